# SPDX-License-Identifier: GPL-2.0-or-later
"""The plugin class in QGIS: it loads, says where the command line is, and leaves nothing behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from qgis.core import QgsApplication

import bohsetbacks_plugin

ROOT = Path(__file__).resolve().parents[2]


def test_loads_and_unloads(qgis_iface, qgis_processing):
    plugin = bohsetbacks_plugin.classFactory(qgis_iface)
    plugin.initGui()
    assert plugin.action is not None
    assert not plugin.action.icon().isNull()
    ids = {one.id() for one in QgsApplication.processingRegistry().algorithms()}
    assert {"bohsetbacks:checksetbacks", "bohsetbacks:setbackzones", "bohsetbacks:validaterules"} <= ids
    plugin.unload()
    assert plugin.action is None
    assert QgsApplication.processingRegistry().providerById("bohsetbacks") is None
    plugin.unload()  # twice is no error: QGIS may do so when a plugin failed to start


def test_reload_three_times(qgis_iface, qgis_processing):
    for _ in range(3):
        plugin = bohsetbacks_plugin.classFactory(qgis_iface)
        plugin.initGui()
        plugin.unload()


def test_import_of_the_package_needs_no_qgis():
    """The command line runs where QGIS is not installed."""
    code = ("import sys; sys.modules['qgis'] = None; sys.modules['PyQt5'] = None\n"
            "import bohsetbacks_plugin.cli, bohsetbacks_plugin.engine.review, bohsetbacks_plugin.data.loader\n"
            "import bohsetbacks_plugin.data.geopackage")
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
