# SPDX-License-Identifier: GPL-2.0-or-later
"""Lengths as people read them: feet, feet and inches, or metres. The law's unit is the foot; the others are for reading."""

from __future__ import annotations

import math
from typing import Optional

from ..engine.units import feet_to_metres, to_hundredths

FEET = "ft"
FEET_AND_INCHES = "ft and in"
METRES = "m"

#: The units that can be chosen.
UNITS = (FEET, FEET_AND_INCHES, METRES)

_EIGHTHS_PER_FOOT = 96
_FRACTIONS = ("", " 1/8", " 1/4", " 3/8", " 1/2", " 5/8", " 3/4", " 7/8")

# A metre figure that ends at a whole millimetre must not fall below it by floating-point noise.
_NOISE = 1e-6


def format_length(feet: Optional[float], units: str = FEET, shortfall: bool = False) -> str:
    """A length in the units that the user chose.

    It is first rounded half up to 0.01 ft, as every verdict is, and that figure is then shown: in feet as it is; in feet and
    inches to 1/8 in; in metres to 0.001 m. An eighth of an inch (0.0104 ft) is no finer than the verdict, so those two are
    rounded with care:

    * required and provided distances are rounded *down*, both by the same rule. Equal figures print equal; 99.99 ft never
      prints as ``100 ft 0 in``; and beside a requirement in whole eighths of an inch, as all whole feet are, anything less
      prints as less. Of a negative distance (inside or beyond) more is printed, never less.
    * a shortfall is rounded *up*, so that one of 0.01 ft prints as ``0 ft 0 1/8 in`` and never as nothing.

    Parameters
    ----------
    feet : float, optional
        Length in US survey feet, negative allowed.
    units : str
        One of `UNITS`.
    shortfall : bool
        The length is a shortfall: round up.

    Returns
    -------
    str
        Such as ``99.99 ft``, ``99 ft 11 7/8 in`` or ``30.477 m``; empty for None and for what is not finite.

    Raises
    ------
    ValueError
        For units that are not known.
    """
    if units not in UNITS:
        raise ValueError(f"'{units}' is no unit of length; there are {', '.join(UNITS)}")
    if feet is None or not math.isfinite(feet):
        return ""
    hundredths = int(to_hundredths(feet))
    if units == FEET:
        return f"{hundredths / 100:.2f} ft"
    if units == METRES:
        return f"{_millimetres(hundredths, shortfall) / 1000:.3f} m"
    return _feet_and_inches(_eighths(hundredths, shortfall))


def _millimetres(hundredths: int, up: bool) -> int:
    """Whole millimetres of hundredths of a foot."""
    exact = feet_to_metres(hundredths / 100) * 1000
    return math.ceil(exact - _NOISE) if up else math.floor(exact + _NOISE)


def _eighths(hundredths: int, up: bool) -> int:
    """Whole eighths of an inch of hundredths of a foot."""
    product = hundredths * _EIGHTHS_PER_FOOT
    return -(-product // 100) if up else product // 100


def _feet_and_inches(eighths: int) -> str:
    sign = "-" if eighths < 0 else ""
    whole_feet, rest = divmod(abs(eighths), _EIGHTHS_PER_FOOT)
    inches, fraction = divmod(rest, 8)
    return f"{sign}{whole_feet} ft {inches}{_FRACTIONS[fraction]} in"
