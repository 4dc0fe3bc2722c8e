# SPDX-License-Identifier: GPL-2.0-or-later
"""Prints what was measured: seconds, ratios, whether the ways agree, and the targets of DESIGN section 6."""

from __future__ import annotations

import argparse
from typing import Any, Optional

from tests.benchmark import synthetic_town

#: DESIGN section 6: rules to bare passes, buffer way to ours, extract within distance to ours.
RULES_TO_BARE, BUFFER_TO_OURS, WITHIN_TO_OURS = 3.0, 30.0, 2.0
#: Milliseconds of the engine for the live check of one edited component.
LIVE_MS = 20.0
#: A fifth over linear is allowed, for caches that a larger town no longer fits.
OVER_LINEAR = 1.2

Results = dict[float, dict[str, Any]]


class _Targets:
    """The targets as they are met or not, for the end."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str]] = []

    def add(self, what: str, measured: str, good: bool) -> None:
        self.rows.append((what, f"{measured:>9}   {'met' if good else 'NOT MET'}"))


def show(options: argparse.Namespace, memory: Results, stored: Results, edits: Results) -> None:
    """Print everything."""
    targets = _Targets()
    kind = "of stated kind" if options.told else "of unknown kind"
    accuracy = "planning data" if options.planning else "a survey"
    print(f"Synthetic town, seed {options.seed}; wetlands {kind}; accuracy of {accuracy}; seconds of one run")
    if memory:
        _sizes(list(memory))
        _rules(memory, targets)
        _memory(memory)
        _agreement(memory, options)
    for scale, one in stored.items():
        _files(scale, one, memory.get(scale))
        _question(scale, one, options, targets)
    if edits:
        _edits(edits, targets)
    print("\nTargets of DESIGN section 6")
    for what, said in targets.rows:
        print(f"  {what:<118}{said}")


def _edits(edits: Results, targets: _Targets) -> None:
    """The live check."""
    print("\nLive check of one edit against the whole town: median (worst) milliseconds of the engine, features checked anew")
    results = [one["live_check"] for one in edits.values()]
    for name in ("component", "well"):
        _row(f"  a {name} moved", *["{median_ms:.0f} ({worst_ms:.0f}), {checked:g}".format(**one[name]) for one in results])
    _row("  getting ready after a check, s", *[f"{one['ready']:.2f}" for one in results])
    for scale, one in zip(edits, results):
        milliseconds = one["component"]["median_ms"]
        targets.add(f"live check of one edited component < {LIVE_MS:g} ms of engine time, at {scale:g} x",
                    f"{milliseconds:.0f} ms", milliseconds < LIVE_MS)


def _sizes(scales: list[float]) -> None:
    _row("", *[f"{scale:g} x" for scale in scales])
    _row("lots / septic components", *[f"{synthetic_town.LOTS * scale:,.0f} / {2 * synthetic_town.LOTS * scale:,.0f}"
                                       for scale in scales])
    _row("wetlands / their vertices", *[
        f"{synthetic_town.WETLANDS * scale:,.0f} / {synthetic_town.WETLAND_VERTICES * scale:,.0f}" for scale in scales])


def _rules(memory: Results, targets: _Targets) -> None:
    results, scales = list(memory.values()), list(memory)
    print("\nBare passes: STRtree dwithin + distance at the largest distance of each layer's rules: s (pairs, sum of feet)")
    for name in results[0]["bare"]["passes"]:
        _row(f"  {name}", *["{:.2f} ({:,} pairs, {:,.0f})".format(*one["bare"]["passes"][name]) for one in results])
    bare = [_bare_seconds(one) for one in results]
    rules = [one["rules"]["rules"] for one in results]
    _row("bare passes together, s", *[f"{one:.2f}" for one in bare])
    print("\nAll rules of Plymouth with the state's, layers in memory")
    _row("assembling the layers, s", *[f"{one['rules']['assemble']:.2f}" for one in results])
    _row("the rules, s", *[f"{one:.2f}" for one in rules])
    _row("  findings", *[f"{one['rules']['findings']:,}" for one in results])
    _row("  of them 'not checked'", *[f"{one['rules']['counts']['not_checked']:,}" for one in results])
    _row("  pairs flagged (binding)", *[f"{one['rules']['counts']['flagged_pairs']:,}" for one in results])
    _row("RATIO rules / bare", *[f"{mine / yard:.2f}" for mine, yard in zip(rules, bare)])
    print(f"\nGrowth, as a multiple of {scales[0]:g} x (linear: the multiple of the size itself)")
    _row("size", *[f"{scale / scales[0]:.2f}" for scale in scales])
    _row("bare", *[f"{one / bare[0]:.2f}" for one in bare])
    _row("rules", *[f"{one / rules[0]:.2f}" for one in rules])
    for scale, mine, yard in zip(scales, rules, bare):
        targets.add(f"all rules < {RULES_TO_BARE:g} x the bare passes, at {scale:g} x", f"{mine / yard:.2f} x",
                    mine / yard < RULES_TO_BARE)
    for scale, mine in zip(scales[1:], rules[1:]):
        size = scale / scales[0]
        targets.add(f"cost of the rules grows linearly: {scale:g} x costs {size:.2f} x (to {OVER_LINEAR:g} of that)",
                    f"{mine / rules[0]:.2f} x", mine / rules[0] < OVER_LINEAR * size)


def _bare_seconds(one: dict[str, Any]) -> float:
    return float(sum(seconds for seconds, _, _ in one["bare"]["passes"].values()))


def _memory(memory: Results) -> None:
    print("\nPeak memory, MB (of it before the measurement: the town itself)")
    for name in ("rules", "bare"):
        _row(name, *[f"{one[name]['peak_mb']:,.0f} ({one[name]['before_mb']:,.0f})" for one in memory.values()])


def _agreement(memory: Results, options: argparse.Namespace) -> None:
    print("\nDo both ways find the same pairs? flagged by the rules | nearer than required by the bare pass")
    if options.planning:
        print("  (not comparable: with planning data pairs beyond the required distance are too close to call)")
    if options.told:
        print("  (T5-10S does not apply: these wetlands border no supply)")
    results = list(memory.values())
    for rule in results[0]["bare"]["flagged"]:
        _row(f"  {rule}", *[_both(one["rules"]["flagged"][rule], one["bare"]["flagged"][rule]) for one in results])
    _row("  own lot line (T5-01T and S)", *[_both(one["rules"]["line"], one["bare"]["line"]) for one in results])


def _files(scale: float, one: dict[str, Any], memory: Optional[dict[str, Any]]) -> None:
    """Reading, and all rules on what was read."""
    print(f"\nFrom files, at {scale:g} x: the town as one GeoPackage of {one['write']['megabytes']:.0f} MB "
          f"(written in {one['write']['write']:.0f} s)")
    yard = _bare_seconds(memory) if memory else None
    _line("", "reading", "the rules", "together", "together / bare", "peak MB")
    for name, label in (("files_check", "all rules, read as the command line does"),
                        ("qgis_check", "all rules, read through QGIS")):
        way = one[name]
        if "not_measured" in way:
            print(f"{label}: NOT MEASURED: {way['not_measured']}")
            continue
        together = way["read"] + way["check"]
        _line(label, f"{way['read']:.2f}", f"{way['check']:.2f}", f"{together:.2f}",
              f"{together / yard:.2f}" if yard else "", f"{way['peak_mb']:,.0f}")
        if memory:
            same = way["answer"] == memory["rules"]["answer"]
            print(f"    findings, pairs flagged, not checked, refer: {'same' if same else 'DIFFER from'} as in memory"
                  + ("" if same else f" {way['answer']} | {memory['rules']['answer']}"))


def _question(scale: float, one: dict[str, Any], options: argparse.Namespace, targets: _Targets) -> None:
    """The ways that answer the 100-ft question, and how they compare with ours."""
    asked = one["question"]
    factor = 1.0 / options.buffer_share
    print(f"\nThe 100-ft question, at {scale:g} x: which of the septic components lie nearer than 100 ft to a wetland, and "
          "which to a well?\n  In memory: indexes are built within the seconds on every side. From the GeoPackage: reading "
          "is within the seconds.")
    _line("", "in memory", "GeoPackage", "gives", "", "peak MB")
    _line("shapely STRtree dwithin + distance", f"{asked['bare']:.2f}", "", "pairs, distances")
    ours: dict[str, Optional[float]] = {"in memory": asked["engine"]}
    for name, label in (("files_question", "command line"), ("qgis_question", "plugin")):
        ours[label] = one[name]["read"] + one[name]["check"] if "read" in one[name] else None
    _line("ours (one rule), command line's reader", f"{asked['engine']:.2f}", _seconds(ours["command line"]),
          "pairs, distances", "", f"{one['files_question']['peak_mb']:,.0f}")
    if "not_measured" in one["qgis_question"]:
        print(f"QGIS's ways: NOT MEASURED: {one['qgis_question']['not_measured']}")
        return
    _line("ours (one rule), QGIS's reader", f"{asked['engine']:.2f}", _seconds(ours["plugin"]), "pairs, distances", "",
          f"{one['qgis_question']['peak_mb']:,.0f}")
    scaled = f", {options.buffer_share:g} of the town times {factor:g}" if factor != 1.0 else ""
    for name, label, times, limit in (
            ("qgis_within", "QGIS extract within distance", 1.0, WITHIN_TO_OURS),
            ("qgis_buffer", f"QGIS buffer + extract by location{scaled}", factor, BUFFER_TO_OURS)):
        way = one[name]
        if "not_measured" in way:
            print(f"{label}: NOT MEASURED: {way['not_measured']}")
            continue
        _line(label, f"{way['memory'] * times:.2f}", f"{way['file'] * times:.2f}", "components", "",
              f"{way['peak_mb']:,.0f}")
        for mine, theirs, where in (("in memory", "memory", "both in memory"),
                                    ("plugin", "file", "both from the GeoPackage, ours through QGIS"),
                                    ("command line", "file", "both from the GeoPackage, ours by the command line")):
            seconds = ours[mine]
            if seconds is not None:
                ratio = way[theirs] * times / seconds
                targets.add(f"100-ft question {limit:g} x faster than {label.split(',')[0]}: {where}", f"{ratio:.2f} x",
                            ratio >= limit)
    _misses(one, options, scale)
    pairs = "not comparable, with planning data pairs beyond 100 ft are too close to call" if options.planning else \
        _both(asked["engine_pairs"], asked["bare_pairs"])
    print(f"  ours | shapely, pairs nearer than 100 ft: {pairs}; {one['qgis_question']['version']}")


def _misses(one: dict[str, Any], options: argparse.Namespace, scale: float) -> None:
    for name, label, size in (("qgis_within", "extract within distance", scale),
                              ("qgis_buffer", "the buffer way", scale * options.buffer_share)):
        way = one[name]
        if "not_measured" in way:
            continue
        told = "; ".join(f"{way['missed'][kind]} of {real:,} ({kind}), and names {way['extra'][kind]} too many"
                         for kind, real in way["real"].items())
        print(f"  {label} misses, on {size:g} of the town, {told}"
              + ("" if way["same"] else "; its answers from the file and in memory DIFFER"))
    print("  (too many: nearer than 100 ft, but 100.00 as printed, and so not an intrusion)")


def _seconds(value: Optional[float]) -> str:
    return "" if value is None else f"{value:.2f}"


def _both(mine: int, yard: int) -> str:
    return f"{mine:,} | {yard:,}  {'same' if mine == yard else 'DIFFER'}"


def _row(label: str, *cells: str) -> None:
    print(f"{label:<32}" + "".join(f"{cell:>35}" for cell in cells))


def _line(label: str, *cells: str) -> None:
    print(f"{label:<60}" + "".join(f"{cell:>17}" for cell in cells))
