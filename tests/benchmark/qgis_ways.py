# SPDX-License-Identifier: GPL-2.0-or-later
"""The same check through QGIS, and what people do in QGIS without us: extract within distance, or buffer and extract.

QGIS is imported on use only: without it the rest of the benchmark runs.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bohsetbacks_plugin.engine.review import review
from bohsetbacks_plugin.engine.rules import Catalogue
from bohsetbacks_plugin.engine.units import FEET_PER_METRE
from bohsetbacks_plugin.rule_files import load_town
from tests.benchmark import files, measure, question

#: What the buffer tool offers, and so what people use.
SEGMENTS = 5

#: From components and constraints, as layers, to the layer of components that are too near.
Way = Callable[[Any, Any], Any]


class NoQgis(Exception):
    """QGIS, or a part of it, is not there; says which."""


def start(settings: Path) -> Any:
    """QGIS with its native algorithms, without a window and with settings of its own; keep what is returned.

    Raises
    ------
    NoQgis
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QGIS_CUSTOM_CONFIG_PATH"] = str(settings)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(settings))
    try:
        from qgis.core import QgsApplication
    except ImportError as missing:
        raise NoQgis(f"QGIS is not importable ({missing})") from None
    application = QgsApplication([], False)
    application.initQgis()
    sys.path.append(str(Path(QgsApplication.pkgDataPath()) / "python" / "plugins"))
    try:
        from processing.core.Processing import Processing
    except ImportError as missing:
        raise NoQgis(f"QGIS's Processing is not importable ({missing})") from None
    Processing.initialize()
    return application


def version() -> str:
    """Versions of QGIS and of the GEOS that it uses."""
    from qgis.core import Qgis

    return f"QGIS {Qgis.version().split('-')[0]}, GEOS {Qgis.geosVersion()}"


def read_and_check(site_file: Path, catalogue: Catalogue) -> dict[str, Any]:
    """What the Processing algorithm does up to its outputs."""
    from bohsetbacks_plugin.layer_schema.site_file import load_site_file
    from bohsetbacks_plugin.qgis_bridge.coordinates import QgisCoordinates
    from bohsetbacks_plugin.qgis_bridge.site_layers import prepare_site_file, read_site

    begin = time.perf_counter()
    site = read_site(prepare_site_file(load_site_file(site_file), None), QgisCoordinates())
    read = time.perf_counter()
    result = review(site, catalogue)
    end = time.perf_counter()
    return {"read": read - begin, "check": end - read, "answer": files.answer(result), "peak_mb": measure.peak_mb(),
            "version": version()}


def qgis_check(options: argparse.Namespace) -> dict[str, Any]:
    """Reading through QGIS, and all rules."""
    application = start(options.folder)
    result = read_and_check(options.folder / files.ALL_LAYERS, load_town("plymouth"))
    application.exitQgis()
    return result


def qgis_question(options: argparse.Namespace) -> dict[str, Any]:
    """Reading through QGIS, and the 100-ft question."""
    application = start(options.folder)
    result = read_and_check(options.folder / files.QUESTION_LAYERS, question.catalogue())
    application.exitQgis()
    return result


def extract_within(components: Any, constraints: Any) -> Any:
    """QGIS's own answer by distance."""
    import processing

    return processing.run("native:extractwithindistance", {
        "INPUT": components, "REFERENCE": constraints, "DISTANCE": question.FEET / FEET_PER_METRE,
        "OUTPUT": "TEMPORARY_OUTPUT"})["OUTPUT"]


def buffer_and_extract(components: Any, constraints: Any) -> Any:
    """What people do: a buffer round each constraint, then the components that it touches."""
    import processing

    zones = processing.run("native:buffer", {
        "INPUT": constraints, "DISTANCE": question.FEET / FEET_PER_METRE, "SEGMENTS": SEGMENTS, "DISSOLVE": False,
        "OUTPUT": "TEMPORARY_OUTPUT"})["OUTPUT"]
    return processing.run("native:extractbylocation", {
        "INPUT": components, "PREDICATE": [0], "INTERSECT": zones, "OUTPUT": "TEMPORARY_OUTPUT"})["OUTPUT"]


def qgis_within(options: argparse.Namespace) -> dict[str, Any]:
    """Extract within distance."""
    return _run(extract_within, options)


def qgis_buffer(options: argparse.Namespace) -> dict[str, Any]:
    """Buffer and extract by location."""
    return _run(buffer_and_extract, options)


def _run(way: Way, options: argparse.Namespace) -> dict[str, Any]:
    """One way on the GeoPackage and on layers in memory, and how its answer differs from that by exact distances."""
    application = start(options.folder)
    from qgis.core import QgsFeatureRequest, QgsVectorLayer

    names = (question.SUBJECTS, *question.CONSTRAINTS)
    path = options.folder / files.TOWN_FILE
    begin = time.perf_counter()
    stored = {name: QgsVectorLayer(f"{path}|layername={name}", name, "ogr") for name in names}
    from_file = _answer(way, stored)
    file_seconds = time.perf_counter() - begin
    layers = {name: layer.materialize(QgsFeatureRequest()) for name, layer in stored.items()}
    begin = time.perf_counter()
    for layer in layers.values():
        layer.dataProvider().createSpatialIndex()
    in_memory = _answer(way, layers)
    memory_seconds = time.perf_counter() - begin
    peak = measure.peak_mb()
    made = measure.town(options)
    exact = question.intruders(made, question.passes(made))
    result = {"file": file_seconds, "memory": memory_seconds, "peak_mb": peak, "version": version(),
              "same": from_file == in_memory, "real": {name: len(found) for name, found in exact.items()},
              "missed": {name: len(found - from_file[name]) for name, found in exact.items()},
              "extra": {name: len(from_file[name] - found) for name, found in exact.items()}}
    del stored, layers      # layers must go before QGIS does
    application.exitQgis()
    return result


def _answer(way: Way, layers: dict[str, Any]) -> dict[str, set[str]]:
    """Ids of the components that are too near to each kind of constraint."""
    found = {}
    for name in question.CONSTRAINTS:
        found[name] = {str(feature["id"]) for feature in way(layers[question.SUBJECTS], layers[name]).getFeatures()}
    return found
