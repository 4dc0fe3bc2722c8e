# SPDX-License-Identifier: GPL-2.0-or-later
"""The shipped rulesets against the texts they quote, the seed table, and the state table typed in by hand."""

from __future__ import annotations

import csv
import json
import re
from functools import cache
from pathlib import Path

import jsonschema
import pytest
import yaml
from plain_yaml import plain_yaml

from bohsetbacks_plugin.engine import vocabulary
from bohsetbacks_plugin.engine.rules import Rule
from bohsetbacks_plugin.rule_files import load_town, rules_folder, shipped_rulesets

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared"
TEXTS = {"plymouth": "000_b5b9b1bdce2ecff4.txt", "essex": "004_415a976d561bc33b.txt"}
SEED = SHARED / "reference" / "rules_seed.csv"
SCHEMA = json.loads((rules_folder() / "ruleset.schema.json").read_text(encoding="utf-8"))
PLAIN_FEET = re.compile(r"(\d+) ft$")

# 310 CMR 15.211 typed in from the reference, not from the ruleset: row, tank, leaching area.
STATE_TABLE = {
    "01": (10, 10), "02": (10, 20), "03": (10, 20), "04": (10, 10), "05": (10, 10), "06": (25, 50), "07": (25, 50),
    "08": (400, 400), "09": (200, 200), "10": (100, 100), "11": (50, 100), "12": (50, 100), "13": ("zone_i", "zone_i"),
    "14": (10, 25), "15": (50, 100), "16": (25, 50), "17": (5, 10), "18": (10, 25), "19": (None, 15),
}
PLYMOUTH_LIST = {
    "01": (10, 10), "02": (10, 20), "03": (10, 10), "04": (10, 10), "05": (10, 10), "06": (25, 50), "07": (25, 50),
    "08": (50, 100), "09": (10, 25),
}
# Rules of the seed that are setbacks in name only: a pointer to the state table, and one without a number of its own.
NOT_CODED = {"PLY-T5-5-10", "PLY-WELL-LOC"}


@cache
def rules_of(town: str) -> dict[str, Rule]:
    return {rule.id: rule for rule in load_town(town).rules}


def own(town: str) -> list[Rule]:
    return [rule for rule in rules_of(town).values() if rule.ruleset == town]


def feet(rule: Rule) -> object:
    leg = rule.legs[0]
    return leg.computed.name if leg.computed is not None else leg.feet


def test_the_three_rulesets_are_there() -> None:
    assert {"plymouth", "essex", "title5"} <= set(shipped_rulesets())


@pytest.mark.parametrize("name", shipped_rulesets())
def test_file_is_named_like_its_ruleset_and_fits_the_schema(name: str) -> None:
    path = rules_folder() / f"{name}.yaml"
    assert load_town(name).title == name
    assert path.read_text(encoding="utf-8").startswith("# yaml-language-server: $schema=ruleset.schema.json\n")
    jsonschema.validate(plain_yaml(path), SCHEMA)


def test_schema_knows_the_vocabulary() -> None:
    words = SCHEMA["definitions"]
    assert set(words["role"]["enum"]) == vocabulary.ROLES | set(vocabulary.GROUPS)
    assert tuple(words["project_type"]["enum"]) == vocabulary.PROJECT_TYPES
    assert tuple(words["rule"]["properties"]["kind"]["enum"]) == vocabulary.KINDS
    for name, kind in (("yes_no_attribute", "yes_no"), ("number_attribute", "number")):
        assert set(words[name]["enum"]) == {word for word, of in vocabulary.ATTRIBUTES.items() if of == kind}


def test_readme_explains_every_key() -> None:
    readme = (rules_folder() / "README.md").read_text(encoding="utf-8")
    keys = [*SCHEMA["properties"], *SCHEMA["definitions"]["rule"]["properties"],
            *SCHEMA["definitions"]["computed"]["properties"]]
    assert [key for key in keys if f"`{key}`" not in readme] == []


@pytest.mark.parametrize("town", ["plymouth", "essex", "title5"])
def test_every_rule_is_whole(town: str) -> None:
    for rule in own(town):
        assert rule.kind == "setback" and rule.legs, rule.id
        assert rule.section and rule.measured_to and rule.summary and rule.authority and rule.document, rule.id
        assert bool(rule.source_words) == (town != "title5"), rule.id
        assert all(leg.why for leg in rule.legs[1:]), rule.id
        assert rule.verified or "not seen" in rule.note, f"{rule.id}: say why it is not verified"
        text = rule.summary if rule.legs[0].computed is None else "Zone I"
        number = f"{rule.legs[0].feet:g} ft" if rule.legs[0].computed is None else "Zone I"
        assert number in text, f"{rule.id}: the summary gives another number"


@pytest.mark.parametrize("town", ["plymouth", "essex"])
def test_quotations_are_in_the_text(town: str) -> None:
    path = SHARED / "regulations" / TEXTS[town]
    if not path.is_file():
        pytest.skip(f"the text of the regulations is not at hand: {path.name}")
    text = " ".join(path.read_text(encoding="utf-8").split())
    assert [rule.id for rule in own(town) if rule.source_words not in text] == []


def test_every_setback_of_the_seed_has_its_rule() -> None:
    if not SEED.is_file():
        pytest.skip(f"the seed table is not at hand: {SEED.name}")
    with SEED.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["kind"].startswith("setback") and row["id"] not in NOT_CODED]
    coded = {**rules_of("plymouth"), **rules_of("essex")}
    assert [row["id"] for row in rows if row["id"] not in coded] == []
    for row in rows:
        plain = PLAIN_FEET.match(row["value"])
        if plain:
            assert feet(coded[row["id"]]) == int(plain.group(1)), row["id"]
    assert sum(1 for row in rows if PLAIN_FEET.match(row["value"])) >= 30


@pytest.mark.parametrize(("town", "start", "table"),
                         [("title5", "T5-", STATE_TABLE), ("plymouth", "PLY-T5-5-", PLYMOUTH_LIST)])
def test_tables_typed_by_hand(town: str, start: str, table: dict[str, tuple[object, object]]) -> None:
    expected = {f"{start}{row}{column}": number for row, pair in table.items()
                for column, number in zip("TS", pair) if number is not None}
    assert {rule.id: feet(rule) for rule in own(town) if rule.id.startswith(start)} == expected


@pytest.mark.parametrize("town", ["title5", "plymouth"])
def test_columns(town: str) -> None:
    """The first number is the tanks', the second the leaching area's; what the heading omits is advisory."""
    for rule in own(town):
        if not re.fullmatch(r"(T5|PLY-T5-5)-\d\d[TS]", rule.id):
            continue
        tank = rule.id.endswith("T")
        main, extra = rule.legs
        assert main.subjects == (vocabulary.expand(["tank_group"]) if tank
                                 else {"soil_absorption_system", "reserve_area"}), rule.id
        assert extra.subjects == ({"distribution_box"} if tank else {"cesspool", "privy"}), rule.id
        assert (main.mode, extra.mode, extra.feet) == ("verdict", "advisory", main.feet), rule.id
        assert extra.constraints == main.constraints, rule.id


def test_what_binds_when() -> None:
    for rule in own("title5"):
        assert rule.advisory_for == {"existing"} and "15.303" in rule.advisory_why
    for rule in own("plymouth"):
        if rule.id.startswith("PLY-T5-5-"):
            assert rule.advisory_for == {"upgrade", "repair", "existing"}
        if rule.id.startswith("PLY-POUL-"):
            assert rule.exempt_if == ("agricultural",) and "Possibly exempt" in rule.note
            assert not rule.advisory_for and not rule.not_for and rule.exempt_before is None
    plymouth = rules_of("plymouth")
    for name in ("10L", "11A-1", "11A-2"):
        assert plymouth[f"PLY-HORSE-{name}"].not_for == {"existing"}
    for name in ("10J-1", "10J-2", "10J-3"):
        rule = plymouth[f"PLY-HORSE-{name}"]
        assert str(rule.exempt_before) == "2012-01-01" and str(rule.refer_before) == "2017-04-12"
        assert [(leg.mode, leg.subjects) for leg in rule.legs[:2]] == [("verdict", {"stable", "corral"}),
                                                                      ("refer", {"pasture"})]
    drain = plymouth["PLY-HORSE-10J-2"].legs[2]
    assert (drain.mode, drain.constraints) == ("refer", {"supply_drain"})
    assert plymouth["PLY-HORSE-11A-3"].applies_if == ("agricultural",)
    premises = {rule.id for rule in own("plymouth") if rule.property_line_of == "premises"}
    assert premises == {"PLY-HORSE-11A-3", "PLY-POUL-6-1", "PLY-POUL-6-3"}


def test_pool_of_plymouth_keeps_both_numbers() -> None:
    rules = rules_of("plymouth")
    assert (feet(rules["PLY-T5-5-03S"]), feet(rules["T5-03S"])) == (10, 20)
    assert "10 ft" in rules["PLY-T5-5-03S"].note and "20" in rules["PLY-T5-5-03S"].note


def test_vernal_pool_is_reduced_in_plymouth_and_the_state_only() -> None:
    for rule in [*own("plymouth"), *own("title5")]:
        reduced = rule.id in ("PLY-T5-5-08S", "T5-11S")
        assert (rule.reduced_if is not None) == reduced
        if rule.reduced_if is not None:
            assert (rule.reduced_if.attribute, rule.reduced_if.feet) == ("downgradient", 50)
    assert all(rule.reduced_if is None for rule in own("essex"))


def test_essex_wetland_rule_covers_every_part() -> None:
    rule = rules_of("essex")["ESX-8-1"]
    parts, wetlands = vocabulary.expand(["septic_component"]), vocabulary.expand(["any_wetland"])
    assert rule.subjects == parts
    assert rule.legs[0].subjects == parts - {"building_sewer"} and rule.legs[0].constraints == wetlands
    assert {leg.mode for leg in rule.legs[1:]} == {"refer"} and {leg.feet for leg in rule.legs} == {100}
    assert rule.edition == "compiled by-laws, newest entry 1997-05-06; adopted 1976-11-30"


def test_stable_refer_rule_has_two_distances() -> None:
    main, river = rules_of("plymouth")["PLY-HORSE-10L"].legs
    assert (main.mode, main.feet, river.mode, river.feet, river.constraints) == ("refer", 100, "refer", 200, {"river"})


def test_not_verified_rows_of_the_state() -> None:
    not_verified = {rule.id for rule in own("title5") if not rule.verified}
    assert not_verified == {"T5-16T", "T5-16S", "T5-19S"}


def test_no_law_in_the_code() -> None:
    """Rule ids and sections live in the rulesets; the engine's Python knows none of them."""
    law = re.compile(r"PLY-[A-Z]|ESX-|T5-\d|15\.211|310 CMR|§")
    found = [f"{path.name}: {law.search(path.read_text(encoding='utf-8'))}"
             for path in (ROOT / "bohsetbacks_plugin" / "engine").rglob("*.py")
             if law.search(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize("name", ["plymouth", "essex", "title5"])
def test_no_yaml_trick_that_a_clerk_must_know(name: str) -> None:
    text = (rules_folder() / f"{name}.yaml").read_text(encoding="utf-8")
    events = list(yaml.parse(text))
    assert not [event for event in events if isinstance(event, yaml.AliasEvent)]
    assert [number for number, line in enumerate(text.splitlines(), 1) if len(line) > 120] == []
