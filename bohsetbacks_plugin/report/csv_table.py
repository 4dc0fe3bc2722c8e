# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings as a CSV table, for a spreadsheet."""

from __future__ import annotations

import csv
from pathlib import Path

from ..engine.findings import FIELDS
from ..engine.review import Review


def write_csv(result: Review, path: Path) -> None:
    """Write one row per finding; with a byte-order mark, so that Excel reads the section signs right.

    Parameters
    ----------
    result : Review
    path : Path
    """
    with path.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.DictWriter(file, FIELDS, lineterminator="\r\n")
        writer.writeheader()
        writer.writerows(result.records())
