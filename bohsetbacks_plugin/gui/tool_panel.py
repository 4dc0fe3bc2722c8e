# SPDX-License-Identifier: GPL-2.0-or-later
"""The place below the tools that shows what belongs to the one in use, and takes no room otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from qgis.PyQt.QtWidgets import QVBoxLayout, QWidget


class ToolPanel(QWidget):
    """Shows one of its widgets, or none."""

    def __init__(self, widgets: Sequence[QWidget], parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.widgets = tuple(widgets)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in self.widgets:
            column.addWidget(widget)
        self.show_one(None)

    def show_one(self, wanted: Optional[QWidget]) -> None:
        """Show one, or nothing."""
        for widget in self.widgets:
            widget.setVisible(widget is wanted)
        self.setVisible(wanted is not None)
