# SPDX-License-Identifier: GPL-2.0-or-later
"""The engine is numpy, shapely and PyYAML only: no QGIS, no file access, no other GIS library (DESIGN section 4)."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import bohsetbacks_plugin.engine as engine

FOLDER = Path(engine.__path__[0])
MODULES = sorted(FOLDER.rglob("*.py"))
ALLOWED = {"numpy", "shapely", "yaml", "__future__", "bohsetbacks_plugin",
           # of the standard library, what opens no file and starts no process
           "collections", "dataclasses", "datetime", "difflib", "enum", "functools", "itertools", "math", "re", "typing",
           "typing_extensions", "operator", "bisect", "heapq", "abc", "copy", "string", "warnings", "time", "types"}
BLOCKED = ("qgis", "PyQt5", "PyQt6", "geopandas", "fiona", "pyproj", "pandas", "osgeo", "jinja2")


def imported(tree: ast.AST) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add((node.module or "").split(".")[0])
    return names


def test_modules_are_there() -> None:
    assert len(MODULES) > 15


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_imports_only_what_is_allowed(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert imported(tree) <= ALLOWED


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_never_reaches_out_of_the_engine(path: Path) -> None:
    # A relative import may climb no higher than the engine itself: data, report and gui lie above it.
    depth = len(path.relative_to(FOLDER).parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level <= depth
            assert not (node.module or "").startswith("bohsetbacks_plugin.") or node.level


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_opens_no_file_and_asserts_nothing(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not isinstance(node, ast.Assert)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"open", "exec", "eval", "compile", "__import__", "print", "input"}


def test_engine_runs_where_everything_else_is_missing() -> None:
    code = (
        "import sys\n"
        "class Block:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name.split('.')[0] in {BLOCKED!r}:\n"
        "            raise ImportError('blocked: ' + name)\n"
        "sys.meta_path.insert(0, Block())\n"
        "import bohsetbacks_plugin.engine.review, bohsetbacks_plugin.engine.zones, bohsetbacks_plugin.engine.rule_loader\n"
        f"print(sorted(set({BLOCKED!r}) & set(sys.modules)))\n")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=FOLDER.parents[1], check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"
