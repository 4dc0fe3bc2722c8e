# SPDX-License-Identifier: GPL-2.0-or-later
"""Toolbox algorithms, one per file, thin: they call qgis_bridge and the engine."""
