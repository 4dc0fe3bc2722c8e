# SPDX-License-Identifier: GPL-2.0-or-later
"""Draws setback zones with a legend that names each setback: colour and hatch differ, so that neither alone must tell."""

from __future__ import annotations

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsFillSymbol,
    QgsLinePatternFillSymbolLayer,
    QgsRendererCategory,
    QgsSimpleFillSymbolLayer,
    QgsVectorLayer,
)
from qgis.PyQt.QtGui import QColor

FIELD = "setback"

#: Okabe and Ito's colours, which people with any kind of colour vision tell apart; vermilion is left to what intrudes.
_COLOURS = ("#0072b2", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#7f7f7f")
_ANGLES = (45.0, 135.0, 0.0, 90.0)


def name_zones(layer: QgsVectorLayer) -> None:
    """Give a layer of setback zones one entry per setback; a layer that is none stays as it is.

    Parameters
    ----------
    layer : QgsVectorLayer
    """
    index = layer.fields().indexOf(FIELD)
    if index < 0:
        return
    names = sorted((str(one) for one in layer.uniqueValues(index) if one), key=_by_feet)
    layer.setRenderer(QgsCategorizedSymbolRenderer(
        FIELD, [QgsRendererCategory(name, _symbol(number), name) for number, name in enumerate(names)]))
    layer.triggerRepaint()


def _by_feet(name: str) -> tuple[float, str]:
    feet = name.rpartition(", ")[2].partition(" ")[0]
    return (float(feet) if feet.replace(".", "", 1).isdigit() else 0.0, name)


def _symbol(number: int) -> QgsFillSymbol:
    colour = QColor(_COLOURS[number % len(_COLOURS)])
    fill = QColor(colour)
    fill.setAlpha(22)
    area = QgsSimpleFillSymbolLayer(fill)
    area.setStrokeColor(colour)
    area.setStrokeWidth(0.3)
    hatch = QgsLinePatternFillSymbolLayer()
    hatch.setLineAngle(_ANGLES[number // len(_COLOURS) % len(_ANGLES)] + 15.0 * (number % len(_COLOURS)))
    hatch.setDistance(3.0)
    faint = QColor(colour)
    faint.setAlpha(90)
    hatch.setColor(faint)
    hatch.setLineWidth(0.15)
    symbol = QgsFillSymbol()
    symbol.changeSymbolLayer(0, area)
    symbol.appendSymbolLayer(hatch)
    return symbol
