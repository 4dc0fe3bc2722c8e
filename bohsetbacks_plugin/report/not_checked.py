# SPDX-License-Identifier: GPL-2.0-or-later
"""What was not checked, in groups: by reason, then by rule; by columns, for a town has a million such answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Optional

import numpy as np

from ..engine.finding_parts import FindingPart
from ..engine.findings import NONE
from ..engine.review import Review
from ..engine.site import IndexArray
from ..engine.verdict import CODE
from .finding_columns import ColumnStore, ReviewColumns


class NotCheckedGroups:
    """The answers `not_checked` of some parts, by their reason, which is the finding's note.

    Parameters
    ----------
    parts : sequence of FindingPart
        The first one is the whole check, whose rules and layers are told of.
    columns : ColumnStore, optional
        Keeps what was reckoned for the next time.
    """

    def __init__(self, parts: Sequence[FindingPart], columns: Optional[ColumnStore] = None) -> None:
        store = columns if columns is not None else ColumnStore()
        self.parts = tuple(parts)
        self._known = [store.of(part.review) for part in parts]
        self._rows = [part.rows[part.review.findings.outcome[part.rows] == CODE["not_checked"]] for part in parts]

    @property
    def review(self) -> Optional[Review]:
        """The whole check; None where there is none."""
        return self.parts[0].review if self.parts else None

    def answers(self) -> int:
        """How many answers were not checked."""
        return sum(len(rows) for rows in self._rows)

    def reasons(self) -> list[tuple[str, int]]:
        """Each reason with its number of answers, the most frequent first."""
        total: Counter[str] = Counter()
        for own, rows in zip(self._known, self._rows):
            codes, labels = own.coded("note")
            counts = np.bincount(codes[rows], minlength=len(labels))
            for code in np.flatnonzero(counts):
                total[str(labels[code])] += int(counts[code])
        return sorted(total.items(), key=lambda item: (-item[1], item[0]))

    def rules_of(self, reason: str) -> list[tuple[str, int]]:
        """Each rule that could not be checked for a reason, with its number of answers; an empty id for "no rule loaded"."""
        total: Counter[str] = Counter()
        for own, rows in zip(self._known, self._rows):
            rules = own.review.rules
            counts = np.bincount(own.review.findings.rule[self._with_reason(own, rows, reason)] + 1, minlength=len(rules) + 1)
            for number in np.flatnonzero(counts):
                total["" if number == 0 else rules[number - 1].id] += int(counts[number])
        return sorted(total.items(), key=lambda item: (-item[1], item[0]))

    def places_of(self, reason: str, rule_id: str, most: int) -> list[tuple[FindingPart, int]]:
        """The first answers of one rule for one reason: the part and the row of its review's findings."""
        places: list[tuple[FindingPart, int]] = []
        for part, own, rows in zip(self.parts, self._known, self._rows):
            numbers = [number for number, rule in enumerate(own.review.rules) if rule.id == rule_id] if rule_id else [NONE]
            found = self._with_reason(own, rows, reason)
            found = found[np.isin(own.review.findings.rule[found], numbers)]
            places += [(part, int(row)) for row in found[:most - len(places)]]
        return places

    def open_rules(self) -> set[str]:
        """Ids of rules that were not checked, or on part of their layers or features only; empty for "no rule loaded"."""
        result: set[str] = set()
        if self.review is not None:
            result |= {rule.id for rule, status in zip(self.review.rules, self.review.statuses)
                       if status.status == "not_checked" or status.on_part}
        for own, rows in zip(self._known, self._rows):
            rules = own.review.rules
            counts = np.bincount(own.review.findings.rule[rows] + 1, minlength=len(rules) + 1)
            result |= {"" if number == 0 else rules[number - 1].id for number in np.flatnonzero(counts)}
        return result

    def statuses(self, on_part: bool) -> list[tuple[str, str]]:
        """Id and reason of each rule that was not checked at all, or was checked on part of its layers only."""
        if self.review is None:
            return []
        return [(rule.id, status.reason.replace("_", " ")) for rule, status in zip(self.review.rules, self.review.statuses)
                if (status.on_part if on_part else status.status == "not_checked")]

    def not_measured(self) -> dict[tuple[str, str], list[str]]:
        """Ids of the features that were not measured, by layer and reason."""
        groups: dict[tuple[str, str], list[str]] = {}
        for row in self.review.not_measured_rows() if self.review is not None else ():
            groups.setdefault((str(row["layer"]), str(row["reason"])), []).append(str(row["id"]))
        return groups

    def cautions(self) -> list[tuple[str, str]]:
        """Layer and caution of each caution; rows left out and repaired features are cautions too."""
        told: list[tuple[str, str]] = []
        for row in self.review.input_rows() if self.review is not None else ():
            told += [(row["layer"], caution) for caution in row["cautions"]]
            if row["repaired"]:
                told.append((row["layer"], f"{row['repaired']} repaired and measured on the repaired geometry"))
            if row["excluded"]:
                told.append((row["layer"], f"{row['excluded']} left out by the layer's own filter"))
        return told

    @staticmethod
    def _with_reason(own: ReviewColumns, rows: IndexArray, reason: str) -> IndexArray:
        codes, labels = own.coded("note")
        numbers = [number for number, label in enumerate(labels) if str(label) == reason]
        result: IndexArray = rows[np.isin(codes[rows], numbers)]
        return result
