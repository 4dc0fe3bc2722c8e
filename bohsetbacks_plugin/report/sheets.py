# SPDX-License-Identifier: GPL-2.0-or-later
"""The lists that the rules ask for as printable records: the stable permit sheet, the conservation sheet, other lists.

Nothing here gives a verdict, except the table of land for horses, whose rows are criteria of the rules on areas. Owners are not
on these sheets: they stand on the list of owners to be notified, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import shapely

from ..engine.abutters import Parcels, abutting
from ..engine.checks.listing import bearing_of
from ..engine.review import Review, review
from ..engine.rules import Catalogue, Rule
from ..engine.site import IndexArray, Site
from ..engine.units import round_feet
from ..engine.vocabulary import GROUPS_AS_SETS
from .finding_columns import natural
from .inventory import incomplete, inventory_summary
from .lot_report import LotReports
from .note_parts import note_parts
from .report_lines import component_tables, constraint_words, plain
from .report_record import LotReport, LotTables, ReportFacts
from .rule_words import figure

STABLES = GROUPS_AS_SETS["stable_feature"]
_FENCED = frozenset({"corral", "pasture"})

#: So many entries of one list are printed; CSV and JSON hold all of them.
ENTRIES_AT_MOST = 600


@dataclass(frozen=True)
class ListEntry:
    """One thing within the distance: role, id and layer, feet, bearing from grid north, accuracy, and what is said of it."""

    item: str
    layer: str
    feet: str
    bearing: str
    band: str
    notes: tuple[str, ...]
    record: dict[str, Any]


@dataclass(frozen=True)
class SubjectList:
    """What lies near one component, nearest first."""

    title: str
    lot: str
    entries: tuple[ListEntry, ...]


@dataclass(frozen=True)
class AreaRow:
    """How much of one lot lies within the distance of a rule: square feet, and per cent of the lot."""

    lot: str
    inside: str
    whole: str
    percent: str


@dataclass(frozen=True)
class RuleList:
    """The list of one rule.

    Attributes
    ----------
    sheet : str
        ``stable``, ``conservation`` or ``other``.
    lacking : str
        Why the list may not be complete; empty if nothing keeps it from being so.
    listed : bool
        False: nothing could be listed at all.
    left_out : int
        Entries that are not printed.
    """

    sheet: str
    rule_id: str
    section: str
    authority: str
    edition: str
    summary: str
    note: str
    verified: bool
    lacking: str
    listed: bool
    subjects: tuple[SubjectList, ...]
    areas: tuple[AreaRow, ...]
    left_out: int


@dataclass(frozen=True)
class FenceRow:
    """A corral or pasture as drawn: its area, and the length of its outline, which is the fence if it is fenced all around."""

    title: str
    lot: str
    area: str
    outline: str


@dataclass(frozen=True)
class AbutterRow:
    """A lot that shares a boundary with the lot of a stable: its id and address, and the feet in common."""

    lot: str
    of_lot: str
    address: str
    common: str


@dataclass(frozen=True)
class ResourceRow:
    """A wetland, water, bank or the like within the largest distance of a conservation rule of the lot."""

    lot: str
    title: str
    feet: str


@dataclass(frozen=True)
class Sheets:
    """All sheets of one inventory.

    Attributes
    ----------
    report : LotReport
        Of the same review, for title block, data sources, rules and closing words; it has no criteria.
    summary : str
        The last line of the command ``inventory``.
    land : tuple of LotTables
        Criteria on the land that horses need, with the number of horses that the land allows in their notes.
    """

    report: LotReport
    title: str
    summary: str
    complete: bool
    lists: tuple[RuleList, ...]
    land: tuple[LotTables, ...]
    fences: tuple[FenceRow, ...]
    abutters: tuple[AbutterRow, ...]
    resources: tuple[ResourceRow, ...]

    def of(self, sheet: str) -> tuple[RuleList, ...]:
        """The lists of one sheet."""
        return tuple(one for one in self.lists if one.sheet == sheet)


def sheets(result: Review, catalogue: Catalogue, facts: ReportFacts) -> Sheets:
    """Compose the sheets of an inventory.

    Parameters
    ----------
    result : Review
        As `engine.inventory.take_inventory` makes it, of some lots or of the site.
    catalogue : Catalogue
        All rules of the check, for those on the land that horses need.
    facts : ReportFacts

    Returns
    -------
    Sheets
    """
    reports = LotReports(result)
    lot_id = result.lots[0] if len(result.lots) == 1 else None
    report = reports.report(lot_id, facts)
    lists = tuple(_rule_list(result, number) for number, status in enumerate(result.statuses)
                  if status.status != "not_applicable")
    where = f": lot {lot_id}" if lot_id is not None else f": lots {', '.join(result.lots)}" if result.lots else ""
    stables = _on_lots(reports, _features(result.site, STABLES))
    return Sheets(
        report=report, title=f"Inventory{where}", summary=inventory_summary(result), complete=not incomplete(result),
        lists=lists, land=_land(result, catalogue), fences=_fences(result.site, stables),
        abutters=_abutters(result.site, stables), resources=_resources(result, reports))


def _rule_list(result: Review, number: int) -> RuleList:
    rule, status = result.rules[number], result.statuses[number]
    found = result.findings
    rows = np.flatnonzero(found.rule == number)
    near = rows[(found.unit[rows] == "ft") & np.isfinite(found.signed[rows])]
    near = near[np.lexsort((found.signed[near], found.subject[near]))]
    shown = near[:ENTRIES_AT_MOST]
    groups: dict[int, list[ListEntry]] = {}
    lots: dict[int, str] = {}
    part = Review(result.site, result.rules, found.take(shown), result.statuses)
    for row, record in zip(shown.tolist(), part.records()):
        groups.setdefault(int(found.subject[row]), []).append(_entry(record, found.lines[row], rule))
        lots[int(found.subject[row])] = record["lot_id"] or ""
    subjects = [SubjectList(_title(result.site, row, rule.subjects), lots[row], tuple(entries))
                for row, entries in groups.items()]
    return RuleList(
        sheet="conservation" if rule.listing is not None and rule.listing.area else
        "stable" if rule.subjects & STABLES else "other",
        rule_id=rule.id, section=rule.section, authority=rule.authority, edition=rule.edition, summary=rule.summary,
        note=rule.note, verified=rule.verified, lacking=status.reason.replace("_", " "), listed=status.status == "ran",
        subjects=tuple(sorted(subjects, key=lambda one: (natural(one.lot), natural(one.title)))),
        areas=tuple(_area(result.site, int(found.subject[row]), float(found.signed[row]))
                    for row in rows[found.unit[rows] == "sq ft"]), left_out=len(near) - len(shown))


def _entry(record: dict[str, Any], line: Any, rule: Rule) -> ListEntry:
    inside = record["signed_ft"] < 0
    feet = figure(record["provided"], "ft") + (f", {-record['signed_ft']:.2f} ft inside" if inside else "")
    bearing = bearing_of(line) if np.isfinite(line).all() else ""
    # Feet and bearing have columns of their own.
    notes = tuple(note for note in note_parts(record, rule).own if not note.startswith("listed, no verdict"))
    return ListEntry(constraint_words(record), record["constraint_layer"] or "", feet, bearing,
                     f"\u00b1 {record['band_ft']:.2f} ft" if record["band_ft"] else "", notes, record)


def _area(site: Site, lot: int, inside: float) -> AreaRow:
    whole = float(round_feet(shapely.area(site.features.geometry[lot]) * site.feet_per_unit**2))
    return AreaRow(str(site.features.ids[lot]), figure(round(inside), "sq ft"), figure(round(whole), "sq ft"),
                   f"{inside / whole:.0%}" if whole else "")


def _title(site: Site, row: int, roles: frozenset[str]) -> str:
    own = site.features.role_sets[site.features.role_set[row]]
    role = min(roles & own or own, key=lambda one: (one != "dwelling", one))
    words = f"{plain(role)} {site.features.ids[row]} ({site.layers[site.features.layer[row]].name})"
    return words[:1].upper() + words[1:]


def _features(site: Site, roles: frozenset[str]) -> IndexArray:
    """Live features of some roles that are checked themselves."""
    features = site.features
    rows: IndexArray = np.flatnonzero(features.matching(roles) & features.is_subject & (features.status != "abandoned"))
    return rows


def _on_lots(reports: LotReports, rows: IndexArray) -> list[tuple[int, str]]:
    """Some features with the lot that each lies on, by its `lot` attribute or its place, kept to the lots asked for."""
    site, wanted = reports.result.site, reports.result.lots
    outlines = {name: reports.lot_geometry(name) for name in wanted}
    lots = site.features.having(frozenset({"lot"}))
    named = site.features.attribute("lot", rows)
    tree = shapely.STRtree(site.features.geometry[lots])
    made = []
    for row, name in zip(rows.tolist(), named):
        shape = site.features.geometry[row]
        if wanted and not any(outline is not None and outline.intersects(shape) for outline in outlines.values()):
            continue
        label = str(name or "").strip()
        if not label:
            hit = tree.query(shape.representative_point(), predicate="intersects")
            label = str(site.features.ids[lots[hit[0]]]) if len(hit) else ""
        made.append((row, label))
    return made


def _land(result: Review, catalogue: Catalogue) -> tuple[LotTables, ...]:
    """The criteria on the land that horses need."""
    rules = tuple(rule for rule in catalogue.rules if rule.kind == "minimum_area" and rule.subjects & STABLES)
    if not rules or not len(_features(result.site, STABLES)):
        return ()
    ids = {rule.id for rule in rules}
    site = replace(result.site, variances=tuple(one for one in result.site.variances if one.rule in ids))
    land = review(site, Catalogue(rules, catalogue.names), lots=result.lots, want_all=True, is_part=True)
    groups: dict[str, list[dict[str, Any]]] = {}
    for record in land.records():
        if record["outcome"] != "not_applicable" and record["rule_id"]:
            groups.setdefault(record["lot_id"] or "", []).append(record)
    made = []
    for label in sorted(groups, key=natural):
        components = component_tables(land, groups[label], True)
        made.append(LotTables(label, "", components[0].outcome, components[0].outcome_word, components[0].sign, components))
    return tuple(made)


def _fences(site: Site, stables: Sequence[tuple[int, str]]) -> tuple[FenceRow, ...]:
    features, rows = site.features, []
    for row, lot in stables:
        roles = features.role_sets[features.role_set[row]]
        if not roles & _FENCED:
            continue
        shape = features.geometry[row]
        feet = float(round_feet(shapely.length(shape) * site.feet_per_unit))
        square = float(round_feet(shapely.area(shape) * site.feet_per_unit**2))
        rows.append(FenceRow(_title(site, row, _FENCED), lot, figure(square, "sq ft") if square else "", figure(feet, "ft")))
    return tuple(sorted(rows, key=lambda one: (natural(one.lot), natural(one.title))))


def _abutters(site: Site, stables: Sequence[tuple[int, str]]) -> tuple[AbutterRow, ...]:
    """The lots that abut a lot with a stable, corral or pasture."""
    features = site.features
    lots = features.having(frozenset({"lot"}))
    lots = lots[shapely.get_dimensions(features.geometry[lots]) == 2]
    ids = [str(one) for one in features.ids[lots]]
    own = sorted({lot for _, lot in stables if lot in ids}, key=natural)
    if not own:
        return ()
    none = np.empty(0, dtype=object)
    parcels = Parcels(features.geometry[lots], none, none, site.feet_per_unit)
    mine = np.array([ids.index(name) for name in own], dtype=np.intp)
    area, other, common = abutting(parcels, features.geometry[lots[mine]])
    address = features.attribute("address", lots)
    return tuple(AbutterRow(ids[lot], own[number], str(address[lot] or "").strip(), figure(float(round_feet(feet)), "ft"))
                 for number, lot, feet in sorted(zip(area.tolist(), other.tolist(), common.tolist()),
                                                 key=lambda one: (one[0], natural(ids[one[1]]))) if lot != mine[number])


def _resources(result: Review, reports: LotReports) -> tuple[ResourceRow, ...]:
    """Resource areas within the largest distance of a conservation rule of each lot that was asked for, nearest first."""
    site, rules = result.site, [rule for rule in result.rules if rule.listing is not None and rule.listing.area]
    if not rules or not result.lots:
        return ()
    made: list[tuple[str, float, ResourceRow]] = []
    for name in result.lots:
        outline = reports.lot_geometry(name)
        nearest: dict[int, float] = {}
        for rule in rules:
            if rule.listing is None or outline is None:
                continue
            items = np.flatnonzero(site.features.matching(rule.listing.of))
            feet = round_feet(shapely.distance(site.features.geometry[items], outline) * site.feet_per_unit)
            within = feet <= rule.listing.feet
            nearest.update(zip(items[within].tolist(), feet[within].tolist()))
        roles = frozenset(role for rule in rules if rule.listing is not None for role in rule.listing.of)
        made += [(name, away, ResourceRow(name, _title(site, item, roles), figure(away, "ft") if away else "on the lot"))
                 for item, away in nearest.items()]
    return tuple(row for _, _, row in sorted(made, key=lambda one: (natural(one[0]), one[1], one[2].title)))

