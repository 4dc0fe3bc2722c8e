# SPDX-License-Identifier: GPL-2.0-or-later
"""The command line's answer for the same site file, and findings in a form that can be compared."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


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
