# SPDX-License-Identifier: GPL-2.0-or-later
"""Address labels: which addresses, where on the sheet, and in which type; nothing is ever cut."""

from __future__ import annotations

import pytest
from factories import layer, rules, site

from bohsetbacks_plugin.engine.notification import notification_list
from bohsetbacks_plugin.engine.owners import Owner, Owners
from bohsetbacks_plugin.report.mailing_labels import (
    LARGEST_POINTS,
    SHEET_5160,
    SMALLEST_POINTS,
    MailingLabel,
    address_lines,
    fit_label,
    label_places,
    mailing_labels,
)
from bohsetbacks_plugin.report.text_fitting import wrap_words

NOTICE = """rules:
  - id: N-1
    section: '1'
    kind: notify
    subjects: [lot]
    summary: All abutters are told.
    verified: true
    notify: {groups: [abutters, planning_boards], mark_within_feet: 300}
"""


def half_em(text: str, size: float) -> float:
    """Every sign is half as wide as its type is high."""
    return len(text) * size / 2


def owner(name: str, street: str = "1 MAIN ST", **more: str) -> Owner:
    return Owner(owner=name, mail_address=street, mail_city="PLYMOUTH", mail_state="MA", mail_zip="02360", **more)


def listed(by_lot: dict[str, list[Owner]]):
    # P lies between A and B; C abuts B, 100 ft from P, and is only listed apart.
    boxes = [f"POLYGON(({x} 0, {x + 100} 0, {x + 100} 100, {x} 100, {x} 0))" for x in (0, 100, 200, 300)]
    place = site(layer("lots", "lot", boxes, ["A", "P", "B", "C"]))
    result = notification_list(place, rules(NOTICE), ["P"])
    return mailing_labels(result, Owners(by_lot, "layer assess", {"lot_id": "LOC_ID"}, 4, 0))


def test_owners_of_abutters_and_nobody_else():
    made = listed({"A": [owner("ADAMS")], "B": [owner("BAKER")], "C": [owner("CARVER")], "P": [owner("PETITIONER")]})
    assert [(label.lines[0], label.lots) for label in made.labels] == [("ADAMS", ("A",)), ("BAKER", ("B",))]
    # The planning boards have no lot, so no address either.
    assert [text.rpartition(": ")[2] for text in made.lacking] == ["to be added by hand"]


def test_one_name_with_one_address_is_one_label_and_that_is_said():
    made = listed({"A": [owner("Baker  Anna", "1 Main St")], "B": [owner("BAKER ANNA"), owner("BAKER ANNA", "2 MAIN ST")]})
    assert [(label.lines[1], label.lots) for label in made.labels] == [("1 Main St", ("A", "B")), ("2 MAIN ST", ("B",))]
    assert made.merged == 1


def test_what_has_no_label_is_told_by_lot_without_a_name():
    made = listed({"A": [Owner(owner="SECRETIVE")]})
    assert made.labels == []
    assert made.lacking[:2] == ["A: no whole mailing address in the table", "B: no owner in the table"]
    assert "SECRETIVE" not in " ".join(made.lacking)


def test_lines_of_an_address():
    assert address_lines(owner("DOE", co_owner="C/O ROE", mail_country="USA")) == (
        "DOE", "C/O ROE", "1 MAIN ST", "PLYMOUTH, MA 02360")
    abroad = Owner(owner="Łukasiewicz", mail_address="ul. Długa 1", mail_city="Łódź", mail_country="Poland")
    assert address_lines(abroad) == ("Łukasiewicz", "ul. Długa 1", "Łódź", "Poland")


def test_places_of_a_5160_sheet_in_inches():
    sheet = SHEET_5160
    # Three labels, two gaps and two margins fill the page's width; ten labels and two margins its height.
    assert 3 * sheet.label_width + 2 * 0.125 + 2 * sheet.left == pytest.approx(sheet.page_width)
    assert 10 * sheet.label_height + 2 * sheet.top == pytest.approx(sheet.page_height)
    places = list(label_places(sheet, 31))
    assert places[:4] == [(0, 0.1875, 0.5), (0, 2.9375, 0.5), (0, 5.6875, 0.5), (0, 0.1875, 1.5)]
    assert places[29] == (0, 5.6875, 9.5)
    assert places[30] == (1, 0.1875, 0.5)
    # With 29 used up, one label is left of the first sheet.
    assert list(label_places(sheet, 2, skip=29)) == [(0, 5.6875, 9.5), (1, 0.1875, 0.5)]


def test_short_address_stays_in_the_largest_type():
    fitted = fit_label(MailingLabel(("DOE", "1 MAIN ST", "PLYMOUTH, MA 02360"), ("A",)), SHEET_5160, half_em)
    assert (fitted.size, fitted.lines) == (LARGEST_POINTS, ("DOE", "1 MAIN ST", "PLYMOUTH, MA 02360"))


def test_long_name_is_wrapped_between_words_and_keeps_every_word():
    # 171 points of width: 31 signs of 11 points. 57 signs are two lines; five lines of 12.98 points stay within 63.
    name = "MARGARET ELIZABETH HATHAWAY IRREVOCABLE FAMILY TRUST 2011"
    fitted = fit_label(MailingLabel((name, "1 MAIN ST", "PLYMOUTH, MA 02360"), ("A",)), SHEET_5160, half_em)
    assert fitted.size == LARGEST_POINTS
    assert len(fitted.lines) == 4
    assert " ".join(fitted.lines[:2]) == name


def test_type_shrinks_only_as_far_as_it_must():
    # A word of 38 signs: 19 x size points must not pass 171, so 9 points; 9.5 would be 180.5.
    fitted = fit_label(MailingLabel(("X" * 38,), ("A",)), SHEET_5160, half_em)
    assert fitted.size == 9.0


@pytest.mark.parametrize("lines", [("X" * 49,), tuple("ABCDEFGH")])
def test_what_does_not_fit_at_the_smallest_is_not_printed_at_all(lines):
    # 49 signs at 7 points are 171.5 points wide; eight lines at 7 points are 66.08 high, and 63 are there.
    assert SMALLEST_POINTS == 7.0
    assert fit_label(MailingLabel(lines, ("A",)), SHEET_5160, half_em) is None


def test_words_wider_than_a_line_are_broken_behind_a_sign_if_there_is_one():
    assert wrap_words("PLY-HORSE-10J-2", 10, len) == ["PLY-HORSE-", "10J-2"]
    assert wrap_words("ABCDEFGHIJKL", 5, len) == ["ABCDE", "FGHIJ", "KL"]
    assert wrap_words("350,067.76 sq ft", 10, len) == ["350,067.76", "sq ft"]
    assert wrap_words("one\ntwo three", 20, len) == ["one", "two three"]
    assert wrap_words("", 5, len) == [""]
