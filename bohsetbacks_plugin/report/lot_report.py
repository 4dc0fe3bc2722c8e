# SPDX-License-Identifier: GPL-2.0-or-later
"""One printable record of a review, for one lot or for the whole site. What is in it: report_record.py.

    report = lot_report(result, "MAN-01", ReportFacts(address="1 Example Lane", program="BOH Setbacks 1.0"))
    report.summary, report.lots[0].components[0].criteria[0].required

For many lots of one review make `LotReports` once and ask it lot by lot: it reckons what all lots share only once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Optional

import numpy as np
import shapely

from ..engine import vocabulary
from ..engine.errors import BohError
from ..engine.findings import FindingTable, codes_of, is_none, records
from ..engine.review import Review
from ..engine.site import BoolArray, FloatArray, IndexArray
from .finding_columns import natural
from .report_lines import component_tables, with_figures
from .report_record import LotReport, LotTables, ReportFacts
from .report_sources import (
    not_checked_reasons,
    not_measured_groups,
    routes_told,
    rule_rows,
    ruleset_rows,
    source_rows,
)
from .terminal import summary_line

#: Up to so many lots a report of the site prints all that have something open; of more, only the flagged ones.
ALL_LOTS_UP_TO = 60

#: So many flagged lots a report of the site prints at most, the worst ones; a report of its own tells of any other.
LOTS_AT_MOST = 200


def lot_report(result: Review, lot_id: Optional[str], facts: ReportFacts) -> LotReport:
    """The report of one lot, or of the whole site.

    Parameters
    ----------
    result : Review
        Of the whole site, or of this lot only.
    lot_id : str or None
        Id of a lot as the lot layer has it, or a lot label of a finding; None for the whole site.
    facts : ReportFacts

    Returns
    -------
    LotReport

    Raises
    ------
    BohError
        For a lot that is not in the site.
    """
    return LotReports(result).report(lot_id, facts)


class LotReports:
    """Reports of the lots of one review, one by one; a town has 1.7 million findings and a thousand flagged lots.

    Parameters
    ----------
    result : Review
    """

    def __init__(self, result: Review) -> None:
        self.result = result
        found = result.findings
        self._lot_codes, self._lot_labels = codes_of(found.lot)
        self._other_codes, self._other_labels = codes_of(found.constraint_lot)
        features = result.site.features
        self._lots = features.having(frozenset({"lot"}))
        self._by_id = {name: int(row) for row in self._lots.tolist()
                       for name in (str(features.ids[row]), *features.all_ids[row])}
        self._subjects = np.flatnonzero(features.matching(vocabulary.SUBJECT_ROLES) & features.is_subject
                                        & (features.status != "abandoned"))
        self._bounds: FloatArray = shapely.bounds(features.geometry[self._subjects]).reshape(-1, 4)

    def report(self, lot_id: Optional[str], facts: ReportFacts) -> LotReport:
        """The report of one lot, or with None of the site; see `lot_report`."""
        part = self.result if lot_id is None else self.part(lot_id)
        lots, left_out = self._of_site(part.findings) if lot_id is None else self._of_lot(part.findings, lot_id)
        printed = tuple(criterion.record for lot in lots for table in lot.components for criterion in table.criteria)
        rules = rule_rows(part, {str(record["rule_id"]) for record in printed})
        looked_at = self._looked_at(lot_id)
        summary, outcome = _summary(part, looked_at)
        return LotReport(
            lot_id=lot_id, title=self._title(lot_id), facts=self.filled_facts(facts, lot_id),
            site=part.site.name or "Site without a name",
            town=part.site.town.capitalize() if part.site.town.isalpha() else part.site.town,
            project_type=part.site.project_type.replace("_", " "), as_of=part.site.as_of.isoformat(), crs=part.site.crs,
            summary=summary, outcome=outcome, exit_code=part.exit_code(), counts=part.counts(),
            checked_words=_checked_words(looked_at, lot_id), lots=lots, left_out_lots=left_out,
            left_out_words=_left_out_words(left_out), holds_meets=any(row["outcome"] == "meets" for row in printed),
            not_checked=not_checked_reasons(part), rules_not_checked=tuple(one for one in rules if one.status == "not_checked"),
            rules_on_part=tuple(one for one in rules if one.on_part), not_measured=not_measured_groups(part),
            sources=source_rows(part, facts.layer_dates), rulesets=ruleset_rows(part), rules=rules,
            routes=routes_told(part, printed))

    def part(self, lot_id: str) -> Review:
        """The review's findings that concern one lot, as `review(..., lots=[lot_id])` keeps them."""
        return replace(self.result, findings=self.result.findings.take(self.rows_of(lot_id)), lots=(lot_id,))

    def rows_of(self, lot_id: str) -> IndexArray:
        """Rows of the findings that concern one lot: the component lies there, or what it is too near to does.

        Raises
        ------
        BohError
            For a lot that is neither in the layers nor named by a finding.
        """
        wanted = self._names_of(lot_id)
        mine = self._having(self._lot_labels, wanted)[self._lot_codes]
        other = self._having(self._other_labels, wanted)[self._other_codes]
        return np.flatnonzero(mine | other)

    def flagged_lots(self) -> list[str]:
        """Labels of the lots whose components are flagged, by a binding rule or an advisory one, in the order of their ids."""
        found = self.result.findings
        flagged = found.is_outcome(*vocabulary.FLAGGED)
        codes = np.unique(self._lot_codes[flagged])
        return sorted((str(self._lot_labels[code]) for code in codes if self._lot_labels[code] is not None), key=natural)

    def lot_geometry(self, lot_id: str) -> Any:
        """Outline of a lot in the analysis CRS; None where the label is that of no mapped lot."""
        rows = sorted({self._by_id[name] for name in self._names_of(lot_id) if name in self._by_id})
        features = self.result.site.features
        return shapely.union_all(features.geometry[rows]) if rows else None

    def _names_of(self, lot_id: str) -> set[str]:
        """All ids that stand for a lot: of stacked lots each one, and of a label that names several lots each of them."""
        if lot_id in self._by_id:
            row = self._by_id[lot_id]
            features = self.result.site.features
            return {lot_id, str(features.ids[row]), *features.all_ids[row]}
        names = set(lot_id.split("; "))
        if lot_id in self._lot_labels or lot_id in self._other_labels or names <= set(self._by_id):
            return {lot_id, *names}
        raise BohError(f"no lot '{lot_id}' in the lot layers; give an id as it stands in the lot layer's id field")

    @staticmethod
    def _having(labels: list[Any], wanted: set[str]) -> BoolArray:
        return np.array([label is not None and (label in wanted or bool(wanted & set(str(label).split("; "))))
                         for label in labels] or [False], dtype=bool)

    def _of_lot(self, found: FindingTable, lot_id: str) -> tuple[tuple[LotTables, ...], int]:
        """The lot's own components, then those of other lots that are too near to something on it."""
        wanted = self._names_of(lot_id)
        shown = found.take(np.flatnonzero(with_figures(found)))
        groups = list(_by_lot(self.result, shown))
        own = [(label, rows) for label, rows in groups if label and wanted & set(label.split("; "))]
        others = [(label, rows) for label, rows in groups if (label, rows) not in own]
        tables = [_tables(self.result, label, rows, is_own) for part, is_own in ((own, True), (others, False))
                  for label, rows in part]
        return tuple(tables), 0

    def _of_site(self, found: FindingTable) -> tuple[tuple[LotTables, ...], int]:
        """The lots of the site in the order of their ids; of many, only those that are flagged."""
        shown = np.flatnonzero(with_figures(found))
        codes, labels = codes_of(found.lot[shown])
        keep = range(len(labels))
        left_out = 0
        if len(labels) > ALL_LOTS_UP_TO:
            flagged = found.take(shown).is_outcome(*vocabulary.FLAGGED)
            # By outcome, binding first; the worst of each lot decides which ones are kept.
            weight = 2 * found.outcome[shown].astype(np.int64) + ~found.binding[shown]
            worst = np.full(len(labels), np.iinfo(np.int64).max)
            np.minimum.at(worst, codes[flagged], weight[flagged])
            order = np.argsort(worst, kind="stable")
            chosen = order[worst[order] < np.iinfo(np.int64).max][:LOTS_AT_MOST]
            left_out, keep = len(labels) - len(chosen), chosen.tolist()
        part = found.take(shown[np.isin(codes, list(keep))])
        groups = sorted(_by_lot(self.result, part), key=lambda group: natural(group[0]) if group[0] else "~")
        return tuple(_tables(self.result, label, rows, True) for label, rows in groups), left_out

    def _looked_at(self, lot_id: Optional[str]) -> int:
        """How many components were looked at, so that a lot without any is not taken for a clear one."""
        if lot_id is not None:
            return int(self._on_lot(lot_id).sum())
        if not self.result.lots:
            return len(self._subjects)
        on = np.zeros(len(self._subjects), dtype=bool)
        for name in self.result.lots:
            on |= self._on_lot(name)
        return int(on.sum())

    def _title(self, lot_id: Optional[str]) -> str:
        if lot_id is not None:
            return f"Setback report: lot {lot_id}"
        return f"Setback report: lots {', '.join(self.result.lots)}" if self.result.lots else "Setback report"

    def filled_facts(self, facts: ReportFacts, lot_id: Optional[str]) -> ReportFacts:
        """The facts, with the lot's own address and id where none was given."""
        if lot_id is None:
            return facts
        row = next((self._by_id[name] for name in sorted(self._names_of(lot_id)) if name in self._by_id), None)
        address = None if row is None else self.result.site.features.attribute("address", np.array([row]))[0]
        return replace(facts, address=facts.address or str(address or "").strip(), map_lot=facts.map_lot or lot_id)

    def _on_lot(self, lot_id: str) -> BoolArray:
        """Which subjects lie on a lot: its name is their lot, or they reach into its outline."""
        features, wanted = self.result.site.features, self._names_of(lot_id)
        named = features.attribute("lot", self._subjects)
        told = ~is_none(named)
        on: BoolArray = np.array([value is not None and str(value).strip() in wanted for value in named], dtype=bool)
        outline = self.lot_geometry(lot_id)
        if outline is not None:
            low_x, low_y, high_x, high_y = outline.bounds
            near = np.flatnonzero(~told & (self._bounds[:, 0] <= high_x) & (self._bounds[:, 2] >= low_x)
                                  & (self._bounds[:, 1] <= high_y) & (self._bounds[:, 3] >= low_y))
            shapely.prepare(outline)
            shapes = features.geometry[self._subjects[near]]
            on[near] = shapely.intersects(outline, shapes) & ~shapely.touches(outline, shapes)
        return on


def _summary(part: Review, looked_at: int) -> tuple[str, str]:
    """The sentence that a check ends with, and ``flagged``, ``open`` or ``nothing_flagged``."""
    code = part.exit_code()
    if code == 0 and not looked_at:
        # Nothing flagged where nothing was measured is no answer.
        return "NOTHING MEASURED: no component that is to be checked is mapped here", "open"
    return summary_line(part), {0: "nothing_flagged", 1: "flagged"}.get(code, "open")


def _checked_words(count: int, lot_id: Optional[str]) -> str:
    if not count:
        return (f"No septic component, stable, poultry feature or cistern that is to be checked is mapped "
                f"{'here' if lot_id is None else 'on this lot'}: nothing of it was measured.")
    return f"{count:,} component{'' if count == 1 else 's'} {'at this site' if lot_id is None else 'on this lot'} looked at."


def _by_lot(result: Review, found: FindingTable) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The records of each lot, in the order of the findings; an empty label for "in no lot"."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for row in records(found, result.site, result.rules):
        groups.setdefault(row["lot_id"] or "", []).append(row)
    yield from groups.items()


def _tables(result: Review, label: str, rows: list[dict[str, Any]], own: bool) -> LotTables:
    components = component_tables(result, rows, own)
    first = min(components, key=lambda one: (vocabulary.OUTCOMES.index(one.outcome), "(advisory)" in one.outcome_word))
    return LotTables(label, anchor(label), first.outcome, first.outcome_word, first.sign, components)


def anchor(label: str) -> str:
    """A name that a link to a lot can use: letters of ids are anything, so each that is not plain is written as its number."""
    plain = "".join(sign if sign.isascii() and sign.isalnum() else f"-{ord(sign):x}-" for sign in label)
    return f"lot_{plain}" if label else "no_lot"


def _left_out_words(count: int) -> str:
    if not count:
        return ""
    lots = "1 lot is" if count == 1 else f"{count:,} lots are"
    return (f"{lots} left out here: of so many lots only those with something flagged are printed, {LOTS_AT_MOST} at most. "
            "They are not clear: write the report of a lot for its own answers, or the findings as CSV for all.")


__all__ = ["ALL_LOTS_UP_TO", "LOTS_AT_MOST", "LotReport", "LotReports", "ReportFacts", "anchor", "lot_report"]
