# SPDX-License-Identifier: GPL-2.0-or-later
"""Opens a results GeoPackage as the SQLite file that it is, though QGIS may hold it open with changes still in its -wal."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from ..engine.errors import OutputError

#: Seconds to wait for another program that is writing; the panel stands still for as long.
PATIENCE = 2.0

MARKS_TABLE = "review_marks"

#: SQLITE_BUSY and SQLITE_LOCKED, which Python names only since 3.11.
_LOCKED = (5, 6)


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that changes nothing, and sees what another program has committed to the -wal file but not yet moved.

    Parameters
    ----------
    path : Path

    Raises
    ------
    sqlite3.Error
        Where the file is none, or cannot be read.
    """
    quiet = not is_open_elsewhere(path)
    try:
        with closing(sqlite3.connect(_uri(path, "mode=ro"), uri=True, timeout=PATIENCE)) as connection:
            # The file may come from anybody: nothing in its schema may call a function or write.
            connection.execute("PRAGMA query_only = ON")
            connection.execute("PRAGMA trusted_schema = OFF")
            yield connection
    finally:
        if quiet and is_open_elsewhere(path):
            _tidy(path)


def _tidy(path: Path) -> None:
    """Let SQLite take away the empty files that it makes when a file left in WAL mode is read only."""
    with suppress(sqlite3.Error), closing(connect_to_write(path)) as connection:
        connection.execute("SELECT 1 FROM sqlite_master").fetchone()


@contextmanager
def writing(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection in one transaction: all that is done through it is kept, or, after an exception, nothing.

    Parameters
    ----------
    path : Path

    Raises
    ------
    OutputError
        Where the file is not there, is read-only, is locked, or is no database.
    """
    try:
        with closing(connect_to_write(path)) as connection, connection:
            connection.isolation_level = None   # else Python would keep the making of a table out of the transaction
            connection.execute("BEGIN IMMEDIATE")
            yield connection
    except sqlite3.Error as problem:
        raise OutputError(f"{path}: {why_not(problem)}") from None


def connect_to_write(path: Path) -> sqlite3.Connection:
    """A connection to a file that is there; the caller closes it."""
    return sqlite3.connect(_uri(path, "mode=rw"), uri=True, timeout=PATIENCE)


def why_not(problem: sqlite3.Error) -> str:
    """What an error of SQLite means to the user, and what to do."""
    told = str(problem)
    if "readonly" in told:
        return "is read-only; allow writing to the file and its folder, or write the results to another file"
    if "locked" in told or "busy" in told:
        return "is in use by another program; save or stop the edits there, and try again"
    if "unable to open" in told:
        return "cannot be opened; see that the file is there and that you may write to its folder"
    return f"cannot be used ({told}); write the results anew, to another file if need be"


def replace_content(path: Path, made: Path) -> None:
    """Put all that another database holds in the place of what this one holds, in one transaction.

    For a file that a program has open: were the file itself exchanged, the changes that wait beside it would later be
    written into the new one.

    Raises
    ------
    OutputError
        Where the file cannot be written; then it is as it was.
    """
    try:
        with closing(connect_to_write(path)) as target, closing(sqlite3.connect(made)) as source:
            source.backup(target, progress=_give_up_if_locked)
    except sqlite3.Error as problem:
        raise OutputError(f"{path}: {why_not(problem)}") from None


def _give_up_if_locked(status: int, _remaining: int, _total: int) -> None:
    # Python would try again for ever.
    if status in _LOCKED:
        raise sqlite3.OperationalError("database is locked")


def is_results_file(connection: sqlite3.Connection, layers: frozenset[str]) -> bool:
    """Whether the database holds the layers of a results file and no other."""
    names = {row[0] for row in connection.execute("SELECT table_name FROM gpkg_contents")}
    return {"findings", "rules", "inputs"} <= names <= layers | {"layer_styles", MARKS_TABLE}


def beside(path: Path, ending: str) -> Path:
    """A file that SQLite keeps beside a database, by the ending of its name."""
    return path.with_name(path.name + ending)


def is_open_elsewhere(path: Path) -> bool:
    """Whether a program has the file open for editing, or left it so: changes may wait in a file beside it."""
    return any(beside(path, ending).exists() for ending in ("-wal", "-shm", "-journal"))


def _uri(path: Path, options: str) -> str:
    place = path.absolute().as_posix()
    return f"file://{'' if place.startswith('/') else '/'}{quote(place, safe='/:')}?{options}"
