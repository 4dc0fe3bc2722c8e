# SPDX-License-Identifier: GPL-2.0-or-later
"""A small made-up site as real files, for tests of the command line. Worked out in feet, then laid on EPSG:26986."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import geopandas as gpd
import shapely
from shapely.affinity import rotate, scale, translate

FOOT = 1200 / 3937
DEGREES, EAST, NORTH = 17.0, 268800.0, 856900.0


def place(shape: Any) -> Any:
    """Feet on a local grid to metres of EPSG:26986: turned, so that nothing lies along the axes by chance."""
    metres = scale(shape, FOOT, FOOT, origin=(0, 0))
    return translate(rotate(metres, DEGREES, origin=(0, 0)), EAST, NORTH)


def save(path: Path, layer: str, rows: Sequence[tuple[Any, ...]], columns: Sequence[str], crs: str = "EPSG:26986") -> None:
    """Write shapes with attributes as one layer of a GeoPackage."""
    frame = gpd.GeoDataFrame([dict(zip(columns, row[1:])) for row in rows],
                             geometry=[place(row[0]) for row in rows], crs="EPSG:26986")
    frame.to_crs(crs).to_file(path, layer=layer, driver="GPKG", engine="fiona")


def write_site(folder: Path, **changes: Any) -> Path:
    """The site of two lots and a road: a tank, a leaching field 60.83 ft from a well, a wetland 30 ft away."""
    data = folder / "site.gpkg"
    box = shapely.box
    save(data, "lots", [(box(0, 0, 150, 200), "A", "FEE"), (box(150, 0, 300, 200), "B", "FEE"),
                        (box(-100, -50, 400, 0), "R", "ROW")], ["LOC", "KIND"])
    save(data, "components", [(box(40, 60, 50, 65), "ST-1", "ST"), (box(20, 100, 60, 140), "LF-1", "LF")], ["ID", "TYPE"])
    # From the field's corner (60, 140) to the well at (120, 150): sqrt(60^2 + 10^2) = 60.83 ft.
    save(data, "wells", [(shapely.Point(120, 150), "W1", "DOM")], ["ID", "USE"])
    save(data, "wetlands", [(shapely.Polygon([(0, 170), (60, 170), (60, 230), (0, 230)]), "WL1")], ["ID"])
    text = f"""
site: 12 Example Road
town: {changes.get('town', 'plymouth')}
project_type: {changes.get('project_type', 'new_construction')}
layers:
  - path: site.gpkg
    layer: lots
    role_field: KIND
    roles: {{FEE: lot, ROW: public_highway}}
    id_field: LOC
    accuracy_ft: 0.1
    completeness: complete
  - path: site.gpkg
    layer: components
    role_field: TYPE
    roles: {{ST: septic_tank, LF: soil_absorption_system}}
    id_field: ID
    accuracy_ft: 0.1
  - path: site.gpkg
    layer: wells
    role_field: USE
    roles: {{DOM: drinking_well}}
    id_field: ID
    accuracy_ft: 0.3
{changes.get('wells_more', '')}
  - path: site.gpkg
    layer: wetlands
    role: bordering_vegetated_wetland
    id_field: ID
    accuracy_ft: 0.5
"""
    path = folder / "site.yaml"
    path.write_text(text, encoding="utf-8")
    return path


#: One rule that nothing in the site intrudes on: from tank to well are sqrt(70^2 + 85^2) = 110.11 ft.
TANK_RULE = """
ruleset: one
authority: Test Board
document: Test rules
edition: '2026'
rules:
  - id: ONE-1
    section: '1'
    kind: setback
    subjects: [septic_tank, soil_absorption_system]
    constraint: drinking_well
    feet: 50
    summary: Tanks and fields stay 50 ft from a well.
    verified: true
"""
