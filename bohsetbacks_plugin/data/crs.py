# SPDX-License-Identifier: GPL-2.0-or-later
"""Where coordinates lie: the CRS in which we measure, and the way into it. Transformed, never assigned.

CRS are compared by their parameters, never by an authority code: a .prj written by other software often has none.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Optional

import numpy as np
import numpy.typing as npt

from ..engine.errors import CrsError
from ..engine.units import FEET_PER_METRE

with warnings.catch_warnings():
    # In a virtual environment pyproj may complain at import about a folder that PROJ itself finds.
    warnings.simplefilter("ignore", UserWarning)
    import pyproj
from pyproj import CRS
from pyproj.exceptions import CRSError as ProjError
from pyproj.exceptions import ProjError as ProjOperationError
from pyproj.transformer import Transformer, TransformerGroup

__all__ = ["CRS", "NAD83_REALISATION_ALLOWANCE_FT", "NO_OPERATION", "WGS84_NULL_ACCURACY_FT", "WGS84_NULL_NAME", "Placement",
           "analysis_crs", "describe", "feet_per_unit", "geographic_to", "horizontal", "parse_crs", "placement"]

FloatArray = npt.NDArray[np.float64]
Mover = Callable[[FloatArray], FloatArray]

#: The realisations of NAD83 (1986, HARN, CORS96, NSRS2007, 2011) count as one datum: data seldom tell reliably which one they
#: are in, and PROJ's answer depends on the grids installed. This is our allowance for it, not a published accuracy.
NAD83_REALISATION_ALLOWANCE_FT = 1.0

#: EPSG:1188 "NAD83 to WGS 84 (1)", the null transformation for North America, is published with an accuracy of 4 m.
WGS84_NULL_ACCURACY_FT = 4.0 * FEET_PER_METRE
WGS84_NULL_NAME = "null transformation between WGS 84 and NAD83 (EPSG:1188)"

NO_OPERATION = "none"

_GRS80 = (6378137.0, 298.257222101)
_MASSACHUSETTS = (-73.51, 41.23, -69.92, 42.89)
_SCALE_TOLERANCE = 0.0015
_STATE_HINT = "state one that does, such as EPSG:26986 (metres) or EPSG:2249 (US survey feet)"

_REALISATIONS = (
    (r"(datum)?(1986)?", "1986"), (r"(datum)?(harn|highaccuracy(reference|regional)network)", "HARN"),
    (r"(nsrs2007|(nationalspatialreferencesystem)2007)", "NSRS2007"), (r"(nsrs)?(nationalspatialreferencesystem)?2011", "2011"),
    (r"(cors96|continuouslyoperatingreferencestation1996)", "CORS96"), (r"(fbn|federalbasenetwork)", "FBN"),
)


@dataclass(frozen=True)
class Placement:
    """How the coordinates of one layer come into the analysis CRS.

    Attributes
    ----------
    crs : pyproj CRS
        Horizontal CRS of the layer.
    transform : callable
        From an array (n, 2) of x and y to one in the analysis CRS; not finite where it fails.
    operation : str
        Name of the datum operation, equal for layers with the same datum; ``none`` where there is none.
    accuracy_ft : float or None
        Of the datum operation; None where not known.
    no_verdict : str
        Why no binding verdict can be given; empty if one can.
    """

    crs: CRS
    transform: Mover
    operation: str
    accuracy_ft: Optional[float]
    no_verdict: str = ""


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
    if "pseudomercator" in _squeezed(method):
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


def geographic_to(crs: CRS) -> Mover:
    """From longitude and latitude, taken on the datum of the CRS, into it."""
    return _from_geographic(horizontal(crs))


def _squeezed(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.casefold())


def _ellipsoid(crs: CRS) -> tuple[float, float]:
    """Semi-major axis in metres and inverse flattening; zeros if the CRS has none."""
    return (0.0, 0.0) if crs.ellipsoid is None else (crs.ellipsoid.semi_major_metre, crs.ellipsoid.inverse_flattening)


def _same_ellipsoid(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) < 0.001 and abs(one[1] - other[1]) < 1e-6


def _nad83_realisation(crs: CRS) -> str:
    """``1986``, ``HARN``, ``NSRS2007``, ``2011``, ``CORS96`` or ``FBN``; empty if the datum is not NAD83."""
    if crs.datum is None or not _same_ellipsoid(_ellipsoid(crs), _GRS80):
        return ""
    name = re.match(r"d?(?:nad(?:19)?83|northamerican(?:datum)?(?:of)?1983)(.*)", _squeezed(crs.datum.name))
    if name is None:
        return ""
    return next((label for pattern, label in _REALISATIONS if re.fullmatch(pattern, name.group(1))), "")


def _is_wgs84(crs: CRS) -> bool:
    name = "" if crs.datum is None else _squeezed(crs.datum.name)
    return re.match(r"d?(wgs(19)?84|worldgeodeticsystem(of)?1984)", name) is not None


def _same_datum(one: CRS, other: CRS) -> bool:
    """Equal datum by name and ellipsoid; for WGS 84 the realisations count as one."""
    if one.datum is None or other.datum is None:
        return False
    if _is_wgs84(one) and _is_wgs84(other):
        return True
    known = "unknown" not in _squeezed(one.datum.name)
    return known and (one.datum == other.datum or (
        _squeezed(one.datum.name) == _squeezed(other.datum.name)
        and _same_ellipsoid(_ellipsoid(one), _ellipsoid(other))))


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
    have, want = _nad83_realisation(source), _nad83_realisation(target)
    if have and want:
        name = NO_OPERATION if have == want else f"NAD83({have}) taken as NAD83({want})"
        return Placement(source, _by_projections(source, target), name,
                         0.0 if have == want else NAD83_REALISATION_ALLOWANCE_FT)
    if _same_datum(source, target):
        return Placement(source, _by_projections(source, target), NO_OPERATION, 0.0)
    if (have and _is_wgs84(target)) or (want and _is_wgs84(source)):
        return Placement(source, _by_projections(source, target), WGS84_NULL_NAME, WGS84_NULL_ACCURACY_FT)
    return _by_proj(source, target)


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
        return Placement(source, _move(best), operation, accuracy * FEET_PER_METRE)
    reason = f"the datum operation from {pair} is '{operation}', of unknown accuracy"
    if group.unavailable_operations:
        lost = group.unavailable_operations[0]
        grids = ", ".join(grid.short_name for grid in lost.grids if not grid.available) or "a grid"
        reason = (f"the datum operation '{_without_conversions(lost.name)}' needs the grid {grids}, which is not installed; "
                  f"'{operation}' was used")
        accuracy = None if not group.best_available and "ballpark" in operation.casefold() else accuracy
    return Placement(source, _move(best), operation, None if accuracy is None else accuracy * FEET_PER_METRE, reason)


def _without_conversions(name: str) -> str:
    """The datum steps of an operation's name: two layers in different projections of one datum share them."""
    steps = [step.strip() for step in name.split(" + ")]
    datum = [step for step in steps if re.search(r"\bto\b|ballpark|offset|null|shift", step, re.IGNORECASE)]
    return " + ".join(datum) or name


def _datum_step(transformer: Transformer) -> str:
    return _without_conversions(transformer.description or "")
