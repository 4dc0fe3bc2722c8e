# SPDX-License-Identifier: GPL-2.0-or-later
"""From what is mapped to the edge that a rule measures to: half a road's width, the radius of a pool drawn as a point."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely

from .site import BoolArray, Features, FloatArray, IndexArray, ObjectArray

#: How far beyond the required distance a mapped line or point of unknown width is still looked for. The law gives no such
#: number; it is wider than half of any highway layout in the state, and is printed where it decides.
UNMAPPED_EDGE_REACH_FT = 200.0

#: Role -> (dimension as mapped, attribute with the width, its part from the map to the edge, words).
_OFFSETS = {
    "public_highway": (1, "layout_width_ft", 0.5, "centreline less half the layout width"),
    "traveled_way": (1, "surface_width_ft", 0.5, "centreline less half the surface width"),
    "certified_vernal_pool": (0, "pool_radius_ft", 1.0, "map point less the pool's radius"),
}
_CENTRELINES = frozenset({"stream", "river", "supply_tributary", "surface_water"})


@dataclass
class EdgeOffsets:
    """Distance from the mapped geometry to the edge measured to; one entry per constraint in every column.

    Attributes
    ----------
    feet : ndarray of float64
        0 where the edge itself is mapped, NaN where the offset is needed and not known.
    note : ndarray of object
    missing : str
        Attribute to supply where the offset is not known.
    outside_only : bool
        The mapped place lies within the edge for certain, so that an intrusion on it stands even where the offset is not
        known (a pool's point; a road without a width is not judged at all).
    """

    feet: FloatArray
    note: ObjectArray
    missing: str
    outside_only: bool


def edge_offsets(features: Features, rows: IndexArray, role: str) -> EdgeOffsets:
    """Offsets of the constraints of one role.

    Parameters
    ----------
    features : Features
    rows : ndarray of intp, shape (n,)
    role : str
        The role under which they are measured.
    """
    feet, note = np.zeros(len(rows)), np.full(len(rows), "", dtype=object)
    dimension = shapely.get_dimensions(features.geometry[rows])
    if role in _CENTRELINES:
        note[dimension == 1] = "measured to the mapped line of the watercourse; its bank is nearer"
    if role not in _OFFSETS:
        return EdgeOffsets(feet, note, "", False)
    mapped_as, attribute, part, words = _OFFSETS[role]
    needs = dimension == mapped_as
    width = features.numbers(attribute, rows)
    known = np.isfinite(width) & (width > 0)
    feet[needs] = np.where(known, width * part, np.nan)[needs]
    for row in np.flatnonzero(needs & known):
        note[row] = f"measured to the {words} ({width[row] * part:g} ft): approximate"
    for row in np.flatnonzero(needs & ~known):
        note[row] = f"'{attribute}' not given: only the map's line or point is known, the edge is nearer"
    return EdgeOffsets(feet, note, attribute, role == "certified_vernal_pool")


def superseded(features: Features, role: str, ends: ObjectArray, is_line: BoolArray) -> BoolArray:
    """Pairs whose nearest point on a centreline lies in a mapped layout of the same role: the layout's edge counts there.

    Parameters
    ----------
    ends : ndarray of object, shape (n,)
        Nearest points on the constraint.
    is_line : ndarray of bool, shape (n,)
        Whether the constraint is mapped as a line.
    """
    result = np.zeros(len(ends), dtype=bool)
    if role not in ("public_highway", "traveled_way") or not is_line.any():
        return result
    rows = features.having(frozenset({role}))
    areas = features.geometry[rows][shapely.get_dimensions(features.geometry[rows]) == 2]
    if not len(areas):
        return result
    lines = np.flatnonzero(is_line)
    # Layout polygons are few and can be huge: they are the prepared side of the query.
    _, hit = shapely.STRtree(ends[lines]).query(areas, predicate="intersects")
    result[lines[np.unique(hit)]] = True
    return result
