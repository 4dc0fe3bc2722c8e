# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules x site -> one Review record, from which every output is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Optional

import numpy as np
import shapely

from . import vocabulary
from .checks import attribute, containment, count, minimum_area, property_line, setback, unflagged
from .context import Context, RuleStatus, build
from .coverage import doubts
from .errors import BohError, Cancelled, LayerError
from .findings import NONE, FindingTable, append_notes, codes_of, concatenate, is_none, records
from .precedence import mark_governing, note_other_numbers, note_rules
from .remedies import apply_variances, note_remedies
from .rules import Catalogue, Rule
from .site import BoolArray, IndexArray, ObjectArray, Site
from .verdict import CODE

Progress = Callable[[float, str], bool]


@dataclass
class Review:
    """Everything that one check found.

    Attributes
    ----------
    findings : FindingTable
        Sorted worst first within lot and subject.
    statuses : list of RuleStatus
        One per rule, in the order of `rules`.
    """

    site: Site
    rules: Sequence[Rule]
    findings: FindingTable
    statuses: list[RuleStatus]
    lots: tuple[str, ...] = ()

    def records(self) -> Iterator[dict[str, Any]]:
        """Findings as dictionaries with the keys of DESIGN 3.5."""
        return records(self.findings, self.site, self.rules)

    def rule_rows(self) -> list[dict[str, Any]]:
        """One dictionary per rule: what became of it."""
        flagged = self.findings.is_outcome(*vocabulary.FLAGGED)
        counts = np.bincount(self.findings.rule[flagged & (self.findings.rule != NONE)], minlength=len(self.rules))
        return [{"rule_id": rule.id, "status": status.status, "reason": status.reason or None,
                 "subjects": status.subjects, "constraints": status.constraints, "flagged": int(counts[number])}
                for number, (rule, status) in enumerate(zip(self.rules, self.statuses))]

    def input_rows(self) -> list[dict[str, Any]]:
        """One dictionary per layer: what was read and what was not measured."""
        return [{"layer": layer.name, "read": layer.read, "measured": layer.measured,
                 "not_measured": layer.not_measured, "excluded": layer.data.excluded, "repaired": layer.repaired,
                 "crs": layer.data.crs, "operation": layer.data.operation,
                 "operation_accuracy_ft": layer.data.operation_accuracy_ft,
                 "accuracy_ft": layer.data.layer_accuracy_ft, "cautions": list(layer.cautions)}
                for layer in self.site.layers]

    def not_measured_rows(self) -> list[dict[str, Any]]:
        """One dictionary per feature that was not measured."""
        return [{"layer": self.site.layers[item.layer].name, "id": item.id, "reason": item.reason}
                for item in self.site.not_measured]

    def counts(self) -> dict[str, int]:
        """How many pairs or features are flagged, open, and so on; what the exit code and the last line rest on."""
        found = self.findings
        flagged = found.is_outcome(*vocabulary.FLAGGED)
        # What is no matter of two features is counted by rule.
        alone = np.where(found.constraint == NONE, found.rule, NONE)
        pairs = np.stack([found.subject, found.constraint, alone], axis=1)
        return {
            "flagged_pairs": len(np.unique(pairs[flagged & found.binding], axis=0)),
            "advisory_pairs": len(np.unique(pairs[flagged & ~found.binding], axis=0)),
            "not_checked": int(found.is_outcome("not_checked").sum()),
            "refer": int(found.is_outcome("refer").sum()),
            "rules_not_checked": sum(status.status == "not_checked" for status in self.statuses),
            "rules_on_part": sum(status.on_part for status in self.statuses),
            "not_measured": len(self.site.not_measured),
            "repaired": sum(layer.repaired for layer in self.site.layers),
        }

    def exit_code(self) -> int:
        """0 all clear and all checked, 1 a binding rule is flagged, 3 something is open (DESIGN 3.4)."""
        counts = dict(self.counts())
        if counts.pop("flagged_pairs"):
            return 1
        return 3 if any(counts.values()) else 0


def review(site: Site, catalogue: Catalogue, *, lots: Sequence[str] = (), want_all: bool = False,
           progress: Optional[Progress] = None, is_part: bool = False) -> Review:
    """Check a site.

    Parameters
    ----------
    site : Site
    catalogue : Catalogue
    lots : sequence of str
        Keep only findings on these lots: the component lies there, or what it is too near to does.
    want_all : bool
        Also keep `meets`, with the nearest measured constraint, and `not_applicable`.
    progress : callable, optional
        Called with a share done (0 to 1) and a text; returns False to stop.
    is_part : bool
        The site is a part cut out of one that was checked: it may hold nothing to check.

    Raises
    ------
    LayerError
        Where the site holds nothing that could be checked.
    BohError
        For a lot that is not in the site.
    Cancelled
        Where `progress` returned False.
    """
    step = _Steps(progress)
    step(0.0, "Finding the lots")
    context = build(site, catalogue.rules)
    if not is_part:
        _refuse_nothing_to_check(context)
        refuse_unknown_lots(context, lots)
    numbers = [number for number, rule in enumerate(catalogue.rules) if rule.legs and rule.relation not in containment.HANDLED]
    step(0.2, "Measuring to constraints")
    measured = setback.measure(context, numbers, want_all)
    step(0.6, "Measuring to lot lines")
    tables = list(measured.tables)
    line_doubts = doubts(site, frozenset({"property_line"}))
    with_meets = frozenset(number for number in numbers if want_all or line_doubts or not context.rules[number].verified)
    for number, rows, made in property_line.measure(context, numbers, with_meets):
        tables += [_settle_line_answers(context, number, found, line_doubts) for found in made]
        measured.answered[number, rows] = True
    step(0.8, "Listing what was not measured")
    answers, statuses = unflagged.answer(context, numbers, measured, want_all, is_part)
    step(0.9, "Testing areas, values and counts")
    amounts = _amounts(context, statuses, want_all)
    found = concatenate([*tables, *answers, *amounts, unflagged.without_rule(context),
                         *([unflagged.abandoned(context)] if want_all else [])])
    found.constraint_lot[:] = _constraint_lots(context, found)
    found = only_on_lots(context, found, lots)
    apply_variances(found, site, catalogue.rules)
    mark_governing(found)
    note_other_numbers(found, catalogue.rules)
    note_rules(found, catalogue.rules)
    note_remedies(found, site, catalogue.rules)
    step(1.0, "Done")
    return Review(site=site, rules=catalogue.rules, findings=sort_findings(context, found),
                  statuses=[statuses[number] for number in range(len(catalogue.rules))], lots=tuple(lots))


_AMOUNTS = {"minimum_area": minimum_area.answer, "attribute": attribute.answer, "count": count.answer,
            "containment": containment.answer}


def _amounts(context: Context, statuses: dict[int, RuleStatus], want_all: bool) -> list[FindingTable]:
    """What rules that measure no distance to constraints answer; their statuses are added."""
    tables = []
    for number, rule in enumerate(context.rules):
        if rule.listing is not None or rule.notice is not None:
            statuses[number] = RuleStatus("not_applicable", f"a list without a verdict: see the command "
                                          f"'{'inventory' if rule.listing is not None else 'notify'}'")
        elif number not in statuses:
            made, statuses[number] = _AMOUNTS[rule.kind](context, number, want_all)
            tables += made
    return tables


def only_on_lots(context: Context, found: FindingTable, lots: Sequence[str]) -> FindingTable:
    """The findings that concern some lots; all of them where no lot is named."""
    return found.take(np.flatnonzero(_on_lots(context, found, lots))) if lots else found


class _Steps:
    def __init__(self, progress: Optional[Progress]) -> None:
        self.progress = progress

    def __call__(self, share: float, text: str) -> None:
        if self.progress is not None and not self.progress(share, text):
            raise Cancelled


def _refuse_nothing_to_check(context: Context) -> None:
    if context.checked.any():
        return
    features = context.site.features
    # A proposed well beside systems that serve as context is checked through them.
    if len(context.subjects) and bool(((features.status == "proposed") & features.is_subject).any()):
        return
    lost = [item for item in context.site.not_measured if item.could_be & vocabulary.SUBJECT_ROLES]
    if lost:
        return
    names = ", ".join(layer.name for layer in context.site.layers)
    raise LayerError(f"no subject features: none of the layers ({names}) holds a septic component, stable, corral, pasture, "
                     "poultry feature or cistern to check; give such a layer a role, or leave out 'subject: false'")


def refuse_unknown_lots(context: Context, lots: Sequence[str]) -> None:
    """Stop at a lot, asked for or of the premises, that is not in the site."""
    for name in lots:
        if name not in context.lots.by_id:
            raise BohError(f"no lot '{name}' in the lot layers; give an id as it stands in the lot layer's id field")
    for name in (name for group in context.site.premises for name in group):
        if name not in context.lots.by_id:
            raise BohError(f"premises: no lot '{name}' in the lot layers; give ids as they stand in the lot layer's id "
                           "field")


def _settle_line_answers(context: Context, number: int, found: FindingTable, told: Sequence[str]) -> FindingTable:
    """Turn lot-line `meets` into not_checked or refer where the data or the rule allow no `meets`."""
    meets = np.flatnonzero(found.is_outcome("meets"))
    rule = context.rules[number]
    if told and len(meets):
        found.outcome[meets] = CODE["not_checked"]
        found.note[meets] = append_notes(found.note[meets], np.full(len(meets), "; ".join(told), dtype=object))
    elif not rule.verified and len(meets):
        found.outcome[meets] = CODE["refer"]
        found.note[meets] = append_notes(found.note[meets], np.full(len(meets), unflagged.UNVERIFIED, dtype=object))
    return found


def _constraint_lots(context: Context, found: FindingTable) -> ObjectArray:
    """Lots of the constraints: the one that its `lot` attribute names, else those at the nearest point on it."""
    features = context.site.features
    result = found.constraint_lot.copy()
    open_ = np.flatnonzero((found.constraint != NONE) & is_none(result) & found.has_place)
    if not len(open_) or not len(context.lots):
        return result
    # Several rules end on the same point.
    ends, inverse = np.unique(found.lines[open_, 1] @ np.array([1.0, 1.0j]), return_inverse=True)
    result[open_] = context.lots.labels_at(shapely.points(ends.real, ends.imag))[inverse.reshape(-1)]
    named = features.attribute("lot", found.constraint[open_])
    told = np.array([value is not None and str(value).strip() != "" for value in named], dtype=bool)
    result[open_[told]] = [str(value).strip() for value in named[told]]
    return result


def _on_lots(context: Context, found: FindingTable, lots: Sequence[str]) -> BoolArray:
    """Findings whose component, or whose constraint, lies on one of the lots; stacked lots answer to each of their ids."""
    wanted = set(lots)
    for name in lots:
        feature = context.lots.feature[context.lots.by_id[name]]
        wanted |= {*context.site.features.all_ids[feature], str(context.site.features.ids[feature])}

    def touches(labels: Any) -> Any:
        return np.array([label is not None and (label in wanted or bool(wanted & set(str(label).split("; "))))
                         for label in labels], dtype=bool)

    return np.asarray(touches(found.lot) | touches(found.constraint_lot))


def sort_findings(context: Context, found: FindingTable) -> FindingTable:
    """By lot, then subject, then worst first; advisory after binding."""
    ids = context.site.features.ids
    codes, labels = codes_of(found.lot)
    lot = _ranks([label or "~" for label in labels])[codes]
    subjects, subject = np.unique(found.subject, return_inverse=True)
    by_id = np.lexsort((subjects, _ranks([str(ids[row]) if row != NONE else "" for row in subjects])))
    place = np.empty(len(subjects), dtype=np.int64)
    place[by_id] = np.arange(len(subjects))
    weight = 2 * found.outcome.astype(np.int64) + ~found.binding
    first = (lot * max(1, len(subjects)) + place[subject.reshape(-1)]) * (2 * len(vocabulary.OUTCOMES)) + weight
    short = np.nan_to_num(np.where(found.at_most, found.signed - found.required, found.required - found.signed), nan=-1e9)
    return found.take(np.lexsort((found.constraint, found.rule, -short, first)))


def _ranks(texts: Sequence[str]) -> IndexArray:
    """The place of each text among the sorted ones; equal texts share it."""
    _, ranks = np.unique(np.array(texts, dtype=str), return_inverse=True)
    return np.asarray(ranks, dtype=np.intp).reshape(-1)
