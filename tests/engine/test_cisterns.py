# SPDX-License-Identifier: GPL-2.0-or-later
"""Cisterns of unknown kind: which the foundations settle as interior or exterior, and which stay open."""

from __future__ import annotations

import shapely
from factories import check, layer, rows, site

from bohsetbacks_plugin.engine.site import Site

HOUSE = "POLYGON ((0 0, 40 0, 40 30, 0 30, 0 0))"


def square(x: float, y: float, size: float = 6.0) -> str:
    return str(shapely.box(x, y, x + size, y + size).wkt)


def kinds(where: Site) -> dict[str, str]:
    """The role of each cistern, by id."""
    features = where.features
    roles = {str(name): sorted(features.role_sets[code]) for name, code in zip(features.ids, features.role_set)}
    return {name: own[0] for name, own in roles.items() if "cistern" in own[0]}


def settled(*others: str, foundation: object = HOUSE, role: object = "dwelling", **options: object) -> dict[str, str]:
    """Kinds of unknown cisterns beside one foundation."""
    ids = [f"C{number}" for number in range(1, len(others) + 1)]
    return kinds(site(layer("cisterns", "cistern", others, ids), layer("houses", role, [foundation], **options)))


def test_inside_is_interior_and_outside_is_exterior() -> None:
    # From (10, 10) to (16, 16) in the house; from (50, 0) to (56, 6) 10 ft east of it; a cover is a point.
    assert settled(square(10, 10), square(50, 0), "POINT (20 20)", "POINT (41 20)") == {
        "C1": "interior_cistern", "C2": "exterior_cistern", "C3": "interior_cistern", "C4": "exterior_cistern"}


def test_one_that_straddles_or_touches_the_wall_stays_unknown() -> None:
    # Across x = 40; touching it from outside; from inside; at the house's corner only; a cover on the wall.
    unknown = settled(square(37, 10), square(40, 10), square(34, 10), square(40, 30), "POINT (40 7)")
    assert set(unknown.values()) == {"cistern"} and len(unknown) == 5


def test_one_that_would_touch_but_for_noise_of_coordinates_stays_unknown() -> None:
    # A millionth of a hundredth of a foot from the wall, inside and outside.
    assert set(settled(square(34 - 1e-8, 10), square(40 + 1e-8, 10)).values()) == {"cistern"}
    assert settled(square(33.99, 10), square(40.01, 10)) == {"C1": "interior_cistern", "C2": "exterior_cistern"}


def test_courtyard_lies_outside() -> None:
    # The yard reaches from (20, 20) to (40, 40): one in it, one across its wall.
    house = "POLYGON ((0 0, 60 0, 60 60, 0 60, 0 0), (20 20, 40 20, 40 40, 20 40, 20 20))"
    assert settled(square(27, 27), square(37, 27), foundation=house) == {"C1": "exterior_cistern", "C2": "cistern"}


def test_cellar_and_slab_are_foundations_too() -> None:
    for role in ("cellar_or_crawl_space", "slab_foundation", ("dwelling", "slab_foundation")):
        assert settled(square(10, 10), square(50, 0), role=role) == {"C1": "interior_cistern", "C2": "exterior_cistern"}


def test_wall_of_the_cellar_within_the_house_counts() -> None:
    # The cellar's east wall is x = 20: one across it, one beside it, both in the house.
    where = site(layer("cisterns", "cistern", [square(17, 10), square(25, 10)], ["C1", "C2"]),
                 layer("houses", "dwelling", [HOUSE]),
                 layer("cellars", "cellar_or_crawl_space", ["POLYGON ((0 0, 20 0, 20 30, 0 30, 0 0))"]))
    assert kinds(where) == {"C1": "cistern", "C2": "interior_cistern"}


def test_no_foundation_decides_nothing() -> None:
    # None mapped; drawn as a line; given up; or a building that may be a barn.
    assert kinds(site(layer("cisterns", "cistern", [square(10, 10)], ["C1"]))) == {"C1": "cistern"}
    assert settled(square(10, 10), foundation="LINESTRING (0 0, 40 0, 40 30, 0 30, 0 0)") == {"C1": "cistern"}
    assert settled(square(10, 10), square(50, 0), status="abandoned") == {"C1": "cistern", "C2": "cistern"}
    assert settled(square(10, 10), square(50, 0), role="building") == {"C1": "cistern", "C2": "cistern"}


def test_in_a_building_that_may_be_a_house_is_not_exterior() -> None:
    # C1 lies in the building, C2 touches it, C3 is clear of both.
    where = site(layer("cisterns", "cistern", [square(110, 10), square(140, 10), square(60, 0)], ["C1", "C2", "C3"]),
                 layer("houses", "dwelling", [HOUSE]), layer("roofs", "building", [shapely.box(100, 0, 140, 30)]))
    assert kinds(where) == {"C1": "cistern", "C2": "cistern", "C3": "exterior_cistern"}


def test_where_foundations_may_be_missing_none_is_exterior() -> None:
    outside_and_inside = (square(50, 0), square(10, 10))
    for options in ({"completeness": "partial"}, {"suspicions": ["exactly 1,000 features"]}):
        assert settled(*outside_and_inside, **options) == {"C1": "cistern", "C2": "interior_cistern"}
    # A house without geometry may be the one around it.
    where = site(layer("cisterns", "cistern", outside_and_inside, ["C1", "C2"]),
                 layer("houses", "dwelling", [HOUSE, None], ["H1", "H2"]))
    assert kinds(where) == {"C1": "cistern", "C2": "interior_cistern"}
    assert settled(*outside_and_inside, completeness="unknown") == {"C1": "exterior_cistern", "C2": "interior_cistern"}


def test_stated_kind_is_kept() -> None:
    where = site(layer("cisterns", "exterior_cistern", [square(10, 10)], ["C1"]), layer("houses", "dwelling", [HOUSE]))
    assert kinds(where) == {"C1": "exterior_cistern"}


def test_what_was_settled_is_said_in_the_layer_of_the_cisterns() -> None:
    where = site(layer("houses", "dwelling", [HOUSE]),
                 layer("cisterns", "cistern", [square(10, 10), square(50, 0), square(37, 10), square(60, 0)],
                       ["A", "B", "C", "D"]))
    assert where.layers[1].cautions == ["taken as interior cistern because of the foundations: A",
                                        "taken as exterior cistern because of the foundations: B, D"]
    assert where.layers[0].cautions == []


def test_settled_cistern_answers_one_rule_of_essex_and_an_open_one_both() -> None:
    # C1 lies 50 ft from the field: too near for an exterior cistern, not for an interior one. C3 straddles the wall.
    where = site(layer("cisterns", "cistern", [square(10, 10), square(50, 0), square(37, 10)], ["C1", "C2", "C3"]),
                 layer("houses", "dwelling", [HOUSE]),
                 layer("fields", "soil_absorption_system", ["POLYGON ((10 66, 50 66, 50 86, 10 86, 10 66))"]), town="essex")
    result = check(where, "essex")
    told = {(row["rule_id"], row["subject_id"]): row["outcome"] for row in rows(result)
            if row["rule_id"] and row["rule_id"].startswith(("ESX-8-6.4", "ESX-8-6.5"))}
    # C1: 66 - 16 = 50 ft; C2: 66 - 6 = 60 ft; C3: 66 - 16 = 50 ft.
    assert told == {("ESX-8-6.5a", "C1"): "meets", ("ESX-8-6.5b", "C1"): "meets",
                    ("ESX-8-6.4a", "C2"): "intrudes", ("ESX-8-6.4b", "C2"): "meets",
                    ("ESX-8-6.4a", "C3"): "intrudes", ("ESX-8-6.4b", "C3"): "intrudes",
                    ("ESX-8-6.5a", "C3"): "meets", ("ESX-8-6.5b", "C3"): "intrudes"}
