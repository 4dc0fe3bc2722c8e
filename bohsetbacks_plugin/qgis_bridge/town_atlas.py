# SPDX-License-Identifier: GPL-2.0-or-later
"""The atlas of a town as PDF: overview and counts, an index, then a page with map and table for every flagged lot."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Optional

import shapely

from ..engine.errors import Cancelled
from ..engine.review import Progress, Review
from ..report.lot_map import lot_map
from ..report.lot_report import LotReports
from ..report.lots_map import overview_map
from ..report.outcome_words import WORDS
from ..report.report_record import NOT_A_SURVEY, FlaggedLot, LotReport, ReportFacts, TownSummary
from ..report.town_summary import town_summary
from .map_sheet import TitleBlock, draw_sheet, open_sheet
from .pdf_flow import BODY, SMALL, TITLE, Column, Flow, Row
from .pdf_pages import LETTER, Pages, Style, write_pdf
from .report_text import draw_criteria, draw_legend_list

_COUNTS = (Column("Rule", 1.6), Column("Section", 2.6), Column("What it asks", 3.6), Column("Intrudes", 1.1, "right"),
           Column("Too close to call", 1.0, "right"), Column("Person decides", 1.0, "right"),
           Column("Not checked", 1.1, "right"))
_INDEX = (Column("Lot", 1.6), Column("Worst outcome", 1.7), Column("Binding pairs", 0.95, "right"),
          Column("Advisory pairs", 1.05, "right"), Column("Person decides", 1.0, "right"), Column("Worst finding", 4.2),
          Column("Page", 0.6, "right"))


def export_town_atlas(result: Review, facts: ReportFacts, path: Path, inputs: Iterable[Path] = (),
                      progress: Optional[Progress] = None) -> int:
    """Print the atlas of a checked site.

    Pages go to the file as they are done; what is held is the review and one page.

    Parameters
    ----------
    result : Review
    facts : ReportFacts
        Of the site; its address and map/lot are not printed on the pages of lots.
    path : Path
        PDF to write, whole or not at all.
    inputs : iterable of Path
        The user's own files, which are never written.
    progress : callable, optional
        Called with a share done (0 to 1) and a text; returns False to stop.

    Returns
    -------
    int
        Number of pages.

    Raises
    ------
    OutputError
        Where the file cannot be written.
    Cancelled
        Where `progress` returned False; nothing is left.
    """
    atlas = _Atlas(result, facts, progress)
    return write_pdf(path, f"Setback atlas: {atlas.summary.site}", atlas.compose, inputs)


class _Atlas:
    def __init__(self, result: Review, facts: ReportFacts, progress: Optional[Progress]) -> None:
        self.result, self.facts, self.progress = result, facts, progress
        self.summary: TownSummary = town_summary(result)
        self.reports = LotReports(result)
        self.lots = [one for one in self.summary.index if one.lot and one.outcome in ("intrudes", "too_close_to_call")]
        self.bounds = shapely.bounds(result.site.features.geometry).reshape(-1, 4)
        self.sheet = open_sheet("atlas")
        self.page_of: dict[str, int] = {}
        self.foot = NOT_A_SURVEY

    def compose(self, pages: Pages) -> None:
        """Draw all pages; the first time, when they are only counted, the pages of the lots become known."""
        self._tell(pages, 0)
        self._overview(pages)
        flow = Flow(pages, LETTER, f"Setback atlas: {self.summary.site}", self.foot)
        self._counts(flow)
        self._index(flow)
        for number, one in enumerate(self.lots):
            self._tell(pages, number)
            self.page_of[one.lot] = pages.count + 1
            self._lot(pages, one)

    def _tell(self, pages: Pages, number: int) -> None:
        """Counting takes about a third of the time."""
        share = number / max(1, len(self.lots))
        done = 0.35 * share if pages.count_only else 0.35 + 0.65 * share
        verb = "Laying out" if pages.count_only else "Drawing"
        if self.progress is not None and not self.progress(done, f"{verb} lot {number + 1} of {len(self.lots)}"):
            raise Cancelled

    # -- overview ------------------------------------------------------------------------------------------------------

    def _overview(self, pages: Pages) -> None:
        sheet = open_sheet("letter_portrait")
        content = overview_map(self.reports, self.summary, *sheet.map_inches)
        counts = "\n".join(f"{WORDS[name]}: {number:,}" for name, number in self.summary.outcomes.items() if number)
        scale = f'1" = {content.frame.feet_per_inch:,g}\' (on paper printed at 100 %)' if content is not None else "no map"
        rows = [("Town", self.summary.town.capitalize()), ("Date", self.facts.date),
                ("Lots read", f"{self.summary.lots_read:,}"), ("Lots flagged", f"{len(self.lots):,}"),
                ("Findings", counts or "none"), ("Scale", scale),
                ("Made with", self.facts.program)]
        block = TitleBlock(f"Setback atlas: {self.summary.site}", self.summary.summary, rows, self.foot)
        draw_sheet(pages, sheet, content, block, self.foot, "No lot is mapped.")

    def _counts(self, flow: Flow) -> None:
        flow.heading("Counts by rule and outcome", TITLE)
        flow.paragraph(self.summary.summary, Style(10.0, bold=True), after=4.0)
        flow.paragraph(f"{self.summary.lots_read:,} lots read. On {len(self.lots):,} of them something is flagged; each has a "
                       f"page below. {self.summary.lots_not_checked_only:,} lots have nothing but answers that were not "
                       "checked.",
                       after=6.0)
        rows = []
        for one in self.summary.rules:
            told = [one.outcomes.get(name, 0) for name in ("intrudes", "too_close_to_call", "refer", "not_checked")]
            if any(told) or one.status == "not_checked":
                status = "\nNot checked" if one.status == "not_checked" else ""
                rows.append(Row((one.rule_id, f"{one.authority}, {one.section}", f"{one.summary}{status}",
                                 *(f"{number:,}" if number else "" for number in told)), bold=(3,)))
        if rows:
            flow.table(_COUNTS, rows)
        else:
            flow.paragraph("No rule has anything to tell.")
        flow.paragraph("Rules with no finding are not listed. Figures are findings: one pair of features may break several "
                       "rules.", SMALL, after=10.0)

    def _index(self, flow: Flow) -> None:
        flow.heading("Index of lots", keep=80.0)
        rows = [Row((one.lot or "in no lot", f"{one.sign} {one.outcome_word}", _number(one.binding_pairs),
                     _number(one.advisory_pairs), _number(one.refer), one.worst, self._page(one)), bold=(0, 6))
                for one in self.summary.index]
        if rows:
            flow.table(_INDEX, rows)
            flow.paragraph("Lots without a page have nothing flagged: a person decides there.", SMALL)
        else:
            flow.paragraph("No lot has anything flagged or left to a person. Read above what was not checked.", BODY)

    def _page(self, one: FlaggedLot) -> str:
        """As many digits the first time as a page can have, so that the table is as high as it will be."""
        known = {lot.lot for lot in self.lots}
        return str(self.page_of.get(one.lot, 9999)) if one.lot in known else "-"

    # -- lots ----------------------------------------------------------------------------------------------------------

    def _lot(self, pages: Pages, one: FlaggedLot) -> None:
        part, outline = self.reports.part(one.lot), self.reports.lot_geometry(one.lot)
        report = self.reports.report(one.lot, self.facts)
        content = lot_map(part, outline, *self.sheet.map_inches, feature_bounds=self.bounds)
        scale = f'Scale 1" = {content.frame.feet_per_inch:,g}\'. ' if content is not None else ""
        block = TitleBlock(f"Lot {one.lot}", f"{scale}{report.summary}", (), "")
        rest = draw_sheet(pages, self.sheet, content, block, self.foot, "Nothing of this lot has a place.")
        _, y, _, height = self.sheet.boxes["map"]
        flow = Flow(pages, LETTER, f"Lot {one.lot}, continued", self.foot, start=y + height + 8.0)
        draw_criteria(flow, report, "")
        _open(flow, report)
        if rest:
            draw_legend_list(flow, rest)


def _open(flow: Flow, report: LotReport) -> None:
    """What was not checked on the lot, shortly."""
    if report.not_checked:
        flow.heading("Not checked", Style(9.5, bold=True), keep=20.0)
        flow.bullets([f"{one.reason} ({', '.join(one.rules)})" for one in report.not_checked], SMALL)


def _number(number: int) -> str:
    return f"{number:,}" if number else ""

