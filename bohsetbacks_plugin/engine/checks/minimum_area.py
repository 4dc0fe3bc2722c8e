# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules on an area: of a leaching area, of the land that horses need, of a lot by its bedrooms (kind minimum_area)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely

from ..context import Context, RuleStatus
from ..findings import FindingTable
from ..lots import NO_LOT, ON_LINE_FT
from ..rule_kinds import AreaTest
from ..rules import Rule
from ..site import FloatArray, IndexArray, ObjectArray
from ..verdict import CODE, SURVEY_ACCURACY_FT
from .amounts import Amounts, by_lot, lean_of, no_subjects, number_for, own_lots, rounded, subjects_of, to_findings, yes_on_lot
from .animals import Number, most_allowed, number_on
from .land import AreaBand, Land, area_band, areas_of_features, by_land, land_of

UNIT = "sq ft"


def answer(context: Context, number: int, want_all: bool) -> tuple[list[FindingTable], RuleStatus]:
    """Findings and status of one rule of kind minimum_area."""
    rule = context.rules[number]
    rows = subjects_of(context, rule)
    if rule.area is None or not len(rows):
        return [], no_subjects(rule)
    if rule.area.of == "feature":
        found = Amounts.empty(len(rows), UNIT)
        _FeatureArea(context, rule, rule.area, rows, found).run()
        return to_findings(context, number, rows, found, want_all)
    # The land is one, however many stables or fields lie on it.
    land = by_land(context, rule, rows)
    rows = np.array([group[0] for group in land], dtype=np.intp)
    found = Amounts.empty(len(rows), UNIT)
    _LandArea(context, rule, rule.area, land, rows, found).run()
    return to_findings(context, number, rows, found, want_all)


class _FeatureArea:
    """The area of each subject itself."""

    def __init__(self, context: Context, rule: Rule, test: AreaTest, rows: IndexArray, found: Amounts) -> None:
        self.context, self.rule, self.test, self.rows, self.found = context, rule, test, rows, found
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
        if test.stated_by:
            self._add_up(ready)
        if test.per:
            self._share(ready)

    def _share(self, ready: IndexArray) -> None:
        """Where other rules of the kind claim the same area for others, it must suffice for all of them together."""
        found = self.found
        siblings = [rule.area for rule in self.context.rules if rule.area is not None and rule.area.of == "feature"
                    and rule.area.per not in ("", self.test.per) and rule.subjects == self.rule.subjects]
        needed = found.required.copy()
        for test in siblings:
            needed += np.nan_to_num(self.features.numbers(test.per, self.subjects)) * test.square_feet
        shared = needed > found.required
        for row in ready[(found.outcome[ready] == CODE["meets"]) & shared[ready]]:
            others = [f"{test.per} {self.features.numbers(test.per, self.subjects[[row]])[0]:g}" for test in siblings]
            if rounded(found.provided[row]) < rounded(needed[row]):
                found.refer(int(row), f"shared with others ({', '.join(others)}): together {needed[row]:,g} sq ft are "
                                      "asked for")

    def _add_up(self, ready: IndexArray) -> None:
        """Where the leaching areas of a lot suffice together, whether they are one system is for a person."""
        found, features = self.found, self.features
        lot = self.context.own.lot[self.rows]
        for row in ready[(found.outcome[ready] == CODE["intrudes"]) & (lot[ready] != NO_LOT)]:
            mates = np.flatnonzero((lot == lot[row]) & (features.status[self.subjects] == features.status[self.subjects[row]])
                                   & np.isfinite(found.provided))
            total = float(found.provided[mates].sum())
            if len(mates) > 1 and rounded(total) >= rounded(found.required[row]):
                ids = ", ".join(sorted(str(one) for one in features.ids[self.subjects[mates]]))
                found.refer(int(row), f"with the others on this lot ({ids}) {total:,.0f} sq ft: whether they are one system is "
                                      "for the Board")

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
        subject = self.subjects[row]
        short = found.outcome[row] == CODE["intrudes"]
        band = area_band(self.context, (shapely.boundary(self.features.geometry[subject]),
                                        self.features.accuracy_ft[[subject]]))
        if is_stated:
            found.say(row, f"by the stated '{test.stated_by}'")
        if test.refer_from:
            self._threshold(row, short, band)
        elif test.stated_by and not is_stated and short:
            found.refer(row, f"the outline shows the bottom only; confirm the effective area from the design and supply "
                             f"'{test.stated_by}'")
        elif not is_stated:
            _settle_band(found, row, band)

    def _threshold(self, row: int, below: bool, band: AreaBand) -> None:
        """From the area on a person decides, if the other value reaches its own mark."""
        test, found = self.test, self.found
        found.outcome[row] = CODE["meets"]
        open_ = _is_open(found, row, band)
        if below and not open_:
            found.say(row, f"below {test.square_feet:g} sq ft")
            return
        other = float(self.features.numbers(test.and_attribute, self.subjects[[row]])[0]) if test.and_attribute else np.inf
        if np.isnan(other):
            found.lack([row], f"'{test.and_attribute}' not given: supply it")
        elif other >= test.and_at_least:
            found.refer(row, f"{test.square_feet:g} sq ft or more"
                             + (f", and '{test.and_attribute}' {other:g}" if test.and_attribute else "")
                             + (f", as far as is known: {_how_known(band)}" if open_ else ""))
        else:
            found.say(row, f"'{test.and_attribute}' is {other:g}, under {test.and_at_least:g}")


class _LandArea:
    """The area of the lot, or of the holding, that each subject lies on."""

    def __init__(self, context: Context, rule: Rule, test: AreaTest, land: Sequence[IndexArray], rows: IndexArray,
                 found: Amounts) -> None:
        self.context, self.rule, self.test, self.land, self.rows, self.found = context, rule, test, land, rows, found

    def run(self) -> None:
        test, found = self.test, self.found
        number = self._numbers()
        own, problem = own_lots(self.context, self.rows)
        for why in {str(one) for one in problem if one}:
            found.lack(problem == why, why)
        rows = np.flatnonzero(own != NO_LOT)
        if test.where_lot_has:
            rows = self._where_it_holds(rows, own)
        for row, lot in zip(rows.tolist(), own[rows].tolist()):
            land = land_of(self.context, lot, test)
            if number.source[row]:
                found.say(row, str(number.source[row]))
            self._one(row, land, float(number.value[row]), float(number.least[row]), str(number.missing[row]))

    def _numbers(self) -> Number:
        if self.test.number_of:
            return number_on(self.context, self.rule, self.land, self.test.number_of)
        count = len(self.rows)
        value, source = np.ones(count), np.full(count, "", dtype=object)
        if self.test.per:
            value, source = number_for(self.context, self.rows, self.test.per, multiplies=True)
        return Number(value, np.ones(count), source, np.full(count, f"'{self.test.per}' not given: supply it", dtype=object))

    def _where_it_holds(self, rows: IndexArray, own: IndexArray) -> IndexArray:
        """The rows on whose lot lies what makes the rule hold; where no layer tells, that is left open."""
        context, found, wanted, areas = self.context, self.found, self.test.where_lot_has, self.test.or_lot_touches
        features = context.site.features
        there = by_lot(context, np.flatnonzero(features.matching(wanted) & (features.status != "abandoned")))
        touched = self._lots_in(features.geometry[features.having(areas)])
        has = np.isin(own[rows], [lot for lot in there if there[lot]])
        lies = ~has & np.isin(own[rows], list(touched))
        for row in rows[has]:
            found.say(row, f"on this lot: {', '.join(sorted(str(one) for one in features.ids[there[int(own[row])]]))}")
        for row in rows[lies]:
            found.say(row, f"the lot lies, wholly or partly, in a mapped {_words(areas)}")
        rest = rows[~has & ~lies]
        if context.gaps(wanted):
            found.lack(rest, f"whether this lot has a {_words(wanted)} is not known")
        elif areas and context.gaps(areas):
            found.lack(rest, f"whether this lot lies in a {_words(areas)} is not known ({context.gaps(areas)})")
        else:
            found.holds[rest] = False
            found.note[rest] = f"no {_words(wanted)} on this lot"
        return rows[has | lies]

    def _lots_in(self, areas: ObjectArray) -> set[int]:
        """Lots that lie in some areas, or partly; what shares an edge only lies beside them."""
        lots = self.context.lots
        if not len(areas):
            return set()
        area, lot = lots.tree.query(areas, predicate="intersects")
        covered = lots.tree.query(areas, predicate="covers")[1]
        rest = ~np.isin(lot, covered)
        common = shapely.area(shapely.intersection(areas[area[rest]], lots.geometry[lot[rest]]))
        noise = ON_LINE_FT / self.context.site.feet_per_unit * shapely.length(lots.geometry[lot[rest]])
        return set(covered.tolist()) | set(lot[rest][common > noise].tolist())

    def _one(self, row: int, land: Land, number: float, least: float, missing: str) -> None:
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
            found.lack([row], missing)
            if test.number_of and test.holds_for(least) and _is_short(decides, test.required(least), self._band(land)):
                # Whatever their number, there are so many at least.
                found.required[row] = test.required(least)
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
            open_ = _is_open(found, row, land.gross_band)
            if open_ or rounded(land.gross) >= rounded(needed):
                found.refer(row, f"{land.gross:,.0f} sq ft" + (f": {_how_known(land.gross_band)}" if open_ else ""))
            else:
                found.holds[row] = False
                found.note[row] = f"{land.gross:,.0f} sq ft, below {needed:,.0f}"
            return
        self._judge(row, land, needed)

    def _case_by_case(self, row: int, land: Land) -> None:
        """Where another rule leaves land of this size to a person, so is a shortfall on it."""
        for rule in self.context.rules:
            other = rule.area
            if other is None or not other.refer_from or other.of == "feature" or rule.subjects != self.rule.subjects:
                continue
            yes = all(bool(yes_on_lot(self.context, self.rows[[row]], name)[0]) for name in rule.applies_if)
            if yes and rounded(land.gross) >= rounded(other.square_feet):
                self.found.refer(row, f"on {land.gross:,.0f} sq ft a person reviews case by case ({rule.id})")

    def _band(self, land: Land) -> AreaBand:
        return land.usable_band if self.test.usable_decides else land.net_band

    def _judge(self, row: int, land: Land, needed: float) -> None:
        """Compare the land with what is needed; what is not known of it can only make it less."""
        test, found = self.test, self.found
        if land.unknown and not _is_short(float(found.provided[row]), needed, self._band(land)):
            found.lack([row], land.unknown)
            return
        found.decide(row, bool(rounded(found.provided[row]) >= rounded(needed)))
        _settle_band(found, row, self._band(land))
        if found.outcome[row] == CODE["intrudes"]:
            self._case_by_case(row, land)
        if found.outcome[row] != CODE["meets"] or test.usable_decides or not test.unusable:
            return
        if rounded(land.usable) < rounded(needed):
            found.refer(row, "the land is enough, the usable land is not: which of them counts is for the Board")
        elif _is_within(land.usable, needed, land.usable_band) and not _is_survey(land.usable_band):
            found.refer(row, f"the land is enough, whether the usable land is, is not known ({_how_known(land.usable_band)}): "
                             "which of them counts is for the Board")


def _allowed(context: Context, attribute: str, land: Land) -> str:
    net, usable = most_allowed(context, attribute, land), most_allowed(context, attribute, land, usable_only=True)
    attribute = attribute.removesuffix("s") if net == 1 else attribute
    if net == usable:
        return f"the land allows {net:g} {attribute}"
    return f"the land allows {net:g} {attribute} by its area net of buildings, {usable:g} by its usable area"


def _is_short(provided: float, needed: float, band: AreaBand) -> bool:
    """Whether an area is less than needed by more than it may be off."""
    return bool(float(rounded(needed)) - float(rounded(provided)) > band.square_feet)


def _is_within(provided: float, needed: float, band: AreaBand) -> bool:
    """Whether an area is off the mark by less than it may be off."""
    gap = float(rounded(provided)) - float(rounded(needed))
    return gap < band.square_feet if gap >= 0 else -gap <= band.square_feet


def _is_survey(band: AreaBand) -> bool:
    """Whether all outlines are a survey: inside the band the rounded comparison then decides (DESIGN principle 5)."""
    return not band.unstated and band.accuracy_ft <= SURVEY_ACCURACY_FT


def _is_open(found: Amounts, row: int, band: AreaBand) -> bool:
    """Whether the outlines are not known well enough to decide; cautions are said."""
    if band.unstated:
        found.say(row, "accuracy not stated")
    within = _is_within(float(found.provided[row]), float(found.required[row]), band)
    if within and _is_survey(band):
        found.say(row, "within survey accuracy of the limit")
    return within and not _is_survey(band)


def _settle_band(found: Amounts, row: int, band: AreaBand) -> None:
    """Leave an area open whose outline is not known well enough, as for distances."""
    if _is_open(found, row, band):
        found.outcome[row] = CODE["too_close_to_call"]
        found.leans[row] = lean_of(np.array(rounded(found.provided[row]) < rounded(found.required[row])))
        found.say(row, _how_known(band))


def _how_known(band: AreaBand) -> str:
    return f"the outlines are known to {band.accuracy_ft:g} ft, so the area to {band.square_feet:,.0f} sq ft"


def _words(roles: frozenset[str]) -> str:
    return " or ".join(sorted(roles)).replace("_", " ")
