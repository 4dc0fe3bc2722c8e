# SPDX-License-Identifier: GPL-2.0-or-later
"""Texts of a review's findings as numbers, so that a million findings are searched and sorted without a loop over them."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..engine.finding_parts import FindingPart
from ..engine.findings import codes_of
from ..engine.review import Review
from ..engine.site import BoolArray, FloatArray, IndexArray

_TEXT_COLUMNS = ("subject_role", "constraint_role", "constraint_label", "lot", "constraint_lot", "note")
#: Digits of the longest number in an id that is sorted as a number.
_DIGITS = 15


class ReviewColumns:
    """The columns of one review's findings, in the order of its table; each is reckoned when it is first asked for.

    Parameters
    ----------
    review : Review
    """

    def __init__(self, review: Review) -> None:
        self.review = review
        self._coded: dict[str, tuple[IndexArray, list[Any]]] = {}
        self._folded: dict[str, list[str]] = {}
        self._sorted: dict[str, tuple[FloatArray, list[str]]] = {}

    def coded(self, name: str) -> tuple[IndexArray, list[Any]]:
        """A column of texts as a number per finding, shape (n,), and the texts that the numbers stand for."""
        if name not in self._coded:
            self._coded[name] = codes_of(getattr(self.review.findings, name))
        return self._coded[name]

    def labels(self, name: str) -> Sequence[Any]:
        """The texts that a column's numbers stand for: ``ids`` of features, ``sections`` of rules, or a column of texts."""
        if name == "ids":
            return list(self.review.site.features.ids)
        if name == "sections":
            return [f"{rule.authority} {rule.section}" for rule in self.review.rules]
        return self.coded(name)[1]

    def sorted_labels(self, name: str) -> tuple[FloatArray, list[str]]:
        """The place of each label among the sorted ones (NaN for None), and those in order."""
        if name not in self._sorted:
            texts = [None if label is None else natural(label) for label in self.labels(name)]
            in_order = sorted({text for text in texts if text is not None})
            place = {text: float(number) for number, text in enumerate(in_order)}
            self._sorted[name] = np.array([np.nan if text is None else place[text] for text in texts]), in_order
        return self._sorted[name]

    def having(self, rows: IndexArray, word: str) -> BoolArray:
        """Which findings have a word in an id, a role, a lot, the rule and its section, a layer's name or the note.

        Parameters
        ----------
        rows : ndarray of intp, shape (n,)
        word : str
            Folded to lower case.

        Returns
        -------
        ndarray of bool, shape (n,)
        """
        found = self.review.findings
        of_feature = self._features_having(word)
        hit: BoolArray = of_feature[found.subject[rows]] | of_feature[found.constraint[rows]]
        hit |= self._rules_having(word)[found.rule[rows]]
        for name in _TEXT_COLUMNS:
            hit |= self.with_text(name, rows, lambda text: word in text)
        return hit

    def with_text(self, name: str, rows: IndexArray, test: Callable[[str], bool]) -> BoolArray:
        """For which findings a column's text, folded to lower case, passes a test; each different text is tested once."""
        codes, labels = self.coded(name)
        if name not in self._folded:
            self._folded[name] = ["" if label is None else str(label).casefold() for label in labels]
        passed = np.array([test(text) for text in self._folded[name]], dtype=bool)
        result: BoolArray = passed[codes[rows]] if len(passed) else np.zeros(len(rows), dtype=bool)
        return result

    def _features_having(self, word: str) -> BoolArray:
        """Per feature, and False at the end, which is where `NONE` points."""
        features = self.review.site.features
        if "ids" not in self._folded:
            self._folded["ids"] = [str(one).casefold() for one in features.ids]
        by_id = np.array([*(word in text for text in self._folded["ids"]), False], dtype=bool)
        by_layer = np.array([word in layer.name.casefold() for layer in self.review.site.layers], dtype=bool)
        if len(features):
            by_id[:-1] |= by_layer[features.layer]
        return by_id

    def _rules_having(self, word: str) -> BoolArray:
        """Per rule, and False at the end."""
        return np.array([*(word in f"{rule.id} {rule.authority} {rule.section}".casefold() for rule in self.review.rules),
                         False], dtype=bool)


class ColumnStore:
    """The columns of the reviews that are in use, kept from one filter to the next."""

    def __init__(self) -> None:
        self._known: list[ReviewColumns] = []

    def of(self, review: Review) -> ReviewColumns:
        """The columns of a review."""
        for columns in self._known:
            if columns.review is review:
                return columns
        self._known.append(ReviewColumns(review))
        return self._known[-1]

    def keep(self, parts: Sequence[FindingPart]) -> None:
        """Forget all reviews but those of some parts."""
        self._known = [columns for columns in self._known if any(part.review is columns.review for part in parts)]


def natural(text: Any) -> str:
    """A text to sort by, numbers in it taken as numbers: LOT-9 comes before LOT-10."""
    return re.sub(r"\d+", lambda digits: digits.group().zfill(_DIGITS), str(text).casefold())


def places_together(known: Sequence[ReviewColumns], name: str) -> list[FloatArray]:
    """The place of each text of a column among the sorted ones of several reviews; NaN for None.

    The review with most texts is sorted once and kept; the texts of the others, which are few, are laid between its own.

    Parameters
    ----------
    known : sequence of ReviewColumns
    name : str
        See `ReviewColumns.labels`.

    Returns
    -------
    list of ndarray of float64
        Per review, one number per label.
    """
    main = max(known, key=lambda own: len(own.labels(name)))
    own_places, in_order = main.sorted_labels(name)
    others = {id(own): [None if label is None else natural(label) for label in own.labels(name)]
              for own in known if own is not main}
    extra = sorted({text for texts in others.values() for text in texts if text is not None})
    at: dict[str, float] = {}
    for number, text in enumerate(extra):
        place = bisect_left(in_order, text)
        is_there = place < len(in_order) and in_order[place] == text
        at[text] = float(place) if is_there else place - 1.0 + (number + 1.0) / (len(extra) + 1.0)
    return [own_places if own is main else np.array([np.nan if text is None else at[text] for text in others[id(own)]])
            for own in known]
