# SPDX-License-Identifier: GPL-2.0-or-later
"""draw_map.py PROJECT.qgz RESULTS.gpkg TITLE SUBTITLE PICTURE.png: the map of a checked site, drawn by QGIS."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from qgis.core import QgsApplication, QgsProject  # noqa: E402

from bohsetbacks_plugin.qgis_bridge.layouts import export_map  # noqa: E402


def main(project_file: str, geopackage: str, title: str, subtitle: str, picture: str) -> None:
    """Open the project, draw, close."""
    application = QgsApplication([], True)
    application.initQgis()
    project = QgsProject.instance()
    if not project.read(project_file):
        sys.exit(f"{project_file}: cannot be opened ({project.error()})")
    export_map(project, Path(geopackage), title, subtitle, Path(picture))
    # QGIS crashes at exit where layers outlive it.
    project.clear()
    application.exitQgis()


if __name__ == "__main__":
    main(*sys.argv[1:])
