# SPDX-License-Identifier: GPL-2.0-or-later
"""Arrows go one way: gui and processing_provider -> qgis_bridge -> engine, and cli -> data, report -> engine."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "bohsetbacks_plugin"

#: Folder -> what its modules may import, beside the standard library: outside packages and folders of our own.
ALLOWED = {
    "engine": {"numpy", "shapely", "yaml", "engine"},
    "layer_schema": {"numpy", "shapely", "yaml", "layer_schema", "engine", "paths"},
    "data": {"numpy", "shapely", "fiona", "pyproj", "geopandas", "data", "layer_schema", "report", "engine", "paths"},
    "qgis_bridge": {"numpy", "shapely", "qgis", "qgis_bridge", "layer_schema", "report", "engine", "paths"},
    "processing_provider": {"numpy", "shapely", "qgis", "processing_provider", "qgis_bridge", "layer_schema", "report",
                            "engine", "paths", "rule_files"},
    "report": {"numpy", "shapely", "jinja2", "openpyxl", "report", "engine", "paths"},
}
#: The engine touches no files at all.
NOT_IN_ENGINE = {"pathlib", "os", "sqlite3", "tempfile", "shutil", "json"}


def imported(path: Path) -> set[str]:
    """First names of all modules that a file imports; of relative imports the folder they reach."""
    names = set()
    depth = len(path.relative_to(PACKAGE).parts) - 1
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add((node.module or "").split(".")[0])
        elif isinstance(node, ast.ImportFrom):
            up = depth - node.level + 1
            names.add(path.relative_to(PACKAGE).parts[0] if up > 0 else (node.module or node.names[0].name).split(".")[0])
    return names


@pytest.mark.parametrize("folder", sorted(ALLOWED))
def test_folder_imports_only_what_it_may(folder):
    wrong = {str(path.relative_to(PACKAGE)): sorted(imported(path) - ALLOWED[folder] - set(sys.stdlib_module_names))
             for path in (PACKAGE / folder).rglob("*.py")}
    assert {name: extra for name, extra in wrong.items() if extra} == {}


def test_engine_touches_no_files():
    for path in (PACKAGE / "engine").rglob("*.py"):
        assert imported(path) & NOT_IN_ENGINE == set(), path.name
        calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                 if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open"]
        assert calls == [], path.name


def test_package_itself_imports_qgis_only_in_the_plugin():
    for path in PACKAGE.rglob("*.py"):
        if path.relative_to(PACKAGE).parts[0] not in ("plugin.py", "gui", "qgis_bridge", "processing_provider"):
            assert "qgis" not in imported(path), path.name
