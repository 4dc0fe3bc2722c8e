# SPDX-License-Identifier: GPL-2.0-or-later
"""Geometries built many at a time are those that shapely builds one by one, and one odd one spoils no other."""

from __future__ import annotations

import fiona.model
import numpy as np
import pytest
import shapely
import shapely.geometry
from shapely import wkt

from bohsetbacks_plugin.data.shapes import build

WHOLE = [
    "POINT (1 2)", "POINT Z (1 2 3)", "LINESTRING (0 0, 1 1, 2 0)", "LINESTRING Z (0 0 1, 1 1 1)",
    "POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0))",
    "POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0), (1 1, 2 1, 2 2, 1 1), (3 3, 3.5 3, 3 3.5, 3 3))",
    "POLYGON Z ((0 0 9, 4 0 9, 4 4 9, 0 0 9))", "POLYGON ((0 0, 4 4, 4 0, 0 4, 0 0))",
    "MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0)))",
    "MULTIPOLYGON (((0 0, 9 0, 9 9, 0 0), (5 1, 6 1, 6 2, 5 1)), ((20 0, 21 0, 21 1, 20 0)))",
    "MULTIPOINT ((0 0), (1 1))", "MULTILINESTRING ((0 0, 1 1), (2 2, 3 3))",
    "GEOMETRYCOLLECTION (POINT (0 0), POLYGON ((0 0, 1 0, 1 1, 0 0)))", "POLYGON EMPTY", "MULTIPOLYGON EMPTY",
    "LINESTRING EMPTY", "GEOMETRYCOLLECTION EMPTY",
]


def as_fiona(text):
    return fiona.model.Geometry.from_dict(shapely.geometry.mapping(wkt.loads(text)))


def polygon(*rings):
    return fiona.model.Geometry.from_dict({"type": "Polygon", "coordinates": [list(ring) for ring in rings]})


def test_every_kind_comes_out_as_it_went_in():
    mixed = [as_fiona(text) for text in WHOLE]
    shapes, whole = build([None, *mixed, None, *reversed(mixed)])
    assert whole.all()
    wanted = [None, *(wkt.loads(text) for text in WHOLE), None, *(wkt.loads(text) for text in reversed(WHOLE))]
    for found, right in zip(shapes, wanted):
        assert (found is None and right is None) or (
            found.geom_type == right.geom_type and shapely.equals_exact(found, right) and found.has_z == right.has_z)


@pytest.mark.parametrize("kind", ["POLYGON", "MULTIPOLYGON", "LINESTRING", "POINT"])
def test_many_of_one_kind_keep_their_order(kind):
    texts = [text for text in WHOLE if text.startswith(kind + " (")]
    shapes, whole = build([as_fiona(text) for text in texts * 50])
    assert whole.all()
    assert [shapely.to_wkt(shape) for shape in shapes] == [shapely.to_wkt(wkt.loads(text)) for text in texts] * 50


def test_a_ring_of_two_points_spoils_no_other():
    square = [(0, 0), (4, 0), (4, 4), (0, 4), (0, 0)]
    shapes, whole = build([polygon(square), polygon([(9, 9), (10, 9)]), polygon(square, [])])
    assert whole.tolist() == [True, False, True]
    assert shapes[0].area == 16 and shapes[2].area == 16
    assert shapes[1].bounds == (9, 9, 10, 9)


def test_coordinates_that_are_not_finite_are_kept_for_the_engine_to_say():
    shapes, _ = build([polygon([(0, 0), (4, 0), (float("nan"), 4), (0, 0)]), polygon([(0, 0), (1, 0), (1, 1), (0, 0)])])
    assert shapes[1].area == 0.5
    assert not np.isfinite(shapely.get_coordinates(shapes[0])).all()


def test_open_rings_are_closed():
    open_ring = [(0, 0), (4, 0), (4, 4), (0, 4)]
    shapes, whole = build([polygon(open_ring), polygon(open_ring)])
    assert whole.all() and [shape.area for shape in shapes] == [16, 16]


def test_an_empty_part_spoils_neither_its_fellows_nor_the_next():
    square = [[(0, 0), (4, 0), (4, 4), (0, 4), (0, 0)]]
    parted = [fiona.model.Geometry.from_dict({"type": "MultiPolygon", "coordinates": parts})
              for parts in ([square, []], [[], square], [square])]
    shapes, whole = build(parted)
    assert [shape.area for shape in shapes] == [16, 16, 16]
    assert whole.tolist() == [False, False, True]
