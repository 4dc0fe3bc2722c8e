# SPDX-License-Identifier: GPL-2.0-or-later
"""The as-built sheet of a lot as PDF: a sketch with swing ties, and the table of ties."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import shapely

from ..engine.errors import OutputError
from ..engine.swing_ties import SwingTies, swing_ties
from ..paths import version
from ..report.map_content import Ink, MapContent, fitted_frame, labels_in
from ..report.map_looks import LOOKS, look_number
from ..report.report_record import ReportFacts
from .map_sheet import TitleBlock, draw_sheet, open_sheet
from .pdf_flow import Column, Flow, Row
from .pdf_pages import LETTER, Pages, write_pdf

_TIES = (Column("No.", 0.5, "right"), Column("Cover", 3.4), Column("Tie", 0.6), Column("Feet", 0.8, "right"),
         Column("Tie", 0.6), Column("Feet", 0.8, "right"), Column("Meet at", 0.9, "right"), Column("Status", 1.0),
         Column("Remarks", 2.4))
_FOOT = "Lengths as reckoned from the drawing, not taped in the field: not a survey, not an approval."
_TIE_INK = Ink("", "#0072b2", 0.6, (4.0, 2.0))


def write_as_built(site: Any, lot_id: str, facts: ReportFacts, path: Path, inputs: Iterable[Path] = ()) -> SwingTies:
    """Print the swing ties of one lot.

    Parameters
    ----------
    site : Site
    lot_id : str
    facts : ReportFacts
        Address, map/lot, applicant and date for the title block.
    path : Path
        PDF to write, whole or not at all.
    inputs : iterable of Path
        The user's own files, which are never written.

    Returns
    -------
    SwingTies

    Raises
    ------
    BohError
        For a lot that is not in the site.
    OutputError
        Where there is nothing to tie, or the file cannot be written.
    """
    ties = swing_ties(site, lot_id)
    if not ties.ties:
        raise OutputError(f"{path}: no as-built sheet of lot {lot_id}, because {'; '.join(ties.notes[:2])}")
    sheet = open_sheet("letter_portrait")
    content = sketch(ties, *sheet.map_inches)
    title = f"As-built swing ties: lot {ties.lot_id}"

    def compose(pages: Pages) -> None:
        draw_sheet(pages, sheet, content, _block(ties, facts, title, content), _FOOT)
        flow = Flow(pages, LETTER, f"{title}, {site.name}", _FOOT)
        flow.heading("Ties from each cover to two corners of the building")
        flow.table(_TIES, [Row((
            str(tie.number), tie.name, f"{tie.number}-{tie.first.letter}", f"{tie.first_ft:.1f}",
            f"{tie.number}-{tie.second.letter}", f"{tie.second_ft:.1f}", f"{tie.angle_deg:.0f}°", tie.status, tie.note),
            bold=(3, 5)) for tie in ties.ties])
        flow.space(8.0)
        flow.bullets(ties.notes)
        flow.space(10.0)
        flow.signatures([("Engineer or sanitarian (name, stamp)", "Signature", "Date"),
                         ("Installer (name, licence)", "Signature", "Date")])

    write_pdf(path, title, compose, inputs)
    return ties


def sketch(ties: SwingTies, width_in: float, height_in: float) -> MapContent:
    """Building, components and ties; what else the lot holds stands behind them."""
    site, features = ties.site, ties.site.features
    points = [(tie.x, tie.y) for tie in ties.ties] + [(corner.x, corner.y) for corner in ties.corners]
    spread = shapely.total_bounds(np.array([ties.building, shapely.multipoints(points)], dtype=object))
    content = MapContent(fitted_frame(spread, width_in, height_in, site.feet_per_unit))
    near = np.flatnonzero(shapely.intersects(features.geometry, content.frame.ground) & (features.status != "abandoned"))
    tied = {tie.subject_id for tie in ties.ties}
    kinds = [look_number(roles) for roles in features.role_sets]
    for number in range(len(LOOKS)):
        shapes = [features.geometry[row] for row in near.tolist() if kinds[features.role_set[row]] == number
                  and str(features.ids[row]) not in tied]
        content.add(LOOKS[number].words, shapes, Ink.of(LOOKS[number]))
    content.add("Building that the ties are to", [ties.building], Ink("#bdbdbd", "#000000", 1.3))
    content.add("Component that is tied", [features.geometry[row] for row in near.tolist() if str(features.ids[row]) in tied],
                Ink("#f7e3b5", "#5b2c06", 1.2))
    content.add("Swing tie", [shapely.linestrings([(tie.x, tie.y), (corner.x, corner.y)]) for tie in ties.ties
                              for corner in (tie.first, tie.second)], _TIE_INK)
    content.add("Cover, or corner of a leaching area", [shapely.points(tie.x, tie.y) for tie in ties.ties],
                Ink("#ffffff", "#0072b2", 1.0))
    _words(ties, content)
    return content


def _words(ties: SwingTies, content: MapContent) -> None:
    """Letters of corners, numbers of covers, and the feet of each tie."""
    labels = labels_in(content.frame)

    def at(x: float, y: float) -> tuple[float, float]:
        place = content.frame.to_paper(np.array([[x, y]]))[0]
        return float(place[0]), float(place[1])

    for corner in ties.corners:
        content.put(labels.at_point(corner.letter, at(corner.x, corner.y), 15.0), 15.0, bold=True)
    for tie in ties.ties:
        content.put(labels.at_point(str(tie.number), at(tie.x, tie.y), 11.0), 11.0, "#00456b", True)
    for tie in ties.ties:
        for corner, feet in ((tie.first, tie.first_ft), (tie.second, tie.second_ft)):
            content.put(labels.on_line(f"{feet:.1f}", at(tie.x, tie.y), at(corner.x, corner.y), 8.5), 8.5)
    if labels.left_out:
        content.notes.append(f"{labels.left_out} lengths found no room on the sketch; the table has them.")


def _block(ties: SwingTies, facts: ReportFacts, title: str, content: MapContent) -> TitleBlock:
    return TitleBlock(title, f"Ties to {ties.building_id}; lengths in feet and tenths. The table is on the next page.", [
        ("Address", facts.address), ("Map/lot", facts.map_lot or ties.lot_id), ("Applicant", facts.applicant),
        ("Date", facts.date), ("Installer", ""), ("Permit no.", ""), ("Site", ties.site.name),
        ("Scale", f'1" = {content.frame.feet_per_inch:,g}\' (on paper printed at 100 %)'),
        ("Made with", f"BOH Setbacks {version()}")], "Not a survey, not an approval.")
