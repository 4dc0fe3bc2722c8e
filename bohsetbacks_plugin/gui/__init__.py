# SPDX-License-Identifier: GPL-2.0-or-later
"""The panel beside the map, its map tools and its settings page. No measuring here."""
