# SPDX-License-Identifier: GPL-2.0-or-later
"""Drawn zones keep within 0.02 ft of the true distance (DESIGN principle 1), also where a shape is concave."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import shapely
from factories import check, column, layer, one_rule, rules, site
from shapely import LineString, MultiPolygon, Point, Polygon, box

from bohsetbacks_plugin.engine import zones
from bohsetbacks_plugin.engine.offset import quarter_segments
from bohsetbacks_plugin.engine.zones import ZONE_ERROR_FT, draw, zones_of_findings

SLACK = 0.001  # for floating-point noise and the spacing of the samples


def zone(shape: Any, feet: float, role: str = "pond", **attributes: Any) -> Any:
    where = site(layer("c", role if role != "property_line" else "lot", [shape],
                       attributes={key: [value] for key, value in attributes.items()}))
    return draw(where, np.array([0]), column([role]), np.array([feet]))[0]


def error_of(shape: Any, drawn: Any, feet: float) -> tuple[float, float]:
    """Least and greatest of (distance to the shape - feet) along the outline of the zone, sampled every 0.5 ft."""
    outline = shapely.segmentize(drawn.boundary, 0.5)
    xy = shapely.get_coordinates(outline)
    distance = shapely.distance(shapely.points(xy), shape) - feet
    return float(distance.min()), float(distance.max())


def wavy(seed: int, count: int, radius: float, noise: float) -> Any:
    """An outline with shallow and deep concave places, as wetlands have."""
    rng = np.random.default_rng(seed)
    angle = np.linspace(0, 2 * np.pi, count, endpoint=False)
    reach = radius * (1 + noise * rng.uniform(-1, 1, count))
    return Polygon(np.column_stack([reach * np.cos(angle), reach * np.sin(angle)]))


SHALLOW_NOTCH = Polygon([(0, 0), (200, 0), (200, 100), (130, 100), (100, 99.1), (70, 100), (0, 100)])
L_SHAPE = Polygon([(0, 0), (100, 0), (100, 30), (40, 30), (40, 90), (0, 90)])


def natural(seed: int, count: int) -> Any:
    """Vertices at uneven spacing: between close ones there are shallow notches, which GEOS's own buffer fills."""
    rng = np.random.default_rng(seed)
    angle = np.sort(rng.uniform(0, 2 * np.pi, count))
    reach = 250 + 60 * np.sin(3 * angle) + 0.9 * rng.standard_normal(count)
    return np.column_stack([reach * np.cos(angle), reach * np.sin(angle)])


SHAPES = {
    **{f"natural {seed}": Polygon(natural(seed, 80)) for seed in range(4)},
    "natural line": LineString(natural(5, 80)), "natural line back": LineString(natural(5, 80)[::-1]),
    "point": Point(3, 4), "line": LineString([(0, 0), (100, 0)]),
    "bent line": LineString([(0, 0), (60, 1), (120, -1), (180, 60), (170, 61), (100, 20)]),
    "closed line": LineString([(0, 0), (50, 0), (50, 50), (0, 0)]),
    "square": box(0, 0, 50, 40), "L": L_SHAPE, "notch": SHALLOW_NOTCH,
    "wavy": wavy(1, 90, 150, 0.02), "rough": wavy(2, 90, 150, 0.3), "fine": wavy(3, 600, 200, 0.004),
    "hole": Polygon(wavy(4, 60, 500, 0.02).exterior.coords, [wavy(5, 60, 300, 0.02).exterior.coords]),
    "parts": MultiPolygon([box(0, 0, 10, 10), box(30, 0, 40, 10)]),
    "points": shapely.from_wkt("MULTIPOINT (0 0, 30 0)"),
    "mixed": shapely.from_wkt("GEOMETRYCOLLECTION (POLYGON ((0 0, 20 0, 0 20, 0 0)), LINESTRING (20 0, 60 5))"),
}


@pytest.mark.parametrize("feet", [10.0, 100.0, 400.0])
@pytest.mark.parametrize("name", sorted(SHAPES))
def test_outline_keeps_within_the_limit(name: str, feet: float) -> None:
    shape = SHAPES[name]
    least, most = error_of(shape, zone(shape, feet), feet)
    # Chords run inside the arc by at most the limit; the zone never reaches farther than the rule does.
    assert least >= -ZONE_ERROR_FT - SLACK
    assert most <= SLACK


@pytest.mark.parametrize("name", sorted(SHAPES))
def test_zone_is_one_valid_area_that_holds_its_constraint(name: str) -> None:
    drawn = zone(SHAPES[name], 100.0)
    assert drawn.is_valid and drawn.geom_type in ("Polygon", "MultiPolygon") and drawn.covers(SHAPES[name])


def test_area_around_a_point_is_between_those_of_two_circles() -> None:
    # Every point of the outline lies between 99.98 and 100 ft off: pi * r^2 is 31,403.36 and 31,415.93 sq ft.
    assert np.pi * 99.98**2 < zone(Point(0, 0), 100.0).area < np.pi * 100.0**2


@pytest.mark.parametrize("feet", [0.01, 0.5, 5, 10, 50, 100, 200, 400, 2000])
def test_segments_follow_from_the_error(feet: float) -> None:
    # A chord over the angle a runs r * (1 - cos(a / 2)) inside its arc; a quarter circle of n segments has a = 90 deg / n.
    segments = quarter_segments(feet, ZONE_ERROR_FT)
    assert feet * (1 - np.cos(np.pi / 4 / segments)) <= ZONE_ERROR_FT
    if segments > 8:
        assert feet * (1 - np.cos(np.pi / 4 / (segments - 1))) > ZONE_ERROR_FT  # and no more than are needed


def test_qgis_default_of_five_segments_would_not_do() -> None:
    # 100 * (1 - cos(9 deg)) = 1.2312 ft: the anchor of principle 1.
    assert 100 * (1 - np.cos(np.pi / 4 / 5)) == pytest.approx(1.2312, abs=1e-4)
    assert quarter_segments(100.0, ZONE_ERROR_FT) > 5


def test_zone_of_a_property_line_is_the_band_inside_the_lot() -> None:
    # 10 ft inside a lot of 100 x 100: all but the inner 80 x 80, 10,000 - 6,400 = 3,600 sq ft.
    band = zone(box(0, 0, 100, 100), 10.0, "property_line")
    assert band.area == pytest.approx(3600.0, abs=1e-6)
    assert band.covers(Point(5, 5)) and not band.intersects(Point(50, 50))


def test_zone_of_a_narrow_lot_is_all_of_it() -> None:
    assert zone(box(0, 0, 15, 100), 10.0, "property_line").area == pytest.approx(1500.0)


def test_zone_of_a_centreline_starts_at_the_layouts_edge() -> None:
    # 50 ft from a layout of 40 ft: 70 ft from the centreline.
    least, most = error_of(LineString([(0, 0), (100, 0)]),
                           zone(LineString([(0, 0), (100, 0)]), 50.0, "public_highway", layout_width_ft=40.0), 70.0)
    assert least >= -ZONE_ERROR_FT - SLACK and most <= SLACK


def test_units_of_the_crs_are_metres_or_feet() -> None:
    where = site(layer("c", "pond", [Point(0, 0)]))
    where.feet_per_unit = 3937 / 1200
    drawn = draw(where, np.array([0]), column(["pond"]), np.array([100.0]))[0]
    assert drawn.bounds[2] == pytest.approx(100 * 1200 / 3937)


def test_zones_are_those_of_what_is_flagged_once_per_rule_and_constraint() -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0), Point(0, 10)]),
                 layer("w", "salt_marsh", [Point(30, 0), Point(900, 0)], ["NEAR", "FAR"]))
    result = check(where, one_rule("septic_tank", "salt_marsh", 50))
    zones = zones_of_findings(where, result.rules, result.findings)
    assert [str(where.features.ids[row]) for row in zones.constraint] == ["NEAR"]
    assert zones.feet.tolist() == [50.0]


def test_no_zones_where_nothing_is_flagged() -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0)]), layer("w", "salt_marsh", [Point(900, 0)]))
    result = check(where, one_rule("septic_tank", "salt_marsh", 50))
    assert len(zones_of_findings(where, result.rules, result.findings).feet) == 0


def test_a_result_with_too_many_zones_draws_none_and_says_how_many(monkeypatch) -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0)]), layer("w", "drinking_well", [Point(10, 0), Point(0, 20)]))
    result = check(where, one_rule("septic_tank", "drinking_well", 100))
    monkeypatch.setattr(zones, "ZONES_AT_MOST", 1)
    drawn = zones.zones_of_findings(result.site, result.rules, result.findings)
    assert (len(drawn.geometry), drawn.left_out) == (0, 2)
    monkeypatch.setattr(zones, "ZONES_AT_MOST", 2)
    drawn = zones.zones_of_findings(result.site, result.rules, result.findings)
    assert (len(drawn.geometry), drawn.left_out) == (2, 0)


def test_two_rules_of_one_distance_are_drawn_alike() -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0)]), layer("w", "pond", [Polygon([(5, 0), (9, 3), (9, -3)])]))
    result = check(where, rules("""rules:
  - {id: A, section: '1', kind: setback, subjects: [septic_tank], constraint: pond, feet: 25, summary: a, verified: true}
  - {id: B, section: '2', kind: setback, subjects: [septic_tank], constraint: pond, feet: 25, summary: b, verified: true}
"""))
    drawn = zones.zones_of_findings(result.site, result.rules, result.findings)
    assert len(drawn.geometry) == 2
    assert drawn.geometry[0].equals(drawn.geometry[1])
