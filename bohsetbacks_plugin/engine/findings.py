# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings as columns, and as the records that JSON, GeoPackage, CSV and report print (DESIGN 3.5)."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any, Optional

import numpy as np
import numpy.typing as npt

from . import vocabulary
from .rules import Rule
from .site import BoolArray, FloatArray, IndexArray, ObjectArray, Site
from .verdict import CODE, LEANS, CodeArray, is_one_of

#: Names and order of a finding's values, the same in every output.
FIELDS = (
    "rule_id", "authority", "section", "edition", "kind", "force", "subject_role", "subject_layer", "subject_id",
    "constraint_role", "constraint_layer", "constraint_id", "lot_id", "constraint_lot_id", "required", "provided",
    "shortfall", "unit", "signed_ft", "band_ft", "leans", "accuracy_ft", "outcome", "governs", "note",
)

NONE = -1


@dataclass
class FindingTable:
    """Findings, one entry per finding in every column; a column not given is filled with "not known".

    Attributes
    ----------
    rule : ndarray of intp
        Row of the rules, or `NONE` where no rule is loaded.
    subject, constraint : ndarray of intp
        Row of the feature table, or `NONE`.
    constraint_label : ndarray of object
        Id to print where it is not that of the constraint's feature (the lots of a holding); else None.
    required, signed, band, accuracy : ndarray of float64
        NaN where not known. In feet; `required` and `signed` in the unit of the finding where that is another.
    unit : ndarray of object
        ``ft`` for distances.
    at_most : ndarray of bool
        `required` is the most that is allowed, not the least.
    outcome, leans : ndarray of int8
        Indices into `vocabulary.OUTCOMES` and `verdict.LEANS`.
    lines : ndarray of float64, shape (n, 2, 2)
        Nearest points on the subject and on the constraint, NaN where there is no place.
    """

    rule: IndexArray
    subject: IndexArray
    constraint: IndexArray
    constraint_label: ObjectArray
    subject_role: ObjectArray
    constraint_role: ObjectArray
    lot: ObjectArray
    constraint_lot: ObjectArray
    required: FloatArray
    signed: FloatArray
    band: FloatArray
    accuracy: FloatArray
    outcome: CodeArray
    leans: CodeArray
    binding: BoolArray
    governs: BoolArray
    note: ObjectArray
    unit: ObjectArray
    at_most: BoolArray
    lines: FloatArray

    def __len__(self) -> int:
        return len(self.rule)

    def take(self, rows: npt.NDArray[Any]) -> FindingTable:
        """The chosen rows, in the order given; rows are numbers, or a mask."""
        rows = np.flatnonzero(rows) if rows.dtype == bool else rows
        columns = {item.name: getattr(self, item.name) for item in fields(self)}
        # Of texts, `take` is the slower way; of the lines, indexing is, by far.
        return FindingTable(**{name: column.take(rows, axis=0) if column.ndim > 1 else column[rows]
                               for name, column in columns.items()})

    def is_outcome(self, *names: str) -> BoolArray:
        """Which findings have one of these outcomes."""
        return is_one_of(self.outcome, *names)

    @property
    def has_place(self) -> BoolArray:
        """Which findings have a line to draw."""
        return np.asarray(np.isfinite(self.lines).all(axis=(1, 2)), dtype=bool)


#: Kind of each column and what stands for "not known"; `lines` is made apart.
_COLUMNS: dict[str, tuple[Any, Any]] = {
    "rule": (np.intp, NONE), "subject": (np.intp, NONE), "constraint": (np.intp, NONE),
    "constraint_label": (object, None), "subject_role": (object, None), "constraint_role": (object, None),
    "lot": (object, None), "constraint_lot": (object, None), "required": (np.float64, np.nan),
    "signed": (np.float64, np.nan), "band": (np.float64, np.nan), "accuracy": (np.float64, np.nan),
    "outcome": (np.int8, CODE["not_checked"]), "leans": (np.int8, 0), "binding": (bool, True),
    "governs": (bool, False), "note": (object, ""), "unit": (object, "ft"), "at_most": (bool, False),
}


def table(count: int, **columns: Any) -> FindingTable:
    """A table of `count` findings; scalars are repeated, columns not given are "not known"."""
    made = {}
    for name, (kind, default) in _COLUMNS.items():
        value = columns.pop(name, default)
        if isinstance(value, np.ndarray) and value.ndim:
            made[name] = np.asarray(value, dtype=kind)
            continue
        # Many tables are small: this takes a third of the time of `np.full`. Empty texts are None already.
        made[name] = np.empty(count, dtype=kind)
        if value is not None:
            made[name][:] = value
    lines = columns.pop("lines", None)
    if columns:
        raise TypeError(f"no such columns: {sorted(columns)}")
    made["lines"] = np.full((count, 2, 2), np.nan) if lines is None else lines
    return FindingTable(**made)


def concatenate(tables: Sequence[FindingTable]) -> FindingTable:
    """One table of several."""
    if not tables:
        return table(0)
    return FindingTable(**{item.name: np.concatenate([getattr(one, item.name) for one in tables])
                           for item in fields(FindingTable)})


def notes(count: int, parts: Sequence[tuple[Any, str]]) -> ObjectArray:
    """Notes put together from constant texts that hold for some rows each.

    Parameters
    ----------
    count : int
    parts : sequence of (mask, text)
        Mask: ndarray of bool, shape (count,), or True for all rows. Empty texts are left out.
    """
    used = [(mask, text) for mask, text in parts if text and (mask is True or np.any(mask))]
    result = np.empty(count, dtype=object)
    if all(mask is True or np.all(mask) for mask, _ in used):
        result[:] = "; ".join(text for _, text in used)
        return result
    code = np.zeros(count, dtype=np.int64)
    for bit, (mask, _) in enumerate(used):
        code |= np.asarray(mask, dtype=np.int64) << bit
    unique, inverse = np.unique(code, return_inverse=True)
    texts = np.array(["; ".join(text for bit, (_, text) in enumerate(used) if value >> bit & 1) for value in unique],
                     dtype=object)
    result[:] = texts[inverse.reshape(-1)]
    return result


def codes_of(labels: ObjectArray) -> tuple[IndexArray, list[Any]]:
    """A number for each label, and the labels that the numbers stand for; far cheaper than sorting a million texts."""
    seen: defaultdict[Any, int] = defaultdict(lambda: len(seen))
    codes = np.fromiter(map(seen.__getitem__, labels), dtype=np.intp, count=len(labels))
    return codes, list(seen)


def append_notes(existing: ObjectArray, added: ObjectArray) -> ObjectArray:
    """Add a second text to each note, where there is one."""
    if not np.any(added != ""):
        return existing
    return np.array([f"{a}; {b}" if a and b else a or b for a, b in zip(existing, added)], dtype=object)


def is_none(values: ObjectArray) -> BoolArray:
    """Which values of an object column are None."""
    return np.array([value is None for value in values], dtype=bool)


def _number(value: float) -> Optional[float]:
    return float(value) if math.isfinite(value) else None


def records(found: FindingTable, site: Site, rules: Sequence[Rule]) -> Iterator[dict[str, Any]]:
    """Yield each finding as a dictionary with the keys of `FIELDS`; what is not known is None, never infinite."""
    features = site.features
    layer_names = [layer.name for layer in site.layers]
    for row in range(len(found)):
        rule = rules[found.rule[row]] if found.rule[row] != NONE else None
        subject, constraint = found.subject[row], found.constraint[row]
        signed = _number(found.signed[row])
        required = _number(found.required[row])
        provided = None if signed is None else max(0.0, signed)
        short = None
        if provided is not None and required is not None:
            short = round(max(0.0, provided - required if found.at_most[row] else required - provided), 2)
        unit = str(found.unit[row])
        label = found.constraint_label[row]
        yield {
            "rule_id": rule.id if rule else None,
            "authority": rule.authority if rule else None,
            "section": rule.section if rule else None,
            "edition": rule.edition if rule else None,
            "kind": rule.kind if rule else None,
            "force": "binding" if found.binding[row] else "advisory",
            "subject_role": found.subject_role[row],
            "subject_layer": layer_names[features.layer[subject]] if subject != NONE else None,
            "subject_id": str(features.ids[subject]) if subject != NONE else None,
            "constraint_role": found.constraint_role[row],
            "constraint_layer": layer_names[features.layer[constraint]] if constraint != NONE else None,
            "constraint_id": label if label is not None else str(features.ids[constraint]) if constraint != NONE else None,
            "lot_id": found.lot[row],
            "constraint_lot_id": found.constraint_lot[row],
            "required": required, "provided": provided, "shortfall": short, "unit": unit,
            "signed_ft": signed if unit == "ft" else None,
            "band_ft": _number(found.band[row]),
            "leans": LEANS[found.leans[row]],
            "accuracy_ft": _number(found.accuracy[row]),
            "outcome": vocabulary.OUTCOMES[found.outcome[row]],
            "governs": bool(found.governs[row]),
            "note": str(found.note[row]),
        }
