# SPDX-License-Identifier: GPL-2.0-or-later
"""What edits changed, on the map: findings checked anew are laid over the result layers, whose old ones are hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

import numpy as np
import shapely
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsField,
    QgsFields,
    QgsGeometry,
    QgsMemoryProviderUtils,
    QgsProject,
    QgsVectorLayer,
)

from ..engine import vocabulary
from ..engine.finding_parts import FindingPart
from ..engine.findings import NONE, records
from ..engine.verdict import CODE
from ..paths import resource
from ..report.tables import FINDING_FIELDS, MULTI, as_multi
from .geopackage import KINDS, TYPES
from .result_group import PROPERTY, ResultGroup

_FLAGGED_FIELDS = {"subject_id": "str", "subject_layer": "str", "subject_role": "str", "lot_id": "str",
                   "worst_outcome": "str", "force": "str", "findings": "int", "drawn_as": "str"}
_STYLES = {"MultiPoint": "flagged_point", "MultiLineString": "flagged_line", "MultiPolygon": "flagged"}


class LiveLayers:
    """Memory layers in the group of the results, there only while something was edited since the check.

    Parameters
    ----------
    project : QgsProject
    group : ResultGroup
    crs : QgsCoordinateReferenceSystem
        The analysis CRS.
    """

    def __init__(self, project: QgsProject, group: ResultGroup, crs: QgsCoordinateReferenceSystem) -> None:
        self.project, self.group, self.crs = project, group, crs
        self._ids: dict[str, str] = {}

    def show(self, parts: Sequence[FindingPart], whole_is_first: bool = True) -> None:
        """Draw what stands now.

        Parameters
        ----------
        parts : sequence of FindingPart
            The whole check first, as `LiveCheck.parts` gives them.
        whole_is_first : bool
            False where no result layers of the whole check are in the project: then its findings are drawn too.
        """
        drawn = list(parts[1:]) if whole_is_first else list(parts)
        stale = _stale_subjects(parts[0])
        if whole_is_first:
            self._hide(parts[0], stale)
        self._fill("findings", "LineString", FINDING_FIELDS, list(_lines(drawn)), "findings", "Findings since the last edits")
        worst = _worst(parts if not whole_is_first else _of_subjects(parts, stale))
        for kind, style in _STYLES.items():
            rows = [(values, shape) for values, shape in worst if MULTI[int(shapely.get_dimensions(shape))] == kind]
            self._fill(f"flagged {kind}", kind, _FLAGGED_FIELDS, [(values, as_multi(shape, kind)) for values, shape in rows],
                       style, "Flagged since the last edits")

    def close_down(self) -> None:
        """Take the memory layers away, and show the results of the check whole again."""
        self.project.removeMapLayers([one for one in self._ids.values() if self.project.mapLayer(one) is not None])
        self._ids = {}
        for name in ("findings", "flagged"):
            layer = self.group.layer(name)
            if layer is not None:
                layer.setSubsetString("")

    def _hide(self, whole: FindingPart, stale: set[int]) -> None:
        """Hide in the result layers what no longer stands; their features are numbered as they were written."""
        found = whole.review.findings
        placed = np.flatnonzero(found.has_place)
        gone = np.flatnonzero(~np.isin(placed, whole.rows)) + 1
        self._subset("findings", gone)
        shown = np.unique(found.subject[(found.subject >= 0) & (found.outcome <= CODE["refer"])])
        self._subset("flagged", np.flatnonzero(np.isin(shown, sorted(stale))) + 1)

    def _subset(self, name: str, gone: Any) -> None:
        layer = self.group.layer(name)
        if layer is None:
            return
        wanted = f"fid NOT IN ({', '.join(str(int(one)) for one in gone)})" if len(gone) else ""
        if layer.subsetString() != wanted:
            layer.setSubsetString(wanted)

    def _fill(self, key: str, kind: str, fields: dict[str, str], rows: list[tuple[dict[str, Any], Any]], style: str,
              title: str) -> None:
        layer = self._layer(key)
        if layer is None:
            if not rows:
                return
            layer = self._add(key, kind, fields, style, title)
        provider = layer.dataProvider()
        provider.truncate()
        features = []
        for values, shape in rows:
            feature = QgsFeature(layer.fields())
            feature.setAttributes([values.get(name) for name in fields])
            geometry = QgsGeometry()
            geometry.fromWkb(shapely.to_wkb(shape))
            feature.setGeometry(geometry)
            features.append(feature)
        provider.addFeatures(features)
        layer.updateExtents()
        layer.triggerRepaint()

    def _layer(self, key: str) -> Optional[QgsVectorLayer]:
        layer = self.project.mapLayer(self._ids.get(key, ""))
        return layer if isinstance(layer, QgsVectorLayer) else None

    def _add(self, key: str, kind: str, fields: dict[str, str], style: str, title: str) -> QgsVectorLayer:
        made = QgsFields()
        for name, type_ in fields.items():
            made.append(QgsField(name, TYPES[type_]))
        layer = QgsMemoryProviderUtils.createMemoryLayer(title, made, KINDS[kind], self.crs)
        layer.setCustomProperty(PROPERTY, f"live {key}")
        # QGIS asks at exit whether to keep memory layers; these are drawn anew at any edit.
        layer.setCustomProperty("skipMemoryLayersCheck", 1)
        layer.loadNamedStyle(str(resource("styles", f"{style}.qml")))
        self.project.addMapLayer(layer, False)
        group = self.group.group()
        if group is None:
            self.project.layerTreeRoot().insertLayer(0, layer)
        else:
            group.insertLayer(0 if key == "findings" else 1, layer)
        self._ids[key] = layer.id()
        return layer


def _stale_subjects(whole: FindingPart) -> set[int]:
    """Subjects of the whole check of which some finding no longer stands."""
    found = whole.review.findings
    gone = np.ones(len(found), dtype=bool)
    gone[whole.rows] = False
    return {int(row) for row in np.unique(found.subject[gone]) if row != NONE}


def _of_subjects(parts: Sequence[FindingPart], stale: set[int]) -> list[FindingPart]:
    """What stands of some subjects of the whole check, and all that was checked anew."""
    whole = parts[0]
    kept = whole.rows[np.isin(whole.review.findings.subject[whole.rows], sorted(stale))]
    return [FindingPart(whole.review, kept), *parts[1:]]


def _lines(parts: Sequence[FindingPart]) -> Any:
    """Records and lines of the findings that have a place."""
    for part in parts:
        rows = part.rows[part.review.findings.has_place[part.rows]]
        found = part.review.findings.take(rows)
        for record, line in zip(records(found, part.review.site, part.review.rules), shapely.linestrings(found.lines)
                                if len(found) else ()):
            yield {**record, "site": part.review.site.name}, line


def _worst(parts: Sequence[FindingPart]) -> list[tuple[dict[str, Any], Any]]:
    """Each subject with its worst outcome, over several parts."""
    best: dict[tuple[int, str], tuple[tuple[int, int], dict[str, Any], Any]] = {}
    counts: dict[tuple[int, str], int] = {}
    # A part that comes later was made later: its shape of a feature is the one that stands.
    for part in parts:
        found, features = part.review.findings, part.review.site.features
        for row in part.rows[(found.subject[part.rows] >= 0) & (found.outcome[part.rows] <= CODE["refer"])]:
            subject = int(found.subject[row])
            key = int(features.layer[subject]), str(features.fids[subject])
            rank = int(found.outcome[row]), int(not found.binding[row])
            counts[key] = counts.get(key, 0) + 1
            values = {"subject_id": str(features.ids[subject]), "subject_layer": part.review.site.layers[key[0]].name,
                      "subject_role": found.subject_role[row], "lot_id": found.lot[row],
                      "worst_outcome": vocabulary.OUTCOMES[found.outcome[row]],
                      "force": "binding" if found.binding[row] else "advisory", "drawn_as": "itself"}
            if key not in best or rank < best[key][0]:
                best[key] = rank, values, features.geometry[subject]
            else:
                best[key] = best[key][0], best[key][1], features.geometry[subject]
    return [({**values, "findings": counts[key]}, shape) for key, (_, values, shape) in best.items()]
