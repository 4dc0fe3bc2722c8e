# SPDX-License-Identifier: GPL-2.0-or-later
"""Two checks of one place against each other. Distances are laid out by hand, in feet, along one line."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from factories import check, layer, one_rule, site

from bohsetbacks_plugin.engine.comparison import KINDS, compare
from bohsetbacks_plugin.engine.findings import FIELDS
from bohsetbacks_plugin.engine.run_facts import FeatureFact, RuleFact, RunFacts, run_facts

#: Wells, at 0: a tank at (x, 0) is x ft away. A leaching field would do as well.
WELLS = layer("wells", "drinking_well", ["POINT (0 0)"], ["W1"])
RULE = one_rule("septic_tank", "drinking_well", 100)


def tanks(*places, name="plan", ids=None, **more):
    return layer(name, "septic_tank", [f"POINT ({x} 0)" for x in places],
                 ids or [f"T{number + 1}" for number in range(len(places))], **more)


def compared(before, after, catalogue=RULE, after_catalogue=None, **options):
    """Changes of two sites, each checked and compared as the command line does; what meets a rule is not in the results."""
    first = check(before, catalogue, want_all=False, **options.pop("before_options", {}))
    second = check(after, after_catalogue or catalogue, want_all=False, **options.pop("after_options", {}))
    return compare(first.records(), second.records(), run_facts(first), run_facts(second, **options))


def told(result):
    """Kind, component, constraint and difference of each change."""
    return [(change.kind, change.key[2], change.key[4], change.difference) for change in result.changes]


def record(**values):
    made = dict.fromkeys(FIELDS)
    made.update(rule_id="R1", subject_layer="plan", subject_id="T1", constraint_layer="wells", constraint_id="W1",
                edition="2026", force="binding", required=100.0, unit="ft", leans="", outcome="intrudes", note="",
                subject_role="septic_tank", constraint_role="drinking_well")
    made.update(values)
    if "provided" in values and "signed_ft" not in values and made["unit"] == "ft":
        made["signed_ft"] = values["provided"]
    if made["provided"] is not None and "shortfall" not in values:
        made["shortfall"] = round(max(0.0, made["required"] - made["provided"]), 2)
    return made


def one(before, after, **options):
    """The one change between two findings."""
    result = compare([before] if before else [], [after] if after else [], **options)
    assert len(result.changes) == 1
    return result.changes[0]


def test_nearer_is_worse_farther_is_better_and_the_same_is_unchanged():
    result = compared(site(WELLS, tanks(60, 50, 70)), site(WELLS, tanks(43, 51.2, 70)))
    assert told(result) == [("worse", "T1", "W1", -17.0), ("better", "T2", "W1", 1.2), ("unchanged", "T3", "W1", 0.0)]
    assert result.exit_code() == 1
    assert result.still_flagged() == 3


def test_what_moved_away_is_cured_though_the_results_do_not_name_it():
    result = compared(site(WELLS, tanks(60)), site(WELLS, tanks(100)))
    assert told(result) == [("cured", "T1", "W1", None)]
    assert (result.exit_code(), result.still_flagged(), result.notes) == (0, 0, [])


def test_what_moved_in_is_new():
    result = compared(site(WELLS, tanks(120)), site(WELLS, tanks(99.99)))
    assert told(result) == [("new", "T1", "W1", None)]
    assert result.changes[0].reason == ""
    assert result.exit_code() == 1


def test_a_new_component_and_a_new_well_are_named_as_such():
    wells = layer("wells", "drinking_well", ["POINT (0 0)", "POINT (200 0)"], ["W1", "W2"])
    result = compared(site(WELLS, tanks(150)), site(wells, tanks(150, 40)))
    assert {(change.key[2], change.key[4]): change.reason for change in result.changes} == {
        ("T1", "W2"): "the drinking well is new", ("T2", "W1"): "the component is new"}
    assert result.counts()["new"] == 2


def test_a_component_that_was_taken_away_is_removed_not_cured():
    result = compared(site(WELLS, tanks(60, 150)), site(WELLS, tanks(150, ids=["T2"])))
    assert told(result) == [("removed", "T1", "W1", None)]
    assert result.changes[0].reason == "the component is no longer in 'plan'"
    assert result.exit_code() == 0


def test_a_well_that_was_taken_away_is_removed_not_cured():
    far = layer("wells", "drinking_well", ["POINT (900 0)"], ["W9"])
    result = compared(site(WELLS, tanks(60)), site(far, tanks(60)))
    assert told(result) == [("removed", "T1", "W1", None)]
    assert result.changes[0].reason == "the drinking well is no longer in 'wells'"


def test_a_finding_whose_layer_is_missing_is_not_checked_now():
    result = compared(site(WELLS, tanks(60)), site(tanks(60)))
    assert told(result) == [("newly_not_checked", "T1", "W1", None)]   # and the rule's answer is not told twice
    assert "wells" in result.changes[0].reason
    assert result.exit_code() == 3


def test_a_rule_that_could_not_run_is_not_checked_now_for_what_met_it_too():
    result = compared(site(WELLS, tanks(60, 150)), site(tanks(60, 150)))
    assert [(change.kind, change.key[2]) for change in result.changes] == [
        ("newly_not_checked", "T1"), ("newly_not_checked", "T2")]


def test_a_partial_layer_leaves_what_it_no_longer_shows_unknown():
    partial = layer("wells", "drinking_well", ["POINT (0 0)"], ["W1"], completeness="partial")
    result = compared(site(WELLS, tanks(60)), site(partial, tanks(150)))
    assert told(result) == [("newly_not_checked", "T1", "W1", None)]


def test_a_component_that_could_not_be_measured_is_not_checked_now():
    lost = layer("plan", "septic_tank", [None, "POINT (150 0)"], ["T1", "T2"])
    result = compared(site(WELLS, tanks(60, 150)), site(WELLS, lost))
    assert told(result) == [("newly_not_checked", "T1", "W1", None)]
    assert result.changes[0].reason.startswith("the component was not measured: ")


def test_a_component_of_which_the_kind_is_not_known_any_more_is_not_checked_now():
    unknown = layer("plan", "septic_tank", ["POINT (60 0)", "POINT (150 0)"], ["T1", "T2"],
                    roles=["unknown", "septic_tank"], type_values=["X", "ST"])
    result = compared(site(WELLS, tanks(60, 150)), site(WELLS, unknown))
    assert [change.kind for change in result.changes if change.key[2] == "T1"] == ["newly_not_checked"]


def test_what_is_checked_for_the_first_time_is_new_or_checked_now():
    result = compared(site(tanks(60, 150)), site(WELLS, tanks(60, 150)))
    assert [(change.kind, change.key[2], change.key[4]) for change in result.changes] == [
        ("new", "T1", "W1"), ("newly_checked", "T2", "")]
    assert result.changes[0].reason == "not checked before: not provided: no layer gives drinking well"
    assert result.exit_code() == 1


def test_an_answer_that_lacks_in_both_is_unchanged():
    result = compared(site(tanks(60)), site(tanks(80)))
    assert told(result) == [("unchanged", "T1", "", None)]
    assert result.exit_code() == 0


def test_an_abandoned_or_existing_component_is_no_cure():
    for status in ("abandoned", "existing"):
        rule = one_rule("septic_tank", "drinking_well", 100, "    not_for: [existing]\n    not_for_why: new ones only\n")
        result = compared(site(WELLS, tanks(60, 150)), site(WELLS, tanks(60, 150, status=[status, "proposed"])), rule)
        assert told(result) == [("not_comparable", "T1", "W1", None)]
        assert result.changes[0].reason == f"the component: was proposed, is {status}"
        assert result.exit_code() == 3


def test_an_abandoned_well_is_no_cure():
    wells = layer("wells", "drinking_well", ["POINT (0 0)", "POINT (900 0)"], ["W1", "W2"])
    gone = layer("wells", "drinking_well", ["POINT (0 0)", "POINT (900 0)"], ["W1", "W2"], status=["abandoned", "existing"])
    result = compared(site(wells, tanks(60)), site(gone, tanks(60)))
    [change] = result.changes
    assert (change.kind, change.key[4], change.after.outcome) == ("not_comparable", "W1", "refer")


def test_an_exemption_is_no_cure():
    rule = one_rule("septic_tank", "drinking_well", 100, "    exempt_if: [agricultural]\n")
    result = compared(site(WELLS, tanks(60, 150, attributes={"agricultural": [False, False]})),
                      site(WELLS, tanks(60, 150, attributes={"agricultural": [True, False]})), rule)
    assert told(result) == [("not_comparable", "T1", "W1", None)]
    assert result.changes[0].reason == ("the component: 'agricultural' was False, is True; see whether the rule still "
                                        "applies")


def test_an_exemption_that_the_results_name_is_no_cure_either():
    rule = one_rule("septic_tank", "drinking_well", 100, "    exempt_if: [agricultural]\n")
    before = check(site(WELLS, tanks(60, attributes={"agricultural": [False]})), rule)
    after = check(site(WELLS, tanks(60, attributes={"agricultural": [True]})), rule)
    result = compare(before.records(), after.records())
    assert told(result) == [("not_comparable", "T1", "W1", None)]
    assert result.changes[0].reason == "the rule no longer applies: exempt: agricultural"


def test_another_kind_of_component_is_no_cure():
    pump = layer("plan", "pump_chamber", ["POINT (60 0)"], ["T1"])
    keep = tanks(150, name="more", ids=["T9"])
    result = compared(site(WELLS, tanks(60), keep), site(WELLS, pump, keep))
    assert ("not_comparable", "T1", "W1", None) in told(result)
    assert "the component: was septic tank, is pump chamber" in {change.reason for change in result.changes}


def test_another_project_type_is_no_cure():
    rule = one_rule("septic_tank", "drinking_well", 100, "    not_for: [repair]\n    not_for_why: no repairs\n")
    result = compared(site(WELLS, tanks(60)), site(WELLS, tanks(60), project_type="repair"), rule)
    assert [change.kind for change in result.changes] == ["not_comparable"]
    assert "project type: new construction before, repair now" in result.notes


def test_another_edition_is_not_comparable_but_what_it_newly_flags_is_new():
    changed = one_rule("septic_tank", "drinking_well", 150)
    changed = replace(changed, rules=(replace(changed.rules[0], edition="2027"),))
    result = compared(site(WELLS, tanks(60, 120)), site(WELLS, tanks(60, 120)), after_catalogue=changed)
    assert [(change.kind, change.key[2]) for change in result.changes] == [("new", "T2"), ("not_comparable", "T1")]
    assert {change.reason for change in result.changes} == {"the rule's edition was '2026', and is '2027'"}
    assert "edition of rules: '2026' before, '2027' now" in result.notes
    # The other way round nothing is cured: the earlier text would flag it still.
    back = compared(site(WELLS, tanks(120)), site(WELLS, tanks(120)), changed, RULE)
    assert told(back) == [("not_comparable", "T1", "W1", None)]


def test_a_rule_that_is_not_loaded_any_more_is_not_comparable():
    other = one_rule("septic_tank", "drinking_well", 10, rule_id="R2")
    result = compared(site(WELLS, tanks(60)), site(WELLS, tanks(60)), after_catalogue=other)
    assert told(result) == [("not_comparable", "T1", "W1", None)]
    assert result.changes[0].reason == "the rule is not among those of the later check"
    assert result.notes == ["1 rule is not in the later check: R1", "1 rule is not in the earlier check: R2"]
    back = compared(site(WELLS, tanks(60)), site(WELLS, tanks(60)), other, RULE)
    assert [(change.kind, change.reason) for change in back.changes] == [
        ("new", "the rule was not among those of the earlier check")]


def test_a_check_of_one_lot_says_nothing_of_the_others():
    lots = layer("lots", "lot", ["POLYGON ((0 -50, 80 -50, 80 50, 0 50, 0 -50))",
                                 "POLYGON ((-80 -50, 0 -50, 0 50, -80 50, -80 -50))"], ["A", "B"])
    where = site(WELLS, lots, tanks(60, -60))
    part = compared(where, where, before_options={}, after_options={"lots": ["A"]})
    assert {change.key[2]: change.kind for change in part.changes} == {"T1": "unchanged", "T2": "unchanged"}   # W1 lies on both
    far = layer("wells", "drinking_well", ["POINT (10 0)"], ["W1"])
    where = site(far, lots, tanks(60, -60))
    part = compared(where, where, after_options={"lots": ["B"]})
    kinds = {change.key[2]: (change.kind, change.reason) for change in part.changes}
    assert kinds == {"T1": ("not_comparable", "the later check was of lot B only"), "T2": ("unchanged", "")}
    back = compared(where, where, before_options={"lots": ["B"]})
    kinds = {change.key[2]: (change.kind, change.reason) for change in back.changes}
    assert kinds == {"T1": ("not_comparable", "the earlier check was of lot B only"), "T2": ("unchanged", "")}


def test_the_next_revision_of_a_drawing_is_known_by_its_features():
    result = compared(site(WELLS, tanks(60, 50, 150, name="rev_a")),
                      site(WELLS, tanks(100, 40, 150, name="rev_b")))
    assert told(result) == [("worse", "T2", "W1", -10.0), ("cured", "T1", "W1", None)]
    assert result.notes == ["layer 'rev_a' of the earlier check is taken to be 'rev_b': 3 of its 3 features have the same id "
                            "and kind there"]
    assert result.changes[0].key == ("R1", "rev_b", "T2", "wells", "W1")


def test_another_layer_with_other_features_is_no_revision():
    result = compared(site(WELLS, tanks(60, name="rev_a")), site(WELLS, tanks(60, name="other", ids=["X"])))
    assert {change.kind for change in result.changes} == {"new", "newly_not_checked"}


def test_features_that_were_edited_since_are_not_told_to_be_cured():
    result = compared(site(WELLS, tanks(60)), site(WELLS, tanks(150)), edited={(1, "1")})
    assert told(result) == [("not_comparable", "T1", "W1", None)]
    assert result.changes[0].reason == "edited since the check; check again to tell"


def test_without_what_was_looked_at_nothing_is_cured_that_could_be_gone():
    assert told(compare([record(provided=60.0)], [])) == [("not_comparable", "T1", "W1", None)]
    # Both features turn up in other findings, and the rule has no open answer on this pair.
    others = [record(rule_id="R2", provided=5.0)]
    result = compare([record(provided=60.0), record(rule_id="R2", provided=5.0)], others)
    assert {change.key[0]: change.kind for change in result.changes} == {"R1": "cured", "R2": "unchanged"}
    assert len(result.notes) == 2


def test_what_the_check_itself_calls_met_is_cured():
    change = one(record(provided=60.0), record(provided=120.0, outcome="meets"))
    assert (change.kind, change.difference) == ("cured", 60.0)


def test_what_meets_in_both_is_not_listed():
    met = record(provided=120.0, outcome="meets")
    result = compare([met], [record(provided=110.0, outcome="meets")])
    assert result.changes == []
    assert result.exit_code() == 0


def test_met_before_and_flagged_now_shows_both_figures():
    change = one(record(provided=120.0, outcome="meets"), record(provided=43.5))
    assert (change.kind, change.reason, change.difference, change.before.provided) == ("new", "met before", -76.5, 120.0)


@pytest.mark.parametrize(("before", "after", "kind", "difference"), [
    (43.00, 43.00, "unchanged", 0.0), (43.00, 43.01, "better", 0.01), (43.00, 42.99, "worse", -0.01),
    (43.004999, 43.0, "unchanged", 0.0), (0.1 + 0.2, 0.3, "unchanged", 0.0)])
def test_figures_are_compared_in_hundredths(before, after, kind, difference):
    change = one(record(provided=before), record(provided=after))
    assert (change.kind, change.difference) == (kind, difference)


def test_deeper_inside_is_worse_though_both_provide_nothing():
    change = one(record(provided=0.0, signed_ft=-3.0), record(provided=0.0, signed_ft=-5.0))
    assert (change.kind, change.difference) == ("worse", -2.0)


def test_the_shortfall_tells_whether_more_of_a_number_is_worse():
    wanted = {"unit": "count", "required": 1.0, "constraint_layer": None, "constraint_id": None, "signed_ft": None}
    more_allowed = one(record(provided=3.0, shortfall=2.0, **wanted), record(provided=2.0, shortfall=1.0, **wanted))
    more_wanted = one(record(provided=0.0, shortfall=1.0, **wanted), record(provided=0.0, shortfall=1.0, **wanted))
    assert (more_allowed.kind, more_wanted.kind) == ("better", "unchanged")


@pytest.mark.parametrize(("before", "after", "kind"), [
    ({"outcome": "intrudes"}, {"outcome": "too_close_to_call"}, "not_comparable"),   # the data got less exact, the tank stands
    ({"outcome": "intrudes"}, {"outcome": "refer"}, "not_comparable"),               # a variance is on record now
    ({"outcome": "too_close_to_call"}, {"outcome": "intrudes"}, "worse"),
    ({"outcome": "refer"}, {"outcome": "intrudes"}, "worse"),
    ({"force": "advisory"}, {"force": "binding"}, "worse"),
    ({"force": "binding"}, {"force": "advisory"}, "not_comparable"),
    ({"required": 100.0}, {"required": 150.0}, "worse"),
    ({"required": 150.0}, {"required": 100.0}, "not_comparable"),
    ({"edition": "2025"}, {"edition": "2026"}, "not_comparable"),
    ({"outcome": "intrudes"}, {"outcome": "not_checked"}, "newly_not_checked"),
    ({"outcome": "not_checked"}, {"outcome": "intrudes"}, "new"),
    ({"outcome": "not_checked"}, {"outcome": "not_checked"}, "unchanged"),
    ({"outcome": "not_checked", "edition": "2025"}, {"outcome": "not_checked"}, "unchanged")])
def test_the_same_distance_judged_otherwise(before, after, kind):
    assert one(record(provided=60.0, **before), record(provided=60.0, **after)).kind == kind


def test_farther_away_and_softer_is_better_but_closer_and_softer_is_worse():
    soft = {"outcome": "too_close_to_call"}
    assert one(record(provided=60.0), record(provided=95.0, **soft)).kind == "better"
    assert one(record(provided=60.0), record(provided=59.0, **soft)).kind == "worse"


def test_of_several_answers_on_one_pair_the_worst_counts():
    twice = [record(provided=60.0, outcome="refer"), record(provided=60.0), record(provided=70.0)]
    for before in itertools.permutations(twice):
        change = one_of(compare(before, [record(provided=55.0)]))
        assert (change.kind, change.difference) == ("worse", -5.0)


def one_of(result):
    assert len(result.changes) == 1
    return result.changes[0]


@pytest.mark.parametrize(("after", "code"), [
    ({"outcome": "intrudes"}, 1), ({"outcome": "too_close_to_call"}, 1), ({"force": "advisory"}, 3), ({"outcome": "refer"}, 3),
    ({"outcome": "not_checked"}, 3), ({"outcome": "meets"}, 0)])
def test_exit_code_by_what_is_new(after, code):
    assert compare([], [record(provided=60.0, **after)]).exit_code() == code


def test_counts_name_every_kind_and_order_is_worst_first():
    facts = RunFacts(rules={"R1": RuleFact("ran", edition="2026")}, layers=frozenset({"plan", "wells"}),
                     features={("plan", f"T{number}"): FeatureFact("septic_tank") for number in range(1, 7)}
                     | {("wells", "W1"): FeatureFact("drinking_well")})
    before = [record(subject_id="T1", provided=60.0), record(subject_id="T2", provided=60.0),
              record(subject_id="T3", provided=60.0), record(subject_id="T4", provided=60.0)]
    after = [record(subject_id="T2", provided=50.0), record(subject_id="T3", provided=61.0),
             record(subject_id="T5", provided=9.0), record(subject_id="T6", provided=5.0)]
    result = compare(before, after, facts, facts)
    assert [change.key[2] for change in result.changes] == ["T6", "T5", "T2", "T3", "T1", "T4"]
    assert result.counts() == {**dict.fromkeys(KINDS, 0), "new": 2, "worse": 1, "better": 1, "cured": 2}
    assert [change.key[2] for change in result.of_kind("cured")] == ["T1", "T4"]
