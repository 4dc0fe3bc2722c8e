# SPDX-License-Identifier: GPL-2.0-or-later
"""What a finding is about, in words that outlive a run: its rule and the two features; to find it again in another run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ..engine.finding_parts import FindingPart
from ..engine.findings import FIELDS, NONE, records
from ..engine.review import Review
from .finding_filter import ChosenArray

#: Rule id, layer and id of the component, layer and id of what it is measured to; empty where there is none.
PairKey = tuple[str, str, str, str, str]


def key_of(part: FindingPart, row: int) -> PairKey:
    """The key of one finding."""
    found, review = part.review.findings, part.review
    rule = review.rules[found.rule[row]].id if found.rule[row] != NONE else ""
    return (rule, *_feature(review, int(found.subject[row])), *_feature(review, int(found.constraint[row])))


def places_of(parts: Sequence[FindingPart], chosen: ChosenArray, keys: Iterable[PairKey]) -> list[int]:
    """Where among the chosen findings those with some keys stand; what is not among them is left out.

    Parameters
    ----------
    parts : sequence of FindingPart
    chosen : ndarray of int64, shape (n, 2)
        See `finding_filter.select`.
    keys : iterable of PairKey

    Returns
    -------
    list of int
        Positions in `chosen`, in the order of the keys.
    """
    places = []
    of_part = [np.flatnonzero(chosen[:, 0] == number) for number in range(len(parts))]
    for key in keys:
        for part, positions in zip(parts, of_part):
            found, rows = part.review.findings, chosen[positions, 1]
            wanted = _numbers(part.review, key)
            if wanted is None:
                continue
            same = (found.rule[rows] == wanted[0]) & (found.subject[rows] == wanted[1]) & (found.constraint[rows] == wanted[2])
            if same.any():
                places.append(int(positions[np.argmax(same)]))
                break
    return places


def records_of(parts: Sequence[FindingPart], chosen: ChosenArray) -> list[dict[str, Any]]:
    """The chosen findings as records with the keys of `FIELDS`, in the order given; for as many as are shown."""
    made: list[dict[str, Any]] = [dict.fromkeys(FIELDS) for _ in chosen]
    for number, part in enumerate(parts):
        positions = np.flatnonzero(chosen[:, 0] == number)
        if len(positions):
            rows = part.review.findings.take(chosen[positions, 1])
            for position, record in zip(positions, records(rows, part.review.site, part.review.rules)):
                made[position] = record
    return made


def _feature(review: Review, row: int) -> tuple[str, str]:
    if row == NONE:
        return "", ""
    features = review.site.features
    return review.site.layers[features.layer[row]].name, str(features.ids[row])


def _numbers(review: Review, key: PairKey) -> Any:
    """Numbers of the rule and the two features in a review, or None where one of them is not in it."""
    rules = [number for number, rule in enumerate(review.rules) if rule.id == key[0]] if key[0] else [NONE]
    found = [rules, _rows(review, key[1], key[2]), _rows(review, key[3], key[4])]
    return tuple(int(one[0]) for one in found) if all(len(one) for one in found) else None


def _rows(review: Review, layer: str, identifier: str) -> Any:
    if not layer:
        return [NONE]
    features = review.site.features
    numbers = [number for number, one in enumerate(review.site.layers) if one.name == layer]
    same = np.flatnonzero(features.ids == identifier)
    return same[np.isin(features.layer[same], numbers)]
