# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules on land: statuses, one answer per holding, how many horses it allows, how well it is known (cases: tests/rules)."""

from __future__ import annotations

import dataclasses
from datetime import date
from typing import Any

import numpy as np
import pytest
import shapely
import shapely.affinity
from factories import check, layer, only, rows, rules, site
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon, box

from bohsetbacks_plugin.engine.assemble import assemble
from bohsetbacks_plugin.engine.review import Review
from bohsetbacks_plugin.rule_files import load_town

STABLE = box(20, 20, 60, 50)
FEET_PER_METRE = 3937 / 1200
HORSES = dataclasses.replace(load_town("plymouth"), rules=tuple(
    rule for rule in load_town("plymouth").rules if rule.area is not None and rule.area.number_of == "horses"))


def catalogue(*ids: str) -> Any:
    """Some of Plymouth's rules alone."""
    return dataclasses.replace(HORSES, rules=tuple(rule for rule in load_town("plymouth").rules if rule.id in ids))


def nothing(*roles: str) -> list[Any]:
    """Layers that hold nothing, and so tell that there is nothing."""
    return [layer(role, role, []) for role in roles or ("building", "wetland", "surface_water")]


def stables(*shapes: Any, horses: Any = 1, role: str = "stable", **more: Any) -> Any:
    shapes = shapes or (STABLE,)
    attributes = {"horses": horses if isinstance(horses, list) else [horses] * len(shapes), **more.pop("attributes", {})}
    ids = [f"{role}-{row + 1}" for row in range(len(shapes))]
    return layer(f"{role}s", role, list(shapes), ids, attributes=attributes, **more)


def lots(*shapes: Any, **more: Any) -> Any:
    return layer("lots", "lot", list(shapes), [f"L{row + 1}" for row in range(len(shapes))], **more)


def on(area: float) -> Any:
    """A lot of so many square feet, 100 ft deep."""
    return lots(box(0, 0, area / 100, 100))


def status_of(result: Review, rule_id: str) -> dict[str, Any]:
    return next(row for row in result.rule_rows() if row["rule_id"] == rule_id)


# --- Statuses, counts and the exit code

def test_too_little_land_is_one_flagged_thing_and_exit_1() -> None:
    # 240 x 100 = 24,000 sq ft; 25,000 - 24,000 = 1,000 short.
    result = check(site(stables(), on(24_000), *nothing()), catalogue("PLY-HORSE-9-1"))
    row = only(result, rule_id="PLY-HORSE-9-1")
    assert (row["outcome"], row["required"], row["provided"], row["shortfall"]) == ("intrudes", 25_000, 24_000, 1_000)
    assert (row["unit"], row["signed_ft"], row["kind"], row["lot_id"]) == ("sq ft", None, "minimum_area", "L1")
    assert row["constraint_id"] is None and row["governs"] is True
    assert result.counts()["flagged_pairs"] == 1 and result.exit_code() == 1
    assert status_of(result, "PLY-HORSE-9-1") == {"rule_id": "PLY-HORSE-9-1", "status": "ran", "reason": None, "subjects": 1,
                                                  "constraints": 0, "flagged": 1}


def test_enough_land_is_exit_0_and_tells_nothing_unless_asked() -> None:
    where = site(stables(), on(25_000), *nothing())
    result = check(where, catalogue("PLY-HORSE-9-1"), want_all=False)
    assert list(result.records()) == [] and result.exit_code() == 0
    row = only(check(where, catalogue("PLY-HORSE-9-1")))
    assert (row["outcome"], row["shortfall"], row["governs"]) == ("meets", 0.0, True)


def test_number_that_is_not_given_is_the_reason_and_exit_3() -> None:
    result = check(site(stables(horses=None), on(25_000), *nothing()), catalogue("PLY-HORSE-9-1"))
    assert status_of(result, "PLY-HORSE-9-1")["status"] == "not_checked"
    assert status_of(result, "PLY-HORSE-9-1")["reason"] == "'horses' not given: supply it"
    assert result.exit_code() == 3 and result.counts()["not_checked"] == 1 and result.counts()["rules_not_checked"] == 1


def test_rule_for_another_number_is_not_applicable_with_its_reason() -> None:
    result = check(site(stables(horses=2), on(25_000), *nothing()), catalogue("PLY-HORSE-9-1"))
    told = status_of(result, "PLY-HORSE-9-1")
    assert (told["status"], told["subjects"]) == ("not_applicable", 0)
    assert told["reason"] == "horses is 2: another rule says how much land"


def test_exempt_stables_make_the_rule_not_applicable() -> None:
    old = stables(status="existing", attributes={"permit_date": [date(2010, 1, 1)]})
    told = status_of(check(site(old, on(10_000), *nothing()), catalogue("PLY-HORSE-9-1")), "PLY-HORSE-9-1")
    assert (told["status"], told["reason"]) == ("not_applicable", "exempt: permit dated before 2012-01-01")


def test_without_stables_the_rule_is_not_applicable() -> None:
    coop = layer("coops", "poultry_structure", [STABLE])
    told = status_of(check(site(coop, on(10_000)), catalogue("PLY-HORSE-9-1")), "PLY-HORSE-9-1")
    assert told["status"] == "not_applicable" and "no stable or corral" in told["reason"]


def test_rule_that_ran_tells_what_was_open() -> None:
    # One stable on each of two lots that are no holding; of the second the number is not given, and it has land enough.
    where = site(stables(STABLE, box(320, 20, 360, 50), horses=[1, None]), lots(box(0, 0, 250, 100), box(300, 0, 600, 100)),
                 *nothing())
    told = status_of(check(where, catalogue("PLY-HORSE-9-1")), "PLY-HORSE-9-1")
    assert (told["status"], told["reason"], told["subjects"]) == ("ran", "'horses' not given: supply it", 2)


# --- One answer for one piece of land

def two_lots(gap: float = 0.0) -> Any:
    return lots(box(0, 0, 150, 100), box(150 + gap, 0, 250 + gap, 100))


def test_one_finding_per_lot_and_per_holding() -> None:
    pair = stables(STABLE, box(170, 20, 200, 50))
    apart = check(site(pair, two_lots(), *nothing()), catalogue("PLY-HORSE-9-1"))
    assert [row["subject_id"] for row in rows(apart)] == ["stable-1", "stable-2"]
    # Two horses on the land that the two lots make.
    joined = check(site(pair, two_lots(), *nothing(), premises=[("L1", "L2")]), catalogue("PLY-HORSE-9-2"))
    row = only(joined)
    assert (row["subject_id"], row["provided"], row["outcome"]) == ("stable-1", 25_000, "intrudes")
    assert joined.counts()["flagged_pairs"] == 1


def test_each_part_of_a_holding_that_does_not_hang_together_has_its_own_answer() -> None:
    # A way of 40 ft lies between: 15,000 and 10,000 sq ft, and neither is enough for the horse that is kept there.
    where = site(stables(STABLE, box(210, 20, 240, 50)), two_lots(gap=40), *nothing(), premises=[("L1", "L2")])
    found = rows(check(where, catalogue("PLY-HORSE-9-1")))
    assert [(row["subject_id"], row["provided"], row["outcome"]) for row in found] == [
        ("stable-1", 15_000, "intrudes"), ("stable-2", 10_000, "intrudes")]


def test_stable_off_its_lot_does_not_answer_for_the_one_on_it() -> None:
    # "A" lies in the layout of the way beside the lot, "B" on the lot of 24,000 sq ft.
    parcels = layer("lots", "lot", [box(0, 0, 240, 100), box(0, 100, 240, 140)], ["L1", "way"],
                    roles=["lot", "public_highway"])
    pair = layer("stables", "stable", [box(20, 110, 60, 130), STABLE], ["A", "B"], attributes={"horses": [1, 1]})
    found = {row["subject_id"]: row for row in rows(check(site(pair, parcels, *nothing()), catalogue("PLY-HORSE-9-1")))}
    assert (found["B"]["outcome"], found["B"]["provided"]) == ("intrudes", 24_000)
    assert (found["A"]["outcome"], found["A"]["provided"]) == ("not_checked", None)
    assert "in no mapped lot" in found["A"]["note"]


def test_stacked_records_of_a_lot_are_one_land() -> None:
    twice = layer("lots", "lot", [box(0, 0, 250, 100), box(0, 0, 250, 100)], ["L2", "L1"])
    row = only(check(site(stables(), twice, *nothing()), catalogue("PLY-HORSE-9-1")))
    assert (row["outcome"], row["provided"], row["lot_id"]) == ("meets", 25_000, "L1; L2")


# --- The largest number of horses

@pytest.mark.parametrize(("area", "horses"), [
    # 25,000 for one, 50,000 for two, 70,000 for three, and 20,000 for each more.
    (24_999, 0), (25_000, 1), (49_999, 1), (50_000, 2), (69_999, 2), (70_000, 3), (89_999, 3), (90_000, 4), (129_999, 5),
    (130_000, 6), (1_030_000, 51)])
def test_largest_number_of_horses_is_printed(area: float, horses: int) -> None:
    found = rows(check(site(stables(horses=horses + 1), on(area), *nothing()), HORSES))
    flagged = [row for row in found if row["outcome"] == "intrudes"]
    assert len(flagged) == 1 and f"the land allows {horses} {'horse' if horses == 1 else 'horses'};" in flagged[0]["note"]


@pytest.mark.parametrize(("horses", "required"), [(1, 25_000), (2, 50_000), (3, 70_000), (4, 90_000), (10, 210_000)])
def test_one_rule_answers_for_each_number(horses: int, required: float) -> None:
    # 70,000 + 7 x 20,000 = 210,000 for ten.
    found = rows(check(site(stables(horses=horses), on(10_000), *nothing()), HORSES))
    assert [row["required"] for row in found if row["outcome"] != "not_applicable"] == [required]
    assert len(found) == 4


def test_usable_land_counts_for_the_first_horse_only() -> None:
    # 60,000 sq ft less a pond of 36,000: 24,000 are usable, not the 25,000 for one; by the area alone two are allowed.
    where = site(stables(horses=2), on(60_000), layer("pond", "pond", [box(200, 0, 560, 100)]), *nothing("building", "wetland"))
    row = only(check(where, HORSES), rule_id="PLY-HORSE-9-2")
    assert row["outcome"] == "refer" and "the land allows 0 horses;" in row["note"]


# --- What is not known of the land

def test_building_without_geometry_leaves_the_land_open() -> None:
    houses = layer("houses", "building", [None, box(200, 0, 210, 10)], ["H1", "H2"])
    row = only(check(site(stables(), on(30_000), houses, *nothing("wetland", "surface_water")), catalogue("PLY-HORSE-9-1")))
    assert row["outcome"] == "not_checked" and "H1" in row["note"]


def test_partial_layer_of_wetlands_leaves_the_land_open_but_not_too_little_of_it() -> None:
    for area, outcome in ((30_000, "not_checked"), (24_000, "intrudes")):
        marsh = layer("marsh", "wetland", [box(900, 0, 910, 10)], completeness="partial")
        row = only(check(site(stables(), on(area), marsh, *nothing("building", "surface_water")), catalogue("PLY-HORSE-9-1")))
        assert row["outcome"] == outcome


def test_wetlands_of_an_unknown_datum_give_no_verdict_and_take_nothing_off() -> None:
    # Where they lie is not known: 30,000 sq ft may be enough or not, 24,000 are not.
    for area, outcome in ((30_000, "not_checked"), (24_000, "intrudes")):
        marsh = layer("marsh", "wetland", [box(100, 0, 160, 100)], operation="NAD27", no_verdict="the grid is missing")
        where = site(stables(), on(area), marsh, *nothing("building", "surface_water"))
        row = only(check(where, catalogue("PLY-HORSE-9-1")))
        assert (row["outcome"], row["provided"]) == (outcome, area)
        assert outcome == "intrudes" or "the grid is missing" in row["note"]


def test_stable_of_an_unknown_datum_has_no_lot_unless_it_names_one() -> None:
    for attributes, outcome in (({}, "not_checked"), ({"lot": ["L1"]}, "intrudes")):
        old = stables(operation="NAD27", no_verdict="the grid is missing", attributes=attributes)
        row = only(check(site(old, on(24_000), *nothing()), catalogue("PLY-HORSE-9-1")))
        assert row["outcome"] == outcome
        assert outcome == "intrudes" or "the grid is missing" in row["note"]


def test_kinds_of_water_that_no_layer_gives_are_said() -> None:
    ponds = layer("ponds", "pond", [])
    row = only(check(site(stables(), on(25_000), ponds, *nothing("building", "wetland")), catalogue("PLY-HORSE-9-1")))
    assert row["outcome"] == "meets" and "ocean, river, stream" in row["note"]


def test_razed_house_tells_no_number_of_horses() -> None:
    gone = layer("houses", "dwelling", [box(200, 0, 220, 10)], ["H1"], status="abandoned", attributes={"horses": [5]})
    where = site(stables(horses=None), on(25_000), gone, *nothing("wetland", "surface_water"))
    assert only(check(where, catalogue("PLY-HORSE-9-1")))["outcome"] == "not_checked"


def test_area_in_metres_is_the_area_in_square_feet() -> None:
    # 250 by 100 ft are 250 / 3.28083 by 100 / 3.28083 m; a lot ten miles from the origin.
    def metres(shape: Any) -> Any:
        return shapely.affinity.translate(shapely.affinity.scale(shape, 1 / FEET_PER_METRE, 1 / FEET_PER_METRE, origin=(0, 0)),
                                          300_000, 800_000)

    data = [stables(metres(STABLE)), lots(metres(box(0, 0, 250, 100))), *nothing()]
    where = assemble(data, name="m", town="test", project_type="new_construction", crs="EPSG:26986",
                     feet_per_unit=FEET_PER_METRE)
    row = only(check(where, catalogue("PLY-HORSE-9-1")))
    assert (row["outcome"], row["provided"]) == ("meets", 25_000)


def test_points_and_lines_have_no_area() -> None:
    area = rules("rules:\n  - {id: A, section: s, kind: minimum_area, subjects: [soil_absorption_system], "
                 "area: {square_feet: 10}, summary: s, verified: true}\n")
    fields = layer("fields", "soil_absorption_system", [Point(0, 0), LineString([(0, 0), (9, 0)]), box(0, 0, 5, 2)])
    found = rows(check(site(fields), area))
    assert sorted(row["outcome"] for row in found) == ["meets", "not_checked", "not_checked"]


# --- What must not change an answer

def answers(*layers: Any, **more: Any) -> list[tuple[Any, ...]]:
    found = rows(check(site(*layers, **more), HORSES))
    return sorted((row["rule_id"], row["outcome"], row["leans"], row["required"]) for row in found)


def spun(shape: Any, angle: float) -> Any:
    return shapely.affinity.rotate(shape, angle, origin=(70, -30))


def started_elsewhere(shape: Polygon, by: int) -> Polygon:
    """The same polygon, from another vertex and in the other direction."""
    ring = list(shape.exterior.coords)[:-1]
    ring = ring[by % len(ring):] + ring[:by % len(ring)]
    return Polygon(ring[::-1])


PLACES = {"lot": box(0, 0, 600, 100), "house": box(300, 20, 340, 60), "pond": box(400, -40, 480, 70),
          "marsh": box(440, 30, 700, 130)}


def place(shapes: dict[str, Any], horses: int) -> list[Any]:
    return [stables(shapes.get("stable", STABLE), horses=horses), lots(shapes["lot"], accuracy_ft=1.0),
            layer("houses", "dwelling", [shapes["house"]]), layer("ponds", "pond", [shapes["pond"]], accuracy_ft=5.0),
            layer("marshes", "wetland", [shapes["marsh"]], accuracy_ft=5.0)]


@settings(max_examples=25, deadline=None)
@given(angle=st.floats(0, 360), horses=st.integers(1, 4))
def test_rotation_changes_nothing(angle: float, horses: int) -> None:
    turned = {name: spun(shape, angle) for name, shape in {**PLACES, "stable": STABLE}.items()}
    assert answers(*place(turned, horses)) == answers(*place(PLACES, horses))


@settings(max_examples=25, deadline=None)
@given(by=st.integers(0, 3), horses=st.integers(1, 4))
def test_first_vertex_and_direction_change_nothing(by: int, horses: int) -> None:
    assert answers(*place({name: started_elsewhere(shape, by) for name, shape in PLACES.items()}, horses)) == answers(
        *place(PLACES, horses))


@settings(max_examples=25, deadline=None)
@given(cut=st.floats(1, 599), wet_cut=st.floats(401, 479), horses=st.integers(1, 4))
def test_splitting_lots_of_a_holding_and_ponds_changes_nothing(cut: float, wet_cut: float, horses: int) -> None:
    def parts(shape: Any, x: float) -> list[Any]:
        west, south, east, north = shape.bounds
        return [box(west, south, x, north), box(x, south, east, north)]

    split = [stables(horses=horses), lots(*parts(PLACES["lot"], cut), accuracy_ft=1.0), *place(PLACES, horses)[2:3],
             layer("ponds", "pond", parts(PLACES["pond"], wet_cut), accuracy_ft=5.0), *place(PLACES, horses)[4:]]
    assert answers(*split, premises=[("L1", "L2")]) == answers(*place(PLACES, horses))


@settings(max_examples=25, deadline=None)
@given(heights=st.lists(st.floats(5, 95), min_size=1, max_size=4))
def test_wet_places_are_taken_off_once_however_they_overlap(heights: list[float]) -> None:
    # All stand on y = 0 between x = 100 and x = 200: what is covered is as high as the highest.
    ponds = layer("ponds", "pond", [box(100, 0, 200, height) for height in heights])
    row = only(check(site(stables(), on(60_000), ponds, *nothing("building", "wetland")), catalogue("PLY-HORSE-9-1")))
    assert row["provided"] == pytest.approx(60_000 - 100 * max(heights), abs=0.01)
    assert np.isfinite(row["provided"])
