# SPDX-License-Identifier: GPL-2.0-or-later
"""The map tool "Measure by rule": a click on a component fans out all its setbacks as lines, met ones thin, short ones bold."""

from __future__ import annotations

import math
from typing import Optional

from qgis.core import QgsCsException, QgsGeometry, QgsPointXY
from qgis.gui import QgsMapCanvas, QgsMapMouseEvent, QgsMapTool, QgsRubberBand
from qgis.PyQt.QtCore import QPoint, Qt, pyqtSignal
from qgis.PyQt.QtGui import QColor, QKeyEvent
from qgis.PyQt.sip import isdeleted

from ..engine.place_records import ComponentSetbacks
from .leader_lines import LeaderLine, LeaderLines, outcome_style
from .messages import TITLE, tell, told
from .place_words import line_words
from .surroundings import Current, Surroundings, ask_for_a_check, to_analysis
from .translation import tr

#: How near a click must come to a component, in millimetres on the screen.
_NEAR_MM = 2.5


class MeasureByRuleTool(QgsMapTool):
    """Click a component; another click at the same place takes the next one there; Esc ends.

    Parameters
    ----------
    canvas : QgsMapCanvas
    current : callable
        Gives the surroundings as they are now, None before there was a check.
    """

    #: The ComponentSetbacks of what was clicked; None where there is nothing to show.
    component_measured = pyqtSignal(object)
    #: The user ended the tool with Esc.
    cancelled = pyqtSignal()

    def __init__(self, canvas: QgsMapCanvas, current: Current) -> None:
        super().__init__(canvas)
        self._current = current
        self._lines: Optional[LeaderLines] = None
        self._outline: Optional[QgsRubberBand] = None
        self._last: Optional[tuple[QPoint, list[int], int]] = None
        self.setCursor(Qt.CursorShape.WhatsThisCursor)

    # What QGIS calls.

    @told
    def activate(self) -> None:
        """Make ready to draw."""
        super().activate()
        if self._lines is None:
            self._lines = LeaderLines(self.canvas())
            self._outline = QgsRubberBand(self.canvas())
            self._outline.setStrokeColor(QColor(20, 20, 20))
            self._outline.setSecondaryStrokeColor(QColor(255, 255, 255, 230))
            self._outline.setFillColor(QColor(0, 0, 0, 0))
            self._outline.setWidth(2)
        if self._current() is None:
            ask_for_a_check()

    @told
    def deactivate(self) -> None:
        """Leave nothing on the map."""
        self._last = None
        if self._lines is not None:
            self._lines.close_down()
            if self._outline is not None and not isdeleted(self._outline):
                self.canvas().scene().removeItem(self._outline)
            self._lines = self._outline = None
            self.component_measured.emit(None)
        super().deactivate()

    def close_down(self) -> None:
        """End for good, when the plugin is unloaded."""
        self.canvas().unsetMapTool(self)
        self.deactivate()

    @told
    def canvasReleaseEvent(self, event: QgsMapMouseEvent) -> None:  # noqa: N802 - QGIS's name
        """Measure what is under the pointer."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        around = self._current()
        if around is None:
            self._show(None, None)
            ask_for_a_check()
            return
        row = self._row_at(around, event.pos(), QgsPointXY(event.mapPoint()))
        if row is None:
            self._show(None, None)
            tell(TITLE, tr("No component of the last check lies here. Click one that the rules speak of, such as a tank or a "
                           "stable."))
        else:
            self._show(around, around.finder.setbacks_of(row))

    @told
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc ends the tool."""
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.canvas().unsetMapTool(self)
            self.cancelled.emit()
        else:
            event.ignore()

    @told
    def refresh(self) -> None:
        """Measure nothing any more: the rows of another check are others."""
        self._last = None
        self._show(None, None)

    @told
    def show_component(self, row: int) -> None:
        """Fan out the setbacks of a component, by its row of the site."""
        around = self._current()
        self._last = None
        if around is not None:
            self._show(around, around.finder.setbacks_of(row))

    def _row_at(self, around: Surroundings, pixel: QPoint, point: QgsPointXY) -> Optional[int]:
        """The component at a click; of several the smallest, and at the next click in the same place the next."""
        try:
            there = to_analysis(self.canvas(), around.crs, point)
            # The width of the tolerance is measured on the ground: the canvas may be in degrees.
            beside = to_analysis(self.canvas(), around.crs, self.toMapCoordinates(pixel + QPoint(self._pixels_near(), 0)))
        except QgsCsException:
            return None
        rows = around.finder.components_near(there.x(), there.y(), math.hypot(beside.x() - there.x(), beside.y() - there.y()))
        if not rows:
            self._last = None
            return None
        turn, last = 0, self._last
        if last is not None and last[1] == rows and (last[0] - pixel).manhattanLength() <= self._pixels_near():
            turn = (last[2] + 1) % len(rows)
        self._last = pixel, rows, turn
        return rows[turn]

    def _pixels_near(self) -> int:
        return max(3, int(_NEAR_MM * self.canvas().logicalDpiX() / 25.4))

    def _show(self, around: Optional[Surroundings], measured: Optional[ComponentSetbacks]) -> None:
        if self._lines is not None and self._outline is not None:
            self._outline.reset()
            if around is None or measured is None:
                self._lines.clear()
            else:
                self._lines.set_lines(component_lines(measured, around.units), around.crs)
                geometry = QgsGeometry()
                geometry.fromWkb(around.finder.wkb(measured.row))
                self._outline.setToGeometry(geometry, around.crs)
        self.component_measured.emit(measured)


def component_lines(measured: ComponentSetbacks, units: str) -> list[LeaderLine]:
    """One line for each constraint that has a place: that of the rule which says most about it."""
    lines: dict[tuple[Optional[int], bool], LeaderLine] = {}
    for one in measured.distances:  # the worst first
        key = (one.constraint, one.constraint_role == "property_line")
        if one.line is not None and key not in lines:
            lines[key] = LeaderLine(*one.line, line_words(one, units), outcome_style(one.outcome))
    return list(lines.values())
