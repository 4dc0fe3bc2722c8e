# SPDX-License-Identifier: GPL-2.0-or-later
"""A place under edit: its features indexed once, edited ones laid over them, and what an edit touches cut out of both."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any, Optional

import numpy as np
import shapely

from . import vocabulary
from .checks.amounts import served
from .rule_reach import RuleReach, worst_accuracy
from .site import BoolArray, Features, FloatArray, IndexArray, NotMeasured, ObjectArray, Site, join_features

_NOBODY: IndexArray = np.empty(0, dtype=np.intp)

#: What lies across many lots, and belongs to none.
_ACROSS_LOTS = frozenset().union(*(vocabulary.GROUPS_AS_SETS[name] for name in (
    "any_wetland", "coastal_resource_area", "bank", "any_surface_water"))) | {
    "public_highway", "traveled_way", "right_of_way", "water_line", "easement", "flood_zone", "velocity_zone", "floodway",
    "nitrogen_sensitive_area", "downhill_slope", "zone_i", "surface_supply_zone", "property_line", "lot", "unknown"}

_LOT = frozenset({"lot"})

#: What lots are measured with: their land less what is built or wet, and what lies in which zone.
_COUNTED_BY_AREA = _ACROSS_LOTS | vocabulary.GROUPS_AS_SETS["any_building"] | frozenset({"addition"})


class LivePlace:
    """The features of a place as they stand now.

    Rows count the features of the whole check first, and then those that were laid over them.

    Parameters
    ----------
    site : Site
        As checked.
    reach : RuleReach

    Attributes
    ----------
    base, over : Features
        As checked; and as edited since.
    alive : ndarray of bool
        Which of `base` still stand as they were.
    lost : list of NotMeasured
    read : list of int
        Features of each layer as they are now.
    """

    def __init__(self, site: Site, reach: RuleReach) -> None:
        self.site, self.base, self.reach = site, site.features, reach
        self.over = site.features.take(_NOBODY)
        self.alive: BoolArray = np.ones(len(self.base), dtype=bool)
        self.lost: list[NotMeasured] = list(site.not_measured)
        self.read = [layer.read for layer in site.layers]
        self.tree = shapely.STRtree(self.base.geometry)
        lots = self.base.having(_LOT)
        self._lots = lots[shapely.get_dimensions(self.base.geometry[lots]) == 2]
        self._lot_tree = shapely.STRtree(self.base.geometry[self._lots])
        self._row: dict[tuple[int, str], int] = {
            key: row for row, key in enumerate(zip(self.base.layer.tolist(), self.base.fids.tolist()))}
        self._counts = np.bincount(self.base.role_set, minlength=len(self.base.role_sets))
        self._worst = worst_accuracy(self.base)
        self._by_word = {name: _words_of(self.base, name) for name in ("id", "lot", "serves")}
        self._sets = {pair: code for code, pair in enumerate(zip(self.base.role_sets, self.base.could_be))}
        self._kinds: dict[int, tuple[IndexArray, shapely.STRtree]] = {}
        self._merge()

    # -- what is there ------------------------------------------------------------------------------------------------

    def base_rows(self, keys: Iterable[tuple[int, str]]) -> list[int]:
        """Rows of some features as they were checked; those that were not there are left out."""
        return [self._row[key] for key in keys if key in self._row]

    def rows_of(self, keys: Collection[tuple[int, str]]) -> IndexArray:
        """Rows of some features as they are now, sorted; those that are gone are left out."""
        base = [row for row in self.base_rows(keys) if self.alive[row]]
        over = [len(self.base) + row for row, key in enumerate(zip(self.over.layer.tolist(), self.over.fids.tolist()))
                if key in keys]
        return np.array(sorted([*base, *over]), dtype=np.intp)

    def keys(self, rows: IndexArray) -> set[tuple[int, str]]:
        """Layer and feature id of some rows."""
        return {(int(part.layer[row]), str(part.fids[row])) for part, row in map(self._part, rows.tolist())}

    def _part(self, row: int) -> tuple[Features, int]:
        """The table that holds a row, and its row there."""
        return (self.base, row) if row < len(self.base) else (self.over, row - len(self.base))

    def pick(self, rows: IndexArray) -> Features:
        """Some features; `rows` are sorted."""
        base, over = rows[rows < len(self.base)], rows[rows >= len(self.base)] - len(self.base)
        if not len(over):
            return self.base.take(base)
        return join_features(self.base.take(base), self.over.take(over))

    def possible_roles(self, rows: IndexArray) -> frozenset[str]:
        """All roles that some features may have."""
        return frozenset().union(*(self.could_be[code] for code in np.unique(self.code[rows])))

    def labels(self, layer: int, fids: frozenset[str]) -> tuple[dict[str, str], Callable[[str], bool]]:
        """Ids of some features of a layer by their source's ids, and whether another of its features has an id."""
        own = {str(part.fids[row]): str(part.ids[row])
               for part, row in map(self._part, self.rows_of([(layer, fid) for fid in fids]).tolist())}

        def taken(label: str) -> bool:
            others = [self._part(row) for row in self._called("id", [label])]
            return any(part.layer[row] == layer and part.fids[row] not in fids and part.ids[row] == label
                       for part, row in others)

        return own, taken

    def now(self) -> Site:
        """The whole place as it stands."""
        if not len(self.over) and bool(self.alive.all()):
            return self.site
        return replace(self.site, features=self.pick(np.flatnonzero(self.there)), not_measured=self.lost)

    # -- edits --------------------------------------------------------------------------------------------------------

    def touched_by(self, keys: Collection[tuple[int, str]]) -> Features:
        """The features that an edit is about to replace."""
        return self.pick(self.rows_of(keys))

    def lay_over(self, layer: int, fids: frozenset[str], features: Features, lost: Sequence[NotMeasured]) -> None:
        """Put edited features in the place of those with the same ids; what is in `fids` only is gone."""
        there = self._number(layer, fids)
        gone = self.base_rows((layer, fid) for fid in fids)
        self.alive[gone] = False
        for code in set(self.base.role_set[gone].tolist()):
            self._kinds.pop(code, None)
        stay = np.array([not (number == layer and fid in fids)
                         for number, fid in zip(self.over.layer.tolist(), self.over.fids.tolist())], dtype=bool)
        self.over = join_features(self.over.take(np.flatnonzero(stay)), features)
        self.lost = [item for item in self.lost if not (item.layer == layer and item.fid in fids)] + list(lost)
        self.read[layer] += self._number(layer, fids) - there
        self._merge()

    def _number(self, layer: int, fids: frozenset[str]) -> int:
        """How many of some features are there, with or without a place."""
        keys = {(layer, fid) for fid in fids}
        placed = self.pick(self.rows_of(keys)).fids.tolist()
        return len({*placed, *(item.fid for item in self.lost if (item.layer, item.fid) in keys)})

    def _merge(self) -> None:
        """Columns over all rows, and what role sets ask of each other."""
        self.geometry: ObjectArray = np.concatenate([self.base.geometry, self.over.geometry])
        self.there: BoolArray = np.concatenate([self.alive, np.ones(len(self.over), dtype=bool)])
        sets = self._sets
        moved = [sets.setdefault(pair, len(sets)) for pair in zip(self.over.role_sets, self.over.could_be)]
        over = np.array(moved, dtype=np.intp)[self.over.role_set] if len(self.over) else _NOBODY
        self.code: IndexArray = np.concatenate([self.base.role_set, over])
        self.own_sets = [own for own, _ in sets]
        self.could_be = [possible for _, possible in sets]
        worst = np.zeros(len(sets))
        worst[:len(self._worst)] = self._worst
        np.maximum.at(worst, over, np.nan_to_num(self.over.accuracy_ft, nan=0.0))
        feet = np.array([[self.reach.feet(one, other) for other in self.could_be] for one in self.could_be],
                        dtype=np.float64).reshape(len(sets), len(sets))
        self.limit: FloatArray = self.reach.with_accuracy(feet, worst) / self.site.feet_per_unit
        self._is_lot: BoolArray = np.array([bool(own & _LOT) for own in self.own_sets], dtype=bool)
        self._is_asked: BoolArray = np.array([self.reach.asks(possible) and "unknown" not in own
                                   for own, possible in zip(self.own_sets, self.could_be)], dtype=bool)
        self._is_held: BoolArray = np.array([not own <= _ACROSS_LOTS for own in self.own_sets], dtype=bool)
        self._over_words = {name: _words_of(self.over, name, len(self.base)) for name in self._by_word}

    # -- what touches what --------------------------------------------------------------------------------------------

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
        lots_changed = changed.geometry[changed.having(_LOT)]
        if len(lots_changed):
            near = np.union1d(near, self.intersecting(lots_changed))
        if self._stays_on_its_lot(before, self.pick(after)):
            return near[self._is_asked[self.code[near]]], _NOBODY
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
        found: list[IndexArray] = [_NOBODY]
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
        counts = self._counts - np.bincount(self.base.role_set[~self.alive], minlength=len(self._counts))
        whole = np.bincount(self.code[len(self.base):], minlength=len(self.own_sets))
        whole[:len(counts)] += counts
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

    def _codes_of(self, some: Features) -> IndexArray:
        return np.array([self._sets[pair] for pair in zip(some.role_sets, some.could_be)], dtype=np.intp)[some.role_set]

    def _candidates(self, boxes: ObjectArray) -> tuple[IndexArray, IndexArray]:
        """Pairs of a box and a row that stands, whose boxes meet."""
        box, row = self.tree.query(boxes)
        standing = self.there[row]
        box, row = box[standing], row[standing]
        if len(self.over) and len(boxes):
            over = shapely.box(*shapely.bounds(self.over.geometry).T)
            one, other = np.nonzero(shapely.intersects(np.asarray(boxes)[:, None], over[None, :]))
            box, row = np.concatenate([box, one]), np.concatenate([row, other + len(self.base)])
        return box, row

    def intersecting(self, shapes: ObjectArray) -> IndexArray:
        """Rows of all features that touch some shapes."""
        one, row = self._candidates(shapely.box(*shapely.bounds(shapes).T) if len(shapes) else shapes)
        shapely.prepare(shapes)
        found: IndexArray = row[shapely.intersects(shapes[one], self.geometry[row])] if len(one) else _NOBODY
        return np.unique(found)

    def _touching_lots(self, shapes: ObjectArray) -> IndexArray:
        rows = self._lot_tree.query(shapes, predicate="intersects")[1] if len(shapes) else _NOBODY
        base = np.unique(self._lots[rows])
        return np.concatenate([base[self.alive[base]], self._over_lots(shapes, np.zeros(len(shapes)))])

    def _lots_within(self, shapes: ObjectArray, distance: FloatArray) -> IndexArray:
        """Lots that hold the far ends of lines from some shapes: all within a distance of each."""
        rows = self._lot_tree.query(shapes, predicate="dwithin", distance=distance)[1] if len(shapes) else _NOBODY
        base = np.unique(self._lots[rows])
        return np.concatenate([base[self.alive[base]], self._over_lots(shapes, distance)])

    def _over_lots(self, shapes: ObjectArray, distance: FloatArray) -> IndexArray:
        over = np.flatnonzero(self._is_lot[self.code[len(self.base):]])
        if not len(over) or not len(shapes):
            return _NOBODY
        hit = shapely.dwithin(shapes[:, None], self.over.geometry[over][None, :], distance[:, None]).any(axis=0)
        return np.asarray(over[hit] + len(self.base), dtype=np.intp)

    def _nearest_lots(self, shapes: ObjectArray) -> IndexArray:
        """Lots nearest to each shape, for what lies in none."""
        if not len(self._lots) or not len(shapes):
            return _NOBODY
        rows = np.unique(self._lots[self._lot_tree.query_nearest(shapes)[1]])
        return np.asarray(rows[self.alive[rows]], dtype=np.intp)

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

    def _lots_called(self, names: Collection[str]) -> IndexArray:
        rows: IndexArray = np.array(sorted(self._called("id", names)), dtype=np.intp)
        lots: IndexArray = rows[self._is_lot[self.code[rows]]]
        return lots

    def _names(self, rows: IndexArray) -> set[str]:
        parts = [self._part(row) for row in rows.tolist()]
        return {str(part.ids[row]) for part, row in parts} | {name for part, row in parts for name in part.all_ids[row]}

    def _called(self, what: str, names: Iterable[str]) -> set[int]:
        """Rows that stand, by a word in their ids, their `lot` or their `serves`."""
        found = {row for name in names for table in (self._by_word[what], self._over_words[what])
                 for row in table.get(name, ())}
        return {row for row in found if self.there[row]}

    def _nearest_of_each_kind(self, some: Features, far: FloatArray) -> IndexArray:
        """For each of some features the nearest of each role set, and what an edge that is not mapped may bring nearer.

        `far`, in units of the CRS, grows to reach them.
        """
        found: list[IndexArray] = [_NOBODY]
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

    def _kind(self, code: int) -> tuple[IndexArray, shapely.STRtree]:
        """The features of the whole check that stand and have one role set, with their index."""
        if code not in self._kinds:
            rows = np.flatnonzero((self.base.role_set == code) & self.alive)
            self._kinds[code] = rows, shapely.STRtree(self.base.geometry[rows])
        return self._kinds[code]


def _words_of(features: Features, what: str, first: int = 0) -> dict[str, list[int]]:
    """Rows by a word: their ids, the lot that they name, or what they serve."""
    result: defaultdict[str, list[int]] = defaultdict(list)
    if what == "id":
        for row, (label, ids) in enumerate(zip(features.ids.tolist(), features.all_ids)):
            for name in {str(label), *ids}:
                result[name].append(first + row)
        return dict(result)
    column: Optional[Any] = features.attributes.get(what)
    for row, value in enumerate(() if column is None else column):
        if value is not None:
            for name in served(value) if what == "serves" else [str(value).strip()]:
                result[name].append(first + row)
    return dict(result)
