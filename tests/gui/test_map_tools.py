# SPDX-License-Identifier: GPL-2.0-or-later
"""Setbacks here and Measure by rule: hover, click, keys, another CRS, and what they leave behind."""

from __future__ import annotations

import shutil

import numpy as np
import pytest
import shapely
from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsPointXY,
    QgsProject,
    QgsRectangle,
    QgsVectorLayer,
)
from qgis.gui import QgsMapCanvas
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QPoint, QPointF, QRectF, Qt, QTimer
from qgis.PyQt.QtGui import QColor, QImage, QPainter
from qgis.PyQt.QtTest import QSignalSpy, QTest
from qgis.PyQt.QtWidgets import QTreeWidget

from bohsetbacks_plugin.engine.setbacks_here import PlaceFinder
from bohsetbacks_plugin.gui import surroundings
from bohsetbacks_plugin.gui.leader_lines import LeaderLine, LeaderLines, outcome_style, plain_style
from bohsetbacks_plugin.gui.measure_by_rule_tool import MeasureByRuleTool, component_lines
from bohsetbacks_plugin.gui.place_panel import PlacePanel
from bohsetbacks_plugin.gui.setbacks_here_tool import SetbacksHereTool
from bohsetbacks_plugin.gui.surroundings import Surroundings
from bohsetbacks_plugin.layer_schema.site_file import load_site_file
from bohsetbacks_plugin.paths import resource
from bohsetbacks_plugin.qgis_bridge.coordinates import QgisCoordinates
from bohsetbacks_plugin.qgis_bridge.site_layers import prepare_site_file, read_site
from bohsetbacks_plugin.rule_files import load_town

FOOT = 1200 / 3937
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture(name="around", scope="module")
def _around(qgis_app, tmp_path_factory):
    folder = tmp_path_factory.mktemp("sample") / "manomet"
    shutil.copytree(resource("sample", "manomet"), folder)
    prepared = prepare_site_file(load_site_file(folder / "site.yaml"), None)
    site = read_site(prepared, QgisCoordinates())
    return Surroundings(PlaceFinder(site, load_town("plymouth")), prepared.analysis)


@pytest.fixture(name="map_canvas")
def _map_canvas(qgis_app, around):
    canvas = QgsMapCanvas()
    canvas.freeze(True)  # no picture is needed
    canvas.resize(800, 600)
    canvas.show()
    canvas.setDestinationCrs(around.crs)
    yield canvas
    canvas.deleteLater()


@pytest.fixture(name="told")
def _told(monkeypatch):
    texts: list[str] = []
    monkeypatch.setattr(surroundings, "tell", lambda title, text, *more: texts.append(text))
    return texts


def row(around, name):
    return int(np.flatnonzero(around.finder.site.features.ids == name)[0])


def shape(around, name):
    return around.finder.site.features.geometry[row(around, name)]


def look_at(canvas, around, x, y, half=40.0):
    transform = QgsCoordinateTransform(around.crs, canvas.mapSettings().destinationCrs(), QgsProject.instance())
    canvas.setExtent(transform.transformBoundingBox(QgsRectangle(x - half, y - half, x + half, y + half)))


def pixel(canvas, around, x, y):
    transform = QgsCoordinateTransform(around.crs, canvas.mapSettings().destinationCrs(), QgsProject.instance())
    place = canvas.getCoordinateTransform().transform(transform.transform(QgsPointXY(x, y)))
    return QPoint(round(place.x()), round(place.y()))


def click(canvas, around, x, y, button=LEFT):
    QTest.mouseClick(canvas.viewport(), button, Qt.KeyboardModifier.NoModifier, pixel(canvas, around, x, y))


def ours(canvas):
    return [item for item in canvas.scene().items() if isinstance(item, LeaderLines)]


def active_timers(tool):
    return [timer for timer in tool.findChildren(QTimer) if timer.isActive()]


# -- Setbacks here ----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("canvas_crs", ["EPSG:26986", "EPSG:3857", "EPSG:2249"])
def test_a_click_finds_the_place_in_any_crs(map_canvas, around, canvas_crs):
    map_canvas.setDestinationCrs(QgsCoordinateReferenceSystem(canvas_crs))
    well = shape(around, "W-08")
    look_at(map_canvas, around, well.x, well.y)
    tool = SetbacksHereTool(map_canvas, lambda: around)
    spy = QSignalSpy(tool.place_found)
    map_canvas.setMapTool(tool)
    click(map_canvas, around, well.x + 20 * FOOT, well.y)
    place = spy[-1][0]
    assert tool.pinned
    near = next(one for one in place.kinds if one.roles == ("drinking_well",))
    # A pixel is about 0.1 m wide, so that a click comes within 0.3 ft.
    assert near.id == "W-08"
    assert near.signed_ft == pytest.approx(20.0, abs=0.4)
    drawn = ours(map_canvas)[0].lines
    assert any(line.text == f"drinking well {near.signed_ft:.2f} ft" for line in drawn)
    assert place.answers is not None
    tank = next(one for one in place.answers if one.role == "septic_tank")
    assert tank.answer == "could_not_lie"
    by_well = next(reason for reason in tank.reasons if reason.constraint_id == "W-08")
    assert (by_well.required, by_well.provided) == (50.0, near.signed_ft)
    tool.close_down()


def test_hovering_shows_the_kinds_and_asks_the_rules_when_the_pointer_rests(map_canvas, around, qgis_bot):
    well = shape(around, "W-08")
    look_at(map_canvas, around, well.x, well.y)
    tool = SetbacksHereTool(map_canvas, lambda: around)
    spy = QSignalSpy(tool.place_found)
    map_canvas.setMapTool(tool)
    for step in range(20):
        QTest.mouseMove(map_canvas.viewport(), pixel(map_canvas, around, well.x + step * FOOT, well.y))
    assert len(spy) <= 3, "not each step of the pointer is looked at"
    assert len(tool.findChildren(QTimer)) == 1
    for _ in range(60):
        if len(spy) and spy[-1][0] is not None and spy[-1][0].answers is not None:
            break
        QTest.qWait(50)
    told = [one[0] for one in spy]
    assert told[0].answers is None
    assert told[-1].answers is not None
    assert (told[-1].x, told[-1].y) == (told[-2].x, told[-2].y)
    assert not tool.pinned
    assert not active_timers(tool)
    tool.close_down()


def test_a_kept_place_stays_until_a_right_click(map_canvas, around):
    well = shape(around, "W-08")
    look_at(map_canvas, around, well.x, well.y)
    tool = SetbacksHereTool(map_canvas, lambda: around)
    spy = QSignalSpy(tool.place_found)
    map_canvas.setMapTool(tool)
    click(map_canvas, around, well.x, well.y + 3)
    count = len(spy)
    QTest.mouseMove(map_canvas.viewport(), pixel(map_canvas, around, well.x + 10, well.y))
    assert not active_timers(tool)
    assert len(spy) == count
    click(map_canvas, around, well.x, well.y + 3, RIGHT)
    assert not tool.pinned
    QTest.mouseMove(map_canvas.viewport(), pixel(map_canvas, around, well.x + 12, well.y))
    assert active_timers(tool)
    tool.close_down()


def test_leaving_the_tool_leaves_nothing(map_canvas, around):
    before = len(map_canvas.scene().items())
    well = shape(around, "W-08")
    look_at(map_canvas, around, well.x, well.y)
    tool = SetbacksHereTool(map_canvas, lambda: around)
    spy = QSignalSpy(tool.place_found)
    map_canvas.setMapTool(tool)
    click(map_canvas, around, well.x, well.y)
    QTest.mouseMove(map_canvas.viewport(), pixel(map_canvas, around, well.x + 12, well.y))
    assert len(map_canvas.scene().items()) > before
    map_canvas.unsetMapTool(tool)
    assert len(map_canvas.scene().items()) == before
    assert not active_timers(tool)
    assert spy[-1][0] is None
    # Once more: a tool can be taken up again.
    map_canvas.setMapTool(tool)
    click(map_canvas, around, well.x, well.y)
    assert len(ours(map_canvas)) == 1
    QTest.keyClick(map_canvas, Qt.Key.Key_Escape)
    assert map_canvas.mapTool() is None
    assert len(map_canvas.scene().items()) == before
    tool.close_down()
    assert len(map_canvas.scene().items()) == before


def test_without_a_check_it_says_so(map_canvas, told, around):
    tool = SetbacksHereTool(map_canvas, lambda: None)
    spy = QSignalSpy(tool.place_found)
    map_canvas.setMapTool(tool)
    assert len(told) == 1
    assert "Run a check first" in told[0]
    QTest.mouseClick(map_canvas.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, QPoint(100, 100))
    assert len(told) == 2
    assert spy[-1][0] is None
    assert not tool.pinned
    tool.close_down()


def test_far_outside_of_the_data(map_canvas, around):
    look_at(map_canvas, around, 300000, 900000)
    tool = SetbacksHereTool(map_canvas, lambda: around)
    panel = PlacePanel()
    tool.place_found.connect(panel.show_place)
    spy = QSignalSpy(tool.place_found)
    map_canvas.setMapTool(tool)
    click(map_canvas, around, 300000, 900000)
    assert spy[-1][0].outside
    assert "outside of everything that is mapped" in panel._below.text()
    assert not {one.answer for one in spy[-1][0].answers} & {"could_lie"}
    tool.close_down()


def test_a_chosen_component_is_shown_boldly(map_canvas, around):
    well = shape(around, "W-08")
    look_at(map_canvas, around, well.x, well.y)
    tool = SetbacksHereTool(map_canvas, lambda: around)
    panel = PlacePanel()
    tool.place_found.connect(panel.show_place)
    panel.role_chosen.connect(tool.set_role)
    map_canvas.setMapTool(tool)
    click(map_canvas, around, well.x + 20 * FOOT, well.y)
    assert all(line.style.shape == "dot" for line in ours(map_canvas)[0].lines)
    tree = panel.findChildren(QTreeWidget)[1]
    items = [tree.topLevelItem(number) for number in range(tree.topLevelItemCount())]
    tanks = next(item for item in items if item.text(0).startswith("Septic tank"))
    assert tanks.text(1) == "could not lie"
    assert "septic tank, holding tank" in tanks.child(0).text(0).lower()
    told = [tanks.child(number).text(0) for number in range(1, tanks.childCount())]
    assert any(text.startswith("Drinking well W-08\n") and "50.00 ft required" in text for text in told)
    tree.setCurrentItem(tanks)
    assert not sip.isdeleted(tanks)  # the list is not filled anew from within its own signal
    crosses = [line for line in ours(map_canvas)[0].lines if line.style.shape == "cross"]
    assert any(line.text.startswith("drinking well ") for line in crosses)
    # The choice holds for the next place too.
    click(map_canvas, around, well.x + 30 * FOOT, well.y)
    assert panel.chosen_role() == "septic_tank"
    assert any(line.style.shape == "cross" for line in ours(map_canvas)[0].lines)
    tool.close_down()


# -- Measure by rule --------------------------------------------------------------------------------------------------------

def test_a_click_on_a_component_fans_out_its_setbacks(map_canvas, around):
    field = shape(around, "SAS-08").representative_point()
    look_at(map_canvas, around, field.x, field.y)
    tool = MeasureByRuleTool(map_canvas, lambda: around)
    panel = PlacePanel()
    tool.component_measured.connect(panel.show_component)
    spy = QSignalSpy(tool.component_measured)
    map_canvas.setMapTool(tool)
    before = len(map_canvas.scene().items())
    click(map_canvas, around, field.x, field.y)
    measured = spy[-1][0]
    assert measured.id == "SAS-08"
    # As written in the sample: 74 ft from the neighbour's well, where 100 are needed.
    short = [one for one in measured.distances if one.outcome == "intrudes"]
    assert [(one.rule.id, one.constraint_id, one.provided, one.required) for one in short] == [("T5-12S", "W-07", 74.0, 100.0)]
    lines = ours(map_canvas)[0].lines
    assert (lines[0].text, lines[0].style) == ("drinking well 74.00 ft", outcome_style("intrudes"))
    assert {line.style.shape for line in lines[1:]} == {"square"}
    assert lines[0].style.millimetres > 2 * lines[1].style.millimetres
    start, end = shapely.Point(lines[0].start), shapely.Point(lines[0].end)
    assert start.distance(end) / FOOT == pytest.approx(74.0, abs=0.01)
    assert end.distance(shape(around, "W-07")) < 1e-6
    tree = panel.findChildren(QTreeWidget)[1]
    assert (tree.topLevelItem(0).text(0), tree.topLevelItem(0).text(1)) == ("drinking well W-07", "74.00 ft")
    assert tree.topLevelItem(0).isExpanded()
    assert "T5-12S" in tree.topLevelItem(0).child(0).text(0)
    # Beside everything: nothing is shown any more.
    click(map_canvas, around, field.x, field.y + 25)
    assert spy[-1][0] is None
    assert ours(map_canvas)[0].lines == []
    assert len(map_canvas.scene().items()) == before
    map_canvas.unsetMapTool(tool)
    assert not ours(map_canvas)
    tool.close_down()


def test_repeated_clicks_take_the_next_component(map_canvas, around):
    x, y = shape(around, "STB-34").centroid.coords[0]
    look_at(map_canvas, around, x, y, 4000.0)   # far out: a few pixels are many feet, and hold several components
    tool = MeasureByRuleTool(map_canvas, lambda: around)
    spy = QSignalSpy(tool.component_measured)
    map_canvas.setMapTool(tool)
    click(map_canvas, around, x, y)
    click(map_canvas, around, x, y)
    click(map_canvas, around, x, y)
    told = [one[0].row for one in spy]
    assert len(set(told)) == 3, "each click takes another one"
    # Elsewhere the turn begins anew.
    look_at(map_canvas, around, x, y, 40.0)
    click(map_canvas, around, x, y)
    assert spy[-1][0].id == "STB-34"
    tool.close_down()


def test_measuring_without_a_check_says_so(map_canvas, told):
    tool = MeasureByRuleTool(map_canvas, lambda: None)
    spy = QSignalSpy(tool.component_measured)
    map_canvas.setMapTool(tool)
    QTest.mouseClick(map_canvas.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, QPoint(100, 100))
    assert len(told) == 2
    assert spy[-1][0] is None
    QTest.keyClick(map_canvas, Qt.Key.Key_Escape)
    assert map_canvas.mapTool() is None
    tool.close_down()


def test_one_line_for_each_constraint(around):
    measured = around.finder.setbacks_of(row(around, "SAS-08"))
    lines = component_lines(measured, "ft")
    places = {(one.constraint, one.constraint_role == "property_line") for one in measured.distances if one.line}
    assert len(lines) == len(places)
    assert component_lines(measured, "m")[0].text == "drinking well 22.555 m"   # 74 ft x 1200/3937


# -- lines and labels ---------------------------------------------------------------------------------------------------------

def paint(item):
    image = QImage(800, 600, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    item.paint(painter)
    painter.end()
    return image


def test_labels_keep_apart_and_on_the_canvas(map_canvas, around):
    look_at(map_canvas, around, 0, 0, 40.0)
    item = LeaderLines(map_canvas)
    lines = [LeaderLine((0.0, 0.0), (30 * np.cos(angle), 30 * np.sin(angle)), f"a label of a line {number}", plain_style())
             for number, angle in enumerate(np.linspace(0, 6.0, 9))]
    far = LeaderLine((0.0, 0.0), (5000.0, 0.0), "its end is far away", plain_style())
    gone = LeaderLine((900.0, 900.0), (1000.0, 900.0), "not on the canvas", plain_style())
    item.set_lines([*lines, far, gone], around.crs)
    labels = item.labels()
    assert [line.text for line, _ in labels] == [line.text for line in [*lines, far]]
    boxes = [box for _, box in labels]
    room = QRectF(map_canvas.rect()).adjusted(-1, -1, 1, 1)
    assert all(room.contains(box) for box in boxes)
    for number, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[:number])
    item.close_down()
    assert item not in map_canvas.scene().items()


def test_weight_dash_and_shape_tell_the_outcome(map_canvas, around):
    look_at(map_canvas, around, 0, 0, 40.0)
    item = LeaderLines(map_canvas)

    def width_and_gaps(outcome):
        item.set_lines([LeaderLine((-20.0, 0.0), (20.0, 0.0), "", outcome_style(outcome))], around.crs)
        image, middle = paint(item), pixel(map_canvas, around, 0, 0)
        # The casing and the ground have no colour; a thin line may share two rows of pixels.
        strength = np.array([[image.pixelColor(middle.x() + x, middle.y() + y).hsvSaturation() for x in range(-60, 60)]
                             for y in range(-6, 7)])
        return strength.max(axis=1).clip(0, 200).sum() / 200, bool((strength.max(axis=0) < 40).any())
    bold, gaps = width_and_gaps("intrudes")
    thin, thin_gaps = width_and_gaps("meets")
    _, dashed = width_and_gaps("too_close_to_call")
    assert bold > thin
    assert (gaps, thin_gaps, dashed) == (False, False, True)
    assert len({outcome_style(one).shape for one in ("intrudes", "too_close_to_call", "refer", "not_checked", "meets")}) == 5
    item.close_down()


def test_lines_follow_the_crs_of_the_canvas(map_canvas, around):
    well = shape(around, "W-08")
    look_at(map_canvas, around, well.x, well.y)
    item = LeaderLines(map_canvas)
    item.set_lines([LeaderLine((well.x, well.y), (well.x + 10, well.y), "10", plain_style())], around.crs)
    for crs in ("EPSG:26986", "EPSG:4326"):
        map_canvas.setDestinationCrs(QgsCoordinateReferenceSystem(crs))
        look_at(map_canvas, around, well.x, well.y)
        ends = item._pixels()[0]
        wanted = pixel(map_canvas, around, well.x, well.y), pixel(map_canvas, around, well.x + 10, well.y)
        for end, there in zip(ends, wanted):
            assert (end - QPointF(there)).manhattanLength() < 2.5
    item.close_down()


def test_colours_are_those_of_the_layer_of_findings(qgis_app, qgis_new_project):
    made_layer = QgsVectorLayer("LineString?field=outcome:string", "findings", "memory")
    made_layer.loadNamedStyle(str(resource("styles", "findings.qml")))
    renderer = made_layer.renderer()
    assert isinstance(renderer, QgsCategorizedSymbolRenderer)
    for category in renderer.categories():
        assert outcome_style(category.value()).colour.name() == category.symbol().color().name()
    del renderer, made_layer


# -- the panel -----------------------------------------------------------------------------------------------------------------

def test_the_panel_before_there_is_a_place(qgis_app):
    panel = PlacePanel()
    assert panel._head.text() == "Point at a place on the map."
    assert [tree.topLevelItemCount() for tree in panel.findChildren(QTreeWidget)] == [0, 0]


def test_the_panel_says_that_it_speaks_of_a_point(around):
    panel = PlacePanel(units="m")
    well = shape(around, "W-08")
    panel.show_place(around.finder.at(well.x, well.y, with_answers=False))
    assert "Hold the pointer still" in panel._point_note.text()
    place = around.finder.at(well.x, well.y)
    panel.show_place(place)
    assert "speaks of a point" in panel._point_note.text()
    kinds, answers = panel.findChildren(QTreeWidget)
    assert kinds.topLevelItem(0).text(0) == "drinking well"
    assert kinds.topLevelItem(0).text(1) == "0.000 m"
    assert "W-08" in kinds.topLevelItem(0).toolTip(0)
    assert panel._head.text().startswith("Lot MAN-08: ")
    texts = [answers.topLevelItem(number).text(1) for number in range(answers.topLevelItemCount())]
    assert "could not lie" in texts
    assert not any("approved" in text for text in texts)
