# SPDX-License-Identifier: GPL-2.0-or-later
"""A bordering wetland that touches a supply or its tributary borders the supply (Title 5 table, the 100 ft row)."""

from __future__ import annotations

import pytest
from factories import check, layer, only, rows, site
from shapely import LineString, box

SWAMP = box(100, 0, 200, 100)
FIELD = box(20, 40, 40, 60)   # 60 ft west of the swamp: enough for 50 ft, not for 100


def place(water, role):
    return site(layer("f", "soil_absorption_system", [FIELD], ["F"]), layer("w", "bordering_vegetated_wetland", [SWAMP], ["W"]),
                layer("s", role, [water], ["S"]))


@pytest.mark.parametrize(("water", "role"), [
    (LineString([(200, -50), (200, 150)]), "supply_tributary"), (box(200, 50, 400, 90), "surface_water_supply"),
    (LineString([(150, -50), (150, 150)]), "supply_tributary")])
def test_a_wetland_that_touches_is_raised(water, role):
    where = place(water, role)
    found = only(check(where, "title5"), rule_id="T5-10S", constraint_id="W")
    assert (found["outcome"], found["provided"], found["required"]) == ("intrudes", 60.0, 100.0)
    assert any("border a water supply" in caution and "W" in caution for caution in where.layers[1].cautions)


@pytest.mark.parametrize(("water", "role"), [
    (LineString([(201, -50), (201, 150)]), "supply_tributary"), (LineString([(150, -50), (150, 150)]), "stream")])
def test_one_that_does_not_touch_or_touches_plain_water_is_not(water, role):
    where = place(water, role)
    assert not [row for row in rows(check(where, "title5"), rule_id="T5-10S") if row["outcome"] == "intrudes"]
    assert where.layers[1].cautions == []
