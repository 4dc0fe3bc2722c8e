# SPDX-License-Identifier: GPL-2.0-or-later
"""QGIS layers to the columns that the shared code reads: unsaved edits, joins and filters are those of the layer.

`LayerSnapshot` is taken in the main thread; `read_snapshot` may then run in a worker (DESIGN 3.7, QGIS threading rules).
"""

from __future__ import annotations

import datetime
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Optional

import numpy as np
import shapely
from qgis.core import (
    QgsAbstractGeometry,
    QgsCoordinateReferenceSystem,
    QgsVariantUtils,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QDate, QDateTime, QTime

from ..engine.errors import Cancelled, CrsError, LayerError
from ..engine.site import LayerData
from ..layer_schema.drawing import Drawing
from ..layer_schema.extent import guess
from ..layer_schema.layer_data import one_vertex, refuse_without_meaning, to_layer_data
from ..layer_schema.layer_entry import LayerEntry
from ..layer_schema.placement import NO_OPERATION, Placement
from ..layer_schema.source import Source
from ..layer_schema.values import objects
from .coordinates import QgisCoordinates
from .layer_features import LayerFeatures

#: How far a straight piece may run inside an arc (DESIGN principle 6).
ARC_TOLERANCE_FT = 0.003

Cancel = Callable[[], bool]


@dataclass
class LayerSnapshot:
    """One layer as it stands now: with its unsaved edits, joins, filter and selection.

    Attributes
    ----------
    name : str
        As printed.
    features : LayerFeatures
        Readable in any thread.
    selected : list of int or None
        Feature ids to keep to; None for all.
    cautions, suspicions : list of str
        What the state of the layer means for the check.
    """

    name: str
    features: LayerFeatures
    fields: list[str]
    crs: QgsCoordinateReferenceSystem
    geometry_type: str
    driver: str
    selected: Optional[list[int]] = None
    cautions: list[str] = field(default_factory=list)
    suspicions: list[str] = field(default_factory=list)


def take_snapshot(layer: QgsVectorLayer, name: str = "", selected_only: bool = False) -> LayerSnapshot:
    """Take a layer's state, in the main thread.

    Parameters
    ----------
    layer : QgsVectorLayer
    name : str
        Name to print; the layer's own if empty.
    selected_only : bool
        Keep to the selected features, which is then said.

    Raises
    ------
    LayerError
        For a layer that QGIS cannot read.
    """
    if not layer.isValid():
        raise LayerError(f"layer {name or layer.name()}: QGIS cannot read it; repair its source, or leave it out")
    provider = layer.dataProvider()
    snapshot = LayerSnapshot(
        name=name or layer.name(), features=LayerFeatures(layer),
        fields=[one.name() for one in layer.fields()], crs=layer.crs(),
        geometry_type="None" if not layer.isSpatial() else QgsWkbTypes.geometryDisplayString(layer.geometryType()),
        driver="ESRI Shapefile" if provider is not None and provider.storageType() == "ESRI Shapefile" else "QGIS")
    if layer.subsetString():
        snapshot.suspicions.append(f"the filter {layer.subsetString()} is active on the layer in QGIS: features that it hides "
                                   "were not seen")
    if layer.isEditable() and layer.isModified():
        snapshot.cautions.append("unsaved edits of the layer are measured as they stand")
    if selected_only:
        snapshot.selected = sorted(layer.selectedFeatureIds())
        snapshot.suspicions.append(f"only the {len(snapshot.selected)} selected features were used")
    return snapshot


def read_snapshot(snapshot: LayerSnapshot, entry: LayerEntry, coordinates: QgisCoordinates,
                  analysis: QgsCoordinateReferenceSystem, cancelled: Optional[Cancel] = None) -> LayerData:
    """Read a layer into the engine's columns; may run in a worker thread.

    Parameters
    ----------
    snapshot : LayerSnapshot
    entry : LayerEntry
        What the site file, or the user, says of the layer.
    coordinates : QgisCoordinates
    analysis : QgsCoordinateReferenceSystem
        The CRS to measure in.
    cancelled : callable, optional
        True once the user wants to stop.

    Raises
    ------
    LayerError, CrsError, SiteFileError
        In one line: what is wrong with which layer and field, and what to do.
    Cancelled
    """
    source = _take(snapshot, _feet_tolerance(snapshot.crs, coordinates), cancelled)
    refuse_without_meaning(source, entry)
    crs = _crs_of(source, snapshot, entry, coordinates)
    if entry.path.casefold().split("|")[0].endswith(".dxf"):
        source = _as_drawing(source)
    return to_layer_data(source, entry, coordinates.placement(crs, analysis), coordinates, analysis)


def _take(snapshot: LayerSnapshot, tolerance: float, cancelled: Optional[Cancel]) -> Source:
    fids, shapes, rows = [], [], []
    for number, feature in enumerate(snapshot.features.read(snapshot.selected)):
        if number % 1000 == 0 and cancelled is not None and cancelled():
            raise Cancelled
        fids.append(str(feature.id()))
        shapes.append(_wkb(feature.geometry(), tolerance))
        rows.append(tuple(plain_value(value) for value in feature.attributes()))
    geometry = np.full(len(shapes), None, dtype=object)
    # Rings that GEOS refuses are handed on as broken geometry, so that they are listed.
    geometry[:] = shapely.from_wkb(np.array(shapes, dtype=object), on_invalid="fix") if shapes else []
    label = f"layer {snapshot.name}"
    return Source(name=snapshot.name, label=label, driver=snapshot.driver,
                  columns={name: objects(row[number] for row in rows) for number, name in enumerate(snapshot.fields)},
                  fids=objects(fids), geometry=geometry, geometry_type=snapshot.geometry_type,
                  crs_wkt="", suspicions=list(snapshot.suspicions), cautions=list(snapshot.cautions))


def _wkb(geometry: Any, tolerance: float) -> Optional[bytes]:
    """2D WKB with arcs densified; None where there is no geometry."""
    if geometry.isNull():
        return None
    shape = geometry.constGet()
    if QgsWkbTypes.isCurvedType(shape.wkbType()):
        shape = shape.segmentize(tolerance, QgsAbstractGeometry.SegmentationToleranceType.MaximumDifference)
    return bytes(shape.asWkb())


def _feet_tolerance(crs: QgsCoordinateReferenceSystem, coordinates: QgisCoordinates) -> float:
    """The arc tolerance in units of a CRS; a degree is taken as 365,000 ft."""
    per_unit = coordinates.feet_per_unit(crs) if crs.isValid() else 1.0
    return ARC_TOLERANCE_FT / (per_unit or 365000.0)


def plain_value(value: Any) -> Any:
    """A Python value of what QGIS holds in an attribute; None for NULL."""
    if type(value) in (str, int, float, bool):
        return value  # by far the most, and quickly told
    if value is None or QgsVariantUtils.isNull(value):
        return None
    if isinstance(value, QDate):
        return datetime.date(value.year(), value.month(), value.day())
    if isinstance(value, QDateTime):
        day = value.date()
        return datetime.date(day.year(), day.month(), day.day())
    if isinstance(value, QTime):
        return value.toString("HH:mm:ss")
    return value


def _crs_of(source: Source, snapshot: LayerSnapshot, entry: LayerEntry,
            coordinates: QgisCoordinates) -> QgsCoordinateReferenceSystem:
    """The CRS of the layer, or the stated one where it has none."""
    stated = coordinates.parse(entry.crs, f"{source.label}: crs") if entry.crs else None
    stored = snapshot.crs if snapshot.crs.isValid() else None
    if stored is None and stated is None:
        looks = guess(one_vertex(source.geometry), coordinates)
        hint = f"; the coordinates look like {looks}" if looks else ""
        raise CrsError(f"{source.label}: has no coordinate reference system (CRS); set it in the layer's properties, or state "
                       f"it in the site file, as in crs: EPSG:2249{hint}")
    if stored is not None and stated is not None and not _same_crs(stored, stated, coordinates):
        raise CrsError(f"{source.label}: the site file states the CRS {coordinates.describe(stated)}, but the layer has "
                       f"{coordinates.describe(stored)}; take 'crs' out of the site file, or correct the layer")
    crs = stored if stored is not None else stated
    if crs is None:
        raise CrsError(f"{source.label}: has no coordinate reference system (CRS)")
    return crs


def _same_crs(one: QgsCoordinateReferenceSystem, other: QgsCoordinateReferenceSystem, coordinates: QgisCoordinates) -> bool:
    """Equal by what they do: the same datum, and the same coordinates for points all over the state, to 0.001 ft."""
    if one.isGeographic() != other.isGeographic():
        return False
    way: Placement = coordinates.placement(one, other)
    if way.operation != NO_OPERATION:
        return False
    degrees = np.array([[-73.0, 42.1], [-71.0, 42.8], [-70.0, 41.7]])
    here = coordinates.degrees_to(one)(degrees) if not one.isGeographic() else degrees
    return bool(np.all(np.abs(way.transform(here) - here) * (coordinates.feet_per_unit(other) or 365000.0) < 0.001))


def _as_drawing(source: Source) -> Source:
    """A DXF that QGIS opened: its block symbols are already taken apart, so every row is drawn linework."""
    missing = [name for name in ("Layer", "PaperSpace", "EntityHandle", "Text") if name not in source.columns]
    if missing:
        return source
    columns = {**source.columns, "BlockName": objects([None] * source.size)}
    return Drawing(name=Path(source.name).stem, label=source.label, driver="DXF", columns=columns, fids=source.fids,
                   geometry=source.geometry, geometry_type=source.geometry_type, crs_wkt="",
                   suspicions=source.suspicions, cautions=source.cautions,
                   insert=np.full(source.size, -1, dtype=np.intp), is_insert=np.zeros(source.size, dtype=bool))
