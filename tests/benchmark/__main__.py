# SPDX-License-Identifier: GPL-2.0-or-later
"""``python -m tests.benchmark``."""

from __future__ import annotations

from tests.benchmark.run import main

raise SystemExit(main())
