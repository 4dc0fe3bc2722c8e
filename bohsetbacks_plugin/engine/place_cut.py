# SPDX-License-Identifier: GPL-2.0-or-later
"""Small sites cut out of a large one, so that what is asked about one place or one component is asked of the real engine.

What is cut out holds everything that the answer rests on, so that the answer is that of a check of the whole site.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import shapely

from .coverage import with_lots
from .edges import ROAD_ROLES, UNMAPPED_EDGE_REACH_FT, edge_offsets
from .kind_index import KindIndex
from .rules import Rule
from .site import Features, FloatArray, IndexArray, Layer, LayerData, Site, join_features
from .vocabulary import could_be

_NOBODY: IndexArray = np.empty(0, dtype=np.intp)

#: What distances are rounded by, with room to spare.
_MARGIN_FT = 0.1

#: An outline of more vertices is cut to what lies around the place; shorter ones cost less whole.
_MANY_VERTICES = 1500

#: Windows of huge outlines are cut for squares of this size, so that a pointer that moves about uses them again.
_TILE_FT = 400.0
_WINDOWS_KEPT = 200

_OFFSET_ROLES = ("public_highway", "traveled_way", "certified_vernal_pool")


@dataclass(frozen=True)
class Part:
    """A small site, and where its features come from.

    Attributes
    ----------
    site : Site
    rows : ndarray of intp
        For each of its features the row in the whole site; -1 for a component that was put there.
    asked : ndarray of intp
        Rows in it of what is asked about.
    """

    site: Site
    rows: IndexArray
    asked: IndexArray


@dataclass(frozen=True)
class Around:
    """What lies around a point.

    Attributes
    ----------
    place : shapely Point
    rows : ndarray of intp
        Rows in the whole site.
    features : Features
    feet : ndarray of float64
        By role set of the whole site the feet to the nearest as mapped; infinite where none is near.
    """

    place: shapely.Geometry
    rows: IndexArray
    features: Features
    feet: FloatArray


class PlaceCutter:
    """Cuts small sites out of one site.

    Parameters
    ----------
    site : Site
    rules : sequence of Rule
        Those that will be asked, all with legs.
    """

    def __init__(self, site: Site, rules: Sequence[Rule]) -> None:
        self.site, self.rules, self.features = site, rules, site.features
        self.bounds: FloatArray = shapely.bounds(self.features.geometry).reshape(-1, 4)
        self.tree = shapely.STRtree(self.features.geometry)
        self._vertices = shapely.get_num_coordinates(self.features.geometry)
        lots = self.features.having(frozenset({"lot"}))
        self.lots: IndexArray = lots[shapely.get_dimensions(self.features.geometry[lots]) == 2]
        self._lot_tree = shapely.STRtree(self.features.geometry[self.lots])
        self._lot_rows: dict[str, list[int]] = {}
        for row in self.lots.tolist():
            for name in {str(self.features.ids[row]), *self.features.all_ids[row]}:
                self._lot_rows.setdefault(name, []).append(row)
        # Which parcels are ways or waters of a lot layer is told by the layers that hold lots: each keeps one at least.
        self._one_of_each = self.lots[np.unique(self.features.layer[self.lots], return_index=True)[1]]
        self._counts = site.role_counts
        self._slack = self._slack_by_code()
        self._reach: dict[frozenset[str], FloatArray] = {}
        self._kinds: dict[tuple[int, bool], KindIndex] = {}
        self._windows: OrderedDict[tuple[int, int, int, float], Any] = OrderedDict()

    def kind(self, code: int, flowing: bool = False) -> KindIndex:
        """The index of the features of one role set, built when first asked for.

        Parameters
        ----------
        code : int
            A role set that some feature has.
        flowing : bool
            Leave out waters that were traced to no supply.
        """
        if (code, flowing) not in self._kinds:
            members = np.flatnonzero(self.features.role_set == code)
            if flowing:
                traced = self.features.attribute("contributes", members)
                members = members[np.array([value is not False for value in traced], dtype=bool)]
            self._kinds[code, flowing] = KindIndex(self.features, self.features.role_sets[code], members,
                                                    self.site.feet_per_unit)
        return self._kinds[code, flowing]

    def reach(self, roles: frozenset[str]) -> FloatArray:
        """Feet, by role set, within which features matter to one that may have these roles, either way round; -1 for none."""
        if roles not in self._reach:
            features = self.features
            result = np.full(len(features.role_sets), -1.0)
            for code, possible in enumerate(features.could_be):
                most = [leg.reach_ft for rule in self.rules for leg in rule.legs
                        if (leg.subjects & roles and with_lots(leg.constraints) & possible)
                        or (leg.subjects & possible and with_lots(leg.constraints) & roles)]
                result[code] = max(most) + self._slack[code] if most else -1.0
            self._reach[roles] = result
        return self._reach[roles]

    def around_place(self, place: shapely.Geometry, roles: frozenset[str]) -> Around:
        """What lies near enough to a point to matter to a component that may have one of these roles."""
        near = self._near(place, roles)
        feet = np.full(len(self.features.role_sets), np.inf)
        away = shapely.distance(place, self.features.geometry[near]) * self.site.feet_per_unit
        np.minimum.at(feet, self.features.role_set[near], away)
        rows = self._with_lots(np.unique(np.concatenate([
            near, self.tree.query(place, predicate="intersects"), self._nearest_lots(place), self._foundations(place, roles)])))
        around = self.features.take(rows)
        around.geometry = self._windowed(rows, around.geometry, place, float(self.reach(roles).max(initial=0.0)))
        around.is_subject = np.zeros(len(around), dtype=bool)
        return Around(place, rows, around, feet)

    def touching(self, around: Around, rules: Sequence[Rule]) -> list[int]:
        """Which of some rules may say something of what lies around a point: the others find nothing within their reach.

        Rules on the lot's line always do, and those on the area to lie in.
        """
        codes = np.flatnonzero(np.isfinite(around.feet)).tolist()
        known = [(self.features.could_be[code], around.feet[code] - self._slack[code]) for code in codes]

        def near(rule: Rule) -> bool:
            return rule.relation == "within" or any(
                "property_line" in leg.constraints or any(
                    feet <= leg.reach_ft and (leg.constraints | leg.subjects) & possible for possible, feet in known)
                for leg in rule.legs)

        return [number for number, rule in enumerate(rules) if near(rule)]

    def with_components(self, around: Around, roles: Sequence[str]) -> Part:
        """What lies around a point, with a proposed component at the point for each role, in this order.

        Only they are subjects; the others serve as context.
        """
        layer, made = _components(around.place, roles, len(self.site.layers), around.features)
        site = self._part(join_features(around.features, made), [*self.site.layers, layer])
        count = len(around.rows)
        return Part(site, np.concatenate([around.rows, np.full(len(roles), -1, dtype=np.intp)]),
                    np.arange(count, count + len(roles)))

    def parcels_around(self, place: shapely.Geometry) -> Around:
        """The parcels that a point lies in, and the nearest lot."""
        rows = np.unique(np.concatenate([self.tree.query(place, predicate="intersects"), self._nearest_lots(place)]))
        rows = rows[np.isin(self.features.layer[rows], self.features.layer[self._one_of_each])]
        features = self.features.take(rows)
        features.geometry = self._windowed(rows, features.geometry, place, _TILE_FT)
        return Around(place, rows, features, np.full(len(self.features.role_sets), np.inf))

    def nothing_around(self, place: shapely.Geometry) -> Around:
        """A point with nothing near it."""
        return Around(place, _NOBODY, self.features.take(_NOBODY), np.full(len(self.features.role_sets), np.inf))

    def around_feature(self, row: int) -> Part:
        """What lies around a component, the nearest of each kind that a rule measures to among it."""
        shape, possible = self.features.geometry[row], self.features.could_be[self.features.role_set[row]]
        reach = self.reach(possible)
        parts = [np.array([row]), self._near(shape, possible), self.tree.query(shape, predicate="intersects"),
                 self._nearest_lots(shape), self._foundations(shape, possible)]
        named = self.features.attribute("lot", np.array([row]))[0]
        parts.append(np.array(self._lot_rows.get(str(named).strip(), []) if named is not None else [], dtype=np.intp))
        for code in np.flatnonzero(reach >= 0).tolist():
            parts.append(self._nearest(shape, code))
        rows = self._with_lots(np.unique(np.concatenate(parts)))
        around = self.features.take(rows)
        around.is_subject = around.is_subject & ((rows == row) | (around.status == "proposed"))
        return Part(self._part(around, self.site.layers), rows, np.searchsorted(rows, np.array([row])))

    def lots_holding(self, place: shapely.Geometry) -> IndexArray:
        """Rows of the lots that hold a point, in the order of their ids."""
        rows = self.lots[self._lot_tree.query(place, predicate="intersects")]
        return np.asarray(rows[np.argsort(self.features.ids[rows].astype(str), kind="stable")], dtype=np.intp)

    # -- what belongs to a part ---------------------------------------------------------------------------------------

    def _slack_by_code(self) -> FloatArray:
        """What accuracy and edges that are not mapped can add to each role set's distance, in feet."""
        features, site = self.features, self.site
        accuracy = np.nan_to_num(features.accuracy_ft, nan=0.0)
        worst = np.zeros(len(features.role_sets))
        np.maximum.at(worst, features.role_set, accuracy)
        operation = max((layer.data.operation_accuracy_ft or 0.0 for layer in site.layers), default=0.0)
        slack = worst + float(accuracy.max(initial=0.0)) + np.sqrt(2.0) * operation + _MARGIN_FT
        for code, possible in enumerate(features.could_be):
            members = np.flatnonzero(features.role_set == code)
            for role in possible.intersection(_OFFSET_ROLES):
                feet = edge_offsets(features, members, role).feet
                slack[code] += max(float(np.nanmax(feet, initial=0.0)),
                                   UNMAPPED_EDGE_REACH_FT if np.isnan(feet).any() else 0.0)
        return np.asarray(slack, dtype=np.float64)

    def _near(self, shape: shapely.Geometry, roles: frozenset[str]) -> IndexArray:
        """Features within their reach of a shape; what a road's layout covers needs the layout, so that it goes as far."""
        reach = self.reach(roles)
        roads = np.array([bool(possible & ROAD_ROLES) for possible in self.features.could_be], dtype=bool)
        asked = roads & (reach >= 0)
        reach = np.where(asked, reach[asked].max(initial=-1.0), reach) / self.site.feet_per_unit
        most = float(reach.max(initial=-1.0))
        if most < 0:
            return _NOBODY
        low, high = np.array(shape.bounds[:2]), np.array(shape.bounds[2:])
        rows = self.tree.query(shapely.box(*(low - most), *(high + most)))
        wanted = reach[self.features.role_set[rows]]
        gap = np.maximum(np.maximum(self.bounds[rows, :2] - high, low - self.bounds[rows, 2:]), 0.0)
        near = (wanted >= 0) & (np.hypot(gap[:, 0], gap[:, 1]) <= wanted)
        rows, wanted = rows[near], wanted[near]
        shapely.prepare(shape)
        return np.asarray(rows[shapely.dwithin(shape, self.features.geometry[rows], wanted)], dtype=np.intp)

    def _nearest(self, shape: shapely.Geometry, code: int) -> IndexArray:
        """The nearest of one role set by each way in which the engine looks for it."""
        if not (self.features.role_set == code).any():
            return _NOBODY
        flowing = any(rule.contributing for rule in self.rules) and "contributes" in self.features.attributes
        found = [self.kind(code, one).rows_nearest(shape) for one in ((False, True) if flowing else (False,))]
        rows = _unique(found)
        if self.features.could_be[code] & ROAD_ROLES and len(rows):
            # The layouts between here and there cut the centrelines.
            away = float(shapely.distance(shape, self.features.geometry[rows]).max())
            around = self.tree.query(shape, predicate="dwithin", distance=away + _MARGIN_FT)
            roads = np.array([bool(possible & ROAD_ROLES) for possible in self.features.could_be], dtype=bool)
            rows = np.union1d(rows, around[roads[self.features.role_set[around]]])
        return rows

    def _foundations(self, shape: shapely.Geometry, roles: frozenset[str]) -> IndexArray:
        """The nearest of what a component of these roles should lie in."""
        wanted = frozenset().union(*(rule.legs[0].constraints for rule in self.rules
                                     if rule.relation == "within" and rule.legs[0].subjects & roles))
        codes = [code for code, possible in enumerate(self.features.could_be)
                 if possible & wanted and "unknown" not in self.features.role_sets[code]]
        return _unique([_NOBODY, *(self._nearest(shape, code) for code in codes)])

    def _nearest_lots(self, shape: shapely.Geometry) -> IndexArray:
        if not len(self.lots):
            return _NOBODY
        return np.concatenate([self.lots[self._lot_tree.query_nearest(shape)], self._one_of_each])

    def _with_lots(self, rows: IndexArray) -> IndexArray:
        """Rows with the other lots of their holdings, and the lots that these enclose."""
        names = self._names(rows)
        parts = [rows]
        for group in self.site.premises:
            if not names.isdisjoint(group):
                lots = np.array(sorted({row for name in group for row in self._lot_rows.get(name, ())}), dtype=np.intp)
                box = shapely.box(*shapely.total_bounds(self.features.geometry[lots]))
                parts += [lots, self.lots[self._lot_tree.query(box)]]
        return _unique(parts)

    def _names(self, rows: IndexArray) -> set[str]:
        lots = rows[np.isin(rows, self.lots)] if self.site.premises else _NOBODY
        return {str(self.features.ids[row]) for row in lots} | {name for row in lots for name in self.features.all_ids[row]}

    def _windowed(self, rows: IndexArray, shapes: Any, place: shapely.Geometry, reach_ft: float) -> Any:
        """Huge outlines cut to what lies around a place; a place deeper inside than that gets the whole outline."""
        huge = np.flatnonzero(self._vertices[rows] > _MANY_VERTICES)
        result = shapes.copy()
        for at in huge.tolist():
            row = int(rows[at])
            deep = self.kind(int(self.features.role_set[row])).depths(place).get(row, 0.0)
            if deep < reach_ft:
                result[at] = self._window(row, place, reach_ft)
        return result

    def _window(self, row: int, place: shapely.Geometry, reach_ft: float) -> Any:
        size, unit = max(_TILE_FT, reach_ft), self.site.feet_per_unit
        tile = size / unit
        x, y = int(np.floor(place.x / tile)), int(np.floor(place.y / tile))
        key = (row, x, y, reach_ft)
        if key not in self._windows:
            around = (reach_ft + _MARGIN_FT) / unit
            box = shapely.box(x * tile - around, y * tile - around, (x + 1) * tile + around, (y + 1) * tile + around)
            self._windows[key] = shapely.intersection(self.features.geometry[row], box)
            if len(self._windows) > _WINDOWS_KEPT:
                self._windows.popitem(last=False)
        return self._windows[key]

    def _part(self, features: Features, layers: list[Layer]) -> Site:
        lots = features.having(frozenset({"lot"})).tolist() if self.site.premises else []
        names = {name for row in lots for name in (str(features.ids[row]), *features.all_ids[row])}
        premises = [group for group in self.site.premises if names.issuperset(group)]
        return replace(self.site, features=features, layers=layers, premises=premises,
                       whole_counts=self._counts)


def _components(place: shapely.Geometry, roles: Sequence[str], layer: int, like: Features) -> tuple[Layer, Features]:
    """Proposed components at one point, one per role, in a layer that says nothing of what else is there."""
    count = len(roles)
    shapes, nothing, names = (np.empty(count, dtype=object) for _ in range(3))
    shapes[:], names[:] = [place] * count, [f"this place ({role})" for role in roles]
    status = np.full(count, "proposed", dtype=object)
    data = LayerData(
        name="this place", geometry=shapes, fids=names, ids=names, roles=[(role,) for role in roles], type_values=nothing,
        offered_roles=frozenset(), status=status, accuracy_ft=np.zeros(count), outside=np.zeros(count, dtype=bool),
        clip_edges=nothing, completeness="complete")
    made = Features(
        geometry=shapes, layer=np.full(count, layer, dtype=np.intp), ids=names, fids=names,
        all_ids=[(str(name),) for name in names], role_set=np.arange(count), role_sets=[frozenset({role}) for role in roles],
        could_be=[could_be((role,)) for role in roles], status=status, is_subject=np.ones(count, dtype=bool),
        accuracy_ft=np.zeros(count), repaired=np.zeros(count, dtype=bool), clip_edges=nothing,
        attributes=dict.fromkeys(like.attributes, nothing))
    return Layer(data, count, count, 0, 0, [], frozenset()), made


def _unique(parts: Sequence[IndexArray]) -> IndexArray:
    return np.asarray(np.unique(np.concatenate(parts)), dtype=np.intp)
