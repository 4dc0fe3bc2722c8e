# SPDX-License-Identifier: GPL-2.0-or-later
"""A page with a map: a layout of resources/layouts filled with a map's content, its legend, title and title block."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Optional

from qgis.core import (
    Qgis,
    QgsLayoutItem,
    QgsPrintLayout,
    QgsProject,
    QgsReadWriteContext,
    QgsRectangle,
)
from qgis.PyQt.QtXml import QDomDocument

from ..engine.errors import OutputError
from ..paths import resource
from ..report.map_content import MapContent, MapPart
from ..report.map_frame import bar_feet
from .map_symbols import layers_of, legend_symbol
from .pdf_flow import SMALL, TITLE, draw_running
from .pdf_pages import LINE_SPACING, PAPERS, Pages, Style

_POINTS_PER_MM = 72.0 / 25.4
_POINTS_PER_DOT = 0.75
_WRITTEN = ("title", "legend", "title_block")
_SWATCH = (20.0, 9.0)
#: Type of legend and title block, the largest first; below the last they go on in the text.
_SIZES = (8.0, 7.5, 7.0, 6.5, 6.0)
#: More height for a line to write on.
_WRITING_ROOM = 7.0

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class TitleBlock:
    """What stands in the title block.

    Attributes
    ----------
    title, subtitle : str
        Above the map.
    rows : sequence of (str, str)
        Name and value; without a value there is a line to write on.
    ending : str
        Last sentence, in bold.
    """

    title: str
    subtitle: str
    rows: Sequence[tuple[str, str]]
    ending: str


@dataclass(frozen=True)
class Sheet:
    """A layout of resources/layouts: its name, and where its parts are, in points."""

    name: str
    boxes: dict[str, Box]

    @property
    def map_inches(self) -> tuple[float, float]:
        """Width and height of the map."""
        return self.boxes["map"][2] / 72.0, self.boxes["map"][3] / 72.0


@lru_cache(maxsize=8)
def open_sheet(name: str) -> Sheet:
    """Read where the parts of a layout are.

    Raises
    ------
    OutputError
        For a layout that is not there, or lacks a part.
    """
    if name not in PAPERS:
        raise OutputError(f"no page size '{name}'; there are {', '.join(PAPERS)}")
    project = QgsProject()
    layout = _load(name, project)
    boxes: dict[str, Box] = {}
    for part in ("map", *_WRITTEN):
        item = layout.itemById(part)
        if item is None and part == "title_block":
            continue
        if item is None:
            raise OutputError(f"layout {name}.qpt: has no item '{part}'; take the layout that came with the plugin")
        corner, size = item.pos(), item.sizeWithUnits()
        boxes[part] = (corner.x() * _POINTS_PER_MM, corner.y() * _POINTS_PER_MM, size.width() * _POINTS_PER_MM,
                       size.height() * _POINTS_PER_MM)
    return Sheet(name, boxes)


def draw_sheet(pages: Pages, sheet: Sheet, content: Optional[MapContent], block: TitleBlock, foot: str,
               empty: str = "") -> list[MapPart]:
    """Draw a page with a map.

    Parameters
    ----------
    pages : Pages
    sheet : Sheet
    content : MapContent or None
        None where nothing has a place; `empty` then stands in the map's frame.
    block : TitleBlock
    foot : str

    Returns
    -------
    list of MapPart
        What the legend has no room for; see `draw_legend_list`.
    """
    paper = PAPERS[sheet.name]
    pages.page(paper)
    if not pages.count_only:
        _draw_map(pages, sheet, content)
    if content is None:
        x, y, width, height = sheet.boxes["map"]
        pages.box(x, y, width, height, fill="#ffffff", outline="#000000")
        pages.text(x, y + height / 2, empty, Style(10.0, italic=True), width, "center")
    else:
        _draw_words(pages, sheet, content)
    draw_running(pages, paper, "", foot)
    _draw_title(pages, sheet.boxes["title"], block)
    if "title_block" in sheet.boxes:
        _draw_block(pages, sheet.boxes["title_block"], block)
    return _draw_legend(pages, sheet.boxes["legend"], content)


def _load(name: str, project: QgsProject) -> QgsPrintLayout:
    path = resource("layouts", f"{name}.qpt")
    document = QDomDocument()
    if not path.is_file() or not _parsed(document, path.read_text(encoding="utf-8")):
        raise OutputError(f"{path}: is missing or no layout; install the plugin again")
    layout = QgsPrintLayout(project)
    _, ok = layout.loadFromTemplate(document, QgsReadWriteContext())
    if not ok:
        raise OutputError(f"{path}: QGIS cannot read this layout; install the plugin again")
    return layout


def _parsed(document: QDomDocument, text: str) -> bool:
    done = document.setContent(text)
    return bool(done[0] if isinstance(done, tuple) else done)


def _draw_map(pages: Pages, sheet: Sheet, content: Optional[MapContent]) -> None:
    """The layout with its map, scale bar and north arrow; read once for all pages of a document that use it."""
    kept = pages.kept.get(sheet.name)
    if kept is None:
        kept = pages.kept[sheet.name] = _OpenLayout(sheet.name)
    kept.draw(pages, content)


class _OpenLayout:
    """A layout and the project that its layers live in while a page is being drawn."""

    def __init__(self, name: str) -> None:
        self.project = QgsProject()
        self.layout: Optional[QgsPrintLayout] = _load(name, self.project)
        for part in _WRITTEN:
            if self.layout.itemById(part) is not None:
                self.layout.removeLayoutItem(self.layout.itemById(part))

    def draw(self, pages: Pages, content: Optional[MapContent]) -> None:
        """Draw a page."""
        if self.layout is None:
            return
        items = {part: self.layout.itemById(part) for part in ("map", "scale_bar", "north")}
        for item in items.values():
            if item is not None:
                item.setVisibility(content is not None)
        if content is not None:
            # Without a CRS: everything is in the analysis CRS already, and the scale is set in feet.
            layers = [layer for part in content.parts[::-1] for layer in layers_of(part)]
            self.project.addMapLayers(layers, False)
            items["map"].setLayers(layers)
            items["map"].setKeepLayerSet(True)
            low_x, low_y, high_x, high_y = content.frame.ground.bounds
            items["map"].zoomToExtent(QgsRectangle(low_x, low_y, high_x, high_y))
            _set_scale_bar(items["scale_bar"], content)
        pages.layout(self.layout)
        if content is not None:
            items["map"].setLayers([])
            self.project.removeAllMapLayers()

    def close(self) -> None:
        """The layout goes first: its items hold layers of the project."""
        self.layout = None
        self.project.clear()


def _set_scale_bar(bar: Optional[Any], content: MapContent) -> None:
    """Two inches of ground, which is a round number of feet at every engineer's scale; the foot is the US survey foot."""
    if bar is None:
        return
    units_per_foot = 1.0 / content.frame.feet_per_unit
    bar.setUnits(Qgis.DistanceUnit.Unknown)
    bar.setMapUnitsPerScaleBarUnit(units_per_foot)
    bar.setUnitLabel("ft")
    bar.setUnitsPerSegment(bar_feet(content.frame) / 4 * units_per_foot)
    bar.setReferencePoint(QgsLayoutItem.ReferencePoint.LowerLeft)
    bar.update()


def _draw_words(pages: Pages, sheet: Sheet, content: MapContent) -> None:
    """The map's words, on top of everything, each with a thin line to what it names where it stands far off."""
    left, top, width, height = sheet.boxes["map"]
    pages.clip(left, top, width, height)
    for word in content.words:
        placed = word.placed
        if placed.far:
            pages.line((left + placed.at[0] * _POINTS_PER_DOT, top + placed.at[1] * _POINTS_PER_DOT),
                       (left + placed.x * _POINTS_PER_DOT, top + placed.y * _POINTS_PER_DOT - word.size * 0.35), 0.4, "#555555")
    for word in content.words:
        style = Style(word.size, word.bold, colour=word.colour)
        x = left + word.placed.x * _POINTS_PER_DOT - pages.width(word.placed.text, style) / 2
        pages.haloed(x, top + word.placed.y * _POINTS_PER_DOT, word.placed.text, style)
    pages.unclip()


def _draw_title(pages: Pages, box: Box, block: TitleBlock) -> None:
    """Title and subtitle, in smaller type where they are long."""
    x, y, width, height = box
    style, bottom = TITLE, y + height
    while style.size > 9.0 and pages.width(block.title, style) > width:
        style = style.with_size(style.size - 0.5)
    for line in pages.lines(block.title, width, style):
        pages.text(x, y, line, style)
        y += style.size * LINE_SPACING
    style = SMALL
    while style.size > 4.5 and y + len(pages.lines(block.subtitle, width, style)) * style.size * LINE_SPACING > bottom + 2.0:
        style = style.with_size(style.size - 0.5)
    for line in pages.lines(block.subtitle, width, style):
        pages.text(x, y, line, style)
        y += style.size * LINE_SPACING


def _draw_block(pages: Pages, box: Box, block: TitleBlock) -> None:
    """Names and values in the largest type in which all fit; a value that is not known leaves a line to write on."""
    x, y, width, height = box
    lines: list[tuple[str, list[str]]] = []
    pad, size = 5.0, _SIZES[0]
    for size in (*_SIZES, 5.5, 5.0):
        style = Style(size)
        names = max(pages.width(name, Style(size, bold=True)) for name, _ in block.rows) + 6.0
        lines = [(name, pages.lines(value, width - 2 * pad - names, style)) for name, value in block.rows]
        ending = pages.lines(block.ending, width - 2 * pad, Style(size, bold=True))
        count = sum(len(value) for _, value in lines) + len(ending)
        blank = sum(value == [""] for _, value in lines) * _WRITING_ROOM
        if count * size * LINE_SPACING + len(lines) * 1.5 + blank + 2 * pad + 4.0 <= height:
            break
    pages.box(x, y, width, height, outline="#000000")
    at = y + pad
    for name, value in lines:
        at += _WRITING_ROOM if value == [""] else 0.0
        pages.text(x + pad, at, name, Style(size, bold=True))
        if value == [""]:
            pages.line((x + pad + names, at + size), (x + width - pad, at + size), 0.4)
        for line in value:
            pages.text(x + pad + names, at, line, Style(size))
            at += size * LINE_SPACING
        at += 1.5
    at = max(at, y + height - pad - len(ending) * size * LINE_SPACING)
    for line in ending:
        pages.text(x + pad, at, line, Style(size, bold=True))
        at += size * LINE_SPACING


def _draw_legend(pages: Pages, box: Box, content: Optional[MapContent]) -> list[MapPart]:
    """The legend in the largest type in which it fits, in one or two columns; what does not fit is handed back."""
    if content is None:
        return []
    parts = content.legend[::-1]
    x, y, width, height = box
    for size in _SIZES:
        for columns in (1, 2):
            rest = _legend_columns(pages, (x, y, width, height), parts, content.notes, size, columns, draw=False)
            if not rest:
                return _legend_columns(pages, box, parts, content.notes, size, columns, draw=True)
    return _legend_columns(pages, box, parts, content.notes, _SIZES[-1], 2, draw=True)


def _legend_columns(pages: Pages, box: Box, parts: Sequence[MapPart], notes: Sequence[str], size: float, columns: int,
                    draw: bool) -> list[MapPart]:
    """Lay out a legend; returns the parts that found no room."""
    x, y, width, height = box
    style, step = Style(size), size * LINE_SPACING
    wide = (width - 8.0 * (columns - 1)) / columns
    below = [line for note in notes for line in pages.lines(note, width, Style(size, italic=True))]
    bottom = y + height - len(below) * step
    column, at = 0, y
    rest: list[MapPart] = []
    for part in parts:
        lines = pages.lines(part.words, wide - _SWATCH[0] - 5.0, style)
        tall = max(len(lines) * step, _SWATCH[1]) + 2.0
        if at + tall > bottom and column < columns - 1:
            column, at = column + 1, y
        if at + tall > bottom or rest:
            rest.append(part)
            continue
        if draw:
            left = x + column * (wide + 8.0)
            pages.swatch(left, at + max(0.0, (step - _SWATCH[1]) / 2), _SWATCH[0], _SWATCH[1], *legend_symbol(part))
            for number, line in enumerate(lines):
                pages.text(left + _SWATCH[0] + 5.0, at + number * step, line, style)
        at += tall
    for number, line in enumerate(below if draw else ()):
        pages.text(x, bottom + number * step, line, Style(size, italic=True))
    return rest

