# SPDX-License-Identifier: GPL-2.0-or-later
"""From findings to the rows of a report's table of criteria, in words with units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

import numpy as np

from ..engine.findings import FindingTable
from ..engine.review import Review
from ..engine.rules import Rule
from ..engine.site import BoolArray
from ..engine.vocabulary import OUTCOMES
from .note_parts import note_parts
from .outcome_words import SIGNS, outcome_words
from .report_record import ComponentTable, Criterion
from .rule_words import asks, figure, setback_words


def with_figures(found: FindingTable) -> BoolArray:
    """Which findings belong in the table of criteria: all but those not checked for which there is no figure."""
    result: BoolArray = ~found.is_outcome("not_checked") | np.isfinite(found.signed)
    return result


def component_tables(result: Review, rows: Sequence[dict[str, Any]], own: bool) -> tuple[ComponentTable, ...]:
    """The criteria of some findings by component, worst first.

    Parameters
    ----------
    result : Review
    rows : sequence of dict
        Records of findings on one lot.
    own : bool
        See `ComponentTable.own`.

    Returns
    -------
    tuple of ComponentTable
    """
    rules = {rule.id: rule for rule in result.rules}
    groups: dict[tuple[Any, Any], list[dict[str, Any]]] = {}
    for row in rows:
        groups.setdefault((row["subject_layer"], row["subject_id"]), []).append(row)
    made = [_component(sorted(group, key=badness), rules, own) for group in groups.values()]
    return tuple(sorted(made, key=lambda one: badness(one.criteria[0].record)))


def badness(row: dict[str, Any]) -> tuple[Any, ...]:
    """What sorts the records of findings worst first: outcome, binding first, then how far off."""
    off = -1e9 if row["signed_ft"] is None or row["required"] is None else row["required"] - row["signed_ft"]
    if row["unit"] != "ft" and row["shortfall"]:
        off = row["shortfall"]
    return OUTCOMES.index(row["outcome"]), row["force"] == "advisory", -off, str(row["constraint_id"] or "")


def _component(rows: Sequence[dict[str, Any]], rules: dict[str, Rule], own: bool) -> ComponentTable:
    first = rows[0]
    return ComponentTable(
        subject_id=str(first["subject_id"] or ""), role=plain(first["subject_role"]), layer=str(first["subject_layer"] or ""),
        lot=str(first["lot_id"] or ""), own=own, outcome=first["outcome"], sign=SIGNS[first["outcome"]],
        outcome_word=outcome_words(first["outcome"], first["force"]),
        criteria=tuple(criterion(row, rules.get(row["rule_id"] or "")) for row in rows))


def criterion(row: dict[str, Any], rule: Optional[Rule]) -> Criterion:
    """One row of the table of criteria.

    Parameters
    ----------
    row : dict
        Keys of `engine.findings.FIELDS`.
    rule : Rule, optional
        None where no rule is loaded.

    Returns
    -------
    Criterion
    """
    unit, inside = row["unit"], row["signed_ft"] is not None and row["signed_ft"] < 0
    shortfall = ""
    if row["shortfall"]:
        over = "over by " if row["provided"] > row["required"] else ""
        shortfall = over + figure(row["shortfall"], unit)
    return Criterion(
        rule_id=row["rule_id"] or "", section=row["section"] or "", authority=row["authority"] or "",
        edition=row["edition"] or "", asks=asks(rule) if rule else "no rule loaded", requirement=requirement(row, rule),
        constraint=constraint_words(row), required=_amount(row["required"], unit), provided=_amount(row["provided"], unit),
        shortfall=shortfall, inside=f"{-row['signed_ft']:.2f} ft inside or beyond" if inside else "",
        band=f"\u00b1 {row['band_ft']:.2f} ft" if row["band_ft"] else "", outcome=row["outcome"],
        outcome_word=outcome_words(row["outcome"], row["force"], row["leans"]), sign=SIGNS[row["outcome"]],
        force=row["force"], governs=bool(row["governs"]), notes=note_parts(row, rule).own, record=row)


def requirement(row: dict[str, Any], rule: Optional[Rule]) -> str:
    """What a rule asks for, with what is kept from what where it is a distance."""
    if rule is None:
        return f"no rule loaded for {plain(row['subject_role'])}"
    if rule.kind == "setback" and rule.legs and row["required"] is not None:
        return setback_words(rule, row["required"])
    words = asks(rule)
    return words[:1].upper() + words[1:]


def constraint_words(row: dict[str, Any]) -> str:
    """Role and id of what was measured to, and on which lot it lies."""
    words = " ".join(part for part in (plain(row["constraint_role"]), str(row["constraint_id"] or "")) if part)
    if row["constraint_lot_id"] and row["constraint_role"] not in ("property_line", "lot"):
        words += f" on lot {row['constraint_lot_id']}"
    return words


def plain(word: Any) -> str:
    """A role or status as people read it."""
    return str(word or "").replace("_", " ")


def _amount(value: Optional[float], unit: str) -> str:
    return "" if value is None else figure(value, unit)
