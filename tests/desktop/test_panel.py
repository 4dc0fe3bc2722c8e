# SPDX-License-Identifier: GPL-2.0-or-later
"""The panel in the real desktop, from the packaged zip, as a user works with it; at two sizes of screen."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "resources" / "sample"


def drive(profile, folder, width, height):
    """Run the panel through its paces; returns what it told, and QGIS's own exit code."""
    out = folder / "out"
    out.mkdir()
    town = Path(shutil.copytree(SAMPLE / "manomet", folder / "manomet"))
    done = subprocess.run(
        ["xvfb-run", "-a", "-s", f"-screen 0 {width}x{height}x24", "qgis", "--nologo", "--noversioncheck", "--skipbadlayers",
         "--profiles-path", str(profile.folder), "--profile", "default", "--project", str(town / "manomet.qgz"),
         "--code", str(ROOT / "tests" / "desktop" / "drive_panel.py")],
        env={**profile.environment, "DRIVE_OUT": str(out), "DRIVE_WIDTH": str(width), "DRIVE_HEIGHT": str(height),
             "DRIVE_COMMAND": json.dumps(["env", f"PYTHONPATH={ROOT}", sys.executable, "-m", "bohsetbacks_plugin"])},
        capture_output=True, text=True, check=False, timeout=240)
    return json.loads((out / "told.json").read_text(encoding="utf-8")), done


@pytest.mark.parametrize(("width", "height"), [(1600, 1000), (1366, 768)])
def test_a_user_checks_edits_and_saves(profile, tmp_path, width, height):
    told, done = drive(profile, tmp_path, width, height)
    assert told["error"] is None
    assert done.returncode == 0, done.stderr[-2000:]
    assert "Traceback" not in done.stderr
    assert told["exit_code"] == 1
    assert told["output"].endswith("setbacks.gpkg")
    assert told["memory_layers"] == []
    assert 0 < told["rows_after"] < told["rows_before"]
    assert told["before"] == []
    assert "intrudes" in told["inside"]
    assert "ms" in told["live"]
    assert told["after_is_before"] is True
    assert told["measured"] is True
    assert len(told["pictures"]) == 10
    rows = json.loads((tmp_path / "out" / "command_line.json").read_text(encoding="utf-8"))["findings"]
    assert told["findings"] == sorted([row["rule_id"], row["subject_id"], row["constraint_id"] or "", row["outcome"],
                                       str(row["provided"])] for row in rows)
