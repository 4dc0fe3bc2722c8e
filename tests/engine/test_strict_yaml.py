# SPDX-License-Identifier: GPL-2.0-or-later
"""A mistake in a YAML file is an error with file, line and the nearest valid word (DESIGN principle 8)."""

from __future__ import annotations

import pytest

from bohsetbacks_plugin.engine import strict_yaml
from bohsetbacks_plugin.engine.errors import RuleFileError, SiteFileError


def parse(text: str) -> strict_yaml.Lines:
    return strict_yaml.parse(text, "some.yaml", SiteFileError)


def test_each_key_knows_its_line() -> None:
    found = parse("# a comment\nsite: A\n\nlayers:\n  - path: b\n    role: lot\n")
    assert found.lines == {"site": 2, "layers": 4}
    assert found["layers"][0].line == 5
    assert found["layers"][0].lines == {"path": 5, "role": 6}


def test_repeated_key_names_both_lines() -> None:
    with pytest.raises(SiteFileError, match=r"some\.yaml, line 3: the key 'town' stands twice \(first in line 1\)"):
        parse("town: essex\nsite: A\ntown: plymouth\n")


def test_repeated_key_deep_inside() -> None:
    with pytest.raises(SiteFileError, match=r"line 4.*'role'.*line 3"):
        parse("layers:\n  - path: a\n    role: lot\n    role: wetland\n")


def test_keys_that_yaml_would_change_stay_as_printed() -> None:
    # YAML 1.1 reads `yes` as true, 2 as a number and 010 as eight: as values of a type field they are text.
    assert list(parse("roles:\n  yes: lot\n  2: easement\n  010: wetland\n")["roles"]) == ["yes", "2", "010"]


@pytest.mark.parametrize("text", ["a: [1, 2\nb: 3\n", "a: 'open\nb: 3\n", "a: 1\n  b: 2\n", "a: b: c\n", "\tx: 1\n"])
def test_broken_yaml_names_file_and_line(text: str) -> None:
    with pytest.raises(SiteFileError, match=r"some\.yaml, line \d+: not valid YAML"):
        parse(text)


@pytest.mark.parametrize("text", ["", "# nothing\n", "- a\n- b\n", "just words\n", "17\n"])
def test_top_level_must_be_a_mapping(text: str) -> None:
    with pytest.raises(SiteFileError, match=r"some\.yaml, line 1: expected keys and values"):
        parse(text)


def test_impossible_date_names_its_line() -> None:
    with pytest.raises(SiteFileError, match="line 2: there is no date 2017-02-30"):
        parse("a: 2016-02-29\nb: 2017-02-30\n")


def test_tags_that_build_objects_are_refused() -> None:
    with pytest.raises(SiteFileError, match="not valid YAML"):
        parse("a: !!python/object/apply:os.getcwd []\n")


def test_the_class_of_error_is_the_callers() -> None:
    with pytest.raises(RuleFileError):
        strict_yaml.parse("a: 1\na: 2\n", "r.yaml", RuleFileError)


def test_unknown_key_names_line_and_nearest_word() -> None:
    found = parse("site: A\ntwon: essex\n")
    with pytest.raises(SiteFileError, match="line 2: the site file has the unknown key 'twon'; did you mean 'town'"):
        strict_yaml.check_keys(found, "some.yaml", "the site file", SiteFileError, ("site", "town"))


def test_unknown_key_unlike_any_lists_the_valid_ones() -> None:
    found = parse("zzzz: 1\n")
    with pytest.raises(SiteFileError, match="valid are: site, town"):
        strict_yaml.check_keys(found, "some.yaml", "the site file", SiteFileError, ("town", "site"))


@pytest.mark.parametrize("text", ["site: A\n", "site: A\ntown:\n", "site: A\ntown: ''\n"])
def test_missing_or_empty_required_key(text: str) -> None:
    with pytest.raises(SiteFileError, match=r"some\.yaml, line \d: the site file lacks 'town'"):
        strict_yaml.check_keys(parse(text), "some.yaml", "the site file", SiteFileError, ("site",), ("town",))


def test_required_keys_may_be_zero_or_false() -> None:
    found = parse("feet: 0\nverified: false\n")
    assert strict_yaml.check_keys(found, "x", "it", SiteFileError, (), ("feet", "verified")) is found


def test_value_that_is_no_mapping() -> None:
    with pytest.raises(SiteFileError, match="line 7: layer 1 must be a mapping"):
        strict_yaml.check_keys("text", "some.yaml", "layer 1", SiteFileError, ("path",), line=7)
