# SPDX-License-Identifier: GPL-2.0-or-later
"""The nearest constraint of one kind to a place, out of an index that is built once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

import numpy as np
import shapely

from .distance import ConstraintIndex, shortest_lines
from .edges import ROAD_ROLES, EdgeOffsets, edge_offsets, without_layouts
from .site import Features, FloatArray, IndexArray, ObjectArray
from .units import round_feet
from .vocabulary import could_be

# Roles under which what is mapped may not be the edge that is measured to, and the watercourses that carry a note.
_EDGE_ROLES = ("certified_vernal_pool", "public_highway", "traveled_way", "stream", "river", "supply_tributary",
               "surface_water")


@dataclass(frozen=True)
class NearestOfKind:
    """The nearest feature of one kind to a place.

    Attributes
    ----------
    row : int
        Row of the feature table.
    signed_ft : float
        Rounded to 0.01 ft; negative the depth inside an area. To the edge, where half a width is taken off the mapped line.
    note : str
        What was measured to, where that is not what is mapped.
    line : ndarray of float64, shape (2, 2)
        From the place to the nearest point of the mapped outline, in units of the analysis CRS.
    """

    row: int
    signed_ft: float
    note: str
    line: FloatArray


class KindIndex:
    """An index of the features of one role set.

    Parameters
    ----------
    features : Features
    own : frozenset of str
        The role set.
    members : ndarray of intp, shape (n,)
        Rows of the feature table that have it, or some of them.
    feet_per_unit : float
    """

    def __init__(self, features: Features, own: frozenset[str], members: IndexArray, feet_per_unit: float) -> None:
        self.members, self.feet_per_unit = members, feet_per_unit
        role = next((name for name in _EDGE_ROLES if name in own), "")
        self.offsets: EdgeOffsets = edge_offsets(features, members, role)
        shapes = without_layouts(features, members, role if role in ROAD_ROLES else "")
        self.index = ConstraintIndex(shapes)
        self._largest = float(np.nanmax(self.offsets.feet, initial=0.0)) / feet_per_unit
        self._areas = shapely.STRtree(self.index.areas)

    def nearest(self, place: shapely.Geometry) -> Optional[NearestOfKind]:
        """The nearest to one point, by the edge that is measured to; None where nothing of the kind is left to measure."""
        inside = self._deepest(place)
        if inside is not None:
            return inside
        index = self.index
        if not len(index.pieces):
            return None
        found, distance = index.tree.query_nearest(place, return_distance=True)
        if self._largest > 0:
            # A wide road may be nearer by its edge than a narrow one whose centreline is nearer.
            found = index.tree.query(place, predicate="dwithin", distance=float(distance[0]) + self._largest)
            distance = shapely.distance(place, index.pieces[found])
        owner = index.owner[found]
        signed = distance * self.feet_per_unit - np.nan_to_num(self.offsets.feet[owner], nan=0.0)
        # Of several equally near, the first: the same place gives the same answer.
        best = int(np.lexsort((owner, np.round(signed, 6)))[0])
        return self._made(place, int(owner[best]), float(signed[best]), index.pieces[found[best]])

    def rows_nearest(self, shape: shapely.Geometry) -> IndexArray:
        """The features nearest to a shape by their outlines, in rows of the feature table."""
        if not len(self.index.pieces):
            return np.empty(0, dtype=np.intp)
        owners = self.index.owner[self.index.tree.query_nearest(shape)]
        return np.asarray(np.unique(self.members[owners]), dtype=np.intp)

    def depths(self, place: shapely.Geometry) -> dict[int, float]:
        """How deep a point lies in the areas of the kind that hold it: feet by row of the feature table."""
        owners, outlines = self._holding(place)
        return dict(zip(self.members[owners].tolist(), (shapely.distance(place, outlines) * self.feet_per_unit).tolist()))

    def _deepest(self, place: shapely.Geometry) -> Optional[NearestOfKind]:
        """The area that the place lies deepest in, if any."""
        owners, outlines = self._holding(place)
        if not len(owners):
            return None
        depth = shapely.distance(place, outlines)
        best = int(np.argmax(np.round(depth, 9)))
        return self._made(place, int(owners[best]), -float(depth[best]) * self.feet_per_unit, outlines[best])

    def _holding(self, place: shapely.Geometry) -> tuple[IndexArray, ObjectArray]:
        """The features whose areas hold a point, and the outline of each."""
        index = self.index
        hit = self._areas.query(place)
        shapely.prepare(index.areas[hit])
        owners = np.unique(index.area_owner[hit[shapely.intersects(index.areas[hit], place)]])
        outlines = np.empty(len(owners), dtype=object)
        outlines[:] = [shapely.geometrycollections(index.pieces[index.owner == owner]) for owner in owners]
        return owners, outlines

    def _made(self, place: shapely.Geometry, owner: int, signed_ft: float, target: shapely.Geometry) -> NearestOfKind:
        line = shortest_lines(np.array([place], dtype=object), np.array([target], dtype=object))[0]
        return NearestOfKind(int(self.members[owner]), float(round_feet(signed_ft)), str(self.offsets.note[owner]), line)


def kind_unknown(roles: frozenset[str]) -> bool:
    """Whether features of these roles may be of other kinds too, because theirs was not told."""
    return "unknown" in roles or could_be(roles) != roles
