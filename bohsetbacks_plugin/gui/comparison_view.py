# SPDX-License-Identifier: GPL-2.0-or-later
"""What changed since an earlier check: choose its results file, read new and worse first, go to a finding."""

from __future__ import annotations

from pathlib import Path
from typing import Optional

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QModelIndex, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from ..engine.comparison import Comparison
from .comparison_model import ComparisonModel, change_words
from .comparison_task import ComparisonTask, Facts, Records
from .messages import TITLE, messages, tell, told
from .translation import tr

#: Notes about the two checks that are shown; the tool tip has all of them.
SHOWN_NOTES = 3

#: Widths of the columns, in signs.
_WIDTHS = (16, 11, 12, 14, 15, 11)

_OPENED_AT_FIRST = ("new", "worse", "newly_not_checked")


class ComparisonView(QWidget):
    """Compares the findings at hand with an earlier results file."""

    #: A change was double-clicked: the key of its pair, as `report.review_marks.key_of` gives it.
    finding_asked = pyqtSignal(tuple)
    #: A comparison was shown, or it failed.
    compared = pyqtSignal(bool)

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._records: Optional[Records] = None
        self._facts: Optional[Facts] = None
        self._path: Optional[Path] = None
        self._folder = ""
        self._task: Optional[ComparisonTask] = None
        self.comparison: Optional[Comparison] = None
        self._make_widgets()
        self._lay_out()
        self.choose_button.clicked.connect(self._on_choose)
        self.again_button.clicked.connect(self._on_again)
        self.tree.activated.connect(self._on_activated)
        self.tree.selectionModel().currentChanged.connect(self._on_current)
        self._show_state()

    def set_current(self, records: Optional[Records], facts: Optional[Facts] = None) -> None:
        """Give the findings at hand; called anew whenever they change.

        `records` gives those that are flagged, left to a person or not checked; `facts` what the check looked at, without
        which a finding that is gone cannot be called cured. Both are called in another thread. None: there was no check.
        """
        self._records, self._facts = records, facts
        self._show_state()
        if self.comparison is not None:
            self.summary.setText(tr("The findings changed since this comparison. Compare again to see where they stand."))

    def set_folder(self, folder: str) -> None:
        """Where the file chooser starts."""
        self._folder = folder

    def compare_with(self, path: Path) -> None:
        """Compare with an earlier results file."""
        self._path = path
        self.path_line.setText(path.name)
        self.path_line.setToolTip(str(path))
        self._start()

    def close_down(self) -> None:
        """Stop what runs; called before the widget is removed."""
        if self._task is not None:
            self._task.forget()
            self._task = None
        self._records = self._facts = None

    def _make_widgets(self) -> None:
        self.path_line = QLineEdit(self)
        self.path_line.setReadOnly(True)
        self.path_line.setPlaceholderText(tr("Earlier results: none chosen"))
        self.path_line.setAccessibleName(tr("Earlier results"))
        self.choose_button = QPushButton(tr("C&hoose..."), self)
        self.choose_button.setToolTip(tr("Choose the results file of an earlier check of the same site."))
        self.again_button = QPushButton(tr("A&gain"), self)
        self.again_button.setToolTip(tr("Compare again, with the findings as they are now."))
        self.summary, self.notes, self.detail = (QLabel(self) for _ in range(3))
        for label in (self.summary, self.notes, self.detail):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)   # ids and notes come from files
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.detail.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.detail.setAccessibleName(tr("The chosen change in words"))
        self.model = ComparisonModel(self)
        self.tree = QTreeView(self)
        self.tree.setModel(self.model)
        self.tree.setUniformRowHeights(True)
        self.tree.setAlternatingRowColors(True)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)   # the end of a rule's id tells it from its neighbours
        self.tree.setIndentation(self.fontMetrics().height() * 3 // 4)
        self.tree.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setExpandsOnDoubleClick(True)
        self.tree.setAccessibleName(tr("What changed since the earlier check"))
        sign = self.fontMetrics().averageCharWidth()
        for column, signs in enumerate(_WIDTHS):
            self.tree.setColumnWidth(column, signs * sign)
        self.tree.header().setStretchLastSection(True)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        for widget in (self.path_line, self.choose_button, self.again_button):
            top.addWidget(widget)
        whole = QVBoxLayout(self)
        whole.addLayout(top)
        whole.addWidget(self.summary)
        whole.addWidget(self.notes)
        whole.addWidget(self.tree, 1)
        whole.addWidget(self.detail)

    def _show_state(self) -> None:
        """What can be done now."""
        at_hand = self._records is not None
        self.choose_button.setEnabled(at_hand)
        self.again_button.setVisible(self._path is not None)
        self.again_button.setEnabled(at_hand and self._task is None)
        if self.comparison is None and self._task is None:
            self.summary.setText(tr("Choose the results of an earlier check to see what changed.") if at_hand else
                                 tr("Run a check first; then it can be compared with an earlier one."))
        self.notes.setVisible(bool(self.notes.text()))
        self.detail.setVisible(bool(self.detail.text()))

    @told
    def _on_choose(self) -> None:
        start = str(self._path) if self._path is not None else self._folder
        chosen, _ = QFileDialog.getOpenFileName(self, tr("Results of an earlier check"), start,
                                                tr("Results (*.gpkg)"))
        if chosen:
            self.compare_with(Path(chosen))

    @told
    def _on_again(self) -> None:
        self._start()

    def _start(self) -> None:
        if self._records is None or self._path is None:
            return
        if self._task is not None:
            self._task.forget()
        self._show(None)
        self._task = ComparisonTask(self._path, self._records, self._facts, self._on_done)
        self.summary.setText(tr("Comparing..."))
        self._show_state()
        QgsApplication.taskManager().addTask(self._task)

    @told
    def _on_done(self, task: ComparisonTask) -> None:
        if task is not self._task:
            return
        self._task = None
        self._show(task.comparison)
        if task.problem:
            self.summary.setText(task.problem)
            tell(TITLE, task.problem)
        elif task.details:
            self.summary.setText(tr("The comparison failed."))
            messages.tell_unexpected(task.details)
        self.compared.emit(task.comparison is not None)

    def _show(self, comparison: Optional[Comparison]) -> None:
        self.comparison = comparison
        self.model.set_comparison(comparison)
        self.detail.clear()
        notes = comparison.notes if comparison is not None else []
        shown = notes if len(notes) <= SHOWN_NOTES else [
            *notes[:SHOWN_NOTES], tr("{count} more notes").replace("{count}", str(len(notes) - SHOWN_NOTES))]
        self.notes.setText("\n".join(f"• {note}" for note in shown))
        self.notes.setToolTip("\n".join(notes))
        if comparison is not None:
            self.summary.setText(_summary(comparison))
        for row in range(self.model.rowCount()):
            group = self.model.index(row, 0)
            self.tree.setFirstColumnSpanned(row, QModelIndex(), True)
            self.tree.setExpanded(group, self.model.kind_at(row) in _OPENED_AT_FIRST)
        self._show_state()

    @told
    def _on_activated(self, index: QModelIndex) -> None:
        change = self.model.change_at(index)
        if change is not None:
            self.finding_asked.emit(change.key)

    @told
    def _on_current(self, index: QModelIndex) -> None:
        change = self.model.change_at(index)
        self.detail.setText("" if change is None else change_words(change))
        self._show_state()


def _summary(comparison: Comparison) -> str:
    """What a person must know first."""
    counts, flagged = comparison.counts(), comparison.still_flagged()
    worse = counts["new"] + counts["worse"]
    if worse:
        first = tr("{count} new or worse.").replace("{count}", f"{worse:,}")
    elif comparison.exit_code():
        first = tr("Nothing new or worse, but some answers are lacking or cannot be compared.")
    else:
        first = tr("Nothing new and nothing worse.")
    still = tr("{count} pairs are flagged by a binding rule now.").replace("{count}", f"{flagged:,}")
    return f"{first} {still}"
