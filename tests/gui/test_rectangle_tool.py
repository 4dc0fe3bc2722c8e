# SPDX-License-Identifier: GPL-2.0-or-later
"""The rectangle tool: exact sizes, clicks, keys, wheel, snapping, undo, and what it leaves behind."""

from __future__ import annotations

import math

import pytest
from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsRectangle,
    QgsSettings,
    QgsSnappingConfig,
    QgsVectorLayer,
)
from qgis.gui import QgsMapCanvas
from qgis.PyQt.QtCore import QEvent, QPoint, QPointF, Qt
from qgis.PyQt.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QApplication

from bohsetbacks_plugin.engine.errors import CrsError
from bohsetbacks_plugin.gui.rectangle_bar import SETTINGS_KEY, RectangleBar
from bohsetbacks_plugin.gui.rectangle_tool import RectangleTool
from bohsetbacks_plugin.qgis_bridge.design_layer import make_design_layer

METRES = QgsCoordinateReferenceSystem("EPSG:26986")
#: Of one metre, by the definition of the US survey foot: 1200/3937 m.
FEET = 3937 / 1200
CENTRE = QgsPointXY(280000.0, 820000.0)


@pytest.fixture(name="clean_settings", autouse=True)
def _clean_settings():
    QgsSettings().remove(SETTINGS_KEY)
    yield
    QgsSettings().remove(SETTINGS_KEY)


@pytest.fixture(name="drawing_layer")
def _drawing_layer(tmp_path, qgis_new_project):
    layer = make_design_layer(tmp_path / "design.gpkg", METRES, qgis_new_project).layer
    qgis_new_project.addMapLayer(layer)
    layer.startEditing()
    return layer


@pytest.fixture(name="map_canvas")
def _map_canvas(qgis_app, drawing_layer):
    # One of its own: the canvas of qgis_iface lies in a window that is not shown, and is 28 pixels high.
    canvas = QgsMapCanvas()
    canvas.freeze(True)  # no picture is needed
    canvas.resize(800, 600)
    canvas.show()
    QApplication.processEvents()
    canvas.setDestinationCrs(METRES)
    canvas.setLayers([drawing_layer])
    canvas.setExtent(QgsRectangle(279960, 819970, 280040, 820030))
    # Clicks are exact to a pixel, about 0.3 ft; what they place is exact.
    assert canvas.mapUnitsPerPixel() == pytest.approx(0.1, rel=0.02)
    yield canvas
    canvas.setLayers([])
    canvas.close()
    canvas.deleteLater()


@pytest.fixture(name="tool")
def _tool(map_canvas, drawing_layer, qgis_new_project):
    bar = RectangleBar()
    tool = RectangleTool(map_canvas, drawing_layer, bar, METRES, qgis_new_project)
    map_canvas.setMapTool(tool)
    yield tool
    tool.close_down()
    bar.deleteLater()
    drawing_layer.rollBack()


def pixel(canvas, point):
    """Where a point of the map lies on the canvas."""
    at = canvas.getCoordinateTransform().transform(point)
    return QPoint(round(at.x()), round(at.y()))


def move(canvas, point):
    """Move the mouse. QTest.mouseMove goes through the platform's cursor, which may be over another test's window."""
    at = QPointF(pixel(canvas, point))
    event = QMouseEvent(QEvent.Type.MouseMove, at, QPointF(canvas.viewport().mapToGlobal(at.toPoint())),
                        Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(canvas.viewport(), event)


def click(canvas, point):
    """A left click."""
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, pixel(canvas, point))


def key(canvas, which, modifier=Qt.KeyboardModifier.NoModifier):
    """A key, sent as Qt does to the widget that has the focus."""
    QTest.keyClick(canvas, which, modifier)


def in_metres(layer, geometry):
    """Corners of a rectangle in EPSG:26986."""
    moved = QgsGeometry(geometry)
    moved.transform(QgsCoordinateTransform(layer.crs(), METRES, QgsProject.instance()))
    ring = moved.asMultiPolygon()[0][0]
    assert len(ring) == 5
    return ring


@pytest.mark.parametrize("rotation", [0.0, 30.0, 45.0, 123.4])
@pytest.mark.parametrize("crs", ["EPSG:26986", "EPSG:2249", "EPSG:26919"])
def test_size_on_the_ground_is_what_was_typed(tmp_path, qgis_new_project, qgis_canvas, crs, rotation):
    layer = make_design_layer(tmp_path / "design.gpkg", QgsCoordinateReferenceSystem(crs), qgis_new_project).layer
    layer.startEditing()
    bar = RectangleBar()
    bar.set_type("soil_absorption_system")
    bar.set_size(40.0, 20.0)
    bar.set_rotation(rotation)
    tool = RectangleTool(qgis_canvas, layer, bar, METRES, qgis_new_project)
    qgis_canvas.setDestinationCrs(METRES)
    tool.point = CENTRE
    tool.place()
    feature = next(layer.getFeatures())
    ring = in_metres(layer, feature.geometry())
    sides = [one.distance(other) * FEET for one, other in zip(ring, ring[1:])]
    assert sides == pytest.approx([40.0, 20.0, 40.0, 20.0], abs=1e-6)
    area = QgsGeometry.fromPolygonXY([ring]).area() * FEET * FEET
    assert area == pytest.approx(800.0, abs=1e-4)  # 1e-6 ft on each side
    assert ring[0].distance(ring[2]) * FEET == pytest.approx(math.hypot(40, 20), abs=1e-6)  # right angles
    assert ring[0].azimuth(ring[1]) == pytest.approx(rotation, abs=1e-6)
    assert [(ring[0].x() + ring[2].x()) / 2, (ring[0].y() + ring[2].y()) / 2] == pytest.approx([280000, 820000], abs=1e-6)
    assert [feature[name] for name in ("length_ft", "width_ft", "rotation", "area_sqft")] == [40.0, 20.0, rotation, 800.0]
    tool.close_down()
    layer.rollBack()
    del layer, feature


def test_an_analysis_crs_in_feet_gives_the_same_rectangle(qgis_canvas, drawing_layer, qgis_new_project):
    feet = QgsCoordinateReferenceSystem("EPSG:2249")
    bar = RectangleBar()
    bar.set_size(10.5, 6.0)
    tool = RectangleTool(qgis_canvas, drawing_layer, bar, feet, qgis_new_project)
    qgis_canvas.setDestinationCrs(METRES)
    tool.point = CENTRE
    tool.place()
    ring = in_metres(drawing_layer, next(drawing_layer.getFeatures()).geometry())
    # Both are the same projection of the same datum, in other units.
    assert ring[0].distance(ring[1]) * FEET == pytest.approx(10.5, abs=1e-6)
    assert ring[1].distance(ring[2]) * FEET == pytest.approx(6.0, abs=1e-6)
    tool.close_down()
    drawing_layer.rollBack()


def test_degrees_are_refused(qgis_canvas, drawing_layer):
    with pytest.raises(CrsError, match="EPSG:26986"):
        RectangleTool(qgis_canvas, drawing_layer, RectangleBar(), QgsCoordinateReferenceSystem("EPSG:4326"))
    drawing_layer.rollBack()


def test_a_click_places_one_step_that_can_be_undone(tool, map_canvas, drawing_layer):
    tool.bar.set_type("septic_tank")
    got = []
    tool.placed.connect(got.append)
    before = drawing_layer.undoStack().count()
    move(map_canvas, CENTRE)
    click(map_canvas, CENTRE)
    assert drawing_layer.featureCount() == 1
    assert isinstance(got[0], QgsFeature)
    assert [got[0][name] for name in ("type", "id", "status", "accuracy_ft")] == ["septic_tank", "ST-1", "proposed", 0.1]
    assert drawing_layer.undoStack().count() == before + 1
    assert "Septic tank" in drawing_layer.undoStack().text(before)
    drawing_layer.undoStack().undo()
    assert drawing_layer.featureCount() == 0
    drawing_layer.undoStack().redo()
    assert drawing_layer.featureCount() == 1
    click(map_canvas, QgsPointXY(280015, 820000))
    assert sorted(feature["id"] for feature in drawing_layer.getFeatures()) == ["ST-1", "ST-2"]
    assert drawing_layer.commitChanges()


def test_a_placed_rectangle_that_is_dragged_keeps_its_size_and_id(tool, map_canvas, drawing_layer):
    tool.bar.set_type("soil_absorption_system")
    tool.bar.set_size(40, 20)
    tool.bar.set_rotation(30)
    click(map_canvas, CENTRE)
    feature = next(drawing_layer.getFeatures())
    moved = QgsGeometry(feature.geometry())
    moved.translate(4.0, -3.0)
    drawing_layer.changeGeometry(feature.id(), moved)
    told = drawing_layer.getFeature(feature.id())
    assert [told[name] for name in ("id", "length_ft", "width_ft", "rotation", "area_sqft")] == ["LF-1", 40, 20, 30, 800]
    # Widened by hand by half its length: 60 x 20 ft, and the form says so.
    ring = moved.asMultiPolygon()[0][0]
    longer = [ring[0], *(QgsPointXY(a.x() + (a.x() - b.x()) / 2, a.y() + (a.y() - b.y()) / 2)
                         for a, b in ((ring[1], ring[0]), (ring[2], ring[3]))), ring[3], ring[0]]
    drawing_layer.changeGeometry(feature.id(), QgsGeometry.fromMultiPolygonXY([[longer]]))
    told = drawing_layer.getFeature(feature.id())
    assert [told[name] for name in ("length_ft", "width_ft", "rotation", "area_sqft")] == [60, 20, 30, 1200]


def test_keys_turn_and_change_the_corner(tool, map_canvas):
    move(map_canvas, CENTRE)
    key(map_canvas, Qt.Key.Key_R)
    assert tool.bar.rotation_box.value() == 5.0
    key(map_canvas, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert tool.bar.rotation_box.value() == 6.0
    key(map_canvas, Qt.Key.Key_C)
    assert tool.bar.shape().anchor == "near_left"
    tool.bar.set_size(40, 20)
    tool.bar.set_rotation(0)
    # Length to the north, width to the east of the corner.
    box = tool.outline().boundingBox()
    assert [box.xMinimum() - tool.point.x(), box.yMinimum() - tool.point.y()] == pytest.approx([0, 0], abs=1e-9)
    assert [box.width() * FEET, box.height() * FEET] == pytest.approx([20, 40], abs=1e-6)
    for _ in range(4):
        key(map_canvas, Qt.Key.Key_C)
    assert tool.bar.shape().anchor == "centre"


def test_the_wheel_turns_with_ctrl_and_zooms_without(tool, map_canvas):
    def wheel(steps, modifier):
        at = QPointF(400, 300)
        event = QWheelEvent(at, QPointF(map_canvas.mapToGlobal(at.toPoint())), QPoint(0, 0), QPoint(0, 120 * steps),
                            Qt.MouseButton.NoButton, modifier, Qt.ScrollPhase.NoScrollPhase, False)
        QApplication.sendEvent(map_canvas.viewport(), event)

    scale = map_canvas.scale()
    wheel(1, Qt.KeyboardModifier.ControlModifier)
    wheel(1, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert tool.bar.rotation_box.value() == 6.0
    wheel(-1, Qt.KeyboardModifier.ShiftModifier)
    wheel(-1, Qt.KeyboardModifier.ControlModifier)
    wheel(-1, Qt.KeyboardModifier.ControlModifier)
    assert tool.bar.rotation_box.value() == 355.0
    assert map_canvas.scale() == pytest.approx(scale)
    wheel(1, Qt.KeyboardModifier.NoModifier)
    assert tool.bar.rotation_box.value() == 355.0
    assert map_canvas.scale() != pytest.approx(scale)


def test_our_keys_are_kept_from_shortcuts_and_others_are_not(tool, map_canvas):
    def taken(which, modifier):
        event = QKeyEvent(QEvent.Type.ShortcutOverride, which, modifier)
        event.ignore()
        QApplication.sendEvent(map_canvas, event)
        return event.isAccepted()

    none, ctrl = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    assert taken(Qt.Key.Key_R, none)
    assert not taken(Qt.Key.Key_Z, ctrl)
    assert not taken(Qt.Key.Key_C, ctrl)
    map_canvas.unsetMapTool(tool)
    assert not taken(Qt.Key.Key_R, none)


def lines_layer(project, start, end):
    """A line such as a lot line."""
    layer = QgsVectorLayer("LineString?crs=EPSG:26986", "lines", "memory")
    feature = QgsFeature()
    feature.setGeometry(QgsGeometry.fromPolylineXY([QgsPointXY(*start), QgsPointXY(*end)]))
    layer.dataProvider().addFeatures([feature])
    project.addMapLayer(layer)
    return layer


def test_snaps_to_a_vertex_as_the_project_says(tool, map_canvas, drawing_layer, qgis_new_project):
    corner = (280010.123456, 820007.654321)
    line_layer = lines_layer(qgis_new_project, corner, (280030.0, 820020.0))
    map_canvas.setLayers([drawing_layer, line_layer])
    config = QgsSnappingConfig(qgis_new_project)
    config.setEnabled(True)
    config.setMode(Qgis.SnappingMode.AllLayers)
    config.setTypeFlag(Qgis.SnappingType.Vertex)
    config.setTolerance(12)
    config.setUnits(Qgis.MapToolUnit.Pixels)
    map_canvas.snappingUtils().setConfig(config)
    tool.bar.anchor_box.setCurrentIndex(tool.bar.anchor_box.findData("near_left"))
    tool.bar.set_rotation(0)
    near = QgsPointXY(corner[0] - 0.5, corner[1] + 0.4)  # 6 pixels away
    move(map_canvas, near)
    click(map_canvas, near)
    ring = in_metres(drawing_layer, next(drawing_layer.getFeatures()).geometry())
    assert (ring[0].x(), ring[0].y()) == pytest.approx(corner, abs=1e-6)


def test_aligns_with_the_line_under_the_pointer(tool, map_canvas, drawing_layer, qgis_new_project):
    # 30 m east and 40 m north: atan(3/4) = 36.8699 degrees clockwise from north.
    line_layer = lines_layer(qgis_new_project, (279985, 819980), (280015, 820020))
    map_canvas.setLayers([drawing_layer, line_layer])
    on_line = QgsPointXY(280000.3, 820000)
    move(map_canvas, on_line)
    key(map_canvas, Qt.Key.Key_A)
    assert tool.bar.rotation_box.value() == pytest.approx(36.8699, abs=1e-4)
    assert not tool.bar.align_button.isChecked()
    # Away from every line the button waits for a click, and Esc leaves only the waiting.
    move(map_canvas, QgsPointXY(279965, 820025))
    tool.bar.set_rotation(0)
    key(map_canvas, Qt.Key.Key_A)
    assert tool.bar.align_button.isChecked()
    key(map_canvas, Qt.Key.Key_Escape)
    assert not tool.bar.align_button.isChecked()
    assert map_canvas.mapTool() is tool
    QTest.mouseClick(tool.bar.align_button, Qt.MouseButton.LeftButton)
    click(map_canvas, on_line)
    assert tool.bar.rotation_box.value() == pytest.approx(36.8699, abs=1e-4)
    assert drawing_layer.featureCount() == 0


def test_escape_ends_the_tool_and_leaves_no_preview(tool, map_canvas, drawing_layer):
    move(map_canvas, CENTRE)
    assert tool._band.isVisible()
    ended = []
    tool.cancelled.connect(lambda: ended.append(True))
    key(map_canvas, Qt.Key.Key_Escape)
    assert ended == [True]
    assert map_canvas.mapTool() is not tool
    assert not tool._band.isVisible()
    tool.bar.changed.emit()
    assert not tool._band.isVisible()
    assert drawing_layer.featureCount() == 0


def test_a_deleted_layer_ends_the_tool(tool, map_canvas, drawing_layer, qgis_new_project):
    other_layer = lines_layer(qgis_new_project, (0, 0), (1, 1))
    tool.deactivate()
    tool.layer = other_layer
    map_canvas.setMapTool(tool)
    tool.activate()
    qgis_new_project.removeMapLayer(other_layer.id())
    assert tool.layer is None
    assert map_canvas.mapTool() is not tool


def test_a_read_only_layer_is_told_and_nothing_is_placed(tool, map_canvas, drawing_layer, qgis_iface):
    from bohsetbacks_plugin.gui.messages import messages
    said = []
    tell, messages.tell = messages.tell, lambda title, text, level: said.append(text)
    try:
        drawing_layer.rollBack()
        drawing_layer.setReadOnly(True)
        click(map_canvas, CENTRE)
    finally:
        messages.tell = tell
        drawing_layer.setReadOnly(False)
    assert drawing_layer.featureCount() == 0
    assert len(said) == 1
    assert "cannot be edited" in said[0]


def test_close_down_leaves_nothing_on_the_map(map_canvas, drawing_layer, qgis_new_project):
    bar = RectangleBar()
    before = len(map_canvas.scene().items())
    tool = RectangleTool(map_canvas, drawing_layer, bar, METRES, qgis_new_project)
    map_canvas.setMapTool(tool)
    move(map_canvas, CENTRE)
    key(map_canvas, Qt.Key.Key_A)
    assert len(map_canvas.scene().items()) > before
    tool.close_down()
    tool.close_down()
    assert len(map_canvas.scene().items()) == before
    drawing_layer.rollBack()


def test_the_bar_remembers_sizes_by_type(qgis_app):
    bar = RectangleBar()
    bar.set_type("septic_tank")
    bar.set_size(11.25, 5.5)
    bar.set_type("soil_absorption_system")
    bar.set_size(60, 12)
    bar.set_type("septic_tank")
    assert (bar.shape().length_ft, bar.shape().width_ft) == (11.25, 5.5)
    later = RectangleBar()
    later.set_type("soil_absorption_system")
    assert (later.shape().length_ft, later.shape().width_ft) == (60, 12)
    later.set_type("distribution_box")
    assert (later.shape().length_ft, later.shape().width_ft) == (2, 2)


def test_rotation_goes_around(qgis_app):
    bar = RectangleBar()
    bar.turn(-1)
    assert bar.rotation_box.value() == 359
    bar.turn(2)
    assert bar.rotation_box.value() == 1
    assert bar.rotation_box.text() == "1°"
    bar.set_rotation(123.4)
    assert bar.rotation_box.text() == "123.4°"
    bar.set_size(10.5, 100)
    assert (bar.length_box.text(), bar.width_box.text()) == ("10.5 ft", "100 ft")
