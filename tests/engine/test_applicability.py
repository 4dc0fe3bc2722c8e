# SPDX-License-Identifier: GPL-2.0-or-later
"""Whom a rule binds: project type, status, permit date, use (DESIGN principle 10)."""

from __future__ import annotations

from datetime import date
from typing import Any

import numpy as np
import pytest
from factories import check, layer, one_rule, only, rows, site
from shapely import Point, box

from bohsetbacks_plugin.engine.applicability import applicability_key, apply_rule
from bohsetbacks_plugin.rule_files import load_town

NEW_ONLY = one_rule("septic_tank", "salt_marsh", 50,
                    "    advisory_for: [upgrade, repair, existing]\n    advisory_why: for new construction only\n")
STABLE = one_rule("stable", "drinking_well", 50,
                  "    exempt_before: 2012-01-01\n    refer_before: 2017-04-12\n")


def tank(catalogue: Any, project_type: str = "new_construction", gap: float = 30, **more: Any) -> dict[str, Any]:
    where = site(layer("t", "septic_tank", [Point(0, 0)], ["T"], **more), layer("w", "salt_marsh", [Point(gap, 0)]),
                 project_type=project_type)
    return only(check(where, catalogue), subject_id="T")


@pytest.mark.parametrize(("project_type", "force"), [
    ("new_construction", "binding"), ("upgrade", "advisory"), ("repair", "advisory"), ("existing", "advisory")])
def test_project_type_governs_proposed_features(project_type: str, force: str) -> None:
    row = tank(NEW_ONLY, project_type)
    assert (row["outcome"], row["force"], row["provided"]) == ("intrudes", force, 30.0)
    assert ("for new construction only" in row["note"]) == (force == "advisory")


def test_existing_feature_is_existing_in_a_new_construction_too() -> None:
    row = tank(NEW_ONLY, status="existing")
    assert (row["outcome"], row["force"], row["governs"]) == ("intrudes", "advisory", False)


def test_advisory_rows_never_govern_and_give_exit_three() -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0)], status="existing"), layer("w", "salt_marsh", [Point(30, 0)]))
    result = check(where, NEW_ONLY)
    assert result.counts()["flagged_pairs"] == 0 and result.counts()["advisory_pairs"] == 1
    assert result.exit_code() == 3


def test_not_for_is_not_applicable_with_the_reason() -> None:
    rule = one_rule("septic_tank", "salt_marsh", 50, "    not_for: [repair]\n    not_for_why: repairs go elsewhere\n")
    row = tank(rule, "repair")
    assert (row["outcome"], row["note"]) == ("not_applicable", "repairs go elsewhere")
    assert tank(rule, "upgrade")["outcome"] == "intrudes"


def test_rule_that_applies_to_nobody_says_why() -> None:
    rule = one_rule("septic_tank", "salt_marsh", 50, "    not_for: [existing]\n    not_for_why: new ones only\n")
    where = site(layer("t", "septic_tank", [Point(0, 0)], status="existing"), layer("w", "salt_marsh", [Point(30, 0)]))
    assert check(where, rule).rule_rows()[0]["status"] == "not_applicable"
    assert check(where, rule).rule_rows()[0]["reason"] == "new ones only"


def test_abandoned_subject_is_not_checked_itself() -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0), Point(5, 0)], ["OLD", "NEW"],
                       status=["abandoned", "proposed"]), layer("w", "salt_marsh", [Point(30, 0)]))
    result = check(where, NEW_ONLY)
    assert {row["subject_id"] for row in rows(result, rule_id="R1")} == {"NEW"}
    # Nor is it passed over in silence where everything is asked for.
    assert [row["outcome"] for row in rows(result, subject_id="OLD")] == ["not_applicable"]


def test_abandoned_constraint_is_for_a_person() -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0)]),
                 layer("w", "drinking_well", [Point(30, 0)], status="abandoned"))
    row = only(check(where, one_rule("septic_tank", "drinking_well", 50)))
    assert row["outcome"] == "refer" and "abandoned" in row["note"]


def stable(permit: Any, gap: float = 30, status: str = "existing", **more: Any) -> dict[str, Any]:
    where = site(layer("s", "stable", [box(0, 0, 20, 20)], ["S"], status=status, attributes={"permit_date": [permit]}),
                 layer("w", "drinking_well", [Point(20 + gap, 10)]), project_type="existing")
    return only(check(where, STABLE), subject_id="S")


@pytest.mark.parametrize(("permit", "outcome"), [
    (date(2011, 12, 31), "not_applicable"), (date(2012, 1, 1), "refer"), (date(2017, 4, 11), "refer"),
    (date(2017, 4, 12), "intrudes"), (date(2020, 1, 1), "intrudes"), (None, "intrudes")])
def test_permit_date_decides_which_text_applies(permit: Any, outcome: str) -> None:
    assert stable(permit)["outcome"] == outcome


def test_old_permit_does_not_exempt_what_is_yet_to_be_built() -> None:
    row = stable(date(2005, 1, 1), status="proposed")
    assert row["outcome"] == "refer" and "not yet built" in row["note"]
    assert stable(date(2005, 1, 1))["outcome"] == "not_applicable"


def test_permit_date_not_given_is_possibly_exempt() -> None:
    assert "possibly exempt" in stable(None)["note"]
    assert "permit_date" not in stable(None, status="proposed")["note"]


def test_refer_of_the_dates_is_only_within_the_distance() -> None:
    assert stable(date(2015, 1, 1), gap=60)["outcome"] == "meets"


def coop(value: Any, key: str) -> dict[str, Any]:
    rule = one_rule("poultry_structure", "drinking_well", 50, f"    {key}: [agricultural]\n")
    where = site(layer("p", "poultry_structure", [Point(0, 0)], ["P"], attributes={"agricultural": [value]}),
                 layer("w", "drinking_well", [Point(30, 0)]))
    return only(check(where, rule), subject_id="P")


def test_exempt_if_says_yes_only() -> None:
    assert coop(True, "exempt_if")["outcome"] == "not_applicable"
    assert coop(False, "exempt_if")["outcome"] == "intrudes"
    unknown = coop(None, "exempt_if")
    assert unknown["outcome"] == "intrudes" and "possibly exempt" in unknown["note"]


def test_applies_if_says_no_only() -> None:
    assert coop(True, "applies_if")["outcome"] == "intrudes"
    assert coop(False, "applies_if")["outcome"] == "not_applicable"
    unknown = coop(None, "applies_if")
    assert unknown["outcome"] == "intrudes" and "taken to apply" in unknown["note"]


@pytest.mark.parametrize(("downgradient", "gap", "outcome", "required"), [
    (True, 60, "meets", 50.0), (True, 49.99, "intrudes", 50.0), (False, 60, "intrudes", 100.0),
    (None, 60, "intrudes", 100.0), (None, 100, "meets", 100.0)])
def test_reduced_downgradient_of_a_vernal_pool(downgradient: Any, gap: float, outcome: str, required: float) -> None:
    rule = one_rule("soil_absorption_system", "certified_vernal_pool", 100,
                    "    reduced_if: {attribute: downgradient, feet: 50, why: shown hydraulically downgradient}\n")
    where = site(layer("f", "soil_absorption_system", [box(0, 0, 40, 20)], ["F"],
                       attributes={"downgradient": [downgradient]}),
                 layer("v", "certified_vernal_pool", [box(40 + gap, 0, 200, 20)]))
    row = only(check(where, rule), subject_id="F")
    assert (row["outcome"], row["required"]) == (outcome, required)


# --- Context only, and what is new beside what exists.

LOTS = layer("lots", "lot", [box(0, 0, 100, 100), box(100, 0, 200, 100)], ["MINE", "NEXT"])
FIELD_RULE = one_rule("soil_absorption_system", "drinking_well", 100,
                      "    advisory_for: [existing]\n    advisory_why: judged by other criteria\n")


def neighbours(well_status: str, subject: bool = False) -> Any:
    """My tank and well; my neighbour's field, whose west side x = 120 lies 60 ft east of the well."""
    return site(LOTS, layer("mine", "septic_tank", [box(10, 10, 18, 18)], ["T"]),
                layer("well", "drinking_well", [Point(60, 50)], ["W"], status=well_status),
                layer("neighbours", "soil_absorption_system", [box(120, 40, 160, 60)], ["F"], status="existing",
                      subject=subject))


def test_proposed_well_beside_an_existing_field_is_binding() -> None:
    row = only(check(neighbours("proposed"), FIELD_RULE), subject_id="F")
    assert (row["outcome"], row["force"], row["provided"], row["governs"]) == ("intrudes", "binding", 60.0, True)
    assert (row["lot_id"], row["constraint_lot_id"]) == ("NEXT", "MINE")


@pytest.mark.parametrize(("gap", "outcome"), [(45, "intrudes"), (55, "meets")])
def test_new_well_beside_an_existing_tank_binds_near_and_far(gap: float, outcome: str) -> None:
    where = site(layer("t", "septic_tank", [Point(0, 0)], ["T"], status="existing"),
                 layer("w", "drinking_well", [Point(gap, 0)], status="proposed"))
    row = only(check(where, one_rule("septic_tank", "drinking_well", 50, "    advisory_for: [existing]\n"
                                                                         "    advisory_why: judged elsewhere\n")))
    assert (row["outcome"], row["force"]) == (outcome, "binding") and "judged elsewhere" not in row["note"]


def test_rule_that_flags_a_new_well_beside_context_has_run() -> None:
    told = check(neighbours("proposed"), FIELD_RULE).rule_rows()[0]
    assert (told["status"], told["subjects"], told["constraints"], told["flagged"]) == ("ran", 1, 1, 1)


@pytest.mark.parametrize("lot", ["MINE", "NEXT"])
def test_it_is_found_from_both_lots(lot: str) -> None:
    assert len(rows(check(neighbours("proposed"), FIELD_RULE, lots=[lot]), outcome="intrudes")) == 1


def test_context_is_never_a_subject() -> None:
    assert not rows(check(neighbours("existing"), FIELD_RULE), subject_id="F")


def test_neighbours_existing_field_as_a_subject_is_advisory() -> None:
    row = only(check(neighbours("existing", subject=True), FIELD_RULE), subject_id="F")
    assert (row["outcome"], row["force"]) == ("intrudes", "advisory")


def test_context_serves_as_a_constraint() -> None:
    # My proposed field beside my neighbour's existing well: binding, with the well's lot.
    where = site(LOTS, layer("mine", "soil_absorption_system", [box(40, 40, 80, 60)], ["F"]),
                 layer("n", "drinking_well", [Point(130, 50)], ["W"], subject=False))
    row = only(check(where, FIELD_RULE), subject_id="F")
    assert (row["outcome"], row["force"], row["provided"], row["constraint_lot_id"]) == ("intrudes", "binding", 50.0, "NEXT")


def test_lot_of_a_constraint_is_the_one_its_attribute_names() -> None:
    where = site(LOTS, layer("mine", "soil_absorption_system", [box(40, 40, 80, 60)], ["F"]),
                 layer("n", "drinking_well", [Point(130, 50)], ["W"], attributes={"lot": ["ELSEWHERE"]}))
    assert only(check(where, FIELD_RULE), subject_id="F")["constraint_lot_id"] == "ELSEWHERE"


def test_a_well_alone_beside_a_neighbours_field_is_measured() -> None:
    # The applicant proposes nothing but a well: the pair is new all the same, and must not end in "nothing to check".
    where = site(LOTS, layer("well", "drinking_well", [Point(60, 50)], ["W"], status="proposed"),
                 layer("n", "soil_absorption_system", [box(120, 40, 160, 60)], ["F"], status="existing", subject=False))
    assert only(check(where, FIELD_RULE), subject_id="F")["outcome"] == "intrudes"


def test_two_features_of_context_are_no_pair() -> None:
    # Both are the neighbour's, and neither is a subject.
    where = site(LOTS, layer("mine", "septic_tank", [box(10, 10, 18, 18)], ["T"]),
                 layer("n1", "drinking_well", [Point(130, 90)], status="proposed", subject=False),
                 layer("n2", "soil_absorption_system", [box(120, 40, 160, 60)], ["F"], status="existing", subject=False))
    assert not rows(check(where, FIELD_RULE), subject_id="F")


def test_rules_that_share_a_key_apply_alike() -> None:
    """All that is read of a rule is in the key under which its answer is kept for other rules."""
    features = check(site(layer("t", "septic_tank", [Point(0, 0)], ["T"])), NEW_ONLY).site.features

    class Watched:
        def __init__(self, rule: Any) -> None:
            self.rule, self.read = rule, set()

        def __getattr__(self, name: str) -> Any:
            self.read.add(name)
            return getattr(self.rule, name)

    for rule in (*load_town("plymouth").rules, *load_town("essex").rules):
        applied, keyed = Watched(rule), Watched(rule)
        apply_rule(applied, features, np.array([0]), "new_construction")
        applicability_key(keyed)
        assert applied.read <= keyed.read
