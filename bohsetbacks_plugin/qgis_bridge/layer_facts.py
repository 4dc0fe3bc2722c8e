# SPDX-License-Identifier: GPL-2.0-or-later
"""What a layer and its entry tell before a run: type values with their counts, what it can speak of, where it is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Optional

from qgis.core import Qgis, QgsFeatureRequest, QgsVectorLayer

from ..engine import vocabulary
from ..engine.needs import Offer
from ..layer_schema import presets
from ..layer_schema.columns import UNKNOWN
from ..layer_schema.layer_entry import LayerEntry
from ..layer_schema.markers import MARKED_ROLES, geocoder_fields
from ..layer_schema.presets import Preset, find_field
from ..layer_schema.proposals import Proposal
from ..layer_schema.source import SERVICE_LIMITS
from ..layer_schema.values import as_text, value_key
from .layer_proposals import comparable, distinct_values, proposals_of

#: Beyond this many features only the distinct values are told, not how many features have each.
COUNTED_UP_TO = 300_000

#: A value of its own is no type: a field with more distinct values than this is not looked at further.
MOST_VALUES = 2_000


@dataclass(frozen=True)
class TypeValue:
    """One value of the field that tells the type.

    Attributes
    ----------
    text : str
        As it stands in the layer; empty for NULL and blank.
    key : str
        As it is compared.
    count : int or None
        Features that have it; None where they were not counted.
    roles : tuple of str
        ``("unknown",)`` where the mapping does not know it.
    """

    text: str
    key: str
    count: Optional[int]
    roles: tuple[str, ...]

    @property
    def unknown(self) -> bool:
        """Whether its features would be listed and not measured."""
        return self.roles == UNKNOWN


class LayerFacts:
    """What was looked up in layers; it remembers only while somebody tells it when a layer has changed."""

    def __init__(self) -> None:
        self.remember = False
        self._known: dict[tuple[str, str], Any] = {}

    def forget(self, layer_id: str = "") -> None:
        """Look again at a layer; at all of them if none is named."""
        for key in [key for key in self._known if not layer_id or key[0] == layer_id]:
            del self._known[key]

    def proposals(self, layer: QgsVectorLayer) -> list[Proposal]:
        """Ways to read a layer, the best first."""
        found: list[Proposal] = self._looked_up(layer, "proposals", lambda: proposals_of(layer))
        return found

    def counts(self, layer: QgsVectorLayer, field: str) -> dict[str, tuple[str, Optional[int]]]:
        """Compared value of a field -> the value as it stands, and how many features have it."""
        found: dict[str, tuple[str, Optional[int]]] = self._looked_up(layer, f"field {field}", lambda: _counts(layer, field))
        return found

    def _looked_up(self, layer: QgsVectorLayer, what: str, look: Any) -> Any:
        key = (layer.id(), what)
        if key not in self._known:
            found = look()
            if not self.remember:
                return found
            self._known[key] = found
        return self._known[key]


def _counts(layer: QgsVectorLayer, field: str) -> dict[str, tuple[str, Optional[int]]]:
    index = layer.fields().indexOf(field)
    if index < 0 or not layer.isValid():
        return {}
    values: list[tuple[Any, Optional[int]]] = []
    if 0 <= layer.featureCount() <= COUNTED_UP_TO:
        request = QgsFeatureRequest().setFlags(Qgis.FeatureRequestFlag.NoGeometry).setSubsetOfAttributes([index])
        values.extend(Counter(comparable(feature.attribute(index)) for feature in layer.getFeatures(request)).items())
    else:
        values.extend((value, None) for value in distinct_values(layer, field, MOST_VALUES))
    result: dict[str, tuple[str, Optional[int]]] = {}
    for value, count in values:
        text, before = result.get(value_key(value), (as_text(value) or "", 0))
        result[value_key(value)] = text, None if count is None or before is None else before + count
    return result


def preset_of(entry: LayerEntry) -> Optional[Preset]:
    """The known schema of an entry."""
    return presets.load(entry.preset) if entry.preset else None


def type_field(layer: QgsVectorLayer, entry: LayerEntry) -> str:
    """The field that tells the type of each feature; empty where one role is given to all, or the field is not there."""
    names = [field.name() for field in layer.fields()]
    preset = preset_of(entry)
    if entry.role or (preset is not None and preset.role):
        return ""
    wanted = preset.role_field if preset is not None else (entry.role_field,) if entry.role_field else ()
    return find_field(wanted, names) or ""


def type_values(layer: QgsVectorLayer, entry: LayerEntry, facts: LayerFacts) -> tuple[TypeValue, ...]:
    """The values of the type field with what each means: unknown ones first, then the most frequent."""
    field, preset = type_field(layer, entry), preset_of(entry)
    mapping = preset.roles if preset is not None else entry.roles
    otherwise = (preset.otherwise if preset is not None else ()) or UNKNOWN
    values = [TypeValue(text, key, count, mapping.get(key, otherwise if key else UNKNOWN))
              for key, (text, count) in (facts.counts(layer, field) if field else {}).items()]
    return tuple(sorted(values, key=lambda one: (not one.unknown, -(one.count or 0), one.key)))


def offered_roles(entry: LayerEntry) -> frozenset[str]:
    """All roles that a mapping can give, without those of which the layer is no map."""
    preset = preset_of(entry)
    if preset is not None:
        return preset.all_roles - frozenset(preset.absence_proves_nothing)
    return frozenset(entry.role) or frozenset(role for roles in entry.roles.values() for role in roles)


def offer_of(layer: QgsVectorLayer, entry: LayerEntry, facts: LayerFacts) -> Offer:
    """What a layer can tell of, for the rules' needs."""
    preset, count = preset_of(entry), max(0, layer.featureCount())
    fixed = entry.role or (preset.role if preset is not None else ())
    present = [frozenset(fixed)] if fixed else [frozenset(value.roles) for value in type_values(layer, entry, facts)]
    if preset is not None and not fixed and not type_field(layer, entry):
        present = [frozenset(preset.otherwise or UNKNOWN)]
    if preset is not None and preset.also_roles[0]:
        added = [frozenset(roles) for roles in preset.also_roles[1].values() if roles]
        present += [own | more for own in present for more in added if "unknown" not in own]
    return Offer(name=layer.name(), offered=offered_roles(entry), present=tuple(dict.fromkeys(present)) if count else (),
                 count=count, completeness=entry.completeness, subject=entry.subject is not False,
                 statuses=_statuses(layer, entry, present, facts), suspicions=tuple(suspicions_of(layer)),
                 marker=marker_words(layer, entry))


def _statuses(layer: QgsVectorLayer, entry: LayerEntry, present: list[frozenset[str]], facts: LayerFacts) -> frozenset[str]:
    """Statuses that the features can have, as they are read."""
    preset = preset_of(entry)
    subjects = entry.subject is not False and any(own & vocabulary.SUBJECT_ROLES for own in present)
    usual = entry.status or ("proposed" if subjects else "existing")
    wanted = (entry.attributes["status"],) if "status" in entry.attributes else (
        preset.attributes.get("status", ()) if preset is not None else ())
    field = find_field(wanted, [one.name() for one in layer.fields()])
    if not field:
        return frozenset({usual})
    return frozenset(key if key in vocabulary.STATUSES else "proposed" if key else usual for key in facts.counts(layer, field))


def suspicions_of(layer: QgsVectorLayer) -> list[str]:
    """Reasons to think that features of a layer are missing, as it stands in the project."""
    told = []
    if layer.subsetString():
        told.append(f"the filter {layer.subsetString()} is active on the layer in QGIS: features that it hides are not seen")
    if layer.featureCount() in SERVICE_LIMITS:
        told.append(f"it has exactly {layer.featureCount():,} features, the usual limit of a feature service: features may be "
                    "missing")
    return told


def marker_words(layer: QgsVectorLayer, entry: LayerEntry) -> str:
    """Why the features of a layer are markers, which give no verdict; empty if they are what they seem."""
    if entry.marker:
        return "each feature is a parcel or address marker, as you state: no verdict is given from or to it"
    preset = preset_of(entry)
    roles = preset.all_roles if preset is not None else offered_roles(entry)
    points = layer.geometryType() == Qgis.GeometryType.Point
    fields = geocoder_fields([field.name() for field in layer.fields()]) if points and roles & MARKED_ROLES else []
    if not fields or entry.marker is False:
        return ""
    return (f"it has the fields of a geocoder ({', '.join(fields)}): its points are taken as address markers, and give no "
            "verdict")
