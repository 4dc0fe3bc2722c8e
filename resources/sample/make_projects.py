# SPDX-License-Identifier: GPL-2.0-or-later
"""Make a QGIS project for each sample town: `QT_QPA_PLATFORM=offscreen python resources/sample/make_projects.py`.

Needs PyQGIS 3.40 or newer. Paths in the projects are relative, so that the folder can be copied anywhere.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Optional

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from qgis.core import (  # noqa: E402
    Qgis,
    QgsApplication,
    QgsCoordinateReferenceSystem,
    QgsFeatureRequest,
    QgsLayoutItem,
    QgsLayoutItemLabel,
    QgsLayoutItemLegend,
    QgsLayoutItemMap,
    QgsLayoutItemScaleBar,
    QgsLayoutPoint,
    QgsLayoutSize,
    QgsLegendStyle,
    QgsPalLayerSettings,
    QgsPrintLayout,
    QgsProject,
    QgsRectangle,
    QgsReferencedRectangle,
    QgsRuleBasedRenderer,
    QgsSettings,
    QgsTextBufferSettings,
    QgsTextFormat,
    QgsVectorLayer,
    QgsVectorLayerSimpleLabeling,
)
from qgis.PyQt.QtCore import QSettings  # noqa: E402
from qgis.PyQt.QtGui import QColor, QFont  # noqa: E402
from symbols import STYLES, Row, symbol  # noqa: E402

TITLES = {"manomet": "Manomet Sample, Plymouth (FICTIONAL)", "conomo": "Conomo Sample, Essex (FICTIONAL)"}
TOLD = ("FICTIONAL sample data of the BOH Setbacks plugin: no real place, owner or permit. Distances were chosen by "
        "hand; expected.yaml beside this project lists what a check flags and why.")
#: Legend groups from the top, and their layers: file layer -> name that a person reads.
GROUPS: list[tuple[str, list[tuple[str, str]]]] = [
    ("Wells and water lines", [("wells", "Wells"), ("utilities", "Water lines and sewers"), ("cisterns", "Cisterns")]),
    ("Septic systems", [("septic", "Septic systems")]),
    ("Animals", [("animals", "Horses and poultry"), ("kennels", "Dogs")]),
    ("Houses, streets and lots", [("additions", "Additions"), ("buildings", "Buildings"), ("pools", "Swimming pools"),
                                  ("pavement", "Pavement"), ("easements", "Easements"),
                                  ("parcels", "Lots and street layouts")]),
    ("Water and wetlands", [("banks", "Coastal bank"), ("water", "Open water"),
                            ("flood_zones", "Flood zones"), ("wetlands", "Wetlands (surveyed)"),
                            ("wetlands_planning", "Wetlands (state map, +/- 20 ft)")]),
]


def renderer(rows: Sequence[Row], geometry: str, present: set[str]) -> QgsRuleBasedRenderer:
    """One legend entry per rule: (label, filter,
                                   symbol layers); entries that nothing in this town uses are left out."""
    root = QgsRuleBasedRenderer.Rule(None)
    for label, expression, parts in rows:
        if label in present:
            root.appendChild(QgsRuleBasedRenderer.Rule(symbol(geometry, parts), 0, 0, expression, label))
    return QgsRuleBasedRenderer(root)


def used(layer: QgsVectorLayer, rows: Sequence[Row]) -> set[str]:
    """Labels of the rules that at least one feature follows."""
    return {label for label, expression, _ in rows
            if any(True for _ in layer.getFeatures(QgsFeatureRequest().setFilterExpression(expression)))}


def labelling(expression: str, size: float, colour: str, scale: float, bold: bool = False,
              italic: bool = False) -> QgsVectorLayerSimpleLabeling:
    """Labels with a pale halo, shown from a scale on."""
    font = QFont("DejaVu Sans")
    font.setBold(bold)
    font.setItalic(italic)
    text = QgsTextFormat()
    text.setFont(font)
    text.setSize(size)
    text.setColor(QColor(colour))
    halo = QgsTextBufferSettings()
    halo.setEnabled(True)
    halo.setSize(0.6)
    halo.setColor(QColor(255, 255, 255, 190))
    text.setBuffer(halo)
    settings = QgsPalLayerSettings()
    settings.fieldName, settings.isExpression = expression, True
    settings.setFormat(text)
    settings.scaleVisibility, settings.minimumScale, settings.maximumScale = True, scale, 0
    return QgsVectorLayerSimpleLabeling(settings)


def add_labels(layer: QgsVectorLayer, name: str) -> None:
    """Ids of lots, wells and components, names of waters and streets."""
    wanted = {
        "parcels": ("if(\"POLY_TYPE\" = 'FEE', \"LOT_ID\", '')", 6.5, "#6b6455", 6000, False, False),
        "water": ("\"NAME\"", 8.0, "#2b6a99", 12000, False, True),
        "wetlands": ("\"NAME\"", 7.0, "#3d6b45", 8000, False, True),
        "wetlands_planning": ("\"NAME\"", 7.0, "#3d6b45", 8000, False, True),
        "pavement": ("if(\"KIND\" = 'driveway', '', \"NAME\")", 7.0, "#4d4d4d", 8000, True, False),
        "wells": ("\"WELL_ID\"", 6.0, "#0b3c6f", 1700, False, False),
        "septic": ("\"COMP_ID\"", 5.5, "#7a3b00", 1000, False, False),
        "animals": ("\"ANML_ID\"", 6.0, "#6e4a1c", 1300, False, False),
        "easements": ("\"HOLDER\" || ' easement'", 6.0, "#8a3b7a", 4000, False, True),
        "flood_zones": ("if(\"ZONE\" = 'floodway', 'Floodway', 'Flood zone ' || \"ZONE\")", 6.0, "#2f5f95", 4000, False, True),
    }.get(name)
    if wanted:
        layer.setLabeling(labelling(*wanted))
        layer.setLabelsEnabled(True)
    elif name == "buildings":
        # No labels of their own, but those of other layers keep off the houses.
        settings = QgsPalLayerSettings()
        settings.drawLabels = False
        layer.setLabeling(QgsVectorLayerSimpleLabeling(settings))
        layer.setLabelsEnabled(True)


def open_layer(town: str, name: str, title: str) -> Optional[QgsVectorLayer]:
    """One layer with its symbols, or None where the town has none."""
    path = HERE / town / f"{town}.gpkg"
    layer = QgsVectorLayer(f"{path}|layername={name}", title, "ogr")
    if not layer.isValid():
        return None
    geometry, rows = STYLES[name]
    layer.setRenderer(renderer(rows, geometry, used(layer, rows)))
    add_labels(layer, name)
    about = layer.metadata()
    about.setTitle(f"{title} ({TITLES[town]})")
    about.setAbstract(TOLD)
    layer.setMetadata(about)
    return layer


def describe(project: QgsProject, town: str) -> None:
    """Title, CRS, feet, metadata and paper colour."""
    crs = QgsCoordinateReferenceSystem("EPSG:26986")
    project.setTitle(TITLES[town])
    project.setCrs(crs)
    project.setDistanceUnits(Qgis.DistanceUnit.FeetUSSurvey)
    project.setAreaUnits(Qgis.AreaUnit.SquareFeet)
    project.setFilePathStorage(Qgis.FilePathType.Relative)
    project.setBackgroundColor(QColor("#fbfaf5"))
    about = project.metadata()
    about.setTitle(TITLES[town])
    about.setAbstract(TOLD)
    about.setAuthor("BOH Setbacks sample")
    project.setMetadata(about)


def sheet(project: QgsProject, town: str, extent: QgsRectangle) -> None:
    """A printed sheet, 17 x 11 inches: map, title, legend, bar of feet."""
    layout = QgsPrintLayout(project)
    layout.initializeDefaults()
    layout.setName("Sheet 11 x 17")
    layout.pageCollection().page(0).setPageSize(QgsLayoutSize(431.8, 279.4))
    view = QgsLayoutItemMap(layout)
    _lay(layout, view, 8, 20, 330, 251)
    view.setFrameEnabled(True)
    view.zoomToExtent(extent)
    view.setBackgroundColor(project.backgroundColor())
    _text(layout, TITLES[town], 18, 8, 6, 180, 10, True)
    _text(layout, TOLD, 7, 190, 7, 236, 10)
    _text(layout, "\u2191 N (grid)", 9, 410, 262, 20, 6)
    legend = QgsLayoutItemLegend(layout)
    legend.setAutoUpdateModel(True)
    legend.setLinkedMap(view)
    for part, size in ((QgsLegendStyle.Style.Group, 8), (QgsLegendStyle.Style.SymbolLabel, 6.8)):
        legend.setStyle(part, _legend_style(size, part == QgsLegendStyle.Style.Group))
    legend.setSymbolHeight(2.7)
    legend.setBoxSpace(0)
    _lay(layout, legend, 343, 20, 84, 215)
    bar = QgsLayoutItemScaleBar(layout)
    bar.setStyle("Single Box")
    bar.setLinkedMap(view)
    bar.setUnits(Qgis.DistanceUnit.FeetUSSurvey)
    bar.setUnitLabel("ft")
    bar.setUnitsPerSegment(100)
    bar.setNumberOfSegments(3)
    bar.setNumberOfSegmentsLeft(0)
    bar.setHeight(2)
    bar.setTextFormat(_format(7))
    _lay(layout, bar, 343, 259, 66, 12)
    project.layoutManager().addLayout(layout)


def _legend_style(size: float, bold: bool) -> QgsLegendStyle:
    style = QgsLegendStyle()
    style.setTextFormat(_format(size, bold))
    style.setMargin(QgsLegendStyle.Side.Top, 2.2 if bold else 1.1)
    return style


def _format(size: float, bold: bool = False) -> QgsTextFormat:
    text = QgsTextFormat()
    text.setFont(QFont("DejaVu Sans"))
    text.setForcedBold(bold)
    text.setSize(size)
    return text


def _lay(layout: QgsPrintLayout, item: QgsLayoutItem, x: float, y: float, width: float, height: float) -> None:
    layout.addLayoutItem(item)
    item.attemptMove(QgsLayoutPoint(x, y))
    item.attemptResize(QgsLayoutSize(width, height))


def _text(layout: QgsPrintLayout, words: str, size: float, x: float, y: float, width: float, height: float,
          bold: bool = False) -> None:
    label = QgsLayoutItemLabel(layout)
    label.setTextFormat(_format(size, bold))
    label.setText(words)
    _lay(layout, label, x, y, width, height)


def make(town: str) -> None:
    """Write one project."""
    project = QgsProject()
    describe(project, town)
    target = HERE / town / f"{town}.qgz"
    project.setFileName(str(target))
    extent = QgsRectangle()
    for group, layers in GROUPS:
        opened = [(name, open_layer(town, name, title)) for name, title in layers]
        shown = [(name, layer) for name, layer in opened if layer is not None]
        if not shown:
            continue
        node = project.layerTreeRoot().addGroup(group)
        for name, layer in shown:
            project.addMapLayer(layer, False)
            entry = node.addLayer(layer)
            entry.setExpanded(True)
            # On the printed sheet the groups' names say enough.
            entry.setCustomProperty("legend/title-style", "hidden")
            if name in ("buildings", "septic", "wells"):
                extent.combineExtentWith(layer.extent())
    extent.scale(1.08)
    project.viewSettings().setDefaultViewExtent(QgsReferencedRectangle(extent, project.crs()))
    sheet(project, town, extent)
    if not project.write(str(target)):
        raise RuntimeError(f"{target.name}: {project.error()}")
    print(f"{target.relative_to(HERE)}: {target.stat().st_size} bytes")
    project.clear()


def main() -> None:
    """Write both projects."""
    application = QgsApplication([], False)
    application.initQgis()
    # The write-ahead log would change bytes of the GeoPackages, though they are only read; and a project would keep
    # the name of whoever made it. The settings live in a folder of their own.
    with TemporaryDirectory() as folder:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        QgsSettings().setValue("qgis/walForSqlite3", False)
        QgsSettings().setValue("projects/anonymize_saved_projects", True, QgsSettings.Section.Core)
        for town in TITLES:
            make(town)
        application.exitQgis()


if __name__ == "__main__":
    main()
