# SPDX-License-Identifier: GPL-2.0-or-later
"""What a user chooses once for all projects: town, project type, units, proposed accuracies, results, live check."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Optional

from qgis.core import (
    QgsSettingsEntryBool,
    QgsSettingsEntryDouble,
    QgsSettingsEntryInteger,
    QgsSettingsEntryString,
    QgsSettingsTree,
)
from qgis.PyQt.QtCore import QObject, pyqtSignal

from ..engine.vocabulary import PROJECT_TYPES
from ..report.lengths import FEET, UNITS

NODE = "BohSetbacks"

#: Where results go: beside the project file, into one folder, or wherever the user says at each run.
BESIDE_PROJECT, IN_FOLDER, ASK = "beside project", "folder", "ask"
RESULT_PLACES = (BESIDE_PROJECT, IN_FOLDER, ASK)

#: Kind of layer -> accuracy in feet that the layer editor *proposes* for it; nothing is measured with it unless it is taken.
#: Survey: an instrument survey. GPS: handheld under open sky (gps.gov, 16 ft). Parcels: MassGIS metadata. Planning: 1/30
#: inch at 1:5,000 (National Map Accuracy Standards), as for the state's maps drawn over orthophotos.
PROPOSED_ACCURACY_FT: dict[str, float] = {"survey": 0.1, "gps": 16.0, "assessors_parcels": 10.0, "planning": 13.9}

LEAST_DELAY_MS, MOST_DELAY_MS = 50, 5000


class Settings(QObject):
    """The settings of this user; each change is written at once. What was written and means nothing reads as the default."""

    #: Something was set to a value that it did not have.
    changed = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        node = QgsSettingsTree.createPluginTreeNode(NODE)
        self._town = QgsSettingsEntryString("default-town", node, "plymouth", "Town whose rules a new project starts with")
        self._project_type = QgsSettingsEntryString("default-project-type", node, "new_construction",
                                                    "Project type that a new project starts with")
        self._units = QgsSettingsEntryString("units", node, FEET, "Units in which lengths are shown; verdicts are in feet")
        self._result_place = QgsSettingsEntryString("result-place", node, BESIDE_PROJECT, "Where results go")
        self._result_folder = QgsSettingsEntryString("result-folder", node, "", "Folder for results")
        self._live_check = QgsSettingsEntryBool("live-check", node, True, "Check again while a layer is edited")
        self._live_delay = QgsSettingsEntryInteger("live-delay-ms", node, 150, "Wait after the last edit, in milliseconds")
        self._accuracy = {
            kind: QgsSettingsEntryDouble(f"proposed-accuracy-{kind.replace('_', '-')}-ft", node, feet,
                                         "Accuracy in feet that is proposed for layers of this kind; 0 for none")
            for kind, feet in PROPOSED_ACCURACY_FT.items()
        }

    def default_town(self) -> str:
        """Name of the ruleset, or path of the ruleset file, that a new project starts with."""
        return str(self._town.value()).strip() or str(self._town.defaultValue())

    def set_default_town(self, town: str) -> None:
        """Start new projects with this town."""
        self._set(self._town, town)

    def default_project_type(self) -> str:
        """One of `vocabulary.PROJECT_TYPES`."""
        return _known(self._project_type, PROJECT_TYPES)

    def set_default_project_type(self, project_type: str) -> None:
        """Start new projects with this project type."""
        self._set(self._project_type, project_type)

    def units(self) -> str:
        """One of `lengths.UNITS`; for showing only."""
        return _known(self._units, UNITS)

    def set_units(self, units: str) -> None:
        """Show lengths in these units."""
        self._set(self._units, units)

    def proposed_accuracy_ft(self, kind: str) -> Optional[float]:
        """What the layer editor proposes for a kind of layer, a key of `PROPOSED_ACCURACY_FT`; None: nothing."""
        feet = float(self._accuracy[kind].value())
        return feet if math.isfinite(feet) and feet > 0 else None

    def set_proposed_accuracy_ft(self, kind: str, feet: Optional[float]) -> None:
        """Propose this accuracy for a kind of layer; None: propose nothing."""
        self._set(self._accuracy[kind], float(feet or 0.0))

    def result_place(self) -> str:
        """One of `RESULT_PLACES`; a folder that was never chosen is as good as asking."""
        place = _known(self._result_place, RESULT_PLACES)
        return ASK if place == IN_FOLDER and self.result_folder() is None else place

    def set_result_place(self, place: str) -> None:
        """Put results there."""
        self._set(self._result_place, place)

    def result_folder(self) -> Optional[Path]:
        """The folder for results; None where none was chosen."""
        folder = str(self._result_folder.value()).strip()
        return Path(folder) if folder else None

    def set_result_folder(self, folder: Optional[Path]) -> None:
        """Use this folder for results."""
        self._set(self._result_folder, "" if folder is None else str(folder))

    def live_check(self) -> bool:
        """Whether edits are checked while they are made."""
        return bool(self._live_check.value())

    def set_live_check(self, on: bool) -> None:
        """Check edits while they are made, or not."""
        self._set(self._live_check, bool(on))

    def live_delay_ms(self) -> int:
        """Milliseconds from the last edit to the check."""
        return min(MOST_DELAY_MS, max(LEAST_DELAY_MS, int(self._live_delay.value())))

    def set_live_delay_ms(self, milliseconds: int) -> None:
        """Wait so long after the last edit."""
        self._set(self._live_delay, int(milliseconds))

    def _set(self, entry: object, value: object) -> None:
        if entry.value() != value:  # type: ignore[attr-defined]
            entry.setValue(value)  # type: ignore[attr-defined]
            self.changed.emit()


def _known(entry: QgsSettingsEntryString, known: tuple[str, ...]) -> str:
    """The value of an entry where it is one of the known words, else its default."""
    value = str(entry.value())
    return value if value in known else str(entry.defaultValue())


_open: list[Settings] = []


def settings() -> Settings:
    """The one for this session, opened when it is first asked for."""
    if not _open:
        _open.append(Settings())
    return _open[0]


def close_settings() -> None:
    """Take the settings out of QGIS's tree when the plugin is unloaded; what was chosen stays written."""
    if _open:
        _open.clear()
        QgsSettingsTree.unregisterPluginTreeNode(NODE)
