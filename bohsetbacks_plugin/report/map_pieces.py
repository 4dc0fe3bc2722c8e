# SPDX-License-Identifier: GPL-2.0-or-later
"""What a drawn map is handed over as, and the lines and colours that all maps of a report share."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..engine.site import FloatArray
from .map_svg import line
from .outcome_words import COLOURS

_DASHES = {"intrudes": "", "too_close_to_call": "6 3", "refer": "2 3", "not_checked": "1 4", "meets": "10 3",
           "not_applicable": "1 6"}


@dataclass(frozen=True)
class LegendEntry:
    """A small drawing and what it stands for; only what is on the map is in a legend."""

    swatch: str
    words: str


@dataclass(frozen=True)
class MapDrawing:
    """A map as SVG text, to be put into a page as it is, with what belongs beside it.

    Attributes
    ----------
    svg : str
        Its width and height are in inches, so that the scale holds on paper.
    legend : tuple of LegendEntry
    scale : str
        The scale in words.
    notes : tuple of str
        What the map does not show.
    description : str
        For who cannot see it.
    """

    svg: str
    legend: tuple[LegendEntry, ...]
    scale: str
    notes: tuple[str, ...]
    description: str


def edge_colour(outcome: str) -> str:
    """Colour of a component's outline; what was not checked is drawn as any component."""
    return COLOURS[outcome] if outcome != "not_checked" else "#3c3c3c"


def distance_line(outcome: str, ends: FloatArray, listed: bool) -> str:
    """A distance line with a dot at both ends; a ring where the two are one point."""
    colour, dash = ("#444444", "4 3") if listed else (COLOURS[outcome], _DASHES[outcome])
    if float(np.hypot(*(ends[1] - ends[0]))) < 1.0:
        return f'<circle cx="{ends[0][0]:.1f}" cy="{ends[0][1]:.1f}" r="5" fill="none" stroke="{colour}" stroke-width="2.2"/>'
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    halo = line(ends[0], ends[1], 'stroke="#ffffff" stroke-width="4" stroke-opacity="0.8"')
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.2" fill="{colour}"/>' for x, y in ends)
    return halo + line(ends[0], ends[1], f'stroke="{colour}" stroke-width="2"{dashed}') + dots
