# SPDX-License-Identifier: GPL-2.0-or-later
"""Lots of one holding, and lot edges on the layer's bounding box (DESIGN principle 6; the issue)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from factories import check, layer, one_rule, only, rows, site
from shapely import MultiPolygon, box

A, B, C = box(0, 0, 100, 100), box(100, 0, 200, 100), box(200, 0, 300, 100)
POULTRY = one_rule("poultry_structure", "property_line", 10, "    property_line_of: premises\n", "P")
SEPTIC = one_rule("septic_tank", "property_line", 10, rule_id="S")


def lots(*shapes: Any, **more: Any) -> Any:
    return layer("lots", "lot", list(shapes), [chr(65 + row) for row in range(len(shapes))], **more)


def row_of(role: str, shape: Any, parcels: Any, **options: Any) -> dict[str, Any]:
    where = site(layer("x", role, [shape]), parcels, premises=options.pop("premises", [("A", "B")]))
    return only(check(where, POULTRY if role == "poultry_structure" else SEPTIC), constraint_role="property_line")


def test_poultry_rules_use_the_outer_ring_of_the_holding() -> None:
    # 2 ft from the line x = 100 between A and B, but 32 from the holding's south line y = 0.
    row = row_of("poultry_structure", box(90, 32, 98, 40), lots(A, B, C))
    assert (row["outcome"], row["provided"], row["constraint_id"]) == ("meets", 32.0, "A; B")
    assert "premises" in row["note"]


def test_septic_rules_keep_to_the_lot_with_a_note() -> None:
    row = row_of("septic_tank", box(90, 32, 98, 40), lots(A, B, C))
    assert (row["outcome"], row["provided"], row["constraint_id"]) == ("intrudes", 2.0, "A")
    assert "holding" in row["note"]


def test_outer_line_of_the_holding_still_counts() -> None:
    row = row_of("poultry_structure", box(190, 40, 196, 50), lots(A, B, C))
    assert (row["outcome"], row["provided"]) == ("intrudes", 4.0)


def test_across_the_line_between_two_lots_of_the_holding() -> None:
    # On both lots: within the holding, 40 from y = 0.
    row = row_of("poultry_structure", box(95, 40, 105, 48), lots(A, B, C))
    assert (row["provided"], row["signed_ft"]) == (40.0, 40.0)


def test_gap_of_grid_noise_between_two_lots_is_no_outer_line() -> None:
    # A's east side is drawn 0.2 ft short.
    row = row_of("poultry_structure", box(90, 32, 98, 40), lots(box(0, 0, 99.8, 100), B, C))
    assert (row["outcome"], row["provided"]) == ("meets", 32.0)


def test_gap_of_a_way_between_two_lots_is_an_outer_line() -> None:
    # B begins 20 ft farther east: 2 ft from A's line x = 100, which is the holding's outer line.
    row = row_of("poultry_structure", box(90, 32, 98, 40), lots(A, box(120, 0, 200, 100), C))
    assert (row["outcome"], row["provided"]) == ("intrudes", 2.0)


def test_lot_of_another_owner_within_the_holding_is_not_told_apart_by_the_outer_ring() -> None:
    # The holding is C-shaped around a pocket that is open to the east: its line within the pocket is outer line.
    around = MultiPolygon([box(0, 0, 200, 20), box(0, 20, 20, 80), box(0, 80, 200, 100)]).buffer(0)
    row = row_of("poultry_structure", box(100, 10, 110, 14), lots(around, box(-50, 0, 0, 100), C))
    assert row["provided"] == 6.0  # y = 14 to the pocket's edge y = 20


def test_outer_line_keeps_its_place_to_a_hundredth() -> None:
    # Closing gaps must not move the line: 9.99 and 10.00 ft from it stay what they are, at a corner of the ring too.
    for gap, outcome in ((9.99, "intrudes"), (10.0, "meets")):
        row = row_of("poultry_structure", box(gap, 30, gap + 8, 40), lots(A, B, C))
        assert (row["outcome"], row["provided"]) == (outcome, gap)


def test_holding_of_one_known_lot_changes_nothing() -> None:
    row = row_of("poultry_structure", box(90, 32, 98, 40), lots(A, B, C), premises=[("A",)])
    assert (row["provided"], row["constraint_id"]) == (2.0, "A")


# --- Edges on the bounding box of the lot layer.

def cut(shape: Any, completeness: str = "unknown", *shapes: Any) -> dict[str, Any]:
    where = site(layer("t", "septic_tank", [shape], ["T"]),
                 layer("lots", "lot", list(shapes or (A, B)), completeness=completeness))
    return only(check(where, SEPTIC), rule_id="S")


def test_edge_on_the_box_is_no_lot_line() -> None:
    # 4 ft from x = 0, where the layer ends and may have been cut.
    row = cut(box(4, 40, 12, 48))
    assert row["outcome"] == "not_checked"
    assert "bounding box" in row["note"] and "completeness: complete" in row["note"]


def test_edge_on_the_box_counts_where_the_layer_is_complete() -> None:
    row = cut(box(4, 40, 12, 48), "complete")
    assert (row["outcome"], row["provided"]) == ("intrudes", 4.0)


def test_edge_within_the_layer_counts_in_any_case() -> None:
    row = cut(box(88, 40, 96, 48))
    assert (row["outcome"], row["provided"]) == ("intrudes", 4.0)


def test_beyond_an_edge_on_the_box_is_not_checked() -> None:
    assert cut(box(-5, 40, 3, 48))["outcome"] == "not_checked"


def test_far_from_all_edges_meets() -> None:
    assert cut(box(40, 40, 48, 48))["outcome"] == "meets"


def test_near_both_a_cut_edge_and_a_true_one_intrudes_on_the_true_one() -> None:
    # Lot A of 16 ft width: 2 ft to the cut edge x = 0, 6 ft to the true line x = 16.
    where = site(layer("t", "septic_tank", [box(2, 40, 10, 48)], ["T"]),
                 layer("lots", "lot", [box(0, 0, 16, 100), box(16, 0, 200, 100)], completeness="unknown"))
    result = check(where, SEPTIC)
    row = only(result, rule_id="S")
    assert (row["outcome"], row["provided"]) == ("intrudes", 6.0)
    # The line that proves it has the printed length and ends on the true line.
    (x0, y0), (x1, y1) = result.findings.lines[0]
    assert np.hypot(x1 - x0, y1 - y0) == pytest.approx(6.0) and x1 == pytest.approx(16.0)


def test_beyond_a_true_line_intrudes_though_a_cut_edge_is_crossed_too() -> None:
    # The tank's corner passes the cut edge y = 0 and the true line x = 100 alike.
    where = site(layer("t", "septic_tank", [box(90, -3, 103, 20)], ["T"], attributes={"lot": ["lots-1"]}),
                 layer("lots", "lot", [A, B], completeness="unknown"))
    assert only(check(where, SEPTIC), rule_id="S")["outcome"] == "intrudes"


def test_cut_edges_of_a_holding_are_no_outer_line() -> None:
    # 4 ft from the cut edge x = 0 of a holding of A and B: whether the holding ends there is not known.
    where = site(layer("x", "poultry_structure", [box(4, 40, 12, 48)]),
                 layer("lots", "lot", [A, B, C], ["A", "B", "C"], completeness="unknown"), premises=[("A", "B")])
    assert only(check(where, POULTRY), rule_id="P")["outcome"] == "not_checked"


def test_all_edges_of_a_single_holding_are_reported_once() -> None:
    where = site(layer("x", "poultry_structure", [box(4, 40, 12, 48), box(50, 50, 60, 60)]), lots(A, B, C),
                 premises=[("A", "B")])
    assert len(rows(check(where, POULTRY))) == 2


def test_anothers_lot_inside_the_holding_is_no_part_of_it() -> None:
    # C lies wholly inside the holding of A and B; a coop on A, 4 ft from its line x = 40, is 46 ft from the outer line.
    enclave = box(40, 40, 60, 60)
    ring = box(0, 0, 100, 100).difference(enclave)
    left, right = ring.intersection(box(0, 0, 50, 100)), ring.intersection(box(50, 0, 100, 100))
    row = row_of("poultry_structure", box(30, 46, 36, 54), lots(left, right, enclave))
    assert (row["outcome"], row["provided"]) == ("intrudes", 4.0)
