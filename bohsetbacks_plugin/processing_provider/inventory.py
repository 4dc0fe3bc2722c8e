# SPDX-License-Identifier: GPL-2.0-or-later
"""`bohsetbacks:inventory`: what lies near stables, leaching areas, lots with poultry, and wetlands; no verdict."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Optional

from qgis.core import (
    Qgis,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingOutputNumber,
    QgsProcessingOutputString,
    QgsProcessingOutputVectorLayer,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterString,
)

from ..engine.errors import Cancelled
from ..engine.inventory import take_inventory
from ..engine.lot_areas import lot_areas
from ..qgis_bridge.coordinates import QgisCoordinates
from ..qgis_bridge.feedback import progress_of
from ..qgis_bridge.inventory_pdf import write_inventory_pdf
from ..qgis_bridge.report_facts import report_facts
from ..qgis_bridge.site_layers import read_site
from ..report.inventory import incomplete, inventory_lines, inventory_summary
from ..report.sheets import sheets
from .result_files import OUTPUT, ResultFilesAlgorithm
from .site_algorithm import told_to_the_user, words_of

LOT, PDF = "LOT", "PDF"


class Inventory(ResultFilesAlgorithm):
    """Lists, and gives no verdict."""

    def name(self) -> str:
        """Stable id, used in scripts."""
        return "inventory"

    def displayName(self) -> str:  # noqa: N802 - Qt's name
        """Name in the toolbox."""
        return self.tr("Inventory")

    def flags(self) -> Any:
        """QGIS draws layouts, and so the map of the sheets, in the main thread only."""
        return super().flags() | Qgis.ProcessingAlgorithmFlag.NoThreading

    def shortHelpString(self) -> str:  # noqa: N802 - Qt's name
        """Help beside the dialog."""
        return self.tr(
            "Lists what the rules want shown, with distance and bearing: what lies within 100 ft of stables and corrals, the "
            "lots and dwellings that the 25 ft noise line of poultry reaches, lots near a leaching area whose water source is "
            "not known, and what lies in the buffer zone and riverfront area of wetlands and rivers, with the area of each lot "
            "inside.\n\nNothing here is a verdict.")

    def initAlgorithm(self, configuration: Optional[dict[str, Any]] = None) -> None:  # noqa: N802 - Qt's name
        """Declare parameters and outputs."""
        self.add_site_parameters()
        self.addParameter(QgsProcessingParameterString(
            LOT, self.tr("Only what concerns these lots (ids, separated by commas)"), None, False, True))
        self.add_result_files(self.tr("Lists"), self.tr("Lists as JSON"), self.tr("Lists as CSV"))
        self.addParameter(QgsProcessingParameterFileDestination(
            PDF, self.tr("Sheets to print (stable permit, conservation) as PDF"), self.tr("PDF (*.pdf)"), None, True, False))
        self.addOutput(QgsProcessingOutputVectorLayer("LINES", self.tr("Lines to what is listed")))
        self.addOutput(QgsProcessingOutputNumber("LISTED", self.tr("Entries")))
        self.addOutput(QgsProcessingOutputString("SUMMARY", self.tr("Summary")))

    @told_to_the_user
    def processAlgorithm(self, parameters: dict[str, Any], context: QgsProcessingContext,  # noqa: N802 - Qt's name
                         feedback: QgsProcessingFeedback) -> dict[str, Any]:
        """Read, list, write."""
        prepared, catalogue = self.prepared.get()
        lots = words_of(self.parameterAsString(parameters, LOT, context))
        try:
            site = read_site(prepared, QgisCoordinates(context.transformContext()), progress_of(feedback, 0, 70))
        except Cancelled:
            return {}
        result = take_inventory(site, catalogue, lots=lots)
        written = self.write_result_files(result, prepared, parameters, context)
        pdf = self.parameterAsFileOutput(parameters, PDF, context) or None
        if pdf:
            made = sheets(result, catalogue, report_facts(prepared))
            areas = lot_areas(site, catalogue, lots) if lots else []
            write_inventory_pdf(result, made, areas, Path(pdf), prepared.files)
        for line in inventory_lines(result):
            feedback.pushInfo(line)
        summary = inventory_summary(result)
        (feedback.pushWarning if incomplete(result) else feedback.pushInfo)(summary)
        return {**written, PDF: pdf, "LINES": f"{written[OUTPUT]}|layername=findings", "LISTED": len(result.findings),
                "SUMMARY": summary}
