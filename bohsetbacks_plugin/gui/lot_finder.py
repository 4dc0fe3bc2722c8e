# SPDX-License-Identifier: GPL-2.0-or-later
"""The box in which a lot is looked for, with the lots that fit as one types."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Optional

from qgis.PyQt.QtCore import QEvent, QObject, Qt, QTimer, pyqtSignal
from qgis.PyQt.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from ..engine.errors import BohError
from ..qgis_bridge.lot_index import LotIndex
from ..qgis_bridge.lot_search import LotHit, has_lots, search_lots
from ..qgis_bridge.project_site import ProjectSite
from .messages import told
from .translation import tr

_WAIT_MS = 150
_LIMIT = 50
#: Of one letter too much is found to be of use.
_LEAST = 2
#: Names of lots are read again after so long, for they may have been edited.
_STALE_SECONDS = 30.0
_ROWS_SHOWN = 4
_HIT = int(Qt.ItemDataRole.UserRole)


class LotFinder(QWidget):
    """Find box, results, and a button that shows one on the map."""

    #: A `LotHit` was chosen.
    lot_chosen = pyqtSignal(object)
    #: A `LotHit` is to be shown on the map.
    zoom_asked = pyqtSignal(object)

    def __init__(self, site: ProjectSite, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._site = site
        self._index, self._read_at = LotIndex(), 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT_MS)
        self.box = QLineEdit()
        self.box.setClearButtonEnabled(True)
        self.box.setPlaceholderText(tr("Address, map and lot, or id"))
        self.box.setAccessibleName(tr("Find a lot by address, map and lot, or id"))
        self.box.setToolTip(tr("As in 12 Main St, 12-34, or a lot's id. Enter takes the first lot that is found."))
        self.list = _LowList(_ROWS_SHOWN)
        self.list.setAccessibleName(tr("Lots that were found"))
        self.list.setToolTip(tr("Click a lot to choose it. Enter or a double click shows it on the map too."))
        self.message = QLabel()
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setAccessibleName(tr("What the search found"))
        self.zoom_button = QPushButton(tr("Show on ma&p"))
        self.zoom_button.setToolTip(tr("Zoom to the lot that is chosen in the list, and flash it"))
        self._lay_out()
        self._timer.timeout.connect(self._search)
        self.box.textEdited.connect(self._typed)
        self.box.textChanged.connect(self._emptied)
        self.box.returnPressed.connect(self._take_first)
        self.box.installEventFilter(self)
        self.list.currentItemChanged.connect(self._current_changed)
        self.list.itemClicked.connect(self._clicked)
        self.list.itemActivated.connect(self._activated)
        self.zoom_button.clicked.connect(self._zoom)
        self._clear("")

    def _lay_out(self) -> None:
        label = QLabel(tr("&Find a lot:"))
        label.setBuddy(self.box)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.box, 1)
        below = QHBoxLayout()
        below.addWidget(self.message, 1)
        below.addWidget(self.zoom_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.list)
        column.addLayout(below)

    def hits(self) -> list[LotHit]:
        """The lots in the list."""
        return [self.list.item(row).data(_HIT) for row in range(self.list.count())]

    def show_hits(self, hits: Sequence[LotHit], text: str) -> None:
        """Show lots that were found in another way, as by a click on the map."""
        self._timer.stop()
        self.box.clear()
        self._fill(hits, text)

    def refresh(self) -> None:
        """The layers have changed: read them anew at the next search."""
        self._index, self._read_at = LotIndex(), 0.0
        there = has_lots(self._site)
        self.box.setEnabled(there)
        if not there:
            self._clear(tr("No layer has the meaning \"lot\" yet; give it to the parcels in the tab Layers."))
        elif not self.list.count() and not self.box.text():
            self._clear("")

    def close_down(self) -> None:
        """Stop the timer."""
        self._timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """The arrow down goes from the box into the list."""
        if watched is self.box and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Down:
            if self.list.count():
                self.list.setFocus()
                self.list.setCurrentRow(max(0, self.list.currentRow()))
            return True
        return bool(super().eventFilter(watched, event))

    @told
    def _typed(self, text: str) -> None:
        if len(text.strip()) >= _LEAST:
            self._timer.start()
        else:
            self._timer.stop()
            self._clear("")

    @told
    def _emptied(self, text: str) -> None:
        if not text:
            self._timer.stop()
            self._clear("")

    @told
    def _search(self) -> None:
        self._timer.stop()
        if time.monotonic() - self._read_at > _STALE_SECONDS:
            self._index, self._read_at = LotIndex(), time.monotonic()
        try:
            found = search_lots(self._site, self.box.text(), _LIMIT, self._index)
        except BohError as problem:
            # Said here and not in the message bar, which would tell it at each key.
            self._clear(str(problem))
            return
        self._fill(found, _found_words(len(found)))

    @told
    def _take_first(self) -> None:
        """Take the first lot for what stands in the box now, also where the list is not there yet."""
        if self._timer.isActive() or not self.list.count():
            self._search()
        if self.list.count():
            self.list.setCurrentRow(0)
            self._zoom()

    @told
    def _current_changed(self, item: Optional[QListWidgetItem]) -> None:
        self.zoom_button.setEnabled(item is not None)
        if item is not None:
            self.lot_chosen.emit(item.data(_HIT))

    @told
    def _clicked(self, item: QListWidgetItem) -> None:
        # The current one may be clicked again after another scope was chosen.
        self.lot_chosen.emit(item.data(_HIT))

    @told
    def _activated(self, item: QListWidgetItem) -> None:
        self.lot_chosen.emit(item.data(_HIT))
        self.zoom_asked.emit(item.data(_HIT))

    @told
    def _zoom(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.lot_chosen.emit(item.data(_HIT))
            self.zoom_asked.emit(item.data(_HIT))

    def _fill(self, hits: Sequence[LotHit], text: str) -> None:
        several = len({hit.layer_id for hit in hits}) > 1
        self._empty()
        for hit in hits:
            item = QListWidgetItem(lot_words(hit))
            item.setData(_HIT, hit)
            item.setToolTip(f"{lot_words(hit)}\n{hit.layer_name}")
            if several:
                item.setText(f"{lot_words(hit)} ({hit.layer_name})")
            self.list.addItem(item)
        self.list.setVisible(bool(hits))
        self.list.updateGeometry()
        self._tell(text, bool(hits))

    def _clear(self, text: str) -> None:
        self._empty()
        self.list.hide()
        self._tell(text, False)

    def _empty(self) -> None:
        """Take the lots out of the list, which chooses none."""
        was = self.list.blockSignals(True)
        self.list.clear()
        self.list.blockSignals(was)
        self.zoom_button.setEnabled(False)

    def _tell(self, text: str, found: bool) -> None:
        self.message.setText(text)
        self.message.setVisible(bool(text))
        self.zoom_button.setVisible(found)


class _LowList(QListWidget):
    """A list that is as high as its lines, up to a few."""

    def __init__(self, rows: int) -> None:
        super().__init__()
        self._rows = rows
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> Any:  # noqa: N802 - Qt's name
        """Room for the lines that there are."""
        size = super().sizeHint()
        height = self.sizeHintForRow(0) if self.count() else self.fontMetrics().height()
        size.setHeight(height * max(1, min(self.count(), self._rows)) + 2 * self.frameWidth() + 2)
        return size

    def minimumSizeHint(self) -> Any:  # noqa: N802 - Qt's name
        """No lower than that, but as narrow as may be."""
        size = super().minimumSizeHint()
        size.setHeight(self.sizeHint().height())
        return size


def lot_words(hit: LotHit) -> str:
    """A lot in one line: address, id, map and lot."""
    parts = [hit.address, hit.lot_id, hit.map_lot if hit.map_lot != hit.lot_id else ""]
    return " · ".join(part for part in parts if part)


def _found_words(count: int) -> str:
    if not count:
        return tr("No lot is found by this.")
    if count == 1:
        return tr("1 lot found")
    if count >= _LIMIT:
        return tr("The first {count} lots; type more to find yours.").format(count=_LIMIT)
    return tr("{count} lots found").format(count=count)
