# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of one lot as PDF: a page with the map, then the tables, which flow over as many pages as they need."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Optional

from ..engine.review import Review
from ..report.lot_map import lot_map
from ..report.lot_report import LotReports
from ..report.lots_map import overview_map
from ..report.map_content import MapContent, MapPart
from ..report.report_record import LotReport
from ..report.town_summary import town_summary
from .map_sheet import Sheet, TitleBlock, draw_sheet, open_sheet
from .pdf_pages import Pages, write_pdf
from .report_text import draw_report_text

#: Layouts that a report can be printed on.
PAGE_SIZES = ("letter_portrait", "letter_landscape", "tabloid")

#: Of more lots than these a report of the site has an overview instead of a map with every distance.
LOTS_ON_ONE_MAP = {"letter_portrait": 12, "letter_landscape": 12, "tabloid": 40}


def export_lot_report(result: Review, report: LotReport, path: Path, page_size: str = "letter_portrait",
                      inputs: Iterable[Path] = (), cancelled: Optional[Callable[[], bool]] = None) -> int:
    """Print the report of one lot.

    Parameters
    ----------
    result : Review
        That the report is of.
    report : LotReport
    path : Path
        PDF to write, whole or not at all.
    page_size : str
        ``letter_portrait``, ``letter_landscape`` or ``tabloid`` (11 x 17 in); the tables of the last are on letter pages.
    inputs : iterable of Path
        The user's own files, which are never written.
    cancelled : callable, optional
        Returns True once the user wants it to stop.

    Returns
    -------
    int
        Number of pages.

    Raises
    ------
    OutputError
        Where the file cannot be written, or the page size is not known.
    Cancelled
    """
    sheet = open_sheet(page_size)
    content = _content(result, report, sheet)

    def compose(pages: Pages) -> None:
        rest = draw_map_page(pages, sheet, content, report)
        draw_report_text(pages, page_size, report, rest, cancelled)

    return write_pdf(path, report.title, compose, inputs)


def draw_map_page(pages: Pages, sheet: Sheet, content: Optional[MapContent], report: LotReport) -> list[MapPart]:
    """Draw the page with the map; returns what its legend has no room for."""
    return draw_sheet(pages, sheet, content, title_block(report, content), report.not_a_survey,
                      "Nothing of this lot has a place that could be drawn.")


def title_block(report: LotReport, content: Optional[MapContent]) -> TitleBlock:
    """Who, where, when, by which rules, at which scale."""
    facts = report.facts
    scale = f'1" = {content.frame.feet_per_inch:,g}\' (on paper printed at 100 %)' if content is not None else "no map"
    lot = [] if report.lot_id is None else [("Map/lot", facts.map_lot or report.lot_id)]
    rows = [("Address", facts.address), *lot, ("Applicant", facts.applicant),
            ("Date", facts.date), ("Site", report.site), ("Town", report.town.capitalize()),
            ("Project", report.project_type), ("Scale", scale),
            ("Rules", "\n".join(edition_words(report))), ("Made with", facts.program)]
    return TitleBlock(report.title, report.summary, rows, report.not_a_survey)


def edition_words(report: LotReport) -> Sequence[str]:
    """Each ruleset with its edition, shortly."""
    return list(dict.fromkeys(f"{one.ruleset}: {one.edition.split(';')[0]}" for one in report.rulesets))


def _content(result: Review, report: LotReport, sheet: Sheet) -> Optional[MapContent]:
    """The map of the lot, or of the site; of many lots an overview."""
    reports = LotReports(result)
    if report.lot_id is not None:
        return lot_map(reports.part(report.lot_id), reports.lot_geometry(report.lot_id), *sheet.map_inches)
    if len(report.lots) + report.left_out_lots <= LOTS_ON_ONE_MAP[sheet.name]:
        return lot_map(result, None, *sheet.map_inches)
    return overview_map(reports, town_summary(result), *sheet.map_inches)
