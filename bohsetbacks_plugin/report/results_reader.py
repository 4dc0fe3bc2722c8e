# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads a results file back: findings as the check gave them, rules, inputs, and what was looked at. Changes nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional

from ..engine.errors import LayerError
from ..engine.findings import FIELDS
from ..engine.run_facts import RunFacts
from .result_database import is_results_file, reading
from .run_record import read_run
from .tables import RESULT_LAYERS

_TABLES = ("findings", "findings_without_place")

#: Findings that meet their rule, or that no rule applies to, are most of a complete results file.
_OPEN_ONLY = "WHERE outcome NOT IN ('meets', 'not_applicable')"

_DO = "give a GeoPackage that 'check --output' or the panel wrote"


@dataclass(frozen=True)
class StoredResults:
    """The results of an earlier check.

    Attributes
    ----------
    path : Path
    site : str
        Name of the site, "" where the file does not say.
    rules, inputs : list of dict
        Rows of the tables of that name.
    facts : RunFacts, optional
        What the check looked at; None for a file that does not say.
    """

    path: Path
    site: str
    rules: list[dict[str, Any]]
    inputs: list[dict[str, Any]]
    facts: Optional[RunFacts]

    def records(self, open_only: bool = False) -> Iterator[dict[str, Any]]:
        """Yield the findings with the keys of `engine.findings.FIELDS`, read from the file while they are taken.

        Parameters
        ----------
        open_only : bool
            Leave out what meets its rule, and what none applies to.

        Raises
        ------
        LayerError
            Where the file cannot be read.
        """
        try:
            with reading(self.path) as connection:
                for table in _TABLES:
                    for row in connection.execute(_select(table, open_only)):
                        yield _record(row)
        except sqlite3.Error as problem:
            raise LayerError(f"{self.path}: its findings cannot be read ({problem}); write the results anew") from None


def read_results(path: Path) -> StoredResults:
    """Read a results file; its findings are read later, by `StoredResults.records`.

    Parameters
    ----------
    path : Path
        It may be open in QGIS.

    Returns
    -------
    StoredResults

    Raises
    ------
    LayerError
        Where there is no such file, or it is no results file of this program.
    """
    if not path.is_file():
        raise LayerError(f"{path}: there is no such file; {_DO}")
    try:
        with reading(path) as connection:
            if not is_results_file(connection, frozenset(RESULT_LAYERS)):
                raise LayerError(f"{path}: is no results file of this program; {_DO}")
            _refuse_other_columns(connection, path)
            rules, inputs = _rows(connection, "rules"), _rows(connection, "inputs")
            facts = read_run(connection, rules)
            site = facts.site if facts is not None else _site_of_findings(connection)
    except sqlite3.Error as problem:
        raise LayerError(f"{path}: cannot be read as a results file of this program ({problem}); {_DO}") from None
    except (KeyError, ValueError, TypeError) as problem:
        if isinstance(problem, LayerError):
            raise
        raise LayerError(f"{path}: is damaged ({problem}); write the results anew") from None
    return StoredResults(path, site, rules, inputs, facts)


def _refuse_other_columns(connection: sqlite3.Connection, path: Path) -> None:
    for table in _TABLES:
        have = {row[0] for row in connection.execute("SELECT name FROM pragma_table_info(?)", (table,))}
        lacking = [name for name in FIELDS if name not in have]
        if lacking:
            raise LayerError(f"{path}: the table '{table}' lacks {', '.join(lacking)}; it was written by another version: "
                             "write the results anew")


def _select(table: str, open_only: bool) -> str:
    # Names of tables and fields are ours, and cannot be given as parameters.
    names = ", ".join(f'"{name}"' for name in FIELDS)
    return " ".join(("SELECT", names, "FROM", f'"{table}"', _OPEN_ONLY if open_only else "", "ORDER BY rowid"))


def _record(row: tuple[Any, ...]) -> dict[str, Any]:
    record = dict(zip(FIELDS, row))
    record["governs"] = bool(record["governs"])
    # Some writers store an empty text as none.
    record["leans"], record["note"] = record["leans"] or "", record["note"] or ""
    return record


def _rows(connection: sqlite3.Connection, table: str) -> list[dict[str, Any]]:
    cursor = connection.execute(" ".join(("SELECT * FROM", f'"{table}"', "ORDER BY rowid")))
    names = [column[0] for column in cursor.description]
    rows = [dict(zip(names, row)) for row in cursor]
    for row in rows:
        row.pop("fid", None)
        if "verified" in row:
            row["verified"] = bool(row["verified"])
        if "cautions" in row:
            row["cautions"] = [part for part in (row["cautions"] or "").split(" | ") if part]
    return rows


def _site_of_findings(connection: sqlite3.Connection) -> str:
    for table in _TABLES:
        row = connection.execute(" ".join(("SELECT site FROM", f'"{table}"', "LIMIT 1"))).fetchone()
        if row is not None:
            return str(row[0] or "")
    return ""
