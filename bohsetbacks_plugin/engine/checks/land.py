# SPDX-License-Identifier: GPL-2.0-or-later
"""The land of a lot or holding: gross, net of buildings, and usable; how well it is known; how many animals it allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely

from ..applicability import apply_rule
from ..context import Context
from ..coverage import barred_layers, missing_roles
from ..lots import NO_LOT, PREMISES_GAP_FT
from ..rule_kinds import AreaTest
from ..rules import Rule
from ..site import FloatArray, IndexArray, ObjectArray
from ..vocabulary import GROUPS_AS_SETS, SUPPLY_QUALITIES
from .amounts import by_lot, rounded

#: How much of an outline's length, times the accuracy of its place, an area may be off: for a rectangle with sides that err
#: independently the root of the sum of squares comes to half of it. Our own choice; the band is printed where it decides.
AREA_BAND_SHARE = 0.5

#: What is taken off where it is mapped; that nobody mapped it is no gap, for few places have any.
_SELDOM_MAPPED = frozenset({"addition", "swimming_pool"})

#: No land in the state allows more animals than this; it only ends the search.
_MOST_ANIMALS = 100_000


@dataclass(frozen=True)
class AreaBand:
    """How far an area may be off.

    Attributes
    ----------
    square_feet : float
    accuracy_ft : float
        The worst of the accuracies that enter it; 0 where none is stated.
    unstated : bool
        Some outline states no accuracy; it adds nothing to the band.
    """

    square_feet: float
    accuracy_ft: float
    unstated: bool


@dataclass
class Land:
    """The land of one lot or holding, in square feet.

    Attributes
    ----------
    net : float
        Gross less buildings.
    usable : float
        Net less wetland and water.
    gross_band, net_band, usable_band : AreaBand
        How far each may be off: by the lot lines, the outlines of the buildings, and those of wetland and water.
    unknown : str
        What keeps the net figures from being known; empty if nothing does. They are then the most that they can be.
    """

    shape: Any
    gross: float
    net: float
    usable: float
    gross_band: AreaBand
    net_band: AreaBand
    usable_band: AreaBand
    unknown: str
    notes: list[str]

    @property
    def figures(self) -> str:
        """The three areas in words."""
        return (f"{self.gross:,.0f} sq ft gross, {self.net:,.0f} net of buildings, {self.usable:,.0f} net of buildings, "
                "wetland and water")


def area_band(context: Context, *outlines: tuple[Any, FloatArray]) -> AreaBand:
    """How far an area may be off, for its outlines and the accuracies in feet of what each was drawn from.

    Each outline is as accurate as its worst part; several outlines go together as the root of the sum of squares.
    """
    squares, worst, unstated = 0.0, 0.0, False
    for line, accuracy in outlines:
        own = float(np.nanmax(accuracy, initial=0.0))
        squares += (float(shapely.length(line)) * context.site.feet_per_unit * own * AREA_BAND_SHARE) ** 2
        worst, unstated = max(worst, own), unstated or bool(np.isnan(accuracy).any())
    return AreaBand(squares**0.5, worst, unstated)


def areas_of_features(context: Context, features: IndexArray) -> FloatArray:
    """Square feet of features; NaN for points and lines."""
    shapes = context.site.features.geometry[features]
    area = shapely.area(shapes) * context.site.feet_per_unit**2
    return np.where(shapely.get_dimensions(shapes) == 2, area, np.nan)


def by_land(context: Context, rule: Rule, rows: IndexArray) -> list[IndexArray]:
    """Some subjects by the land that they lie on: each lot, or what hangs together of each holding; alone if in no lot.

    Parameters
    ----------
    context : Context
    rule : Rule
    rows : ndarray of intp
        Rows of the context's subjects.

    Returns
    -------
    list of ndarray of intp
        First in each stands the subject that answers for the land: one whom the rule binds before others, then of the rule's
        first role that is there, then the lowest id.
    """
    features = context.site.features
    lot = np.where(context.own.off_lot[rows], NO_LOT, context.own.lot[rows])
    key = np.where(lot == NO_LOT, -1 - np.arange(len(rows)), lot)
    if rule.area is None or rule.area.of == "premises":
        key = np.where(lot == NO_LOT, key, _first_lots(context)[lot]) if len(context.lots) else key
    applied = apply_rule(rule, features, context.subjects[rows], context.site.project_type)
    weaker = 4 * ~applied.applies + 2 * applied.advisory + 1 * applied.refer
    ids = features.ids[context.subjects[rows]].astype(str)
    order = np.lexsort((ids, _role_ranks(context, rule, rows), weaker, key))
    _, first = np.unique(key[order], return_index=True)
    return sorted(np.split(rows[order], first[1:]), key=lambda group: int(group[0]))


def _role_ranks(context: Context, rule: Rule, rows: IndexArray) -> IndexArray:
    """The place of each subject's role among the words of the rule."""
    words = list(rule.subject_words)
    ranks = np.array([min((words.index(role) for role in own if role in words), default=len(words))
                      for own in context.site.features.role_sets], dtype=np.intp)
    return np.asarray(ranks[context.subject_codes[rows]], dtype=np.intp)


def _first_lots(context: Context) -> IndexArray:
    """For each lot the first of those that it hangs together with in a holding; itself where it is alone."""
    first = np.arange(len(context.lots))
    for name in {name for group in context.site.premises for name in group}:
        if name in context.lots.by_id:
            lot = context.lots.by_id[name]
            first[lot] = _contiguous(context, lot)[0][0]
    return first


@dataclass
class Number:
    """How many of something, such as horses, each piece of land holds; one entry per piece in every column.

    Attributes
    ----------
    value : ndarray of float64
        NaN where it is not known.
    least : ndarray of float64
        As many there are at least.
    source : ndarray of object
        Where it is from, if not from the subject that answers for the land.
    missing : ndarray of object
        What to supply where it is not known.
    """

    value: FloatArray
    least: FloatArray
    source: ObjectArray
    missing: ObjectArray


def number_on(context: Context, rule: Rule, land: Sequence[IndexArray], name: str) -> Number:
    """How many of something each piece of land holds, by all that stands on it, also what is context only.

    What several stables give adds up. What stables, corrals, pastures and the lot itself give are the same animals: the
    greatest number counts. A stable that gives none leaves the sum open, but for what is there at least.

    Parameters
    ----------
    context : Context
    rule : Rule
    land : sequence of ndarray of intp
        As `by_land` gives them.
    name : str
    """
    features, count = context.site.features, len(land)
    result = Number(np.full(count, np.nan), np.ones(count), np.full(count, "", dtype=object), np.full(count, "", dtype=object))
    numbers = features.numbers(name, np.arange(len(features)))
    # An animal is whole; 0 beside a stable is no answer.
    numbers[(numbers < 1) | (numbers != np.floor(numbers))] = np.nan
    there = by_lot(context, np.flatnonzero(features.matching(rule.subjects) & (features.status != "abandoned")))
    words = list(rule.subject_words)
    for place, rows in enumerate(land):
        lots = _lots_of_land(context, rule, int(rows[0]))
        standing = sorted({row for lot in lots for row in there.get(lot, [])} | set(context.subjects[rows].tolist()))
        ranks = [min((words.index(role) for role in features.role_sets[features.role_set[row]] if role in words),
                     default=len(words)) for row in standing]
        _add_up(result, place, name, numbers, features.ids, np.array(standing, dtype=np.intp), np.array(ranks),
                context.lots.feature[lots])
        own = numbers[context.subjects[rows[0]]]
        if result.value[place] == own and len(standing) == 1:
            result.source[place] = ""
    return result


def _add_up(result: Number, place: int, name: str, numbers: FloatArray, ids: ObjectArray, standing: IndexArray,
            ranks: IndexArray, lots: IndexArray) -> None:
    """The number on one piece of land, from what stands on it and from its lots."""
    sums = [(float(np.nansum(numbers[standing[ranks == rank]])), standing[ranks == rank]) for rank in np.unique(ranks)]
    sums.append((float(np.nansum(numbers[lots])), lots))
    most, of = max(sums, key=lambda one: one[0])
    first = standing[ranks == ranks.min()]
    lacking = first[np.isnan(numbers[first])]
    result.least[place] = max(1.0, most)
    of = of[np.isfinite(numbers[of])]
    if most > 0:
        names = sorted(str(one) for one in ids[of])
        result.source[place] = f"'{name}' of {', '.join(names)}{' added up' if len(names) > 1 else ''}: {most:g}"
    if len(lacking) and (most <= 0 or (len(lacking) < len(first) and not np.isfinite(numbers[lots]).any())):
        result.missing[place] = f"'{name}' not given: supply it" if most <= 0 else \
            f"'{name}' of {_names(ids[lacking])} not given: supply it"
    else:
        result.value[place] = most


def _lots_of_land(context: Context, rule: Rule, row: int) -> list[int]:
    lot = NO_LOT if context.own.off_lot[row] else int(context.own.lot[row])
    if lot == NO_LOT:
        return []
    return _contiguous(context, lot)[0] if rule.area is None or rule.area.of == "premises" else [lot]


def land_of(context: Context, lot: int, test: AreaTest) -> Land:
    """The land that a rule counts, around one lot.

    Parameters
    ----------
    context : Context
    lot : int
        Row of the lots.
    test : AreaTest
    """
    if test.of == "lot" and not test.less and not test.unusable:
        return _plain_lot(context, lot)
    key = (lot, test.of, test.less, test.unusable)
    if key not in context.land:
        context.land[key] = _measure(context, lot, test)
    land: Land = context.land[key]
    return land


def _plain_lot(context: Context, lot: int) -> Land:
    """One lot, of which nothing is taken off; all lots are measured at once, because a town asks for thousands."""
    lots, unit = context.lots, context.site.feet_per_unit
    if "lots" not in context.land:
        accuracy = context.site.features.accuracy_ft[lots.feature]
        line = shapely.length(lots.geometry) * unit * np.nan_to_num(accuracy) * AREA_BAND_SHARE
        context.land["lots"] = shapely.area(lots.geometry) * unit**2, line, accuracy
    areas, bands, accuracy = context.land["lots"]
    gross, unstated = float(areas[lot]), bool(np.isnan(accuracy[lot]))
    band = AreaBand(float(bands[lot]), 0.0 if unstated else float(accuracy[lot]), unstated)
    return Land(lots.geometry[lot], gross, gross, gross, band, band, band, "", [])


def _measure(context: Context, lot: int, test: AreaTest) -> Land:
    lots, features = context.lots, context.site.features
    members, apart = _contiguous(context, lot) if test.of == "premises" else ([lot], [])
    notes = []
    if len(members) + len(apart) > 1:
        notes.append(f"contiguous lots of one holding: {_names(lots.ids[members])}")
    if apart:
        notes.append(f"not contiguous, so not counted: {_names(lots.ids[apart])}")
    shape = shapely.union_all(lots.geometry[members])
    unit = context.site.feet_per_unit**2
    gross = float(shapely.area(shape)) * unit
    operation = context.site.layers[features.layer[lots.feature[lot]]].data.operation
    buildings, wet = (_covered(context, shape, roles, operation) for roles in (test.less, test.unusable))
    if buildings.without_area:
        buildings.unknown = "; ".join([buildings.unknown] * bool(buildings.unknown)
                                      + [f"drawn as a point or line, so its area is not known: {buildings.without_area}"])
    asked = (test.less | test.unusable) - _SELDOM_MAPPED
    lacking = [role for role in missing_roles(context.site, asked) if role not in SUPPLY_QUALITIES]
    if lacking and not (buildings.unknown or wet.unknown):
        notes.append(f"no layer gives {', '.join(lacking).replace('_', ' ')}, so none is taken off")
    if wet.without_area:
        notes.append(f"drawn as a point or line, so no area of it is taken off: {wet.without_area}")
    net = gross - float(shapely.area(buildings.shape)) * unit
    usable = gross - float(shapely.area(shapely.union(buildings.shape, wet.shape))) * unit
    lines = [(shapely.boundary(shape), features.accuracy_ft[lots.feature[members]]), buildings.outline, wet.outline]
    unknown = "; ".join(text for text in dict.fromkeys((buildings.unknown, wet.unknown)) if text)
    return Land(shape, gross, net, usable, area_band(context, *lines[:1]), area_band(context, *lines[:2]),
                area_band(context, *lines), unknown, notes)


def _contiguous(context: Context, lot: int) -> tuple[list[int], list[int]]:
    """The lots of the holding that hang together with one lot, itself among them, and those that do not; both sorted."""
    for group in context.site.premises:
        members = sorted({context.lots.by_id[name] for name in group if name in context.lots.by_id})
        if lot not in members:
            continue
        gap = PREMISES_GAP_FT / context.site.feet_per_unit
        joined, grown = {lot}, True
        while grown:
            near = [other for other in members if other not in joined and
                    (shapely.distance(context.lots.geometry[other], context.lots.geometry[sorted(joined)]) <= gap).any()]
            joined.update(near)
            grown = bool(near)
        return sorted(joined), [row for row in members if row not in joined]
    return [lot], []


@dataclass
class _Cover:
    """What features of some roles cover of an area.

    Attributes
    ----------
    outline : tuple
        Their outline within the area, and the accuracies in feet of the features.
    unknown : str
        What keeps it from being known.
    without_area : str
        Ids of those that are drawn as points or lines.
    """

    shape: Any
    outline: tuple[Any, FloatArray]
    unknown: str
    without_area: str


def _covered(context: Context, shape: Any, roles: frozenset[str], operation: str) -> _Cover:
    """What of an area features of some roles cover, and what keeps that from being known.

    `operation` is the datum operation of the area: layers that allow no verdict beside it are left out.
    """
    if not roles:
        return _Cover(shapely.Polygon(), (shapely.Point(), np.empty(0)), "", "")
    features = context.site.features
    rows = context.touching(roles, shape)
    layers = [layer.data for layer in context.site.layers]
    rows = rows[np.array([not layers[number].no_verdict or layers[number].operation == operation
                          for number in features.layer[rows]], dtype=bool)]
    flat = shapely.get_dimensions(features.geometry[rows]) == 2
    whole = shapely.union_all(features.geometry[rows[flat]])
    told = "; ".join(dict.fromkeys(text for text in [*map(context.gaps, _kinds(roles - _SELDOM_MAPPED)),
                                                     *barred_layers(context.site, roles, operation)] if text))
    outline = shapely.intersection(shapely.boundary(whole), shape) if flat.any() else shapely.Point()
    return _Cover(shapely.intersection(whole, shape), (outline, features.accuracy_ft[rows[flat]]), told,
                  _names(features.ids[rows[~flat]]))


def _kinds(roles: frozenset[str]) -> list[frozenset[str]]:
    """The groups among some roles, and what is in none: a map of wetlands tells nothing of waters."""
    groups = [group for group in GROUPS_AS_SETS.values() if group <= roles]
    rest = roles.difference(*groups)
    return [*groups, rest] if rest else groups


def _names(ids: ObjectArray) -> str:
    return ", ".join(sorted(str(one) for one in ids))


def most_allowed(context: Context, attribute: str, land: Land, usable_only: bool = False) -> int:
    """The largest number of animals that some land allows by the area rules on one attribute.

    Parameters
    ----------
    context : Context
    attribute : str
        Such as ``horses``.
    land : Land
    usable_only : bool
        Measure all rules by the usable land; else only those whose text says so, the others by the land net of buildings.
    """
    tests = [rule.area for rule in context.rules if rule.area is not None and rule.area.number_of == attribute]
    number = 0
    while number < _MOST_ANIMALS:
        needed = [(test.required(number + 1), land.usable if usable_only or test.usable_decides else land.net)
                  for test in tests if test.holds_for(number + 1)]
        if not needed or any(rounded(least) > rounded(area) for least, area in needed):
            break
        number += 1
    return number
