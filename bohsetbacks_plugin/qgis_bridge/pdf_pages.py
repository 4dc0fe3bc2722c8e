# SPDX-License-Identifier: GPL-2.0-or-later
"""Pages of a PDF, drawn one by one in points from the top left corner; the file appears whole or not at all.

Pages are written as they are done, so that a thousand of them need no more memory than one. A QGIS layout may fill a page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Optional

from qgis.core import Qgis, QgsLayout, QgsLayoutExporter, QgsLayoutRenderContext, QgsRenderContext, QgsSymbol
from qgis.PyQt.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from qgis.PyQt.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPageLayout,
    QPageSize,
    QPainter,
    QPainterPath,
    QPdfWriter,
    QPen,
    QPolygonF,
)

from ..engine.errors import Cancelled, OutputError
from ..paths import version
from ..report.output_files import refuse_to_overwrite, staging
from ..report.text_fitting import wrap_words

#: Dots per inch of the PDF's grid; text and lines are vectors.
RESOLUTION = 600
_DOTS = RESOLUTION / 72.0
#: The first of these that is there; then whatever the system has for the letters.
FAMILIES = ("Arial", "Liberation Sans", "Helvetica", "DejaVu Sans")
LINE_SPACING = 1.22

Point = tuple[float, float]


@dataclass(frozen=True)
class Paper:
    """A page size in points."""

    name: str
    width: float
    height: float


LETTER = Paper("Letter", 612.0, 792.0)
LETTER_LANDSCAPE = Paper("Letter landscape", 792.0, 612.0)
TABLOID = Paper("11 x 17 in", 1224.0, 792.0)

#: The paper of each layout in resources/layouts; a report can be printed on the first three.
PAPERS: dict[str, Paper] = {"letter_portrait": LETTER, "letter_landscape": LETTER_LANDSCAPE, "tabloid": TABLOID,
                           "atlas": LETTER}


@dataclass(frozen=True)
class Style:
    """How a text looks."""

    size: float = 8.5
    bold: bool = False
    italic: bool = False
    colour: str = "#000000"

    def with_size(self, size: float) -> Style:
        """The same in another size."""
        return replace(self, size=size)


@lru_cache(maxsize=64)
def _font(style: Style) -> QFont:
    font = QFont()
    font.setFamilies(list(FAMILIES))
    font.setPointSizeF(style.size)
    font.setBold(style.bold)
    font.setItalic(style.italic)
    # Any spacing, even one that nobody can see, keeps letters from being joined: a word of ligatures is not found again.
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.02)
    return font


def _font_in_dots(style: Style) -> QFont:
    font = QFont(_font(style))
    font.setPixelSize(round(style.size * _DOTS))
    return font


class Pages:
    """The pages of one document.

    Parameters
    ----------
    path : Path
    title : str
        In the file's properties.
    count_only : bool
        Draw nothing; text is measured and pages are counted as if it were drawn.
    """

    def __init__(self, path: Path, title: str, count_only: bool = False) -> None:
        self.count_only = count_only
        self.count = 0
        self.total: Optional[int] = None
        #: What pages of one kind share, such as a layout; closed with the document.
        self.kept: dict[str, Any] = {}
        self.paper = LETTER
        self._widths: dict[tuple[Style, str], float] = {}
        self._metrics: dict[Style, QFontMetricsF] = {}
        self._painter: Optional[QPainter] = None
        self._writer = QPdfWriter(str(path))
        self._writer.setResolution(RESOLUTION)
        self._writer.setTitle(title)
        self._writer.setCreator(f"BOH Setbacks {version()}")

    def page(self, paper: Paper) -> None:
        """Begin a new page.

        Raises
        ------
        OutputError
            Where the file cannot be written.
        """
        self.count += 1
        self.paper = paper
        if self.count_only:
            return
        size = QPageSize(QSizeF(paper.width, paper.height), QPageSize.Unit.Point, paper.name,
                         QPageSize.SizeMatchPolicy.ExactMatch)
        self._writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
        if self._painter is None:
            self._painter = QPainter()
            if not self._painter.begin(self._writer):
                self._painter = None
                raise OutputError("the PDF cannot be written; choose a folder that you may write to")
        elif not self._writer.newPage():
            raise OutputError("the PDF cannot be written to its end; see that the disk is not full")

    def close(self) -> None:
        """End the file."""
        for one in self.kept.values():
            one.close()
        self.kept.clear()
        if self._painter is not None:
            self._painter.end()
            self._painter = None
        # Closes the file: Windows moves no open one.
        del self._writer

    # -- text ---------------------------------------------------------------------------------------------------------

    def width(self, text: str, style: Style) -> float:
        """Width of a text on one line, in points; the words' widths are kept, because tables repeat them."""
        words = text.split(" ")
        total = sum(self._word(word, style) for word in words)
        return total + (len(words) - 1) * self._word(" ", style) if len(words) > 1 else total

    def lines(self, text: str, width: float, style: Style) -> list[str]:
        """A text in lines that fit a width."""
        return wrap_words(text, width, lambda part: self.width(part, style))

    def text(self, x: float, y: float, text: str, style: Style, width: float = 0.0, align: str = "left") -> None:
        """One line with its top at `y`; aligned left, right or centre within a width."""
        if self._painter is None:
            return
        if align != "left":
            free = width - self.width(text, style)
            x += free if align == "right" else free / 2
        metrics = self._metric(style)
        self._painter.setFont(_font(style))
        self._painter.setPen(QColor(style.colour))
        leading = (style.size * LINE_SPACING * _DOTS - metrics.ascent() - metrics.descent()) / 2
        self._painter.drawText(QPointF(x * _DOTS, y * _DOTS + leading + metrics.ascent()), text)

    def haloed(self, x: float, baseline: float, text: str, style: Style) -> None:
        """One line over a drawing, with a white edge around its letters."""
        if self._painter is None:
            return
        place = QPointF(x * _DOTS, baseline * _DOTS)
        outline = QPainterPath()
        # A path is set in the device's dots, a font in points of the device.
        outline.addText(place, _font_in_dots(style), text)
        self._painter.strokePath(outline, _pen(style.size / 4, "#ffffff", False))
        self._painter.setFont(_font(style))
        self._painter.setPen(QColor(style.colour))
        self._painter.drawText(place, text)

    def _word(self, word: str, style: Style) -> float:
        known = self._widths.get((style, word))
        if known is None:
            known = self._metric(style).horizontalAdvance(word) / _DOTS
            self._widths[style, word] = known
        return known

    def _metric(self, style: Style) -> QFontMetricsF:
        if style not in self._metrics:
            self._metrics[style] = QFontMetricsF(_font(style), self._writer)
        return self._metrics[style]

    # -- shapes -------------------------------------------------------------------------------------------------------

    def line(self, first: Point, second: Point, width: float = 0.5, colour: str = "#000000", dashed: bool = False) -> None:
        """A straight line."""
        if self._painter is not None:
            self._painter.setPen(_pen(width, colour, dashed))
            self._painter.drawLine(_dots(first), _dots(second))

    def box(self, x: float, y: float, width: float, height: float, fill: str = "", outline: str = "") -> None:
        """A rectangle, filled or with an outline."""
        if self._painter is not None:
            self._painter.setPen(_pen(0.5, outline, False) if outline else QPen(Qt.PenStyle.NoPen))
            self._painter.setBrush(QBrush(QColor(fill)) if fill else QBrush(Qt.BrushStyle.NoBrush))
            self._painter.drawRect(QRectF(x * _DOTS, y * _DOTS, width * _DOTS, height * _DOTS))

    def polygon(self, points: Sequence[Point], fill: str = "", outline: str = "#000000", width: float = 0.7,
                dashed: bool = False) -> None:
        """A closed outline."""
        if self._painter is not None:
            self._painter.setPen(_pen(width, outline, dashed))
            self._painter.setBrush(QBrush(QColor(fill)) if fill else QBrush(Qt.BrushStyle.NoBrush))
            self._painter.drawPolygon(QPolygonF([_dots(point) for point in points]))

    def disc(self, centre: Point, radius: float, fill: str, outline: str = "#000000") -> None:
        """A filled circle."""
        if self._painter is not None:
            self._painter.setPen(_pen(0.6, outline, False))
            self._painter.setBrush(QBrush(QColor(fill)))
            self._painter.drawEllipse(_dots(centre), radius * _DOTS, radius * _DOTS)

    def swatch(self, x: float, y: float, width: float, height: float, symbol: QgsSymbol, dimension: int) -> None:
        """A symbol as a legend shows it: an area, a line, or a point in the middle."""
        if self._painter is None:
            return
        context = QgsRenderContext.fromQPainter(self._painter)
        context.setScaleFactor(RESOLUTION / 25.4)
        box = QRectF(x * _DOTS, y * _DOTS, width * _DOTS, height * _DOTS)
        self._painter.save()
        symbol.startRender(context)
        if dimension == 2:
            symbol.renderPolygon(QPolygonF(box), None, None, context)
        elif dimension == 1:
            symbol.renderPolyline(QPolygonF([QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y())]),
                                  None, context)
        else:
            symbol.renderPoint(box.center(), None, context)
        symbol.stopRender(context)
        self._painter.restore()

    def clip(self, x: float, y: float, width: float, height: float) -> None:
        """Draw only within a rectangle, until `unclip`."""
        if self._painter is not None:
            self._painter.setClipRect(QRectF(x * _DOTS, y * _DOTS, width * _DOTS, height * _DOTS))

    def unclip(self) -> None:
        """Draw everywhere again."""
        if self._painter is not None:
            self._painter.setClipping(False)

    def layout(self, layout: QgsLayout) -> None:
        """Draw the first page of a layout over the whole page."""
        if self._painter is None:
            return
        context = layout.renderContext()
        context.setDpi(RESOLUTION)
        context.setFlag(QgsLayoutRenderContext.Flag.FlagUseAdvancedEffects, True)
        context.setTextRenderFormat(Qgis.TextRenderFormat.AlwaysText)
        self._painter.save()
        QgsLayoutExporter(layout).renderPage(self._painter, 0)
        self._painter.restore()


def write_pdf(path: Path, title: str, compose: Callable[[Pages], None], inputs: Iterable[Path] = ()) -> int:
    """Write a PDF whole or not at all; what it is composed of is gone through twice, first to count the pages.

    Parameters
    ----------
    path : Path
    title : str
    compose : callable
        Draws all pages; must draw the same each time.
    inputs : iterable of Path
        The user's own files, which are never written.

    Returns
    -------
    int
        Number of pages.

    Raises
    ------
    OutputError
        Where the file cannot be written, or is one of the inputs.
    Cancelled
        Where `compose` was stopped; nothing is left.
    """
    refuse_to_overwrite(path, inputs, is_geopackage=False)
    try:
        with staging([path]) as folders:
            made = folders[path] / "document.pdf"
            counted = _composed(folders[path] / "counted.pdf", title, compose, None, True)
            drawn = _composed(made, title, compose, counted, False)
            made.replace(path)
    except OutputError as problem:
        raise OutputError(f"{path}: {problem}") from None
    except OSError as problem:
        raise OutputError(f"{path}: cannot be written ({problem.strerror or problem}); close it where it is open, or choose a "
                          "folder that you may write to") from None
    return drawn


def _composed(path: Path, title: str, compose: Callable[[Pages], None], total: Optional[int], count_only: bool) -> int:
    pages = Pages(path, title, count_only)
    pages.total = total
    try:
        compose(pages)
    finally:
        pages.close()
    return pages.count


def stop_if(cancelled: Optional[Callable[[], bool]]) -> None:
    """Raise Cancelled where the user asked for it."""
    if cancelled is not None and cancelled():
        raise Cancelled


def _dots(point: Point) -> QPointF:
    return QPointF(point[0] * _DOTS, point[1] * _DOTS)


def _pen(width: float, colour: str, dashed: bool) -> QPen:
    pen = QPen(QColor(colour))
    pen.setWidthF(width * _DOTS)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if dashed:
        pen.setDashPattern([4.0, 3.0])
    return pen

