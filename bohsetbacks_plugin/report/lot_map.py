# SPDX-License-Identifier: GPL-2.0-or-later
"""The map of a lot report for a printed page: what is near, setbacks needed, the components, and distance lines with feet."""

from __future__ import annotations

from typing import Any, Optional

import numpy as np
import shapely

from ..engine.findings import NONE
from ..engine.review import Review
from ..engine.site import BoolArray, FloatArray, IndexArray
from ..engine.verdict import CODE
from ..engine.vocabulary import OUTCOMES
from ..engine.zones import zones_of_findings
from .map_content import Ink, MapContent, dashes, fitted_frame, labels_in
from .map_labels import Labels, boxes_of
from .map_looks import FLAGGED_FILLS, LOOKS, ZONE_ANGLES, ZONE_COLOURS, look_number
from .map_svg import printable
from .outcome_words import COLOURS, WORDS
from .rule_words import setback_words

#: Kinds of setback that are drawn at most, and distance lines; beyond them nobody can read the sheet.
ZONES_DRAWN, LINES_AT_MOST = 12, 120

#: Of more features than this in the window only those that findings are about are drawn, and the lots.
CONTEXT_AT_MOST = 4000

#: Names of lots are written where there are not more of them.
LOTS_NAMED_AT_MOST = 80

#: Of more components only those are named that something is flagged, or left to a person, about.
NAMED_AT_MOST = 60

_DASHES = {"intrudes": "", "too_close_to_call": "6 3", "refer": "2 3", "not_checked": "1 4", "meets": "10 3",
           "not_applicable": "1 6"}
_FEET_SIZE, _NAME_SIZE = 10.0, 8.5
_OPEN = "#3c3c3c"
_LISTED = Ink("", "#0072b2", 1.2, ends=True)


def lot_map(part: Review, outline: Optional[Any], width_in: float, height_in: float,
            feature_bounds: Optional[FloatArray] = None) -> Optional[MapContent]:
    """The map of one lot.

    Parameters
    ----------
    part : Review
        With the findings that the map is about, as `LotReports.part` gives them.
    outline : geometry, optional
        Of the lot, drawn bold.
    width_in, height_in : float
        Of the map on paper, in inches.
    feature_bounds : ndarray of float64, shape (n, 4), optional
        Of all features of the site; for many maps of one site they are found once.

    Returns
    -------
    MapContent or None
        None where nothing has a place.
    """
    bounds = _bounds(part, outline)
    if bounds is None:
        return None
    content = MapContent(fitted_frame(bounds, width_in, height_in, part.site.feet_per_unit))
    _LotMap(part, outline, content, feature_bounds).fill()
    return content


def _measured(part: Review) -> IndexArray:
    """Findings with a distance line, the worst first."""
    found = part.findings
    rows = np.flatnonzero(found.has_place & np.isfinite(found.signed) & _real(part) & (found.unit == "ft"))
    order: IndexArray = rows[np.lexsort((found.signed[rows], ~found.binding[rows], found.outcome[rows]))]
    return order


def _is_list(part: Review) -> bool:
    """Whether it is an inventory, whose entries have no verdict."""
    return bool(part.rules) and all(rule.listing is not None for rule in part.rules)


def _real(part: Review) -> BoolArray:
    """Findings that say something: of a review, those of rules that apply."""
    applies: BoolArray = part.findings.outcome != CODE["not_applicable"]
    return applies | _is_list(part)


def _bounds(part: Review, outline: Optional[Any]) -> Optional[FloatArray]:
    """What must be seen: the lot, the components that findings are about, and their distance lines."""
    found = part.findings
    ends = found.lines[_measured(part)].reshape(-1, 2)
    boxes = [shapely.bounds(part.site.features.geometry[np.unique(found.subject[found.subject != NONE])]).reshape(-1, 4),
             np.column_stack([ends, ends])]
    if outline is not None:
        boxes.append(np.array([outline.bounds]))
    together = np.concatenate(boxes)
    together = together[np.isfinite(together).all(axis=1)]
    if not len(together):
        return None
    spread: FloatArray = np.concatenate([together[:, :2].min(axis=0), together[:, 2:].max(axis=0)])
    return spread


class _LotMap:
    """One map while it is filled."""

    def __init__(self, part: Review, outline: Optional[Any], content: MapContent, bounds: Optional[FloatArray]) -> None:
        self.part, self.outline, self.content = part, outline, content
        self.features = part.site.features
        self.bounds = shapely.bounds(self.features.geometry).reshape(-1, 4) if bounds is None else bounds
        self.labels: Labels = labels_in(content.frame)
        found = part.findings
        rows = np.flatnonzero((found.subject != NONE) & (found.outcome <= CODE["refer"]))
        rows = rows[np.lexsort((found.outcome[rows], found.subject[rows]))]
        subjects, first = np.unique(found.subject[rows], return_index=True)
        self.worst = {int(subject): OUTCOMES[found.outcome[row]] for subject, row in zip(subjects, rows[first])}
        real = _real(part)
        cited = np.unique(np.concatenate([found.subject[real], found.constraint[real]]))
        self.cited: IndexArray = cited[cited != NONE]
        self.lots = self.features.having(frozenset({"lot"}))

    def fill(self) -> None:
        """From the ground up, then the words."""
        seen = self._in_window()
        self._context(seen)
        self._zones()
        if self.outline is not None:
            self.content.add("The lot of this report", [self.outline], Ink("", "#000000", 1.6, dashes("14 3 2 3 2 3")))
        self._components()
        lines = self._lines()
        self._words(seen, lines)

    def _in_window(self) -> IndexArray:
        low_x, low_y, high_x, high_y = self.content.frame.ground.bounds
        box = self.bounds
        near = np.flatnonzero((box[:, 0] <= high_x) & (box[:, 2] >= low_x) & (box[:, 1] <= high_y) & (box[:, 3] >= low_y))
        if len(near) <= CONTEXT_AT_MOST:
            return near
        self.content.notes.append("There is too much in the window to draw it all: drawn is what the findings are about, and "
                                  "the lots.")
        return np.union1d(np.intersect1d(near, self.cited), np.intersect1d(near, self.lots))

    def _context(self, rows: IndexArray) -> None:
        kinds = np.array([-1 if (kind := look_number(roles)) is None else kind for roles in self.features.role_sets] or [-1])
        own = kinds[self.features.role_set[rows]]
        for number in sorted(set(own.tolist()) - {-1}):
            shapes = [self.features.geometry[row] for row in rows[own == number].tolist() if row not in self.worst]
            self.content.add(LOOKS[number].words, shapes, Ink.of(LOOKS[number]))

    def _zones(self) -> None:
        """The setbacks that findings are about; those of one distance around one thing once."""
        zones = zones_of_findings(self.part.site, self.part.rules, self.part.findings)
        if zones.left_out:
            self.content.notes.append(f"{zones.left_out:,} setback zones are not drawn.")
        named: dict[str, list[Any]] = {}
        seen: set[tuple[int, float]] = set()
        for rule, constraint, feet, shape in zip(zones.rule, zones.constraint, zones.feet, zones.geometry):
            key = (int(constraint), float(feet))
            if feet > 0 and key not in seen:
                seen.add(key)
                named.setdefault(setback_words(self.part.rules[rule], float(feet)), []).append(shape)
        if len(named) > ZONES_DRAWN:
            self.content.notes.append(f"{len(named) - ZONES_DRAWN} kinds of setback are not drawn, for lack of room.")
        number = 0
        for name, shapes in list(named.items())[:ZONES_DRAWN]:
            ink = Ink("", ZONE_COLOURS[number % len(ZONE_COLOURS)], 0.75, dashes("9 2 2 2"),
                      ZONE_ANGLES[(number + number // len(ZONE_COLOURS)) % len(ZONE_ANGLES)])
            number += self.content.add(f"Setback: {name}", shapes, ink)

    def _components(self) -> None:
        for outcome in OUTCOMES[::-1]:
            shapes = [self.features.geometry[subject] for subject, worst in self.worst.items() if worst == outcome]
            words = "Component with answers not checked" if outcome == "not_checked" else f"Component: {WORDS[outcome].lower()}"
            edge = _OPEN if outcome == "not_checked" else COLOURS[outcome]
            self.content.add(words, shapes, Ink(FLAGGED_FILLS[outcome], edge, 1.2, alpha=0.75))
        corners = self.bounds[list(self.worst)].reshape(-1, 2, 2)
        on_paper = np.array([self.content.frame.to_paper(one) for one in corners]).reshape(-1, 4)
        self.labels.avoid += list(boxes_of(on_paper[:, [0, 3, 2, 1]], 60.0))

    def _lines(self) -> list[tuple[str, FloatArray]]:
        """Draw the distance lines, one for each pair of points; feet in words and both ends on paper."""
        found, seen = self.part.findings, set()
        drawn: dict[str, list[Any]] = {}
        told: list[tuple[str, FloatArray]] = []
        rows = _measured(self.part).tolist()
        for place, row in enumerate(rows):
            ends = self.content.frame.to_paper(found.lines[row])
            key = tuple(np.round(ends, 1).reshape(-1).tolist())
            if key in seen:
                continue
            seen.add(key)
            if len(told) >= LINES_AT_MOST:
                self.content.notes.append(f"{len(rows) - place:,} distances are not drawn; the table has their figures.")
                break
            short = float(np.hypot(*(ends[1] - ends[0]))) < 1.0
            shape = shapely.points(found.lines[row][0]) if short else shapely.linestrings(found.lines[row])
            drawn.setdefault(OUTCOMES[found.outcome[row]], []).append(shape)
            signed = float(found.signed[row])
            told.append((f"{signed:.2f} ft" if signed >= 0 else f"{-signed:.2f} ft inside or beyond", ends))
        for outcome in OUTCOMES[::-1]:
            words = "Distance, listed" if _is_list(self.part) else f"Distance: {WORDS[outcome].lower()}"
            self.content.add(words, drawn.get(outcome, ()),
                             _LISTED if _is_list(self.part) else Ink("", COLOURS[outcome], 1.5, dashes(_DASHES[outcome]),
                                                                     ends=True))
        return told

    def _words(self, seen: IndexArray, lines: list[tuple[str, FloatArray]]) -> None:
        """Feet first, then ids of what findings are about, then lots."""
        for text, ends in lines:
            self.content.put(self.labels.on_line(text, ends[0], ends[1], _FEET_SIZE), _FEET_SIZE, bold=True)
        if self.labels.left_out:
            self.content.notes.append(f"{self.labels.left_out:,} distances are drawn without their feet, for lack of room; the "
                                      "table has them.")
        lots = set(self.lots.tolist())
        many = len(self.worst) > NAMED_AT_MOST
        told = [row for row, outcome in self.worst.items() if outcome != "not_checked" or not many]
        for row in [*told, *(row for row in self.cited.tolist() if row not in self.worst and row not in lots)]:
            self._name(row, "#26323a", True)
        named = np.intersect1d(seen, self.lots)
        for row in named.tolist() if len(named) <= LOTS_NAMED_AT_MOST else ():
            self._name(row, "#555555", False)

    def _name(self, row: int, colour: str, bold: bool) -> None:
        name_shape(self.content, self.labels, self.features.geometry[row], str(self.features.ids[row]), _NAME_SIZE, colour,
                   bold)


def name_shape(content: MapContent, labels: Labels, shape: Any, text: str, size: float, colour: str, bold: bool) -> None:
    """Write a name into a shape where it has room, else beside it.

    Parameters
    ----------
    content : MapContent
    labels : Labels
    shape : shapely geometry
        In the analysis CRS.
    text : str
    size : float
        In dots.
    """
    cut = content.frame.clipped(shape)
    if cut.is_empty:
        return
    point = cut.representative_point()
    low_x, low_y, high_x, high_y = cut.bounds
    text = printable(text)
    spot, text = (point.x, point.y), text if len(text) <= 28 else text[:27] + "…"
    inside = high_y - low_y > size + 2
    content.put(labels.centred(text, spot, high_x - low_x - 4.0, size) if inside else labels.at_point(text, spot, size),
                size, colour, bold)
