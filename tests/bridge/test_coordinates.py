# SPDX-License-Identifier: GPL-2.0-or-later
"""QGIS's projections follow DESIGN principle 4, and place points where pyproj places them."""

from __future__ import annotations

import numpy as np
import pytest
from qgis.core import QgsCoordinateReferenceSystem

from bohsetbacks_plugin.data.crs import PROJ
from bohsetbacks_plugin.data.crs import analysis_crs as proj_analysis_crs
from bohsetbacks_plugin.engine.errors import CrsError
from bohsetbacks_plugin.qgis_bridge.coordinates import QgisCoordinates, analysis_crs

PLACES = np.array([[-70.6, 41.95], [-70.73, 42.64], [-72.0, 42.3]])
#: CRS -> (operation contains, accuracy in feet, whether a verdict can be given). 4 m are 13.12 ft; 1 ft is our allowance.
CASES = {
    "EPSG:26986": ("none", 0.0, True), "EPSG:2249": ("none", 0.0, True), "EPSG:26919": ("none", 0.0, True),
    "EPSG:6491": ("NAD83(2011)", 1.0, True), "EPSG:2805": ("NAD83(HARN)", 1.0, True),
    "EPSG:3585": ("NAD83(NSRS2007)", 1.0, True),
    "EPSG:4326": ("null transformation", 13.1233, True), "EPSG:3857": ("null transformation", 13.1233, True),
    "EPSG:32619": ("null transformation", 13.1233, True), "EPSG:4267": ("NAD27", None, False),
    "EPSG:26786": ("NAD27", None, False),
}


@pytest.mark.parametrize("code", CASES)
def test_operation_accuracy_and_place(qgis_app, code):
    tool, target = QgisCoordinates(), analysis_crs("EPSG:26986")
    source = tool.parse(code, "test")
    way = tool.placement(source, target)
    words, accuracy, verdict = CASES[code]
    assert words in way.operation
    assert way.accuracy_ft == (None if accuracy is None else pytest.approx(accuracy, abs=0.001))
    assert (way.no_verdict == "") is verdict
    if not verdict:
        assert "grid" in way.no_verdict
    other = PROJ.placement(PROJ.parse(code, "test"), proj_analysis_crs("EPSG:26986"))
    here = tool.degrees_to(source)(PLACES)
    assert np.abs(way.transform(here) - other.transform(here)).max() < 1e-6
    assert (way.operation, way.crs_name) == (other.operation, other.crs_name)


def test_points_that_cannot_be_placed_are_not_finite(qgis_app):
    tool = QgisCoordinates()
    way = tool.placement(tool.parse("EPSG:4326", "x"), analysis_crs("EPSG:26986"))
    result = way.transform(np.array([[-70.6, 41.95], [0.0, 91.0], [-70.7, 41.9]]))
    assert np.isfinite(result[[0, 2]]).all()
    assert not np.isfinite(result[1]).all() or abs(result[1]).max() > 1e6


@pytest.mark.parametrize(("code", "words"), [("EPSG:4326", "degrees"), ("EPSG:3857", "Web Mercator"),
                                             ("EPSG:5070", "does not cover"), ("nonsense", "no coordinate reference")])
def test_analysis_crs_is_checked(qgis_app, code, words):
    with pytest.raises(CrsError, match=words):
        analysis_crs(code)


@pytest.mark.parametrize("code", ["EPSG:26986", "EPSG:2249", "EPSG:6491", "EPSG:26786", "EPSG:32619"])
def test_analysis_crs_may_be_any_that_fits_the_state(qgis_app, code):
    assert analysis_crs(code).authid() == code


def test_parse_keeps_a_crs_object(qgis_app):
    crs = QgsCoordinateReferenceSystem("EPSG:2249")
    assert QgisCoordinates().parse(crs, "x") is crs
