# SPDX-License-Identifier: GPL-2.0-or-later
"""A site file that was written is read back as the same site; passwords never reach it; hypothesis tries odd words."""

from __future__ import annotations

import dataclasses
import os
import tempfile
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bohsetbacks_plugin.engine import vocabulary
from bohsetbacks_plugin.engine.errors import SiteFileError
from bohsetbacks_plugin.engine.site import Variance
from bohsetbacks_plugin.layer_schema import presets
from bohsetbacks_plugin.layer_schema.entry_record import entry_from_text, entry_text, without_secrets
from bohsetbacks_plugin.layer_schema.layer_entry import LayerEntry
from bohsetbacks_plugin.layer_schema.owners import FIELD_KEYS, OwnersEntry
from bohsetbacks_plugin.layer_schema.site_file import SiteFile, load_site_file
from bohsetbacks_plugin.layer_schema.site_writer import site_file_text
from bohsetbacks_plugin.layer_schema.statement import Statement, statement_from_text, statement_text
from bohsetbacks_plugin.layer_schema.values import value_key
from bohsetbacks_plugin.paths import version

SAMPLES = Path(__file__).resolve().parents[2] / "resources" / "sample"


def same(site: SiteFile) -> SiteFile:
    """A site without what tells only where it was read."""
    def bare(item):
        return dataclasses.replace(item, shown="", where_stated="", path=os.path.normpath(item.path))
    return dataclasses.replace(site, path=Path("x"), layers=[bare(entry) for entry in site.layers],
                               owners=bare(site.owners) if site.owners else None)


def read_back(site: SiteFile, folder: Path) -> tuple[SiteFile, str]:
    text = site_file_text(site, folder)
    path = folder / "written.yaml"
    path.write_text(text, encoding="utf-8")
    return load_site_file(path), text


@pytest.mark.parametrize("name", ["manomet", "conomo"])
def test_a_sample_comes_back(name, tmp_path):
    site = load_site_file(SAMPLES / name / "site.yaml")
    again, text = read_back(site, tmp_path)
    assert [Path(one.path).resolve() for one in again.layers] == [Path(one.path).resolve() for one in site.layers]
    bare = [dataclasses.replace(entry, path="") for entry in same(again).layers]
    assert bare == [dataclasses.replace(entry, path="") for entry in same(site).layers]
    assert dataclasses.replace(same(again), layers=[]) == dataclasses.replace(same(site), layers=[])
    assert version() in text.splitlines()[0]


def test_beside_its_files_the_paths_are_as_they_were():
    site = load_site_file(SAMPLES / "manomet" / "site.yaml")
    text = site_file_text(site, SAMPLES / "manomet")
    assert text.count("- path: manomet.gpkg\n") == len(site.layers) == 14
    assert str(SAMPLES) not in text


def site_of(tmp_path: Path, *entries: LayerEntry, **more) -> SiteFile:
    return SiteFile(path=tmp_path / "site.yaml", site="Éxample Road № 12: «Größe» 漢字 🐴", town="plymouth",
                    project_type="repair", layers=list(entries), **more)


def test_every_key_comes_back(tmp_path):
    entry = LayerEntry(
        path=str(tmp_path / "data" / "Brunnen äöü.gpkg"), layer="wells: 2024", role_field="KIND",
        roles={"": ("unknown",), "yes": ("drinking_well",), "2": ("dwelling", "cellar_or_crawl_space"), "1.5": ("lot",),
               "null": ("pond",), "2024-01-31": ("stream",), "# no": ("ocean",), "ö: {x}": ("river",)},
        id_field="123", status="existing", subject=False, accuracy_ft=0.1, accuracy_field="ACC", crs="EPSG:2249",
        where="\"KIND\" <> 'it''s # no comment'\n AND fid > 2", completeness="partial",
        attributes={"lot": "LOC_ID", "status": "on", "bedrooms": "1e5"}, marker=True)
    site = site_of(
        tmp_path, entry, LayerEntry(path=str(tmp_path / "p.shp"), preset="massgis_l3_parcels", subject=True, marker=False),
        LayerEntry(path=str(tmp_path / "my:file.gpkg"), role=("dwelling", "slab_foundation"), accuracy_ft=20.0),
        LayerEntry(path=str(tmp_path.parent / "above.gpkg"), role=("lot",), accuracy_ft=0.0),
        analysis_crs="EPSG:2249", premises=[("001", "A: 2"), ("no", "1e3")], absent=frozenset({"public_well", "dry_well"}),
        also_rules=("plymouth_wetlands", "own/rules.yaml"), conservation=False, as_of=date(2026, 6, 1),
        variances=(Variance("PLY-1", "C: 3", date(2025, 1, 2), "six hens; # no more", date(2025, 2, 3)),
                   Variance("PLY-2", "7", date(2024, 2, 29))),
        owners=OwnersEntry(path=str(tmp_path / "a.dbf"), layer="t", fields={key: f"F {key}" for key in FIELD_KEYS}))
    again, _ = read_back(site, tmp_path)
    assert same(again) == same(site)


WORDS = st.text(st.characters(blacklist_categories=("Cs",)), min_size=1, max_size=12).filter(lambda text: text.strip())
# What is a role and a group at once, a cistern, is refused as a role in a site file.
SAYABLE = sorted(vocabulary.ROLES - set(vocabulary.GROUPS))
ROLE = st.lists(st.sampled_from(SAYABLE), min_size=1, max_size=3, unique=True).map(tuple)
MEANING = st.one_of(
    st.builds(dict, role=ROLE), st.builds(dict, preset=st.sampled_from(presets.names())),
    st.builds(dict, role_field=WORDS, roles=st.dictionaries(st.text(max_size=9).map(value_key), ROLE, min_size=1, max_size=4)))
FEET = st.one_of(st.none(), st.floats(0, 1e6), st.integers(0, 100).map(float))
REST = st.fixed_dictionaries({
    "layer": st.one_of(st.none(), WORDS), "id_field": st.one_of(st.none(), WORDS), "where": st.one_of(st.none(), WORDS),
    "status": st.sampled_from([None, *vocabulary.STATUSES]), "subject": st.sampled_from([None, True, False]),
    "marker": st.sampled_from([None, True, False]), "accuracy_ft": FEET, "crs": st.one_of(st.none(), WORDS),
    "completeness": st.sampled_from(vocabulary.COMPLETENESS),
    "attributes": st.dictionaries(st.sampled_from(sorted(vocabulary.ATTRIBUTES)), WORDS, max_size=4)})


@settings(max_examples=60, deadline=None)
@given(meanings=st.lists(st.tuples(MEANING, REST), min_size=1, max_size=3), name=WORDS,
       lots=st.lists(WORDS, max_size=3, unique=True))
def test_whatever_words_a_town_uses(meanings, name, lots):
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder).absolute()
        entries = [LayerEntry(path=str(place / f"{number}.gpkg"), **meaning, **rest)
                   for number, (meaning, rest) in enumerate(meanings)]
        site = dataclasses.replace(site_of(place, *entries, premises=[tuple(lots)] if lots else []), site=name)
        again, _ = read_back(site, place)
        assert same(again) == same(site)
        for entry in entries:
            assert entry_from_text(entry_text(entry), "x") == dataclasses.replace(entry, path="", where_stated="x")


SECRET = "s3cret"  # pragma: allowlist secret


@pytest.mark.parametrize(("given_path", "kept"), [
    (f"PG:host=db dbname='gis' user=ann password={SECRET}", "PG:host=db dbname='gis' user=ann"),
    (f"PG:host=db password='{SECRET} x\\'y' user=ann", "PG:host=db user=ann"),
    (f"PG:password={SECRET} host=db", "PG:host=db"),
    (f"postgresql://ann:{SECRET}@db.town.gov:5432/gis", "postgresql://ann@db.town.gov:5432/gis"),
    (f"postgresql://ann:{SECRET}@x@db/gis?sslmode=require", "postgresql://ann@db/gis?sslmode=require"),
    (f"MYSQL:gis,host=db,user=ann,password={SECRET},port=3306", "MYSQL:gis,host=db,user=ann,port=3306"),
    (f"MSSQL:server=db;uid=ann;pwd={SECRET};database=gis", "MSSQL:server=db;uid=ann;database=gis"),
    (f"WFS:https://maps.town.gov/wfs?token={SECRET}&layer=wells", "WFS:https://maps.town.gov/wfs?layer=wells"),
    (f"/vsicurl/https://ann:{SECRET}@maps.town.gov/w.gpkg", "/vsicurl/https://ann@maps.town.gov/w.gpkg"),
    ("PG:service=town dbname=gis", "PG:service=town dbname=gis"),
    ("/vsizip/data.zip/wells.shp", "/vsizip/data.zip/wells.shp"),
])
def test_passwords_are_never_written_and_the_rest_is(given_path, kept, tmp_path):
    assert without_secrets(given_path) == kept
    entry = LayerEntry(path=given_path, shown="secret stays out", layer="public.wells", role=("well",))
    again, text = read_back(site_of(tmp_path, entry, owners=OwnersEntry(path=given_path)), tmp_path)
    assert SECRET not in text
    assert [again.layers[0].path, again.owners.path, again.layers[0].layer] == [kept, kept, "public.wells"]
    assert text.count("was left out on purpose") == (2 if SECRET in given_path else 0)


def test_a_file_saved_elsewhere_names_the_same_files(tmp_path):
    here, there = tmp_path / "here", tmp_path / "sites" / "deep"
    here.mkdir()
    there.mkdir(parents=True)
    (here / "own.yaml").write_text("x", encoding="utf-8")
    site = dataclasses.replace(site_of(here, LayerEntry(path=str(here / "../here/w.gpkg"), role=("well",))), town="own.yaml",
                               also_rules=("wetlands_act", "sub/more.yml"), path=here / "site.yaml")
    again, text = read_back(site, there)
    assert Path(again.layers[0].path).resolve() == here / "w.gpkg"
    assert (there / again.town).resolve() == here / "own.yaml"
    assert again.also_rules[0] == "wetlands_act"
    assert (there / again.also_rules[1]).resolve() == here / "sub" / "more.yml"
    assert "path: ../../here/w.gpkg" in text


def test_notes_are_comments(tmp_path):
    text = site_file_text(site_of(tmp_path, LayerEntry(path=str(tmp_path / "a"), role=("lot",))), tmp_path, ["one\ntwo"])
    assert "# one\n# two\n" in text


@pytest.mark.parametrize(("changes", "word"), [({"town": ""}, "town"), ({"project_type": ""}, "project type"),
                                               ({"layers": []}, "layer")])
def test_what_every_site_file_needs_is_asked_for(changes, word, tmp_path):
    site = dataclasses.replace(site_of(tmp_path, LayerEntry(path="a", role=("lot",))), **changes)
    with pytest.raises(SiteFileError) as told:
        site_file_text(site, tmp_path)
    assert word in str(told.value)


def test_a_statement_comes_back_without_its_password():
    stated = Statement(
        name="Größe: 12", town="essex", project_type="upgrade", rules_file="/r/own.yaml", also_rules=("a", "b.yaml"),
        conservation=False, absent=frozenset({"pond"}), premises=(("1", "2"),), as_of=date(2026, 1, 2),
        analysis_crs="EPSG:2249", variances=(Variance("R", "S", date(2020, 1, 1), "c", date(2021, 1, 1)),),
        owners=OwnersEntry(path="/a/b.dbf", fields={"owner": "O"}))
    again = statement_from_text(statement_text(stated), "x")
    assert dataclasses.replace(again, owners=None) == dataclasses.replace(stated, owners=None)
    assert (again.owners.path, again.owners.fields) == ("/a/b.dbf", {"owner": "O"})
    assert statement_from_text(statement_text(Statement()), "x") == Statement()
    hidden = dataclasses.replace(stated, owners=OwnersEntry(path=f"PG:user=ann password={SECRET}"))
    assert SECRET not in statement_text(hidden)
