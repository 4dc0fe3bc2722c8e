# SPDX-License-Identifier: GPL-2.0-or-later
"""Small sites from WKT for tests of the engine. One unit is one US survey foot: expected values are worked out in feet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import shapely

from bohsetbacks_plugin.engine import rule_loader, vocabulary
from bohsetbacks_plugin.engine.assemble import assemble
from bohsetbacks_plugin.engine.geometry import edges_on_box
from bohsetbacks_plugin.engine.review import Review, review
from bohsetbacks_plugin.engine.rules import Catalogue
from bohsetbacks_plugin.engine.site import LayerData, Site
from bohsetbacks_plugin.rule_files import load_town


def column(values: Sequence[Any]) -> np.ndarray:
    """An object column; numpy would make a matrix of equal-length tuples."""
    result = np.empty(len(values), dtype=object)
    result[:] = values
    return result


def geometries(shapes: Sequence[Any]) -> np.ndarray:
    """Geometries from WKT texts, shapely geometries and None."""
    return column([shapely.from_wkt(shape) if isinstance(shape, str) else shape for shape in shapes])


def layer(name: str, role: Any, shapes: Sequence[Any], ids: Sequence[str] = (), *, roles: Any = None,
          status: Any = None, accuracy_ft: Any = 0.0, offered: Sequence[str] = (), completeness: str = "complete",
          **columns: Any) -> LayerData:
    """A layer as a reader would hand it over.

    `role` is one role or several for all features; `roles` gives them one by one. Further keywords are fields of LayerData,
    or, as `attributes`, columns of standard attributes.
    """
    shape_array = geometries(shapes)
    count = len(shape_array)
    all_roles = [(one,) if isinstance(one, str) else tuple(one) for one in (roles or [role] * count)]
    if status is None:
        subject = columns.get("subject", True)
        status = ["proposed" if subject and set(own) & vocabulary.SUBJECT_ROLES else "existing" for own in all_roles]
    statuses = [status] * count if isinstance(status, str) else status
    given = set(offered) or {one for own in all_roles for one in own} | ({role} if isinstance(role, str) else set(role))
    attributes = {key: column(list(values)) for key, values in columns.pop("attributes", {}).items()}
    clip = np.full(count, None, dtype=object)
    if completeness != "complete" and "lot" in given and count > 1:
        clip = edges_on_box(shape_array, shape_array, shapely.total_bounds(shape_array), 1e-6)
    return LayerData(
        name=name, geometry=shape_array, fids=column([str(row + 1) for row in range(count)]),
        ids=column(list(ids) or [f"{name}-{row + 1}" for row in range(count)]), roles=all_roles,
        type_values=column(columns.pop("type_values", [None] * count)), offered_roles=frozenset(given - {"unknown"}),
        status=column(statuses), accuracy_ft=np.broadcast_to(np.asarray(accuracy_ft, dtype=float), (count,)).copy(),
        outside=np.zeros(count, dtype=bool), clip_edges=clip, attributes=attributes, completeness=completeness, **columns)


def site(*layers: LayerData, project_type: str = "new_construction", town: str = "test", **options: Any) -> Site:
    """A site in feet."""
    return assemble(layers, name="test", town=town, project_type=project_type, crs="feet", feet_per_unit=1.0, **options)


def rules(text: str) -> Catalogue:
    """Rules from a list of rules in YAML."""
    head = "ruleset: test\nauthority: Test Board\ndocument: Test rules\nedition: '2026'\n"
    return rule_loader.combine([rule_loader.parse_ruleset(head + text, "test.yaml")])


def one_rule(subjects: str, constraint: str, feet: Any, more: str = "", rule_id: str = "R1") -> Catalogue:
    """A catalogue of one setback rule."""
    return rules(f"rules:\n  - id: {rule_id}\n    section: '1'\n    kind: setback\n    subjects: [{subjects}]\n"
                 f"    constraint: [{constraint}]\n    feet: {feet}\n    summary: test\n    verified: true\n{more}")


def check(where: Site, catalogue: Catalogue | str, **options: Any) -> Review:
    """Review a site by a catalogue or a town's shipped rules."""
    return review(where, load_town(catalogue) if isinstance(catalogue, str) else catalogue,
                  **{"want_all": True, **options})


def rows(result: Review, **wanted: Any) -> list[dict[str, Any]]:
    """Findings whose values are as wanted."""
    return [row for row in result.records() if all(row[key] == value for key, value in wanted.items())]


def only(result: Review, **wanted: Any) -> dict[str, Any]:
    """The one finding whose values are as wanted."""
    found = rows(result, **wanted)
    if len(found) != 1:
        raise AssertionError(f"{len(found)} findings with {wanted}: {found}")
    return found[0]
