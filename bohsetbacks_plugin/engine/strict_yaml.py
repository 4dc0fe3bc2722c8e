# SPDX-License-Identifier: GPL-2.0-or-later
"""YAML in which a mistake is an error with its line: no duplicate key, no unknown key, and every mapping knows its lines.

PyYAML's own safe loader keeps the last of two equal keys without a word; a wrong indent can make a rule vanish that way.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from datetime import date
from typing import Any, Optional

import yaml

from .errors import BohError
from .vocabulary import nearest_word


class Lines(dict[str, Any]):
    """A mapping of a YAML file that remembers where it and each of its keys stand.

    Attributes
    ----------
    line : int
        Line of its first key, from 1.
    lines : dict of str to int
        Line of each key, from 1.
    """

    line: int
    lines: dict[str, int]


class _Duplicate(Exception):
    def __init__(self, key: str, line: int, first: int) -> None:
        super().__init__(key)
        self.key, self.line, self.first = key, line, first


class _StrictLoader(yaml.SafeLoader):
    """Safe loader whose mappings are `Lines`, and which refuses a repeated key."""


def _construct_mapping(loader: _StrictLoader, node: yaml.MappingNode) -> Lines:
    result = Lines()
    result.line = node.start_mark.line + 1
    result.lines = {}
    for key_node, value_node in node.value:
        key = loader.construct_object(key_node, deep=True)
        # `yes: lot` or `2: lot` are fine as keys of a mapping of type values: they are read as the text that stands there.
        text = key_node.value if isinstance(key_node, yaml.ScalarNode) else str(key)
        line = key_node.start_mark.line + 1
        if text in result:
            raise _Duplicate(text, line, result.lines[text])
        result[text] = loader.construct_object(value_node, deep=True)
        result.lines[text] = line
    return result


_StrictLoader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _construct_mapping)


def parse(text: str, name: str, error: type[BohError]) -> Lines:
    """Read YAML whose top level is a mapping.

    Parameters
    ----------
    text : str
        The whole file.
    name : str
        File name for the messages.
    error : type
        Error class to raise.

    Returns
    -------
    Lines

    Raises
    ------
    error
        For text that is no YAML, a duplicate key, or a top level that is no mapping; names file and line.
    """
    loader = None
    try:
        loader = _StrictLoader(text)
        document = loader.get_single_data()
    except _Duplicate as twice:
        raise error(f"{name}, line {twice.line}: the key '{twice.key}' stands twice (first in line {twice.first}); "
                    "remove one of them") from None
    except yaml.MarkedYAMLError as bad:
        mark = bad.problem_mark or bad.context_mark
        line = mark.line + 1 if mark is not None else 1
        raise error(f"{name}, line {line}: not valid YAML ({bad.problem or bad.context}); check the indentation and "
                    "quotes there") from None
    except yaml.YAMLError as bad:
        raise error(f"{name}: not valid YAML ({' '.join(str(bad).split())})") from None
    except ValueError as bad:
        raise _no_such_date(text, name, bad, error) from None
    finally:
        if loader is not None:
            loader.dispose()
    if not isinstance(document, Lines):
        raise error(f"{name}, line 1: expected keys and values at the top level, as in 'key: value'")
    return document


def _no_such_date(text: str, name: str, bad: ValueError, error: type[BohError]) -> BohError:
    """The error for a date that the calendar lacks, such as 2017-02-30, of which PyYAML does not tell the line."""
    for number, line in enumerate(text.splitlines(), 1):
        for year, month, day in re.findall(r"\b(\d{4})-(\d{1,2})-(\d{1,2})\b", line.split("#")[0]):
            try:
                date(int(year), int(month), int(day))
            except ValueError:
                return error(f"{name}, line {number}: there is no date {year}-{month}-{day}; write it as 2012-01-31")
    return error(f"{name}: a value cannot be read ({bad}); correct that place")


def check_keys(mapping: Any, name: str, what: str, error: type[BohError], allowed: Collection[str],
               required: Collection[str] = (), line: Optional[int] = None) -> Lines:
    """Refuse a value that is no mapping, an unknown key, and a missing one.

    Parameters
    ----------
    mapping : object
        What the file holds at this place.
    name, what : str
        File name, and what the mapping is (``rule PLY-1``), for the messages.
    error : type
        Error class to raise.
    allowed, required : collection of str
        Keys that may and that must be there; `required` ones are allowed too.
    line : int, optional
        Line to name where the value is no mapping.

    Returns
    -------
    Lines
        The mapping itself.
    """
    if not isinstance(mapping, Lines):
        at = f", line {line}" if line else ""
        raise error(f"{name}{at}: {what} must be a mapping of keys and values, not {mapping!r}")
    known = set(allowed) | set(required)
    for key in mapping:
        if key not in known:
            raise unknown_word(key, known, f"{name}, line {mapping.lines[key]}: {what} has the unknown key", error)
    for key in required:
        if key not in mapping or mapping[key] is None or mapping[key] == "":
            at_line = mapping.lines.get(key, mapping.line)
            raise error(f"{name}, line {at_line}: {what} lacks '{key}'; add it")
    return mapping


def unknown_word(word: Any, known: Collection[str], before: str, error: type[BohError]) -> BohError:
    """The error for a word that is not valid, with the nearest valid one."""
    near = nearest_word(str(word), known)
    hint = f"did you mean '{near}'?" if near else f"valid are: {', '.join(sorted(known))}"
    return error(f"{before} '{word}'; {hint}")
