# SPDX-License-Identifier: GPL-2.0-or-later
"""The result layers of a review as tables (DESIGN 3.5), for whoever writes them: fields, rows and shapes, no files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Optional

import numpy as np
import shapely

from ..engine import vocabulary
from ..engine.findings import FIELDS, FindingTable, records
from ..engine.geometry import explode
from ..engine.review import Review
from ..engine.verdict import CODE
from ..engine.zones import zones_of_findings
from .rule_words import asks, setback_words

#: Layers of a results GeoPackage, in drawing order from the top.
RESULT_LAYERS = ("findings", "findings_without_place", "flagged", "setback_zones", "lots", "rules", "inputs")

#: How wide a point or line is drawn among flagged areas; the law gives no such number, and nothing is measured to it.
DRAWN_WIDTH_FT = 2.0

#: Kind of geometry of a layer, by the dimension of its features.
MULTI = {0: "MultiPoint", 1: "MultiLineString", 2: "MultiPolygon"}

_FLOATS = ("required", "provided", "shortfall", "signed_ft", "band_ft", "accuracy_ft")
FINDING_FIELDS = {
    **{name: "float" if name in _FLOATS else "bool" if name == "governs" else "str" for name in FIELDS}, "site": "str"}


@dataclass
class ResultTable:
    """One layer or table to write.

    Attributes
    ----------
    geometry : str
        ``None``, ``LineString`` or a multi-part kind.
    fields : dict of str to str
        Name to ``str``, ``int``, ``float`` or ``bool``.
    rows : iterable of dict
        Values by field; read once.
    shapes : iterable of geometry or None
        One per row.
    style : str
        Name of the style in resources/styles.
    """

    name: str
    geometry: str
    fields: dict[str, str]
    rows: Iterable[dict[str, Any]]
    shapes: Optional[Iterable[Any]] = None
    style: str = ""


def result_tables(result: Review) -> Iterator[ResultTable]:
    """Yield the tables of a review in the order of `RESULT_LAYERS`; each is made when its turn comes."""
    makers: tuple[Callable[[Review], ResultTable], ...] = (
        _findings, _findings_without_place, _flagged, _zones, _lots, _rules, _inputs)
    for maker in makers:
        yield maker(result)


def _findings(result: Review) -> ResultTable:
    part = result.findings.take(np.flatnonzero(result.findings.has_place))
    lines = shapely.linestrings(part.lines) if len(part) else []
    return ResultTable("findings", "LineString", FINDING_FIELDS, _with_site(result, part), lines, "findings")


def _findings_without_place(result: Review) -> ResultTable:
    part = result.findings.take(np.flatnonzero(~result.findings.has_place))
    return ResultTable("findings_without_place", "None", FINDING_FIELDS, _with_site(result, part))


def _with_site(result: Review, part: FindingTable) -> Iterator[dict[str, Any]]:
    """Findings with the name of the site, which a row carries once it is copied into another table."""
    for row in records(part, result.site, result.rules):
        yield {**row, "site": result.site.name}


def _flagged(result: Review) -> ResultTable:
    """The subjects that something is flagged, referred or not checked about, each with its worst outcome."""
    found, features = result.findings, result.site.features
    rows = np.flatnonzero((found.subject >= 0) & (found.outcome <= CODE["refer"]))
    order = rows[np.lexsort((~found.binding[rows], found.outcome[rows], found.subject[rows]))]
    subject, first, counts = np.unique(found.subject[order], return_index=True, return_counts=True)
    table = [{
        "subject_id": str(features.ids[number]), "subject_layer": result.site.layers[features.layer[number]].name,
        "subject_role": found.subject_role[row], "lot_id": found.lot[row],
        "worst_outcome": vocabulary.OUTCOMES[found.outcome[row]],
        "force": "binding" if found.binding[row] else "advisory", "findings": int(count), "drawn_as": "itself",
    } for number, row, count in zip(subject, order[first], counts)]
    shapes = features.geometry[subject].copy()
    dimension = shapely.get_dimensions(shapes)
    kind = MULTI.get(int(dimension.max(initial=2)), "MultiPolygon")
    if len(set(dimension.tolist())) > 1:
        # QGIS shows a layer of mixed kinds as several, or only one of them: where there are areas, all are areas.
        kind = "MultiPolygon"
        for row in np.flatnonzero(dimension < 2):
            shapes[row] = shapely.buffer(shapes[row], DRAWN_WIDTH_FT / 2 / result.site.feet_per_unit)
            table[row]["drawn_as"] = f"area {DRAWN_WIDTH_FT:g} ft wide"
    shapes = np.array([as_multi(shape, kind) for shape in shapes], dtype=object)
    style = {"MultiPoint": "flagged_point", "MultiLineString": "flagged_line"}.get(kind, "flagged")
    return ResultTable("flagged", kind, {
        "subject_id": "str", "subject_layer": "str", "subject_role": "str", "lot_id": "str", "worst_outcome": "str",
        "force": "str", "findings": "int", "drawn_as": "str"}, table, shapes, style)


def as_multi(shape: Any, kind: str) -> Any:
    """A geometry as the multi-part kind, without what a repair may have left of lesser dimension."""
    single = kind.replace("Multi", "")
    parts, _ = explode(np.array([shape], dtype=object))
    return getattr(shapely, kind)([part for part in parts if part.geom_type == single])


def _zones(result: Review) -> ResultTable:
    zones = zones_of_findings(result.site, result.rules, result.findings)
    features = result.site.features
    table = [{
        "rule_id": result.rules[rule].id, "section": result.rules[rule].section, "feet": float(feet),
        "setback": setback_words(result.rules[rule], feet),
        "constraint_id": str(features.ids[number]),
        "constraint_layer": result.site.layers[features.layer[number]].name,
    } for rule, number, feet in zip(zones.rule, zones.constraint, zones.feet)]
    return ResultTable("setback_zones", "MultiPolygon", {
        "rule_id": "str", "section": "str", "feet": "float", "setback": "str", "constraint_id": "str",
        "constraint_layer": "str"},
        table, [as_multi(shape, "MultiPolygon") for shape in zones.geometry], "setback_zones")


def _lots(result: Review) -> ResultTable:
    """The lots that findings name."""
    features = result.site.features
    named = {name for label in [*result.findings.lot, *result.findings.constraint_lot] if label is not None
             for name in str(label).split("; ")}
    wanted = [row for row in features.having(frozenset({"lot"}))
              if named & {str(features.ids[row]), *features.all_ids[row]}]
    table = [{"lot_id": str(features.ids[row]), "lot_layer": result.site.layers[features.layer[row]].name}
             for row in wanted]
    return ResultTable("lots", "MultiPolygon", {"lot_id": "str", "lot_layer": "str"}, table,
                       [as_multi(shape, "MultiPolygon") for shape in features.geometry[wanted]], "lots")


def _rules(result: Review) -> ResultTable:
    rows = [{**row, "authority": rule.authority, "section": rule.section, "edition": rule.edition,
             "feet": rule.feet_text, "asks": asks(rule), "summary": rule.summary, "verified": rule.verified}
            for row, rule in zip(result.rule_rows(), result.rules)]
    return ResultTable("rules", "None", {
        "rule_id": "str", "authority": "str", "section": "str", "edition": "str", "feet": "str", "asks": "str",
        "summary": "str", "verified": "bool", "status": "str", "reason": "str",
        "subjects": "int", "constraints": "int", "flagged": "int",
    }, rows)


def _inputs(result: Review) -> ResultTable:
    rows = [{**row, "cautions": " | ".join(row["cautions"])} for row in result.input_rows()]
    return ResultTable("inputs", "None", {
        "layer": "str", "read": "int", "measured": "int", "not_measured": "int", "excluded": "int", "repaired": "int",
        "crs": "str", "operation": "str", "operation_accuracy_ft": "float", "accuracy_ft": "float", "cautions": "str",
    }, rows)
