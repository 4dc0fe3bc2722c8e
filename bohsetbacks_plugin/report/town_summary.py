# SPDX-License-Identifier: GPL-2.0-or-later
"""A review of a whole town in counts: per rule and outcome, and the lots on which something is flagged with their worst.

By columns: a town has 1.7 million findings, and a record is made only for the worst one of each lot that is listed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..engine.findings import NONE, codes_of, records
from ..engine.review import Review
from ..engine.rules import Rule
from ..engine.site import IndexArray
from ..engine.verdict import CODE
from ..engine.vocabulary import OUTCOMES
from .lot_report import anchor
from .outcome_words import SIGNS, outcome_words
from .report_lines import constraint_words, criterion, plain
from .terminal import summary_line
from .town_record import FlaggedLot, RuleCount, TownSummary

_FLAGGED_CODES = (CODE["intrudes"], CODE["too_close_to_call"])


def town_summary(result: Review) -> TownSummary:
    """Count the findings of a site by rule, outcome and lot.

    Parameters
    ----------
    result : Review

    Returns
    -------
    TownSummary
    """
    found = result.findings
    codes, labels = codes_of(found.lot)
    outcomes = np.bincount(found.outcome, minlength=len(OUTCOMES))
    listed = _listed(result, codes, labels)
    has_other = np.zeros(max(1, len(labels)), dtype=bool)
    has_other[codes[found.outcome != CODE["not_checked"]]] = True
    only_open = sum(label is not None and not has_other[code] for code, label in enumerate(labels))
    return TownSummary(
        site=result.site.name or "Site without a name", town=result.site.town, summary=summary_line(result),
        exit_code=result.exit_code(), counts=result.counts(),
        outcomes={name: int(outcomes[code]) for code, name in enumerate(OUTCOMES)}, rules=_rule_counts(result), lots=listed,
        lots_read=len(result.site.features.having(frozenset({"lot"}))), lots_not_checked_only=int(only_open))


def _rule_counts(result: Review) -> tuple[RuleCount, ...]:
    found, size = result.findings, len(OUTCOMES)
    known = found.rule != NONE
    table = np.bincount(found.rule[known] * size + found.outcome[known].astype(np.intp),
                        minlength=len(result.rules) * size).reshape(-1, size)
    flagged = known & np.isin(found.outcome, _FLAGGED_CODES)
    binding = np.bincount(found.rule[flagged & found.binding], minlength=len(result.rules))
    advisory = np.bincount(found.rule[flagged & ~found.binding], minlength=len(result.rules))
    return tuple(RuleCount(
        rule_id=rule.id, authority=rule.authority, section=rule.section, summary=rule.summary, status=status.status,
        reason=status.reason.replace("_", " "), outcomes={name: int(table[number, code]) for code, name in enumerate(OUTCOMES)},
        flagged_binding=int(binding[number]), flagged_advisory=int(advisory[number]))
        for number, (rule, status) in enumerate(zip(result.rules, result.statuses)))


def _listed(result: Review, codes: IndexArray, labels: list[Any]) -> tuple[FlaggedLot, ...]:
    """The lots on which something is flagged or left to a person, worst first."""
    found = result.findings
    shown = np.flatnonzero(found.is_outcome("intrudes", "too_close_to_call", "refer"))
    if not len(shown):
        return ()
    short = np.nan_to_num(np.where(found.at_most[shown], found.signed[shown] - found.required[shown],
                                   found.required[shown] - found.signed[shown]), nan=-1e9)
    # Square feet are no measure against feet: by how far off only distances are told apart.
    short = np.where(found.unit[shown] == "ft", short, 0.0)
    weight = 2 * found.outcome[shown].astype(np.int64) + ~found.binding[shown]
    order = np.lexsort((-short, weight, codes[shown]))
    lots, first = np.unique(codes[shown][order], return_index=True)
    worst = shown[order][first]
    pairs = [_pairs(result, codes, len(labels), binding) for binding in (True, False)]
    refer = np.bincount(codes[found.is_outcome("refer")], minlength=len(labels))
    open_ = np.bincount(codes[found.is_outcome("not_checked")], minlength=len(labels))
    rules = {rule.id: rule for rule in result.rules}
    made = []
    for lot, row in zip(lots.tolist(), records(found.take(worst), result.site, result.rules)):
        label = "" if labels[lot] is None else str(labels[lot])
        made.append(FlaggedLot(
            lot=label, anchor=anchor(label), outcome=row["outcome"], sign=SIGNS[row["outcome"]], force=row["force"],
            outcome_word=outcome_words(row["outcome"], row["force"], row["leans"]), binding_pairs=int(pairs[0][lot]),
            advisory_pairs=int(pairs[1][lot]), refer=int(refer[lot]), not_checked=int(open_[lot]),
            worst=worst_words(row, rules)))
    rank = np.lexsort((lots, -short[order][first], weight[order][first]))
    return tuple(made[place] for place in rank)


def _pairs(result: Review, codes: IndexArray, lots: int, binding: bool) -> IndexArray:
    """How many pairs are flagged on each lot, as `Review.counts` counts them."""
    found = result.findings
    rows = np.flatnonzero(np.isin(found.outcome, _FLAGGED_CODES) & (found.binding == binding))
    alone = np.where(found.constraint[rows] == NONE, found.rule[rows], NONE)
    keys = np.unique(np.stack([codes[rows], found.subject[rows], found.constraint[rows], alone], axis=1), axis=0)
    return np.bincount(keys[:, 0], minlength=lots)


def worst_words(row: dict[str, Any], rules: dict[str, Rule]) -> str:
    """One finding in one line: component, what it is measured to, provided and required, rule."""
    one = criterion(row, rules.get(row["rule_id"] or ""))
    to = f" to {constraint_words(row)}" if one.constraint else ""
    provided = f": {one.provided} provided" if one.provided else ""
    inside = f" ({one.inside})" if one.inside else ""
    # "0.00 ft required" says less than "no overlap".
    required = f", {one.required} required" if row["required"] else f" ({one.requirement[:1].lower()}{one.requirement[1:]})"
    return f"{plain(row['subject_role'])} {row['subject_id']}{to}{provided}{inside}{required}, {one.rule_id}"
