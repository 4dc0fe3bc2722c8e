# SPDX-License-Identifier: GPL-2.0-or-later
"""The assessors' table of a site file: formats, fields, and what is said of a table that does not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import fiona
import geopandas as gpd
import numpy as np
import pytest
import shapely

from bohsetbacks_plugin.data.owners import read_owners
from bohsetbacks_plugin.engine.errors import LayerError, SiteFileError
from bohsetbacks_plugin.layer_schema.owners import OwnersEntry, owners_from_columns
from bohsetbacks_plugin.layer_schema.site_file import load_site_file
from bohsetbacks_plugin.layer_schema.values import objects

MASSGIS = ("PROP_ID", "LOC_ID", "SITE_ADDR", "OWNER1", "OWN_ADDR", "OWN_CITY", "OWN_STATE", "OWN_ZIP", "OWN_CO")
RECORDS = [("1-1", "A", "5 ELM ST", "SMITH JOHN", "1 MAIN ST", "PLYMOUTH", "MA", "02360", None),
           ("1-2", "A", "5 ELM ST #2", "DOE JANE", "9 RUE X", "PARIS", None, None, "FRANCE"),
           ("1-3", None, "7 ELM ST", "NOBODY", None, None, None, None, None)]


def write_table(path: Path, driver: str, layer: str = "", names: Any = MASSGIS, records: Any = RECORDS) -> OwnersEntry:
    """A table without geometry."""
    options = {"layer": layer} if layer else {}
    with fiona.open(str(path), "w", driver=driver, schema={"geometry": "None", "properties": dict.fromkeys(names, "str")},
                    **options) as sink:
        sink.writerecords({"geometry": None, "properties": dict(zip(names, record))} for record in records)
    return OwnersEntry(path=str(path), shown=path.name, where_stated="site.yaml, line 4", layer=layer or None)


def write_dbf(path: Path) -> OwnersEntry:
    entry = write_table(path, "ESRI Shapefile")
    assert sorted(one.suffix for one in path.parent.iterdir()) == [".cpg", ".dbf"]
    return entry


def write_csv(path: Path) -> OwnersEntry:
    lines = [",".join(MASSGIS), *(",".join(value or "" for value in record) for record in RECORDS)]
    path.write_text("﻿" + "\r\n".join(lines) + "\r\n", encoding="utf-8")
    return OwnersEntry(path=str(path), shown=path.name)


WRITERS = {"M239Assess.dbf": write_dbf, "assess.csv": write_csv,
           "parcels.gpkg": lambda path: write_table(path, "GPKG", "M239Assess"),
           "parcels.gdb": lambda path: write_table(path, "OpenFileGDB", "M239Assess")}


@pytest.mark.parametrize("name", WRITERS)
def test_table_of_each_format(tmp_path, name):
    owners = read_owners(WRITERS[name](tmp_path / name))
    assert (owners.records, owners.without_lot, owners.cautions) == (3, 1, [])
    assert owners.taken == {
        "lot_id": "LOC_ID", "prop_id": "PROP_ID", "owner": "OWNER1", "address": "SITE_ADDR", "mail_address": "OWN_ADDR",
        "mail_city": "OWN_CITY", "mail_state": "OWN_STATE", "mail_zip": "OWN_ZIP", "mail_country": "OWN_CO"}
    first, second = owners.of(["A"])
    assert (first.owner, first.mail_address, first.mail_zip, first.prop_id) == ("SMITH JOHN", "1 MAIN ST", "02360", "1-1")
    assert (second.owner, second.mail_state, second.mail_country) == ("DOE JANE", "", "FRANCE")


def columns(**values: Any) -> dict[str, np.ndarray]:
    return {name: objects(column) for name, column in values.items()}


def test_fields_are_known_in_lower_case_and_numbers_are_texts():
    owners = owners_from_columns(columns(loc_id=[7.0, 8], owner1=["A", None], own_zip=[2360, 2332.0]), {}, "table")
    assert owners.taken == {"lot_id": "loc_id", "owner": "owner1", "mail_zip": "own_zip"}
    assert owners.of(["7"])[0].mail_zip == "2360"
    assert owners.of(["8"])[0].owner == ""


def test_own_field_names():
    owners = owners_from_columns(columns(GIS_ID=["A"], NAME=["X"], NAME2=["Y"], OWNER1=["no"]),
                                 {"lot_id": "GIS_ID", "owner": "NAME", "co_owner": "name2"}, "table")
    assert (owners.of(["A"])[0].owner, owners.of(["A"])[0].co_owner) == ("X", "Y")
    assert owners.taken == {"lot_id": "GIS_ID", "owner": "NAME", "co_owner": "NAME2"}


@pytest.mark.parametrize(("stated", "words"), [
    ({}, ["has no field LOC_ID", "lot_id: FIELD", "GIS_ID, OWNER_1", "'layer'"]),
    ({"lot_id": "GIS_ID"}, ["has no field OWNER1", "owner: FIELD"]),
    ({"lot_id": "GISID"}, ["no field 'GISID' for lot_id", "did you mean 'GIS_ID'?"])])
def test_missing_field_is_named(stated, words):
    with pytest.raises(LayerError) as told:
        owners_from_columns(columns(GIS_ID=["A"], OWNER_1=["X"]), stated, "layer assess (a.dbf)")
    for word in ["layer assess (a.dbf)", *words]:
        assert word in str(told.value)


def test_two_fields_that_differ_in_case_only_are_not_guessed():
    with pytest.raises(LayerError, match="has no field OWNER1"):
        owners_from_columns(columns(LOC_ID=["A"], owner1=["X"], Owner1=["Y"]), {}, "t")
    assert owners_from_columns(columns(LOC_ID=["A"], owner1=["X"], OWNER1=["Y"]), {}, "t").of(["A"])[0].owner == "Y"


def test_limit_of_a_feature_service_is_said():
    owners = owners_from_columns(columns(LOC_ID=["A"] * 2000, OWNER1=["X"] * 2000), {}, "t")
    assert "exactly 2,000 records" in owners.cautions[0]
    assert len(owners.of(["A"])) == 1


def test_parcels_joined_to_the_table_serve_as_well(tmp_path):
    # L3_TAXPAR_POLY_ASSESS: the geometry is passed over.
    path = tmp_path / "taxpar_assess.gpkg"
    gpd.GeoDataFrame({"LOC_ID": ["A"], "OWNER1": ["SMITH"]}, geometry=[shapely.box(0, 0, 1, 1)], crs=26986).to_file(
        path, driver="GPKG", engine="fiona")
    assert read_owners(OwnersEntry(str(path), path.name)).of(["A"])[0].owner == "SMITH"


def test_missing_file_and_table_are_named(tmp_path):
    with pytest.raises(LayerError, match=r"gone\.dbf: there is no such file; correct 'path' in site\.yaml, line 4"):
        read_owners(OwnersEntry(str(tmp_path / "gone.dbf"), "gone.dbf", "site.yaml, line 4"))
    entry = write_table(tmp_path / "p.gpkg", "GPKG", "M239Assess")
    entry.layer = "Assess"
    with pytest.raises(LayerError, match=r"p\.gpkg: has no layer 'Assess'; its layers are M239Assess"):
        read_owners(entry)


SITE = """site: s
town: plymouth
project_type: upgrade
owners:
  path: assess.dbf
  owner: NAME
layers:
  - path: a.gpkg
    role: lot
"""


def site_file(folder: Path, text: str) -> Any:
    path = folder / "site.yaml"
    path.write_text(text, encoding="utf-8")
    return load_site_file(path)


def test_owners_of_a_site_file(tmp_path):
    owners = site_file(tmp_path, SITE).owners
    assert owners == OwnersEntry(str(tmp_path / "assess.dbf"), "assess.dbf", "site.yaml, line 5", None, {"owner": "NAME"})
    assert site_file(tmp_path, SITE.replace("  owner: NAME\n", "  layer: X\n")).owners.layer == "X"
    assert site_file(tmp_path, SITE.replace("owners:\n  path: assess.dbf\n  owner: NAME\n", "")).owners is None


@pytest.mark.parametrize(("old", "new", "words"), [
    ("  owner: NAME", "  ownr: NAME", ["line 6", "ownr", "did you mean 'owner'"]),
    ("  path: assess.dbf\n", "", ["owners lacks 'path'"]),
    ("owners:\n  path: assess.dbf\n  owner: NAME", "owners: assess.dbf", ["line 4", "owners must be a mapping"]),
    ("owner: NAME", "owner: [A, B]", ["line 6", "'owner' must be a text"])])
def test_mistake_in_owners_is_named_with_its_line(tmp_path, old, new, words):
    assert old in SITE
    with pytest.raises(SiteFileError) as told:
        site_file(tmp_path, SITE.replace(old, new))
    for word in words:
        assert word in str(told.value)


def test_password_is_not_printed(tmp_path):
    owners = site_file(tmp_path, SITE.replace("assess.dbf", '"PG:dbname=a password=secret"')).owners
    assert owners.path == "PG:dbname=a password=secret" and "secret" not in owners.shown
