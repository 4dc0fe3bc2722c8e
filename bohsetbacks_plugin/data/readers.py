# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads one layer of a site file into the engine's LayerData: opened, filtered, given roles, placed in the analysis CRS."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

import numpy as np
import numpy.typing as npt
import shapely

from ..engine.errors import CrsError, LayerError, SiteFileError
from ..engine.site import LayerData
from ..engine.units import FEET_PER_METRE
from . import presets
from .columns import Table
from .crs import CRS, NO_OPERATION, Placement, describe, horizontal, parse_crs, placement
from .dxf import Drawing, Shaper, is_drawing, read_drawing
from .extent import guess, outside_massachusetts, refuse_if_outside
from .self_test import check_loc_ids
from .site_file import LayerEntry
from .source import Source, read_source
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


def read_layer(entry: LayerEntry, analysis: CRS) -> LayerData:
    """Read one layer.

    The analysis CRS comes from `crs.analysis_crs`.

    Raises
    ------
    LayerError, CrsError, SiteFileError
        In one line: what is wrong with which layer, file and field, and what to do.
    """
    preset = presets.load(entry.preset) if entry.preset else None
    source = read_drawing(entry) if is_drawing(entry.path) else read_source(entry)
    if source.geometry_type == "None":
        raise LayerError(f"{source.label}: is a table without geometry; leave it out of the layers")
    if not (entry.role or entry.role_field or preset):
        raise _no_role(source, entry)
    way = _placement_of(source, entry, analysis)
    table = Table(source, entry, preset)
    roles, type_values, offered = table.roles()
    keep, excluded = _rows_to_keep(source, table, roles, way)
    attributes = table.attributes()
    accuracy, status = table.accuracy(attributes), table.status(roles, attributes)
    placed = _place(source, way, analysis)
    refuse_if_outside(source.label, placed.outside & keep, placed.usable & keep, _one_vertex(placed.before),
                      describe(way.crs))
    if preset and preset.self_test == "loc_id":
        check_loc_ids(source, placed.after, keep & placed.usable, way.crs, analysis)
    clip = _clip_edges(placed.before, roles, keep, way) if entry.completeness != "complete" else _nothing(source.size)
    feet, accuracy_source = table.layer_accuracy()
    return LayerData(
        name=source.name, geometry=placed.after[keep], fids=source.fids[keep], ids=table.ids[keep],
        roles=[role for role, kept in zip(roles, keep) if kept],
        type_values=type_values[keep], offered_roles=offered, status=status[keep], accuracy_ft=accuracy[keep],
        outside=placed.outside[keep], clip_edges=clip[keep], subject=entry.subject is not False,
        attributes={name: column[keep] for name, column in attributes.items()}, excluded=excluded,
        source=entry.shown or entry.path, crs=describe(way.crs), operation=way.operation,
        operation_accuracy_ft=way.accuracy_ft, no_verdict=way.no_verdict, layer_accuracy_ft=feet,
        accuracy_source=accuracy_source, completeness=entry.completeness, suspicions=list(source.suspicions),
        cautions=[*source.cautions, *(preset.cautions if preset else ())],
    )


def _rows_to_keep(source: Source, table: Table, roles: list[tuple[str, ...]], way: Placement) -> tuple[BoolArray, int]:
    """Rows that no filter takes out, and how many were; a drawing gets the geometry that its roles mean."""
    keep = table.alive()
    excluded = int((~keep).sum())
    if not isinstance(source, Drawing):
        return keep, excluded
    shaper = Shaper(source, roles, keep, _feet_per_unit(way.crs))
    keep, more = shaper.run()
    lost = shaper.lost_entities(table.role_of)
    source.suspicions.extend([lost] if lost else [])
    return keep, excluded + more


def _no_role(source: Source, entry: LayerEntry) -> SiteFileError:
    """The error for a layer of which nobody said what it is, with the schema that its fields look like."""
    known = presets.recognise(list(source.columns), source.geometry_type)
    advice = (f"its fields look like {known[0][0]}: add 'preset: {known[0][0]}'" if known else
              f"add role: NAME, or role_field and roles (its fields are {', '.join(source.columns) or 'none'})")
    where = f"{entry.where_stated}: " if entry.where_stated else ""
    return SiteFileError(f"{where}{source.label}: has no role; {advice}")


def _stored_crs(source: Source) -> Optional[CRS]:
    """The CRS that the file itself has; GeoPackage's "undefined" ones are none."""
    if not source.crs_wkt:
        return None
    crs = parse_crs(source.crs_wkt, source.label)
    if crs.name.casefold().startswith(("undefined", "unknown cartesian", "undetermined")) or crs.is_engineering:
        return None
    return crs


def _placement_of(source: Source, entry: LayerEntry, analysis: CRS) -> Placement:
    """The CRS of a layer, from the file or stated, and the way from it."""
    stored = _stored_crs(source)
    stated = parse_crs(entry.crs, f"{source.label}: crs") if entry.crs else None
    if stored is None and stated is None:
        looks = guess(_one_vertex(source.geometry))
        hint = f"; the coordinates look like {looks}" if looks else ""
        raise CrsError(f"{source.label}: has no coordinate reference system (CRS); state it in the site file, as in "
                       f"crs: EPSG:2249{hint}")
    if stored is not None and stated is not None and not _same_crs(stored, stated):
        raise CrsError(f"{source.label}: the site file states the CRS {describe(stated)}, but the file has "
                       f"{describe(stored)}; take 'crs' out of the site file, or correct the file")
    crs = stored if stored is not None else stated
    if crs is None or not (horizontal(crs).is_projected or horizontal(crs).is_geographic):
        raise CrsError(f"{source.label}: its coordinate reference system has no map coordinates; convert the layer first")
    return placement(crs, analysis)


def _same_crs(one: CRS, other: CRS) -> bool:
    """Equal by what they do: the same datum and the same coordinates for points all over the state, to 0.001 ft."""
    way = placement(one, other)
    if way.operation != NO_OPERATION or horizontal(one).is_projected != horizontal(other).is_projected:
        return False
    if not horizontal(one).is_projected:
        return True
    metres = float(horizontal(other).axis_info[0].unit_conversion_factor)
    x, y = np.meshgrid(np.linspace(30000.0, 330000.0, 4), np.linspace(780000.0, 960000.0, 4))
    mainland = placement(CRS.from_epsg(26986), one)
    here = mainland.transform(np.column_stack([x.ravel(), y.ravel()]))
    moved = (way.transform(here) - here) * metres * FEET_PER_METRE
    return bool(np.all(np.abs(moved) < 0.001))


def _feet_per_unit(crs: CRS) -> float:
    return float(crs.axis_info[0].unit_conversion_factor) * FEET_PER_METRE if crs.is_projected else _FEET_PER_DEGREE


def _one_vertex(geometry: ObjectArray) -> FloatArray:
    """The first vertex of each geometry, NaN where there is none."""
    xy, owner = shapely.get_coordinates(geometry, return_index=True)
    result = np.full((len(geometry), 2), np.nan)
    rows, first = np.unique(owner, return_index=True)
    result[rows] = xy[first]
    return result


def _place(source: Source, way: Placement, analysis: CRS) -> _Placed:
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
    outside[rows] = outside_massachusetts(shapely.bounds(after[rows]), analysis)
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


def _nothing(size: int) -> ObjectArray:
    return objects([None] * size)


def _clip_edges(before: ObjectArray, roles: list[tuple[str, ...]], keep: BoolArray, way: Placement) -> ObjectArray:
    """Edges of lots that lie on the layer's own bounding box: where a clipped layer ends, no lot line need be."""
    result = _nothing(len(before))
    has_area = np.isin(shapely.get_type_id(before), (3, 6)) & ~shapely.is_empty(before)
    lots = np.flatnonzero(has_area & keep & np.array(["lot" in role for role in roles], dtype=np.bool_))
    if not _several_footprints(before[lots]):
        return result
    corners = shapely.total_bounds(before)
    if not np.isfinite(corners).all():
        return result
    rings, owner = shapely.get_rings(before[lots], return_index=True)
    xy, ring = shapely.get_coordinates(rings, return_index=True)
    on_side = np.abs(xy[:, [0, 1, 0, 1]] - corners) <= _CLIP_TOLERANCE_FT / _feet_per_unit(way.crs)
    starts = np.flatnonzero((ring[1:] == ring[:-1]) & (on_side[1:] & on_side[:-1]).any(axis=1)
                            & (xy[1:] != xy[:-1]).any(axis=1))
    if not len(starts):
        return result
    ends = np.stack([way.transform(xy[starts]), way.transform(xy[starts + 1])], axis=1)
    edges, owners = shapely.linestrings(ends), lots[owner[ring[starts]]]
    for row in np.unique(owners):
        result[row] = shapely.multilinestrings(edges[owners == row])
    return result


def _several_footprints(lots: ObjectArray) -> bool:
    """Whether the lots are more than one lot with its stacked copies."""
    if len(lots) < 2:
        return False
    if np.ptp(shapely.bounds(lots), axis=0).max() > 0:
        return True
    return len(set(shapely.to_wkb(shapely.normalize(lots)))) > 1
