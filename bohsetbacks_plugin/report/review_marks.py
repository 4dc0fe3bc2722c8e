# SPDX-License-Identifier: GPL-2.0-or-later
"""What a reviewer noted of a finding: accepted, to discuss, wrong data. Kept in the results file, and through a re-run."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, Optional

from ..engine.errors import OutputError
from ..engine.pair_key import KEY_FIELDS, Key, as_text, key_of
from .result_database import MARKS_TABLE, is_results_file, reading, writing
from .rule_words import figure
from .tables import RESULT_LAYERS

__all__ = ["MARKS", "Mark", "MarkStore", "key_of", "read_marks", "write_marks"]

#: Each mark with its word.
MARKS: dict[str, str] = {"accepted": "Accepted", "to_discuss": "To discuss", "wrong_data": "Wrong data"}

@dataclass(frozen=True)
class Mark:
    """A mark on one pair of features under one rule.

    Attributes
    ----------
    key : tuple of str
        As `key_of` gives it: rule and features, "" where there is none.
    mark : str
        One of `MARKS`.
    comment : str
    marked_at : str
        Time in UTC, as ISO 8601.
    outcome : str
        The finding's outcome when it was marked.
    provided : float, optional
        What it provided then, in the finding's unit (ft for distances).
    """

    key: Key
    mark: str
    comment: str
    marked_at: str
    outcome: str
    provided: Optional[float]


def read_marks(path: Path) -> dict[Key, Mark]:
    """The marks of a results file; none where it is not there or holds none.

    Parameters
    ----------
    path : Path
        It may be open in QGIS.

    Returns
    -------
    dict of key to Mark

    Raises
    ------
    OutputError
        Where the file cannot be read.
    """
    if not path.exists():
        return {}
    try:
        with reading(path) as connection:
            if not connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?",
                                      (MARKS_TABLE,)).fetchone():
                return {}
            rows = connection.execute(
                "SELECT rule_id, subject_layer, subject_id, constraint_layer, constraint_id, mark, comment, marked_at, "
                "outcome, provided FROM review_marks ORDER BY fid").fetchall()
    except sqlite3.Error as problem:
        raise OutputError(f"{path}: the review marks cannot be read ({problem}); move the file away, or choose "
                          "another") from None
    marks = [_mark_of(row) for row in rows]
    return {one.key: one for one in marks}


def write_marks(path: Path, marks: Iterable[Mark]) -> None:
    """Put marks into a results file, each in the place of an earlier one on the same pair; all of them or none.

    Raises
    ------
    OutputError
        Where the file cannot be written.
    """
    with writing(path) as connection:
        _refuse_other_files(connection, path)
        _make_table(connection)
        connection.executemany(
            "INSERT INTO review_marks (rule_id, subject_layer, subject_id, constraint_layer, constraint_id, mark, comment, "
            "marked_at, outcome, provided) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (rule_id, subject_layer, subject_id, constraint_layer, constraint_id) DO UPDATE SET "
            "mark = excluded.mark, comment = excluded.comment, marked_at = excluded.marked_at, "
            "outcome = excluded.outcome, provided = excluded.provided",
            [(*one.key, one.mark, one.comment, one.marked_at, one.outcome, one.provided) for one in marks])
        _touch(connection)


class MarkStore:
    """The marks of one check: in its results file, or in memory while it has none.

    Parameters
    ----------
    path : Path, optional
        The results file.

    Raises
    ------
    OutputError
        Where the file's marks cannot be read.
    """

    def __init__(self, path: Optional[Path]) -> None:
        self.path = path
        self._marks: dict[Key, Mark] = {}
        self.reload()

    @property
    def in_memory(self) -> bool:
        """Whether the marks are lost when the program ends."""
        return self.path is None

    def __len__(self) -> int:
        return len(self._marks)

    def reload(self) -> None:
        """Read the marks of the file again, where another program may have changed it."""
        if self.path is not None:
            self._marks = read_marks(self.path)

    def marks(self) -> list[Mark]:
        """All marks, the oldest first."""
        return sorted(self._marks.values(), key=lambda one: (one.marked_at, one.key))

    def of(self, record: Mapping[str, Any]) -> Optional[Mark]:
        """The mark of a finding, or None."""
        return self._marks.get(key_of(record))

    def set(self, record: Mapping[str, Any], mark: str, comment: str = "") -> None:
        """Mark a finding, at once in the file too.

        Parameters
        ----------
        record : mapping
            A finding with the keys of `engine.findings.FIELDS`.
        mark : str
            One of `MARKS`; "" takes the mark away.
        comment : str

        Raises
        ------
        OutputError
            Where the file cannot be written; then the mark stays as it was.
        """
        if mark and mark not in MARKS:
            raise ValueError(f"no such mark: {mark!r}")
        key = key_of(record)
        if not mark:
            if key in self._marks:
                self._remove(key)
            return
        now = datetime.now(timezone.utc).replace(microsecond=0).isoformat()
        made = Mark(key, mark, as_text(comment.strip()), now, str(record["outcome"]), record["provided"])
        if self.path is not None:
            write_marks(self.path, [made])
        self._marks[key] = made

    def move_to(self, path: Path) -> None:
        """Take the marks along into a results file, and keep them there from now on.

        The file's own marks stay; where both have one on the same pair, ours is the later one and stands.

        Raises
        ------
        OutputError
            Where the file cannot be written; then nothing has changed.
        """
        own = read_marks(path)
        if self._marks:
            write_marks(path, self._marks.values())
        self._marks = {**own, **self._marks}
        self.path = path

    def changed_since(self, record: Mapping[str, Any]) -> str:
        """A sentence if the finding is no longer what it was when it was marked; else an empty text."""
        mark = self.of(record)
        if mark is None:
            return ""
        same_figure = _hundredths(mark.provided) == _hundredths(record["provided"])
        same_outcome = mark.outcome == record["outcome"]
        if same_figure and same_outcome:
            return ""
        then, now = _words(mark.outcome), _words(str(record["outcome"]))
        if same_figure:
            return f"marked as {then}, now {now}"
        unit = str(record["unit"])
        before = "marked without a figure" if mark.provided is None else f"marked at {figure(mark.provided, unit)}"
        after = "now not measured" if record["provided"] is None else f"now {figure(record['provided'], unit)}"
        return f"{before}, {after}" if same_outcome else f"{before} ({then}), {after} ({now})"

    def orphans(self, records: Iterable[Mapping[str, Any]]) -> list[Mark]:
        """Marks whose pair is not among these findings: cured, taken away, or called by another id. They are kept."""
        return self.orphans_of_keys(key_of(record) for record in records)

    def orphans_of_keys(self, keys: Iterable[Key]) -> list[Mark]:
        """The same, by the findings' keys; reads on only while a mark's pair has not turned up."""
        lacking = dict(self._marks)
        for key in keys:
            lacking.pop(key, None)
            if not lacking:
                break
        return sorted(lacking.values(), key=lambda one: (one.marked_at, one.key))

    def _remove(self, key: Key) -> None:
        if self.path is not None:
            with writing(self.path) as connection:
                _refuse_other_files(connection, self.path)
                _make_table(connection)
                connection.execute(
                    "DELETE FROM review_marks WHERE rule_id = ? AND subject_layer = ? AND subject_id = ? "
                    "AND constraint_layer = ? AND constraint_id = ?", key)
                _touch(connection)
        del self._marks[key]


def _refuse_other_files(connection: sqlite3.Connection, path: Path) -> None:
    if not is_results_file(connection, frozenset(RESULT_LAYERS)):
        raise OutputError(f"{path}: is no results file of this program, so no review marks are put into it; choose the file "
                          "that the check wrote")


def _make_table(connection: sqlite3.Connection) -> None:
    """Make the table where there is none, as the GeoPackage standard wants a table of attributes."""
    connection.execute(
        "CREATE TABLE IF NOT EXISTS review_marks (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, rule_id TEXT NOT NULL, "
        "subject_layer TEXT NOT NULL, subject_id TEXT NOT NULL, constraint_layer TEXT NOT NULL, "
        "constraint_id TEXT NOT NULL, mark TEXT NOT NULL, comment TEXT NOT NULL, marked_at TEXT NOT NULL, "
        "outcome TEXT NOT NULL, provided REAL, "
        "UNIQUE (rule_id, subject_layer, subject_id, constraint_layer, constraint_id))")
    connection.execute(
        "INSERT OR IGNORE INTO gpkg_contents (table_name, data_type, identifier, description) VALUES "
        "('review_marks', 'attributes', 'review_marks', 'Marks and comments of the reviewer')")


def _touch(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE gpkg_contents SET last_change = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') "
                       "WHERE table_name = 'review_marks'")


def _mark_of(row: tuple[Any, ...]) -> Mark:
    *texts, provided = row
    mark, comment, marked_at, outcome = (str(value) for value in texts[len(KEY_FIELDS):])
    return Mark(tuple(map(str, texts[:len(KEY_FIELDS)])), mark, comment, marked_at, outcome,
                float(provided) if isinstance(provided, (int, float)) else None)


def _hundredths(value: Optional[float]) -> Optional[int]:
    return None if value is None else round(value * 100)


def _words(outcome: str) -> str:
    return outcome.replace("_", " ")
