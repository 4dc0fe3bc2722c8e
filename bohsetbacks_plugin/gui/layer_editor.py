# SPDX-License-Identifier: GPL-2.0-or-later
"""What one layer is, to be read and changed: its roles or a role for each type value, ids, status, accuracy, and the rest."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Optional

from qgis.core import QgsVectorLayer
from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ..engine import vocabulary
from ..layer_schema import presets
from ..layer_schema.layer_entry import LayerEntry
from ..qgis_bridge.layer_facts import TypeValue
from ..qgis_bridge.layer_state import LayerState
from .layers_model import WARNING, sign, state_lines
from .messages import told
from .role_combo import ROLES_ROLE, FieldDelegate, RoleCombo, RoleDelegate, role_text
from .settings import PROPOSED_ACCURACY_FT, settings
from .translation import tr

_ONE, _BY_VALUE, _SCHEMA = range(3)
_VALUE = int(Qt.ItemDataRole.UserRole) + 1


class LayerEditor(QWidget):
    """Shows one layer; each change is told at once, where it means something."""

    #: The layer's id, and what it is now.
    entry_changed = pyqtSignal(str, object)
    #: The layer's id, and the field whose values are wanted: `show_values` shows them.
    values_wanted = pyqtSignal(str, str)

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._layer_id, self._showing = "", False
        self._entry = LayerEntry(path="")
        self.title = QLabel()
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.facts = QLabel()
        self.facts.setWordWrap(True)
        self.facts.setTextFormat(Qt.TextFormat.PlainText)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._make_fields()
        self._lay_out()
        self._connect()
        self.setEnabled(False)

    def _make_fields(self) -> None:
        self.way_box = _combo([(tr("the same for all features"), _ONE), (tr("told by a field"), _BY_VALUE),
                               (tr("a known schema"), _SCHEMA)])
        self.role_box = RoleCombo()
        self.field_box, self.id_box = _combo([]), _combo([])
        self.schema_box = _combo([(presets.load(name).title, name) for name in presets.names()])
        self.values = QTableWidget(0, 3)
        self.values.setHorizontalHeaderLabels([tr("Value"), tr("Features"), tr("Role")])
        self.values.setAccessibleName(tr("Role of each type value"))
        self.values.setItemDelegateForColumn(2, RoleDelegate(self.values))
        self.values.verticalHeader().hide()
        self.values.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.values.horizontalHeader().setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        self.status_box = _combo([(tr("as the kind is: components proposed, others existing"), ""),
                                  *((_status_words()[name], name) for name in vocabulary.STATUSES)])
        self.subject_box = _combo([(tr("checked, where it is of a kind that is"), None), (tr("context only"), False)])
        self.accuracy_line, self.where_line, self.crs_line = QLineEdit(), QLineEdit(), QLineEdit()
        self.accuracy_box = _combo([(tr("propose…"), 0.0), *((f"{words}: {settings().proposed_accuracy_ft(kind):g} ft",
                                                              settings().proposed_accuracy_ft(kind))
                                                             for kind, words in _accuracy_words().items())])
        self.completeness_box = _combo([(words, name) for name, words in _completeness_words().items()])
        self.marker_box = QCheckBox(tr("yes: no verdicts from them"))
        self.attributes = QTableWidget(0, 2)
        self.attributes.setHorizontalHeaderLabels([tr("Value that rules ask for"), tr("Field")])
        self.attributes.setAccessibleName(tr("Fields of the values that rules ask for"))
        self.attributes.verticalHeader().hide()
        self.attributes.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.field_delegate = FieldDelegate(self.attributes)
        self.attributes.setItemDelegateForColumn(1, self.field_delegate)
        for table in (self.values, self.attributes):
            table.setMinimumHeight(self.fontMetrics().lineSpacing() * 8)
            table.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._rows: dict[QWidget, QLabel] = {}
        for text, widget, tip in (
                (tr("Its kind is"), self.way_box, tr("How the kind of each feature is known")),
                (tr("Kind"), self.role_box, tr("One role, or several with commas")),
                (tr("Field of the kind"), self.field_box, tr("The field whose values tell the kind")),
                (tr("Schema"), self.schema_box, tr("A published schema: it says roles, ids and accuracy")),
                (tr("Values"), self.values, tr("A value without a role stays unknown: listed, not measured")),
                (tr("Ids from"), self.id_box, tr("The field of the ids that findings print")),
                (tr("Status"), self.status_box, tr("Proposed, existing or abandoned, unless a field tells")),
                (tr("Is it checked"), self.subject_box, tr("Context is measured to, and never checked itself")),
                (tr("Accuracy, ft"), self.accuracy_line, tr("How far its places may be off; empty: not stated")),
                ("", self.accuracy_box, tr("Our proposals by kind of survey, from the settings; nothing is taken by itself")),
                (tr("Complete?"), self.completeness_box, tr("Whether what the layer lacks may be taken as not there")),
                (tr("Only where"), self.where_line, tr("A filter in SQL, printed with the results")),
                (tr("CRS is"), self.crs_line, tr("Only for a layer that has none, as in EPSG:2249")),
                (tr("Points only mark parcels or addresses"), self.marker_box, ""), (tr("Attributes"), self.attributes, "")):
            label = QLabel(text)
            label.setWordWrap(True)
            label.setBuddy(widget)
            widget.setToolTip(tip)
            if text and not widget.accessibleName():
                widget.setAccessibleName(text)
            form.addRow(label, widget)
            self._rows[widget] = label
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.title)
        column.addWidget(self.facts)
        column.addLayout(form)
        column.addStretch(1)

    def _connect(self) -> None:
        self.way_box.currentIndexChanged.connect(self._way_changed)
        self.role_box.roles_changed.connect(self._edited)
        self.field_box.currentIndexChanged.connect(self._field_chosen)
        for box in (self.id_box, self.schema_box, self.status_box, self.subject_box, self.completeness_box):
            box.currentIndexChanged.connect(self._edited)
        self.accuracy_box.activated.connect(self._accuracy_proposed)
        for line in (self.accuracy_line, self.where_line, self.crs_line):
            line.editingFinished.connect(self._edited)
        self.marker_box.toggled.connect(self._edited)
        for table in (self.values, self.attributes):
            table.itemChanged.connect(self._edited)

    # -- showing -----------------------------------------------------------------------------------------------------

    def show_layer(self, layer: Optional[QgsVectorLayer], entry: Optional[LayerEntry], state: Optional[LayerState]) -> None:
        """Show a layer, or nothing."""
        self._showing = True
        self.setEnabled(layer is not None and state is not None)
        self._layer_id = layer.id() if layer is not None else ""
        self.title.setText(layer.name() if layer is not None else tr("Choose a layer to see or change what it is."))
        self.facts.setText("" if state is None else "\n".join(f"{name}: {text}" for name, text in state_lines(state)))
        self._entry = entry if entry is not None else LayerEntry(path="")
        if layer is not None and state is not None:
            self._fill(layer, self._entry, state)
        self._show_way()
        self._showing = False

    def _fill(self, layer: QgsVectorLayer, entry: LayerEntry, state: LayerState) -> None:
        names = [field.name() for field in layer.fields()]
        _set(self.way_box, _SCHEMA if entry.preset else _BY_VALUE if entry.role_field else _ONE)
        self.role_box.set_roles(entry.role)
        for box, chosen, empty in ((self.field_box, entry.role_field, tr("choose a field")),
                                   (self.id_box, entry.id_field, tr("the layer's own numbers"))):
            box.clear()
            box.addItem(empty, None)
            for name in names:
                box.addItem(name, name)
            _set(box, chosen)
        _set(self.schema_box, entry.preset)
        _set(self.status_box, entry.status or "")
        _set(self.subject_box, entry.subject)
        self.accuracy_line.setText("" if entry.accuracy_ft is None else f"{entry.accuracy_ft:g}")
        self.accuracy_line.setPlaceholderText(state.accuracy.text)
        _set(self.completeness_box, entry.completeness)
        self.where_line.setText(entry.where or "")
        self.crs_line.setText(entry.crs or "")
        self.marker_box.setChecked(bool(entry.marker))
        self._fill_values(state.values)
        self._fill_attributes(entry, names)
        self._rows[self.crs_line].setVisible(state.no_crs or bool(entry.crs))
        self.crs_line.setVisible(state.no_crs or bool(entry.crs))

    def _fill_values(self, values: tuple[TypeValue, ...]) -> None:
        """Unknown values on top, marked."""
        ordered = sorted(values, key=lambda one: (not one.unknown, -(one.count or 0), one.text))
        self.values.setRowCount(len(ordered))
        for row, one in enumerate(ordered):
            value = QTableWidgetItem(one.text or tr("(empty)"))
            value.setData(_VALUE, one.key)
            count = QTableWidgetItem("" if one.count is None else f"{one.count:,}")
            count.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for item in (value, count):
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            role = QTableWidgetItem(role_text(one.roles) or tr("unknown: not measured"))
            role.setData(ROLES_ROLE, one.roles)
            if one.unknown:
                value.setIcon(sign(WARNING))
            for column, item in enumerate((value, count, role)):
                self.values.setItem(row, column, item)

    def _fill_attributes(self, entry: LayerEntry, names: list[str]) -> None:
        self.field_delegate.fields = names
        self.attributes.setRowCount(len(vocabulary.ATTRIBUTES))
        ordered = sorted(vocabulary.ATTRIBUTES, key=lambda name: (name not in entry.attributes, name))
        for row, name in enumerate(ordered):
            item = QTableWidgetItem(name.replace("_", " "))
            item.setData(_VALUE, name)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            self.attributes.setItem(row, 0, item)
            self.attributes.setItem(row, 1, QTableWidgetItem(entry.attributes.get(name, "")))

    def _show_way(self) -> None:
        way = self.way_box.currentData()
        for widget, shown in ((self.role_box, way == _ONE), (self.field_box, way == _BY_VALUE),
                              (self.schema_box, way == _SCHEMA),
                              (self.values, way != _ONE and self.values.rowCount() > 0)):
            widget.setVisible(shown)
            self._rows[widget].setVisible(shown)
        self.values.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers if way == _SCHEMA
                                    else QTableWidget.EditTrigger.AllEditTriggers)

    # -- changing ----------------------------------------------------------------------------------------------------

    @told
    def _way_changed(self) -> None:
        self._show_way()
        self._edited()

    @told
    def _field_chosen(self) -> None:
        """Another field has other values, and none of them has a role yet."""
        field = self.field_box.currentData()
        if not self._showing and self._layer_id and field and field != self._entry.role_field:
            self.values_wanted.emit(self._layer_id, str(field))

    def show_values(self, values: tuple[TypeValue, ...]) -> None:
        """Show the values of the chosen field, to be given roles."""
        showing, self._showing = self._showing, True
        self._fill_values(values)
        self._show_way()
        self._showing = showing

    @told
    def _accuracy_proposed(self) -> None:
        feet = float(self.accuracy_box.currentData() or 0.0)
        if feet > 0:
            self.accuracy_line.setText(f"{feet:g}")
            self._edited()
        self.accuracy_box.setCurrentIndex(0)

    @told
    def _edited(self) -> None:
        """Tell what the layer is now; a kind that is half said tells nothing yet."""
        if self._showing or not self._layer_id:
            return
        entry = self.entry()
        if entry is not None and entry != self._entry:
            self._entry = entry
            self.entry_changed.emit(self._layer_id, entry)

    def entry(self) -> Optional[LayerEntry]:
        """What the fields say; None while they say no kind, or a number that is none."""
        way, accuracy = self.way_box.currentData(), self._accuracy()
        said: dict[str, Any] = {"role": (), "role_field": None, "roles": {}, "preset": None}
        if way == _ONE:
            said["role"] = self.role_box.roles() or ()
        elif way == _SCHEMA:
            said["preset"] = self.schema_box.currentData()
        else:
            said["role_field"], said["roles"] = self.field_box.currentData(), self._roles_by_value()
        by_value = said["role_field"] and said["roles"]
        if not (said["role"] or said["preset"] or by_value) or accuracy is False:
            return None
        fields = {self.attributes.item(row, 0).data(_VALUE): self.attributes.item(row, 1).text()
                  for row in range(self.attributes.rowCount())}
        return replace(
            self._entry, **said, id_field=self.id_box.currentData(), status=self.status_box.currentData() or None,
            subject=self.subject_box.currentData(), accuracy_ft=accuracy, where=self.where_line.text().strip() or None,
            completeness=self.completeness_box.currentData(), crs=self.crs_line.text().strip() or None,
            marker=True if self.marker_box.isChecked() else self._entry.marker and None,
            attributes={name: field for name, field in fields.items() if field})

    def _accuracy(self) -> Any:
        """Feet, None for not stated, False for a text that is no number of feet."""
        text = self.accuracy_line.text().strip().replace(",", ".")
        try:
            feet = float(text) if text else None
        except ValueError:
            feet = -1.0
        good = feet is None or 0 <= feet < float("inf")
        self.accuracy_line.setStyleSheet("" if good else "border: 2px solid #d55e00")
        return feet if good else False

    def _roles_by_value(self) -> dict[str, tuple[str, ...]]:
        said = {}
        for row in range(self.values.rowCount()):
            roles = tuple(self.values.item(row, 2).data(ROLES_ROLE) or ())
            if roles and roles != ("unknown",):
                said[str(self.values.item(row, 0).data(_VALUE))] = roles
        return said


def _combo(items: list[tuple[str, Any]]) -> QComboBox:
    box = QComboBox()
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(10)
    for text, data in items:
        box.addItem(text, data)
    return box


def _set(box: QComboBox, data: Any) -> None:
    found = [row for row in range(box.count()) if box.itemData(row) == data]
    box.setCurrentIndex(found[0] if found else 0)


def _status_words() -> dict[str, str]:
    return {"proposed": tr("proposed"), "existing": tr("existing"), "abandoned": tr("abandoned")}


def _completeness_words() -> dict[str, str]:
    return {"unknown": tr("not stated"), "complete": tr("complete: what it lacks is not there"),
            "partial": tr("partial: what it lacks may be there"),
            "design": tr("a design: only what is proposed, tells nothing of what is there")}


def _accuracy_words() -> dict[str, str]:
    words = {"survey": tr("instrument survey"), "gps": tr("handheld GPS"), "assessors_parcels": tr("assessors' parcels"),
             "planning": tr("drawn over orthophotos")}
    return {kind: words[kind] for kind in PROPOSED_ACCURACY_FT}
