# SPDX-License-Identifier: GPL-2.0-or-later
"""Before any test: our module finds PROJ's data for pyproj in a virtual environment, for geopandas in the tests too."""

import bohsetbacks_plugin.data.crs  # noqa: F401
