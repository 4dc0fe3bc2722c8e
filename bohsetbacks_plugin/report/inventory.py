# SPDX-License-Identifier: GPL-2.0-or-later
"""An inventory as a person reads it in a terminal: by rule and subject, nearest first, then what could not be listed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from ..engine.review import Review


def inventory_lines(result: Review) -> Iterator[str]:
    """Yield the lines of the lists, the last line excepted."""
    rows = sorted(result.records(), key=lambda row: (row["rule_id"], row["unit"], row["lot_id"] or "", row["subject_id"],
                                                     row["provided"] or 0.0, row["constraint_id"] or ""))
    by_rule = {key: list(group) for key, group in groupby(rows, key=lambda row: row["rule_id"])}
    for rule, status in zip(result.rules, result.statuses):
        if status.status == "not_applicable":
            continue
        yield f"{rule.id}: {rule.summary}"
        yield f"  {rule.authority}, {rule.section}" + ("" if rule.verified else "; NOT VERIFIED")
        for subject, listed in groupby(by_rule.get(rule.id, []), key=lambda row: (row["subject_role"], row["subject_id"])):
            yield f"  {subject[0].replace('_', ' ')} {subject[1]}"
            yield from (f"    {_line(row, rule.note)}" for row in listed)
        if rule.id not in by_rule:
            yield "  nothing within the distance" if status.status == "ran" else "  NOT LISTED"
        if status.reason:
            yield f"  ! {status.reason.replace('_', ' ')}"
        if rule.note:
            yield f"  note: {rule.note}"
        yield ""


def inventory_summary(result: Review) -> str:
    """The last line: how much was listed, and what may be missing."""
    count = len(result.findings)
    lacking = incomplete(result)
    text = f"{count} {'entry' if count == 1 else 'entries'} listed, without a verdict"
    return f"{text}; NOT COMPLETE: {len(lacking)} {'list' if len(lacking) == 1 else 'lists'} lack layers" if lacking else text


def incomplete(result: Review) -> list[str]:
    """Ids of the rules whose list may lack something."""
    return [rule.id for rule, status in zip(result.rules, result.statuses)
            if status.status != "not_applicable" and status.reason]


def _line(row: dict[str, Any], note: str) -> str:
    told = str(row["note"])
    told = told[: -len(note)].rstrip("; ") if note and told.endswith(note) else told
    told = told.replace("listed, no verdict: ", "")
    if row["unit"] != "ft":
        return told
    return f"{str(row['constraint_role']).replace('_', ' ')} {row['constraint_id']} ({row['constraint_layer']}): {told}"
