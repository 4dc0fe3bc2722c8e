# SPDX-License-Identifier: GPL-2.0-or-later
"""Whether coordinates lie in Massachusetts, and what they could be where they do not: axes swapped, feet taken as metres."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import shapely

from ..engine.errors import CrsError
from ..paths import resource
from .placement import Coordinates

FloatArray = npt.NDArray[np.float64]
BoolArray = npt.NDArray[np.bool_]

#: What unplaced coordinates are compared with: code, what to call it.
_CANDIDATES = (
    ("EPSG:26986", "Massachusetts Mainland in metres, EPSG:26986"),
    ("EPSG:2249", "Massachusetts Mainland in US survey feet, EPSG:2249"),
    ("EPSG:4326", "degrees, EPSG:4326"),
    ("EPSG:3857", "Web Mercator, EPSG:3857"),
)
_EDGE_STEP_DEGREES = 0.05


def _outline(coordinates: Coordinates, crs: Any) -> shapely.Geometry:
    """The coarse outline of the state in a CRS, prepared."""
    text = resource("extent", "massachusetts.geojson").read_text(encoding="utf-8")
    state = shapely.segmentize(shapely.get_geometry(shapely.from_geojson(text), 0), _EDGE_STEP_DEGREES)
    outline = shapely.transform(state, coordinates.degrees_to(crs))
    shapely.prepare(outline)
    return outline


def outside_massachusetts(bounds: FloatArray, coordinates: Coordinates, crs: Any) -> BoolArray:
    """Features whose bounding box does not touch the state's coarse outline.

    Parameters
    ----------
    bounds : ndarray of float64, shape (n, 4)
        xmin, ymin, xmax, ymax in the CRS. NaN (no geometry) is not outside, infinity is.
    coordinates : Coordinates
        The projection library.
    crs : object
        A CRS of it, usually the analysis CRS.

    Returns
    -------
    ndarray of bool, shape (n,)
    """
    boxes = np.asarray(bounds, dtype=np.float64).reshape(-1, 4)
    outside = np.isinf(boxes).any(axis=1)
    finite = np.isfinite(boxes).all(axis=1)
    inside = shapely.intersects(_outline(coordinates, crs), shapely.box(*boxes[finite].T))
    outside[finite] = ~inside
    return np.asarray(outside, dtype=np.bool_)


def _mostly_inside(xy: FloatArray, coordinates: Coordinates, crs_text: str) -> bool:
    inside = shapely.intersects_xy(_outline(coordinates, coordinates.parse(crs_text, crs_text)), xy[:, 0], xy[:, 1])
    return bool(inside.mean() > 0.5)


def guess(xy: FloatArray, coordinates: Coordinates) -> str:
    """What coordinates look like by their size alone, or an empty text.

    Parameters
    ----------
    xy : ndarray of float64, shape (n, 2)
        As they stand in the source.
    coordinates : Coordinates
        The projection library.

    Returns
    -------
    str
        Ends the sentence "they look like ...".
    """
    xy = xy[np.isfinite(xy).all(axis=1)]
    if not len(xy):
        return ""
    for code, name in _CANDIDATES:
        if _mostly_inside(xy, coordinates, code):
            return name
    for code, name in _CANDIDATES:
        if _mostly_inside(xy[:, ::-1], coordinates, code):
            first = "latitude" if code == "EPSG:4326" else "northing"
            return f"{name}, with the axes swapped ({first} first)"
    return ""


def refuse_if_outside(label: str, outside: BoolArray, usable: BoolArray, xy: FloatArray, crs_name: str,
                      coordinates: Coordinates) -> None:
    """Stop if more than half of a layer lies outside Massachusetts.

    Parameters
    ----------
    label : str
        The layer and its file, for the message.
    outside, usable : ndarray of bool, shape (n,)
        Which features lie outside, and which have a geometry at all.
    xy : ndarray of float64, shape (n, 2)
        One vertex of each feature as it stands in the file.
    crs_name : str
        CRS that the coordinates were taken to be in.
    coordinates : Coordinates
        The projection library.

    Raises
    ------
    CrsError
        It names the layer, the coordinates seen, and what they look like.
    """
    count = int((outside & usable).sum())
    if count * 2 <= int(usable.sum()):
        return
    x, y = xy[outside & usable][0]
    looks = guess(xy[outside & usable], coordinates)
    advice = (f"they look like {looks}: correct the CRS of the layer, or the order of its axes" if looks else
              "are the axes swapped (latitude first), or is the CRS wrong?")
    raise CrsError(f"{label}: {count} of {int(usable.sum())} features lie outside Massachusetts, at x={x:.10g} y={y:.10g} "
                   f"taken as {crs_name}; {advice}")
