# SPDX-License-Identifier: GPL-2.0-or-later
"""Zone I of a public well, computed from its approved rate, against check values worked out by hand."""

from __future__ import annotations

from functools import cache
from typing import Optional

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bohsetbacks_plugin.engine.rules import ComputedDistance
from bohsetbacks_plugin.rule_files import load_town


@cache
def zone_i() -> ComputedDistance:
    rule = next(rule for rule in load_town("title5").rules if rule.id == "T5-13S")
    computed = rule.legs[0].computed
    assert computed is not None
    return computed


@pytest.mark.parametrize(("gpd", "feet"), [(1, 100), (1_000, 100), (10_000, 250), (50_000, 355), (99_999, 400),
                                           (100_000, 400), (5_000_000, 400)])
def test_check_values_to_the_whole_foot(gpd: float, feet: int) -> None:
    computed = zone_i().feet(gpd)
    assert computed is not None
    assert round(computed) == feet


@pytest.mark.parametrize("gpd", [None, 0, -1, float("nan"), float("inf")])
def test_unknown_rate_gives_no_distance(gpd: Optional[float]) -> None:
    assert zone_i().feet(gpd) is None


def test_reads_the_approved_rate() -> None:
    assert zone_i().attribute == "approved_gpd"


@given(st.floats(min_value=0.001, max_value=1e9), st.floats(min_value=0.001, max_value=1e9))
def test_never_smaller_for_a_larger_rate(one: float, other: float) -> None:
    less, more = sorted((one, other))
    smaller, larger = zone_i().feet(less), zone_i().feet(more)
    assert smaller is not None and larger is not None
    assert 100 <= smaller <= larger <= 400
