# SPDX-License-Identifier: GPL-2.0-or-later
"""The one place where feet meet metres, and where a distance is rounded.

Rules are in feet. The foot is the US survey foot, 1200/3937 m, which is the foot of Massachusetts plans; within 1,000 ft it
differs from the international foot by 0.002 ft.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

FEET_PER_METRE = 3937.0 / 1200.0

# A distance between coordinates of a million metres carries about 1e-9 ft of floating-point noise. Without this allowance
# a true 99.995 could round either way; with it, ties go up, as DESIGN principle 3 says.
_HALF_UP_ALLOWANCE = 1e-6

HundredthsArray = npt.NDArray[np.int64]
FloatArray = npt.NDArray[np.float64]


def to_hundredths(feet: npt.ArrayLike) -> HundredthsArray:
    """Round feet half up to 0.01 ft and return whole hundredths.

    Comparing whole hundredths makes the printed figure and the verdict agree always.

    Parameters
    ----------
    feet : array_like
        Distances in feet, any shape, negative allowed; must be finite.

    Returns
    -------
    ndarray of int64
        Hundredths of a foot, of the same shape.
    """
    values = np.asarray(feet, dtype=np.float64)
    hundredths: HundredthsArray = np.floor(values * 100.0 + 0.5 + _HALF_UP_ALLOWANCE).astype(np.int64)
    return hundredths


def round_feet(feet: npt.ArrayLike) -> FloatArray:
    """Round feet half up to 0.01 ft; an array of float64 of the same shape."""
    return np.asarray(to_hundredths(feet) / 100.0, dtype=np.float64)


def metres_to_feet(metres: float) -> float:
    """US survey feet of a length in metres."""
    return metres * FEET_PER_METRE


def feet_to_metres(feet: float) -> float:
    """Metres of a length in US survey feet."""
    return feet / FEET_PER_METRE
