# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules on values and numbers: statuses, records, what is asked of a well, whose numbers count (cases: tests/rules)."""

from __future__ import annotations

import dataclasses
from datetime import date, timedelta
from typing import Any

import pytest
from factories import check, layer, only, rows, rules, site
from hypothesis import given
from hypothesis import strategies as st
from shapely import Point, box

from bohsetbacks_plugin.engine.review import Review
from bohsetbacks_plugin.engine.rules import Catalogue
from bohsetbacks_plugin.rule_files import load_town

PLYMOUTH = load_town("plymouth")
WELLS = tuple(rule.id for rule in PLYMOUTH.rules if rule.id.startswith("PLY-WELL-"))


def catalogue(*ids: str) -> Catalogue:
    """Some of Plymouth's rules alone."""
    return dataclasses.replace(PLYMOUTH, rules=tuple(rule for rule in PLYMOUTH.rules if rule.id in ids))


def one(kind: str, subjects: str, part: str) -> Catalogue:
    """A catalogue of one rule on a value or number."""
    return rules(f"rules:\n  - {{id: R1, section: s, kind: {kind}, subjects: [{subjects}], {part}, summary: s, "
                 "verified: true}\n")


def tank(shape: Any = None, **attributes: Any) -> Any:
    return layer("tanks", "septic_tank", [shape or box(0, 0, 8, 5)], ["T1"],
                 attributes={name: [value] for name, value in attributes.items()})


def well(status: str = "proposed", role: str = "drinking_well", **attributes: Any) -> Any:
    return layer("wells", role, [Point(50, 50)], ["W1"], status=status,
                 attributes={name: [value] for name, value in attributes.items()})


def status_of(result: Review, rule_id: str) -> dict[str, Any]:
    return next(row for row in result.rule_rows() if row["rule_id"] == rule_id)


# --- Statuses, records, counts and the exit code

def test_rooster_is_one_too_many() -> None:
    coop = layer("coops", "poultry_structure", [box(0, 0, 10, 10)], attributes={"roosters": [3]})
    result = check(site(coop), catalogue("PLY-POUL-2"))
    row = only(result)
    # At most 0; 3 - 0 = 3 too many.
    assert (row["outcome"], row["required"], row["provided"], row["shortfall"]) == ("intrudes", 0, 3, 3)
    assert (row["unit"], row["signed_ft"], row["band_ft"], row["constraint_id"]) == ("count", None, None, None)
    assert result.exit_code() == 1 and result.counts()["flagged_pairs"] == 1
    assert status_of(result, "PLY-POUL-2")["flagged"] == 1


def test_tank_of_750_gallons_has_no_shortfall() -> None:
    row = only(check(site(tank(capacity_gal=750)), catalogue("PLY-T5-3.3-750")))
    assert (row["outcome"], row["required"], row["provided"], row["shortfall"]) == ("intrudes", None, 750, None)
    assert (row["unit"], row["signed_ft"], row["governs"]) == ("gal", None, True)


def test_two_rules_on_one_tank_are_two_flagged_things() -> None:
    both = rules("rules:\n" + "".join(
        f"  - {{id: {name}, section: s, kind: attribute, subjects: [septic_tank], "
        f"value: {{attribute: capacity_gal, unit: gal, at_least: {least}}}, summary: s, verified: true}}\n"
        for name, least in (("A", 1000), ("B", 1500))))
    result = check(site(tank(capacity_gal=750)), both)
    assert [row["shortfall"] for row in rows(result)] == [750, 250]  # the greater shortfall first
    assert result.counts()["flagged_pairs"] == 2


def test_missing_values_are_the_reason_and_exit_3() -> None:
    result = check(site(tank()), catalogue("PLY-T5-3.3-750"))
    assert status_of(result, "PLY-T5-3.3-750") == {
        "rule_id": "PLY-T5-3.3-750", "status": "not_checked", "reason": "'capacity_gal' not given: supply it", "subjects": 1,
        "constraints": 0, "flagged": 0}
    assert result.exit_code() == 3


def test_rule_that_ran_on_some_tanks_tells_of_the_rest() -> None:
    tanks = layer("tanks", "septic_tank", [box(0, 0, 8, 5), box(20, 0, 28, 5)], attributes={"capacity_gal": [1500, None]})
    result = check(site(tanks), catalogue("PLY-T5-3.3-750"))
    told = status_of(result, "PLY-T5-3.3-750")
    assert (told["status"], told["reason"], told["subjects"]) == ("ran", "'capacity_gal' not given: supply it", 2)
    assert result.counts()["not_checked"] == 1 and result.counts()["rules_not_checked"] == 0 and result.exit_code() == 3


def test_value_that_need_not_be_given_is_no_gap() -> None:
    result = check(site(well(), tank()), catalogue("PLY-WELL-13-VENT"), want_all=False)
    told = status_of(result, "PLY-WELL-13-VENT")
    assert told["status"] == "not_applicable" and "the rule is about what is given" in told["reason"]


def test_advisory_rules_do_not_make_exit_1() -> None:
    result = check(site(well("existing", depth_ft=20, well_type="drilled"), tank(capacity_gal=1500)),
                   catalogue("PLY-WELL-13-DEPTH", "PLY-T5-3.3-750"))
    assert only(result, rule_id="PLY-WELL-13-DEPTH")["force"] == "advisory"
    assert result.counts()["advisory_pairs"] == 1 and result.counts()["flagged_pairs"] == 0 and result.exit_code() == 3


def test_rule_that_nobody_verified_never_answers_meets() -> None:
    unsure = one("attribute", "septic_tank", "value: {attribute: capacity_gal, unit: gal, at_least: 1000}").rules[0]
    for gallons, outcome in ((1000, "refer"), (999, "intrudes")):
        found = check(site(tank(capacity_gal=gallons)), Catalogue((dataclasses.replace(unsure, verified=False),)))
        assert only(found)["outcome"] == outcome


def test_context_only_tanks_are_not_asked() -> None:
    tanks = layer("tanks", "septic_tank", [box(0, 0, 8, 5)], subject=False, attributes={"capacity_gal": [750]})
    result = check(site(tanks, layer("mine", "pump_chamber", [box(30, 0, 35, 5)])), catalogue("PLY-T5-3.3-750"))
    assert rows(result, rule_id="PLY-T5-3.3-750") == []
    assert status_of(result, "PLY-T5-3.3-750")["status"] == "not_applicable"


# --- Wells

def test_existing_well_is_asked_only_about_what_is_given() -> None:
    # Of a well in a town's layer the depth is known. No rule on another value has a row for it, whatever rules are loaded.
    result = check(site(well("existing", depth_ft=60, well_type="drilled"), tank()), catalogue(*WELLS))
    assert [(row["rule_id"], row["outcome"]) for row in rows(result, subject_layer="wells")] == [("PLY-WELL-13-DEPTH", "meets")]


def test_proposed_well_is_asked_about_everything() -> None:
    result = check(site(well(), tank()), catalogue(*WELLS))
    found = {row["rule_id"]: row["outcome"] for row in rows(result, subject_layer="wells")}
    assert found == {rule: "not_applicable" if rule == "PLY-WELL-13-VENT" else "not_checked" for rule in WELLS}


def test_plain_existing_well_is_context() -> None:
    result = check(site(well("existing"), tank()), catalogue(*WELLS))
    assert rows(result, subject_layer="wells") == []
    assert all(row["status"] == "not_applicable" for row in result.rule_rows())


def test_abandoned_well_is_not_asked() -> None:
    assert rows(check(site(well("abandoned", depth_ft=10), tank()), catalogue(*WELLS)), subject_layer="wells") == []


def test_stacked_lots_are_one_lot_that_a_well_serves() -> None:
    condos = layer("lots", "lot", [box(0, 0, 100, 100), box(0, 0, 100, 100)], ["L1", "L2"])
    row = only(check(site(well(serves="L1; L2"), condos), catalogue("PLY-WELL-16-COM")))
    assert (row["outcome"], row["provided"]) == ("meets", 1)


@pytest.mark.parametrize(("depth", "gpm", "least"), [
    # The middle of each printed row, with its lower figure.
    (75, 5, 5), (175, 4, 4), (225, 2, 2), (275, 1, 1), (400, 0.5, 0.5)])
def test_shortfall_of_a_yield_is_to_the_lower_figure(depth: float, gpm: float, least: float) -> None:
    row = only(check(site(well(depth_ft=depth, yield_gpm=gpm / 2)), catalogue("PLY-WELL-5-YIELD")))
    assert (row["outcome"], row["required"], row["shortfall"], row["unit"]) == ("intrudes", least, least / 2, "gpm")
    assert "the table prints" in row["note"] and "inf" not in row["note"]


# --- Numbers that come from elsewhere

PER_BEDROOM = one("attribute", "septic_tank", "value: {attribute: capacity_gal, unit: gal, at_least: 100, per: bedrooms}")


def house(number: Any, where: float = 50.0, name: str = "H1", status: str = "existing") -> Any:
    return layer(f"house {name}", "dwelling", [box(where, 50, where + 20, 80)], [name], status=status,
                 attributes={"bedrooms": [number]})


LOT = layer("lots", "lot", [box(-10, -10, 100, 100), box(100, -10, 200, 100)], ["L1", "L2"])


def required(*layers: Any) -> Any:
    return only(check(site(tank(capacity_gal=400), LOT, *layers), PER_BEDROOM))["required"]


def test_bedrooms_of_the_buildings_on_the_lot_add_up() -> None:
    assert required(house(3)) == 300
    assert required(house(3), house(2, 75, "H2")) == 500


def test_bedrooms_of_a_razed_house_or_a_neighbour_do_not_count() -> None:
    assert required(house(3), house(2, 75, "H2", status="abandoned")) == 300
    assert required(house(3), house(2, 120, "H2")) == 300
    assert required(house(2, 120, "H2")) is None


def test_the_tanks_own_number_goes_first() -> None:
    row = only(check(site(tank(capacity_gal=400, bedrooms=4), LOT, house(9)), PER_BEDROOM))
    assert (row["outcome"], row["required"], row["note"]) == ("meets", 400, "")


# --- Dates

AGE = catalogue("PLY-T5-7-30")


@given(st.dates(date(1900, 1, 1), date(2030, 12, 31)), st.integers(-400, 400))
def test_thirty_years_are_thirty_birthdays(installed: date, days: int) -> None:
    # As a calendar tells it: the same day thirty years on, or 28 February where that year has no leap day.
    try:
        birthday = installed.replace(year=installed.year + 30)
    except ValueError:
        birthday = date(installed.year + 30, 2, 28)
    today = birthday + timedelta(days=days)
    tanks = layer("tanks", "septic_tank", [box(0, 0, 8, 5)], status="existing",
                  attributes={"installed": [installed], "leaching_failed": [True]})
    row = only(check(site(tanks, project_type="upgrade", as_of=today), AGE))
    assert row["outcome"] == ("refer" if today >= birthday else "meets")
    # The years that are printed are on the same side of thirty, and thirty only on the day itself.
    assert (row["provided"] >= 30) == (today >= birthday) and (row["provided"] == 30) == (today == birthday)


def test_years_beyond_the_mark_are_the_excess() -> None:
    tanks = layer("tanks", "septic_tank", [box(0, 0, 8, 5)], status="existing",
                  attributes={"installed": [date(1990, 6, 1)], "leaching_failed": [True]})
    row = only(check(site(tanks, project_type="upgrade", as_of=date(2026, 6, 1)), AGE))
    # 36 years; 6 more than 30.
    assert (row["provided"], row["required"], row["shortfall"], row["unit"], row["signed_ft"]) == (36, 30, 6, "years", None)
