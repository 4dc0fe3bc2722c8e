# SPDX-License-Identifier: GPL-2.0-or-later
"""The line that says into which file the results go, and lets one choose another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Optional

from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QFileDialog, QGroupBox, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ..qgis_bridge.project_site import ProjectSite
from ..qgis_bridge.result_place import (
    DEFAULT_NAME,
    as_geopackage,
    choose_path,
    chosen_path,
    project_folder,
    result_path,
    why_not,
)
from .messages import told
from .settings import ASK, IN_FOLDER, settings
from .translation import tr

#: Asks for a file, given the one to begin with; an empty text where the user chose none.
ChooseFile = Callable[[str], str]


class ResultLine(QGroupBox):
    """Where the results of this project go. `choose_file` stands in for the file chooser where a test gives one."""

    def __init__(self, site: ProjectSite, parent: Optional[QWidget] = None, choose_file: Optional[ChooseFile] = None) -> None:
        super().__init__(tr("Results go to"), parent)
        self._site, self._choose_file = site, choose_file or self._ask
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.text.setAccessibleName(tr("Where results go"))
        self.change_button = QPushButton()
        self.reset_button = QPushButton(tr("As in the settin&gs"))
        self.reset_button.setToolTip(tr("Forget the file that was chosen for this project"))
        row = QHBoxLayout()
        row.addWidget(self.text, 1)
        row.addWidget(self.change_button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignRight)
        self.change_button.clicked.connect(self._change)
        self.reset_button.clicked.connect(self._reset)
        settings().changed.connect(self.refresh)
        self.refresh()

    def path(self) -> Optional[Path]:
        """The file as things stand; None where results would be in memory only, or it is asked for at each check."""
        return result_path(self._site.project, settings().result_place(), settings().result_folder())

    def path_for_run(self) -> tuple[bool, Optional[Path], str]:
        """For a check that begins now: whether to go on, the file, and why not; asks where the settings say so."""
        path = self.path()
        if settings().result_place() == ASK:
            path = self._choose(path)
            if path is None:
                return False, None, tr("No file was chosen for the results; nothing was checked.")
        problem = why_not(path, self._site.files()) if path is not None else ""
        return not problem, path, problem

    @told
    def refresh(self) -> None:
        """Show the file as things stand."""
        path = self.path()
        problem = why_not(path, self._site.files()) if path is not None else ""
        chosen = chosen_path(self._site.project)
        if settings().result_place() == ASK:
            text = tr("It is asked at each check.")
            if chosen is not None:
                text = f"{text} {tr('Last: {path}').format(path=_breakable(chosen))}"
        elif path is None:
            text = tr("⚠ Only into memory, because the project is not saved: they are gone when QGIS is closed. Save the "
                      "project, or choose a file.")
        elif problem:
            text = f"⚠ {problem}"
        elif chosen is None and settings().result_place() != IN_FOLDER:
            text = tr("{name}, beside the project").format(name=path.name)
        else:
            text = _breakable(path)
        self.text.setText(text)
        self.text.setToolTip(str(path) if path is not None else "")
        self.change_button.setText(tr("C&hange…") if path is not None or settings().result_place() == ASK
                                   else tr("C&hoose a file…"))
        self.change_button.setToolTip(tr("Choose a GeoPackage for the results of this project. Results of an earlier check in "
                                         "it are replaced; your review marks are kept."))
        self.change_button.setVisible(settings().result_place() != ASK)
        self.reset_button.setVisible(chosen is not None and settings().result_place() != ASK)

    def close_down(self) -> None:
        """Listen to the settings no longer."""
        settings().changed.disconnect(self.refresh)

    @told
    def _change(self) -> None:
        self._choose(self.path())

    @told
    def _reset(self) -> None:
        choose_path(self._site.project, None)
        self.refresh()

    def _choose(self, first: Optional[Path]) -> Optional[Path]:
        """Ask for a file and remember it for the project; None where the user chose none."""
        if first is None:
            folder = project_folder(self._site.project) or settings().result_folder() or Path.home()
            first = folder / DEFAULT_NAME
        text = self._choose_file(str(first))
        if not text:
            return None
        path = as_geopackage(text)
        choose_path(self._site.project, path)
        self.refresh()
        return path

    def _ask(self, first: str) -> str:
        path, _ = QFileDialog.getSaveFileName(self, tr("File for the results"), first, tr("GeoPackage (*.gpkg)"), "",
                                              QFileDialog.Option.DontConfirmOverwrite)
        return str(path)


def _breakable(path: Path) -> str:
    """A path that may go on in the next line after a slash."""
    return str(path).replace("/", "/\u200b").replace("\\", "\\\u200b")
