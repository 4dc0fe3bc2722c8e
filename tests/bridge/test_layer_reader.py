# SPDX-License-Identifier: GPL-2.0-or-later
"""QGIS layers become the same columns as files: curves, NULLs, odd values, DXF, and layers in several CRS."""

from __future__ import annotations

import datetime
import math

import pytest
import shapely
from qgis.core import NULL, QgsCoordinateReferenceSystem, QgsFeature, QgsGeometry, QgsVectorLayer
from qgis.PyQt.QtCore import QDate

from bohsetbacks_plugin.engine.errors import CrsError, LayerError, SiteFileError
from bohsetbacks_plugin.layer_schema.layer_entry import LayerEntry
from bohsetbacks_plugin.qgis_bridge.coordinates import QgisCoordinates, analysis_crs
from bohsetbacks_plugin.qgis_bridge.layer_reader import read_snapshot, take_snapshot

US_FOOT = 1200 / 3937
X, Y = 268800.0, 856900.0


def memory_layer(kind, rows, crs="EPSG:26986", fields="id:string"):
    """A memory layer of (WKT or None, values...)."""
    suffix = "".join(f"&field={field}" for field in fields.split(","))
    vector_layer = QgsVectorLayer(f"{kind}?crs={crs}{suffix}" if crs else f"{kind}?{suffix[1:]}", "things", "memory")
    features = []
    for wkt, *values in rows:
        feature = QgsFeature(vector_layer.fields())
        if wkt is not None:
            feature.setGeometry(QgsGeometry.fromWkt(wkt))
        feature.setAttributes(values)
        features.append(feature)
    assert vector_layer.dataProvider().addFeatures(features)[0]
    return vector_layer


def read(vector_layer, **entry):
    snapshot = take_snapshot(vector_layer)
    return read_snapshot(snapshot, LayerEntry(path="", shown="things", **entry), QgisCoordinates(), analysis_crs("EPSG:26986"))


def test_curves_are_densified_within_the_tolerance(qgis_app):
    """A circle of 100 ft: no chord runs more than 0.003 ft inside it."""
    radius = 100 * US_FOOT
    ring = f"CURVEPOLYGON(CIRCULARSTRING({X - radius} {Y}, {X} {Y + radius}, {X + radius} {Y}, {X} {Y - radius}, " \
           f"{X - radius} {Y}))"
    data = read(memory_layer("CurvePolygon", [(ring, "pool")]), role=("certified_vernal_pool",), id_field="id")
    shape = data.geometry[0]
    inside = shapely.distance(shapely.boundary(shape), shapely.Point(X, Y)) / US_FOOT
    assert 99.997 <= inside <= 100.0
    assert shape.area / US_FOOT**2 == pytest.approx(math.pi * 100**2, rel=6e-5)


def test_null_geometry_and_null_values(qgis_app):
    data = read(memory_layer("Point", [(f"POINT({X} {Y})", "W1", NULL, QDate(2015, 3, 2)), (None, NULL, "12", None)],
                             fields="id:string,gpd:string,permit:date"),
                role=("public_well",), id_field="id", attributes={"approved_gpd": "gpd", "permit_date": "permit"})
    assert data.geometry[1] is None
    assert list(data.ids) == ["W1", data.fids[1]]
    assert list(data.attributes["approved_gpd"]) == [None, 12.0]
    assert data.attributes["permit_date"][0] == datetime.date(2015, 3, 2)


def test_z_is_dropped(qgis_app):
    data = read(memory_layer("PointZ", [(f"POINT Z({X} {Y} 88)", "T")]), role=("septic_tank",))
    assert not shapely.has_z(data.geometry[0])


@pytest.mark.parametrize(("crs", "wkt"), [
    ("EPSG:2249", f"POINT({X / US_FOOT} {Y / US_FOOT})"),
    ("EPSG:26986", f"POINT({X} {Y})"),
])
def test_layers_come_to_the_same_place(qgis_app, crs, wkt):
    # The zone in feet has its origin at the same metres, but for its false easting, which EPSG rounds to 0.001 ft.
    data = read(memory_layer("Point", [(wkt, "W")], crs), role=("drinking_well",))
    assert data.geometry[0].distance(shapely.Point(X, Y)) < 0.001 * US_FOOT


def test_no_crs_is_an_error_that_says_how_to_state_it(qgis_app):
    vector_layer = memory_layer("Point", [(f"POINT({X} {Y})", "W")])
    vector_layer.setCrs(QgsCoordinateReferenceSystem())
    with pytest.raises(CrsError, match=r"layer things: has no coordinate reference system.*crs: EPSG:2249.*26986"):
        read(vector_layer, role=("drinking_well",))
    data = read(vector_layer, role=("drinking_well",), crs="EPSG:26986")
    assert data.geometry[0].distance(shapely.Point(X, Y)) < 1e-9


def test_a_stated_crs_that_contradicts_the_layer_is_refused(qgis_app):
    with pytest.raises(CrsError, match="the site file states the CRS"):
        read(memory_layer("Point", [(f"POINT({X} {Y})", "W")]), role=("drinking_well",), crs="EPSG:4326")


def test_far_away_layers_are_refused(qgis_app):
    with pytest.raises(CrsError, match="outside Massachusetts"):
        read(memory_layer("Point", [("POINT(41.96 -70.67)", "W")], "EPSG:4326"), role=("drinking_well",))


def test_a_layer_without_a_role_is_refused(qgis_app):
    with pytest.raises(SiteFileError, match="has no role"):
        read(memory_layer("Point", [(f"POINT({X} {Y})", "W")]))


def test_a_missing_field_names_those_that_are_there(qgis_app):
    with pytest.raises(LayerError, match=r"no field 'kind'.*its fields are id"):
        read(memory_layer("Point", [(f"POINT({X} {Y})", "W")]), role_field="kind", roles={"st": ("septic_tank",)})


def test_closed_lines_of_a_drawing_are_areas(qgis_app, tmp_path):
    """QGIS opens a DXF with its closed polylines as lines; a wetland outline must be an area all the same."""
    corners = [(0, 0), (30, 0), (30, 30), (0, 30)]
    points = "".join(f" 10\n{X + x}\n 20\n{Y + y}\n" for x, y in corners)
    path = tmp_path / "site.dxf"
    path.write_text(f"  0\nSECTION\n  2\nENTITIES\n  0\nLWPOLYLINE\n  5\n1A\n100\nAcDbEntity\n  8\nWET\n100\nAcDbPolyline\n"
                    f" 90\n4\n 70\n1\n{points}  0\nENDSEC\n  0\nEOF\n", encoding="ascii")
    vector_layer = QgsVectorLayer(f"{path}|layername=entities", "site", "ogr")
    assert vector_layer.isValid()
    snapshot = take_snapshot(vector_layer)
    data = read_snapshot(snapshot, LayerEntry(path=str(path), shown="site.dxf", role_field="Layer",
                                              roles={"wet": ("wetland",)}, crs="EPSG:26986"),
                         QgisCoordinates(), analysis_crs("EPSG:26986"))
    assert shapely.area(data.geometry[0]) == pytest.approx(900.0)
    assert any("closed lines are taken as areas" in caution for caution in data.cautions)
