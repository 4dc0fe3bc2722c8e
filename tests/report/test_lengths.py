# SPDX-License-Identifier: GPL-2.0-or-later
"""Lengths in the units that a user reads; every expected figure is worked out by hand."""

import pytest

from bohsetbacks_plugin.report.lengths import FEET, FEET_AND_INCHES, METRES, UNITS, format_length


@pytest.mark.parametrize(("feet", "printed"), [
    (100.0, "100.00 ft"),
    (99.99, "99.99 ft"),
    (99.996, "100.00 ft"),   # rounded half up, as the verdict is: it meets 100
    (99.9949, "99.99 ft"),
    (0.0, "0.00 ft"),
    (-0.001, "0.00 ft"),     # no "-0.00"
    (-3.25, "-3.25 ft"),
])
def test_feet_are_the_figure_of_the_verdict(feet, printed):
    assert format_length(feet, FEET) == printed


@pytest.mark.parametrize(("feet", "printed"), [
    (100.0, "100 ft 0 in"),
    (99.99, "99 ft 11 7/8 in"),    # 0.99 ft are 11.88 in; 7/8 in are 0.875
    (99.996, "100 ft 0 in"),       # the verdict says 100.00
    (50.5, "50 ft 6 in"),
    (0.01, "0 ft 0 in"),           # 0.12 in, less than 1/8 in
    (0.02, "0 ft 0 1/8 in"),       # 0.24 in, not yet 1/4
    (10.33, "10 ft 3 7/8 in"),     # 3.96 in
    (12.0 + 7.5 / 12, "12 ft 7 1/2 in"),  # 12.625 is half way: 12.63 ft, 7.56 in
    (-3.25, "-3 ft 3 in"),
    (-3.26, "-3 ft 3 1/8 in"),     # 3.12 in beyond: never less than it is
    (0.0, "0 ft 0 in"),
])
def test_feet_and_inches_round_toward_shorter(feet, printed):
    assert format_length(feet, FEET_AND_INCHES) == printed


@pytest.mark.parametrize(("feet", "printed"), [
    (3937.0, "1200.000 m"),        # the US survey foot: 3937 ft are 1200 m
    (100.0, "30.480 m"),           # 30.48006 m
    (99.99, "30.477 m"),           # 30.47701 m
    (1.0, "0.304 m"),              # 0.304801 m: an international foot too would print 0.304
    (39370.0, "12000.000 m"),      # an international foot would print 11999.976
    (-1.0, "-0.305 m"),            # 0.304801 m beyond
])
def test_metres_go_by_the_survey_foot_and_round_toward_shorter(feet, printed):
    assert format_length(feet, METRES) == printed


@pytest.mark.parametrize(("units", "printed"), [
    (FEET, "0.01 ft"), (FEET_AND_INCHES, "0 ft 0 1/8 in"), (METRES, "0.004 m"),
])
def test_the_smallest_shortfall_is_never_nothing(units, printed):
    assert format_length(0.01, units, shortfall=True) == printed


def test_a_shortfall_of_whole_inches_is_not_made_larger():
    assert format_length(2.25, FEET_AND_INCHES, shortfall=True) == "2 ft 3 in"
    assert format_length(0.0, FEET_AND_INCHES, shortfall=True) == "0 ft 0 in"
    assert format_length(3937.0, METRES, shortfall=True) == "1200.000 m"


@pytest.mark.parametrize("units", UNITS)
def test_less_than_required_never_prints_as_required(units):
    """Every whole foot of the rules, and a provided distance that is 0.01 ft short of it."""
    for required in range(1, 401):
        assert format_length(required - 0.01, units) != format_length(float(required), units)


@pytest.mark.parametrize("value", [None, float("nan"), float("inf"), float("-inf")])
@pytest.mark.parametrize("units", UNITS)
def test_what_is_not_known_prints_nothing(value, units):
    assert format_length(value, units) == ""


def test_an_unknown_unit_is_an_error_even_for_nothing():
    with pytest.raises(ValueError, match="'yd' is no unit of length"):
        format_length(None, "yd")
