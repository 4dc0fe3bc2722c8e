# SPDX-License-Identifier: GPL-2.0-or-later
"""From what the user gave (a site file, or layers with roles) to a site, read through QGIS."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Optional

from qgis.core import QgsCoordinateReferenceSystem, QgsProject, QgsProviderRegistry, QgsVectorLayer

from ..engine.assemble import assemble
from ..engine.errors import Cancelled, LayerError
from ..engine.review import Progress
from ..engine.site import Site
from ..layer_schema.layer_entry import LayerEntry, is_connection
from ..layer_schema.owners import OwnersEntry
from ..layer_schema.site_file import DEFAULT_ANALYSIS_CRS, SiteFile
from .coordinates import QgisCoordinates, analysis_crs
from .layer_reader import LayerSnapshot, read_snapshot, take_snapshot


@dataclass
class PreparedSite:
    """Everything that the worker needs, taken in the main thread.

    Attributes
    ----------
    circumstances : dict
        What the site is told beside its layers, as `assemble` takes it.
    layers : list of (LayerEntry, LayerSnapshot)
    files : list of Path
        The user's own files, which are never written.
    layer_ids : list of str
        Id in the project of each layer; empty for one that was opened from its file.
    """

    name: str
    town: str
    project_type: str
    analysis: QgsCoordinateReferenceSystem
    circumstances: dict[str, Any]
    layers: list[tuple[LayerEntry, LayerSnapshot]]
    files: list[Path]
    folder: Optional[Path] = None
    also_rules: tuple[str, ...] = ()
    owners: Optional[OwnersEntry] = None
    layer_ids: list[str] = field(default_factory=list)
    conservation: bool = True


def prepare_site_file(site_file: SiteFile, project: Optional[QgsProject], selected_only: bool = False) -> PreparedSite:
    """Open the layers of a site file. One that is in the project is taken from there, with its edits, joins and filter.

    Parameters
    ----------
    site_file : SiteFile
    project : QgsProject or None
    selected_only : bool
        Keep to the selected features of layers that are in the project and have a selection.
    """
    layers, layer_ids = [], []
    for entry in site_file.layers:
        layer, own = _project_layer(entry, project), False
        if layer is None:
            layer, own = _open(entry), True
        several = own and entry.layer is not None and _sub_layers(entry.path) > 1
        name = entry.layer if entry.layer and (several or not own) else _stem(entry)
        only = selected_only and not own and layer.selectedFeatureCount() > 0
        layers.append((entry, take_snapshot(layer, name or layer.name(), only)))
        layer_ids.append("" if own else str(layer.id()))
    stated = [entry.path for entry in site_file.layers] + ([site_file.owners.path] if site_file.owners else [])
    files = [Path(path) for path in stated if not is_connection(path)]
    return PreparedSite(site_file.site, site_file.town, site_file.project_type, analysis_crs(site_file.analysis_crs),
                        site_file.circumstances, layers, files, site_file.folder, site_file.also_rules, site_file.owners,
                        layer_ids, site_file.conservation)


def prepare_layers(layers: Sequence[tuple[LayerEntry, QgsVectorLayer]], *, name: str, town: str, project_type: str,
                   crs: str = DEFAULT_ANALYSIS_CRS, selected_only: bool = False) -> PreparedSite:
    """Take layers of the project with what the user says of each."""
    taken = [(entry, take_snapshot(layer, layer.name(), selected_only and layer.selectedFeatureCount() > 0))
             for entry, layer in layers]
    files = [Path(entry.path) for entry, _ in layers if entry.path and not is_connection(entry.path)]
    return PreparedSite(name, town, project_type, analysis_crs(crs), {}, taken, files,
                        layer_ids=[str(layer.id()) for _, layer in layers])


def read_site(prepared: PreparedSite, coordinates: QgisCoordinates, progress: Optional[Progress] = None) -> Site:
    """Read all layers of a prepared site; may run in a worker thread.

    Raises
    ------
    BohError
        Naming the layer that cannot be used and what to do.
    Cancelled
    """
    data = []
    for number, (entry, snapshot) in enumerate(prepared.layers):
        share = number / len(prepared.layers)
        text = f"Reading {snapshot.name}"

        def stopped(share: float = share, text: str = text) -> bool:
            return progress is not None and not progress(share, text)

        if stopped():
            raise Cancelled
        data.append(read_snapshot(snapshot, entry, coordinates, prepared.analysis, stopped))
    feet = coordinates.feet_per_unit(prepared.analysis) or 1.0
    return assemble(data, name=prepared.name, town=prepared.town, project_type=prepared.project_type,
                    crs=coordinates.describe(prepared.analysis), feet_per_unit=feet, **prepared.circumstances)


def source_of(layer: QgsVectorLayer) -> tuple[str, Optional[str]]:
    """File path and sub-layer of a layer of the project; an empty path for one in memory or a database."""
    parts = QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source())
    return str(parts.get("path") or ""), parts.get("layerName") or None


def _project_layer(entry: LayerEntry, project: Optional[QgsProject]) -> Optional[QgsVectorLayer]:
    if project is None or is_connection(entry.path):
        return None
    wanted = Path(entry.path).resolve()
    for layer in project.mapLayers().values():
        if not isinstance(layer, QgsVectorLayer):
            continue
        path, name = source_of(layer)
        if path and Path(path).resolve() == wanted and (entry.layer is None or name is None or name == entry.layer):
            return layer
    return None


def _open(entry: LayerEntry) -> QgsVectorLayer:
    """A layer that is not in the project, through QGIS's own OGR provider."""
    if not is_connection(entry.path) and not Path(entry.path).exists():
        raise LayerError(f"{entry.shown}: there is no such file; correct 'path' in {entry.where_stated or 'the site file'}")
    options = QgsVectorLayer.LayerOptions()
    options.loadDefaultStyle = False
    count = _sub_layers(entry.path)
    if entry.layer is None and count > 1:
        raise LayerError(f"{entry.shown}: holds several layers; name one with 'layer:'")
    uri = f"{entry.path}|layername={entry.layer}" if entry.layer else entry.path
    layer = QgsVectorLayer(uri, entry.layer or _stem(entry), "ogr", options)
    if not layer.isValid():
        named = f" with the layer '{entry.layer}'" if entry.layer else ""
        raise LayerError(f"{entry.shown}: QGIS cannot read it{named}; check that the file is whole")
    return layer


def _sub_layers(path: str) -> int:
    """How many layers with geometry a file holds."""
    details = QgsProviderRegistry.instance().providerMetadata("ogr").querySublayers(path)
    return len({one.name() for one in details if one.wkbType() != 100})  # 100: a table without geometry


def _stem(entry: LayerEntry) -> str:
    return entry.shown if is_connection(entry.path) else Path(entry.path).stem
