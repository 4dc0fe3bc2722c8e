# SPDX-License-Identifier: GPL-2.0-or-later
"""What is proposed and not used yet: one line for each layer with its reason and a button, and one button for all."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, Optional

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..qgis_bridge.layer_state import LayerState
from ..qgis_bridge.site_exchange import FoundSiteFile
from .translation import tr

# Lines of text that the list of proposals may take before it scrolls.
_LINES = 10


class ProposalsBox(QFrame):
    """Proposals, hidden while there are none."""

    #: The layer's best proposal is to be taken.
    accepted = pyqtSignal(str)
    #: The layer is no part of the check.
    left_out = pyqtSignal(str)
    all_accepted = pyqtSignal()
    #: The site file beside the project is to be loaded.
    file_accepted = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.title = QLabel()
        self.title.setWordWrap(True)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.all_button = QPushButton(tr("&Accept all proposals"))
        self.all_button.setToolTip(tr("Use every layer as proposed; each can be changed afterwards"))
        self.all_button.clicked.connect(self.all_accepted)
        self._rows = QVBoxLayout()
        self._rows.setContentsMargins(0, 0, 0, 0)
        holder = QWidget()
        holder.setLayout(self._rows)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(holder)
        column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self._scroll)
        column.addWidget(self.all_button)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._shown: Any = None
        self.accept_buttons: dict[str, QPushButton] = {}
        self.file_button: Optional[QPushButton] = None
        self.hide()

    def show_proposals(self, found: Optional[FoundSiteFile], states: Sequence[LayerState]) -> None:
        """Show a site file beside the project first, then the proposed layers."""
        content = (found, tuple((state.layer_id, state.name, state.meaning, state.reason) for state in states))
        if content == self._shown:
            return
        self._shown = content
        self._clear()
        if found is not None:
            self._add_file(found)
        for state in states:
            self._add_layer(state)
        self._rows.addStretch(1)
        count = len(states) + (found is not None)
        self.title.setText(tr("Proposed: {count}. Nothing is used until you accept it.").format(count=count))
        self.all_button.setVisible(len(states) > 1 or (found is not None and len(states) > 0))
        self.setVisible(count > 0)
        self._fit()

    def resizeEvent(self, event: Any) -> None:  # noqa: N802
        """A narrower panel breaks the reasons into more lines."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        holder, width = self._scroll.widget(), self._scroll.viewport().width()
        wanted = holder.heightForWidth(width) if holder.hasHeightForWidth() and width > 0 else holder.sizeHint().height()
        most = self.fontMetrics().lineSpacing() * _LINES
        self._scroll.setFixedHeight(max(self.fontMetrics().lineSpacing() * 2, min(wanted, most)))

    def _clear(self) -> None:
        self.accept_buttons, self.file_button = {}, None
        while self._rows.count():
            widget = self._rows.takeAt(0).widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()

    def _add_file(self, found: FoundSiteFile) -> None:
        text = tr("{file} beside this project describes {count} of its layers").format(
            file=found.path.name, count=found.described)
        reason = tr("It names {total} layers, the town and the project type. Loading it takes all of that.").format(
            total=found.total)
        self.file_button = QPushButton(tr("&Load it"))
        self.file_button.setToolTip(str(found.path))
        self.file_button.clicked.connect(self.file_accepted)
        self._rows.addWidget(_line(text, reason, [self.file_button]))

    def _add_layer(self, state: LayerState) -> None:
        accept = QPushButton(tr("Accept"))
        accept.setAccessibleName(tr("Accept the proposal for {layer}").format(layer=state.name))
        accept.setToolTip(state.reason)
        accept.clicked.connect(functools.partial(self._emit, self.accepted, state.layer_id))
        leave = QToolButton()
        leave.setText(tr("Leave out"))
        leave.setAutoRaise(True)
        leave.setToolTip(tr("The layer is no part of the check"))
        leave.setAccessibleName(tr("Leave out {layer}").format(layer=state.name))
        leave.clicked.connect(functools.partial(self._emit, self.left_out, state.layer_id))
        self.accept_buttons[state.layer_id] = accept
        self._rows.addWidget(_line(f"{state.name}: {state.meaning}", tr("Because {reason}").format(reason=state.reason),
                                   [accept, leave]))

    def _emit(self, signal: Any, layer_id: str, _checked: bool = False) -> None:
        signal.emit(layer_id)


def _line(text: str, reason: str, buttons: Sequence[QWidget]) -> QWidget:
    """A proposal: what, why, and its buttons at the right."""
    what, why = QLabel(text), QLabel(reason)
    for label in (what, why):
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
    font = what.font()
    font.setBold(True)
    what.setFont(font)
    words = QVBoxLayout()
    words.setSpacing(0)
    words.addWidget(what)
    words.addWidget(why)
    side = QVBoxLayout()
    for button in buttons:
        side.addWidget(button)
    side.addStretch(1)
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    row.addLayout(words, 1)
    row.addLayout(side)
    line = QWidget()
    line.setLayout(row)
    return line
