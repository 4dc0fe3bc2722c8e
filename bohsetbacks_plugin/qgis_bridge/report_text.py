# SPDX-License-Identifier: GPL-2.0-or-later
"""The text of a report in a PDF: summary, table of criteria, what was not checked, sources, rules, routes, signatures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Optional

from ..report.map_content import MapPart
from ..report.report_record import ComponentTable, Criterion, LotReport, RuleRow
from .map_symbols import legend_symbol
from .pdf_flow import BODY, SMALL, TITLE, Column, Flow, Row
from .pdf_pages import LETTER, LETTER_LANDSCAPE, LINE_SPACING, Pages, Style, stop_if

_CRITERIA = (Column("Outcome", 1.5), Column("Requirement, section", 3.6), Column("Measured to", 1.9),
             Column("Required", 1.35, "right"), Column("Provided", 1.35, "right"), Column("Shortfall", 1.35, "right"),
             Column("Notes", 3.2))
_RULES = (Column("Rule", 1.5), Column("Section", 1.7), Column("What it asks", 4.0), Column("What became of it", 2.4))
_SOURCES = (Column("Layer and source", 2.2), Column("Date", 1.1), Column("Features", 1.9), Column("Accuracy", 2.8),
            Column("Coordinates", 2.6), Column("Cautions", 2.4))
#: Room that a signature and the line above it take.
_SIGNATURE_ROOM = 92.0


def draw_report_text(pages: Pages, page_size: str, report: LotReport, legend: Sequence[MapPart],
                     cancelled: Optional[Callable[[], bool]] = None) -> None:
    """Draw all pages of a report but the map's.

    Parameters
    ----------
    pages : Pages
    page_size : str
        One of `pdf_pages.PAPERS`.
    report : LotReport
    legend : sequence of MapPart
        What the map's legend had no room for.
    cancelled : callable, optional

    Raises
    ------
    Cancelled
    """
    paper = LETTER_LANDSCAPE if page_size == "letter_landscape" else LETTER
    flow = Flow(pages, paper, f"{report.title}, {report.site}", report.not_a_survey)
    _head(flow, report)
    if legend:
        draw_legend_list(flow, legend)
    draw_criteria(flow, report)
    stop_if(cancelled)
    _not_checked(flow, report)
    draw_sources(flow, report)
    _rules(flow, report)
    _ending(flow, report)


def _head(flow: Flow, report: LotReport) -> None:
    facts = report.facts
    flow.heading(report.title, TITLE)
    flow.facts([("Site", report.site), ("Town and project", f"{report.town.capitalize()}, {report.project_type}"),
                ("Address", facts.address or "____________________________"),
                ("Map/lot", facts.map_lot or report.lot_id or ""),
                ("Applicant", facts.applicant or "____________________________"),
                ("Date", facts.date or "____________________________"), ("Ages as of", report.as_of),
                ("Measured in", report.crs), ("Made with", facts.program)])
    flow.space(4.0)
    flow.paragraph(report.summary, Style(10.0, bold=True))
    flow.paragraph(report.checked_words, after=6.0)


def draw_criteria(flow: Flow, report: LotReport, title: str = "Criteria") -> None:
    """The table of criteria, grouped by component, worst first."""
    if title:
        flow.heading(title, keep=90.0)
    rows: list[Row] = []
    for lot in report.lots:
        for component in lot.components:
            rows.append(Row((_component_words(component, report),), is_group=True))
            rows += [criterion_row(one) for one in component.criteria]
    if rows:
        draw_table_of_criteria(flow, rows)
    else:
        flow.paragraph("No criterion has a figure here: nothing was flagged, and nothing is left to a person. Read below what "
                       "was not checked.")
    if report.left_out_words:
        flow.paragraph(report.left_out_words, SMALL)
    if rows and not report.holds_meets:
        flow.paragraph("Criteria that are met are not listed.", SMALL)
    flow.space(6.0)


def draw_table_of_criteria(flow: Flow, rows: Sequence[Row]) -> None:
    """A table of criteria, rows of `criterion_row` and headings."""
    flow.table(_CRITERIA, rows)


def _component_words(component: ComponentTable, report: LotReport) -> str:
    where = "" if component.own and report.lot_id is not None else f", lot {component.lot}" if component.lot else ", in no lot"
    return f"{component.sign} {component.title[:1].upper()}{component.title[1:]}{where}"


def criterion_row(one: Criterion) -> Row:
    """One line of a table of criteria."""
    section = ", ".join(part for part in (one.authority, one.section, one.rule_id) if part)
    provided = "\n".join(part for part in (one.provided, one.inside, one.band) if part)
    return Row((f"{one.sign} {one.outcome_word}", f"{one.requirement}\n{section}", one.constraint, one.required, provided,
                one.shortfall, ". ".join(_sentence(note) for note in one.notes)), bold=(0, 5))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}".rstrip(".")


def _not_checked(flow: Flow, report: LotReport) -> None:
    flow.heading("What was not checked")
    if not (report.not_checked or report.rules_not_checked or report.rules_on_part or report.not_measured):
        flow.paragraph("Nothing is listed here: every rule in force found the layers it needs, and every feature was measured. "
                       "What no layer holds was not measured.")
    if report.not_checked:
        flow.table((Column("Why", 4.5), Column("Answers", 0.8, "right"), Column("Rules", 2.2), Column("Components", 2.2)), [
            Row((_sentence(one.reason), f"{one.answers:,}", ", ".join(one.rules),
                 ", ".join(one.components) + (f" and {one.more_components:,} more" if one.more_components else "")))
            for one in report.not_checked])
        flow.space(6.0)
    for title, rules in (("Rules that could not run", report.rules_not_checked),
                         ("Rules that ran on a part of what they ask for", report.rules_on_part)):
        if rules:
            flow.heading(title, Style(9.5, bold=True))
            flow.bullets([f"{rule.rule_id} ({rule.authority}, {rule.section}): {rule.summary} {_sentence(rule.reason)}."
                          for rule in rules])
            flow.space(4.0)
    if report.not_measured:
        flow.heading("Features that were not measured", Style(9.5, bold=True))
        flow.bullets([f"{group.layer}: {group.count:,}, {group.reason} ({', '.join(group.ids)}"
                      f"{' and more' if group.count > len(group.ids) else ''})" for group in report.not_measured])
    flow.space(6.0)


def draw_sources(flow: Flow, report: LotReport) -> None:
    """The layers: where each is from, and how far it can be trusted."""
    flow.heading("Data sources", keep=70.0)
    flow.table(_SOURCES, [
        Row((f"{one.layer}\n{one.source}" if one.source != one.layer else one.layer, one.date or "not known",
             one.counts,
             f"{one.accuracy}\n{one.completeness}", f"{one.crs}\n{one.operation}",
             ". ".join(_sentence(caution) for caution in one.cautions)), bold=()) for one in report.sources])
    flow.space(6.0)


def _rules(flow: Flow, report: LotReport) -> None:
    flow.heading("Rules in force", keep=60.0)
    flow.table((Column("Ruleset", 1.2), Column("Authority", 2.2), Column("Document", 3.2), Column("Edition", 3.2),
                Column("Rules", 0.7, "right")), [
        Row((one.ruleset, one.authority, one.document, one.edition, f"{one.rules:,}")) for one in report.rulesets])
    flow.space(6.0)
    if report.cited_rules:
        flow.heading("Rules cited above", Style(9.5, bold=True), keep=60.0)
        flow.table(_RULES, [_rule(one) for one in report.cited_rules])
        flow.space(6.0)
    if report.routes:
        flow.heading("Routes that the texts give", Style(9.5, bold=True))
        flow.bullets([f"{_sentence(one.route)}. For {', '.join(one.rules)}." for one in report.routes])
        flow.paragraph("Whether a route is open here is for the Board to say.", SMALL)
        flow.space(6.0)


def _rule(rule: RuleRow) -> Row:
    told = [f"{rule.flagged:,} flagged" if rule.flagged else rule.status.replace("_", " ")]
    told += [] if rule.verified else ["text not verified"]
    told += [_sentence(rule.reason)] if rule.reason else []
    what = "\n".join(part for part in (rule.summary, rule.note) if part)
    return Row((rule.rule_id, f"{rule.authority}, {rule.section}\n{rule.edition.split(';')[0]}", what, ". ".join(told)))


def _ending(flow: Flow, report: LotReport) -> None:
    lines = flow.pages.lines(report.disclaimer, flow.width, BODY)
    flow.room(_SIGNATURE_ROOM + len(lines) * BODY.size * LINE_SPACING)
    flow.paragraph(report.disclaimer, after=4.0)
    names = [one for one in report.signatures if one != "Date"]
    flow.signatures([(name, "Date") if "Date" in report.signatures else (name,) for name in names])


def draw_legend_list(flow: Flow, legend: Sequence[MapPart]) -> None:
    """What the map's legend had no room for."""
    flow.heading("Legend of the map, continued", Style(9.5, bold=True))
    for part in legend:
        lines = flow.pages.lines(part.words, flow.width - 28.0, BODY)
        flow.room(len(lines) * BODY.size * LINE_SPACING + 3.0)
        flow.pages.swatch(43.0, flow.y + 1.0, 20.0, 8.0, *legend_symbol(part))
        flow.paragraph(part.words, indent=28.0, after=3.0)
    flow.space(6.0)
