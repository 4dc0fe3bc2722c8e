# SPDX-License-Identifier: GPL-2.0-or-later
"""The lower part of the tab Check: the button, the progress, and what the last check found."""

from __future__ import annotations

from html import escape
from typing import Any, Optional

from qgis.PyQt.QtCore import QEvent, QSize, Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from .help import CHECK, HelpButton
from .messages import told
from .outcome_signs import outcome_icon
from .translation import tr

#: Exit code of a check -> the outcome whose sign it gets; only 0 is a clear.
_SIGNS = {0: "meets", 1: "intrudes", 3: "not_checked"}


class RunBox(QWidget):
    """Check and Cancel. What it says stays until the next check."""

    run_asked = pyqtSignal()
    cancel_asked = pyqtSignal()
    results_asked = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._running, self._ready, self._code = False, False, -1
        self.check_button = QPushButton(tr("Chec&k"))
        self.check_button.setObjectName("BohSetbacksCheckButton")
        font = self.check_button.font()
        font.setBold(True)
        self.check_button.setFont(font)
        self.check_button.setDefault(True)
        self.check_button.setToolTip(tr("Start the check (Ctrl+Return)"))
        self.check_button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.check_button.setMinimumHeight(2 * self.fontMetrics().height())
        self.cancel_button = QPushButton(tr("C&ancel"))
        self.cancel_button.setToolTip(tr("Stop the check; nothing of it is kept, and the results before it stay"))
        self.bar = QProgressBar()
        self.bar.setRange(0, 100)
        self.bar.setAccessibleName(tr("Progress of the check"))
        self.step = _line(tr("What the check is doing"))
        self.problem = _line(tr("Why the check did not start"))
        self.sign = QLabel()
        self.sign.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.summary = _line(tr("Result of the last check"))
        self.summary.setTextFormat(Qt.TextFormat.RichText)
        self.summary.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self._lay_out()
        self.check_button.clicked.connect(self._check)
        self.cancel_button.clicked.connect(self._cancel)
        self.summary.linkActivated.connect(self._see_results)
        self.say("")
        self.set_summary(tr("No check has been run yet."), None)
        self.set_running(False)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.check_button, 1)
        buttons.addWidget(self.cancel_button)
        buttons.addWidget(HelpButton(CHECK))
        below = QHBoxLayout()
        below.addWidget(self.sign)
        below.addWidget(self.summary, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column = QVBoxLayout(self)
        column.addWidget(self.problem)
        column.addLayout(buttons)
        column.addWidget(self.bar)
        column.addWidget(self.step)
        column.addLayout(below)

    def set_ready(self, ready: bool) -> None:
        """Whether there is something to check, and rules to check it by."""
        self._ready = ready
        self.check_button.setEnabled(ready and not self._running)

    def set_running(self, running: bool) -> None:
        """Show a check that has begun, or that is over."""
        self._running = running
        self.check_button.setEnabled(self._ready and not running)
        self.cancel_button.setEnabled(running)
        self.cancel_button.setVisible(running)
        self.bar.setVisible(running)
        self.step.setVisible(running)
        self.summary.setVisible(not running)
        self.sign.setVisible(not running and self._code in _SIGNS)
        if running:
            self.bar.setValue(0)
            self.step.setText(tr("Beginning"))
            self.say("")

    def set_progress(self, percent: float, text: str) -> None:
        """Percent done, less than 0 for "as before", and the step, empty for "as before"."""
        if not self.cancel_button.isEnabled():
            return  # it is being stopped; what it still does is of no interest
        if percent >= 0:
            self.bar.setValue(min(100, round(percent)))
        if text:
            self.step.setText(text)

    def set_summary(self, text: str, exit_code: Optional[int]) -> None:
        """What the last check found; the sign is by its exit code, and there is none where it led to nothing."""
        self._code = -1 if exit_code is None else exit_code
        link = f" <a href='results'>{escape(tr('See Results'))}</a>" if self._code in _SIGNS else ""
        self.summary.setText(f"{escape(text)}{link}")
        self._draw_sign()
        self.set_running(self._running)

    def say(self, text: str) -> None:
        """Why a check cannot start; empty for nothing."""
        self.problem.setText(f"⚠ {text}" if text else "")
        self.problem.setVisible(bool(text))

    def changeEvent(self, event: Any) -> None:  # noqa: N802 - Qt's name
        """Draw the sign anew where the theme or the font changes."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "summary"):
            self.check_button.setMinimumHeight(2 * self.fontMetrics().height())
            self._draw_sign()

    def _draw_sign(self) -> None:
        outcome = _SIGNS.get(self._code)
        if outcome is not None:
            size = self.fontMetrics().height()
            self.sign.setPixmap(outcome_icon(outcome, self.palette()).pixmap(QSize(size, size)))

    @told
    def _check(self) -> None:
        self.run_asked.emit()

    @told
    def _cancel(self) -> None:
        self.cancel_button.setEnabled(False)
        self.step.setText(tr("Stopping…"))
        self.cancel_asked.emit()

    @told
    def _see_results(self, _address: str) -> None:
        self.results_asked.emit()


def _line(name: str) -> QLabel:
    """A text that may take several lines, and asks for no width."""
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    label.setAccessibleName(name)
    return label
