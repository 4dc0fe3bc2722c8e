# SPDX-License-Identifier: GPL-2.0-or-later
"""What is told of a place and of one component: plain frozen records, made in setbacks_here.py."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Optional

from .rules import Rule

#: Answers about a component at a place, worst first; ``only_advice``: no distance to keep
#: binds such a component.
ANSWERS = ("could_not_lie", "too_close_to_call", "not_known", "refer", "only_advice", "could_lie")

Line = tuple[tuple[float, float], tuple[float, float]]


@dataclass(frozen=True)
class RuledDistance:
    """What one rule says of one component and one constraint.

    Attributes
    ----------
    rule : Rule
    outcome, leans : str
        As in a finding.
    binding, governs : bool
    required, provided, signed_ft : float or None
        Feet, rounded as printed; None where not known. For a rule without feet (no overlap, inside the lot) `required` is that
        of the finding.
    constraint : int or None
        Row of the feature table of the whole site.
    constraint_role, constraint_id : str or None
    line : ((x, y), (x, y)) or None
        From the component to the constraint, in units of the analysis CRS; None where there is no place.
    note : str
    by_constraint : bool
        The rule is that of the other feature, to which the component would come too near.
    """

    rule: Rule
    outcome: str
    leans: str
    binding: bool
    governs: bool
    required: Optional[float]
    provided: Optional[float]
    signed_ft: Optional[float]
    constraint: Optional[int]
    constraint_role: Optional[str]
    constraint_id: Optional[str]
    line: Optional[Line]
    note: str
    by_constraint: bool = False

    @property
    def shortfall(self) -> float:
        """Feet that are lacking; below 0 where there are more than required; minus infinity where not known."""
        if self.required is None or self.signed_ft is None:
            return -math.inf
        return self.required - self.signed_ft


@dataclass(frozen=True)
class CouldLie:
    """Whether a component without size could lie at a place.

    Attributes
    ----------
    role : str
    answer : str
        One of `ANSWERS`.
    reasons : tuple of RuledDistance
        Binding ones behind the answer, the shortest first; empty for ``could_lie`` and ``only_advice``.
    advice : tuple of RuledDistance
        Flagged ones that do not bind.
    """

    role: str
    answer: str
    reasons: tuple[RuledDistance, ...] = ()
    advice: tuple[RuledDistance, ...] = ()


@dataclass(frozen=True)
class KindNearby:
    """The nearest feature of one kind.

    Attributes
    ----------
    roles : tuple of str
        As mapped, sorted; ``("unknown",)`` where the type value is not in the layer's roles.
    kind_unknown : bool
        It may be of other kinds too.
    row : int
        Row of the feature table.
    layer, id, status : str
    signed_ft : float
        Negative the depth inside.
    line : ((x, y), (x, y))
        From the place to the nearest point of the outline.
    note : str
    reach_ft : float
        The most that a rule asks of such a feature.
    """

    roles: tuple[str, ...]
    kind_unknown: bool
    row: int
    layer: str
    id: str
    status: str
    signed_ft: float
    line: Line
    note: str
    reach_ft: float


@dataclass(frozen=True)
class PlaceLot:
    """The lot of a place.

    Attributes
    ----------
    row : int or None
        Row of the feature table.
    id : str or None
    line_ft : float or None
        Feet to the lot's line; negative beyond it.
    line : ((x, y), (x, y)) or None
    note : str
        Why there is no lot, or what to know of the line.
    """

    row: Optional[int] = None
    id: Optional[str] = None
    line_ft: Optional[float] = None
    line: Optional[Line] = None
    note: str = ""


@dataclass(frozen=True)
class Place:
    """What is known of one place.

    Attributes
    ----------
    x, y : float
        Analysis CRS.
    kinds : tuple of KindNearby
        The nearest first.
    lot : PlaceLot
    answers : tuple of CouldLie or None
        In the order of the rules; None where they were not asked for. They are about a point: a real component has a size,
        and reaches farther.
    outside : bool
        Outside the box of all that is mapped; then nothing could be told to be far enough.
    seconds : float
    """

    x: float
    y: float
    kinds: tuple[KindNearby, ...]
    lot: PlaceLot
    answers: Optional[tuple[CouldLie, ...]]
    outside: bool
    seconds: float


@dataclass(frozen=True)
class ComponentSetbacks:
    """All setbacks of one component, the shortest first.

    Attributes
    ----------
    row : int
        Row of the feature table.
    roles : tuple of str
    layer, id : str
    distances : tuple of RuledDistance
        With and without a place to draw; what does not apply is left out.
    seconds : float
    """

    row: int
    roles: tuple[str, ...]
    layer: str
    id: str
    distances: tuple[RuledDistance, ...]
    seconds: float
