# SPDX-License-Identifier: GPL-2.0-or-later
"""The filter of the table of findings: words, rule, lot, leaning and force; all but the words fold away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

from qgis.gui import QgsFilterLineEdit
from qgis.PyQt.QtCore import Qt, QTimer, pyqtSignal
from qgis.PyQt.QtWidgets import QCheckBox, QComboBox, QCompleter, QFormLayout, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from ..report.finding_filter import FindingFilter
from .messages import told
from .translation import tr

#: After the last key, so that a word is searched and not each of its letters.
_WAIT_MS = 200
_ANY = "*"


class FindingFilters(QWidget):
    """What findings must be to be shown, the outcome excepted."""

    changed = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT_MS)
        self._timer.timeout.connect(self._tell)
        self._make_first_line()
        self._make_more()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        first = QHBoxLayout()
        first.addWidget(self.text, 1)
        first.addWidget(self.more)
        layout.addLayout(first)
        layout.addWidget(self.folded)
        self._show_state()

    def filter(self, outcomes: frozenset[str]) -> FindingFilter:
        """What is asked for, with these outcomes."""
        lean, force = self.lean.currentData(), self.force.currentData()
        rule = self.rule.currentData()
        return FindingFilter(
            outcomes=outcomes, leans=frozenset({lean} if lean else ()), force=force or "",
            rules=frozenset() if rule in (_ANY, None) else frozenset({rule}), lot=self._lot_text(),
            text=self.text.text(), only_governing=self.governing.isChecked())

    def set_choices(self, rules: Sequence[tuple[str, str]], lots: Sequence[str]) -> None:
        """Offer these rules (id and summary) and lots; what was chosen stays."""
        self._offer_rules(rules)
        if lots != [self.lot.itemText(row) for row in range(1, self.lot.count())]:
            text = self.lot.currentText()
            was = self.lot.blockSignals(True)
            self.lot.clear()
            self.lot.addItems([tr("Any"), *lots])
            self.lot.setCurrentText(text)
            self.lot.blockSignals(was)

    def set_lot(self, lot: str) -> None:
        """Show the findings on one lot; empty for any."""
        self.lot.setCurrentText(lot or self.lot.itemText(0))
        self.more.setChecked(self.more.isChecked() or bool(lot))
        self.tell_now()

    @told
    def clear(self) -> None:
        """Ask for nothing any more."""
        for combo in (self.rule, self.lot, self.lean, self.force):
            was = combo.blockSignals(True)
            combo.setCurrentIndex(0)
            combo.blockSignals(was)
        self.governing.setChecked(False)
        self.text.clear()
        self.tell_now()

    def tell_now(self) -> None:
        """Do not wait for further keys."""
        self._timer.stop()
        self._tell()

    def close_down(self) -> None:
        """Leave no timer."""
        self._timer.stop()

    def _make_first_line(self) -> None:
        self.text = QgsFilterLineEdit(self)
        self.text.setPlaceholderText(tr("Find id, kind, rule, layer, note"))
        self.text.setToolTip(tr("Words that must all be in an id, a kind, a lot, the rule and its section, a layer's name or "
                                "the note."))
        self.text.setAccessibleName(tr("Find in the findings"))
        self.text.textChanged.connect(self._wait)
        self.more = QToolButton(self)
        self.more.setCheckable(True)
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.more.setToolTip(tr("Filter by rule, lot, leaning and force."))
        self.more.toggled.connect(self._fold)

    def _make_more(self) -> None:
        self.folded = QWidget(self)
        form = QFormLayout(self.folded)
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.rule = self._combo([(tr("Any"), _ANY)], tr("Rule"))
        self.lot = self._combo([(tr("Any"), None)], tr("Lot"))
        self.lot.setEditable(True)
        self.lot.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.lot.completer().setFilterMode(Qt.MatchFlag.MatchContains)
        self.lot.completer().setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.lot.setToolTip(tr("The lot of the component, or of what it is too near to. A part of an id will do."))
        self.lean = self._combo([(tr("Any"), ""), (tr("Leans to intrude"), "intrudes"), (tr("Leans to meet"), "meets")],
                                tr("Leaning of what is too close to call"))
        self.force = self._combo([(tr("Binding and advisory"), ""), (tr("Binding only"), "binding"),
                                  (tr("Advisory only"), "advisory")], tr("Force of the rule"))
        self.governing = QCheckBox(tr("Only the rule that &governs each pair"), self.folded)
        self.governing.setToolTip(tr("Of several rules on one pair of features, the strictest binding one."))
        self.governing.toggled.connect(self._tell)
        form.addRow(tr("R&ule"), self.rule)
        form.addRow(tr("&Lot"), self.lot)
        line = QHBoxLayout()
        line.addWidget(self.lean, 1)
        line.addWidget(self.force, 1)
        form.addRow(tr("Leans, f&orce"), line)
        form.labelForField(line).setBuddy(self.lean)
        form.addRow(self.governing)
        self.rule.currentIndexChanged.connect(self._tell)
        self.lean.currentIndexChanged.connect(self._tell)
        self.force.currentIndexChanged.connect(self._tell)
        self.lot.currentTextChanged.connect(self._wait)
        self.folded.hide()

    def _combo(self, items: Sequence[tuple[str, Any]], name: str) -> QComboBox:
        combo = QComboBox(self)
        # Long summaries must not widen the panel.
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(4)
        combo.setAccessibleName(name)
        combo.setToolTip(name)
        for text, data in items:
            combo.addItem(text, data)
        return combo

    def _offer_rules(self, rules: Sequence[tuple[str, str]]) -> None:
        if [rule for rule, _ in rules] == [self.rule.itemData(row) for row in range(1, self.rule.count())]:
            return
        chosen = self.rule.currentData()
        was = self.rule.blockSignals(True)
        self.rule.clear()
        self.rule.addItem(tr("Any"), _ANY)
        for rule, summary in rules:
            self.rule.addItem(f"{rule}: {summary}" if rule else tr("No rule loaded"), rule)
            self.rule.setItemData(self.rule.count() - 1, summary, Qt.ItemDataRole.ToolTipRole)
        # A rule that has no finding any more is asked for no longer.
        self.rule.setCurrentIndex(max(0, self.rule.findData(chosen)))
        self.rule.blockSignals(was)
        self._show_state()

    def _lot_text(self) -> str:
        text = self.lot.currentText().strip()
        return "" if text == self.lot.itemText(0) else text

    def _asked(self) -> int:
        """How many of the folded fields ask for something."""
        return sum([self.rule.currentData() not in (_ANY, None), bool(self._lot_text()), bool(self.lean.currentData()),
                    bool(self.force.currentData()), self.governing.isChecked()])

    def _show_state(self) -> None:
        """Say on the button what is folded away: a filter that nobody sees misleads."""
        count = self._asked()
        self.more.setText(tr("&Filters ({count})").format(count=count) if count else tr("&Filters"))
        self.more.setArrowType(Qt.ArrowType.UpArrow if self.more.isChecked() else Qt.ArrowType.DownArrow)

    @told
    def _fold(self, shown: bool) -> None:
        self.folded.setVisible(shown)
        self._show_state()

    @told
    def _wait(self) -> None:
        self._timer.start()

    @told
    def _tell(self) -> None:
        self._show_state()
        self.changed.emit()
