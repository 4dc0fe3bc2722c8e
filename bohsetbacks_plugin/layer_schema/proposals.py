# SPDX-License-Identifier: GPL-2.0-or-later
"""What a layer could mean, proposed with its reason and never applied: known schemas, septic inventories, CAD layer names."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Optional

import yaml

from . import presets, word_lists
from .layer_entry import LayerEntry
from .markers import geocoder_fields
from .presets import find_field
from .source import Source
from .values import as_text, some, value_key
from .word_lists import LEFT_OUT, Kind, first_match, kinds_of

_SEPTIC, _CAD = "septic_components", "cad_layers"
_SEPTIC_KEYS = ("type_fields", "id_fields", "parcel_fields", "address_fields", "attributes", "joined_by", "kinds")
_CAD_KEYS = ("recognised_by", "role_field", "existing", "kinds")
_UNKNOWN = ("unknown",)

_BLANKS = re.compile(r"[\s_-]+")
_SEPARATORS = re.compile(r"[\s_|$-]+")


@dataclass(frozen=True)
class Proposal:
    """One way to read a layer, for a person to accept.

    Attributes
    ----------
    reason : str
        Why, in words, and which values stay unknown.
    preset : str or None
        A known schema; then nothing else is given.
    role_field : str or None
        Field that tells the type.
    roles : dict of str to tuple of str
        Value as it stands in the layer to roles; ``("unknown",)`` for one that is recognised as no single component.
    where : str or None
        Filter that leaves out what is no feature.
    id_field : str or None
        Field of the ids.
    attributes : dict of str to str
        Standard attribute to field.
    unknown : tuple of str
        Values of which nothing is known, or that are whole systems: their features are listed, not measured.
    """

    reason: str
    preset: Optional[str] = None
    role_field: Optional[str] = None
    roles: dict[str, tuple[str, ...]] = field(default_factory=dict)
    where: Optional[str] = None
    id_field: Optional[str] = None
    attributes: dict[str, str] = field(default_factory=dict)
    unknown: tuple[str, ...] = ()

    def keys(self) -> dict[str, Any]:
        """The keys of a site file's layer that say the same."""
        if self.preset:
            return {"preset": self.preset}
        roles = {value: role[0] if len(role) == 1 else list(role) for value, role in self.roles.items()}
        found = {"role_field": self.role_field, "roles": roles, "id_field": self.id_field, "where": self.where,
                 "attributes": dict(self.attributes)}
        return {key: value for key, value in found.items() if value}


def propose(field_names: Collection[str], geometry_type: str,
            values_by_field: Mapping[str, Iterable[Any]]) -> list[Proposal]:
    """Ways to read a layer, the best first; nothing is applied.

    Parameters
    ----------
    field_names : collection of str
        Fields of the layer.
    geometry_type : str
        Its geometry type, as ``MultiPolygon``; a type that tells nothing fits all.
    values_by_field : mapping of str to iterable
        Values that its fields hold, of those in `fields_to_look_at` at least; repeated ones do no harm.

    Returns
    -------
    list of Proposal
        Empty where nothing is recognised.

    Raises
    ------
    PresetError
        If a file of the product is wrong.
    """
    known = [Proposal(reason=f"its fields look like {name}: it {why}", preset=name)
             for name, why in presets.recognise(field_names, geometry_type)]
    cad = _drawing(field_names, values_by_field)
    return [*known, *(cad or _septic(field_names, geometry_type, values_by_field))]


def fields_to_look_at(field_names: Collection[str]) -> list[str]:
    """Fields whose values `propose` needs to see."""
    words, cad = word_lists.load(_SEPTIC, _SEPTIC_KEYS), word_lists.load(_CAD, _CAD_KEYS)
    wanted = [[cad["role_field"]], *([name] for names in words["type_fields"].values() for name in names)]
    return list(dict.fromkeys(found for found in (find_field(names, field_names) for names in wanted) if found))


def advice(source: Source, entry: LayerEntry) -> str:
    """What to write into the site file for a layer of which nobody said what it is, in one line.

    Parameters
    ----------
    source : Source
        The layer as read.
    entry : LayerEntry
        What the site file says of it; the keys that it has are kept in the proposed line.
    """
    names = list(source.columns)
    found = propose(names, source.geometry_type, {name: source.columns[name] for name in fields_to_look_at(names)})
    if not found:
        return f"add role: NAME, or role_field and roles (its fields are {', '.join(names) or 'none'})"
    best = found[0]
    if best.preset:
        others = "".join(f", or 'preset: {other.preset}'" for other in found[1:] if other.preset)
        return f"its fields look like {best.preset}: add 'preset: {best.preset}'{others} ({best.reason.partition(': ')[2]})"
    return f"if this is right, write for the layer: {as_item(best, entry)} (why: {best.reason})"


def as_item(proposal: Proposal, entry: LayerEntry) -> str:
    """An item of a site file's `layers` in one line, with what the entry already says.

    Parameters
    ----------
    proposal : Proposal
        What to add.
    entry : LayerEntry
        The layer as it stands in the site file; its own words go before those of the proposal, filters are joined.
    """
    item: dict[str, Any] = {"path": entry.shown or entry.path, "layer": entry.layer, "crs": entry.crs, **proposal.keys()}
    if entry.where:
        item["where"] = f"({entry.where}) AND ({proposal.where})" if proposal.where else entry.where
    item["id_field"] = entry.id_field or item.get("id_field")
    item["attributes"] = {**proposal.attributes, **entry.attributes} or None
    for key in ("status", "subject", "marker", "accuracy_ft", "accuracy_field"):
        item[key] = getattr(entry, key)
    item["completeness"] = entry.completeness if entry.completeness != "unknown" else None
    stated = {key: value for key, value in item.items() if value is not None}
    text = yaml.safe_dump(stated, default_flow_style=True, sort_keys=False, allow_unicode=True, width=math.inf)
    return "- " + " ".join(text.split())


def _distinct(values: Iterable[Any]) -> list[str]:
    """Texts as they stand, one for all that are compared as equal; blanks left out."""
    first: dict[str, str] = {}
    for value in values:
        text = as_text(value)
        if text is not None:
            first.setdefault(value_key(value), text)
    return list(first.values())


def _told(kinds: Mapping[str, Optional[Kind]]) -> str:
    """Which values match which role, and which match none, in words."""
    groups: dict[Optional[Kind], list[str]] = {}
    for value, kind in kinds.items():
        groups.setdefault(kind, []).append(f"'{value}'")
    lost = groups.pop(None, [])
    parts = [f"{some(values)} {_verb(kind, len(values) > 1)} ({kind.means})" for kind, values in groups.items() if kind]
    if lost:
        parts.append(f"{some(lost)} {'are' if len(lost) > 1 else 'is'} not known and will be listed, not measured")
    return "; ".join(parts)


def _verb(kind: Kind, several: bool) -> str:
    if kind.roles == (LEFT_OUT,):
        return "are left out" if several else "is left out"
    if kind.roles == _UNKNOWN:
        return "stay unknown" if several else "stays unknown"
    return f"{'match' if several else 'matches'} {' and '.join(kind.roles)}"


def _roles(kinds: Mapping[str, Optional[Kind]]) -> dict[str, tuple[str, ...]]:
    return {value: kind.roles for value, kind in kinds.items() if kind is not None and kind.roles != (LEFT_OUT,)}


def _unknown(kinds: Mapping[str, Optional[Kind]]) -> tuple[str, ...]:
    return tuple(value for value, kind in kinds.items() if kind is None or kind.roles == _UNKNOWN)


def _drawing(field_names: Collection[str], values_by_field: Mapping[str, Iterable[Any]]) -> list[Proposal]:
    """The layers of a CAD drawing by their names."""
    words = word_lists.load(_CAD, _CAD_KEYS)
    there = [find_field([name], field_names) for name in words["recognised_by"]]
    role_field = find_field([words["role_field"]], field_names)
    if role_field is None or not all(there):
        return []
    known = kinds_of(_CAD, _CAD_KEYS)
    names = {name: _SEPARATORS.sub("-", name.casefold()) for name in _distinct(values_by_field.get(role_field, ()))}
    kinds = {name: first_match(known, text) for name, text in names.items()}
    roles = _roles(kinds)
    if not any(role != _UNKNOWN for role in roles.values()):
        return []
    out = [name for name, kind in kinds.items() if kind is not None and kind.roles == (LEFT_OUT,)]
    quoted = ", ".join("'" + name.replace("'", "''") + "'" for name in out)
    existing = word_lists.pattern(words["existing"], f"{_CAD}.yaml, existing")
    old = [f"'{name}'" for name, text in names.items() if name in roles and existing.search(text)]
    reason = f"it is a drawing, and the names of its CAD layers tell what is drawn: {_told(kinds)}"
    if old:
        reason += f"; {some(old)} may be existing: put what exists into an item of its own with status: existing"
    return [Proposal(reason=reason, role_field=role_field, roles=roles, unknown=_unknown(kinds),
                     where=f'"{role_field}" NOT IN ({quoted})' if out else None)]


def _septic(field_names: Collection[str], geometry_type: str, values_by_field: Mapping[str, Iterable[Any]]) -> list[Proposal]:
    """A town's own layer of septic components, by the aliases of its fields and the words in them; one per type field."""
    words = word_lists.load(_SEPTIC, _SEPTIC_KEYS)
    found: list[Proposal] = []
    for meaning, aliases in words["type_fields"].items():
        for alias in aliases:
            name = find_field([alias], field_names)
            kinds = {} if name is None else {value: _component(value) for value in _distinct(values_by_field.get(name, ()))}
            hits = sum(kind is not None for kind in kinds.values())
            roles = _roles(kinds)
            if name is None or 2 * hits < len(kinds) or not roles or any(name == one.role_field for one in found):
                continue
            reason = f"field {name} is an alias of the {meaning}; {_told(kinds)}{_doubt(words, field_names, geometry_type)}"
            found.append(Proposal(
                reason=reason, role_field=name, roles=roles, unknown=_unknown(kinds),
                id_field=find_field(words["id_fields"], field_names), attributes=_attributes(words, field_names)))
    return sorted(found, key=lambda one: -sum(role != _UNKNOWN for role in one.roles.values()))


def _component(value: str) -> Optional[Kind]:
    """What a value of an inventory means; None where nothing matches, or where it joins things of different roles."""
    words = word_lists.load(_SEPTIC, _SEPTIC_KEYS)
    known = kinds_of(_SEPTIC, _SEPTIC_KEYS)
    text = _BLANKS.sub(" ", value.casefold()).strip()
    joined_by = word_lists.pattern(words["joined_by"], f"{_SEPTIC}.yaml, joined_by")
    parts = [first_match(known, part) for part in joined_by.split(text)]
    if len({kind.roles if kind else None for kind in parts}) > 1:
        return None
    return first_match(known, text)


def _attributes(words: Mapping[str, Any], field_names: Collection[str]) -> dict[str, str]:
    fields = {name: find_field(wanted, field_names) for name, wanted in words["attributes"].items()}
    return {name: one for name, one in fields.items() if one is not None}


def _doubt(words: Mapping[str, Any], field_names: Collection[str], geometry_type: str) -> str:
    """What a person must ask: whether points are components or parcels, and whose ids the parcel ids are."""
    told = ""
    parcel, address = (find_field(words[key], field_names) for key in ("parcel_fields", "address_fields"))
    coded = geocoder_fields(field_names)
    points = presets.geometry_kind(geometry_type) in ("", "point")
    if points and coded:
        told += f"; {some(coded)} are fields of a geocoder: the points are taken as markers, unless you add marker: false"
    elif points and (parcel or address):
        told += (f"; it has the field {parcel or address}: are these the places of components, or one point per parcel? If "
                 "the latter, add marker: true")
    if parcel and parcel not in _attributes(words, field_names).values():
        told += f"; add attributes: {{lot: {parcel}}} if {parcel} is the id that the lots have"
    return told
