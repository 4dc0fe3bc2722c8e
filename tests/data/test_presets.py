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
    (["OBJECTID", "id3dhp", "gnisidlabel", "featuretype", "featuretypelabel", "lengthkm"], "3D LineString", "hydro3d_flowline"),
    (["id3dhp", "featuretyp", "featuret_1"], "3D MultiPolygon", "hydro3d_waterbody"),
    (["SOURCE_ID", "TYPE", "SITE_NAME", "PWS_ID", "ZII_NUM"], "Point", "public_water_supplies"),
    (["source_id", "type", "site_name", "supplier", "town", "zone1_ft", "pws_id"], "MultiPolygon", "massdep_zone1"),
    (["ZII_NUM", "AREA_ACRES", "PWS_ID", "SUPPLIER", "TOWN"], "MultiPolygon", "massdep_zone2"),
    (["SOURCE_ID", "SITE_NAME", "SUPPLIER", "TOWN", "IWPA_FT"], "Polygon", "massdep_iwpa"),
    (["SWPZONE", "SOURCE_ID"], "MultiPolygon", "surface_supply_zones"),
    (["ARC_CODE", "ARC_CODE_D", "SOURCE_SCA"], "LineString", "massdep_wetlands_arc"),
    (["LEGAL_TYPE", "TAXPAR_ID", "MAP_PAR_ID", "TOWN_ID"], "MultiPolygon", "massgis_l3_other_legal"),
    (["SHAPE_Leng", "SHAPE_Area", "MISC_TYPE", "TOWN_ID"], "Polygon", "massgis_l3_misc"),
    (["PVP_NUMBER", "TOWN"], "3D Point", "potential_vernal_pools"),
    (["STRUCT_ID", "SOURCETYPE", "AREA_SQ_FT", "ARCHIVED"], "MultiPolygon", "massgis_structures"),
    (["fld_zone", "zone_subty", "sfha_tf", "static_bfe"], "MultiPolygon", "fema_flood_hazard"),
])
def test_recognised(fields: list[str], geometry: str, expected: str) -> None:
    found = recognise(fields, geometry)
    assert found[0][0] == expected and "has the fields" in found[0][1]
    assert [name for name, _ in found].count(expected) == 1


@pytest.mark.parametrize(("fields", "geometry"), [
    (["COMP_TYPE", "COMP_ID"], "Polygon"), (L3, "Point"), (["ARC_CODE"], "LineString"), ([], "Unknown"),
    (["LOC_ID"], "Polygon"), (["ARC_CODE", "PALIS_ID"], "LineString"), (["SOURCE_ID", "TYPE", "SITE_NAME"], "Point"),
    (["ARC_CODE", "ARC_CODE_D"], "Polygon"), (L3, "None")])
def test_not_recognised(fields: list[str], geometry: str) -> None:
    assert recognise(fields, geometry) == []


def test_the_two_lists_of_arc_codes_are_told_apart_by_their_companions() -> None:
    both = ["ARC_CODE", "ARC_CODE_DESC", "SOURCE_SCALE", "SARISNAME"]
    assert [name for name, _ in recognise(both, "LineString")] == ["hydro25k_arc"]


def test_all_presets_load_and_are_named() -> None:
    assert len(names()) == 21
    for name in names():
        preset = load(name)
        assert preset.title and preset.all_roles and preset.cautions
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
    ("title: x\nrecognised_by: {fields: [A], geometry: point}\nrole: well\nself_test: locid\n", "loc_id"),
    ("title: x\nrecognised_by: {fields: [A], geometry: point}\nrole: well\nalso_roles: {roles: {A: well}}\n", "field"),
    ("title: x\nrecognised_by: {fields: [A], geometry: point}\nrole: well\nalso_roles: {field: A, roles: {A: wel}}\n", "wel"),
    ("title: x\nrecognised_by: {fields: [A], geometry: point}\nrole: well\nabsence_proves_nothing: {pond: x}\n", "pond")])
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


# ------------------------------------------------------------------ waters, supplies and their zones
SQUARE, LINE, SPOT = box(X, Y, X + 5, Y + 5), LineString([(X, Y), (X + 5, Y)]), Point(X, Y)


def test_3dhp_knows_the_names_of_types_only(write_layer: Callable[..., Path], read: Callable[..., Any]) -> None:
    names_ = ["Channel Line", "canal", "Waterbody Connector", "Drainageway", "Pipe", None]
    rows = [(LINE, {"id3dhp": f"A{n}", "featuretypelabel": name}) for n, name in enumerate(names_)]
    layer = read(write_layer("f.gpkg", rows, {"id3dhp": "str", "featuretypelabel": "str"}), preset="hydro3d_flowline")
    assert list(layer.ids) == ["A0", "A1", "A3", "A4", "A5"] and layer.excluded == 1
    assert layer.roles == [("river", "stream"), ("stream",), ("stream",), ("unknown",), ("unknown",)]
    assert np.isnan(layer.accuracy_ft).all() and not layer.accuracy_source


def test_3dhp_in_a_shapefile_that_cuts_both_type_fields_to_one_name(write_layer: Callable[..., Path],
                                                                     read: Callable[..., Any]) -> None:
    fields = {"id3dhp": "str", "featuretype": "int", "featuretypelabel": "str"}
    rows = [(LINE, {"id3dhp": "A", "featuretype": 5, "featuretypelabel": "Waterbody Connector"}),
            (LINE, {"id3dhp": "B", "featuretype": 2, "featuretypelabel": "Canal"})]
    layer = read(write_layer("f.shp", rows, fields, geometry="LineString"), preset="hydro3d_flowline")
    assert list(layer.ids) == ["B"] and layer.roles == [("stream",)] and layer.excluded == 1
    rows = [(SQUARE, {"id3dhp": "A", "featuretype": 3, "featuretypelabel": "Lake"}),
            (SQUARE, {"id3dhp": "B", "featuretype": 4, "featuretypelabel": "Ocean or Great Lake"})]
    layer = read(write_layer("w.shp", rows, fields, geometry="Polygon"), preset="hydro3d_waterbody")
    assert layer.roles == [("pond",), ("ocean",)] and layer.offered_roles == {"pond", "ocean"}


def test_public_supplies(write_layer: Callable[..., Path], read: Callable[..., Any]) -> None:
    types = ["GW", "NTNC", "tnc", "SW", "ESW", "PROP", None]
    rows = [(SPOT, {"SOURCE_ID": f"40390{n}", "TYPE": kind, "SITE_NAME": "WELL", "PWS_ID": "1"})
            for n, kind in enumerate(types)]
    fields = dict.fromkeys(["SOURCE_ID", "TYPE", "SITE_NAME", "PWS_ID"], "str")
    layer = read(write_layer("p.shp", rows, fields, geometry="Point"), preset="public_water_supplies")
    assert layer.roles[:5] == [("public_well",)] * 3 + [("surface_water_supply",)] * 2
    assert layer.roles[5:] == [("well",), ("well", "surface_water_supply")]
    assert list(layer.ids)[:2] == ["403900", "403901"] and np.isnan(layer.accuracy_ft).all()
    # That no intake and no private well of this layer is near says nothing of banks and of private wells.
    assert layer.offered_roles == {"public_well"}
    text = "\n".join(layer.cautions)
    assert "intake" in text and "bank" in text and "no surface water supply near proves nothing" in text
    assert not layer.marker


def test_areas_that_contain_their_distance(write_layer: Callable[..., Path], read: Callable[..., Any]) -> None:
    rows = [(SQUARE, {"SOURCE_ID": f"S{n}", "SWPZONE": zone}) for n, zone in enumerate(["A", "B", "C", "a", "Z"])]
    layer = read(write_layer("z.gpkg", rows, {"SOURCE_ID": "str", "SWPZONE": "str"}), preset="surface_supply_zones")
    assert layer.roles == [("surface_supply_zone",), ("surface_supply_zone",), ("unknown",)] and layer.excluded == 2
    assert any("already contains its distance" in text for text in layer.cautions)
    assert any("Zones B and C" in text for text in layer.cautions)
    one = read(write_layer("i.gpkg", [(SQUARE, {"SOURCE_ID": "S", "ZONE1_FT": 400.0})],
                           {"SOURCE_ID": "str", "ZONE1_FT": "float"}), preset="massdep_zone1")
    assert one.roles == [("zone_i",)] and one.offered_roles == {"zone_i"}
    two = read(write_layer("2.gpkg", [(SQUARE, {"ZII_NUM": 561, "AREA_ACRES": 2.0})],
                           {"ZII_NUM": "int", "AREA_ACRES": "float"}), preset="massdep_zone2")
    interim = read(write_layer("w.gpkg", [(SQUARE, {"SOURCE_ID": "S", "IWPA_FT": 400.0})],
                               {"SOURCE_ID": "str", "IWPA_FT": "float"}), preset="massdep_iwpa")
    for layer in (two, interim):
        assert layer.roles == [("nitrogen_sensitive_area",)] and layer.offered_roles == frozenset()
        assert any("proves nothing" in text and "its own well" in text for text in layer.cautions)
    assert list(two.ids) == ["561"]


@pytest.mark.parametrize("kind", ["int", "str"])
def test_wetland_lines_are_streams_only_where_they_connect(write_layer: Callable[..., Path], read: Callable[..., Any],
                                                           kind: str) -> None:
    codes = [0, 1, 2, 3, 7, 8, 88, 5, None]
    rows = [(LINE, {"ARC_CODE": code if code is None or kind == "int" else str(code), "ARC_CODE_D": "x", "SOURCE_SCA": scale})
            for code, scale in zip(codes, [None, 1, 1, 1, 5000, 1, 1, 12000, None])]
    fields = {"ARC_CODE": kind, "ARC_CODE_D": "str", "SOURCE_SCA": "int"}
    layer = read(write_layer("a.shp", rows, fields, geometry="LineString"), preset="massdep_wetlands_arc")
    assert layer.roles == [("stream",)] * 3 and layer.excluded == 6
    assert list(layer.accuracy_ft) == [13.9, 33.3, 33.3]     # 1/30 inch at 1:5,000 = 166.7 in, at 1:12,000 = 400 in
    assert layer.offered_roles == frozenset()
    assert any("culvert" in text for text in layer.cautions) and any("no net of streams" in text for text in layer.cautions)


def test_potential_pools_give_no_verdict_and_count_as_no_map_of_pools(write_layer: Callable[..., Path],
                                                                      read: Callable[..., Any]) -> None:
    rows = [(SPOT, {"PVP_NUMBER": n, "TOWN": "PLYMOUTH"}) for n in (1, 2, None)]
    layer = read(write_layer("pvp.gpkg", rows, {"PVP_NUMBER": "int", "TOWN": "str"}), preset="potential_vernal_pools")
    assert len(layer.geometry) == 0 and layer.excluded == 3
    assert layer.offered_roles == {"unknown"}
    assert any("not certified" in text and "none is measured" in text for text in layer.cautions)


# ------------------------------------------------------------------ parcels' companions, buildings, flood zones
def test_companions_of_the_parcels(write_layer: Callable[..., Path], read: Callable[..., Any]) -> None:
    kinds = ["EASE", "PRIV_ROW", "RAIL_ROW", "RAIL_OVER", "ROW_OVER", "FEE", "CR", "APR", "CRX", "APRX", "TOWN_CODE", None]
    rows = [(SQUARE, {"LEGAL_TYPE": kind, "TAXPAR_ID": None}) for kind in kinds]
    layer = read(write_layer("o.gpkg", rows, {"LEGAL_TYPE": "str", "TAXPAR_ID": "str"}), preset="massgis_l3_other_legal")
    assert layer.roles == [("easement",)] + [("right_of_way",)] * 3 + [("public_highway",)] + [("unknown",)] * 2
    assert layer.excluded == 5 and set(layer.accuracy_ft) == {10.0}
    kinds = ["WATER", "WETLAND", "ISLAND", "TRAFFIC_ISLAND", "OUTSIDE", "BLDG", "BOG", None]
    rows = [(SQUARE, {"MISC_TYPE": kind, "TOWN_ID": 239}) for kind in kinds]
    layer = read(write_layer("m.gpkg", rows, {"MISC_TYPE": "str", "TOWN_ID": "int"}), preset="massgis_l3_misc")
    either = ("surface_water", "wetland")
    assert layer.roles == [("surface_water",), ("wetland",), either, either] and layer.excluded == 4
    assert layer.offered_roles == frozenset() and np.isnan(layer.accuracy_ft).all()


def test_roofprints(write_layer: Callable[..., Path], read: Callable[..., Any]) -> None:
    rows = [(SQUARE, {"STRUCT_ID": f"S{n}", "AREA_SQ_FT": 400.0, "ARCHIVED": gone})
            for n, gone in enumerate(["N", "Y", None, ""])]
    layer = read(write_layer("s.gpkg", rows, {"STRUCT_ID": "str", "AREA_SQ_FT": "float", "ARCHIVED": "str"}),
                 preset="massgis_structures")
    assert list(layer.ids) == ["S0", "S2", "S3"] and layer.roles == [("building",)] * 3 and layer.excluded == 1
    text = "\n".join(layer.cautions)
    assert "roof" in text and "150 square feet" in text and "has no answer" not in text


def test_two_fields_tell_the_flood_zone(write_layer: Callable[..., Path], read: Callable[..., Any]) -> None:
    zones = {("AE", None): {"flood_zone"}, ("AE", "FLOODWAY"): {"flood_zone", "floodway"},
             ("VE", None): {"flood_zone", "velocity_zone"},
             ("VE", "RIVERINE FLOODWAY SHOWN IN COASTAL ZONE"): {"flood_zone", "velocity_zone", "floodway"},
             ("A", "COASTAL FLOODPLAIN"): {"flood_zone"}, ("AO", "NEW WORDS"): {"flood_zone"},
             ("D", None): {"unknown"}, ("D", "FLOODWAY"): {"unknown"}, (None, None): {"unknown"},
             ("AREA NOT INCLUDED", None): {"unknown"}}
    left_out = [("X", "0.2 PCT ANNUAL CHANCE FLOOD HAZARD"), ("X", None), ("OPEN WATER", None)]
    rows = [(SQUARE, {"FLD_ZONE": zone, "ZONE_SUBTY": kind, "SFHA_TF": "T"}) for zone, kind in [*zones, *left_out]]
    layer = read(write_layer("f.gpkg", rows, dict.fromkeys(["FLD_ZONE", "ZONE_SUBTY", "SFHA_TF"], "str")),
                 preset="fema_flood_hazard")
    assert [set(roles) for roles in layer.roles] == list(zones.values()) and layer.excluded == 3
    assert layer.offered_roles == {"flood_zone", "velocity_zone", "floodway"}
    strange = [text for text in layer.cautions if "ZONE_SUBTY" in text]
    assert len(strange) == 1 and "'NEW WORDS'" in strange[0] and "COASTAL" not in strange[0]
    lacking = read(write_layer("g.gpkg", rows[:1], {"FLD_ZONE": "str", "SFHA_TF": "str"}), preset="fema_flood_hazard")
    assert lacking.roles == [("flood_zone",)] and any("no field ZONE_SUBTY" in text for text in lacking.cautions)


@pytest.mark.parametrize(("name", "silent"), [
    ("massgis_l3_parcels", {"surface_water"}), ("massdep_wetlands", {"surface_water"}),
    ("hydro25k_poly", {"surface_water", "river"}), ("nhd_waterbody", {"surface_water", "river", "stream"})])
def test_partial_maps_of_water_do_not_vouch_for_streams(write_layer: Callable[..., Path], read: Callable[..., Any], name: str,
                                                        silent: set[str]) -> None:
    """A parcel layer with a pond in it is no map of the streams: a role that it offers would make `none near` an answer."""
    fields = {"massgis_l3_parcels": {"LOC_ID": "str", "POLY_TYPE": "str"}, "massdep_wetlands": {"IT_VALC": "str"},
              "hydro25k_poly": {"POLY_CODE": "int", "PALIS_ID": "int", "PWSID": "str"},
              "nhd_waterbody": {"FTYPE": "str", "FCODE": "int"}}[name]
    layer = read(write_layer("w.gpkg", [(SQUARE, {})], fields, geometry="Polygon"), preset=name)
    assert silent <= load(name).all_roles and layer.offered_roles == load(name).all_roles - silent
    assert sum("proves nothing" in text for text in layer.cautions) == len(silent)


def test_real_companions(shared: Path, read: Callable[..., Any]) -> None:
    """Counts of MassGIS's own files: OthLeg 547 EASE, 10 PRIV_ROW, 9 ROW_OVER; Misc 15 WATER, 1 OUTSIDE."""
    folder = shared / "data" / "massgis_l3_bellingham"
    other = read(folder / "M025OthLeg_CY25_FY26.shp", preset="massgis_l3_other_legal")
    counted = {role: other.roles.count((role,)) for role in ("easement", "right_of_way", "public_highway")}
    assert counted == {"easement": 547, "right_of_way": 10, "public_highway": 9} and other.excluded == 0
    misc = read(folder / "M025Misc_CY25_FY26.shp", preset="massgis_l3_misc")
    assert misc.roles == [("surface_water",)] * 15 and misc.excluded == 1
    flood = read(shared / "data" / "cambridge_ma" / "FEMA_FloodPlains100Year.geojson", preset="fema_flood_hazard")
    assert flood.roles.count(("flood_zone", "floodway")) == 3 and flood.roles.count(("flood_zone",)) == 18


def test_real_layers(shared: Path, read: Callable[..., Any]) -> None:
    data = shared / "data"
    wetlands = read(data / "macleish_whately_ma" / "wetlands.shp", preset="massdep_wetlands")
    assert len(wetlands.ids) == 7 and ("unknown",) not in wetlands.roles
    old_town = read(data / "cambridge_ma" / "ASSESSING_ParcelsFY2014.gpkg", preset="massgis_l3_parcels")
    assert old_town.roles.count(("lot",)) > 13000
