# SPDX-License-Identifier: GPL-2.0-or-later
"""How the panel speaks to its user: the message bar, the log, and the decorator that keeps tracebacks away from people."""

from __future__ import annotations

import functools
import inspect
import platform
import sys
import traceback
from typing import Any, Callable, Optional, TypeVar, cast

from qgis.core import Qgis, QgsMessageLog
from qgis.gui import QgsMessageBar, QgsMessageBarItem
from qgis.PyQt.QtCore import QCoreApplication, QThread, qVersion
from qgis.PyQt.QtWidgets import QApplication, QPushButton

from ..engine.errors import BohError, Cancelled
from ..paths import version
from .translation import tr

#: Title of our messages and name of our tab in the log.
TITLE = "BOH Setbacks"

Slot = TypeVar("Slot", bound=Callable[..., Any])


class Messages:
    """The message bar that we write to. It holds text only, so that no layer lives on in it."""

    def __init__(self) -> None:
        self._bar: Optional[QgsMessageBar] = None

    def set_bar(self, bar: Optional[QgsMessageBar]) -> None:
        """Write to this bar from now on; None: to the log only."""
        self._bar = bar

    def tell(self, title: str, text: str, level: Qgis.MessageLevel) -> None:
        """Show one message, once: the same one is not stacked upon itself."""
        bar = self._usable_bar()
        if bar is None:
            QgsMessageLog.logMessage(f"{title}: {text}", TITLE, level, notifyUser=False)
        elif not _shows(bar, title, text):
            bar.pushMessage(title, text, level)

    def tell_unexpected(self, details: str) -> None:
        """Say in one sentence that a step failed; the details go to the log and, at a click, to the clipboard."""
        QgsMessageLog.logMessage(details, TITLE, Qgis.MessageLevel.Critical, notifyUser=False)
        bar = self._usable_bar()
        text = tr("Something went wrong in BOH Setbacks, and this step was not finished.")
        if bar is None or _shows(bar, TITLE, text):
            return
        item = QgsMessageBarItem(TITLE, text, Qgis.MessageLevel.Critical, 0)
        button = QPushButton(tr("&Copy details"))
        button.setToolTip(tr("Copy what happened and the versions in use, for a report of the mistake."))
        button.clicked.connect(functools.partial(_copy, button, details))
        item.layout().addWidget(button)
        bar.pushItem(item)

    def _usable_bar(self) -> Optional[QgsMessageBar]:
        """The bar, where there is one and this is the thread that may touch it."""
        application = QCoreApplication.instance()
        if self._bar is None or application is None or QThread.currentThread() is not application.thread():
            return None
        try:
            self._bar.isVisible()
        except RuntimeError:  # QGIS has deleted it
            self._bar = None
        return self._bar


#: The one for the whole plugin.
messages = Messages()


def set_bar(bar: Optional[QgsMessageBar]) -> None:
    """Tell the panel which message bar to use; None when the plugin is unloaded."""
    messages.set_bar(bar)


def tell(title: str, text: str, level: Qgis.MessageLevel = Qgis.MessageLevel.Info) -> None:
    """Show one message in the message bar."""
    messages.tell(title, text, level)


def told(slot: Slot) -> Slot:
    """Decorate a slot so that what goes wrong in it is told in one sentence, and never raised.

    A `BohError` shows its sentence; `Cancelled` shows nothing; anything else is told with a button that copies the details.
    The slot then gives None. Arguments that a signal sends beyond those that the slot names are dropped, as Qt does
    (``clicked(bool)`` for a slot of `self` alone); a parameter with a default does get what the signal sends.
    """
    most = _positional(slot)

    @functools.wraps(slot)
    def guarded(*args: Any, **named: Any) -> Any:
        try:
            return slot(*args[:most], **named)
        except Cancelled:
            return None
        except BohError as problem:
            messages.tell(TITLE, str(problem), Qgis.MessageLevel.Warning)
        except Exception:  # noqa: BLE001 - whatever it is, the user gets a sentence and the log the rest
            # Text only: an exception that is kept keeps the layers in its frames alive, and QGIS crashes at exit.
            messages.tell_unexpected(f"{traceback.format_exc()}\n{versions()}")
        return None

    return cast("Slot", guarded)


def _positional(slot: Callable[..., Any]) -> Optional[int]:
    """How many arguments a slot takes by place; None: any number."""
    kinds = [parameter.kind for parameter in inspect.signature(slot).parameters.values()]
    if inspect.Parameter.VAR_POSITIONAL in kinds:
        return None
    return sum(kind in (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD) for kind in kinds)


def versions() -> str:
    """The versions that a report of a mistake needs, one in a line."""
    geos = getattr(sys.modules.get("shapely"), "geos_version_string", "")
    return "\n".join((f"BOH Setbacks {version()}", f"QGIS {Qgis.version()}", f"Qt {qVersion()}",
                      f"Python {platform.python_version()}", f"GEOS {geos or 'not loaded'}", platform.platform()))


def _shows(bar: QgsMessageBar, title: str, text: str) -> bool:
    """Whether the bar holds the message already."""
    return any(item.title() == title and item.text() == text for item in bar.items())


def _copy(button: QPushButton, details: str, _checked: bool = False) -> None:
    """Put the details on the clipboard, and say so on the button."""
    QApplication.clipboard().setText(details)
    button.setText(tr("Copied"))
