# SPDX-License-Identifier: GPL-2.0-or-later
"""What stands on an ordinary lot: house, driveway, septic system, water. All of it keeps every distance with ease."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any, Optional

from drawing import Frame, Ring, Sheet
from streets import Lot

#: Shapes of a leaching area of 32 x 18 ft, and of a large bed, in feet from its corner; several parts where the design has
#: them.
DESIGNS: dict[str, list[Ring]] = {
    "leaching bed": [[(0.0, 0.0), (32.0, 0.0), (32.0, 16.0), (0.0, 16.0)]],
    "trenches": [[(0.0, y), (32.0, y), (32.0, y + 3), (0.0, y + 3)] for y in (0.0, 7.5, 15.0)],
    "chambers": [[(0.0, 0.0), (32.0, 0.0), (32.0, 9.0), (20.0, 9.0), (20.0, 18.0), (0.0, 18.0)]],
    "large bed": [[(0.0, 0.0), (35.0, 0.0), (35.0, 20.0), (0.0, 20.0)]],
    "galleries": [[(0.0, 0.0), (28.0, 0.0), (28.0, 13.0), (0.0, 13.0)]],
    "mounded bed": [[(3.0, 0.0), (29.0, 0.0), (32.0, 3.0), (32.0, 15.0), (29.0, 18.0), (3.0, 18.0), (0.0, 15.0),
                     (0.0, 3.0)]],
}


@dataclass
class Household:
    """One lot's number and frame, and ways to put things on it by feet of that frame."""

    sheet: Sheet
    prefix: str
    number: int
    frame: Frame
    width: float = 120.0
    status: str = "existing"

    @property
    def lot(self) -> str:
        """Id of the lot."""
        return f"{self.prefix}-{self.number:02d}"

    def name(self, kind: str, suffix: str = "") -> str:
        """Id of a thing on this lot."""
        return f"{kind}-{self.number:02d}{suffix}"

    def part(self, kind: str, role: str, shape: Any, frame: Optional[Frame] = None, **values: Any) -> None:
        """One part of the septic system, drawn as it stands."""
        values = {"STATUS": self.status, "LOT": self.lot, **values}
        self.sheet.add("septic", shape, COMP_ID=self.name(kind), TYPE=role, **values)

    @property
    def built(self) -> int:
        """Year of an existing system."""
        return 1984 + self.number % 31

    def tank(self, x: float, y: float, role: str = "septic tank", kind: str = "ST", **values: Any) -> None:
        """A tank of 5.5 x 10 ft with its long side away from the street; the leaching area of an existing one works."""
        old = {"INSTALLED": date(self.built, 4 + self.number % 6, 3 + self.number % 24), "LEACH_FAIL": "no"}
        values = {"CAP_GAL": 1500, **(old if self.status == "existing" else {}), **values}
        self.part(kind, role, self.frame.box(x, y, x + 5.5, y + 10), **values)

    def dbox(self, x: float, y: float) -> None:
        """A distribution box of 2 x 2 ft."""
        self.part("DB", "distribution box", self.frame.box(x, y, x + 2, y + 2))

    def field(self, x: float, y: float, design: str = "leaching bed", **values: Any) -> None:
        """A leaching area of one of the designs, by its corner."""
        parts = [self.frame.line(*[(x + a, y + b) for a, b in ring]) for ring in DESIGNS[design]]
        told = {"DESIGNED": date(self.built, 2, 1 + self.number % 28)} if self.status == "existing" else {
            "EFF_SQFT": 840 + 20 * (self.number % 5), "TESTED": date(2024, 3 + self.number % 6, 4 + self.number % 20)}
        values = {"SERVES": self.name("H"), **told, **values}
        self.part("SAS", "leaching area", parts, DESIGN=design, **values)

    def reserve(self, x0: float, y0: float, x1: float, y1: float) -> None:
        """A reserve area."""
        self.part("RA", "reserve area", self.frame.box(x0, y0, x1, y1))

    def sewer(self, *points: tuple[float, float]) -> None:
        """The pipe from the house to the tank."""
        self.sheet.add("utilities", self.frame.line(*points), UTIL_ID=self.name("BS"), KIND="sewer", STATUS=self.status,
                       LOT=self.lot)

    def service(self, *points: tuple[float, float], status: str = "existing") -> None:
        """A water line to the house."""
        self.sheet.add("utilities", self.frame.line(*points), UTIL_ID=self.name("WL"), KIND="water", STATUS=status,
                       LOT=self.lot)

    def well(self, x: float, y: float, kind: str = "drinking", status: str = "existing", **values: Any) -> None:
        """A drinking-water or irrigation well; of a new drinking well the driller's figures are known."""
        name = self.name("W" if kind == "drinking" else "IW")
        if kind == "drinking" and status == "proposed":
            values = {"WELL_TYPE": "drilled", "DEPTH_FT": 180, "YIELD_GPM": 6.0, "SUBM_FT": 60, "SLOPE_PCT": 3.0,
                      "CASING_IN": 12, "SERVES": self.lot, **values}
        self.sheet.add("wells", self.frame.at(x, y), WELL_ID=name, KIND=kind, STATUS=status, LOT=self.lot, **values)

    def house(self, x0: float, y0: float, x1: float, y1: float, foundation: str = "cellar", ell: float = 0.0,
              bedrooms: int = 3, suffix: str = "") -> None:
        """A house; an ell of that depth stands behind its left part."""
        split = x0 + (x1 - x0) * 0.42
        back = [(split, y1), (split, y1 + ell), (x0, y1 + ell)] if ell else [(x0, y1)]
        shape = [(x0, y0), (x1, y0), (x1, y1), *back]
        self.sheet.add("buildings", self.frame.line(*shape), BLDG_ID=self.name("H", suffix), USE="house",
                       FOUNDATION=foundation, STATUS="existing", LOT=self.lot, BEDROOMS=bedrooms)

    def addition(self, x0: float, y0: float, x1: float, y1: float, headroom: float = 8.0) -> None:
        """An addition that is planned for the house; headroom in feet."""
        self.sheet.add("additions", self.frame.box(x0, y0, x1, y1), ADD_ID=self.name("AD"), STATUS="proposed",
                       LOT=self.lot, HEADROOM=headroom)

    def garage(self, x0: float, y0: float, x1: float, y1: float) -> None:
        """A garage on a slab."""
        self.sheet.add("buildings", self.frame.box(x0, y0, x1, y1), BLDG_ID=self.name("G"), USE="garage",
                       FOUNDATION="garage slab", STATUS="existing", LOT=self.lot)

    def driveway(self, *points: tuple[float, float]) -> None:
        """A driveway, which is no street."""
        self.sheet.add("pavement", self.frame.line(*points), PAVE_ID=self.name("DW"), KIND="driveway")

    def pool(self, x0: float, y0: float, x1: float, y1: float) -> None:
        """An in-ground pool with rounded ends."""
        r = min(x1 - x0, y1 - y0) / 3
        shape = [(x0 + r, y0), (x1 - r, y0), (x1 - r * 0.3, y0 + r * 0.3), (x1, y0 + r), (x1, y1 - r),
                 (x1 - r * 0.3, y1 - r * 0.3), (x1 - r, y1), (x0 + r, y1), (x0 + r * 0.3, y1 - r * 0.3), (x0, y1 - r),
                 (x0, y0 + r), (x0 + r * 0.3, y0 + r * 0.3)]
        self.sheet.add("pools", self.frame.line(*shape), POOL_ID=self.name("P"), STATUS="existing", LOT=self.lot)

    def animal(self, kind: str, shape: Ring, suffix: str = "", **values: Any) -> None:
        """A stable, corral, pasture, coop, run or manure area."""
        short = {"stable": "STB", "corral": "COR", "pasture": "PAS", "coop": "COOP", "run": "RUN",
                 "manure area": "MNR"}[kind]
        birds = {"ROOSTERS": 0} if kind in ("coop", "run") else {}
        values = {"STATUS": "existing", "AGRIC": "no", **birds, **values}
        self.sheet.add("animals", shape, ANML_ID=self.name(short, suffix), KIND=kind, LOT=self.lot, **values)

    def cistern(self, kind: str, shape: Ring, **values: Any) -> None:
        """A cistern outside or inside the house, of precast concrete where nothing else is said."""
        values = {"STATUS": "proposed", "CAP_GAL": 6000, "MATERIAL": "precast concrete", **values}
        self.sheet.add("cisterns", shape, CIST_ID=self.name("CI"), KIND=kind, LOT=self.lot, **values)

    def kennel(self, x0: float, y0: float, x1: float, y1: float, large_dogs: int) -> None:
        """An area in which dogs are confined, for large ones only."""
        self.sheet.add("kennels", self.frame.box(x0, y0, x1, y1), KENL_ID=self.name("KEN"), STATUS="proposed",
                       LOT=self.lot, SMALL=0, MEDIUM=0, LARGE=large_dogs)


def home(one: Household, y: float = 80.0, *, water: Optional[str] = "town", foundation: str = "cellar",
         ell: float = 12.0, garage: bool = True, bedrooms: int = 3) -> None:
    """House, garage, driveway and water of an ordinary lot, on the right of its frame."""
    w = one.width
    right = w - 30
    one.house(max(46.0, right - 46), y, right, y + 28, foundation, ell, bedrooms)
    if garage:
        one.garage(right, y + 4, w - 8, y + 28)
    one.driveway((w - 28, 0.0), (w - 16, 0.0), (w - 12, y + 4), (w - 26, y + 4))
    if water == "town":
        one.service((w - 32, -16.0), (w - 32, y))
    elif water == "well":
        one.well(40.0, 186.0)
        one.service((40.0, 186.0), (right - 20, y + 28))


def system(one: Household, y: float = 80.0, *, design: str = "leaching bed", reserve: bool = True,
           middle: str = "", tank: Optional[dict[str, Any]] = None, field: Optional[dict[str, Any]] = None) -> None:
    """Tank, box, leaching area and reserve of an ordinary lot, in the front yard on the left of its frame.

    `tank` and `field` hold values of theirs that are not ordinary.
    """
    one.field(14.0, 14.0, design, **(field or {}))
    if reserve:
        # The street line of a wide lot bulges in by a few feet.
        low = 13.0 if one.width < 150 else 18.0
        one.reserve(52.0, low, min(one.width - 44, 86.0), low + (22.0 if one.width < 126 else 20.0))
    one.dbox(48.0, 38.0)
    one.tank(60.0, 52.0, **(tank or {}))
    if middle:
        kind = {"pump chamber": "PC", "treatment unit": "TU"}[middle]
        one.tank(49.0, 50.0, middle, kind, CAP_GAL=1000)
    left = max(46.0, one.width - 76)
    one.sewer((62.75, 62.0), (62.75, y) if left < 62 else (left, y + 10))


def circle_home(one: Household, *, design: str = "leaching bed", reserve: bool = True, gallons: int = 1500) -> None:
    """An ordinary household on a lot at the turning circle; the frame's x is 0 in the middle of the lot."""
    one.house(-22.0, 92.0, 22.0, 120.0)
    one.garage(-42.0, 96.0, -22.0, 120.0)
    one.driveway((-19.0, 2.0), (-9.0, 2.0), (-28.0, 34.0), (-26.0, 96.0), (-38.0, 96.0), (-38.0, 34.0))
    one.service((12.0, -12.0), (30.0, 30.0), (36.0, 102.0), (22.0, 102.0))
    one.field(-16.0, 38.0, design)
    one.dbox(0.0, 60.0)
    one.tank(-3.0, 68.0, CAP_GAL=gallons)
    one.sewer((-0.25, 78.0), (-0.25, 92.0))
    if reserve:
        one.reserve(-16.0, 142.0, 16.0, 156.0)


def put(sheet: Sheet, prefix: str, lots: dict[int, Lot], number: int, flip: bool = False,
        status: str = "existing") -> Household:
    """The household of a numbered lot."""
    lot = lots[number]
    return Household(sheet, prefix, number, lot.flipped if flip else lot.front, lot.width, status)
