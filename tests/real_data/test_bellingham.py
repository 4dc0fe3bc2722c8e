# SPDX-License-Identifier: GPL-2.0-or-later
"""A whole town's parcels as MassGIS has them: 6,273 polygons, a road polygon of 60,134 vertices, 9 bad easements."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Any

import geopandas
import numpy as np
import pytest
import shapely
from real_helpers import FEET, hundredths, inputs, reviewed, run_check, verdict, write_features, write_site
from shapely import affinity

PARCELS = "massgis_l3_bellingham/M025TaxPar_CY25_FY26.shp"
EASEMENTS = "massgis_l3_bellingham/M025OthLeg_CY25_FY26.shp"
LOT_ACCURACY, OWN_ACCURACY = 10.0, 0.1
ON_ROAD = 40


@pytest.fixture(scope="module")
def parcels(data: Path) -> Any:
    return geopandas.read_file(data / PARCELS)


@pytest.fixture(scope="module")
def lots(parcels: Any) -> Any:
    return parcels[parcels.POLY_TYPE == "FEE"].reset_index(drop=True)


@pytest.fixture(scope="module")
def components(lots: Any, parcels: Any) -> list[dict[str, Any]]:
    """Well inside a lot, straddling its line, and in the road, in this order; `kind` tells which."""
    random = np.random.default_rng(25)
    shapes = lots.geometry.to_numpy()
    made: list[tuple[str, Any]] = []
    points = shapely.point_on_surface(shapes)
    room = shapely.distance(points, shapely.boundary(shapes))
    for row in np.flatnonzero(room > 3.0):
        half = room[row] * random.uniform(0.05, 0.65)
        x, y = points[row].x, points[row].y
        box = shapely.box(x - half, y - half / 2, x + half, y + half / 2)
        made.append(("inside", affinity.rotate(box, random.uniform(0.0, 180.0))))
    for row in random.choice(len(shapes), 300, replace=False):
        at = shapely.line_interpolate_point(shapely.get_exterior_ring(shapely.get_geometry(shapes[row], 0)),
                                            random.random(), normalized=True)
        made.append(("straddling", shapely.box(at.x - 2.0, at.y - 3.0, at.x + 3.0, at.y + 3.0)))
    road = shapely.union_all(parcels[parcels.POLY_TYPE == "ROW"].geometry.to_numpy())
    shapely.prepare(road)
    tree = shapely.STRtree(shapes)
    low_x, low_y, high_x, high_y = road.bounds
    while sum(kind == "road" for kind, _ in made) < ON_ROAD:
        x, y = random.uniform(low_x, high_x), random.uniform(low_y, high_y)
        box = shapely.box(x - 0.5, y - 0.5, x + 0.5, y + 0.5)
        if road.contains(box) and not len(tree.query(box, predicate="intersects")):
            made.append(("road", box))
    return [{"COMP_ID": f"C{number:05d}", "KIND": kind, "geometry": shape,
             "COMP_TYPE": "ST" if number % 2 else "LF"} for number, (kind, shape) in enumerate(made)]


@pytest.fixture(scope="module")
def site(components: list[dict[str, Any]], data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bellingham")
    write_features(folder / "components.gpkg", components)
    return write_site(folder / "bellingham.yaml", [
        {"path": "components.gpkg", "role_field": "COMP_TYPE", "id_field": "COMP_ID", "accuracy_ft": OWN_ACCURACY,
         "roles": {"ST": "septic_tank", "LF": "soil_absorption_system"}},
        {"path": data / PARCELS, "preset": "massgis_l3_parcels", "completeness": "complete"}])


@pytest.fixture(scope="module")
def result(site: Path) -> Any:
    start = time.perf_counter()
    made = reviewed(site, want_all=True)
    print(f"\nBellingham, {len(made.site.features)} features, read and reviewed in {time.perf_counter() - start:.1f} s")
    return made


def test_every_lot_line_distance_is_that_of_a_plain_computation(result: Any, components: list[dict[str, Any]],
                                                               lots: Any) -> None:
    found: dict[str, dict[str, Any]] = {}
    for row in result.records():
        # The state's rule and the town's are alike; abutters that overlap by grid noise must not add a second finding.
        if row["rule_id"] in ("T5-01T", "T5-01S"):
            assert row["subject_id"] not in found
            found[row["subject_id"]] = row
    assert len(found) == len(components)
    shapes, names = lots.geometry.to_numpy(), lots.LOC_ID.to_numpy()
    boundaries, checked = shapely.boundary(shapes), Counter()
    low_x, low_y, high_x, high_y = shapely.bounds(shapes).T
    for item in components:
        row, box = found[item["COMP_ID"]], item["geometry"]
        left, lower, right, upper = box.bounds
        near = np.flatnonzero((low_x <= right) & (high_x >= left) & (low_y <= upper) & (high_y >= lower))
        near = near[shapely.intersects(shapes[near], box)]
        if item["KIND"] == "road":
            assert row["provided"] == 0.0 and row["signed_ft"] < 0 and "lies in no lot" in row["note"]
            assert row["lot_id"] is None and row["outcome"] == "intrudes"
            checked["road"] += 1
            continue
        share = np.round(shapely.area(shapely.intersection(shapes[near], box)) / box.area, 6)
        if not len(near) or share.max() <= 0:
            continue
        tied = near[share == share.max()]
        own = tied[np.argsort(names[tied].astype(str))[0]]
        if shapes[own].covers(box):
            signed = shapely.distance(box, boundaries[own]) * FEET
        else:
            signed = -max(shapely.distance(shapely.Point(xy), shapes[own]) for xy in box.exterior.coords) * FEET
        assert row["lot_id"] == names[own], item["COMP_ID"]
        assert row["signed_ft"] == hundredths(signed), item["COMP_ID"]
        assert row["provided"] == max(0.0, hundredths(signed))
        assert row["outcome"] == verdict(signed, 10.0, LOT_ACCURACY, OWN_ACCURACY), item["COMP_ID"]
        checked[item["KIND"]] += 1
    print(f"lot line distances compared: {dict(checked)}")
    assert checked["inside"] > 5000 and checked["straddling"] > 250 and checked["road"] == ON_ROAD


def test_inputs_add_up_and_the_loc_ids_lie_in_their_parcels(result: Any, components: list[dict[str, Any]]) -> None:
    rows = inputs(result.input_rows())
    assert rows["components"]["measured"] == len(components)
    parcels = rows["M025TaxPar_CY25_FY26"]
    assert (parcels["read"], parcels["measured"], parcels["repaired"]) == (6273, 6273, 0)
    assert parcels["operation"] == "none" and parcels["accuracy_ft"] == LOT_ACCURACY
    assert not any("LOC_ID" in caution for caution in parcels["cautions"])


@pytest.mark.parametrize(("file", "read", "lots"), [("M025_parcels_sanitised.gpkg", 6273, 6217),
                                                    ("bellingham_clip_1200m.gpkg", 353, 342)])
def test_geopackages_of_the_same_town(file: str, read: int, lots: int, data: Path, tmp_path: Path) -> None:
    package = data / "massgis_l3_bellingham" / file
    before = package.stat().st_mtime_ns, sorted(path.name for path in package.parent.iterdir())
    some = geopandas.read_file(package, layer="M025TaxPar", rows=slice(0, 200))
    some = some[some.POLY_TYPE == "FEE"]
    lot = some.geometry.iloc[100]
    write_features(tmp_path / "tank.gpkg", [{"geometry": shapely.box(
        *(np.array([lot.representative_point().x, lot.representative_point().y] * 2) + (-0.5, -0.5, 0.5, 0.5)))}])
    site = write_site(tmp_path / "site.yaml", [
        {"path": "tank.gpkg", "role": "septic_tank", "accuracy_ft": 0.1},
        {"path": package, "layer": "M025TaxPar", "preset": "massgis_l3_parcels"},
        {"path": package, "layer": "M025OthLeg", "role_field": "LEGAL_TYPE", "roles": {"EASE": "easement"}}])
    made = reviewed(site, want_all=True)
    rows = inputs(made.input_rows())
    assert (rows["M025TaxPar"]["read"], rows["M025TaxPar"]["measured"]) == (read, read)
    assert len(made.site.features.having(frozenset({"lot"}))) == lots
    # Other legal interests than easements are of unknown type here: listed, never passed over.
    assert rows["M025OthLeg"]["not_measured"] == sum(
        geopandas.read_file(package, layer="M025OthLeg").LEGAL_TYPE != "EASE")
    line = [row for row in made.records() if row["rule_id"] == "T5-01T"]
    assert [row["constraint_id"] for row in line] == [some.LOC_ID.iloc[100]]
    # User data are read-only: nothing changed, and no -wal or -shm appeared beside it.
    assert (package.stat().st_mtime_ns, sorted(path.name for path in package.parent.iterdir())) == before


def test_a_package_of_several_layers_asks_which(data: Path, tmp_path: Path) -> None:
    site = write_site(tmp_path / "site.yaml", [{"path": data / "massgis_l3_bellingham" / "M025_parcels_sanitised.gpkg",
                                                "preset": "massgis_l3_parcels"}])
    with pytest.raises(AssertionError, match=r"exit 2: .*M025TaxPar, M025OthLeg, M025Misc.*layer:"):
        run_check(site)


def test_easements_are_repaired_in_the_open_and_turn_intrusion_into_referral(lots: Any, data: Path,
                                                                             tmp_path: Path) -> None:
    grounds = geopandas.read_file(data / EASEMENTS)
    grounds = grounds[(grounds.LEGAL_TYPE == "EASE") & grounds.geometry.is_valid].geometry.to_numpy()
    tree, shapes = shapely.STRtree(lots.geometry.to_numpy()), lots.geometry.to_numpy()
    boxes: list[Any] = []
    for ground in grounds:
        for lot in tree.query(ground, predicate="overlaps"):
            crossing = shapely.intersection(shapely.boundary(shapes[lot]), ground)
            if crossing.geom_type != "LineString" or crossing.is_empty:
                continue
            at = shapely.line_interpolate_point(crossing, 0.5, normalized=True)
            box = shapely.box(at.x - 0.4, at.y - 0.3, at.x + 0.6, at.y + 0.3)
            if ground.contains(box) and len(tree.query(box, predicate="intersects")) == 2:
                boxes.append(box)
                break
    assert len(boxes) > 20
    write_features(tmp_path / "tanks.gpkg", [{"geometry": box} for box in boxes])
    layers = [{"path": "tanks.gpkg", "role": "septic_tank", "accuracy_ft": 0.1},
              {"path": data / PARCELS, "preset": "massgis_l3_parcels"}]
    easement = {"path": data / EASEMENTS, "role": "easement", "where": "LEGAL_TYPE = 'EASE'"}
    without = reviewed(write_site(tmp_path / "without.yaml", layers))
    with_them = reviewed(write_site(tmp_path / "with.yaml", [*layers, easement]))
    outcomes = [Counter(row["outcome"] for row in made.records() if row["rule_id"] == "T5-01T")
                for made in (without, with_them)]
    assert outcomes == [Counter(intrudes=len(boxes)), Counter(refer=len(boxes))]
    row = inputs(with_them.input_rows())["M025OthLeg_CY25_FY26"]
    assert (row["read"], row["measured"], row["excluded"], row["repaired"]) == (566, 547, 19, 9)
    assert sum("repaired on a copy" in caution for caution in row["cautions"]) == 9
