# SPDX-License-Identifier: GPL-2.0-or-later
"""How far apart two features can be and still matter to each other by some rule."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from . import vocabulary
from .checks import containment
from .coverage import with_lots
from .edges import OFFSET_ROLES, UNMAPPED_EDGE_REACH_FT
from .rules import Rule
from .site import Features, FloatArray, Site

#: What distances are rounded by, with room to spare.
_ROUNDING_FT = 0.05


class RuleReach:
    """The largest feet within which features matter to each other, worked out once for each pair of role sets.

    Parameters
    ----------
    site : Site
    rules : sequence of Rule
    """

    def __init__(self, site: Site, rules: Sequence[Rule]) -> None:
        self.rules = rules
        rows = np.arange(len(site.features))
        widths = [float(np.nanmax(column.astype(np.float64), initial=0.0)) for name, column in site.features.attributes.items()
                  if name in ("layout_width_ft", "surface_width_ft", "pool_radius_ft") and len(rows)]
        self.edge_ft = max([UNMAPPED_EDGE_REACH_FT, *widths])
        self.operation_ft = max((layer.data.operation_accuracy_ft or 0.0 for layer in site.layers), default=0.0)
        self._known: dict[tuple[frozenset[str], frozenset[str]], float] = {}
        self._asked: dict[frozenset[str], bool] = {}

    def feet(self, subject: frozenset[str], constraint: frozenset[str]) -> float:
        """The most feet that a rule asks for between features that may have these roles, edges included; -1 for none."""
        key = subject, constraint
        if key not in self._known:
            most = [leg.reach_ft for rule in self.rules for leg in rule.legs
                    if leg.subjects & subject and with_lots(leg.constraints) & constraint]
            self._known[key] = max(most) + self.edge_of(constraint) if most else -1.0
        return self._known[key]

    def edge_of(self, constraint: frozenset[str]) -> float:
        """How many feet nearer than mapped the edge may be of a feature that may have these roles."""
        return self.edge_ft if constraint & OFFSET_ROLES else 0.0

    def with_accuracy(self, feet: FloatArray, accuracy_ft: FloatArray) -> FloatArray:
        """Feet between role sets with all that accuracy can add.

        Parameters
        ----------
        feet : ndarray of float64, shape (n, n)
            As `feet` gives them.
        accuracy_ft : ndarray of float64, shape (n,)
            The worst of each role set.
        """
        squares = accuracy_ft**2
        band = np.sqrt(squares[:, None] + squares[None, :] + 2.0 * self.operation_ft**2)
        return np.where(feet < 0, -1.0, feet + band + _ROUNDING_FT)

    def asks(self, roles: frozenset[str]) -> bool:
        """Whether some rule may ask something of a feature that may have these roles, or says that none does."""
        if roles not in self._asked:
            self._asked[roles] = bool(roles & vocabulary.SUBJECT_ROLES) or any(
                rule.subjects & roles or any(leg.subjects & roles for leg in rule.legs) for rule in self.rules)
        return self._asked[roles]

    def measuring(self, roles: frozenset[str]) -> list[Rule]:
        """The rules on pairs of features of which one may have these roles, in their order."""
        return [rule for rule in self.rules if is_of_pairs(rule) and any(leg.subjects & roles for leg in rule.legs)]

    def counting(self, roles: frozenset[str]) -> list[Rule]:
        """The rules on values, areas, counts, and on what lies where, of features that may have these roles, in their order."""
        asking = {rule.id for rule in self.rules if rule.kind in ("minimum_area", "attribute", "count", "containment")
                  and not is_of_pairs(rule) and (rule.subjects & roles or any(leg.subjects & roles for leg in rule.legs))}
        # What the land allows is read from the rules on areas.
        reading = any(rule.id in asking and rule.count is not None and rule.count.of == "allowed_by_area"
                      for rule in self.rules)
        return [rule for rule in self.rules if rule.id in asking or (reading and rule.area is not None)]


def is_of_pairs(rule: Rule) -> bool:
    """Whether a rule measures between two features, so that what else lies on the lot does not change its answer."""
    return bool(rule.legs) and rule.relation not in containment.HANDLED


def worst_accuracy(features: Features) -> FloatArray:
    """The largest stated accuracy in feet of each role set; 0 where none is stated."""
    worst = np.zeros(len(features.role_sets))
    np.maximum.at(worst, features.role_set, np.nan_to_num(features.accuracy_ft, nan=0.0))
    return worst
