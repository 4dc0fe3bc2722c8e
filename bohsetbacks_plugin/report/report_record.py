# SPDX-License-Identifier: GPL-2.0-or-later
"""What a report prints, as plain frozen records: every print (HTML, PDF) is made of these and reckons nothing itself.

Figures come twice: as text with the unit named, ready to print, and as the number of the finding (`engine.findings.FIELDS`),
None where not known. Texts hold values of the user's layers as they are: a print must escape them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Optional

# Part of the same record; told apart only to keep the files short.
from .town_record import FlaggedLot as FlaggedLot
from .town_record import RuleCount as RuleCount
from .town_record import TownSummary as TownSummary

#: Said on every page; short enough for a footer.
NOT_A_SURVEY = "A screening of mapped data: not a survey, not an approval."

#: The same in full, at the end of a report.
DISCLAIMER = (
    "This report is a screening of mapped data. It is not a survey and not an approval, and it grants nothing. Distances are "
    "horizontal, from nearest edge to nearest edge, and no better than the layers named under Data sources. What a layer does "
    "not hold was not measured. The Board of Health, the Conservation Commission and the official text of each rule decide.")


@dataclass(frozen=True)
class ReportFacts:
    """What a review does not know; every text is optional, and a print leaves a line to write on for `address`, `map_lot`,
    `applicant` and `date` where they are empty.

    Attributes
    ----------
    program : str
        Name and version of the program.
    layer_dates : tuple of str
        Date of each layer's file, in the order of the site's layers; empty where not known.
    """

    address: str = ""
    map_lot: str = ""
    applicant: str = ""
    date: str = ""
    program: str = ""
    layer_dates: tuple[str, ...] = ()


@dataclass(frozen=True)
class Criterion:
    """One row of the table of criteria: a finding.

    Attributes
    ----------
    asks : str
        What the rule asks for in words, such as ``100 ft`` or ``at least 50,000 sq ft for 2 of 'horses'``.
    requirement : str
        The same with what is kept from what, such as ``Septic tank to any well, 50 ft``.
    constraint : str
        Role and id of what it is measured to, and on which lot, such as ``drinking well W-07 on lot MAN-07``; empty if the
        rule is no matter of two features.
    required, provided, shortfall : str
        With their unit; empty where not known, and `shortfall` where there is none. Above a most it says ``over by``.
    inside : str
        How deep inside an area, or how far beyond one's own lot line, such as ``3.00 ft inside or beyond``; else empty.
    band : str
        Accuracy of the comparison, such as ``± 0.51 ft``; empty where none enters it.
    outcome : str
        One of `vocabulary.OUTCOMES`; `outcome_word` in words with the side that it leans to and ``(advisory)``; `sign` a shape.
    force : str
        ``binding`` or ``advisory``.
    governs : bool
        The strictest binding rule of the pair, where several speak of it.
    notes : tuple of str
        What is said of this finding, one statement each, without the rule's own note and the routes, which are told once.
    record : dict
        The finding with the keys of `engine.findings.FIELDS`.
    """

    rule_id: str
    section: str
    authority: str
    edition: str
    asks: str
    requirement: str
    constraint: str
    required: str
    provided: str
    shortfall: str
    inside: str
    band: str
    outcome: str
    outcome_word: str
    sign: str
    force: str
    governs: bool
    notes: tuple[str, ...]
    record: dict[str, Any] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class ComponentTable:
    """The criteria of one component, worst first.

    Attributes
    ----------
    lot : str
        The lot that it lies on; empty where it lies in none.
    own : bool
        It lies on the lot that the report is about (always True in a report of the site).
    outcome, outcome_word, sign : str
        The worst of its criteria.
    """

    subject_id: str
    role: str
    layer: str
    lot: str
    own: bool
    outcome: str
    outcome_word: str
    sign: str
    criteria: tuple[Criterion, ...]

    @property
    def title(self) -> str:
        """Role, id and layer in words."""
        return f"{self.role[:1].upper()}{self.role[1:]} {self.subject_id} ({self.layer})"


@dataclass(frozen=True)
class LotTables:
    """The components of one lot; `anchor` is a name that links can use, `word` the worst outcome in words."""

    lot: str
    anchor: str
    outcome: str
    word: str
    sign: str
    components: tuple[ComponentTable, ...]

    @property
    def title(self) -> str:
        """The lot in words."""
        return f"Lot {self.lot}" if self.lot else "In no lot"


@dataclass(frozen=True)
class NotCheckedReason:
    """Answers that were not checked for one reason: which rules, and of which components (the first ones)."""

    reason: str
    answers: int
    rules: tuple[str, ...]
    components: tuple[str, ...]
    more_components: int


@dataclass(frozen=True)
class NotMeasuredGroup:
    """Features of one layer that could not be measured for one reason: their ids (the first ones)."""

    layer: str
    reason: str
    count: int
    ids: tuple[str, ...]


@dataclass(frozen=True)
class SourceRow:
    """One layer: where it is from and how far it can be trusted.

    Attributes
    ----------
    counts : str
        Such as ``39 read, 3 measured, 36 left out by the layer's own filter``.
    operation : str
        The datum operation with its accuracy in feet, or that none was needed.
    accuracy : str
        In feet with its source, or that it is not stated.
    completeness : str
        Whether absence in the layer may be taken as absence on the ground.
    read, measured, not_measured, excluded, repaired : int
    """

    layer: str
    source: str
    date: str
    counts: str
    crs: str
    operation: str
    accuracy: str
    completeness: str
    cautions: tuple[str, ...]
    read: int
    measured: int
    not_measured: int
    excluded: int
    repaired: int


@dataclass(frozen=True)
class RulesetRow:
    """One document whose rules were applied, with its edition and how many of its rules."""

    ruleset: str
    authority: str
    document: str
    edition: str
    rules: int


@dataclass(frozen=True)
class RuleRow:
    """One rule in force here.

    Attributes
    ----------
    status : str
        ``ran``, ``not_checked`` or ``not_applicable``; `reason` says why, or on which part it ran (`on_part`).
    cited : bool
        A criterion of this report cites it.
    flagged : int
        Findings of this report that it flags.
    """

    rule_id: str
    authority: str
    section: str
    edition: str
    asks: str
    summary: str
    note: str
    verified: bool
    status: str
    reason: str
    on_part: bool
    cited: bool
    flagged: int


@dataclass(frozen=True)
class RouteRow:
    """A route that the texts give for a shortfall, with the rules it is for. Whether it is open is never said."""

    route: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class LotReport:
    """One printable report, of a lot or of the whole site.

    Attributes
    ----------
    lot_id : str or None
        None for the whole site.
    title : str
        ``Setback report: lot MAN-01`` or ``Setback report``.
    site, town, project_type, as_of, crs : str
        In words.
    summary : str
        The sentence that a check ends with; `exit_code` (0, 1 or 3) and `counts` (keys of `Review.counts`) go with it. All
        three are those of ``check --lot``.
    outcome : str
        ``flagged``, ``open`` or ``nothing_flagged``.
    checked_words : str
        How many components of the lot (or the site) were looked at; says so where there are none.
    lots : tuple of LotTables
        The table of criteria: what is flagged, for a person to decide, met (in a review of all answers), and not checked with
        a figure. The lot's own components come first, then neighbours' that are too near to something on the lot.
    left_out_lots : int
        Lots that are not printed because there are too many; `left_out_words` says so.
    holds_meets : bool
        Criteria that are met are among them.
    not_checked : tuple of NotCheckedReason
        All answers that were not checked, most frequent reason first.
    rules_not_checked, rules_on_part : tuple of RuleRow
        Of the whole site.
    """

    lot_id: Optional[str]
    title: str
    facts: ReportFacts
    site: str
    town: str
    project_type: str
    as_of: str
    crs: str
    summary: str
    outcome: str
    exit_code: int
    counts: dict[str, int]
    checked_words: str
    lots: tuple[LotTables, ...]
    left_out_lots: int
    left_out_words: str
    holds_meets: bool
    not_checked: tuple[NotCheckedReason, ...]
    rules_not_checked: tuple[RuleRow, ...]
    rules_on_part: tuple[RuleRow, ...]
    not_measured: tuple[NotMeasuredGroup, ...]
    sources: tuple[SourceRow, ...]
    rulesets: tuple[RulesetRow, ...]
    rules: tuple[RuleRow, ...]
    routes: tuple[RouteRow, ...]
    signatures: tuple[str, ...] = ("Prepared by (name, title)", "Reviewed for the Board of Health by", "Date")
    not_a_survey: str = NOT_A_SURVEY
    disclaimer: str = DISCLAIMER

    @property
    def components(self) -> tuple[ComponentTable, ...]:
        """All components, lot by lot."""
        return tuple(component for lot in self.lots for component in lot.components)

    @property
    def cited_rules(self) -> tuple[RuleRow, ...]:
        """The rules that criteria of this report cite."""
        return tuple(rule for rule in self.rules if rule.cited)
