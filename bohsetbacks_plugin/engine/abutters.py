# SPDX-License-Identifier: GPL-2.0-or-later
"""Which lots lie next to a property: abutters, lots straight across a way, abutters of the abutters, lots within a distance.

The law gives no way to find these on a map, so every threshold here is ours and named. Adjacency is never tested with exact
`touches`: neighbours in a parcel layer overlap, or leave slivers, by grid noise.

How a lot straight across is found: from each foot of the property's outline that no other lot shares, a ray goes out square to
that edge. The first lot that it meets is opposite if the ray runs over a mapped way or, where none is mapped, over a narrow
gap between lots; not over water at either end; and across the way rather than along it (`ACROSS_SHARE`). A curved frontage
works edge by edge. A lot that the rays meet along less than `LEAST_FACING_FT` of frontage is not opposite.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely

from . import geometry as geo
from .lots import PREMISES_GAP_FT, SAME_LOT_FT
from .site import BoolArray, FloatArray, IndexArray, ObjectArray
from .units import round_feet

#: Lots nearer to each other than this abut: a wider gap than grid noise is a strip of land that somebody owns.
ABUTTING_GAP_FT = 0.5

#: A common boundary shorter than this is a corner, as the map has it. The lot still abuts; it is only marked.
LEAST_COMMON_FT = 3.0

#: The widest mapped way that is looked across: an interstate's layout with its slopes.
WIDEST_WAY_FT = 400.0

#: The widest gap between lots that is taken as a way where none is mapped: a state highway's layout.
WIDEST_GAP_FT = 150.0

#: One ray for so much of the outline.
RAY_STEP_FT = 1.0

#: A lot that faces the property along less than this is not opposite.
LEAST_FACING_FT = 3.0

#: A ray runs across a way if no lot is nearer to its middle than this share of its length. Between parallel sides the share is
#: a half; 0.35 allows sides that converge by 45 degrees; a ray down a side street has a far smaller one.
ACROSS_SHARE = 0.35

# Places along a ray at which it is asked what it runs over.
_SAMPLES = 8


class Parcels:
    """What lies around a property; rows are those of the arrays given.

    Parameters
    ----------
    lots, ways, waters : ndarray of object
        Areas in units of the CRS; ways are rights of way and traveled ways, waters are parcels of the lot layer.
    feet_per_unit : float
        US survey feet per unit of the CRS.
    """

    def __init__(self, lots: ObjectArray, ways: ObjectArray, waters: ObjectArray, feet_per_unit: float) -> None:
        self.lots, self.ways, self.waters = (_areas(part) for part in (lots, ways, waters))
        self.feet_per_unit = feet_per_unit
        self.tree = shapely.STRtree(self.lots)

    def units(self, feet: float) -> float:
        """A length in units of the CRS."""
        return feet / self.feet_per_unit


@dataclass
class Opposite:
    """Lots straight across a way, and what is not mapped at all; one entry per lot in every column but the last.

    Attributes
    ----------
    lot : ndarray of intp
        Rows of the lots, ascending.
    facing_ft : ndarray of float64
        Feet of the property's frontage that face the lot.
    ways : list of tuple of int
        Rows of the ways between; empty where there is only a gap between lots.
    open_ft : float
        Feet of the property's outline beyond which no lot, way or water is mapped.
    """

    lot: IndexArray
    facing_ft: FloatArray
    ways: list[tuple[int, ...]]
    open_ft: float


def property_area(parcels: Parcels, own: IndexArray) -> Any:
    """The area of a property: its lot, or its lots joined across slivers.

    Parameters
    ----------
    own : ndarray of intp
        Rows of its lots.
    """
    if len(own) == 1:
        return parcels.lots[own[0]]
    gap = parcels.units(PREMISES_GAP_FT) / 2
    grown = shapely.buffer(parcels.lots[own], gap, join_style="mitre")
    return shapely.buffer(shapely.union_all(grown), -gap, join_style="mitre")


def same_place(parcels: Parcels, own: IndexArray) -> IndexArray:
    """Other records whose outline is that of one of these lots up to grid noise: they are the same land."""
    mine, lot = parcels.tree.query(parcels.lots[own], predicate="intersects")
    other = ~np.isin(lot, own)
    mine, lot = mine[other], lot[other]
    apart = shapely.hausdorff_distance(shapely.boundary(parcels.lots[own[mine]]), shapely.boundary(parcels.lots[lot]))
    return np.asarray(np.unique(lot[apart <= parcels.units(SAME_LOT_FT)]), dtype=np.intp)


def abutting(parcels: Parcels, areas: ObjectArray) -> tuple[IndexArray, IndexArray, FloatArray]:
    """Pairs of an area and a lot that abut, within `ABUTTING_GAP_FT`; a lot abuts itself too.

    Parameters
    ----------
    areas : ndarray of object, shape (n,)

    Returns
    -------
    area, lot : ndarray of intp, shape (pairs,)
        Rows of `areas` and of the lots.
    common_ft : ndarray of float64, shape (pairs,)
        Feet of the lot's outline that run along the area; under `LEAST_COMMON_FT` it is a corner.
    """
    gap = parcels.units(ABUTTING_GAP_FT)
    area, lot = parcels.tree.query(areas, predicate="dwithin", distance=gap)
    along = shapely.intersection(shapely.boundary(parcels.lots[lot]), shapely.buffer(areas, gap)[area])
    # At either end the outline runs on for about a gap's width before it has left the area's surroundings.
    common = shapely.length(along) * parcels.feet_per_unit - 2 * ABUTTING_GAP_FT
    return area, lot, np.maximum(0.0, common)


def within(parcels: Parcels, area: Any, feet: float) -> tuple[IndexArray, FloatArray]:
    """Lots within a distance of a property's line, and their distances.

    Parameters
    ----------
    area : shapely geometry
        The property.
    feet : float
        A lot at exactly this distance counts.

    Returns
    -------
    lot : ndarray of intp, shape (m,)
        Ascending; the property's own lots are among them.
    distance_ft : ndarray of float64, shape (m,)
        Rounded half up to 0.01 ft, as it is compared and printed.
    """
    lot = np.sort(parcels.tree.query(area, predicate="dwithin", distance=parcels.units(feet + 1.0)))
    distance = round_feet(shapely.distance(area, parcels.lots[lot]) * parcels.feet_per_unit)
    near = distance <= feet
    return lot[near], distance[near]


def opposite(parcels: Parcels, area: Any, own: IndexArray) -> Opposite:
    """Lots straight across a way from a property; see the head of this module.

    Parameters
    ----------
    area : shapely geometry
        The property.
    own : ndarray of intp
        Rows of its lots: a ray that meets one of them ends there.
    """
    start, normal, width = _outline(area, parcels.units(RAY_STEP_FT))
    shared, lot = parcels.tree.query(shapely.points(start), predicate="dwithin", distance=parcels.units(ABUTTING_GAP_FT))
    free = np.ones(len(start), dtype=bool)
    free[shared[~np.isin(lot, own)]] = False
    start, normal, width = start[free], normal[free], width[free] * parcels.feet_per_unit
    ray, lot, length = _first_lots(parcels, start, normal)
    ways, fits = _runs_across(parcels, start[ray], normal[ray], length)
    told = fits | (length <= parcels.units(WIDEST_GAP_FT))
    fits &= ~np.isin(lot, own)
    found, row = np.unique(lot[fits], return_inverse=True)
    facing = np.zeros(len(found))
    np.add.at(facing, row.reshape(-1), width[ray[fits]])
    between = [tuple(np.unique(ways[fits][row.reshape(-1) == number]).tolist()) for number in range(len(found))]
    enough = facing >= LEAST_FACING_FT
    return Opposite(lot=found[enough], facing_ft=facing[enough],
                    ways=[tuple(way for way in some if way >= 0) for some, kept in zip(between, enough) if kept],
                    open_ft=float(width[_is_open(parcels, start, normal, ray[told])].sum()))


def adjoining(area: Any, others: ObjectArray, parcels: Parcels) -> IndexArray:
    """Rows of other parcels that abut a property."""
    near = shapely.STRtree(others).query(area, predicate="dwithin", distance=parcels.units(ABUTTING_GAP_FT))
    return np.sort(np.asarray(near, dtype=np.intp))


def _areas(geometry: ObjectArray) -> ObjectArray:
    """The same with polygons only: a repaired area may have kept a line, and then has no boundary."""
    result = geometry.copy()
    for row in np.flatnonzero(shapely.get_type_id(geometry) == shapely.GeometryType.GEOMETRYCOLLECTION):
        parts, _ = geo.explode(geometry[row:row + 1])
        result[row] = shapely.multipolygons(parts[shapely.get_type_id(parts) == shapely.GeometryType.POLYGON])
    return result


def _outline(area: Any, step: float) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Middles of pieces of an outline no longer than a step, the direction outward there, and the pieces' lengths."""
    polygons = shapely.get_parts(area)
    rings, polygon = shapely.get_rings(polygons, return_index=True)
    outer = np.zeros(len(rings), dtype=bool)
    outer[np.unique(polygon, return_index=True)[1]] = True
    # Outward is to the right of a ring that runs counter-clockwise round the area, and to the left of one round a hole.
    side = np.where(shapely.is_ccw(rings) == outer, 1.0, -1.0)
    xy, ring = shapely.get_coordinates(rings, return_index=True)
    along = np.diff(xy, axis=0)
    length = np.hypot(along[:, 0], along[:, 1])
    edge = np.flatnonzero((ring[1:] == ring[:-1]) & (length > 0))
    pieces = np.maximum(1, np.ceil(length[edge] / step)).astype(np.intp)
    of = np.repeat(edge, pieces)
    number = np.arange(len(of)) - np.repeat(np.cumsum(pieces) - pieces, pieces)
    count = np.repeat(pieces, pieces)
    share = (number + 0.5) / count
    start = xy[of] + along[of] * share[:, None]
    normal = np.column_stack([along[of, 1], -along[of, 0]]) / length[of, None] * side[ring[of], None]
    return start, normal, length[of] / count


def _first_lots(parcels: Parcels, start: FloatArray, normal: FloatArray) -> tuple[IndexArray, IndexArray, FloatArray]:
    """The lot that each ray meets first, and any that lies with it up to a gap's width: records of one lot may differ."""
    gap, far = parcels.units(ABUTTING_GAP_FT), parcels.units(WIDEST_WAY_FT)
    begin = start + normal * gap
    rays = shapely.linestrings(np.stack([begin, start + normal * far], axis=1))
    ray, lot = parcels.tree.query(rays, predicate="intersects")
    met = shapely.intersection(rays[ray], parcels.lots[lot])
    length = shapely.distance(shapely.points(begin[ray]), met) + gap
    first = np.full(len(start), np.inf)
    np.minimum.at(first, ray, length)
    kept = length <= first[ray] + gap
    return ray[kept], lot[kept], length[kept]


def _runs_across(parcels: Parcels, start: FloatArray, normal: FloatArray, length: FloatArray) -> tuple[IndexArray, BoolArray]:
    """The way that each ray runs over, -1 for none, and whether the ray joins two lots across a way.

    Parameters
    ----------
    start, normal : ndarray of float64, shape (n, 2)
    length : ndarray of float64, shape (n,)
        Of each ray up to the lot, in units of the CRS.
    """
    if not len(start):
        return np.empty(0, dtype=np.intp), np.empty(0, dtype=bool)
    middle = shapely.points(start + normal * (length / 2)[:, None])
    _, room = parcels.tree.query_nearest(middle, return_distance=True, all_matches=False)
    at = (np.arange(_SAMPLES) + 0.5) / _SAMPLES
    places = start[:, None, :] + normal[:, None, :] * (length[:, None] * at)[:, :, None]
    way = _parcel_at(parcels.ways, places.reshape(-1, 2)).reshape(-1, _SAMPLES)
    water = _parcel_at(parcels.waters, places.reshape(-1, 2)).reshape(-1, _SAMPLES) >= 0
    on_way = (way >= 0).any(axis=1)
    narrow = (length <= parcels.units(WIDEST_GAP_FT)) & ~water.any(axis=1)
    fits = (room >= ACROSS_SHARE * length) & ~water[:, 0] & ~water[:, -1] & (on_way | narrow)
    return way.max(axis=1), fits


def _is_open(parcels: Parcels, start: FloatArray, normal: FloatArray, told: IndexArray) -> BoolArray:
    """Whether nothing is mapped beyond a place of the outline: no way, no water, and no lot as these rays have met one."""
    result = np.ones(len(start), dtype=bool)
    result[told] = False
    beyond = start + normal * parcels.units(2 * ABUTTING_GAP_FT)
    for others in (parcels.ways, parcels.waters):
        result &= _parcel_at(others, beyond) < 0
    return result


def _parcel_at(areas: ObjectArray, places: FloatArray) -> IndexArray:
    """Row of an area that holds each place, -1 for none. Parcels of ways are few and huge: they are prepared, one by one."""
    result = np.full(len(places), -1, dtype=np.intp)
    if not len(areas) or not len(places):
        return result
    low, high = places.min(axis=0), places.max(axis=0)
    for row in np.sort(shapely.STRtree(areas).query(shapely.box(*low, *high))):
        shapely.prepare(areas[row])
        result[shapely.contains_xy(areas[row], places[:, 0], places[:, 1])] = row
    return result
