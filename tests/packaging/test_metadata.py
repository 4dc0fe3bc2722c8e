# SPDX-License-Identifier: GPL-2.0-or-later
"""metadata.txt says what QGIS and the plugin site need, and agrees with the rest of the project."""

from __future__ import annotations

import re
from configparser import ConfigParser
from pathlib import Path

import pytest

from bohsetbacks_plugin.paths import version

ROOT = Path(__file__).resolve().parents[2]
REQUIRED = ("name", "description", "about", "version", "qgisMinimumVersion", "author", "email", "repository", "tracker",
            "license", "icon")


@pytest.fixture(name="metadata")
def _metadata() -> dict[str, str]:
    reader = ConfigParser(interpolation=None)
    reader.optionxform = str  # QGIS's keys are in camel case
    reader.read(ROOT / "metadata.txt", encoding="utf-8")
    return dict(reader["general"])


def test_holds_what_the_plugin_site_requires(metadata):
    assert [key for key in REQUIRED if not metadata.get(key)] == []


def test_qgis_versions(metadata):
    assert metadata["qgisMinimumVersion"] == "3.40"
    assert metadata["qgisMaximumVersion"] == "4.99"  # without it QGIS 4 would not offer the plugin
    assert "supportsQt6" not in metadata  # removed from QGIS


def test_icon_exists(metadata):
    assert (ROOT / metadata["icon"]).is_file()


def test_version_is_the_newest_of_the_changelog(metadata):
    newest = re.search(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest.group(1) == metadata["version"] == version()


def test_license_is_gpl_2():
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "GNU GENERAL PUBLIC LICENSE" in text
    assert "Version 2, June 1991" in text


def test_every_module_names_its_licence():
    package = ROOT / "bohsetbacks_plugin"
    without = [path.name for path in package.rglob("*.py")
               if not path.read_text(encoding="utf-8").startswith("# SPDX-License-Identifier: GPL-2.0-or-later")]
    assert without == []


def test_no_assert_in_the_package():
    """Bandit blocks an upload for it, and Python drops it with -O."""
    package = ROOT / "bohsetbacks_plugin"
    found = [f"{path.name}:{number}" for path in package.rglob("*.py")
             for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
             if re.match(r"\s*assert\b", line)]
    assert found == []
