# SPDX-License-Identifier: GPL-2.0-or-later
"""Reading rulesets: what each key becomes, how rulesets are joined, and where files are looked for."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bohsetbacks_plugin import paths
from bohsetbacks_plugin.engine import vocabulary
from bohsetbacks_plugin.engine.errors import RuleFileError
from bohsetbacks_plugin.engine.rule_loader import combine, parse_ruleset
from bohsetbacks_plugin.engine.rules import Rule
from bohsetbacks_plugin.rule_files import load_ruleset_file, load_ruleset_files, load_town, rules_folder

HEAD = "ruleset: {name}\nauthority: Test town\ndocument: Test rules\nedition: 2026-01-31\n"
RULE = """\
  - id: {id}
    section: "1"
    kind: setback
    subjects: [tank_group, privy]
    constraint: drinking_well
    feet: 50
    summary: A tank stays 50 ft from a well.
    verified: true
"""


def ruleset(name: str, *ids: str, top: str = "", more: str = "") -> str:
    return HEAD.format(name=name) + top + "rules:\n" + "".join(RULE.format(id=each) + more for each in ids)


def only_rule(more: str = "", top: str = "") -> Rule:
    return parse_ruleset(ruleset("town", "X-1", top=top, more=more), "town.yaml").rules[0]


def test_the_contract_in_its_shortest_form() -> None:
    rule = only_rule()
    assert (rule.id, rule.section, rule.kind, rule.verified) == ("X-1", "1", "setback", True)
    assert (rule.ruleset, rule.authority, rule.document) == ("town", "Test town", "Test rules")
    assert rule.edition == "2026-01-31"
    assert rule.legs[0].subjects == rule.subjects == vocabulary.expand(["tank_group", "privy"])
    assert (rule.subject_words, rule.constraint_words) == (("tank_group", "privy"), ("drinking_well",))
    assert (rule.legs[0].feet, rule.legs[0].mode, len(rule.legs)) == (50.0, "verdict", 1)
    assert (rule.file, rule.line, rule.property_line_of, rule.source_words) == ("town.yaml", 6, "lot", "")


def test_extra_legs_take_what_they_omit_from_the_rule() -> None:
    rule = only_rule("""\
    also_refer:
      - constraint: [any_surface_water]
        feet: 75
        why: To be confirmed.
    also_advisory:
      - subjects: distribution_box
        why: Not named.
""")
    main, advisory, refer = rule.legs
    assert (advisory.mode, advisory.feet, advisory.subjects) == ("advisory", 50.0, {"distribution_box"})
    assert advisory.constraints == main.constraints
    assert (refer.mode, refer.feet, refer.subjects, refer.why) == ("refer", 75.0, main.subjects, "To be confirmed.")
    assert rule.subjects == main.subjects | {"distribution_box"}
    assert rule.constraints == {"drinking_well"} | vocabulary.expand(["any_surface_water"])


def test_the_applicability_keys() -> None:
    rule = only_rule("""\
    adopted: 1976-11-30
    advisory_for: [existing, repair]
    advisory_why: Judged otherwise.
    not_for: upgrade
    not_for_why: Says so.
    exempt_before: 2012-01-01
    refer_before: "2017-04-12"
    exempt_if: [agricultural]
    applies_if: [common_land]
    reduced_if: {attribute: downgradient, feet: 25, why: Shown by a study.}
    refer_only: true
    note: The board decides.
""")
    assert rule.edition == "2026-01-31; adopted 1976-11-30"
    assert (rule.advisory_for, rule.not_for) == ({"existing", "repair"}, {"upgrade"})
    assert (str(rule.exempt_before), str(rule.refer_before)) == ("2012-01-01", "2017-04-12")
    assert (rule.exempt_if, rule.applies_if) == (("agricultural",), ("common_land",))
    assert rule.reduced_if is not None and rule.reduced_if.feet == 25.0
    assert rule.legs[0].mode == "refer"


def test_computed_distance() -> None:
    zone = ("computed_distances:\n  zone: {section: '2', attribute: approved_gpd, log10_factor: 150, plus: -350, "
            "least_ft: 100, most_ft: 400, most_from: 100000}\n")
    text = ruleset("town", "X-1", top=zone).replace("feet: 50", "feet: {from: zone}")
    leg = parse_ruleset(text, "town.yaml").rules[0].legs[0]
    assert leg.computed is not None and (leg.feet, leg.reach_ft, leg.computed.name) == (None, 400.0, "zone")


def test_the_towns_own_rules_come_first() -> None:
    town, state = (parse_ruleset(ruleset(name, f"{name}-1"), f"{name}.yaml") for name in ("town", "state"))
    catalogue = combine([town, state])
    assert (catalogue.title, catalogue.names) == ("town", ("town", "state"))
    assert [rule.id for rule in catalogue.rules] == ["town-1", "state-1"]


def test_an_id_repeated_across_rulesets_names_both_places() -> None:
    town, state = (parse_ruleset(ruleset(name, "X-1"), f"{name}.yaml") for name in ("town", "state"))
    with pytest.raises(RuleFileError, match=r"state.yaml, line 6: the rule id 'X-1' .*first in town.yaml, line 6"):
        combine([town, state])


def test_shipped_town_by_name_in_any_case() -> None:
    assert load_town("Plymouth").names == load_town("plymouth").names == ("plymouth", "title5", "wetlands_act")


def test_unknown_town_names_the_nearest() -> None:
    with pytest.raises(RuleFileError, match="'plymoth'; did you mean 'plymouth'"):
        load_town("plymoth")


def test_include_beside_the_file_comes_before_the_shipped_one(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(ruleset("mine", "M-1", top="includes: [title5]\n"), encoding="utf-8")
    assert len(load_town("mine.yaml", tmp_path).rules) > 30
    (tmp_path / "title5.yaml").write_text(ruleset("title5", "OTHER-1"), encoding="utf-8")
    assert [rule.id for rule in load_town(str(tmp_path / "mine.yaml")).rules] == ["M-1", "OTHER-1"]


def test_includes_in_a_circle(tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text(ruleset("one", "A-1", top="includes: [two]\n"), encoding="utf-8")
    (tmp_path / "two.yaml").write_text(ruleset("two", "B-1", top="includes: one\n"), encoding="utf-8")
    with pytest.raises(RuleFileError, match=r"one\.yaml -> two\.yaml -> one\.yaml"):
        load_ruleset_file(tmp_path / "one.yaml")


def test_a_ruleset_included_twice_is_read_once_and_comes_last(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.yaml").write_text(ruleset(name, name, top="includes: [base]\n"), encoding="utf-8")
    (tmp_path / "base.yaml").write_text(ruleset("base", "base"), encoding="utf-8")
    assert load_ruleset_files([tmp_path / "one.yaml", tmp_path / "two.yaml"]).names == ("one", "two", "base")


@pytest.mark.parametrize(("content", "says"), [(None, "does not exist"), (b"ruleset: \xff\xfe", "not UTF-8")])
def test_a_file_that_cannot_be_read(tmp_path: Path, content: object, says: str) -> None:
    path = tmp_path / "town.yaml"
    if isinstance(content, bytes):
        path.write_bytes(content)
    with pytest.raises(RuleFileError, match=says):
        load_ruleset_file(path)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "town.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + ruleset("town", "X-1").encode())
    assert load_ruleset_file(path).title == "town"


def test_rules_folder_holds_the_schema() -> None:
    assert (rules_folder() / "ruleset.schema.json").is_file()


@pytest.mark.parametrize("packaged", [True, False])
def test_resources_are_found_packaged_and_in_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, packaged: bool
) -> None:
    package = tmp_path / "package"
    home = package if packaged else tmp_path
    (home / "resources" / "rules").mkdir(parents=True)
    package.mkdir(exist_ok=True)
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert rules_folder() == home / "resources" / "rules"


def test_any_damage_to_a_ruleset_is_told_in_words() -> None:
    """Typing errors of all kinds end in a RuleFileError, never in a traceback."""
    random = Random(1)
    text = "".join(RULE.format(id=f"X-{number}") for number in range(3))
    text = HEAD.format(name="town") + "includes: [title5]\nrules:\n" + text
    for _ in range(1500):
        damaged = list(text)
        for _ in range(random.randint(1, 4)):
            place = random.randrange(len(damaged))
            damaged[place:place + random.randint(0, 2)] = random.choice("[]{}:-\"'#&*!|>%@`\n 0.,?~\t\x00")
        try:
            parse_ruleset("".join(damaged), "town.yaml")
        except RuleFileError as refusal:
            assert str(refusal).startswith("town.yaml")
