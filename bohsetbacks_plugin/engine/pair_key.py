# SPDX-License-Identifier: GPL-2.0-or-later
"""By what a finding is known again in another check: its rule and its two features."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

KEY_FIELDS = ("rule_id", "subject_layer", "subject_id", "constraint_layer", "constraint_id")

#: Values of `KEY_FIELDS`.
Key = tuple[str, ...]


def key_of(record: Mapping[str, Any]) -> Key:
    """Values of `KEY_FIELDS`, "" where a finding has no constraint or no rule is loaded.

    Parameters
    ----------
    record : mapping
        A finding with the keys of `findings.FIELDS`.
    """
    return tuple("" if record[name] is None else as_text(str(record[name])) for name in KEY_FIELDS)


def as_text(value: str) -> str:
    """A text that any file takes: a broken sign of a badly encoded source is replaced."""
    return value.encode("utf-8", "replace").decode("utf-8")
