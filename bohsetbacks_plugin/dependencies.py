# SPDX-License-Identifier: GPL-2.0-or-later
"""What the plugin needs inside QGIS, tried out rather than looked up: a library can be there and broken."""

from __future__ import annotations

import platform
from importlib import import_module
from typing import Optional

_NEEDED = ("numpy", "yaml", "jinja2")


def problem() -> Optional[str]:
    """Why the check cannot run here, in one sentence with what to install; None if it can.

    On Linux a wheel of shapely from PyPI loads, and then fails to read or write geometry, because QGIS has already loaded
    another GEOS. A round trip of one polygon shows it.
    """
    for name in _NEEDED:
        try:
            import_module(name)
        except ImportError as missing:
            return f"the Python library {name} is missing ({missing}); {install_advice(name)}"
    try:
        shapely = import_module("shapely")
        square = shapely.Point(1.0, 2.0).buffer(1.0)
        if not shapely.from_wkb(shapely.to_wkb(square)).equals(square):
            return f"shapely does not read back the geometry that it wrote; {install_advice('shapely')}"
        shapely.STRtree([square]).query(square, predicate="dwithin", distance=1.0)
    except ImportError as missing:
        return f"the Python library shapely is missing ({missing}); {install_advice('shapely')}"
    except Exception as broken:  # noqa: BLE001 - a broken build fails in ways of its own; each is told
        return f"shapely is too old or does not work in this QGIS ({broken}); {install_advice('shapely')}"
    return None


def install_advice(name: str, system: str = "") -> str:
    """How to install a library on this platform, for the end of a sentence."""
    system = system or platform.system()
    packages = {"yaml": "pyyaml"}
    if system == "Windows":
        return (f"run the OSGeo4W installer and add python3-{packages.get(name, name)}, or use the standalone installer of "
                "QGIS, which holds it; then start QGIS again")
    if system == "Darwin":
        return (f"run in a terminal: /Applications/QGIS.app/Contents/MacOS/bin/python3 -m pip install "
                f"'{packages.get(name, name)}{'>=2' if name == 'shapely' else ''}'; then start QGIS again")
    if name == "shapely":
        return ("on Debian 13 or newer install python3-shapely; on Debian 12 build it against the system's GEOS with "
                "'pip install --no-binary shapely shapely' (libgeos-dev must be there), because a wheel from PyPI breaks "
                "inside QGIS; then start QGIS again")
    return f"install python3-{name} from your distribution; then start QGIS again"
