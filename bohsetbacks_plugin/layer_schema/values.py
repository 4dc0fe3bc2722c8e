# SPDX-License-Identifier: GPL-2.0-or-later
"""Attribute values as people write them, made comparable: type values, ids, numbers, dates, yes and no, and filters."""

from __future__ import annotations

import datetime
import math
import re
import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Optional

import numpy as np
import numpy.typing as npt

ObjectArray = npt.NDArray[np.object_]

_WHOLE = re.compile(r"[+-]?(?:0|[1-9]\d*)\.0*$")
_NUMBER = re.compile(r"[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?(?:[eE][+-]?\d+)?$")
_QUOTED = re.compile(r"'(?:[^']|'')*'|\"((?:[^\"]|\"\")*)\"")
_DATES = (
    (re.compile(r"(\d{4})-(\d\d?)-(\d\d?)(?:[T ].*)?$"), (1, 2, 3)),
    (re.compile(r"(\d{4})/(\d\d?)/(\d\d?)(?: .*)?$"), (1, 2, 3)),
    (re.compile(r"(\d{4})(\d\d)(\d\d)$"), (1, 2, 3)),
    (re.compile(r"(\d\d?)/(\d\d?)/(\d{4})(?: .*)?$"), (3, 1, 2)),
)
_YES, _NO = frozenset({"y", "yes", "true", "t", "1"}), frozenset({"n", "no", "false", "f", "0"})
_LISTED = 10


class FilterError(Exception):
    """A filter expression that cannot be evaluated; its text says why."""


def objects(values: Iterable[Any]) -> ObjectArray:
    """An object array of exactly one dimension, whatever the values are."""
    items = list(values)
    result = np.empty(len(items), dtype=object)
    result[:] = items
    return result


def some(names: Iterable[Any]) -> str:
    """The first few names for a caution, and how many more there are."""
    items = [str(name) for name in names]
    more = len(items) - _LISTED
    return ", ".join(items[:_LISTED]) + (f" and {more} more" if more > 0 else "")


def as_text(value: Any) -> Optional[str]:
    """Text of a value, None for NULL and blank; a whole float loses its ``.0``, as ids are often kept as numbers."""
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return None
    if isinstance(value, (float, np.floating)) and math.isfinite(value) and float(value).is_integer():
        return str(int(value))
    if isinstance(value, bytes):
        value = value.decode("utf-8", "replace")
    return str(value).strip() or None


def value_key(value: Any) -> str:
    """A type value in the form in which it is compared: no case, no outer blanks; 2, 2.0 and "2" are equal; NULL is ""."""
    text = as_text(value)
    if text is None:
        return ""
    if _WHOLE.match(text):
        text = text.partition(".")[0]
    return text.casefold()


def to_number(value: Any) -> Optional[float]:
    """A number, also one written ``1,500``; None if it is none. NaN and infinity are none."""
    if isinstance(value, (bool, int, float, np.integer, np.floating)):
        number = float(value)
    else:
        text = as_text(value) or ""
        if not any(letter.isdigit() for letter in text) or not _NUMBER.match(text):
            return None
        number = float(text.replace(",", ""))
    return number if math.isfinite(number) else None


def to_date(value: Any) -> Optional[datetime.date]:
    """A date of ``YYYY-MM-DD`` (a time after it is dropped), ``YYYYMMDD`` (a number too) or ``MM/DD/YYYY``."""
    if isinstance(value, datetime.datetime):
        return value.date()
    if isinstance(value, datetime.date):
        return value
    text = as_text(value) or ""
    for pattern, order in _DATES:
        match = pattern.match(text)
        if match:
            try:
                return datetime.date(*(int(match.group(part)) for part in order))
            except ValueError:  # the 31st of June: unreadable, and the caller says so
                return None
    return None


def to_yes_no(value: Any) -> Optional[bool]:
    """Yes or no as towns write it; None if it is neither."""
    word = value_key(value)
    return True if word in _YES else False if word in _NO else None


_CONVERTERS: dict[str, Callable[[Any], Any]] = {"text": as_text, "number": to_number, "date": to_date, "yes_no": to_yes_no}


def convert(column: ObjectArray, kind: str) -> tuple[ObjectArray, npt.NDArray[np.intp]]:
    """Type a column.

    Parameters
    ----------
    column : ndarray of object
        Raw values.
    kind : str
        ``text``, ``number``, ``date`` or ``yes_no``.

    Returns
    -------
    values : ndarray of object
        None where empty or unreadable.
    unreadable : ndarray of int
        Rows that hold something that cannot be read as this kind.
    """
    converter = _CONVERTERS[kind]
    values = objects(converter(value) for value in column)
    bad = [row for row, (raw, value) in enumerate(zip(column, values)) if value is None and as_text(raw) is not None]
    return values, np.array(bad, dtype=np.intp)


def _sqlite_value(value: Any) -> Any:
    if value is None or isinstance(value, (str, bytes)):
        return value
    if isinstance(value, (bool, int, np.integer)):
        number = int(value)
        return number if -(2 ** 63) <= number < 2 ** 63 else float(number)
    if isinstance(value, (float, np.floating)):
        return float(value)
    return str(value)


def _affinity(column: ObjectArray) -> str:
    """The column type that lets ``FY = 2024`` and ``FY = '2024'`` both work, as in a database."""
    kinds = {type(value) for value in column if value is not None}
    if kinds and kinds <= {int, float, bool}:
        return " NUMERIC"
    return " TEXT" if kinds == {str} else ""


def _check_quoted_names(expression: str, known: Collection[str]) -> None:
    """SQLite takes a double-quoted name that is no column as a text, without a word; here it is an error."""
    for match in _QUOTED.finditer(expression):
        name = match.group(1)
        if name is not None and name.replace('""', '"').casefold() not in known:
            raise FilterError(f'there is no field "{name}"; a text stands in single quotes')


def evaluate_filter(expression: str, columns: Mapping[str, ObjectArray], fids: Sequence[Any]) -> ObjectArray:
    """Evaluate a filter for every row, with SQL's three answers.

    One dialect (SQLite's) serves all file formats: the filter of GDAL takes NOT NULL as true in shapefiles, and a
    GeoPackage read through it answers "no rows" to a filter with a mistake in it.

    Parameters
    ----------
    expression : str
        An SQL condition over the fields; ``fid`` is the feature id.
    columns : mapping of str to ndarray of object
        Field values.
    fids : sequence
        Feature ids.

    Returns
    -------
    ndarray of object
        True, False, or None where the answer is NULL.

    Raises
    ------
    FilterError
        For an expression that cannot be evaluated.
    """
    table = dict(columns)
    if "fid" not in {name.casefold() for name in table}:
        table["fid"] = objects(int(fid) if str(fid).isdigit() else fid for fid in fids)
    _check_quoted_names(expression, {name.casefold() for name in table})
    answers = _ask_sqlite(expression, table, len(fids))
    if len(answers) != len(fids):
        raise FilterError("it is not a condition on one row")
    return objects(_truth(answer) for answer in answers)


def _ask_sqlite(expression: str, table: Mapping[str, ObjectArray], size: int) -> list[Any]:
    """The value of the expression for every row of the table."""
    names = list(table)
    quoted = ['"' + name.replace('"', '""') + '"' + _affinity(table[name]) for name in names]
    connection = sqlite3.connect(":memory:")
    try:
        connection.execute(" ".join(["CREATE TABLE features (", ", ".join(quoted), ")"]))
        marks = ", ".join("?" * len(names))
        rows = (tuple(_sqlite_value(table[name][row]) for name in names) for row in range(size))
        connection.executemany(" ".join(["INSERT INTO features VALUES (", marks, ")"]), rows)
        connection.execute("PRAGMA query_only = 1")
        query = " ".join(["SELECT (", expression, "\n) FROM features ORDER BY rowid"])
        return [answer for (answer,) in connection.execute(query)]
    except (sqlite3.Error, sqlite3.Warning, ValueError) as bad:
        raise FilterError(str(bad)) from None
    finally:
        connection.close()


def _truth(answer: Any) -> Optional[bool]:
    """SQLite's idea of truth: a number that is not 0."""
    if answer is None:
        return None
    number = to_number(answer)
    return bool(number)
