# SPDX-License-Identifier: GPL-2.0-or-later
"""The review as a person reads it in a terminal: by lot and component, worst first, then what was not checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from textwrap import wrap
from typing import Any

import numpy as np

from ..engine.findings import NONE, FindingTable, records
from ..engine.remedies import routes, routes_in_words
from ..engine.review import Review
from ..engine.rules import Rule
from ..engine.vocabulary import PROJECT_TYPES
from ..engine.zones import ZONES_AT_MOST, zones_of_findings
from .rule_words import asks, figure

#: Components printed at most; the files that the run writes hold all of them.
SHOWN_COMPONENTS = 100

_WORDS = {
    "intrudes": "INTRUDES", "too_close_to_call": "TOO CLOSE", "refer": "REFER", "meets": "meets",
    "not_applicable": "n/a", "not_checked": "NOT CHECKED",
}


def review_lines(result: Review) -> Iterator[str]:
    """Yield the lines of the table, the summary excepted."""
    site = result.site
    rulesets = "; ".join(dict.fromkeys(f"{rule.ruleset} ({rule.edition.split(';')[0]})" for rule in result.rules))
    yield f"{site.name or 'Site without a name'} - {site.project_type.replace('_', ' ')} - rules: {rulesets}"
    yield ""
    found = result.findings
    with_figures = found.take(np.flatnonzero(~found.is_outcome("not_checked") | np.isfinite(found.signed)))
    rows = records(with_figures, site, result.rules)
    subjects = len(np.unique(with_figures.subject))
    yield from _components(rows, subjects, {rule.id: rule for rule in result.rules})
    yield from _about_rules(result, with_figures)
    yield from _not_checked(result)
    yield from _on_part(result)
    left_out = zones_of_findings(result.site, result.rules, result.findings, count_only=True).left_out
    if left_out:
        yield f"Setback zones: {left_out} are not drawn in the results, which hold up to {ZONES_AT_MOST}"
        yield ""
    yield from _inputs(result)


def summary_line(result: Review) -> str:
    """The last line: what was flagged, or what keeps this from being a clear."""
    counts = result.counts()
    parts = [_count(counts["advisory_pairs"], "advisory pair flagged", "advisory pairs flagged"),
             _count(counts["refer"], "finding for a person to decide", "findings for a person to decide"),
             _count(counts["not_checked"], "answer not checked", "answers not checked"),
             _count(counts["rules_not_checked"], "rule not checked", "rules not checked"),
             _count(counts["rules_on_part"], "rule checked on part of its layers", "rules checked on part of their layers"),
             _count(counts["not_measured"], "feature not measured", "features not measured"),
             _count(counts["repaired"], "feature repaired", "features repaired")]
    open_ = ", ".join(part for part in parts if part)
    if counts["flagged_pairs"]:
        flagged = _count(counts["flagged_pairs"], "pair", "pairs")
        return f"FLAGGED: {flagged} of a component and what it must keep away from" + (f"; also {open_}" if open_ else "")
    if open_:
        return f"NOT A CLEAR: {open_}"
    return "Nothing flagged, and every rule that applies was checked. This is a screening, not an approval."


def rule_lines(rules: Iterable[Rule]) -> Iterator[str]:
    """Yield the catalogue as a table."""
    yield f"{'rule':<20} {'verified':<8}  {'kind':<12} citation, what it asks, and summary"
    for rule in rules:
        verified = "yes" if rule.verified else "NO"
        yield f"{rule.id:<20} {verified:<8}  {rule.kind:<12} {rule.authority}, {rule.section}"
        constraint = ", ".join(rule.constraint_words)
        about = f"{', '.join(rule.subject_words)}" + (f" - {constraint}" if constraint else "")
        yield f"{'':<43}{asks(rule)} ({about})"
        yield f"{'':<43}{rule.summary}"


def _components(rows: Iterable[dict[str, Any]], subjects: int, rules: dict[str, Rule]) -> Iterator[str]:
    shown: set[tuple[str, str]] = set()
    for lot, of_lot in groupby(rows, key=lambda row: row["lot_id"]):
        if len(shown) >= SHOWN_COMPONENTS:
            break
        yield f"Lot {lot}" if lot else "In no lot"
        for key, of_subject in groupby(of_lot, key=lambda row: (row["subject_layer"], row["subject_id"])):
            if len(shown) >= SHOWN_COMPONENTS:
                break
            shown.add(key)
            yield from _component(list(of_subject), rules)
        yield ""
    if subjects > len(shown):
        yield f"... and {subjects - len(shown)} more components; write them with --output or --json"
        yield ""


def _component(rows: list[dict[str, Any]], rules: dict[str, Rule]) -> Iterator[str]:
    first = rows[0]
    yield f"  {first['subject_id']}  {_plain(first['subject_role'])} ({first['subject_layer']})"
    for _, of_pair in groupby(rows, key=_pair_key):
        yield from _pair(list(of_pair), rules)


def _pair_key(row: dict[str, Any]) -> tuple[Any, ...]:
    pair = (row["constraint_layer"], row["constraint_id"], row["constraint_role"], row["outcome"], row["force"])
    # Without a place there is no pair; each such answer stands alone.
    return (*pair, row["signed_ft"]) if row["constraint_id"] else (row["rule_id"],)


def _pair(rows: list[dict[str, Any]], rules: dict[str, Rule]) -> Iterator[str]:
    """One component and one thing it is measured to; then each rule that speaks of the two."""
    row = rows[0]
    word = _WORDS[row["outcome"]]
    if row["force"] == "advisory" and row["outcome"] in ("intrudes", "too_close_to_call"):
        word += " (advisory)"
    if row["outcome"] == "too_close_to_call":
        word += f", leans {row['leans']}"
    what = f"{_plain(row['constraint_role'])} {row['constraint_id'] or ''}".strip() if row["constraint_role"] else ""
    if not what and row["rule_id"]:
        # A table of many ranges is in the list of rules; here its beginning says what it is about.
        what = asks(rules[row["rule_id"]]).partition(": ")[0]
    if row["constraint_lot_id"] and row["constraint_role"] != "property_line":
        what += f" on lot {row['constraint_lot_id']}"
    provided = "" if row["provided"] is None else f"provided {figure(row['provided'], row['unit'])}"
    if row["signed_ft"] is not None and row["signed_ft"] < 0:
        provided += f" ({-row['signed_ft']:.2f} ft inside or beyond)"
    if row["band_ft"]:
        provided += f", +/- {row['band_ft']:.2f}"
    yield f"    {word}  {what}".rstrip() + (f": {provided}" if provided else "")
    for row in rows:
        figures = "" if row["required"] is None else f"required {figure(row['required'], row['unit'])}"
        if row["shortfall"]:
            over = "over by" if row["provided"] > row["required"] else "short"
            figures += f", {over} {figure(row['shortfall'], row['unit'])}"
        governs = "  <- governs" if row["governs"] and len(rows) > 1 else ""
        cited = f"{row['rule_id']}, {row['section']}" if row["rule_id"] else ""
        line = "  ".join(part for part in (figures, cited) if part)
        if line:
            yield f"        {line}{governs}"
    told = dict.fromkeys(_own_note(row, rules) for row in rows)
    for note in told:
        if note:
            yield from wrap(f"- {note}", 110, initial_indent=" " * 8, subsequent_indent=" " * 10)


def _own_note(row: dict[str, Any], rules: dict[str, Rule]) -> str:
    """The finding's note without that of its rule and the routes, which are printed once at the end."""
    note, rule = str(row["note"]), rules.get(row["rule_id"] or "")
    if rule is None:
        return note
    routes = [routes_in_words(rule, project) for project in PROJECT_TYPES]
    for ending in (*sorted(routes, key=len, reverse=True), rule.note):
        if ending and note.endswith(ending):
            note = note[: -len(ending)].rstrip("; ")
    return note


def _about_rules(result: Review, found: FindingTable) -> Iterator[str]:
    cited = set(found.rule[~found.is_outcome("meets", "not_applicable")].tolist())
    noted: dict[str, list[str]] = {}
    for number, rule in enumerate(result.rules):
        if number in cited and rule.note:
            noted.setdefault(rule.note, []).append(rule.id)
    if noted:
        yield "About the rules cited"
        for note, ids in noted.items():
            yield from wrap(f"{', '.join(ids)}: {note}", 110, initial_indent="  ", subsequent_indent="    ")
        yield ""
    yield from _routes(result, found)


def _routes(result: Review, found: FindingTable) -> Iterator[str]:
    """The routes that the texts give for what is flagged; whether one is open is never said."""
    flagged = found.take(np.flatnonzero(found.is_outcome("intrudes", "too_close_to_call") & (found.rule != NONE)))
    existing = result.site.features.status[flagged.subject] == "existing"
    told: dict[str, list[str]] = {}
    for number, old in sorted(set(zip(flagged.rule.tolist(), existing.tolist()))):
        rule = result.rules[number]
        for route in routes(rule, "existing" if old else result.site.project_type):
            if rule.id not in told.setdefault(route, []):
                told[route].append(rule.id)
    if told:
        yield "Routes that the texts give for a shortfall; whether one is open is for the Board"
        for route, ids in told.items():
            yield from wrap(f"{route}: for {_some(ids)}", 110, initial_indent="  ", subsequent_indent="    ")
        yield ""


def _not_checked(result: Review) -> Iterator[str]:
    found, ids = result.findings, result.site.features.ids
    rows = np.flatnonzero(found.is_outcome("not_checked") & ~np.isfinite(found.signed))
    if not len(rows):
        return
    subjects: dict[str, set[int]] = {}
    cited: dict[str, set[str]] = {}
    for note, subject, rule in zip(found.note[rows], found.subject[rows].tolist(), found.rule[rows].tolist()):
        subjects.setdefault(note, set()).add(subject)
        cited.setdefault(note, set()).update({result.rules[rule].id} if rule != NONE else ())
    yield "Not checked"
    for note in sorted(subjects):
        yield f"  {note}"
        about = f"    for {_some(sorted(str(ids[subject]) for subject in subjects[note]))}"
        yield f"{about}, rule {_some(sorted(cited[note]))}" if cited[note] else about
    yield ""


def _on_part(result: Review) -> Iterator[str]:
    rules: dict[str, list[str]] = {}
    for rule, status in zip(result.rules, result.statuses):
        if status.on_part:
            rules.setdefault(status.reason.replace("_", " "), []).append(rule.id)
    if rules:
        yield "Checked on part of the layers; state under 'absent' what there is none of"
        for reason, ids in rules.items():
            yield from wrap(f"{reason}: {', '.join(ids)}", 110, initial_indent="  ", subsequent_indent="    ")
        yield ""


def _inputs(result: Review) -> Iterator[str]:
    yield "Layers"
    for row in result.input_rows():
        accuracy = f"accuracy {row['accuracy_ft']:g} ft" if row["accuracy_ft"] is not None else "accuracy not stated"
        counts = f"{row['read']} read, {row['measured']} measured"
        for key in ("not_measured", "excluded", "repaired"):
            if row[key]:
                counts += f", {row[key]} {key.replace('_', ' ')}"
        yield f"  {row['layer']}: {counts}; {row['crs']}; {accuracy}"
        for caution in row["cautions"]:
            yield f"    ! {caution}"
    lost = result.not_measured_rows()
    if lost:
        yield "Not measured"
        for row in lost[:SHOWN_COMPONENTS]:
            yield f"  {row['layer']} {row['id']}: {row['reason']}"
        if len(lost) > SHOWN_COMPONENTS:
            yield f"  ... and {len(lost) - SHOWN_COMPONENTS} more; write them with --json"
    yield ""


def _some(words: list[str], most: int = 6) -> str:
    return ", ".join(words[:most]) + (f" and {len(words) - most} more" if len(words) > most else "")


def _plain(role: Any) -> str:
    return str(role or "").replace("_", " ")


def _count(number: int, one: str, many: str) -> str:
    return "" if not number else f"{number} {one if number == 1 else many}"
