# SPDX-License-Identifier: GPL-2.0-or-later
"""The map of a report as SVG text: lot, components, what is near, setbacks needed, and distance lines with their feet.

Drawn straight as SVG, without a plotting library: nothing more to install, text that can be read aloud, found and copied, and
every word put where none other is. A map proves nothing by itself: the figures are those of the findings.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import Any, Optional

import numpy as np
import shapely

from ..engine.findings import NONE, FindingTable
from ..engine.review import Review
from ..engine.site import BoolArray, FloatArray, IndexArray
from ..engine.verdict import CODE
from ..engine.vocabulary import OUTCOMES
from ..engine.zones import zones_of_findings
from .map_frame import DOTS, Frame, bar_feet, frame_of, scale_words
from .map_labels import Labels, Placed, boxes_of
from .map_looks import FLAGGED_FILLS, LOOKS, ZONE_ANGLES, ZONE_COLOURS, Look, look_number
from .map_pieces import LegendEntry, MapDrawing, distance_line, edge_colour
from .map_svg import FONT, hatch, line, marker, points_of, printable, shape_path, words
from .outcome_words import WORDS
from .rule_words import setback_words

#: Of more features than this in the window only those that findings are about are drawn, and the lots.
CONTEXT_AT_MOST = 4000

#: So many distance lines are drawn at most, the worst first.
LINES_AT_MOST = 120

#: What is met is drawn up to so many times the required distance; a pond half a mile off would make the lot a dot.
MET_WITHIN = 1.5

#: So many setbacks are drawn; beyond them the drawing would be nothing but circles.
ZONES_DRAWN = 24

#: Height of the strip with scale bar and north arrow, in dots.
STRIP = 34.0

_SMALL = 8.5


def draw_map(part: Review, outline: Optional[Any], prefix: str, title: str, *, listed: bool = False) -> Optional[MapDrawing]:
    """Draw the map of one lot, or of all findings.

    Parameters
    ----------
    part : Review
        With the findings that the map is about, as `LotReports.part` gives them.
    outline : geometry, optional
        Of the lot, drawn bold.
    prefix : str
        Letters and digits; names inside the drawing begin with it, so that several can stand on one page.
    title : str
    listed : bool
        The findings are lists without a verdict: all their lines are drawn.

    Returns
    -------
    MapDrawing or None
        None where there is nothing with a place.
    """
    bounds = _bounds(part, outline, listed)
    if bounds is None:
        return None
    drawing = Drawing(part, outline, prefix, frame_of(bounds, part.site.feet_per_unit), listed)
    return drawing.made(title)


def _bounds(part: Review, outline: Optional[Any], listed: bool) -> Optional[FloatArray]:
    """What must be seen: the lot, the components that findings are about, and their distance lines."""
    found = part.findings
    shown = np.flatnonzero(found.has_place & _worth_drawing(found, listed) & np.isfinite(found.signed))
    boxes = [shapely.bounds(part.site.features.geometry[np.unique(found.subject[found.subject != NONE])])]
    if len(shown):
        ends = found.lines[shown].reshape(-1, 2)
        boxes.append(np.column_stack([ends, ends]))
    if outline is not None:
        boxes.append(np.array([outline.bounds]))
    together = np.concatenate([box.reshape(-1, 4) for box in boxes])
    together = together[np.isfinite(together).all(axis=1)]
    if not len(together):
        return None
    result: FloatArray = np.concatenate([together[:, :2].min(axis=0), together[:, 2:].max(axis=0)])
    return result


def _worth_drawing(found: FindingTable, listed: bool) -> BoolArray:
    """Findings that a map is about: all that is open, and what is met but not by far; of a list everything."""
    if listed:
        return np.ones(len(found), dtype=bool)
    far = found.is_outcome("meets") & ~(found.signed <= MET_WITHIN * found.required)
    result: BoolArray = ~far & ~found.is_outcome("not_applicable")
    return result


@dataclass
class Drawing:
    """One map while it is being drawn."""

    part: Review
    outline: Optional[Any]
    prefix: str
    frame: Frame
    listed: bool = False
    pieces: list[str] = field(default_factory=list)
    patterns: list[str] = field(default_factory=list)
    legend: list[LegendEntry] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.features = self.part.site.features
        self.labels = Labels(self.frame.width, self.frame.height)
        self.kinds = [look_number(roles) for roles in self.features.role_sets]
        found = self.part.findings
        real = _worth_drawing(found, self.listed)
        self.worst = self._worst_by_subject()
        cited = np.unique(np.concatenate([found.subject[real], found.constraint[real]]))
        self.cited: IndexArray = cited[cited != NONE]

    def made(self, title: str) -> MapDrawing:
        """Draw from the ground up and put the pieces together."""
        in_window = self._in_window()
        self._context(in_window)
        self._zones()
        self._lot()
        self._components()
        lines = self._lines()
        self._words(lines)
        tall = self.frame.height + STRIP
        size = f'width="{self.frame.width / DOTS:g}in" height="{tall / DOTS:g}in"'
        box = f'viewBox="0 0 {self.frame.width:.1f} {tall:.1f}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img" aria-labelledby="{self.prefix}title" ' \
               f'font-family="{FONT}">'
        frame = f'<rect x="0.5" y="0.5" width="{self.frame.width - 1:.1f}" height="{self.frame.height - 1:.1f}" ' \
                'fill="none" stroke="#000000" stroke-width="1"/>'
        name = escape(printable(title))
        svg = (f'{head}<title id="{self.prefix}title">{name}</title><defs>{"".join(self.patterns)}</defs>'
               f'<rect width="100%" height="100%" fill="#ffffff"/>{"".join(self.pieces)}{frame}'
               f"{self._furniture()}</svg>")
        drawn = len(lines)
        return MapDrawing(svg, tuple(self.legend), scale_words(self.frame), tuple(self.notes),
                          f"{title}; {drawn} distance line{'' if drawn == 1 else 's'} drawn")

    def _worst_by_subject(self) -> dict[int, str]:
        found = self.part.findings
        rows = np.flatnonzero((found.subject != NONE) & (found.outcome <= CODE["refer"]))
        rows = rows[np.lexsort((found.outcome[rows], found.subject[rows]))]
        subjects, first = np.unique(found.subject[rows], return_index=True)
        return {int(subject): OUTCOMES[found.outcome[row]] for subject, row in zip(subjects, rows[first])}

    def _in_window(self) -> IndexArray:
        low_x, low_y, high_x, high_y = self.frame.ground.bounds
        box = shapely.bounds(self.features.geometry)
        near = np.flatnonzero((box[:, 0] <= high_x) & (box[:, 2] >= low_x) & (box[:, 1] <= high_y) & (box[:, 3] >= low_y))
        if len(near) <= CONTEXT_AT_MOST:
            return near
        self.notes.append("There is too much in the window to draw it all: drawn is what the findings are about, and the lots.")
        return np.union1d(np.intersect1d(near, self.cited), np.intersect1d(near, self.features.having(frozenset({"lot"}))))

    def _context(self, rows: IndexArray) -> None:
        """Everything in the window, kind by kind."""
        kinds = np.array([-1 if kind is None else kind for kind in self.kinds])[self.features.role_set[rows]]
        for number in sorted(set(kinds.tolist()) - {-1}):
            look = LOOKS[number]
            drawn = [self._shape(self.features.geometry[row], look) for row in rows[kinds == number] if
                     int(row) not in self.worst]
            if any(drawn):
                if look.hatch is not None:
                    self.patterns.append(hatch(f"{self.prefix}k{number}", look.stroke, look.hatch))
                self.pieces += drawn
                self._explain(self._swatch(look, f"url(#{self.prefix}k{number})" if look.hatch is not None else ""), look.words)

    def _shape(self, shape: Any, look: Look) -> str:
        cut = self.frame.clipped(shape)
        if cut.is_empty:
            return ""
        pieces = [marker(x, y, look.look) for x, y in points_of(cut)]
        flat = shapely.get_dimensions(cut) < 2
        pieces.append(shape_path(cut, f'fill="none" {look.pen}' if flat else look.look))
        if look.hatch is not None and not flat:
            pieces.append(shape_path(cut, f'fill="url(#{self.prefix}k{LOOKS.index(look)})" stroke="none"'))
        return "".join(pieces)

    def _zones(self) -> None:
        """The setbacks that findings are about, one look for each; those of one distance around one thing once."""
        zones = zones_of_findings(self.part.site, self.part.rules, self.part.findings)
        if zones.left_out:
            self.notes.append(f"{zones.left_out:,} setback zones are not drawn.")
        named: dict[str, list[Any]] = {}
        seen: dict[tuple[int, float], str] = {}
        for rule, constraint, feet, shape in zip(zones.rule, zones.constraint, zones.feet, zones.geometry):
            key = (int(constraint), float(feet))
            if feet > 0 and key not in seen:
                seen[key] = setback_words(self.part.rules[rule], float(feet))
                named.setdefault(seen[key], []).append(shape)
        if len(named) > ZONES_DRAWN:
            self.notes.append(f"{len(named) - ZONES_DRAWN} kinds of setback are not drawn, for lack of room.")
        drawn = [(name, [self.frame.clipped(shape) for shape in shapes]) for name, shapes in list(named.items())[:ZONES_DRAWN]]
        for number, (name, shapes) in enumerate((name, shapes) for name, shapes in drawn
                                                if any(not shape.is_empty for shape in shapes)):
            colour = ZONE_COLOURS[number % len(ZONE_COLOURS)]
            pattern = f"{self.prefix}z{number}"
            self.patterns.append(hatch(pattern, colour, ZONE_ANGLES[(number + number // 6) % len(ZONE_ANGLES)], 11.0))
            look = f'fill="url(#{pattern})" stroke="{colour}" stroke-width="1" stroke-dasharray="9 2 2 2"'
            # Zones that overlap are one area to keep out of; drawn one by one they would black out the map.
            self.pieces.append(shape_path(shapely.union_all([shapely.make_valid(shape) for shape in shapes]), look))
            self._explain(f'<rect x="1" y="1" width="26" height="12" {look}/>', f"Setback: {name}")

    def _lot(self) -> None:
        if self.outline is None:
            return
        look = Look("The lot of this report", frozenset(), "none", "#000000", 2.2, "14 3 2 3 2 3")
        self.pieces.append(shape_path(self.frame.clipped(self.outline), look.look))
        self._explain(self._swatch(look), look.words)

    def _components(self) -> None:
        """The components that something is open about, filled by their worst outcome."""
        used = set()
        for subject, outcome in sorted(self.worst.items(), key=lambda item: -OUTCOMES.index(item[1])):
            kind = self.kinds[self.features.role_set[subject]]
            cut = self.frame.clipped(self.features.geometry[subject])
            if cut.is_empty:
                continue
            used.add(outcome)
            dash = LOOKS[kind].dash if kind is not None else ""
            look = Look("", frozenset(), FLAGGED_FILLS[outcome], edge_colour(outcome), 1.6, dash)
            self.pieces.append(self._shape(self.features.geometry[subject], look) if shapely.get_dimensions(cut) < 2 else
                               shape_path(cut, f'{look.look} fill-opacity="0.75"'))
        for outcome in (one for one in OUTCOMES if one in used):
            look = Look("", frozenset(), FLAGGED_FILLS[outcome], edge_colour(outcome), 1.6)
            words_ = {"not_checked": "Component with answers not checked"}.get(outcome, f"Component: {WORDS[outcome].lower()}")
            self._explain(self._swatch(look), words_)
        shapes = [self.frame.clipped(self.features.geometry[subject]) for subject in self.worst]
        bounds = np.array([shape.bounds for shape in shapes if not shape.is_empty]).reshape(-1, 4)
        self.labels.avoid += list(boxes_of(bounds, 60.0))

    def _lines(self) -> list[tuple[str, str, FloatArray]]:
        """The distance lines, the worst first: outcome, feet in words, and both ends on paper; one for each pair of points."""
        found = self.part.findings
        real = _worth_drawing(found, self.listed)
        rows = np.flatnonzero(found.has_place & np.isfinite(found.signed) & real & (found.unit == "ft"))
        rows = rows[np.lexsort((found.signed[rows], ~found.binding[rows], found.outcome[rows]))]
        seen: set[tuple[float, ...]] = set()
        made = []
        for row in rows.tolist():
            ends = self.frame.to_paper(found.lines[row])
            key = tuple(np.round(ends, 1).reshape(-1).tolist())
            if key in seen:
                continue
            seen.add(key)
            signed = float(found.signed[row])
            text = f"{signed:.2f} ft" if signed >= 0 else f"{-signed:.2f} ft inside or beyond"
            made.append((OUTCOMES[found.outcome[row]], text, ends))
        if len(made) > LINES_AT_MOST:
            self.notes.append(f"{len(made) - LINES_AT_MOST:,} distance lines are not drawn; the table has their figures.")
        for outcome, _, ends in reversed(made[:LINES_AT_MOST]):
            self.pieces.append(distance_line(outcome, ends, self.listed))
        for outcome in (one for one in OUTCOMES if any(one == made_outcome for made_outcome, _, _ in made[:LINES_AT_MOST])):
            self._explain(distance_line(outcome, np.array([[3.0, 7.0], [25.0, 7.0]]), self.listed),
                          "Distance, listed without a verdict" if self.listed else f"Distance: {WORDS[outcome].lower()}")
        return made[:LINES_AT_MOST]

    def _words(self, lines: list[tuple[str, str, FloatArray]]) -> None:
        """Feet first, then ids of what findings are about, then lots."""
        for _, text, ends in lines:
            self._put(self.labels.on_line(text, ends[0], ends[1], 9.5), 9.5, "#000000", True)
        if self.labels.left_out:
            self.notes.append(f"{self.labels.left_out:,} distances are drawn without their feet, for lack of room; the table "
                              "has them.")
        lots = set(self.features.having(frozenset({"lot"})).tolist())
        for row in [*self.worst, *(row for row in self.cited.tolist() if row not in self.worst and row not in lots)]:
            self._name(row, 0.0, "#26323a", True)
        seen = np.intersect1d(self._in_window(), np.array(sorted(lots), dtype=np.intp))
        if len(seen) <= 80:
            for row in seen.tolist():
                self._name(row, self.frame.width, "#555555", False)

    def _name(self, row: int, room: float, colour: str, bold: bool) -> None:
        cut = self.frame.clipped(self.features.geometry[row])
        if cut.is_empty:
            return
        point = cut.representative_point()
        low_x, low_y, high_x, high_y = cut.bounds
        spot = (point.x, point.y)
        text = str(self.features.ids[row])
        text = text if len(text) <= 28 else text[:27] + "\u2026"
        wide = min(room or high_x - low_x, high_x - low_x) - 4.0
        placed = self.labels.centred(text, spot, wide, _SMALL) if high_y - low_y > _SMALL + 2 else \
            self.labels.at_point(text, spot, _SMALL)
        self._put(placed, _SMALL, colour, bold)

    def _put(self, placed: Optional[Placed], size: float, colour: str, bold: bool) -> None:
        if placed is None:
            return
        if placed.far:
            self.pieces.append(line(placed.at, (placed.x, placed.y - size * 0.35), 'stroke="#555555" stroke-width="0.5"'))
        self.pieces.append(words(placed.text, placed.x, placed.y, size, colour=colour, bold=bold))

    def _furniture(self) -> str:
        """Scale bar in feet and the arrow to grid north, in a strip below the map: they hide nothing."""
        top, right = self.frame.height, self.frame.width
        feet = bar_feet(self.frame)
        dots = feet / self.frame.feet_per_inch * DOTS
        pieces = []
        for number in range(4):
            fill = "#000000" if number % 2 == 0 else "#ffffff"
            pieces.append(f'<rect x="{12 + number * dots / 4:.1f}" y="{top + 21:.1f}" width="{dots / 4:.1f}" height="6" '
                          f'fill="{fill}" stroke="#000000" stroke-width="0.8"/>')
        for share in (0.0, 0.5, 1.0):
            unit = " ft" if share == 1.0 else ""
            pieces.append(words(f"{feet * share:,g}{unit}", 12 + dots * share, top + 16, 9.5))
        pieces.append(words(scale_words(self.frame), 12 + dots + 34, top + 27, 10, anchor="start"))
        x = right - 16
        pieces.append(f'<path d="M{x:.1f} {top + 5:.1f}l7 24l-7 -6l-7 6Z" fill="#000000"/>')
        pieces.append(words("Grid north", x - 14, top + 24, 9.5, anchor="end"))
        return "".join(pieces)

    def _swatch(self, look: Look, pattern: str = "") -> str:
        if look.words == "Well":
            return marker(14, 7, look.look)
        if look.fill == "none" and look.words not in ("The lot of this report", "Lot", "Stable, corral or pasture"):
            return line((1, 7), (27, 7), look.pen)
        box = '<rect x="1.5" y="1.5" width="25" height="11"'
        return f"{box} {look.look}/>" + (f'{box} fill="{pattern}"/>' if pattern else "")

    def _explain(self, swatch: str, text: str) -> None:
        head = '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="14" viewBox="0 0 28 14" aria-hidden="true">'
        self.legend.append(LegendEntry(f"{head}{swatch}</svg>", text))
