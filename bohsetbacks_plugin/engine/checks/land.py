# SPDX-License-Identifier: GPL-2.0-or-later
"""The land of a lot or holding: gross, net of buildings, and usable; how well it is known; how many animals it allows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely

from ..context import Context
from ..coverage import doubts, is_offered
from ..lots import PREMISES_GAP_FT
from ..rule_kinds import AreaTest
from ..rules import Rule
from ..site import FloatArray, IndexArray, ObjectArray
from .amounts import rounded

#: How much of an outline's length, times the accuracy of its place, an area may be off: for a rectangle with sides that err
#: independently the root of the sum of squares comes to half of it. Our own choice; the band is printed where it decides.
AREA_BAND_SHARE = 0.5

#: No land in the state allows more animals than this; it only ends the search.
_MOST_ANIMALS = 100_000


@dataclass
class Land:
    """The land of one lot or holding, in square feet.

    Attributes
    ----------
    net : float
        Gross less buildings.
    usable : float
        Net less wetland and water.
    band : float
        How far the area may be off.
    unknown : str
        What keeps the net figures from being known; empty if nothing does.
    """

    shape: Any
    gross: float
    net: float
    usable: float
    band: float
    accuracy_ft: float
    unknown: str
    notes: list[str]

    @property
    def figures(self) -> str:
        """The three areas in words."""
        return (f"{self.gross:,.0f} sq ft gross, {self.net:,.0f} net of buildings, {self.usable:,.0f} net of buildings, "
                "wetland and water")


def area_band(context: Context, shape: Any, accuracy_ft: float) -> float:
    """How many square feet an area may be off, for the accuracy of its outline in feet; 0 where that is not stated."""
    if np.isnan(accuracy_ft):
        return 0.0
    return float(shapely.length(shapely.boundary(shape))) * context.site.feet_per_unit * accuracy_ft * AREA_BAND_SHARE


def areas_of_features(context: Context, features: IndexArray) -> FloatArray:
    """Square feet of features; NaN for points and lines."""
    shapes = context.site.features.geometry[features]
    area = shapely.area(shapes) * context.site.feet_per_unit**2
    return np.where(shapely.get_dimensions(shapes) == 2, area, np.nan)


def representatives(context: Context, rule: Rule, rows: IndexArray) -> IndexArray:
    """One subject for each lot or holding: of the rule's first role that is there, the lowest id; all that have no lot."""
    features = context.site.features
    holding, _, _, _ = context.lots.holdings(context.site.premises)
    lot = context.own.lot[rows]
    together = rule.area is not None and rule.area.of == "premises"
    key = np.where((lot >= 0) & together & (holding[lot] >= 0) if len(holding) else False, len(context.lots) + holding[lot]
                   if len(holding) else lot, lot)
    words = list(rule.subject_words)
    rank = np.array([min((words.index(role) for role in own if role in words), default=len(words))
                     for own in features.role_sets])[context.subject_codes[rows]]
    ids = features.ids[context.subjects[rows]].astype(str)
    order = np.lexsort((ids, rank, key))
    first = np.ones(len(order), dtype=bool)
    first[1:] = key[order][1:] != key[order][:-1]
    first |= key[order] < 0
    return np.sort(rows[order[first]])


def land_of(context: Context, lot: int, test: AreaTest) -> Land:
    """The land that a rule counts, around one lot.

    Parameters
    ----------
    context : Context
    lot : int
        Row of the lots.
    test : AreaTest
    """
    lots, features, notes = context.lots, context.site.features, []
    members = [lot]
    if test.of == "premises":
        members, told = _contiguous(context, lot)
        notes += told
    shape = shapely.union_all(lots.geometry[members])
    unit = context.site.feet_per_unit**2
    gross = float(shapely.area(shape)) * unit
    buildings, no_buildings = _covered(context, shape, test.less)
    wet, no_wet = _covered(context, shape, test.unusable)
    net = gross - float(shapely.area(buildings)) * unit
    usable = gross - float(shapely.area(shapely.union(buildings, wet))) * unit
    accuracy = features.accuracy_ft[lots.feature[members]]
    worst = float(accuracy.max()) if len(accuracy) else float("nan")
    unknown = no_buildings or (no_wet if test.unusable else "")
    return Land(shape, gross, net, usable, area_band(context, shape, worst), worst, unknown, notes)


def _contiguous(context: Context, lot: int) -> tuple[list[int], list[str]]:
    """The lots of the holding that hang together with one lot, and what is said about it."""
    for group in context.site.premises:
        members = sorted({context.lots.by_id[name] for name in group if name in context.lots.by_id})
        if lot not in members or len(members) < 2:
            continue
        gap = PREMISES_GAP_FT / context.site.feet_per_unit
        joined, grown = {lot}, True
        while grown:
            near = [other for other in members if other not in joined and
                    (shapely.distance(context.lots.geometry[other], context.lots.geometry[sorted(joined)]) <= gap).any()]
            joined.update(near)
            grown = bool(near)
        told = [f"contiguous lots of one holding: {', '.join(sorted(str(context.lots.ids[row]) for row in joined))}"]
        apart = [str(context.lots.ids[row]) for row in members if row not in joined]
        if apart:
            told.append(f"not contiguous, so not counted: {', '.join(apart)}")
        return sorted(joined), told
    return [lot], []


def _covered(context: Context, shape: Any, roles: frozenset[str]) -> tuple[Any, str]:
    """What of an area features of some roles cover, and what keeps that from being known."""
    empty = shapely.from_wkt("POLYGON EMPTY")
    if not roles:
        return empty, ""
    site = context.site
    features = site.features
    words = ", ".join(sorted(roles)).replace("_", " ")
    rows = np.flatnonzero(features.matching(roles) & (features.status != "abandoned"))
    shapes: ObjectArray = features.geometry[rows]
    shapes = shapes[shapely.get_dimensions(shapes) == 2]
    near = shapes[shapely.intersects(shapes, shape)]
    told = doubts(site, roles)
    if not is_offered(site, roles):
        told.append(f"no layer gives {words}")
    return shapely.intersection(shapely.union_all(near), shape) if len(near) else empty, "; ".join(told)


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
