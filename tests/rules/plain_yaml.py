# SPDX-License-Identifier: GPL-2.0-or-later
"""YAML as an editor's schema checker sees it: dates are text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml


class _NoDates(yaml.SafeLoader):
    """Safe loader that leaves dates as they are written."""


_NoDates.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:timestamp"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def plain_yaml(path: Path) -> Any:
    return yaml.load(path.read_text(encoding="utf-8"), _NoDates)
