# SPDX-License-Identifier: GPL-2.0-or-later
"""One area that several rules claim: dogs of several sizes in one pen, several leaching areas of one lot (Essex 8-2, 8-4.2)."""

from __future__ import annotations

import pytest
from factories import check, layer, only, site
from shapely import box


def pen(width: float, **dogs: int):
    attributes = {f"{size}_dogs": [number] for size, number in dogs.items()}
    return site(layer("p", "dog_confinement_area", [box(0, 0, width, 1)], ["P"], attributes=attributes))


@pytest.mark.parametrize(("width", "small", "large"), [
    # Three small dogs need 36 sq ft and three large ones 72, together 108.
    (108, "meets", "meets"), (107, "refer", "refer"), (72, "refer", "refer"), (71, "refer", "intrudes"),
    (35, "intrudes", "intrudes")])
def test_dogs_of_two_sizes_in_one_pen(width, small, large):
    result = check(pen(width, small=3, medium=0, large=3), "essex")
    assert only(result, rule_id="ESX-8-4.2a")["outcome"] == small
    found = only(result, rule_id="ESX-8-4.2c")
    assert found["outcome"] == large
    if large == "refer":
        assert "together 108 sq ft" in found["note"]


def test_dogs_of_one_size_have_the_pen_for_themselves():
    assert only(check(pen(36, small=3, medium=0, large=0), "essex"), rule_id="ESX-8-4.2a")["outcome"] == "meets"


@pytest.mark.parametrize(("second", "status", "outcome"), [
    # 400 + 400 = 800 sq ft may be one system; 400 + 399 is too little either way; an existing one is no part of the new.
    (400, "proposed", "refer"), (399, "proposed", "intrudes"), (400, "existing", "intrudes")])
def test_two_leaching_areas_of_one_lot(second, status, outcome):
    fields = layer("f", "soil_absorption_system", [box(10, 10, 30, 30), box(40, 10, 60, 30)], ["F1", "F2"],
                   status=["proposed", status], attributes={"effective_area_sqft": [400, second]})
    where = site(layer("l", "lot", [box(0, 0, 200, 200)], ["L"]), fields)
    found = only(check(where, "essex"), rule_id="ESX-8-2", subject_id="F1")
    assert (found["outcome"], found["provided"]) == (outcome, 400.0)


def test_leaching_areas_of_two_lots_are_two_systems():
    fields = layer("f", "soil_absorption_system", [box(10, 10, 30, 30), box(240, 10, 260, 30)], ["F1", "F2"],
                   attributes={"effective_area_sqft": [400, 400]})
    where = site(layer("l", "lot", [box(0, 0, 200, 200), box(200, 0, 400, 200)], ["L", "M"]), fields)
    assert only(check(where, "essex"), rule_id="ESX-8-2", subject_id="F1")["outcome"] == "intrudes"
