# SPDX-License-Identifier: GPL-2.0-or-later
"""Where coordinates lie: the CRS in which we measure, and the way into it. Transformed, never assigned.

CRS are compared by their parameters, never by an authority code: a .prj written by other software often has none.
"""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from typing import Any, Optional

import numpy as np

from ..engine.errors import CrsError
from ..engine.units import FEET_PER_METRE
from ..layer_schema.placement import (
    NAD83_REALISATION_ALLOWANCE_FT,
    NO_OPERATION,
    WGS84_NULL_ACCURACY_FT,
    WGS84_NULL_NAME,
    FloatArray,
    Mover,
    Placement,
    datum_steps,
    is_wgs84,
    nad83_realisation,
    same_datum,
    squeezed,
)

with warnings.catch_warnings():
    # In a virtual environment pyproj may complain at import about a folder that PROJ itself finds.
    warnings.simplefilter("ignore", UserWarning)
    import pyproj
    import pyproj.datadir
from pyproj import CRS
from pyproj.exceptions import CRSError as ProjError
from pyproj.exceptions import DataDirError
from pyproj.exceptions import ProjError as ProjOperationError
from pyproj.transformer import Transformer, TransformerGroup

__all__ = ["CRS", "PROJ", "analysis_crs", "describe", "feet_per_unit", "horizontal", "parse_crs", "placement"]

_MASSACHUSETTS = (-73.51, 41.23, -69.92, 42.89)
_SCALE_TOLERANCE = 0.0015
_STATE_HINT = "state one that does, such as EPSG:26986 (metres) or EPSG:2249 (US survey feet)"


def _find_proj_data() -> None:
    """Tell pyproj where PROJ's data are, where it looks beside a virtual environment for what lies beside its base."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            pyproj.datadir.get_data_dir()
    except DataDirError:
        folder = Path(sys.base_prefix) / "share" / "proj"
        if (folder / "proj.db").is_file():
            pyproj.datadir.set_data_dir(str(folder))


_find_proj_data()


def parse_crs(text: Any, what: str) -> CRS:
    """CRS of a text such as ``EPSG:2249`` or WKT.

    Parameters
    ----------
    text : object
        What pyproj understands; a bare number counts as an EPSG code.
    what : str
        Beginning of the error message.

    Returns
    -------
    pyproj CRS

    Raises
    ------
    CrsError
        If it is none.
    """
    if isinstance(text, str) and text.strip().isdigit():
        text = f"EPSG:{text.strip()}"
    try:
        return CRS.from_user_input(text)
    except (ProjError, ProjOperationError):
        shown = " ".join(str(text).split())[:80]
        raise CrsError(f"{what}: '{shown}' is no coordinate reference system; write one as EPSG:2249") from None


def horizontal(crs: CRS) -> CRS:
    """The horizontal CRS within a bound or compound one."""
    while crs.is_bound or crs.is_compound:
        inner = crs.source_crs if crs.is_bound else crs.sub_crs_list[0]
        if inner is None:
            return crs
        crs = inner
    return crs


def describe(crs: CRS) -> str:
    """Name for a report, with the authority code where the CRS has one."""
    code = crs.to_authority(min_confidence=90)
    return f"{crs.name} ({':'.join(code)})" if code else crs.name


def analysis_crs(text: str) -> CRS:
    """The CRS in which distances are measured, checked.

    Parameters
    ----------
    text : str
        As in the site file.

    Returns
    -------
    pyproj CRS

    Raises
    ------
    CrsError
        If it is not projected, is Web Mercator, or does not fit Massachusetts.
    """
    crs = horizontal(parse_crs(text, "analysis_crs"))
    name = describe(crs)
    if not crs.is_projected:
        raise CrsError(f"analysis_crs: {name} is in degrees, in which nothing can be measured; {_STATE_HINT}")
    units = {axis.unit_conversion_factor for axis in crs.axis_info[:2]}
    if len(units) != 1:
        raise CrsError(f"analysis_crs: the axes of {name} have different units; {_STATE_HINT}")
    method = crs.coordinate_operation.method_name if crs.coordinate_operation else ""
    if "pseudomercator" in squeezed(method):
        raise CrsError(f"analysis_crs: {name} is Web Mercator, in which 100 ft are about 74 ft here; {_STATE_HINT}")
    if not _covers_massachusetts(crs):
        raise CrsError(f"analysis_crs: {name} does not cover Massachusetts without distortion; {_STATE_HINT}")
    return crs


def feet_per_unit(crs: CRS) -> float:
    """US survey feet in one unit of a projected CRS."""
    return float(crs.axis_info[0].unit_conversion_factor) * FEET_PER_METRE


def _covers_massachusetts(crs: CRS) -> bool:
    """Whether short distances in the CRS agree with true ones to 0.15 % all over the state, in both directions."""
    west, south, east, north = _MASSACHUSETTS
    x, y = (axis.ravel() for axis in np.meshgrid(np.linspace(west, east, 5), np.linspace(south, north, 3)))
    step = 0.001
    semi_major, inverse_flattening = _ellipsoid(crs)
    geodesic = pyproj.Geod(a=semi_major, rf=inverse_flattening)
    project = _from_geographic(crs)
    here = project(np.column_stack([x, y]))
    metres = float(crs.axis_info[0].unit_conversion_factor)
    for to_x, to_y in ((x + step, y), (x, y + step)):
        there = project(np.column_stack([to_x, to_y]))
        true = geodesic.inv(x, y, to_x, to_y)[2]
        measured = np.hypot(*(there - here).T) * metres
        if not np.all(np.abs(measured / true - 1.0) < _SCALE_TOLERANCE):   # NaN and infinity fail too
            return False
    return True


def _move(transformer: Transformer) -> Mover:
    def move(xy: FloatArray) -> FloatArray:
        x, y = transformer.transform(xy[:, 0], xy[:, 1])
        return np.column_stack([x, y])
    return move


def _to_geographic(crs: CRS) -> Mover:
    """To longitude and latitude on the CRS's own datum: a conversion, no datum operation."""
    if crs.is_geographic:
        return lambda xy: xy
    return _move(Transformer.from_crs(crs, crs.geodetic_crs, always_xy=True))


def _from_geographic(crs: CRS) -> Mover:
    """From longitude and latitude on the CRS's own datum."""
    if crs.is_geographic:
        return lambda xy: xy
    return _move(Transformer.from_crs(crs.geodetic_crs, crs, always_xy=True))


def _ellipsoid(crs: CRS) -> tuple[float, float]:
    """Semi-major axis in metres and inverse flattening; zeros if the CRS has none."""
    return (0.0, 0.0) if crs.ellipsoid is None else (crs.ellipsoid.semi_major_metre, crs.ellipsoid.inverse_flattening)


def _datum_name(crs: CRS) -> str:
    return "" if crs.datum is None else str(crs.datum.name)


def placement(layer_crs: CRS, to_crs: CRS) -> Placement:
    """The way from a layer's CRS into the analysis CRS.

    Parameters
    ----------
    layer_crs : pyproj CRS
        Any CRS; of a bound or compound one the horizontal source counts.
    to_crs : pyproj CRS
        The analysis CRS.

    Returns
    -------
    Placement
    """
    source, target = horizontal(layer_crs), horizontal(to_crs)
    names = _datum_name(source), _datum_name(target)
    shapes = _ellipsoid(source), _ellipsoid(target)
    have, want = nad83_realisation(names[0], shapes[0]), nad83_realisation(names[1], shapes[1])
    if have and want:
        operation = NO_OPERATION if have == want else f"NAD83({have}) taken as NAD83({want})"
        return _placed(source, _by_projections(source, target), operation,
                       0.0 if have == want else NAD83_REALISATION_ALLOWANCE_FT)
    if (source.datum is not None and source.datum == target.datum) or same_datum(names[0], shapes[0], names[1], shapes[1]):
        return _placed(source, _by_projections(source, target), NO_OPERATION, 0.0)
    if (have and is_wgs84(names[1])) or (want and is_wgs84(names[0])):
        return _placed(source, _by_projections(source, target), WGS84_NULL_NAME, WGS84_NULL_ACCURACY_FT)
    return _by_proj(source, target)


def _placed(source: CRS, move: Mover, operation: str, accuracy_ft: Optional[float], no_verdict: str = "") -> Placement:
    return Placement(describe(source), PROJ.feet_per_unit(source), move, operation, accuracy_ft, no_verdict)


def _by_projections(source: CRS, target: CRS) -> Mover:
    """Through longitude and latitude, without a datum operation, so that PROJ can pick no grid."""
    if source.equals(target, ignore_axis_order=True):
        return lambda xy: xy
    down, up = _to_geographic(source), _from_geographic(target)
    return lambda xy: up(down(xy))


def _by_proj(source: CRS, target: CRS) -> Placement:
    """PROJ's own operation; without a verdict unless it is the best one and its accuracy is known."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)     # "best transformation is not available": said in no_verdict
        try:
            group = TransformerGroup(source, target, always_xy=True)
        except (ProjError, ProjOperationError) as bad:
            raise CrsError(f"{describe(source)} cannot be transformed to {describe(target)} ({bad})") from None
    if not group.transformers:
        raise CrsError(f"there is no transformation from {describe(source)} to {describe(target)}; convert the layer first")
    best = group.transformers[0]
    accuracy = best.accuracy if best.accuracy is not None and best.accuracy >= 0 else None
    pair = " to ".join((crs.geodetic_crs or crs).name for crs in (source, target))
    operation = _datum_step(best) or f"ballpark {pair}"
    # An accuracy "known" for a chain that PROJ itself calls ballpark is not one.
    if group.best_available and accuracy is not None and "ballpark" not in best.description.casefold():
        return _placed(source, _move(best), operation, accuracy * FEET_PER_METRE)
    reason = f"the datum operation from {pair} is '{operation}', of unknown accuracy"
    if group.unavailable_operations:
        lost = group.unavailable_operations[0]
        grids = ", ".join(grid.short_name for grid in lost.grids if not grid.available) or "a grid"
        reason = (f"the datum operation '{datum_steps(lost.name)}' needs the grid {grids}, which is not installed; "
                  f"'{operation}' was used")
        accuracy = None if not group.best_available and "ballpark" in operation.casefold() else accuracy
    return _placed(source, _move(best), operation, None if accuracy is None else accuracy * FEET_PER_METRE, reason)


def _datum_step(transformer: Transformer) -> str:
    return datum_steps(transformer.description or "")


class ProjCoordinates:
    """pyproj as the shared code needs it (`layer_schema.placement.Coordinates`)."""

    def parse(self, text: Any, what: str) -> CRS:
        """CRS of a text such as EPSG:2249."""
        return parse_crs(text, what)

    def describe(self, crs: CRS) -> str:
        """Name for a report, with the authority code where the CRS has one."""
        return describe(crs)

    def feet_per_unit(self, crs: CRS) -> Optional[float]:
        """US survey feet per unit; None for degrees."""
        return feet_per_unit(crs) if horizontal(crs).is_projected else None

    def degrees_to(self, crs: CRS) -> Mover:
        """From longitude and latitude, taken on the datum of the CRS, into it."""
        return _from_geographic(horizontal(crs))

    def placement(self, source: CRS, target: CRS) -> Placement:
        """The way from one CRS into another."""
        return placement(source, target)


PROJ = ProjCoordinates()
