# SPDX-License-Identifier: GPL-2.0-or-later
"""The list of owners through Processing: the same as on the command line, and owners in its CSV alone."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import shapely
from notify_site import OWNER_B, OWNER_C, OWNERS_KEY, SECRETS, write_notify_site
from qgis.core import QgsProcessingException, QgsProcessingFeedback, QgsProject, QgsVectorLayer
from sample_site import FOOT

ROOT = Path(__file__).resolve().parents[2]


class Log(QgsProcessingFeedback):
    """Keeps what an algorithm tells."""

    def __init__(self) -> None:
        super().__init__(False)
        self.told: list[str] = []

    def pushInfo(self, info: str) -> None:
        self.told.append(info)

    def pushWarning(self, warning: str) -> None:
        self.told.append(f"WARNING {warning}")


def run(site: Path, **parameters: Any) -> tuple[dict[str, Any], list[str]]:
    import processing
    log = Log()
    made = processing.run("bohsetbacks:notifylist", {"SITE": str(site), "LOT": "A", **parameters}, feedback=log)
    return made, log.told


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture(name="site")
def _site(tmp_path):
    return write_notify_site(tmp_path)


def test_same_list_as_the_command_line(provider, site, tmp_path, qgis_new_project):
    ours, theirs = tmp_path / "qgis.csv", tmp_path / "line.csv"
    made, _ = run(site, CSV=str(ours))
    line = [sys.executable, "-m", "bohsetbacks_plugin", "notify", str(site), "--lot", "A", "--csv", str(theirs)]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 3, done.stderr
    assert rows_of(ours) == rows_of(theirs)
    assert {row["owner"] for row in rows_of(ours)} >= {OWNER_B, OWNER_C}
    assert made["SUMMARY"] == done.stdout.strip().splitlines()[-1]
    assert (made["LISTED"], made["CAUTIONS"], made["CSV"], made["OUTPUT"]) == (2, 2, str(ours), None)


def test_layer_holds_the_lots_by_group_and_no_owner(provider, site, tmp_path, qgis_new_project):
    made, told = run(site, RULE_IDS="SPECIAL-1", OUTPUT="memory:", CSV=str(tmp_path / "list.csv"))
    layer = made["OUTPUT"]
    features = {feature["lot_id"]: feature for feature in layer.getFeatures()}
    assert {name: (feature["group"], feature["on_legal_list"]) for name, feature in features.items()} == {
        "B": ("abutters", True), "C": ("opposite", True), "D": ("also_near", False)}
    # B is 150 x 200 ft; across the road of 50 ft lies C.
    assert shapely.from_wkb(bytes(features["B"].geometry().asWkb())).area / FOOT**2 == pytest.approx(150 * 200, rel=1e-6)
    assert features["C"]["distance_ft"] == 50.0
    held = "\n".join([*told, *(str(value) for feature in features.values() for value in feature.attributes())])
    assert "B" in held and not [secret for secret in SECRETS if secret.casefold() in held.casefold()]


def test_table_of_the_project(provider, tmp_path, qgis_new_project):
    site = write_notify_site(tmp_path, owners="")
    table = QgsVectorLayer(str(tmp_path / "assess.dbf"), "assess", "ogr")
    QgsProject.instance().addMapLayer(table)
    made, _ = run(site, OWNERS=table, RULE_IDS="HENS-8", CSV=str(tmp_path / "list.csv"))
    assert [(row["lot_id"], row["owner"]) for row in rows_of(tmp_path / "list.csv")] == [("B", OWNER_B)]
    assert "1 owner," in made["SUMMARY"]
    # A filter on the table hides records: it is said, and the lot is listed all the same.
    table.setSubsetString("LOC_ID = 'C'")
    made, told = run(site, OWNERS=table, RULE_IDS="HENS-8", CSV=str(tmp_path / "list.csv"))
    assert [(row["lot_id"], row["owner"]) for row in rows_of(tmp_path / "list.csv")] == [("B", "")]
    assert any("the filter LOC_ID = 'C' is active on the table of owners" in line for line in told)


def test_without_owners(provider, tmp_path, qgis_new_project):
    made, told = run(write_notify_site(tmp_path, owners=""), RULE_IDS="HENS-8")
    assert "no table of owners given" in made["SUMMARY"] and made["CSV"] is None
    assert any(line.startswith("WARNING NOT SURELY COMPLETE") for line in told)


@pytest.mark.parametrize(("parameters", "words"), [
    ({"LOT": "AA"}, ["no lot 'AA'", "'A'"]), ({"LOT": " "}, ["no lot"]), ({"RULE_IDS": "HENS"}, ["HENS", "HENS-8"])])
def test_mistakes_are_told_with_the_nearest_word(provider, site, tmp_path, qgis_new_project, parameters, words):
    with pytest.raises(QgsProcessingException) as told:
        run(site, CSV=str(tmp_path / "list.csv"), **parameters)
    for word in words:
        assert word in str(told.value)
    assert not (tmp_path / "list.csv").exists()


@pytest.mark.parametrize(("old", "new", "words"), [
    ("path: assess.dbf", "path: gone.dbf", ["gone.dbf", "no such file", "line 6"]),
    (OWNERS_KEY, f"{OWNERS_KEY}  layer: other\n", ["assess.dbf", "no layer 'other'"]),
    (OWNERS_KEY, f"{OWNERS_KEY}  owner: OWNR1\n", ["OWNR1", "did you mean 'OWNER1'"])])
def test_mistake_in_the_table_of_the_site_file(provider, site, qgis_new_project, old, new, words):
    text = site.read_text(encoding="utf-8")
    assert old in text
    site.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(QgsProcessingException) as told:
        run(site)
    for word in words:
        assert word in str(told.value)


def test_inputs_are_never_written(provider, site, tmp_path, qgis_new_project):
    before = (tmp_path / "assess.dbf").read_bytes()
    with pytest.raises(QgsProcessingException, match="is one of the input files"):
        run(site, CSV=str(tmp_path / "assess.dbf"))
    assert (tmp_path / "assess.dbf").read_bytes() == before


@pytest.mark.parametrize("kind", ["csv", "gpkg"])
def test_table_of_another_format(provider, tmp_path, qgis_new_project, kind):
    import fiona
    path = tmp_path / f"owners.{kind}"
    if kind == "csv":
        path.write_text("LOC_ID,OWNER1,OWN_ZIP\r\nB,SMITH,02360\r\n", encoding="utf-8")
    else:
        with fiona.open(str(path), "w", driver="GPKG", layer="Assess", schema={
                "geometry": "None", "properties": {"LOC_ID": "str", "OWNER1": "str", "OWN_ZIP": "str"}}) as sink:
            sink.write({"geometry": None, "properties": {"LOC_ID": "B", "OWNER1": "SMITH", "OWN_ZIP": "02360"}})
    more = "  layer: assess\n" if kind == "gpkg" else ""
    site = write_notify_site(tmp_path, owners=f"owners:\n  path: {path.name}\n{more}")
    run(site, RULE_IDS="HENS-8", CSV=str(tmp_path / "list.csv"))
    assert [(row["owner"], row["mail_zip"]) for row in rows_of(tmp_path / "list.csv")] == [("SMITH", "02360")]
