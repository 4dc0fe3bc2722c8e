# SPDX-License-Identifier: GPL-2.0-or-later
"""Places and ruled distances in words, for the map tools and the panel beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..engine.place_records import CouldLie, KindNearby, RuledDistance
from ..report.lengths import format_length
from .outcome_signs import outcome_word
from .translation import tr

#: The outcome whose sign and colour an answer has.
OUTCOME_OF_ANSWER = {"could_not_lie": "intrudes", "too_close_to_call": "too_close_to_call", "not_known": "not_checked",
                     "refer": "refer", "only_advice": "not_applicable", "could_lie": "meets"}


def role_words(role: str) -> str:
    """A role as people write it."""
    return role.replace("_", " ")


def kind_words(one: KindNearby) -> str:
    """A kind as mapped; what was not told of it is said."""
    if one.roles == ("unknown",):
        return tr("unknown type in {layer}").format(layer=one.layer)
    words = ", ".join(role_words(role) for role in one.roles)
    return tr("{kind} (kind not told)").format(kind=words) if one.kind_unknown else words


def kind_feet(one: KindNearby, units: str) -> str:
    """The distance to a kind; within an area how deep."""
    feet = format_length(abs(one.signed_ft), units)
    return tr("inside, {feet}").format(feet=feet) if one.signed_ft < 0 else feet


def answer_words(answer: str) -> str:
    """Whether a component could lie there."""
    return {"could_not_lie": tr("could not lie"), "too_close_to_call": tr("too close to call"), "not_known": tr("not known"),
            "refer": tr("for a person"), "only_advice": tr("advice only"), "could_lie": tr("could lie")}[answer]


def joined_roles(roles: Sequence[str]) -> str:
    """Several components in one line."""
    return _capital(", ".join(role_words(role) for role in roles))


def some_roles(roles: Sequence[str]) -> str:
    """The first of several components, and how many more there are."""
    if len(roles) == 1:
        return joined_roles(roles)
    return tr("{role} and {count} more").format(role=joined_roles(roles[:1]), count=len(roles) - 1)


def reason_words(one: RuledDistance, units: str) -> str:
    """One rule's say in a few lines: the constraint, the feet provided and required, and the section."""
    where = f"{one.rule.section} ({one.rule.id})"
    if one.outcome == "not_checked" or one.required is None or one.provided is None:
        return f"{_capital(one.note or one.rule.summary)}\n{where}"
    what = _capital(f"{role_words(one.constraint_role or '')} {one.constraint_id or ''}".strip())
    if one.rule.relation:
        return f"{what}\n{one.rule.summary} {where}"
    feet = tr("{provided}, {required} required").format(provided=provided_words(one, units),
                                                        required=format_length(one.required, units))
    return f"{what}\n{feet}\n{where}"


def line_words(one: RuledDistance, units: str) -> str:
    """The label of a line on the map."""
    return f"{role_words(one.constraint_role or '')} {provided_words(one, units)}".strip()


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def provided_words(one: RuledDistance, units: str) -> str:
    """The distance that is provided, or how far the component would lie inside or beyond."""
    if one.signed_ft is not None and one.signed_ft < 0:
        depth = format_length(-one.signed_ft, units)
        if one.constraint_role == "property_line":
            return tr("{feet} beyond it").format(feet=depth)
        return tr("{feet} inside").format(feet=depth)
    return format_length(one.provided or 0.0, units)


def same_answers(answers: Sequence[CouldLie]) -> list[tuple[list[str], CouldLie]]:
    """Components of which the same is said for the same reasons, together."""
    groups: dict[tuple[object, ...], tuple[list[str], CouldLie]] = {}
    for one in answers:
        key = (one.answer, tuple((reason.rule.id, reason.constraint, reason.signed_ft) for reason in one.reasons))
        groups.setdefault(key, ([], one))[0].append(one.role)
    return list(groups.values())


def constraint_words(one: RuledDistance) -> str:
    """What a rule measured to, or would have."""
    roles = [one.constraint_role] if one.constraint_role else list(one.rule.constraint_words)
    return f"{', '.join(role_words(role) for role in roles)} {one.constraint_id or ''}".strip()


def by_constraint(distances: Iterable[RuledDistance]) -> list[list[RuledDistance]]:
    """What several rules say of one constraint, together; in the order given. What has no constraint goes by its kind."""
    groups: dict[tuple[object, ...], list[RuledDistance]] = {}
    for one in distances:
        key = (one.constraint, one.constraint_role if one.constraint is None or one.constraint_role == "property_line" else "")
        groups.setdefault(key, []).append(one)
    return list(groups.values())


def distance_words(one: RuledDistance, units: str) -> str:
    """One rule on one constraint in two lines: the outcome with the feet required, and the section."""
    words = [outcome_word(one.outcome, advisory=not one.binding)]
    if one.outcome == "not_checked" and one.note:
        words.append(one.note)
    elif one.rule.relation:
        words.append(one.rule.summary)
    elif one.required is not None:
        words.append(tr("{feet} required").format(feet=format_length(one.required, units)))
    return f"{', '.join(words)}\n{one.rule.section} ({one.rule.id})"
