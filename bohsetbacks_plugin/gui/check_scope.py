# SPDX-License-Identifier: GPL-2.0-or-later
"""What a check is to keep to: everything, one lot, the selected lots, or the lots in the map view."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QButtonGroup, QGridLayout, QGroupBox, QLabel, QPushButton, QRadioButton, QSizePolicy, QWidget

from ..qgis_bridge.lot_search import LotHit
from .lot_finder import lot_words
from .messages import told
from .translation import tr

EVERYTHING, THIS_LOT, SELECTED, IN_VIEW = "everything", "lot", "selected", "view"

#: Of more lots than this only "more than" is said: counting a town at each move of the map would hold it up.
MOST_COUNTED = 1_000


class ScopeBox(QGroupBox):
    """One choice of four."""

    #: Another scope, or another lot.
    changed = pyqtSignal()
    #: The lot is to be clicked on the map, or no longer.
    pick_asked = pyqtSignal(bool)

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(tr("What to check"), parent)
        self._lot: Optional[LotHit] = None
        self.buttons = {scope: QRadioButton() for scope in (EVERYTHING, THIS_LOT, SELECTED, IN_VIEW)}
        self.buttons[EVERYTHING].setText(tr("&Everything"))
        self.buttons[EVERYTHING].setToolTip(tr("All features of all layers in use; this can be a whole town"))
        self.buttons[THIS_LOT].setText(tr("&This lot:"))
        self.buttons[SELECTED].setToolTip(tr("The lots that are selected in their layer"))
        self.buttons[IN_VIEW].setToolTip(tr("The lots that the map shows now, wholly or partly"))
        self.lot_label = QLabel()
        self.lot_label.setWordWrap(True)
        self.lot_label.setTextFormat(Qt.TextFormat.PlainText)
        self.lot_label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.pick_button = QPushButton(tr("Cl&ick a lot on the map"))
        self.pick_button.setCheckable(True)
        self.pick_button.setToolTip(tr("Then click the lot; Esc or a right click leaves"))
        self.note = QLabel(tr("Findings are kept where the component lies on such a lot, or what it is too near to does. What "
                              "lies outside is still measured to: a neighbour's well counts."))
        self.note.setWordWrap(True)
        self._lay_out()
        self._group = QButtonGroup(self)
        for button in self.buttons.values():
            self._group.addButton(button)
        self.buttons[EVERYTHING].setChecked(True)
        self.note.hide()
        for button in self.buttons.values():
            button.toggled.connect(self._toggled)
        self.pick_button.toggled.connect(self._pick_toggled)
        self.set_lot(None)
        self.set_count(SELECTED, 0)
        self.set_count(IN_VIEW, 0)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.addWidget(self.buttons[EVERYTHING], 0, 0, 1, 2)
        grid.addWidget(self.buttons[THIS_LOT], 1, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.lot_label, 1, 1)
        grid.addWidget(self.pick_button, 2, 0, 1, 2, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.buttons[SELECTED], 3, 0, 1, 2)
        grid.addWidget(self.buttons[IN_VIEW], 4, 0, 1, 2)
        grid.addWidget(self.note, 5, 0, 1, 2)
        grid.setColumnStretch(1, 1)

    def scope(self) -> str:
        """`EVERYTHING`, `THIS_LOT`, `SELECTED` or `IN_VIEW`."""
        return next(scope for scope, button in self.buttons.items() if button.isChecked())

    def choose(self, scope: str) -> None:
        """Choose a scope."""
        self.buttons[scope].setChecked(True)

    def lot(self) -> Optional[LotHit]:
        """The lot of `THIS_LOT`; None where none was chosen."""
        return self._lot

    def set_lot(self, hit: Optional[LotHit]) -> None:
        """Make a lot the one of `THIS_LOT`, without choosing that scope."""
        self._lot = hit
        words = lot_words(hit) if hit is not None else tr("none chosen yet")
        self.lot_label.setText(words)
        self.lot_label.setEnabled(hit is not None)
        self.lot_label.setToolTip(hit.layer_name if hit is not None else "")
        self.buttons[THIS_LOT].setAccessibleName(tr("This lot: {lot}").format(lot=words))

    def set_count(self, scope: str, count: int, is_least: bool = False) -> None:
        """Say how many lots are selected, or in the view; `is_least`: there are more."""
        number = tr("more than {count}").format(count=f"{count:,}") if is_least else f"{count:,}"
        text = tr("Selecte&d lots ({count})") if scope == SELECTED else tr("Lots in the map vie&w ({count})")
        self.buttons[scope].setText(text.format(count=number))

    def set_picking(self, on: bool) -> None:
        """Show whether the map waits for a click."""
        was = self.pick_button.blockSignals(True)
        self.pick_button.setChecked(on)
        self.pick_button.blockSignals(was)

    def set_has_lots(self, there: bool) -> None:
        """Whether a layer holds lots at all."""
        for scope in (THIS_LOT, SELECTED, IN_VIEW):
            self.buttons[scope].setEnabled(there)
        self.pick_button.setEnabled(there)
        if not there:
            self.choose(EVERYTHING)

    @told
    def _toggled(self, on: bool) -> None:
        # Each choice toggles two buttons; the one that goes on tells.
        if on:
            self.note.setVisible(self.scope() != EVERYTHING)
            self.changed.emit()

    @told
    def _pick_toggled(self, on: bool) -> None:
        self.pick_asked.emit(on)
