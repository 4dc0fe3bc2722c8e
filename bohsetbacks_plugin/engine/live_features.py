# SPDX-License-Identifier: GPL-2.0-or-later
"""The features of a place under edit: indexed once, edited ones laid over them, and looked up in both as one table."""

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

#: A shape of more vertices is prepared once for the question what touches it.
_MANY_VERTICES = 1500

#: How many edited features there is room for at first.
_ROOM = 64

#: No rows.
NOBODY: IndexArray = np.empty(0, dtype=np.intp)

#: What lies across many lots, and belongs to none.
ACROSS_LOTS = frozenset().union(*(vocabulary.GROUPS_AS_SETS[name] for name in (
    "any_wetland", "coastal_resource_area", "bank", "any_surface_water"))) | {
    "public_highway", "traveled_way", "right_of_way", "water_line", "easement", "flood_zone", "velocity_zone", "floodway",
    "nitrogen_sensitive_area", "downhill_slope", "zone_i", "surface_supply_zone", "property_line", "lot", "unknown"}

LOT = frozenset({"lot"})


class LiveFeatures:
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
        self.over = site.features.take(NOBODY)
        self.lost: list[NotMeasured] = list(site.not_measured)
        self.read = [layer.read for layer in site.layers]
        self.tree = shapely.STRtree(self.base.geometry)
        self._huge = np.flatnonzero(shapely.get_num_coordinates(self.base.geometry) > _MANY_VERTICES)
        shapely.prepare(self.base.geometry[self._huge])
        lots = self.base.having(LOT)
        self._lots = lots[shapely.get_dimensions(self.base.geometry[lots]) == 2]
        self._lot_tree = shapely.STRtree(self.base.geometry[self._lots])
        self._row: dict[tuple[int, str], int] = {
            key: row for row, key in enumerate(zip(self.base.layer.tolist(), self.base.fids.tolist()))}
        self._counts = np.bincount(self.base.role_set, minlength=len(self.base.role_sets))
        self._worst = worst_accuracy(self.base)
        self._by_word = {name: _words_of(self.base, name) for name in ("id", "lot", "serves")}
        self._sets = {pair: code for code, pair in enumerate(zip(self.base.role_sets, self.base.could_be))}
        self._kinds: dict[int, tuple[IndexArray, shapely.STRtree]] = {}
        self.alive: BoolArray = np.ones(len(self.base), dtype=bool)
        self._limit_of: tuple[int, bytes] = (-1, b"")
        self._make_room(_ROOM)
        self._merge()

    def _make_room(self, edited: int) -> None:
        """Columns over all rows, with room for edited ones at their end: an edit copies nothing of the whole place."""
        base, self._room = len(self.base), edited
        self._geometry: ObjectArray = np.empty(base + edited, dtype=object)
        self._geometry[:base] = self.base.geometry
        self._there: BoolArray = np.zeros(base + edited, dtype=bool)
        self._there[:base] = self.alive
        self._code: IndexArray = np.zeros(base + edited, dtype=np.intp)
        self._code[:base] = self.base.role_set
        self.alive = self._there[:base]

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

    def touched_by(self, keys: Collection[tuple[int, str]]) -> Features:
        """The features that an edit is about to replace."""
        return self.pick(self.rows_of(keys))

    def lay_over(self, layer: int, fids: frozenset[str], features: Features, lost: Sequence[NotMeasured]) -> None:
        """Put edited features in the place of those with the same ids; what is in `fids` only is gone."""
        there = self._number(layer, fids)
        gone = self.base_rows((layer, fid) for fid in fids)
        lost_rows = [row for row in gone if self.alive[row]]
        np.subtract.at(self._counts, self.base.role_set[lost_rows], 1)
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
        """Put the edited features at the end of the columns."""
        if len(self.over) > self._room:
            self._make_room(2 * len(self.over))
        first, end = len(self.base), len(self.base) + len(self.over)
        self.geometry: ObjectArray = self._geometry[:end]
        self.there: BoolArray = self._there[:end]
        self.code: IndexArray = self._code[:end]
        sets = self._sets
        moved = [sets.setdefault(pair, len(sets)) for pair in zip(self.over.role_sets, self.over.could_be)]
        over = np.array(moved, dtype=np.intp)[self.over.role_set] if len(self.over) else NOBODY
        self.geometry[first:], self.there[first:], self.code[first:] = self.over.geometry, True, over
        self.own_sets = [own for own, _ in sets]
        self.could_be = [possible for _, possible in sets]
        worst = np.zeros(len(sets))
        worst[:len(self._worst)] = self._worst
        np.maximum.at(worst, over, np.nan_to_num(self.over.accuracy_ft, nan=0.0))
        self._over_words = {name: _words_of(self.over, name, first) for name in self._by_word}
        if self._limit_of != (len(sets), worst.tobytes()):
            self._limit_of = (len(sets), worst.tobytes())
            self._ask_rules(worst)

    def _ask_rules(self, worst_ft: FloatArray) -> None:
        """What role sets ask of each other; `worst_ft` is the worst accuracy of each."""
        sets = len(self.could_be)
        feet = np.array([[self.reach.feet(one, other) for other in self.could_be] for one in self.could_be],
                        dtype=np.float64).reshape(sets, sets)
        self.limit: FloatArray = self.reach.with_accuracy(feet, worst_ft) / self.site.feet_per_unit
        self._is_lot: BoolArray = np.array([bool(own & LOT) for own in self.own_sets], dtype=bool)
        self._is_asked: BoolArray = np.array([self.reach.asks(possible) and "unknown" not in own
                                   for own, possible in zip(self.own_sets, self.could_be)], dtype=bool)
        self._is_held: BoolArray = np.array([not own <= ACROSS_LOTS for own in self.own_sets], dtype=bool)

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
        # A street layer in one piece is a hundred thousand vertices: it is prepared once, all others are met by small shapes.
        huge = np.isin(row, self._huge)
        shapely.prepare(shapes)
        hit = np.zeros(len(row), dtype=bool)
        hit[huge] = shapely.intersects(self.geometry[row[huge]], shapes[one[huge]])
        hit[~huge] = shapely.intersects(shapes[one[~huge]], self.geometry[row[~huge]])
        found: IndexArray = np.unique(row[hit])
        return found

    def _touching_lots(self, shapes: ObjectArray) -> IndexArray:
        rows = self._lot_tree.query(shapes, predicate="intersects")[1] if len(shapes) else NOBODY
        base = np.unique(self._lots[rows])
        return np.concatenate([base[self.alive[base]], self._over_lots(shapes, np.zeros(len(shapes)))])

    def _lots_within(self, shapes: ObjectArray, distance: FloatArray) -> IndexArray:
        """Lots that hold the far ends of lines from some shapes: all within a distance of each."""
        rows = self._lot_tree.query(shapes, predicate="dwithin", distance=distance)[1] if len(shapes) else NOBODY
        base = np.unique(self._lots[rows])
        return np.concatenate([base[self.alive[base]], self._over_lots(shapes, distance)])

    def _over_lots(self, shapes: ObjectArray, distance: FloatArray) -> IndexArray:
        over = np.flatnonzero(self._is_lot[self.code[len(self.base):]])
        if not len(over) or not len(shapes):
            return NOBODY
        hit = shapely.dwithin(shapes[:, None], self.over.geometry[over][None, :], distance[:, None]).any(axis=0)
        return np.asarray(over[hit] + len(self.base), dtype=np.intp)

    def _nearest_lots(self, shapes: ObjectArray) -> IndexArray:
        """Lots nearest to each shape, for what lies in none."""
        if not len(self._lots) or not len(shapes):
            return NOBODY
        rows = np.unique(self._lots[self._lot_tree.query_nearest(shapes)[1]])
        return np.asarray(rows[self.alive[rows]], dtype=np.intp)

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
