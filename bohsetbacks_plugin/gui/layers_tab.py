# SPDX-License-Identifier: GPL-2.0-or-later
"""What each layer of the project is: proposed with its reason, editable, and what the rules need that no layer gives."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Optional

from qgis.core import Qgis
from qgis.PyQt.QtCore import Qt, QTimer, pyqtSignal
from qgis.PyQt.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QSplitter,
    QTabWidget,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from ..engine.errors import BohError
from ..engine.rules import Catalogue
from ..qgis_bridge.layer_facts import TypeValue
from ..qgis_bridge.layer_state import PROPOSED
from ..qgis_bridge.project_needs import NOT_PROVIDED
from ..qgis_bridge.project_site import ProjectSite
from .help import LAYERS, HelpButton
from .layer_editor import LayerEditor
from .layer_watch import LayerWatch
from .layers_model import ID_ROLE, LayersModel
from .messages import TITLE, tell, told
from .not_provided import NotProvidedList
from .proposals_box import ProposalsBox
from .translation import tr

#: After many signals at once, as when a project is read, the tab is filled once.
_REFRESH_MS = 100

ChooseFile = Callable[[QWidget, bool], str]


class LayersTab(QWidget):
    """The layers of a project and what is said of them.

    Parameters
    ----------
    site : ProjectSite
    canvas : QgsMapCanvas
        Not used for measuring; kept for tools that the tab may open.
    choose_file : callable, optional
        Asks for a site file: to save if its second argument is true.
    """

    #: What is said of the layers, or of the place, is otherwise.
    changed = pyqtSignal()

    def __init__(self, site: ProjectSite, canvas: Any = None, parent: Optional[QWidget] = None,
                 choose_file: Optional[ChooseFile] = None) -> None:
        super().__init__(parent)
        self.site, self.canvas = site, canvas
        self._choose_file = choose_file or _ask_for_file
        self._catalogue: Optional[Catalogue] = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REFRESH_MS)
        self._timer.timeout.connect(self._refresh_if_seen)
        self._watch = LayerWatch(site, self._timer.start)
        self._stale = False
        # Each change of a layer is heard of.
        site.facts.remember = True
        self._make_widgets()
        self._lay_out()
        self._connect()
        self.refresh()

    def _make_widgets(self) -> None:
        self.proposals = ProposalsBox()
        self.caution = QLabel()
        self.caution.setWordWrap(True)
        self.caution.setTextFormat(Qt.TextFormat.PlainText)
        self.model = LayersModel(self)
        self.tree = QTreeView()
        self.tree.setModel(self.model)
        self.tree.setAccessibleName(tr("Layers of the project"))
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.header().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.editor = LayerEditor()
        self.not_provided = NotProvidedList()
        self.save_button = QPushButton(tr("Sa&ve site file…"))
        self.save_button.setToolTip(tr("Write what is said here for the command line, which then finds the same"))
        self.load_button = QPushButton(tr("L&oad site file…"))
        self.load_button.setToolTip(tr("Take what a site file says; its layers are found in the project, or added"))
        self.leave_button = QPushButton(tr("Leave ou&t"))
        self.leave_button.setToolTip(tr("The chosen layer is no part of the check"))

    def _lay_out(self) -> None:
        self.below = QTabWidget()
        self.below.setDocumentMode(True)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.editor)
        self.below.addTab(self.not_provided, tr("Not provided"))
        self.below.addTab(scroll, tr("Chosen layer"))
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.addWidget(self.tree)
        split.addWidget(self.below)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 1)
        # Shares, not pixels: Qt scales them to the height that there is.
        split.setSizes([1000, 1000])
        buttons = QHBoxLayout()
        for button in (self.leave_button, self.load_button, self.save_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(HelpButton(LAYERS))
        column = QVBoxLayout(self)
        column.addWidget(self.caution)
        column.addWidget(self.proposals)
        column.addWidget(split, 1)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self.proposals.accepted.connect(self._accept)
        self.proposals.left_out.connect(self._leave_out)
        self.proposals.all_accepted.connect(self._accept_all)
        self.proposals.file_accepted.connect(self._load_beside)
        self.tree.selectionModel().currentChanged.connect(self._show_current)
        # Queued: what is said here fills both lists anew, and Qt reads an item of theirs again after it has told its change,
        # so that a list filled from within its own signal crashes QGIS, now or later.
        self.editor.entry_changed.connect(self._set_entry, Qt.ConnectionType.QueuedConnection)
        self.editor.values_wanted.connect(self._show_values)
        self.not_provided.absence_stated.connect(self._state_absence, Qt.ConnectionType.QueuedConnection)
        self.save_button.clicked.connect(self._save)
        self.load_button.clicked.connect(self._load)
        self.leave_button.clicked.connect(self._leave_current)
        project = self.site.project
        project.layersAdded.connect(self._layers_changed)
        project.layersRemoved.connect(self._layers_changed)
        project.readProject.connect(self._project_read)
        project.cleared.connect(self._project_cleared)

    # -- showing -----------------------------------------------------------------------------------------------------

    def set_catalogue(self, catalogue: Catalogue) -> None:
        """Show what these rules need."""
        self._catalogue = catalogue
        self._show_needed()

    def _refresh_if_seen(self) -> None:
        """Edits come by the second: a tab that is not seen waits until it is."""
        if self.isVisible():
            self.refresh()
        else:
            self._stale = True

    def showEvent(self, event: Any) -> None:  # noqa: N802
        """Seen again."""
        super().showEvent(event)
        if self._stale:
            self._timer.start()

    @told
    def refresh(self) -> None:
        """Show everything anew; what is chosen stays chosen."""
        self._stale = False
        chosen = self.current_layer_id()
        states = [self.site.state_of(layer) for layer in self.site.layers()]
        self._watch.listen()
        self.model.show_states(states)
        self.tree.expandAll()
        for column in range(self.model.columnCount()):
            self.tree.resizeColumnToContents(column)
        self.proposals.show_proposals(self.site.site_file_beside(), [one for one in states if one.use == PROPOSED])
        index = self.model.index_of(chosen)
        if index.isValid():
            self.tree.setCurrentIndex(index)
        else:
            self._show_current()
        self._show_needed()
        self._show_caution()

    def current_layer_id(self) -> str:
        """Id of the chosen layer; empty for none."""
        index = self.tree.currentIndex()
        return str(index.siblingAtColumn(0).data(ID_ROLE) or "") if index.isValid() else ""

    @told
    def _show_current(self) -> None:
        layer = self.site.layer(self.current_layer_id())
        self.leave_button.setEnabled(layer is not None)
        if layer is None:
            self.editor.show_layer(None, None, None)
            return
        state = self.site.state_of(layer)
        entry = self.site.entry(layer.id())
        self.editor.show_layer(layer, entry, state)
        if self.tree.hasFocus():
            self.below.setCurrentIndex(1)

    def _show_needed(self) -> None:
        needed = self.site.needed(self._catalogue) if self._catalogue is not None else []
        self.not_provided.show_needed(needed, self._catalogue)
        missing = sum(one.state == NOT_PROVIDED for one in needed)
        self.below.setTabText(0, tr("Not provided ({count})").format(count=missing) if missing else tr("Not provided"))

    def _show_caution(self) -> None:
        told_ = [text for text in (self.site.problem, *self.site.notes, self.site.outside_town()) if text]
        self.caution.setText("\n".join(f"⚠ {text}" for text in told_))
        self.caution.setVisible(bool(told_))

    # -- saying ------------------------------------------------------------------------------------------------------

    @told
    def _accept(self, layer_id: str) -> None:
        layer = self.site.layer(layer_id)
        found = self.site.propose(layer) if layer is not None else []
        if found:
            self.site.accept(layer_id, found[0])
            self._said()

    @told
    def _accept_all(self) -> None:
        """A site file beside the project goes first: it says more than its layers' fields do."""
        beside = self.site.site_file_beside()
        if beside is not None:
            self._import(beside.path)
        for layer, proposal in self.site.open_proposals():
            self.site.accept(layer.id(), proposal)
        self._said()

    @told
    def _leave_out(self, layer_id: str) -> None:
        self.site.leave_out(layer_id)
        self._said()

    @told
    def _leave_current(self) -> None:
        if self.current_layer_id():
            self.site.leave_out(self.current_layer_id())
            self._said()

    @told
    def _set_entry(self, layer_id: str, entry: Any) -> None:
        self.site.set_entry(layer_id, entry)
        self._said()

    @told
    def _show_values(self, layer_id: str, field: str) -> None:
        layer = self.site.layer(layer_id)
        found = self.site.facts.counts(layer, field) if layer is not None else {}
        self.editor.show_values(tuple(TypeValue(text, key, count, ("unknown",)) for key, (text, count) in found.items()))

    @told
    def _state_absence(self, roles: frozenset[str], absent: bool) -> None:
        before = self.site.stated.absent
        self.site.update(absent=before | roles if absent else before - roles)
        self._said()

    def _said(self) -> None:
        self.refresh()
        self.changed.emit()

    # -- site files --------------------------------------------------------------------------------------------------

    @told
    def _load_beside(self) -> None:
        beside = self.site.site_file_beside()
        if beside is not None:
            self._import(beside.path)
            self._said()

    @told
    def _load(self) -> None:
        path = self._choose_file(self, False)
        if path:
            self._import(Path(path))
            self._said()

    def _import(self, path: Path) -> None:
        for note in self.site.import_site(path):
            tell(TITLE, note)

    @told
    def _save(self) -> None:
        path = self._choose_file(self, True)
        if not path:
            return
        wanted = Path(path) if path.casefold().endswith((".yaml", ".yml")) else Path(f"{path}.yaml")
        try:
            notes = self.site.export_site(wanted)
        except OSError as problem:
            raise BohError(f"{wanted}: cannot be written ({problem.strerror}); choose another folder") from None
        tell(TITLE, tr("Saved {file}.").format(file=wanted.name) + "".join(f" {note}" for note in notes),
             Qgis.MessageLevel.Warning if notes else Qgis.MessageLevel.Success)

    # -- the project -------------------------------------------------------------------------------------------------

    def _layers_changed(self, *_unused: Any) -> None:
        self._timer.start()

    @told
    def _project_read(self) -> None:
        self.site.restore()
        self._said()

    @told
    def _project_cleared(self) -> None:
        self._watch.let_go()
        self.site.clear()
        self._timer.start()

    def close_down(self) -> None:
        """Let go of the project and its layers."""
        self._timer.stop()
        self.site.facts.remember = False
        self.site.facts.forget()
        project = self.site.project
        project.layersAdded.disconnect(self._layers_changed)
        project.layersRemoved.disconnect(self._layers_changed)
        project.readProject.disconnect(self._project_read)
        project.cleared.disconnect(self._project_cleared)
        self._watch.let_go()


def _ask_for_file(parent: QWidget, to_save: bool) -> str:
    kinds = tr("Site files (*.yaml *.yml)")
    if to_save:
        return str(QFileDialog.getSaveFileName(parent, tr("Save site file"), "site.yaml", kinds)[0])
    return str(QFileDialog.getOpenFileName(parent, tr("Load site file"), "", kinds)[0])
