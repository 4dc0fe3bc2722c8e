# SPDX-License-Identifier: GPL-2.0-or-later
"""What a rule is, once it has been read: plain frozen records, no file and no YAML in sight."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from datetime import date
from typing import Optional

from .rule_kinds import AreaTest, AttributeTest, CountTest, Listing, NotARule, Notice, Remedy


@dataclass(frozen=True)
class ComputedDistance:
    """A required distance that depends on an attribute of the constraint, such as Zone I of a public well.

    The distance is ``log10_factor * log10(value) + plus`` feet, never under `least_ft`; `most_ft` from `most_from` on.

    Attributes
    ----------
    name : str
        The word after ``from:`` in a rule.
    attribute : str
        Standard attribute of the constraint that holds the value.
    log10_factor, plus, least_ft, most_ft : float
        Feet.
    most_from : float
        Value of the attribute from which `most_ft` applies.
    """

    name: str
    section: str
    attribute: str
    log10_factor: float
    plus: float
    least_ft: float
    most_ft: float
    most_from: float

    def feet(self, value: Optional[float]) -> Optional[float]:
        """The distance in feet for one value of the attribute; None where the value is not known."""
        if value is None or not math.isfinite(value) or value <= 0:
            return None
        if value >= self.most_from:
            return self.most_ft
        return min(self.most_ft, max(self.least_ft, self.log10_factor * math.log10(value) + self.plus))


@dataclass(frozen=True)
class Reduction:
    """A smaller distance that holds where an attribute of the subject says yes."""

    attribute: str
    feet: float
    why: str


@dataclass(frozen=True)
class Leg:
    """One pairing of subjects and constraints within a rule, with what an intrusion means there.

    Attributes
    ----------
    subjects, constraints : frozenset of str
        Roles, groups already expanded.
    feet : float or None
        Required feet; None where `computed` gives it.
    mode : str
        ``verdict`` (the rule's own), ``advisory`` (never binding) or ``refer`` (within the distance a person decides).
    why : str
        Why the leg is weaker than the rule; empty for the rule's own.
    """

    subjects: frozenset[str]
    constraints: frozenset[str]
    feet: Optional[float]
    computed: Optional[ComputedDistance] = None
    mode: str = "verdict"
    why: str = ""

    @property
    def reach_ft(self) -> float:
        """The largest distance in feet that the leg can require."""
        if self.computed is not None:
            return self.computed.most_ft
        return float(self.feet or 0.0)


@dataclass(frozen=True)
class Rule:
    """One rule of law with its citation and applicability. See resources/rules/README.md for each key."""

    id: str
    section: str
    kind: str
    summary: str
    verified: bool
    ruleset: str
    authority: str
    document: str
    edition: str
    legs: tuple[Leg, ...] = ()
    source_words: str = ""
    measured_to: str = ""
    note: str = ""
    advisory_for: frozenset[str] = frozenset()
    advisory_why: str = ""
    not_for: frozenset[str] = frozenset()
    not_for_why: str = ""
    exempt_before: Optional[date] = None
    refer_before: Optional[date] = None
    exempt_if: tuple[str, ...] = ()
    applies_if: tuple[str, ...] = ()
    reduced_if: Optional[Reduction] = None
    property_line_of: str = "lot"
    relation: str = ""
    if_mapped: bool = False
    contributing: bool = False
    area: Optional[AreaTest] = None
    value: Optional[AttributeTest] = None
    count: Optional[CountTest] = None
    listing: Optional[Listing] = None
    notice: Optional[Notice] = None
    remedies: tuple[Remedy, ...] = ()
    subjects: frozenset[str] = frozenset()
    constraints: frozenset[str] = frozenset()
    subject_words: tuple[str, ...] = ()
    constraint_words: tuple[str, ...] = ()
    file: str = ""
    line: int = 0

    @property
    def feet_text(self) -> str:
        """The feet as the catalogue prints them; empty where the rule is about no distance."""
        if self.listing is not None:
            return f"{self.listing.feet:g}"
        if self.notice is not None:
            return "" if self.notice.within_ft is None else f"{self.notice.within_ft:g}"
        if not self.legs or self.relation:
            return ""
        leg = self.legs[0]
        return f"from {leg.computed.name}" if leg.computed is not None else f"{leg.feet:g}"


@dataclass(frozen=True)
class Catalogue:
    """The rules of one check: a town's own first, then those it includes, so that the town's come first on a tie.

    Attributes
    ----------
    rules : tuple of Rule
        In order of precedence on a tie.
    names : tuple of str
        Names of the rulesets, the town's own first.
    not_rules : tuple of NotARule
        Sentences of the texts that are no rules here.
    """

    rules: tuple[Rule, ...]
    names: tuple[str, ...] = field(default=())
    not_rules: tuple[NotARule, ...] = ()

    @property
    def title(self) -> str:
        """Name of the ruleset that was asked for."""
        return self.names[0] if self.names else ""
