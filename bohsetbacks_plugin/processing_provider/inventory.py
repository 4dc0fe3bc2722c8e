# SPDX-License-Identifier: GPL-2.0-or-later
"""`bohsetbacks:inventory`: what lies near stables, leaching areas, lots with poultry, and wetlands; no verdict."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Optional

from qgis.core import (
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
from ..qgis_bridge.coordinates import QgisCoordinates
from ..qgis_bridge.feedback import progress_of
from ..qgis_bridge.geopackage import layer_writer
from ..qgis_bridge.site_layers import read_site
from ..report.inventory import incomplete, inventory_lines, inventory_summary
from ..report.output_files import write_results
from .site_algorithm import SiteAlgorithm, told_to_the_user

LOT, OUTPUT, JSON, CSV = "LOT", "OUTPUT", "JSON", "CSV"


class Inventory(SiteAlgorithm):
    """Lists, and gives no verdict."""

    def name(self) -> str:
        """Stable id, used in scripts."""
        return "inventory"

    def displayName(self) -> str:  # noqa: N802 - Qt's name
        """Name in the toolbox."""
        return self.tr("Inventory")

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
        self.addParameter(QgsProcessingParameterFileDestination(
            OUTPUT, self.tr("Lists"), self.tr("GeoPackage (*.gpkg)")))
        self.addParameter(QgsProcessingParameterFileDestination(
            JSON, self.tr("Lists as JSON"), self.tr("JSON (*.json)"), None, True, False))
        self.addParameter(QgsProcessingParameterFileDestination(
            CSV, self.tr("Lists as CSV"), self.tr("CSV (*.csv)"), None, True, False))
        self.addOutput(QgsProcessingOutputVectorLayer("LINES", self.tr("Lines to what is listed")))
        self.addOutput(QgsProcessingOutputNumber("LISTED", self.tr("Entries")))
        self.addOutput(QgsProcessingOutputString("SUMMARY", self.tr("Summary")))

    @told_to_the_user
    def processAlgorithm(self, parameters: dict[str, Any], context: QgsProcessingContext,  # noqa: N802 - Qt's name
                         feedback: QgsProcessingFeedback) -> dict[str, Any]:
        """Read, list, write."""
        prepared, catalogue = self.prepared.get()
        output = Path(self.parameterAsFileOutput(parameters, OUTPUT, context))
        json_path, csv_path = (self.parameterAsFileOutput(parameters, name, context) for name in (JSON, CSV))
        lots = [name.strip() for name in self.parameterAsString(parameters, LOT, context).split(",") if name.strip()]
        try:
            site = read_site(prepared, QgisCoordinates(context.transformContext()), progress_of(feedback, 0, 70))
        except Cancelled:
            return {}
        result = take_inventory(site, catalogue, lots=lots)
        write_results(result, write_layer=layer_writer(prepared.analysis), output=output,
                      json_path=Path(json_path) if json_path else None, csv_path=Path(csv_path) if csv_path else None,
                      inputs=prepared.files)
        for line in inventory_lines(result):
            feedback.pushInfo(line)
        summary = inventory_summary(result)
        (feedback.pushWarning if incomplete(result) else feedback.pushInfo)(summary)
        return {OUTPUT: str(output), JSON: json_path or None, CSV: csv_path or None, "LINES": f"{output}|layername=findings",
                "LISTED": len(result.findings), "SUMMARY": summary}
