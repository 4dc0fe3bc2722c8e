# SPDX-License-Identifier: GPL-2.0-or-later
"""Wetlands that border a surface water supply or its tributary, where the map shows that they touch."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely

from .site import Features, Layer

_BORDERING = frozenset({"bordering_vegetated_wetland"})
_SUPPLIES = frozenset({"surface_water_supply", "supply_tributary"})


def settle_supply_wetlands(features: Features, layers: Sequence[Layer]) -> None:
    """Give a bordering wetland that touches a mapped supply or tributary the role `supply_wetland` too; said in a caution.

    It borders the supply by what the word means, whoever mapped it. One that does not touch stays what it is: the two maps
    may leave a gap.
    """
    rows = features.having(_BORDERING)
    rows = rows[[("supply_wetland" not in features.role_sets[code]) for code in features.role_set[rows]]]
    waters = features.geometry[features.having(_SUPPLIES)]
    if not len(rows) or not len(waters):
        return
    hit = np.unique(shapely.STRtree(features.geometry[rows]).query(waters, predicate="intersects")[1])
    for code in np.unique(features.role_set[rows[hit]]):
        own = features.role_sets[code] | {"supply_wetland"}
        if own not in features.role_sets:
            features.role_sets.append(own)
            features.could_be.append(features.could_be[code] | {"supply_wetland"})
        chosen = rows[hit][features.role_set[rows[hit]] == code]
        features.role_set[chosen] = features.role_sets.index(own)
        for layer in np.unique(features.layer[chosen]):
            ids = ", ".join(str(features.ids[row]) for row in chosen if features.layer[row] == layer)
            layers[layer].cautions.append(f"taken as wetlands that border a water supply, because they touch one or its "
                                          f"tributary: {ids}")
