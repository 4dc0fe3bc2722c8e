# SPDX-License-Identifier: GPL-2.0-or-later
"""Every rule against cases worked out by hand: its limit, its numbers by mutation, and that none of the seed is missing."""

from __future__ import annotations

import csv
import dataclasses
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from case_runner import (
    CASE_KEYS,
    EXPECT_KEYS,
    FEATURE_KEYS,
    FOLDER,
    TAGS,
    Case,
    all_cases,
    differences,
    findings,
    gap,
    measure_again,
    read_file,
    rule_of,
    shape,
    town_rules,
    with_variance,
)

from bohsetbacks_plugin.engine import vocabulary
from bohsetbacks_plugin.engine.rules import Rule
from bohsetbacks_plugin.rule_files import shipped_rulesets

SEED = Path(__file__).resolve().parents[2].parent / "shared" / "reference" / "rules_seed.csv"
LEAST_CASES = 3
HALF_A_HUNDREDTH = 0.0051  # feet are printed to 0.01; with the noise of the sum


@cache
def cases_of() -> dict[str, list[Case]]:
    result: defaultdict[str, list[Case]] = defaultdict(list)
    for case in all_cases():
        result[case.rule_id].append(case)
    return dict(result)


def own_rules(ruleset: str) -> list[Rule]:
    return [rule for rule in town_rules(ruleset)[1].rules if rule.ruleset == ruleset]


def setback_cases() -> list[Case]:
    return [case for case in all_cases() if case.rule_id in town_rules(case.town)[0] and rule_of(case).kind == "setback"]


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.id)
def test_case(case: Case) -> None:
    assert differences(case, findings(case)) == []


# --- The files

def test_case_files_are_sound() -> None:
    wrong = []
    for case in all_cases():
        wrong += [f"{case.file}: {case.id}: {problem}" for problem in problems(case)]
    ids = [case.id for case in all_cases()]
    wrong += [f"{name}: stands {ids.count(name)} times" for name in sorted(set(ids)) if ids.count(name) > 1]
    assert wrong == []


def problems(case: Case) -> list[str]:
    """What of a case is no valid word."""
    if case.rule_id not in town_rules(case.town)[0]:
        return [f"{case.town} has no such rule"]
    body, expects = case.body, case.listed or [case.expect or {"outcome": "meets"}]
    told = [f"unknown key '{key}'" for key in body.keys() - CASE_KEYS] + [f"unknown tag '{tag}'" for tag in case.tags - TAGS]
    for expect in expects:
        told += [f"unknown key '{key}' in expect" for key in expect.keys() - EXPECT_KEYS.keys()]
        if expect.get("outcome", "not_applicable" if case.listed else None) not in vocabulary.OUTCOMES:
            told.append(f"unknown outcome '{expect.get('outcome')}'")
        note = expect.get("note", [])
        told += [f"the note {word!r} is no text" for word in (note if isinstance(note, list) else [note])
                 if not isinstance(word, str)]
    told += ["an expected row without its constraint" for expect in case.listed or () if "constraint" not in expect]
    if rule_of(case).notice is not None:
        told += ["one finding expected, but a notice has a list of rows"] if case.expect is not None else []
        told += [f"{expect.get('constraint')}: neither on the legal list nor apart" for expect in case.listed or ()
                 if expect.get("list") not in ("legal", "apart")]
    if body.get("project_type", "new_construction") not in vocabulary.PROJECT_TYPES:
        told.append(f"unknown project type '{body['project_type']}'")
    for feature in (body["subject"], *body.get("others", ())):
        roles = [feature["role"]] if isinstance(feature["role"], str) else feature["role"]
        told += [f"unknown key '{key}' of a feature" for key in feature.keys() - FEATURE_KEYS]
        told += [f"unknown role '{role}'" for role in roles if role not in vocabulary.ROLES]
        told += [f"unknown attribute '{key}'" for key in feature.get("attributes", {}) if key not in vocabulary.ATTRIBUTES]
        if feature.get("status", "existing") not in vocabulary.STATUSES:
            told.append(f"unknown status '{feature['status']}'")
    return told


def test_key_that_stands_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "twice.yaml"
    path.write_text("town: plymouth\ncases:\n  R1: []\n  R1: []\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"twice\.yaml: line 3: the keys \['R1'\] stand twice"):
        read_file(path)


def test_each_row_of_a_list_is_told() -> None:
    case = next(case for case in all_cases() if case.listed and len(case.listed) > 1)
    found = findings(case)
    assert differences(case, found) == []
    first = found[0]["constraint_id"]
    assert differences(case, found[1:]) == [f"{first}: 0 rows instead of one"]
    assert differences(case, [*found, found[0]]) == [f"{first}: 2 rows instead of one"]
    more = differences(case, [*found, {**found[0], "constraint_id": "X"}])
    assert len(more) == 1 and more[0].startswith("X is not expected")
    nearer = differences(case, [{**found[0], "provided": found[0]["provided"] - 1}, *found[1:]])
    assert len(nearer) == 1 and nearer[0].startswith(f"{first}: provided")


# --- Enough cases for each rule

@pytest.mark.parametrize("ruleset", shipped_rulesets())
def test_every_rule_has_its_cases(ruleset: str) -> None:
    lacking = {rule.id: told for rule in own_rules(ruleset) if (told := lacks(rule, cases_of().get(rule.id, [])))}
    assert not lacking, "\n" + "\n".join(f"{name}: {told}" for name, told in lacking.items())


def lacks(rule: Rule, cases: list[Case]) -> str:
    """What a rule lacks of cases, in words."""
    told = [f"{len(cases)} of {LEAST_CASES} cases"] if len(cases) < LEAST_CASES else []
    if rule.kind == "setback":
        outcomes = {case.outcome for case in cases}
        # A rule that was not read in its official text never answers `meets`; one that a person decides never `intrudes`.
        wanted = {"meets" if rule.verified else "refer", "refer" if rule.legs[0].mode == "refer" else "intrudes"}
        told += [f"no case that {outcome}" for outcome in sorted(wanted - outcomes)]
        told += [f"no case tagged {tag}" for tag in sorted(TAGS - {tag for case in cases for tag in case.tags})]
    return ", ".join(told)


def test_tags_are_true() -> None:
    wrong = {case.id: sorted(case.tags - true_tags(case)) for case in setback_cases() if case.tags - true_tags(case)}
    assert not wrong, "\n" + "\n".join(f"{name}: {tags} not so" for name, tags in wrong.items())


def true_tags(case: Case) -> set[str]:
    """The tags that a case deserves, by plain geometry."""
    pair = measure_again(case)
    if pair is None:
        return set()
    wanted = (case.expect or {}).get("constraint")
    required = [row["required"] for row in findings(case)
                if wanted in (None, row["constraint_id"]) and row["required"] == row["provided"] is not None]
    # On the limit: by the finding, and by our own measuring.
    return {tag for tag, is_so in (
        ("point", "POINT" in (pair.subject.kind, pair.constraint.kind)),
        ("concave", pair.subject.concave or pair.constraint.concave),
        ("edge", pair.gap.inside_edge),
        ("limit", any(abs(pair.feet - feet) < HALF_A_HUNDREDTH for feet in required))) if is_so}


def test_feet_worked_out_by_hand_are_those_of_plain_geometry() -> None:
    wrong = []
    for case in setback_cases():
        # The outer line of a holding is no plain distance between two mapped shapes.
        feet = (case.expect or {}).get("provided")
        if feet and not case.body.get("premises"):
            pair = measure_again(case)
            if pair is None or abs(pair.feet - feet) > HALF_A_HUNDREDTH:
                wrong.append(f"{case.id}: {feet} by hand, {pair and pair.feet} by plain geometry")
    assert not wrong, "\n" + "\n".join(wrong)


def test_feet_of_notices_worked_out_by_hand_are_those_of_plain_geometry() -> None:
    wrong, measured = [], 0
    for case in all_cases():
        # The outer line of a holding is no plain distance between two mapped shapes; a board of a town has no place.
        if rule_of(case).notice is None or case.body.get("premises"):
            continue
        own = shape(case.body["subject"]["wkt"])
        places = {other["id"]: shape(other["wkt"]) for other in case.body.get("others", ()) if other["wkt"]}
        for expect in case.listed or ():
            # Records on one footprint are one row, called by all their ids.
            place, feet = places.get(expect["constraint"].split("; ")[0]), expect.get("provided")
            if place is not None and feet is not None:
                measured += 1
                again = gap(own, place).distance
                if abs(again - feet) > HALF_A_HUNDREDTH:
                    wrong.append(f"{case.id}: {expect['constraint']}: {feet} by hand, {again} by plain geometry")
    assert not wrong, "\n" + "\n".join(wrong)
    assert measured >= 50


def test_cautions_of_a_notice_are_told() -> None:
    case = next(case for case in all_cases() if case.body.get("cautions"))
    found = findings(case)
    assert differences(case, found) == []
    sure = [row for row in found if row["list"] != "caution"]
    assert differences(case, sure) == [f"no caution says {word!r}: []" for word in case.body["cautions"]]
    none = next(case for case in all_cases() if case.body.get("cautions") == [])
    more = differences(none, [*findings(none), found[-1]])
    assert more == [f"no caution expected: {[found[-1]['note']]}"]


def test_plain_geometry() -> None:
    # 3-4-5: from (0, 0) to the corner (6, 8) 10; to the line 3x + 4y = 50 also 10, at (6, 8), between its ends.
    origin = shape("POINT (0 0)")
    corner, slanted = shape("POLYGON ((6 8, 20 8, 20 20, 6 8))"), shape("LINESTRING (50 -25, -50 50)")
    assert (gap(origin, corner).distance, gap(origin, corner).inside_edge) == (pytest.approx(10), False)
    assert (gap(origin, slanted).distance, gap(origin, slanted).inside_edge) == (pytest.approx(10), True)
    ring = shape("POLYGON ((-9 -9, 9 -9, 9 9, -9 9, -9 -9), (-2 -2, 2 -2, 2 2, -2 2, -2 -2))")
    assert (gap(origin, ring).distance, ring.concave, corner.concave) == (2.0, True, False)
    assert shape("MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0)), ((5 5, 9 5, 9 9, 5 5)))").concave is False
    inside = shape("POINT (5 5)")
    assert gap(inside, ring).distance == 0.0 and gap(inside, ring, to_outline=True).distance == 4.0
    assert gap(shape("LINESTRING (-99 5, 99 5)"), ring).distance == 0.0


# --- Each number is held by a case

def numbers(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], float]]:
    """Every number that a rule states, in its frozen record and the records within it, with the way that leads to it.

    Left out: the line of the file; a number that is the default of its key, or endless, which no ruleset states; the feet of
    a relation ("outside", "within"), which the loader fills in; and the remedies, which change a verdict only together with a
    variance on record (they have a test of their own).
    """
    if isinstance(value, bool):
        return
    if isinstance(value, (int, float)):
        if math.isfinite(value):
            yield path, value
    elif dataclasses.is_dataclass(value):
        for item in dataclasses.fields(value):
            inner = getattr(value, item.name)
            stated = isinstance(inner, bool) or not isinstance(inner, (int, float)) or inner != item.default
            if stated and not (isinstance(value, Rule) and _is_left_out(value, item.name)):
                yield from numbers(inner, (*path, item.name))
    elif isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from numbers(item, (*path, place))


def _is_left_out(rule: Rule, name: str) -> bool:
    return name in ("line", "remedies") or (name == "legs" and bool(rule.relation))


def mutated(value: Any, path: Sequence[Any], step: float) -> Any:
    """The same record with one number changed by a step."""
    if not path:
        return value + step
    first, rest = path[0], path[1:]
    if isinstance(value, tuple):
        return (*value[:first], mutated(value[first], rest, step), *value[first + 1:])
    return dataclasses.replace(value, **{first: mutated(getattr(value, first), rest, step)})


def _at(value: Any, path: Sequence[Any]) -> Any:
    for step in path:
        value = value[step] if isinstance(step, int) else getattr(value, step)
    return value


def changes_nothing(rule: Rule, path: Sequence[Any], step: float) -> bool:
    """Whether a step of a number cannot matter, as the record itself tells.

    The computed distance is the same on both sides of `most_from`; a band without a range has no lower end of it, and one that
    must be exceeded no upper end.
    """
    record = _at(rule, path[:-1])
    if path[-1] == "most_from":
        formula = record.log10_factor * math.log10(record.most_from) + record.plus
        return abs(formula - record.most_ft) < 0.001
    if path[-1] == "up_to":
        return record.over or (record.up_to == record.at_least and step < 0)
    # Each subject counts as one: it is more than none, and no less than fewer than none.
    return path[-1] == "at_most" and record.of == "itself" and record.at_most == 0 and step < 0


def holds(rule: Rule, path: Sequence[Any], step: float, cases: Sequence[Case]) -> bool:
    """Whether some case tells the rule from its mutation by an outcome, not merely by what is required."""
    value, other = _at(rule, path), mutated(rule, path, step)

    def apart(case: Case) -> float:
        # Cases between the number and its mutation tell it most often, so they go first.
        provided = (case.expect or {}).get("provided")
        return math.inf if provided is None else abs(provided - value - 0.5 * step + 0.25)

    return any(_told_apart(case, rule, other) for case in sorted(cases, key=apart))


def _told_apart(case: Case, rule: Rule, other: Rule) -> bool:
    return _outcomes(findings(case), rule) != _outcomes(findings(case, other), rule)


def _outcomes(found: Sequence[dict[str, Any]], rule: Rule) -> list[Any]:
    """Outcomes; of a list without a verdict what is on it, and of a notice on which list, and how it is to be told."""
    if rule.notice is not None:
        return sorted((row["constraint_id"], row["list"], row["how"]) for row in found if row["list"] != "caution")
    if rule.listing is not None:
        return sorted(str(row["constraint_id"]) for row in found)
    return sorted(row["outcome"] for row in found)


@pytest.mark.parametrize("ruleset", shipped_rulesets())
def test_every_number_of_every_rule_is_held_by_a_case(ruleset: str) -> None:
    loose = []
    for rule in own_rules(ruleset):
        cases = [case for case in cases_of().get(rule.id, []) if town_rules(case.town)[0].get(rule.id) == rule]
        for path, value in numbers(rule):
            loose += [f"{rule.id}: {'.'.join(map(str, path))} = {value:g}: no case tells it from {value + step:g}"
                      for step in (1, -1) if not changes_nothing(rule, path, step) and not holds(rule, path, step, cases)]
    assert not loose, "\n" + "\n".join(loose)


@pytest.mark.parametrize("ruleset", shipped_rulesets())
def test_every_word_of_every_notice_is_held_by_a_case(ruleset: str) -> None:
    loose = []
    for rule in own_rules(ruleset):
        notice, cases = rule.notice, [case for case in cases_of().get(rule.id, []) if case.town == ruleset]
        if notice is None:
            continue
        others = {f"group {group}": {"groups": tuple(one for one in notice.groups if one != group)} for group in notice.groups}
        others |= {key: {key: ""} for key in ("mail", "proof", "certified_by") if getattr(notice, key)}
        loose += [f"{rule.id}: no case tells it from one without its {name}" for name, change in others.items()
                  if not any(differences(case, findings(case, dataclasses.replace(
                      rule, notice=dataclasses.replace(notice, **change)))) for case in cases)]
    assert not loose, "\n" + "\n".join(loose)


def test_numbers_are_found_and_changed() -> None:
    rule = town_rules("plymouth")[0]["PLY-T5-5-08S"]
    assert dict(numbers(rule)) == {("legs", 0, "feet"): 100, ("legs", 1, "feet"): 100, ("reduced_if", "feet"): 50}
    other = mutated(rule, ("legs", 1, "feet"), -1)
    assert [leg.feet for leg in other.legs] == [100, 99] and [leg.feet for leg in rule.legs] == [100, 100]
    zone = town_rules("title5")[0]["T5-13T"]
    assert {path[-1] for path, _ in numbers(zone)} == {"log10_factor", "plus", "least_ft", "most_ft", "most_from"}
    assert {path[-1] for path, _ in numbers(zone) if changes_nothing(zone, path, 1)} == {"most_from"}


def test_number_that_no_case_holds_is_found() -> None:
    rule = town_rules("plymouth")[0]["PLY-T5-5-01T"]
    limit = [case for case in cases_of()[rule.id]
             if case.tags == {"limit", "edge"} and case.body["subject"]["role"] == "septic_tank"]
    path = ("legs", 0, "feet")
    # A case on the limit tells 11 from 10, not 9; no case on a tank tells the box's number.
    assert holds(rule, path, 1, limit) and not holds(rule, path, -1, limit)
    assert not holds(rule, ("legs", 1, "feet"), 1, limit)


# --- Variances lapse

def flagged_cases() -> dict[str, Case]:
    """One case that intrudes for each rule whose variance lapses."""
    return {case.rule_id: case for case in all_cases()
            if case.outcome == "intrudes" and case.rule_id in town_rules(case.town)[0]
            and any(remedy.lapses_after_years for remedy in rule_of(case).remedies)}


@pytest.mark.parametrize("case", flagged_cases().values(), ids=lambda case: case.rule_id)
def test_variance_for_horses_or_poultry_lapses_after_a_year(case: Case) -> None:
    # Plymouth, horses §17 and poultry §8: one year. Granted on 1 March 2024 it is good up to 1 March 2025.
    granted = date(2024, 3, 1)
    kept = [row["outcome"] for row in with_variance(case, granted, date(2025, 3, 1))]
    lapsed = [row["outcome"] for row in with_variance(case, granted, date(2025, 3, 2))]
    assert "intrudes" not in kept and "refer" in kept and "intrudes" in lapsed


def test_only_horses_and_poultry_have_variances_that_lapse() -> None:
    lapsing = {rule.id for ruleset in shipped_rulesets() for rule in own_rules(ruleset)
               for remedy in rule.remedies if remedy.lapses_after_years is not None}
    assert lapsing >= {f"PLY-HORSE-10J-{number}" for number in (1, 2, 3)} | {f"PLY-POUL-6-{number}" for number in range(1, 6)}
    assert {name for name in lapsing if not name.startswith(("PLY-HORSE-", "PLY-POUL-"))} == set()


# --- Nothing of the seed is missing

def test_every_row_of_the_seed_is_a_rule_or_said_to_be_none() -> None:
    if not SEED.is_file():
        pytest.skip(f"the seed table is not at hand: {SEED.name}")
    with SEED.open(encoding="utf-8", newline="") as file:
        seed = [(row["town"].lower(), row["id"]) for row in csv.DictReader(file)]
    assert len(seed) >= 70
    known: dict[str, set[Any]] = {}
    for town in {town for town, _ in seed}:
        catalogue = town_rules(town)[1]
        known[town] = {rule.id for rule in catalogue.rules} | {item.id for item in catalogue.not_rules}
    missing = [name for town, name in seed if name not in known[town]]
    assert not missing, "\n" + "\n".join(missing)


def test_folder_of_cases_is_there() -> None:
    # An empty folder would let every test that runs over its cases pass.
    assert len(list(FOLDER.glob("*.yaml"))) >= 5 and len(all_cases()) >= 150
