# SPDX-License-Identifier: GPL-2.0-or-later
"""Which findings are shown and in which order, and how many there are of each outcome; by columns, for a town too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Optional

import numpy as np
import numpy.typing as npt

from ..engine import vocabulary
from ..engine.finding_parts import FindingPart
from ..engine.findings import NONE
from ..engine.review import Review
from ..engine.site import IndexArray
from ..engine.verdict import LEANS
from .finding_columns import ColumnStore, ReviewColumns, natural
from .finding_order import ORDERS, WORST, Keys, sort_by

#: Part number and row of its review's findings, shape (n, 2).
ChosenArray = npt.NDArray[np.int64]


@dataclass(frozen=True)
class FindingFilter:
    """What a finding must be to be shown; all of it must hold.

    Attributes
    ----------
    outcomes : frozenset of str
        Only these; an empty set shows nothing.
    leans : frozenset of str
        ``intrudes`` and ``meets``; empty for any.
    force : str
        ``binding``, ``advisory``, or empty for both.
    rules : frozenset of str
        Rule ids, with an empty text for "no rule loaded"; empty for any.
    lot : str
        A lot's id, of the component or of what it is too near to; where no lot has that id, a part of one.
    text : str
        Words of which each must be in an id, a role, the rule, its section, a layer's name or the note.
    only_governing : bool
        Only the rule that governs each pair of features.
    """

    outcomes: frozenset[str] = frozenset(vocabulary.OUTCOMES)
    leans: frozenset[str] = frozenset()
    force: str = ""
    rules: frozenset[str] = frozenset()
    lot: str = ""
    text: str = ""
    only_governing: bool = False


def select(parts: Sequence[FindingPart], wanted: FindingFilter, order: str = WORST, descending: bool = False, *,
           columns: Optional[ColumnStore] = None) -> ChosenArray:
    """The findings that pass a filter, sorted.

    Worst first means: by outcome, binding before advisory, the larger shortfall first, then by lot and id of the component.

    Parameters
    ----------
    parts : sequence of FindingPart
    wanted : FindingFilter
    order : str
        `WORST`, or one of `ORDERS`; what is equal there comes worst first, what has no value comes last.
    descending : bool
        Turns the order around.
    columns : ColumnStore, optional
        Keeps what was reckoned for the next call.

    Returns
    -------
    ndarray of int64, shape (n, 2)
        Part number, and row of its review's findings.

    Raises
    ------
    ValueError
        For an order that there is not.
    """
    if order not in (WORST, *ORDERS):
        raise ValueError(f"no order '{order}'; there are {WORST}, {', '.join(ORDERS)}")
    store = columns if columns is not None else ColumnStore()
    known = [store.of(part.review) for part in parts]
    exact = _is_lot(known, wanted.lot)
    chosen = [_passing(own, part.rows, wanted, exact) for own, part in zip(known, parts)]
    pairs = _numbered(chosen)
    if not len(pairs):
        return pairs
    keys = Keys(known, chosen)
    last = [key.directed(descending and order == WORST) for key in keys.worst()]
    return pairs[sort_by([*([] if order == WORST else [key.directed(descending) for key in keys.of(order)]), *last])]


def counters(parts: Sequence[FindingPart]) -> dict[str, int]:
    """How many there are of each outcome.

    Parameters
    ----------
    parts : sequence of FindingPart

    Returns
    -------
    dict of str to int
        For each of `vocabulary.OUTCOMES`: of the flagged ones pairs of features, as `Review.counts` does, of the others
        findings. And ``flagged_pairs`` (binding) and ``advisory_pairs``.
    """
    total = dict.fromkeys((*vocabulary.OUTCOMES, "flagged_pairs", "advisory_pairs"), 0)
    for part in parts:
        found = part.review.findings
        outcome = found.outcome[part.rows]
        plain = np.bincount(outcome, minlength=len(vocabulary.OUTCOMES))
        for code, name in enumerate(vocabulary.OUTCOMES):
            total[name] += 0 if name in vocabulary.FLAGGED else int(plain[code])
        flagged = np.array([name in vocabulary.FLAGGED for name in vocabulary.OUTCOMES], dtype=bool)[outcome]
        rows, codes = part.rows[flagged], outcome[flagged]
        for name in vocabulary.FLAGGED:
            total[name] += _pairs(part.review, rows[codes == vocabulary.OUTCOMES.index(name)])
        binding = found.binding[rows]
        total["flagged_pairs"] += _pairs(part.review, rows[binding])
        total["advisory_pairs"] += _pairs(part.review, rows[~binding])
    return total


def rules_found(parts: Sequence[FindingPart]) -> list[tuple[str, str]]:
    """Id and summary of each rule that some finding is about, in the order of the rules; an empty id for "no rule loaded"."""
    told: dict[str, str] = {}
    for part in parts:
        rules = part.review.rules
        seen = np.bincount(part.review.findings.rule[part.rows] + 1, minlength=len(rules) + 1)
        for number in np.flatnonzero(seen):
            told.setdefault(*(("", "") if number == 0 else (rules[number - 1].id, rules[number - 1].summary)))
    return list(told.items())


def lots_found(parts: Sequence[FindingPart], columns: Optional[ColumnStore] = None) -> list[str]:
    """Ids of the lots that findings are on, sorted; stacked lots by each of their ids."""
    store = columns if columns is not None else ColumnStore()
    ids: set[str] = set()
    for part in parts:
        codes, labels = store.of(part.review).coded("lot")
        for code in np.flatnonzero(np.bincount(codes[part.rows], minlength=len(labels))):
            ids.update(str(labels[code]).split("; ") if labels[code] is not None else ())
    return sorted(ids, key=natural)


@dataclass
class StandingReview(Review):
    """A review whose counts, summary and exit code are those of the findings that stand now, several parts together."""

    counted: Mapping[str, int] = field(default_factory=dict)

    def counts(self) -> dict[str, int]:
        """See `Review.counts`; layers and statuses of rules are those of the first part."""
        return {
            **{key: self.counted[key] for key in ("flagged_pairs", "advisory_pairs", "not_checked", "refer")},
            "rules_not_checked": sum(status.status == "not_checked" for status in self.statuses),
            "rules_on_part": sum(status.on_part for status in self.statuses),
            "not_measured": len(self.site.not_measured),
            "repaired": sum(layer.repaired for layer in self.site.layers),
        }


def standing(parts: Sequence[FindingPart]) -> StandingReview:
    """What stands now as one review, for its counts, summary line and exit code; of at least one part."""
    first = parts[0].review
    return StandingReview(site=first.site, rules=first.rules, findings=first.findings, statuses=first.statuses,
                          lots=first.lots, counted=counters(parts))


def _numbered(chosen: Sequence[IndexArray]) -> ChosenArray:
    """The chosen rows of all parts, each with the number of its part."""
    pairs: ChosenArray = np.empty((sum(map(len, chosen)), 2), dtype=np.int64)
    pairs[:, 0] = np.repeat(np.arange(len(chosen)), [len(rows) for rows in chosen])
    pairs[:, 1] = np.concatenate([*chosen, np.empty(0, dtype=np.intp)])
    return pairs


def _is_lot(known: Sequence[ReviewColumns], lot: str) -> bool:
    """Whether the text is the id of a lot that some finding is on."""
    text = lot.strip().casefold()
    return bool(text) and any(text in str(label).casefold().split("; ") for own in known
                              for name in ("lot", "constraint_lot") for label in own.coded(name)[1] if label is not None)


def _passing(own: ReviewColumns, rows: IndexArray, wanted: FindingFilter, exact_lot: bool) -> IndexArray:
    """Rows that pass; the cheap tests come first, so that texts are looked at for what is left only."""
    found = own.review.findings
    if wanted.outcomes < frozenset(vocabulary.OUTCOMES):
        taken = np.array([name in wanted.outcomes for name in vocabulary.OUTCOMES], dtype=bool)
        rows = rows[taken[found.outcome[rows]]]
    if wanted.leans:
        rows = rows[np.array([lean in wanted.leans for lean in LEANS], dtype=bool)[found.leans[rows]]]
    if wanted.force:
        rows = rows[found.binding[rows] == (wanted.force == "binding")]
    if wanted.only_governing:
        rows = rows[found.governs[rows]]
    if wanted.rules:
        # "No rule" is numbered -1, the last.
        named = np.array([*(rule.id in wanted.rules for rule in own.review.rules), "" in wanted.rules], dtype=bool)
        rows = rows[named[found.rule[rows]]]
    text = wanted.lot.strip().casefold()
    if text:
        def on_lot(label: str) -> bool:
            return text in label.split("; ") if exact_lot else text in label
        rows = rows[own.with_text("lot", rows, on_lot) | own.with_text("constraint_lot", rows, on_lot)]
    for word in wanted.text.casefold().split():
        rows = rows[own.having(rows, word)]
    return rows


def _pairs(review: Review, rows: IndexArray) -> int:
    """How many pairs of features some findings are about; what is no matter of two features is counted by rule."""
    found, features, rules = review.findings, len(review.site.features) + 1, len(review.rules) + 1
    subject, constraint = found.subject[rows].astype(np.int64), found.constraint[rows].astype(np.int64)
    alone = np.where(constraint == NONE, found.rule[rows], NONE)
    return len(np.unique(((subject + 1) * features + constraint + 1) * rules + alone + 1))
