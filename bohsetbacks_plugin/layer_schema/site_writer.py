# SPDX-License-Identifier: GPL-2.0-or-later
"""A site file as text: `load_site_file` reads from it what was written, passwords excepted, which are never written."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

from ..engine.errors import SiteFileError
from ..paths import version
from .entry_record import PlainDumper, entry_record, without_secrets
from .layer_entry import LayerEntry, is_connection
from .site_file import DEFAULT_ANALYSIS_CRS, SiteFile

_ENDINGS = (".yaml", ".yml")
_FEW = 6
_SHORT = 90
_LEFT_OUT_ON_PURPOSE = ("# The password or key of this connection was left out on purpose. Give it to the database's own\n"
                        "# client instead, as in the file .pgpass, a service file, or the environment.\n")


class _Inline(dict):  # type: ignore[type-arg]
    """A mapping that is written in one line."""


class _InlineList(list):  # type: ignore[type-arg]
    """A list that is written in one line."""


class _Dumper(PlainDumper):
    """Plain YAML, with short lists and mappings in one line."""


_Dumper.add_representer(_Inline, lambda dumper, data: dumper.represent_mapping(
    "tag:yaml.org,2002:map", data.items(), flow_style=True))
_Dumper.add_representer(_InlineList, lambda dumper, data: dumper.represent_sequence(
    "tag:yaml.org,2002:seq", data, flow_style=True))


def site_file_text(site: SiteFile, folder: Path, notes: Sequence[str] = ()) -> str:
    """A site file as YAML.

    Parameters
    ----------
    site : SiteFile
    folder : pathlib.Path
        Folder that the file will lie in; paths are written relative to it where they can be.
    notes : sequence of str
        What a reader of the file should know, as comments at its top.

    Returns
    -------
    str
        `load_site_file` reads the same site from it. Passwords in connection strings are left out, which is said there.

    Raises
    ------
    SiteFileError
        Where the site lacks what every site file must have.
    """
    _refuse_incomplete(site)
    folder = Path(folder).absolute()
    head = [f"# Site file of BOH Setbacks {version()}. Paths are relative to this file. Check it without QGIS by",
            "#   python -m bohsetbacks_plugin check THIS_FILE", *(f"# {line}" for note in notes for line in note.splitlines())]
    parts = ["\n".join(head) + "\n", _dump(_top(site, folder))]
    if site.owners is not None:
        owners = {"path": _path(site.owners.path, site.owners.shown, site, folder), "layer": site.owners.layer,
                  **site.owners.fields}
        owners = {key: value for key, value in owners.items() if value is not None}
        parts += [_said(site.owners.path), _dump({"owners": owners})]
    parts.append("layers:\n")
    parts += [_said(entry.path) + _dump([_item(entry, site, folder)]) for entry in site.layers]
    return "".join(parts)


def _refuse_incomplete(site: SiteFile) -> None:
    lacks = [what for what, there in (("a town (or a ruleset of your own)", site.town), ("a project type", site.project_type),
                                      ("a layer with a meaning", site.layers)) if not there]
    if lacks:
        raise SiteFileError(f"the site file cannot be written: it lacks {', '.join(lacks)}; choose it first")


def _top(site: SiteFile, folder: Path) -> dict[str, Any]:
    """All that is said beside the layers and owners, without what the reader takes anyway."""
    variances = [_Inline({key: value for key, value in (
        ("rule", one.rule), ("subject", one.subject), ("granted", one.granted), ("used", one.used),
        ("conditions", one.conditions or None)) if value is not None}) for one in site.variances]
    top = {
        "site": site.site or None, "town": _ruleset(site.town, site, folder),
        "also_rules": [_ruleset(name, site, folder) for name in site.also_rules] or None,
        "conservation": None if site.conservation else False, "project_type": site.project_type,
        "analysis_crs": None if site.analysis_crs == DEFAULT_ANALYSIS_CRS else site.analysis_crs, "as_of": site.as_of,
        "premises": [_InlineList(lots) for lots in site.premises] or None, "absent": sorted(site.absent) or None,
        "variances": variances or None,
    }
    return {key: _short(value) for key, value in top.items() if value is not None}


def _short(value: Any) -> Any:
    """A short list of plain words is written in one line."""
    plain = isinstance(value, list) and len(value) <= _FEW and all(isinstance(one, str) for one in value)
    return _InlineList(value) if plain and sum(map(len, value)) < _SHORT else value


def _item(entry: LayerEntry, site: SiteFile, folder: Path) -> dict[str, Any]:
    """One layer; what is short in it is written in one line."""
    item = entry_record(entry, _path(entry.path, entry.shown, site, folder))
    if "roles" in item:
        roles = {value: _InlineList(role) if isinstance(role, list) else role for value, role in item["roles"].items()}
        item["roles"] = _Inline(roles) if len(str(roles)) < _SHORT else roles
    if isinstance(item.get("role"), list):
        item["role"] = _InlineList(item["role"])
    if "attributes" in item:
        item["attributes"] = _Inline(item["attributes"]) if len(str(item["attributes"])) < _SHORT else item["attributes"]
    return item


def _said(path: str) -> str:
    """The comment above what lost its password."""
    return _LEFT_OUT_ON_PURPOSE if is_connection(path) and without_secrets(path) != path else ""


def _ruleset(name: str, site: SiteFile, folder: Path) -> str:
    """A ruleset by its name; where it is a file, by the path from the new place of the site file."""
    if not name.casefold().endswith(_ENDINGS) and not any(sign in name for sign in "/\\"):
        return name
    return _relative(str((site.folder / name).absolute()), name, site, folder)


def _path(path: str, shown: str, site: SiteFile, folder: Path) -> str:
    """A path as written: relative to the folder, or a connection string without its password."""
    return without_secrets(path) if is_connection(path) else _relative(path, shown, site, folder)


def _relative(path: str, shown: str, site: SiteFile, folder: Path) -> str:
    """A path from the folder; as it stood in the site file, where that lies in the same folder."""
    if shown and site.folder.absolute() == folder and str((site.folder / shown).absolute()) == path:
        return shown
    place = Path(path)
    if ".." in place.parts:  # where a folder on the way is a link, ".." does not lead back
        place = place.resolve()
    try:
        text = Path(os.path.relpath(place, folder)).as_posix()
    except ValueError:  # another drive of Windows
        return place.as_posix()
    return f"./{text}" if is_connection(text) else text


def _dump(value: Any) -> str:
    text: str = yaml.dump(value, Dumper=_Dumper, default_flow_style=False, sort_keys=False, allow_unicode=True,
                          width=math.inf)
    return text
