# SPDX-License-Identifier: GPL-2.0-or-later
"""Streams, ponds, wetlands and supplies as a network of nodes and pieces of stream; tributaries.py walks on it.

Joined are: line ends that lie together; a line end and the line on whose interior it lies; a line and the water that it
enters or touches; waters that touch. Two lines that cross without an end at the crossing (a culvert, a bridge) are not joined.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely

from . import geometry as geo
from .distance import ConstraintIndex
from .site import BoolArray, FloatArray, IndexArray, ObjectArray

# Ours: up to this share of the snap tolerance a gap is noise of coordinates (a vertex rounded by a file format, two
# projections), and no gap that was closed by snapping. With 3 ft it is 0.03 ft.
NOISE_SHARE = 0.01


@dataclass(frozen=True)
class Network:
    """A network of streams and waters. Nodes are numbers; what lies together exactly has one number.

    Attributes
    ----------
    parts : ndarray of object, shape (p,)
        Single lines; `part_line` has the row of the line that each comes from, `first` and `last` its end nodes.
    part, tail, head : ndarray of intp, shape (k,)
        Of each piece between two joints of a part: the part, the node nearer to its first vertex and that nearer to its last.
    head_at : ndarray of float64, shape (k,)
        Distance of `head` from the first vertex of the part, along it.
    inside : ndarray of bool, shape (k,)
        Runs within a water all along (from it to it): an artificial path, or the foot of a stream drawn into the pond.
    place : ndarray of intp, shape (q,)
        Node of each single supply, then of each single body.
    joined : ndarray of intp
        For each node the least node that it is joined to if gaps up to the snap tolerance are closed.
    links : ndarray of intp, shape (m, 2)
        Pairs of nodes joined over a gap wider than noise.
    ends : ndarray of object, shape (e,)
        Points at the distinct line ends, whose nodes are `end_node`.
    line_tree, line_owner : STRtree, ndarray of intp
        Short pieces of outline of all parts and the part of each; `index` is the same for the waters.
    """

    parts: ObjectArray
    part_line: IndexArray
    first: IndexArray
    last: IndexArray
    part: IndexArray
    tail: IndexArray
    head: IndexArray
    head_at: FloatArray
    inside: BoolArray
    place: IndexArray
    joined: IndexArray
    links: IndexArray
    ends: ObjectArray
    end_node: IndexArray
    line_tree: shapely.STRtree
    line_owner: IndexArray
    index: ConstraintIndex

    def piece_at(self, part: IndexArray, at: FloatArray) -> IndexArray:
        """The piece of each part in which a distance from its first vertex falls."""
        length = shapely.length(self.parts)
        offset = np.cumsum(length) - length
        found = np.searchsorted(self.head_at + offset[self.part], at + offset[part])
        start, stop = (np.searchsorted(self.part, part, side=side) for side in ("left", "right"))
        return np.asarray(np.clip(found, start, stop - 1), dtype=np.intp)


def build_network(lines: ObjectArray, places: ObjectArray, is_supply: BoolArray, snap: float) -> Network:
    """Join lines and waters.

    Parameters
    ----------
    lines : ndarray of object, shape (n,)
        Usable linestrings and multilinestrings; other parts, and lines without length, are left out.
    places : ndarray of object, shape (q,)
        Single polygons, lines and points: supplies and bodies of water.
    is_supply : ndarray of bool, shape (q,)
        What lies within the tolerance of a supply touches it, and that is no gap.
    snap : float
        Tolerance in units of the CRS.
    """
    parts, owner = geo.explode(lines)
    kept = (shapely.get_type_id(parts) == shapely.GeometryType.LINESTRING) & (shapely.length(parts) > 0)
    builder = _Builder(parts[kept], places, is_supply, snap)
    builder.join_ends()
    builder.join_ends_to_lines()
    builder.join_ends_to_places()
    builder.join_lines_to_places()
    builder.join_places()
    builder.join_joints_to_places()
    return builder.network(owner[kept])


def touching_points(index: ConstraintIndex, points: ObjectArray, reach: float) -> tuple[IndexArray, IndexArray, FloatArray]:
    """Pairs of a point and a water within reach, and the gap between them, 0 inside an area; pairs may repeat."""
    point, piece = index.tree.query(points, predicate="dwithin", distance=reach)
    gap = shapely.distance(points[point], index.pieces[piece])
    area, inside = shapely.STRtree(points).query(index.areas, predicate="intersects")
    return (np.concatenate([point, inside]), np.concatenate([index.owner[piece], index.area_owner[area]]),
            np.concatenate([gap, np.zeros(len(inside))]))


def components(count: int, first: IndexArray, second: IndexArray) -> IndexArray:
    """For each of `count` nodes the least one that it is joined to by pairs, directly or through others."""
    label = np.arange(count, dtype=np.intp)
    while not np.array_equal(label[first], label[second]):
        low = np.minimum(label[first], label[second])
        np.minimum.at(label, label[first], low)
        np.minimum.at(label, label[second], low)
        shorter = label[label]
        while not np.array_equal(shorter, label):
            label, shorter = shorter, shorter[shorter]
    return label


class _Builder:
    """Collects joints along the parts, and pairs of nodes that lie together."""

    def __init__(self, parts: ObjectArray, places: ObjectArray, is_supply: BoolArray, snap: float) -> None:
        self.parts, self.is_supply, self.snap, self.noise = parts, is_supply, snap, snap * NOISE_SHARE
        self.index, self.length = ConstraintIndex(places), shapely.length(parts)
        ends = np.concatenate([shapely.get_coordinates(shapely.get_point(parts, at)) for at in (0, -1)])
        self.end_xy, node = np.unique(ends.reshape(-1, 2), axis=0, return_inverse=True)
        self.ends = shapely.points(self.end_xy)
        self.first, self.last = node.reshape(-1)[:len(parts)], node.reshape(-1)[len(parts):]
        pieces, self.line_owner = geo.boundary_pieces(parts)
        self.line_tree = shapely.STRtree(pieces)
        self.place = len(self.ends) + np.arange(len(places))
        self.count = len(self.ends) + len(places)
        every = np.arange(len(parts))
        # Joints: the part, the distance along it, the node, and whether it is the first (-1), the last (1) or between (0).
        self.joints = [(every, np.zeros(len(parts)), self.first, np.full(len(parts), -1)),
                       (every, self.length, self.last, np.full(len(parts), 1))]
        self.pairs: list[tuple[IndexArray, IndexArray, FloatArray]] = []

    def join_ends(self) -> None:
        """Ends that lie together."""
        one, other = shapely.STRtree(self.ends).query(self.ends, predicate="dwithin", distance=self.snap)
        one, other = one[one < other], other[one < other]
        self.pairs.append((one, other, shapely.distance(self.ends[one], self.ends[other])))

    def join_ends_to_lines(self) -> None:
        """Ends on the interior of another line. A line's end on its own interior joins nothing: it is one line anyway."""
        end, piece = self.line_tree.query(self.ends, predicate="dwithin", distance=self.snap)
        part = self.line_owner[piece]
        rest = (self.first[part] != end) & (self.last[part] != end)
        end, part = _distinct(end[rest], part[rest], len(self.parts))
        # An end that lies exactly on the other line's end was joined to it already.
        apart = [np.hypot(*(self.end_xy[end] - self.end_xy[node[part]]).T) > self.noise for node in (self.first, self.last)]
        end, part = end[apart[0] & apart[1]], part[apart[0] & apart[1]]
        at = shapely.line_locate_point(self.parts[part], self.ends[end])
        between = (at > self.noise) & (at < self.length[part] - self.noise)
        end, part, at = end[between], part[between], at[between]
        self.pairs.append((end, self._joint(part, at), shapely.distance(self.ends[end], self.parts[part])))

    def join_ends_to_places(self) -> None:
        """Ends in, on or near a water."""
        self.end_places = touching_points(self.index, self.ends, self.snap)
        end, place, gap = self.end_places
        self._pair_places(end, place, gap)

    def join_lines_to_places(self) -> None:
        """Where a line crosses the outline of a water; where it only passes close by, the nearest place."""
        part, piece = self.index.tree.query(self.parts, predicate="dwithin", distance=self.snap)
        place = self.index.owner[piece]
        gap = shapely.distance(self.parts[part], self.index.pieces[piece])
        crossing = gap == 0
        met = shapely.intersection(self.parts[part[crossing]], self.index.pieces[piece[crossing]])
        xy, pair = shapely.get_coordinates(met, return_index=True)
        self._cross(part[crossing][pair], place[crossing][pair], shapely.points(xy), np.zeros(len(xy)))
        key = part.astype(np.int64) * len(self.place) + place
        rest = np.flatnonzero(~np.isin(key, np.concatenate([key[crossing], self._keys_of_ends()])))
        rest = rest[np.lexsort((gap[rest], key[rest]))]
        rest = rest[np.unique(key[rest], return_index=True)[1]]
        near = shapely.get_point(shapely.shortest_line(self.parts[part[rest]], self.index.pieces[piece[rest]]), 0)
        self._cross(part[rest], place[rest], near, gap[rest])

    def _cross(self, part: IndexArray, place: IndexArray, points: ObjectArray, gap: FloatArray) -> None:
        self._pair_places(self._joint(part, shapely.line_locate_point(self.parts[part], points)), place, gap)

    def _keys_of_ends(self) -> IndexArray:
        """Pairs of a part and a water that one of its ends touches, as `join_lines_to_places` numbers them."""
        end, place, _ = self.end_places
        keys = []
        for node in (self.first, self.last):
            order = np.argsort(node, kind="stable")
            start, stop = (np.searchsorted(node[order], end, side=side) for side in ("left", "right"))
            pair = np.repeat(np.arange(len(end)), stop - start)
            step = np.arange(len(pair)) - np.repeat(np.cumsum(stop - start) - (stop - start), stop - start)
            keys.append(order[start[pair] + step].astype(np.int64) * len(self.place) + place[pair])
        return np.concatenate(keys)

    def join_places(self) -> None:
        """Waters that touch or overlap."""
        piece, other = self.index.tree.query(self.index.pieces, predicate="dwithin", distance=self.snap)
        gap = shapely.distance(self.index.pieces[piece], self.index.pieces[other])
        xy, of_piece = shapely.get_coordinates(self.index.pieces, return_index=True)
        vertices = shapely.points(xy[np.unique(of_piece, return_index=True)[1]])
        area, inside = shapely.STRtree(vertices).query(self.index.areas, predicate="intersects")
        one = np.concatenate([self.index.owner[piece], self.index.area_owner[area]])
        two = np.concatenate([self.index.owner[other], self.index.owner[inside]])
        gap = np.concatenate([gap, np.zeros(len(area))])
        apart = one != two
        # Each pair comes both ways round, so that a supply is the second of one.
        self._pair_places(self.place[one[apart]], two[apart], gap[apart])

    def join_joints_to_places(self) -> None:
        """Joints amid a line that lie in a water: there the line's water is that water's."""
        part, at, node = (np.concatenate(column) for column in list(zip(*self.joints[2:]))[:3])
        joint, place, gap = touching_points(self.index, shapely.line_interpolate_point(self.parts[part], at), self.noise)
        self._pair_places(node[joint], place, gap)

    def _joint(self, part: IndexArray, at: FloatArray) -> IndexArray:
        """New nodes on parts, at a distance along them."""
        node = self.count + np.arange(len(part))
        self.count += len(part)
        self.joints.append((part, at, node, np.zeros(len(part), dtype=np.intp)))
        return node

    def _pair_places(self, node: IndexArray, place: IndexArray, gap: FloatArray) -> None:
        """Pairs of a node and a water; what is near a supply touches it."""
        self.pairs.append((node, self.place[place], np.where(self.is_supply[place], 0.0, gap)))

    def network(self, part_line: IndexArray) -> Network:
        """Sort the joints along the parts, and give nodes that lie together one number."""
        part, at, node, kind = (np.concatenate(column) for column in zip(*self.joints))
        order = np.lexsort((at, kind, part))
        part, at, node = part[order], np.minimum(at[order], self.length[part[order]]), node[order]
        piece = np.flatnonzero(part[:-1] == part[1:])
        one, two, gap = (np.concatenate(column) for column in zip(*self.pairs))
        near = gap <= self.noise
        together = components(self.count, one[near], two[near])
        links = np.column_stack([together[one[~near]], together[two[~near]]])
        tail, head = together[node[piece]], together[node[piece + 1]]
        return Network(
            parts=self.parts, part_line=part_line, first=together[self.first], last=together[self.last], part=part[piece],
            tail=tail, head=head, head_at=at[piece + 1],
            inside=self._inside(part[piece], at[piece], at[piece + 1], tail == head),
            place=together[self.place], joined=components(self.count, one, two), links=links[links[:, 0] != links[:, 1]],
            ends=self.ends, end_node=together[:len(self.ends)], line_tree=self.line_tree, line_owner=self.line_owner,
            index=self.index)

    def _inside(self, part: IndexArray, start: FloatArray, end: FloatArray, looped: BoolArray) -> BoolArray:
        """Pieces from a water to itself with no point (vertices and middles are tried) farther from water than the snap."""
        result = looped.copy()
        lines = self.parts[part[looped]]
        middle = shapely.line_interpolate_point(lines, (start + end)[looped] / 2)
        xy, line = shapely.get_coordinates(lines, return_index=True)
        step = np.hypot(*np.diff(xy, axis=0).T) * (line[1:] == line[:-1])
        along = np.concatenate([np.zeros(min(len(xy), 1)), np.cumsum(step)])
        along -= along[np.searchsorted(line, line)]
        halfway = np.flatnonzero(line[1:] == line[:-1])
        line = np.concatenate([np.arange(len(lines)), line, line[halfway]])
        along = np.concatenate([(start + end)[looped] / 2, along, (along[halfway] + along[halfway + 1]) / 2])
        points = np.concatenate([middle, shapely.points(xy), shapely.points((xy[halfway] + xy[halfway + 1]) / 2)])
        own = (along >= start[looped][line]) & (along <= end[looped][line])
        dry = np.ones(own.sum(), dtype=bool)
        dry[touching_points(self.index, points[own], self.snap)[0]] = False
        outside = np.zeros(len(lines), dtype=bool)
        outside[line[own][dry]] = True
        result[looped] = ~outside
        return result


def _distinct(one: IndexArray, two: IndexArray, count: int) -> tuple[IndexArray, IndexArray]:
    """Pairs without repeats; the second number is below `count`."""
    key = np.unique(one.astype(np.int64) * max(count, 1) + two)
    return key // max(count, 1), key % max(count, 1)


@dataclass(frozen=True)
class DeadEnds:
    """Where water goes by the known directions; one entry per node, meant at the nodes of `Network.joined`.

    Attributes
    ----------
    leaving : ndarray of intp
        Streams that leave the node; those that begin and end alike count once.
    unknown : ndarray of intp
        Neighbours by streams of unknown direction.
    dead : ndarray of bool
        All water that comes here goes nowhere: nothing leaves the node, or all that leaves does the same and nothing else came
        in. Never a supply. Streams of unknown direction are passed over: they may as well come in.
    plain : ndarray of bool
        Dead as an outlet at the edge of the map is: one stream comes in, and goes on as one until it just ends. Two streams
        that meet head-on (as one of unknown direction may), a stream that only divides, and a pond without an outlet are not.
    """

    leaving: IndexArray
    unknown: IndexArray
    dead: BoolArray
    plain: BoolArray


def find_dead_ends(network: Network, known: BoolArray, supplies: IndexArray) -> DeadEnds:
    """Look where water goes, from the ends upstream; `known` is of pieces, `supplies` are nodes."""
    size = len(network.joined)
    tail, head = network.joined[network.tail], network.joined[network.head]
    end = network.joined[network.last[network.part]]
    goes = known & (tail != head)
    coming = np.bincount(_distinct(tail[goes], head[goes], size)[1], minlength=size)
    start, stop = _distinct(tail[goes], end[goes], size)
    leaving, lost = np.bincount(start, minlength=size), ~known & (tail != head)
    either = np.concatenate([tail[lost], head[lost]]), np.concatenate([head[lost], tail[lost]])
    unknown = np.bincount(_distinct(*either, size)[0], minlength=size)
    blocked, wet = np.zeros(size, dtype=bool), np.zeros(size, dtype=bool)
    blocked[network.joined[supplies]], wet[network.joined[network.place]] = True, True
    dead, plain = _spread(start, stop, coming, leaving, blocked, wet, unknown > 0)
    return DeadEnds(leaving, unknown, dead, plain)


def _spread(start: IndexArray, stop: IndexArray, coming: IndexArray, leaving: IndexArray, blocked: BoolArray,
            wet: BoolArray, odd: BoolArray) -> tuple[BoolArray, BoolArray]:
    """`dead` and `plain` of `DeadEnds`, from streams that lead from `start` to `stop`."""
    order = np.argsort(stop, kind="stable")
    first = np.searchsorted(stop[order], np.arange(len(leaving) + 1))
    above = start[order]
    dead = (leaving == 0) & ~blocked
    plain = dead & (coming == 1) & ~wet & ~odd
    head_on = dead & (coming > 1) & ~wet
    dead_ways, head_on_ways = np.zeros_like(leaving), np.zeros_like(leaving)
    waiting = np.flatnonzero(dead & (coming > 0)).tolist()
    while waiting:
        node = waiting.pop()
        for source in above[first[node]:first[node + 1]].tolist():
            dead_ways[source] += 1
            head_on_ways[source] += head_on[node]
            if dead_ways[source] < leaving[source] or blocked[source]:
                continue
            head_on[source] = head_on_ways[source] == leaving[source]
            if coming[source] > 1 and not head_on[source]:
                continue
            dead[source] = True
            plain[source] = leaving[source] == 1 and plain[node] and not odd[source]
            waiting.append(source)
    return dead, plain
