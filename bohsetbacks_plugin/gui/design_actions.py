# SPDX-License-Identifier: GPL-2.0-or-later
"""One click: a new design layer, made, added to the project and in edit mode."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Optional

from qgis.core import QgsCoordinateReferenceSystem, QgsLayerTreeGroup, QgsProject, QgsVectorLayer
from qgis.PyQt.QtWidgets import QFileDialog, QWidget

from ..engine.errors import OutputError
from ..qgis_bridge.design_layer import DesignLayer, free_path, make_design_layer, suitable_crs
from .translation import tr

#: Asks for a file name; empty where the user changed his mind.
ChoosePlace = Callable[[Optional[QWidget]], str]


def new_design_layer(iface: Any, project: QgsProject, crs: Optional[QgsCoordinateReferenceSystem] = None, *,
                     lots: Optional[QgsVectorLayer] = None, lot_field: str = "", lot_filter: str = "",
                     analysis: Optional[QgsCoordinateReferenceSystem] = None,
                     choose_place: Optional[ChoosePlace] = None) -> Optional[DesignLayer]:
    """Make a design layer beside the project, add it on top and start editing it; None where the user gave no place.

    The map is not moved. The caller registers `entry` and those of `others`.

    Raises
    ------
    CrsError, OutputError
        In one sentence; then nothing was added to the project.
    """
    path = _place(project, iface.mainWindow(), choose_place or ask_for_place)
    if path is None:
        return None
    made = make_design_layer(path, crs if crs is not None else suitable_crs(lots), project, lots, lot_field, lot_filter,
                             analysis)
    group = project.layerTreeRoot().insertGroup(0, path.stem.replace("_", " ").capitalize())
    points, rest = [one for one in made.others if one.entry.layer == "wells"], made.others
    for one in (*points, made, *(other for other in rest if other not in points)):
        _add(project, group, one.layer)
    if not made.layer.startEditing():
        project.layerTreeRoot().removeChildNode(group)
        project.removeMapLayers([one.layer.id() for one in (made, *made.others)])
        raise OutputError(tr("{path}: cannot be edited; see whether the folder is read-only").format(path=path))
    iface.setActiveLayer(made.layer)
    return made


def ask_for_place(parent: Optional[QWidget]) -> str:
    """Ask for a file name; an existing file is refused later, so Qt need not ask whether to overwrite it."""
    name, _ = QFileDialog.getSaveFileName(parent, tr("Where to keep the new design"), str(free_path(Path.home())),
                                          tr("GeoPackage (*.gpkg)"), "", QFileDialog.Option.DontConfirmOverwrite)
    return str(name)


def _place(project: QgsProject, parent: Optional[QWidget], choose_place: ChoosePlace) -> Optional[Path]:
    """Beside the project, or where the user says if it has no place yet."""
    folder = project.homePath()
    if folder and Path(folder).is_dir():
        return free_path(Path(folder))
    chosen = choose_place(parent)
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix.casefold() == ".gpkg" else path.with_name(f"{path.name}.gpkg")


def _add(project: QgsProject, group: QgsLayerTreeGroup, layer: QgsVectorLayer) -> None:
    project.addMapLayer(layer, False)
    group.addLayer(layer)
