# SPDX-License-Identifier: GPL-2.0-or-later
"""Lots: which one a component belongs to, and the signed distance to its line (DESIGN principle 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely

from . import geometry as geo
from .distance import overlap_depth, shortest_lines
from .site import BoolArray, Features, FloatArray, IndexArray, ObjectArray, Site

#: Gaps narrower than this between the lots of one holding are grid noise of the parcel layer, not a boundary.
PREMISES_GAP_FT = 0.5

#: Lots whose outlines lie nowhere farther apart than this are records of one lot.
SAME_LOT_FT = 0.5

#: A point nearer than this to a lot line counts as on it: the step to which distances are rounded.
ON_LINE_FT = 0.01

NO_LOT = -1


@dataclass
class OwnLot:
    """Which lot each subject belongs to; one entry per subject in every column.

    Attributes
    ----------
    lot : ndarray of intp
        Row of the lots, or `NO_LOT`.
    inferred : ndarray of bool
        By share of area, because no attribute names the lot.
    off_lot : ndarray of bool
        In no lot, but in a right of way or water polygon of the parcel layer; `lot` is then the nearest one.
    problem : ndarray of object
        Why there is no lot; an empty string where there is one.
    """

    lot: IndexArray
    inferred: BoolArray
    off_lot: BoolArray
    problem: ObjectArray


@dataclass
class LineDistances:
    """Signed distance of subjects to the line of a lot; one entry per subject in every column.

    Attributes
    ----------
    signed : ndarray of float64
        In units of the CRS: to the ring where the subject lies within, else minus the farthest vertex beyond it.
    lines : ndarray of float64, shape (n, 2, 2)
        Nearest points on the subject and on the lot line.
    cut_edge : ndarray of bool
        The nearest edge lies on the bounding box of the layer, so that it may be no lot line.
    signed_without_cut : ndarray of float64
        The same to the edges that do not; infinite where there is none.
    """

    signed: FloatArray
    lines: FloatArray
    cut_edge: BoolArray
    signed_without_cut: FloatArray


class Lots:
    """The lots of a site, as rows 0..n-1 in the order of the feature table."""

    def __init__(self, site: Site) -> None:
        features = site.features
        self.site = site
        self.feature = features.having(frozenset({"lot"}))
        areas = np.isin(shapely.get_dimensions(features.geometry[self.feature]), (2,))
        self.not_areas = self.feature[~areas]
        self.feature = self.feature[areas]
        self.geometry: ObjectArray = features.geometry[self.feature]
        self.ids: ObjectArray = features.ids[self.feature]
        self.tree = shapely.STRtree(self.geometry)
        self.by_id: dict[str, int] = {}
        for row, number in enumerate(self.feature):
            for name in (str(features.ids[number]), *features.all_ids[number]):
                self.by_id.setdefault(name, row)

    def __len__(self) -> int:
        return len(self.feature)

    def own_lot(self, features: Features, rows: IndexArray) -> OwnLot:
        """The lot that each feature's `lot` attribute names, else the one that holds the greatest share of it."""
        count = len(rows)
        named = features.attribute("lot", rows)
        told = np.array([value is not None and str(value).strip() != "" for value in named], dtype=bool)
        result = OwnLot(lot=np.full(count, NO_LOT, dtype=np.intp), inferred=~told,
                        off_lot=np.zeros(count, dtype=bool), problem=np.full(count, "", dtype=object))
        for row in np.flatnonzero(told):
            result.lot[row] = self.by_id.get(str(named[row]).strip(), NO_LOT)
            if result.lot[row] == NO_LOT:
                result.problem[row] = f"in no mapped lot: its lot '{named[row]}' is not among the lots"
        self._infer(features.geometry[rows], np.flatnonzero(~told), result)
        return result

    def _infer(self, geometry: ObjectArray, rows: IndexArray, result: OwnLot) -> None:
        subject, lot = self.tree.query(geometry[rows], predicate="intersects")
        share = _share(geometry[rows[subject]], self.geometry[lot])
        real = share > 0
        subject, lot, share = subject[real], lot[real], share[real]
        rank = np.argsort(np.argsort(self.ids.astype(str), kind="stable"), kind="stable")
        # Equal shares: the lower id. Shares are compared to a millionth, so that floating-point noise does not choose.
        order = np.lexsort((rank[lot], -np.round(share, 6), subject))
        first = np.ones(len(order), dtype=bool)
        first[1:] = subject[order][1:] != subject[order][:-1]
        result.lot[rows[subject[order][first]]] = lot[order][first]
        lost = rows[result.lot[rows] == NO_LOT]
        if len(lost):
            self._off_lot(geometry, lost, result)

    def _off_lot(self, geometry: ObjectArray, rows: IndexArray, result: OwnLot) -> None:
        """Features in no lot: off their lot where a road or water parcel of the lot layer holds them, else unknown."""
        features = self.site.features
        result.problem[rows] = "in no mapped lot"
        same_layer = np.isin(features.layer, np.unique(features.layer[self.feature]))
        others = same_layer & (shapely.get_dimensions(features.geometry) == 2)
        others[self.feature] = False
        others &= ~np.array(["unknown" in roles for roles in features.role_sets], dtype=bool)[features.role_set]
        if not others.any() or not len(self):
            return
        # Most lie wholly inside, and a huge parcel tells that at once, being prepared; only the others are cut.
        tree, parcels = shapely.STRtree(geometry[rows]), features.geometry[others]
        whole = tree.query(parcels, predicate="covers")[1]
        parcel, hit = tree.query(parcels, predicate="intersects")
        # What only touches the parcel's edge does not lie in it.
        partly = ~np.isin(hit, whole)
        parcel, hit = parcel[partly], hit[partly]
        hit = hit[_share(geometry[rows[hit]], parcels[parcel]) > 0]
        off = rows[np.unique(np.concatenate([hit, whole]))]
        if not len(off):
            return
        subject, lot = self.tree.query_nearest(geometry[off])
        # Of lots equally near, the lower id.
        order = np.lexsort((self.ids[lot].astype(str), subject))
        _, first = np.unique(subject[order], return_index=True)
        result.lot[off[subject[order][first]]] = lot[order][first]
        result.off_lot[off] = True
        result.problem[off] = ""

    def holdings(self, groups: Sequence[Sequence[str]]) -> tuple[IndexArray, ObjectArray, ObjectArray, list[str]]:
        """Join the lots of each holding.

        Returns
        -------
        holding : ndarray of intp, shape (lots,)
            Row of the outlines below, or -1.
        outline : ndarray of object
            Outer outline of each holding.
        cut_edges : ndarray of object
            A thin strip along those edges that may be no lot lines, or None.
        label : list of str
            Sorted lot ids of each holding, joined by "; ".
        """
        holding = np.full(len(self), -1, dtype=np.intp)
        outlines: list[Any] = []
        cuts: list[Any] = []
        labels: list[str] = []
        gap = PREMISES_GAP_FT / self.site.feet_per_unit / 2
        for group in groups:
            lots = sorted({self.by_id[name] for name in group if name in self.by_id})
            if len(lots) < 2:
                continue
            holding[lots] = len(outlines)
            grown = shapely.buffer(self.geometry[lots], gap, join_style="mitre")
            joined = shapely.buffer(shapely.union_all(grown), -gap, join_style="mitre")
            parts = shapely.get_parts(joined)
            outline = shapely.multipolygons(shapely.polygons(shapely.get_exterior_ring(parts)))
            outlines.append(self._without_enclaves(outline, lots))
            labels.append("; ".join(sorted(str(self.ids[lot]) for lot in lots)))
            cut = self.site.features.clip_edges[self.feature[lots]]
            cut = cut[~shapely.is_missing(cut)]
            # Joining moves an edge by floating-point noise, so that a line would no longer match it.
            strip = ON_LINE_FT / self.site.feet_per_unit
            cuts.append(shapely.buffer(shapely.union_all(cut), strip, cap_style="flat") if len(cut) else None)
        holding_cuts = np.full(len(cuts), None, dtype=object)
        holding_cuts[:] = cuts
        return holding, np.array(outlines, dtype=object), holding_cuts, labels

    def _without_enclaves(self, outline: Any, members: Sequence[int]) -> Any:
        """An outline less the lots of others that lie wholly inside it: their line is a line of the holding too."""
        inside = np.setdiff1d(self.tree.query(outline, predicate="covers"), np.asarray(members, dtype=np.intp))
        if not len(inside):
            return outline
        rest = shapely.difference(outline, shapely.union_all(self.geometry[inside]))
        return shapely.multipolygons(shapely.get_parts(np.array([rest], dtype=object)))

    def line_distances(self, subjects: ObjectArray, areas: ObjectArray, cut_edges: ObjectArray) -> LineDistances:
        """Signed distance of each subject to the rings of the area that it should lie in.

        Parameters
        ----------
        subjects, areas : ndarray of object, shape (n,)
            Pairs of a component and its lot or holding.
        cut_edges : ndarray of object, shape (n,)
            Edges of the area that may be no lot lines, or None.
        """
        rings = shapely.boundary(areas)
        within = shapely.covered_by(subjects, areas)
        signed = np.where(within, shapely.distance(subjects, rings), -geo.farthest_beyond(subjects, areas))
        has_cut = ~shapely.is_missing(cut_edges)
        without = signed.copy()
        cut = np.zeros(len(subjects), dtype=bool)
        rows = np.flatnonzero(has_cut)
        if len(rows):
            real = shapely.difference(rings[rows], cut_edges[rows])
            to_real = shapely.distance(subjects[rows], real)
            without[rows] = np.where(within[rows], np.where(np.isnan(to_real), np.inf, to_real), np.nan)
            to_cut = shapely.distance(subjects[rows], cut_edges[rows])
            cut[rows] = np.isnan(to_real) | (to_cut < to_real - 1e-9)
            outside = rows[~within[rows]]
            # Beyond a cut edge the layer ends; whether the lot does is not known. A true line nearby decides all the same.
            real_of = np.isin(rows, outside)
            near_real = np.where(np.isnan(to_real[real_of]), np.inf, to_real[real_of])
            without[outside] = np.where(cut[outside], near_real, signed[outside])
        lines = shortest_lines(subjects, rings)
        if len(rows):
            # What is judged by the edges that are lot lines for certain is drawn to them.
            to_draw = cut[rows] & within[rows] & np.isfinite(to_real)
            lines[rows[to_draw]] = shortest_lines(subjects[rows[to_draw]], real[to_draw])
        return LineDistances(signed=signed, lines=lines, cut_edge=cut, signed_without_cut=without)

    def overlapping(self, subjects: ObjectArray, own: IndexArray, reach: FloatArray,
                    holding: IndexArray) -> tuple[IndexArray, IndexArray, FloatArray, FloatArray]:
        """Abutting lots that overlap a subject's own lot near it: their line runs inside the own lot.

        Parameters
        ----------
        subjects : ndarray of object, shape (n,)
        own : ndarray of intp, shape (n,)
            Row of the own lot; all are lots.
        reach : ndarray of float64, shape (n,)
            In units of the CRS.
        holding : ndarray of intp, shape (lots,)
            Lots of one holding are not measured against each other; -1 for none.

        Returns
        -------
        subject, lot : ndarray of intp
        signed : ndarray of float64
        lines : ndarray of float64, shape (pairs, 2, 2)
        """
        subject, lot = self.tree.query(subjects, predicate="dwithin", distance=reach)
        other = (lot != own[subject]) & ((holding[lot] < 0) | (holding[lot] != holding[own[subject]]))
        subject, lot = subject[other], lot[other]
        mine = self.geometry[own[subject]]
        distance = shapely.distance(subjects[subject], self.geometry[lot])
        lines = shortest_lines(subjects[subject], self.geometry[lot])
        inside = self._end_inside(mine, lines)
        # Where the two touch, the end of a shortest line is any common point; what they share tells.
        touching = np.flatnonzero(distance == 0)
        inside[touching] = self._share_inside(mine[touching], subjects[subject[touching]], self.geometry[lot[touching]])
        subject, lot, distance, lines = subject[inside], lot[inside], distance[inside], lines[inside]
        # Records of one lot that differ by grid noise are one lot, whose line is its own.
        apart = shapely.hausdorff_distance(shapely.boundary(self.geometry[own[subject]]), shapely.boundary(self.geometry[lot]))
        other = apart > SAME_LOT_FT / self.site.feet_per_unit
        subject, lot, distance, lines = subject[other], lot[other], distance[other], lines[other]
        signed = np.where(distance > 0, distance, -overlap_depth(subjects[subject], self.geometry[lot]))
        return subject, lot, signed, lines

    def _end_inside(self, mine: ObjectArray, lines: FloatArray) -> BoolArray:
        """Whether each line ends inside the lot, and not on its outline."""
        ends = shapely.points(lines[:, 1])
        result: BoolArray = shapely.intersects(mine, ends) & (
            shapely.distance(shapely.boundary(mine), ends) > ON_LINE_FT / self.site.feet_per_unit)
        return result

    def _share_inside(self, mine: ObjectArray, subjects: ObjectArray, lots: ObjectArray) -> BoolArray:
        """Whether what each subject has in the other lot lies inside its own, wider or deeper than the outline's noise."""
        common = shapely.intersection(subjects, lots)
        # GEOS warns of what is empty already.
        some = ~shapely.is_empty(common)
        common[some] = shapely.intersection(common[some], mine[some])
        noise = ON_LINE_FT / self.site.feet_per_unit
        wide = shapely.area(common) > noise * shapely.length(common) / 2.0
        result: BoolArray = wide | (overlap_depth(common, mine) > noise)
        return result

    def labels_at(self, points: ObjectArray) -> ObjectArray:
        """Ids of the lots that hold each point, sorted and joined by "; "; None where there is none."""
        result = np.full(len(points), None, dtype=object)
        if not len(self) or not len(points):
            return result
        point, lot = self.tree.query(points, predicate="intersects")
        order = np.lexsort((self.ids[lot].astype(str), point))
        for row, name in zip(point[order], self.ids[lot[order]]):
            result[row] = str(name) if result[row] is None else f"{result[row]}; {name}"
        return result


def _share(subjects: ObjectArray, lots: ObjectArray) -> FloatArray:
    """Share of each subject that lies in its lot: of its area, of its length for lines, all or nothing for points."""
    dimension = shapely.get_dimensions(subjects)
    share = np.ones(len(subjects))
    partly = np.flatnonzero((dimension > 0) & ~shapely.covered_by(subjects, lots))
    common = shapely.intersection(subjects[partly], lots[partly])
    size = np.where(dimension[partly] == 2, shapely.area(common), shapely.length(common))
    whole = np.where(dimension[partly] == 2, shapely.area(subjects[partly]), shapely.length(subjects[partly]))
    share[partly] = size / whole
    return share
