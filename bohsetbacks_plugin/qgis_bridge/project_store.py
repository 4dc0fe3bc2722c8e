# SPDX-License-Identifier: GPL-2.0-or-later
"""How a project keeps what its user says of the layers: entries of ours in the project, and a property of each layer."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Optional

from qgis.core import QgsMapLayer, QgsProject

from ..engine.errors import BohError
from ..layer_schema.entry_record import entry_from_text, entry_text
from ..layer_schema.layer_entry import LayerEntry
from ..layer_schema.statement import Statement, statement_from_text, statement_text
from .site_layers import source_of

SCOPE = "BohSetbacks"

#: Of what we write into projects; a project with a greater one is left alone.
SCHEMA = 1

_PROPERTY = "BohSetbacks/entry"


@dataclass(frozen=True)
class Source:
    """By what a layer is known again, once it has been removed and added.

    Attributes
    ----------
    path : str
        File, or the source without its password.
    layer : str
        Layer in the file.
    """

    path: str
    layer: str


@dataclass
class Said:
    """What was said of one layer.

    Attributes
    ----------
    entry : LayerEntry or None
        None: the layer is left out.
    reason : str
        Who says so, in words.
    """

    source: Source
    name: str
    entry: Optional[LayerEntry]
    reason: str


def source_key(layer: QgsMapLayer) -> Source:
    """By what a layer is known again."""
    path, name = source_of(layer)
    return Source(path or str(layer.publicSource(True)), name or "")


def write(project: QgsProject, stated: Statement, said: dict[str, Said]) -> None:
    """Write everything into the project; it is saved with it."""
    rows = [{"id": layer_id, "path": one.source.path, "layer": one.source.layer, "name": one.name, "reason": one.reason,
             "entry": None if one.entry is None else entry_text(one.entry)} for layer_id, one in said.items()]
    project.writeEntry(SCOPE, "/schema", SCHEMA)
    project.writeEntry(SCOPE, "/statement", statement_text(stated))
    project.writeEntry(SCOPE, "/layers", json.dumps(rows))


def write_property(layer: QgsMapLayer, said: Optional[Said]) -> None:
    """Write what is said of a layer into the layer, which carries it where it is copied to."""
    if said is None or said.entry is None:
        layer.removeCustomProperty(_PROPERTY)
        return
    text = json.dumps({"schema": SCHEMA, "id": layer.id(), "reason": said.reason, "entry": entry_text(said.entry)})
    if layer.customProperty(_PROPERTY) != text:
        layer.setCustomProperty(_PROPERTY, text)


def read_property(layer: QgsMapLayer) -> Optional[Said]:
    """What a layer carries; None for nothing that this version can read."""
    text = layer.customProperty(_PROPERTY)
    if not isinstance(text, str) or not text:
        return None
    try:
        row = json.loads(text)
        if row["schema"] > SCHEMA:
            return None
        entry = entry_from_text(row["entry"], f"layer {layer.name()}")
    except (ValueError, KeyError, TypeError, BohError):
        return None
    return Said(source_key(layer), layer.name(), entry, str(row.get("reason", "")))


def read(project: QgsProject) -> tuple[Statement, dict[str, Said], list[str], str]:
    """Read what a project holds.

    Returns
    -------
    stated : Statement
    said : dict of str to Said
        By the layer's id as it was saved.
    notes : list of str
        What could not be read.
    problem : str
        Why nothing was read, and nothing may be written over it; empty where all is well.
    """
    schema, there = project.readNumEntry(SCOPE, "/schema", 0)
    if not there or not schema:
        return Statement(), {}, [], ""
    if schema > SCHEMA:
        return Statement(), {}, [], (
            f"this project's settings of BOH Setbacks were saved by a newer version (their form is number {schema}, this "
            f"version knows {SCHEMA}). They are neither read nor changed: update the plugin, or start anew for this project")
    notes: list[str] = []
    stated = Statement()
    try:
        stated = statement_from_text(project.readEntry(SCOPE, "/statement", "{}")[0] or "{}", "the project")
    except BohError as bad:
        notes.append(f"what the project says of the site could not be read: {bad}")
    return stated, dict(_rows(project, notes)), notes, ""


def _rows(project: QgsProject, notes: list[str]) -> Iterable[tuple[str, Said]]:
    try:
        rows = json.loads(project.readEntry(SCOPE, "/layers", "[]")[0] or "[]")
    except ValueError:
        rows = []
        notes.append("what the project says of its layers could not be read; say it again")
    for row in rows if isinstance(rows, list) else []:
        try:
            text = row["entry"]
            entry = None if text is None else entry_from_text(text, f"the project, layer {row['name']}")
            yield str(row["id"]), Said(Source(str(row["path"]), str(row["layer"])), str(row["name"]), entry, str(row["reason"]))
        except (KeyError, TypeError, BohError) as bad:
            notes.append(f"what the project says of a layer could not be read, say it again: {bad}")


def erase(project: QgsProject) -> None:
    """Take everything of ours out of the project's entries."""
    project.removeEntry(SCOPE, "")
