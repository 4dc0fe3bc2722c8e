# SPDX-License-Identifier: GPL-2.0-or-later
"""CAD drawings: lines that mean areas, block symbols that mean points, labels, hatches and title blocks.

A drawing has a closed polyline as a line, so that a tank inside a wetland outline would be measured to the line; and a block
symbol as its linework, so that a well would be measured to the ring of its symbol. Both are set right by role, and said.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Optional

import numpy as np
import numpy.typing as npt
import shapely

from ..engine import vocabulary
from .source import Source
from .values import objects, some

BoolArray = npt.NDArray[np.bool_]
Roles = Sequence[tuple[str, ...]]

#: End points of a line this near to each other close it: drafters leave gaps of a few hundredths.
SNAP_TOLERANCE_FT = 0.05
#: A text on a well layer this near to a symbol is its label; a lone one is all there is of a well, and is measured to.
LABEL_REACH_FT = 25.0

_CIRCLE_VERTICES = 24
_CIRCLE_ROUNDNESS = 1e-3


@dataclass
class Drawing(Source):
    """A DXF as rows: entities as they stand, block inserts as points, and the linework of each insert.

    Attributes
    ----------
    insert : ndarray of int
        Row of the insert whose linework a row is, else -1.
    is_insert : ndarray of bool
        Block inserts, as their insertion point.
    lost : list of (str, str, str)
        Handle, type and CAD layer of entities that GDAL passed over.
    """

    insert: npt.NDArray[np.intp] = field(default_factory=lambda: np.zeros(0, dtype=np.intp))
    is_insert: BoolArray = field(default_factory=lambda: np.zeros(0, dtype=np.bool_))
    lost: list[tuple[str, str, str]] = field(default_factory=list)


class Shaper:
    """Gives the rows of a drawing the geometry that their roles mean, and says what it did.

    Parameters
    ----------
    drawing : Drawing
        Its geometry and cautions are changed.
    roles : list of tuple of str
        Roles of each row; ``("unknown",)`` rows are left as they are.
    alive : ndarray of bool
        Rows that no filter took out.
    feet_per_unit : float
        Feet in one unit of the drawing's stated CRS.
    """

    def __init__(self, drawing: Drawing, roles: Roles, alive: BoolArray, feet_per_unit: float) -> None:
        self.drawing, self.roles, self.keep = drawing, roles, alive.copy()
        self.snap, self.reach = SNAP_TOLERANCE_FT / feet_per_unit, LABEL_REACH_FT / feet_per_unit
        self.excluded = 0
        self.known = np.array([tuple(r) != ("unknown",) for r in roles], dtype=np.bool_)
        self.is_point = np.array([bool(vocabulary.POINT_ROLES & set(r)) for r in roles], dtype=np.bool_)
        self.is_area = self.known & np.array([bool(set(r) - vocabulary.LINE_ROLES) for r in roles], dtype=np.bool_)
        kinds = objects(shape.geom_type if shape is not None else "" for shape in drawing.geometry)
        self.is_line = np.asarray(kinds == "LineString", dtype=np.bool_)
        self.is_polygon = np.isin(kinds.astype(str), ("Polygon", "MultiPolygon"))
        text = np.array([bool(value) for value in drawing.columns["Text"]], dtype=np.bool_)
        self.is_text = text & np.asarray(kinds == "Point", dtype=np.bool_) & ~drawing.is_insert

    def run(self) -> tuple[BoolArray, int]:
        """Rows to keep, and how many were excluded; alternatives of one entity count once."""
        self.drop_paper_space()
        self.choose_block_geometry()
        self.drop_labels()
        self.close_lines()
        self.drop_hatches()
        return self.keep, self.excluded

    def handles(self, rows: Any) -> str:
        """Entity handles for a caution."""
        column = self.drawing.columns["EntityHandle"]
        return some(dict.fromkeys(column[row] for row in rows))

    def say(self, text: str) -> None:
        """Add a caution."""
        self.drawing.cautions.append(text)

    def exclude(self, rows: npt.NDArray[np.intp], text: str) -> None:
        """Take rows out, count and name them."""
        if len(rows):
            self.keep[rows] = False
            self.excluded += len(rows)
            self.say(f"{len(rows)} {text}: {self.handles(rows)}")

    def drop_paper_space(self) -> None:
        """Title blocks are drawn in sheet units around (0, 0)."""
        paper = np.array([bool(value) for value in self.drawing.columns["PaperSpace"]], dtype=np.bool_)
        inlined = self.drawing.insert >= 0
        self.keep &= ~(inlined & paper[self.drawing.insert])
        self.keep &= ~(inlined & paper)
        self.exclude(np.flatnonzero(self.keep & paper), "entities of the paper space (title block) excluded")

    def choose_block_geometry(self) -> None:
        """The insertion point of a block where the role is a place, else its linework."""
        drawing = self.drawing
        parts: dict[int, list[int]] = defaultdict(list)
        for row in np.flatnonzero((drawing.insert >= 0) & self.keep):
            parts[int(drawing.insert[row])].append(int(row))
        symbols: list[int] = []
        bare: list[int] = []
        for row in np.flatnonzero(drawing.is_insert):
            mine = parts.pop(int(row), [])
            if self.is_point[row] or not mine:
                self.keep[mine] = False
                (symbols if self.is_point[row] else bare).append(int(row))
            else:
                self.keep[row] = False
        symbols, bare = [row for row in symbols if self.keep[row]], [r for r in bare if self.keep[r] and self.known[r]]
        if symbols:
            blocks = some(dict.fromkeys(drawing.columns["BlockName"][row] for row in symbols))
            self.say(f"measured to the insertion point of the block symbol, not to its drawn outline: {self.handles(symbols)} "
                     f"(block {blocks})")
        if bare:
            self.say(f"block symbols without linework are measured to their insertion point: {self.handles(bare)}")

    def drop_labels(self) -> None:
        """Texts are labels. Only on a layer of wells a text without a symbol near it may be all there is of the well."""
        drawing, labels = self.drawing, self.keep & self.is_text & self.known
        on_point = np.flatnonzero(labels & self.is_point)
        lone = []
        for row in on_point:
            others = np.flatnonzero(self.keep & ~self.is_text & self.is_point)
            distance = shapely.distance(drawing.geometry[others], drawing.geometry[row])
            if not (distance <= self.reach).any():
                lone.append(row)
        labels[lone] = False
        self.exclude(np.flatnonzero(labels), "texts on layers of features excluded, as labels")
        if lone:
            texts = some(drawing.columns["Text"][row] for row in lone)
            self.say(f"texts without a symbol within {LABEL_REACH_FT:g} ft are measured to, at their insertion point: "
                     f"{self.handles(lone)} ({texts})")

    def close_lines(self) -> None:
        """Closed lines of area roles become polygons, circles of point roles their centre; open ones are named."""
        shapes = self.drawing.geometry
        circles: list[int] = []
        closed: list[int] = []
        snapped: list[int] = []
        opened: list[int] = []
        for row in np.flatnonzero(self.keep & self.is_line & self.is_area):
            xy = shapely.get_coordinates(shapes[row])
            gap = float(np.hypot(*(xy[0] - xy[-1]))) if len(xy) else np.inf
            centre = _centre_of_circle(xy) if self.is_point[row] and gap <= self.snap else None
            if centre is not None:
                shapes[row] = centre
                circles.append(row)
            elif len(xy) < 4 or not gap <= self.snap:
                opened.append(row)
            else:
                shapes[row] = shapely.Polygon(xy)
                (snapped if gap > 0 else closed).append(row)
        for rows, text in ((circles, "circles are measured to their centre"),
                           (closed, "closed lines are taken as areas (polygons)"),
                           (snapped, f"lines whose ends lie within {SNAP_TOLERANCE_FT} ft of each other are taken as closed, "
                                     "as areas"),
                           (opened, "open lines where an area was expected are measured as lines, with nothing inside "
                                    "them; close them in the drawing if they are outlines")):
            if rows:
                self.say(f"{len(rows)} {text}: {self.handles(rows)}")
        self.is_polygon[closed + snapped] = True

    def drop_hatches(self) -> None:
        """A hatch that repeats an outline of the same roles would be a second feature at the same place."""
        drawn = self.keep & self.is_polygon & self.known
        outlines = np.flatnonzero(drawn & self.is_line)
        hatches = np.flatnonzero(drawn & ~self.is_line)
        shapes = self.drawing.geometry
        repeated = [hatch for hatch in hatches if any(
            set(self.roles[outline]) == set(self.roles[hatch]) and _same_outline(shapes[hatch], shapes[outline], self.snap)
            for outline in outlines)]
        self.exclude(np.array(repeated, dtype=np.intp), "hatches that repeat an outline excluded, as duplicates")

    def lost_entities(self, role_of_layer: Any) -> Optional[str]:
        """A suspicion, if GDAL passed over entities on CAD layers that have a role."""
        lost = [(handle, kind) for handle, kind, layer in self.drawing.lost if role_of_layer(layer) != ("unknown",)]
        if not lost:
            return None
        return f"{len(lost)} entities of the drawing could not be read: {some(f'{kind} {handle}' for handle, kind in lost)}"


def _centre_of_circle(xy: npt.NDArray[np.float64]) -> Any:
    """Centre of a ring whose vertices all lie at the same distance from it, else None."""
    if len(xy) < _CIRCLE_VERTICES:
        return None
    centre = (xy.min(axis=0) + xy.max(axis=0)) / 2.0
    radii = np.hypot(*(xy - centre).T)
    if float(np.ptp(radii)) > _CIRCLE_ROUNDNESS * float(radii.mean()):
        return None
    return shapely.Point(centre)


def _same_outline(one: Any, other: Any, tolerance: float) -> bool:
    """Whether two polygons have the same boundary within the tolerance, whatever their vertices."""
    if np.abs(shapely.bounds(one) - shapely.bounds(other)).max() > tolerance:
        return False
    return bool(shapely.hausdorff_distance(one.boundary, other.boundary) <= tolerance)
