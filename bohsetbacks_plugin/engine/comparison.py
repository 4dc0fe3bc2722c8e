# SPDX-License-Identifier: GPL-2.0-or-later
"""Two checks of one place, set against each other: what is new, worse, better, cured, taken away, or can no longer be told.

Each pair of features under one rule gets one kind:

* `new` - flagged, or left to a person, now and not before: it came in, moved closer, or could not be checked before.
* `worse` - open in both: closer now, judged harder, or binding where it was advisory.
* `newly_not_checked` - answered before; now a layer, a rule or a feature is lacking, so nobody knows. Never a cure.
* `not_comparable` - something else than the distance changed, so that one answer says nothing about the other: the edition of
  the rule, what it requires, the project type, the status or the kind of a feature, the accuracy of the data, the lots that
  were asked for.
* `removed` - the component, or what it was too near to, is no longer there. No cure: the question is gone.
* `unchanged` - open in both, with the same figures.
* `better` - open in both, and farther away now.
* `cured` - open before; now rule and features are as they were, all of it was measured, and nothing is open.
* `newly_checked` - not checked before; now it is, and nothing is open.

What meets its rule in both checks is not listed. Where a check holds what is open only, what it does not name may have met its
rule, or not have been looked at: `RunFacts` tells. Without them nothing counts as cured unless the findings themselves show
that both features are still there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Optional

from .comparison_sides import Answer, Side, hundredths, same_layers, with_names
from .disappearance import where_it_came_from, where_it_went
from .pair_key import Key
from .run_facts import RunFacts

#: Kinds of change in the order of a list: what needs attention first, what did not change last.
KINDS = ("new", "worse", "newly_not_checked", "not_comparable", "removed", "better", "cured", "newly_checked", "unchanged")

#: How hard an outcome is.
_HARD = {"intrudes": 3, "too_close_to_call": 2, "refer": 1}


class Change(NamedTuple):
    """What became of one pair of features under one rule.

    Attributes
    ----------
    kind : str
        One of `KINDS`.
    key : tuple of str
        Rule, subject and constraint, as `pair_key.key_of` gives them in the later check.
    before, after : Answer, optional
        None where the check has no answer of its own about the pair.
    difference : float, optional
        How much farther it is now, in the unit of the pair, hundredths exact; negative: closer. None where it is not known.
    reason : str
        Why it is of this kind, where the figures do not tell.
    """

    kind: str
    key: Key
    before: Optional[Answer]
    after: Optional[Answer]
    difference: Optional[float]
    reason: str

    @property
    def shown(self) -> Answer:
        """The later answer, else the earlier one: for what the two share."""
        answer = self.after if self.after is not None else self.before
        if answer is None:
            raise ValueError("a change without an answer")
        return answer

    @property
    def binds(self) -> bool:
        """Whether a binding rule is flagged now."""
        return self.after is not None and self.after.flagged and self.after.force == "binding"


@dataclass
class Comparison:
    """What changed between two checks.

    Attributes
    ----------
    changes : list of Change
        In the order of `KINDS`; within a kind what is short by most first.
    notes : list of str
        What was assumed, and what differs between the checks as a whole.
    """

    changes: list[Change]
    notes: list[str] = field(default_factory=list)

    def counts(self) -> dict[str, int]:
        """How many changes of each kind; every kind is there."""
        found = Counter(change.kind for change in self.changes)
        return {kind: found[kind] for kind in KINDS}

    def of_kind(self, kind: str) -> list[Change]:
        """The changes of one kind."""
        return [change for change in self.changes if change.kind == kind]

    def still_flagged(self) -> int:
        """How many pairs are flagged by a binding rule in the later check."""
        return sum(change.binds for change in self.changes)

    def exit_code(self) -> int:
        """1 something new or worse is flagged by a binding rule; 3 something else is newly open or cannot be told; else 0."""
        if any(change.binds for change in self.changes if change.kind in ("new", "worse")):
            return 1
        counts = self.counts()
        return 3 if any(counts[kind] for kind in ("new", "worse", "newly_not_checked", "not_comparable")) else 0


def compare(before: Iterable[Mapping[str, Any]], after: Iterable[Mapping[str, Any]],
            before_facts: Optional[RunFacts] = None, after_facts: Optional[RunFacts] = None) -> Comparison:
    """Set two checks of one place against each other.

    Parameters
    ----------
    before, after : iterable of dict
        Findings with the keys of `findings.FIELDS`; those that meet their rule may be lacking. Each is read once.
    before_facts, after_facts : RunFacts, optional
        What the checks looked at. Without those of `after` it is mostly not to be told why a finding is gone.

    Returns
    -------
    Comparison
    """
    renamed = same_layers(before_facts, after_facts)
    names = {old: new for old, (new, _, _) in renamed.items()}
    earlier, later = Side(with_names(before_facts, names)), Side(after_facts)
    earlier.take(before, names)
    later.take(after, {})
    changes = [_both(earlier.open[key], answer) for key, answer in later.open.items() if key in earlier.open]
    changes += _gone(earlier, later)
    changes += _come(earlier, later, {change.key[:3] for change in changes if change.kind == "newly_not_checked"})
    changes.sort(key=_place)
    return Comparison(changes, [*_renamed_notes(renamed), *_run_notes(before_facts, after_facts)])


def _gone(earlier: Side, later: Side) -> list[Change]:
    """What the earlier check alone has open."""
    changes = []
    for key, answer in earlier.open.items():
        if key in later.open:
            continue
        # What could not be checked and is open now is told with that.
        if answer.outcome == "not_checked" and answer.rule_and_subject in later.by_subject:
            continue
        met = later.met.get(key)
        kind, reason = _met_now(answer, met) if met is not None else where_it_went(answer, earlier, later)
        changes.append(Change(kind, key, answer, met, _difference(answer, met), reason))
    return changes


def _come(earlier: Side, later: Side, told: set[Key]) -> list[Change]:
    """What the later check alone has open."""
    changes = []
    for key, answer in later.open.items():
        if key in earlier.open:
            continue
        # That a rule could not answer is told already with each pair on which it did before.
        if answer.outcome == "not_checked" and not answer.constraint[1] and answer.rule_and_subject in told:
            continue
        met = earlier.met.get(key)
        kind, reason = where_it_came_from(answer, earlier)
        changes.append(Change(kind, key, met, answer, _difference(met, answer), reason))
    return changes


def _both(before: Answer, after: Answer) -> Change:
    """A pair that is open in both checks."""
    kind, reason = _kind_of_both(before, after)
    return Change(kind, after.key, before, after, _difference(before, after), reason)


def _kind_of_both(before: Answer, after: Answer) -> tuple[str, str]:
    if after.outcome == "not_checked":
        return ("unchanged", "") if before.outcome == "not_checked" else ("newly_not_checked", after.note)
    if before.outcome == "not_checked":
        return "new", f"not checked before: {before.note}" if before.note else "not checked before"
    if before.edition != after.edition:
        return "not_comparable", f"the rule's edition was '{before.edition}', and is '{after.edition}'"
    if before.unit != after.unit:
        return "not_comparable", f"measured in {before.unit} before, in {after.unit} now"
    closer, farther = _moved(before, after)
    reasons = _other_reasons(before, after)
    if closer or _HARD[after.outcome] > _HARD[before.outcome] or (before.force, after.force) == ("advisory", "binding"):
        return "worse", "; ".join(reasons)
    if before.force != after.force or _required(before) != _required(after):
        return "not_comparable", "; ".join(reasons)
    if farther:
        return "better", "; ".join(reasons)
    if before.outcome != after.outcome:
        return "not_comparable", f"the same figure, {'; '.join(reasons)}"
    return "unchanged", ""


def _met_now(before: Answer, met: Answer) -> tuple[str, str]:
    """A pair that was open, and that the later check itself calls met."""
    if before.edition != met.edition:
        return "not_comparable", f"the rule's edition was '{before.edition}', and is '{met.edition}'"
    if before.outcome == "not_checked":
        return "newly_checked", ""
    if before.force != met.force or _required(before) != _required(met):
        return "not_comparable", "; ".join(_other_reasons(before, met))
    return "cured", ""


def _moved(before: Answer, after: Answer) -> tuple[bool, bool]:
    """Whether more lacks now than before, and whether less does."""
    if before.gap is None or after.gap is None:
        return False, False
    return after.gap > before.gap, after.gap < before.gap


def _other_reasons(before: Answer, after: Answer) -> list[str]:
    """What else than the distance changed."""
    told = []
    if before.force != after.force:
        told.append(f"{before.force} before, {after.force} now")
    if _required(before) != _required(after):
        told.append(f"required was {_figure(before.required)}, is {_figure(after.required)}")
    closer, _ = _moved(before, after)
    if before.outcome != after.outcome and not closer:
        told.append(f"{_plain(before.outcome)} before, {_plain(after.outcome)} now")
    return told


def _difference(before: Optional[Answer], after: Optional[Answer]) -> Optional[float]:
    if before is None or after is None or before.measure is None or after.measure is None or before.unit != after.unit:
        return None
    return hundredths(after.measure - before.measure) / 100


def _required(answer: Answer) -> Optional[int]:
    return None if answer.required is None else hundredths(answer.required)


def _place(change: Change) -> tuple[Any, ...]:
    answer = change.shown
    return KINDS.index(change.kind), not answer.flagged, answer.force == "advisory", -(answer.gap or 0), change.key


def _renamed_notes(renamed: Mapping[str, tuple[str, int, int]]) -> list[str]:
    return [f"layer '{old}' of the earlier check is taken to be '{new}': {same} of its {every} features have the same id and "
            "kind there" for old, (new, same, every) in renamed.items()]


def _run_notes(before: Optional[RunFacts], after: Optional[RunFacts]) -> list[str]:
    """What differs between the checks as a whole."""
    notes = [f"the {which} results do not say what was looked at; what is not among them cannot be told to be cured"
             for which, facts in (("earlier", before), ("later", after)) if facts is None or not facts.features]
    if before is None or after is None:
        return notes
    for what, old, new in (("site", before.site, after.site), ("project type", before.project_type, after.project_type),
                           ("lots asked for", ", ".join(before.lots), ", ".join(after.lots))):
        if old != new:
            notes.append(f"{what}: {_plain(old) or 'all'} before, {_plain(new) or 'all'} now")
    editions = {(before.rules[key].edition, after.rules[key].edition) for key in before.rules.keys() & after.rules.keys()}
    notes += [f"edition of rules: '{old}' before, '{new}' now" for old, new in sorted(editions) if old != new]
    for which, lacking in (("later", before.rules.keys() - after.rules.keys()),
                           ("earlier", after.rules.keys() - before.rules.keys())):
        if lacking:
            notes.append(f"{len(lacking)} {'rule is' if len(lacking) == 1 else 'rules are'} not in the {which} check: "
                         f"{_some(sorted(lacking))}")
    return notes


def _some(words: list[str], most: int = 6) -> str:
    return ", ".join(words[:most]) + (f" and {len(words) - most} more" if len(words) > most else "")


def _figure(value: Optional[float]) -> str:
    return "not known" if value is None else f"{value:,.2f}"


def _plain(word: str) -> str:
    return word.replace("_", " ")
