# SPDX-License-Identifier: GPL-2.0-or-later
"""New design layer by one click: where the file goes, what is in the project then, and what stops it."""

from __future__ import annotations

import pytest
from qgis.core import QgsCoordinateReferenceSystem, QgsFeature, QgsGeometry, QgsVectorLayer

from bohsetbacks_plugin.engine.errors import CrsError, OutputError
from bohsetbacks_plugin.gui.design_actions import new_design_layer


def never(_parent):
    """A chooser that must not be asked."""
    raise AssertionError("asked for a place")


@pytest.fixture(name="saved_project")
def _saved_project(tmp_path, qgis_new_project):
    assert qgis_new_project.write(str(tmp_path / "town.qgz"))
    yield qgis_new_project
    for layer in qgis_new_project.mapLayers().values():
        if layer.isEditable():
            layer.rollBack()
    qgis_new_project.clear()


def test_beside_the_project_and_in_edit_mode(tmp_path, saved_project, qgis_iface):
    made = new_design_layer(qgis_iface, saved_project, choose_place=never)
    assert (tmp_path / "design.gpkg").is_file()
    assert made.entry.path == str(tmp_path / "design.gpkg")
    assert made.layer.isEditable()
    assert made.layer.crs().authid() == "EPSG:26986"
    assert saved_project.mapLayer(made.layer.id()) is made.layer
    group = saved_project.layerTreeRoot().children()[0]
    assert group.name() == "Design"
    assert [node.layer().name() for node in group.children()] == ["Design wells", "Design components", "Design pipes"]
    assert [one.layer.isEditable() for one in made.others] == [False, False]
    again = new_design_layer(qgis_iface, saved_project, choose_place=never)
    assert again.entry.path == str(tmp_path / "design_2.gpkg")


def test_lots_give_the_crs_and_the_lot(saved_project, qgis_iface):
    lots_layer = QgsVectorLayer("Polygon?crs=EPSG:2249&field=LOC_ID:string", "lots", "memory")
    feature = QgsFeature(lots_layer.fields())
    feature.setAttributes(["F_1"])
    feature.setGeometry(QgsGeometry.fromWkt("POLYGON((900000 2800000, 900000 2800200, 900200 2800200, 900200 2800000, "
                                            "900000 2800000))"))
    lots_layer.dataProvider().addFeatures([feature])
    saved_project.addMapLayer(lots_layer)
    made = new_design_layer(qgis_iface, saved_project, lots=lots_layer, lot_field="LOC_ID", choose_place=never)
    assert made.layer.crs().authid() == "EPSG:2249"
    assert made.layer.editorWidgetSetup(made.layer.fields().indexOf("lot")).config()["Layer"] == lots_layer.id()
    assert all(one.layer.editorWidgetSetup(one.layer.fields().indexOf("lot")).type() == "ValueRelation" for one in made.others)


def test_an_unsaved_project_asks_for_a_place(tmp_path, qgis_new_project, qgis_iface):
    assert new_design_layer(qgis_iface, qgis_new_project, choose_place=lambda _: "") is None
    assert qgis_new_project.mapLayers() == {}
    made = new_design_layer(qgis_iface, qgis_new_project, choose_place=lambda _: str(tmp_path / "septic plan"))
    assert made.entry.path == str(tmp_path / "septic plan.gpkg")
    assert made.layer.isEditable()
    made.layer.rollBack()
    with pytest.raises(OutputError, match="exists"):
        new_design_layer(qgis_iface, qgis_new_project, choose_place=lambda _: str(tmp_path / "septic plan.gpkg"))
    assert len(qgis_new_project.mapLayers()) == 3
    del made
    qgis_new_project.clear()


def test_degrees_are_refused_and_nothing_is_added(tmp_path, saved_project, qgis_iface):
    with pytest.raises(CrsError, match="degrees"):
        new_design_layer(qgis_iface, saved_project, QgsCoordinateReferenceSystem("EPSG:4326"), choose_place=never)
    assert saved_project.mapLayers() == {}
    assert [path.name for path in tmp_path.iterdir()] == ["town.qgz"]


def test_a_layer_that_cannot_be_edited_is_taken_out_again(saved_project, qgis_iface, monkeypatch):
    monkeypatch.setattr(QgsVectorLayer, "startEditing", lambda layer: False)
    with pytest.raises(OutputError, match="read-only"):
        new_design_layer(qgis_iface, saved_project, choose_place=never)
    assert saved_project.mapLayers() == {}
    assert saved_project.layerTreeRoot().children() == []
