# SPDX-License-Identifier: GPL-2.0-or-later
"""The tab with the findings, used as a person does: counters, filter, keys, copying, saving, marks, and a new run under it."""

from __future__ import annotations

import csv
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import numpy as np
import pytest
from factories import check, layer, one_rule, site
from qgis.core import QgsCoordinateReferenceSystem
from qgis.PyQt.QtCore import Qt, QUrl
from qgis.PyQt.QtTest import QSignalSpy, QTest
from qgis.PyQt.QtWidgets import QApplication, QFileDialog
from result_samples import row_of, sample_review, whole
from waiting import until

from bohsetbacks_plugin.engine.finding_parts import FindingPart
from bohsetbacks_plugin.engine.vocabulary import OUTCOMES
from bohsetbacks_plugin.gui import finding_detail
from bohsetbacks_plugin.gui.findings_model import COLUMNS
from bohsetbacks_plugin.gui.outcome_signs import COLOURS, outcome_icon
from bohsetbacks_plugin.gui.results_tab import ResultsTab
from bohsetbacks_plugin.paths import resource
from bohsetbacks_plugin.report.finding_keys import key_of
from bohsetbacks_plugin.report.review_marks import MarkStore

CRS = "EPSG:26986"


@pytest.fixture(name="tab")
def _tab(qgis_canvas):
    canvas_crs = QgsCoordinateReferenceSystem(CRS)
    qgis_canvas.setDestinationCrs(canvas_crs)
    tab = ResultsTab(qgis_canvas)
    tab.resize(420, 700)
    tab.show()
    yield tab
    tab.close_down()
    tab.close()
    tab.deleteLater()


@pytest.fixture(name="filled")
def _filled(tab):
    tab.set_findings(whole(sample_review("manomet")), QgsCoordinateReferenceSystem(CRS))
    return tab


def _column(tab, name):
    return [tab.model.text(row, name) for row in range(tab.model.rowCount())]


def _keys(tab):
    return [key_of(*tab.model.place(row)) for row in range(tab.model.rowCount())]


def _small(*tanks, rules=None, wetland="POLYGON((100 0, 200 0, 200 100, 100 100, 100 0))"):
    """A site in feet: tanks at some places, a wetland that begins at x = 100, and one rule of 50 ft."""
    where = site(layer("tanks", "septic_tank", tanks, [f"ST-{row + 1}" for row in range(len(tanks))], subject=True),
                 layer("wetlands", "wetland", [wetland], ["W-1"]))
    return check(where, rules or one_rule("septic_tank", "wetland", 50))


def _show(tab, result):
    tab.set_findings(whole(result), QgsCoordinateReferenceSystem("EPSG:2249"))


def test_before_a_check_nothing_reads_as_a_clear(tab):
    assert "No check has been run yet" in tab.summary.text()
    assert not tab.counters.isEnabled()
    assert not any(character.isdigit() for button in tab.counters.buttons.values() for character in button.text())
    assert not tab.save_button.isEnabled()


def test_counters_show_pairs_and_choose_what_is_shown(filled):
    result = sample_review("manomet")
    outcomes = [record["outcome"] for record in result.records()]
    pairs = {(record["subject_id"], record["constraint_id"] or record["rule_id"]) for record in result.records()
             if record["outcome"] == "intrudes"}
    assert filled.counters.buttons["intrudes"].text().split()[0] == str(len(pairs))
    assert filled.counters.buttons["not_checked"].text().split()[0] == str(outcomes.count("not_checked"))
    assert not filled.counters.buttons["meets"].isVisible()   # not asked for, so 0 would be read as "none meets"
    first = sum(outcomes.count(name) for name in ("intrudes", "too_close_to_call", "refer"))
    assert filled.model.rowCount() == first
    assert filled.shown.text() == f"{first} shown"
    QTest.mouseClick(filled.counters.buttons["refer"], Qt.MouseButton.LeftButton)
    assert filled.model.rowCount() == first - outcomes.count("refer")
    filled.counters.buttons["not_checked"].setFocus()
    QTest.keyClick(filled.counters.buttons["not_checked"], Qt.Key.Key_Space)
    assert filled.model.rowCount() == first - outcomes.count("refer") + outcomes.count("not_checked")


def test_the_summary_and_the_strip_say_what_is_open(filled):
    assert filled.summary.text() == "<b>FLAGGED: 36 pairs of a component and what it must keep away from</b>"
    assert "206 answers not checked" in filled.summary.toolTip()
    assert "7 rules could not be checked, or not wholly" in filled.strip.text()   # 3 not at all, 4 on part of their layers
    asked = QSignalSpy(filled.not_checked_asked)
    filled.strip.linkActivated.emit("not-checked")
    assert len(asked) == 1


def test_nothing_flagged_and_all_checked(tab):
    _show(tab, _small("POINT(0 50)"))
    assert "Nothing flagged, and every rule that applies was checked." in tab.summary.text()
    assert "not an approval" in tab.summary.text()
    assert tab.strip.isHidden()
    assert "not an approval" in tab.detail.page.toPlainText()


def test_nothing_flagged_but_not_all_checked_is_no_clear(tab):
    where = site(layer("tanks", "septic_tank", ["POINT(0 50)"], ["ST-1"]))
    _show(tab, check(where, one_rule("septic_tank", "wetland", 50)))
    assert "Nothing flagged. NOT A CLEAR: 1 answer not checked, 1 rule not checked" in tab.summary.text()
    assert not tab.strip.isHidden()
    assert "NOT A CLEAR" in tab.detail.page.toPlainText()


def test_rows_by_hand(tab):
    # ST-1 is 30 ft from the wetland: short by 20. ST-2 lies 10 ft inside it. ST-3 at 50 ft meets the rule.
    _show(tab, _small("POINT(70 50)", "POINT(110 50)", "POINT(50 50)"))
    assert _column(tab, "subject") == ["Septic tank ST-2", "Septic tank ST-1"]
    assert _column(tab, "constraint") == ["Wetland W-1"] * 2
    assert _column(tab, "required") == ["50.00"] * 2
    assert _column(tab, "provided") == ["0.00", "30.00"]
    assert _column(tab, "shortfall") == ["50.00", "20.00"]
    assert _column(tab, "section") == ["Test Board, 1"] * 2
    assert _column(tab, "governs") == ["Yes"] * 2
    titles = [tab.model.headerData(number, Qt.Orientation.Horizontal) for number in range(len(COLUMNS))]
    assert titles[3:6] == ["Required, ft", "Provided, ft", "Short by, ft"]
    index = tab.model.index(0, COLUMNS.index("shortfall"))
    assert tab.model.data(index, Qt.ItemDataRole.TextAlignmentRole) & int(Qt.AlignmentFlag.AlignRight)
    tab.set_units("ft and in")
    assert tab.model.headerData(5, Qt.Orientation.Horizontal) == "Short by, ft and in"
    assert _column(tab, "shortfall") == ["50 ft 0 in", "20 ft 0 in"]


def test_other_units_stand_by_their_figure(filled):
    filled.counters.choose(frozenset(OUTCOMES))
    units = {filled.model.record(row)["unit"] for row in range(filled.model.rowCount())}
    assert {"ft", "sq ft"} <= units
    for row in range(filled.model.rowCount()):
        if filled.model.record(row)["unit"] == "sq ft" and filled.model.record(row)["required"] is not None:
            assert filled.model.text(row, "required").endswith(" sq ft")


def test_filters(filled):
    QTest.keyClicks(filled.filters.text, "conservation")
    before = filled.model.rowCount()
    QTest.keyClicks(filled.filters.text, "x-nowhere")
    filled.filters.tell_now()
    assert (before, filled.model.rowCount()) == (before, 0)
    assert "filter hides all findings" in filled.detail.page.toPlainText()
    filled.filters.clear()
    filled.filters.rule.setCurrentIndex(filled.filters.rule.findData("T5-08S"))
    assert {key[0] for key in _keys(filled)} == {"T5-08S"}
    assert filled.filters.more.text() == "&Filters (1)"
    filled.filters.clear()
    assert filled.filters.more.text() == "&Filters"


def test_a_filter_by_leaning(tab):
    tab.set_findings(whole(sample_review("conomo")), QgsCoordinateReferenceSystem(CRS))
    tab.filters.lean.setCurrentIndex(tab.filters.lean.findData("intrudes"))
    # The sample's one component between survey and planning data: 95 ft where 100 are asked, within 20 ft.
    assert {key[2] for key in _keys(tab)} == {"SAS-16"}
    assert set(_column(tab, "outcome")) == {"Too close to call, leans to intruding"}
    tab.filters.lean.setCurrentIndex(tab.filters.lean.findData("meets"))
    assert tab.model.rowCount() == 0


def test_typing_waits_for_the_word(filled):
    whole_count = filled.model.rowCount()
    QTest.keyClicks(filled.filters.text, "SAS-01")
    assert filled.model.rowCount() == whole_count
    until(lambda: 0 < filled.model.rowCount() < whole_count)
    assert all("SAS-01" in key[2] + key[4] for key in _keys(filled))


def test_focus_on_a_lot(filled):
    filled.focus_lot("MAN-01")
    assert filled.model.rowCount() > 0
    for row in range(filled.model.rowCount()):
        record = filled.model.record(row)
        assert "MAN-01" in f"{record['lot_id']}; {record['constraint_lot_id']}".split("; ")
    assert filled.filters.more.isChecked()


def test_a_title_sorts_up_down_and_back_to_worst_first(filled):
    worst = _keys(filled)
    header = filled.view.horizontalHeader()
    place = COLUMNS.index("provided")

    def click():
        header.sectionClicked.emit(place)
        return [filled.model.record(row)["provided"] for row in range(filled.model.rowCount())]

    up = [value for value in click() if value is not None]
    assert up == sorted(up)
    down = [value for value in click() if value is not None]
    assert down == sorted(up, reverse=True)
    click()
    assert _keys(filled) == worst
    assert not header.isSortIndicatorShown()


def test_keyboard_moves_selects_and_copies(filled):
    activated = QSignalSpy(filled.finding_activated)
    filled.view.setFocus()
    filled.view.selectRow(0)
    QTest.keyClick(filled.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert filled.view.selected_rows() == [0, 1]
    QTest.keyClick(filled.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QApplication.clipboard().text().splitlines()
    assert len(lines) == 3
    assert lines[0].split("\t")[:2] == ["Outcome", "Component"]
    assert lines[2].split("\t") == [filled.model.text(1, name) for name in COLUMNS]
    QTest.keyClick(filled.view, Qt.Key.Key_Return)
    part, row = activated[-1][0]
    assert key_of(part, row) == _keys(filled)[1]


def test_no_zoom_without_the_tick(filled):
    filled.follow.setChecked(False)
    activated = QSignalSpy(filled.finding_activated)
    filled.view.selectRow(3)
    assert len(activated) == 0
    assert filled.detail.page.toPlainText() != ""


def test_the_detail_reads_as_the_finding_is(filled):
    result = sample_review("manomet")
    row = row_of(result, "T5-08S", "SAS-01", "WA-RES")
    filled.filters.rule.setCurrentIndex(filled.filters.rule.findData("T5-08S"))
    filled.view.selectRow(next(number for number in range(filled.model.rowCount()) if filled.model.place(number)[1] == row))
    text = filled.detail.page.toPlainText()
    # By hand, from the sample's README: 400 ft to the reservoir, 390 provided.
    assert re.search(r"Required\s+400.00 ft", text)
    assert re.search(r"Provided\s+390.00 ft\s+± 0.51 ft", text)
    assert re.search(r"Short by\s+10.00 ft", text)
    assert "Soil absorption system SAS-01 and surface water supply WA-RES" in text
    assert "Massachusetts Department of Environmental Protection" in text
    assert "310 CMR 15.211(1)" in text
    assert "whether one is open is for the Board" in text
    assert "310 CMR 15.410 to 15.413" in text
    assert text.count("route in the text") == 0
    assert "gives 50 ft here (PLY-T5-5-06S), which is less strict" in text
    assert "SAS-01 and" in text
    assert "MAN-39" in text


def test_links_ask_for_the_rule_and_for_the_other_setbacks(filled):
    filled.view.selectRow(0)
    rule, measure, zoomed = (QSignalSpy(signal) for signal in (
        filled.rule_asked, filled.measure_asked, filled.finding_activated))
    place = filled.model.place(0)
    filled.detail.page.anchorClicked.emit(QUrl(f"{finding_detail.SHOW_RULE}{key_of(*place)[0]}"))
    filled.detail.page.anchorClicked.emit(QUrl(finding_detail.MEASURE))
    filled.detail.page.anchorClicked.emit(QUrl(finding_detail.ZOOM))
    assert [list(one) for one in rule] == [[key_of(*place)[0]]]
    assert measure[0][0] == place
    assert zoomed[-1][0] == place
    html = filled.detail.page.toHtml()
    assert f'href="{finding_detail.SHOW_RULE}{key_of(*place)[0]}"' in html


def test_text_of_the_data_is_no_markup(tab):
    where = site(layer("tanks", "septic_tank", ["POINT(70 50)"], ["<b>x</b>"]),
                 layer("wetlands", "wetland", ["POLYGON((100 0, 200 0, 200 100, 100 100, 100 0))"], ["W&1"]))
    _show(tab, check(where, one_rule("septic_tank", "wetland", 50)))
    tab.view.selectRow(0)
    assert "<b>x</b>" in tab.detail.page.toPlainText()
    assert "W&1" in tab.detail.page.toPlainText()


def test_a_rule_that_is_not_verified_says_so(tab):
    result = _small("POINT(70 50)")
    tab.set_findings(whole(replace(result, rules=[replace(result.rules[0], verified=False)])),
                     QgsCoordinateReferenceSystem("EPSG:2249"))
    tab.view.selectRow(0)
    assert "Not verified" in tab.detail.page.toPlainText()


def test_cautions_of_both_layers_are_told(tab):
    result = _small("POINT(70 50)")
    result.site.layers[1].cautions.append("drawn at 1:5,000")
    _show(tab, result)
    tab.view.selectRow(0)
    assert "wetlands: drawn at 1:5,000" in tab.detail.page.toPlainText()


def test_selection_filter_and_order_survive_a_new_run(filled):
    crs = QgsCoordinateReferenceSystem(CRS)
    filled.filters.governing.setChecked(True)
    filled.view.order_asked.emit("subject", False)
    filled.view.selectRow(4)
    filled.view.selectionModel().select(filled.model.index(6, 0), filled.view.selectionModel().SelectionFlag.Select
                                        | filled.view.selectionModel().SelectionFlag.Rows)
    current, both = _keys(filled)[4], [_keys(filled)[row] for row in (4, 6)]
    result = sample_review("manomet")
    activated = QSignalSpy(filled.finding_activated)
    # Without the first rows, as after an edit that cured them.
    first = filled.model.place(0)[1]
    filled.set_findings([FindingPart(result, np.array([row for row in range(len(result.findings)) if row != first]))], crs)
    assert _keys(filled)[filled.view.current_row()] == current
    assert [_keys(filled)[row] for row in filled.view.selected_rows()] == both
    assert filled.view.current_row() == 3
    assert filled.filters.governing.isChecked()
    assert filled.view.order == "subject"
    assert len(activated) == 0   # an edit must not move the map


def test_a_cured_finding_says_so_and_is_chosen_again_when_it_is_back(tab):
    flagged, cured = _small("POINT(70 50)"), _small("POINT(40 50)")
    _show(tab, flagged)
    tab.view.selectRow(0)
    _show(tab, cured)
    assert tab.model.rowCount() == 0
    assert "no longer among the rows shown" in tab.detail.page.toPlainText()
    _show(tab, _small("POINT(90 50)"))
    assert tab.view.current_row() == 0
    assert re.search(r"Provided\s+10.00 ft", tab.detail.page.toPlainText())


def test_several_parts_are_one_table(tab):
    # The town's check, but for ST-1, which was moved and checked anew: 30 ft became 10 ft.
    base, anew = _small("POINT(70 50)", "POINT(80 50)"), _small("POINT(90 50)")
    ids = [record["subject_id"] for record in base.records()]
    kept = FindingPart(base, np.array([row for row, one in enumerate(ids) if one != "ST-1"]))
    tab.set_findings([kept, *whole(anew)], QgsCoordinateReferenceSystem("EPSG:2249"))
    assert list(zip(_column(tab, "subject"), _column(tab, "provided"))) == [
        ("Septic tank ST-1", "10.00"), ("Septic tank ST-2", "20.00")]
    assert "2 pairs" in tab.summary.text()


def test_the_rows_shown_are_saved(filled, tmp_path, monkeypatch):
    path = tmp_path / "found"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    filled.filters.rule.setCurrentIndex(filled.filters.rule.findData("T5-08S"))
    QTest.mouseClick(filled.save_button, Qt.MouseButton.LeftButton)
    with (tmp_path / "found.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["subject_id"] for row in rows] == [key[2] for key in _keys(filled)]
    assert {row["rule_id"] for row in rows} == {"T5-08S"}


def test_a_mark_is_set_on_all_selected_rows(filled):
    store = MarkStore(None)
    filled.set_marks(store)
    filled.view.selectRow(0)
    QTest.keyClick(filled.view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert "2 selected findings" in filled.detail.several.text()
    QTest.mouseClick(filled.detail.editor.button_of("to_discuss"), Qt.MouseButton.LeftButton)
    assert len(store) == 2
    assert _column(filled, "mark")[:3] == ["To discuss", "To discuss", ""]
    filled.view.selectRow(2)
    assert filled.detail.editor.mark() == ""
    filled.view.selectRow(1)
    assert filled.detail.editor.mark() == "to_discuss"


def test_a_comment_that_is_being_typed_stays_with_its_finding(filled):
    store = MarkStore(None)
    filled.set_marks(store)
    filled.view.selectRow(0)
    QTest.mouseClick(filled.detail.editor.button_of("wrong_data"), Qt.MouseButton.LeftButton)
    QTest.keyClicks(filled.detail.editor.comment, "no well here")
    filled.view.selectRow(1)
    assert store.of(filled.model.record(0)).comment == "no well here"
    assert store.of(filled.model.record(1)) is None


def test_without_a_store_there_is_nothing_to_mark(filled):
    filled.view.selectRow(0)
    assert not filled.detail.editor.isVisible()


@pytest.mark.parametrize("name", ["manomet", "conomo"])
def test_every_finding_of_the_samples_can_be_read(tab, name):
    tab.set_findings(whole(sample_review(name, want_all=True)), QgsCoordinateReferenceSystem(CRS))
    tab.counters.choose(frozenset(OUTCOMES))
    result = sample_review(name, want_all=True)
    assert tab.model.rowCount() == len(result.findings)
    assert tab.counters.buttons["meets"].isVisible()
    for row in range(0, tab.model.rowCount(), 7):
        page = finding_detail.finding_page(*tab.model.place(row), tab.model.record(row), "ft")
        assert page.startswith("<p")
        assert tab.model.text(row, "outcome") != ""


def test_colours_are_those_of_the_map_and_shapes_differ():
    style = ElementTree.parse(resource("styles", "findings.qml")).getroot()
    symbols = {symbol.get("name"): symbol for symbol in style.find("renderer-v2/symbols")}
    for category in style.find("renderer-v2/categories"):
        option = symbols[category.get("symbol")].find("layer/Option/Option[@name='line_color']")
        red, green, blue = option.get("value").split(",")[:3]
        assert COLOURS[category.get("value")] == f"#{int(red):02x}{int(green):02x}{int(blue):02x}"
    palette = QApplication.palette()
    drawn = set()
    for outcome in OUTCOMES:
        image = outcome_icon(outcome, palette).pixmap(32, 32).toImage()
        drawn.add(tuple(image.pixelColor(x, y).alpha() > 128 for x in range(32) for y in range(32)))
    assert len(drawn) == len(OUTCOMES)


def test_a_close_down_leaves_nothing(filled, qgis_canvas):
    filled.filters.rule.setCurrentIndex(filled.filters.rule.findData("T5-08S"))
    filled.view.selectRow(0)
    drawn = [filled.on_map.line, filled.on_map.label]
    assert all(item in qgis_canvas.scene().items() for item in drawn)
    filled.filters.text.setText("x")
    filled.close_down()
    assert not any(item in qgis_canvas.scene().items() for item in drawn)
    assert not filled.filters._timer.isActive()
    assert filled.model.rowCount() == 0
    filled.close_down()   # twice does no harm
