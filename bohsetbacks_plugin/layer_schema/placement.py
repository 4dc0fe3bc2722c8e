# SPDX-License-Identifier: GPL-2.0-or-later
"""How coordinates come into the analysis CRS, whoever computes it (pyproj or QGIS): the rules of DESIGN principle 4."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Optional, Protocol

import numpy as np
import numpy.typing as npt

from ..engine.units import FEET_PER_METRE

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
    crs_name : str
        Horizontal CRS of the layer, as printed.
    feet_per_unit : float or None
        US survey feet per unit of that CRS; None for degrees.
    transform : callable
        From an array (n, 2) of x and y to one in the analysis CRS; not finite where it fails.
    operation : str
        Name of the datum operation, equal for layers with the same datum; ``none`` where there is none.
    accuracy_ft : float or None
        Of the datum operation; None where not known.
    no_verdict : str
        Why no binding verdict can be given; empty if one can.
    """

    crs_name: str
    feet_per_unit: Optional[float]
    transform: Mover
    operation: str
    accuracy_ft: Optional[float]
    no_verdict: str = ""


class Coordinates(Protocol):
    """What the shared code needs of a projection library; a CRS is an object of that library."""

    def parse(self, text: Any, what: str) -> Any:
        """CRS of a text such as EPSG:2249; raises CrsError that begins with `what`."""

    def describe(self, crs: Any) -> str:
        """Name for a report, with the authority code where there is one."""

    def feet_per_unit(self, crs: Any) -> Optional[float]:
        """US survey feet per unit; None for degrees."""

    def degrees_to(self, crs: Any) -> Mover:
        """From longitude and latitude, taken on the datum of the CRS, into it."""

    def placement(self, source: Any, target: Any) -> Placement:
        """The way from one CRS into another by DESIGN principle 4."""


def squeezed(name: str) -> str:
    """A name without case, spaces and signs."""
    return re.sub(r"[^a-z0-9]", "", name.casefold())


def same_ellipsoid(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Equal semi-major axis (m) and inverse flattening, within what two writers of one ellipsoid differ by."""
    return abs(one[0] - other[0]) < 0.001 and abs(one[1] - other[1]) < 1e-6


def nad83_realisation(datum: str, ellipsoid: tuple[float, float]) -> str:
    """``1986``, ``HARN``, ``NSRS2007``, ``2011``, ``CORS96`` or ``FBN``; empty if a datum is not NAD83.

    Parameters
    ----------
    datum : str
        Name of the datum as EPSG or ESRI write it.
    ellipsoid : tuple of float
        Semi-major axis in metres, inverse flattening.
    """
    if not same_ellipsoid(ellipsoid, _GRS80):
        return ""
    name = re.match(r"d?(?:nad(?:19)?83|northamerican(?:datum)?(?:of)?1983)(.*)", squeezed(datum))
    if name is None:
        return ""
    return next((label for pattern, label in _REALISATIONS if re.fullmatch(pattern, name.group(1))), "")


def is_wgs84(datum: str) -> bool:
    """Whether a datum is WGS 84; its realisations count as one."""
    return re.match(r"d?(wgs(19)?84|worldgeodeticsystem(of)?1984)", squeezed(datum)) is not None


def same_datum(one: str, one_ellipsoid: tuple[float, float], other: str, other_ellipsoid: tuple[float, float]) -> bool:
    """Equal datum by name and ellipsoid."""
    if is_wgs84(one) and is_wgs84(other):
        return True
    known = bool(one) and "unknown" not in squeezed(one)
    return known and squeezed(one) == squeezed(other) and same_ellipsoid(one_ellipsoid, other_ellipsoid)


def datum_steps(operation: str) -> str:
    """The datum steps of an operation's name: two layers in different projections of one datum share them."""
    steps = [step.strip() for step in operation.split(" + ")]
    datum = [step for step in steps if re.search(r"\bto\b|ballpark|offset|null|shift", step, re.IGNORECASE)]
    return " + ".join(datum) or operation
