# SPDX-License-Identifier: GPL-2.0-or-later
"""The pattern of a sample town: a curved main street, a side street with a turning circle, and the lots along both."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from drawing import Frame, Point, Ring, Sheet, arc, area, bend, ribbon


@dataclass
class Lot:
    """A lot and the four corners that its frames hang on; left and right as seen from the street."""

    ring: Ring
    left: Point
    right: Point
    back_left: Point
    back_right: Point

    @property
    def width(self) -> float:
        """Length of the front, in feet."""
        return math.dist(self.left, self.right)

    @property
    def front(self) -> Frame:
        """x along the front from the left corner, y into the lot."""
        frame = Frame.along(self.left, self.right, self.back_left)
        return Frame(self.left, frame.y, frame.x)

    @property
    def flipped(self) -> Frame:
        """The same from the right corner."""
        front = self.front
        return Frame(self.right, (-front.x[0], -front.x[1]), front.y)

    @property
    def left_line(self) -> Frame:
        """y along the left side line, x into the lot: x is the distance from that line."""
        return Frame.along(self.left, self.back_left, self.right)

    @property
    def right_line(self) -> Frame:
        """y along the right side line, x into the lot."""
        return Frame.along(self.right, self.back_right, self.left)


@dataclass
class Pattern:
    """The numbers of one town, in plan feet.

    Attributes
    ----------
    wave, period, rise : float
        The main street: y = middle + wave * cos(pi (t - side) / period) + rise * ((t - side) / 900)^3.
    half, side_half, paved, side_paved : float
        Half widths of layout and pavement.
    side : float
        x of the side street, which runs straight up from the main street.
    south, north_west, north_east : list of (t, rear y)
        Side lines of the lots along the main street.
    west, east : list of Point
        Rear corners of the lots along the side street, from the corner lot up; the last ones belong to the circle.
    circle : (y, radius)
        The turning circle.
    rays : list of (degrees, Point)
        Side lines of the lots around it, with their outer ends.
    """

    middle: float
    wave: float
    period: float
    rise: float
    half: float
    side_half: float
    paved: float
    side_paved: float
    side: float
    south: list[tuple[float, float]]
    north_west: list[tuple[float, float]]
    north_east: list[tuple[float, float]]
    west: list[Point]
    east: list[Point]
    circle: tuple[float, float]
    rays: list[tuple[float, Point]]
    outer: dict[int, list[Point]] = field(default_factory=dict)

    def centre(self, t: float) -> Point:
        """A point of the main street's centre line."""
        u = t - self.side
        return (t, self.middle + self.wave * math.cos(math.pi * u / self.period) + self.rise * (u / 900) ** 3)

    def beside(self, t: float, offset: float) -> Point:
        """A point beside the centre line, to the north for positive offsets."""
        u = t - self.side
        turn = math.pi / self.period
        slope = -self.wave * turn * math.sin(turn * u) + 3 * self.rise * u * u / 900**3
        size = math.hypot(1, slope)
        x, y = self.centre(t)
        return (x - offset * slope / size, y + offset / size)

    def edge(self, start: float, end: float, offset: float) -> Ring:
        """A line beside the centre line from one station to another, both included."""
        steps = max(1, round(abs(end - start) / 12))
        return [self.beside(start + (end - start) * step / steps, offset) for step in range(steps + 1)]

    @property
    def stations(self) -> tuple[float, float]:
        """First and last station of the main street."""
        return self.south[0][0], self.south[-1][0]

    def rear(self, t: float, y: float, offset: float) -> Point:
        """Where the side line of a station, square to the street, reaches a certain y."""
        front, on = self.beside(t, offset), self.centre(t)
        share = (y - front[1]) / (front[1] - on[1])
        return (front[0] + share * (front[0] - on[0]), y)

    def south_lots(self) -> list[Lot]:
        """Lots on the lower side of the main street, by station."""
        return self._along(self.south, -self.half, [self.rear(t, y, -self.half) for t, y in self.south])

    def north_lots(self, stations: list[tuple[float, float]]) -> list[Lot]:
        """Lots on the upper side of the main street; the outermost side lines run straight up."""
        rears = [self.rear(t, y, self.half) for t, y in stations]
        rears[0], rears[-1] = (stations[0][0], stations[0][1]), (stations[-1][0], stations[-1][1])
        return self._along(stations, self.half, rears)

    def _along(self, stations: list[tuple[float, float]], offset: float, rears: list[Point]) -> list[Lot]:
        result = []
        for (t0, _), (t1, _), back0, back1 in zip(stations, stations[1:], rears, rears[1:]):
            front = self.edge(t0, t1, offset)
            result.append(Lot([*front, back1, back0], front[0], front[-1], back0, back1))
        return result

    def corner_lots(self) -> tuple[Lot, Lot]:
        """The lots left and right of the side street's mouth, with a rounded corner."""
        west0, east0 = self.west[0], self.east[0]
        front_w = self.edge(west0[0], self.side - self.side_half - 20, self.half)
        front_e = self.edge(east0[0], self.side + self.side_half + 20, self.half)
        left, right = self._mouth()
        top_w, top_e = (self.side - self.side_half, west0[1]), (self.side + self.side_half, east0[1])
        west = Lot([*front_w, *left[1:], top_w, west0], front_w[0], (top_w[0], front_w[-1][1]), west0, top_w)
        east = Lot([*front_e, *right[1:], top_e, east0], (top_e[0], front_e[-1][1]), front_e[0], top_e, east0)
        return west, east

    def _mouth(self) -> tuple[Ring, Ring]:
        """The rounded corners of the side street's mouth, from the main street up."""
        corners = []
        for sign in (-1, 1):
            start = self.beside(self.side + sign * (self.side_half + 20), self.half)
            corner = (self.side + sign * self.side_half, start[1])
            corners.append(bend(start, corner, (corner[0], start[1] + 20)))
        return corners[0], corners[1]

    def side_lots(self, rears: list[Point], sign: int) -> list[Lot]:
        """Lots along the side street, from the corner lot up, between their rear corners; west for a negative sign."""
        x = self.side + sign * self.side_half
        result = []
        for low, high in zip(rears, rears[1:]):
            near, far = (x, low[1]), (x, high[1])
            # Seen from the street: looking west the left hand is south, looking east it is north.
            left, right, back_left, back_right = (near, far, low, high) if sign < 0 else (far, near, high, low)
            result.append(Lot([near, far, high, low], left, right, back_left, back_right))
        return result

    def circle_lots(self, west_base: Point, east_base: Point) -> list[tuple[Lot, Frame]]:
        """Lots around the turning circle, clockwise from the west, each with a frame whose y runs outward."""
        y, radius = self.circle
        centre = (self.side, y)
        meet = math.degrees(math.asin(self.side_half / radius))
        turns = [270 - meet, *(degrees for degrees, _ in self.rays), -90 + meet]
        ends = [west_base, *(end for _, end in self.rays), east_base]
        result = []
        for number, (a, b) in enumerate(zip(turns, turns[1:])):
            front = arc(centre, radius, a, b)
            first = [(self.side - self.side_half, west_base[1])] if number == 0 else []
            last = [(self.side + self.side_half, east_base[1])] if number == len(turns) - 2 else []
            outline = [*first, *front, *last, ends[number + 1], *reversed(self.outer.get(number, [])), ends[number]]
            middle = {0: 180.0, len(turns) - 2: 0.0}.get(number, (a + b) / 2)
            out = (math.cos(math.radians(middle)), math.sin(math.radians(middle)))
            origin = (centre[0] + radius * out[0], centre[1] + radius * out[1])
            if number in (0, len(turns) - 2):
                origin = (origin[0], y - 23.0)
            lot = Lot(outline, front[0], front[-1], ends[number], ends[number + 1])
            result.append((lot, Frame(origin, (out[1], -out[0]), out)))
        return result

    def main_layout(self) -> Ring:
        """The main street's layout."""
        first, last = self.stations
        return [*self.edge(first, last, -self.half), *reversed(self.north_front())]

    def north_front(self) -> Ring:
        """The whole upper edge of the main street's layout, with the corners of all lots on it."""
        first, last = self.stations
        marks = sorted({first, last, *(t for t, _ in self.north_west), *(t for t, _ in self.north_east),
                        self.side - self.side_half - 20, self.side + self.side_half + 20})
        line: Ring = []
        for a, b in zip(marks, marks[1:]):
            line += self.edge(a, b, self.half)[:-1]
        return [*line, self.beside(last, self.half)]

    def side_layout(self) -> Ring:
        """The side street's layout with its turning circle."""
        left, right = self._mouth()
        y, radius = self.circle
        meet = math.degrees(math.asin(self.side_half / radius))
        mouth = self.edge(self.side + self.side_half + 20, self.side - self.side_half - 20, self.half)[1:-1]
        return [*left, *arc((self.side, y), radius, 270 - meet, -90 + meet, 48), *reversed(right), *mouth]

    def pavements(self) -> tuple[Ring, Ring]:
        """Travelled surface of both streets."""
        first, last = self.stations
        main = [self.centre(first + (last - first) * step / 150) for step in range(151)]
        y, radius = self.circle
        paved = radius - self.side_half + self.side_paved
        meet = math.degrees(math.asin(self.side_paved / paved))
        foot = self.centre(self.side)[1]
        x0, x1, top = self.side - self.side_paved, self.side + self.side_paved, foot + self.paved
        left, right = (bend((x0 - 18, top), (x0, top), (x0, top + 22)), bend((x1 + 18, top), (x1, top), (x1, top + 22)))
        side = [(x0 - 18, foot), *left, *arc((self.side, y), paved, 270 - meet, -90 + meet, 48), *reversed(right),
                (x1 + 18, foot)]
        return ribbon(main, [self.paved] * len(main)), side


def parcels(sheet: Sheet, prefix: str, pattern: Pattern, lots: dict[int, Lot], addresses: dict[int, str],
            land: dict[int, tuple[str, list[Ring]]]) -> None:
    """House lots by number, other land as number -> (owner, edge and holes), and the two street layouts."""
    for number, lot in lots.items():
        sheet.add("parcels", lot.ring, LOT_ID=f"{prefix}-{number:02d}", POLY_TYPE="FEE", LOT_SQFT=round(area(lot.ring)),
                  ADDRESS=f"{number * 2 + 1} {addresses[number]}", OWNER=f"Sample owner {number:02d}")
    for number, (owner, rings) in land.items():
        size = area(rings[0]) - sum(area(hole) for hole in rings[1:])
        sheet.add("parcels", tuple(rings), LOT_ID=f"{prefix}-{number:02d}", POLY_TYPE="FEE", LOT_SQFT=round(size),
                  OWNER=owner)
    for name, ring in (("ROW1", pattern.main_layout()), ("ROW2", pattern.side_layout())):
        sheet.add("parcels", ring, LOT_ID=f"{prefix}-{name}", POLY_TYPE="ROW", LOT_SQFT=round(area(ring)),
                  OWNER="Town of Nowhere, public way")
