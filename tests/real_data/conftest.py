# SPDX-License-Identifier: GPL-2.0-or-later
"""Real layers from beside the checkout; without them each test here is skipped, and says so."""

from __future__ import annotations

from pathlib import Path

import pytest

SHARED = Path(__file__).resolve().parents[2].parent / "shared"


@pytest.fixture(scope="session")
def data() -> Path:
    """Folder of the real layers, or a skip."""
    folder = SHARED / "data"
    if not folder.is_dir():
        pytest.skip("the folder of real data, ../shared/data, is not beside this checkout")
    return folder
