# SPDX-License-Identifier: GPL-2.0-or-later
"""Known layer schemas (MassGIS, MassDEP, MassDOT, USGS, FEMA): recognised by their fields, and what those mean, as data.

Field names are compared without case, and a name cut to 10 characters by a shapefile counts as the long one.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Optional

from ..engine import vocabulary
from ..engine.errors import BohError, SiteFileError
from ..engine.strict_yaml import Lines, check_keys, parse, unknown_word
from ..paths import resource
from .values import value_key

_KEYS = ("role", "role_field", "roles", "blank", "otherwise", "filter", "id_field", "accuracy_ft", "accuracy_source",
         "accuracy_by", "attributes", "zero_is_unknown", "self_test", "cautions", "also_roles", "absence_proves_nothing")
_SELF_TESTS = ("loc_id",)
_GEOMETRY = ("point", "line", "polygon")
_SHAPEFILE_NAME = 10


class PresetError(BohError):
    """A preset file of the product that cannot be used; names the file and the line."""


@dataclass(frozen=True)
class Preset:
    """One known schema.

    Attributes
    ----------
    name, title : str
        Name for the site file, and what the layer is.
    fields : tuple of tuple of str
        Fields that must all be there; of each inner tuple one is enough.
    without : tuple of str
        Fields that tell of another schema.
    geometry : str
        ``point``, ``line`` or ``polygon``.
    role : tuple of str
        Roles of every feature, if no field tells them.
    role_field : tuple of str
        Possible names of the field that holds the type.
    roles : dict of str to tuple of str
        Normalised type value to roles; ``""`` stands for NULL and blank.
    otherwise : tuple of str
        Roles of a value not listed; empty: ``unknown``.
    filter : str or None
        SQL condition that features must fulfil.
    id_field : tuple of str
        Possible names of the id field; none of them: the feature id.
    accuracy_by : tuple
        Field names, and feet by its normalised value; empty: none.
    attributes : dict of str to tuple of str
        Standard attribute to its possible fields; those that a file lacks are left out.
    zero_is_unknown : tuple of str
        Standard attributes in which 0 means "not known".
    self_test : str
        ``loc_id`` for the check of the CRS by the parcel ids, or empty.
    also_roles : tuple
        Possible names of a second field, and the roles that its normalised values add to a feature; empty: none.
    absence_proves_nothing : dict of str to str
        Roles that some features have, though the layer is no map of all of them, and why: it holds the intake of a water
        supply, not its bank. That none is near is no answer then.
    """

    name: str
    title: str
    fields: tuple[tuple[str, ...], ...]
    geometry: str
    without: tuple[str, ...] = ()
    role: tuple[str, ...] = ()
    role_field: tuple[str, ...] = ()
    roles: dict[str, tuple[str, ...]] = field(default_factory=dict)
    otherwise: tuple[str, ...] = ()
    filter: Optional[str] = None
    id_field: tuple[str, ...] = ()
    accuracy_ft: Optional[float] = None
    accuracy_source: str = ""
    accuracy_by: tuple[tuple[str, ...], dict[str, float]] = ((), {})
    attributes: dict[str, tuple[str, ...]] = field(default_factory=dict)
    zero_is_unknown: tuple[str, ...] = ()
    self_test: str = ""
    cautions: tuple[str, ...] = ()
    also_roles: tuple[tuple[str, ...], dict[str, tuple[str, ...]]] = ((), {})
    absence_proves_nothing: dict[str, str] = field(default_factory=dict)

    @property
    def all_roles(self) -> frozenset[str]:
        """Every role that a feature of this schema can get."""
        by_value = [*self.roles.values(), *self.also_roles[1].values()]
        return frozenset(self.role) | frozenset(self.otherwise) | frozenset(r for roles in by_value for r in roles)

    @property
    def all_cautions(self) -> tuple[str, ...]:
        """The cautions of the schema, and one for each role whose absence proves nothing."""
        return self.cautions + tuple(f"that this layer has no {role.replace('_', ' ')} near proves nothing: {why}"
                                     for role, why in self.absence_proves_nothing.items())


def names() -> list[str]:
    """Names of all presets."""
    return sorted(path.stem for path in resource("presets").glob("*.yaml"))


@functools.cache
def load(name: str) -> Preset:
    """Load one preset strictly.

    Raises
    ------
    SiteFileError
        If there is no such preset.
    PresetError
        If its file is wrong.
    """
    path = resource("presets", f"{name}.yaml")
    if name not in names():
        raise unknown_word(name, names(), "preset is", SiteFileError)
    file = path.name
    document = check_keys(parse(path.read_text(encoding="utf-8"), file, PresetError), file, "the preset", PresetError,
                          _KEYS, ("title", "recognised_by"))
    known = check_keys(document["recognised_by"], file, "recognised_by", PresetError, ("without",),
                       ("fields", "geometry"), document.lines["recognised_by"])
    if known["geometry"] not in _GEOMETRY:
        raise unknown_word(known["geometry"], _GEOMETRY, f"{file}, line {known.lines['geometry']}: geometry is", PresetError)
    preset = Preset(
        name=name, title=str(document["title"]), geometry=known["geometry"],
        fields=tuple(_texts(names_) for names_ in known["fields"]), without=_texts(known.get("without")),
        role=_roles(document.get("role"), file), role_field=_texts(document.get("role_field")),
        roles=_mapping(document, file), otherwise=_roles(document.get("otherwise"), file),
        filter=document.get("filter"), id_field=_texts(document.get("id_field")),
        accuracy_ft=document.get("accuracy_ft"), accuracy_source=str(document.get("accuracy_source") or ""),
        accuracy_by=_accuracy_by(document, file), attributes=_attributes(document, file),
        zero_is_unknown=_texts(document.get("zero_is_unknown")), self_test=str(document.get("self_test") or ""),
        cautions=_texts(document.get("cautions")), also_roles=_also_roles(document, file),
        absence_proves_nothing=_reasons(document, file),
    )
    _check(preset, file)
    return preset


def _check(preset: Preset, file: str) -> None:
    if bool(preset.role) == bool(preset.role_field) or bool(preset.role_field) != bool(preset.roles):
        raise PresetError(f"{file}: give either role, or role_field with roles")
    if (preset.accuracy_ft is not None or preset.accuracy_by[0]) and not preset.accuracy_source:
        raise PresetError(f"{file}: accuracy_ft lacks its accuracy_source")
    if preset.self_test and preset.self_test not in _SELF_TESTS:
        raise unknown_word(preset.self_test, _SELF_TESTS, f"{file}: self_test is", PresetError)
    for name in preset.zero_is_unknown:
        if name not in preset.attributes:
            raise unknown_word(name, preset.attributes, f"{file}: zero_is_unknown names", PresetError)
    for role in preset.absence_proves_nothing:
        if role not in preset.all_roles:
            raise unknown_word(role, preset.all_roles, f"{file}: absence_proves_nothing names", PresetError)


def _texts(value: Any) -> tuple[str, ...]:
    """One text or a list of texts."""
    if value is None:
        return ()
    return tuple(str(item) for item in value) if isinstance(value, list) else (str(value),)


def _roles(value: Any, file: str) -> tuple[str, ...]:
    for role in _texts(value):
        if role not in vocabulary.ROLES:
            raise unknown_word(role, vocabulary.ROLES, f"{file}: unknown role", PresetError)
    return _texts(value)


def _roles_by_value(mapping: Any, file: str) -> dict[str, tuple[str, ...]]:
    return {value_key(value): _roles(roles, file) for value, roles in (mapping or {}).items()}


def _mapping(document: Lines, file: str) -> dict[str, tuple[str, ...]]:
    result = _roles_by_value(document.get("roles"), file)
    blank = _roles(document.get("blank"), file)
    if blank:
        result[""] = blank
    return result


def _also_roles(document: Lines, file: str) -> tuple[tuple[str, ...], dict[str, tuple[str, ...]]]:
    """A second field that adds roles; a value with an empty list is known and adds none."""
    if "also_roles" not in document:
        return (), {}
    also = check_keys(document["also_roles"], file, "also_roles", PresetError, (), ("field", "roles"))
    return _texts(also["field"]), _roles_by_value(also["roles"], file)


def _reasons(document: Lines, file: str) -> dict[str, str]:
    if "absence_proves_nothing" not in document:
        return {}
    mapping = check_keys(document["absence_proves_nothing"], file, "absence_proves_nothing", PresetError, vocabulary.ROLES)
    return {role: str(why) for role, why in mapping.items()}


def _accuracy_by(document: Lines, file: str) -> tuple[tuple[str, ...], dict[str, float]]:
    if "accuracy_by" not in document:
        return (), {}
    by = check_keys(document["accuracy_by"], file, "accuracy_by", PresetError, (), ("field", "feet"))
    return _texts(by["field"]), {value_key(value): float(feet) for value, feet in by["feet"].items()}


def _attributes(document: Lines, file: str) -> dict[str, tuple[str, ...]]:
    if "attributes" not in document:
        return {}
    mapping = check_keys(document["attributes"], file, "attributes", PresetError, vocabulary.ATTRIBUTES)
    return {name: _texts(fields) for name, fields in mapping.items()}


def find_field(wanted: Sequence[str], field_names: Iterable[str]) -> Optional[str]:
    """The field of a file that carries one of the wanted names, or None.

    Parameters
    ----------
    wanted : sequence of str
        Names, the best first.
    field_names : iterable of str
        Fields that the file has.

    Returns
    -------
    str or None
        Equal without case; failing that, a 10-character name that is the beginning of a wanted one.
    """
    there = {name.casefold(): name for name in field_names}
    for name in wanted:
        if name.casefold() in there:
            return there[name.casefold()]
    for name in wanted:
        cut = name[:_SHAPEFILE_NAME].casefold()
        if len(name) > _SHAPEFILE_NAME and cut in there:
            return there[cut]
    return None


def geometry_kind(geometry_type: str) -> str:
    """``point``, ``line`` or ``polygon`` of a geometry type name, empty if it tells none of them."""
    text = geometry_type.casefold()
    for kind in _GEOMETRY:
        if kind in text:
            return kind
    return "polygon" if "surface" in text else "line" if "curve" in text else ""


def recognise(field_names: Collection[str], geometry_type: str) -> list[tuple[str, str]]:
    """Presets whose schema a layer has.

    Parameters
    ----------
    field_names : collection of str
        Its fields.
    geometry_type : str
        Its geometry type, as ``MultiPolygon``; a type that tells nothing fits all.

    Returns
    -------
    list of (str, str)
        Name of the preset, and why; the one with the most fields first.
    """
    kind, found = geometry_kind(geometry_type), []
    for name in names() if geometry_type != "None" else ():    # a table is no layer
        preset = load(name)
        matches = [find_field(wanted, field_names) for wanted in preset.fields]
        strangers = [other for other in preset.without if find_field([other], field_names)]
        if all(matches) and not strangers and kind in ("", preset.geometry):
            fields = ", ".join(match for match in matches if match)
            found.append((len(matches), name, f"has the fields {fields} and {preset.geometry} geometry"))
    return [(name, reason) for _, name, reason in sorted(found, key=lambda item: (-item[0], item[1]))]
