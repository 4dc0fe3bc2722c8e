# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads one layer of a site file from disk or a database into the engine's LayerData."""

from __future__ import annotations

from typing import Optional

import numpy as np

from ..engine.errors import CrsError
from ..engine.site import LayerData
from ..engine.units import FEET_PER_METRE
from ..layer_schema.extent import guess
from ..layer_schema.layer_data import one_vertex, refuse_without_meaning, to_layer_data
from ..layer_schema.layer_entry import LayerEntry
from ..layer_schema.placement import NO_OPERATION, Placement
from ..layer_schema.source import Source
from .crs import CRS, PROJ, describe, horizontal, parse_crs, placement
from .dxf import is_drawing, read_drawing
from .gdal_source import read_source


def read_layer(entry: LayerEntry, analysis: CRS) -> LayerData:
    """Read one layer.

    Parameters
    ----------
    entry : LayerEntry
        What the site file says of it.
    analysis : pyproj CRS
        The CRS to measure in, from `crs.analysis_crs`.

    Raises
    ------
    LayerError, CrsError, SiteFileError
        In one line: what is wrong with which layer, file and field, and what to do.
    """
    source = read_drawing(entry) if is_drawing(entry.path) else read_source(entry)
    refuse_without_meaning(source, entry)
    return to_layer_data(source, entry, _placement_of(source, entry, analysis), PROJ, analysis)


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
        looks = guess(one_vertex(source.geometry), PROJ)
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
