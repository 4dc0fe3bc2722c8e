# SPDX-License-Identifier: GPL-2.0-or-later
"""Reading single keys of a ruleset file, each as the type that it must have, or an error with file and line."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Sequence
from datetime import date, datetime
from typing import Any, Optional

from . import strict_yaml
from .errors import RuleFileError
from .strict_yaml import Lines
from .vocabulary import ATTRIBUTES, GROUPS, ROLES, expand

#: A larger number of feet is a slip of the keyboard, such as metres or a lost decimal point.
MOST_FEET = 2000.0

NUMBER_ATTRIBUTES = tuple(sorted(name for name, kind in ATTRIBUTES.items() if kind == "number"))
YES_NO_ATTRIBUTES = tuple(sorted(name for name, kind in ATTRIBUTES.items() if kind == "yes_no"))


class Keys:
    """The keys of one mapping, each read as the type that it must have, or refused with its line."""

    def __init__(self, mapping: Lines, name: str, what: str) -> None:
        self.mapping, self.name, self.what = mapping, name, what

    def __contains__(self, key: str) -> bool:
        return key in self.mapping

    def at(self, key: str) -> str:
        """File and line of a key, for a message."""
        return f"{self.name}, line {self.mapping.lines.get(key, self.mapping.line)}"

    def error(self, key: str, must: str) -> RuleFileError:
        """The error for a value that is not what it must be."""
        return RuleFileError(f"{self.at(key)}: {self.what}: '{key}' must be {must}, not {self.mapping.get(key)!r}")

    def text(self, key: str) -> str:
        """Text; "" where the key is absent. A number is refused: YAML reads 8.10 as 8.1, and 8:10 as 490."""
        if key not in self.mapping:
            return ""
        value = self.mapping[key]
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            raise self.error(key, "text; put quotes around it")
        if not isinstance(value, str) or not value.strip():
            raise self.error(key, "text")
        return " ".join(value.split())

    def flag(self, key: str) -> bool:
        """True or false; false where the key is absent."""
        value = self.mapping.get(key, False)
        if not isinstance(value, bool):
            raise self.error(key, "true or false")
        return value

    def number(self, key: str) -> float:
        """A finite number."""
        value = self.mapping[key]
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
            raise self.error(key, "a number")
        return float(value)

    def feet(self, key: str) -> float:
        """Feet, above 0 and at most `MOST_FEET`."""
        value = self.mapping[key]
        number = not isinstance(value, bool) and isinstance(value, (int, float))
        if not number or not 0 < value <= MOST_FEET:
            raise self.error(key, f"a number of feet above 0 and at most {MOST_FEET:g}")
        return float(value)

    def day(self, key: str) -> Optional[date]:
        """A date; None where the key is absent."""
        if key not in self.mapping:
            return None
        value = self.mapping[key]
        if isinstance(value, date) and not isinstance(value, datetime):
            return value
        if isinstance(value, str) and re.fullmatch(r"\d{4}-\d{2}-\d{2}", value):
            try:
                return date.fromisoformat(value)
            except ValueError:
                pass
        raise self.error(key, "a date such as 2012-01-31")

    def words(self, key: str, known: Optional[Collection[str]] = None) -> tuple[str, ...]:
        """One word or a list of words, each among the known ones; () where the key is absent."""
        if key not in self.mapping:
            return ()
        value = self.mapping[key]
        words = value if isinstance(value, list) else [value]
        if not words or not all(isinstance(word, str) and word for word in words):
            raise self.error(key, "a word or a list of words")
        for word in words:
            if known is not None and word not in known:
                raise strict_yaml.unknown_word(
                    word, known, f"{self.at(key)}: {self.what}: '{key}' has the unknown word", RuleFileError)
        return tuple(words)

    def word(self, key: str, known: Collection[str]) -> str:
        """One word of the known ones."""
        if not isinstance(self.mapping[key], str):
            raise self.error(key, "a word")
        return self.words(key, known)[0]

    def inner(self, key: str, value: Any, required: Sequence[str], optional: Sequence[str] = ()) -> Keys:
        """A mapping that is the value of a key, or an item of the list that is."""
        what = f"'{key}' of {self.what}"
        line = self.mapping.lines[key]
        return Keys(strict_yaml.check_keys(value, self.name, what, RuleFileError, optional, required, line),
                     self.name, what)

    def positive(self, key: str) -> float:
        """A number above 0."""
        value = self.number(key)
        if value <= 0:
            raise self.error(key, "a number above 0")
        return value

    def whole(self, key: str) -> Optional[int]:
        """A whole number, 0 or more; None where the key is absent."""
        if key not in self.mapping:
            return None
        value = self.mapping[key]
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise self.error(key, "a whole number, 0 or more")
        return value

    def roles(self, key: str) -> frozenset[str]:
        """Roles and groups, groups expanded; empty where the key is absent."""
        return expand(self.words(key, ROLES | GROUPS.keys()))

    def part(self, key: str, required: Sequence[str], optional: Sequence[str]) -> Keys:
        """The mapping under a key of this mapping."""
        return self.inner(key, self.mapping[key], required, optional)

    def needs(self, key: str, *others: str) -> None:
        """Refuse a key that means nothing without one of some others."""
        if key in self and not any(other in self for other in others):
            words = " or ".join(f"'{other}'" for other in others)
            raise RuleFileError(f"{self.at(key)}: {self.what}: '{key}' goes with {words}; add it, or take '{key}' out")

    def one_of(self, *keys: str) -> None:
        """Refuse two keys that say different things."""
        given = [key for key in keys if key in self]
        if len(given) > 1:
            raise RuleFileError(f"{self.at(given[1])}: {self.what}: '{given[0]}' and '{given[1]}' exclude each other; take one "
                                "of them out")

    def refuse(self, keys: Sequence[str], why: str) -> None:
        """Refuse keys that would be passed over beside what is chosen elsewhere."""
        for key in keys:
            if key in self:
                raise RuleFileError(f"{self.at(key)}: {self.what}: '{key}' {why}")
