# SPDX-License-Identifier: GPL-2.0-or-later
"""What a rule answers about a subject on which nothing was flagged: meets, not checked, refer, or not applicable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Optional, Union

import numpy as np

from .. import vocabulary
from ..context import Context, RuleStatus
from ..coverage import absence_note, barred_layers, doubts, is_offered, missing_roles
from ..findings import FindingTable, append_notes, notes, table
from ..rules import Leg
from ..site import BoolArray, FloatArray, IndexArray, ObjectArray
from ..units import round_feet
from ..verdict import CODE, judge, root_of_squares
from .plan import matching_legs
from .setback import Nearest, SetbackPass

UNVERIFIED = "the rule could not be verified against its official text, so it cannot answer `meets`"
_NO_SIDE = "no lot polygons: on which side of the property line the component lies is not known"


def answer(context: Context, numbers: Sequence[int], measured: SetbackPass,
           want_all: bool, is_part: bool = False) -> tuple[list[FindingTable], dict[int, RuleStatus]]:
    """Give every applicable subject that a rule has not answered yet its answer.

    Parameters
    ----------
    context : Context
    numbers : sequence of int
        Rows of the setback rules.
    measured : SetbackPass
        Its `answered` tells what is done.
    want_all : bool
        Also return `meets` and `not_applicable`.
    is_part : bool
        The site is a part of a place, of which the statuses of rules tell nothing: they are left out.
    """
    tables: list[FindingTable] = []
    entries: list[_Entry] = []
    statuses = {}
    for number in numbers:
        one = _RuleAnswers(context, number, measured, want_all, tables, entries)
        one.answer()
        statuses[number] = RuleStatus("ran") if is_part else one.status()
    return [*tables, _one_table(context, entries)], statuses


@dataclass
class _Entry:
    """One answer for some subjects of one role set, without a place; what is one value is the same for all of them."""

    rule: int
    rows: IndexArray
    role: str
    constraint_role: Optional[str]
    required: Union[float, FloatArray]
    outcome: int
    binding: BoolArray
    note: Union[str, ObjectArray]


def _one_table(context: Context, entries: Sequence[_Entry]) -> FindingTable:
    """All entries as one table: most rules have one, of few rows, and a table has twenty columns."""
    if not entries:
        return table(0)
    counts = [len(one.rows) for one in entries]
    rows = np.concatenate([one.rows for one in entries])

    def column(values: list[Any], kind: Any) -> Any:
        if any(isinstance(value, np.ndarray) for value in values):
            return np.concatenate([value if isinstance(value, np.ndarray) else np.full(count, value, dtype=kind)
                                   for value, count in zip(values, counts)])
        return np.repeat(np.array(values, dtype=kind), counts)

    return table(
        len(rows), rule=column([one.rule for one in entries], np.intp), subject=context.subjects[rows],
        subject_role=column([one.role for one in entries], object),
        constraint_role=column([one.constraint_role for one in entries], object), lot=context.lot_label[rows],
        required=column([one.required for one in entries], np.float64),
        outcome=column([one.outcome for one in entries], np.int8), binding=np.concatenate([one.binding for one in entries]),
        note=column([one.note for one in entries], object))


@dataclass
class _RuleAnswers:
    """The answers of one rule; they are added to `tables` and `entries`."""

    context: Context
    number: int
    measured: SetbackPass
    want_all: bool
    tables: list[FindingTable]
    entries: list[_Entry]

    def __post_init__(self) -> None:
        self.rule = self.context.rules[self.number]
        self.appl = self.context.applicability[self.number]
        features = self.context.site.features
        self.has_leg = np.array(["unknown" not in own and any(leg.subjects & maybe for leg in self.rule.legs)
                                 for own, maybe in zip(features.role_sets, features.could_be)], dtype=bool)
        taken = self.has_leg[self.context.subject_codes] if len(features) else np.empty(0, dtype=bool)
        self.subject: BoolArray = taken & self.context.checked
        # A rule on zones that somebody may have mapped is no gap where nobody has: other rules say the same from the source.
        self.silent = self.rule.if_mapped and not is_offered(self.context.site, self.rule.constraints)

    def answer(self) -> None:
        """Answer for every subject that has no answer yet."""
        if self.silent:
            return
        if self.want_all:
            exempt = np.flatnonzero(self.subject & ~self.appl.applies)
            self.tables.append(self._not_applicable(exempt))
        codes = self.context.subject_codes
        pending = self.subject & self.appl.applies & ~self.measured.answered[self.number]
        for code in sorted(set(codes[pending].tolist())):
            rows = np.flatnonzero(pending & (codes == code))
            self._clear(rows, code, matching_legs(self.rule, self.context.site.features.could_be[code]))

    def status(self) -> RuleStatus:
        """The rule's row in the results."""
        # What serves as context only was measured too where something new is proposed beside it.
        answered = self.measured.answered[self.number]
        subjects = int((self.subject & self.appl.applies | answered).sum())
        constraints = int(self.measured.constraints[self.number])
        if "property_line" in self.rule.constraints:
            constraints += len(self.context.lots)
        if not self.subject.any() and not answered.any():
            return RuleStatus("not_applicable", f"no {_words(self.rule.subject_words)} among the features", 0, constraints)
        if not subjects:
            reasons = sorted(set(self.appl.why_not[self.subject]))
            return RuleStatus("not_applicable", "; ".join(reasons), 0, constraints)
        if self.silent:
            return RuleStatus("not_applicable", f"no layer gives {_words(self.rule.constraint_words)}", subjects)
        main = self.rule.legs[0]
        told = doubts(self.context.site, main.constraints)
        if not is_offered(self.context.site, main.constraints):
            reason = "; ".join(told) or _not_provided(main, self.rule.constraint_words)
            return RuleStatus("not_checked", reason, subjects, constraints)
        lacking = missing_roles(self.context.site, main.constraints)
        if lacking and not self.rule.if_mapped:
            told.append(f"no layer gives {', '.join(lacking)}")
        if not self.rule.verified:
            told.append(UNVERIFIED)
        return RuleStatus("ran", "; ".join(told), subjects, constraints, on_part=bool(lacking) and not self.rule.if_mapped)

    def _not_applicable(self, rows: IndexArray) -> FindingTable:
        return table(len(rows), rule=self.number, subject=self.context.subjects[rows],
                     subject_role=self._roles(rows), lot=self.context.lot_label[rows],
                     outcome=CODE["not_applicable"], binding=~self.appl.advisory[rows], note=self.appl.why_not[rows])

    def _clear(self, rows: IndexArray, code: int, legs: list[Leg]) -> None:
        # The rule's own pairing is the one that is answered for, though a weaker one may reach farther.
        site, base = self.context.site, min(legs, key=self.rule.legs.index)
        constraints = base.constraints.union(*(leg.constraints for leg in legs))
        told = doubts(site, constraints)
        if not is_offered(site, base.constraints) and not doubts(site, base.constraints):
            # A layer that could tell but is empty is named with its reason; here there is none.
            told.insert(0, _not_provided(base, self.rule.constraint_words))
        if "property_line" in base.constraints and "lot" not in site.offered:
            told.append(_NO_SIDE)
        if told:
            self._add(rows, code, base, CODE["not_checked"], "; ".join(told))
            return
        barred = self._barred(rows, constraints)
        if barred.any():
            self._add(rows[barred], code, base, CODE["not_checked"], self.context.barred_text)
            rows = rows[~barred]
        if not len(rows) or (self.rule.verified and not self.want_all):
            return
        text = absence_note(site, constraints)
        if self.rule.verified:
            self._add(rows, code, base, CODE["meets"], text)
        else:
            self._add(rows, code, base, CODE["refer"], f"{UNVERIFIED}; {text}" if text else UNVERIFIED)

    def _barred(self, rows: IndexArray, constraints: frozenset[str]) -> BoolArray:
        site = self.context.site
        if not self.context.barred_text:
            return np.zeros(len(rows), dtype=bool)
        layer_of = site.features.layer[self.context.subjects[rows]]
        barred_from = np.array([bool(layer.data.marker) or bool(barred_layers(site, constraints, layer.data.operation)) or bool(
            layer.data.no_verdict and any(other.data.operation != layer.data.operation for other in site.layers))
            for layer in site.layers], dtype=bool)
        result: BoolArray = barred_from[layer_of]
        return result

    def _add(self, rows: IndexArray, code: int, leg: Leg, outcome: int, text: str) -> None:
        """Add one answer for some subjects of one role set, with the nearest constraint where it was looked for."""
        required, reduced = self._required(self.context.subjects[rows], leg)
        told: Union[str, ObjectArray] = text
        if reduced.any():
            told = notes(len(rows), [(True, text), (reduced, self.rule.reduced_if.why if self.rule.reduced_if else "")])
        nearest = self.measured.nearest.get(self.number)
        advisory, applied = self.appl.advisory[rows], self.appl.note[rows]
        if nearest is not None:
            new = self._new_pair(rows, nearest)
            advisory, applied = np.where(new, self.appl.advisory_if_new[rows], advisory), np.where(new, "", applied)
        # Where nothing was measured, whom the rule would bind is no news.
        if outcome != CODE["not_checked"] and np.any(applied != ""):
            told = append_notes(notes(len(rows), [(True, told)]) if isinstance(told, str) else told, applied)
        own, words = self.context.site.features.role_sets[code], self.rule.constraint_words
        entry = _Entry(self.number, rows, min(self.rule.subjects & own or own), words[0] if len(words) == 1 else None,
                       required, outcome, ~advisory & (leg.mode != "advisory"), told)
        if nearest is None:
            self.entries.append(entry)
            return
        found = _one_table(self.context, [entry])
        self._add_nearest(found, rows, nearest, leg)
        self.tables.append(found)

    def _new_pair(self, rows: IndexArray, nearest: Nearest) -> BoolArray:
        """Which components make a new pair with their nearest constraint, however far it is."""
        new: BoolArray = np.isfinite(nearest.signed_ft[rows])
        has = rows[new]
        new[new] = self.context.site.features.new_pairs(self.context.subjects[has], nearest.constraint[has])
        return new

    def _required(self, subject: IndexArray, leg: Leg) -> tuple[Union[float, FloatArray], BoolArray]:
        """Required feet of each subject, NaN where they depend on the constraint; and for whom they are reduced."""
        feet = leg.reach_ft if leg.computed is None else float("nan")
        if self.rule.reduced_if is None or leg.why:
            return feet, np.zeros(len(subject), dtype=bool)
        says = self.context.site.features.attribute(self.rule.reduced_if.attribute, subject)
        reduced = np.array([value is True for value in says], dtype=bool)
        return np.where(reduced, self.rule.reduced_if.feet, feet), reduced

    def _add_nearest(self, found: FindingTable, rows: IndexArray, nearest: Nearest, leg: Leg) -> None:
        features = self.context.site.features
        has = np.flatnonzero(np.isfinite(nearest.signed_ft[rows]))
        source = rows[has]
        constraint = nearest.constraint[source]
        own, other = features.accuracy_ft[self.context.subjects[source]], features.accuracy_ft[constraint]
        operation, _ = self.context.operation_accuracy(self.context.subjects[source], constraint)
        found.constraint[has] = constraint
        found.constraint_role[has] = nearest.role[source]
        found.signed[has] = round_feet(nearest.signed_ft[source])
        if leg.computed is not None:
            feet = [leg.computed.feet(value) for value in features.numbers(leg.computed.attribute, constraint)]
            found.required[has] = [np.nan if value is None else float(round_feet(value)) for value in feet]
        else:
            self._required_of_nearest(found, has, leg)
        found.band[has] = round_feet(root_of_squares(own, other, operation))
        stated = np.isfinite(own) | np.isfinite(other)
        found.accuracy[has] = np.where(stated, round_feet(root_of_squares(own, other)), np.nan)
        found.lines[has] = nearest.lines[source]
        unstated = np.isnan(own) | np.isnan(other)
        repaired = features.repaired[self.context.subjects[source]] | features.repaired[constraint]
        required = np.nan_to_num(found.required[has], nan=leg.reach_ft)
        survey = judge(nearest.signed_ft[source], required, own, other, operation).within_survey
        found.note[has] = append_notes(found.note[has], notes(len(has), [
            (survey, "within survey accuracy of the limit"), (unstated, "accuracy not stated"),
            (repaired, "measured on repaired geometry")]))
        found.note[has] = append_notes(found.note[has], nearest.note[source])

    def _required_of_nearest(self, found: FindingTable, rows: IndexArray, leg: Leg) -> None:
        """Where another pairing of the rule takes the nearest constraint, its feet are the ones that were kept."""
        for role in {str(one) for one in found.constraint_role[rows]}:
            taking = [one for one in self.rule.legs if role in one.constraints and one.feet is not None
                      and one.subjects & leg.subjects]
            if taking and leg not in taking:
                found.required[rows[found.constraint_role[rows] == role]] = taking[0].feet

    def _roles(self, rows: IndexArray) -> ObjectArray:
        features = self.context.site.features
        codes = self.context.subject_codes[rows]
        roles = np.empty(len(rows), dtype=object)
        for code in set(codes.tolist()):
            own = features.role_sets[code]
            roles[codes == code] = min(self.rule.subjects & own or own)
        return roles


def without_rule(context: Context) -> FindingTable:
    """One finding for each subject that no rule speaks of, whatever its constraint (DESIGN principle 9)."""
    features = context.site.features
    # A list that names a coop says nothing of where it may stand.
    named = frozenset(role for rule in context.rules if rule.listing is None and rule.notice is None for role in rule.subjects)
    silent = np.array([not maybe & named and bool(own & vocabulary.SUBJECT_ROLES)
                       for own, maybe in zip(features.role_sets, features.could_be)], dtype=bool)
    rows: IndexArray = np.empty(0, dtype=np.intp)
    if len(features):
        rows = np.flatnonzero(silent[context.subject_codes] & context.checked)
    roles = np.array([sorted(own & vocabulary.SUBJECT_ROLES or own)[0] for own in features.role_sets], dtype=object)
    codes = context.subject_codes[rows]
    note = np.array([f"no rule loaded for {role} in {context.site.town}" for role in roles], dtype=object)
    return table(len(codes), subject=context.subjects[rows], subject_role=roles[codes] if len(codes) else None,
                 lot=context.lot_label[rows], note=note[codes] if len(codes) else "")


def abandoned(context: Context) -> FindingTable:
    """One finding for each component that is stated to be abandoned: it is not checked, and not passed over in silence."""
    features = context.site.features
    rows = features.having(vocabulary.SUBJECT_ROLES)
    rows = rows[(features.status[rows] == "abandoned") & features.is_subject[rows]]
    roles = np.array([sorted(own & vocabulary.SUBJECT_ROLES or own)[0] for own in features.role_sets], dtype=object)
    return table(len(rows), subject=rows, subject_role=roles[features.role_set[rows]] if len(rows) else None,
                 outcome=CODE["not_applicable"], note="stated as abandoned")


def _not_provided(leg: Leg, words: Sequence[str]) -> str:
    if "property_line" in leg.constraints:
        return "not provided: no layer gives lots"
    roles = _words(sorted(leg.constraints)) if len(leg.constraints) <= 4 else _words(words)
    return f"not provided: no layer gives {roles.replace('any_', '').replace('_', ' ')}"


def _words(words: Sequence[str]) -> str:
    return " or ".join(words)

