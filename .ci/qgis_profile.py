# SPDX-License-Identifier: GPL-2.0-or-later
"""A QGIS profile of our own in build/, with the staged plugin enabled, and the environment to start QGIS in."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLUGIN = ROOT / "build" / "bohsetbacks_plugin"
SAMPLES = ROOT / "resources" / "sample"


def make_profile(folder: Path) -> dict[str, str]:
    """Make the profile anew; returns the environment."""
    shutil.rmtree(folder, ignore_errors=True)
    plugins = folder / "profiles" / "default" / "python" / "plugins"
    settings = folder / "profiles" / "default" / "QGIS"
    plugins.mkdir(parents=True)
    settings.mkdir(parents=True)
    (plugins / PLUGIN.name).symlink_to(PLUGIN)
    (settings / "QGIS3.ini").write_text(
        f"[PythonPlugins]\n{PLUGIN.name}=true\n\n[app]\naskToSaveMemoryLayers=false\n", encoding="utf-8")
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    return {**os.environ, "QGIS_CUSTOM_CONFIG_PATH": str(folder), "XDG_RUNTIME_DIR": str(runtime), "LC_ALL": "C.UTF-8",
            # shapely built against the system's GEOS: a wheel from PyPI breaks inside QGIS on Linux.
            "PYTHONPATH": sysconfig.get_paths()["purelib"]}
