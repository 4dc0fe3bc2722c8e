# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers by which findings are sorted, worst first or by a column; by columns, so that a million take a part of a second."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..engine.site import FloatArray, IndexArray
from ..engine.vocabulary import OUTCOMES
from .finding_columns import ReviewColumns, places_together

WORST = "worst"
#: What findings can be sorted by, beside `WORST`.
ORDERS = ("outcome", "subject", "constraint", "required", "provided", "shortfall", "section", "lot", "governs")

#: Up to here one whole number can hold several keys.
_LARGEST = 2 ** 62


@dataclass(frozen=True)
class Key:
    """One key to sort by, upwards.

    Attributes
    ----------
    places : ndarray of int64, shape (n,)
        From 0; `size` - 1 where there is no value.
    size : int
        How many different places there are, that for "no value" among them.
    """

    places: IndexArray
    size: int

    def directed(self, descending: bool) -> Key:
        """Turned around, or not; what has no value stays last."""
        none = self.size - 1
        return Key(np.where(self.places == none, none, none - 1 - self.places), self.size) if descending else self


@dataclass
class Keys:
    """Keys of the chosen findings of all parts together.

    Attributes
    ----------
    known : sequence of ReviewColumns
        One per part.
    chosen : sequence of ndarray of intp
        Rows of each part's findings.
    """

    known: Sequence[ReviewColumns]
    chosen: Sequence[IndexArray]

    def worst(self) -> list[Key]:
        """First the most telling."""
        required, signed = self._column("required"), self._column("signed")
        # By the signed distance: of two in a swamp the deeper one is worse.
        margin = np.where(self._column("at_most").astype(bool), required - signed, signed - required)
        return [self._outcomes(), _of_numbers(margin), self._texts("lot"), self._features("subject")]

    def of(self, order: str) -> list[Key]:
        """The keys of one of `ORDERS`."""
        if order in ("subject", "constraint"):
            return [self._texts(f"{order}_role"), self._features(order)]
        if order == "lot":
            return [self._texts("lot")]
        if order == "section":
            return [self._labelled("sections", [own.review.findings.rule[rows] for own, rows in self._both()])]
        if order == "outcome":
            return [self._outcomes()]
        if order in ("provided", "shortfall"):
            return [_of_numbers(getattr(self, f"_{order}")())]
        return [_of_numbers(self._column(order))]

    def _both(self) -> list[tuple[ReviewColumns, IndexArray]]:
        return list(zip(self.known, self.chosen))

    def _column(self, name: str) -> FloatArray:
        column: FloatArray = np.concatenate([getattr(own.review.findings, name)[rows] for own, rows in self._both()])
        return column.astype(np.float64)

    def _outcomes(self) -> Key:
        """By outcome, binding before advisory."""
        places = [2 * own.review.findings.outcome[rows].astype(np.int64) + ~own.review.findings.binding[rows]
                  for own, rows in self._both()]
        return Key(np.concatenate(places), 2 * len(OUTCOMES) + 1)

    def _provided(self) -> FloatArray:
        return np.maximum(0.0, self._column("signed"))

    def _shortfall(self) -> FloatArray:
        over = self._provided() - self._column("required")
        return np.maximum(0.0, np.where(self._column("at_most").astype(bool), over, -over))

    def _texts(self, name: str) -> Key:
        return self._labelled(name, [own.coded(name)[0][rows] for own, rows in self._both()])

    def _features(self, name: str) -> Key:
        """By the id of the subject or the constraint."""
        return self._labelled("ids", [getattr(own.review.findings, name)[rows] for own, rows in self._both()])

    def _labelled(self, name: str, codes: Sequence[IndexArray]) -> Key:
        """By the labels that the codes stand for; a code below 0 stands for none."""
        places = places_together(self.known, name)
        # The last place is that of "none", which is where -1 points.
        together = _of_numbers(np.concatenate([np.append(own, np.nan) for own in places]))
        result, start = [], 0
        for own, rows in zip(places, codes):
            result.append(together.places[start:start + len(own) + 1][rows])
            start += len(own) + 1
        return Key(np.concatenate(result), together.size)


def sort_by(keys: Sequence[Key]) -> IndexArray:
    """The order of findings by some keys, the first one first; what is equal stays as it was."""
    # Several keys in one whole number are sorted in one pass.
    held: list[IndexArray] = []
    size = _LARGEST
    for key in keys:
        if size * key.size >= _LARGEST:
            held.append(key.places)
            size = key.size
        else:
            held[-1] = held[-1] * key.size + key.places
            size *= key.size
    return np.argsort(held[0], kind="stable") if len(held) == 1 else np.lexsort(held[::-1])


def _of_numbers(values: FloatArray) -> Key:
    """A key of numbers; NaN is "no value"."""
    has = ~np.isnan(values)
    different, inverse = np.unique(values[has], return_inverse=True)
    places = np.full(len(values), len(different), dtype=np.int64)
    places[has] = inverse.reshape(-1)
    return Key(places, len(different) + 1)
