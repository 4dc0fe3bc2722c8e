# SPDX-License-Identifier: GPL-2.0-or-later
"""State and town rules side by side: all are reported, the strictest binding one governs each pair (DESIGN principle 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

import numpy as np

from .findings import NONE, FindingTable, append_notes, codes_of
from .rules import Leg, Rule
from .verdict import is_one_of

_DECIDED = ("intrudes", "too_close_to_call", "meets")


def mark_governing(found: FindingTable) -> None:
    """Set `governs` on one finding per pair of features: the largest required feet among binding ones.

    On a tie the town's rule governs: rules come town first, so that is the lowest row. A binding finding that is no matter of
    two features, such as a tank's size, governs by itself.
    """
    found.governs[:] = (found.binding & is_one_of(found.outcome, *_DECIDED) & (found.constraint == NONE)
                        & np.isfinite(found.signed))
    rows = np.flatnonzero(found.binding & is_one_of(found.outcome, *_DECIDED) & (found.constraint != NONE)
                          & np.isfinite(found.required))
    if not len(rows):
        return
    order = np.lexsort((found.rule[rows], -found.required[rows], found.constraint[rows], found.subject[rows]))
    rows = rows[order]
    first = np.ones(len(rows), dtype=bool)
    first[1:] = ((found.subject[rows][1:] != found.subject[rows][:-1])
                 | (found.constraint[rows][1:] != found.constraint[rows][:-1]))
    found.governs[rows[first]] = True


def note_other_numbers(found: FindingTable, rules: Sequence[Rule]) -> None:
    """Where another loaded rule gives another number for the same pair of roles, say so in the finding, with both numbers."""
    wanted = np.flatnonzero(is_one_of(found.outcome, *_DECIDED, "refer") & (found.rule != NONE))
    if not len(wanted):
        return
    subject, subject_roles = codes_of(found.subject_role[wanted])
    constraint, constraint_roles = codes_of(found.constraint_role[wanted])
    shape = (len(rules), len(subject_roles), len(constraint_roles))
    unique, inverse = np.unique(np.ravel_multi_index((found.rule[wanted], subject, constraint), shape),
                                return_inverse=True)
    texts = [_other_numbers(rules, int(number), str(subject_roles[one]), str(constraint_roles[other]))
             for number, one, other in zip(*np.unravel_index(unique, shape))]
    added = np.array(texts, dtype=object)[inverse.reshape(-1)]
    found.note[wanted] = append_notes(found.note[wanted], added)


def note_rules(found: FindingTable, rules: Sequence[Rule]) -> None:
    """Add the rule's own note at the end of each finding that a person will act on, and wherever feet were worked out.

    A computed distance is right only for what its formula is for, so that a `meets` by it needs the caution too.
    """
    acted_on = found.is_outcome("intrudes", "too_close_to_call", "refer")
    computed = np.array([any(leg.computed is not None for leg in rule.legs) for rule in rules] or [False], dtype=bool)
    rows = np.flatnonzero((acted_on | found.is_outcome("meets") & computed[found.rule]) & (found.rule != NONE))
    texts = np.array([rule.note for rule in rules] or [""], dtype=object)
    found.note[rows] = append_notes(found.note[rows], texts[found.rule[rows]])


def _other_numbers(rules: Sequence[Rule], number: int, subject: str, constraint: str) -> str:
    own = _leg(rules[number], subject, constraint)
    if own is None or own.feet is None or rules[number].relation:
        return ""
    told = []
    for row, rule in enumerate(rules):
        other = _leg(rule, subject, constraint)
        if row == number or other is None or other.feet is None or other.mode != "verdict" or rule.relation:
            continue
        reduced = rule.reduced_if
        if reduced is not None and reduced.feet != own.feet and rules[number].reduced_if is None:
            told.append(f"{rule.authority} gives {other.feet:g} ft here, {reduced.feet:g} where '{reduced.attribute}' "
                        f"({rule.id})")
            continue
        if other.feet == own.feet:
            continue
        stricter = "which is stricter" if other.feet > own.feet else "which is less strict"
        told.append(f"{rule.authority} gives {other.feet:g} ft here ({rule.id}), {stricter}")
    return "; ".join(told)


def _leg(rule: Rule, subject: str, constraint: str) -> Optional[Leg]:
    for leg in rule.legs:
        if subject in leg.subjects and constraint in leg.constraints:
            return leg
    return None
