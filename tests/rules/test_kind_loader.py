# SPDX-License-Identifier: GPL-2.0-or-later
"""Reading rules of every kind but setback: what each key becomes. The mistakes are in the folder `broken`."""

from __future__ import annotations

import math
from random import Random

import pytest

from bohsetbacks_plugin.engine import vocabulary
from bohsetbacks_plugin.engine.errors import RuleFileError
from bohsetbacks_plugin.engine.rule_kinds import (
    LEAST_GAP_FT,
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
from bohsetbacks_plugin.engine.rule_loader import combine, parse_ruleset
from bohsetbacks_plugin.engine.rules import Rule

HEAD = "ruleset: town\nauthority: Test town\ndocument: Test rules\nedition: 2026-01-31\n"
RULE = """\
  - id: X-1
    section: "1"
    kind: {kind}
    subjects: [{subjects}]
{body}
    summary: A rule of the test.
    verified: true
"""


def text_of(kind: str, body: str, subjects: str = "septic_tank", top: str = "") -> str:
    return HEAD + top + "rules:\n" + RULE.format(kind=kind, subjects=subjects, body=body.strip("\n"))


def read(kind: str, body: str, subjects: str = "septic_tank", top: str = "") -> Rule:
    return parse_ruleset(text_of(kind, body, subjects, top), "town.yaml").rules[0]


# --- containment

@pytest.mark.parametrize(("relation", "feet"), [("outside", 0.0), ("apart", LEAST_GAP_FT), ("within", LEAST_GAP_FT)])
def test_relation_to_an_area(relation: str, feet: float) -> None:
    """Overlap is at 0 ft; what may not touch keeps the least distance that can be told apart from touching."""
    rule = read("containment", f"    constraint: [dwelling, swimming_pool]\n    relation: {relation}")
    assert (rule.relation, rule.legs[0].feet, rule.legs[0].mode) == (relation, feet, "verdict")
    assert rule.legs[0].constraints == rule.constraints == {"dwelling", "swimming_pool"}
    assert (rule.feet_text, rule.if_mapped) == ("", False)


def test_inside_ones_own_lot_or_holding() -> None:
    body = "    constraint: property_line\n    relation: own_lot"
    assert read("containment", body).property_line_of == "lot"
    rule = read("containment", body + "\n    property_line_of: premises", "poultry_run")
    assert (rule.relation, rule.property_line_of, rule.legs[0].feet) == ("own_lot", "premises", 0.0)


def test_on_the_lot_that_is_served() -> None:
    rule = read("containment", "    constraint: lot\n    relation: served_lot", "drinking_well")
    assert (rule.relation, rule.constraints) == ("served_lot", {"lot"})


def test_weaker_pairings_of_a_containment_rule() -> None:
    rule = read("containment", """
    constraint: zone_i
    relation: outside
    if_mapped: true
    also_advisory:
      - subjects: [privy]
        why: Not named.
    also_refer:
      - constraint: [bank]
        why: For the board.
""")
    main, advisory, refer = rule.legs
    assert rule.if_mapped
    assert (advisory.mode, advisory.feet, advisory.subjects, advisory.constraints) == ("advisory", 0.0, {"privy"}, {"zone_i"})
    assert (refer.mode, refer.feet, refer.subjects, refer.why) == ("refer", 0.0, main.subjects, "For the board.")
    assert refer.constraints == {"inland_bank", "coastal_bank"}


def test_containment_that_a_person_decides() -> None:
    body = "    constraint: easement\n    relation: outside\n    refer_only: true\n    note: Ask the company."
    rule = read("containment", body)
    assert rule.legs[0].mode == "refer"


# --- minimum_area

def test_area_in_its_shortest_form_is_that_of_the_feature() -> None:
    rule = read("minimum_area", "    area:\n      square_feet: 800")
    assert rule.area == AreaTest(square_feet=800.0, of="feature")
    assert rule.legs == () and rule.feet_text == "" and rule.constraints == frozenset()
    # The other kinds' parts stay empty.
    assert (rule.value, rule.count, rule.listing, rule.notice) == (None, None, None, None)


def test_area_of_a_feature_with_every_key() -> None:
    area = read("minimum_area", """
    area:
      square_feet: 70
      of: feature
      per: bedrooms
      stated_by: effective_area_sqft
      refer_from: true
      and_attribute: headroom_ft
      and_at_least: 7
""").area
    assert area == AreaTest(square_feet=70.0, of="feature", per="bedrooms", stated_by="effective_area_sqft", refer_from=True,
                            and_attribute="headroom_ft", and_at_least=7.0)


def test_area_of_land_with_every_key() -> None:
    area = read("minimum_area", """
    area:
      square_feet: 70000
      of: premises
      number_of: horses
      more_than: 3
      each_more: 20000
      less: any_building
      unusable: [any_wetland, pond]
      usable_decides: true
      where_lot_has: [drinking_well, suction_line]
      or_lot_touches: nitrogen_sensitive_area
""").area
    assert area == AreaTest(
        square_feet=70000.0, of="premises", number_of="horses", more_than=3, each_more=20000.0,
        less=vocabulary.expand(["any_building"]), unusable=vocabulary.expand(["any_wetland"]) | {"pond"}, usable_decides=True,
        where_lot_has=frozenset({"drinking_well", "suction_line"}), or_lot_touches=frozenset({"nitrogen_sensitive_area"}))
    # 70,000 for three, and 2 x 20,000 for the fourth and the fifth.
    assert area is not None and area.required(5) == 110000.0
    assert [area.holds_for(number) for number in (3, 4, 5)] == [False, True, True]


def test_area_for_exactly_so_many_and_per_each() -> None:
    exact = read("minimum_area", "    area: {square_feet: 50000, of: lot, number_of: horses, number: 2}").area
    assert exact is not None and exact.of == "lot"
    assert [exact.holds_for(number) for number in (1, 2, 3)] == [False, True, False] and exact.required(2) == 50000.0
    per = read("minimum_area", "    area: {square_feet: 10000, of: lot, per: bedrooms}").area
    assert per is not None and per.required(3) == 30000.0 and per.holds_for(3)


# --- attribute

@pytest.mark.parametrize(("lines", "expected"), [
    ("attribute: capacity_gal, unit: gal, at_least: 2000, per: bedrooms",
     AttributeTest("capacity_gal", "gal", at_least=2000.0, per="bedrooms")),
    ("attribute: capacity_gal, unit: gal, is_not: 750", AttributeTest("capacity_gal", "gal", is_not=750.0)),
    ("attribute: slope_percent, unit: percent, at_least: 0", AttributeTest("slope_percent", "percent", at_least=0.0)),
    ("attribute: designed, unit: years, refer_years: [1950, 1979]",
     AttributeTest("designed", "years", refer_years=(1950, 1979))),
    ("attribute: test_date, unit: years, valid_years: 5", AttributeTest("test_date", "years", valid_years=5)),
    ("attribute: installed, unit: years, refer_from_years: 30, where_yes: leaching_failed",
     AttributeTest("installed", "years", refer_from_years=30, where_yes="leaching_failed")),
    ("attribute: test_date, unit: years, month: 10", AttributeTest("test_date", "years", month=10)),
    ("attribute: vent_height_in, unit: in, at_least: 24, if_given: true",
     AttributeTest("vent_height_in", "in", at_least=24.0, if_given=True)),
])
def test_tests_of_a_value(lines: str, expected: AttributeTest) -> None:
    rule = read("attribute", f"    value: {{{lines}}}")
    assert rule.value == expected
    assert rule.legs == () and rule.feet_text == ""


def test_bands_of_a_table() -> None:
    value = read("attribute", """
    value:
      attribute: yield_gpm
      unit: gpm
      by: depth_ft
      bands:
        - {from: 1, to: 150, at_least: 5, up_to: 6}
        - {from: 150, to: 200, at_least: 4}
        - {from: 350, at_least: 0.5, over: true}
""").value
    assert value is not None and value.by == "depth_ft"
    assert value.bands == (Band(1.0, 150.0, 5.0, 6.0), Band(150.0, 200.0, 4.0, 4.0), Band(350.0, math.inf, 0.5, 0.5, over=True))


def test_conditions_are_read_without_regard_to_case() -> None:
    value = read("attribute", """
    value:
      attribute: wall_thickness_in
      unit: in
      at_least: 8
      unless:
        material: [Poured Concrete, precast]
        well_type: Driven
""").value
    assert value is not None
    assert value.unless == (Condition("material", ("poured concrete", "precast")), Condition("well_type", ("driven",)))


# --- count

@pytest.mark.parametrize(("lines", "expected"), [
    ("of: itself, at_most: 0", CountTest("itself", at_most=0)),
    ("of: attribute, attribute: roosters, at_most: 0", CountTest("attribute", at_most=0, attribute="roosters")),
    ("of: served_lots, at_most: 1", CountTest("served_lots", at_most=1)),
    ("of: served_dwellings, at_most: 1, refer: true", CountTest("served_dwellings", at_most=1, refer=True)),
    ("of: on_lot, roles: [dwelling, pond], at_least: 2, refer: true",
     CountTest("on_lot", at_least=2, roles=frozenset({"dwelling", "pond"}), refer=True)),
])
def test_what_is_counted(lines: str, expected: CountTest) -> None:
    assert read("count", f"    count: {{{lines}}}").count == expected


def test_what_the_area_allows_is_reckoned_by_area_rules() -> None:
    more = "{of: allowed_by_area, attribute: horses, percent_more: 50, after_attribute: licensed_years, after: 3}"
    count = parse_ruleset(text_of("count", f"    count: {more}", "stable"), "town.yaml")
    assert count.rules[0].count == CountTest("allowed_by_area", attribute="horses", percent_more=50.0,
                                             after_attribute="licensed_years", after=3.0)
    area = text_of("minimum_area", "    area: {square_feet: 9, of: lot, number_of: horses, number: 1}", "stable")
    beside = parse_ruleset(area.replace("X-1", "X-2").replace("ruleset: town", "ruleset: other"), "other.yaml")
    assert len(combine([count, beside]).rules) == 2
    with pytest.raises(RuleFileError, match=r"town.yaml, line 6: rule X-1: 'of: allowed_by_area' needs .*'number_of: horses'"):
        combine([count])


# --- inventory and notify

def test_listing() -> None:
    rule = read("inventory", "    list:\n      feet: 100\n      of: [any_well, pond]\n      area: true")
    assert rule.listing == Listing(100.0, vocabulary.expand(["any_well"]) | {"pond"}, area=True)
    assert rule.feet_text == "100" and rule.legs == ()
    line = read("inventory", "    list: {feet: 25, of: dwelling, measured_from: property_line}").listing
    assert line == Listing(25.0, frozenset({"dwelling"}), measured_from="property_line")
    lots = read("inventory", "    list: {feet: 100, of: [lot], lots_with: [any_building], lots_without: any_well}").listing
    assert lots == Listing(100.0, frozenset({"lot"}), lots_with=vocabulary.expand(["any_building"]),
                           lots_without=vocabulary.expand(["any_well"]))


def test_notice() -> None:
    rule = read("notify", """
    notify:
      groups: [applicant, abutters, opposite, abutters_of_abutters, planning_boards]
      within_feet: 300
      mark_within_feet: 250
      days_before: 14
      proof: receipt
      certified_by: Board of Assessors
      mail: mail, postage prepaid
""", "lot")
    groups = ("applicant", "abutters", "opposite", "abutters_of_abutters", "planning_boards")
    assert rule.notice == Notice(groups, within_ft=300.0, mark_within_ft=250.0, days_before=14, proof="receipt",
                                 certified_by="Board of Assessors", mail="mail, postage prepaid")
    assert rule.feet_text == "300"
    plain = read("notify", "    notify: {groups: abutters}", "lot")
    assert plain.notice == Notice(("abutters",)) and plain.feet_text == ""


# --- what stands beside the rules

REMEDIES = """\
remedies:
  upgrade:
    section: "5"
    route: >-
      by local upgrade
      approval
    for_projects: [upgrade, repair]
  variance: {section: "6", route: a variance, lapses_after_years: 1}
"""


def test_remedies_are_named_by_rules() -> None:
    upgrade = Remedy("upgrade", "5", "by local upgrade approval", frozenset({"upgrade", "repair"}))
    variance = Remedy("variance", "6", "a variance", lapses_after_years=1)
    body = "    count: {of: itself, at_most: 0}\n    remedy: "
    ruleset = parse_ruleset(text_of("count", body + "[variance, upgrade]", top=REMEDIES), "town.yaml")
    assert ruleset.remedies == (upgrade, variance)
    assert ruleset.rules[0].remedies == (variance, upgrade)
    assert read("count", body + "upgrade", top=REMEDIES).remedies == (upgrade,)


def test_sentences_that_are_no_rules_are_kept_with_their_reason() -> None:
    top = "not_rules:\n  - {id: X-9, section: 2 to 4, summary: Fees., why: No place.}\n  - {section: 'b', summary: c, why: d}\n"
    told = (NotARule("2 to 4", "Fees.", "No place.", "X-9"), NotARule("b", "c", "d"))
    one = parse_ruleset(text_of("count", "    count: {of: itself, at_most: 0}", top=top), "town.yaml")
    other = parse_ruleset(text_of("notify", "    notify: {groups: abutters}", "lot").replace("X-1", "Y-1"), "other.yaml")
    assert one.not_rules == told and other.not_rules == ()
    assert combine([other, one]).not_rules == told


def test_any_damage_is_told_in_words() -> None:
    """Typing errors in rules of every kind end in a RuleFileError, never in a traceback."""
    random = Random(2)
    bodies = {
        "containment": "    constraint: property_line\n    relation: own_lot\n    property_line_of: premises\n"
                       "    if_mapped: false",
        "minimum_area": "    area:\n      square_feet: 9\n      of: lot\n      number_of: horses\n      more_than: 3\n"
                        "      each_more: 2\n      less: [any_building]",
        "attribute": "    value:\n      attribute: yield_gpm\n      unit: gpm\n      by: depth_ft\n      bands:\n"
                     "        - {from: 1, to: 150, at_least: 5}\n      unless:\n        material: [wood]",
        "count": "    count: {of: on_lot, roles: [dwelling], at_least: 1}\n    remedy: variance",
        "inventory": "    list: {feet: 100, of: [lot], lots_with: [building], lots_without: [any_well]}",
        "notify": "    notify: {groups: [owners_within], within_feet: 300, days_before: 2}",
    }
    rules = "".join(RULE.format(kind=kind, subjects="lot", body=body).replace("X-1", f"X-{number}")
                    for number, (kind, body) in enumerate(bodies.items()))
    text = HEAD + REMEDIES + "not_rules:\n  - {section: a, summary: b, why: c}\nrules:\n" + rules
    assert len(parse_ruleset(text, "town.yaml").rules) == len(bodies)
    refused = 0
    for _ in range(1500):
        damaged = list(text)
        for _ in range(random.randint(1, 3)):
            place = random.randrange(len(damaged))
            damaged[place:place + random.randint(0, 2)] = random.choice("[]{}:-\"'#&*!|>%@`\n 0.,?~\t\x00")
        try:
            parse_ruleset("".join(damaged), "town.yaml")
        except RuleFileError as refusal:
            refused += 1
            assert str(refusal).startswith("town.yaml")
    assert refused > 500
