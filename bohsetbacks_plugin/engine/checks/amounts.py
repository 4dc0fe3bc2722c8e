# SPDX-License-Identifier: GPL-2.0-or-later
"""What rules on amounts share: their subjects, values looked up on the lot, and the way from an answer to findings."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Optional

import numpy as np

from .. import vocabulary
from ..applicability import Applicability, apply_rule
from ..context import Context, RuleStatus, subject_roles
from ..findings import FindingTable, append_notes, notes, table
from ..lots import NO_LOT
from ..rules import Rule
from ..site import BoolArray, FloatArray, IndexArray, ObjectArray
from ..verdict import CODE, LEANS, is_one_of
from .unflagged import UNVERIFIED

_SEPARATORS = re.compile(r"\s*[;,]\s*")

# Floating-point noise of areas and products, far below the hundredth to which amounts are printed.
_NOISE = 1e-5


def rounded(amount: Any) -> Any:
    """Round half up to 0.01, as distances are."""
    return np.floor(np.asarray(amount, dtype=np.float64) * 100.0 + 0.5 + _NOISE) / 100.0


@dataclass
class Amounts:
    """What a rule answers about its subjects before anybody asks whom it binds; one entry per subject in every column.

    Attributes
    ----------
    outcome : ndarray of int8
    required, provided : ndarray of float64
        In `unit`; NaN where not known.
    note : ndarray of object
    missing : ndarray of object
        What to supply where the outcome is not_checked.
    holds : ndarray of bool
        False: the rule is not about this subject; `note` says why.
    leans : ndarray of int8
    new : ndarray of bool, optional
        Something proposed makes the matter new though the subject exists: the rule then binds it as if it were new.
    """

    outcome: Any
    required: FloatArray
    provided: FloatArray
    note: ObjectArray
    missing: ObjectArray
    holds: BoolArray
    leans: Any
    unit: str
    at_most: bool = False
    new: Optional[BoolArray] = None

    @classmethod
    def empty(cls, count: int, unit: str, at_most: bool = False) -> Amounts:
        """Nothing known yet: all not checked."""
        return cls(np.full(count, CODE["not_checked"], dtype=np.int8), np.full(count, np.nan), np.full(count, np.nan),
                   np.full(count, "", dtype=object), np.full(count, "", dtype=object), np.ones(count, dtype=bool),
                   np.zeros(count, dtype=np.int8), unit, at_most)

    def lack(self, rows: Any, what: str) -> None:
        """Leave some subjects open, and say what to supply."""
        self.outcome[rows] = CODE["not_checked"]
        self.missing[rows] = what
        self.say_all(rows, what)

    def say_all(self, rows: Any, text: str) -> None:
        """Add the same to the notes of some subjects."""
        self.note[rows] = [f"{note}; {text}" if note else text for note in self.note[rows]]

    def decide(self, rows: Any, good: Any, bad: str = "intrudes") -> None:
        """Give some subjects `meets` where good, else the other outcome."""
        self.outcome[rows] = np.where(good, CODE["meets"], CODE[bad])

    def refer(self, row: int, why: str) -> None:
        """Leave one subject to a person."""
        self.outcome[row] = CODE["refer"]
        self.say(row, why)

    def say(self, row: int, text: str) -> None:
        """Add to the note of one subject."""
        self.note[row] = f"{self.note[row]}; {text}" if self.note[row] else text


def subjects_of(context: Context, rule: Rule) -> IndexArray:
    """Rows of the context's subjects that a rule is about, as far as their roles tell.

    What is mostly context, such as a well, is taken if it is proposed, and else only where what the rule asks about is given.
    """
    features = context.site.features
    rows: IndexArray = np.flatnonzero(features.matching(rule.subjects)[context.subjects] & context.checked)
    usual = subject_roles(context.rules)
    if rule.subjects <= usual or not len(rows):
        return rows
    subjects = context.subjects[rows]
    taken = features.matching(rule.subjects & usual)[subjects] | (features.status[subjects] == "proposed")
    asked = rule.value.attribute if rule.value is not None else rule.count.attribute if rule.count is not None else ""
    if rule.area is None:
        taken |= np.array([value is not None for value in features.attribute(asked or "serves", subjects)], dtype=bool)
    return np.asarray(rows[taken], dtype=np.intp)


def to_findings(context: Context, number: int, rows: IndexArray, found: Amounts,
                want_all: bool) -> tuple[list[FindingTable], RuleStatus]:
    """Findings and status of a rule on amounts.

    Parameters
    ----------
    context : Context
    number : int
        Row of the rules.
    rows : ndarray of intp
        Rows of the context's subjects.
    found : Amounts
        One entry per row.
    want_all : bool
        Also `meets` and `not_applicable`.
    """
    rule, features = context.rules[number], context.site.features
    applied = apply_rule(rule, features, context.subjects[rows], context.site.project_type)
    outcome, note = _bound(rule, found, applied)
    names = np.array([sorted(rule.subjects & own or own)[0] for own in features.role_sets], dtype=object)
    roles = names[context.subject_codes[rows]] if len(rows) else None
    assumed = np.array([not rule.subjects & own for own in features.role_sets], dtype=bool)[context.subject_codes[rows]]
    note = append_notes(note, notes(len(rows), [(assumed & found.holds, "kind of the feature assumed")]))
    keep = np.ones(len(rows), dtype=bool)
    if not want_all:
        keep = ~is_one_of(outcome, "meets", "not_applicable")
    made = table(len(rows), rule=number, subject=context.subjects[rows], subject_role=roles, lot=context.lot_label[rows],
                 required=rounded(found.required), signed=rounded(found.provided), outcome=outcome, leans=found.leans,
                 binding=~_advisory(found, applied), note=note, unit=found.unit, at_most=found.at_most)
    return [made.take(np.flatnonzero(keep))] if keep.any() else [], _status(rule, outcome, found, applied)


def _advisory(found: Amounts, applied: Applicability) -> BoolArray:
    return applied.advisory if found.new is None else np.where(found.new, applied.advisory_if_new, applied.advisory)


def _bound(rule: Rule, found: Amounts, applied: Applicability) -> tuple[Any, ObjectArray]:
    """Outcomes and notes once it is known whom the rule binds."""
    outcome = found.outcome.copy()
    flagged = is_one_of(outcome, "intrudes", "too_close_to_call")
    outcome[flagged & applied.refer] = CODE["refer"]
    unsure = (outcome == CODE["meets"]) & (not rule.verified)
    outcome[unsure] = CODE["refer"]
    out = ~applied.applies | ~found.holds
    outcome[out] = CODE["not_applicable"]
    found.leans[outcome != CODE["too_close_to_call"]] = 0
    note = append_notes(found.note, notes(len(outcome), [(unsure & ~out, UNVERIFIED)]))
    # Where nothing was measured, whom the rule would bind is no news.
    told = np.where(out | (outcome == CODE["not_checked"]), "", applied.note)
    note = append_notes(note, told)
    return outcome, np.where(~applied.applies, applied.why_not, note)


def _status(rule: Rule, outcome: Any, found: Amounts, applied: Applicability) -> RuleStatus:
    live = outcome != CODE["not_applicable"]
    if not live.any():
        words = " or ".join(rule.subject_words)
        reasons = sorted({str(one) for one in [*applied.why_not[~applied.applies], *found.note[~found.holds]] if one})
        return RuleStatus("not_applicable", "; ".join(reasons[:3]) or f"no {words} among the features that it asks about")
    open_ = sorted({str(one) for one in found.missing[live] if one})
    if (outcome[live] == CODE["not_checked"]).all():
        return RuleStatus("not_checked", "; ".join(open_), int(live.sum()))
    return RuleStatus("ran", "; ".join(open_ if rule.verified else [*open_, UNVERIFIED]), int(live.sum()))


def no_subjects(rule: Rule) -> RuleStatus:
    """The status of a rule that is about nothing here."""
    return RuleStatus("not_applicable", f"no {' or '.join(rule.subject_words)} among the features that it asks about")


def lots_of(context: Context, features: IndexArray) -> IndexArray:
    """The lot of each of some features, `NO_LOT` where there is none."""
    if not len(context.lots) or not len(features):
        return np.full(len(features), NO_LOT, dtype=np.intp)
    own = context.lots.own_lot(context.site.features, features)
    return np.where(own.off_lot, NO_LOT, own.lot)


def own_lots(context: Context, rows: IndexArray) -> tuple[IndexArray, ObjectArray]:
    """The lot of each of some subjects, and why none can be told; `rows` are those of the context's subjects.

    Where two datum operations differ and one is not known, the place does not tell the lot, only an attribute does.
    """
    own = context.own
    lot = np.where(own.off_lot[rows], NO_LOT, own.lot[rows])
    problem = np.where(own.problem[rows] == "", "in no mapped lot", own.problem[rows])
    known = np.flatnonzero((lot != NO_LOT) & own.inferred[rows])
    _, barred = context.operation_accuracy(context.subjects[rows[known]], context.lots.feature[lot[known]])
    lot[known[barred]] = NO_LOT
    problem[known[barred]] = context.barred_text
    return lot, np.where(lot == NO_LOT, problem, "")


def yes_on_lot(context: Context, rows: IndexArray, name: str) -> ObjectArray:
    """A yes/no attribute of each subject: its own, else yes where any feature on its lot says yes, no where all say no."""
    features = context.site.features
    value = features.attribute(name, context.subjects[rows]).copy()
    told = features.attribute(name, np.arange(len(features)))
    given = np.flatnonzero(np.array([one is not None for one in told], dtype=bool) & (features.status != "abandoned"))
    there = by_lot(context, given)
    if not len(given):
        return value
    for row in np.flatnonzero(np.array([one is None for one in value], dtype=bool)):
        lot = int(context.own.lot[rows[row]])
        said = [bool(told[one]) for one in there.get(lot, [])] if lot != NO_LOT else []
        value[row] = any(said) if said else None
    return value


def by_lot(context: Context, features: IndexArray) -> defaultdict[int, list[int]]:
    """Some features by the row of their lot; those in no lot stand under `NO_LOT`."""
    result: defaultdict[int, list[int]] = defaultdict(list)
    for row, lot in zip(features.tolist(), lots_of(context, features).tolist()):
        result[lot].append(row)
    return result


def number_for(context: Context, rows: IndexArray, name: str, *, multiplies: bool = False) -> tuple[FloatArray, ObjectArray]:
    """A number attribute of each subject: its own, else of the buildings it serves, those on its lot, the lot, or others there.

    Parameters
    ----------
    context : Context
    rows : ndarray of intp
        Rows of the context's subjects.
    name : str
    multiplies : bool
        It multiplies what is required, so that 0 means "not known": a house without bedrooms needs no system.

    Returns
    -------
    value : ndarray of float64
        NaN where it is not known, or negative. Buildings add up; one dwelling that lacks it leaves the sum open.
    source : ndarray of object
        Where it is from, if not from the subject itself.
    """
    features = context.site.features
    numbers = features.numbers(name, np.arange(len(features)))
    numbers[(numbers < 0) | (multiplies & (numbers == 0))] = np.nan
    value = numbers[context.subjects[rows]]
    source = np.full(len(rows), "", dtype=object)
    if np.isnan(numbers).all() or not np.isnan(value).any():
        return value, source
    buildings = _Buildings(context, numbers)
    given = np.flatnonzero(np.isfinite(numbers) & (features.status != "abandoned"))
    is_lot = np.isin(given, context.lots.feature)
    of_lots = {int(np.searchsorted(context.lots.feature, row)): [int(row)] for row in given[is_lot]}
    others = by_lot(context, given[~is_lot & ~np.isin(given, buildings.rows)])
    serves = features.attribute("serves", context.subjects[rows])
    for row in np.flatnonzero(np.isnan(value)):
        lot = int(context.own.lot[rows[row]])
        here, what = buildings.served(serves[row], lot)
        if not here or np.isnan(numbers[here]).any():
            here, what = of_lots.get(lot, []), "the lot"
            if not here and lot != NO_LOT:
                here, what = others.get(lot, []), "other features on the lot"
        if here:
            value[row] = numbers[here].sum() if what.startswith("buildings") else numbers[here].max()
            source[row] = f"'{name}' of {what}: {', '.join(sorted(str(one) for one in features.ids[here]))}"
    return value, source


class _Buildings:
    """Buildings that stand, by id and by lot, for a number that those served add up to."""

    def __init__(self, context: Context, numbers: FloatArray) -> None:
        self.features, self.lots = context.site.features, context.lots
        self.numbers = numbers
        live = self.features.status != "abandoned"
        self.rows = np.flatnonzero(self.features.matching(vocabulary.GROUPS_AS_SETS["any_building"]) & live)
        self.dwellings = set(self.features.having(frozenset({"dwelling"})).tolist())
        self.by_id = {str(self.features.ids[row]): int(row) for row in self.rows}
        self.on_lot = by_lot(context, self.rows)

    def served(self, serves: Any, lot: int) -> tuple[list[int], str]:
        """The buildings that a `serves` attribute names, else the dwellings on a lot; and what they are called."""
        named = [name for name in served(serves) if name in self.by_id or name in self.lots.by_id]
        if named:
            rows = [self.by_id[name] for name in named if name in self.by_id]
            rows += [row for name in named if name not in self.by_id for row in self._counted(self.lots.by_id[name])]
            return sorted(set(rows)), "buildings served"
        return (self._counted(lot) if lot != NO_LOT else []), "buildings on the lot"

    def _counted(self, lot: int) -> list[int]:
        here = self.on_lot.get(lot, [])
        return [row for row in here if row in self.dwellings] or [row for row in here if np.isfinite(self.numbers[row])]


def served(value: object) -> list[str]:
    """The ids in a `serves` attribute: lots or buildings, separated by semicolons or commas."""
    return sorted({word for word in _SEPARATORS.split(str(value or "").strip()) if word})


def lean_of(short: BoolArray) -> Any:
    """The code of the side that an open answer leans to."""
    return np.where(short, LEANS.index("intrudes"), LEANS.index("meets"))
