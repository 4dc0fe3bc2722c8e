# SPDX-License-Identifier: GPL-2.0-or-later
"""The whole review: exit codes, counts, chosen lots, records (DESIGN 3.4, 3.5)."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
import shapely
from factories import check, layer, one_rule, only, rows, site
from shapely import Point, Polygon, box

from bohsetbacks_plugin.engine.errors import BohError, Cancelled, LayerError
from bohsetbacks_plugin.engine.review import review

RULE = one_rule("septic_tank", "salt_marsh", 50)
# DESIGN 3.5, names in their order.
NAMES = ["rule_id", "authority", "section", "edition", "kind", "force", "subject_role", "subject_layer", "subject_id",
         "constraint_role", "constraint_layer", "constraint_id", "lot_id", "constraint_lot_id", "required", "provided",
         "shortfall", "unit", "signed_ft", "band_ft", "leans", "accuracy_ft", "outcome", "governs", "note"]
UNITS = {"ft", "sq ft", "gal", "gpm", "years", "percent", "in", "count"}
OUTCOMES = {"intrudes", "too_close_to_call", "meets", "not_checked", "not_applicable", "refer"}
LOTS = layer("lots", "lot", [box(-100, -100, 20, 100), box(20, -100, 200, 100)], ["A", "B"])


def tank(gap: float = 30, **more: Any) -> Any:
    return site(layer("t", "septic_tank", [Point(0, 0)], ["T"], **more), layer("w", "salt_marsh", [Point(gap, 0)], ["W"]))


# --- Exit codes.

def test_exit_0_all_clear_and_all_checked() -> None:
    assert check(tank(60), RULE).exit_code() == 0
    assert check(tank(60), RULE, want_all=False).exit_code() == 0


def test_exit_1_a_binding_rule_is_intruded_on() -> None:
    assert check(tank(30), RULE).exit_code() == 1


def test_exit_1_too_close_to_call_though_it_leans_to_meets() -> None:
    result = check(tank(52, accuracy_ft=10.0), RULE)
    assert only(result)["leans"] == "meets" and result.exit_code() == 1


def test_exit_1_goes_before_3() -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0), None]), layer("w", "salt_marsh", [Point(30, 0)]))
    assert check(where, RULE).exit_code() == 1


def test_exit_3_advisory_only() -> None:
    rule = one_rule("septic_tank", "salt_marsh", 50, "    advisory_for: [existing]\n    advisory_why: w\n")
    assert check(tank(30, status="existing"), rule).exit_code() == 3


def test_exit_3_not_checked() -> None:
    assert check(site(layer("t", "septic_tank", [Point(0, 0)])), RULE).exit_code() == 3


def test_exit_3_not_measured_though_no_rule_needs_it() -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0)]), layer("w", "salt_marsh", [Point(90, 0)]),
                 layer("x", "flood_zone", [None]))
    assert check(where, RULE).exit_code() == 3


def test_exit_3_referred_to_a_person() -> None:
    rule = one_rule("septic_tank", "salt_marsh", 50, "    refer_only: true\n    note: the Board decides\n")
    assert check(tank(30), rule).exit_code() == 3


def test_repaired_geometry_is_never_a_clear() -> None:
    # It is measured, on a copy that GEOS made of it: a person should look at it before calling the place clear.
    bow = Polygon([(90, 0), (100, 10), (100, 0), (90, 10)])
    where = site(layer("t", "septic_tank", [Point(0, 0)]), layer("w", "salt_marsh", [bow]))
    result = check(where, RULE)
    assert result.counts()["repaired"] == 1 and result.exit_code() == 3


# --- Counts.

def test_counters_count_pairs() -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0), Point(0, 4)]),
                 layer("w", "salt_marsh", [Point(30, 0), Point(35, 0), Point(500, 0)]))
    result = check(where, RULE)
    assert result.counts()["flagged_pairs"] == 4
    assert result.rule_rows()[0] == {"rule_id": "R1", "status": "ran", "reason": None, "subjects": 2, "constraints": 3,
                                     "flagged": 4}


def test_all_pairs_not_the_nearest() -> None:
    found = rows(check(site(layer("t", "septic_tank", [Point(0, 0)]),
                            layer("w", "salt_marsh", [Point(10 + i, 0) for i in range(60)])), RULE))
    # 10, 11 ... 49 ft are within 50; 50 ft itself is enough.
    assert sorted(row["provided"] for row in found) == [float(feet) for feet in range(10, 50)]


# --- Chosen lots.

def two_lots() -> Any:
    """A tank on A, 30 ft from a marsh on B; a tank far away on B."""
    return site(LOTS, layer("t", "septic_tank", [Point(0, 0), Point(150, 0)], ["T1", "T2"]),
                layer("w", "salt_marsh", [Point(30, 0)], ["W"]))


def test_lot_keeps_what_lies_on_it_and_what_reaches_into_it() -> None:
    assert {row["subject_id"] for row in rows(check(two_lots(), RULE, lots=["A"]))} == {"T1"}
    # B holds T2, and the marsh that T1 is too near to.
    assert {row["subject_id"] for row in rows(check(two_lots(), RULE, lots=["B"]))} == {"T1", "T2"}


def test_unknown_lot_is_an_error_that_names_it() -> None:
    with pytest.raises(BohError, match="'Z9'"):
        check(two_lots(), RULE, lots=["A", "Z9"])


@pytest.mark.parametrize("name", ["U1", "U2", "U1; U2"])
def test_stacked_lots_answer_to_each_of_their_ids(name: str) -> None:
    square = box(-100, -100, 100, 100)
    where = site(layer("lots", "lot", [square, square], ["U2", "U1"]), layer("t", "septic_tank", [Point(0, 0)], ["T"]),
                 layer("w", "salt_marsh", [Point(30, 0)]))
    row = only(check(where, RULE, lots=[name]))
    assert row["lot_id"] == "U1; U2"


def test_record_of_the_lots_asked_for() -> None:
    assert check(two_lots(), RULE, lots=["A"]).lots == ("A",)


# --- Nothing to check.

@pytest.mark.parametrize("layers", [
    [], [LOTS], [layer("w", "salt_marsh", [Point(0, 0)])],
    [layer("t", "septic_tank", [Point(0, 0)], subject=False), layer("w", "salt_marsh", [Point(9, 0)])],
    [layer("t", "septic_tank", [])]])
def test_no_subject_features_is_an_error(layers: list[Any]) -> None:
    with pytest.raises(LayerError, match="no subject features"):
        check(site(*layers), RULE)


def test_subjects_that_were_all_lost_are_no_error_but_not_clear() -> None:
    result = check(site(layer("t", "septic_tank", [None], ["T"]), layer("w", "salt_marsh", [Point(9, 0)])), RULE)
    assert result.exit_code() == 3 and result.not_measured_rows()[0]["id"] == "T"


# --- Records.

def rich() -> Any:
    """A review with every kind of row that the engine has."""
    where = site(
        LOTS, layer("t", "septic_tank", [box(0, 0, 8, 8), Point(150, 0), box(15, 0, 25, 8), Point(900, 900)]),
        layer("f", "soil_absorption_system", [box(-60, -60, -20, -40)], accuracy_ft=math.nan),
        layer("w", "public_well", [Point(-90, 90), Point(180, 0)], attributes={"approved_gpd": [None, 5e4]}),
        layer("m", "salt_marsh", [box(-200, -200, -70, -50), None]), layer("s", "stable", [Point(5, 50)]),
        layer("r", "public_highway", [shapely.LineString([(-100, 100), (200, 100)])]), town="essex")
    return check(where, "essex")


def test_records_have_the_names_of_the_design_in_order() -> None:
    found = list(rich().records())
    assert len(found) > 20
    assert all(list(row) == NAMES for row in found)


def test_records_hold_nothing_that_is_not_finite_and_go_into_strict_json() -> None:
    result = rich()
    for part in (list(result.records()), result.rule_rows(), result.input_rows(), result.not_measured_rows(),
                 result.counts()):
        json.dumps(part, allow_nan=False)


def amounts() -> Any:
    """A review with flagged areas, values and counts."""
    where = site(
        LOTS, layer("t", "septic_tank", [Point(0, 0), Point(10, 0)], attributes={"capacity_gal": [750, 1500]}),
        layer("c", "cesspool", [Point(-50, -50)]),
        layer("s", "stable", [box(50, 50, 60, 60)], attributes={"horses": [2]}),
        layer("p", "poultry_structure", [box(80, -50, 85, -45)], attributes={"roosters": [3]}),
        layer("o", "drinking_well", [Point(150, 0)], status="proposed",
              attributes={"depth_ft": [40], "yield_gpm": [5], "well_type": ["drilled"], "casing_height_in": [9]}),
        layer("b", "dwelling", [box(150, 50, 180, 80)]), layer("w", "wetland", [box(20, 80, 40, 100)]),
        layer("q", "pond", [box(190, 80, 200, 100)]))
    return check(where, "plymouth")


def test_values_of_records_agree_with_each_other() -> None:
    for row in [*rich().records(), *amounts().records()]:
        assert row["outcome"] in OUTCOMES and row["force"] in ("binding", "advisory") and row["unit"] in UNITS
        assert row["leans"] in (("intrudes", "meets") if row["outcome"] == "too_close_to_call" else ("",))
        assert not row["governs"] or row["force"] == "binding"
        # Only a length has feet on both sides of an edge.
        assert row["unit"] == "ft" or row["signed_ft"] is None
        if row["kind"] not in ("setback", "containment"):
            continue
        assert row["unit"] == "ft"
        if row["signed_ft"] is None:
            assert row["provided"] is None and row["shortfall"] is None
        else:
            assert row["provided"] == max(0.0, row["signed_ft"])
        if row["shortfall"] is not None:
            assert row["shortfall"] == pytest.approx(max(0.0, row["required"] - row["provided"]), abs=1e-9)
        # Required is not known where a computed distance lacks its attribute, but its largest value is met.
        if row["outcome"] == "meets" and row["provided"] is not None and row["required"] is not None:
            assert row["provided"] >= row["required"]
        if row["outcome"] == "intrudes":
            assert row["signed_ft"] < row["required"]


def test_amounts_have_their_unit_and_what_they_are_short_of() -> None:
    names = ("outcome", "required", "provided", "shortfall", "unit")
    told = {(row["rule_id"], row["subject_id"]): tuple(row[name] for name in names) for row in amounts().records()}
    # A number that must not be has no least one; a count of one where none may be is one too many.
    assert told["PLY-T5-3.3-750", "t-1"] == ("intrudes", None, 750, None, "gal")
    assert told["PLY-T5-3.3-750", "t-2"] == ("meets", None, 1500, None, "gal")
    assert told["PLY-T5-3.1-CES", "c-1"] == ("intrudes", 0, 1, 1, "count")
    assert told["PLY-POUL-2", "p-1"] == ("intrudes", 0, 3, 3, "count")
    # Lot B is 180 x 200 = 36,000 sq ft; less the house of 30 x 30 it has 35,100, and two horses need 50,000.
    assert told["PLY-HORSE-9-2", "s-1"] == ("intrudes", 50000, 35100, 14900, "sq ft")
    # A drilled well of 40 ft is short of 50; its row of the table asks for 5 to 6 gallons a minute, which is for a person.
    assert told["PLY-WELL-13-DEPTH", "o-1"] == ("intrudes", 50, 40, 10, "ft")
    assert told["PLY-WELL-5-YIELD", "o-1"] == ("refer", 5, 5, 0, "gpm")
    assert told["PLY-WELL-13-CASING", "o-1"] == ("meets", 8, 9, 0, "in")


def test_line_of_a_finding_ends_on_both_features_and_has_the_printed_length() -> None:
    result = rich()
    features, found = result.site.features, result.findings
    for number, row in enumerate(result.records()):
        if not found.has_place[number]:
            continue
        start, end = (Point(*xy) for xy in found.lines[number])
        constraint = features.geometry[found.constraint[number]]
        if row["constraint_role"] == "property_line":
            constraint = constraint.boundary
        assert start.distance(features.geometry[found.subject[number]]) < 1e-9
        assert end.distance(constraint) < 1e-9
        if row["signed_ft"] is not None and row["signed_ft"] > 0:
            assert start.distance(end) == pytest.approx(row["signed_ft"], abs=0.00501)


def test_worst_first_within_lot_and_subject() -> None:
    order = ["intrudes", "too_close_to_call", "not_checked", "refer", "meets", "not_applicable"]
    seen: dict[Any, list[int]] = {}
    for row in rich().records():
        seen.setdefault((row["lot_id"], row["subject_layer"], row["subject_id"]), []).append(order.index(row["outcome"]))
    assert all(ranks == sorted(ranks) for ranks in seen.values())


def test_inputs_row_has_the_names_of_the_design() -> None:
    assert list(rich().input_rows()[0]) == [
        "layer", "read", "measured", "not_measured", "excluded", "repaired", "crs", "operation", "operation_accuracy_ft",
        "accuracy_ft", "cautions"]


def test_without_all_no_meets_and_nothing_not_applicable() -> None:
    where = rich().site
    some = {row["outcome"] for row in rows(check(where, "essex", want_all=False))}
    assert some <= {"intrudes", "too_close_to_call", "not_checked", "refer"}


def test_all_or_not_finds_the_same_flags() -> None:
    where = rich().site

    def flags(want_all: bool) -> list[Any]:
        return [(row["rule_id"], row["subject_id"], row["constraint_id"], row["provided"], row["governs"])
                for row in rows(check(where, "essex", want_all=want_all), outcome="intrudes")]
    assert flags(True) == flags(False)


# --- Progress and cancel.

def test_progress_grows_to_one() -> None:
    told: list[float] = []

    def progress(share: float, text: str) -> bool:
        told.append(share)
        return True
    review(tank(), RULE, progress=progress)
    assert told == sorted(told) and told[0] >= 0 and told[-1] == 1.0


@pytest.mark.parametrize("stop", [0.0, 0.2, 0.6, 0.8, 1.0])
def test_cancelled_leaves_nothing(stop: float) -> None:
    with pytest.raises(Cancelled):
        review(tank(), RULE, progress=lambda share, text: share < stop)


def test_same_input_same_answer() -> None:
    assert list(rich().records()) == list(rich().records())


def test_coordinates_of_massachusetts_are_as_good_as_small_ones() -> None:
    # 26986 has eastings to 330,000 and northings to 960,000 m; shift by that and the printed figures stay.
    def provided(dx: float, dy: float) -> Any:
        where = site(layer("t", "septic_tank", [shapely.affinity.translate(box(0, 0, 10, 10), dx, dy)]),
                     layer("w", "salt_marsh", [shapely.affinity.translate(Point(40, 50), dx, dy)]))
        return only(check(where, RULE))["provided"]
    # hypot(30, 40) = 50 exactly: enough.
    assert provided(0, 0) == provided(330_000, 960_000) == provided(1_082_000.5, 3_149_000.25) == 50.0
