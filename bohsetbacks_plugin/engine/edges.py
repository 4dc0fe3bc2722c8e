# SPDX-License-Identifier: GPL-2.0-or-later
"""From what is mapped to the edge that a rule measures to: half a road's width, the radius of a pool drawn as a point."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely

from . import geometry as geo
from .site import Features, FloatArray, IndexArray, ObjectArray

#: How far beyond the required distance a mapped line or point of unknown width is still looked for. The law gives no such
#: number; it is wider than half of any highway layout in the state, and is printed where it decides.
UNMAPPED_EDGE_REACH_FT = 200.0

#: Role -> (dimension as mapped, attribute with the width, its part from the map to the edge, words).
_OFFSETS = {
    "public_highway": (1, "layout_width_ft", 0.5, "centreline less half the layout width"),
    "traveled_way": (1, "surface_width_ft", 0.5, "centreline less half the surface width"),
    "certified_vernal_pool": (0, "pool_radius_ft", 1.0, "map point less the pool's radius"),
}
#: Roles whose mapped line or point is not the edge that is measured to.
OFFSET_ROLES = frozenset(_OFFSETS)
#: Roles of which the layout or pavement may be mapped as an area, beside a centreline.
ROAD_ROLES = frozenset({"public_highway", "traveled_way"})
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


def without_layouts(features: Features, rows: IndexArray, role: str) -> ObjectArray:
    """Geometry of constraints, centrelines cut back to where no layout of the same role is mapped: there its edge counts.

    Parameters
    ----------
    features : Features
    rows : ndarray of intp, shape (n,)
    role : str
        The role under which they are measured; for other roles than roads nothing is cut.

    Returns
    -------
    ndarray of object, shape (n,)
        Empty where a layout covers the whole centreline.
    """
    geometry = features.geometry[rows]
    lines = np.flatnonzero(shapely.get_dimensions(geometry) == 1)
    mapped = features.geometry[features.having(frozenset({role}))]
    layouts = mapped[shapely.get_dimensions(mapped) == 2]
    if role not in ROAD_ROLES or not len(lines) or not len(layouts):
        return geometry
    pieces, owner = geo.boundary_pieces(geometry[lines])
    # Layouts are few and can be huge: they are the prepared side, and only pieces that cross their edge are cut.
    tree = shapely.STRtree(pieces)
    layout, piece = tree.query(layouts, predicate="intersects")
    covered = np.unique(tree.query(layouts, predicate="covers")[1])
    mixed = ~np.isin(piece, covered)
    for one, number in zip(piece[mixed], layout[mixed]):
        pieces[one] = shapely.difference(pieces[one], layouts[number])
    left = np.ones(len(pieces), dtype=bool)
    left[covered] = False
    left &= ~shapely.is_empty(pieces)
    result = geometry.copy()
    for line in np.unique(owner[piece]):
        result[lines[line]] = shapely.union_all(pieces[left & (owner == line)])
    return result
