# SPDX-License-Identifier: GPL-2.0-or-later
"""Where the words of a map go: each beside what it names, none over another; what finds no room is left out and counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Optional

import numpy as np

from ..engine.site import FloatArray
from .map_svg import width_of

Box = tuple[float, float, float, float]

#: Height of a line of text as a share of the font size.
_TALL = 1.25

#: Along a line, first its middle; then across it, first close by.
_ALONG = (0.5, 0.38, 0.62, 0.25, 0.75, 0.12, 0.88)
_ACROSS = (9.0, -9.0, 18.0, -18.0, 30.0, -30.0, 44.0, -44.0, 60.0, -60.0)
_AROUND = tuple((radius, angle) for radius in (10.0, 18.0, 28.0, 40.0, 56.0) for angle in range(0, 360, 30))


@dataclass(frozen=True)
class Placed:
    """A text with its baseline's middle, and the point on what it names that a thin line leads to if it stands far off."""

    text: str
    x: float
    y: float
    at: tuple[float, float]
    far: bool


@dataclass
class Labels:
    """The words on one drawing.

    Attributes
    ----------
    width, height : float
        Of the drawing, in dots.
    avoid : list of (float, float, float, float)
        Boxes that words keep off where they can, such as small components.
    """

    width: float
    height: float
    avoid: list[Box] = field(default_factory=list)
    taken: list[Box] = field(default_factory=list)
    left_out: int = 0

    def on_line(self, text: str, start: Sequence[float], end: Sequence[float], size: float) -> Optional[Placed]:
        """Place a text beside a line; None where there is no room."""
        first, last = np.asarray(start, dtype=float), np.asarray(end, dtype=float)
        length = float(np.hypot(*(last - first)))
        if length < 1.0:
            return self.at_point(text, (float(first[0]), float(first[1])), size)
        across = np.array([-(last - first)[1], (last - first)[0]]) / length
        spots = []
        for off in _ACROSS:
            for share in _ALONG:
                on = first + share * (last - first)
                # A wide text beside an upright line must stand farther off than one over a flat line.
                reach = abs(off) + abs(across[0]) * width_of(text, size) / 2
                spots.append((on + np.sign(off) * across * reach, on, abs(off) > 20.0))
        return self._first(text, spots, size)

    def at_point(self, text: str, point: tuple[float, float], size: float) -> Optional[Placed]:
        """Place a text around a point; None where there is no room."""
        on, half = np.array(point), width_of(text, size) / 2
        spots = []
        for radius, angle in _AROUND:
            turn = np.array([np.cos(np.radians(angle)), -np.sin(np.radians(angle))])
            spots.append((on + turn * radius + np.array([turn[0] * half, 0.0]), on, radius > 24.0))
        return self._first(text, spots, size)

    def centred(self, text: str, point: tuple[float, float], room: float, size: float) -> Optional[Placed]:
        """Place a text on a point where the room there is wide enough; else around it."""
        if width_of(text, size) <= room:
            spot = np.array(point)
            placed = self._first(text, [(spot, spot, False)], size, count=False, keep_off=False)
            if placed is not None:
                return placed
        return self.at_point(text, point, size)

    def _first(self, text: str, spots: Sequence[tuple[FloatArray, FloatArray, bool]], size: float, count: bool = True,
               keep_off: bool = True) -> Optional[Placed]:
        for boxes in ([*self.taken, *self.avoid], self.taken) if keep_off else (self.taken,):
            for spot, on, far in spots:
                box = self._box(text, spot, size)
                if self._inside(box) and not any(_overlap(box, other) for other in boxes):
                    self.taken.append(box)
                    return Placed(text, float(spot[0]), float(spot[1]) + size * 0.35, (float(on[0]), float(on[1])), far)
        self.left_out += count
        return None

    def _box(self, text: str, spot: FloatArray, size: float) -> Box:
        half, tall = width_of(text, size) / 2 + 2.0, size * _TALL / 2
        return (float(spot[0]) - half, float(spot[1]) - tall, float(spot[0]) + half, float(spot[1]) + tall)

    def _inside(self, box: Box) -> bool:
        return box[0] >= 3 and box[1] >= 3 and box[2] <= self.width - 3 and box[3] <= self.height - 3


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def boxes_of(bounds: FloatArray, most: float) -> Iterator[Box]:
    """Boxes of small shapes; of large ones words may lie on top."""
    for low_x, low_y, high_x, high_y in bounds:
        if high_x - low_x <= most and high_y - low_y <= most:
            yield (float(low_x), float(low_y), float(high_x), float(high_y))
