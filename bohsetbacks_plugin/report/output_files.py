# SPDX-License-Identifier: GPL-2.0-or-later
"""Results to files, whole or not at all: each is written beside its place under another name and moved there at the end.

What writes the GeoPackage's layers (fiona, or QGIS) is handed in; the rest is the same for both.
"""

from __future__ import annotations

import json
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, Optional

from ..engine.errors import OutputError
from ..engine.review import Review
from ..paths import resource, version
from .csv_table import write_csv
from .result_database import is_open_elsewhere, is_results_file, reading, replace_content
from .review_marks import read_marks, write_marks
from .run_record import write_run
from .tables import RESULT_LAYERS, ResultTable, result_tables

#: Writes one table into a GeoPackage that may not be there yet.
LayerWriter = Callable[[Path, ResultTable], None]

#: Makes a page of a review, in pieces.
ReportMaker = Callable[[Review], Iterable[str]]


def write_results(result: Review, *, write_layer: LayerWriter, json_path: Optional[Path] = None,
                  csv_path: Optional[Path] = None, output: Optional[Path] = None, report_path: Optional[Path] = None,
                  report: Optional[ReportMaker] = None, inputs: Iterable[Path] = ()) -> None:
    """Write the JSON, the CSV, the report and the GeoPackage that were asked for; all appear, or none.

    Review marks in the GeoPackage that is overwritten are carried over.

    Parameters
    ----------
    result : Review
    write_layer : callable
        Writes one `ResultTable` to a path.
    json_path, csv_path, output, report_path : Path, optional
    report : callable, optional
        Makes the report's page of the review, in pieces.
    inputs : iterable of Path
        The user's own files, which are never written.

    Raises
    ------
    OutputError
        Where a file cannot be written, is one of the inputs, or is a GeoPackage that this program did not make.
    """
    paths = [path for path in (json_path, csv_path, report_path, output) if path is not None]
    inputs = list(inputs)
    for path in paths:
        refuse_to_overwrite(path, inputs, is_geopackage=path == output)
    moves: list[tuple[Path, Path]] = []
    try:
        with staging(paths) as folders:
            if json_path is not None:
                moves.append((folders[json_path] / "result.json", json_path))
                _write_json(result, moves[-1][0])
            if csv_path is not None:
                moves.append((folders[csv_path] / "result.csv", csv_path))
                write_csv(result, moves[-1][0])
            if report_path is not None and report is not None:
                moves.append((folders[report_path] / "result.html", report_path))
                with moves[-1][0].open("w", encoding="utf-8") as file:
                    file.writelines(report(result))
            if output is not None:
                moves.append((folders[output] / "result.gpkg", output))
                _write_geopackage(result, moves[-1][0], write_layer)
                _carry_marks(output, moves[-1][0])
            _move(moves)
    except OSError as problem:
        raise OutputError(f"{', '.join(str(path) for path in paths)}: cannot be written ({problem.strerror or problem}); "
                          "choose a folder that you may write to") from None


def site_row(result: Review) -> dict[str, Any]:
    """What identifies a run: site, rules with their editions, program version, time."""
    return {
        "site": result.site.name, "town": result.site.town, "project_type": result.site.project_type,
        "analysis_crs": result.site.crs, "as_of": result.site.as_of.isoformat(), "lots": list(result.lots),
        "rulesets": list(dict.fromkeys(f"{rule.ruleset}: {rule.document}, {rule.edition.split(';')[0]}"
                                       for rule in result.rules)),
        "program": f"BOH Setbacks {version()}",
        "created": datetime.now(timezone.utc).replace(microsecond=0).isoformat(),
    }


def _carry_marks(existing: Path, made: Path) -> None:
    """Put the reviewer's marks in the file that is about to be overwritten into the new one."""
    marks = read_marks(existing)
    if marks:
        write_marks(made, marks.values())


def _move(moves: Iterable[tuple[Path, Path]]) -> None:
    """Put each file that was made in its place; a GeoPackage that is open in QGIS first, because that may be refused."""
    for made, wanted in sorted(moves, key=lambda move: not is_open_elsewhere(move[1])):
        if wanted.exists() and is_open_elsewhere(wanted):
            replace_content(wanted, made)
        else:
            made.replace(wanted)


@contextmanager
def staging(paths: Iterable[Path]) -> Iterator[dict[Path, Path]]:
    """A scratch folder beside each path, on the same disk, so that moving is one step; gone at the end."""
    made: dict[Path, tempfile.TemporaryDirectory[str]] = {}
    try:
        for path in paths:
            made[path] = tempfile.TemporaryDirectory(prefix=".bohsetbacks_", dir=path.absolute().parent)
        yield {path: Path(folder.name) for path, folder in made.items()}
    finally:
        for folder in made.values():
            folder.cleanup()


def refuse_to_overwrite(path: Path, inputs: Iterable[Path], is_geopackage: bool) -> None:
    """Stop before anything is made: no folder, a folder's name, one of the inputs, or a GeoPackage that is not ours."""
    if not path.absolute().parent.is_dir():
        raise OutputError(f"{path}: the folder {path.absolute().parent} does not exist; make it, or choose another")
    if path.is_dir():
        raise OutputError(f"{path}: is a folder; give a file name")
    if any(path.resolve() == other.resolve() for other in inputs):
        raise OutputError(f"{path}: is one of the input files, which are never written; choose another name")
    if is_geopackage and path.exists() and not is_our_result(path):
        raise OutputError(f"{path}: exists and is no result of this program; choose another name")


def is_our_result(path: Path) -> bool:
    """Whether a file is a results GeoPackage of this program and nothing more."""
    try:
        with reading(path) as connection:
            return is_results_file(connection, frozenset(RESULT_LAYERS))
    except sqlite3.Error:
        return False


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


def _write_geopackage(result: Review, path: Path, write_layer: LayerWriter) -> None:
    styles = {}
    for table in result_tables(result):
        if table.geometry == "None":
            # A town has a million rows without a place: through the layer writers they take minutes, this way seconds.
            write_layer(path, replace(table, rows=[]))
            _insert_rows(path, table)
        else:
            write_layer(path, table)
        if table.style:
            styles[table.name] = resource("styles", f"{table.style}.qml").read_text(encoding="utf-8")
    _add_styles(path, styles)
    write_run(path, site_row(result), result)


def _insert_rows(path: Path, table: ResultTable) -> None:
    """Fill a table without geometry that is already there."""
    # Names of tables and fields are ours, and cannot be given as parameters.
    names = ", ".join(f'"{name}"' for name in table.fields)
    marks = ", ".join("?" for _ in table.fields)
    statement = " ".join(("INSERT INTO", f'"{table.name}"', f"({names})", "VALUES", f"({marks})"))
    connection = sqlite3.connect(path)
    try:
        with connection:
            connection.executemany(statement, (tuple(row.get(name) for name in table.fields) for row in table.rows))
    finally:
        connection.close()


def _add_styles(path: Path, styles: dict[str, str]) -> None:
    """Store styles as QGIS does, so that a freshly opened layer is drawn with them."""
    connection = sqlite3.connect(path)
    try:
        with connection:
            connection.execute(
                "CREATE TABLE layer_styles (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, f_table_catalog TEXT, "
                "f_table_schema TEXT, f_table_name TEXT, f_geometry_column TEXT, styleName TEXT, styleQML TEXT, "
                "styleSLD TEXT, useAsDefault BOOLEAN, description TEXT, owner TEXT, ui TEXT, "
                "update_time DATETIME DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')))")
            connection.execute("INSERT INTO gpkg_contents (table_name, data_type, identifier) VALUES "
                               "('layer_styles', 'attributes', 'layer_styles')")
            connection.executemany(
                "INSERT INTO layer_styles (f_table_catalog, f_table_schema, f_table_name, f_geometry_column, "
                "styleName, styleQML, styleSLD, useAsDefault, description, owner) "
                "VALUES ('', '', ?, 'geom', ?, ?, '', 1, 'BOH Setbacks', '')",
                [(name, f"BOH Setbacks {name}", style) for name, style in styles.items()])
    finally:
        connection.close()
