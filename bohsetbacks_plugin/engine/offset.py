# SPDX-License-Identifier: GPL-2.0-or-later
"""The area within a distance of a shape, to a stated error: for drawing.

GEOS's own buffer first drops concave vertices that are shallow against 1 % of the distance, and rounds the number of
segments of an arc down: 100 ft from a wetland's outline it is up to 0.5 ft too far, and 0.04 ft too near.
"""

from __future__ import annotations

import math

import numpy as np
import shapely

from . import geometry as geo
from .site import BoolArray, FloatArray, IndexArray, ObjectArray

#: GEOS simplifies what it buffers by this share of the distance.
_GEOS_SIMPLIFIES = 0.01
#: Up to this many pieces of an outline it is quicker to measure to all of them than to ask a tree.
_FEW_PIECES = 40


def quarter_segments(radius: float, error: float) -> int:
    """Segments per quarter circle so that no chord runs more than `error` inside an arc of this radius."""
    return max(8, math.ceil(math.pi / 2.0 / _chord_angle(radius, error)))


def around(shapes: ObjectArray, radius: float, error: float) -> ObjectArray:
    """The points within a distance of each shape: never beyond it, and at most `error` short of it.

    Parameters
    ----------
    shapes : ndarray of object, shape (n,)
        Valid points, lines, polygons, multi-parts and collections.
    radius, error : float
        In units of the CRS, above 0.

    Returns
    -------
    ndarray of object, shape (n,)
        Polygons and multi-polygons.
    """
    # GEOS rounds the segments of an arc half up, so an angle of 1.5 steps can be one chord.
    segments = math.ceil(1.5 * quarter_segments(radius, error))
    result = np.asarray(shapely.buffer(shapes, radius, quad_segs=segments), dtype=object)
    for row in np.flatnonzero(_may_be_simplified(shapes, radius)):
        shape = shapes[row]
        if not _keeps_within(result[row], shape, radius, error):
            result[row] = _around_one(shape, radius, error)
    return result


def _may_be_simplified(shapes: ObjectArray, radius: float) -> BoolArray:
    """Shapes of which GEOS may drop a vertex: it begins with one that lies near the line between its neighbours."""
    parts, owner = geo.explode(shapes)
    polygons = shapely.get_type_id(parts) == shapely.GeometryType.POLYGON
    rings, ring_of = shapely.get_rings(parts[polygons], return_index=True)
    lines = np.concatenate([parts[~polygons], rings])
    line_owner = np.concatenate([owner[~polygons], owner[polygons][ring_of]])
    xy, line = shapely.get_coordinates(lines, return_index=True)
    result = np.zeros(len(shapes), dtype=bool)
    if len(xy) < 3:
        return result
    along, to_middle = xy[2:] - xy[:-2], xy[1:-1] - xy[:-2]
    length = np.hypot(along[:, 0], along[:, 1])
    apart = np.abs(along[:, 0] * to_middle[:, 1] - along[:, 1] * to_middle[:, 0]) / np.where(length > 0, length, 1.0)
    shallow = (line[2:] == line[:-2]) & (apart < _GEOS_SIMPLIFIES * radius)
    result[line_owner[line[1:-1][shallow]]] = True
    return result


def _keeps_within(drawn: shapely.Geometry, shape: shapely.Geometry, radius: float, error: float) -> bool:
    """Whether the outline lies nowhere beyond the distance by more than noise, and nowhere short of it by the error."""
    # Where a concave place was filled, the outline bulges as over an arc's chord: an error e is sqrt(8 r e) wide.
    outline = shapely.segmentize(shapely.boundary(drawn), math.sqrt(8.0 * radius * error) / 4.0)
    points = shapely.points(shapely.get_coordinates(outline))
    pieces = geo.boundary_pieces(np.array([shape], dtype=object))[0]
    if len(pieces) <= _FEW_PIECES:
        distance = shapely.distance(points, shapely.geometrycollections(pieces))
    else:
        _, distance = shapely.STRtree(pieces).query_nearest(points, return_distance=True, all_matches=False)
    return bool(distance.max() <= radius + error / 20.0 and distance.min() >= radius - error)


def _around_one(shape: shapely.Geometry, radius: float, error: float) -> shapely.Geometry:
    parts, _ = geo.explode(np.array([shape], dtype=object))
    kind = shapely.get_type_id(parts)
    points = parts[kind == shapely.GeometryType.POINT]
    areas = parts[kind == shapely.GeometryType.POLYGON]
    lines = parts[(kind != shapely.GeometryType.POINT) & (kind != shapely.GeometryType.POLYGON)]
    # With the area on the left of every ring, outside is on the right; of a line walked to and fro, both sides are.
    oriented = shapely.orient_polygons(areas, exterior_cw=False) if len(areas) else areas
    there = shapely.get_rings(oriented) if len(areas) else areas
    walks = [shapely.get_coordinates(ring)[:-1] for ring in there]
    walks += [np.concatenate([xy, xy[-2:0:-1]]) for xy in map(shapely.get_coordinates, lines)]
    pieces = [areas, shapely.buffer(points, radius, quad_segs=quarter_segments(radius, error))]
    for walk in walks:
        pieces += _strip(walk, radius, _chord_angle(radius, error))
    # GEOS may divide by nothing on the way where edges all but coincide; its result is sound.
    with np.errstate(divide="ignore", invalid="ignore"):
        whole = shapely.union_all(np.concatenate(pieces))
    return _without_slits(whole, error * error)


def _without_slits(area: shapely.Geometry, least: float) -> shapely.Geometry:
    """Drop holes smaller than `least`: rounding leaves slits of no width between pieces that meet."""
    parts = shapely.get_parts(area)
    rings, owner = shapely.get_rings(parts, return_index=True)
    first = np.ones(len(rings), dtype=bool)
    first[1:] = owner[1:] != owner[:-1]
    keep = first | (shapely.area(shapely.polygons(rings)) >= least)
    if keep.all():
        return area
    filled = shapely.polygons(rings[first])
    holes = shapely.polygons(rings[keep & ~first])
    whole = shapely.multipolygons(filled) if len(filled) > 1 else filled[0]
    return shapely.difference(whole, shapely.union_all(holes)) if len(holes) else whole


def _strip(walk: FloatArray, radius: float, step: float) -> list[ObjectArray]:
    """What lies within the radius, to the right of a closed walk: a rectangle per edge, a sector per turn left."""
    start = walk[np.any(walk != np.roll(walk, 1, axis=0), axis=1)]
    if len(start) < 2:
        return [shapely.buffer(shapely.points(walk[:1]), radius, quad_segs=math.ceil(math.pi / 2.0 / step))]
    end = np.roll(start, -1, axis=0)
    along = (end - start) / np.hypot(*(end - start).T)[:, None]
    right = radius * np.column_stack([along[:, 1], -along[:, 0]])
    rectangles = np.stack([start, start + right, end + right, end], axis=1)
    before = np.roll(np.arange(len(start)), 1)
    cross = along[before, 0] * along[:, 1] - along[before, 1] * along[:, 0]
    turn = np.arctan2(cross, np.sum(along[before] * along, axis=1))
    turn[turn < 1e-9 - math.pi] = math.pi  # back along itself, at the end of a line
    left = np.flatnonzero((turn > 0) & np.any(right[before] != right, axis=1))
    sectors = _sectors(start[left], right[before[left]], right[left], turn[left], step)
    return [shapely.polygons(rectangles), sectors]


def _sectors(centre: FloatArray, first: FloatArray, last: FloatArray, turn: FloatArray, step: float) -> ObjectArray:
    """Sectors of a circle, from one radius to the other, in chords of at most the angle `step`."""
    if not len(centre):
        return np.empty(0, dtype=object)
    chords = np.maximum(1, np.ceil(turn / step - 1e-9)).astype(np.intp)
    size = chords + 2  # the centre, and the ends of the chords
    row = np.repeat(np.arange(len(centre)), size)
    number: IndexArray = np.arange(size.sum()) - np.repeat(np.cumsum(size) - size, size)
    angle = turn[row] * (number - 1) / chords[row]
    cos, sin = np.cos(angle), np.sin(angle)
    x, y = first[row].T
    xy = centre[row] + np.column_stack([cos * x - sin * y, sin * x + cos * y])
    # The very corners of the rectangles beside it, so that no gap stays between.
    xy[number == 0] = centre
    xy[number == 1] = centre + first
    xy[number == chords[row] + 1] = centre + last
    return np.asarray(shapely.polygons(shapely.linearrings(xy, indices=row)), dtype=object)


def _chord_angle(radius: float, error: float) -> float:
    """The largest angle whose chord runs at most `error` inside an arc of the radius."""
    return math.pi / 2.0 if radius <= error else min(math.pi / 2.0, 2.0 * math.acos(1.0 - error / radius))
