# SPDX-License-Identifier: GPL-2.0-or-later
"""One check as the comparison of two wants it: its answers by pair of features, and what is known of how it was made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Optional

from .pair_key import Key, key_of
from .run_facts import Place, RunFacts
from .vocabulary import FLAGGED, OUTCOMES

_RANK = {name: rank for rank, name in enumerate(OUTCOMES)}

#: A layer of a revised plan is taken to be the earlier one by another name if at least this share of its features is in it.
SAME_SHARE = 0.5


class Answer(NamedTuple):
    """One finding, with what a comparison needs of it.

    Attributes
    ----------
    key : tuple of str
        Rule, subject and constraint, as `pair_key.key_of` gives them.
    measure : float, optional
        Signed feet, negative inside an area or beyond one's own line; for other units what is provided.
    """

    key: Key
    section: str
    edition: str
    force: str
    subject_role: str
    constraint_role: str
    lots: tuple[str, ...]
    required: Optional[float]
    provided: Optional[float]
    measure: Optional[float]
    shortfall: Optional[float]
    unit: str
    outcome: str
    note: str

    @property
    def rule_and_subject(self) -> Key:
        """The rule and the subject, whatever it was measured to."""
        return self.key[:3]

    @property
    def subject(self) -> Place:
        """Layer and id of the component."""
        return self.key[1], self.key[2]

    @property
    def constraint(self) -> Place:
        """Layer and id of what it was measured to; empty where there is none."""
        return self.key[3], self.key[4]

    @property
    def flagged(self) -> bool:
        """Whether it is a shortfall, or too close to call."""
        return self.outcome in FLAGGED

    @property
    def gap(self) -> Optional[int]:
        """What lacks, in hundredths; negative where there is more than is required. None where it is not known."""
        if self.unit == "ft":
            return None if self.required is None or self.measure is None else hundredths(self.required - self.measure)
        # Whether a number is the most or the least that is allowed, only the shortfall tells.
        return None if self.shortfall is None else hundredths(self.shortfall)


@dataclass
class Side:
    """One check.

    Attributes
    ----------
    open : dict of key to Answer
        What is flagged, left to a person, or not checked.
    met : dict of key to Answer
        What the check itself calls met.
    excused : dict of (rule, subject) to str
        Why a rule does not apply to a subject, where the check says so.
    by_subject : dict of (rule, subject) to list of Answer
        The open ones.
    met_by : set of (rule, subject)
    mentioned : set of (layer, id)
        Features that any finding names.
    """

    facts: Optional[RunFacts]
    open: dict[Key, Answer] = field(default_factory=dict)
    met: dict[Key, Answer] = field(default_factory=dict)
    excused: dict[Key, str] = field(default_factory=dict)
    by_subject: dict[Key, list[Answer]] = field(default_factory=dict)
    met_by: set[Key] = field(default_factory=set)
    mentioned: set[Place] = field(default_factory=set)

    def take(self, records: Iterable[Mapping[str, Any]], renamed: Mapping[str, str]) -> None:
        """Take the findings in; layers get the names that the other check has for them."""
        for record in records:
            answer = answer_of(record, renamed)
            self.mentioned.update((answer.subject, answer.constraint))
            if answer.outcome == "not_applicable":
                self.excused[answer.rule_and_subject] = answer.note
            elif answer.outcome == "meets":
                self.met_by.add(answer.rule_and_subject)
                _keep_worst(self.met, answer)
            else:
                _keep_worst(self.open, answer)
        for answer in self.open.values():
            self.by_subject.setdefault(answer.rule_and_subject, []).append(answer)

    def not_checked(self, answer: Answer) -> Optional[Answer]:
        """What this check could not answer of the same rule and subject, or None."""
        return next((one for one in self.by_subject.get(answer.rule_and_subject, ()) if one.outcome == "not_checked"), None)

    def edition(self, rule_id: str) -> str:
        """Edition of a rule here, "" where it is not known."""
        rule = self.facts.rules.get(rule_id) if self.facts is not None else None
        return "" if rule is None else rule.edition


def answer_of(record: Mapping[str, Any], renamed: Mapping[str, str]) -> Answer:
    """A finding as an Answer."""
    rule, subject_layer, subject_id, layer, constraint_id = key_of(record)
    labels = (str(record[name]).split("; ") for name in ("lot_id", "constraint_lot_id") if record[name] is not None)
    in_feet = record["unit"] == "ft" and record["signed_ft"] is not None
    return Answer(
        key=(rule, renamed.get(subject_layer, subject_layer), subject_id, renamed.get(layer, layer), constraint_id),
        section=record["section"] or "", edition=record["edition"] or "", force=record["force"],
        subject_role=record["subject_role"] or "", constraint_role=record["constraint_role"] or "",
        lots=tuple(name for label in labels for name in label), required=record["required"], provided=record["provided"],
        measure=record["signed_ft"] if in_feet else record["provided"], shortfall=record["shortfall"], unit=record["unit"],
        outcome=record["outcome"], note=record["note"] or "")


def _keep_worst(answers: dict[Key, Answer], answer: Answer) -> None:
    """Where one pair has several answers, such as two property lines of one lot, the worst speaks for it."""
    other = answers.get(answer.key)
    if other is None or _badness(answer) < _badness(other):
        answers[answer.key] = answer


def _badness(answer: Answer) -> tuple[int, bool, int]:
    return _RANK[answer.outcome], answer.force == "advisory", -(answer.gap or 0)


def hundredths(value: float) -> int:
    """Whole hundredths of a figure that a finding prints; those are rounded already, so that no half is to be decided."""
    return round(value * 100)


def same_layers(before: Optional[RunFacts], after: Optional[RunFacts]) -> dict[str, tuple[str, int, int]]:
    """Layers of the earlier check that the later one has by another name, such as the next revision of a drawing.

    Returns
    -------
    dict of str to (str, int, int)
        The later name; how many features have the same id and kind there; how many the earlier layer has.
    """
    if before is None or after is None:
        return {}
    gone, came = _features_of(before, before.layers - after.layers), _features_of(after, after.layers - before.layers)
    found: dict[str, tuple[str, int, int]] = {}
    for old, features in sorted(gone.items()):
        shared = sorted(((len(features & others), new) for new, others in came.items()), reverse=True)
        best = [one for one in shared if one[0] == shared[0][0]]
        if len(best) == 1 and best[0][0] >= max(1, SAME_SHARE * len(features)):
            found[old] = (best[0][1], best[0][0], len(features))
            del came[best[0][1]]
    return found


def _features_of(facts: RunFacts, layers: frozenset[str]) -> dict[str, set[tuple[str, str]]]:
    found: dict[str, set[tuple[str, str]]] = {layer: set() for layer in layers}
    for (layer, label), feature in facts.features.items():
        if layer in found:
            found[layer].add((label, feature.roles))
    return found


def with_names(facts: Optional[RunFacts], renamed: Mapping[str, str]) -> Optional[RunFacts]:
    """The same facts with the layers' later names."""
    if facts is None or not renamed:
        return facts

    def place(one: Place) -> Place:
        return renamed.get(one[0], one[0]), one[1]

    return RunFacts(facts.site, facts.project_type, facts.created, facts.lots, facts.rules,
                    frozenset(renamed.get(name, name) for name in facts.layers),
                    {place(key): value for key, value in facts.features.items()},
                    {place(key): value for key, value in facts.not_measured.items()},
                    {place(key) for key in facts.unsure})
