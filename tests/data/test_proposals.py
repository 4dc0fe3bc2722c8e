# SPDX-License-Identifier: GPL-2.0-or-later
"""What a layer could mean, proposed with its reason: septic inventories, CAD layers, known schemas. Never applied."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable, Optional

import pytest
from shapely import Point, box
from test_dxf import draw, insert, rectangle, text  # noqa: F401 - a fixture

from bohsetbacks_plugin.engine.errors import LayerError, SiteFileError
from bohsetbacks_plugin.layer_schema import word_lists
from bohsetbacks_plugin.layer_schema.layer_entry import LayerEntry
from bohsetbacks_plugin.layer_schema.presets import PresetError
from bohsetbacks_plugin.layer_schema.proposals import Proposal, as_item, fields_to_look_at, propose
from bohsetbacks_plugin.layer_schema.site_file import load_site_file

X, Y = 268800.0, 857000.0
HEAD = "town: plymouth\nproject_type: existing\nlayers:\n  "
CAD = ["Layer", "PaperSpace", "SubClasses", "Linetype", "EntityHandle", "Text"]
Write, Read = Callable[..., Path], Callable[..., Any]


def septic(*values: Any, fields: tuple[str, ...] = (), name: str = "COMP_TYPE", geometry: str = "Polygon") -> Proposal:
    found = propose([name, *fields], geometry, {name: values})
    assert len(found) == 1 and found[0].role_field == name
    return found[0]


def role_of(value: str) -> Optional[str]:
    """The role proposed for a component value; a value that is known stands beside it, so that there is a proposal."""
    roles = septic(value, "Septic tank").roles
    return roles[value][0] if value in roles else None


def cad_role(name: str) -> Any:
    """Role proposed for a CAD layer; "left out" where the filter takes it out."""
    one = propose(CAD, "Unknown", {"Layer": [name, "SEPTIC-TANK"]})[0]
    if one.where and f"'{name}'" in one.where:
        return "left out"
    roles = one.roles.get(name)
    return roles if roles is None or len(roles) > 1 else roles[0]


# ------------------------------------------------------------------ septic inventories
@pytest.mark.parametrize(("value", "role"), [
    ("Reserve", "reserve_area"), ("Reserve leaching field", "reserve_area"), ("expansion area", "reserve_area"),
    ("RA", "reserve_area"), ("TIGHT TANK", "holding_tank"), ("Permanent Holding Tank", "holding_tank"),
    ("Grease trap", "grease_trap"), ("pump chamber", "pump_chamber"), ("Dosing Tank", "pump_chamber"),
    ("D-Box", "distribution_box"), ("DBOX", "distribution_box"), ("distribution_box", "distribution_box"),
    ("I/A", "treatment_unit"), ("FAST", "treatment_unit"),
    ("recirculating sand filter", "treatment_unit"), ("Cesspools", "cesspool"), ("Leaching Pit", "soil_absorption_system"),
    ("Cultec chambers", "soil_absorption_system"), ("leach trench", "soil_absorption_system"), ("LF", "soil_absorption_system"),
    ("Sewer Leaching Areas", "soil_absorption_system"), ("SAS", "soil_absorption_system"), ("mound", "soil_absorption_system"),
    ("low pressure pipe", "soil_absorption_system"), ("Conventional leaching field", "soil_absorption_system"),
    ("septic_tank", "septic_tank"), ("ST", "septic_tank"), ("1500 Gal", "septic_tank"), ("Tank", "septic_tank"),
    ("building sewer", "building_sewer"), ("force main", "building_sewer"), ("Privy", "privy"),
    # A whole system is no component, whatever it is called.
    ("Conventional", "unknown"), ("Title 5", "unknown"), ("TITLE V", "unknown"), ("septic", "unknown"),
    ("Septic System", "unknown"), ("standard", "unknown"), ("conventional Title 5 septic system", "unknown"),
    ("KnownSeptic", "unknown"), ("oil tank", "unknown"), ("propane tank", "unknown"),
    ("misc", None), ("reservoir", None), ("breakfast", None), ("street", None), ("tank and leaching field", None),
    ("tank & field", None)])
def test_words_for_components(value: str, role: Optional[str]) -> None:
    assert role_of(value) == role


def test_a_septic_layer_by_its_aliases() -> None:
    one = septic("ST", "LF", "lf ", "Title 5", "misc", None, "",
                 fields=("LOC_ID", "PERMIT_NO", "TANK_SIZE", "SITE_ADDR", "BEDROOMS"))
    assert one.roles == {"ST": ("septic_tank",), "LF": ("soil_absorption_system",), "Title 5": ("unknown",)}
    assert one.unknown == ("Title 5", "misc") and one.preset is None and one.where is None
    assert one.id_field == "PERMIT_NO"
    assert one.attributes == {"lot": "LOC_ID", "address": "SITE_ADDR", "bedrooms": "BEDROOMS", "capacity_gal": "TANK_SIZE"}
    for words in ("field COMP_TYPE is an alias of the component type", "'LF' matches soil_absorption_system (leaching field)",
                  "'Title 5' stays unknown (a whole system, not a component)", "'misc' is not known"):
        assert words in one.reason
    assert "per parcel" not in one.reason                      # outlines are no parcel markers


@pytest.mark.parametrize("name", ["SepticSystemType", "SYSTEM_TYPE", "sys_type", "comp_type", "TYPE", "WW", "T5_Category",
                                  "COMPONENT_"])
def test_type_fields_in_any_case_and_cut(name: str) -> None:
    assert septic("septic tank", name=name).roles == {"septic tank": ("septic_tank",)}
    assert fields_to_look_at(["ID", name]) == [name]


def test_parcels_that_are_no_lot_ids_are_named_and_not_taken() -> None:
    one = septic("ST", fields=("PARCEL_NO",))
    assert one.attributes == {} and "attributes: {lot: PARCEL_NO}" in one.reason


def test_points_ask_whether_they_are_markers() -> None:
    asked = septic("ST", fields=("PARCEL_NO",), geometry="Point").reason
    assert "one point per parcel? If the latter, add marker: true" in asked
    geocoded = septic("ST", fields=("Match_addr",), geometry="Point").reason
    assert "taken as markers, unless you add marker: false" in geocoded and "per parcel" not in geocoded


def test_a_whole_system_layer_gives_no_component() -> None:
    """The parcel-level status of a state inventory: nothing of it may become a component."""
    one = septic("KnownSeptic", "LikelySeptic", name="WW", geometry="Point")
    assert one.roles == {"KnownSeptic": ("unknown",), "LikelySeptic": ("unknown",)}
    assert one.unknown == ("KnownSeptic", "LikelySeptic")


@pytest.mark.parametrize(("fields", "values"), [
    (["TYPE", "NAME"], ["POND", "STREAM", "WETAREA"]), (["TYPE"], [None, " "]), (["KIND"], ["septic tank"]),
    (["TYPE"], ["septic tank", "shed", "garage"]), ([], [])])
def test_nothing_is_proposed(fields: list[str], values: list[Any]) -> None:
    assert propose(fields, "Polygon", dict.fromkeys(fields, values)) == []


def test_the_field_that_tells_more_comes_first() -> None:
    found = propose(["SYS_TYPE", "COMP_TYPE"], "Point", {"SYS_TYPE": ["Conventional"], "COMP_TYPE": ["ST", "LF", "DBOX"]})
    assert [one.role_field for one in found] == ["COMP_TYPE", "SYS_TYPE"]


def test_known_schemas_are_proposals_too() -> None:
    found = propose(["LOC_ID", "POLY_TYPE"], "MultiPolygon", {})
    assert [one.preset for one in found] == ["massgis_l3_parcels"] and found[0].keys() == {"preset": "massgis_l3_parcels"}
    assert "has the fields LOC_ID, POLY_TYPE and polygon geometry" in found[0].reason


# ------------------------------------------------------------------ CAD drawings
@pytest.mark.parametrize(("name", "role"), [
    ("V-PROP-LINE", "property_line"), ("PL", "property_line"), ("LOTLINE", "property_line"), ("LOT LINE", "property_line"),
    ("XREF|C-BNDY", "property_line"), ("ABUTTER", "property_line"), ("C-PROP-ROWW", ("public_highway", "property_line")),
    ("BNDY-ROW", ("public_highway", "property_line")), ("V-PROP-ESMT", "easement"), ("BNDY-EASE", "easement"),
    ("WETLAND", "wetland"), ("WF", "wetland"), ("C-WF-1", "wetland"), ("BVW-FLAGS", "bordering_vegetated_wetland"),
    ("WELL", "well"), ("C_WELL_EXST", "well"), ("DWELL", "dwelling"), ("DWELLING", "dwelling"), ("DRYWELL", "dry_well"),
    ("TANK", "septic_tank"), ("C-SSWR-SEPT-TANK", "septic_tank"), ("PUMP_CHAMBER", "pump_chamber"),
    ("HOLDING-TANK", "holding_tank"), ("DBOX", "distribution_box"), ("D-BOX", "distribution_box"),
    ("SEPT$0$D_BOX", "distribution_box"), ("ROADBOX", None),
    ("C-SSWR-SAS", "soil_absorption_system"), ("LEACH", "soil_absorption_system"), ("LF", "soil_absorption_system"),
    ("CHAMBERS", "soil_absorption_system"), ("PROP-SAS", "soil_absorption_system"), ("ABSORPTION", "soil_absorption_system"),
    # The reserve goes before the leaching area that it is in name, and a reservoir is no reserve.
    ("RESERVE", "reserve_area"), ("RESERVED-LEACH", "reserve_area"), ("RESERVE-SAS", "reserve_area"),
    ("RESERVOIR", "surface_water"),
    ("SEPTIC", "unknown"), ("C-STRM-PIPE", "unknown"), ("OIL-TANK", "unknown"), ("PROPOSED", "unknown"),
    ("BUFFER-100", "left out"), ("WETLAND-BUFFER", "left out"), ("BZ", "left out"), ("BVW_BZ_100", "left out"),
    ("TP-3", "left out"), ("CONTOUR", "left out"), ("WELL-SETBACK", "left out"), ("O'BRIEN", None), ("0", None),
    ("FLOW", None), ("PLANT", None)])
def test_names_of_cad_layers(name: str, role: Any) -> None:
    assert cad_role(name) == role


def test_a_drawing_says_what_is_left_out_and_what_may_be_existing() -> None:
    one = propose(CAD, "Unknown", {"Layer": ["SAS", "C-SSWR-SAS-E", "O'BRIEN-BUFFER", "BZ", "MISC"]})[0]
    assert one.where == "\"Layer\" NOT IN ('O''BRIEN-BUFFER', 'BZ')"
    assert one.roles == {"SAS": ("soil_absorption_system",), "C-SSWR-SAS-E": ("soil_absorption_system",)}
    assert one.unknown == ("MISC",)
    assert "'C-SSWR-SAS-E' may be existing" in one.reason and "'O'BRIEN-BUFFER', 'BZ' are left out" in one.reason
    assert "'MISC' is not known" in one.reason


def test_layers_of_which_nothing_is_known_are_no_drawing_to_propose() -> None:
    assert propose(CAD, "Unknown", {"Layer": ["0", "BZ", "SEPTIC"]}) == []
    assert propose(["Layer", "ID"], "Point", {"Layer": ["WELL"]}) == []


# ------------------------------------------------------------------ through the readers
def told(read: Read, path: Path, **keys: Any) -> str:
    """The message for a layer without a role; it is one line."""
    with pytest.raises(SiteFileError) as caught:
        read(path, role=(), **keys)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def accepted(message: str, folder: Path) -> LayerEntry:
    """The proposed item, pasted into a site file."""
    item = message[message.index("- {"):message.rindex("} (why:") + 1]
    (folder / "site.yaml").write_text(HEAD + item + "\n", encoding="utf-8")
    return load_site_file(folder / "site.yaml").layers[0]


@pytest.mark.parametrize("name", ["septic.gpkg", "septic.shp"])
def test_an_inventory_file_gets_a_line_to_paste(write_layer: Write, read: Read, tmp_path: Path, name: str) -> None:
    values = ["Septic Tank", "Leaching Field", "D-Box", "Title 5", "I/A: FAST, 2", "odd", None]
    rows = [(box(X + 9 * n, Y, X + 9 * n + 4, Y + 3), {"COMP_TYPE": value, "LOC_ID": f"F_{n}"})
            for n, value in enumerate(values)]
    path = write_layer(name, rows, {"COMP_TYPE": "str", "LOC_ID": "str"}, geometry="Polygon")
    message = told(read, path, where_stated="site.yaml, line 4")
    assert message.startswith("site.yaml, line 4: layer septic") and "has no role" in message
    assert "(why: field COMP_TYPE is an alias" in message and "'I/A: FAST, 2', 'odd' are not known" in message
    entry = accepted(message, tmp_path)
    assert (entry.path, entry.role_field, entry.attributes) == (str(path), "COMP_TYPE", {"lot": "LOC_ID"})
    layer = read(path, role_field=entry.role_field, roles=entry.roles, attributes=entry.attributes)
    assert layer.roles == [("septic_tank",), ("soil_absorption_system",), ("distribution_box",)] + [("unknown",)] * 4


def test_what_the_entry_says_is_kept(write_layer: Write, read: Read, tmp_path: Path) -> None:
    rows = [(Point(X, Y), {"TYPE": "tank", "GONE": 0, "NO": "1"})]
    path = write_layer("s.gpkg", rows, {"TYPE": "str", "GONE": "int", "NO": "str"}, geometry="Point")
    keys: dict[str, Any] = {"where": "GONE <> 1", "status": "existing", "subject": False, "accuracy_ft": 0.5, "id_field": "NO",
                            "completeness": "partial", "marker": False, "crs": "EPSG:26986"}
    entry = accepted(told(read, path, **keys), tmp_path)
    assert {key: getattr(entry, key) for key in keys} == keys and entry.roles == {"tank": ("septic_tank",)}


def test_a_drawing_gets_a_line_to_paste(draw: Callable[..., Path], read: Read, tmp_path: Path) -> None:  # noqa: F811
    path = draw(rectangle("11", "C-SSWR-SAS", 0, 0, 40, 20), rectangle("12", "SEPT-TANK", 50, 0, 10, 5),
                rectangle("13", "BZ-100", -100, -100, 300, 300), rectangle("14", "RESERVE", 0, 30, 40, 20),
                insert("15", "WELL", 200, 200, "WELLSYM"), text("16", "0", 0, 0, "TITLE"))
    entry = accepted(told(read, path, crs="EPSG:2249"), tmp_path)
    assert entry.crs == "EPSG:2249" and entry.role_field == "Layer"
    layer = read(path, role_field="Layer", roles=entry.roles, where=entry.where, crs=entry.crs, analysis="EPSG:2249")
    found = dict(zip(layer.ids, layer.roles))
    assert found == {"11": ("soil_absorption_system",), "12": ("septic_tank",), "14": ("reserve_area",), "15": ("well",),
                     "16": ("unknown",)}
    assert [shape.geom_type for shape, one in zip(layer.geometry, layer.ids) if one in ("11", "12", "14")] == ["Polygon"] * 3


def test_a_known_schema_is_named_with_its_reason(write_layer: Write, read: Read) -> None:
    path = write_layer("par.gpkg", [(box(X, Y, X + 9, Y + 9), {})], {"LOC_ID": "str", "POLY_TYPE": "str"}, geometry="Polygon")
    message = told(read, path)
    assert "look like massgis_l3_parcels: add 'preset: massgis_l3_parcels'" in message
    assert "has the fields LOC_ID, POLY_TYPE and polygon geometry" in message


def test_unknown_layers_still_name_their_fields(write_layer: Write, read: Read) -> None:
    message = told(read, write_layer("plain.gpkg", [(Point(X, Y), {})], {"a": "str"}))
    assert "add role: NAME, or role_field and roles (its fields are a)" in message


def test_nothing_is_applied(write_layer: Write, read: Read) -> None:
    """A layer that is recognised beyond doubt is still refused until somebody says what it is."""
    path = write_layer("s.gpkg", [(Point(X, Y), {"COMP_TYPE": "septic tank"})], {"COMP_TYPE": "str"}, geometry="Point")
    told(read, path)
    layer = read(path, role=("cesspool",))
    assert layer.roles == [("cesspool",)]


def test_tables_are_refused_as_tables(shared: Path, read: Read) -> None:
    package = shared / "data" / "massgis_l3_bellingham" / "bellingham_clip_1200m.gpkg"
    with pytest.raises(LayerError, match="table without geometry"):
        read(package, layer="M025Assess", role=())


def test_the_synthetic_septic_plan(shared: Path, read: Read, tmp_path: Path) -> None:
    message = told(read, shared / "data" / "synthetic_dxf" / "septic_plan_synthetic_epsg2249.dxf", crs="EPSG:2249")
    assert accepted(message, tmp_path).roles == {
        "v-prop-line": ("property_line",), "c-sswr-sept-tank": ("septic_tank",), "c-sswr-sas": ("soil_absorption_system",),
        "reserve": ("reserve_area",), "well": ("well",), "wetland": ("wetland",),
        "bvw-flags": ("bordering_vegetated_wetland",)}


def test_values_that_would_break_yaml_are_quoted(tmp_path: Path) -> None:
    one = Proposal(reason="r", role_field="TYPE: x",
                   roles={"no": ("septic_tank",), "a: b, {c}": ("privy",), "2": ("cesspool",)})
    (tmp_path / "site.yaml").write_text(HEAD + as_item(one, LayerEntry(path="a.gpkg", shown="a b/#1.gpkg")), encoding="utf-8")
    entry = load_site_file(tmp_path / "site.yaml").layers[0]
    assert entry.path == str(tmp_path / "a b" / "#1.gpkg") and entry.role_field == "TYPE: x"
    assert entry.roles == {"no": ("septic_tank",), "a: b, {c}": ("privy",), "2": ("cesspool",)}


# ------------------------------------------------------------------ the word lists themselves
@pytest.mark.parametrize(("content", "word"), [
    ("kinds: [{matches: a, role: wel, means: b}]\n", "well"),
    ("kinds: [{matches: '(', role: well, means: b}]\n", "regular expression"),
    ("kinds: [{matches: a, role: well}]\n", "means"), ("kind: []\n", "kind")])
def test_word_lists_are_read_strictly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, word: str) -> None:
    (tmp_path / "bad.yaml").write_text(content, encoding="utf-8")
    monkeypatch.setattr(word_lists, "resource", lambda *parts: tmp_path.joinpath(*parts[1:]))
    monkeypatch.setattr(word_lists, "load", word_lists.load.__wrapped__)
    with pytest.raises(PresetError) as caught:
        word_lists.kinds_of.__wrapped__("bad", ("kinds",))
    assert word in str(caught.value) and "bad.yaml" in str(caught.value)
