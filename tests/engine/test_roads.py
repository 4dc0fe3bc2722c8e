# SPDX-License-Identifier: GPL-2.0-or-later
"""Public highway: edge of the layout, else centreline less half its width; traveled way: its surface (issue; A7.11)."""

from __future__ import annotations

from typing import Any, Optional

import pytest
from factories import check, layer, one_rule, only, rows, site
from shapely import LineString, Point, box

CORRAL = [box(0, 0, 40, 30)]
HIGHWAY = one_rule("corral", "public_highway", 50)
WAY = one_rule("poultry_structure", "traveled_way", 10)


def centreline(y: float, width: Optional[float], role: str = "public_highway", name: str = "roads",
               attribute: str = "layout_width_ft", **more: Any) -> Any:
    return layer(name, role, [LineString([(-500, y), (500, y)])], ["road"], attributes={attribute: [width]}, **more)


def corral(*roads: Any) -> Any:
    return check(site(layer("corrals", "corral", CORRAL), *roads), HIGHWAY)


def test_edge_of_the_layout_polygon() -> None:
    # The corral's north side is y = 30, the layout's south edge y = 75: 45 ft.
    row = only(corral(layer("row", "public_highway", [box(-500, 75, 500, 125)])))
    assert (row["outcome"], row["provided"], row["shortfall"]) == ("intrudes", 45.0, 5.0)


def test_centreline_less_half_the_layout_width_says_so() -> None:
    # 90 - 30 = 60 ft to the centreline, less half of 40 ft: 40 ft.
    row = only(corral(centreline(90, 40.0)))
    assert (row["outcome"], row["provided"]) == ("intrudes", 40.0)
    assert "centreline less half the layout width" in row["note"] and "20 ft" in row["note"]


def test_centreline_far_enough_still_says_so_when_it_meets() -> None:
    # 105 - 30 - 20 = 55 ft.
    row = only(corral(centreline(105, 40.0)))
    assert (row["outcome"], row["provided"]) == ("meets", 55.0)
    assert "half the layout width" in row["note"]


def test_corral_within_the_half_width_is_inside_the_layout() -> None:
    # 35 - 30 = 5 ft from the centreline of a 40 ft layout: 15 ft inside it.
    row = only(corral(centreline(35, 40.0)))
    assert (row["outcome"], row["provided"], row["signed_ft"]) == ("intrudes", 0.0, -15.0)


@pytest.mark.parametrize("width", [None, 0.0, -5.0])
@pytest.mark.parametrize("y", [40.0, 75.0, 120.0])
def test_width_unknown_is_not_checked_never_zero(width: Optional[float], y: float) -> None:
    row = only(corral(centreline(y, width)))
    assert row["outcome"] == "not_checked" and "layout_width_ft" in row["note"]


def test_width_unknown_but_too_far_for_any_layout() -> None:
    # 1,000 ft away: no layout is wide enough to matter.
    assert only(corral(centreline(1030, None)))["outcome"] == "meets"


def test_centreline_inside_a_mapped_layout_is_superseded() -> None:
    # The layout's edge is 45 ft away; its own centreline, of unknown width or not, adds no second row.
    row_layer = layer("row", "public_highway", [box(-500, 75, 500, 125)])
    for width in (None, 80.0):
        found = rows(corral(row_layer, centreline(100, width)), rule_id="R1")
        assert [(row["outcome"], row["provided"], row["constraint_layer"]) for row in found] == [("intrudes", 45.0, "row")]


def test_centreline_inside_a_layout_far_enough_meets_by_the_layouts_edge() -> None:
    # Layout's edge 55 ft away. By the centreline and a stated width of 100 it would be 80 - 30 - 50 = 0 ft.
    row = only(corral(layer("row", "public_highway", [box(-500, 85, 500, 95)]), centreline(90, 100.0)))
    assert (row["outcome"], row["provided"], row["constraint_layer"]) == ("meets", 55.0, "row")


def test_superseded_centreline_is_not_shown_as_the_nearest_either() -> None:
    # As above, with a centreline that is a traveled way too, so that it is measured in another pass than the layout.
    roads = layer("roads", ("public_highway", "traveled_way"), [LineString([(-500, 90), (500, 90)])],
                  attributes={"layout_width_ft": [100.0]})
    row = only(corral(layer("row", "public_highway", [box(-500, 85, 500, 95)]), roads))
    assert (row["outcome"], row["provided"], row["constraint_layer"]) == ("meets", 55.0, "row")


def test_centreline_beyond_the_mapped_layout_counts() -> None:
    # The layout is mapped only west of x = -300: before the corral the centreline is all there is.
    found = corral(layer("row", "public_highway", [box(-500, 75, -300, 125)]), centreline(100, None))
    assert {row["outcome"] for row in rows(found, constraint_layer="roads")} == {"not_checked"}


def test_part_of_a_centreline_beyond_the_layout_is_not_hidden_by_the_part_inside() -> None:
    # Nearest point of the line, (0..40, 85), lies in the layout, whose edge is 51 ft off and meets. Where the layout ends,
    # at x = 60, the line runs on without a width: hypot(20, 55) = 58.5 ft away, so its edge may be within 50 ft.
    found = corral(layer("row", "public_highway", [box(-500, 81, 60, 89)]), centreline(85, None))
    assert "not_checked" in {row["outcome"] for row in rows(found)}


def test_layout_of_another_kind_does_not_supersede() -> None:
    # A private way's polygon around the highway's centreline is no layout of the highway.
    found = corral(layer("row", "right_of_way", [box(-500, 75, 500, 125)]), centreline(100, 40.0))
    assert only(found, outcome="meets")["provided"] == 50.0  # 100 - 30 - 20


def test_private_way_is_no_public_highway() -> None:
    found = corral(layer("row", "right_of_way", [box(-500, 35, 500, 75)]), layer("h", "public_highway", []))
    assert {row["outcome"] for row in rows(found)} == {"meets"}


def coop(*ways: Any) -> Any:
    return check(site(layer("coops", "poultry_structure", [Point(0, 0)]), *ways), WAY)


def test_traveled_way_by_its_surface_polygon() -> None:
    row = only(coop(layer("pavement", "traveled_way", [box(-90, 8, 90, 30)])))
    assert (row["outcome"], row["provided"]) == ("intrudes", 8.0)


def test_traveled_way_by_half_the_surface_width() -> None:
    # 20 ft to the centreline, less half of 22 ft: 9 ft. The layout's width, 66, is not the way's.
    ways = centreline(20, 22.0, "traveled_way", attribute="surface_width_ft")
    ways.attributes["layout_width_ft"] = ways.attributes["surface_width_ft"] * 3
    row = only(coop(ways))
    assert (row["outcome"], row["provided"]) == ("intrudes", 9.0)
    assert "half the surface width" in row["note"]


def test_traveled_way_without_a_surface_width() -> None:
    ways = centreline(20, 66.0, "traveled_way", attribute="layout_width_ft")
    row = only(coop(ways))
    assert row["outcome"] == "not_checked" and "surface_width_ft" in row["note"]


def test_highway_that_is_also_a_way_uses_each_width_for_its_own_rule() -> None:
    roads = layer("roads", ("public_highway", "traveled_way"), [LineString([(-500, 100), (500, 100)])],
                  attributes={"layout_width_ft": [66.0], "surface_width_ft": [24.0]})
    where = site(layer("corrals", "corral", CORRAL), layer("coops", "poultry_structure", [box(0, 82, 10, 85)]), roads)
    # Corral: 70 - 33 = 37 ft to the layout. Coop: 15 - 12 = 3 ft to the surface.
    assert only(check(where, HIGHWAY), subject_role="corral", rule_id="R1")["provided"] == 37.0
    assert only(check(where, WAY), subject_role="poultry_structure", rule_id="R1")["provided"] == 3.0
