# SPDX-License-Identifier: GPL-2.0-or-later
"""Where the files that come with the product are: inside the package once packaged, beside it in a checkout."""

from __future__ import annotations

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
