# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules on a number of things: cesspools, roosters, lots on one well, dwellings on one system (kind count)."""

from __future__ import annotations

import re

import numpy as np

from ..context import Context, RuleStatus
from ..coverage import doubts, is_offered
from ..findings import FindingTable
from ..lots import NO_LOT
from ..rule_kinds import CountTest
from ..site import IndexArray
from .amounts import Amounts, lots_of, no_subjects, number_for, subjects_of, to_findings
from .land import land_of, most_allowed, representatives

_SEPARATORS = re.compile(r"\s*[;,]\s*")


def answer(context: Context, number: int, want_all: bool) -> tuple[list[FindingTable], RuleStatus]:
    """Findings and status of one rule of kind count."""
    rule = context.rules[number]
    rows = subjects_of(context, rule)
    if rule.count is None or not len(rows):
        return [], no_subjects(rule)
    if rule.count.of == "allowed_by_area":
        rows = representatives(context, rule, rows)
    found = Amounts.empty(len(rows), "count", at_most=rule.count.at_least is None)
    _Count(context, rule.count, rows, found).run()
    return to_findings(context, number, rows, found, want_all)


def served(value: object) -> list[str]:
    """The ids in a `serves` attribute: lots or buildings, separated by semicolons or commas."""
    return sorted({word for word in _SEPARATORS.split(str(value or "").strip()) if word})


class _Count:
    """One count on its subjects."""

    def __init__(self, context: Context, test: CountTest, rows: IndexArray, found: Amounts) -> None:
        self.context, self.test, self.rows, self.found = context, test, rows, found
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
        own = np.where(self.context.own.off_lot[self.rows], NO_LOT, self.context.own.lot[self.rows])
        self.found.lack(own == NO_LOT, "in no mapped lot")
        known = np.flatnonzero(own != NO_LOT)
        number = counts[own[known] + 1]
        told = "; ".join(doubts(site, roles)) or ("" if is_offered(site, roles) else f"no layer gives {words}")
        for row, count in zip(known, number):
            if count < (self.test.at_least or 0) and told:
                self.found.lack([row], told)
                continue
            self._settle(int(row), float(count))
            if count < (self.test.at_least or 0):
                self.found.say(int(row), f"no {words} is drawn on this lot")

    def _served_lots(self) -> None:
        """Lots that each subject serves, by its `serves` attribute: ids of lots, or of buildings on them."""
        values = self.features.attribute("serves", self.subjects)
        for row, value in enumerate(values):
            names = served(value)
            if not names:
                self.found.lack([row], "'serves' not given: supply the ids of the lots or buildings served")
                continue
            lots, unknown = lots_served(self.context, names)
            if unknown:
                self.found.lack([row], f"'serves' names what is neither a lot nor a building here: {', '.join(unknown)}")
                continue
            self._settle(row, float(len(lots)))
            self.found.say(row, f"serves {', '.join(names)}")

    def _served_dwellings(self) -> None:
        """Dwellings that each subject serves: by its `serves` attribute, else those on its lot."""
        dwellings = self.features.having(frozenset({"dwelling"}))
        dwellings = dwellings[self.features.status[dwellings] != "abandoned"]
        names = {str(self.features.ids[row]): row for row in dwellings}
        lot_of_dwelling = lots_of(self.context, dwellings)
        values = self.features.attribute("serves", self.subjects)
        for row, value in enumerate(values):
            told = served(value)
            if told:
                self._settle(row, float(len([name for name in told if name in names] or told)))
                self.found.say(row, f"serves {', '.join(told)}")
                continue
            own = self.context.own.lot[self.rows[row]]
            here = dwellings[lot_of_dwelling == own] if own != NO_LOT else dwellings[:0]
            self._dwellings_here(row, [str(self.features.ids[one]) for one in here])

    def _dwellings_here(self, row: int, here: list[str]) -> None:
        """What the dwellings on the lot tell, where `serves` is not given."""
        site, most = self.context.site, self.test.at_most or 0
        told = doubts(site, frozenset({"dwelling"}))
        if not here or (told and len(here) <= most):
            self.found.lack([row], "; ".join(["'serves' not given: supply the ids of the dwellings served", *told]))
        elif len(here) > most:
            self.found.provided[row] = len(here)
            self.found.refer(row, f"'serves' not given; on the lot are {', '.join(sorted(here))}: say which of them it serves")
        else:
            self._settle(row, float(len(here)))
            self.found.say(row, f"taken to serve the one dwelling on its lot, {here[0]}")

    def _allowed_by_area(self) -> None:
        """More than the land allows, as far as a person may allow it."""
        test, found = self.test, self.found
        area_tests = [rule.area for rule in self.context.rules
                      if rule.area is not None and rule.area.number_of == test.attribute]
        number, source = number_for(self.context, self.rows, test.attribute)
        after = self.features.numbers(test.after_attribute, self.subjects)
        for row in range(len(self.rows)):
            own = self.context.own.lot[self.rows[row]]
            if np.isnan(number[row]) or own == NO_LOT or not area_tests:
                found.lack([row], f"'{test.attribute}' not given: supply it" if np.isnan(number[row]) else "in no mapped lot")
                continue
            allowed = most_allowed(self.context, test.attribute, land_of(self.context, int(own), area_tests[0]))
            found.provided[row] = number[row]
            most = int(allowed * (1 + test.percent_more / 100.0) + 1e-9)
            found.required[row] = most
            if source[row]:
                found.say(row, str(source[row]))
            if number[row] <= allowed:
                found.holds[row] = False
                found.note[row] = f"the land allows {allowed}; nothing is asked beyond it"
            elif np.isnan(after[row]):
                found.lack([row], f"'{test.after_attribute}' not given: supply it")
            elif after[row] < test.after:
                found.holds[row] = False
                found.note[row] = f"{test.after_attribute} is {after[row]:g}, under {test.after:g}: no review is open"
            else:
                found.decide(row, False)
                if number[row] <= most:
                    found.refer(row, f"the land allows {allowed}; up to {most} may be asked for in an administrative review")


def lots_served(context: Context, names: list[str]) -> tuple[set[int], list[str]]:
    """Rows of the lots that some ids stand for, lots or buildings, and the ids that are neither."""
    features = context.site.features
    lots: set[int] = set()
    unknown = []
    buildings: dict[str, int] = {}
    for row in np.flatnonzero(features.matching(frozenset({"dwelling", "building"}))):
        buildings.setdefault(str(features.ids[row]), int(row))
    for name in names:
        if name in context.lots.by_id:
            lots.add(context.lots.by_id[name])
            continue
        own = lots_of(context, np.array([buildings[name]], dtype=np.intp))[0] if name in buildings else NO_LOT
        if own == NO_LOT:
            unknown.append(name)
        else:
            lots.add(int(own))
    return lots, unknown
