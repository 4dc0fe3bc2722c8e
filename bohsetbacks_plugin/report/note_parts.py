# SPDX-License-Identifier: GPL-2.0-or-later
"""A finding's note taken apart: what is said of this pair, what the rule says of itself, and the routes for a shortfall."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Optional

from ..engine.remedies import routes, routes_in_words
from ..engine.rules import Rule
from ..engine.vocabulary import PROJECT_TYPES


@dataclass(frozen=True)
class NoteParts:
    """The parts of a note.

    Attributes
    ----------
    own : tuple of str
        What is said of this finding, one statement each.
    rule : str
        The note of the rule itself.
    routes : tuple of str
        The routes that the text gives, each with its section; whether one is open is for the Board.
    """

    own: tuple[str, ...] = ()
    rule: str = ""
    routes: tuple[str, ...] = ()


def note_parts(record: dict[str, Any], rule: Optional[Rule]) -> NoteParts:
    """Take a finding's note apart.

    Parameters
    ----------
    record : dict
        Keys of `engine.findings.FIELDS`.
    rule : Rule, optional
        The finding's rule; None where no rule is loaded.

    Returns
    -------
    NoteParts
    """
    note = str(record["note"] or "")
    if rule is None:
        return NoteParts(_statements(note))
    told: list[str] = []
    # The longest first: the routes of one kind of project may begin with those of another.
    for project in sorted(PROJECT_TYPES, key=lambda one: -len(routes_in_words(rule, one))):
        words = routes_in_words(rule, project)
        if words and note.endswith(words):
            told, note = routes(rule, project), note[: -len(words)].rstrip("; ")
            break
    about = ""
    if rule.note and note.endswith(rule.note):
        about, note = rule.note, note[: -len(rule.note)].rstrip("; ")
    return NoteParts(_statements(note), about, tuple(told))


def _statements(note: str) -> tuple[str, ...]:
    """The statements that were joined by semicolons, brackets kept whole, each starting as a sentence does."""
    made, depth, start = [], 0, 0
    for place, sign in enumerate(note):
        depth += (sign in "([") - (sign in ")]")
        if note.startswith("; ", place) and depth <= 0:
            made.append(note[start:place])
            start = place + 2
    made.append(note[start:])
    return tuple(one.strip() for one in made if one.strip())
