# SPDX-License-Identifier: GPL-2.0-or-later
"""One rule for reading: citation, number, edges, assumptions, routes, as a small page for the pane below the table."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ..engine.rules import Leg, Rule
from ..report.rule_words import asks
from .rule_choice import kind_words, project_words
from .rules_model import role_words
from .translation import tr


def rule_page(rule: Rule, project_type: str) -> str:
    """A rule as HTML, with what it is for the chosen project type."""
    rows = "".join(f"<p style='margin:3px 0'><b>{escape(head)}:</b> {escape(text)}</p>"
                   for head, text in _rows(rule, project_type) if text)
    return f"<p style='margin:0'><b>{escape(rule.id)}</b><br/>{escape(rule.summary)}</p>{rows}"


def _rows(rule: Rule, project_type: str) -> Iterator[tuple[str, str]]:
    yield tr("Verified"), _verified(rule)
    yield tr("Asks"), f"{asks(rule)} ({kind_words(rule)}){_for_a_person(rule)}"
    yield tr("This project"), _in_project(rule, project_type)
    yield tr("Citation"), f"{rule.authority}: {rule.document}, {rule.section}"
    yield tr("Edition"), rule.edition
    yield tr("Printed words"), f"“{rule.source_words}”" if rule.source_words else ""
    yield tr("From"), role_words(rule.subject_words)
    yield tr("To"), role_words(rule.constraint_words or (tuple(sorted(rule.listing.of)) if rule.listing else ()))
    yield tr("Measured"), rule.measured_to
    for leg in rule.legs[1:]:
        yield (tr("For a person") if leg.mode == "refer" else tr("Advisory")), _leg(leg, rule)
    yield from _applicability(rule)
    yield tr("Note"), rule.note
    for remedy in rule.remedies:
        lapse = ("" if remedy.lapses_after_years is None else
                 " " + tr("It lapses if it is not used within {years} year(s).").format(years=remedy.lapses_after_years))
        limits = "" if not remedy.for_projects else f" [{_projects(remedy.for_projects)}]"
        yield tr("Route for a shortfall"), f"{remedy.route} ({remedy.section}){limits}.{lapse}"
    yield tr("File"), tr("{file}, line {line}").format(file=rule.file, line=rule.line)


def _verified(rule: Rule) -> str:
    return tr("✓ yes: the text itself was read") if rule.verified else tr("✗ not verified: never answers “meets”")


def _for_a_person(rule: Rule) -> str:
    return f"; {tr('a person decides')}" if rule.legs and rule.legs[0].mode == "refer" else ""


def _in_project(rule: Rule, project_type: str) -> str:
    """What the rule is for a proposed feature of this project type."""
    if project_type in rule.not_for:
        return tr("does not apply")
    if project_type in rule.advisory_for:
        return tr("advisory: shown, not binding")
    if rule.kind in ("inventory", "notify"):
        return tr("lists, and gives no verdict")
    return tr("applies")


def _applicability(rule: Rule) -> Iterator[tuple[str, str]]:
    """Whom the rule binds, and what is taken for granted."""
    if rule.advisory_for:
        yield tr("Advisory for"), f"{_projects(rule.advisory_for)}. {rule.advisory_why}"
    if rule.not_for:
        yield tr("Not for"), f"{_projects(rule.not_for)}. {rule.not_for_why}"
    if rule.exempt_before is not None:
        text = tr("a permit from before {day}").format(day=rule.exempt_before.isoformat())
        if rule.refer_before is not None:
            text += "; " + tr("from then until {day} a person decides").format(day=rule.refer_before.isoformat())
        yield tr("Exempt"), text
    if rule.exempt_if:
        yield tr("Exempt"), tr("where this is yes: {names}").format(names=role_words(rule.exempt_if))
    if rule.applies_if:
        yield tr("Only"), tr("where this is yes: {names}").format(names=role_words(rule.applies_if))
    if rule.reduced_if is not None:
        yield tr("Less"), tr("{feet} ft where this is yes: {names}").format(
            feet=f"{rule.reduced_if.feet:g}", names=role_words((rule.reduced_if.attribute,))) + f". {rule.reduced_if.why}"
    if rule.contributing:
        yield tr("Only"), tr("water that flows into a supply; where that is not known, it is taken to")
    if rule.if_mapped:
        yield tr("Only"), tr("where a layer maps it; elsewhere other rules say the same from the source")
    if rule.property_line_of == "premises":
        yield tr("Property line"), tr("of the whole holding, where its lots are joined as premises")


def _projects(names: frozenset[str]) -> str:
    """Project types in their usual order."""
    return ", ".join(words.lower() for name, words in project_words().items() if name in names)


def _leg(leg: Leg, rule: Rule) -> str:
    """A weaker pairing of a rule: in what it differs, and why."""
    main, differs = rule.legs[0], []
    if leg.subjects != main.subjects:
        differs.append(role_words(sorted(leg.subjects)))
    if leg.constraints != main.constraints:
        differs.append(tr("to {names}").format(names=role_words(sorted(leg.constraints))))
    if leg.feet is not None and leg.feet != main.feet:
        differs.append(f"{leg.feet:g} ft")
    return f"{', '.join(differs)}. {leg.why}"
