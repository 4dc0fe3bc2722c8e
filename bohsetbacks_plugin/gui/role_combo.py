# SPDX-License-Identifier: GPL-2.0-or-later
"""A box to choose what a feature is: a list by groups, a search while typing, and several roles with commas between them."""

from __future__ import annotations

from typing import Any, Optional

from qgis.PyQt.QtCore import QModelIndex, QStringListModel, Qt, pyqtSignal
from qgis.PyQt.QtGui import QStandardItem, QStandardItemModel
from qgis.PyQt.QtWidgets import QComboBox, QCompleter, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ..engine import vocabulary
from .translation import tr

#: Roles that can be said of a feature: a word that is a group too is none.
SAYABLE = tuple(sorted(vocabulary.ROLES - set(vocabulary.GROUPS)))

_GROUPS = ("septic_component", "any_well", "any_building", "any_surface_water", "any_wetland", "bank", "coastal_resource_area",
           "stable_feature", "poultry_feature", "cistern")

#: Kind of a value table's cell: the roles, as a tuple.
ROLES_ROLE = int(Qt.ItemDataRole.UserRole) + 7


def role_text(roles: tuple[str, ...]) -> str:
    """Roles as they stand in the box."""
    return ", ".join(role.replace("_", " ") for role in roles)


def group_title(group: str) -> str:
    """The heading of a group of roles."""
    return group.replace("any_", "").replace("_", " ").capitalize()


def parse_roles(text: str) -> Optional[tuple[str, ...]]:
    """Roles that a text names; None where a word is no role. An empty text names none."""
    words = [" ".join(word.split()).casefold().replace(" ", "_") for word in text.split(",")]
    roles = tuple(dict.fromkeys(word for word in words if word))
    return roles if all(role in SAYABLE for role in roles) else None


class _LastWordCompleter(QCompleter):
    """Completes the word after the last comma."""

    def splitPath(self, path: Optional[str]) -> list[str]:  # noqa: N802
        """The part that is looked up."""
        return [str(path or "").rpartition(",")[2].strip()]

    def pathFromIndex(self, index: QModelIndex) -> str:  # noqa: N802
        """The whole text, with the last word completed."""
        box = self.widget()
        before = str(box.text()).rpartition(",")[0] if hasattr(box, "text") else ""
        return (f"{before}, " if before else "") + str(index.data())


class RoleCombo(QComboBox):
    """The roles of a feature, of one or several layers' worth of words."""

    #: The roles are others, and can be used.
    roles_changed = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self.setModel(_role_model(self))
        completer = _LastWordCompleter(self)
        completer.setModel(QStringListModel([role.replace("_", " ") for role in SAYABLE], completer))
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.setCompleter(completer)
        self.lineEdit().setPlaceholderText(tr("type to search"))
        self.setToolTip(tr("What the features are. Several at once: with commas, as in dwelling, cellar or crawl space"))
        self.setAccessibleName(tr("What the features are"))
        self.set_roles(())
        self._last: Optional[tuple[str, ...]] = ()
        self.lineEdit().editingFinished.connect(self._finished)
        self.activated.connect(self._finished)

    def set_roles(self, roles: tuple[str, ...]) -> None:
        """Show some roles, without a signal."""
        self._last = roles
        self.setEditText(role_text(roles))
        self.lineEdit().setCursorPosition(0)

    def roles(self) -> Optional[tuple[str, ...]]:
        """The roles; None where the text is none."""
        return parse_roles(self.currentText())

    def _finished(self, _index: int = 0) -> None:
        roles = self.roles()
        if roles != self._last:
            self._last = roles
            self.roles_changed.emit()


def _role_model(parent: QWidget) -> QStandardItemModel:
    """All roles under the headings of their groups, which cannot be chosen."""
    model = QStandardItemModel(parent)
    rest = set(SAYABLE) - {"unknown"}
    for group in (*_GROUPS, ""):
        members = [role for role in vocabulary.GROUPS.get(group, tuple(sorted(rest))) if role in rest]
        rest -= set(members)
        heading = QStandardItem(group_title(group) if group else tr("Lots, roads, zones and others"))
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        model.appendRow(heading)
        for role in members:
            model.appendRow(QStandardItem(role.replace("_", " ")))
    model.appendRow(QStandardItem("unknown"))
    return model


class RoleDelegate(QStyledItemDelegate):
    """Chooses roles within a table; the cell keeps them under `ROLES_ROLE`."""

    def createEditor(self, parent: Optional[QWidget], option: QStyleOptionViewItem, index: QModelIndex) -> QWidget:  # noqa: N802
        """A box of roles."""
        del option, index
        combo = RoleCombo(parent)
        combo.activated.connect(lambda _index: self.commitData.emit(combo))
        return combo

    def setEditorData(self, editor: Optional[QWidget], index: QModelIndex) -> None:  # noqa: N802
        """Show the cell's roles, ready to be typed over."""
        if isinstance(editor, RoleCombo):
            editor.set_roles(tuple(index.data(ROLES_ROLE) or ()))
            editor.lineEdit().selectAll()

    def setModelData(self, editor: Optional[QWidget], model: Any, index: QModelIndex) -> None:  # noqa: N802
        """Keep the roles, where they are some."""
        roles = editor.roles() if isinstance(editor, RoleCombo) else None
        if roles is not None and roles != tuple(index.data(ROLES_ROLE) or ()):
            model.setData(index, roles, ROLES_ROLE)


class FieldDelegate(QStyledItemDelegate):
    """Chooses a field of the layer within a table."""

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self.fields: list[str] = []

    def createEditor(self, parent: Optional[QWidget], option: QStyleOptionViewItem, index: QModelIndex) -> QWidget:  # noqa: N802
        """A box of fields; the first entry is none."""
        del option, index
        combo = QComboBox(parent)
        combo.addItems(["", *self.fields])
        combo.activated.connect(lambda _index: self.commitData.emit(combo))
        return combo

    def setEditorData(self, editor: Optional[QWidget], index: QModelIndex) -> None:  # noqa: N802
        """Show the cell's field."""
        if isinstance(editor, QComboBox):
            editor.setCurrentText(str(index.data() or ""))

    def setModelData(self, editor: Optional[QWidget], model: Any, index: QModelIndex) -> None:  # noqa: N802
        """Keep the field."""
        if isinstance(editor, QComboBox) and editor.currentText() != str(index.data() or ""):
            model.setData(index, editor.currentText())
