# SPDX-License-Identifier: GPL-2.0-or-later
"""Cisterns of unknown kind: the foundation decides whether one is interior or exterior."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely

from . import vocabulary
from .site import Features, Layer

_FOUNDATIONS = frozenset({"dwelling", *vocabulary.FOUNDATIONS})


def settle_cisterns(features: Features, layers: Sequence[Layer]) -> None:
    """Give each cistern of unknown kind its kind, where the foundations tell it; said in its layer's cautions.

    One that lies wholly inside a foundation is interior, one that touches none is exterior. One that straddles a wall stays
    unknown, so that it is tested as both and satisfies neither. Where no foundation is mapped nothing is decided.
    """
    codes = [code for code, own in enumerate(features.role_sets) if own == frozenset({"cistern"})]
    rows = np.flatnonzero(np.isin(features.role_set, codes))
    walls = features.geometry[features.having(_FOUNDATIONS)]
    walls = walls[shapely.get_dimensions(walls) == 2]
    if not len(rows) or not len(walls):
        return
    tree = shapely.STRtree(walls)
    inside = np.unique(tree.query(features.geometry[rows], predicate="covered_by")[0])
    touching = np.unique(tree.query(features.geometry[rows], predicate="intersects")[0])
    for kind, chosen in (("interior_cistern", inside), ("exterior_cistern", np.setdiff1d(np.arange(len(rows)), touching))):
        if not len(chosen):
            continue
        own = frozenset({kind})
        if own not in features.role_sets:
            features.role_sets.append(own)
            features.could_be.append(own)
        features.role_set[rows[chosen]] = features.role_sets.index(own)
        for layer in np.unique(features.layer[rows[chosen]]):
            ids = ", ".join(str(features.ids[row]) for row in rows[chosen] if features.layer[row] == layer)
            layers[layer].cautions.append(f"taken as {kind.replace('_', ' ')} because of the foundations: {ids}")
