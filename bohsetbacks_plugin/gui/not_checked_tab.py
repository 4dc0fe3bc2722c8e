# SPDX-License-Identifier: GPL-2.0-or-later
"""The tab with what was not checked: rules, answers by reason, features without a usable place, cautions of the layers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Optional

import numpy as np
from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtGui import QAction, QFontMetrics, QKeySequence
from qgis.PyQt.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ..engine.finding_parts import FindingPart
from ..report.finding_columns import ColumnStore
from ..report.finding_keys import records_of
from ..report.not_checked import NotCheckedGroups
from .messages import told
from .translation import tr

#: Lines made under one heading; what there is more is told as a number.
MOST_LINES = 200

_MAKE = Qt.ItemDataRole.UserRole
_TARGET = Qt.ItemDataRole.UserRole + 1


class WrappedLines(QStyledItemDelegate):
    """Gives a line of a tree the height that its text takes in the width it has; Qt wraps but reckons with one line."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: Any, index: Any) -> Any:  # noqa: N802
        """Height of the wrapped text."""
        size = super().sizeHint(option, index)
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        font = index.data(Qt.ItemDataRole.FontRole) or self._tree.font()
        room = self._tree.columnWidth(0) - depth * self._tree.indentation() - self._tree.fontMetrics().averageCharWidth()
        metrics = QFontMetrics(font)
        text = metrics.boundingRect(0, 0, max(room, metrics.averageCharWidth() * 8), 100_000,
                                    int(Qt.TextFlag.TextWordWrap), str(index.data()))
        size.setHeight(max(size.height(), text.height() + metrics.descent()))
        return size


class CopiedTree(QTreeWidget):
    """A tree of which all selected lines are copied; Qt copies one."""

    @told
    def copy(self) -> None:
        """Copy the selected lines from the top."""
        items = sorted(self.selectedItems(), key=lambda item: self.visualItemRect(item).y())
        lines = [f"{item.text(0)}\t{item.text(1)}".strip() for item in items]
        QApplication.clipboard().setText("\n".join(lines))

    def keyPressEvent(self, event: Any) -> None:  # noqa: N802
        """Ctrl+C copies."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            event.accept()
        else:
            super().keyPressEvent(event)


class NotCheckedTab(QWidget):
    """What keeps a check from being a clear. Lines are made when a heading is opened."""

    rule_asked = pyqtSignal(str)
    #: A component without an answer, to be seen on the map: (FindingPart, row of its review's findings).
    finding_asked = pyqtSignal(object)
    #: The number for the tab's title.
    count_changed = pyqtSignal(int)

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._columns = ColumnStore()
        self._groups = NotCheckedGroups(())
        self._count = 0
        self.head = QLabel(self)
        self.head.setWordWrap(True)
        self.tree = CopiedTree(self)
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([tr("What, and why"), tr("Count")])
        self.tree.setWordWrap(True)
        self.tree.setItemDelegateForColumn(0, WrappedLines(self.tree))
        self.tree.setUniformRowHeights(False)
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.tree.setAccessibleName(tr("What was not checked"))
        self.tree.setToolTip(tr("Enter or a double click on a rule shows the rule, on a component its place."))
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.sectionResized.connect(self._width_changed)
        copy = QAction(tr("&Copy lines"), self.tree)
        copy.triggered.connect(self.tree.copy)
        self.tree.addAction(copy)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.tree.itemExpanded.connect(self._expanded)
        self.tree.itemActivated.connect(self._activated)
        layout = QVBoxLayout(self)
        layout.addWidget(self.head)
        layout.addWidget(self.tree, 1)
        self._fill()

    def set_findings(self, parts: Sequence[FindingPart]) -> None:
        """Show what these findings leave open; `parts[0]` is the whole check."""
        self._columns.keep(parts)
        self._groups = NotCheckedGroups(parts, self._columns)
        self._fill()

    def count(self) -> int:
        """For the tab's title: rules that left something open, and features not measured; 0 only if all is checked."""
        return self._count

    def _fill(self) -> None:
        opened = self._open_heads()
        self.tree.clear()
        groups = self._groups
        lost = groups.not_measured()
        count = len(groups.open_rules()) + sum(len(ids) for ids in lost.values())
        self.head.setText(self._head_words(count))
        for name, title, number, make in (
                ("rules", tr("Rules that were not checked"), len(groups.statuses(False)), self._rules),
                ("part", tr("Rules checked on part of their layers"), len(groups.statuses(True)), self._on_part),
                ("answers", tr("Answers not checked, by reason"), groups.answers(), self._reasons),
                ("lost", tr("Features not measured"), sum(len(ids) for ids in lost.values()), self._not_measured),
                ("cautions", tr("Cautions of the layers"), len(groups.cautions()), self._cautions)):
            if number:
                head = self._line(self.tree.invisibleRootItem(), title, number, make)
                font = head.font(0)
                font.setBold(True)
                head.setFont(0, font)
                head.setData(1, _TARGET, name)
                # What is closed by hand stays closed.
                head.setExpanded(opened.get(name, True))
        self.tree.setVisible(self.tree.topLevelItemCount() > 0)
        if count != self._count:
            self._count = count
            self.count_changed.emit(count)

    def _open_heads(self) -> dict[str, bool]:
        heads = [self.tree.topLevelItem(row) for row in range(self.tree.topLevelItemCount())]
        return {head.data(1, _TARGET): head.isExpanded() for head in heads}

    def _head_words(self, count: int) -> str:
        if not self._groups.parts:
            return tr("No check has been run yet. Nothing here is a clear.")
        if count:
            return tr("<b>Not a clear.</b> What stands below was not measured, or not wholly. Add the layers that are missing, "
                      "or state what there is none of.")
        if any(layer.repaired for layer in self._groups.parts[0].review.site.layers):
            return tr("Every rule that applies was checked; some features were repaired first.")
        return tr("Every rule that applies was checked, and every feature was measured. This is a screening, not an approval.")

    def _line(self, parent: Any, text: str, number: Optional[int] = None, make: Optional[Callable[[Any], None]] = None,
              target: Any = None) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, [text, "" if number is None else f"{number:,}"])
        item.setToolTip(0, text)
        item.setTextAlignment(1, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop))
        if target is not None:
            item.setData(0, _TARGET, target)
        if make is not None:
            item.setData(0, _MAKE, make)
            item.setChildIndicatorPolicy(QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator)
        return item

    def _lines(self, parent: Any, lines: Sequence[Any], make: Callable[[Any, Any], Any]) -> None:
        """Make the first lines, and say how many more there are."""
        for line in lines[:MOST_LINES]:
            make(parent, line)
        if len(lines) > MOST_LINES:
            self._line(parent, tr("... and {count} more").format(count=f"{len(lines) - MOST_LINES:,}"))

    def _rules(self, parent: Any) -> None:
        self._lines(parent, self._groups.statuses(False), self._status_line)

    def _on_part(self, parent: Any) -> None:
        self._lines(parent, self._groups.statuses(True), self._status_line)

    def _status_line(self, parent: Any, status: tuple[str, str]) -> None:
        self._line(parent, f"{status[0]}: {status[1]}", target=status[0])

    def _reasons(self, parent: Any) -> None:
        def one(into: Any, reason: tuple[str, int]) -> None:
            words = reason[0].replace("_", " ") or tr("no reason given")
            self._line(into, words, reason[1], lambda item: self._rules_of(item, reason[0]))
        self._lines(parent, self._groups.reasons(), one)

    def _rules_of(self, parent: Any, reason: str) -> None:
        def one(into: Any, rule: tuple[str, int]) -> None:
            self._line(into, rule[0] or tr("no rule loaded"), rule[1],
                       lambda item: self._components(item, reason, rule[0], rule[1]), rule[0] or None)
        self._lines(parent, self._groups.rules_of(reason), one)

    def _components(self, parent: Any, reason: str, rule: str, number: int) -> None:
        for part, row in self._groups.places_of(reason, rule, MOST_LINES):
            record = records_of([part], np.array([[0, row]]))[0]
            role = str(record["subject_role"] or "").replace("_", " ")
            lot = tr(", lot {lot}").format(lot=record["lot_id"]) if record["lot_id"] else ""
            self._line(parent, f"{role} {record['subject_id'] or ''}{lot}".strip(), target=(part, row))
        if number > MOST_LINES:
            self._line(parent, tr("... and {count} more; press the counter Not checked in the results to see all").format(
                count=f"{number - MOST_LINES:,}"))

    def _not_measured(self, parent: Any) -> None:
        def one(into: Any, group: tuple[tuple[str, str], list[str]]) -> None:
            (layer, reason), ids = group
            self._line(into, f"{layer}: {reason}", len(ids),
                       lambda item: self._lines(item, ids, self._line))
        self._lines(parent, list(self._groups.not_measured().items()), one)

    def _cautions(self, parent: Any) -> None:
        self._lines(parent, [f"{layer}: {caution}" for layer, caution in self._groups.cautions()], self._line)

    @told
    def _width_changed(self) -> None:
        # Wrapped lines take their height from the width of the column.
        self.tree.scheduleDelayedItemsLayout()

    @told
    def _expanded(self, item: QTreeWidgetItem) -> None:
        make = item.data(0, _MAKE)
        if make is not None and not item.childCount():
            make(item)

    @told
    def _activated(self, item: QTreeWidgetItem) -> None:
        target = item.data(0, _TARGET)
        if isinstance(target, str):
            self.rule_asked.emit(target)
        elif isinstance(target, tuple):
            self.finding_asked.emit(target)

