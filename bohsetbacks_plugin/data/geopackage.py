# SPDX-License-Identifier: GPL-2.0-or-later
"""Writes one result table into a GeoPackage with fiona."""

from __future__ import annotations

from itertools import repeat
from pathlib import Path

import fiona
from shapely.geometry import mapping

from ..report.output_files import LayerWriter
from ..report.tables import ResultTable


def layer_writer(crs_wkt: str) -> LayerWriter:
    """A writer of result tables in one CRS."""
    def write(path: Path, table: ResultTable) -> None:
        schema = {"geometry": table.geometry, "properties": table.fields}
        crs = {} if table.geometry == "None" else {"crs_wkt": crs_wkt}
        outlines = repeat(None) if table.shapes is None else (mapping(shape) for shape in table.shapes)
        with fiona.open(str(path), "w", driver="GPKG", layer=table.name, schema=schema, **crs) as sink:
            sink.writerecords({"type": "Feature", "geometry": outline,
                               "properties": {field: row.get(field) for field in table.fields}}
                              for row, outline in zip(table.rows, outlines))
    return write
