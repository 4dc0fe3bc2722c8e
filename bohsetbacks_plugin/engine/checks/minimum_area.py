# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules on an area: of a leaching area, of the land that horses need, of a lot by its bedrooms (kind minimum_area)."""

from __future__ import annotations

from typing import Optional

import numpy as np
import shapely

from ..context import Context, RuleStatus
from ..coverage import doubts, is_offered
from ..findings import FindingTable
from ..lots import NO_LOT
from ..rule_kinds import AreaTest
from ..rules import Rule
from ..site import FloatArray, IndexArray, ObjectArray
from ..verdict import CODE, SURVEY_ACCURACY_FT
from .amounts import Amounts, lean_of, lots_of, no_subjects, number_for, rounded, subjects_of, to_findings
from .land import Land, area_band, areas_of_features, land_of, most_allowed, representatives

UNIT = "sq ft"


def answer(context: Context, number: int, want_all: bool) -> tuple[list[FindingTable], RuleStatus]:
    """Findings and status of one rule of kind minimum_area."""
    rule = context.rules[number]
    rows = subjects_of(context, rule)
    if rule.area is None or not len(rows):
        return [], no_subjects(rule)
    if rule.area.of != "feature":
        # The land is one, however many stables or fields lie on it.
        rows = representatives(context, rule, rows)
    found = Amounts.empty(len(rows), UNIT)
    check = _FeatureArea if rule.area.of == "feature" else _LandArea
    check(context, rule, rule.area, rows, found).run()
    return to_findings(context, number, rows, found, want_all)


class _FeatureArea:
    """The area of each subject itself."""

    def __init__(self, context: Context, rule: Rule, test: AreaTest, rows: IndexArray, found: Amounts) -> None:
        self.context, self.test, self.rows, self.found = context, test, rows, found
        self.features = context.site.features
        self.subjects = context.subjects[rows]

    def run(self) -> None:
        test, found = self.test, self.found
        area = areas_of_features(self.context, self.subjects)
        stated = self.features.numbers(test.stated_by, self.subjects) if test.stated_by else np.full(len(area), np.nan)
        found.provided[:] = np.where(np.isfinite(stated), stated, area)
        needed = self._needed()
        open_ = found.holds & np.isnan(needed)
        found.lack(open_, f"'{test.per}' not given: supply it")
        found.required[:] = needed
        lack = "drawn as a point or line, so its area is not known" + (f": supply '{test.stated_by}'" if test.stated_by else "")
        found.lack(~open_ & np.isnan(found.provided), lack)
        ready = np.flatnonzero(found.holds & ~open_ & np.isfinite(found.provided))
        found.decide(ready, rounded(found.provided[ready]) >= rounded(needed[ready]))
        for row in ready:
            self._doubt(int(row), bool(np.isfinite(stated[row])))

    def _needed(self) -> FloatArray:
        if not self.test.per:
            return np.full(len(self.rows), self.test.square_feet)
        number = self.features.numbers(self.test.per, self.subjects)
        for row in np.flatnonzero(number == 0):
            self.found.holds[row] = False
            self.found.note[row] = f"{self.test.per} is 0"
        return number * self.test.square_feet

    def _doubt(self, row: int, is_stated: bool) -> None:
        """What keeps a figure from being the whole answer."""
        test, found = self.test, self.found
        short = found.outcome[row] == CODE["intrudes"]
        if is_stated:
            found.say(row, f"by the stated '{test.stated_by}'")
        if test.refer_from:
            self._threshold(row, short)
        elif test.stated_by and not is_stated and short:
            found.refer(row, f"the outline shows the bottom only; confirm the effective area from the design and supply "
                             f"'{test.stated_by}'")
        elif not is_stated:
            _settle_band(found, row, area_band(self.context, self.features.geometry[self.subjects[row]],
                                              float(self.features.accuracy_ft[self.subjects[row]])),
                         float(self.features.accuracy_ft[self.subjects[row]]))

    def _threshold(self, row: int, below: bool) -> None:
        """From the area on a person decides, if the other value reaches its own mark."""
        test, found = self.test, self.found
        found.outcome[row] = CODE["meets"]
        if below:
            found.say(row, f"below {test.square_feet:g} sq ft")
            return
        other = float(self.features.numbers(test.and_attribute, self.subjects[[row]])[0]) if test.and_attribute else np.inf
        if np.isnan(other):
            found.lack([row], f"'{test.and_attribute}' not given: supply it")
        elif other >= test.and_at_least:
            found.refer(row, f"{test.square_feet:g} sq ft or more"
                             + (f", and '{test.and_attribute}' {other:g}" if test.and_attribute else ""))
        else:
            found.say(row, f"'{test.and_attribute}' is {other:g}, under {test.and_at_least:g}")


class _LandArea:
    """The area of the lot, or of the holding, that each subject lies on."""

    def __init__(self, context: Context, rule: Rule, test: AreaTest, rows: IndexArray, found: Amounts) -> None:
        self.context, self.rule, self.test, self.rows, self.found = context, rule, test, rows, found

    def run(self) -> None:
        test, found = self.test, self.found
        number, source = self._numbers()
        for row in range(len(self.rows)):
            lot = int(self.context.own.lot[self.rows[row]])
            if lot == NO_LOT or self.context.own.off_lot[self.rows[row]]:
                found.lack([row], str(self.context.own.problem[self.rows[row]]) or "in no mapped lot")
                continue
            land = land_of(self.context, lot, test)
            if test.where_lot_has and not self._holds(row, lot, land):
                continue
            if source[row]:
                found.say(row, str(source[row]))
            self._one(row, land, float(number[row]))

    def _numbers(self) -> tuple[FloatArray, ObjectArray]:
        name = self.test.per or self.test.number_of
        if not name:
            return np.ones(len(self.rows)), np.full(len(self.rows), "", dtype=object)
        return number_for(self.context, self.rows, name)

    def _holds(self, row: int, lot: int, land: Land) -> bool:
        """Whether what makes the rule hold lies on the lot; where no layer tells, that is left open."""
        test, found, features = self.test, self.found, self.context.site.features
        there = np.flatnonzero(features.matching(test.where_lot_has) & (features.status != "abandoned"))
        on_lot = there[lots_of(self.context, there) == lot]
        areas = features.geometry[features.having(test.or_lot_touches)]
        if len(on_lot):
            found.say(row, f"on this lot: {', '.join(sorted(str(one) for one in features.ids[on_lot]))}")
            return True
        if len(areas) and bool(shapely.intersects(areas, land.shape).any()):
            words = " or ".join(sorted(test.or_lot_touches)).replace("_", " ")
            found.say(row, f"the lot lies in, or touches, a mapped {words}")
            return True
        if not is_offered(self.context.site, test.where_lot_has) or doubts(self.context.site, test.where_lot_has):
            words = " or ".join(sorted(test.where_lot_has)).replace("_", " ")
            found.lack([row], f"whether this lot has a {words} is not known")
            return False
        found.holds[row] = False
        found.note[row] = f"no {' or '.join(sorted(test.where_lot_has))} on this lot".replace("_", " ")
        return False

    def _one(self, row: int, land: Land, number: float) -> None:
        test, found = self.test, self.found
        counted = test.per or test.number_of
        decides = land.usable if test.usable_decides else land.net
        found.provided[row] = decides if not test.refer_from else land.gross
        for text in land.notes:
            found.say(row, text)
        if test.number_of:
            found.say(row, land.figures)
            found.say(row, _allowed(self.context, test.number_of, land))
        if counted and np.isnan(number):
            found.lack([row], f"'{counted}' not given: supply it")
            if test.number == 1 and not land.unknown and rounded(decides) < rounded(test.required(1)):
                # Whatever their number, there is one at least.
                found.required[row] = test.required(1)
                found.decide(row, False)
            return
        if test.number_of and not test.holds_for(number):
            found.holds[row] = False
            found.note[row] = f"{test.number_of} is {number:g}: another rule says how much land"
            return
        needed = test.required(number)
        found.required[row] = needed
        if test.refer_from:
            found.decide(row, True)
            if rounded(land.gross) >= rounded(needed):
                found.refer(row, f"{land.gross:,.0f} sq ft")
            return
        self._judge(row, land, needed)

    def _judge(self, row: int, land: Land, needed: float) -> None:
        test, found = self.test, self.found
        provided = float(found.provided[row])
        if land.unknown and not rounded(land.gross) < rounded(needed):
            found.lack([row], land.unknown)
            return
        found.decide(row, bool(rounded(provided) >= rounded(needed)))
        _settle_band(found, row, land.band, land.accuracy_ft)
        if found.outcome[row] == CODE["meets"] and not test.usable_decides and test.unusable \
                and rounded(land.usable) < rounded(needed):
            found.refer(row, "the land is enough, the usable land is not: which of them counts is for the Board")


def _allowed(context: Context, attribute: str, land: Land) -> str:
    net, usable = most_allowed(context, attribute, land), most_allowed(context, attribute, land, usable_only=True)
    if net == usable:
        return f"the land allows {net:g} {attribute}"
    return f"the land allows {net:g} {attribute} by its area net of buildings, {usable:g} by its usable area"


def _settle_band(found: Amounts, row: int, band: float, accuracy_ft: Optional[float]) -> None:
    """Leave an area open whose outline is not known well enough, as for distances (DESIGN principle 5)."""
    if accuracy_ft is None or np.isnan(accuracy_ft):
        found.say(row, "accuracy not stated")
        return
    gap = float(rounded(found.provided[row])) - float(rounded(found.required[row]))
    short = gap < 0
    if (short and -gap > band) or (not short and gap >= band):
        return
    if accuracy_ft <= SURVEY_ACCURACY_FT:
        found.say(row, "within survey accuracy of the limit")
        return
    found.outcome[row] = CODE["too_close_to_call"]
    found.leans[row] = lean_of(np.array(short))
    found.say(row, f"the outline is known to {accuracy_ft:g} ft, so its area to {band:,.0f} sq ft")
