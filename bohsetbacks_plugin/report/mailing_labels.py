# SPDX-License-Identifier: GPL-2.0-or-later
"""Address labels for those who are to be notified: which addresses, in how many lines, and where on the sheet.

Sizes are in inches, type in points (1/72 in). What draws them, and so measures text, is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Optional

from ..engine.notification import NotificationList
from ..engine.owners import Owner, Owners
from .text_fitting import Measure, wrap_words

#: Width in points of a text set in a size.
MeasureAt = Callable[[str, float], float]

#: Type sizes that are tried, the largest first. What does not fit at the smallest is listed, never cut: our own choice.
LARGEST_POINTS, SMALLEST_POINTS, STEP_POINTS = 11.0, 7.0, 0.5

#: From line to line, as a multiple of the type size.
LINE_SPACING = 1.18

_HOME = frozenset({"", "us", "u.s.", "usa", "u.s.a.", "united states", "united states of america"})


@dataclass(frozen=True)
class LabelSheet:
    """A sheet of labels, in inches.

    Attributes
    ----------
    name : str
        What the maker's box says.
    left, top : float
        From the edge of the page to the first label.
    column_pitch, row_pitch : float
        From the left (top) edge of one label to that of the next.
    padding_x, padding_y : float
        Kept free inside each label, because printers and sheets are never quite in line.
    """

    name: str
    page_width: float
    page_height: float
    columns: int
    rows: int
    label_width: float
    label_height: float
    left: float
    top: float
    column_pitch: float
    row_pitch: float
    padding_x: float
    padding_y: float

    @property
    def per_page(self) -> int:
        """Labels on a sheet."""
        return self.columns * self.rows


#: Avery 5160 and the many sheets made alike: letter, 3 x 10 labels of 2 5/8 x 1 in, 1/8 in between the columns, none between
#: the rows, 1/2 in above and below, 3/16 in left and right.
SHEET_5160 = LabelSheet(
    name="5160", page_width=8.5, page_height=11.0, columns=3, rows=10, label_width=2.625, label_height=1.0, left=0.1875,
    top=0.5, column_pitch=2.75, row_pitch=1.0, padding_x=0.125, padding_y=0.0625)


@dataclass(frozen=True)
class MailingLabel:
    """One address, and the lots for which it stands."""

    lines: tuple[str, ...]
    lots: tuple[str, ...]


@dataclass
class MailingLabels:
    """The labels of one list.

    Attributes
    ----------
    labels : list of MailingLabel
        In the order of the list; each owner with each mailing address once.
    merged : int
        Entries that share a label with an earlier one.
    lacking : list of str
        Lots without a label, and why. Names nobody.
    """

    labels: list[MailingLabel] = field(default_factory=list)
    merged: int = 0
    lacking: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class FittedLabel:
    """A label's lines as they are printed, in points."""

    lines: tuple[str, ...]
    size: float


def mailing_labels(result: NotificationList, owners: Optional[Owners]) -> MailingLabels:
    """Addresses of the owners of all lots on the legal list.

    Two entries with one name and one mailing address, without regard to case and blanks, are one label.

    Parameters
    ----------
    result : NotificationList
    owners : Owners, optional
        Without them there are no labels, and every lot is lacking.
    """
    made = MailingLabels()
    found: dict[tuple[str, ...], tuple[Owner, list[str]]] = {}
    seen: set[str] = set()
    for row in result.rows:
        if not row.on_legal_list or row.lot_id in seen:
            continue
        seen.add(row.lot_id)
        if not row.lot_ids:
            made.lacking.append(f"{row.group_words}: to be added by hand")
            continue
        own = owners.of(row.lot_ids) if owners is not None else []
        if not own:
            made.lacking.append(f"{row.lot_id}: no owner in the table" if owners is not None else
                                f"{row.lot_id}: no table of owners given")
        for one in own:
            problem = _problem(one)
            if problem:
                made.lacking.append(f"{row.lot_id}: {problem}")
            else:
                found.setdefault(one.key(), (one, []))[1].append(row.lot_id)
    for one, lots in found.values():
        made.labels.append(MailingLabel(address_lines(one), tuple(lots)))
        made.merged += len(lots) - 1
    return made


def address_lines(owner: Owner) -> tuple[str, ...]:
    """Name, second owner, street, town with state and ZIP code, country unless it is this one."""
    place = " ".join(part for part in (owner.mail_state, owner.mail_zip) if part)
    town = ", ".join(part for part in (owner.mail_city, place) if part)
    country = "" if owner.mail_country.strip().casefold() in _HOME else owner.mail_country
    return tuple(" ".join(line.split()) for line in (owner.owner, owner.co_owner, owner.mail_address, town, country)
                 if line.strip())


def fit_label(label: MailingLabel, sheet: LabelSheet, measure: MeasureAt) -> Optional[FittedLabel]:
    """The largest type in which an address fits its label, lines wrapped between words; None where even the smallest is large.

    Parameters
    ----------
    label : MailingLabel
    sheet : LabelSheet
    measure : callable
        Width in points of a text set in a size in points.
    """
    width = (sheet.label_width - 2 * sheet.padding_x) * 72.0
    height = (sheet.label_height - 2 * sheet.padding_y) * 72.0
    size = LARGEST_POINTS
    while size >= SMALLEST_POINTS:
        at_size = _at_size(measure, size)
        lines = [part for line in label.lines for part in wrap_words(line, width, at_size, False)]
        if len(lines) * size * LINE_SPACING <= height and all(at_size(line) <= width for line in lines):
            return FittedLabel(tuple(lines), size)
        size -= STEP_POINTS
    return None


def _at_size(measure: MeasureAt, size: float) -> Measure:
    return lambda text: measure(text, size)


def label_places(sheet: LabelSheet, count: int, skip: int = 0) -> Iterator[tuple[int, float, float]]:
    """Yield page (from 0), left and top in inches of each label, row by row.

    Parameters
    ----------
    sheet : LabelSheet
    count : int
    skip : int
        Labels of the first sheet that are used up.
    """
    for number in range(skip, skip + count):
        page, place = divmod(number, sheet.per_page)
        row, column = divmod(place, sheet.columns)
        yield page, sheet.left + column * sheet.column_pitch, sheet.top + row * sheet.row_pitch


def _problem(owner: Owner) -> str:
    if not owner.owner.strip():
        return "no owner's name in the table"
    if not (owner.mail_address.strip() and (owner.mail_city.strip() or owner.mail_zip.strip())):
        return "no whole mailing address in the table"
    return ""
