# SPDX-License-Identifier: GPL-2.0-or-later
"""The map tool "Setbacks here": what the place under the pointer is near to, and which components could lie there."""

from __future__ import annotations

from typing import Optional

from qgis.core import QgsCsException, QgsPointXY
from qgis.gui import QgsMapCanvas, QgsMapMouseEvent, QgsMapTool
from qgis.PyQt.QtCore import Qt, QTimer, pyqtSignal
from qgis.PyQt.QtGui import QKeyEvent

from ..engine.place_records import Place
from ..report.lengths import format_length
from .leader_lines import LeaderLine, LeaderLines, outcome_style, plain_style
from .messages import told
from .place_words import kind_feet, kind_words, line_words
from .surroundings import Current, Surroundings, ask_for_a_check, to_analysis
from .translation import tr

#: The pointer is looked at so often while it moves; where it rested for as long, the rules are asked too.
_WAIT_MS = 70

#: So many of the nearest kinds get a line however far they are.
_ALWAYS = 3


class SetbacksHereTool(QgsMapTool):
    """Hover to look, click to keep a place, right click to let it go, Esc to end.

    Parameters
    ----------
    canvas : QgsMapCanvas
    current : callable
        Gives the surroundings as they are now, None before there was a check.
    """

    #: A Place, with `answers` None while the pointer moves; None where there is nothing to show.
    place_found = pyqtSignal(object)
    #: The user ended the tool with Esc.
    cancelled = pyqtSignal()

    def __init__(self, canvas: QgsMapCanvas, current: Current) -> None:
        super().__init__(canvas)
        self._current = current
        self._lines: Optional[LeaderLines] = None
        self._point: Optional[QgsPointXY] = None
        self._moved = self._pinned = False
        self._role = ""
        self._shown: Optional[tuple[Place, Surroundings]] = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT_MS)
        self._timer.timeout.connect(self._look)
        self.setCursor(Qt.CursorShape.CrossCursor)

    @property
    def pinned(self) -> bool:
        """Whether a place is kept."""
        return self._pinned

    # What QGIS calls.

    @told
    def activate(self) -> None:
        """Begin to follow the pointer."""
        super().activate()
        if self._lines is None:
            self._lines = LeaderLines(self.canvas())
        if self._current() is None:
            ask_for_a_check()

    @told
    def deactivate(self) -> None:
        """Leave nothing on the map, and no timer running."""
        self._timer.stop()
        self._moved = self._pinned = False
        self._point = self._shown = None
        if self._lines is not None:
            self._lines.close_down()
            self._lines = None
            self.place_found.emit(None)
        super().deactivate()

    def close_down(self) -> None:
        """End for good, when the plugin is unloaded."""
        self.canvas().unsetMapTool(self)
        self.deactivate()

    @told
    def canvasMoveEvent(self, event: QgsMapMouseEvent) -> None:  # noqa: N802 - QGIS's name
        """Look where the pointer goes, but not at each step of it."""
        if self._pinned:
            return
        self._point, self._moved = QgsPointXY(event.mapPoint()), True
        if not self._timer.isActive():
            self._timer.start()

    @told
    def canvasReleaseEvent(self, event: QgsMapMouseEvent) -> None:  # noqa: N802 - QGIS's name
        """Keep the place under the pointer, or let it go."""
        self._timer.stop()
        self._moved = False
        self._point = QgsPointXY(event.mapPoint())
        if event.button() == Qt.MouseButton.RightButton:
            self._pinned = False
            self._show(False)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pinned = self._show(True)
            if self._current() is None:
                ask_for_a_check()

    @told
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc ends the tool."""
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.canvas().unsetMapTool(self)
            self.cancelled.emit()
        else:
            event.ignore()

    # What is shown.

    @told
    def refresh(self) -> None:
        """Look again at the same place, after what is around it has changed."""
        if self._point is not None and self._lines is not None:
            self._show(True)

    @told
    def set_role(self, role: str) -> None:
        """Draw boldly what keeps a component of this role away; an empty text for none."""
        if role != self._role:
            self._role = role
            # Only drawn anew: the list in which the role was chosen must not be filled from within its own signal.
            self._draw()

    @told
    def _look(self) -> None:
        if self._moved:
            self._moved = False
            self._show(False)
            self._timer.start()
        else:
            self._show(True)

    def _show(self, with_answers: bool) -> bool:
        """Find the place, draw it and tell of it; False where there is nothing to tell."""
        around = self._current()
        place = None if around is None or self._point is None else self._find(around, self._point, with_answers)
        self._shown = None if around is None or place is None else (place, around)
        self._draw()
        self.place_found.emit(place)
        return place is not None

    def _draw(self) -> None:
        if self._lines is None:
            return
        if self._shown is None:
            self._lines.clear()
        else:
            place, around = self._shown
            self._lines.set_lines(place_lines(place, around, self._role), around.crs)

    def _find(self, around: Surroundings, point: QgsPointXY, with_answers: bool) -> Optional[Place]:
        try:
            there = to_analysis(self.canvas(), around.crs, point)
        except QgsCsException:
            return None
        return around.finder.at(there.x(), there.y(), with_answers)


def place_lines(place: Place, around: Surroundings, role: str = "") -> list[LeaderLine]:
    """Lines to the lot line and to each kind within reach of a rule; what keeps a component of `role` away is bold."""
    against = [reason for one in place.answers or () if one.role == role for reason in one.reasons if reason.line is not None]
    told_of = {reason.constraint for reason in against}
    lines = [LeaderLine(*reason.line, line_words(reason, around.units), outcome_style(reason.outcome))
             for reason in against if reason.line is not None]
    if place.lot.line is not None and place.lot.line_ft is not None and place.lot.row not in told_of:
        text = tr("lot line {feet}").format(feet=format_length(abs(place.lot.line_ft), around.units))
        lines.append(LeaderLine(*place.lot.line, text, plain_style()))
    return lines + [LeaderLine(*one.line, f"{kind_words(one)} {kind_feet(one, around.units)}", plain_style())
                    for number, one in enumerate(place.kinds)
                    if (number < _ALWAYS or one.signed_ft <= one.reach_ft) and one.row not in told_of]
