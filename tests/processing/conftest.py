# SPDX-License-Identifier: GPL-2.0-or-later
"""Our provider in the registry, and a small site that QGIS and the command line both read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from qgis.core import QgsApplication

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "cli"))


@pytest.fixture()
def provider(qgis_processing):
    from bohsetbacks_plugin.processing_provider.provider import BohSetbacksProvider

    ours = BohSetbacksProvider()
    QgsApplication.processingRegistry().addProvider(ours)
    yield ours
    QgsApplication.processingRegistry().removeProvider(ours)


@pytest.fixture()
def check(provider, tmp_path):
    """Run the algorithm; returns its outputs and the JSON that it wrote."""
    import processing

    def run(**parameters: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        out = tmp_path / "qgis.json"
        result = processing.run("bohsetbacks:checksetbacks", {
            "OUTPUT": str(tmp_path / "qgis.gpkg"), "JSON": str(out), "LOAD": False, **parameters})
        return result, json.loads(out.read_text(encoding="utf-8"))
    return run


def command_line(site: Path, *more: str) -> dict[str, Any]:
    """The JSON of the command line for the same site file."""
    out = site.parent / "command_line.json"
    done = subprocess.run([sys.executable, "-m", "bohsetbacks_plugin", "check", str(site), "--json", str(out), *more],
                          cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1, 3), done.stderr
    return json.loads(out.read_text(encoding="utf-8"))


def comparable(document: dict[str, Any]) -> list[tuple[Any, ...]]:
    """Findings as sorted tuples; names of files and CRS texts differ between the two readers, the findings may not."""
    keys = ("rule_id", "subject_layer", "subject_id", "constraint_role", "constraint_layer", "constraint_id", "lot_id",
            "constraint_lot_id", "outcome", "force", "required", "provided", "shortfall", "band_ft", "governs", "note")
    return sorted(tuple(str(row[key]) for key in keys) for row in document["findings"])
