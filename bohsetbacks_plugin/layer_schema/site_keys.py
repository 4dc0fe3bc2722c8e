# SPDX-License-Identifier: GPL-2.0-or-later
"""Takes single values out of the mappings of a site file; its errors name file and line."""

from __future__ import annotations

import math
from collections.abc import Collection
from datetime import date, datetime
from pathlib import Path
from typing import Any, Optional

from ..engine import vocabulary
from ..engine.errors import SiteFileError
from ..engine.site import Variance
from ..engine.strict_yaml import Lines, check_keys, unknown_word
from . import presets
from .layer_entry import LayerEntry, is_connection, without_password
from .owners import FIELD_KEYS, OwnersEntry
from .values import to_date, value_key

_LAYER_KEYS = (
    "path", "layer", "role", "role_field", "roles", "preset", "id_field", "status", "subject", "accuracy_ft",
    "accuracy_field", "crs", "where", "completeness", "attributes", "marker",
)


class SiteKeys:
    """The keys of one site file, each read as what it must be."""

    def __init__(self, path: Path) -> None:
        self.path, self.name = path, path.name

    def error(self, mapping: Lines, key: str, message: str) -> SiteFileError:
        """The error about one key, with file and line."""
        line = mapping.lines.get(key, mapping.line)
        return SiteFileError(f"{self.name}, line {line}: {message}")

    def text(self, mapping: Lines, key: str) -> Optional[str]:
        """A text, or a number as text; None where the key is absent."""
        value = mapping.get(key)
        if value is None:
            return None
        if isinstance(value, (dict, list, bool)) or not str(value).strip():
            raise self.error(mapping, key, f"'{key}' must be a text, not {value!r}")
        return str(value)

    def word(self, mapping: Lines, key: str, known: Collection[str]) -> Optional[str]:
        """One of the known words; None where the key is absent."""
        value = self.text(mapping, key)
        if value is not None and value not in known:
            raise unknown_word(value, known, f"{self.name}, line {mapping.lines[key]}: {key} is", SiteFileError)
        return value

    def premises(self, document: Lines) -> list[tuple[str, ...]]:
        """Lists of lot ids; a lot belongs to one holding only."""
        holdings = document.get("premises") or []
        if not isinstance(holdings, list) or not all(isinstance(lots, list) and lots for lots in holdings):
            raise self.error(document, "premises", "'premises' must be a list of lists of lot ids, as in [[A, B], [C, D]]")
        result = [tuple(str(lot) for lot in lots) for lots in holdings]
        every = [lot for lots in result for lot in lots]
        for lot in every:
            if every.count(lot) > 1:
                raise self.error(document, "premises", f"the lot '{lot}' stands twice in 'premises'; leave it once")
        return result

    def absent(self, document: Lines) -> frozenset[str]:
        """Roles and groups of which there is nothing at the place."""
        words = document.get("absent") or []
        if not isinstance(words, list):
            raise self.error(document, "absent", "'absent' must be a list of roles, as in [public_well, dry_well]")
        try:
            return vocabulary.expand(str(word) for word in words)
        except KeyError as unknown:
            raise unknown_word(unknown.args[0], {*vocabulary.ROLES, *vocabulary.GROUPS},
                               f"{self.name}, line {document.lines['absent']}: unknown role in 'absent':",
                               SiteFileError) from None

    def texts(self, mapping: Lines, key: str) -> tuple[str, ...]:
        """A text or a list of texts."""
        value = mapping.get(key)
        if value is None:
            return ()
        words = value if isinstance(value, list) else [value]
        if not words or not all(isinstance(word, str) and word.strip() for word in words):
            raise self.error(mapping, key, f"'{key}' must be a list of names, as in [wetlands_act]")
        return tuple(words)

    def day(self, mapping: Lines, key: str) -> Optional[date]:
        """A date."""
        value = mapping.get(key)
        if isinstance(value, str):
            value = to_date(value)
        if mapping.get(key) is not None and (isinstance(value, datetime) or not isinstance(value, date)):
            raise self.error(mapping, key, f"'{key}' must be a date such as 2026-01-31, not {mapping[key]!r}")
        return value

    def variances(self, document: Lines) -> tuple[Variance, ...]:
        """Variances on record: the rule and the feature, when granted, under which conditions, when first used."""
        entries = document.get("variances") or []
        if not isinstance(entries, list):
            raise self.error(document, "variances", "'variances' must be a list, as in "
                                                    "[{rule: PLY-POUL-6-1, subject: COOP-3, granted: 2026-01-31}]")
        result = []
        for number, entry in enumerate(entries, 1):
            item = check_keys(entry, self.name, f"variance {number}", SiteFileError, ("conditions", "used"),
                              ("rule", "subject", "granted"), document.lines["variances"])
            granted, used = self.day(item, "granted"), self.day(item, "used")
            if granted is not None and used is not None and used < granted:
                raise self.error(item, "used", "'used' lies before 'granted'; correct one of them")
            if granted is not None:
                result.append(Variance(self.text(item, "rule") or "", self.text(item, "subject") or "", granted,
                                       self.text(item, "conditions") or "", used))
        return tuple(result)

    def owners(self, document: Lines) -> Optional[OwnersEntry]:
        """The assessors' table: where it is, and its fields as far as they are not MassGIS's."""
        if "owners" not in document:
            return None
        item = check_keys(document["owners"], self.name, "owners", SiteFileError, ("layer", *FIELD_KEYS), ("path",),
                          document.lines["owners"])
        path = self.text(item, "path") or ""
        return OwnersEntry(path=self.absolute(path), shown=without_password(path),
                           where_stated=f"{self.name}, line {item.line}", layer=self.text(item, "layer"),
                           fields={key: self.text(item, key) or "" for key in FIELD_KEYS if item.get(key) is not None})

    def absolute(self, path: str) -> str:
        """A path relative to the site file, made absolute; a connection string as it stands."""
        return path if is_connection(path) else str((self.path.parent / path).absolute())

    def layer(self, item: Any, number: int, line: int) -> LayerEntry:
        """One layer, its keys checked one by one and against each other."""
        item = check_keys(item, self.name, f"layer {number}", SiteFileError, _LAYER_KEYS, ("path",), line)
        path = self.text(item, "path") or ""
        self.one_way(item)
        given_completeness = self.word(item, "completeness", vocabulary.COMPLETENESS)
        preset = self.word(item, "preset", presets.names())
        return LayerEntry(
            path=self.absolute(path),
            shown=without_password(path), where_stated=f"{self.name}, line {item.line}", layer=self.text(item, "layer"),
            role=self.roles_of(item, "role", item.get("role")), role_field=self.text(item, "role_field"),
            roles=self.role_mapping(item), preset=preset, id_field=self.text(item, "id_field"),
            status=self.word(item, "status", vocabulary.STATUSES), subject=self.yes_no(item, "subject"),
            accuracy_ft=self.feet(item, "accuracy_ft"), accuracy_field=self.text(item, "accuracy_field"),
            crs=self.text(item, "crs"), where=self.text(item, "where"), completeness=given_completeness or "unknown",
            attributes=self.attributes(item), marker=self.yes_no(item, "marker"),
        )

    def one_way(self, item: Lines) -> None:
        """Roles are told in one way only: role, role_field + roles, or preset."""
        ways = [key for key in ("role", "role_field", "preset") if key in item]
        if len(ways) > 1:
            raise self.error(item, ways[1], f"'{ways[0]}' and '{ways[1]}' contradict each other; keep one of them")
        if ("role_field" in item) != ("roles" in item):
            there, lacks = ("role_field", "roles") if "role_field" in item else ("roles", "role_field")
            raise self.error(item, there, f"'{there}' needs '{lacks}' beside it, as in role_field: TYPE and "
                                          "roles: {ST: septic_tank}")

    def roles_of(self, mapping: Lines, key: str, value: Any) -> tuple[str, ...]:
        """A role or a list of roles; a group is refused, because a feature is one thing."""
        if value is None:
            if key in mapping:
                raise self.error(mapping, key, f"'{key}' has no role; name one")
            return ()
        words = value if isinstance(value, list) else [value]
        for word in words:
            if word in vocabulary.GROUPS:
                raise self.error(mapping, key, f"'{word}' is a group, not a role; a feature takes one of its roles: "
                                               f"{', '.join(vocabulary.GROUPS[word])}")
            if not isinstance(word, str) or word not in vocabulary.ROLES:
                raise unknown_word(word, vocabulary.ROLES,
                                   f"{self.name}, line {mapping.lines.get(key, mapping.line)}: unknown role",
                                   SiteFileError)
        if not words:
            raise self.error(mapping, key, f"'{key}' has no role; name one")
        return tuple(dict.fromkeys(words))

    def role_mapping(self, item: Lines) -> dict[str, tuple[str, ...]]:
        """Type values and their roles; values are compared without case and outer blanks."""
        if "roles" not in item:
            return {}
        mapping = item["roles"]
        if not isinstance(mapping, Lines) or not mapping:
            raise self.error(item, "roles", "'roles' must be a mapping of type values to roles, as in {ST: septic_tank}")
        result: dict[str, tuple[str, ...]] = {}
        for value in mapping:
            roles, key = self.roles_of(mapping, value, mapping[value]), value_key(value)
            if result.get(key, roles) != roles:
                raise self.error(mapping, value, f"the type value '{value}' stands twice with different roles (case and "
                                                 "outer blanks do not count); remove one")
            result[key] = roles
        return result

    def yes_no(self, mapping: Lines, key: str) -> Optional[bool]:
        """True or false; None where the key is absent."""
        value = mapping.get(key)
        if value is not None and not isinstance(value, bool):
            raise self.error(mapping, key, f"'{key}' must be true or false, not {value!r}")
        return value

    def feet(self, mapping: Lines, key: str) -> Optional[float]:
        """A number of feet, 0 or more; None where the key is absent."""
        value = mapping.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value < math.inf:
            raise self.error(mapping, key, f"'{key}' must be a number of feet, 0 or more, not {value!r}")
        return float(value)

    def attributes(self, item: Lines) -> dict[str, str]:
        """Standard attribute names and the fields that hold them."""
        if item.get("attributes") is None:
            return {}
        mapping = check_keys(item["attributes"], self.name, "attributes", SiteFileError, vocabulary.ATTRIBUTES,
                             line=item.lines["attributes"])
        return {name: self.text(mapping, name) or name for name in mapping}
