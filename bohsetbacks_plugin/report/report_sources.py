# SPDX-License-Identifier: GPL-2.0-or-later
"""What a report says of itself: what was not checked and why, the layers, the rules in force, and the routes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Optional

import numpy as np

from ..engine.finding_parts import FindingPart
from ..engine.findings import NONE
from ..engine.remedies import routes
from ..engine.review import Review
from ..engine.site import Layer
from ..engine.vocabulary import FLAGGED
from .finding_columns import natural
from .not_checked import NotCheckedGroups
from .report_record import NotCheckedReason, NotMeasuredGroup, RouteRow, RuleRow, RulesetRow, SourceRow
from .rule_words import asks

#: So many components, or features not measured, are named for one reason.
NAMED_AT_MOST = 12

#: So many reasons are told apart, the most frequent ones; a town has thousands that name one feature each.
REASONS_AT_MOST = 60

COMPLETENESS_WORDS = {
    "complete": "complete: what it does not hold is taken as not there",
    "partial": "partial: what it does not hold may be there",
    "unknown": "completeness not stated",
    "design": "a design: it holds only what is proposed, and tells nothing of what is there",
}


def not_checked_reasons(result: Review) -> tuple[NotCheckedReason, ...]:
    """The answers `not_checked` by reason, most frequent first, with their rules and the first components."""
    found = result.findings
    rows = np.flatnonzero(found.is_outcome("not_checked"))
    groups = NotCheckedGroups([FindingPart(result, rows)])
    subjects: dict[str, dict[int, None]] = {}
    for note, subject in zip(found.note[rows], found.subject[rows].tolist()):
        subjects.setdefault(str(note), {})[subject] = None
    ids = result.site.features.ids
    made = []
    reasons = groups.reasons()
    for reason, count in reasons[:REASONS_AT_MOST]:
        named = sorted({str(ids[subject]) for subject in subjects[reason] if subject != NONE}, key=natural)
        made.append(NotCheckedReason(
            reason or "no reason stated", count, tuple(rule or "no rule loaded" for rule, _ in groups.rules_of(reason)),
            tuple(named[:NAMED_AT_MOST]), max(0, len(named) - NAMED_AT_MOST)))
    if len(reasons) > REASONS_AT_MOST:
        rest = sum(count for _, count in reasons[REASONS_AT_MOST:])
        made.append(NotCheckedReason(f"{len(reasons) - REASONS_AT_MOST:,} other reasons: the findings as CSV name them", rest,
                                     (), (), 0))
    return tuple(made)


def not_measured_groups(result: Review) -> tuple[NotMeasuredGroup, ...]:
    """Features that could not be measured, by layer and reason."""
    groups: dict[tuple[str, str], list[str]] = {}
    for row in result.not_measured_rows():
        groups.setdefault((str(row["layer"]), str(row["reason"])), []).append(str(row["id"]))
    return tuple(NotMeasuredGroup(layer, reason, len(ids), tuple(ids[:NAMED_AT_MOST]))
                 for (layer, reason), ids in groups.items())


def source_rows(result: Review, dates: Sequence[str] = ()) -> tuple[SourceRow, ...]:
    """The layers with their counts, accuracy, CRS, operation and cautions."""
    rows = []
    for number, layer in enumerate(result.site.layers):
        data = layer.data
        cautions = list(layer.cautions)
        rows.append(SourceRow(
            layer=layer.name, source=_file_name(data.source), date=dates[number] if number < len(dates) else "",
            counts=_counts(layer), crs=data.crs, operation=_operation(layer), accuracy=_accuracy(layer),
            completeness=COMPLETENESS_WORDS.get(data.completeness, data.completeness), cautions=tuple(cautions),
            read=layer.read, measured=layer.measured, not_measured=layer.not_measured, excluded=data.excluded,
            repaired=layer.repaired))
    return tuple(rows)


def ruleset_rows(result: Review) -> tuple[RulesetRow, ...]:
    """The documents whose rules are in force here, with their editions in full."""
    counts = Counter((rule.ruleset, rule.authority, rule.document, rule.edition) for rule in result.rules)
    return tuple(RulesetRow(*key, rules=count) for key, count in counts.items())


def rule_rows(result: Review, cited: set[str]) -> tuple[RuleRow, ...]:
    """The rules in force, with what became of each; `cited` are those that criteria of the report name."""
    return tuple(
        RuleRow(rule_id=rule.id, authority=rule.authority, section=rule.section, edition=rule.edition, asks=asks(rule),
                summary=rule.summary, note=rule.note, verified=rule.verified, status=status.status,
                reason=status.reason.replace("_", " "), on_part=status.on_part, cited=rule.id in cited, flagged=row["flagged"])
        for rule, status, row in zip(result.rules, result.statuses, result.rule_rows()))


def routes_told(result: Review, printed: Iterable[dict[str, Any]]) -> tuple[RouteRow, ...]:
    """The routes that the texts give for what is flagged in a report; the notes of the findings carry the same words."""
    rules = {rule.id: rule for rule in result.rules}
    told: dict[str, list[str]] = {}
    for row in printed:
        rule = rules.get(row["rule_id"] or "")
        if rule is None or row["outcome"] not in FLAGGED:
            continue
        for project in (result.site.project_type, "existing"):
            for route in routes(rule, project):
                if route in row["note"] and rule.id not in told.setdefault(route, []):
                    told[route].append(rule.id)
    return tuple(RouteRow(route, tuple(ids)) for route, ids in told.items())


def _file_name(source: str) -> str:
    """The file that a layer is from, without its folder or a database's address, which are nobody's business on paper."""
    return source.replace("\\", "/").rpartition("/")[2]


def _counts(layer: Layer) -> str:
    parts = [f"{layer.read:,} read", f"{layer.measured:,} measured"]
    for count, words in ((layer.not_measured, "not measured"), (layer.data.excluded, "left out by the layer's own filter"),
                         (layer.repaired, "repaired and measured on the repaired outline")):
        if count:
            parts.append(f"{count:,} {words}")
    return ", ".join(parts)


def _operation(layer: Layer) -> str:
    data = layer.data
    if data.operation in ("", "none"):
        return "no change of datum needed"
    return f"{data.operation}, {_feet(data.operation_accuracy_ft, 'accuracy not known')}"


def _accuracy(layer: Layer) -> str:
    data = layer.data
    if data.layer_accuracy_ft is None:
        stated = np.isfinite(data.accuracy_ft)
        if stated.any():
            low, high = float(np.nanmin(data.accuracy_ft)), float(np.nanmax(data.accuracy_ft))
            span = f"{low:g} ft" if low == high else f"{low:g} to {high:g} ft"
            return f"{span}, stated feature by feature" + ("" if stated.all() else "; for some not stated")
        return "not stated"
    return f"{data.layer_accuracy_ft:g} ft" + (f" ({data.accuracy_source})" if data.accuracy_source else "")


def _feet(value: Optional[float], unknown: str) -> str:
    return unknown if value is None else f"accuracy {value:.2f} ft"
