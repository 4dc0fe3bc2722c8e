# SPDX-License-Identifier: GPL-2.0-or-later
"""What a site file tells beside its layers reaches the answer: variances on record, the day, further rulesets."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from sample_site import write_site

ROOT = Path(__file__).resolve().parents[2]


def run(command, site, *more):
    out = site.parent / "out.json"
    done = subprocess.run([sys.executable, "-m", "bohsetbacks_plugin", command, str(site), "--json", str(out), *more], cwd=ROOT,
                          check=False, capture_output=True, text=True)
    return done, json.loads(out.read_text(encoding="utf-8")) if done.returncode in (0, 1, 3) else None


def with_lines(tmp_path, lines):
    site = write_site(tmp_path)
    site.write_text(lines + site.read_text(encoding="utf-8"), encoding="utf-8")
    return site


def row(document, rule, subject):
    (found,) = [one for one in document["findings"] if (one["rule_id"], one["subject_id"]) == (rule, subject)]
    return found


def test_a_variance_keeps_the_numbers_and_never_meets(tmp_path):
    site = with_lines(tmp_path, "as_of: 2026-06-01\nvariances:\n"
                                "  - {rule: T5-12S, subject: LF-1, granted: 2026-01-31, conditions: yearly water test}\n")
    done, document = run("check", site)
    found = row(document, "T5-12S", "LF-1")
    # From the field's corner (60, 140) to the well at (120, 150): sqrt(60^2 + 10^2) = 60.83 ft.
    assert (found["outcome"], found["required"], found["provided"], found["shortfall"]) == ("refer", 100.0, 60.83, 39.17)
    assert "variance of 2026-01-31 (yearly water test)" in found["note"]
    assert document["site"]["as_of"] == "2026-06-01"
    assert "variance of 2026-01-31" in done.stdout


def test_a_variance_for_what_is_not_there_is_an_error(tmp_path):
    done, _ = run("check", with_lines(tmp_path, "variances: [{rule: T5-12S, subject: LF-2, granted: 2026-01-31}]\n"))
    assert done.returncode == 2
    assert "variances: there is no feature 'LF-2' here; did you mean 'LF-1'?" in done.stderr.splitlines()[-1]


def test_a_route_is_named_and_never_said_to_be_open(tmp_path):
    _, document = run("check", with_lines(tmp_path, ""))
    note = row(document, "T5-12S", "LF-1")["note"]
    assert "route in the text: a variance" in note
    assert "local upgrade" not in note          # not for new construction
    assert "available" not in note
    repair = tmp_path / "repair"
    repair.mkdir()
    _, document = run("check", write_site(repair, project_type="repair"))
    assert "local upgrade approval" in row(document, "T5-12S", "LF-1")["note"]


def test_further_rulesets_are_loaded_beside_the_towns(tmp_path):
    site = with_lines(tmp_path, "also_rules: [plymouth_wetlands]\n")
    _, document = run("inventory", site)
    rules = [one["rule_id"] for one in document["rules"]]
    assert {"PLY-WET-35", "WPA-BUFFER", "PLY-HORSE-7-INV"} <= set(rules)
    # The field's upper side y = 140 and the wetland's lower side y = 170: 30 ft, within all but the vernal pool's list.
    near = {one["rule_id"]: one["provided"] for one in document["findings"]
            if (one["subject_id"], one["constraint_id"]) == ("LF-1", "WL1")}
    assert near == {"WPA-BUFFER": 30.0, "PLY-WET-35": 30.0, "PLY-WET-50": 30.0, "PLY-WET-100": 30.0}
    done, _ = run("check", with_lines(tmp_path, "also_rules: [plymouth_wetland]\n"))
    assert done.returncode == 2
    assert "did you mean 'plymouth_wetlands'?" in done.stderr


def test_conservation_rules_are_left_out_where_the_site_file_says_so(tmp_path):
    _, with_them = run("check", write_site(tmp_path))
    _, without = run("check", with_lines(tmp_path, "conservation: false\n"))
    assert any(one["rule_id"].startswith("WPA-") for one in with_them["rules"])
    assert not any(one["rule_id"].startswith("WPA-") for one in without["rules"])
    kept = [one["rule_id"] for one in with_them["rules"] if not one["rule_id"].startswith("WPA-")]
    assert [one["rule_id"] for one in without["rules"]] == kept
