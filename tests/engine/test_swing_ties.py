# SPDX-License-Identifier: GPL-2.0-or-later
"""Swing ties: lengths by hand, angles, which corners, and what keeps a pair from being used. One unit is one foot."""

from __future__ import annotations

import pytest
import shapely
from factories import layer, site

from bohsetbacks_plugin.engine.errors import BohError
from bohsetbacks_plugin.engine.swing_ties import CORNER_TOLERANCE_FT, angle_between, swing_ties, to_tenths, true_corners

LOT = layer("lots", "lot", ["POLYGON((0 0, 300 0, 300 300, 0 300, 0 0))"], ["L"])
#: 40 x 30 ft; its south wall runs from (100, 200) to (140, 200).
HOUSE = "POLYGON((100 200, 140 200, 140 230, 100 230, 100 200))"


def place(*layers, house: str = HOUSE):
    return site(LOT, layer("buildings", "dwelling", [house], ["H"], subject=False), *layers)


def tank(x: float, y: float):
    return layer("tanks", "septic_tank", [f"POINT({x} {y})"], ["ST"])


def test_lengths_and_angle_by_hand():
    # 30 ft south of the middle of the south wall: both ties are the hypotenuse of 20 and 30, 36.06 ft.
    tie, = swing_ties(place(tank(120, 170)), "L").ties
    assert (tie.first_ft, tie.second_ft) == (36.1, 36.1)
    # Each leans 33.69 degrees from the perpendicular: tan = 20 / 30.
    assert tie.angle_deg == pytest.approx(67.38, abs=0.01)
    assert {(tie.first.x, tie.first.y), (tie.second.x, tie.second.y)} == {(100, 200), (140, 200)}
    assert tie.note == ""


def test_right_triangle():
    # From (100, 160): 40 ft up to one corner, and 40 and 40 ft to the other: 56.57 ft, at 45 degrees.
    tie, = swing_ties(place(tank(100, 160)), "L").ties
    assert sorted((tie.first_ft, tie.second_ft)) == [40.0, 56.6]
    assert tie.angle_deg == pytest.approx(45.0)


@pytest.mark.parametrize(("feet", "tenths"), [(36.05, 36.1), (36.049, 36.0), (36.0499999999, 36.1), (0.0, 0.0)])
def test_tenths_are_rounded_half_up(feet, tenths):
    assert to_tenths(feet) == tenths


def test_angle_between_lines():
    assert angle_between((0, 0), (1, 0), (0, 1)) == pytest.approx(90.0)
    assert angle_between((0, 0), (1, 0), (-1, 0)) == pytest.approx(180.0)
    assert angle_between((0, 0), (1, 1), (2, 2)) == pytest.approx(0.0)


def test_no_tie_runs_through_the_house():
    # South of the house: the north corners are nearer to a right angle, but the tapes would have to cross the house.
    tie, = swing_ties(place(tank(120, 195)), "L").ties
    assert {tie.first.y, tie.second.y} == {200}


def test_flat_pair_is_said():
    # 2 ft before a wall of 40 ft the ties meet at 2 * atan(20 / 2) = 168.6 degrees, and no other pair reaches.
    tie, = swing_ties(place(tank(120, 198)), "L").ties
    assert tie.angle_deg == pytest.approx(168.58, abs=0.01)
    assert "169 degrees" in tie.note


def test_each_cover_has_a_pair_that_meets_well_and_corners_are_shared():
    # From (75, 195) the south wall is seen at less than 10 degrees: that tank takes the west wall, and shares a corner.
    tanks = layer("tanks", "septic_tank", ["POINT(120 170)", "POINT(75 195)"], ["ST-1", "ST-2"])
    ties = swing_ties(place(tanks), "L")
    first, second = ties.ties
    assert {(corner.x, corner.y) for corner in (first.first, first.second)} == {(100, 200), (140, 200)}
    assert {(corner.x, corner.y) for corner in (second.first, second.second)} == {(100, 200), (100, 230)}
    assert second.note == ""
    # Lettered clockwise from the north-west; the fourth corner is not used and has no letter.
    assert [(corner.letter, corner.x, corner.y) for corner in ties.corners] == [
        ("A", 100, 230), ("B", 140, 200), ("C", 100, 200)]


def test_a_pair_that_serves_more_covers_goes_before_a_shorter_one():
    # From (170, 198) the east wall is seen at 43 degrees with ties of 30.1 and 43.9 ft. From (165, 180) it is seen at 25 and
    # the south wall at 22: only the pair of far corners, (100, 200) and (140, 230), serves both.
    tanks = layer("tanks", "septic_tank", ["POINT(165 180)", "POINT(170 198)"], ["ST-1", "ST-2"])
    for tie in swing_ties(place(tanks), "L").ties:
        assert {(corner.x, corner.y) for corner in (tie.first, tie.second)} == {(100, 200), (140, 230)}
    alone, = swing_ties(place(tank(170, 198)), "L").ties
    assert sorted((alone.first_ft, alone.second_ft)) == [30.1, 43.9]


def test_corners_without_vertices_on_a_straight_wall():
    # One vertex on the wall, one 0.2 ft off it, one 0.4 ft off it: the last is a corner.
    assert CORNER_TOLERANCE_FT == 0.25
    house = shapely.from_wkt("POLYGON((0 0, 20 0, 40 0.2, 60 0, 60 30, 30 30.4, 0 30, 0 0))")
    assert true_corners(house, CORNER_TOLERANCE_FT) == [(0, 30), (30, 30.4), (60, 30), (60, 0), (0, 0)]


def test_leaching_area_is_tied_by_its_corners_clockwise():
    field = layer("fields", "soil_absorption_system", ["POLYGON((100 100, 140 100, 140 120, 100 120, 100 100))"], ["LF"])
    ties = swing_ties(place(field), "L").ties
    assert [tie.name for tie in ties] == [f"Soil absorption system LF, corner {number}" for number in (1, 2, 3, 4)]
    assert [(tie.x, tie.y) for tie in ties] == [(100, 120), (140, 120), (140, 100), (100, 100)]
    # Corner 1 is straight below the corner of the house: 80 ft, and the root of 80^2 + 40^2 to the other, 89.44 ft.
    assert sorted((ties[0].first_ft, ties[0].second_ft)) == [80.0, 89.4]


def test_round_pit_is_tied_by_its_centre():
    pit = layer("fields", "soil_absorption_system", [shapely.Point(120, 150).buffer(6)], ["LP"])
    tie, = swing_ties(place(pit), "L").ties
    assert (round(tie.x, 6), round(tie.y, 6), tie.name) == (120, 150, "Soil absorption system LP, centre")


def test_only_this_lot_and_what_is_not_abandoned():
    tanks = layer("tanks", "septic_tank", ["POINT(120 170)", "POINT(120 160)", "POINT(400 160)"], ["ON", "OLD", "OFF"],
                  status=["existing", "abandoned", "existing"])
    far = layer("more", "lot", ["POLYGON((300 0, 600 0, 600 300, 300 300, 300 0))"], ["M"])
    ties = swing_ties(place(tanks, far), "L")
    assert [tie.subject_id for tie in ties.ties] == ["ON"]


def test_nothing_to_tie_is_said():
    assert "no building outline" in swing_ties(site(LOT, tank(120, 170)), "L").notes[0]
    assert "no tank" in swing_ties(place(), "L").notes[0]


def test_unknown_lot_with_the_nearest_one():
    with pytest.raises(BohError, match=r"no lot 'LL'.*'L'"):
        swing_ties(place(tank(120, 170)), "LL")


def test_the_choice_is_named_as_our_own():
    notes = " ".join(swing_ties(place(tank(120, 170)), "L").notes)
    assert "30 to 150 degrees" in notes and "the choice of this program; no rule gives them" in notes
