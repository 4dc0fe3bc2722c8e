# SPDX-License-Identifier: GPL-2.0-or-later
"""A PDF read back with poppler's tools: its words, and how many pages it has of which size."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path


def pages_of(path: Path) -> list[str]:
    """Text of each page, as it is laid out."""
    done = subprocess.run(["pdftotext", "-layout", str(path), "-"], capture_output=True, text=True, check=True)
    return done.stdout.split("\f")[:-1]


def words_of_pdf(path: Path) -> str:
    """All words in reading order, one blank between them."""
    done = subprocess.run(["pdftotext", str(path), "-"], capture_output=True, text=True, check=True)
    return " ".join(done.stdout.split())


def boxes_of_words(path: Path) -> list[tuple[int, str, float, float, float, float]]:
    """Page (from 0), word, and its box in points from the top left."""
    done = subprocess.run(["pdftotext", "-bbox", str(path), "-"], capture_output=True, text=True, check=True)
    page, found = -1, []
    for line in done.stdout.splitlines():
        page += "<page " in line
        hit = re.search(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*)</word>', line)
        if hit:
            found.append((page, hit[5], *(float(hit[number]) for number in (1, 2, 3, 4))))
    return found


def sizes_of(path: Path) -> list[tuple[float, float]]:
    """Width and height of each page in points."""
    done = subprocess.run(["pdfinfo", "-f", "1", "-l", "9999", str(path)], capture_output=True, text=True, check=True)
    return [(float(hit[1]), float(hit[2])) for hit in re.finditer(r"size: +([\d.]+) x ([\d.]+)", done.stdout)]
