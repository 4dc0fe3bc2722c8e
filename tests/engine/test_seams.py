# SPDX-License-Identifier: GPL-2.0-or-later
"""An area mapped in two halves is one area; two areas that lie apart are two (DESIGN principle 5: mid-swamp intrudes)."""

from __future__ import annotations

from typing import Any

from factories import check, layer, one_rule, rows, site
from shapely import box

RULE = one_rule("septic_tank", "salt_marsh", 25)


def answers(tank: Any, *marshes: Any) -> dict[str, tuple[str, float]]:
    ids = [f"M{number}" for number in range(len(marshes))]
    found = rows(check(site(layer("tanks", "septic_tank", [tank], ["T"]),
                            layer("marsh", "salt_marsh", list(marshes), ids, accuracy_ft=30.0)), RULE))
    return {row["constraint_id"]: (row["outcome"], row["signed_ft"]) for row in found}


def test_tank_on_the_seam_of_two_halves_lies_in_mid_swamp() -> None:
    # Its deepest vertex lies 48 ft from the edge y = 0 of both halves together, and 5 ft from the seam x = 100.
    halves = box(0, 0, 100, 100), box(100, 0, 200, 100)
    assert answers(box(95, 40, 105, 48), *halves) == {"M0": ("intrudes", -48.0), "M1": ("intrudes", -48.0)}


def test_another_area_three_feet_off_lends_its_depth_to_no_other() -> None:
    # 0.5 ft into the first, whose edge is known to 30 ft only; 25 ft into the second.
    apart = box(0, 0, 100, 100), box(103, 0, 200, 100)
    assert answers(box(99.5, 40, 128, 48), *apart) == {"M0": ("too_close_to_call", -0.5), "M1": ("intrudes", -25.0)}
