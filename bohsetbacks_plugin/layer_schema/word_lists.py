# SPDX-License-Identifier: GPL-2.0-or-later
"""The word lists in resources/vocabularies: aliases of fields, words for components, names of CAD layers. Data, not code."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Optional

from ..engine import vocabulary
from ..engine.strict_yaml import Lines, check_keys, parse, unknown_word
from ..paths import resource
from .presets import PresetError

#: In the place of a role: what matches is drawn beside the features and is best left out of the check.
LEFT_OUT = "left_out"


@dataclass(frozen=True)
class Kind:
    """One meaning that a text can have.

    Attributes
    ----------
    roles : tuple of str
        ``("unknown",)`` where no role can be told, ``("left_out",)`` for what is no feature.
    means : str
        The same in words, for the reason of a proposal.
    """

    pattern: re.Pattern[str]
    roles: tuple[str, ...]
    means: str


def first_match(kinds: Iterable[Kind], text: str) -> Optional[Kind]:
    """The first kind whose pattern is found in a text, or None."""
    return next((kind for kind in kinds if kind.pattern.search(text)), None)


@functools.cache
def load(name: str, keys: tuple[str, ...]) -> Lines:
    """One word list, read strictly.

    Parameters
    ----------
    name : str
        Name of the file without its ending.
    keys : tuple of str
        The keys that it must have, and no others.

    Raises
    ------
    PresetError
        If the file is wrong; names the file and the line.
    """
    file = f"{name}.yaml"
    text = resource("vocabularies", file).read_text(encoding="utf-8")
    return check_keys(parse(text, file, PresetError), file, "the word list", PresetError, (), keys)


@functools.cache
def kinds_of(name: str, keys: tuple[str, ...]) -> tuple[Kind, ...]:
    """The kinds of a word list, in the order of the file, which counts; the arguments are those of `load`.

    Raises
    ------
    PresetError
        For an unknown role or a pattern that is none.
    """
    return tuple(_kind(item, f"{name}.yaml") for item in load(name, keys)["kinds"])


def _kind(item: Any, file: str) -> Kind:
    one = check_keys(item, file, "a kind", PresetError, (), ("matches", "role", "means"))
    roles = tuple(one["role"]) if isinstance(one["role"], list) else (str(one["role"]),)
    for role in roles:
        if role not in vocabulary.ROLES and role != LEFT_OUT:
            raise unknown_word(role, {*vocabulary.ROLES, LEFT_OUT}, f"{file}, line {one.lines['role']}: unknown role",
                               PresetError)
    text = "|".join(one["matches"]) if isinstance(one["matches"], list) else str(one["matches"])
    return Kind(pattern(text, f"{file}, line {one.lines['matches']}"), roles, str(one["means"]))


def pattern(text: str, where: str) -> re.Pattern[str]:
    """A compiled pattern of a word list.

    Raises
    ------
    PresetError
        If it is none.
    """
    try:
        return re.compile(text)
    except re.error as bad:
        raise PresetError(f"{where}: '{text}' is no regular expression ({bad})") from None
