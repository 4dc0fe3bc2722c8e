# SPDX-License-Identifier: GPL-2.0-or-later
"""`bohsetbacks:lotreport`: the report of a lot, or of the site with an atlas, as PDF, HTML, CSV and XLSX."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Optional

from qgis.core import (
    Qgis,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingOutputNumber,
    QgsProcessingOutputString,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterString,
)

from ..engine.errors import BohError, Cancelled
from ..engine.review import Review, review
from ..qgis_bridge.as_built_sheet import write_as_built
from ..qgis_bridge.coordinates import QgisCoordinates
from ..qgis_bridge.feedback import progress_of
from ..qgis_bridge.geopackage import layer_writer
from ..qgis_bridge.lot_report_pdf import PAGE_SIZES, export_lot_report
from ..qgis_bridge.report_facts import report_facts
from ..qgis_bridge.site_layers import PreparedSite, read_site
from ..qgis_bridge.town_atlas import export_town_atlas
from ..report.html_report import lot_html, site_html
from ..report.lot_report import LotReports
from ..report.output_files import write_results
from ..report.report_record import ReportFacts
from ..report.terminal import summary_line
from ..report.xlsx_table import write_xlsx
from .site_algorithm import SiteAlgorithm, told_to_the_user

LOT, ADDRESS, MAP_LOT, APPLICANT, DATE, PAGE = "LOT", "ADDRESS", "MAP_LOT", "APPLICANT", "DATE", "PAGE"
PDF, HTML, CSV, XLSX, ATLAS, AS_BUILT = "PDF", "HTML", "CSV", "XLSX", "ATLAS", "AS_BUILT"
_FILES = (PDF, HTML, CSV, XLSX, ATLAS, AS_BUILT)


class LotReport(SiteAlgorithm):
    """Runs in the main thread, because layouts are drawn there."""

    def name(self) -> str:
        """Stable id, used in scripts."""
        return "lotreport"

    def displayName(self) -> str:  # noqa: N802 - Qt's name
        """Name in the toolbox."""
        return self.tr("Setback report of a lot or of the town")

    def flags(self) -> Any:
        """QGIS draws layouts in the main thread only."""
        return super().flags() | Qgis.ProcessingAlgorithmFlag.NoThreading

    def shortHelpString(self) -> str:  # noqa: N802 - Qt's name
        """Help beside the dialog."""
        return self.tr(
            "Checks a site and prints the report of one lot, or of the whole site where no lot is named: a map at an "
            "engineer's scale, the table of criteria with required, provided and shortfall, what was not checked, data "
            "sources, rules and lines to sign.\n\nThe atlas has a page for every flagged lot, with counts and an index. The "
            "as-built sheet has swing ties from tanks, distribution box and leaching area to corners of the building.\n\n"
            "Choose at least one file. A report is a screening: no survey and no approval.")

    def initAlgorithm(self, configuration: Optional[dict[str, Any]] = None) -> None:  # noqa: N802 - Qt's name
        """Declare parameters and outputs."""
        self.add_site_parameters()
        for name, text in ((LOT, self.tr("Lot (id; empty: the whole site)")), (ADDRESS, self.tr("Address")),
                           (MAP_LOT, self.tr("Map and lot")), (APPLICANT, self.tr("Applicant")),
                           (DATE, self.tr("Date (empty: today)"))):
            self.addParameter(QgsProcessingParameterString(name, text, None, False, True))
        self.addParameter(QgsProcessingParameterEnum(
            PAGE, self.tr("Page of the map"), list(PAGE_SIZES), False, PAGE_SIZES[0], False, True))
        for name, text, kinds in (
                (PDF, self.tr("Report as PDF"), self.tr("PDF (*.pdf)")),
                (HTML, self.tr("Report as HTML"), self.tr("HTML (*.html)")),
                (CSV, self.tr("Findings as CSV"), self.tr("CSV (*.csv)")),
                (XLSX, self.tr("Findings as workbook"), self.tr("XLSX (*.xlsx)")),
                (ATLAS, self.tr("Atlas of all flagged lots as PDF"), self.tr("PDF (*.pdf)")),
                (AS_BUILT, self.tr("As-built sheet of the lot as PDF"), self.tr("PDF (*.pdf)"))):
            self.addParameter(QgsProcessingParameterFileDestination(name, text, kinds, None, True, False))
        self.addOutput(QgsProcessingOutputNumber("PAGES", self.tr("Pages of the report")))
        self.addOutput(QgsProcessingOutputString("SUMMARY", self.tr("Summary")))

    @told_to_the_user
    def processAlgorithm(self, parameters: dict[str, Any], context: QgsProcessingContext,  # noqa: N802 - Qt's name
                         feedback: QgsProcessingFeedback) -> dict[str, Any]:
        """Read, check, print."""
        prepared, catalogue = self.prepared.get()
        paths = {name: Path(text) for name in _FILES if (text := self.parameterAsFileOutput(parameters, name, context))}
        told = {name: (self.parameterAsString(parameters, name, context) or "").strip()
                for name in (LOT, ADDRESS, MAP_LOT, APPLICANT, DATE)}
        if not paths:
            raise BohError("no file to write: choose a PDF, HTML, CSV, XLSX, atlas or as-built sheet")
        if AS_BUILT in paths and not told[LOT]:
            raise BohError("the as-built sheet is of one lot: give its id")
        try:
            site = read_site(prepared, QgisCoordinates(context.transformContext()), progress_of(feedback, 0, 30))
            result = review(site, catalogue, progress=progress_of(feedback, 30, 50))
            facts = report_facts(prepared, told[ADDRESS], told[MAP_LOT], told[APPLICANT], told[DATE])
            page = self.parameterAsEnumString(parameters, PAGE, context) or PAGE_SIZES[0]
            pages, part = _print(result, told[LOT] or None, facts, paths, page, prepared, feedback)
        except Cancelled:
            return {}
        feedback.setProgress(100)
        summary = summary_line(part)
        (feedback.pushInfo if part.exit_code() == 0 else feedback.pushWarning)(summary)
        written = {name: str(paths[name]) if name in paths else None for name in _FILES}
        return {**written, "PAGES": pages, "SUMMARY": summary}


def _print(result: Review, lot_id: Optional[str], facts: ReportFacts, paths: dict[str, Path], page: str, prepared: PreparedSite,
           feedback: QgsProcessingFeedback) -> tuple[int, Review]:
    """Write all files that are wanted; the pages of the report, and the review that it is of."""
    reports = LotReports(result)
    part = result if lot_id is None else reports.part(lot_id)
    pages = 0
    if PDF in paths:
        feedback.setProgressText("Drawing the report")
        pages = export_lot_report(result, reports.report(lot_id, facts), paths[PDF], page, prepared.files, feedback.isCanceled)
    if HTML in paths or CSV in paths:
        def html(of: Review) -> Any:
            return site_html(reports, facts) if lot_id is None else lot_html(reports, lot_id, facts)

        write_results(part, write_layer=layer_writer(prepared.analysis), csv_path=paths.get(CSV), report_path=paths.get(HTML),
                      report=html, inputs=prepared.files)
    if XLSX in paths:
        paths[XLSX], note = write_xlsx(part, paths[XLSX], prepared.files)
        if note:
            feedback.pushWarning(note)
    if AS_BUILT in paths and lot_id is not None:
        write_as_built(result.site, lot_id, reports.filled_facts(facts, lot_id), paths[AS_BUILT], prepared.files)
    if ATLAS in paths:
        export_town_atlas(result, facts, paths[ATLAS], prepared.files, progress_of(feedback, 60, 100))
    return pages, part
