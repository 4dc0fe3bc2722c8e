# SPDX-License-Identifier: GPL-2.0-or-later
"""The site file: which layers lie at a place, what they mean, and which town's rules apply. Read strictly.

A misspelt key that is passed over can change a verdict, so every word that is not known is an error with file and line.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any, Optional

from ..engine import vocabulary
from ..engine.errors import SiteFileError
from ..engine.site import Variance
from ..engine.strict_yaml import Lines, check_keys, parse
from .layer_entry import LayerEntry
from .owners import OwnersEntry
from .site_keys import SiteKeys

_TOP_KEYS = ("site", "town", "also_rules", "conservation", "project_type", "analysis_crs", "as_of", "premises", "absent",
             "variances", "owners", "layers")

DEFAULT_ANALYSIS_CRS = "EPSG:26986"


@dataclass
class SiteFile:
    """What a site file says; `town` may be a ruleset file relative to `folder`.

    Attributes
    ----------
    absent : frozenset of str
        Roles of which, as the user states, there is nothing at the place, so that no layer of them is needed.
    also_rules : tuple of str
        Rulesets that apply beside the town's: shipped ones by name, others by path.
    conservation : bool
        False: leave out the Conservation Commission's rules, which a town's ruleset includes.
    as_of : date or None
        The day on which ages are reckoned; today if left out.
    variances : tuple of Variance
        Variances on record.
    owners : OwnersEntry or None
        The assessors' table, read for the list of owners to be notified and for nothing else.
    """

    path: Path
    site: str
    town: str
    project_type: str
    layers: list[LayerEntry]
    analysis_crs: str = DEFAULT_ANALYSIS_CRS
    premises: list[tuple[str, ...]] = field(default_factory=list)
    absent: frozenset[str] = frozenset()
    also_rules: tuple[str, ...] = ()
    conservation: bool = True
    as_of: Optional[date] = None
    variances: tuple[Variance, ...] = ()
    owners: Optional[OwnersEntry] = None

    @property
    def circumstances(self) -> dict[str, Any]:
        """What the site is told beside its layers, as `assemble` takes it."""
        return {"premises": self.premises, "absent": self.absent, "as_of": self.as_of, "variances": self.variances}

    @property
    def folder(self) -> Path:
        """Folder that relative paths start from."""
        return self.path.parent


def load_site_file(path: Path) -> SiteFile:
    """Read a site file strictly.

    Parameters
    ----------
    path : pathlib.Path
        The YAML file.

    Returns
    -------
    SiteFile

    Raises
    ------
    SiteFileError
        For a file that cannot be read, an unknown key or word (with line and nearest valid word), or a contradiction.
    """
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as bad:
        raise SiteFileError(f"{path}: cannot be read ({bad.strerror or bad}); give the path of a site file") from None
    except UnicodeDecodeError:
        raise SiteFileError(f"{path}: is no UTF-8 text; give the path of a site file") from None
    document = check_keys(parse(text, path.name, SiteFileError), path.name, "the site file", SiteFileError, _TOP_KEYS,
                          ("town", "project_type", "layers"))
    reader = SiteKeys(path)
    items = document["layers"]
    if not isinstance(items, list) or not items:
        raise reader.error(document, "layers", "'layers' must be a list with at least one layer ('- path: ...')")
    return SiteFile(
        path=path,
        site=reader.text(document, "site") or "",
        town=reader.text(document, "town") or "",
        project_type=reader.word(document, "project_type", vocabulary.PROJECT_TYPES) or "",
        analysis_crs=reader.text(document, "analysis_crs") or DEFAULT_ANALYSIS_CRS,
        premises=reader.premises(document),
        absent=reader.absent(document),
        also_rules=reader.texts(document, "also_rules"),
        conservation=reader.yes_no(document, "conservation") is not False,
        as_of=reader.day(document, "as_of"),
        variances=reader.variances(document),
        owners=reader.owners(document),
        layers=[reader.layer(item, number, document.lines["layers"]) for number, item in enumerate(items, 1)],
    )


def entries_from_text(text: str, layer_names: Collection[str]) -> dict[str, LayerEntry]:
    """What a user says of layers by their names, in the words of a site file.

    Parameters
    ----------
    text : str
        YAML; per layer a role (``wells: drinking_well``), a list of roles, or a mapping with the keys of a site file's layer.
    layer_names : collection of str
        The layers that there are.

    Returns
    -------
    dict of str to LayerEntry

    Raises
    ------
    SiteFileError
        For a name that is no layer, or whatever the site file refuses.
    """
    if not text.strip():
        return {}
    what = "the roles of the layers"
    document = check_keys(parse(text, what, SiteFileError), what, "the list", SiteFileError, layer_names)
    reader = SiteKeys(Path(what))
    result: dict[str, LayerEntry] = {}
    for name, said in document.items():
        item = said
        if not isinstance(said, Lines):
            item = Lines(role=said)
            item.line, item.lines = document.lines[name], {"role": document.lines[name]}
        item["path"] = name
        item.lines["path"] = document.lines[name]
        result[name] = reader.layer(item, len(result) + 1, document.lines[name])
        result[name].shown = name
    return result
