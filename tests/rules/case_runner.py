# SPDX-License-Identifier: GPL-2.0-or-later
"""The cases of the rules: read from YAML, run one rule at a time, measured a second time in plain Python, mutated.

The format of a case is told by the keys below and by the case files; an unknown key or a key that stands twice is an error.
"""

from __future__ import annotations

import dataclasses
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Optional

import yaml
from factories import layer, rows, site

from bohsetbacks_plugin.engine import vocabulary
from bohsetbacks_plugin.engine.inventory import take_inventory
from bohsetbacks_plugin.engine.notification import notification_list
from bohsetbacks_plugin.engine.review import review
from bohsetbacks_plugin.engine.rules import Catalogue, Rule
from bohsetbacks_plugin.engine.site import Site, Variance
from bohsetbacks_plugin.rule_files import load_town

FOLDER = Path(__file__).with_name("cases")

#: `cautions` is for lists of whom to notify: texts that must stand among the cautions of the list; an empty list: none stands.
CASE_KEYS = {"name", "subject", "others", "project_type", "expect", "absent", "premises", "as_of", "tags", "cautions"}
FEATURE_KEYS = {"role", "wkt", "id", "status", "attributes", "accuracy_ft", "completeness"}
#: Word of `expect` -> name of the value in a finding.
EXPECT_KEYS = {"outcome": "outcome", "provided": "provided", "required": "required", "signed": "signed_ft",
               "constraint": "constraint_id", "force": "force", "unit": "unit", "leans": "leans", "note": "note",
               "between": "provided",  # least and most: an area under an arc, which is drawn in chords
               "list": "list", "group": "group", "how": "how"}  # of a notice: "legal" or "apart", the group, and how to tell
TAGS = {"limit", "edge", "concave", "point"}

#: Role of a line or point -> attribute that tells how far the edge lies from it, and its part of that.
WIDTHS = {"public_highway": ("layout_width_ft", 0.5), "traveled_way": ("surface_width_ft", 0.5),
          "certified_vernal_pool": ("pool_radius_ft", 1.0)}


# --- Reading

class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """Safe loader that refuses a repeated key: the cases of a rule that is named twice would be lost without a word."""

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        names = [key.value for key, _ in node.value]
        twice = {name for name in names if names.count(name) > 1}
        if twice:
            raise ValueError(f"line {node.start_mark.line + 1}: the keys {sorted(twice)} stand twice")
        return super().construct_mapping(node, deep)


@dataclass(frozen=True)
class Case:
    """One case of one rule, as it stands in its file."""

    file: str
    town: str
    rule_id: str
    body: dict[str, Any]

    @property
    def id(self) -> str:
        return f"{self.rule_id}: {self.body['name']}"

    @property
    def expect(self) -> Optional[dict[str, Any]]:
        """What the finding must hold; None where no finding may exist, or where several rows are expected."""
        expect = self.body["expect"]
        return None if expect == "none" or isinstance(expect, list) else expect

    @property
    def listed(self) -> Optional[list[dict[str, Any]]]:
        """What each of several rows must hold; None where one finding is expected, or none."""
        expect = self.body["expect"]
        return expect if isinstance(expect, list) else None

    @property
    def tags(self) -> set[str]:
        return set(self.body.get("tags", ()))

    @property
    def outcome(self) -> Optional[str]:
        return None if self.expect is None else self.expect["outcome"]


def read_file(path: Path) -> list[Case]:
    """All cases of one file."""
    try:
        document = yaml.load(path.read_text(encoding="utf-8"), _Loader)
    except ValueError as problem:
        raise ValueError(f"{path.name}: {problem}") from None
    return [Case(path.name, document["town"], str(rule_id), body)
            for rule_id, bodies in document["cases"].items() for body in bodies]


@cache
def all_cases() -> tuple[Case, ...]:
    return tuple(case for path in sorted(FOLDER.glob("*.yaml")) for case in read_file(path))


@cache
def town_rules(town: str) -> tuple[dict[str, Rule], Catalogue]:
    """The rules of a town and of what it includes, by id, and their catalogue."""
    catalogue = load_town(town)
    return {rule.id: rule for rule in catalogue.rules}, catalogue


def rule_of(case: Case) -> Rule:
    return town_rules(case.town)[0][case.rule_id]


# --- Running

_sites: dict[tuple[str, str], Any] = {}


def _site(case: Case) -> Any:
    key = (case.file, case.id)
    if key not in _sites:
        _sites[key] = _made(case)
    return _sites[key]


def _made(case: Case) -> Any:
    body = case.body
    layers = [_layer("S", body["subject"])]
    layers += [_layer(f"O{count}", other) for count, other in enumerate(body.get("others", ()), 1)]
    options = {"premises": body.get("premises", ()), "absent": frozenset(body.get("absent", ()))}
    if "as_of" in body:
        options["as_of"] = body["as_of"]
    return site(*layers, project_type=body.get("project_type", "new_construction"), town=case.town, **options)


def _layer(name: str, feature: dict[str, Any]) -> Any:
    """A layer of one feature, or of none that still speaks of its role."""
    role = feature["role"]
    if feature["wkt"] is None:
        return layer(name, role, [])
    attributes = {key: [value] for key, value in feature.get("attributes", {}).items()}
    return layer(name, role, [feature["wkt"]], [feature.get("id", name)], status=feature.get("status"),
                 accuracy_ft=feature.get("accuracy_ft", 0.0), attributes=attributes,
                 completeness=feature.get("completeness", "complete"))


_answers: dict[tuple[str, str], list[dict[str, Any]]] = {}


def findings(case: Case, rule: Optional[Rule] = None) -> list[dict[str, Any]]:
    """The findings of the case's rule, or of a mutation of it, about subject S."""
    if rule is not None and rule != rule_of(case):
        return _findings(case, rule)
    key = (case.file, case.id)
    if key not in _answers:
        _answers[key] = _findings(case, rule_of(case))
    return _answers[key]


def _findings(case: Case, rule: Rule, variance: Optional[Variance] = None,
              as_of: Optional[date] = None) -> list[dict[str, Any]]:
    where, catalogue = _site(case), dataclasses.replace(town_rules(case.town)[1], rules=(rule, *_land_rules(case, rule)))
    if variance is not None and as_of is not None:
        where = dataclasses.replace(where, variances=(variance,), as_of=as_of)
    if rule.notice is not None:
        return _notified(case, where, catalogue)
    result = take_inventory(where, catalogue) if rule.listing is not None else review(where, catalogue, want_all=True)
    return rows(result, rule_id=case.rule_id, subject_layer="S")


def _land_rules(case: Case, rule: Rule) -> list[Rule]:
    """The other rules that say how much land so many animals need: what a stable's land allows depends on all of them."""
    attribute = rule.area.number_of if rule.area is not None else rule.count.attribute if rule.count is not None else ""
    return [other for other in town_rules(case.town)[1].rules
            if attribute and other.id != rule.id and other.area is not None and other.area.number_of == attribute]


def _notified(case: Case, where: Site, catalogue: Catalogue) -> list[dict[str, Any]]:
    """The list of whom to notify of a petition for lot S: a row for each lot or board, and one for each caution."""
    listed = notification_list(where, catalogue, [case.body["subject"].get("id", "S")], [case.rule_id])
    told: list[dict[str, Any]] = [
        {"constraint_id": row.lot_id or row.group, "provided": row.distance_ft, "outcome": "not_applicable",
         "list": "legal" if row.on_legal_list else "apart", "group": row.group, "how": row.how,
         "note": "; ".join(text for text in (row.group_words, row.note) if text)} for row in listed.rows]
    return told + [{"constraint_id": "", "outcome": "", "list": "caution", "note": text} for text in listed.cautions]


def with_variance(case: Case, granted: date, as_of: date) -> list[dict[str, Any]]:
    """The findings of a case for whose subject a variance from the rule is on record, not used so far."""
    variance = Variance(rule=case.rule_id, subject=case.body["subject"].get("id", "S"), granted=granted)
    return _findings(case, rule_of(case), variance, as_of)


def differences(case: Case, found: Sequence[dict[str, Any]]) -> list[str]:
    """What of the findings is not as the case expects; empty where all is."""
    expect, wanted = case.expect, case.body.get("cautions")
    if wanted is not None:
        cautions = [row["note"] for row in found if row.get("list") == "caution"]
        lacking = [f"no caution says {word!r}: {cautions}" for word in wanted if not any(word in told for told in cautions)]
        if lacking or (cautions and not wanted):
            return lacking or [f"no caution expected: {cautions}"]
    found = [row for row in found if row.get("list") != "caution"]
    if case.listed is not None:
        return _list_differences(case.listed, found)
    if expect is None:
        return [f"no finding expected, but there is {row['outcome']}: {row['note']}" for row in found]
    if "constraint" in expect:
        found = [row for row in found if row["constraint_id"] == expect["constraint"]]
    if len(found) != 1:
        told = [(row["constraint_id"], row["outcome"], row["provided"]) for row in found]
        return [f"one finding expected, but there are {len(found)}: {told}"]
    return _row_differences(expect, found[0])


def _list_differences(expected: Sequence[dict[str, Any]], found: Sequence[dict[str, Any]]) -> list[str]:
    """What of several rows is not as expected: each has one row, told by its constraint, and there is no other."""
    wrong = []
    for expect in expected:
        own = [row for row in found if row["constraint_id"] == expect["constraint"]]
        wrong += [f"{expect['constraint']}: {told}" for told in (
            _row_differences(expect, own[0]) if len(own) == 1 else [f"{len(own)} rows instead of one"])]
    names = {expect["constraint"] for expect in expected}
    more = [row for row in found if row["constraint_id"] not in names]
    return wrong + [f"{row['constraint_id']} is not expected: {row['note']}" for row in more]


def _row_differences(expect: dict[str, Any], row: dict[str, Any]) -> list[str]:
    wrong = [f"{key}: {row[name]!r} instead of {expect[key]!r}" for key, name in EXPECT_KEYS.items()
             if key in expect and key != "note" and not _same(row[name], expect[key])]
    words = expect.get("note", [])
    wrong += [f"the note lacks {word!r}: {row['note']}" for word in ([words] if isinstance(words, str) else words)
              if word not in row["note"]]
    return wrong


def _same(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, list):
        return isinstance(value, float) and wanted[0] <= value <= wanted[1]
    if isinstance(value, float) and isinstance(wanted, (int, float)):
        return abs(value - wanted) < 0.001
    return bool(value == wanted)


# --- Measuring again, in plain Python

Point = tuple[float, float]
Line = list[Point]


@dataclass(frozen=True)
class Shape:
    """A shape read from WKT: parts of one or more lines of points; of a polygon the first is the outer ring."""

    kind: str
    parts: list[list[Line]]

    @property
    def lines(self) -> list[Line]:
        return [line for part in self.parts for line in part]

    @property
    def concave(self) -> bool:
        """Whether some polygon has a hole, or less area than the hull of its ring."""
        return self.kind == "POLYGON" and any(
            len(part) > 1 or abs(_area(part[0])) < abs(_area(_hull(part[0]))) - 1e-6 for part in self.parts)

    def holds(self, point: Point) -> bool:
        """Whether a polygon contains a point, by counting the edges to the east of it."""
        if self.kind != "POLYGON":
            return False
        x, y = point
        crossed = [ax + (y - ay) * (bx - ax) / (by - ay) for line in self.lines
                   for (ax, ay), (bx, by) in zip(line, line[1:]) if (ay > y) != (by > y)]
        return sum(east > x for east in crossed) % 2 == 1


def shape(wkt: str) -> Shape:
    """Read a point, line or polygon, or several of one kind, from WKT."""
    match = re.match(r"(MULTI)?(POINT|LINESTRING|POLYGON)\s*\(", wkt)
    if match is None:
        raise ValueError(f"neither points, lines nor polygons: {wkt}")
    texts = re.split(r"\)\s*\)\s*,\s*\(\s*\(", wkt)
    parts = [[[(float(x), float(y)) for x, y in (pair.split() for pair in line.split(","))]
              for line in re.findall(r"[-\d][^()]*", text)] for text in texts]
    return Shape(match.group(2), parts)


@dataclass(frozen=True)
class Gap:
    """Least distance, and whether it is reached inside an edge of one of the two."""

    distance: float
    inside_edge: bool


def gap(one: Shape, other: Shape, to_outline: bool = False) -> Gap:
    """Least distance between two shapes; 0 where they meet, or one holds the other unless it is an outline."""
    near = [*_to_corners(one, other), *_to_corners(other, one)]
    least = min(distance for distance, _ in near)
    if any(_cross(edge, second) for edge in _edges(one) for second in _edges(other)):
        return Gap(0.0, False)
    if not to_outline and (other.holds(one.lines[0][0]) or one.holds(other.lines[0][0])):
        return Gap(0.0, False)
    return Gap(least, any(inside and distance < least + 1e-9 for distance, inside in near))


def _edges(of: Shape) -> list[tuple[Point, Point]]:
    """All edges; a lone point is an edge without length."""
    return [edge for line in of.lines for edge in ([(line[0], line[0])] if len(line) == 1 else zip(line, line[1:]))]


def _to_corners(of: Shape, other: Shape) -> Iterator[tuple[float, bool]]:
    """Distance of each corner to each edge, and whether its foot lies between the ends of the edge."""
    for x, y in (point for line in of.lines for point in line):
        for (ax, ay), (bx, by) in _edges(other):
            along = (bx - ax) ** 2 + (by - ay) ** 2
            share = 0.0 if along == 0 else ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / along
            inside = 1e-9 < share < 1 - 1e-9
            share = min(1.0, max(0.0, share))
            yield math.dist((x, y), (ax + share * (bx - ax), ay + share * (by - ay))), inside


def _cross(first: tuple[Point, Point], second: tuple[Point, Point]) -> bool:
    (a, b), (c, d) = first, second
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _area(ring: Line) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, ring[1:])) / 2


def _hull(points: Line) -> Line:
    """Convex hull, closed: lower and upper half of the sorted points."""
    halves = []
    for ordered in (sorted(set(points)), sorted(set(points), reverse=True)):
        half: Line = []
        for point in ordered:
            while len(half) > 1 and _turn(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves.append(half[:-1])
    return [*halves[0], *halves[1], halves[0][0]]


@dataclass(frozen=True)
class Measured:
    """The pair of a case, measured in plain Python: subject, constraint, and the feet from its map to its edge."""

    subject: Shape
    constraint: Shape
    gap: Gap
    offset: float

    @property
    def feet(self) -> float:
        return self.gap.distance - self.offset


def measure_again(case: Case) -> Optional[Measured]:
    """The constraint that the case names, else the nearest that the rule may mean, by plain Python; None without any."""
    expect = case.expect or {}
    wanted = rule_of(case).constraints
    wanted |= {"lot"} if "property_line" in wanted else set()
    subject = shape(case.body["subject"]["wkt"])
    measured = []
    for count, other in enumerate(case.body.get("others", ()), 1):
        if other["wkt"] is None or expect.get("constraint", other.get("id", f"O{count}")) != other.get("id", f"O{count}"):
            continue
        roles = [other["role"]] if isinstance(other["role"], str) else other["role"]
        if not vocabulary.could_be(roles) & wanted:
            continue
        form = shape(other["wkt"])
        offset = 0.0
        for role in roles:
            attribute, part = WIDTHS.get(role, ("", 0.0))
            if form.kind != "POLYGON":
                offset = max(offset, part * (other.get("attributes", {}).get(attribute) or 0.0))
        measured.append(Measured(subject, form, gap(subject, form, "lot" in roles), offset))
    return min(measured, key=lambda one: one.feet, default=None)

