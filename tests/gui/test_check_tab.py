# SPDX-License-Identifier: GPL-2.0-or-later
"""The tab Check by clicks and keys: finding a lot, each scope's request, where results go, progress, and closing down."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from qgis.core import QgsSettings
from qgis.gui import QgsMapCanvas, QgsMapToolPan
from qgis.PyQt.QtCore import QPoint, Qt
from qgis.PyQt.QtTest import QTest
from waiting import until

from bohsetbacks_plugin.gui import settings as settings_module
from bohsetbacks_plugin.gui.check_scope import EVERYTHING, IN_VIEW, SELECTED, THIS_LOT
from bohsetbacks_plugin.gui.check_tab import CheckRequest, CheckTab
from bohsetbacks_plugin.gui.settings import close_settings, settings
from bohsetbacks_plugin.qgis_bridge import result_place
from bohsetbacks_plugin.qgis_bridge.lot_search import lot_shape, search_lots
from bohsetbacks_plugin.qgis_bridge.project_site import ProjectSite
from bohsetbacks_plugin.rule_files import load_town

SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "sample" / "manomet"


#: Read once: the rules of a town take as long to load as a test.
PLYMOUTH = load_town("plymouth")


@pytest.fixture(autouse=True)
def fresh_settings(qgis_app):
    close_settings()
    QgsSettings().remove("plugins/BohSetbacks")
    yield
    close_settings()
    QgsSettings().remove("plugins/BohSetbacks")


class Desk:
    """The Plymouth sample on a canvas, and the tab, which notes what it asks for."""

    def __init__(self, project, folder):
        shutil.copytree(SAMPLE, folder / "m")
        self.project, self.folder = project, folder / "m"
        assert project.read(str(self.folder / "manomet.qgz"))
        self.site = ProjectSite(project)
        self.site.import_site(self.folder / "site.yaml")
        self.canvas = QgsMapCanvas()
        self.canvas.freeze(True)  # no picture is needed
        self.canvas.resize(600, 400)
        self.canvas.show()
        self.canvas.setDestinationCrs(project.crs())
        self.pan = QgsMapToolPan(self.canvas)
        self.canvas.setMapTool(self.pan)
        self.file, self.asked = "", []
        self.tab = CheckTab(self.site, self.canvas, choose_file=self.choose)
        self.runs, self.cancels, self.layers, self.results = [], [], [], []
        self.tab.run_asked.connect(self.runs.append)
        self.tab.cancel_asked.connect(lambda: self.cancels.append(1))
        self.tab.layers_asked.connect(lambda: self.layers.append(1))
        self.tab.results_asked.connect(lambda: self.results.append(1))
        self.tab.set_catalogue(PLYMOUTH)
        self.tab.resize(420, 900)
        self.tab.show()

    def choose(self, first):
        self.asked.append(first)
        return self.file

    def lots_layer(self):
        return next(one for one in self.site.layers() if "layername=parcels" in one.source())

    def shape(self, name):
        (hit, *_) = search_lots(self.site, name)
        assert hit.lot_id == name
        return lot_shape(self.site, hit)[0]

    def click(self, widget):
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def choose_scope(self, scope):
        button = self.tab.scope_box.buttons[scope]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(8, button.height() // 2))

    def tick(self, box):
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(8, box.height() // 2))

    def type(self, text):
        self.tab.finder.box.clear()
        QTest.keyClicks(self.tab.finder.box, text)

    def found(self):
        return [hit.lot_id for hit in self.tab.finder.hits()]

    def run(self):
        self.click(self.tab.run_box.check_button)
        return self.runs[-1] if self.runs else None

    def problem(self):
        return self.tab.run_box.problem.text() if self.tab.run_box.problem.isVisible() else ""


@pytest.fixture(name="desk")
def _desk(qgis_new_project, tmp_path):
    desk = Desk(qgis_new_project, tmp_path)
    yield desk
    desk.tab.close_down()
    desk.tab.deleteLater()
    desk.canvas.unsetMapTool(desk.pan)
    desk.canvas.deleteLater()
    qgis_new_project.clear()


# Scopes


def test_everything_is_the_first_choice(desk):
    assert desk.tab.scope_box.scope() == EVERYTHING
    assert desk.run() == CheckRequest((), False, False, desk.folder / "setbacks.gpkg")


def test_one_lot_found_by_its_address(desk):
    desk.type("5 sample hill rd")
    until(lambda: desk.found() == ["MAN-02"])
    assert desk.tab.scope_box.lot() is None  # found, not chosen
    line = desk.tab.finder.list.visualItemRect(desk.tab.finder.list.item(0)).center()
    QTest.mouseClick(desk.tab.finder.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, line)
    assert desk.tab.scope_box.scope() == THIS_LOT
    assert desk.tab.scope_box.lot_label.text() == "5 Sample Hill Road · MAN-02"
    assert desk.run().lots == ("MAN-02",)


def test_enter_takes_the_first_without_waiting_and_shows_it(desk):
    desk.canvas.setExtent(desk.lots_layer().extent())
    desk.type("sample hill")
    assert desk.found() == []  # not looked for yet
    QTest.keyClick(desk.tab.finder.box, Qt.Key.Key_Return)
    assert desk.found()[0] == "MAN-01"
    assert desk.tab.scope_box.lot().lot_id == "MAN-01"
    seen, lot = desk.canvas.extent(), desk.shape("MAN-01").boundingBox()
    assert seen.contains(lot)
    assert seen.width() < 4 * max(lot.width(), lot.height())


def test_arrows_choose_and_the_button_zooms(desk):
    desk.type("sample hill")
    until(lambda: len(desk.found()) > 1)
    QTest.keyClick(desk.tab.finder.box, Qt.Key.Key_Down)
    QTest.keyClick(desk.tab.finder.list, Qt.Key.Key_Down)
    assert desk.tab.scope_box.lot().lot_id == desk.found()[1]
    desk.canvas.setExtent(desk.lots_layer().extent())
    desk.click(desk.tab.finder.zoom_button)
    assert desk.canvas.extent().width() < desk.lots_layer().extent().width() / 2
    assert desk.canvas.extent().contains(desk.shape(desk.found()[1]).boundingBox())


def test_what_is_not_found_is_said(desk):
    desk.type("99 nowhere")
    until(lambda: desk.tab.finder.message.text() == "No lot is found by this.")
    assert not desk.tab.finder.list.isVisible()
    QTest.keyClick(desk.tab.finder.box, Qt.Key.Key_Return)
    assert desk.tab.scope_box.scope() == EVERYTHING


def test_one_letter_is_not_searched_and_one_timer_serves_all_keys(desk):
    desk.type("5")
    QTest.qWait(250)
    assert desk.found() == []
    QTest.keyClicks(desk.tab.finder.box, " sample")
    assert desk.tab.finder._timer.isActive()
    until(lambda: not desk.tab.finder._timer.isActive())
    assert desk.found()[0] == "MAN-02"


def test_one_lot_clicked_on_the_map(desk):
    desk.canvas.setExtent(desk.lots_layer().extent())
    desk.click(desk.tab.scope_box.pick_button)
    assert desk.canvas.mapTool() is desk.tab.tool
    place = desk.shape("MAN-07").pointOnSurface().asPoint()
    pixel = desk.canvas.getCoordinateTransform().transform(place)
    QTest.mouseClick(desk.canvas.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
                     QPoint(round(pixel.x()), round(pixel.y())))
    assert desk.tab.scope_box.lot().lot_id == "MAN-07"
    assert desk.canvas.mapTool() is desk.pan  # one click, and the tool before is back
    assert not desk.tab.scope_box.pick_button.isChecked()
    assert desk.run().lots == ("MAN-07",)


def test_a_click_beside_all_lots_is_said_and_the_tool_stays(desk):
    desk.click(desk.tab.scope_box.pick_button)
    desk.tab.tool.lot_picked.emit([])
    assert "No lot lies there" in desk.problem()
    assert desk.canvas.mapTool() is desk.tab.tool
    desk.click(desk.tab.scope_box.pick_button)
    assert desk.canvas.mapTool() is desk.pan


def test_several_lots_under_a_click_can_be_chosen_among(desk):
    hits = search_lots(desk.site, "MAN-0")[:2]
    desk.tab.tool.lot_picked.emit(hits)
    assert desk.found() == ["MAN-01", "MAN-02"]
    assert desk.tab.scope_box.lot().lot_id == "MAN-01"
    desk.tab.finder.list.setCurrentRow(1)
    assert desk.run().lots == ("MAN-02",)


def test_selected_lots(desk):
    desk.choose_scope(SELECTED)
    assert desk.run() is None
    assert desk.problem() == "⚠ No lot is selected."
    desk.lots_layer().selectByExpression("LOT_ID IN ('MAN-03', 'MAN-05')")
    until(lambda: "(2)" in desk.tab.scope_box.buttons[SELECTED].text())
    assert desk.run().lots == ("MAN-03", "MAN-05")


def test_lots_in_the_map_view(desk):
    """As the map is when the check is asked for, not as it was when the lots were counted."""
    box = desk.shape("MAN-10").boundingBox()
    box.scale(0.1)
    desk.canvas.setExtent(box)
    until(lambda: "(1)" in desk.tab.scope_box.buttons[IN_VIEW].text())
    desk.choose_scope(IN_VIEW)
    assert desk.run().lots == ("MAN-10",)
    other = desk.shape("MAN-20").boundingBox()
    other.scale(0.1)
    desk.canvas.setExtent(other)
    assert desk.run().lots == ("MAN-20",)
    box.scale(1, box.center())
    nowhere = desk.lots_layer().extent()
    nowhere.setXMinimum(nowhere.xMaximum() + 5000)
    nowhere.setXMaximum(nowhere.xMinimum() + 100)
    desk.canvas.setExtent(nowhere)
    before = len(desk.runs)
    desk.run()
    assert len(desk.runs) == before
    assert desk.problem() == "⚠ The map shows no lot."


def test_no_lot_chosen_yet(desk):
    desk.choose_scope(THIS_LOT)
    assert desk.run() is None
    assert "No lot is chosen yet" in desk.problem()
    desk.choose_scope(EVERYTHING)
    assert desk.problem() == ""


def test_a_lot_that_was_deleted_is_not_checked(desk):
    desk.type("MAN-02")
    QTest.keyClick(desk.tab.finder.box, Qt.Key.Key_Return)
    lots_layer = desk.lots_layer()
    lots_layer.setReadOnly(False)
    assert lots_layer.startEditing()
    assert lots_layer.deleteFeature(desk.tab.scope_box.lot().fid)
    assert desk.run() is None
    assert "MAN-02 is no longer there" in desk.problem()
    assert desk.tab.scope_box.lot() is None
    lots_layer.rollBack()


# Ticks


def test_ticks_go_into_the_request(desk):
    desk.tick(desk.tab.all_tick)
    assert desk.run() == CheckRequest((), True, False, desk.folder / "setbacks.gpkg")
    desk.tick(desk.tab.selected_tick)
    assert desk.run() == CheckRequest((), True, True, desk.folder / "setbacks.gpkg")


def test_what_selected_only_means_is_said(desk):
    note = desk.tab.selected_note
    assert "None has one now" in note.text()
    desk.lots_layer().selectByExpression("LOT_ID = 'MAN-03'")
    desk.tick(desk.tab.selected_tick)
    until(lambda: "(1 of 42)" in note.text())
    assert "said to meet" in note.text()


def test_a_lot_that_would_be_left_out_is_refused(desk):
    desk.lots_layer().selectByExpression("LOT_ID = 'MAN-03'")
    desk.type("MAN-02")
    QTest.keyClick(desk.tab.finder.box, Qt.Key.Key_Return)
    desk.tick(desk.tab.selected_tick)
    assert desk.run() is None
    assert "MAN-02 is not selected" in desk.problem()
    desk.lots_layer().selectByExpression("LOT_ID IN ('MAN-02', 'MAN-03')")
    assert desk.run().lots == ("MAN-02",)


# Where results go


def test_the_words_of_the_settings_are_those_of_the_bridge():
    for name in ("BESIDE_PROJECT", "IN_FOLDER", "ASK"):
        assert getattr(result_place, name) == getattr(settings_module, name)


def test_beside_the_project_unless_another_file_is_chosen(desk):
    assert desk.tab.result_line.text.text() == "setbacks.gpkg, beside the project"
    desk.file = str(desk.folder / "plan B")
    desk.click(desk.tab.result_line.change_button)
    assert desk.asked == [str(desk.folder / "setbacks.gpkg")]
    assert desk.run().output == desk.folder / "plan B.gpkg"
    # The project remembers it, by a path that moves along with it.
    assert desk.project.readEntry("BohSetbacks", "/results/file")[0] == "./plan B.gpkg"
    desk.file = ""
    desk.click(desk.tab.result_line.change_button)
    assert desk.run().output == desk.folder / "plan B.gpkg"
    desk.click(desk.tab.result_line.reset_button)
    assert desk.run().output == desk.folder / "setbacks.gpkg"


def test_in_one_folder_each_project_has_its_own_file(desk, tmp_path):
    settings().set_result_folder(tmp_path)
    settings().set_result_place(settings_module.IN_FOLDER)
    assert str(tmp_path) in desk.tab.result_line.text.text().replace("\u200b", "")
    assert desk.run().output == tmp_path / "manomet_setbacks.gpkg"


def test_asked_at_each_check(desk):
    settings().set_result_place(settings_module.ASK)
    assert desk.run() is None  # the chooser was left without a file
    assert "No file was chosen" in desk.problem()
    desk.file = str(desk.folder / "one.gpkg")
    assert desk.run().output == desk.folder / "one.gpkg"
    desk.file = str(desk.folder / "two.gpkg")
    assert desk.run().output == desk.folder / "two.gpkg"
    assert desk.asked == [str(desk.folder / name) for name in ("setbacks.gpkg", "setbacks.gpkg", "one.gpkg")]


def test_a_project_that_was_never_saved(desk):
    desk.project.setFileName("")
    desk.tab.refresh()
    assert "memory" in desk.tab.result_line.text.text()
    assert desk.run().output is None
    desk.file = str(desk.folder / "kept.gpkg")
    desk.click(desk.tab.result_line.change_button)
    assert desk.run().output == desk.folder / "kept.gpkg"


def test_files_of_others_are_refused_before_the_check(desk):
    desk.file = str(desk.folder / "manomet.gpkg")
    desk.click(desk.tab.result_line.change_button)
    assert "manomet.gpkg" in desk.tab.result_line.text.text()
    assert desk.run() is None
    assert "never written" in desk.problem()


# Before the check


def test_what_will_not_be_checked_and_the_way_to_the_layers(desk):
    assert "there is one" in desk.tab.before.text.text() or "no layer gives" in desk.tab.before.text.text()
    desk.site.leave_out(next(one.id() for one in desk.site.layers() if "layername=wells" in one.source()))
    desk.tab.refresh()
    text = desk.tab.before.text.text()
    assert "will not be checked" in text
    assert "well" in text
    desk.tab.before.text.linkActivated.emit("layers")
    assert desk.layers == [1]


def test_nothing_to_check_and_outside_of_the_town(desk):
    for layer in desk.site.layers():
        if "layername=parcels" not in layer.source():
            desk.site.leave_out(layer.id())
    desk.site.update(town="essex")
    desk.tab.refresh()
    assert "Nothing to check: none of the layers holds a septic component" in desk.tab.before.text.text()
    desk.site.leave_out(desk.lots_layer().id())
    desk.tab.refresh()
    assert not desk.tab.run_box.check_button.isEnabled()
    assert not desk.tab.scope_box.buttons[THIS_LOT].isEnabled()
    assert "No layer has the meaning" in desk.tab.finder.message.text()


def test_without_rules_nothing_runs(desk):
    desk.tab.set_catalogue(None)
    assert not desk.tab.run_box.check_button.isEnabled()
    assert "No rules" in desk.tab.before.text.text()


# Running


def test_ctrl_return_runs_and_a_running_check_is_cancelled(desk):
    desk.tab.activateWindow()
    assert QTest.qWaitForWindowActive(desk.tab, 2000)
    desk.tab.finder.box.setFocus()
    QTest.keyClick(desk.tab.finder.box, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(desk.runs) == 1
    box = desk.tab.run_box
    desk.tab.set_running(True)
    desk.run()
    assert len(desk.runs) == 1
    desk.tab.set_progress(41.4, "Measuring to constraints")
    desk.tab.set_progress(-1.0, "Measuring to lot lines")
    assert (box.bar.value(), box.step.text()) == (41, "Measuring to lot lines")
    desk.tab.set_progress(60.0, "")
    assert (box.bar.value(), box.step.text()) == (60, "Measuring to lot lines")
    desk.click(box.cancel_button)
    desk.click(box.cancel_button)
    assert desk.cancels == [1]
    desk.tab.set_progress(70.0, "More")
    assert box.step.text() == "Stopping…"
    desk.tab.set_running(False)
    assert not box.bar.isVisible()
    assert box.check_button.isEnabled()
    assert not box.cancel_button.isVisible()


@pytest.mark.parametrize(("code", "has_sign"), [(0, True), (1, True), (3, True), (2, False), (None, False)])
def test_summary_with_its_sign(desk, code, has_sign):
    desk.tab.set_summary("Something <b> was found (1.2 s).", code)
    box = desk.tab.run_box
    assert "Something &lt;b&gt; was found (1.2 s)." in box.summary.text()
    assert box.sign.isVisible() is has_sign
    assert ("See Results" in box.summary.text()) is has_sign
    box.summary.linkActivated.emit("results")
    assert desk.results == [1]


def test_signs_of_a_clear_and_of_no_clear_differ(desk):
    images = []
    for code in (0, 1, 3):
        desk.tab.set_summary("x", code)
        images.append(desk.tab.run_box.sign.pixmap().toImage())
    assert images[0] != images[1] != images[2] != images[0]


def test_before_any_check_nothing_is_said_to_be_clear(desk):
    assert "clear" not in desk.tab.run_box.summary.text().casefold()
    assert not desk.tab.run_box.sign.isVisible()


# Life


def test_the_project_is_closed_under_it(desk):
    desk.type("MAN-02")
    QTest.keyClick(desk.tab.finder.box, Qt.Key.Key_Return)
    desk.project.clear()
    desk.site.clear()
    desk.tab.refresh()
    assert desk.tab.scope_box.lot() is None
    assert desk.tab.scope_box.scope() == EVERYTHING
    assert not desk.tab.run_box.check_button.isEnabled()


def test_close_down_leaves_nothing(desk):
    lots_layer = desk.lots_layer()
    before = lots_layer.receivers(lots_layer.selectionChanged)
    desk.click(desk.tab.scope_box.pick_button)
    desk.tab.close_down()
    assert lots_layer.receivers(lots_layer.selectionChanged) == before - 1
    assert desk.canvas.mapTool() is desk.pan
    lots_layer.selectAll()
    desk.canvas.setExtent(lots_layer.extent())
    assert not desk.tab._timer.isActive()
    assert not desk.tab.finder._timer.isActive()
    # The fixture closes down a second time.
    desk.tab = CheckTab(desk.site, desk.canvas)


