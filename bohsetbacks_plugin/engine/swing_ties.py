# SPDX-License-Identifier: GPL-2.0-or-later
"""Swing ties of an as-built: how far each cover of a septic system lies from two corners of the building.

A cover that is buried is found again by swinging two tapes. Where the tapes meet at a flat or a very sharp angle, a small
error in a length moves the cover far.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Optional

import numpy as np
import shapely

from . import vocabulary
from .errors import BohError
from .lots import Lots
from .site import IndexArray, Site

#: Ties that meet between these angles are preferred. Our own choice; no rule gives it.
BEST_ANGLES_DEG = (30.0, 150.0)

#: A vertex that stands off the line of its neighbours by less than this is no corner. Our own choice.
CORNER_TOLERANCE_FT = 0.25

#: A leaching area with more corners than this is round: its centre is tied.
CORNERS_AT_MOST = 8

_COVERS = vocabulary.GROUPS_AS_SETS["tank_group"] | {"distribution_box", "cesspool"}
_FIELD = frozenset({"soil_absorption_system"})
_BUILDINGS = ("dwelling", "any_building")


@dataclass(frozen=True)
class Corner:
    """A corner of the building; `x` and `y` in units of the analysis CRS."""

    letter: str
    x: float
    y: float


@dataclass(frozen=True)
class SwingTie:
    """Two lengths that locate one cover.

    Attributes
    ----------
    number : int
        On the sketch.
    name : str
        What it is, such as ``Septic tank ST-1, centre``.
    x, y : float
        In units of the analysis CRS.
    first, second : Corner
    first_ft, second_ft : float
        Rounded half up to 0.1 ft.
    angle_deg : float
        Between the two ties, at the cover.
    note : str
        What is wrong with the pair; empty if nothing is.
    """

    number: int
    name: str
    role: str
    subject_id: str
    status: str
    x: float
    y: float
    first: Corner
    second: Corner
    first_ft: float
    second_ft: float
    angle_deg: float
    note: str


@dataclass
class SwingTies:
    """The ties of one lot.

    Attributes
    ----------
    building, lot : shapely geometry or None
        Outline in the analysis CRS.
    ties : list of SwingTie
    notes : list of str
        What the ties rest on, and why there are none.
    """

    site: Site
    lot_id: str
    lot: Any = None
    building_id: str = ""
    building: Any = None
    corners: list[Corner] = field(default_factory=list)
    ties: list[SwingTie] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class _Cover:
    name: str
    row: int
    x: float
    y: float


def swing_ties(site: Site, lot_id: str) -> SwingTies:
    """Tie the covers on a lot to corners of its building.

    Of all pairs of corners those serve that both tapes reach outside the building and whose ties meet within
    `BEST_ANGLES_DEG`; among them the pair that serves most covers of the lot, then the one with the shortest ties.

    Parameters
    ----------
    site : Site
    lot_id : str

    Raises
    ------
    BohError
        For a lot that is not in the site.
    """
    lots = Lots(site)
    if lot_id not in lots.by_id:
        near = vocabulary.nearest_word(lot_id, lots.by_id)
        raise BohError(f"no lot '{lot_id}' in the lot layers" + (f"; did you mean '{near}'?" if near else
                                                                 "; give an id as it stands in the lot layer's id field"))
    lot = lots.by_id[lot_id]
    result = SwingTies(site, str(lots.ids[lot]), lots.geometry[lot])
    covers = _covers(site, _on_lot(site, lots, lot, _COVERS | _FIELD))
    building = _building(site, lots, lot)
    if not covers:
        result.notes.append("no tank, distribution box, cesspool or leaching area is drawn on this lot")
    if building is None:
        result.notes.append("no building outline is drawn on this lot: there is nothing to tie to")
        return result
    result.building_id, result.building = str(site.features.ids[building]), _outline(site.features.geometry[building])
    corners = true_corners(result.building, CORNER_TOLERANCE_FT / site.feet_per_unit)
    _tie(result, covers, corners)
    result.notes += _rests_on(site, result, building)
    return result


def true_corners(polygon: Any, tolerance: float) -> list[tuple[float, float]]:
    """Corners of an outline, clockwise from the most north-westerly one, without vertices that lie on a straight edge.

    Parameters
    ----------
    polygon : shapely Polygon
    tolerance : float
        In units of the CRS: a vertex nearer to the line between its neighbours is dropped, the nearest first.
    """
    ring = shapely.get_coordinates(shapely.get_exterior_ring(polygon))[:-1]
    points = [(float(x), float(y)) for x, y in ring]
    while len(points) > 3:
        off = [_off_line(points[number - 1], point, points[(number + 1) % len(points)]) for number, point in enumerate(points)]
        least = min(range(len(points)), key=off.__getitem__)
        if off[least] >= tolerance:
            break
        del points[least]
    if shapely.is_ccw(shapely.linearrings([*points, points[0]])):
        points.reverse()
    first = min(range(len(points)), key=lambda number: points[number][0] - points[number][1])
    return points[first:] + points[:first]


def to_tenths(feet: float) -> float:
    """Feet rounded half up to 0.1, with the allowance of units.py for floating-point noise."""
    return math.floor(feet * 10.0 + 0.5 + 1e-6) / 10.0


def angle_between(point: tuple[float, float], first: tuple[float, float], second: tuple[float, float]) -> float:
    """Angle in degrees, 0 to 180, at a point between the lines to two others."""
    ax, ay = first[0] - point[0], first[1] - point[1]
    bx, by = second[0] - point[0], second[1] - point[1]
    return math.degrees(math.atan2(abs(ax * by - ay * bx), ax * bx + ay * by))


def _off_line(before: tuple[float, float], point: tuple[float, float], after: tuple[float, float]) -> float:
    """Distance of a point from the segment between its neighbours."""
    return float(shapely.distance(shapely.points(point), shapely.linestrings([before, after])))


def _on_lot(site: Site, lots: Lots, lot: int, roles: frozenset[str]) -> IndexArray:
    """Features of some roles on a lot that are not abandoned, by id."""
    features = site.features
    rows = np.flatnonzero(features.matching(roles) & (features.status != "abandoned"))
    rows = rows[np.array([bool(features.role_sets[code] & roles) for code in features.role_set[rows]], dtype=bool)]
    rows = rows[lots.own_lot(features, rows).lot == lot]
    by_id: IndexArray = rows[np.argsort(features.ids[rows].astype(str), kind="stable")]
    return by_id


def _building(site: Site, lots: Lots, lot: int) -> Optional[int]:
    """The largest dwelling on the lot, else the largest building."""
    for group in _BUILDINGS:
        rows = _on_lot(site, lots, lot, vocabulary.expand([group]))
        rows = rows[shapely.get_dimensions(site.features.geometry[rows]) == 2]
        if len(rows):
            return int(rows[np.argmax(shapely.area(site.features.geometry[rows]))])
    return None


def _outline(shape: Any) -> Any:
    """The largest part of an area."""
    parts = shapely.get_parts(shape)
    return parts[int(np.argmax(shapely.area(parts)))]


def _covers(site: Site, rows: IndexArray) -> list[_Cover]:
    """Tanks and boxes by their middle, leaching areas by their corners; in the order in which sewage flows."""
    found = []
    for row in sorted(rows.tolist(), key=lambda row: _rank(site, row)):
        shape, name = site.features.geometry[row], f"{_role(site, row).replace('_', ' ').capitalize()} {site.features.ids[row]}"
        if _rank(site, row) == len(_FLOW) and shapely.get_dimensions(shape) == 2:
            corners = true_corners(_outline(shape), CORNER_TOLERANCE_FT / site.feet_per_unit)
            if len(corners) <= CORNERS_AT_MOST:
                found += [_Cover(f"{name}, corner {number}", row, *corner) for number, corner in enumerate(corners, 1)]
                continue
        middle = shapely.centroid(shape)
        word = "" if shapely.get_dimensions(shape) == 0 else ", centre"
        found.append(_Cover(f"{name}{word}", row, float(middle.x), float(middle.y)))
    return found


_FLOW = ("septic_tank", "holding_tank", "grease_trap", "treatment_unit", "pump_chamber", "distribution_box", "cesspool")


def _rank(site: Site, row: int) -> int:
    role = _role(site, row)
    return _FLOW.index(role) if role in _FLOW else len(_FLOW)


def _role(site: Site, row: int) -> str:
    own = site.features.role_sets[site.features.role_set[row]]
    return next((role for role in (*_FLOW, *sorted(_FIELD)) if role in own), min(own))


def _tie(result: SwingTies, covers: Sequence[_Cover], corners: Sequence[tuple[float, float]]) -> None:
    """Choose a pair of corners for each cover and letter the corners that are used."""
    pairs = list(combinations(range(len(corners)), 2))
    judged = [[_Pair.of(cover, corners[a], corners[b], result) for a, b in pairs] for cover in covers]
    serves = [sum(own[number].good for own in judged) for number in range(len(pairs))]
    chosen = [_best(own, serves) for own in judged]
    used = sorted({corner for number in chosen for corner in pairs[number]})
    letters = {corner: Corner(_letter(place), *corners[corner]) for place, corner in enumerate(used)}
    result.corners = list(letters.values())
    features = result.site.features
    for place, (cover, number) in enumerate(zip(covers, chosen)):
        pair = judged[place][number]
        first, second = (letters[corner] for corner in pairs[number])
        result.ties.append(SwingTie(
            number=place + 1, name=cover.name, role=_role(result.site, cover.row), subject_id=str(features.ids[cover.row]),
            status=str(features.status[cover.row]), x=cover.x, y=cover.y, first=first, second=second,
            first_ft=to_tenths(pair.first_ft), second_ft=to_tenths(pair.second_ft), angle_deg=pair.angle, note=pair.note()))


@dataclass(frozen=True)
class _Pair:
    """Two corners as ties of one cover."""

    first_ft: float
    second_ft: float
    angle: float
    hidden: bool

    @staticmethod
    def of(cover: _Cover, first: tuple[float, float], second: tuple[float, float], result: SwingTies) -> _Pair:
        point, feet = (cover.x, cover.y), result.site.feet_per_unit
        tapes = shapely.linestrings([[point, first], [point, second]])
        # A tape along a wall only touches the outline; one through the house has a length inside.
        inside = shapely.length(shapely.intersection(tapes, result.building)) - shapely.length(
            shapely.intersection(tapes, shapely.boundary(result.building)))
        return _Pair(math.dist(point, first) * feet, math.dist(point, second) * feet, angle_between(point, first, second),
                     bool((inside * feet > CORNER_TOLERANCE_FT).any()))

    @property
    def good(self) -> bool:
        """Both tapes reach, and they meet at a good angle."""
        return not self.hidden and BEST_ANGLES_DEG[0] <= self.angle <= BEST_ANGLES_DEG[1]

    def rank(self, serves: int) -> tuple[float, ...]:
        """Less is better."""
        if self.good:
            return (0.0, -serves, self.first_ft + self.second_ft)
        # To whole degrees: of two pairs that are equally bad the shorter one serves.
        return (1.0, float(self.hidden), float(round(abs(90.0 - self.angle))), self.first_ft + self.second_ft)

    def note(self) -> str:
        """What is wrong with the pair."""
        told = ["a tie runs through the building"] if self.hidden else []
        if not BEST_ANGLES_DEG[0] <= self.angle <= BEST_ANGLES_DEG[1]:
            told.append(f"the ties meet at {self.angle:.0f} degrees: no pair of corners that both tapes reach does better")
        return "; ".join(told)


def _best(pairs: Sequence[_Pair], serves: Sequence[int]) -> int:
    """The best of some pairs, by how many covers each of them serves."""
    return min(range(len(pairs)), key=lambda number: pairs[number].rank(serves[number]))


def _letter(place: int) -> str:
    """A, B, ... Z, AA, AB, ..."""
    text = ""
    place += 1
    while place:
        place, rest = divmod(place - 1, 26)
        text = chr(65 + rest) + text
    return text


def _rests_on(site: Site, result: SwingTies, building: int) -> list[str]:
    """Whose outline the corners are, and how they and the pairs were chosen."""
    low, high = BEST_ANGLES_DEG
    told = [f"Ties are horizontal, in US survey feet and tenths, to corners of {result.building_id} as it is drawn.",
            f"Pairs of corners are chosen so that the ties meet at {low:g} to {high:g} degrees where they can. These angles "
            "are the choice of this program; no rule gives them.",
            f"A vertex less than {CORNER_TOLERANCE_FT:g} ft off the line of its neighbours is not taken as a corner."]
    if any("centre" in tie.name for tie in result.ties):
        told.append("Where a tank or box is drawn as an area, its middle is tied: the cover itself may lie elsewhere.")
    accuracy = float(site.features.accuracy_ft[building])
    told.append("How exactly the building is drawn is not stated." if math.isnan(accuracy) else
                f"The building's outline is stated to be good to {accuracy:g} ft.")
    if any(tie.status == "proposed" for tie in result.ties):
        told.append("Parts marked proposed are as designed, not as built.")
    return told
