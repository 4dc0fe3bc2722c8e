# SPDX-License-Identifier: GPL-2.0-or-later
"""From the columns of a source to the engine's LayerData: filtered, given roles, placed in the analysis CRS.

One way for files and for QGIS layers, so that the same layer gives the same findings through both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import shapely

from ..engine.errors import LayerError, SiteFileError
from ..engine.geometry import edges_on_box
from ..engine.site import LayerData
from . import presets
from .columns import Table
from .drawing import Drawing, Shaper
from .extent import outside_massachusetts, refuse_if_outside
from .layer_entry import LayerEntry
from .markers import marker_of
from .placement import Coordinates, Placement
from .proposals import advice
from .self_test import check_loc_ids
from .source import SERVICE_LIMITS, Source
from .values import ObjectArray, objects

BoolArray = npt.NDArray[np.bool_]
FloatArray = npt.NDArray[np.float64]

_FEET_PER_DEGREE = 365000.0
_CLIP_TOLERANCE_FT = 0.001


@dataclass
class _Placed:
    """Geometry before and after the transformation."""

    before: ObjectArray
    after: ObjectArray
    outside: BoolArray
    usable: BoolArray


def to_layer_data(source: Source, entry: LayerEntry, way: Placement, coordinates: Coordinates, analysis: Any) -> LayerData:
    """Give one layer its meaning and its place.

    Parameters
    ----------
    source : Source
        Its columns; cautions are added to it.
    entry : LayerEntry
        What the site file says of it.
    way : Placement
        From the layer's CRS into the analysis CRS.
    coordinates : Coordinates
        The projection library.
    analysis : object
        The analysis CRS, of that library.

    Raises
    ------
    LayerError, CrsError, SiteFileError
        In one line: what is wrong with which layer and field, and what to do.
    """
    preset = presets.load(entry.preset) if entry.preset else None
    if source.size in SERVICE_LIMITS and not isinstance(source, Drawing):
        source.suspicions.append(f"exactly {source.size:,} features were read, the usual limit of a feature service: "
                                 "features may be missing")
    table = Table(source, entry, preset)
    roles, type_values, offered = table.roles()
    marker = marker_of(source, entry, offered)
    keep, excluded = _rows_to_keep(source, table, roles, way)
    attributes = table.attributes()
    accuracy, status = table.accuracy(attributes), table.status(roles, attributes)
    placed = _place(source, way, coordinates, analysis)
    refuse_if_outside(source.label, placed.outside & keep, placed.usable & keep, one_vertex(placed.before), way.crs_name,
                      coordinates)
    if preset and preset.self_test == "loc_id":
        check_loc_ids(source, placed.after, keep & placed.usable, way.crs_name, coordinates, analysis)
    clip = objects([None] * source.size)
    if entry.completeness != "complete":
        clip = _clip_edges(placed, roles, keep, way)
    feet, accuracy_source = table.layer_accuracy()
    return LayerData(
        name=source.name, geometry=placed.after[keep], fids=source.fids[keep], ids=table.ids[keep],
        roles=[role for role, kept in zip(roles, keep) if kept],
        type_values=type_values[keep], offered_roles=offered - frozenset(preset.absence_proves_nothing if preset else ()),
        status=status[keep], accuracy_ft=accuracy[keep],
        outside=placed.outside[keep], clip_edges=clip[keep], subject=entry.subject is not False,
        attributes={name: column[keep] for name, column in attributes.items()}, excluded=excluded,
        source=entry.shown or entry.path, crs=way.crs_name, operation=way.operation,
        operation_accuracy_ft=way.accuracy_ft, no_verdict=way.no_verdict, marker=marker, layer_accuracy_ft=feet,
        accuracy_source=accuracy_source, completeness=entry.completeness, suspicions=list(source.suspicions),
        cautions=[*source.cautions, *(preset.all_cautions if preset else ())],
    )


def _rows_to_keep(source: Source, table: Table, roles: list[tuple[str, ...]], way: Placement) -> tuple[BoolArray, int]:
    """Rows that no filter takes out, and how many were; a drawing gets the geometry that its roles mean."""
    keep = table.alive()
    excluded = int((~keep).sum())
    if not isinstance(source, Drawing):
        return keep, excluded
    shaper = Shaper(source, roles, keep, way.feet_per_unit or _FEET_PER_DEGREE)
    keep, more = shaper.run()
    lost = shaper.lost_entities(table.role_of)
    source.suspicions.extend([lost] if lost else [])
    return keep, excluded + more


def refuse_without_meaning(source: Source, entry: LayerEntry) -> None:
    """Stop at a table, and at a layer of which nobody said what it is; proposes what to write, and applies nothing.

    Raises
    ------
    LayerError, SiteFileError
    """
    if source.geometry_type == "None":
        raise LayerError(f"{source.label}: is a table without geometry; leave it out of the layers")
    if entry.role or entry.role_field or entry.preset:
        return
    where = f"{entry.where_stated}: " if entry.where_stated else ""
    raise SiteFileError(f"{where}{source.label}: has no role; {advice(source, entry)}")


def one_vertex(geometry: ObjectArray) -> FloatArray:
    """The first vertex of each geometry, NaN where there is none."""
    xy, owner = shapely.get_coordinates(geometry, return_index=True)
    result = np.full((len(geometry), 2), np.nan)
    rows, first = np.unique(owner, return_index=True)
    result[rows] = xy[first]
    return result


def _place(source: Source, way: Placement, coordinates: Coordinates, analysis: Any) -> _Placed:
    """Transform all geometries at once; Z and M go, and what cannot be placed is outside."""
    before = objects(shapely.force_2d(source.geometry))
    xy, owner = shapely.get_coordinates(before, return_index=True)
    finite = np.isfinite(xy).all(axis=1)
    usable = np.zeros(len(before), dtype=np.bool_)
    usable[owner] = True
    usable[owner[~finite]] = False
    after = before.copy()
    rows = np.flatnonzero(usable)
    if len(rows):
        after[rows] = shapely.transform(before[rows], lambda part: _no_nan(way.transform(part)))
    outside = np.zeros(len(before), dtype=np.bool_)
    outside[rows] = outside_massachusetts(shapely.bounds(after[rows]), coordinates, analysis)
    outside[rows] |= ~np.isfinite(_sum_of_coordinates(after, rows))
    return _Placed(before, after, outside, usable)


def _no_nan(xy: FloatArray) -> FloatArray:
    """A ring of NaN is not closed to GEOS; infinity says as well that a point could not be placed."""
    xy = np.array(xy, dtype=np.float64)
    xy[~np.isfinite(xy).all(axis=1)] = np.inf
    return xy


def _sum_of_coordinates(geometry: ObjectArray, rows: npt.NDArray[np.intp]) -> FloatArray:
    """Not finite where any coordinate is not."""
    xy, owner = shapely.get_coordinates(geometry[rows], return_index=True)
    return np.asarray(np.bincount(owner, weights=xy.sum(axis=1), minlength=len(rows)), dtype=np.float64)


def _clip_edges(placed: _Placed, roles: list[tuple[str, ...]], keep: BoolArray, way: Placement) -> ObjectArray:
    """Edges of lots that lie on the layer's own bounding box: where a clipped layer ends, no lot line need be."""
    result = objects([None] * len(placed.before))
    is_area = np.isin(shapely.get_type_id(placed.before), (3, 6))
    is_lot = np.array(["lot" in role for role in roles], dtype=np.bool_)
    lots = np.flatnonzero(is_area & placed.usable & keep & is_lot)
    if _several_footprints(placed.before[lots]):
        tolerance = _CLIP_TOLERANCE_FT / (way.feet_per_unit or _FEET_PER_DEGREE)
        box = shapely.total_bounds(placed.before[placed.usable])
        result[lots] = edges_on_box(placed.before[lots], placed.after[lots], box, tolerance)
    return result


def _several_footprints(lots: ObjectArray) -> bool:
    """Whether the lots are more than one lot with its stacked copies."""
    if len(lots) < 2:
        return False
    if np.ptp(shapely.bounds(lots), axis=0).max() > 0:
        return True
    return len(set(shapely.to_wkb(shapely.normalize(lots)))) > 1
