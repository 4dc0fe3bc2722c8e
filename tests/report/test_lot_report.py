# SPDX-License-Identifier: GPL-2.0-or-later
"""The printable record: its summary, its rows against the findings, what it says of what was not checked, and the town's."""

from __future__ import annotations

import pytest
from factories import check, layer, one_rule, rules, site

from bohsetbacks_plugin.engine.errors import BohError
from bohsetbacks_plugin.report.finding_columns import natural
from bohsetbacks_plugin.report.lot_report import ALL_LOTS_UP_TO, LotReports, ReportFacts, lot_report
from bohsetbacks_plugin.report.town_summary import town_summary

FACTS = ReportFacts(address="1 Example Lane", program="BOH Setbacks test")

WELL_RULE = one_rule("septic_tank", "drinking_well", 50, "    note: Read with care.\n")


def two_lots(*, well="POINT (110 20)", wells_layer=True, tank="POLYGON ((80 10, 90 10, 90 20, 80 20, 80 10))"):
    """Lots A (0 to 100 ft) and B (100 to 200 ft); a tank on A, and a well on B: from (90, 20) to (110, 20) are 20 ft."""
    layers = [layer("lots", "lot", ["POLYGON ((0 0, 100 0, 100 100, 0 100, 0 0))",
                                    "POLYGON ((100 0, 200 0, 200 100, 100 100, 100 0))",
                                    "POLYGON ((200 0, 300 0, 300 100, 200 100, 200 0))"], ["A", "B", "C"],
                    attributes={"address": ["12 Oak Road", None, None]}),
              layer("septic", "septic_tank", [tank], ["ST-1"], accuracy_ft=0.1)]
    if wells_layer:
        layers.append(layer("wells", "drinking_well", [well], ["W-1"], accuracy_ft=0.3))
    return site(*layers)


def the_only(report):
    criteria = [one for table in report.components for one in table.criteria]
    assert len(criteria) == 1
    return criteria[0]


def test_row_of_a_finding_has_every_figure_with_its_unit():
    report = lot_report(check(two_lots(), WELL_RULE), "A", FACTS)
    row = the_only(report)
    assert (row.required, row.provided, row.shortfall) == ("50.00 ft", "20.00 ft", "30.00 ft")
    assert (row.requirement, row.constraint) == ("Septic tank to drinking well, 50 ft", "drinking well W-1 on lot B")
    # The band is the root of 0.1 and 0.3 squared: 0.316.
    assert row.band == "\u00b1 0.32 ft"
    assert (row.outcome_word, row.sign, row.force, row.governs) == ("Intrudes", "\u2715", "binding", True)
    assert row.notes == ("lot inferred",) or row.notes == ()
    assert report.cited_rules[0].note == "Read with care."
    assert report.lots[0].title == "Lot A"


def test_pair_is_on_the_report_of_both_lots_and_not_of_a_third():
    result = check(two_lots(), WELL_RULE)
    neighbour = lot_report(result, "B", FACTS)
    assert the_only(neighbour).provided == "20.00 ft"
    assert [table.own for table in neighbour.components] == [False]
    assert neighbour.outcome == "flagged"
    assert lot_report(result, "C", FACTS).lots == ()


def test_summary_is_the_one_of_a_check_of_that_lot():
    result = check(two_lots(), WELL_RULE)
    report = lot_report(result, "A", FACTS)
    assert report.summary.startswith("FLAGGED: 1 pair of a component")
    assert (report.exit_code, report.counts["flagged_pairs"]) == (1, 1)
    alone = check(two_lots(), WELL_RULE, lots=("A",))
    assert (report.summary, report.exit_code) == (lot_report(alone, "A", FACTS).summary, alone.exit_code())


def test_lot_without_components_is_never_said_to_be_clear():
    result = check(two_lots(well="POINT (190 90)"), WELL_RULE)
    assert result.exit_code() == 0
    empty = lot_report(result, "C", FACTS)
    assert (empty.exit_code, empty.outcome) == (0, "open")
    assert empty.summary.startswith("NOTHING MEASURED")
    assert "nothing of it was measured" in empty.checked_words
    full = lot_report(result, "A", FACTS)
    assert full.outcome == "nothing_flagged"
    assert full.summary.endswith("a screening, not an approval.")
    assert full.checked_words == "1 component on this lot looked at."


def test_what_was_not_checked_is_told_with_reason_rules_and_components():
    report = lot_report(check(two_lots(wells_layer=False), WELL_RULE), "A", FACTS)
    assert report.summary.startswith("NOT A CLEAR: 1 answer not checked, 1 rule not checked")
    assert (report.outcome, report.exit_code, report.lots) == ("open", 3, ())
    [reason] = report.not_checked
    assert (reason.answers, reason.rules, reason.components) == (1, ("R1",), ("ST-1",))
    assert "no layer gives drinking well" in reason.reason
    assert [rule.rule_id for rule in report.rules_not_checked] == ["R1"]


def test_reach_beyond_the_line_prints_how_far():
    tank = "POLYGON ((-3 10, 7 10, 7 20, -3 20, -3 10))"
    report = lot_report(check(two_lots(tank=tank), one_rule("septic_tank", "property_line", 10)), "A", FACTS)
    row = the_only(report)
    assert (row.provided, row.inside, row.shortfall) == ("0.00 ft", "3.00 ft inside or beyond", "10.00 ft")


def test_area_and_most_allowed_print_in_their_units():
    text = ("rules:\n  - {id: A1, section: '2', kind: minimum_area, subjects: [stable], "
            "area: {square_feet: 12000, of: lot}, summary: t, verified: true}\n")
    place = site(layer("lots", "lot", ["POLYGON ((0 0, 100 0, 100 100, 0 100, 0 0))"], ["A"]),
                 layer("animals", "stable", ["POLYGON ((40 40, 50 40, 50 50, 40 50, 40 40))"], ["S"]))
    row = the_only(lot_report(check(place, rules(text)), "A", FACTS))
    assert (row.required, row.provided, row.shortfall) == ("12,000 sq ft", "10,000 sq ft", "2,000 sq ft")


def test_facts_of_the_lot_fill_what_was_not_given():
    result = check(two_lots(), WELL_RULE)
    assert lot_report(result, "A", ReportFacts()).facts.address == "12 Oak Road"
    assert lot_report(result, "A", FACTS).facts.address == "1 Example Lane"
    assert lot_report(result, "A", FACTS).facts.map_lot == "A"
    assert lot_report(result, None, ReportFacts()).facts.map_lot == ""


def test_unknown_lot_is_an_error_that_names_it():
    with pytest.raises(BohError, match="no lot 'Z'"):
        lot_report(check(two_lots(), WELL_RULE), "Z", FACTS)


def test_sources_and_rules_carry_accuracy_dates_and_editions():
    facts = ReportFacts(layer_dates=("2026-05-01", "2026-05-02", ""))
    report = lot_report(check(two_lots(), WELL_RULE), "A", facts)
    assert [(row.layer, row.date, row.counts) for row in report.sources] == [
        ("lots", "2026-05-01", "3 read, 3 measured"), ("septic", "2026-05-02", "1 read, 1 measured"),
        ("wells", "", "1 read, 1 measured")]
    assert report.sources[1].accuracy == "0.1 ft, stated feature by feature"
    assert [(row.authority, row.edition, row.rules) for row in report.rulesets] == [("Test Board", "2026", 1)]


def test_routes_are_told_once_with_their_rules():
    place = two_lots()
    report = lot_report(check(place, "plymouth", want_all=False), "A", FACTS)
    # The state's 100 ft or 50 ft to a drinking well: for the tank 50 ft, with a variance or not at all for new construction.
    variance = [route for route in report.routes if "310 CMR 15.410 to 15.413" in route.route]
    assert [route.rules for route in variance] == [("T5-12T",)]
    cited = [row for table in report.components for row in table.criteria if row.rule_id == "T5-12T"]
    assert cited[0].record["note"].count("310 CMR 15.410") == 1
    assert not any("route in the text" in note for note in cited[0].notes)


def many_lots(count):
    """Lots of 100 ft in a row, each with a tank; the first two thirds have a well 20 ft off, so that those are flagged."""
    outlines = [f"POLYGON (({x} 0, {x + 100} 0, {x + 100} 100, {x} 100, {x} 0))" for x in range(0, count * 100, 100)]
    tanks = [f"POLYGON (({x + 40} 40, {x + 50} 40, {x + 50} 50, {x + 40} 50, {x + 40} 40))" for x in range(0, count * 100, 100)]
    wells = [f"POINT ({x + 70} 45)" for x in range(0, count * 2 // 3 * 100, 100)]
    return site(layer("lots", "lot", outlines, [f"L-{number}" for number in range(count)]),
                layer("septic", "septic_tank", tanks, [f"ST-{number}" for number in range(count)]),
                layer("wells", "drinking_well", wells, [f"W-{number}" for number in range(len(wells))]))


def test_of_many_lots_only_the_flagged_ones_are_printed_and_the_rest_counted():
    result = check(many_lots(90), WELL_RULE, want_all=True)
    assert ALL_LOTS_UP_TO < 90
    report = lot_report(result, None, FACTS)
    assert [lot.lot for lot in report.lots] == [f"L-{number}" for number in range(60)]
    assert report.left_out_lots == 30
    assert report.left_out_words.startswith("30 lots are left out here")
    assert LotReports(result).flagged_lots() == [f"L-{number}" for number in range(60)]


def test_town_summary_counts_by_rule_and_outcome_and_indexes_lots():
    summary = town_summary(check(many_lots(12), WELL_RULE, want_all=True))
    assert (summary.outcomes["intrudes"], summary.outcomes["meets"], summary.lots_read) == (8, 4, 12)
    [rule] = summary.rules
    assert (rule.outcomes["intrudes"], rule.flagged_binding, rule.flagged_advisory) == (8, 8, 0)
    assert [lot.lot for lot in summary.index] == sorted((f"L-{number}" for number in range(8)), key=natural)
    assert {lot.binding_pairs for lot in summary.lots} == {1}
    assert summary.lots[0].worst == ("septic tank ST-0 to drinking well W-0 on lot L-0: 20.00 ft provided, 50.00 ft required, "
                                     "R1")
