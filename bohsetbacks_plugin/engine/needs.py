# SPDX-License-Identifier: GPL-2.0-or-later
"""Before a run: which roles the rules need, and which rules stay unchecked because no layer gives them.

The answers come from the same functions that a run asks (coverage.py), on a site that knows its layers and no feature.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Optional

import numpy as np

from . import vocabulary
from .assemble import assemble
from .checks.containment import HANDLED
from .checks.land import _SELDOM_MAPPED, _kinds
from .checks.plan import matching_legs
from .coverage import doubts, is_offered, missing_roles
from .rules import Rule
from .site import LayerData, Site

_LOT = frozenset({"lot"})


@dataclass(frozen=True)
class Offer:
    """What a layer can tell of, before its features are read.

    Attributes
    ----------
    name : str
    offered : frozenset of str
        All roles that its mapping can give.
    present : tuple of frozenset of str
        Sets of roles that its features have.
    count : int
        Features that it holds.
    completeness : str
    subject : bool
        False: context only.
    statuses : frozenset of str
        Statuses that its subjects can have.
    suspicions : tuple of str
        Reasons to think that features are missing.
    marker : str
        Why its features give no verdict.
    """

    name: str
    offered: frozenset[str]
    present: tuple[frozenset[str], ...]
    count: int
    completeness: str = "unknown"
    subject: bool = True
    statuses: frozenset[str] = frozenset({"proposed"})
    suspicions: tuple[str, ...] = ()
    marker: str = ""


@dataclass(frozen=True)
class Gap:
    """What a rule lacks.

    Attributes
    ----------
    lacking : frozenset of str
        Roles that no layer gives; ``lot`` for the line of one.
    whole : bool
        The rule stays unchecked as a whole; else only for these roles.
    """

    rule: Rule
    lacking: frozenset[str]
    whole: bool


@dataclass
class Need:
    """One role that some rules ask for."""

    role: str
    rules: list[Rule] = field(default_factory=list)
    unchecked: list[Rule] = field(default_factory=list)
    on_part: list[Rule] = field(default_factory=list)


def outline(offers: Sequence[Offer], project_type: str, absent: Iterable[str] = ()) -> Site:
    """A site that knows what its layers tell of, and has no features yet."""
    site = assemble([_empty(offer) for offer in offers], name="", town="", project_type=project_type, crs="", feet_per_unit=1.0,
                    absent=frozenset(absent))
    for layer, offer in zip(site.layers, offers):
        layer.read = offer.count
    return site


def _empty(offer: Offer) -> LayerData:
    def column() -> np.ndarray:  # type: ignore[type-arg]
        return np.empty(0, dtype=object)
    return LayerData(
        name=offer.name, geometry=column(), fids=column(), ids=column(), roles=[], type_values=column(),
        offered_roles=offer.offered, status=column(), accuracy_ft=np.empty(0), outside=np.empty(0, dtype=bool),
        clip_edges=column(), subject=offer.subject, completeness=offer.completeness, suspicions=list(offer.suspicions),
        marker=offer.marker)


def gaps(site: Site, offers: Sequence[Offer], rules: Sequence[Rule]) -> list[Gap]:
    """The rules that will stay unchecked, wholly or in part, because of layers that are not there.

    Rules that exempt each subject by an attribute, such as its permit's date, are listed all the same.

    Parameters
    ----------
    site : Site
        As `outline` makes it.
    offers : sequence of Offer
    rules : sequence of Rule
    """
    found = []
    for rule in rules:
        if not _has_subjects(rule, offers, site.project_type):
            continue
        if rule.legs and rule.relation not in HANDLED:
            gap = _of_distance(site, rule)
        else:
            lacking = frozenset().union(*(asked for asked in asked_roles(rule, rules) if not is_offered(site, asked)))
            gap = Gap(rule, lacking, True) if lacking else None
        if gap is not None:
            found.append(gap)
    return found


def _of_distance(site: Site, rule: Rule) -> Optional[Gap]:
    """As the status of a rule on distances is told after a run."""
    roles = rule.legs[0].constraints
    if not is_offered(site, roles):
        return None if rule.if_mapped else Gap(rule, _for_people(roles), True)
    lacking = missing_roles(site, roles)
    return Gap(rule, _for_people(lacking), False) if lacking and not rule.if_mapped else None


def asked_roles(rule: Rule, rules: Sequence[Rule]) -> list[frozenset[str]]:
    """Sets of roles of which a rule needs one each; for a rule on distances the one set of its constraints."""
    if rule.listing is not None or rule.notice is not None:
        return []
    if rule.relation == "served_lot":
        return [_LOT]
    if rule.legs:
        return [rule.legs[0].constraints]
    asked: list[frozenset[str]] = []
    tests = [rule.area] if rule.area is not None else []
    if rule.count is not None:
        count = rule.count
        asked += {"on_lot": [_LOT, count.roles], "served_lots": [_LOT], "served_dwellings": [frozenset({"dwelling"})],
                  "allowed_by_area": [_LOT]}.get(count.of, [])
        if count.of == "allowed_by_area":
            tests += [other.area for other in rules if other.area is not None and other.area.number_of == count.attribute]
    for test in tests:
        asked += [_LOT] if test.of != "feature" else []
        asked += [roles for own in (test.less, test.unusable) for roles in _kinds(own - _SELDOM_MAPPED)]
        asked += [roles for roles in (test.where_lot_has, test.or_lot_touches) if roles]
    return list(dict.fromkeys(asked))


def _has_subjects(rule: Rule, offers: Sequence[Offer], project_type: str) -> bool:
    """Whether some layer holds features that the rule is about, and that it binds."""
    for offer in offers:
        binds = any(("existing" if status == "existing" else project_type) not in rule.not_for
                    for status in offer.statuses - {"abandoned"})
        if offer.subject and binds and any(_is_about(rule, own) for own in offer.present):
            return True
    return False


def _is_about(rule: Rule, own: frozenset[str]) -> bool:
    possible = vocabulary.could_be(own)
    if "unknown" in own:
        return False
    return bool(matching_legs(rule, possible)) if rule.legs else bool(rule.subjects & possible)


def _for_people(roles: Iterable[str]) -> frozenset[str]:
    """The line of a lot comes with the lot."""
    return frozenset("lot" if role == "property_line" else role for role in roles)


def needs(site: Site, offers: Sequence[Offer], rules: Sequence[Rule]) -> list[Need]:
    """Every role that the rules which are about something here ask for, with the rules that its lack leaves unchecked."""
    found: dict[str, Need] = {}
    asking = [rule for rule in rules if _has_subjects(rule, offers, site.project_type)]
    for rule in asking:
        for role in _for_people(frozenset().union(*asked_roles(rule, rules))):
            found.setdefault(role, Need(role)).rules.append(rule)
    for gap in gaps(site, offers, asking):
        for role in gap.lacking:
            need = found.setdefault(role, Need(role))
            (need.unchecked if gap.whole else need.on_part).append(gap.rule)
    return [found[role] for role in sorted(found)]


def doubtful(site: Site, role: str) -> list[str]:
    """Why the absence of a role's features could not be believed, though some layer gives it."""
    return doubts(site, frozenset({role})) if is_offered(site, frozenset({role})) else []
