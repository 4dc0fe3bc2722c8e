# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of a lot, the atlas and the sheets as PDF, read back and compared with the findings."""

from __future__ import annotations

import math
import shutil
from pathlib import Path

import pytest
from factories import layer, one_rule, site
from pdf_reading import boxes_of_words, pages_of, sizes_of, words_of_pdf

from bohsetbacks_plugin.engine.errors import Cancelled, OutputError
from bohsetbacks_plugin.engine.inventory import take_inventory
from bohsetbacks_plugin.engine.review import review
from bohsetbacks_plugin.report.lot_report import lot_report
from bohsetbacks_plugin.report.report_record import ReportFacts
from bohsetbacks_plugin.rule_files import load_town

ROOT = Path(__file__).resolve().parents[2]
FACTS = ReportFacts(address="12 Example Lane", applicant="José Núñez-Ødegård, Łukasz & <b>Söhne</b>", date="2026-06-01",
                    program="BOH Setbacks 9.9")


@pytest.fixture(scope="module", name="sample")
def _sample(qgis_app, tmp_path_factory):
    from bohsetbacks_plugin.layer_schema.site_file import load_site_file
    from bohsetbacks_plugin.qgis_bridge.coordinates import QgisCoordinates
    from bohsetbacks_plugin.qgis_bridge.site_layers import prepare_site_file, read_site

    # QGIS leaves traces in a GeoPackage that it opens.
    folder = Path(shutil.copytree(ROOT / "resources" / "sample" / "manomet", tmp_path_factory.mktemp("site") / "manomet"))
    place = read_site(prepare_site_file(load_site_file(folder / "site.yaml"), None), QgisCoordinates())
    return place, review(place, load_town("plymouth"))


def ring_of_wells(count: int = 60):
    """A tank with wells around it, each 30 ft and a little more away, and a second lot on which nothing lies."""
    angles = [2 * math.pi * number / count for number in range(count)]
    wells = [f"POINT({200 + (30 + number / 10) * math.cos(angle)} {200 + (30 + number / 10) * math.sin(angle)})"
             for number, angle in enumerate(angles)]
    place = site(layer("lots", "lot", ["POLYGON((0 0, 400 0, 400 400, 0 400, 0 0))",
                                       "POLYGON((400 0, 800 0, 800 400, 400 400, 400 0))"], ["L-1", "L-2"]),
                 layer("tanks", "septic_tank", ["POINT(200 200)"], ["ST-1"]),
                 layer("wells", "drinking_well", wells, [f"W-{number:02d}" for number in range(count)]))
    return review(place, one_rule("septic_tank", "drinking_well", 50))


def printed(result, lot, path, page="letter_portrait", facts=FACTS):
    from bohsetbacks_plugin.qgis_bridge.lot_report_pdf import export_lot_report

    report = lot_report(result, lot, facts)
    return report, export_lot_report(result, report, path, page)


def test_figures_are_those_of_the_findings(sample, tmp_path):
    _, result = sample
    report, count = printed(result, "MAN-15", tmp_path / "r.pdf")
    text, pages = words_of_pdf(tmp_path / "r.pdf"), pages_of(tmp_path / "r.pdf")
    assert len(pages) == count
    criteria = [one for component in report.components for one in component.criteria]
    assert len(criteria) >= 3
    for one in criteria:
        for part in (one.rule_id, one.required, one.provided, one.shortfall, one.outcome_word.split()[0]):
            assert part in text
    # By the plan of the sample: 36 ft to the swamp, 50 are needed.
    line = next(line for page in pages for line in page.splitlines() if "Intrudes" in line)
    assert "50.00 ft" in line and "36.00 ft" in line and "14.00 ft" in line
    assert "36.00 ft" in pages[0] and "SAS-15" in pages[0] and "WE-SWAMP" in pages[0]
    assert " ".join(report.summary.split()) in text and "FLAGGED" in pages[0]
    for part in ("What was not checked", "Data sources", "Rules in force", "wetlands_planning", "T5-16T", "revised 2017-05-12",
                 "not a survey, not an approval", "Reviewed for the Board of Health by"):
        assert part in text
    assert pages[-1].count(f"Page {count} of {count}") == 1


def test_title_block_and_letters_of_all_kinds(sample, tmp_path):
    _, result = sample
    printed(result, "MAN-15", tmp_path / "r.pdf")
    first = " ".join(pages_of(tmp_path / "r.pdf")[0].split())
    for part in ("12 Example Lane", "José", "Núñez-Ødegård", "Łukasz", "2026-06-01", "Manomet Sample (FICTIONAL)",
                 "BOH Setbacks 9.9", "plymouth: revised 2017-05-12"):
        assert part in first
    # What looks like markup is text.
    assert "<b>Söhne</b>" in words_of_pdf(tmp_path / "r.pdf")


@pytest.mark.parametrize(("page", "sizes"), [
    ("letter_portrait", {(612.0, 792.0)}), ("letter_landscape", {(792.0, 612.0)}),
    ("tabloid", {(1224.0, 792.0), (612.0, 792.0)})])
def test_paper(sample, tmp_path, page, sizes):
    _, result = sample
    printed(result, "MAN-09", tmp_path / "r.pdf", page)
    found = sizes_of(tmp_path / "r.pdf")
    assert set(found) == sizes
    # Everything stands on the page.
    for number, word, left, top, right, bottom in boxes_of_words(tmp_path / "r.pdf"):
        assert left >= 0 and top >= 0 and right <= found[number][0] and bottom <= found[number][1], word


def test_engineers_scale_holds_on_paper(qgis_app, tmp_path):
    # The lot is 400 ft wide and high; the map is 185.5 x 152 mm with 0.4 in kept free: 400 / 5.18 = 77.2, so 1" = 80'.
    printed(ring_of_wells(4), "L-1", tmp_path / "r.pdf")
    words = boxes_of_words(tmp_path / "r.pdf")
    first = pages_of(tmp_path / "r.pdf")[0]
    assert "1\" = 80'" in first
    # The bar is two inches long: 160 ft. Its labels stand over its ends.
    zero = next(word for word in words if word[:2] == (0, "0"))
    half = next(word for word in words if word[:2] == (0, "80"))
    middle = [(word[2] + word[4]) / 2 for word in (zero, half)]
    assert middle[1] - middle[0] == pytest.approx(72.0, abs=1.5)
    # Two wells of the ring lie opposite each other: 60.2 ft, which is 0.7525 in; their names are written beside them.
    assert "W-00" in first and "W-02" in first


def test_sixty_findings_flow_over_pages_with_the_head_repeated(qgis_app, tmp_path):
    result = ring_of_wells()
    report, count = printed(result, "L-1", tmp_path / "r.pdf")
    assert sum(len(component.criteria) for component in report.components) == 60
    pages = pages_of(tmp_path / "r.pdf")
    table = [page for page in pages[1:] if "Measured to" in page]
    assert len(table) >= 3
    text = words_of_pdf(tmp_path / "r.pdf")
    for number in range(60):
        # The well's own row: 30 ft and a tenth of a foot for each number.
        assert f"drinking well W-{number:02d}" in text
        assert f"{30 + number / 10:.2f} ft" in text
    # No word lies over the foot of a page.
    for number, word, _, _, _, bottom in boxes_of_words(tmp_path / "r.pdf"):
        assert bottom <= 792 - 20, (number, word)
    assert count == len(pages)


def test_lot_without_anything_reads_well(qgis_app, tmp_path):
    result = ring_of_wells(4)
    report, _ = printed(result, "L-2", tmp_path / "r.pdf")
    assert not report.lots
    text = words_of_pdf(tmp_path / "r.pdf")
    assert "No criterion has a figure here" in text
    assert " ".join(report.checked_words.split()) in text
    for word in ("approved", "clear of"):
        assert word not in text.casefold()


def test_long_texts_are_wrapped_and_whole(qgis_app, tmp_path):
    address = "Unit 17, Rear Building, " + "Very Long Private Way Extension North, " * 8 + "Plymouth END"
    printed(ring_of_wells(4), "L-1", tmp_path / "r.pdf", facts=ReportFacts(address=address, applicant="A" * 120, program="p"))
    text = words_of_pdf(tmp_path / "r.pdf")
    assert text.count("Plymouth END") == 2
    assert text.replace(" ", "").count("A" * 120) >= 1


def test_missing_facts_leave_lines_to_write_on(qgis_app, tmp_path):
    printed(ring_of_wells(4), "L-1", tmp_path / "r.pdf", facts=ReportFacts())
    text = words_of_pdf(tmp_path / "r.pdf")
    for name in ("Address", "Applicant", "Date"):
        assert name in text
    assert "None" not in text


def test_only_what_is_on_the_map_is_in_the_legend(sample, tmp_path):
    _, result = sample
    printed(result, "MAN-22", tmp_path / "r.pdf")
    first = " ".join(pages_of(tmp_path / "r.pdf")[0].split())
    assert "Setback: Soil absorption system or reserve area" in first and "Building" in first
    # The brook is far off, and no finding of this lot is for a person.
    assert "Surface water" not in first and "Distance: for a person to decide" not in first


def test_whole_or_not_at_all(sample, tmp_path):
    from bohsetbacks_plugin.qgis_bridge.lot_report_pdf import export_lot_report

    _, result = sample
    report = lot_report(result, "MAN-15", FACTS)
    mine = tmp_path / "mine.pdf"
    mine.write_text("mine", encoding="utf-8")
    with pytest.raises(OutputError, match="is one of the input files"):
        export_lot_report(result, report, mine, "letter_portrait", [mine])
    with pytest.raises(Cancelled):
        export_lot_report(result, report, mine, "letter_portrait", cancelled=lambda: True)
    with pytest.raises(OutputError, match="no page size 'a4'; there are letter_portrait"):
        export_lot_report(result, report, tmp_path / "r.pdf", "a4")
    with pytest.raises(OutputError, match="does not exist"):
        export_lot_report(result, report, tmp_path / "none" / "r.pdf")
    assert mine.read_text(encoding="utf-8") == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["mine.pdf"]


def test_atlas_has_a_page_for_every_flagged_lot(sample, tmp_path):
    from bohsetbacks_plugin.qgis_bridge.town_atlas import export_town_atlas
    from bohsetbacks_plugin.report.lot_report import LotReports

    _, result = sample
    told: list[tuple[float, str]] = []

    def progress(share: float, text: str) -> bool:
        told.append((share, text))
        return True

    count = export_town_atlas(result, FACTS, tmp_path / "a.pdf", progress=progress)
    pages = pages_of(tmp_path / "a.pdf")
    assert len(pages) == count
    lots = LotReports(result).flagged_lots()
    starts = {page.split("\n")[0].strip().removeprefix("Lot "): number + 1 for number, page in enumerate(pages)
              if page.strip().startswith("Lot ") and "continued" not in page.split("\n")[0]}
    assert sorted(starts) == sorted(lots)
    # The index names the page on which each lot begins.
    rows = [line.split() for page in pages for line in page.splitlines() if line.strip().startswith("MAN-")]
    index = {row[0]: row[-1] for row in rows if row[-1].isdigit() and ("Intrudes" in row or "Too" in row)}
    assert {lot: int(page) for lot, page in index.items()} == starts
    # Counts: PLY-POUL-6-4 has one finding that intrudes.
    line = next(line for page in pages for line in page.splitlines() if line.strip().startswith("PLY-POUL-6-4"))
    assert line.split()[-1] == "1"
    assert told[0][0] == 0.0 and told[-1][0] > 0.9 and all(a[0] <= b[0] for a, b in zip(told, told[1:]))


def test_atlas_is_cancelled_without_a_trace(sample, tmp_path):
    from bohsetbacks_plugin.qgis_bridge.town_atlas import export_town_atlas

    _, result = sample
    with pytest.raises(Cancelled):
        export_town_atlas(result, FACTS, tmp_path / "a.pdf", progress=lambda share, _: share < 0.6)
    assert list(tmp_path.iterdir()) == []


def test_atlas_of_a_place_with_nothing_flagged(qgis_app, tmp_path):
    from bohsetbacks_plugin.qgis_bridge.town_atlas import export_town_atlas

    place = site(layer("lots", "lot", ["POLYGON((0 0, 400 0, 400 400, 0 400, 0 0))"], ["L-1"]),
                 layer("tanks", "septic_tank", ["POINT(200 200)"], ["ST-1"]),
                 layer("wells", "drinking_well", ["POINT(300 200)"], ["W-1"]))
    export_town_atlas(review(place, one_rule("septic_tank", "drinking_well", 50)), FACTS, tmp_path / "a.pdf")
    assert "No lot has anything flagged or left to a person" in words_of_pdf(tmp_path / "a.pdf")


def test_as_built_sheet(sample, tmp_path):
    from bohsetbacks_plugin.qgis_bridge.as_built_sheet import write_as_built

    place, _ = sample
    ties = write_as_built(place, "MAN-15", FACTS, tmp_path / "t.pdf")
    pages = pages_of(tmp_path / "t.pdf")
    assert len(ties.ties) == 6 and len(pages) == 2
    for tie in ties.ties:
        line = next(line for line in pages[1].splitlines() if line.strip().startswith(f"{tie.number} "))
        for part in (tie.name, f"{tie.number}-{tie.first.letter}", f"{tie.first_ft:.1f}", f"{tie.second_ft:.1f}"):
            assert part in line
        assert f"{tie.first_ft:.1f}" in pages[0] and f"{tie.second_ft:.1f}" in pages[0]
    assert "30 to 150 degrees" in " ".join(pages[1].split())
    with pytest.raises(OutputError, match="no as-built sheet of lot MAN-40"):
        write_as_built(place, "MAN-40", FACTS, tmp_path / "u.pdf")
    assert [path.name for path in tmp_path.iterdir()] == ["t.pdf"]


def test_sheets_of_an_inventory(sample, tmp_path):
    from bohsetbacks_plugin.engine.lot_areas import lot_areas
    from bohsetbacks_plugin.qgis_bridge.inventory_pdf import write_inventory_pdf
    from bohsetbacks_plugin.report.sheets import sheets

    place, _ = sample
    catalogue = load_town("plymouth")
    found = take_inventory(place, catalogue, lots=["MAN-02"])
    made = sheets(found, catalogue, FACTS)
    areas = lot_areas(place, catalogue, ["MAN-02"])
    count = write_inventory_pdf(found, made, areas, tmp_path / "i.pdf")
    text = words_of_pdf(tmp_path / "i.pdf")
    assert len(pages_of(tmp_path / "i.pdf")) == count
    for part in ("Stable permit sheet", "Conservation sheet", "Direct abutters", "Land, and the horses it allows"):
        assert part in text
    for one in made.lists:
        for subject in one.subjects:
            for entry in subject.entries:
                assert entry.feet in text and entry.bearing in text
    # MAN-01 and MAN-02 are one holding: 51,364 sq ft beside buildings, enough for two horses; of usable land for one.
    line = next(line for page in pages_of(tmp_path / "i.pdf") for line in page.splitlines() if "51,364" in line
                and "48,371" in line)
    assert line.split()[:8] == ["MAN-01;", "MAN-02", "55,128", "51,364", "48,371", "2", "1", "2"]


def test_layouts_have_what_the_program_looks_for(qgis_app):
    from bohsetbacks_plugin.qgis_bridge.map_sheet import open_sheet
    from bohsetbacks_plugin.qgis_bridge.pdf_pages import PAPERS

    shipped = {path.stem for path in (ROOT / "resources" / "layouts").glob("*.qpt")}
    assert shipped == set(PAPERS)
    for name, paper in PAPERS.items():
        boxes = open_sheet(name).boxes
        for x, y, width, height in boxes.values():
            assert x >= 0 and y >= 0 and x + width <= paper.width and y + height <= paper.height
