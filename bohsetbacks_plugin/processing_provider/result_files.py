# SPDX-License-Identifier: GPL-2.0-or-later
"""The result files of an algorithm that reads a site: a GeoPackage, and JSON and CSV where they are wanted."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Optional

from qgis.core import QgsProcessingContext, QgsProcessingParameterFileDestination

from ..engine.review import Review
from ..qgis_bridge.geopackage import layer_writer
from ..qgis_bridge.site_layers import PreparedSite
from ..report.output_files import write_results
from .site_algorithm import SiteAlgorithm

OUTPUT, JSON, CSV = "OUTPUT", "JSON", "CSV"


class ResultFilesAlgorithm(SiteAlgorithm):
    """Base of the algorithms whose findings go to files, whole or not at all."""

    def add_result_files(self, geopackage: str, json: str, csv: str, default: Optional[str] = None) -> None:
        """Parameters for the files, by their titles; `default` is the GeoPackage's path."""
        self.addParameter(QgsProcessingParameterFileDestination(OUTPUT, geopackage, self.tr("GeoPackage (*.gpkg)"), default))
        self.addParameter(QgsProcessingParameterFileDestination(JSON, json, self.tr("JSON (*.json)"), None, True, False))
        self.addParameter(QgsProcessingParameterFileDestination(CSV, csv, self.tr("CSV (*.csv)"), None, True, False))

    def write_result_files(self, result: Review, prepared: PreparedSite, parameters: dict[str, Any],
                           context: QgsProcessingContext) -> dict[str, Optional[str]]:
        """Write what is wanted.

        Returns
        -------
        dict of str to str or None
            Path of each file, None where it is not wanted.

        Raises
        ------
        OutputError
            Where a file cannot be written; then none is.
        """
        paths = {name: self.parameterAsFileOutput(parameters, name, context) or None for name in (OUTPUT, JSON, CSV)}
        output, json_path, csv_path = (Path(path) if path else None for path in paths.values())
        write_results(result, write_layer=layer_writer(prepared.analysis), output=output, json_path=json_path,
                      csv_path=csv_path, inputs=prepared.files)
        return paths
