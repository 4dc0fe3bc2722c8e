# SPDX-License-Identifier: GPL-2.0-or-later
"""A petitioner's property among the lots, ways and waters of a site, and how far the map around it can be trusted."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely

from . import abutters, vocabulary
from .coverage import doubts
from .errors import BohError
from .lots import Lots
from .site import FloatArray, IndexArray, ObjectArray, Site
from .units import round_feet

_WAYS = ("public_highway", "right_of_way", "traveled_way")
_SIDES = ("west", "south", "east", "north")
_SHOWN = 5


class Surroundings:
    """The property of a petitioner and what lies around it, found once for all rules.

    Parameters
    ----------
    site : Site
    lots : Lots
    names : sequence of str
        Ids of the petitioner's lots; the other lots of their holdings are joined to them.

    Attributes
    ----------
    parcels : Parcels
    ways, waters : ndarray of intp
        Rows of the feature table: areas that are ways, and waters of the lot layers.
    own, copies : ndarray of intp
        Rows of the lots: the property's own, and among them records on the footprint of one that was named.
    area : shapely geometry
        The property.
    abutters : ndarray of intp
        Rows of the lots.
    corner : ndarray of bool
        Per abutter: it touches at a corner only.
    opposite : Opposite
    adjoining : ndarray of intp
        Rows of the feature table: private ways, railroads and waters that adjoin.

    Raises
    ------
    BohError
        For a lot that is not there, with the nearest one that is.
    """

    def __init__(self, site: Site, lots: Lots, names: Sequence[str]) -> None:
        features = site.features
        self.site, self.lots = site, lots
        self.ways = _areas_of(site, _WAYS)
        self.waters = _areas_of(site, vocabulary.GROUPS["any_surface_water"])
        self.waters = self.waters[np.isin(features.layer[self.waters], np.unique(features.layer[lots.feature]))]
        self.parcels = abutters.Parcels(lots.geometry, features.geometry[self.ways], features.geometry[self.waters],
                                        site.feet_per_unit)
        named = self._rows_named(names)
        self.copies = abutters.same_place(self.parcels, named)
        self.own = np.union1d(named, self.copies).astype(np.intp)
        self.area = abutters.property_area(self.parcels, self.own)
        _, lot, common = abutters.abutting(self.parcels, np.array([self.area], dtype=object))
        other = ~np.isin(lot, self.own)
        order = np.argsort(lot[other])
        self.abutters: IndexArray = lot[other][order]
        self.corner = common[other][order] < abutters.LEAST_COMMON_FT
        self.opposite = abutters.opposite(self.parcels, self.area, self.own)
        private = np.array(["right_of_way" in features.role_sets[code] for code in features.role_set[self.ways]], dtype=bool)
        others = np.concatenate([self.ways[private], self.waters])
        self.adjoining: IndexArray = others[abutters.adjoining(self.area, features.geometry[others], self.parcels)]

    def _rows_named(self, names: Sequence[str]) -> IndexArray:
        """All records of the lots named, and of the holdings that they belong to."""
        if not names:
            raise BohError("no lot: give the id of the petitioner's lot")
        wanted = dict.fromkeys(names)
        for name in names:
            for group in self.site.premises:
                if name in group:
                    wanted.update(dict.fromkeys(group))
        rows: set[int] = set()
        for name in wanted:
            found = [row for row in range(len(self.lots)) if name in self.ids(row) or name == self.label(row)]
            if not found:
                near = vocabulary.nearest_word(name, self.lots.by_id)
                hint = f"; did you mean '{near}'?" if near else ""
                raise BohError(f"no lot '{name}' in the lot layers; give an id as it stands in the lot layer's id "
                               f"field{hint}")
            rows.update(found)
        return np.array(sorted(rows), dtype=np.intp)

    def label(self, row: int) -> str:
        """Id of a lot as printed."""
        return str(self.lots.ids[row])

    def ids(self, row: int) -> tuple[str, ...]:
        """Each id of a lot: several where records are stacked."""
        every: tuple[str, ...] = self.site.features.all_ids[self.lots.feature[row]]
        return every

    def distance_ft(self, geometry: ObjectArray) -> FloatArray:
        """Feet from the property line to each geometry, rounded as they are compared and printed; 0 where they meet."""
        return round_feet(shapely.distance(self.area, geometry) * self.site.feet_per_unit)

    def band(self, lot: IndexArray) -> FloatArray:
        """Accuracy in feet of the distance between the property and each lot; 0 where it is not stated."""
        accuracy = np.nan_to_num(self.site.features.accuracy_ft[self.lots.feature], nan=0.0)
        return np.asarray(np.hypot(accuracy[self.own].max(), accuracy[lot]), dtype=np.float64)

    def cautions(self, reach: float) -> list[str]:
        """Why the list may lack somebody."""
        told = doubts(self.site, frozenset({"lot"}))
        lost = [item.id for item in self.site.not_measured if "lot" in item.could_be and not item.placed]
        if lost:
            told.append(f"{len(lost)} lots or parcels without a usable place ({_some(lost)}) may belong on the list")
        lines = [str(one) for one in self.site.features.ids[self.lots.not_areas]]
        if lines:
            told.append(f"{len(lines)} lots are no areas ({_some(lines)}): they were not looked at")
        if self.opposite.open_ft >= abutters.LEAST_FACING_FT:
            told.append(f"beyond {self.opposite.open_ft:.0f} ft of the property line no lot, way or water is mapped: where "
                        "the layer ends, at the town line or at a cut, add the owners there by hand")
        return told + self._short_sides(reach)

    def _short_sides(self, reach: float) -> list[str]:
        box, every = shapely.bounds(self.area), shapely.total_bounds(self.parcels.lots)
        room = np.concatenate([box[:2] - every[:2], every[2:] - box[2:]]) * self.site.feet_per_unit
        short = [f"{side} {max(0.0, feet):.0f} ft" for side, feet in zip(_SIDES, room) if feet < reach]
        if not short:
            return []
        return [f"lots are mapped less than {reach:g} ft beyond the property ({', '.join(short)}): the distance runs across "
                "town lines, so add the owners beyond by hand"]

    def notes(self) -> list[str]:
        """What the list rests on."""
        layers = np.unique(self.site.features.layer[self.lots.feature])
        stated = all(self.site.layers[layer].data.completeness == "complete" for layer in layers)
        told = [f"looked for among {len(self.lots):,} mapped lots" + ("" if stated else ", not stated to be complete"),
                f"abutting: nearer than {abutters.ABUTTING_GAP_FT:g} ft on the map; lots that meet at a corner are marked"]
        if not len(self.ways):
            told.append("no way is mapped as an area: a gap between lots of up to "
                        f"{abutters.WIDEST_GAP_FT:g} ft is taken as one")
        if len(self.own) > 1:
            told.append(f"{len(self.own)} lots are taken as one property")
        if len(self.copies):
            told.append(f"{', '.join(self.label(row) for row in self.copies)}: on the footprint of the petitioner's lot, "
                        "taken as part of it")
        parts = shapely.get_num_geometries(self.area)
        if parts > 1:
            told.append(f"the property has {parts} separate parts: what lies around any of them is listed")
        return told


def _areas_of(site: Site, roles: Sequence[str]) -> IndexArray:
    """Features of these roles that are areas and no lots."""
    features = site.features
    rows = features.having(frozenset(roles))
    lots = features.having(frozenset({"lot"}))
    geometry: ObjectArray = features.geometry[rows]
    return np.asarray(rows[(shapely.get_dimensions(geometry) == 2) & ~np.isin(rows, lots)], dtype=np.intp)


def _some(names: list[str]) -> str:
    return ", ".join(names[:_SHOWN]) + (" and more" if len(names) > _SHOWN else "")
