# SPDX-License-Identifier: GPL-2.0-or-later
"""The frame of a report's map: which place it shows, at which engineer's scale, and how ground becomes paper."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely

from ..engine.site import FloatArray

#: Engineer's scales, in feet to the inch.
SCALES = tuple(step * power for power in (1, 10, 100, 1000) for step in (10, 20, 30, 40, 50, 60, 80))

#: Dots to the inch of CSS and of the drawing.
DOTS = 96.0

#: Paper that the map may take up on a letter page, in inches: what stands above it and its legend fit on the same page.
WIDTH_IN, HEIGHT_IN, LEAST_HEIGHT_IN = 7.2, 5.0, 3.0

#: White space around what must be seen, in inches.
_MARGIN_IN = 0.45


@dataclass(frozen=True)
class Frame:
    """A window on the ground.

    Attributes
    ----------
    centre : (float, float)
        In units of the analysis CRS.
    feet_per_inch : float
        One of `SCALES`, or a larger round number.
    width, height : float
        Of the drawing, in dots.
    feet_per_unit : float
    """

    centre: tuple[float, float]
    feet_per_inch: float
    width: float
    height: float
    feet_per_unit: float

    @property
    def dots_per_unit(self) -> float:
        """Dots of the drawing per unit of the CRS."""
        return self.feet_per_unit / self.feet_per_inch * DOTS

    @property
    def ground(self) -> Any:
        """The window as a box in units of the CRS."""
        half_x, half_y = self.width / self.dots_per_unit / 2, self.height / self.dots_per_unit / 2
        return shapely.box(self.centre[0] - half_x, self.centre[1] - half_y, self.centre[0] + half_x, self.centre[1] + half_y)

    def to_paper(self, points: FloatArray) -> FloatArray:
        """Points in units of the CRS, shape (n, 2), as dots from the upper left corner."""
        moved = (points - np.array(self.centre)) * self.dots_per_unit
        return np.column_stack([moved[:, 0] + self.width / 2, self.height / 2 - moved[:, 1]])

    def clipped(self, shape: Any) -> Any:
        """A geometry cut to the window, in dots, without what is finer than a printer draws; empty where it lies outside."""
        box = self.ground
        if not box.intersects(shape):
            return shapely.GeometryCollection()
        cut = shape if box.contains(shape) else shapely.clip_by_rect(shape, *box.bounds)
        return shapely.simplify(shapely.transform(cut, self.to_paper), 0.2)


def frame_of(bounds: FloatArray, feet_per_unit: float) -> Frame:
    """The window at the largest engineer's scale that holds some bounds.

    Parameters
    ----------
    bounds : ndarray of float64, shape (4,)
        In units of the CRS.
    feet_per_unit : float

    Returns
    -------
    Frame
    """
    low_x, low_y, high_x, high_y = (float(value) for value in bounds)
    wide, tall = (high_x - low_x) * feet_per_unit, (high_y - low_y) * feet_per_unit
    scale = next((one for one in SCALES if _fits(wide, tall, one)), None)
    if scale is None:
        needed = max(wide / (WIDTH_IN - 2 * _MARGIN_IN), tall / (HEIGHT_IN - 2 * _MARGIN_IN))
        scale = math.ceil(needed / 10_000) * 10_000
    height = min(HEIGHT_IN, max(LEAST_HEIGHT_IN, tall / scale + 2 * _MARGIN_IN))
    return Frame(((low_x + high_x) / 2, (low_y + high_y) / 2), float(scale), WIDTH_IN * DOTS, height * DOTS, feet_per_unit)


def _fits(wide_ft: float, tall_ft: float, scale: float) -> bool:
    return wide_ft / scale <= WIDTH_IN - 2 * _MARGIN_IN and tall_ft / scale <= HEIGHT_IN - 2 * _MARGIN_IN


def scale_words(frame: Frame) -> str:
    """The scale as an engineer says it."""
    return f"1 inch = {frame.feet_per_inch:,g} ft where the page is printed at 100 %"


def bar_feet(frame: Frame) -> float:
    """Length of the scale bar in feet: two inches of ground at every scale, which is a round number."""
    return 2.0 * frame.feet_per_inch
