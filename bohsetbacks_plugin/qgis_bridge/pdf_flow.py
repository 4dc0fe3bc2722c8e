# SPDX-License-Identifier: GPL-2.0-or-later
"""Headings, paragraphs and tables that flow over the pages of a PDF; a table's head is repeated on each page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Optional

from .pdf_pages import LINE_SPACING, Pages, Paper, Style

MARGIN = 43.0
_PAD = 2.6
BODY = Style(8.5)
SMALL = Style(7.5, colour="#333333")
HEADING = Style(11.5, bold=True)
TITLE = Style(16.0, bold=True)
_CELL = Style(7.6)
_HEAD = Style(7.6, bold=True)
_GROUP = Style(8.2, bold=True)
_RULE = "#9a9a9a"
_SHADE = "#e9e9e9"


@dataclass(frozen=True)
class Column:
    """A column of a table: its title, its share of the width, and where its text stands."""

    title: str
    share: float
    align: str = "left"


@dataclass(frozen=True)
class Row:
    """A row of a table.

    Attributes
    ----------
    cells : tuple of str
        One per column; of a group heading one in all.
    is_group : bool
        Runs over all columns and stays with the row below.
    bold : tuple of int
        Columns that are set in bold.
    height : float
        At least so high, in points; room to write in.
    """

    cells: tuple[str, ...]
    is_group: bool = False
    bold: tuple[int, ...] = ()
    height: float = 0.0


@dataclass
class Flow:
    """What is written from the top of a page down, and on the next one where the page ends.

    Attributes
    ----------
    running : str
        Title in the head of each page.
    foot : str
        Sentence in the foot of each page.
    start : float, optional
        Begin at this height of a page that is there already.
    """

    pages: Pages
    paper: Paper
    running: str
    foot: str
    start: Optional[float] = None
    y: float = field(default=0.0, init=False)

    def __post_init__(self) -> None:
        if self.start is None:
            self.new_page()
        else:
            self.y = self.start

    @property
    def width(self) -> float:
        """Between the margins."""
        return self.paper.width - 2 * MARGIN

    @property
    def bottom(self) -> float:
        """Where a page's text must end."""
        return self.paper.height - MARGIN - 16.0

    def new_page(self) -> None:
        """Begin a page with its head and foot."""
        self.pages.page(self.paper)
        draw_running(self.pages, self.paper, self.running, self.foot)
        self.y = MARGIN + 18.0

    def room(self, height: float) -> None:
        """Begin a new page unless so much is left on this one."""
        if self.y + height > self.bottom and self.y > MARGIN + 18.0:
            self.new_page()

    def space(self, height: float) -> None:
        """Leave some room."""
        self.y += height

    def heading(self, text: str, style: Style = HEADING, keep: float = 40.0) -> None:
        """A heading that stays with what follows."""
        lines = self.pages.lines(text, self.width, style)
        self.room(len(lines) * style.size * LINE_SPACING + keep)
        self._lines(lines, style, 0.0)
        self.space(3.0)

    def paragraph(self, text: str, style: Style = BODY, indent: float = 0.0, after: float = 3.0) -> None:
        """Text over the whole width."""
        if text:
            self._lines(self.pages.lines(text, self.width - indent, style), style, indent)
            self.space(after)

    def bullets(self, texts: Sequence[str], style: Style = BODY) -> None:
        """A list."""
        for text in texts:
            lines = self.pages.lines(text, self.width - 10.0, style)
            self.room(min(len(lines), 2) * style.size * LINE_SPACING)
            self.pages.text(MARGIN + 1.0, self.y, "•", style)
            self._lines(lines, style, 10.0)
            self.space(1.5)

    def _lines(self, lines: Sequence[str], style: Style, indent: float) -> None:
        for line in lines:
            self.room(style.size * LINE_SPACING)
            self.pages.text(MARGIN + indent, self.y, line, style)
            self.y += style.size * LINE_SPACING

    def facts(self, pairs: Sequence[tuple[str, str]], label_width: float = 112.0) -> None:
        """Names and values, one pair a line; a pair without a value is left out."""
        for name, value in pairs:
            if not value:
                continue
            lines = self.pages.lines(value, self.width - label_width, BODY)
            self.room(len(lines) * BODY.size * LINE_SPACING)
            self.pages.text(MARGIN, self.y, name, Style(8.5, bold=True))
            self._lines(lines, BODY, label_width)
            self.space(1.5)

    # -- tables -------------------------------------------------------------------------------------------------------

    def table(self, columns: Sequence[Column], rows: Sequence[Row]) -> None:
        """A table; a row that is higher than a page goes on in the next. A column without any text is left out."""
        columns, rows = _with_text(columns, rows)
        total = sum(column.share for column in columns)
        widths = [self.width * column.share / total for column in columns]
        head = [self.pages.lines(column.title, width - 2 * _PAD, _HEAD) for column, width in zip(columns, widths)]
        cells = [self._cells(row, widths) for row in rows]
        self.room(_height(head) + (self._needed(rows, cells, 0) if rows else 0.0))
        self._head(columns, widths, head)
        for number, row in enumerate(rows):
            if self.y + self._needed(rows, cells, number) > self.bottom:
                full_page = self.bottom - MARGIN - 18.0 - _height(head)
                if self._needed(rows, cells, number) <= full_page or self.y + 60.0 > self.bottom:
                    self.new_page()
                    self._head(columns, widths, head)
            self._row(row, cells[number], columns, widths, head)
        self.space(3.0)

    def _cells(self, row: Row, widths: Sequence[float]) -> list[list[str]]:
        if row.is_group:
            return [self.pages.lines(row.cells[0], self.width - 2 * _PAD, _GROUP)]
        return [self.pages.lines(text, width - 2 * _PAD, _cell_style(row, number))
                for number, (text, width) in enumerate(zip(row.cells, widths))]

    def _needed(self, rows: Sequence[Row], cells: Sequence[list[list[str]]], number: int) -> float:
        """Height of a row; of a group heading with the row below it."""
        own = max(_height(cells[number]), rows[number].height)
        if rows[number].is_group and number + 1 < len(rows):
            return own + min(self._needed(rows, cells, number + 1), 120.0)
        return own

    def _head(self, columns: Sequence[Column], widths: Sequence[float], head: list[list[str]]) -> None:
        height = _height(head)
        self.pages.box(MARGIN, self.y, self.width, height, fill="#dcdcdc")
        x = MARGIN
        for column, width, lines in zip(columns, widths, head):
            self._draw(lines, x, width, column.align, _HEAD)
            x += width
        self.y += height

    def _row(self, row: Row, cells: list[list[str]], columns: Sequence[Column], widths: Sequence[float],
             head: list[list[str]]) -> None:
        step = _CELL.size * LINE_SPACING
        while max(len(lines) for lines in cells) * step + 2 * _PAD > self.bottom - self.y + 0.01:
            fits = max(1, int((self.bottom - self.y - 2 * _PAD) / step))
            self._part(row, [lines[:fits] for lines in cells], columns, widths)
            cells = [lines[fits:] for lines in cells]
            self.new_page()
            self._head(columns, widths, head)
        self._part(row, cells, columns, widths)

    def _part(self, row: Row, cells: list[list[str]], columns: Sequence[Column], widths: Sequence[float]) -> None:
        height = max(_height(cells), row.height)
        if row.is_group:
            self.pages.box(MARGIN, self.y, self.width, height, fill=_SHADE)
            self._draw(cells[0], MARGIN, self.width, "left", _GROUP)
        else:
            x = MARGIN
            for number, (column, width, lines) in enumerate(zip(columns, widths, cells)):
                self._draw(lines, x, width, column.align, _cell_style(row, number))
                x += width
        self.y += height
        self.pages.line((MARGIN, self.y), (MARGIN + self.width, self.y), 0.3, _RULE)

    def _draw(self, lines: Sequence[str], x: float, width: float, align: str, style: Style) -> None:
        y = self.y + _PAD
        for line in lines:
            self.pages.text(x + _PAD, y, line, style, width - 2 * _PAD, align)
            y += style.size * LINE_SPACING

    # -- signatures ---------------------------------------------------------------------------------------------------

    def signatures(self, lines: Sequence[tuple[str, ...]]) -> None:
        """Lines to sign on: in each, what stands below its parts, such as a name and a date."""
        height = 40.0
        self.room(len(lines) * height + 6.0)
        for parts in lines:
            self.y += height - 12.0
            shares = [3.0] + [1.0 if part.casefold() == "date" else 2.0 for part in parts[1:]]
            x, unit = MARGIN, (self.width - 14.0 * (len(parts) - 1)) / sum(shares)
            for part, share in zip(parts, shares):
                self.pages.line((x, self.y), (x + unit * share, self.y), 0.6)
                self.pages.text(x, self.y + 1.5, part, SMALL)
                x += unit * share + 14.0
            self.y += 12.0


def draw_running(pages: Pages, paper: Paper, running: str, foot: str, margin: float = MARGIN) -> None:
    """Head and foot of a page: title, and page number with a sentence."""
    width = paper.width - 2 * margin
    if running:
        pages.text(margin, margin - 8.0, _first_line(pages, running, width), SMALL)
        pages.line((margin, margin + 6.0), (margin + width, margin + 6.0), 0.4, _RULE)
    number = f"Page {pages.count} of {pages.total}" if pages.total is not None else f"Page {pages.count}"
    top = paper.height - margin + 2.0
    pages.line((margin, top - 4.0), (margin + width, top - 4.0), 0.4, _RULE)
    room = width - pages.width(number, SMALL) - 12.0
    for place, line in enumerate(pages.lines(foot, room, SMALL)):
        pages.text(margin, top + place * SMALL.size * LINE_SPACING, line, SMALL)
    pages.text(margin, top, number, SMALL, width, "right")


def _first_line(pages: Pages, text: str, width: float) -> str:
    """A running title in one line; the whole of it stands on the first page."""
    lines = pages.lines(text, width - 10.0, SMALL)
    return lines[0] if len(lines) == 1 else f"{lines[0]}…"


def _with_text(columns: Sequence[Column], rows: Sequence[Row]) -> tuple[Sequence[Column], Sequence[Row]]:
    """Columns that some row has a text in, and the rows with those."""
    used = [number for number in range(len(columns))
            if any(row.cells[number].strip() or row.height for row in rows if not row.is_group)]
    if len(used) == len(columns) or not used:
        return columns, rows
    kept = [row if row.is_group else replace(row, cells=tuple(row.cells[number] for number in used),
                                             bold=tuple(used.index(one) for one in row.bold if one in used)) for row in rows]
    return [columns[number] for number in used], kept


def _cell_style(row: Row, column: int) -> Style:
    return _HEAD if column in row.bold else _CELL


def _height(cells: Sequence[Sequence[str]], style: Optional[Style] = None) -> float:
    size = (style or _CELL).size
    return max((len(lines) for lines in cells), default=0) * size * LINE_SPACING + 2 * _PAD
