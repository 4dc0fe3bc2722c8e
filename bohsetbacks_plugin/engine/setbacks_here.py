# SPDX-License-Identifier: GPL-2.0-or-later
"""What a place is near to and which components could lie there; and all setbacks of one component.

Every verdict is that of `review` on a small site cut out around the place (see place_cut.py): nothing is judged here.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Optional

import numpy as np
import shapely

from . import vocabulary
from .errors import BohError
from .findings import NONE
from .kind_index import KindIndex, NearestOfKind, kind_unknown
from .lots import NO_LOT, Lots
from .place_cut import Around, Part, PlaceCutter
from .place_records import ComponentSetbacks, CouldLie, KindNearby, Line, Place, PlaceLot, RuledDistance
from .review import Review, review
from .role_groups import alike, apart, binding_roles, subject_roles
from .rules import Catalogue, Rule
from .site import FloatArray, IndexArray, Site
from .units import round_feet

_ANSWER_OF = {"intrudes": "could_not_lie", "too_close_to_call": "too_close_to_call", "not_checked": "not_known",
              "refer": "refer"}


class PlaceFinder:
    """Answers questions about places of one site.

    Parameters
    ----------
    site : Site
    catalogue : Catalogue

    Raises
    ------
    BohError
        Where the rules ask for no distance at all.

    Attributes
    ----------
    rules : tuple of Rule
        The rules on where a component may lie; those on sizes, counts and values say nothing of a point.
    roles : tuple of str
        The components that are asked about.
    """

    def __init__(self, site: Site, catalogue: Catalogue) -> None:
        self.site = site
        self.rules = tuple(rule for rule in catalogue.rules if rule.legs and rule.relation != "served_lot")
        self.roles = tuple(subject_roles(self.rules))
        if not self.roles:
            raise BohError("the chosen rules do not say where anything may lie")
        self._catalogue = replace(catalogue, rules=self.rules)
        self._cutter = PlaceCutter(site, self.rules)
        self._like = alike(self.roles, self.rules)
        self._bound = binding_roles(self.roles, self.rules, site.project_type)
        self._asked = frozenset().union(*(vocabulary.could_be((role,)) for role in self.roles))
        self._groups: dict[tuple[int, ...], list[list[str]]] = {}
        self._far: dict[str, list[RuledDistance]] = {}
        self._codes = self._constraint_codes()
        self._extent: FloatArray = shapely.total_bounds(site.features.geometry)
        self._last: Optional[Place] = None

    def prepare(self) -> None:
        """Build all indexes now, as in a task; else each is built when first asked for."""
        for code in self._codes:
            self._cutter.kind(code)

    def at(self, x: float, y: float, with_answers: bool = True) -> Place:
        """What is known of one place.

        Parameters
        ----------
        x, y : float
            In units of the analysis CRS; must be finite.
        with_answers : bool
            Ask the rules what could lie there; without, a place costs a few milliseconds, as for a pointer that moves.

        Returns
        -------
        Place
            Without answers `answers` is None.
        """
        last = self._last
        if last is not None and (last.x, last.y) == (x, y) and (last.answers is not None or not with_answers):
            return last
        start = time.perf_counter()
        point = shapely.Point(x, y)
        west, south, east, north = self._extent
        outside = not (west <= x <= east and south <= y <= north)
        lot = _lot(self._cutter.with_components(self._cutter.parcels_around(point), self.roles[:1]))
        answers = None
        if with_answers:
            answers = tuple(self._answers(self._cutter.around_place(point, self._asked), outside))
        self._last = Place(x, y, tuple(self._kinds(point)), lot, answers, outside, time.perf_counter() - start)
        return self._last

    def setbacks_of(self, row: int) -> ComponentSetbacks:
        """All setbacks of one component: what is flagged or open, and for what is met the nearest that was measured.

        Parameters
        ----------
        row : int
            Row of the feature table.
        """
        start = time.perf_counter()
        features = self.site.features
        part = self._cutter.around_feature(row)
        rules = self._rules_of(features.could_be[features.role_set[row]])
        result = self._ask(part, rules, want_all=True)
        found = np.flatnonzero((result.findings.subject == part.asked[0]) & ~result.findings.is_outcome("not_applicable")
                               & (result.findings.rule != NONE))
        distances = sorted(_ruled(result, found, part, int(part.asked[0])), key=_order)
        return ComponentSetbacks(row, tuple(sorted(features.role_sets[features.role_set[row]])),
                                 self.site.layers[features.layer[row]].name, str(features.ids[row]), tuple(distances),
                                 time.perf_counter() - start)

    def components_near(self, x: float, y: float, within: float) -> list[int]:
        """Rows of the components within some units of the analysis CRS of a point: the smallest of those that hold it first."""
        features, point = self.site.features, shapely.Point(x, y)
        rows = self._cutter.tree.query(point, predicate="dwithin", distance=within)
        of_kind = np.array(["unknown" not in own and bool(possible & self._asked)
                            for own, possible in zip(features.role_sets, features.could_be)], dtype=bool)
        rows = rows[of_kind[features.role_set[rows]] & (features.status[rows] != "abandoned")]
        away = np.round(shapely.distance(point, features.geometry[rows]), 9)
        size = shapely.area(features.geometry[rows])
        return [int(row) for row in rows[np.lexsort((rows, size, away))]]

    def wkb(self, row: int) -> bytes:
        """The geometry of one feature as well-known binary, in the analysis CRS."""
        return bytes(shapely.to_wkb(self.site.features.geometry[row]))

    # -- kinds and the lot --------------------------------------------------------------------------------------------

    def _constraint_codes(self) -> list[int]:
        """Role sets that some rule measures to, and those of unknown type; lots are told apart."""
        features = self.site.features
        wanted = frozenset().union(*(leg.constraints for rule in self.rules for leg in rule.legs)) - {"lot"}
        codes = [code for code, (own, possible) in enumerate(zip(features.role_sets, features.could_be))
                 if (possible & wanted or "unknown" in own) and "lot" not in own]
        there = np.bincount(features.role_set, minlength=len(features.role_sets)) > 0
        return [code for code in codes if there[code]]

    def _kinds(self, point: shapely.Geometry) -> list[KindNearby]:
        found = [self._nearby(code, self._cutter.kind(code), point) for code in self._codes]
        return sorted((one for one in found if one is not None), key=lambda one: (one.signed_ft, one.roles))

    def _nearby(self, code: int, index: KindIndex, point: shapely.Geometry) -> Optional[KindNearby]:
        nearest: Optional[NearestOfKind] = index.nearest(point)
        if nearest is None:
            return None
        features, own = self.site.features, self.site.features.role_sets[code]
        return KindNearby(
            roles=("unknown",) if "unknown" in own else tuple(sorted(own)), kind_unknown=kind_unknown(own), row=nearest.row,
            layer=self.site.layers[features.layer[nearest.row]].name, id=str(features.ids[nearest.row]),
            status=str(features.status[nearest.row]), signed_ft=nearest.signed_ft, line=_line(nearest.line), note=nearest.note,
            reach_ft=max((leg.reach_ft for rule in self.rules for leg in rule.legs
                          if leg.constraints & features.could_be[code]), default=0.0))

    def _rules_of(self, roles: frozenset[str]) -> tuple[Rule, ...]:
        """The rules in which something that may have these roles takes part, on either side."""
        return tuple(rule for rule in self.rules if any((leg.subjects | leg.constraints) & roles for leg in rule.legs))

    def _answers(self, around: Around, outside: bool) -> Iterator[CouldLie]:
        """What could lie there: rules that find something near are asked here, what the others say is the same everywhere."""
        numbers = self._cutter.touching(around, self.rules)
        told = self._review(around, numbers)
        if not self._far:
            self._far = self._review(self._cutter.nothing_around(around.place), range(len(self.rules)))
        asked = {self.rules[number].id for number in numbers}
        for role in self.roles:
            like = self._like[role]
            far = [one for one in self._far[like] if one.rule.id not in asked]
            answer = _answer(role, [*told[like], *far], outside)
            yield replace(answer, answer="only_advice") if answer.answer == "could_lie" and role not in self._bound else answer

    def _review(self, around: Around, numbers: Sequence[int]) -> dict[str, list[RuledDistance]]:
        """What some rules say of a component of each role at a place."""
        key, rules = tuple(numbers), tuple(self.rules[number] for number in numbers)
        if key not in self._groups:
            self._groups[key] = apart(list(dict.fromkeys(self._like.values())), rules)
        result = {}
        for group in self._groups[key]:
            part = self._cutter.with_components(around, group)
            answer = self._ask(part, rules)
            subject, constraint = answer.findings.subject, answer.findings.constraint
            for role, row in zip(group, part.asked.tolist()):
                told = np.flatnonzero(((subject == row) | (constraint == row)) & (answer.findings.rule != NONE))
                result[role] = list(_ruled(answer, told, part, row))
        return result

    def _ask(self, part: Part, rules: tuple[Rule, ...], want_all: bool = False) -> Review:
        """The review of a part by some rules, with the variances that are about them."""
        names, known = {rule.id for rule in rules}, {str(one) for one in part.site.features.ids}
        about = tuple(one for one in part.site.variances if one.rule in names and one.subject in known)
        return review(replace(part.site, variances=about), replace(self._catalogue, rules=rules), want_all=want_all)


def measure_by_rule(site: Site, catalogue: Catalogue, row: int, finder: Optional[PlaceFinder] = None) -> ComponentSetbacks:
    """All setbacks of one component; with a finder that is kept, its indexes serve again.

    Parameters
    ----------
    site : Site
    catalogue : Catalogue
    row : int
        Row of the feature table.
    finder : PlaceFinder, optional
        One made of the same site and catalogue.
    """
    return (finder or PlaceFinder(site, catalogue)).setbacks_of(row)


def _lot(part: Part) -> PlaceLot:
    """The lot of what is asked about."""
    lots, features, row = Lots(part.site), part.site.features, part.asked[:1]
    if not len(lots):
        return PlaceLot(note="no layer gives lots")
    own = lots.own_lot(features, row)
    if own.lot[0] == NO_LOT:
        return PlaceLot(note=str(own.problem[0]))
    feature = lots.feature[own.lot]
    measured = lots.line_distances(features.geometry[row], lots.geometry[own.lot], features.clip_edges[feature])
    note = "the nearest edge lies where the lot layer ends, so it may be no lot line" if measured.cut_edge[0] else ""
    if own.off_lot[0]:
        note = "in a road or water parcel; measured from the nearest lot"
    feet = float(round_feet(measured.signed[0] * part.site.feet_per_unit))
    return PlaceLot(int(part.rows[feature[0]]), str(lots.ids[own.lot[0]]), feet, _line(measured.lines[0]), note)


def _answer(role: str, told: list[RuledDistance], outside: bool) -> CouldLie:
    """The worst of what binding rules say."""
    binding = sorted((one for one in told if one.binding and one.outcome in _ANSWER_OF), key=_order)
    advice = sorted((one for one in told if not one.binding and one.outcome in vocabulary.FLAGGED), key=_order)
    answer = _ANSWER_OF[binding[0].outcome] if binding else "not_known" if outside else "could_lie"
    reasons = tuple(one for one in binding if _ANSWER_OF[one.outcome] == answer)
    return CouldLie(role, answer, reasons, tuple(advice))


def _order(one: RuledDistance) -> tuple[int, float, bool]:
    """Worst outcome first, of these the shortest, of equally short ones that which governs."""
    return vocabulary.OUTCOMES.index(one.outcome), -one.shortfall, not one.governs


def _ruled(result: Review, rows: IndexArray, part: Part, own: int) -> Iterator[RuledDistance]:
    """Findings as ruled distances; the line starts at the component `own` whichever side it is on."""
    found, features = result.findings, result.site.features
    for row in rows.tolist():
        other_way = found.subject[row] != own
        constraint = int(found.subject[row] if other_way else found.constraint[row])
        signed, required = _number(found.signed[row]), _number(found.required[row])
        line = found.lines[row] if found.has_place[row] else None
        label = found.constraint_label[row]
        name = None if constraint == NONE else str(features.ids[constraint])
        yield RuledDistance(
            rule=result.rules[found.rule[row]], outcome=vocabulary.OUTCOMES[found.outcome[row]],
            leans=str(("", "intrudes", "meets")[found.leans[row]]), binding=bool(found.binding[row]),
            governs=bool(found.governs[row]), required=required, provided=None if signed is None else max(0.0, signed),
            signed_ft=signed, constraint=None if constraint == NONE else int(part.rows[constraint]),
            constraint_role=found.subject_role[row] if other_way else found.constraint_role[row],
            constraint_id=str(label) if label is not None and not other_way else name,
            line=None if line is None else _line(line[::-1] if other_way else line), note=str(found.note[row]),
            by_constraint=bool(other_way))


def _number(value: float) -> Optional[float]:
    return float(value) if math.isfinite(value) else None


def _line(ends: FloatArray) -> Line:
    (x1, y1), (x2, y2) = np.asarray(ends, dtype=np.float64).tolist()
    return (x1, y1), (x2, y2)
