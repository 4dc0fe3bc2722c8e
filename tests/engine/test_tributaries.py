# SPDX-License-Identifier: GPL-2.0-or-later
"""Which streams and ponds flow into a supply: lengths worked out by hand, and what must never be called 'does not contribute'.

One unit is one foot, the tolerance 3 ft. The supply is a reservoir whose east shore is x = 100; most streams come from
the east.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Optional

import numpy as np
import pytest
import shapely
import shapely.ops
from factories import geometries
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from shapely import LineString, MultiLineString, MultiPolygon, Point, Polygon, box

from bohsetbacks_plugin.engine.errors import BohError
from bohsetbacks_plugin.engine.tributaries import Doubt, Trace, trace

RESERVOIR = box(0, -50, 100, 50)
SNAP = 3.0


def run(lines: Sequence[Any], *, known: Any = True, bodies: Sequence[Any] = (), supplies: Sequence[Any] = (RESERVOIR,),
        snap: float = SNAP) -> Trace:
    """Trace lines given as lists of vertices, or as geometries."""
    shapes = [LineString(line) if isinstance(line, list) else line for line in lines]
    direction = np.broadcast_to(np.asarray(known, dtype=bool), (len(shapes),))
    return trace(geometries(shapes), direction, geometries(bodies), geometries(supplies), snap)


def words(answer: Any) -> list[str]:
    """yes, unsure (reached in doubt), open (not reached, not cleared) or no, for each row."""
    names = {(True, False): "yes", (True, True): "unsure", (False, True): "open", (False, False): "no"}
    return [names[bool(one), bool(two)] for one, two in zip(answer.contributing, answer.uncertain)]


def paths(answer: Any) -> list[Optional[float]]:
    return [None if math.isnan(one) else round(one, 6) for one in answer.path.tolist()]


def test_lengths_along_a_chain_are_those_of_the_lines_below() -> None:
    # B lies above A (100 ft). C ends where B begins; B is 30-40-50: 100 + 50. D joins C's upper end: 150 + 60.
    found = run([[(200, 0), (100, 0)], [(240, 30), (200, 0)], [(300, 30), (240, 30)], [(300, 90), (300, 30)]])
    assert words(found.lines) == ["yes"] * 4
    assert paths(found.lines) == [0.0, 100.0, 150.0, 210.0]
    assert set(found.lines.supply.tolist()) == {0} and set(found.lines.doubts.tolist()) == {0}
    assert found.near_misses == [] and not len(found.backwards)


def test_outlet_and_what_joins_it_do_not_contribute() -> None:
    found = run([[(200, 0), (100, 0)], [(0, 0), (-100, 0)], [(-100, 80), (-100, 0)], [(-100, 0), (-200, 0)]])
    assert words(found.lines) == ["yes", "no", "no", "no"]
    assert paths(found.lines)[1:] == [None] * 3 and found.lines.supply.tolist() == [0, -1, -1, -1]


def test_outlet_drawn_from_inside_the_reservoir_does_not_contribute() -> None:
    # Its first 60 ft lie in the supply: that is the supply's water, the line leaves it.
    found = run([[(60, 0), (150, 0), (200, 0)], [(50, 200), (50, 20)]])
    assert words(found.lines) == ["no", "yes"] and paths(found.lines) == [None, 0.0]


def test_a_joint_within_the_reservoir_is_the_reservoirs() -> None:
    # Another stream ends in the reservoir 1 ft beside the outlet's foot: the outlet leaves all the same.
    found = run([[(60, 0), (150, 0), (200, 0)], [(80, 200), (80, 1)]])
    assert words(found.lines) == ["no", "yes"]


def test_stream_that_leaves_a_pond_and_comes_back_to_it() -> None:
    # Out of the pond's north shore, back into it, out of its south shore and away into a river that goes on.
    bow = [(240, 20), (240, 90), (270, 90), (270, -200)]
    found = run([[(200, 0), (100, 0)], bow, [(400, -200), (270, -200)], [(270, -200), (270, -300)]],
                bodies=[box(200, -30, 300, 30)])
    assert words(found.lines) == ["yes", "yes", "no", "no"] and paths(found.lines) == [0.0, 100.0, None, None]
    # Had it not come back, it would only leave.
    gone = run([[(200, 0), (100, 0)], [(240, 20), (240, 90), (270, 90), (320, -200)], [(400, -200), (320, -200)],
                [(320, -200), (320, -300)]], bodies=[box(200, -30, 260, 30)])
    assert words(gone.lines) == ["yes", "no", "no", "no"]


def test_stream_through_the_reservoir_contributes() -> None:
    assert words(run([[(300, 0), (-200, 0)]]).lines) == ["yes"]


def test_end_on_the_interior_of_another_line() -> None:
    # Brook ends at (250, 0), 150 ft of the main stream above the shore. The ditch ends on the brook, 40 ft above its mouth.
    found = run([[(400, 0), (100, 0)], [(250, 120), (250, 0)], [(300, 40), (250, 40)]])
    assert words(found.lines) == ["yes"] * 3 and paths(found.lines) == [0.0, 150.0, 190.0]


def test_crossing_without_an_end_joins_nothing() -> None:
    # A culvert: they cross in their interiors, in the second pair even with a vertex of each at the crossing.
    found = run([[(300, 0), (100, 0)], [(200, 90), (200, -90)], [(260, -90), (250, 0), (260, 90)], [(150, 0), (150, 200)]])
    assert words(found.lines)[:3] == ["yes", "no", "no"]
    vertex = run([[(300, 0), (200, 0), (100, 0)], [(200, 90), (200, 0), (200, -90)]])
    assert words(vertex.lines) == ["yes", "no"]


@pytest.mark.parametrize(("gap", "word", "miss"), [
    (0.0, "yes", None), (0.02, "yes", None), (1.0, "unsure", None), (2.9, "unsure", None), (3.1, "open", 3.1),
    (14.9, "open", 14.9), (15.1, "no", None)])
def test_gap_before_another_line(gap: float, word: str, miss: Optional[float]) -> None:
    """Up to 0.03 ft it is noise, up to 3 ft closed in doubt, up to five times that pointed out; what lies above goes along."""
    found = run([[(400, 0), (100, 0)], [(250, 120), (250, gap)], [(300, 120), (250, 120)]])
    assert words(found.lines) == ["yes", word, word]
    reached = word in ("yes", "unsure")
    assert paths(found.lines)[1:] == ([150.0, 270.0 - gap] if reached else [None, None])
    assert [one.gap for one in found.near_misses] == ([] if miss is None else [pytest.approx(miss)])
    assert [one.line for one in found.near_misses] == ([] if miss is None else [1])
    flag = {"yes": Doubt.NONE, "unsure": Doubt.GAP, "open": Doubt.NEAR_MISS, "no": Doubt.NONE}[word]
    assert set(found.lines.doubts[1:].tolist()) == {int(flag)}


@pytest.mark.parametrize(("gap", "word"), [(0.0, "yes"), (1.0, "unsure"), (8.0, "open"), (16.0, "no")])
def test_gap_between_two_ends(gap: float, word: str) -> None:
    assert words(run([[(200, 0), (100, 0)], [(300, 0), (200 + gap, 0)]]).lines) == ["yes", word]


@pytest.mark.parametrize(("gap", "word"), [(0.0, "yes"), (2.0, "yes"), (8.0, "open"), (16.0, "no")])
def test_what_lies_within_the_tolerance_of_a_supply_touches_it(gap: float, word: str) -> None:
    found = run([[(200, 0), (100 + gap, 0)]], bodies=[box(20, 50 + gap, 80, 90), box(100 + gap, -40, 150, -20)])
    assert words(found.lines) == [word] and words(found.bodies) == [word, word]
    if word == "yes":
        assert paths(found.lines) == [0.0] and paths(found.bodies) == [0.0, 0.0]


def test_water_passes_through_a_pond_and_the_way_across_counts_nothing() -> None:
    # The pond's outlet is 100 ft long. Both inlets end at its shore, one 20 ft inside it. A dead-end path lies in the pond.
    pond = box(200, -30, 300, 30)
    found = run([[(200, 0), (100, 0)], [(400, 0), (300, 0)], [(250, 200), (250, 10)], [(280, 0), (230, 0)],
                 [(400, 90), (400, 0)]], bodies=[pond])
    assert words(found.lines) == ["yes"] * 5 and words(found.bodies) == ["yes"]
    assert paths(found.bodies) == [100.0]
    assert paths(found.lines) == [0.0, 100.0, 100.0, 100.0, 200.0]


def test_one_line_through_a_pond() -> None:
    # From 400 to 100, through the pond from 300 to 200. The brook joins at 350: 50 ft to the pond and 100 from it.
    found = run([[(400, 0), (100, 0)], [(350, 80), (350, 0)]], bodies=[box(200, -30, 300, 30)])
    assert words(found.lines) == ["yes", "yes"] and paths(found.lines) == [0.0, 150.0] and paths(found.bodies) == [100.0]


def test_wetlands_side_by_side_pass_water_on() -> None:
    # The wetland touches the pond along its edge, the second overlaps the first; a brook flows into the second.
    found = run([[(200, 0), (100, 0)], [(600, 0), (480, 0)]],
                bodies=[box(200, -30, 300, 30), box(300, -60, 400, 0), box(390, -60, 480, 60), box(800, 0, 900, 50)])
    assert words(found.bodies) == ["yes", "yes", "yes", "no"] and paths(found.bodies)[:3] == [100.0] * 3
    assert words(found.lines) == ["yes", "yes"]


def test_parts_of_one_polygon_are_not_one_water() -> None:
    # A feature of two ponds 400 ft apart: what flows into the far one does not come out of the near one.
    two = MultiPolygon([box(200, -30, 300, 30), box(700, -30, 800, 30)])
    found = run([[(200, 0), (100, 0)], [(900, 0), (800, 0)], [(250, 100), (250, 30)]], bodies=[two])
    assert words(found.lines) == ["yes", "no", "yes"] and words(found.bodies) == ["yes"]


def test_lines_of_several_parts() -> None:
    # Both parts are one stream; the second part alone reaches the supply, the first ends on it.
    found = run([MultiLineString([[(300, 50), (200, 0)], [(200, 0), (100, 0)]]), [(300, 150), (300, 50)]])
    assert words(found.lines) == ["yes", "yes"]
    assert paths(found.lines) == [0.0, pytest.approx(100 + math.hypot(100, 50), abs=1e-5)]


def test_pond_without_a_stream_is_not_connected() -> None:
    assert words(run([[(200, 0), (100, 0)]], bodies=[box(150, 40, 180, 80)]).bodies) == ["no"]
    # 10 ft beside the stream, or beside the reservoir, it is pointed out, and not cleared.
    found = run([[(200, 0), (100, 0)]], bodies=[box(150, 10, 180, 80), box(-60, 0, -10, 20)])
    assert words(found.bodies) == ["open", "open"]
    assert [(one.line, one.body, one.gap) for one in found.near_misses] == [(-1, 0, 10.0), (-1, 1, 10.0)]


def test_island_in_a_pond_and_pond_in_a_wetland() -> None:
    # The wetland is a ring about the pond, which lies in its hole: they share that edge. The stream leaves the wetland.
    ring = Polygon(box(200, -100, 400, 100).exterior.coords, [box(250, -50, 350, 50).exterior.coords])
    found = run([[(200, 0), (100, 0)]], bodies=[ring, box(250, -50, 350, 50)])
    assert words(found.bodies) == ["yes", "yes"]
    # Without the hole the pond lies inside the wetland, its outline touching nothing.
    inside = run([[(200, 0), (100, 0)]], bodies=[box(200, -100, 400, 100), box(280, -10, 300, 10)])
    assert words(inside.bodies) == ["yes", "yes"]


def test_of_a_braid_the_shorter_way_counts() -> None:
    # From (300, 0) down to (200, 0): straight 100 ft, or by (250, 120): 2 x 130 ft. Above it C: 100 + 100.
    found = run([[(200, 0), (100, 0)], [(300, 0), (250, 120), (200, 0)], [(300, 0), (200, 0)], [(400, 0), (300, 0)]])
    assert words(found.lines) == ["yes"] * 4 and paths(found.lines) == [0.0, 100.0, 100.0, 200.0]


def test_a_ring_of_streams_ends() -> None:
    ring = [[(300, 0), (350, 50)], [(350, 50), (400, 0)], [(400, 0), (300, 0)], [(450, 0), (400, 0)]]
    found = run([[(300, 0), (100, 0)], *ring])
    # Ring: sqrt(2) x 50 = 70.71 on each short side, 100 on the long one; its first line leaves (300, 0) and comes back to it.
    leg = round(50 * math.sqrt(2), 6)
    assert words(found.lines) == ["yes"] * 5
    assert paths(found.lines) == [0.0, round(300 + leg, 6), 300.0, 200.0, 300.0]
    # One closed line about an island, fed from the east, drained to the west.
    closed = run([[(300, 0), (100, 0)], [(300, 0), (350, 50), (400, 0), (350, -50), (300, 0)], [(500, 0), (400, 0)]])
    assert words(closed.lines) == ["yes"] * 3
    assert paths(closed.lines)[2] == round(200 + 2 * leg, 6)


def test_direction_not_known_is_walked_both_ways() -> None:
    # The reservoir has a stream on either side, and no one knows which is the outlet. The last one touches nothing.
    found = run([[(100, 0), (200, 0)], [(300, 0), (200, 0)], [(0, 0), (-100, 0)], [(500, 300), (600, 300)]], known=False)
    assert words(found.lines) == ["unsure", "unsure", "unsure", "no"]
    assert paths(found.lines) == [0.0, 100.0, 0.0, None]
    assert found.lines.doubts.tolist() == [1, 1, 1, 0] and not len(found.backwards)


def test_above_a_line_of_unknown_direction_all_is_in_doubt() -> None:
    found = run([[(200, 0), (100, 0)], [(200, 0), (300, 0)], [(400, 0), (300, 0)], [(300, 0), (300, 200)]],
                known=[True, False, True, True], bodies=[box(400, -20, 500, 20)])
    # The last one leaves the stream above the unknown one and ends at nothing: in doubt as well.
    assert words(found.lines) == ["yes", "unsure", "unsure", "unsure"] and words(found.bodies) == ["unsure"]
    assert paths(found.bodies) == [300.0]
    assert [one & Doubt.BACKWARDS for one in found.lines.doubts.tolist()] == [0, 0, 0, Doubt.BACKWARDS]


def test_a_pond_touching_the_reservoir_is_certain_whatever_the_streams() -> None:
    found = run([[(150, 0), (300, 0)]], known=False, bodies=[box(100, -20, 150, 20)])
    assert words(found.bodies) == ["yes"] and words(found.lines) == ["unsure"]


def test_the_nearest_supply_is_named() -> None:
    # An intake on it at x = 300, and the reservoir: the brook at 250 flows to the reservoir, that at 380 to the intake.
    found = run([[(400, 0), (100, 0)], [(250, 90), (250, 0)], [(380, 90), (380, 0)]], supplies=[RESERVOIR, Point(300, 0)])
    assert words(found.lines) == ["yes"] * 3
    assert paths(found.lines) == [0.0, 150.0, 80.0] and found.lines.supply.tolist() == [0, 0, 1]


def test_supplies_that_are_lines_and_points_in_ponds() -> None:
    # A river that is itself the supply, drawn in the layer of streams too; an intake in mid-pond.
    river = LineString([(0, 300), (200, 300), (400, 320)])
    found = run([river, [(200, 400), (200, 300)], [(700, 0), (560, 0)], [(540, 0), (540, -200)]],
                supplies=[river, Point(550, 5)], bodies=[box(530, -20, 570, 20)])
    assert words(found.lines) == ["yes", "yes", "yes", "no"] and paths(found.lines) == [0.0, 0.0, 0.0, None]
    assert found.lines.supply.tolist()[:3] == [0, 0, 1] and found.bodies.supply.tolist() == [1]


def test_without_geometry_nothing_is_cleared() -> None:
    found = run([[(200, 0), (100, 0)], None, LineString()], bodies=[None, box(400, 400, 500, 500)],
                supplies=[None, RESERVOIR])
    assert words(found.lines) == ["yes", "open", "open"] and words(found.bodies) == ["open", "no"]
    assert found.lines.doubts.tolist() == [0, 16, 16] and found.lines.supply.tolist() == [1, -1, -1]


def test_odd_lines() -> None:
    # Drawn twice, with repeated vertices, a stub of 2 ft; a line without length is no stream, and is not cleared.
    found = run([[(200, 0), (100, 0)], [(200, 0), (100, 0)], [(300, 0), (300, 0), (200, 0), (200, 0)], [(302, 0), (300, 0)],
                 [(400, 0), (302, 0)], [(200, 0), (200, 0)]])
    assert words(found.lines) == ["yes"] * 5 + ["open"]
    assert paths(found.lines) == [0.0, 0.0, 100.0, 200.0, 202.0, None] and found.lines.doubts[5] == Doubt.NO_GEOMETRY


def test_no_supply_and_no_tolerance_are_errors() -> None:
    with pytest.raises(BohError, match="no water supply"):
        run([[(200, 0), (100, 0)]], supplies=[None])
    for snap in (0.0, -1.0, math.nan):
        with pytest.raises(BohError, match="tolerance"):
            run([[(200, 0), (100, 0)]], snap=snap)


def test_no_streams_and_no_ponds() -> None:
    assert words(run([], bodies=[box(100, 0, 150, 20), box(300, 0, 350, 20)]).bodies) == ["yes", "no"]
    assert words(run([], bodies=[]).lines) == []


# What may be digitised backwards.

CHAIN = [[(200, 0), (100, 0)], [(300, 0), (200, 0)], [(400, 0), (300, 0)], [(500, 0), (400, 0)]]


@pytest.mark.parametrize("ponds", [[], [box(190, -10, 210, 10)], [box(290, -10, 310, 10)], [box(390, -10, 410, 10)]])
@pytest.mark.parametrize("flipped", range(4))
def test_a_single_line_drawn_backwards_clears_nothing(flipped: int, ponds: list[Any]) -> None:
    """Below it all is certain; it and what lies above are in doubt, at the lengths of the true stream, and it is named."""
    lines = [line[::-1] if row == flipped else line for row, line in enumerate(CHAIN)]
    found = run([*lines, [(300, 100), (300, 0)]], bodies=ponds)
    assert words(found.lines)[:4] == ["yes"] * flipped + ["unsure"] * (4 - flipped)
    assert words(found.lines)[4] == ("unsure" if flipped < 2 else "yes")
    assert found.backwards.tolist() == [flipped]
    assert set(found.lines.doubts[flipped:4].tolist()) == {int(Doubt.BACKWARDS)}
    # Without ponds: A 0, B 100, C 200, D 300 ft. A pond is 20 ft across and takes 20 off what lies above it.
    if not ponds:
        assert paths(found.lines) == [0.0, 100.0, 200.0, 300.0, 200.0]


def test_two_lines_in_a_row_drawn_backwards_run_head_on_into_the_stream() -> None:
    # B and C of the chain are reversed, and a brook joins between them; D runs into C head-on.
    lines = [CHAIN[0], CHAIN[1][::-1], CHAIN[2][::-1], CHAIN[3], [(300, 100), (300, 0)]]
    found = run(lines)
    assert words(found.lines) == ["yes"] + ["unsure"] * 4 and paths(found.lines) == [0.0, 100.0, 200.0, 300.0, 200.0]
    assert found.backwards.tolist() == [1, 2]


def test_the_only_outlet_is_believed_only_if_its_end_is_plain() -> None:
    def outlet(*more: Any, **options: Any) -> list[str]:
        return words(run([[(0, 0), (-100, 0)], [(-100, 0), (-200, 0)], *more], **options).lines)
    assert outlet() == ["no", "no"]
    # It only divides: brooks drawn backwards, rather than an outlet.
    assert outlet([(-100, 0), (-100, 90)]) == ["unsure"] * 3
    # A stream runs into its end head-on, or may do so: its direction is not known.
    assert outlet([(-300, 0), (-200, 0)]) == ["unsure"] * 3
    assert outlet([(-300, 0), (-200, 0)], known=[True, True, False]) == ["unsure"] * 3
    assert outlet([(-100, 90), (-100, 0)], known=[True, True, False]) == ["unsure"] * 3
    # It ends in a pond that nothing leaves.
    assert outlet(bodies=[box(-240, -20, -200, 20)]) == ["unsure"] * 2
    # Another stream of the supply may be the outlet.
    assert outlet([(200, 0), (100, 0)], known=[True, True, False]) == ["unsure"] * 3
    # A brook joins it, and it goes on.
    assert outlet([(-100, 90), (-100, 0)]) == ["no"] * 3


def test_near_miss_of_a_line_of_unknown_direction() -> None:
    # Drawn away from the stream, 8 ft short of its upper end.
    found = run([[(200, 0), (100, 0)], [(208, 0), (400, 0)]], known=[True, False])
    assert words(found.lines) == ["yes", "open"] and [(one.line, one.gap) for one in found.near_misses] == [(1, 8.0)]


def test_near_miss_is_upstream_of_where_it_is() -> None:
    # Both ditches end 8 ft beside a river from which a canal runs to the supply: one above the canal, one below it.
    found = run([[(400, 200), (0, 200)], [(200, 200), (200, 0), (100, 0)], [(100, 300), (100, 208)], [(300, 300), (300, 208)]])
    assert words(found.lines) == ["yes", "yes", "no", "open"]
    # Two parts of one feature end near: the nearer gap is told.
    two = MultiLineString([[(300, 90), (300, 5)], [(350, 90), (350, 8)]])
    assert [one.gap for one in run([[(400, 0), (100, 0)], two]).near_misses] == [5.0]
    pools = MultiPolygon([box(300, 5, 320, 25), box(350, 8, 370, 28)])
    assert [one.gap for one in run([[(400, 0), (100, 0)]], bodies=[pools]).near_misses] == [5.0]


@pytest.mark.parametrize("gap", [1.0, 8.0])
def test_what_begins_beside_contributing_water_and_flows_away_does_not_contribute(gap: float) -> None:
    # A ditch beside the main stream and the outlet of a pond begin at a gap, and run into a river that goes on.
    river = [[(500, -200), (250, -200)], [(250, -200), (0, -200)]]
    found = run([[(400, 0), (100, 0)], [(250, -gap), (250, -200)], *river])
    assert words(found.lines) == ["yes", "no", "no", "no"]
    found = run([[(200, 0), (100, 0)], [(250, -30 - gap), (250, -200)], *river], bodies=[box(200, -30, 300, 30)])
    assert words(found.lines) == ["yes", "no", "no", "no"] and words(found.bodies) == ["yes"]


def test_side_stream_drawn_backwards_seems_to_leave_and_end_at_nothing() -> None:
    # Its first vertex lies on the main stream, 150 ft above the shore; a brook ends on its middle, 50 ft further up.
    found = run([[(400, 0), (100, 0)], [(250, 0), (250, 100)], [(300, 50), (250, 50)]])
    assert words(found.lines) == ["yes", "unsure", "unsure"] and paths(found.lines) == [0.0, 150.0, 200.0]
    assert found.backwards.tolist() == [1]


def test_two_lines_that_leave_a_pond_cannot_both_be_believed() -> None:
    # One of them reaches the supply; the other ends at nothing and may be an inlet drawn backwards.
    found = run([[(200, 0), (100, 0)], [(300, 0), (400, 0)], [(250, 200), (250, 30)]], bodies=[box(200, -30, 300, 30)])
    assert words(found.lines) == ["yes", "unsure", "yes"] and found.backwards.tolist() == [1]


def test_two_lines_that_leave_a_supply_cannot_both_be_believed() -> None:
    assert words(run([[(0, 0), (-100, 0)]]).lines) == ["no"]
    assert words(run([[(0, 0), (-100, 0)], [(100, 0), (200, 0)]]).lines) == ["unsure", "unsure"]
    # Where one of them goes on into a river, only the other is in doubt.
    river = [[(-100, 90), (-100, 0)], [(-100, 0), (-100, -90)]]
    assert words(run([[(0, 0), (-100, 0)], [(100, 0), (200, 0)], *river]).lines) == ["no", "unsure", "no", "no"]


def test_a_ditch_that_leaves_and_joins_a_river_that_goes_on_is_believed() -> None:
    # It leaves the contributing stream at x = 250 for a river that flows past, north of it.
    river = [[(400, 200), (250, 200)], [(250, 200), (0, 200)]]
    found = run([[(400, 0), (100, 0)], [(250, 0), (250, 200)], *river])
    assert words(found.lines) == ["yes", "no", "no", "no"] and not len(found.backwards)


def test_river_that_feeds_a_canal_to_the_supply_and_goes_on() -> None:
    # The canal begins on the river's interior: the river above it contributes, so the line does; a brook below does not.
    found = run([[(400, 200), (0, 200)], [(200, 200), (200, 0), (100, 0)], [(100, 300), (100, 200)], [(300, 300), (300, 200)]])
    assert words(found.lines) == ["yes", "yes", "no", "yes"]
    assert paths(found.lines) == [300.0, 0.0, None, 400.0]


def test_a_long_chain() -> None:
    # 20,000 lines of 10 ft: the n-th lies n x 10 ft above the supply.
    x = 100.0 + 10.0 * np.arange(20_001)
    lines = shapely.linestrings(np.stack([np.column_stack([x[1:], x[1:] * 0]), np.column_stack([x[:-1], x[:-1] * 0])], axis=1))
    found = trace(lines, np.ones(20_000, dtype=bool), geometries([]), geometries([RESERVOIR]), SNAP)
    assert found.lines.contributing.all() and not found.lines.uncertain.any()
    assert np.allclose(found.lines.path, 10.0 * np.arange(20_000))


# What must not change the answer.

EXAMPLES = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


class River:
    """A random tree of streams of 100 ft that all flow to a reservoir about (0, 0), with ponds and side streams.

    Attributes
    ----------
    only_head : set of int
        Streams that end in the reservoir and have nothing above them: drawn backwards they look like its outlet.
    """

    def __init__(self, rng: np.random.Generator) -> None:
        below: dict[tuple[int, int], tuple[int, int]] = {}
        nodes = [(0, 0)]
        for _ in range(60):
            x, y = nodes[rng.integers(len(nodes))]
            step = [(1, 0), (-1, 0), (0, 1), (0, -1)][rng.integers(4)]
            place = (x + step[0], y + step[1])
            if place not in nodes and len(nodes) < 12:
                below[place] = (x, y)
                nodes.append(place)
        ponds = {node for node in nodes[1:] if rng.random() < 0.3}
        self.supply = box(-30, -30, 30, 30)
        self.bodies = [box(100 * x - 20, 100 * y - 20, 100 * x + 20, 100 * y + 20) for x, y in ponds]
        self.lines = [LineString([np.multiply(node, 100.0), np.multiply(below[node], 100.0)]) for node in nodes[1:]]
        self.only_head = set()
        for row, node in enumerate(nodes[1:]):
            if below[node] == (0, 0) and node not in ponds and node not in below.values():
                self.only_head.add(row)
        for row, line in enumerate(list(self.lines)):
            if rng.random() < 0.4 and row not in self.only_head:
                mouth = line.interpolate(rng.choice([0.3, 0.45, 0.6]), normalized=True)
                (x0, y0), (x1, y1) = line.coords
                aside = np.array([-(y1 - y0), x1 - x0]) / 100 * rng.uniform(16, 24) * rng.choice([-1, 1])
                self.lines.append(LineString([np.array(mouth.coords[0]) + aside, mouth]))
        self.known = np.ones(len(self.lines), dtype=bool)

    def spoil(self, rng: np.random.Generator) -> None:
        """Draw some backwards, forget the direction of some, pull some ends 1.4 or 8 ft away, add what is not connected."""
        for row, line in enumerate(self.lines):
            if rng.random() < 0.2:
                line = line.reverse()
            pull = rng.choice([0.0, 0.0, 0.0, 1.4, 8.0])
            if pull:
                line = shapely.ops.substring(line, 0, line.length - pull)
            self.lines[row] = line
        self.known = rng.random(len(self.lines)) > 0.2
        self.lines.append(LineString([(2000, 0), (2000, 90)]))
        self.known = np.append(self.known, True)

    def trace(self, change: Any = lambda shape: shape) -> Trace:
        return trace(geometries([change(line) for line in self.lines]), self.known,
                     geometries([change(body) for body in self.bodies]), geometries([change(self.supply)]), SNAP)


def rivers(spoiled: bool = True) -> Any:
    def build(seed: int) -> River:
        rng = np.random.default_rng(seed)
        river = River(rng)
        if spoiled:
            river.spoil(rng)
        return river
    return st.integers(0, 2**32 - 1).map(build)


def same(one: Any, other: Any) -> None:
    assert words(one) == words(other)
    assert np.allclose(one.path, other.path, atol=1e-4, equal_nan=True)


@EXAMPLES
@given(rivers(spoiled=False))
def test_all_of_a_true_river_contributes(river: River) -> None:
    found = river.trace()
    assert set(words(found.lines)) == {"yes"} and set(words(found.bodies)) <= {"yes"}
    assert not len(found.backwards) and not found.near_misses


@EXAMPLES
@given(rivers(spoiled=False), st.data())
def test_no_line_drawn_backwards_clears_anything(river: River, data: Any) -> None:
    # But for the one that cannot be told from an outlet.
    row = data.draw(st.sampled_from([row for row in range(len(river.lines)) if row not in river.only_head] or [None]))
    if row is None:
        return
    river.lines[row] = river.lines[row].reverse()
    found = river.trace()
    assert "no" not in words(found.lines) + words(found.bodies)
    assert row in found.backwards


@EXAMPLES
@given(rivers(), st.floats(0, 2 * math.pi), st.floats(-3e5, 3e5), st.floats(-1e6, 1e6))
def test_turning_and_moving_change_nothing(river: River, angle: float, dx: float, dy: float) -> None:
    turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    moved = river.trace(lambda shape: shapely.transform(shape, lambda xy: xy @ turn + [dx, dy]))
    here = river.trace()
    same(moved.lines, here.lines)
    same(moved.bodies, here.bodies)
    assert moved.backwards.tolist() == here.backwards.tolist()
    assert [(one.line, one.body) for one in moved.near_misses] == [(one.line, one.body) for one in here.near_misses]


@EXAMPLES
@given(rivers(), st.randoms(use_true_random=False))
def test_order_changes_nothing(river: River, random: Any) -> None:
    here = river.trace()
    order = random.sample(range(len(river.lines)), len(river.lines))
    river.lines, river.known = [river.lines[row] for row in order], river.known[order]
    mixed = river.trace()
    assert words(mixed.lines) == [words(here.lines)[row] for row in order]
    assert words(mixed.bodies) == words(here.bodies)


@EXAMPLES
@given(rivers(), st.lists(st.sampled_from([0.2, 0.36, 0.5, 0.64]), min_size=40, max_size=40))
def test_splitting_lines_changes_nothing(river: River, cuts: list[float]) -> None:
    # Cut where nothing else is within 16 ft; of the pieces of a line the surest answer is the line's.
    here = river.trace()
    pieces, owner = [], []
    for row, (line, cut) in enumerate(zip(river.lines, cuts)):
        others = [*river.lines[:row], *river.lines[row + 1:], *river.bodies, river.supply]
        parts = [line]
        if min(shapely.distance(line.interpolate(cut, normalized=True), others)) > 16:
            parts = [shapely.ops.substring(line, *ends, normalized=True) for ends in ((0, cut), (cut, 1))]
        pieces += parts
        owner += [row] * len(parts)
    river.lines, river.known = pieces, river.known[owner]
    cut_up = river.trace()
    order = ["yes", "unsure", "open", "no"]
    for row, word in enumerate(words(here.lines)):
        mine = [piece for piece, one in enumerate(owner) if one == row]
        assert min((words(cut_up.lines)[piece] for piece in mine), key=order.index) == word
        reached = [cut_up.lines.path[piece] for piece in mine if cut_up.lines.contributing[piece]]
        assert here.lines.path[row] == pytest.approx(min(reached, default=math.nan), nan_ok=True)
    assert words(cut_up.bodies) == words(here.bodies)


@EXAMPLES
@given(rivers(), st.data())
def test_to_know_less_never_clears_anything(river: River, data: Any) -> None:
    # The direction of one stream is forgotten. (That a line may be backwards is concluded from the directions of others: of
    # that doubt alone less knowledge may leave less.)
    before = river.trace()
    river.known[data.draw(st.integers(0, len(river.lines) - 1))] = False
    after = river.trace()
    for earlier, later in ((before.lines, after.lines), (before.bodies, after.bodies)):
        for one, two, doubts in zip(words(earlier), words(later), earlier.doubts.tolist()):
            assert two != "no" or one == "no" or doubts & Doubt.BACKWARDS


def test_the_random_rivers_hold_every_answer() -> None:
    # Were they all of one kind, the tests above would prove little.
    found: set[str] = set()
    for seed in range(60):
        rng = np.random.default_rng(seed)
        river = River(rng)
        river.spoil(rng)
        found.update(words(river.trace().lines))
    assert found == {"yes", "unsure", "open", "no"}
