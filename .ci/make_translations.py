# SPDX-License-Identifier: GPL-2.0-or-later
"""`make translations`: collects the strings for users into resources/i18n/*.ts, keeps what is translated, compiles the .qm.

The .qm files are committed, so that nobody needs Qt's tools to package or test; where `lrelease` is not installed
(Debian: qttools5-dev-tools) only the .ts files are written, and the script says so.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass
from html import escape, unescape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "bohsetbacks_plugin"
FOLDER = ROOT / "resources" / "i18n"
#: The Spanish is that of the Americas, the Portuguese that of Brazil: who speaks them in Massachusetts mostly does so.
LANGUAGES = {"es": "es_US", "pt": "pt_BR"}
#: Where the strings are -> the context under which Qt looks them up.
CONTEXTS = {"gui": "BohSetbacksGui", "plugin.py": "BohSetbacksPlugin", "processing_provider": "BohSetbacksProcessing"}
LRELEASE = ("lrelease", "/usr/lib/qt5/bin/lrelease", "/usr/lib/qt6/bin/lrelease", "pyside6-lrelease")

Key = tuple[str, str]

_CONTEXT = re.compile(r"<context>\s*<name>(.*?)</name>(.*?)</context>", re.S)
_MESSAGE = re.compile(r"<message[^>]*>(.*?)</message>", re.S)
_SOURCE = re.compile(r"<source>(.*?)</source>", re.S)
_TRANSLATION = re.compile(r"<translation([^>]*?)(?:/>|>(.*?)</translation>)", re.S)


@dataclass(frozen=True)
class Translation:
    """What a .ts file holds for one string: the words, and whether a person still has to see them."""

    text: str = ""
    unfinished: bool = True


def collect(package: Path = PACKAGE) -> dict[Key, list[str]]:
    """(context, string) -> the places where it stands, as `file:line`.

    Raises
    ------
    SystemExit
        For a string that is put together at run time: it could never be translated.
    """
    found: dict[Key, list[str]] = defaultdict(list)
    for part, context in CONTEXTS.items():
        place = package / part
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            for text, line in strings(path):
                found[(context, text)].append(f"{path.relative_to(package.parent).as_posix()}:{line}")
    return dict(found)


def strings(path: Path) -> list[tuple[str, int]]:
    """The literals within `tr(...)` and `self.tr(...)` of one file, in their order."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if not isinstance(node, ast.Call) or _name(node.func) != "tr":
            continue
        literal = node.args[0] if node.args else None
        if not isinstance(literal, ast.Constant) or not isinstance(literal.value, str):
            raise SystemExit(f"{path}, line {node.lineno}: tr() takes one literal string, or nobody can translate it")
        found.append((literal.value, node.lineno))
    return sorted(found, key=lambda item: item[1])


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""


def read(path: Path) -> dict[Key, Translation]:
    """What a .ts file holds; nothing where it is not there yet. Files that Qt Linguist saved are read too."""
    if not path.is_file():
        return {}
    found = {}
    for name, body in _CONTEXT.findall(path.read_text(encoding="utf-8")):
        for message in _MESSAGE.findall(body):
            source, translation = _SOURCE.search(message), _TRANSLATION.search(message)
            if source and translation:
                found[(unescape(name), unescape(source[1]))] = Translation(
                    unescape(translation[2] or ""), "unfinished" in translation[1])
    return found


def write(path: Path, language: str, wanted: dict[Key, list[str]], known: dict[Key, Translation]) -> None:
    """Write a .ts file: every wanted string, then what is translated and no longer wanted (a string may come back)."""
    vanished = {key for key, one in known.items() if one.text and key not in wanted}
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>",
             f'<TS version="2.1" language="{language}" sourcelanguage="en">']
    for context in CONTEXTS.values():
        lines += ["<context>", f"    <name>{context}</name>"]
        for key in [one for one in wanted if one[0] == context] + sorted(one for one in vanished if one[0] == context):
            one = known.get(key, Translation())
            state = ' type="vanished"' if key in vanished else ' type="unfinished"' if one.unfinished or not one.text else ""
            lines += ["    <message>", f"        <source>{_xml(key[1])}</source>",
                      f"        <translation{state}>{_xml(one.text)}</translation>", "    </message>"]
        lines.append("</context>")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([*lines, "</TS>", ""]), encoding="utf-8")


def _xml(text: str) -> str:
    return escape(text, quote=True).replace("&#x27;", "&apos;")


def compile_files(paths: list[Path]) -> bool:
    """Make the .qm beside each .ts; False where no lrelease is installed."""
    tool = next((found for found in map(shutil.which, LRELEASE) if found), None)
    if tool is None:
        return False
    for path in paths:
        subprocess.run([tool, "-silent", str(path), "-qm", str(path.with_suffix(".qm"))], check=True)
    return True


def main() -> None:
    """Collect, merge, compile, and say what is left to translate."""
    wanted, paths = collect(), []
    for language, locale in LANGUAGES.items():
        path = FOLDER / f"bohsetbacks_{language}.ts"
        known = read(path)
        write(path, locale, wanted, known)
        paths.append(path)
        done = sum(1 for key in wanted if known.get(key, Translation()).text)
        print(f"{path.relative_to(ROOT)}: {done} of {len(wanted)} strings translated")
    if not compile_files(paths):
        sys.exit("lrelease is not installed (Debian: qttools5-dev-tools): the .qm files are as they were")


if __name__ == "__main__":
    main()
