# SPDX-License-Identifier: GPL-2.0-or-later
"""Owners by lot, as the assessors' table has them. They serve the list of owners to be notified and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace


@dataclass(frozen=True)
class Owner:
    """One owner of one lot; empty where the table has nothing.

    Attributes
    ----------
    prop_id : str
        Ids of the assessors' records; several, joined by "; ", where one owner has several units of a lot.
    address : str
        Of the property; the mail address is that of the owner.
    """

    owner: str = ""
    co_owner: str = ""
    mail_address: str = ""
    mail_city: str = ""
    mail_state: str = ""
    mail_zip: str = ""
    mail_country: str = ""
    address: str = ""
    prop_id: str = ""

    def key(self) -> tuple[str, ...]:
        """What tells two owners apart: name and mail address, without case and needless blanks."""
        mail = (self.owner, self.co_owner, self.mail_address, self.mail_city, self.mail_state, self.mail_zip,
                self.mail_country)
        return tuple(" ".join(text.split()).casefold() for text in mail)


#: Names of an owner's values, in the order of the columns of a list.
OWNER_FIELDS = tuple(item.name for item in fields(Owner))


@dataclass
class Owners:
    """An assessors' table.

    Attributes
    ----------
    by_lot : dict of str to list of Owner
        Records by lot id, in the order of the table.
    source : str
        Table and file, for messages.
    taken : dict of str to str
        Which value was taken from which field.
    records, without_lot : int
        How many records there are, and how many of them name no lot.
    cautions : list of str
        Why records may be missing.
    """

    by_lot: dict[str, list[Owner]]
    source: str
    taken: dict[str, str]
    records: int
    without_lot: int
    cautions: list[str] = field(default_factory=list)

    def of(self, lot_ids: Iterable[str]) -> list[Owner]:
        """Owners of the lots of one place, each name with each mail address once.

        Parameters
        ----------
        lot_ids : iterable of str
            All ids of the place: stacked lots have several.

        Returns
        -------
        list of Owner
            In the order of the table; empty where it has no record.
        """
        found: dict[tuple[str, ...], Owner] = {}
        for lot_id in lot_ids:
            for one in self.by_lot.get(lot_id, ()):
                known = found.get(one.key())
                found[one.key()] = one if known is None else replace(
                    known, prop_id=_both(known.prop_id, one.prop_id), address=_both(known.address, one.address))
        return list(found.values())


def _both(first: str, second: str) -> str:
    """Two texts joined, unless the second is already there."""
    parts = [part for part in first.split("; ") if part]
    return "; ".join([*parts, second] if second and second not in parts else parts)
