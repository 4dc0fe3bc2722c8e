# SPDX-License-Identifier: GPL-2.0-or-later
"""Before a check: what it will not answer, and why, as far as the layers tell it without measuring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Optional

from qgis.PyQt.QtCore import Qt, pyqtSignal
from qgis.PyQt.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from ..engine.errors import BohError
from ..engine.rules import Catalogue
from ..qgis_bridge.project_needs import NOT_PROVIDED, NeededRole
from ..qgis_bridge.project_site import ProjectSite
from .messages import told
from .role_combo import group_title
from .translation import tr

_NAMED = 6


class BeforeCheck(QFrame):
    """Cautions, one in a paragraph."""

    #: The tab Layers is wanted.
    layers_asked = pyqtSignal()

    def __init__(self, site: ProjectSite, parent: Optional[QWidget] = None) -> None:
        super().__init__(parent)
        self._site = site
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.text.setAccessibleName(tr("Before the check"))
        self.text.linkActivated.connect(self._link)
        column = QVBoxLayout(self)
        column.addWidget(self.text)

    def refresh(self, catalogue: Optional[Catalogue]) -> None:
        """Say what stands now."""
        lines = [f"<p>⚠ {escape(line)}</p>" for line in self._cautions()]
        if catalogue is None:
            lines.append(f"<p>⚠ {escape(tr('No rules are chosen yet.'))}</p>")
        elif self._site.used_layers():
            lines.append(_needed_line(self._site.needed(catalogue), catalogue))
        self.text.setText("".join(lines))

    def _cautions(self) -> list[str]:
        site = self._site
        if site.problem:
            return [site.problem]
        try:
            nothing, outside = site.nothing_to_check(), site.outside_town()
        except BohError as problem:
            return [str(problem)]
        told_first = tr("Nothing to check: {reason}.").format(reason=nothing) if nothing else ""
        return [text for text in (told_first, outside) if text]

    @told
    def _link(self, _address: str) -> None:
        self.layers_asked.emit()


def _needed_line(needed: Sequence[NeededRole], catalogue: Catalogue) -> str:
    """How many rules stay unchecked, for want of what, with a link to the layers."""
    missing = [one for one in needed if one.state == NOT_PROVIDED]
    if not missing:
        text = tr("For every rule that asks for a layer there is one, or you stated that there is none here.")
        return f"<p>{escape(text)}</p>"
    unchecked = {rule for one in missing for rule in one.unchecked}
    on_part = {rule for one in missing for rule in one.on_part} - unchecked
    parts = []
    if unchecked:
        parts.append(tr("{count} of {all} rules will not be checked").format(count=len(unchecked), all=len(catalogue.rules)))
    if on_part:
        parts.append(tr("{count} only in part").format(count=len(on_part)))
    text = tr("{count}, because no layer gives: {names}.").format(
        count=tr(" and ").join(parts), names=_some(group_title(one.name).lower() for one in missing))
    return f"<p>⚠ {escape(text)} <a href='layers'>{escape(tr('See Layers'))}</a></p>"


def _some(names: Iterable[str]) -> str:
    """The first few names, and how many more there are."""
    items = list(names)
    more = len(items) - _NAMED
    told_names = ", ".join(items[:_NAMED])
    return tr("{names} and {count} more").format(names=told_names, count=more) if more > 0 else told_names
