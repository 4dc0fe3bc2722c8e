# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of a place as the engine takes them (LayerData), and the columnar table it works on (Site).

Readers of files and of QGIS layers hand over `LayerData`; assemble.py does the rest in one way for both.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from datetime import date
from typing import Optional

import numpy as np
import numpy.typing as npt

from . import vocabulary

ObjectArray = npt.NDArray[np.object_]
FloatArray = npt.NDArray[np.float64]
BoolArray = npt.NDArray[np.bool_]
IndexArray = npt.NDArray[np.intp]


@dataclass
class LayerData:
    """One layer as read, already transformed to the analysis CRS; one entry per feature in every column.

    Attributes
    ----------
    name : str
        Layer name where the file has several, else the file's stem.
    geometry : ndarray of object, shape (n,)
        shapely geometries in units of the analysis CRS, 2D, curves densified; None where NULL. Not repaired.
    fids : ndarray of object, shape (n,)
        The source's own feature ids, as text.
    ids : ndarray of object, shape (n,)
        Ids as the user knows them, as text; repeated ones allowed.
    roles : list of tuple of str, length n
        Roles of each feature; ``("unknown",)`` where its type value is not in the mapping.
    type_values : ndarray of object, shape (n,)
        The raw type value, for the message about an unknown one.
    offered_roles : frozenset of str
        All roles that the layer's mapping can give: a layer that maps wells and holds none still tells of wells.
    status : ndarray of object, shape (n,)
        ``proposed``, ``existing`` or ``abandoned``.
    subject : bool
        False: context only.
    accuracy_ft : ndarray of float64, shape (n,)
        NaN where not stated.
    attributes : dict of str to ndarray of object, shape (n,)
        Standard attributes, values typed as `vocabulary.ATTRIBUTES` says, None where empty.
    outside : ndarray of bool, shape (n,)
        Lies outside Massachusetts.
    clip_edges : ndarray of object, shape (n,)
        Edges of a polygon that lie on the layer's own bounding box, as a MultiLineString in the analysis CRS, or None.
    excluded : int
        Rows that the user's own filter, or the preset's, took out.
    operation : str
        Name of the datum operation; two layers with the same one keep their distance.
    operation_accuracy_ft : float or None
        None where not known.
    no_verdict : str
        Why no binding verdict can be given (unknown datum operation); empty if one can.
    suspicions : list of str
        Reasons to think that features are missing: they turn `meets` into `not_checked`.
    marker : str
        Why the features are markers (a parcel's centre, a geocoded address) and no surveyed locations: they give no verdict.
        Empty if they are what they seem.
    """

    name: str
    geometry: ObjectArray
    fids: ObjectArray
    ids: ObjectArray
    roles: list[tuple[str, ...]]
    type_values: ObjectArray
    offered_roles: frozenset[str]
    status: ObjectArray
    accuracy_ft: FloatArray
    outside: BoolArray
    clip_edges: ObjectArray
    subject: bool = True
    attributes: dict[str, ObjectArray] = field(default_factory=dict)
    excluded: int = 0
    source: str = ""
    crs: str = ""
    operation: str = "none"
    operation_accuracy_ft: Optional[float] = 0.0
    no_verdict: str = ""
    marker: str = ""
    layer_accuracy_ft: Optional[float] = None
    accuracy_source: str = ""
    completeness: str = "unknown"
    suspicions: list[str] = field(default_factory=list)
    cautions: list[str] = field(default_factory=list)

    @property
    def vouched_roles(self) -> frozenset[str]:
        """Roles of which the layer can tell whether any are there: a design holds only what is proposed, and tells of none."""
        return frozenset() if self.completeness == "design" else self.offered_roles


@dataclass(frozen=True)
class NotMeasured:
    """A feature that could not be measured, and what it may have been.

    Attributes
    ----------
    layer : int
        Row of `Site.layers`.
    placed : bool
        Its place is known and only its type is not: whether it matters can be measured.
    fid : str
        The source's own feature id.
    """

    layer: int
    id: str
    reason: str
    could_be: frozenset[str]
    placed: bool = False
    fid: str = ""


@dataclass(frozen=True)
class Variance:
    """A variance on record.

    Attributes
    ----------
    rule, subject : str
        Rule id, and id of the feature that it was granted for.
    granted : date
    conditions : str
    used : date, optional
        When the right was first used.
    """

    rule: str
    subject: str
    granted: date
    conditions: str = ""
    used: Optional[date] = None


@dataclass
class Layer:
    """What became of one layer: the row of `inputs`, and what the checks must know of it."""

    data: LayerData
    read: int
    measured: int
    not_measured: int
    repaired: int
    cautions: list[str]
    could_be: frozenset[str]

    @property
    def name(self) -> str:
        """Layer name as printed."""
        return self.data.name


@dataclass
class Features:
    """All features with usable geometry, one entry per feature in every column; features of unknown type among them.

    Attributes
    ----------
    geometry : ndarray of object
        Valid 2D shapely geometries in units of the analysis CRS.
    layer : ndarray of intp
        Index into `Site.layers`.
    ids : ndarray of object
        Unique per layer; of stacked lots the sorted ids, joined by "; ".
    fids : ndarray of object
        The source's own feature ids, as text; of stacked lots that of the first.
    all_ids : list of tuple of str
        Each id that stands for the feature (several for stacked lots).
    role_set : ndarray of intp
        Index into `role_sets`.
    role_sets : list of frozenset of str
        The distinct sets of roles; those of unknown type are one per layer.
    could_be : list of frozenset of str
        For each of `role_sets`, the roles that its features may have.
    """

    geometry: ObjectArray
    layer: IndexArray
    ids: ObjectArray
    fids: ObjectArray
    all_ids: list[tuple[str, ...]]
    role_set: IndexArray
    role_sets: list[frozenset[str]]
    could_be: list[frozenset[str]]
    status: ObjectArray
    is_subject: BoolArray
    accuracy_ft: FloatArray
    repaired: BoolArray
    clip_edges: ObjectArray
    attributes: dict[str, ObjectArray]

    def __len__(self) -> int:
        return len(self.geometry)

    def new_pairs(self, subject: IndexArray, constraint: IndexArray) -> BoolArray:
        """Which pairs are new though the component exists: the applicant's proposed well by the neighbour's field."""
        new: BoolArray = (self.status[subject] == "existing") & (self.status[constraint] == "proposed")
        return new

    def attribute(self, name: str, rows: IndexArray) -> ObjectArray:
        """Values of one standard attribute for some features; None where empty or not given."""
        column = self.attributes.get(name)
        return np.full(len(rows), None, dtype=object) if column is None else column[rows]

    def numbers(self, name: str, rows: IndexArray) -> FloatArray:
        """A numeric attribute as float64; NaN where empty or not given."""
        return self.attribute(name, rows).astype(np.float64)

    def matching(self, roles: frozenset[str]) -> BoolArray:
        """Which features have, or may have, one of these roles; those of unknown type never."""
        codes = np.array(["unknown" not in own and bool(possible & roles)
                          for own, possible in zip(self.role_sets, self.could_be)], dtype=bool)
        result: BoolArray = codes[self.role_set] if len(self) else np.empty(0, dtype=bool)
        return result

    def having(self, roles: frozenset[str]) -> IndexArray:
        """Features that have one of these roles, by name."""
        return np.flatnonzero(np.array([bool(own & roles) for own in self.role_sets], dtype=bool)[self.role_set])

    def take(self, rows: IndexArray) -> Features:
        """The chosen features, in the order given, with only the role sets that they have."""
        codes, role_set = np.unique(self.role_set[rows], return_inverse=True)
        return Features(
            geometry=self.geometry[rows], layer=self.layer[rows], ids=self.ids[rows], fids=self.fids[rows],
            all_ids=[self.all_ids[row] for row in rows.tolist()], role_set=role_set.reshape(-1).astype(np.intp),
            role_sets=[self.role_sets[code] for code in codes], could_be=[self.could_be[code] for code in codes],
            status=self.status[rows], is_subject=self.is_subject[rows], accuracy_ft=self.accuracy_ft[rows],
            repaired=self.repaired[rows], clip_edges=self.clip_edges[rows],
            attributes={name: column[rows] for name, column in self.attributes.items()})


def join_features(first: Features, second: Features) -> Features:
    """One table of two, the first one's features first; the same role set gets one number."""
    codes = {pair: number for number, pair in enumerate(zip(first.role_sets, first.could_be))}
    moved = np.array([codes.setdefault(pair, len(codes)) for pair in zip(second.role_sets, second.could_be)], dtype=np.intp)
    names = {**first.attributes, **second.attributes}

    def both(name: str) -> ObjectArray:
        return np.concatenate([one.attribute(name, np.arange(len(one))) for one in (first, second)])

    return Features(
        role_set=np.concatenate([first.role_set, moved[second.role_set]]), all_ids=[*first.all_ids, *second.all_ids],
        role_sets=[own for own, _ in codes], could_be=[possible for _, possible in codes],
        attributes={name: both(name) for name in names},
        **{name: np.concatenate([getattr(first, name), getattr(second, name)]) for name in (
            "geometry", "layer", "ids", "fids", "status", "is_subject", "accuracy_ft", "repaired", "clip_edges")})


@dataclass
class Site:
    """A place ready to be checked.

    Attributes
    ----------
    feet_per_unit : float
        US survey feet per unit of the analysis CRS.
    as_of : date
        The day on which ages are reckoned.
    absent : frozenset of str
        Roles of which, as the user states, there is nothing at the place.
    variances : tuple of Variance
        Variances on record.
    whole_counts : list, optional
        Where this is a part cut out of a place: the `role_counts` of the whole.
    doubts : dict
        What `coverage.doubts` has answered.
    """

    name: str
    town: str
    project_type: str
    crs: str
    feet_per_unit: float
    features: Features
    layers: list[Layer]
    not_measured: list[NotMeasured]
    as_of: date
    premises: list[tuple[str, ...]] = field(default_factory=list)
    absent: frozenset[str] = frozenset()
    variances: tuple[Variance, ...] = ()
    whole_counts: Optional[list[tuple[frozenset[str], frozenset[str], int]]] = None
    doubts: dict[frozenset[str], list[str]] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def role_counts(self) -> list[tuple[frozenset[str], frozenset[str], int]]:
        """Each role set with what it may be and how many features of the whole place have it."""
        if self.whole_counts is not None:
            return self.whole_counts
        counts = np.bincount(self.features.role_set, minlength=len(self.features.role_sets))
        return list(zip(self.features.role_sets, self.features.could_be, counts.tolist()))

    @functools.cached_property
    def offered(self) -> frozenset[str]:
        """Roles on which at least one layer can speak, whether or not it holds a feature of them.

        A layer of unknown kinds speaks for itself only: that none of its features may be a tributary of a supply says
        nothing of the plain stream in another layer.
        """
        stated: set[str] = set()
        complete: set[str] = set()
        for layer in self.layers:
            if layer.read or layer.data.completeness == "complete":
                stated |= layer.data.vouched_roles
            if layer.data.completeness == "complete":
                complete |= layer.data.offered_roles
        untold = {quality for quality, plain in vocabulary.SUPPLY_QUALITIES.items() if plain & stated}
        for unknown, kinds in vocabulary.NOT_TOLD_BY_UNKNOWN.items():
            untold |= kinds if unknown not in complete else frozenset()
        return frozenset(stated | (vocabulary.told_of(stated) - untold) | self.absent)


def kin(roles: frozenset[str]) -> frozenset[str]:
    """The roles and all those of their groups: what a feature of unknown type in such a layer may be."""
    kin = set(roles)
    for members in vocabulary.GROUPS.values():
        if roles & set(members):
            kin |= set(members)
    return frozenset(kin - {"unknown"})
