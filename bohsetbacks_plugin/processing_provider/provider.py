# SPDX-License-Identifier: GPL-2.0-or-later
"""The provider `bohsetbacks`: it only lists the algorithms."""

from __future__ import annotations

from qgis.core import QgsProcessingProvider
from qgis.PyQt.QtGui import QIcon

from ..paths import resource


class BohSetbacksProvider(QgsProcessingProvider):
    """See DESIGN 3.7.

    Parameters
    ----------
    problem : str
        What keeps the check from running here; then there are no algorithms, and the toolbox shows it as a warning.
    """

    def __init__(self, problem: str = "") -> None:
        super().__init__()
        self.problem = problem

    def id(self) -> str:
        """Stable id, used in scripts."""
        return "bohsetbacks"

    def name(self) -> str:
        """Name in the toolbox."""
        return "BOH Setbacks"

    def icon(self) -> QIcon:
        """Icon in the toolbox."""
        return QIcon(str(resource("icons", "bohsetbacks.svg")))

    def warningMessage(self) -> str:  # noqa: N802 - Qt's name
        """Shown in the toolbox."""
        return self.problem

    def loadAlgorithms(self) -> None:  # noqa: N802 - Qt's name
        """New objects each time: the registry owns and deletes them."""
        if self.problem:
            return
        # Only now: these modules need shapely.
        from .check_setbacks import CheckSetbacks
        from .inventory import Inventory
        from .lot_area import LotArea
        from .lot_report import LotReport
        from .notify_list import NotifyList
        from .setback_zones import SetbackZones
        from .trace_tributaries import TraceTributaries
        from .validate_rules import ValidateRules

        for algorithm in (CheckSetbacks, SetbackZones, Inventory, LotArea, LotReport, NotifyList, TraceTributaries,
                          ValidateRules):
            self.addAlgorithm(algorithm())
