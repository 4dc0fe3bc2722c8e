# SPDX-License-Identifier: GPL-2.0-or-later
"""What the algorithms that read a site share: its parameters, and how a mistake is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Optional

from qgis.core import (
    Qgis,
    QgsProcessingAlgorithm,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFile,
    QgsProcessingParameterMultipleLayers,
    QgsProcessingParameterString,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtGui import QIcon

from ..engine import vocabulary
from ..engine.errors import BohError, LayerError
from ..engine.rules import Catalogue
from ..layer_schema import proposals
from ..layer_schema.layer_entry import LayerEntry
from ..layer_schema.site_file import SiteFile, entries_from_text, load_site_file
from ..paths import resource
from ..qgis_bridge.layer_proposals import proposals_of
from ..qgis_bridge.site_layers import PreparedSite, prepare_layers, prepare_site_file, source_of
from ..rule_files import load_ruleset_files, load_town, own_rulesets, shipped_rulesets

SITE, LAYERS, ROLES, TOWN, PROJECT_TYPE, RULES, SELECTED_ONLY = (
    "SITE", "LAYERS", "ROLES", "TOWN", "PROJECT_TYPE", "RULES", "SELECTED_ONLY")


class BohAlgorithm(QgsProcessingAlgorithm):
    """Base of our algorithms."""

    def tr(self, text: str) -> str:
        """The text in the user's language."""
        return str(QCoreApplication.translate("BohSetbacksProcessing", text))

    def createInstance(self) -> QgsProcessingAlgorithm:  # noqa: N802 - Qt's name
        """A new object of the same kind."""
        return type(self)()

    def icon(self) -> QIcon:
        """Icon in the toolbox."""
        return QIcon(str(resource("icons", "bohsetbacks.svg")))


class Prepared:
    """What `prepareAlgorithm` found, or the mistake that it met.

    An exception there reaches the user as "There were errors" alone, so the mistake is kept and told when the run begins. Its
    text only: an exception holds on to the layers in its frames, and QGIS crashes at exit where a layer outlives it.
    """

    def __init__(self) -> None:
        self.site: Optional[PreparedSite] = None
        self.catalogue: Optional[Catalogue] = None
        self.mistake = ""

    def get(self) -> tuple[PreparedSite, Catalogue]:
        """The site and the rules.

        Raises
        ------
        BohError
            The mistake.
        """
        if self.mistake:
            raise BohError(self.mistake)
        if self.site is None or self.catalogue is None:
            raise BohError("the algorithm was not prepared")
        return self.site, self.catalogue


def told_to_the_user(work: Callable[..., Any]) -> Callable[..., Any]:
    """Turn our errors, which say what to do, into what Processing shows; anything else is a fault of ours and stays one."""
    def wrapped(*arguments: Any, **options: Any) -> Any:
        try:
            return work(*arguments, **options)
        except BohError as problem:
            told = " ".join(str(problem).split())
        # QGIS never lets go of the frames of an exception that an algorithm raises: hold nothing in this one.
        arguments, options = (), {}
        raise QgsProcessingException(told)
    wrapped.__name__, wrapped.__doc__ = work.__name__, work.__doc__
    return wrapped


def words_of(text: Optional[str]) -> list[str]:
    """Words separated by commas."""
    return [word.strip() for word in (text or "").split(",") if word.strip()]


class SiteAlgorithm(BohAlgorithm):
    """An algorithm that reads a site: from a saved site file, or from layers with roles."""

    def __init__(self) -> None:
        super().__init__()
        self.prepared = Prepared()

    def prepareAlgorithm(self, parameters: dict[str, Any], context: QgsProcessingContext,  # noqa: N802 - Qt's name
                         feedback: QgsProcessingFeedback) -> bool:
        """Take the state of the layers, in the main thread."""
        try:
            self.prepared.site, self.prepared.catalogue = self.prepare_site(parameters, context, feedback)
        except BohError as mistake:
            self.prepared.mistake = str(mistake)
        return True

    def add_site_parameters(self) -> None:
        """Parameters that say what to read and by which rules."""
        self.addParameter(QgsProcessingParameterFile(
            SITE, self.tr("Site file (layers of the project are taken with their edits and filters)"),
            Qgis.ProcessingFileParameterBehavior.File, "yaml", None, True))
        self.addParameter(QgsProcessingParameterMultipleLayers(
            LAYERS, self.tr("Layers, where there is no site file"), Qgis.ProcessingSourceType.VectorAnyGeometry, None, True))
        self.addParameter(QgsProcessingParameterString(
            ROLES, self.tr("What each layer is, one per line: 'wells: drinking_well', or 'septic: {role_field: TYPE, roles: "
                           "{ST: septic_tank}}'; a layer of one known schema needs no line"), None, True, True))
        self.addParameter(QgsProcessingParameterEnum(
            TOWN, self.tr("Town (empty: as the site file says)"), [*shipped_rulesets(), *own_rulesets()], False, None, True,
            True))
        self.addParameter(QgsProcessingParameterFile(
            RULES, self.tr("Ruleset of your own, instead of the town's"), Qgis.ProcessingFileParameterBehavior.File, "yaml",
            None, True))
        self.addParameter(QgsProcessingParameterEnum(
            PROJECT_TYPE, self.tr("Project type (empty: as the site file says)"), list(vocabulary.PROJECT_TYPES), False, None,
            True, True))
        self.addParameter(QgsProcessingParameterBoolean(
            SELECTED_ONLY, self.tr("Selected features only, in layers that have a selection"), False))

    def prepare_site(self, parameters: dict[str, Any], context: QgsProcessingContext,
                     feedback: QgsProcessingFeedback) -> tuple[PreparedSite, Catalogue]:
        """Open the layers and load the rules, in the main thread.

        Raises
        ------
        BohError
            Which says what to do.
        """
        path = self.parameterAsFile(parameters, SITE, context)
        town = self.parameterAsEnumString(parameters, TOWN, context)
        kind = self.parameterAsEnumString(parameters, PROJECT_TYPE, context)
        selected = self.parameterAsBoolean(parameters, SELECTED_ONLY, context)
        layers = [layer for layer in self.parameterAsLayerList(parameters, LAYERS, context) or []
                  if isinstance(layer, QgsVectorLayer)]
        if path:
            site_file: SiteFile = load_site_file(Path(path))
            prepared = prepare_site_file(site_file, context.project(), selected)
        elif layers:
            text = self.parameterAsString(parameters, ROLES, context)
            entries = self._entries(layers, text, feedback)
            if not town and not self.parameterAsFile(parameters, RULES, context):
                raise BohError("no town: choose one, or give a ruleset of your own")
            if not kind:
                raise BohError("no project type: choose new_construction, upgrade, repair or existing")
            title = context.project().title() if context.project() is not None else ""
            prepared = prepare_layers(list(zip(entries, layers)), name=title, town=town, project_type=kind,
                                      selected_only=selected)
        else:
            raise BohError("nothing to check: give a site file, or layers with their roles")
        prepared.town, prepared.project_type = town or prepared.town, kind or prepared.project_type
        own = self.parameterAsFile(parameters, RULES, context)
        catalogue = load_ruleset_files([own]) if own else load_town(prepared.town, prepared.folder, prepared.also_rules,
                                                                    prepared.conservation)
        return prepared, catalogue

    def _entries(self, layers: Sequence[QgsVectorLayer], text: str, feedback: QgsProcessingFeedback) -> list[LayerEntry]:
        """What the user said of each layer; a layer of which nothing was said is recognised by its fields, or refused."""
        said = entries_from_text(text or "", [layer.name() for layer in layers])
        result = []
        for layer in layers:
            entry: Optional[LayerEntry] = said.get(layer.name())
            if entry is None:
                entry = self._recognised(layer, feedback)
            entry.path = source_of(layer)[0]
            result.append(entry)
        return result

    def _recognised(self, layer: QgsVectorLayer, feedback: QgsProcessingFeedback) -> LayerEntry:
        """The one known schema that a layer has, said as a warning; anything less sure is only proposed."""
        names = [field.name() for field in layer.fields()]
        found = proposals_of(layer)
        presets = [proposal for proposal in found if proposal.preset]
        if len(presets) == 1:
            feedback.pushWarning(f"Layer {layer.name()} is taken as {presets[0].preset}, because {presets[0].reason}. If it is "
                                 f"something else, say so in a line '{layer.name()}: ROLE'.")
            return LayerEntry(path="", shown=layer.name(), preset=presets[0].preset)
        lines = [f"'{layer.name()}: {{preset: {one.preset}}}' ({one.reason})" for one in presets] or [
            f"{proposals.as_item(one, LayerEntry(path='', shown=layer.name()))[2:]} ({one.reason})" for one in found[:1]]
        hint = f"; if this is right, add: {' or '.join(lines)}" if lines else ""
        raise LayerError(f"layer {layer.name()}: has no role; add a line '{layer.name()}: ROLE' to what each layer is (its "
                         f"fields are {', '.join(names) or 'none'}){hint}")
