# SPDX-License-Identifier: GPL-2.0-or-later
"""Writing small designs, running the command line, and the arithmetic that the tests expect, without the engine."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import geopandas
import yaml

from bohsetbacks_plugin.data.loader import load_site
from bohsetbacks_plugin.engine.review import Review, review
from bohsetbacks_plugin.layer_schema.site_file import load_site_file
from bohsetbacks_plugin.rule_files import load_town

ROOT = Path(__file__).resolve().parents[2]
FEET = 3937.0 / 1200.0


def write_features(path: Path, features: Sequence[Mapping[str, Any]], crs: str = "EPSG:26986",
                   layer: str = "design") -> Path:
    """A GeoPackage of features given with their `geometry` in EPSG:26986, stored in `crs`."""
    geopandas.GeoDataFrame(list(features), geometry="geometry", crs="EPSG:26986").to_crs(crs).to_file(
        path, layer=layer, driver="GPKG")
    return path


def write_site(path: Path, layers: Sequence[Mapping[str, Any]], *, town: str = "plymouth",
               project_type: str = "new_construction") -> Path:
    """A site file."""
    document = {"site": path.stem, "town": town, "project_type": project_type,
                "layers": [{key: str(value) if isinstance(value, Path) else value for key, value in layer.items()}
                           for layer in layers]}
    path.write_text(yaml.safe_dump(document, sort_keys=False), encoding="utf-8")
    return path


def run_check(site: Path, *options: str) -> tuple[int, dict[str, Any], str]:
    """The real command line with --json and --output beside the site file: exit code, JSON, last line of stdout."""
    made, package = site.with_suffix(".json"), site.with_suffix(".result.gpkg")
    command = [sys.executable, "-m", "bohsetbacks_plugin", "check", str(site), "--json", str(made), "--output",
               str(package), *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if not made.exists():
        raise AssertionError(f"exit {done.returncode}: {done.stderr}")
    return done.returncode, json.loads(made.read_text(encoding="utf-8")), done.stdout.splitlines()[-1]


def reviewed(site: Path, **options: Any) -> Review:
    """The same in this process."""
    where = load_site_file(site)
    return review(load_site(where).site, load_town(where.town, where.folder), **options)


def inputs(rows: Sequence[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    """Rows of `inputs` by layer; each must add up."""
    for row in rows:
        if row["read"] != row["measured"] + row["not_measured"] + row["excluded"]:
            raise AssertionError(f"does not add up: {row}")
    return {row["layer"]: row for row in rows}


def hundredths(feet: float) -> float:
    """Half up to 0.01 ft."""
    return math.floor(feet * 100.0 + 0.5 + 1e-6) / 100.0


def verdict(signed: float, required: float, *accuracies: float) -> str:
    """Principle 5 of the design for one pair, in feet; 0.5 ft or better everywhere is a survey."""
    signed, band = hundredths(signed), hundredths(math.sqrt(sum(one * one for one in accuracies)))
    if round(required - signed, 2) > band:
        return "intrudes"
    if round(signed - required, 2) >= band:
        return "meets"
    if max(accuracies) <= 0.5:
        return "intrudes" if signed < required else "meets"
    return "too_close_to_call"
