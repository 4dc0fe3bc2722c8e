# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers and symbols of QGIS for the shapes of a printed map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import shapely
from qgis.core import (
    Qgis,
    QgsFeature,
    QgsFillSymbol,
    QgsGeometry,
    QgsLinePatternFillSymbolLayer,
    QgsLineSymbol,
    QgsMarkerLineSymbolLayer,
    QgsMarkerSymbol,
    QgsSimpleFillSymbolLayer,
    QgsSimpleLineSymbolLayer,
    QgsSingleSymbolRenderer,
    QgsSymbol,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QColor

from ..engine.geometry import explode
from ..report.map_content import Ink, MapPart

_KINDS = {0: "Point", 1: "LineString", 2: "Polygon"}
_HATCH_DISTANCE_PT = 6.0
_MARK_PT, _DOT_PT, _HALO_PT = 6.5, 3.2, 1.4


def layers_of(part: MapPart) -> Iterator[QgsVectorLayer]:
    """Yield a memory layer for each kind of geometry among the shapes."""
    single, _ = explode(_array(part.shapes))
    dimension = shapely.get_dimensions(single)
    for kind, name in sorted(_KINDS.items(), reverse=True):
        shapes = single[dimension == kind]
        if not len(shapes):
            continue
        layer = QgsVectorLayer(name, part.words or "map", "memory")
        features = []
        for shape in shapes:
            geometry = QgsGeometry()
            geometry.fromWkb(shapely.to_wkb(shape))
            feature = QgsFeature()
            feature.setGeometry(geometry)
            features.append(feature)
        layer.dataProvider().addFeatures(features)
        layer.updateExtents()
        layer.setRenderer(QgsSingleSymbolRenderer(symbol_of(part.ink, kind)))
        yield layer


def legend_symbol(part: MapPart) -> tuple[QgsSymbol, int]:
    """The symbol of a part for its legend, and the dimension that it is for: that of most of its shapes."""
    dimensions = shapely.get_dimensions(_array(part.shapes)).tolist()
    kind = 1 if part.ink.ends else max(set(dimensions), key=dimensions.count)
    return symbol_of(part.ink, kind), kind


def symbol_of(ink: Ink, dimension: int) -> QgsSymbol:
    """A symbol for points, lines or areas."""
    if dimension == 2:
        return _fill(ink)
    return _line(ink) if dimension == 1 else _marker(ink)


def _fill(ink: Ink) -> Any:
    area = QgsSimpleFillSymbolLayer()
    area.setStrokeStyle(Qt.PenStyle.NoPen)
    if ink.fill:
        colour = QColor(ink.fill)
        colour.setAlphaF(ink.alpha)
        area.setFillColor(colour)
    else:
        area.setBrushStyle(Qt.BrushStyle.NoBrush)
    parts: list[Any] = [area]
    if ink.hatch is not None:
        hatch = QgsLinePatternFillSymbolLayer()
        hatch.setLineAngle(ink.hatch)
        hatch.setDistance(_HATCH_DISTANCE_PT)
        hatch.setDistanceUnit(Qgis.RenderUnit.Points)
        faint = QColor(ink.stroke)
        faint.setAlphaF(0.5)
        hatch.setSubSymbol(_made(QgsLineSymbol(), [_pen(faint, 0.4, ())]))
        parts.append(hatch)
    parts.append(_pen(QColor(ink.stroke), ink.width, ink.dash))
    return _made(QgsFillSymbol(), parts)


def _line(ink: Ink) -> Any:
    if not ink.ends:
        return _made(QgsLineSymbol(), [_pen(QColor(ink.stroke), ink.width, ink.dash)])
    # By words, which mean the same in Qt 5 and Qt 6.
    dots = QgsMarkerLineSymbolLayer.create({"placements": "FirstVertex|LastVertex"})
    dots.setSubSymbol(_simple_marker(ink.stroke, ink.stroke, _DOT_PT, 0.0))
    halo = QColor("#ffffff")
    halo.setAlphaF(0.8)
    return _made(QgsLineSymbol(), [_pen(halo, ink.width + 2 * _HALO_PT, ()), _pen(QColor(ink.stroke), ink.width, ink.dash),
                                   dots])


def _made(symbol: Any, parts: list[Any]) -> Any:
    """A symbol of some parts; handed over one by one, so that QGIS alone owns them."""
    symbol.changeSymbolLayer(0, parts[0])
    for part in parts[1:]:
        symbol.appendSymbolLayer(part)
    return symbol


def _marker(ink: Ink) -> QgsMarkerSymbol:
    """Two points that are one are drawn as a ring; a well and the like as a ring with a dot."""
    ring = _simple_marker("#00000000" if ink.ends else ink.fill or "#ffffff", ink.stroke, _MARK_PT, max(ink.width, 0.9))
    if not ink.ends:
        # Kept by a name: a symbol that nobody holds is gone before its layer is copied.
        dot = _simple_marker("#000000", "#000000", 1.8, 0.0)
        ring.appendSymbolLayer(dot.symbolLayer(0).clone())
    return ring


def _simple_marker(fill: str, edge: str, size: float, width: float) -> QgsMarkerSymbol:
    return QgsMarkerSymbol.createSimple({
        "name": "circle", "color": fill, "outline_color": edge, "size": str(size), "size_unit": "Point",
        "outline_width": str(width), "outline_width_unit": "Point"})


def _pen(colour: QColor, width: float, dash: tuple[float, ...]) -> QgsSimpleLineSymbolLayer:
    pen = QgsSimpleLineSymbolLayer(colour, width)
    pen.setWidthUnit(Qgis.RenderUnit.Points)
    pen.setPenJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setPenCapStyle(Qt.PenCapStyle.FlatCap)
    if dash:
        pen.setUseCustomDashPattern(True)
        pen.setCustomDashVector(list(dash))
        pen.setCustomDashPatternUnit(Qgis.RenderUnit.Points)
    return pen


def _array(shapes: tuple[Any, ...]) -> Any:
    result = np.empty(len(shapes), dtype=object)
    result[:] = shapes
    return result
