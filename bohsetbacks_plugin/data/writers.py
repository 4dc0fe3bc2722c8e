# SPDX-License-Identifier: GPL-2.0-or-later
"""Results to files, whole or not at all: each is written beside its place under another name and moved there at the end."""

from __future__ import annotations

import json
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime, timezone
from itertools import repeat
from pathlib import Path
from typing import Any, Optional

import fiona
import numpy as np
import shapely
from shapely.geometry import mapping

from ..engine import vocabulary
from ..engine.errors import OutputError
from ..engine.findings import FIELDS, FindingTable, records
from ..engine.geometry import explode
from ..engine.review import Review
from ..engine.verdict import CODE
from ..engine.zones import zones_of_findings
from ..paths import resource, version

#: Layers of a results GeoPackage, in drawing order from the top.
RESULT_LAYERS = ("findings", "findings_without_place", "flagged", "setback_zones", "lots", "rules", "inputs")

#: Kind of geometry of a layer, by the dimension of its features.
_MULTI = {0: "MultiPoint", 1: "MultiLineString", 2: "MultiPolygon"}

_FLOATS = ("required", "provided", "shortfall", "signed_ft", "band_ft", "accuracy_ft")


def site_row(result: Review) -> dict[str, Any]:
    """What identifies a run: site, rules with their editions, program version, time."""
    return {
        "site": result.site.name, "town": result.site.town, "project_type": result.site.project_type,
        "analysis_crs": result.site.crs, "lots": list(result.lots),
        "rulesets": list(dict.fromkeys(f"{rule.ruleset}: {rule.document}, {rule.edition.split(';')[0]}"
                                       for rule in result.rules)),
        "program": f"BOH Setbacks {version()}",
        "created": datetime.now(timezone.utc).replace(microsecond=0).isoformat(),
    }


def write_results(result: Review, *, crs_wkt: str, json_path: Optional[Path] = None, output: Optional[Path] = None,
                  inputs: Iterable[Path] = ()) -> None:
    """Write the JSON and the GeoPackage that were asked for; both appear, or neither.

    Parameters
    ----------
    result : Review
    crs_wkt : str
        The analysis CRS.
    json_path, output : Path, optional
    inputs : iterable of Path
        The user's own files, which are never written.

    Raises
    ------
    OutputError
        Where a file cannot be written, is one of the inputs, or is a GeoPackage that this program did not make.
    """
    paths = [path for path in (json_path, output) if path is not None]
    for path in paths:
        _refuse_to_overwrite(path, inputs, is_geopackage=path == output)
    moves: list[tuple[Path, Path]] = []
    try:
        with _staging(paths) as folders:
            if json_path is not None:
                moves.append((folders[json_path] / "result.json", json_path))
                _write_json(result, moves[-1][0])
            if output is not None:
                moves.append((folders[output] / "result.gpkg", output))
                _write_geopackage(result, moves[-1][0], crs_wkt)
            for made, wanted in moves:
                made.replace(wanted)
    except OSError as problem:
        raise OutputError(f"{', '.join(str(path) for path in paths)}: cannot be written ({problem.strerror or problem}); "
                          "choose a folder that you may write to") from None


@contextmanager
def _staging(paths: Iterable[Path]) -> Iterator[dict[Path, Path]]:
    """A scratch folder beside each path, on the same disk, so that moving is one step; gone at the end."""
    made: dict[Path, tempfile.TemporaryDirectory[str]] = {}
    try:
        for path in paths:
            made[path] = tempfile.TemporaryDirectory(prefix=".bohsetbacks_", dir=path.absolute().parent)
        yield {path: Path(folder.name) for path, folder in made.items()}
    finally:
        for folder in made.values():
            folder.cleanup()


def _refuse_to_overwrite(path: Path, inputs: Iterable[Path], is_geopackage: bool) -> None:
    if not path.absolute().parent.is_dir():
        raise OutputError(f"{path}: the folder {path.absolute().parent} does not exist; make it, or choose another")
    if path.is_dir():
        raise OutputError(f"{path}: is a folder; give a file name")
    if any(path.resolve() == other.resolve() for other in inputs):
        raise OutputError(f"{path}: is one of the input files, which are never written; choose another name")
    if is_geopackage and path.exists() and not _is_our_result(path):
        raise OutputError(f"{path}: exists and is no result of this program; choose another name")


def _is_our_result(path: Path) -> bool:
    try:
        connection = sqlite3.connect(f"file:{path.absolute().as_posix()}?mode=ro&immutable=1", uri=True)
        try:
            names = {row[0] for row in connection.execute("SELECT table_name FROM gpkg_contents")}
        finally:
            connection.close()
    except sqlite3.Error:
        return False
    return {"findings", "rules", "inputs"} <= names <= {*RESULT_LAYERS, "layer_styles"}


def _write_json(result: Review, path: Path) -> None:
    # A town has a million findings: they are written one by one, never held as one text.
    parts = {"site": site_row(result), "rules": result.rule_rows(), "inputs": result.input_rows(),
             "not_measured": result.not_measured_rows()}
    with path.open("w", encoding="utf-8") as file:
        file.write("{\n")
        for name, part in parts.items():
            file.write(f"{json.dumps(name)}: {_json(part)},\n")
        file.write('"findings": [')
        for number, row in enumerate(result.records()):
            file.write(("\n" if number == 0 else ",\n") + _json(row))
        file.write("\n]\n}\n")


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _write_geopackage(result: Review, path: Path, crs_wkt: str) -> None:
    found = result.findings
    has_place = found.has_place
    finding_fields = {**{name: "float" if name in _FLOATS else "bool" if name == "governs" else "str"
                         for name in FIELDS}, "site": "str"}
    for name, kind, rows in (("findings", "LineString", np.flatnonzero(has_place)),
                             ("findings_without_place", "None", np.flatnonzero(~has_place))):
        part = found.take(rows)
        lines = shapely.linestrings(part.lines) if kind == "LineString" and len(part) else None
        _write_layer(path, name, kind, finding_fields, _with_site(result, part), lines, crs_wkt)
    flagged_style = _write_flagged(result, path, crs_wkt)
    _write_zones(result, path, crs_wkt)
    _write_lots(result, path, crs_wkt)
    rule_rows = [{**row, "authority": rule.authority, "section": rule.section, "edition": rule.edition,
                  "feet": rule.feet_text, "summary": rule.summary, "verified": rule.verified}
                 for row, rule in zip(result.rule_rows(), result.rules)]
    _write_layer(path, "rules", "None", {
        "rule_id": "str", "authority": "str", "section": "str", "edition": "str", "feet": "str", "summary": "str",
        "verified": "bool", "status": "str", "reason": "str", "subjects": "int", "constraints": "int", "flagged": "int",
    }, rule_rows, None, crs_wkt)
    input_rows = [{**row, "cautions": " | ".join(row["cautions"])} for row in result.input_rows()]
    _write_layer(path, "inputs", "None", {
        "layer": "str", "read": "int", "measured": "int", "not_measured": "int", "excluded": "int", "repaired": "int",
        "crs": "str", "operation": "str", "operation_accuracy_ft": "float", "accuracy_ft": "float", "cautions": "str",
    }, input_rows, None, crs_wkt)
    _add_styles(path, {"flagged": flagged_style})


def _with_site(result: Review, part: FindingTable) -> Iterator[dict[str, Any]]:
    """Findings with the name of the site, which a row carries once it is copied into another table."""
    for row in records(part, result.site, result.rules):
        yield {**row, "site": result.site.name}


def _write_layer(path: Path, name: str, geometry: str, fields: dict[str, str], rows: Iterable[dict[str, Any]],
                 shapes: Optional[Iterable[Any]], crs_wkt: str) -> None:
    schema = {"geometry": geometry, "properties": fields}
    crs = {} if geometry == "None" else {"crs_wkt": crs_wkt}
    with fiona.open(str(path), "w", driver="GPKG", layer=name, schema=schema, **crs) as sink:
        outlines = repeat(None) if shapes is None else (mapping(shape) for shape in shapes)
        sink.writerecords({"type": "Feature", "geometry": outline,
                           "properties": {field: row.get(field) for field in fields}}
                          for row, outline in zip(rows, outlines))


def _write_flagged(result: Review, path: Path, crs_wkt: str) -> str:
    """The subjects that something is flagged, referred or not checked about, each with its worst outcome.

    Returns the name of the style that fits the layer's kind of geometry.
    """
    found, features = result.findings, result.site.features
    rows = np.flatnonzero((found.subject >= 0) & (found.outcome <= CODE["refer"]))
    order = rows[np.lexsort((~found.binding[rows], found.outcome[rows], found.subject[rows]))]
    subject, first, counts = np.unique(found.subject[order], return_index=True, return_counts=True)
    worst = order[first]
    table = [{
        "subject_id": str(features.ids[number]), "subject_layer": result.site.layers[features.layer[number]].name,
        "subject_role": found.subject_role[row], "lot_id": found.lot[row],
        "worst_outcome": vocabulary.OUTCOMES[found.outcome[row]],
        "force": "binding" if found.binding[row] else "advisory", "findings": int(count),
    } for number, row, count in zip(subject, worst, counts)]
    # One kind of geometry where possible: QGIS shows a layer of mixed kinds as several.
    shapes = features.geometry[subject]
    kinds = set(shapely.get_dimensions(shapes).tolist())
    kind = _MULTI.get(kinds.pop(), "Unknown") if len(kinds) == 1 else "Unknown"
    if kind != "Unknown":
        shapes = np.array([_as_multi(shape, kind) for shape in shapes], dtype=object)
    _write_layer(path, "flagged", kind, {
        "subject_id": "str", "subject_layer": "str", "subject_role": "str", "lot_id": "str", "worst_outcome": "str",
        "force": "str", "findings": "int"}, table, shapes, crs_wkt)
    return {"MultiPoint": "flagged_point", "MultiLineString": "flagged_line"}.get(kind, "flagged")


def _as_multi(shape: Any, kind: str) -> Any:
    """A geometry as the multi-part kind, without what a repair may have left of lesser dimension."""
    single = kind.replace("Multi", "")
    parts, _ = explode(np.array([shape], dtype=object))
    return getattr(shapely, kind)([part for part in parts if part.geom_type == single])


def _write_zones(result: Review, path: Path, crs_wkt: str) -> None:
    zones = zones_of_findings(result.site, result.rules, result.findings)
    features = result.site.features
    table = [{
        "rule_id": result.rules[rule].id, "section": result.rules[rule].section, "feet": float(feet),
        "constraint_id": str(features.ids[number]),
        "constraint_layer": result.site.layers[features.layer[number]].name,
    } for rule, number, feet in zip(zones.rule, zones.constraint, zones.feet)]
    shapes = [_as_multi(shape, "MultiPolygon") for shape in zones.geometry]
    _write_layer(path, "setback_zones", "MultiPolygon", {
        "rule_id": "str", "section": "str", "feet": "float", "constraint_id": "str", "constraint_layer": "str"},
        table, shapes, crs_wkt)


def _write_lots(result: Review, path: Path, crs_wkt: str) -> None:
    features = result.site.features
    rows = features.having(frozenset({"lot"}))
    named = {name for label in [*result.findings.lot, *result.findings.constraint_lot] if label is not None
             for name in str(label).split("; ")}
    wanted = [row for row in rows if named & {str(features.ids[row]), *features.all_ids[row]}]
    table = [{"lot_id": str(features.ids[row]), "lot_layer": result.site.layers[features.layer[row]].name}
             for row in wanted]
    shapes = [_as_multi(shape, "MultiPolygon") for shape in features.geometry[wanted]]
    _write_layer(path, "lots", "MultiPolygon", {"lot_id": "str", "lot_layer": "str"}, table, shapes, crs_wkt)


def _add_styles(path: Path, styles: dict[str, str]) -> None:
    """Store the shipped styles as QGIS does, so that a freshly opened layer is drawn with them.

    `styles` names the style file of a layer where it is not the layer's own name.
    """
    connection = sqlite3.connect(path)
    try:
        with connection:
            connection.execute(
                "CREATE TABLE layer_styles (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, f_table_catalog TEXT, "
                "f_table_schema TEXT, f_table_name TEXT, f_geometry_column TEXT, styleName TEXT, styleQML TEXT, "
                "styleSLD TEXT, useAsDefault BOOLEAN, description TEXT, owner TEXT, ui TEXT, "
                "update_time DATETIME DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')))")
            connection.execute(
                "INSERT INTO gpkg_contents (table_name, data_type, identifier) VALUES "
                "('layer_styles', 'attributes', 'layer_styles')")
            for name in RESULT_LAYERS:
                style = resource("styles", f"{styles.get(name, name)}.qml")
                if style.is_file():
                    connection.execute(
                        "INSERT INTO layer_styles (f_table_catalog, f_table_schema, f_table_name, f_geometry_column, "
                        "styleName, styleQML, styleSLD, useAsDefault, description, owner) "
                        "VALUES ('', '', ?, 'geom', ?, ?, '', 1, 'BOH Setbacks', '')",
                        (name, f"BOH Setbacks {name}", style.read_text(encoding="utf-8")))
    finally:
        connection.close()
