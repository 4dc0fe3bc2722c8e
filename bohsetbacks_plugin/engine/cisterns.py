# SPDX-License-Identifier: GPL-2.0-or-later
"""Cisterns of unknown kind: the foundation decides whether one is interior or exterior."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely

from . import vocabulary
from .site import BoolArray, Features, IndexArray, Layer, ObjectArray

_FOUNDATIONS = frozenset({"dwelling", *vocabulary.FOUNDATIONS})

# Floating-point noise of coordinates of a million units: so near a wall a cistern touches it.
_TOUCHES = 1e-6


def settle_cisterns(features: Features, layers: Sequence[Layer]) -> None:
    """Give each cistern of unknown kind its kind, where the foundations tell it; said in its layer's cautions.

    One that lies wholly inside a foundation, clear of its walls, is interior; one that touches none, nor a building that may
    have one, is exterior. One that straddles or touches a wall stays unknown, so that it is tested as both and satisfies
    neither. Where no foundation is mapped nothing is decided, and where foundations may be missing none is exterior. What is
    stated as abandoned is no foundation.
    """
    codes = [code for code, own in enumerate(features.role_sets) if own == frozenset({"cistern"})]
    rows = np.flatnonzero(np.isin(features.role_set, codes))
    foundations = _areas(features, features.having(_FOUNDATIONS))
    if not len(rows) or not len(foundations):
        return
    cisterns = features.geometry[rows]
    inside = _among(len(rows), shapely.STRtree(foundations).query(cisterns, predicate="covered_by")[0])
    inside &= ~_near(cisterns, np.asarray(shapely.boundary(foundations), dtype=object))
    outside = ~_near(cisterns, _areas(features, np.flatnonzero(features.matching(_FOUNDATIONS))))
    outside &= not _may_be_missing(layers)
    _give(features, layers, rows[inside], "interior_cistern")
    _give(features, layers, rows[outside], "exterior_cistern")


def _areas(features: Features, rows: IndexArray) -> ObjectArray:
    """Those of some features that are mapped as areas and not abandoned."""
    rows = rows[features.status[rows] != "abandoned"]
    areas: ObjectArray = features.geometry[rows[shapely.get_dimensions(features.geometry[rows]) == 2]]
    return areas


def _near(cisterns: ObjectArray, shapes: ObjectArray) -> BoolArray:
    """Which cisterns lie in, or touch, one of some shapes."""
    return _among(len(cisterns), shapely.STRtree(shapes).query(cisterns, predicate="dwithin", distance=_TOUCHES)[0])


def _among(count: int, rows: IndexArray) -> BoolArray:
    result = np.zeros(count, dtype=bool)
    result[rows] = True
    return result


def _may_be_missing(layers: Sequence[Layer]) -> bool:
    """Whether a layer of foundations is known not to hold, or not to show, all of them."""
    return any(layer.data.completeness == "partial" or bool(layer.data.suspicions) or layer.not_measured > 0
               for layer in layers if layer.data.offered_roles & _FOUNDATIONS)


def _give(features: Features, layers: Sequence[Layer], rows: IndexArray, kind: str) -> None:
    """Give cisterns their kind, and say so in the cautions of their layers."""
    if not len(rows):
        return
    own = frozenset({kind})
    if own not in features.role_sets:
        features.role_sets.append(own)
        features.could_be.append(own)
    features.role_set[rows] = features.role_sets.index(own)
    for layer in np.unique(features.layer[rows]):
        ids = ", ".join(str(features.ids[row]) for row in rows[features.layer[rows] == layer])
        layers[layer].cautions.append(f"taken as {kind.replace('_', ' ')} because of the foundations: {ids}")
