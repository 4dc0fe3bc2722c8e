# SPDX-License-Identifier: GPL-2.0-or-later
"""The panel's check and what follows from it: the task, the result layers, the live check. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Optional

from qgis.core import Qgis, QgsApplication, QgsProject
from qgis.PyQt.QtCore import QObject, QTimer, pyqtSignal

from ..engine.errors import BohError
from ..engine.finding_parts import FindingPart
from ..engine.rules import Catalogue
from ..qgis_bridge.check_task import CheckedSite, CheckTask
from ..qgis_bridge.live_edits import LiveEdits
from ..qgis_bridge.live_layers import LiveLayers
from ..qgis_bridge.project_site import ProjectSite
from ..qgis_bridge.result_group import ResultGroup
from ..report.review_marks import MarkStore
from ..report.terminal import summary_line
from .messages import TITLE, messages, tell, told
from .settings import settings
from .translation import tr


class CheckSession(QObject):
    """One project's check at a time.

    Parameters
    ----------
    project : QgsProject
    site : ProjectSite
        What the user says of the layers.
    """

    #: A check began.
    started = pyqtSignal()
    #: Percent done, and the step.
    progressed = pyqtSignal(float, str)
    #: The check is over; True if there are new findings.
    finished = pyqtSignal(bool)
    #: The findings are others, by a check or by an edit.
    findings_changed = pyqtSignal()
    #: A sentence on the live check, and whether a whole check is needed.
    live_told = pyqtSignal(str, bool)
    #: An edit changed what is known of a whole layer; told once the edit is over.
    edit_needs_check = pyqtSignal()

    def __init__(self, project: QgsProject, site: ProjectSite) -> None:
        super().__init__()
        self.project, self.site = project, site
        self.task: Optional[CheckTask] = None
        self.checked: Optional[CheckedSite] = None
        self.marks = MarkStore(None)
        self.results = ResultGroup(project)
        self._edits: Optional[LiveEdits] = None
        self._layers: Optional[LiveLayers] = None
        self._previous: Optional[tuple[Path, str]] = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._check_edits)
        # Never from within the signal of an edit: a check takes layers out of the project.
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self.edit_needs_check)
        project.layersWillBeRemoved.connect(self._layers_go)

    # -- a whole check -----------------------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether a check is going on."""
        return self.task is not None

    def run(self, catalogue: Catalogue, *, lots: Sequence[str] = (), want_all: bool = False, selected_only: bool = False,
            output: Optional[Path] = None) -> None:
        """Start a check of the project as it stands.

        Raises
        ------
        BohError
            Where it cannot start, with what to do.
        """
        if self.is_running:
            raise BohError(tr("a check is running already; wait for it, or cancel it"))
        prepared = self.site.prepare(self.project, selected_only)
        self._close_live()
        if output is not None:
            group = self.results.group()
            self._previous = (output, group.name()) if group is not None and output.exists() else None
            self.results.detach(output)
        self.task = CheckTask(prepared, self.site.coordinates(), catalogue, lots=tuple(lots), want_all=want_all, output=output)
        self.task.progressChanged.connect(self._progress)
        self.task.step.connect(self._step)
        self.task.done.connect(self._done)
        self.started.emit()
        QgsApplication.taskManager().addTask(self.task)

    def cancel(self) -> None:
        """Stop the check; what was there before stays."""
        if self.task is not None:
            self.task.cancel()

    def _progress(self, percent: float) -> None:
        self.progressed.emit(percent, "")

    def _step(self, text: str) -> None:
        self.progressed.emit(-1.0, text)

    @told
    def _done(self) -> None:
        task, self.task = self.task, None
        if task is None:
            return
        if task.checked is None:
            self._put_back()
            if task.details:
                messages.tell_unexpected(task.details)
            elif task.mistake:
                tell(TITLE, task.mistake, Qgis.MessageLevel.Warning)
            self.finished.emit(False)
            return
        self._take(task.checked)
        self.finished.emit(True)
        self.findings_changed.emit()

    def _take(self, checked: CheckedSite) -> None:
        self.checked, self._previous = checked, None
        self.marks = MarkStore(checked.output)
        if checked.output is not None:
            self.results.attach(checked.output, self._title(checked))
        self._edits = LiveEdits(checked.prepared, self.project, self._edited, self._whole_needed)
        self._layers = LiveLayers(self.project, self.results, checked.prepared.analysis)

    def _title(self, checked: CheckedSite) -> str:
        name = checked.result.site.name
        return tr("Setbacks: {site}").format(site=name) if name else tr("Setbacks")

    def _put_back(self) -> None:
        """After a check that led to nothing: the results that were there are there again."""
        if self._previous is not None and self._previous[0].exists():
            self.results.attach(*self._previous)
        self._previous = None
        if self.checked is not None:
            self._edits = LiveEdits(self.checked.prepared, self.project, self._edited, self._whole_needed)
            self._layers = LiveLayers(self.project, self.results, self.checked.prepared.analysis)

    def summary(self) -> str:
        """The last line of the check, as the command line prints it."""
        return summary_line(self.checked.result) if self.checked is not None else ""

    # -- edits -------------------------------------------------------------------------------------------------------

    def parts(self) -> list[FindingPart]:
        """The findings that stand now; empty before a check."""
        return self.checked.live.parts() if self.checked is not None else []

    def _edited(self) -> None:
        if settings().live_check() and self.checked is not None:
            self._timer.start(settings().live_delay_ms())

    @told
    def _check_edits(self) -> None:
        if self.checked is None or self._edits is None or self.is_running:
            return
        changes, reason = self._edits.take(self.site.coordinates())
        answer = self.checked.live.change(changes) if changes and not reason else None
        reason = reason or (answer.whole_needed if answer is not None else "")
        if reason:
            self._whole_needed(reason)
            return
        self._edits.settle()
        if answer is None:
            return
        if self._layers is not None:
            self._layers.show(self.parts(), whole_is_first=self.checked.output is not None)
        self.findings_changed.emit()
        text = tr("Live check: 1 feature in {milliseconds:.0f} ms") if answer.checked == 1 else tr(
            "Live check: {count} features in {milliseconds:.0f} ms")
        self.live_told.emit(text.format(count=answer.checked, milliseconds=answer.seconds * 1000), False)

    def _whole_needed(self, reason: str) -> None:
        self._tell_stale(reason)
        if settings().live_check():
            self._again.start(0)

    def _tell_stale(self, reason: str) -> None:
        self.live_told.emit(tr("The last edits are not in these findings: {reason}. Check again.").format(reason=reason), True)

    # -- the project changes -----------------------------------------------------------------------------------------

    @told
    def _layers_go(self, layer_ids: Sequence[str]) -> None:
        gone = set(layer_ids)
        if self.task is not None and gone & set(self.task.prepared.layer_ids):
            self.task.cancel()
            tell(TITLE, tr("A layer of the check was removed: the check was stopped."), Qgis.MessageLevel.Warning)
        elif self.checked is not None and gone & set(self.checked.prepared.layer_ids):
            self._tell_stale(tr("a layer that was checked was removed"))

    def forget(self) -> None:
        """The project was closed, or another one was opened."""
        self.cancel()
        self._close_live()
        self.checked, self._previous, self.marks = None, None, MarkStore(None)
        self.findings_changed.emit()

    def _close_live(self) -> None:
        self._timer.stop()
        self._again.stop()
        if self._edits is not None:
            self._edits.close_down()
        if self._layers is not None:
            self._layers.close_down()
        self._edits = self._layers = None

    def close_down(self) -> None:
        """Let everything go."""
        self.project.layersWillBeRemoved.disconnect(self._layers_go)
        if self.task is not None:
            _disconnect(self.task)
            self.task.cancel()
            self.task = None
        self._close_live()
        self.checked = None


def _disconnect(task: Any) -> None:
    for signal in (task.progressChanged, task.step, task.done):
        signal.disconnect()
