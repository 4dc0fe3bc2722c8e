# SPDX-License-Identifier: GPL-2.0-or-later
"""What a QGIS layer could mean, proposed by its fields and the values in them; for the panel and for the algorithms."""

from __future__ import annotations

from typing import Any

from qgis.core import Qgis, QgsVectorLayer

from ..layer_schema import proposals
from ..layer_schema.layer_entry import LayerEntry
from ..layer_schema.proposals import Proposal
from ..layer_schema.values import value_key
from .layer_reader import plain_value

#: How many distinct values of a type field a proposal is made from.
VALUES_LOOKED_AT = 500


def geometry_name(layer: QgsVectorLayer) -> str:
    """``Point``, ``Line``, ``Polygon``, or a word that tells nothing."""
    return str(Qgis.GeometryType(layer.geometryType()).name)


def distinct_values(layer: QgsVectorLayer, field: str, limit: int = VALUES_LOOKED_AT) -> list[Any]:
    """Distinct values of a field, as plain Python values; unsaved edits and the layer's filter count."""
    index = layer.fields().indexOf(field)
    if index < 0:
        return []
    return list(dict.fromkeys(comparable(value) for value in layer.uniqueValues(index, limit)))


def comparable(value: Any) -> Any:
    """A plain value that can be a key; a list or a JSON object is taken as its text."""
    plain = plain_value(value)
    return str(plain) if isinstance(plain, (list, dict, bytearray)) else plain


def proposals_of(layer: QgsVectorLayer) -> list[Proposal]:
    """Ways to read a layer, the best first; nothing is applied.

    Parameters
    ----------
    layer : QgsVectorLayer

    Returns
    -------
    list of Proposal
        Empty where nothing is recognised, and for a table.
    """
    if not layer.isValid() or not layer.isSpatial():
        return []
    names = [field.name() for field in layer.fields()]
    values = {name: distinct_values(layer, name) for name in proposals.fields_to_look_at(names)}
    return proposals.propose(names, geometry_name(layer), values)


def entry_of(proposal: Proposal, shown: str = "") -> LayerEntry:
    """The entry that says what a proposal says."""
    if proposal.preset:
        return LayerEntry(path="", shown=shown, preset=proposal.preset)
    return LayerEntry(
        path="", shown=shown, role_field=proposal.role_field,
        roles={value_key(value): roles for value, roles in proposal.roles.items()}, where=proposal.where,
        id_field=proposal.id_field, attributes=dict(proposal.attributes))
