# SPDX-License-Identifier: GPL-2.0-or-later
"""How many findings there are of each outcome, as buttons that choose which of them the table shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Optional

from qgis.PyQt.QtCore import QEvent, QSize, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QSizePolicy, QToolButton, QWidget

from ..engine.vocabulary import FLAGGED, OUTCOMES
from .flow_layout import FlowLayout
from .messages import told
from .outcome_signs import outcome_icon, outcome_meaning, outcome_short_word, outcome_word
from .translation import tr

#: Shown unless the user asks for more; what was not checked has a tab of its own.
SHOWN_FIRST = frozenset({"intrudes", "too_close_to_call", "refer"})
#: Only there if the check was asked for all answers: a zero would be read as "none meets".
_ONLY_IF_ANY = frozenset({"meets", "not_applicable"})

#: Pressed or not must be told apart in every theme, and where the keyboard is.
_LOOK = ("QToolButton { border: 1px solid palette(mid); border-radius: 3px; padding: 2px 3px; }"
         "QToolButton:checked { border: 2px solid palette(highlight); padding: 1px 2px; background: palette(base); "
         "font-weight: bold; }"
         "QToolButton:focus { text-decoration: underline; }")


class OutcomeCounters(QWidget):
    """One button per outcome, pressed where its findings are shown."""

    changed = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setStyleSheet(_LOOK)
        layout = FlowLayout(self)
        layout.setSpacing(3)
        self.buttons: dict[str, QToolButton] = {}
        for outcome in OUTCOMES:
            button = QToolButton(self)
            button.setCheckable(True)
            button.setChecked(outcome in SHOWN_FIRST)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            button.toggled.connect(self._toggled)
            self.buttons[outcome] = button
            layout.addWidget(button)
        self._draw_icons()
        self.set_counts({})

    def set_counts(self, counts: Mapping[str, int]) -> None:
        """Show these counts, with the keys of `finding_filter.counters`; none where no check was run, for 0 would mislead."""
        self.setEnabled(bool(counts))
        for outcome, button in self.buttons.items():
            count = counts.get(outcome, 0)
            word = outcome_word(outcome)
            button.setText(f"{count:,}  {outcome_short_word(outcome)}" if counts else outcome_short_word(outcome))
            what = tr("pairs of features") if outcome in FLAGGED else tr("findings")
            button.setToolTip(tr("{word}: {count} {what}. {meaning} Press to show or hide them in the table.").format(
                word=word, count=f"{count:,}", what=what, meaning=outcome_meaning(outcome)))
            button.setAccessibleName(tr("{word}: {count} {what}").format(word=word, count=count, what=what))
            button.setVisible(bool(count) or outcome not in _ONLY_IF_ANY)

    def chosen(self) -> frozenset[str]:
        """The outcomes whose findings are shown."""
        return frozenset(outcome for outcome, button in self.buttons.items() if button.isChecked())

    def choose(self, outcomes: frozenset[str]) -> None:
        """Show the findings of these outcomes."""
        if outcomes == self.chosen():
            return
        for outcome, button in self.buttons.items():
            was = button.blockSignals(True)
            button.setChecked(outcome in outcomes)
            button.blockSignals(was)
        self.changed.emit()

    def changeEvent(self, event: Any) -> None:  # noqa: N802
        """Draw the signs anew where the theme or the font changes."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "buttons"):
            self._draw_icons()

    def _draw_icons(self) -> None:
        size = self.fontMetrics().height()
        for outcome, button in self.buttons.items():
            button.setIcon(outcome_icon(outcome, self.palette()))
            button.setIconSize(QSize(size, size))

    @told
    def _toggled(self) -> None:
        self.changed.emit()
