# SPDX-License-Identifier: GPL-2.0-or-later
"""What stands on a printed map: shapes with their ink, words with their places, and the legend; whatever draws it.

Shapes are in the analysis CRS; widths and dashes are in points (1/72 in), and places of words in dots (1/96 in) of the frame.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Optional

import shapely

from ..engine.site import FloatArray
from .map_frame import DOTS, SCALES, Frame
from .map_labels import Labels, Placed
from .map_looks import Look

#: White space around what must be seen, in inches.
_MARGIN_IN = 0.4
_DOTS_TO_POINTS = 0.75


@dataclass(frozen=True)
class Ink:
    """How a shape is drawn.

    Attributes
    ----------
    fill, stroke : str
        Colours; empty for none.
    width : float
        Of the outline.
    dash : tuple of float
        Lengths drawn and left out in turn; empty for a solid line.
    hatch : float or None
        Angle of a hatch in the stroke's colour.
    alpha : float
        Of the fill, 0 to 1.
    ends : bool
        A dot at both ends of a line, and a white edge along it.
    """

    fill: str = ""
    stroke: str = "#000000"
    width: float = 0.6
    dash: tuple[float, ...] = ()
    hatch: Optional[float] = None
    alpha: float = 1.0
    ends: bool = False

    @staticmethod
    def of(look: Look) -> Ink:
        """The ink of a kind of feature."""
        return Ink("" if look.fill == "none" else look.fill, look.stroke, look.width * _DOTS_TO_POINTS, dashes(look.dash),
                   look.hatch)


@dataclass(frozen=True)
class MapPart:
    """Shapes that are drawn alike, and what the legend calls them; with empty words they are in no legend."""

    words: str
    shapes: tuple[Any, ...]
    ink: Ink


@dataclass(frozen=True)
class MapWord:
    """A word on the map; its size in points."""

    placed: Placed
    size: float
    colour: str
    bold: bool


@dataclass
class MapContent:
    """One map, from the ground up.

    Attributes
    ----------
    notes : list of str
        What the map does not show.
    """

    frame: Frame
    parts: list[MapPart] = field(default_factory=list)
    words: list[MapWord] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def legend(self) -> list[MapPart]:
        """What is explained: only what is on the map."""
        return [part for part in self.parts if part.words]

    def add(self, words: str, shapes: Iterable[Any], ink: Ink) -> bool:
        """Add the shapes that reach into the window, cut to a little more than it; False where there is none."""
        box = shapely.buffer(self.frame.ground, 0.02 * math.sqrt(self.frame.ground.area), join_style="mitre")
        seen = [shape if box.contains(shape) else shapely.intersection(shape, box) for shape in shapes
                if self.frame.ground.intersects(shape)]
        seen = [shape for shape in seen if not shape.is_empty]
        if seen:
            self.parts.append(MapPart(words, tuple(seen), ink))
        return bool(seen)

    def put(self, placed: Optional[Placed], size: float, colour: str = "#000000", bold: bool = False) -> None:
        """Add a word, where there was room for it; its size in dots, as it was placed."""
        if placed is not None:
            self.words.append(MapWord(placed, size * _DOTS_TO_POINTS, colour, bold))


def dashes(text: str) -> tuple[float, ...]:
    """Dashes of an SVG attribute in points."""
    return tuple(float(part) * _DOTS_TO_POINTS for part in text.split())


def fitted_frame(bounds: FloatArray, width_in: float, height_in: float, feet_per_unit: float) -> Frame:
    """The window of a given size at the largest engineer's scale that holds some bounds.

    Parameters
    ----------
    bounds : ndarray of float64, shape (4,)
        In units of the CRS.
    width_in, height_in : float
        Of the map on paper, in inches.
    feet_per_unit : float
    """
    low_x, low_y, high_x, high_y = (float(value) for value in bounds)
    needed = max((high_x - low_x) * feet_per_unit / (width_in - 2 * _MARGIN_IN),
                 (high_y - low_y) * feet_per_unit / (height_in - 2 * _MARGIN_IN))
    scale = next((one for one in SCALES if one >= needed), math.ceil(needed / 10_000) * 10_000)
    return Frame(((low_x + high_x) / 2, (low_y + high_y) / 2), float(scale), width_in * DOTS, height_in * DOTS, feet_per_unit)


def labels_in(frame: Frame) -> Labels:
    """Places for words, the corners of scale bar and north arrow kept free."""
    labels = Labels(frame.width, frame.height)
    labels.taken += [(0.0, frame.height - 46.0, 250.0, frame.height), (frame.width - 54.0, 0.0, frame.width, 54.0)]
    return labels
