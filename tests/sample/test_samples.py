# SPDX-License-Identifier: GPL-2.0-or-later
"""The two fictional towns: what is there, that the script draws just that, and that the check flags what is written."""

from __future__ import annotations

import csv
import datetime
import json
import subprocess
import sys
from pathlib import Path

import fiona
import plane_geometry as plane
import pytest
import yaml
from pyproj import Transformer

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "resources" / "sample"
US_FOOT = 1200 / 3937
TOWNS = ("manomet", "conomo")
OPEN = ("intrudes", "too_close_to_call", "refer")
IDS = {"parcels": "LOT_ID", "pavement": "PAVE_ID", "buildings": "BLDG_ID", "water": "WATER_ID", "wetlands": "WETL_ID",
       "wetlands_planning": "WETL_ID", "banks": "BANK_ID", "wells": "WELL_ID", "utilities": "UTIL_ID",
       "pools": "POOL_ID", "septic": "COMP_ID", "animals": "ANML_ID", "cisterns": "CIST_ID", "additions": "ADD_ID",
       "easements": "EASE_ID", "flood_zones": "FLOOD_ID", "kennels": "KENL_ID"}
#: The day of the check, as both site files have it.
TODAY = datetime.date(2026, 6, 1)
#: Coarse bounds in degrees, well inside the neighbours' land: west, south, east, north.
BOUNDS = {"manomet": (-70.62, 41.88, -70.52, 41.96), "conomo": (-70.78, 42.60, -70.70, 42.67)}


def load(town, folder=SAMPLE):
    """Layer -> list of (properties, geometry)."""
    path = folder / town / f"{town}.gpkg"
    result = {}
    for layer in fiona.listlayers(path):
        with fiona.open(path, layer=layer) as source:
            assert source.crs.to_epsg() == 26986
            result[layer] = [(dict(row["properties"]), row["geometry"].__geo_interface__) for row in source]
    return result


def expected(town):
    return yaml.safe_load((SAMPLE / town / "expected.yaml").read_text(encoding="utf-8"))


def stories(town):
    return [pytest.param(town, row, id=f"{row['subject']}-{row['constraint'] or row['rules'][0]}")
            for row in expected(town)["flagged"]]


def all_rules(row):
    """(rule, outcome, force) of everything that a story expects on its subject."""
    return [*((rule, row["outcome"], row["force"]) for rule in row["rules"]),
            *((rule, "refer", row["force"]) for rule in row.get("also_refer", [])),
            *((rule, row["outcome"], "advisory") for rule in row.get("also_advisory", []))]


@pytest.fixture(scope="module", name="shapes")
def _shapes():
    """Town -> id -> (layer, properties, shape); ids are unique within a town."""
    result = {}
    for town in TOWNS:
        result[town] = {}
        for layer, rows in load(town).items():
            for properties, geometry in rows:
                name = properties[IDS[layer]]
                assert name not in result[town]
                result[town][name] = (layer, properties, plane.read(geometry))
    return result


@pytest.fixture(scope="module", name="answers")
def _answers(tmp_path_factory):
    """Town -> all findings of the command line."""
    folder = tmp_path_factory.mktemp("answers")
    result = {}
    for town in TOWNS:
        out = folder / f"{town}.json"
        done = subprocess.run([sys.executable, "-m", "bohsetbacks_plugin", "check", str(SAMPLE / town / "site.yaml"),
                               "--all", "--json", str(out)], cwd=ROOT, check=False, capture_output=True, text=True)
        assert done.returncode == 1, done.stderr
        result[town] = json.loads(out.read_text(encoding="utf-8"))
    return result


def signed_feet(shapes, subject, constraint, within=False):
    """What a person with a scale would read: to the lot's line from within, to the edge of anything else."""
    layer, properties, other = shapes[constraint]
    one = shapes[subject][2]
    if within or (layer == "parcels" and properties["POLY_TYPE"] == "FEE"):
        return plane.room_within(one, other) / US_FOOT
    return plane.distance(one, other) / US_FOOT


def square_feet(shapes, row):
    """Area of the subject itself, of some lots, or of the lots less what is built on them."""
    if row["area"] == "own":
        return plane.area(shapes[row["subject"]][2]) / US_FOOT**2
    built = [shape for layer, properties, shape in shapes.values()
             if row["area"] == "land" and layer == "buildings" and properties["LOT"] in row["lots"]]
    lots = [shapes[name][2] for name in row["lots"]]
    assert all(any(plane.inside(point, lot) for lot in lots) for shape in built for point in shape.vertices())
    return (sum(map(plane.area, lots)) - sum(map(plane.area, built))) / US_FOOT**2


def figure_of_field(row):
    """What a field's value comes to: a number as it stands, a date in whole years until the check, ids by their number."""
    value = row["value"]
    if isinstance(value, datetime.date):
        assert (value.month, value.day) == (TODAY.month, TODAY.day)
        return TODAY.year - value.year
    return len(value.split("; ")) if isinstance(value, str) else value


def figure(shapes, row, constraint=None):
    """The number that a story provides, worked out from the layers."""
    subject = shapes[row["subject"]][1]
    if constraint is not None:
        return max(0.0, signed_feet(shapes, row["subject"], constraint, row.get("within", False)))
    if "area" in row:
        return square_feet(shapes, row)
    if "counted" in row:
        return sum(properties["TYPE"] == row["counted"] and properties["LOT"] == subject["LOT"]
                   for layer, properties, _ in shapes.values() if layer == "septic")
    assert str(subject[row["field"]]) == str(row["value"])
    return None if row["provided"] is None else figure_of_field(row)


@pytest.mark.parametrize(("town", "row"), [case for town in TOWNS for case in stories(town)])
def test_figures_of_the_stories_by_our_own_geometry(shapes, town, row):
    assert figure(shapes[town], row, row["constraint"]) == pytest.approx(row["provided"], abs=0.005)
    assert row["why"]


@pytest.mark.parametrize(("town", "row"), [case for town in TOWNS for case in stories(town) if case.values[1].get("unusable")])
def test_usable_land_is_what_falls_short(shapes, town, row):
    """The hollow lies wholly on the land, and without it the land would do."""
    lots = [shapes[town][name][2] for name in row["lots"]]
    wet = [shapes[town][name][2] for name in row["unusable"]]
    assert all(any(plane.inside(point, lot) for lot in lots) for shape in wet for point in shape.vertices())
    usable = row["provided"] - sum(map(plane.area, wet)) / US_FOOT**2
    assert usable < row["required"] <= row["provided"]


@pytest.mark.parametrize("town", TOWNS)
def test_what_the_stories_ask_for_and_say(answers, town):
    for row in expected(town)["flagged"]:
        found = [one for one in answers[town]["findings"] if (one["subject_id"], one["constraint_id"]) == (
            row["subject"], row["constraint"]) and one["rule_id"] in row["rules"]]
        assert row.get("says", "") in "; ".join(one["note"] for one in found)
        if row["constraint"] is None:
            assert {(one["unit"], one["required"]) for one in found} == {(row["unit"], row["required"])}


def test_what_lies_beyond_a_line_lies_as_far_as_the_plan_says(answers):
    """How far the run and the wells of the plan lie beyond the line, in feet."""
    wanted = {("RUN-30", "PLY-POUL-3"): -4.0, ("W-27", "PLY-WELL-19-LOT"): -35.0, ("W-38", "PLY-WELL-19-LOT"): -25.0}
    found = {(one["subject_id"], one["rule_id"]): one["signed_ft"] for one in answers["manomet"]["findings"]}
    assert {key: found[key] for key in wanted} == wanted


def test_a_field_across_the_line_is_three_feet_beyond(shapes, answers):
    assert signed_feet(shapes["manomet"], "SAS-14", "MAN-14") == pytest.approx(-3.0, abs=0.005)
    found = [row for row in answers["manomet"]["findings"] if row["subject_id"] == "SAS-14"]
    assert {row["signed_ft"] for row in found if row["outcome"] == "intrudes"} == {-3.0}


@pytest.mark.parametrize("town", TOWNS)
def test_exactly_the_stories_are_flagged_or_referred(answers, town):
    written = {(row["subject"], row["constraint"], rule, outcome, force, row["provided"])
               for row in expected(town)["flagged"] for rule, outcome, force in all_rules(row)}
    found = [(row["subject_id"], row["constraint_id"], row["rule_id"], row["outcome"], row["force"], row["provided"])
             for row in answers[town]["findings"] if row["outcome"] in OPEN]
    assert set(found) == written
    assert len(found) == len(written)


@pytest.mark.parametrize("town", TOWNS)
def test_what_is_rightly_not_flagged(answers, shapes, town):
    findings = answers[town]["findings"]
    for row in expected(town)["not_flagged"]:
        mine = [found for found in findings if (found["subject_id"], found["rule_id"]) == (row["subject"], row["rule"])]
        assert [found["outcome"] for found in mine] == [row["outcome"]]
        if "provided" in row:
            assert mine[0]["provided"] == row["provided"]
            assert figure(shapes[town], row, mine[0]["constraint_id"]) == pytest.approx(row["provided"], abs=0.005)


@pytest.mark.parametrize("town", TOWNS)
def test_where_no_rule_is_loaded_it_is_said(answers, town):
    found = {row["subject_id"]: row for row in answers[town]["findings"] if row["rule_id"] is None}
    assert set(found) == set(expected(town)["no_rule"])
    assert all(row["outcome"] == "not_checked" for row in found.values())
    assert all("no rule loaded" in row["note"] for row in found.values())


@pytest.mark.parametrize("town", TOWNS)
def test_only_rules_that_nobody_could_verify_stay_unchecked(answers, town):
    open_ = {row["rule_id"] for row in answers[town]["findings"] if row["outcome"] == "not_checked"} - {None}
    assert open_ == set(expected(town)["not_checked"])
    assert open_ == {row["rule_id"] for row in answers[town]["rules"] if row["status"] == "not_checked"}


def test_inventory_of_a_stable(shapes, tmp_path):
    """The list of the command line, and that by our own geometry nothing else lies within 100 ft."""
    wanted = expected("manomet")["inventory"]
    out = tmp_path / "list.json"
    done = subprocess.run([sys.executable, "-m", "bohsetbacks_plugin", "inventory", str(SAMPLE / "manomet" / "site.yaml"),
                           "--json", str(out)], cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 3, done.stderr
    told = {row["constraint_id"]: row["provided"] for row in json.loads(out.read_text(encoding="utf-8"))["findings"]
            if (row["rule_id"], row["subject_id"]) == (wanted["rule"], wanted["subject"])}
    assert told == wanted["listed"]
    feet = {}
    for name, (layer, properties, _) in shapes["manomet"].items():
        kinds = wanted["of"].get(layer, [])
        if kinds == "all" or properties.get("KIND", properties.get("FOUNDATION")) in kinds:
            feet[name] = signed_feet(shapes["manomet"], wanted["subject"], name)
    assert {name: pytest.approx(value, abs=0.005) for name, value in feet.items() if value <= 100} == told


@pytest.mark.parametrize("town", TOWNS)
def test_list_of_those_to_be_notified(shapes, tmp_path, town):
    wanted = expected(town)["notify"]
    out = tmp_path / "list.csv"
    done = subprocess.run([sys.executable, "-m", "bohsetbacks_plugin", "notify", str(SAMPLE / town / "site.yaml"), "--lot",
                           wanted["lot"], "--rule", wanted["rule"], "--csv", str(out)], cwd=ROOT, check=False,
                          capture_output=True, text=True)
    assert done.returncode in (0, 3), done.stderr
    with out.open(encoding="utf-8-sig", newline="") as file:
        told = [row for row in csv.DictReader(file) if row["on_legal_list"] == "True"]
    found = {group: {row["lot_id"]: float(row["distance_ft"]) for row in told if row["group"] == group}
             for group in {row["group"] for row in told}}
    assert found == wanted["listed"]
    own = shapes[town][wanted["lot"]][2]
    for name, feet in ((name, feet) for group in wanted["listed"].values() for name, feet in group.items()):
        apart = 0.0 if name == wanted["lot"] else plane.edges_apart(own, shapes[town][name][2]) / US_FOOT
        assert apart == pytest.approx(feet, abs=0.005)


@pytest.mark.parametrize("town", TOWNS)
def test_the_data_need_no_repair_and_no_guess(answers, town):
    for row in answers[town]["inputs"]:
        assert (row["not_measured"], row["repaired"]) == (0, 0), row
        assert all("excluded" in caution for caution in row["cautions"]), row
    assert not any("inferred" in row["note"] or "assumed" in row["note"].replace("Assumed contributing", "")
                   for row in answers[town]["findings"])


def test_rebuilding_gives_what_is_committed(tmp_path):
    subprocess.run([sys.executable, str(SAMPLE / "make_samples.py"), str(tmp_path)], check=True, cwd=tmp_path)
    for town in TOWNS:
        assert load(town, tmp_path) == load(town)


def roles_present(town):
    """Roles that at least one feature has, by the site file."""
    site, layers, present = yaml.safe_load((SAMPLE / town / "site.yaml").read_text(encoding="utf-8")), load(town), set()
    for entry in site["layers"]:
        for properties, _ in layers[entry["layer"]]:
            role = entry["role"] if "role" in entry else entry["roles"].get(properties[entry["role_field"]], [])
            present.update([role] if isinstance(role, str) else role)
    return present


def test_everything_that_the_samples_promise_is_there():
    both = {"lot", "public_highway", "traveled_way", "dwelling", "cellar_or_crawl_space", "slab_foundation", "pond",
            "salt_marsh", "bordering_vegetated_wetland", "isolated_vegetated_wetland", "certified_vernal_pool",
            "stream", "ocean", "drinking_well", "irrigation_well", "water_line", "building_sewer",
            "swimming_pool", "septic_tank",
            "pump_chamber", "treatment_unit", "distribution_box", "soil_absorption_system", "reserve_area", "stable",
            "corral", "pasture", "poultry_structure", "poultry_run", "manure_area"}
    assert both <= roles_present("manomet")
    assert both <= roles_present("conomo")
    assert {"surface_water_supply", "supply_tributary", "supply_wetland", "cesspool", "easement", "flood_zone",
            "velocity_zone", "floodway", "addition"} <= roles_present("manomet")
    assert {"exterior_cistern", "interior_cistern", "coastal_bank", "flood_zone", "velocity_zone",
            "dog_confinement_area"} <= roles_present("conomo")


@pytest.mark.parametrize("town", TOWNS)
def test_about_forty_lots_and_both_statuses(town):
    layers = load(town)
    lots = [properties for properties, _ in layers["parcels"] if properties["POLY_TYPE"] == "FEE"]
    assert 38 <= len(lots) <= 44
    assert {properties["STATUS"] for properties, _ in layers["septic"]} == {"proposed", "existing"}
    assert len({properties["DESIGN"] for properties, _ in layers["septic"]} - {None}) >= 5
    assert max(len(plane.read(geometry).polygons[0][0]) for _, geometry in layers["wetlands"]) > 100
    assert {properties["STATUS"] for properties, _ in layers["wells"]} <= {"proposed", "existing"}


@pytest.mark.parametrize("town", TOWNS)
def test_lies_in_its_town_and_says_that_it_is_fictional(town):
    to_degrees = Transformer.from_crs("EPSG:26986", "EPSG:4326", always_xy=True)
    west, south, east, north = BOUNDS[town]
    for rows in load(town).values():
        for properties, geometry in rows:
            assert "FICTIONAL" in properties["SOURCE"]
            for point in plane.read(geometry).vertices():
                x, y = to_degrees.transform(*point)
                assert west < x < east
                assert south < y < north
    text = (SAMPLE / town / "site.yaml").read_text(encoding="utf-8")
    assert "FICTIONAL" in yaml.safe_load(text)["site"]
    assert (SAMPLE / town / f"{town}.gpkg").stat().st_size < 1_500_000
