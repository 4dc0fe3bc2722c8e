# SPDX-License-Identifier: GPL-2.0-or-later
"""Points that stand for a parcel or an address: taken as such by the fields of a geocoder, or by the user's word."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable

import pytest
from shapely import Point, box

from bohsetbacks_plugin.engine.errors import SiteFileError
from bohsetbacks_plugin.layer_schema.markers import geocoder_fields
from bohsetbacks_plugin.layer_schema.site_file import entries_from_text, load_site_file

X, Y = 268800.0, 857000.0
WORDS = "marker, not a surveyed location"
Write, Read = Callable[..., Path], Callable[..., Any]


def layer_of(write_layer: Write, fields: list[str], name: str = "septic.gpkg", shape: Any = None,
             geometry: str = "Point") -> Path:
    shape = Point(X, Y) if shape is None else shape
    return write_layer(name, [(shape, dict.fromkeys(fields, "1"))], dict.fromkeys(fields, "str"), geometry=geometry)


@pytest.mark.parametrize(("fields", "found"), [
    (["Match_addr"], ["Match_addr"]), (["MATCH_ADDR", "SCORE", "STATUS"], ["MATCH_ADDR", "SCORE"]),
    (["Addr_type"], ["Addr_type"]), (["Match_type"], ["Match_type"]),
    (["GeocodedBy", "ID"], ["GeocodedBy"]), (["ARC_Single"], ["ARC_Single"]),
    (["Score", "Loc_name"], ["Score", "Loc_name"]), (["is_match", "is_exact"], ["is_match", "is_exact"]),
    (["Score"], []), (["LOC_NAME"], []), (["ADDRESS", "STATUS", "LOC_ID", "INSP_DATE"], []), ([], [])])
def test_fields_of_geocoders(fields: list[str], found: list[str]) -> None:
    assert geocoder_fields(fields) == found


@pytest.mark.parametrize("role", ["septic_tank", "cesspool", "stable", "cistern", "drinking_well", "well"])
@pytest.mark.parametrize("name", ["septic.gpkg", "septic.shp"])
def test_geocoded_points_are_markers(write_layer: Write, read: Read, role: str, name: str) -> None:
    layer = read(layer_of(write_layer, ["Match_addr", "Score"], name), role=(role,))
    assert WORDS in layer.marker and "Match_addr, Score" in layer.marker
    said = [text for text in layer.cautions if WORDS in text]
    assert len(said) == 1 and "marker: false" in said[0]
    assert layer.roles == [(role,)] and not layer.no_verdict       # nothing else of the layer changes


def test_what_is_no_marker(write_layer: Write, read: Read) -> None:
    coded, plain = ["Match_addr", "Score"], ["ADDRESS", "LOC_ID"]
    assert not read(layer_of(write_layer, plain, "a.gpkg"), role=("septic_tank",)).marker
    assert not read(layer_of(write_layer, coded, "b.gpkg"), role=("leaching_catch_basin",)).marker
    outline = read(layer_of(write_layer, coded, "c.gpkg", box(X, Y, X + 3, Y + 2), "Polygon"), role=("septic_tank",))
    assert not outline.marker and not outline.cautions


def test_a_layer_that_does_not_tell_its_geometry_is_judged_by_what_it_holds(write_layer: Write, read: Read) -> None:
    assert read(layer_of(write_layer, ["Match_addr"], "a.gpkg", geometry="Unknown"), role=("well",)).marker
    area = layer_of(write_layer, ["Match_addr"], "b.gpkg", box(X, Y, X + 3, Y + 2), "Unknown")
    assert not read(area, role=("septic_tank",)).marker
    null = write_layer("c.gpkg", [(None, {"Match_addr": "1"})], {"Match_addr": "str"})
    assert not read(null, role=("well",)).marker


def test_roles_by_a_field_count_too(write_layer: Write, read: Read) -> None:
    rows = [(Point(X, Y), {"TYPE": kind, "Match_addr": "1 MAIN ST"}) for kind in ("W", "X")]
    path = write_layer("w.gpkg", rows, {"TYPE": "str", "Match_addr": "str"}, geometry="Point")
    assert read(path, role_field="TYPE", roles={"w": ("drinking_well",)}).marker
    assert not read(path, role_field="TYPE", roles={"w": ("leaching_catch_basin",)}).marker


def test_the_user_decides(write_layer: Write, read: Read) -> None:
    plain, coded = layer_of(write_layer, ["ID"], "plain.gpkg"), layer_of(write_layer, ["Match_addr"], "coded.gpkg")
    stated = read(plain, role=("septic_tank",), marker=True)
    assert WORDS in stated.marker and "marker: true" in stated.marker and any(WORDS in text for text in stated.cautions)
    overruled = read(coded, role=("septic_tank",), marker=False)
    assert not overruled.marker
    assert any("marker: false" in text and "Match_addr" in text for text in overruled.cautions)
    silent = read(plain, role=("septic_tank",), marker=False)
    assert not silent.marker and not silent.cautions
    parcels = layer_of(write_layer, ["ID"], "parcels.gpkg", box(X, Y, X + 30, Y + 20), "Polygon")
    assert WORDS in read(parcels, role=("cesspool",), marker=True).marker


def test_marker_in_a_site_file(tmp_path: Path) -> None:
    head = "town: plymouth\nproject_type: existing\nlayers:\n  - path: a.gpkg\n    role: cesspool\n"
    path = tmp_path / "site.yaml"
    for line, value in (("    marker: true\n", True), ("    marker: false\n", False), ("", None)):
        path.write_text(head + line, encoding="utf-8")
        assert load_site_file(path).layers[0].marker is value
    path.write_text(head + "    marker: perhaps\n", encoding="utf-8")
    with pytest.raises(SiteFileError, match=r"site.yaml, line 6: 'marker' must be true or false, not 'perhaps'"):
        load_site_file(path)
    path.write_text(head + "    markers: true\n", encoding="utf-8")
    with pytest.raises(SiteFileError, match=r"markers.*did you mean 'marker'"):
        load_site_file(path)


def test_marker_in_the_words_of_a_site_file() -> None:
    entries = entries_from_text("septic: {role: cesspool, marker: true}\nwells: {role: well, marker: false}\nlots: lot",
                                ["septic", "wells", "lots"])
    assert [entries[name].marker for name in ("septic", "wells", "lots")] == [True, False, None]
