# SPDX-License-Identifier: GPL-2.0-or-later
"""A map of a checked site as a picture: the project's own layers below, the results above, legend and a scale bar in feet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsLayerTree,
    QgsLayout,
    QgsLayoutExporter,
    QgsLayoutItem,
    QgsLayoutItemLabel,
    QgsLayoutItemLegend,
    QgsLayoutItemMap,
    QgsLayoutItemPicture,
    QgsLayoutItemScaleBar,
    QgsLayoutPoint,
    QgsLayoutSize,
    QgsLegendStyle,
    QgsPrintLayout,
    QgsProject,
    QgsRectangle,
    QgsTextFormat,
    QgsVectorLayer,
)
from qgis.PyQt.QtGui import QFont

from ..engine.errors import OutputError

#: Result layers that a map shows, from the top.
DRAWN = (("findings", "Distances that are short, open or for a person"), ("flagged", "Flagged components"),
         ("setback_zones", "Setback zones"))
_PAGE = (420.0, 297.0)
_MAP = (8.0, 22.0, 310.0, 267.0)
_SIDE = 324.0
_MARGIN_SHARE = 1.12


def export_map(project: QgsProject, geopackage: Path, title: str, subtitle: str, picture: Path, dpi: int = 150) -> None:
    """Draw the results over the project's layers and save the page as a PNG.

    Parameters
    ----------
    project : QgsProject
        Its visible layers are the base map; result layers are added to it.
    geopackage : Path
        Results of a check.
    title, subtitle : str
    picture : Path
        File to write.
    dpi : int

    Raises
    ------
    OutputError
        Where the picture cannot be written.
    """
    results = [_result_layer(geopackage, name, label) for name, label in DRAWN]
    base = [node.layer() for node in project.layerTreeRoot().findLayers() if node.isVisible() and node.layer() is not None]
    project.addMapLayers(results, False)
    layout = QgsPrintLayout(project)
    layout.initializeDefaults()
    layout.setName("Setbacks")
    layout.pageCollection().page(0).setPageSize(QgsLayoutSize(*_PAGE))
    crs = results[0].crs()
    shown = _add_map(layout, [*results, *base], crs, _extent(results, base, crs))
    _add_label(layout, title, (_MAP[0], 6.0, _MAP[2], 9.0), 18, bold=True)
    _add_label(layout, subtitle, (_MAP[0], 14.5, _MAP[2], 6.0), 9)
    _add_legend(layout, shown, results, project)
    _add_scale(layout, shown)
    _add_label(layout, "A screening, not an approval. Distances are horizontal, edge to edge, in US survey feet.",
               (_MAP[0], 290.0, 250.0, 5.0), 7)
    settings = QgsLayoutExporter.ImageExportSettings()
    settings.dpi = dpi
    done = QgsLayoutExporter(layout).exportToImage(str(picture), settings)
    if done != QgsLayoutExporter.ExportResult.Success:
        raise OutputError(f"{picture}: the map cannot be written; choose a folder that you may write to")


def _result_layer(geopackage: Path, name: str, label: str) -> QgsVectorLayer:
    layer = QgsVectorLayer(f"{geopackage}|layername={name}", label, "ogr")
    if not layer.isValid():
        raise OutputError(f"{geopackage}: has no layer '{name}'; give the results of a check")
    return layer


def _extent(results: list[QgsVectorLayer], base: list[Any], crs: QgsCoordinateReferenceSystem) -> QgsRectangle:
    """Where something is flagged; what the base map covers, where nothing is."""
    extent = QgsRectangle()
    for layer in results[:2]:
        extent.combineExtentWith(layer.extent())
    for layer in base if extent.isEmpty() else []:
        if layer.crs() == crs:
            extent.combineExtentWith(layer.extent())
    extent.scale(_MARGIN_SHARE)
    return extent


def _add_map(layout: QgsLayout, layers: list[Any], crs: QgsCoordinateReferenceSystem,
             extent: QgsRectangle) -> QgsLayoutItemMap:
    shown = QgsLayoutItemMap(layout)
    shown.attemptMove(QgsLayoutPoint(_MAP[0], _MAP[1]))
    shown.attemptResize(QgsLayoutSize(_MAP[2], _MAP[3]))
    shown.setCrs(crs)
    shown.setLayers(layers)
    shown.setKeepLayerSet(True)
    shown.zoomToExtent(extent)
    shown.setFrameEnabled(True)
    layout.addLayoutItem(shown)
    return shown


def _add_label(layout: QgsLayout, text: str, box: tuple[float, float, float, float], size: float,
               bold: bool = False) -> None:
    label = QgsLayoutItemLabel(layout)
    label.setText(text)
    label.setTextFormat(_text(size, bold))
    label.attemptMove(QgsLayoutPoint(box[0], box[1]))
    label.attemptResize(QgsLayoutSize(box[2], box[3]))
    layout.addLayoutItem(label)


def _text(size: float, bold: bool = False) -> QgsTextFormat:
    font = QFont("Open Sans")
    font.setBold(bold)
    style = QgsTextFormat()
    style.setFont(font)
    style.setSize(size)
    style.setSizeUnit(Qgis.RenderUnit.Points)
    return style


def _add_legend(layout: QgsLayout, shown: QgsLayoutItemMap, results: list[QgsVectorLayer], project: QgsProject) -> None:
    """The results first, then what the project shows, in its own groups."""
    legend = QgsLayoutItemLegend(layout)
    legend.setTitle("")
    legend.setLinkedMap(shown)
    legend.setAutoUpdateModel(False)
    tree = QgsLayerTree()
    group = tree.addGroup("Check")
    for layer in results:
        group.addLayer(layer)
    for child in project.layerTreeRoot().children():
        if child.isVisible():
            tree.addChildNode(child.clone())
    # The legend takes the tree as its own.
    legend.model().setRootGroup(tree)
    legend._tree = tree
    legend.setLegendFilterByMapEnabled(True)
    for part, size, bold in ((QgsLegendStyle.Style.Group, 9, True), (QgsLegendStyle.Style.Subgroup, 7.5, True),
                             (QgsLegendStyle.Style.SymbolLabel, 7, False)):
        style = legend.rstyle(part)
        style.setTextFormat(_text(size, bold))
        style.setMargin(QgsLegendStyle.Side.Top, 0.4 if part == QgsLegendStyle.Style.SymbolLabel else 1.0)
        legend.setStyle(part, style)
    legend.setSymbolHeight(2.5)
    legend.setSymbolWidth(6.0)
    legend.attemptMove(QgsLayoutPoint(_SIDE, 8.0))
    layout.addLayoutItem(legend)
    legend.adjustBoxSize()


def _add_scale(layout: QgsLayout, shown: QgsLayoutItemMap) -> None:
    """A scale bar in feet in the corner of the map, and a north arrow above its edge, where it hides nothing."""
    bar = QgsLayoutItemScaleBar(layout)
    bar.setStyle("Single Box")
    bar.setLinkedMap(shown)
    bar.setUnits(Qgis.DistanceUnit.FeetUSSurvey)
    bar.setUnitLabel("ft")
    bar.setNumberOfSegmentsLeft(0)
    bar.setNumberOfSegments(4)
    feet_across = shown.extent().width() * 3937.0 / 1200.0
    bar.setUnitsPerSegment(_round_length(feet_across / 16.0))
    bar.setTextFormat(_text(8))
    bar.setBackgroundEnabled(True)
    bar.setReferencePoint(QgsLayoutItem.ReferencePoint.LowerLeft)
    bar.attemptMove(QgsLayoutPoint(_MAP[0] + 3.0, _MAP[1] + _MAP[3] - 3.0))
    layout.addLayoutItem(bar)
    arrow = QgsLayoutItemPicture(layout)
    arrow.setPicturePath(":/images/north_arrows/layout_default_north_arrow.svg")
    arrow.attemptMove(QgsLayoutPoint(_MAP[0] + _MAP[2] - 15.0, 5.0))
    arrow.attemptResize(QgsLayoutSize(15.0, 15.0))
    layout.addLayoutItem(arrow)


def _round_length(feet: float) -> float:
    """The nearest of 1, 2, 5 times a power of ten below a length."""
    power = 1.0
    while power * 10 <= feet:
        power *= 10
    return max(step * power for step in (1, 2, 5) if step * power <= feet or step == 1)
