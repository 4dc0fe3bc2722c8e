# SPDX-License-Identifier: GPL-2.0-or-later
"""Where coordinates lie. Expected values are from the Lambert formulas written out here, not from PROJ."""

from __future__ import annotations

import math
from typing import Any, Callable

import numpy as np
import pytest
import shapely
from pyproj import CRS
from shapely import Point

from bohsetbacks_plugin.data import crs as crs_module
from bohsetbacks_plugin.data.crs import PROJ, analysis_crs, feet_per_unit, placement
from bohsetbacks_plugin.engine.errors import CrsError
from bohsetbacks_plugin.layer_schema.extent import guess, outside_massachusetts

METRES = "EPSG:26986"
LON, LAT = -70.67, 41.96                     # near Plymouth
FOOT = 1200.0 / 3937.0
INTERNATIONAL_FOOT_WKT = (
    'PROJCS["unknown",GEOGCS["GCS_unknown",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],'
    'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Lambert_Conformal_Conic"],'
    'PARAMETER["False_Easting",656167.979002625],PARAMETER["False_Northing",2460629.92125984],'
    'PARAMETER["Central_Meridian",-71.5],PARAMETER["Standard_Parallel_1",42.6833333333333],'
    'PARAMETER["Standard_Parallel_2",41.7166666666667],PARAMETER["Latitude_Of_Origin",41.0],UNIT["foot",0.3048]]')


def lambert_metres(lon: float, lat: float) -> tuple[float, float]:
    """Massachusetts Mainland by Snyder's formulas 15-1 to 15-11."""
    a, f = 6378137.0, 1.0 / 298.257222101
    e = math.sqrt(2 * f - f * f)

    def m(p: float) -> float:
        return math.cos(p) / math.sqrt(1 - (e * math.sin(p)) ** 2)

    def t(p: float) -> float:
        return math.tan(math.pi / 4 - p / 2) / ((1 - e * math.sin(p)) / (1 + e * math.sin(p))) ** (e / 2)

    p1, p2, p0, p = (math.radians(v) for v in (42 + 41 / 60, 41 + 43 / 60, 41.0, lat))
    n = (math.log(m(p1)) - math.log(m(p2))) / (math.log(t(p1)) - math.log(t(p2)))
    factor = a * m(p1) / (n * t(p1) ** n)
    rho, rho0, theta = factor * t(p) ** n, factor * t(p0) ** n, n * math.radians(lon + 71.5)
    return 200000 + rho * math.sin(theta), 750000 + rho0 - rho * math.cos(theta)


X, Y = lambert_metres(LON, LAT)


@pytest.mark.parametrize(("source", "point", "operation", "accuracy_ft"), [
    ("EPSG:26986", (X, Y), "none", 0.0),
    ("EPSG:2249", (X / FOOT, Y / FOOT), "none", 0.0),
    ("EPSG:4269", (LON, LAT), "none", 0.0),
    (INTERNATIONAL_FOOT_WKT, (X / 0.3048, Y / 0.3048), "none", 0.0),
    ("EPSG:26986+5703", (X, Y), "none", 0.0),
    ("EPSG:6491", (X, Y), "NAD83(2011) taken as NAD83(1986)", 1.0),
    ("EPSG:6492", (X / FOOT, Y / FOOT), "NAD83(2011) taken as NAD83(1986)", 1.0),
    ("EPSG:2805", (X, Y), "NAD83(HARN) taken as NAD83(1986)", 1.0),
    ("EPSG:3585", (X, Y), "NAD83(NSRS2007) taken as NAD83(1986)", 1.0),
    ("EPSG:4326", (LON, LAT), crs_module.WGS84_NULL_NAME, 4 / FOOT),
    ("EPSG:3857", (math.radians(LON) * 6378137, math.log(math.tan(math.pi / 4 + math.radians(LAT) / 2)) * 6378137),
     crs_module.WGS84_NULL_NAME, 4 / FOOT),
])
def test_placements(source: str, point: tuple[float, float], operation: str, accuracy_ft: float) -> None:
    way = placement(CRS.from_user_input(source), analysis_crs(METRES))
    assert way.transform(np.array([point])) == pytest.approx(np.array([[X, Y]]), abs=2e-4)
    assert way.operation == operation
    assert way.accuracy_ft == pytest.approx(accuracy_ft)
    assert way.no_verdict == ""


def test_bound_crs_counts_as_its_source() -> None:
    proj = ("+proj=lcc +lat_1=42.68333333333333 +lat_2=41.71666666666667 +lat_0=41 +lon_0=-71.5 +x_0=200000 +y_0=750000 "
            "+datum=NAD83 +units=m +towgs84=0,0,0 +type=crs")
    assert CRS.from_user_input(proj).is_bound
    way = placement(CRS.from_user_input(proj), analysis_crs(METRES))
    assert (way.operation, way.accuracy_ft) == ("none", 0.0)


@pytest.mark.parametrize("source", ["EPSG:4267", "EPSG:26786"])
def test_nad27_without_grid_gives_no_verdict(source: str) -> None:
    way = placement(CRS.from_user_input(source), analysis_crs(METRES))
    if not way.no_verdict:
        pytest.skip("the NAD27 grid is installed here")
    assert "NAD27" in way.no_verdict and "grid" in way.no_verdict and "conus" in way.no_verdict
    assert way.accuracy_ft is None
    assert np.isfinite(way.transform(np.array([[LON, LAT] if source == "EPSG:4267" else [X / FOOT, Y / FOOT]]))).all()


def test_operation_is_shared_by_layers_of_one_datum() -> None:
    analysis = analysis_crs(METRES)
    for pair in (("EPSG:4267", "EPSG:26786"), ("EPSG:4326", "EPSG:3857"), ("EPSG:6491", "EPSG:6492")):
        one, other = (placement(CRS.from_user_input(code), analysis).operation for code in pair)
        assert one == other != "none"


def test_nad27_within_nad27_needs_nothing() -> None:
    way = placement(CRS.from_epsg(4267), analysis_crs("EPSG:26786"))
    assert (way.operation, way.accuracy_ft, way.no_verdict) == ("none", 0.0, "")


def test_wgs84_analysis_crs() -> None:
    utm = analysis_crs("EPSG:32619")
    assert placement(CRS.from_epsg(4326), utm).operation == "none"
    assert placement(CRS.from_epsg(2249), utm).accuracy_ft == pytest.approx(13.1233, abs=1e-3)


def test_unknown_datum_gives_no_verdict() -> None:
    proj = "+proj=lcc +lat_1=42.6833 +lat_2=41.7167 +lat_0=41 +lon_0=-71.5 +x_0=200000 +y_0=750000 +ellps=GRS80 +type=crs"
    way = placement(CRS.from_user_input(proj), analysis_crs(METRES))
    assert way.no_verdict and way.accuracy_ft is None


@pytest.mark.parametrize("text", ["EPSG:26986", "EPSG:2249", "2249", "EPSG:6491", "EPSG:26786", "EPSG:32619"])
def test_good_analysis_crs(text: str) -> None:
    analysis_crs(text)


@pytest.mark.parametrize(("text", "word"), [
    ("EPSG:4326", "degrees"), ("EPSG:3857", "Web Mercator"), ("EPSG:3395", "Massachusetts"), ("EPSG:5070", "Massachusetts"),
    ("EPSG:32610", "Massachusetts"), ("EPSG:27700", "Massachusetts"), ("feet", "EPSG:2249")])
def test_bad_analysis_crs(text: str, word: str) -> None:
    with pytest.raises(CrsError) as caught:
        analysis_crs(text)
    assert word in str(caught.value) and "analysis_crs" in str(caught.value)


def test_feet_per_unit() -> None:
    assert feet_per_unit(CRS.from_epsg(26986)) == pytest.approx(3937 / 1200, rel=1e-12)
    assert feet_per_unit(CRS.from_epsg(2249)) == pytest.approx(1.0, rel=1e-12)
    assert feet_per_unit(CRS.from_wkt(INTERNATIONAL_FOOT_WKT)) == pytest.approx(0.999998, rel=1e-9)


TOWNS = {"Plymouth": (-70.67, 41.96), "Essex": (-70.78, 42.63), "Provincetown": (-70.19, 42.06), "Nantucket": (-70.0, 41.27),
         "Mount Washington": (-73.48, 42.08), "Salisbury": (-70.84, 42.86), "Seekonk": (-71.33, 41.83),
         "Dracut": (-71.3, 42.69)}
ELSEWHERE = {"Providence": (-71.42, 41.82), "Hartford": (-72.68, 41.76), "Portsmouth": (-70.76, 43.07), "Null Island": (0, 0)}


@pytest.mark.parametrize("code", ["EPSG:26986", "EPSG:2249"])
def test_outside_massachusetts(code: str) -> None:
    crs = analysis_crs(code)
    way = placement(CRS.from_epsg(4269), crs)
    for places, expected in ((TOWNS, False), (ELSEWHERE, True)):
        xy = way.transform(np.array(list(places.values()), dtype=float))
        assert list(outside_massachusetts(np.column_stack([xy, xy + 1]), PROJ, crs)) == [expected] * len(places), places


def test_no_bounds_are_not_outside_and_infinite_ones_are() -> None:
    bounds = np.array([[np.nan] * 4, [np.inf] * 4])
    assert list(outside_massachusetts(bounds, PROJ, analysis_crs(METRES))) == [False, True]


@pytest.mark.parametrize(("point", "word"), [
    ((X, Y), "26986"), ((X / FOOT, Y / FOOT), "2249"), ((LON, LAT), "degrees"), ((LAT, LON), "swapped"), ((Y, X), "swapped"),
    ((5.0, 5.0), "")])
def test_guess(point: tuple[float, float], word: str) -> None:
    answer = guess(np.array([point]), PROJ)
    assert word in answer and (word or answer == "")


# ------------------------------------------------------------------ through the reader
def test_layer_without_crs(write_layer: Callable[..., Any], read: Callable[..., Any]) -> None:
    path = write_layer("septic.shp", [(Point(X, Y), {"id": "A"})], {"id": "str"}, crs="", geometry="Point")
    with pytest.raises(CrsError, match=r"layer septic .*CRS.*crs: EPSG:2249.*EPSG:26986"):
        read(path)
    assert read(path, crs=METRES).geometry[0].equals(Point(X, Y))


def test_stated_crs_that_contradicts(write_layer: Callable[..., Any], read: Callable[..., Any]) -> None:
    path = write_layer("wells.gpkg", [(Point(X, Y), {"id": "A"})], {"id": "str"})
    with pytest.raises(CrsError, match=r"wells.*states.*2249.*26986"):
        read(path, crs="EPSG:2249")
    assert len(read(path, crs="EPSG:26986").ids) == 1
    same = CRS.from_epsg(26986).to_wkt("WKT1_ESRI")     # the same thing under another name
    assert len(read(path, crs=same).ids) == 1


def test_stated_crs_that_is_none(write_layer: Callable[..., Any], read: Callable[..., Any]) -> None:
    path = write_layer("wells.gpkg", [(Point(X, Y), {"id": "A"})], {"id": "str"})
    with pytest.raises(CrsError, match="Massachusets"):
        read(path, crs="Massachusets")


@pytest.mark.parametrize(("crs", "point", "words"), [
    ("EPSG:26986", (X / FOOT, Y / FOOT), ["2249", "feet"]), ("EPSG:2249", (X, Y), ["26986", "metres"]),
    ("EPSG:4326", (LAT, LON), ["swapped", "latitude first"]), ("EPSG:26986", (Y, X), ["swapped"]),
    ("EPSG:26986", (5.0, 5.0), ["axes swapped", "Massachusetts"])])
def test_more_than_half_outside(write_layer: Callable[..., Any], read: Callable[..., Any], crs: str,
                                point: tuple[float, float], words: list[str]) -> None:
    path = write_layer("wells.gpkg", [(Point(point), {}), (None, {}), (Point(float("nan"), 5), {})], {"id": "str"}, crs=crs)
    with pytest.raises(CrsError) as caught:
        read(path)
    for word in ["layer wells", "1 of 1", f"{point[0]:.6g}"[:5], *words]:
        assert word in str(caught.value)


def test_a_few_outside_are_marked(write_layer: Callable[..., Any], read: Callable[..., Any]) -> None:
    points = [Point(X, Y), Point(X + 9, Y), Point(5, 5), Point(X, Y + 9)]
    layer = read(write_layer("wells.gpkg", [(point, {}) for point in points], {"id": "str"}))
    assert list(layer.outside) == [False, False, True, False]


def test_degrees_that_fail_to_transform_are_outside(write_layer: Callable[..., Any], read: Callable[..., Any]) -> None:
    points = [Point(LON, LAT), Point(LON, LAT), Point(LON, 95.0)]
    layer = read(write_layer("wells.gpkg", [(point, {}) for point in points], {"id": "str"}, crs="EPSG:4326"))
    assert list(layer.outside) == [False, False, True]
    assert not np.isfinite(shapely.get_coordinates(layer.geometry[2])).all() or layer.outside[2]


def test_geojson_of_feet_without_crs(tmp_path: Any, read: Callable[..., Any]) -> None:
    path = tmp_path / "wells.geojson"
    path.write_text('{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":{"type":"Point",'
                    f'"coordinates":[{X / FOOT},{Y / FOOT}]}}}}]}}', encoding="utf-8")
    with pytest.raises(CrsError, match=r"wells.*CRS.*look like .*2249"):
        read(path)
    moved = shapely.get_coordinates(read(path, crs="EPSG:2249").geometry[0])
    assert moved == pytest.approx(np.array([[X, Y]]), abs=2e-4)


@pytest.mark.parametrize("source", ["EPSG:2249", "EPSG:6491", "EPSG:4326"])
def test_layer_in_feet_analysis(write_layer: Callable[..., Any], read: Callable[..., Any], source: str) -> None:
    point = {"EPSG:2249": (X / FOOT, Y / FOOT), "EPSG:6491": (X, Y), "EPSG:4326": (LON, LAT)}[source]
    layer = read(write_layer("wells.gpkg", [(Point(point), {})], {"id": "str"}, crs=source), analysis="EPSG:2249")
    assert shapely.get_coordinates(layer.geometry[0]) == pytest.approx(np.array([[X / FOOT, Y / FOOT]]), abs=1e-3)


def test_undefined_geographic_crs_is_none(shared: Any, read: Callable[..., Any]) -> None:
    path = shared / "data" / "rhode_island_revx" / "RI_Parcels_undefined_crs.gpkg"
    with pytest.raises(CrsError, match=r"RI_Parcels_undefined_crs.*CRS"):
        read(path)
