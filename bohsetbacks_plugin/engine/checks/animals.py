# SPDX-License-Identifier: GPL-2.0-or-later
"""How many animals some land holds, by all that stands on it, and how many it allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..context import Context
from ..lots import NO_LOT
from ..rules import Rule
from ..site import FloatArray, IndexArray, ObjectArray
from .amounts import by_lot, rounded
from .land import Land, contiguous_lots

#: No land in the state allows more animals than this; it only ends the search.
_MOST_ANIMALS = 100_000


@dataclass
class Number:
    """How many of something, such as horses, each piece of land holds; one entry per piece in every column.

    Attributes
    ----------
    value : ndarray of float64
        NaN where it is not known.
    least : ndarray of float64
        As many there are at least.
    source : ndarray of object
        Where it is from, if not from the subject that answers for the land.
    missing : ndarray of object
        What to supply where it is not known.
    """

    value: FloatArray
    least: FloatArray
    source: ObjectArray
    missing: ObjectArray


def number_on(context: Context, rule: Rule, land: Sequence[IndexArray], name: str) -> Number:
    """How many of something each piece of land holds, by all that stands on it, also what is context only.

    What several stables give adds up. What stables, corrals, pastures and the lot itself give are the same animals: the
    greatest number counts. A stable that gives none leaves the sum open, but for what is there at least.

    Parameters
    ----------
    context : Context
    rule : Rule
    land : sequence of ndarray of intp
        As `by_land` gives them.
    name : str
    """
    features, count = context.site.features, len(land)
    result = Number(np.full(count, np.nan), np.ones(count), np.full(count, "", dtype=object), np.full(count, "", dtype=object))
    numbers = features.numbers(name, np.arange(len(features)))
    # An animal is whole; 0 beside a stable is no answer.
    numbers[(numbers < 1) | (numbers != np.floor(numbers))] = np.nan
    there = by_lot(context, np.flatnonzero(features.matching(rule.subjects) & (features.status != "abandoned")))
    words = list(rule.subject_words)
    for place, rows in enumerate(land):
        lots = _lots_of_land(context, rule, int(rows[0]))
        standing = sorted({row for lot in lots for row in there.get(lot, [])} | set(context.subjects[rows].tolist()))
        ranks = [min((words.index(role) for role in features.role_sets[features.role_set[row]] if role in words),
                     default=len(words)) for row in standing]
        _add_up(result, place, name, numbers, features.ids, np.array(standing, dtype=np.intp), np.array(ranks),
                context.lots.feature[lots])
        own = numbers[context.subjects[rows[0]]]
        if result.value[place] == own and len(standing) == 1:
            result.source[place] = ""
    return result


def _add_up(result: Number, place: int, name: str, numbers: FloatArray, ids: ObjectArray, standing: IndexArray,
            ranks: IndexArray, lots: IndexArray) -> None:
    """The number on one piece of land, from what stands on it and from its lots."""
    sums = [(float(np.nansum(numbers[standing[ranks == rank]])), standing[ranks == rank]) for rank in np.unique(ranks)]
    sums.append((float(np.nansum(numbers[lots])), lots))
    most, of = max(sums, key=lambda one: one[0])
    first = standing[ranks == ranks.min()]
    lacking = first[np.isnan(numbers[first])]
    result.least[place] = max(1.0, most)
    of = of[np.isfinite(numbers[of])]
    if most > 0:
        names = sorted(str(one) for one in ids[of])
        result.source[place] = f"'{name}' of {', '.join(names)}{' added up' if len(names) > 1 else ''}: {most:g}"
    if len(lacking) and (most <= 0 or (len(lacking) < len(first) and not np.isfinite(numbers[lots]).any())):
        result.missing[place] = f"'{name}' not given: supply it" if most <= 0 else \
            f"'{name}' of {', '.join(sorted(str(one) for one in ids[lacking]))} not given: supply it"
    else:
        result.value[place] = most


def _lots_of_land(context: Context, rule: Rule, row: int) -> list[int]:
    lot = NO_LOT if context.own.off_lot[row] else int(context.own.lot[row])
    if lot == NO_LOT:
        return []
    return contiguous_lots(context, lot)[0] if rule.area is None or rule.area.of == "premises" else [lot]


def most_allowed(context: Context, attribute: str, land: Land, usable_only: bool = False) -> int:
    """The largest number of animals that some land allows by the area rules on one attribute.

    Parameters
    ----------
    context : Context
    attribute : str
        Such as ``horses``.
    land : Land
    usable_only : bool
        Measure all rules by the usable land; else only those whose text says so, the others by the land net of buildings.
    """
    tests = [rule.area for rule in context.rules if rule.area is not None and rule.area.number_of == attribute]
    number = 0
    while number < _MOST_ANIMALS:
        needed = [(test.required(number + 1), land.usable if usable_only or test.usable_decides else land.net)
                  for test in tests if test.holds_for(number + 1)]
        if not needed or any(rounded(least) > rounded(area) for least, area in needed):
            break
        number += 1
    return number
