# SPDX-License-Identifier: GPL-2.0-or-later
"""A results file read back: the same findings as the check printed, and a clear refusal of what is none."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest
from cli.sample_site import write_site

from bohsetbacks_plugin.cli import main
from bohsetbacks_plugin.engine.errors import LayerError
from bohsetbacks_plugin.engine.run_facts import FeatureFact
from bohsetbacks_plugin.report.results_reader import read_results


@pytest.fixture(name="checked")
def _checked(tmp_path, capsys):
    out = tmp_path / "results.gpkg"
    main(["check", str(write_site(tmp_path)), "--output", str(out), "--json", str(tmp_path / "f.json"), "--all"])
    capsys.readouterr()
    return out


def by_pair(rows):
    return sorted(rows, key=lambda row: json.dumps(row, sort_keys=True))


def test_findings_rules_and_inputs_are_those_of_the_json(checked):
    document = json.loads(checked.with_name("f.json").read_text(encoding="utf-8"))
    stored = read_results(checked)
    assert by_pair(stored.records()) == by_pair(document["findings"])
    assert [{key: row[key] for key in document["rules"][0]} for row in stored.rules] == document["rules"]
    assert stored.inputs == document["inputs"]
    assert stored.site == document["site"]["site"] == "12 Example Road"


def test_open_findings_only(checked):
    stored = read_results(checked)
    outcomes = {row["outcome"] for row in stored.records(open_only=True)}
    assert outcomes == {"intrudes", "refer", "not_checked"}
    assert {row["outcome"] for row in stored.records()} == outcomes | {"meets", "not_applicable"}


def test_says_what_was_looked_at(checked):
    facts = read_results(checked).facts
    assert (facts.site, facts.project_type, facts.lots) == ("12 Example Road", "new_construction", ())
    assert facts.layers == {"lots", "components", "wells", "wetlands"}
    assert facts.features["components", "LF-1"] == FeatureFact("soil_absorption_system", True, "proposed", {})
    assert facts.features["wells", "W1"].status == "existing"
    assert facts.not_measured == {}
    assert (facts.rules["T5-12S"].status, facts.rules["PLY-POUL-6-1"].status) == ("ran", "not_applicable")
    assert facts.rules["PLY-POUL-6-1"].rests_on == ("agricultural",)
    assert len(facts.created) == len("2026-06-01T12:00:00+00:00")


def test_a_file_of_an_earlier_version_does_not_say(checked):
    with closing(sqlite3.connect(checked)) as connection, connection:
        connection.execute("DROP TABLE bohsetbacks_run")
    stored = read_results(checked)
    assert stored.facts is None
    assert stored.site == "12 Example Road"   # each finding carries it
    assert next(stored.records())["section"]


def test_sees_what_waits_beside_the_file_and_changes_nothing(checked):
    with closing(sqlite3.connect(checked)) as other:
        other.execute("PRAGMA journal_mode = wal")
        other.execute("UPDATE findings_without_place SET note = 'edited'")
        other.commit()
        before = checked.read_bytes()
        assert "edited" in {row["note"] for row in read_results(checked).records()}
        assert checked.read_bytes() == before


def test_refuses_what_is_no_results_file(checked, tmp_path):
    with pytest.raises(LayerError, match=r"gone.gpkg: there is no such file; give a GeoPackage"):
        read_results(tmp_path / "gone.gpkg")
    with pytest.raises(LayerError, match=r"site.gpkg: is no results file of this program; give"):
        read_results(tmp_path / "site.gpkg")
    with pytest.raises(LayerError, match=r"site.yaml: cannot be read as a results file"):
        read_results(tmp_path / "site.yaml")
    with pytest.raises(LayerError, match="there is no such file"):
        read_results(tmp_path)


def test_refuses_a_file_with_other_columns_or_damage(checked):
    with closing(sqlite3.connect(checked)) as connection, connection:
        connection.execute("UPDATE bohsetbacks_features SET circumstances = '{broken'")
    with pytest.raises(LayerError, match=r"results.gpkg: is damaged .*write the results anew"):
        read_results(checked)
    with closing(sqlite3.connect(checked)) as connection, connection:
        connection.execute("ALTER TABLE findings_without_place DROP COLUMN governs")
    with pytest.raises(LayerError, match="'findings_without_place' lacks governs"):
        read_results(checked)
