# SPDX-License-Identifier: GPL-2.0-or-later
"""The bug case c28 inside QGIS: a filter, a selection and an unsaved well, as the panel's check sees them."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path

import pytest
from qgis.core import QgsProject, QgsVectorLayer
from waiting import until

from bohsetbacks_plugin.engine.findings import records
from bohsetbacks_plugin.gui.session import CheckSession
from bohsetbacks_plugin.qgis_bridge.project_site import ProjectSite
from bohsetbacks_plugin.rule_files import load_ruleset_file

CASE = Path(__file__).resolve().parents[2].parent / "shared" / "cases" / "c28_qgis_layer_state"

pytestmark = pytest.mark.skipif(not CASE.is_dir(), reason="the bug cases (../shared/cases) are not here")


@pytest.fixture()
def case(qgis_new_project, tmp_path):
    folder = Path(shutil.copytree(CASE, tmp_path / "c28"))
    project = QgsProject.instance()
    site = ProjectSite(project)
    site.import_site(folder / "site.yaml")
    session = CheckSession(project, site)
    spec = importlib.util.spec_from_file_location("apply_state", folder / "apply_state.py")
    states = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(states)
    yield session, load_ruleset_file(folder / "rules.yaml"), states.apply
    session.close_down()
    for layer in project.mapLayers().values():
        if isinstance(layer, QgsVectorLayer) and layer.isEditable():
            layer.rollBack()
    project.clear()


def findings(session, catalogue, **options):
    session.run(catalogue, **options)
    until(lambda: not session.is_running)
    return {row["constraint_id"]: row for part in session.parts() for row in
            records(part.review.findings.take(part.rows), part.review.site, part.review.rules)}


def wells():
    return QgsProject.instance().mapLayersByName("wells")[0]


def test_plain(case):
    session, catalogue, apply = case
    apply(wells(), "plain")
    found = findings(session, catalogue)
    assert (found["W-near"]["outcome"], found["W-near"]["provided"]) == ("intrudes", 45.0)


def test_a_filter_that_hides_the_near_well_is_no_clear(case):
    session, catalogue, apply = case
    apply(wells(), "filter")
    found = findings(session, catalogue, want_all=True)
    assert {row["outcome"] for row in found.values()} == {"not_checked"}
    note = next(iter(found.values()))["note"]
    assert "filter" in note
    assert "fy" in note
    assert session.checked.result.exit_code() == 3


def test_a_selection_does_not_narrow_the_check_unless_it_is_asked_for(case):
    session, catalogue, apply = case
    apply(wells(), "selection")
    found = findings(session, catalogue)
    assert (found["W-near"]["outcome"], found["W-near"]["provided"]) == ("intrudes", 45.0)
    found = findings(session, catalogue, want_all=True, selected_only=True)
    assert {row["outcome"] for row in found.values()} == {"not_checked"}
    assert "selected features" in next(iter(found.values()))["note"]


def test_an_unsaved_well_counts_in_a_check_and_in_the_live_check(case):
    session, catalogue, apply = case
    findings(session, catalogue)
    apply(wells(), "edit_buffer")
    until(lambda: session.checked is not None and any(
        row["constraint_id"] == "W-unsaved" for part in session.parts() for row in
        records(part.review.findings.take(part.rows), part.review.site, part.review.rules)))
    live = {row["constraint_id"]: row for part in session.parts() for row in
            records(part.review.findings.take(part.rows), part.review.site, part.review.rules)}
    assert (live["W-unsaved"]["outcome"], live["W-unsaved"]["provided"]) == ("intrudes", 20.0)
    found = findings(session, catalogue)
    assert (found["W-unsaved"]["outcome"], found["W-unsaved"]["provided"]) == ("intrudes", 20.0)
    assert (found["W-near"]["outcome"], found["W-near"]["provided"]) == ("intrudes", 45.0)
