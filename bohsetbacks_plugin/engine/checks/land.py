# SPDX-License-Identifier: GPL-2.0-or-later
"""The land of a lot or holding: gross, net of buildings, and usable; how well it is known; how many animals it allows."""

from __future__ import annotations

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

#: How much of an outline's length, times the accuracy of its place, an area may be off: for a rectangle with sides that err
#: independently the root of the sum of squares comes to half of it. Our own choice; the band is printed where it decides.
AREA_BAND_SHARE = 0.5

#: What is taken off where it is mapped; that nobody mapped it is no gap, for few places have any.
_SELDOM_MAPPED = frozenset({"addition", "swimming_pool"})


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
            first[lot] = contiguous_lots(context, lot)[0][0]
    return first


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
    members, apart = contiguous_lots(context, lot) if test.of == "premises" else ([lot], [])
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


def contiguous_lots(context: Context, lot: int) -> tuple[list[int], list[int]]:
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
