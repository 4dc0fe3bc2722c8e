# SPDX-License-Identifier: GPL-2.0-or-later
"""The two pages on rules: docs/rules.md is what `make docs` writes, and docs/add-a-town.md does what it says."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_rules_page_is_up_to_date():
    sys.path.insert(0, str(ROOT / ".ci"))
    try:
        import make_docs
        written = make_docs.PAGE.read_text(encoding="utf-8")
        assert written == make_docs.page(), "run 'make docs' and commit docs/rules.md"
    finally:
        sys.path.remove(str(ROOT / ".ci"))


def steps(page):
    """The page's files and commands in order: ("file", name, text) or ("command", words, expected lines)."""
    for kind, text in BLOCK.findall(page):
        if kind == "yaml":
            name = text.splitlines()[0].lstrip("# ")
            yield "file", name, text
            continue
        assert kind == "console"
        for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
            command, *expected = part.splitlines()
            yield "command", command, expected


def occurs(expected, printed):
    """Whether the expected lines stand in what was printed, in order; `...` stands for any lines."""
    runs = [[]]
    for line in expected:
        if line == "...":
            runs.append([])
        else:
            runs[-1].append(line)
    start = 0
    for run in runs:
        places = [at for at in range(start, len(printed) - len(run) + 1) if printed[at:at + len(run)] == run]
        if not places:
            return False
        start = places[0] + len(run)
    return True


def test_add_a_town_does_what_the_page_says(tmp_path):
    own, home = tmp_path / "own rules", tmp_path / "project"
    home.mkdir()
    shutil.copytree(ROOT / "resources" / "sample", home / "resources" / "sample")
    # "Anywhere, where the package is on Python's path", and a folder of our own instead of the tester's.
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "BOHSETBACKS_RULES": str(own)}
    done = 0
    for kind, what, rest in steps((ROOT / "docs" / "add-a-town.md").read_text(encoding="utf-8")):
        if kind == "file":
            (home / what).write_text(rest, encoding="utf-8")
            continue
        words = [word.replace("OWN_FOLDER", str(own)) for word in shlex.split(what)]
        words = [sys.executable, *words[1:]] if words[0] == "python" else words
        answer = subprocess.run(words, cwd=home, env=environment, check=False, capture_output=True, text=True)
        # A check that flags something exits with 1; everything else on the page must succeed.
        assert answer.returncode == (1 if "check" in words else 0), answer.stderr
        printed = answer.stdout.splitlines()
        assert occurs([line.replace("OWN_FOLDER", str(own)) for line in rest], printed), (what, rest, printed)
        done += 1
    assert done == 7
    assert (own / "sampleton.yaml").is_file()


def test_a_ruleset_called_like_a_shipped_one_is_refused(tmp_path):
    (tmp_path / "essex.yaml").write_text("ruleset: essex\n", encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "bohsetbacks_plugin", "rules", "essex"], cwd=ROOT, check=False,
                          env={**os.environ, "BOHSETBACKS_RULES": str(tmp_path)}, capture_output=True, text=True)
    assert done.returncode == 2
    assert "called like the ruleset 'essex'" in done.stderr
    assert str(tmp_path / "essex.yaml") in done.stderr
