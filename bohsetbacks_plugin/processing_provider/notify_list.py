# SPDX-License-Identifier: GPL-2.0-or-later
"""`bohsetbacks:notifylist`: whom to notify of a petition; owners are in the CSV and the two PDFs, and nowhere else."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Optional

from qgis.core import (
    Qgis,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingOutputNumber,
    QgsProcessingOutputString,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterNumber,
    QgsProcessingParameterString,
    QgsProcessingParameterVectorLayer,
)
from qgis.PyQt.QtCore import QMetaType

from ..engine.errors import BohError, Cancelled
from ..engine.notification import NotificationList, chosen_rules, notification_list
from ..engine.owners import Owners
from ..qgis_bridge.coordinates import QgisCoordinates
from ..qgis_bridge.feedback import progress_of
from ..qgis_bridge.label_sheet import write_label_sheet
from ..qgis_bridge.notification_pdf import write_notification_pdf
from ..qgis_bridge.owners import OwnersSnapshot, open_owners, owners_snapshot, read_owners
from ..qgis_bridge.site_layers import PreparedSite, read_site
from ..report.notification import all_cautions, counts_of, notification_lines, summary_line, write_list
from .polygon_sink import PolygonSink
from .site_algorithm import SiteAlgorithm, told_to_the_user, words_of

LOT, RULE_IDS, OWNERS, CSV, OUTPUT = "LOT", "RULE_IDS", "OWNERS", "CSV", "OUTPUT"
LIST, LABELS, USED = "LIST", "LABELS", "USED_LABELS"
_FIELDS = (("rule_id", QMetaType.Type.QString), ("section", QMetaType.Type.QString), ("group", QMetaType.Type.QString),
           ("group_words", QMetaType.Type.QString), ("lot_id", QMetaType.Type.QString),
           ("distance_ft", QMetaType.Type.Double), ("on_legal_list", QMetaType.Type.Bool), ("how", QMetaType.Type.QString),
           ("note", QMetaType.Type.QString))


class NotifyList(SiteAlgorithm):
    """The log and the layer name lots only."""

    def __init__(self) -> None:
        super().__init__()
        self.owners: Optional[OwnersSnapshot] = None

    def name(self) -> str:
        """Stable id, used in scripts."""
        return "notifylist"

    def displayName(self) -> str:  # noqa: N802 - Qt's name
        """Name in the toolbox."""
        return self.tr("Owners to be notified")

    def flags(self) -> Any:
        """QGIS draws layouts, and so the map of the list, in the main thread only."""
        return super().flags() | Qgis.ProcessingAlgorithmFlag.NoThreading

    def shortHelpString(self) -> str:  # noqa: N802 - Qt's name
        """Help beside the dialog."""
        return self.tr(
            "Lists whom the rules of a town want notified of a petition: abutters, owners of land directly opposite on a "
            "street or way, abutters to the abutters within a distance. Lots that the text does not name but that lie within "
            "the distance are listed apart.\n\n"
            "Owners come from the assessors' table that the site file names under 'owners', or from a table of the project "
            "with MassGIS's fields (LOC_ID, OWNER1, OWN_ADDR, ...). They are written to the CSV and the PDFs only, not to the "
            "layer or the log.\n\n"
            "Where the map may end before the list does, the list says so. It is to be certified where the rule asks for it.")

    def initAlgorithm(self, configuration: Optional[dict[str, Any]] = None) -> None:  # noqa: N802 - Qt's name
        """Declare parameters and outputs."""
        self.add_site_parameters()
        self.addParameter(QgsProcessingParameterString(
            LOT, self.tr("The petitioner's lot (several ids, separated by commas, are one property)")))
        self.addParameter(QgsProcessingParameterString(
            RULE_IDS, self.tr("Rules to list by (ids, separated by commas; empty: all of kind notify)"), None, False, True))
        self.addParameter(QgsProcessingParameterVectorLayer(
            OWNERS, self.tr("Assessors' table (empty: that of the site file)"), [Qgis.ProcessingSourceType.Vector], None,
            True))
        self.addParameter(QgsProcessingParameterFileDestination(
            CSV, self.tr("List with owners"), self.tr("CSV (*.csv)"), None, True, False))
        self.addParameter(QgsProcessingParameterFileDestination(
            LIST, self.tr("List to be certified, with a map, as PDF"), self.tr("PDF (*.pdf)"), None, True, False))
        self.addParameter(QgsProcessingParameterFileDestination(
            LABELS, self.tr("Address labels (5160 sheets) as PDF"), self.tr("PDF (*.pdf)"), None, True, False))
        self.addParameter(QgsProcessingParameterNumber(
            USED, self.tr("Labels of the first sheet that are used up"), Qgis.ProcessingNumberParameterType.Integer, 0, True, 0,
            29))
        self.addParameter(QgsProcessingParameterFeatureSink(
            OUTPUT, self.tr("Lots to be notified"), Qgis.ProcessingSourceType.VectorPolygon, None, True, True))
        self.addOutput(QgsProcessingOutputNumber("LISTED", self.tr("Lots on the legal list")))
        self.addOutput(QgsProcessingOutputNumber("CAUTIONS", self.tr("Reasons why somebody may be lacking")))
        self.addOutput(QgsProcessingOutputString("SUMMARY", self.tr("Summary")))

    def prepareAlgorithm(self, parameters: dict[str, Any], context: QgsProcessingContext,  # noqa: N802 - Qt's name
                         feedback: QgsProcessingFeedback) -> bool:
        """Take the state of the layers and of the table, in the main thread."""
        super().prepareAlgorithm(parameters, context, feedback)
        if self.prepared.site is None:
            return True
        try:
            table = self.parameterAsVectorLayer(parameters, OWNERS, context)
            if table is not None:
                self.owners = owners_snapshot(table)
            elif self.prepared.site.owners is not None:
                self.owners = open_owners(self.prepared.site.owners)
        except BohError as mistake:
            self.prepared.mistake = str(mistake)
        return True

    @told_to_the_user
    def processAlgorithm(self, parameters: dict[str, Any], context: QgsProcessingContext,  # noqa: N802 - Qt's name
                         feedback: QgsProcessingFeedback) -> dict[str, Any]:
        """Read, list, write."""
        prepared, catalogue = self.prepared.get()
        lots, rules = (words_of(self.parameterAsString(parameters, name, context)) for name in (LOT, RULE_IDS))
        chosen_rules(catalogue, rules)
        try:
            site = read_site(prepared, QgisCoordinates(context.transformContext()), progress_of(feedback, 0, 80))
            owners = None if self.owners is None else read_owners(self.owners, feedback.isCanceled)
        except Cancelled:
            return {}
        result = notification_list(site, catalogue, lots, rules)
        csv_path = self.parameterAsFileOutput(parameters, CSV, context)
        if csv_path:
            write_list(result, owners, Path(csv_path), prepared.files)
        pdfs = self._write_pdfs(result, owners, prepared, parameters, context, feedback)
        target = self._write_layer(result, prepared, parameters, context)
        feedback.setProgress(100)
        _tell(result, owners, feedback)
        return {OUTPUT: target, CSV: csv_path or None, **pdfs, "LISTED": counts_of(result)["listed"],
                "CAUTIONS": len(all_cautions(result, owners)), "SUMMARY": summary_line(result, owners)}

    def _write_pdfs(self, result: NotificationList, owners: Optional[Owners], prepared: PreparedSite,
                    parameters: dict[str, Any], context: QgsProcessingContext,
                    feedback: QgsProcessingFeedback) -> dict[str, Optional[str]]:
        """The list and the labels, where they are wanted."""
        paths = {name: self.parameterAsFileOutput(parameters, name, context) or None for name in (LIST, LABELS)}
        list_path, labels_path = paths[LIST], paths[LABELS]
        if list_path:
            write_notification_pdf(result, owners, Path(list_path), prepared.files)
        if labels_path:
            printed = write_label_sheet(result, owners, Path(labels_path), prepared.files,
                                        skip=self.parameterAsInt(parameters, USED, context))
            for told in printed.told:
                feedback.pushInfo(f"labels: {told}")
        return paths

    def _write_layer(self, result: NotificationList, prepared: PreparedSite, parameters: dict[str, Any],
                     context: QgsProcessingContext) -> Optional[str]:
        """The lots as areas, one feature per rule and lot; None where no layer is wanted."""
        if parameters.get(OUTPUT) in (None, ""):
            return None
        lots = PolygonSink(self, parameters, OUTPUT, context, _FIELDS, prepared.analysis)
        for row in result.rows:
            if row.feature >= 0:
                lots.add([getattr(row, column) for column, _ in _FIELDS], result.site.features.geometry[row.feature])
        return str(lots.target)


def _tell(result: NotificationList, owners: Optional[Owners], feedback: QgsProcessingFeedback) -> None:
    """The table of the command line in the log, without owners: a log may be kept and passed on."""
    for line in notification_lines(result):
        feedback.pushInfo(line)
    summary = summary_line(result, owners)
    if all_cautions(result, owners):
        for told in all_cautions(result, owners):
            feedback.pushInfo(f"! {told}")
        feedback.pushWarning(summary)
    else:
        feedback.pushInfo(summary)
