# SPDX-License-Identifier: GPL-2.0-or-later
"""Setbacks to mapped constraints: one pass per kind of constraint at the largest distance, then the rules on the pairs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Optional

import numpy as np
import shapely

from ..context import Context
from ..distance import ConstraintIndex, LineCache, Pairs
from ..edges import ROAD_ROLES, UNMAPPED_EDGE_REACH_FT, EdgeOffsets, edge_offsets, without_layouts
from ..findings import FindingTable
from ..site import BoolArray, FloatArray, IndexArray, ObjectArray
from ..verdict import root_of_squares
from .pairs import PairJudge
from .plan import Task, plan

# Pairs are fetched this much beyond the reach, so that rounding half up to 0.01 ft never loses one.
_MARGIN_FT = 0.02


@dataclass
class Nearest:
    """For each subject the nearest constraint that a rule measured to, for `meets`."""

    signed_ft: FloatArray
    constraint: IndexArray
    role: ObjectArray
    note: ObjectArray
    lines: FloatArray

    @classmethod
    def empty(cls, count: int) -> Nearest:
        """Nothing measured yet."""
        return cls(np.full(count, np.inf), np.full(count, -1, dtype=np.intp), np.full(count, None, dtype=object),
                   np.full(count, "", dtype=object), np.full((count, 2, 2), np.nan))


@dataclass
class SetbackPass:
    """What the passes over mapped constraints found.

    Attributes
    ----------
    answered : ndarray of bool, shape (rules, subjects)
        Whether a rule has a finding on a subject.
    nearest : dict of int to Nearest
        Per row of the rules; filled only where asked for.
    constraints : ndarray of intp, shape (rules,)
        How many constraints each rule measured to.
    """

    tables: list[FindingTable]
    answered: BoolArray
    nearest: dict[int, Nearest]
    constraints: IndexArray


def measure(context: Context, numbers: Sequence[int], want_nearest: bool) -> SetbackPass:
    """Measure all subjects against all mapped constraints that the rules name; lots are measured elsewhere.

    Parameters
    ----------
    context : Context
    numbers : sequence of int
        Rows of the setback rules.
    want_nearest : bool
        Also find the nearest constraint beyond reach, which costs several times the check itself.
    """
    count = len(context.subjects)
    result = SetbackPass([], np.zeros((len(context.rules), count), dtype=bool), {},
                         np.zeros(len(context.rules), dtype=np.intp))
    features = context.site.features
    for code in range(len(features.role_sets)):
        members = np.flatnonzero(features.role_set == code)
        tasks = plan(context, numbers, code) if len(members) else []
        if tasks:
            _ClassPass(context, members, tasks, want_nearest).run(result)
    return result


@dataclass
class _ClassPass:
    """The pass over the constraints of one role set."""

    context: Context
    members: IndexArray
    tasks: list[Task]
    want_nearest: bool
    offsets: dict[str, EdgeOffsets] = field(default_factory=dict)

    def run(self, result: SetbackPass) -> None:
        features = self.context.site.features
        for task in self.tasks:
            if task.measured_as not in self.offsets:
                self.offsets[task.measured_as] = edge_offsets(features, self.members, task.measured_as)
            if not task.unknown_type:
                result.constraints[task.rule] += len(self.members)
        taking, reach = self._reach()
        if not len(taking):
            return
        subjects = self.context.subject_geometry
        # Centrelines are cut by the layouts of the role under which they are measured; all else is measured as it is.
        for role, connected in dict.fromkeys(self._way(task) for task in self.tasks):
            tasks = [task for task in self.tasks if self._way(task) == (role, connected)]
            shapes = without_layouts(features, self.members, role)
            if connected:
                traced = features.attribute("contributes", self.members)
                shapes = np.where([value is False for value in traced], shapely.Point(), shapes)
            index = ConstraintIndex(shapes)
            pairs = index.within(subjects[taking], reach / self.context.site.feet_per_unit)
            pairs = Pairs(taking[pairs.subject], pairs.constraint, pairs.signed, pairs.piece)
            lines, least = LineCache(index, subjects, pairs), self._least_ft(pairs)
            for task in tasks if len(pairs) else ():
                self._judge(task, lines, least, result)
            if self.want_nearest:
                self._nearest(index, taking, tasks, result)

    def _way(self, task: Task) -> tuple[str, bool]:
        """By whose layouts centrelines are cut, and whether waters that were traced to no supply are left out."""
        return (task.measured_as if task.measured_as in ROAD_ROLES else "", self.context.rules[task.rule].contributing)

    def _takes(self, task: Task) -> BoolArray:
        return task.takes[self.context.subject_codes] & self.context.applicability[task.rule].applies

    def _reach(self) -> tuple[IndexArray, FloatArray]:
        """Subjects that some task takes, and how far each must be looked around, in feet."""
        features, subjects = self.context.site.features, self.context.subjects
        need = np.full(len(subjects), -1.0)
        for task in self.tasks:
            offsets = self.offsets[task.measured_as].feet
            edge = float(np.nanmax(offsets, initial=0.0))
            if np.isnan(offsets).any():
                edge = max(edge, UNMAPPED_EDGE_REACH_FT)
            taken = self._takes(task)
            need[taken] = np.maximum(need[taken], task.leg.reach_ft + edge)
        taking = np.flatnonzero(need >= 0)
        worst = np.nanmax(features.accuracy_ft[self.members], initial=0.0)
        band = root_of_squares(features.accuracy_ft[subjects[taking]], np.array(worst),
                               np.array(self.context.worst_operation_ft * np.sqrt(2.0)))
        return taking, need[taking] + band + _MARGIN_FT

    def _judge(self, task: Task, lines: LineCache, least_ft: FloatArray, result: SetbackPass) -> None:
        features, subjects, pairs = self.context.site.features, self.context.subjects, lines.pairs
        # Others were fetched for rules that reach farther.
        offset = self.offsets[task.measured_as].feet[pairs.constraint]
        offset = np.where(np.isnan(offset), UNMAPPED_EDGE_REACH_FT, offset)
        near = least_ft <= task.leg.reach_ft + offset + _MARGIN_FT
        if not near.any():
            return
        constraint = self.members[pairs.constraint]
        proposed = (features.status[constraint] == "proposed") & features.is_subject[constraint]
        chosen = np.flatnonzero(near & self._takes(task)[pairs.subject] & (subjects[pairs.subject] != constraint)
                                & (self.context.checked[pairs.subject] | proposed))
        if not len(chosen):
            return
        found = PairJudge(self.context, task, self.members, self.offsets[task.measured_as], lines, chosen).table()
        if len(found):
            result.tables.append(found)
            rows = np.searchsorted(subjects, found.subject)
            result.answered[task.rule, rows] = True

    def _least_ft(self, pairs: Pairs) -> FloatArray:
        """Feet between pairs, less all that accuracy can take from them."""
        features = self.context.site.features
        band = root_of_squares(features.accuracy_ft[self.context.subjects[pairs.subject]],
                               features.accuracy_ft[self.members[pairs.constraint]],
                               np.array(self.context.worst_operation_ft * np.sqrt(2.0)))
        least: FloatArray = pairs.signed * self.context.site.feet_per_unit - band
        return least

    def _nearest(self, index: ConstraintIndex, taking: IndexArray, tasks: list[Task], result: SetbackPass) -> None:
        subjects = self.context.subject_geometry
        pairs = index.nearest(subjects[taking])
        pairs = Pairs(taking[pairs.subject], pairs.constraint, pairs.signed, pairs.piece)
        lines: Optional[FloatArray] = None
        for task in tasks:
            if task.unknown_type:
                continue
            if lines is None:
                lines = index.lines_between(subjects, pairs)
            best = result.nearest.setdefault(task.rule, Nearest.empty(len(subjects)))
            offset = np.nan_to_num(self.offsets[task.measured_as].feet[pairs.constraint], nan=0.0)
            signed = pairs.signed * self.context.site.feet_per_unit - offset
            nearer = np.flatnonzero(self._takes(task)[pairs.subject] & (signed < best.signed_ft[pairs.subject])
                                    & (self.context.subjects[pairs.subject] != self.members[pairs.constraint]))
            rows = pairs.subject[nearer]
            best.signed_ft[rows] = signed[nearer]
            best.constraint[rows] = self.members[pairs.constraint[nearer]]
            best.role[rows] = task.constraint_role
            best.note[rows] = self.offsets[task.measured_as].note[pairs.constraint[nearer]]
            best.lines[rows] = lines[nearer]
