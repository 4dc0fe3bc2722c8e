# SPDX-License-Identifier: GPL-2.0-or-later
"""Not measured is never clear (DESIGN principle 2, settled questions 3.6)."""

from __future__ import annotations

from typing import Any

import pytest
from factories import check, layer, one_rule, only, rows, site
from shapely import Point, box

RULE = one_rule("septic_tank", "salt_marsh", 100)
TANK = layer("tanks", "septic_tank", [box(0, 0, 10, 10)], ["T"])


def marsh(gap: float = 500, **more: Any) -> Any:
    return layer("marsh", "salt_marsh", [box(10 + gap, 0, 900, 10)], ["M"], **more)


def answer(*layers: Any, rule: Any = RULE) -> dict[str, Any]:
    return only(check(site(TANK, *layers), rule), subject_id="T")


def test_missing_layer_is_not_checked_in_the_row_and_in_the_rule() -> None:
    result = check(site(TANK), RULE)
    row = only(result)
    assert (row["outcome"], row["required"], row["provided"]) == ("not_checked", 100.0, None)
    assert "salt marsh" in row["note"].replace("_", " ")
    told = result.rule_rows()[0]
    assert (told["status"], told["subjects"], told["constraints"]) == ("not_checked", 1, 0)
    assert result.exit_code() == 3


def test_complete_layer_with_nothing_near_meets() -> None:
    row = answer(marsh())
    assert (row["outcome"], row["provided"], row["constraint_id"], row["note"]) == ("meets", 500.0, "M", "")


def test_unknown_completeness_meets_with_a_count() -> None:
    row = answer(marsh(completeness="unknown"))
    assert row["outcome"] == "meets" and "none nearer among 1 mapped features" in row["note"]


def test_partial_layer_is_not_checked_where_nothing_was_found() -> None:
    row = answer(marsh(completeness="partial"))
    assert row["outcome"] == "not_checked" and "partial" in row["note"] and "marsh" in row["note"]


def test_partial_layer_intrusion_stands() -> None:
    row = answer(marsh(40, completeness="partial"))
    assert (row["outcome"], row["provided"]) == ("intrudes", 40.0)


@pytest.mark.parametrize("completeness", ["unknown", "partial"])
def test_empty_layer_says_nothing_unless_complete(completeness: str) -> None:
    row = answer(layer("marsh", "salt_marsh", [], completeness=completeness))
    assert row["outcome"] == "not_checked"


def test_empty_layer_that_is_complete_tells_that_there_is_none() -> None:
    row = answer(layer("marsh", "salt_marsh", [], completeness="complete"))
    assert (row["outcome"], row["provided"], row["constraint_id"]) == ("meets", None, None)


def test_layer_whose_features_were_all_lost_is_not_checked() -> None:
    row = answer(layer("marsh", "salt_marsh", [None, "POLYGON EMPTY"], ["a", "b"]))
    assert row["outcome"] == "not_checked" and "a, b" in row["note"]


@pytest.mark.parametrize("reason", ["exactly 1,000 features: a transfer limit?", "the -wal file is lost"])
def test_suspicion_turns_meets_into_not_checked(reason: str) -> None:
    row = answer(marsh(suspicions=[reason]))
    assert row["outcome"] == "not_checked" and reason in row["note"]
    assert answer(marsh(40, suspicions=[reason]))["outcome"] == "intrudes"


def test_suspicion_about_another_layer_does_not_matter() -> None:
    assert answer(marsh(), layer("wells", "drinking_well", [], suspicions=["cut"]))["outcome"] == "meets"


def test_users_own_filter_does_not_turn_meets() -> None:
    result = check(site(TANK, marsh(excluded=7)), RULE)
    assert only(result)["outcome"] == "meets" and result.input_rows()[1]["excluded"] == 7


def test_suspicion_about_the_lots_reaches_the_lot_line_rules() -> None:
    rule = one_rule("septic_tank", "property_line", 10)
    lots = [box(-50, -50, 100, 100)]
    assert answer(layer("lots", "lot", lots), rule=rule)["outcome"] == "meets"
    assert answer(layer("lots", "lot", lots, suspicions=["cut"]), rule=rule)["outcome"] == "not_checked"


def test_one_of_several_roles_without_a_layer_is_noted() -> None:
    row = answer(marsh(), rule=one_rule("septic_tank", "salt_marsh, pond", 100))
    assert row["outcome"] == "meets" and "no layer gives pond" in row["note"]


def test_one_of_several_roles_without_a_layer_is_no_clear() -> None:
    rule = one_rule("septic_tank", "salt_marsh, pond", 100)
    result = check(site(TANK, marsh()), rule)
    assert result.exit_code() == 3 and result.counts()["rules_on_part"] == 1
    assert "pond" in result.rule_rows()[0]["reason"]
    stated = check(site(TANK, marsh(), absent=frozenset({"pond"})), rule)
    assert stated.exit_code() == 0 and stated.counts()["rules_on_part"] == 0


@pytest.mark.parametrize(("quality", "plain", "unknown"), [
    ("supply_tributary", "stream", "surface_water"), ("surface_water_supply", "pond", "surface_water"),
    ("supply_wetland", "bordering_vegetated_wetland", "wetland")])
def test_unknown_kinds_far_off_do_not_clear_a_plain_kind_near_by(quality: str, plain: str, unknown: str) -> None:
    # The water 60 ft off is of a stated kind; whether it leads to a supply nobody said.
    rule = one_rule("septic_tank", quality, 200)
    near, far = layer("near", plain, [box(70, 0, 80, 10)], ["N"]), layer("far", unknown, [box(900, 0, 950, 10)], ["F"])
    assert answer(near, far, rule=rule)["outcome"] == "not_checked"
    assert answer(far, rule=rule)["outcome"] == "meets"
    assert only(check(site(TANK, near, far, absent=frozenset({quality})), rule), subject_id="T")["outcome"] == "meets"


def test_layer_of_unknown_kind_speaks_of_every_kind_of_its_group() -> None:
    row = answer(layer("w", "wetland", [Point(900, 0)]))
    assert row["outcome"] == "meets"


def test_mapping_offers_a_role_of_which_there_is_no_feature() -> None:
    # The layer's mapping has salt marsh and pond; it holds a pond only. So it tells that no marsh is near.
    assert answer(layer("w", "pond", [Point(900, 0)], offered=["salt_marsh", "pond"]))["outcome"] == "meets"


def test_unverified_rule_refers_and_never_meets() -> None:
    rule = one_rule("septic_tank", "salt_marsh", 100)
    text = rule.rules[0]
    unverified = type(rule)((type(text)(**{**text.__dict__, "verified": False}),), rule.names)
    row = answer(marsh(), rule=unverified)
    assert row["outcome"] == "refer" and "verified" in row["note"]
    assert answer(marsh(40), rule=unverified)["outcome"] == "intrudes"
    assert answer(marsh(suspicions=["cut"]), rule=unverified)["outcome"] == "not_checked"


def test_unverified_rule_on_the_lot_line_refers_and_says_why() -> None:
    rule = one_rule("septic_tank", "property_line", 10)
    text = rule.rules[0]
    unverified = type(rule)((type(text)(**{**text.__dict__, "verified": False}),), rule.names)
    row = answer(layer("lots", "lot", [box(-50, -50, 100, 100)]), rule=unverified)
    assert row["outcome"] == "refer" and "verified" in row["note"]


def test_rows_without_want_all_are_the_open_ones_only() -> None:
    far = check(site(TANK, marsh()), RULE, want_all=False)
    assert not rows(far) and far.exit_code() == 0
    assert [row["outcome"] for row in rows(check(site(TANK), RULE, want_all=False))] == ["not_checked"]


def test_barred_layer_without_anything_near_is_not_checked() -> None:
    row = answer(marsh(operation="ballpark", no_verdict="NAD27 without its grid"))
    assert row["outcome"] == "not_checked" and "NAD27 without its grid" in row["note"]


def test_abandoned_septic_system_still_serves_as_a_constraint_row() -> None:
    # Cisterns stay 100 ft from a leaching area; whether an abandoned one counts is for the Board.
    rule = one_rule("exterior_cistern", "soil_absorption_system", 100)
    row = only(check(site(layer("c", "exterior_cistern", [Point(0, 0)], ["C"]),
                          layer("f", "soil_absorption_system", [Point(50, 0)], status="abandoned")), rule),
               subject_id="C", rule_id="R1")
    assert row["outcome"] == "refer"


def test_a_design_neither_vouches_for_a_role_nor_casts_doubt_on_another_layer():
    """A designer's own well layer tells nothing of a neighbour's well; beside the town's layer it takes nothing away."""
    rule = one_rule("soil_absorption_system", "drinking_well", 100)
    field = layer("fields", "soil_absorption_system", ["POLYGON ((0 0, 20 0, 20 20, 0 20, 0 0))"], ["F"])
    drawn = layer("design", "drinking_well", ["POINT (300 10)"], ["W-NEW"], status="proposed", completeness="design")
    near = layer("design", "drinking_well", ["POINT (60 10)"], ["W-NEAR"], status="proposed", completeness="design")
    empty = layer("design", "drinking_well", [], completeness="design")
    town = layer("wells", "drinking_well", ["POINT (500 10)"], ["W-OLD"])
    assert only(check(site(field, drawn), rule))["outcome"] == "not_checked"
    assert only(check(site(field, empty), rule))["outcome"] == "not_checked"
    assert only(check(site(field, drawn, town), rule))["outcome"] == "meets"
    assert only(check(site(field, empty, town), rule))["outcome"] == "meets"
    found = only(check(site(field, near, town), rule))
    assert (found["outcome"], found["provided"]) == ("intrudes", 40.0)
