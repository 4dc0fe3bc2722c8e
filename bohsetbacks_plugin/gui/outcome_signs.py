# SPDX-License-Identifier: GPL-2.0-or-later
"""How an outcome is shown everywhere in the panel: a word, a shape and a colour, so that no one of them is needed alone."""

from __future__ import annotations

from typing import Any

from qgis.PyQt.QtCore import QPointF, QRectF, Qt
from qgis.PyQt.QtGui import QBrush, QColor, QIcon, QPainter, QPalette, QPen, QPixmap, QPolygonF

from .translation import tr

#: The colours of resources/styles/findings.qml, which the colour-blind can tell apart.
COLOURS: dict[str, str] = {
    "intrudes": "#d55e00", "too_close_to_call": "#e69f00", "refer": "#cc79a7", "not_checked": "#6b6b6b",
    "meets": "#0072b2", "not_applicable": "#9a9a9a",
}

_SIZES = (16, 20, 24, 32, 48)


def outcome_word(outcome: str, advisory: bool = False) -> str:
    """The outcome in words."""
    word = {
        "intrudes": tr("Intrudes"), "too_close_to_call": tr("Too close to call"), "refer": tr("For a person to decide"),
        "not_checked": tr("Not checked"), "meets": tr("Meets"), "not_applicable": tr("Not applicable"),
    }[outcome]
    return tr("{outcome} (advisory)").format(outcome=word) if advisory else word


def lean_words(lean: str) -> str:
    """To which side something leans that is too close to call."""
    return tr("leans to intruding") if lean == "intrudes" else tr("leans to meeting")


def outcome_short_word(outcome: str) -> str:
    """The same where there is little room."""
    return {"too_close_to_call": tr("Too close"), "refer": tr("For a person")}.get(outcome) or outcome_word(outcome)


def outcome_meaning(outcome: str) -> str:
    """One sentence on what the outcome says."""
    return {
        "intrudes": tr("Less is provided than required, by more than the data can be off."),
        "too_close_to_call": tr("The difference is smaller than what the data can be off; a survey must decide."),
        "refer": tr("The text leaves this to the Board or another person."),
        "not_checked": tr("This was not measured, so it is neither met nor intruded on."),
        "meets": tr("What is required is provided, as far as the layers show. A screening, not an approval."),
        "not_applicable": tr("The rule does not speak of this feature, with the reason."),
    }[outcome]


def outcome_colour(outcome: str) -> QColor:
    """The colour of an outcome, the same as on the map."""
    return QColor(COLOURS[outcome])


def is_dark(palette: QPalette) -> bool:
    """Whether the theme has light text on dark."""
    return bool(palette.color(QPalette.ColorRole.Base).lightness() < 128)


def outcome_icon(outcome: str, palette: QPalette) -> QIcon:
    """The shape and colour of an outcome, edged so that it stands out in the theme."""
    icon, dark = QIcon(), is_dark(palette)
    for size in _SIZES:
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw(painter, outcome, dark, float(size))
        painter.end()
        icon.addPixmap(pixmap)
    return icon


def _draw(painter: Any, outcome: str, dark: bool, size: float) -> None:
    """Draw the sign that the map's style has for the outcome."""
    colour = outcome_colour(outcome)
    edge = colour.lighter(170) if dark else colour.darker(130)
    painter.scale(size / 16.0, size / 16.0)
    painter.setPen(QPen(edge, 1.0))
    painter.setBrush(QBrush(colour))
    if outcome == "intrudes":
        for line_colour, width in ((edge, 4.4), (colour, 2.6)):
            painter.setPen(QPen(line_colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(3.5, 3.5), QPointF(12.5, 12.5))
            painter.drawLine(QPointF(12.5, 3.5), QPointF(3.5, 12.5))
    elif outcome == "too_close_to_call":
        painter.drawPolygon(QPolygonF([QPointF(8, 2), QPointF(14.5, 13.5), QPointF(1.5, 13.5)]))
    elif outcome == "refer":
        painter.drawPolygon(QPolygonF([QPointF(8, 1), QPointF(15, 8), QPointF(8, 15), QPointF(1, 8)]))
    elif outcome == "meets":
        painter.drawRect(QRectF(2.5, 2.5, 11, 11))
    elif outcome == "not_checked":
        # An empty ring: nothing was measured.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(edge if dark else colour, 2.2))
        painter.drawEllipse(QRectF(2.5, 2.5, 11, 11))
    else:
        painter.drawEllipse(QRectF(5, 5, 6, 6))
