# SPDX-License-Identifier: GPL-2.0-or-later
"""State and town side by side; the strictest binding rule governs each pair, and the row says so (DESIGN principle 8)."""

from __future__ import annotations

from typing import Any

import pytest
from factories import check, layer, only, rows, rules, site
from shapely import Point, box

from bohsetbacks_plugin.engine import rule_loader
from bohsetbacks_plugin.engine.errors import RuleFileError


def field_and_pool(gap: float, town: str = "plymouth") -> Any:
    """A leaching field whose east side is x = 40, and an in-ground pool `gap` east of it."""
    return check(site(layer("f", "soil_absorption_system", [box(0, 0, 40, 20)], ["F"]),
                      layer("p", "swimming_pool", [box(40 + gap, 0, 70 + gap, 15)], ["P"]), town=town), town)


@pytest.mark.parametrize("gap", [10.0, 15.0, 19.99])
def test_plymouth_pool_meets_the_printed_list_and_fails_the_state_table(gap: float) -> None:
    # Trap A7.1: the town prints 10 ft, 310 CMR 15.211 says 20.
    result = field_and_pool(gap)
    town, state = only(result, rule_id="PLY-T5-5-03S"), only(result, rule_id="T5-03S")
    assert (town["outcome"], town["required"], town["governs"]) == ("meets", 10.0, False)
    assert (state["outcome"], state["required"], state["provided"], state["governs"]) == ("intrudes", 20.0, gap, True)
    # Both numbers stand in both rows.
    assert "20 ft" in town["note"] and "T5-03S" in town["note"]
    assert "10 ft" in state["note"] and "PLY-T5-5-03S" in state["note"]
    assert result.exit_code() == 1 and result.counts()["flagged_pairs"] == 1


def test_plymouth_pool_nearer_than_both_numbers_is_one_pair() -> None:
    result = field_and_pool(9.0)
    assert [(row["rule_id"], row["shortfall"], row["governs"]) for row in rows(result, outcome="intrudes")] == [
        ("T5-03S", 11.0, True), ("PLY-T5-5-03S", 1.0, False)]
    assert result.counts()["flagged_pairs"] == 1


def test_plymouth_pool_at_twenty_feet_meets_both() -> None:
    result = field_and_pool(20.0)
    assert {row["outcome"] for row in rows(result, constraint_id="P")} == {"meets"}
    assert only(result, rule_id="T5-03S")["governs"] is True


def test_essex_pool_has_the_state_number_only() -> None:
    told = rows(field_and_pool(15.0, "essex"), constraint_id="P")
    assert [(row["rule_id"], row["outcome"]) for row in told] == [("T5-03S", "intrudes")]


def test_essex_wetland_of_a_hundred_feet_governs_over_the_states_fifty() -> None:
    # A6: BVW and salt marsh 100 ft in Essex for all parts; the state table gives 50 for the leaching area, 25 for the tank.
    where = site(layer("f", "soil_absorption_system", [box(0, 0, 40, 20)], ["F"]),
                 layer("t", "septic_tank", [box(0, 40, 10, 48)], ["T"]),
                 layer("w", "bordering_vegetated_wetland", [box(80, -100, 300, 100)], ["W"]), town="essex")
    told = {(row["rule_id"], row["subject_id"]): row for row in rows(check(where, "essex"), constraint_id="W")}
    # Field: 80 - 40 = 40 ft. Tank: 80 - 10 = 70 ft. The wetlands act gives no verdict: neither lies in the wetland, and a
    # field under 50 ft is for a person.
    assert {key: (row["outcome"], row["governs"]) for key, row in told.items()} == {
        ("ESX-8-1", "F"): ("intrudes", True), ("T5-07S", "F"): ("intrudes", False),
        ("ESX-8-1", "T"): ("intrudes", True), ("T5-07T", "T"): ("meets", False),
        ("WPA-PRESUMPTION", "F"): ("meets", False), ("WPA-PRESUMPTION", "T"): ("meets", False),
        ("WPA-PRESUMPTION-50", "F"): ("refer", False)}


def test_exactly_a_hundred_feet_is_not_within_a_hundred_feet() -> None:
    where = site(layer("f", "soil_absorption_system", [box(0, 0, 40, 20)], ["F"]),
                 layer("w", "isolated_vegetated_wetland", [box(140, -100, 300, 100)], ["W"]), town="essex")
    assert only(check(where, "essex"), rule_id="ESX-8-1")["outcome"] == "meets"


def test_town_governs_on_a_tie() -> None:
    # Plymouth and the state both print 10 ft from a tank to a water line.
    where = site(layer("t", "septic_tank", [box(0, 0, 10, 8)], ["T"]), layer("w", "water_line", [Point(14, 4)], ["W"]))
    told = {row["rule_id"]: row["governs"] for row in rows(check(where, "plymouth"), constraint_id="W")}
    assert told == {"PLY-T5-5-04T": True, "T5-05T": False}


def test_advisory_town_rule_leaves_the_state_to_govern_a_repair() -> None:
    # Plymouth's section 5 is for new construction only; at a repair the state's number binds alone.
    where = site(layer("t", "septic_tank", [box(0, 0, 10, 8)], ["T"]), layer("w", "water_line", [Point(14, 4)], ["W"]),
                 project_type="repair")
    told = {row["rule_id"]: (row["force"], row["governs"]) for row in rows(check(where, "plymouth"), constraint_id="W")}
    assert told == {"PLY-T5-5-04T": ("advisory", False), "T5-05T": ("binding", True)}


def test_plymouth_falls_back_on_the_state_for_what_its_list_leaves_out() -> None:
    # Trap A7.4: a field 20 ft from a drinking well passes the nine printed rows, and fails the state's 100 ft.
    where = site(layer("f", "soil_absorption_system", [box(0, 0, 40, 20)], ["F"]),
                 layer("w", "drinking_well", [Point(60, 10)], ["W"]), town="plymouth")
    row = only(check(where, "plymouth"), constraint_id="W")
    assert (row["rule_id"], row["outcome"], row["required"], row["provided"]) == ("T5-12S", "intrudes", 100.0, 20.0)


def two_sets(town_feet: float, state_feet: float, more: str = "") -> Any:
    def one(name: str, feet: float, extra: str) -> Any:
        return rule_loader.parse_ruleset(
            f"ruleset: {name}\nauthority: {name} Board\ndocument: d\nedition: e\nrules:\n  - id: {name}\n    section: s\n"
            f"    kind: setback\n    subjects: [septic_tank]\n    constraint: pond\n    feet: {feet}\n    summary: s\n"
            f"    verified: true\n{extra}", f"{name}.yaml")
    return rule_loader.combine([one("TOWN", town_feet, more), one("STATE", state_feet, "")])


@pytest.mark.parametrize(("town", "state", "governs"), [(50, 20, "TOWN"), (20, 50, "STATE"), (50, 50, "TOWN")])
def test_largest_required_governs_once_per_pair(town: float, state: float, governs: str) -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0), Point(0, 5)], ["T1", "T2"]),
                 layer("p", "pond", [Point(10, 0), Point(12, 0)], ["P1", "P2"]))
    told = rows(check(where, two_sets(town, state)))
    assert len(told) == 8  # two tanks, two ponds, two rules: all pairs, not the nearest
    governing = [(row["subject_id"], row["constraint_id"]) for row in told if row["governs"]]
    assert sorted(governing) == [("T1", "P1"), ("T1", "P2"), ("T2", "P1"), ("T2", "P2")]
    assert {row["rule_id"] for row in told if row["governs"]} == {governs}


def test_advisory_rule_never_governs_however_strict() -> None:
    rule = two_sets(100, 20, "    advisory_for: [new_construction]\n    advisory_why: a wish\n")
    where = site(layer("t", "septic_tank", [Point(0, 0)]), layer("p", "pond", [Point(10, 0)]))
    told = {row["rule_id"]: (row["force"], row["governs"]) for row in rows(check(where, rule))}
    assert told == {"TOWN": ("advisory", False), "STATE": ("binding", True)}


def test_same_id_in_two_rulesets_is_refused() -> None:
    with pytest.raises(RuleFileError, match="stands twice"):
        rule_loader.combine([two_rules("A"), two_rules("B")])


def two_rules(name: str) -> Any:
    text = ("authority: a\ndocument: d\nedition: e\nrules:\n  - {id: X, section: s, kind: setback, subjects: [privy], "
            "constraint: pond, feet: 5, summary: s, verified: true}\n")
    return rule_loader.parse_ruleset(f"ruleset: {name}\n{text}", f"{name}.yaml")


def test_other_number_is_told_only_where_it_differs() -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0)]), layer("p", "pond", [Point(10, 0)]))
    assert all(row["note"] == "" for row in rows(check(where, two_sets(50, 50))))
    told = {row["rule_id"]: row["note"] for row in rows(check(where, two_sets(50, 20)))}
    assert "20 ft" in told["TOWN"] and "50 ft" in told["STATE"]


def test_one_catalogue_alone() -> None:
    only_rule = rules("rules:\n  - {id: X, section: s, kind: setback, subjects: [privy], constraint: pond, feet: 5, "
                      "summary: s, verified: true}\n")
    where = site(layer("t", "privy", [Point(0, 0)]), layer("p", "pond", [Point(4, 0)]))
    assert only(check(where, only_rule))["governs"] is True
