# SPDX-License-Identifier: GPL-2.0-or-later
"""What the layers of a site mean: site file, presets, attribute values, placing. Shared by files and QGIS; knows neither."""
