# SPDX-License-Identifier: GPL-2.0-or-later
"""The pane below the table: the finding that is chosen, with links, and its review mark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

from qgis.PyQt.QtCore import QUrl, pyqtSignal
from qgis.PyQt.QtWidgets import QLabel, QTextBrowser, QVBoxLayout, QWidget

from ..engine.finding_parts import FindingPart
from ..engine.findings import NONE
from ..report.review_marks import MarkStore
from .finding_detail import MEASURE, SHOW_RULE, ZOOM, finding_page, nothing_page
from .mark_editor import MarkEditor
from .messages import told
from .translation import tr

Record = dict[str, Any]


class DetailPane(QWidget):
    """One finding for reading, and the mark of those that are selected."""

    zoom_asked = pyqtSignal()
    rule_asked = pyqtSignal(str)
    #: (FindingPart, row of its review's findings)
    measure_asked = pyqtSignal(object)
    #: Marks were set or taken away.
    marked = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._place: Optional[tuple[FindingPart, int]] = None
        self._records: Sequence[Record] = ()
        self._marks: Optional[MarkStore] = None
        self.page = QTextBrowser(self)
        self.page.setOpenLinks(False)
        self.page.setAccessibleName(tr("The finding that is chosen"))
        self.page.setMinimumHeight(self.fontMetrics().lineSpacing() * 6)
        self.page.anchorClicked.connect(self._follow)
        self.several = QLabel(self)
        self.several.setWordWrap(True)
        self.editor = MarkEditor(self)
        self.editor.mark_changed.connect(self._mark)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.page, 1)
        layout.addWidget(self.several)
        layout.addWidget(self.editor)
        self.show_nothing("")

    def set_marks(self, marks: Optional[MarkStore]) -> None:
        """Keep marks there; None: there are none."""
        self._marks = marks
        self._show_mark()

    def show_finding(self, part: FindingPart, row: int, records: Sequence[Record], units: str) -> None:
        """Show one finding; `records` are all that are selected, it first."""
        # A comment that is still being typed belongs to what was shown until now.
        self.editor.commit()
        self._place, self._records = (part, row), records
        self.page.setHtml(finding_page(part, row, records[0], units))
        self._show_mark()

    def show_nothing(self, text: str) -> None:
        """Show a sentence in place of a finding."""
        self.editor.commit()
        self._place, self._records = None, ()
        self.page.setHtml(nothing_page(text))
        self._show_mark()

    def _show_mark(self) -> None:
        can_mark = self._marks is not None and bool(self._records)
        self.editor.setVisible(can_mark)
        self.several.setVisible(can_mark and len(self._records) > 1)
        if self._marks is None or not self._records:
            return
        self.several.setText(tr("The mark is set on all {count} selected findings.").format(count=f"{len(self._records):,}"))
        # Several findings have a mark in common, or none is shown.
        marks = {(mark.mark, mark.comment) if mark is not None else ("", "")
                 for mark in map(self._marks.of, self._records)}
        changed = self._marks.changed_since(self._records[0]) if len(self._records) == 1 else ""
        self.editor.set_mark(*(marks.pop() if len(marks) == 1 else ("", "")), changed)

    @told
    def _mark(self, mark: str, comment: str) -> None:
        if self._marks is None:
            return
        try:
            for record in self._records:
                self._marks.set(record, mark, comment)
        finally:
            # Where the file could not be written, the editor goes back to what stands.
            self._show_mark()
            self.marked.emit()

    @told
    def _follow(self, address: QUrl) -> None:
        text = address.toString()
        if text.startswith(ZOOM):
            self.zoom_asked.emit()
        elif text.startswith(SHOW_RULE):
            self.rule_asked.emit(text[len(SHOW_RULE):])
        elif text.startswith(MEASURE) and self._place is not None and self._subject() != NONE:
            self.measure_asked.emit(self._place)

    def _subject(self) -> int:
        part, row = self._place if self._place is not None else (None, 0)
        return NONE if part is None else int(part.review.findings.subject[row])
