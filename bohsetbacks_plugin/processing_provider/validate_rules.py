# SPDX-License-Identifier: GPL-2.0-or-later
"""`bohsetbacks:validaterules`: reads a ruleset file strictly and lists its rules."""

from __future__ import annotations

from typing import Any, Optional

from qgis.core import (
    Qgis,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingOutputNumber,
    QgsProcessingParameterFile,
)

from ..report.terminal import rule_lines
from ..rule_files import load_ruleset_file
from .site_algorithm import BohAlgorithm, told_to_the_user

FILE = "FILE"


class ValidateRules(BohAlgorithm):
    """A mistake in the file ends the run with its line and the nearest valid word."""

    def name(self) -> str:
        """Stable id, used in scripts."""
        return "validaterules"

    def displayName(self) -> str:  # noqa: N802 - Qt's name
        """Name in the toolbox."""
        return self.tr("Validate rules")

    def shortHelpString(self) -> str:  # noqa: N802 - Qt's name
        """Help beside the dialog."""
        return self.tr("Reads a ruleset file as the check does and lists its rules in the log. An unknown or repeated key, a "
                       "missing citation, an unknown role or an absurd distance is an error that names the line.")

    def initAlgorithm(self, configuration: Optional[dict[str, Any]] = None) -> None:  # noqa: N802 - Qt's name
        """Declare parameters and outputs."""
        self.addParameter(QgsProcessingParameterFile(
            FILE, self.tr("Ruleset file"), Qgis.ProcessingFileParameterBehavior.File, "yaml"))
        self.addOutput(QgsProcessingOutputNumber("RULES", self.tr("Rules of its own")))
        self.addOutput(QgsProcessingOutputNumber("INCLUDED", self.tr("Rules that it includes")))
        self.addOutput(QgsProcessingOutputNumber("UNVERIFIED", self.tr("Rules that are not verified")))

    @told_to_the_user
    def processAlgorithm(self, parameters: dict[str, Any], context: QgsProcessingContext,  # noqa: N802 - Qt's name
                         feedback: QgsProcessingFeedback) -> dict[str, Any]:
        """Read and list."""
        catalogue = load_ruleset_file(self.parameterAsFile(parameters, FILE, context))
        own = [rule for rule in catalogue.rules if rule.ruleset == catalogue.title]
        for line in rule_lines(own):
            feedback.pushInfo(line)
        return {"RULES": len(own), "INCLUDED": len(catalogue.rules) - len(own),
                "UNVERIFIED": sum(not rule.verified for rule in own)}
