# SPDX-License-Identifier: GPL-2.0-or-later
"""What the layers hold that a designer draws in: types, attributes, form groups; read from resources/vocabularies.

Which roles there are is the vocabulary's; the file only says how each is called, drawn and numbered.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional

from ..engine import vocabulary
from ..engine.strict_yaml import Lines, check_keys, unknown_word
from . import word_lists
from .layer_entry import LayerEntry
from .presets import PresetError
from .values import value_key

_FILE = "design_layers"
_GREY = "#b0b0b0"
_DARK = "#333333"


@dataclass(frozen=True)
class DesignType:
    """One type of feature that can be drawn.

    Attributes
    ----------
    role : str
        Also the value that the layer's `type` field holds.
    words : str
        The same for people.
    prefix : str
        Letters of its ids, as ST in ST-1.
    size_ft : tuple of float
        Usual length and width in feet.
    fill, edge : str
        Colours.
    hatch : float or None
        Angle of a hatch over the fill, in degrees.
    mark : str
        Shape of a point symbol, by QGIS's name.
    """

    role: str
    words: str
    prefix: str
    size_ft: tuple[float, float] = (10.0, 10.0)
    fill: str = _GREY
    edge: str = _DARK
    hatch: Optional[float] = None
    mark: str = "circle"


@dataclass(frozen=True)
class DesignField:
    """One attribute: its standard name, what it is called, and how it is typed in."""

    name: str
    label: str
    kind: str
    unit: str = ""
    whole: bool = False
    most: float = 1e9


@dataclass(frozen=True)
class FormGroup:
    """A group of attributes that is shown for features of some roles only."""

    title: str
    roles: tuple[str, ...]
    fields: tuple[str, ...]


@dataclass(frozen=True)
class DesignLayerPlan:
    """One layer that a designer draws in.

    Attributes
    ----------
    name : str
        Of the table.
    geometry : str
        ``area``, ``line`` or ``point``.
    types : tuple of DesignType
        In the order of the vocabulary.
    fields : tuple of DesignField
        Attributes that the rules ask for of these types.
    form : tuple of FormGroup
    accuracy_ft : float
        Filled into each new feature.
    """

    name: str
    title: str
    geometry: str
    types: tuple[DesignType, ...]
    fields: tuple[DesignField, ...]
    form: tuple[FormGroup, ...]
    accuracy_ft: float


@functools.cache
def plans() -> dict[str, DesignLayerPlan]:
    """All layers to draw in, by name.

    Raises
    ------
    PresetError
        If the file is wrong; names the file and the line.
    """
    document = word_lists.load(_FILE, ("accuracy_ft", "layers", "types", "fields", "form"))
    return {name: _plan(name, document) for name in document["layers"]}


def entry_for(path: Path, name: str) -> LayerEntry:
    """What the check has to be told of a layer to draw in: everything, so that no mapping is left to do.

    Parameters
    ----------
    path : Path
        Of the GeoPackage.
    name : str
        Of the table in it, one of `plans`.
    """
    plan = plans()[name]
    return LayerEntry(
        path=str(path.absolute()), shown=path.name, layer=name, role_field="type", id_field="id",
        roles={value_key(one.role): (one.role,) for one in plan.types}, accuracy_field="accuracy_ft",
        completeness="design",
        attributes={"status": "status", "lot": "lot", **{one.name: one.name for one in plan.fields}})


def _plan(name: str, document: Lines) -> DesignLayerPlan:
    one = check_keys(document["layers"][name], f"{_FILE}.yaml", f"layer {name}", PresetError, (),
                     ("title", "geometry", "of"), document["layers"].lines[name])
    offered = _roles(one, one["of"])
    fits = {"area": lambda role: role not in vocabulary.LINE_ROLES | vocabulary.POINT_ROLES,
            "line": lambda role: role in vocabulary.LINE_ROLES, "point": lambda role: role in vocabulary.POINT_ROLES}
    if one["geometry"] not in fits:
        raise unknown_word(one["geometry"], fits, f"{_FILE}.yaml, line {one.lines['geometry']}: geometry is", PresetError)
    roles = tuple(role for role in offered if fits[one["geometry"]](role))
    types = tuple(_type(role, document["types"]) for role in roles)
    form = tuple(group for group in map(_group, document["form"]) if set(group.roles) & set(roles))
    asked = {each for group in form for each in group.fields}
    every = tuple(_field(each, document["fields"]) for each in document["fields"])
    fields = tuple(each for each in every if each.name in asked)
    return DesignLayerPlan(name, str(one["title"]), str(one["geometry"]), types, fields, form,
                           float(document["accuracy_ft"]))


def _roles(mapping: Lines, names: list[str]) -> tuple[str, ...]:
    """Roles of groups and roles, in the order of the vocabulary; a role called like a group no site file can give."""
    for name in names:
        if name not in vocabulary.GROUPS and name not in vocabulary.ROLES:
            raise unknown_word(name, {*vocabulary.GROUPS, *vocabulary.ROLES}, f"{_FILE}.yaml, line {mapping.lines['of']}: "
                               "unknown role", PresetError)
    roles = (role for name in names for role in vocabulary.GROUPS.get(name, (name,)))
    return tuple(dict.fromkeys(role for role in roles if role not in vocabulary.GROUPS))


def _type(role: str, document: Lines) -> DesignType:
    words = role.replace("_", " ").capitalize()
    if role not in document:
        return DesignType(role, words, "".join(part[0] for part in role.split("_")).upper())
    one = check_keys(document[role], f"{_FILE}.yaml", f"type {role}", PresetError,
                     ("size_ft", "fill", "edge", "hatch", "mark"), ("words", "id"), document.lines[role])
    more: dict[str, Any] = {key: one[key] for key in ("fill", "edge", "hatch", "mark") if key in one}
    if "size_ft" in one:
        more["size_ft"] = (float(one["size_ft"][0]), float(one["size_ft"][1]))
    return DesignType(role, str(one["words"]), str(one["id"]), **more)


def _field(name: str, document: Lines) -> DesignField:
    one = check_keys(document[name], f"{_FILE}.yaml", f"field {name}", PresetError, ("unit", "whole", "most"), ("label",),
                     document.lines[name])
    if name not in vocabulary.ATTRIBUTES:
        raise unknown_word(name, vocabulary.ATTRIBUTES, f"{_FILE}.yaml, line {document.lines[name]}: unknown attribute",
                           PresetError)
    return DesignField(name, str(one["label"]), vocabulary.ATTRIBUTES[name], str(one.get("unit", "")),
                       bool(one.get("whole", False)), float(one.get("most", 1e9)))


def _group(item: Any) -> FormGroup:
    one = check_keys(item, f"{_FILE}.yaml", "a form group", PresetError, (), ("title", "of", "fields"))
    return FormGroup(str(one["title"]), _roles(one, one["of"]), tuple(one["fields"]))
