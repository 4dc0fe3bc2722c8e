# SPDX-License-Identifier: GPL-2.0-or-later
"""The one question that the engine, shapely and QGIS's own tools can all answer, so that like is compared with like.

Which septic components lie nearer than 100 ft to a wetland, and which to a well? The engine and shapely give every pair with
its distance; QGIS's tools give the components.
"""

from __future__ import annotations

import numpy as np

from bohsetbacks_plugin.engine.assemble import assemble
from bohsetbacks_plugin.engine.review import Review
from bohsetbacks_plugin.engine.rule_loader import combine, parse_ruleset
from bohsetbacks_plugin.engine.rules import Catalogue
from bohsetbacks_plugin.engine.site import Site
from bohsetbacks_plugin.engine.units import FEET_PER_METRE, to_hundredths
from tests.benchmark import bare
from tests.benchmark.synthetic_town import Town

FEET = 100.0
#: Names of the layers that are asked about, and of the layer that asks.
CONSTRAINTS, SUBJECTS = ("wetlands", "wells"), "components"

_RULES = f"""
ruleset: question
authority: benchmark
document: the 100-ft question
edition: none
rules:
  - id: HUNDRED
    section: none
    kind: setback
    subjects: [septic_component]
    constraint: [any_wetland, any_well]
    feet: {FEET:g}
    summary: Every septic component stays {FEET:g} ft from any wetland and any well.
    verified: true
"""


def catalogue() -> Catalogue:
    """The question as a ruleset of one rule."""
    return combine([parse_ruleset(_RULES, "question.yaml")])


def site(town: Town) -> Site:
    """Only the layers that the question is about."""
    return assemble([town.wetlands, town.wells, town.components], name="question", town="question",
                    project_type="new_construction", crs="EPSG:26986", feet_per_unit=FEET_PER_METRE)


def passes(town: Town) -> list[bare.Pass]:
    """The bare answer, all pairs with their distances."""
    rules = catalogue()
    return [bare.run("wetlands", town.wetlands.geometry, town.wetlands.roles[0][0], town.components, rules),
            bare.run("wells", town.wells.geometry, "drinking_well", town.components, rules)]


def near(one: bare.Pass) -> np.ndarray:
    """Which pairs of a pass are nearer than required, rounded as the engine rounds."""
    return np.asarray(to_hundredths(one.feet) < to_hundredths(np.array([FEET])))


def intruders(town: Town, found: list[bare.Pass]) -> dict[str, set[str]]:
    """Ids of the components nearer than required to anything of each layer."""
    ids = town.components.ids
    return {one.name: set(ids[np.unique(one.subject[near(one)])]) for one in found}


def flagged_pairs(result: Review) -> int:
    """How many pairs the engine flagged."""
    return int(result.rule_rows()[0]["flagged"])
