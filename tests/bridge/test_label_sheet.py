# SPDX-License-Identifier: GPL-2.0-or-later
"""Labels and the list for the assessors as PDF, read back: who is on them, where on the sheet, and what is said."""

from __future__ import annotations

import pytest
from factories import layer, site
from pdf_reading import boxes_of_words, pages_of, sizes_of, words_of_pdf

from bohsetbacks_plugin.engine.errors import OutputError
from bohsetbacks_plugin.engine.notification import notification_list
from bohsetbacks_plugin.engine.owners import Owner, Owners
from bohsetbacks_plugin.rule_files import load_town

LONG = Owner(owner="THE MARGARET ELIZABETH WINTHROP-HATHAWAY IRREVOCABLE FAMILY REAL ESTATE TRUST OF 2011",
             co_owner="C/O JONATHAN Q. WINTHROP-HATHAWAY, TRUSTEE, AND HIS SUCCESSOR TRUSTEES",
             mail_address="POST OFFICE BOX 12345, SUITE 1200, THE OLD CUSTOM HOUSE BUILDING", mail_city="PLYMOUTH",
             mail_state="MA", mail_zip="02360")
GREEK = Owner(owner="José Núñez-Ødegård", co_owner="Γεωργία Παπαδοπούλου", mail_address="12 Straße", mail_city="Québec",
              mail_country="Canada")
SCRIPT = Owner(owner="<script>alert(1)</script>", mail_address="1 A ST", mail_city="ESSEX", mail_state="MA", mail_zip="01929")


@pytest.fixture(scope="module")
def petition():
    """A lot with 45 abutters along its north side."""
    boxes = ["POLYGON((0 -200, 4500 -200, 4500 0, 0 0, 0 -200))"]
    boxes += [f"POLYGON(({x} 0, {x + 100} 0, {x + 100} 150, {x} 150, {x} 0))" for x in range(0, 4500, 100)]
    ids = ["P", *(f"A-{number:02d}" for number in range(45))]
    return notification_list(site(layer("lots", "lot", boxes, ids)), load_town("plymouth"), ["P"], ["PLY-POUL-8-NOT"])


@pytest.fixture(scope="module")
def owners():
    by_lot = {f"A-{number:02d}": [Owner(owner=f"OWNER {number:02d}", mail_address=f"{number} MAIN ST", mail_city="PLYMOUTH",
                                        mail_state="MA", mail_zip="02360", address=f"{number} SITE RD")]
              for number in range(45)}
    by_lot.update({"A-01": [LONG], "A-02": [GREEK], "A-03": [SCRIPT]})
    return Owners(by_lot, "layer assess", {"lot_id": "LOC_ID"}, 45, 0)


def test_labels_stand_where_the_sheet_has_them(qgis_app, petition, owners, tmp_path):
    from bohsetbacks_plugin.qgis_bridge.label_sheet import write_label_sheet

    path = tmp_path / "labels.pdf"
    printed = write_label_sheet(petition, owners, path)
    # 44 fit on two sheets; the long one has a page of its own.
    assert (printed.labels, printed.sheets) == (44, 2)
    assert sizes_of(path) == [(612.0, 792.0)] * 3
    words = boxes_of_words(path)
    # First label: 3/16 in and its padding of 1/8 in from the left, within the inch that begins 1/2 in from the top.
    page, _, left, top, _, bottom = next(word for word in words if word[1] == "OWNER")
    assert page == 0 and left == pytest.approx((0.1875 + 0.125) * 72, abs=1.0)
    assert top > 36.0 and bottom < 108.0
    # The 31st of those that fit is OWNER 31 (the long one is missing before it): first on the second sheet.
    of_31 = [word for word in words if word[1] == "31"]
    assert {word[0] for word in of_31} == {1}
    assert all(36.0 < word[3] < 108.0 for word in of_31)
    # Every word of a label lies within the three columns of 2 5/8 in.
    for page, _, left, _, right, _ in words:
        if page < 2:
            assert any(start * 72 <= left and right <= (start + 2.625) * 72 for start in (0.1875, 2.9375, 5.6875))


def test_all_letters_are_printed_and_what_does_not_fit_is_on_plain_paper(qgis_app, petition, owners, tmp_path):
    from bohsetbacks_plugin.qgis_bridge.label_sheet import write_label_sheet

    path = tmp_path / "labels.pdf"
    told = write_label_sheet(petition, owners, path).told
    text = words_of_pdf(path)
    for part in (GREEK.owner.split()[1], GREEK.co_owner.split()[1], GREEK.mail_address, GREEK.mail_city, SCRIPT.owner):
        assert part in text
    last = " ".join(pages_of(path)[-1].split())
    for part in (LONG.owner, LONG.co_owner, LONG.mail_address, "Lot A-01", "plain paper"):
        assert part in last
    # The log may be passed on: it names the lot, and nobody.
    assert any("A-01" in line and "page 3" in line for line in told)
    assert "HATHAWAY" not in " ".join(told)


def test_nobody_to_address(qgis_app, petition, tmp_path):
    from bohsetbacks_plugin.qgis_bridge.label_sheet import write_label_sheet

    with pytest.raises(OutputError, match=r"no labels.*assessors' table"):
        write_label_sheet(petition, None, tmp_path / "labels.pdf")
    assert list(tmp_path.iterdir()) == []


def test_list_for_the_assessors_flows_over_pages(qgis_app, petition, owners, tmp_path):
    from bohsetbacks_plugin.qgis_bridge.notification_pdf import write_notification_pdf

    path = tmp_path / "list.pdf"
    count = write_notification_pdf(petition, owners, path)
    pages = pages_of(path)
    assert len(pages) == count == len(sizes_of(path)) and count >= 4
    holding = [page for page in pages if "MAIN ST" in page]
    assert len(holding) >= 2
    for page in holding:
        assert "Owner" in page and "Mailing address" in page and "Map/lot" in page
    text = words_of_pdf(path)
    for number in range(45):
        assert f"A-{number:02d}" in text
    # Numbered through to the last of the 45.
    rows = [line.split() for page in pages for line in page.splitlines()]
    assert any(row[:2] == ["45", "A-44"] for row in rows)
    for part in (GREEK.co_owner, SCRIPT.owner, LONG.owner.split()[-1], "44 SITE RD", "by certified mail"):
        assert part in text
    assert "signature" in text.casefold()
    assert f"Page {count} of {count}" in pages[-1]
    # The map's page: its legend names the group, and no owner stands on it.
    assert "Abutters: lots that share" in " ".join(pages[-1].split()) and "OWNER" not in pages[-1]


def test_list_without_owners_leaves_room_to_write(qgis_app, petition, tmp_path):
    from bohsetbacks_plugin.qgis_bridge.notification_pdf import write_notification_pdf

    path = tmp_path / "list.pdf"
    write_notification_pdf(petition, None, path)
    first = " ".join(pages_of(path)[0].split())
    assert "no table of owners given" in first and "Owner" in first and "Mailing address" in first


def test_inputs_are_never_written(qgis_app, petition, owners, tmp_path):
    from bohsetbacks_plugin.qgis_bridge.notification_pdf import write_notification_pdf

    mine = tmp_path / "mine.pdf"
    mine.write_text("mine", encoding="utf-8")
    with pytest.raises(OutputError, match="is one of the input files"):
        write_notification_pdf(petition, owners, mine, [mine])
    with pytest.raises(OutputError, match="does not exist"):
        write_notification_pdf(petition, owners, tmp_path / "none" / "list.pdf")
    assert mine.read_text(encoding="utf-8") == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["mine.pdf"]
