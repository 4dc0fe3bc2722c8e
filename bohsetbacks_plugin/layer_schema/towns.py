# SPDX-License-Identifier: GPL-2.0-or-later
"""Whether a place can lie in a town at all: by the box of its county, and by MassGIS's number of the town."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Optional

from ..engine.strict_yaml import check_keys, parse
from ..paths import resource
from .presets import PresetError
from .values import to_number

#: The field that MassGIS's layers carry the number in.
TOWN_FIELD = "TOWN_ID"

_KEYS = ("title", "county", "county_box", "massgis_town_id")


@dataclass(frozen=True)
class Town:
    """What is known of the place of a town.

    Attributes
    ----------
    title, county : str
    county_box : tuple of float
        West, south, east, north of the county in degrees (NAD83).
    massgis_town_id : int
    """

    title: str
    county: str
    county_box: tuple[float, float, float, float]
    massgis_town_id: int

    def outside(self, box: tuple[float, float, float, float]) -> str:
        """A caution where a box in degrees does not touch the county's; empty where it does."""
        west, south, east, north = self.county_box
        if box[0] <= east and box[2] >= west and box[1] <= north and box[3] >= south:
            return ""
        return (f"what is to be checked lies outside {self.county}, so not in {self.title}, whose rules are chosen: choose the "
                "right town, or check the place of the layers")

    def other_town(self, values: Iterable[Any], layer: str) -> str:
        """A caution where the towns' numbers in a layer of lots are not this town's; empty where they are, or tell none."""
        numbers = sorted({int(number) for number in map(to_number, values) if number is not None and number > 0})
        if not numbers or self.massgis_town_id in numbers:
            return ""
        told = ", ".join(map(str, numbers[:5]))
        return (f"layer {layer}: {TOWN_FIELD} is {told}, but {self.title}, whose rules are chosen, is {self.massgis_town_id} "
                "in MassGIS's layers: choose the right town, or take the right lots")


@functools.cache
def _towns() -> dict[str, Town]:
    file = "towns.yaml"
    document = parse(resource("extent", file).read_text(encoding="utf-8"), file, PresetError)
    towns = {}
    for name, item in document.items():
        one = check_keys(item, file, name, PresetError, (), _KEYS)
        west, south, east, north = (float(number) for number in one["county_box"])
        towns[name] = Town(str(one["title"]), str(one["county"]), (west, south, east, north), int(one["massgis_town_id"]))
    return towns


def town_of(name: str) -> Optional[Town]:
    """What is known of a town by the name of its ruleset; None for any other ruleset."""
    return _towns().get(name.casefold())
