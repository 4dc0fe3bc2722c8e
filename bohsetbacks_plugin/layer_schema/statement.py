# SPDX-License-Identifier: GPL-2.0-or-later
"""What is said of a site beside its layers, as it is kept in a project: the words of a site file, and two of our own."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any, Optional

from ..engine import vocabulary
from ..engine.errors import SiteFileError
from ..engine.site import Variance
from ..engine.strict_yaml import check_keys, parse
from .entry_record import one_line, without_secrets
from .layer_entry import is_connection
from .owners import OwnersEntry
from .site_file import DEFAULT_ANALYSIS_CRS
from .site_keys import SiteKeys

_KEYS = ("site", "town", "rules_file", "conservation", "also_rules", "project_type", "analysis_crs", "as_of", "premises",
         "absent", "variances", "owners")


@dataclass(frozen=True)
class Statement:
    """What is said of a site beside its layers; `SiteFile` explains what has the same name there.

    Attributes
    ----------
    town : str
        Name of a ruleset; empty where nothing was chosen yet.
    rules_file : str
        Absolute path of a ruleset file that is used instead of the town's; empty for none.
    conservation : bool
        Whether the Conservation Commission's rules are read too.
    """

    name: str = ""
    town: str = ""
    project_type: str = ""
    rules_file: str = ""
    also_rules: tuple[str, ...] = ()
    conservation: bool = True
    absent: frozenset[str] = frozenset()
    premises: tuple[tuple[str, ...], ...] = ()
    variances: tuple[Variance, ...] = ()
    owners: Optional[OwnersEntry] = field(default=None, hash=False)
    analysis_crs: str = DEFAULT_ANALYSIS_CRS
    as_of: Optional[date] = None

    @property
    def ruleset(self) -> str:
        """What a site file says under `town`: the file, else the name."""
        return self.rules_file or self.town

    @property
    def circumstances(self) -> dict[str, Any]:
        """What the site is told beside its layers, as `assemble` takes it."""
        return {"premises": [list(lots) for lots in self.premises], "absent": self.absent, "as_of": self.as_of,
                "variances": self.variances}


def statement_text(stated: Statement) -> str:
    """A statement as text for a project; passwords are left out."""
    owners = None
    if stated.owners is not None:
        path = stated.owners.path
        owners = {"path": without_secrets(path) if is_connection(path) else path, "layer": stated.owners.layer,
                  **stated.owners.fields}
        owners = {key: value for key, value in owners.items() if value is not None}
    variances = [{key: value for key, value in (
        ("rule", one.rule), ("subject", one.subject), ("granted", one.granted), ("used", one.used),
        ("conditions", one.conditions)) if value} for one in stated.variances]
    record = {
        "site": stated.name, "town": stated.town, "rules_file": stated.rules_file, "conservation": stated.conservation,
        "also_rules": list(stated.also_rules), "project_type": stated.project_type, "analysis_crs": stated.analysis_crs,
        "as_of": stated.as_of, "premises": [list(lots) for lots in stated.premises], "absent": sorted(stated.absent),
        "variances": variances, "owners": owners}
    kept = {key: value for key, value in record.items() if value not in (None, "", [], True)}
    return one_line(kept)


def statement_from_text(text: str, what: str) -> Statement:
    """What `statement_text` wrote, read as strictly as a site file.

    Parameters
    ----------
    text : str
    what : str
        Where it stands, for the message.

    Raises
    ------
    SiteFileError
        For a text that is none, or words that are not known.
    """
    document = check_keys(parse(text, what, SiteFileError), what, "the site", SiteFileError, _KEYS)
    reader = SiteKeys(Path(what))
    conservation = reader.yes_no(document, "conservation")
    return Statement(
        name=reader.text(document, "site") or "", town=reader.text(document, "town") or "",
        rules_file=reader.text(document, "rules_file") or "", conservation=conservation is not False,
        project_type=reader.word(document, "project_type", vocabulary.PROJECT_TYPES) or "",
        analysis_crs=reader.text(document, "analysis_crs") or DEFAULT_ANALYSIS_CRS, as_of=reader.day(document, "as_of"),
        also_rules=reader.texts(document, "also_rules"), absent=reader.absent(document),
        premises=tuple(reader.premises(document)), variances=reader.variances(document), owners=reader.owners(document))
