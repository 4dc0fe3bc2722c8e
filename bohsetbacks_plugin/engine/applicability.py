# SPDX-License-Identifier: GPL-2.0-or-later
"""Whom a rule binds: project type, status, permit date, agricultural use. All of it is read from the rule (law is data)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from datetime import date
from typing import Optional

import numpy as np

from .findings import notes
from .rules import Rule
from .site import BoolArray, Features, IndexArray, ObjectArray


@dataclass
class Applicability:
    """How one rule applies to each subject; one entry per subject in every column.

    Attributes
    ----------
    applies : ndarray of bool
        False: `why_not` says why the answer is not_applicable.
    advisory : ndarray of bool
        The rule is shown, but does not bind this subject.
    advisory_if_new : ndarray of bool
        The same, were the subject proposed: holds for a pair whose constraint is proposed beside an existing subject.
    refer : ndarray of bool
        Within the distance a person decides.
    note : ndarray of object
        What was assumed.
    """

    applies: BoolArray
    why_not: ObjectArray
    advisory: BoolArray
    advisory_if_new: BoolArray
    refer: BoolArray
    note: ObjectArray

    def take(self, rows: IndexArray) -> Applicability:
        """The chosen subjects, in the order given."""
        return Applicability(**{item.name: getattr(self, item.name)[rows] for item in fields(self)})


def applicability_key(rule: Rule) -> tuple[object, ...]:
    """All of a rule that `apply_rule` reads: rules that share it apply alike."""
    return (rule.not_for, rule.not_for_why, rule.advisory_for, rule.advisory_why, rule.exempt_before, rule.refer_before,
            rule.exempt_if, rule.applies_if)


def apply_rule(rule: Rule, features: Features, rows: IndexArray, project_type: str) -> Applicability:
    """Read the rule's applicability for some features.

    Parameters
    ----------
    rule : Rule
    features : Features
    rows : ndarray of intp, shape (n,)
        Subjects.
    project_type : str
        Governs proposed features; an existing feature is always `existing`.
    """
    count = len(rows)
    existing = features.status[rows] == "existing"
    new_words = project_type
    not_for = np.where(existing, "existing" in rule.not_for, new_words in rule.not_for)
    advisory_if_new = np.full(count, new_words in rule.advisory_for)
    advisory = np.where(existing, "existing" in rule.advisory_for, advisory_if_new)
    why_not = [(not_for, rule.not_for_why or "not for existing features")]
    told: list[tuple[BoolArray, str]] = []
    refer = np.zeros(count, dtype=bool)
    if rule.exempt_before is not None:
        permit = features.attribute("permit_date", rows)
        before, between, unknown = _by_date(permit, rule.exempt_before, rule.refer_before)
        why_not.append((before & existing, f"exempt: permit dated before {rule.exempt_before.isoformat()}"))
        refer |= between | before & ~existing
        told.append((before & ~existing, f"permit dated before {rule.exempt_before.isoformat()}, but not yet built: whether "
                                         "the permit exempts it is for the Board"))
        if rule.refer_before is not None:
            told.append((between, f"permit dated between {rule.exempt_before.isoformat()} and "
                                  f"{rule.refer_before.isoformat()}: which text applies is for the Board"))
        told.append((unknown & existing, "permit_date not given: possibly exempt as a prior use"))
    for name in rule.exempt_if:
        yes, unknown = _yes(features, name, rows)
        why_not.append((yes, f"exempt: {name}"))
        told.append((unknown, f"possibly exempt: '{name}' not given"))
    for name in rule.applies_if:
        yes, unknown = _yes(features, name, rows)
        why_not.append((~yes & ~unknown, f"applies to {name} use only"))
        told.append((unknown, f"taken to apply: '{name}' not given"))
    told.append((advisory, rule.advisory_why or "advisory"))
    reasons = notes(count, why_not)
    return Applicability(applies=reasons == "", why_not=reasons, advisory=advisory, advisory_if_new=advisory_if_new,
                         refer=refer, note=notes(count, told))


def _by_date(values: ObjectArray, before: date, until: Optional[date]) -> tuple[BoolArray, BoolArray, BoolArray]:
    """Which dates lie before the first date, which between the two, and which are not known."""
    earlier = np.array([value is not None and value < before for value in values], dtype=bool)
    between = np.array([value is not None and until is not None and before <= value < until for value in values],
                       dtype=bool)
    return earlier, between, np.array([value is None for value in values], dtype=bool)


def _yes(features: Features, name: str, rows: IndexArray) -> tuple[BoolArray, BoolArray]:
    """Where a yes/no attribute says yes, and where it says nothing."""
    values = features.attribute(name, rows)
    return (np.array([value is True for value in values], dtype=bool),
            np.array([value is None for value in values], dtype=bool))
