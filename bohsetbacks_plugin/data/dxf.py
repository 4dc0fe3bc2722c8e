# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads a DXF with GDAL: twice, with its blocks whole and taken apart, so that the roles can choose (layer_schema.drawing)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import fiona
import numpy as np

from ..engine.errors import LayerError
from ..layer_schema.drawing import Drawing
from ..layer_schema.layer_entry import LayerEntry
from ..layer_schema.values import objects
from .gdal_source import read_source

_FIELDS = ("Layer", "PaperSpace", "SubClasses", "Linetype", "EntityHandle", "Text", "BlockName")
#: Entities of a drawing that are no features by themselves, or that GDAL takes as part of another.
_NO_FEATURES = frozenset({"VERTEX", "SEQEND", "ATTRIB", "ATTDEF", "VIEWPORT", "ACAD_TABLE", "IMAGE", "WIPEOUT", "OLE2FRAME"})


def is_drawing(path: str) -> bool:
    """Whether a path is a DXF."""
    return path.casefold().endswith(".dxf")


def read_drawing(entry: LayerEntry) -> Drawing:
    """Read a DXF twice, with its blocks whole and taken apart, and put the two together.

    Raises
    ------
    LayerError
        If the file is not there or cannot be read.
    """
    if entry.layer not in (None, "entities"):
        raise LayerError(f"{entry.shown}: a DXF is one layer; leave 'layer: {entry.layer}' out and sort its CAD layers with "
                         "role_field: Layer")
    entry = replace(entry, layer="entities")
    with fiona.Env(DXF_INLINE_BLOCKS="FALSE"):
        whole = read_source(entry)
    with fiona.Env(DXF_INLINE_BLOCKS="TRUE"):
        apart = read_source(entry)
    name = Path(entry.path).stem
    block_names = whole.columns.get("BlockName", objects([None] * whole.size))
    is_insert = np.array([bool(block) and shape is not None and shape.geom_type == "Point"
                          for block, shape in zip(block_names, whole.geometry)], dtype=np.bool_)
    rows = {whole.columns["EntityHandle"][row]: row for row in np.flatnonzero(is_insert)}
    taken = [row for row in range(apart.size) if apart.columns["EntityHandle"][row] in rows]
    parents = [rows[apart.columns["EntityHandle"][row]] for row in taken]
    empty = objects([None] * apart.size)
    columns = {key: np.concatenate([whole.columns.get(key, objects([None] * whole.size)),
                                    apart.columns.get(key, empty)[taken]]) for key in _FIELDS}
    return Drawing(
        name=name, label=f"layer {name} ({entry.shown})", driver="DXF", columns=columns,
        fids=np.concatenate([whole.fids, objects(f"{whole.fids[parent]}.{row}" for parent, row in zip(parents, taken))]),
        geometry=np.concatenate([whole.geometry, apart.geometry[taken]]), geometry_type="Unknown", crs_wkt=whole.crs_wkt,
        suspicions=whole.suspicions, cautions=whole.cautions,
        insert=np.concatenate([np.full(whole.size, -1, dtype=np.intp), np.array(parents, dtype=np.intp)]),
        is_insert=np.concatenate([is_insert, np.zeros(len(taken), dtype=np.bool_)]),
        lost=_lost_entities(Path(entry.path), set(columns["EntityHandle"])),
    )


def _pairs(path: Path) -> Iterator[tuple[str, str]]:
    """Group codes and values of a text DXF."""
    with path.open(encoding="latin-1") as lines:
        for code in lines:
            yield code.strip(), next(lines, "").strip()


def _lost_entities(path: Path, handles: set[Any]) -> list[tuple[str, str, str]]:
    """Entities of the drawing that GDAL passes over without a word, such as a spline with fit points only."""
    found: list[dict[str, str]] = []
    in_entities, paper = False, "67"
    section_next = False
    for code, value in _pairs(path):
        if code == "0":
            section_next = value == "SECTION"
            in_entities = in_entities and value != "ENDSEC"
            if in_entities:
                found.append({"type": value})
        elif section_next and code == "2":
            in_entities, section_next = value == "ENTITIES", False
        elif in_entities and found and code in ("5", "8", paper):
            found[-1].setdefault(code, value)
    return [(item.get("5", "?"), item["type"], item.get("8", "0")) for item in found
            if item["type"] not in _NO_FEATURES and item.get(paper) != "1" and "5" in item and item["5"] not in handles]
