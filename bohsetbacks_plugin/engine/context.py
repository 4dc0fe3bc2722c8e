# SPDX-License-Identifier: GPL-2.0-or-later
"""What all checks of one run share: the site, its subjects, their lots, and how far each layer can be trusted."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import shapely

from . import vocabulary
from .applicability import Applicability, applicability_key, apply_rule
from .coverage import doubts, is_offered
from .lots import NO_LOT, Lots, OwnLot
from .rules import Rule
from .site import BoolArray, Features, FloatArray, IndexArray, ObjectArray, Site


@dataclass
class RuleStatus:
    """What became of one rule: the row of `rules` in the results; `on_part` if no layer gives some of its constraints."""

    status: str
    reason: str = ""
    subjects: int = 0
    constraints: int = 0
    on_part: bool = False


@dataclass
class Context:
    """One run over one site.

    Attributes
    ----------
    subjects : ndarray of intp
        Rows of the feature table that some rule, or the vocabulary, calls subjects; abandoned ones are left out.
    checked : ndarray of bool
        Per subject: False for what serves only as context.
    own : OwnLot
        Lot of each subject.
    lot_label : ndarray of object
        Ids of that lot as printed, None where there is none.
    applicability : dict of int to Applicability
        Per row of the rules.
    trees, told, land : dict
        Features by roles with their index, what keeps some roles from being known, and land by lot: each found once.
    """

    site: Site
    rules: Sequence[Rule]
    subjects: IndexArray
    checked: BoolArray
    lots: Lots
    own: OwnLot
    lot_label: ObjectArray
    applicability: dict[int, Applicability] = field(default_factory=dict)
    trees: dict[frozenset[str], tuple[IndexArray, shapely.STRtree]] = field(default_factory=dict)
    told: dict[frozenset[str], str] = field(default_factory=dict)
    land: dict[Any, Any] = field(default_factory=dict)

    def touching(self, roles: frozenset[str], shape: Any) -> IndexArray:
        """Features that have or may have one of these roles, are not abandoned, and touch a place; each tree is built once."""
        if roles not in self.trees:
            features = self.site.features
            rows = np.flatnonzero(features.matching(roles) & (features.status != "abandoned"))
            self.trees[roles] = rows, shapely.STRtree(features.geometry[rows])
        rows, tree = self.trees[roles]
        found: IndexArray = rows[np.sort(tree.query(shape, predicate="intersects"))]
        return found

    def gaps(self, roles: frozenset[str]) -> str:
        """Why the absence of features of some roles cannot be believed; empty if it can."""
        if roles not in self.told:
            lacking = [] if is_offered(self.site, roles) else [f"no layer gives {', '.join(sorted(roles)).replace('_', ' ')}"]
            self.told[roles] = "; ".join([*doubts(self.site, roles), *lacking])
        return self.told[roles]

    @functools.cached_property
    def subject_codes(self) -> IndexArray:
        """Role set of each subject."""
        return self.site.features.role_set[self.subjects]

    @functools.cached_property
    def subject_geometry(self) -> ObjectArray:
        """Geometry of each subject."""
        return self.site.features.geometry[self.subjects]

    @functools.cached_property
    def _operations(self) -> tuple[ObjectArray, FloatArray, BoolArray, BoolArray]:
        """Of each layer: its datum operation, its accuracy in feet, whether it bars verdicts, whether it holds markers."""
        data = [layer.data for layer in self.site.layers]
        return (np.array([one.operation for one in data], dtype=object),
                np.array([one.operation_accuracy_ft or 0.0 for one in data], dtype=np.float64),
                np.array([bool(one.no_verdict) for one in data], dtype=bool),
                np.array([bool(one.marker) for one in data], dtype=bool))

    @functools.cached_property
    def worst_operation_ft(self) -> float:
        """The least accurate datum operation of all layers, in feet."""
        return float(self._operations[1].max(initial=0.0))

    def operation_accuracy(self, first: IndexArray, second: IndexArray) -> tuple[FloatArray, BoolArray]:
        """Accuracy in feet of the datum operations between pairs of features, and where no verdict can be given.

        That is so between unknown datum operations, and for markers that are no surveyed locations.

        Two layers through the same operation keep their distance, whatever its accuracy (DESIGN principle 4).
        """
        names, accuracy, barred, marker = self._operations
        a, b = self.site.features.layer[first], self.site.features.layer[second]
        differ = np.asarray(names[a] != names[b], dtype=bool)
        combined = np.where(differ, np.hypot(accuracy[a], accuracy[b]), 0.0)
        return combined, differ & (barred[a] | barred[b]) | marker[a] | marker[b]

    @functools.cached_property
    def barred_text(self) -> str:
        """Why some layers allow no verdict; empty if all do."""
        told = sorted({f"layer {layer.name}: {reason}" if reason == layer.data.marker else reason
                       for layer in self.site.layers for reason in (layer.data.no_verdict, layer.data.marker) if reason})
        return f"no binding verdict: {'; '.join(told)}" if told else ""


def subject_roles(rules: Sequence[Rule]) -> frozenset[str]:
    """All roles that are checked wherever they are: those of the vocabulary, and those that rules on distances name."""
    roles = set(vocabulary.SUBJECT_ROLES)
    for rule in rules:
        if rule.legs and rule.relation != "served_lot":
            roles |= rule.subjects
    return frozenset(roles)


def build(site: Site, rules: Sequence[Rule]) -> Context:
    """Find the subjects and their lots, and read the applicability of the rules on distances."""
    features = site.features
    wanted = subject_roles(rules)
    is_subject = np.array(["unknown" not in own and bool(possible & wanted & vocabulary.could_be(own))
                           for own, possible in zip(features.role_sets, features.could_be)], dtype=bool)
    taken = is_subject[features.role_set] if len(features) else np.empty(0, dtype=bool)
    taken |= _asked_about(features, rules, wanted)
    subjects = np.flatnonzero(taken & (features.status != "abandoned"))
    lots = Lots(site)
    own = lots.own_lot(features, subjects)
    label = np.full(len(subjects), None, dtype=object)
    known = (own.lot != NO_LOT) & ~own.off_lot
    if len(lots):
        label[known] = lots.ids[own.lot[known]]
    context = Context(site=site, rules=rules, subjects=subjects, checked=features.is_subject[subjects], lots=lots,
                      own=own, lot_label=label)
    alike: dict[Any, Applicability] = {}
    for number, rule in enumerate(rules):
        if rule.legs:
            # Most rules bind alike.
            key = applicability_key(rule)
            if key not in alike:
                alike[key] = apply_rule(rule, features, subjects, site.project_type)
            context.applicability[number] = alike[key]
    return context


def _asked_about(features: Features, rules: Sequence[Rule], wanted: frozenset[str]) -> BoolArray:
    """Features such as wells, which are mostly context: those that are proposed, or of which a rule's value is given."""
    result = np.zeros(len(features), dtype=bool)
    for rule in rules:
        roles = rule.subjects - wanted
        if not roles or rule.listing is not None or rule.notice is not None:
            continue
        rows = np.flatnonzero(features.matching(roles))
        given = features.status[rows] == "proposed"
        for name in _values_asked(rule):
            given |= np.array([value is not None for value in features.attribute(name, rows)], dtype=bool)
        result[rows[given]] = True
    return result


def _values_asked(rule: Rule) -> list[str]:
    names = [rule.value.attribute] if rule.value is not None else []
    if rule.count is not None:
        names.append(rule.count.attribute)
    if rule.relation == "served_lot" or (rule.count is not None and rule.count.of.startswith("served")):
        names.append("serves")
    return [name for name in names if name]
