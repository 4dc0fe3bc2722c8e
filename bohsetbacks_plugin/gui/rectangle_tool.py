# SPDX-License-Identifier: GPL-2.0-or-later
"""The map tool that places a component of exactly so many feet: preview, snapping, rotation, and one step of undo."""

from __future__ import annotations

from typing import Any, Optional

from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsGeometry,
    QgsPointLocator,
    QgsPointXY,
    QgsProject,
    QgsSnappingConfig,
    QgsVectorLayer,
)
from qgis.gui import (
    QgsMapCanvas,
    QgsMapCanvasSnappingUtils,
    QgsMapMouseEvent,
    QgsMapTool,
    QgsRubberBand,
    QgsSnapIndicator,
    QgsVertexMarker,
)
from qgis.PyQt.QtCore import QEvent, QObject, Qt, pyqtSignal
from qgis.PyQt.QtGui import QColor, QKeyEvent, QWheelEvent

from ..engine.errors import LayerError
from ..qgis_bridge.rectangle import Rectangle, RectangleBuilder
from .messages import told
from .rectangle_bar import RectangleBar
from .translation import tr

_STEP, _FINE_STEP = 5.0, 1.0
_ALIGN_PIXELS = 15.0
_OUR_KEYS = (Qt.Key.Key_R, Qt.Key.Key_C, Qt.Key.Key_A, Qt.Key.Key_Escape)


class RectangleTool(QgsMapTool):
    """Places rectangles into a design layer.

    Parameters
    ----------
    canvas : QgsMapCanvas
    layer : QgsVectorLayer
        A design layer of areas.
    bar : RectangleBar
    analysis : QgsCoordinateReferenceSystem
        In which feet are measured.
    project : QgsProject, optional
        The one that is open if not given.

    Raises
    ------
    CrsError
        Where the analysis CRS is in degrees.
    """

    #: The QgsFeature that was added to the layer, with the id that it has until it is saved.
    placed = pyqtSignal(object)
    #: The user ended the tool with Esc.
    cancelled = pyqtSignal()

    def __init__(self, canvas: QgsMapCanvas, layer: QgsVectorLayer, bar: RectangleBar,
                 analysis: QgsCoordinateReferenceSystem, project: Optional[QgsProject] = None) -> None:
        super().__init__(canvas)
        self.layer: Optional[QgsVectorLayer] = layer
        self.bar, self.project = bar, project if project is not None else QgsProject.instance()
        self.builder = RectangleBuilder(analysis, self.project.transformContext())
        self.point: Optional[QgsPointXY] = None
        self._band = QgsRubberBand(canvas, Qgis.GeometryType.Polygon)
        self._anchor = QgsVertexMarker(canvas)
        self._snap: Optional[QgsSnapIndicator] = QgsSnapIndicator(canvas)
        self._lines: Optional[QgsMapCanvasSnappingUtils] = None
        self._active = self._closed = False
        self._band.setWidth(2)
        self._anchor.setIconType(QgsVertexMarker.IconType.ICON_CROSS)
        self._anchor.setPenWidth(2)
        self._hide()
        self.setCursor(Qt.CursorShape.CrossCursor)

    # What QGIS calls.

    @told
    def activate(self) -> None:
        """Watch the bar, the layer and the keys while the tool is in use."""
        super().activate()
        if self._active or self._closed:
            return
        self._active = True
        self.bar.changed.connect(self.show_preview)
        self.bar.align_asked.connect(self._align_asked)
        if self.layer is not None:
            self.layer.willBeDeleted.connect(self._layer_goes)
        self.canvas().installEventFilter(self)
        self.canvas().setFocus()

    @told
    def deactivate(self) -> None:
        """Leave nothing on the map and nothing connected."""
        if self._active:
            self._active = False
            self.bar.changed.disconnect(self.show_preview)
            self.bar.align_asked.disconnect(self._align_asked)
            self.bar.align_button.setChecked(False)
            if self.layer is not None:
                self.layer.willBeDeleted.disconnect(self._layer_goes)
            self.canvas().removeEventFilter(self)
        self._hide()
        super().deactivate()

    @told
    def canvasMoveEvent(self, event: QgsMapMouseEvent) -> None:  # noqa: N802 - QGIS's name
        """Show where the rectangle would lie."""
        self.point = event.snapPoint()
        if self._snap is not None:
            self._snap.setMatch(event.mapPointMatch())
        self.show_preview()

    @told
    def canvasReleaseEvent(self, event: QgsMapMouseEvent) -> None:  # noqa: N802 - QGIS's name
        """Place the rectangle, or take a line's direction where that was asked for."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        # While the mouse moves, QGIS does not wait for its index of what to snap to; what is placed must be exact.
        match = self.canvas().snappingUtils().snapToMap(event.originalMapPoint())
        self.point = match.point() if match.isValid() else event.originalMapPoint()
        if self.bar.align_button.isChecked():
            self.align()
        else:
            self.place()

    @told
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - QGIS's name
        """R turns, C takes another corner, A aligns, Esc ends; every other key is QGIS's."""
        if not _is_ours(event):
            event.ignore()
            return
        event.accept()
        if event.key() == Qt.Key.Key_R:
            self.bar.turn(_FINE_STEP if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else _STEP)
        elif event.key() == Qt.Key.Key_C:
            self.bar.next_anchor()
        elif event.key() == Qt.Key.Key_A:
            self.align()
        elif self.bar.align_button.isChecked():
            self.bar.align_button.setChecked(False)
        else:
            self._end()

    @told
    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - QGIS's name
        """With Ctrl or Shift the wheel turns the rectangle; without, it zooms as ever."""
        fine = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        steps = event.angleDelta().y() or event.angleDelta().x()
        if not steps or not (fine or event.modifiers() & Qt.KeyboardModifier.ControlModifier):
            event.ignore()
            return
        self.bar.turn((_FINE_STEP if fine else _STEP) * (1 if steps > 0 else -1))
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Keep our keys from the shortcuts of QGIS, such as R for stream digitizing."""
        if event.type() == QEvent.Type.ShortcutOverride and _is_ours(event):
            event.accept()
        return False

    # What the tool does.

    def outline(self) -> Optional[QgsGeometry]:
        """The rectangle where the pointer is, in the analysis CRS."""
        if self.point is None:
            return None
        return self.builder.outline(self.point, self.canvas().mapSettings().destinationCrs(), self.bar.shape())

    @told
    def show_preview(self) -> None:
        """Draw the rectangle as it would be placed."""
        outline = self.outline()
        if outline is None or self.point is None:
            return
        one = self.bar.types[self.bar.role]
        fill = QColor(one.fill)
        fill.setAlpha(130)
        self._band.setFillColor(fill)
        self._band.setStrokeColor(QColor(one.edge))
        self._anchor.setColor(QColor(one.edge))
        self._band.setToGeometry(outline, self.builder.analysis)
        self._band.show()
        self._anchor.setCenter(self.point)
        self._anchor.show()

    def place(self) -> None:
        """Add the rectangle to the layer, as one step that can be undone.

        Raises
        ------
        LayerError
            Where the layer cannot be edited.
        """
        outline, layer, shape = self.outline(), self.layer, self.bar.shape()
        if outline is None or layer is None:
            return
        if not layer.isEditable() and not layer.startEditing():
            raise LayerError(tr("The layer {name} cannot be edited. See whether it, or its file, is read-only.").format(
                name=layer.name()))
        self._add(layer, outline, shape)

    def _add(self, layer: QgsVectorLayer, outline: QgsGeometry, shape: Rectangle) -> None:
        words = self.bar.types[shape.role].words
        feature = self.builder.feature(layer, outline, shape)
        layer.beginEditCommand(tr("Place: {type}").format(type=words))
        if not layer.addFeature(feature):
            layer.destroyEditCommand()
            raise LayerError(tr("The layer {name} did not take the new feature.").format(name=layer.name()))
        layer.endEditCommand()
        layer.triggerRepaint()
        self.bar.say(tr("Placed {id}: {type}, {length} x {width} ft. Ctrl+Z takes it back.").format(
            id=feature["id"] if "id" in feature.fields().names() else "", type=words, length=f"{shape.length_ft:g}",
            width=f"{shape.width_ft:g}"))
        self.placed.emit(feature)

    def align(self) -> None:
        """Turn the length along the line under the pointer; without one there, wait for a click on one."""
        match = self._line_here()
        if match is None or not match.hasEdge():
            self.bar.align_button.setChecked(True)
            self.bar.say(tr("Click the line that the length is to follow: a lot line, a wall, any edge. Esc leaves it."))
            return
        start, end = match.edgePoints()
        self.bar.set_rotation(self.builder.azimuth(start, end, self.canvas().mapSettings().destinationCrs()))
        self.bar.align_button.setChecked(False)
        self.bar.say()

    def close_down(self) -> None:
        """Take everything off the map for good."""
        if self._closed:
            return
        self.canvas().unsetMapTool(self)
        self.deactivate()
        self._closed = True
        # Its marker belongs to the map's scene: it must not outlive that.
        self._snap = None
        for item in (self._band, self._anchor):
            self.canvas().scene().removeItem(item)
        if self._lines is not None:
            self._lines.deleteLater()
            self._lines = None

    def _line_here(self) -> Optional[QgsPointLocator.Match]:
        """The edge nearest to the pointer in any visible layer, whatever the project snaps to."""
        if self.point is None:
            return None
        if self._lines is None:
            self._lines = QgsMapCanvasSnappingUtils(self.canvas(), self)
            config = QgsSnappingConfig(self.project)
            config.setEnabled(True)
            config.setMode(Qgis.SnappingMode.AllLayers)
            config.setTypeFlag(Qgis.SnappingType.Segment)
            config.setTolerance(_ALIGN_PIXELS)
            config.setUnits(Qgis.MapToolUnit.Pixels)
            self._lines.setConfig(config)
        return self._lines.snapToMap(self.point)

    @told
    def _align_asked(self, wanted: bool) -> None:
        if wanted:
            self.bar.say(tr("Click the line that the length is to follow: a lot line, a wall, any edge. Esc leaves it."))
        else:
            self.bar.say()

    @told
    def _layer_goes(self) -> None:
        self._end(announce=False)
        self.layer = None

    def _end(self, announce: bool = True) -> None:
        self.point = None
        self.canvas().unsetMapTool(self)
        self._hide()
        if announce:
            self.cancelled.emit()

    def _hide(self) -> None:
        self._band.hide()
        self._anchor.hide()
        if self._snap is not None:
            self._snap.setMatch(QgsPointLocator.Match())


def _is_ours(event: Any) -> bool:
    """Whether a key belongs to the tool: alone, or R with Shift."""
    bare = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
    shifted = event.key() == Qt.Key.Key_R and event.modifiers() == Qt.KeyboardModifier.ShiftModifier
    return event.key() in _OUR_KEYS and (bare or shifted)
