# SPDX-License-Identifier: GPL-2.0-or-later
"""A finding on the map: the place is shown, both features flash, and the distance is drawn as a line with its feet."""

from __future__ import annotations

import math
from typing import Any, Optional

import numpy as np
import shapely
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCsException,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsRectangle,
)
from qgis.gui import QgsMapCanvas, QgsMapCanvasItem, QgsRubberBand
from qgis.PyQt.QtCore import QPointF, QRectF, Qt
from qgis.PyQt.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from qgis.PyQt.sip import isdeleted

from ..engine.finding_parts import FindingPart
from ..engine.findings import NONE
from ..engine.vocabulary import OUTCOMES
from ..report.lengths import FEET, format_length
from .messages import told
from .outcome_signs import outcome_colour
from .translation import tr

#: The map is never shown closer than this; a tank that fills the screen tells nothing.
CLOSEST_SCALE = 300.0
#: Room around what is shown, as a share of its size on each side.
_MARGIN = 0.35
#: What a constraint may add to the place that is shown; a swamp a mile long is not shown whole.
_AT_MOST_TIMES = 3.0
#: Relations of rules for which a component has to lie inside; what is beyond is wrong.
_TO_LIE_INSIDE = frozenset({"within", "own_lot", "served_lot"})


class FindingOnMap:
    """Draws one finding at a time over a map canvas."""

    def __init__(self, canvas: QgsMapCanvas) -> None:
        self._canvas = canvas
        self._crs = QgsCoordinateReferenceSystem()
        self._units = FEET
        self._shown: Optional[tuple[FindingPart, int]] = None
        self.line: Optional[QgsRubberBand] = None
        self.label: Optional[DistanceLabel] = None
        canvas.destinationCrsChanged.connect(self._draw_again)
        self._listens = True

    def set_crs(self, crs: QgsCoordinateReferenceSystem) -> None:
        """State the CRS that the findings were measured in."""
        self._crs = QgsCoordinateReferenceSystem(crs)

    def set_units(self, units: str) -> None:
        """Show lengths in these units."""
        self._units = units
        self._draw_again()

    def show(self, part: FindingPart, row: int, zoom: bool = True, flash: bool = True) -> None:
        """Draw a finding; zoom to it, and flash its two features."""
        self.clear()
        self._shown = (part, row)
        if zoom:
            self._zoom(part, row)
        self._draw(part, row)
        if flash:
            shapes = [_geometry(part, feature) for feature in _features(part, row)]
            if shapes:
                self._canvas.flashGeometries(shapes, self._crs)

    def clear(self) -> None:
        """Take away what is drawn."""
        self._shown = None
        for item in (self.line, self.label):
            if item is not None and not isdeleted(item) and not isdeleted(self._canvas):
                self._canvas.scene().removeItem(item)
        self.line = self.label = None

    def close_down(self) -> None:
        """Take away what is drawn, and listen to the canvas no longer."""
        self.clear()
        if self._listens and not isdeleted(self._canvas):
            self._canvas.destinationCrsChanged.disconnect(self._draw_again)
        self._listens = False

    @told
    def _draw_again(self) -> None:
        if self._shown is not None:
            part, row = self._shown
            self.show(part, row, zoom=False, flash=False)

    def _draw(self, part: FindingPart, row: int) -> None:
        """The line between the two nearest points, and its length."""
        found = part.review.findings
        ends = found.lines[row]
        if not np.isfinite(ends).all():
            return
        colour = outcome_colour(OUTCOMES[found.outcome[row]])
        line = QgsGeometry.fromPolylineXY([QgsPointXY(*end) for end in ends])
        if (ends[0] == ends[1]).all():
            # They touch, or one lies in the other: a line without length would not be seen.
            line = QgsGeometry.fromPointXY(QgsPointXY(*ends[0]))
        self.line = QgsRubberBand(self._canvas, line.type())
        self.line.setIcon(QgsRubberBand.IconType.ICON_X)
        self.line.setIconSize(12)
        self.line.setColor(colour)
        self.line.setSecondaryStrokeColor(QColor(255, 255, 255, 220))
        self.line.setWidth(3)
        self.line.setToGeometry(line, self._crs)
        signed = float(found.signed[row])
        if found.unit[row] == "ft" and math.isfinite(signed):
            middle = self._to_canvas(QgsGeometry.fromPointXY(QgsPointXY(*ends.mean(axis=0))))
            if middle is not None:
                self.label = DistanceLabel(self._canvas, middle.asPoint(), self._words(part, row), colour)

    def _words(self, part: FindingPart, row: int) -> str:
        """The length of the line: what is provided, or how far the component lies inside or beyond what it is measured to."""
        found = part.review.findings
        signed = float(found.signed[row])
        if signed >= 0.0:
            return format_length(signed, self._units)
        depth = format_length(-signed, self._units)
        rule = found.rule[row]
        relation = part.review.rules[rule].relation if rule != NONE else ""
        if relation in _TO_LIE_INSIDE or found.constraint_role[row] == "property_line":
            return tr("{depth} beyond").format(depth=depth)
        return tr("{depth} inside").format(depth=depth)

    def _zoom(self, part: FindingPart, row: int) -> None:
        bounds = place_of(part, row)
        if bounds is None:
            return
        place = self._to_canvas(QgsGeometry.fromRect(QgsRectangle(*bounds)))
        if place is None:
            return
        extent = place.boundingBox()
        # A point has no size; it is shown at the closest scale.
        extent.grow(max(_MARGIN * max(extent.width(), extent.height()), 1e-6))
        self._canvas.setExtent(extent)
        if self._canvas.scale() < CLOSEST_SCALE:
            self._canvas.zoomScale(CLOSEST_SCALE)
        self._canvas.refresh()

    def _to_canvas(self, geometry: QgsGeometry) -> Optional[QgsGeometry]:
        """In the CRS of the canvas; None where it cannot be placed there."""
        target = self._canvas.mapSettings().destinationCrs()
        try:
            geometry.transform(QgsCoordinateTransform(self._crs, target, QgsProject.instance()))
        except QgsCsException:
            return None
        return geometry


class DistanceLabel(QgsMapCanvasItem):
    """A text with a halo at a place of the map."""

    def __init__(self, canvas: QgsMapCanvas, place: QgsPointXY, text: str, colour: QColor) -> None:
        super().__init__(canvas)
        self.place, self.text, self.colour = QgsPointXY(place), text, QColor(colour)
        self._font = QFont(canvas.font())
        self._font.setBold(True)
        self._font.setPointSizeF(max(9.0, self._font.pointSizeF() * 1.1))
        self.setZValue(200)
        self.updatePosition()

    def updatePosition(self) -> None:  # noqa: N802 - Qt's name
        """Stay at the place when the map moves."""
        self.setPos(self.toCanvasCoordinates(self.place))

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """Room for the text and its halo."""
        metrics = QFontMetricsF(self._font)
        gap = metrics.descent() + 4.0
        return QRectF(gap, -metrics.height() / 2 - gap, metrics.horizontalAdvance(self.text) + 2 * gap,
                      metrics.height() + 2 * gap)

    def paint(self, painter: Any, *_unused: Any) -> None:
        """Dark text on a white halo, which can be read on any map."""
        metrics = QFontMetricsF(self._font)
        path = QPainterPath()
        left = self.boundingRect().left() + metrics.descent() + 4.0
        path.addText(QPointF(left, metrics.ascent() / 2 - 1.0), self._font, self.text)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(path, QPen(QColor(255, 255, 255, 235), 4.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                                      Qt.PenJoinStyle.RoundJoin))
        painter.fillPath(path, self.colour.darker(150))


def place_of(part: FindingPart, row: int) -> Optional[tuple[float, float, float, float]]:
    """What is shown of a finding, in the analysis CRS: the component and the line, and the constraint where it is no giant."""
    found, geometry = part.review.findings, part.review.site.features.geometry
    subject, constraint = int(found.subject[row]), int(found.constraint[row])
    boxes = [geometry[subject].bounds] if subject != NONE else []
    ends = found.lines[row]
    if np.isfinite(ends).all():
        boxes.append((*ends.min(axis=0), *ends.max(axis=0)))
    if not boxes:
        boxes = [geometry[constraint].bounds] if constraint != NONE else []
    if not boxes:
        return None
    place = _around(boxes)
    if constraint != NONE:
        whole = _around([place, geometry[constraint].bounds])
        if _size(whole) <= _AT_MOST_TIMES * _size(place):
            place = whole
    return place


def _around(boxes: list[Any]) -> tuple[float, float, float, float]:
    corners = np.array(boxes, dtype=np.float64)
    west, south = corners[:, :2].min(axis=0)
    east, north = corners[:, 2:].max(axis=0)
    return float(west), float(south), float(east), float(north)


def _size(box: tuple[float, float, float, float]) -> float:
    return max(box[2] - box[0], box[3] - box[1])


def _features(part: FindingPart, row: int) -> list[int]:
    found = part.review.findings
    return [int(number) for number in (found.subject[row], found.constraint[row]) if number != NONE]


def _geometry(part: FindingPart, feature: int) -> QgsGeometry:
    geometry = QgsGeometry()
    geometry.fromWkb(shapely.to_wkb(part.review.site.features.geometry[feature]))
    return geometry
