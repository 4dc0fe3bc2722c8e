# SPDX-License-Identifier: GPL-2.0-or-later
"""The page read back: every figure against the findings, words of users as text, and what makes it print well."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from factories import check, layer, one_rule, site
from shapely.geometry import Point, box

from bohsetbacks_plugin.report.html_report import LotReports, lot_html, page, report_html
from bohsetbacks_plugin.report.lot_report import ReportFacts, lot_report
from bohsetbacks_plugin.report.map_drawing import draw_map
from bohsetbacks_plugin.report.map_labels import Labels
from bohsetbacks_plugin.report.map_svg import width_of

FACTS = ReportFacts(program="BOH Setbacks test", date="2026-12-01")
VOID = {"meta", "br", "col", "link", "img", "hr"}


class Page(HTMLParser):
    """Cells of the tables of criteria by row, all text, all tags, and whether every tag is closed."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.rows: list[dict[str, str]] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.open: list[tuple[str, dict[str, str]]] = []
        self.words: list[str] = []
        self.cell: list[str] | None = None
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        values = {name: value or "" for name, value in attrs}
        self.tags.append((tag, values))
        if tag not in VOID:
            self.open.append((tag, values))
        if tag == "td":
            self.cell = []
        if tag == "tr":
            self.cells: list[str] = []

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag):
        assert self.open, tag
        opened, _ = self.open.pop()
        assert opened == tag
        if tag == "td":
            self.cells.append(" ".join("".join(self.cell).replace("\u00a0", " ").split()))
            self.cell = None
        if tag == "tr" and any(name == "tbody" and values.get("class") == "finding" for name, values in self.open) \
                and len(self.cells) == 6:
            self.rows.append(dict(zip(("rule", "to", "required", "provided", "shortfall", "outcome"), self.cells)))

    def handle_data(self, data):
        self.words.append(data)
        if self.cell is not None:
            self.cell.append(data)
            if self.open[-1][0] in ("small", "span"):
                self.cell.append(" ")

    @property
    def text(self) -> str:
        """All words outside of style sheets."""
        return " ".join(" ".join(self.words).split())


def number(text: str) -> float | None:
    """The first number of a cell."""
    found = re.search(r"\d[\d,]*(\.\d+)?", text)
    return float(found.group().replace(",", "")) if found else None


def many(count: int = 60, mark: str = ""):
    """One lot with a leaching field and so many wells around it, each at its own distance below 100 ft."""
    wells = [Point(300 + 10 + index + 0.37, 205) for index in range(count)]
    return site(layer("lots", "lot", [box(0, 0, 600, 600)], [f"A{mark}"]),
                layer("septic", "soil_absorption_system", [box(280, 200, 300, 210)], [f"SAS{mark}"], accuracy_ft=0.1),
                layer("wells", "drinking_well", wells, [f"W{index}{mark}" for index in range(count)], accuracy_ft=0.3))


RULE = one_rule("soil_absorption_system", "drinking_well", 100)


def made(result, lot="A", facts=FACTS) -> Page:
    return Page("".join(lot_html(LotReports(result), lot, facts)))


def test_every_figure_of_every_finding_is_on_the_page():
    result = check(many(), RULE, want_all=False)
    read = made(result)
    found = list(result.records())
    assert len(found) == len(read.rows) == 60
    by_constraint = {row["constraint_id"]: row for row in found}
    for row in read.rows:
        record = by_constraint.pop(row["to"].split()[2])
        assert (number(row["required"]), number(row["provided"]), number(row["shortfall"])) == (
            record["required"], record["provided"], record["shortfall"])
        assert row["required"].endswith(" ft")
        assert row["outcome"].startswith("\u2715 Intrudes")
        assert f"\u00b1 {record['band_ft']:.2f} ft" in row["provided"]
    assert by_constraint == {}
    # Worst first: 10.37 ft of 100 before 11.37 ft.
    assert [number(row["provided"]) for row in read.rows[:2]] == [10.37, 11.37]


@pytest.mark.parametrize("mark", ["<script>alert(1)</script>", "\"'&<b>", "Ágnes 日本 №5 \u0001\u202e", "]]></svg><img src=x>"])
def test_words_of_users_print_as_text(mark):
    result = check(many(2, mark), RULE, want_all=False)
    facts = ReportFacts(address=mark, applicant=mark, program=mark)
    text = "".join(lot_html(LotReports(result), f"A{mark}", facts))
    read = Page(text)
    assert not {tag for tag, _ in read.tags} & {"script", "img", "iframe", "object"}
    assert all(not name.startswith("on") for _, values in read.tags for name in values)
    plain = made(check(many(2), RULE, want_all=False))
    assert sum(tag == "b" for tag, _ in read.tags) == sum(tag == "b" for tag, _ in plain.tags)
    assert mark.replace("\u0001", "").split()[0] in read.text


def test_page_needs_nothing_from_elsewhere():
    text = "".join(lot_html(LotReports(check(many(3), RULE)), "A", FACTS))
    outside = re.findall(r"(?:src|href)=\"(?!#)[^\"]*\"|url\((?!#)[^)]*\)|@import", text)
    assert outside == []
    assert "default-src 'none'" in text
    assert set(re.findall(r"https?://[^\"'\s<]*", text)) == {"http://www.w3.org/2000/svg"}


def test_page_is_made_for_letter_paper():
    text = "".join(lot_html(LotReports(check(many(3), RULE)), "A", FACTS))
    assert re.search(r"@page\s*{[^@]*size:\s*letter", text)
    assert "counter(page)" in text
    assert re.search(r"thead\s*{\s*display:\s*table-header-group", text)
    assert re.search(r"tbody\.finding\s*{\s*break-inside:\s*avoid", text)
    # The scale holds only if the drawing is as wide on paper as it says: 8.5 in less two margins.
    margin = float(re.search(r"margin: 0\.6in (0\.\d+)in", text).group(1))
    assert float(re.search(r'<svg [^>]*width="([\d.]+)in"', text).group(1)) <= 8.5 - 2 * margin + 1e-9


def test_empty_result_reads_well_and_is_no_clear():
    place = site(layer("lots", "lot", [box(0, 0, 100, 100)], ["A"]),
                 layer("septic", "soil_absorption_system", [box(40, 40, 50, 50)], ["S"]))
    read = made(check(place, RULE, want_all=False))
    assert read.rows == []
    assert "There is no criterion to list" in read.text
    assert "That is no clear: what was not checked is named below." in read.text
    assert "NOT A CLEAR: 1 answer not checked" in read.text
    assert "no layer gives drinking well" in read.text


def test_clear_result_says_what_it_is_worth():
    place = site(layer("lots", "lot", [box(0, 0, 1000, 1000)], ["A"]),
                 layer("septic", "soil_absorption_system", [box(40, 40, 50, 50)], ["S"]),
                 layer("wells", "drinking_well", [Point(900, 900)], ["W"]))
    read = made(check(place, RULE, want_all=False))
    assert "This is a screening, not an approval." in read.text
    assert "not a survey and not an approval" in read.text
    assert "That is no clear" not in read.text


def test_site_of_several_lots_has_an_index_that_leads_to_each():
    lots = [box(x, 0, x + 100, 100) for x in range(0, 600, 100)]
    place = site(layer("lots", "lot", lots, [f"L {number}\u00e9" for number in range(6)]),
                 layer("septic", "soil_absorption_system", [box(x + 40, 40, x + 50, 50) for x in range(0, 600, 100)]),
                 layer("wells", "drinking_well", [Point(x + 70, 45) for x in range(0, 600, 100)]))
    result = check(place, RULE, want_all=False)
    read = Page("".join(report_html(result, FACTS)))
    assert len(read.rows) == len(list(result.records()))
    names = {values["id"] for _, values in read.tags if "id" in values}
    links = {values["href"][1:] for tag, values in read.tags if tag == "a"}
    assert len(links) == 6
    assert links <= names


def test_map_draws_a_line_as_long_as_the_finding_at_an_engineers_scale():
    result = check(many(1), RULE, want_all=False)
    drawing = draw_map(result, box(0, 0, 600, 600), "m", "Map")
    scale = int(re.match(r"1 inch = (\d+) ft", drawing.scale).group(1))
    # 600 ft must fit into 5.3 in less the margins of 0.45 in: 4.4 in at 200 ft to the inch are 880 ft, at 100 ft only 440.
    assert scale == 200
    x1, x2 = map(float, re.search(r'<line x1="([\d.]+)" y1="[\d.]+" x2="([\d.]+)" [^>]*stroke="#d55e00"', drawing.svg).groups())
    assert abs(x2 - x1) / 96 * scale == pytest.approx(10.37, abs=0.25)
    assert ">10.37 ft<" in drawing.svg
    words = {entry.words for entry in drawing.legend}
    assert {"Lot", "Well", "The lot of this report", "Distance: intrudes", "Component: intrudes",
            "Setback: Soil absorption system to drinking well, 100 ft"} == words


def test_words_on_a_map_never_overlap():
    labels = Labels(600.0, 400.0)
    for number in range(80):
        labels.on_line(f"{number}.00 ft", (300.0, 200.0), (300.0 + number, 210.0), 9.5)
    assert len(labels.taken) + labels.left_out == 80
    assert labels.left_out > 0
    for number, one in enumerate(labels.taken):
        for other in labels.taken[:number]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
    assert width_of("100.00 ft", 10.0) > 40.0


def test_page_without_a_map_says_why():
    report = lot_report(check(many(1), RULE), "A", FACTS)
    assert "No map: nothing has a place." in Page("".join(page(report, None, "", missing="nothing has a place."))).text
