# SPDX-License-Identifier: GPL-2.0-or-later
"""Before a run: what the rules need and no layer gives, the rules that stay unchecked for it, and where to get it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QHeaderView, QLabel, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from ..engine.rules import Catalogue
from ..qgis_bridge.project_needs import ABSENT, NOT_PROVIDED, PROVIDED, NeededRole
from .layers_model import WARNING, sign
from .role_combo import group_title
from .translation import tr

_ROLES = int(Qt.ItemDataRole.UserRole) + 1


class NotProvidedList(QWidget):
    """Needed roles: those that are missing, each with a tick for "there is none here"; those stated absent; those provided."""

    #: Roles, and whether the user states that there is none of them here.
    absence_stated = pyqtSignal(object, bool)

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.summary = QLabel()
        self.summary.setWordWrap(True)
        self.tree = QTreeWidget()
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([tr("Needed (tick: none here)"), tr("Unchecked rules")])
        self.tree.setAccessibleName(tr("What the rules need and no layer gives"))
        self.tree.setWordWrap(True)
        self.tree.setUniformRowHeights(False)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        self.tree.header().setStretchLastSection(True)
        self.tree.itemChanged.connect(self._ticked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.summary)
        column.addWidget(self.tree, 1)
        self._showing = False

    def show_needed(self, needed: Sequence[NeededRole], catalogue: Optional[Catalogue]) -> None:
        """Show what the rules need; the summary counts what is missing."""
        closed = {item.text(0) for item in self._items() if not item.isExpanded()}
        opened = {item.text(0) for item in self._items() if item.isExpanded()}
        missing = [one for one in needed if one.state == NOT_PROVIDED]
        self.summary.setText(_summary(missing, catalogue) if needed else tr(
            "No layer in the check holds anything that the rules speak of yet. Once one does, this list says what they need."))
        self._showing = True
        self.tree.clear()
        titles = {rule.id: rule.summary for rule in catalogue.rules} if catalogue is not None else {}
        for one in missing:
            self._add_missing(one, titles, closed)
        self._add_part(tr("Stated as absent by you"), [one for one in needed if one.state == ABSENT], opened)
        self._add_part(tr("Given by a layer"), [one for one in needed if one.state == PROVIDED], opened)
        self.tree.setColumnWidth(0, max(self.tree.viewport().width() * 3 // 5, self.fontMetrics().averageCharWidth() * 22))
        self._showing = False

    def _items(self) -> list[QTreeWidgetItem]:
        return [self.tree.topLevelItem(row) for row in range(self.tree.topLevelItemCount())]

    def _add_missing(self, one: NeededRole, titles: dict[str, str], closed: set[str]) -> None:
        words = [tr("{count} unchecked").format(count=len(one.unchecked))] if one.unchecked else []
        words += [tr("{count} in part").format(count=len(one.on_part))] if one.on_part else []
        item = self._item(one, False)
        item.setText(1, ", ".join(words))
        item.setIcon(0, sign(WARNING))
        for layer in one.official:
            text = tr("Get: {name}, from {publisher}").format(name=layer.name, publisher=layer.publisher)
            _add_line(item, text, "\n".join(part for part in (layer.where, layer.note) if part))
        for rule in one.unchecked:
            _add_line(item, tr("Unchecked: {rule}. {summary}").format(rule=rule, summary=titles.get(rule, "")))
        for rule in one.on_part:
            _add_line(item, tr("In part: {rule}. {summary}").format(rule=rule, summary=titles.get(rule, "")))
        self.tree.addTopLevelItem(item)
        _span_lines(item)
        item.setExpanded(bool(closed) and item.text(0) not in closed)

    def _add_part(self, title: str, parts: Sequence[NeededRole], opened: set[str]) -> None:
        if not parts:
            return
        heading = QTreeWidgetItem([f"{title} ({len(parts)})"])
        heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
        for one in parts:
            item = self._item(one, one.state == ABSENT) if one.state == ABSENT else QTreeWidgetItem([group_title(one.name)])
            item.setText(1, ", ".join(one.provided_by) or tr("none here, as you state"))
            item.setToolTip(1, "\n".join(one.doubts) or item.text(1))
            if one.doubts:
                item.setIcon(0, sign(WARNING))
            heading.addChild(item)
        self.tree.addTopLevelItem(heading)
        heading.setFirstColumnSpanned(True)
        heading.setExpanded(heading.text(0) in opened)

    def _item(self, one: NeededRole, absent: bool) -> QTreeWidgetItem:
        item = QTreeWidgetItem([group_title(one.name)])
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable)
        item.setCheckState(0, Qt.CheckState.Checked if absent else Qt.CheckState.Unchecked)
        item.setData(0, _ROLES, sorted(one.roles))
        item.setToolTip(0, tr("Tick to state that there is none of this at the place: its rules then count as checked. "
                              "Roles: {roles}").format(roles=", ".join(sorted(one.roles)).replace("_", " ")))
        return item

    def _ticked(self, item: QTreeWidgetItem, column: int) -> None:
        roles: Any = item.data(0, _ROLES)
        if not self._showing and column == 0 and roles:
            self.absence_stated.emit(frozenset(roles), item.checkState(0) == Qt.CheckState.Checked)


def _add_line(item: QTreeWidgetItem, text: str, tip: str = "") -> None:
    line = QTreeWidgetItem([text])
    line.setToolTip(0, f"{text}\n{tip}".strip())
    line.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    item.addChild(line)


def _span_lines(item: QTreeWidgetItem) -> None:
    for row in range(item.childCount()):
        item.child(row).setFirstColumnSpanned(True)


def _summary(missing: Sequence[NeededRole], catalogue: Optional[Catalogue]) -> str:
    if catalogue is None:
        return tr("Choose the rules first; then this list says what they need.")
    if not missing:
        return tr("Every kind of feature that the rules need is given by a layer, or stated as absent.")
    unchecked = {rule for one in missing for rule in one.unchecked}
    on_part = {rule for one in missing for rule in one.on_part} - unchecked
    return tr("Not provided: {kinds} kinds. A run would leave {whole} rules unchecked and {part} checked in part.").format(
        kinds=len(missing), whole=len(unchecked), part=len(on_part))
