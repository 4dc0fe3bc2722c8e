# SPDX-License-Identifier: GPL-2.0-or-later
"""`bohsetbacks:checksetbacks`: the check of a site, its results in one GeoPackage."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Optional

from qgis.core import (
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingOutputNumber,
    QgsProcessingOutputString,
    QgsProcessingOutputVectorLayer,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterString,
    QgsProject,
)

from ..engine.errors import Cancelled
from ..engine.review import Review, review
from ..qgis_bridge.coordinates import QgisCoordinates
from ..qgis_bridge.feedback import progress_of
from ..qgis_bridge.results import load_when_done
from ..qgis_bridge.site_layers import read_site
from ..report.tables import RESULT_LAYERS
from ..report.terminal import review_lines, summary_line
from .result_files import OUTPUT, ResultFilesAlgorithm
from .site_algorithm import told_to_the_user, words_of

LOT, ALL, LOAD = "LOT", "ALL", "LOAD"
#: Name of the output for each result layer.
OUTPUT_OF = {"findings": "FINDINGS", "findings_without_place": "FINDINGS_WITHOUT_PLACE", "flagged": "FLAGGED",
             "setback_zones": "ZONES", "lots": "LOTS", "rules": "RULES_TABLE", "inputs": "INPUTS"}
_LOG_LINES = 400


class CheckSetbacks(ResultFilesAlgorithm):
    """Reads the layers through QGIS, checks them, and writes the results whole or not at all."""

    def name(self) -> str:
        """Stable id, used in scripts."""
        return "checksetbacks"

    def displayName(self) -> str:  # noqa: N802 - Qt's name
        """Name in the toolbox."""
        return self.tr("Check setbacks")

    def shortHelpString(self) -> str:  # noqa: N802 - Qt's name
        """Help beside the dialog."""
        return self.tr(
            "Measures septic components, stables, corrals, pastures and poultry structures against everything that they must "
            "keep away from, by the rules of a town and the state, and writes every finding with its citation, the feet "
            "required and provided, and the line that proves it.\n\n"
            "Give a saved site file, or layers and what each of them is. Layers that are in the project are taken as they "
            "stand, unsaved edits and joined fields included; an active filter is said, because it hides features.\n\n"
            "What was not measured is listed and never counts as clear. This is a screening, not an approval.")

    def initAlgorithm(self, configuration: Optional[dict[str, Any]] = None) -> None:  # noqa: N802 - Qt's name
        """Declare parameters and outputs."""
        self.add_site_parameters()
        self.addParameter(QgsProcessingParameterString(
            LOT, self.tr("Only what concerns these lots (ids, separated by commas)"), None, False, True))
        every = QgsProcessingParameterBoolean(ALL, self.tr("Also what meets a rule, and what none applies to"), False)
        self.addParameter(every)
        load = QgsProcessingParameterBoolean(LOAD, self.tr("Add the result layers to the project"), True)
        load.setFlags(load.flags() | QgsProcessingParameterDefinition.Flag.FlagAdvanced)
        self.addParameter(load)
        home = QgsProject.instance().homePath()
        beside_project = str(Path(home) / "setbacks.gpkg") if home else None
        self.add_result_files(self.tr("Results"), self.tr("Results as JSON"), self.tr("Findings as CSV"), beside_project)
        for layer, output in OUTPUT_OF.items():
            self.addOutput(QgsProcessingOutputVectorLayer(output, layer.replace("_", " ")))
        self.addOutput(QgsProcessingOutputNumber("FLAGGED_PAIRS", self.tr("Pairs flagged by a binding rule")))
        self.addOutput(QgsProcessingOutputNumber("EXIT_CODE", self.tr("0 clear and checked, 1 flagged, 3 something is open")))
        self.addOutput(QgsProcessingOutputString("SUMMARY", self.tr("Summary")))

    @told_to_the_user
    def processAlgorithm(self, parameters: dict[str, Any], context: QgsProcessingContext,  # noqa: N802 - Qt's name
                         feedback: QgsProcessingFeedback) -> dict[str, Any]:
        """Read, check, write."""
        prepared, catalogue = self.prepared.get()
        lots = words_of(self.parameterAsString(parameters, LOT, context))
        try:
            site = read_site(prepared, QgisCoordinates(context.transformContext()), progress_of(feedback, 0, 45))
            result = review(site, catalogue, lots=lots, want_all=self.parameterAsBoolean(parameters, ALL, context),
                            progress=progress_of(feedback, 45, 85))
        except Cancelled:
            return {}
        feedback.setProgressText("Writing the results")
        written = self.write_result_files(result, prepared, parameters, context)
        feedback.setProgress(100)
        self._tell(result, feedback)
        if self.parameterAsBoolean(parameters, LOAD, context):
            load_when_done(context, Path(str(written[OUTPUT])), result.site.name)
        layers = {OUTPUT_OF[layer]: f"{written[OUTPUT]}|layername={layer}" for layer in RESULT_LAYERS}
        return {**layers, **written, "SUMMARY": summary_line(result),
                "FLAGGED_PAIRS": result.counts()["flagged_pairs"], "EXIT_CODE": result.exit_code()}

    def _tell(self, result: Review, feedback: QgsProcessingFeedback) -> None:
        """The table of the command line, in the log."""
        for number, line in enumerate(review_lines(result)):
            if number == _LOG_LINES:
                feedback.pushInfo("... the rest is in the result layers")
                break
            feedback.pushInfo(line)
        summary = summary_line(result)
        if result.exit_code() == 0:
            feedback.pushInfo(summary)
        else:
            feedback.pushWarning(summary)
