# SPDX-License-Identifier: GPL-2.0-or-later
"""Drawings: closed lines, block symbols, labels, hatches, title blocks. Coordinates in US survey feet (EPSG:2249)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable, Optional

import numpy as np
import pytest
import shapely

from bohsetbacks_plugin.engine.errors import CrsError, LayerError

X, Y = 881900.0, 2811600.0
ROLES = {"wetland": ("wetland",), "tank": ("septic_tank",), "well": ("drinking_well",), "pl": ("property_line",)}
Pairs = list[tuple[int, Any]]


def entity(kind: str, handle: str, layer: str, *pairs: tuple[int, Any]) -> Pairs:
    return [(0, kind), (5, handle), (8, layer), *pairs]


def polyline(handle: str, layer: str, points: list[tuple[float, float]], closed: bool = True, paper: bool = False) -> Pairs:
    body: Pairs = [(90, len(points)), (70, int(closed))]
    for x, y in points:
        body += [(10, X + x), (20, Y + y)]
    return entity("LWPOLYLINE", handle, layer, (100, "AcDbEntity"), *([(67, 1)] if paper else []), (100, "AcDbPolyline"), *body)


def rectangle(handle: str, layer: str, x: float, y: float, width: float, height: float) -> Pairs:
    return polyline(handle, layer, [(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def text(handle: str, layer: str, x: float, y: float, words: str, paper: bool = False) -> Pairs:
    return entity("TEXT", handle, layer, *([(67, 1)] if paper else []), (100, "AcDbText"), (10, X + x), (20, Y + y), (40, 1),
                  (1, words))


def insert(handle: str, layer: str, x: float, y: float, block: str) -> Pairs:
    return entity("INSERT", handle, layer, (100, "AcDbBlockReference"), (2, block), (10, X + x), (20, Y + y))


def circle(handle: str, layer: str, x: float, y: float, radius: float) -> Pairs:
    return entity("CIRCLE", handle, layer, (100, "AcDbCircle"), (10, X + x), (20, Y + y), (40, radius))


def hatch(handle: str, layer: str, points: list[tuple[float, float]]) -> Pairs:
    ring: Pairs = []
    for x, y in points:
        ring += [(10, X + x), (20, Y + y)]
    return entity("HATCH", handle, layer, (100, "AcDbHatch"), (10, 0.0), (20, 0.0), (30, 0.0), (2, "SOLID"), (70, 1), (71, 0),
                  (91, 1), (92, 7), (72, 0), (73, 1), (93, len(points)), *ring, (97, 0), (75, 0), (76, 1), (98, 0))


#: A ring of 3 ft with a label, and an outline of 10 x 5 ft.
BLOCKS: dict[str, Pairs] = {
    "WELLSYM": [(0, "CIRCLE"), (5, "A1"), (8, "0"), (10, 0.0), (20, 0.0), (40, 3.0),
                (0, "TEXT"), (5, "A2"), (8, "0"), (100, "AcDbText"), (10, 1.0), (20, 1.0), (40, 1), (1, "W")],
    "TANKSYM": [(0, "LWPOLYLINE"), (5, "A3"), (8, "0"), (100, "AcDbPolyline"), (90, 4), (70, 1), (10, 0.0), (20, 0.0),
                (10, 10.0), (20, 0.0), (10, 10.0), (20, 5.0), (10, 0.0), (20, 5.0)],
}


@pytest.fixture
def draw(tmp_path: Path) -> Callable[..., Path]:
    """Write a drawing of entities."""
    def write(*entities: Pairs, name: str = "plan.dxf") -> Path:
        pairs: Pairs = [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1015"), (9, "$INSUNITS"), (70, 1), (0, "ENDSEC"),
                        (0, "SECTION"), (2, "BLOCKS")]
        for number, (block, content) in enumerate(BLOCKS.items()):
            pairs += [(0, "BLOCK"), (5, f"B{number}"), (8, "0"), (2, block), (70, 0), (10, 0.0), (20, 0.0), (30, 0.0),
                      (3, block), *content, (0, "ENDBLK"), (5, f"C{number}"), (8, "0")]
        pairs += [(0, "ENDSEC"), (0, "SECTION"), (2, "ENTITIES")]
        for one in entities:
            pairs += one
        pairs += [(0, "ENDSEC"), (0, "EOF")]
        path = tmp_path / name
        path.write_text("".join(f"{code}\n{value}\n" for code, value in pairs), encoding="ascii")
        return path
    return write


@pytest.fixture
def plan(draw: Callable[..., Path], read: Callable[..., Any]) -> Callable[..., Any]:
    """Draw and read; geometry comes back in feet from (X, Y)."""
    def run(*entities: Pairs, **keys: Any) -> Any:
        layer = read(draw(*entities), role_field="Layer", roles=ROLES, analysis="EPSG:2249", **{"crs": "EPSG:2249", **keys})
        layer.geometry = shapely.transform(layer.geometry, lambda xy: xy - [X, Y])
        return layer
    return run


def caution(layer: Any, word: str) -> Optional[str]:
    return next((line for line in layer.cautions if word in line), None)


def test_a_drawing_needs_a_crs(plan: Callable[..., Any]) -> None:
    with pytest.raises(CrsError, match=r"layer plan \(plan.dxf\).*CRS.*2249"):
        plan(rectangle("11", "TANK", 0, 0, 10, 5), crs=None)


def test_closed_lines_are_areas(plan: Callable[..., Any]) -> None:
    layer = plan(rectangle("11", "WETLAND", 0, 0, 400, 300), rectangle("12", "TANK", 50, 50, 10, 5))
    assert layer.name == "plan" and list(layer.ids) == ["11", "12"]
    assert [shape.geom_type for shape in layer.geometry] == ["Polygon", "Polygon"]
    assert layer.geometry[0].area == pytest.approx(120000) and layer.geometry[0].contains(layer.geometry[1])
    assert layer.roles == [("wetland",), ("septic_tank",)]
    assert caution(layer, "closed lines are taken as areas")


def test_ends_within_the_snap_tolerance(plan: Callable[..., Any]) -> None:
    points = [(0.0, 0.0), (10.0, 0.0), (10.0, 5.0), (0.0, 5.0)]
    layer = plan(polyline("11", "TANK", [*points, (0.0, 0.049)], closed=False),
                 polyline("12", "TANK", [*points, (0.0, 0.06)], closed=False), polyline("13", "TANK", points, closed=False))
    assert [shape.geom_type for shape in layer.geometry] == ["Polygon", "LineString", "LineString"]
    assert "11" in (caution(layer, "0.05 ft") or "")
    opened = caution(layer, "open lines") or ""
    assert "12, 13" in opened and "11" not in opened


def test_line_roles_stay_lines(plan: Callable[..., Any]) -> None:
    layer = plan(rectangle("11", "PL", 0, 0, 100, 100), polyline("12", "PL", [(0, 0), (50, 50)], closed=False))
    assert [shape.geom_type for shape in layer.geometry] == ["LineString", "LineString"] and not layer.cautions


def test_unknown_layers_are_left_and_listed(plan: Callable[..., Any]) -> None:
    layer = plan(rectangle("11", "TANK", 0, 0, 10, 5), rectangle("12", "NOTES", 0, 0, 9, 9), text("13", "NOTES", 1, 1, "x"))
    assert layer.roles == [("septic_tank",), ("unknown",), ("unknown",)] and layer.excluded == 0
    assert list(layer.type_values) == ["TANK", "NOTES", "NOTES"]


def test_block_of_a_well_is_its_insertion_point(plan: Callable[..., Any]) -> None:
    layer = plan(insert("11", "WELL", 30, 40, "WELLSYM"), rectangle("12", "TANK", 0, 0, 10, 5))
    assert list(layer.ids) == ["11", "12"] and layer.excluded == 0
    assert layer.geometry[0].equals_exact(shapely.Point(30, 40), 1e-6)
    assert "11 (block WELLSYM)" in (caution(layer, "insertion point of the block symbol") or "")


def test_block_of_an_area_is_its_linework(plan: Callable[..., Any]) -> None:
    layer = plan(insert("11", "TANK", 30, 40, "TANKSYM"), insert("12", "TANK", 60, 40, "TANKSYM"))
    assert list(layer.ids) == ["11", "12"]
    assert [shape.bounds for shape in layer.geometry] == [pytest.approx((30, 40, 40, 45)), pytest.approx((60, 40, 70, 45))]
    assert all(shape.geom_type == "Polygon" for shape in layer.geometry)


def test_circle_of_a_well_is_its_centre(plan: Callable[..., Any]) -> None:
    layer = plan(circle("11", "WELL", 7, 8, 1.5), circle("12", "TANK", 20, 20, 4))
    assert layer.geometry[0].equals_exact(shapely.Point(7, 8), 1e-6)
    assert layer.geometry[1].geom_type == "Polygon" and layer.geometry[1].area == pytest.approx(np.pi * 16, rel=1e-5)
    assert "11" in (caution(layer, "centre") or "")


def test_labels(plan: Callable[..., Any]) -> None:
    layer = plan(insert("11", "WELL", 0, 0, "WELLSYM"), text("12", "WELL", 4, 4, "WELL"), text("13", "WELL", 200, 0, "WELL"),
                 text("14", "WETLAND", 9, 9, "WF A-1"))
    assert list(layer.ids) == ["11", "13"] and layer.excluded == 2
    assert "12, 14" in (caution(layer, "labels") or "")
    assert "13 (WELL)" in (caution(layer, "without a symbol") or "")


def test_title_block_is_excluded(plan: Callable[..., Any]) -> None:
    layer = plan(rectangle("11", "TANK", 0, 0, 10, 5), text("12", "TANK", 0, 0, "TITLE", paper=True),
                 polyline("13", "WETLAND", [(0, 0), (9, 0), (9, 9)], paper=True))
    assert list(layer.ids) == ["11"] and layer.excluded == 2
    assert "12, 13" in (caution(layer, "paper space") or "")


def test_hatch_that_repeats_an_outline(plan: Callable[..., Any]) -> None:
    layer = plan(rectangle("11", "TANK", 0, 0, 10, 5), hatch("12", "TANK", [(0, 0), (10, 0), (10, 5), (0, 5)]),
                 hatch("13", "WETLAND", [(50, 0), (90, 0), (90, 30), (50, 30)]))
    assert list(layer.ids) == ["11", "13"] and layer.excluded == 1
    assert "12" in (caution(layer, "hatches") or "") and layer.geometry[1].area == pytest.approx(1200)


def test_entities_that_gdal_passes_over_are_a_suspicion(plan: Callable[..., Any]) -> None:
    solid = entity("3DSOLID", "12", "WETLAND", (100, "AcDbModelerGeometry"), (70, 1))
    ray = entity("RAY", "12", "WETLAND", (100, "AcDbRay"), (10, X), (20, Y))
    layer = plan(rectangle("11", "TANK", 0, 0, 10, 5), ray, solid)
    assert len(layer.suspicions) == 1 and "RAY 12" in layer.suspicions[0]
    elsewhere = plan(rectangle("11", "TANK", 0, 0, 10, 5), entity("RAY", "12", "NOTES", (100, "AcDbRay"), (10, X), (20, Y)))
    assert not elsewhere.suspicions


def test_where_and_layer(plan: Callable[..., Any]) -> None:
    layer = plan(rectangle("11", "TANK", 0, 0, 10, 5), rectangle("12", "TANK", 20, 0, 10, 5), where="EntityHandle <> '12'")
    assert list(layer.ids) == ["11"] and layer.excluded == 1
    with pytest.raises(LayerError, match="one layer"):
        plan(rectangle("11", "TANK", 0, 0, 10, 5), layer="WETLAND")


def test_synthetic_plan(shared: Path, read: Callable[..., Any]) -> None:
    path = shared / "data" / "synthetic_dxf" / "septic_plan_synthetic_epsg2249.dxf"
    roles = {"c-sswr-sept-tank": ("septic_tank",), "c-sswr-sas": ("soil_absorption_system",), "reserve": ("reserve_area",),
             "well": ("drinking_well",), "wetland": ("wetland",), "v-prop-line": ("property_line",)}
    layer = read(path, role_field="Layer", roles=roles, crs="EPSG:2249", analysis="EPSG:2249")
    kept = dict(zip(layer.ids, layer.geometry))
    assert kept["45"].equals_exact(shapely.Point(870030, 2790220), 1e-6)
    assert kept["47"].equals_exact(shapely.Point(870160, 2790220), 1e-6)
    assert kept["3D"].geom_type == "Polygon" and "3F" not in kept and "4F" not in kept
    assert any("error at line" in text or "SPLINE" in text for text in layer.suspicions)     # a spline that GDAL cannot read
    assert kept["3E"].geom_type == "LineString" and "3E" in (caution(layer, "open lines") or "")
