# SPDX-License-Identifier: GPL-2.0-or-later
"""The results GeoPackage in real QGIS: opens without a warning, drawn with the stored styles."""

from __future__ import annotations

import pytest
from qgis.core import Qgis, QgsApplication, QgsMapRendererParallelJob, QgsMapSettings, QgsVectorLayer
from qgis.PyQt.QtCore import QSize
from qgis.PyQt.QtGui import QColor
from sample_site import write_site
from test_check import run

DRAWN = ("findings", "flagged", "lots", "setback_zones")


@pytest.fixture(name="results")
def _results(tmp_path):
    out = tmp_path / "results.gpkg"
    assert run("check", write_site(tmp_path), "--output", out).returncode == 1
    return out


def test_opens_without_a_warning_and_with_its_styles(results, qgis_app):
    told = []
    QgsApplication.messageLog().messageReceived.connect(lambda text, tag, level: told.append((tag, text)))
    for name in (*DRAWN, "findings_without_place", "rules", "inputs"):
        vector_layer = QgsVectorLayer(f"{results}|layername={name}", name, "ogr")
        assert vector_layer.isValid()
        assert vector_layer.featureCount() > 0
        if name in DRAWN:
            assert vector_layer.crs().authid() == "EPSG:26986"
        if name in ("findings", "flagged"):
            assert vector_layer.renderer().type() == "categorizedSymbol"
            values = {category.value() for category in vector_layer.renderer().categories()}
            assert {"intrudes", "too_close_to_call", "refer", "not_checked"} <= values
            assert vector_layer.labelsEnabled()
            assert vector_layer.mapTipTemplate()
        del vector_layer
    assert told == []


def test_draws_the_intrusion_in_its_colour(results, qgis_app):
    """A picture of the layers holds the colour of `intrudes` and that of the zones' outlines."""
    layers = [QgsVectorLayer(f"{results}|layername={name}", name, "ogr") for name in DRAWN]
    settings = QgsMapSettings()
    settings.setLayers(layers)
    extent = layers[2].extent()
    extent.scale(1.2)
    settings.setExtent(extent)
    settings.setDestinationCrs(layers[0].crs())
    settings.setOutputSize(QSize(600, 500))
    settings.setBackgroundColor(QColor("white"))
    settings.setFlag(Qgis.MapSettingsFlag.Antialiasing, False)
    job = QgsMapRendererParallelJob(settings)
    job.start()
    job.waitForFinished()
    picture = job.renderedImage()
    colours = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    assert "#d55e00" in colours
    assert "#0072b2" in colours
    del layers, settings, job
