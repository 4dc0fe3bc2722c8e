# SPDX-License-Identifier: GPL-2.0-or-later
"""Lists of whom to notify: groups of the law, what stands apart, and why a list may lack somebody. One unit is one foot."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Optional

import numpy as np
import pytest
import shapely
from factories import layer, rules, site
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from shapely import Polygon, affinity, box

from bohsetbacks_plugin.engine.errors import BohError
from bohsetbacks_plugin.engine.notification import GROUPS, NotificationList, how_notified, notification_list
from bohsetbacks_plugin.engine.owners import Owner, Owners
from bohsetbacks_plugin.engine.rules import Catalogue
from bohsetbacks_plugin.engine.site import Site

#: A row of lots of 100 x 150 ft along the north side of a street of 40 ft, two rows deep, and a row on its south side.
#: S is the fifth from the west: its line is 100 ft from that of the lot after next, 200 from the next, and so on.
NORTH = {f"N{number}": box(100 * number, 0, 100 * number + 100, 150) for number in range(-5, 6)}
BACK = {f"K{number}": box(100 * number, 150, 100 * number + 100, 300) for number in range(-5, 6)}
SOUTH = {f"Z{number}": box(100 * number, -190, 100 * number + 100, -40) for number in range(-5, 6)}
PLAN = {**NORTH, **BACK, **SOUTH}
PLAN["S"] = PLAN.pop("N0")
STREET = box(-500, -40, 600, 0)

ESSEX = """
  - id: ESX
    section: App. B
    kind: notify
    subjects: [lot]
    summary: Parties in interest are told.
    verified: true
    notify: {groups: [abutters, opposite, abutters_of_abutters, planning_boards], within_feet: 90, mark_within_feet: 90,
             days_before: 14, certified_by: Board of Assessors}
"""
POULTRY = """
  - id: POUL
    section: "8"
    kind: notify
    subjects: [lot]
    summary: Abutters are told by certified mail.
    verified: true
    notify: {groups: [abutters], days_before: 10, mail: certified mail, proof: mailing}
"""
WETLANDS = """
  - id: WET
    section: "40"
    kind: notify
    subjects: [lot]
    summary: Owners within a distance are told.
    verified: true
    notify: {groups: [abutters, owners_within], within_feet: 50}
"""


def catalogue(*entries: str) -> Catalogue:
    return rules("rules:" + "".join(entries))


def place(plan: dict[str, Any], *more: Any, ways: Any = (STREET,), accuracy_ft: Any = 0.0, premises: Any = (),
          **options: Any) -> Site:
    layers = [layer("lots", "lot", list(plan.values()), list(plan), accuracy_ft=accuracy_ft, **options), *more]
    if ways:
        layers.append(layer("ways", "public_highway", list(ways), ["Main St"]))
    return site(*layers, premises=premises)


def listed(where: Site, entry: str = ESSEX, lots: Any = ("S",)) -> NotificationList:
    return notification_list(where, catalogue(entry), list(lots))


def by_group(result: NotificationList, rule: Optional[str] = None) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for row in result.rows:
        if rule is None or row.rule_id == rule:
            groups.setdefault(row.group, []).append(row.lot_id)
    return groups


def row_of(result: NotificationList, lot: str) -> Any:
    found = [row for row in result.rows if row.lot_id == lot]
    assert len(found) == 1, found
    return found[0]


def test_legal_list_and_what_stands_apart():
    # The abutters of S (x 0 to 100) are N-1, N1 at its sides, K0 behind it, K-1 and K1 at its corners. Straight across lies Z0
    # alone. Abutters of those abutters within 90 ft would have to touch: N-2 and N2 are 100 ft away, K-2 and K2 too.
    # Within 90 ft but no abutter of an abutter: Z-1 and Z1, whose corners are 40 ft away.
    result = listed(place(PLAN))
    assert by_group(result) == {
        "abutters": ["K-1", "K0", "K1", "N-1", "N1"], "opposite": ["Z0"], "planning_boards": [""],
        "also_near": ["Z-1", "Z1"]}
    assert {row.lot_id for row in result.rows if not row.on_legal_list} == {"Z-1", "Z1"}
    assert [row_of(result, name).distance_ft for name in ("N1", "Z0", "Z1")] == [0.0, 40.0, 40.0]
    assert row_of(result, "Z0").note == "along 98 ft across Main St"
    assert "touches at a corner" in row_of(result, "K1").note and row_of(result, "K0").note == ""
    assert row_of(result, "").note == "to be added by hand: no layer tells which towns abut"


def test_limit_of_the_abutters_of_abutters_counts_the_limit_itself():
    # N-2, N2, K-2 and K2 are 100 ft away.
    assert "abutters_of_abutters" not in by_group(listed(place(PLAN), ESSEX.replace("90", "99.99")))
    result = listed(place(PLAN), ESSEX.replace("90", "100"))
    assert by_group(result)["abutters_of_abutters"] == ["K-2", "K2", "N-2", "N2"]
    assert row_of(result, "N2").distance_ft == 100.0
    assert row_of(result, "N2").group_words == "abutters to the abutters within 100 ft of the property line"


def test_lots_beyond_the_abutters_abutters_are_not_on_the_legal_list_however_near():
    # At 300 ft the legal list takes only what touches an abutter; N-3 (200 ft) and N-4 (300 ft) are marked apart.
    result = listed(place(PLAN), ESSEX.replace("90", "300"))
    groups = by_group(result)
    assert groups["abutters_of_abutters"] == ["K-2", "K2", "N-2", "N2"]
    assert {"N-3", "N3", "N-4", "N4", "K-3", "Z2"} <= set(groups["also_near"])
    assert "N-5" not in groups["also_near"]    # 400 ft


def test_owners_within_a_distance():
    # Within 50 ft beside the abutters: the three lots across the street, 40 ft away.
    result = listed(place(PLAN), WETLANDS)
    assert by_group(result) == {"abutters": ["K-1", "K0", "K1", "N-1", "N1"], "owners_within": ["Z-1", "Z0", "Z1"]}
    assert all(row.on_legal_list for row in result.rows)


def test_a_rule_of_abutters_alone_lists_nobody_else():
    result = listed(place(PLAN), POULTRY)
    assert set(by_group(result)) == {"abutters"}
    assert row_of(result, "N1").how == ("by certified mail, at least 10 days before the hearing or meeting, proof of mailing "
                                        "filed before it")


def test_how_says_what_the_rule_says():
    rule = catalogue(ESSEX).rules[0]
    assert how_notified(rule) == "at least 14 days before the hearing or meeting, list certified by the Board of Assessors"
    # The kind of mail comes from the rule's own key; words of the summary or the source that speak of mail say nothing.
    assert how_notified(replace(rule, source_words="mailed, postage prepaid", summary="Told by certified mail.")) == (
        how_notified(rule))
    by_mail = catalogue(ESSEX.replace("days_before: 14", "days_before: 14, mail: 'mail, postage prepaid'")).rules[0]
    assert how_notified(by_mail) == f"by mail, postage prepaid, {how_notified(rule)}"
    receipt = catalogue(POULTRY.replace("proof: mailing", "proof: receipt")).rules[0]
    assert how_notified(receipt) == ("by certified mail, at least 10 days before the hearing or meeting, "
                                     "proof of receipt filed before it")
    assert how_notified(catalogue(WETLANDS).rules[0]) == "the rule does not say how"
    assert how_notified(replace(rule, notice=None)) == ""


def test_rules_in_the_order_of_the_catalogue_or_as_chosen():
    every = catalogue(ESSEX, POULTRY, WETLANDS)
    where = place(PLAN)
    assert list(dict.fromkeys(row.rule_id for row in notification_list(where, every, ["S"]).rows)) == ["ESX", "POUL", "WET"]
    chosen = notification_list(where, every, ["S"], ["WET", "POUL"])
    assert [rule.id for rule in chosen.rules] == ["WET", "POUL"]
    assert {row.rule_id for row in chosen.rows} == {"WET", "POUL"}


def test_rows_are_sorted_by_group_then_lot():
    result = listed(place(PLAN), ESSEX.replace("90", "300"))
    order = [(list(GROUPS).index(row.group), row.lot_id) for row in result.rows]
    assert order == sorted(order)


def test_abutter_across_a_narrow_strip_of_way_is_told_once():
    # The west lot wraps round the street's end, so that it is abutter and opposite as well.
    wrap = Polygon([(-100, -190), (100, -190), (100, -40), (0, -40), (0, 150), (-100, 150)])
    plan = {"S": box(0, 0, 100, 150), "wrap": wrap}
    result = listed(place(plan, ways=[box(0, -40, 100, 0)]))
    assert row_of(result, "wrap").group == "abutters"
    assert "also directly opposite" in row_of(result, "wrap").note


def test_premises_are_joined_and_their_lots_are_not_told():
    result = listed(place(PLAN, premises=[("S", "N1")]))
    assert result.lots == ("N1", "S")
    # The holding runs from x = 0 to 200.
    assert by_group(result)["abutters"] == ["K-1", "K0", "K1", "K2", "N-1", "N2"]
    assert by_group(result)["opposite"] == ["Z0", "Z1"]
    assert "2 lots are taken as one property" in result.notes
    # Any of its lots stands for the holding; lots given side by side are one property too.
    assert listed(place(PLAN, premises=[("S", "N1")]), lots=["N1"]).rows == result.rows
    assert by_group(listed(place(PLAN), lots=["N1", "S"])) == by_group(result)


def test_stacked_lots_are_one_place_with_all_ids():
    where = site(layer("lots", "lot", [PLAN["S"], PLAN["N1"], PLAN["N1"], PLAN["N-1"]], ["S", "U2", "U1", "W"]))
    result = listed(where, POULTRY)
    row = row_of(result, "U1; U2")
    assert row.lot_ids == ("U1", "U2") and "2 records on one footprint" in row.note
    # And as the petitioner's own place, by any of the ids.
    own = notification_list(where, catalogue(POULTRY), ["U2"])
    assert own.lots == ("U1; U2",) and by_group(own) == {"abutters": ["S"]}


def test_several_polygons_of_one_id_are_one_property():
    where = site(layer("lots", "lot", [PLAN["S"], PLAN["N2"], PLAN["N1"], PLAN["N3"]], ["S", "S", "B", "C"]))
    result = listed(where, POULTRY)
    assert result.lots == ("S", "S#2")
    assert by_group(result) == {"abutters": ["B", "C"]}


def test_record_on_the_own_footprint_is_no_abutter():
    result = listed(place({**PLAN, "S twice": box(0, 0, 100.2, 150)}))
    assert "S twice" not in {row.lot_id for row in result.rows}
    assert any(note.startswith("S twice: on the footprint") for note in result.notes)


def test_private_way_and_water_parcels_that_adjoin_are_told_apart():
    # A railroad behind S in place of the back row, a pond at the west, the street in front.
    lots = {name: shape for name, shape in PLAN.items() if name not in BACK and name != "N-1"}
    parcels = layer("lots", "lot", [*lots.values(), box(-500, 150, 600, 200), box(-100, 0, 0, 150)], [*lots, "RR", "POND"],
                    roles=["lot"] * len(lots) + ["right_of_way", "pond"])
    result = listed(site(parcels, layer("ways", "public_highway", [STREET])), POULTRY)
    assert by_group(result) == {"abutters": ["N1"], "other_parcels": ["POND", "RR"]}
    assert not row_of(result, "RR").on_legal_list and row_of(result, "RR").how == ""
    assert result.cautions == []


def test_water_of_another_layer_is_no_parcel():
    # A hydrography layer's pond that laps over the line does not stand in for a lot, nor for a way.
    result = listed(place(PLAN, layer("ponds", "pond", [box(-500, 100, 600, 400)])), POULTRY)
    assert by_group(result) == {"abutters": ["K-1", "K0", "K1", "N-1", "N1"]}


def test_accuracy_leaves_a_distance_in_doubt():
    # Lot lines good to 3 ft: the band is hypot(3, 3) = 4.24 ft. The lots across, 40 ft away, are 2 ft inside of 42 and 2 ft
    # beyond 38.
    inside = listed(place(PLAN, accuracy_ft=3.0), WETLANDS.replace("50", "42"))
    assert by_group(inside)["owners_within"] == ["Z-1", "Z0", "Z1"]
    assert row_of(inside, "Z0").note == "2.00 ft inside the limit, with lot lines good to 4.2 ft"
    beyond = listed(place(PLAN, accuracy_ft=3.0), WETLANDS.replace("50", "38"))
    assert "owners_within" not in by_group(beyond) and by_group(beyond)["in_doubt"] == ["Z-1", "Z0", "Z1"]
    assert not row_of(beyond, "Z0").on_legal_list
    assert row_of(beyond, "Z0").note == "2.00 ft beyond the limit, with lot lines good to 4.2 ft"
    assert "in_doubt" not in by_group(listed(place(PLAN), WETLANDS.replace("50", "38")))


def test_complete_map_gives_no_caution():
    assert listed(place(PLAN)).cautions == []


def test_partial_layer_is_said():
    told = listed(place(PLAN, completeness="partial")).cautions
    assert any("lots is stated to be partial" in text for text in told)


def test_layer_that_ends_at_the_property_is_said():
    # No back row: 100 ft of the line face nothing, but for the foot at either end by the side lots.
    plan = {name: shape for name, shape in PLAN.items() if name not in BACK}
    told = listed(place(plan)).cautions
    assert any(text.startswith("beyond 98 ft of the property line no lot, way or water is mapped") for text in told)
    # And the map ends 0 ft north of the property, of the 90 that the rule asks for.
    assert any("less than 90 ft beyond the property (north 0 ft)" in text for text in told)


def test_short_side_is_said_only_where_a_rule_has_a_distance():
    # The map goes on 150 ft to the north, 190 to the south, 500 to the west and east.
    assert any("(south 190 ft, north 150 ft)" in text for text in listed(place(PLAN), ESSEX.replace("90", "300")).cautions)
    assert listed(place(PLAN), POULTRY).cautions == []


def test_lots_without_a_place_are_said():
    told = listed(place({**PLAN, "lost": None})).cautions
    assert told == ["1 lots or parcels without a usable place (lost) may belong on the list"]


def test_lots_drawn_as_lines_are_said():
    line = layer("drawn", "lot", [shapely.LineString([(0, 150), (100, 160)])], ["outline"])
    assert listed(place(PLAN, line)).cautions == ["1 lots are no areas (outline): they were not looked at"]


def test_what_the_list_rests_on():
    assert "looked for among 33 mapped lots" in listed(place(PLAN)).notes
    assert "looked for among 33 mapped lots, not stated to be complete" in listed(place(PLAN, completeness="unknown")).notes


def test_site_without_lots():
    with pytest.raises(BohError, match="no lot 'S' in the lot layers"):
        listed(site(layer("ways", "public_highway", [STREET])))


def test_unverified_rule_is_said():
    assert any("ESX is not verified" in text for text in listed(place(PLAN), ESSEX.replace("true", "false")).cautions)


def test_gaps_taken_as_ways_are_said():
    result = listed(place(PLAN, ways=()))
    assert by_group(result)["opposite"] == ["Z0"]
    assert "across a gap between lots" in row_of(result, "Z0").note
    assert any("no way is mapped as an area" in note for note in result.notes)


@pytest.mark.parametrize(("lots", "chosen", "words"), [
    (["N9"], [], ["no lot 'N9'", "did you mean 'N"]), (["S"], ["POLU"], ["POLU", "did you mean 'POUL'"]),
    ([], [], ["no lot"])])
def test_unknown_words_are_told_with_the_nearest(lots, chosen, words):
    with pytest.raises(BohError) as told:
        notification_list(place(PLAN), catalogue(ESSEX, POULTRY), lots, chosen)
    for word in words:
        assert word in str(told.value)


def test_setback_rule_is_no_rule_of_notice():
    setback = ("\n  - {id: SET, section: s, kind: setback, subjects: [septic_tank], constraint: property_line, feet: 10, "
               "summary: s, verified: true}\n")
    with pytest.raises(BohError, match="no rule 'SET' of kind notify"):
        notification_list(place(PLAN), catalogue(setback, POULTRY), ["S"], ["SET"])
    with pytest.raises(BohError, match="no rule of kind notify among the loaded rules"):
        notification_list(place(PLAN), catalogue(setback), ["S"])


def test_applicant_is_listed_where_a_rule_says_so():
    result = listed(place(PLAN), POULTRY.replace("[abutters]", "[abutters, applicant]"))
    assert by_group(result)["applicant"] == ["S"]
    assert result.rows[0].lot_id == "S" and result.rows[0].on_legal_list
    assert result.rows[0].note == "the petitioner's own lot" and result.rows[0].distance_ft == 0.0
    assert "applicant" not in by_group(listed(place(PLAN), POULTRY))
    # Each lot of a holding is the applicant's.
    both = listed(place(PLAN, premises=[("S", "N1")]), POULTRY.replace("[abutters]", "[abutters, applicant]"))
    assert by_group(both)["applicant"] == ["N1", "S"]


# Properties: the list is about the land, not about how it is written down.

def rewritten(shape: Any, random: np.random.Generator) -> Any:
    """The same polygon with another first vertex, perhaps the other way round, and with needless vertices on its edges."""
    ring = np.array(shape.exterior.coords)[:-1]
    ring = np.roll(ring, random.integers(len(ring)), axis=0)
    ring = ring[::-1] if random.random() < 0.5 else ring
    points = []
    for first, second in zip(ring, np.roll(ring, -1, axis=0)):
        shares = np.concatenate([[0.0], np.sort(random.random(random.integers(3)))])
        points += [first + (second - first) * share for share in shares]
    return Polygon(points)


def answers(plan: dict[str, Any], street: Any) -> list[tuple[Any, ...]]:
    result = notification_list(place(plan, ways=[street]), catalogue(ESSEX.replace("90", "250"), WETLANDS), ["S"])
    return [(row.rule_id, row.group, row.lot_id, round(row.distance_ft or 0.0, 1), row.on_legal_list) for row in result.rows]


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), degrees=st.floats(0, 360), east=st.floats(-3e5, 3e5), north=st.floats(-1e6, 1e6))
def test_list_depends_on_the_land_alone(seed, degrees, east, north):
    random = np.random.default_rng(seed)
    # Lots of odd widths, so that no line lies on a threshold: the street lots of both sides start anew at every 17 to 140 ft.
    plan = {}
    for name, (low, high) in {"N": (0, 150), "K": (150, 300), "Z": (-190, -40)}.items():
        at = -700.0
        while at < 700:
            width = float(random.integers(17, 140))
            plan[f"{name}{len(plan)}"] = box(at, low, at + width, high)
            at += width
    subject = next(name for name, shape in plan.items() if name[0] == "N" and shape.covers(shapely.Point(0.5, 75)))
    plan["S"] = plan.pop(subject)
    # A lot that faces about as little as is needed is a matter of rays; none here does.
    facing = [min(plan["S"].bounds[2], shape.bounds[2]) - max(plan["S"].bounds[0], shape.bounds[0])
              for name, shape in plan.items() if name[0] == "Z"]
    assume(all(feet <= 1 or feet >= 6 for feet in facing))
    street = box(-700, -40, 900, 0)
    before = answers(plan, street)

    def moved(shape: Any) -> Any:
        return affinity.translate(affinity.rotate(rewritten(shape, random), degrees, origin=(0, 0)), east, north)

    names = list(plan)
    random.shuffle(names)
    assert answers({name: moved(plan[name]) for name in names}, moved(street)) == before
    assert len(before) > 5


# Owners

def table(*records: tuple[str, Owner]) -> Owners:
    by_lot: dict[str, list[Owner]] = {}
    for lot, owner in records:
        by_lot.setdefault(lot, []).append(owner)
    return Owners(by_lot, "table", {"lot_id": "LOC_ID", "owner": "OWNER1"}, len(records), 0)


def test_owner_of_several_units_is_told_once_with_all_records():
    owners = table(("A", Owner("SMITH JOHN", mail_address="1 MAIN ST", prop_id="1-1", address="5 ELM ST #1")),
                   ("A", Owner("Smith  John", mail_address="1 Main St", prop_id="1-2", address="5 ELM ST #2")),
                   ("A", Owner("SMITH JOHN", mail_address="PO BOX 7", prop_id="1-3")),
                   ("B", Owner("DOE JANE")))
    assert [(one.owner, one.mail_address, one.prop_id, one.address) for one in owners.of(["A"])] == [
        ("SMITH JOHN", "1 MAIN ST", "1-1; 1-2", "5 ELM ST #1; 5 ELM ST #2"), ("SMITH JOHN", "PO BOX 7", "1-3", "")]
    assert [one.owner for one in owners.of(["B", "A"])] == ["DOE JANE", "SMITH JOHN", "SMITH JOHN"]
    assert owners.of(["C"]) == []
