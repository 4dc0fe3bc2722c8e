# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings as a workbook: texts stay texts, numbers stay numbers, and no sheet is too long for Excel."""

from __future__ import annotations

import pytest
from factories import check, layer, one_rule, site

from bohsetbacks_plugin.engine.errors import OutputError
from bohsetbacks_plugin.engine.findings import FIELDS
from bohsetbacks_plugin.report import xlsx_table
from bohsetbacks_plugin.report.xlsx_table import write_xlsx

openpyxl = pytest.importorskip("openpyxl")


def result(ids=("=1+1", "W-é")):
    place = site(layer("lots", "lot", ["POLYGON((0 0, 400 0, 400 400, 0 400, 0 0))"], ["L"]),
                 layer("tanks", "septic_tank", ["POINT(200 200)"], ["ST\x0b1"]),
                 layer("wells", "drinking_well", ["POINT(200 230)", "POINT(200 160)"], ids))
    return check(place, one_rule("septic_tank", "drinking_well", 50), want_all=False)


def rows_of(path, title="Findings"):
    return [[cell.value for cell in row] for row in openpyxl.load_workbook(path)[title].iter_rows()]


def test_values_come_back_as_they_are(tmp_path):
    path, note = write_xlsx(result(), tmp_path / "f.xlsx")
    head, *rows = rows_of(path)
    assert (tuple(head), note) == (FIELDS, "")
    by_id = {row[head.index("constraint_id")]: row for row in rows}
    assert by_id["=1+1"][head.index("provided")] == 30.0
    assert by_id["W-é"][head.index("shortfall")] == 10.0
    # A control sign, which no workbook can hold, is a blank.
    assert {row[head.index("subject_id")] for row in rows} == {"ST 1"}
    cell = next(cell for row in openpyxl.load_workbook(path)["Findings"].iter_rows() for cell in row if cell.value == "=1+1")
    assert cell.data_type == "s"
    assert any("not a survey" in str(row[1]) for row in rows_of(path, "About"))


def test_more_rows_than_a_sheet_holds(tmp_path, monkeypatch):
    monkeypatch.setattr(xlsx_table, "ROWS_AT_MOST", 1)
    path, _ = write_xlsx(result(), tmp_path / "f.xlsx")
    assert len(rows_of(path)) == len(rows_of(path, "Findings 2")) == 2


def test_inputs_are_never_written(tmp_path):
    with pytest.raises(OutputError, match="is one of the input files"):
        write_xlsx(result(), tmp_path / "f.xlsx", [tmp_path / "f.xlsx"])
    assert list(tmp_path.iterdir()) == []
