# SPDX-License-Identifier: GPL-2.0-or-later
"""The button "Reports" of the results: prints of the check at hand, of one lot or of all, and the lists of the toolbox."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Optional

from qgis.core import Qgis
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QAction
from qgis.PyQt.QtWidgets import QApplication, QFileDialog, QMenu, QProgressDialog, QToolButton, QWidget

from ..engine.errors import BohError
from ..qgis_bridge.as_built_sheet import write_as_built
from ..qgis_bridge.check_task import CheckedSite
from ..qgis_bridge.geopackage import layer_writer
from ..qgis_bridge.lot_report_pdf import export_lot_report
from ..qgis_bridge.report_facts import report_facts
from ..qgis_bridge.town_atlas import export_town_atlas
from ..report.html_report import lot_html, site_html
from ..report.lot_report import LotReports
from ..report.output_files import write_results
from ..report.report_record import ReportFacts
from ..report.xlsx_table import write_xlsx
from .messages import TITLE, tell, told
from .session import CheckSession
from .translation import tr

#: Asks for a file: its name to begin with, and the kinds; empty where the user changed his mind.
ChooseFile = Callable[[QWidget, str, str], str]


class ReportMenu(QToolButton):
    """Prints what was checked; edits since then must be checked as a whole first.

    Parameters
    ----------
    session : CheckSession
    lot : callable
        The lot that the user looks at; empty for all.
    """

    def __init__(self, session: CheckSession, lot: Callable[[], str], choose_file: Optional[ChooseFile] = None,
                 parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.session, self.lot = session, lot
        self._choose_file = choose_file or _ask
        self.setText(tr("Re&ports"))
        self.setToolTip(tr("Print the check: of the lot of the chosen finding, or of all"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        menu = QMenu(self)
        self.actions_by_name: dict[str, QAction] = {}
        for name, text, slot in (
                ("lot_pdf", tr("Report as PDF…"), self.lot_pdf), ("lot_html", tr("Report as HTML…"), self.lot_html),
                ("as_built", tr("As-built sheet of the lot…"), self.as_built), ("", "", None),
                ("atlas", tr("Atlas of all flagged lots…"), self.atlas),
                ("workbook", tr("All findings as workbook…"), self.workbook), ("", "", None),
                ("notifylist", tr("Notification list, labels…"), self._opens("notifylist")),
                ("inventory", tr("Inventory, permit and conservation sheets…"), self._opens("inventory")),
                ("lotarea", tr("Lot areas…"), self._opens("lotarea")),
                ("lotreport", tr("Report with address and applicant…"), self._opens("lotreport"))):
            if slot is None:
                menu.addSeparator()
                continue
            action = QAction(text, menu)
            action.triggered.connect(slot)
            menu.addAction(action)
            self.actions_by_name[name] = action
        menu.aboutToShow.connect(self._name_lot)
        self.setMenu(menu)

    def _name_lot(self) -> None:
        lot = self.lot()
        words = tr("Report of lot {lot} as").format(lot=lot) if lot else tr("Report of the whole site as")
        self.actions_by_name["lot_pdf"].setText(f"{words} PDF…")
        self.actions_by_name["lot_html"].setText(f"{words} HTML…")
        self.actions_by_name["as_built"].setEnabled(bool(lot))

    def _checked(self) -> tuple[CheckedSite, ReportFacts]:
        checked = self.session.checked
        if checked is None:
            raise BohError(tr("there is no check to print; run one first"))
        if checked.live.edited:
            raise BohError(tr("layers were edited since the check, so that a report would not be of what is drawn now; check "
                              "again first"))
        return checked, report_facts(checked.prepared)

    @told
    def lot_pdf(self) -> None:
        """The report as PDF."""
        checked, facts = self._checked()
        lot = self.lot() or None
        path = self._ask_for(_name("report", lot, "pdf"), tr("PDF (*.pdf)"))
        if path is not None:
            with _Busy():
                report = LotReports(checked.result).report(lot, facts)
                pages = export_lot_report(checked.result, report, path, inputs=checked.prepared.files)
            self._written(path, tr("{count} pages").format(count=pages))

    @told
    def lot_html(self) -> None:
        """The report as HTML."""
        checked, facts = self._checked()
        lot = self.lot() or None
        path = self._ask_for(_name("report", lot, "html"), tr("HTML (*.html)"))
        if path is None:
            return
        with _Busy():
            reports = LotReports(checked.result)
            part = checked.result if lot is None else reports.part(lot)

            def page(_result: Any) -> Any:
                return site_html(reports, facts) if lot is None else lot_html(reports, lot, facts)

            write_results(part, write_layer=layer_writer(checked.prepared.analysis), report_path=path, report=page,
                          inputs=checked.prepared.files)
        self._written(path)

    @told
    def as_built(self) -> None:
        """Swing ties of the lot."""
        checked, facts = self._checked()
        lot = self.lot()
        if not lot:
            raise BohError(tr("the as-built sheet is of one lot: choose a finding on it, or a lot in the filters"))
        path = self._ask_for(_name("as_built", lot, "pdf"), tr("PDF (*.pdf)"))
        if path is not None:
            with _Busy():
                facts = LotReports(checked.result).filled_facts(facts, lot)
                write_as_built(checked.result.site, lot, facts, path, checked.prepared.files)
            self._written(path)

    @told
    def atlas(self) -> None:
        """A page for every flagged lot."""
        checked, facts = self._checked()
        path = self._ask_for("atlas.pdf", tr("PDF (*.pdf)"))
        if path is None:
            return
        # Minutes for a town, in the main thread: nothing else may be started meanwhile, and it can be cancelled.
        dialog = QProgressDialog(tr("Drawing the atlas"), tr("Cancel"), 0, 100, self)
        dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
        dialog.setMinimumDuration(500)

        def go_on(share: float, text: str) -> bool:
            dialog.setLabelText(text)
            dialog.setValue(min(99, int(100 * share)))
            QApplication.processEvents()
            return not dialog.wasCanceled()

        try:
            pages = export_town_atlas(checked.result, facts, path, checked.prepared.files, go_on)
        finally:
            dialog.close()
            dialog.deleteLater()
        self._written(path, tr("{count} pages").format(count=pages))

    @told
    def workbook(self) -> None:
        """All findings as a workbook."""
        checked, _facts = self._checked()
        path = self._ask_for("findings.xlsx", tr("Workbook (*.xlsx)"))
        if path is not None:
            with _Busy():
                written, note = write_xlsx(checked.result, path, checked.prepared.files)
            self._written(written, note)

    def _opens(self, name: str) -> Callable[..., None]:
        """Open an algorithm of the toolbox, whose dialog asks for more."""
        def opened(_checked: bool = False) -> None:
            import processing

            processing.execAlgorithmDialog(f"bohsetbacks:{name}", {})

        return told(opened)

    def _ask_for(self, name: str, kinds: str) -> Optional[Path]:
        folder = self.session.site.folder()
        chosen = self._choose_file(self, str((folder or Path.home()) / name), kinds)
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix else path.with_suffix(Path(name).suffix)

    def _written(self, path: Path, more: str = "") -> None:
        text = tr("Written: {file}").format(file=path)
        tell(TITLE, f"{text} ({more})" if more else text, Qgis.MessageLevel.Success)


class _Busy:
    """The pointer says that it takes a moment: layouts are drawn in the main thread."""

    def __enter__(self) -> None:
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)

    def __exit__(self, *_unused: object) -> None:
        QApplication.restoreOverrideCursor()


def _name(kind: str, lot: Optional[str], ending: str) -> str:
    words = "".join(sign if sign.isalnum() or sign in "-_" else "_" for sign in lot or "site")
    return f"{kind}_{words}.{ending}"


def _ask(parent: QWidget, name: str, kinds: str) -> str:
    return str(QFileDialog.getSaveFileName(parent, tr("Write the report to"), name, kinds)[0])
