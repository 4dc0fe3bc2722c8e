# SPDX-License-Identifier: GPL-2.0-or-later
"""Pieces of an SVG drawing. Every text goes through `words`, which escapes it: ids of features are anybody's words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import numpy as np
import shapely

#: Fonts that every system has one of; the drawing brings none of its own.
FONT = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"

#: Widths of signs as a share of the font size, on the wide side, so that a text never needs more room than reckoned.
_NARROW, _WIDE, _USUAL, _IDEOGRAPH = 0.34, 0.92, 0.60, 1.05


def words(text: str, x: float, y: float, size: float, *, colour: str = "#000000", anchor: str = "middle",
          bold: bool = False) -> str:
    """A text with a white halo, its baseline at a point."""
    weight = ' font-weight="bold"' if bold else ""
    return (f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" text-anchor="{anchor}" fill="{colour}"{weight} '
            f'stroke="#ffffff" stroke-width="{size / 4:.1f}" stroke-linejoin="round" paint-order="stroke">'
            f"{escape(printable(text))}</text>")


def printable(text: str) -> str:
    """A text without the control signs that XML forbids."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def width_of(text: str, size: float) -> float:
    """Room that a text takes, rather too much than too little."""
    total = 0.0
    for sign in text:
        if ord(sign) > 0x2E80:
            total += _IDEOGRAPH
        else:
            total += _NARROW if sign in " .,;:'|ijl!()[]" else _WIDE if sign in "MWmw@%" or sign.isupper() else _USUAL
    return total * size


def shape_path(shape: Any, look: str) -> str:
    """A geometry as one path; points are left to `marker`."""
    parts = [part for part in shapely.get_parts(shape) if not part.is_empty]
    data = []
    for part in parts:
        if part.geom_type == "Polygon":
            data += [_ring(ring.coords, True) for ring in (part.exterior, *part.interiors)]
        elif part.geom_type in ("LineString", "LinearRing"):
            data.append(_ring(part.coords, False))
        elif part.geom_type.startswith("Multi") or part.geom_type == "GeometryCollection":
            data.append(shape_path(part, ""))
    joined = "".join(data)
    return joined if not look else f'<path d="{joined}" fill-rule="evenodd" {look}/>' if joined else ""


def points_of(shape: Any) -> list[tuple[float, float]]:
    """The points among the parts of a geometry."""
    return [(part.x, part.y) for part in shapely.get_parts(shape) if part.geom_type == "Point" and not part.is_empty]


def marker(x: float, y: float, look: str, radius: float = 4.5) -> str:
    """A point feature: a ring with a dot, as wells are drawn on plans."""
    return (f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" {look}/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius / 3.5:.1f}" fill="#000000"/>')


def line(start: Sequence[float], end: Sequence[float], look: str) -> str:
    """A straight line."""
    return f'<line x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}" {look}/>'


def hatch(name: str, colour: str, angle: float, distance: float = 7.0) -> str:
    """A pattern of lines that a fill can name."""
    return (f'<pattern id="{name}" patternUnits="userSpaceOnUse" width="{distance:g}" height="{distance:g}" '
            f'patternTransform="rotate({angle:g})"><line x1="0" y1="0" x2="0" y2="{distance:g}" stroke="{colour}" '
            f'stroke-width="0.9" stroke-opacity="0.55"/></pattern>')


def _ring(coordinates: Any, closed: bool) -> str:
    points = np.asarray(coordinates)[:, :2]
    text = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f"M{text}" + ("Z" if closed else "")
