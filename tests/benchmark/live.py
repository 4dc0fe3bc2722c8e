# SPDX-License-Identifier: GPL-2.0-or-later
"""What the live check of one edit costs against a whole town: a component moved, a well moved."""

from __future__ import annotations

import argparse
import dataclasses
import time
from typing import Any

import numpy as np
import shapely

from bohsetbacks_plugin.engine.live import LayerChange, LiveCheck
from bohsetbacks_plugin.engine.review import review
from bohsetbacks_plugin.engine.site import LayerData
from bohsetbacks_plugin.rule_files import load_town
from tests.benchmark import measure

#: Edits that are timed, after some that are not: the first ones fill caches.
EDITS, WARM_UP = 60, 10


def live_check(options: argparse.Namespace) -> dict[str, Any]:
    """Median milliseconds of the engine for one edit, and what it was ready after."""
    site = measure.town(options).site()
    catalogue = load_town("plymouth")
    result = review(site, catalogue)
    start = time.perf_counter()
    live = LiveCheck(result, catalogue)
    ready = time.perf_counter() - start
    return {"ready": ready, "component": _edits(live, "components", options.seed), "well": _edits(live, "wells", options.seed),
            "peak_mb": measure.peak_mb()}


def _edits(live: LiveCheck, name: str, seed: int) -> dict[str, float]:
    """Move features of one layer by up to 10 ft, one by one."""
    number = [layer.name for layer in live.result.site.layers].index(name)
    data = live.result.site.layers[number].data
    chance = np.random.default_rng(seed)
    milliseconds, checked = [], []
    for row in chance.choice(len(data.fids), EDITS + WARM_UP, replace=False):
        change = LayerChange(number, frozenset({str(data.fids[row])}), _moved(data, int(row), chance.uniform(-3.0, 3.0, 2)))
        answer = live.change([change])
        if answer.whole_needed:
            raise RuntimeError(answer.whole_needed)
        milliseconds.append(answer.seconds * 1000)
        checked.append(answer.checked)
    timed = milliseconds[WARM_UP:]
    return {"median_ms": float(np.median(timed)), "worst_ms": max(timed), "checked": float(np.median(checked[WARM_UP:]))}


def _moved(data: LayerData, row: int, by: np.ndarray) -> LayerData:
    rows = np.array([row])
    columns = {item.name: getattr(data, item.name) for item in dataclasses.fields(data)}
    one = {name: value[rows] for name, value in columns.items() if isinstance(value, np.ndarray)}
    one["geometry"] = np.array([shapely.transform(data.geometry[row], lambda xy: xy + by)], dtype=object)
    return dataclasses.replace(data, **one, roles=[data.roles[row]],
                               attributes={key: value[rows] for key, value in data.attributes.items()})
