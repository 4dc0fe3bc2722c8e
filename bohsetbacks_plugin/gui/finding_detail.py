# SPDX-License-Identifier: GPL-2.0-or-later
"""One finding for reading: the figures, the citation, what the note says, cautions of the layers, routes, ids."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Optional

from ..engine.finding_parts import FindingPart
from ..engine.findings import NONE
from ..engine.rules import Rule
from ..report.lengths import format_length
from ..report.note_parts import note_parts
from ..report.rule_words import asks, figure
from .outcome_signs import lean_words, outcome_meaning, outcome_word
from .translation import tr

Record = dict[str, Any]

#: Addresses of the links in the page.
ZOOM, SHOW_RULE, MEASURE = "zoom:", "rule:", "measure:"


def finding_page(part: FindingPart, row: int, record: Record, units: str) -> str:
    """A finding as HTML; links have the addresses above."""
    rule = _rule(part, row)
    sections = [f"<p style='margin:0 0 4px 0'><b>{escape(_head(record))}</b><br/>{escape(_sentence(record, rule))}</p>",
                _links(part, row, rule), _figures(record, units)]
    sections += [_section(head, lines) for head, lines in _lists(part, row, record, rule) if lines]
    return "".join(sections)


def nothing_page(text: str) -> str:
    """What stands there when no finding is chosen."""
    return f"<p>{escape(text)}</p>"


def _rule(part: FindingPart, row: int) -> Optional[Rule]:
    number = part.review.findings.rule[row]
    return None if number == NONE else part.review.rules[number]


def _head(record: Record) -> str:
    word = outcome_word(record["outcome"], record["force"] == "advisory")
    return f"{word}, {lean_words(record['leans'])}" if record["leans"] else word


def _sentence(record: Record, rule: Optional[Rule]) -> str:
    subject = _named(record, "subject")
    if record["constraint_id"] is None:
        asked = f": {rule.summary}" if rule is not None else ""
        return f"{subject}{asked}"
    between = tr("{subject} and {constraint}").format(subject=subject, constraint=_named(record, "constraint"))
    return f"{between}: {rule.summary}" if rule is not None else between


def _named(record: Record, side: str) -> str:
    role = str(record[f"{side}_role"] or "").replace("_", " ")
    name = f"{role} {record[f'{side}_id'] or ''}".strip()
    return name[:1].upper() + name[1:] if side == "subject" else name


def _links(part: FindingPart, row: int, rule: Optional[Rule]) -> str:
    links = [(ZOOM, tr("Zoom"))] if part.review.findings.subject[row] != NONE else []
    links += [(f"{SHOW_RULE}{rule.id}", tr("Show rule"))] if rule is not None else []
    links += [(MEASURE, tr("All its setbacks"))] if part.review.findings.subject[row] != NONE else []
    return ("<p style='margin:0 0 4px 0'>"
            + " &nbsp;|&nbsp; ".join(f"<a href='{escape(address)}'>{escape(text)}</a>" for address, text in links) + "</p>")


def _figures(record: Record, units: str) -> str:
    """Required, provided and shortfall, with how far the data can be off."""
    cells: list[tuple[str, Any]] = []
    required, provided, short = record["required"], record["provided"], record["shortfall"]
    if required is not None:
        cells.append((tr("Required"), _amount(required, record["unit"], units)))
    if provided is not None:
        cells.append((tr("Provided"), _provided(record, units)))
    if short:
        word = tr("Over by") if provided is not None and required is not None and provided > required else tr("Short by")
        cells.append((word, _amount(short, record["unit"], units, shortfall=True)))
    if not cells:
        return f"<p style='margin:4px 0'>{escape(outcome_meaning(record['outcome']))}</p>"
    rows = "".join(f"<tr><td>{escape(head)}&nbsp;&nbsp;</td><td align='right'><b>{escape(amount)}</b></td>"
                   f"<td>&nbsp;{escape(more)}</td></tr>"
                   for head, amount, more in (_parted(cell) for cell in cells))
    return f"<table cellspacing='0' cellpadding='1'>{rows}</table>"


def _parted(cell: tuple[str, Any]) -> tuple[str, str, str]:
    head, amount = cell
    return (head, *amount) if isinstance(amount, tuple) else (head, amount, "")


def _provided(record: Record, units: str) -> tuple[str, str]:
    more = []
    if record["signed_ft"] is not None and record["signed_ft"] < 0:
        more.append(tr("{depth} inside or beyond").format(depth=format_length(-record["signed_ft"], units)))
    if record["band_ft"]:
        more.append(tr("± {band}").format(band=format_length(record["band_ft"], units, shortfall=True)))
    return _amount(record["provided"], record["unit"], units), ", ".join(more)


def _amount(value: float, unit: str, units: str, shortfall: bool = False) -> str:
    return format_length(value, units, shortfall) if unit == "ft" else figure(value, unit)


def _section(head: str, lines: list[str]) -> str:
    if len(lines) == 1:
        return f"<p style='margin:4px 0'><b>{escape(head)}:</b> {escape(lines[0])}</p>"
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<p style='margin:4px 0 0 0'><b>{escape(head)}</b></p><ul style='margin:0 0 4px 0; -qt-list-indent:1'>{items}</ul>"


def _lists(part: FindingPart, row: int, record: Record, rule: Optional[Rule]) -> Iterator[tuple[str, list[str]]]:
    note = note_parts(record, rule)
    yield tr("Note"), [_as_sentence(text) for text in note.own]
    yield tr("Routes in the text; whether one is open is for the Board"), list(note.routes)
    yield tr("About the rule"), [note.rule] if note.rule else []
    yield tr("Cautions of the layers"), _cautions(part, row)
    if rule is not None:
        yield tr("Rule"), [f"{rule.id} ({asks(rule)})" + ("" if record["force"] == "binding" else f", {tr('advisory')}")
                           + (f", {tr('governs this pair')}" if record["governs"] else "")]
        yield tr("Citation"), [f"{rule.authority}: {rule.document}, {rule.section}"]
        yield tr("Edition"), [rule.edition]
        yield tr("Printed words"), [f"“{rule.source_words}”"] if rule.source_words else []
        yield tr("Not verified"), [] if rule.verified else [
            tr("This rule could not be read in its official text; it never answers “meets”.")]
    yield tr("Lots"), [record["lot_id"] or tr("in no lot")] + (
        [tr("{what} on lot {lot}").format(what=_named(record, "constraint"), lot=record["constraint_lot_id"])]
        if record["constraint_lot_id"] else [])
    yield tr("Layers and ids"), [
        f"{record[f'{side}_layer']}: {record[f'{side}_id']}" for side in ("subject", "constraint") if record[f"{side}_layer"]]
    if record["accuracy_ft"] is not None:
        yield tr("Accuracy of the data"), [tr("{feet} ft, both features together").format(feet=f"{record['accuracy_ft']:g}")]


def _cautions(part: FindingPart, row: int) -> list[str]:
    """Of the layer of the component and of that of the constraint, each once."""
    site, found = part.review.site, part.review.findings
    numbers = dict.fromkeys(int(site.features.layer[feature]) for feature in (found.subject[row], found.constraint[row])
                            if feature != NONE)
    return [f"{site.layers[number].name}: {caution}" for number in numbers for caution in site.layers[number].cautions]


def _as_sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
