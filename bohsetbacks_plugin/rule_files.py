# SPDX-License-Identifier: GPL-2.0-or-later
"""Finding and reading ruleset files, and the rulesets that they include."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Optional, Union

from .engine.errors import RuleFileError
from .engine.rule_loader import Ruleset, combine, parse_ruleset
from .engine.rules import Catalogue
from .engine.vocabulary import nearest_word
from .paths import resource

_ENDINGS = (".yaml", ".yml")

#: Rulesets of the law that a Conservation Commission administers; a Board of Health may leave them out.
CONSERVATION_RULESETS = frozenset({"wetlands_act", "plymouth_wetlands"})


def rules_folder() -> Path:
    """Folder of the shipped rulesets."""
    return resource("rules")


def shipped_rulesets() -> tuple[str, ...]:
    """Names of the shipped rulesets, sorted."""
    return tuple(sorted(path.stem for path in rules_folder().glob("*.yaml")))


def own_rules_folder() -> Path:
    """Folder of the user's own rulesets, which are known by name like the shipped ones. It may not be there.

    The environment variable BOHSETBACKS_RULES names another one; else it is where the system keeps data of programs.
    """
    if os.environ.get("BOHSETBACKS_RULES"):
        return Path(os.environ["BOHSETBACKS_RULES"])
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "bohsetbacks" / "rules"


def own_rulesets() -> tuple[str, ...]:
    """Names of the user's own rulesets, sorted; those that are called like a shipped one are refused when they are used."""
    shipped = shipped_rulesets()
    names = {path.stem for path in own_rules_folder().glob("*") if path.suffix in _ENDINGS}
    return tuple(sorted(name for name in names if name.casefold() not in shipped))


def load_town(town: str, folder: Optional[Path] = None, also: Sequence[str] = (), conservation: bool = True) -> Catalogue:
    """The rules of a town, with those that its ruleset includes, and other rulesets beside it.

    Parameters
    ----------
    town : str
        Name of a shipped ruleset or of one in the user's own folder, upper or lower case, or the path of a ruleset file.
    folder : Path, optional
        Folder that a relative path starts from (that of the site file); default the current one.
    also : sequence of str
        Further rulesets, named like a town.
    conservation : bool
        False: without the Conservation Commission's rules, whoever includes them.

    Returns
    -------
    Catalogue

    Raises
    ------
    RuleFileError
        For a town that is not known, with the nearest that is, or a file that cannot be used; and where nothing is left
        without the conservation rules.
    """
    catalogue = load_ruleset_files([_file_of(name, folder) for name in (town, *also)])
    if conservation:
        return catalogue
    kept = tuple(rule for rule in catalogue.rules if rule.ruleset not in CONSERVATION_RULESETS)
    if not kept:
        raise RuleFileError(f"{town}: holds conservation rules only, and these are switched off; switch them on")
    return replace(catalogue, rules=kept, names=tuple(name for name in catalogue.names if name not in CONSERVATION_RULESETS))


def _file_of(town: str, folder: Optional[Path]) -> Path:
    """The file of a ruleset that is named by itself or by its path."""
    own = [file for file in own_rules_folder().glob("*")
           if file.suffix in _ENDINGS and file.stem.casefold() == town.casefold()]
    if town.casefold() in shipped_rulesets():
        if own:
            raise RuleFileError(f"{own[0]}: is called like the ruleset '{town}' that comes with the program; rename the file "
                                "and its 'ruleset', so that the name stands for one text")
        return rules_folder() / f"{town.casefold()}.yaml"
    if own:
        return own[0]
    names = (*shipped_rulesets(), *own_rulesets())
    path = (folder or Path()) / town
    if town.casefold().endswith(_ENDINGS) or path.is_file():
        return path
    near = nearest_word(town.casefold(), names)
    hint = f"did you mean '{near}'?" if near else f"there are {', '.join(names)}."
    raise RuleFileError(f"no rules for the town '{town}'; {hint} Or give the path of a ruleset file (.yaml).")


def load_ruleset_file(path: Union[str, Path]) -> Catalogue:
    """One ruleset file and what it includes, looked for beside the file first, then among the shipped ones.

    Parameters
    ----------
    path : str or Path

    Returns
    -------
    Catalogue
        The file's own rules first.

    Raises
    ------
    RuleFileError
        For a file that cannot be read, an unknown include, includes in a circle, or a mistake in a ruleset.
    """
    return load_ruleset_files([path])


def load_ruleset_files(paths: Sequence[Union[str, Path]]) -> Catalogue:
    """Several ruleset files together, in the order given; a file that two of them include is read once."""
    loaded: dict[Path, Ruleset] = {}
    for path in paths:
        _load(Path(path), loaded, ())
    # The files that were asked for come before those that they include, so that on a tie the town's rule is cited.
    asked = [Path(path).resolve() for path in paths]
    order = list(dict.fromkeys([*asked, *loaded]))
    return combine([loaded[path] for path in order])


def _load(path: Path, loaded: dict[Path, Ruleset], above: tuple[Path, ...]) -> None:
    """Read a file and then its includes into `loaded`, parents first; `above` are the files that led here."""
    place = path.resolve()
    if place in above:
        circle = " -> ".join(file.name for file in (*above[above.index(place):], place))
        raise RuleFileError(f"{above[-1].name}: the includes go in a circle: {circle}; take one of them out")
    if place in loaded:
        return
    ruleset = parse_ruleset(_read(path), path.name)
    loaded[place] = ruleset
    for name in ruleset.includes:
        _load(_find(name, place.parent, ruleset), loaded, (*above, place))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise RuleFileError(f"the ruleset file {path} does not exist; check the path") from None
    except UnicodeDecodeError:
        raise RuleFileError(f"the ruleset file {path} is not UTF-8 text; save it as UTF-8") from None
    except OSError as problem:
        raise RuleFileError(f"the ruleset file {path} cannot be read: {problem.strerror}") from None


def _find(name: str, beside: Path, ruleset: Ruleset) -> Path:
    """File of an included ruleset."""
    for folder in (beside, rules_folder(), own_rules_folder()):
        for ending in _ENDINGS:
            if (folder / f"{name}{ending}").is_file():
                return folder / f"{name}{ending}"
    known = {*shipped_rulesets(), *own_rulesets(), *(file.stem for file in beside.iterdir() if file.suffix in _ENDINGS)}
    near = nearest_word(name, known - {ruleset.ruleset})
    hint = f"did you mean '{near}'?" if near else f"there are {', '.join(shipped_rulesets())}"
    raise RuleFileError(f"{ruleset.file}, line {ruleset.includes_line}: there is no ruleset '{name}' to include beside "
                        f"it or among the shipped ones; {hint}")
