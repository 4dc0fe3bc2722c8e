# SPDX-License-Identifier: GPL-2.0-or-later
"""`bohsetbacks:setbackzones`: setback zones of chosen rules, drawn within 0.02 ft of the true distance."""

from __future__ import annotations

from typing import Any, Optional

import numpy as np
import shapely
from qgis.core import (
    Qgis,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterString,
)
from qgis.PyQt.QtCore import QMetaType

from ..engine import vocabulary
from ..engine.errors import BohError, Cancelled
from ..engine.rules import Catalogue, Rule
from ..engine.zones import zones_of_rules
from ..qgis_bridge.coordinates import QgisCoordinates
from ..qgis_bridge.feedback import progress_of
from ..qgis_bridge.site_layers import read_site
from .polygon_sink import PolygonSink
from .site_algorithm import SiteAlgorithm, told_to_the_user, words_of

RULE_IDS, RESOURCES, DISSOLVE, OUTPUT = "RULE_IDS", "RESOURCES", "DISSOLVE", "OUTPUT"
_FIELDS = (("rule_id", QMetaType.Type.QString), ("authority", QMetaType.Type.QString), ("section", QMetaType.Type.QString),
           ("feet", QMetaType.Type.Double), ("source_layer", QMetaType.Type.QString), ("source_id", QMetaType.Type.QString),
           ("sources", QMetaType.Type.Int))


class SetbackZones(SiteAlgorithm):
    """A zone is a drawing: the check never uses it."""

    def name(self) -> str:
        """Stable id, used in scripts."""
        return "setbackzones"

    def displayName(self) -> str:  # noqa: N802 - Qt's name
        """Name in the toolbox."""
        return self.tr("Setback zones")

    def shortHelpString(self) -> str:  # noqa: N802 - Qt's name
        """Help beside the dialog."""
        return self.tr(
            "Draws the area within the setback of each chosen rule around each feature that the rule measures to: for a "
            "property line the band inside the lot, for a public well its Zone I. The outline lies nowhere more than 0.02 ft "
            "inside the true distance and never beyond it.\n\nA zone is a drawing. Verdicts come from Check setbacks, which "
            "measures distances.")

    def initAlgorithm(self, configuration: Optional[dict[str, Any]] = None) -> None:  # noqa: N802 - Qt's name
        """Declare parameters and outputs."""
        self.add_site_parameters()
        self.addParameter(QgsProcessingParameterString(
            RULE_IDS, self.tr("Rules to draw (ids, separated by commas; empty: all)"), None, False, True))
        self.addParameter(QgsProcessingParameterString(
            RESOURCES, self.tr("Only around these (roles or groups, separated by commas; empty: all)"), None, False, True))
        self.addParameter(QgsProcessingParameterBoolean(DISSOLVE, self.tr("Dissolve the zones of each rule"), False))
        self.addParameter(QgsProcessingParameterFeatureSink(
            OUTPUT, self.tr("Setback zones"), Qgis.ProcessingSourceType.VectorPolygon))

    @told_to_the_user
    def processAlgorithm(self, parameters: dict[str, Any], context: QgsProcessingContext,  # noqa: N802 - Qt's name
                         feedback: QgsProcessingFeedback) -> dict[str, Any]:
        """Read and draw."""
        prepared, catalogue = self.prepared.get()
        rules = chosen_rules(catalogue, self.parameterAsString(parameters, RULE_IDS, context))
        resources = chosen_roles(self.parameterAsString(parameters, RESOURCES, context))
        try:
            site = read_site(prepared, QgisCoordinates(context.transformContext()), progress_of(feedback, 0, 50))
        except Cancelled:
            return {}
        drawn = PolygonSink(self, parameters, OUTPUT, context, _FIELDS, prepared.analysis)
        dissolve = self.parameterAsBoolean(parameters, DISSOLVE, context)
        for number, rule in enumerate(rules):
            if feedback.isCanceled():
                return {}
            feedback.setProgress(50 + 50 * number / len(rules))
            zones = zones_of_rules(site, [rule], resources)
            names = [site.layers[row].name for row in site.features.layer[zones.constraint]]
            ids = [str(one) for one in site.features.ids[zones.constraint]]
            rows = list(zip(zones.feet, names, ids, zones.geometry, [1] * len(ids)))
            for feet, layer, identity, shape, count in _dissolved(rows) if dissolve else rows:
                drawn.add([rule.id, rule.authority, rule.section, float(feet), layer, identity, count], shape)
        return {OUTPUT: drawn.target}


def chosen_rules(catalogue: Catalogue, text: str) -> list[Rule]:
    """The setback rules of a catalogue that a list of ids names; all of them if it is empty.

    Raises
    ------
    BohError
        For an id that is not there, with the nearest one that is.
    """
    setbacks = {rule.id: rule for rule in catalogue.rules if rule.kind == "setback"}
    wanted = words_of(text)
    for name in wanted:
        if name not in setbacks:
            near = vocabulary.nearest_word(name, setbacks)
            raise BohError(f"no setback rule '{name}' among the loaded rules" + (f"; did you mean '{near}'?" if near else ""))
    return [setbacks[name] for name in wanted] or list(setbacks.values())


def chosen_roles(text: str) -> frozenset[str]:
    """The roles of a list of roles and groups; none if it is empty.

    Raises
    ------
    BohError
        For a word that is neither, with the nearest valid one.
    """
    try:
        return vocabulary.expand(words_of(text))
    except KeyError as unknown:
        word = str(unknown.args[0])
        near = vocabulary.nearest_word(word, [*vocabulary.ROLES, *vocabulary.GROUPS])
        raise BohError(f"'{word}' is no role and no group" + (f"; did you mean '{near}'?" if near else "")) from None


def _dissolved(rows: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """One row per distance: the union of its zones."""
    result = []
    for feet in sorted({row[0] for row in rows}):
        same = [row for row in rows if row[0] == feet]
        layers = "; ".join(sorted({row[1] for row in same}))
        result.append((feet, layers, None, shapely.union_all(np.array([row[3] for row in same], dtype=object)), len(same)))
    return result
