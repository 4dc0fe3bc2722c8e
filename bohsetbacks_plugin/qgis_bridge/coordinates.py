# SPDX-License-Identifier: GPL-2.0-or-later
"""QGIS's projections as the shared code needs them; operations come from the project's transform context."""

from __future__ import annotations

import re
import struct
from typing import Any, Optional

import numpy as np
from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCoordinateTransformContext,
    QgsCsException,
    QgsGeometry,
    QgsUnitTypes,
)

from ..engine.errors import CrsError
from ..engine.units import FEET_PER_METRE
from ..layer_schema.placement import (
    NAD83_REALISATION_ALLOWANCE_FT,
    NO_OPERATION,
    WGS84_NULL_NAME,
    FloatArray,
    Mover,
    Placement,
    datum_steps,
    is_wgs84,
    nad83_realisation,
    same_datum,
)

# Points moved in one call: a loop over points costs ten times as much.
_BLOCK = 65536
_LINE_WKB = 2
_STATE = (-73.51, 41.23, -69.92, 42.89)
_HINT = "choose one that does, such as EPSG:26986 (metres) or EPSG:2249 (US survey feet)"


class QgisCoordinates:
    """See `layer_schema.placement.Coordinates`.

    Parameters
    ----------
    context : QgsCoordinateTransformContext
        Of the project, or of the Processing run.
    """

    def __init__(self, context: Optional[QgsCoordinateTransformContext] = None) -> None:
        self.context = context if context is not None else QgsCoordinateTransformContext()

    def parse(self, text: Any, what: str) -> QgsCoordinateReferenceSystem:
        """CRS of a text such as EPSG:2249 or WKT."""
        if isinstance(text, QgsCoordinateReferenceSystem):
            return text
        shown = str(text).strip()
        crs = QgsCoordinateReferenceSystem()
        crs.createFromUserInput(f"EPSG:{shown}" if shown.isdigit() else shown)
        if not crs.isValid():
            raise CrsError(f"{what}: '{' '.join(shown.split())[:80]}' is no coordinate reference system; write one as "
                           "EPSG:2249")
        return crs

    def describe(self, crs: QgsCoordinateReferenceSystem) -> str:
        """Name for a report, with the authority code where the CRS has one."""
        return f"{crs.description()} ({crs.authid()})" if crs.authid() else crs.description()

    def feet_per_unit(self, crs: QgsCoordinateReferenceSystem) -> Optional[float]:
        """US survey feet per unit; None for degrees."""
        if crs.isGeographic():
            return None
        return float(QgsUnitTypes.fromUnitToUnitFactor(crs.mapUnits(), Qgis.DistanceUnit.Meters)) * FEET_PER_METRE

    def degrees_to(self, crs: QgsCoordinateReferenceSystem) -> Mover:
        """From longitude and latitude, taken on the datum of the CRS, into it."""
        return _mover(QgsCoordinateTransform(crs.toGeographicCrs(), crs, QgsCoordinateTransformContext()))

    def placement(self, source: QgsCoordinateReferenceSystem, target: QgsCoordinateReferenceSystem) -> Placement:
        """The way from one CRS into another by DESIGN principle 4."""
        have_name, have_shape = _datum(source)
        want_name, want_shape = _datum(target)
        have, want = nad83_realisation(have_name, have_shape), nad83_realisation(want_name, want_shape)
        if have and want:
            operation = NO_OPERATION if have == want else f"NAD83({have}) taken as NAD83({want})"
            return self._placed(source, self._by_projections(source, target), operation,
                                0.0 if have == want else NAD83_REALISATION_ALLOWANCE_FT)
        if same_datum(have_name, have_shape, want_name, want_shape):
            return self._placed(source, self._by_projections(source, target), NO_OPERATION, 0.0)
        nad83_and_wgs84 = bool(have and is_wgs84(want_name)) or bool(want and is_wgs84(have_name))
        return self._by_context(source, target, nad83_and_wgs84)

    def _placed(self, source: QgsCoordinateReferenceSystem, move: Mover, operation: str, accuracy_ft: Optional[float],
                no_verdict: str = "") -> Placement:
        return Placement(self.describe(source), self.feet_per_unit(source), move, operation, accuracy_ft, no_verdict)

    def _by_projections(self, source: QgsCoordinateReferenceSystem, target: QgsCoordinateReferenceSystem) -> Mover:
        """Through longitude and latitude without a datum operation, so that PROJ can pick no grid."""
        if source == target:
            return lambda xy: xy
        none = QgsCoordinateTransformContext()
        down = _mover(QgsCoordinateTransform(source, source.toGeographicCrs(), none))
        up = _mover(QgsCoordinateTransform(target.toGeographicCrs(), target, none))
        return lambda xy: up(down(xy))

    def _by_context(self, source: QgsCoordinateReferenceSystem, target: QgsCoordinateReferenceSystem,
                    nad83_and_wgs84: bool) -> Placement:
        transform = QgsCoordinateTransform(source, target, self.context)
        if not transform.isValid():
            raise CrsError(f"there is no transformation from {self.describe(source)} to {self.describe(target)}; convert "
                           "the layer first")
        details = transform.instantiatedCoordinateOperationDetails()
        operation = datum_steps(details.name) or f"ballpark {source.description()} to {target.description()}"
        accuracy = details.accuracy * FEET_PER_METRE if details.accuracy >= 0 else None
        if nad83_and_wgs84 and accuracy is not None:
            null = re.fullmatch(r"(inverse of )?nad83 to wgs 84 \(1\)", operation.casefold()) is not None
            return self._placed(source, _mover(transform), WGS84_NULL_NAME if null else operation, accuracy)
        if accuracy is not None and "ballpark" not in operation.casefold() and transform.isShortCircuited() is False:
            best = _best_is_available(source, target)
            if best == "":
                return self._placed(source, _mover(transform), operation, accuracy)
            return self._placed(source, _mover(transform), operation, accuracy, best.format(operation=operation))
        reason = f"the datum operation '{operation}' is of unknown accuracy"
        lost = _best_is_available(source, target)
        return self._placed(source, _mover(transform), operation, accuracy,
                            lost.format(operation=operation) if lost else reason)


def analysis_crs(text: str) -> QgsCoordinateReferenceSystem:
    """The CRS in which distances are measured, checked as the command line does.

    Raises
    ------
    CrsError
        If it is not projected, is Web Mercator, or does not fit Massachusetts.
    """
    tool = QgisCoordinates()
    crs = tool.parse(text, "analysis_crs")
    name = tool.describe(crs)
    if crs.isGeographic():
        raise CrsError(f"analysis_crs: {name} is in degrees, in which nothing can be measured; {_HINT}")
    if crs.projectionAcronym() == "merc" or "webmerc" in crs.projectionAcronym():
        raise CrsError(f"analysis_crs: {name} is Web Mercator, in which 100 ft are about 74 ft here; {_HINT}")
    west, south, east, north = _STATE
    grid = np.array([(x, y) for x in np.linspace(west, east, 5) for y in np.linspace(south, north, 3)])
    to_crs, metres = tool.degrees_to(crs), (tool.feet_per_unit(crs) or 0.0) / FEET_PER_METRE
    # A step of a thousandth of a degree of latitude is 111.1 m long within 0.1 % anywhere in the state.
    steps = np.hypot(*(to_crs(grid + [0.0, 0.001]) - to_crs(grid)).T) * metres
    if not np.all(np.abs(steps / 111.07 - 1.0) < 0.0025):
        raise CrsError(f"analysis_crs: {name} does not cover Massachusetts without distortion; {_HINT}")
    return crs


def _datum(crs: QgsCoordinateReferenceSystem) -> tuple[str, tuple[float, float]]:
    """Name of the datum and its ellipsoid (semi-major axis in metres, inverse flattening), from the CRS's own definition."""
    text = crs.toWkt(Qgis.CrsWktVariant.Preferred)
    name = re.search(r'(?:DATUM|ENSEMBLE)\["([^"]+)"', text)
    shape = re.search(r'(?:ELLIPSOID|SPHEROID)\["[^"]*",\s*([0-9.]+),\s*([0-9.]+)', text)
    ellipsoid = (float(shape.group(1)), float(shape.group(2))) if shape else (0.0, 0.0)
    datum = re.sub(r"\s*ensemble$", "", name.group(1)) if name else ""
    return datum, ellipsoid


def _best_is_available(source: QgsCoordinateReferenceSystem, target: QgsCoordinateReferenceSystem) -> str:
    """Why PROJ's best operation cannot be used, as a text with a place for the one used; empty if it can."""
    from qgis.core import QgsDatumTransform
    operations = QgsDatumTransform.operations(source, target)
    if not operations or operations[0].isAvailable:
        return ""
    grids = ", ".join(grid.shortName for grid in operations[0].grids if not grid.isAvailable) or "a grid"
    return (f"the datum operation '{datum_steps(operations[0].name)}' needs the grid {grids}, which is not installed; "
            "'{operation}' was used")


def _mover(transform: QgsCoordinateTransform) -> Mover:
    """Move many points at once; not finite where the transformation fails."""
    def move(xy: FloatArray) -> FloatArray:
        if transform.isShortCircuited():
            return np.array(xy, dtype=np.float64)
        points = np.ascontiguousarray(xy, dtype="<f8")
        blocks = [_moved(transform, points[start:start + _BLOCK]) for start in range(0, len(points), _BLOCK)]
        return np.concatenate([np.empty((0, 2)), *blocks])
    return move


def _moved(transform: QgsCoordinateTransform, xy: FloatArray) -> FloatArray:
    """Move a block in one call, as a line; where a point fails, or PROJ would take another operation for all, halve it."""
    if len(xy) == 1:
        try:
            point = transform.transform(float(xy[0, 0]), float(xy[0, 1]))
            return np.array([[point.x(), point.y()]])
        except QgsCsException:
            return np.full((1, 2), np.inf)
    line = QgsGeometry()
    line.fromWkb(struct.pack("<BII", 1, _LINE_WKB, len(xy)) + xy.tobytes())
    moved: Optional[FloatArray] = None
    try:
        line.transform(transform)
        moved = np.frombuffer(bytes(line.asWkb()), dtype="<f8", offset=9).reshape(-1, 2)
    except QgsCsException:
        moved = None
    if moved is not None and np.isfinite(moved).all() and not transform.fallbackOperationOccurred():
        return moved
    half = len(xy) // 2
    return np.concatenate([_moved(transform, xy[:half]), _moved(transform, xy[half:])])
