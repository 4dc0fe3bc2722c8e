# SPDX-License-Identifier: GPL-2.0-or-later
"""A place under edit: its features indexed once, edited ones laid over them, and what an edit touches cut out of both."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import shapely

from . import vocabulary
from .checks.amounts import served
from .live_features import ACROSS_LOTS, LOT, NOBODY, LiveFeatures
from .site import Features, FloatArray, IndexArray, Site, join_features

#: What lots are measured with: their land less what is built or wet, and what lies in which zone.
_COUNTED_BY_AREA = ACROSS_LOTS | vocabulary.GROUPS_AS_SETS["any_building"] | frozenset({"addition"})


class LivePlace(LiveFeatures):
    """A place under edit, and what an edit touches in it."""

    def affected(self, before: Features, after: IndexArray) -> tuple[IndexArray, IndexArray]:
        """Features whose findings an edit can change.

        Parameters
        ----------
        before : Features
            The edited features as they were.
        after : ndarray of intp
            Their rows as they are.

        Returns
        -------
        near : ndarray of intp
            Rows of the edited features, and of those that rules on distances measure to them; sorted.
        on_lots : ndarray of intp
            Rows of what shares a lot with them, or is named with one; empty where they only moved within it. Sorted.
        """
        changed = join_features(before, self.pick(after))
        near = np.union1d(after, self._near(changed, as_subjects=False)[1])
        lots_changed = changed.geometry[changed.having(LOT)]
        if len(lots_changed):
            near = np.union1d(near, self.intersecting(lots_changed))
        if self._stays_on_its_lot(before, self.pick(after)):
            return near[self._is_asked[self.code[near]]], NOBODY
        names = {str(name) for name in changed.ids} | {name for ids in changed.all_ids for name in ids}
        named = {str(value).strip() for value in changed.attribute("lot", np.arange(len(changed))) if value is not None}
        lots = self._with_holdings(np.union1d(self._touching_lots(changed.geometry), self._lots_called(names | named)))
        lot_names = self._names(lots)
        linked = self._called("lot", lot_names | names) | self._called("serves", lot_names | names)
        on_lots = np.union1d(self.intersecting(self.geometry[lots]), np.array(sorted(linked), dtype=np.intp))
        return near[self._is_asked[self.code[near]]], on_lots[self._is_asked[self.code[on_lots]]]

    def _stays_on_its_lot(self, before: Features, after: Features) -> bool:
        """Whether edited features only moved, each within the one lot that it touches, so that its lot is as it was.

        What is built or wet on a lot, and the lot itself, counts by its area and place too.
        """
        if len(before) != len(after) or not len(after) or before.fids.tolist() != after.fids.tolist():
            return False
        every = np.arange(len(after))
        same = (before.ids.tolist() == after.ids.tolist() and before.status.tolist() == after.status.tolist()
                and [before.role_sets[code] for code in before.role_set] == [after.role_sets[code] for code in after.role_set]
                and all(before.attribute(name, every).tolist() == after.attribute(name, every).tolist()
                        for name in {**before.attributes, **after.attributes}))
        if not same or any(own & _COUNTED_BY_AREA for own in after.could_be):
            return False
        for old, new in zip(before.geometry, after.geometry):
            lots = self._touching_lots(np.array([old, new], dtype=object))
            if len(lots) != 1 or not shapely.covers(self.geometry[lots[0]], [old, new]).all():
                return False
        return True

    def not_farther(self, rows: IndexArray, far: dict[tuple[int, str], float]) -> IndexArray:
        """Features that some rule measures to one of some rows, and that lie no farther from it than the given feet."""
        some = self.pick(rows)
        found: list[IndexArray] = [NOBODY]
        for shape, code in zip(some.geometry, self._codes_of(some)):
            asked = np.flatnonzero((self.limit[self.code, code] >= 0) & self.there)
            feet = shapely.distance(shape, self.geometry[asked]) * self.site.feet_per_unit
            edge = self.reach.edge_of(self.could_be[code])
            there = self.pick(asked)
            most = np.array([far.get(key, np.inf) for key in zip(there.layer.tolist(), there.fids.tolist())])
            found.append(asked[feet - edge <= most])
        every: IndexArray = np.concatenate(found)
        return np.unique(every)

    def cut(self, rows: IndexArray, nearest: bool) -> Site:
        """A site of some features and all that their answers rest on.

        Parameters
        ----------
        rows : ndarray of intp
            Sorted.
        nearest : bool
            With the nearest constraint of each kind, however far it is.
        """
        some = self.pick(rows)
        subject, constraint = self._near(some, as_subjects=True)
        far = np.zeros(len(rows))
        np.maximum.at(far, subject, shapely.distance(some.geometry[subject], self.geometry[constraint]))
        parts = [rows, constraint, self.intersecting(some.geometry), self._lot_world(some), self._nearest_lots(some.geometry)]
        if nearest:
            parts.append(self._nearest_of_each_kind(some, far))
        parts.append(self._lots_within(some.geometry, far))
        everything = np.unique(np.concatenate(parts))
        whole = np.bincount(self.code[len(self.base):], minlength=len(self.own_sets))
        whole[:len(self._counts)] += self._counts
        return replace(self.site, features=self.pick(everything), not_measured=self.lost,
                       whole_counts=list(zip(self.own_sets, self.could_be, whole.tolist())))

    def _near(self, some: Features, as_subjects: bool) -> tuple[IndexArray, IndexArray]:
        """Pairs of one of some features and a row, near enough for some rule."""
        codes = self._codes_of(some)
        limit = self.limit if as_subjects else self.limit.T
        most = limit.max(axis=1, initial=-1.0)[codes]
        asked = np.flatnonzero(most >= 0)
        bounds = shapely.bounds(some.geometry[asked])
        grown = shapely.box(*(bounds + most[asked, None] * np.array([-1.0, -1.0, 1.0, 1.0])).T)
        one, other = self._candidates(grown)
        one = asked[one]
        reach = limit[codes[one], self.code[other]]
        keep = np.flatnonzero(reach >= 0)
        one, other, reach = one[keep], other[keep], reach[keep]
        shapely.prepare(some.geometry)
        hit = shapely.dwithin(some.geometry[one], self.geometry[other], reach) if len(one) else np.empty(0, dtype=bool)
        return one[hit], other[hit]

    def _lot_world(self, some: Features) -> IndexArray:
        """Lots of some features, what lies on them, and what they, or others there, name."""
        every = np.arange(len(some))
        named = {str(value).strip() for value in some.attribute("lot", every) if value is not None}
        lots = self._with_holdings(np.union1d(self._touching_lots(some.geometry), self._lots_called(named)))
        names = self._names(lots)
        here = np.union1d(self.intersecting(self.geometry[lots]), np.array(sorted(self._called("lot", names)), dtype=np.intp))
        there = [part.attributes["serves"][row] for part, row in map(self._part, here.tolist()) if "serves" in part.attributes]
        words = {name for value in (*some.attribute("serves", every), *there) if value is not None for name in served(value)}
        linked = np.array(sorted(self._called("id", words)), dtype=np.intp)
        lots_named = linked[self._is_lot[self.code[linked]]]
        linked = np.union1d(linked, self.intersecting(self.geometry[lots_named]))
        held = np.union1d(here, linked)
        held = held[self._is_held[self.code[held]]]
        world: IndexArray = np.concatenate([lots, here, linked, self._touching_lots(self.geometry[held])])
        return np.unique(world)

    def _with_holdings(self, lots: IndexArray) -> IndexArray:
        """Some lots with all lots of the holdings that any of them belongs to."""
        if not self.site.premises:
            return lots
        names = self._names(lots)
        more = {name for group in self.site.premises if names & set(group) for name in group}
        return np.union1d(lots, self._lots_called(more))

    def _nearest_of_each_kind(self, some: Features, far: FloatArray) -> IndexArray:
        """For each of some features the nearest of each role set, and what an edge that is not mapped may bring nearer.

        `far`, in units of the CRS, grows to reach them.
        """
        found: list[IndexArray] = [NOBODY]
        codes = self._codes_of(some)
        for code in range(len(self.own_sets)):
            asking = np.flatnonzero(self.limit[codes, code] >= 0)
            rows, tree = self._kind(code)
            over = np.flatnonzero(self.code[len(self.base):] == code) + len(self.base)
            found.append(over)
            for row in over:
                far[asking] = np.maximum(far[asking], shapely.distance(some.geometry[asking], self.geometry[row]))
            if len(rows) and len(asking):
                (one, _), distance = tree.query_nearest(some.geometry[asking], return_distance=True, all_matches=False)
                around = distance + self.reach.edge_of(self.could_be[code]) / self.site.feet_per_unit
                far[asking[one]] = np.maximum(far[asking[one]], around)
                found.append(rows[np.unique(tree.query(some.geometry[asking[one]], predicate="dwithin", distance=around)[1])])
        every: IndexArray = np.concatenate(found)
        return np.unique(every)
