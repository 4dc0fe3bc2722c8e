# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules on a value of the subject: a tank's size, a date, a well's yield by its depth (kind attribute)."""

from __future__ import annotations

import math
from datetime import date

import numpy as np

from ..context import Context, RuleStatus
from ..findings import FindingTable
from ..lots import NO_LOT
from ..rule_kinds import AttributeTest, Band
from ..rules import Rule
from ..site import FloatArray, IndexArray, ObjectArray
from ..verdict import CODE
from .amounts import Amounts, no_subjects, number_for, rounded, subjects_of, to_findings, yes_on_lot


def answer(context: Context, number: int, want_all: bool) -> tuple[list[FindingTable], RuleStatus]:
    """Findings and status of one rule of kind attribute."""
    rule = context.rules[number]
    rows = subjects_of(context, rule)
    if rule.value is None or not len(rows):
        return [], no_subjects(rule)
    found = Amounts.empty(len(rows), rule.value.unit)
    _Test(context, rule, rule.value, rows, found).run()
    return to_findings(context, number, rows, found, want_all)


class _Test:
    """One test on its subjects."""

    def __init__(self, context: Context, rule: Rule, test: AttributeTest, rows: IndexArray, found: Amounts) -> None:
        self.context, self.rule, self.test, self.rows, self.found = context, rule, test, rows, found
        self.features = context.site.features
        self.subjects = context.subjects[rows]

    def run(self) -> None:
        test = self.test
        values = self.features.attribute(test.attribute, self.subjects)
        given = np.array([value is not None for value in values], dtype=bool)
        missing = f"'{test.attribute}' not given: supply it"
        if test.if_given:
            self.found.holds &= given
            self.found.note[~given] = f"'{test.attribute}' not given: the rule is about what is given"
        else:
            self.found.lack(~given, missing)
        rows = self._possible(np.flatnonzero(given), values)
        if test.at_least is not None or test.is_not is not None:
            self._numbers(rows)
        elif test.bands:
            self._bands(rows)
        else:
            for row in rows:
                self._date(row, values[row])
        self._conditions()

    def _possible(self, rows: IndexArray, values: ObjectArray) -> IndexArray:
        """The rows whose value can be one at all; the others are left open, with what was read."""
        name, today, odd = self.test.attribute, self.context.site.as_of, np.zeros(len(values), dtype=bool)
        for row in rows:
            value = values[row]
            if isinstance(value, date):
                why = f"{name} {value.isoformat()} is after {today.isoformat()}: correct it" if value > today else ""
            else:
                none = value == 0 and self.test.is_not is not None
                why = f"'{name}' is {value:g}, which cannot be: correct it" if value < 0 or none else ""
            if why:
                odd[row] = True
                self.found.lack([row], why)
        return rows[~odd[rows]]

    def _numbers(self, rows: IndexArray) -> None:
        """A least number, per unit of another one perhaps, or one number that must not be."""
        value = rounded(self.features.numbers(self.test.attribute, self.subjects)[rows])
        self.found.provided[rows] = value
        if self.test.is_not is not None:
            self.found.decide(rows, value != self.test.is_not)
            self.found.required[rows] = np.nan
            for row in rows[value == self.test.is_not]:
                self.found.say(row, f"{self.test.is_not:g} {self.test.unit} is what the rule does not allow")
            return
        least = np.full(len(rows), float(self.test.at_least or 0.0))
        if self.test.per:
            times, source = number_for(self.context, self.rows[rows], self.test.per, multiplies=True)
            unknown = np.isnan(times)
            self.found.lack(rows[unknown], f"'{self.test.per}' not given: supply it")
            for row, text in zip(rows, source):
                if text:
                    self.found.say(row, text)
            rows, value, least = rows[~unknown], value[~unknown], (least * times)[~unknown]
        least = rounded(least)
        self.found.required[rows] = least
        self.found.decide(rows, value >= least)
        if self.test.per:
            self._add_up(rows)

    def _add_up(self, rows: IndexArray) -> None:
        """Where several subjects of one lot that serve the same suffice together, a person decides whether that will do."""
        lot, serves = self.context.own.lot[self.rows], self.features.attribute("serves", self.subjects)
        for row in rows[(self.found.outcome[rows] == CODE["intrudes"]) & (lot[rows] != NO_LOT)]:
            mates = [other for other in rows if lot[other] == lot[row] and serves[other] == serves[row]]
            total = float(self.found.provided[mates].sum())
            if len(mates) > 1 and rounded(total) >= rounded(self.found.required[row]):
                ids = ", ".join(sorted(str(one) for one in self.features.ids[self.subjects[mates]]))
                self.found.refer(int(row), f"together with the others on this lot ({ids}) {total:,g} {self.test.unit}: whether "
                                           "that will do is for the Board")

    def _bands(self, rows: IndexArray) -> None:
        """A least value by another one; where rows of the table overlap or leave a gap, a person decides."""
        by: FloatArray = self.features.numbers(self.test.by, self.subjects)
        value = rounded(self.features.numbers(self.test.attribute, self.subjects))
        self.found.provided[rows] = value[rows]
        unknown = rows[np.isnan(by[rows])]
        self.found.lack(unknown, f"'{self.test.by}' not given: supply it")
        for row in rows[np.isfinite(by[rows])]:
            bands = [band for band in self.test.bands if band.start <= by[row] <= band.end]
            self._band(row, float(value[row]), float(by[row]), bands)

    def _band(self, row: int, value: float, by: float, bands: list[Band]) -> None:
        unit = self.test.unit
        if not bands:
            self.found.refer(row, f"the printed table has no row for {self.test.by} {by:g}: for the Board")
            return
        told = " and ".join(f"{_range(band)}: {_figure(band)} {unit}" for band in bands)
        if len(bands) > 1:
            self.found.say(row, f"rows of the printed table overlap here ({told})")
        least = min(band.at_least for band in bands)
        self.found.required[row] = least
        if all(value > band.at_least if band.over else value >= band.up_to for band in bands):
            self.found.decide(row, True)
        elif any(value > band.at_least if band.over else value >= band.at_least for band in bands):
            self.found.refer(row, f"the table prints {told}: which figure is the least is for the Board")
        else:
            self.found.decide(row, False)
            if len(bands) == 1:
                self.found.say(row, f"the table prints {told}")

    def _date(self, row: int, value: date) -> None:
        """A date in certain years, or so many years back, or in the last month of a name that has ended."""
        test, today, found = self.test, self.context.site.as_of, self.found
        if test.refer_years is not None:
            first, last = test.refer_years
            found.decide(row, True)
            if first <= value.year <= last:
                found.refer(row, f"{test.attribute} {value.isoformat()}, within {first} to {last}")
            return
        if test.month is not None:
            self._month(row, value, today)
            return
        limit = float(test.valid_years or test.refer_from_years or 0)
        found.provided[row], found.required[row] = _years_between(value, today), limit
        if test.valid_years is not None:
            found.at_most = True
            found.decide(row, today <= _years_after(value, test.valid_years))
            found.say(row, f"{test.attribute} {value.isoformat()}, reckoned on {today.isoformat()}")
        else:
            found.decide(row, True)
            if today >= _years_after(value, test.refer_from_years or 0):
                found.refer(row, f"{test.attribute} {value.isoformat()}: {limit:g} {test.unit} or more on {today.isoformat()}")
            found.at_most = True

    def _month(self, row: int, value: date, today: date) -> None:
        month = int(self.test.month or 1)
        year = today.year if today.month > month else today.year - 1
        due = date(year, month, 1)
        due_month = f"{year}-{month:02d}"
        self.found.say(row, f"{self.test.attribute} {value.isoformat()}; the latest due month is {due_month}")
        if value < due:
            self.found.decide(row, False)
        elif value.month == month:
            self.found.decide(row, True)
        else:
            self.found.refer(row, f"made after {due_month}, in another month")

    def _conditions(self) -> None:
        """Where the rule holds at all."""
        for condition in self.test.unless:
            told = self.features.attribute(condition.attribute, self.subjects)
            missing = np.array([value is None for value in told], dtype=bool)
            self.found.say_all(missing, f"taken to apply: '{condition.attribute}' not given")
            for row in np.flatnonzero(~missing):
                value = told[row]
                if any(word in str(value).casefold() for word in condition.values):
                    self.found.holds[row] = False
                    self.found.note[row] = (f"{condition.attribute} is {value}: the rule is not about "
                                            f"{', '.join(condition.values)}")
                else:
                    self.found.say(row, f"taken to apply: {condition.attribute} is {value}")
        if self.test.where_yes:
            told = yes_on_lot(self.context, self.rows, self.test.where_yes)
            no = np.array([value is False for value in told], dtype=bool)
            self.found.holds[no] = False
            self.found.note[no] = f"{self.test.where_yes} is no"
            missing = np.array([value is None for value in told], dtype=bool)
            self.found.lack(missing, f"'{self.test.where_yes}' not given: supply it")


def _range(band: Band) -> str:
    return f"{band.start:g}-{band.end:g}" if math.isfinite(band.end) else f"{band.start:g} and more"


def _figure(band: Band) -> str:
    if band.over:
        return f"over {band.at_least:g}"
    return f"{band.at_least:g}" if band.up_to == band.at_least else f"{band.at_least:g} to {band.up_to:g}"


def _years_after(day: date, years: int) -> date:
    """The same day so many years later; 28 February for a leap day that the year lacks."""
    try:
        return day.replace(year=day.year + years)
    except ValueError:
        return day.replace(year=day.year + years, day=28)


def _years_between(day: date, today: date) -> float:
    """Years from one day to another; the days after the whole ones are 0.01 to 0.99 of a year.

    A day more than whole years is never printed as whole years, nor a day less.
    """
    if today < day:
        return 0.0
    years = today.year - day.year
    if _years_after(day, years) > today:
        years -= 1
    rest = (today - _years_after(day, years)).days
    return years + min(0.99, max(0.01, int(rest / 366 * 100) / 100)) if rest else float(years)
