# SPDX-License-Identifier: GPL-2.0-or-later
"""Address labels as PDF, to be printed at actual size (100 %) on label sheets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Optional

from ..engine.errors import OutputError
from ..engine.notification import NotificationList
from ..engine.owners import Owners
from ..report.mailing_labels import (
    LINE_SPACING,
    SHEET_5160,
    SMALLEST_POINTS,
    FittedLabel,
    LabelSheet,
    MailingLabel,
    MailingLabels,
    fit_label,
    label_places,
    mailing_labels,
)
from .pdf_flow import Flow
from .pdf_pages import LETTER, Pages, Paper, Style, write_pdf


@dataclass
class LabelsPrinted:
    """What became of the labels.

    Attributes
    ----------
    labels : int
        Printed on sheets.
    sheets : int
        Pages of labels.
    told : list of str
        What the user must know; names lots, and nobody.
    """

    labels: int
    sheets: int
    told: list[str] = field(default_factory=list)


def write_label_sheet(result: NotificationList, owners: Optional[Owners], path: Path, inputs: Iterable[Path] = (),
                      sheet: LabelSheet = SHEET_5160, skip: int = 0) -> LabelsPrinted:
    """Print the addresses of all owners on the legal list.

    An address that does not fit its label even in the smallest type is printed whole on a last page, for plain paper.

    Parameters
    ----------
    result : NotificationList
    owners : Owners, optional
    path : Path
    inputs : iterable of Path
        The user's own files, which are never written.
    sheet : LabelSheet
    skip : int
        Labels of the first sheet that are used up.

    Raises
    ------
    OutputError
        Where there is no address to print, or the file cannot be written.
    """
    made = mailing_labels(result, owners)
    if not made.labels:
        raise OutputError(f"{path}: no labels, because no lot on the list has an owner with a mailing address; "
                          f"give the assessors' table ({'; '.join(made.lacking[:3]) or 'the list is empty'})")
    fitted: list[FittedLabel] = []
    large: list[MailingLabel] = []

    def compose(pages: Pages) -> None:
        fitted.clear()
        large.clear()
        for label in made.labels:
            fits = fit_label(label, sheet, lambda text, size: pages.width(text, Style(size)))
            if fits is None:
                large.append(label)
            else:
                fitted.append(fits)
        _draw_labels(pages, fitted, sheet, skip)
        if large:
            _draw_large(pages, large, sheet)

    write_pdf(path, "Address labels", compose, inputs)
    sheets = 1 + max((page for page, _, _ in label_places(sheet, len(fitted), skip)), default=-1)
    return LabelsPrinted(len(fitted), sheets, _told(made, large, sheet, sheets))


def _draw_labels(pages: Pages, fitted: list[FittedLabel], sheet: LabelSheet, skip: int) -> None:
    paper = Paper(f"Labels {sheet.name}", sheet.page_width * 72.0, sheet.page_height * 72.0)
    begun = -1
    for label, (page, left, top) in zip(fitted, label_places(sheet, len(fitted), skip)):
        while begun < page:
            pages.page(paper)
            begun += 1
        step = label.size * LINE_SPACING
        # In the middle of its height, as a typist would set it.
        y = (top + sheet.label_height / 2) * 72.0 - len(label.lines) * step / 2
        for number, line in enumerate(label.lines):
            pages.text((left + sheet.padding_x) * 72.0, y + number * step, line, Style(label.size))


def _draw_large(pages: Pages, large: list[MailingLabel], sheet: LabelSheet) -> None:
    flow = Flow(pages, LETTER, f"Addresses that do not fit a {sheet.name} label", "Print this page on plain paper.")
    flow.heading("To be addressed by hand")
    flow.paragraph(f"These addresses do not fit a label of {sheet.label_width:g} x {sheet.label_height:g} in at "
                   f"{SMALLEST_POINTS:g} points. They are not on the sheets before this page.", after=8.0)
    for label in large:
        flow.room(60.0)
        for line in label.lines:
            flow.paragraph(line, Style(10.0), after=0.0)
        flow.paragraph(f"Lot {', '.join(label.lots)}", Style(7.5, italic=True), after=10.0)


def _told(made: MailingLabels, large: list[MailingLabel], sheet: LabelSheet, sheets: int) -> list[str]:
    told = [f"print the labels at actual size (100 %), on {sheet.name} sheets"]
    if made.merged:
        told.append(f"{made.merged} {'entry shares' if made.merged == 1 else 'entries share'} a label with an earlier one: "
                    "same owner, same mailing address")
    for label in large:
        told.append(f"lot {', '.join(label.lots)}: the address does not fit a label; it is on page {sheets + 1}, for plain "
                    "paper")
    return told + [f"no label for {lacking}" for lacking in made.lacking]
