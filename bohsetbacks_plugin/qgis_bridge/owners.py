# SPDX-License-Identifier: GPL-2.0-or-later
"""The assessors' table through QGIS: of a site file, or a layer of the project. fiona may be missing inside QGIS."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Optional

from qgis.core import QgsProviderRegistry, QgsVectorLayer

from ..engine.errors import Cancelled, LayerError
from ..engine.owners import Owners
from ..layer_schema.layer_entry import is_connection
from ..layer_schema.owners import OwnersEntry, owners_from_columns
from ..layer_schema.values import objects, some
from .layer_features import LayerFeatures
from .layer_reader import Cancel, plain_value


@dataclass
class OwnersSnapshot:
    """A table as it stands now, taken in the main thread.

    Attributes
    ----------
    label : str
        Table and file, for messages.
    stated : dict of str to str
        Which field holds what, as far as the user said it.
    cautions : list of str
        What the state of the table means for the list.
    """

    label: str
    features: LayerFeatures
    fields: list[str]
    stated: dict[str, str]
    cautions: list[str] = field(default_factory=list)


def open_owners(entry: OwnersEntry) -> OwnersSnapshot:
    """Open the table of a site file, in the main thread.

    Raises
    ------
    LayerError
        If the file or the table is not there or cannot be read.
    """
    if not is_connection(entry.path) and not Path(entry.path).exists():
        raise LayerError(f"{entry.shown}: there is no such file; correct 'path' in {entry.where_stated}")
    options = QgsVectorLayer.LayerOptions()
    options.loadDefaultStyle = False
    name = _table(entry)
    layer = QgsVectorLayer(f"{entry.path}|layername={name}" if name else entry.path, name or "owners", "ogr", options)
    if not layer.isValid():
        raise LayerError(f"{entry.shown}: owners: QGIS cannot read it; check that the file is whole")
    stem = entry.shown if is_connection(entry.path) else Path(entry.path).stem
    return owners_snapshot(layer, f"layer {name or stem} ({entry.shown})", entry.fields)


def owners_snapshot(layer: QgsVectorLayer, label: str = "", stated: Optional[dict[str, str]] = None) -> OwnersSnapshot:
    """Take the state of a table of the project, in the main thread."""
    taken = OwnersSnapshot(label or f"layer {layer.name()}", LayerFeatures(layer),
                           [one.name() for one in layer.fields()], dict(stated or {}))
    if layer.subsetString():
        taken.cautions.append(f"the filter {layer.subsetString()} is active on the table of owners in QGIS: records that it "
                              "hides were not seen")
    return taken


def read_owners(snapshot: OwnersSnapshot, cancelled: Optional[Cancel] = None) -> Owners:
    """Read owners by lot; may run in a worker thread.

    Raises
    ------
    LayerError
        Where a field is not there.
    Cancelled
    """
    rows = []
    for number, record in enumerate(snapshot.features.read(geometry=False)):
        if number % 1000 == 0 and cancelled is not None and cancelled():
            raise Cancelled
        rows.append(tuple(plain_value(value) for value in record.attributes()))
    columns = {name: objects(row[number] for row in rows) for number, name in enumerate(snapshot.fields)}
    return owners_from_columns(columns, snapshot.stated, snapshot.label, snapshot.cautions)


def _table(entry: OwnersEntry) -> str:
    """Name of the table within the file; empty for a file that holds one.

    The choice is that of the command line: with no name given, the one layer with geometry if there are tables beside it.
    """
    details = QgsProviderRegistry.instance().providerMetadata("ogr").querySublayers(entry.path)
    every: list[str] = list(dict.fromkeys(one.name() for one in details))
    if entry.layer is None:
        # 100: a table without geometry.
        with_geometry: list[str] = list(dict.fromkeys(one.name() for one in details if one.wkbType() != 100))
        there = every if len(every) == 1 else with_geometry or every
        if len(there) > 1:
            raise LayerError(f"{entry.shown}: owners: holds several layers ({some(there)}); name one with 'layer:'")
        return there[0] if len(every) > 1 else ""
    found = [name for name in every if name == entry.layer] or [
        name for name in every if name.casefold() == entry.layer.casefold()]
    if len(found) != 1:
        raise LayerError(f"{entry.shown}: has no layer '{entry.layer}'; its layers are {some(every)}")
    return found[0]
