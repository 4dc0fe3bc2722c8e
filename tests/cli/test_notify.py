# SPDX-License-Identifier: GPL-2.0-or-later
"""`python -m bohsetbacks_plugin notify` as a user calls it; and that owners stand in its list alone."""

from __future__ import annotations

import csv
import sqlite3
from pathlib import Path

import pytest
from notify_site import OWNER_A, OWNER_B, OWNER_C, OWNERS_KEY, RULES, SECOND, SECRETS, write_notify_site
from test_check import last_line, run

from bohsetbacks_plugin.engine.owners import OWNER_FIELDS
from bohsetbacks_plugin.report.notification import LIST_FIELDS, NO_RECORD


@pytest.fixture(name="site")
def _site(tmp_path: Path) -> Path:
    return write_notify_site(tmp_path)


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        reader = csv.DictReader(file)
        assert reader.fieldnames == [*LIST_FIELDS, *OWNER_FIELDS]
        return list(reader)


def test_table_of_all_rules_with_owners(site):
    # The summary speaks of certified mail; only the rule's own key tells how.
    rules = RULES.replace("days_before: 10, proof: mailing", "days_before: 10, mail: certified mail, proof: mailing")
    assert rules != RULES
    site.with_name("town.yaml").write_text(rules, encoding="utf-8")
    done = run("notify", site, "--lot", "A")
    assert done.stderr == ""
    text = done.stdout
    assert "SPECIAL-1  Test Board, App. B (2026)" in text and "HENS-8  Test Board, 8 (2026)" in text
    assert "How: by certified mail, at least 10 days before the hearing or meeting, proof of mailing filed before it" in text
    assert "list certified by the Board of Assessors" in text
    lines = [line.split() for line in text.splitlines()]
    # B shares the line of x = 150; C lies across the road's 50 ft; D is no abutter of B, and 50 ft from A's corner.
    assert ["B", "0.00", "ft"] in lines
    assert any(line[:3] == ["C", "50.00", "ft"] and line[-2:] == ["across", "R"] for line in lines)
    assert any(line[:3] == ["D", "50.00", "ft"] for line in lines)
    assert f"      {OWNER_B}  17 SECRET LANE, PLYMOUTH, MA 02360  [14 EXAMPLE RD]" in text.splitlines()
    assert "add the owners beyond by hand" in " ".join(text.split())
    # The map ends at the property's north, west and, 100 ft on, at its east; D is only listed apart.
    assert done.returncode == 3
    assert last_line(text) == ("NOT SURELY COMPLETE: 2 cautions; 2 lots on the legal list, 1 parcel listed apart, 2 owners, "
                               "0 lots without an owner, 1 entry to be added by hand")


def test_csv_has_a_row_per_owner(site, tmp_path):
    out = tmp_path / "list.csv"
    done = run("notify", site, "--lot", "A", "--rule", "SPECIAL-1", "--csv", out)
    assert f"Written: {out}" in done.stdout
    rows = rows_of(out)
    assert [(row["group"], row["lot_id"], row["owner"], row["on_legal_list"]) for row in rows] == [
        ("abutters", "B", OWNER_B, "True"), ("opposite", "C", OWNER_C, "True"), ("planning_boards", "", "", "True"),
        ("also_near", "D", "", "False")]
    assert rows[1]["prop_id"] == "3; 4" and rows[1]["address"] == "9 EXAMPLE RD; 9 EXAMPLE RD #2"
    assert rows[3]["note"] == NO_RECORD
    assert {row["section"] for row in rows} == {"App. B"} and rows[0]["distance_ft"] == "0.0"


def test_own_field_names_and_a_second_owner(tmp_path):
    site = write_notify_site(tmp_path, owners=OWNERS_KEY + "  co_owner: owner2\n")
    done = run("notify", site, "--lot", "A", "--rule", "HENS-8")
    assert f"{OWNER_B} & {SECOND}  17 SECRET LANE" in done.stdout
    assert "co owner from OWNER2" in " ".join(done.stdout.split())


def test_without_owners_only_lots_are_listed(tmp_path):
    done = run("notify", write_notify_site(tmp_path, owners=""), "--lot", "A", "--csv", tmp_path / "list.csv")
    assert done.returncode == 3
    assert "no table of owners given" in last_line(done.stdout)
    assert not any(secret in done.stdout for secret in SECRETS)
    assert {row["owner"] for row in rows_of(tmp_path / "list.csv")} == {""}


def test_complete_list_exits_with_0(tmp_path):
    # Around A on all sides: a lot at the west, one at the north. Their owners are not in the table.
    from shapely import box
    more = [(box(-100, 0, 0, 200), "E", "FEE", None), (box(0, 200, 300, 300), "F", "FEE", None)]
    done = run("notify", write_notify_site(tmp_path, owners="", lots=more), "--lot", "A", "--rule", "HENS-8")
    assert done.returncode == 0, done.stdout
    assert last_line(done.stdout) == "LISTED: 3 lots on the legal list, 0 parcels listed apart, no table of owners given"
    done = run("notify", write_notify_site(tmp_path, lots=more), "--lot", "A", "--rule", "HENS-8")
    assert done.returncode == 3
    assert "NOT SURELY COMPLETE: 1 caution; 3 lots" in last_line(done.stdout)
    assert "2 lots on the list without an owner in layer assess (assess.dbf)" in " ".join(done.stdout.split())
    assert NO_RECORD in done.stdout


def test_ids_of_another_kind_are_suspected(tmp_path):
    site = write_notify_site(tmp_path, owners=OWNERS_KEY + "  lot_id: PROP_ID\n")
    done = run("notify", site, "--lot", "A", "--rule", "HENS-8")
    assert "none of the lots listed is in layer assess (assess.dbf)" in " ".join(done.stdout.split())


def test_premises_and_several_lots_are_one_property(site):
    both = run("notify", site, "--lot", "B", "--lot", "A", "--rule", "SPECIAL-1").stdout
    assert "lots A, B" in both.splitlines()[0]
    assert last_line(both).startswith("NOT SURELY COMPLETE: 3 cautions; 2 lots on the legal list, 0 parcels listed apart")
    text = site.read_text(encoding="utf-8")
    site.write_text(text.replace("layers:\n", "premises: [[A, B]]\nlayers:\n", 1), encoding="utf-8")
    assert run("notify", site, "--lot", "A", "--rule", "SPECIAL-1").stdout == both


@pytest.mark.parametrize(("arguments", "words"), [
    (["--lot", "AA"], ["no lot 'AA'", "did you mean 'A'?"]), (["--lot", "A", "--rule", "SPECIAL"], ["SPECIAL-1"]),
    (["--lot", "A", "--rule", "TANK-1"], ["no rule 'TANK-1' of kind notify"]), ([], ["--lot"])])
def test_bad_arguments_exit_with_2(site, tmp_path, arguments, words):
    out = tmp_path / "list.csv"
    done = run("notify", site, "--csv", out, *arguments)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    for word in words:
        assert word in last_line(done.stderr)
    assert not out.exists()


@pytest.mark.parametrize(("old", "new", "words"), [
    ("assess.dbf", "gone.dbf", ["gone.dbf", "no such file"]),
    ("owners:\n", "owners:\n  owner: OWNR1\n", ["assess.dbf", "OWNR1", "did you mean 'OWNER1'"])])
def test_bad_site_exits_with_2(site, old, new, words):
    text = site.read_text(encoding="utf-8")
    assert old in text
    site.write_text(text.replace(old, new), encoding="utf-8")
    done = run("notify", site, "--lot", "Z")
    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1
    for word in words:
        assert word in done.stderr


def test_town_without_rules_of_notice(site, tmp_path):
    rules = tmp_path / "town.yaml"
    rules.write_text(RULES[:RULES.index("  - id: SPECIAL-1")], encoding="utf-8")
    done = run("notify", site, "--lot", "A")
    assert done.returncode == 2
    assert last_line(done.stderr).startswith("error: no rule of kind notify among the loaded rules (town)")


def test_inputs_are_never_written(site, tmp_path):
    for name in ("assess.dbf", "site.gpkg", "site.yaml"):
        before = (tmp_path / name).read_bytes()
        done = run("notify", site, "--lot", "A", "--csv", tmp_path / name)
        assert done.returncode == 2 and "is one of the input files" in last_line(done.stderr)
        assert (tmp_path / name).read_bytes() == before
    # The check does not write over the table of owners either.
    before = (tmp_path / "assess.dbf").read_bytes()
    assert run("check", site, "--csv", tmp_path / "assess.dbf").returncode == 2
    assert (tmp_path / "assess.dbf").read_bytes() == before


def test_csv_appears_whole_or_not_at_all(site, tmp_path):
    done = run("notify", site, "--lot", "A", "--csv", tmp_path / "nowhere" / "list.csv")
    assert done.returncode == 2 and "nowhere" in last_line(done.stderr)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["assess.cpg", "assess.dbf", "site.gpkg", "site.yaml",
                                                                "town.yaml"]


def test_no_other_output_holds_an_owner(site, tmp_path):
    """Neither the table of owners nor the standard attribute `owner` of the lots reaches an output of the check."""
    outputs = {name: tmp_path / f"result.{name}" for name in ("json", "csv", "gpkg")}
    done = run("check", site, "--all", "--json", outputs["json"], "--csv", outputs["csv"], "--output", outputs["gpkg"])
    assert done.returncode == 1, done.stderr
    held = [done.stdout, done.stderr, outputs["json"].read_text("utf-8"), outputs["csv"].read_text("utf-8-sig")]
    with sqlite3.connect(outputs["gpkg"]) as connection:
        held.append("\n".join(connection.iterdump()))
    assert "'A'" in held[-1] and '"A"' in held[2]      # the lot itself is there
    for text in held:
        assert not [secret for secret in SECRETS if secret.casefold() in text.casefold()]
    for command in (["rules", str(tmp_path / "town.yaml")], ["validate", str(tmp_path / "town.yaml")]):
        assert not any(secret in run(*command).stdout for secret in SECRETS)


def test_check_does_not_even_open_the_table(site, tmp_path):
    (tmp_path / "assess.dbf").unlink()
    assert run("check", site).returncode == 1
    assert OWNER_A not in run("check", site).stdout
