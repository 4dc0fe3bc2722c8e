# SPDX-License-Identifier: GPL-2.0-or-later
"""The site file: which layers lie at a place, what they mean, and which town's rules apply. Read strictly.

A misspelt key that is passed over can change a verdict, so every word that is not known is an error with file and line.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import date, datetime
from pathlib import Path
from typing import Any, Optional

from ..engine import vocabulary
from ..engine.errors import SiteFileError
from ..engine.site import Variance
from ..engine.strict_yaml import Lines, check_keys, parse, unknown_word
from . import presets
from .owners import FIELD_KEYS, OwnersEntry
from .values import to_date, value_key

_TOP_KEYS = ("site", "town", "also_rules", "project_type", "analysis_crs", "as_of", "premises", "absent", "variances", "owners",
             "layers")
_LAYER_KEYS = (
    "path", "layer", "role", "role_field", "roles", "preset", "id_field", "status", "subject", "accuracy_ft",
    "accuracy_field", "crs", "where", "completeness", "attributes", "marker",
)

#: `PG:dbname=...`, `postgresql://...`, `/vsizip/...`; one letter before the colon is a Windows drive.
_CONNECTION = re.compile(r"(/vsi\w+/|[A-Za-z][A-Za-z0-9+_.-]+:)")
_PASSWORD = re.compile(r"(password\s*=\s*)('[^']*'|\S+)|(://[^:/@\s]+:)[^@\s]+(@)", re.IGNORECASE)

DEFAULT_ANALYSIS_CRS = "EPSG:26986"


@dataclass
class LayerEntry:
    """One item of `layers`.

    Attributes
    ----------
    path : str
        Absolute path of the file, or a GDAL connection string.
    shown : str
        The path as the site file has it, without passwords; for messages.
    where_stated : str
        Site file and line, for messages.
    layer : str or None
        Layer within the file.
    role : tuple of str
        Roles of all features; empty if `role_field` or `preset` tells them.
    role_field : str or None
        Field that holds the type.
    roles : dict of str to tuple of str
        Normalised type value (see `values.value_key`) to roles; the key ``""`` stands for NULL and blank.
    subject : bool or None
        None where not stated.
    attributes : dict of str to str
        Standard attribute name to field name.
    marker : bool or None
        True: the features stand for parcels or addresses, and give no verdict. None where not stated.
    """

    path: str
    shown: str = ""
    where_stated: str = ""
    layer: Optional[str] = None
    role: tuple[str, ...] = ()
    role_field: Optional[str] = None
    roles: dict[str, tuple[str, ...]] = field(default_factory=dict)
    preset: Optional[str] = None
    id_field: Optional[str] = None
    status: Optional[str] = None
    subject: Optional[bool] = None
    accuracy_ft: Optional[float] = None
    accuracy_field: Optional[str] = None
    crs: Optional[str] = None
    where: Optional[str] = None
    completeness: str = "unknown"
    attributes: dict[str, str] = field(default_factory=dict)
    marker: Optional[bool] = None


@dataclass
class SiteFile:
    """What a site file says; `town` may be a ruleset file relative to `folder`.

    Attributes
    ----------
    absent : frozenset of str
        Roles of which, as the user states, there is nothing at the place, so that no layer of them is needed.
    also_rules : tuple of str
        Rulesets that apply beside the town's: shipped ones by name, others by path.
    as_of : date or None
        The day on which ages are reckoned; today if left out.
    variances : tuple of Variance
        Variances on record.
    owners : OwnersEntry or None
        The assessors' table, read for the list of owners to be notified and for nothing else.
    """

    path: Path
    site: str
    town: str
    project_type: str
    layers: list[LayerEntry]
    analysis_crs: str = DEFAULT_ANALYSIS_CRS
    premises: list[tuple[str, ...]] = field(default_factory=list)
    absent: frozenset[str] = frozenset()
    also_rules: tuple[str, ...] = ()
    as_of: Optional[date] = None
    variances: tuple[Variance, ...] = ()
    owners: Optional[OwnersEntry] = None

    @property
    def circumstances(self) -> dict[str, Any]:
        """What the site is told beside its layers, as `assemble` takes it."""
        return {"premises": self.premises, "absent": self.absent, "as_of": self.as_of, "variances": self.variances}

    @property
    def folder(self) -> Path:
        """Folder that relative paths start from."""
        return self.path.parent


def is_connection(path: str) -> bool:
    """Whether a path is a GDAL connection string or virtual path, which is passed through as it stands."""
    return _CONNECTION.match(path) is not None


def without_password(text: str) -> str:
    """A connection string that may be printed."""
    return _PASSWORD.sub(lambda m: f"{m.group(1)}***" if m.group(1) else f"{m.group(3)}***{m.group(4)}", text)


def load_site_file(path: Path) -> SiteFile:
    """Read a site file strictly.

    Parameters
    ----------
    path : pathlib.Path
        The YAML file.

    Returns
    -------
    SiteFile

    Raises
    ------
    SiteFileError
        For a file that cannot be read, an unknown key or word (with line and nearest valid word), or a contradiction.
    """
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as bad:
        raise SiteFileError(f"{path}: cannot be read ({bad.strerror or bad}); give the path of a site file") from None
    except UnicodeDecodeError:
        raise SiteFileError(f"{path}: is no UTF-8 text; give the path of a site file") from None
    document = check_keys(parse(text, path.name, SiteFileError), path.name, "the site file", SiteFileError, _TOP_KEYS,
                          ("town", "project_type", "layers"))
    reader = _Reader(path)
    items = document["layers"]
    if not isinstance(items, list) or not items:
        raise reader.error(document, "layers", "'layers' must be a list with at least one layer ('- path: ...')")
    return SiteFile(
        path=path,
        site=reader.text(document, "site") or "",
        town=reader.text(document, "town") or "",
        project_type=reader.word(document, "project_type", vocabulary.PROJECT_TYPES) or "",
        analysis_crs=reader.text(document, "analysis_crs") or DEFAULT_ANALYSIS_CRS,
        premises=reader.premises(document),
        absent=reader.absent(document),
        also_rules=reader.texts(document, "also_rules"),
        as_of=reader.day(document, "as_of"),
        variances=reader.variances(document),
        owners=reader.owners(document),
        layers=[reader.layer(item, number, document.lines["layers"]) for number, item in enumerate(items, 1)],
    )


def entries_from_text(text: str, layer_names: Collection[str]) -> dict[str, LayerEntry]:
    """What a user says of layers by their names, in the words of a site file.

    Parameters
    ----------
    text : str
        YAML; per layer a role (``wells: drinking_well``), a list of roles, or a mapping with the keys of a site file's layer.
    layer_names : collection of str
        The layers that there are.

    Returns
    -------
    dict of str to LayerEntry

    Raises
    ------
    SiteFileError
        For a name that is no layer, or whatever the site file refuses.
    """
    if not text.strip():
        return {}
    what = "the roles of the layers"
    document = check_keys(parse(text, what, SiteFileError), what, "the list", SiteFileError, layer_names)
    reader = _Reader(Path(what))
    result: dict[str, LayerEntry] = {}
    for name, said in document.items():
        item = said
        if not isinstance(said, Lines):
            item = Lines(role=said)
            item.line, item.lines = document.lines[name], {"role": document.lines[name]}
        item["path"] = name
        item.lines["path"] = document.lines[name]
        result[name] = reader.layer(item, len(result) + 1, document.lines[name])
        result[name].shown = name
    return result


class _Reader:
    """Takes single values out of the mappings of one file; its errors name file and line."""

    def __init__(self, path: Path) -> None:
        self.path, self.name = path, path.name

    def error(self, mapping: Lines, key: str, message: str) -> SiteFileError:
        line = mapping.lines.get(key, mapping.line)
        return SiteFileError(f"{self.name}, line {line}: {message}")

    def text(self, mapping: Lines, key: str) -> Optional[str]:
        value = mapping.get(key)
        if value is None:
            return None
        if isinstance(value, (dict, list, bool)) or not str(value).strip():
            raise self.error(mapping, key, f"'{key}' must be a text, not {value!r}")
        return str(value)

    def word(self, mapping: Lines, key: str, known: Collection[str]) -> Optional[str]:
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
        value = mapping.get(key)
        if value is not None and not isinstance(value, bool):
            raise self.error(mapping, key, f"'{key}' must be true or false, not {value!r}")
        return value

    def feet(self, mapping: Lines, key: str) -> Optional[float]:
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
