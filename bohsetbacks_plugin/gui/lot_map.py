# SPDX-License-Identifier: GPL-2.0-or-later
"""A lot on the map: shown whole, and flashed."""

from __future__ import annotations

from qgis.core import QgsCoordinateTransform, QgsCsException, QgsProject
from qgis.gui import QgsMapCanvas

from ..qgis_bridge.lot_search import LotHit, lot_shape
from ..qgis_bridge.project_site import ProjectSite

#: Room around the lot, as a share of its size.
_AROUND = 1.6


def show_lot(canvas: QgsMapCanvas, site: ProjectSite, hit: LotHit) -> bool:
    """Zoom to a lot and flash it; False where it is no longer there, or cannot be placed on the map."""
    found = lot_shape(site, hit)
    if found is None:
        return False
    shape, crs = found
    way = QgsCoordinateTransform(crs, canvas.mapSettings().destinationCrs(), QgsProject.instance())
    try:
        box = way.transformBoundingBox(shape.boundingBox())
    except QgsCsException:
        return False
    box.scale(_AROUND)
    canvas.setExtent(box)
    canvas.refresh()
    canvas.flashGeometries([shape], crs)
    return True
