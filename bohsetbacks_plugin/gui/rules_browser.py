# SPDX-License-Identifier: GPL-2.0-or-later
"""A reader for rules: search, table, and the chosen rule below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from qgis.PyQt.QtCore import QItemSelectionModel, QModelIndex, Qt
from qgis.PyQt.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSplitter, QTextBrowser, QTreeView, QVBoxLayout, QWidget

from ..engine.rules import Rule
from .messages import told
from .rule_details import rule_page
from .rules_model import RULE, RulesFilter, RulesModel
from .translation import tr

# Widths of the columns in letters: rule, section, required, from, to, verified.
_LETTERS = (17, 14, 11, 18, 18, 8)
_LEAST_LINES = 5


class RulesBrowser(QWidget):
    """Rules to search, sort and read."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._project_type = ""
        self.model, self.filter = RulesModel(self), RulesFilter(self)
        self.filter.setSourceModel(self.model)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._search_row())
        column.addWidget(self._splitter(), 1)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._to_table)
        self.table.selectionModel().currentChanged.connect(self._show_details)

    def set_rules(self, rules: Sequence[Rule], project_type: str) -> None:
        """Show these rules; the one that was being read stays chosen where it is still there."""
        current = self.current_rule()
        self._project_type = project_type
        self.model.set_rules(rules)
        self._show_count()
        row = self.model.row_of(current.id) if current is not None else -1
        index = self.filter.mapFromSource(self.model.index(row, RULE)) if row >= 0 else QModelIndex()
        self._select(index if index.isValid() else self.filter.index(0, RULE))

    def show_rule(self, rule_id: str) -> bool:
        """Choose a rule by its id, whatever the search hides; False where there is no such rule."""
        row = self.model.row_of(rule_id)
        if row < 0:
            return False
        index = self.model.index(row, RULE)
        if not self.filter.mapFromSource(index).isValid():
            self.search.clear()
        self._select(self.filter.mapFromSource(index))
        return True

    def current_rule(self) -> Optional[Rule]:
        """The rule that is being read."""
        index = self.filter.mapToSource(self.table.currentIndex())
        return self.model.rule(index.row()) if index.isValid() else None

    def _search_row(self) -> QHBoxLayout:
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(tr("Words, such as: well 100 stable"))
        self.search.setAccessibleName(tr("Search the rules"))
        label = QLabel(tr("&Search:"))
        label.setBuddy(self.search)
        self.count = QLabel()
        self.count.setToolTip(tr("Rules found, of all in use"))
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.search, 1)
        row.addWidget(self.count)
        return row

    def _splitter(self) -> QSplitter:
        self.table = QTreeView()
        self.table.setModel(self.filter)
        self.table.setRootIsDecorated(False)
        self.table.setUniformRowHeights(True)
        self.table.setAlternatingRowColors(True)
        self.table.setAllColumnsShowFocus(True)
        # The end of a section or of a list of features says as much as its beginning.
        self.table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.table.setAccessibleName(tr("Rules"))
        # As in the files until a heading is clicked.
        self.table.header().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.table.setSortingEnabled(True)
        for place, letters in enumerate(_LETTERS):
            self.table.setColumnWidth(place, self.fontMetrics().averageCharWidth() * letters)
        self.details = QTextBrowser()
        self.details.setOpenLinks(False)
        self.details.setAccessibleName(tr("The chosen rule"))
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.setChildrenCollapsible(False)
        for part in (self.table, self.details):
            part.setMinimumHeight(self.fontMetrics().lineSpacing() * _LEAST_LINES)
            splitter.addWidget(part)
        return splitter

    def _select(self, index: QModelIndex) -> None:
        if index.isValid():
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            self.table.selectionModel().setCurrentIndex(index, flags)
            self.table.scrollTo(index)
        self._show_details()

    @told
    def _show_details(self) -> None:
        rule = self.current_rule()
        self.details.setHtml("" if rule is None else rule_page(rule, self._project_type))

    @told
    def _search(self, text: str) -> None:
        self.filter.search(text)
        self._show_count()
        if not self.table.currentIndex().isValid():
            self._select(self.filter.index(0, RULE))

    def _show_count(self) -> None:
        self.count.setText(tr("{shown} of {all}").format(shown=self.filter.rowCount(), all=self.model.rowCount()))

    @told
    def _to_table(self) -> None:
        self.table.setFocus()
