# SPDX-License-Identifier: GPL-2.0-or-later
"""One area that several rules claim, and numbers that nobody gave or that cannot be (Essex 8-2 to 8-6, Plymouth §9, wells)."""

from __future__ import annotations

from datetime import date

import pytest
from factories import check, layer, only, rows, site
from shapely import box


def pen(width: float, **dogs: int):
    attributes = {f"{size}_dogs": [number] for size, number in dogs.items()}
    return site(layer("p", "dog_confinement_area", [box(0, 0, width, 1)], ["P"], attributes=attributes))


@pytest.mark.parametrize(("width", "small", "large"), [
    # Three small dogs need 36 sq ft and three large ones 72, together 108.
    (108, "meets", "meets"), (107, "refer", "refer"), (72, "refer", "refer"), (71, "refer", "intrudes"),
    (35, "intrudes", "intrudes")])
def test_dogs_of_two_sizes_in_one_pen(width, small, large):
    result = check(pen(width, small=3, medium=0, large=3), "essex")
    assert only(result, rule_id="ESX-8-4.2a")["outcome"] == small
    found = only(result, rule_id="ESX-8-4.2c")
    assert found["outcome"] == large
    if large == "refer":
        assert "together 108 sq ft" in found["note"]


def test_dogs_of_one_size_have_the_pen_for_themselves():
    assert only(check(pen(36, small=3, medium=0, large=0), "essex"), rule_id="ESX-8-4.2a")["outcome"] == "meets"


@pytest.mark.parametrize(("second", "status", "outcome"), [
    # 400 + 400 = 800 sq ft may be one system; 400 + 399 is too little either way; an existing one is no part of the new.
    (400, "proposed", "refer"), (399, "proposed", "intrudes"), (400, "existing", "intrudes")])
def test_two_leaching_areas_of_one_lot(second, status, outcome):
    fields = layer("f", "soil_absorption_system", [box(10, 10, 30, 30), box(40, 10, 60, 30)], ["F1", "F2"],
                   status=["proposed", status], attributes={"effective_area_sqft": [400, second]})
    where = site(layer("l", "lot", [box(0, 0, 200, 200)], ["L"]), fields)
    found = only(check(where, "essex"), rule_id="ESX-8-2", subject_id="F1")
    assert (found["outcome"], found["provided"]) == (outcome, 400.0)


def test_leaching_areas_of_two_lots_are_two_systems():
    fields = layer("f", "soil_absorption_system", [box(10, 10, 30, 30), box(240, 10, 260, 30)], ["F1", "F2"],
                   attributes={"effective_area_sqft": [400, 400]})
    where = site(layer("l", "lot", [box(0, 0, 200, 200), box(200, 0, 400, 200)], ["L", "M"]), fields)
    assert only(check(where, "essex"), rule_id="ESX-8-2", subject_id="F1")["outcome"] == "intrudes"


# --- What a second reading of the law found: numbers that are not given, or cannot be, are not good ones.

LOT = layer("l", "lot", [box(0, 0, 250, 200)], ["L"])           # 50,000 sq ft: enough for two horses
DRY = [layer(name, name, []) for name in ("wetland", "surface_water", "building")]


def stables(*horses, **lot):
    shapes = [box(20 + 40 * number, 20, 40 + 40 * number, 40) for number in range(len(horses))]
    land = layer("l", "lot", [box(0, 0, 250, 200)], ["L"], attributes={key: [value] for key, value in lot.items()})
    return site(land, layer("s", "stable", shapes, [f"S{n + 1}" for n in range(len(horses))],
                            attributes={"horses": list(horses)}), *DRY)


def by_rule(where, town="plymouth"):
    return {row["rule_id"]: row for row in rows(check(where, town)) if str(row["rule_id"]).startswith("PLY-HORSE-9-")}


def test_a_stable_whose_horses_are_not_given_is_not_empty():
    found = by_rule(stables(2, None))
    assert (found["PLY-HORSE-9-2"]["outcome"], found["PLY-HORSE-9-3"]["outcome"]) == ("not_checked", "not_checked")
    assert "'horses' of S2 not given" in found["PLY-HORSE-9-2"]["note"]


def test_what_is_known_to_be_too_many_is_flagged_all_the_same():
    # Three and an unknown number on 50,000 sq ft: three alone need 70,000.
    assert by_rule(stables(3, None))["PLY-HORSE-9-3"]["outcome"] == "intrudes"


@pytest.mark.parametrize("horses", [0, -1, 2.5])
def test_a_number_of_horses_that_cannot_be_is_not_checked(horses):
    assert {row["outcome"] for key, row in by_rule(stables(horses)).items() if key in (
        "PLY-HORSE-9-1", "PLY-HORSE-9-2", "PLY-HORSE-9-3", "PLY-HORSE-9-N", "PLY-HORSE-9-50P")} == {"not_checked"}


def test_the_lots_own_record_counts_where_it_says_more():
    found = by_rule(stables(1, horses=3))
    assert (found["PLY-HORSE-9-3"]["outcome"], found["PLY-HORSE-9-1"]["outcome"]) == ("intrudes", "not_applicable")


def test_a_stable_that_is_context_only_adds_its_horses():
    old = layer("o", "stable", [box(100, 100, 120, 120)], ["OLD"], status="existing", subject=False, attributes={"horses": [2]})
    where = site(LOT, layer("s", "stable", [box(20, 20, 40, 40)], ["S"], attributes={"horses": [1]}), old, *DRY)
    assert by_rule(where)["PLY-HORSE-9-3"]["outcome"] == "intrudes"


def test_five_acres_of_farm_land_are_for_a_person():
    # 222,000 sq ft; twelve horses need 70,000 + 9 x 20,000 = 250,000.
    farm = layer("l", "lot", [box(0, 0, 500, 444)], ["L"])
    stable = layer("s", "stable", [box(20, 20, 40, 40)], ["S"], attributes={"horses": [12], "agricultural": [True]})
    found = by_rule(site(farm, stable, *DRY))
    assert (found["PLY-HORSE-9-N"]["outcome"], found["PLY-HORSE-9-5AC"]["outcome"]) == ("refer", "refer")
    assert "PLY-HORSE-9-5AC" in found["PLY-HORSE-9-N"]["note"]


def test_a_proposed_addition_is_no_land():
    # 254 x 100 = 25,400, less 40 x 20 = 800: 24,600.
    where = site(layer("l", "lot", [box(0, 0, 254, 100)], ["L"]), layer("a", "addition", [box(100, 20, 140, 40)], ["A"]),
                 layer("s", "stable", [box(20, 20, 40, 40)], ["S"], attributes={"horses": [1]}), *DRY)
    found = by_rule(where)["PLY-HORSE-9-1"]
    assert (found["outcome"], found["provided"]) == ("intrudes", 24600.0)


def cistern(capacity, bedrooms, serves=(None,), count=1):
    houses = layer("h", "dwelling", [box(100 + 60 * n, 100, 130 + 60 * n, 130) for n in range(len(bedrooms))],
                   [f"H{n + 1}" for n in range(len(bedrooms))], attributes={"bedrooms": list(bedrooms)})
    tanks = layer("c", "exterior_cistern", [box(200 + 10 * n, 20, 205 + 10 * n, 25) for n in range(count)],
                  [f"C{n + 1}" for n in range(count)], attributes={"capacity_gal": [capacity] * count, "serves": list(serves)})
    return site(layer("l", "lot", [box(0, 0, 400, 300)], ["L"]), houses, tanks)


@pytest.mark.parametrize(("capacity", "bedrooms", "outcome", "required"), [
    (10, [0], "not_checked", None), (6000, [2, None], "not_checked", None), (8000, [2, 2], "meets", 8000.0)])
def test_bedrooms_that_nobody_told_are_not_none(capacity, bedrooms, outcome, required):
    found = only(check(cistern(capacity, bedrooms), "essex"), rule_id="ESX-8-6.3")
    assert (found["outcome"], found["required"]) == (outcome, required)


def test_a_cistern_is_for_the_house_that_it_serves():
    # Two houses of two bedrooms, a cistern of 4,000 gallons for each.
    result = check(cistern(4000, [2, 2], ["H1", "H2"], 2), "essex")
    assert [row["outcome"] for row in rows(result, rule_id="ESX-8-6.3")] == ["meets", "meets"]


@pytest.mark.parametrize(("capacity", "outcome"), [(2000, "refer"), (1999, "intrudes")])
def test_two_cisterns_of_one_house_may_be_one_supply(capacity, outcome):
    # Two bedrooms need 4,000 gallons; twice 2,000 may do, twice 1,999 cannot.
    result = check(cistern(capacity, [2], [None, None], 2), "essex")
    assert {row["outcome"] for row in rows(result, rule_id="ESX-8-6.3")} == {outcome}


def test_the_tank_tells_whom_the_field_serves():
    houses = layer("h", "dwelling", [box(100, 100, 130, 130), box(400, 100, 430, 130)], ["H1", "H2"])
    where = site(layer("l", "lot", [box(0, 0, 300, 300), box(300, 0, 600, 300)], ["L1", "L2"]), houses,
                 layer("s", "soil_absorption_system", [box(20, 20, 60, 60)], ["SAS"]),
                 layer("t", "septic_tank", [box(80, 20, 85, 25)], ["TK"], attributes={"serves": ["H1; H2"]}))
    found = only(check(where, "essex"), rule_id="ESX-8-3", subject_id="SAS")
    assert (found["outcome"], found["provided"]) == ("intrudes", 2.0)


@pytest.mark.parametrize("serves", ["H1 and H2", "H1/H2", "H9"])
def test_a_name_that_is_nothing_here_never_proves_one(serves):
    where = site(layer("l", "lot", [box(0, 0, 300, 300)], ["L1"]), layer("h", "dwelling", [box(100, 100, 130, 130)], ["H1"]),
                 layer("s", "soil_absorption_system", [box(20, 20, 60, 60)], ["SAS"], attributes={"serves": [serves]}))
    assert only(check(where, "essex"), rule_id="ESX-8-3")["outcome"] == "not_checked"


def test_a_new_house_on_an_old_well_is_a_new_matter():
    lots = layer("l", "lot", [box(0, 0, 300, 300), box(300, 0, 600, 300)], ["L1", "L2"])
    houses = layer("h", "dwelling", [box(100, 100, 130, 130), box(400, 100, 430, 130)], ["H1", "H2"],
                   status=["existing", "proposed"])
    well = layer("w", "drinking_well", [box(50, 50, 51, 51)], ["W"], status="existing", attributes={"serves": ["L1; L2"]})
    result = check(site(lots, houses, well), "plymouth")
    for rule in ("PLY-WELL-16-COM", "PLY-WELL-19-LOT"):
        found = only(result, rule_id=rule)
        assert (found["outcome"], found["force"]) == ("intrudes", "binding"), rule
        assert "H2 is proposed" in found["note"]


@pytest.mark.parametrize(("kind", "outcome"), [
    ("drilled well", "intrudes"), ("bedrock", "intrudes"), ("dug well", "not_applicable")])
def test_only_a_listed_exception_takes_a_well_out(kind, outcome):
    well = layer("w", "drinking_well", [box(0, 0, 1, 1)], ["W"], status="proposed",
                 attributes={"depth_ft": [20], "well_type": [kind]})
    assert only(check(site(well), "plymouth"), rule_id="PLY-WELL-13-DEPTH")["outcome"] == outcome


@pytest.mark.parametrize(("name", "value", "rule"), [
    ("capacity_gal", 0, "PLY-T5-3.3-750"), ("capacity_gal", -750, "PLY-T5-3.3-750"),
    ("installed", date(2090, 1, 1), "PLY-T5-7-30")])
def test_values_that_cannot_be_are_not_checked(name, value, rule):
    attributes = {name: [value], "leaching_failed": [True]}
    tank = layer("t", "septic_tank", [box(0, 0, 5, 5)], ["T"], status="existing", attributes=attributes)
    where = site(tank, as_of=date(2026, 1, 1))
    found = only(check(where, "plymouth"), rule_id=rule)
    assert found["outcome"] == "not_checked"
    assert name in found["note"]
