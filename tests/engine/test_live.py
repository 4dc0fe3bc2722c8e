# SPDX-License-Identifier: GPL-2.0-or-later
"""The live check says what a whole check of the edited place says; whatever is edited, in both samples."""

from __future__ import annotations

import dataclasses
import functools
import random
from pathlib import Path

import numpy as np
import pytest
import shapely

from bohsetbacks_plugin.data.loader import load_site
from bohsetbacks_plugin.engine import live_features
from bohsetbacks_plugin.engine.assemble import assemble
from bohsetbacks_plugin.engine.findings import records
from bohsetbacks_plugin.engine.live import LayerChange, LiveCheck
from bohsetbacks_plugin.engine.review import review
from bohsetbacks_plugin.engine.site import LayerData
from bohsetbacks_plugin.layer_schema.site_file import load_site_file
from bohsetbacks_plugin.rule_files import load_town

SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "sample"
TOWNS = {"manomet": "plymouth", "conomo": "essex"}

#: Says how many features the whole place has, which an edit elsewhere changes by one: not part of what is compared.
_COUNTED = "none nearer among"


def subset(data: LayerData, keep) -> LayerData:
    """Some features of a layer."""
    rows = np.asarray(keep, dtype=np.intp)
    columns = {item.name: getattr(data, item.name) for item in dataclasses.fields(data)}
    many = {name: value[rows] for name, value in columns.items() if isinstance(value, np.ndarray)}
    return dataclasses.replace(data, **many, roles=[data.roles[row] for row in rows],
                               attributes={name: value[rows] for name, value in data.attributes.items()})


def joined(first: LayerData, second: LayerData) -> LayerData:
    """Features of one layer, put together."""
    many = {item.name: np.concatenate([getattr(first, item.name), getattr(second, item.name)])
            for item in dataclasses.fields(first) if isinstance(getattr(first, item.name), np.ndarray)}
    return dataclasses.replace(first, **many, roles=[*first.roles, *second.roles],
                               attributes={name: np.concatenate([first.attributes[name], second.attributes[name]])
                                           for name in first.attributes})


def in_place(before: LayerData, fids, after: LayerData) -> LayerData:
    """A layer with some features replaced where they stood, new ones at its end, others gone."""
    place = {fid: row for row, fid in enumerate(after.fids.tolist())}
    kept = [row for row, fid in enumerate(before.fids.tolist()) if fid not in fids]
    result = joined(subset(before, kept), after)
    order = {fid: row for row, fid in enumerate(before.fids.tolist())}
    rank = [order.get(fid, len(order) + place.get(fid, 0)) for fid in result.fids.tolist()]
    return subset(result, np.argsort(rank, kind="stable"))


class Town:
    """A sample as layers, its whole check, and how it is checked again."""

    def __init__(self, name: str) -> None:
        file = load_site_file(SAMPLE / name / "site.yaml")
        self.site = load_site(file).site
        self.layers = [one.data for one in self.site.layers]
        self.catalogue = load_town(TOWNS[name])
        self.options = {"name": self.site.name, "town": self.site.town, "project_type": self.site.project_type,
                        "crs": self.site.crs, "feet_per_unit": self.site.feet_per_unit, **file.circumstances}

    def check(self, layers, want_all):
        return review(self.assemble(layers), self.catalogue, want_all=want_all)

    def assemble(self, layers):
        fresh = [dataclasses.replace(one, cautions=list(one.cautions)) for one in layers]
        return assemble(fresh, **self.options)


@functools.cache
def town(name: str) -> Town:
    return Town(name)


def row_of(record) -> tuple[str, ...]:
    note = "; ".join(part for part in record["note"].split("; ") if _COUNTED not in part)
    return tuple(str(value) for value in {**record, "note": note}.values())


def live_rows(live: LiveCheck) -> list[tuple[str, ...]]:
    return sorted(row_of(record) for part in live.parts()
                  for record in records(part.review.findings.take(part.rows), part.review.site, part.review.rules))


def whole_rows(result) -> list[tuple[str, ...]]:
    return sorted(row_of(record) for record in result.records())


def moved(data: LayerData, row: int, dx: float, dy: float) -> LayerData:
    one = subset(data, [row])
    shape = shapely.transform(one.geometry[0], lambda xy: xy + [dx, dy])
    geometry = np.empty(1, dtype=object)
    geometry[0] = shape
    return dataclasses.replace(one, geometry=geometry, fids=one.fids.copy())


def edit(chance: random.Random, layers: list[LayerData], metres: float = 18.0) -> tuple[int, frozenset[str], LayerData]:
    """One edit at random: a feature moved by up to some metres each way, deleted, or copied beside itself."""
    number = chance.choice([n for n, data in enumerate(layers) if len(data.fids) > 1])
    data = layers[number]
    row = chance.randrange(len(data.fids))
    kind = chance.choice(["move", "move", "move", "delete", "copy"])
    if shapely.is_missing(data.geometry[row]) or kind == "delete":
        return number, frozenset({str(data.fids[row])}), subset(data, [])
    changed = moved(data, row, chance.uniform(-metres, metres), chance.uniform(-metres, metres))
    if kind == "copy":
        changed.fids[0] = f"-{chance.randrange(10**9)}"
    return number, frozenset({str(changed.fids[0])}), changed


@pytest.mark.parametrize("name", TOWNS)
@pytest.mark.parametrize(("seed", "want_all"), [(1, False), (2, False), (3, False), (4, True)])
def test_edits_give_what_a_whole_check_gives(name, seed, want_all):
    compare(town(name), random.Random(seed), want_all, 6 if want_all else 12, 18.0)


@pytest.mark.parametrize("name", TOWNS)
@pytest.mark.parametrize("want_all", [False, True])
def test_small_moves_within_a_lot_give_it_too(name, want_all, monkeypatch):
    # With room for two edits, and every polygon taken for a huge one.
    monkeypatch.setattr(live_features, "_ROOM", 2)
    monkeypatch.setattr(live_features, "_MANY_VERTICES", 3)
    compare(town(name), random.Random(5), want_all, 8 if want_all else 20, 0.6)


def compare(place: Town, chance: random.Random, want_all: bool, edits: int, metres: float) -> None:
    """Edit a place at random; what the live check says must be what a whole check says."""
    layers = list(place.layers)
    live = LiveCheck(place.check(layers, want_all), place.catalogue, want_all)
    taken = 0
    for _ in range(edits):
        number, fids, after = edit(chance, layers, metres)
        answer = live.change([LayerChange(number, fids, after)])
        if answer.whole_needed:
            continue
        taken += 1
        layers[number] = in_place(layers[number], fids, after)
    assert taken >= 3
    now, right = live_rows(live), whole_rows(place.check(layers, want_all))
    assert [row for row in now if row not in right] == []
    assert [row for row in right if row not in now] == []
    assert len(now) == len(right)
