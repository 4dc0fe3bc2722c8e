# SPDX-License-Identifier: GPL-2.0-or-later
"""Which streams, ponds and wetlands flow into a surface water supply, and how far along the stream.

A wrong "does not flow into it" poisons a well, so a doubt never gives that answer: it gives `uncertain`. Doubts are

* a line whose direction is not known is walked both ways;
* a gap up to the snap tolerance is closed (what lies so near a supply touches it: no doubt there);
* a line that leaves contributing water and then goes nowhere may be digitised backwards (`_may_be_backwards` says when); it
  is walked against its direction too, and what lies upstream of it is uncertain;
* water that ends within `NEAR_MISS` times the tolerance of contributing water is not connected, and yet not cleared.

What is left, "does not contribute" without a doubt, is not connected at all, or flows away by known directions into streams
that go on. One thing the map does not tell: the only line that leaves a supply may, if it ends at nothing, be the outlet or
a tributary drawn backwards. It is taken for the outlet.

The length of the way to the supply is counted along lines only; the way across waters, and over gaps, counts nothing. It is
a lower bound: a supply seems nearer than it is, never farther.
"""

from __future__ import annotations

import enum
import heapq
from dataclasses import dataclass

import numpy as np
import shapely

from . import geometry as geo
from .errors import BohError
from .site import BoolArray, FloatArray, IndexArray, ObjectArray
from .stream_network import Network, build_network, find_dead_ends

# Ours: a gap up to so many times the snap tolerance is pointed out.
NEAR_MISS = 5.0


class Doubt(enum.IntFlag):
    """What was assumed on the way to the supply."""

    NONE = 0
    DIRECTION = 1
    GAP = 2
    BACKWARDS = 4
    NEAR_MISS = 8
    NO_GEOMETRY = 16


@dataclass(frozen=True)
class Reached:
    """The answer for each line, or for each body of water.

    Attributes
    ----------
    contributing : ndarray of bool, shape (n,)
        Its water reaches a supply.
    uncertain : ndarray of bool, shape (n,)
        With `contributing`: only under a doubt. Without: not connected, but not cleared either.
    path : ndarray of float64, shape (n,)
        Length along streams from where the water leaves it to the supply, in units of the CRS; the shortest way, of certain
        ways if there is one. NaN where it does not contribute.
    supply : ndarray of intp, shape (n,)
        Row of the supply that is nearest so; -1 where it does not contribute.
    doubts : ndarray of intp, shape (n,)
        `Doubt` flags of that way.
    """

    contributing: BoolArray
    uncertain: BoolArray
    path: FloatArray
    supply: IndexArray
    doubts: IndexArray


@dataclass(frozen=True)
class NearMiss:
    """Water that ends near water that may contribute, without touching it; `line` or `body` is its row, the other -1."""

    line: int
    body: int
    gap: float


@dataclass(frozen=True)
class Trace:
    """What flows into the supplies; `backwards` are rows of lines that may be digitised backwards, as far as it matters."""

    lines: Reached
    bodies: Reached
    backwards: IndexArray
    near_misses: list[NearMiss]


def trace(lines: ObjectArray, direction: BoolArray, bodies: ObjectArray, supplies: ObjectArray, snap: float) -> Trace:
    """Walk upstream from every supply.

    Parameters
    ----------
    lines : ndarray of object, shape (n,)
        Streams: linestrings and multilinestrings, 2D; None where there is no geometry. One without length is as good as none.
    direction : ndarray of bool, shape (n,)
        The line's water is known to flow from its first vertex to its last.
    bodies : ndarray of object, shape (m,)
        Ponds and wetlands, valid polygons or multipolygons; water passes through each single polygon. Not the sea, into which
        all rivers flow.
    supplies : ndarray of object, shape (s,)
        Valid polygons, lines or points.
    snap : float
        Tolerance in units of the CRS.

    Raises
    ------
    BohError
        If no supply has a usable geometry, or the tolerance is not positive.
    """
    if not snap > 0:
        raise BohError(f"the snap tolerance is {snap:g}; give one greater than 0")
    usable_supply = geo.is_usable(supplies)
    if not usable_supply.any():
        raise BohError("no water supply has a usable geometry: nothing can be traced; check the layer of supplies")
    usable_line, usable_body = geo.is_usable(lines), geo.is_usable(bodies)
    supply_parts, supply_of = geo.explode(supplies[usable_supply])
    body_parts, body_of = geo.explode(bodies[usable_body])
    supply_of, body_of = np.flatnonzero(usable_supply)[supply_of], np.flatnonzero(usable_body)[body_of]
    places = np.concatenate([supply_parts, body_parts])
    # GEOS divides by the length of each segment: a repeated vertex raises numpy's warning, though the answer is right.
    with np.errstate(invalid="ignore"):
        network = build_network(lines[usable_line], places, np.arange(len(places)) < len(supply_of), snap)
        line_of = np.flatnonzero(usable_line)[network.part_line]
        return _Tracer(network, direction[line_of], line_of, body_of, supply_of, snap).trace(len(lines), len(bodies))


@dataclass(frozen=True)
class _Arcs:
    """Ways from a node to one upstream of it."""

    start: IndexArray
    end: IndexArray
    length: FloatArray
    doubt: IndexArray

    def __add__(self, more: _Arcs) -> _Arcs:
        return _Arcs(*(np.concatenate([getattr(self, name), getattr(more, name)])
                       for name in ("start", "end", "length", "doubt")))


def _arcs(start: IndexArray, end: IndexArray, length: FloatArray, doubt: Doubt) -> _Arcs:
    return _Arcs(start, end, length, np.full(len(start), int(doubt)))


@dataclass(frozen=True)
class _Distances:
    """Per node: length of the way to the supply (infinite where there is none), the supply's row, doubts on the way."""

    length: FloatArray
    supply: IndexArray
    doubt: IndexArray

    def of(self, rows: IndexArray | BoolArray) -> _Distances:
        """Those of some nodes, or pieces."""
        return _Distances(self.length[rows], self.supply[rows], self.doubt[rows])


def _walk(nodes: int, arcs: _Arcs, seeds: IndexArray, supply: IndexArray) -> _Distances:
    """Shortest ways upstream from the supplies (Dijkstra); of equally long ones that to the supply of the lower row."""
    order = np.argsort(arcs.start, kind="stable")
    first = np.searchsorted(arcs.start[order], np.arange(nodes + 1)).tolist()
    ends, lengths, doubts = arcs.end[order].tolist(), arcs.length[order].tolist(), arcs.doubt[order].tolist()
    best: list[tuple[float, int, int]] = [(np.inf, -1, 0)] * nodes
    heap = []
    for node, row in sorted(zip(seeds.tolist(), supply.tolist()), key=lambda one: -one[1]):
        best[node] = (0.0, row, 0)
        heap.append((0.0, row, 0, node))
    heapq.heapify(heap)
    while heap:
        length, row, doubt, node = heapq.heappop(heap)
        if (length, row, doubt) != best[node]:
            continue
        for arc in range(first[node], first[node + 1]):
            way = (length + lengths[arc], row, doubt | doubts[arc])
            if way < best[ends[arc]]:
                best[ends[arc]] = way
                heapq.heappush(heap, (*way, ends[arc]))
    columns = np.array(best, dtype=np.float64).reshape(-1, 3)
    return _Distances(columns[:, 0], columns[:, 1].astype(np.intp), columns[:, 2].astype(np.intp))


class _Tracer:
    """The walks on one network.

    Parameters
    ----------
    known : ndarray of bool
        Parts whose direction is known.
    line_of, body_of, supply_of : ndarray of intp
        Row of each part, and of each single body and supply.
    """

    def __init__(self, network: Network, known: BoolArray, line_of: IndexArray, body_of: IndexArray, supply_of: IndexArray,
                 snap: float) -> None:
        self.network, self.known, self.snap = network, known, snap
        self.line_of, self.body_of, self.supply_of = line_of, body_of, supply_of
        self.nodes = len(network.joined)
        self.supplies, self.bodies = network.place[:len(supply_of)], network.place[len(supply_of):]
        self.tail, self.head, self.known_piece = network.tail, network.head, known[network.part]
        self.length = np.where(network.head_at > 0, network.head_at, 0.0)
        self.length[1:] -= np.where(network.part[1:] == network.part[:-1], network.head_at[:-1], 0.0)
        # Pieces within water say nothing of a line that goes on outside it: it may leave there.
        self.counts = ~network.inside
        outside = np.bincount(network.part, self.counts, minlength=len(known)) > 0
        self.counts |= ~outside[network.part]
        self.ends = find_dead_ends(network, self.known_piece, self.supplies)

    def trace(self, lines: int, bodies: int) -> Trace:
        """Answer for so many lines and bodies."""
        nobody = np.zeros(len(self.known), dtype=bool)
        certain = self._walk(self._strict_arcs())
        backwards = self._may_be_backwards(np.isfinite(self._of_pieces(certain, nobody, doubtful=False).length))
        arcs = self._strict_arcs() + self._doubtful_arcs(backwards)
        doubtful = self._walk(arcs)
        near_arcs, gap = self._near_arcs(np.isfinite(doubtful.length))
        near = self._walk(arcs + near_arcs) if len(gap) else doubtful
        pieces = [self._of_pieces(certain, nobody, doubtful=False), self._of_pieces(doubtful, backwards),
                  self._of_pieces(near, backwards)]
        line_of = self.line_of[self.network.part]
        return Trace(
            lines=_answer(lines, line_of[self.counts], [one.of(self.counts) for one in pieces]),
            bodies=_answer(bodies, self.body_of, [one.of(self.bodies) for one in (certain, doubtful, near)]),
            backwards=np.unique(self.line_of[self._walked_backwards(doubtful, backwards)]),
            near_misses=self._near_misses(near_arcs, gap, near))

    def _walk(self, arcs: _Arcs) -> _Distances:
        return _walk(self.nodes, arcs, self.supplies, self.supply_of)

    def _strict_arcs(self) -> _Arcs:
        rows = np.flatnonzero(self.known_piece & (self.tail != self.head))
        return _arcs(self.head[rows], self.tail[rows], self.length[rows], Doubt.NONE)

    def _doubtful_arcs(self, backwards: BoolArray) -> _Arcs:
        """Both ways along lines of unknown direction, over closed gaps, and up lines that may be digitised backwards."""
        both = np.flatnonzero(~self.known_piece & (self.tail != self.head))
        up = np.flatnonzero(backwards[self.network.part])
        links, first = self.network.links, self.network.first[self.network.part]
        none = np.zeros(len(links))
        return (_arcs(self.head[both], self.tail[both], self.length[both], Doubt.DIRECTION)
                + _arcs(self.tail[both], self.head[both], self.length[both], Doubt.DIRECTION)
                + _arcs(links[:, 0], links[:, 1], none, Doubt.GAP) + _arcs(links[:, 1], links[:, 0], none, Doubt.GAP)
                + _arcs(first[up], self.head[up], self.network.head_at[up], Doubt.BACKWARDS))

    def _may_be_backwards(self, certain: BoolArray) -> BoolArray:
        """Parts that leave a node and then go nowhere, so that their first vertex may be their lower end.

        A tributary drawn backwards seems to leave the stream that it joins and to end at its own spring; one amid a chain runs
        head-on into the line above it. A stream that leaves and joins another, which goes on, is believed. So is the only
        stream that leaves, or may leave, a supply, if its end is a plain one.
        """
        network, ends = self.network, self.ends
        first, last = network.joined[network.first], network.joined[network.last]
        supply = np.zeros(self.nodes, dtype=bool)
        supply[network.joined[self.supplies]] = True
        believed = supply[first] & ((ends.leaving + ends.unknown)[first] <= 1) & ends.plain[last]
        contributes = np.bincount(network.part, certain & self.counts, minlength=len(self.known)) > 0
        return np.asarray(self.known & (first != last) & ends.dead[last] & ~contributes & ~believed, dtype=bool)

    def _of_pieces(self, nodes: _Distances, backwards: BoolArray, *, doubtful: bool = True) -> _Distances:
        """The way from each piece: from its lower node, in doubt from either, or from the first of a line drawn backwards."""
        lower = self.head.copy()
        doubt = np.zeros(len(lower), dtype=np.intp)
        unknown = ~self.known_piece & (self.tail != self.head)
        turned = unknown & (nodes.length[self.tail] < nodes.length[self.head])
        lower[turned] = self.tail[turned]
        doubt[unknown] = int(Doubt.DIRECTION)
        up = self._walked_backwards(nodes, backwards)[self.network.part]
        lower[up] = self.network.first[self.network.part[up]]
        doubt[up] = int(Doubt.BACKWARDS)
        length = np.where(unknown & (not doubtful), np.inf, nodes.length[lower])
        return _Distances(length, nodes.supply[lower], nodes.doubt[lower] | doubt)

    def _walked_backwards(self, nodes: _Distances, backwards: BoolArray) -> BoolArray:
        """Of the parts that may be drawn backwards those whose first vertex is nearer to the supply."""
        return np.asarray(backwards & (nodes.length[self.network.first] < nodes.length[self.network.last]), dtype=bool)

    def _near_arcs(self, reached: BoolArray) -> tuple[_Arcs, FloatArray]:
        """From what lies within reach to nodes that no known water leaves, and the gaps."""
        network, ends = self.network, self.ends
        label = network.joined
        known = np.zeros(self.nodes, dtype=bool)
        known[label[reached]] = True
        stops = ~known & (ends.leaving == 0)
        end = np.flatnonzero(stops[label[network.end_node]])
        body = np.flatnonzero(stops[label[network.place[network.index.owner]]])
        shapes = np.concatenate([network.ends[end], network.index.pieces[body]])
        node = np.concatenate([network.end_node[end], network.place[network.index.owner[body]]])
        reach = NEAR_MISS * self.snap
        one, piece = network.line_tree.query(shapes, predicate="dwithin", distance=reach)
        part = network.line_owner[piece]
        line = shapely.shortest_line(network.parts[part], shapes[one])
        target = network.piece_at(part, shapely.line_locate_point(network.parts[part], shapely.get_point(line, 0)))
        two, place = network.index.tree.query(shapes, predicate="dwithin", distance=reach)
        gap = np.concatenate([shapely.length(line), shapely.distance(shapes[two], network.index.pieces[place])])
        start = np.concatenate([self.head[target], network.place[network.index.owner[place]]])
        stop = node[np.concatenate([one, two])]
        # What is nearer is joined, or is the line itself that ends there.
        rows = np.flatnonzero((label[start] != label[stop]) & (gap > self.snap))
        none = np.zeros(len(rows))
        return _arcs(start[rows], stop[rows], none, Doubt.NEAR_MISS), gap[rows]

    def _near_misses(self, arcs: _Arcs, gap: FloatArray, near: _Distances) -> list[NearMiss]:
        """The least gap to contributing water of each line and body that ends near it."""
        network = self.network
        least = np.full(self.nodes, np.inf)
        there = np.isfinite(near.length[arcs.start])
        np.minimum.at(least, network.joined[arcs.end[there]], gap[there])
        found: dict[tuple[int, int], float] = {}
        first, last = network.joined[network.first], network.joined[network.last]
        at_end = np.where(self.known, least[last], np.minimum(least[first], least[last]))
        at_body = least[network.joined[self.bodies]]
        for part in np.flatnonzero(np.isfinite(at_end)).tolist():
            key = (int(self.line_of[part]), -1)
            found[key] = min(float(at_end[part]), found.get(key, np.inf))
        for body in np.flatnonzero(np.isfinite(at_body)).tolist():
            key = (-1, int(self.body_of[body]))
            found[key] = min(float(at_body[body]), found.get(key, np.inf))
        return [NearMiss(*key, found[key]) for key in sorted(found)]


def _answer(rows: int, owner: IndexArray, levels: list[_Distances]) -> Reached:
    """The answer for each row from those of its pieces: certain, doubtful and near ones, in that order."""
    result = Reached(np.zeros(rows, dtype=bool), np.ones(rows, dtype=bool), np.full(rows, np.nan),
                     np.full(rows, -1, dtype=np.intp), np.full(rows, int(Doubt.NO_GEOMETRY), dtype=np.intp))
    result.uncertain[owner], result.doubts[owner] = False, 0
    open_rows = np.zeros(rows, dtype=bool)
    open_rows[owner] = True
    for number, level in enumerate(levels):
        order = np.lexsort((level.doubt, level.supply, level.length, owner))
        order = order[np.isfinite(level.length[order]) & open_rows[owner[order]]]
        row, first = np.unique(owner[order], return_index=True)
        best = order[first]
        result.uncertain[row] = number > 0
        result.doubts[row] = level.doubt[best]
        open_rows[row] = False
        if number < 2:
            result.contributing[row], result.path[row], result.supply[row] = True, level.length[best], level.supply[best]
    return result
