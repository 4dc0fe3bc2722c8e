# SPDX-License-Identifier: GPL-2.0-or-later
"""The sample site with all that a reader can trip over: three CRS, an arc, a filter that is NULL for one row."""

from __future__ import annotations

from pathlib import Path

import fiona
from qgis.core import QgsCoordinateTransformContext, QgsFeature, QgsGeometry, QgsVectorFileWriter, QgsVectorLayer
from sample_site import FOOT, place, save, write_site
from shapely import Point, box


def write_mixed_site(folder: Path) -> Path:
    """Wells in degrees, wetlands in feet, a pond with an arc, and a well for which the filter has no answer."""
    path = write_site(folder)
    save(folder / "wells.gpkg", "wells", [(Point(120, 150), "W1", "DOM", "no"), (Point(80, 40), "W2", "DOM", None),
                                          (Point(10, 10), "W3", "DOM", "yes")], ["ID", "USE", "GONE"], "EPSG:4326")
    save(folder / "wetlands.gpkg", "wetlands", [(box(0, 170, 60, 230), "WL1")], ["ID"], "EPSG:2249")
    _write_pond(folder / "pond.gpkg")
    text = path.read_text(encoding="utf-8")
    text = text.replace("path: site.gpkg\n    layer: wells", "path: wells.gpkg\n    where: GONE <> 'yes'")
    text = text.replace("path: site.gpkg\n    layer: wetlands", "path: wetlands.gpkg")
    path.write_text(text + "  - path: pond.gpkg\n    role: pond\n    id_field: ID\n    accuracy_ft: 0.5\n", encoding="utf-8")
    return path


def _write_pond(path: Path) -> None:
    """A round pond of 30 ft radius about (20, 60), as an arc, by QGIS: fiona cannot write one."""
    centre, radius = place(Point(20, 60)), 30 * FOOT
    x, y = centre.x, centre.y
    layer = QgsVectorLayer("CurvePolygon?crs=EPSG:26986&field=ID:string", "pond", "memory")
    feature = QgsFeature(layer.fields())
    feature.setGeometry(QgsGeometry.fromWkt(
        f"CURVEPOLYGON(CIRCULARSTRING({x - radius} {y}, {x} {y + radius}, {x + radius} {y}, {x} {y - radius}, "
        f"{x - radius} {y}))"))
    feature["ID"] = "P1"
    layer.dataProvider().addFeature(feature)
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName, options.layerName = "GPKG", "pond"
    QgsVectorFileWriter.writeAsVectorFormatV3(layer, str(path), QgsCoordinateTransformContext(), options)
    with fiona.open(path) as written:
        if len(written) != 1:
            raise AssertionError("the pond was not written")
