# SPDX-License-Identifier: GPL-2.0-or-later
"""`compare --report` and `inventory --report`: pages to print, with every figure of the lists; exit codes stay."""

from __future__ import annotations

import csv
import html
import re
from pathlib import Path

import fiona
import pytest
import shapely
from sample_site import TANK_RULE, save, write_site
from test_check import last_line, run

SAMPLES = Path(__file__).resolve().parents[2] / "resources" / "sample"


def words_of(path: Path) -> str:
    """All words of a page, without style sheet and drawings."""
    text = re.sub(r"<style>.*?</style>|<svg.*?</svg>", " ", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", text)).replace("\u00a0", " ").split())


def test_page_of_changes_holds_every_change_of_the_csv(tmp_path):
    site, rule = write_site(tmp_path), tmp_path / "one.yaml"
    rule.write_text(TANK_RULE.replace("feet: 50", "feet: 100"), encoding="utf-8")
    before, after, page, table = (tmp_path / name for name in ("a.gpkg", "b.gpkg", "changes.html", "changes.csv"))
    run("check", site, "--rules", rule, "--output", before)
    # To the well at (120, 150) from the field's corner (80, 140): sqrt(40^2 + 10^2) = 41.23 ft.
    save(tmp_path / "site.gpkg", "components", [(shapely.box(40, 60, 50, 65), "ST-1", "ST"),
                                                (shapely.box(40, 100, 80, 140), "LF-1", "LF")], ["ID", "TYPE"])
    run("check", site, "--rules", rule, "--output", after)
    done = run("compare", before, after, "--report", page, "--csv", table)
    assert done.returncode == 1, done.stderr
    assert f"Written: {page}" in done.stdout
    words = words_of(page)
    assert last_line(done.stdout) in words
    assert "Worse (1)" in words
    assert "intrudes 60.83 ft" in words
    assert "intrudes 41.23 ft" in words
    assert "-19.60 ft" in words
    with table.open(encoding="utf-8-sig", newline="") as file:
        for row in csv.DictReader(file):
            assert row["subject_id"] in words
            assert f"{float(row['before_provided']):.2f} ft" in words


def test_page_of_changes_is_no_input(tmp_path):
    site = write_site(tmp_path)
    before = tmp_path / "a.gpkg"
    run("check", site, "--output", before)
    content = before.read_bytes()
    assert run("compare", before, before, "--report", before).returncode == 2
    assert before.read_bytes() == content


@pytest.fixture(name="sheet", scope="module")
def _sheet(tmp_path_factory):
    """The sheets of the sample's lot with a stable, and the same lists as CSV."""
    folder = tmp_path_factory.mktemp("sheets")
    done = run("inventory", SAMPLES / "manomet" / "site.yaml", "--lot", "MAN-09", "--report", folder / "s.html",
               "--csv", folder / "s.csv")
    assert done.returncode == 3, done.stderr
    with (folder / "s.csv").open(encoding="utf-8-sig", newline="") as file:
        return done, words_of(folder / "s.html"), list(csv.DictReader(file))


def test_every_entry_of_the_lists_is_on_the_sheets(sheet):
    done, words, rows = sheet
    assert last_line(done.stdout) in words
    near = [row for row in rows if row["unit"] == "ft"]
    assert len(near) > 10
    for row in near:
        what = f"{row['constraint_role'].replace('_', ' ')} {row['constraint_id']}"
        figures = f"{row['constraint_layer']} {float(row['provided']):.2f} ft"
        assert re.search(rf"{re.escape(what)}.{{0,60}}? {re.escape(figures)}", words)
    for row in rows:
        if row["unit"] == "sq ft":
            assert f"{round(float(row['provided'])):,} sq ft" in words


def test_stable_sheet_has_land_fences_and_abutters_without_owners(sheet):
    _, words, _ = sheet
    assert "the land allows 1 horse" in words
    # The corral of the sample is 50 ft by 50 ft.
    assert "2,500 sq ft 200.00 ft" in words
    abutters = words[words.index("Direct abutters"):words.index("Conservation sheet")]
    assert {"MAN-08", "MAN-10"} <= set(abutters.split())
    assert "MAN-07" not in abutters
    with fiona.open(SAMPLES / "manomet" / "manomet.gpkg", layer="parcels") as layer:
        owners = {row["properties"]["OWNER"] for row in layer if row["properties"]["OWNER"]}
    assert len(owners) > 10
    assert not any(owner in words for owner in owners)


def test_conservation_sheet_gives_area_and_share_of_the_lot(sheet):
    _, words, _ = sheet
    part = words[words.index("Conservation sheet"):]
    inside, whole, share = re.search(r"MAN-09 ([\d,]+) sq ft ([\d,]+) sq ft (\d+)%", part).groups()
    assert int(share) == round(100 * int(inside.replace(",", "")) / int(whole.replace(",", "")))
    assert "Stream WA-BROOK (water) 60.00 ft" in part
