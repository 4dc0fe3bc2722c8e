# SPDX-License-Identifier: GPL-2.0-or-later
"""Zone I of a public well in a review: 150 log10(gpd) - 350 ft, at least 100, 400 from 100,000 gpd on (310 CMR 22)."""

from __future__ import annotations

from typing import Any, Optional

import pytest
from factories import check, layer, only, site
from shapely import Point, box


def field(gap: float, gpd: Optional[float], **more: Any) -> dict[str, Any]:
    """A leaching field whose east side is x = 40, and a public well `gap` east of it, by the shipped state table."""
    where = site(layer("f", "soil_absorption_system", [box(0, 0, 40, 20)], ["F"]),
                 layer("w", "public_well", [Point(40 + gap, 10)], ["W"], attributes={"approved_gpd": [gpd]}, **more))
    return only(check(where, "title5"), rule_id="T5-13S")


@pytest.mark.parametrize(("gpd", "required"), [
    # 10,000: 150 * 4 - 350 = 250. 50,000: 150 * 4.69897 - 350 = 354.8455. 99,999: 150 * 4.9999957 - 350 = 399.99935.
    (1_000, 100.0), (10_000, 250.0), (50_000, 354.85), (99_999, 400.0), (100_000, 400.0), (2_000_000, 400.0)])
def test_required_follows_the_approved_rate(gpd: float, required: float) -> None:
    row = field(required - 0.01, gpd)
    assert (row["outcome"], row["required"], row["shortfall"]) == ("intrudes", required, 0.01)
    assert field(required, gpd)["outcome"] == "meets"


@pytest.mark.parametrize(("gap", "outcome"), [
    (50, "intrudes"), (99.99, "intrudes"), (100, "not_checked"), (250, "not_checked"), (399.99, "not_checked"),
    (400, "meets"), (1000, "meets")])
def test_rate_unknown_intrudes_within_the_least_and_meets_beyond_the_most(gap: float, outcome: str) -> None:
    assert field(gap, None)["outcome"] == outcome


@pytest.mark.parametrize("gpd", [0.0, -5.0])
def test_rate_of_nothing_is_not_known(gpd: float) -> None:
    assert field(250, gpd)["outcome"] == "not_checked"


def test_rate_unknown_names_the_attribute_and_the_range() -> None:
    row = field(250, None)
    assert "approved_gpd" in row["note"] and "100" in row["note"] and "400" in row["note"]
    assert row["provided"] == 250.0


def test_rate_unknown_within_the_least_says_that_more_may_be_required() -> None:
    row = field(50, None)
    assert (row["required"], row["shortfall"]) == (100.0, 50.0) and "approved_gpd" in row["note"]


def test_band_at_the_far_end_of_an_unknown_radius() -> None:
    # Well to 10 ft: at 405 ft the largest radius cannot be ruled out; at 410 it can.
    assert field(405, None, accuracy_ft=10.0)["outcome"] == "not_checked"
    assert field(410, None, accuracy_ft=10.0)["outcome"] == "meets"


def test_each_well_of_a_field_is_measured() -> None:
    where = site(layer("f", "soil_absorption_system", [box(0, 0, 40, 20)], ["F"]),
                 layer("w", "public_well", [Point(140, 10), Point(300, 10), Point(300, 20)], ["NEAR", "FAR", "ODD"],
                       attributes={"approved_gpd": [10_000.0, 10_000.0, None]}))
    told = {row["constraint_id"]: row["outcome"] for row in check(where, "title5").records() if row["rule_id"] == "T5-13S"}
    # 100 ft intrudes on 250; 260 ft meets it; 260 ft without a rate is open.
    assert told == {"NEAR": "intrudes", "ODD": "not_checked"}


def test_meets_by_the_formula_says_what_the_formula_is_not_for() -> None:
    # 5,000 gpd: 150 * 3.69897 - 350 = 204.85 ft. A tubular wellfield would need more than the 220 ft that there are.
    row = field(220, 5_000)
    assert (row["outcome"], row["required"]) == ("meets", 204.85) and "tubular wellfield" in row["note"]
