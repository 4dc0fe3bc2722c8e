# SPDX-License-Identifier: GPL-2.0-or-later
"""Build the two fictional sample towns: `python resources/sample/make_samples.py [FOLDER]`, always the same content.

Needs fiona (the command line's own requirement) and nothing of the plugin.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
# GeoPackage keeps the time of the last change; a fixed one makes a rebuilt file equal to the committed one.
os.environ["OGR_CURRENT_DATE"] = "2017-05-12T00:00:00.000Z"
sys.path.insert(0, str(HERE))

import conomo  # noqa: E402
import manomet  # noqa: E402


def main(folder: Path) -> None:
    """Write both towns below a folder."""
    for name, town in (("manomet", manomet), ("conomo", conomo)):
        target = folder / name
        target.mkdir(parents=True, exist_ok=True)
        town.draw().write(target / f"{name}.gpkg")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
