# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings as an Excel workbook where openpyxl is there; else as CSV, which is said."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..engine.errors import OutputError
from ..engine.findings import FIELDS
from ..engine.review import Review
from .csv_table import write_csv
from .output_files import refuse_to_overwrite, site_row, staging

#: Rows that a sheet of Excel holds, its head excepted.
ROWS_AT_MOST = 1_048_575

_WIDTHS = {"note": 60, "authority": 30, "section": 24, "edition": 24, "rule_id": 18, "constraint_id": 18, "subject_id": 16}


def has_openpyxl() -> bool:
    """Whether workbooks can be written here."""
    return importlib.util.find_spec("openpyxl") is not None


def write_xlsx(result: Review, path: Path, inputs: Iterable[Path] = ()) -> tuple[Path, str]:
    """Write all findings, whole or not at all; row by row, because a town has a million.

    Parameters
    ----------
    result : Review
    path : Path
        Of the workbook.
    inputs : iterable of Path
        The user's own files, which are never written.

    Returns
    -------
    path : Path
        What was written: the workbook, or a CSV of the same name where openpyxl is missing.
    note : str
        What the user must know; empty for a workbook.

    Raises
    ------
    OutputError
        Where the file cannot be written or is one of the inputs.
    """
    workbook = has_openpyxl()
    wanted = path if workbook else path.with_suffix(".csv")
    refuse_to_overwrite(wanted, inputs, is_geopackage=False)
    try:
        with staging([wanted]) as folders:
            made = folders[wanted] / "table"
            (_write_workbook if workbook else write_csv)(result, made)
            made.replace(wanted)
    except OSError as problem:
        raise OutputError(f"{wanted}: cannot be written ({problem.strerror or problem}); close it in Excel, or choose a folder "
                          "that you may write to") from None
    return wanted, "" if workbook else (f"openpyxl is not installed here, so the table is {wanted.name}, which Excel opens as "
                                        "well; to have a workbook, install python3-openpyxl")


def _write_workbook(result: Review, path: Path) -> None:
    """A sheet of findings, a second one where they are too many, and one that tells what was checked."""
    from openpyxl import Workbook

    book = Workbook(write_only=True)
    sheet, count, number = None, 0, 0
    for row in result.records():
        if sheet is None or count == ROWS_AT_MOST:
            number, count = number + 1, 0
            sheet = _sheet(book, "Findings" if number == 1 else f"Findings {number}", FIELDS)
        sheet.append([_cell(sheet, row[name]) for name in FIELDS])
        count += 1
    if sheet is None:
        _sheet(book, "Findings", FIELDS)
    about = _sheet(book, "About", ("what", "value"))
    for name, value in site_row(result).items():
        about.append([_cell(about, name.replace("_", " ")), _cell(about, "; ".join(map(str, value)) if isinstance(value, list)
                                                                  else value)])
    about.append([_cell(about, "read this"), _cell(about, "A screening of mapped data: not a survey, not an approval.")])
    book.save(path)


def _sheet(book: Any, title: str, names: Iterable[str]) -> Any:
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.styles import Font
    from openpyxl.utils import get_column_letter

    sheet = book.create_sheet(title)
    sheet.freeze_panes = "A2"
    head = []
    for place, name in enumerate(names, 1):
        sheet.column_dimensions[get_column_letter(place)].width = _WIDTHS.get(name, 14 if title != "About" else 40)
        cell = WriteOnlyCell(sheet, value=name)
        cell.font = Font(bold=True)
        head.append(cell)
    sheet.append(head)
    return sheet


def _cell(sheet: Any, value: Any) -> Any:
    """A text is a text, also where it begins with an equals sign: values of the user's layers are no formulas."""
    if not isinstance(value, str):
        return value
    from openpyxl.cell import WriteOnlyCell

    cell = WriteOnlyCell(sheet, value="".join(sign if sign.isprintable() or sign == "\n" else " " for sign in value))
    cell.data_type = "s"
    return cell
