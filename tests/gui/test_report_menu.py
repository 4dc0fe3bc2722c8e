# SPDX-License-Identifier: GPL-2.0-or-later
"""Reports from the results tab: files that a user chose, of the check at hand and never of edits that it does not know."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from pdf_reading import words_of_pdf
from qgis.core import QgsProject, QgsVectorLayer
from qgis.gui import QgsMessageBar
from qgis.PyQt.QtWidgets import QProgressDialog
from waiting import until

from bohsetbacks_plugin.gui.messages import set_bar
from bohsetbacks_plugin.gui.report_menu import ReportMenu
from bohsetbacks_plugin.gui.session import CheckSession
from bohsetbacks_plugin.qgis_bridge.project_site import ProjectSite
from bohsetbacks_plugin.rule_files import load_town

SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "sample"


@pytest.fixture()
def menu(qgis_new_project, tmp_path):
    town = Path(shutil.copytree(SAMPLE / "manomet", tmp_path / "manomet"))
    project = QgsProject.instance()
    site = ProjectSite(project)
    site.import_site(town / "site.yaml")
    session = CheckSession(project, site)
    bar = QgsMessageBar()
    set_bar(bar)
    made = ReportMenu(session, lambda: made.wanted_lot, lambda _parent, name, _kinds: str(tmp_path / Path(name).name))
    made.wanted_lot, made.bar, made.folder = "MAN-15", bar, tmp_path
    yield made
    set_bar(None)
    session.close_down()
    for layer in project.mapLayers().values():
        if isinstance(layer, QgsVectorLayer) and layer.isEditable():
            layer.rollBack()
    made.deleteLater()
    project.clear()


def check(menu):
    menu.session.run(load_town("plymouth"))
    until(lambda: not menu.session.is_running)


def told(menu):
    return [item.text() for item in menu.bar.items()]


def test_a_lot_as_pdf_and_html(menu):
    check(menu)
    menu.lot_pdf()
    menu.lot_html()
    text = words_of_pdf(menu.folder / "report_MAN-15.pdf")
    page = (menu.folder / "report_MAN-15.html").read_text(encoding="utf-8")
    wanted = {record["rule_id"] for record in menu.session.checked.result.records()
              if record["lot_id"] == "MAN-15" and record["outcome"] == "intrudes"}
    assert wanted
    for rule in wanted:
        assert rule in text
        assert rule in page
    assert any("report_MAN-15.pdf" in line for line in told(menu))


def test_all_findings_as_workbook(menu):
    check(menu)
    menu.workbook()
    made = list(menu.folder.glob("findings.*"))
    assert len(made) == 1
    assert made[0].stat().st_size > 1000


def test_before_a_check_and_after_edits_nothing_is_printed(menu):
    menu.lot_pdf()
    assert "run one first" in told(menu)[0]
    check(menu)
    layer = QgsProject.instance().mapLayersByName("septic")[0]
    layer.startEditing()
    layer.deleteFeature(next(layer.getFeatures()).id())
    until(lambda: menu.session.checked.live.edited)
    menu.lot_pdf()
    assert any("check again first" in line for line in told(menu))
    assert list(menu.folder.glob("*.pdf")) == []


def test_the_as_built_sheet_wants_a_lot(menu):
    check(menu)
    menu.wanted_lot = ""
    menu.as_built()
    assert any("choose a finding on it" in line for line in told(menu))
    menu.wanted_lot = "MAN-15"
    menu.as_built()
    assert "31 Sample Hill Road" in words_of_pdf(menu.folder / "as_built_MAN-15.pdf")


def test_an_atlas_that_is_cancelled_leaves_nothing(menu, monkeypatch):
    check(menu)
    monkeypatch.setattr(QProgressDialog, "wasCanceled", lambda _self: True)
    menu.atlas()
    assert list(menu.folder.glob("*.pdf")) == []
    monkeypatch.setattr(QProgressDialog, "wasCanceled", lambda _self: False)
    menu.atlas()
    assert (menu.folder / "atlas.pdf").stat().st_size > 10000
    assert any("pages" in line for line in told(menu))
