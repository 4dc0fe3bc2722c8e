# SPDX-License-Identifier: GPL-2.0-or-later
"""`check --report`: the file, what else is written with it, exit codes, and nothing left behind when it cannot be written."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from sample_site import TANK_RULE, write_site

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "bohsetbacks_plugin", *map(str, arguments)], cwd=ROOT, check=False,
                          capture_output=True, text=True, stdin=subprocess.DEVNULL)


@pytest.fixture(name="site")
def _site(tmp_path: Path) -> Path:
    return write_site(tmp_path)


def test_report_of_the_site_is_written_with_the_other_files_and_the_exit_code_stays(site, tmp_path):
    report, out = tmp_path / "report.html", tmp_path / "f.json"
    done = run("check", site, "--report", report, "--json", out)
    assert done.returncode == 1, done.stderr
    assert f"Written: {report}" in done.stdout
    text = report.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert text.rstrip().endswith("</html>")
    summary = done.stdout.strip().splitlines()[-1]
    assert summary in text
    for row in json.loads(out.read_text(encoding="utf-8"))["findings"]:
        if row["provided"] is not None and row["unit"] == "ft":
            assert f"{row['provided']:.2f} ft" in text
    assert "12 Example Road" in text
    assert sorted(path.name for path in tmp_path.iterdir()) == ["f.json", "report.html", "site.gpkg", "site.yaml"]


def test_report_of_a_lot_names_it_and_keeps_to_it(site, tmp_path):
    report = tmp_path / "report.html"
    assert run("check", site, "--lot", "A", "--report", report).returncode == 1
    text = report.read_text(encoding="utf-8")
    assert "<h1>Setback report: lot A</h1>" in text
    assert "60.83 ft" in text
    done = run("check", site, "--lot", "B", "--report", report)
    assert done.returncode == 3
    assert "60.83 ft" not in report.read_text(encoding="utf-8")
    assert "nothing of it was measured" in report.read_text(encoding="utf-8")


@pytest.mark.parametrize("command", ["check", "inventory"])
def test_the_applicant_stands_in_the_title_block_as_text(site, tmp_path, command):
    report = tmp_path / "report.html"
    run(command, site, "--report", report, "--applicant", " Ana <b>Conceição</b> ")
    text = report.read_text(encoding="utf-8")
    assert '<th scope="row">Applicant</th><td>Ana &lt;b&gt;Conceição&lt;/b&gt;</td>' in text


def test_report_of_a_clear_site_exits_with_0(site, tmp_path):
    rule = tmp_path / "one.yaml"
    rule.write_text(TANK_RULE, encoding="utf-8")
    done = run("check", site, "--rules", rule, "--report", tmp_path / "r.html")
    assert done.returncode == 0, done.stderr
    assert "not an approval" in (tmp_path / "r.html").read_text(encoding="utf-8")


def test_where_one_file_cannot_be_written_none_is(site, tmp_path):
    done = run("check", site, "--report", tmp_path / "nowhere" / "r.html", "--json", tmp_path / "f.json")
    assert done.returncode == 2
    assert "does not exist" in done.stderr
    assert not (tmp_path / "f.json").exists()


def test_report_never_overwrites_an_input(site):
    before = site.read_bytes()
    assert run("check", site, "--report", site).returncode == 2
    assert site.read_bytes() == before
