# SPDX-License-Identifier: GPL-2.0-or-later
"""Which roles rules speak of, which of them they treat alike, and which they measure to each other."""

from __future__ import annotations

from collections.abc import Sequence

from .rules import Rule
from .vocabulary import GROUPS, could_be


def alike(roles: Sequence[str], rules: Sequence[Rule]) -> dict[str, str]:
    """For each role the first one that every rule names in the same places: what is said of that one holds for it."""
    first: dict[tuple[bool, ...], str] = {}
    result = {}
    for role in roles:
        possible = could_be((role,))
        key = tuple(bool(named & possible) for rule in rules for leg in rule.legs for named in (leg.subjects, leg.constraints))
        result[role] = first.setdefault(key, role)
    return result


def subject_roles(rules: Sequence[Rule]) -> list[str]:
    """The roles that some rule says where they may lie, in the order of the vocabulary."""
    named = {role for rule in rules for leg in rule.legs for role in leg.subjects}
    order = [role for roles in GROUPS.values() for role in roles]
    return [role for role in dict.fromkeys(order) if role in named] + sorted(named.difference(order))


def binding_roles(roles: Sequence[str], rules: Sequence[Rule], project_type: str) -> frozenset[str]:
    """Those of some roles that must keep a distance, by a rule that binds them where they are proposed."""
    binding = [leg for rule in rules if rule.kind == "setback" and project_type not in rule.advisory_for | rule.not_for
               for leg in rule.legs if leg.mode != "advisory"]
    return frozenset(role for role in roles if any(leg.subjects & could_be((role,)) for leg in binding))


def apart(roles: Sequence[str], rules: Sequence[Rule]) -> list[list[str]]:
    """Roles in groups of which no rule measures one member to another: components at one point that do not see each other."""
    groups: list[list[str]] = []
    for role in roles:
        for group in groups:
            if not any(_meet(role, other, rules) for other in group):
                group.append(role)
                break
        else:
            groups.append([role])
    return groups


def _meet(first: str, second: str, rules: Sequence[Rule]) -> bool:
    one, other = could_be((first,)), could_be((second,))
    return any((leg.subjects & one and leg.constraints & other) or (leg.subjects & other and leg.constraints & one)
               for rule in rules for leg in rule.legs)
