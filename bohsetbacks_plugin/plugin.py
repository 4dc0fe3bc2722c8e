# SPDX-License-Identifier: GPL-2.0-or-later
"""The plugin in QGIS: menu, toolbar button and Processing provider; all added in initGui, all removed in unload."""

from __future__ import annotations

from typing import Any, Optional

from qgis.core import Qgis, QgsApplication, QgsMessageLog
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtGui import QAction, QIcon

from . import dependencies
from .paths import resource
from .processing_provider.provider import BohSetbacksProvider

MENU = "BOH Setbacks"


class BohSetbacksPlugin:
    """Where something that the check needs is missing, the button says in one message what to install."""

    def __init__(self, iface: Any) -> None:
        self.iface = iface
        self.action: Optional[QAction] = None
        self.provider: Any = None
        self.problem = dependencies.problem()

    def tr(self, text: str) -> str:
        """The text in the user's language."""
        return str(QCoreApplication.translate("BohSetbacksPlugin", text))

    def initProcessing(self) -> None:  # noqa: N802 - the name that QGIS and qgis_process call
        """Add the Processing provider; without what it needs it is empty, and says so."""
        if self.problem is not None:
            QgsMessageLog.logMessage(self.problem, MENU, Qgis.MessageLevel.Warning)
        self.provider = BohSetbacksProvider(self.problem or "")
        QgsApplication.processingRegistry().addProvider(self.provider)

    def initGui(self) -> None:  # noqa: N802 - the name that QGIS calls
        """Called by QGIS when the plugin starts."""
        self.initProcessing()
        icon = QIcon(str(resource("icons", "bohsetbacks.svg")))
        self.action = QAction(icon, self.tr("Check setbacks…"), self.iface.mainWindow())
        self.action.setObjectName("BohSetbacksCheck")
        self.action.triggered.connect(self.open_check)
        self.iface.addToolBarIcon(self.action)
        self.iface.addPluginToVectorMenu(MENU, self.action)
        if self.problem is not None:
            self.iface.messageBar().pushMessage(MENU, self.problem, Qgis.MessageLevel.Warning, 0)

    def unload(self) -> None:
        """Called by QGIS when the plugin stops; nothing of it stays."""
        if self.action is not None:
            self.iface.removeToolBarIcon(self.action)
            self.iface.removePluginVectorMenu(MENU, self.action)
            self.action.deleteLater()
            self.action = None
        if self.provider is not None:
            QgsApplication.processingRegistry().removeProvider(self.provider)
            self.provider = None

    def open_check(self) -> None:
        """Open the check's dialog, or say again what is missing."""
        if self.problem is not None:
            self.iface.messageBar().pushMessage(MENU, self.problem, Qgis.MessageLevel.Warning, 0)
            return
        import processing

        processing.execAlgorithmDialog("bohsetbacks:checksetbacks", {})
