# SPDX-License-Identifier: GPL-2.0-or-later
"""Signed distances of all pairs against brute force, and against values worked out by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import shapely
from factories import geometries
from shapely import LineString, MultiPoint, MultiPolygon, Point, Polygon, box

from bohsetbacks_plugin.engine.distance import ConstraintIndex, overlap_depth, shortest_lines


def within(subjects: list[Any], constraints: list[Any], reach: float) -> dict[tuple[int, int], float]:
    found = ConstraintIndex(geometries(constraints)).within(geometries(subjects), np.full(len(subjects), reach))
    pairs = {(int(s), int(c)): float(d) for s, c, d in zip(found.subject, found.constraint, found.signed)}
    assert len(pairs) == len(found)  # each pair once
    return pairs


def areas_of(shape: Any) -> Any:
    return shapely.union_all([part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"])


def brute_force(subject: Any, constraint: Any) -> float:
    """The definition, straight from DESIGN principle 5, by whole geometries."""
    distance = float(shapely.distance(subject, constraint))
    area = areas_of(constraint)
    if distance > 0 or area.is_empty:
        return distance
    vertices = shapely.points(shapely.get_coordinates(subject))
    inside = vertices[shapely.intersects(vertices, area)]
    return -float(shapely.distance(inside, area.boundary).max()) if len(inside) else 0.0


def star(rng: np.random.Generator, centre: Any, size: float, count: int) -> Polygon:
    angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
    radius = size * rng.uniform(0.4, 1.0, count)
    return Polygon(np.asarray(centre) + np.column_stack([radius * np.cos(angle), radius * np.sin(angle)]))


def random_shape(rng: np.random.Generator) -> Any:
    centre = rng.uniform(0, 1000, 2)
    kind = rng.integers(6)
    if kind == 0:
        return Point(centre)
    if kind == 1:
        return LineString(centre + rng.uniform(-60, 60, (int(rng.integers(2, 120)), 2)))
    if kind == 2:
        return MultiPoint(centre + rng.uniform(-50, 50, (4, 2)))
    outer = star(rng, centre, 120, int(rng.integers(5, 200)))
    if kind == 3:
        return outer
    if kind == 4:
        return outer.difference(star(rng, centre, 40, 7))  # the hole lies within 0.4 * 120 = 48 of the centre
    return MultiPolygon([outer, star(rng, centre + [300, 0], 100, 9)])


@pytest.mark.parametrize("seed", range(6))
def test_all_pairs_as_brute_force_finds_them(seed: int) -> None:
    rng = np.random.default_rng(seed)
    subjects = [random_shape(rng) for _ in range(40)]
    constraints = [random_shape(rng) for _ in range(40)]
    reach = 150.0
    found = within(subjects, constraints, reach)
    for s, subject in enumerate(subjects):
        for c, constraint in enumerate(constraints):
            expected = brute_force(subject, constraint)
            if expected < reach - 1e-6:
                assert found[s, c] == pytest.approx(expected, abs=1e-9)
            elif (s, c) in found:
                assert found[s, c] == pytest.approx(expected, abs=1e-9) and expected <= reach + 1e-6


def test_depth_is_that_of_the_deepest_vertex() -> None:
    # Swamp 0..200 x 0..200; the tank's corner (30, 60) lies 30 from the west edge, (20, 50) lies 20: deepest is 30.
    assert within([box(20, 50, 30, 60)], [box(0, 0, 200, 200)], 100)[0, 0] == pytest.approx(-30.0)


def test_depth_where_partly_inside() -> None:
    # The tank straddles the west edge: its vertices at x = 8 lie 8 inside.
    assert within([box(-5, 50, 8, 60)], [box(0, 0, 200, 200)], 100)[0, 0] == pytest.approx(-8.0)


def test_crossing_without_a_vertex_inside_is_zero() -> None:
    # A pipe straight through a swamp of 10 ft has both ends outside: they touch, and no vertex is deep.
    assert within([LineString([(-50, 5), (60, 5)])], [box(0, 0, 10, 10)], 100)[0, 0] == 0.0


def test_constraint_inside_the_subject_is_zero() -> None:
    assert within([box(0, 0, 100, 100)], [Point(50, 50)], 10)[0, 0] == 0.0


def test_in_a_hole_of_a_swamp_is_outside_it() -> None:
    swamp = Polygon([(0, 0), (100, 0), (100, 100), (0, 100)], [[(40, 40), (60, 40), (60, 60), (40, 60)]])
    # The point (50, 47) lies 7 from the hole's south edge.
    assert within([Point(50, 47)], [swamp], 20)[0, 0] == pytest.approx(7.0)


def test_inside_an_area_farther_from_its_outline_than_the_reach() -> None:
    # Depth 500 with a reach of 10: still found. Nearest outline of the 1000 square from its centre is 500 away.
    assert within([Point(500, 500)], [box(0, 0, 1000, 1000)], 10)[0, 0] == pytest.approx(-500.0)


def test_overlapping_areas_keep_their_own_depth() -> None:
    # The point lies in both: 40 from the outline of the first (x = 0), 5 from that of the second (x = 35).
    found = within([Point(40, 50)], [box(0, 0, 100, 100), box(35, 0, 200, 100)], 10)
    assert found == {(0, 0): pytest.approx(-40.0), (0, 1): pytest.approx(-5.0)}


def test_second_part_of_the_subject_inside() -> None:
    subject = MultiPolygon([box(-100, 0, -90, 10), box(50, 50, 60, 60)])
    # Its corner (50, 50) is the centre of the area: 50 from each edge; (60, 60) lies 40 deep.
    assert within([subject], [box(0, 0, 100, 100)], 10)[0, 0] == pytest.approx(-50.0)


def test_one_huge_polygon_among_small_features() -> None:
    # 60,000 vertices on a circle of 10,000 ft: a chord's sagitta is r * (1 - cos(pi / n)) = 1.4e-5 ft.
    angle = np.linspace(0, 2 * np.pi, 60_000, endpoint=False)
    swamp = Polygon(10_000 * np.column_stack([np.cos(angle), np.sin(angle)]))
    where = np.linspace(0.1, 6.0, 50)
    outside = [Point(10_060 * np.cos(a), 10_060 * np.sin(a)) for a in where]
    inside = [Point(9_925 * np.cos(a), 9_925 * np.sin(a)) for a in where]
    far = [Point(10_200 * np.cos(a), 10_200 * np.sin(a)) for a in where]
    found = within([*outside, *inside, *far], [swamp, Point(0, 50_000)], 100)
    assert sorted(found) == [(row, 0) for row in range(100)]
    assert [found[row, 0] for row in range(50)] == pytest.approx([60.0] * 50, abs=3e-5)
    assert [found[row, 0] for row in range(50, 100)] == pytest.approx([-75.0] * 50, abs=3e-5)


def test_reach_may_differ_from_subject_to_subject() -> None:
    index = ConstraintIndex(geometries([Point(0, 0)]))
    found = index.within(geometries([Point(50, 0), Point(0, 50)]), np.array([49.0, 51.0]))
    assert found.subject.tolist() == [1]


def test_z_is_ignored() -> None:
    # The plan distance is 3 - 4 - 5; a difference of height of 1000 changes nothing.
    assert within([shapely.from_wkt("POINT Z (3 4 1000)")], [Point(0, 0)], 10)[0, 0] == pytest.approx(5.0)


@pytest.mark.parametrize("seed", range(3))
def test_lines_between_end_on_both_features_and_have_the_length(seed: int) -> None:
    rng = np.random.default_rng(100 + seed)
    subjects, constraints = (geometries([random_shape(rng) for _ in range(30)]) for _ in range(2))
    index = ConstraintIndex(constraints)
    pairs = index.within(subjects, np.full(30, 200.0))
    lines = index.lines_between(subjects, pairs)
    start, end = shapely.points(lines[:, 0]), shapely.points(lines[:, 1])
    assert shapely.distance(start, subjects[pairs.subject]).max() < 1e-9
    assert shapely.distance(end, constraints[pairs.constraint]).max() < 1e-9
    assert np.hypot(*(lines[:, 1] - lines[:, 0]).T) == pytest.approx(np.maximum(pairs.signed, 0), abs=1e-9)


def test_nearest_is_one_per_subject() -> None:
    index = ConstraintIndex(geometries([Point(0, 0), Point(100, 0), box(40, 10, 60, 20)]))
    found = index.nearest(geometries([Point(10, 0), Point(50, 0), Point(500, 0)]))
    assert found.constraint.tolist() == [0, 2, 1]
    assert found.signed == pytest.approx([10.0, 10.0, 400.0])


def test_no_constraints_and_no_subjects() -> None:
    assert within([Point(0, 0)], [], 10) == {}
    assert within([], [Point(0, 0)], 10) == {}
    assert len(ConstraintIndex(geometries([])).nearest(geometries([Point(0, 0)]))) == 0


def test_overlap_depth_and_shortest_lines_by_hand() -> None:
    # Vertices inside are (8, 4) and (8, 6): each 4 from the nearer long edge (y = 0 and y = 10), nearer than the 8 to x = 0.
    assert overlap_depth(geometries([box(-5, 4, 8, 6)]), geometries([box(0, 0, 100, 10)])) == pytest.approx([4.0])
    assert shortest_lines(geometries([Point(0, 0)]), geometries([box(3, -1, 5, 1)])).tolist() == [[[0, 0], [3, 0]]]
