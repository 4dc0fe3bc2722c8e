# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of lot areas as CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from ..engine.errors import OutputError
from ..engine.lot_areas import LotArea
from .output_files import refuse_to_overwrite, staging

#: Column -> kind of value.
FIELDS = {"lot_id": "str", "gross_sqft": "float", "net_sqft": "float", "usable_sqft": "float", "band_sqft": "float",
          "horses_allowed": "int", "horses_allowed_usable": "int", "horses_present": "float", "note": "str"}


def area_row(one: LotArea) -> dict[str, Any]:
    """One line, with the keys of `FIELDS`; areas are rounded to 0.01 sq ft."""
    return {"lot_id": one.lot_id, "gross_sqft": round(one.gross, 2), "net_sqft": round(one.net, 2),
            "usable_sqft": round(one.usable, 2), "band_sqft": round(one.band, 2), "horses_allowed": one.allowed,
            "horses_allowed_usable": one.allowed_usable, "horses_present": one.present, "note": note_of(one)}


def note_of(one: LotArea) -> str:
    """What is to be said of the figures."""
    unknown = [f"at most, because it is not known: {one.unknown}"] if one.unknown else []
    over = []
    if one.allowed is not None and one.present is not None and one.present > one.allowed:
        over = [f"{one.present:g} given, more than the land allows"]
    return "; ".join([*over, *unknown, *one.notes])


def write_lot_areas(rows: Sequence[LotArea], path: Path, inputs: Iterable[Path] = ()) -> None:
    """Write the table, whole or not at all.

    Raises
    ------
    OutputError
        Where the file cannot be written or is one of the inputs.
    """
    refuse_to_overwrite(path, inputs, is_geopackage=False)
    try:
        with staging([path]) as folders:
            made = folders[path] / "areas.csv"
            with made.open("w", encoding="utf-8-sig", newline="") as file:
                writer = csv.DictWriter(file, list(FIELDS), lineterminator="\r\n")
                writer.writeheader()
                writer.writerows(area_row(one) for one in rows)
            made.replace(path)
    except OSError as problem:
        raise OutputError(f"{path}: cannot be written ({problem.strerror or problem}); choose a folder that you may write "
                          "to") from None
