# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers as read: nothing vanishes, and what is odd is said."""

from __future__ import annotations

import datetime
import hashlib
import json
import math
import shutil
import sqlite3
import struct
from pathlib import Path
from typing import Any, Callable

import fiona
import numpy as np
import pytest
import shapely
from shapely import LineString, Point, Polygon, box

from bohsetbacks_plugin.data import gdal_source as source_module
from bohsetbacks_plugin.data.gdal_source import read_source
from bohsetbacks_plugin.engine.errors import BohError, CrsError, LayerError, SiteFileError
from bohsetbacks_plugin.layer_schema.layer_entry import LayerEntry

X, Y = 268800.0, 857000.0
Write, Read = Callable[..., Path], Callable[..., Any]
MAPPING = {"private": ("drinking_well",), "2": ("irrigation_well",)}


def at(step: float) -> Point:
    return Point(X + step, Y)


def geopackage_with_blobs(path: Path, blobs: list[Any], kind: str = "GEOMETRY") -> None:
    """A GeoPackage whose geometry column holds exactly these bytes (fiona cannot write curves or empty points)."""
    schema = {"geometry": "Unknown", "properties": {"n": "int"}}
    with fiona.open(path, "w", driver="GPKG", crs="EPSG:26986", schema=schema) as t:
        for number in range(len(blobs)):
            t.write({"geometry": {"type": "Point", "coordinates": (X, Y)}, "properties": {"n": number}})
    with sqlite3.connect(path) as base:
        for (trigger,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            base.execute(f'DROP TRIGGER "{trigger}"')
        for number, blob in enumerate(blobs):
            base.execute(f"UPDATE {path.stem} SET geom = ? WHERE n = ?", (blob, number))
        base.execute("UPDATE gpkg_geometry_columns SET geometry_type_name = ?", (kind,))
    base.close()


def blob(wkb: bytes, empty: bool = False) -> bytes:
    return b"GP\x00" + bytes([0x11 if empty else 0x01]) + struct.pack("<i", 26986) + wkb


def circular_string(points: list[tuple[float, float]]) -> bytes:
    return struct.pack("<BII", 1, 8, len(points)) + b"".join(struct.pack("<dd", *p) for p in points)


# ------------------------------------------------------------------ formats
@pytest.mark.parametrize("name", ["wells.gpkg", "wells.shp", "wells.geojson", "wells.gdb"])
def test_formats(write_layer: Write, read: Read, name: str) -> None:
    rows = [(at(0), {"kind": "PRIVATE", "number": 32.0}), (at(10), {"kind": "private ", "number": None})]
    crs = "EPSG:4326" if name.endswith("geojson") else "EPSG:26986"
    if crs == "EPSG:4326":
        rows = [(Point(-70.67, 41.96), rows[0][1]), (Point(-70.66, 41.96), rows[1][1])]
    try:
        path = write_layer(name, rows, {"kind": "str", "number": "float"}, crs=crs, geometry="Point")
    except (fiona.errors.FionaError, ValueError) as bad:
        pytest.skip(f"this GDAL cannot write the format: {bad}")
    layer = read(path, role_field="kind", roles=MAPPING, id_field="number")
    assert layer.name == "wells"
    assert layer.roles == [("drinking_well",)] * 2
    assert layer.ids[0] == "32" and layer.ids[1] == layer.fids[1]
    assert layer.offered_roles == {"drinking_well", "irrigation_well"}
    assert all(layer.status == "existing") and np.isnan(layer.accuracy_ft).all()
    assert not layer.suspicions and not layer.excluded


def test_layer_among_several(write_layer: Write, read: Read) -> None:
    for name in ("wells", "Tanks"):
        path = write_layer("plan.gpkg", [(at(0), {})], {"id": "str"}, layer=name)
    with pytest.raises(LayerError, match=r"plan.gpkg.*wells, Tanks"):
        read(path)
    with pytest.raises(LayerError, match=r"no layer 'tank'.*wells, Tanks"):
        read(path, layer="tank")
    assert read(path, layer="wells").name == "wells"
    assert read(path, layer="tanks").name == "Tanks"


def test_tables_beside_a_layer_do_not_count(write_layer: Write, read: Read) -> None:
    path = write_layer("wells.gpkg", [(at(0), {})], {"id": "str"}, layer="w")
    with sqlite3.connect(path) as base:
        base.execute("CREATE TABLE layer_styles (id INTEGER PRIMARY KEY, f_table_name TEXT, styleQML TEXT)")
    base.close()
    assert len(fiona.listlayers(path)) == 2
    assert read(path).name == "wells"
    with pytest.raises(LayerError, match="table without geometry"):
        read(path, layer="layer_styles")


@pytest.mark.parametrize("name", ["w.gpkg", "w.shp"])
def test_layers_without_anything_in_them(write_layer: Write, read: Read, name: str) -> None:
    fields = {"LOC_ID": "str", "POLY_TYPE": "str"}
    empty = read(write_layer(name, [], fields, geometry="Polygon"), preset="massgis_l3_parcels", where="LOC_ID = '1'")
    assert len(empty.geometry) == len(empty.roles) == len(empty.clip_edges) == 0 and "lot" in empty.offered_roles
    path = write_layer("null_" + name, [(None, {}), (None, {})], fields, geometry="Polygon")
    nothing = read(path, preset="massgis_l3_parcels")
    assert list(nothing.geometry) == [None, None] and not nothing.outside.any()


def test_stated_crs_of_a_geojson(write_layer: Write, read: Read) -> None:
    path = write_layer("w.geojson", [(Point(-70.67, 41.96), {})], {"id": "str"}, crs="EPSG:4326", geometry="Point")
    assert len(read(path, crs="EPSG:4326").ids) == len(read(path, crs="OGC:CRS84").ids) == 1
    with pytest.raises(CrsError):
        read(path, crs="EPSG:4269")


def test_missing_and_unreadable_files(tmp_path: Path, read: Read) -> None:
    with pytest.raises(LayerError, match=r"nothere.gpkg: there is no such file"):
        read(tmp_path / "nothere.gpkg")
    for name, content in (("a.gpkg", b"not a database"), ("b.shp", b""), ("c.geojson", b"{"), ("d.txt", b"hello")):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(LayerError) as caught:
            read(tmp_path / name)
        assert name in str(caught.value) and "\n" not in str(caught.value)
    with pytest.raises(LayerError) as refused:
        read("PG:dbname=nowhere host=/nonexistent password=secret", shown="")
    assert "secret" not in str(refused.value)


def test_shapefile_without_its_index_is_not_repaired_in_place(write_layer: Write, read: Read, tmp_path: Path) -> None:
    path = write_layer("wells.shp", [(at(0), {})], {"id": "str"}, geometry="Point")
    path.with_suffix(".shx").unlink()
    with pytest.raises(LayerError, match=r"wells.shp"):
        read(path)
    assert not path.with_suffix(".shx").exists()


def test_folder_names_with_url_characters(write_layer: Write, read: Read, tmp_path: Path) -> None:
    path = write_layer("w.gpkg", [(at(0), {})], {"id": "str"})
    folder = tmp_path / "Lot #12 ?x=1 100% &"
    folder.mkdir()
    shutil.move(path, folder / "w.gpkg")
    assert len(read(folder / "w.gpkg").ids) == 1


def test_zip_is_passed_through(write_layer: Write, read: Read, tmp_path: Path) -> None:
    path = write_layer("w.gpkg", [(at(0), {})], {"id": "str"})
    archive = shutil.make_archive(str(tmp_path / "z"), "zip", tmp_path, "w.gpkg")
    assert len(read(f"/vsizip/{archive}/{path.name}").ids) == 1


# ------------------------------------------------------------------ geometry
def test_null_empty_and_nan_survive(tmp_path: Path, read: Read) -> None:
    point = struct.Struct("<BIdd")
    blobs = [blob(point.pack(1, 1, X, Y)), None, blob(point.pack(1, 1, math.nan, math.nan), empty=True),
             blob(point.pack(1, 1, X, math.nan)), blob(struct.pack("<BII", 1, 3, 0), empty=True)]
    geopackage_with_blobs(tmp_path / "wells.gpkg", blobs)
    layer = read(tmp_path / "wells.gpkg")
    assert len(layer.geometry) == 5 and not layer.outside.any()
    good, null, empty, nan, no_polygon = layer.geometry
    assert good.equals(Point(X, Y)) and null is None and no_polygon.is_empty
    assert empty.is_empty or not np.isfinite(shapely.get_coordinates(empty)).any()
    assert not np.isfinite(shapely.get_coordinates(nan)).all()


def test_z_and_m_are_dropped(write_layer: Write, read: Read) -> None:
    rows = [(Point(X, Y, math.nan), {}), (Polygon([(X, Y, 1), (X + 9, Y, 2), (X, Y + 9, 3)]), {})]
    layer = read(write_layer("w.gpkg", rows, {"id": "str"}))
    assert not shapely.has_z(layer.geometry).any()
    assert layer.geometry[0].equals(Point(X, Y)) and layer.geometry[1].area == pytest.approx(40.5)


def test_arcs_are_densified_within_0_003_ft(tmp_path: Path, read: Read) -> None:
    radius = 500.0                           # metres: a railway curve
    centre = np.array([X, Y])
    ring = [tuple(centre + radius * np.array([math.cos(a), math.sin(a)])) for a in np.arange(5) * -math.pi / 2]
    ring[4] = ring[0]
    curve = circular_string(ring)
    polygon = struct.pack("<BII", 1, 10, 1) + curve
    geopackage_with_blobs(tmp_path / "curves.gpkg", [blob(curve), blob(polygon)])
    layer = read(tmp_path / "curves.gpkg", role=("wetland",))
    for shape, kind in zip(layer.geometry, ("LineString", "Polygon")):
        assert shape.geom_type == kind
        xy = shapely.get_coordinates(shape)
        middle = (xy[1:] + xy[:-1]) / 2                       # where a chord is farthest from its arc
        error_ft = np.abs(np.hypot(*(middle - centre).T) - radius) * 3937 / 1200
        assert error_ft.max() < 0.003


def test_rings_that_cannot_be_built_are_kept_and_said(tmp_path: Path, read: Read) -> None:
    def polygon(points: list[tuple[float, float]]) -> bytes:
        return struct.pack("<BIII", 1, 3, 1, len(points)) + b"".join(struct.pack("<dd", *p) for p in points)
    blobs = [blob(polygon([(X, Y), (X + 5, Y)])), blob(polygon([(math.nan, Y), (X, Y + 1), (X + 1, Y), (math.nan, Y)])),
             blob(polygon([(X, Y), (X + 4, Y), (X, Y + 4), (X, Y)]))]
    geopackage_with_blobs(tmp_path / "w.gpkg", blobs)
    layer = read(tmp_path / "w.gpkg")
    assert len(layer.geometry) == 3 and layer.geometry[2].area == pytest.approx(8)
    assert shapely.make_valid(layer.geometry[0]).length == pytest.approx(5)
    assert not np.isfinite(shapely.get_coordinates(layer.geometry[1])).all()
    assert any("rings" in text for text in layer.cautions)


# ------------------------------------------------------------------ fields, types, ids
def test_field_names(write_layer: Write, read: Read) -> None:
    path = write_layer("septic.shp", [(at(0), {"COMPONENT_": "L-1"})], {"COMPONENT_": "str", "COMPONEN_1": "str"},
                       geometry="Point")
    with pytest.raises(LayerError) as caught:
        read(path, role_field="COMPONENT_TYPE", roles=MAPPING)
    for word in ("layer septic", "COMPONENT_TYPE", "COMPONENT_, COMPONEN_1", "10 characters"):
        assert word in str(caught.value)
    layer = read(path, id_field="component_")
    assert list(layer.ids) == ["L-1"] and any("'COMPONENT_' was taken" in text for text in layer.cautions)


def test_type_values(write_layer: Write, read: Read) -> None:
    values = ["PRIVATE", "private ", "2", "2.0", None, "", "ABANDONED"]
    layer = read(write_layer("w.gpkg", [(at(n), {"t": v}) for n, v in enumerate(values)], {"t": "str"}), role_field="t",
                 roles=MAPPING)
    assert layer.roles == [("drinking_well",)] * 2 + [("irrigation_well",)] * 2 + [("unknown",)] * 3
    assert list(layer.type_values) == values
    numbers = read(write_layer("n.gpkg", [(at(n), {"t": v}) for n, v in enumerate([2, 3, None])], {"t": "int"}),
                   role_field="t", roles=MAPPING)
    assert numbers.roles == [("irrigation_well",), ("unknown",), ("unknown",)]


def test_ids(write_layer: Write, read: Read) -> None:
    path = write_layer("w.gpkg", [(at(n), {"no": v}) for n, v in enumerate([32.0, 32.15, None, 32.0])], {"no": "float"})
    layer = read(path, id_field="no")
    assert list(layer.ids) == ["32", "32.15", "3", "32"]
    assert list(read(path).ids) == list(layer.fids) == ["1", "2", "3", "4"]


def test_no_role_proposes_the_preset(write_layer: Write, read: Read) -> None:
    parcels = write_layer("par.gpkg", [(box(X, Y, X + 9, Y + 9), {})], {"LOC_ID": "str", "POLY_TYPE": "str"},
                          geometry="Polygon")
    with pytest.raises(SiteFileError, match=r"layer par .*look like massgis_l3_parcels: add 'preset: massgis_l3_parcels'"):
        read(parcels, role=())
    plain = write_layer("plain.gpkg", [(at(0), {})], {"a": "str"})
    with pytest.raises(SiteFileError, match=r"layer plain .*role"):
        read(plain, role=())


# ------------------------------------------------------------------ filter
@pytest.mark.parametrize("name", ["w.gpkg", "w.shp"])
def test_where_keeps_rows_without_an_answer(write_layer: Write, read: Read, name: str) -> None:
    rows = [(at(n), {"removed": value, "id": f"W-{n}"}) for n, value in enumerate([0, 1, None])]
    path = write_layer(name, rows, {"removed": "int", "id": "str"}, geometry="Point")
    layer = read(path, where="REMOVED <> 1", id_field="id")
    assert list(layer.ids) == ["W-0", "W-2"] and layer.excluded == 1
    text = "\n".join(layer.cautions)
    assert 'where "REMOVED <> 1" excluded 1 of 3' in text and "W-2" in text and "W-1" not in text


@pytest.mark.parametrize("where", ["removed <>", "nofield = 1", '"REMOVD" = 1'])
def test_bad_where(write_layer: Write, read: Read, where: str) -> None:
    path = write_layer("w.gpkg", [(at(0), {"removed": 1})], {"removed": "int"})
    with pytest.raises(LayerError) as caught:
        read(path, where=where)
    assert where in str(caught.value) and "layer w" in str(caught.value) and "removed" in str(caught.value)


# ------------------------------------------------------------------ accuracy, status, attributes
def test_accuracy(write_layer: Write, read: Read) -> None:
    path = write_layer("w.gpkg", [(at(n), {"acc": v}) for n, v in enumerate(["0.5", "good", None, "-1"])], {"acc": "str"})
    layer = read(path, accuracy_ft=3.0)
    assert list(layer.accuracy_ft) == [3.0] * 4 and layer.layer_accuracy_ft == 3.0
    layer = read(path, accuracy_field="acc", accuracy_ft=3.0)
    assert layer.accuracy_ft[0] == 0.5 and layer.accuracy_ft[2] == 3.0 and np.isnan(layer.accuracy_ft[[1, 3]]).all()
    assert any("'good'" in text for text in layer.cautions)
    assert np.isnan(read(path).accuracy_ft).all() and read(path).layer_accuracy_ft is None


def test_status(write_layer: Write, read: Read) -> None:
    rows = [(at(n), {"t": t, "s": s}) for n, (t, s) in enumerate(
        [("ST", None), ("ST", " Existing "), ("W", None), ("W", "abandoned"), ("W", "drilled"), ("ST", "")])]
    path = write_layer("w.gpkg", rows, {"t": "str", "s": "str"})
    keys: dict[str, Any] = {"role_field": "t", "roles": {"st": ("septic_tank",), "w": ("well",)}}
    assert list(read(path, **keys).status) == ["proposed"] * 2 + ["existing"] * 3 + ["proposed"]
    context = read(path, subject=False, **keys)
    assert list(context.status) == ["existing"] * 6 and context.subject is False
    assert list(read(path, status="abandoned", **keys).status) == ["abandoned"] * 6
    layer = read(path, attributes={"status": "s"}, **keys)
    assert list(layer.status) == ["proposed", "existing", "existing", "abandoned", "proposed", "proposed"]
    assert any("'drilled'" in text and "5" in text for text in layer.cautions)


def test_attributes(write_layer: Write, read: Read) -> None:
    fields = {"gal": "str", "made": "str", "farm": "str", "lot": "float", "beds": "int"}
    rows = [(at(0), {"gal": "1,500", "made": "03/09/2024", "farm": "Y", "lot": 12.0, "beds": 3}),
            (at(1), {"gal": "big", "made": "20240309", "farm": "no", "lot": None, "beds": None}),
            (at(2), {"gal": " ", "made": "soon", "farm": "perhaps", "lot": 7.5, "beds": 0})]
    names = {"capacity_gal": "gal", "installed": "made", "agricultural": "farm", "lot": "LOT", "bedrooms": "beds"}
    layer = read(write_layer("t.gpkg", rows, fields), role=("septic_tank",), attributes=names)
    day = datetime.date(2024, 3, 9)
    assert list(layer.attributes["capacity_gal"]) == [1500.0, None, None]
    assert list(layer.attributes["installed"]) == [day, day, None]
    assert list(layer.attributes["agricultural"]) == [True, False, None]
    assert list(layer.attributes["lot"]) == ["12", None, "7.5"]
    assert list(layer.attributes["bedrooms"]) == [3.0, None, 0.0]
    text = "\n".join(layer.cautions)
    assert "'big'" in text and "'soon'" in text and "'perhaps'" in text and "yes or no" in text
    with pytest.raises(LayerError, match="attribute lot"):
        read(write_layer("u.gpkg", rows, {"gal": "str"}), attributes={"lot": "LOC_ID"})


def test_date_fields(write_layer: Write, read: Read) -> None:
    rows = [(at(0), {"d": datetime.date(2024, 3, 9), "t": datetime.datetime(2024, 3, 9, 5, 6, 7)})]
    layer = read(write_layer("t.gpkg", rows, {"d": "date", "t": "datetime"}), attributes={"installed": "d", "designed": "t"})
    assert layer.attributes["installed"][0] == layer.attributes["designed"][0] == datetime.date(2024, 3, 9)


# ------------------------------------------------------------------ suspicions
@pytest.mark.parametrize(("count", "suspect"), [(999, False), (1000, True), (2000, True)])
def test_round_numbers_of_features(write_layer: Write, read: Read, count: int, suspect: bool) -> None:
    layer = read(write_layer("w.gpkg", [(at(n / 10), {}) for n in range(count)], {"id": "str"}))
    assert bool(layer.suspicions) is suspect
    if suspect:
        assert f"{count:,}" in layer.suspicions[0]


def test_transfer_limit(tmp_path: Path, read: Read) -> None:
    content = {"type": "FeatureCollection", "properties": {"exceededTransferLimit": True}, "features": [
        {"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [-70.67, 41.96]}}]}
    path = tmp_path / "w.geojson"
    path.write_text(json.dumps(content), encoding="utf-8")
    assert "exceededTransferLimit" in read(path).suspicions[0]
    path.write_text(json.dumps(content).replace("true", "false"), encoding="utf-8")
    assert not read(path).suspicions


def test_fewer_features_than_announced(write_layer: Write, read: Read, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_layer("w.gpkg", [(at(0), {})], {"id": "str"})
    monkeypatch.setattr(source_module, "_announced_size", lambda _: 5)
    assert "5" in read(path).suspicions[0]


def fingerprint(folder: Path) -> dict[str, Any]:
    return {file.name: (hashlib.sha256(file.read_bytes()).hexdigest(), file.stat().st_mtime_ns) for file in folder.iterdir()}


def open_in_wal_mode(path: Path) -> sqlite3.Connection:
    """Leave a feature in the -wal only, as QGIS does while a layer is open."""
    base = sqlite3.connect(path)
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA wal_autocheckpoint = 0")
    for (trigger,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        base.execute(f'DROP TRIGGER "{trigger}"')     # they need functions of the spatial extension
    base.commit()
    base.execute("INSERT INTO w (geom, id) SELECT geom, 'in the wal' FROM w LIMIT 1")
    base.execute("UPDATE gpkg_ogr_contents SET feature_count = 2")
    base.commit()
    return base


@pytest.mark.parametrize("read_only", [False, True])
def test_wal_is_read_from_a_copy(write_layer: Write, read: Read, tmp_path: Path, read_only: bool) -> None:
    path = write_layer("w.gpkg", [(at(0), {"id": "old"})], {"id": "str"})
    base = open_in_wal_mode(path)
    folder = tmp_path / "copied while open"
    folder.mkdir()
    for ending in ("", "-wal"):
        shutil.copyfile(f"{path}{ending}", folder / f"w.gpkg{ending}")
    base.close()
    before = fingerprint(folder)
    if read_only:
        for file in folder.iterdir():
            file.chmod(0o444)
        folder.chmod(0o555)
    try:
        layer = read(folder / "w.gpkg", id_field="id")
        assert fingerprint(folder) == before
    finally:
        folder.chmod(0o755)
    assert list(layer.ids) == ["old", "in the wal"] and not layer.suspicions
    (folder / "w.gpkg-wal").unlink()
    lost = read(folder / "w.gpkg", id_field="id")
    assert list(lost.ids) == ["old"] and "-wal" in lost.suspicions[0]
    assert [file.name for file in folder.iterdir()] == ["w.gpkg"]


@pytest.mark.parametrize("name", ["w.gpkg", "w.shp", "w.geojson"])
def test_reading_changes_nothing(write_layer: Write, read: Read, name: str) -> None:
    path = write_layer(name, [(Point(-70.67, 41.96), {})], {"id": "str"}, crs="EPSG:4326", geometry="Point")
    before = fingerprint(path.parent)
    read(path)
    assert fingerprint(path.parent) == before


# ------------------------------------------------------------------ clip edges
def lots(write_layer: Write, shapes: list[Any], crs: str = "EPSG:26986") -> Path:
    return write_layer("lots.gpkg", [(shape, {}) for shape in shapes], {"id": "str"}, crs=crs)


def test_clip_edges(write_layer: Write, read: Read) -> None:
    cut = Polygon([(X, Y), (X + 40, Y), (X + 30, Y + 30), (X, Y + 20)])          # two edges on the box, south and west
    other = Polygon([(X + 40, Y + 10), (X + 100, Y + 50), (X + 60, Y + 80)])     # touches the box at single points
    path = lots(write_layer, [cut, other])
    layer = read(path, role=("lot",))
    assert layer.clip_edges[1] is None
    assert layer.clip_edges[0].equals(shapely.MultiLineString([[(X, Y), (X + 40, Y)], [(X, Y + 20), (X, Y)]]))
    assert list(read(path, role=("lot",), completeness="complete").clip_edges) == [None, None]
    assert list(read(path, role=("wetland",)).clip_edges) == [None, None]
    in_feet = read(path, role=("lot",), analysis="EPSG:2249").clip_edges[0]
    assert in_feet.length == pytest.approx(60 * 3937 / 1200, rel=1e-4)


def test_one_lot_with_its_stacked_copies_has_no_clip_edges(write_layer: Write, read: Read) -> None:
    square = box(X, Y, X + 30, Y + 30)
    turned = Polygon(list(square.exterior.coords)[2:] + list(square.exterior.coords)[1:3])
    assert list(read(lots(write_layer, [square, turned, square]), role=("lot",)).clip_edges) == [None] * 3


def test_source_crs_decides_on_clip_edges(write_layer: Write, read: Read) -> None:
    """A layer clipped by a box in degrees has edges that are not parallel to the axes of the analysis CRS."""
    triangle = Polygon([(-70.66, 41.965), (-70.65, 41.968), (-70.655, 41.98)])
    path = lots(write_layer, [box(-70.67, 41.96, -70.66, 41.97), triangle], crs="EPSG:4326")
    edges = read(path, role=("lot",)).clip_edges
    assert len(edges[0].geoms) == 2 and edges[1] is None


def test_real_town(shared: Path, read: Read) -> None:
    path = shared / "data" / "massgis_l3_bellingham" / "M025TaxPar_CY25_FY26.shp"
    layer = read(path, preset="massgis_l3_parcels")
    assert len(layer.ids) == 6273 and layer.excluded == 0
    counted = {role: layer.roles.count((role,)) for role in ("lot", "public_highway", "right_of_way", "surface_water")}
    assert counted == {"lot": 6217, "public_highway": 13, "right_of_way": 29, "surface_water": 14}
    assert set(layer.accuracy_ft) == {10.0} and "MassGIS" in layer.accuracy_source
    assert not any("LOC_ID" in text for text in layer.cautions)


def test_errors_are_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(BohError) as caught:
        read_source(LayerEntry(path=str(tmp_path), shown="folder"))
    assert "\n" not in str(caught.value) and "folder" in str(caught.value)


def test_lines_are_placed_too(write_layer: Write, read: Read) -> None:
    layer = read(write_layer("roads.gpkg", [(LineString([(X, Y), (X + 9, Y)]), {})], {"id": "str"}), role=("traveled_way",))
    assert layer.geometry[0].length == pytest.approx(9) and layer.source == "roads.gpkg"
