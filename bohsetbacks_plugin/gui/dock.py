# SPDX-License-Identifier: GPL-2.0-or-later
"""The panel: its tabs, and how they hear of each other. What each tab does is in its own file."""

from __future__ import annotations

from typing import Any, Optional

from qgis.core import QgsProject
from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QAction, QKeySequence
from qgis.PyQt.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from ..engine.findings import records
from ..engine.pair_key import key_of
from ..engine.run_facts import run_facts
from ..qgis_bridge.project_site import ProjectSite
from .check_tab import CheckRequest, CheckTab
from .comparison_view import ComparisonView
from .help import RESULTS, HelpButton
from .layers_tab import LayersTab
from .live_bar import LiveBar
from .map_tools import MapTools
from .messages import TITLE, tell, told
from .not_checked_tab import NotCheckedTab
from .report_menu import ReportMenu
from .results_tab import ResultsTab
from .rules_tab import RulesTab
from .session import CheckSession
from .settings import settings
from .translation import tr

OBJECT_NAME = "BohSetbacksDock"

#: Where an edit needs a whole check, and the last one took no longer than this, it is run at once.
QUICK_CHECK_S = 5.0


class BohSetbacksDock(QgsDockWidget):
    """Layers, rules, check, results; the tools above, the live check below.

    Parameters
    ----------
    iface : QgisInterface
    project : QgsProject, optional
        The one that is open if not given.
    """

    def __init__(self, iface: Any, project: Optional[QgsProject] = None) -> None:
        super().__init__(tr("BOH Setbacks"), iface.mainWindow())
        self.setObjectName(OBJECT_NAME)
        self.iface = iface
        self.project = project if project is not None else QgsProject.instance()
        self.site = ProjectSite(self.project)
        self.session = CheckSession(self.project, self.site)
        canvas = iface.mapCanvas()
        self.layers_tab = LayersTab(self.site, canvas)
        self.rules_tab = RulesTab()
        self.check_tab = CheckTab(self.site, canvas)
        self.results_tab = ResultsTab(canvas)
        self.reports = ReportMenu(self.session, self.results_tab.current_lot)
        self.results_tab.add_button(self.reports)
        self.results_tab.add_button(HelpButton(RESULTS))
        self.not_checked_tab = NotCheckedTab()
        self.comparison = ComparisonView()
        for tab in (self.not_checked_tab, self.comparison):
            tab.layout().addWidget(HelpButton(RESULTS), 0, Qt.AlignmentFlag.AlignRight)
        self.tools = MapTools(iface, self.site, self.session)
        self.live_bar = LiveBar()
        self._last: Optional[CheckRequest] = None
        self._quietly = False
        self._lay_out()
        self._connect()
        self._take_rules_of_project()
        self._units_changed()
        self._findings_changed()

    def _lay_out(self) -> None:
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(True)
        for widget, title in ((self.layers_tab, tr("&Layers")), (self.rules_tab, tr("&Rules")), (self.check_tab, tr("&Check")),
                              (self.results_tab, tr("Re&sults")), (self.not_checked_tab, tr("&Not checked")),
                              (self.comparison, tr("Co&mpare"))):
            self.tabs.addTab(widget, title)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tools.bar)
        column.addWidget(self.tools.panel)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.live_bar)
        self.setWidget(inside)
        for number in range(self.tabs.count()):
            action = QAction(tr("Show tab {number}").format(number=number + 1), self)
            action.setShortcut(QKeySequence(f"Ctrl+Alt+{number + 1}"))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.triggered.connect(lambda _on=False, number=number: self._go(self.tabs.widget(number)))
            self.addAction(action)

    def _connect(self) -> None:
        self.layers_tab.changed.connect(self._site_changed)
        self.rules_tab.rules_changed.connect(self._rules_changed)
        self.check_tab.run_asked.connect(self._run)
        self.check_tab.cancel_asked.connect(self.session.cancel)
        self.check_tab.layers_asked.connect(lambda: self._go(self.layers_tab))
        self.check_tab.results_asked.connect(lambda: self._go(self.results_tab))
        self.results_tab.rule_asked.connect(self._show_rule)
        self.results_tab.not_checked_asked.connect(lambda: self._go(self.not_checked_tab))
        self.results_tab.measure_asked.connect(self.tools.measure)
        self.not_checked_tab.rule_asked.connect(self._show_rule)
        self.not_checked_tab.finding_asked.connect(self._show_finding)
        self.not_checked_tab.count_changed.connect(self._count_not_checked)
        self.comparison.finding_asked.connect(self._show_pair)
        self.tools.layers_made.connect(self._layers_made)
        self.live_bar.check_asked.connect(self._run_again)
        self.session.started.connect(self._started)
        self.session.progressed.connect(self.check_tab.set_progress)
        self.session.finished.connect(self._finished)
        self.session.findings_changed.connect(self._findings_changed)
        self.session.live_told.connect(self.live_bar.tell)
        self.session.edit_needs_check.connect(self._check_quickly)
        settings().changed.connect(self._units_changed)
        self.project.readProject.connect(self._project_read)
        self.project.cleared.connect(self._project_cleared)

    # -- what the user says ------------------------------------------------------------------------------------------

    @told
    def _site_changed(self) -> None:
        self._take_rules_of_project()
        self.check_tab.refresh()

    def _take_rules_of_project(self) -> None:
        """The project's own choice of rules, where it has one, goes before the settings'."""
        stated = self.site.stated
        if stated.ruleset:
            self.rules_tab.set_choice(stated.ruleset, stated.project_type or settings().default_project_type(),
                                      stated.conservation, also_rules=stated.also_rules)
        self._hand_on_rules()

    @told
    def _rules_changed(self) -> None:
        tab, own = self.rules_tab, self.rules_tab.own_file()
        self.site.update(town=tab.town() if own is None else "", rules_file=str(own or ""), project_type=tab.project_type(),
                         conservation=tab.conservation(), also_rules=tab.also_rules())
        self._hand_on_rules()

    def _hand_on_rules(self) -> None:
        catalogue = self.rules_tab.catalogue()
        self.layers_tab.set_catalogue(catalogue)
        self.check_tab.set_catalogue(catalogue)

    @told
    def _layers_made(self) -> None:
        self.layers_tab.refresh()
        self._site_changed()

    # -- the check ---------------------------------------------------------------------------------------------------

    @told
    def _run(self, request: CheckRequest) -> None:
        self._state_rules()
        self._last = request
        self.session.run(self.rules_tab.catalogue(), lots=request.lots, want_all=request.want_all,
                         selected_only=request.selected_only, output=request.output)

    def _state_rules(self) -> None:
        """A check goes by the rules in sight, also where they were never touched."""
        if not self.site.stated.ruleset or not self.site.stated.project_type:
            self._rules_changed()

    @told
    def _run_again(self) -> None:
        """The same check on the project as it is now."""
        if self._last is not None:
            self._run(self._last)
        else:
            self._go(self.check_tab)

    @told
    def _check_quickly(self) -> None:
        """A small place is checked again as a whole at once; of a town the user is told, and decides."""
        checked = self.session.checked
        if checked is not None and checked.seconds <= QUICK_CHECK_S and not self.session.is_running:
            self._quietly = True
            self._run_again()

    def _started(self) -> None:
        self.check_tab.set_running(True)
        self.live_bar.tell("", False)

    @told
    def _finished(self, has_findings: bool) -> None:
        self.check_tab.set_running(False)
        checked = self.session.checked
        if not has_findings or checked is None:
            self._quietly = False
            return
        place = "" if checked.output is not None else tr(" The results are in memory only.")
        self.check_tab.set_summary(f"{self.session.summary()} ({checked.seconds:.1f} s).{place}",
                                   checked.result.exit_code())
        self.results_tab.set_marks(self.session.marks)
        self.live_bar.set_ready(True)
        if self._quietly:
            self._quietly = False
            self.live_bar.tell(tr("Checked again as a whole in {seconds:.1f} s.").format(seconds=checked.seconds), False)
        else:
            self._go(self.results_tab)

    @told
    def _findings_changed(self) -> None:
        parts, checked = self.session.parts(), self.session.checked
        crs = checked.prepared.analysis if checked is not None else self.project.crs()
        self.results_tab.set_findings(parts, crs)
        self.not_checked_tab.set_findings(parts)
        self.tools.findings_changed()
        if checked is None:
            self.comparison.set_current(None)
            self.live_bar.set_ready(False)
        else:
            edited = frozenset(checked.live.edited)
            self.comparison.set_current(lambda: _open_records(parts), lambda: run_facts(checked.result, edited=edited))
            self.comparison.set_folder(str(self.project.homePath()))

    def _count_not_checked(self, count: int) -> None:
        title = tr("&Not checked") + (f" ({count:,})" if count else "")
        self.tabs.setTabText(self.tabs.indexOf(self.not_checked_tab), title)

    @told
    def _show_rule(self, rule_id: str) -> None:
        self._go(self.rules_tab)
        self.rules_tab.show_rule(rule_id)

    @told
    def _show_finding(self, finding: tuple[Any, int]) -> None:
        self.results_tab.on_map.show(*finding)

    @told
    def _show_pair(self, key: tuple[str, ...]) -> None:
        """The finding of a pair that was compared, where it is still there."""
        for part in self.session.parts():
            found = part.review.findings.take(part.rows)
            for number, record in enumerate(records(found, part.review.site, part.review.rules)):
                if key_of(record) == tuple(key):
                    self.results_tab.on_map.show(part, int(part.rows[number]))
                    return
        tell(TITLE, tr("This finding is not among those at hand: it is cured, or its feature is gone."))

    def _go(self, tab: QWidget) -> None:
        self.tabs.setCurrentWidget(tab)
        tab.setFocus()

    # -- the project and the settings --------------------------------------------------------------------------------

    def _units_changed(self) -> None:
        self.results_tab.set_units(settings().units())
        self.live_bar.set_on(settings().live_check())

    @told
    def _project_read(self) -> None:
        self.session.forget()
        self._take_rules_of_project()
        self.check_tab.refresh()

    @told
    def _project_cleared(self) -> None:
        self.session.forget()
        self.check_tab.refresh()

    def close_down(self) -> None:
        """Let go of the project, the map and the settings; called before the panel is removed."""
        self.project.readProject.disconnect(self._project_read)
        self.project.cleared.disconnect(self._project_cleared)
        settings().changed.disconnect(self._units_changed)
        self.tools.close_down()
        self.session.close_down()
        for tab in (self.layers_tab, self.rules_tab, self.check_tab, self.results_tab, self.comparison):
            tab.close_down()


def _open_records(parts: Any) -> Any:
    """Records of what is flagged, left to a person or not checked, one by one."""
    for part in parts:
        found = part.review.findings.take(part.rows)
        yield from records(found.take(found.is_outcome("intrudes", "too_close_to_call", "refer", "not_checked")),
                           part.review.site, part.review.rules)
