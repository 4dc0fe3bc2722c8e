# SPDX-License-Identifier: GPL-2.0-or-later
"""What the map tools that measure are given: a place finder made of the last check, and its CRS."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Optional

from qgis.core import Qgis, QgsCoordinateReferenceSystem, QgsCoordinateTransform, QgsPointXY, QgsProject
from qgis.gui import QgsMapCanvas

from ..engine.setbacks_here import PlaceFinder
from ..report.lengths import FEET
from .messages import TITLE, tell
from .translation import tr


@dataclass(frozen=True)
class Surroundings:
    """What is known around the map.

    Attributes
    ----------
    finder : PlaceFinder
        Made once of a check's site and catalogue (`PlaceFinder(review.site, catalogue)`) and kept as long as these stand: its
        indexes are what makes a question cheap. Best made, with `prepare()`, in the task of the check.
    crs : QgsCoordinateReferenceSystem
        The analysis CRS.
    units : str
        In which lengths are shown (report/lengths.py).
    """

    finder: PlaceFinder
    crs: QgsCoordinateReferenceSystem
    units: str = FEET


#: Gives the surroundings as they are now; None before there was a check.
Current = Callable[[], Optional[Surroundings]]


def to_analysis(canvas: QgsMapCanvas, crs: QgsCoordinateReferenceSystem, point: QgsPointXY) -> QgsPointXY:
    """A point of the canvas in the analysis CRS.

    Raises
    ------
    QgsCsException
        Where the point has no place there.
    """
    return QgsCoordinateTransform(canvas.mapSettings().destinationCrs(), crs,
                                  QgsProject.instance().transformContext()).transform(point)


def ask_for_a_check() -> None:
    """Say that there is nothing to measure to yet."""
    tell(TITLE, tr("Run a check first: this tool measures to the layers of the last check."), Qgis.MessageLevel.Info)
