# SPDX-License-Identifier: GPL-2.0-or-later
"""What changed between two checks: as a person reads it in a terminal, and as CSV and JSON."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any, Optional

from ..engine.comparison import KINDS, Change, Comparison
from ..engine.comparison_sides import Answer
from ..engine.errors import OutputError
from ..engine.vocabulary import OUTCOMES
from .output_files import refuse_to_overwrite, staging
from .results_reader import StoredResults
from .rule_words import figure

#: Changes of one kind that are printed at most; CSV and JSON hold all of them.
SHOWN_CHANGES = 100

#: Title of each kind of change.
KIND_WORDS = {
    "new": "New", "worse": "Worse", "newly_not_checked": "No longer checked", "not_comparable": "No longer comparable",
    "removed": "Removed, not cured", "unchanged": "Unchanged", "better": "Better, still open", "cured": "Cured",
    "newly_checked": "Checked now, nothing open",
}

#: What a later check that does not name a pair says of it, by the kind of change.
_UNNAMED = {"removed": "gone", "newly_not_checked": "not checked", "not_comparable": "not known"}

#: Columns of CSV and JSON.
CHANGE_FIELDS = (
    "change", "reason", "rule_id", "section", "force", "subject_role", "subject_layer", "subject_id", "constraint_role",
    "constraint_layer", "constraint_id", "unit", "before_outcome", "before_required", "before_provided", "before_signed",
    "after_outcome", "after_required", "after_provided", "after_signed", "difference")


def comparison_lines(result: Comparison, before: StoredResults, after: StoredResults) -> Iterator[str]:
    """Yield the lines of the table, the summary excepted.

    Parameters
    ----------
    result : Comparison
    before, after : StoredResults
    """
    yield f"{after.site or before.site or 'Site without a name'} - what changed between two checks"
    for title, stored in (("before", before), ("after", after)):
        created = stored.facts.created if stored.facts is not None else ""
        yield f"  {title + ':':<8}{stored.path}" + (f", checked {created}" if created else "")
    yield ""
    for kind in KINDS:
        changes = result.of_kind(kind)
        if not changes:
            continue
        yield f"{KIND_WORDS[kind]} ({len(changes)})"
        if kind == "unchanged":
            yield f"  {by_outcome(changes)}; the later check lists them"
            yield ""
            continue
        for change in changes[:SHOWN_CHANGES]:
            yield from _change(change)
        if len(changes) > SHOWN_CHANGES:
            yield f"  ... and {len(changes) - SHOWN_CHANGES} more; write them with --csv or --json"
        yield ""
    if result.notes:
        yield "About the two checks"
        for note in result.notes:
            yield from wrap(f"- {note}", 110, initial_indent="  ", subsequent_indent="    ")
        yield ""


def comparison_summary(result: Comparison) -> str:
    """The last line: what is new or worse, what cannot be told, and what is still flagged."""
    counts = result.counts()
    told = ", ".join(f"{counts[kind]} {_in_line(kind)}" for kind in KINDS if counts[kind])
    flagged = result.still_flagged()
    still = f"{flagged} flagged by a binding rule in the later check" if flagged else (
        "nothing flagged by a binding rule in the later check")
    code = result.exit_code()
    if code == 1:
        return f"NEW OR WORSE: {told}; {still}"
    if code:
        return f"OPEN: {told}; {still}"
    return f"Nothing new and nothing worse{': ' + told if told else ''}; {still}. This is a screening, not an approval."


def change_row(change: Change) -> dict[str, Any]:
    """A change as a dictionary with the keys of `CHANGE_FIELDS`."""
    shown = change.shown
    row: dict[str, Any] = {
        "change": change.kind, "reason": change.reason, "rule_id": shown.key[0] or None, "section": shown.section or None,
        "force": shown.force, "subject_role": shown.subject_role or None, "subject_layer": shown.key[1] or None,
        "subject_id": shown.key[2] or None, "constraint_role": shown.constraint_role or None,
        "constraint_layer": shown.key[3] or None, "constraint_id": shown.key[4] or None, "unit": shown.unit,
        "difference": change.difference}
    for title, answer in (("before", change.before), ("after", change.after)):
        row[f"{title}_outcome"] = answer.outcome if answer else None
        row[f"{title}_required"] = answer.required if answer else None
        row[f"{title}_provided"] = answer.provided if answer else None
        row[f"{title}_signed"] = answer.measure if answer and answer.unit == "ft" else None
    return {name: row[name] for name in CHANGE_FIELDS}


def provided_words(answer: Optional[Answer]) -> str:
    """What a pair provides: its figure, how deep inside it lies, or what it is called where there is no figure."""
    if answer is None:
        return "-"
    if answer.provided is None:
        return answer.outcome.replace("_", " ")
    inside = answer.measure is not None and answer.unit == "ft" and answer.measure < 0
    return figure(answer.provided, answer.unit) + (f" ({-(answer.measure or 0.0):.2f} ft inside)" if inside else "")


def outcome_words(answer: Optional[Answer], kind: str = "") -> str:
    """Outcome with its figure; where a check has no answer of its own about the pair, what its change says of it."""
    if answer is None:
        return _UNNAMED.get(kind, "not flagged")
    words = _plain(answer.outcome)
    return words if answer.provided is None else f"{words} {provided_words(answer)}"


def difference_words(change: Change) -> str:
    """How much farther or closer it is now, with a sign; empty where it is not known."""
    if change.difference is None:
        return ""
    unit = change.shown.unit
    sign = "+" if change.difference > 0 else "-" if change.difference < 0 else ""
    return sign + figure(abs(change.difference), unit)


def write_comparison(result: Comparison, before: StoredResults, after: StoredResults, *, csv_path: Optional[Path] = None,
                     json_path: Optional[Path] = None, report_path: Optional[Path] = None) -> None:
    """Write the changes as CSV, JSON and a page to print; all that was asked for, or nothing.

    Parameters
    ----------
    result : Comparison
    before, after : StoredResults
    csv_path, json_path, report_path : Path, optional

    Raises
    ------
    OutputError
        Where a file cannot be written, or is one of the two results files.
    """
    paths = [path for path in (csv_path, json_path, report_path) if path is not None]
    for path in paths:
        refuse_to_overwrite(path, (before.path, after.path), is_geopackage=False)
    try:
        with staging(paths) as folders:
            moves = []
            if csv_path is not None:
                moves.append((folders[csv_path] / "changes.csv", csv_path))
                _write_csv(result.changes, moves[-1][0])
            if json_path is not None:
                moves.append((folders[json_path] / "changes.json", json_path))
                moves[-1][0].write_text(_as_json(result, before, after), encoding="utf-8")
            if report_path is not None:
                from .comparison_html import comparison_html

                moves.append((folders[report_path] / "changes.html", report_path))
                with moves[-1][0].open("w", encoding="utf-8") as file:
                    file.writelines(comparison_html(result, before, after))
            for made, wanted in moves:
                made.replace(wanted)
    except OSError as problem:
        raise OutputError(f"{', '.join(map(str, paths))}: cannot be written ({problem.strerror or problem}); choose a folder "
                          "that you may write to") from None


def _write_csv(changes: Iterable[Change], path: Path) -> None:
    with path.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.DictWriter(file, CHANGE_FIELDS, lineterminator="\r\n")
        writer.writeheader()
        writer.writerows(change_row(change) for change in changes)


def _as_json(result: Comparison, before: StoredResults, after: StoredResults) -> str:
    def told(stored: StoredResults) -> dict[str, Any]:
        return {"file": stored.path.name, "site": stored.site,
                "created": stored.facts.created if stored.facts is not None else None}
    return json.dumps({"before": told(before), "after": told(after), "counts": result.counts(),
                       "still_flagged": result.still_flagged(), "notes": result.notes,
                       "changes": [change_row(change) for change in result.changes]},
                      ensure_ascii=False, allow_nan=False, indent=1)


def _change(change: Change) -> Iterator[str]:
    shown = change.shown
    other = f" - {_plain(shown.constraint_role)} {shown.key[4]}".rstrip(" -") if shown.constraint_role or shown.key[4] else ""
    advisory = " (advisory)" if shown.force == "advisory" else ""
    yield f"  {shown.key[2]}  {_plain(shown.subject_role)} ({shown.key[1]}){other}{advisory}"
    apart = difference_words(change)
    figures = f"{outcome_words(change.before)} -> {outcome_words(change.after, change.kind)}" + (f", {apart}" if apart else "")
    required = "" if shown.required is None else f"required {figure(shown.required, shown.unit)}"
    cited = f"{shown.key[0]}, {shown.section}" if shown.key[0] else ""
    yield "      " + "  ".join(part for part in (figures, required, cited) if part)
    if change.reason:
        yield from wrap(f"- {change.reason}", 110, initial_indent=" " * 6, subsequent_indent=" " * 8)


def by_outcome(changes: Iterable[Change]) -> str:
    """How many changes of each outcome, in words."""
    found = Counter(change.shown.outcome for change in changes)
    return ", ".join(f"{found[outcome]} {_plain(outcome)}" for outcome in OUTCOMES if found[outcome])


def _in_line(kind: str) -> str:
    words = KIND_WORDS[kind]
    return words[0].lower() + words[1:].replace(", ", " but ")


def _plain(word: str) -> str:
    return word.replace("_", " ")
