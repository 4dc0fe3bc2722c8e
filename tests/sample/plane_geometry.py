# SPDX-License-Identifier: GPL-2.0-or-later
"""Distances between shapes on a plane, worked out by hand's rules: no GEOS, nothing of the program under test."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

Point = tuple[float, float]
Segment = tuple[Point, Point]


@dataclass
class Shape:
    """Points, lines and polygons (each a list of rings, the first the outer one) of one feature."""

    points: list[Point]
    lines: list[list[Point]]
    polygons: list[list[list[Point]]]

    def segments(self) -> Iterator[Segment]:
        """All edges; a lone point is an edge without length."""
        for point in self.points:
            yield (point, point)
        for line in [*self.lines, *(ring for rings in self.polygons for ring in rings)]:
            yield from zip(line, line[1:])

    def vertices(self) -> Iterator[Point]:
        """All corners."""
        for start, end in self.segments():
            yield start
            yield end


def read(geometry: Any) -> Shape:
    """From the GeoJSON-like geometry of a file."""
    kind, data = geometry["type"], geometry["coordinates"]
    if kind == "Point":
        return Shape([_xy(data)], [], [])
    if kind == "LineString":
        return Shape([], [[_xy(point) for point in data]], [])
    parts = {"Polygon": [data], "MultiPolygon": data}[kind]
    return Shape([], [], [[[_xy(point) for point in ring] for ring in rings] for rings in parts])


def _xy(point: Iterable[float]) -> Point:
    x, y, *_ = point
    return (x, y)


def point_to_segment(point: Point, segment: Segment) -> float:
    """Distance to the foot of the perpendicular, or to the nearer end."""
    (ax, ay), (bx, by) = segment
    length2 = (bx - ax) ** 2 + (by - ay) ** 2
    share = 0.0 if length2 == 0 else ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / length2
    share = min(1.0, max(0.0, share))
    return math.dist(point, (ax + share * (bx - ax), ay + share * (by - ay)))


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def crossing(one: Segment, other: Segment) -> bool:
    """Whether two segments cross in their insides; mere touching shows as distance 0 anyway."""
    (a, b), (c, d) = one, other
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def segment_to_segment(one: Segment, other: Segment) -> float:
    """0 where they cross, else the least of the four ends to the other segment."""
    if crossing(one, other):
        return 0.0
    return min(point_to_segment(one[0], other), point_to_segment(one[1], other), point_to_segment(other[0], one),
               point_to_segment(other[1], one))


def inside_ring(point: Point, ring: list[Point]) -> bool:
    """Even-odd rule with a ray to the east."""
    x, y = point
    result = False
    for (ax, ay), (bx, by) in zip(ring, ring[1:]):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            result = not result
    return result


def inside(point: Point, shape: Shape) -> bool:
    """Within some polygon and in none of its holes."""
    return any(inside_ring(point, rings[0]) and not any(inside_ring(point, hole) for hole in rings[1:])
               for rings in shape.polygons)


def ring_area(ring: list[Point]) -> float:
    """Area within a closed ring by the shoelace formula; about its first point, so that large coordinates cost no digits."""
    (ox, oy) = ring[0]
    return abs(sum((ax - ox) * (by - oy) - (bx - ox) * (ay - oy) for (ax, ay), (bx, by) in zip(ring, ring[1:]))) / 2


def area(shape: Shape) -> float:
    """Area of all polygons, less their holes."""
    return sum(ring_area(rings[0]) - sum(ring_area(hole) for hole in rings[1:]) for rings in shape.polygons)


def edges_apart(one: Shape, other: Shape) -> float:
    """Least distance between the edges of two shapes, whatever lies inside what."""
    mine = list(one.segments())
    return min(segment_to_segment(a, b) for b in other.segments() for a in mine)


def distance(one: Shape, other: Shape) -> float:
    """Least distance between two shapes, 0 where they share ground."""
    if any(inside(point, other) for point in one.vertices()) or any(inside(point, one) for point in other.vertices()):
        return 0.0
    return edges_apart(one, other)


def room_within(one: Shape, lot: Shape) -> float:
    """From a shape to the rings of the lot that it lies in; minus the farthest corner beyond where it does not."""
    beyond = [point for point in one.vertices() if not inside(point, lot)]
    if not beyond:
        return edges_apart(one, lot)
    return -max(min(point_to_segment(point, edge) for edge in lot.segments()) for point in beyond)
