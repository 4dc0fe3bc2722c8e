# SPDX-License-Identifier: GPL-2.0-or-later
"""Values as people write them."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from bohsetbacks_plugin.layer_schema.values import (
    FilterError,
    as_text,
    evaluate_filter,
    objects,
    to_date,
    to_number,
    to_yes_no,
    value_key,
)


@pytest.mark.parametrize("value", ["2", 2, 2.0, "2.0", " 2 "])
def test_two_is_two(value: Any) -> None:
    assert value_key(value) == "2"


def test_keys() -> None:
    assert value_key(" PRIVATE ") == value_key("private")
    assert value_key(None) == value_key("  ") == value_key(float("nan")) == ""
    assert value_key("02") == "02" and value_key("1.5") == "1.5"
    assert as_text(32.0) == "32" and as_text(32.15) == "32.15" and as_text("  ") is None


@pytest.mark.parametrize(("value", "number"), [
    ("1,500", 1500.0), (" 12.5 ", 12.5), (3, 3.0), (".5", 0.5), ("1e3", 1000.0), ("38,658307", None), ("12 gal", None),
    ("", None), (None, None), (float("inf"), None), (".", None), ("1,50", None)])
def test_numbers(value: Any, number: Any) -> None:
    assert to_number(value) == number


@pytest.mark.parametrize("value", [
    "2024-03-09", 20240309, "20240309", "03/09/2024", "3/9/2024", "2024-03-09T10:11:12", "2024/03/09 10:11:12",
    datetime.datetime(2024, 3, 9, 5), datetime.date(2024, 3, 9)])
def test_dates(value: Any) -> None:
    assert to_date(value) == datetime.date(2024, 3, 9)


@pytest.mark.parametrize("value", ["2024-02-31", "09.03.2024", "soon", None, "", 5])
def test_no_dates(value: Any) -> None:
    assert to_date(value) is None


def test_yes_and_no() -> None:
    assert [to_yes_no(v) for v in ("Y", "yes", True, 1, "1", "TRUE")] == [True] * 6
    assert [to_yes_no(v) for v in ("n", "No", False, 0, 0.0, "false")] == [False] * 6
    assert to_yes_no("perhaps") is None and to_yes_no(None) is None


COLUMNS = {"REMOVED": objects([0, 1, None]), "Name": objects(["a", None, "b"]), "FY": objects(["2024", "2023", None])}
FIDS = ["7", "8", "9"]


@pytest.mark.parametrize(("expression", "answers"), [
    ("REMOVED <> 1", [True, False, None]), ("NOT (REMOVED <> 1)", [False, True, None]),
    ("removed <> 1 OR name = 'b'", [True, None, True]), ('"FY" = 2024', [True, False, None]),
    ("fid = 8", [False, True, False]), ("Name LIKE 'A%' -- remark", [True, None, False]), ("1", [True, True, True])])
def test_filter_has_three_answers(expression: str, answers: list[Any]) -> None:
    assert list(evaluate_filter(expression, COLUMNS, FIDS)) == answers


@pytest.mark.parametrize(("expression", "word"), [
    ("REMOVED <>", "syntax"), ("nofield = 1", "nofield"), ('"REMOVD" <> 1', "REMOVD"), ("count(*) = 3", "one row"),
    ("1) FROM features; DROP TABLE features; --", "")])
def test_bad_filters(expression: str, word: str) -> None:
    with pytest.raises(FilterError) as caught:
        evaluate_filter(expression, COLUMNS, FIDS)
    assert word in str(caught.value)
