# SPDX-License-Identifier: GPL-2.0-or-later
"""The tab with what was not checked: groups, lines made when opened, the number in its title, and what is a clear."""

from __future__ import annotations

import numpy as np
import pytest
from factories import check, layer, one_rule, site
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtTest import QSignalSpy, QTest
from qgis.PyQt.QtWidgets import QApplication
from result_samples import sample_review, whole

from bohsetbacks_plugin.engine import findings
from bohsetbacks_plugin.engine.finding_parts import FindingPart
from bohsetbacks_plugin.engine.review import Review
from bohsetbacks_plugin.gui.not_checked_tab import MOST_LINES, NotCheckedTab


@pytest.fixture(name="tab")
def _tab(qgis_app):
    tab = NotCheckedTab()
    tab.resize(420, 700)
    tab.show()
    yield tab
    tab.close()
    tab.deleteLater()


def _heads(tab):
    return {tab.tree.topLevelItem(row).text(0): tab.tree.topLevelItem(row) for row in range(tab.tree.topLevelItemCount())}


def _children(item):
    return [(item.child(row).text(0), item.child(row).text(1)) for row in range(item.childCount())]


def test_before_a_check(tab):
    assert tab.count() == 0
    assert "No check has been run yet" in tab.head.text()
    assert tab.tree.topLevelItemCount() == 0


def test_all_checked_says_so_and_claims_no_more(tab):
    where = site(layer("tanks", "septic_tank", ["POINT(0 0)"], ["ST-1"]), layer("wetlands", "wetland", ["POINT(90 0)"], ["W"]))
    tab.set_findings(whole(check(where, one_rule("septic_tank", "wetland", 50))))
    assert tab.count() == 0
    assert "not an approval" in tab.head.text()
    assert tab.tree.isHidden()


def test_the_sample(tab):
    result = sample_review("manomet")
    changed = QSignalSpy(tab.count_changed)
    tab.set_findings(whole(result))
    heads = _heads(tab)
    assert [(name, item.text(1)) for name, item in heads.items()][:3] == [
        ("Rules that were not checked", "3"), ("Rules checked on part of their layers", "4"),
        ("Answers not checked, by reason", "206")]
    # The three rules are those whose answers lack too, and four were checked on part.
    assert tab.count() == 7
    assert [list(one) for one in changed] == [[7]]
    assert "Not a clear." in tab.head.text()
    assert ("T5-16T: not provided: no layer gives groundwater drain", "") in _children(heads["Rules that were not checked"])
    reasons = _children(heads["Answers not checked, by reason"])
    assert sum(int(count) for _, count in reasons) == 206
    counted = {}
    for record in result.records():
        if record["outcome"] == "not_checked":
            counted[record["note"]] = counted.get(record["note"], 0) + 1
    assert dict(reasons) == {note.replace("_", " "): str(count) for note, count in counted.items()}


def test_lines_are_made_when_a_reason_is_opened(tab):
    tab.set_findings(whole(sample_review("manomet")))
    reason = _heads(tab)["Answers not checked, by reason"].child(0)
    assert reason.childCount() == 0
    reason.setExpanded(True)
    assert sum(int(count) for _, count in _children(reason)) == int(reason.text(1))
    rule = reason.child(0)
    assert rule.childCount() == 0
    rule.setExpanded(True)
    assert rule.childCount() == int(rule.text(1))
    assert ", lot MAN-" in rule.child(0).text(0)


def test_enter_asks_for_the_rule_or_the_place(tab):
    tab.set_findings(whole(sample_review("manomet")))
    rules, places = QSignalSpy(tab.rule_asked), QSignalSpy(tab.finding_asked)
    reason = _heads(tab)["Answers not checked, by reason"].child(0)
    reason.setExpanded(True)
    reason.child(0).setExpanded(True)
    component = reason.child(0).child(0)
    for item in (reason.child(0), component, reason):
        tab.tree.setCurrentItem(item)
        QTest.keyClick(tab.tree, Qt.Key.Key_Return)
    assert [list(one) for one in rules] == [[reason.child(0).text(0)]]
    (part, row), = (one[0] for one in places)
    record = next(findings.records(part.review.findings.take(np.array([row])), part.review.site, part.review.rules))
    assert record["subject_id"] in component.text(0)


def test_features_without_a_place_and_cautions_are_told(tab):
    wells = layer("wells", "drinking_well", ["POINT(500 0)", None, None], ["W-1", "W-2", "W-3"], status="existing",
                  subject=False, cautions=["scanned from paper"])
    where = site(layer("tanks", "septic_tank", ["POINT(0 0)"], ["ST-1"]), wells)
    result = check(where, one_rule("septic_tank", "drinking_well", 50))
    tab.set_findings(whole(result))
    heads = _heads(tab)
    lost = heads["Features not measured"]
    assert lost.text(1) == "2"
    lost.child(0).setExpanded(True)
    assert [text for text, _ in _children(lost.child(0))] == ["W-2", "W-3"]
    assert "wells: scanned from paper" in [text for text, _ in _children(heads["Cautions of the layers"])]
    # The rule could not answer, and two features have no place.
    assert tab.count() == 3


def test_a_town_is_no_million_lines(tab):
    count = 300_000
    numbers = np.arange(count)
    where = site(layer("tanks", "septic_tank", ["POINT(0 0)"], ["ST-1"]))
    notes = np.array([f"reason {row}" for row in range(1000)], dtype=object)[numbers % 1000]
    catalogue = one_rule("septic_tank", "wetland", 50)
    table = findings.table(count, rule=0, subject=0, note=notes)
    tab.set_findings([FindingPart(Review(where, catalogue.rules, table, []), numbers)])
    reasons = _heads(tab)["Answers not checked, by reason"]
    assert reasons.text(1) == "300,000"
    assert reasons.childCount() == MOST_LINES + 1
    assert reasons.child(MOST_LINES).text(0) == "... and 800 more"
    reasons.child(0).setExpanded(True)
    rule = reasons.child(0).child(0)
    rule.setExpanded(True)
    assert (rule.text(1), rule.childCount()) == ("300", MOST_LINES + 1)
    assert "100 more" in rule.child(MOST_LINES).text(0)


def test_what_is_closed_stays_closed_after_an_edit(tab):
    tab.set_findings(whole(sample_review("manomet")))
    _heads(tab)["Rules that were not checked"].setExpanded(False)
    tab.set_findings(whole(sample_review("manomet")))
    assert [item.isExpanded() for item in _heads(tab).values()] == [False, True, True, True]


def test_lines_are_copied(tab):
    tab.set_findings(whole(sample_review("manomet")))
    head = _heads(tab)["Rules that were not checked"]
    tab.tree.setCurrentItem(head)
    QTest.keyClick(tab.tree, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(tab.tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == f"{head.text(0)}\t3\n{head.child(0).text(0)}"


def test_long_reasons_are_wrapped_not_cut(tab):
    tab.set_findings(whole(sample_review("manomet")))
    item = _heads(tab)["Rules that were not checked"].child(0)
    QTest.qWait(50)
    lines = tab.tree.visualItemRect(item).height() / tab.tree.fontMetrics().height()
    assert tab.tree.fontMetrics().horizontalAdvance(item.text(0)) > tab.tree.columnWidth(0) - 40
    assert lines >= 2
