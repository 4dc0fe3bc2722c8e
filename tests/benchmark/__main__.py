# SPDX-License-Identifier: GPL-2.0-or-later
"""What a town-wide check costs, as ratios to other ways to the same answer: ``python -m tests.benchmark``.

Never fails for being slow: machines differ. Each measurement runs in its own process, so that its peak memory is its own.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.benchmark import live, measure, qgis_ways, tables

ROOT = Path(__file__).resolve().parents[2]
_IN_MEMORY = {"rules": measure.rules, "bare": measure.bare_passes}
#: In this order; the first writes what the others read.
_FROM_FILES = {"write": measure.write, "question": measure.question_in_memory, "files_check": measure.files_check,
               "files_question": measure.files_question, "qgis_check": qgis_ways.qgis_check,
               "qgis_question": qgis_ways.qgis_question, "qgis_within": qgis_ways.qgis_within,
               "qgis_buffer": qgis_ways.qgis_buffer}
_LIVE = {"live_check": live.live_check}
_WORKERS = {**_IN_MEMORY, **_FROM_FILES, **_LIVE}


def main() -> int:
    """Measure, and print the tables."""
    options = _options()
    if options.worker:
        print(json.dumps(_work(options)), flush=True)
        return 0
    memory = {scale: {name: _in_own_process(name, scale, options) for name in _IN_MEMORY} for scale in options.scales}
    stored = {scale: _measure_files(scale, options) for scale in options.file_scales}
    edits = {scale: {name: _in_own_process(name, scale, options) for name in _LIVE} for scale in options.scales}
    tables.show(options, _whole(memory, _IN_MEMORY), _whole(stored, ("write", "question", "files_check", "files_question")),
                _whole(edits, _LIVE))
    return 0


def _whole(measured: tables.Results, needed: Iterable[str]) -> tables.Results:
    """The sizes at which all of these were measured; of the others, says why not (such as a lack of memory)."""
    for scale, one in measured.items():
        for name in needed:
            if "not_measured" in one[name]:
                print(f"NOT MEASURED: {name.replace('_', ' ')} at {scale:g} x, and so nothing beside it: "
                      f"{one[name]['not_measured']}")
    return {scale: one for scale, one in measured.items() if not any("not_measured" in one[name] for name in needed)}


def _numbers(text: str) -> list[float]:
    return [float(part) for part in text.split(",") if part.strip()]


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmark", description=__doc__)
    parser.add_argument("--scales", type=_numbers, default=[1.0, 2.0, 4.0],
                        help="sizes of the town for the rules and the bare passes, separated by commas (default 1,2,4)")
    parser.add_argument("--file-scales", type=_numbers, default=[1.0],
                        help="sizes for reading files, QGIS and the 100-ft question (default 1; '' for none)")
    parser.add_argument("--buffer-share", type=float, default=0.1,
                        help="share of the town that the buffer way gets; its seconds are scaled up (default 0.1)")
    parser.add_argument("--seed", type=int, default=26986)
    parser.add_argument("--told", action="store_true",
                        help="wetlands of stated kind (bordering), not of unknown kind as the state's layer has them")
    parser.add_argument("--planning", action="store_true", help="accuracies of planning data instead of a survey's")
    parser.add_argument("--worker", choices=sorted(_WORKERS), help=argparse.SUPPRESS)
    parser.add_argument("--scale", type=float, default=1.0, help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    return parser.parse_args()


def _work(options: argparse.Namespace) -> dict[str, Any]:
    try:
        return _WORKERS[options.worker](options)
    except qgis_ways.NoQgis as missing:
        return {"not_measured": str(missing)}


def _measure_files(scale: float, options: argparse.Namespace) -> dict[str, Any]:
    """Everything that reads files, at one size; they are written once."""
    result = {}
    with tempfile.TemporaryDirectory(prefix="bohsetbacks-benchmark-") as whole, \
            tempfile.TemporaryDirectory(prefix="bohsetbacks-benchmark-") as part:
        for name in _FROM_FILES:
            if name == "qgis_buffer" and options.buffer_share != 1.0:
                share = scale * options.buffer_share
                _in_own_process("write", share, options, part)
                result[name] = _in_own_process(name, share, options, part)
            else:
                result[name] = _in_own_process(name, scale, options, whole)
    return result


def _in_own_process(name: str, scale: float, options: argparse.Namespace, folder: str = "") -> dict[str, Any]:
    print(f"measuring {name.replace('_', ' ')} at {scale:g} x ...", file=sys.stderr, flush=True)
    command = [sys.executable, "-W", "ignore", "-m", "tests.benchmark", "--worker", name, "--scale", str(scale),
               "--seed", str(options.seed)]
    command += ["--folder", folder] if folder else []
    command += ["--told"] if options.told else []
    command += ["--planning"] if options.planning else []
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    # QGIS may print before the answer, and may fall over when it closes, after it.
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if not lines:
        return {"not_measured": f"it ended without an answer (exit code {done.returncode}); see above"}
    return dict(json.loads(lines[-1]))


if __name__ == "__main__":
    raise SystemExit(main())
