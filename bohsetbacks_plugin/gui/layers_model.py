# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of the project as a tree: proposed ones, those in the check, the rest; and the words for their states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from qgis.PyQt.QtCore import QModelIndex, QObject, Qt
from qgis.PyQt.QtGui import QIcon, QStandardItem, QStandardItemModel
from qgis.PyQt.QtWidgets import QApplication, QStyle

from ..qgis_bridge.layer_state import BY_FIELD, LEFT_OUT, NOT_STATED, PROPOSED, UNUSABLE, USED, LayerState
from .translation import tr

LAYER, MEANING, FEATURES, ACCURACY, STATE = range(5)

#: Id of the layer of a row; empty for a heading.
ID_ROLE = int(Qt.ItemDataRole.UserRole) + 1

ERROR, WARNING, PLAIN = 2, 1, 0

_PARTS = (PROPOSED, USED, "")


class LayersModel(QStandardItemModel):
    """Rows of `LayerState`; filled anew by `show_states`."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self.setHorizontalHeaderLabels([tr("Layer"), tr("Meaning"), tr("Features"), tr("Accuracy"), tr("State")])

    def show_states(self, states: Sequence[LayerState]) -> None:
        """Show these layers; headings without a layer are left out."""
        self.removeRows(0, self.rowCount())
        titles = {PROPOSED: tr("Proposed, not used yet ({count})"), USED: tr("In the check ({count})"),
                  "": tr("Not in the check ({count})")}
        for part in _PARTS:
            own = [state for state in states if (state.use if state.use in (PROPOSED, USED) else "") == part]
            if not own:
                continue
            heading = QStandardItem(titles[part].format(count=len(own)))
            heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = heading.font()
            font.setBold(True)
            heading.setFont(font)
            for state in own:
                heading.appendRow(_row(state))
            self.appendRow(heading)

    def index_of(self, layer_id: str) -> QModelIndex:
        """The row of a layer; invalid where it is not shown."""
        for heading in range(self.rowCount()):
            parent = self.index(heading, 0)
            for row in range(self.rowCount(parent)):
                if self.index(row, 0, parent).data(ID_ROLE) == layer_id:
                    return self.index(row, 0, parent)
        return QModelIndex()


def _row(state: LayerState) -> list[QStandardItem]:
    severity, words = state_words(state)
    meaning = state.meaning or (tr("left out") if state.use == LEFT_OUT else tr("not said"))
    texts = [state.name, meaning, f"{state.count:,}", accuracy_words(state), words]
    tip, items = state_tip(state), []
    for column, text in enumerate(texts):
        item = QStandardItem(text)
        item.setEditable(False)
        item.setToolTip(tip)
        item.setData(state.layer_id, ID_ROLE)
        if column == FEATURES:
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        items.append(item)
    if severity:
        for column in (LAYER, STATE):
            items[column].setIcon(sign(severity))
        items[LAYER].setAccessibleDescription(words)
    return items


def sign(severity: int) -> QIcon:
    """The theme's own sign for an error or a warning."""
    kind = QStyle.StandardPixmap.SP_MessageBoxCritical if severity == ERROR else QStyle.StandardPixmap.SP_MessageBoxWarning
    return QApplication.style().standardIcon(kind)


def accuracy_words(state: LayerState) -> str:
    """The accuracy of a layer, short."""
    if state.use != USED:
        return ""
    if state.accuracy.source == NOT_STATED:
        return tr("not stated")
    if state.accuracy.source == BY_FIELD:
        return tr("by field")
    return tr("{feet:g} ft").format(feet=state.accuracy.feet) if state.accuracy.feet is not None else tr("by value")


def state_words(state: LayerState) -> tuple[int, str]:
    """What is odd about a layer, in a few words, and how bad it is."""
    found: list[tuple[int, str]] = []
    if state.use == UNUSABLE:
        found.append((ERROR, tr("cannot be read")) if state.errors else (PLAIN, tr("a table")))
    if state.no_crs:
        found.append((ERROR, tr("no CRS")) if state.errors else (PLAIN, tr("CRS stated by you")))
    elif state.errors and state.use == USED:
        found.append((ERROR, state.errors[0]))
    if state.subset:
        found.append((WARNING, tr("filter active")))
    if state.unknown:
        count = state.unknown_features
        found.append((WARNING, tr("unknown types: {count}").format(count=count or len(state.unknown))))
    if state.unsaved:
        found.append((PLAIN, tr("unsaved edits")))
    elif state.editing:
        found.append((PLAIN, tr("being edited")))
    if state.selected:
        found.append((PLAIN, tr("{count} selected").format(count=state.selected)))
    if state.use == USED and state.count == 0:
        found.append((WARNING, tr("empty")))
    if state.use == USED and not found and state.cautions:
        found.append((PLAIN, tr("cautions: {count}").format(count=len(state.cautions))))
    return max((severity for severity, _ in found), default=PLAIN), "; ".join(text for _, text in found)


def state_lines(state: LayerState) -> list[tuple[str, str]]:
    """Everything known of a layer as label and text, in the order of weight."""
    operation = state.operation if state.operation != "none" else tr("none needed")
    if state.operation_accuracy_ft:
        operation = tr("{operation}, good to {feet:.1f} ft").format(operation=operation, feet=state.operation_accuracy_ft)
    filter_text = state.subset or tr("none")
    lines = [(tr("Error"), text) for text in state.errors] + [(tr("Caution"), text) for text in state.cautions]
    lines += [(tr("Who says so"), state.reason)] if state.reason else []
    lines += [(tr("CRS"), state.crs or tr("none")), (tr("Datum operation"), operation)] if state.use != UNUSABLE else []
    lines += [(tr("Filter in QGIS"), filter_text)]
    if state.selected:
        lines.append((tr("Selection"), tr("{count} selected; all are checked, unless you ask for selected ones only").format(
            count=state.selected)))
    return lines


def state_tip(state: LayerState) -> str:
    """The tool tip of a layer's row, as plain text."""
    lines = [f"{name}: {text}" for name, text in state_lines(state)]
    return "\n".join([f"{state.name}: {state.meaning or tr('not said')}", *lines])
