# SPDX-License-Identifier: GPL-2.0-or-later
"""Setbacks to the line of one's own lot, or of the holding it is part of, and to abutting lots that overlap it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely

from ..context import Context
from ..findings import FindingTable, append_notes, is_none, notes, table
from ..lots import NO_LOT, ON_LINE_FT, LineDistances
from ..rules import Leg
from ..site import BoolArray, FloatArray, IndexArray, ObjectArray
from ..units import round_feet
from ..verdict import CODE, CodeArray, Verdicts, is_one_of, judge, root_of_squares

_CUT_EDGE = ("the nearest edge lies on the bounding box of the lot layer: the data may be cut there, so it may be no lot "
             "line; state 'completeness: complete' if it is one")
_FLAGGED = ("intrudes", "too_close_to_call")


def measure(context: Context, numbers: Sequence[int],
            with_meets: frozenset[int]) -> list[tuple[int, IndexArray, list[FindingTable]]]:
    """One finding per rule and subject, and one per overlapping abutter within reach.

    Parameters
    ----------
    context : Context
    numbers : sequence of int
        Rows of the setback rules.
    with_meets : frozenset of int
        Those of which `meets` is wanted too.

    Returns
    -------
    list of (rule, subjects, tables)
        Rows of the context's subjects that were measured, and the findings. Empty where the site has no lots at all: then
        nothing can be said of them.
    """
    if "lot" not in context.site.offered:
        return []
    result = []
    memory: dict[bytes, Any] = {}
    for number in numbers:
        rule, features = context.rules[number], context.site.features
        free = np.array(["unknown" not in own for own in features.role_sets], dtype=bool)
        # The rule's own pairing comes first: a subject that it takes is not taken again by a weaker one.
        for leg in rule.legs:
            if "property_line" not in leg.constraints:
                continue
            takes = free & np.array([bool(leg.subjects & maybe) for maybe in features.could_be], dtype=bool)
            free &= ~takes
            rows = np.flatnonzero(takes[context.subject_codes] & context.checked & context.applicability[number].applies)
            if len(rows):
                result.append((number, rows, _LineJudge(context, number, leg, rows, memory, number in with_meets).tables()))
    return result


@dataclass
class _LineJudge:
    """One leg of one rule on its subjects (`rows` of the context's subjects).

    Attributes
    ----------
    memory : dict
        Distances already measured: state and town rules ask for the same ones.
    """

    context: Context
    number: int
    leg: Leg
    rows: IndexArray
    memory: dict[bytes, Any]
    with_meets: bool

    def __post_init__(self) -> None:
        self.rule = self.context.rules[self.number]
        self.appl = self.context.applicability[self.number]
        self.holding, self.outlines, self.holding_cuts, self.holding_labels = self.context.lots.holdings(
            self.context.site.premises)

    def tables(self) -> list[FindingTable]:
        lot = self.context.own.lot[self.rows]
        lost, found = self.rows[lot == NO_LOT], self.rows[lot != NO_LOT]
        tables = []
        if len(lost):
            tables.append(self._without_lot(lost))
        if len(found):
            tables.append(self._own_line(found))
            tables.append(self._overlapping(found[~self.context.own.off_lot[found]]))
        return [one for one in tables if len(one)]

    def _without_lot(self, rows: IndexArray) -> FindingTable:
        return table(len(rows), rule=self.number, subject=self.context.subjects[rows],
                     subject_role=self._subject_roles(rows), constraint_role="property_line",
                     required=float(self.leg.feet or 0), outcome=CODE["not_checked"], binding=self._binding(rows),
                     note=append_notes(self.context.own.problem[rows], self.appl.note[rows]))

    def _own_line(self, rows: IndexArray) -> FindingTable:
        lots, features = self.context.lots, self.context.site.features
        lot = self.context.own.lot[rows]
        geometry = self.context.subject_geometry[rows]
        joined = self.holding[lot] >= 0
        use_holding = joined & (self.rule.property_line_of == "premises")
        areas = lots.geometry[lot].copy()
        areas[use_holding] = self.outlines[self.holding[lot[use_holding]]]
        cut_edges = features.clip_edges[lots.feature[lot]].copy()
        cut_edges[use_holding] = self.holding_cuts[self.holding[lot[use_holding]]]
        key = b"own" + rows.tobytes() + use_holding.tobytes()
        if key not in self.memory:
            self.memory[key] = lots.line_distances(geometry, areas, cut_edges)
        measured: LineDistances = self.memory[key]
        constraint = lots.feature[lot]
        with_cut = self._judge(rows, constraint, measured.signed)
        # Without an edge of the data there is nothing to choose between.
        without = with_cut if not measured.cut_edge.any() else self._judge(
            rows, constraint, np.where(np.isfinite(measured.signed_without_cut), measured.signed_without_cut, measured.signed))
        verdicts, outcome, doubtful = _choose(with_cut, without, measured.cut_edge,
                                              np.isfinite(measured.signed_without_cut))
        beyond = measured.signed < -ON_LINE_FT / self.context.site.feet_per_unit
        allowed = self._in_easement(geometry, areas, is_one_of(outcome, *_FLAGGED) & beyond)
        outcome[allowed] = CODE["refer"]
        subject = self.context.subjects[rows]
        _, barred = self.context.operation_accuracy(subject, constraint)
        if not self.with_meets and not (barred | (outcome != CODE["meets"])).any():
            return table(0)  # so it is with most
        off = self.context.own.off_lot[rows]
        told = notes(len(rows), [
            (self.context.own.inferred[rows] & ~off, "lot inferred"),
            (off, "lies in no lot, but in a road or water parcel: off its lot, measured from the nearest one"),
            (beyond & ~off, "reaches beyond the line of its own lot"),
            (allowed, "outside the lot, inside an easement or common land: for the Board"),
            (doubtful, _CUT_EDGE),
            (use_holding, "measured to the outer line of the premises"),
            (joined & ~use_holding, "the lot is part of a holding; this rule measures to the lot's own line"),
        ])
        label = np.full(len(rows), None, dtype=object)
        label[use_holding] = [self.holding_labels[number] for number in self.holding[lot[use_holding]]]
        found = self._rows(rows, constraint, label, verdicts, outcome, told, measured.lines)
        return found if self.with_meets else found.take(~found.is_outcome("meets"))

    def _overlapping(self, rows: IndexArray) -> FindingTable:
        """Abutters whose lot overlaps the subject's own near it; only what is flagged."""
        lots, features = self.context.lots, self.context.site.features
        reach = (self.leg.reach_ft + np.nan_to_num(features.accuracy_ft[self.context.subjects[rows]], nan=0.0)
                 + np.nanmax(features.accuracy_ft[lots.feature], initial=0.0) + 2 * ON_LINE_FT)
        holding = self.holding if self.rule.property_line_of == "premises" else np.full(len(lots), -1, dtype=np.intp)
        key = b"overlapping" + rows.tobytes() + reach.tobytes() + holding.tobytes()
        if key not in self.memory:
            self.memory[key] = lots.overlapping(self.context.subject_geometry[rows], self.context.own.lot[rows],
                                                reach / self.context.site.feet_per_unit, holding)
        subject, lot, signed, lines = self.memory[key]
        if not len(subject):
            return table(0)
        rows, constraint = rows[subject], lots.feature[lot]
        verdicts = self._judge(rows, constraint, signed)
        keep = np.flatnonzero(is_one_of(verdicts.outcome, *_FLAGGED))
        told = np.full(len(rows), "line of an abutting lot that overlaps the component's own lot", dtype=object)
        found = self._rows(rows, constraint, np.full(len(rows), None, dtype=object), verdicts, verdicts.outcome.copy(),
                           told, lines)
        return found.take(keep)

    def _judge(self, rows: IndexArray, constraint: IndexArray, signed: FloatArray) -> Verdicts:
        site, features = self.context.site, self.context.site.features
        subject = self.context.subjects[rows]
        operation, _ = self.context.operation_accuracy(subject, constraint)
        return judge(signed * site.feet_per_unit, np.full(len(rows), self.leg.reach_ft), features.accuracy_ft[subject],
                     features.accuracy_ft[constraint], operation)

    def _in_easement(self, geometry: ObjectArray, areas: ObjectArray, wanted: BoolArray) -> BoolArray:
        """Where all of the component that lies outside its lot lies inside easements or on common land."""
        features = self.context.site.features
        result = np.zeros(len(geometry), dtype=bool)
        if not wanted.any():
            return result
        common = np.array([value is True for value in features.attribute("common_land", self.context.lots.feature)],
                          dtype=bool)
        grounds = np.concatenate([features.geometry[features.having(frozenset({"easement"}))],
                                  self.context.lots.geometry[common]])
        grounds = grounds[shapely.get_dimensions(grounds) == 2]
        rows = np.flatnonzero(wanted)
        if not len(grounds):
            return result
        outside = shapely.difference(geometry[rows], areas[rows])
        part, ground = shapely.STRtree(grounds).query(outside, predicate="intersects")
        for row in np.unique(part):
            result[rows[row]] = shapely.covers(shapely.union_all(grounds[ground[part == row]]), outside[row])
        return result

    def _rows(self, rows: IndexArray, constraint: IndexArray, label: ObjectArray, verdicts: Verdicts,
              outcome: CodeArray, told: ObjectArray, lines: FloatArray) -> FindingTable:
        features = self.context.site.features
        subject = self.context.subjects[rows]
        _, barred = self.context.operation_accuracy(subject, constraint)
        flagged = is_one_of(outcome, *_FLAGGED)
        outcome[flagged & (self.appl.refer[rows] | (self.leg.mode == "refer"))] = CODE["refer"]
        outcome[barred] = CODE["not_checked"]
        own, other = features.accuracy_ft[subject], features.accuracy_ft[constraint]
        extra = notes(len(rows), [
            (True, self.leg.why),
            (verdicts.within_survey, "within survey accuracy of the limit"),
            (barred, self.context.barred_text),
            (np.isnan(own) | np.isnan(other), "accuracy not stated"),
            (features.repaired[subject] | features.repaired[constraint], "measured on repaired geometry"),
        ])
        told = append_notes(append_notes(told, extra), self.appl.note[rows])
        accuracy = np.where(np.isfinite(own) | np.isfinite(other), round_feet(root_of_squares(own, other)), np.nan)
        lot = self.context.lot_label[rows].copy()
        lot[self.context.own.off_lot[rows]] = None
        lot_of_line = features.ids[constraint].copy()
        joined = ~is_none(label)
        lot_of_line[joined] = label[joined]
        return table(
            len(rows), rule=self.number, subject=subject, constraint=constraint, constraint_label=label,
            subject_role=self._subject_roles(rows), constraint_role="property_line", lot=lot,
            constraint_lot=lot_of_line,
            required=verdicts.required_ft, signed=verdicts.signed_ft, band=verdicts.band_ft, accuracy=accuracy,
            outcome=outcome, leans=np.where(outcome == CODE["too_close_to_call"], verdicts.leans, 0),
            binding=self._binding(rows), note=told, lines=lines)

    def _binding(self, rows: IndexArray) -> BoolArray:
        return ~self.appl.advisory[rows] & (self.leg.mode != "advisory")

    def _subject_roles(self, rows: IndexArray) -> ObjectArray:
        features = self.context.site.features
        names = np.array([sorted(self.leg.subjects & own or own)[0] for own in features.role_sets], dtype=object)
        roles: ObjectArray = names[self.context.subject_codes[rows]]
        return roles


def _choose(with_cut: Verdicts, without: Verdicts, cut: BoolArray,
            has_real_edge: BoolArray) -> tuple[Verdicts, CodeArray, BoolArray]:
    """Edges on the layer's bounding box are no lot lines: judge by the others, and leave open what only they would flag."""
    use_without = cut & has_real_edge
    merged = Verdicts(**{
        name: np.where(use_without, getattr(without, name), getattr(with_cut, name))
        for name in ("signed_ft", "required_ft", "band_ft", "outcome", "leans", "within_survey")})
    outcome = merged.outcome.copy()
    flagged_by_real = is_one_of(without.outcome, *_FLAGGED) & has_real_edge
    doubtful = cut & is_one_of(with_cut.outcome, *_FLAGGED) & ~flagged_by_real
    outcome[doubtful] = CODE["not_checked"]
    return merged, outcome, doubtful
