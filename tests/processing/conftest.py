# SPDX-License-Identifier: GPL-2.0-or-later
"""Our provider in the registry, and a small site that QGIS and the command line both read."""

from __future__ import annotations

import json
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
