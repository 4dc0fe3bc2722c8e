# SPDX-License-Identifier: GPL-2.0-or-later
"""`rules` lists the catalogue, `validate` checks a town's own file."""

from __future__ import annotations

from sample_site import TANK_RULE
from test_check import last_line, run


def test_rules_lists_a_town_with_what_it_includes():
    done = run("rules", "plymouth")
    assert done.returncode == 0
    lines = [line.strip() for line in done.stdout.splitlines()]
    asks = {line.split()[0]: lines[number + 1] for number, line in enumerate(lines[:-1])}
    assert asks["PLY-T5-5-03S"] == "10 ft (soil_absorption_system, reserve_area - swimming_pool)"
    assert asks["T5-03S"] == "20 ft (soil_absorption_system, reserve_area - swimming_pool)"
    assert asks["T5-13S"].startswith("100 to 400 ft, from 'approved_gpd'")
    # One of each other kind.
    assert asks["PLY-T5-3.1-RES"].startswith("no overlap (reserve_area - dwelling")
    assert asks["PLY-HORSE-9-2"].startswith("at least 50,000 sq ft for 2 of 'horses'")
    assert asks["PLY-T5-3.3-750"].startswith("'capacity_gal' is not 750 gal")
    assert asks["PLY-POUL-2"].startswith("at most 0 of 'roosters'")
    assert asks["WPA-BUFFER"].startswith("list within 100 ft")
    assert asks["PLY-HORSE-17-NOT"].startswith("abutters; 10 days before; proof of receipt")


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
    assert "inventory" in text and "notify" in text
    for name in ("zones", "envelope", "fit"):
        assert name not in text
