# SPDX-License-Identifier: GPL-2.0-or-later
"""What the lots of the project are called, read once and then searched at each key; what it finds is looked up afresh."""

from __future__ import annotations

from dataclasses import dataclass

from qgis.core import QgsFeatureRequest

from ..layer_schema.lot_words import LotQuery, Score, folded
from .lot_fields import NO_GEOMETRY, NamedFields
from .lot_layers import LotLayer


@dataclass(frozen=True)
class Names:
    """What one feature is called.

    Attributes
    ----------
    folded : str
        All of it as `lot_words.folded`.
    """

    fid: int
    lot_id: str
    addresses: tuple[str, ...]
    map_lots: tuple[str, ...]
    folded: str


@dataclass(frozen=True)
class Candidate:
    """One feature that matches what was typed; whether it is a lot is not known yet."""

    score: Score
    fid: int
    address: str
    map_lot: str


@dataclass(frozen=True)
class LayerNames:
    """The names of a layer's features, and the features of each id in the layer's order."""

    rows: list[Names]
    by_id: dict[str, list[int]]

    def matching(self, query: LotQuery) -> list[Candidate]:
        """The features that match, in no order."""
        found, pieces = [], query.pieces
        for row in self.rows:
            if any(piece not in row.folded for piece in pieces):
                continue
            match = query.of_lot(row.lot_id, row.addresses, row.map_lots)
            if match is not None:
                score, number = match
                shown = row.addresses[number] if number >= 0 else "".join(row.addresses[:1])
                found.append(Candidate(score, row.fid, shown, "".join(row.map_lots[:1])))
        return found


class LotIndex:
    """Names of lots by layer. It holds no layer, and nothing tells it of edits: make a new one after a while."""

    def __init__(self) -> None:
        self._layers: dict[str, LayerNames] = {}

    def names(self, layer: LotLayer) -> LayerNames:
        """The names in a layer, read when it is first asked for."""
        layer_id = layer.layer.id()
        if layer_id not in self._layers:
            self._layers[layer_id] = _read(layer)
        return self._layers[layer_id]


def _read(layer: LotLayer) -> LayerNames:
    """One pass over a layer, without geometry, and one over each table that tells addresses."""
    told = _told_by_tables(layer.tables())
    fields, rows, by_id = layer.fields, [], dict[str, list[int]]()
    request = QgsFeatureRequest().setFlags(NO_GEOMETRY).setSubsetOfAttributes(fields.numbers())
    for feature in layer.layer.getFeatures(request):
        fid = feature.id()
        lot_id = fields.id_of(feature) or str(fid)
        by_id.setdefault(lot_id, []).append(fid)
        addresses, map_lots = fields.addresses_of(feature), fields.map_lots_of(feature)
        more = told.get(lot_id)
        if more is not None:
            addresses = list(dict.fromkeys([*addresses, *more[0]]))
            map_lots = list(dict.fromkeys([*map_lots, *more[1]]))
        text = "\n".join((lot_id, *addresses, *map_lots))
        rows.append(Names(fid, lot_id, tuple(addresses), tuple(map_lots), folded(text)))
    return LayerNames(rows, by_id)


def _told_by_tables(tables: list[NamedFields]) -> dict[str, tuple[list[str], list[str]]]:
    """Id -> all its addresses, and all its maps and lots."""
    told: dict[str, tuple[list[str], list[str]]] = {}
    for table in tables:
        request = QgsFeatureRequest().setFlags(NO_GEOMETRY).setSubsetOfAttributes(table.numbers())
        for row in table.layer.getFeatures(request):
            lot_id = table.id_of(row)
            if lot_id:
                addresses, map_lots = told.setdefault(lot_id, ([], []))
                addresses += table.addresses_of(row)
                map_lots += table.map_lots_of(row)
    return told
