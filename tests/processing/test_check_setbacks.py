# SPDX-License-Identifier: GPL-2.0-or-later
"""The check in QGIS: the same findings as the command line, and what only a QGIS layer can be."""

from __future__ import annotations

import json

import pytest
from both_ways import command_line, comparable
from qgis.core import (
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsProcessingException,
    QgsProject,
    QgsVectorLayer,
    QgsVectorLayerJoinInfo,
)
from sample_site import DEGREES, EAST, FOOT, NORTH, write_site


def place(x_ft, y_ft):
    """Feet of the sample site's local grid to EPSG:26986, by a rotation and a shift of our own."""
    import math
    turn = math.radians(DEGREES)
    x, y = x_ft * FOOT, y_ft * FOOT
    return EAST + x * math.cos(turn) - y * math.sin(turn), NORTH + x * math.sin(turn) + y * math.cos(turn)


def flagged(document):
    return {(row["rule_id"], row["subject_id"], row["constraint_id"]): row["provided"]
            for row in document["findings"] if row["outcome"] in ("intrudes", "too_close_to_call")}


@pytest.fixture(name="site")
def _site(tmp_path):
    return write_site(tmp_path)


def test_same_findings_as_the_command_line(check, site, qgis_new_project):
    result, document = check(SITE=str(site), ALL=True)
    assert comparable(document) == comparable(command_line(site, "--all"))
    assert result["EXIT_CODE"] == 1
    assert result["FLAGGED_PAIRS"] == 2
    assert result["SUMMARY"].startswith("FLAGGED: 2 pairs")


def test_outputs_are_layers_that_open(check, site, qgis_new_project):
    result, _ = check(SITE=str(site))
    for name in ("FINDINGS", "FINDINGS_WITHOUT_PLACE", "FLAGGED", "ZONES", "LOTS", "RULES_TABLE", "INPUTS"):
        vector_layer = QgsVectorLayer(result[name], name, "ogr")
        assert vector_layer.isValid(), name
        assert vector_layer.featureCount() > 0, name
        del vector_layer
    findings_layer = QgsVectorLayer(result["FINDINGS"], "f", "ogr")
    for feature in findings_layer.getFeatures():
        assert feature.geometry().length() / FOOT == pytest.approx(feature["provided"], abs=0.0051)
    assert findings_layer.renderer().type() == "categorizedSymbol"
    assert findings_layer.labelsEnabled()
    del findings_layer


def test_layers_with_roles_need_no_site_file(check, site, qgis_new_project):
    data = site.parent / "site.gpkg"
    layers = [QgsVectorLayer(f"{data}|layername={name}", name, "ogr") for name in ("components", "wells", "wetlands")]
    roles = """
components: {role_field: TYPE, roles: {ST: septic_tank, LF: soil_absorption_system}, id_field: ID, accuracy_ft: 0.1}
wells: {role: drinking_well, id_field: ID, accuracy_ft: 0.3}
wetlands: {role: bordering_vegetated_wetland, id_field: ID, accuracy_ft: 0.5}
"""
    _, document = check(LAYERS=layers, ROLES=roles, TOWN="plymouth", PROJECT_TYPE="new_construction")
    assert flagged(document) == {("T5-12S", "LF-1", "W1"): 60.83, ("T5-07S", "LF-1", "WL1"): 30.0,
                                 ("PLY-T5-5-07S", "LF-1", "WL1"): 30.0}
    del layers


@pytest.mark.parametrize(("change", "words"), [
    ({"ROLES": "wells: drinking_wel"}, ["drinking_wel", "drinking_well"]),
    ({"ROLES": "well: drinking_well"}, ["well", "wells"]),
    ({"ROLES": ""}, ["wells", "has no role", "ID"]),
    ({"TOWN": None}, ["no town"]),
    ({"PROJECT_TYPE": None}, ["no project type"]),
    ({"LAYERS": None}, ["nothing to check"]),
])
def test_mistakes_say_what_to_do(check, site, qgis_new_project, change, words):
    # QGIS never lets go of the frames of an exception from an algorithm, so no layer object may be in them: by its id.
    identity = qgis_new_project.addMapLayer(
        QgsVectorLayer(f"{site.parent / 'site.gpkg'}|layername=wells", "wells", "ogr")).id()
    parameters = {"LAYERS": [identity], "ROLES": "wells: drinking_well", "TOWN": "plymouth",
                  "PROJECT_TYPE": "new_construction", **change}
    with pytest.raises(QgsProcessingException) as told:
        check(**parameters)
    for word in words:
        assert word in str(told.value)


def test_unsaved_edit_counts(check, site, qgis_new_project):
    """A well drawn and not yet saved, 20 ft from the leaching field's corner at (60, 120)."""
    wells_layer = QgsVectorLayer(f"{site.parent / 'site.gpkg'}|layername=wells", "wells", "ogr")
    qgis_new_project.addMapLayer(wells_layer)
    wells_layer.startEditing()
    well = QgsFeature(wells_layer.fields())
    well.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(*place(80, 120))))
    well["ID"], well["USE"] = "W-unsaved", "DOM"
    assert wells_layer.addFeature(well)
    _, document = check(SITE=str(site))
    assert flagged(document)["T5-12S", "LF-1", "W-unsaved"] == 20.0
    cautions = next(row["cautions"] for row in document["inputs"] if row["layer"] == "wells")
    assert any("unsaved edits" in caution for caution in cautions)
    wells_layer.rollBack()


def test_active_filter_is_said_and_is_no_clear(check, site, qgis_new_project):
    wells_layer = QgsVectorLayer(f"{site.parent / 'site.gpkg'}|layername=wells", "wells", "ogr")
    qgis_new_project.addMapLayer(wells_layer)
    assert wells_layer.setSubsetString("\"ID\" <> 'W1'")
    _, document = check(SITE=str(site), ALL=True)
    wells = [row for row in document["findings"] if row["rule_id"] == "T5-12S"]
    assert {row["outcome"] for row in wells} == {"not_checked"}
    assert all("filter" in row["note"] and "W1" in row["note"] for row in wells), wells


def test_selection_counts_only_if_ticked(check, site, qgis_new_project):
    wells_layer = QgsVectorLayer(f"{site.parent / 'site.gpkg'}|layername=wells", "wells", "ogr")
    qgis_new_project.addMapLayer(wells_layer)
    wells_layer.startEditing()
    far = QgsFeature(wells_layer.fields())
    far.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(*place(900, 900))))
    far["ID"], far["USE"] = "W-far", "DOM"
    wells_layer.addFeature(far)
    assert wells_layer.commitChanges()
    wells_layer.selectByExpression("\"ID\" = 'W-far'")
    _, document = check(SITE=str(site))
    assert ("T5-12S", "LF-1", "W1") in flagged(document)
    _, document = check(SITE=str(site), SELECTED_ONLY=True, ALL=True)
    row = next(row for row in document["findings"] if row["rule_id"] == "T5-12S")
    assert row["outcome"] == "not_checked"
    assert "selected" in row["note"]


def test_joined_fields_work(check, site, qgis_new_project):
    """The type of a component may come from a joined table."""
    data = site.parent / "site.gpkg"
    components_layer = QgsVectorLayer(f"{data}|layername=components", "components", "ogr")
    table_layer = QgsVectorLayer("None?field=ID:string&field=KIND:string", "kinds", "memory")
    rows = []
    for name, kind in (("ST-1", "tank"), ("LF-1", "field")):
        row = QgsFeature(table_layer.fields())
        row.setAttributes([name, kind])
        rows.append(row)
    table_layer.dataProvider().addFeatures(rows)
    qgis_new_project.addMapLayers([components_layer, table_layer])
    join = QgsVectorLayerJoinInfo()
    join.setJoinLayer(table_layer)
    join.setJoinFieldName("ID")
    join.setTargetFieldName("ID")
    join.setPrefix("k_")
    assert components_layer.addJoin(join)
    text = site.read_text(encoding="utf-8").replace("role_field: TYPE", "role_field: k_KIND").replace(
        "{ST: septic_tank, LF: soil_absorption_system}", "{tank: septic_tank, field: soil_absorption_system}")
    site.write_text(text, encoding="utf-8")
    _, document = check(SITE=str(site))
    assert ("T5-12S", "LF-1", "W1") in flagged(document)


def test_cancelled_run_leaves_nothing(provider, site, tmp_path, qgis_new_project):
    import processing
    from qgis.core import QgsProcessingFeedback
    feedback = QgsProcessingFeedback()
    feedback.cancel()
    out = tmp_path / "none.gpkg"
    processing.run("bohsetbacks:checksetbacks", {"SITE": str(site), "OUTPUT": str(out)}, feedback=feedback)
    assert not out.exists()
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".bohsetbacks")] == []


def test_user_files_are_refused_as_output(provider, site, qgis_new_project):
    import processing
    data = site.parent / "site.gpkg"
    before = data.read_bytes()
    with pytest.raises(QgsProcessingException, match="input"):
        processing.run("bohsetbacks:checksetbacks", {"SITE": str(site), "OUTPUT": str(data)})
    assert data.read_bytes() == before


@pytest.fixture(name="tree_view")
def _tree_view(qgis_iface, qgis_new_project, monkeypatch):
    """QGIS 3.44 hands the layer tree view to C++, where pytest-qgis's stand-in is refused."""
    from qgis.core import QgsLayerTreeModel
    from qgis.gui import QgsLayerTreeView
    from qgis.PyQt import sip

    model = QgsLayerTreeModel(QgsProject.instance().layerTreeRoot())
    view = QgsLayerTreeView()
    view.setModel(model)
    monkeypatch.setattr(qgis_iface, "layerTreeView", lambda: view)
    yield view
    # In this order, before QGIS itself ends: else it crashes at exit.
    QgsProject.instance().removeAllMapLayers()
    sip.delete(view)
    sip.delete(model)


def test_loaded_results_are_styled_in_one_group(provider, site, tmp_path, tree_view):
    """As the dialog does: layers are added to the project when the algorithm ends."""
    import processing

    processing.runAndLoadResults("bohsetbacks:checksetbacks", {"SITE": str(site), "OUTPUT": str(tmp_path / "r.gpkg")})
    names = {layer.name() for layer in QgsProject.instance().mapLayers().values()}
    assert {"Findings", "Flagged", "Setback zones", "Lots", "Rules", "Inputs"} <= names
    findings = QgsProject.instance().mapLayersByName("Findings")[0]
    assert findings.renderer().type() == "categorizedSymbol"
    assert "section" in findings.mapTipTemplate()
    del findings


def test_results_go_beside_the_project_by_default(provider, site, qgis_new_project):
    from qgis.core import QgsApplication
    unsaved = QgsApplication.processingRegistry().createAlgorithmById("bohsetbacks:checksetbacks")
    assert not unsaved.parameterDefinition("OUTPUT").defaultValue()
    qgis_new_project.write(str(site.parent / "town.qgz"))
    saved = QgsApplication.processingRegistry().createAlgorithmById("bohsetbacks:checksetbacks")
    assert saved.parameterDefinition("OUTPUT").defaultValue() == str(site.parent / "setbacks.gpkg")


def test_json_is_the_same_record(check, site, qgis_new_project):
    _, document = check(SITE=str(site))
    told = command_line(site)
    assert list(document["findings"][0]) == list(told["findings"][0])
    assert [row["rule_id"] for row in document["rules"]] == [row["rule_id"] for row in told["rules"]]
    assert json.dumps(document["rules"]) == json.dumps(told["rules"])
