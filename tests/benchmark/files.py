# SPDX-License-Identifier: GPL-2.0-or-later
"""The synthetic town as files, as a user has it (a GeoPackage, a site file), and what the command line needs to read them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import fiona
import yaml
from shapely.geometry import mapping

from bohsetbacks_plugin.data.loader import load_site
from bohsetbacks_plugin.engine.review import Review, review
from bohsetbacks_plugin.engine.rules import Catalogue
from bohsetbacks_plugin.engine.site import LayerData
from bohsetbacks_plugin.layer_schema.site_file import load_site_file
from tests.benchmark import question
from tests.benchmark.synthetic_town import Town

TOWN_FILE, ALL_LAYERS, QUESTION_LAYERS = "town.gpkg", "town.yaml", "question.yaml"


def write(town: Town, folder: Path) -> None:
    """Write the GeoPackage, and two site files: one with all layers, one with those of the 100-ft question."""
    for layer in town.layers:
        _write_layer(layer, folder / TOWN_FILE)
    _write_site(town.layers, folder / ALL_LAYERS)
    asked = (*question.CONSTRAINTS, question.SUBJECTS)
    _write_site([layer for layer in town.layers if layer.name in asked], folder / QUESTION_LAYERS)


def _write_layer(layer: LayerData, path: Path) -> None:
    schema = {"geometry": layer.geometry[0].geom_type, "properties": {"id": "str", "type": "str"}}
    with fiona.open(str(path), "w", driver="GPKG", layer=layer.name, schema=schema, crs="EPSG:26986") as sink:
        sink.writerecords({"type": "Feature", "geometry": mapping(shape), "properties": {"id": number, "type": roles[0]}}
                          for shape, number, roles in zip(layer.geometry, layer.ids, layer.roles))


def _write_site(layers: Sequence[LayerData], path: Path) -> None:
    entries = [{"path": TOWN_FILE, "layer": layer.name, "role_field": "type",
                "roles": {role: role for role in sorted({roles[0] for roles in layer.roles})}, "id_field": "id",
                "status": str(layer.status[0]), "accuracy_ft": float(layer.accuracy_ft[0]), "completeness": "complete"}
               for layer in layers]
    text = yaml.safe_dump({"site": "synthetic town", "town": "plymouth", "project_type": "new_construction",
                           "layers": entries}, sort_keys=False)
    path.write_text(text, encoding="utf-8")


def read_and_check(site_file: Path, catalogue: Catalogue) -> tuple[Review, dict[str, Any]]:
    """What the command line does up to its outputs: the review, and the seconds of reading and of checking."""
    start = time.perf_counter()
    site = load_site(load_site_file(site_file)).site
    read = time.perf_counter()
    result = review(site, catalogue)
    return result, {"read": read - start, "check": time.perf_counter() - read}


def answer(result: Review) -> list[int]:
    """What must be the same whichever way the layers were read: findings, flagged pairs, pairs per outcome."""
    counts = result.counts()
    return [len(result.findings), counts["flagged_pairs"], counts["not_checked"], counts["refer"]]
