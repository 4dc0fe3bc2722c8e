# SPDX-License-Identifier: GPL-2.0-or-later
"""From a site file to a site that the engine can check."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Optional

from ..engine.assemble import assemble
from ..engine.errors import Cancelled
from ..engine.review import Progress
from ..engine.site import Site
from ..layer_schema.layer_entry import is_connection
from ..layer_schema.site_file import SiteFile
from .crs import analysis_crs, describe, feet_per_unit
from .readers import read_layer


@dataclass
class LoadedSite:
    """A site, the CRS it is in, and the user's files behind it, which are never written."""

    site: Site
    crs_wkt: str
    files: list[Path]


def load_site(site_file: SiteFile, progress: Optional[Progress] = None) -> LoadedSite:
    """Read all layers of a site file.

    Parameters
    ----------
    site_file : SiteFile
    progress : callable, optional
        Called with a share done (0 to 1) and a text; returns False to stop.

    Raises
    ------
    BohError
        Naming the layer that cannot be used and what to do.
    Cancelled
        Where `progress` returned False.
    """
    crs = analysis_crs(site_file.analysis_crs)
    layers = []
    for number, entry in enumerate(site_file.layers):
        if progress is not None and not progress(number / len(site_file.layers), f"Reading {entry.shown}"):
            raise Cancelled
        layers.append(read_layer(entry, crs))
    site = assemble(layers, name=site_file.site, town=site_file.town, project_type=site_file.project_type,
                    crs=describe(crs), feet_per_unit=feet_per_unit(crs), **site_file.circumstances)
    stated = [entry.path for entry in site_file.layers] + ([site_file.owners.path] if site_file.owners else [])
    files = [Path(path) for path in stated if not is_connection(path)]
    return LoadedSite(site, crs.to_wkt("WKT1_GDAL"), files)
