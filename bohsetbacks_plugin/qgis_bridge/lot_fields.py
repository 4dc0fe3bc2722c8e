# SPDX-License-Identifier: GPL-2.0-or-later
"""Where a layer or a table of the project keeps ids, addresses, and map and lot; never owners."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from qgis.core import Qgis, QgsExpression, QgsFeatureRequest, QgsVectorLayer

from ..layer_schema.lot_words import field_choices
from ..layer_schema.presets import find_field
from ..layer_schema.values import as_text
from .layer_reader import plain_value

NO_GEOMETRY = Qgis.FeatureRequestFlag.NoGeometry


class NamedFields:
    """Where a layer or table keeps ids, addresses, and map and lot; by number of the field."""

    def __init__(self, layer: QgsVectorLayer, id_field: str, address_field: str = "", never: Collection[str] = ()) -> None:
        self.layer = layer
        numbers = {field.name(): number for number, field in enumerate(layer.fields())}
        joined = {own: numbers[full] for full, own in _names_in_joins(layer).items() if full in numbers}
        self._numbers = {**joined, **numbers}
        for name in never:
            self._numbers.pop(name, None)
        self.id_number = numbers.get(id_field, -1)
        stated = [(numbers[address_field],)] if address_field in numbers else []
        self.addresses = list(dict.fromkeys([*stated, *self._choices("address")]))
        self.map_lots = self._choices("map_lot")

    def numbers(self) -> list[int]:
        """All fields that are read."""
        rest = [number for choice in (*self.addresses, *self.map_lots) for number in choice]
        return list(dict.fromkeys([self.id_number] * (self.id_number >= 0) + rest))

    def id_of(self, feature: Any) -> str:
        """The id as it stands in the field; empty where there is none."""
        return _text(feature.attribute(self.id_number)) if self.id_number >= 0 else ""

    def addresses_of(self, feature: Any) -> list[str]:
        """All addresses that are not empty, the one to show first."""
        return [text for text in (_joined(feature, choice, " ") for choice in self.addresses) if text]

    def map_lots_of(self, feature: Any) -> list[str]:
        """The same for map and lot."""
        return [text for text in (_joined(feature, choice, "-") for choice in self.map_lots) if text]

    def _choices(self, what: str) -> list[tuple[int, ...]]:
        found = []
        for names in field_choices(what):
            fields = [find_field((name,), self._numbers) for name in names]
            if all(fields):
                found.append(tuple(self._numbers[name] for name in fields if name))
        return list(dict.fromkeys(found))


def rows_of(table: NamedFields, lot_ids: Sequence[str]) -> Iterable[tuple[str, str, str]]:
    """(id, address, map and lot) of some ids in a table, as far as they stand there."""
    name = table.layer.fields()[table.id_number].name()
    among = ", ".join(QgsExpression.quotedString(lot_id) for lot_id in lot_ids)
    request = QgsFeatureRequest(QgsExpression(f"{QgsExpression.quotedColumnRef(name)} IN ({among})"))
    for row in table.layer.getFeatures(request.setFlags(NO_GEOMETRY).setSubsetOfAttributes(table.numbers())):
        addresses, map_lots = table.addresses_of(row), table.map_lots_of(row)
        if addresses or map_lots:
            yield table.id_of(row), next(iter(addresses), ""), next(iter(map_lots), "")


def _text(value: Any) -> str:
    """Text of an attribute in one line; empty for NULL."""
    text = value if type(value) is str else as_text(plain_value(value)) or ""
    return " ".join(text.split())


def _joined(feature: Any, numbers: tuple[int, ...], glue: str) -> str:
    if len(numbers) == 1:
        return _text(feature.attribute(numbers[0]))
    parts = [_text(feature.attribute(number)) for number in numbers]
    # A street without its number is an address all the same; a map or a lot alone is none.
    return glue.join(part for part in parts if part) if glue == " " or all(parts) else ""


def _names_in_joins(layer: QgsVectorLayer) -> dict[str, str]:
    """Fields that come from joined tables -> their names there."""
    return {info.prefixedFieldName(field): field.name() for info in layer.vectorJoins() if info.joinLayer() is not None
            for field in info.joinLayer().fields()}
