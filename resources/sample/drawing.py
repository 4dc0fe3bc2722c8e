# SPDX-License-Identifier: GPL-2.0-or-later
"""Drawing tools for the sample towns: plan feet, frames along lot lines, natural shores, and the GeoPackage."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Ring = list[Point]

FOOT = 1200 / 3937  # metres in a US survey foot
MARK = "FICTIONAL sample data - no real place, owner or permit"


@dataclass(frozen=True)
class Placement:
    """From feet of the plan to metres of EPSG:26986: turned, so that no line runs along the axes by chance.

    `mirrored` turns the plan over, so that two towns of one pattern do not look alike; distances stay.
    """

    east: float
    north: float
    degrees: float
    mirrored: bool = False

    def __call__(self, point: Point) -> Point:
        """Plan feet to metres."""
        x, y = point[0] * FOOT, point[1] * FOOT * (-1 if self.mirrored else 1)
        turn = math.radians(self.degrees)
        return (self.east + x * math.cos(turn) - y * math.sin(turn),
                self.north + x * math.sin(turn) + y * math.cos(turn))


@dataclass(frozen=True)
class Frame:
    """A right-angled grid of feet somewhere on the plan; x and y are its unit vectors."""

    origin: Point
    x: Point
    y: Point

    @classmethod
    def along(cls, origin: Point, end: Point, towards: Point) -> Frame:
        """y runs from `origin` to `end` (a lot line), x at right angles to the side where `towards` lies."""
        y = _unit(origin, end)
        x = (y[1], -y[0])
        if (towards[0] - origin[0]) * x[0] + (towards[1] - origin[1]) * x[1] < 0:
            x = (-x[0], -x[1])
        return cls(origin, x, y)

    def at(self, x: float, y: float) -> Point:
        """A point of the frame on the plan."""
        return (self.origin[0] + x * self.x[0] + y * self.y[0], self.origin[1] + x * self.x[1] + y * self.y[1])

    def line(self, *points: Point) -> Ring:
        """Points of the frame on the plan."""
        return [self.at(*point) for point in points]

    def box(self, x0: float, y0: float, x1: float, y1: float) -> Ring:
        """A rectangle between two corners."""
        return self.line((x0, y0), (x1, y0), (x1, y1), (x0, y1))

    def disc(self, x: float, y: float, radius: float, corners: int = 24) -> Ring:
        """A round tank or pit; its first corner lies straight towards +y."""
        turns = [2 * math.pi * step / corners for step in range(corners)]
        return self.line(*[(x + radius * math.sin(turn), y + radius * math.cos(turn)) for turn in turns])


PLAN = Frame((0.0, 0.0), (1.0, 0.0), (0.0, 1.0))


def _unit(start: Point, end: Point) -> Point:
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    return ((end[0] - start[0]) / length, (end[1] - start[1]) / length)


def arc(centre: Point, radius: float, start: float, end: float, steps: int = 12) -> Ring:
    """Points of an arc, both ends included; degrees counterclockwise from east."""
    turns = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)) for turn in turns]


def bend(start: Point, corner: Point, end: Point, steps: int = 8) -> Ring:
    """A rounded corner between two lines, both ends included."""
    result = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        result.append((a * start[0] + b * corner[0] + c * end[0], a * start[1] + b * corner[1] + c * end[1]))
    return result


def area(ring: Sequence[Point]) -> float:
    """Area of a ring by the shoelace formula."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]]))) / 2


class Nature:
    """Edges as nature draws them: smooth through the given points, unsteady between, always the same for a seed."""

    def __init__(self, seed: int, step: float = 5.0) -> None:
        self.chance = random.Random(seed)  # nosec B311
        self.step = step

    def shore(self, controls: Sequence[Sequence[Any]], rough: float = 3.0) -> Ring:
        """A closed edge through (x, y) points; (x, y, "straight") starts a piece that a wall or dam keeps straight."""
        count = len(controls)
        return self._through(controls, [(i, (i + 1) % count) for i in range(count)], rough, closed=True)

    def wetland(self, sheet: Sheet, layer: str, name: str, kind: str, text: str, controls: Sequence[Sequence[Any]],
                rough: float, method: str = "flags, survey") -> None:
        """A wetland within the edge through the given points, as shore() draws it."""
        sheet.add(layer, self.shore(controls, rough), WETL_ID=name, KIND=kind, NAME=text, METHOD=method)

    def course(self, controls: Sequence[Sequence[Any]], rough: float = 2.0) -> Ring:
        """An open line through points, as a brook runs."""
        pairs = [(i, i + 1) for i in range(len(controls) - 1)]
        return [*self._through(controls, pairs, rough, closed=False), tuple(controls[-1][:2])]

    def _through(self, controls: Sequence[Sequence[Any]], pairs: Iterable[tuple[int, int]], rough: float,
                 closed: bool) -> Ring:
        points = [(float(item[0]), float(item[1])) for item in controls]
        straight = [len(item) > 2 for item in controls]
        result: Ring = []
        for i, j in pairs:
            length = math.dist(points[i], points[j])
            if straight[i]:
                steps = max(1, round(length / 20))
                result += [_between(points[i], points[j], step / steps) for step in range(steps)]
                continue
            first = _direction(points, straight, i, closed)
            last = _direction(points, straight, j, closed)
            result += self._piece(points[i], points[j], first, last, rough)
        return result

    def _piece(self, start: Point, end: Point, first: Point, last: Point, rough: float) -> Ring:
        length = math.dist(start, end)
        steps = max(2, round(length / self.step))
        waves = [(self.chance.uniform(24, 130), self.chance.uniform(0, 2 * math.pi), self.chance.uniform(0.4, 1.0))
                 for _ in range(3)]
        normal = _unit(start, end)
        result = []
        for step in range(steps):
            t = step / steps
            h = (2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t, -2 * t**3 + 3 * t**2, t**3 - t**2)
            x, y = (h[0] * start[k] + h[1] * length * first[k] + h[2] * end[k] + h[3] * length * last[k] for k in (0,
                                                                                                                   1))
            # The unsteadiness dies away at the given points, so that what is placed there by hand stays there.
            wave = rough / 2 * math.sin(math.pi * t) ** 2 * sum(
                share * math.sin(2 * math.pi * t * length / size + phase) for size, phase, share in waves)
            result.append((x - normal[1] * wave, y + normal[0] * wave))
        return result


def _between(start: Point, end: Point, share: float) -> Point:
    return (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))


def _direction(points: Sequence[Point], straight: Sequence[bool], i: int, closed: bool) -> Point:
    """Where a smooth edge heads at a point; beside a straight piece along that piece,
    so that it never bulges over it."""
    count = len(points)
    before, after = (i - 1, i + 1) if not closed else ((i - 1) % count, (i + 1) % count)
    if straight[i] and after < count:
        return _unit(points[i], points[after])
    if before >= 0 and straight[before]:
        return _unit(points[before], points[i])
    return _unit(points[max(before, 0)], points[min(after, count - 1)])


def ribbon(line: Sequence[Point], halves: Sequence[float]) -> Ring:
    """The outline of a brook or road along a centre line, with its half width at each point."""
    left, right = [], []
    for i, (x, y) in enumerate(line):
        along = _unit(line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)])
        left.append((x - along[1] * halves[i], y + along[0] * halves[i]))
        right.append((x + along[1] * halves[i], y - along[0] * halves[i]))
    return [*left, *reversed(right)]


#: Layer -> its fields; every layer also says that it is fictional.
FIELDS: dict[str, dict[str, str]] = {
    "parcels": {"LOT_ID": "str:12", "POLY_TYPE": "str:8", "ADDRESS": "str:40", "OWNER": "str:40", "LOT_SQFT": "int"},
    "pavement": {"PAVE_ID": "str:12", "KIND": "str:12", "NAME": "str:40"},
    "buildings": {"BLDG_ID": "str:12", "USE": "str:12", "FOUNDATION": "str:12", "STATUS": "str:10", "LOT": "str:12",
                  "BEDROOMS": "int"},
    "additions": {"ADD_ID": "str:12", "STATUS": "str:10", "LOT": "str:12", "HEADROOM": "float"},
    "easements": {"EASE_ID": "str:12", "HOLDER": "str:40"},
    "flood_zones": {"FLOOD_ID": "str:12", "ZONE": "str:12"},
    "water": {"WATER_ID": "str:12", "KIND": "str:16", "NAME": "str:40", "CONTRIB": "str:3"},
    "wetlands": {"WETL_ID": "str:12", "KIND": "str:24", "NAME": "str:40", "METHOD": "str:40"},
    "wetlands_planning": {"WETL_ID": "str:12", "KIND": "str:24", "NAME": "str:40", "METHOD": "str:40"},
    "banks": {"BANK_ID": "str:12", "KIND": "str:16"},
    "wells": {"WELL_ID": "str:12", "KIND": "str:12", "STATUS": "str:10", "LOT": "str:12", "WELL_TYPE": "str:12",
              "DEPTH_FT": "int", "YIELD_GPM": "float", "SUBM_FT": "int", "SLOPE_PCT": "float", "CASING_IN": "int",
              "SERVES": "str:40"},
    "utilities": {"UTIL_ID": "str:12", "KIND": "str:12", "STATUS": "str:10", "LOT": "str:12"},
    "pools": {"POOL_ID": "str:12", "STATUS": "str:10", "LOT": "str:12"},
    "septic": {"COMP_ID": "str:12", "TYPE": "str:16", "STATUS": "str:10", "LOT": "str:12", "DESIGN": "str:24",
               "INSTALLED": "date", "CAP_GAL": "int", "DOWNGRAD": "str:3", "DESIGNED": "date", "LEACH_FAIL": "str:3",
               "EFF_SQFT": "int", "TESTED": "date", "SERVES": "str:40"},
    "animals": {"ANML_ID": "str:12", "KIND": "str:16", "STATUS": "str:10", "LOT": "str:12", "PERMIT": "date",
                "AGRIC": "str:3", "ANIMALS": "int", "HORSES": "int", "ROOSTERS": "int", "LIC_YEARS": "int"},
    "kennels": {"KENL_ID": "str:12", "STATUS": "str:10", "LOT": "str:12", "SMALL": "int", "MEDIUM": "int", "LARGE": "int"},
    "cisterns": {"CIST_ID": "str:12", "KIND": "str:12", "STATUS": "str:10", "LOT": "str:12", "CAP_GAL": "int",
                 "MATERIAL": "str:20", "WALL_IN": "float", "FLOOR_IN": "float", "COVER_IN": "float", "TESTED": "date"},
}
GEOMETRY = {"wells": "Point", "utilities": "LineString", "banks": "LineString"}


@dataclass
class Sheet:
    """Everything drawn for one town, in plan feet, layer by layer."""

    placement: Placement
    layers: dict[str, list[tuple[Any, dict[str, Any]]]] = field(default_factory=dict)

    def add(self, layer: str, shape: Any, **values: Any) -> None:
        """Draw one feature: a point, a line, a ring, a tuple of an edge and its holes, or a list of either."""
        unknown = set(values) - set(FIELDS[layer])
        if unknown:
            raise KeyError(f"{layer} has no {sorted(unknown)}")
        self.layers.setdefault(layer, []).append((shape, values))

    def write(self, path: Path) -> None:
        """Write all layers to a new GeoPackage."""
        import fiona

        path.unlink(missing_ok=True)
        for layer in (name for name in FIELDS if name in self.layers):
            kind = GEOMETRY.get(layer, "MultiPolygon")
            schema = {"geometry": kind, "properties": {**FIELDS[layer], "SOURCE": "str:60"}}
            with fiona.open(path, "w", driver="GPKG", layer=layer, schema=schema, crs="EPSG:26986", IDENTIFIER=layer,
                            DESCRIPTION=MARK) as target:
                target.writerecords([self._record(kind, layer, shape, values) for shape, values in self.layers[layer]])

    def _record(self, kind: str, layer: str, shape: Any, values: dict[str, Any]) -> dict[str, Any]:
        properties = {**{name: values.get(name) for name in FIELDS[layer]}, "SOURCE": MARK}
        return {"type": "Feature", "properties": properties,
                "geometry": {"type": kind, "coordinates": self._coordinates(kind, shape)}}

    def _coordinates(self, kind: str, shape: Any) -> Any:
        if kind == "Point":
            return self.placement(shape)
        if kind == "LineString":
            return [self.placement(point) for point in shape]
        # A list of points is a ring; a tuple of rings a polygon with holes; a list of either has several parts.
        parts = [shape] if isinstance(shape, tuple) or isinstance(shape[0][0], (int, float)) else shape
        return [[[self.placement(point) for point in (*ring, ring[0])]
                 for ring in (part if isinstance(part, tuple) else (part,))] for part in parts]
