# SPDX-License-Identifier: GPL-2.0-or-later
"""What a site file says of one layer, and paths that are connection strings."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Optional

#: `PG:dbname=...`, `postgresql://...`, `/vsizip/...`; one letter before the colon is a Windows drive.
_CONNECTION = re.compile(r"(/vsi\w+/|[A-Za-z][A-Za-z0-9+_.-]+:)")
_PASSWORD = re.compile(r"(password\s*=\s*)('[^']*'|\S+)|(://[^:/@\s]+:)[^@\s]+(@)", re.IGNORECASE)


@dataclass
class LayerEntry:
    """One item of `layers`.

    Attributes
    ----------
    path : str
        Absolute path of the file, or a GDAL connection string.
    shown : str
        The path as the site file has it, without passwords; for messages.
    where_stated : str
        Site file and line, for messages.
    layer : str or None
        Layer within the file.
    role : tuple of str
        Roles of all features; empty if `role_field` or `preset` tells them.
    role_field : str or None
        Field that holds the type.
    roles : dict of str to tuple of str
        Normalised type value (see `values.value_key`) to roles; the key ``""`` stands for NULL and blank.
    subject : bool or None
        None where not stated.
    attributes : dict of str to str
        Standard attribute name to field name.
    marker : bool or None
        True: the features stand for parcels or addresses, and give no verdict. None where not stated.
    """

    path: str
    shown: str = ""
    where_stated: str = ""
    layer: Optional[str] = None
    role: tuple[str, ...] = ()
    role_field: Optional[str] = None
    roles: dict[str, tuple[str, ...]] = field(default_factory=dict)
    preset: Optional[str] = None
    id_field: Optional[str] = None
    status: Optional[str] = None
    subject: Optional[bool] = None
    accuracy_ft: Optional[float] = None
    accuracy_field: Optional[str] = None
    crs: Optional[str] = None
    where: Optional[str] = None
    completeness: str = "unknown"
    attributes: dict[str, str] = field(default_factory=dict)
    marker: Optional[bool] = None


def is_connection(path: str) -> bool:
    """Whether a path is a GDAL connection string or virtual path, which is passed through as it stands."""
    return _CONNECTION.match(path) is not None


def without_password(text: str) -> str:
    """A connection string that may be printed."""
    return _PASSWORD.sub(lambda m: f"{m.group(1)}***" if m.group(1) else f"{m.group(3)}***{m.group(4)}", text)
