# SPDX-License-Identifier: GPL-2.0-or-later
"""Which lot is a component's own, and the signed distance to its line (DESIGN principle 6, settled questions 3.6)."""

from __future__ import annotations

from typing import Any

import pytest
from factories import check, layer, one_rule, only, rows, site
from shapely import LineString, MultiPolygon, Point, Polygon, box

RULE = one_rule("septic_tank", "property_line", 10)
A, B = box(0, 0, 100, 100), box(100, 0, 200, 100)


def parcels(shapes: Any = (A, B), ids: Any = ("A", "B"), **more: Any) -> Any:
    return layer("lots", "lot", list(shapes), list(ids), **more)


def tank(shape: Any, lot: Any = None, **more: Any) -> Any:
    return layer("tanks", "septic_tank", [shape], ["T"], attributes={"lot": [lot]} if lot else {}, **more)


def line_row(*layers: Any, **options: Any) -> dict[str, Any]:
    return only(check(site(*layers, **options), RULE), rule_id="R1")


def test_least_distance_to_the_ring_of_the_own_lot() -> None:
    # West wall at x = 7: 7 ft from the line x = 0, north and south far.
    row = line_row(tank(box(7, 40, 15, 48)), parcels())
    assert (row["outcome"], row["provided"], row["shortfall"]) == ("intrudes", 7.0, 3.0)
    assert (row["constraint_role"], row["constraint_id"], row["lot_id"]) == ("property_line", "A", "A")
    assert row["constraint_lot_id"] == "A" and "lot inferred" in row["note"]


def test_exactly_the_distance_meets() -> None:
    assert line_row(tank(box(10, 40, 18, 48)), parcels())["outcome"] == "meets"


def test_line_that_both_lots_share_is_measured_once_to_the_own_lot() -> None:
    # East wall at x = 96: 4 ft to the line x = 100, which is B's too. B does not overlap A: no second finding.
    found = rows(check(site(tank(box(88, 40, 96, 48)), parcels()), RULE))
    assert [(row["constraint_id"], row["provided"]) for row in found] == [("A", 4.0)]


def test_lot_that_the_attribute_names_goes_before_the_place() -> None:
    # Wholly on B, stated to belong to A: its farthest vertices are at x = 128, 28 beyond A's line.
    row = line_row(tank(box(120, 40, 128, 48), "A"), parcels())
    assert (row["outcome"], row["provided"], row["signed_ft"], row["shortfall"]) == ("intrudes", 0.0, -28.0, 10.0)
    assert row["lot_id"] == "A" and "lot inferred" not in row["note"]


def test_greatest_share_of_its_area_decides() -> None:
    # 6 of its 10 ft lie on B. Its west wall, x = 96, is 4 beyond B's line.
    row = line_row(tank(box(96, 40, 106, 48)), parcels())
    assert (row["lot_id"], row["provided"], row["signed_ft"], row["outcome"]) == ("B", 0.0, -4.0, "intrudes")


def test_equal_shares_go_to_the_lower_id() -> None:
    for ids in (("A", "B"), ("B", "A")):
        row = line_row(tank(box(95, 40, 105, 48)), parcels(ids=ids))
        assert row["lot_id"] == "A" and row["signed_ft"] == -5.0 and "lot inferred" in row["note"]


def test_point_on_a_common_line_goes_to_the_lower_id() -> None:
    row = line_row(tank(Point(100, 50)), parcels(ids=("B", "A")))
    assert (row["lot_id"], row["provided"], row["signed_ft"]) == ("A", 0.0, 0.0)


def test_share_of_a_line_is_by_its_length() -> None:
    sewer = layer("s", "building_sewer", [LineString([(90, 50), (130, 50)])])  # 10 ft on A, 30 ft on B
    row = only(check(site(sewer, parcels()), one_rule("building_sewer", "property_line", 10)), rule_id="R1")
    assert (row["lot_id"], row["signed_ft"]) == ("B", -10.0)


def test_straddling_intrudes_unless_the_band_says_otherwise() -> None:
    # 3 beyond, 10 required: short by 13. A band of 12 leaves an intrusion, one of 13 leaves it open.
    shape = box(-3, 40, 5, 48)
    assert line_row(tank(shape), parcels(accuracy_ft=12.0))["outcome"] == "intrudes"
    row = line_row(tank(shape), parcels(accuracy_ft=13.0))
    assert (row["outcome"], row["leans"], row["signed_ft"]) == ("too_close_to_call", "intrudes", -3.0)


def test_assessors_parcels_cannot_decide_a_ten_foot_rule() -> None:
    assert line_row(tank(box(9, 40, 17, 48)), parcels(accuracy_ft=10.0))["outcome"] == "too_close_to_call"


@pytest.mark.parametrize("kind", ["right_of_way", "public_highway", "pond"])
def test_in_a_road_or_water_parcel_is_off_its_lot(kind: str) -> None:
    # In the parcel north of A, 5..13 beyond its line y = 100: the farthest vertices are 13 beyond.
    lots = layer("lots", "lot", [A, B, box(0, 100, 200, 150)], ["A", "B", "ROW"], roles=["lot", "lot", kind])
    row = line_row(tank(box(40, 105, 48, 113)), lots)
    assert (row["outcome"], row["provided"], row["signed_ft"]) == ("intrudes", 0.0, -13.0)
    assert "off its lot" in row["note"]


def test_in_no_polygon_at_all_is_not_checked() -> None:
    row = line_row(tank(box(40, 205, 48, 213)), parcels())
    assert (row["outcome"], row["provided"], row["lot_id"]) == ("not_checked", None, None)
    assert "in no mapped lot" in row["note"]


def test_water_of_another_layer_is_no_parcel() -> None:
    row = line_row(tank(box(40, 205, 48, 213)), parcels(), layer("ponds", "pond", [box(0, 200, 99, 300)]))
    assert row["outcome"] == "not_checked"


def test_unknown_lot_id_is_not_checked_wherever_it_lies() -> None:
    row = line_row(tank(box(40, 40, 48, 48), "Z9"), parcels())
    assert row["outcome"] == "not_checked" and "in no mapped lot" in row["note"] and "Z9" in row["note"]


def test_overlapping_abutter_is_measured_too() -> None:
    # B is drawn 15 ft into A. The tank's east wall, x = 80, is 20 from A's line and 5 from B's, which runs inside A.
    found = rows(check(site(tank(box(70, 40, 80, 48)), parcels((A, box(85, 0, 200, 100)))), RULE))
    told = {row["constraint_id"]: (row["outcome"], row["provided"]) for row in found}
    assert told == {"A": ("meets", 20.0), "B": ("intrudes", 5.0)}
    assert "abutting" in only(check(site(tank(box(70, 40, 80, 48)), parcels((A, box(85, 0, 200, 100)))), RULE),
                              constraint_id="B")["note"]


@pytest.mark.parametrize("turn", range(8))
def test_overlap_is_seen_whichever_vertex_comes_first(turn: int) -> None:
    # B overlaps A by 15 ft; the tank reaches 4 ft beyond A's line x = 100, so it is 19 ft deep in B.
    ring = [(80, 40), (104, 40), (104, 48), (80, 48)]
    shape = Polygon((ring[turn % 4:] + ring[:turn % 4])[::1 if turn < 4 else -1])
    found = rows(check(site(tank(shape, "A"), parcels([A, box(85, 0, 200, 100)])), RULE))
    assert {(row["constraint_id"], row["signed_ft"]) for row in found} == {("A", -4.0), ("B", -19.0)}


def across_a_road(upper: str, lower: str) -> Any:
    """Two lots with a road layout of 50 ft between them, in one layer."""
    return layer("lots", "lot", [A, box(0, -150, 100, -50), box(0, -50, 100, 0)], [upper, lower, "R"],
                 roles=["lot", "lot", "right_of_way"])


def test_what_only_touches_the_road_is_in_no_mapped_lot() -> None:
    lots = across_a_road("A", "C")
    touching = line_row(tank(box(100, -30, 110, -20)), lots)
    assert touching["outcome"] == "not_checked" and "no mapped lot" in touching["note"]
    assert line_row(tank(box(95, -30, 110, -20)), lots)["outcome"] == "intrudes"


@pytest.mark.parametrize("ids", [("A", "C"), ("C", "A")])
def test_off_lot_and_equally_near_to_two_goes_to_the_lower_id(ids: Any) -> None:
    # In the middle of a road 50 ft wide.
    assert line_row(tank(box(40, -30, 50, -20)), across_a_road(*ids))["constraint_id"] == "A"


def test_tank_within_the_overlap_has_a_negative_distance() -> None:
    # The tank is A's by its attribute. Its vertices at x = 90 lie 5 deep in B, whose line runs at x = 85.
    found = check(site(tank(box(80, 40, 90, 48), "A"), parcels((A, box(85, 0, 200, 100)))), RULE)
    row = only(found, constraint_id="B")
    assert (row["outcome"], row["provided"], row["signed_ft"]) == ("intrudes", 0.0, -5.0)


def test_sliver_of_grid_noise_is_no_overlap() -> None:
    # B's corner is drawn 1 mm (0.003 ft) into A.
    found = rows(check(site(tank(box(85, 40, 95, 48)), parcels((A, box(99.997, 0, 200, 100)))), RULE))
    assert [(row["constraint_id"], row["provided"]) for row in found] == [("A", 5.0)]


def test_stacked_condominium_lots_are_one_with_all_ids() -> None:
    lots = parcels((A, A, Polygon(list(A.exterior.coords)[::-1]), B), ("U2", "U1", "U3", "B"))
    row = line_row(tank(box(7, 40, 15, 48)), lots)
    assert (row["constraint_id"], row["lot_id"], row["provided"]) == ("U1; U2; U3", "U1; U2; U3", 7.0)
    named = line_row(tank(box(7, 40, 15, 48), "U3"), lots)
    assert named["constraint_id"] == "U1; U2; U3" and "lot inferred" not in named["note"]


def test_all_parts_of_a_lot_count() -> None:
    # One lot in two parts, either side of a way; the tank lies in the second, 6 from its west line x = 150.
    lot = MultiPolygon([box(0, 0, 100, 100), box(150, 0, 250, 100)])
    row = line_row(tank(box(156, 40, 164, 48)), parcels((lot,), ("A",)))
    assert (row["provided"], row["signed_ft"]) == (6.0, 6.0)


def test_between_two_parts_of_its_lot_is_beyond_both() -> None:
    # In the gap 100..150: the tank's vertices at x = 112 are the farthest from either part, 12 ft.
    lot = MultiPolygon([box(0, 0, 100, 100), box(150, 0, 250, 100)])
    row = line_row(tank(box(104, 40, 112, 48), "A"), parcels((lot,), ("A",)))
    assert row["signed_ft"] == -12.0


def test_ring_of_a_hole_is_a_lot_line() -> None:
    holed = Polygon(A.exterior.coords, [box(40, 40, 60, 60).exterior.coords])
    row = line_row(tank(box(63, 45, 70, 55)), parcels((holed,), ("A",)))
    assert row["provided"] == 3.0
    inside = line_row(tank(box(44, 44, 46, 46), "A"), parcels((holed,), ("A",)))
    # In the hole: the vertex (46, 46) is the farthest beyond, 6 ft from its edge.
    assert inside["signed_ft"] == -6.0


@pytest.mark.parametrize(("ground", "outcome"), [
    (box(-20, 30, 0, 60), "refer"),  # holds all that lies beyond the line
    (box(-20, 44, 0, 60), "intrudes"),  # holds only a part of it
])
def test_beyond_the_lot_within_an_easement_is_for_a_person(ground: Any, outcome: str) -> None:
    row = line_row(tank(box(-5, 40, 5, 48), "A"), parcels(), layer("e", "easement", [ground]))
    assert (row["outcome"], row["provided"], row["signed_ft"]) == (outcome, 0.0, -5.0)


def test_beyond_the_lot_on_common_land_is_for_a_person() -> None:
    lots = parcels((A, B, box(-50, 0, 0, 100)), ("A", "B", "COMMON"), attributes={"common_land": [None, False, True]})
    row = line_row(tank(box(-15, 40, -5, 48), "A"), lots)
    assert row["outcome"] == "refer" and "common land" in row["note"]


def test_easement_does_not_help_a_tank_inside_its_lot() -> None:
    row = line_row(tank(box(3, 40, 11, 48), "A"), parcels(), layer("e", "easement", [box(-20, 30, 30, 60)]))
    assert (row["outcome"], row["provided"]) == ("intrudes", 3.0)


def test_line_between_the_nearest_points_has_the_printed_length() -> None:
    found = check(site(tank(box(7, 40, 15, 48)), parcels()), RULE).findings
    (x0, y0), (x1, y1) = found.lines[0]
    assert (x0, x1) == (7.0, 0.0) and y0 == y1 and 40 <= y0 <= 48


def test_lots_not_provided_is_not_checked() -> None:
    row = line_row(tank(box(7, 40, 15, 48)), layer("w", "pond", [Point(0, 0)]))
    assert row["outcome"] == "not_checked"


def test_property_lines_without_lots_never_meet() -> None:
    # On which side of a mere line the tank lies is not known; too near is too near on either side.
    far = line_row(tank(box(40, 40, 48, 48)), layer("p", "property_line", [LineString([(0, 0), (0, 100)])]))
    near = line_row(tank(box(4, 40, 8, 48)), layer("p", "property_line", [LineString([(0, 0), (0, 100)])]))
    assert (far["outcome"], near["outcome"], near["provided"]) == ("not_checked", "intrudes", 4.0)


def test_a_pair_is_seen_once_by_a_rule_though_the_subject_has_two_roles() -> None:
    # The advisory pairing names the box, the rule itself the tank: a tank with its box in one shape is one pair.
    rule = one_rule("septic_tank", "property_line", 10, "    also_advisory:\n      - subjects: [distribution_box]\n"
                                                        "        why: least to keep\n")
    both = layer("t", ("septic_tank", "distribution_box"), [box(7, 40, 15, 48)], ["T"])
    row = only(check(site(both, parcels()), rule), rule_id="R1")
    assert (row["force"], row["outcome"]) == ("binding", "intrudes")


def test_records_of_one_lot_that_differ_by_grid_noise_are_no_abutters() -> None:
    # The second outline lies 0.02 ft north of the first: nowhere farther than the 0.5 ft that we allow for one lot.
    where = site(layer("tanks", "septic_tank", [box(45, 45, 55, 55)]),
                 layer("lots", "lot", [box(0, 0, 100, 100), box(0, 0.02, 100, 100.02)], ["A", "B"]))
    result = check(where, one_rule("septic_tank", "property_line", 10))
    assert [(row["outcome"], row["provided"]) for row in result.records()] == [("meets", 45.0)]


def test_true_line_decides_beside_a_cut_edge() -> None:
    # Lots A and B are cut at y = 100. The tank reaches beyond the cut, and lies 3 ft from A's line with B, at x = 50.
    where = site(layer("tanks", "septic_tank", [box(37, 95, 47, 105)], attributes={"lot": ["A"]}),
                 layer("lots", "lot", [Polygon([(0, 0), (50, -9), (50, 100), (0, 100)]),
                                       Polygon([(50, -9), (90, 0), (90, 100), (50, 100)])], ["A", "B"],
                       completeness="unknown"))
    row = only(check(where, one_rule("septic_tank", "property_line", 10)))
    assert (row["outcome"], row["provided"], row["shortfall"]) == ("intrudes", 3.0, 7.0)
