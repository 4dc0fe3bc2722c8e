# SPDX-License-Identifier: GPL-2.0-or-later
"""The list of owners to be notified, as a person reads it and as CSV. The only output that may hold an owner's name."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from textwrap import wrap
from typing import Any, Optional

from ..engine.errors import OutputError
from ..engine.notification import NoticeRow, NotificationList, how_notified
from ..engine.owners import OWNER_FIELDS, Owner, Owners
from .output_files import refuse_to_overwrite, staging

#: Columns of the CSV: a line per lot and owner.
LIST_FIELDS = ("rule_id", "authority", "section", "edition", "group", "group_words", "lot_id", "distance_ft", "on_legal_list",
               "how", "note")

#: Owners of one lot that are printed at most; the CSV holds all of them.
SHOWN_OWNERS = 20

NO_RECORD = "owner not in the assessors' table"
NO_NAME = "no owner's name in the assessors' table"


def list_rows(result: NotificationList, owners: Optional[Owners] = None) -> Iterator[dict[str, Any]]:
    """Yield a dictionary per lot and owner with the keys of `LIST_FIELDS` and `OWNER_FIELDS`.

    Parameters
    ----------
    result : NotificationList
    owners : Owners, optional
        Without them the owner's values are empty.
    """
    rules = {rule.id: rule for rule in result.rules}
    for row in result.rows:
        rule = rules[row.rule_id]
        told = {"rule_id": row.rule_id, "authority": rule.authority, "section": row.section, "edition": rule.edition,
                "group": row.group, "group_words": row.group_words, "lot_id": row.lot_id or None,
                "distance_ft": row.distance_ft, "on_legal_list": row.on_legal_list, "how": row.how}
        for one, note in _owners_of(row, owners):
            yield {**told, "note": "; ".join(part for part in (row.note, note) if part),
                   **{name: getattr(one, name) for name in OWNER_FIELDS}}


def notification_lines(result: NotificationList, owners: Optional[Owners] = None) -> Iterator[str]:
    """Yield the lines of the table, the summary excepted."""
    property_ = f"lot {result.lots[0]}" if len(result.lots) == 1 else f"lots {', '.join(result.lots)}"
    yield f"{result.site.name or 'Site without a name'} - to be notified of a petition for {property_}"
    yield ""
    for rule in result.rules:
        yield f"{rule.id}  {rule.authority}, {rule.section} ({rule.edition.split(';')[0]})"
        yield from wrap(rule.summary, 110, initial_indent="  ", subsequent_indent="  ")
        yield f"  How: {how_notified(rule)}"
        for words, rows in groupby((row for row in result.rows if row.rule_id == rule.id), key=lambda row: row.group_words):
            yield f"  {words[:1].upper()}{words[1:]}"
            for row in rows:
                yield from _lot(row, owners)
        if rule.note:
            yield from wrap(f"- {rule.note}", 110, initial_indent="  ", subsequent_indent="    ")
        yield ""
    yield from _remarks("The list may lack somebody", all_cautions(result, owners))
    yield from _remarks("What it rests on", what_it_rests_on(result, owners))


def summary_line(result: NotificationList, owners: Optional[Owners] = None) -> str:
    """The last line: how many lots are listed, and whether somebody may be lacking."""
    counts = counts_of(result, owners)
    text = f"{_count(counts['listed'], 'lot')} on the legal list, {_count(counts['apart'], 'parcel')} listed apart"
    if owners is None:
        text += ", no table of owners given"
    else:
        text += f", {_count(counts['owners'], 'owner')}, {_count(counts['without_owner'], 'lot')} without an owner"
    if counts["by_hand"]:
        text += f", {_count(counts['by_hand'], 'entry', 'entries')} to be added by hand"
    cautions = len(all_cautions(result, owners))
    return f"NOT SURELY COMPLETE: {_count(cautions, 'caution')}; {text}" if cautions else f"LISTED: {text}"


def counts_of(result: NotificationList, owners: Optional[Owners] = None) -> dict[str, int]:
    """Lots on the legal list of any rule, lots only listed apart, owners of the former, and what a person must add."""
    legal = {row.lot_id: row for row in result.rows if row.on_legal_list and row.lot_id}
    apart = {row.lot_id for row in result.rows if not row.on_legal_list} - set(legal)
    named: set[tuple[str, ...]] = set()
    lacking = 0
    if owners is not None:
        for row in legal.values():
            found = [one for one in owners.of(row.lot_ids) if one.owner]
            named.update(one.key() for one in found)
            lacking += not found
    return {"listed": len(legal), "apart": len(apart), "owners": len(named), "without_owner": lacking,
            "by_hand": sum(row.lot_id == "" for row in result.rows)}


def all_cautions(result: NotificationList, owners: Optional[Owners] = None) -> list[str]:
    """Why somebody may be lacking, by the map or by the table of owners."""
    told = list(result.cautions)
    if owners is None:
        return told
    told += owners.cautions
    counts = counts_of(result, owners)
    if counts["listed"] and counts["listed"] == counts["without_owner"]:
        told.append(f"none of the lots listed is in {owners.source}: do the lot layer's ids and its field "
                    f"{owners.taken['lot_id']} hold the same kind of id?")
    elif counts["without_owner"]:
        told.append(f"{_count(counts['without_owner'], 'lot')} on the list without an owner in {owners.source}")
    return told


def write_list(result: NotificationList, owners: Optional[Owners], path: Path, inputs: Iterable[Path] = ()) -> None:
    """Write the list as CSV, whole or not at all.

    Parameters
    ----------
    result : NotificationList
    owners : Owners, optional
    path : Path
    inputs : iterable of Path
        The user's own files, which are never written.

    Raises
    ------
    OutputError
        Where the file cannot be written or is one of the inputs.
    """
    refuse_to_overwrite(path, inputs, is_geopackage=False)
    try:
        with staging([path]) as folders:
            made = folders[path] / "list.csv"
            with made.open("w", encoding="utf-8-sig", newline="") as file:
                writer = csv.DictWriter(file, (*LIST_FIELDS, *OWNER_FIELDS), lineterminator="\r\n")
                writer.writeheader()
                writer.writerows(list_rows(result, owners))
            made.replace(path)
    except OSError as problem:
        raise OutputError(f"{path}: cannot be written ({problem.strerror or problem}); choose a folder that you may write "
                          "to") from None


def _owners_of(row: NoticeRow, owners: Optional[Owners]) -> list[tuple[Owner, str]]:
    """Owners of a row's lot, each with what is to be said of it; one empty owner where there is none."""
    if owners is None or not row.lot_ids:
        return [(Owner(), "")]
    found = [(one, "" if one.owner else NO_NAME) for one in owners.of(row.lot_ids)]
    return found or [(Owner(), NO_RECORD)]


def _lot(row: NoticeRow, owners: Optional[Owners]) -> Iterator[str]:
    away = "" if row.distance_ft is None else f"{row.distance_ft:.2f} ft"
    yield f"    {row.lot_id or '-':<24} {away:>10}  {row.note}".rstrip()
    if owners is None or not row.lot_ids:
        return
    found = _owners_of(row, owners)
    for one, note in found[:SHOWN_OWNERS]:
        names = " & ".join(part for part in (one.owner, one.co_owner) if part)
        place = " ".join(part for part in (one.mail_state, one.mail_zip) if part)
        mail = ", ".join(part for part in (one.mail_address, one.mail_city, place, one.mail_country) if part)
        at = f"[{one.address}]" if one.address else ""
        yield "      " + "  ".join(part for part in (names, mail, at, note) if part)
    if len(found) > SHOWN_OWNERS:
        yield f"      ... and {len(found) - SHOWN_OWNERS} more owners; write them as CSV"


def what_it_rests_on(result: NotificationList, owners: Optional[Owners] = None) -> list[str]:
    """Which lots and which table of owners the list was made from."""
    return [*result.notes, *_about_owners(owners)]


def _about_owners(owners: Optional[Owners]) -> list[str]:
    if owners is None:
        return []
    taken = ", ".join(f"{key.replace('_', ' ')} from {name}" for key, name in owners.taken.items())
    told = [f"owners: {owners.source}, {owners.records:,} records; {taken}",
            "the owners are those of the table given: see that it is the most recent tax list"]
    if owners.without_lot:
        told.append(f"{owners.without_lot} of its records name no lot")
    return told


def _remarks(title: str, lines: list[str]) -> Iterator[str]:
    if lines:
        yield title
        for line in lines:
            yield from wrap(f"- {line}", 110, initial_indent="  ", subsequent_indent="    ")
        yield ""


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or f'{one}s'}"
