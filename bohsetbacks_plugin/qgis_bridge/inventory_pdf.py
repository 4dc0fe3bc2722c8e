# SPDX-License-Identifier: GPL-2.0-or-later
"""An inventory as PDF: the map of what is listed, then the stable permit sheet, the conservation sheet and other lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Optional

from ..engine.lot_areas import LotArea
from ..engine.review import Review
from ..report.lot_area_table import note_of
from ..report.lot_map import lot_map
from ..report.lot_report import LotReports
from ..report.map_content import MapContent
from ..report.report_record import NOT_A_SURVEY
from ..report.sheets import RuleList, Sheets
from .lot_report_pdf import edition_words
from .map_sheet import TitleBlock, draw_sheet, open_sheet
from .pdf_flow import SMALL, TITLE, Column, Flow, Row
from .pdf_pages import LETTER, Pages, Style, write_pdf
from .report_text import criterion_row, draw_legend_list, draw_sources, draw_table_of_criteria

_LISTED = (Column("What", 2.6), Column("Layer", 1.3), Column("Distance", 1.3, "right"), Column("Accuracy", 0.9, "right"),
           Column("Bearing", 1.2), Column("Remarks", 2.6))
_AREAS = (Column("Lot", 2.0), Column("Inside", 1.5, "right"), Column("Of", 1.5, "right"), Column("Share", 1.0, "right"))
_LAND = (Column("Lots", 2.0), Column("Gross, sq ft", 1.2, "right"), Column("Net of buildings", 1.2, "right"),
         Column("Usable", 1.2, "right"), Column("Horses allowed", 1.0, "right"), Column("By usable land", 1.0, "right"),
         Column("Horses given", 0.9, "right"), Column("Remarks", 2.6))
_TITLES = (("stable", "Stable permit sheet"), ("conservation", "Conservation sheet"), ("other", "Other lists"))
_FOOT = f"Lists without a verdict. {NOT_A_SURVEY}"


def write_inventory_pdf(result: Review, made: Sheets, areas: Sequence[LotArea], path: Path, inputs: Iterable[Path] = ()) -> int:
    """Print an inventory.

    Parameters
    ----------
    result : Review
        As `take_inventory` gives it; the map is drawn from it.
    made : Sheets
        Of the same inventory.
    areas : sequence of LotArea
        Land of the lots concerned, for the horses that it allows; empty to leave the table out.
    path : Path
        PDF to write, whole or not at all.
    inputs : iterable of Path
        The user's own files, which are never written.

    Returns
    -------
    int
        Number of pages.

    Raises
    ------
    OutputError
        Where the file cannot be written.
    """
    sheet = open_sheet("letter_portrait")
    lot_id = made.report.lot_id
    outline = LotReports(result).lot_geometry(lot_id) if lot_id is not None else None
    content = lot_map(result, outline, *sheet.map_inches)

    def compose(pages: Pages) -> None:
        rest = draw_sheet(pages, sheet, content, _block(made, content), _FOOT, "Nothing that is listed has a place.")
        flow = Flow(pages, LETTER, f"{made.title}, {made.report.site}", _FOOT)
        flow.heading(made.title, TITLE)
        flow.paragraph(made.summary, Style(10.0, bold=True), after=6.0)
        if rest:
            draw_legend_list(flow, rest)
        for name, title in _TITLES:
            _sheet(flow, made, name, title, areas)
        draw_sources(flow, made.report)
        flow.paragraph(made.report.disclaimer, after=2.0)
        flow.signatures([("Prepared by (name, title)", "Date"), ("Reviewed by", "Date")])

    return write_pdf(path, made.title, compose, inputs)


def _block(made: Sheets, content: Optional[MapContent]) -> TitleBlock:
    facts, report = made.report.facts, made.report
    scale = f'1" = {content.frame.feet_per_inch:,g}\' (on paper printed at 100 %)' if content is not None else "no map"
    return TitleBlock(made.title, made.summary, [
        ("Address", facts.address), ("Map/lot", facts.map_lot or report.lot_id or ""), ("Applicant", facts.applicant),
        ("Date", facts.date), ("Site", report.site), ("Town", report.town.capitalize()), ("Scale", scale),
        ("Rules", "\n".join(edition_words(report))),
        ("Made with", facts.program)], NOT_A_SURVEY)


def _sheet(flow: Flow, made: Sheets, name: str, title: str, areas: Sequence[LotArea]) -> None:
    lists = made.of(name)
    if not lists:
        return
    flow.space(4.0)
    flow.heading(title, Style(13.0, bold=True), keep=110.0)
    for one in lists:
        _list(flow, one)
    if name == "stable":
        _of_stables(flow, made, areas)
    if name == "conservation" and made.resources:
        flow.heading("Resource areas within reach of the lot", Style(9.5, bold=True), keep=60.0)
        flow.table((Column("Resource area", 4.0), Column("From the lot", 1.5, "right"), Column("Lot", 1.5)),
                   [Row((one.title, one.feet, one.lot), bold=(1,)) for one in made.resources])
        flow.space(5.0)


def _list(flow: Flow, one: RuleList) -> None:
    flow.heading(f"{one.summary}", Style(9.5, bold=True), keep=80.0)
    flow.paragraph(f"{one.authority}, {one.section}, {one.rule_id}. Edition: {one.edition.split(';')[0]}."
                   + ("" if one.verified else " The text of this rule is not verified."), SMALL)
    rows: list[Row] = []
    for subject in one.subjects:
        rows.append(Row((subject.title + (f", lot {subject.lot}" if subject.lot else ""),), is_group=True))
        rows += [Row((entry.item, entry.layer, entry.feet, entry.band, entry.bearing, "; ".join(entry.notes)), bold=(2,))
                 for entry in subject.entries]
    if rows:
        flow.table(_LISTED, rows)
    if one.areas:
        flow.table(_AREAS, [Row((area.lot, area.inside, area.whole, area.percent), bold=(1,)) for area in one.areas])
    if not rows and not one.areas:
        flow.paragraph("Nothing within the distance." if one.listed else "Not listed.", Style(8.5, bold=True))
    if one.left_out:
        flow.paragraph(f"{one.left_out:,} more entries are not printed; the table of the inventory holds them.", SMALL)
    if one.lacking:
        flow.paragraph(f"May lack something: {one.lacking}.", Style(8.5, italic=True))
    flow.paragraph(one.note, SMALL)
    flow.space(6.0)


def _of_stables(flow: Flow, made: Sheets, areas: Sequence[LotArea]) -> None:
    """Land, fences and direct abutters."""
    if areas:
        flow.heading("Land, and the horses it allows", Style(9.5, bold=True), keep=70.0)
        flow.table(_LAND, [Row((
            one.lot_id, f"{one.gross:,.0f}", f"{one.net:,.0f}", f"{one.usable:,.0f}", _text(one.allowed),
            _text(one.allowed_usable), _text(one.present), note_of(one)), bold=(4,)) for one in areas])
        flow.paragraph("By the rules on the area of land alone. The Board of Health decides what land counts.", SMALL,
                       after=6.0)
    if made.land:
        flow.heading("Rules on the land", Style(9.5, bold=True), keep=70.0)
        draw_table_of_criteria(flow, [row for lot in made.land for component in lot.components for row in (
            Row((f"{component.sign} {component.title}",), is_group=True), *map(criterion_row, component.criteria))])
        flow.space(5.0)
    if made.fences:
        flow.heading("Fencing", Style(9.5, bold=True), keep=60.0)
        flow.table((Column("Corral or pasture", 3.5), Column("Lot", 1.5), Column("Area", 1.5, "right"),
                    Column("Outline", 1.5, "right")),
                   [Row((one.title, one.lot, one.area, one.outline)) for one in made.fences])
        flow.space(5.0)
    if made.abutters:
        flow.heading("Direct abutters", Style(9.5, bold=True), keep=60.0)
        flow.table((Column("Lot", 1.5), Column("Abuts lot", 1.5), Column("Address of the property", 3.0),
                    Column("Boundary in common", 1.5, "right")),
                   [Row((one.lot, one.of_lot, one.address, one.common), bold=(0,)) for one in made.abutters])
        flow.space(5.0)


def _text(number: Any) -> str:
    return "" if number is None else f"{number:g}"
