# SPDX-License-Identifier: GPL-2.0-or-later
"""Reports, lists and sheets through Processing: each file that is asked for, with the figures of the findings."""

from __future__ import annotations

import csv
import shutil
from pathlib import Path

import pytest
from notify_site import OWNER_B, OWNER_C, SECRETS, write_notify_site
from pdf_reading import pages_of, words_of_pdf
from qgis.core import QgsProcessingException, QgsProcessingFeedback

ROOT = Path(__file__).resolve().parents[2]


class Log(QgsProcessingFeedback):
    """Keeps what an algorithm tells; cancels itself at a text."""

    def __init__(self, stop_at: str = "") -> None:
        super().__init__(False)
        self.told: list[str] = []
        self.stop_at = stop_at

    def setProgressText(self, text: str) -> None:
        if self.stop_at and text.startswith(self.stop_at):
            self.cancel()

    def pushInfo(self, info: str) -> None:
        self.told.append(info)

    def pushWarning(self, warning: str) -> None:
        self.told.append(f"WARNING {warning}")


@pytest.fixture(name="sample")
def _sample(tmp_path):
    # QGIS leaves traces in a GeoPackage that it opens.
    shutil.copytree(ROOT / "resources" / "sample" / "manomet", tmp_path / "manomet")
    return tmp_path / "manomet" / "site.yaml"


def run(name: str, log: QgsProcessingFeedback, **parameters):
    import processing
    return processing.run(f"bohsetbacks:{name}", parameters, feedback=log)


def test_all_files_of_one_lot_tell_the_same(provider, sample, tmp_path, qgis_new_project):
    out = {name: tmp_path / f"out.{name.lower()}" for name in ("PDF", "HTML", "CSV", "XLSX")}
    log = Log()
    made = run("lotreport", log, SITE=str(sample), LOT="MAN-15", ADDRESS="12 Example Lane", DATE="2026-06-01",
               **{name: str(path) for name, path in out.items()}, AS_BUILT=str(tmp_path / "ties.pdf"))
    with out["CSV"].open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    text, page = words_of_pdf(out["PDF"]), out["HTML"].read_text(encoding="utf-8")
    assert "12 Example Lane" in words_of_pdf(tmp_path / "ties.pdf")
    flagged = [row for row in rows if row["outcome"] == "intrudes"]
    assert {row["rule_id"] for row in flagged} == {"PLY-T5-5-07S", "T5-07S"}
    for row in flagged:
        for part in (row["rule_id"], f"{float(row['provided']):.2f} ft", f"{float(row['shortfall']):.2f} ft"):
            assert part in text and part in page
    openpyxl = pytest.importorskip("openpyxl")
    sheet = openpyxl.load_workbook(out["XLSX"])["Findings"]
    head, *table = [[cell.value for cell in row] for row in sheet.iter_rows()]
    assert len(table) == len(rows)
    provided = head.index("provided")
    assert [row[provided] for row in table] == [float(row["provided"]) if row["provided"] else None for row in rows]
    assert made["PAGES"] == len(pages_of(out["PDF"]))
    assert made["SUMMARY"].startswith("FLAGGED: 1 pair") and f"WARNING {made['SUMMARY']}" in log.told
    assert "As-built swing ties: lot MAN-15" in words_of_pdf(tmp_path / "ties.pdf")


def test_atlas_is_cancelled_without_a_trace(provider, sample, tmp_path, qgis_new_project):
    made = run("lotreport", Log("Drawing lot 3"), SITE=str(sample), ATLAS=str(tmp_path / "atlas.pdf"))
    assert not made.get("PAGES")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["manomet"]


def test_atlas(provider, sample, tmp_path, qgis_new_project):
    run("lotreport", Log(), SITE=str(sample), ATLAS=str(tmp_path / "atlas.pdf"))
    text = words_of_pdf(tmp_path / "atlas.pdf")
    assert "Counts by rule and outcome" in text and "Index of lots" in text


@pytest.mark.parametrize(("parameters", "words"), [
    ({}, "no file to write"), ({"LOT": "MAN-99", "PDF": "r.pdf"}, "no lot 'MAN-99'"),
    ({"AS_BUILT": "t.pdf"}, "is of one lot"), ({"LOT": "MAN-40", "AS_BUILT": "t.pdf"}, "no as-built sheet of lot MAN-40")])
def test_mistakes_are_told(provider, sample, tmp_path, qgis_new_project, parameters, words):
    paths = {name: str(tmp_path / value) if value.endswith(".pdf") else value for name, value in parameters.items()}
    with pytest.raises(QgsProcessingException, match=words):
        run("lotreport", Log(), SITE=str(sample), **paths)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["manomet"]


def test_without_openpyxl_the_table_is_a_csv_and_that_is_said(provider, sample, tmp_path, qgis_new_project, monkeypatch):
    from bohsetbacks_plugin.report import xlsx_table

    monkeypatch.setattr(xlsx_table, "has_openpyxl", lambda: False)
    log = Log()
    made = run("lotreport", log, SITE=str(sample), LOT="MAN-15", XLSX=str(tmp_path / "f.xlsx"))
    assert made["XLSX"] == str(tmp_path / "f.csv") and not (tmp_path / "f.xlsx").exists()
    assert (tmp_path / "f.csv").read_text(encoding="utf-8-sig").startswith("rule_id,")
    assert any("openpyxl is not installed" in line for line in log.told)


def test_lot_areas(provider, sample, tmp_path, qgis_new_project):
    log = Log()
    made = run("lotarea", log, SITE=str(sample), CSV=str(tmp_path / "a.csv"), OUTPUT="memory:")
    with (tmp_path / "a.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = {row["lot_id"]: row for row in csv.DictReader(file)}
    # expected.yaml of the sample: land beside buildings of the two holdings and of lot 17.
    assert float(rows["MAN-01; MAN-02"]["net_sqft"]) == pytest.approx(51364.37, abs=0.01)
    assert float(rows["MAN-17"]["net_sqft"]) == pytest.approx(34088.77, abs=0.01)
    # 25,000 sq ft for one, 50,000 for two: 51,364 hold two; 48,371 of usable land and 34,089 hold one.
    assert [rows["MAN-01; MAN-02"][name] for name in ("horses_allowed", "horses_allowed_usable", "horses_present")] == [
        "2", "1", "2.0"]
    assert rows["MAN-17"]["horses_allowed"] == "1" and "more than the land allows" in rows["MAN-17"]["note"]
    layer = made["OUTPUT"]
    assert layer.featureCount() == len(rows) == made["LOTS"]
    del layer, made


def test_list_and_labels(provider, tmp_path, qgis_new_project):
    site = write_notify_site(tmp_path)
    log = Log()
    made = run("notifylist", log, SITE=str(site), LOT="A", LIST=str(tmp_path / "list.pdf"), LABELS=str(tmp_path / "labels.pdf"))
    assert made["LIST"] == str(tmp_path / "list.pdf")
    for name in ("list.pdf", "labels.pdf"):
        text = words_of_pdf(tmp_path / name)
        assert OWNER_B in text and OWNER_C in text
    assert "Signature, for the Board of Assessors" in words_of_pdf(tmp_path / "list.pdf")
    # C has two records of one owner: one label.
    assert words_of_pdf(tmp_path / "labels.pdf").casefold().count(OWNER_C.casefold()) == 1
    assert not [secret for secret in SECRETS if secret.casefold() in "\n".join(log.told).casefold()]


def test_report_holds_no_owner(provider, tmp_path, qgis_new_project):
    site = write_notify_site(tmp_path)
    out = {name: tmp_path / f"r.{name.lower()}" for name in ("PDF", "HTML", "CSV", "ATLAS")}
    run("lotreport", Log(), SITE=str(site), **{name: str(path) for name, path in out.items()})
    held = words_of_pdf(out["PDF"]) + words_of_pdf(out["ATLAS"]) + out["HTML"].read_text(encoding="utf-8")
    assert "Setback" in held and not [secret for secret in SECRETS if secret.casefold() in held.casefold()]


def test_sheets_of_the_inventory(provider, sample, tmp_path, qgis_new_project):
    made = run("inventory", Log(), SITE=str(sample), LOT="MAN-02", OUTPUT=str(tmp_path / "i.gpkg"), PDF=str(tmp_path / "i.pdf"))
    assert made["PDF"] == str(tmp_path / "i.pdf")
    assert "Stable permit sheet" in words_of_pdf(tmp_path / "i.pdf")
