# SPDX-License-Identifier: GPL-2.0-or-later
"""Stages the installable plugin in build/bohsetbacks_plugin and zips it: one top folder, as QGIS and its site want it."""

from __future__ import annotations

import shutil
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
NAME = "bohsetbacks_plugin"
BESIDE = ("metadata.txt", "LICENSE", "README.md", "CHANGELOG.md")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc")
#: Not for users of the plugin: the scripts that make the sample, and what an open GeoPackage leaves beside it.
LEFT_OUT_OF_RESOURCES = shutil.ignore_patterns("__pycache__", "*.py", "*-wal", "*-shm")


def stage(folder: Path) -> Path:
    """Copy what belongs to the plugin into one folder within another; returns it."""
    target = folder / NAME
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(ROOT / NAME, target, ignore=LEFT_OUT)
    shutil.copytree(ROOT / "resources", target / "resources", ignore=LEFT_OUT_OF_RESOURCES)
    for name in BESIDE:
        shutil.copy2(ROOT / name, target / name)
    return target


def zip_folder(folder: Path) -> Path:
    """Zip a staged folder with fixed times, so that the same sources make the same file."""
    path = folder.with_suffix(".zip")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                entry = zipfile.ZipInfo(str(file.relative_to(folder.parent).as_posix()), (2026, 1, 1, 0, 0, 0))
                entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
                archive.writestr(entry, file.read_bytes())
    return path


if __name__ == "__main__":
    # Tests give a folder of their own: several may package at once.
    made = zip_folder(stage(Path(sys.argv[1]) if len(sys.argv) > 1 else BUILD))
    print(f"{made}: {made.stat().st_size / 1024:.0f} kB")
