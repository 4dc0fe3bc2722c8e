# SPDX-License-Identifier: GPL-2.0-or-later
"""`rules` lists the catalogue, `validate` checks a town's own file."""

from __future__ import annotations

from sample_site import TANK_RULE
from test_check import last_line, run


def test_rules_lists_a_town_with_what_it_includes():
    done = run("rules", "plymouth")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert any(line.startswith("PLY-T5-5-03S") and " 10 " in line for line in lines)
    assert any(line.startswith("T5-03S") and " 20 " in line for line in lines)
    assert any("from zone_i" in line for line in lines)


def test_rules_without_a_town_lists_all():
    text = run("rules").stdout
    assert "ESX-8-1" in text
    assert "PLY-POUL-6-5" in text
    assert text.count("\nT5-01T ") == 1


def test_unknown_town():
    done = run("rules", "plymuth")
    assert done.returncode == 2
    assert "plymouth" in last_line(done.stderr)


def test_validate(tmp_path):
    own = tmp_path / "own.yaml"
    own.write_text(TANK_RULE, encoding="utf-8")
    done = run("validate", own)
    assert done.returncode == 0
    assert "valid; 1 rules of its own" in done.stdout
    own.write_text(TANK_RULE.replace("feet: 50", "feets: 50"), encoding="utf-8")
    done = run("validate", own)
    assert done.returncode == 2
    assert last_line(done.stderr) == "error: own.yaml, line 12: rule ONE-1 has the unknown key 'feets'; did you mean 'feet'?"


def test_no_subcommand_that_is_not_there_is_offered():
    text = run("--help").stdout
    for name in ("zones", "envelope", "fit", "inventory", "notify"):
        assert name not in text
