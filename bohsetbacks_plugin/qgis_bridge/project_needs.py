# SPDX-License-Identifier: GPL-2.0-or-later
"""Before a run: what the rules need and no layer gives, where to get it, and whether the site can lie in the chosen town."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransform, QgsCsException, QgsRectangle, QgsVectorLayer

from ..engine import vocabulary
from ..engine.needs import Need, Offer, doubtful, needs, outline
from ..engine.rules import Catalogue
from ..engine.site import Site
from ..layer_schema.layer_entry import LayerEntry
from ..layer_schema.official_layers import OfficialLayer, official_layers
from ..layer_schema.presets import find_field
from ..layer_schema.towns import TOWN_FIELD, town_of
from .coordinates import QgisCoordinates
from .layer_proposals import distinct_values

PROVIDED, ABSENT, NOT_PROVIDED = "provided", "stated as absent", "not provided"

_DEGREES = "EPSG:4269"


@dataclass(frozen=True)
class NeededRole:
    """One role, or a group of which nothing is there, that the chosen rules need.

    Attributes
    ----------
    name : str
        The role, or the group.
    roles : frozenset of str
    state : str
        `PROVIDED`, `ABSENT` or `NOT_PROVIDED`.
    provided_by : tuple of str
        Names of layers.
    unchecked : tuple of str
        Ids of rules that stay unchecked as a whole, because nothing of what they need is there.
    on_part : tuple of str
        Ids of rules that are checked, but not for this role.
    asked_by : tuple of str
        Ids of all rules that ask for it.
    doubts : tuple of str
        Why, though a layer gives it, `nothing found` will not be believed.
    official : tuple of OfficialLayer
        What to obtain.
    """

    name: str
    roles: frozenset[str]
    state: str
    provided_by: tuple[str, ...] = ()
    unchecked: tuple[str, ...] = ()
    on_part: tuple[str, ...] = ()
    asked_by: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()
    official: tuple[OfficialLayer, ...] = ()


def needed_roles(offers: Sequence[Offer], catalogue: Catalogue, project_type: str,
                 absent: Collection[str]) -> list[NeededRole]:
    """Every role that the rules need for what is there: those not provided first, the one with most rules first.

    Parameters
    ----------
    offers : sequence of Offer
    catalogue : Catalogue
    project_type : str
    absent : collection of str
        Roles of which, as the user states, there is nothing here.
    """
    site = outline(offers, project_type, absent)
    found = [_needed(need, site, offers, frozenset(absent)) for need in needs(site, offers, catalogue.rules)
             if len(vocabulary.could_be((need.role,)) - vocabulary.FOUNDATIONS - {need.role}) == 0]
    kept = [one for one in found if one.state != NOT_PROVIDED or one.unchecked or one.on_part]
    order = {NOT_PROVIDED: 0, ABSENT: 1, PROVIDED: 2}
    return sorted(_grouped(kept), key=lambda one: (order[one.state], -len(one.unchecked), -len(one.on_part), one.name))


def _needed(need: Need, site: Site, offers: Sequence[Offer], absent: frozenset[str]) -> NeededRole:
    own = {need.role} | ({"property_line"} if need.role == "lot" else set())
    by = tuple(offer.name for offer in offers
               if own & vocabulary.told_of(offer.offered) and (offer.count or offer.completeness == "complete"))
    lacking = need.unchecked or need.on_part
    state = NOT_PROVIDED if lacking or not own & site.offered else ABSENT if own & absent and not by else PROVIDED
    return NeededRole(
        name=need.role, roles=frozenset({need.role}), state=state, provided_by=by if state == PROVIDED else (),
        unchecked=_ids(rule.id for rule in need.unchecked), on_part=_ids(rule.id for rule in need.on_part),
        asked_by=_ids(rule.id for rule in need.rules), doubts=tuple(doubtful(site, need.role)),
        official=official_layers((need.role,)) if state == NOT_PROVIDED else ())


def _grouped(found: list[NeededRole]) -> list[NeededRole]:
    """Roles of one group that are all in the same state are one line, and so is a lone role of it."""
    rest = {one.name: one for one in found}
    result = []
    for group, members in sorted(vocabulary.GROUPS.items(), key=lambda item: -len(item[1])):
        own = [rest[role] for role in members if role in rest]
        asked = [one for one in found if one.name in members]
        alike = {(one.state, one.provided_by) for one in own}
        if len(own) > 1 and len(own) == len(asked) and len(alike) == 1:
            result.append(_joined(group, own))
            for one in own:
                del rest[one.name]
    return [*result, *rest.values()]


def _joined(name: str, parts: list[NeededRole]) -> NeededRole:
    roles = [role for part in parts for role in sorted(part.roles)]
    unchecked = _ids(rule for part in parts for rule in part.unchecked)
    return NeededRole(
        name=name, roles=frozenset(roles), state=parts[0].state, provided_by=parts[0].provided_by, unchecked=unchecked,
        on_part=tuple(rule for rule in _ids(rule for part in parts for rule in part.on_part) if rule not in unchecked),
        asked_by=_ids(rule for part in parts for rule in part.asked_by),
        doubts=tuple(dict.fromkeys(doubt for part in parts for doubt in part.doubts)),
        official=official_layers(roles) if parts[0].state == NOT_PROVIDED else ())


def _ids(rules: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rules))


def nothing_to_check(offers: Sequence[Offer]) -> str:
    """Why a check would find nothing to check; empty where there is something."""
    if not offers:
        return "no layer has a meaning yet"
    told = [own for offer in offers if offer.subject for own in offer.present]
    if any(own & vocabulary.SUBJECT_ROLES for own in told):
        return ""
    return ("none of the layers holds a septic component, stable, corral, pasture, poultry feature, cistern or addition to "
            "check; wells and the like are checked only where they are proposed")


def outside_town(town_name: str, layers: Sequence[tuple[QgsVectorLayer, LayerEntry, Offer]],
                 coordinates: QgisCoordinates) -> str:
    """A caution where a site cannot lie in a town: by the box of its county, and by MassGIS's number of the lots' town.

    Parameters
    ----------
    town_name : str
        Name of the ruleset.
    layers : sequence of (QgsVectorLayer, LayerEntry, Offer)
    coordinates : QgisCoordinates
    """
    town = town_of(town_name)
    if town is None:
        return ""
    told = []
    box = QgsRectangle()
    box.setNull()
    for layer, entry, offer in layers:
        if offer.subject and any(own & vocabulary.SUBJECT_ROLES for own in offer.present):
            own = _box_in_degrees(layer, entry, coordinates)
            if not own.isNull():
                box.combineExtentWith(own)
        field = find_field((TOWN_FIELD,), [one.name() for one in layer.fields()])
        if field and "lot" in offer.offered:
            told.append(town.other_town(distinct_values(layer, field, 400), layer.name()))
    if not box.isNull():
        told.insert(0, town.outside((box.xMinimum(), box.yMinimum(), box.xMaximum(), box.yMaximum())))
    return "; ".join(text for text in told if text)


def _box_in_degrees(layer: QgsVectorLayer, entry: LayerEntry, coordinates: QgisCoordinates) -> QgsRectangle:
    """The extent of a layer in degrees; null where it cannot be told."""
    none = QgsRectangle()
    none.setNull()
    crs = layer.crs() if layer.crs().isValid() else QgsCoordinateReferenceSystem(entry.crs or "")
    extent = layer.extent()
    if not crs.isValid() or extent.isNull():
        return none
    try:
        way = QgsCoordinateTransform(crs, QgsCoordinateReferenceSystem(_DEGREES), coordinates.context)
        return way.transformBoundingBox(extent)
    except QgsCsException:
        return none
