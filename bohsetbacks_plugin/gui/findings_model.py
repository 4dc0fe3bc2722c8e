# SPDX-License-Identifier: GPL-2.0-or-later
"""The findings as a table; of a town's million only the rows in sight are made into words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Optional

import numpy as np
from qgis.PyQt.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import QApplication

from ..engine.finding_parts import FindingPart
from ..engine.findings import NONE
from ..report.finding_filter import ChosenArray
from ..report.finding_keys import records_of
from ..report.lengths import FEET, FEET_AND_INCHES, format_length
from ..report.rule_words import asks, figure
from .outcome_signs import is_dark, lean_words, outcome_icon, outcome_word
from .translation import tr

Record = dict[str, Any]

#: Columns in their order; also the names by which `finding_filter.select` sorts, but for the mark.
COLUMNS = ("outcome", "subject", "constraint", "required", "provided", "shortfall", "section", "lot", "governs", "mark")
_FIGURES = frozenset({"required", "provided", "shortfall"})
# Records made at one go, and kept at most.
_BLOCK, _KEPT = 64, 4096


class FindingsModel(QAbstractTableModel):
    """A table over the chosen findings of some parts."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._parts: Sequence[FindingPart] = ()
        self._chosen: ChosenArray = np.empty((0, 2), dtype=np.int64)
        self._records: dict[int, Record] = {}
        self._units = FEET
        self._icons: dict[tuple[str, bool], QIcon] = {}
        self._mark_of: Callable[[Record], str] = _no_mark

    def set_parts(self, parts: Sequence[FindingPart], chosen: ChosenArray) -> None:
        """Show other findings; `chosen` is what `finding_filter.select` gives for these parts."""
        self.beginResetModel()
        self._parts, self._chosen, self._records = tuple(parts), chosen, {}
        self.endResetModel()

    def chosen(self) -> ChosenArray:
        """What is shown: part number and row of each finding, shape (n, 2)."""
        return self._chosen

    def set_units(self, units: str) -> None:
        """Show lengths in these units."""
        self._units = units
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        self._all_changed()

    def set_mark_of(self, mark_of: Optional[Callable[[Record], str]]) -> None:
        """Take the word of each finding's review mark from here."""
        self._mark_of = mark_of if mark_of is not None else _no_mark
        self.marks_changed()

    def marks_changed(self) -> None:
        """Show the marks anew."""
        self._all_changed()

    def place(self, row: int) -> tuple[FindingPart, int]:
        """The part that a row's finding is in, and its row there."""
        return self._parts[self._chosen[row, 0]], int(self._chosen[row, 1])

    def record(self, row: int) -> Record:
        """The finding of a row, with the keys of `engine.findings.FIELDS`."""
        if row not in self._records:
            if len(self._records) > _KEPT:
                self._records = {}
            start = row - row % _BLOCK
            made = records_of(self._parts, self._chosen[start:start + _BLOCK])
            self._records.update(zip(range(start, start + len(made)), made))
        return self._records[row]

    def rowCount(self, parent: Optional[QModelIndex] = None) -> int:  # noqa: N802
        """Number of findings shown."""
        return 0 if parent is not None and parent.isValid() else len(self._chosen)

    def columnCount(self, parent: Optional[QModelIndex] = None) -> int:  # noqa: N802
        """Number of columns."""
        return 0 if parent is not None and parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation,  # noqa: N802
                   role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Titles with the unit of lengths; other units stand by their figure."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(COLUMNS[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(COLUMNS[section])
        if role == Qt.ItemDataRole.ToolTipRole:
            return tr("Sort by this column; a third click sorts worst first again.")
        return None

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell shows."""
        if not index.isValid() or not 0 <= index.row() < len(self._chosen):
            return None
        name = COLUMNS[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(name)
        if role == Qt.ItemDataRole.DecorationRole:
            return self._icon(self.record(index.row())["outcome"]) if name == "outcome" else None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.text(index.row(), name)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(index.row(), name)
        return None

    def text(self, row: int, name: str) -> str:
        """The text of one cell, by the name of its column."""
        record = self.record(row)
        if name == "outcome":
            word = outcome_word(record["outcome"], record["force"] == "advisory")
            return f"{word}, {lean_words(record['leans'])}" if record["leans"] else word
        if name == "subject":
            return _named(record["subject_role"], record["subject_id"])
        if name == "constraint":
            return _named(record["constraint_role"], record["constraint_id"]) or self._asked(row)
        if name in _FIGURES:
            return self._figure(record, name)
        if name == "section":
            return ", ".join(part for part in (record["authority"], record["section"]) if part)
        if name == "lot":
            return str(record["lot_id"] or "")
        if name == "governs":
            return tr("Yes") if record["governs"] else ""
        return self._mark_of(record)

    def _icon(self, outcome: str) -> QIcon:
        # A model has no palette of its own; that of the application is that of the theme.
        palette = QApplication.palette()
        key = (outcome, is_dark(palette))
        if key not in self._icons:
            self._icons[key] = outcome_icon(outcome, palette)
        return self._icons[key]

    def _figure(self, record: Record, name: str) -> str:
        value = record[name]
        # A component that meets its rule falls short by nothing: an empty cell says so best.
        if value is None or (name == "shortfall" and not value):
            return ""
        if record["unit"] != "ft":
            return figure(value, record["unit"])
        text = format_length(value, self._units, name == "shortfall")
        return text if self._units == FEET_AND_INCHES else text.rsplit(" ", 1)[0]

    def _asked(self, row: int) -> str:
        """What a rule that measures to nothing asks for."""
        part, number = self.place(row)
        rule = part.review.findings.rule[number]
        return "" if rule == NONE else asks(part.review.rules[rule]).partition(": ")[0]

    def _tip(self, row: int, name: str) -> str:
        record = self.record(row)
        if name == "constraint" and record["constraint_layer"]:
            return tr("{what}, in layer {layer}").format(what=self.text(row, name), layer=record["constraint_layer"])
        if name == "subject":
            return tr("{what}, in layer {layer}").format(what=self.text(row, name), layer=record["subject_layer"])
        if name == "governs":
            return tr("Yes: the strictest binding rule for this pair of features, the town's own on a tie.")
        return self.text(row, name)

    def _title(self, name: str) -> str:
        return {
            "outcome": tr("Outcome"), "subject": tr("Component"), "constraint": tr("Must keep away from"),
            "required": tr("Required, {units}").format(units=self._units),
            "provided": tr("Provided, {units}").format(units=self._units),
            "shortfall": tr("Short by, {units}").format(units=self._units),
            "section": tr("Section"), "lot": tr("Lot"), "governs": tr("Governs"), "mark": tr("Mark"),
        }[name]

    def _all_changed(self) -> None:
        if len(self._chosen):
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._chosen) - 1, len(COLUMNS) - 1))


def _no_mark(_record: Record) -> str:
    return ""


def _alignment(name: str) -> int:
    side = Qt.AlignmentFlag.AlignRight if name in _FIGURES else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)


def _named(role: Optional[str], identifier: Optional[str]) -> str:
    """A feature's role in plain words, with its id."""
    return f"{(role or '').replace('_', ' ').capitalize()} {identifier or ''}".strip()
