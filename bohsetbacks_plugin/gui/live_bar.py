# SPDX-License-Identifier: GPL-2.0-or-later
"""The line below the tabs: whether edits are checked as they are made, what the last one led to, and how long it took."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from .settings import settings
from .translation import tr


class LiveBar(QWidget):
    """A tick, a sentence, and a button where a whole check is needed."""

    #: The check is to be run again.
    check_asked = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.tick = QCheckBox(tr("Li&ve check"))
        self.tick.setToolTip(tr("Check again what an edit can change, unsaved edits included, as soon as it is made"))
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setAccessibleName(tr("Live check"))
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.button = QPushButton(tr("Check a&gain"))
        self.button.hide()
        row = QHBoxLayout(self)
        row.addWidget(self.tick)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        self.tick.toggled.connect(settings().set_live_check)
        self.button.clicked.connect(self.check_asked)
        self._ready = False
        self.set_on(settings().live_check())

    def set_on(self, on: bool) -> None:
        """Show whether edits are checked."""
        self.tick.setChecked(on)
        self._show_state()

    def set_ready(self, ready: bool) -> None:
        """Whether there was a check that edits can be laid over."""
        self._ready = ready
        self.tell("", False)

    def tell(self, text: str, whole_needed: bool) -> None:
        """Say what the last edit led to."""
        self.button.setVisible(whole_needed)
        self.text.setText(f"⚠ {text}" if whole_needed else text)
        if not text:
            self._show_state()

    def _show_state(self) -> None:
        if self.button.isVisible():
            return
        if not self.tick.isChecked():
            self.text.setText(tr("Off: the findings are those of the last check."))
        else:
            self.text.setText(tr("Ready: edit a checked layer.") if self._ready else tr("Starts with the first check."))
