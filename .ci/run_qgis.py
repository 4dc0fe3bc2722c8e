# SPDX-License-Identifier: GPL-2.0-or-later
"""`make run`: QGIS with the plugin enabled in a profile of its own, and the Plymouth sample open."""

from __future__ import annotations

import subprocess
import sys

from qgis_profile import ROOT, SAMPLES, make_profile

folder = ROOT / "build" / "run_profile"
sys.exit(subprocess.run(
    ["qgis", "--noversioncheck", "--profiles-path", str(folder), "--profile", "default", "--project",
     str(SAMPLES / "manomet" / "manomet.qgz")], env=make_profile(folder), check=False).returncode)
