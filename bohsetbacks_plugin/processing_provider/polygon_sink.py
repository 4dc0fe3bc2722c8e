# SPDX-License-Identifier: GPL-2.0-or-later
"""Shapes of the engine as features of a polygon layer that an algorithm writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import shapely
from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsFeatureSink,
    QgsField,
    QgsFields,
    QgsGeometry,
    QgsProcessingAlgorithm,
    QgsProcessingContext,
    QgsProcessingException,
)

from ..report.tables import as_multi


class PolygonSink:
    """Where the areas go; `target` is the layer's id for the results.

    Parameters
    ----------
    algorithm : QgsProcessingAlgorithm
    parameters, name, context
        Of the run, and the name of the sink's parameter.
    columns : sequence of (str, QMetaType.Type)
    crs : QgsCoordinateReferenceSystem

    Raises
    ------
    QgsProcessingException
        Where the layer cannot be made.
    """

    def __init__(self, algorithm: QgsProcessingAlgorithm, parameters: dict[str, Any], name: str, context: QgsProcessingContext,
                 columns: Sequence[tuple[str, Any]], crs: QgsCoordinateReferenceSystem) -> None:
        self.fields = QgsFields()
        for column, kind in columns:
            self.fields.append(QgsField(column, kind))
        self.sink, self.target = algorithm.parameterAsSink(parameters, name, context, self.fields,
                                                           Qgis.WkbType.MultiPolygon, crs)
        if self.sink is None:
            raise QgsProcessingException(algorithm.invalidSinkError(parameters, name))

    def add(self, values: list[Any], shape: Any) -> None:
        """Add one area with the values of its columns."""
        feature = QgsFeature(self.fields)
        feature.setAttributes(values)
        geometry = QgsGeometry()
        geometry.fromWkb(shapely.to_wkb(as_multi(shape, "MultiPolygon")))
        feature.setGeometry(geometry)
        self.sink.addFeature(feature, QgsFeatureSink.Flag.FastInsert)
