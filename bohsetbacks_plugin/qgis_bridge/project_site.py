# SPDX-License-Identifier: GPL-2.0-or-later
"""What the user says of a project's layers and site: proposed, accepted, kept in the project, and handed on to a check."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Optional

from qgis.core import QgsCoordinateReferenceSystem, QgsProject, QgsVectorLayer

from ..engine.errors import BohError, CrsError, LayerError
from ..engine.needs import Offer
from ..engine.rules import Catalogue
from ..layer_schema.entry_record import has_meaning
from ..layer_schema.layer_entry import LayerEntry, is_connection
from ..layer_schema.proposals import Proposal
from ..layer_schema.site_file import SiteFile
from ..layer_schema.statement import Statement
from . import project_store as store
from . import site_exchange
from .coordinates import QgisCoordinates, analysis_crs
from .layer_facts import LayerFacts, offer_of
from .layer_proposals import entry_of
from .layer_reader import take_snapshot
from .layer_state import LEFT_OUT, UNKNOWN_USE, USED, LayerState, Place, place_of, state_of_layer
from .project_needs import NeededRole, needed_roles, nothing_to_check, outside_town
from .project_store import Said
from .result_group import PROPERTY as RESULT_PROPERTY
from .site_layers import PreparedSite, source_of

BY_USER = "stated by you"


class ProjectSite:
    """What is said of one project. It holds no layer, only their ids; it sends no signals (see gui/layers_tab.py).

    Parameters
    ----------
    project : QgsProject, optional
        The project in QGIS if left out.

    Attributes
    ----------
    stated : Statement
        What is said beside the layers; change it by `update`.
    problem : str
        Why what the project holds is not read, and nothing is written over it; empty where all is well.
    notes : list of str
        What of it could not be read.
    facts : LayerFacts
        What was looked up in the layers; the one who watches them may let it remember.
    """

    def __init__(self, project: Optional[QgsProject] = None) -> None:
        self.project = project if project is not None else QgsProject.instance()
        self.stated, self.problem, self.notes = Statement(), "", list[str]()
        self.facts = LayerFacts()
        self._analysis_crs: Optional[tuple[str, Optional[QgsCoordinateReferenceSystem]]] = None
        self._said: dict[str, Said] = {}
        self.restore()

    def restore(self) -> None:
        """Read what the project holds, as after a project was opened."""
        self.facts.forget()
        self.stated, self._said, self.notes, self.problem = store.read(self.project)
        for layer in self.layers():
            self._adopt(layer)

    def clear(self) -> None:
        """Forget everything, as after a project was closed; nothing is written."""
        self.facts.forget()
        self.stated, self._said, self.notes, self.problem = Statement(), {}, [], ""

    def start_anew(self) -> None:
        """Throw away what the project holds of ours, as where a newer version wrote it."""
        store.erase(self.project)
        self.clear()
        self._store()

    def update(self, **changes: Any) -> None:
        """Change what is said beside the layers; the names are those of `Statement`."""
        changed = replace(self.stated, **changes)
        if changed != self.stated:
            self._refuse_if_newer()
            self.stated = changed
            self._store()

    # -- layers ------------------------------------------------------------------------------------------------------

    def layers(self) -> list[QgsVectorLayer]:
        """The vector layers of the project in the order of its legend, our own results left out; those in no legend last."""
        found = [node.layer() for node in self.project.layerTreeRoot().findLayers()]
        found += sorted(self.project.mapLayers().values(), key=lambda layer: str(layer.id()))
        return list({layer.id(): layer for layer in found if _is_input(layer)}.values())

    def layer(self, layer_id: str) -> Optional[QgsVectorLayer]:
        """A layer of the project; None once it is gone."""
        layer = self.project.mapLayer(layer_id)
        return layer if _is_input(layer) else None

    def used_layers(self) -> list[tuple[QgsVectorLayer, LayerEntry]]:
        """The layers that a check reads, in the order in which they were given a meaning, which never changes by itself."""
        for layer in self.layers():
            self._adopt(layer)
        pairs = [(self.layer(layer_id), said.entry) for layer_id, said in self._said.items()]
        return [(layer, entry) for layer, entry in pairs if layer is not None and entry is not None]

    def entry(self, layer_id: str) -> Optional[LayerEntry]:
        """What is said of a layer; None where nothing is, or where it is left out."""
        said = self._of(layer_id)
        return said.entry if said is not None else None

    def is_left_out(self, layer_id: str) -> bool:
        """Whether the user said that the layer is no part of the check."""
        said = self._of(layer_id)
        return said is not None and said.entry is None

    def propose(self, layer: QgsVectorLayer) -> list[Proposal]:
        """Ways to read a layer, the best first; nothing is applied."""
        return list(self.facts.proposals(layer))

    def accept(self, layer_id: str, proposal: Proposal) -> None:
        """Read a layer as proposed."""
        self.set_entry(layer_id, entry_of(proposal), f"accepted by you, because {proposal.reason}")

    def set_entry(self, layer_id: str, entry: LayerEntry, reason: str = BY_USER) -> None:
        """Say what a layer is.

        Raises
        ------
        LayerError
            For a layer that is not in the project, or an entry that tells no role.
        """
        if not has_meaning(entry):
            raise LayerError(f"layer {self._named(layer_id)}: no role is given; choose one, or leave the layer out")
        self._say(layer_id, entry, reason)

    def leave_out(self, layer_id: str) -> None:
        """Say that a layer is no part of the check."""
        self._say(layer_id, None, "left out by you")

    def unsay(self, layer_id: str) -> None:
        """Take back what was said of a layer, so that it is proposed again."""
        self._refuse_if_newer()
        if self._said.pop(layer_id, None) is not None:
            layer = self.layer(layer_id)
            if layer is not None:
                store.write_property(layer, None)
            self._store()

    def open_proposals(self) -> list[tuple[QgsVectorLayer, Proposal]]:
        """The best proposal for each layer of which nothing was said."""
        open_layers = [layer for layer in self.layers() if self._of(layer.id()) is None and layer.isValid()]
        return [(layer, found[0]) for layer in open_layers for found in [self.propose(layer)] if found]

    def state_of(self, layer: QgsVectorLayer) -> LayerState:
        """Everything that the panel shows of a layer."""
        said = self._of(layer.id())
        entry = said.entry if said is not None else None
        use = UNKNOWN_USE if said is None else USED if said.entry is not None else LEFT_OUT
        place = (place_of(layer, entry, self.coordinates(), self._analysis()) if layer.isValid() and layer.isSpatial()
                 else Place())
        return state_of_layer(layer, entry, use, said.reason if said is not None else "", self.facts, place)

    # -- the check ---------------------------------------------------------------------------------------------------

    def coordinates(self) -> QgisCoordinates:
        """QGIS's projections, with the operations that the project chose."""
        return QgisCoordinates(self.project.transformContext())

    def prepare(self, project: Optional[QgsProject] = None, selected_only: bool = False) -> PreparedSite:
        """Take the layers as they stand, for a check; in the main thread.

        Parameters
        ----------
        project : QgsProject, optional
            Must be the one that this is about; may be left out.
        selected_only : bool
            Keep to the selected features of layers that have a selection.

        Raises
        ------
        BohError
            Where no layer has a meaning, or one cannot be read.
        """
        if project is not None and project is not self.project:
            raise BohError("the layers of another project were asked for; open the panel there")
        taken, used = [], self.used_layers()
        for layer, entry in used:
            path = source_of(layer)[0]
            own = replace(entry, path=path, shown=layer.name())
            taken.append((own, take_snapshot(layer, layer.name(), selected_only and layer.selectedFeatureCount() > 0)))
        if not taken:
            raise LayerError("no layer has a meaning yet; accept what is proposed in the Layers tab, or choose a role there")
        stated = self.stated
        return PreparedSite(
            name=self.site_name(), town=stated.ruleset, project_type=stated.project_type,
            analysis=analysis_crs(stated.analysis_crs), circumstances=stated.circumstances, layers=taken, files=self.files(),
            folder=self.folder(), also_rules=stated.also_rules, owners=stated.owners,
            layer_ids=[str(layer.id()) for layer, _ in used], conservation=stated.conservation)

    def site_name(self) -> str:
        """The stated name, else the title or the file name of the project."""
        return str(self.stated.name or self.project.title() or self.project.baseName())

    def folder(self) -> Optional[Path]:
        """Folder of the project file; None for a project that was never saved."""
        return Path(self.project.absolutePath()) if self.project.fileName() else None

    def files(self) -> list[Path]:
        """The user's own files, which are never written: of layers, owners and rules, and the project."""
        stated = [source_of(layer)[0] for layer in self.layers()]
        stated += [self.stated.owners.path] if self.stated.owners is not None else []
        stated += [self.stated.rules_file, str(self.project.fileName())]
        return [Path(path) for path in dict.fromkeys(stated) if path and not is_connection(path)]

    def offers(self) -> list[Offer]:
        """What the used layers can tell of."""
        return [offer_of(layer, entry, self.facts) for layer, entry in self.used_layers() if layer.isValid()]

    def needed(self, catalogue: Catalogue) -> list[NeededRole]:
        """Every role that the rules need here: given by which layers, stated as absent, or not provided."""
        return needed_roles(self.offers(), catalogue, self.stated.project_type or "new_construction", self.stated.absent)

    def nothing_to_check(self) -> str:
        """Why a check would find nothing to check; empty where there is something."""
        return nothing_to_check(self.offers())

    def outside_town(self, project: Optional[QgsProject] = None) -> str:
        """A caution where the site cannot lie in the chosen town; empty where it may, or where that cannot be told."""
        del project
        pairs = [(layer, entry, offer_of(layer, entry, self.facts)) for layer, entry in self.used_layers() if layer.isValid()]
        return outside_town(self.stated.town if not self.stated.rules_file else "", pairs, self.coordinates())

    # -- site files --------------------------------------------------------------------------------------------------

    def to_site_file(self, path: Path) -> SiteFile:
        """What a site file at this place would say.

        Raises
        ------
        LayerError
            For a layer that no file holds; names it, and says what to do.
        """
        return site_exchange.to_site_file(Path(path), self.stated, self.site_name(), self.used_layers())

    def export_site(self, path: Path) -> list[str]:
        """Write a site file; returns what of the project's state it cannot say."""
        return site_exchange.export_site(Path(path), self.stated, self.site_name(), self.used_layers())

    def site_file_beside(self) -> Optional[site_exchange.FoundSiteFile]:
        """A site file beside the project that describes some of its layers of which nothing was said yet."""
        silent = [layer for layer in self.layers() if self._of(layer.id()) is None]
        return site_exchange.find_beside(self.project, silent) if silent and not self.problem else None

    def import_site(self, path: Path, project: Optional[QgsProject] = None) -> list[str]:
        """Say what a site file says: its layers are found in the project, or added from their files.

        Returns
        -------
        list of str
            What was done beside: layers that were added.

        Raises
        ------
        BohError
            Where the file or one of its layers cannot be read; nothing is changed then.
        """
        del project
        self._refuse_if_newer()
        site_file, pairs, notes = site_exchange.read_site(Path(path), self.project, self.layers())
        self.stated = site_exchange.statement_of(site_file)
        for layer, _ in pairs:
            self._said.pop(layer.id(), None)
        for layer, entry in pairs:
            said = Said(store.source_key(layer), layer.name(), entry, f"from the site file {site_file.path.name}")
            self._said[layer.id()] = said
            store.write_property(layer, said)
        self._store()
        return notes

    # -- keeping -----------------------------------------------------------------------------------------------------

    def _of(self, layer_id: str) -> Optional[Said]:
        layer = self.layer(layer_id) if layer_id not in self._said else None
        if layer is not None:
            self._adopt(layer)
        return self._said.get(layer_id)

    def _named(self, layer_id: str) -> str:
        layer = self.layer(layer_id)
        return str(layer.name()) if layer is not None else layer_id

    def _say(self, layer_id: str, entry: Optional[LayerEntry], reason: str) -> None:
        self._refuse_if_newer()
        layer = self.layer(layer_id)
        if layer is None:
            raise LayerError(f"layer {layer_id}: is no longer in the project")
        said = Said(store.source_key(layer), layer.name(), entry, reason)
        self._said[layer_id] = said
        store.write_property(layer, said)
        self._store()

    def _store(self) -> None:
        if not self.problem:
            store.write(self.project, self.stated, self._said)

    def _refuse_if_newer(self) -> None:
        if self.problem:
            raise BohError(self.problem)

    def _adopt(self, layer: QgsVectorLayer) -> None:
        """Give a layer back what was said of it before it was removed; a second copy of a layer gets nothing by itself."""
        if layer.id() in self._said or self.problem:
            return
        source = store.source_key(layer)
        found = [layer_id for layer_id, said in self._said.items() if said.source == source and self.layer(layer_id) is None]
        if found:
            self._said = {layer.id() if key == found[0] else key: said for key, said in self._said.items()}
            return
        carried = store.read_property(layer)
        if carried is not None and not self._is_known(source):
            self._said[layer.id()] = carried

    def _is_known(self, source: store.Source) -> bool:
        return any(said.source == source and self.layer(layer_id) is not None for layer_id, said in self._said.items())

    def _analysis(self) -> Optional[QgsCoordinateReferenceSystem]:
        name = self.stated.analysis_crs
        if self._analysis_crs is None or self._analysis_crs[0] != name:
            try:
                self._analysis_crs = name, analysis_crs(name)
            except CrsError:
                self._analysis_crs = name, None
        return self._analysis_crs[1]


def _is_input(layer: Any) -> bool:
    """A vector layer that can be checked, and is no result of a check."""
    return isinstance(layer, QgsVectorLayer) and not layer.customProperty(RESULT_PROPERTY)
