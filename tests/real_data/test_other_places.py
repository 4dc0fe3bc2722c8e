# SPDX-License-Identifier: GPL-2.0-or-later
"""Cambridge's old town schema in degrees, Rhode Island's layers that must be refused, and a CAD drawing."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import geopandas
import pytest
import shapely
from real_helpers import FEET, hundredths, inputs, reviewed, write_features, write_site

from bohsetbacks_plugin.engine.errors import CrsError

CAMBRIDGE = "cambridge_ma/ASSESSING_ParcelsFY2014.gpkg"
DRAWING = "synthetic_dxf/septic_plan_synthetic_epsg2249.dxf"
#: A tank in Cambridge.
PLACE = shapely.box(231000.0, 902000.0, 231001.5, 902003.0)


def design(folder: Path) -> dict[str, Any]:
    write_features(folder / "tank.gpkg", [{"geometry": PLACE}])
    return {"path": "tank.gpkg", "role": "septic_tank", "accuracy_ft": 0.1}


def test_cambridge_parcels_without_a_type_are_lots_and_repairs_are_listed(data: Path, tmp_path: Path) -> None:
    source = geopandas.read_file(data / CAMBRIDGE)
    assert source.POLY_TYPE.isna().sum() > 13_000
    empty = int((source.geometry.is_empty | source.geometry.isna()).sum())
    # Rounding on the way to metres closes or opens a few slivers, so that the count is taken in the CRS of measuring.
    invalid = int((~source[~source.geometry.is_empty].to_crs(26986).geometry.is_valid).sum())
    made = reviewed(write_site(tmp_path / "site.yaml", [design(tmp_path), {"path": data / CAMBRIDGE,
                                                                            "preset": "massgis_l3_parcels"}]))
    row = inputs(made.input_rows())["ASSESSING_ParcelsFY2014"]
    assert (row["read"], row["not_measured"], row["excluded"]) == (len(source), empty, 0)
    assert empty == 1 and "empty geometry" in [item["reason"] for item in made.not_measured_rows()]
    assert row["repaired"] == invalid == sum("repaired on a copy" in caution for caution in row["cautions"])
    assert len(made.site.features.having(frozenset({"lot"}))) == row["measured"]
    # Two datums: the null transformation's accuracy is in the band.
    assert row["operation_accuracy_ft"] == pytest.approx(4.0 * FEET, abs=0.01)


@pytest.mark.parametrize(("file", "layer", "role", "message"), [
    ("RI_Parcels_undefined_crs.gpkg", {}, "lot",
     "RI_Parcels_undefined_crs.*no coordinate reference system.*crs: EPSG:2249"),
    ("RI_Parcels_undefined_crs.gpkg", {"crs": "EPSG:4326"}, "lot", "features lie outside Massachusetts"),
    ("RI_Parcel_invalid_geometry.gpkg", {}, "lot", "1 of 1 features lie outside Massachusetts"),
    ("Rhode_Island_Water_NHD.gpkg", {}, "surface_water",
     "Rhode_Island_Water_NHD.*of 1087 features lie outside Massachusetts"),
    ("Rhode_Island_Structures.gpkg", {}, "building", "of 100 features lie outside Massachusetts"),
])
def test_rhode_island_is_refused_with_the_layer_named(file: str, layer: dict[str, str], role: str, message: str,
                                                      data: Path, tmp_path: Path) -> None:
    refused = {"path": data / "rhode_island_revx" / file, "role": role, **layer}
    site = write_site(tmp_path / "site.yaml", [design(tmp_path), refused])
    with pytest.raises(CrsError, match=message):
        reviewed(site)


def test_drawing_needs_a_crs_and_says_which_its_coordinates_look_like(data: Path, tmp_path: Path) -> None:
    drawing = {"path": data / DRAWING, "role_field": "Layer", "roles": {"WELL": "well"}}
    site = write_site(tmp_path / "site.yaml", [drawing])
    with pytest.raises(CrsError, match=r"crs: EPSG:2249; the coordinates look like .*EPSG:2249"):
        reviewed(site)


def test_what_becomes_of_the_entities_of_a_drawing(data: Path, tmp_path: Path) -> None:
    site = write_site(tmp_path / "site.yaml", [{
        "path": data / DRAWING, "role_field": "Layer", "id_field": "EntityHandle", "crs": "EPSG:2249",
        "accuracy_ft": 0.1, "roles": {
            "V-PROP-LINE": "property_line", "C-SSWR-SEPT-TANK": "septic_tank", "C-SSWR-SAS": "soil_absorption_system",
            "RESERVE": "reserve_area", "WELL": "drinking_well", "WETLAND": "bordering_vegetated_wetland"}}])
    made = reviewed(site, want_all=True)
    row = inputs(made.input_rows())["septic_plan_synthetic_epsg2249"]
    features = made.site.features
    kinds = Counter((sorted(features.role_sets[code])[0], shape.geom_type)
                    for code, shape in zip(features.role_set, features.geometry))
    print("\ndrawing:", {key: row[key] for key in ("read", "measured", "not_measured", "excluded")}, dict(kinds),
          *row["cautions"], sep="\n  ")
    # Closed polylines are areas; the hatch that repeats the field is no second field; symbols are points.
    assert kinds["septic_tank", "Polygon"] == 1 and kinds["soil_absorption_system", "Polygon"] == 1
    assert not any(kind == "LineString" for role, kind in kinds if role == "drinking_well")
    assert any("hatch" in caution for caution in row["cautions"])
    assert any("paper space" in caution for caution in row["cautions"])
    # 870060..870070 x 2790100..2790106 and a well at (870030, 2790220): drawn in feet, so worked out by Pythagoras.
    distances = {hundredths(record["signed_ft"]) for record in made.records()
                 if record["rule_id"] == "T5-12T" and record["signed_ft"] is not None}
    assert distances == {hundredths((30.0 ** 2 + 114.0 ** 2) ** 0.5)}
