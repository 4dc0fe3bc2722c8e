# SPDX-License-Identifier: GPL-2.0-or-later
"""What the attribute table of a layer says about each feature: filter, roles, id, status, accuracy, standard attributes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

import numpy as np
import numpy.typing as npt

from ..engine import vocabulary
from ..engine.errors import LayerError
from .layer_entry import LayerEntry
from .presets import Preset, find_field
from .source import Source
from .values import FilterError, ObjectArray, as_text, convert, evaluate_filter, objects, some, to_number, value_key

BoolArray = npt.NDArray[np.bool_]
FloatArray = npt.NDArray[np.float64]
Roles = list[tuple[str, ...]]

UNKNOWN: tuple[str, ...] = ("unknown",)


def take_field(source: Source, name: str, why: str) -> ObjectArray:
    """Column of a field that the site file names.

    Raises
    ------
    LayerError
        If it is not there; names the fields that are.
    """
    if name in source.columns:
        return source.columns[name]
    matches = [field for field in source.columns if field.casefold() == name.casefold()]
    if len(matches) == 1:
        source.cautions.append(f"there is no field '{name}' ({why}); '{matches[0]}' was taken")
        return source.columns[matches[0]]
    there = ", ".join(source.columns) or "none"
    cut = " (a shapefile cuts names to 10 characters)" if source.driver == "ESRI Shapefile" else ""
    raise LayerError(f"{source.label}: has no field '{name}' ({why}); its fields are {there}{cut}; name the right one")


class Table:
    """The attributes of one layer under one entry of the site file; what it finds odd goes to the layer's cautions."""

    def __init__(self, source: Source, entry: LayerEntry, preset: Optional[Preset]) -> None:
        self.source, self.entry, self.preset = source, entry, preset
        self.ids = self._ids()

    def say(self, text: str) -> None:
        """Add a caution."""
        self.source.cautions.append(text)

    def named(self, rows: Sequence[int]) -> str:
        """The first few ids of rows, for a caution."""
        return some(self.ids[row] for row in rows)

    def _ids(self) -> ObjectArray:
        """Ids as the user knows them; the feature id where the field is empty."""
        source, column = self.source, None
        if self.entry.id_field:
            column = take_field(source, self.entry.id_field, "id_field")
        elif self.preset and self.preset.id_field:
            field = find_field(self.preset.id_field, source.columns)
            column = source.columns[field] if field else None
        elif source.driver == "DXF":
            column = source.columns["EntityHandle"]
        if column is None:
            return source.fids.copy()
        return objects(as_text(value) or fid for value, fid in zip(column, source.fids))

    def alive(self) -> BoolArray:
        """Rows that neither the preset's filter nor the user's takes out; a row without an answer stays, and is named."""
        alive = np.ones(self.source.size, dtype=np.bool_)
        filters = [("the preset's filter", self.preset.filter if self.preset else None), ("where", self.entry.where)]
        for what, expression in filters:
            if not expression or not self.source.size:
                continue
            columns = self._filter_columns(expression) if what != "where" else self.source.columns
            try:
                answers = evaluate_filter(expression, columns, list(self.source.fids))
            except FilterError as bad:
                raise LayerError(f"{self.source.label}: {what} \"{expression}\" cannot be evaluated ({bad}); its fields are "
                                 f"{', '.join(self.source.columns)}") from None
            refused = np.array([answer is False for answer in answers], dtype=np.bool_) & alive
            open_rows = [row for row in np.flatnonzero(alive) if answers[row] is None]
            alive &= ~refused
            if refused.any() or what == "where":
                self.say(f"{what} \"{expression}\" excluded {int(refused.sum())} of {self.source.size} features")
            if open_rows:
                self.say(f"{what} \"{expression}\" has no answer for {len(open_rows)} features, because a field of theirs is "
                         f"empty; they were kept: {self.named(open_rows)}")
        return alive

    def _filter_columns(self, expression: str) -> dict[str, ObjectArray]:
        """The columns, and those that the preset's filter calls by another name, cut ones among them."""
        columns, preset = dict(self.source.columns), self.preset
        there = {name.casefold() for name in columns}
        for wanted in (*preset.fields, preset.role_field) if preset else ():
            field = find_field(wanted, self.source.columns)
            for name in wanted:
                if field and name.casefold() in expression.casefold() and name.casefold() not in there:
                    columns[name] = self.source.columns[field]
                    there.add(name.casefold())
        return columns

    def roles(self) -> tuple[Roles, ObjectArray, frozenset[str]]:
        """Roles and raw type value of each row, and all roles that the mapping can give."""
        size, entry, preset = self.source.size, self.entry, self.preset
        fixed = entry.role or (preset.role if preset else ())
        if fixed:
            return [fixed] * size, objects([None] * size), frozenset(fixed)
        otherwise: tuple[str, ...] = UNKNOWN
        if preset:
            column = self._preset_type_column(preset)
            mapping, offered, otherwise = preset.roles, preset.all_roles, preset.otherwise or UNKNOWN
        else:
            column = take_field(self.source, entry.role_field or "", "role_field")
            mapping = entry.roles
            offered = frozenset(role for roles in mapping.values() for role in roles)
        keys = [value_key(value) for value in column]
        roles = [mapping.get(key, otherwise if key else UNKNOWN) for key in keys]
        return self._with_second_field(roles), column, offered

    def _with_second_field(self, roles: Roles) -> Roles:
        """Roles with those that a second field of the preset adds; a feature of unknown type stays unknown."""
        wanted, added = self.preset.also_roles if self.preset else ((), {})
        if not wanted:
            return roles
        field = find_field(wanted, self.source.columns)
        if field is None:
            self.say(f"there is no field {wanted[0]}; the roles that it tells could not be added")
            return roles
        keys = [value_key(value) for value in self.source.columns[field]]
        strange = [row for row, key in enumerate(keys) if key and key not in added]
        if strange:
            told = some(dict.fromkeys(f"'{self.source.columns[field][row]}'" for row in strange))
            self.say(f"{field}: {told} not known, no role was added for it: {self.named(strange)}")
        return [own if own == UNKNOWN else tuple(dict.fromkeys(own + added.get(key, ())))
                for own, key in zip(roles, keys)]

    def _preset_type_column(self, preset: Preset) -> ObjectArray:
        field = find_field(preset.role_field, self.source.columns)
        if field is not None:
            return self.source.columns[field]
        if preset.otherwise:
            self.say(f"there is no field {preset.role_field[0]}; all features were taken as {', '.join(preset.otherwise)}")
            return objects([None] * self.source.size)
        raise LayerError(f"{self.source.label}: has no field {preset.role_field[0]}, which the preset {preset.name} needs; its "
                         f"fields are {', '.join(self.source.columns)}; give role_field and roles instead")

    def role_of(self, value: object) -> tuple[str, ...]:
        """Roles that a type value has under the site file's mapping."""
        return self.entry.role or self.entry.roles.get(value_key(value), UNKNOWN)

    def attributes(self) -> dict[str, ObjectArray]:
        """Standard attributes, typed; what cannot be read is None, and named."""
        columns: dict[str, ObjectArray] = {}
        if self.preset:
            for name, wanted in self.preset.attributes.items():
                field = find_field(wanted, self.source.columns)
                if field and name not in self.entry.attributes:
                    columns[name] = self.source.columns[field]
        for name, field in self.entry.attributes.items():
            columns[name] = take_field(self.source, field, f"attribute {name}")
        result: dict[str, ObjectArray] = {}
        for name, column in columns.items():
            kind = vocabulary.ATTRIBUTES[name]
            result[name], bad = convert(column, kind)
            if len(bad):
                self.say(f"{name}: {len(bad)} values are no {kind.replace('_', ' or ')} and were left empty, as "
                         f"'{column[bad[0]]}': {self.named(list(bad))}")
        for name in self.preset.zero_is_unknown if self.preset else ():
            if name in result and name not in self.entry.attributes:
                result[name][np.array([value == 0 for value in result[name]], dtype=np.bool_)] = None
        return result

    def status(self, roles: Roles, attributes: dict[str, ObjectArray]) -> ObjectArray:
        """Status of each row: the attribute's, else the layer's, else by role."""
        subject = self.entry.subject is not False
        given = self.entry.status
        status = objects(given or ("proposed" if subject and vocabulary.SUBJECT_ROLES.intersection(r) else "existing")
                         for r in roles)
        column = attributes.get("status")
        if column is None:
            return status
        strange = []
        for row, value in enumerate(column):
            word = value_key(value)
            if word in vocabulary.STATUSES:
                status[row] = word
            elif word:
                status[row] = "proposed"
                strange.append(row)
        if strange:
            self.say(f"status '{column[strange[0]]}' is none of {', '.join(vocabulary.STATUSES)}; {len(strange)} features are "
                     f"treated as proposed: {self.named(strange)}")
        return status

    def layer_accuracy(self) -> tuple[Optional[float], str]:
        """Accuracy of the layer as a whole in feet, and where the figure is from."""
        if self.entry.accuracy_ft is not None:
            return self.entry.accuracy_ft, "site file"
        if self.preset and self.preset.accuracy_ft is not None:
            return self.preset.accuracy_ft, self.preset.accuracy_source
        return None, ""

    def accuracy(self, attributes: dict[str, ObjectArray]) -> FloatArray:
        """Accuracy of each row in feet; NaN where not stated. A field goes before the figure for the layer."""
        base, _ = self.layer_accuracy()
        result = np.full(self.source.size, np.nan if base is None else base, dtype=np.float64)
        if self.preset and self.entry.accuracy_ft is None and self.preset.accuracy_by[0]:
            field = find_field(self.preset.accuracy_by[0], self.source.columns)
            if field:
                known = self.preset.accuracy_by[1]
                result[:] = [known.get(value_key(v), own) for v, own in zip(self.source.columns[field], result)]
        column = attributes.get("accuracy_ft")
        if self.entry.accuracy_field:
            column = take_field(self.source, self.entry.accuracy_field, "accuracy_field")
        if column is None:
            return result
        bad = []
        for row, value in enumerate(column):
            number = to_number(value)
            if number is not None and number >= 0:
                result[row] = number
            elif as_text(value) is not None:
                result[row] = np.nan
                bad.append(row)
        if bad:
            self.say(f"accuracy: {len(bad)} values are no feet and count as not stated, as '{column[bad[0]]}': "
                     f"{self.named(bad)}")
        return result
