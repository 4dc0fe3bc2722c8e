# SPDX-License-Identifier: GPL-2.0-or-later
"""The overview of a town for a printed page: its lots by their worst outcome."""

from __future__ import annotations

from typing import Any, Optional

import shapely

from .lot_map import CONTEXT_AT_MOST
from .lot_report import LotReports
from .map_content import Ink, MapContent, fitted_frame
from .map_looks import FLAGGED_FILLS
from .outcome_words import COLOURS, WORDS
from .report_record import TownSummary

#: A pattern over the fill, so that colour alone need not tell.
_HATCHES = {"intrudes": None, "too_close_to_call": 45.0, "refer": 135.0}


def overview_map(reports: LotReports, summary: TownSummary, width_in: float, height_in: float) -> Optional[MapContent]:
    """Lots by their worst outcome; of a large town only those with something to say.

    Parameters
    ----------
    reports : LotReports
    summary : TownSummary
        Of the same review.
    width_in, height_in : float
        Of the map on paper, in inches.

    Returns
    -------
    MapContent or None
        None where no lot is mapped.
    """
    site = reports.result.site
    lots = site.features.geometry[site.features.having(frozenset({"lot"}))]
    if not len(lots):
        return None
    content = MapContent(fitted_frame(shapely.total_bounds(lots), width_in, height_in, site.feet_per_unit))
    if len(lots) <= CONTEXT_AT_MOST:
        content.add("Lot", lots, Ink("", "#9a9a9a", 0.3))
    else:
        content.notes.append(f"Of {len(lots):,} lots only those with something to say are drawn.")
    by_outcome: dict[str, list[Any]] = {}
    for one in summary.lots:
        shape = reports.lot_geometry(one.lot) if one.lot else None
        if shape is not None:
            by_outcome.setdefault(one.outcome, []).append(shape)
    for outcome, shapes in reversed(list(by_outcome.items())):
        content.add(f"Lot: {WORDS[outcome].lower()}", shapes,
                    Ink(FLAGGED_FILLS[outcome], COLOURS[outcome], 0.6, hatch=_HATCHES.get(outcome), alpha=0.8))
    return content
