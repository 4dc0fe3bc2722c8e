# SPDX-License-Identifier: GPL-2.0-or-later
"""The small made-up site with neighbours, an assessors' table and rules of notice, as real files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import fiona
import shapely
from sample_site import save, write_site

#: No output but the list may hold one of these.
OWNER_A, OWNER_B, OWNER_C, SECOND = "ZEBEDEE QUIMBY", "XANTHIPPE VOSS", "OBADIAH YARROW", "WILHELMINA VOSS"
SECRETS = (OWNER_A, OWNER_B, OWNER_C, SECOND, "17 SECRET LANE")

RULES = """
ruleset: town
authority: Test Board
document: Test rules
edition: '2026'
rules:
  - id: TANK-1
    section: '1'
    kind: setback
    subjects: [septic_tank, soil_absorption_system]
    constraint: drinking_well
    feet: 100
    summary: Tanks and fields stay 100 ft from a well.
    verified: true
  - id: SPECIAL-1
    section: App. B
    kind: notify
    subjects: [lot]
    summary: Parties in interest are told.
    verified: true
    notify: {groups: [abutters, opposite, abutters_of_abutters, planning_boards], within_feet: 300, mark_within_feet: 300,
             days_before: 14, certified_by: Board of Assessors}
  - id: HENS-8
    section: '8'
    kind: notify
    subjects: [lot]
    summary: All abutters are told by certified mail.
    verified: true
    notify: {groups: [abutters], days_before: 10, proof: mailing}
"""

OWNERS_KEY = "owners:\n  path: assess.dbf\n"

_FIELDS = ("LOC_ID", "PROP_ID", "OWNER1", "OWN_ADDR", "OWN_CITY", "OWN_STATE", "OWN_ZIP", "SITE_ADDR", "OWNER2")
_RECORDS = [
    ("A", "1", OWNER_A, "17 SECRET LANE", "PLYMOUTH", "MA", "02360", "12 EXAMPLE RD", None),
    ("B", "2", OWNER_B, "17 SECRET LANE", "PLYMOUTH", "MA", "02360", "14 EXAMPLE RD", SECOND),
    ("C", "3", OWNER_C, "17 SECRET LANE", "ESSEX", "MA", "01929", "9 EXAMPLE RD", None),
    ("C", "4", OWNER_C.title(), "17 Secret Lane", "Essex", "MA", "01929", "9 EXAMPLE RD #2", None)]


def write_assess(path: Path) -> None:
    """The table as a dbf."""
    with fiona.open(str(path), "w", driver="ESRI Shapefile",
                    schema={"geometry": "None", "properties": dict.fromkeys(_FIELDS, "str:40")}) as sink:
        sink.writerecords({"geometry": None, "properties": dict(zip(_FIELDS, record))} for record in _RECORDS)


def write_notify_site(folder: Path, owners: str = OWNERS_KEY, lots: Any = ()) -> Path:
    """The sample site; across its road of 50 ft lie C, opposite A, and D, opposite B. The lots carry their owners as well."""
    path = write_site(folder, town="town.yaml")
    box = shapely.box
    save(folder / "site.gpkg", "lots", [
        (box(0, 0, 150, 200), "A", "FEE", OWNER_A), (box(150, 0, 300, 200), "B", "FEE", OWNER_B),
        (box(0, -200, 150, -50), "C", "FEE", OWNER_C), (box(150, -200, 300, -50), "D", "FEE", None),
        (box(-100, -50, 400, 0), "R", "ROW", None), *lots], ["LOC", "KIND", "OWNED_BY"])
    (folder / "town.yaml").write_text(RULES, encoding="utf-8")
    write_assess(folder / "assess.dbf")
    text = path.read_text(encoding="utf-8").replace(
        "    id_field: LOC\n", "    id_field: LOC\n    attributes: {owner: OWNED_BY}\n")
    path.write_text(text.replace("layers:\n", owners + "layers:\n", 1), encoding="utf-8")
    return path
