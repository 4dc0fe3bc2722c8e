# SPDX-License-Identifier: GPL-2.0-or-later
"""The verdict of one leg of a rule on its pairs, with everything that can stay open about a pair."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely

from ..context import Context
from ..distance import LineCache, Pairs, overlap_depth, overlap_width
from ..edges import UNMAPPED_EDGE_REACH_FT, EdgeOffsets
from ..findings import FindingTable, append_notes, notes, table
from ..site import BoolArray, FloatArray, IndexArray, ObjectArray
from ..units import round_feet
from ..verdict import CODE, Verdicts, is_one_of, judge, root_of_squares
from ..vocabulary import SUPPLY_QUALITIES
from .plan import Task


@dataclass
class PairJudge:
    """The verdict of one task on its pairs, and the findings that are not `meets`.

    Attributes
    ----------
    members : ndarray of intp
        Rows of the feature table that the pairs' constraints stand for.
    rows : ndarray of intp
        The task's pairs among those of `lines`.
    """

    context: Context
    task: Task
    members: IndexArray
    offsets: EdgeOffsets
    lines: LineCache
    rows: IndexArray

    def __post_init__(self) -> None:
        self.pairs: Pairs = self.lines.pairs.take(self.rows)
        site, features = self.context.site, self.context.site.features
        self.rule = self.context.rules[self.task.rule]
        self.appl = self.context.applicability[self.task.rule]
        self.subject = self.context.subjects[self.pairs.subject]
        self.constraint = self.members[self.pairs.constraint]
        offset = self.offsets.feet[self.pairs.constraint]
        self.edge_unknown: BoolArray = np.isnan(offset)
        self.signed_ft: FloatArray = self.pairs.signed * site.feet_per_unit - np.where(self.edge_unknown, 0.0, offset)
        if self.rule.relation:
            # A structure across a reserve area may have no corner in it: what counts then is how wide they overlap.
            accuracy = features.accuracy_ft
            band = root_of_squares(accuracy[self.subject], accuracy[self.constraint])
            touching = np.flatnonzero((self.pairs.signed <= 0) & (self.signed_ft >= -band))
            width = overlap_width(self.lines.subjects[self.pairs.subject[touching]],
                                  features.geometry[self.constraint[touching]])
            self.signed_ft[touching] = np.minimum(self.signed_ft[touching], -width * site.feet_per_unit)
        self.operation_ft, self.barred = self.context.operation_accuracy(self.subject, self.constraint)
        self.subject_accuracy: FloatArray = features.accuracy_ft[self.subject]
        self.constraint_accuracy: FloatArray = features.accuracy_ft[self.constraint]
        flows = features.attribute("contributes", self.constraint)
        self.contributes = np.array([self.rule.contributing and value is True for value in flows], dtype=bool)
        self.new_pair = features.new_pairs(self.subject, self.constraint)

    def table(self) -> FindingTable:
        """The findings of the pairs that do not meet the leg."""
        required, most, reduced = self._required()
        verdicts = self._judge(required)
        if self._look_across_seams(verdicts):
            verdicts = self._judge(required)
        open_radius = np.isnan(most)
        outcome = verdicts.outcome.copy()
        flagged = is_one_of(outcome, "intrudes", "too_close_to_call")
        if not (flagged.any() or open_radius.any() or self.edge_unknown.any()):
            return table(0)  # so it is with most rules and pairs
        if open_radius.any():
            maybe = self._judge(np.where(open_radius, self.task.leg.reach_ft, required)).outcome != CODE["meets"]
            outcome[open_radius & maybe & (outcome != CODE["intrudes"])] = CODE["not_checked"]
        outcome = self._unknown_edges(outcome, flagged, verdicts)
        flagged = is_one_of(outcome, "intrudes", "too_close_to_call")
        abandoned = flagged & (self.context.site.features.status[self.constraint] == "abandoned")
        referred = flagged & (self.appl.refer[self.pairs.subject] | (self.task.leg.mode == "refer") & ~self.contributes)
        outcome[abandoned | referred] = CODE["refer"]
        outcome[(outcome != CODE["meets"]) & (self.barred | self.task.unknown_type)] = CODE["not_checked"]
        keep = np.flatnonzero(outcome != CODE["meets"])
        if not len(keep):
            return table(0)
        verdicts.required_ft[open_radius & (outcome == CODE["not_checked"])] = np.nan
        told = self._notes(verdicts, open_radius, abandoned, reduced)
        return self._rows(keep, outcome, verdicts, told)

    def _judge(self, required: FloatArray) -> Verdicts:
        return judge(self.signed_ft, required, self.subject_accuracy, self.constraint_accuracy, self.operation_ft)

    def _required(self) -> tuple[FloatArray, FloatArray, BoolArray]:
        """Required feet of each pair; NaN in the second array where it depends on a value that is not known."""
        leg, features = self.task.leg, self.context.site.features
        required = np.full(len(self.pairs), leg.reach_ft)
        known = required.copy()
        reduced = np.zeros(len(self.pairs), dtype=bool)
        if leg.computed is not None:
            unique, inverse = np.unique(self.constraint, return_inverse=True)
            feet = [leg.computed.feet(value) for value in features.numbers(leg.computed.attribute, unique)]
            least = np.array([leg.computed.least_ft if value is None else value for value in feet])
            required = round_feet(least)[inverse]
            known = np.where(np.array([value is None for value in feet], dtype=bool)[inverse], np.nan, required)
        if self.rule.reduced_if is not None and not leg.why:
            says = features.attribute(self.rule.reduced_if.attribute, self.subject)
            reduced = np.array([value is True for value in says], dtype=bool)
            required = np.where(reduced, self.rule.reduced_if.feet, required)
            known = np.where(reduced, required, known)
        return required, known, reduced

    def _unknown_edges(self, outcome: IndexArray, flagged: BoolArray, verdicts: Verdicts) -> IndexArray:
        """Where the offset to the edge is not known nothing meets; only what intrudes on the mapped place itself stands."""
        unknown = self.edge_unknown
        if unknown.any():
            near = verdicts.signed_ft - verdicts.required_ft - verdicts.band_ft < UNMAPPED_EDGE_REACH_FT
            stands = (outcome == CODE["intrudes"]) & self.offsets.outside_only
            outcome = np.where(unknown & ~stands & near, CODE["not_checked"], outcome)
        return outcome

    def _look_across_seams(self, verdicts: Verdicts) -> bool:
        """Where only the depth inside an area leaves a pair open, measure it to the outline of all areas that adjoin there.

        A swamp that is mapped in two halves is one swamp: the seam between them is no edge of it. Returns whether anything
        was measured anew.
        """
        open_ = np.flatnonzero((verdicts.outcome == CODE["too_close_to_call"]) & (self.pairs.signed <= 0)
                               & (verdicts.signed_ft < verdicts.required_ft))
        index, unit = self.lines.index, self.context.site.feet_per_unit
        changed = False
        for row in open_:
            subject = self.lines.subjects[self.pairs.subject[row]]
            near = index.areas_near(subject, verdicts.band_ft[row] / unit)
            if len(near) < 2:
                continue
            whole = shapely.get_parts(shapely.union_all(near))
            # What lies near but apart is another area, with an edge of its own.
            whole = whole[shapely.intersects(whole, index.geometry[self.pairs.constraint[row]])]
            depth = overlap_depth(np.full(len(whole), subject, dtype=object), whole).max(initial=0.0)
            if -depth < self.pairs.signed[row]:
                self.signed_ft[row] += (-depth - self.pairs.signed[row]) * unit
                changed = True
        return changed

    def _notes(self, verdicts: Verdicts, open_radius: BoolArray, abandoned: BoolArray, reduced: BoolArray) -> ObjectArray:
        features, task = self.context.site.features, self.task
        leg = task.leg
        computed = leg.computed.attribute if leg.computed else ""
        upto = f"'{computed}' not given: between {leg.computed.least_ft:g} and {leg.computed.most_ft:g} ft are required" \
            if leg.computed else ""
        subject_roles = np.array([not leg.subjects & own for own in features.role_sets], dtype=bool)
        unstated = np.isnan(self.subject_accuracy) | np.isnan(self.constraint_accuracy)
        told = notes(len(self.pairs), [
            (~self.contributes, leg.why),
            (True, f"kind assumed: this {task.constraint_role} may be {task.measured_as}" if task.assumed else ""),
            (True, "type not in the layer's roles: it may be "
                   f"{task.measured_as}; add its value to the roles" if task.unknown_type else ""),
            (subject_roles[features.role_set[self.subject]], "kind of the component assumed"),
            (reduced, self.rule.reduced_if.why if self.rule.reduced_if else ""),
            (open_radius, upto),
            (self.edge_unknown, f"looked for up to {UNMAPPED_EDGE_REACH_FT:g} ft further"),
            (abandoned, "stated as abandoned: whether it still counts is for the Board"),
            (self.new_pair, "the constraint is proposed, so the pair is new though the component exists"),
            (verdicts.within_survey, "within survey accuracy of the limit"),
            (self.barred, self._barred_text()),
            (unstated, "accuracy not stated"),
            (features.repaired[self.subject] | features.repaired[self.constraint], "measured on repaired geometry"),
        ])
        told = append_notes(told, self._flow())
        told = append_notes(told, self.offsets.note[self.pairs.constraint])
        return append_notes(told, np.where(self.new_pair, "", self.appl.note[self.pairs.subject]))

    def _flow(self) -> ObjectArray:
        """Whether the water was traced to a supply; that of a supply itself or its tributary is no question."""
        told = np.full(len(self.pairs), "", dtype=object)
        if not self.rule.contributing or self.task.measured_as in SUPPLY_QUALITIES:
            return told
        told[~self.contributes] = "Assumed contributing - confirm: whether the water flows into a supply is not known"
        feet = self.context.site.features.numbers("contributes_ft", self.constraint)
        for row in np.flatnonzero(self.contributes):
            path = f" over {feet[row]:,.0f} ft" if np.isfinite(feet[row]) else ""
            told[row] = f"contributes to a water supply, as traced{path}"
        return told

    def _barred_text(self) -> str:
        return self.context.barred_text

    def _rows(self, keep: IndexArray, outcome: IndexArray, verdicts: Verdicts, told: ObjectArray) -> FindingTable:
        features, subject = self.context.site.features, self.pairs.subject
        advisory = np.where(self.new_pair, self.appl.advisory_if_new[subject], self.appl.advisory[subject])
        names = np.array([sorted(self.task.leg.subjects & own or own)[0] for own in features.role_sets], dtype=object)
        stated = np.isfinite(self.subject_accuracy) | np.isfinite(self.constraint_accuracy)
        accuracy = np.where(stated, round_feet(root_of_squares(self.subject_accuracy, self.constraint_accuracy)), np.nan)
        lean = outcome == CODE["too_close_to_call"]
        return table(
            len(keep), rule=self.task.rule, subject=self.subject[keep], constraint=self.constraint[keep],
            subject_role=names[features.role_set[self.subject[keep]]], constraint_role=self.task.constraint_role,
            lot=self.context.lot_label[subject[keep]], required=verdicts.required_ft[keep],
            signed=verdicts.signed_ft[keep], band=verdicts.band_ft[keep], accuracy=accuracy[keep],
            outcome=outcome[keep], leans=np.where(lean, verdicts.leans, 0)[keep],
            binding=(~advisory & (self.task.leg.mode != "advisory"))[keep], note=told[keep],
            lines=self.lines.of(self.rows[keep]))
