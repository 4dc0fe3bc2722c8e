# SPDX-License-Identifier: GPL-2.0-or-later
"""Which official layer to obtain for a role that nothing gives (resources/vocabularies/official_layers.yaml)."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass

from ..engine import vocabulary
from ..engine.strict_yaml import check_keys, unknown_word
from . import presets, word_lists
from .presets import PresetError

_FILE = "official_layers"


@dataclass(frozen=True)
class OfficialLayer:
    """One layer that somebody publishes, or keeps.

    Attributes
    ----------
    name, publisher, where : str
        What to ask for, and whom and where.
    note : str
        What to know of it; may be empty.
    preset : str
        The schema by which it is recognised; empty where there is none.
    """

    name: str
    publisher: str
    where: str
    note: str = ""
    preset: str = ""


@functools.cache
def _table() -> dict[str, tuple[OfficialLayer, ...]]:
    """The layers of each role.

    Raises
    ------
    PresetError
        If the file of the product is wrong.
    """
    file, words = f"{_FILE}.yaml", word_lists.load(_FILE, ("layers", "roles"))
    layers = {}
    for key, item in words["layers"].items():
        one = check_keys(item, file, key, PresetError, ("note", "preset"), ("name", "publisher", "where"))
        if one.get("preset") and one["preset"] not in presets.names():
            raise unknown_word(one["preset"], presets.names(), f"{file}: {key}: preset is", PresetError)
        layers[key] = OfficialLayer(**{name: str(value) for name, value in one.items()})
    for role, keys in words["roles"].items():
        if role not in vocabulary.ROLES:
            raise unknown_word(role, vocabulary.ROLES, f"{file}: unknown role", PresetError)
        for key in keys:
            if key not in layers:
                raise unknown_word(key, layers, f"{file}: {role}: no such layer", PresetError)
    return {role: tuple(layers[key] for key in keys) for role, keys in words["roles"].items()}


def official_layers(roles: Iterable[str]) -> tuple[OfficialLayer, ...]:
    """Layers that give some roles, each once, in the order of the roles; empty where there are none."""
    table = _table()
    return tuple(dict.fromkeys(layer for role in roles for layer in table.get(role, ())))
