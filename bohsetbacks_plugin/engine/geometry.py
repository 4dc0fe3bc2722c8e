# SPDX-License-Identifier: GPL-2.0-or-later
"""Geometry that is not about law: what is usable, repair on a copy, boundary pieces, depth inside and beyond.

All functions work on whole arrays of shapely geometries in the units of the analysis CRS.
"""

from __future__ import annotations

from typing import Optional

import numpy as np
import shapely

from .site import BoolArray, FloatArray, IndexArray, ObjectArray

# Vertices of one boundary piece. A 60,000-vertex polygon in an STRtree costs its whole length for every feature near its box;
# in pieces only what is near is measured (DESIGN section 4).
PIECE_VERTICES = 48

# Floating-point noise of coordinates of a million units, with room to spare.
_NOISE = 1e-6

# A shape whose box is narrower than this, as a part of its length, is a sliver.
_THINNEST = 1e-3


def has_finite_coordinates(geometry: ObjectArray) -> BoolArray:
    """Whether every x and y of each geometry is a number; True for missing and empty ones."""
    xy, owner = shapely.get_coordinates(geometry, return_index=True)
    bad = ~np.isfinite(xy).all(axis=1)
    result = np.ones(len(geometry), dtype=bool)
    result[owner[bad]] = False
    return result


def is_usable(geometry: ObjectArray) -> BoolArray:
    """Whether each geometry is there, not empty, and finite."""
    there: BoolArray = ~shapely.is_missing(geometry) & ~shapely.is_empty(geometry)
    return there & has_finite_coordinates(geometry)


def repair(geometry: ObjectArray) -> tuple[ObjectArray, BoolArray, list[tuple[int, str]]]:
    """Make invalid geometries valid on a copy, never by buffering with zero, which can lose a lobe.

    Parameters
    ----------
    geometry : ndarray of object, shape (n,)
        Usable geometries.

    Returns
    -------
    geometry : ndarray of object, shape (n,)
    repaired : ndarray of bool, shape (n,)
    repairs : list of (int, str)
        Row and GEOS's reason of each repair.
    """
    invalid = ~shapely.is_valid(geometry)
    if not invalid.any():
        return geometry, invalid, []
    result = geometry.copy()
    result[invalid] = shapely.make_valid(geometry[invalid])
    reasons = shapely.is_valid_reason(geometry[invalid])
    return result, invalid, list(zip(np.flatnonzero(invalid).tolist(), reasons.tolist()))


def footprint_keys(geometry: ObjectArray, wanted: BoolArray, step: float) -> list[Optional[bytes]]:
    """A key per geometry that is equal for equal outlines, whatever their first vertex or direction; None if not wanted.

    Only geometries whose rounded box and area occur twice are compared in full.
    """
    keys: list[Optional[bytes]] = [None] * len(geometry)
    rows = np.flatnonzero(wanted)
    if not len(rows):
        return keys
    rough = np.round(np.column_stack([shapely.bounds(geometry[rows]), shapely.area(geometry[rows])]) / (100 * step))
    _, inverse, counts = np.unique(rough, axis=0, return_inverse=True, return_counts=True)
    alike = rows[counts[inverse.reshape(-1)] > 1]
    if len(alike):
        rounded = shapely.transform(geometry[alike], lambda xy: np.round(xy / step) * step + 0.0)
        for row, wkb in zip(alike, shapely.to_wkb(shapely.normalize(rounded))):
            keys[row] = wkb
    return keys


def explode(geometry: ObjectArray) -> tuple[ObjectArray, IndexArray]:
    """Single parts (points, lines, polygons) of all geometries, and the row that each comes from."""
    parts, owner = shapely.get_parts(geometry, return_index=True)
    # A collection from make_valid may hold multi-geometries.
    inner, inner_owner = shapely.get_parts(parts, return_index=True)
    return inner, owner[inner_owner]


def boundary_pieces(geometry: ObjectArray, vertices: int = PIECE_VERTICES) -> tuple[ObjectArray, IndexArray]:
    """Outlines of all rings of all parts, lines and points, cut into short pieces, and the row that each comes from.

    Parameters
    ----------
    geometry : ndarray of object, shape (n,)
    vertices : int
        Segments per piece at most.

    Returns
    -------
    pieces : ndarray of object, shape (m,)
        Points and linestrings that together are the points, lines and ring outlines of the input.
    owner : ndarray of intp, shape (m,)
    """
    parts, owner = explode(geometry)
    kind = shapely.get_type_id(parts)
    points = kind == shapely.GeometryType.POINT
    polygons = kind == shapely.GeometryType.POLYGON
    rings, ring_of = shapely.get_rings(parts[polygons], return_index=True)
    lines = np.concatenate([parts[~points & ~polygons], rings])
    line_owner = np.concatenate([owner[~points & ~polygons], owner[polygons][ring_of]])
    pieces, source = _cut(lines, vertices)
    return np.concatenate([parts[points], pieces]), np.concatenate([owner[points], line_owner[source]])


def _cut(lines: ObjectArray, size: int) -> tuple[ObjectArray, IndexArray]:
    """Cut lines into pieces of at most `size` segments that share their end vertices."""
    if not len(lines):
        return np.empty(0, dtype=object), np.empty(0, dtype=np.intp)
    xy = shapely.get_coordinates(lines)
    count = shapely.get_num_coordinates(lines).astype(np.intp)
    start = np.concatenate([[0], np.cumsum(count)[:-1]])
    per_line = np.maximum(1, -(-(count - 1) // size))
    source = np.repeat(np.arange(len(lines)), per_line)
    number = np.arange(len(source)) - np.repeat(np.cumsum(per_line) - per_line, per_line)
    first = start[source] + number * size
    last = np.minimum(first + size, start[source] + count[source] - 1)
    length = last - first + 1
    piece = np.repeat(np.arange(len(source)), length)
    vertex = np.arange(length.sum()) - np.repeat(np.cumsum(length) - length, length) + np.repeat(first, length)
    return shapely.linestrings(xy[vertex], indices=piece), source


def farthest_beyond(inner: ObjectArray, area: ObjectArray) -> FloatArray:
    """How far each geometry reaches beyond its area: its farthest vertex, or the middle of what it bridges.

    A component across a notch of its lot has all its vertices inside; what lies in the notch is beyond the line all the same.

    Parameters
    ----------
    inner, area : ndarray of object, shape (n,)
        Pairs: a component and the lot that it should lie in.

    Returns
    -------
    ndarray of float64, shape (n,)
        In units of the CRS.
    """
    xy, owner = shapely.get_coordinates(inner, return_index=True)
    distance = shapely.distance(shapely.points(xy), area[owner])
    result = np.zeros(len(inner))
    np.maximum.at(result, owner, distance)
    bridged = np.flatnonzero((result <= _NOISE) & ~shapely.covered_by(inner, area))
    if len(bridged):
        rest = shapely.difference(inner[bridged], area[bridged])
        xy, owner = along_lines(rest)
        result[bridged] = np.maximum(result[bridged], half_width(rest))
        np.maximum.at(result, bridged[owner], shapely.distance(shapely.points(xy), area[bridged][owner]))
    return result


def half_width(shapes: ObjectArray) -> FloatArray:
    """Radius of the largest circle in each geometry; 0 where it holds no area.

    Parameters
    ----------
    shapes : ndarray of object, shape (n,)

    Returns
    -------
    ndarray of float64, shape (n,)
        In units of the CRS. Of collections and multi-parts, of the widest part.
    """
    parts, owner = explode(shapes)
    size = np.zeros(len(parts))
    areas = np.flatnonzero((shapely.get_type_id(parts) == shapely.GeometryType.POLYGON) & (shapely.area(parts) > 0))
    if len(areas):
        bounds = shapely.bounds(parts[areas])
        sides = np.sort(bounds[:, 2:] - bounds[:, :2], axis=1)
        # GEOS looks for the circle on a grid as fine as the shape is narrow: on a sliver it would not end. Area by outline is
        # never more than the radius.
        thin = sides[:, 0] < sides[:, 1] * _THINNEST
        size[areas[thin]] = shapely.area(parts[areas[thin]]) / shapely.length(parts[areas[thin]])
        size[areas[~thin]] = shapely.length(shapely.maximum_inscribed_circle(parts[areas[~thin]]))
    result = np.zeros(len(shapes))
    np.maximum.at(result, owner, size)
    return result


def along_lines(shapes: ObjectArray) -> tuple[FloatArray, IndexArray]:
    """Points along the lines of each geometry, a 64th of each line apart at most, and the row that each comes from."""
    parts, owner = explode(shapes)
    lines = np.flatnonzero((shapely.get_dimensions(parts) == 1) & (shapely.length(parts) > 0))
    xy, line = shapely.get_coordinates(shapely.segmentize(parts[lines], shapely.length(parts[lines]) / 64), return_index=True)
    return xy, owner[lines[line]]


def edges_on_box(source: ObjectArray, placed: ObjectArray, box: FloatArray, tolerance: float) -> ObjectArray:
    """Polygon edges that lie on the bounding box of their layer: where it was cut there, they are no lot lines.

    Parameters
    ----------
    source : ndarray of object, shape (n,)
        Polygons in the layer's own CRS, in which a cut runs along the axes.
    placed : ndarray of object, shape (n,)
        The same polygons, vertex for vertex, in the analysis CRS.
    box : ndarray of float64, shape (4,)
        Bounding box of the whole layer: xmin, ymin, xmax, ymax.
    tolerance : float
        In units of the layer's own CRS.

    Returns
    -------
    ndarray of object, shape (n,)
        MultiLineString in the analysis CRS, or None where a polygon has no such edge.
    """
    result = np.full(len(source), None, dtype=object)
    usable = is_usable(source) & is_usable(placed)
    rows = np.flatnonzero(usable)
    if not len(rows):
        return result
    parts, part_of = explode(source[rows])
    rings, ring_of = shapely.get_rings(parts, return_index=True)
    placed_rings, _ = shapely.get_rings(explode(placed[rows])[0], return_index=True)
    xy, ring = shapely.get_coordinates(rings, return_index=True)
    placed_xy = shapely.get_coordinates(placed_rings)
    # An edge joins two vertices of one ring that are not the same point.
    same_ring = (ring[:-1] == ring[1:]) & (xy[:-1] != xy[1:]).any(axis=1)
    on_box = np.zeros(len(same_ring), dtype=bool)
    for axis, side in zip((0, 1, 0, 1), box):
        near = np.abs(xy[:, axis] - side) <= tolerance
        on_box |= near[:-1] & near[1:]
    edge = np.flatnonzero(same_ring & on_box)
    owner = rows[part_of[ring_of[ring[edge]]]]
    lines = shapely.linestrings(np.stack([placed_xy[edge], placed_xy[edge + 1]], axis=1))
    for row in np.unique(owner):
        result[row] = shapely.multilinestrings(lines[owner == row])
    return result
