# SPDX-License-Identifier: GPL-2.0-or-later
"""BOH Setbacks: measures septic, stable and poultry features against the setbacks of Plymouth and Essex, Massachusetts.

Nothing of QGIS is imported here, so that the command line (`python -m bohsetbacks_plugin`) runs without it.
"""

from typing import Any


def classFactory(iface: Any) -> Any:  # noqa: N802 - the name that QGIS calls
    """Called by QGIS when the plugin is enabled."""
    from .plugin import BohSetbacksPlugin

    return BohSetbacksPlugin(iface)
