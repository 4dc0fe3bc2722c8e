# SPDX-License-Identifier: GPL-2.0-or-later
"""Small layers written for one test each, and the paths of shared data where they are at hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable

import fiona
import pytest
import shapely.geometry

from bohsetbacks_plugin.data.crs import analysis_crs
from bohsetbacks_plugin.data.readers import read_layer
from bohsetbacks_plugin.engine.site import LayerData
from bohsetbacks_plugin.layer_schema.layer_entry import LayerEntry

SHARED = Path(__file__).resolve().parents[2].parent / "shared"
DRIVERS = {".gpkg": "GPKG", ".shp": "ESRI Shapefile", ".geojson": "GeoJSON", ".gdb": "OpenFileGDB"}


@pytest.fixture
def shared() -> Path:
    """Folder of shared inputs, or a skip."""
    if not SHARED.is_dir():
        pytest.skip("the folder of shared inputs is not beside this checkout")
    return SHARED


@pytest.fixture
def write_layer(tmp_path: Path) -> Callable[..., Path]:
    """Write shapely geometries and their attributes: ``write_layer("a.gpkg", [(point, {"id": "A"})], {"id": "str"})``."""
    def write(name: str, rows: list[tuple[Any, dict[str, Any]]], fields: dict[str, str], crs: str = "EPSG:26986",
              layer: str = "", geometry: str = "Unknown") -> Path:
        path = tmp_path / name
        options: dict[str, Any] = {"layer": layer} if layer else {}
        if crs:
            options["crs"] = crs
        with fiona.open(path, "w", driver=DRIVERS[path.suffix], schema={"geometry": geometry, "properties": fields},
                        **options) as target:
            for shape, values in rows:
                target.write({"geometry": None if shape is None else shapely.geometry.mapping(shape),
                              "properties": {key: values.get(key) for key in fields}})
        return path
    return write


@pytest.fixture
def read() -> Callable[..., LayerData]:
    """Read a file with the given keys of a site file."""
    def run(path: Any, analysis: str = "EPSG:26986", **keys: Any) -> LayerData:
        keys.setdefault("shown", Path(str(path)).name)
        if "preset" not in keys and "role_field" not in keys:
            keys.setdefault("role", ("well",))
        return read_layer(LayerEntry(path=str(path), **keys), analysis_crs(analysis))
    return run
