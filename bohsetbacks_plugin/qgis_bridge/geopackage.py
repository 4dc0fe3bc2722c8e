# SPDX-License-Identifier: GPL-2.0-or-later
"""Writes one result table into a GeoPackage with QGIS's own writer."""

from __future__ import annotations

from itertools import repeat
from pathlib import Path

import shapely
from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransformContext,
    QgsFeature,
    QgsFeatureSink,
    QgsField,
    QgsFields,
    QgsGeometry,
    QgsVectorFileWriter,
)
from qgis.PyQt.QtCore import QMetaType

from ..engine.errors import OutputError
from ..report.output_files import LayerWriter
from ..report.tables import ResultTable

TYPES = {"str": QMetaType.Type.QString, "int": QMetaType.Type.LongLong, "float": QMetaType.Type.Double,
          "bool": QMetaType.Type.Bool}
KINDS = {"None": Qgis.WkbType.NoGeometry, "LineString": Qgis.WkbType.LineString,
          "MultiPoint": Qgis.WkbType.MultiPoint, "MultiLineString": Qgis.WkbType.MultiLineString,
          "MultiPolygon": Qgis.WkbType.MultiPolygon}


def layer_writer(crs: QgsCoordinateReferenceSystem) -> LayerWriter:
    """A writer of result tables in one CRS."""
    def write(path: Path, table: ResultTable) -> None:
        fields = QgsFields()
        for name, kind in table.fields.items():
            fields.append(QgsField(name, TYPES[kind]))
        options = QgsVectorFileWriter.SaveVectorOptions()
        options.driverName = "GPKG"
        options.layerName = table.name
        options.layerOptions = ["GEOMETRY_NAME=geom"]
        options.actionOnExistingFile = (
            QgsVectorFileWriter.ActionOnExistingFile.CreateOrOverwriteLayer if path.exists()
            else QgsVectorFileWriter.ActionOnExistingFile.CreateOrOverwriteFile)
        writer = QgsVectorFileWriter.create(str(path), fields, KINDS[table.geometry], crs, QgsCoordinateTransformContext(),
                                            options)
        try:
            _refuse(writer, path)
            shapes = repeat(None) if table.shapes is None else iter(table.shapes)
            for row, shape in zip(table.rows, shapes):
                feature = QgsFeature(fields)
                feature.setAttributes([row.get(name) for name in table.fields])
                if shape is not None:
                    geometry = QgsGeometry()
                    geometry.fromWkb(shapely.to_wkb(shape))
                    feature.setGeometry(geometry)
                writer.addFeature(feature, QgsFeatureSink.Flag.FastInsert)
            writer.flushBuffer()
            _refuse(writer, path)
        finally:
            # Closes the file: QGIS has no other way.
            del writer
    return write


def _refuse(writer: QgsVectorFileWriter, path: Path) -> None:
    if writer.hasError() != QgsVectorFileWriter.WriterError.NoError:
        raise OutputError(f"{path.name}: cannot be written ({writer.errorMessage()}); choose another folder")
