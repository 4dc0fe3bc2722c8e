# SPDX-License-Identifier: GPL-2.0-or-later
"""Setback zones to draw: polygons around constraints. A drawing, never the ground of a verdict (DESIGN principle 1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Optional

import numpy as np
import shapely

from .edges import edge_offsets
from .findings import NONE, FindingTable
from .offset import around
from .rules import Leg, Rule
from .site import FloatArray, IndexArray, ObjectArray, Site
from .units import round_feet

#: How far an arc of a drawn zone may run inside the true distance.
ZONE_ERROR_FT = 0.02

#: A result with more zones than this draws none: nobody can read them, and they cost more than the check.
ZONES_AT_MOST = 1000


@dataclass
class Zones:
    """Drawn zones, one entry per zone in every column.

    Attributes
    ----------
    rule, constraint : ndarray of intp
        Rows of the rules and of the feature table.
    feet : ndarray of float64
    geometry : ndarray of object
        Polygons in units of the analysis CRS; the band inside the lot where the constraint is a property line.
    left_out : int
        Zones that were not drawn, because there are more than `ZONES_AT_MOST`.
    """

    rule: IndexArray
    constraint: IndexArray
    feet: FloatArray
    geometry: ObjectArray
    left_out: int = 0


def zones_of_findings(site: Site, rules: Sequence[Rule], found: FindingTable, *, count_only: bool = False) -> Zones:
    """The zones that findings are about: one per rule and constraint that is flagged, referred or not checked with a place.

    Parameters
    ----------
    site : Site
    rules : sequence of Rule
    found : FindingTable
    count_only : bool
        Draw nothing; `left_out` tells whether there are too many to draw.
    """
    setback = np.array([rule.kind == "setback" for rule in rules] or [False], dtype=bool)
    wanted = np.flatnonzero((found.constraint != NONE) & (found.rule != NONE) & np.isfinite(found.required)
                            & setback[found.rule]
                            & found.is_outcome("intrudes", "too_close_to_call", "refer", "not_checked"))
    keys = np.column_stack([found.rule[wanted], found.constraint[wanted], np.round(found.required[wanted] * 100)])
    unique, first = np.unique(keys, axis=0, return_index=True) if len(wanted) else (keys, np.empty(0, dtype=np.intp))
    if count_only or len(unique) > ZONES_AT_MOST:
        return Zones(np.empty(0, dtype=np.intp), np.empty(0, dtype=np.intp), np.empty(0), np.empty(0, dtype=object),
                     left_out=len(unique) if len(unique) > ZONES_AT_MOST else 0)
    rule, constraint = unique[:, 0].astype(np.intp), unique[:, 1].astype(np.intp)
    feet = unique[:, 2] / 100.0
    roles = found.constraint_role[wanted][first]
    return Zones(rule, constraint, feet, draw(site, constraint, roles, feet))


def zones_of_rules(site: Site, rules: Sequence[Rule], roles: frozenset[str] = frozenset()) -> Zones:
    """The zones of rules around every constraint that they measure to, by their main leg.

    Parameters
    ----------
    site : Site
    rules : sequence of Rule
    roles : frozenset of str
        Keep to constraints that have, or may have, one of these roles; all if empty.
    """
    features = site.features
    rule_rows, constraints, feet, names = [], [], [], []
    for number, rule in enumerate(rules):
        for leg in rule.legs[:1] if rule.kind == "setback" else ():
            for code, own in enumerate(features.role_sets):
                measured_as = _measured_as(leg, own, features.could_be[code], roles)
                if measured_as is None:
                    continue
                rows = np.flatnonzero(features.role_set == code)
                radius = np.full(len(rows), leg.reach_ft)
                if leg.computed is not None:
                    known = [leg.computed.feet(value) for value in features.numbers(leg.computed.attribute, rows)]
                    radius = round_feet(np.array([leg.reach_ft if value is None else value for value in known]))
                rule_rows.append(np.full(len(rows), number, dtype=np.intp))
                constraints.append(rows)
                feet.append(radius)
                names.append(np.full(len(rows), measured_as, dtype=object))
    if not rule_rows:
        return Zones(np.empty(0, dtype=np.intp), np.empty(0, dtype=np.intp), np.empty(0), np.empty(0, dtype=object))
    constraint, radii, role = np.concatenate(constraints), np.concatenate(feet), np.concatenate(names)
    return Zones(np.concatenate(rule_rows), constraint, radii, draw(site, constraint, role, radii))


def _measured_as(leg: Leg, own: frozenset[str], could_be: frozenset[str], wanted: frozenset[str]) -> Optional[str]:
    """The role under which features of one role set have a zone, or None."""
    if "unknown" in own or (wanted and not wanted & could_be):
        return None
    if "property_line" in leg.constraints and "lot" in own:
        return "property_line"
    common = sorted(leg.constraints & own) or sorted(leg.constraints & could_be)
    return common[0] if common else None


def draw(site: Site, constraint: IndexArray, roles: ObjectArray, feet: FloatArray) -> ObjectArray:
    """Polygons of the points within a distance of each constraint.

    Parameters
    ----------
    site : Site
    constraint : ndarray of intp, shape (n,)
        Rows of the feature table.
    roles : ndarray of object, shape (n,)
        The role under which each is measured; `property_line` draws the band inside a lot.
    feet : ndarray of float64, shape (n,)
        Required feet.
    """
    features = site.features
    result = np.full(len(constraint), None, dtype=object)
    for role in {str(role) for role in roles}:
        rows = np.flatnonzero(roles == role)
        shapes = features.geometry[constraint[rows]]
        offset = np.nan_to_num(edge_offsets(features, constraint[rows], role).feet, nan=0.0)
        is_lot = (role == "property_line") & (shapely.get_dimensions(shapes) == 2)
        outlines = shapes.copy()
        outlines[is_lot] = shapely.boundary(shapes[is_lot])
        total = feet[rows] + offset
        for radius in np.unique(total):
            same = np.flatnonzero(total == radius)
            # The state's and the town's rule often ask for one distance: it is drawn once.
            _, first, again = np.unique(constraint[rows[same]], return_index=True, return_inverse=True)
            drawn = around(outlines[same[first]], float(radius) / site.feet_per_unit, ZONE_ERROR_FT / site.feet_per_unit)
            result[rows[same]] = drawn[again.reshape(-1)]
        inside = np.flatnonzero(is_lot)
        result[rows[inside]] = shapely.intersection(result[rows[inside]], shapes[inside])
    return result
