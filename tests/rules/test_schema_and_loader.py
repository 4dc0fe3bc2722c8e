# SPDX-License-Identifier: GPL-2.0-or-later
"""The schema, which an editor uses, and the loader agree: on each shape of the shipped rules with one key less or more."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema
import pytest
import yaml
from plain_yaml import plain_yaml

from bohsetbacks_plugin.engine.errors import RuleFileError
from bohsetbacks_plugin.engine.rule_loader import parse_ruleset
from bohsetbacks_plugin.rule_files import rules_folder, shipped_rulesets

SCHEMA = json.loads((rules_folder() / "ruleset.schema.json").read_text(encoding="utf-8"))
CHECKER = jsonschema.Draft7Validator(SCHEMA)
PARTS = ("area", "value", "count", "list", "notify")

Entry = dict[str, Any]


@cache
def shapes() -> dict[tuple[Any, ...], tuple[Entry, Entry]]:
    """One shipped rule for each set of keys, and the top of its file."""
    found: dict[tuple[Any, ...], tuple[Entry, Entry]] = {}
    for name in shipped_rulesets():
        document = plain_yaml(rules_folder() / f"{name}.yaml")
        top = {key: value for key, value in document.items() if key not in ("rules", "includes", "not_rules")}
        for rule in document["rules"]:
            inner = tuple(tuple(sorted(rule[part])) for part in PARTS if part in rule)
            shape = (rule["kind"], rule.get("relation"), (rule.get("count") or {}).get("of"), frozenset(rule), inner)
            found.setdefault(shape, (rule, top))
    return found


def verdicts(rule: Entry, top: Entry) -> tuple[bool, bool, str]:
    """Whether the schema and the loader take a rule, and why the loader does not."""
    document = {**top, "rules": [rule]}
    try:
        # Dates are text here, which the loader takes as well.
        parse_ruleset(yaml.safe_dump(document, sort_keys=False, allow_unicode=True), "town.yaml")
        why = ""
    except RuleFileError as refusal:
        why = str(refusal)
    return CHECKER.is_valid(document), not why, why


def copies(rule: Entry) -> Iterator[tuple[Entry, Entry]]:
    """For the rule and each part that it has: a copy of the rule, and in it the mapping to be changed."""
    for part in ("", *PARTS):
        if not part or part in rule:
            whole = copy.deepcopy(rule)
            yield whole, whole[part] if part else whole


def test_there_are_shapes_of_every_kind() -> None:
    assert {shape[0] for shape in shapes()} == set(SCHEMA["definitions"]["rule"]["properties"]["kind"]["enum"])
    for rule, top in shapes().values():
        assert verdicts(rule, top) == (True, True, ""), rule["id"]


def test_one_key_less() -> None:
    refused = 0
    for rule, top in shapes().values():
        for whole, place in copies(rule):
            for key in list(place):
                value = place.pop(key)
                schema, loader, why = verdicts(whole, top)
                assert schema == loader, f"{rule['id']} without {key}: {why or 'the loader takes it'}"
                refused += not loader
                place[key] = value
    assert refused > 200


def examples() -> dict[tuple[str, str], Any]:
    """A valid value for each key of a rule and of its parts, from the shipped rules."""
    found: dict[tuple[str, str], Any] = {}
    for rule, _ in shapes().values():
        for part in ("", *PARTS):
            if not part or part in rule:
                for key, value in (rule[part] if part else rule).items():
                    found.setdefault((part, key), value)
    return found


# What the schema cannot see: the name belongs to the file of another rule.
ELSEWHERE = ("'remedy' ", "unknown word 'zone_i'", "less than the rule's own number")


@pytest.mark.parametrize("part", ["", *PARTS])
def test_one_key_more(part: str) -> None:
    """Each rule with each key that some other rule has: taken by both, or refused by both."""
    given = {key: value for (where, key), value in examples().items() if where == part}
    told = {True: 0, False: 0}
    for rule, top in shapes().values():
        if part and part not in rule:
            continue
        for key, value in given.items():
            place = rule[part] if part else rule
            if key in place:
                continue
            changed = copy.deepcopy(rule)
            (changed[part] if part else changed)[key] = value
            schema, loader, why = verdicts(changed, top)
            if why and any(text in why for text in ELSEWHERE):
                continue
            assert schema == loader, f"{rule['id']} with {part} {key}: {why or 'the loader takes it'}"
            told[loader] += 1
    assert told[False] > 0
