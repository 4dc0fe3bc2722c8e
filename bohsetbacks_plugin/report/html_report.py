# SPDX-License-Identifier: GPL-2.0-or-later
"""The report as one self-contained HTML page: no network, no script, made to be printed on letter paper.

Every value is escaped by jinja2 (autoescape); the drawings of map_drawing.py escape theirs on their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Optional

import jinja2

from ..engine.errors import OutputError
from ..engine.review import Review
from ..engine.vocabulary import OUTCOMES
from ..paths import resource
from .lot_report import LotReports
from .map_drawing import draw_map
from .map_overview import draw_overview
from .map_pieces import MapDrawing
from .outcome_words import MEANINGS, SIGNS, WORDS
from .report_record import LotReport, ReportFacts
from .town_record import TownSummary
from .town_summary import town_summary

#: Up to so many lots a report of the site has one map with distance lines; of more, an overview and a map for some lots.
LOTS_ON_ONE_MAP = 4

#: So many lots of a report of the site have a map of their own; more would make a file that nobody opens.
LOT_MAPS_AT_MOST = 12

#: So many rows the index of lots has at most, the worst first.
INDEX_AT_MOST = 1000


def report_html(result: Review, facts: ReportFacts) -> Iterator[str]:
    """The report of a review in pieces: of its lot if it was asked for one, else of the site.

    Parameters
    ----------
    result : Review
    facts : ReportFacts

    Yields
    ------
    str
        Pieces of the page, to be written one after the other.
    """
    reports = LotReports(result)
    if len(result.lots) == 1:
        yield from lot_html(reports, result.lots[0], facts)
    else:
        yield from site_html(reports, facts)


def lot_html(reports: LotReports, lot_id: str, facts: ReportFacts) -> Iterator[str]:
    """The page of one lot, in pieces."""
    report = reports.report(lot_id, facts)
    drawing = draw_map(reports.part(lot_id), reports.lot_geometry(lot_id), "map", f"Map of lot {lot_id}")
    missing = "" if drawing else "nothing that this report tells of has a place."
    yield from page(report, drawing, "", missing=missing)


def site_html(reports: LotReports, facts: ReportFacts) -> Iterator[str]:
    """The page of the whole site, in pieces: an index, and the lots with something open; of a town only the flagged ones."""
    result = reports.result
    report, town = reports.report(None, facts), town_summary(result)
    few = len(report.lots) <= LOTS_ON_ONE_MAP
    drawing = draw_map(result, None, "map", "Map of the site") if few else draw_overview(result, "map", "Overview of the site")
    lot_drawings: dict[str, MapDrawing] = {}
    if not few:
        for number, lot in enumerate([one for one in report.lots if one.lot][:LOT_MAPS_AT_MOST + 1]):
            if number == LOT_MAPS_AT_MOST:
                lot_drawings.clear()   # some lots with a map and others without would say what is not meant
                break
            made = draw_map(reports.part(lot.lot), reports.lot_geometry(lot.lot), f"lot{number}", f"Map of lot {lot.lot}")
            if made is not None:
                lot_drawings[lot.anchor] = made
    missing = "" if drawing else "nothing that this report tells of has a place."
    caption = "The whole site." if lot_drawings or few else "The whole site; the report of a lot (--lot) has its own map."
    yield from page(report, drawing, caption, missing=missing, town=None if few else town, lot_drawings=lot_drawings)


def page(report: LotReport, drawing: Optional[MapDrawing], caption: str, *, missing: str = "",
         town: Optional[TownSummary] = None, lot_drawings: Optional[Mapping[str, MapDrawing]] = None) -> Iterator[str]:
    """A report as a page, in pieces.

    Parameters
    ----------
    report : LotReport
    drawing : MapDrawing, optional
    caption : str
        Said under the map; what it shows stands above it, and its scale in it.
    missing : str
        Why there is no map.
    town : TownSummary, optional
        For an index and counts by rule.
    lot_drawings : mapping of str to MapDrawing, optional
        By the anchor of the lot.
    """
    yield from render("lot_report.html.j2", report.facts, report=report, drawing=drawing, drawing_caption=caption,
                      drawing_missing=missing, town=town, index_at_most=INDEX_AT_MOST,
                      lot_drawings=dict(lot_drawings or {}), anchors={lot.anchor for lot in report.lots},
                      meanings=_meanings(report))


def render(template: str, facts: ReportFacts, **values: Any) -> Iterator[str]:
    """A template of resources/report in pieces.

    Raises
    ------
    OutputError
        Where a file of the program is missing.
    """
    try:
        stylesheet = resource("report", "report.css").read_text(encoding="utf-8")
        pieces: Iterable[str] = environment().get_template(template).generate(
            stylesheet=stylesheet, program=facts.program, **values)
    except (OSError, jinja2.TemplateNotFound) as problem:
        raise OutputError(f"the report cannot be made: a file of the program is missing ({problem}); install the program "
                          "again") from None
    yield from pieces


@lru_cache(maxsize=1)
def environment() -> jinja2.Environment:
    """The environment of all templates: it escapes every value, and a name that is not there is an error."""
    return jinja2.Environment(loader=jinja2.FileSystemLoader(str(resource("report"))), autoescape=True, trim_blocks=True,
                              lstrip_blocks=True, undefined=jinja2.StrictUndefined)


def _meanings(report: LotReport) -> list[dict[str, str]]:
    """The outcomes that are in the report, with what they say."""
    used = {one.outcome for component in report.components for one in component.criteria}
    used |= {"not_checked"} if report.not_checked or not used else set()
    return [{"outcome": one, "sign": SIGNS[one], "word": WORDS[one], "meaning": MEANINGS[one]} for one in OUTCOMES
            if one in used]


