# SPDX-License-Identifier: GPL-2.0-or-later
"""Which file the results of a project go to, and whether it may be written."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Optional

from qgis.core import QgsProject

from ..engine.errors import OutputError
from ..report.output_files import refuse_to_overwrite
from .project_store import SCOPE

DEFAULT_NAME = "setbacks.gpkg"

#: The words of the settings (gui/settings.py): beside the project file, in one folder, or asked for at each check.
BESIDE_PROJECT, IN_FOLDER, ASK = "beside project", "folder", "ask"

_CHOSEN = "/results/file"


def result_path(project: QgsProject, place: str, folder: Optional[Path] = None) -> Optional[Path]:
    """The file that the results of a project go to.

    Parameters
    ----------
    project : QgsProject
    place : str
        `BESIDE_PROJECT`, `IN_FOLDER` or `ASK`, as the settings say.
    folder : Path, optional
        The one of the settings.

    Returns
    -------
    Path or None
        What was chosen for this project goes first; None where it has to be asked for, as beside a project that was never
        saved.
    """
    chosen = chosen_path(project)
    if chosen is not None:
        return chosen
    if place == IN_FOLDER and folder is not None:
        # One folder serves several projects, each of which has its own results there.
        name = project.baseName() if project.fileName() else ""
        return folder / (f"{name}_{DEFAULT_NAME}" if name else DEFAULT_NAME)
    beside = project_folder(project)
    return beside / DEFAULT_NAME if place == BESIDE_PROJECT and beside is not None else None


def project_folder(project: QgsProject) -> Optional[Path]:
    """The folder of the project file; None for one that was never saved, or lies in a database."""
    folder = str(project.absolutePath()) if project.fileName() else ""
    return Path(folder) if folder else None


def chosen_path(project: QgsProject) -> Optional[Path]:
    """The file that was chosen for this project; None where none was."""
    text, told = project.readEntry(SCOPE, _CHOSEN, "")
    return Path(project.pathResolver().readPath(text)) if told and text else None


def choose_path(project: QgsProject, path: Optional[Path]) -> None:
    """Remember a file for this project, which is saved with it; None: as the settings say."""
    if path == chosen_path(project):
        return
    if path is None:
        project.removeEntry(SCOPE, _CHOSEN)
    else:
        project.writeEntry(SCOPE, _CHOSEN, project.pathResolver().writePath(str(path)))


def as_geopackage(text: str) -> Path:
    """A file name as typed, with the ending that it must have."""
    path = Path(text)
    return path if path.suffix.casefold() == ".gpkg" else path.with_name(f"{path.name}.gpkg")


def why_not(path: Path, inputs: Iterable[Path]) -> str:
    """Why results cannot be written to a file; empty where they can.

    Parameters
    ----------
    path : Path
    inputs : iterable of Path
        The user's own files, which are never written.
    """
    try:
        refuse_to_overwrite(path, list(inputs), is_geopackage=True)
    except (OutputError, OSError) as problem:
        return str(problem)
    return ""
