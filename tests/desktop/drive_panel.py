# SPDX-License-Identifier: GPL-2.0-or-later
"""Run by `qgis --code`: the panel as a user works with it, by clicks and edits, with a picture of each state.

Opens the sample project, loads what is proposed, checks, filters, zooms, edits a tank into a well's setback and back, saves
the site file; ends through QGIS's own exit.
"""

import json
import os
import subprocess
import traceback
from pathlib import Path

from qgis.core import QgsGeometry, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QEventLoop, Qt, QTimer
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QPushButton
from qgis.utils import iface, plugins

OUT, WIDTH, HEIGHT = Path(os.environ["DRIVE_OUT"]), int(os.environ["DRIVE_WIDTH"]), int(os.environ["DRIVE_HEIGHT"])
FOOT = 1200 / 3937
told = {"error": None, "pictures": [], "steps": []}


def wait(milliseconds):
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def until(condition, what, seconds=60):
    for _ in range(seconds * 20):
        if condition():
            return
        wait(50)
    raise TimeoutError(what)


def picture(name):
    iface.mapCanvas().waitWhileRendering()
    wait(400)
    iface.mainWindow().grab().save(str(OUT / f"{name}.png"))
    told["pictures"].append(name)


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    wait(50)


def layer_called(name):
    return QgsProject.instance().mapLayersByName(name)[0]


def findings(dock):
    from bohsetbacks_plugin.engine.findings import records
    return [row for part in dock.session.parts()
            for row in records(part.review.findings.take(part.rows), part.review.site, part.review.rules)]


def short_pairs(dock):
    return sorted([row["rule_id"], row["subject_id"], row["constraint_id"] or "", row["outcome"], str(row["provided"])]
                  for row in findings(dock))


def drag(layer, feature_id, dx, dy):
    """What the vertex tool or the move tool does to the layer."""
    shape = QgsGeometry(layer.getFeature(feature_id).geometry())
    shape.translate(dx * FOOT, dy * FOOT)
    layer.beginEditCommand("drag")
    layer.changeGeometry(feature_id, shape)
    layer.endEditCommand()


def tank_outcome(dock, tank):
    return sorted({row["outcome"] for row in findings(dock) if row["subject_id"] == tank and row["constraint_role"] ==
                   "drinking_well"})


def work():
    window, plugin = iface.mainWindow(), plugins["bohsetbacks_plugin"]
    window.resize(WIDTH, HEIGHT)
    dock = plugin.dock
    dock.setUserVisible(True)
    window.resizeDocks([dock], [430 if WIDTH < 1500 else 520], Qt.Orientation.Horizontal)
    wait(500)
    dock.tabs.setCurrentWidget(dock.layers_tab)
    picture("1_proposals")
    told["steps"].append("proposals")
    click(dock.layers_tab.proposals.file_button)
    until(lambda: len(dock.site.used_layers()) > 5, "the site file was not loaded")
    picture("2_layers")
    dock.tabs.setCurrentWidget(dock.rules_tab)
    picture("3_rules")
    dock.tabs.setCurrentWidget(dock.check_tab)
    picture("4_check")
    click(dock.check_tab.findChild(QPushButton, 'BohSetbacksCheckButton'))
    until(lambda: dock.session.checked is not None and not dock.session.is_running, "the check did not end")
    wait(500)
    told["summary"], told["exit_code"] = dock.session.summary(), dock.session.checked.result.exit_code()
    told["output"] = str(dock.session.checked.output)
    told["memory_layers"] = [layer.name() for layer in QgsProject.instance().mapLayers().values()
                             if isinstance(layer, QgsVectorLayer) and layer.providerType() == "memory"]
    view = dock.results_tab.view
    view.selectRow(0)
    wait(1500)
    picture("5_results")
    told["rows_before"] = dock.results_tab.model.rowCount()
    dock.results_tab.filters.text.setText("W-")
    until(lambda: dock.results_tab.model.rowCount() != told["rows_before"], "the filter changed nothing")
    told["rows_after"] = dock.results_tab.model.rowCount()
    picture("6_filtered")
    dock.results_tab.filters.text.setText("")
    dock.tabs.setCurrentWidget(dock.not_checked_tab)
    picture("7_not_checked")
    dock.tabs.setCurrentWidget(dock.results_tab)
    edit(dock)
    tools(dock)
    save(dock)


def edit(dock):
    """A tank that is clear of a well is dragged towards it, and back."""
    layer = layer_called("Septic systems")
    start = short_pairs(dock)
    wells = {one["WELL_ID"]: one.geometry().asPoint() for one in layer_called("Wells").getFeatures()
             if one["KIND"] == "drinking"}
    flagged = {row["subject_id"] for row in findings(dock) if row["constraint_role"] == "drinking_well"}
    best = None
    for one in layer.getFeatures():
        if one["COMP_ID"] in flagged or one["TYPE"] != "septic tank":
            continue
        centre = one.geometry().centroid().asPoint()
        for place in wells.values():
            away = centre.distance(place)
            if best is None or away < best[0]:
                best = away, one, centre, place
    _, tank, centre, place = best
    told["tank"] = tank["COMP_ID"]
    if not layer.startEditing():
        raise RuntimeError("the layer cannot be edited")
    iface.setActiveLayer(layer)
    canvas = iface.mapCanvas()
    canvas.setCenter(tank.geometry().centroid().asPoint())
    canvas.zoomScale(600)
    told["before"] = tank_outcome(dock, tank["COMP_ID"])
    dx, dy = (place.x() - centre.x()) * 0.8 / FOOT, (place.y() - centre.y()) * 0.8 / FOOT
    drag(layer, tank.id(), dx, dy)
    until(lambda: "intrudes" in tank_outcome(dock, tank["COMP_ID"]), "the tank did not turn red", 10)
    told["live"] = dock.live_bar.text.text()
    picture("8_tank_in_the_setback")
    told["inside"] = tank_outcome(dock, tank["COMP_ID"])
    layer.undoStack().undo()
    until(lambda: tank_outcome(dock, tank["COMP_ID"]) == told["before"], "the tank did not turn back", 10)
    told["after_is_before"] = short_pairs(dock) == start
    layer.rollBack()
    wait(500)


def tools(dock):
    canvas = iface.mapCanvas()
    dock.tools.here_action.trigger()
    wait(200)
    centre = canvas.viewport().rect().center()
    QTest.mouseMove(canvas.viewport(), centre)
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, centre)
    wait(1500)
    picture("9_setbacks_here")
    dock.tools.measure_action.trigger()
    wait(200)
    layer = layer_called("Septic systems")
    tank = next(one for one in layer.getFeatures() if one["COMP_ID"] == told["tank"])
    place = canvas.getCoordinateTransform().transform(tank.geometry().centroid().asPoint()).toQPointF().toPoint()
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    until(dock.tools.place_panel.isVisible, "no setbacks were measured")
    wait(500)
    picture("10_measure_by_rule")
    told["measured"] = dock.tools.place_panel.isVisible()
    dock.tools.measure_action.trigger()
    wait(200)


def save(dock):
    dock.tabs.setCurrentWidget(dock.layers_tab)
    site = Path(QgsProject.instance().homePath()) / "saved_site.yaml"
    dock.site.export_site(site)
    told["site"] = str(site)
    told["findings"] = short_pairs(dock)
    # While QGIS still has the files open, as a user would try it in a terminal beside it.
    command = [*json.loads(os.environ["DRIVE_COMMAND"]), "check", str(site), "--json", str(OUT / "command_line.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    told["command_line"] = done.stdout[-500:] + done.stderr[-500:]


def start():
    try:
        work()
    except Exception:
        told["error"] = traceback.format_exc()
        iface.mainWindow().grab().save(str(OUT / "error.png"))
    (OUT / "told.json").write_text(json.dumps(told), encoding="utf-8")
    for layer in QgsProject.instance().mapLayers().values():
        if isinstance(layer, QgsVectorLayer) and layer.isEditable():
            layer.rollBack()
    QgsProject.instance().setDirty(False)
    iface.actionExit().trigger()


QTimer.singleShot(1500, start)
QTimer.singleShot(170000, lambda: os._exit(3))
