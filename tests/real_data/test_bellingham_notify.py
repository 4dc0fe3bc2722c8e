# SPDX-License-Identifier: GPL-2.0-or-later
"""Neighbours and owners in a whole town as MassGIS has it, against plain computations and the table itself."""

from __future__ import annotations

import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import geopandas
import numpy as np
import pytest
import shapely
from real_helpers import FEET

from bohsetbacks_plugin.data.loader import load_site
from bohsetbacks_plugin.data.owners import read_owners
from bohsetbacks_plugin.engine.notification import notification_list
from bohsetbacks_plugin.layer_schema.site_file import SiteFile, load_site_file
from bohsetbacks_plugin.report.notification import NO_RECORD, list_rows
from bohsetbacks_plugin.rule_files import load_ruleset_file

PACKAGE = "massgis_l3_bellingham/M025_parcels_sanitised.gpkg"
SAMPLE = 60
CONDOMINIUM = "F_667198_2853392"    # 250 records

RULES = """
ruleset: town
authority: Test Board
document: Test rules
edition: '2026'
rules:
  - id: NEXT
    section: '1'
    kind: notify
    subjects: [lot]
    summary: Abutters.
    verified: true
    notify: {groups: [abutters]}
  - id: ALL
    section: '2'
    kind: notify
    subjects: [lot]
    summary: Parties in interest.
    verified: true
    notify: {groups: [abutters, opposite, abutters_of_abutters], within_feet: 300, mark_within_feet: 300}
"""


@pytest.fixture(scope="module")
def stated(data: Path, tmp_path_factory: pytest.TempPathFactory) -> SiteFile:
    folder = tmp_path_factory.mktemp("notify")
    (folder / "town.yaml").write_text(RULES, encoding="utf-8")
    path = folder / "site.yaml"
    path.write_text(f"town: town.yaml\nproject_type: upgrade\nowners:\n  path: {data / PACKAGE}\n  layer: M025Assess\n"
                    f"layers:\n  - path: {data / PACKAGE}\n    layer: M025TaxPar\n    preset: massgis_l3_parcels\n",
                    encoding="utf-8")
    return load_site_file(path)


@pytest.fixture(scope="module")
def lists(stated: SiteFile, parcels: Any) -> dict[str, Any]:
    """The list of each lot of a sample."""
    where, rules = load_site(stated).site, load_ruleset_file(stated.folder / "town.yaml")
    lots = parcels[parcels.POLY_TYPE == "FEE"].LOC_ID.to_numpy()
    chosen = np.random.default_rng(17).choice(lots, SAMPLE, replace=False)
    return {str(lot): notification_list(where, rules, [str(lot)]) for lot in [*chosen, CONDOMINIUM]}


@pytest.fixture(scope="module")
def parcels(data: Path) -> Any:
    return geopandas.read_file(data / PACKAGE, layer="M025TaxPar")


@pytest.fixture(scope="module")
def records(data: Path) -> dict[str, list[str]]:
    """Owners by lot, from the table itself."""
    found: dict[str, list[str]] = {}
    with sqlite3.connect(f"file:{data / PACKAGE}?mode=ro&immutable=1", uri=True) as connection:
        for lot, owner in connection.execute("SELECT LOC_ID, OWNER1 FROM M025Assess WHERE LOC_ID > ''"):
            found.setdefault(lot, []).append(owner)
    return found


def test_abutters_are_those_of_a_plain_computation(lists: dict[str, Any], parcels: Any) -> None:
    """Every lot of the town whose distance is under half a foot; corners by counting points along its outline."""
    lots = parcels[parcels.POLY_TYPE == "FEE"]
    shapes, names = lots.geometry.to_numpy(), lots.LOC_ID.to_numpy()
    counted = Counter()
    for lot, made in lists.items():
        own = shapes[names == lot][0]
        distance = np.array([shapely.distance(own, shape) for shape in shapes]) * FEET
        expected = set(names[(distance <= 0.5) & (names != lot)])
        rows = {row.lot_id: row for row in made.rows if row.rule_id == "NEXT" and row.group == "abutters"}
        assert set(rows) == expected, lot
        for name, row in rows.items():
            outline = shapely.boundary(shapes[names == name][0])
            points = shapely.line_interpolate_point(outline, np.arange(0.0, outline.length, 0.25 / FEET))
            along = 0.25 * int((shapely.distance(points, own) * FEET <= 0.5).sum())
            if abs(along - 4.0) > 0.6:      # at 3 ft and the two half feet at the ends it is the one or the other
                assert ("corner" in row.note) == (along < 4.0), (lot, name, along)
                counted["corner" if along < 4.0 else "side"] += 1
    assert counted["side"] > 150 and counted["corner"] > 5, counted


def test_groups_do_not_overlap_and_keep_to_the_limit(lists: dict[str, Any], parcels: Any) -> None:
    shape = dict(zip(parcels.LOC_ID, parcels.geometry))
    kind = dict(zip(parcels.LOC_ID, parcels.POLY_TYPE))
    fee = parcels[parcels.POLY_TYPE == "FEE"]
    every, tree = fee.LOC_ID.to_numpy(), shapely.STRtree(fee.geometry.to_numpy())
    for lot, made in lists.items():
        rows = [row for row in made.rows if row.rule_id == "ALL"]
        assert len({row.lot_id for row in rows}) == len(rows) and lot not in {row.lot_id for row in rows}
        for row in rows:
            away = shape[lot].distance(shape[row.lot_id]) * FEET
            assert row.distance_ft == pytest.approx(away, abs=0.0051)
            assert (kind[row.lot_id] == "FEE") == (row.group != "other_parcels")
            if row.group in ("abutters_of_abutters", "also_near"):
                assert row.distance_ft <= 300
        # Whoever lies within 300 ft is on the list or marked apart; nobody is lost.
        near = every[tree.query(shape[lot], predicate="dwithin", distance=300 / FEET)]
        assert set(near) - {lot} <= {row.lot_id for row in rows}


def test_lots_opposite_lie_across_a_way_and_look_back(lists: dict[str, Any], parcels: Any, stated: SiteFile) -> None:
    """The line between two lots that face each other runs over ways; from the other side the first is opposite too."""
    shape = dict(zip(parcels.LOC_ID, parcels.geometry))
    ways = shapely.union_all(parcels[parcels.POLY_TYPE.isin(["ROW", "PRIV_ROW", "RAIL_ROW"])].geometry.to_numpy())
    where, rules = load_site(stated).site, load_ruleset_file(stated.folder / "town.yaml")
    pairs = [(lot, row) for lot, made in lists.items() for row in made.rows
             if row.rule_id == "ALL" and row.group == "opposite"]
    assert len(pairs) > 80
    on_way = [shapely.intersection(shapely.shortest_line(shape[lot], shape[row.lot_id]), ways).length
              / shape[lot].distance(shape[row.lot_id]) for lot, row in pairs if "gap between lots" not in row.note]
    assert np.mean(np.array(on_way) > 0.9) > 0.95
    long = [(lot, row.lot_id) for lot, row in pairs if float(row.note.split()[1]) >= 30][:40]
    back = [lot in {row.lot_id for row in notification_list(where, rules, [other], ["ALL"]).rows
                    if row.group == "opposite" or "also directly opposite" in row.note} for lot, other in long]
    assert np.mean(back) > 0.9


def test_owners_are_those_of_the_table(lists: dict[str, Any], stated: SiteFile, records: dict[str, list[str]]) -> None:
    owners = read_owners(stated.owners)
    # Counted in the table: 6,999 records, 5 without LOC_ID.
    assert (owners.records, owners.without_lot, owners.cautions) == (6999, 5, [])
    assert owners.taken["owner"] == "OWNER1" and owners.taken["mail_country"] == "OWN_CO"
    assert len(owners.of([CONDOMINIUM])) == len(records[CONDOMINIUM]) == 250
    for made in lists.values():
        found: dict[tuple[str, str], list[dict[str, Any]]] = {}
        for row in list_rows(made, owners):
            found.setdefault((row["rule_id"], row["lot_id"]), []).append(row)
        for (_, lot), rows in found.items():
            assert sorted(row["owner"] for row in rows) == sorted(records.get(lot, [""]))
            assert all(NO_RECORD in row["note"] for row in rows) == (lot not in records)


def test_lots_without_a_record(stated: SiteFile, records: dict[str, list[str]], parcels: Any) -> None:
    lacking = parcels[(parcels.POLY_TYPE == "FEE") & ~parcels.LOC_ID.isin(records)].LOC_ID
    assert len(lacking) == 32
    owners = read_owners(stated.owners)
    assert all(owners.of([lot]) == [] for lot in lacking)
