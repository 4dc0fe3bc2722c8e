# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings that are shown together though they come from several runs: a check, and what was checked anew since."""

from __future__ import annotations

from dataclasses import dataclass

from .review import Review
from .site import IndexArray


@dataclass(frozen=True)
class FindingPart:
    """Some findings of one review; row numbers of features and rules in them are those of that review.

    Attributes
    ----------
    review : Review
    rows : ndarray of intp
        Rows of `review.findings` that still stand; the others were checked anew and stand in another part.
    """

    review: Review
    rows: IndexArray
