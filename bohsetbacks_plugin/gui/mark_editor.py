# SPDX-License-Identifier: GPL-2.0-or-later
"""Where a reviewer marks the chosen finding: accepted, to discuss, wrong data, with a comment."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import pyqtSignal
from qgis.PyQt.QtGui import QResizeEvent
from qgis.PyQt.QtWidgets import QButtonGroup, QGridLayout, QLabel, QLineEdit, QRadioButton, QSizePolicy, QVBoxLayout, QWidget

from .messages import told
from .translation import tr

#: Longest comment that can be typed.
LONGEST_COMMENT = 500


class MarkEditor(QWidget):
    """Three exclusive marks and none, and a line for a comment. It stores nothing: it says what the user chose."""

    #: The mark, one of `report.review_marks.MARKS` or "" for none, and the comment.
    mark_changed = pyqtSignal(str, str)

    def __init__(self, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._told = ("", "")
        self._buttons = self._make_buttons()
        self.group = QButtonGroup(self)
        self.comment = self._make_comment()
        self.changed_label = QLabel(self)
        self.changed_label.setWordWrap(True)
        self.changed_label.setAccessibleName(tr("What changed since the finding was marked"))
        for button in self._buttons.values():
            self.group.addButton(button)
        self._choices = QGridLayout()
        self._choices.setContentsMargins(0, 0, 0, 0)
        self._per_line = 0
        self._lay_out_choices(2)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(self.fontMetrics().height() // 4)
        whole.addLayout(self._choices)
        whole.addWidget(self.comment)
        whole.addWidget(self.changed_label)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusProxy(self._buttons[""])
        self.set_mark("", "")
        self.group.buttonClicked.connect(self._on_choice)
        self.comment.editingFinished.connect(self._on_comment)

    def mark(self) -> str:
        """The chosen mark, "" for none."""
        return next((key for key, button in self._buttons.items() if button.isChecked()), "")

    def set_mark(self, mark: str, comment: str, changed: str = "") -> None:
        """Show the mark of a finding, and what changed since it was set; tells nobody."""
        self._buttons.get(mark, self._buttons[""]).setChecked(True)
        self._show_whether_comment_counts()
        self.comment.setText(comment)
        self.comment.setCursorPosition(0)
        self.changed_label.setText(f"⚠ {changed}" if changed else "")
        self.changed_label.setVisible(bool(changed))
        self._told = (self.mark(), comment)

    def button_of(self, mark: str) -> QRadioButton:
        """The button of a mark; of "" that of none."""
        return self._buttons[mark]

    def commit(self) -> None:
        """Tell a comment that is typed but not finished yet, before another finding is shown."""
        self._tell()

    def resizeEvent(self, event: Optional[QResizeEvent]) -> None:  # noqa: N802 - Qt's name
        """All choices in one line where they fit, else in two."""
        super().resizeEvent(event)
        gap = max(0, self._choices.horizontalSpacing())
        every = len(self._buttons)
        wanted = sum(button.sizeHint().width() for button in self._buttons.values()) + (every - 1) * gap
        self._lay_out_choices(every if wanted <= self.width() else 2)

    def _lay_out_choices(self, per_line: int) -> None:
        if per_line == self._per_line:
            return
        self._per_line = per_line
        for number, button in enumerate(self._buttons.values()):
            self._choices.addWidget(button, number // per_line, number % per_line)

    def _make_buttons(self) -> dict[str, QRadioButton]:
        words = {
            "": (tr("&None"), tr("Take the mark away.")),
            "accepted": (tr("&Accepted"), tr("Seen, and nothing more to do about it. No decision of the Board.")),
            "to_discuss": (tr("To &discuss"), tr("Raise it with the applicant or at the hearing.")),
            "wrong_data": (tr("&Wrong data"), tr("The map is wrong here; the finding stands until the data are corrected.")),
        }
        made = {}
        for mark, (label, tip) in words.items():
            button = QRadioButton(label, self)
            button.setToolTip(tip)
            made[mark] = button
        return made

    def _make_comment(self) -> QLineEdit:
        line = QLineEdit(self)
        line.setMaxLength(LONGEST_COMMENT)
        line.setClearButtonEnabled(True)
        line.setAccessibleName(tr("Comment on the mark"))
        line.setToolTip(tr("A comment that is kept with the mark. Press Enter to keep it."))
        return line

    def _show_whether_comment_counts(self) -> None:
        """A comment is kept with a mark only; without one the line says so and takes none."""
        marked = self.mark() != ""
        self.comment.setEnabled(marked)
        self.comment.setPlaceholderText(tr("Comment") if marked else tr("Choose a mark to add a comment"))

    @told
    def _on_choice(self) -> None:
        if not self.mark():
            self.comment.clear()
        self._show_whether_comment_counts()
        self._tell()

    @told
    def _on_comment(self) -> None:
        self._tell()

    def _tell(self) -> None:
        """Say what is chosen, once: leaving the line says nothing new."""
        chosen = (self.mark(), self.comment.text().strip())
        if chosen != self._told:
            self._told = chosen
            self.changed_label.setVisible(False)
            self.mark_changed.emit(*chosen)
