# SPDX-License-Identifier: GPL-2.0-or-later
"""Variances on record, and the route that the text gives for a shortfall. Whether a route is open is never said."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Optional

import numpy as np

from .errors import BohError
from .findings import NONE, FindingTable, append_notes
from .rules import Rule
from .site import Site, Variance
from .verdict import CODE
from .vocabulary import nearest_word

_FLAGGED = ("intrudes", "too_close_to_call")


def apply_variances(found: FindingTable, site: Site, rules: Sequence[Rule]) -> None:
    """Give flagged findings that a variance is on record for to a person; they keep their numbers and never meet the rule.

    A variance that lapsed, because it was not used in the time that the text gives, changes nothing but the note.

    Raises
    ------
    BohError
        For a variance whose rule or subject is not here.
    """
    if not site.variances:
        return
    ids = [str(one) for one in site.features.ids]
    known = {rule.id: number for number, rule in enumerate(rules)}
    flagged = found.is_outcome(*_FLAGGED, "refer")
    for variance in site.variances:
        _refuse_unknown(variance, known, ids)
        subject = np.array([row != NONE and ids[row] == variance.subject for row in found.subject], dtype=bool)
        rows = np.flatnonzero(flagged & subject & (found.rule == known[variance.rule]))
        lapsed = _lapsed(variance, rules[known[variance.rule]], site.as_of)
        text = f"variance of {variance.granted.isoformat()}" + (f" ({variance.conditions})" if variance.conditions else "")
        if lapsed is None:
            found.outcome[rows] = CODE["refer"]
            found.leans[rows] = 0
            text += ": whether its conditions are kept is for the Board"
        else:
            text += f" lapsed on {lapsed.isoformat()}: it was not used in time"
        found.note[rows] = append_notes(np.full(len(rows), text, dtype=object), found.note[rows])


def _refuse_unknown(variance: Variance, rules: dict[str, int], ids: Sequence[str]) -> None:
    for word, known, what in ((variance.rule, rules, "rule"), (variance.subject, ids, "feature")):
        if word not in known:
            near = nearest_word(word, known)
            hint = f"; did you mean '{near}'?" if near else ""
            raise BohError(f"variances: there is no {what} '{word}' here{hint}")


def _lapsed(variance: Variance, rule: Rule, today: date) -> Optional[date]:
    """The day on which a variance lapsed, or None."""
    years = [remedy.lapses_after_years for remedy in rule.remedies if remedy.lapses_after_years]
    if not years:
        return None
    year = variance.granted.year + min(years)
    try:
        last = variance.granted.replace(year=year)
    except ValueError:
        last = variance.granted.replace(year=year, day=28)
    if variance.used is not None:
        return None if variance.used <= last else last
    return None if today <= last else last


def note_remedies(found: FindingTable, site: Site, rules: Sequence[Rule]) -> None:
    """Add to each flagged finding the routes that the text gives for a shortfall, by the kind of project."""
    rows = np.flatnonzero(found.is_outcome(*_FLAGGED) & (found.rule != NONE))
    if not len(rows) or not any(rule.remedies for rule in rules):
        return
    existing = site.features.status[found.subject[rows]] == "existing"
    texts = np.array([[routes_in_words(rule, project) for project in (site.project_type, "existing")] for rule in rules],
                     dtype=object)
    found.note[rows] = append_notes(found.note[rows], texts[found.rule[rows], existing.astype(int)])


def routes(rule: Rule, project: str) -> list[str]:
    """The routes that the text gives for a shortfall in a kind of project, each with its section."""
    return [f"{remedy.route} ({remedy.section})" for remedy in rule.remedies
            if not remedy.for_projects or project in remedy.for_projects]


def routes_in_words(rule: Rule, project: str) -> str:
    """The same as findings print them; empty if the text gives none."""
    told = routes(rule, project)
    return f"route in the text: {'; '.join(told)}" if told else ""
