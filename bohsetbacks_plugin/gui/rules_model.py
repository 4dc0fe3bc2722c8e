# SPDX-License-Identifier: GPL-2.0-or-later
"""The rules as a table that sorts and is searched: a model over the catalogue's rules, and its filter."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Optional

from qgis.PyQt.QtCore import QAbstractTableModel, QModelIndex, QObject, QSortFilterProxyModel, Qt

from ..engine.rules import Rule
from ..report.rule_words import asks
from .translation import tr

RULE, SECTION, REQUIRED, SUBJECTS, CONSTRAINTS, VERIFIED = range(6)
COLUMNS = 6

#: What a column sorts by.
SORT_ROLE = Qt.ItemDataRole.UserRole

_MOST_WORDS = 60  # of a table of many ranges, the beginning says what it is about


class RulesModel(QAbstractTableModel):
    """One row for each rule, in the order of the catalogue."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._rules: tuple[Rule, ...] = ()
        self._texts: list[str] = []

    def set_rules(self, rules: Sequence[Rule]) -> None:
        """Show these rules."""
        self.beginResetModel()
        self._rules = tuple(rules)
        self._texts = [_text(rule) for rule in rules]
        self.endResetModel()

    def rule(self, row: int) -> Rule:
        """The rule of a row."""
        return self._rules[row]

    def row_of(self, rule_id: str) -> int:
        """Row of a rule by its id; -1 where there is none."""
        return next((row for row, rule in enumerate(self._rules) if rule.id == rule_id), -1)

    def text(self, row: int) -> str:
        """All that the search looks at in a row, in lower case."""
        return self._texts[row]

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: N802, B008 - Qt's
        """One for each rule."""
        return 0 if parent.isValid() else len(self._rules)

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: N802, B008 - Qt's
        """Rule, section, required, from, to, verified."""
        return 0 if parent.isValid() else COLUMNS

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: N802
        """Headings, with what they mean as tool tips."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (tr("Rule"), tr("Section"), tr("Required"), tr("From"), tr("To"), tr("Verified"))[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return (tr("The rule's id here"), tr("Where the text is found"), tr("What the rule asks for"),
                    tr("What is checked"), tr("What it must keep away from"),
                    tr("Whether the text itself was read; a rule that is not verified never answers “meets”"))[section]
        return None

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Texts, tool tips, and what to sort by."""
        if not index.isValid():
            return None
        rule, column = self._rules[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return _cell(rule, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return rule.summary if column == RULE else _cell(rule, column, whole=True)
        if role == SORT_ROLE:
            return _sort_key(rule, column)
        return None


class RulesFilter(QSortFilterProxyModel):
    """Rows that hold every word of the search; numbers within ids and sections sort as numbers."""

    def __init__(self, parent: Optional[QObject] = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self.setSortRole(SORT_ROLE)

    def search(self, text: str) -> None:
        """Keep the rules that hold all these words, in any order."""
        self._words = tuple(text.casefold().replace("_", " ").split())
        self.invalidateFilter()

    def filterAcceptsRow(self, source_row: int, source_parent: QModelIndex) -> bool:  # noqa: N802
        """Whether the rule of a row holds all words."""
        text = self.sourceModel().text(source_row)
        return all(word in text for word in self._words)

    def lessThan(self, left: QModelIndex, right: QModelIndex) -> bool:  # noqa: N802
        """Compare by the sort keys, which are tuples."""
        return bool(left.data(SORT_ROLE) < right.data(SORT_ROLE))


def role_words(names: Sequence[str]) -> str:
    """Roles and groups as words."""
    return ", ".join(names).replace("_", " ")


def verified_words(rule: Rule) -> str:
    """A sign and a word, so that it is read without colour."""
    return tr("✓ yes") if rule.verified else tr("✗ no")


def _cell(rule: Rule, column: int, whole: bool = False) -> str:
    if column == RULE:
        return rule.id
    if column == SECTION:
        return rule.section
    if column == REQUIRED:
        text = asks(rule)
        return text if whole or len(text) <= _MOST_WORDS else f"{text[:_MOST_WORDS].rstrip()}…"
    if column == SUBJECTS:
        return role_words(rule.subject_words)
    if column == CONSTRAINTS:
        return role_words(_others(rule))
    return verified_words(rule)


def _others(rule: Rule) -> tuple[str, ...]:
    """What a rule is measured to, or what it lists."""
    if rule.constraint_words or rule.listing is None:
        return rule.constraint_words
    return tuple(sorted(rule.listing.of))


def _sort_key(rule: Rule, column: int) -> tuple[Any, ...]:
    if column == REQUIRED:
        feet = rule.legs[0].reach_ft if rule.legs and not rule.relation else rule.listing.feet if rule.listing else None
        # Distances first, by their feet; what is no distance after them, by its words.
        return (feet is None, feet or 0.0, asks(rule))
    if column == VERIFIED:
        return (rule.verified, *_natural(rule.id))
    return _natural(_cell(rule, column))


def _natural(text: str) -> tuple[Any, ...]:
    """Parts of a text, numbers as numbers; text and numbers take turns, so that any two compare."""
    return tuple(int(part) if place % 2 else part for place, part in enumerate(re.split(r"(\d+)", text.casefold())))


def _text(rule: Rule) -> str:
    parts = (rule.id, rule.section, rule.summary, rule.note, asks(rule), rule.source_words, rule.authority,
             role_words(rule.subject_words), role_words(_others(rule)), role_words(sorted(rule.subjects)),
             role_words(sorted(rule.constraints)))
    return " ".join(parts).casefold()
