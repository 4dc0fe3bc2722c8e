# SPDX-License-Identifier: GPL-2.0-or-later
"""The provider `bohsetbacks`: it only lists the algorithms."""

from __future__ import annotations

from qgis.core import QgsProcessingProvider
from qgis.PyQt.QtGui import QIcon

from ..paths import resource
from .check_setbacks import CheckSetbacks
from .setback_zones import SetbackZones
from .validate_rules import ValidateRules


class BohSetbacksProvider(QgsProcessingProvider):
    """See DESIGN 3.7."""

    def id(self) -> str:
        """Stable id, used in scripts."""
        return "bohsetbacks"

    def name(self) -> str:
        """Name in the toolbox."""
        return "BOH Setbacks"

    def icon(self) -> QIcon:
        """Icon in the toolbox."""
        return QIcon(str(resource("icons", "bohsetbacks.svg")))

    def loadAlgorithms(self) -> None:  # noqa: N802 - Qt's name
        """New objects each time: the registry owns and deletes them."""
        for algorithm in (CheckSetbacks, SetbackZones, ValidateRules):
            self.addAlgorithm(algorithm())
