# SPDX-License-Identifier: GPL-2.0-or-later
"""Unknown is met by the stricter reading (DESIGN principle 9), and a feature of several roles is one feature (3.1)."""

from __future__ import annotations

from typing import Any

import pytest
from factories import check, layer, one_rule, only, rows, rules, site
from shapely import Point, box

FIELD = layer("fields", "soil_absorption_system", [box(0, 0, 40, 20)], ["F"])


def setback(rule_id: str, subject: str, constraint: str, feet: float) -> str:
    return (f"  - {{id: {rule_id}, section: '1', kind: setback, subjects: [{subject}], constraint: [{constraint}], "
            f"feet: {feet}, summary: s, verified: true}}\n")


def against(role: Any, gap: float, catalogue: Any) -> list[dict[str, Any]]:
    """Rows of the field against one feature whose west side lies `gap` east of it."""
    return rows(check(site(FIELD, layer("c", role, [box(40 + gap, 0, 60 + gap, 20)], ["C"])), catalogue))


@pytest.mark.parametrize(("unknown", "kinds"), [
    ("wetland", ["bordering_vegetated_wetland", "isolated_vegetated_wetland", "salt_marsh", "supply_wetland",
                 "certified_vernal_pool"]),
    ("well", ["drinking_well", "irrigation_well", "public_well", "suction_line", "abandoned_well"]),
    ("surface_water", ["pond", "stream", "river", "ocean", "surface_water_supply", "supply_tributary"]),
    ("building", ["dwelling", "cellar_or_crawl_space", "slab_foundation"]),
    ("cistern", ["exterior_cistern", "interior_cistern"]),
])
def test_kind_unknown_is_tested_as_every_kind_that_it_could_be(unknown: str, kinds: list[str]) -> None:
    for kind in kinds:
        found = against(unknown, 30, one_rule("soil_absorption_system", kind, 50))
        assert [(row["outcome"], row["provided"]) for row in found if row["subject_id"] == "F"] == [("intrudes", 30.0)]
        row = next(row for row in found if row["subject_id"] == "F")
        assert "kind assumed" in row["note"] and kind in row["note"] and row["constraint_role"] == unknown


def test_every_rule_that_names_a_possible_kind_answers() -> None:
    catalogue = rules("rules:\n" + setback("DRINK", "soil_absorption_system", "drinking_well", 100)
                      + setback("IRRIG", "soil_absorption_system", "irrigation_well", 25)
                      + setback("WET", "soil_absorption_system", "salt_marsh", 50))
    found = against("well", 20, catalogue)
    told = {row["rule_id"]: row["outcome"] for row in found}
    # 20 ft: too near for either well; a well is no salt marsh, of which no layer speaks.
    assert told == {"DRINK": "intrudes", "IRRIG": "intrudes", "WET": "not_checked"}
    # The strictest governs the pair.
    assert [row["rule_id"] for row in found if row["governs"]] == ["DRINK"]


def test_known_kind_is_not_tested_as_another() -> None:
    catalogue = rules("rules:\n" + setback("DRINK", "soil_absorption_system", "drinking_well", 100)
                      + setback("IRRIG", "soil_absorption_system", "irrigation_well", 25))
    found = {row["rule_id"]: row["outcome"] for row in against("irrigation_well", 30, catalogue)}
    assert found == {"DRINK": "not_checked", "IRRIG": "meets"}


def test_dwelling_of_unstated_foundation_is_tested_as_both() -> None:
    catalogue = rules("rules:\n" + setback("CELLAR", "soil_absorption_system", "cellar_or_crawl_space", 20)
                      + setback("SLAB", "soil_absorption_system", "slab_foundation", 10))
    told = {row["rule_id"]: row for row in against("dwelling", 15, catalogue)}
    assert (told["CELLAR"]["outcome"], told["SLAB"]["outcome"]) == ("intrudes", "meets")
    assert "kind assumed" in told["CELLAR"]["note"]


def test_dwelling_on_a_stated_slab_has_no_cellar() -> None:
    catalogue = rules("rules:\n" + setback("CELLAR", "soil_absorption_system", "cellar_or_crawl_space", 20)
                      + setback("SLAB", "soil_absorption_system", "slab_foundation", 10))
    told = {row["rule_id"]: row["outcome"] for row in against(("dwelling", "slab_foundation"), 15, catalogue)}
    # A layer that gives dwellings speaks of cellars too: this house has none, 15 ft meets the slab's 10.
    assert told == {"CELLAR": "meets", "SLAB": "meets"}


def test_house_of_two_roles_is_one_pair_per_rule() -> None:
    found = against(("dwelling", "cellar_or_crawl_space"), 15,
                    one_rule("soil_absorption_system", "dwelling, cellar_or_crawl_space, slab_foundation", 20))
    assert [(row["constraint_id"], row["outcome"]) for row in found] == [("C", "intrudes")]
    assert "kind assumed" not in found[0]["note"]


def test_reservoir_of_two_roles_is_one_pair_for_the_governing_rule() -> None:
    catalogue = rules("rules:\n" + setback("SUPPLY", "soil_absorption_system", "surface_water_supply", 400)
                      + setback("WATER", "soil_absorption_system", "any_surface_water", 50))
    result = check(site(FIELD, layer("c", ("pond", "surface_water_supply"), [box(80, 0, 90, 20)], ["C"])), catalogue)
    told = {row["rule_id"]: (row["outcome"], row["governs"]) for row in rows(result)}
    assert told == {"SUPPLY": ("intrudes", True), "WATER": ("intrudes", False)}
    assert result.counts()["flagged_pairs"] == 1


def test_subject_of_two_roles_is_one_pair_per_rule() -> None:
    both = layer("t", ("septic_tank", "pump_chamber"), [box(0, 0, 10, 10)], ["T"])
    result = check(site(both, layer("w", "salt_marsh", [Point(30, 5)])), one_rule("tank_group", "salt_marsh", 25))
    assert len(rows(result)) == 1


def test_cistern_of_unknown_kind_is_a_subject_of_both_rules() -> None:
    catalogue = rules("rules:\n" + setback("EXT", "exterior_cistern", "soil_absorption_system", 100)
                      + setback("INT", "interior_cistern", "soil_absorption_system", 20))
    result = check(site(FIELD, layer("c", "cistern", [Point(55, 10)], ["C"])), catalogue)
    told = {row["rule_id"]: row for row in rows(result, subject_id="C")}
    # 15 ft from the field's east side x = 40.
    assert {rule: (row["outcome"], row["provided"]) for rule, row in told.items()} == {
        "EXT": ("intrudes", 15.0), "INT": ("intrudes", 15.0)}
    assert all("assumed" in row["note"] for row in told.values())


def test_one_rule_with_several_readings_takes_the_own_role_first() -> None:
    # A bank is named by the weaker pairing only; a wetland (?) by the rule itself.
    rule = one_rule("soil_absorption_system", "salt_marsh", 50,
                    "    also_refer:\n      - constraint: [bank]\n        why: for the Board\n")
    assert [row["outcome"] for row in against("coastal_bank", 30, rule)] == ["refer"]
    assert [row["outcome"] for row in against("wetland", 30, rule)] == ["intrudes"]


# --- A type value that is not in the mapping: it may be anything of the layer's groups.

def strange(gap: float) -> list[dict[str, Any]]:
    wells = layer("wells", "drinking_well", [Point(40 + gap, 10), Point(5000, 10)], ["ODD", "W"],
                  roles=["unknown", "drinking_well"], type_values=["??", "DW"])
    return rows(check(site(FIELD, wells), one_rule("soil_absorption_system", "drinking_well", 100)))


def test_type_value_unknown_within_reach_is_not_checked() -> None:
    row = strange(60)[0]
    assert (row["outcome"], row["constraint_id"], row["provided"]) == ("not_checked", "ODD", 60.0)
    assert "type" in row["note"]


def test_type_value_unknown_far_away_leaves_meets() -> None:
    assert [row["outcome"] for row in strange(900)] == ["meets"]


def test_type_value_unknown_exactly_at_the_limit_leaves_meets() -> None:
    assert [row["outcome"] for row in strange(100)] == ["meets"]
    assert [row["outcome"] for row in strange(99.99)] == ["not_checked"]


def test_type_value_unknown_may_be_any_kind_of_its_group() -> None:
    # The layer maps drinking wells only; an unmapped value may be an irrigation well.
    wells = layer("wells", "drinking_well", [Point(55, 10)], ["ODD"], roles=["unknown"], type_values=["IRR?"])
    found = rows(check(site(FIELD, wells, layer("i", "irrigation_well", [])),
                       one_rule("soil_absorption_system", "irrigation_well", 25)))
    assert [row["outcome"] for row in found] == ["not_checked"]


def test_type_value_unknown_is_no_subject_but_listed() -> None:
    parts = layer("parts", "septic_tank", [Point(0, 0), Point(5, 0)], ["T", "ODD"], roles=["septic_tank", "unknown"],
                  type_values=["ST", "XX"])
    result = check(site(parts, layer("w", "salt_marsh", [Point(10, 0)])), one_rule("septic_tank", "salt_marsh", 50))
    assert {row["subject_id"] for row in rows(result)} == {"T"}
    assert [item["id"] for item in result.not_measured_rows()] == ["ODD"]


def test_lot_layer_with_an_unknown_polygon_near_the_tank() -> None:
    # A parcel of unreadable type laid over the tank may be a lot whose line is too near.
    lots = layer("lots", "lot", [box(0, 0, 100, 100), box(97, 0, 150, 100)], ["A", "ODD"], roles=["lot", "unknown"],
                 type_values=["FEE", "??"])
    result = check(site(layer("t", "septic_tank", [box(80, 40, 88, 48)]), lots),
                   one_rule("septic_tank", "property_line", 10))
    # 12 ft to its own line x = 100 meets; 9 ft to the odd parcel's line x = 97, which runs inside the lot: open.
    assert "not_checked" in {row["outcome"] for row in rows(result)}


# --- A subject for which the chosen rules have nothing to say.

def test_subject_without_any_rule_has_one_row() -> None:
    where = site(layer("s", "stable", [box(0, 0, 9, 9)], ["S"]), FIELD, layer("w", "salt_marsh", []), town="essex")
    result = check(where, one_rule("soil_absorption_system", "salt_marsh", 50))
    row = only(result, subject_id="S")
    assert (row["rule_id"], row["outcome"], row["note"]) == (None, "not_checked", "no rule loaded for stable in essex")
    assert (row["required"], row["provided"], row["constraint_id"]) == (None, None, None)
    assert result.exit_code() == 3


def test_essex_has_no_rule_for_stables_and_poultry() -> None:
    where = site(layer("s", "stable", [box(0, 0, 9, 9)], ["S"]), layer("p", "poultry_structure", [Point(0, 50)], ["P"]),
                 town="essex")
    told = [(row["rule_id"], row["outcome"]) for row in rows(check(where, "essex"))]
    assert told == [(None, "not_checked")] * 2
