# SPDX-License-Identifier: GPL-2.0-or-later
"""The Layers tab: proposals, the editor of one layer, what is not provided, and the project that changes under it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from qgis.core import QgsProject, QgsVectorLayer
from qgis.PyQt import sip
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QTest
from waiting import until

from bohsetbacks_plugin.gui.layers_model import MEANING, STATE
from bohsetbacks_plugin.gui.layers_tab import LayersTab
from bohsetbacks_plugin.gui.role_combo import ROLES_ROLE
from bohsetbacks_plugin.layer_schema.site_file import load_site_file
from bohsetbacks_plugin.qgis_bridge.project_site import ProjectSite
from bohsetbacks_plugin.rule_files import load_town

SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "sample"


@pytest.fixture()
def town(qgis_new_project, tmp_path):
    folder = Path(shutil.copytree(SAMPLE / "manomet", tmp_path / "manomet"))
    assert QgsProject.instance().read(str(folder / "manomet.qgz"))
    return folder


@pytest.fixture()
def tab(town):
    made = LayersTab(ProjectSite(QgsProject.instance()), choose_file=lambda _parent, _save: str(town / "saved.yaml"))
    made.resize(430, 700)
    made.show()
    made.set_catalogue(load_town("plymouth"))
    yield made
    made.close_down()
    made.deleteLater()
    QgsProject.instance().clear()


def layer_called(name):
    return QgsProject.instance().mapLayersByName(name)[0]


def choose(tab, name):
    tab.tree.setCurrentIndex(tab.model.index_of(layer_called(name).id()))


def text_of(tab, name, column):
    return tab.model.index_of(layer_called(name).id()).siblingAtColumn(column).data()


def click(button):
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_one_layer_is_accepted_with_its_reason(tab):
    layer = layer_called("Septic systems")
    assert "alias of the component type" in tab.proposals.accept_buttons[layer.id()].toolTip()
    click(tab.proposals.accept_buttons[layer.id()])
    entry = tab.site.entry(layer.id())
    assert entry.role_field == "TYPE"
    assert entry.roles["septic tank"] == ("septic_tank",)
    assert "septic tank" in text_of(tab, "Septic systems", MEANING)


def test_the_site_file_beside_the_project_is_taken_first(tab, town):
    told = []
    tab.changed.connect(lambda: told.append(True))
    click(tab.proposals.all_button)
    assert len(tab.site.used_layers()) == 14
    assert told
    assert tab.site.entry(layer_called("Wells").id()).roles["drinking"] == ("drinking_well",)


def test_a_layer_is_given_a_role_status_and_accuracy_in_the_editor(tab):
    choose(tab, "Swimming pools")
    tab.editor.role_box.setEditText("swimming pool")
    tab.editor.role_box.lineEdit().editingFinished.emit()
    tab.editor.accuracy_line.setText("2.5")
    tab.editor.accuracy_line.editingFinished.emit()
    tab.editor.status_box.setCurrentIndex(tab.editor.status_box.findData("existing"))
    until(lambda: tab.site.entry(layer_called("Swimming pools").id()) is not None)
    until(lambda: tab.site.entry(layer_called("Swimming pools").id()).status == "existing")
    entry = tab.site.entry(layer_called("Swimming pools").id())
    assert (entry.role, entry.accuracy_ft) == (("swimming_pool",), 2.5)


def test_a_number_that_is_none_changes_nothing(tab):
    choose(tab, "Swimming pools")
    tab.editor.role_box.setEditText("swimming pool")
    tab.editor.role_box.lineEdit().editingFinished.emit()
    tab.editor.accuracy_line.setText("-4")
    tab.editor.accuracy_line.editingFinished.emit()
    until(lambda: tab.editor.accuracy_line.styleSheet() != "")
    until(lambda: tab.site.entry(layer_called("Swimming pools").id()) is not None)
    assert tab.site.entry(layer_called("Swimming pools").id()).role == ("swimming_pool",)
    assert tab.site.entry(layer_called("Swimming pools").id()).accuracy_ft is None


def test_type_values_are_shown_with_unknown_ones_on_top_and_given_a_role(tab):
    layer = layer_called("Wells")
    choose(tab, "Wells")
    tab.editor.way_box.setCurrentIndex(1)
    tab.editor.field_box.setCurrentIndex(tab.editor.field_box.findData("KIND"))
    values = [tab.editor.values.item(row, 0).text() for row in range(tab.editor.values.rowCount())]
    assert sorted(values) == ["drinking", "irrigation"]
    assert tab.site.entry(layer.id()) is None  # no value has a role yet
    role = tab.editor.values.item(values.index("drinking"), 2)
    role.setData(ROLES_ROLE, ("drinking_well",))
    # Qt reads the item once more after its signal: the table may be filled anew only then.
    assert not sip.isdeleted(role)
    until(lambda: "unknown types" in text_of(tab, "Wells", STATE))
    assert tab.site.entry(layer.id()).roles == {"drinking": ("drinking_well",)}
    until(lambda: tab.editor.values.item(0, 0).text() == "irrigation")  # what has no role is on top now
    assert not tab.editor.values.item(0, 0).icon().isNull()


def test_what_is_not_provided_is_told_with_the_rules_that_it_leaves_unchecked(tab):
    click(tab.proposals.all_button)
    tree = tab.not_provided.tree
    names = [tree.topLevelItem(row).text(0) for row in range(tree.topLevelItemCount())]
    assert "Groundwater drain" in names
    assert tab.below.tabText(0) == "Not provided (3)" and tab.not_provided.summary.text().startswith("Not provided: 3 kinds")
    item = tree.topLevelItem(names.index("Groundwater drain"))
    assert item.text(1) == "2 unchecked"  # T5-16T and T5-16S
    below = [item.child(row).text(0) for row in range(item.childCount())]
    assert any(text.startswith("Unchecked: T5-16T") for text in below)
    item.setCheckState(0, Qt.CheckState.Checked)
    assert not sip.isdeleted(item)  # as above; a list filled from within the signal crashed QGIS
    until(lambda: sip.isdeleted(item))
    assert "groundwater_drain" in tab.site.stated.absent
    names = [tree.topLevelItem(row).text(0) for row in range(tree.topLevelItemCount())]
    assert "Groundwater drain" not in names


def test_filter_selection_and_unsaved_edits_show(tab):
    click(tab.proposals.all_button)
    layer = layer_called("Wells")
    layer.setSubsetString("\"KIND\" = 'drinking'")
    until(lambda: "filter active" in text_of(tab, "Wells", STATE))
    layer.setSubsetString("")
    layer.selectAll()
    until(lambda: "14 selected" in text_of(tab, "Wells", STATE))
    layer.removeSelection()
    layer.startEditing()
    layer.deleteFeature(next(layer.getFeatures()).id())
    until(lambda: "unsaved edits" in text_of(tab, "Wells", STATE))
    layer.rollBack()


def test_a_layer_that_comes_back_is_what_it_was(tab):
    click(tab.proposals.all_button)
    before = tab.site.entry(layer_called("Wells").id())
    source = layer_called("Wells").source()
    QgsProject.instance().removeMapLayer(layer_called("Wells").id())
    until(lambda: len(tab.site.used_layers()) == 13)
    QgsProject.instance().addMapLayer(QgsVectorLayer(source, "Wells again", "ogr"))
    until(lambda: tab.site.entry(layer_called("Wells again").id()) == before)


def test_a_saved_project_remembers(tab, town):
    click(tab.proposals.all_button)
    path = str(town / "again.qgz")
    assert QgsProject.instance().write(path)
    QgsProject.instance().clear()
    until(lambda: tab.site.used_layers() == [])
    assert QgsProject.instance().read(path)
    until(lambda: len(tab.site.used_layers()) == 14)
    assert tab.site.stated.town == "plymouth"


def test_the_site_file_that_is_saved_says_the_same(tab, town):
    click(tab.proposals.all_button)
    click(tab.save_button)
    saved, first = load_site_file(town / "saved.yaml"), load_site_file(town / "site.yaml")
    assert [(one.layer, one.roles, one.role, one.accuracy_ft) for one in saved.layers] == [
        (one.layer, one.roles, one.role, one.accuracy_ft) for one in first.layers]
    assert saved.circumstances == first.circumstances


def test_a_layer_is_left_out(tab):
    click(tab.proposals.all_button)
    choose(tab, "Swimming pools")
    click(tab.leave_button)
    assert tab.site.is_left_out(layer_called("Swimming pools").id())
    assert len(tab.site.used_layers()) == 13
