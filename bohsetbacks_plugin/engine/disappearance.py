# SPDX-License-Identifier: GPL-2.0-or-later
"""Why a finding of one check is not in the other: cured, taken away, not looked at, or not to be told."""

from __future__ import annotations

from typing import Optional

from .comparison_sides import Answer, Side
from .run_facts import FeatureFact, Place, RuleFact, RunFacts, known, missing_layer

Told = tuple[str, str]


def where_it_went(answer: Answer, before: Side, after: Side) -> Told:
    """Kind of change and its reason, for an open answer of the earlier check that the later one does not have.

    Parameters
    ----------
    answer : Answer
        Of the earlier check, its layers called as in the later one.
    before, after : Side

    Returns
    -------
    (str, str)
        One of `comparison.KINDS`, and a sentence; "cured" only where all that it takes is known.
    """
    return (_not_looked_at(answer, after) or _taken_away(answer, after) or _not_answered(answer, after)
            or _otherwise(answer, before, after) or _not_known(answer, after) or (_no_longer_open(answer), ""))


def where_it_came_from(answer: Answer, before: Side) -> Told:
    """Kind of change and its reason, for an open answer of the later check that the earlier one does not have."""
    if answer.outcome == "not_checked":
        return _newly_not_checked(answer, before)
    facts = before.facts
    if facts is not None and _out_of_scope(answer, facts):
        return "not_comparable", f"the earlier check was of {_lots(facts)} only"
    return "new", _why_new(answer, before)


def _newly_not_checked(answer: Answer, before: Side) -> Told:
    if before.not_checked(answer) is not None:
        return "unchanged", ""
    facts = before.facts
    if facts is not None and facts.features and not _has(facts, answer.subject):
        return "newly_not_checked", "the component is new"
    return "newly_not_checked", ""


def _why_new(answer: Answer, before: Side) -> str:
    met, silent = before.met.get(answer.key), before.not_checked(answer)
    if met is not None:
        return "met before"
    if silent is not None:
        return f"not checked before: {silent.note}" if silent.note else "not checked before"
    if answer.rule_and_subject in before.excused:
        return f"the rule did not apply before: {before.excused[answer.rule_and_subject]}"
    facts = before.facts
    if facts is None:
        return ""
    rule = facts.rules.get(answer.key[0])
    if facts.rules and rule is None:
        return "the rule was not among those of the earlier check"
    if rule is not None and rule.edition != answer.edition:
        return f"the rule's edition was '{rule.edition}', and is '{answer.edition}'"
    for place, what in ((answer.subject, "the component"), (answer.constraint, _called(answer))):
        if place[1] and facts.features and not _has(facts, place):
            return f"{what} is new"
    if rule is not None and rule.status == "not_checked":
        return f"not checked before: {rule.reason}"
    return ""


def _not_looked_at(answer: Answer, after: Side) -> Optional[Told]:
    """The later check was of something else, or features changed after it."""
    facts = after.facts
    if facts is None:
        return None
    if facts.rules and answer.key[0] and answer.key[0] not in facts.rules:
        return "not_comparable", "the rule is not among those of the later check"
    if _out_of_scope(answer, facts):
        return "not_comparable", f"the later check was of {_lots(facts)} only"
    if answer.subject in facts.unsure or answer.constraint in facts.unsure:
        return "not_comparable", "edited since the check; check again to tell"
    return None


def _taken_away(answer: Answer, after: Side) -> Optional[Told]:
    """A feature is no longer measured, or no longer there."""
    facts = after.facts
    if facts is None or not facts.features:
        return None
    for place, what in _features(answer):
        if place in facts.not_measured:
            return "newly_not_checked", f"{what} was not measured: {facts.not_measured[place]}"
        if missing_layer(facts, place):
            return "newly_not_checked", f"the later check has no layer '{place[0]}'"
        if known(facts, place) is None:
            return "removed", f"{what} is no longer in '{place[0]}'"
    return None


def _not_known(answer: Answer, after: Side) -> Optional[Told]:
    """Results that do not say what was looked at, and name a feature nowhere."""
    if after.facts is not None and after.facts.features:
        return None
    return next((("not_comparable", f"the later results do not say whether {what} is still there")
                 for place, what in _features(answer) if place not in after.mentioned), None)


def _features(answer: Answer) -> list[tuple[Place, str]]:
    """The features that an answer is about, as a sentence calls them."""
    about = [(answer.subject, "the component")]
    # What was not checked is asked of the component; the nearest thing is only an example.
    if answer.outcome != "not_checked":
        about.append((answer.constraint, _called(answer)))
    return [(place, what) for place, what in about if place[1]]


def _not_answered(answer: Answer, after: Side) -> Optional[Told]:
    """The rule gave no answer about the component."""
    silent = after.not_checked(answer)
    if silent is not None:
        return "newly_not_checked", silent.note
    if answer.rule_and_subject in after.excused:
        return "not_comparable", f"the rule no longer applies: {after.excused[answer.rule_and_subject]}"
    rule = _rule(answer, after)
    if rule is None or rule.status == "ran":
        return None
    if rule.status == "not_checked":
        return "newly_not_checked", rule.reason
    return "not_comparable", f"the rule no longer applies: {rule.reason}"


def _otherwise(answer: Answer, before: Side, after: Side) -> Optional[Told]:
    """Something else than the place of the features changed."""
    rule = _rule(answer, after)
    if rule is not None and rule.edition != answer.edition:
        return "not_comparable", f"the rule's edition was '{answer.edition}', and is '{rule.edition}'"
    old, new = before.facts, after.facts
    if answer.rule_and_subject in after.met_by or old is None or new is None:
        return None
    if old.project_type != new.project_type:
        return "not_comparable", f"the project type was {_plain(old.project_type)}, and is {_plain(new.project_type)}"
    rests_on = rule.rests_on if rule is not None else ()
    for place, what, names in ((answer.subject, "the component", rests_on), (answer.constraint, _called(answer), ())):
        was, now = known(old, place), known(new, place)
        told = _difference(was, now, names) if was is not None and now is not None else ""
        if told:
            return "not_comparable", f"{what}: {told}"
    return None


def _difference(was: FeatureFact, now: FeatureFact, names: tuple[str, ...]) -> str:
    """What of a feature changed that a rule's application rests on."""
    if was.roles != now.roles:
        return f"was {_plain(was.roles)}, is {_plain(now.roles)}"
    if was.status != now.status:
        return f"was {was.status}, is {now.status}"
    if was.checked and not now.checked:
        return "serves as context only now"
    for name in names:
        old, new = was.circumstances.get(name, "not given"), now.circumstances.get(name, "not given")
        if old != new:
            return f"'{name}' was {old}, is {new}; see whether the rule still applies"
    return ""


def _no_longer_open(answer: Answer) -> str:
    return "newly_checked" if answer.outcome == "not_checked" else "cured"


def _rule(answer: Answer, side: Side) -> Optional[RuleFact]:
    return None if side.facts is None else side.facts.rules.get(answer.key[0])


def _has(facts: RunFacts, place: Place) -> bool:
    return known(facts, place) is not None or place in facts.not_measured


def _out_of_scope(answer: Answer, facts: RunFacts) -> bool:
    return bool(facts.lots) and not set(facts.lots) & set(answer.lots)


def _lots(facts: RunFacts) -> str:
    return f"{'lot' if len(facts.lots) == 1 else 'lots'} {', '.join(facts.lots)}"


def _called(answer: Answer) -> str:
    return f"the {_plain(answer.constraint_role)}" if answer.constraint_role else "what it was measured to"


def _plain(word: str) -> str:
    return word.replace("_", " ")
