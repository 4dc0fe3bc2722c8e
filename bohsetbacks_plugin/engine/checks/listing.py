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
from ..findings import FindingTable, append_notes, table
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


def answer(context: Context, number: int) -> tuple[list[FindingTable], RuleStatus]:
    """The list of one rule of kind inventory, as findings without a verdict, and the rule's status."""
    rule, features = context.rules[number], context.site.features
    live = features.status != "abandoned"
    subjects = np.flatnonzero(features.matching(rule.subjects) & features.is_subject & live)
    if rule.listing is None or not len(subjects):
        return [], RuleStatus("not_applicable", f"no {' or '.join(rule.subject_words)} among the features")
    of = rule.listing.of
    told = doubts(context.site, of)
    lacking = missing_roles(context.site, of)
    if lacking:
        told.append(f"no layer gives {', '.join(lacking)}: not listed")
    if not is_offered(context.site, of):
        return [], RuleStatus("not_checked", "; ".join(told), len(subjects))
    items = np.flatnonzero(features.matching(of) & live)
    lister = _Lister(context, number, rule, rule.listing)
    tables = lister.from_lines(subjects, items) if rule.listing.measured_from == "property_line" else \
        [lister.from_subjects(subjects, items)]
    if rule.listing.area:
        tables.append(lister.areas(items))
    return [one for one in tables if len(one)], RuleStatus("ran", "; ".join(told), len(subjects), len(items))


@dataclass
class _Lister:
    """The list of one rule."""

    context: Context
    number: int
    rule: Rule
    listing: Listing

    def __post_init__(self) -> None:
        self.features, self.unit = self.context.site.features, self.context.site.feet_per_unit

    def from_subjects(self, subjects: IndexArray, items: IndexArray) -> FindingTable:
        """Items within the distance of each subject."""
        if self.listing.lots_with:
            items = items[self._water_unknown(items)]
        index = ConstraintIndex(self.features.geometry[items])
        worst = float(np.nanmax(self.features.accuracy_ft, initial=0.0))
        reach = np.full(len(subjects), (self.listing.feet + 2.0 * worst) / self.unit)
        pairs = index.within(self.features.geometry[subjects], reach)
        lines = index.lines_between(self.features.geometry[subjects], pairs)
        return self._rows(subjects, items, pairs, lines)

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
            rows = np.flatnonzero(signed * self.unit <= self.listing.feet + 0.005)
            pairs = Pairs(np.zeros(len(rows), dtype=np.intp), rows, signed[rows], rows)
            lines = shortest_lines(shapes[rows], self.features.geometry[others[rows]])
            tables.append(self._rows(np.array([subject], dtype=np.intp), others, pairs, lines))
        return tables

    def areas(self, items: IndexArray) -> FindingTable:
        """Square feet of each lot that lie within the distance of the items, by drawn zones."""
        lots = self.context.lots
        zones = shapely.union_all(around(self.features.geometry[items], self.listing.feet / self.unit,
                                         ZONE_ERROR_FT / self.unit)) if len(items) else None
        if zones is None or not len(lots):
            return table(0)
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

    def _rows(self, subjects: IndexArray, items: IndexArray, pairs: Pairs, lines: FloatArray) -> FindingTable:
        features = self.features
        subject, item = subjects[pairs.subject], items[pairs.constraint]
        own, other = features.accuracy_ft[subject], features.accuracy_ft[item]
        band = round_feet(root_of_squares(own, other))
        signed = round_feet(pairs.signed * self.unit)
        keep = np.flatnonzero((subject != item) & (signed - band <= self.listing.feet))
        subject, item, lines, signed, band = subject[keep], item[keep], lines[keep], signed[keep], band[keep]
        lot = lots_of(self.context, subject)
        label = np.full(len(keep), None, dtype=object)
        if len(self.context.lots):
            label[lot != NO_LOT] = self.context.lots.ids[lot[lot != NO_LOT]]
        note = self._with_note(np.array([self._said(line, feet) for line, feet in zip(lines, signed)], dtype=object))
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
    return f"{first} {angle:.0f}° {second} ({azimuth:.0f}°)"
