# SPDX-License-Identifier: GPL-2.0-or-later
"""One layer as it stands in its source, as columns, before anything is known of its meaning."""

from __future__ import annotations

from dataclasses import dataclass, field

from .values import ObjectArray

#: A feature service stops at one of these without an error that survives the export.
SERVICE_LIMITS = (1000, 2000)


@dataclass
class Source:
    """One layer as it stands in the file; one entry per feature in every column.

    Attributes
    ----------
    name : str
        Layer name where the file has several, else the file's stem.
    label : str
        Layer and file, for messages.
    columns : dict of str to ndarray of object
        Attribute values by field.
    geometry : ndarray of object
        shapely geometries in the file's own coordinates; Z may be there; None where NULL.
    crs_wkt : str
        Empty where the file has none.
    """

    name: str
    label: str
    driver: str
    columns: dict[str, ObjectArray]
    fids: ObjectArray
    geometry: ObjectArray
    geometry_type: str
    crs_wkt: str
    suspicions: list[str] = field(default_factory=list)
    cautions: list[str] = field(default_factory=list)

    @property
    def size(self) -> int:
        """Number of features."""
        return len(self.fids)
