# SPDX-License-Identifier: GPL-2.0-or-later
"""Abutters, lots straight across a way, distances: on plans drawn by hand, where one unit is one foot."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import shapely
from factories import geometries
from shapely import Polygon, affinity, box

from bohsetbacks_plugin.engine import abutters as ab

#: A lot of 100 x 150 ft on the north side of a street of 40 ft, its neighbours, and three lots on the south side.
SUBJECT = box(0, 0, 100, 150)
PLAN = {
    "S": SUBJECT, "west": box(-100, 0, 0, 150), "east": box(100, 0, 200, 150), "north": box(0, 150, 100, 300),
    "northwest": box(-100, 150, 0, 300), "A": box(-20, -190, 60, -40), "B": box(60, -190, 140, -40),
    "C": box(140, -190, 240, -40),
}
STREET = [box(-500, -40, 500, 0)]


def parcels(lots: Any, ways: Any = STREET, waters: Any = (), feet_per_unit: float = 1.0) -> ab.Parcels:
    return ab.Parcels(geometries(list(lots)), geometries(list(ways)), geometries(list(waters)), feet_per_unit)


def abutting(plan: dict[str, Any], name: str = "S", **options: Any) -> dict[str, float]:
    """Names of the lots that abut one, with their feet of common boundary."""
    around, names = parcels(plan.values(), **options), list(plan)
    _, lot, common = ab.abutting(around, around.lots[[names.index(name)]])
    return {names[row]: feet for row, feet in zip(lot, common) if names[row] != name}


def across(plan: dict[str, Any], own: tuple[str, ...] = ("S",), **options: Any) -> dict[str, float]:
    """Names of the lots opposite, with the feet of frontage that face them."""
    found = found_across(plan, own, **options)
    return {list(plan)[row]: feet for row, feet in zip(found.lot, found.facing_ft)}


def found_across(plan: dict[str, Any], own: tuple[str, ...] = ("S",), **options: Any) -> ab.Opposite:
    around, names = parcels(plan.values(), **options), list(plan)
    rows = np.array([names.index(name) for name in own])
    return ab.opposite(around, ab.property_area(around, rows), rows)


def test_abutters_share_a_side_or_touch_at_a_corner():
    found = abutting(PLAN)
    assert set(found) == {"west", "east", "north", "northwest"}
    assert found["west"] == pytest.approx(150, abs=0.01) and found["north"] == pytest.approx(100, abs=0.01)
    assert found["northwest"] < ab.LEAST_COMMON_FT < 100


@pytest.mark.parametrize(("shift", "abuts"), [(-0.02, True), (0.0, True), (0.45, True), (0.55, False)])
def test_slivers_and_overlaps_of_grid_noise(shift, abuts):
    # The east lot drawn 0.02 ft over the line, on it, and with a gap of 0.45 and 0.55 ft, about the half foot that is allowed.
    plan = {"S": SUBJECT, "east": affinity.translate(PLAN["east"], shift, 0)}
    assert ("east" in abutting(plan)) is abuts


def test_lot_deep_inside_another_abuts_it_along_its_outline():
    # A faulty map: a lot of 10 x 10 ft lies within the subject. Its whole outline, 40 ft, less the foot for two corners.
    assert abutting({"S": SUBJECT, "inside": box(40, 40, 50, 50)})["inside"] == pytest.approx(39, abs=0.01)


def test_lot_in_a_hole_abuts():
    ring = Polygon([(0, 0), (100, 0), (100, 100), (0, 100)], [[(40, 40), (60, 40), (60, 60), (40, 60)]])
    assert set(abutting({"S": ring, "in the hole": box(40, 40, 60, 60)})) == {"in the hole"}


def test_opposite_across_a_mapped_street_by_the_width_of_the_frontage():
    # The frontage runs from x = 0 to 100. A faces it from 0 to 60, B from 60 to 100, C starts at 140. The half foot at either
    # end that is within reach of the side lots counts to neither.
    found = across(PLAN)
    assert set(found) == {"A", "B"}
    assert found["A"] == pytest.approx(60, abs=1.1) and found["B"] == pytest.approx(40, abs=1.1)
    assert found_across(PLAN).ways == [(0,), (0,)]


def test_opposite_does_not_depend_on_the_unit():
    metres = {name: affinity.scale(shape, 1200 / 3937, 1200 / 3937, origin=(0, 0)) for name, shape in PLAN.items()}
    street = [affinity.scale(STREET[0], 1200 / 3937, 1200 / 3937, origin=(0, 0))]
    assert set(across(metres, ways=street, feet_per_unit=3937 / 1200)) == {"A", "B"}


def test_gap_between_lots_is_a_street_where_none_is_mapped():
    assert set(across(PLAN, ways=[])) == {"A", "B"}
    assert found_across(PLAN, ways=[]).ways == [(), ()]


@pytest.mark.parametrize(("width", "mapped", "found"), [
    (145, False, True), (155, False, False), (155, True, True), (395, True, True), (405, True, False)])
def test_widest_way_and_widest_gap(width, mapped, found):
    # 150 ft of unmapped ground, 400 ft of a mapped way.
    plan = {"S": SUBJECT, "A": box(0, -width - 100, 100, -width)}
    assert ("A" in across(plan, ways=[box(-500, -width, 600, 0)] if mapped else [])) is found


def test_sliver_facing_lot_is_not_opposite():
    # D faces 2 ft of the frontage, E 5 ft; three feet are needed.
    plan = {"S": SUBJECT, "D": box(98, -190, 200, -40)}
    assert across(plan) == {}
    plan["D"] = box(95, -190, 200, -40)
    assert set(across(plan)) == {"D"}


def test_lot_behind_another_is_not_opposite():
    assert set(across({**PLAN, "behind A": box(-20, -340, 60, -190)})) == {"A", "B"}


def test_lot_at_the_end_of_a_side_street_is_not_opposite():
    # Side street from x = 20 to 70 opposite the frontage, 200 ft long; "end" closes it. The corner lots face 20 and 30 ft.
    plan = {"S": SUBJECT, "left": box(-80, -240, 20, -40), "right": box(70, -240, 170, -40), "end": box(0, -300, 100, -240)}
    street = [STREET[0], box(20, -240, 70, -40)]
    found = across(plan, ways=street)
    assert set(found) == {"left", "right"}
    assert found["left"] == pytest.approx(20, abs=1.1) and found["right"] == pytest.approx(30, abs=1.1)


def test_step_in_the_street_line_does_not_look_along_the_street():
    # At x = 50 the street line steps back by 10 ft: that edge faces east, along the street, to a lot 250 ft away that stands
    # out into it.
    stepped = Polygon([(0, 0), (50, 0), (50, 10), (100, 10), (100, 150), (0, 150)])
    plan = {"S": stepped, "east": box(100, 10, 300, 150), "out": box(300, -10, 400, 150), "A": box(0, -190, 100, -40)}
    assert set(across(plan, ways=[Polygon([(-500, -40), (500, -40), (500, 10), (50, 10), (50, 0), (-500, 0)])])) == {"A"}


def test_converging_sides_still_face_each_other():
    # The far side runs away at 40 degrees: 30 ft off at x = 0, 30 + 100 tan 40 = 114 ft off at x = 100.
    far = 30 + 100 * np.tan(np.radians(40))
    plan = {"S": SUBJECT, "A": Polygon([(0, -30), (100, -far), (100, -400), (0, -400)])}
    found = across(plan, ways=[Polygon([(0, 0), (0, -30), (100, -far), (100, 0)])])
    assert found["A"] == pytest.approx(100, abs=1.1)


def test_curved_frontage_works_edge_by_edge():
    # A round lot of radius 100 within a ring street 40 ft wide; four lots outside, one to a quarter.
    island = shapely.Point(0, 0).buffer(100, quad_segs=24)
    outer = shapely.Point(0, 0).buffer(140, quad_segs=24)
    corners = {"NE": box(0, 0, 300, 300), "NW": box(-300, 0, 0, 300), "SW": box(-300, -300, 0, 0), "SE": box(0, -300, 300, 0)}
    plan = {"S": island, **{name: corner.difference(outer) for name, corner in corners.items()}}
    found = across(plan, ways=[outer.difference(island)])
    assert set(found) == set(corners)
    # A quarter of the circumference each: 157 ft.
    assert found["NE"] == pytest.approx(157, abs=3)


def test_street_within_a_hole_of_the_property():
    # A lot of 60 x 60 ft in the middle of a hole of 140 x 140 ft, with a way of 40 ft round it.
    hole = [(-70, -70), (70, -70), (70, 70), (-70, 70)]
    around = Polygon([(-300, -300), (300, -300), (300, 300), (-300, 300)], [hole])
    plan = {"S": around, "inner": box(-30, -30, 30, 30)}
    found = across(plan, ways=[Polygon(hole).difference(plan["inner"])])
    # 60 ft on each of four sides.
    assert found == {"inner": pytest.approx(240, abs=4.1)}


def test_turnaround_is_looked_across():
    # Lots round a circle of radius 60 all face its middle; S takes the arc at its south.
    circle = shapely.Point(0, 0).buffer(60, quad_segs=24)
    ring = shapely.Point(0, 0).buffer(160, quad_segs=24).difference(circle)
    half = {"S": box(-30, -200, 30, 0), "far": box(-200, 0, 200, 200)}
    plan = {name: ring.intersection(part) for name, part in half.items()}
    assert set(across(plan, ways=[circle])) == {"far"}


def test_water_is_no_way():
    # A pond between instead of the street, a brook before the far lot, a pond beyond the street.
    assert across(PLAN, ways=[], waters=STREET) == {}
    # The same with strips of unmapped ground on both banks.
    assert across(PLAN, ways=[], waters=[box(-500, -30, 500, -10)]) == {}
    street, brook = box(-500, -30, 500, 0), box(-500, -40, 500, -30)
    assert across(PLAN, ways=[street], waters=[brook]) == {}
    # A brook that crosses in the middle of the street is bridged by it.
    assert set(across(PLAN, ways=[box(-500, -15, 500, 0), box(-500, -40, 500, -25)], waters=[box(-500, -25, 500, -15)])) == {
        "A", "B"}


def test_records_of_one_lot_that_differ_by_noise_are_both_opposite():
    plan = {"S": SUBJECT, "A": box(0, -190, 100, -40), "A again": box(0, -190, 100, -40.01)}
    assert set(across(plan)) == {"A", "A again"}


def test_property_of_two_lots_is_joined_across_a_sliver():
    plan = {"S": SUBJECT, "east": box(100.3, 0, 200, 150), "third": box(200, 0, 300, 150), "A": box(0, -190, 100, -40),
            "B": box(100, -190, 200, -40)}
    around = parcels(plan.values())
    area = ab.property_area(around, np.array([0, 1]))
    assert area.geom_type == "Polygon"
    assert area.area == pytest.approx(200 * 150, abs=0.1)
    assert set(across(plan, ("S", "east"))) == {"A", "B"}


def test_own_lot_across_the_street_is_not_opposite_and_looks_back():
    # S and A are one property: A looks north at S and at the west lot.
    plan = {name: shape for name, shape in PLAN.items() if name != "C"}
    assert set(across(plan, ("S", "A"))) == {"west", "B"}


def test_open_side_is_measured():
    # Nothing is mapped north of the subject: 100 ft, less the foot at either end that is by the side lots.
    plan = {name: shape for name, shape in PLAN.items() if not name.startswith("north")}
    assert found_across(plan).open_ft == pytest.approx(98, abs=0.1)
    assert found_across(PLAN).open_ft == 0.0
    # A pond there is mapped ground.
    assert found_across(plan, waters=[box(-100, 150, 300, 400)]).open_ft == 0.0


def test_within_counts_the_limit_itself():
    plan = {"S": SUBJECT, "at": box(400, 0, 500, 100), "beyond": box(0, 450.01, 100, 500),
            "rounds to": box(-400, 0, -300.004, 9)}
    around = parcels(plan.values())
    lot, feet = ab.within(around, SUBJECT, 300)
    assert {list(plan)[row]: far for row, far in zip(lot, feet)} == {"S": 0.0, "at": 300.0, "rounds to": 300.0}


def test_record_on_the_same_footprint_is_the_same_place():
    around = parcels([SUBJECT, box(0.1, 0, 100, 150.2), box(0, 0, 100, 151), box(100, 0, 200, 150)])
    assert ab.same_place(around, np.array([0])).tolist() == [1]


def test_repaired_area_with_a_line_left_is_its_area():
    bow = shapely.make_valid(shapely.from_wkt("POLYGON ((100 0, 200 0, 200 150, 100 150, 100 75, 90 75, 100 75, 100 0))"))
    assert bow.geom_type == "GeometryCollection"
    assert set(abutting({"S": SUBJECT, "east": bow})) == {"east"}


def test_parts_of_a_property_each_have_neighbours():
    both = shapely.MultiPolygon([SUBJECT, box(1000, 0, 1100, 150)])
    plan = {"S": both, "west": PLAN["west"], "by the other": box(1100, 0, 1200, 150)}
    assert set(abutting(plan)) == {"west", "by the other"}


def test_adjoining_parcels():
    around = parcels([SUBJECT])
    others = geometries([box(-500, -40, 500, 0), box(500, 0, 600, 9), box(0, 150.3, 9, 160)])
    assert ab.adjoining(SUBJECT, others, around).tolist() == [0, 2]
