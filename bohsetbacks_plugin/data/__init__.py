# SPDX-License-Identifier: GPL-2.0-or-later
"""Files in and out: rulesets, site files, layers, results. The only place that knows fiona and pyproj."""
