# SPDX-License-Identifier: GPL-2.0-or-later
"""`make run`: QGIS with the plugin enabled in a profile of its own, and the Plymouth sample open."""

from __future__ import annotations

import shutil
import subprocess
import sys

from qgis_profile import ROOT, SAMPLES, make_profile

folder = ROOT / "build" / "run_profile"
# A copy: QGIS changes a GeoPackage a little even when it is only looked at.
sample = ROOT / "build" / "run_sample"
if not sample.exists():
    shutil.copytree(SAMPLES / "manomet", sample)
sys.exit(subprocess.run(
    ["qgis", "--noversioncheck", "--profiles-path", str(folder), "--profile", "default", "--project",
     str(sample / "manomet.qgz")], env=make_profile(folder), check=False).returncode)
