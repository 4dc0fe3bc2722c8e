# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules on a number of things: cesspools, roosters, lots on one well, dwellings on one system (kind count)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely

from ..context import Context, RuleStatus
from ..coverage import doubts, is_offered
from ..findings import FindingTable
from ..lots import NO_LOT
from ..rule_kinds import CountTest
from ..rules import Rule
from ..site import IndexArray
from ..vocabulary import GROUPS_AS_SETS
from .amounts import Amounts, by_lot, lots_of, no_subjects, number_for, own_lots, served, subjects_of, to_findings
from .animals import most_allowed, number_on
from .land import Land, by_land, land_of

_DWELLING = frozenset({"dwelling"})


def answer(context: Context, number: int, want_all: bool) -> tuple[list[FindingTable], RuleStatus]:
    """Findings and status of one rule of kind count."""
    rule = context.rules[number]
    rows = subjects_of(context, rule)
    if rule.count is None or not len(rows):
        return [], no_subjects(rule)
    land = by_land(context, rule, rows) if rule.count.of == "allowed_by_area" else []
    rows = np.array([group[0] for group in land], dtype=np.intp) if land else rows
    found = Amounts.empty(len(rows), "count", at_most=rule.count.at_least is None)
    _Count(context, rule, rule.count, land, rows, found).run()
    return to_findings(context, number, rows, found, want_all)


@dataclass
class _Standing:
    """Dwellings and other buildings, abandoned ones left out.

    Attributes
    ----------
    dwellings : dict of str to int
        Rows of the feature table by id.
    others : set of str
        Ids of buildings that may be dwellings, or a part of one.
    on_lot, unnamed_on_lot : dict of int to list of int
        Dwellings, and buildings of unknown kind, by the row of their lot.
    """

    dwellings: dict[str, int]
    others: set[str]
    on_lot: defaultdict[int, list[int]]
    unnamed_on_lot: defaultdict[int, list[int]]

    @classmethod
    def of(cls, context: Context) -> _Standing:
        """What stands at a site."""
        features = context.site.features
        live = features.status != "abandoned"
        dwelling = np.isin(np.arange(len(features)), features.having(_DWELLING))
        rows = np.flatnonzero(dwelling & live)
        others = features.ids[features.matching(GROUPS_AS_SETS["any_building"]) & live & ~dwelling]
        unnamed = np.flatnonzero(features.matching(_DWELLING) & live & ~dwelling)
        return cls({str(features.ids[row]): int(row) for row in rows}, {str(one) for one in others},
                   by_lot(context, rows), by_lot(context, unnamed))


class _Count:
    """One count on its subjects."""

    def __init__(self, context: Context, rule: Rule, test: CountTest, land: Sequence[IndexArray], rows: IndexArray,
                 found: Amounts) -> None:
        self.context, self.rule, self.test, self.land, self.rows, self.found = context, rule, test, land, rows, found
        self.features = context.site.features
        self.subjects = context.subjects[rows]

    def run(self) -> None:
        if self.test.at_most is not None or self.test.at_least is not None:
            self.found.required[:] = float((self.test.at_most or 0) if self.test.at_least is None else self.test.at_least)
        getattr(self, f"_{self.test.of}")()

    def _settle(self, row: int, number: float) -> None:
        """Compare a number that is known."""
        test, found = self.test, self.found
        found.provided[row] = number
        good = number <= test.at_most if test.at_most is not None else number >= (test.at_least or 0)
        found.decide(row, good, "refer" if test.refer else "intrudes")

    def _itself(self) -> None:
        for row in range(len(self.rows)):
            self._settle(row, 1)

    def _attribute(self) -> None:
        number, source = number_for(self.context, self.rows, self.test.attribute)
        self.found.lack(np.isnan(number), f"'{self.test.attribute}' not given: supply it")
        for row in np.flatnonzero(np.isfinite(number)):
            if source[row]:
                self.found.say(row, str(source[row]))
            self._settle(row, float(number[row]))

    def _on_lot(self) -> None:
        """Features of some roles on the subject's lot."""
        site, roles = self.context.site, self.test.roles
        words = " or ".join(sorted(roles)).replace("_", " ")
        there = self.features.having(roles)
        there = there[self.features.status[there] != "abandoned"]
        counts = np.bincount(lots_of(self.context, there) + 1, minlength=len(self.context.lots) + 1)
        own, problem = own_lots(self.context, self.rows)
        for why in {str(one) for one in problem if one}:
            self.found.lack(problem == why, why)
        known = np.flatnonzero(own != NO_LOT)
        number = counts[own[known] + 1]
        told = "; ".join(doubts(site, roles)) or ("" if is_offered(site, roles) else f"no layer gives {words}")
        few = number < (self.test.at_least or 0)
        if told:
            self.found.lack(known[few], told)
            known, number, few = known[~few], number[~few], few[~few]
        for row, count, lacking in zip(known.tolist(), number.tolist(), few.tolist()):
            self._settle(row, float(count))
            if lacking:
                self.found.say(row, f"no {words} is drawn on this lot")

    def _served_lots(self) -> None:
        """Lots that each subject serves, by its `serves` attribute: ids of lots, or of buildings on them."""
        values, places = self.features.attribute("serves", self.subjects), LotsServed(self.context)
        for row, value in enumerate(values):
            names = served(value)
            if not names:
                self.found.lack([row], "'serves' not given: supply the ids of the lots or buildings served")
                continue
            lots, unknown = places.find(names)
            if unknown and len(lots) <= (self.test.at_most or 0):
                self.found.lack([row], f"'serves' names what is neither a lot nor a building on one here: {', '.join(unknown)}")
                continue
            self._settle(row, float(len(lots)))
            self.found.say(row, f"serves {', '.join(names)}")
            self._mark_new(row, places.proposed(names))

    def _mark_new(self, row: int, new: list[str]) -> None:
        """What serves a proposed building is a new matter, though it stands already."""
        if self.found.new is None:
            self.found.new = np.zeros(len(self.rows), dtype=bool)
        if new and self.features.status[self.subjects[row]] == "existing":
            self.found.new[row] = True
            self.found.say(row, f"{', '.join(new)} is proposed, so the matter is new though this exists")

    def _served_dwellings(self) -> None:
        """Dwellings that each subject serves: by its `serves` attribute, else those on its lot."""
        standing, places = _Standing.of(self.context), LotsServed(self.context)
        own = lots_of(self.context, self.subjects)
        septic = self.features.matching(GROUPS_AS_SETS["septic_component"])
        parts = np.flatnonzero(septic & (self.features.status != "abandoned"))
        told = self.features.attribute("serves", np.arange(len(self.features)))
        on_lot = by_lot(self.context, parts[[told[row] is not None for row in parts]])
        for row, value in enumerate(self.features.attribute("serves", self.subjects)):
            # What the tank says of whom it serves, it says of the leaching area of its lot.
            others = on_lot.get(int(own[row]), []) if own[row] != NO_LOT else []
            names = served(value) or sorted({name for other in others for name in served(told[other])})
            if names:
                self._dwellings_named(row, names, standing)
                self._mark_new(row, places.proposed(names))
            else:
                self._dwellings_here(row, int(own[row]), standing)

    def _dwellings_named(self, row: int, names: list[str], standing: _Standing) -> None:
        """Count the dwellings among the ids of buildings and lots that `serves` names."""
        found, most, lots = self.found, self.test.at_most or 0, self.context.lots.by_id
        dwellings = {standing.dwellings[name] for name in names if name in standing.dwellings}
        maybe = [name for name in names if name in standing.others]
        maybe += [str(self.features.ids[one]) for name in names if name in lots for one in standing.unnamed_on_lot[lots[name]]]
        rest = [name for name in names if name not in standing.dwellings and name not in standing.others]
        on_lots = [standing.on_lot[lots[name]] for name in rest if name in lots]
        unknown = [name for name in rest if name not in lots]
        # A lot on which no dwelling is drawn is served for the sake of one at least. Names of what is not mapped here may
        # prove too many, never few enough: one of them may stand for two.
        sure = len(dwellings.union(*on_lots)) + sum(not here for here in on_lots)
        sure += len(unknown) if len(unknown) == len(names) else 0
        if sure <= most and unknown:
            found.lack([row], f"'serves' names what is neither a building nor a lot here: {', '.join(unknown)}")
            return
        found.say(row, f"serves {', '.join(names)}")
        self._settle(row, float(sure if sure > most else sure + len(maybe)))
        if sure <= most < sure + len(maybe):
            found.refer(row, f"whether {', '.join(maybe)} is used for dwelling is not known: give it its role")

    def _dwellings_here(self, row: int, lot: int, standing: _Standing) -> None:
        """What the dwellings on the lot tell, where `serves` is not given."""
        site, most, ids = self.context.site, self.test.at_most or 0, self.features.ids
        here = standing.on_lot[lot] if lot != NO_LOT else []
        told = doubts(site, _DWELLING)
        if not here or (told and len(here) <= most):
            self.found.lack([row], "; ".join(["'serves' not given: supply the ids of the dwellings served", *told]))
            return
        # A building that overlaps a dwelling is that dwelling, or a part of it, mapped once more.
        shapes = self.features.geometry
        unnamed = [one for one in standing.unnamed_on_lot[lot] if not shapely.intersects(shapes[one], shapes[here]).any()]
        if len(here) + len(unnamed) > most:
            self.found.provided[row] = len(here) + len(unnamed)
            words = ", ".join(sorted(str(ids[one]) for one in (*here, *unnamed)))
            doubt = f", of which {', '.join(str(ids[one]) for one in unnamed)} may be a dwelling" if unnamed else ""
            self.found.refer(row, f"'serves' not given; on the lot are {words}{doubt}: say which of them it serves")
        else:
            self._settle(row, float(len(here)))
            self.found.say(row, f"taken to serve the one dwelling on its lot, {ids[here[0]]}")

    def _allowed_by_area(self) -> None:
        """More than the land allows, as far as a person may allow it."""
        area_tests = [rule.area for rule in self.context.rules
                      if rule.area is not None and rule.area.number_of == self.test.attribute]
        number = number_on(self.context, self.rule, self.land, self.test.attribute)
        own, problem = own_lots(self.context, self.rows)
        for row in range(len(self.rows)):
            if number.source[row]:
                self.found.say(row, str(number.source[row]))
            if np.isnan(number.value[row]):
                self.found.lack([row], str(number.missing[row]))
            elif not area_tests:
                self.found.lack([row], f"no rule on the land for '{self.test.attribute}' is loaded")
            elif own[row] == NO_LOT:
                self.found.lack([row], str(problem[row]))
            else:
                self._beyond(row, float(number.value[row]), land_of(self.context, int(own[row]), area_tests[0]))

    def _beyond(self, row: int, number: float, land: Land) -> None:
        """Whether so many are more than some land allows, and no more than may be asked for."""
        test, found = self.test, self.found
        after = float(self.features.numbers(test.after_attribute, self.subjects[[row]])[0])
        if land.unknown:
            found.lack([row], land.unknown)
            return
        allowed = most_allowed(self.context, test.attribute, land)
        most = int(allowed * (1 + test.percent_more / 100.0) + 1e-9)
        found.provided[row], found.required[row] = number, most
        if number <= allowed:
            found.holds[row] = False
            found.note[row] = f"the land allows {allowed}; nothing is asked beyond it"
        elif np.isnan(after):
            found.lack([row], f"'{test.after_attribute}' not given: supply it")
        elif after < test.after:
            found.holds[row] = False
            found.note[row] = f"{test.after_attribute} is {after:g}, under {test.after:g}: no review is open"
        else:
            found.decide(row, False)
            if number <= most:
                found.refer(row, f"the land allows {allowed}; up to {most} may be asked for in an administrative review")


class LotsServed:
    """Which lots the ids in `serves` attributes stand for: those of lots, and those of buildings by the lot they stand on."""

    def __init__(self, context: Context) -> None:
        features = context.site.features
        rows = np.flatnonzero(features.matching(frozenset({"dwelling", "building"})))
        self.lots = context.lots.by_id
        new = rows[features.status[rows] == "proposed"]
        self.new = {str(features.ids[row]) for row in new}
        self.new_on_lot = by_lot(context, new)
        self.ids = features.ids
        self.of_building: dict[str, int] = {}
        for row, lot in zip(rows, lots_of(context, rows)):
            self.of_building.setdefault(str(features.ids[row]), int(lot))

    def proposed(self, names: list[str]) -> list[str]:
        """Proposed buildings among what some ids stand for."""
        on_lots = {str(self.ids[row]) for name in names if name in self.lots for row in self.new_on_lot[self.lots[name]]}
        return sorted(on_lots | (self.new & set(names)))

    def find(self, names: list[str]) -> tuple[set[int], list[str]]:
        """Rows of the lots that some ids stand for, and the ids that are neither a lot nor a building on one."""
        lots = {name: self.lots.get(name, self.of_building.get(name, NO_LOT)) for name in names}
        return {lot for lot in lots.values() if lot != NO_LOT}, [name for name, lot in lots.items() if lot == NO_LOT]
