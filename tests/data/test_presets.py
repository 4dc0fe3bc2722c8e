# SPDX-License-Identifier: GPL-2.0-or-later
"""Known schemas: recognised by their fields, and what they make of the features."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable

import numpy as np
import pytest
from shapely import LineString, Point, box

from bohsetbacks_plugin.engine.errors import CrsError, SiteFileError
from bohsetbacks_plugin.layer_schema import presets
from bohsetbacks_plugin.layer_schema.presets import PresetError, find_field, load, names, recognise

X, Y = 236000.0, 900000.0
FOOT = 1200 / 3937
L3 = ["SHAPE_Leng", "SHAPE_Area", "MAP_PAR_ID", "LOC_ID", "POLY_TYPE", "MAP_NO", "SOURCE", "PLAN_ID", "LAST_EDIT", "TOWN_ID"]
WETLANDS = ["WETCODE", "IT_VALC", "IT_VALDESC", "POLY_CODE", "SOURCE", "SOURCE_SCA", "AREAACRES", "PALIS_ID", "PWSID"]


def loc_id(x: float, y: float, feet: bool = True) -> str:
    """The parcel id of a point in metres of the mainland zone."""
    return f"F_{int(x / FOOT)}_{int(y / FOOT)}" if feet else f"M_{int(x)}_{int(y)}"


@pytest.mark.parametrize(("fields", "geometry", "expected"), [
    (L3, "MultiPolygon", "massgis_l3_parcels"),
    ([name.lower() for name in L3], "Polygon", "massgis_l3_parcels"),
    (WETLANDS, "MultiPolygon", "massdep_wetlands"),
    (["PALIS_ID", "PWSID", "POLY_CODE"], "Polygon", "hydro25k_poly"),
    (["ARC_CODE", "SARISNAME", "SARISCODE"], "MultiLineString", "hydro25k_arc"),
    (["COMID", "FDATE", "GNIS_NAME", "FLOWDIR", "FTYPE", "FCODE"], "3D LineString", "nhd_flowline"),
    (["Permanent_", "ReachCode", "FType", "FCode"], "3D MultiPolygon", "nhd_waterbody"),
    (["cvp_num", "criteria", "certified"], "3D Point", "vernal_pool_points"),
    (["CLASS", "ADMIN_TYPE", "STREETNAME", "JURISDICTN", "SURFACE_WD", "RT_OF_WAY"], "LineString", "massdot_roads"),
])
def test_recognised(fields: list[str], geometry: str, expected: str) -> None:
    found = recognise(fields, geometry)
    assert found[0][0] == expected and "has the fields" in found[0][1]
    assert [name for name, _ in found].count(expected) == 1


@pytest.mark.parametrize(("fields", "geometry"), [
    (["COMP_TYPE", "COMP_ID"], "Polygon"), (L3, "Point"), (["ARC_CODE"], "LineString"), ([], "Unknown"),
    (["LOC_ID"], "Polygon")])
def test_not_recognised(fields: list[str], geometry: str) -> None:
    assert recognise(fields, geometry) == []


def test_all_presets_load_and_are_named() -> None:
    assert len(names()) == 8
    for name in names():
        preset = load(name)
        assert preset.title and preset.all_roles
    with pytest.raises(SiteFileError, match=r"hydro25k_pol.*did you mean 'hydro25k_poly'"):
        load("hydro25k_pol")


def test_field_names_cut_by_a_shapefile() -> None:
    assert find_field(["SOURCE_SCALE"], ["source_sca"]) == "source_sca"
    assert find_field(["PERMANENT_IDENTIFIER", "COMID"], ["COMID"]) == "COMID"
    assert find_field(["LOC_ID"], ["LOC"]) is None


@pytest.mark.parametrize(("content", "word"), [
    ("title: x\nrecognised_by: {fields: [A], geometry: polygn}\nrole: well\n", "polygn"),
    ("title: x\nrecognised_by: {fields: [A], geometry: point}\nrole: wel\n", "wel"),
    ("title: x\nrecognised_by: {fields: [A], geometry: point}\n", "role"),
    ("title: x\nrecognised_by: {fields: [A], geometry: point}\nrole: well\naccuracy_ft: 3\n", "accuracy_source"),
    ("title: x\nrecognised_by: {fields: [A], geometry: point}\nrole: well\nfilte: A = 1\n", "filter"),
    ("title: x\nrecognised_by: {fields: [A], geometry: point}\nrole: well\nzero_is_unknown: [depth_ft]\n", "depth_ft"),
    ("title: x\nrecognised_by: {fields: [A], geometry: point}\nrole: well\nself_test: locid\n", "loc_id")])
def test_preset_files_are_read_strictly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, word: str) -> None:
    (tmp_path / "bad.yaml").write_text(content, encoding="utf-8")
    monkeypatch.setattr(presets, "resource", lambda *parts: tmp_path.joinpath(*parts[1:]))
    with pytest.raises(PresetError) as caught:
        load.__wrapped__("bad")
    assert word in str(caught.value) and "bad.yaml" in str(caught.value)


# ------------------------------------------------------------------ through the reader
def parcels(write: Callable[..., Path], ids: list[str], crs: str = "EPSG:26986", scale: float = 1.0) -> Path:
    types = ["FEE", "TAX", "ROW", "PRIV_ROW", "RAIL_ROW", "WATER", None, "NEW"]
    squares = [box((X + n * 30) * scale, Y * scale, (X + n * 30 + 30) * scale, (Y + 30) * scale) for n in range(8)]
    return write("par.gpkg", [(square, {"LOC_ID": loc, "POLY_TYPE": kind}) for square, loc, kind in zip(squares, ids, types)],
                 {"LOC_ID": "str", "POLY_TYPE": "str"}, crs=crs, geometry="Polygon")


RIGHT_IDS = [loc_id(X + n * 30 + 15, Y + 15, feet=n % 2 == 0) for n in range(8)]


def test_parcels(write_layer: Callable[..., Path], read: Callable[..., Any]) -> None:
    layer = read(parcels(write_layer, RIGHT_IDS), preset="massgis_l3_parcels")
    assert layer.roles == [("lot",), ("lot",), ("public_highway",), ("right_of_way",), ("right_of_way",), ("surface_water",),
                           ("lot",), ("unknown",)]
    assert list(layer.ids) == RIGHT_IDS and set(layer.accuracy_ft) == {10.0}
    assert not any("LOC_ID" in text for text in layer.cautions) and set(layer.status) == {"existing"}
    survey = read(parcels(write_layer, RIGHT_IDS), preset="massgis_l3_parcels", accuracy_ft=0.1, where="POLY_TYPE = 'FEE'")
    assert list(survey.ids) == [RIGHT_IDS[0], RIGHT_IDS[6]] and survey.excluded == 6     # NULL has no answer: kept
    assert set(survey.accuracy_ft) == {0.1} and survey.accuracy_source == "site file"


def test_loc_ids_prove_the_crs(write_layer: Callable[..., Path], read: Callable[..., Any]) -> None:
    few = [*RIGHT_IDS[:7], loc_id(X + 5000, Y)]
    layer = read(parcels(write_layer, few), preset="massgis_l3_parcels")
    assert any("1 of 8" in text and few[7] in text for text in layer.cautions)
    shifted = [loc_id(X + 400 + n * 30, Y + 15) for n in range(8)]
    with pytest.raises(CrsError, match=r"layer par .*8 of 8 parcels.*LOC_ID.*EPSG:26986"):
        read(parcels(write_layer, shifted), preset="massgis_l3_parcels")
    in_feet = read(parcels(write_layer, RIGHT_IDS, "EPSG:2249", 1 / FOOT), preset="massgis_l3_parcels", analysis="EPSG:2249")
    assert not any("LOC_ID" in text for text in in_feet.cautions)


def test_wetlands(write_layer: Callable[..., Path], read: Callable[..., Any]) -> None:
    codes = {"WS1": {"wetland"}, "BG": {"wetland"}, "CB": {"wetland"}, "SM": {"salt_marsh"}, "OW": {"surface_water"},
             "TF": {"surface_water", "tidal_flat"}, "BA": {"coastal_bank"}, "BB-SM": {"barrier_beach", "salt_marsh"},
             "BB-WS3": {"barrier_beach", "wetland"}, "D": {"coastal_dune"}, "XX": {"unknown"}, None: {"unknown"}}
    rows = [(box(X, Y, X + 5, Y + 5), {"IT_VALC": code, "IT_VALDESC": "x", "SOURCE_SCA": scale})
            for code, scale in zip(codes, [5000, 12000, None] * 4)]
    layer = read(write_layer("wet.shp", rows, {"IT_VALC": "str", "IT_VALDESC": "str", "SOURCE_SCA": "int"},
                             geometry="Polygon"), preset="massdep_wetlands")
    assert [set(roles) for roles in layer.roles] == list(codes.values())
    assert list(layer.accuracy_ft[:3]) == [13.9, 33.3, 33.3] and layer.layer_accuracy_ft == 33.3
    stated = read(write_layer("wet.shp", rows, {"IT_VALC": "str", "IT_VALDESC": "str", "SOURCE_SCA": "int"},
                              geometry="Polygon"), preset="massdep_wetlands", accuracy_ft=2.0)
    assert set(stated.accuracy_ft) == {2.0}


def test_hydrography(write_layer: Callable[..., Path], read: Callable[..., Any]) -> None:
    rows = [(box(X, Y, X + 5, Y + 5), {"POLY_CODE": code}) for code in (0, 1, 6, 8)]
    layer = read(write_layer("h.gpkg", rows, {"POLY_CODE": "int", "PALIS_ID": "int", "PWSID": "str"}), preset="hydro25k_poly")
    assert layer.roles == [("pond", "surface_water_supply"), ("pond", "river"), ("ocean",)]
    assert layer.excluded == 1 and any("POLY_CODE <> 0" in text for text in layer.cautions)
    lines = [(LineString([(X, Y), (X + 5, Y)]), {"ARC_CODE": code}) for code in (1, 4, 5, 7)]
    layer = read(write_layer("a.gpkg", lines, {"ARC_CODE": "int", "SARISCODE": "str"}), preset="hydro25k_arc")
    assert layer.roles == [("river", "stream"), ("stream",)] and layer.excluded == 2
    lines = [(LineString([(X, Y), (X + 5, Y)]), {"FCODE": code, "COMID": code}) for code in (46006, 46003, 55800, 42803, 56600)]
    layer = read(write_layer("n.gpkg", lines, {"FCODE": "int", "FTYPE": "int", "COMID": "int"}), preset="nhd_flowline")
    assert list(layer.ids) == ["46006", "46003"] and layer.excluded == 3
    ponds = [(box(X, Y, X + 5, Y + 5), {"FTYPE": kind, "FCODE": 1}) for kind in ("390", "LakePond", "466", "378")]
    layer = read(write_layer("w.gpkg", ponds, {"FTYPE": "str", "FCODE": "int"}), preset="nhd_waterbody")
    assert layer.roles == [("pond",), ("pond",), ("wetland",), ("unknown",)]


def test_vernal_pools_and_roads(write_layer: Callable[..., Path], read: Callable[..., Any]) -> None:
    pools = write_layer("cvp.shp", [(Point(X, Y), {"cvp_num": 1234.0})], {"cvp_num": "float", "criteria": "str",
                                                                          "certified": "date"}, geometry="Point")
    layer = read(pools, preset="vernal_pool_points")
    assert list(layer.ids) == ["1234"] and layer.roles == [("certified_vernal_pool",)]
    assert any("edge" in text for text in layer.cautions) and np.isnan(layer.accuracy_ft).all()
    line = LineString([(X, Y), (X + 5, Y)])
    rows = [(line, {"JURISDICTN": code, "RT_OF_WAY": width, "SURFACE_WD": 24})
            for code, width in (("2", 40), ("H", 0), ("0", None), (None, 33))]
    fields = {"STREETNAME": "str", "JURISDICTN": "str", "RT_OF_WAY": "int", "SURFACE_WD": "int"}
    layer = read(write_layer("r.gpkg", rows, fields), preset="massdot_roads")
    public = ("public_highway", "traveled_way")
    assert [set(roles) for roles in layer.roles] == [set(public), {"right_of_way", "traveled_way"}, set(public),
                                                     set(public)]
    assert list(layer.attributes["layout_width_ft"]) == [40.0, None, None, 33.0]
    assert list(layer.attributes["surface_width_ft"]) == [24.0] * 4


def test_real_layers(shared: Path, read: Callable[..., Any]) -> None:
    data = shared / "data"
    wetlands = read(data / "macleish_whately_ma" / "wetlands.shp", preset="massdep_wetlands")
    assert len(wetlands.ids) == 7 and ("unknown",) not in wetlands.roles
    old_town = read(data / "cambridge_ma" / "ASSESSING_ParcelsFY2014.gpkg", preset="massgis_l3_parcels")
    assert old_town.roles.count(("lot",)) > 13000
