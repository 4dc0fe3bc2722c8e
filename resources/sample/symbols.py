# SPDX-License-Identifier: GPL-2.0-or-later
"""How the sample maps look: calm water and wetlands, thin lot lines, components in colours that all eyes tell apart.

What is proposed has a strong solid outline and a full fill, what exists a dashed outline and a pale fill.
"""

from __future__ import annotations

from typing import Any

from qgis.core import (
    QgsFillSymbol,
    QgsHashedLineSymbolLayer,
    QgsLinePatternFillSymbolLayer,
    QgsLineSymbol,
    QgsMarkerSymbol,
    QgsPointPatternFillSymbolLayer,
    QgsSymbol,
)

Part = dict[str, Any]
Row = tuple[str, str, list[Part]]

INK = {"blue": "#0072b2", "orange": "#d55e00", "yellow": "#e69f00", "green": "#009e73", "purple": "#aa4a8d",
       "sky": "#56b4e9", "grey": "#5f5f5f"}


def fill(colour: str, outline: str = "#00000000", width: float = 0.2, dash: str = "solid") -> Part:
    """A plain area."""
    return {"kind": "fill", "color": colour, "outline_color": outline, "outline_width": str(width),
            "outline_style": dash, "joinstyle": "miter"}


def hatch(colour: str, angle: float, distance: float, width: float = 0.2, dash: str = "solid") -> Part:
    """Parallel lines in an area."""
    return {"kind": "hatch", "color": colour, "angle": angle, "distance": distance, "width": width, "dash": dash}


def tufts(colour: str, marker: str, distance: float, size: float) -> Part:
    """Small marks spread over an area, as maps show marsh and swamp."""
    return {"kind": "tufts", "color": colour, "name": marker, "distance": distance, "size": size}


def line(colour: str, width: float, dash: str = "solid") -> Part:
    """A line."""
    return {"kind": "line", "line_color": colour, "line_width": str(width), "line_style": dash, "capstyle": "round"}


def marker(name: str, colour: str, size: float, outline: str = "#ffffff", width: float = 0.3) -> Part:
    """A point symbol."""
    return {"kind": "marker", "name": name, "color": colour, "size": str(size), "outline_color": outline,
            "outline_width": str(width)}


def symbol(geometry: str, parts: list[Part]) -> QgsSymbol:
    """A QGIS symbol of one or more parts, the lowest first."""
    made = {"fill": QgsFillSymbol, "line": QgsLineSymbol, "marker": QgsMarkerSymbol}[geometry]()
    made.deleteSymbolLayer(0)
    for part in parts:
        made.appendSymbolLayer(_layer(dict(part)))
    return made


def _layer(part: Part) -> Any:
    kind = part.pop("kind")
    if kind == "hatch":
        pattern = QgsLinePatternFillSymbolLayer()
        pattern.setLineAngle(part["angle"])
        pattern.setDistance(part["distance"])
        pattern.setSubSymbol(QgsLineSymbol.createSimple(
            {"line_color": part["color"], "line_width": str(part["width"]), "line_style": part["dash"]}))
        return pattern
    if kind == "ticks":
        ticks = QgsHashedLineSymbolLayer()
        ticks.setHashLength(part["length"])
        ticks.setInterval(part["length"])
        ticks.setSubSymbol(QgsLineSymbol.createSimple({"line_color": part["color"], "line_width": "0.3"}))
        return ticks
    if kind == "tufts":
        pattern = QgsPointPatternFillSymbolLayer()
        pattern.setDistanceX(part["distance"])
        pattern.setDistanceY(part["distance"] * 0.8)
        pattern.setDisplacementX(part["distance"] / 2)
        pattern.setSubSymbol(QgsMarkerSymbol.createSimple(
            {"name": part["name"], "color": part["color"], "size": str(part["size"]), "outline_color": part["color"],
             "outline_width": "0.15"}))
        return pattern
    simple = {"fill": QgsFillSymbol, "line": QgsLineSymbol, "marker": QgsMarkerSymbol}[kind].createSimple(part)
    return simple.symbolLayer(0).clone()


def both(label: str, where: str, colour: str, pale: str, more: tuple[Part, ...] = (), width: float = 0.45,
         edge: str = "") -> list[Row]:
    """Two entries: proposed (full, solid) and existing (pale, dashed)."""
    return [
        (f"{label}, proposed", f"{where} AND \"STATUS\" = 'proposed'", [fill(colour, "#1a1a1a", width), *more]),
        (f"{label}, existing", f"{where} AND \"STATUS\" = 'existing'", [fill(pale, edge or colour, width, "dash"),
                                                                        *more]),
    ]


def _kind(field: str, value: str) -> str:
    return f"\"{field}\" = '{value}'"


_ANIMALS: list[Row] = [
    ("Pasture", _kind("KIND", "pasture"), [fill("#eef0cf", "#a3a25a", 0.25, "dash"), tufts("#a9ad6a", "line", 3.4,
                                                                                           0.8)]),
    ("Corral", _kind("KIND", "corral"), [fill("#e9dcc0", "#8a6a3b", 0.35, "dash dot")]),
    ("Poultry run", _kind("KIND", "run"), [fill("#f6ecd2", "#b48a3f", 0.25, "dot")]),
    ("Stable", _kind("KIND", "stable"), [fill("#8a6a3b", "#4d3512", 0.35)]),
    ("Coop", _kind("KIND", "coop"), [fill("#e69f00", "#7a5200", 0.35)]),
    ("Manure area", _kind("KIND", "manure area"), [fill("#6e5a43", "#3f3223", 0.3), hatch("#d9c9ae", 45, 0.9, 0.2)]),
]

#: Layer -> geometry and legend entries, from the bottom up.
STYLES: dict[str, tuple[str, list[Row]]] = {
    "parcels": ("fill", [
        ("Lot", "\"POLY_TYPE\" = 'FEE'", [fill("#00000000", "#8d8674", 0.22)]),
        ("Street layout", "\"POLY_TYPE\" = 'ROW'", [fill("#f1efe9", "#8d8674", 0.22)]),
    ]),
    "pavement": ("fill", [
        ("Street", _kind("KIND", "road"), [fill("#c4c4c4")]),
        ("Farm lane", _kind("KIND", "lane"), [fill("#dcd3c2", "#b5a98f", 0.15)]),
        ("Driveway", _kind("KIND", "driveway"), [fill("#dedede")]),
    ]),
    "buildings": ("fill", [
        ("House with cellar or crawl space", "\"FOUNDATION\" IN ('cellar', 'crawl space')", [fill("#8f8a86",
                                                                                                  "#4a4644", 0.25)]),
        ("House on a slab", _kind("FOUNDATION", "slab"), [fill("#c9c3be", "#4a4644", 0.25), hatch("#8f8a86", 45, 1.2,
                                                                                                  0.15)]),
        ("Garage on a slab", _kind("FOUNDATION", "garage slab"), [fill("#d6d1cc", "#7d7772", 0.2)]),
    ]),
    "additions": ("fill", [("Addition to a house, planned", "1 = 1", [fill("#f2d7c9", "#4a4644", 0.3, "dash")])]),
    "easements": ("fill", [("Utility easement", "1 = 1", [fill("#00000000", INK["purple"], 0.3, "dash dot"),
                                                          hatch(INK["purple"], 135, 3.0, 0.12)])]),
    "flood_zones": ("fill", [
        # One entry keeps the legend on its sheet; the labels tell which zone it is.
        ("Flood zone or floodway", "1 = 1", [fill("#00000000", "#2f5f95", 0.35, "dot"), hatch("#8fb2d9", 60, 4.2, 0.12)]),
    ]),
    "kennels": ("fill", [("Area for dogs", "1 = 1", [fill("#d9c7e8", "#5f4a7a", 0.35)])]),
    "water": ("fill", [
        ("Sea", "\"KIND\" IN ('sea', 'bay')", [fill("#bcd9ea", "#6ea6c9", 0.25)]),
        ("Pond", "\"KIND\" IN ('pond', 'kettle pond')", [fill("#a9d0e8", "#4b8fb9", 0.3)]),
        ("Drinking-water reservoir", _kind("KIND", "reservoir"), [fill("#8fc1e0", "#0b5a8f", 0.5), hatch("#5f9fc9", 0,
                                                                                                         2.2, 0.15)]),
        ("Brook, feeds the reservoir", _kind("KIND", "brook"), [fill("#8fc1e0", "#0b5a8f", 0.3)]),
        ("Tidal creek", _kind("KIND", "tidal creek"), [fill("#bcd9ea", "#6ea6c9", 0.25)]),
    ]),
    "wetlands": ("fill", [
        ("Salt marsh", _kind("KIND", "salt marsh"), [fill("#dcebcf", "#7fa868", 0.3), hatch("#9cc08a", 0, 1.7, 0.18,
                                                                                            "dash")]),
        ("Wooded swamp (bordering)", _kind("KIND", "wooded swamp"), [fill("#cfe3cf", "#4f8a5b", 0.35),
                                                                    tufts("#5f9a6a", "triangle", 4.2, 1.0)]),
        ("Wooded swamp by the brook", _kind("KIND", "wooded swamp by brook"), [fill("#c4e0d6", "#2f7d6a", 0.35),
                                                                             tufts("#3f8d78", "triangle", 4.2, 1.0)]),
        ("Isolated wetland", _kind("KIND", "isolated wetland"), [fill("#dfeadb", "#6d9a5f", 0.35, "dash"),
                                                                tufts("#7fa868", "circle", 3.2, 0.6)]),
        ("Certified vernal pool", _kind("KIND", "vernal pool"), [fill("#c9dcea", "#3f6f8f", 0.45, "dash"),
                                                                hatch("#7fa8c4", 90, 1.6, 0.15)]),
    ]),
    "wetlands_planning": ("fill", [
        ("Wetland by the state's map only", "1 = 1", [fill("#e6efe0", "#6d9a5f", 0.5, "dot"),
                                                      tufts("#a9c29c", "circle", 4.0, 0.6)]),
    ]),
    "banks": ("line", [("Top of the coastal bank", "1 = 1", [line("#8a5a20", 0.5), {"kind": "ticks",
                                                                                    "color": "#8a5a20",
                                                                                    "length": 1.6}])]),
    "pools": ("fill", [("Swimming pool", "1 = 1", [fill("#7fd0e6", "#2b8aa6", 0.35)])]),
    "utilities": ("line", [
        ("Water main", _kind("KIND", "main"), [line("#2b7bb9", 0.5)]),
        ("Water line to a house", _kind("KIND", "water"), [line("#2b7bb9", 0.3, "dash")]),
        ("House sewer", _kind("KIND", "sewer"), [line("#8a4b12", 0.35)]),
    ]),
    "septic": ("fill", [
        *both("Reserve area", _kind("TYPE", "reserve area"), "222,184,135,110", "245,235,215,110", (), 0.3, "#b98f55"),
        *both("Leaching area", _kind("TYPE", "leaching area"), INK["yellow"], "#f7e3b5", (hatch("#7a5200", 0, 0.9,
                                                                                                0.12),)),
        *both("Tank, pump chamber, treatment unit", "\"TYPE\" IN ('septic tank', 'pump chamber', 'treatment unit')",
              INK["orange"], "#f5cdb5", (), 0.35),
        ("Distribution box", _kind("TYPE", "distribution box"), [fill(INK["purple"], "#1a1a1a", 0.3)]),
        ("Cesspool", _kind("TYPE", "cesspool"), [fill("#f0d9c8", INK["orange"], 0.5, "dash")]),
    ]),
    "animals": ("fill", _ANIMALS),
    "cisterns": ("fill", [
        ("Cistern outside a house", _kind("KIND", "exterior"), [fill("#56b4e9", "#0b3c6f", 0.4)]),
        ("Cistern inside a house", _kind("KIND", "interior"), [fill("#56b4e9", "#ffffff", 0.5)]),
    ]),
    "wells": ("marker", [
        ("Drinking well, existing", "\"KIND\" = 'drinking' AND \"STATUS\" = 'existing'", [marker("circle", "#0072b2",
                                                                                                 2.6)]),
        ("Drinking well, proposed", "\"KIND\" = 'drinking' AND \"STATUS\" = 'proposed'",
         [marker("circle", "#ffffff", 3.0, "#0072b2", 0.6), marker("circle", "#0072b2", 1.1, "#0072b2", 0.1)]),
        ("Irrigation well", _kind("KIND", "irrigation"), [marker("triangle", "#009e73", 2.8)]),
    ]),
}
