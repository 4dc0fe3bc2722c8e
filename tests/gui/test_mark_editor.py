# SPDX-License-Identifier: GPL-2.0-or-later
"""Marking a finding: clicks, keys, a comment that is told once, and nothing told while a finding is only shown."""

import pytest
from qgis.PyQt.QtCore import QPoint, Qt
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QApplication, QLineEdit

from bohsetbacks_plugin.gui.mark_editor import MarkEditor
from bohsetbacks_plugin.report.review_marks import MARKS


@pytest.fixture
def editor(qgis_app):
    made = MarkEditor()
    made.resize(420, made.sizeHint().height())
    made.show()
    made.heard = []
    made.mark_changed.connect(lambda mark, comment: made.heard.append((mark, comment)))
    yield made
    made.close()
    made.deleteLater()


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(8, widget.height() // 2))


def test_every_mark_has_a_button_and_showing_one_tells_nobody(editor):
    for mark in (*MARKS, ""):
        editor.set_mark(mark, "x" if mark else "")
        assert editor.mark() == mark
        assert [key for key in (*MARKS, "") if editor.button_of(key).isChecked()] == [mark]
    assert editor.heard == []


def test_a_click_tells_the_mark(editor):
    click(editor.button_of("to_discuss"))
    assert editor.heard == [("to_discuss", "")]
    click(editor.button_of("accepted"))
    assert editor.heard[1:] == [("accepted", "")]
    assert not editor.button_of("to_discuss").isChecked()


def test_a_comment_is_told_when_it_is_finished_and_once(editor):
    editor.set_mark("accepted", "")
    editor.comment.setFocus()
    QTest.keyClicks(editor.comment, "well moved ")
    assert editor.heard == []
    QTest.keyClick(editor.comment, Qt.Key.Key_Return)
    assert editor.heard == [("accepted", "well moved")]
    editor.comment.editingFinished.emit()   # as the line does when it loses the focus after Enter
    assert editor.heard == [("accepted", "well moved")]


def test_another_mark_keeps_the_comment_and_none_drops_it(editor):
    editor.set_mark("accepted", "see plan B")
    click(editor.button_of("wrong_data"))
    assert editor.heard == [("wrong_data", "see plan B")]
    click(editor.button_of(""))
    assert editor.heard[1:] == [("", "")]
    assert editor.comment.text() == ""


def test_without_a_mark_there_is_no_comment(editor):
    assert not editor.comment.isEnabled()
    assert editor.comment.placeholderText() == "Choose a mark to add a comment"
    click(editor.button_of("accepted"))
    assert editor.comment.isEnabled()


def test_a_comment_half_typed_can_be_kept_before_another_finding_is_shown(editor):
    editor.set_mark("accepted", "")
    QTest.keyClicks(editor.comment, "half")
    editor.commit()
    editor.set_mark("", "")
    assert editor.heard == [("accepted", "half")]


def test_arrows_and_letters_choose_a_mark(editor):
    editor.activateWindow()
    assert QTest.qWaitForWindowActive(editor)
    editor.setFocus()
    QTest.keyClick(editor.button_of(""), Qt.Key.Key_Right)
    assert editor.heard == [("accepted", "")]
    QTest.keyClick(editor.button_of("accepted"), Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    QTest.qWait(250)   # Qt shows the button pressed for a moment
    assert editor.heard[-1] == ("to_discuss", "")


def test_says_what_changed_until_the_finding_is_marked_anew(editor):
    editor.set_mark("accepted", "", "marked at 43.00 ft, now 51.20 ft")
    assert editor.changed_label.isVisible()
    assert "marked at 43.00 ft, now 51.20 ft" in editor.changed_label.text()
    click(editor.button_of("to_discuss"))
    assert not editor.changed_label.isVisible()
    editor.set_mark("accepted", "")
    assert not editor.changed_label.isVisible()


def test_a_mark_of_a_later_version_shows_as_none(editor):
    editor.set_mark("something_new", "kept")
    assert editor.mark() == ""
    assert editor.heard == []


def test_fits_a_narrow_dock_at_one_and_a_half(qgis_app):
    font = QApplication.font()
    larger = QApplication.font()
    larger.setPointSizeF(font.pointSizeF() * 1.5)
    QApplication.setFont(larger)
    try:
        editor = MarkEditor()
        assert editor.minimumSizeHint().width() <= 420
        editor.deleteLater()
    finally:
        QApplication.setFont(font)


def test_speaks_to_a_screen_reader(editor):
    assert editor.findChild(QLineEdit).accessibleName() == "Comment on the mark"
    assert all(editor.button_of(mark).toolTip() for mark in (*MARKS, ""))
