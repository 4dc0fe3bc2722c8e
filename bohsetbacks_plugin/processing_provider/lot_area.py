# SPDX-License-Identifier: GPL-2.0-or-later
"""`bohsetbacks:lotarea`: the land of each lot, and how many horses it allows."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Optional

from qgis.core import (
    Qgis,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingOutputNumber,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterString,
)
from qgis.PyQt.QtCore import QMetaType

from ..engine.errors import Cancelled
from ..engine.lot_areas import lot_areas
from ..qgis_bridge.coordinates import QgisCoordinates
from ..qgis_bridge.feedback import progress_of
from ..qgis_bridge.site_layers import read_site
from ..report.lot_area_table import FIELDS, area_row, write_lot_areas
from .polygon_sink import PolygonSink
from .site_algorithm import SiteAlgorithm, told_to_the_user, words_of

LOT, CSV, OUTPUT = "LOT", "CSV", "OUTPUT"
_TYPES = {"str": QMetaType.Type.QString, "int": QMetaType.Type.Int, "float": QMetaType.Type.Double}
_LOGGED = 200


class LotArea(SiteAlgorithm):
    """A table, and no verdict."""

    def name(self) -> str:
        """Stable id, used in scripts."""
        return "lotarea"

    def displayName(self) -> str:  # noqa: N802 - Qt's name
        """Name in the toolbox."""
        return self.tr("Lot areas and horses allowed")

    def shortHelpString(self) -> str:  # noqa: N802 - Qt's name
        """Help beside the dialog."""
        return self.tr(
            "Measures the land of lots: whole, less buildings, and less buildings, wetland and water; and says how many horses "
            "it allows by the town's rules. Contiguous lots of one holding (premises in the site file) are one piece of "
            "land.\n\nThe check of a stable uses the same figures. Nothing here is a verdict: the Board of Health decides "
            "what land counts.")

    def initAlgorithm(self, configuration: Optional[dict[str, Any]] = None) -> None:  # noqa: N802 - Qt's name
        """Declare parameters and outputs."""
        self.add_site_parameters()
        self.addParameter(QgsProcessingParameterString(
            LOT, self.tr("Only these lots (ids, separated by commas)"), None, False, True))
        self.addParameter(QgsProcessingParameterFileDestination(
            CSV, self.tr("Areas as CSV"), self.tr("CSV (*.csv)"), None, True, False))
        self.addParameter(QgsProcessingParameterFeatureSink(
            OUTPUT, self.tr("Lots with areas"), Qgis.ProcessingSourceType.VectorPolygon, None, True, True))
        self.addOutput(QgsProcessingOutputNumber("LOTS", self.tr("Pieces of land measured")))

    @told_to_the_user
    def processAlgorithm(self, parameters: dict[str, Any], context: QgsProcessingContext,  # noqa: N802 - Qt's name
                         feedback: QgsProcessingFeedback) -> dict[str, Any]:
        """Read, measure, write."""
        prepared, catalogue = self.prepared.get()
        lots = words_of(self.parameterAsString(parameters, LOT, context))
        try:
            site = read_site(prepared, QgisCoordinates(context.transformContext()), progress_of(feedback, 0, 60))
            areas = lot_areas(site, catalogue, lots, progress=progress_of(feedback, 60, 95))
        except Cancelled:
            return {}
        csv_path = self.parameterAsFileOutput(parameters, CSV, context)
        if csv_path:
            write_lot_areas(areas, Path(csv_path), prepared.files)
        target = None
        if parameters.get(OUTPUT) not in (None, ""):
            sink = PolygonSink(self, parameters, OUTPUT, context, [(name, _TYPES[kind]) for name, kind in FIELDS.items()],
                               prepared.analysis)
            for one in areas:
                sink.add(list(area_row(one).values()), one.shape)
            target = str(sink.target)
        for one in areas[:_LOGGED]:
            row = area_row(one)
            feedback.pushInfo(f"{one.lot_id}: {one.gross:,.0f} sq ft gross, {one.net:,.0f} net of buildings, {one.usable:,.0f} "
                              f"usable; horses allowed {_count(one.allowed)} ({_count(one.allowed_usable)} by usable land)"
                              + (f"; {row['note']}" if row["note"] else ""))
        if len(areas) > _LOGGED:
            feedback.pushInfo("... the rest is in the table")
        return {OUTPUT: target, CSV: csv_path or None, "LOTS": len(areas)}


def _count(number: Optional[int]) -> str:
    return "not told" if number is None else str(number)
