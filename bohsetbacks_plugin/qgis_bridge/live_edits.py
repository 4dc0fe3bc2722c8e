# SPDX-License-Identifier: GPL-2.0-or-later
"""Edits of the checked layers, unsaved ones included: which features they touched, and those features as they are now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Optional

from qgis.core import QgsProject, QgsVectorLayer

from ..engine.live import LayerChange
from ..layer_schema.source import SERVICE_LIMITS
from .coordinates import QgisCoordinates
from .layer_reader import read_snapshot, take_snapshot
from .site_layers import PreparedSite


class LiveEdits:
    """Watches the layers of a check.

    Parameters
    ----------
    prepared : PreparedSite
        What was checked.
    project : QgsProject
    changed : callable
        Called at each edit; may be called often.
    lost : callable
        Called with a sentence where what is known of a whole layer changed, so that it must be checked again.
    """

    def __init__(self, prepared: PreparedSite, project: QgsProject, changed: Callable[[], None],
                 lost: Callable[[str], None]) -> None:
        self.prepared, self.project, self.changed, self.lost = prepared, project, changed, lost
        self.dirty: dict[int, set[int]] = {}
        self.ever: dict[int, set[int]] = {}
        self._counts: dict[int, int] = {}
        self._connections: list[tuple[str, str, Any]] = []
        for number, layer_id in enumerate(prepared.layer_ids):
            layer = project.mapLayer(layer_id) if layer_id else None
            if isinstance(layer, QgsVectorLayer) and layer.isValid():
                self._counts[number] = layer.featureCount()
                self._watch(number, layer)

    def _watch(self, number: int, layer: QgsVectorLayer) -> None:
        for name, slot in (
                ("geometryChanged", lambda fid, shape: self._touch(number, fid)),
                ("attributeValueChanged", lambda fid, field, value: self._touch(number, fid)),
                ("featureAdded", lambda fid: self._touch(number, fid)),
                ("featureDeleted", lambda fid: self._touch(number, fid)),
                ("afterRollBack", lambda: self._touch_all(number)),
                ("subsetStringChanged", lambda: self._lose(number, "its filter changed")),
                ("dataSourceChanged", lambda: self._lose(number, "its source changed"))):
            getattr(layer, name).connect(slot)
            self._connections.append((layer.id(), name, slot))

    def close_down(self) -> None:
        """Stop watching."""
        for layer_id, name, slot in self._connections:
            layer = self.project.mapLayer(layer_id)
            if layer is not None:
                getattr(layer, name).disconnect(slot)
        self._connections = []

    def _touch(self, number: int, fid: int) -> None:
        self.dirty.setdefault(number, set()).add(fid)
        self.ever.setdefault(number, set()).add(fid)
        self.changed()

    def _touch_all(self, number: int) -> None:
        """After edits were thrown away, everything that they had touched is as it was."""
        if self.ever.get(number):
            self.dirty.setdefault(number, set()).update(self.ever[number])
            self.changed()

    def _lose(self, number: int, what: str) -> None:
        self.lost(f"layer {self.prepared.layers[number][1].name}: {what}")

    def take(self, coordinates: QgisCoordinates) -> tuple[list[LayerChange], str]:
        """The edits since the last time that `settle` was called; in the main thread.

        Returns
        -------
        changes : list of LayerChange
        whole_needed : str
            Why only a check of the whole place can answer; empty if the changes can be checked.

        Raises
        ------
        BohError
            Where a layer cannot be read as it is now.
        """
        changes = []
        for number, fids in self.dirty.items():
            layer = self._layer(number)
            if layer is None or not fids:
                continue
            name = self.prepared.layers[number][1].name
            if {self._counts[number], layer.featureCount()} & set(SERVICE_LIMITS) and (
                    self._counts[number] != layer.featureCount()):
                return [], f"layer {name}: holds, or held, as many features as a service returns at most"
            entry, before = self.prepared.layers[number]
            snapshot = take_snapshot(layer, before.name)
            snapshot.selected = sorted(fids)
            if snapshot.suspicions != before.suspicions and before.selected is None:
                return [], f"layer {name}: its filter changed"
            snapshot.cautions, snapshot.suspicions = [], list(before.suspicions)
            data = read_snapshot(snapshot, entry, coordinates, self.prepared.analysis)
            changes.append(LayerChange(number, frozenset(str(fid) for fid in fids), data))
        return changes, ""

    def settle(self) -> None:
        """What was taken is checked."""
        for number in self.dirty:
            layer = self._layer(number)
            if layer is not None:
                self._counts[number] = layer.featureCount()
        self.dirty = {}

    def _layer(self, number: int) -> Optional[QgsVectorLayer]:
        layer = self.project.mapLayer(self.prepared.layer_ids[number])
        return layer if isinstance(layer, QgsVectorLayer) else None
