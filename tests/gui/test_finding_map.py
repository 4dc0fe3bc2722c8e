# SPDX-License-Identifier: GPL-2.0-or-later
"""A finding on the map: what is shown of the place, the line, its label, the flash; everything goes away again."""

from __future__ import annotations

import numpy as np
import pytest
from factories import check, layer, one_rule, site
from qgis.core import Qgis, QgsCoordinateReferenceSystem, QgsGeometry, QgsPointXY, QgsRectangle
from qgis.PyQt.QtGui import QColor
from result_samples import row_of, sample_review, whole

from bohsetbacks_plugin.engine.finding_parts import FindingPart
from bohsetbacks_plugin.gui.finding_map import CLOSEST_SCALE, FindingOnMap, place_of

# Feet of the state plane: one unit of the test sites is one US survey foot.
FEET = "EPSG:2249"
X, Y = 850000.0, 2900000.0


def _square(west, south, east, north):
    return f"POLYGON(({X + west} {Y + south}, {X + east} {Y + south}, {X + east} {Y + north}, {X + west} {Y + north}, " \
           f"{X + west} {Y + south}))"


def _part(wetland, tank=(70, 50), feet=50):
    where = site(layer("tanks", "septic_tank", [f"POINT({X + tank[0]} {Y + tank[1]})"], ["ST-1"]),
                 layer("wetlands", "wetland", [wetland], ["W-1"]))
    return whole(check(where, one_rule("septic_tank", "wetland", feet)))[0]


@pytest.fixture(name="flashed")
def _flashed(monkeypatch, qgis_canvas):
    calls = []
    monkeypatch.setattr(qgis_canvas, "flashGeometries", lambda shapes, crs: calls.append((shapes, crs)), raising=False)
    return calls


@pytest.fixture(name="on_map")
def _on_map(qgis_canvas, flashed):
    qgis_canvas.setDestinationCrs(QgsCoordinateReferenceSystem(FEET))
    on_map = FindingOnMap(qgis_canvas)
    on_map.set_crs(QgsCoordinateReferenceSystem(FEET))
    yield on_map
    on_map.close_down()


def test_line_label_flash_and_zoom(on_map, qgis_canvas, flashed):
    # From (70, 50) to the wetland's edge at x = 100: 30 ft.
    part = _part(_square(100, 0, 200, 100))
    on_map.show(part, 0)
    line = on_map.line.asGeometry().asPolyline()
    assert [(round(point.x() - X, 6), round(point.y() - Y, 6)) for point in line] == [(70.0, 50.0), (100.0, 50.0)]
    assert on_map.line.strokeColor() == QColor("#d55e00")
    assert on_map.label.text == "30.00 ft"
    assert (on_map.label.place.x() - X, on_map.label.place.y() - Y) == pytest.approx((85.0, 50.0))
    assert on_map.label.pos() == on_map.label.toCanvasCoordinates(on_map.label.place)
    (shapes, crs), = flashed
    assert crs.authid() == FEET
    assert [shape.type() for shape in shapes] == [Qgis.GeometryType.Point, Qgis.GeometryType.Polygon]
    assert shapes[1].area() == pytest.approx(10000.0)
    extent = qgis_canvas.extent()
    assert extent.contains(QgsPointXY(X + 70, Y + 50))
    assert extent.contains(QgsPointXY(X + 100, Y + 50))
    assert qgis_canvas.scale() >= CLOSEST_SCALE * 0.999


def test_not_closer_than_the_closest_scale(on_map, qgis_canvas):
    part = _part(_square(71, 49, 73, 51))
    on_map.show(part, 0)
    assert qgis_canvas.scale() == pytest.approx(CLOSEST_SCALE, rel=1e-3)


def test_a_giant_is_not_shown_whole_a_neighbour_is():
    small = _part(_square(100, 20, 140, 80))
    assert place_of(small, 0) == pytest.approx((X + 70, Y + 20, X + 140, Y + 80))
    giant = _part(_square(100, -5000, 20000, 5000))
    assert place_of(giant, 0) == pytest.approx((X + 70, Y + 50, X + 100, Y + 50))


def test_a_component_inside_shows_how_far(on_map):
    # 10 ft inside the western edge.
    on_map.show(_part(_square(100, 0, 200, 100), tank=(110, 50)), 0)
    assert on_map.label.text == "10.00 ft inside"


def test_what_touches_is_a_cross(on_map):
    on_map.show(_part(_square(70, 0, 200, 100)), 0)
    assert on_map.line.asGeometry().type() == Qgis.GeometryType.Point
    assert on_map.label.text == "0.00 ft"


def test_units_of_the_label_follow(on_map):
    on_map.show(_part(_square(100, 0, 200, 100)), 0)
    on_map.set_units("ft and in")
    assert on_map.label.text == "30 ft 0 in"


def test_without_zoom_the_map_stays(on_map, qgis_canvas, flashed):
    qgis_canvas.setExtent(QgsRectangle(X, Y, X + 5000, Y + 5000))
    before = qgis_canvas.extent().toString()
    on_map.show(_part(_square(100, 0, 200, 100)), 0, zoom=False, flash=False)
    assert qgis_canvas.extent().toString() == before
    assert flashed == []
    assert on_map.line is not None


def test_the_next_finding_takes_the_place_of_the_first(on_map, qgis_canvas):
    part = _part(_square(100, 0, 200, 100))
    on_map.show(part, 0)
    first = [on_map.line, on_map.label]
    on_map.show(part, 0)
    items = qgis_canvas.scene().items()
    assert not any(item in items for item in first)
    assert on_map.line in items
    on_map.clear()
    assert (on_map.line, on_map.label) == (None, None)


def test_in_another_crs_of_the_map_the_line_lies_in_its_place(on_map, qgis_canvas):
    part = _part(_square(100, 0, 200, 100))
    on_map.show(part, 0)
    qgis_canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:26986"))
    ends = on_map.line.asGeometry().asPolyline()
    # 30 US survey feet are 30 x 1200 / 3937 m.
    assert QgsGeometry.fromPolylineXY(ends).length() == pytest.approx(30 * 1200 / 3937, abs=1e-4)
    assert on_map.label.place.x() == pytest.approx((X + 85) * 1200 / 3937, abs=1e-3)


def test_a_finding_without_a_place_shows_the_component(on_map, qgis_canvas):
    result = sample_review("manomet")
    row = row_of(result, "PLY-T5-7-30", "ST-07")
    on_map.set_crs(QgsCoordinateReferenceSystem("EPSG:26986"))
    qgis_canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:26986"))
    on_map.show(whole(result)[0], row)
    subject = result.findings.subject[row]
    centre = result.site.features.geometry[subject].centroid
    assert qgis_canvas.extent().contains(QgsPointXY(centre.x, centre.y))
    assert (on_map.line, on_map.label) == (None, None)


def test_beyond_the_own_lot_is_beyond(on_map):
    result = sample_review("manomet")
    rows = [row for row in range(len(result.findings)) if result.findings.signed[row] < 0
            and result.findings.constraint_role[row] in ("property_line", "lot")]
    assert rows
    on_map.show(FindingPart(result, np.array(rows)), rows[0])
    assert on_map.label.text.endswith(" ft beyond")
