# SPDX-License-Identifier: GPL-2.0-or-later
"""The plugin from its zip in real QGIS: the desktop under Xvfb, and qgis_process."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests" / "processing"), str(ROOT / "tests" / "cli")]
from mixed_site import write_mixed_site  # noqa: E402 - a helper of the other tests

SAMPLE = ROOT / "resources" / "sample"
ALGORITHMS = ["bohsetbacks:checksetbacks", "bohsetbacks:inventory", "bohsetbacks:lotarea", "bohsetbacks:lotreport",
              "bohsetbacks:notifylist", "bohsetbacks:setbackzones", "bohsetbacks:tracetributaries", "bohsetbacks:validaterules"]


def qgis_process(profile, *arguments, **more):
    return subprocess.run(["qgis_process", *arguments], env={**profile.environment, "QT_QPA_PLATFORM": "offscreen", **more},
                          capture_output=True, text=True, check=False, timeout=180)


def test_zip_holds_one_folder_as_the_plugin_site_wants_it(archive):
    with zipfile.ZipFile(archive) as packed:
        names = packed.namelist()
    assert {name.split("/")[0] for name in names} == {"bohsetbacks_plugin"}
    for name in ("__init__.py", "metadata.txt", "LICENSE", "README.md", "resources/rules/plymouth.yaml",
                 "resources/icons/bohsetbacks.svg", "resources/styles/findings.qml", "resources/sample/manomet/site.yaml"):
        assert f"bohsetbacks_plugin/{name}" in names
    assert [name for name in names if "__pycache__" in name or name.endswith(".pyc") or "/." in name] == []
    assert archive.stat().st_size < 25e6


def test_sample_in_the_desktop(profile, tmp_path):
    out = tmp_path / "out"
    out.mkdir()
    # A copy: QGIS changes a GeoPackage a little even when it is only looked at.
    town = Path(shutil.copytree(SAMPLE / "manomet", tmp_path / "manomet"))
    done = subprocess.run(
        ["xvfb-run", "-a", "-s", "-screen 0 1600x1000x24", "qgis", "--nologo", "--noversioncheck", "--skipbadlayers",
         "--profiles-path", str(profile.folder), "--profile", "default", "--project", str(town / "manomet.qgz"),
         "--code", str(ROOT / "tests" / "desktop" / "drive.py")],
        env={**profile.environment, "DRIVE_OUT": str(out), "DRIVE_SITE": str(town / "site.yaml")},
        capture_output=True, text=True, check=False, timeout=150)
    told = json.loads((out / "told.json").read_text(encoding="utf-8"))
    assert told["error"] is None
    assert done.returncode == 0, done.stderr[-2000:]
    assert told["problem"] is None
    assert told["button"] is True
    assert told["algorithms"] == ALGORITHMS
    assert all(told["layers"].values())
    assert told["exit_code"] == 1
    assert told["renderer"] == "categorizedSymbol"
    assert {"Findings", "Flagged", "Setback zones"} <= set(told["loaded"])
    assert told["left"] == []
    assert (out / "desktop.png").stat().st_size > 20000
    command_line = tmp_path / "command_line.json"
    subprocess.run([sys.executable, "-m", "bohsetbacks_plugin", "check", str(town / "site.yaml"), "--json",
                    str(command_line)], cwd=ROOT, capture_output=True, check=False)
    assert _findings(out / "results.json") == _findings(command_line)


@pytest.mark.parametrize("town", ["manomet", "conomo"])
def test_sample_through_qgis_process(profile, tmp_path, town):
    out = tmp_path / "r.json"
    done = qgis_process(profile, "run", ALGORITHMS[0], f"--SITE={SAMPLE / town / 'site.yaml'}",
                        f"--OUTPUT={tmp_path / 'r.gpkg'}", f"--JSON={out}")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    command_line = tmp_path / "c.json"
    subprocess.run([sys.executable, "-m", "bohsetbacks_plugin", "check", str(SAMPLE / town / "site.yaml"), "--json",
                    str(command_line)], cwd=ROOT, capture_output=True, check=False)
    assert _findings(out) == _findings(command_line)


def test_three_crs_an_arc_and_a_null_through_qgis_process(profile, tmp_path, qgis_app):
    """The real qgis_process and the command line agree to 0.01 ft on all that a reader can trip over."""
    site = write_mixed_site(tmp_path)
    out, told = tmp_path / "r.json", tmp_path / "c.json"
    done = qgis_process(profile, "run", ALGORITHMS[0], f"--SITE={site}", f"--OUTPUT={tmp_path / 'r.gpkg'}", f"--JSON={out}",
                        "--ALL=true")
    assert done.returncode == 0, done.stdout + done.stderr
    subprocess.run([sys.executable, "-m", "bohsetbacks_plugin", "check", str(site), "--json", str(told), "--all"], cwd=ROOT,
                   capture_output=True, check=False)
    assert _findings(out) == _findings(told)
    assert ("T5-12S", "LF-1", "W1") in {row[:3] for row in _findings(out)}


def test_mistakes_are_told_by_qgis_process(profile, tmp_path):
    done = qgis_process(profile, "run", ALGORITHMS[0], f"--SITE={tmp_path / 'none.yaml'}", f"--OUTPUT={tmp_path / 'r.gpkg'}")
    assert done.returncode != 0
    assert "none.yaml" in done.stdout + done.stderr
    assert not (tmp_path / "r.gpkg").exists()


#: What stands in for shapely: missing; a wheel whose GEOS clashes with QGIS's own; a version that is too old.
BROKEN = {
    "missing": "raise ModuleNotFoundError('No module named shapely')",  # any other error there stops QGIS itself
    "clashing": """
class GEOSException(Exception): pass
class Shape:
    def buffer(self, distance): return self
def Point(*place): return Shape()
def to_wkb(shape): raise GEOSException('WKT/WKB output dimension must be 2 or 3')
""",
    "old": """
class Shape:
    def buffer(self, distance): return self
def Point(*place): return Shape()
""",
}


def with_broken_shapely(profile, folder, kind):
    """PYTHONPATH on which the stand-in comes first."""
    folder.mkdir()
    (folder / "shapely.py").write_text(BROKEN[kind], encoding="utf-8")
    return f"{folder}:{profile.environment['PYTHONPATH']}"


@pytest.mark.parametrize("kind", BROKEN)
def test_without_a_working_shapely_qgis_process_goes_on(profile, tmp_path, kind):
    done = qgis_process(profile, "list", PYTHONPATH=with_broken_shapely(profile, tmp_path / "stub", kind))
    assert done.returncode == 0, done.stderr
    assert "native:buffer" in done.stdout
    assert "bohsetbacks:checksetbacks" not in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


@pytest.mark.parametrize("kind", BROKEN)
def test_without_a_working_shapely_the_desktop_says_in_one_message_what_to_install(profile, tmp_path, kind):
    out = tmp_path / "out"
    out.mkdir()
    done = subprocess.run(
        ["xvfb-run", "-a", "qgis", "--nologo", "--noversioncheck", "--profiles-path", str(profile.folder), "--profile",
         "default", "--code", str(ROOT / "tests" / "desktop" / "drive_broken.py")],
        env={**profile.environment, "DRIVE_OUT": str(out),
             "PYTHONPATH": with_broken_shapely(profile, tmp_path / "stub", kind)},
        capture_output=True, text=True, check=False, timeout=120)
    told = json.loads((out / "told.json").read_text(encoding="utf-8"))
    assert done.returncode == 0, done.stderr[-2000:]
    assert len(told["messages"]) == 1
    assert "shapely" in told["messages"][0]
    assert "install python3-shapely" in told["messages"][0]
    assert told["warning"] == told["problem"]


def _findings(path: Path) -> list[tuple[object, ...]]:
    keys = ("rule_id", "subject_id", "constraint_id", "lot_id", "constraint_lot_id", "outcome", "force", "provided")
    rows = json.loads(path.read_text(encoding="utf-8"))["findings"]
    return sorted(tuple(str(row[key]) for key in keys) for row in rows)
