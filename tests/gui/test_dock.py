# SPDX-License-Identifier: GPL-2.0-or-later
"""The panel as a whole: what its tabs tell each other, and that it leaves nothing behind."""

from __future__ import annotations

import gc
import shutil
from pathlib import Path

import pytest
from pytest_qgis.utils import wait
from qgis.core import QgsApplication, QgsGeometry, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import Qt, QTimer
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QPushButton
from waiting import until

import bohsetbacks_plugin
from bohsetbacks_plugin.engine.findings import records
from bohsetbacks_plugin.gui.check_tab import CheckRequest
from bohsetbacks_plugin.gui.dock import BohSetbacksDock
from bohsetbacks_plugin.gui.settings import settings

SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "sample"
FOOT = 1200 / 3937


@pytest.fixture()
def town(qgis_new_project, tmp_path):
    folder = Path(shutil.copytree(SAMPLE / "manomet", tmp_path / "manomet"))
    assert QgsProject.instance().read(str(folder / "manomet.qgz"))
    return folder


@pytest.fixture()
def dock(qgis_iface, town):
    QgsApplication.messageLog().messageReceived.connect(_print)
    made = BohSetbacksDock(qgis_iface)
    # A tab that is not seen does no work until it is.
    qgis_iface.mainWindow().show()
    made.setFloating(True)
    made.show()
    yield made
    qgis_iface.mainWindow().hide()
    for layer in QgsProject.instance().mapLayers().values():
        if isinstance(layer, QgsVectorLayer) and layer.isEditable():
            layer.rollBack()
    made.close_down()
    made.deleteLater()
    QgsProject.instance().clear()
    settings().set_live_check(True)


def _print(text, tag, _level):
    """What went wrong, in the output of a failed test."""
    if tag == "BOH Setbacks":
        print(text)


def accept(dock):
    QTest.mouseClick(dock.layers_tab.proposals.file_button, Qt.MouseButton.LeftButton)


def run(dock, **request):
    wanted = {"lots": (), "want_all": False, "selected_only": False, "output": None, **request}
    dock.check_tab.run_asked.emit(CheckRequest(**wanted))
    until(lambda: not dock.session.is_running)


def rows(dock, **wanted):
    return [row for part in dock.session.parts()
            for row in records(part.review.findings.take(part.rows), part.review.site, part.review.rules)
            if all(row[key] == value for key, value in wanted.items())]


def test_proposals_are_accepted_with_one_click_and_checked(dock, town):
    assert dock.layers_tab.proposals.file_button.isVisibleTo(dock)
    accept(dock)
    assert len(dock.site.used_layers()) == 14
    assert dock.rules_tab.town() == "plymouth"
    dock.tabs.setCurrentWidget(dock.check_tab)
    button = dock.check_tab.findChild(QPushButton, "BohSetbacksCheckButton")
    until(button.isEnabled)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    until(lambda: dock.session.checked is not None and not dock.session.is_running)
    until(lambda: dock.tabs.currentWidget() is dock.results_tab)
    assert dock.session.checked.output == town / "setbacks.gpkg"
    assert dock.session.checked.result.exit_code() == 1
    assert dock.results_tab.model.rowCount() > 10
    title = dock.tabs.tabText(dock.tabs.indexOf(dock.not_checked_tab))
    assert "(7)" in title  # three rules not checked, four on part of their layers


def test_the_panel_says_where_results_are_in_memory_only(dock):
    accept(dock)
    run(dock)
    texts = [label.text() for label in dock.check_tab.findChildren(type(dock.live_bar.text))]
    assert any("in memory only" in text for text in texts)


def test_rules_that_are_chosen_are_kept_in_the_project_and_checked(dock):
    accept(dock)
    dock.rules_tab.set_choice("essex", "existing", False)
    assert (dock.site.stated.town, dock.site.stated.project_type, dock.site.stated.conservation) == ("essex", "existing", False)
    dock.site.update(variances=())  # those of the sample are from Plymouth's rules
    run(dock)
    assert {rule.ruleset for rule in dock.session.checked.catalogue.rules} == {"essex", "title5"}
    assert dock.session.checked.result.site.project_type == "existing"


def test_an_edit_shows_in_the_table_and_a_whole_check_follows_by_itself_where_it_is_needed(dock):
    accept(dock)
    run(dock)
    layer = QgsProject.instance().mapLayersByName("Septic systems")[0]
    layer.startEditing()
    flagged = rows(dock, subject_layer="Septic systems", outcome="intrudes")[0]["subject_id"]
    feature = next(one for one in layer.getFeatures() if one["COMP_ID"] == flagged)
    shape = QgsGeometry(feature.geometry())
    shape.translate(60 * FOOT, 0)
    layer.changeGeometry(feature.id(), shape)
    until(lambda: "ms" in dock.live_bar.text.text())
    before = dock.session.checked
    wells = QgsProject.instance().mapLayersByName("Wells")[0]
    wells.setSubsetString("\"WELL_ID\" <> 'W-07'")
    until(lambda: dock.session.checked is not before and not dock.session.is_running)
    assert "as a whole" in dock.live_bar.text.text()
    assert any("filter" in row["note"] for row in rows(dock, outcome="not_checked"))


def test_with_the_live_check_off_edits_wait_for_the_next_check(dock):
    accept(dock)
    run(dock)
    QTest.mouseClick(dock.live_bar.tick, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
                     dock.live_bar.tick.rect().topLeft() + dock.live_bar.tick.rect().center() * 0.2)
    settings().set_live_check(False)
    layer = QgsProject.instance().mapLayersByName("Septic systems")[0]
    layer.startEditing()
    layer.deleteFeature(next(layer.getFeatures()).id())
    wait(400)
    assert dock.session.checked.live.edited == set()


def test_a_design_layer_is_made_mapped_and_checked(dock, town, qgis_iface):
    accept(dock)
    dock.tools.new_action.trigger()
    made = QgsProject.instance().mapLayersByName("Design components")
    assert len(made) == 1
    assert made[0].isEditable()
    assert (town / "design.gpkg").exists()
    assert dock.site.entry(made[0].id()) is not None
    assert dock.tools.rectangle_action.isChecked()
    run(dock)
    assert "Design components" in [layer.name for layer in dock.session.checked.result.site.layers]


def test_the_tools_are_one_at_a_time_and_leave_the_map(dock, qgis_iface):
    accept(dock)
    run(dock)
    canvas = qgis_iface.mapCanvas()
    items = len(canvas.scene().items())
    dock.tools.here_action.trigger()
    assert (dock.tools.here_action.isChecked(), dock.tools.measure_action.isChecked()) == (True, False)
    dock.tools.measure_action.trigger()
    assert (dock.tools.here_action.isChecked(), dock.tools.measure_action.isChecked()) == (False, True)
    dock.tools.measure_action.trigger()
    assert not dock.tools.panel.isVisibleTo(dock)
    assert len(canvas.scene().items()) == items


def test_a_closed_project_leaves_an_empty_panel(dock):
    accept(dock)
    run(dock)
    QgsProject.instance().clear()
    until(lambda: dock.session.checked is None and dock.site.used_layers() == [])
    until(lambda: dock.results_tab.model.rowCount() == 0)


def test_layers_removed_after_a_check_are_told_and_nothing_breaks(dock):
    accept(dock)
    run(dock)
    QgsProject.instance().removeMapLayer(QgsProject.instance().mapLayersByName("Wells")[0].id())
    until(lambda: "removed" in dock.live_bar.text.text())
    assert dock.live_bar.button.isVisibleTo(dock)
    run(dock)
    assert "Wells" not in [layer.name for layer in dock.session.checked.result.site.layers]


def test_five_reloads_leave_nothing(qgis_iface, qgis_processing, qgis_new_project):
    window = qgis_iface.mainWindow()

    def left():
        gc.collect()
        QgsApplication.processEvents()
        QgsApplication.sendPostedEvents(None, 52)  # deferred deletions
        return (len(window.findChildren(BohSetbacksDock)), len([one for one in window.findChildren(QTimer) if one.isActive()]),
                QgsApplication.processingRegistry().providerById("bohsetbacks") is not None,
                QgsProject.instance().receivers(QgsProject.instance().cleared))

    before = left()
    for _ in range(5):
        plugin = bohsetbacks_plugin.classFactory(qgis_iface)
        plugin.initGui()
        assert plugin.dock is not None
        plugin.unload()
        assert plugin.dock is None
        assert plugin.action is None
        assert plugin.panel_action is None
    assert left() == before
