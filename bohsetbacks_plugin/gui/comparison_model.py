# SPDX-License-Identifier: GPL-2.0-or-later
"""The changes between two checks as a tree of two levels: kinds with their counts, and under each its changes."""

from __future__ import annotations

from typing import Any, Optional

from qgis.PyQt.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt
from qgis.PyQt.QtGui import QFont

from ..engine.comparison import KINDS, Change, Comparison
from ..engine.comparison_sides import Answer
from ..report.comparison_lines import difference_words, outcome_words
from ..report.rule_words import figure
from .translation import tr

#: Changes that are handed to the view at a time; it asks for more when they are scrolled to.
CHUNK = 500

#: Internal id of a group's row; that of a change is the number of its group.
_GROUP = len(KINDS)

_ATTENTION = ("new", "worse", "newly_not_checked")


def kind_words(kind: str) -> str:
    """Name of a kind of change in the user's language."""
    return {
        "new": tr("New"), "worse": tr("Worse"), "newly_not_checked": tr("No longer checked"),
        "not_comparable": tr("No longer comparable"), "removed": tr("Removed, not cured"), "unchanged": tr("Unchanged"),
        "better": tr("Better, still open"), "cured": tr("Cured"), "newly_checked": tr("Checked now, nothing open"),
    }[kind]


def kind_tip(kind: str) -> str:
    """What a kind of change means."""
    return {
        "new": tr("Flagged, or left to a person, now and not before."),
        "worse": tr("Open in both checks, and closer or judged harder now."),
        "newly_not_checked": tr("Answered before. Now something is lacking, so nobody knows. This is no cure."),
        "not_comparable": tr("Something else than the distance changed, so one answer says nothing about the other."),
        "removed": tr("The component, or what it was too near to, is no longer there. This is no cure."),
        "unchanged": tr("Open in both checks, with the same figures."),
        "better": tr("Open in both checks, and farther away now."),
        "cured": tr("Open before. Both features are still there, the rule was checked, and nothing is open."),
        "newly_checked": tr("Not checked before. Now it is, and nothing is open."),
    }[kind]


class ComparisonModel(QAbstractItemModel):
    """Kinds of change that occur, in the order of `KINDS`, and their changes; texts are made when they are shown."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._groups: list[tuple[str, list[Change]]] = []
        self._handed_out: list[int] = []

    def set_comparison(self, comparison: Optional[Comparison]) -> None:
        """Show another comparison; None: nothing."""
        self.beginResetModel()
        groups: dict[str, list[Change]] = {}
        for change in comparison.changes if comparison is not None else ():
            groups.setdefault(change.kind, []).append(change)
        self._groups = [(kind, groups[kind]) for kind in KINDS if kind in groups]
        self._handed_out = [min(CHUNK, len(changes)) for _, changes in self._groups]
        self.endResetModel()

    def kind_at(self, row: int) -> str:
        """Kind of a group by its row."""
        return self._groups[row][0]

    def change_at(self, index: QModelIndex) -> Optional[Change]:
        """The change in a row; None for a group."""
        if not index.isValid() or index.internalId() == _GROUP:
            return None
        _, changes = self._groups[int(index.internalId())]
        return changes[int(index.row())]

    def index(self, row: int, column: int, parent: Optional[QModelIndex] = None) -> QModelIndex:
        """Index of a group, or of a change in it."""
        if parent is None or not parent.isValid():
            return self.createIndex(row, column, _GROUP) if 0 <= row < len(self._groups) else QModelIndex()
        if parent.internalId() != _GROUP or not 0 <= row < self._handed_out[parent.row()]:
            return QModelIndex()
        return self.createIndex(row, column, parent.row())

    def parent(self, index: QModelIndex) -> QModelIndex:  # type: ignore[override, unused-ignore]
        """The group of a change."""
        if not index.isValid() or index.internalId() == _GROUP:
            return QModelIndex()
        return self.createIndex(index.internalId(), 0, _GROUP)

    def rowCount(self, parent: Optional[QModelIndex] = None) -> int:  # noqa: N802 - Qt's name
        """Groups, or those changes of a group that were handed out so far."""
        if parent is None or not parent.isValid():
            return len(self._groups)
        return self._handed_out[parent.row()] if parent.internalId() == _GROUP and parent.column() == 0 else 0

    def columnCount(self, parent: Optional[QModelIndex] = None) -> int:  # noqa: N802 - Qt's name
        """Always the same."""
        return 6

    def canFetchMore(self, parent: QModelIndex) -> bool:  # noqa: N802 - Qt's name
        """Whether a group has changes that the view has not asked for yet."""
        if not parent.isValid() or parent.internalId() != _GROUP:
            return False
        row = int(parent.row())
        return self._handed_out[row] < len(self._groups[row][1])

    def fetchMore(self, parent: QModelIndex) -> None:  # noqa: N802 - Qt's name
        """Hand out the next changes of a group."""
        if not self.canFetchMore(parent):
            return
        have, every = self._handed_out[parent.row()], len(self._groups[parent.row()][1])
        more = min(have + CHUNK, every)
        self.beginInsertRows(parent, have, more - 1)
        self._handed_out[parent.row()] = more
        self.endInsertRows()

    def headerData(self, section: int, orientation: Qt.Orientation,  # noqa: N802 - Qt's name
                   role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Titles of the columns."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (tr("Rule"), tr("Component"), tr("Measured to"), tr("Before"), tr("After"), tr("Change"))[section]

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, alignment, tool tip and font of a cell."""
        if not index.isValid():
            return None
        change = self.change_at(index)
        if change is None:
            return self._group_data(index, role)
        if role == Qt.ItemDataRole.DisplayRole:
            return _cell(change, index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == 5:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return change_words(change)
        return None

    def _group_data(self, index: QModelIndex, role: int) -> Any:
        kind, changes = self._groups[index.row()]
        if role == Qt.ItemDataRole.DisplayRole and index.column() == 0:
            return f"{kind_words(kind)} ({len(changes):,})"
        if role == Qt.ItemDataRole.ToolTipRole:
            return kind_tip(kind)
        if role == Qt.ItemDataRole.FontRole and kind in _ATTENTION:
            font = QFont()
            font.setBold(True)
            return font
        return None


def change_words(change: Change) -> str:
    """A change in words, with its citation and its reason."""
    shown = change.shown
    parts = [f"{_plain(shown.subject_role)} {shown.key[2]}".strip()]
    if shown.constraint_role or shown.key[4]:
        parts.append(f"{_plain(shown.constraint_role)} {shown.key[4]}".strip())
    apart = difference_words(change)
    lines = [" - ".join(parts) + (f" ({tr('advisory')})" if shown.force == "advisory" else ""),
             f"{outcome_words(change.before)} → {outcome_words(change.after, change.kind)}" + (f", {apart}" if apart else "")]
    if shown.key[0]:
        lines.append(f"{shown.key[0]}, {shown.section}")
    if change.reason:
        lines.append(change.reason)
    return "\n".join(lines)


def _cell(change: Change, column: int) -> str:
    shown = change.shown
    if column == 0:
        return shown.key[0] or tr("no rule loaded")
    if column == 1:
        return shown.key[2]
    if column == 2:
        return shown.key[4] or _plain(shown.constraint_role)
    if column == 3:
        return _figure(change.before)
    if column == 4:
        return _figure(change.after, change.kind)
    return difference_words(change)


def _figure(answer: Optional[Answer], kind: str = "") -> str:
    """The figure of an answer, with its outcome unless it intrudes: of that the list speaks anyway."""
    if answer is None or answer.provided is None:
        return outcome_words(answer, kind)
    if answer.unit == "ft" and answer.measure is not None and answer.measure < 0:
        words = tr("{feet} inside").replace("{feet}", figure(-answer.measure, answer.unit))
    else:
        words = figure(answer.provided, answer.unit)
    return words if answer.outcome == "intrudes" else f"{words}, {_plain(answer.outcome)}"


def _plain(word: str) -> str:
    return word.replace("_", " ")
