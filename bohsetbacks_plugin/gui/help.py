# SPDX-License-Identifier: GPL-2.0-or-later
"""The shipped help pages, and the small button that opens one."""

from __future__ import annotations

from typing import Any, Callable, Optional

from qgis.core import Qgis
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtGui import QDesktopServices
from qgis.PyQt.QtWidgets import QToolButton, QWidget

from ..paths import resource
from .messages import TITLE, tell, told
from .translation import tr

#: The pages, one for each tab, and one for the map tools.
LAYERS, RULES, CHECK, RESULTS, DRAWING = "layers", "rules", "check", "results", "drawing"
PAGES = (LAYERS, RULES, CHECK, RESULTS, DRAWING)

Opener = Callable[[QUrl], Any]


def open_help(page: str, opener: Optional[Opener] = None) -> None:
    """Open a help page in the user's browser; `page` is one of `PAGES`."""
    path = resource("help", f"{page}.html")
    if not path.is_file() or not (opener or QDesktopServices.openUrl)(QUrl.fromLocalFile(str(path))):
        tell(TITLE, tr("The help page cannot be opened here; it is the file {file}").format(file=path),
             Qgis.MessageLevel.Warning)


class HelpButton(QToolButton):
    """A question mark that opens the help of one tab."""

    def __init__(self, page: str, parent: Optional[QWidget] = None, opener: Optional[Opener] = None) -> None:
        super().__init__(parent)
        self._page, self._opener = page, opener
        self.setText("?")
        self.setAutoRaise(True)
        self.setToolTip(tr("Help for this tab"))
        self.setAccessibleName(tr("Help for this tab"))
        self.clicked.connect(self._open)

    @told
    def _open(self) -> None:
        open_help(self._page, self._opener)
