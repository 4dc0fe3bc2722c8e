# SPDX-License-Identifier: GPL-2.0-or-later
"""Between the layers of a project and a site file: writing one, reading one, and finding one beside the project."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Optional

from qgis.core import QgsProject, QgsProviderRegistry, QgsVectorLayer

from ..engine.errors import BohError, LayerError
from ..layer_schema.entry_record import without_secrets
from ..layer_schema.layer_entry import LayerEntry, is_connection
from ..layer_schema.site_file import SiteFile, load_site_file
from ..layer_schema.site_writer import site_file_text
from ..layer_schema.statement import Statement
from .site_layers import _open, _sub_layers, source_of

_ENDINGS = (".yaml", ".yml")
_MOST_FILES = 20
_DATABASE_WORDS = ("service", "dbname", "host", "port", "username", "sslmode", "authcfg")

Pairs = Sequence[tuple[QgsVectorLayer, LayerEntry]]


@dataclass(frozen=True)
class FoundSiteFile:
    """A site file beside the project.

    Attributes
    ----------
    path : pathlib.Path
    described : int
        How many layers of the project it describes, of which nothing was said.
    total : int
        Layers that it names.
    """

    path: Path
    described: int
    total: int


def to_site_file(path: Path, stated: Statement, name: str, pairs: Pairs) -> SiteFile:
    """What a site file at a place would say of some layers.

    Raises
    ------
    LayerError
        For a layer that no file holds; names it, and says what to do.
    """
    layers: list[LayerEntry] = []
    for layer, entry in pairs:
        place, sub_layer = _place(layer)
        one = replace(entry, path=place, shown="", where_stated="", layer=sub_layer, crs=_stated_crs(layer, entry))
        # A drawing is several layers in QGIS, one for each type of geometry, and one in its file.
        if one not in layers:
            layers.append(one)
    return SiteFile(
        path=Path(path).absolute(), site=name, town=stated.ruleset, project_type=stated.project_type, layers=layers,
        analysis_crs=stated.analysis_crs, premises=list(stated.premises), absent=stated.absent,
        also_rules=stated.also_rules, conservation=stated.conservation, as_of=stated.as_of, variances=stated.variances,
        owners=stated.owners)


def _stated_crs(layer: QgsVectorLayer, entry: LayerEntry) -> Optional[str]:
    """A CRS is stated for a file that has none: also one that was set for the layer in QGIS alone, where that can be told."""
    if entry.crs and not layer.crs().isValid():
        return entry.crs
    provider = layer.dataProvider()
    if layer.crs().isValid() and provider is not None and not provider.crs().isValid():
        return str(layer.crs().authid() or layer.crs().toWkt())
    return None


def _place(layer: QgsVectorLayer) -> tuple[str, Optional[str]]:
    """File or connection, and the layer in it, as the command line opens them."""
    path, sub_layer = source_of(layer)
    kind = layer.providerType()
    if kind in ("ogr", "spatialite") and path:
        if sub_layer is None and not is_connection(path) and _sub_layers(path) > 1:
            details = QgsProviderRegistry.instance().providerMetadata("ogr").querySublayers(path)
            sub_layer = details[0].name() if details else None
        return path if is_connection(path) else str(Path(path).absolute()), sub_layer
    parts = QgsProviderRegistry.instance().decodeUri(kind, layer.source())
    if kind == "postgres" and parts.get("table") and "(" not in str(parts["table"]):
        words = [f"{'user' if word == 'username' else word}='{_quoted(parts[word])}'" for word in _DATABASE_WORDS
                 if parts.get(word) and word not in ("sslmode", "authcfg")]
        schema = f"{parts['schema']}." if parts.get("schema") else ""
        return f"PG:{' '.join(words)}", f"{schema}{parts['table']}"
    what = "is a temporary layer in memory" if kind == "memory" else f"comes from a source of the kind '{kind}'"
    raise LayerError(f"layer {layer.name()}: {what}, which a site file cannot name; save it to a GeoPackage (Export > Save "
                     "Features As, or Make Permanent), give that layer the same meaning, then save the site file again")


def _quoted(value: object) -> str:
    return str(value).replace("\\", "\\\\").replace("'", "\\'")


def export_site(path: Path, stated: Statement, name: str, pairs: Pairs) -> list[str]:
    """Write a site file, whole or not at all.

    Returns
    -------
    list of str
        What of the project's state it cannot say; the file says it too, as comments.

    Raises
    ------
    BohError
        Where it cannot be written; says why.
    """
    site_file = to_site_file(path, stated, name, pairs)
    notes = _not_in_the_file(pairs)
    text = site_file_text(site_file, site_file.folder, notes)
    draft = site_file.path.with_name(f".{site_file.path.name}.part")
    try:
        draft.write_bytes(text.encode("utf-8"))
        draft.replace(site_file.path)
    except OSError as problem:
        draft.unlink(missing_ok=True)
        raise BohError(f"{path}: cannot be written ({problem.strerror or problem}); choose another place") from None
    return notes


def _not_in_the_file(pairs: Pairs) -> list[str]:
    """What a check from the file would see otherwise than one from the project."""
    notes = []
    for layer, _ in pairs:
        if layer.subsetString():
            notes.append(f"layer {layer.name()}: its filter in QGIS ({' '.join(layer.subsetString().split())}) is not in this "
                         "file; write it as 'where' if it is meant")
        if layer.isEditable() and layer.isModified():
            notes.append(f"layer {layer.name()}: it had unsaved edits, which are not in its file")
        if layer.vectorJoins():
            notes.append(f"layer {layer.name()}: fields that QGIS joins to it are not in its file")
        provider = layer.dataProvider()
        if provider is not None and provider.crs().isValid() and provider.crs() != layer.crs():
            notes.append(f"layer {layer.name()}: QGIS takes it in another coordinate reference system than its file states; "
                         "a check of this file goes by the latter")
        place = _place(layer)[0]
        if is_connection(place) and (without_secrets(place) != place or layer.providerType() == "postgres"):
            notes.append(f"layer {layer.name()}: its password is not in this file")
    return notes


def statement_of(site_file: SiteFile) -> Statement:
    """What a site file says beside its layers."""
    town = site_file.town
    is_file = town.casefold().endswith(_ENDINGS) or "/" in town or "\\" in town
    also = tuple(str((site_file.folder / name).absolute()) if name.casefold().endswith(_ENDINGS) else name
                 for name in site_file.also_rules)
    return Statement(
        name=site_file.site, town="" if is_file else town.casefold(), project_type=site_file.project_type,
        rules_file=str((site_file.folder / town).absolute()) if is_file else "", also_rules=also,
        conservation=site_file.conservation, absent=site_file.absent, premises=tuple(site_file.premises),
        variances=site_file.variances, owners=site_file.owners, analysis_crs=site_file.analysis_crs, as_of=site_file.as_of)


def read_site(path: Path, project: QgsProject,
              layers: Sequence[QgsVectorLayer]) -> tuple[SiteFile, list[tuple[QgsVectorLayer, LayerEntry]], list[str]]:
    """Read a site file and find its layers in the project; those that are not there are added, once all can be read.

    Returns
    -------
    site_file : SiteFile
    pairs : list of (QgsVectorLayer, LayerEntry)
        In the order of the file.
    notes : list of str
        Which layers were added.
    """
    site_file = load_site_file(path)
    free, pairs, added = list(layers), [], []
    for entry in site_file.layers:
        layer = next((one for one in free if _is_of(one, entry)), None)
        if layer is None:
            layer = _open(entry)
            added.append(layer)
        else:
            free.remove(layer)
        pairs.append((layer, replace(entry, path="", shown=layer.name())))
    for layer in added:
        project.addMapLayer(layer)
    notes = [f"added to the project: {', '.join(str(layer.name()) for layer in added)}"] if added else []
    return site_file, pairs, notes


def _is_of(layer: QgsVectorLayer, entry: LayerEntry) -> bool:
    """Whether a layer of the project is the one that an entry of a site file names."""
    if is_connection(entry.path):
        try:
            place, sub_layer = _place(layer)
        except LayerError:
            return False
        return place == entry.path and (entry.layer is None or entry.layer == sub_layer)
    path, sub_layer = source_of(layer)
    if not path or is_connection(path) or Path(path).resolve() != Path(entry.path).resolve():
        return False
    return entry.layer is None or sub_layer is None or sub_layer == entry.layer


def find_beside(project: QgsProject, layers: Sequence[QgsVectorLayer]) -> Optional[FoundSiteFile]:
    """The site file beside a project that describes most of some of its layers; None where there is none."""
    if not project.fileName():
        return None
    folder = Path(project.absolutePath())
    files = [path for path in sorted(folder.glob("*.y*ml")) if path.suffix in _ENDINGS][:_MOST_FILES] if folder.is_dir() else []
    best: Optional[FoundSiteFile] = None
    for path in sorted(files, key=lambda one: (one.stem != "site", one.stem != Path(project.fileName()).stem, one.name)):
        try:
            site_file = load_site_file(path)
        except BohError:  # some other file, or one with a mistake: loading it by hand tells which
            continue
        described = sum(any(_is_of(layer, entry) for entry in site_file.layers) for layer in layers)
        if described and (best is None or described > best.described):
            best = FoundSiteFile(path, described, len(site_file.layers))
    return best
