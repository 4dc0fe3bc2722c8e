# SPDX-License-Identifier: GPL-2.0-or-later
"""What a town-wide check costs, as a ratio to the bare distances of the same layers (`make benchmark`).

Never fails for being slow: machines differ. Each measurement runs in its own process, so that its peak memory is its
own.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
if __package__ in (None, ""):
    sys.path.insert(0, str(ROOT))

from bohsetbacks_plugin.engine.review import review  # noqa: E402
from bohsetbacks_plugin.rule_files import load_town  # noqa: E402
from tests.benchmark import bare, synthetic_town  # noqa: E402

#: DESIGN section 6: all rules of a town cost less than this many times the bare passes.
TARGET_RATIO = 3.0
#: Rules whose pairs both ways must count alike: id, kind of subject, pass.
COMPARED = (("T5-12S", "soil_absorption_system", "wells"), ("T5-12T", "septic_tank", "wells"),
            ("T5-10S", "soil_absorption_system", "wetlands"), ("PLY-T5-5-07S", "soil_absorption_system", "wetlands"),
            ("PLY-T5-5-07T", "septic_tank", "wetlands"), ("PLY-HORSE-11A-1", "corral", "road"))


def main() -> int:
    """Measure, and print the tables."""
    options = _options()
    if options.worker:
        print(json.dumps(_WORKERS[options.worker](options)))
        return 0
    scales = [float(text) for text in options.scales.split(",")]
    results = []
    for scale in scales:
        print(f"measuring at {scale:g} x ...", file=sys.stderr, flush=True)
        results.append({name: _in_own_process(name, scale, options) for name in _WORKERS})
    _print_tables(scales, results, options)
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python tests/benchmark/run.py", description=__doc__)
    parser.add_argument("--scales", default="1,2,4", help="sizes of the town, separated by commas (default 1,2,4)")
    parser.add_argument("--seed", type=int, default=26986)
    parser.add_argument("--told", action="store_true",
                        help="wetlands of stated kind (bordering), not of unknown kind as the state's layer has them")
    parser.add_argument("--planning", action="store_true", help="accuracies of planning data instead of a survey's")
    parser.add_argument("--worker", choices=sorted(_WORKERS), help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=float, default=1.0, help=argparse.SUPPRESS)
    return parser.parse_args()


def _in_own_process(name: str, scale: float, options: argparse.Namespace) -> dict[str, Any]:
    command = [sys.executable, "-W", "ignore", str(Path(__file__).resolve()), "--worker", name, "--scale", str(scale),
               "--seed", str(options.seed)]
    command += ["--told"] if options.told else []
    command += ["--planning"] if options.planning else []
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return dict(json.loads(done.stdout))


def _town(options: argparse.Namespace) -> synthetic_town.Town:
    role = "bordering_vegetated_wetland" if options.told else "wetland"
    return synthetic_town.build(options.scale, options.seed, wetland_role=role, planning=options.planning)


def _peak_mb() -> float:
    # Kilobytes on Linux, bytes on macOS.
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024.0 * 1024.0) if sys.platform == "darwin" else peak / 1024.0


def _rules_worker(options: argparse.Namespace) -> dict[str, Any]:
    """All rules of Plymouth and the state's with them, as ``check`` runs them without ``--all``."""
    town, catalogue = _town(options), load_town("plymouth")
    before = _peak_mb()
    start = time.perf_counter()
    site = town.site()
    assembled = time.perf_counter()
    result = review(site, catalogue)
    end = time.perf_counter()
    flagged = {row["rule_id"]: row["flagged"] for row in result.rule_rows()}
    return {"assemble": assembled - start, "rules": end - assembled, "before_mb": before, "peak_mb": _peak_mb(),
            "findings": len(result.findings), "counts": result.counts(),
            "flagged": {rule: flagged[rule] for rule, _, _ in COMPARED}, "line": flagged["T5-01T"] + flagged["T5-01S"]}


def _bare_worker(options: argparse.Namespace) -> dict[str, Any]:
    """The yardstick."""
    town, catalogue = _town(options), load_town("plymouth")
    before = _peak_mb()
    passes = {one.name: one for one in bare.passes(town, catalogue)}
    peak = _peak_mb()
    required = {rule.id: rule.legs[0].reach_ft for rule in catalogue.rules}
    found = {}
    for rule, role, name in COMPARED:
        subjects = town.corrals if name == "road" else town.components
        chosen = bare.having_role(subjects, role)
        found[rule] = passes[name].within(required[rule], chosen)
    return {"passes": {name: [one.seconds, len(one.feet), float(one.feet.sum())] for name, one in passes.items()},
            "before_mb": before, "peak_mb": peak, "flagged": found,
            "line": bare.near_or_off_lot(town, passes["lot lines"], required["T5-01S"])}


_WORKERS = {"rules": _rules_worker, "bare": _bare_worker}


def _print_tables(scales: list[float], results: list[dict[str, Any]], options: argparse.Namespace) -> None:
    kind = "of stated kind" if options.told else "of unknown kind"
    accuracy = "planning data" if options.planning else "a survey"
    print(f"Synthetic town, seed {options.seed}; wetlands {kind}; accuracy of {accuracy}")
    _row("", *[f"{scale:g} x" for scale in scales])
    _row("lots / septic components", *[f"{synthetic_town.LOTS * scale:,.0f} / {2 * synthetic_town.LOTS * scale:,.0f}"
                                       for scale in scales])
    _row("wetlands / their vertices", *[
        f"{synthetic_town.WETLANDS * scale:,.0f} / {synthetic_town.WETLAND_VERTICES * scale:,.0f}" for scale in scales])
    print("\nBare passes: STRtree dwithin + distance at the largest distance of each layer's rules, "
          "seconds (pairs, sum of feet)")
    for name in results[0]["bare"]["passes"]:
        _row(f"  {name}", *["{:.2f} ({:,} pairs, {:,.0f})".format(*one["bare"]["passes"][name]) for one in results])
    total = [sum(seconds for seconds, _, _ in one["bare"]["passes"].values()) for one in results]
    _row("bare passes together, s", *[f"{one:.2f}" for one in total])
    print("\nAll rules of Plymouth with the state's")
    _row("assembling the layers, s", *[f"{one['rules']['assemble']:.2f}" for one in results])
    seconds = [one["rules"]["rules"] for one in results]
    _row("the rules, s", *[f"{one:.2f}" for one in seconds])
    _row("  findings", *[f"{one['rules']['findings']:,}" for one in results])
    _row("  of them 'not checked'", *[f"{one['rules']['counts']['not_checked']:,}" for one in results])
    _row("  pairs flagged (binding)", *[f"{one['rules']['counts']['flagged_pairs']:,}" for one in results])
    ratios = [mine / yard for mine, yard in zip(seconds, total)]
    _row(f"RATIO rules / bare (target < {TARGET_RATIO:g})",
         *[f"{one:.2f}  {_said(one < TARGET_RATIO)}" for one in ratios])
    print("\nGrowth, as a multiple of the first size (linear: the multiple of the size itself)")
    _row("size", *[f"{scale / scales[0]:.2f}" for scale in scales])
    _row("bare", *[f"{one / total[0]:.2f}" for one in total])
    # A fifth over linear is allowed for caches that a larger town no longer fits.
    _row("rules", *[f"{one / seconds[0]:.2f}  {_said(one / seconds[0] < 1.2 * scale / scales[0])}"
                    for one, scale in zip(seconds, scales)])
    print("\nPeak memory, MB (of it before the measurement: the town itself)")
    for name in _WORKERS:
        _row(name, *[f"{one[name]['peak_mb']:,.0f} ({one[name]['before_mb']:,.0f})" for one in results])
    _print_agreement(scales, results, options)


def _print_agreement(scales: list[float], results: list[dict[str, Any]], options: argparse.Namespace) -> None:
    print("\nDo both ways find the same pairs? flagged by the rules | nearer than required by the bare pass")
    if options.planning:
        print("  (not comparable: with planning data pairs beyond the required distance are too close to call)")
    if options.told:
        print("  (T5-10S does not apply: these wetlands border no supply)")
    for rule in results[0]["bare"]["flagged"]:
        _row(f"  {rule}", *[_both(one["rules"]["flagged"][rule], one["bare"]["flagged"][rule]) for one in results])
    _row("  own lot line (T5-01T and S)", *[_both(one["rules"]["line"], one["bare"]["line"]) for one in results])


def _both(mine: int, yard: int) -> str:
    return f"{mine:,} | {yard:,}  {'same' if mine == yard else 'DIFFER'}"


def _said(good: bool) -> str:
    return "met" if good else "NOT MET"


def _row(label: str, *cells: str) -> None:
    print(f"{label:<36}" + "".join(f"{cell:>38}" for cell in cells))


if __name__ == "__main__":
    raise SystemExit(main())
