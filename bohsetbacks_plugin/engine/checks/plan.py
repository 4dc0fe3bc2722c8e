# SPDX-License-Identifier: GPL-2.0-or-later
"""Which leg of which rule measures to which kind of constraint, for which subjects. No geometry here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..context import Context
from ..rules import Leg, Rule
from ..site import BoolArray

_MODE_ORDER = {"verdict": 0, "advisory": 1, "refer": 2}


@dataclass
class Task:
    """One leg of one rule, on the subjects of certain role sets, against the constraints of one role set.

    Attributes
    ----------
    rule : int
        Row of the rules.
    constraint_role, measured_as : str
        The constraints' role as printed, and the role of the rule as which they are measured.
    assumed : bool
        The constraints' kind is not known; they may be of the leg's.
    unknown_type : bool
        The constraints' type value is not in the layer's roles: no verdict.
    takes : ndarray of bool
        Per role set: whether its subjects take part.
    """

    rule: int
    leg: Leg
    constraint_role: str
    measured_as: str
    assumed: bool
    unknown_type: bool
    takes: BoolArray


def matching_legs(rule: Rule, roles: frozenset[str]) -> list[Leg]:
    """Legs of a rule that take a subject with these roles, the strongest first."""
    legs = [leg for leg in rule.legs if leg.subjects & roles]
    return sorted(legs, key=_strength)


def plan(context: Context, numbers: Sequence[int], code: int) -> list[Task]:
    """Which legs measure to the constraints of one role set, and for which subjects; a pair takes one leg of a rule."""
    features = context.site.features
    own, possible = features.role_sets[code], features.could_be[code]
    unknown_type = "unknown" in own
    if unknown_type and "lot" in possible:
        possible = possible | {"property_line"}
    tasks = []
    for number in numbers:
        rule = context.rules[number]
        if not rule.constraints & possible and not any(leg.constraints & possible for leg in rule.legs):
            continue
        free = np.array(["unknown" not in roles for roles in features.role_sets], dtype=bool)
        # A leg that names the constraints' own role goes before one that takes them as what they may be.
        for leg in sorted(rule.legs, key=lambda item: (not item.constraints & own, _strength(item))):
            common = leg.constraints & possible
            if not common:
                continue
            takes = free & np.array([bool(leg.subjects & maybe) for maybe in features.could_be], dtype=bool)
            if not takes.any():
                continue
            free &= ~takes
            exact = sorted(leg.constraints & own)
            printed = exact[0] if exact else sorted(own)[0]
            tasks.append(Task(number, leg, printed, exact[0] if exact else sorted(common)[0],
                              assumed=not exact and not unknown_type, unknown_type=unknown_type, takes=takes))
    return tasks


def _strength(leg: Leg) -> tuple[int, float]:
    return _MODE_ORDER[leg.mode], -leg.reach_ft
