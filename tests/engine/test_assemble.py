# SPDX-License-Identifier: GPL-2.0-or-later
"""From layers as read to a site: every feature is measured, or listed with the reason (DESIGN principles 2 and 11)."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
import shapely
from factories import check, layer, one_rule, only, rows, site
from shapely import Point, Polygon, box

from bohsetbacks_plugin.engine.site import LayerData, Site

BOW_TIE = Polygon([(0, 0), (10, 10), (10, 0), (0, 10)])


def mixed() -> LayerData:
    """One good feature and one of each kind that cannot be measured; the last is repaired and measured."""
    shapes = [Point(0, 0), None, "POINT EMPTY", Point(math.nan, 0), Point(math.inf, 0), Point(9e6, 9e6), Point(5, 5),
              Point(6, 6), BOW_TIE]
    ids = ["good", "null", "empty", "nan", "inf", "outside", "strange", "blank", "bow"]
    data = layer("w", "salt_marsh", shapes, ids, excluded=2,
                 roles=["salt_marsh"] * 6 + ["unknown"] * 2 + ["salt_marsh"],
                 type_values=[None] * 6 + ["XYZ", None, None])
    data.outside[5] = True
    return data


def listed(where: Site) -> dict[str, str]:
    return {item.id: item.reason for item in where.not_measured}


def test_each_feature_not_measured_is_listed_with_its_reason() -> None:
    found = listed(site(mixed()))
    assert set(found) == {"null", "empty", "nan", "inf", "outside", "strange", "blank"}
    assert "NULL" in found["null"] and "empty" in found["empty"]
    assert "not numbers" in found["nan"] and "not numbers" in found["inf"]
    assert "outside Massachusetts" in found["outside"]
    assert "'XYZ'" in found["strange"] and "no type value" in found["blank"]


def test_counts_add_up() -> None:
    report = site(mixed()).layers[0]
    # 9 rows read with geometry or without, and 2 that the filter took out: 2 measured, 7 not.
    assert (report.read, report.measured, report.not_measured, report.data.excluded) == (11, 2, 7, 2)
    assert report.read == report.measured + report.not_measured + report.data.excluded


def test_repaired_is_counted_listed_and_measured() -> None:
    result = check(site(layer("t", "septic_tank", [Point(25, 5)]), mixed()), one_rule("septic_tank", "salt_marsh", 20))
    assert result.input_rows()[1]["repaired"] == 1
    assert any("bow" in text and "repaired" in text for text in result.input_rows()[1]["cautions"])
    row = only(result, constraint_id="bow")
    # The bow tie's east side is x = 10: 15 ft from the tank at x = 25.
    assert row["provided"] == 15.0 and "repaired" in row["note"]


def test_users_geometry_is_not_touched() -> None:
    data = mixed()
    before = data.geometry[8].wkb
    site(data)
    assert data.geometry[8].wkb == before


def test_not_measured_constraint_keeps_its_rule_from_meeting() -> None:
    result = check(site(layer("t", "septic_tank", [Point(0, 0)]),
                        layer("w", "salt_marsh", [Point(500, 0), None], ["far", "lost"])),
                   one_rule("septic_tank", "salt_marsh", 100))
    row = only(result, rule_id="R1")
    assert row["outcome"] == "not_checked" and "lost" in row["note"]


def test_not_measured_subject_is_listed_and_no_clear() -> None:
    result = check(site(layer("t", "septic_tank", [Point(0, 0), None], ["a", "lost"]),
                        layer("w", "salt_marsh", [Point(500, 0)])), one_rule("septic_tank", "salt_marsh", 100))
    assert result.not_measured_rows() == [{"layer": "t", "id": "lost", "reason": "no geometry (NULL)"}]
    assert result.exit_code() == 3


def lots(shapes: list[Any], ids: list[str]) -> Site:
    return site(layer("lots", "lot", shapes, ids))


def test_stacked_lots_are_one_with_all_ids() -> None:
    square = [(0, 0), (100, 0), (100, 100), (0, 100)]
    where = lots([Polygon(square), box(100, 0, 200, 100), Polygon(square[::-1]), Polygon(square[2:] + square[:2])],
                 ["U3", "B", "U1", "U2"])
    assert list(where.features.ids) == ["U1; U2; U3", "B"]
    assert where.features.all_ids[0] == ("U1", "U2", "U3")
    # Each record counts as measured: nothing was lost.
    assert where.layers[0].measured == 4
    assert any("footprint" in text for text in where.layers[0].cautions)


def test_lots_that_differ_by_more_than_noise_are_not_stacked() -> None:
    assert len(lots([box(0, 0, 100, 100), box(0, 0, 100, 100.5)], ["A", "B"]).features) == 2


def test_components_on_one_footprint_are_not_stacked() -> None:
    where = site(layer("t", "septic_tank", [box(0, 0, 10, 10)] * 2, ["A", "B"]))
    assert list(where.features.ids) == ["A", "B"]


def test_repeated_ids_carry_the_sources_feature_id_from_the_second_on() -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0), Point(1, 0), Point(2, 0), Point(3, 0)], ["A", "B", "A", "A"]))
    assert list(where.features.ids) == ["A", "B", "A#3", "A#4"]
    assert any("repeated ids (A)" in text for text in where.layers[0].cautions)


def test_repeated_ids_of_lots_that_are_not_stacked() -> None:
    where = lots([box(0, 0, 10, 10), box(20, 0, 30, 10)], ["A", "A"])
    assert list(where.features.ids) == ["A", "A#2"]


def test_the_same_id_in_two_layers_is_no_repetition() -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0)], ["1"]), layer("w", "salt_marsh", [Point(9, 0)], ["1"]))
    assert list(where.features.ids) == ["1", "1"] and not where.layers[1].cautions


def test_empty_site_and_empty_layer_assemble() -> None:
    assert len(site().features) == 0
    where = site(layer("t", "septic_tank", []))
    assert (where.layers[0].read, where.layers[0].measured, where.layers[0].not_measured) == (0, 0, 0)


def test_attributes_of_layers_are_joined_and_missing_ones_are_empty() -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0)], attributes={"lot": ["L1"]}),
                 layer("w", "public_well", [Point(9, 0)], attributes={"approved_gpd": [1000.0]}))
    assert where.features.attribute("lot", np.array([0, 1])).tolist() == ["L1", None]
    assert where.features.numbers("approved_gpd", np.array([1])).tolist() == [1000.0]


@pytest.mark.parametrize("shape", ["POINT Z (3 4 100)", "LINESTRING (3 4, 30 40)", "MULTIPOINT (3 4, 30 40)"])
def test_all_kinds_of_geometry_are_measured(shape: str) -> None:
    result = check(site(layer("t", "septic_tank", [Point(0, 0)]), layer("w", "salt_marsh", [shapely.from_wkt(shape)])),
                   one_rule("septic_tank", "salt_marsh", 100))
    assert only(result, rule_id="R1")["provided"] == 5.0  # 3 - 4 - 5
    assert len(rows(result)) == 1
