# SPDX-License-Identifier: GPL-2.0-or-later
"""How each kind of feature looks on a report's map, and what the legend calls it. Colours as in resources/styles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from ..engine.vocabulary import GROUPS

#: Fill of a component by its worst outcome, as resources/styles/flagged.qml; edges are outcome_words.COLOURS.
FLAGGED_FILLS = {"intrudes": "#ff9540", "too_close_to_call": "#ffcc5a", "refer": "#ffcae7", "not_checked": "#ffffff",
                 "meets": "#ffffff", "not_applicable": "#ffffff"}

#: Okabe and Ito's colours for setbacks, as in qgis_bridge/zone_legend.py; vermilion is left to what intrudes.
ZONE_COLOURS = ("#0072b2", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#7f7f7f")
ZONE_ANGLES = (45.0, 135.0, 0.0, 90.0, 22.0, 112.0)


@dataclass(frozen=True)
class Look:
    """How one kind of feature is drawn.

    Attributes
    ----------
    words : str
        Name in the legend.
    roles : frozenset of str
    fill, stroke : str
        Colours; ``none`` for no fill.
    width : float
        Of the outline, in dots.
    dash : str
        Dashes of the outline; empty for a solid one.
    hatch : float or None
        Angle of a hatch over the fill, in degrees; None for none.
    """

    words: str
    roles: frozenset[str]
    fill: str
    stroke: str
    width: float = 0.8
    dash: str = ""
    hatch: Optional[float] = None

    @property
    def pen(self) -> str:
        """The outline as attributes of an SVG shape."""
        dashed = f' stroke-dasharray="{self.dash}"' if self.dash else ""
        return f'stroke="{self.stroke}" stroke-width="{self.width:g}"{dashed}'

    @property
    def look(self) -> str:
        """Fill and outline as attributes of an SVG shape."""
        return f'fill="{self.fill}" {self.pen}'


def _look(words: str, roles: tuple[str, ...], fill: str, stroke: str, width: float = 0.8, dash: str = "",
          angle: Optional[float] = None) -> Look:
    expanded = frozenset(role for name in roles for role in GROUPS.get(name, (name,)))
    return Look(words, expanded, fill, stroke, width, dash, angle)


#: From the ground up; the first kind that a feature has a role of is its own, counted from the end.
LOOKS: tuple[Look, ...] = (
    _look("Street or right of way", ("public_highway", "right_of_way"), "#f0eee9", "#b8b2a6", 0.6),
    _look("Traveled way (pavement)", ("traveled_way",), "#dedad2", "#a59f92", 0.6),
    _look("Surface water", ("any_surface_water",), "#cfe6f5", "#1f6fa8", 1.0),
    _look("Wetland", ("any_wetland",), "#e3f0e4", "#2e7d4f", 1.0, "", 0.0),
    _look("Beach, dune, flat or barrier beach", ("coastal_resource_area",), "#f6efd8", "#a08a3c", 0.8, "", 90.0),
    _look("Bank", ("bank",), "none", "#7a5230", 1.6, "6 2"),
    _look("Flood zone or floodway", ("flood_zone", "velocity_zone", "floodway"), "none", "#1f6fa8", 0.9, "2 3"),
    _look("Water supply protection zone", ("zone_i", "nitrogen_sensitive_area", "surface_supply_zone"), "none", "#6a3d9a", 1.2,
          "8 3 2 3"),
    _look("Easement", ("easement",), "none", "#6b6b6b", 0.9, "1 3"),
    _look("Slope", ("downhill_slope",), "none", "#7a5230", 1.0, "2 2"),
    _look("Lot", ("lot", "property_line"), "none", "#3c3c3c", 0.7),
    _look("Building", ("any_building", "addition"), "#d6d6d6", "#4d4d4d", 0.9),
    _look("Swimming pool", ("swimming_pool",), "#b9ecfb", "#1f6fa8", 0.9),
    _look("Water line", ("water_line", "suction_line"), "none", "#1f6fa8", 1.1, "7 3"),
    _look("Drain, catch basin or dry well", ("supply_drain", "groundwater_drain", "other_drain", "leaching_catch_basin",
                                             "dry_well"), "none", "#5c5c8a", 1.1, "3 2"),
    _look("Septic component", ("septic_component",), "#ffffff", "#5b2c06", 1.1),
    _look("Stable, corral or pasture", ("stable_feature",), "none", "#6d5600", 1.0, "4 2"),
    _look("Coop, run or manure area", ("poultry_feature",), "#fbf4dc", "#6d5600", 1.0),
    _look("Dog confinement area", ("dog_confinement_area",), "none", "#6d5600", 1.0, "1 2"),
    _look("Cistern", ("cistern",), "#ffffff", "#1f6fa8", 1.2),
    _look("Well", ("any_well",), "#ffffff", "#00456b", 1.4),
)


def look_number(roles: frozenset[str]) -> Optional[int]:
    """Place in `LOOKS` of a feature with some roles; None for what is not drawn."""
    for number in range(len(LOOKS) - 1, -1, -1):
        if LOOKS[number].roles & roles:
            return number
    return None
