# SPDX-License-Identifier: GPL-2.0-or-later
"""MassGIS parcels carry their own proof of the CRS: LOC_ID holds a point inside the parcel, in feet or metres."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import numpy.typing as npt
import shapely

from ..engine.errors import CrsError
from .placement import Coordinates
from .presets import find_field
from .source import Source
from .values import ObjectArray, as_text, some

BoolArray = npt.NDArray[np.bool_]

_LOC_ID = re.compile(r"([FM])_(\d+)_(\d+)$")
#: The unit of a LOC_ID, on the mainland and on the islands of Dukes and Nantucket counties.
_CRS_OF = {"F": (2249, 2250), "M": (26986, 26987)}
#: LOC_ID is cut to whole feet or metres, so that its point may lie a little outside.
_TOLERANCE_FT = 5.0


def check_loc_ids(source: Source, geometry: ObjectArray, usable: BoolArray, crs_name: str, coordinates: Coordinates,
                  analysis: Any) -> None:
    """Compare the parcels with the points in their ids.

    Parameters
    ----------
    source : Source
        The layer; a few misses become a caution of it.
    geometry : ndarray of object
        Parcels in the analysis CRS.
    usable : ndarray of bool
        Parcels to look at.
    crs_name : str
        CRS of the layer, for the message.
    coordinates : Coordinates
        The projection library.
    analysis : object
        The analysis CRS, of that library.

    Raises
    ------
    CrsError
        If more than half of the points lie outside their parcel: the CRS of the layer is wrong.
    """
    field = find_field(("LOC_ID",), source.columns)
    if field is None:
        return
    column = source.columns[field]
    decoded = [(row, match) for row in np.flatnonzero(usable) if (match := _LOC_ID.match(as_text(column[row]) or ""))]
    if not decoded:
        return
    rows = np.array([row for row, _ in decoded], dtype=np.intp)
    missed = rows[~_inside(geometry[rows], [match for _, match in decoded], coordinates, analysis)]
    if len(missed) * 2 > len(rows):
        raise CrsError(f"{source.label}: {len(missed)} of {len(rows)} parcels do not hold the point that their LOC_ID names "
                       f"(the first is {column[missed[0]]}), so {crs_name} is not the CRS of the layer; correct it")
    if len(missed):
        source.cautions.append(f"{len(missed)} of {len(rows)} parcels do not hold the point that their LOC_ID names: "
                               f"{some(column[row] for row in missed)}")


def _inside(parcels: ObjectArray, decoded: list[re.Match[str]], coordinates: Coordinates, analysis: Any) -> BoolArray:
    """Which parcels hold the point of their id, in the zone of the mainland or of the islands."""
    unit = np.array([match.group(1) for match in decoded])
    xy = np.array([(float(match.group(2)), float(match.group(3))) for match in decoded])
    inside = np.zeros(len(parcels), dtype=np.bool_)
    tolerance = _TOLERANCE_FT / (coordinates.feet_per_unit(analysis) or 1.0)
    for letter, zones in _CRS_OF.items():
        for code in zones:
            todo = np.flatnonzero((unit == letter) & ~inside)
            if len(todo):
                points = shapely.points(coordinates.placement(coordinates.parse(code, 'LOC_ID'), analysis).transform(xy[todo]))
                inside[todo] = shapely.dwithin(parcels[todo], points, tolerance)
    return inside
