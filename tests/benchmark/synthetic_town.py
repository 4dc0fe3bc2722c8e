# SPDX-License-Identifier: GPL-2.0-or-later
"""A made-up town of any size, straight in memory: lots, a road, wetlands, wells, septic components, corrals.

At scale 1 it is the town of DESIGN section 6: 28,000 lots, 56,000 septic components, 6,000 wetlands with 1.7 million
vertices, 7,000 wells, and one road polygon of 60,000 vertices with a hole round every block. Coordinates are metres,
like those of EPSG:26986.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely

from bohsetbacks_plugin.engine.assemble import assemble
from bohsetbacks_plugin.engine.site import LayerData, Site
from bohsetbacks_plugin.engine.units import FEET_PER_METRE

LOTS, WETLANDS, WELLS, CORRALS = 28_000, 6_000, 7_000, 400
WETLAND_VERTICES, ROAD_VERTICES = 1_700_000, 60_000

#: A block is two rows of ten lots; the road runs between the blocks.
ROWS, COLUMNS = 2, 10
LOT_WIDTH, LOT_DEPTH, ROAD_WIDTH = 36.0, 52.0, 12.0
BLOCK_WIDTH, BLOCK_DEPTH = COLUMNS * LOT_WIDTH, ROWS * LOT_DEPTH
ORIGIN = (250_000.0, 840_000.0)

#: Metres between the vertices of a wetland's edge: about what photo-interpreted lines have after smoothing.
VERTEX_SPACING = 0.6
SHARE_WITH_HOLE = 0.1
SHARE_NEAR_LOT_LINE = 0.08


@dataclass
class Town:
    """The layers by name, as a reader would hand them over; the road is the last parcel, as in the state's layer."""

    parcels: LayerData
    wetlands: LayerData
    wells: LayerData
    components: LayerData
    corrals: LayerData

    @property
    def layers(self) -> list[LayerData]:
        """All layers."""
        return [self.parcels, self.wetlands, self.wells, self.components, self.corrals]

    @property
    def lots(self) -> np.ndarray:
        """Outlines of the lots."""
        return self.parcels.geometry[:-1]

    @property
    def road(self) -> np.ndarray:
        """The road, one polygon."""
        return self.parcels.geometry[-1:]

    def site(self) -> Site:
        """The layers assembled."""
        return assemble(self.layers, name="synthetic town", town="plymouth", project_type="new_construction",
                        crs="EPSG:26986", feet_per_unit=FEET_PER_METRE)


def build(scale: float = 1.0, seed: int = 26986, *, wetland_role: str = "wetland", planning: bool = False) -> Town:
    """Make a town.

    Parameters
    ----------
    scale : float
        All counts, and the town's area, grow with it.
    seed : int
    wetland_role : str
        ``wetland`` is what the state's layer gives: kind unknown, so that many rules look at each of them.
    planning : bool
        Accuracies of assessors' and state planning data; else those of a survey, so that a plain comparison decides.
    """
    random = np.random.default_rng(seed)
    blocks = _blocks(max(1, round(LOTS * scale / (ROWS * COLUMNS))))
    lots, corner = _lots(blocks)
    width, height = blocks.max(axis=0) + (BLOCK_WIDTH, BLOCK_DEPTH) - ORIGIN
    component, kind = _components(random, corner)
    accuracy = {"lots": 10.0, "wetlands": 33.3, "wells": 10.0, "components": 3.0} if planning else {}
    return Town(
        parcels=layer("parcels", "", [*lots, _road(blocks, round(ROAD_VERTICES * scale))], accuracy.get("lots", 0.1),
                      roles=[("lot",)] * len(lots) + [("public_highway",)]),
        wetlands=layer("wetlands", wetland_role, _wetlands(random, scale, width, height),
                       accuracy.get("wetlands", 0.1)),
        wells=layer("wells", "drinking_well", _wells(random, corner, round(WELLS * scale)), accuracy.get("wells", 0.1)),
        components=layer("components", "", component, accuracy.get("components", 0.1), roles=[(one,) for one in kind]),
        corrals=layer("corrals", "corral", _corrals(random, blocks, round(CORRALS * scale)),
                      accuracy.get("components", 0.1)))


def layer(name: str, role: str, shapes: Sequence[Any], accuracy_ft: float, *, roles: Any = None) -> LayerData:
    """A complete layer of one role, or of `roles`."""
    geometry = np.empty(len(shapes), dtype=object)
    geometry[:] = shapes
    count = len(geometry)
    told = roles or [(role,)] * count
    numbers = np.array([f"{name}-{row:06d}" for row in range(1, count + 1)], dtype=object)
    return LayerData(
        name=name, geometry=geometry, fids=numbers, ids=numbers, roles=told,
        type_values=np.full(count, None, dtype=object),
        offered_roles=frozenset(one for own in set(told) for one in own),
        status=np.full(count, "proposed" if name in ("components", "corrals") else "existing", dtype=object),
        accuracy_ft=np.full(count, accuracy_ft), outside=np.zeros(count, dtype=bool),
        clip_edges=np.full(count, None, dtype=object), completeness="complete")


def _blocks(count: int) -> np.ndarray:
    """Lower left corners of the blocks, in rows, on a nearly square ground; shape (count, 2)."""
    step = np.array([BLOCK_WIDTH + ROAD_WIDTH, BLOCK_DEPTH + ROAD_WIDTH])
    columns = max(1, round(math.sqrt(count * step[1] / step[0])))
    number = np.arange(count)
    return np.array(ORIGIN) + np.column_stack([number % columns, number // columns]) * step


def _lots(blocks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    across, up = np.meshgrid(np.arange(COLUMNS) * LOT_WIDTH, np.arange(ROWS) * LOT_DEPTH)
    corner = (blocks[:, None, :] + np.column_stack([across.ravel(), up.ravel()])[None]).reshape(-1, 2)
    return shapely.box(corner[:, 0], corner[:, 1], corner[:, 0] + LOT_WIDTH, corner[:, 1] + LOT_DEPTH), corner


def _road(blocks: np.ndarray, vertices: int) -> Any:
    """One polygon over the town with a hole round every block, its edges densified to so many vertices."""
    low, high = blocks.min(axis=0) - ROAD_WIDTH, blocks.max(axis=0) + (BLOCK_WIDTH, BLOCK_DEPTH) + ROAD_WIDTH
    outer = shapely.box(*low, *high)
    holes = shapely.box(blocks[:, 0], blocks[:, 1], blocks[:, 0] + BLOCK_WIDTH, blocks[:, 1] + BLOCK_DEPTH)
    length = outer.length + shapely.length(holes).sum()
    rings = shapely.segmentize(np.append(shapely.get_exterior_ring(holes), shapely.get_exterior_ring(outer)),
                               length / vertices)
    return shapely.Polygon(rings[-1], list(rings[:-1]))


def _wetlands(random: np.random.Generator, scale: float, width: float, height: float) -> np.ndarray:
    """Irregular round outlines, of a few dozen to a few thousand vertices, some with an island."""
    count, wanted = max(1, round(WETLANDS * scale)), WETLAND_VERTICES * scale
    size = random.lognormal(0.0, 0.5, count)
    has_hole = random.random(count) < SHARE_WITH_HOLE
    size = np.maximum(24, np.round(size * wanted / (size * np.where(has_hole, 1.5, 1.0)).sum())).astype(int)
    # One to a cell, off its middle: the state's polygons do not overlap, and where these do they are few.
    columns = max(1, round(math.sqrt(count * width / height)))
    cell = np.array([width / columns, height / math.ceil(count / columns)])
    number = np.arange(count)
    centre = np.array(ORIGIN) + np.column_stack([number % columns + 0.5, number // columns + 0.5]) * cell
    centre += (random.random((count, 2)) - 0.5) * cell * 0.5
    shapes = np.empty(count, dtype=object)
    waves = np.arange(2, 9)
    for row in range(count):
        angle = np.linspace(0.0, 2.0 * np.pi, size[row], endpoint=False)
        swing = random.normal(0.0, 0.16, len(waves)) / np.sqrt(waves)
        phase = random.random(len(waves)) * 2.0 * np.pi
        shape = 1.0 + np.cos(angle[:, None] * waves + phase) @ swing
        radius = size[row] * VERTEX_SPACING / (2.0 * np.pi) * np.maximum(shape, 0.25)
        ring = np.column_stack([np.cos(angle), np.sin(angle)]) * radius[:, None]
        island = [centre[row] + 0.4 * ring[::2]] if has_hole[row] else []
        shapes[row] = shapely.Polygon(centre[row] + ring, island)
    return shapes


def _wells(random: np.random.Generator, corner: np.ndarray, count: int) -> np.ndarray:
    lot = random.choice(len(corner), count, replace=False)
    return shapely.points(corner[lot] + 2.0 + random.random((count, 2)) * (LOT_WIDTH - 4.0, LOT_DEPTH - 4.0))


def _components(random: np.random.Generator, corner: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A tank and a leaching field per lot, turned at will; some near the lot line, across it, or in the road."""
    tank = _turned_boxes(random, _places(random, corner, 5.5), 1.6, 3.2)
    field = _turned_boxes(random, _places(random, corner, 11.0), 6.0, 12.0)
    shapes = np.column_stack([tank, field]).reshape(-1)
    return shapes, np.tile(np.array(["septic_tank", "soil_absorption_system"], dtype=object), len(corner))


def _places(random: np.random.Generator, corner: np.ndarray, margin: float) -> np.ndarray:
    """A point per lot, `margin` metres within its line, but near the line for some."""
    room = np.array([LOT_WIDTH, LOT_DEPTH])
    places = corner + margin + random.random((len(corner), 2)) * (room - 2.0 * margin)
    near = np.flatnonzero(random.random(len(corner)) < SHARE_NEAR_LOT_LINE)
    side = random.integers(0, 4, len(near))
    axis, far = side % 2, side // 2
    places[near, axis] = corner[near, axis] + far * room[axis] + random.normal(0.0, 6.0, len(near))
    return places


def _turned_boxes(random: np.random.Generator, centre: np.ndarray, width: float, length: float) -> np.ndarray:
    angle = random.random(len(centre)) * np.pi
    along = np.column_stack([np.cos(angle), np.sin(angle)]) * length / 2.0
    across = np.column_stack([-np.sin(angle), np.cos(angle)]) * width / 2.0
    xy = np.stack([centre + along + across, centre - along + across, centre - along - across, centre + along - across],
                  axis=1)
    return shapely.polygons(xy)


def _corrals(random: np.random.Generator, blocks: np.ndarray, count: int) -> np.ndarray:
    """Fenced ground of 20 m in some blocks, here and there within 50 ft of the road."""
    block = blocks[random.integers(0, len(blocks), count)]
    low = block + 4.0 + random.random((count, 2)) * (BLOCK_WIDTH - 28.0, BLOCK_DEPTH - 28.0)
    return shapely.box(low[:, 0], low[:, 1], low[:, 0] + 20.0, low[:, 1] + 20.0)
