# SPDX-License-Identifier: GPL-2.0-or-later
"""The site file: what is taken, and that every mistake names its line."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from bohsetbacks_plugin.engine.errors import SiteFileError
from bohsetbacks_plugin.engine.site import Variance
from bohsetbacks_plugin.layer_schema.layer_entry import is_connection, without_password
from bohsetbacks_plugin.layer_schema.site_file import SiteFile, load_site_file

HEAD = "site: 12 Example Road\ntown: plymouth\nproject_type: new_construction\n"


def load(folder: Path, text: str) -> SiteFile:
    path = folder / "site.yaml"
    path.write_text(text, encoding="utf-8")
    return load_site_file(path)


def with_layer(lines: str) -> str:
    return HEAD + "layers:\n  - path: design.gpkg\n" + "".join(f"    {line}\n" for line in lines.split("\n"))


def test_everything_that_a_layer_can_say(tmp_path: Path) -> None:
    site = load(tmp_path, HEAD + """analysis_crs: EPSG:2249
premises: [[F_1_1, 17], [F_2_2]]
layers:
  - path: sub/design.gpkg
    layer: components
    role_field: COMP_TYPE
    roles: {ST: septic_tank, 2: [dwelling, cellar_or_crawl_space]}
    id_field: COMP_ID
    status: existing
    subject: false
    accuracy_ft: 0.1
    crs: EPSG:2249
    where: "REMOVED <> 1"
    completeness: complete
    attributes: {lot: LOC_ID, bedrooms: BEDRMS}
  - path: "PG:dbname=gis password=secret"
    preset: massgis_l3_parcels
""")
    assert (site.site, site.town, site.project_type) == ("12 Example Road", "plymouth", "new_construction")
    assert site.analysis_crs == "EPSG:2249"
    assert site.premises == [("F_1_1", "17"), ("F_2_2",)]
    first, second = site.layers
    assert first.path == str(tmp_path / "sub" / "design.gpkg")
    assert first.roles == {"st": ("septic_tank",), "2": ("dwelling", "cellar_or_crawl_space")}
    assert (first.status, first.subject, first.accuracy_ft) == ("existing", False, 0.1)
    assert (first.completeness, first.where, first.crs) == ("complete", "REMOVED <> 1", "EPSG:2249")
    assert first.attributes == {"lot": "LOC_ID", "bedrooms": "BEDRMS"}
    assert second.path == "PG:dbname=gis password=secret"
    assert "secret" not in second.shown
    assert site.folder == tmp_path


def test_defaults(tmp_path: Path) -> None:
    site = load(tmp_path, with_layer("role: [septic_tank]"))
    assert site.analysis_crs == "EPSG:26986"
    entry = site.layers[0]
    assert (entry.status, entry.subject, entry.accuracy_ft, entry.completeness) == (None, None, None, "unknown")


@pytest.mark.parametrize(("text", "words"), [
    ("town: x\nproject_type: repair\nlayerz: []\n", ["site.yaml, line 3", "layerz", "layers"]),
    ("project_type: repair\nlayers: []\n", ["town"]),
    ("town: x\nproject_type: repair\n", ["layers"]),
    ("town: x\nproject_type: repair\nlayers: []\n", ["line 3", "at least one layer"]),
    (HEAD.replace("new_construction", "new_constuction") + "layers:\n  - path: a.gpkg\n",
     ["line 3", "new_constuction", "new_construction"]),
    (with_layer("rol: septic_tank"), ["line 6", "'rol'", "role"]),
    (with_layer("role: septic_tnk"), ["line 6", "septic_tnk", "septic_tank"]),
    (with_layer("role: any_well"), ["any_well", "group", "drinking_well", "irrigation_well"]),
    (with_layer("role_field: T\nroles: {A: any_wetland}"), ["any_wetland", "group", "salt_marsh"]),
    (with_layer("role_field: T\nroles: {A: welland}"), ["line 7", "welland", "wetland"]),
    (with_layer("role_field: T"), ["role_field", "roles"]),
    (with_layer("roles: {A: well}"), ["roles", "role_field"]),
    (with_layer("role: well\npreset: massgis_l3_parcels"), ["'role' and 'preset'"]),
    (with_layer("role: well\nrole_field: T\nroles: {A: well}"), ["'role' and 'role_field'"]),
    (with_layer("role_field: T\nroles: {Well: well, 'WELL ': drinking_well}"), ["WELL", "twice"]),
    (with_layer("preset: massgis_parcels"), ["massgis_parcels", "massgis_l3_parcels"]),
    (with_layer("role: well\nstatus: proposd"), ["line 7", "proposd", "proposed"]),
    (with_layer("role: well\ncompleteness: ful"), ["ful", "complete"]),
    (with_layer("role: well\nsubject: maybe"), ["subject", "true or false"]),
    (with_layer("role: well\naccuracy_ft: -1"), ["accuracy_ft", "-1"]),
    (with_layer("role: well\naccuracy_ft: .inf"), ["accuracy_ft"]),
    (with_layer("role: well\nattributes: {bedroms: B}"), ["bedroms", "bedrooms"]),
    (with_layer("role: well\nrole: well"), ["line 7", "twice"]),
    (HEAD + "premises: [F_1]\nlayers:\n  - path: a\n", ["line 4", "list of lists"]),
    (HEAD + "premises: [[A], [A]]\nlayers:\n  - path: a\n", ["'A'", "twice"]),
    (HEAD + "layers:\n  - role: well\n", ["layer 1", "path"]),
    (HEAD + "layers:\n  - a.gpkg\n", ["layer 1", "mapping"]),
])
def test_mistakes_name_line_and_word(tmp_path: Path, text: str, words: list[str]) -> None:
    with pytest.raises(SiteFileError) as caught:
        load(tmp_path, text)
    message = str(caught.value)
    assert "\n" not in message and "site.yaml" in message
    for word in words:
        assert word in message


def test_missing_and_binary_file(tmp_path: Path) -> None:
    with pytest.raises(SiteFileError, match=r"nothere\.yaml: cannot be read"):
        load_site_file(tmp_path / "nothere.yaml")
    (tmp_path / "b.yaml").write_bytes(b"\xff\xfe\x00\x81")
    with pytest.raises(SiteFileError, match="UTF-8"):
        load_site_file(tmp_path / "b.yaml")


def test_connection_strings() -> None:
    assert is_connection("PG:dbname=x") and is_connection("/vsizip/a.zip/b.shp") and is_connection("postgresql://h/d")
    assert not is_connection("C:/data/a.gpkg") and not is_connection("data/a.gpkg") and not is_connection("a.gpkg")
    assert without_password("PG:host=h password='a b' user=u") == "PG:host=h password=*** user=u"  # pragma: allowlist secret
    assert without_password("postgresql://me:secret@host/db") == "postgresql://me:***@host/db"  # pragma: allowlist secret


def test_day_variances_and_further_rulesets(tmp_path: Path) -> None:
    site = load(tmp_path, with_layer("role: lot") + """as_of: 2026-06-01
also_rules: [plymouth_wetlands, mine.yaml]
variances:
  - {rule: PLY-POUL-6-1, subject: COOP-3, granted: 2026-01-31, conditions: "fence of 6 ft", used: 2026-03-01}
  - rule: PLY-HORSE-10J-3
    subject: STB-1
    granted: 2025-01-31
""")
    assert site.as_of == date(2026, 6, 1)
    assert site.also_rules == ("plymouth_wetlands", "mine.yaml")
    assert site.variances == (
        Variance("PLY-POUL-6-1", "COOP-3", date(2026, 1, 31), "fence of 6 ft", date(2026, 3, 1)),
        Variance("PLY-HORSE-10J-3", "STB-1", date(2025, 1, 31)))


@pytest.mark.parametrize(("lines", "words"), [
    ("as_of: soon", ["line 7", "'as_of' must be a date"]),
    ("also_rules: {a: b}", ["line 7", "'also_rules' must be a list of names"]),
    ("variances: {rule: A}", ["line 7", "'variances' must be a list"]),
    ("variances:\n  - {rule: A, subject: B}", ["line 8", "variance 1 lacks 'granted'"]),
    ("variances:\n  - {rule: A, subject: B, granted: 2026-01-01, until: x}", ["line 8", "unknown key 'until'"]),
    ("variances:\n  - {rule: A, subject: B, granted: 2026-01-01, used: 2025-01-01}",
     ["line 8", "'used' lies before 'granted'"]),
])
def test_mistakes_in_them_are_named_with_their_line(tmp_path: Path, lines: str, words: list[str]) -> None:
    with pytest.raises(SiteFileError) as told:
        load(tmp_path, with_layer("role: lot") + lines + "\n")
    for word in words:
        assert word in str(told.value)
