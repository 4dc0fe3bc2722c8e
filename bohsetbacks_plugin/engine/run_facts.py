# SPDX-License-Identifier: GPL-2.0-or-later
"""What a check looked at, findings aside: rules, layers, features. Tells why a finding of an earlier check is not there now."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Optional

from .review import Review
from .rules import Rule

#: A feature: name of its layer, and its id.
Place = tuple[str, str]


@dataclass(frozen=True)
class RuleFact:
    """What became of one rule.

    Attributes
    ----------
    status, reason : str
        As in the `rules` of the results: ran, not_checked or not_applicable, and why.
    edition : str
    rests_on : tuple of str
        Attributes of a subject that say whether the rule applies to it.
    """

    status: str
    reason: str = ""
    edition: str = ""
    rests_on: tuple[str, ...] = ()


@dataclass(frozen=True)
class FeatureFact:
    """One measured feature.

    Attributes
    ----------
    roles : str
        Sorted, joined by "; ".
    checked : bool
        False for what serves as context only.
    status : str
    circumstances : dict of str to str
        Those attributes on which some rule's application rests, where they are given.
    """

    roles: str
    checked: bool = True
    status: str = ""
    circumstances: dict[str, str] = field(default_factory=dict)


@dataclass
class RunFacts:
    """What one check looked at.

    Attributes
    ----------
    site, project_type, created : str
    lots : tuple of str
        The lots that the check was kept to; empty if it was on all.
    rules : dict of str to RuleFact
    layers : frozenset of str
    features : dict of (layer, id) to FeatureFact
        All that was measured.
    not_measured : dict of (layer, id) to str
        Why not.
    unsure : set of (layer, id)
        Features that were edited since; what they are now is not known here.
    """

    site: str = ""
    project_type: str = ""
    created: str = ""
    lots: tuple[str, ...] = ()
    rules: dict[str, RuleFact] = field(default_factory=dict)
    layers: frozenset[str] = frozenset()
    features: dict[Place, FeatureFact] = field(default_factory=dict)
    not_measured: dict[Place, str] = field(default_factory=dict)
    unsure: set[Place] = field(default_factory=set)


def run_facts(result: Review, created: str = "", edited: Collection[tuple[int, str]] = ()) -> RunFacts:
    """What a check looked at.

    Parameters
    ----------
    result : Review
        A check of the whole place.
    created : str
        When it was made, for people.
    edited : collection of (int, str)
        Row of the layer and the source's feature id of each feature that was edited or checked anew since.

    Returns
    -------
    RunFacts
    """
    site, features = result.site, result.site.features
    rules = {rule.id: RuleFact(status.status, status.reason, rule.edition, rests_on(rule))
             for rule, status in zip(result.rules, result.statuses)}
    names = [layer.name for layer in site.layers]
    told = sorted({name for fact in rules.values() for name in fact.rests_on} & set(features.attributes))
    roles = ["; ".join(sorted(own)) for own in features.role_sets]
    facts: dict[Place, FeatureFact] = {}
    unsure: set[Place] = set()
    taken = set(edited)
    for row in range(len(features)):
        number = int(features.layer[row])
        one = FeatureFact(roles[features.role_set[row]], bool(features.is_subject[row]), str(features.status[row]),
                          {name: str(features.attributes[name][row]) for name in told
                           if features.attributes[name][row] is not None})
        # Stacked lots answer to each of their ids.
        places = [(names[number], label) for label in dict.fromkeys((str(features.ids[row]), *features.all_ids[row]))]
        facts.update(dict.fromkeys(places, one))
        if taken and (number, str(features.fids[row])) in taken:
            unsure.update(places)
    return RunFacts(site.name, site.project_type, created, tuple(result.lots), rules, frozenset(names), facts,
                    {(names[item.layer], str(item.id)): item.reason for item in site.not_measured}, unsure)


def rests_on(rule: Rule) -> tuple[str, ...]:
    """Attributes of a subject that say whether a rule applies to it, or by how much less."""
    names = [*rule.exempt_if, *rule.applies_if]
    if rule.exempt_before is not None:
        names.append("permit_date")
    if rule.reduced_if is not None:
        names.append(rule.reduced_if.attribute)
    return tuple(dict.fromkeys(names))


def missing_layer(facts: RunFacts, place: Place) -> bool:
    """Whether the layer of a feature was not part of the check."""
    return bool(facts.layers) and place[0] not in facts.layers


def known(facts: RunFacts, place: Place) -> Optional[FeatureFact]:
    """A measured feature, or None; lots of one holding, whose ids are joined, count as the first of them if all are there."""
    one = facts.features.get(place)
    if one is not None or "; " not in place[1]:
        return one
    parts = [facts.features.get((place[0], label)) for label in place[1].split("; ")]
    return parts[0] if all(part is not None for part in parts) else None
