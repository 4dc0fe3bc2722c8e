# SPDX-License-Identifier: GPL-2.0-or-later
"""`bohsetbacks:inventory` through Processing: the same lists as the command line."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from qgis.core import QgsProcessingException, QgsVectorLayer

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(name="sample")
def _sample(tmp_path):
    # QGIS leaves traces in a GeoPackage that it opens.
    shutil.copytree(ROOT / "resources" / "sample" / "manomet", tmp_path / "manomet")
    return tmp_path / "manomet" / "site.yaml"


def told(path):
    rows = json.loads(path.read_text(encoding="utf-8"))["findings"]
    return sorted((row["rule_id"], row["subject_id"], row["constraint_id"] or "", row["provided"], row["note"]) for row in rows)


def test_lists_are_those_of_the_command_line(provider, sample, tmp_path, qgis_new_project):
    import processing
    result = processing.run("bohsetbacks:inventory", {
        "SITE": str(sample), "OUTPUT": str(tmp_path / "lists.gpkg"), "JSON": str(tmp_path / "qgis.json")})
    line = subprocess.run([sys.executable, "-m", "bohsetbacks_plugin", "inventory", str(sample), "--json",
                           str(tmp_path / "line.json")], cwd=ROOT, check=False, capture_output=True, text=True)
    # 3: some roles, such as suction lines, have no layer in this place.
    assert line.returncode == 3, line.stderr
    assert told(tmp_path / "qgis.json") == told(tmp_path / "line.json")
    assert result["SUMMARY"] == line.stdout.splitlines()[-1]
    lines = QgsVectorLayer(result["LINES"], "lines", "ogr")
    assert 0 < lines.featureCount() < result["LISTED"]
    # By the plan of the sample the brook runs 90 ft from the corral of lot 9.
    assert ("PLY-HORSE-7-INV", "COR-09", "WA-BROOK", 90.0) in {row[:4] for row in told(tmp_path / "qgis.json")}


def test_a_ruleset_without_lists_is_told(provider, sample, tmp_path, qgis_new_project):
    import processing
    own = tmp_path / "own.yaml"
    own.write_text("ruleset: own\nauthority: A\ndocument: D\nedition: '2026'\nrules:\n  - id: R-1\n    section: '1'\n"
                   "    kind: setback\n    subjects: [septic_tank]\n    constraint: pond\n    feet: 50\n    summary: s\n"
                   "    verified: true\n", encoding="utf-8")
    with pytest.raises(QgsProcessingException, match="own ask for no inventory"):
        processing.run("bohsetbacks:inventory", {"SITE": str(sample), "RULES": str(own),
                                                 "OUTPUT": str(tmp_path / "lists.gpkg")})
    assert not (tmp_path / "lists.gpkg").exists()
