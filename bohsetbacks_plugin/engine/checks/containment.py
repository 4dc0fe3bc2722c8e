# SPDX-License-Identifier: GPL-2.0-or-later
"""Containment that is no matter of overlap alone: inside a foundation and clear of its walls; on the lot that is served.

Rules that ask for no overlap, or for staying inside one's own lot, are measured with the setbacks: see pairs.py and
property_line.py.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely

from .. import geometry as geo
from ..context import Context, RuleStatus
from ..coverage import doubts, is_offered
from ..distance import shortest_lines
from ..findings import NONE, FindingTable, append_notes, notes, table
from ..lots import NO_LOT
from ..rules import Leg
from ..site import FloatArray, IndexArray, ObjectArray
from ..units import round_feet
from ..verdict import CODE, is_one_of, judge, root_of_squares
from .amounts import lots_of, no_subjects, served, subjects_of
from .count import LotsServed
from .unflagged import UNVERIFIED

#: The relations that are answered here.
HANDLED = ("within", "served_lot")


def answer(context: Context, number: int, want_all: bool) -> tuple[list[FindingTable], RuleStatus]:
    """Findings and status of one containment rule of a relation in `HANDLED`."""
    rule = context.rules[number]
    rows = subjects_of(context, rule)
    if not len(rows):
        return [], no_subjects(rule)
    return _Inside(context, number, rows).answer(want_all)


@dataclass
class _Inside:
    """One rule on its subjects: each has one area that it should lie in, or a reason why none is known."""

    context: Context
    number: int
    rows: IndexArray

    def __post_init__(self) -> None:
        self.rule, self.features = self.context.rules[self.number], self.context.site.features
        self.leg: Leg = self.rule.legs[0]
        self.subjects = self.context.subjects[self.rows]
        self.area = np.full(len(self.rows), NONE, dtype=np.intp)
        self.note = np.full(len(self.rows), "", dtype=object)
        self.open = np.full(len(self.rows), "", dtype=object)
        self.new = np.zeros(len(self.rows), dtype=bool)

    def answer(self, want_all: bool) -> tuple[list[FindingTable], RuleStatus]:
        if self.rule.relation == "within":
            self._foundations()
        else:
            self._lots_served()
        found = self._table()
        outcome = found.outcome
        live = outcome != CODE["not_applicable"]
        open_ = sorted({str(one) for one in self.open if one})
        status = RuleStatus("ran", "; ".join(open_), int(live.sum()), len(np.unique(self.area[self.area != NONE])))
        if not live.any():
            reasons = sorted({str(one) for one in found.note if one})
            status = RuleStatus("not_applicable", "; ".join(reasons[:3]))
        elif (outcome[live] == CODE["not_checked"]).all():
            status.status = "not_checked"
        keep = np.full(len(found), True) if want_all else ~is_one_of(outcome, "meets", "not_applicable")
        return [found.take(np.flatnonzero(keep))] if keep.any() else [], status

    def _foundations(self) -> None:
        """The foundation that each subject lies in or meets, of several the one that it is least clear of; else the nearest.

        A house and its cellar may both be mapped: the walls of both count. What is a foundation for certain goes before a
        building that may have one.
        """
        walls, told = self._mapped_foundations()
        if not len(walls):
            self.open[:] = "; ".join(told or ["no foundation is mapped as an area"])
            return
        shapes = self.features.geometry[walls]
        tree = shapely.STRtree(shapes)
        certain = np.array([bool(own & self.leg.constraints) for own in self.features.role_sets])[self.features.role_set[walls]]
        for row, subject in enumerate(self.features.geometry[self.subjects]):
            hit = np.sort(tree.query(subject, predicate="intersects"))
            hit = hit[certain[hit]] if certain[hit].any() else hit
            if not len(hit):
                hit = tree.query_nearest(subject)[:1]
            self.area[row] = walls[hit][int(np.argmin(self._clear_of(np.full(len(hit), subject), shapes[hit])))]
            self._say_how_it_lies(row, told)

    def _mapped_foundations(self) -> tuple[IndexArray, list[str]]:
        """Foundations that are mapped as areas and not abandoned, and why some may be missing."""
        site, features = self.context.site, self.features
        walls = np.flatnonzero(features.matching(self.leg.constraints) & (features.status != "abandoned"))
        told = doubts(site, self.leg.constraints)
        if not is_offered(site, self.leg.constraints):
            told.append(f"no layer gives {' or '.join(self.rule.constraint_words)}".replace("_", " "))
        return walls[shapely.get_dimensions(features.geometry[walls]) == 2], told

    def _say_how_it_lies(self, row: int, told: list[str]) -> None:
        """Note what a subject has to do with its foundation's walls; leave open what the map does not tell."""
        subject, area = self.features.geometry[self.subjects[row]], self.features.geometry[self.area[row]]
        own = self.features.role_sets[self.features.role_set[self.area[row]]]
        covered = bool(shapely.covered_by(subject, area))
        if shapely.intersects(subject, shapely.boundary(area)):
            self.note[row] = "straddles or touches the foundation wall: neither interior nor exterior"
        elif not covered and told:
            self.open[row] = "; ".join(told)
        elif covered and not own & self.leg.constraints:
            self.open[row] = f"whether {self.features.ids[self.area[row]]} is a dwelling is not known: supply its role"
        if not own & self.leg.constraints and not self.open[row]:
            self.note[row] = "; ".join(text for text in (str(self.note[row]), "kind of the building assumed") if text)

    def _lots_served(self) -> None:
        """The lot that each subject serves: the farthest, where it serves several."""
        values, places = self.features.attribute("serves", self.subjects), LotsServed(self.context)
        for row, value in enumerate(values):
            names = served(value)
            lots, unknown = places.find(names)
            if not names:
                self.open[row] = "'serves' not given: supply the ids of the lots or buildings served"
            elif unknown:
                self.open[row] = f"'serves' names what is neither a lot nor a building here: {', '.join(unknown)}"
            else:
                rows = np.array(sorted(lots), dtype=np.intp)
                # Of several lots the well can lie on one only: the farthest tells that another's building is served.
                away = shapely.distance(self.context.lots.geometry[rows], self.features.geometry[self.subjects[row]])
                self.area[row] = self.context.lots.feature[rows[int(np.argmax(away))]]
                self.note[row] = f"serves {', '.join(names)}"
                new = places.proposed(names)
                if new and self.features.status[self.subjects[row]] == "existing":
                    self.new[row] = True
                    self.note[row] += f"; {', '.join(new)} is proposed, so the matter is new though this exists"

    def _clear_of(self, subjects: ObjectArray, areas: ObjectArray) -> FloatArray:
        """Feet to each area's outline from within, minus the feet that reach beyond it."""
        inside = shapely.covered_by(subjects, areas)
        room = shapely.distance(subjects, shapely.boundary(areas))
        signed: FloatArray = np.where(inside, room, -geo.farthest_beyond(subjects, areas))
        return signed * self.context.site.feet_per_unit

    def _table(self) -> FindingTable:
        known = np.flatnonzero((self.area != NONE) & (self.open == ""))
        count = len(self.rows)
        outcome = np.full(count, CODE["not_checked"], dtype=np.int8)
        signed, band, accuracy = np.full(count, np.nan), np.full(count, np.nan), np.full(count, np.nan)
        leans, lines = np.zeros(count, dtype=np.int8), np.full((count, 2, 2), np.nan)
        note = append_notes(self.note, self.open)
        constraint = np.where(self.open == "", self.area, NONE)
        if len(known):
            own, other = self.features.accuracy_ft[self.subjects[known]], self.features.accuracy_ft[self.area[known]]
            operation, barred = self.context.operation_accuracy(self.subjects[known], self.area[known])
            shapes, areas = self.features.geometry[self.subjects[known]], self.features.geometry[self.area[known]]
            verdicts = judge(self._clear_of(shapes, areas), np.full(len(known), self.leg.reach_ft), own, other, operation)
            outcome[known] = np.where(barred, CODE["not_checked"], verdicts.outcome)
            signed[known], band[known], leans[known] = verdicts.signed_ft, verdicts.band_ft, verdicts.leans
            stated = np.isfinite(own) | np.isfinite(other)
            accuracy[known] = np.where(stated, round_feet(root_of_squares(own, other)), np.nan)
            lines[known] = shortest_lines(shapes, shapely.boundary(areas))
            kinds = np.array([not self.rule.subjects & roles for roles in self.features.role_sets])
            note[known] = append_notes(note[known], notes(len(known), [
                (kinds[self.features.role_set[self.subjects[known]]], "kind of the component assumed"),
                (verdicts.within_survey, "within survey accuracy of the limit"), (barred, self.context.barred_text),
                (np.isnan(own) | np.isnan(other), "accuracy not stated")]))
        return self._with_applicability(constraint, outcome, leans, signed, band, accuracy, note, lines)

    def _with_applicability(self, constraint: IndexArray, outcome: IndexArray, leans: IndexArray, signed: FloatArray,
                            band: FloatArray, accuracy: FloatArray, note: ObjectArray, lines: FloatArray) -> FindingTable:
        applied = self.context.applicability[self.number].take(self.rows)
        flagged = is_one_of(outcome, "intrudes", "too_close_to_call")
        outcome[flagged & (applied.refer | (self.leg.mode == "refer"))] = CODE["refer"]
        unsure = (outcome == CODE["meets"]) & (not self.rule.verified)
        outcome[unsure] = CODE["refer"]
        outcome[~applied.applies] = CODE["not_applicable"]
        open_ = outcome == CODE["not_checked"]
        note = append_notes(note, notes(len(note), [(unsure, UNVERIFIED)]))
        note = np.where(~applied.applies, applied.why_not, append_notes(note, np.where(open_, "", applied.note)))
        names = np.array([sorted(self.rule.subjects & own or own)[0] for own in self.features.role_sets], dtype=object)
        kinds = np.array([sorted(self.leg.constraints & own or own)[0] for own in self.features.role_sets], dtype=object)
        roles = np.full(len(note), None, dtype=object)
        has = constraint != NONE
        roles[has] = kinds[self.features.role_set[constraint[has]]]
        lot = lots_of(self.context, self.subjects)
        label = np.full(len(note), None, dtype=object)
        label[lot != NO_LOT] = self.context.lots.ids[lot[lot != NO_LOT]] if (lot != NO_LOT).any() else None
        return table(
            len(note), rule=self.number, subject=self.subjects, constraint=constraint,
            subject_role=names[self.context.subject_codes[self.rows]], constraint_role=roles, lot=label,
            required=self.leg.reach_ft, signed=signed, band=band, accuracy=accuracy, outcome=outcome,
            leans=np.where(outcome == CODE["too_close_to_call"], leans, 0), note=note, lines=lines,
            binding=~np.where(self.new, applied.advisory_if_new, applied.advisory))
