# SPDX-License-Identifier: GPL-2.0-or-later
"""What the summary of a town prints, as plain frozen records: counts by rule and outcome, and the index of lots."""

from __future__ import annotations

from dataclasses import dataclass

from .finding_columns import natural


@dataclass(frozen=True)
class RuleCount:
    """A rule with how many findings of the whole site it has by outcome; keys of `outcomes` are `vocabulary.OUTCOMES`.

    Attributes
    ----------
    flagged_binding, flagged_advisory : int
        Of ``intrudes`` and ``too_close_to_call`` together.
    """

    rule_id: str
    authority: str
    section: str
    summary: str
    status: str
    reason: str
    outcomes: dict[str, int]
    flagged_binding: int
    flagged_advisory: int


@dataclass(frozen=True)
class FlaggedLot:
    """One lot of the summary of a town; `lot` is empty for components in no lot.

    Attributes
    ----------
    outcome, force : str
        The worst of the lot.
    binding_pairs, advisory_pairs : int
        Pairs of a component of the lot and what it must keep away from.
    refer, not_checked : int
        Findings.
    worst : str
        The worst finding in words with its figures.
    """

    lot: str
    anchor: str
    outcome: str
    outcome_word: str
    sign: str
    force: str
    binding_pairs: int
    advisory_pairs: int
    refer: int
    not_checked: int
    worst: str


@dataclass(frozen=True)
class TownSummary:
    """The whole site in counts.

    Attributes
    ----------
    outcomes : dict of str to int
        Findings by outcome.
    rules : tuple of RuleCount
        In the order of the rulesets.
    lots : tuple of FlaggedLot
        Lots on which something is flagged or left to a person, worst first. A finding belongs to the lot of its component.
    lots_read : int
        Lots in the layers; `lots_not_checked_only` of them have nothing but answers that were not checked.
    """

    site: str
    town: str
    summary: str
    exit_code: int
    counts: dict[str, int]
    outcomes: dict[str, int]
    rules: tuple[RuleCount, ...]
    lots: tuple[FlaggedLot, ...]
    lots_read: int
    lots_not_checked_only: int

    @property
    def index(self) -> tuple[FlaggedLot, ...]:
        """The same lots in the order of their ids."""
        return tuple(sorted(self.lots, key=lambda one: natural(one.lot) if one.lot else "~"))
