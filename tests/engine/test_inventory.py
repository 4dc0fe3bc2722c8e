# SPDX-License-Identifier: GPL-2.0-or-later
"""Lists without a verdict: statuses, bearings, what the accuracy adds, areas of lots within a zone (cases: tests/rules)."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import numpy as np
import pytest
import shapely
import shapely.affinity
from factories import check, layer, only, rows, rules, site
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon, box

from bohsetbacks_plugin.engine.assemble import assemble
from bohsetbacks_plugin.engine.checks.listing import bearing_of
from bohsetbacks_plugin.engine.errors import BohError
from bohsetbacks_plugin.engine.inventory import take_inventory
from bohsetbacks_plugin.engine.review import Review
from bohsetbacks_plugin.engine.rules import Catalogue
from bohsetbacks_plugin.rule_files import load_town

PLYMOUTH = load_town("plymouth")
STABLE = box(0, 0, 40, 30)
FEET_PER_METRE = 3937 / 1200
#: Zones are drawn never beyond the distance, and at most so many feet short of it.
SHORT_FT = 0.02


def catalogue(*ids: str) -> Catalogue:
    """Some of Plymouth's rules alone."""
    return dataclasses.replace(PLYMOUTH, rules=tuple(rule for rule in PLYMOUTH.rules if rule.id in ids))


BY_STABLES, BY_LINE = catalogue("PLY-HORSE-7-INV"), catalogue("PLY-POUL-4-N")
ZONE = rules("rules:\n  - {id: ZONE, section: s, kind: inventory, subjects: [stable], "
             "list: {feet: 100, of: [wetland], area: true}, summary: s, verified: true}\n")


def stables(*shapes: Any, **more: Any) -> Any:
    return layer("stables", "stable", list(shapes or (STABLE,)), **more)


def wells(*shapes: Any, **more: Any) -> Any:
    return layer("wells", "drinking_well", list(shapes), [f"W{row + 1}" for row in range(len(shapes))], **more)


def listed(result: Review) -> dict[str, Any]:
    return {row["constraint_id"]: row["provided"] for row in result.records()}


def status_of(result: Review) -> dict[str, Any]:
    return result.rule_rows()[0]


# --- Statuses, and that nothing is a verdict

def test_nothing_listed_is_a_verdict() -> None:
    result = take_inventory(site(stables(), wells(Point(90, 15), Point(20, 10))), BY_STABLES)
    found = list(result.records())
    assert {row["outcome"] for row in found} == {"not_applicable"} and {row["force"] for row in found} == {"advisory"}
    assert not any(row["governs"] for row in found)
    counts = result.counts()
    assert not any(counts[name] for name in ("flagged_pairs", "advisory_pairs", "not_checked", "refer"))
    row = found[0] if found[0]["constraint_id"] == "W1" else found[1]
    assert (row["required"], row["provided"], row["shortfall"], row["unit"], row["signed_ft"]) == (100, 50, 50, "ft", 50)
    assert (row["kind"], row["constraint_role"], row["subject_role"]) == ("inventory", "drinking_well", "stable")


def test_a_check_points_to_the_list_and_is_not_open_for_it() -> None:
    result = check(site(stables(), wells(Point(90, 15))), BY_STABLES)
    assert status_of(result)["status"] == "not_applicable" and "inventory" in status_of(result)["reason"]
    assert rows(result, rule_id="PLY-HORSE-7-INV") == []


def test_kinds_that_no_layer_gives_are_named() -> None:
    told = status_of(take_inventory(site(stables(), wells(Point(90, 15))), BY_STABLES))
    assert (told["status"], told["subjects"], told["constraints"]) == ("ran", 1, 1)
    assert "not listed" in told["reason"] and "pond" in told["reason"] and "soil_absorption_system" in told["reason"]
    assert "drinking_well" not in told["reason"]


def test_no_layer_of_what_is_to_be_listed_is_not_checked() -> None:
    result = take_inventory(site(stables(), layer("pools", "swimming_pool", [box(50, 0, 60, 10)])), BY_STABLES)
    assert status_of(result)["status"] == "not_checked" and list(result.records()) == []
    assert result.exit_code() == 3


def test_without_stables_there_is_nothing_to_list_around() -> None:
    told = status_of(take_inventory(site(layer("tanks", "septic_tank", [STABLE]), wells(Point(90, 15))), BY_STABLES))
    assert (told["status"], told["reason"]) == ("not_applicable", "no stable or corral among the features")


def test_ruleset_without_lists_is_an_error() -> None:
    with pytest.raises(BohError, match="ask for no inventory"):
        take_inventory(site(stables(), wells(Point(90, 15))), catalogue("PLY-POUL-2"))


def test_partial_and_lost_wells_are_said() -> None:
    told = status_of(take_inventory(site(stables(), wells(Point(90, 15), None, completeness="partial")), BY_STABLES))
    assert "partial" in told["reason"] and "W2" in told["reason"]


def test_only_what_concerns_a_lot() -> None:
    lots = layer("lots", "lot", [box(-10, -10, 60, 60), box(60, -10, 200, 60)], ["L1", "L2"])
    where = site(stables(STABLE, box(300, 0, 340, 30)), wells(Point(90, 15), Point(390, 15)), lots)
    assert len(listed(take_inventory(where, BY_STABLES))) == 2
    assert listed(take_inventory(where, BY_STABLES, lots=["L1"])) == {"W1": 50.0}
    with pytest.raises(BohError, match="no lot 'L9'"):
        take_inventory(where, BY_STABLES, lots=["L9"])


def test_each_stable_has_its_own_list() -> None:
    result = take_inventory(site(stables(STABLE, box(140, 0, 180, 30)), wells(Point(90, 15))), BY_STABLES)
    # 90 - 40 from the one, 140 - 90 from the other.
    assert sorted((row["subject_id"], row["provided"]) for row in result.records()) == [
        ("stables-1", 50.0), ("stables-2", 50.0)]


def test_house_of_two_roles_that_is_the_stable_itself_is_not_listed() -> None:
    both = layer("barn", ("stable", "building"), [STABLE], ["B1"])
    assert listed(take_inventory(site(both, wells(Point(90, 15))), BY_STABLES)) == {"W1": 50.0}


def test_well_of_unknown_kind_is_listed() -> None:
    some = layer("wells", "well", [Point(90, 15)], ["W1"])
    assert listed(take_inventory(site(stables(), some), BY_STABLES)) == {"W1": 50.0}


# --- Around the property line

L1 = box(0, 0, 100, 100)
COOP = layer("coops", "poultry_structure", [box(40, 40, 50, 50), box(60, 60, 70, 70)], ["C1", "C2"])


def houses(*shapes: Any, **more: Any) -> Any:
    return layer("houses", "dwelling", list(shapes), [f"H{row + 1}" for row in range(len(shapes))], **more)


def test_one_list_for_a_lot_with_two_coops() -> None:
    where = site(COOP, layer("lots", "lot", [L1], ["L1"]), houses(box(110, 0, 120, 10)))
    assert [(row["subject_id"], row["provided"]) for row in take_inventory(where, BY_LINE).records()] == [("C1", 10.0)]


def test_coops_in_no_lot_are_not_passed_over() -> None:
    far = layer("coops", "poultry_structure", [box(40, 40, 50, 50), box(940, 40, 950, 50)], ["C1", "C2"])
    result = take_inventory(site(far, layer("lots", "lot", [L1], ["L1"]), houses(box(110, 0, 120, 10))), BY_LINE)
    found = {row["subject_id"]: row["outcome"] for row in result.records()}
    assert found == {"C1": "not_applicable", "C2": "not_checked"} and status_of(result)["status"] == "ran"
    assert result.exit_code() == 3


def test_without_lots_no_line_is_known() -> None:
    result = take_inventory(site(COOP, houses(box(110, 0, 120, 10))), BY_LINE)
    assert status_of(result)["status"] == "not_checked" and "in no mapped lot" in status_of(result)["reason"]
    assert {row["outcome"] for row in result.records()} == {"not_checked"}


# --- Accuracy

def test_datum_operation_adds_to_what_may_be_within() -> None:
    # Band root of 9 + 16 = 5: 105 ft are 5 beyond 100, 105.01 are more.
    far = wells(Point(145, 15), Point(145.01, 5), operation="other", operation_accuracy_ft=4.0)
    assert listed(take_inventory(site(stables(accuracy_ft=3.0), far), BY_STABLES)) == {"W1": 105.0}


def test_unknown_datum_and_unstated_accuracy_are_said() -> None:
    old = wells(Point(90, 15), operation="NAD27", no_verdict="the grid is missing")
    assert "the grid is missing" in only(take_inventory(site(stables(), old), BY_STABLES))["note"]
    unstated = wells(Point(90, 15), accuracy_ft=np.nan)
    assert "accuracy not stated" in only(take_inventory(site(stables(), unstated), BY_STABLES))["note"]


@pytest.mark.parametrize(("feet", "within"), [(100.0, True), (100.004, True), (100.006, False), (100.01, False)])
def test_limit_in_metres_far_from_the_origin(feet: float, within: bool) -> None:
    # 100.004 ft print 100.00, 100.006 print 100.01.
    data = [stables(Point(300_000, 800_000)), wells(Point(300_000 + feet / FEET_PER_METRE, 800_000))]
    where = assemble(data, name="m", town="test", project_type="new_construction", crs="EPSG:26986",
                     feet_per_unit=FEET_PER_METRE)
    assert bool(listed(take_inventory(where, BY_STABLES))) == within


# --- Bearings

@pytest.mark.parametrize(("east", "north", "told"), [
    # 3-4-5: atan(3/4) = 36.87 degrees; 1-1: 45.
    (0, 10, "N 0° E (0°)"), (3, 4, "N 37° E (37°)"), (10, 10, "N 45° E (45°)"), (10, 0, "N 90° E (90°)"),
    (3, -4, "S 37° E (143°)"), (0, -10, "S 0° W (180°)"), (-3, -4, "S 37° W (217°)"), (-3, 4, "N 37° W (323°)"),
    # A third of a degree west of north is printed as 0, not 360.
    (-1, 200, "N 0° W (0°)"), (0, 0, "")])
def test_bearings(east: float, north: float, told: str) -> None:
    assert bearing_of(np.array([[7.0, 5.0], [7.0 + east, 5.0 + north]])) == told


@given(st.floats(0.01, 359.99))
def test_quadrant_and_azimuth_agree(azimuth: float) -> None:
    angle = math.radians(azimuth)
    text = bearing_of(np.array([[0.0, 0.0], [math.sin(angle), math.cos(angle)]]))
    first, degrees, second, full = text.split(" ")
    number = float(degrees.rstrip("°"))
    back = {("N", "E"): number, ("S", "E"): 180 - number, ("S", "W"): 180 + number, ("N", "W"): 360 - number}[first, second]
    assert abs(back - azimuth) <= 0.51 and abs(back % 360 - float(full.strip("(°)"))) % 360 <= 1
    assert 0 <= number <= 90


# --- Areas of lots within a zone, against closed formulas

def area_within(lot: Any, wetland: Any) -> tuple[float, dict[str, Any]]:
    """Square feet of a lot within 100 ft of a wetland, and the finding."""
    lots = layer("lots", "lot", [lot], ["L1"])
    row = only(take_inventory(site(lots, layer("marsh", "wetland", [wetland]), stables(box(5e4, 0, 5e4 + 9, 9))), ZONE),
               subject_role="lot")
    return row["provided"], row


def test_zone_along_a_straight_edge_is_a_strip() -> None:
    # 100 ft deep along 200 ft: 20,000 of 300 x 200 = 60,000 sq ft, a third.
    area, row = area_within(box(0, 0, 300, 200), box(-1000, -1000, 0, 1200))
    assert area == pytest.approx(20_000, abs=200 * SHORT_FT) and area <= 20_000 + 0.01
    assert (row["unit"], row["signed_ft"], row["outcome"], row["lot_id"]) == ("sq ft", None, "not_applicable", "L1")
    assert "of 60,000 sq ft of this lot (33%) lie within 100 ft" in row["note"]


def test_zone_of_a_point_is_a_circle() -> None:
    # pi x 100^2 = 31,415.93; the outline is 628.3 ft long.
    area, _ = area_within(box(-200, -200, 200, 200), Point(0, 0))
    assert area == pytest.approx(math.pi * 100**2, abs=2 * math.pi * 100 * SHORT_FT) and area <= math.pi * 100**2


def test_zone_at_a_corner_is_a_quarter_of_a_circle() -> None:
    area, _ = area_within(box(0, 0, 200, 200), box(-500, -500, 0, 0))
    assert area == pytest.approx(math.pi * 100**2 / 4, abs=math.pi * 50 * SHORT_FT)


@pytest.mark.parametrize("gap", [0.0, 30.0, 60.0, 96.0])
def test_zone_of_a_point_beyond_the_line_is_a_segment(gap: float) -> None:
    # r^2 acos(h/r) - h sqrt(r^2 - h^2) with r = 100; for h = 60: 9,272.95 - 60 x 80 = 4,472.95.
    segment = 100**2 * math.acos(gap / 100) - gap * math.sqrt(100**2 - gap**2)
    area, _ = area_within(box(0, -300, 400, 300), Point(-gap, 0))
    assert area == pytest.approx(segment, abs=2 * math.pi * 100 * SHORT_FT)
    assert gap != 60.0 or segment == pytest.approx(4_472.95, abs=0.01)


def test_zone_in_a_bay_reaches_from_all_sides_and_holds_the_wetland() -> None:
    # Two marshes on either side of a strip of 150 ft: 100 from the left, and all that is left from the right.
    both = shapely.multipolygons([box(-50, -500, 0, 700), box(150, -500, 200, 700)])
    area, _ = area_within(box(-50, 0, 200, 200), both)
    assert area == pytest.approx(250 * 200, abs=0.01)


def test_lots_beyond_the_zone_are_not_listed() -> None:
    lots = layer("lots", "lot", [box(0, 0, 50, 200), box(100, 0, 200, 200), box(99, 0, 150, 200)], ["near", "beyond", "edge"])
    marsh = layer("marsh", "wetland", [box(-99, -999, 0, 999)])
    result = take_inventory(site(lots, marsh, stables(box(5e4, 0, 5e4 + 9, 9))), ZONE)
    # 50 and 1 ft deep along 200 ft.
    areas = {row["lot_id"]: row["provided"] for row in result.records() if row["unit"] == "sq ft"}
    assert areas == {"near": pytest.approx(10_000, abs=0.01), "edge": pytest.approx(200, abs=200 * SHORT_FT)}


# --- What must not change an answer

PLACES = {"W1": Point(140, 15), "W2": Point(100, 110), "W3": Point(-50, -60), "W4": LineString([(60, -80), (130, 40)]),
          "W5": Polygon([(-90, 0), (-60, 0), (-60, 60), (20, 60), (20, 90), (-90, 90)]), "W6": Point(160, 15)}


def around(shapes: dict[str, Any], stable: Any = STABLE) -> dict[str, Any]:
    return listed(take_inventory(site(stables(stable), wells(*shapes.values())), BY_STABLES))


def test_places_are_listed_as_worked_out_by_hand() -> None:
    # W1: 100 ft east. W2: 60 and 80 ft from (40, 30), 100 ft. W3: 50 and 60 ft from (0, 0), root of 6,100 = 78.10.
    # W4 runs by (70, 120) from (60, -80); (40, 0) lies (-20, 80) from there: (70 x 80 + 120 x 20) / root of 19,300 = 57.59.
    # W5: its inner side y = 60 is 30 ft above y = 30. W6 is 120 ft away.
    assert around(PLACES) == {"W1": 100.0, "W2": 100.0, "W3": 78.1, "W4": 57.59, "W5": 30.0}


@settings(max_examples=30, deadline=None)
@given(angle=st.integers(1, 359))
def test_rotation_turns_bearings_and_keeps_distances(angle: int) -> None:
    turned = {name: shapely.affinity.rotate(shape, angle, origin=(70, -30)) for name, shape in PLACES.items()}
    found = around(turned, shapely.affinity.rotate(STABLE, angle, origin=(70, -30)))
    # Those exactly on the limit keep within it: the noise of the turn is far below a hundredth.
    assert found.keys() == around(PLACES).keys()
    assert all(found[name] == pytest.approx(feet, abs=0.011) for name, feet in around(PLACES).items())


@settings(max_examples=30, deadline=None)
@given(by=st.integers(0, 3), cut=st.floats(1, 29))
def test_first_vertex_direction_and_pieces_change_no_list(by: int, cut: float) -> None:
    ring = list(STABLE.exterior.coords)[:-1]
    assert around(PLACES, Polygon((ring[by:] + ring[:by])[::-1])) == around(PLACES)
    halves = site(stables(box(0, 0, 40, cut), box(0, cut, 40, 30)), wells(*PLACES.values()))
    nearest: dict[str, float] = {}
    for row in take_inventory(halves, BY_STABLES).records():
        nearest[row["constraint_id"]] = min(row["provided"], nearest.get(row["constraint_id"], math.inf))
    assert nearest == around(PLACES)
