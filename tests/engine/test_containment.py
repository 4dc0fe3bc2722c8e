# SPDX-License-Identifier: GPL-2.0-or-later
"""Outside an area, inside one's own lot, on the lot served: statuses, what is not known, and what changes no answer."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest
import shapely
import shapely.affinity
from factories import check, layer, only, rows, site
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon, box

from bohsetbacks_plugin.engine.review import Review
from bohsetbacks_plugin.engine.rules import Catalogue
from bohsetbacks_plugin.rule_files import load_town

PLYMOUTH = load_town("plymouth")
RESERVE = box(0, 0, 40, 20)


def catalogue(*ids: str) -> Catalogue:
    """Some of Plymouth's rules alone."""
    return dataclasses.replace(PLYMOUTH, rules=tuple(rule for rule in PLYMOUTH.rules if rule.id in ids))


def reserve(shape: Any = RESERVE, **more: Any) -> Any:
    return layer("reserve", "reserve_area", [shape], ["R1"], **more)


def houses(*shapes: Any, **more: Any) -> Any:
    return layer("houses", "dwelling", list(shapes), [f"H{row + 1}" for row in range(len(shapes))], **more)


def no_structures(*layers: Any, **more: Any) -> Review:
    return check(site(reserve(**more), *layers), catalogue("PLY-T5-3.1-RES"))


def status_of(result: Review, rule_id: str) -> dict[str, Any]:
    return next(row for row in result.rule_rows() if row["rule_id"] == rule_id)


# --- Outside: statuses and what is not known

def test_structure_on_the_reserve_area_is_one_flagged_pair_with_a_place() -> None:
    result = no_structures(houses(box(38, -5, 70, 25)))
    row = only(result)
    assert (row["outcome"], row["signed_ft"], row["required"], row["shortfall"]) == ("intrudes", -2.0, 0.0, 0.0)
    assert (row["constraint_role"], row["constraint_id"], row["kind"], row["unit"]) == ("dwelling", "H1", "containment", "ft")
    assert np.isfinite(result.findings.lines[0]).all()
    assert result.counts()["flagged_pairs"] == 1 and result.exit_code() == 1
    assert status_of(result, "PLY-T5-3.1-RES")["constraints"] == 1


def test_each_structure_is_its_own_finding() -> None:
    found = rows(no_structures(houses(box(38, -5, 70, 25), box(-10, -5, 1, 25))))
    assert {row["constraint_id"]: row["signed_ft"] for row in found} == {"H1": -2.0, "H2": -1.0}


def test_no_layer_of_structures_is_not_checked_and_exit_3() -> None:
    result = no_structures()
    assert status_of(result, "PLY-T5-3.1-RES")["status"] == "not_checked" and result.exit_code() == 3


def test_only_houses_are_mapped_is_said() -> None:
    result = no_structures(houses(box(80, 0, 90, 20)))
    assert only(result)["outcome"] == "meets" and "swimming_pool" in only(result)["note"]
    assert status_of(result, "PLY-T5-3.1-RES")["status"] == "ran" and result.counts()["rules_on_part"] == 1
    assert result.exit_code() == 3  # never clear on part of the layers


def test_house_without_geometry_leaves_it_open() -> None:
    row = only(no_structures(houses(None, box(80, 0, 90, 20))))
    assert row["outcome"] == "not_checked" and "H1" in row["note"]


@pytest.mark.parametrize(("shape", "outcome"), [(box(20, -10, 30, 30), "not_checked"), (box(60, 0, 70, 20), "meets")])
def test_feature_of_unknown_type_gives_no_verdict_where_it_overlaps(shape: Any, outcome: str) -> None:
    unknown = layer("plan", "dwelling", [shape], ["X"], roles=["unknown"], type_values=["SHED?"], offered=["dwelling"])
    found = {row["outcome"] for row in rows(no_structures(unknown), rule_id="PLY-T5-3.1-RES")}
    assert found == {outcome}


def test_structure_of_an_unknown_datum_gives_no_verdict() -> None:
    row = only(no_structures(houses(box(20, -10, 30, 30), operation="NAD27", no_verdict="the grid is missing")))
    assert row["outcome"] == "not_checked" and "the grid is missing" in row["note"]


def test_repaired_shape_is_measured_and_said() -> None:
    # A bow tie of two triangles that meet at (45, 10): the western one reaches from x = 30, so 10 ft into the reserve area.
    bow = Polygon([(30, 0), (60, 20), (60, 0), (30, 20)])
    row = only(no_structures(houses(bow)))
    assert row["outcome"] == "intrudes" and "repaired" in row["note"]


def test_the_reserve_area_itself_is_no_structure_though_it_has_two_roles() -> None:
    both = layer("plan", ("reserve_area", "building"), [RESERVE], ["R1"])
    assert {row["outcome"] for row in rows(check(site(both), catalogue("PLY-T5-3.1-RES")))} == {"meets"}


# --- On the lot served

def well(x: float, serves: str, **more: Any) -> Any:
    return layer("wells", "drinking_well", [Point(x, 50)], ["W1"], status="proposed", attributes={"serves": [serves]}, **more)


LOTS = layer("lots", "lot", [box(0, 0, 100, 100), box(100, 0, 200, 100)], ["L1", "L2"])


def served(*layers: Any, **more: Any) -> Review:
    return check(site(*layers, **more), catalogue("PLY-WELL-19-LOT"))


def test_well_on_another_lot_of_the_same_holding_is_not_on_the_lot_of_the_building() -> None:
    row = only(served(well(90, "L2"), LOTS, premises=[("L1", "L2")]))
    assert (row["outcome"], row["signed_ft"], row["constraint_id"], row["lot_id"]) == ("intrudes", -10.0, "L2", "L1")


def test_what_is_served_is_told_by_status_and_reason() -> None:
    result = served(well(90, "H9"), LOTS)
    told = status_of(result, "PLY-WELL-19-LOT")
    assert told["status"] == "not_checked" and "H9" in told["reason"]
    assert result.exit_code() == 3 and result.counts()["rules_not_checked"] == 1


def test_building_in_no_lot_tells_no_lot() -> None:
    house = layer("houses", "dwelling", [box(500, 0, 520, 20)], ["H1"])
    assert only(served(well(90, "H1"), LOTS, house))["outcome"] == "not_checked"


def test_two_wells_two_answers() -> None:
    wells = layer("wells", "drinking_well", [Point(90, 50), Point(150, 50)], ["W1", "W2"], status="proposed",
                  attributes={"serves": ["L2", "L2"]})
    found = {row["subject_id"]: (row["outcome"], row["signed_ft"]) for row in rows(served(wells, LOTS))}
    assert found == {"W1": ("intrudes", -10.0), "W2": ("meets", 50.0)}


def test_well_of_an_unknown_datum_gives_no_verdict() -> None:
    row = only(served(well(90, "L2", operation="NAD27", no_verdict="the grid is missing"), LOTS))
    assert row["outcome"] == "not_checked" and "the grid is missing" in row["note"]


# --- What must not change an answer

SHAPES = {
    "corner": box(35, 15, 60, 40), "across": box(15, -10, 25, 30), "inside": box(10, 5, 18, 11),
    "around": box(-10, -10, 50, 30), "near": box(41, 0, 60, 20), "touching": box(40, 0, 60, 20), "far": box(90, 0, 110, 20),
    "notch": Polygon([(43, -20), (60, -20), (60, 40), (-20, 40), (-20, 24), (43, 24)]), "line": LineString([(-10, 8), (50, 8)]),
    "point": Point(10, 5), "court": box(-20, -20, 60, 40).difference(box(-2, -3, 42, 23)),
}


def answer(subject: Any, structure: Any, band: float = 0.0) -> tuple[str, float]:
    """The worst outcome, and the least signed distance behind it."""
    shapes = structure if isinstance(structure, list) else [structure]
    found = rows(no_structures(houses(*shapes, accuracy_ft=band), shape=subject))
    return min((("intrudes", "too_close_to_call", "meets").index(row["outcome"]), row["signed_ft"]) for row in found)


def near(one: tuple[Any, float], other: tuple[Any, float]) -> bool:
    return one[0] == other[0] and one[1] == pytest.approx(other[1], abs=0.011)


@settings(max_examples=40, deadline=None)
@given(name=st.sampled_from(sorted(SHAPES)), angle=st.integers(0, 359))
def test_rotation_changes_nothing(name: str, angle: int) -> None:
    # What only touches may miss by the noise of the turned coordinates, but not by a hundredth of a foot.
    subject, structure = (shapely.affinity.rotate(shape, angle, origin=(300, -100)) for shape in (RESERVE, SHAPES[name]))
    assert near(answer(subject, structure), answer(RESERVE, SHAPES[name]))


@settings(max_examples=40, deadline=None)
@given(name=st.sampled_from(sorted(set(SHAPES) - {"line", "point"})), by=st.integers(0, 7))
def test_first_vertex_and_direction_change_nothing(name: str, by: int) -> None:
    def other_way(shape: Polygon) -> Polygon:
        rings = [list(ring.coords)[:-1] for ring in (shape.exterior, *shape.interiors)]
        turned = [(ring[by % len(ring):] + ring[:by % len(ring)])[::-1] for ring in rings]
        return Polygon(turned[0], turned[1:])

    assert answer(other_way(RESERVE), other_way(SHAPES[name])) == answer(RESERVE, SHAPES[name])


@settings(max_examples=40, deadline=None)
@given(name=st.sampled_from(sorted(set(SHAPES) - {"line", "point"})), x=st.integers(-15, 105), y=st.integers(-15, 45))
def test_vertices_along_the_sides_and_pieces_of_a_structure_change_no_outcome(name: str, x: int, y: int) -> None:
    # Exactly drawn data: of a structure in several pieces one is on the reserve area if the whole is.
    dense = shapely.segmentize(SHAPES[name], 3.0)
    assert answer(RESERVE, dense)[0] == answer(RESERVE, SHAPES[name])[0]
    quarters = [SHAPES[name].intersection(part) for part in (
        box(-999, -999, x, y), box(x, -999, 999, y), box(-999, y, x, 999), box(x, y, 999, 999))]
    pieces = [part for quarter in quarters for part in shapely.get_parts(quarter) if part.area > 1e-3]
    assert answer(RESERVE, pieces)[0] == answer(RESERVE, SHAPES[name])[0]


def test_a_seam_between_two_halves_of_a_house_lends_no_doubt() -> None:
    # 8 ft of a house lie on the reserve area, known to 5 ft: it intrudes, mapped whole or in halves of 4 ft each.
    assert answer(RESERVE, box(32, -10, 70, 30), band=5.0) == (0, -8.0)
    assert answer(RESERVE, [box(32, -10, 36, 30), box(36, -10, 70, 30)], band=5.0)[0] == 0


# --- Within one's own lot

def test_run_over_the_line_of_the_lot_is_flagged_once_for_each_lot_it_overlaps() -> None:
    run = layer("runs", "poultry_run", [box(70, 40, 110, 60)], ["P1"])
    result = check(site(run, LOTS), catalogue("PLY-POUL-3"))
    row = only(result)
    # 30 of its 40 ft lie on L1, so 10 ft reach beyond x = 100.
    assert (row["outcome"], row["signed_ft"], row["constraint_id"], row["constraint_role"]) == (
        "intrudes", -10.0, "L1", "property_line")
    assert (row["unit"], row["required"], row["shortfall"]) == ("ft", 0.0, 0.0)


def test_run_in_the_layout_of_a_way_is_off_its_lot() -> None:
    parcels = layer("lots", "lot", [box(0, 0, 100, 100), box(0, 100, 100, 140)], ["L1", "way"], roles=["lot", "public_highway"])
    run = layer("runs", "poultry_run", [box(20, 110, 40, 130)], ["P1"])
    row = only(check(site(run, parcels), catalogue("PLY-POUL-3")))
    # Its far side y = 130 is 30 ft beyond the line y = 100.
    assert (row["outcome"], row["signed_ft"]) == ("intrudes", -30.0) and "road or water parcel" in row["note"]
