# SPDX-License-Identifier: GPL-2.0-or-later
"""Setbacks here, and measure by rule: distances by hand, and the same answers as a check of the whole site."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest
import shapely
from factories import layer, one_rule, rules, site
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, box

from bohsetbacks_plugin.data.loader import load_site
from bohsetbacks_plugin.engine.assemble import assemble
from bohsetbacks_plugin.engine.errors import BohError
from bohsetbacks_plugin.engine.place_records import CouldLie, Place, RuledDistance
from bohsetbacks_plugin.engine.review import review
from bohsetbacks_plugin.engine.setbacks_here import PlaceFinder, measure_by_rule
from bohsetbacks_plugin.engine.site import Features, Layer, LayerData, Site, join_features
from bohsetbacks_plugin.engine.vocabulary import could_be
from bohsetbacks_plugin.layer_schema.site_file import load_site_file
from bohsetbacks_plugin.paths import resource
from bohsetbacks_plugin.rule_files import load_town


def setback(name: str, subject: str, constraint: str, feet: int, more: str = "") -> str:
    return (f"  - {{id: {name}, section: '1', kind: setback, subjects: [{subject}], constraint: [{constraint}], feet: {feet}, "
            f"summary: s, verified: true{more}}}\n")


OUTCOMES = {"intrudes": "could_not_lie", "too_close_to_call": "too_close_to_call", "not_checked": "not_known", "refer": "refer"}
WORST_FIRST = ("intrudes", "too_close_to_call", "not_checked", "refer")


def answer(place: Place, role: str = "septic_tank") -> CouldLie:
    return next(one for one in place.answers or () if one.role == role)


def kind(place: Place, *roles: str) -> Any:
    return next(one for one in place.kinds if one.roles == tuple(sorted(roles)))


def well_at(x: float, y: float, **more: Any) -> LayerData:
    return layer("wells", "drinking_well", [Point(x, y)], ["W-1"], **more)


def frame() -> LayerData:
    """Something of a kind that no rule asks for, so that a place lies within what is mapped."""
    return layer("frame", "water_line", [box(-2000, -2000, 2000, 2000).exterior])


# -- what is near, by hand ------------------------------------------------------------------------------------------------

def test_nearest_of_a_kind_with_its_line() -> None:
    # 3-4-5: the well lies 30 east and 40 north of the place.
    finder = PlaceFinder(site(well_at(30, 40), layer("far", "irrigation_well", [Point(0, 80)])),
                         one_rule("septic_tank", "any_well", 100))
    place = finder.at(0, 0)
    assert [(one.roles, one.signed_ft, one.id, one.layer) for one in place.kinds] == [
        (("drinking_well",), 50.0, "W-1", "wells"), (("irrigation_well",), 80.0, "far-1", "far")]
    assert place.kinds[0].line == ((0.0, 0.0), (30.0, 40.0))
    assert not place.kinds[0].kind_unknown


def test_distance_is_rounded_half_up_like_a_finding() -> None:
    finder = PlaceFinder(site(well_at(99.996, 0)), one_rule("septic_tank", "any_well", 100))
    assert kind(finder.at(0, 0), "drinking_well").signed_ft == 100.0


def test_inside_an_area_the_depth_is_negative_and_the_line_leads_out() -> None:
    swamp = layer("swamp", "bordering_vegetated_wetland", [box(0, 0, 100, 60), box(300, 0, 400, 60)])
    place = PlaceFinder(site(swamp), one_rule("septic_tank", "any_wetland", 50)).at(50, 10)
    near = kind(place, "bordering_vegetated_wetland")
    assert (near.signed_ft, near.id) == (-10.0, "swamp-1")
    assert near.line == ((50.0, 10.0), (50.0, 0.0))


def test_in_the_hole_of_an_area_one_is_outside_of_it() -> None:
    ring = shapely.Polygon(box(0, 0, 100, 100).exterior, [box(20, 20, 80, 80).exterior])
    place = PlaceFinder(site(layer("swamp", "wetland", [ring])), one_rule("septic_tank", "any_wetland", 50)).at(50, 45)
    assert kind(place, "wetland").signed_ft == 25.0
    assert kind(place, "wetland").kind_unknown


def test_edge_of_a_road_is_half_its_layout_from_the_centreline() -> None:
    # The narrow road's centreline is nearer (40 ft, edge 35); the wide one's edge is (60 less 30 is 30).
    roads = layer("roads", "public_highway", [LineString([(40, -500), (40, 500)]), LineString([(-60, -500), (-60, 500)])],
                  ["narrow", "wide"], attributes={"layout_width_ft": [10.0, 60.0]})
    near = kind(PlaceFinder(site(roads), one_rule("corral", "public_highway", 50)).at(0, 0), "public_highway")
    assert (near.id, near.signed_ft) == ("wide", 30.0)
    assert "half the layout width" in near.note


def test_a_road_without_a_width_says_that_its_edge_is_nearer() -> None:
    roads = layer("roads", "public_highway", [LineString([(300, -500), (300, 500)])])
    place = PlaceFinder(site(roads, frame()), one_rule("corral", "public_highway", 50)).at(0, 0)
    assert kind(place, "public_highway").signed_ft == 300.0
    assert "the edge is nearer" in kind(place, "public_highway").note
    # 300 less 50 is more than the 200 ft within which an unknown edge is looked for: far enough. At 249 it is not.
    assert answer(place, "corral").answer == "could_lie"
    finder = PlaceFinder(site(layer("roads", "public_highway", [LineString([(249, -500), (249, 500)])]),
                              frame()),
                         one_rule("corral", "public_highway", 50))
    assert answer(finder.at(0, 0), "corral").answer == "not_known"


def test_a_feature_of_unknown_type_is_named_as_such_and_leaves_the_answer_open() -> None:
    odd = layer("points", "drinking_well", [Point(50, 0)], roles=["unknown"], type_values=["GRVL"], offered=["drinking_well"])
    place = PlaceFinder(site(odd, well_at(-300, 0)), one_rule("septic_tank", "any_well", 100)).at(0, 0)
    assert kind(place, "unknown").signed_ft == 50.0
    assert kind(place, "unknown").kind_unknown
    assert answer(place).answer == "not_known"


def test_only_kinds_that_some_rule_measures_to_are_told() -> None:
    place = PlaceFinder(site(well_at(30, 40), layer("tanks", "septic_tank", [Point(5, 5)])),
                        one_rule("septic_tank", "any_well", 100)).at(0, 0)
    assert [one.roles for one in place.kinds] == [("drinking_well",)]


# -- the lot --------------------------------------------------------------------------------------------------------------

LOTS = layer("lots", "lot", [box(0, 0, 200, 100), box(200, 0, 400, 100)], ["A", "B"])


def test_the_lot_and_the_distance_to_its_line() -> None:
    place = PlaceFinder(site(LOTS), one_rule("septic_tank", "property_line", 10)).at(30, 12)
    assert (place.lot.id, place.lot.line_ft, place.lot.line) == ("A", 12.0, ((30.0, 12.0), (30.0, 0.0)))
    assert answer(place).answer == "could_lie"


@pytest.mark.parametrize(("y", "told"), [(10.0, "could_lie"), (9.995, "could_lie"), (9.99, "could_not_lie")])
def test_on_the_limit_to_the_lot_line(y: float, told: str) -> None:
    one = answer(PlaceFinder(site(LOTS), one_rule("septic_tank", "property_line", 10)).at(100, y))
    assert one.answer == told
    if told == "could_not_lie":
        reason = one.reasons[0]
        assert (reason.required, reason.provided, reason.constraint_role) == (10.0, 9.99, "property_line")
        assert one.reasons[0].constraint == 0


def test_in_no_lot() -> None:
    finder = PlaceFinder(site(LOTS, frame()),
                         one_rule("septic_tank", "property_line", 10))
    place = finder.at(-50, 50)
    assert (place.lot.id, place.lot.line_ft, place.lot.note) == (None, None, "in no mapped lot")
    assert answer(place).answer == "not_known"
    assert not place.outside


def test_in_a_road_parcel_one_is_off_the_nearest_lot() -> None:
    parcels = layer("parcels", "", [box(0, 0, 200, 100), box(0, 100, 200, 140)], ["A", "ROAD"],
                    roles=["lot", "public_highway"])
    place = PlaceFinder(site(parcels), one_rule("septic_tank", "property_line", 10)).at(100, 115)
    assert (place.lot.id, place.lot.line_ft) == ("A", -15.0)
    assert answer(place).answer == "could_not_lie"
    assert (answer(place).reasons[0].provided, answer(place).reasons[0].signed_ft) == (0.0, -15.0)


# -- what could lie there -------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("x", "told", "provided"), [(100.0, "could_lie", None), (99.995, "could_lie", None),
                                                     (99.99, "could_not_lie", 99.99), (0.0, "could_not_lie", 0.0)])
def test_on_the_limit_to_a_well(x: float, told: str, provided: float) -> None:
    one = answer(PlaceFinder(site(well_at(x, 0), frame()),
                             one_rule("septic_tank", "any_well", 100)).at(0, 0))
    assert one.answer == told
    assert [reason.provided for reason in one.reasons] == ([] if provided is None else [provided])


def test_the_shortest_reason_comes_first_and_advice_stands_apart() -> None:
    advice = ", advisory_for: [new_construction], advisory_why: w"
    catalogue = rules("rules:\n" + setback("NEAR", "septic_tank", "any_well", 60)
                      + setback("FAR", "septic_tank", "any_well", 100)
                      + setback("ADVICE", "septic_tank", "any_well", 400, advice))
    one = answer(PlaceFinder(site(well_at(50, 0)), catalogue).at(0, 0))
    assert [reason.rule.id for reason in one.reasons] == ["FAR", "NEAR"]
    assert [reason.shortfall for reason in one.reasons] == [50.0, 10.0]
    assert one.reasons[0].line == ((0.0, 0.0), (50.0, 0.0))
    assert [reason.rule.id for reason in one.advice] == ["ADVICE"]


def test_accuracy_leaves_it_too_close_to_call() -> None:
    one = answer(PlaceFinder(site(well_at(110, 0, accuracy_ft=20.0), frame()),
                             one_rule("septic_tank", "any_well", 100)).at(0, 0))
    assert (one.answer, one.reasons[0].leans) == ("too_close_to_call", "meets")


@pytest.mark.parametrize("layers", [
    (),                                                                        # no layer gives wells
    (well_at(400, 0, completeness="partial"),),
    (well_at(400, 0, suspicions=["exactly 1000 features"]),),
    (well_at(400, 0, marker="parcel centres"),),
])
def test_never_could_where_something_was_not_measured(layers: tuple[LayerData, ...]) -> None:
    assert answer(PlaceFinder(site(frame(), *layers), one_rule("septic_tank", "any_well", 100)).at(0, 0)).answer == "not_known"


def test_an_unverified_rule_leaves_it_to_a_person() -> None:
    catalogue = one_rule("septic_tank", "any_well", 100)
    unsure = replace(catalogue, rules=tuple(replace(rule, verified=False) for rule in catalogue.rules))
    assert answer(PlaceFinder(site(frame(), well_at(400, 0)), unsure).at(0, 0)).answer == "refer"


def test_outside_of_what_is_mapped_nothing_could_lie() -> None:
    finder = PlaceFinder(site(well_at(0, 0), layer("pools", "swimming_pool", [Point(100, 100)])),
                         one_rule("septic_tank", "any_well", 100))
    place = finder.at(5000, 5000)
    assert place.outside
    assert answer(place).answer == "not_known"
    # What intrudes stands: 50 ft beyond the box, but 50 ft from the well.
    assert answer(finder.at(-50, 0)).answer == "could_not_lie"


def test_a_component_that_would_come_too_near_to_another_ones_protection() -> None:
    # The rule is the cistern's, and the cistern is there already: a new field beside it makes a new pair.
    cistern = layer("cisterns", "exterior_cistern", [Point(30, 0)], ["C-1"], status="existing")
    both = rules("rules:\n" + setback("C", "exterior_cistern", "soil_absorption_system", 100)
                 + setback("F", "soil_absorption_system", "any_well", 10))
    fields = layer("fields", "soil_absorption_system", [Point(-400, 0)])
    place = PlaceFinder(site(cistern, fields, well_at(300, 0)), both).at(0, 0)
    one = answer(place, "soil_absorption_system")
    assert (one.answer, one.reasons[0].rule.id, one.reasons[0].by_constraint) == ("could_not_lie", "C", True)
    assert (one.reasons[0].constraint_id, one.reasons[0].line) == ("C-1", ((0.0, 0.0), (30.0, 0.0)))
    # The two components that are asked about at one place do not see each other.
    assert answer(place, "exterior_cistern").answer == "could_lie"


def test_rules_without_distances_are_refused() -> None:
    with pytest.raises(BohError, match="do not say where"):
        PlaceFinder(site(LOTS), rules("rules:\n  - {id: A, section: '1', kind: attribute, subjects: [septic_tank], summary: s, "
                                      "verified: true, value: {attribute: capacity_gal, at_least: 1500, unit: gal}}\n"))


# -- the same answer as the whole check -------------------------------------------------------------------------------------

@cache
def sample(town: str) -> tuple[Site, PlaceFinder]:
    where = load_site(load_site_file(resource("sample", town, "site.yaml"))).site
    return where, PlaceFinder(where, load_town({"manomet": "plymouth", "conomo": "essex"}[town]))


def with_component(where: Site, x: float, y: float, role: str) -> Site:
    """The whole site with one more layer, of one proposed component, that tells of nothing else."""
    data = layer("here", role, [Point(x, y)], ["HERE"], status="proposed")
    data.offered_roles = frozenset()
    alone = assemble([data], name="", town="", project_type="existing", crs="", feet_per_unit=1.0)
    alone.features.layer[:] = len(where.layers)
    added: Features = join_features(where.features, alone.features)
    report: Layer = alone.layers[0]
    report.could_be = frozenset()
    return replace(where, features=added, layers=[*where.layers, report])


def told_by_whole(where: Site, finder: PlaceFinder, x: float, y: float, role: str) -> tuple[str, set[tuple[Any, ...]]]:
    """Answer and binding reasons of a review of everything."""
    town = load_town(where.town)
    asked = {rule.id for rule in finder.rules}
    found = [row for row in review(with_component(where, x, y, role), town, want_all=True).records()
             if "HERE" in (row["subject_id"], row["constraint_id"]) and row["force"] == "binding" and row["rule_id"] in asked]
    worst = min((WORST_FIRST.index(row["outcome"]) for row in found if row["outcome"] in OUTCOMES), default=None)
    if worst is None:
        bound = any(row["outcome"] == "meets" and row["kind"] == "setback" for row in found)
        return ("could_lie" if bound else "only_advice"), set()
    return OUTCOMES[WORST_FIRST[worst]], {
        (row["rule_id"], row["required"], row["provided"], row["signed_ft"], row["leans"],
         row["constraint_id"] if row["subject_id"] == "HERE" else row["subject_id"])
        for row in found if row["outcome"] == WORST_FIRST[worst]}


def told_here(one: CouldLie) -> tuple[str, set[tuple[Any, ...]]]:
    return one.answer, {(reason.rule.id, reason.required, reason.provided, reason.signed_ft, reason.leans, reason.constraint_id)
                        for reason in one.reasons}


@st.composite
def places(draw: Any, town: str) -> tuple[float, float, str]:
    """A point in the sample, half of them within 150 ft of some feature's corner, and a role."""
    where, finder = sample(town)
    features = where.features
    west, south, east, north = shapely.total_bounds(features.geometry)
    if draw(st.booleans()):
        x, y = draw(st.floats(west, east)), draw(st.floats(south, north))
    else:
        row = draw(st.integers(0, len(features) - 1))
        corner = shapely.get_coordinates(features.geometry[row])[0]
        x, y = (float(np.clip(value + draw(st.floats(-45, 45)), low, high))
                for value, low, high in zip(corner, (west, south), (east, north)))
    return x, y, draw(st.sampled_from(finder.roles))


# Each example is a check of a whole sample: a failing place is told as it is, not made smaller for minutes.
WHOLE = settings(max_examples=12, phases=[Phase.explicit, Phase.reuse, Phase.generate], deadline=None,
                 suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


@WHOLE
@given(places("manomet"))
def test_same_as_a_check_of_the_whole_sample_in_plymouth(place: tuple[float, float, str]) -> None:
    where, finder = sample("manomet")
    x, y, role = place
    assert told_here(answer(finder.at(x, y), role)) == told_by_whole(where, finder, x, y, role)


@WHOLE
@given(places("conomo"))
def test_same_as_a_check_of_the_whole_sample_in_essex(place: tuple[float, float, str]) -> None:
    where, finder = sample("conomo")
    x, y, role = place
    assert told_here(answer(finder.at(x, y), role)) == told_by_whole(where, finder, x, y, role)


def test_a_huge_outline_is_cut_without_changing_the_answer() -> None:
    # 4,000 vertices: more than are taken whole. A circle of 1,000 ft, and places in it, on its edge and about it.
    swamp = layer("swamp", "wetland", [Point(0, 0).buffer(1000, quad_segs=1000)], ["S"])
    where = site(swamp, frame())
    finder = PlaceFinder(where, one_rule("septic_tank", "any_wetland", 100))
    for x, told, signed in ((1050.0, "could_not_lie", 50.0), (1150.0, "could_lie", None), (950.0, "could_not_lie", -50.0),
                            (200.0, "could_not_lie", -800.0)):
        one = answer(finder.at(x, 0))
        assert one.answer == told
        assert [reason.signed_ft for reason in one.reasons] == ([] if signed is None else [pytest.approx(signed, abs=0.011)])


# -- measure by rule ----------------------------------------------------------------------------------------------------------

def test_all_setbacks_of_a_tank_by_hand() -> None:
    catalogue = rules("rules:\n" + "".join(setback(name, "septic_tank", what, feet) for name, what, feet in (
        ("WELL", "any_well", 100), ("POOL", "swimming_pool", 10), ("LINE", "property_line", 10), ("DRY", "dry_well", 25))))
    where = site(layer("tanks", "septic_tank", [box(50, 50, 60, 55)], ["T"]), LOTS,
                 layer("wells", "drinking_well", [Point(90, 52), Point(60, 95), Point(1000, 1000)], ["W1", "W2", "W3"]),
                 layer("pools", "swimming_pool", [box(60, 400, 70, 410)], ["P"]))
    told = measure_by_rule(where, catalogue, 0)
    assert (told.id, told.layer, told.roles, told.row) == ("T", "tanks", ("septic_tank",), 0)
    assert [(one.rule.id, one.outcome, one.required, one.provided, one.constraint_id) for one in told.distances] == [
        ("WELL", "intrudes", 100.0, 30.0, "W1"), ("WELL", "intrudes", 100.0, 40.0, "W2"),
        ("DRY", "not_checked", 25.0, None, None),
        ("LINE", "meets", 10.0, 45.0, "A"), ("POOL", "meets", 10.0, 345.0, "P")]
    assert told.distances[0].line == ((60.0, 52.0), (90.0, 52.0))
    assert told.distances[2].line is None


def test_same_setbacks_as_a_check_of_the_whole_sample() -> None:
    def told(one: RuledDistance) -> tuple[Any, ...]:
        return (one.rule.id, one.outcome, one.binding, one.required, one.signed_ft, one.constraint_role, one.constraint_id,
                one.leans)
    for town in ("manomet", "conomo"):
        where, finder = sample(town)
        whole = list(review(where, load_town(where.town), want_all=True).records())
        asked = {rule.id for rule in finder.rules}
        names = [one.name for one in where.layers]
        rows = np.flatnonzero([bool(could_be(own) & set(finder.roles)) for own in where.features.role_sets])
        subjects = np.flatnonzero(np.isin(where.features.role_set, rows) & (where.features.status != "abandoned")
                                  & where.features.is_subject)
        assert len(subjects) > 20
        for row in subjects[::4].tolist():
            here = {told(one) for one in finder.setbacks_of(row).distances}
            own, home = where.features.ids[row], names[where.features.layer[row]]
            there = {(one["rule_id"], one["outcome"], one["force"] == "binding", one["required"], one["signed_ft"],
                      one["constraint_role"], one["constraint_id"], one["leans"]) for one in whole
                     if one["subject_id"] == own and one["subject_layer"] == home and one["rule_id"] in asked
                     and one["outcome"] != "not_applicable"}
            assert here == there, own


def test_the_component_under_a_point_the_smallest_first() -> None:
    where = site(layer("pastures", "pasture", [box(0, 0, 100, 100)], ["P"]),
                 layer("barns", "stable", [box(10, 10, 20, 20)], ["B"]),
                 layer("old", "stable", [box(14, 14, 15, 15)], ["GONE"], status="abandoned"), well_at(15, 15))
    finder = PlaceFinder(where, one_rule("stable, pasture", "any_well", 50))
    assert [where.features.ids[row] for row in finder.components_near(15, 15, 0.0)] == ["B", "P"]
    assert [where.features.ids[row] for row in finder.components_near(-3, 50, 5.0)] == ["P"]
    assert finder.components_near(-30, 50, 5.0) == []
