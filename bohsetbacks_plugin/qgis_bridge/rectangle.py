# SPDX-License-Identifier: GPL-2.0-or-later
"""Rectangles of exactly so many feet: built in the analysis CRS, in which the check measures, and handed on to a layer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Optional

import numpy as np
import numpy.typing as npt
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransformContext,
    QgsFeature,
    QgsGeometry,
    QgsPointXY,
    QgsVectorLayer,
    QgsVectorLayerUtils,
)

from ..engine.errors import CrsError
from ..layer_schema.placement import Mover
from .coordinates import QgisCoordinates

FloatArray = npt.NDArray[np.float64]

#: What of the rectangle lies at the point that is clicked: shares of half the length and half the width, in the directions
#: along the length and to the right of it.
ANCHORS: dict[str, tuple[int, int]] = {
    "centre": (0, 0), "near_left": (-1, -1), "far_left": (1, -1), "far_right": (1, 1), "near_right": (-1, 1),
}


@dataclass(frozen=True)
class Rectangle:
    """What is to be placed.

    Attributes
    ----------
    role : str
        Type of the component.
    length_ft, width_ft : float
        Sides in US survey feet.
    rotation : float
        Direction of the length, in degrees clockwise from the north of the analysis CRS.
    anchor : str
        One of `ANCHORS`.
    """

    role: str
    length_ft: float
    width_ft: float
    rotation: float = 0.0
    anchor: str = "centre"


class RectangleBuilder:
    """Builds rectangles in the analysis CRS and moves them between CRSs as the check does.

    Parameters
    ----------
    analysis : QgsCoordinateReferenceSystem
    context : QgsCoordinateTransformContext
        Of the project.

    Raises
    ------
    CrsError
        Where the analysis CRS is in degrees.
    """

    def __init__(self, analysis: QgsCoordinateReferenceSystem, context: Optional[QgsCoordinateTransformContext] = None) -> None:
        self.analysis, self.coordinates = analysis, QgisCoordinates(context)
        self._ways: dict[tuple[str, str], Mover] = {}
        per_unit = self.coordinates.feet_per_unit(analysis) if analysis.isValid() else None
        if per_unit is None:
            raise CrsError("rectangles need an analysis CRS in feet or metres; choose one such as EPSG:26986")
        self.feet_per_unit = per_unit

    def outline(self, at: QgsPointXY, crs: QgsCoordinateReferenceSystem, shape: Rectangle) -> QgsGeometry:
        """The rectangle in the analysis CRS.

        Parameters
        ----------
        at : QgsPointXY
            Where its anchor lies, in `crs`.
        crs : QgsCoordinateReferenceSystem
        shape : Rectangle

        Returns
        -------
        QgsGeometry
            A polygon whose first side is a length, in the direction of the rotation.
        """
        return _polygon(corners(self.to_analysis(at, crs), shape, self.feet_per_unit))

    def to_analysis(self, at: QgsPointXY, crs: QgsCoordinateReferenceSystem) -> FloatArray:
        """A point in the analysis CRS; ndarray of float64, shape (2,).

        Raises
        ------
        CrsError
            Where it cannot be placed there.
        """
        moved: FloatArray = self._move(np.array([[at.x(), at.y()]]), crs, self.analysis)[0]
        return moved

    def from_analysis(self, outline: QgsGeometry, crs: QgsCoordinateReferenceSystem) -> QgsGeometry:
        """A polygon of the analysis CRS as a layer in another CRS holds it.

        Raises
        ------
        CrsError
            Where it cannot be placed there.
        """
        ring = np.array([[point.x(), point.y()] for point in outline.asPolygon()[0]])
        return _polygon(self._move(ring, self.analysis, crs))

    def azimuth(self, start: QgsPointXY, end: QgsPointXY, crs: QgsCoordinateReferenceSystem) -> float:
        """Direction of a line in degrees clockwise from the north of the analysis CRS, 0 or more and below 180."""
        east, north = self.to_analysis(end, crs) - self.to_analysis(start, crs)
        return half_turn(float(np.degrees(np.arctan2(east, north))))

    def feature(self, layer: QgsVectorLayer, outline: QgsGeometry, shape: Rectangle) -> QgsFeature:
        """A new feature of a design layer; what the rectangle does not tell is filled by the layer's default values.

        Parameters
        ----------
        layer : QgsVectorLayer
        outline : QgsGeometry
            In the analysis CRS.
        shape : Rectangle
        """
        geometry = self.from_analysis(outline, layer.crs())
        area = shape.length_ft * shape.width_ft
        told: dict[str, Any] = {"type": shape.role, "length_ft": shape.length_ft, "width_ft": shape.width_ft,
                                "rotation": half_turn(shape.rotation), "area_sqft": round(area, 2)}
        numbers = {layer.fields().indexOf(name): value for name, value in told.items()}
        numbers.pop(-1, None)
        made = QgsVectorLayerUtils.createFeature(layer, geometry, numbers, layer.createExpressionContext())
        geometry.convertToMultiType()
        made.setGeometry(geometry)
        return made

    def _move(self, xy: FloatArray, source: QgsCoordinateReferenceSystem, target: QgsCoordinateReferenceSystem) -> FloatArray:
        if not source.isValid():
            raise CrsError("the map has no coordinate reference system (CRS); set one in the project's properties")
        # A way is looked up at each move of the mouse, and costs a hundred times what moving a point along it does.
        key = source.authid() or source.toWkt(), target.authid() or target.toWkt()
        if key not in self._ways:
            self._ways[key] = self.coordinates.placement(source, target).transform
        moved = np.asarray(self._ways[key](xy), dtype=np.float64)
        if not np.isfinite(moved).all():
            raise CrsError(f"the place cannot be given in {self.coordinates.describe(target)}; go to where the lots are")
        return moved


def corners(anchor: FloatArray, shape: Rectangle, feet_per_unit: float) -> FloatArray:
    """Closed ring of a rectangle.

    Parameters
    ----------
    anchor : ndarray of float64, shape (2,)
        Place of its anchor, in units of the CRS.
    shape : Rectangle
    feet_per_unit : float
        US survey feet in one unit.

    Returns
    -------
    ndarray of float64, shape (5, 2)
        Near left, far left, far right, near right, near left; clockwise.
    """
    turn = np.radians(shape.rotation)
    along, right = np.array([np.sin(turn), np.cos(turn)]), np.array([np.cos(turn), -np.sin(turn)])
    half_length, half_width = shape.length_ft / feet_per_unit / 2.0, shape.width_ft / feet_per_unit / 2.0
    ahead, aside = ANCHORS[shape.anchor]
    centre = anchor - along * half_length * ahead - right * half_width * aside
    signs = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1], [-1, -1]], dtype=np.float64)
    ring: FloatArray = centre + signs[:, :1] * half_length * along + signs[:, 1:] * half_width * right
    return ring


def half_turn(degrees: float) -> float:
    """The same direction of a rectangle as an angle of 0 or more and below 180, to a ten-thousandth of a degree."""
    return round(degrees % 180.0, 4) % 180.0


def _polygon(ring: FloatArray) -> QgsGeometry:
    return QgsGeometry.fromPolygonXY([[QgsPointXY(float(x), float(y)) for x, y in ring]])
