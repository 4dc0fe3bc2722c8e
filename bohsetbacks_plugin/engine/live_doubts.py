# SPDX-License-Identifier: GPL-2.0-or-later
"""Edits that change what is known of a whole layer, and with it answers all over the place: they need a whole check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import shapely

from .live_place import LivePlace
from .site import Features, LayerData, NotMeasured

if TYPE_CHECKING:
    from .live import LayerChange

#: Layer statements that hold for all of its features.
_STATEMENTS = ("offered_roles", "operation", "no_verdict", "marker", "completeness", "subject")

_SUPPLIES = frozenset({"surface_water_supply", "supply_tributary"})
_BORDERING = frozenset({"bordering_vegetated_wetland"})
_CISTERN = frozenset({"cistern", "interior_cistern", "exterior_cistern"})
_FOUNDATIONS = frozenset({"dwelling", "cellar_or_crawl_space", "slab_foundation", "building"})

#: Shapes that differ by less are the same record; coordinates of parcels are kept to about as much.
_SAME_PLACE = 0.001


def whole_needed(place: LivePlace, taken: Sequence[tuple[LayerChange, tuple[Features, list[NotMeasured]]]]) -> str:
    """Why an edit needs a check of the whole place; empty if it does not.

    Parameters
    ----------
    place : LivePlace
        Before the edit.
    taken : sequence of (LayerChange, (Features, list of NotMeasured))
        The edit, and its features as they were taken.
    """
    edited = []
    for change, (after, lost) in taken:
        before = place.touched_by([(change.layer, fid) for fid in change.fids])
        edited += [before, after]
        reason = (_statement(place.site.layers[change.layer].data, change.data) or _unplaced(place, change, lost)
                  or _emptied(place, change, after, before, lost) or _lots(place, change, before, after))
        if reason:
            return f"layer {place.site.layers[change.layer].name}: {reason}"
    return _settled(place, edited)


def _statement(before: LayerData, after: LayerData) -> str:
    changed = [name for name in _STATEMENTS if getattr(before, name) != getattr(after, name)]
    return f"its {' and '.join(changed).replace('_', ' ')} changed" if changed else ""


def _unplaced(place: LivePlace, change: LayerChange, lost: Sequence[NotMeasured]) -> str:
    """A feature without a usable place takes `meets` from all rules on its kind."""
    old = {item.id for item in place.lost if item.layer == change.layer and item.fid in change.fids and not item.placed}
    new = {item.id for item in lost if not item.placed}
    if old == new:
        return ""
    return f"{', '.join(sorted(old ^ new))} {'has no' if new - old else 'now has a'} usable place"


def _emptied(place: LivePlace, change: LayerChange, after: Features, before: Features, lost: Sequence[NotMeasured]) -> str:
    """A layer that holds nothing tells nothing, as a design never does."""
    if not place.site.layers[change.layer].data.vouched_roles:
        return ""
    old = place.read[change.layer]
    there = len({*after.fids.tolist(), *(item.fid for item in lost)})
    was = len({*before.fids.tolist(),
               *(item.fid for item in place.lost if item.layer == change.layer and item.fid in change.fids)})
    if (old == 0) != (old - was + there == 0):
        return "it was empty" if old == 0 else "it is empty now"
    return ""


def _lots(place: LivePlace, change: LayerChange, before: Features, after: Features) -> str:
    """Lots that are stacked, or that bound the mapped area."""
    lots = [part.take(part.having(frozenset({"lot"}))) for part in (before, after)]
    if not len(lots[0]) and not len(lots[1]):
        return ""
    data = place.site.layers[change.layer].data
    held = {name for group in place.site.premises for name in group}
    if {name for ids in lots[0].all_ids for name in ids} & held and set(lots[0].ids.tolist()) != set(lots[1].ids.tolist()):
        return "a lot that the premises name is gone"
    if any(len(ids) > 1 for part in lots for ids in part.all_ids) or _stack_lost(place, change, before):
        return "lots that are stacked were edited"
    if _on_another(place, change, lots[1]):
        return "a lot was put on the footprint of another"
    if data.completeness != "complete":
        box = shapely.total_bounds(place.base.geometry[place.base.layer == change.layer])
        edges = np.concatenate([shapely.bounds(part.geometry) for part in lots])
        if (np.abs(edges - box) < _SAME_PLACE).any() or (edges[:, :2] < box[:2]).any() or (edges[:, 2:] > box[2:]).any():
            return "a lot at the edge of the mapped area was edited"
    return ""


def _on_another(place: LivePlace, change: LayerChange, lots: Features) -> bool:
    """Whether an edited lot has the box of a lot that was not edited."""
    near = place.pick(place.intersecting(lots.geometry))
    near = near.take(near.having(frozenset({"lot"})))
    stay = [row for row, key in enumerate(zip(near.layer.tolist(), near.fids.tolist()))
            if key[0] != change.layer or key[1] not in change.fids]
    if not stay or not len(lots):
        return False
    apart = np.abs(shapely.bounds(lots.geometry)[:, None, :] - shapely.bounds(near.geometry[stay])[None, :, :])
    return bool((apart.max(axis=2) < _SAME_PLACE).any())


def _stack_lost(place: LivePlace, change: LayerChange, before: Features) -> bool:
    """Whether a record was edited that was taken as part of another's stack."""
    known = {*before.fids.tolist(), *(item.fid for item in place.lost if item.layer == change.layer)}
    return bool(np.isin(place.site.layers[change.layer].data.fids, sorted(change.fids - known)).any())


def _settled(place: LivePlace, edited: Sequence[Features]) -> str:
    """Kinds that other features tell: cisterns by foundations, wetlands by the supplies that they border."""
    for part in edited:
        if len(part.having(_CISTERN)):
            return "a cistern was edited, and foundations tell its kind"
        if not any(len(part.having(roles)) for roles in (_FOUNDATIONS, _SUPPLIES, _BORDERING)):
            continue
        around = [place.pick(place.intersecting(part.geometry)), *edited]
        for mine, others, words in ((_FOUNDATIONS, _CISTERN, "a foundation beside a cistern was edited"),
                                    (_SUPPLIES, _BORDERING, "a water supply that a wetland borders was edited"),
                                    (_BORDERING, _SUPPLIES, "a wetland that borders a water supply was edited")):
            shapes = part.geometry[part.having(mine)]
            there = np.concatenate([one.geometry[one.having(others)] for one in around])
            if len(shapes) and len(there) and shapely.dwithin(shapes[:, None], there[None, :], _SAME_PLACE).any():
                return words
    return ""
