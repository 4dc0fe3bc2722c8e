# SPDX-License-Identifier: GPL-2.0-or-later
"""The packaged zip, installed in a fresh QGIS profile: what passes only in pytest proves nothing about shapely inside QGIS."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Profile:
    """A QGIS profile with the plugin enabled, and the environment to start QGIS in."""

    folder: Path
    environment: dict[str, str]

    @property
    def plugin(self) -> Path:
        return self.folder / "profiles" / "default" / "python" / "plugins" / "bohsetbacks_plugin"


def make_profile(folder: Path, archive: Path) -> Profile:
    """Install the zip as QGIS's plugin manager does: unpacked into the profile, and enabled in its settings."""
    plugins = folder / "profiles" / "default" / "python" / "plugins"
    settings = folder / "profiles" / "default" / "QGIS"
    plugins.mkdir(parents=True)
    settings.mkdir(parents=True)
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(plugins)
    (settings / "QGIS3.ini").write_text(
        "[PythonPlugins]\nbohsetbacks_plugin=true\n\n[app]\naskToSaveMemoryLayers=false\n", encoding="utf-8")
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    environment = {**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(runtime),
                   "QGIS_CUSTOM_CONFIG_PATH": str(folder), "LC_ALL": "C.UTF-8",
                   # The same shapely as the tests: built against the system's GEOS. The checkout itself is not on the path.
                   "PYTHONPATH": sysconfig.get_paths()["purelib"]}
    environment.pop("QT_QPA_PLATFORM", None)
    return Profile(folder, environment)


@pytest.fixture(scope="session")
def archive(tmp_path_factory):
    """The zip of `make package`, in a folder of its own."""
    folder = tmp_path_factory.mktemp("package")
    subprocess.run([sys.executable, str(ROOT / ".ci" / "package.py"), str(folder)], check=True, capture_output=True)
    return folder / "bohsetbacks_plugin.zip"


@pytest.fixture()
def profile(archive, tmp_path):
    for program in ("qgis", "qgis_process", "xvfb-run"):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed: run make setup")
    return make_profile(tmp_path / "profile", archive)
