# SPDX-License-Identifier: GPL-2.0-or-later
"""The tool that picks a lot: marking under the pointer, clicks, leaving, and what it leaves behind."""

from __future__ import annotations

import pytest
from qgis.core import QgsCoordinateReferenceSystem, QgsFeature, QgsGeometry, QgsRectangle, QgsVectorLayer
from qgis.gui import QgsMapCanvas, QgsMapToolPan, QgsRubberBand
from qgis.PyQt.QtCore import QPoint, Qt
from qgis.PyQt.QtTest import QTest

from bohsetbacks_plugin.gui.lot_pick_tool import LotPickTool
from bohsetbacks_plugin.layer_schema.layer_entry import LayerEntry
from bohsetbacks_plugin.qgis_bridge.project_site import ProjectSite

X, Y = 268800.0, 856900.0


class Desk:
    """A canvas with three lots of 50 m in it, two of them on one another, and a tool that notes what it gives."""

    def __init__(self, project):
        self.site = ProjectSite(project)
        made = QgsVectorLayer("Polygon?crs=EPSG:26986&field=ID:string", "lots", "memory")
        for name, place in (("WEST", 0), ("EAST", 1), ("EAST-2", 1)):
            feature = QgsFeature(made.fields())
            feature.setAttributes([name])
            feature.setGeometry(QgsGeometry.fromRect(QgsRectangle(X + 50 * place, Y, X + 50 * place + 50, Y + 50)))
            made.dataProvider().addFeature(feature)
        made.updateExtents()
        project.addMapLayer(made)
        self.site.set_entry(made.id(), LayerEntry(path="", role=("lot",), id_field="ID"))
        self.canvas = QgsMapCanvas()
        self.canvas.freeze(True)  # no picture is needed
        self.canvas.resize(600, 300)
        self.canvas.show()
        self.canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:26986"))
        self.canvas.setExtent(QgsRectangle(X - 50, Y - 25, X + 150, Y + 75))
        self.pan = QgsMapToolPan(self.canvas)
        self.canvas.setMapTool(self.pan)
        self.tool = LotPickTool(self.canvas, self.site)
        self.picked, self.cancelled = [], []
        self.tool.lot_picked.connect(lambda hits: self.picked.append([hit.lot_id for hit in hits]))
        self.tool.cancelled.connect(lambda: self.cancelled.append(1))

    def pixel(self, east, north=25.0):
        place = self.canvas.getCoordinateTransform().transform(X + east, Y + north)
        return QPoint(round(place.x()), round(place.y()))

    def click(self, east, button=Qt.MouseButton.LeftButton):
        QTest.mouseClick(self.canvas.viewport(), button, Qt.KeyboardModifier.NoModifier, self.pixel(east))

    def hover(self, east):
        QTest.mouseMove(self.canvas.viewport(), self.pixel(east))
        QTest.qWait(150)

    def bands(self):
        return [item for item in self.canvas.scene().items() if isinstance(item, QgsRubberBand)]


@pytest.fixture(name="desk")
def _desk(qgis_new_project):
    desk = Desk(qgis_new_project)
    yield desk
    desk.tool.leave()
    desk.canvas.unsetMapTool(desk.pan)
    desk.canvas.deleteLater()
    qgis_new_project.clear()


def test_a_click_gives_the_lots_there(desk):
    desk.tool.start()
    assert desk.canvas.mapTool() is desk.tool
    desk.click(25)
    desk.click(75)
    desk.click(-25)
    assert desk.picked == [["WEST"], ["EAST", "EAST-2"], []]


def test_the_lot_under_the_pointer_is_marked_and_only_it(desk):
    desk.tool.start()
    desk.hover(25)
    (band,) = desk.bands()
    assert band.asGeometry().boundingBox().xMinimum() == pytest.approx(X)
    assert band.asGeometry().boundingBox().xMaximum() == pytest.approx(X + 50)
    desk.hover(75)
    (band,) = desk.bands()
    assert band.asGeometry().boundingBox().xMinimum() == pytest.approx(X + 50)
    desk.hover(-25)
    assert desk.bands() == []
    assert not desk.tool.highlighted


def test_escape_leaves_and_the_tool_before_is_back(desk):
    desk.tool.start()
    desk.hover(25)
    assert desk.tool.highlighted
    QTest.keyClick(desk.canvas, Qt.Key.Key_Escape)
    assert desk.canvas.mapTool() is desk.pan
    assert desk.bands() == []
    assert desk.cancelled == [1]
    desk.click(25)
    assert desk.picked == []


def test_a_right_click_leaves(desk):
    desk.tool.start()
    desk.click(25, Qt.MouseButton.RightButton)
    assert desk.canvas.mapTool() is desk.pan
    assert (desk.picked, desk.cancelled) == ([], [1])


def test_another_tool_takes_the_mark_away(desk):
    desk.tool.start()
    desk.hover(25)
    desk.canvas.setMapTool(desk.pan)
    assert desk.bands() == []
    desk.tool.leave()  # it is not in use: the tool that is stays
    assert desk.canvas.mapTool() is desk.pan
    assert not desk.tool._timer.isActive()


def test_without_a_tool_before_there_is_none_after(desk):
    desk.canvas.unsetMapTool(desk.pan)
    desk.tool.start()
    desk.tool.leave()
    assert desk.canvas.mapTool() is None


def test_the_layer_goes_while_the_tool_is_in_use(desk):
    desk.tool.start()
    desk.hover(25)
    desk.site.project.removeAllMapLayers()
    desk.hover(30)
    desk.click(25)
    assert desk.picked == [[]]
    assert desk.bands() == []
