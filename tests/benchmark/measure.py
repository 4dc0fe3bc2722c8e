# SPDX-License-Identifier: GPL-2.0-or-later
"""What is measured with the layers already in memory: all rules, the bare passes, the 100-ft question both ways."""

from __future__ import annotations

import argparse
import resource
import sys
import time
from typing import Any

from bohsetbacks_plugin.engine.review import review
from bohsetbacks_plugin.rule_files import load_town
from tests.benchmark import bare, files, question, synthetic_town

#: Rules whose pairs both ways must count alike: id, kind of subject, pass.
COMPARED = (("T5-12S", "soil_absorption_system", "wells"), ("T5-12T", "septic_tank", "wells"),
            ("T5-10S", "soil_absorption_system", "wetlands"), ("PLY-T5-5-07S", "soil_absorption_system", "wetlands"),
            ("PLY-T5-5-07T", "septic_tank", "wetlands"), ("PLY-HORSE-11A-1", "corral", "road"))


def town(options: argparse.Namespace) -> synthetic_town.Town:
    """The town that the options ask for."""
    role = "bordering_vegetated_wetland" if options.told else "wetland"
    return synthetic_town.build(options.scale, options.seed, wetland_role=role, planning=options.planning)


def peak_mb() -> float:
    """The most memory that this process has held so far."""
    # Kilobytes on Linux, bytes on macOS.
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024.0 * 1024.0) if sys.platform == "darwin" else peak / 1024.0


def rules(options: argparse.Namespace) -> dict[str, Any]:
    """All rules of Plymouth and the state's with them, as ``check`` runs them without ``--all``."""
    made, catalogue = town(options), load_town("plymouth")
    before = peak_mb()
    start = time.perf_counter()
    site = made.site()
    assembled = time.perf_counter()
    result = review(site, catalogue)
    end = time.perf_counter()
    flagged = {row["rule_id"]: row["flagged"] for row in result.rule_rows()}
    return {"assemble": assembled - start, "rules": end - assembled, "before_mb": before, "peak_mb": peak_mb(),
            "findings": len(result.findings), "counts": result.counts(), "answer": files.answer(result),
            "flagged": {rule: flagged[rule] for rule, _, _ in COMPARED}, "line": flagged["T5-01T"] + flagged["T5-01S"]}


def bare_passes(options: argparse.Namespace) -> dict[str, Any]:
    """The yardstick."""
    made, catalogue = town(options), load_town("plymouth")
    before = peak_mb()
    passes = {one.name: one for one in bare.passes(made, catalogue)}
    peak = peak_mb()
    required = {rule.id: rule.legs[0].reach_ft for rule in catalogue.rules if rule.kind == "setback"}
    found = {}
    for rule, role, name in COMPARED:
        subjects = made.corrals if name == "road" else made.components
        found[rule] = passes[name].within(required[rule], bare.having_role(subjects, role))
    return {"passes": {name: [one.seconds, len(one.feet), float(one.feet.sum())] for name, one in passes.items()},
            "before_mb": before, "peak_mb": peak, "flagged": found,
            "line": bare.near_or_off_lot(made, passes["lot lines"], required["T5-01S"])}


def question_in_memory(options: argparse.Namespace) -> dict[str, Any]:
    """The 100-ft question, by the engine and by the bare passes."""
    made, catalogue = town(options), question.catalogue()
    start = time.perf_counter()
    passes = question.passes(made)
    middle = time.perf_counter()
    result = review(question.site(made), catalogue)
    end = time.perf_counter()
    return {"bare": middle - start, "engine": end - middle, "answer": files.answer(result), "peak_mb": peak_mb(),
            "engine_pairs": question.flagged_pairs(result),
            "bare_pairs": sum(int(question.near(one).sum()) for one in passes)}


def write(options: argparse.Namespace) -> dict[str, Any]:
    """The town as files, for the ways that follow."""
    made = town(options)
    start = time.perf_counter()
    files.write(made, options.folder)
    size = (options.folder / files.TOWN_FILE).stat().st_size
    return {"write": time.perf_counter() - start, "megabytes": size / 1e6}


def files_check(options: argparse.Namespace) -> dict[str, Any]:
    """Reading the files as the command line does, and all rules."""
    result, seconds = files.read_and_check(options.folder / files.ALL_LAYERS, load_town("plymouth"))
    return {**seconds, "answer": files.answer(result), "peak_mb": peak_mb()}


def files_question(options: argparse.Namespace) -> dict[str, Any]:
    """Reading the files as the command line does, and the 100-ft question."""
    result, seconds = files.read_and_check(options.folder / files.QUESTION_LAYERS, question.catalogue())
    return {**seconds, "answer": files.answer(result), "peak_mb": peak_mb()}
