# SPDX-License-Identifier: GPL-2.0-or-later
"""What changed between two checks, as a self-contained page to print; words and figures are those of comparison_lines.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..engine.comparison import KINDS, Change, Comparison
from ..paths import version
from .comparison_lines import KIND_WORDS, by_outcome, comparison_summary, difference_words, outcome_words
from .html_report import render
from .report_lines import plain
from .report_record import DISCLAIMER, ReportFacts
from .results_reader import StoredResults
from .rule_words import figure

#: So many changes of one kind are printed; CSV and JSON hold all of them.
CHANGES_AT_MOST = 500

#: Signs of the kinds of change, so that colour is not needed.
_SIGNS = {"new": "+", "worse": "\u25b2", "newly_not_checked": "\u25cb", "not_comparable": "?", "removed": "\u2212",
          "unchanged": "=", "better": "\u25bd", "cured": "\u2713", "newly_checked": "\u25a0"}


def comparison_html(result: Comparison, before: StoredResults, after: StoredResults) -> Iterator[str]:
    """The page in pieces.

    Parameters
    ----------
    result : Comparison
    before, after : StoredResults

    Yields
    ------
    str
    """
    kinds = [{"words": KIND_WORDS[kind], "sign": _SIGNS[kind], "kind": kind, "count": len(changes),
              # What is as it was stands in the later check's own report.
              "words_only": by_outcome(changes) if kind == "unchanged" else "",
              "rows": [change_cells(change) for change in changes[:CHANGES_AT_MOST]],
              "left_out": max(0, len(changes) - CHANGES_AT_MOST)}
             for kind in KINDS for changes in [result.of_kind(kind)] if changes]
    sides = [{"title": title, "file": stored.path.name, "created": _when(stored)}
             for title, stored in (("Earlier check", before), ("Later check", after))]
    code = result.exit_code()
    facts = ReportFacts(program=f"BOH Setbacks {version()}")
    yield from render("comparison.html.j2", facts, site=after.site or before.site or "Site without a name", sides=sides,
                      summary=comparison_summary(result), outcome={0: "nothing_flagged", 1: "flagged"}.get(code, "open"),
                      kinds=kinds, notes=result.notes, disclaimer=DISCLAIMER)


def _when(stored: StoredResults) -> str:
    """Day and minute of a check, in UTC."""
    created = stored.facts.created if stored.facts is not None else ""
    return created[:16].replace("T", " ") + (" UTC" if created.endswith("+00:00") else "")


def change_cells(change: Change) -> dict[str, Any]:
    """The cells of one change, in words with units."""
    shown = change.shown
    advisory = " (advisory)" if shown.force == "advisory" else ""
    return {
        "component": f"{plain(shown.subject_role)} {shown.key[2]} ({shown.key[1]}){advisory}".strip(),
        "constraint": f"{plain(shown.constraint_role)} {shown.key[4]}".strip(),
        "rule": ", ".join(part for part in (shown.key[0], shown.section) if part),
        "required": "" if shown.required is None else figure(shown.required, shown.unit),
        "before": outcome_words(change.before), "after": outcome_words(change.after, change.kind),
        "difference": difference_words(change), "reason": change.reason,
    }
