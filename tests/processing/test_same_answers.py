# SPDX-License-Identifier: GPL-2.0-or-later
"""One site through the command line and through QGIS: three CRS, a curve, a NULL under the filter, an unsaved edit."""

from __future__ import annotations

import math

import pytest
from both_ways import command_line, comparable
from mixed_site import write_mixed_site
from qgis.core import QgsFeature, QgsGeometry, QgsPointXY, QgsVectorLayer
from sample_site import FOOT, place
from shapely import Point
from test_check_setbacks import flagged
from test_check_setbacks import place as place_xy


@pytest.fixture(name="site")
def _site(tmp_path, qgis_app):
    return write_mixed_site(tmp_path)


def test_same_findings(check, site, qgis_new_project):
    result, document = check(SITE=str(site), ALL=True)
    told = command_line(site, "--all")
    assert comparable(document) == comparable(told)
    rows = {(row["rule_id"], row["subject_id"], row["constraint_id"]): row for row in document["findings"]}
    # The field's corner (60, 140) to (120, 150); the wells came through degrees, whose 4 m are in the band.
    assert rows["T5-12S", "LF-1", "W1"]["provided"] == 60.83
    assert rows["T5-12S", "LF-1", "W1"]["band_ft"] == pytest.approx(math.hypot(0.1, 0.3, 4 / FOOT), abs=0.006)
    # The tank's edge x = 40 is 20 ft from the pond's centre at (20, 60): inside its 30 ft, 20 ft from corner to arc.
    assert rows["T5-06T", "ST-1", "P1"]["provided"] == 0.0
    # The field's corner (20, 100) lies 40 ft from the centre.
    assert rows["T5-06S", "LF-1", "P1"]["provided"] == 10.0
    wells = next(row for row in document["inputs"] if row["layer"] == "wells")
    assert (wells["read"], wells["measured"], wells["excluded"]) == (3, 2, 1)
    assert any("W2" in caution and "kept" in caution for caution in wells["cautions"])
    assert result["EXIT_CODE"] == 1


def test_unsaved_edit_gives_what_the_saved_one_does(check, site, qgis_new_project):
    wetlands_layer = QgsVectorLayer(str(site.parent / "wetlands.gpkg"), "wetlands", "ogr")
    qgis_new_project.addMapLayer(wetlands_layer)
    wells_layer = QgsVectorLayer(str(site.parent / "wells.gpkg"), "wells", "ogr")
    qgis_new_project.addMapLayer(wells_layer)
    wells_layer.startEditing()
    well = QgsFeature(wells_layer.fields())
    from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransform
    to_degrees = QgsCoordinateTransform(QgsCoordinateReferenceSystem("EPSG:26986"), wells_layer.crs(), qgis_new_project)
    well.setGeometry(QgsGeometry.fromPointXY(to_degrees.transform(QgsPointXY(*place_xy(80, 120)))))
    well["ID"], well["USE"], well["GONE"] = "W9", "DOM", "no"
    wells_layer.addFeature(well)
    _, unsaved = check(SITE=str(site))
    assert flagged(unsaved)["T5-12S", "LF-1", "W9"] == 20.0
    assert wells_layer.commitChanges()
    _, saved = check(SITE=str(site))
    assert comparable(unsaved) == comparable(saved)
    assert comparable(command_line(site)) == comparable(saved)
    assert place(Point(80, 120)).distance(Point(*place_xy(80, 120))) < 1e-6
