# SPDX-License-Identifier: GPL-2.0-or-later
"""What a rule asks for, in a few plain words with its numbers; for the list of rules in the terminal and in docs/rules.md."""

from __future__ import annotations

from ..engine.rule_kinds import AreaTest, AttributeTest, Band, CountTest, Listing, Notice
from ..engine.rules import Rule

_RELATION = {"outside": "no overlap", "apart": "no overlap and no touching", "within": "inside, clear of the walls",
             "own_lot": "inside the property line", "served_lot": "on the lot served"}


def asks(rule: Rule) -> str:
    """The numbers of a rule in words, such as ``100 ft`` or ``at least 800 sq ft``."""
    if rule.relation:
        return _RELATION[rule.relation]
    if rule.area is not None:
        return _area(rule.area)
    if rule.value is not None:
        return _value(rule.value)
    if rule.count is not None:
        return _count(rule.count)
    if rule.listing is not None:
        return _listing(rule.listing)
    if rule.notice is not None:
        return _notice(rule.notice)
    leg = rule.legs[0]
    if leg.computed is not None:
        return f"{leg.computed.least_ft:g} to {leg.computed.most_ft:g} ft, from '{leg.computed.attribute}'"
    return f"{leg.feet:g} ft"


def setback_words(rule: Rule, feet: float) -> str:
    """A setback as a legend names it, such as ``Septic component to any wetland, 100 ft``."""
    ends = [" or ".join(words).replace("_", " ") for words in (rule.subject_words, rule.constraint_words)]
    return f"{ends[0].capitalize()} to {ends[1]}, {feet:g} ft"


def figure(value: float, unit: str) -> str:
    """An amount with its unit, as findings print it: feet and hundredths, whole square feet, plain counts."""
    if unit == "ft":
        return f"{value:.2f} ft"
    if unit == "sq ft":
        return f"{value:,.0f} sq ft" if value == round(value) else f"{value:,.2f} sq ft"
    return f"{value:g}" if unit == "count" else f"{value:,g} {unit}"


def _area(test: AreaTest) -> str:
    feet = f"{test.square_feet:,g} sq ft"
    if test.refer_from:
        other = f" and '{test.and_attribute}' {test.and_at_least:g}" if test.and_attribute else ""
        return f"from {feet}{other} a person decides"
    if test.per:
        return f"at least {feet} for each of '{test.per}'"
    if test.more_than is not None:
        return (f"at least {feet}, and {test.each_more:,g} sq ft for each of '{test.number_of}' above {test.more_than}")
    if test.number is not None:
        return f"at least {feet} for {test.number} of '{test.number_of}'"
    return f"at least {feet}"


def _value(test: AttributeTest) -> str:
    name, unit = f"'{test.attribute}'", test.unit
    if test.at_least is not None:
        per = f" for each of '{test.per}'" if test.per else ""
        return f"{name} at least {test.at_least:,g} {unit}{per}"
    if test.is_not is not None:
        return f"{name} is not {test.is_not:g} {unit}"
    if test.refer_years is not None:
        return f"{name} in {test.refer_years[0]} to {test.refer_years[1]}: a person decides"
    if test.valid_years is not None:
        return f"{name} at most {test.valid_years} years ago"
    if test.refer_from_years is not None:
        return f"{name} {test.refer_from_years} years ago or more: a person decides"
    if test.month is not None:
        return f"{name} in the latest month {test.month} of a year"
    return f"{name} by '{test.by}': " + ", ".join(_band(band, unit) for band in test.bands)


def _band(band: Band, unit: str) -> str:
    ends = f"{band.start:g} and more" if band.end == float("inf") else f"{band.start:g}-{band.end:g}"
    least = f"over {band.at_least:g}" if band.over else f"{band.at_least:g}"
    return f"{ends}: {least}" + (f" to {band.up_to:g}" if band.up_to > band.at_least else "") + f" {unit}"


def _count(test: CountTest) -> str:
    what = {"itself": "of them", "attribute": f"of '{test.attribute}'", "served_lots": "lots served",
            "served_dwellings": "dwellings served", "on_lot": f"{' or '.join(sorted(test.roles))} on the lot",
            "allowed_by_area": ""}[test.of].replace("_", " ")
    if test.of == "allowed_by_area":
        return f"up to {test.percent_more:g} % more than the area allows, '{test.after_attribute}' {test.after:g} or more"
    if test.at_most is not None:
        return f"at most {test.at_most} {what}"
    return f"at least {test.at_least} {what}"


def _listing(listing: Listing) -> str:
    start = " outside the property line" if listing.measured_from == "property_line" else ""
    return f"list within {listing.feet:g} ft{start}"


def _notice(notice: Notice) -> str:
    groups = ", ".join(group.replace("_", " ") for group in notice.groups)
    within = f" within {notice.within_ft:g} ft" if notice.within_ft is not None else ""
    days = f"; {notice.days_before} days before" if notice.days_before is not None else ""
    return f"{groups}{within}{days}" + (f"; proof of {notice.proof}" if notice.proof else "")
