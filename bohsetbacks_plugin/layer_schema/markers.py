# SPDX-License-Identifier: GPL-2.0-or-later
"""Points that stand for a parcel or an address, not for the place of a component: no distance from them says anything."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
import shapely

from ..engine import vocabulary
from . import word_lists
from .layer_entry import LayerEntry
from .presets import find_field, geometry_kind
from .source import Source
from .values import some

#: Features of these roles are what a verdict is about, or what it is most often measured to from a town's list of addresses.
MARKED_ROLES = vocabulary.SUBJECT_ROLES | frozenset(vocabulary.GROUPS["any_well"])

_KEYS = ("telling", "beginning", "two_of")
_POINTS = (0, 4)
_ENOUGH_OF_THE_VAGUE = 2


def geocoder_fields(field_names: Collection[str]) -> list[str]:
    """Fields that show the points of a layer to be the output of a geocoder; empty if they do not.

    Parameters
    ----------
    field_names : collection of str
        Fields of the layer.
    """
    words = word_lists.load("geocoder_fields", _KEYS)
    telling = [find_field([name], field_names) for name in words["telling"]]
    beginning = [name for name in field_names if name.casefold().startswith(tuple(words["beginning"]))]
    found = dict.fromkeys([name for name in telling if name] + beginning)
    vague = dict.fromkeys(name for name in (find_field([word], field_names) for word in words["two_of"]) if name)
    if not found and len(vague) < _ENOUGH_OF_THE_VAGUE:
        return []
    return list({**found, **vague})


def marker_of(source: Source, entry: LayerEntry, roles: frozenset[str]) -> str:
    """Why the features of a layer are markers and give no verdict; empty if they are what they seem.

    The site file decides (``marker: true`` or ``false``). Where it says nothing, points of components or wells with the fields
    of a geocoder are taken as markers. What was decided goes to the layer's cautions.

    Parameters
    ----------
    source : Source
        The layer; a caution is added to it.
    entry : LayerEntry
        What the site file says of it.
    roles : frozenset of str
        Roles that its features can have.
    """
    if entry.marker:
        reason = "each feature is a parcel or address marker, not a surveyed location, as the user states (marker: true)"
        source.cautions.append(f"{reason}; no verdict is given from or to it")
        return reason
    fields = geocoder_fields(list(source.columns)) if roles & MARKED_ROLES and _is_points(source) else []
    if not fields:
        return ""
    if entry.marker is False:
        source.cautions.append(f"the fields {some(fields)} look like the output of a geocoder; the points are taken as "
                               "surveyed locations, as the user states (marker: false)")
        return ""
    reason = (f"each point is an address marker, not a surveyed location: its layer has the fields of a geocoder, "
              f"{some(fields)}")
    source.cautions.append(f"{reason}; no verdict is given from or to it; if the points were surveyed, add 'marker: false' "
                           "to the layer")
    return reason


def _is_points(source: Source) -> bool:
    """By the type of the layer; where that tells nothing, by all of its geometries."""
    kind = geometry_kind(source.geometry_type)
    if kind:
        return kind == "point"
    types = shapely.get_type_id(source.geometry)
    there = types[types >= 0]
    return bool(len(there)) and bool(np.isin(there, _POINTS).all())
