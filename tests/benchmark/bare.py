# SPDX-License-Identifier: GPL-2.0-or-later
"""The yardstick: shapely's STRtree `dwithin` and `distance` on whole geometries, one pass per layer, no rules."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np
import shapely

from bohsetbacks_plugin.engine import vocabulary
from bohsetbacks_plugin.engine.rules import Catalogue
from bohsetbacks_plugin.engine.site import LayerData
from bohsetbacks_plugin.engine.units import FEET_PER_METRE, to_hundredths
from tests.benchmark.synthetic_town import Town

#: The engine looks this much further, so that rounding loses no pair; the yardstick does the same.
MARGIN_FT = 0.02


@dataclass
class Pass:
    """What one pass found.

    Attributes
    ----------
    feet : ndarray of float64
        Distance of each pair.
    """

    name: str
    seconds: float
    subject: np.ndarray
    constraint: np.ndarray
    feet: np.ndarray

    def within(self, required: float, chosen: np.ndarray) -> int:
        """Pairs of the chosen subjects that lie nearer than required, rounded as the engine rounds."""
        near = to_hundredths(self.feet) < to_hundredths(np.array([required]))
        return int((near & chosen[self.subject]).sum())


def reach(catalogue: Catalogue, subject_role: str, constraint_role: str) -> float:
    """The largest distance in feet that any rule asks for between two roles; negative where none does."""
    possible = vocabulary.could_be((constraint_role,))
    return max((leg.reach_ft for rule in catalogue.rules for leg in rule.legs
                if subject_role in leg.subjects and leg.constraints & possible), default=-1.0)


def having_role(subjects: LayerData, role: str) -> np.ndarray:
    """Which features of a layer have this role."""
    return np.array([roles[0] == role for roles in subjects.roles], dtype=bool)


def near_or_off_lot(town: Town, lines: Pass, required: float) -> int:
    """Components in the road, or nearer than required to a lot line: their own, because lots do not overlap here."""
    near = lines.subject[to_hundredths(lines.feet) < to_hundredths(np.array([required]))]
    components = town.components.geometry
    on_road = shapely.STRtree(components).query(town.road[0], predicate="intersects")
    in_lot = shapely.STRtree(town.lots).query(components[on_road], predicate="intersects")[0]
    flagged = np.zeros(len(components), dtype=bool)
    flagged[np.delete(on_road, np.unique(in_lot))] = True
    flagged[near] = True
    return int(flagged.sum())


def run(name: str, constraints: np.ndarray, role: str, subjects: LayerData, catalogue: Catalogue) -> Pass:
    """One pass; building the tree counts, as it does in the engine."""
    distance = np.full(len(subjects.roles), -1.0)
    for one in sorted({roles[0] for roles in subjects.roles}):
        distance[having_role(subjects, one)] = reach(catalogue, one, role)
    rows = np.flatnonzero(distance > 0)
    start = time.perf_counter()
    tree = shapely.STRtree(constraints)
    subject, constraint = tree.query(subjects.geometry[rows], predicate="dwithin",
                                     distance=(distance[rows] + MARGIN_FT) / FEET_PER_METRE)
    metres = shapely.distance(subjects.geometry[rows][subject], constraints[constraint])
    seconds = time.perf_counter() - start
    return Pass(name, seconds, rows[subject], constraint, metres * FEET_PER_METRE)


def passes(town: Town, catalogue: Catalogue) -> list[Pass]:
    """One pass per constraint layer, each at the largest distance that a rule asks for, per kind of subject."""
    start = time.perf_counter()
    boundaries = shapely.boundary(town.lots)
    cutting = time.perf_counter() - start
    lines = run("lot lines", boundaries, "property_line", town.components, catalogue)
    lines.seconds += cutting
    role = town.wetlands.roles[0][0]
    return [lines, run("wetlands", town.wetlands.geometry, role, town.components, catalogue),
            run("wells", town.wells.geometry, "drinking_well", town.components, catalogue),
            run("road", town.road, "public_highway", town.corrals, catalogue)]
