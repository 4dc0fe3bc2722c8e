# SPDX-License-Identifier: GPL-2.0-or-later
"""The stable permit sheet, the conservation sheet and the other lists as one self-contained page to print."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.review import Review
from ..engine.rules import Catalogue
from .html_report import render
from .lot_report import LotReports
from .map_drawing import draw_map
from .report_record import ReportFacts
from .sheets import sheets

_TITLES = {"stable": "Stable permit sheet", "conservation": "Conservation sheet", "other": "Other lists"}


def sheets_html(result: Review, catalogue: Catalogue, facts: ReportFacts) -> Iterator[str]:
    """The page in pieces.

    Parameters
    ----------
    result : Review
        As `engine.inventory.take_inventory` makes it.
    catalogue : Catalogue
    facts : ReportFacts

    Yields
    ------
    str
    """
    made = sheets(result, catalogue, facts)
    lot_id = made.report.lot_id
    outline = LotReports(result).lot_geometry(lot_id) if lot_id is not None else None
    drawing = draw_map(result, outline, "map", made.title, listed=True) if len(made.lists) else None
    yield from render("sheets.html.j2", facts, made=made, report=made.report, drawing=drawing, titles=_TITLES)
