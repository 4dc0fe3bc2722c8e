# SPDX-License-Identifier: GPL-2.0-or-later
"""Opens a file or database through GDAL and takes one layer out of it as columns. Nothing beside the user's file changes.

What GDAL or fiona do without a word is made visible here: a layer that is longer than what could be read, a GeoPackage whose
journal is lost, a response of a feature service that was cut off, polygons that cannot be built.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
import mmap
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Optional

import fiona
import fiona.errors
import numpy as np
import shapely
from fiona._err import CPLE_BaseError  # what GDAL raises through fiona is no FionaError, and has no public name

from ..engine.errors import LayerError
from ..layer_schema.layer_entry import LayerEntry, is_connection, without_password
from ..layer_schema.source import Source
from ..layer_schema.values import objects, some
from .shapes import build

#: Degrees between the points of a densified arc: within 0.003 ft for radii up to 6 miles (GDAL's default of 4 is not).
ARC_STEP_DEGREES = "0.05"

#: Features whose geometries are built together; their coordinates are in memory twice for so long.
AT_A_TIME = 2000

_CUT_OFF = re.compile(rb'"exceededTransferLimit"\s*:\s*true')
_GEOPACKAGES = (".gpkg", ".sqlite", ".db")


def read_source(entry: LayerEntry) -> Source:
    """Read one layer.

    Raises
    ------
    LayerError
        If the file or the layer is not there or cannot be read.
    """
    on_disk = not is_connection(entry.path)
    path = Path(entry.path)
    shown = entry.shown or without_password(entry.path)
    if on_disk and not path.exists():
        raise LayerError(f"{shown}: there is no such file; correct 'path' in {entry.where_stated or 'the site file'}")
    suspicions = _suspicions_of_file(path) if on_disk else []
    with contextlib.ExitStack() as stack:
        opened = stack.enter_context(_readable_copy(path)) if on_disk else entry.path
        complaints = stack.enter_context(_complaints_of_gdal())
        stack.enter_context(fiona.Env(OGR_ARC_STEPSIZE=ARC_STEP_DEGREES))
        try:
            layer, several = choose_layer(opened, entry.layer, shown)
            collection = stack.enter_context(fiona.open(opened, layer=layer))
            source = _take(collection, layer if several or not on_disk else path.stem, shown)
        except (fiona.errors.FionaError, CPLE_BaseError, OSError, ValueError, RuntimeError) as bad:
            if isinstance(bad, LayerError):     # which is a ValueError too
                raise
            raise LayerError(f"{shown}: cannot be read ({_one_line(bad)}); check that the file is whole and of a format "
                             "that GDAL knows") from None
    if complaints:
        told = complaints[0].replace(str(opened), shown)
        suspicions.append(f"GDAL met errors while reading ({told}): features may be missing")
    source.suspicions[:0] = suspicions
    return source


class _Complaints(logging.Handler):
    """Collects what GDAL reports as an error while features are read: fiona logs it and goes on."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = _one_line(record.getMessage())
        # fiona asks a feature without geometry for its type; nothing is lost by that, and the feature is listed by us.
        if record.levelno >= logging.ERROR and "OGR_G_GetGeometryType" not in text:
            self.texts.append(text)


@contextlib.contextmanager
def _complaints_of_gdal() -> Iterator[list[str]]:
    handler, logger = _Complaints(), logging.getLogger("fiona")
    logger.addHandler(handler)
    try:
        yield handler.texts
    finally:
        logger.removeHandler(handler)


def _one_line(bad: object) -> str:
    return without_password(" ".join(str(bad).split()))


def choose_layer(opened: str, wanted: Optional[str], shown: str) -> tuple[str, bool]:
    """The layer to read, and whether the file has several.

    Raises
    ------
    LayerError
        If it is not there, or none is named and there are several; lists those that there are.
    """
    every: list[str] = fiona.listlayers(opened)
    if not every:
        raise LayerError(f"{shown}: holds no layer; check the file")
    # Tables without geometry, such as the styles that QGIS stores beside a layer, do not make a layer one of several.
    there = [name for name in every if len(every) == 1 or _has_geometry(opened, name)] or every
    if wanted is None:
        if len(there) > 1:
            raise LayerError(f"{shown}: holds several layers ({some(there)}); name one with 'layer:'")
        return there[0], False
    matches = [name for name in every if name == wanted] or [n for n in every if n.casefold() == wanted.casefold()]
    if len(matches) != 1:
        raise LayerError(f"{shown}: has no layer '{wanted}'; its layers are {some(there)}")
    return matches[0], len(there) > 1


def _has_geometry(opened: str, layer: str) -> bool:
    with fiona.open(opened, layer=layer) as collection:
        return _schema(collection)[0] != "None"


def _schema(collection: Any) -> tuple[str, list[str]]:
    """Geometry type and field names of an open layer; fiona itself fails on a layer that is declared to hold curves."""
    try:
        return str(collection.schema["geometry"]), list(collection.schema["properties"])
    except KeyError:
        first = next(iter(collection), None)
        return "Unknown", [] if first is None else list(first.properties)


def _take(collection: Any, name: str, shown: str) -> Source:
    """All features of an open layer. The loop over features is fiona's; there is no other way through it."""
    (geometry_type, fields), crs_wkt = _schema(collection), collection.crs_wkt or ""   # before an error can hang about
    fids, rows, shapes, whole = [], [], [], []
    features = iter(collection)
    while some_features := list(itertools.islice(features, AT_A_TIME)):
        fids += [str(feature.id) for feature in some_features]
        rows += [tuple(feature.properties.values()) for feature in some_features]
        these, of_these = build([feature.geometry for feature in some_features])
        shapes.append(these)
        whole.append(of_these)
    geometry = np.concatenate([objects([]), *shapes])
    broken = [fid for fid, good in zip(fids, itertools.chain.from_iterable(whole)) if not good]
    columns = {field: objects(row[number] for row in rows) for number, field in enumerate(fields)}
    source = Source(name=name, label=f"layer {name} ({shown})" if name != shown else f"layer {name}",
                    driver=collection.driver, columns=columns, fids=objects(fids), geometry=geometry,
                    geometry_type=geometry_type, crs_wkt=crs_wkt)
    if _is_geojson_without_crs(source):
        source.crs_wkt = ""
    if broken:
        source.cautions.append(f"{len(broken)} geometries have rings that are not closed or of fewer than three points "
                               f"(feature {some(broken)}); they were closed as they stand")
    expected = _announced_size(collection)
    if expected is not None and expected != source.size:
        source.suspicions.append(f"the layer announces {expected:,} features, {source.size:,} could be read: features may "
                                 "be missing")
    return source


def _is_geojson_without_crs(source: Source) -> bool:
    """Whether a GeoJSON that GDAL took to be in degrees, for want of a CRS, holds coordinates that cannot be degrees."""
    if source.driver != "GeoJSON" or not source.crs_wkt.startswith("GEOGCS"):
        return False
    xy = shapely.get_coordinates(source.geometry)
    return bool((np.abs(xy[np.isfinite(xy)]) > 360.0).any())


def _announced_size(collection: Any) -> Optional[int]:
    try:
        return len(collection)
    except TypeError:       # a driver that cannot count, such as DXF
        return None


def _suspicions_of_file(path: Path) -> list[str]:
    """What the bytes of a file tell of lost features."""
    if path.suffix.casefold() in (".geojson", ".json", ".geojsonl") and path.is_file() and path.stat().st_size:
        with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
            if _CUT_OFF.search(content):
                return ["the file says exceededTransferLimit: the service did not send all features"]
    if _in_wal_mode(path) and not Path(f"{path}-wal").exists():
        # QGIS 3.40 leaves a file so when it is closed after an edit; a copy made while it was open looks the same.
        return ["the GeoPackage has no -wal file beside it, though it was last written by a program that keeps one (QGIS): "
                "if it was copied while open, the last edits are missing; to be sure, export it to a new GeoPackage"]
    return []


def _in_wal_mode(path: Path) -> bool:
    if path.suffix.casefold() not in _GEOPACKAGES or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(20)[18:20] == b"\x02\x02"


@contextlib.contextmanager
def _readable_copy(path: Path) -> Iterator[str]:
    """The path itself, or of a GeoPackage that SQLite would write beside on reading, a temporary copy."""
    beside = [Path(f"{path}{ending}") for ending in ("-wal", "-journal")]
    unclean = path.suffix.casefold() in _GEOPACKAGES and any(file.exists() for file in beside)
    if not unclean and not _in_wal_mode(path):
        yield str(path)
        return
    with tempfile.TemporaryDirectory(prefix="bohsetbacks_") as folder:
        copy = Path(folder) / path.name
        for file, target in zip([path, *beside], [copy, *(Path(f"{copy}{file.name[len(path.name):]}") for file in beside)]):
            if file.exists():
                shutil.copyfile(file, target)   # without its rights: the original may be read-only
        yield str(copy)
