# SPDX-License-Identifier: GPL-2.0-or-later
"""What lies near a subject, with distance and bearing, and how much of each lot lies within it; no verdict (kind inventory)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

import numpy as np
import shapely

from ..context import Context, RuleStatus
from ..coverage import doubts, is_offered, missing_roles
from ..distance import ConstraintIndex, Pairs, shortest_lines
from ..edges import edge_offsets
from ..findings import FindingTable, append_notes, notes, table
from ..lots import NO_LOT
from ..offset import around
from ..rule_kinds import Listing
from ..rules import Rule
from ..site import BoolArray, FloatArray, IndexArray, ObjectArray
from ..units import round_feet
from ..verdict import CODE, root_of_squares
from ..zones import ZONE_ERROR_FT
from .amounts import lots_of

_LISTED = "listed, no verdict"
_NO_LINE = "in no mapped lot, so the property line to measure from is not known"

# Pairs are fetched this much beyond the distance, so that rounding half up to 0.01 ft never loses one.
_MARGIN_FT = 0.02


def answer(context: Context, number: int) -> tuple[list[FindingTable], RuleStatus]:
    """The list of one rule of kind inventory, as findings without a verdict, and the rule's status."""
    rule, features = context.rules[number], context.site.features
    live = features.status != "abandoned"
    subjects = np.flatnonzero(features.matching(rule.subjects) & features.is_subject & live)
    if rule.listing is None or not (len(subjects) or (rule.listing.area and len(context.lots))):
        return [], RuleStatus("not_applicable", f"no {' or '.join(rule.subject_words)} among the features")
    of, lots_with = rule.listing.of, rule.listing.lots_with
    told = [*doubts(context.site, of), *doubts(context.site, lots_with)]
    lacking = missing_roles(context.site, of)
    if lots_with and not is_offered(context.site, lots_with):
        lacking += sorted(lots_with)
    if lacking:
        told.append(f"no layer gives {', '.join(lacking)}: not listed")
    if not is_offered(context.site, of) or (lots_with and not is_offered(context.site, lots_with)):
        return [], RuleStatus("not_checked", "; ".join(told), len(subjects))
    # An abandoned cesspool or well lies there all the same, and is listed as such.
    items = np.flatnonzero(features.matching(of))
    lister = _Lister(context, number, rule, rule.listing)
    lister.find_edges(items)
    tables = lister.from_lines(subjects, items) if rule.listing.measured_from == "property_line" else \
        [lister.from_subjects(subjects, items)]
    if rule.listing.area:
        tables.append(lister.areas(items))
    status = "ran"
    if rule.listing.measured_from == "property_line" and not (lots_of(context, subjects) != NO_LOT).any():
        status, told = "not_checked", [*told, _NO_LINE]
    return [one for one in tables if len(one)], RuleStatus(status, "; ".join(told), len(subjects), len(items))


@dataclass
class _Lister:
    """The list of one rule."""

    context: Context
    number: int
    rule: Rule
    listing: Listing

    def __post_init__(self) -> None:
        self.features, self.unit = self.context.site.features, self.context.site.feet_per_unit
        self.edge, self.edge_note = np.zeros(len(self.features)), np.full(len(self.features), "", dtype=object)

    def find_edges(self, items: IndexArray) -> None:
        """How far the edge of each item lies from where it is mapped: the radius of a pool that is drawn as a point."""
        for role in sorted(self.listing.of):
            has = np.array([role in own for own in self.features.role_sets], dtype=bool)[self.features.role_set[items]]
            rows = items[has] if len(items) else items
            if len(rows):
                found = edge_offsets(self.features, rows, role)
                self.edge[rows] = np.maximum(self.edge[rows], np.nan_to_num(found.feet, nan=0.0))
                self.edge_note[rows] = append_notes(self.edge_note[rows], found.note)

    def from_subjects(self, subjects: IndexArray, items: IndexArray) -> FindingTable:
        """Items within the distance of each subject."""
        if self.listing.lots_with:
            items = items[self._water_unknown(items)]
        index = ConstraintIndex(self.features.geometry[items])
        reach = np.full(len(subjects), self._reach_ft(items) / self.unit)
        pairs = index.within(self.features.geometry[subjects], reach)
        lines = index.lines_between(self.features.geometry[subjects], pairs)
        return self._rows(subjects, items, pairs, lines, subjects, self.features.accuracy_ft[subjects])

    def _reach_ft(self, items: IndexArray) -> float:
        """How far must be looked for what may be within the distance, for the accuracy of the data and for unmapped edges."""
        worst = float(np.nanmax(self.features.accuracy_ft, initial=0.0))
        worst += max((layer.data.operation_accuracy_ft or 0.0 for layer in self.context.site.layers), default=0.0)
        return self.listing.feet + _MARGIN_FT + 2.0 * worst + float(self.edge[items].max(initial=0.0))

    def from_lines(self, subjects: IndexArray, items: IndexArray) -> list[FindingTable]:
        """Items within the distance outside the line of each lot or holding that has a subject; those on it are its own."""
        lots = self.context.lots
        holding, outlines, _, _ = lots.holdings(self.context.site.premises)
        own = lots_of(self.context, subjects)
        at = lots_of(self.context, items)
        at[np.isin(items, lots.feature)] = np.searchsorted(lots.feature, items[np.isin(items, lots.feature)])
        tables = []
        done: set[tuple[bool, int]] = set()
        for subject, lot in zip(subjects, own):
            key = (True, int(holding[lot])) if lot != NO_LOT and holding[lot] >= 0 else (False, int(lot))
            if lot == NO_LOT or key in done:
                continue
            done.add(key)
            area = outlines[key[1]] if key[0] else lots.geometry[lot]
            mine = (holding[at] == key[1]) & (at != NO_LOT) if key[0] else at == lot
            others = items[~mine]
            shapes = np.full(len(others), area, dtype=object)
            signed = shapely.distance(shapes, self.features.geometry[others])
            rows = np.flatnonzero(signed * self.unit <= self._reach_ft(items))
            pairs = Pairs(np.zeros(len(rows), dtype=np.intp), rows, signed[rows], rows)
            lines = shortest_lines(shapes[rows], self.features.geometry[others[rows]])
            # The line is known as well as the worst of its lots.
            of_line = self.features.accuracy_ft[lots.feature[holding == key[1]] if key[0] else lots.feature[[lot]]]
            tables.append(self._rows(np.array([subject], dtype=np.intp), others, pairs, lines, lots.feature[[lot]],
                                     of_line.max(keepdims=True)))
        return [*tables, self._without_line(subjects[own == NO_LOT])]

    def _without_line(self, subjects: IndexArray) -> FindingTable:
        """Subjects in no lot: nothing can be listed around their line."""
        return table(len(subjects), rule=self.number, subject=subjects, outcome=CODE["not_checked"], binding=False,
                     subject_role=self._names(self.rule.subjects, subjects), required=self.listing.feet, note=_NO_LINE)

    def areas(self, items: IndexArray) -> FindingTable:
        """Square feet of each lot that lie within the distance of the items, by drawn zones."""
        lots = self.context.lots
        if not len(items) or not len(lots):
            return table(0)
        feet = self.listing.feet + self.edge[items]
        zones = shapely.union_all(np.concatenate([
            around(self.features.geometry[items[feet == one]], float(one) / self.unit, ZONE_ERROR_FT / self.unit)
            for one in np.unique(feet)]))
        shapely.prepare(zones)
        rows = np.flatnonzero(shapely.intersects(zones, lots.geometry))
        inside = shapely.area(shapely.intersection(lots.geometry[rows], zones)) * self.unit**2
        whole = shapely.area(lots.geometry[rows]) * self.unit**2
        rows, inside, whole = rows[inside >= 0.5], inside[inside >= 0.5], whole[inside >= 0.5]
        note = np.array([f"{_LISTED}: {part:,.0f} of {all_:,.0f} sq ft of this lot ({part / all_:.0%}) lie within "
                         f"{self.listing.feet:g} ft" for part, all_ in zip(inside, whole)], dtype=object)
        return table(len(rows), rule=self.number, subject=lots.feature[rows], subject_role="lot", lot=lots.ids[rows],
                     signed=round_feet(inside), unit="sq ft", outcome=CODE["not_applicable"], binding=False,
                     note=self._with_note(note))

    def _rows(self, subjects: IndexArray, items: IndexArray, pairs: Pairs, lines: FloatArray, sources: IndexArray,
              accuracy_ft: FloatArray) -> FindingTable:
        """The findings of pairs; of each subject what is measured from, a row of the feature table, and its accuracy."""
        features = self.features
        subject, item = subjects[pairs.subject], items[pairs.constraint]
        own, other = accuracy_ft[pairs.subject], features.accuracy_ft[item]
        operation, barred = self.context.operation_accuracy(sources[pairs.subject], item)
        band = round_feet(root_of_squares(own, other, operation))
        signed = round_feet(pairs.signed * self.unit - self.edge[item])
        keep = np.flatnonzero((subject != item) & (np.round(signed - band, 2) <= self.listing.feet))
        subject, item, lines, signed, band = subject[keep], item[keep], lines[keep], signed[keep], band[keep]
        unstated = np.isnan(own[keep]) | np.isnan(other[keep])
        cautions = notes(len(keep), [(barred[keep], self.context.barred_text), (unstated, "accuracy not stated"),
                                      (features.status[item] == "abandoned", "stated as abandoned")])
        lot = lots_of(self.context, subject)
        label = np.full(len(keep), None, dtype=object)
        if len(self.context.lots):
            label[lot != NO_LOT] = self.context.lots.ids[lot[lot != NO_LOT]]
        note = np.array([self._said(line, feet) for line, feet in zip(lines, signed)], dtype=object)
        note = self._with_note(append_notes(append_notes(note, self.edge_note[item]), cautions))
        return table(len(keep), rule=self.number, subject=subject, constraint=item, lot=label,
                     subject_role=self._names(self.rule.subjects, subject), constraint_role=self._names(self.listing.of, item),
                     required=self.listing.feet, signed=signed, band=band, outcome=CODE["not_applicable"], binding=False,
                     note=note, lines=lines)

    def _said(self, line: FloatArray, feet: float) -> str:
        bearing = bearing_of(line)
        text = f"{_LISTED}: {max(feet, 0.0):.2f} ft" + (f", bearing {bearing}" if bearing else ", touching or overlapping")
        beyond = f"; beyond {self.listing.feet:g} ft, but not by more than the accuracy"
        return text if feet <= self.listing.feet else text + beyond

    def _with_note(self, note: ObjectArray) -> ObjectArray:
        return append_notes(note, np.full(len(note), self.rule.note, dtype=object)) if len(note) else note

    def _names(self, roles: frozenset[str], rows: IndexArray) -> Optional[ObjectArray]:
        # A house is a dwelling first, whatever its foundation.
        names = np.array([min(roles & own or own, key=lambda role: (role != "dwelling", role))
                          for own in self.features.role_sets], dtype=object)
        return names[self.features.role_set[rows]] if len(rows) else None

    def _water_unknown(self, items: IndexArray) -> BoolArray:
        """Which lots hold one thing, a building, and none of another, a well, and no town water as far as is told."""
        features, listing = self.features, self.listing
        lots = np.searchsorted(self.context.lots.feature, items)
        holds = []
        for roles in (listing.lots_with, listing.lots_without):
            rows = np.flatnonzero(features.matching(roles) & (features.status != "abandoned"))
            there = lots_of(self.context, rows)
            # A pipe that ends in a lot serves it, wherever most of it lies.
            touched = self.context.lots.tree.query(features.geometry[rows], predicate="intersects")[1] if len(rows) else there
            holds.append(np.isin(lots, np.concatenate([there, touched[np.isin(touched, lots)]]) if roles is
                                 listing.lots_without else there))
        town = np.array([value is True for value in features.attribute("town_water", items)], dtype=bool)
        result: BoolArray = np.isin(items, self.context.lots.feature) & holds[0] & ~holds[1] & ~town
        return result


def bearing_of(line: FloatArray) -> str:
    """Bearing from the first to the second point, as surveyors write it and in degrees from grid north; empty if they are one.

    Parameters
    ----------
    line : ndarray of float64, shape (2, 2)
    """
    east, north = line[1] - line[0]
    if np.hypot(east, north) < 1e-9:
        return ""
    azimuth = float(np.degrees(np.arctan2(east, north)) % 360.0)
    first, second = "N" if np.cos(np.radians(azimuth)) >= 0 else "S", "E" if azimuth < 180.0 else "W"
    angle = min(azimuth % 180.0, 180.0 - azimuth % 180.0)
    return f"{first} {angle:.0f}° {second} ({round(azimuth) % 360}°)"
