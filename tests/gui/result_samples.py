# SPDX-License-Identifier: GPL-2.0-or-later
"""Reviews of the sample sites for tests of the panel; read once, from a copy, because opening changes a GeoPackage a little."""

from __future__ import annotations

import functools
import shutil
import tempfile
from pathlib import Path

import numpy as np

from bohsetbacks_plugin.engine.finding_parts import FindingPart
from bohsetbacks_plugin.engine.review import Review, review
from bohsetbacks_plugin.layer_schema.site_file import load_site_file
from bohsetbacks_plugin.paths import resource
from bohsetbacks_plugin.qgis_bridge.coordinates import QgisCoordinates
from bohsetbacks_plugin.qgis_bridge.site_layers import prepare_site_file, read_site
from bohsetbacks_plugin.rule_files import load_town

TOWN = {"manomet": "plymouth", "conomo": "essex"}


@functools.cache
def sample_review(name: str, want_all: bool = False) -> Review:
    """The review of a sample site by its town's rules."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / name
        shutil.copytree(resource("sample", name), copy)
        prepared = prepare_site_file(load_site_file(copy / "site.yaml"), None)
        return review(read_site(prepared, QgisCoordinates()), load_town(TOWN[name]), want_all=want_all)


def whole(result: Review) -> list[FindingPart]:
    """All findings of a review as the one part."""
    return [FindingPart(result, np.arange(len(result.findings)))]


def row_of(result: Review, rule: str, subject: str, constraint: str = "") -> int:
    """The row of the finding of a rule on two features, by their ids."""
    for row, record in enumerate(result.records()):
        if (record["rule_id"], record["subject_id"], record["constraint_id"] or "") == (rule, subject, constraint):
            return row
    raise AssertionError(f"no finding of {rule} on {subject} and {constraint}")
