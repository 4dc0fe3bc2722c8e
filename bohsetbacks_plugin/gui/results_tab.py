# SPDX-License-Identifier: GPL-2.0-or-later
"""The tab with the findings: counters, filter, table, and the finding that is chosen, on the map too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Optional

from qgis.core import QgsCoordinateReferenceSystem
from qgis.gui import QgsMapCanvas
from qgis.PyQt.QtCore import QSize, Qt, pyqtSignal
from qgis.PyQt.QtGui import QAction
from qgis.PyQt.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from ..engine.finding_parts import FindingPart
from ..report.finding_columns import ColumnStore
from ..report.finding_filter import StandingReview, lots_found, rules_found, select, standing
from ..report.finding_keys import PairKey, key_of, places_of
from ..report.lengths import FEET
from ..report.review_marks import MARKS, MarkStore
from ..report.shown_csv import write_shown
from ..report.terminal import summary_line
from .detail_pane import DetailPane
from .finding_filters import FindingFilters
from .finding_map import FindingOnMap
from .findings_model import FindingsModel, Record
from .findings_view import FindingsView
from .flow_layout import FlowLayout
from .messages import TITLE, tell, told
from .outcome_counters import OutcomeCounters
from .translation import tr

#: Selected rows that are found again after an edit; of more, only the first are.
_MOST_KEPT = 100
#: Selected findings that a mark is set on at once.
_MOST_MARKED = 1_000


class ResultsTab(QWidget):
    """What a check found. The findings are given by `set_findings`, again after each edit."""

    #: A finding was shown on the map: (FindingPart, row of its review's findings).
    finding_activated = pyqtSignal(object)
    rule_asked = pyqtSignal(str)
    not_checked_asked = pyqtSignal()
    #: All setbacks of this finding's component: (FindingPart, row of its review's findings).
    measure_asked = pyqtSignal(object)

    def __init__(self, canvas: QgsMapCanvas, marks: Optional[MarkStore] = None, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._parts: Sequence[FindingPart] = ()
        self._columns = ColumnStore()
        self._units = FEET
        self._marks = marks
        self._kept: Optional[PairKey] = None
        self._counted: Mapping[str, int] = {}
        self._summary = self._open = ""
        self.on_map = FindingOnMap(canvas)
        self.model = FindingsModel(self)
        self._make_widgets()
        self._lay_out()
        self._connect()
        self.set_marks(marks)
        self._show_counts()
        self._show_rows()

    def set_findings(self, parts: Sequence[FindingPart], crs: QgsCoordinateReferenceSystem) -> None:
        """Show these findings; filter, order and selection stay as they are. `parts[0]` is the whole check."""
        is_new = not self._parts or not parts or parts[0].review is not self._parts[0].review
        self._parts = tuple(parts)
        self._columns.keep(self._parts)
        self.on_map.set_crs(crs)
        if is_new:
            self.filters.set_choices(rules_found(self._parts), lots_found(self._parts, self._columns))
        self._show_counts()
        self._show_rows(fit=is_new)

    def set_units(self, units: str) -> None:
        """Show lengths in these units, one of `lengths.UNITS`."""
        self._units = units
        self.model.set_units(units)
        self.on_map.set_units(units)
        self._show_detail()

    def set_marks(self, store: Optional[MarkStore]) -> None:
        """Keep review marks there; None: no marks."""
        self._marks = store
        self.model.set_mark_of(self._mark_word if store is not None else None)
        self.detail.set_marks(store)

    def focus_lot(self, lot_id: str) -> None:
        """Show the findings on one lot."""
        self.filters.set_lot(lot_id)

    def add_button(self, button: QWidget) -> None:
        """Put a button beside those of the table."""
        self._line.addWidget(button)

    def current_lot(self) -> str:
        """The lot that is filtered for, else that of the chosen finding; empty for none."""
        lot = self.filters.filter(frozenset()).lot
        row = self.view.current_row()
        if lot or row < 0:
            return lot or ""
        part, number = self.model.place(row)
        found = part.review.findings
        return str(found.lot[number] or found.constraint_lot[number] or "").split("; ")[0]

    def close_down(self) -> None:
        """Leave nothing on the map, and no timer."""
        self.filters.close_down()
        self.on_map.close_down()
        self._parts = ()
        self.model.set_parts((), self.model.chosen()[:0])

    def _make_widgets(self) -> None:
        self.summary = QLabel(self)
        self.summary.setWordWrap(True)
        self.summary.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.strip = QLabel(self)
        self.strip.setWordWrap(True)
        self.strip.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.strip.setAccessibleName(tr("What was not checked"))
        self.counters = OutcomeCounters(self)
        self.filters = FindingFilters(self)
        self.view = FindingsView(self.model, self)
        self.shown = QLabel(self)
        self.follow = QCheckBox(tr("Show on &map"), self)
        self.follow.setChecked(True)
        self.follow.setToolTip(tr("Zoom to the finding that is chosen in the table. Enter or a double click does so at any "
                                  "time."))
        self.save_button = QPushButton(tr("Save &CSV..."), self)
        self.save_button.setToolTip(tr("Save the rows that the table shows, in their order, for a spreadsheet."))
        self.detail = DetailPane(self)
        self._zoom = QAction(tr("&Zoom to the finding"), self)
        self.view.add_to_menu(self._zoom)

    def _lay_out(self) -> None:
        above = QWidget(self)
        above.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        line = self._line = FlowLayout(above)
        for widget in (self.shown, self.follow, self.save_button):
            line.addWidget(widget)
        self.splitter = _LowSplitter(Qt.Orientation.Vertical, self)
        self.splitter.addWidget(self.view)
        self.splitter.addWidget(self.detail)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        self.splitter.setChildrenCollapsible(False)
        body = QWidget(self)
        layout = QVBoxLayout(body)
        for widget in (self.summary, self.strip, self.counters, self.filters, above):
            layout.addWidget(widget)
        layout.addWidget(self.splitter, 1)
        # On a low screen, or with large letters, the tab is scrolled rather than squeezed.
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(body)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

    def _connect(self) -> None:
        self.counters.changed.connect(self._filter_changed)
        self.filters.changed.connect(self._filter_changed)
        self.strip.linkActivated.connect(self._ask_not_checked)
        self.view.row_changed.connect(self._row_changed)
        self.view.row_activated.connect(self._row_activated)
        self.view.order_asked.connect(self._order_changed)
        self.view.selectionModel().selectionChanged.connect(self._selection_changed)
        self.save_button.clicked.connect(self._save)
        self._zoom.triggered.connect(self._zoom_to_current)
        self.detail.zoom_asked.connect(self._zoom_to_current)
        self.detail.rule_asked.connect(self.rule_asked)
        self.detail.measure_asked.connect(self.measure_asked)
        self.detail.marked.connect(self.model.marks_changed)

    def _show_counts(self) -> None:
        if not self._parts:
            self._counted, self._summary = {}, tr("No check has been run yet. Nothing here is a clear.")
            self._open = ""
        else:
            together = standing(self._parts)
            self._counted, self._summary = together.counted, _summary_words(together)
            self._open = _open_words(together.counts())
        self.counters.set_counts(self._counted)
        # The counters below tell the rest; a pointer on the line tells all of it.
        self.summary.setText(f"<b>{escape(self._summary.partition('; also ')[0])}</b>")
        self.summary.setToolTip(self._summary)
        self.strip.setVisible(bool(self._open))
        self.strip.setText(f"⚠ {escape(self._open)} <a href='not-checked'>{escape(tr('see Not checked'))}</a>")

    def _show_rows(self, fit: bool = False) -> None:
        """Filter and sort, and find again what was selected."""
        kept = self._selected_keys()
        chosen = select(self._parts, self.filters.filter(self.counters.chosen()), self.view.order, self.view.descending,
                        columns=self._columns)
        selection = self.view.selectionModel()
        was = selection.blockSignals(True)
        scrolled = self.view.verticalScrollBar().value()
        self.model.set_parts(self._parts, chosen)
        selection.blockSignals(was)
        self.view.verticalScrollBar().setValue(scrolled)
        if fit:
            self.view.fit_columns()
        places = places_of(self._parts, chosen, kept)
        has_first = bool(kept and places and key_of(*self.model.place(places[0])) == kept[0])
        self.view.select_rows(places[0] if has_first else -1, places)
        self._kept = kept[0] if kept else None
        self.shown.setText(tr("{count} shown").format(count=f"{len(chosen):,}"))
        self.save_button.setEnabled(len(chosen) > 0)
        self._show_detail()
        self._draw_current()

    def _selected_keys(self) -> list[PairKey]:
        """Keys of what is selected, that of the current row first."""
        row = self.view.current_row()
        keys = [key_of(*self.model.place(row))] if row >= 0 else [self._kept] if self._kept is not None else []
        others = [one for one in self.view.selected_rows()[:_MOST_KEPT] if one != row]
        return keys + [key_of(*self.model.place(one)) for one in others]

    def _draw_current(self) -> None:
        """Draw the line of the current finding where it is now, without moving the map."""
        row = self.view.current_row()
        if row < 0:
            self.on_map.clear()
        elif self.follow.isChecked():
            self.on_map.show(*self.model.place(row), zoom=False, flash=False)

    def _show_detail(self) -> None:
        row = self.view.current_row()
        if row < 0:
            self.detail.show_nothing(self._why_nothing())
            return
        rows = [row] + [one for one in self.view.selected_rows()[:_MOST_MARKED] if one != row]
        self.detail.show_finding(*self.model.place(row), [self.model.record(one) for one in rows], self._units)

    def _why_nothing(self) -> str:
        if not self._parts:
            return ""
        if self._kept is not None:
            return tr("The finding that was chosen is no longer among the rows shown: it changed, or the filter hides it.")
        if self.model.rowCount():
            return tr("Choose a row to read the finding and see it on the map.")
        if not self.counters.chosen():
            return tr("No outcome is chosen: press one of the counters above.")
        if any(self._counted.get(outcome) for outcome in self.counters.chosen()):
            return tr("The filter hides all findings.")
        return self._summary

    def _mark_word(self, record: Record) -> str:
        mark = self._marks.of(record) if self._marks is not None else None
        return "" if mark is None else MARKS[mark.mark]

    def _activate(self, row: int) -> None:
        place = self.model.place(row)
        self.on_map.show(*place)
        self.finding_activated.emit(place)

    @told
    def _filter_changed(self) -> None:
        self._show_rows(fit=True)

    @told
    def _order_changed(self, order: str, descending: bool) -> None:
        self.view.set_order(order, descending)
        self._show_rows()

    @told
    def _row_changed(self, row: int) -> None:
        self._kept = None
        if row >= 0 and self.follow.isChecked():
            self._activate(row)

    @told
    def _selection_changed(self, *_: Any) -> None:
        self._show_detail()

    @told
    def _row_activated(self, row: int) -> None:
        self._activate(row)

    @told
    def _zoom_to_current(self) -> None:
        if self.view.current_row() >= 0:
            self._activate(self.view.current_row())

    @told
    def _ask_not_checked(self, _address: str) -> None:
        self.not_checked_asked.emit()

    @told
    def _save(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, tr("Save the findings shown"), "findings.csv", tr("Table (*.csv)"))
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(f"{name}.csv")
        self.save_csv(path)

    def save_csv(self, path: Path) -> None:
        """Write the rows shown to a file, whole or not at all."""
        chosen = self.model.chosen()
        write_shown(self._parts, chosen, path)
        tell(TITLE, tr("{count} findings saved to {path}").format(count=f"{len(chosen):,}", path=path))


class _LowSplitter(QSplitter):
    """Asks for no more height than it must have; else the tab is scrolled where there is room for all of it."""

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """As low as its parts can be."""
        return self.minimumSizeHint()


def _summary_words(result: StandingReview) -> str:
    """The words of the command line's last line; where nothing was flagged that is said before what is open."""
    counts, line = result.counts(), summary_line(result)
    if result.exit_code() == 3 and not counts["advisory_pairs"]:
        return tr("Nothing flagged. {line}").format(line=line)
    return line


def _open_words(counts: dict[str, int]) -> str:
    """What was not checked, in one line; empty if all was."""
    rules = counts["rules_not_checked"] + counts["rules_on_part"]
    if counts["rules_not_checked"]:
        return tr("{count} rules could not be checked, or not wholly:").format(count=rules)
    if rules:
        return tr("{count} rules were checked on part of their layers:").format(count=rules)
    if counts["not_checked"]:
        return tr("{count} answers could not be checked:").format(count=f"{counts['not_checked']:,}")
    if counts["not_measured"]:
        return tr("{count} features could not be measured:").format(count=f"{counts['not_measured']:,}")
    return ""
