# SPDX-License-Identifier: GPL-2.0-or-later
"""Makes the layers that a designer draws in: one GeoPackage, with form, style and all that the check has to be told."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Optional

from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransformContext,
    QgsProject,
    QgsVectorFileWriter,
    QgsVectorLayer,
)

from ..engine.errors import CrsError, OutputError
from ..layer_schema.design_layers import DesignLayerPlan, entry_for, plans
from ..layer_schema.layer_entry import LayerEntry
from ..layer_schema.site_file import DEFAULT_ANALYSIS_CRS
from ..report.output_files import staging
from .coordinates import QgisCoordinates
from .design_form import bind_lots, fields_of, prepare
from .design_style import draw

#: Custom property of a layer: which of the layers to draw in it is.
PROPERTY = "bohsetbacks/design"
#: The layer that the design is drawn in; wells and pipes lie beside it in the same file.
COMPONENTS = "components"

_WKB = {"area": Qgis.WkbType.MultiPolygon, "line": Qgis.WkbType.MultiLineString, "point": Qgis.WkbType.Point}


@dataclass
class DesignLayer:
    """A layer to draw in, and what the check has to be told of it.

    Attributes
    ----------
    layer : QgsVectorLayer
        Not yet in a project.
    entry : LayerEntry
        Complete: types, ids, status, accuracy and attributes.
    others : list of DesignLayer
        Wells and pipes of the same file.
    """

    layer: QgsVectorLayer
    entry: LayerEntry
    others: list[DesignLayer] = field(default_factory=list)

    def drawn(self) -> list[tuple[LayerEntry, QgsVectorLayer]]:
        """The layers of the file to hand to a check: components always, wells and pipes once something is drawn in them.

        An empty layer says nothing of a place, and would only cast doubt on what other layers say.
        """
        return [(self.entry, self.layer),
                *((one.entry, one.layer) for one in self.others if one.layer.featureCount() > 0)]


def make_design_layer(path: Path, crs: QgsCoordinateReferenceSystem, project: QgsProject,
                      lots: Optional[QgsVectorLayer] = None, lot_field: str = "", lot_filter: str = "",
                      analysis: Optional[QgsCoordinateReferenceSystem] = None) -> DesignLayer:
    """Make a GeoPackage to draw in: `components`, `wells` and `pipes`.

    The file appears whole or not at all, and no file is overwritten.

    Parameters
    ----------
    path : Path
    crs : QgsCoordinateReferenceSystem
        Projected.
    project : QgsProject
        Whose transformations are used.
    lots : QgsVectorLayer, optional
        Layer of the project that the `lot` field is chosen from.
    lot_field : str
        Field of the lots' ids.
    lot_filter : str
        Expression that tells lots from streets and water in their layer.
    analysis : QgsCoordinateReferenceSystem, optional
        In which sizes are measured; EPSG:26986 if not given.

    Raises
    ------
    CrsError
        For a CRS in which nothing can be drawn to size.
    OutputError
        Where the file exists or cannot be written.
    """
    refuse_crs(crs)
    measured_in = analysis if analysis is not None else QgsCoordinateReferenceSystem(DEFAULT_ANALYSIS_CRS)
    _write(path, crs, measured_in, project.transformContext())
    made = [DesignLayer(_open(path, plan), entry_for(path, name)) for name, plan in plans().items()]
    for one in made:
        if lots is not None and lot_field:
            bind_lots(one.layer, lots, lot_field, lot_filter)
    first = next(one for one in made if one.entry.layer == COMPONENTS)
    first.others = [one for one in made if one is not first]
    return first


def refuse_crs(crs: QgsCoordinateReferenceSystem) -> None:
    """Stop at a CRS in which nothing can be drawn to size.

    Raises
    ------
    CrsError
    """
    hint = "choose one in feet or metres, such as EPSG:26986 or EPSG:2249"
    if not crs.isValid():
        raise CrsError(f"the design layer needs a coordinate reference system (CRS); {hint}")
    name = QgisCoordinates().describe(crs)
    if crs.isGeographic():
        raise CrsError(f"a design layer cannot be in {name}, which is in degrees: nothing can be drawn to size in it; {hint}")
    if crs.projectionAcronym() in ("merc", "webmerc"):
        raise CrsError(f"a design layer cannot be in {name}, in which 100 ft are drawn about a third too long; {hint}")


def suitable_crs(lots: Optional[QgsVectorLayer]) -> QgsCoordinateReferenceSystem:
    """The CRS of the lots where one can draw to size in it, else the usual analysis CRS."""
    if lots is not None:
        try:
            refuse_crs(lots.crs())
            return lots.crs()
        except CrsError:
            return QgsCoordinateReferenceSystem(DEFAULT_ANALYSIS_CRS)
    return QgsCoordinateReferenceSystem(DEFAULT_ANALYSIS_CRS)


def free_path(folder: Path, stem: str = "design") -> Path:
    """A file name that is not taken: design.gpkg, design_2.gpkg and so on."""
    path, number = folder / f"{stem}.gpkg", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}_{number}.gpkg"
    return path


def known_design_layer(layer: QgsVectorLayer) -> str:
    """Which of the layers to draw in this one is, by the mark that its style carries; empty for any other layer."""
    name = str(layer.customProperty(PROPERTY, "") or "")
    return name if name in plans() else ""


def _write(path: Path, crs: QgsCoordinateReferenceSystem, analysis: QgsCoordinateReferenceSystem,
           context: QgsCoordinateTransformContext) -> None:
    """Make the file under another name and move it to its place at the end."""
    if not path.absolute().parent.is_dir():
        raise OutputError(f"{path}: the folder {path.absolute().parent} does not exist; make it, or choose another")
    if path.exists():
        raise OutputError(f"{path}: exists, and a design is never written over a file; choose another name")
    try:
        with staging([path]) as folders:
            made = folders[path] / "design.gpkg"
            for plan in plans().values():
                _table(made, plan, crs, context)
                _style(made, plan, analysis)
            _claim(path)
            made.replace(path)
    except OSError as problem:
        raise OutputError(f"{path}: cannot be written ({problem.strerror or problem}); choose a folder that you may write "
                          "to") from None


def _claim(path: Path) -> None:
    """Take the name, so that a file that somebody made meanwhile is not replaced."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))


def _table(path: Path, plan: DesignLayerPlan, crs: QgsCoordinateReferenceSystem,
           context: QgsCoordinateTransformContext) -> None:
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName, options.layerName = "GPKG", plan.name
    options.layerOptions = ["GEOMETRY_NAME=geom", f"IDENTIFIER={plan.title}"]
    how = QgsVectorFileWriter.ActionOnExistingFile
    options.actionOnExistingFile = how.CreateOrOverwriteLayer if path.exists() else how.CreateOrOverwriteFile
    writer = QgsVectorFileWriter.create(str(path), fields_of(plan), _WKB[plan.geometry], crs, context, options)
    failed, why = writer.hasError() != QgsVectorFileWriter.WriterError.NoError, writer.errorMessage()
    # Closes the file: QGIS has no other way.
    del writer
    if failed:
        raise OutputError(f"{plan.name}: cannot be written ({why}); choose another folder")


def _style(path: Path, plan: DesignLayerPlan, analysis: QgsCoordinateReferenceSystem) -> None:
    """Store form and symbols in the file, so that whoever opens it finds them."""
    layer = _open(path, plan)
    prepare(layer, plan, analysis)
    draw(layer, plan)
    layer.setCustomProperty(PROPERTY, plan.name)
    why = layer.saveStyleToDatabase(f"BOH Setbacks {plan.name}", "BOH Setbacks", True, "")
    del layer
    if why:
        raise OutputError(f"{plan.name}: its style cannot be stored ({why}); choose another folder")


def _open(path: Path, plan: DesignLayerPlan) -> QgsVectorLayer:
    layer = QgsVectorLayer(f"{path}|layername={plan.name}", plan.title, "ogr")
    if not layer.isValid():
        raise OutputError(f"{path}: the layer {plan.name} cannot be opened; choose another folder")
    return layer
