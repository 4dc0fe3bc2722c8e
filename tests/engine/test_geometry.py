# SPDX-License-Identifier: GPL-2.0-or-later
"""Geometry without law: boundary pieces, repair on a copy, depth beyond an area, cut edges, footprints."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
import shapely
from factories import geometries
from shapely import LineString, MultiPolygon, Point, Polygon, box

from bohsetbacks_plugin.engine import geometry as geo

RING_WITH_HOLE = Polygon([(0, 0), (100, 0), (100, 100), (0, 100)], [[(40, 40), (60, 40), (60, 60), (40, 60)]])


def circle(count: int, radius: float = 100.0) -> Polygon:
    angle = np.linspace(0.0, 2.0 * np.pi, count, endpoint=False)
    return Polygon(np.column_stack([radius * np.cos(angle), radius * np.sin(angle)]))


@pytest.mark.parametrize("shape", [
    RING_WITH_HOLE, circle(1000), MultiPolygon([box(0, 0, 1, 1), box(5, 5, 6, 7)]),
    LineString([(0, 0), (3, 4), (3, 9)]), circle(48), circle(49), circle(97),
])
def test_pieces_cover_the_whole_outline(shape: Any) -> None:
    pieces, owner = geo.boundary_pieces(geometries([shape]))
    outline = shape if shape.geom_type == "LineString" else shape.boundary
    # Nothing twice, nothing left out: the lengths add up, and the union is the outline.
    assert shapely.length(pieces).sum() == pytest.approx(outline.length, rel=1e-12)
    assert shapely.equals(shapely.union_all(pieces), outline)
    assert set(owner) == {0}


def test_pieces_have_at_most_the_number_of_segments_asked_for() -> None:
    pieces, _ = geo.boundary_pieces(geometries([circle(1000)]), vertices=48)
    # 1000 segments in pieces of 48: 20 whole ones and one of 40; a piece of 48 segments has 49 vertices.
    assert sorted(shapely.get_num_coordinates(pieces)) == [41, *[49] * 20]


def test_pieces_know_their_feature_in_a_mixed_list() -> None:
    shapes = geometries([Point(1, 1), RING_WITH_HOLE, "MULTIPOINT(0 0, 2 2)", LineString([(0, 0), (1, 0)]),
                         "GEOMETRYCOLLECTION(POLYGON((0 0, 2 0, 2 2, 0 0)), MULTILINESTRING((5 5, 6 6), (7 7, 8 8)))"])
    pieces, owner = geo.boundary_pieces(shapes)
    # One point, two rings, two points, one line, one ring and two lines.
    assert np.bincount(owner).tolist() == [1, 2, 2, 1, 3]
    for piece, row in zip(pieces, owner):
        assert shapes[row].intersects(piece)


def test_no_pieces_of_nothing() -> None:
    pieces, owner = geo.boundary_pieces(geometries([]))
    assert len(pieces) == len(owner) == 0


def test_bow_tie_keeps_both_lobes() -> None:
    # Two triangles that meet at (5, 5), each of base 10 and height 5: 25 square units each. buffer(0) would keep one.
    bow = Polygon([(0, 0), (10, 10), (10, 0), (0, 10)])
    before = bow.wkb
    fixed, repaired, told = geo.repair(geometries([box(0, 0, 1, 1), bow]))
    assert fixed[1].area == pytest.approx(50.0)
    assert shapely.is_valid(fixed).all()
    assert repaired.tolist() == [False, True]
    assert told[0][0] == 1 and "5 5" in told[0][1]  # the reason names the crossing
    assert bow.wkb == before


def test_valid_geometry_is_handed_back_as_it_is() -> None:
    shapes = geometries([box(0, 0, 1, 1), Point(0, 0)])
    fixed, repaired, told = geo.repair(shapes)
    assert fixed is shapes and not repaired.any() and told == []


def test_usable_tells_missing_empty_and_not_finite_apart() -> None:
    shapes = geometries([None, "POLYGON EMPTY", Point(math.nan, 1), Point(math.inf, 1), Point(1, 1),
                         LineString([(0, 0), (1, math.nan)])])
    assert geo.is_usable(shapes).tolist() == [False, False, False, False, True, False]


def test_farthest_beyond_is_that_of_the_farthest_vertex() -> None:
    lot = box(0, 0, 100, 100)
    # Vertices at x = 106 lie 6 beyond the east line; the corner (103, 104) lies hypot(3, 4) = 5 beyond.
    inner = geometries([box(90, 10, 106, 20), box(90, 90, 103, 104), box(10, 10, 20, 20), Point(130, 140)])
    beyond = geo.farthest_beyond(inner, geometries([lot] * 4))
    assert beyond == pytest.approx([6.0, 5.0, 0.0, 50.0])  # the point: hypot(30, 40)


def test_vertex_in_a_hole_of_the_area_is_beyond_it() -> None:
    # The centre (50, 50) of the 20 x 20 hole lies 10 from the hole's edge.
    assert geo.farthest_beyond(geometries([Point(50, 50)]), geometries([RING_WITH_HOLE])) == pytest.approx([10.0])


def test_edges_on_the_box_of_all_polygons() -> None:
    # Two lots side by side in the box 0..20 x 0..10: their common edge x = 10 is a lot line, all others lie on the box.
    shapes = geometries([box(0, 0, 10, 10), box(10, 0, 20, 10), None, box(4, 4, 6, 6)])
    cut = geo.edges_on_box(shapes, shapes, shapely.total_bounds(shapes), 1e-6)
    assert cut[0].equals(LineString([(10, 0), (0, 0), (0, 10), (10, 10)]))
    assert cut[1].equals(LineString([(10, 0), (20, 0), (20, 10), (10, 10)]))
    assert cut[2] is None and cut[3] is None


def test_an_edge_that_only_touches_the_box_is_a_lot_line() -> None:
    # The triangle's apex lies on the box's north side, but no edge of it does; its base does.
    shapes = geometries([Polygon([(0, 0), (10, 0), (5, 10)])])
    assert geo.edges_on_box(shapes, shapes, shapely.total_bounds(shapes), 1e-6)[0].equals(LineString([(0, 0), (10, 0)]))


def test_cut_edges_are_found_in_the_layers_own_crs_and_drawn_in_the_analysis_crs() -> None:
    source = geometries([box(0, 0, 10, 10), box(10, 0, 20, 10)])
    turned = geometries([shapely.affinity.rotate(one, 30, origin=(0, 0)) for one in source])
    cut = geo.edges_on_box(source, turned, shapely.total_bounds(source), 1e-6)
    expected = shapely.affinity.rotate(LineString([(10, 0), (0, 0), (0, 10), (10, 10)]), 30, origin=(0, 0))
    assert cut[0].hausdorff_distance(expected) < 1e-9


def keys(*shapes: Any, step: float = 0.001) -> list[Any]:
    return geo.footprint_keys(geometries(shapes), np.ones(len(shapes), dtype=bool), step)


def test_equal_footprints_whatever_start_and_direction() -> None:
    one = Polygon([(0, 0), (10, 0), (10, 7), (0, 7)])
    other = Polygon([(10, 7), (10, 0), (0, 0), (0, 7)])
    found = keys(one, other, box(20, 0, 30, 7))
    assert found[0] is not None and found[0] == found[1] != found[2]


def test_footprints_of_one_box_and_area_but_other_shape_differ() -> None:
    # Two right triangles in one box, of one area, but mirrored.
    found = keys(Polygon([(0, 0), (10, 0), (0, 10)]), Polygon([(0, 0), (10, 0), (10, 10)]))
    assert found[0] != found[1]


def test_footprints_with_and_without_hole_differ() -> None:
    found = keys(RING_WITH_HOLE, box(0, 0, 100, 100))
    assert found[0] is None or found[0] != found[1]


def test_footprint_is_asked_only_where_wanted() -> None:
    shapes = geometries([box(0, 0, 1, 1)] * 3)
    found = geo.footprint_keys(shapes, np.array([True, False, True]), 0.001)
    assert found[0] == found[2] is not None and found[1] is None


def test_slivers_end_in_no_time() -> None:
    # A component drawn up to its lot line reaches beyond it by rounding noise: the circle in that sliver is none.
    for noise in (1e-5, 1e-8, 1e-11):
        beyond = geo.farthest_beyond(np.array([box(60, 40, 100 + noise, 60)]), np.array([box(0, 0, 100, 100)]))
        assert 0 <= beyond[0] <= noise * 1.001


@pytest.mark.parametrize(("width", "length", "radius"), [(2.0, 10.0, 1.0), (0.5, 400.0, 0.25)])
def test_half_width_of_a_strip(width: float, length: float, radius: float) -> None:
    assert geo.half_width(np.array([box(0, 0, length, width)]))[0] == pytest.approx(radius, rel=2e-3)


def test_half_width_of_a_sliver_is_never_more_than_it_is() -> None:
    # 0.01 by 100: area 1, outline 200.02, so 0.005 less the ends.
    assert 0.0049 < geo.half_width(np.array([box(0, 0, 100, 0.01)]))[0] <= 0.005
