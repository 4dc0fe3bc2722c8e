# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks anew what an edit can change, against a whole place whose index is kept: the live check while drawing.

The place's features are indexed once; edited ones are laid over them. What is checked anew is cut out of the place with all
that its answers rest on, and given to the same `review` as a whole check: there is no second way to a verdict.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Optional

import numpy as np

from .assemble import take_changes
from .finding_parts import FindingPart
from .findings import NONE
from .live_doubts import whole_needed
from .live_place import LivePlace
from .review import Review, review
from .rule_reach import RuleReach
from .rules import Catalogue
from .site import IndexArray, LayerData

#: A feature of a layer: row of `Site.layers`, and the source's own feature id.
Key = tuple[int, str]


@dataclass
class LayerChange:
    """What an edit did to one layer.

    Attributes
    ----------
    layer : int
        Row of `Site.layers`.
    fids : frozenset of str
        Features that were changed, added or deleted, by the source's feature ids.
    data : LayerData
        Those of them that are there now.
    """

    layer: int
    fids: frozenset[str]
    data: LayerData


@dataclass
class LiveAnswer:
    """What one edit led to.

    Attributes
    ----------
    checked : int
        How many features were checked anew.
    whole_needed : str
        Why only a check of the whole place can answer; empty if the parts stand.
    seconds : float
    """

    checked: int = 0
    whole_needed: str = ""
    seconds: float = 0.0


@dataclass
class _Part:
    """Findings of features that were checked together."""

    result: Review
    keys: list[Optional[Key]]
    gone: set[Key] = field(default_factory=set)

    def shown(self) -> FindingPart:
        rows = [row for row, key in enumerate(self.keys) if key is not None and key not in self.gone]
        return FindingPart(self.result, np.array(rows, dtype=np.intp))


class LiveCheck:
    """The live check of one place.

    Parameters
    ----------
    result : Review
        A check of the whole place, on all lots.
    catalogue : Catalogue
        Its rules.
    want_all : bool
        Whether it holds `meets` and `not_applicable` too; then what is checked anew does.

    Attributes
    ----------
    answered : set of (int, str)
        Features that were checked anew since.
    """

    def __init__(self, result: Review, catalogue: Catalogue, want_all: bool = False) -> None:
        self.result, self.catalogue, self.want_all = result, catalogue, want_all
        self.reach = RuleReach(result.site, catalogue.rules)
        self.place = LivePlace(result.site, self.reach)
        self.answered: set[Key] = set()
        self._parts: list[_Part] = []
        subjects = result.findings.subject
        self._by_subject = np.argsort(subjects, kind="stable")
        self._sorted_subjects = subjects[self._by_subject]
        self._stands = np.ones(len(subjects), dtype=bool)

    def change(self, changes: Sequence[LayerChange]) -> LiveAnswer:
        """Take in an edit, and check anew everything that it can change.

        Parameters
        ----------
        changes : sequence of LayerChange

        Returns
        -------
        LiveAnswer
            Where a whole check is needed, nothing was taken in.
        """
        start = time.perf_counter()
        taken = [(change, take_changes(change.data, change.layer, self.place.labels(change.layer, change.fids)))
                 for change in changes]
        reason = whole_needed(self.place, taken)
        if reason:
            return LiveAnswer(whole_needed=reason, seconds=time.perf_counter() - start)
        touched = self.place.touched_by([(change.layer, fid) for change in changes for fid in change.fids])
        for change, (features, lost) in taken:
            self.place.lay_over(change.layer, change.fids, features, lost)
        rows = self.place.affected(touched, self.place.rows_of([(change.layer, fid) for change in changes
                                                                for fid in change.fids]))
        keys = {key for change in changes for key in ((change.layer, fid) for fid in change.fids)}
        keys |= self.place.keys(rows)
        self._forget(keys)
        self._check(rows, keys)
        return LiveAnswer(len(rows), "", time.perf_counter() - start)

    def parts(self) -> list[FindingPart]:
        """What stands now: of the whole check, and of what was checked anew."""
        whole = FindingPart(self.result, np.flatnonzero(self._stands))
        return [whole, *(part.shown() for part in self._parts)]

    def stale(self) -> set[Key]:
        """Features of the whole check whose findings no longer stand."""
        return set(self.answered)

    def _forget(self, keys: set[Key]) -> None:
        """Let the earlier findings of some features go."""
        for row in self.place.base_rows(keys - self.answered):
            first, last = np.searchsorted(self._sorted_subjects, [row, row + 1])
            self._stands[self._by_subject[first:last]] = False
        self.answered |= keys
        for part in self._parts:
            part.gone |= keys
        self._parts = [part for part in self._parts if any(key is not None and key not in part.gone for key in part.keys)]

    def _check(self, rows: IndexArray, keys: set[Key]) -> None:
        if not len(rows):
            return
        site = self.place.cut(rows, nearest=self.want_all)
        rules = self.reach.rules_for(self.place.possible_roles(rows))
        names, ids = {rule.id for rule in rules}, set(site.features.ids.tolist())
        site = replace(site, variances=tuple(one for one in site.variances if one.rule in names and one.subject in ids))
        answer = review(site, replace(self.catalogue, rules=tuple(rules)), want_all=self.want_all, is_part=True)
        own = [None if subject == NONE else (int(answer.site.features.layer[subject]), str(answer.site.features.fids[subject]))
               for subject in answer.findings.subject]
        self._parts.append(_Part(answer, [key if key in keys else None for key in own]))
