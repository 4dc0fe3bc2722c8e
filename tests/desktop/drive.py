# SPDX-License-Identifier: GPL-2.0-or-later
"""Run by `qgis --code`: checks the sample in the real desktop, takes a picture, ends with 0 if all went well."""

import json
import os
import traceback
from pathlib import Path

from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtCore import QTimer
from qgis.utils import iface, plugins

OUT = Path(os.environ["DRIVE_OUT"])
told = {"error": None}


def finish(code):
    (OUT / "told.json").write_text(json.dumps(told), encoding="utf-8")
    os._exit(code)


def start():
    try:
        iface.mainWindow().resize(1600, 1000)
        plugin = plugins["bohsetbacks_plugin"]
        told["problem"] = plugin.problem
        told["button"] = plugin.action.isVisible() and not plugin.action.icon().isNull()
        told["algorithms"] = sorted(one.id() for one in QgsApplication.processingRegistry().algorithms()
                                    if one.id().startswith("bohsetbacks:"))
        told["layers"] = {layer.name(): layer.isValid() for layer in QgsProject.instance().mapLayers().values()}
        import processing
        result = processing.runAndLoadResults("bohsetbacks:checksetbacks", {
            "SITE": os.environ["DRIVE_SITE"], "OUTPUT": str(OUT / "results.gpkg"), "JSON": str(OUT / "results.json")})
        told["exit_code"], told["summary"] = result["EXIT_CODE"], result["SUMMARY"]
        told["loaded"] = sorted(layer.name() for layer in QgsProject.instance().mapLayers().values())
        flagged = QgsProject.instance().mapLayersByName("Flagged")[0]
        told["renderer"] = QgsProject.instance().mapLayersByName("Findings")[0].renderer().type()
        canvas = iface.mapCanvas()
        extent = canvas.mapSettings().layerExtentToOutputExtent(flagged, flagged.extent())
        extent.scale(1.1)
        canvas.setExtent(extent)
        canvas.refresh()
        canvas.waitWhileRendering()
        QTimer.singleShot(1200, picture)
    except Exception:
        told["error"] = traceback.format_exc()
        finish(1)


def picture():
    try:
        told["picture"] = iface.mainWindow().grab().save(str(OUT / "desktop.png"))
        plugins["bohsetbacks_plugin"].unload()
        told["left"] = [one.id() for one in QgsApplication.processingRegistry().algorithms()
                        if one.id().startswith("bohsetbacks:")]
    except Exception:
        told["error"] = traceback.format_exc()
    finish(1 if told["error"] else 0)


QTimer.singleShot(1500, start)
QTimer.singleShot(100000, lambda: finish(3))
