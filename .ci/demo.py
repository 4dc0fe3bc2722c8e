# SPDX-License-Identifier: GPL-2.0-or-later
"""`make demo`: both samples through qgis_process, with the plugin as it is packaged, and a map of each."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from qgis_profile import ROOT, SAMPLES, make_profile

OUT = ROOT / "build" / "demo"
TOWNS = {"manomet": "Plymouth", "conomo": "Essex"}
#: The lot of each town that a report is printed of.
REPORTED = {"manomet": "MAN-15", "conomo": "CON-05"}


def main() -> int:
    """Run both; returns 0 if both ran."""
    environment = {**make_profile(ROOT / "build" / "profile"), "QT_QPA_PLATFORM": "offscreen"}
    for town, place in TOWNS.items():
        # A copy: a GeoPackage that QGIS opens changes a little even when it is only read.
        folder = OUT / town
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(SAMPLES / town, folder)
        print(f"\n=== {place}: {town.capitalize()} Sample (fictional) ===\n", flush=True)
        if not check(town, folder, environment):
            return 1
        draw(town, place, folder, environment)
        if not report(town, folder, environment):
            return 1
    print("\nLook here:")
    for town in TOWNS:
        report_name = f"report_{REPORTED[town]}"
        for name in ("map.png", "results.gpkg", "findings.csv", f"{report_name}.pdf", f"{report_name}.html"):
            print(f"  {(OUT / town / name).relative_to(ROOT)}")
    print("Open build/demo/manomet/manomet.qgz in QGIS and add results.gpkg, or run make run.")
    return 0


def check(town: str, folder: Path, environment: dict[str, str]) -> bool:
    """Run the check and print its table; True if it ran."""
    inputs = {"SITE": str(folder / "site.yaml"), "OUTPUT": str(folder / "results.gpkg"),
              "CSV": str(folder / "findings.csv"), "JSON": str(folder / "findings.json"), "LOAD": False}
    done = subprocess.run(["qgis_process", "--json", "run", "bohsetbacks:checksetbacks", "-"], env=environment,
                          input=json.dumps({"inputs": inputs}), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stdout, done.stderr, file=sys.stderr)
        return False
    answer = json.loads(done.stdout)
    print("\n".join(answer["log"]["info"]) if isinstance(answer["log"].get("info"), list) else answer["log"])
    print(answer["results"]["SUMMARY"])
    return True


def report(town: str, folder: Path, environment: dict[str, str]) -> bool:
    """Print the report of one lot; True if it ran."""
    lot = REPORTED[town]
    inputs = {"SITE": str(folder / "site.yaml"), "LOT": lot, "PDF": str(folder / f"report_{lot}.pdf"),
              "HTML": str(folder / f"report_{lot}.html")}
    done = subprocess.run(["qgis_process", "--json", "run", "bohsetbacks:lotreport", "-"], env=environment,
                          input=json.dumps({"inputs": inputs}), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stdout, done.stderr, file=sys.stderr)
    return done.returncode == 0


def draw(town: str, place: str, folder: Path, environment: dict[str, str]) -> None:
    """Draw the map beside the results."""
    subtitle = f"FICTIONAL place for trying the plugin; rules of {place}, Massachusetts, and 310 CMR 15.211"
    subprocess.run(
        [sys.executable, str(ROOT / ".ci" / "draw_map.py"), str(folder / f"{town}.qgz"),
         str(folder / "results.gpkg"), f"{town.capitalize()} Sample", subtitle, str(folder / "map.png")],
        env=environment, check=True, capture_output=True)


if __name__ == "__main__":
    sys.exit(main())
