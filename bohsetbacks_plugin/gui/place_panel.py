# SPDX-License-Identifier: GPL-2.0-or-later
"""The panel beside the measuring tools: what is near a place and what could lie there, or all setbacks of a component."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtGui import QFont
from qgis.PyQt.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ..engine.place_records import ComponentSetbacks, CouldLie, Place, PlaceLot, RuledDistance
from ..report.lengths import FEET, format_length
from .messages import told
from .outcome_signs import outcome_icon, outcome_word
from .place_words import (
    OUTCOME_OF_ANSWER,
    answer_words,
    by_constraint,
    constraint_words,
    distance_words,
    joined_roles,
    kind_feet,
    kind_words,
    provided_words,
    reason_words,
    role_words,
    same_answers,
    some_roles,
)
from .translation import tr

_ROLE = Qt.ItemDataRole.UserRole
_REASONS_SHOWN = 3


class PlacePanel(QWidget):
    """Shows a place, or a component with its setbacks."""

    #: The role of the component that was chosen in the list; an empty text for none. For `SetbacksHereTool.set_role`.
    role_chosen = pyqtSignal(str)

    def __init__(self, parent: Optional[QWidget] = None, units: str = FEET) -> None:
        super().__init__(parent)
        self._units = units
        self._head = _label()
        bold = QFont(self.font())
        bold.setBold(True)
        self._head.setFont(bold)
        self._below = _label()
        self._kinds_title, self._kinds = _label(), _tree(tr("Nearest of each kind"))
        self._answers_title, self._answers = _label(), _tree(tr("What could lie here"))
        self._point_note = _label()
        self._kinds_title.setText(tr("&Nearest of each kind"))
        self._kinds_title.setBuddy(self._kinds)
        self._answers_title.setBuddy(self._answers)
        box = QVBoxLayout(self)
        for widget, stretch in ((self._head, 0), (self._below, 0), (self._kinds_title, 0), (self._kinds, 2),
                                (self._answers_title, 0), (self._answers, 3), (self._point_note, 0)):
            box.addWidget(widget, stretch)
        self._answers.currentItemChanged.connect(self._choose)
        self.show_place(None)

    def set_units(self, units: str) -> None:
        """Show lengths in these units from the next place on."""
        self._units = units

    @told
    def show_place(self, place: Optional[Place]) -> None:
        """Show what is known of a place; None: how to get one."""
        if place is None:
            self._show_nothing()
            return
        self._head.setText(self._lot_words(place.lot))
        outside = tr("This place is outside of everything that is mapped: nothing can be told to be far enough away.")
        self._set_below(outside if place.outside else place.lot.note)
        self._show_titles(tr("What c&ould lie here"), kinds=True)
        self._fill_kinds(place)
        if place.answers is None:
            self._point_note.setText(tr("Hold the pointer still, or click, to see what could lie here."))
        else:
            self._fill_answers(place.answers)
            self._point_note.setText(tr("This speaks of a point. A real component has a size and reaches farther: draw it, and "
                                        "check it. A screening, not an approval."))

    @told
    def show_component(self, measured: Optional[ComponentSetbacks]) -> None:
        """Show all setbacks of a component; None: how to get one."""
        if measured is None:
            self._show_nothing()
            return
        self._head.setText(f"{joined_roles(measured.roles)} {measured.id}")
        self._set_below(measured.layer)
        self._show_titles(tr("All its setb&acks"), kinds=False)
        with _Filling(self._answers):
            for distances in by_constraint(measured.distances):
                item = self._constraint_item(distances)
                self._answers.addTopLevelItem(item)
                _span(item)
                item.setExpanded(distances[0].outcome not in ("meets", "not_checked"))
        self._point_note.setText(tr("Of what is met the nearest that was measured is shown. A screening, not an approval."))

    # How it is shown.

    def _show_nothing(self) -> None:
        self._head.setText(tr("Point at a place on the map."))
        self._set_below("")
        self._show_titles(tr("What c&ould lie here"), kinds=True)
        self._kinds.clear()
        with _Filling(self._answers):
            pass
        self._point_note.setText("")

    def _show_titles(self, answers: str, kinds: bool) -> None:
        self._answers_title.setText(answers)
        self._answers.setAccessibleName(answers.replace("&", ""))
        self._kinds_title.setVisible(kinds)
        self._kinds.setVisible(kinds)

    def _set_below(self, text: str) -> None:
        self._below.setText(text[:1].upper() + text[1:])
        self._below.setVisible(bool(text))

    def _lot_words(self, lot: PlaceLot) -> str:
        if lot.id is None or lot.line_ft is None:
            return tr("No lot")
        if lot.line_ft < 0:
            return tr("Off lot {lot}: {feet} beyond its line").format(lot=lot.id, feet=format_length(-lot.line_ft, self._units))
        return tr("Lot {lot}: {feet} to its line").format(lot=lot.id, feet=format_length(lot.line_ft, self._units))

    def _fill_kinds(self, place: Place) -> None:
        self._kinds.clear()
        for one in place.kinds:
            item = QTreeWidgetItem([kind_words(one), kind_feet(one, self._units)])
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            told_of = [tr("{id} of layer {layer}").format(id=one.id, layer=one.layer), role_words(one.status), one.note]
            for column in range(2):
                item.setToolTip(column, "\n".join(text for text in told_of if text))
            self._kinds.addTopLevelItem(item)
        if not place.kinds:
            self._kinds.addTopLevelItem(QTreeWidgetItem([tr("Nothing that the rules measure to is mapped."), ""]))

    def _fill_answers(self, answers: tuple[CouldLie, ...]) -> None:
        chosen = self.chosen_role()
        again: Optional[QTreeWidgetItem] = None
        with _Filling(self._answers):
            for roles, one in same_answers(answers):
                item = QTreeWidgetItem([some_roles(roles), answer_words(one.answer)])
                item.setIcon(1, outcome_icon(OUTCOME_OF_ANSWER[one.answer], self.palette()))
                item.setData(0, _ROLE, roles[0])
                item.setToolTip(0, joined_roles(roles))
                self._answers.addTopLevelItem(item)
                if len(roles) > 1:
                    item.addChild(QTreeWidgetItem([joined_roles(roles)]))
                self._add_reasons(item, one)
                _span(item)
                again = item if chosen in roles else again
            if again is not None:
                self._answers.setCurrentItem(again)

    def _add_reasons(self, item: QTreeWidgetItem, one: CouldLie) -> None:
        told_of = [reason_words(reason, self._units) for reason in one.reasons]
        more = len(told_of) - _REASONS_SHOWN
        lines = told_of[:_REASONS_SHOWN] + ([tr("and {count} more").format(count=more)] if more > 0 else [])
        if one.advice:
            lines.append(tr("Advice: {reason}").format(reason=reason_words(one.advice[0], self._units)))
        item.setToolTip(1, "\n".join(told_of))
        for text in lines:
            child = QTreeWidgetItem([text])
            child.setToolTip(0, text)
            item.addChild(child)
        # Why not is told at once; what is not known is long, and mostly the same everywhere.
        item.setExpanded(one.answer in ("could_not_lie", "too_close_to_call"))

    def _constraint_item(self, distances: list[RuledDistance]) -> QTreeWidgetItem:
        """One constraint with what each rule says of it, the worst first."""
        first = distances[0]
        what = constraint_words(first)
        provided = outcome_word(first.outcome) if first.signed_ft is None else provided_words(first, self._units)
        item = QTreeWidgetItem([what, provided])
        item.setIcon(1, outcome_icon(first.outcome, self.palette()))
        item.setToolTip(0, what)
        item.setToolTip(1, outcome_word(first.outcome))
        for one in distances:
            child = QTreeWidgetItem([distance_words(one, self._units)])
            child.setIcon(0, outcome_icon(one.outcome, self.palette()))
            child.setToolTip(0, "\n".join(text for text in (one.rule.summary, one.note) if text))
            item.addChild(child)
        return item

    def chosen_role(self) -> str:
        """The role of the component that is chosen in the list; an empty text for none."""
        item = self._answers.currentItem()
        if item is None:
            return ""
        top = item.parent() or item
        return str(top.data(0, _ROLE) or "")

    @told
    def _choose(self) -> None:
        self.role_chosen.emit(self.chosen_role())


class _Filling:
    """While a tree is filled anew its signals are held back: a choice that only moves with its item is none."""

    def __init__(self, tree: QTreeWidget) -> None:
        self._tree = tree

    def __enter__(self) -> None:
        self._tree.blockSignals(True)
        self._tree.clear()

    def __exit__(self, *_unused: object) -> None:
        self._tree.blockSignals(False)


def _span(item: QTreeWidgetItem) -> None:
    """Let what stands under an item use the whole width; only an item that is in its tree can."""
    for number in range(item.childCount()):
        item.child(number).setFirstColumnSpanned(True)


def _label() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return label


def _tree(name: str) -> QTreeWidget:
    tree = QTreeWidget()
    tree.setColumnCount(2)
    tree.setHeaderHidden(True)
    tree.setRootIsDecorated(True)
    tree.setTextElideMode(Qt.TextElideMode.ElideRight)
    tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    tree.setAccessibleName(name)
    header = tree.header()
    header.setStretchLastSection(False)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
    return tree
