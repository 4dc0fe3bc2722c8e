# SPDX-License-Identifier: GPL-2.0-or-later
"""The lots in a layer of the project: which of its features are lots, under which id a check knows them, their addresses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Optional

import numpy as np
import shapely
from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsExpression,
    QgsFeatureRequest,
    QgsGeometry,
    QgsRectangle,
    QgsVectorLayer,
)

from ..engine.geometry import footprint_keys
from ..layer_schema.columns import Table
from ..layer_schema.layer_entry import LayerEntry
from ..layer_schema.presets import find_field
from ..layer_schema.source import Source
from ..layer_schema.values import objects
from .coordinates import analysis_crs
from .layer_facts import offered_roles, preset_of
from .layer_reader import plain_value
from .lot_fields import NO_GEOMETRY, NamedFields, rows_of
from .project_site import ProjectSite

_EXACT = Qgis.FeatureRequestFlag.ExactIntersect
#: Footprints that are equal to this many units of the analysis CRS are one lot, as in `engine.assemble`.
_FOOTPRINT_STEP = 0.001
#: For more lots than this at once no table is asked for their addresses.
_MOST_ADDRESSED = 200
_DXF_FIELDS = ("Layer", "PaperSpace", "EntityHandle", "Text")


@dataclass(frozen=True)
class Lot:
    """One feature that is a lot.

    Attributes
    ----------
    lot_id : str
        As a check knows it.
    shape : shapely geometry
        In the layer's own coordinates.
    """

    lot_id: str
    fid: int
    address: str
    map_lot: str
    shape: Any


class LotLayer:
    """A layer of the project some of whose features are lots."""

    def __init__(self, site: ProjectSite, layer: QgsVectorLayer, entry: LayerEntry) -> None:
        self.site, self.layer, self.entry, self.preset = site, layer, entry, preset_of(entry)
        self._names = [field.name() for field in layer.fields()]
        self.is_drawing = entry.path.casefold().endswith(".dxf") or _is_drawing(layer)
        id_field = self._first(entry.id_field, self.preset.id_field if self.preset else ())
        if not entry.id_field and self.preset is None and self.is_drawing:
            id_field = "EntityHandle"
        self.id_field = id_field
        owner = self._standard("owner")
        self.fields = NamedFields(layer, id_field, self._standard("address"), (owner,) if owner else ())

    def crs(self) -> QgsCoordinateReferenceSystem:
        """Of the layer, or the stated one where it has none."""
        crs = self.layer.crs()
        return crs if crs.isValid() or not self.entry.crs else self.site.coordinates().parse(self.entry.crs, self.layer.name())

    def features_by_id(self) -> dict[str, list[int]]:
        """The features of each id, in the layer's order."""
        if self.fields.id_number < 0:
            return {}
        request = QgsFeatureRequest().setFlags(NO_GEOMETRY).setSubsetOfAttributes([self.fields.id_number])
        by_id: dict[str, list[int]] = {}
        for feature in self.layer.getFeatures(request):
            by_id.setdefault(self.fields.id_of(feature) or str(feature.id()), []).append(feature.id())
        return by_id

    def lots(self, request: QgsFeatureRequest, most: Optional[int] = None) -> list[Lot]:
        """Features that are lots, by the same filter and roles as a check's; at least `most` of them if there are more.

        Raises
        ------
        LayerError
            Where the entry names a field that the layer does not have.
        """
        columns = self._columns()
        wanted = list(dict.fromkeys([*self.fields.numbers(), *columns.values()]))
        features = self.layer.getFeatures(QgsFeatureRequest(request).setSubsetOfAttributes(wanted))
        found: list[Lot] = []
        while most is None or len(found) < most:
            some = list(islice(features, most))
            if not some:
                break
            found += self._lots_of(some, columns)
            if most is None:
                break
        return found

    def _lots_of(self, features: list[Any], columns: dict[str, int]) -> list[Lot]:
        shapes = self._shapes([feature.geometry() for feature in features])
        source = Source(
            name=self.layer.name(), label=f"layer {self.layer.name()}", driver="DXF" if self.is_drawing else "QGIS",
            columns={name: objects(plain_value(feature.attribute(number)) for feature in features)
                     for name, number in columns.items()},
            fids=objects(str(feature.id()) for feature in features), geometry=shapes, geometry_type="Polygon", crs_wkt="")
        table = Table(source, self.entry, self.preset)
        alive, roles = table.alive(), table.roles()[0]
        is_area = (shapely.get_dimensions(shapes) == 2) & ~shapely.is_empty(shapes)
        return [Lot(str(table.ids[row]), feature.id(), next(iter(self.fields.addresses_of(feature)), ""),
                    next(iter(self.fields.map_lots_of(feature)), ""), shapes[row])
                for row, feature in enumerate(features) if alive[row] and is_area[row] and "lot" in roles[row]]

    def named(self, lots: Sequence[Lot], by_id: Optional[dict[str, list[int]]] = None) -> list[Lot]:
        """Lots under the ids by which a check knows them: where an id stands on several footprints, the later ones differ.

        Parameters
        ----------
        lots : sequence of Lot
            As `lots` finds them.
        by_id : dict, optional
            As `features_by_id` finds it, where that is known already.
        """
        by_id = self.features_by_id() if by_id is None else by_id
        repeated = {lot.lot_id for lot in lots if len(by_id.get(lot.lot_id, ())) > 1}
        if not repeated:
            return list(lots)
        order = {fid: place for place, fid in enumerate(fid for lot_id in repeated for fid in by_id[lot_id])}
        alike = sorted(self.lots(QgsFeatureRequest().setFilterFids(list(order))), key=lambda lot: order[lot.fid])
        places: dict[str, dict[Any, list[Lot]]] = {}
        for lot, key in zip(alike, self._footprints(alike)):
            places.setdefault(lot.lot_id, {}).setdefault(lot.fid if key is None else key, []).append(lot)
        names: dict[int, str] = {}
        for lot_id, by_place in places.items():
            labels: set[str] = set()
            for stack in by_place.values() if len(by_place) > 1 else ():
                label = self._stack_label(stack[0])
                name = label if label not in labels else f"{label}#{stack[0].fid}"
                names.update({lot.fid: name if labels else lot_id for lot in stack})
                labels.add(label)
        return [replace(lot, lot_id=names.get(lot.fid, lot.lot_id)) for lot in lots]

    def lots_within(self, box: QgsRectangle, most: Optional[int] = None) -> list[Lot]:
        """Lots that lie wholly or partly in a box, which is in the layer's CRS."""
        if not self.is_drawing:
            return self.lots(QgsFeatureRequest().setFilterRect(box).setFlags(_EXACT), most)
        # What a closed line of a drawing holds inside, no filter of a data source knows.
        own = shapely.box(box.xMinimum(), box.yMinimum(), box.xMaximum(), box.yMaximum())
        return [lot for lot in self.lots(QgsFeatureRequest()) if shapely.intersects(lot.shape, own)]

    def condition(self) -> str:
        """A QGIS expression that is true for the lots; empty where all features are lots."""
        entry, preset = self.entry, self.preset
        field = self._first(entry.role_field, preset.role_field if preset else ())
        mapping = preset.roles if preset else entry.roles
        told = []
        if field and mapping and not entry.role:
            keys = ", ".join(QgsExpression.quotedString(key) for key, roles in mapping.items() if "lot" in roles)
            told.append(f"lower(trim(coalesce(to_string({QgsExpression.quotedColumnRef(field)}), ''))) IN ({keys})")
        # The filter of a site file is in SQLite's words; most of them are QGIS's as well.
        for own in (entry.where, preset.filter if preset else None):
            if own and not QgsExpression(own).hasParserError():
                told.append(f"coalesce({own}, true)")
        return " AND ".join(told)

    def tables(self) -> list[NamedFields]:
        """Tables of the project that tell addresses by the lots' id, as the assessors' table does."""
        found = []
        for table in self.site.layers() if self.id_field else ():
            names = [field.name() for field in table.fields()]
            own = find_field((self.id_field,), names)
            if table.isValid() and not table.isSpatial() and own:
                fields = NamedFields(table, own)
                if fields.addresses or fields.map_lots:
                    found.append(fields)
        return found

    def addressed(self, lots: Sequence[Lot]) -> list[Lot]:
        """Lots with the addresses that only a table tells."""
        open_ids = [lot.lot_id for lot in lots if not lot.address]
        if not open_ids or len(open_ids) > _MOST_ADDRESSED:
            return list(lots)
        told: dict[str, tuple[str, str]] = {}
        for table in self.tables():
            for lot_id, address, map_lot in rows_of(table, open_ids):
                told.setdefault(lot_id, (address, map_lot))
        return [lot if lot.address or lot.lot_id not in told else
                replace(lot, address=told[lot.lot_id][0], map_lot=lot.map_lot or told[lot.lot_id][1]) for lot in lots]

    def _stack_label(self, lot: Lot) -> str:
        """The sorted ids of all records on the footprint of a lot, as a check joins them."""
        near = [lot, *(other for other in self.lots_within(QgsRectangle(*lot.shape.bounds)) if other.fid != lot.fid)]
        keys = self._footprints(near)
        return "; ".join(sorted({lot.lot_id, *(other.lot_id for other, key in zip(near, keys) if key and key == keys[0])}))

    def _footprints(self, lots: Sequence[Lot]) -> list[Optional[bytes]]:
        way = self.site.coordinates().placement(self.crs(), analysis_crs(self.site.stated.analysis_crs))
        shapes = shapely.force_2d(objects(lot.shape for lot in lots))
        return footprint_keys(shapely.transform(shapes, way.transform), np.ones(len(lots), dtype=np.bool_), _FOOTPRINT_STEP)

    def _shapes(self, geometries: Sequence[QgsGeometry]) -> Any:
        shapes = shapely.from_wkb(objects(None if one.isNull() else bytes(one.asWkb()) for one in map(_straight, geometries)),
                                  on_invalid="fix")
        if self.is_drawing:
            shapes = objects(_closed(shape) for shape in shapes)
        return shapes

    def _columns(self) -> dict[str, int]:
        """What filter, roles and id are told by: field -> number."""
        entry, preset = self.entry, self.preset
        named = [self.id_field, entry.role_field or ""]
        expression = f"{entry.where or ''} {preset.filter or '' if preset else ''}".casefold()
        named += [name for name in self._names if name.casefold() in expression]
        for wanted in (preset.role_field, preset.also_roles[0], *(preset.fields if preset.filter else ())) if preset else ():
            named.append(self._first(None, wanted))
        folded = {name.casefold() for name in named if name}
        return {name: number for number, name in enumerate(self._names) if name.casefold() in folded}

    def _standard(self, attribute: str) -> str:
        """The field of a standard attribute; empty where it is not there."""
        stated = self.entry.attributes.get(attribute)
        return self._first(stated, self.preset.attributes.get(attribute, ()) if self.preset else ())

    def _first(self, stated: Optional[str], wanted: Sequence[str]) -> str:
        return find_field((stated,) if stated else wanted, self._names) or ""


def lot_layers(site: ProjectSite) -> list[LotLayer]:
    """The layers in use some of whose features can be lots."""
    return [LotLayer(site, layer, entry) for layer, entry in site.used_layers()
            if layer.isValid() and layer.isSpatial() and "lot" in offered_roles(entry)]


def _is_drawing(layer: QgsVectorLayer) -> bool:
    names = {field.name() for field in layer.fields()}
    return layer.source().casefold().split("|")[0].endswith(".dxf") and names.issuperset(_DXF_FIELDS)


def _straight(geometry: QgsGeometry) -> QgsGeometry:
    """Arcs as straight pieces, which is near enough for finding."""
    if geometry.isNull() or not geometry.constGet().hasCurvedSegments():
        return geometry
    return QgsGeometry(geometry.constGet().segmentize())


def _closed(shape: Any) -> Any:
    """The area within a closed line of a drawing."""
    if shape is not None and shape.geom_type == "LineString" and shape.is_closed and len(shape.coords) > 3:
        return shapely.Polygon(shape.coords)
    return shape
