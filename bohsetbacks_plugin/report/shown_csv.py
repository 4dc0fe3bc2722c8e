# SPDX-License-Identifier: GPL-2.0-or-later
"""The findings that a table shows, as CSV: for a spreadsheet, whole or not at all."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from ..engine.errors import OutputError
from ..engine.finding_parts import FindingPart
from ..engine.findings import FIELDS
from .finding_filter import ChosenArray
from .finding_keys import records_of
from .output_files import refuse_to_overwrite, staging

#: Findings that are made into records at a time: a town has a million.
_BLOCK = 20_000


def write_shown(parts: Sequence[FindingPart], chosen: ChosenArray, path: Path) -> None:
    """Write the chosen findings in their order, with the columns and the form of `csv_table.write_csv`.

    Parameters
    ----------
    parts : sequence of FindingPart
    chosen : ndarray of int64, shape (n, 2)
        See `finding_filter.select`.
    path : Path
        A new file, or an earlier table of findings; any other file may be one of the user's own and is never replaced.

    Raises
    ------
    OutputError
        Where the file cannot be written, or is no table of findings; nothing is left behind.
    """
    refuse_to_overwrite(path, (), is_geopackage=False)
    try:
        if path.exists() and not _is_ours(path):
            raise OutputError(f"{path}: exists and is no table of findings of this program; choose another name")
        with staging([path]) as folders:
            made = folders[path] / "shown.csv"
            with made.open("w", encoding="utf-8-sig", newline="") as file:
                writer = csv.DictWriter(file, FIELDS, lineterminator="\r\n")
                writer.writeheader()
                for start in range(0, len(chosen), _BLOCK):
                    writer.writerows(records_of(parts, chosen[start:start + _BLOCK]))
            made.replace(path)
    except OSError as problem:
        raise OutputError(f"{path}: cannot be written ({problem.strerror or problem}); "
                          "choose a folder that you may write to") from None


def _is_ours(path: Path) -> bool:
    """Whether a file begins as a table of findings does."""
    start = ",".join(FIELDS).encode("utf-8")
    with path.open("rb") as file:
        return file.read(len(start) + 3).lstrip(b"\xef\xbb\xbf").startswith(start)
