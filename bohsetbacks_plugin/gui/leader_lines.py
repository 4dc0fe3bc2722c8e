# SPDX-License-Identifier: GPL-2.0-or-later
"""Lines over the map with their lengths: weight, dash and end shape by outcome, and labels that make room for each other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Optional

from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransform, QgsCsException, QgsPointXY
from qgis.gui import QgsMapCanvas, QgsMapCanvasItem
from qgis.PyQt.QtCore import QPointF, QRectF, Qt
from qgis.PyQt.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from qgis.PyQt.sip import isdeleted

from .outcome_signs import outcome_colour

#: Places along a line at which its label may stand, the best first.
_ALONG = (0.5, 0.65, 0.35, 0.8, 0.2, 0.95)
#: Steps off the line, in heights of the label.
_OFF = (0.0, 0.8, -0.8, 1.6, -1.6, 2.4, -2.4)
_BESIDE = (0.8, -0.8, 1.6, -1.6, 2.4, -2.4, 0.0)  # of a short line, which a label on it would hide
_HALO = QColor(255, 255, 255, 230)
_BOLD, _THIN = 0.85, 0.3  # millimetres on the screen


@dataclass(frozen=True)
class LineStyle:
    """How a line is drawn.

    Attributes
    ----------
    colour : QColor
    millimetres : float
        Weight on the screen.
    pen : Qt.PenStyle
    shape : str
        At the end: ``cross``, ``triangle``, ``diamond``, ``ring``, ``square``, ``dot``.
    """

    colour: QColor
    millimetres: float
    pen: Qt.PenStyle
    shape: str


@dataclass(frozen=True)
class LeaderLine:
    """One line with its label.

    Attributes
    ----------
    start, end : (x, y)
        In the CRS that is given to `set_lines`; equal where two features touch.
    text : str
        The label; empty for none.
    style : LineStyle
    """

    start: tuple[float, float]
    end: tuple[float, float]
    text: str
    style: LineStyle


def outcome_style(outcome: str) -> LineStyle:
    """The style of an outcome, as the layer of findings has it: met ones thin, short ones bold, open ones dashed."""
    pen, weight, shape = {
        "intrudes": (Qt.PenStyle.SolidLine, _BOLD, "cross"), "too_close_to_call": (Qt.PenStyle.DashLine, _BOLD, "triangle"),
        "refer": (Qt.PenStyle.DashDotLine, _BOLD, "diamond"), "not_checked": (Qt.PenStyle.DotLine, _BOLD, "ring"),
        "meets": (Qt.PenStyle.SolidLine, _THIN, "square"), "not_applicable": (Qt.PenStyle.DotLine, _THIN, "dot"),
    }[outcome]
    return LineStyle(outcome_colour(outcome), weight, pen, shape)


def plain_style() -> LineStyle:
    """The style of a distance that nobody has judged."""
    return LineStyle(QColor(45, 45, 45), _THIN, Qt.PenStyle.SolidLine, "dot")


class LeaderLines(QgsMapCanvasItem):
    """Lines over a map canvas."""

    def __init__(self, canvas: QgsMapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._lines: list[LeaderLine] = []
        self._crs = QgsCoordinateReferenceSystem()
        self._ends: list[Optional[tuple[QgsPointXY, QgsPointXY]]] = []
        self._thin, self._bold = _font(canvas, False), _font(canvas, True)
        self.setZValue(190)
        canvas.destinationCrsChanged.connect(self._place)

    def set_lines(self, lines: Sequence[LeaderLine], crs: QgsCoordinateReferenceSystem) -> None:
        """Draw these lines instead of the ones before; labels of the first ones get the best places."""
        self._lines, self._crs = list(lines), QgsCoordinateReferenceSystem(crs)
        self._place()

    def clear(self) -> None:
        """Draw nothing."""
        self.set_lines([], self._crs)

    def close_down(self) -> None:
        """Leave the canvas."""
        self._lines, self._ends = [], []
        if not isdeleted(self._canvas) and not isdeleted(self):
            self._canvas.destinationCrsChanged.disconnect(self._place)
            self._canvas.scene().removeItem(self)

    @property
    def lines(self) -> list[LeaderLine]:
        """What is drawn."""
        return list(self._lines)

    def labels(self) -> list[tuple[LeaderLine, QRectF]]:
        """The lines that have a label, with its place on the canvas in pixels."""
        room = QRectF(self._canvas.rect())
        # What ends a bold line tells the outcome: no label covers it where there is another place.
        taken = [QRectF(ends[1].x() - 6, ends[1].y() - 6, 12, 12) for line, ends in zip(self._lines, self._pixels())
                 if ends is not None and line.style.millimetres >= _BOLD]
        result = []
        for line, ends in zip(self._lines, self._pixels()):
            if line.text and ends is not None and _crosses(room, *ends):
                metrics = QFontMetricsF(self._font_of(line))
                size = (metrics.horizontalAdvance(line.text) + metrics.descent() * 2, metrics.height())
                box = _free_place(_inside(room, *ends), size, taken, room)
                taken.append(box)
                result.append((line, box))
        return result

    # What Qt and QGIS call.

    def updatePosition(self) -> None:  # noqa: N802 - QGIS's name
        """Follow the map."""
        self.prepareGeometryChange()
        self.setPos(0, 0)
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """The whole canvas: that is where labels may stand."""
        return QRectF(self._canvas.rect())

    def paint(self, painter: Any, *_unused: Any) -> None:
        """Draw all lines, then all labels over them."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        per_millimetre = self._canvas.logicalDpiX() / 25.4
        # The first lines are the ones that matter most: they are drawn last, over the others.
        for line, ends in reversed(list(zip(self._lines, self._pixels()))):
            if ends is not None:
                _draw_line(painter, line.style, ends, per_millimetre)
        for line, box in self.labels():
            self._draw_label(painter, line, box)

    def _font_of(self, line: LeaderLine) -> QFont:
        return self._bold if line.style.millimetres >= _BOLD else self._thin

    def _draw_label(self, painter: Any, line: LeaderLine, box: QRectF) -> None:
        font = self._font_of(line)
        metrics = QFontMetricsF(font)
        path = QPainterPath()
        path.addText(QPointF(box.left() + metrics.descent(), box.top() + metrics.ascent()), font, line.text)
        painter.strokePath(path, QPen(_HALO, 4.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.fillPath(path, line.style.colour.darker(170))

    def _place(self) -> None:
        """Find the places of the ends in the CRS of the canvas; a line that has none there is not drawn."""
        settings = self._canvas.mapSettings()
        transform = QgsCoordinateTransform(self._crs, settings.destinationCrs(), settings.transformContext())
        self._ends = []
        for line in self._lines:
            try:
                self._ends.append((transform.transform(QgsPointXY(*line.start)), transform.transform(QgsPointXY(*line.end))))
            except QgsCsException:
                self._ends.append(None)
        self.updatePosition()

    def _pixels(self) -> list[Optional[tuple[QPointF, QPointF]]]:
        return [None if ends is None else (self.toCanvasCoordinates(ends[0]), self.toCanvasCoordinates(ends[1]))
                for ends in self._ends]


def _font(canvas: QgsMapCanvas, bold: bool) -> QFont:
    """The canvas's own font, a little smaller where the line is thin."""
    font = QFont(canvas.font())
    font.setBold(bold)
    font.setPointSizeF(max(7.5, font.pointSizeF() * (1.0 if bold else 0.9)))
    return font


def _draw_line(painter: Any, style: LineStyle, ends: tuple[QPointF, QPointF], per_millimetre: float) -> None:
    """One line on a light casing, so that it shows on dark ground too, with its shape at the end."""
    width = max(1.0, style.millimetres * per_millimetre)
    for colour, weight, pen in ((_HALO, width + 2.0, Qt.PenStyle.SolidLine), (style.colour, width, style.pen)):
        painter.setPen(QPen(colour, weight, pen, Qt.PenCapStyle.FlatCap))
        painter.drawLine(*ends)
    _draw_shape(painter, style, ends[1], per_millimetre * (1.5 if style.millimetres >= _BOLD else 1.0))


def _draw_shape(painter: Any, style: LineStyle, at: QPointF, size: float) -> None:
    """The shape at the end of a line, of a radius of so many pixels."""
    x, y = at.x(), at.y()
    painter.setPen(QPen(_HALO, 1.2))
    painter.setBrush(style.colour)
    if style.shape == "cross":
        for colour, width in ((_HALO, size * 0.95), (style.colour, size * 0.55)):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(x - size, y - size), QPointF(x + size, y + size))
            painter.drawLine(QPointF(x - size, y + size), QPointF(x + size, y - size))
    elif style.shape == "triangle":
        painter.drawPolygon(QPolygonF([QPointF(x, y - 1.2 * size), QPointF(x + 1.2 * size, y + size),
                                       QPointF(x - 1.2 * size, y + size)]))
    elif style.shape == "diamond":
        painter.drawPolygon(QPolygonF([QPointF(x, y - 1.3 * size), QPointF(x + 1.3 * size, y), QPointF(x, y + 1.3 * size),
                                       QPointF(x - 1.3 * size, y)]))
    elif style.shape == "square":
        painter.drawRect(QRectF(x - size, y - size, 2 * size, 2 * size))
    elif style.shape == "ring":
        painter.setBrush(_HALO)
        painter.setPen(QPen(style.colour, size * 0.5))
        painter.drawEllipse(at, size, size)
    else:
        painter.drawEllipse(at, size * 0.8, size * 0.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _crosses(room: QRectF, start: QPointF, end: QPointF) -> bool:
    """Whether a line's box meets the canvas."""
    box = QRectF(start, end).normalized().adjusted(-1, -1, 1, 1)
    return bool(room.intersects(box)) and all(math.isfinite(value) for value in (box.left(), box.top()))


def _inside(room: QRectF, start: QPointF, end: QPointF) -> tuple[QPointF, QPointF]:
    """The part of a line that is on the canvas (Liang and Barsky), so that its label is too; else the line."""
    first, last = 0.0, 1.0
    dx, dy = end.x() - start.x(), end.y() - start.y()
    for step, gap in ((-dx, start.x() - room.left()), (dx, room.right() - start.x()),
                      (-dy, start.y() - room.top()), (dy, room.bottom() - start.y())):
        if step < 0:
            first = max(first, gap / step)
        elif step > 0:
            last = min(last, gap / step)
    if first > last:
        return start, end
    return QPointF(start.x() + first * dx, start.y() + first * dy), QPointF(start.x() + last * dx, start.y() + last * dy)


def _free_place(ends: tuple[QPointF, QPointF], size: tuple[float, float], taken: Sequence[QRectF], room: QRectF) -> QRectF:
    """The first place by the line where a label covers no other; where there is none, the one that covers least."""
    (start, end), (width, height) = ends, size
    dx, dy = end.x() - start.x(), end.y() - start.y()
    length = math.hypot(dx, dy)
    across = (-dy / length, dx / length) if length > 0 else (0.0, -1.0)
    # A label is wider than high: beside a steep line it has to stand off farther.
    step = abs(across[0]) * width * 0.6 + abs(across[1]) * height
    best, least = None, math.inf
    for off in _BESIDE if length < 2 * width else _OFF:
        for share in _ALONG:
            x, y = start.x() + share * dx + off * step * across[0], start.y() + share * dy + off * step * across[1]
            box = QRectF(x - width / 2, y - height / 2, width, height)
            covered = sum(_area(box.intersected(other)) for other in taken) + width * height - _area(box.intersected(room))
            if covered <= 0.5:
                return box
            if covered < least:
                best, least = box, covered
    return best if best is not None else QRectF(start, end)


def _area(box: QRectF) -> float:
    return max(0.0, float(box.width())) * max(0.0, float(box.height()))
