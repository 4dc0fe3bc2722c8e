# SPDX-License-Identifier: GPL-2.0-or-later
"""The panel's check as a task: reads, checks and writes in a worker thread, with progress, and can be cancelled."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from typing import Optional

from qgis.core import QgsTask
from qgis.PyQt.QtCore import pyqtSignal

from ..engine.errors import BohError, Cancelled
from ..engine.live import LiveCheck
from ..engine.review import Progress, Review, review
from ..engine.rules import Catalogue
from ..engine.setbacks_here import PlaceFinder
from ..report.output_files import write_results
from .coordinates import QgisCoordinates
from .geopackage import layer_writer
from .site_layers import PreparedSite, read_site


@dataclass
class CheckedSite:
    """A check that is done, with what the panel needs to go on from it.

    Attributes
    ----------
    output : Path or None
        The results GeoPackage; None where the results are in memory only.
    live : LiveCheck
        Ready to take in edits.
    finder : PlaceFinder or None
        Ready to tell what is near a place; None where no rule asks for a distance.
    seconds : float
        How long it took, reading and writing included.
    """

    prepared: PreparedSite
    catalogue: Catalogue
    result: Review
    live: LiveCheck
    finder: Optional[PlaceFinder] = None
    output: Optional[Path] = None
    seconds: float = 0.0
    lots: tuple[str, ...] = field(default=())


class CheckTask(QgsTask):
    """One check. Everything from the project was taken before it starts; the worker touches no layer and no widget.

    Parameters
    ----------
    prepared : PreparedSite
    coordinates : QgisCoordinates
        With the operations that the project chose.
    catalogue : Catalogue
    lots : tuple of str
        Keep to what concerns these lots; empty for all.
    want_all : bool
    output : Path or None
        Results GeoPackage to write.
    """

    #: The step that it is at.
    step = pyqtSignal(str)
    #: It is over, in the main thread: see `checked`, `mistake` and `details`.
    done = pyqtSignal()

    def __init__(self, prepared: PreparedSite, coordinates: QgisCoordinates, catalogue: Catalogue, *,
                 lots: tuple[str, ...] = (), want_all: bool = False, output: Optional[Path] = None) -> None:
        super().__init__("BOH Setbacks", QgsTask.Flag.CanCancel)
        self.prepared, self.coordinates, self.catalogue = prepared, coordinates, catalogue
        self.lots, self.want_all, self.output = lots, want_all, output
        self.checked: Optional[CheckedSite] = None
        self.mistake, self.details = "", ""

    def run(self) -> bool:
        """Called by QGIS in the worker thread."""
        try:
            self.checked = self._check()
        except Cancelled:
            return False
        except BohError as mistake:
            self.mistake = str(mistake)
            return False
        except Exception:  # noqa: BLE001 - told by the panel in one sentence; an exception here would end QGIS
            self.details = traceback.format_exc()
            return False
        return True

    def finished(self, result: bool) -> None:
        """Called by QGIS in the main thread."""
        self.done.emit()

    def _check(self) -> CheckedSite:
        start = time.monotonic()
        site = read_site(self.prepared, self.coordinates, self._progress(0.0, 45.0))
        result = review(site, self.catalogue, lots=self.lots, want_all=self.want_all, progress=self._progress(45.0, 80.0))
        told = self._progress(80.0, 100.0)
        if self.output is not None:
            _go_on(told, 0.0, "Writing the results")
            write_results(result, write_layer=layer_writer(self.prepared.analysis), output=self.output,
                          inputs=self.prepared.files)
        _go_on(told, 0.8, "Getting ready for edits")
        live = LiveCheck(result, self.catalogue, self.want_all)
        finder = _finder(result, self.catalogue)
        _go_on(told, 1.0, "Done")
        return CheckedSite(self.prepared, self.catalogue, result, live, finder, self.output, time.monotonic() - start,
                           self.lots)

    def _progress(self, first: float, last: float) -> Progress:
        """A callback that moves the task's progress between two percentages; False once it is cancelled."""
        def told(share: float, text: str) -> bool:
            self.setProgress(first + (last - first) * share)
            self.step.emit(text)
            return not self.isCanceled()
        return told


def _finder(result: Review, catalogue: Catalogue) -> Optional[PlaceFinder]:
    if not any(rule.legs and rule.relation != "served_lot" for rule in catalogue.rules):
        return None
    finder = PlaceFinder(result.site, catalogue)
    finder.prepare()
    return finder


def _go_on(told: Progress, share: float, text: str) -> None:
    if not told(share, text):
        raise Cancelled
