# SPDX-License-Identifier: GPL-2.0-or-later
"""Each deliberately broken ruleset is refused in one line that names the file, the line and the nearest valid word."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest
from plain_yaml import plain_yaml

from bohsetbacks_plugin.engine.errors import RuleFileError
from bohsetbacks_plugin.rule_files import load_ruleset_file, rules_folder

BROKEN = sorted((Path(__file__).parent / "broken").glob("*.yaml"))
SCHEMA = json.loads((rules_folder() / "ruleset.schema.json").read_text(encoding="utf-8"))


def header(path: Path, key: str) -> str:
    found = re.search(rf"^# {key}: (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert found, f"{path.name} has no line '# {key}: ...'"
    return found.group(1)


def test_there_are_broken_files() -> None:
    assert len(BROKEN) >= 100


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_refused_with_its_place(path: Path) -> None:
    with pytest.raises(RuleFileError) as refusal:
        load_ruleset_file(path)
    message = str(refusal.value)
    assert header(path, "expect") in message
    assert re.match(rf"{path.name}, line \d+: ", message)
    assert "\n" not in message


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_schema_agrees(path: Path) -> None:
    """The editor shows what the schema can see; the rest is left to the loader, and the file says which it is."""
    says = header(path, "schema")
    assert says in ("refuses", "cannot see")
    if says == "refuses":
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(plain_yaml(path), SCHEMA)
    elif path.stem != "wrong_indent":  # no YAML at all
        jsonschema.validate(plain_yaml(path), SCHEMA)
