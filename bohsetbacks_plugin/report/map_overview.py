# SPDX-License-Identifier: GPL-2.0-or-later
"""The overview map of a site with many lots: each lot filled by its worst outcome, with the waters and streets around."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Optional

import numpy as np
import shapely

from ..engine.findings import codes_of
from ..engine.review import Review
from ..engine.site import FloatArray, IndexArray
from ..engine.verdict import CODE
from ..engine.vocabulary import OUTCOMES
from .map_drawing import Drawing
from .map_frame import frame_of
from .map_looks import FLAGGED_FILLS, LOOKS, Look
from .map_pieces import MapDrawing
from .map_svg import shape_path
from .outcome_words import COLOURS, WORDS

#: Kinds that an overview shows beside the lots.
_AROUND = ("Street or right of way", "Surface water", "Wetland", "Beach, dune, flat or barrier beach", "Lot")

#: Outcomes that a lot is filled by.
_FILLED = ("intrudes", "too_close_to_call", "refer")

#: So many lots are named at most, the worst first.
_NAMED_AT_MOST = 250


def draw_overview(result: Review, prefix: str, title: str) -> Optional[MapDrawing]:
    """Draw the lots of a site by their worst outcome; None where no finding names a mapped lot.

    Parameters
    ----------
    result : Review
    prefix : str
        Letters and digits; see `map_drawing.draw_map`.
    title : str

    Returns
    -------
    MapDrawing or None
    """
    worst = _worst_by_lot(result)
    if not worst:
        return None
    boxes = shapely.bounds(result.site.features.geometry[np.array(sorted(worst), dtype=np.intp)])
    bounds: FloatArray = np.concatenate([boxes[:, :2].min(axis=0), boxes[:, 2:].max(axis=0)])
    drawing = _Overview(result, None, prefix, frame_of(bounds, result.site.feet_per_unit), of_lot=worst)
    return drawing.made(title)


def _worst_by_lot(result: Review) -> dict[int, str]:
    """Worst outcome by row of the lot among the features, by the lots of the components; an advisory one counts like others."""
    found, features = result.findings, result.site.features
    codes, labels = codes_of(found.lot)
    worst = np.full(max(1, len(labels)), len(OUTCOMES), dtype=np.int64)
    open_ = np.flatnonzero(found.outcome <= CODE["refer"])
    # Left to a person is told before not checked, which nearly every lot has something of.
    rank = np.array([0, 1, 3, 2, 4, 5])
    np.minimum.at(worst, codes[open_], rank[found.outcome[open_]])
    names = {name: int(row) for row in features.having(frozenset({"lot"})).tolist()
             for name in (str(features.ids[row]), *features.all_ids[row])}
    made: dict[int, str] = {}
    for code, label in enumerate(labels):
        if label is None or worst[code] >= len(rank):
            continue
        outcome = OUTCOMES[int(np.flatnonzero(rank == worst[code])[0])]
        for name in {str(label), *str(label).split("; ")} & set(names):
            made[names[name]] = min(outcome, made.get(names[name], outcome), key=lambda one: rank[OUTCOMES.index(one)])
    return made


@dataclass
class _Overview(Drawing):
    """Lots instead of components, and no distance lines."""

    of_lot: dict[int, str] = field(default_factory=dict)

    def _context(self, rows: IndexArray) -> None:
        keep = {number for number, look in enumerate(LOOKS) if look.words in _AROUND}
        kinds = np.array([-1 if kind is None else kind for kind in self.kinds])[self.features.role_set[rows]]
        super()._context(rows[np.isin(kinds, list(keep))])

    def _zones(self) -> None:
        """None: at this scale they would cover the lots."""

    def _components(self) -> None:
        used = set(self.of_lot.values())
        for row, outcome in self.of_lot.items():
            if outcome in _FILLED:
                look = Look("", frozenset(), FLAGGED_FILLS[outcome], COLOURS[outcome], 1.2)
                cut = self.frame.clipped(self.features.geometry[row])
                self.pieces.append(shape_path(cut, f'{look.look} fill-opacity="0.7"'))
        for outcome in (one for one in _FILLED if one in used):
            look = Look("", frozenset(), FLAGGED_FILLS[outcome], COLOURS[outcome], 1.2)
            self._explain(self._swatch(look), f"Lot, worst outcome: {WORDS[outcome].lower()}")

    def _lines(self) -> list[tuple[str, str, FloatArray]]:
        return []

    def _words(self, lines: list[tuple[str, str, FloatArray]]) -> None:
        """Ids of lots where they fit, the worst first."""
        order = sorted((row for row, outcome in self.of_lot.items() if outcome in _FILLED),
                       key=lambda row: OUTCOMES.index(self.of_lot[row]))
        for row in order[:_NAMED_AT_MOST]:
            self._name(row, 0.0, "#111111", True)
        unnamed = self.labels.left_out + max(0, len(order) - _NAMED_AT_MOST)
        if unnamed:
            self.notes.append(f"{unnamed:,} lots are drawn without their id, for lack of room.")
