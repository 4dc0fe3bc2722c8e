# SPDX-License-Identifier: GPL-2.0-or-later
"""The plugin in QGIS. So far it says where the command line is; the panel and the Processing provider follow."""

from __future__ import annotations

from typing import Any, Optional

from qgis.core import Qgis
from qgis.PyQt.QtCore import QCoreApplication
from qgis.PyQt.QtGui import QAction, QIcon

from .paths import resource

MENU = "BOH Setbacks"


class BohSetbacksPlugin:
    """Adds a menu entry and a toolbar button in `initGui` and removes both in `unload`."""

    def __init__(self, iface: Any) -> None:
        self.iface = iface
        self.action: Optional[QAction] = None

    def tr(self, text: str) -> str:
        """The text in the user's language."""
        return str(QCoreApplication.translate("BohSetbacksPlugin", text))

    def initGui(self) -> None:  # noqa: N802 - the name that QGIS calls
        """Called by QGIS when the plugin starts."""
        icon = QIcon(str(resource("icons", "bohsetbacks.svg")))
        self.action = QAction(icon, self.tr("How to check setbacks"), self.iface.mainWindow())
        self.action.setObjectName("BohSetbacksHelp")
        self.action.triggered.connect(self.tell)
        self.iface.addToolBarIcon(self.action)
        self.iface.addPluginToVectorMenu(MENU, self.action)

    def unload(self) -> None:
        """Called by QGIS when the plugin stops; nothing of it stays."""
        if self.action is None:
            return
        self.iface.removeToolBarIcon(self.action)
        self.iface.removePluginVectorMenu(MENU, self.action)
        self.action.deleteLater()
        self.action = None

    def tell(self) -> None:
        """Say where the check is to be had in this version."""
        self.iface.messageBar().pushMessage(
            MENU,
            self.tr("This version checks site files from the command line: "
                    "python -m bohsetbacks_plugin check SITE.yaml. See the README."),
            Qgis.MessageLevel.Info)
