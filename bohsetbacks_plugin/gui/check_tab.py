# SPDX-License-Identifier: GPL-2.0-or-later
"""The tab Check: find a lot, say what to check and where results go, see what will stay unchecked, run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional

from qgis.gui import QgsMapCanvas
from qgis.PyQt.QtCore import Qt, QTimer, pyqtSignal
from qgis.PyQt.QtGui import QAction, QKeySequence
from qgis.PyQt.QtWidgets import QCheckBox, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget
from qgis.PyQt.sip import isdeleted

from ..engine.errors import BohError
from ..engine.rules import Catalogue
from ..qgis_bridge.lot_search import LotHit, has_lots, lot_again, lots_in_extent, selected_lots
from ..qgis_bridge.project_site import ProjectSite
from .before_check import BeforeCheck
from .check_run import RunBox
from .check_scope import EVERYTHING, IN_VIEW, MOST_COUNTED, SELECTED, THIS_LOT, ScopeBox
from .lot_finder import LotFinder
from .lot_map import show_lot
from .lot_pick_tool import LotPickTool
from .messages import told
from .result_line import ChooseFile, ResultLine
from .translation import tr

#: The map and the selection are looked at once they rest.
_WAIT_MS = 250


@dataclass(frozen=True)
class CheckRequest:
    """One check as it was asked for.

    Attributes
    ----------
    lots : tuple of str
        Keep to what concerns these lots; empty for everything.
    want_all : bool
        Also list what meets the rules.
    selected_only : bool
        Read only the selected features of layers that have a selection.
    output : Path or None
        The results GeoPackage; None for results that are in memory only.
    """

    lots: tuple[str, ...] = ()
    want_all: bool = False
    selected_only: bool = False
    output: Optional[Path] = None


class CheckTab(QWidget):
    """What is to be checked. It runs nothing itself. `choose_file` stands in for the file chooser where a test gives one."""

    #: A `CheckRequest`.
    run_asked = pyqtSignal(object)
    cancel_asked = pyqtSignal()
    layers_asked = pyqtSignal()
    results_asked = pyqtSignal()

    def __init__(self, site: ProjectSite, canvas: QgsMapCanvas, parent: Optional[QWidget] = None,
                 choose_file: Optional[ChooseFile] = None) -> None:
        super().__init__(parent)
        self._site, self._canvas = site, canvas
        self._catalogue: Optional[Catalogue] = None
        self._watched: dict[str, Any] = {}
        self._stale = True
        self.finder, self.scope_box = LotFinder(site), ScopeBox()
        self.result_line, self.before, self.run_box = ResultLine(site, choose_file=choose_file), BeforeCheck(site), RunBox()
        self.tool = LotPickTool(canvas, site)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT_MS)
        self._make_ticks()
        self._lay_out()
        self._connect()
        self.refresh()

    # -- what the panel says -----------------------------------------------------------------------------------------

    def set_catalogue(self, catalogue: Optional[Catalogue]) -> None:
        """Take these rules."""
        self._catalogue = catalogue
        self.refresh()

    def refresh(self) -> None:
        """The project, its layers or the rules have changed. What costs time waits until the tab is seen."""
        self._watch_selections()
        self._stale = True
        if self.isVisible():
            self._look_again()

    def set_running(self, running: bool) -> None:
        """A check has begun, or is over."""
        self.run_box.set_running(running)

    def set_progress(self, percent: float, text: str) -> None:
        """Percent done, less than 0 for "as before", and the step, empty for "as before"."""
        self.run_box.set_progress(percent, text)

    def set_summary(self, text: str, exit_code: Optional[int]) -> None:
        """Show what the last check found; the exit code is the command line's, None for a check that led to nothing."""
        self.run_box.set_summary(text, exit_code)

    def close_down(self) -> None:
        """Leave nothing connected, no timer, and no tool on the map."""
        self._timer.stop()
        self.finder.close_down()
        self.result_line.close_down()
        self.tool.leave()
        self._watch_no_longer(set())
        if not isdeleted(self._canvas):
            self._canvas.extentsChanged.disconnect(self._map_changed)
        self.blockSignals(True)

    # -- making ------------------------------------------------------------------------------------------------------

    def _make_ticks(self) -> None:
        self.all_tick = QCheckBox(tr("Also list what meets the ru&les"))
        self.all_tick.setToolTip(tr("With the nearest constraint that was measured; this takes longer and lists much more"))
        self.selected_tick = QCheckBox(tr("Selected &features only"))
        self.selected_tick.setToolTip(tr("In layers that have a selection; of the other layers all features are read"))
        self.selected_note = QLabel()
        self.selected_note.setWordWrap(True)
        self.selected_note.setTextFormat(Qt.TextFormat.PlainText)
        self.selected_note.setIndent(self.fontMetrics().height())

    def _lay_out(self) -> None:
        body = QWidget()
        column = QVBoxLayout(body)
        for widget in (self.finder, self.scope_box, self.all_tick, self.selected_tick, self.selected_note, self.result_line,
                       self.before):
            column.addWidget(widget)
        column.addStretch(1)
        # On a low screen, or with large letters, what is above the button is scrolled; the button stays in sight.
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(body)
        self._area = area
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area, 1)
        whole.addWidget(self.run_box)

    def _connect(self) -> None:
        self.finder.lot_chosen.connect(self._take_lot)
        self.finder.zoom_asked.connect(self._show_lot)
        self.scope_box.changed.connect(self._scope_changed)
        self.scope_box.pick_asked.connect(self._pick_asked)
        self.tool.lot_picked.connect(self._picked)
        self.tool.deactivated.connect(self._tool_left)
        self.selected_tick.toggled.connect(self._selected_toggled)
        self.before.layers_asked.connect(self.layers_asked)
        self.run_box.run_asked.connect(self._run)
        self.run_box.cancel_asked.connect(self.cancel_asked)
        self.run_box.results_asked.connect(self.results_asked)
        self._timer.timeout.connect(self._count)
        self._canvas.extentsChanged.connect(self._map_changed)
        self.run_action = QAction(self)
        self.run_action.setShortcuts([QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")])
        self.run_action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.run_action.triggered.connect(self.run_box.check_button.click)
        self.addAction(self.run_action)

    def showEvent(self, event: Any) -> None:  # noqa: N802 - Qt's name
        """Look again at what may have changed while the tab was hidden."""
        super().showEvent(event)
        if self._stale:
            self._look_again()
        else:
            self._count()

    # -- looking -----------------------------------------------------------------------------------------------------

    @told
    def _look_again(self) -> None:
        self._stale = False
        there = has_lots(self._site)
        self.finder.refresh()
        self.scope_box.set_has_lots(there)
        lot = self.scope_box.lot()
        if lot is not None:
            self.scope_box.set_lot(_or_none(lambda: lot_again(self._site, lot)))
        self.result_line.refresh()
        self.before.refresh(self._catalogue)
        self.run_box.set_ready(self._catalogue is not None and bool(self._site.used_layers()))
        self._count()

    def _watch_selections(self) -> None:
        """Hear of selections in the layers in use."""
        layers = {layer.id(): layer for layer, _ in self._site.used_layers()}
        self._watch_no_longer(set(layers))
        for layer_id, layer in layers.items():
            if layer_id not in self._watched:
                layer.selectionChanged.connect(self._selection_changed)
                self._watched[layer_id] = layer

    def _watch_no_longer(self, kept: set[str]) -> None:
        """Hear no longer of layers that are not used any more; some are gone, and one may have come back as another."""
        for layer_id, layer in list(self._watched.items()):
            if isdeleted(layer):
                del self._watched[layer_id]
            elif layer_id not in kept:
                layer.selectionChanged.disconnect(self._selection_changed)
                del self._watched[layer_id]

    @told
    def _selection_changed(self, *_: Any) -> None:
        if self.isVisible():
            self._timer.start()

    @told
    def _map_changed(self) -> None:
        if self.isVisible():
            self._timer.start()

    @told
    def _count(self) -> None:
        """Say how many lots are selected and in view."""
        for scope in (SELECTED, IN_VIEW):
            hits = _or_none(lambda scope=scope: self._hits(scope, MOST_COUNTED + 1)) or []
            self.scope_box.set_count(scope, min(len(hits), MOST_COUNTED), len(hits) > MOST_COUNTED)
        self._say_selected()

    def _hits(self, scope: str, most: Optional[int] = None) -> list[LotHit]:
        if scope == SELECTED:
            return selected_lots(self._site, most)
        settings = self._canvas.mapSettings()
        return lots_in_extent(self._site, self._canvas.extent(), settings.destinationCrs(), most)

    def _say_selected(self) -> None:
        """Say what it means to read only what is selected."""
        with_selection = [tr("{layer} ({count} of {all})").format(
            layer=layer.name(), count=f"{layer.selectedFeatureCount():,}", all=f"{max(0, layer.featureCount()):,}")
            for layer, _ in self._site.used_layers() if layer.selectedFeatureCount()]
        if not with_selection:
            text = tr("In layers that have a selection. None has one now: all features are read.")
        elif not self.selected_tick.isChecked():
            text = tr("In layers that have a selection, now: {layers}.").format(layers=", ".join(with_selection))
        else:
            text = tr("⚠ {layers}: what is not selected there is left out, also as what must be kept away from. So nothing "
                      "that rests on these layers will be said to meet a rule.").format(layers=", ".join(with_selection))
        self.selected_note.setText(text)

    # -- choosing ----------------------------------------------------------------------------------------------------

    @told
    def _take_lot(self, hit: LotHit) -> None:
        self.scope_box.set_lot(hit)
        self.scope_box.choose(THIS_LOT)
        self.run_box.say("")

    @told
    def _show_lot(self, hit: LotHit) -> None:
        if not show_lot(self._canvas, self._site, hit):
            self.run_box.say(tr("The lot {lot} is no longer there, or cannot be placed on the map.").format(lot=hit.lot_id))

    @told
    def _pick_asked(self, on: bool) -> None:
        if on:
            self.tool.start()
        else:
            self.tool.leave()

    @told
    def _tool_left(self) -> None:
        self.scope_box.set_picking(False)

    @told
    def _picked(self, hits: Sequence[LotHit]) -> None:
        """Take the lot that was clicked; where several lie there, let the user choose."""
        if not hits:
            self.run_box.say(tr("No lot lies there; click inside a lot, or leave with Esc."))
            return
        if len(hits) > 1:
            self.finder.show_hits(hits, tr("{count} lots lie there; the first is chosen.").format(count=len(hits)))
        self._take_lot(hits[0])
        self.tool.leave()

    @told
    def _scope_changed(self) -> None:
        self.run_box.say("")

    @told
    def _selected_toggled(self, _on: bool) -> None:
        self._say_selected()

    # -- asking for the check ----------------------------------------------------------------------------------------

    @told
    def _run(self) -> None:
        lots, problem = self._lots()
        if not problem:
            go_on, output, problem = self.result_line.path_for_run()
        self.run_box.say(problem)
        if not problem and go_on:
            self.run_asked.emit(CheckRequest(lots, self.all_tick.isChecked(), self.selected_tick.isChecked(), output))

    def _lots(self) -> tuple[tuple[str, ...], str]:
        """The lots to keep to, as they are now, and why there is nothing to keep to."""
        scope, lot = self.scope_box.scope(), self.scope_box.lot()
        if scope == EVERYTHING:
            return (), ""
        if scope == THIS_LOT:
            now = lot_again(self._site, lot) if lot is not None else None
            if lot is not None and now is None:
                self.scope_box.set_lot(None)
                return (), tr("The lot {lot} is no longer there; choose another.").format(lot=lot.lot_id)
            lots = [now.lot_id] if now is not None else []
            why = tr("No lot is chosen yet: find one by its address, or click it on the map.")
        else:
            lots = [hit.lot_id for hit in self._hits(scope)]
            why = tr("No lot is selected.") if scope == SELECTED else tr("The map shows no lot.")
        if not lots:
            return (), why
        return tuple(lots), self._why_left_out(lots)

    def _why_left_out(self, lots: Sequence[str]) -> str:
        """Why lots would not be read, where only selected features are."""
        if not self.selected_tick.isChecked():
            return ""
        selected = {hit.lot_id for hit in selected_lots(self._site)}
        lost = [lot for lot in lots if lot not in selected] if selected else []
        if not lost:
            return ""
        return tr("Only selected features would be read, and the lot {lot} is not selected. Select it, or take the tick away "
                  "before \"Selected features only\".").format(lot=lost[0])


def _or_none(look: Any) -> Any:
    """What a look at the lots gives; None where their layer's meaning is wrong, which the tab Layers says."""
    try:
        return look()
    except BohError:
        return None
