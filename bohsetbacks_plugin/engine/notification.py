# SPDX-License-Identifier: GPL-2.0-or-later
"""Whom each rule of kind notify wants notified of a petition: lots by group, and what keeps the list from being complete.

The text's own groups make the legal list. What a careful applicant adds (lots within the distance that the text does not name,
a railroad that adjoins) stands apart from it. Nothing here knows an owner's name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Optional

import numpy as np

from . import abutters, vocabulary
from .errors import BohError
from .lots import Lots
from .rule_kinds import Notice
from .rules import Catalogue, Rule
from .site import IndexArray, Site
from .surroundings import Surroundings

#: Groups of a list in the order in which they are printed, and what each is called. The last three are not on the legal list.
GROUPS: dict[str, str] = {
    "applicant": "the applicant",
    "abutters": "abutters: lots that share a boundary with the property",
    "opposite": "owners of land directly opposite on a street or way",
    "abutters_of_abutters": "abutters to the abutters within {feet:g} ft of the property line",
    "owners_within": "owners of land within {feet:g} ft of the property line",
    "planning_boards": "planning boards of abutting cities and towns",
    "in_doubt": "not on the legal list: beyond {feet:g} ft by less than the accuracy of the lot lines",
    "also_near": "not on the legal list: other lots within {feet:g} ft of the property line",
    "other_parcels": "not on the legal list: a private way, railroad or water parcel that adjoins",
}
_APART = frozenset({"in_doubt", "also_near", "other_parcels"})
_PROOF = {"receipt": "proof of receipt filed before it", "mailing": "proof of mailing filed before it"}


@dataclass(frozen=True)
class NoticeRow:
    """One lot, or one board, that a rule's list names.

    Attributes
    ----------
    group : str
        One of `GROUPS`.
    group_words : str
        What the group is called, with its distance.
    lot_id : str
        As printed; of stacked lots all ids. Empty for boards.
    lot_ids : tuple of str
        Each id by which the owners of the lot are found.
    feature : int
        Row of the feature table, -1 for boards.
    distance_ft : float or None
        From the property line; 0 where it abuts.
    on_legal_list : bool
        False: listed apart, because the text does not ask for it.
    how : str
        Kind of mail, days before the hearing, proof, as far as the rule says.
    """

    rule_id: str
    section: str
    group: str
    group_words: str
    lot_id: str
    lot_ids: tuple[str, ...]
    feature: int
    distance_ft: Optional[float]
    on_legal_list: bool
    how: str
    note: str


@dataclass
class NotificationList:
    """The list of one petition under one or several rules.

    Attributes
    ----------
    lots : tuple of str
        The property's own lots, as printed.
    rows : list of NoticeRow
        By rule, then group, then lot id.
    cautions : list of str
        Why the list may lack somebody.
    notes : list of str
        What the list rests on.
    """

    site: Site
    lots: tuple[str, ...]
    rules: tuple[Rule, ...]
    rows: list[NoticeRow]
    cautions: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def notification_list(site: Site, catalogue: Catalogue, lots: Sequence[str],
                      rules: Sequence[str] = ()) -> NotificationList:
    """List whom to notify of a petition.

    Parameters
    ----------
    site : Site
    catalogue : Catalogue
    lots : sequence of str
        Ids of the petitioner's lots; several are one property. The other lots of their holdings are joined to them.
    rules : sequence of str
        Ids of rules of kind notify; all of them if empty.

    Raises
    ------
    BohError
        For a lot or rule that is not there, with the nearest one that is.
    """
    chosen = chosen_rules(catalogue, rules)
    around = Surroundings(site, Lots(site), lots)
    rows = [row for rule in chosen for row in _Listing(around, rule).rows()]
    reach = max((_reach(rule.notice) for rule in chosen if rule.notice is not None), default=0.0)
    return NotificationList(site, tuple(sorted(around.label(row) for row in around.own)), tuple(chosen), rows,
                            [*around.cautions(reach), *_unverified(chosen)], around.notes())


def chosen_rules(catalogue: Catalogue, names: Sequence[str]) -> list[Rule]:
    """The rules of kind notify that are named; all of the catalogue if none is.

    Raises
    ------
    BohError
        For a name that is no such rule, with the nearest one that is, or a catalogue without any.
    """
    known = {rule.id: rule for rule in catalogue.rules if rule.notice is not None}
    if not known:
        raise BohError(f"no rule of kind notify among the loaded rules ({', '.join(catalogue.names)}): nobody to list; choose "
                       "another town or ruleset")
    for name in names:
        if name not in known:
            near = vocabulary.nearest_word(name, known)
            hint = f"did you mean '{near}'?" if near else f"there are {', '.join(known)}"
            raise BohError(f"no rule '{name}' of kind notify among the loaded rules; {hint}")
    return [known[name] for name in dict.fromkeys(names)] or list(known.values())


class _Listing:
    """The rows of one rule; a lot stands once, in the first group that holds it."""

    def __init__(self, around: Surroundings, rule: Rule) -> None:
        self.around, self.rule = around, rule
        self.notice = rule.notice or Notice(groups=())
        self.how = how_notified(rule)
        self.taken: set[int] = set(around.own.tolist())
        self.found: list[NoticeRow] = []

    def rows(self) -> list[NoticeRow]:
        """By group, then lot id."""
        makers = {"applicant": self._applicant, "abutters": self._abutters, "opposite": self._opposite,
                  "abutters_of_abutters": self._second, "owners_within": self._within, "planning_boards": self._boards}
        for group in GROUPS:
            if group in self.notice.groups:
                makers[group]()
        if self.notice.mark_within_ft is not None:
            lot, _ = abutters.within(self.around.parcels, self.around.area, self.notice.mark_within_ft)
            self._add("also_near", lot, {}, self.notice.mark_within_ft)
        self._other_parcels()
        order = list(GROUPS)
        return sorted(self.found, key=lambda row: (order.index(row.group), row.lot_id))

    def _add(self, group: str, lots: IndexArray, notes: dict[int, str], feet: float = 0.0) -> None:
        around = self.around
        lots = np.array([row for row in lots if int(row) not in self.taken], dtype=np.intp)
        distance = around.distance_ft(around.lots.geometry[lots])
        for row, away in zip(lots.tolist(), distance.tolist()):
            self.taken.add(row)
            many = f"{len(around.ids(row))} records on one footprint: each owner" if len(around.ids(row)) > 1 else ""
            self._row(group, around.label(row), around.ids(row), int(around.lots.feature[row]), away,
                      _joined(notes.get(row, ""), many), feet)

    def _row(self, group: str, label: str, ids: tuple[str, ...], feature: int, distance: Optional[float], note: str,
             feet: float = 0.0) -> None:
        self.found.append(NoticeRow(
            rule_id=self.rule.id, section=self.rule.section, group=group, group_words=GROUPS[group].format(feet=feet),
            lot_id=label, lot_ids=ids, feature=feature, distance_ft=distance, on_legal_list=group not in _APART,
            how="" if group in _APART else self.how, note=note))

    def _applicant(self) -> None:
        for row in self.around.own.tolist():
            self._row("applicant", self.around.label(row), self.around.ids(row), int(self.around.lots.feature[row]), 0.0,
                      "the petitioner's own lot")

    def _abutters(self) -> None:
        around = self.around
        notes = dict.fromkeys(around.abutters[around.corner].tolist(), "touches at a corner")
        if "opposite" in self.notice.groups:
            for row in np.intersect1d(around.abutters, around.opposite.lot).tolist():
                notes[row] = _joined(notes.get(row, ""), "also directly opposite")
        self._add("abutters", around.abutters, notes)

    def _opposite(self) -> None:
        around, across = self.around, self.around.opposite
        features, notes = around.site.features, {}
        for row, facing, ways in zip(across.lot.tolist(), across.facing_ft.tolist(), across.ways):
            over = ", ".join(str(features.ids[around.ways[way]]) for way in ways)
            notes[row] = (f"along {facing:.0f} ft across {over}" if over else
                          f"along {facing:.0f} ft across a gap between lots: taken as a way, none is mapped there")
        self._add("opposite", across.lot, notes)

    def _second(self) -> None:
        """Lots that abut an abutter and lie within the distance."""
        around, feet = self.around, self.notice.within_ft
        _, lot, common = abutters.abutting(around.parcels, around.lots.geometry[around.abutters])
        lots, row = np.unique(lot, return_inverse=True)
        longest = np.zeros(len(lots))
        np.maximum.at(longest, row.reshape(-1), common)
        notes = {int(one): "touches an abutter at a corner" for one in lots[longest < abutters.LEAST_COMMON_FT]}
        self._limited("abutters_of_abutters", lots, notes, feet)

    def _within(self) -> None:
        feet = self.notice.within_ft
        if feet is not None:
            lots, _ = abutters.within(self.around.parcels, self.around.area, feet + 2 * float(self.around.band(
                np.arange(len(self.around.lots))).max()))
            self._limited("owners_within", lots, {}, feet)

    def _limited(self, group: str, lots: IndexArray, notes: dict[int, str], feet: Optional[float]) -> None:
        """Lots up to a distance; those that the accuracy of the map leaves in doubt are marked, or listed apart."""
        if feet is None:
            raise BohError(f"rule {self.rule.id} ({self.rule.file}, line {self.rule.line}): the group {group} needs "
                           "'within_feet'; add it")
        around = self.around
        distance, band, notes = around.distance_ft(around.lots.geometry[lots]), around.band(lots), dict(notes)
        inside = distance <= feet
        close = np.abs(distance - feet) < band
        for row, far, room in zip(lots[close].tolist(), distance[close].tolist(), band[close].tolist()):
            side = "inside" if far <= feet else "beyond"
            notes[row] = _joined(notes.get(row, ""), f"{abs(far - feet):.2f} ft {side} the limit, with lot lines good to "
                                                     f"{room:.1f} ft")
        self._add(group, lots[inside], notes, feet)
        self._add("in_doubt", lots[close & ~inside], notes, feet)

    def _boards(self) -> None:
        self._row("planning_boards", "", (), -1, None, "to be added by hand: no layer tells which towns abut")

    def _other_parcels(self) -> None:
        features, around = self.around.site.features, self.around
        for number in around.adjoining.tolist():
            away = float(around.distance_ft(features.geometry[number:number + 1])[0])
            self._row("other_parcels", str(features.ids[number]), features.all_ids[number], number, away,
                      "no lot; if it has an owner, as a railroad or a pond may, a person decides")


def how_notified(rule: Rule) -> str:
    """Mail, days and proof that a rule asks for, in one line."""
    notice = rule.notice
    if notice is None:
        return ""
    parts = [f"by {notice.mail}"] if notice.mail else []
    if notice.days_before is not None:
        parts.append(f"at least {notice.days_before} days before the hearing or meeting")
    if notice.proof:
        parts.append(_PROOF[notice.proof])
    if notice.certified_by:
        parts.append(f"list certified by the {notice.certified_by}")
    return ", ".join(parts) or "the rule does not say how"


def _reach(notice: Notice) -> float:
    return max(notice.within_ft or 0.0, notice.mark_within_ft or 0.0)


def _unverified(rules: Sequence[Rule]) -> list[str]:
    return [f"rule {rule.id} is not verified: read {rule.section} before you rely on its list" for rule in rules
            if not rule.verified]


def _joined(*texts: str) -> str:
    return "; ".join(text for text in texts if text)
