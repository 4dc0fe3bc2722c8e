# SPDX-License-Identifier: GPL-2.0-or-later
"""The plugin in QGIS: panel, menu, toolbar, settings page and Processing provider; added in initGui, removed in unload."""

from __future__ import annotations

from typing import Any, Optional

from qgis.core import Qgis, QgsApplication, QgsMessageLog
from qgis.PyQt.QtCore import QCoreApplication, Qt
from qgis.PyQt.QtGui import QAction, QIcon

from . import dependencies
from .paths import resource
from .processing_provider.provider import BohSetbacksProvider

MENU = "BOH Setbacks"


class BohSetbacksPlugin:
    """Where something that the check needs is missing, the buttons say in one message what to install."""

    def __init__(self, iface: Any) -> None:
        self.iface = iface
        self.action: Optional[QAction] = None
        self.panel_action: Optional[QAction] = None
        self.provider: Any = None
        self.dock: Any = None
        self._translator: Any = None
        self._options: Any = None
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
        if self.problem is None:
            self._add_panel()
        else:
            self.iface.messageBar().pushMessage(MENU, self.problem, Qgis.MessageLevel.Warning, 0)
        self.panel_action = self._add_action(self.tr("Setbacks panel"), "BohSetbacksPanel", self._show_panel)
        self.panel_action.setCheckable(self.dock is not None)
        if self.dock is not None:
            self.dock.setToggleVisibilityAction(self.panel_action)
        self.action = self._add_action(self.tr("Check setbacks…"), "BohSetbacksCheck", self.open_check)

    def _add_panel(self) -> None:
        # Imported here: without shapely none of it could be.
        from .gui import dock, messages, options_page, translation

        self._translator = translation.install_translator(QgsApplication.instance().locale())
        messages.set_bar(self.iface.messageBar())
        self._options = options_page.register_options(self.iface)
        self.dock = dock.BohSetbacksDock(self.iface)
        self.iface.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)

    def _add_action(self, text: str, name: str, slot: Any) -> QAction:
        action = QAction(QIcon(str(resource("icons", "bohsetbacks.svg"))), text, self.iface.mainWindow())
        action.setObjectName(name)
        action.triggered.connect(slot)
        self.iface.addPluginToVectorMenu(MENU, action)
        if name == "BohSetbacksPanel":
            self.iface.addToolBarIcon(action)
        return action

    def unload(self) -> None:
        """Called by QGIS when the plugin stops; nothing of it stays."""
        if self.dock is not None:
            self._remove_panel()
        for action in (self.action, self.panel_action):
            if action is not None:
                self.iface.removeToolBarIcon(action)
                self.iface.removePluginVectorMenu(MENU, action)
                action.deleteLater()
        self.action = self.panel_action = None
        if self.provider is not None:
            QgsApplication.processingRegistry().removeProvider(self.provider)
            self.provider = None

    def _remove_panel(self) -> None:
        from .gui import messages, options_page, settings, translation

        self.dock.close_down()
        self.iface.removeDockWidget(self.dock)
        self.dock.deleteLater()
        self.dock = None
        options_page.unregister_options(self.iface, self._options)
        settings.close_settings()
        messages.set_bar(None)
        translation.remove_translator(self._translator)
        self._options = self._translator = None

    def _show_panel(self) -> None:
        """Without the panel, say again what is missing; with it, the button shows and hides it by itself."""
        if self.problem is not None:
            self.iface.messageBar().pushMessage(MENU, self.problem, Qgis.MessageLevel.Warning, 0)

    def open_check(self) -> None:
        """Open the check's dialog, or say again what is missing."""
        if self.problem is not None:
            self._show_panel()
            return
        import processing

        processing.execAlgorithmDialog("bohsetbacks:checksetbacks", {})
