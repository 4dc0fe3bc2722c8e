# SPDX-License-Identifier: GPL-2.0-or-later
"""The land of lots and the horses that it allows, by hand. One unit is one foot."""

from __future__ import annotations

import pytest
from factories import layer, one_rule, site

from bohsetbacks_plugin.engine.errors import BohError, Cancelled
from bohsetbacks_plugin.engine.lot_areas import lot_areas
from bohsetbacks_plugin.rule_files import load_town


def box(x, y, width, height):
    return f"POLYGON(({x} {y}, {x + width} {y}, {x + width} {y + height}, {x} {y + height}, {x} {y}))"


def place(*more, premises=()):
    # A: 300 x 200 = 60,000 sq ft; B beside it: 100 x 200 = 20,000.
    return site(layer("lots", "lot", [box(0, 0, 300, 200), box(300, 0, 100, 200)], ["A", "B"]),
                layer("houses", "dwelling", [box(10, 10, 50, 40)], ["H"], subject=False),
                layer("swamps", "bordering_vegetated_wetland", [box(100, 100, 100, 90)], ["S"]),
                layer("pools", "swimming_pool", [box(250, 20, 20, 10)], ["P"], subject=False),
                layer("ponds", "pond", [box(1000, 1000, 10, 10)], ["W"]), *more, premises=list(premises))


def test_gross_net_and_usable():
    first, second = lot_areas(place(), load_town("plymouth"))
    # House 2,000, swamp 9,000, pool 200.
    assert (first.lot_id, first.gross, first.net, first.usable) == ("A", 60_000, 58_000, 48_800)
    # 50,000 for two by the land net of buildings; usable land is enough for one (25,000).
    assert (first.allowed, first.allowed_usable) == (2, 1)
    assert (second.lot_id, second.gross, second.allowed) == ("B", 20_000, 0)


def test_lots_of_one_holding_are_one_piece_of_land():
    one, = lot_areas(place(premises=[("A", "B")]), load_town("plymouth"))
    # 78,000 net of the house: three horses (70,000), not four (90,000).
    assert (one.lot_id, one.net, one.allowed) == ("A; B", 78_000, 3)
    assert [row.lot_id for row in lot_areas(place(premises=[("A", "B")]), load_town("plymouth"), ["B"])] == ["A; B"]


def test_horses_that_the_layers_give():
    stables = layer("stables", "stable", [box(200, 50, 10, 10), box(220, 50, 10, 10)], ["S-1", "S-2"],
                    attributes={"horses": [2, 1]})
    corral = layer("corrals", "corral", [box(200, 70, 30, 30)], ["C"], attributes={"horses": [3]})
    first, second = lot_areas(place(stables, corral), load_town("plymouth"))
    # Three in the stables and three in the corral are the same three.
    assert (first.present, second.present) == (3.0, None)


def test_no_rule_no_number():
    first, _ = lot_areas(place(), one_rule("septic_tank", "drinking_well", 50))
    assert first.allowed is None and first.gross == 60_000
    assert "no rule of this town says how much land horses need" in first.notes


def test_mistakes():
    with pytest.raises(BohError, match="no lot 'X'"):
        lot_areas(place(), load_town("plymouth"), ["X"])
    with pytest.raises(BohError, match="no lots"):
        lot_areas(site(layer("tanks", "septic_tank", ["POINT(0 0)"])), load_town("plymouth"))
    with pytest.raises(Cancelled):
        lot_areas(place(), load_town("plymouth"), progress=lambda share, text: False)
