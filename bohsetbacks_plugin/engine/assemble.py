# SPDX-License-Identifier: GPL-2.0-or-later
"""From layers as read to a site that can be checked; every feature is measured, or listed with the reason why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Any, Optional

import numpy as np
import shapely

from . import geometry as geo
from . import vocabulary
from .cisterns import settle_cisterns
from .site import BoolArray, Features, IndexArray, Layer, LayerData, NotMeasured, ObjectArray, Site, Variance, kin
from .supply_wetlands import settle_supply_wetlands

#: A layer that lies farther than this from all components is said to; the law gives no such number.
FAR_FROM_SUBJECTS_MILES = 5.0

# Footprints of stacked lots are compared after rounding to this many units (1 mm where the unit is the metre).
_FOOTPRINT_STEP = 0.001


def assemble(layers: Sequence[LayerData], *, name: str, town: str, project_type: str, crs: str, feet_per_unit: float,
             premises: Sequence[Sequence[str]] = (), absent: frozenset[str] = frozenset(), as_of: Optional[date] = None,
             variances: Sequence[Variance] = ()) -> Site:
    """Join layers into one table, repair what is invalid, stack condominium lots, make ids unique, count everything.

    Parameters
    ----------
    layers : sequence of LayerData
        Geometry in units of the analysis CRS.
    name, town, project_type, crs : str
        As in the site file; `crs` is the name of the analysis CRS.
    feet_per_unit : float
        US survey feet per unit of the analysis CRS.
    premises : sequence of sequence of str
        Lot ids of each holding.
    absent : frozenset of str
        Roles of which, as the user states, there is nothing at the place.
    as_of : date, optional
        The day on which ages are reckoned; today if left out.
    variances : sequence of Variance
        Variances on record.

    Returns
    -------
    Site
    """
    tables, reports, lost = [], [], []
    for number, data in enumerate(layers):
        table, report, not_measured = _take_layer(data, number)
        tables.append(table)
        reports.append(report)
        lost.extend(not_measured)
    features = _concatenate(tables)
    settle_cisterns(features, reports)
    settle_supply_wetlands(features, reports)
    _say_what_lies_far_away(features, reports, feet_per_unit)
    return Site(name=name, town=town, project_type=project_type, crs=crs, feet_per_unit=feet_per_unit,
                features=features, layers=reports, not_measured=lost, premises=[tuple(group) for group in premises],
                as_of=as_of or date.today(), absent=absent, variances=tuple(variances))


def take_changes(data: LayerData, number: int,
                 labels: tuple[dict[str, str], Callable[[str], bool]]) -> tuple[Features, list[NotMeasured]]:
    """Some features of a layer that were edited, as `assemble` takes the whole layer.

    Parameters
    ----------
    data : LayerData
        Those features only.
    number : int
        Row of the layer.
    labels : (dict of str to str, callable)
        Ids that those features had, by the source's ids, and whether another feature of the layer has an id.

    Returns
    -------
    features : Features
    lost : list of NotMeasured
    """
    table, _, lost = _take_layer(data, number)
    own, is_taken = labels
    for row, (label, fid) in enumerate(zip(table["ids"].tolist(), table["fids"].tolist())):
        before = own.get(fid, "")
        if before in (label, f"{label}#{fid}"):
            table["ids"][row] = before
        elif is_taken(label):
            table["ids"][row] = f"{label}#{fid}"
    return _concatenate([table]), lost


def _say_what_lies_far_away(features: Features, reports: list[Layer], feet_per_unit: float) -> None:
    """A caution for each layer that lies wholly far from everything to be checked: it may be misplaced."""
    subjects = features.having(vocabulary.SUBJECT_ROLES)
    if not len(subjects):
        return
    around = shapely.total_bounds(features.geometry[subjects])
    for number, report in enumerate(reports):
        rows = np.flatnonzero(features.layer == number)
        if len(rows):
            box = shapely.total_bounds(features.geometry[rows])
            gap = np.maximum(0.0, np.maximum(box[:2] - around[2:], around[:2] - box[2:]))
            miles = np.hypot(*gap) * feet_per_unit / 5280
            if miles > FAR_FROM_SUBJECTS_MILES:
                report.cautions.append(f"lies {miles:.0f} miles from every component: is it the right place and CRS?")


def _take_layer(data: LayerData, number: int) -> tuple[dict[str, Any], Layer, list[NotMeasured]]:
    could_be = kin(data.offered_roles)
    reasons = _reasons_not_measured(data)
    unknown = np.array(["unknown" in roles for roles in data.roles], dtype=bool)
    has_place = geo.is_usable(data.geometry) & ~data.outside
    lost = [NotMeasured(number, str(data.ids[row]), reasons[row],
                        could_be if unknown[row] else vocabulary.could_be(data.roles[row]), bool(has_place[row]),
                        str(data.fids[row]))
            for row in np.flatnonzero(reasons.astype(bool))]
    placed = np.flatnonzero(has_place)
    geometry, repaired, repairs = geo.repair(data.geometry[placed])
    cautions = [*data.cautions, *data.suspicions]
    cautions += [f"{data.ids[placed[row]]}: invalid geometry ({why}), repaired on a copy and measured"
                 for row, why in repairs]
    measured = np.flatnonzero(~reasons.astype(bool))
    keep, all_ids = _stack_lots(data, placed, geometry, cautions)
    placed, geometry, repaired = placed[keep], geometry[keep], repaired[keep]
    table = {
        "geometry": geometry, "layer": np.full(len(placed), number, dtype=np.intp),
        "ids": _unique_ids(data, placed, all_ids, cautions), "fids": data.fids[placed], "all_ids": all_ids,
        "roles": [frozenset(data.roles[row]) for row in placed], "could_be_unknown": could_be,
        "status": data.status[placed], "is_subject": np.full(len(placed), data.subject),
        "accuracy_ft": data.accuracy_ft[placed], "repaired": repaired, "clip_edges": data.clip_edges[placed],
        "attributes": {key: column[placed] for key, column in data.attributes.items()},
    }
    report = Layer(data=data, read=len(data.geometry) + data.excluded, measured=len(measured), not_measured=len(lost),
                   repaired=len(repairs), cautions=cautions, could_be=could_be)
    return table, report, lost


def _reasons_not_measured(data: LayerData) -> ObjectArray:
    """Why each feature cannot be measured; an empty string where it can."""
    reasons = np.full(len(data.geometry), "", dtype=object)
    unknown = np.array(["unknown" in roles for roles in data.roles], dtype=bool)
    for row in np.flatnonzero(unknown):
        value = data.type_values[row]
        told = "no type value" if value is None or not str(value).strip() else f"unknown type value '{value}'"
        reasons[row] = f"{told}: not in the layer's roles"
    reasons[data.outside] = "lies outside Massachusetts: wrong coordinates or CRS"
    finite = geo.has_finite_coordinates(data.geometry)
    reasons[~finite] = "coordinates that are not numbers"
    reasons[shapely.is_empty(data.geometry)] = "empty geometry"
    reasons[shapely.is_missing(data.geometry)] = "no geometry (NULL)"
    return reasons


def _stack_lots(data: LayerData, placed: IndexArray, geometry: ObjectArray,
                cautions: list[str]) -> tuple[IndexArray, list[tuple[str, ...]]]:
    """Which features to keep, one per stack of lots with the same footprint, and all ids of each kept one."""
    is_lot = np.array(["lot" in data.roles[row] for row in placed], dtype=bool)
    keep: list[int] = []
    members: list[list[str]] = []
    first_of: dict[bytes, int] = {}
    footprints = geo.footprint_keys(geometry, is_lot, _FOOTPRINT_STEP)
    stacked = 0
    for row in range(len(placed)):
        key = footprints[row]
        if key is not None and key in first_of:
            members[first_of[key]].append(str(data.ids[placed[row]]))
            stacked += 1
            continue
        if key is not None:
            first_of[key] = len(keep)
        keep.append(row)
        members.append([str(data.ids[placed[row]])])
    if stacked:
        cautions.append(f"{stacked} lot records lie on the footprint of another: each stack is taken as one lot")
    return np.array(keep, dtype=np.intp), [tuple(sorted(set(ids))) for ids in members]


def _unique_ids(data: LayerData, placed: IndexArray, all_ids: list[tuple[str, ...]], cautions: list[str]) -> ObjectArray:
    """One id per kept feature; the second and later of the same id get the source's feature id as a suffix."""
    seen: set[str] = set()
    repeated: list[str] = []
    result = np.empty(len(placed), dtype=object)
    for row, ids in enumerate(all_ids):
        label = "; ".join(ids)
        if label in seen:
            repeated.append(label)
            label = f"{label}#{data.fids[placed[row]]}"
        seen.add(label)
        result[row] = label
    if repeated:
        shown = ", ".join(sorted(set(repeated))[:5])
        more = "" if len(set(repeated)) <= 5 else f" and {len(set(repeated)) - 5} more"
        cautions.append(f"repeated ids ({shown}{more}): later ones carry '#' and the source's feature id")
    return result


def _concatenate(tables: list[dict[str, Any]]) -> Features:
    """One table of all layers; role sets of unknown type are kept apart per layer, because each may be other things."""
    def column(key: str, dtype: Any) -> Any:
        return np.concatenate([table[key] for table in tables]) if tables else np.empty(0, dtype=dtype)

    codes: dict[tuple[frozenset[str], frozenset[str]], int] = {}
    role_set: list[int] = []
    for table in tables:
        for roles in table["roles"]:
            possible = table["could_be_unknown"] if "unknown" in roles else vocabulary.could_be(roles)
            role_set.append(codes.setdefault((roles, possible), len(codes)))
    names = sorted({name for table in tables for name in table["attributes"]})
    attributes = {
        name: np.concatenate([
            table["attributes"].get(name, np.full(len(table["ids"]), None, dtype=object)) for table in tables])
        for name in names}
    subject: BoolArray = column("is_subject", bool)
    return Features(
        geometry=column("geometry", object), layer=column("layer", np.intp), ids=column("ids", object),
        fids=column("fids", object), all_ids=[ids for table in tables for ids in table["all_ids"]],
        role_set=np.array(role_set, dtype=np.intp), role_sets=[roles for roles, _ in codes],
        could_be=[possible for _, possible in codes], status=column("status", object), is_subject=subject,
        accuracy_ft=column("accuracy_ft", np.float64), repaired=column("repaired", bool),
        clip_edges=column("clip_edges", object), attributes=attributes)
