# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the assessors' table of a site file: dbf, GeoPackage, CSV, file geodatabase, whatever GDAL opens."""

from __future__ import annotations

from ..engine.owners import Owners
from ..layer_schema.layer_entry import LayerEntry
from ..layer_schema.owners import OwnersEntry, owners_from_columns
from .gdal_source import read_source

#: fiona 1.9 has GDAL report every record without geometry as an error; a table has none. Records that were lost are told apart
#: by their number.
_NO_GEOMETRY = "OGR_G_GetGeometryType"


def read_owners(entry: OwnersEntry) -> Owners:
    """Read owners by lot; the table may be one without geometry.

    Parameters
    ----------
    entry : OwnersEntry

    Raises
    ------
    LayerError
        In one line: what is wrong with which file, table and field, and what to do.
    """
    source = read_source(LayerEntry(path=entry.path, shown=entry.shown, where_stated=entry.where_stated, layer=entry.layer))
    doubts = [told for told in source.suspicions if _NO_GEOMETRY not in told]
    return owners_from_columns(source.columns, entry.fields, source.label, doubts)
