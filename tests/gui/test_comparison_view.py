# SPDX-License-Identifier: GPL-2.0-or-later
"""The findings at hand against an earlier results file: groups and counts, figures, the finding that is asked for, states."""

import threading
import time

import pytest
from cli.sample_site import write_site
from qgis.core import QgsApplication
from qgis.gui import QgsMessageBar
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QTest

from bohsetbacks_plugin.cli import main
from bohsetbacks_plugin.engine.comparison import Change, Comparison
from bohsetbacks_plugin.engine.comparison_sides import answer_of
from bohsetbacks_plugin.engine.findings import FIELDS
from bohsetbacks_plugin.gui.comparison_model import CHUNK, ComparisonModel
from bohsetbacks_plugin.gui.comparison_view import ComparisonView
from bohsetbacks_plugin.gui.messages import set_bar
from bohsetbacks_plugin.report.results_reader import read_results

WELL_KEY = ("T5-12S", "components", "LF-1", "wells", "W1")


@pytest.fixture
def earlier(tmp_path, capsys):
    out = tmp_path / "earlier.gpkg"
    main(["check", str(write_site(tmp_path)), "--output", str(out)])
    capsys.readouterr()
    return out


@pytest.fixture
def view(qgis_app):
    made = ComparisonView()
    made.resize(420, 700)
    made.show()
    made.done = []
    made.compared.connect(made.done.append)
    made.asked = []
    made.finding_asked.connect(made.asked.append)
    yield made
    made.close_down()
    made.close()
    made.deleteLater()


def wait(view, count=1):
    end = time.monotonic() + 20
    while len(view.done) < count:
        QgsApplication.processEvents()
        assert time.monotonic() < end, "the comparison did not end"


def moved(path, provided):
    """The stored findings, with the leaching field at another distance from the well; None: far away."""
    rows = list(read_results(path).records(open_only=True))
    for row in rows:
        if (row["rule_id"], row["subject_id"], row["constraint_id"]) == ("T5-12S", "LF-1", "W1"):
            row["provided"] = row["signed_ft"] = provided
    return [row for row in rows if row["provided"] is not None or row["outcome"] == "not_checked"]


def texts(view, group, row):
    parent = view.model.index(group, 0)
    return [view.model.data(view.model.index(row, column, parent)) for column in range(6)]


def groups(view):
    return [view.model.data(view.model.index(row, 0)) for row in range(view.model.rowCount())]


def test_before_a_check_there_is_nothing_to_choose(view):
    assert not view.choose_button.isEnabled()
    assert view.summary.text() == "Run a check first; then it can be compared with an earlier one."
    view.set_current(list)
    assert view.choose_button.isEnabled()
    assert view.summary.text() == "Choose the results of an earlier check to see what changed."


def test_worse_comes_first_with_its_figures(view, earlier):
    facts = read_results(earlier).facts
    view.set_current(lambda: moved(earlier, 41.23), lambda: facts)
    view.compare_with(earlier)
    wait(view)
    assert view.done == [True]
    # Of the 56 open findings all but one are as they were.
    assert groups(view) == ["Worse (1)", "Unchanged (55)"]
    # 41.23 - 60.83 = -19.60
    assert texts(view, 0, 0) == ["T5-12S", "LF-1", "W1", "60.83 ft", "41.23 ft", "-19.60 ft"]
    assert view.tree.isExpanded(view.model.index(0, 0))
    assert not view.tree.isExpanded(view.model.index(1, 0))
    assert view.summary.text() == "1 new or worse. 3 pairs are flagged by a binding rule now."


def test_a_finding_that_is_gone_is_cured_as_far_as_is_known(view, earlier):
    facts = read_results(earlier).facts
    view.set_current(lambda: moved(earlier, None), lambda: facts)
    view.compare_with(earlier)
    wait(view)
    assert groups(view) == ["Cured (1)", "Unchanged (55)"]
    assert texts(view, 0, 0) == ["T5-12S", "LF-1", "W1", "60.83 ft", "not flagged", ""]
    # Without what the check looked at nobody knows that the field and the well are still there.
    view.set_current(list)
    view.compare_with(earlier)
    wait(view, 2)
    assert not any(text.startswith("Cured") for text in groups(view))
    assert "the later results do not say what was looked at" in view.notes.text()


def test_double_click_and_enter_ask_for_the_finding(view, earlier):
    view.set_current(lambda: moved(earlier, 41.23))
    view.compare_with(earlier)
    wait(view)
    index = view.model.index(0, 1, view.model.index(0, 0))
    spot = view.tree.visualRect(index).center()
    # A double click is what follows a click; alone the view does not take it.
    QTest.mouseClick(view.tree.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    QTest.mouseDClick(view.tree.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert view.asked == [WELL_KEY]
    assert view.detail.text().splitlines() == [
        "soil absorption system LF-1 - drinking well W1", "intrudes 60.83 ft → intrudes 41.23 ft, -19.60 ft",
        "T5-12S, 310 CMR 15.211(1)"]
    QTest.keyClick(view.tree, Qt.Key.Key_Return)
    assert view.asked == [WELL_KEY, WELL_KEY]
    view.tree.setCurrentIndex(view.model.index(0, 0))   # a group asks for nothing
    QTest.keyClick(view.tree, Qt.Key.Key_Return)
    assert len(view.asked) == 2
    assert not view.detail.isVisible()


def test_when_the_findings_change_it_says_so_and_compares_again(view, earlier):
    view.set_current(lambda: moved(earlier, 41.23))
    view.compare_with(earlier)
    wait(view)
    view.set_current(lambda: moved(earlier, 70.0))
    assert view.summary.text() == "The findings changed since this comparison. Compare again to see where they stand."
    QTest.mouseClick(view.again_button, Qt.MouseButton.LeftButton)
    wait(view, 2)
    # 70.00 - 60.83 = 9.17
    assert [text for text in groups(view) if "Unchanged" not in text] == ["Better, still open (1)"]
    assert texts(view, 0, 0)[3:] == ["60.83 ft", "70.00 ft", "+9.17 ft"]


def test_a_file_that_is_none_is_told_in_a_sentence(view, earlier, tmp_path):
    bar = QgsMessageBar()
    set_bar(bar)
    view.set_current(list)
    view.compare_with(tmp_path / "site.gpkg")
    wait(view)
    assert view.done == [False]
    assert "is no results file of this program" in view.summary.text()
    assert ["is no results file" in item.text() for item in bar.items()] == [True]
    assert view.model.rowCount() == 0
    set_bar(None)
    bar.deleteLater()


def test_an_unexpected_fault_is_one_sentence(view, earlier):
    bar = QgsMessageBar()
    set_bar(bar)
    view.set_current(lambda: [{"no": "finding"}])
    view.compare_with(earlier)
    wait(view)
    assert view.summary.text() == "The comparison failed."
    assert ["Something went wrong" in item.text() for item in bar.items()] == [True]
    set_bar(None)
    bar.deleteLater()


def test_closing_while_it_compares_tells_nobody(view, earlier):
    hold = threading.Event()

    def slow():
        hold.wait(10)
        return moved(earlier, 41.23)

    view.set_current(slow)
    view.compare_with(earlier)
    assert not view.again_button.isEnabled()
    view.close_down()
    hold.set()
    while QgsApplication.taskManager().countActiveTasks():
        QgsApplication.processEvents()
    QgsApplication.processEvents()
    assert view.done == []
    assert view.comparison is None


def test_ids_are_shown_as_text(view, earlier):
    def nasty():
        rows = moved(earlier, 41.23)
        for row in rows:
            row["subject_id"] = "<b>LF-1</b>"
        return rows

    view.set_current(nasty)
    view.compare_with(earlier)
    wait(view)
    row = next(number for number in range(view.model.rowCount()) if view.model.kind_at(number) == "new")
    view.tree.setCurrentIndex(view.model.index(0, 0, view.model.index(row, 0)))
    assert view.detail.textFormat() == Qt.TextFormat.PlainText
    assert "<b>LF-1</b>" in view.detail.text()


def test_a_town_is_handed_out_in_parts(qgis_app):
    one = dict.fromkeys(FIELDS)
    one.update(rule_id="R", subject_layer="s", constraint_layer="c", constraint_id="W", edition="1", force="binding",
               required=100.0, provided=1.0, signed_ft=1.0, shortfall=99.0, unit="ft", outcome="intrudes", note="", section="1")
    changes = []
    for number in range(2 * CHUNK + 7):
        answer = answer_of({**one, "subject_id": f"T{number}"}, {})
        changes.append(Change("new", answer.key, None, answer, None, ""))
    model = ComparisonModel()
    model.set_comparison(Comparison(changes))
    group = model.index(0, 0)
    assert model.data(group) == f"New ({2 * CHUNK + 7:,})"
    assert model.rowCount(group) == CHUNK
    model.fetchMore(group)
    assert model.rowCount(group) == 2 * CHUNK
    assert model.canFetchMore(group)
    model.fetchMore(group)
    assert model.rowCount(group) == 2 * CHUNK + 7
    assert not model.canFetchMore(group)
    assert model.data(model.index(2 * CHUNK + 6, 1, group)) == f"T{2 * CHUNK + 6}"
    assert model.parent(model.index(3, 1, group)) == group


def test_fits_a_narrow_dock(view):
    assert view.minimumSizeHint().width() <= 420
