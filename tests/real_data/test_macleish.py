# SPDX-License-Identifier: GPL-2.0-or-later
"""A Massachusetts farm in degrees: a design placed on it, checked by the real command line under both towns' rules.

Expected distances are worked out here from the raw coordinates, transformed by pyproj alone.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import fiona
import pyproj
import pytest
import shapely
from real_helpers import FEET, hundredths, inputs, run_check, verdict, write_features, write_site
from shapely.geometry import shape
from shapely.ops import transform

FARM = "macleish_whately_ma"
#: What the null transformation between WGS 84 and NAD83 is good to, in feet: 4 m.
OPERATION = 4.0 * FEET
PLANNING = {"wetlands": 33.3, "design": 3.0}

DESIGN = {
    "TANK-1": ("ST", shapely.box(103050, 911270, 103051.5, 911273)),
    "SAS-1": ("LF", shapely.box(103085, 911583, 103097, 911595)),
    "RES-1": ("RA", shapely.box(103010, 911265, 103022, 911272)),
    "BARN-1": ("BARN", shapely.box(103040, 911585, 103052, 911595)),
    "CORRAL-1": ("RING", shapely.box(102905, 911432, 102925, 911450)),
}
TYPES = {"ST": "septic_tank", "LF": "soil_absorption_system", "RA": "reserve_area", "BARN": "stable", "RING": "corral"}
LEACHING, ANIMALS, SEPTIC = ("LF", "RA"), ("BARN", "RING"), ("ST", "LF", "RA")

#: Rule, types, what it is measured to, feet: all setbacks that can be flagged here, wetlands being bordering ones.
STATE = (
    ("T5-06T", ("ST",), ("streams", "spring"), 25), ("T5-06S", LEACHING, ("streams", "spring"), 50),
    ("T5-07T", ("ST",), ("wetlands",), 25), ("T5-07S", LEACHING, ("wetlands",), 50),
    # A spring is water of unknown kind: it may be a supply or a supply's tributary.
    ("T5-08T", ("ST",), ("spring",), 400), ("T5-08S", LEACHING, ("spring",), 400),
    ("T5-09T", ("ST",), ("spring",), 200), ("T5-09S", LEACHING, ("spring",), 200),
    ("T5-12T", ("ST",), ("well",), 50), ("T5-12S", LEACHING, ("well",), 100),
)
TOWNS = {
    "plymouth": (
        ("PLY-T5-5-06T", ("ST",), ("streams", "spring"), 25), ("PLY-T5-5-06S", LEACHING, ("streams", "spring"), 50),
        ("PLY-T5-5-07T", ("ST",), ("wetlands",), 25), ("PLY-T5-5-07S", LEACHING, ("wetlands",), 50),
        ("PLY-HORSE-10J-1", ANIMALS, ("spring",), 100), ("PLY-HORSE-10J-2", ANIMALS, ("streams", "spring"), 100),
        ("PLY-HORSE-10J-3", ANIMALS, ("well",), 50)),
    "essex": (("ESX-8-1", SEPTIC, ("wetlands",), 100),),
}
LAYERS = ("findings", "findings_without_place", "flagged", "setback_zones", "lots", "rules", "inputs")


@pytest.fixture(scope="module")
def farm(data: Path) -> dict[str, dict[str, Any]]:
    """Geometry in EPSG:26986 by id, of each kind of constraint; landmarks are told apart by KIND."""
    project = pyproj.Transformer.from_crs(4326, 26986, always_xy=True).transform
    found: dict[str, dict[str, Any]] = {}
    for layer in ("wetlands", "streams", "landmarks", "buildings", "boundary"):
        with fiona.open(data / FARM / f"{layer}.shp") as source:
            for row in source:
                kind = row["properties"]["KIND"] if layer == "landmarks" else layer
                found.setdefault(kind, {})[str(row["id"])] = transform(project, shape(row["geometry"]))
    return found


def make_site(data: Path, folder: Path, town: str, survey: bool) -> Path:
    """The farm with the design; as a survey the wetlands' kind is told, and no band is wider than 0.5 ft."""
    rows = [{"COMP_ID": name, "COMP_TYPE": kind, "geometry": place} for name, (kind, place) in DESIGN.items()]
    # Stored in degrees the design comes by the same operation as the farm's layers, and keeps its distance from them.
    write_features(folder / "design.gpkg", rows, "EPSG:4326" if survey else "EPSG:26986")
    accuracy = {"accuracy_ft": 0.1} if survey else {}
    source = data / FARM
    wetlands = {"role": "bordering_vegetated_wetland", **accuracy} if survey else {"preset": "massdep_wetlands"}
    return write_site(folder / f"{town}.yaml", [
        {"path": "design.gpkg", "role_field": "COMP_TYPE", "id_field": "COMP_ID", "roles": TYPES,
         "accuracy_ft": 0.1 if survey else PLANNING["design"]},
        {"path": source / "wetlands.shp", **wetlands},
        {"path": source / "streams.shp", "role": "stream", **accuracy},
        {"path": source / "landmarks.shp", "role_field": "KIND", **accuracy,
         "roles": {"well": "drinking_well", "spring": "surface_water"}},
        {"path": source / "buildings.shp", "role": "building", **accuracy},
        {"path": source / "boundary.shp", "role": "lot", "completeness": "complete", **accuracy},
    ], town=town)


def expected(farm: dict[str, dict[str, Any]], rules: Any) -> set[tuple[Any, ...]]:
    """Rule, subject, constraint, required, provided of every pair nearer than required."""
    found = set()
    for rule, types, kinds, feet in rules:
        for name, (kind, place) in DESIGN.items():
            for layer in kinds if kind in types else ():
                for number, other in farm[layer].items():
                    distance = hundredths(place.distance(other) * FEET)
                    if distance < feet:
                        file = "landmarks" if layer in ("well", "spring") else layer
                        found.add((rule, name, file, number, float(feet), distance))
    return found


@pytest.fixture(scope="module", params=["plymouth", "essex"])
def survey(request: pytest.FixtureRequest, data: Path,
           tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path, int, dict[str, Any], str]:
    """The farm checked by survey accuracy: town, site file, exit code, JSON, last line."""
    site = make_site(data, tmp_path_factory.mktemp(request.param), request.param, survey=True)
    return (request.param, site, *run_check(site))


def test_every_flagged_pair_of_a_survey_is_that_of_a_plain_computation(survey: Any, farm: Any) -> None:
    town, _, code, made, last = survey
    found = {(row["rule_id"], row["subject_id"], row["constraint_layer"], row["constraint_id"], row["required"],
              row["provided"]) for row in made["findings"] if row["outcome"] == "intrudes"}
    wanted = expected(farm, (*STATE, *TOWNS[town]))
    assert found == wanted
    # Guard against an expectation that is empty by mistake.
    assert {"T5-12S", "T5-08S"} < {row[0] for row in wanted}
    assert not any(row["outcome"] == "too_close_to_call" for row in made["findings"])
    assert code == 1 and "NOT A CLEAR" not in last


def test_the_towns_differ_as_their_rules_do(survey: Any) -> None:
    town, _, _, made, _ = survey
    flagged = {(row["rule_id"], row["subject_id"]) for row in made["findings"] if row["outcome"] == "intrudes"}
    wetland = {("ESX-8-1", "TANK-1"), ("ESX-8-1", "RES-1")}
    horses = {("PLY-HORSE-10J-3", "BARN-1"), ("PLY-HORSE-10J-2", "CORRAL-1")}
    assert ("T5-12S", "SAS-1") in flagged
    assert (wetland <= flagged, bool(horses & flagged)) == ((True, False) if town == "essex" else (False, True))
    assert (horses <= flagged, bool(wetland & flagged)) == ((True, False) if town == "plymouth" else (False, True))
    silent = {row["subject_id"] for row in made["findings"] if row["rule_id"] is None}
    assert silent == ({"BARN-1", "CORRAL-1"} if town == "essex" else set())


def test_counts_operations_and_what_was_not_measured(survey: Any) -> None:
    _, _, _, made, _ = survey
    rows = inputs(made["inputs"])
    assert {name: row["read"] for name, row in rows.items()} == {
        "design": 5, "wetlands": 7, "streams": 13, "landmarks": 14, "buildings": 27, "boundary": 1}
    # The nine other landmarks are of a type that the site file does not name: listed one by one.
    assert rows["landmarks"]["not_measured"] == 9
    assert [row["layer"] for row in made["not_measured"]] == ["landmarks"] * 9
    assert all("EPSG:1188" in row["operation"] for row in rows.values())
    assert rows["wetlands"]["operation_accuracy_ft"] == pytest.approx(OPERATION, abs=0.01)


def test_geopackage_has_all_layers_and_tells_the_same(survey: Any) -> None:
    _, site, _, made, _ = survey
    package = site.with_suffix(".result.gpkg")
    assert set(LAYERS) <= set(fiona.listlayers(package))
    with fiona.open(package, layer="findings") as placed, fiona.open(package, layer="findings_without_place") as rest:
        assert len(placed) + len(rest) == len(made["findings"])
        assert placed.crs.to_epsg() == 26986 and placed.schema["geometry"] == "LineString"
        for row in placed:
            values = row["properties"]
            if values["provided"]:
                # The line on the map is the proof: it is as long as the figure says.
                assert shape(row["geometry"]).length * FEET == pytest.approx(values["provided"], abs=0.0051)
    with fiona.open(package, layer="rules") as rules, fiona.open(package, layer="inputs") as layers:
        assert (len(rules), len(layers)) == (len(made["rules"]), len(made["inputs"]))
    with fiona.open(package, layer="flagged") as subjects:
        assert {row["properties"]["subject_id"] for row in subjects} == {
            row["subject_id"] for row in made["findings"] if row["subject_id"]}
    connection = sqlite3.connect(package)
    try:
        styled = {name for name, in connection.execute("SELECT f_table_name FROM layer_styles")}
    finally:
        connection.close()
    assert "findings" in styled


def test_planning_data_are_judged_within_their_band(data: Path, farm: Any, tmp_path: Path) -> None:
    code, made, _ = run_check(make_site(data, tmp_path, "essex", survey=False), "--all")
    assert code == 1
    rows = {(row["subject_id"], row["constraint_id"]): row for row in made["findings"]
            if row["rule_id"] == "ESX-8-1" and row["constraint_layer"] == "wetlands" and row["outcome"] != "meets"}
    wanted = {}
    for name, (kind, place) in DESIGN.items():
        for number, other in farm["wetlands"].items() if kind in SEPTIC else ():
            signed = place.distance(other) * FEET
            outcome = verdict(signed, 100.0, PLANNING["design"], PLANNING["wetlands"], OPERATION)
            if outcome != "meets":
                wanted[name, number] = (hundredths(signed), outcome)
    assert {key: (row["signed_ft"], row["outcome"]) for key, row in rows.items()} == wanted
    assert {outcome for _, outcome in wanted.values()} == {"too_close_to_call"}
    band = hundredths((PLANNING["design"] ** 2 + PLANNING["wetlands"] ** 2 + OPERATION ** 2) ** 0.5)
    assert all(row["band_ft"] == band
               and row["leans"] == "intrudes" for key, row in rows.items() if wanted[key][0] < 100.0)
    # The state's layer does not tell the kind: the wetland may border a supply, and is tested as if it did.
    assumed = [row for row in made["findings"] if row["rule_id"] == "T5-10S" and row["subject_id"] == "RES-1"
               and row["constraint_layer"] == "wetlands"]
    assert assumed and all("kind assumed" in row["note"] for row in assumed)


def test_one_tank_between_the_towns(data: Path, tmp_path: Path) -> None:
    """79 ft from a wetland: nothing binding in Plymouth, but not a clear; an intrusion in Essex."""
    codes = {}
    write_features(tmp_path / "design.gpkg", [{"geometry": DESIGN["TANK-1"][1]}], "EPSG:4326")
    for town in ("plymouth", "essex"):
        site = write_site(tmp_path / f"{town}.yaml", [
            {"path": "design.gpkg", "role": "septic_tank", "accuracy_ft": 0.1},
            {"path": data / FARM / "wetlands.shp", "role": "bordering_vegetated_wetland", "accuracy_ft": 0.1},
            {"path": data / FARM / "boundary.shp", "role": "lot", "accuracy_ft": 0.1, "completeness": "complete"},
        ], town=town)
        codes[town], _, last = run_check(site)
        assert last.startswith("NOT A CLEAR:") == (town == "plymouth")
    assert codes == {"plymouth": 3, "essex": 1}
