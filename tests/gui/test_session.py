# SPDX-License-Identifier: GPL-2.0-or-later
"""The panel's check: a task over the project's layers, its result layers, and the live check of real edits."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest
from qgis.core import QgsFeature, QgsGeometry, QgsProject, QgsVectorLayer
from waiting import until

from bohsetbacks_plugin.engine.finding_parts import FindingPart
from bohsetbacks_plugin.engine.findings import records
from bohsetbacks_plugin.engine.review import review
from bohsetbacks_plugin.gui.session import CheckSession
from bohsetbacks_plugin.qgis_bridge.coordinates import QgisCoordinates
from bohsetbacks_plugin.qgis_bridge.project_site import ProjectSite
from bohsetbacks_plugin.qgis_bridge.site_layers import read_site
from bohsetbacks_plugin.rule_files import load_town

SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "sample"
_COUNTED = "none nearer among"
FOOT = 1200 / 3937


@pytest.fixture()
def town(tmp_path):
    return Path(shutil.copytree(SAMPLE / "manomet", tmp_path / "manomet"))


@pytest.fixture()
def session(qgis_new_project, town):
    project = QgsProject.instance()
    site = ProjectSite(project)
    site.import_site(town / "site.yaml")
    made = CheckSession(project, site)
    yield made
    made.close_down()
    for layer in project.mapLayers().values():
        if isinstance(layer, QgsVectorLayer) and layer.isEditable():
            layer.rollBack()
    project.clear()


def run(session, **options):
    session.run(load_town("plymouth"), **options)
    until(lambda: not session.is_running)


def rows_of(parts):
    found = []
    for part in parts:
        for row in records(part.review.findings.take(part.rows), part.review.site, part.review.rules):
            note = "; ".join(text for text in row["note"].split("; ") if _COUNTED not in text)
            found.append(tuple(str(value) for value in {**row, "note": note}.values()))
    return sorted(found)


def whole(session):
    """A check of the project as it is now, from nothing."""
    prepared = session.site.prepare()
    result = review(read_site(prepared, QgisCoordinates()), load_town("plymouth"))
    return rows_of([FindingPart(result, np.arange(len(result.findings)))])


def layer_called(name):
    return QgsProject.instance().mapLayersByName(name)[0]


def feature_called(layer, name, field="COMP_ID"):
    return next(one for one in layer.getFeatures() if one[field] == name)


def settle(session):
    until(lambda: session._timer.isActive() is False and not (session._edits and session._edits.dirty))


def test_check_gives_layers_and_findings(session, tmp_path):
    output = tmp_path / "setbacks.gpkg"
    run(session, output=output)
    assert session.checked is not None
    assert output.exists()
    assert next(node.name() for node in session.results.group().findLayers()) == "Findings"
    assert rows_of(session.parts()) == whole(session)


def outcomes(session, **wanted):
    return [row for part in session.parts()
            for row in records(part.review.findings.take(part.rows), part.review.site, part.review.rules)
            if all(row[key] == value for key, value in wanted.items())]


def move(layer, feature, dx_ft, dy_ft):
    shape = QgsGeometry(feature.geometry())
    shape.translate(dx_ft * FOOT, dy_ft * FOOT)
    assert layer.changeGeometry(feature.id(), shape)


def test_moved_added_deleted_undone_and_pasted_features_are_checked_anew(session):
    run(session)
    layer = layer_called("septic")
    start = rows_of(session.parts())
    layer.startEditing()
    tank = next(one for one in layer.getFeatures() if one["TYPE"] == "ST" or "tank" in str(one["TYPE"]).lower())

    layer.beginEditCommand("move")
    move(layer, tank, 35.0, -20.0)
    layer.endEditCommand()
    settle(session)
    moved = rows_of(session.parts())
    assert moved == whole(session)
    assert moved != start

    layer.undoStack().undo()
    settle(session)
    assert rows_of(session.parts()) == start

    pasted = QgsFeature(layer.fields())
    pasted.setAttributes(tank.attributes())
    pasted["COMP_ID"], pasted["fid"] = "ST-PASTED", None
    shape = QgsGeometry(tank.geometry())
    shape.translate(3.0, 3.0)
    pasted.setGeometry(shape)
    layer.addFeature(pasted)
    settle(session)
    assert outcomes(session, subject_id="ST-PASTED")
    assert rows_of(session.parts()) == whole(session)

    layer.deleteFeature(tank.id())
    settle(session)
    assert not outcomes(session, subject_id=tank["COMP_ID"])
    assert rows_of(session.parts()) == whole(session)

    layer.rollBack()
    settle(session)
    assert rows_of(session.parts()) == start


def test_saved_edits_keep_their_findings(session):
    """On saving, QGIS deletes the new feature under its negative id and adds it under its own."""
    run(session)
    layer = layer_called("septic")
    layer.startEditing()
    tank = next(layer.getFeatures())
    pasted = QgsFeature(layer.fields())
    pasted.setAttributes(tank.attributes())
    pasted["COMP_ID"], pasted["fid"] = "NEW-1", None
    shape = QgsGeometry(tank.geometry())
    shape.translate(2.0, 0.0)
    pasted.setGeometry(shape)
    layer.addFeature(pasted)
    settle(session)
    assert layer.commitChanges()
    settle(session)
    assert len({row["subject_id"] for row in outcomes(session, subject_id="NEW-1")}) == 1
    assert rows_of(session.parts()) == whole(session)


def test_an_edited_well_wetland_and_lot_check_every_component_in_reach(session):
    run(session)
    told = []
    session.live_told.connect(lambda text, whole_needed: told.append((text, whole_needed)))
    for name, dx, dy in (("wells", 20.0, 10.0), ("wetlands", -15.0, 12.0), ("parcels", 4.0, 3.0), ("buildings", 5.0, 0.0)):
        layer = layer_called(name)
        layer.startEditing()
        for feature in list(layer.getFeatures())[3:6]:
            told.clear()
            move(layer, feature, dx, dy)
            until(lambda: told)
            if told[-1][1]:
                move(layer, next(layer.getFeatures(f"$id = {feature.id()}")), -dx, -dy)
                settle(session)
        assert rows_of(session.parts()) == whole(session)
        layer.rollBack()
        settle(session)


def test_an_edit_that_changes_what_is_known_of_a_layer_asks_for_a_whole_check(session):
    run(session)
    told = []
    session.live_told.connect(lambda text, needed: told.append((text, needed)))
    layer = layer_called("wells")
    before = rows_of(session.parts())
    layer.setSubsetString("\"WELL_ID\" <> 'nothing'")
    assert told[-1][1] is True
    assert "filter" in told[-1][0]
    layer.setSubsetString("")
    layer.startEditing()
    well = next(layer.getFeatures())
    layer.changeGeometry(well.id(), QgsGeometry())
    until(lambda: "usable place" in told[-1][0])
    assert told[-1][1] is True
    assert rows_of(session.parts()) == before


def test_removing_a_layer_stops_the_check(session, tmp_path):
    output = tmp_path / "setbacks.gpkg"
    ended = []
    session.finished.connect(ended.append)
    session.run(load_town("plymouth"), output=output)
    QgsProject.instance().removeMapLayer(layer_called("wells").id())
    until(lambda: ended)
    assert ended == [False]
    assert session.checked is None
    assert not output.exists()


def test_a_cancelled_check_leaves_the_results_that_were_there(session, tmp_path):
    output = tmp_path / "setbacks.gpkg"
    run(session, output=output)
    before = output.read_bytes()
    rows = rows_of(session.parts())
    session.run(load_town("plymouth"), output=output)
    session.cancel()
    until(lambda: not session.is_running)
    assert rows_of(session.parts()) == rows
    assert session.results.group() is not None
    assert len(output.read_bytes()) == len(before)


def test_a_mistake_is_told_in_one_sentence(session, qgis_iface):
    from qgis.gui import QgsMessageBar

    from bohsetbacks_plugin.gui.messages import set_bar
    bar = QgsMessageBar()
    set_bar(bar)
    run(session, lots=["NO-SUCH-LOT"])
    assert session.checked is None
    assert [item.text() for item in bar.items()] and "NO-SUCH-LOT" in bar.items()[0].text()
    set_bar(None)


def test_the_map_follows_an_edit(session, tmp_path):
    run(session, output=tmp_path / "setbacks.gpkg")
    layer = layer_called("septic")
    findings = session.results.layer("findings")
    flagged = session.results.layer("flagged")
    whole_count = findings.featureCount()
    layer.startEditing()
    flagged_id = outcomes(session, subject_layer="septic", outcome="intrudes")[0]["subject_id"]
    move(layer, feature_called(layer, flagged_id), 40.0, 40.0)
    settle(session)
    live = QgsProject.instance().mapLayersByName("Findings since the last edits")
    placed = [row for part in session.parts() for row in part.rows if part.review.findings.has_place[row]]
    assert findings.subsetString().startswith("fid NOT IN")
    assert len(list(findings.getFeatures())) + (live[0].featureCount() if live else 0) == len(placed)
    hidden = flagged.subsetString()
    assert hidden.startswith("fid NOT IN")
    layer.rollBack()
    settle(session)
    run(session, output=tmp_path / "setbacks.gpkg")
    assert session.results.layer("findings").featureCount() == whole_count
    assert QgsProject.instance().mapLayersByName("Findings since the last edits") == []
