# SPDX-License-Identifier: GPL-2.0-or-later
"""Variances on record, which a person judges and the law lets lapse; and the routes that the text gives for a shortfall."""

from __future__ import annotations

import dataclasses
from datetime import date
from typing import Any

import pytest
from factories import check, layer, one_rule, only, rows, rules, site
from hypothesis import given
from hypothesis import strategies as st
from shapely import Point, box

from bohsetbacks_plugin.engine.errors import BohError
from bohsetbacks_plugin.engine.review import Review
from bohsetbacks_plugin.engine.rules import Catalogue
from bohsetbacks_plugin.engine.site import Variance
from bohsetbacks_plugin.rule_files import load_town

PLYMOUTH = load_town("plymouth")
GRANTED = date(2024, 3, 1)


def catalogue(*ids: str) -> Catalogue:
    """Some of Plymouth's and the state's rules alone."""
    return dataclasses.replace(PLYMOUTH, rules=tuple(rule for rule in PLYMOUTH.rules if rule.id in ids))


# A corral 30 ft from the layout of a public highway: 50 ft are required, 20 are short.
ROAD = layer("roads", "public_highway", [box(-500, 60, 500, 100)], ["road"])
HIGHWAY = "PLY-HORSE-11A-1"


def corral(where: Any = None, **more: Any) -> Any:
    return layer("corrals", "corral", [where or box(0, 0, 40, 30)], ["C1"], **more)


def held(variance: Any, today: date = GRANTED, *layers: Any, rule: str = HIGHWAY, **more: Any) -> Review:
    granted = variance if isinstance(variance, tuple) else (variance,)
    return check(site(*(layers or (corral(), ROAD)), variances=granted, as_of=today, **more), catalogue(rule))


def variance(**more: Any) -> Variance:
    return Variance(**{"rule": HIGHWAY, "subject": "C1", "granted": GRANTED, **more})


# --- On record

def test_variance_refers_and_keeps_the_numbers() -> None:
    row = only(held(variance(conditions="a hedge along the way")))
    assert (row["outcome"], row["required"], row["provided"], row["shortfall"]) == ("refer", 50, 30, 20)
    assert (row["constraint_id"], row["force"], row["leans"]) == ("road", "binding", "")
    assert row["note"].startswith("variance of 2024-03-01 (a hedge along the way): whether its conditions are kept")
    assert "route in the text" not in row["note"]


def test_variance_takes_away_exit_1_but_gives_no_clear() -> None:
    without = check(site(corral(), ROAD), catalogue(HIGHWAY))
    assert without.exit_code() == 1
    assert held(variance()).exit_code() == 3 and held(variance()).counts()["refer"] == 1


def test_what_meets_the_rule_needs_no_variance() -> None:
    # 60 ft from the layout.
    row = only(held(variance(), GRANTED, corral(box(0, -40, 40, 0)), ROAD))
    assert (row["outcome"], row["provided"]) == ("meets", 60) and "variance" not in row["note"]


def test_variance_for_another_rule_or_feature_changes_nothing() -> None:
    pair = layer("corrals", "corral", [box(0, 0, 40, 30), box(100, 0, 140, 30)], ["C1", "C2"])
    found = {row["subject_id"]: row["outcome"] for row in rows(held(variance(), GRANTED, pair, ROAD))}
    assert found == {"C1": "refer", "C2": "intrudes"}
    both = catalogue(HIGHWAY, "PLY-HORSE-10J-3")
    well = layer("wells", "drinking_well", [Point(80, 15)], ["W1"])
    where = site(corral(), ROAD, well, variances=(variance(),), as_of=GRANTED)
    # The well is 80 - 40 = 40 ft away, 50 are required: for it there is no variance.
    assert {row["rule_id"]: row["outcome"] for row in rows(check(where, both))} == {
        HIGHWAY: "refer", "PLY-HORSE-10J-3": "intrudes"}


def test_variance_on_an_area_keeps_its_numbers() -> None:
    lot, none = layer("lots", "lot", [box(0, 0, 240, 100)], ["L1"]), [layer(one, one, []) for one in
                                                                  ("building", "wetland", "surface_water")]
    stable = layer("stables", "stable", [box(20, 20, 60, 50)], ["C1"], attributes={"horses": [1]})
    row = only(held(variance(rule="PLY-HORSE-9-1"), GRANTED, stable, lot, *none, rule="PLY-HORSE-9-1"))
    assert (row["outcome"], row["required"], row["provided"], row["shortfall"]) == ("refer", 25_000, 24_000, 1_000)


def test_too_close_to_call_goes_to_the_board_and_leans_no_more() -> None:
    # 52 ft with a band of 5: without a variance too close to call.
    near = corral(box(0, -22, 40, 8), accuracy_ft=5.0)
    assert only(check(site(near, ROAD), catalogue(HIGHWAY)))["leans"] == "meets"
    row = only(held(variance(), GRANTED, near, ROAD))
    assert (row["outcome"], row["leans"], row["provided"]) == ("refer", "", 52)


def test_not_checked_stays_so() -> None:
    road = layer("roads", "public_highway", [box(-500, 60, 500, 100)], ["road"], operation="NAD27", no_verdict="no grid")
    assert only(held(variance(), GRANTED, corral(), road))["outcome"] == "not_checked"


@pytest.mark.parametrize(("more", "told"), [
    ({"rule": "PLY-HORSE-11A-9"}, "no rule 'PLY-HORSE-11A-9' here; did you mean 'PLY-HORSE-11A-1'"),
    ({"subject": "C11"}, "no feature 'C11' here; did you mean 'C1'")])
def test_unknown_rule_or_feature_is_an_error(more: dict[str, str], told: str) -> None:
    with pytest.raises(BohError, match=told):
        held(variance(**more))


# --- Lapsed

@pytest.mark.parametrize(("today", "outcome"), [
    # One year from 1 March 2024, the last day in it.
    (date(2024, 3, 1), "refer"), (date(2025, 3, 1), "refer"), (date(2025, 3, 2), "intrudes"), (date(2030, 1, 1), "intrudes")])
def test_variance_that_is_not_used_lapses_after_a_year(today: date, outcome: str) -> None:
    row = only(held(variance(), today))
    assert (row["outcome"], row["provided"], row["shortfall"]) == (outcome, 30, 20)
    if outcome == "intrudes":
        assert "variance of 2024-03-01 lapsed on 2025-03-01: it was not used in time" in row["note"]
        assert "route in the text" in row["note"]


@pytest.mark.parametrize(("used", "outcome"), [
    (date(2024, 6, 1), "refer"), (date(2025, 3, 1), "refer"), (date(2025, 3, 2), "intrudes")])
def test_variance_that_was_used_in_time_does_not_lapse(used: date, outcome: str) -> None:
    assert only(held(variance(used=used), date(2030, 1, 1)))["outcome"] == outcome


def test_variance_of_a_leap_day_lapses_at_the_end_of_february() -> None:
    leap = variance(granted=date(2024, 2, 29))
    assert only(held(leap, date(2025, 2, 28)))["outcome"] == "refer"
    assert only(held(leap, date(2025, 3, 1)))["outcome"] == "intrudes"


def test_new_variance_counts_beside_one_that_lapsed() -> None:
    both = (variance(), variance(granted=date(2026, 1, 10)))
    row = only(held(both, date(2026, 6, 1)))
    assert row["outcome"] == "refer" and "2024-03-01 lapsed" in row["note"] and "variance of 2026-01-10:" in row["note"]


def test_septic_variance_does_not_lapse() -> None:
    tank = layer("tanks", "septic_tank", [box(0, 0, 8, 5)], ["C1"], attributes={"capacity_gal": [750]})
    row = only(held(variance(rule="PLY-T5-3.3-750"), date(2040, 1, 1), tank, rule="PLY-T5-3.3-750"))
    assert (row["outcome"], row["provided"]) == ("refer", 750)


@given(st.dates(date(1990, 1, 1), date(2030, 1, 1)), st.dates(date(1990, 1, 1), date(2035, 1, 1)))
def test_a_variance_never_makes_a_finding_meet_or_vanish(granted: date, today: date) -> None:
    row = only(held(variance(granted=granted), today))
    assert row["outcome"] in ("refer", "intrudes") and (row["required"], row["provided"]) == (50, 30)


# --- Routes for a shortfall, by the kind of project

STATE_LINE = "T5-01T"


def tank_by_the_line(project: str, status: str = "proposed") -> str:
    """The note of a tank 4 ft from the line; the state asks for 10."""
    lot = layer("lots", "lot", [box(0, 0, 100, 100)], ["L1"])
    tank = layer("tanks", "septic_tank", [box(4, 40, 12, 45)], ["T1"], status=status)
    row = only(check(site(tank, lot, project_type=project), catalogue(STATE_LINE)))
    assert (row["outcome"], row["provided"]) == ("intrudes", 4)
    return str(row["note"])


def test_new_construction_has_no_local_upgrade_approval() -> None:
    note = tank_by_the_line("new_construction")
    assert "local upgrade approval" not in note and "route in the text: a variance" in note and "15.410 to 15.413" in note


@pytest.mark.parametrize("project", ["upgrade", "repair", "existing"])
def test_existing_systems_go_by_local_upgrade_approval_first(project: str) -> None:
    note = tank_by_the_line(project)
    assert note.index("local upgrade approval") < note.index("a variance, where strict") and "abutters notified" in note


def test_what_exists_beside_new_construction_goes_by_its_own_route() -> None:
    assert "local upgrade approval" in tank_by_the_line("new_construction", status="existing")


def test_routes_never_say_that_they_are_open() -> None:
    words = " ".join(remedy.route for rule in PLYMOUTH.rules for remedy in rule.remedies)
    assert not any(word in words for word in ("available", "approved", "entitled"))


def test_route_stands_only_where_something_is_short() -> None:
    text = ("remedies:\n  board: {section: '9', route: ask the Board}\n"
            "rules:\n  - {id: R1, section: '1', kind: setback, subjects: [corral], constraint: public_highway, feet: 50, "
            "summary: s, verified: true, remedy: board}\n")
    told = {}
    for y in (60, 200):
        row = only(check(site(corral(), layer("roads", "public_highway", [box(-500, y, 500, 300)])), rules(text)))
        told[row["outcome"]] = row["note"]
    assert told["intrudes"].endswith("route in the text: ask the Board (9)") and "route" not in told["meets"]


def test_rule_without_a_route_tells_none() -> None:
    row = only(check(site(corral(), ROAD), one_rule("corral", "public_highway", 50)))
    assert row["outcome"] == "intrudes" and "route" not in row["note"]
