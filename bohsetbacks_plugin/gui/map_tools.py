# SPDX-License-Identifier: GPL-2.0-or-later
"""The tools above the tabs: a new design layer, placing a rectangle, setbacks here, measure by rule."""

from __future__ import annotations

from typing import Any, Callable, Optional

from qgis.core import Qgis, QgsProject, QgsVectorLayer
from qgis.gui import QgsMapTool
from qgis.PyQt.QtCore import QObject, Qt, pyqtSignal
from qgis.PyQt.QtGui import QAction, QIcon
from qgis.PyQt.QtWidgets import QToolBar

from ..engine.setbacks_here import PlaceFinder
from ..paths import resource
from ..qgis_bridge.coordinates import analysis_crs
from ..qgis_bridge.design_layer import COMPONENTS, PROPERTY
from ..qgis_bridge.lot_search import lot_layer_of
from ..qgis_bridge.project_site import ProjectSite
from .design_actions import new_design_layer
from .help import DRAWING, HelpButton
from .measure_by_rule_tool import MeasureByRuleTool
from .messages import TITLE, tell, told
from .place_panel import PlacePanel
from .rectangle_bar import RectangleBar
from .rectangle_tool import RectangleTool
from .session import CheckSession
from .setbacks_here_tool import SetbacksHereTool
from .settings import settings
from .surroundings import Surroundings
from .tool_panel import ToolPanel
from .translation import tr


class MapTools(QObject):
    """The tool bar, the tools, and what is shown beside them while one is in use.

    Parameters
    ----------
    iface : QgisInterface
    site : ProjectSite
    session : CheckSession
    """

    #: Design layers were made and given their meaning.
    layers_made = pyqtSignal()

    def __init__(self, iface: Any, site: ProjectSite, session: CheckSession) -> None:
        super().__init__()
        self.iface, self.site, self.session = iface, site, session
        self.canvas = iface.mapCanvas()
        # Of the place as it stands, where it was edited since the check.
        self._finder: Optional[PlaceFinder] = None
        self._rectangle: Optional[RectangleTool] = None
        self.rectangle_bar = RectangleBar()
        self.place_panel = PlacePanel()
        self.panel = ToolPanel((self.rectangle_bar, self.place_panel))
        self.here_tool = SetbacksHereTool(self.canvas, self.surroundings)
        self.measure_tool = MeasureByRuleTool(self.canvas, self.surroundings)
        self.place_panel.role_chosen.connect(self.here_tool.set_role)
        self.here_tool.place_found.connect(self.place_panel.show_place)
        self.measure_tool.component_measured.connect(self.place_panel.show_component)
        self._make_bar()
        self.canvas.mapToolSet.connect(self._tool_set)

    def _make_bar(self) -> None:
        self.bar = QToolBar()
        self.bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.new_action = self._action("design", tr("New design layer"), tr(
            "Make a layer to draw a septic system, wells and animal structures in, ready for the check"), self.new_design)
        self.rectangle_action = self._action("rectangle", tr("Place a tank, field or structure"), tr(
            "Place a rectangle by length and width in feet, turned and snapped"), self._toggle_rectangle, True)
        self.bar.addSeparator()
        self.here_action = self._action("here", tr("Setbacks here"), tr(
            "Hover or click anywhere: the distance to the nearest of each kind, and what could lie there"),
            lambda on: self._toggle(self.here_tool, on), True)
        self.measure_action = self._action("measure", tr("Measure by rule"), tr(
            "Click a component: all its setbacks fan out as lines"), lambda on: self._toggle(self.measure_tool, on), True)
        self.bar.addWidget(HelpButton(DRAWING))

    def _action(self, icon: str, text: str, tip: str, slot: Callable[..., None], checkable: bool = False) -> QAction:
        action = QAction(QIcon(str(resource("icons", f"{icon}.svg"))), text, self.bar)
        action.setToolTip(f"{text}\n{tip}")
        action.setCheckable(checkable)
        action.triggered.connect(slot)
        self.bar.addAction(action)
        return action

    # -- what is known around the map --------------------------------------------------------------------------------

    def surroundings(self) -> Optional[Surroundings]:
        """The checked place as it stands now, edits included; None before a check."""
        checked = self.session.checked
        if checked is None:
            return None
        if checked.live.edited and self._finder is None:
            self._finder = PlaceFinder(checked.live.place.now(), checked.catalogue)
        finder = self._finder or checked.finder
        return None if finder is None else Surroundings(finder, checked.prepared.analysis, settings().units())

    @told
    def findings_changed(self) -> None:
        """After a check or an edit: what the tools show may be otherwise."""
        self._finder = None
        if self.here_tool.isActive():
            self.here_tool.refresh()
        if self.measure_tool.isActive():
            self.measure_tool.refresh()

    @told
    def measure(self, finding: tuple[Any, int]) -> None:
        """Fan out all setbacks of the component of a finding."""
        part, row = finding
        around, subject = self.surroundings(), int(part.review.findings.subject[row])
        if around is None or subject < 0:
            return
        features, now = part.review.site.features, around.finder.site.features
        key = features.layer[subject], features.fids[subject]
        rows = [one for one in (now.layer == key[0]).nonzero()[0] if now.fids[one] == key[1]]
        if rows:
            self.canvas.setMapTool(self.measure_tool)
            self.measure_tool.show_component(int(rows[0]))

    # -- drawing -----------------------------------------------------------------------------------------------------

    @told
    def new_design(self, _checked: bool = False) -> None:
        """Make a design layer, give its layers their meaning, and start drawing."""
        lots = lot_layer_of(self.site)
        layer, field, condition = lots if lots is not None else (None, "", "")
        made = new_design_layer(self.iface, self.site.project, lots=layer, lot_field=field, lot_filter=condition,
                                analysis=analysis_crs(self.site.stated.analysis_crs))
        if made is None:
            return
        for one in (made, *made.others):
            self.site.set_entry(one.layer.id(), one.entry, tr("a design layer"))
        self.layers_made.emit()
        self.rectangle_action.trigger()

    @told
    def _toggle_rectangle(self, on: bool) -> None:
        if not on:
            self._toggle(self._rectangle, False)
            return
        layer = self._design_layer()
        if layer is None:
            self.rectangle_action.setChecked(False)
            tell(TITLE, tr("There is no design layer to draw in: make one with the button beside this one."),
                 Qgis.MessageLevel.Info)
            return
        if not layer.isEditable():
            layer.startEditing()
        if self._rectangle is None or self._rectangle.layer is not layer:
            self._drop_rectangle()
            self._rectangle = RectangleTool(self.canvas, layer, self.rectangle_bar,
                                            analysis_crs(self.site.stated.analysis_crs), self.site.project)
        self._toggle(self._rectangle, True)

    def _design_layer(self) -> Optional[QgsVectorLayer]:
        """The design layer that is chosen in the legend, else the only one, else the last made."""
        project: QgsProject = self.site.project
        found = [layer for layer in project.mapLayers().values()
                 if isinstance(layer, QgsVectorLayer) and layer.customProperty(PROPERTY) == COMPONENTS]
        active = self.iface.activeLayer()
        return active if active in found else found[-1] if found else None

    def _drop_rectangle(self) -> None:
        if self._rectangle is not None:
            self._rectangle.close_down()
            self._rectangle = None

    # -- one tool at a time ------------------------------------------------------------------------------------------

    def _toggle(self, tool: Optional[QgsMapTool], on: bool) -> None:
        if tool is None:
            return
        if on:
            self.canvas.setMapTool(tool)
        else:
            self.canvas.unsetMapTool(tool)

    def _tool_set(self, tool: Optional[QgsMapTool], _before: Optional[QgsMapTool] = None) -> None:
        """Whatever tool is in use, the buttons and the panel say so."""
        self.rectangle_action.setChecked(tool is not None and tool is self._rectangle)
        self.here_action.setChecked(tool is self.here_tool)
        self.measure_action.setChecked(tool is self.measure_tool)
        self.place_panel.set_units(settings().units())
        if self.rectangle_action.isChecked():
            self.panel.show_one(self.rectangle_bar)
        elif self.here_action.isChecked() or self.measure_action.isChecked():
            self.panel.show_one(self.place_panel)
        else:
            self.panel.show_one(None)

    def close_down(self) -> None:
        """Leave nothing on the map."""
        self.canvas.mapToolSet.disconnect(self._tool_set)
        self._drop_rectangle()
        self.here_tool.close_down()
        self.measure_tool.close_down()
        self._finder = None
