# SPDX-License-Identifier: GPL-2.0-or-later
"""Exact horizontal distances between many subjects and many constraints: all pairs within reach, or the nearest one.

The distance is signed: positive outside, zero where they touch, negative the depth of the subject's deepest vertex inside an
area. No buffer polygon is involved anywhere (DESIGN principle 1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

import numpy as np
import shapely

from . import geometry as geo
from .site import BoolArray, FloatArray, IndexArray, ObjectArray

# An outline of up to so many pieces is measured to whole: below that it costs less than a search of the tree.
_FEW_PIECES = 256

# Floating-point noise of distances between coordinates of a million units, with room to spare.
_TIE = 1e-6


@dataclass
class Pairs:
    """Pairs of a subject and a constraint with their signed distance; one entry per pair in every column.

    Attributes
    ----------
    subject, constraint : ndarray of intp
        Rows of the arrays that were given.
    signed : ndarray of float64
        In units of the CRS.
    piece : ndarray of intp
        The boundary piece of the constraint that is nearest; -1 where the subject lies wholly inside.
    """

    subject: IndexArray
    constraint: IndexArray
    signed: FloatArray
    piece: IndexArray

    def __len__(self) -> int:
        return len(self.subject)

    def take(self, rows: IndexArray) -> Pairs:
        """The chosen pairs, in the order given."""
        return Pairs(self.subject[rows], self.constraint[rows], self.signed[rows], self.piece[rows])


class ConstraintIndex:
    """An index of constraints by the pieces of their outlines, so that a huge polygon costs no more than many small ones.

    Parameters
    ----------
    geometry : ndarray of object, shape (n,)
        Constraints: points, lines, polygons, multi-parts and collections.
    """

    def __init__(self, geometry: ObjectArray) -> None:
        self.geometry = geometry
        self.pieces, self.owner = geo.boundary_pieces(geometry)
        self.tree = shapely.STRtree(self.pieces)
        parts, part_owner = geo.explode(geometry)
        areas = shapely.get_type_id(parts) == shapely.GeometryType.POLYGON
        self.areas, self.area_owner = parts[areas], part_owner[areas]
        self._area_tree: Optional[shapely.STRtree] = None

    def within(self, subjects: ObjectArray, reach: FloatArray) -> Pairs:
        """All pairs closer than each subject's reach, those in which the subject lies inside an area among them.

        Parameters
        ----------
        subjects : ndarray of object, shape (m,)
        reach : ndarray of float64, shape (m,)
            In units of the CRS, 0 or more.
        """
        subject, piece, distance = self._near(subjects, reach)
        inside_subject, inside_owner = self._containing(subjects)
        subject = np.concatenate([subject, inside_subject])
        owner = np.concatenate([self.owner[piece], inside_owner])
        distance = np.concatenate([distance, np.zeros(len(inside_subject))])
        piece = np.concatenate([piece, np.full(len(inside_subject), -1)])
        return self._signed(subjects, _least(subject, owner, distance, piece, len(self.geometry)))

    def _near(self, subjects: ObjectArray, reach: FloatArray) -> tuple[IndexArray, IndexArray, FloatArray]:
        """Subjects, pieces and distances of all pieces within reach that can be the nearest of their constraint.

        Boxes rule most pieces out: of each pair the piece with the nearest box is measured first, then only those whose
        box is no farther than that.
        """
        bounds = shapely.bounds(subjects)
        subject, piece = self.tree.query(shapely.box(*(bounds + np.column_stack([-reach, -reach, reach, reach])).T))
        apart = _box_distance(bounds[subject], shapely.bounds(self.pieces)[piece])
        key = subject.astype(np.int64) * max(len(self.geometry), 1) + self.owner[piece]
        order = np.lexsort((apart, key))
        subject, piece, apart, key = subject[order], piece[order], apart[order], key[order]
        first = np.ones(len(key), dtype=bool)
        first[1:] = key[1:] != key[:-1]
        distance = np.full(len(key), np.nan)
        distance[first] = shapely.distance(subjects[subject[first]], self.pieces[piece[first]])
        best = distance[first][np.cumsum(first) - 1]
        # Pieces share their ends, so that ties are common: the allowance keeps them all.
        rest = np.flatnonzero(~first & (apart <= best + _TIE))
        distance[rest] = shapely.distance(subjects[subject[rest]], self.pieces[piece[rest]])
        near = np.flatnonzero(distance <= reach[subject])
        return subject[near], piece[near], distance[near]

    def nearest(self, subjects: ObjectArray) -> Pairs:
        """The nearest constraint of each subject that is not inside one; one pair per subject."""
        if not len(self.pieces) or not len(subjects):
            nobody = np.empty(0, dtype=np.intp)
            return Pairs(nobody, nobody, np.empty(0), nobody)
        (subject, piece), distance = self.tree.query_nearest(subjects, return_distance=True, all_matches=False)
        return self._signed(subjects, Pairs(subject, self.owner[piece], distance, piece))

    def lines_between(self, subjects: ObjectArray, pairs: Pairs) -> FloatArray:
        """End points of the shortest line of each pair, on the subject and on the constraint.

        Returns
        -------
        ndarray of float64, shape (n, 2, 2)
            Equal points where the two touch or one lies in the other.
        """
        own = subjects[pairs.subject]
        inside = pairs.piece < 0
        other = own.copy()
        other[~inside] = self.pieces[pairs.piece[~inside]]
        other[inside] = shapely.point_on_surface(own[inside])
        # Of several parts perhaps only one lies inside: only the area itself tells which.
        parted = inside & (shapely.get_num_geometries(own) > 1)
        other[parted] = self.geometry[pairs.constraint[parted]]
        return shortest_lines(own, other)

    def areas_near(self, subject: shapely.Geometry, distance: float) -> ObjectArray:
        """The areas within a distance of one subject."""
        if self._area_tree is None:
            self._area_tree = shapely.STRtree(self.areas)
        return np.asarray(self.areas[self._area_tree.query(subject, predicate="dwithin", distance=distance)], dtype=object)

    def _containing(self, subjects: ObjectArray) -> tuple[IndexArray, IndexArray]:
        """Pairs in which the first vertex of a part of the subject lies in an area, by prepared areas against points."""
        if not len(self.areas) or not len(subjects):
            return np.empty(0, dtype=np.intp), np.empty(0, dtype=np.intp)
        parts, part_of = geo.explode(subjects)
        vertices = shapely.points(_first_vertices(parts))
        area, vertex = shapely.STRtree(vertices).query(self.areas, predicate="intersects")
        return part_of[vertex], self.area_owner[area]

    def _signed(self, subjects: ObjectArray, pairs: Pairs) -> Pairs:
        """Give pairs that touch or overlap an area the depth of the subject's deepest vertex inside, as a negative number."""
        if not len(self.areas):
            return pairs
        touching = np.flatnonzero(pairs.signed == 0)
        touching = touching[np.isin(pairs.constraint[touching], self.area_owner)]
        if not len(touching):
            return pairs
        xy, pair = shapely.get_coordinates(subjects[pairs.subject[touching]], return_index=True)
        areas = self.geometry[pairs.constraint[touching]]
        shapely.prepare(areas)
        inside = shapely.intersects_xy(areas[pair], xy[:, 0], xy[:, 1])
        xy, pair = xy[inside], pair[inside]
        depth = np.zeros(len(touching))
        np.maximum.at(depth, pair, self._to_outline(shapely.points(xy), pairs.constraint[touching][pair]))
        pairs.signed[touching] = -depth
        return pairs

    def _to_outline(self, points: ObjectArray, constraint: IndexArray) -> FloatArray:
        """Distance of points to the outline of the constraint each lies in."""
        if not len(points):
            return np.empty(0)
        result = np.full(len(points), np.nan)
        # Of an outline of few pieces all are looked at, of a huge one those that the tree finds.
        huge = np.flatnonzero(np.bincount(self.owner, minlength=len(self.geometry))[constraint] > _FEW_PIECES)
        if len(huge):
            (point, piece), distance = self.tree.query_nearest(points[huge], return_distance=True)
            own = self.owner[piece] == constraint[huge[point]]
            result[huge[point[own]]] = distance[own]
        # Where another constraint's outline is nearer (areas that overlap), the tree does not tell of its own.
        rest = np.flatnonzero(np.isnan(result))
        if len(rest):
            unique, inverse = np.unique(constraint[rest], return_inverse=True)
            result[rest] = shapely.distance(points[rest], self._outlines(unique)[inverse.reshape(-1)])
        return result

    def _outlines(self, rows: IndexArray) -> ObjectArray:
        """The pieces of each of these constraints as one geometry; `rows` are sorted, without repeats."""
        used = np.flatnonzero(np.isin(self.owner, rows))
        used = used[np.argsort(self.owner[used], kind="stable")]
        return np.asarray(shapely.geometrycollections(self.pieces[used],
                                                      indices=np.searchsorted(rows, self.owner[used])))


class LineCache:
    """Shortest lines of pairs, each worked out once, though several rules ask for it."""

    def __init__(self, index: ConstraintIndex, subjects: ObjectArray, pairs: Pairs) -> None:
        self.index, self.subjects, self.pairs = index, subjects, pairs
        self._lines = np.full((len(pairs), 2, 2), np.nan)
        self._known = np.zeros(len(pairs), dtype=bool)

    def of(self, rows: IndexArray) -> FloatArray:
        """End points of some pairs' lines, as `ConstraintIndex.lines_between` gives them."""
        todo = np.unique(rows[~self._known[rows]])
        if len(todo):
            self._lines[todo] = self.index.lines_between(self.subjects, self.pairs.take(todo))
            self._known[todo] = True
        return self._lines[rows]


def _box_distance(first: FloatArray, second: FloatArray) -> FloatArray:
    """Distance between each two bounding boxes (xmin, ymin, xmax, ymax), 0 where they overlap."""
    gap = np.maximum(first[:, :2] - second[:, 2:], second[:, :2] - first[:, 2:])
    gap = np.maximum(gap, 0.0)
    return np.hypot(gap[:, 0], gap[:, 1])


def shortest_lines(first: ObjectArray, second: ObjectArray) -> FloatArray:
    """End points of the shortest line between each two geometries; ndarray of float64, shape (n, 2, 2)."""
    lines = shapely.shortest_line(first, second)
    ends: FloatArray = shapely.get_coordinates(lines).reshape(-1, 2, 2)
    return ends


def overlap_depth(inner: ObjectArray, area: ObjectArray) -> FloatArray:
    """Depth of the deepest vertex of each geometry inside its area; 0 where no vertex is inside. For few pairs."""
    xy, owner = shapely.get_coordinates(inner, return_index=True)
    points = shapely.points(xy)
    inside: BoolArray = shapely.intersects(area[owner], points)
    outline = shapely.boundary(area)
    depth = np.zeros(len(inner))
    np.maximum.at(depth, owner[inside], shapely.distance(points[inside], outline[owner[inside]]))
    return depth


def overlap_width(first: ObjectArray, second: ObjectArray) -> FloatArray:
    """How wide each two geometries overlap: no shift by less sets them apart. 0 where they touch only, or not at all.

    For two areas the diameter of the largest circle in what they share, for a point or line its depth in the area; never more
    than the true shift. For few pairs.

    Parameters
    ----------
    first, second : ndarray of object, shape (n,)

    Returns
    -------
    ndarray of float64, shape (n,)
        In units of the CRS.
    """
    common = shapely.intersection(first, second)
    width = 2.0 * geo.half_width(common)
    for inner, area in ((first, second), (second, first)):
        rows = np.flatnonzero(shapely.get_dimensions(area) == 2)
        width[rows] = np.maximum(width[rows], overlap_depth(inner[rows], area[rows]))
        xy, owner = geo.along_lines(common[rows])
        np.maximum.at(width, rows[owner], shapely.distance(shapely.points(xy), shapely.boundary(area[rows])[owner]))
    return width


def _first_vertices(parts: ObjectArray) -> FloatArray:
    xy = shapely.get_coordinates(parts)
    count = shapely.get_num_coordinates(parts)
    first: FloatArray = xy[np.concatenate([[0], np.cumsum(count)[:-1]])]
    return first


def _least(subject: IndexArray, owner: IndexArray, distance: FloatArray, piece: IndexArray, owners: int) -> Pairs:
    """Of several pieces of one constraint keep the nearest; ties go to a piece, which has a place to draw."""
    key = subject.astype(np.int64) * max(owners, 1) + owner
    order = np.lexsort((-piece, distance, key))
    first = np.ones(len(order), dtype=bool)
    first[1:] = key[order][1:] != key[order][:-1]
    chosen = order[first]
    return Pairs(subject[chosen], owner[chosen], distance[chosen], piece[chosen])
