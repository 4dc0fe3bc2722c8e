# SPDX-License-Identifier: GPL-2.0-or-later
"""Finds lots of the project: by id, address or map and lot, at a place, among the selected ones, in a part of the map.

Owners' names are neither searched nor given.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Optional

import shapely
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCsException,
    QgsFeatureRequest,
    QgsGeometry,
    QgsPointXY,
    QgsRectangle,
    QgsVectorLayer,
)

from ..layer_schema.lot_words import LotQuery, natural_key
from .lot_index import Candidate, LotIndex
from .lot_layers import Lot, LotLayer, lot_layers
from .project_site import ProjectSite


@dataclass(frozen=True)
class LotHit:
    """One lot that was found.

    Attributes
    ----------
    lot_id : str
        As `engine.review.review` takes it in `lots`.
    address, map_lot : str
        Empty where nothing tells them.
    layer_id, layer_name : str
        The layer that holds it.
    fid : int
        Its feature id there.
    """

    lot_id: str
    address: str
    map_lot: str
    layer_id: str
    fid: int
    layer_name: str


def has_lots(site: ProjectSite) -> bool:
    """Whether a layer in use can hold lots."""
    return bool(lot_layers(site))


def search_lots(site: ProjectSite, text: str, limit: int = 50, index: Optional[LotIndex] = None) -> list[LotHit]:
    """Lots by what people call them.

    Parameters
    ----------
    site : ProjectSite
    text : str
        An id, an address or its beginning, or a map and lot.
    limit : int
        Most lots to give.
    index : LotIndex, optional
        The names as they were read a short while ago, so that each key need not read them again.

    Returns
    -------
    list of LotHit
        The best first, an id that is typed in full before all else; each lot once.

    Raises
    ------
    LayerError
        Where a lot layer's meaning names a field that it does not have.
    """
    query = LotQuery(text)
    if query.is_empty:
        return []
    index = index if index is not None else LotIndex()
    ranked = [pair for layer in lot_layers(site) for pair in _best_of(layer, index, query, limit)]
    ranked.sort(key=lambda pair: pair[0])
    return list({hit.lot_id: hit for _, hit in reversed(ranked)}.values())[::-1][:limit]


def lots_at(site: ProjectSite, point: QgsPointXY, crs: QgsCoordinateReferenceSystem) -> list[LotHit]:
    """Lots under a point of the map; several where they are stacked or overlap.

    Parameters
    ----------
    site : ProjectSite
    point : QgsPointXY
    crs : QgsCoordinateReferenceSystem
        Of the point.
    """
    return _each_once(hit for layer in lot_layers(site)
                      for hit in _hits(layer, _lots_under(layer, point, crs)))


def shapes_at(site: ProjectSite, point: QgsPointXY,
              crs: QgsCoordinateReferenceSystem) -> list[tuple[QgsGeometry, QgsCoordinateReferenceSystem]]:
    """Outlines of the lots under a point of the map, each with its CRS; quicker than `lots_at`."""
    return [(_qgis_geometry(lot.shape), layer.crs()) for layer in lot_layers(site) for lot in _lots_under(layer, point, crs)]


def selected_lots(site: ProjectSite, most: Optional[int] = None) -> list[LotHit]:
    """Lots that are selected in their layers.

    Parameters
    ----------
    site : ProjectSite
    most : int, optional
        As for `lots_in_extent`.
    """
    hits: list[LotHit] = []
    for layer in lot_layers(site):
        if layer.layer.selectedFeatureCount():
            request = QgsFeatureRequest().setFilterFids(layer.layer.selectedFeatureIds())
            lots = sorted(layer.lots(request, most), key=lambda lot: lot.fid)
            hits += _as_hits(layer, lots) if most is not None else _hits(layer, lots)
    return _each_once(hits)


def lots_in_extent(site: ProjectSite, rect: QgsRectangle, crs: QgsCoordinateReferenceSystem,
                   most: Optional[int] = None) -> list[LotHit]:
    """Lots that lie in a part of the map, wholly or partly.

    Parameters
    ----------
    site : ProjectSite
    rect : QgsRectangle
    crs : QgsCoordinateReferenceSystem
        Of the rectangle.
    most : int, optional
        Stop once a layer gave about so many, as for a number that need not be exact.
    """
    hits: list[LotHit] = []
    for layer in lot_layers(site):
        try:
            own = QgsCoordinateTransform(crs, layer.crs(), site.coordinates().context).transformBoundingBox(rect)
        except QgsCsException:
            continue
        lots = layer.lots_within(own, most)
        hits += _as_hits(layer, lots) if most is not None else _hits(layer, lots)
    return _each_once(hits)


def lot_shape(site: ProjectSite, hit: LotHit) -> Optional[tuple[QgsGeometry, QgsCoordinateReferenceSystem]]:
    """Outline of a lot and its CRS; None where it is no longer there."""
    for layer in lot_layers(site):
        if layer.layer.id() == hit.layer_id:
            lots = layer.lots(QgsFeatureRequest().setFilterFids([hit.fid]))
            return (_qgis_geometry(lots[0].shape), layer.crs()) if lots else None
    return None


def lot_again(site: ProjectSite, hit: LotHit) -> Optional[LotHit]:
    """The same lot as it is now: by its feature, else by its id, as after edits were saved; None where it is gone."""
    for layer in lot_layers(site):
        if layer.layer.id() == hit.layer_id:
            same = _hits(layer, layer.lots(QgsFeatureRequest().setFilterFids([hit.fid])))
            if not same or same[0].lot_id != hit.lot_id:
                fids = layer.features_by_id().get(hit.lot_id, [])
                same = _hits(layer, layer.lots(QgsFeatureRequest().setFilterFids(fids))) if fids else same
            return same[0] if same else None
    return None


def lot_layer_of(site: ProjectSite) -> Optional[tuple[QgsVectorLayer, str, str]]:
    """The first layer of lots with an id field: layer, field, and a QGIS expression that is true for its lots.

    The expression is empty where all features are lots; None where there is no such layer.
    """
    for layer in lot_layers(site):
        if layer.id_field:
            return layer.layer, layer.id_field, layer.condition()
    return None


def _best_of(layer: LotLayer, index: LotIndex, query: LotQuery, limit: int) -> list[tuple[Any, LotHit]]:
    """The best matches of one layer that are lots, with what they are sorted by."""
    names = index.names(layer)
    candidates = names.matching(query)
    candidates.sort(key=lambda one: (one.score, natural_key(one.address or one.map_lot)))
    result: dict[str, tuple[Any, LotHit]] = {}
    step = 2 * limit
    for start in range(0, len(candidates), step):
        matches = {one.fid: one for one in candidates[start:start + step]}
        lots = layer.lots(QgsFeatureRequest().setFilterFids(list(matches)))
        named = layer.named(layer.addressed(lots), names.by_id)
        for lot, hit in zip(named, _as_hits(layer, named)):
            match = matches[lot.fid]
            hit = _with_match(hit, match)
            key = (match.score, natural_key(hit.address or hit.map_lot), natural_key(hit.lot_id))
            if hit.lot_id not in result or key < result[hit.lot_id][0]:
                result[hit.lot_id] = key, hit
        if len(result) >= limit:
            break
    return list(result.values())


def _with_match(hit: LotHit, match: Candidate) -> LotHit:
    """Show the address that was found by, where a lot has several."""
    return LotHit(hit.lot_id, match.address or hit.address, hit.map_lot or match.map_lot, hit.layer_id, hit.fid, hit.layer_name)


def _lots_under(layer: LotLayer, point: QgsPointXY, crs: QgsCoordinateReferenceSystem) -> list[Lot]:
    try:
        own = QgsCoordinateTransform(crs, layer.crs(), layer.site.coordinates().context).transform(point)
    except QgsCsException:
        return []
    place = QgsRectangle(own.x(), own.y(), own.x(), own.y())
    # A rectangle without any size means "no filter" to some providers.
    place.grow(1e-9 * max(1.0, abs(own.x()), abs(own.y())))
    spot = shapely.Point(own.x(), own.y())
    return [lot for lot in layer.lots_within(place) if shapely.intersects(lot.shape, spot)]


def _hits(layer: LotLayer, lots: Sequence[Lot]) -> list[LotHit]:
    # By the id of the field, which is the one that a table has.
    return _as_hits(layer, layer.named(layer.addressed(lots)))


def _as_hits(layer: LotLayer, lots: Sequence[Lot]) -> list[LotHit]:
    layer_id, name = layer.layer.id(), layer.layer.name()
    return [LotHit(lot.lot_id, lot.address, lot.map_lot, layer_id, lot.fid, name) for lot in lots]


def _each_once(hits: Iterable[LotHit]) -> list[LotHit]:
    """Each lot id once: a check cannot tell two lots of one id apart."""
    found: dict[str, LotHit] = {}
    for hit in hits:
        found.setdefault(hit.lot_id, hit)
    return list(found.values())


def _qgis_geometry(shape: Any) -> QgsGeometry:
    geometry = QgsGeometry()
    geometry.fromWkb(shapely.to_wkb(shape))
    return geometry
