# SPDX-License-Identifier: GPL-2.0-or-later
"""Builds shapely geometries from fiona's, many at a time: one by one, this took longer than all measuring."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import numpy as np
import numpy.typing as npt
import shapely
import shapely.geometry

from ..layer_schema.values import ObjectArray

BoolArray = npt.NDArray[np.bool_]
IntArray = npt.NDArray[np.int64]


def build(geometries: Sequence[Any]) -> tuple[ObjectArray, BoolArray]:
    """Shapely geometries, and whether each could be built as it stands.

    Parameters
    ----------
    geometries : sequence of fiona Geometry or None, length n
        As fiona hands them over.

    Returns
    -------
    shapes : ndarray of shapely geometries or None, shape (n,)
        A polygon with rings that shapely refuses is made with padded rings, so that the repair downstream sees and
        lists it.
    whole : ndarray of bool, shape (n,)
        False for those.
    """
    shapes, whole = np.full(len(geometries), None, dtype=object), np.ones(len(geometries), dtype=bool)
    alone: list[int] = []
    of_kind: dict[str, list[tuple[int, Any]]] = {kind: [] for kind in _MANY}
    for number, geometry in enumerate(geometries):
        if geometry is None:
            continue
        kind, coordinates = geometry.type, geometry.coordinates
        if kind in of_kind and coordinates:
            of_kind[kind].append((number, coordinates))
        else:
            alone.append(number)
    for kind, members in of_kind.items():
        if not members:
            continue
        numbers = [number for number, _ in members]
        try:
            shapes[numbers] = _MANY[kind]([coordinates for _, coordinates in members])
        except (ValueError, TypeError, IndexError, shapely.errors.ShapelyError):
            alone += numbers    # one of them is odd: each for itself finds out which
    for number in alone:
        shapes[number], whole[number] = _one(geometries[number])
    return shapes, whole


def _flat(items: Sequence[Any]) -> tuple[list[Any], IntArray]:
    """The members of all items in one list, and the number of the item of each; an empty item is an error."""
    sizes = [len(item) for item in items]
    if min(sizes) == 0:
        raise ValueError("an empty item")
    return list(chain.from_iterable(items)), np.repeat(np.arange(len(items)), sizes)


def _points(items: Sequence[Any]) -> ObjectArray:
    built: ObjectArray = shapely.points(np.array(items, dtype=float))
    return built


def _lines(items: Sequence[Any]) -> ObjectArray:
    coordinates, line = _flat(items)
    built: ObjectArray = shapely.linestrings(np.array(coordinates, dtype=float), indices=line)
    return built


def _polygons(items: Sequence[Any]) -> ObjectArray:
    rings, polygon = _flat(items)
    coordinates, ring = _flat(rings)
    closed = shapely.linearrings(np.array(coordinates, dtype=float), indices=ring)
    built: ObjectArray = shapely.polygons(closed, indices=polygon)
    return built


def _multipolygons(items: Sequence[Any]) -> ObjectArray:
    parts, whole = _flat(items)
    built: ObjectArray = shapely.multipolygons(_polygons(parts), indices=whole)
    return built


_MANY = {"Point": _points, "LineString": _lines, "Polygon": _polygons, "MultiPolygon": _multipolygons}


def _one(geometry: Any) -> tuple[Any, bool]:
    try:
        return shapely.geometry.shape(geometry), True
    except (ValueError, TypeError, IndexError, shapely.errors.ShapelyError):
        return _forced(geometry.type, geometry.coordinates), False


def _forced(kind: str, coordinates: Any) -> Any:
    """A polygon with rings that shapely refuses: short rings are padded, so that the repair downstream sees and lists them.

    What has coordinates that are not finite becomes a line through them: it cannot be measured, and the engine says so.
    """
    polygons = [coordinates] if kind == "Polygon" else coordinates if kind == "MultiPolygon" else []
    points = [point[:2] for rings in polygons for ring in rings for point in ring]
    if not points:
        return shapely.GeometryCollection()
    if not np.isfinite(points).all():
        return shapely.LineString([*points, points[-1]])
    built = []
    for rings in polygons:
        padded = [[point[:2] for point in ring] + [ring[-1][:2]] * (4 - len(ring)) for ring in rings if ring]
        if padded:
            built.append(shapely.Polygon(padded[0], padded[1:]))
    return built[0] if len(built) == 1 else shapely.MultiPolygon(built)
