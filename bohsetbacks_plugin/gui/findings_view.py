# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of findings on the screen: keyboard, several rows at once, copying, sorting by a column's title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

from qgis.PyQt.QtCore import QItemSelection, QItemSelectionModel, QPoint, Qt, pyqtSignal
from qgis.PyQt.QtGui import QAction, QKeySequence
from qgis.PyQt.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QMenu, QTableView, QWidget

from ..report.finding_order import ORDERS, WORST
from .findings_model import COLUMNS, FindingsModel
from .messages import TITLE, tell, told
from .translation import tr

#: Rows that are copied at most; more is a matter for a file.
MOST_COPIED = 10_000

#: Widest column at first, in letters.
_WIDEST = 24


class FindingsView(QTableView):
    """The table of findings."""

    #: The row with the keyboard's focus changed, or nothing has it (-1).
    row_changed = pyqtSignal(int)
    #: A double click or Enter on a row.
    row_activated = pyqtSignal(int)
    #: Sort by this order, downwards or not.
    order_asked = pyqtSignal(str, bool)

    def __init__(self, model: FindingsModel, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.order, self.descending = WORST, False
        self._fitting = self._by_hand = False
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setAccessibleName(tr("Findings"))
        self.setMinimumHeight(self.fontMetrics().lineSpacing() * 7)
        self._set_headers()
        self._add_actions()
        self.selectionModel().currentRowChanged.connect(self._current_changed)
        self.activated.connect(self._activate)

    def sizeHintForColumn(self, column: int) -> int:  # noqa: N802
        """Wide enough for the rows in sight, within reason: a narrow panel shows what is too near to what."""
        return int(min(super().sizeHintForColumn(column), self.fontMetrics().averageCharWidth() * _WIDEST))

    def fit_columns(self) -> None:
        """Fit the columns to the rows in sight, unless the user has set them by hand."""
        if not self._by_hand:
            self._fitting = True
            self.resizeColumnsToContents()
            self._fitting = False

    def set_order(self, order: str, descending: bool) -> None:
        """Show by which column the rows are sorted."""
        self.order, self.descending = order, descending
        header = self.horizontalHeader()
        header.setSortIndicatorShown(order != WORST)
        if order != WORST:
            header.setSortIndicator(COLUMNS.index(order), Qt.SortOrder.DescendingOrder if descending
                                    else Qt.SortOrder.AscendingOrder)

    def selected_rows(self) -> list[int]:
        """Rows that are selected, from the top."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def current_row(self) -> int:
        """The row with the keyboard's focus, or -1."""
        return int(self.currentIndex().row())

    def select_rows(self, current: int, rows: Sequence[int]) -> None:
        """Select rows, without a word about it to whoever listens to `row_changed`."""
        selection = self.selectionModel()
        was = selection.blockSignals(True)
        chosen = QItemSelection()
        for row in rows:
            chosen.select(self.model().index(row, 0), self.model().index(row, len(COLUMNS) - 1))
        selection.select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        selection.setCurrentIndex(self.model().index(current, 0), QItemSelectionModel.SelectionFlag.NoUpdate)
        selection.blockSignals(was)
        if current >= 0:
            self.scrollTo(self.model().index(current, 0))
        self.viewport().update()

    @told
    def copy(self) -> None:
        """Copy the selected rows with the titles as text with tabs."""
        rows = self.selected_rows()
        if len(rows) > MOST_COPIED:
            tell(TITLE, tr("{count} rows are too many to copy; save them as CSV.").format(count=f"{len(rows):,}"))
            return
        if rows:
            QApplication.clipboard().setText(self.as_text(rows))

    def as_text(self, rows: Sequence[int]) -> str:
        """Rows with the titles, cells parted by tabs."""
        model = self.model()
        titles = [str(model.headerData(number, Qt.Orientation.Horizontal)) for number in range(len(COLUMNS))]
        lines = [titles] + [[model.text(row, name) for name in COLUMNS] for row in rows]
        return "\n".join("\t".join(" ".join(cell.split()) for cell in line) for line in lines) + "\n"

    def keyPressEvent(self, event: Any) -> None:  # noqa: N802
        """Ctrl+C copies rows, Enter shows one."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current_row() >= 0:
            self.row_activated.emit(self.current_row())
            event.accept()
        else:
            super().keyPressEvent(event)

    def add_to_menu(self, action: QAction) -> None:
        """Offer something more for the rows."""
        self._menu.append(action)

    def _set_headers(self) -> None:
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + self.fontMetrics().descent() * 2)
        columns.setSectionsClickable(True)
        columns.setHighlightSections(False)
        columns.setSectionsMovable(True)
        columns.setStretchLastSection(True)
        # Only the rows in sight decide on the width of a column.
        columns.setResizeContentsPrecision(0)
        columns.sectionClicked.connect(self._title_clicked)
        columns.sectionResized.connect(self._resized)

    def _add_actions(self) -> None:
        copy = QAction(tr("&Copy rows"), self)
        copy.triggered.connect(self.copy)
        worst = QAction(tr("Sort &worst first"), self)
        worst.triggered.connect(self._worst_first)
        self._menu = [copy, worst]
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._show_menu)

    def _worst_first(self) -> None:
        self.order_asked.emit(WORST, False)

    @told
    def _show_menu(self, place: QPoint) -> None:
        menu = QMenu(self)
        menu.addActions(self._menu)
        menu.exec(self.viewport().mapToGlobal(place))
        menu.deleteLater()

    @told
    def _resized(self, section: int) -> None:
        # The last column takes what is left over, by itself.
        self._by_hand |= not self._fitting and section != len(COLUMNS) - 1

    @told
    def _title_clicked(self, section: int) -> None:
        """Upwards, downwards, then worst first again."""
        name = COLUMNS[section]
        if name not in ORDERS:
            return
        if self.order != name:
            self.order_asked.emit(name, False)
        elif not self.descending:
            self.order_asked.emit(name, True)
        else:
            self.order_asked.emit(WORST, False)

    @told
    def _current_changed(self, current: Any, _previous: Any) -> None:
        self.row_changed.emit(current.row() if current.isValid() else -1)

    @told
    def _activate(self, index: Any) -> None:
        self.row_activated.emit(index.row())
