# SPDX-License-Identifier: GPL-2.0-or-later
"""What was not measured: which layers a rule lacks, and why the absence of a constraint cannot be believed (principle 2)."""

from __future__ import annotations

from collections.abc import Collection

from . import vocabulary
from .site import Layer, Site

_UNKNOWN_KINDS = frozenset({"wetland", "surface_water", "well", "building", "cistern"})
_SHOWN_IDS = 5


def with_lots(constraints: Collection[str]) -> frozenset[str]:
    """The roles whose layers tell of these constraints: property lines come from lots."""
    roles = set(constraints)
    if "property_line" in roles:
        roles.add("lot")
    return frozenset(roles)


def missing_roles(site: Site, constraints: frozenset[str]) -> list[str]:
    """Roles of these that no layer speaks of, sorted; kind-unknown roles and lots are not asked for."""
    offered = site.offered
    if "property_line" in constraints and "lot" in offered:
        offered = offered | {"property_line"}
    return sorted(constraints - offered - _UNKNOWN_KINDS)


def is_offered(site: Site, constraints: frozenset[str]) -> bool:
    """Whether some layer speaks of at least one of these roles."""
    return bool(with_lots(constraints) & site.offered)


def doubts(site: Site, constraints: frozenset[str]) -> list[str]:
    """Reasons why `nothing found in reach` cannot be taken as `nothing there`; each names the layer."""
    # Asked again by each rule on the same roles.
    if constraints not in site.doubts:
        site.doubts[constraints] = _doubts(site, with_lots(constraints))
    return list(site.doubts[constraints])


def _doubts(site: Site, roles: frozenset[str]) -> list[str]:
    told: list[str] = []
    for number, layer in enumerate(site.layers):
        if not roles & (vocabulary.told_of(layer.data.offered_roles) | layer.could_be):
            continue
        if roles & vocabulary.told_of(layer.data.vouched_roles):
            told += _doubts_of_layer(layer)
        lost = [item for item in site.not_measured
                if item.layer == number and not item.placed and item.could_be & roles & _all_but_lots(item.could_be)]
        if lost:
            ids = ", ".join(item.id for item in lost[:_SHOWN_IDS])
            more = "" if len(lost) <= _SHOWN_IDS else f" and {len(lost) - _SHOWN_IDS} more"
            told.append(f"{len(lost)} of layer {layer.name} without a usable place ({ids}{more})")
    return told


def _all_but_lots(roles: frozenset[str]) -> frozenset[str]:
    # A lot without geometry takes nothing away from the line of a lot that is there.
    return roles - {"lot"}


def _doubts_of_layer(layer: Layer) -> list[str]:
    told = [f"layer {layer.name}: {reason}" for reason in (*layer.data.suspicions, layer.data.marker) if reason]
    if layer.data.completeness == "partial":
        told.append(f"layer {layer.name} is stated to be partial")
    if layer.read == 0 and layer.data.completeness != "complete":
        told.append(f"layer {layer.name} is empty")
    return told


def barred_layers(site: Site, constraints: frozenset[str], subject_operation: str) -> list[str]:
    """Layers of these roles that allow no verdict beside a subject that came through another datum operation."""
    roles = with_lots(constraints)
    return [f"layer {layer.name}: {layer.data.no_verdict}" for layer in site.layers
            if layer.data.no_verdict and layer.data.operation != subject_operation
            and roles & vocabulary.told_of(layer.data.offered_roles)]


def absence_note(site: Site, constraints: frozenset[str]) -> str:
    """What a `meets` rests on: how many mapped features there were, and what no layer speaks of."""
    roles = with_lots(constraints)
    speaking = [layer for layer in site.layers if roles & vocabulary.told_of(layer.data.vouched_roles)]
    parts = []
    stated = sorted(constraints & site.absent)
    if stated:
        parts.append(f"stated by the user: no {', '.join(stated).replace('_', ' ')} here")
    if any(layer.data.completeness != "complete" for layer in speaking):
        count = sum(number for own, possible, number in site.role_counts if "unknown" not in own and possible & roles)
        parts.append(f"none nearer among {count} mapped features")
    lacking = missing_roles(site, constraints)
    if lacking:
        parts.append(f"no layer gives {', '.join(lacking)}")
    return "; ".join(parts)
