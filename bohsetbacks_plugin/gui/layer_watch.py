# SPDX-License-Identifier: GPL-2.0-or-later
"""Hears of every change of a project's layers, until it lets go of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Optional

from qgis.core import QgsMapLayer, QgsVectorLayer

from ..qgis_bridge.project_site import ProjectSite

#: Signals of a layer after which what is shown of it may be otherwise, and whether its values must be looked up anew.
_LAYER_SIGNALS = (("nameChanged", False), ("subsetStringChanged", True), ("editingStarted", False), ("editingStopped", True),
                  ("layerModified", True), ("selectionChanged", False), ("crsChanged", False), ("dataSourceChanged", True),
                  ("updatedFields", True))


class LayerWatch:
    """Listens to the layers of a site.

    Parameters
    ----------
    site : ProjectSite
        It forgets the values of a layer that changed.
    changed : callable
        Called after each change.
    """

    def __init__(self, site: ProjectSite, changed: Callable[[], None]) -> None:
        self._site, self._changed = site, changed
        self._watched: dict[str, list[tuple[str, Any]]] = {}

    def listen(self) -> None:
        """Hear of the layers that are there now, each once."""
        there = {layer.id(): layer for layer in self._site.layers()}
        self._watched = {layer_id: slots for layer_id, slots in self._watched.items() if layer_id in there}
        for layer_id, layer in there.items():
            if layer_id not in self._watched:
                self._watched[layer_id] = [self._connect(layer, name, anew) for name, anew in _LAYER_SIGNALS]

    def _connect(self, layer: QgsVectorLayer, name: str, anew: bool) -> tuple[str, Any]:
        layer_id = layer.id()

        def heard(*_unused: Any) -> None:
            if anew:
                self._site.facts.forget(layer_id)
            self._changed()

        getattr(layer, name).connect(heard)
        return name, heard

    def let_go(self) -> None:
        """Listen to nothing any more."""
        for layer_id, slots in self._watched.items():
            layer: Optional[QgsMapLayer] = self._site.project.mapLayer(layer_id)
            for name, slot in slots if layer is not None else ():
                getattr(layer, name).disconnect(slot)
        self._watched = {}
