# SPDX-License-Identifier: GPL-2.0-or-later
"""What a report says beside the review: who, where, today, and the day on which each layer's file was last changed."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from ..layer_schema.layer_entry import is_connection
from ..paths import version
from ..report.report_record import ReportFacts
from .site_layers import PreparedSite


def report_facts(prepared: PreparedSite, address: str = "", map_lot: str = "", applicant: str = "",
                 day: str = "") -> ReportFacts:
    """Facts for the reports of a site.

    Parameters
    ----------
    prepared : PreparedSite
    address, map_lot, applicant : str
        As the user gives them; empty where not known.
    day : str
        Date to print; today if empty.
    """
    changed = []
    for entry, _ in prepared.layers:
        path = Path(entry.path) if entry.path and not is_connection(entry.path) else None
        changed.append(date.fromtimestamp(path.stat().st_mtime).isoformat() if path is not None and path.exists() else "")
    return ReportFacts(address=address, map_lot=map_lot, applicant=applicant, date=day or date.today().isoformat(),
                       program=f"BOH Setbacks {version()}", layer_dates=tuple(changed))
