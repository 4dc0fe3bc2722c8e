# SPDX-License-Identifier: GPL-2.0-or-later
"""The land of each lot, and how many animals it allows by the rules on areas. A table, and no verdict."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Optional

import numpy as np

from . import vocabulary
from .checks.animals import most_allowed
from .checks.land import contiguous_lots, land_of
from .context import Context, build
from .errors import BohError, Cancelled
from .review import refuse_unknown_lots
from .rule_kinds import AreaTest
from .rules import Catalogue
from .site import Site

#: The number that is asked for where rules count several.
HORSES = "horses"


@dataclass(frozen=True)
class LotArea:
    """The land of one lot, or of the lots of one holding that hang together, in square feet.

    Attributes
    ----------
    lot_id : str
        Of a holding the ids of its lots, joined by "; ".
    shape : shapely geometry
    gross, net, usable : float
        Whole; less buildings; less buildings, wetland and water. `net` and `usable` are the most that they can be where
        `unknown` says why they are not known.
    band : float
        How far `usable` may be off by the accuracy of its outlines.
    allowed : int or None
        Animals that the land allows by its area as each rule counts it; None where no rule of the town says.
    allowed_usable : int or None
        The same if usable land alone is counted.
    present : float or None
        As many the layers give.
    """

    lot_id: str
    shape: Any
    gross: float
    net: float
    usable: float
    band: float
    allowed: Optional[int]
    allowed_usable: Optional[int]
    present: Optional[float]
    unknown: str
    notes: tuple[str, ...]


def lot_areas(site: Site, catalogue: Catalogue, lots: Sequence[str] = (), attribute: str = HORSES,
              progress: Optional[Callable[[float, str], bool]] = None) -> list[LotArea]:
    """Measure the land of lots.

    Parameters
    ----------
    site : Site
    catalogue : Catalogue
        Its rules of kind minimum_area that count `attribute` say what land counts.
    lots : sequence of str
        Ids; all lots if empty.
    attribute : str
        Number attribute, such as ``horses``.
    progress : callable, optional
        Called with a share done and a text; returns False to stop.

    Returns
    -------
    list of LotArea
        By lot id. Lots of one holding that hang together are one row.

    Raises
    ------
    BohError
        For a lot that is not in the site, or a site without lots.
    Cancelled
    """
    rules = [rule for rule in catalogue.rules if rule.area is not None and rule.area.number_of == attribute]
    context = build(site, rules)
    refuse_unknown_lots(context, lots)
    if not len(context.lots):
        raise BohError("no lots: give a layer of areas the role 'lot'")
    test = rules[0].area if rules and rules[0].area is not None else AreaTest(square_feet=0.0, of="lot")
    wanted = [context.lots.by_id[name] for name in lots] if lots else range(len(context.lots))
    present = _present(context, attribute)
    rows: list[LotArea] = []
    done: set[tuple[int, ...]] = set()
    for place, lot in enumerate(wanted):
        if progress is not None and place % 100 == 0 and not progress(place / len(wanted), "Measuring the land of lots"):
            raise Cancelled
        members = tuple(contiguous_lots(context, lot)[0]) if test.of == "premises" else (lot,)
        if members not in done:
            done.add(members)
            rows.append(_one(context, lot, members, test, attribute, bool(rules), _most(present, members)))
    return sorted(rows, key=lambda row: row.lot_id)


def _one(context: Context, lot: int, members: Sequence[int], test: AreaTest, attribute: str, has_rules: bool,
         present: Optional[float]) -> LotArea:
    land = land_of(context, lot, test)
    return LotArea(
        "; ".join(sorted(str(context.lots.ids[row]) for row in members)), land.shape, land.gross, land.net, land.usable,
        land.usable_band.square_feet, most_allowed(context, attribute, land) if has_rules else None,
        most_allowed(context, attribute, land, usable_only=True) if has_rules else None, present, land.unknown,
        (*land.notes, *([] if has_rules else [f"no rule of this town says how much land {attribute} need"])))


def _present(context: Context, attribute: str) -> list[dict[int, float]]:
    """Per kind of feature that gives the number: its sum by lot."""
    features, lots = context.site.features, context.lots
    numbers = features.numbers(attribute, np.arange(len(features)))
    told = []
    for role in (*vocabulary.GROUPS["stable_feature"], "lot"):
        rows = features.having(frozenset({role}))
        rows = rows[np.isfinite(numbers[rows]) & (features.status[rows] != "abandoned")]
        on = np.searchsorted(lots.feature, rows) if role == "lot" else lots.own_lot(features, rows).lot
        sums: dict[int, float] = {}
        for lot, number in zip(on.tolist(), numbers[rows].tolist()):
            sums[lot] = sums.get(lot, 0.0) + number
        told.append(sums)
    return told


def _most(present: Sequence[dict[int, float]], members: Sequence[int]) -> Optional[float]:
    """What stables, corrals, pastures and the lots give are the same animals: the greatest sum; None where none gives any."""
    sums = [sum(own[lot] for lot in members if lot in own) for own in present if any(lot in own for lot in members)]
    return max(sums) if sums else None
