# SPDX-License-Identifier: GPL-2.0-or-later
"""What a check looked at, stored in its results file, so that a later one can be compared with it.

Two tables that are not registered in the GeoPackage: GIS programs show no layers of them, and DESIGN 3.5 keeps its list.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Optional

from ..engine.pair_key import as_text
from ..engine.review import Review
from ..engine.run_facts import FeatureFact, RuleFact, RunFacts, run_facts


def write_run(path: Path, site: dict[str, Any], result: Review) -> None:
    """Add what the check looked at to a results file that is being made.

    Parameters
    ----------
    path : Path
    site : dict
        What identifies the run.
    result : Review
    """
    facts = run_facts(result)
    run = {**site, "rests_on": {name: list(rule.rests_on) for name, rule in facts.rules.items() if rule.rests_on},
           "layers": sorted(facts.layers)}
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE bohsetbacks_run (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)")
        connection.executemany("INSERT INTO bohsetbacks_run VALUES (?, ?)",
                               [(name, json.dumps(value)) for name, value in run.items()])
        connection.execute(
            "CREATE TABLE bohsetbacks_features (layer TEXT NOT NULL, id TEXT NOT NULL, roles TEXT NOT NULL, "
            "checked INTEGER NOT NULL, status TEXT NOT NULL, circumstances TEXT NOT NULL, not_measured TEXT)")
        connection.executemany("INSERT INTO bohsetbacks_features VALUES (?, ?, ?, ?, ?, ?, ?)", _feature_rows(facts))


def read_run(connection: sqlite3.Connection, rules: list[dict[str, Any]]) -> Optional[RunFacts]:
    """What a stored check looked at; None for a file of an earlier version, which does not say.

    Parameters
    ----------
    connection : sqlite3.Connection
    rules : list of dict
        Rows of the results' table `rules`.

    Raises
    ------
    sqlite3.Error, ValueError
        Where the tables are damaged.
    """
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"bohsetbacks_run", "bohsetbacks_features"} <= names:
        return None
    run = {name: json.loads(value) for name, value in connection.execute("SELECT name, value FROM bohsetbacks_run")}
    facts = RunFacts(str(run.get("site", "")), str(run.get("project_type", "")), str(run.get("created", "")),
                     tuple(map(str, run.get("lots", ()))), {}, frozenset(map(str, run.get("layers", ()))))
    for row in rules:
        told = run.get("rests_on", {}).get(row["rule_id"], ())
        facts.rules[str(row["rule_id"])] = RuleFact(row["status"], row["reason"] or "", row["edition"] or "",
                                                    tuple(map(str, told)))
    shared: dict[tuple[Any, ...], FeatureFact] = {}
    for layer, label, roles, checked, status, circumstances, why in connection.execute(
            "SELECT layer, id, roles, checked, status, circumstances, not_measured FROM bohsetbacks_features"):
        if why is not None:
            facts.not_measured[layer, label] = why
            continue
        told = (roles, checked, status, circumstances)
        if told not in shared:
            shared[told] = FeatureFact(roles, bool(checked), status, json.loads(circumstances) if circumstances else {})
        facts.features[layer, label] = shared[told]
    return facts


def _feature_rows(facts: RunFacts) -> list[tuple[Any, ...]]:
    rows: list[tuple[Any, ...]] = [
        (layer, as_text(label), one.roles, one.checked, one.status,
         json.dumps(one.circumstances, sort_keys=True) if one.circumstances else "", None)
        for (layer, label), one in facts.features.items()]
    return rows + [(layer, as_text(label), "", False, "", "", why) for (layer, label), why in facts.not_measured.items()]
