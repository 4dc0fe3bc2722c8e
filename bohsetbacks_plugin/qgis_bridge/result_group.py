# SPDX-License-Identifier: GPL-2.0-or-later
"""The panel's result layers in the project: one group on top, taken out before its file is written anew."""

from __future__ import annotations

from pathlib import Path
from typing import Optional

from qgis.core import QgsLayerTreeGroup, QgsProject, QgsVectorLayer

from ..report.tables import RESULT_LAYERS
from .zone_legend import name_zones

#: Marks the group as ours, however the user calls it.
PROPERTY = "bohsetbacks/results"

#: Result layers that are drawn, from the top; the others are tables.
DRAWN = ("findings", "flagged", "setback_zones", "lots")


class ResultGroup:
    """The group of one project; it keeps no layer alive."""

    def __init__(self, project: QgsProject) -> None:
        self.project = project

    def group(self) -> Optional[QgsLayerTreeGroup]:
        """The group, where it is there."""
        found = [one for one in self.project.layerTreeRoot().findGroups(True) if one.customProperty(PROPERTY)]
        return found[0] if found else None

    def detach(self, path: Optional[Path] = None) -> None:
        """Take the group out of the project, and all layers of one file: nothing may hold it open when it is written."""
        gone = [] if path is None else [layer.id() for layer in self.project.mapLayers().values() if _is_of(layer, path)]
        group = self.group()
        if group is not None:
            gone += [node.layerId() for node in group.findLayers()]
            self.project.layerTreeRoot().removeChildNode(group)
        self.project.removeMapLayers(sorted(set(gone)))

    def attach(self, path: Path, name: str) -> dict[str, QgsVectorLayer]:
        """Add the layers of a results file, styled as it says; the zones and tables start closed.

        Parameters
        ----------
        path : Path
        name : str
            Title of the group.

        Returns
        -------
        dict of str to QgsVectorLayer
            By their names in the file.
        """
        group = self.project.layerTreeRoot().insertGroup(0, name)
        group.setCustomProperty(PROPERTY, True)
        layers = {}
        for layer_name in RESULT_LAYERS:
            layer = QgsVectorLayer(f"{path}|layername={layer_name}", layer_name.replace("_", " ").capitalize(), "ogr")
            if not layer.isValid():
                continue
            layer.setCustomProperty(PROPERTY, layer_name)
            layer.setReadOnly(True)
            if layer_name == "setback_zones":
                name_zones(layer)
            self.project.addMapLayer(layer, False)
            node = group.addLayer(layer)
            node.setExpanded(layer_name in ("findings", "setback_zones"))
            node.setItemVisibilityChecked(layer_name in DRAWN)
            layers[layer_name] = layer
        return layers

    def layer(self, layer_name: str) -> Optional[QgsVectorLayer]:
        """A result layer by its name in the file, where it is still in the group."""
        group = self.group()
        for node in group.findLayers() if group is not None else ():
            layer = node.layer()
            if layer is not None and layer.customProperty(PROPERTY) == layer_name:
                return layer
        return None


def _is_of(layer: QgsVectorLayer, path: Path) -> bool:
    source = layer.source().partition("|")[0] if isinstance(layer, QgsVectorLayer) else ""
    return bool(source) and Path(source) == path
