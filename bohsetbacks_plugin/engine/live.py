# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks anew what an edit can change, against a whole place whose index is kept: the live check while drawing.

The place's features are indexed once; edited ones are laid over them. What is checked anew is cut out of the place with all
that its answers rest on, and given to the same `review` as a whole check: there is no second way to a verdict.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Optional

import numpy as np
import shapely

from .assemble import take_changes
from .finding_parts import FindingPart
from .findings import NONE
from .live_doubts import whole_needed
from .live_place import LivePlace
from .review import Review, review
from .rule_reach import RuleReach, is_of_pairs
from .rules import Catalogue, Rule
from .site import BoolArray, Features, IndexArray, LayerData

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
    """Findings that were made together.

    Attributes
    ----------
    keys : list of (int, str) or None
        The subject of each finding.
    stands : ndarray of bool
        Which are shown: others were made on the way, or checked anew since.
    """

    result: Review
    keys: list[Optional[Key]]
    stands: BoolArray

    def __post_init__(self) -> None:
        self._named = frozenset(key for key, stands in zip(self.keys, self.stands) if key is not None and stands)

    def forget(self, measured: set[Key], counted: set[Key]) -> None:
        """Let go what was checked anew: findings of pairs of `measured`, and those that are no matter of two of `counted`."""
        if self._named.isdisjoint(measured) and self._named.isdisjoint(counted):
            return
        of_pairs = np.array([*(is_of_pairs(rule) for rule in self.result.rules), True], dtype=bool)[self.result.findings.rule]
        for row in np.flatnonzero(self.stands):
            self.stands[row] = self.keys[row] not in (measured if of_pairs[row] else counted)


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
    edited : set of (int, str)
        Features that were edited since the check.
    """

    def __init__(self, result: Review, catalogue: Catalogue, want_all: bool = False) -> None:
        self.result, self.catalogue, self.want_all = result, catalogue, want_all
        self.reach = RuleReach(result.site, catalogue.rules)
        self.place = LivePlace(result.site, self.reach)
        self.edited: set[Key] = set()
        self._parts: list[_Part] = []
        self._named = frozenset(role for rule in catalogue.rules if rule.listing is None and rule.notice is None
                                for role in rule.subjects)
        subjects = result.findings.subject
        self._by_subject = np.argsort(subjects, kind="stable")
        self._sorted_subjects = subjects[self._by_subject]
        self._stands = np.ones(len(subjects), dtype=bool)
        pairs = np.array([*(is_of_pairs(rule) for rule in result.rules), True], dtype=bool)
        self._of_pairs = pairs[result.findings.rule]

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
        edited = {(change.layer, fid) for change in changes for fid in change.fids}
        self.edited |= edited
        after = self.place.rows_of(edited)
        near, on_lots = self.place.affected(touched, after)
        near = np.union1d(near, self._ending_on(touched, self.place.pick(after)))
        counted = np.union1d(after, on_lots)
        if self.want_all:
            near = np.unique(np.concatenate([near, on_lots, self._with_another_nearest(edited)]))
        self._forget(edited | self.place.keys(near), edited | self.place.keys(counted))
        self._measure_and_count(near, counted)
        self._parts = [part for part in self._parts if part.stands.any()]
        return LiveAnswer(len(np.union1d(near, counted)), "", time.perf_counter() - start)

    def parts(self) -> list[FindingPart]:
        """What stands now: of the whole check, and of what was checked anew."""
        whole = FindingPart(self.result, np.flatnonzero(self._stands))
        return [whole, *(FindingPart(part.result, np.flatnonzero(part.stands)) for part in self._parts)]

    def _ending_on(self, before: Features, after: Features) -> IndexArray:
        """Features with a finding whose constraint lies on a lot that was edited: its label may be another now."""
        lots = np.concatenate([part.geometry[part.having(frozenset({"lot"}))] for part in (before, after)])
        keys: set[Key] = set()
        for part in self.parts() if len(lots) else ():
            found, features = part.review.findings, part.review.site.features
            rows = part.rows[found.has_place[part.rows]]
            ends = found.lines[rows, 1]
            for lot in lots:
                west, south, east, north = shapely.bounds(lot)
                inside = ((ends >= [west, south]) & (ends <= [east, north])).all(axis=1)
                keys |= {(int(features.layer[row]), str(features.fids[row])) for row in found.subject[rows[inside]]}
        return self.place.rows_of(keys)

    def _with_another_nearest(self, edited: set[Key]) -> IndexArray:
        """Features that meet a rule, and to which the nearest of its constraints may be another now, however far it is."""
        far: dict[Key, float] = {}
        named: set[Key] = set()
        for part in self.parts():
            found, features = part.review.findings.take(part.rows), part.review.site.features
            keys = list(zip(features.layer.tolist(), features.fids.tolist()))
            measured = np.where(np.isfinite(found.signed), found.signed, np.inf)
            for subject, constraint, feet in zip(found.subject.tolist(), found.constraint.tolist(), measured.tolist()):
                if subject != NONE:
                    far[keys[subject]] = max(far.get(keys[subject], 0.0), feet)
                    if constraint != NONE and keys[constraint] in edited:
                        named.add(keys[subject])
        return np.union1d(self.place.rows_of(named), self.place.not_farther(self.place.rows_of(edited), far))

    def _measure_and_count(self, near: IndexArray, counted: IndexArray) -> None:
        """Measure from some features by rules on two of them; test values, areas and counts of some, and what lies where."""
        measuring = self.reach.measuring(self.place.possible_roles(near))
        counting = self.reach.counting(self.place.possible_roles(counted))
        keys, some = self.place.keys(near), self.place.pick(near)
        silent = np.array([not possible & self._named for possible in some.could_be], dtype=bool)[some.role_set]
        without_rule = self.place.keys(near[silent])

        def is_of_near(key: Key, rule: Optional[Rule]) -> bool:
            return key in keys if rule is not None else key in without_rule

        if np.array_equal(near, counted):
            # What moved within its lot changes nothing else: one cut serves both.
            both = {rule.id for rule in (*measuring, *counting)}
            self._check(near, self.want_all, [rule for rule in self.catalogue.rules if rule.id in both], is_of_near)
            return
        self._check(near, self.want_all, measuring, is_of_near)
        if counting:
            tested = self.place.keys(counted)
            self._check(counted, False, counting, lambda key, rule: rule is not None and key in tested)

    def _check(self, rows: IndexArray, nearest: bool, rules: Sequence[Rule],
               shown: Callable[[Key, Optional[Rule]], bool]) -> None:
        """Give what some features' answers rest on to `review`; of its findings those are shown that are of the features."""
        if not len(rows):
            return
        site = self.place.cut(rows, nearest)
        names, ids = {rule.id for rule in rules}, set(site.features.ids.tolist())
        site = replace(site, variances=tuple(one for one in site.variances if one.rule in names and one.subject in ids))
        answer = review(site, replace(self.catalogue, rules=tuple(rules)), want_all=self.want_all, is_part=True)
        layer, fids = answer.site.features.layer, answer.site.features.fids
        keys: list[Optional[Key]] = [None if row == NONE else (int(layer[row]), str(fids[row]))
                                     for row in answer.findings.subject]
        stands = [key is not None and shown(key, None if number == NONE else rules[number])
                  for key, number in zip(keys, answer.findings.rule)]
        self._parts.append(_Part(answer, keys, np.array(stands, dtype=bool)))

    def _forget(self, measured: set[Key], counted: set[Key]) -> None:
        """Let earlier findings go: those of pairs of some features, and those that are no matter of two of others."""
        for keys, kind in ((measured, self._of_pairs), (counted, ~self._of_pairs)):
            for row in self.place.base_rows(keys):
                first, last = np.searchsorted(self._sorted_subjects, [row, row + 1])
                found = self._by_subject[first:last]
                self._stands[found[kind[found]]] = False
        for part in self._parts:
            part.forget(measured, counted)
