# SPDX-License-Identifier: GPL-2.0-or-later
"""From the columns of an assessors' table to owners by lot. One way for files and for tables of a QGIS project."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Optional

from ..engine.errors import LayerError
from ..engine.owners import OWNER_FIELDS, Owner, Owners
from ..engine.vocabulary import nearest_word
from .source import SERVICE_LIMITS
from .values import ObjectArray, as_text

#: Where each value stands in MassGIS's assessors' table, unless the site file says otherwise. Its OWN_CO is the owner's
#: country, and it has no second name.
FIELDS: dict[str, str] = {
    "lot_id": "LOC_ID", "prop_id": "PROP_ID", "owner": "OWNER1", "address": "SITE_ADDR", "mail_address": "OWN_ADDR",
    "mail_city": "OWN_CITY", "mail_state": "OWN_STATE", "mail_zip": "OWN_ZIP", "mail_country": "OWN_CO",
}

#: Keys of `owners` in a site file that name a field.
FIELD_KEYS = ("lot_id", *OWNER_FIELDS)

_NEEDED = ("lot_id", "owner")


@dataclass
class OwnersEntry:
    """What a site file says of the assessors' table.

    Attributes
    ----------
    path : str
        Absolute path of the file, or a GDAL connection string.
    shown : str
        The path as the site file has it, without passwords; for messages.
    where_stated : str
        Site file and line, for messages.
    layer : str or None
        Table within the file.
    fields : dict of str to str
        `FIELD_KEYS` to field names, as far as stated.
    """

    path: str
    shown: str = ""
    where_stated: str = ""
    layer: Optional[str] = None
    fields: dict[str, str] = field(default_factory=dict)


def owners_from_columns(columns: Mapping[str, ObjectArray], stated: Mapping[str, str], label: str,
                        cautions: Sequence[str] = ()) -> Owners:
    """Read owners from a table.

    Parameters
    ----------
    columns : mapping of str to ndarray of object, shape (n,)
        Values by field.
    stated : mapping of str to str
        `FIELD_KEYS` to field names; those not stated are looked for as MassGIS names them, in upper or lower case.
    label : str
        Table and file, for messages.
    cautions : sequence of str
        What the reader of the table already doubts.

    Raises
    ------
    LayerError
        Where a stated field is not there, or the table has no field of lot ids or of owners.
    """
    taken = _fields_taken(list(columns), stated, label)
    size = len(next(iter(columns.values()))) if columns else 0
    told = list(cautions)
    if size in SERVICE_LIMITS:
        told.append(f"{label}: exactly {size:,} records were read, the usual limit of a feature service: owners may be "
                    "missing")
    by_lot: dict[str, list[Owner]] = {}
    without_lot = 0
    texts = {key: [as_text(value) or "" for value in columns[name]] for key, name in taken.items()}
    for row, lot_id in enumerate(texts["lot_id"]):
        if not lot_id:
            without_lot += 1
            continue
        by_lot.setdefault(lot_id, []).append(Owner(**{key: column[row] for key, column in texts.items() if key != "lot_id"}))
    return Owners(by_lot, label, taken, size, without_lot, told)


def _fields_taken(names: Sequence[str], stated: Mapping[str, str], label: str) -> dict[str, str]:
    """Which field holds which value."""
    alike = Counter(name.casefold() for name in names)
    taken: dict[str, str] = {}
    for key in FIELD_KEYS:
        wanted = stated.get(key) or FIELDS.get(key)
        exact = [name for name in names if name == wanted]
        found = exact or [name for name in names if wanted is not None and name.casefold() == wanted.casefold()]
        if found and (exact or alike[found[0].casefold()] == 1):
            taken[key] = found[0]
        elif key in stated:
            near = nearest_word(stated[key], names)
            hint = f"did you mean '{near}'?" if near else f"its fields are {', '.join(names) or 'none'}"
            raise LayerError(f"{label}: owners: there is no field '{stated[key]}' for {key}; {hint}")
        elif key in _NEEDED:
            raise LayerError(f"{label}: owners: has no field {wanted}; name the one that holds the {key.replace('_', ' ')}, "
                             f"as in {key}: FIELD (its fields are {', '.join(names) or 'none'}), or another table with 'layer'")
    return taken
