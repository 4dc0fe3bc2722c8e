# SPDX-License-Identifier: GPL-2.0-or-later
"""What is said of a layer as the keys of a site file's item, and back: the same words in a site file and in a project."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import yaml

from ..engine.errors import SiteFileError
from ..engine.strict_yaml import check_keys, parse
from .layer_entry import LayerEntry
from .site_keys import SiteKeys

#: Names of what must not be written into a file that is handed on.
_PRIVATE_NAMES = r"(?:password|passwd|passphrase|pwd|secret|token|access_token|sig|signature|api[_-]?key|access[_-]?key)"
_IN_ADDRESS = re.compile(r"(://[^:/@\s]*):[^\s/?]*(?=@)")


class PlainDumper(yaml.SafeDumper):
    """Plain YAML without anchors, whose odd line ends and invisible signs survive: PyYAML takes some of them for blanks."""

    def ignore_aliases(self, _data: Any) -> bool:
        """PyYAML's name: no anchors."""
        return True


def _text(dumper: PlainDumper, text: str) -> yaml.ScalarNode:
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, None if text.isprintable() else '"')


PlainDumper.add_representer(str, _text)


def one_line(value: Any) -> str:
    """A value as YAML in one line."""
    text: str = yaml.dump(value, Dumper=PlainDumper, default_flow_style=True, sort_keys=False, allow_unicode=True,
                          width=math.inf)
    return text.strip()


def entry_record(entry: LayerEntry, path: str) -> dict[str, Any]:
    """The keys of a site file's layer that say the same; what is as the reader takes it anyway is left out.

    Parameters
    ----------
    entry : LayerEntry
    path : str
        What to write as the path.
    """
    role: Any = entry.role[0] if len(entry.role) == 1 else list(entry.role)
    roles = {value: own[0] if len(own) == 1 else list(own) for value, own in entry.roles.items()}
    record = {
        "path": path, "layer": entry.layer, "preset": entry.preset, "role": role or None, "role_field": entry.role_field,
        "roles": roles or None, "id_field": entry.id_field, "status": entry.status, "subject": entry.subject,
        "marker": entry.marker, "accuracy_ft": entry.accuracy_ft, "accuracy_field": entry.accuracy_field, "crs": entry.crs,
        "where": entry.where, "completeness": None if entry.completeness == "unknown" else entry.completeness,
        "attributes": dict(entry.attributes) or None,
    }
    return {key: value for key, value in record.items() if value is not None}


def entry_text(entry: LayerEntry) -> str:
    """What is said of a layer of a project, in one line; its path is the project's matter and is not in it."""
    return one_line(entry_record(entry, "-"))


def entry_from_text(text: str, what: str) -> LayerEntry:
    """What `entry_text` wrote, read as strictly as a site file.

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
    document = check_keys(parse(f"layer: {text}", what, SiteFileError), what, "the layer", SiteFileError, ("layer",))
    entry = SiteKeys(Path(what)).layer(document["layer"], 1, 1)
    return replace(entry, path="", shown="", where_stated=what)


def has_meaning(entry: LayerEntry) -> bool:
    """Whether the entry tells what the features of its layer are."""
    return bool(entry.role or entry.preset or (entry.role_field and entry.roles))


def without_secrets(connection: str) -> str:
    """A connection string without its passwords and keys: what is left still names the place and the user.

    Parameters
    ----------
    connection : str
        A GDAL connection string. A value ends where the ones of its kind end: at a comma for MySQL, at a semicolon for
        Microsoft's servers, at an ampersand in a web address, else at a blank.
    """
    lower = connection.casefold()
    end = "," if lower.startswith("mysql:") else ";" if lower.startswith(("mssql:", "odbc:")) else None
    if end is None:
        end = "&" if "?" in connection else r"\s"
    told = re.compile(rf"(^|[\s,;?&:]){_PRIVATE_NAMES}\s*=\s*(?:'(?:[^'\\]|\\.)*'|\"[^\"]*\"|[^{end}]*){end}?", re.IGNORECASE)
    return _IN_ADDRESS.sub(r"\1", told.sub(r"\1", connection)).rstrip(" ,;?&")
