# SPDX-License-Identifier: GPL-2.0-or-later
"""The only place where QGIS objects meet engine objects."""
