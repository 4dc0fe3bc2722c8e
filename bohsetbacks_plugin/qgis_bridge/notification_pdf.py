# SPDX-License-Identifier: GPL-2.0-or-later
"""The list of owners to be notified as PDF, with lines for the assessors to sign, and a map of the lots by group."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Optional

import numpy as np
import shapely

from ..engine.notification import NoticeRow, NotificationList, how_notified
from ..engine.owners import Owners
from ..engine.rules import Rule
from ..paths import version
from ..report.lot_map import name_shape
from ..report.map_content import Ink, MapContent, fitted_frame, labels_in
from ..report.map_looks import LOOKS
from ..report.notification import all_cautions, list_rows, summary_line, what_it_rests_on
from .map_sheet import TitleBlock, draw_sheet, open_sheet
from .pdf_flow import SMALL, TITLE, Column, Flow, Row
from .pdf_pages import LETTER_LANDSCAPE, Pages, Style, write_pdf

_LIST = (Column("No.", 0.5, "right"), Column("Map/lot", 1.5), Column("Address of the property", 2.0), Column("Owner", 2.6),
         Column("Mailing address", 2.6), Column("From the line", 0.9, "right"), Column("Remarks", 2.2))
_FOOT = "Holds names and addresses of owners: for the notice of this petition only."

#: Fill and hatch of each group on the map, so that neither colour nor pattern alone must tell; the groups of
#: `engine.notification.GROUPS`.
_GROUP_INKS = {
    "applicant": Ink("#595959", "#000000", 1.4, alpha=0.55), "abutters": Ink("#e69f00", "#7a5200", 0.9, alpha=0.6),
    "opposite": Ink("#56b4e9", "#0b5a8f", 0.9, hatch=0.0, alpha=0.5),
    "abutters_of_abutters": Ink("#009e73", "#00563f", 0.9, hatch=45.0, alpha=0.35),
    "owners_within": Ink("#f0e442", "#7d7500", 0.9, hatch=90.0, alpha=0.5),
    "in_doubt": Ink("", "#d55e00", 1.2, (4.0, 2.0), 135.0), "also_near": Ink("", "#6b6b6b", 0.9, (2.0, 2.0), 45.0),
    "other_parcels": Ink("", "#0072b2", 0.9, (6.0, 2.0, 1.0, 2.0), 0.0)}


def write_notification_pdf(result: NotificationList, owners: Optional[Owners], path: Path, inputs: Iterable[Path] = ()) -> int:
    """Print the list, rule by rule, and the map.

    Parameters
    ----------
    result : NotificationList
    owners : Owners, optional
        Without them there is room to write the names in.
    path : Path
        PDF to write, whole or not at all.
    inputs : iterable of Path
        The user's own files, which are never written.

    Returns
    -------
    int
        Number of pages.

    Raises
    ------
    OutputError
        Where the file cannot be written.
    """
    sheet = open_sheet("letter_landscape")
    content = lots_by_group(result, *sheet.map_inches)
    title = f"Parties to be notified: {_property(result)}"

    def compose(pages: Pages) -> None:
        flow = Flow(pages, LETTER_LANDSCAPE, title, _FOOT)
        _head(flow, result, owners, title)
        for rule in result.rules:
            _of_rule(flow, result, owners, rule)
        _remarks(flow, result, owners)
        if content is not None:
            draw_sheet(pages, sheet, content, _block(result, title, content), "A screening of mapped lots, not a survey.")

    return write_pdf(path, title, compose, inputs)


def lots_by_group(result: NotificationList, width_in: float, height_in: float) -> Optional[MapContent]:
    """The lots of the list, each in the first group that names it; None where it names none."""
    features = result.site.features
    groups: dict[str, list[NoticeRow]] = {}
    seen: set[int] = set()
    for row in sorted(result.rows, key=lambda one: list(_GROUP_INKS).index(one.group) if one.group in _GROUP_INKS else 99):
        if row.feature >= 0 and row.feature not in seen:
            seen.add(row.feature)
            groups.setdefault(row.group, []).append(row)
    own = [row for row in features.having(frozenset({"lot"})).tolist() if str(features.ids[row]) in result.lots]
    shapes = features.geometry[[*own, *seen]]
    if not len(shapes):
        return None
    content = MapContent(fitted_frame(shapely.total_bounds(shapes), width_in, height_in, result.site.feet_per_unit))
    _context(result, content)
    content.add("The property of the petition", [features.geometry[row] for row in own], _GROUP_INKS["applicant"])
    for group, rows in reversed(list(groups.items())):
        if group != "applicant":
            words = rows[0].group_words
            content.add(words[:1].upper() + words[1:], [features.geometry[row.feature] for row in rows], _GROUP_INKS[group])
    labels = labels_in(content.frame)
    for row in [*own, *(row for row in seen if row not in own)]:
        name_shape(content, labels, features.geometry[row], str(features.ids[row]), 9.0, "#000000", row in own)
    return content


def _context(result: NotificationList, content: MapContent) -> None:
    """Streets, waters, and all lots in the window."""
    features = result.site.features
    box = content.frame.ground
    near = np.flatnonzero(shapely.intersects(features.geometry, box))
    for look in (one for one in LOOKS if one.words in ("Street or right of way", "Surface water", "Lot")):
        codes = [code for code, roles in enumerate(features.role_sets) if roles & look.roles]
        content.add(look.words, features.geometry[near[np.isin(features.role_set[near], codes)]], Ink.of(look))


def _head(flow: Flow, result: NotificationList, owners: Optional[Owners], title: str) -> None:
    flow.heading(title, TITLE)
    flow.facts([("Site", result.site.name or "Site without a name"), ("Town", result.site.town.capitalize()),
                ("Owners from", owners.source if owners is not None else "no table of owners given: to be written in"),
                ("Made with", f"BOH Setbacks {version()}")])
    flow.paragraph(summary_line(result, owners), Style(10.0, bold=True), after=6.0)


def _of_rule(flow: Flow, result: NotificationList, owners: Optional[Owners], rule: Rule) -> None:
    rows = [row for row in list_rows(result, owners) if row["rule_id"] == rule.id]
    flow.heading(f"{rule.id}: {rule.authority}, {rule.section}", keep=110.0)
    flow.paragraph(f"{rule.summary} Edition: {rule.edition.split(';')[0]}.")
    flow.paragraph(f"How: {how_notified(rule)}.", after=5.0)
    legal = [row for row in rows if row["on_legal_list"]]
    apart = [row for row in rows if not row["on_legal_list"]]
    if legal:
        flow.table(_LIST, list(_table(legal, owners is None)))
    else:
        flow.paragraph("Nobody is on this list.", Style(9.0, bold=True))
    if apart:
        flow.space(6.0)
        flow.heading("Not on the legal list, named for care", Style(9.5, bold=True), keep=70.0)
        flow.table(_LIST, list(_table(apart, owners is None)))
    if rule.note:
        flow.space(3.0)
        flow.paragraph(rule.note, SMALL)
    _certificate(flow, rule, len(legal))


def _table(rows: Sequence[dict[str, Any]], to_be_filled: bool) -> Iterator[Row]:
    """Lots numbered through all groups; a lot of several owners has its number once."""
    number, last = 0, None
    for words, group in groupby(rows, key=lambda row: str(row["group_words"])):
        yield Row((words[:1].upper() + words[1:],), is_group=True)
        for row in group:
            again = row["lot_id"] is not None and row["lot_id"] == last
            number += not again
            last = row["lot_id"]
            away = "" if row["distance_ft"] is None else f"{row['distance_ft']:.2f} ft"
            names = "\n".join(part for part in (row["owner"], row["co_owner"]) if part)
            first = ("", "", "") if again else (str(number), str(row["lot_id"] or "-"), away)
            yield Row((first[0], first[1], row["address"], names, _mail(row), first[2], str(row["note"] or "")), bold=(3,),
                      height=26.0 if to_be_filled else 0.0)


def _mail(row: dict[str, Any]) -> str:
    place = " ".join(part for part in (row["mail_state"], row["mail_zip"]) if part)
    town = ", ".join(part for part in (row["mail_city"], place) if part)
    return "\n".join(part for part in (row["mail_address"], town, row["mail_country"]) if part)


def _certificate(flow: Flow, rule: Rule, entries: int) -> None:
    """What the assessors sign, where the rule asks for it."""
    flow.space(6.0)
    board = rule.notice.certified_by if rule.notice is not None else ""
    flow.room(66.0)
    if board:
        flow.paragraph(f"For the {board}: the list above of {entries} {'entry' if entries == 1 else 'entries'} was compared "
                       "with the most recent tax list and is certified as follows.", after=0.0)
        flow.signatures([(f"Signature, for the {board}", "Name and title", "Date")])
    else:
        flow.paragraph("This rule asks for no certificate; the line below is for who checked the list.", after=0.0)
        flow.signatures([("Checked by (signature)", "Name and title", "Date")])
    flow.space(8.0)


def _remarks(flow: Flow, result: NotificationList, owners: Optional[Owners]) -> None:
    for title, lines in (("The list may lack somebody", all_cautions(result, owners)),
                         ("What it rests on", what_it_rests_on(result, owners))):
        if lines:
            flow.heading(title)
            flow.bullets([f"{line[:1].upper()}{line[1:]}" for line in lines])
            flow.space(6.0)


def _block(result: NotificationList, title: str, content: MapContent) -> TitleBlock:
    return TitleBlock(title, "Lots by the group that the list puts them in; of several rules, the first that names a lot.", [
        ("Site", result.site.name or "Site without a name"), ("Town", result.site.town.capitalize()),
        ("Rules", "\n".join(f"{rule.id}: {rule.section}" for rule in result.rules)),
        ("Scale", f'1" = {content.frame.feet_per_inch:,g}\' (on paper printed at 100 %)'),
        ("Made with", f"BOH Setbacks {version()}")], "Not a survey. Lots as the assessors' map has them.")


def _property(result: NotificationList) -> str:
    return f"lot {result.lots[0]}" if len(result.lots) == 1 else f"lots {', '.join(result.lots)}"
