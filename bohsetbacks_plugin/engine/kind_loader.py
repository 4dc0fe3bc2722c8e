# SPDX-License-Identifier: GPL-2.0-or-later
"""The parts of a ruleset file that belong to kinds other than setback: areas, values, counts, lists, notices, remedies."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Optional

from .errors import RuleFileError
from .rule_keys import NUMBER_ATTRIBUTES, YES_NO_ATTRIBUTES, Keys
from .rule_kinds import (
    AREAS_OF,
    COUNTED,
    LISTED_FROM,
    NOTICE_GROUPS,
    PROOFS,
    AreaTest,
    AttributeTest,
    Band,
    Condition,
    CountTest,
    Listing,
    NotARule,
    Notice,
    Remedy,
)
from .strict_yaml import Lines
from .vocabulary import ATTRIBUTES, PROJECT_TYPES

#: Kind -> the key that holds what it asks for.
PART_OF = {"minimum_area": "area", "attribute": "value", "count": "count", "inventory": "list", "notify": "notify"}

#: The units that findings print (DESIGN 3.5).
UNITS = ("ft", "sq ft", "gal", "gpm", "years", "percent", "in", "count")

_FEATURE_AREA = ("stated_by", "and_attribute", "and_at_least")
_LAND_AREA = ("number_of", "number", "more_than", "each_more", "less", "unusable", "usable_decides", "where_lot_has",
              "or_lot_touches")
_AREA_KEYS = ("of", "per", "refer_from", *_FEATURE_AREA, *_LAND_AREA)
#: Key -> the keys of which it needs one.
_AREA_NEEDS = {"number_of": ("number", "more_than"), "number": ("number_of",), "more_than": ("number_of",),
               "each_more": ("more_than",), "usable_decides": ("unusable",), "or_lot_touches": ("where_lot_has",),
               "and_attribute": ("and_at_least",), "and_at_least": ("and_attribute",)}
#: With `refer_from` the whole area is compared.
_AREA_EXCLUDE = (("number", "more_than"), ("per", "number_of"), ("refer_from", "less"), ("refer_from", "unusable"))
_VALUE_TESTS = ("at_least", "is_not", "refer_years", "valid_years", "refer_from_years", "month", "bands")
_DATE_TESTS = ("refer_years", "valid_years", "refer_from_years", "month")
_VALUE_KEYS = (*_VALUE_TESTS, "per", "by", "unless", "where_yes", "if_given")
#: What is counted -> the keys that it needs; `refer` is allowed too, but for the last, which always refers.
_COUNT_NEEDS = {"itself": ("at_most",), "attribute": ("attribute", "at_most"), "served_lots": ("at_most",),
                "served_dwellings": ("at_most",), "on_lot": ("roles", "at_least"),
                "allowed_by_area": ("attribute", "percent_more", "after_attribute", "after")}
_COUNT_KEYS = ("at_most", "at_least", "attribute", "roles", "refer", "percent_more", "after_attribute", "after")
_LIMITED_GROUPS = frozenset({"abutters_of_abutters", "owners_within"})


def read_area(keys: Keys) -> AreaTest:
    """The key `area` of a rule of kind minimum_area."""
    part = keys.part("area", ("square_feet",), _AREA_KEYS)
    of = _word(part, "of", AREAS_OF, "feature")
    if of == "feature":
        part.refuse(_LAND_AREA, "is about land; it goes with 'of: lot' or 'of: premises'")
    else:
        part.refuse(_FEATURE_AREA, "is about the feature itself; it goes with 'of: feature'")
    for pair in _AREA_EXCLUDE:
        part.one_of(*pair)
    for key, others in _AREA_NEEDS.items():
        part.needs(key, *others)
    part.needs("and_attribute", "refer_from")
    return AreaTest(
        square_feet=part.positive("square_feet"), of=of,
        per=_word(part, "per", NUMBER_ATTRIBUTES), number_of=_word(part, "number_of", NUMBER_ATTRIBUTES),
        number=part.whole("number"), more_than=part.whole("more_than"),
        each_more=part.positive("each_more") if "each_more" in part else 0.0, less=part.roles("less"),
        unusable=part.roles("unusable"), usable_decides=part.flag("usable_decides"),
        stated_by=_word(part, "stated_by", NUMBER_ATTRIBUTES), where_lot_has=part.roles("where_lot_has"),
        or_lot_touches=part.roles("or_lot_touches"), refer_from=part.flag("refer_from"),
        and_attribute=_word(part, "and_attribute", NUMBER_ATTRIBUTES),
        and_at_least=part.positive("and_at_least") if "and_at_least" in part else 0.0)


def read_value(keys: Keys) -> AttributeTest:
    """The key `value` of a rule of kind attribute."""
    part = keys.part("value", ("attribute", "unit"), _VALUE_KEYS)
    given = [name for name in _VALUE_TESTS if name in part]
    if len(given) != 1:
        raise RuleFileError(f"{part.at('attribute')}: {part.what}: give one of {', '.join(_VALUE_TESTS)}, not "
                            f"{' and '.join(given) or 'none'}")
    wanted = "date" if given[0] in _DATE_TESTS else "number"
    _check_type(part, "attribute", wanted, given[0])
    part.needs("by", "bands")
    part.needs("bands", "by")
    part.needs("per", "at_least")
    month = part.whole("month")
    if month is not None and not 1 <= month <= 12:
        raise part.error("month", "a month from 1 to 12")
    return AttributeTest(
        attribute=part.text("attribute"), unit=part.word("unit", UNITS), at_least=_number(part, "at_least"),
        is_not=_number(part, "is_not"), per=_word(part, "per", NUMBER_ATTRIBUTES), refer_years=_years(part),
        valid_years=_count_of_years(part, "valid_years"), refer_from_years=_count_of_years(part, "refer_from_years"),
        month=month, by=_word(part, "by", NUMBER_ATTRIBUTES), bands=_bands(part), unless=_conditions(part),
        where_yes=_word(part, "where_yes", YES_NO_ATTRIBUTES), if_given=part.flag("if_given"))


def read_count(keys: Keys) -> CountTest:
    """The key `count` of a rule of kind count."""
    part = keys.part("count", ("of",), _COUNT_KEYS)
    of = part.word("of", COUNTED)
    needed = _COUNT_NEEDS[of]
    for name in needed:
        if name not in part:
            raise RuleFileError(f"{part.at('of')}: {part.what}: 'of: {of}' needs '{name}'; add it")
    taken = needed if of == "allowed_by_area" else (*needed, "refer")
    part.refuse([name for name in _COUNT_KEYS if name not in taken], f"does not go with 'of: {of}'; take it out")
    return CountTest(
        of=of, at_most=part.whole("at_most"), at_least=part.whole("at_least"),
        attribute=_word(part, "attribute", NUMBER_ATTRIBUTES), roles=part.roles("roles"), refer=part.flag("refer"),
        percent_more=part.positive("percent_more") if "percent_more" in part else 0.0,
        after_attribute=_word(part, "after_attribute", NUMBER_ATTRIBUTES),
        after=part.positive("after") if "after" in part else 0.0)


def read_listing(keys: Keys) -> Listing:
    """The key `list` of a rule of kind inventory."""
    part = keys.part("list", ("feet", "of"), ("measured_from", "lots_with", "lots_without", "area"))
    of, measured_from = part.roles("of"), _word(part, "measured_from", LISTED_FROM, "subject")
    part.needs("lots_without", "lots_with")
    if "lots_with" in part and (of != {"lot"} or measured_from != "subject"):
        raise RuleFileError(f"{part.at('lots_with')}: {part.what}: 'lots_with' is for lists of lots near the subject: it goes "
                            "with 'of: [lot]', and not with 'measured_from: property_line'")
    return Listing(feet=part.feet("feet"), of=of, measured_from=measured_from, lots_with=part.roles("lots_with"),
                   lots_without=part.roles("lots_without"), area=part.flag("area"))


def read_notice(keys: Keys) -> Notice:
    """The key `notify` of a rule of kind notify."""
    part = keys.part("notify", ("groups",), ("within_feet", "mark_within_feet", "days_before", "proof", "certified_by",
                                              "mail"))
    groups = part.words("groups", NOTICE_GROUPS)
    limited = sorted(_LIMITED_GROUPS.intersection(groups))
    if limited and "within_feet" not in part:
        raise RuleFileError(f"{part.at('groups')}: {part.what}: the group {limited[0]} needs 'within_feet'; add it")
    if "within_feet" in part and not limited:
        raise RuleFileError(f"{part.at('within_feet')}: {part.what}: 'within_feet' limits only the groups "
                            f"{' and '.join(sorted(_LIMITED_GROUPS))}; add one of them, or take it out")
    return Notice(groups=groups, within_ft=part.feet("within_feet") if "within_feet" in part else None,
                  mark_within_ft=part.feet("mark_within_feet") if "mark_within_feet" in part else None,
                  days_before=part.whole("days_before"), proof=_word(part, "proof", PROOFS),
                  certified_by=part.text("certified_by"), mail=part.text("mail"))


def read_remedies(top: Keys) -> dict[str, Remedy]:
    """The key `remedies` of a ruleset: routes for a shortfall, by name."""
    if "remedies" not in top:
        return {}
    if not isinstance(top.mapping["remedies"], Lines):
        raise top.error("remedies", "a mapping of names to routes")
    table = top.part("remedies", (), list(top.mapping["remedies"]))
    result = {}
    for name in table.mapping:
        part = table.part(name, ("section", "route"), ("for_projects", "lapses_after_years"))
        result[name] = Remedy(name, part.text("section"), part.text("route"),
                              frozenset(part.words("for_projects", PROJECT_TYPES)), part.whole("lapses_after_years"))
    return result


def read_not_rules(top: Keys) -> tuple[NotARule, ...]:
    """The key `not_rules` of a ruleset: sentences of the text that are no rules here, with the reason."""
    entries = _entries(top, "not_rules")
    parts = [top.inner("not_rules", entry, ("section", "summary", "why"), ("id",)) for entry in entries]
    return tuple(NotARule(part.text("section"), part.text("summary"), part.text("why"), part.text("id")) for part in parts)


def _word(part: Keys, key: str, known: Sequence[str], default: str = "") -> str:
    return part.word(key, known) if key in part else default


def _number(part: Keys, key: str) -> Any:
    return part.number(key) if key in part else None


def _check_type(part: Keys, key: str, wanted: str, test: str) -> None:
    """A standard attribute that holds what a test is about: a number or a date."""
    name = part.word(key, ATTRIBUTES)
    if ATTRIBUTES[name] != wanted:
        known = ", ".join(sorted(one for one, kind in ATTRIBUTES.items() if kind == wanted))
        raise RuleFileError(f"{part.at(key)}: {part.what}: '{test}' is about a {wanted}, and '{name}' holds none; {wanted}s "
                            f"are {known}")


def _count_of_years(part: Keys, key: str) -> Optional[int]:
    years = part.whole(key)
    if years == 0:
        raise part.error(key, "a whole number, 1 or more")
    return years


def _entries(part: Keys, key: str) -> list[Any]:
    entries = part.mapping.get(key, [])
    if key in part and (not isinstance(entries, list) or not entries):
        raise part.error(key, "a list")
    return list(entries)


def _years(part: Keys) -> Any:
    if "refer_years" not in part:
        return None
    years = part.mapping["refer_years"]
    if not isinstance(years, list) or len(years) != 2 or not all(type(year) is int for year in years) or years[0] > years[1]:
        raise part.error("refer_years", "the first and the last year, such as [1950, 1979]")
    return (years[0], years[1])


def _bands(part: Keys) -> tuple[Band, ...]:
    result = []
    for entry in _entries(part, "bands"):
        band = part.inner("bands", entry, ("from", "at_least"), ("to", "up_to", "over"))
        start, least = band.number("from"), band.number("at_least")
        end = band.number("to") if "to" in band else math.inf
        most = band.number("up_to") if "up_to" in band else least
        if end <= start:
            raise band.error("to", f"more than 'from', which is {start:g}")
        if most < least:
            raise band.error("up_to", f"at least 'at_least', which is {least:g}")
        result.append(Band(start, end, least, most, band.flag("over")))
    return tuple(result)


def _conditions(part: Keys) -> tuple[Condition, ...]:
    if "unless" not in part:
        return ()
    texts = [name for name, kind in ATTRIBUTES.items() if kind == "text"]
    table = part.part("unless", (), texts)
    if not table.mapping:
        raise part.error("unless", "an attribute with its values")
    return tuple(Condition(name, tuple(word.casefold() for word in table.words(name))) for name in table.mapping)
