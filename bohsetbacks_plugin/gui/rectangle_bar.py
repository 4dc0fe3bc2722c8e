# SPDX-License-Identifier: GPL-2.0-or-later
"""The bar beside the rectangle tool: type, length and width in feet, rotation, and which point of it is clicked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from qgis.core import QgsSettings
from qgis.PyQt.QtCore import pyqtSignal
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from ..layer_schema.design_layers import DesignType, plans
from ..qgis_bridge.design_style import icon
from ..qgis_bridge.rectangle import ANCHORS, Rectangle
from .messages import told
from .translation import tr

#: Where the last size of each type is remembered.
SETTINGS_KEY = "BohSetbacks/rectangle"
_LEAST_FT, _MOST_FT = 0.1, 5000.0


class NumberBox(QDoubleSpinBox):
    """A number box that shows no zeros after the last decimal that counts: 6 ft, 10.5 ft, 123.4°."""

    def textFromValue(self, value: float) -> str:  # noqa: N802 - Qt's name
        """The number as it is shown."""
        point = self.locale().decimalPoint()
        text = str(super().textFromValue(value))
        return text.rstrip("0").rstrip(point) if point in text else text


class RectangleBar(QWidget):
    """What the next rectangle is to be.

    Parameters
    ----------
    types : sequence of DesignType, optional
        Types offered; those of the layer of components if not given.
    parent : QWidget, optional
    """

    #: Anything of the rectangle was changed.
    changed = pyqtSignal()
    #: The next click on the map is to tell the rotation.
    align_asked = pyqtSignal(bool)

    def __init__(self, types: Optional[Sequence[DesignType]] = None, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setObjectName("BohSetbacksRectangleBar")
        chosen = types if types is not None else plans()["components"].types
        self.types = {one.role: one for one in chosen}
        self.type_box, self.anchor_box = QComboBox(self), QComboBox(self)
        self.length_box, self.width_box = self._feet_box(), self._feet_box()
        self.rotation_box = self._rotation_box()
        self.align_button = QPushButton(tr("&Align"), self)
        self.hint = QLabel(self)
        self._fill()
        self._name()
        self._lay_out()
        self.say()
        self._show_size()
        self.type_box.currentIndexChanged.connect(self._type_chosen)
        for box in (self.length_box, self.width_box):
            box.valueChanged.connect(self._size_typed)
        self.rotation_box.valueChanged.connect(self._told_others)
        self.anchor_box.currentIndexChanged.connect(self._told_others)
        self.align_button.toggled.connect(self.align_asked)

    @property
    def role(self) -> str:
        """Type that is chosen."""
        return str(self.type_box.currentData())

    def shape(self) -> Rectangle:
        """The rectangle as it stands in the bar."""
        return Rectangle(self.role, self.length_box.value(), self.width_box.value(), self.rotation_box.value(),
                         str(self.anchor_box.currentData()))

    def set_type(self, role: str) -> None:
        """Choose a type; a role that is not offered changes nothing."""
        place = self.type_box.findData(role)
        if place >= 0:
            self.type_box.setCurrentIndex(place)

    def set_size(self, length_ft: float, width_ft: float) -> None:
        """Set both sides."""
        self.length_box.setValue(length_ft)
        self.width_box.setValue(width_ft)

    def set_rotation(self, degrees: float) -> None:
        """Set the rotation; a full turn begins anew."""
        self.rotation_box.setValue(round(degrees % 360.0, self.rotation_box.decimals()) % 360.0)

    def turn(self, degrees: float) -> None:
        """Turn clockwise by some degrees."""
        self.set_rotation(self.rotation_box.value() + degrees)

    def next_anchor(self) -> None:
        """Take the next point of the rectangle as the one that is clicked."""
        self.anchor_box.setCurrentIndex((self.anchor_box.currentIndex() + 1) % self.anchor_box.count())

    def say(self, text: str = "") -> None:
        """Show a sentence; without one, what the keys do."""
        self.hint.setText(text or tr("Click to place. R turns by 5°, Shift+R by 1°, as Ctrl or Shift with the mouse wheel. "
                                     "C: centre or corner. A: turn along the line under the pointer. Esc ends."))

    def _feet_box(self) -> QDoubleSpinBox:
        box = NumberBox(self)
        box.setDecimals(2)
        box.setRange(_LEAST_FT, _MOST_FT)
        box.setSuffix(tr(" ft"))
        box.setKeyboardTracking(False)
        return box

    def _rotation_box(self) -> QDoubleSpinBox:
        box = NumberBox(self)
        # Fine enough that a side of 100 ft lies along its line within 0.0002 ft.
        box.setDecimals(4)
        box.setRange(0.0, 359.9999)
        box.setWrapping(True)
        box.setSingleStep(5.0)
        box.setSuffix("°")
        box.setKeyboardTracking(False)
        return box

    def _fill(self) -> None:
        side = self.fontMetrics().height()
        for role, one in self.types.items():
            self.type_box.addItem(icon(one, "area", side), one.words, role)
        # Long names must not make the dock wider.
        self.type_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.type_box.setMinimumContentsLength(16)
        words = {"centre": tr("Centre"), "near_left": tr("Near left corner"), "far_left": tr("Far left corner"),
                 "far_right": tr("Far right corner"), "near_right": tr("Near right corner")}
        for name in ANCHORS:
            self.anchor_box.addItem(words[name], name)
        self.align_button.setCheckable(True)
        self.hint.setWordWrap(True)

    def _name(self) -> None:
        tips = {
            self.type_box: (tr("Type of the component"), tr("What is placed. Its last size is remembered.")),
            self.length_box: (tr("Length in feet"), tr("Length on the ground, in feet, in the direction of the rotation.")),
            self.width_box: (tr("Width in feet"), tr("Width on the ground, in feet, across the length.")),
            self.rotation_box: (tr("Rotation in degrees"),
                                tr("Direction of the length: degrees clockwise from the map's north.")),
            self.anchor_box: (tr("Point that is clicked"),
                              tr("Which point of the rectangle comes to lie where you click. C changes it.")),
            self.align_button: (tr("Align with a line"),
                                tr("Then click a lot line, a wall or any other line: the length turns along it.")),
        }
        for widget, (name, tip) in tips.items():
            widget.setAccessibleName(name)
            widget.setToolTip(tip)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        rows = [(tr("&Type"), self.type_box, None, None), (tr("&Length"), self.length_box, tr("&Width"), self.width_box),
                (tr("&Rotation"), self.rotation_box, None, self.align_button), (tr("&Click sets"), self.anchor_box, None, None)]
        for row, (first, left, second, right) in enumerate(rows):
            grid.addWidget(self._label(first, left), row, 0)
            grid.addWidget(left, row, 1, 1, 1 if right else 3)
            if right is not None:
                if second:
                    grid.addWidget(self._label(second, right), row, 2)
                grid.addWidget(right, row, 3 if second else 2, 1, 1 if second else 2)
        grid.addWidget(self.hint, len(rows), 0, 1, 4)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def _label(self, text: str, buddy: QWidget) -> QLabel:
        label = QLabel(text, self)
        label.setBuddy(buddy)
        return label

    @told
    def _type_chosen(self) -> None:
        self._show_size()
        self.changed.emit()

    def _show_size(self) -> None:
        """The size that this type was last given, else its usual one."""
        settings, usual = QgsSettings(), self.types[self.role].size_ft
        for box, name, feet in ((self.length_box, "length", usual[0]), (self.width_box, "width", usual[1])):
            box.blockSignals(True)
            box.setValue(settings.value(f"{SETTINGS_KEY}/{self.role}/{name}", feet, type=float))
            box.blockSignals(False)

    @told
    def _size_typed(self) -> None:
        settings = QgsSettings()
        settings.setValue(f"{SETTINGS_KEY}/{self.role}/length", self.length_box.value())
        settings.setValue(f"{SETTINGS_KEY}/{self.role}/width", self.width_box.value())
        self.changed.emit()

    @told
    def _told_others(self) -> None:
        self.changed.emit()
