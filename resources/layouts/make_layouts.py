# SPDX-License-Identifier: GPL-2.0-or-later
"""Writes the layouts beside this file: `python resources/layouts/make_layouts.py`. They may be edited in QGIS as well.

What the program looks for are the items' ids: `map`, `scale_bar` and `north` are drawn by QGIS as the layout says; `title`,
`legend` and `title_block` only say where and how large, and what stands there is written by the program.
"""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from qgis.core import (
    Qgis,
    QgsApplication,
    QgsLayoutItem,
    QgsLayoutItemLabel,
    QgsLayoutItemMap,
    QgsLayoutItemPicture,
    QgsLayoutItemScaleBar,
    QgsLayoutPoint,
    QgsLayoutSize,
    QgsPrintLayout,
    QgsProject,
    QgsReadWriteContext,
    QgsRectangle,
    QgsTextFormat,
)
from qgis.PyQt.QtGui import QColor, QFont

HERE = Path(__file__).resolve().parent

#: Layout -> page size and boxes (left, top, width, height), in mm. Left and right 15.2 mm (43 points) are free.
LAYOUTS = {
    "letter_portrait": ((215.9, 279.4), {
        "title": (15.2, 15.0, 185.5, 14.0), "map": (15.2, 30.0, 185.5, 152.0), "legend": (15.2, 185.0, 108.0, 74.0),
        "title_block": (127.0, 185.0, 73.7, 74.0)}),
    "letter_landscape": ((279.4, 215.9), {
        "title": (15.2, 13.0, 249.0, 13.0), "map": (15.2, 27.0, 168.0, 168.0), "legend": (186.5, 27.0, 77.7, 90.0),
        "title_block": (186.5, 120.0, 77.7, 75.0)}),
    "tabloid": ((431.8, 279.4), {
        "title": (15.2, 13.0, 401.4, 13.0), "map": (15.2, 27.0, 310.0, 231.0), "legend": (329.0, 27.0, 87.6, 138.0),
        "title_block": (329.0, 168.0, 87.6, 90.0)}),
    # A page of the atlas of a town: below the map stands the table of the lot.
    "atlas": ((215.9, 279.4), {
        "title": (15.2, 14.0, 185.5, 14.0), "map": (15.2, 29.0, 128.0, 118.0), "legend": (146.5, 29.0, 54.2, 118.0)}),
}


def make(name: str) -> None:
    """Write one layout."""
    (width, height), boxes = LAYOUTS[name]
    project = QgsProject()
    layout = QgsPrintLayout(project)
    layout.initializeDefaults()
    layout.setName(f"BOH Setbacks {name.replace('_', ' ')}")
    layout.pageCollection().page(0).setPageSize(QgsLayoutSize(width, height))
    shown = QgsLayoutItemMap(layout)
    _place(layout, shown, "map", boxes["map"])
    shown.setFrameEnabled(True)
    shown.setExtent(QgsRectangle(0, 0, boxes["map"][2], boxes["map"][3]))
    _scale_bar(layout, shown, boxes["map"])
    _north(layout, boxes["map"])
    for part in [name for name in boxes if name != "map"]:
        label = QgsLayoutItemLabel(layout)
        label.setText(f"[{part}: written by the program]")
        _place(layout, label, part, boxes[part])
        label.setFrameEnabled(part == "title_block")
    layout.saveAsTemplate(str(HERE / f"{name}.qpt"), QgsReadWriteContext())


def _place(layout: QgsPrintLayout, item: QgsLayoutItem, name: str, box: tuple[float, float, float, float]) -> None:
    item.setId(name)
    item.attemptMove(QgsLayoutPoint(box[0], box[1]))
    item.attemptResize(QgsLayoutSize(box[2], box[3]))
    layout.addLayoutItem(item)


def _scale_bar(layout: QgsPrintLayout, shown: QgsLayoutItemMap, box: tuple[float, float, float, float]) -> None:
    """In the map's lower left corner, two inches long: the program sets the feet to the scale."""
    bar = QgsLayoutItemScaleBar(layout)
    bar.setStyle("Single Box")
    bar.setLinkedMap(shown)
    bar.setUnits(Qgis.DistanceUnit.FeetUSSurvey)
    bar.setUnitLabel("ft")
    bar.setNumberOfSegmentsLeft(0)
    bar.setNumberOfSegments(4)
    bar.setHeight(2.0)
    font = QFont()
    font.setFamilies(["Arial", "Liberation Sans", "Helvetica", "DejaVu Sans"])
    style = QgsTextFormat()
    style.setFont(font)
    style.setSize(7.5)
    style.setSizeUnit(Qgis.RenderUnit.Points)
    bar.setTextFormat(style)
    bar.setBackgroundEnabled(True)
    bar.setBackgroundColor(QColor(255, 255, 255, 235))
    bar.setId("scale_bar")
    bar.setReferencePoint(QgsLayoutItem.ReferencePoint.LowerLeft)
    layout.addLayoutItem(bar)
    bar.attemptMove(QgsLayoutPoint(box[0] + 1.0, box[1] + box[3] - 1.0))


def _north(layout: QgsPrintLayout, box: tuple[float, float, float, float]) -> None:
    arrow = QgsLayoutItemPicture(layout)
    arrow.setPicturePath(":/images/north_arrows/layout_default_north_arrow.svg")
    arrow.setBackgroundEnabled(True)
    arrow.setBackgroundColor(QColor(255, 255, 255, 235))
    _place(layout, arrow, "north", (box[0] + box[2] - 13.0, box[1] + 1.0, 12.0, 12.0))


if __name__ == "__main__":
    application = QgsApplication([], True)
    application.initQgis()
    for each in LAYOUTS:
        make(each)
    application.exitQgis()
