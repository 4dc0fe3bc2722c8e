# SPDX-License-Identifier: GPL-2.0-or-later
"""How a design layer looks: one symbol per type, told apart by colour and hatch; proposed solid, the rest pale and dashed."""

from __future__ import annotations

from typing import Union

from qgis.core import (
    Qgis,
    QgsCategorizedSymbolRenderer,
    QgsFillSymbol,
    QgsLinePatternFillSymbolLayer,
    QgsLineSymbol,
    QgsMarkerSymbol,
    QgsPalLayerSettings,
    QgsProperty,
    QgsRendererCategory,
    QgsSymbol,
    QgsSymbolLayer,
    QgsSymbolLayerUtils,
    QgsTextBufferSettings,
    QgsTextFormat,
    QgsVectorLayer,
    QgsVectorLayerSimpleLabeling,
)
from qgis.PyQt.QtCore import QSize
from qgis.PyQt.QtGui import QColor, QIcon

from ..layer_schema.design_layers import DesignLayerPlan, DesignType

#: Labels are shown from this scale on.
_LABEL_SCALE = 1500.0
_DASH = "CASE WHEN \"status\" = 'existing' THEN 'dash' WHEN \"status\" = 'abandoned' THEN 'dot' ELSE 'solid' END"
_OPACITY = "CASE WHEN \"status\" = 'existing' THEN 55 WHEN \"status\" = 'abandoned' THEN 30 ELSE 100 END"
#: Id and type; what stands in brackets is for the list to choose from.
_LABEL = "\"id\" || '\\n' || coalesce(regexp_replace(represent_value(\"type\"), ' [(].*', ''), '')"
_TIP = ("<b>[% \"id\" %]</b> [% represent_value(\"type\") %], [% represent_value(\"status\") %]"
        "[% coalesce('<br>lot ' || \"lot\", '') %]")

Symbol = Union[QgsFillSymbol, QgsLineSymbol, QgsMarkerSymbol]


def draw(layer: QgsVectorLayer, plan: DesignLayerPlan) -> None:
    """Give a design layer its symbols, labels and map tips."""
    symbols = [QgsRendererCategory(one.role, _by_status(symbol(one, plan.geometry), plan.geometry), one.words)
               for one in plan.types]
    without = DesignType("", "Type not chosen", "", fill="#ffffff", edge="#c00000")
    symbols.append(QgsRendererCategory("", _by_status(symbol(without, plan.geometry), plan.geometry), without.words))
    layer.setRenderer(QgsCategorizedSymbolRenderer("type", symbols))
    layer.setLabeling(QgsVectorLayerSimpleLabeling(_labels(plan.geometry)))
    layer.setLabelsEnabled(True)
    layer.setMapTipTemplate(_TIP)


def symbol(one: DesignType, geometry: str) -> Symbol:
    """Symbol of one type, as it is drawn where proposed."""
    if geometry == "line":
        return QgsLineSymbol.createSimple({"line_color": one.edge, "line_width": "0.6", "capstyle": "round"})
    if geometry == "point":
        return QgsMarkerSymbol.createSimple({"name": one.mark, "color": one.fill, "size": "3.2", "outline_color": one.edge,
                                             "outline_width": "0.5"})
    made = QgsFillSymbol.createSimple({"color": one.fill, "outline_color": one.edge, "outline_width": "0.45",
                                       "joinstyle": "miter"})
    if one.hatch is not None:
        lines = QgsLinePatternFillSymbolLayer()
        lines.setLineAngle(float(one.hatch))
        lines.setDistance(1.4)
        lines.setSubSymbol(QgsLineSymbol.createSimple({"line_color": one.edge, "line_width": "0.15"}))
        made.appendSymbolLayer(lines)
    return made


def icon(one: DesignType, geometry: str, size: int) -> QIcon:
    """A small picture of a type's symbol.

    Parameters
    ----------
    one : DesignType
    geometry : str
    size : int
        Side in pixels.
    """
    return QgsSymbolLayerUtils.symbolPreviewIcon(symbol(one, geometry), QSize(size, size))


def _by_status(made: Symbol, geometry: str) -> Symbol:
    made.setDataDefinedProperty(QgsSymbol.Property.Opacity, QgsProperty.fromExpression(_OPACITY))
    if geometry != "point":
        made.symbolLayer(0).setDataDefinedProperty(QgsSymbolLayer.Property.StrokeStyle, QgsProperty.fromExpression(_DASH))
    return made


def _labels(geometry: str) -> QgsPalLayerSettings:
    text = QgsTextFormat()
    text.setSize(7.0)
    text.setColor(QColor("#1a1a1a"))
    halo = QgsTextBufferSettings()
    halo.setEnabled(True)
    halo.setSize(0.7)
    halo.setColor(QColor(255, 255, 255, 215))
    text.setBuffer(halo)
    settings = QgsPalLayerSettings()
    settings.fieldName, settings.isExpression = _LABEL, True
    settings.multilineAlign = Qgis.LabelMultiLineAlignment.Center
    settings.setFormat(text)
    settings.scaleVisibility, settings.minimumScale, settings.maximumScale = True, _LABEL_SCALE, 0
    if geometry == "area":
        settings.placement = Qgis.LabelPlacement.Horizontal
        inside = Qgis.LabelPolygonPlacementFlags(Qgis.LabelPolygonPlacementFlag.AllowPlacementInsideOfPolygon)
        settings.setPolygonPlacementFlags(inside | Qgis.LabelPolygonPlacementFlag.AllowPlacementOutsideOfPolygon)
    elif geometry == "point":
        settings.placement, settings.dist = Qgis.LabelPlacement.OrderedPositionsAroundPoint, 1.0
    else:
        settings.placement, settings.dist = Qgis.LabelPlacement.Line, 0.8
    return settings
