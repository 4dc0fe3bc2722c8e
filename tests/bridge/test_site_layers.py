# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers of a site file through QGIS: from the project where they are there, else opened; what cannot be opened is said."""

from __future__ import annotations

import hashlib

import pytest
from qgis.core import QgsVectorLayer
from sample_site import write_site

from bohsetbacks_plugin.engine.errors import LayerError
from bohsetbacks_plugin.layer_schema.site_file import load_site_file
from bohsetbacks_plugin.qgis_bridge.coordinates import QgisCoordinates
from bohsetbacks_plugin.qgis_bridge.site_layers import prepare_site_file, read_site


@pytest.fixture(name="path")
def _path(tmp_path):
    return write_site(tmp_path)


def test_layers_are_named_as_the_command_line_names_them(path, qgis_new_project):
    prepared = prepare_site_file(load_site_file(path), qgis_new_project)
    assert [snapshot.name for _, snapshot in prepared.layers] == ["lots", "components", "wells", "wetlands"]
    site = read_site(prepared, QgisCoordinates())
    assert [(layer.name, layer.read, layer.measured) for layer in site.layers] == [
        ("lots", 3, 3), ("components", 2, 2), ("wells", 1, 1), ("wetlands", 1, 1)]


def test_a_layer_of_the_project_is_taken_from_there(path, qgis_new_project):
    lots_layer = QgsVectorLayer(f"{path.parent / 'site.gpkg'}|layername=lots", "My lots", "ogr")
    assert lots_layer.setSubsetString("\"LOC\" = 'A'")
    qgis_new_project.addMapLayer(lots_layer)
    prepared = prepare_site_file(load_site_file(path), qgis_new_project)
    site = read_site(prepared, QgisCoordinates())
    assert site.layers[0].read == 1
    assert any("filter" in reason for reason in site.layers[0].data.suspicions)


def test_reading_changes_no_file(path, qgis_new_project):
    data = path.parent / "site.gpkg"
    before = hashlib.sha256(data.read_bytes()).hexdigest()
    read_site(prepare_site_file(load_site_file(path), qgis_new_project), QgisCoordinates())
    assert hashlib.sha256(data.read_bytes()).hexdigest() == before
    assert sorted(file.name for file in path.parent.iterdir()) == ["site.gpkg", "site.yaml"]


@pytest.mark.parametrize(("old", "new", "words"), [
    ("path: site.gpkg\n    layer: wells", "path: gone.gpkg", ["gone.gpkg", "no such file"]),
    ("layer: wells", "layer: well", ["site.gpkg", "well"]),
    ("path: site.gpkg\n    layer: wells", "path: site.gpkg", ["several layers"]),
])
def test_what_cannot_be_opened_is_said(path, qgis_new_project, old, new, words):
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(LayerError) as told:
        prepare_site_file(load_site_file(path), qgis_new_project)
    for word in words:
        assert word in str(told.value)


def test_premises_and_absent_come_along(path, qgis_new_project):
    text = path.read_text(encoding="utf-8").replace("layers:", "premises: [[A, B]]\nabsent: [public_well]\nlayers:", 1)
    path.write_text(text, encoding="utf-8")
    site = read_site(prepare_site_file(load_site_file(path), qgis_new_project), QgisCoordinates())
    assert site.premises == [("A", "B")]
    assert site.absent == {"public_well"}
    assert "public_well" in site.offered
