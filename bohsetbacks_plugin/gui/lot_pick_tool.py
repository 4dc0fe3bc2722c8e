# SPDX-License-Identifier: GPL-2.0-or-later
"""The map tool that picks a lot: the lot under the pointer is marked, a click gives it, Esc or a right click leaves."""

from __future__ import annotations

from typing import Optional

from qgis.core import Qgis, QgsPointXY
from qgis.gui import QgsMapCanvas, QgsMapMouseEvent, QgsMapTool, QgsRubberBand
from qgis.PyQt.QtCore import Qt, QTimer, pyqtSignal
from qgis.PyQt.QtGui import QColor, QKeyEvent
from qgis.PyQt.sip import isdeleted

from ..qgis_bridge.lot_search import lots_at, shapes_at
from ..qgis_bridge.project_site import ProjectSite
from .messages import told

#: While the pointer moves, it is looked at so often.
_WAIT_MS = 50
#: Seen on light maps and on dark ones.
_COLOUR = "#0072b2"


class LotPickTool(QgsMapTool):
    """Hover to see a lot, click to take it.

    Parameters
    ----------
    canvas : QgsMapCanvas
    site : ProjectSite
    """

    #: The lots under a click, as a list of `LotHit`; empty where there is none.
    lot_picked = pyqtSignal(object)
    #: The user left the tool with Esc or a right click.
    cancelled = pyqtSignal()

    def __init__(self, canvas: QgsMapCanvas, site: ProjectSite) -> None:
        super().__init__(canvas)
        self._site = site
        self._band: Optional[QgsRubberBand] = None
        self._point: Optional[QgsPointXY] = None
        self._before: Optional[QgsMapTool] = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT_MS)
        self._timer.timeout.connect(self._look)
        self.setCursor(Qt.CursorShape.CrossCursor)

    def start(self) -> None:
        """Become the tool of the map; the keys go there too."""
        tool = self.canvas().mapTool()
        if tool is not self:
            self._before = tool
            self.canvas().setMapTool(self)
        self.canvas().setFocus()

    def leave(self) -> None:
        """Give the map back to the tool that was in use before."""
        before, self._before = self._before, None
        if isdeleted(self.canvas()) or self.canvas().mapTool() is not self:
            return
        if before is not None and not isdeleted(before):
            self.canvas().setMapTool(before)
        else:
            self.canvas().unsetMapTool(self)

    @property
    def highlighted(self) -> bool:
        """Whether a lot is marked on the map."""
        return self._band is not None

    # What QGIS calls.

    @told
    def deactivate(self) -> None:
        """Leave nothing on the map, and no timer running."""
        self._timer.stop()
        self._clear()
        super().deactivate()

    @told
    def canvasMoveEvent(self, event: QgsMapMouseEvent) -> None:  # noqa: N802 - QGIS's name
        """Look where the pointer goes, but not at each step of it."""
        self._point = QgsPointXY(event.mapPoint())
        if not self._timer.isActive():
            self._timer.start()

    @told
    def canvasReleaseEvent(self, event: QgsMapMouseEvent) -> None:  # noqa: N802 - QGIS's name
        """Take the lot under the pointer, or leave."""
        if event.button() == Qt.MouseButton.RightButton:
            self._cancel()
        elif event.button() == Qt.MouseButton.LeftButton:
            crs = self.canvas().mapSettings().destinationCrs()
            self.lot_picked.emit(lots_at(self._site, QgsPointXY(event.mapPoint()), crs))

    @told
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - QGIS's name
        """Esc leaves; every other key is QGIS's."""
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self._cancel()
        else:
            event.ignore()

    def _cancel(self) -> None:
        self.leave()
        self.cancelled.emit()

    @told
    def _look(self) -> None:
        """Mark the lots under the pointer."""
        if self._point is None or not self.isActive():
            return
        crs = self.canvas().mapSettings().destinationCrs()
        shapes = shapes_at(self._site, self._point, crs)
        self._clear()
        if not shapes:
            return
        band = QgsRubberBand(self.canvas(), Qgis.GeometryType.Polygon)
        fill = QColor(_COLOUR)
        fill.setAlpha(50)
        band.setFillColor(fill)
        band.setStrokeColor(QColor(_COLOUR))
        band.setSecondaryStrokeColor(QColor(255, 255, 255, 220))
        band.setWidth(3)
        for shape, own in shapes:
            band.addGeometry(shape, own)
        self._band = band

    def _clear(self) -> None:
        band, self._band = self._band, None
        if band is not None and not isdeleted(band) and not isdeleted(self.canvas()):
            self.canvas().scene().removeItem(band)
