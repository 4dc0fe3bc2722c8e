# SPDX-License-Identifier: GPL-2.0-or-later
"""The state of one layer for the panel: its meaning and where that is from, its place, accuracy, filters, edits, cautions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsVectorLayer

from ..engine.errors import BohError
from ..layer_schema import presets
from ..layer_schema.extent import guess
from ..layer_schema.layer_entry import LayerEntry
from ..layer_schema.presets import find_field
from ..layer_schema.proposals import Proposal
from .coordinates import QgisCoordinates
from .layer_facts import LayerFacts, TypeValue, marker_words, preset_of, suspicions_of, type_field, type_values

#: What becomes of a layer in a run.
USED, PROPOSED, LEFT_OUT, UNKNOWN_USE, UNUSABLE = "used", "proposed", "left out", "not used", "unusable"

#: Where an accuracy is from.
BY_FIELD, STATED, BY_PRESET, NOT_STATED = "field", "stated", "preset", "not stated"


@dataclass(frozen=True)
class Accuracy:
    """How well the places in a layer are known.

    Attributes
    ----------
    feet : float or None
        For the layer as a whole; None where nothing states it.
    source : str
        `BY_FIELD`, `STATED`, `BY_PRESET` or `NOT_STATED`.
    text : str
        Where the figure is from, in words.
    """

    feet: Optional[float]
    source: str
    text: str


@dataclass(frozen=True)
class LayerState:
    """Everything that the panel shows of a layer.

    Attributes
    ----------
    use : str
        `USED`, `PROPOSED`, `LEFT_OUT`, `UNKNOWN_USE` (nothing said, nothing proposed) or `UNUSABLE`.
    meaning, reason : str
        What its features are, and who says so.
    values : tuple of TypeValue
        Of the type field; empty where there is none.
    subset : str
        The filter of the layer in QGIS; empty for none.
    selected : int
    editing, unsaved : bool
    crs, operation : str
        Empty where the layer has none.
    operation_accuracy_ft : float or None
        None where it is not known, or there is no operation.
    looks_like : str
        What the coordinates look like, where the layer has no CRS.
    errors : tuple of str
        What keeps the layer from being read.
    cautions : tuple of str
        What a verdict that rests on it will say.
    """

    layer_id: str
    name: str
    use: str
    meaning: str
    reason: str
    count: int
    accuracy: Accuracy
    completeness: str = "unknown"
    status: str = ""
    id_field: str = ""
    values: tuple[TypeValue, ...] = ()
    subset: str = ""
    selected: int = 0
    editing: bool = False
    unsaved: bool = False
    no_crs: bool = False
    crs: str = ""
    operation: str = ""
    operation_accuracy_ft: Optional[float] = None
    looks_like: str = ""
    errors: tuple[str, ...] = ()
    cautions: tuple[str, ...] = ()
    proposals: tuple[Proposal, ...] = ()

    @property
    def unknown(self) -> tuple[TypeValue, ...]:
        """Type values of which nothing is known."""
        return tuple(value for value in self.values if value.unknown)

    @property
    def unknown_features(self) -> int:
        """How many features have such a value, as far as they were counted."""
        return sum(value.count or 0 for value in self.unknown)


@dataclass(frozen=True)
class Place:
    """Where a layer's coordinates are taken to be."""

    crs: str = ""
    operation: str = ""
    accuracy_ft: Optional[float] = None
    no_crs: bool = False
    looks_like: str = ""
    errors: tuple[str, ...] = ()
    cautions: tuple[str, ...] = ()


def place_of(layer: QgsVectorLayer, entry: Optional[LayerEntry], coordinates: QgisCoordinates,
             analysis: Optional[QgsCoordinateReferenceSystem]) -> Place:
    """The CRS of a layer, or the stated one, and the way from it into the analysis CRS."""
    crs = layer.crs()
    try:
        if not crs.isValid():
            looks = _looks_like(layer, coordinates)
            if entry is None or not entry.crs:
                hint = f"; the coordinates look like {looks}" if looks else ""
                return Place(no_crs=True, looks_like=looks, errors=(
                    f"has no coordinate reference system (CRS): set it in the layer's properties, or state it here{hint}",))
            crs = coordinates.parse(entry.crs, f"layer {layer.name()}: crs")
        if analysis is None:
            return Place(crs=coordinates.describe(crs))
        way = coordinates.placement(crs, analysis)
    except BohError as problem:
        return Place(no_crs=not layer.crs().isValid(), errors=(str(problem),))
    cautions = (f"no binding verdict beside layers in another datum: {way.no_verdict}",) if way.no_verdict else ()
    return Place(way.crs_name, way.operation, way.accuracy_ft, not layer.crs().isValid(), "", (), cautions)


def _looks_like(layer: QgsVectorLayer, coordinates: QgisCoordinates) -> str:
    box = layer.extent()
    if box.isNull() or layer.featureCount() == 0:
        return ""
    corners = [(box.xMinimum(), box.yMinimum()), (box.xMaximum(), box.yMaximum()), (box.center().x(), box.center().y())]
    return guess(np.array(corners, dtype=np.float64), coordinates)


def accuracy_of(layer: QgsVectorLayer, entry: LayerEntry) -> Accuracy:
    """The accuracy of a layer, as it will be read: a field goes before a figure, the user's figure before the preset's."""
    preset, names = preset_of(entry), [field.name() for field in layer.fields()]
    feet, source, text = entry.accuracy_ft, STATED, "stated for the layer"
    if feet is None and preset is not None and preset.accuracy_ft is not None:
        feet, source, text = preset.accuracy_ft, BY_PRESET, preset.accuracy_source
    elif feet is None:
        source, text = NOT_STATED, "not stated: taken as exact, with a caution on each finding"
    by = find_field(preset.accuracy_by[0], names) if preset is not None and entry.accuracy_ft is None else None
    if by:
        source, text = BY_PRESET, f"by the values of {by}: {preset.accuracy_source if preset is not None else ''}"
    column = entry.accuracy_field or entry.attributes.get("accuracy_ft")
    if column:
        rest = f", else {feet:g} ft" if feet is not None else ""
        source, text = BY_FIELD, f"from the field {column}{rest}"
    return Accuracy(feet, source, text)


def meaning_of(layer: QgsVectorLayer, entry: LayerEntry) -> str:
    """What the features of a layer are, in words."""
    preset = preset_of(entry)
    if preset is not None:
        return preset.title
    if entry.role:
        return role_words(entry.role)
    known = sorted({role for roles in entry.roles.values() for role in roles if role != "unknown"})
    return f"by {entry.role_field}: {', '.join(map(_words, known))}"


def role_words(roles: tuple[str, ...]) -> str:
    """Roles as a person reads them."""
    return " and ".join(map(_words, roles))


def _words(role: str) -> str:
    return role.replace("_", " ")


def state_of_layer(layer: QgsVectorLayer, entry: Optional[LayerEntry], use: str, reason: str, facts: LayerFacts,
                   place: Place) -> LayerState:
    """Put together what is known of a layer.

    Parameters
    ----------
    layer : QgsVectorLayer
    entry : LayerEntry or None
        What is said of it.
    use, reason : str
    facts : LayerFacts
    place : Place
        As `place_of` finds it.
    """
    if not layer.isValid():
        return LayerState(layer.id(), layer.name(), UNUSABLE, "", reason, 0, Accuracy(None, NOT_STATED, ""), errors=(
            "QGIS cannot read it: repair its source, or leave it out",))
    if not layer.isSpatial():
        return LayerState(layer.id(), layer.name(), UNUSABLE, "a table", "it has no geometry", max(0, layer.featureCount()),
                          Accuracy(None, NOT_STATED, ""))
    found = tuple(facts.proposals(layer)) if entry is None else ()
    use = PROPOSED if use == UNKNOWN_USE and found else use
    common = {"layer_id": layer.id(), "name": layer.name(), "use": use, "count": max(0, layer.featureCount()),
              "subset": layer.subsetString(), "selected": layer.selectedFeatureCount(), "editing": layer.isEditable(),
              "unsaved": layer.isEditable() and layer.isModified(), "no_crs": place.no_crs, "crs": place.crs,
              "operation": place.operation, "operation_accuracy_ft": place.accuracy_ft, "looks_like": place.looks_like}
    if entry is None:
        return LayerState(meaning=proposal_words(found[0]) if found and use == PROPOSED else "", proposals=found,
                          reason=found[0].reason if found and use == PROPOSED else reason,
                          accuracy=Accuracy(None, NOT_STATED, ""), **common)
    values = type_values(layer, entry, facts)
    return LayerState(
        meaning=meaning_of(layer, entry), reason=reason, accuracy=accuracy_of(layer, entry), completeness=entry.completeness,
        status=entry.status or "", id_field=_id_field(layer, entry), values=values,
        errors=(*place.errors, *_lost_fields(layer, entry)), cautions=tuple(_cautions(layer, entry, values, place)), **common)


def proposal_words(proposal: Proposal) -> str:
    """What a proposal takes a layer as, in words."""
    if proposal.preset:
        return presets.load(proposal.preset).title
    known = sorted({role for roles in proposal.roles.values() for role in roles if role != "unknown"})
    return f"by {proposal.role_field}: {', '.join(map(_words, known))}"


def _id_field(layer: QgsVectorLayer, entry: LayerEntry) -> str:
    """The field of the ids; empty for the feature's own number."""
    preset, names = preset_of(entry), [field.name() for field in layer.fields()]
    if entry.id_field or preset is None:
        return entry.id_field or ""
    return find_field(preset.id_field, names) or ""


def _lost_fields(layer: QgsVectorLayer, entry: LayerEntry) -> list[str]:
    """Fields that the entry names and the layer does not have: a run would stop at them."""
    names = {field.name().casefold() for field in layer.fields()}
    asked = [("the type", entry.role_field), ("the id", entry.id_field), ("the accuracy", entry.accuracy_field),
             *((name, field) for name, field in entry.attributes.items())]
    return [f"has no field {field} ({what})" for what, field in asked if field and field.casefold() not in names]


def _cautions(layer: QgsVectorLayer, entry: LayerEntry, values: tuple[TypeValue, ...], place: Place) -> list[str]:
    """What findings that rest on the layer will say."""
    preset, told = preset_of(entry), [*suspicions_of(layer), *place.cautions]
    if layer.isEditable() and layer.isModified():
        told.append("unsaved edits are measured as they stand")
    lost = [value for value in values if value.unknown]
    if lost:
        names = ", ".join(f"'{value.text}'" if value.text else "empty" for value in lost[:5])
        told.append(f"unknown types are listed, not measured: {names}{' and more' if len(lost) > 5 else ''}")
    if preset is not None and preset.role_field and not type_field(layer, entry):
        told.append(f"there is no field {preset.role_field[0]}: all features are taken as {role_words(preset.otherwise)}"
                    if preset.otherwise else f"there is no field {preset.role_field[0]}, which the schema needs")
    marker = marker_words(layer, entry)
    told += [marker] if marker else []
    if layer.featureCount() == 0 and entry.completeness != "complete":
        told.append("it is empty: that there is nothing on the ground cannot be told from it")
    return [*told, *(preset.all_cautions if preset is not None else ())]
