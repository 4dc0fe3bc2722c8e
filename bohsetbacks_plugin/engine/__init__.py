# SPDX-License-Identifier: GPL-2.0-or-later
"""The heart: rules, sites, distances, verdicts. numpy, shapely and PyYAML only; no QGIS, no Qt, no files."""
