# SPDX-License-Identifier: GPL-2.0-or-later
"""What a rule asks for that is no distance: an area, a value, a number of things, a list. Plain frozen records.

The keys of a ruleset file that fill them are explained in resources/rules/README.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

#: Relations of a containment rule: no overlap; not even touching; inside and clear of the outline; inside the lot line of
#: one's own lot or holding; on the lot that the subject serves.
RELATIONS = ("outside", "apart", "within", "own_lot", "served_lot")

#: The least distance in feet that is told apart from touching: the step to which all distances are rounded.
LEAST_GAP_FT = 0.01

AREAS_OF = ("feature", "lot", "premises")
COUNTED = ("itself", "attribute", "served_lots", "served_dwellings", "on_lot", "allowed_by_area")
NOTICE_GROUPS = ("applicant", "abutters", "opposite", "abutters_of_abutters", "owners_within", "planning_boards")
PROOFS = ("receipt", "mailing")
LISTED_FROM = ("subject", "property_line")


@dataclass(frozen=True)
class Condition:
    """A rule does not hold where a text attribute of the subject holds one of these words (folded to lower case)."""

    attribute: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class AreaTest:
    """A least area (kind minimum_area).

    Attributes
    ----------
    square_feet : float
        Required; per unit of `per` where that is given.
    of : str
        ``feature``, ``lot`` or ``premises`` (contiguous lots of one holding add up).
    per : str
        Number attribute that multiplies the area, such as bedrooms.
    number_of : str
        Number attribute that tells whether the rule holds: exactly `number` of it, or more than `more_than`.
    each_more : float
        Square feet for each one above `more_than`.
    less : frozenset of str
        Roles that do not count as land, such as buildings.
    unusable : frozenset of str
        Roles that do not count as usable land.
    usable_decides : bool
        Usable land decides; else, where only usable land falls short, a person does.
    stated_by : str
        Number attribute that states the area; then a smaller outline is only for a person to confirm.
    where_lot_has : frozenset of str
        The rule holds where a feature of these roles lies on the lot.
    or_lot_touches : frozenset of str
        Or where the lot touches an area of these roles.
    refer_from : bool
        From the area on a person decides; below it the rule is met.
    and_attribute : str
        With `refer_from`: number attribute that must reach `and_at_least` as well.
    """

    square_feet: float
    of: str = "feature"
    per: str = ""
    number_of: str = ""
    number: Optional[int] = None
    more_than: Optional[int] = None
    each_more: float = 0.0
    less: frozenset[str] = frozenset()
    unusable: frozenset[str] = frozenset()
    usable_decides: bool = False
    stated_by: str = ""
    where_lot_has: frozenset[str] = frozenset()
    or_lot_touches: frozenset[str] = frozenset()
    refer_from: bool = False
    and_attribute: str = ""
    and_at_least: float = 0.0

    def required(self, number: float) -> float:
        """Square feet for a number of what `number_of` or `per` counts."""
        if self.per:
            return self.square_feet * number
        if self.more_than is not None:
            return self.square_feet + self.each_more * (number - self.more_than)
        return self.square_feet

    def holds_for(self, number: float) -> bool:
        """Whether the rule is about so many."""
        if self.number is not None:
            return number == self.number
        return self.more_than is None or number > self.more_than


@dataclass(frozen=True)
class Band:
    """One row of a table of values by another attribute; a value between `at_least` and `up_to` is for a person to judge.

    Attributes
    ----------
    start, end : float
        Range of the other attribute, both ends in it; `end` infinite for an open one.
    at_least : float
    up_to : float
        The upper figure where the text prints a range; equal to `at_least` where it prints one figure.
    over : bool
        The value must exceed `at_least`, equal is not enough.
    """

    start: float
    end: float
    at_least: float
    up_to: float
    over: bool = False


@dataclass(frozen=True)
class AttributeTest:
    """A condition on a value of the subject (kind attribute); exactly one of the tests is given.

    Attributes
    ----------
    attribute, unit : str
        Standard attribute, and the unit that findings print.
    at_least, is_not : float, optional
        Number tests.
    per : str
        Number attribute that multiplies `at_least`, such as bedrooms.
    refer_years : tuple of int, optional
        First and last year: a date in them is for a person to decide.
    valid_years : int, optional
        A date no more than so many years back.
    refer_from_years : int, optional
        A date so many years back, or more, is for a person to decide.
    month : int, optional
        A date in this month of the year, in the latest such month that has ended.
    by, bands : str, tuple of Band
        A least value that depends on another number attribute.
    unless : tuple of Condition
        The rule does not hold there. Any other value, and none, is taken to be one for which it holds, and said.
    where_yes : str
        Yes/no attribute that must say yes; not given: not checked.
    if_given : bool
        A missing value is no gap: the rule is about what is given.
    """

    attribute: str
    unit: str
    at_least: Optional[float] = None
    is_not: Optional[float] = None
    per: str = ""
    refer_years: Optional[tuple[int, int]] = None
    valid_years: Optional[int] = None
    refer_from_years: Optional[int] = None
    month: Optional[int] = None
    by: str = ""
    bands: tuple[Band, ...] = ()
    unless: tuple[Condition, ...] = ()
    where_yes: str = ""
    if_given: bool = False


@dataclass(frozen=True)
class CountTest:
    """A number of things (kind count).

    Attributes
    ----------
    of : str
        ``itself`` (each subject counts as one), ``attribute`` (a number attribute tells), ``served_lots``,
        ``served_dwellings``, ``on_lot`` (features of `roles` on the subject's lot), ``allowed_by_area`` (what the area
        rules on `attribute` allow).
    at_most, at_least : int, optional
    attribute : str
    roles : frozenset of str
    refer : bool
        A wrong number is for a person to decide.
    percent_more : float
        With ``allowed_by_area``: a person may allow so much more ...
    after_attribute, after : str, float
        ... once this number attribute has reached this value.
    """

    of: str
    at_most: Optional[int] = None
    at_least: Optional[int] = None
    attribute: str = ""
    roles: frozenset[str] = frozenset()
    refer: bool = False
    percent_more: float = 0.0
    after_attribute: str = ""
    after: float = 0.0


@dataclass(frozen=True)
class Listing:
    """What is to be listed near a subject, without a verdict (kind inventory).

    Attributes
    ----------
    feet : float
    of : frozenset of str
        Roles that are listed.
    measured_from : str
        ``subject``, or ``property_line`` of its lot or holding, outward.
    lots_with, lots_without : frozenset of str
        Only lots that hold a feature of the first roles and none of the second, and no town water: "water source unknown".
    area : bool
        Also the area of each lot that lies within the distance of what is listed.
    """

    feet: float
    of: frozenset[str]
    measured_from: str = "subject"
    lots_with: frozenset[str] = frozenset()
    lots_without: frozenset[str] = frozenset()
    area: bool = False


@dataclass(frozen=True)
class Notice:
    """Whom a rule wants notified (kind notify).

    Attributes
    ----------
    groups : tuple of str
        Of `NOTICE_GROUPS`.
    within_ft : float, optional
        Limits ``abutters_of_abutters`` and ``owners_within``, from the petitioner's property line.
    mark_within_ft : float, optional
        Other lots within this are listed apart: they are not on the legal list.
    days_before : int, optional
        Mailing at least so many days before the hearing or meeting.
    proof : str
        ``receipt``, ``mailing`` or empty.
    certified_by : str
        Who certifies the list.
    mail : str
        The kind of mail that the text asks for, such as certified mail; empty if it names none.
    """

    groups: tuple[str, ...]
    within_ft: Optional[float] = None
    mark_within_ft: Optional[float] = None
    days_before: Optional[int] = None
    proof: str = ""
    certified_by: str = ""
    mail: str = ""


@dataclass(frozen=True)
class Remedy:
    """The route that the text gives for a shortfall; whether it is open is never said.

    Attributes
    ----------
    name, section, route : str
    for_projects : frozenset of str
        Project types for which it is a route; empty: all.
    lapses_after_years : int, optional
        A variance that is not used within so many years lapses.
    """

    name: str
    section: str
    route: str
    for_projects: frozenset[str] = frozenset()
    lapses_after_years: Optional[int] = None


@dataclass(frozen=True)
class NotARule:
    """A sentence of the text that is no rule here, with the reason; `id` where it has one in our lists."""

    section: str
    summary: str
    why: str
    id: str = ""
