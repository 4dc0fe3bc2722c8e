# SPDX-License-Identifier: GPL-2.0-or-later
"""Where the files that come with the product are: inside the package once packaged, beside it in a checkout."""

from __future__ import annotations

from configparser import ConfigParser
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """Path of a shipped file or folder.

    Parameters
    ----------
    *parts : str
        Its place below ``resources``, as in ``resource("rules", "plymouth.yaml")``.

    Returns
    -------
    Path
        It may not exist; the caller says what is missing.
    """
    inside = _PACKAGE / "resources"
    root = inside if inside.is_dir() else _PACKAGE.parent / "resources"
    return root.joinpath(*parts)


def version() -> str:
    """Version of the plugin, from the one place that holds it: metadata.txt."""
    inside = _PACKAGE / "metadata.txt"
    path = inside if inside.is_file() else _PACKAGE.parent / "metadata.txt"
    reader = ConfigParser(interpolation=None)
    reader.read(path, encoding="utf-8")
    return reader.get("general", "version")
