# SPDX-License-Identifier: GPL-2.0-or-later
"""One foot, one place (DESIGN principle 3): the US survey foot, and rounding half up to hundredths."""

from __future__ import annotations

import numpy as np
import pytest

from bohsetbacks_plugin.engine.units import feet_to_metres, metres_to_feet, round_feet, to_hundredths


def test_foot_is_the_us_survey_foot() -> None:
    # 1200 m are 3937 ft by definition; the international foot would give 3937.0079.
    assert metres_to_feet(1200.0) == pytest.approx(3937.0, abs=1e-9)
    assert feet_to_metres(3937.0) == pytest.approx(1200.0, abs=1e-9)


def test_hundred_feet_differ_from_international_by_a_fifth_of_a_thousandth() -> None:
    # 100 ft US survey = 100 * 1200/3937 m = 30.48006096 m; international 30.48 m: 0.000061 m = 0.0002 ft.
    assert feet_to_metres(100.0) == pytest.approx(30.480060960121924, abs=1e-12)


@pytest.mark.parametrize(("feet", "hundredths"), [
    (99.996, 10000), (99.99, 9999), (100.0, 10000), (99.995, 10000), (99.994, 9999), (0.005, 1), (0.0049, 0), (0.0, 0),
    # Half up is up, also below zero: -0.005 is half way between -0.01 and 0.00 and goes to 0.00; -0.015 to -0.01.
    (-0.005, 0), (-0.015, -1), (-0.006, -1), (-12.344, -1234),
])
def test_rounds_half_up_to_hundredths(feet: float, hundredths: int) -> None:
    assert int(to_hundredths(feet)) == hundredths


def test_half_up_where_binary_would_go_down_or_even() -> None:
    # Bankers' rounding gives 0.12 and 2.68 is what round(2.675, 2) misses in binary (2.67499999...).
    assert float(round_feet(0.125)) == 0.13
    assert float(round_feet(2.675)) == 2.68


def test_floating_point_noise_of_large_coordinates_does_not_choose() -> None:
    # A true 99.995 measured between coordinates near one million carries about 1e-9 of noise in either direction.
    for noise in (-1e-9, 0.0, 1e-9):
        assert int(to_hundredths(99.995 + noise)) == 10000


def test_arrays_keep_their_shape() -> None:
    assert round_feet(np.array([[1.004, 1.006], [0.0, 99.996]])).tolist() == [[1.0, 1.01], [0.0, 100.0]]


def test_never_prints_minus_zero() -> None:
    assert str(float(round_feet(-0.0))) == "0.0"
    assert str(float(round_feet(-0.001))) == "0.0"
