# SPDX-License-Identifier: GPL-2.0-or-later
"""The QGIS projects of the two towns open with every layer, its symbols and its legend, wherever the folder lies."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

import fiona
import pytest
from qgis.core import Qgis, QgsApplication, QgsProject

SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "sample"
TOWNS = ("manomet", "conomo")
#: Around each town in metres of EPSG:26986: west, south, east, north.
AROUND = {"manomet": (277000, 851500, 279000, 853500), "conomo": (262000, 932300, 263700, 933800)}


@pytest.fixture(name="project")
def _project(qgis_app, tmp_path):
    """Opens a copy in another folder: the committed data stay as they are, and paths must be relative."""
    opened = []

    def open_town(town):
        shutil.copytree(SAMPLE / town, tmp_path / town)
        one = QgsProject()
        assert one.read(str(tmp_path / town / f"{town}.qgz"))
        opened.append(one)
        return one

    yield open_town
    for one in opened:
        one.clear()


@pytest.mark.parametrize("town", TOWNS)
def test_every_layer_opens_from_the_copied_folder(project, tmp_path, town):
    told = []
    QgsApplication.messageLog().messageReceived.connect(lambda text, tag, level: told.append((tag, text)))
    one = project(town)
    layers = list(one.mapLayers().values())
    assert len(layers) == len(fiona.listlayers(tmp_path / town / f"{town}.gpkg"))
    for layer in layers:
        assert layer.isValid(), layer.name()
        assert Path(layer.source().partition("|")[0]) == tmp_path / town / f"{town}.gpkg"
        assert layer.featureCount() > 0
        assert layer.crs().authid() == "EPSG:26986"
        west, south, east, north = AROUND[town]
        extent = layer.extent()
        assert west < extent.xMinimum() < extent.xMaximum() < east
        assert south < extent.yMinimum() < extent.yMaximum() < north
        assert layer.renderer().type() == "RuleRenderer"
        assert "FICTIONAL" in layer.metadata().title()
    # Which operation shows EPSG:26986 in degrees is told once a session; nothing is measured so.
    assert [text for _, text in told if "non-preferred coordinate operation" not in text] == []


@pytest.mark.parametrize("town", TOWNS)
def test_every_feature_is_drawn_by_exactly_one_legend_entry(project, town):
    for layer in project(town).mapLayers().values():
        rules = layer.renderer().rootRule().children()
        assert all(rule.label() for rule in rules)
        drawn = [sum(1 for _ in layer.getFeatures(rule.filterExpression())) for rule in rules]
        assert min(drawn) > 0
        assert sum(drawn) == layer.featureCount(), layer.name()


@pytest.mark.parametrize("town", TOWNS)
def test_title_units_view_and_printed_sheet(project, town):
    one = project(town)
    assert "FICTIONAL" in one.title()
    assert "FICTIONAL" in one.metadata().abstract()
    assert one.crs().authid() == "EPSG:26986"
    assert one.distanceUnits() == Qgis.DistanceUnit.FeetUSSurvey
    view = one.viewSettings().defaultViewExtent()
    septic = next(layer for layer in one.mapLayers().values() if layer.name() == "Septic systems")
    assert view.contains(septic.extent())
    assert [layout.name() for layout in one.layoutManager().printLayouts()] == ["Sheet 11 x 17"]
    groups = [group.name() for group in one.layerTreeRoot().findGroups()]
    assert groups[:2] == ["Wells and water lines", "Septic systems"]


@pytest.mark.parametrize("town", TOWNS)
def test_the_file_is_small_and_names_no_folder_of_any_machine(town):
    path = SAMPLE / town / f"{town}.qgz"
    assert path.stat().st_size < 200_000
    with zipfile.ZipFile(path) as archive:
        text = next(archive.read(name) for name in archive.namelist() if name.endswith(".qgs")).decode("utf-8")
    assert f"./{town}.gpkg|layername=parcels" in text
    assert 'saveUser=""' in text or "saveUser=" not in text
    for folder in ("/home/", "/root/", "/tmp/", "C:\\"):
        assert folder not in text
