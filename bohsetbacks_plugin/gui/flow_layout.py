# SPDX-License-Identifier: GPL-2.0-or-later
"""A layout that sets its widgets side by side and goes on in the next line where the panel is narrow."""

from __future__ import annotations

from typing import Any, Optional

from qgis.PyQt.QtCore import QPoint, QRect, QSize
from qgis.PyQt.QtWidgets import QLayout, QWidget


class FlowLayout(QLayout):
    """Lines of widgets, each line filled to the width of the panel.

    Its widget should not grow upwards (`QSizePolicy.Policy.Maximum`): a layout tells Qt that it would.
    """

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._items: list[Any] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: Any) -> None:  # noqa: N802
        """Take a widget's item."""
        self._items.append(item)

    def count(self) -> int:
        """Number of widgets."""
        return len(self._items)

    def itemAt(self, index: int) -> Any:  # noqa: N802
        """A widget's item."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> Any:  # noqa: N802
        """Let a widget's item go."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Height of all lines."""
        return self._place(QRect(0, 0, width, 0), test=True)

    def sizeHint(self) -> QSize:  # noqa: N802
        """As small as may be."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802
        """The largest widget must have room."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        """Lay the widgets out."""
        super().setGeometry(rect)
        self._place(rect, test=False)

    def _shown(self) -> list[Any]:
        return [item for item in self._items if not item.isEmpty()]

    def _place(self, rect: QRect, test: bool) -> int:
        """Set the lines; return the height."""
        gap = max(2, self.spacing())
        top = rect.y()
        for line in self._lines(rect.width(), gap):
            height = max(item.sizeHint().height() for item in line)
            spare = rect.width() - sum(item.sizeHint().width() for item in line) - gap * (len(line) - 1)
            left = rect.x()
            for item in line:
                # What is left over goes to all alike, so that lines end flush.
                width = min(item.sizeHint().width() + max(0, spare) // len(line), rect.width())
                if not test:
                    item.setGeometry(QRect(QPoint(left, top), QSize(width, height)))
                left += width + gap
            top += height + gap
        return int(max(0, top - rect.y() - gap))

    def _lines(self, width: int, gap: int) -> list[list[Any]]:
        lines: list[list[Any]] = []
        used = 0
        for item in self._shown():
            needed = item.sizeHint().width()
            if lines and used + gap + needed <= width:
                lines[-1].append(item)
                used += gap + needed
            else:
                lines.append([item])
                used = needed
        return lines
