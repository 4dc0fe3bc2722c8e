# SPDX-License-Identifier: GPL-2.0-or-later
"""`python -m bohsetbacks_plugin compare` as a user calls it: two revisions of a plan, exit codes, files, the last line."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
import shapely
from sample_site import TANK_RULE, save, write_site
from test_check import last_line, run

from bohsetbacks_plugin.report.comparison_lines import CHANGE_FIELDS

TANK, FIELD = shapely.box(40, 60, 50, 65), shapely.box(20, 100, 60, 140)


def draw(folder: Path, tank, field, layer="components"):
    """Another revision of the plan."""
    save(folder / "site.gpkg", layer, [(tank, "ST-1", "ST"), (field, "LF-1", "LF")], ["ID", "TYPE"])


@pytest.fixture(name="revisions")
def _revisions(tmp_path):
    """Checks the plan as it is now, into a file by name."""
    site, rule = write_site(tmp_path), tmp_path / "one.yaml"
    rule.write_text(TANK_RULE.replace("feet: 50", "feet: 100"), encoding="utf-8")

    def checked(name, *more):
        out = tmp_path / f"{name}.gpkg"
        assert run("check", site, "--rules", rule, "--output", out, *more).returncode in (0, 1, 3)
        return out

    checked.folder, checked.site, checked.rule = tmp_path, site, rule
    return checked


def test_a_field_that_moved_away_is_cured(revisions, tmp_path):
    before = revisions("a")
    # From the corner (20, 50) to the well at (120, 150): sqrt(100^2 + 100^2) = 141.42 ft. The rule wants 100.
    draw(revisions.folder, TANK, shapely.box(0, 20, 20, 50))
    done = run("compare", before, revisions("b"))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Cured (1)\n  LF-1  soil absorption system (components) - drinking well W1\n" in done.stdout
    assert "intrudes 60.83 ft -> not flagged  required 100.00 ft  ONE-1, 1" in done.stdout
    assert last_line(done.stdout) == ("Nothing new and nothing worse: 1 cured; nothing flagged by a binding rule in the later "
                                      "check. This is a screening, not an approval.")
    # With --all the later figure is there too: 141.42 - 60.83 = 80.59.
    done = run("compare", before, revisions("b_all", "--all"))
    assert "intrudes 60.83 ft -> meets 141.42 ft, +80.59 ft" in done.stdout


def test_closer_is_worse_and_what_came_in_is_new(revisions, tmp_path):
    before = revisions("a")
    # To the well from the field's corner (80, 140): sqrt(40^2 + 10^2) = 41.23 ft; from the tank's (100, 100):
    # sqrt(20^2 + 50^2) = 53.85 ft.
    draw(revisions.folder, shapely.box(90, 95, 100, 100), shapely.box(40, 100, 80, 140))
    table, document = tmp_path / "changes.csv", tmp_path / "changes.json"
    done = run("compare", before, revisions("b"), "--csv", table, "--json", document)
    assert done.returncode == 1
    assert "not flagged -> intrudes 53.85 ft" in done.stdout
    assert "intrudes 60.83 ft -> intrudes 41.23 ft, -19.60 ft" in done.stdout
    assert last_line(done.stdout) == "NEW OR WORSE: 1 new, 1 worse; 2 flagged by a binding rule in the later check"
    with table.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert tuple(rows[0]) == CHANGE_FIELDS
    assert [(row["change"], row["subject_id"], row["before_provided"], row["after_provided"], row["difference"])
            for row in rows] == [("new", "ST-1", "", "53.85", ""), ("worse", "LF-1", "60.83", "41.23", "-19.6")]
    told = json.loads(document.read_text(encoding="utf-8"))
    assert told["counts"]["worse"] == 1
    assert told["still_flagged"] == 2
    assert [change["difference"] for change in told["changes"]] == [None, -19.6]
    assert told["before"]["file"] == "a.gpkg"


def test_nothing_changed(revisions):
    before = revisions("a")
    done = run("compare", before, revisions("b"))
    assert done.returncode == 0
    assert "Unchanged (1)\n  1 intrudes; the later check lists them" in done.stdout
    assert last_line(done.stdout) == ("Nothing new and nothing worse: 1 unchanged; 1 flagged by a binding rule in the later "
                                      "check. This is a screening, not an approval.")


def test_a_well_layer_that_is_gone_is_no_cure(revisions):
    before = revisions("a")
    text = revisions.site.read_text(encoding="utf-8")
    start = text.index("  - path: site.gpkg\n    layer: wells")
    end = text.index("  - path: site.gpkg\n    layer: wetlands")
    revisions.site.write_text(text[:start] + text[end:], encoding="utf-8")
    done = run("compare", before, revisions("b"))
    assert done.returncode == 3
    assert "intrudes 60.83 ft -> not checked" in done.stdout
    assert last_line(done.stdout).startswith("OPEN: 2 no longer checked; nothing flagged by a binding rule")


def test_a_field_that_is_gone_is_no_cure(revisions):
    before = revisions("a")
    save(revisions.folder / "site.gpkg", "components", [(TANK, "ST-1", "ST")], ["ID", "TYPE"])
    done = run("compare", before, revisions("b"))
    assert done.returncode == 0
    assert "Removed, not cured (1)" in done.stdout
    assert "intrudes 60.83 ft -> gone" in done.stdout
    assert "the component is no longer in 'components'" in done.stdout


def test_the_next_revision_in_a_layer_of_its_own(revisions):
    before = revisions("a")
    draw(revisions.folder, TANK, shapely.box(40, 100, 80, 140), "revision_b")
    text = revisions.site.read_text(encoding="utf-8")
    assert "layer: components" in text
    revisions.site.write_text(text.replace("layer: components", "layer: revision_b"), encoding="utf-8")
    done = run("compare", before, revisions("b"))
    assert done.returncode == 1
    assert "intrudes 60.83 ft -> intrudes 41.23 ft, -19.60 ft" in done.stdout
    assert "layer 'components' of the earlier check is taken to be 'revision_b'" in " ".join(done.stdout.split())


def test_what_cannot_be_compared_exits_with_2_and_writes_nothing(revisions, tmp_path):
    before = revisions("a")
    table = tmp_path / "changes.csv"
    done = run("compare", before, tmp_path / "site.gpkg", "--csv", table)
    assert done.returncode == 2
    assert last_line(done.stderr).startswith(f"error: {tmp_path / 'site.gpkg'}: is no results file of this program; give")
    assert not table.exists()
    done = run("compare", before, before, "--csv", before)
    assert done.returncode == 2
    assert "is one of the input files" in last_line(done.stderr)
    done = run("compare", before, before, "--csv", tmp_path / "nowhere" / "changes.csv", "--json", tmp_path / "changes.json")
    assert done.returncode == 2
    assert not (tmp_path / "changes.json").exists()
