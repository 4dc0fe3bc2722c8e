# SPDX-License-Identifier: GPL-2.0-or-later
"""Before any test: our module finds PROJ's data for pyproj in a virtual environment, for geopandas in the tests too."""

import pytest

import bohsetbacks_plugin.data.crs  # noqa: F401


@pytest.fixture(autouse=True, scope="session")
def _a_map_that_nobody_sees_is_not_drawn(qgis_canvas):
    """pytest-qgis puts every layer on a hidden map, which QGIS would draw in other threads while the test goes on.

    To draw a filtered memory layer, QGIS asks the project in such a thread, and crashes if the test does so too (see
    `layer_features`). Maps are drawn in the tests of the reports, and in the real desktop.
    """
    qgis_canvas.setRenderFlag(False)
