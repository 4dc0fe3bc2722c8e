# SPDX-License-Identifier: GPL-2.0-or-later
"""Waiting for what the panel does a moment later, as a user would: by looking, not by the clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from qgis.PyQt.QtTest import QTest


def until(condition: Callable[[], Any], seconds: float = 60.0) -> None:
    """Run the event loop until a condition holds; the test fails if it does not within some seconds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"it did not come to pass within {seconds:g} s"
        QTest.qWait(10)
