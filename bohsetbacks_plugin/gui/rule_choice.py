# SPDX-License-Identifier: GPL-2.0-or-later
"""Which rules are chosen, and the catalogue that the choice gives; the words for it. No widgets."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Optional

from ..engine.rules import Catalogue, Rule
from ..rule_files import (
    CONSERVATION_RULESETS,
    load_town,
    own_rules_folder,
    own_rulesets,
    rules_folder,
    shipped_rulesets,
)
from .translation import tr

#: Shipped rulesets that are no town: those that the towns include, and what stands beside one.
_NOT_TOWNS = frozenset({"title5", "wetlands_act", "plymouth_wetlands"})

_ENDINGS = (".yaml", ".yml")


@dataclass(frozen=True)
class RuleChoice:
    """What is chosen in the panel.

    Attributes
    ----------
    town : str
        Name of a shipped ruleset or of one in the user's own folder, or the path of a ruleset file.
    project_type : str
        One of `vocabulary.PROJECT_TYPES`.
    conservation : bool
        With the Conservation Commission's rules.
    also : tuple of str
        Further rulesets beside the town's.
    """

    town: str
    project_type: str
    conservation: bool = True
    also: tuple[str, ...] = ()

    @property
    def own_file(self) -> Optional[Path]:
        """The file, where the town is one."""
        return Path(self.town) if self.town.casefold().endswith(_ENDINGS) else None

    @property
    def also_in_use(self) -> tuple[str, ...]:
        """The further rulesets that are read: of the conservation rules only where these are switched on."""
        return tuple(name for name in self.also if self.conservation or name not in CONSERVATION_RULESETS)


def towns() -> tuple[str, ...]:
    """Names of the shipped towns, then of the user's own rulesets."""
    return (*(name for name in shipped_rulesets() if name not in _NOT_TOWNS), *own_rulesets())


def local_wetlands(town: str) -> str:
    """Name of the shipped ruleset of a town's local wetland rules, which stands beside the town's; empty for none."""
    name = f"{town.casefold()}_wetlands"
    return name if name in shipped_rulesets() else ""


def load_choice(choice: RuleChoice) -> Catalogue:
    """The rules of a choice.

    Raises
    ------
    RuleFileError
        For a town that is not known or a file that cannot be used.
    """
    return load_town(choice.town, also=choice.also_in_use, conservation=choice.conservation)


def file_of(choice: RuleChoice, name: str) -> Optional[Path]:
    """Path of a file of the catalogue by its name, looked for as the loader does; None if it is gone."""
    folders = [rules_folder(), own_rules_folder()]
    if choice.own_file is not None:
        folders.insert(0, choice.own_file.parent)
    return next((folder / name for folder in folders if (folder / name).is_file()), None)


def town_words(town: str) -> str:
    """A town as the list shows it."""
    if town.casefold().endswith(_ENDINGS):
        return tr("{file} (own file)").format(file=Path(town).name)
    if town in own_rulesets():
        return tr("{name} (own rules)").format(name=town)
    return town.replace("_", " ").title()


def project_words() -> dict[str, str]:
    """Project type -> its words."""
    return {"new_construction": tr("New construction"), "upgrade": tr("Upgrade"), "repair": tr("Repair"),
            "existing": tr("Existing (no project)")}


def kind_words(rule: Rule) -> str:
    """The kind of a rule in words."""
    words = {"setback": tr("distance"), "containment": tr("inside or outside"), "minimum_area": tr("least area"),
             "count": tr("number"), "attribute": tr("value"), "inventory": tr("list, no verdict"),
             "notify": tr("owners to be notified")}
    return words[rule.kind]
