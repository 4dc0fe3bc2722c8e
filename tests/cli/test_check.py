# SPDX-License-Identifier: GPL-2.0-or-later
"""`python -m bohsetbacks_plugin check` as a user calls it: files, exit codes, the last line, what is printed."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import fiona
import pytest
import shapely
from sample_site import TANK_RULE, write_site
from shapely.geometry import shape

from bohsetbacks_plugin.engine.findings import FIELDS

ROOT = Path(__file__).resolve().parents[2]
US_FOOT = 1200 / 3937


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "bohsetbacks_plugin", *map(str, arguments)], cwd=ROOT, check=False,
                          capture_output=True, text=True, stdin=subprocess.DEVNULL)


def last_line(text: str) -> str:
    return text.strip().splitlines()[-1]


@pytest.fixture(name="site")
def _site(tmp_path: Path) -> Path:
    return write_site(tmp_path)


@pytest.fixture(name="one_rule")
def _one_rule(tmp_path: Path) -> Path:
    path = tmp_path / "one.yaml"
    path.write_text(TANK_RULE, encoding="utf-8")
    return path


def test_flagged_site_exits_with_1_and_prints_the_three_numbers(site):
    done = run("check", site)
    assert done.returncode == 1, done.stderr
    assert last_line(done.stdout).startswith("FLAGGED: 2 pairs")
    assert "provided 60.83 ft" in done.stdout
    assert "required 100.00 ft, short 39.17 ft  T5-12S, 310 CMR 15.211(1)" in done.stdout
    assert "provided 30.00 ft" in done.stdout
    assert "not provided: no layer gives swimming pool" in done.stdout


def test_json_has_the_shape_of_the_contract(site, tmp_path):
    out = tmp_path / "findings.json"
    assert run("check", site, "--json", out, "--all").returncode == 1
    document = json.loads(out.read_text(encoding="utf-8"))
    assert set(document) == {"site", "findings", "rules", "inputs", "not_measured"}
    assert all(tuple(row) == FIELDS for row in document["findings"])
    field = next(row for row in document["findings"] if row["rule_id"] == "T5-12S" and row["subject_id"] == "LF-1")
    assert (field["required"], field["provided"], field["shortfall"], field["outcome"]) == (100, 60.83, 39.17, "intrudes")
    assert (field["lot_id"], field["constraint_lot_id"], field["governs"]) == ("A", "A", True)
    tank = next(row for row in document["findings"] if row["rule_id"] == "T5-12T" and row["subject_id"] == "ST-1")
    # From the tank's corner (50, 65) to the well at (120, 150): sqrt(70^2 + 85^2) = 110.11 ft.
    assert (tank["outcome"], tank["provided"]) == ("meets", 110.11)


def test_without_all_only_what_is_open_is_written(site, tmp_path):
    out = tmp_path / "findings.json"
    run("check", site, "--json", out)
    rows = json.loads(out.read_text(encoding="utf-8"))["findings"]
    assert {row["outcome"] for row in rows} == {"intrudes", "not_checked", "refer"}
    # The field is 30 ft from the wetland: under 50 ft the wetlands act leaves it to a person.
    assert [(row["rule_id"], row["provided"]) for row in rows if row["outcome"] == "refer"] == [("WPA-PRESUMPTION-50", 30)]


def test_everything_checked_and_clear_exits_with_0(site, one_rule):
    done = run("check", site, "--rules", one_rule)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "not an approval" in last_line(done.stdout)


def test_rule_of_two_resources_of_which_one_has_no_layer_is_no_clear(site, one_rule):
    text = one_rule.read_text(encoding="utf-8")
    assert "constraint: drinking_well" in text
    one_rule.write_text(text.replace("constraint: drinking_well", "constraint: [drinking_well, public_well]"),
                        encoding="utf-8")
    done = run("check", site, "--rules", one_rule)
    assert done.returncode == 3
    assert "no layer gives public well" in done.stdout
    assert last_line(done.stdout) == "NOT A CLEAR: 1 rule checked on part of its layers"


def test_nothing_flagged_but_open_exits_with_3_and_says_so(tmp_path, one_rule):
    site = write_site(tmp_path, wells_more="    completeness: partial")
    done = run("check", site, "--rules", one_rule)
    assert done.returncode == 3
    assert last_line(done.stdout) == "NOT A CLEAR: 2 answers not checked"


def test_advisory_for_a_repair_exits_with_1_only_for_the_state(tmp_path):
    """Plymouth's section 5 binds new construction only; the state rows bind a repair too; the wetlands act leaves it open."""
    out = tmp_path / "f.json"
    site = write_site(tmp_path, project_type="repair")
    assert run("check", site, "--json", out).returncode == 1
    rows = json.loads(out.read_text(encoding="utf-8"))["findings"]
    wetland = {row["rule_id"]: (row["outcome"], row["force"]) for row in rows if row["constraint_id"] == "WL1"}
    assert wetland == {"PLY-T5-5-07S": ("intrudes", "advisory"), "T5-07S": ("intrudes", "binding"),
                       "WPA-PRESUMPTION-50": ("refer", "binding")}


def test_existing_systems_are_advisory_and_exit_with_3(tmp_path):
    site = write_site(tmp_path, project_type="existing")
    done = run("check", site)
    assert done.returncode == 3
    assert last_line(done.stdout).startswith("NOT A CLEAR: 2 advisory pairs flagged")


def test_lot_keeps_what_concerns_it(site, tmp_path):
    out = tmp_path / "f.json"
    run("check", site, "--lot", "B", "--json", out)
    assert json.loads(out.read_text(encoding="utf-8"))["findings"] == []
    run("check", site, "--lot", "A", "--json", out)
    assert json.loads(out.read_text(encoding="utf-8"))["findings"] != []
    done = run("check", site, "--lot", "Z")
    assert done.returncode == 2
    assert "no lot 'Z'" in last_line(done.stderr)


def test_geopackage_holds_all_layers_with_styles(site, tmp_path):
    out = tmp_path / "results.gpkg"
    assert run("check", site, "--output", out).returncode == 1
    assert set(fiona.listlayers(out)) == {"findings", "findings_without_place", "flagged", "setback_zones", "lots",
                                          "rules", "inputs", "layer_styles"}
    with fiona.open(out, layer="findings") as layer:
        assert layer.schema["geometry"] == "LineString"
        rows = list(layer)
        crs = layer.crs.to_epsg()
    assert crs == 26986
    for row in rows:
        # The line that proves a distance is as long as the figure says.
        assert shape(row["geometry"]).length / US_FOOT == pytest.approx(row["properties"]["provided"], abs=0.0051)
    with fiona.open(out, layer="flagged") as layer:
        worst = {row["properties"]["subject_id"]: row["properties"]["worst_outcome"] for row in layer}
    assert worst == {"LF-1": "intrudes", "ST-1": "not_checked"}
    with fiona.open(out, layer="setback_zones") as layer:
        zones = {(row["properties"]["rule_id"], row["properties"]["feet"]): shape(row["geometry"]) for row in layer}
    # A circle of 100 ft is pi * 100^2 sq ft; inscribed within 0.02 ft it lacks at most 2 * pi * 100 * 0.02 of that.
    circle = zones["T5-12S", 100.0].area / US_FOOT**2
    assert 31415.9 - 12.6 < circle <= 31415.93
    with sqlite3.connect(out) as connection:
        styled = {row[0] for row in connection.execute("SELECT f_table_name FROM layer_styles WHERE useAsDefault = 1")}
    assert styled == {"findings", "flagged", "setback_zones", "lots"}


def test_results_may_be_written_again_but_nothing_else_is(site, tmp_path):
    out = tmp_path / "results.gpkg"
    assert run("check", site, "--output", out).returncode == 1
    assert run("check", site, "--output", out).returncode == 1
    data = tmp_path / "site.gpkg"
    before = data.read_bytes()
    done = run("check", site, "--output", data)
    assert done.returncode == 2
    assert "input" in last_line(done.stderr)
    other = tmp_path / "other.gpkg"
    other.write_bytes(before)
    done = run("check", site, "--output", other)
    assert done.returncode == 2
    assert "no result of this program" in last_line(done.stderr)
    assert data.read_bytes() == before == other.read_bytes()


def test_an_output_that_cannot_be_written_leaves_no_other_either(site, tmp_path):
    out = tmp_path / "f.json"
    done = run("check", site, "--json", out, "--output", tmp_path / "nowhere" / "r.gpkg")
    assert done.returncode == 2
    assert "nowhere" in last_line(done.stderr)
    assert not out.exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["site.gpkg", "site.yaml"]


def test_user_data_are_not_touched(site, tmp_path):
    before = (tmp_path / "site.gpkg").read_bytes()
    run("check", site)
    assert (tmp_path / "site.gpkg").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["site.gpkg", "site.yaml"]


BAD_SITES = {
    "unknown town": ("town: plymouth", "town: plymuth", ["plymuth", "plymouth"]),
    "unknown role": ("ST: septic_tank", "ST: septic_tnk", ["septic_tnk", "septic_tank"]),
    "unknown key": ("id_field: LOC", "id_feild: LOC", ["id_feild", "id_field"]),
    "missing field": ("role_field: TYPE", "role_field: COMP", ["components", "COMP", "TYPE"]),
    "missing layer": ("layer: wells", "layer: well", ["site.gpkg", "well", "wells"]),
    "missing file": ("path: site.gpkg\n    layer: wells", "path: gone.gpkg\n    layer: wells", ["gone.gpkg"]),
    "two CRS": ("layer: wells", "layer: wells\n    crs: EPSG:4326", ["wells", "EPSG:4326"]),
    "bad filter": ("layer: wells", "layer: wells\n    where: 'NOPE = 1'", ["wells", "NOPE"]),
}


@pytest.mark.parametrize("name", BAD_SITES)
def test_bad_input_is_one_line_that_says_what_to_do(site, tmp_path, name):
    old, new, words = BAD_SITES[name]
    text = site.read_text(encoding="utf-8")
    assert old in text
    site.write_text(text.replace(old, new, 1), encoding="utf-8")
    out = tmp_path / "f.json"
    done = run("check", site, "--json", out)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("error: ")
    assert len(done.stderr.strip().splitlines()) == 1
    for word in words:
        assert word in done.stderr
    assert not out.exists()


def test_no_subject_features_at_all(site):
    text = site.read_text(encoding="utf-8")
    start = text.index("  - path: site.gpkg\n    layer: components")
    end = text.index("  - path: site.gpkg\n    layer: wells")
    site.write_text(text[:start] + text[end:], encoding="utf-8")
    done = run("check", site)
    assert done.returncode == 2
    assert "no subject features" in done.stderr


def test_zones_are_the_engines_own_shapes(site, tmp_path):
    out = tmp_path / "results.gpkg"
    run("check", site, "--output", out)
    with fiona.open(out, layer="lots") as layer:
        lots = {row["properties"]["lot_id"]: shape(row["geometry"]) for row in layer}
    assert set(lots) == {"A"}
    assert lots["A"].area / US_FOOT**2 == pytest.approx(150 * 200, rel=1e-9)
    assert isinstance(lots["A"], shapely.MultiPolygon)


def test_flagged_components_of_several_kinds_are_one_layer(tmp_path):
    """A tank known as a point only, beside a field that is an area: QGIS would show one of the two."""
    site = write_site(tmp_path)
    from sample_site import save
    save(tmp_path / "site.gpkg", "components", [(shapely.Point(45, 150), "ST-1", "ST"),
                                                (shapely.box(20, 100, 60, 140), "LF-1", "LF")], ["ID", "TYPE"])
    out = tmp_path / "results.gpkg"
    run("check", site, "--output", out)
    with fiona.open(out, layer="flagged") as layer:
        assert layer.schema["geometry"] == "MultiPolygon"
        drawn = {row["properties"]["subject_id"]: (row["properties"]["drawn_as"], shape(row["geometry"]).area / US_FOOT**2)
                 for row in layer}
    assert drawn["LF-1"] == ("itself", pytest.approx(40 * 40))
    assert drawn["ST-1"][0] == "area 2 ft wide"
