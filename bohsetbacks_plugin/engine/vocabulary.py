# SPDX-License-Identifier: GPL-2.0-or-later
"""The words that rules, site files and findings share: roles, groups, statuses, project types, outcomes, attributes."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Optional

_TANKS = ("septic_tank", "holding_tank", "pump_chamber", "treatment_unit", "grease_trap")

#: Group name -> the roles it stands for in a rule. The kind-unknown role of a group is one of its roles.
GROUPS: dict[str, tuple[str, ...]] = {
    "tank_group": _TANKS,
    "septic_component": (
        *_TANKS, "distribution_box", "building_sewer", "soil_absorption_system", "reserve_area", "cesspool", "privy",
    ),
    "stable_feature": ("stable", "corral", "pasture"),
    "poultry_feature": ("poultry_structure", "poultry_run", "manure_area"),
    "cistern": ("exterior_cistern", "interior_cistern", "cistern"),
    "any_wetland": (
        "bordering_vegetated_wetland", "isolated_vegetated_wetland", "salt_marsh", "supply_wetland",
        "certified_vernal_pool", "wetland",
    ),
    "coastal_resource_area": ("coastal_beach", "coastal_dune", "tidal_flat", "barrier_beach"),
    "bank": ("inland_bank", "coastal_bank"),
    "any_surface_water": (
        "pond", "stream", "river", "ocean", "surface_water_supply", "supply_tributary", "surface_water",
    ),
    "any_well": ("drinking_well", "irrigation_well", "public_well", "suction_line", "abandoned_well", "well"),
    "any_building": ("dwelling", "cellar_or_crawl_space", "slab_foundation", "building"),
}

#: The same as sets.
GROUPS_AS_SETS: dict[str, frozenset[str]] = {name: frozenset(roles) for name, roles in GROUPS.items()}

_OTHER_ROLES = (
    "lot", "property_line", "public_highway", "traveled_way", "right_of_way", "swimming_pool", "water_line", "easement",
    "flood_zone", "velocity_zone", "floodway", "nitrogen_sensitive_area", "supply_drain", "groundwater_drain",
    "other_drain", "leaching_catch_basin", "dry_well", "downhill_slope", "zone_i", "surface_supply_zone", "addition",
    "dog_confinement_area", "unknown",
)

#: Every role that a feature can have. Ours: `right_of_way` (a private way or railroad layout: a parcel that is no lot),
#: `surface_supply_zone` (a mapped zone that already contains its distance), `addition` (to a building),
#: `dog_confinement_area`.
ROLES: frozenset[str] = frozenset(role for roles in GROUPS.values() for role in roles) | frozenset(_OTHER_ROLES)

#: What a feature of this role may be, where its kind was not told (DESIGN principle 9).
_COULD_BE: dict[str, frozenset[str]] = {
    "wetland": frozenset(GROUPS["any_wetland"]),
    "surface_water": frozenset(GROUPS["any_surface_water"]),
    "well": frozenset(GROUPS["any_well"]),
    "building": frozenset(GROUPS["any_building"]),
    "cistern": frozenset(GROUPS["cistern"]),
}

#: A bearing on a water supply, which a map of plain kinds does not tell -> the plain kinds that may have it.
SUPPLY_QUALITIES: dict[str, frozenset[str]] = {
    "surface_water_supply": frozenset({"pond", "river"}),
    "supply_tributary": frozenset({"pond", "stream", "river"}),
    "supply_wetland": frozenset({"bordering_vegetated_wetland"}),
}

#: Kinds of which a map of unknown kinds does not tell by itself: a pool is certified on paper, and mostly too small for it.
NOT_TOLD_BY_UNKNOWN: dict[str, frozenset[str]] = {"wetland": frozenset({"certified_vernal_pool"})}

#: The two foundations that a dwelling can have; one that states neither is tested as both.
FOUNDATIONS: frozenset[str] = frozenset({"cellar_or_crawl_space", "slab_foundation"})

#: Groups whose features are checked themselves (subjects), unless the layer says `subject: false`.
SUBJECT_ROLES: frozenset[str] = frozenset(
    role for group in ("septic_component", "stable_feature", "poultry_feature", "cistern") for role in GROUPS[group]
) | frozenset({"addition", "dog_confinement_area"})

#: Roles whose closed outlines are areas (a DXF has lines only); the others stay lines.
LINE_ROLES: frozenset[str] = frozenset(
    {"property_line", "building_sewer", "suction_line", "water_line", "inland_bank", "coastal_bank", "stream",
     "supply_tributary", "public_highway", "traveled_way", "supply_drain", "groundwater_drain", "other_drain",
     "downhill_slope"}
)

#: Roles that are a place, not an outline: a CAD symbol of them is measured to its insertion point.
POINT_ROLES: frozenset[str] = frozenset(
    {"drinking_well", "irrigation_well", "public_well", "abandoned_well", "well", "leaching_catch_basin", "dry_well"}
)

STATUSES = ("proposed", "existing", "abandoned")
PROJECT_TYPES = ("new_construction", "upgrade", "repair", "existing")
#: Whether absence in a layer may be taken as absence on the ground. `design` (ours): the layer holds only what is proposed, so
#: it tells nothing of what is there; it neither vouches for a role nor casts doubt on what other layers say of it.
COMPLETENESS = ("complete", "partial", "unknown", "design")
KINDS = ("setback", "containment", "minimum_area", "count", "attribute", "inventory", "notify")
OUTCOMES = ("intrudes", "too_close_to_call", "not_checked", "refer", "meets", "not_applicable")  # worst first
FLAGGED = frozenset({"intrudes", "too_close_to_call"})

#: Standard attributes (DESIGN 3.2) and what kind of value each holds.
ATTRIBUTES: dict[str, str] = {
    "lot": "text", "serves": "text", "status": "text", "owner": "text", "address": "text", "well_type": "text",
    "material": "text",
    "permit_date": "date", "installed": "date", "designed": "date", "test_date": "date",
    "agricultural": "yes_no", "downgradient": "yes_no", "common_land": "yes_no", "leaching_failed": "yes_no",
    "contributes": "yes_no", "town_water": "yes_no",
    "capacity_gal": "number", "bedrooms": "number", "effective_area_sqft": "number", "depth_ft": "number",
    "yield_gpm": "number", "horses": "number", "roosters": "number", "animals": "number", "approved_gpd": "number",
    "layout_width_ft": "number", "surface_width_ft": "number", "pool_radius_ft": "number", "accuracy_ft": "number",
    "contributes_ft": "number", "submergence_ft": "number", "slope_percent": "number", "casing_height_in": "number",
    "vent_height_in": "number", "wall_thickness_in": "number", "floor_thickness_in": "number", "cover_thickness_in": "number",
    "headroom_ft": "number", "small_dogs": "number", "medium_dogs": "number", "large_dogs": "number",
    "licensed_years": "number",
}


def expand(names: Iterable[str]) -> frozenset[str]:
    """Replace group names by their roles.

    Parameters
    ----------
    names : iterable of str
        Roles and groups.

    Returns
    -------
    frozenset of str
        Roles only.

    Raises
    ------
    KeyError
        For a word that is neither; its argument is the word.
    """
    roles: set[str] = set()
    for name in names:
        if name in GROUPS:
            roles.update(GROUPS[name])
        elif name in ROLES:
            roles.add(name)
        else:
            raise KeyError(name)
    return frozenset(roles)


def could_be(roles: Iterable[str]) -> frozenset[str]:
    """All roles that a feature with these roles may have, its own among them.

    A kind-unknown role stands for its whole group, and a dwelling that states no foundation may have either kind.
    """
    return _could_be(frozenset(roles))


@functools.lru_cache(maxsize=4096)
def _could_be(own: frozenset[str]) -> frozenset[str]:
    possible = set(own)
    for role in own:
        possible |= _COULD_BE.get(role, frozenset())
    if "dwelling" in own and not own & FOUNDATIONS:
        possible |= FOUNDATIONS
    return frozenset(possible)


def told_of(roles: Iterable[str]) -> frozenset[str]:
    """All roles on which a layer that gives these roles can speak: each role with all that it may stand for."""
    return _told_of(frozenset(roles))


@functools.lru_cache(maxsize=4096)
def _told_of(roles: frozenset[str]) -> frozenset[str]:
    return frozenset(possible for role in roles for possible in could_be((role,)))


def nearest_word(word: str, words: Iterable[str]) -> Optional[str]:
    """The valid word most like a misspelt one, or None."""
    matches = get_close_matches(word, list(words), n=1, cutoff=0.5)
    return matches[0] if matches else None
