# SPDX-License-Identifier: GPL-2.0-or-later
"""Our page in QGIS's Settings > Options."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Optional

from qgis.gui import QgsFileWidget, QgsOptionsPageWidget, QgsOptionsWidgetFactory
from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ..paths import resource
from ..report.lengths import FEET, FEET_AND_INCHES, METRES
from .messages import TITLE, told
from .rule_choice import project_words, town_words, towns
from .settings import (
    ASK,
    BESIDE_PROJECT,
    IN_FOLDER,
    LEAST_DELAY_MS,
    MOST_DELAY_MS,
    PROPOSED_ACCURACY_FT,
    settings,
)
from .translation import tr

_MOST_ACCURACY_FT = 1000.0


class OptionsPage(QgsOptionsPageWidget):
    """The page; what is changed is written when the dialog is accepted."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        body = QWidget()
        column = QVBoxLayout(body)
        column.addWidget(self._start_group())
        column.addWidget(self._accuracy_group())
        column.addWidget(self._results_group())
        column.addWidget(self._live_group())
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(body)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)
        self._show_folder()

    def apply(self) -> None:
        """Write what the page shows."""
        self._write()

    @told
    def _write(self) -> None:
        chosen = settings()
        chosen.set_default_town(str(self.town.currentData()))
        chosen.set_default_project_type(str(self.project_type.currentData()))
        chosen.set_units(str(self.units.currentData()))
        for kind, box in self.accuracy.items():
            # The box shows hundredths; what was written finer and not touched here stays as it is.
            if box.value() != self._accuracy_as_shown[kind]:
                chosen.set_proposed_accuracy_ft(kind, box.value() or None)
        folder = self.folder.filePath().strip()
        chosen.set_result_folder(Path(folder) if folder else None)
        chosen.set_result_place(str(self.place.currentData()))
        chosen.set_live_check(self.live.isChecked())
        chosen.set_live_delay_ms(self.delay.value())

    def _start_group(self) -> QGroupBox:
        chosen = settings()
        town = chosen.default_town()
        names = list(towns())
        self.town = _combo({name: town_words(name) for name in (names if town in names else [*names, town])}, town)
        self.project_type = _combo(project_words(), chosen.default_project_type())
        self.units = _combo({FEET: tr("feet (99.99 ft)"), FEET_AND_INCHES: tr("feet and inches (99 ft 11 7/8 in)"),
                             METRES: tr("metres (30.477 m)")}, chosen.units())
        self.units.setToolTip(tr("For reading only: the rules are in feet, and every verdict is made in feet."))
        group, form = _group(tr("New projects, and how lengths are shown"))
        form.addRow(tr("&Town:"), self.town)
        form.addRow(tr("&Project type:"), self.project_type)
        form.addRow(tr("&Units shown:"), self.units)
        return group

    def _accuracy_group(self) -> QGroupBox:
        labels = {"survey": tr("Instrument &survey:"), "gps": tr("&GPS, handheld:"),
                  "assessors_parcels": tr("&Assessors’ parcels:"), "planning": tr("&Orthophoto or planning map:")}
        group, form = _group(tr("Accuracy that is proposed for a layer"))
        note = QLabel(tr("The layer editor offers these for a layer whose accuracy is not stated. Nothing is checked with "
                         "them unless you take them there."))
        note.setWordWrap(True)
        form.addRow(note)
        self.accuracy: dict[str, QDoubleSpinBox] = {}
        for kind in PROPOSED_ACCURACY_FT:
            box = QDoubleSpinBox()
            box.setRange(0.0, _MOST_ACCURACY_FT)
            box.setDecimals(2)
            box.setSuffix(tr(" ft"))
            box.setSpecialValueText(tr("none proposed"))
            box.setValue(settings().proposed_accuracy_ft(kind) or 0.0)
            self.accuracy[kind] = box
            form.addRow(labels[kind], box)
        self._accuracy_as_shown = {kind: box.value() for kind, box in self.accuracy.items()}
        return group

    def _results_group(self) -> QGroupBox:
        chosen = settings()
        self.place = _combo({BESIDE_PROJECT: tr("beside the project"), IN_FOLDER: tr("in one folder"),
                             ASK: tr("ask each time")}, chosen.result_place())
        self.folder = QgsFileWidget()
        self.folder.setStorageMode(QgsFileWidget.StorageMode.GetDirectory)
        self.folder.setFilePath(str(chosen.result_folder() or ""))
        self.place.currentIndexChanged.connect(self._show_folder)
        group, form = _group(tr("Results (a GeoPackage)"))
        form.addRow(tr("&Where:"), self.place)
        form.addRow(tr("&Folder:"), self.folder)
        return group

    def _live_group(self) -> QGroupBox:
        chosen = settings()
        self.live = QCheckBox(tr("&Check again while a layer is edited"))
        self.live.setChecked(chosen.live_check())
        self.delay = QSpinBox()
        self.delay.setRange(LEAST_DELAY_MS, MOST_DELAY_MS)
        self.delay.setSingleStep(50)
        self.delay.setSuffix(tr(" ms"))
        self.delay.setValue(chosen.live_delay_ms())
        self.delay.setEnabled(self.live.isChecked())
        self.live.toggled.connect(self.delay.setEnabled)
        group, form = _group(tr("Live check"))
        form.addRow(self.live)
        form.addRow(tr("Wait after the &last edit:"), self.delay)
        return group

    def _show_folder(self, _index: int = 0) -> None:
        self.folder.setEnabled(self.place.currentData() == IN_FOLDER)


class OptionsFactory(QgsOptionsWidgetFactory):
    """Makes the page when the options dialog opens."""

    def __init__(self) -> None:
        super().__init__()
        self.setTitle(TITLE)

    def icon(self) -> QIcon:
        """The plugin's icon."""
        return QIcon(str(resource("icons", "bohsetbacks.svg")))

    def createWidget(self, parent: Optional[QWidget]) -> OptionsPage:  # noqa: N802 - the name that QGIS calls
        """A new page."""
        return OptionsPage(parent)


def register_options(iface: Any) -> OptionsFactory:
    """Add the page to QGIS; the caller keeps what is returned."""
    factory = OptionsFactory()
    iface.registerOptionsWidgetFactory(factory)
    return factory


def unregister_options(iface: Any, factory: Optional[OptionsFactory]) -> None:
    """Take the page away again."""
    if factory is not None:
        iface.unregisterOptionsWidgetFactory(factory)


def _combo(words: Mapping[str, str], chosen: str) -> QComboBox:
    box = QComboBox()
    for value, text in words.items():
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box


def _group(title: str) -> tuple[QGroupBox, QFormLayout]:
    group = QGroupBox(title)
    form = QFormLayout(group)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return group, form
