# SPDX-License-Identifier: GPL-2.0-or-later
"""Outcome of one pair (DESIGN principles 3 and 5), worked out in hundredths of a foot."""

from __future__ import annotations

import math

import numpy as np
import pytest
from factories import check, layer, one_rule, only, site
from shapely import Point, box

from bohsetbacks_plugin.engine import vocabulary
from bohsetbacks_plugin.engine.verdict import LEANS, judge, root_of_squares


def verdict(signed: float, required: float, subject: float = 0.0, constraint: float = 0.0,
            operation: float = 0.0) -> tuple[str, str, bool]:
    """Outcome, side that it leans to, decided within survey accuracy."""
    found = judge(*(np.array([value]) for value in (signed, required, subject, constraint, operation)))
    return vocabulary.OUTCOMES[found.outcome[0]], LEANS[found.leans[0]], bool(found.within_survey[0])


@pytest.mark.parametrize(("signed", "outcome"), [
    (99.99, "intrudes"), (99.994, "intrudes"), (99.995, "meets"), (99.996, "meets"), (100.0, "meets"),
    (100.01, "meets"), (0.0, "intrudes"), (-50.0, "intrudes"), (1e6, "meets"),
])
def test_band_zero_compares_the_printed_figures(signed: float, outcome: str) -> None:
    assert verdict(signed, 100.0) == (outcome, "", False)


@pytest.mark.parametrize(("signed", "outcome", "leans"), [
    # Band 5: intrudes if 100 - signed > 5, meets if signed - 100 >= 5.
    (94.99, "intrudes", ""), (95.0, "too_close_to_call", "intrudes"), (99.99, "too_close_to_call", "intrudes"),
    (100.0, "too_close_to_call", "meets"), (104.99, "too_close_to_call", "meets"), (105.0, "meets", ""),
    # 104.995 prints 105.00, so it meets; 94.996 prints 95.00, so it does not intrude.
    (104.995, "meets", ""), (94.996, "too_close_to_call", "intrudes"),
])
def test_edges_of_the_band_in_hundredths(signed: float, outcome: str, leans: str) -> None:
    assert verdict(signed, 100.0, 3.0, 4.0) == (outcome, leans, False)  # root of 9 + 16 = 5


def test_band_itself_is_rounded_to_hundredths() -> None:
    # Two layers of 10 ft: root of 200 = 14.1421 prints 14.14. 100 - 85.86 = 14.14 is not more than it, 14.15 is.
    assert verdict(85.86, 100.0, 10.0, 10.0)[0] == "too_close_to_call"
    assert verdict(85.85, 100.0, 10.0, 10.0)[0] == "intrudes"
    assert verdict(114.14, 100.0, 10.0, 10.0)[0] == "meets"
    assert verdict(114.13, 100.0, 10.0, 10.0)[0] == "too_close_to_call"


def test_deep_inside_intrudes_on_planning_data_too() -> None:
    # 30 ft deep in a swamp mapped to 40 ft, 25 ft required: 25 + 30 = 55 > 40.
    assert verdict(-30.0, 25.0, 0.0, 40.0)[0] == "intrudes"
    # At its edge: 25 - 0 = 25 is not more than 40.
    assert verdict(0.0, 25.0, 0.0, 40.0) == ("too_close_to_call", "intrudes", False)


def test_parcels_of_ten_feet_cannot_decide_a_ten_foot_rule_near_the_line() -> None:
    for signed in (0.0, 5.0, 10.0, 15.0, 19.99):
        assert verdict(signed, 10.0, 0.0, 10.0)[0] == "too_close_to_call"
    assert verdict(20.0, 10.0, 0.0, 10.0)[0] == "meets"
    assert verdict(-0.01, 10.0, 0.0, 10.0)[0] == "intrudes"


@pytest.mark.parametrize(("signed", "outcome"), [(99.99, "intrudes"), (99.996, "meets"), (100.0, "meets")])
def test_survey_decides_inside_the_band(signed: float, outcome: str) -> None:
    # 0.3 and 0.4 ft: a band of 0.50, and both are 0.5 or better.
    assert verdict(signed, 100.0, 0.3, 0.4) == (outcome, "", True)


def test_survey_outside_the_band_needs_no_exception() -> None:
    assert verdict(99.0, 100.0, 0.3, 0.4) == ("intrudes", "", False)
    assert verdict(101.0, 100.0, 0.3, 0.4) == ("meets", "", False)


def test_exactly_half_a_foot_is_still_a_survey() -> None:
    assert verdict(99.8, 100.0, 0.5, 0.5) == ("intrudes", "", True)
    assert verdict(99.8, 100.0, 0.5, 0.51) == ("too_close_to_call", "intrudes", False)


def test_survey_exception_looks_at_the_transformation_too() -> None:
    assert verdict(99.8, 100.0, 0.1, 0.1, 0.3) == ("intrudes", "", True)
    assert verdict(99.8, 100.0, 0.1, 0.1, 3.0) == ("too_close_to_call", "intrudes", False)


def test_accuracy_not_stated_is_a_band_of_nothing_and_no_survey() -> None:
    nan = math.nan
    assert verdict(99.99, 100.0, nan, nan) == ("intrudes", "", False)
    assert verdict(100.0, 100.0, nan, nan) == ("meets", "", False)
    # One side stated as 5: the band is 5, and the other side is no survey.
    assert verdict(99.0, 100.0, nan, 5.0) == ("too_close_to_call", "intrudes", False)
    assert verdict(99.8, 100.0, nan, 0.3) == ("too_close_to_call", "intrudes", False)


def test_root_of_squares() -> None:
    assert root_of_squares(np.array([3.0, math.nan, math.nan]), np.array([4.0, 2.0, math.nan])).tolist() == [5, 2, 0]


def test_figures_come_back_rounded() -> None:
    found = judge(np.array([99.996]), np.array([100.0]), np.array([10.0]), np.array([10.0]), np.array([0.0]))
    assert (found.signed_ft[0], found.required_ft[0], found.band_ft[0]) == (100.0, 100.0, 14.14)


# --- The same through a whole review.

def tank_and_wetland(gap: float, tank_ft: float, wetland_ft: float) -> dict[str, object]:
    """A tank's east wall at x = 10, and a wetland whose west edge lies `gap` east of it."""
    result = check(site(layer("tanks", "septic_tank", [box(0, 0, 10, 10)], accuracy_ft=tank_ft),
                        layer("wetlands", "salt_marsh", [box(10 + gap, -50, 300, 50)], accuracy_ft=wetland_ft)),
                   one_rule("septic_tank", "salt_marsh", 100))
    return only(result, rule_id="R1")


def test_row_of_a_pair_too_close_to_call() -> None:
    row = tank_and_wetland(98.0, 3.0, 4.0)
    assert (row["outcome"], row["leans"], row["band_ft"], row["accuracy_ft"]) == ("too_close_to_call", "intrudes", 5, 5)
    # Settled question: shortfall max(0, required - provided).
    assert (row["required"], row["provided"], row["signed_ft"], row["shortfall"]) == (100.0, 98.0, 98.0, 2.0)


def test_row_that_leans_to_meets_has_no_shortfall() -> None:
    row = tank_and_wetland(102.0, 3.0, 4.0)
    assert (row["outcome"], row["leans"], row["shortfall"]) == ("too_close_to_call", "meets", 0.0)


def test_survey_says_so_in_the_note() -> None:
    row = tank_and_wetland(99.9, 0.1, 0.2)
    assert row["outcome"] == "intrudes" and "within survey accuracy of the limit" in str(row["note"])


def test_accuracy_not_stated_is_a_caution_on_the_finding() -> None:
    row = tank_and_wetland(99.9, math.nan, 0.2)
    assert "accuracy not stated" in str(row["note"])
    both = tank_and_wetland(99.9, math.nan, math.nan)
    assert both["band_ft"] == 0.0 and both["accuracy_ft"] is None


@pytest.mark.parametrize(("gap", "outcome", "provided"), [
    (99.996, "meets", 100.0), (99.99, "intrudes", 99.99), (100.0, "meets", 100.0)])
def test_printed_figure_and_verdict_agree(gap: float, outcome: str, provided: float) -> None:
    row = tank_and_wetland(gap, 0.0, 0.0)
    assert (row["outcome"], row["provided"]) == (outcome, provided)


def test_operation_enters_the_band_only_where_two_layers_differ() -> None:
    def band(tank_operation: str, wetland_operation: str) -> object:
        found = check(site(layer("t", "septic_tank", [Point(0, 0)], operation=tank_operation, operation_accuracy_ft=3.0),
                           layer("w", "salt_marsh", [Point(99, 0)], operation=wetland_operation,
                                 operation_accuracy_ft=4.0)),
                      one_rule("septic_tank", "salt_marsh", 100))
        return only(found)["band_ft"]
    assert band("A", "A") == 0.0
    assert band("A", "B") == 5.0  # root of 3^2 + 4^2


def test_no_binding_verdict_through_an_unknown_operation() -> None:
    def outcome(wetland_operation: str) -> tuple[object, str]:
        found = check(site(layer("t", "septic_tank", [Point(0, 0)], operation="A"),
                           layer("w", "salt_marsh", [Point(50, 0)], operation=wetland_operation,
                                 no_verdict="NAD27 without conus grid")),
                      one_rule("septic_tank", "salt_marsh", 100))
        row = only(found)
        return row["outcome"], str(row["note"])
    assert outcome("B")[0] == "not_checked" and "NAD27 without conus grid" in outcome("B")[1]
    assert outcome("A")[0] == "intrudes"  # both through the same operation keep their distance
