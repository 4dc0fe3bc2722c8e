# SPDX-License-Identifier: GPL-2.0-or-later
"""From the text of a ruleset to rules: every key is checked, and a mistake is named with file, line and nearest word.

No file is opened here; `data/rule_files.py` finds and reads them. Each key is explained in resources/rules/README.md.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Any, Optional

from . import strict_yaml
from .errors import RuleFileError
from .rules import Catalogue, ComputedDistance, Leg, Reduction, Rule
from .strict_yaml import Lines
from .vocabulary import ATTRIBUTES, GROUPS, KINDS, PROJECT_TYPES, ROLES, expand

_MOST_FEET = 2000.0  # a larger one is a slip of the keyboard, such as metres or a lost decimal point
_MOST_WORDS = 12  # of the source text, quoted so that a reader finds the place
_YES_NO = tuple(sorted(name for name, kind in ATTRIBUTES.items() if kind == "yes_no"))
_NUMBERS = tuple(sorted(name for name, kind in ATTRIBUTES.items() if kind == "number"))

_RULESET_REQUIRED = ("ruleset", "authority", "document", "edition", "rules")
_RULESET_OPTIONAL = ("includes", "computed_distances")
_COMPUTED_REQUIRED = ("section", "attribute", "log10_factor", "plus", "least_ft", "most_ft", "most_from")
_RULE_REQUIRED = ("id", "section", "kind", "subjects", "summary", "verified")
_SETBACK_REQUIRED = ("constraint", "feet")
_RULE_OPTIONAL = (
    "constraint", "feet", "source_words", "adopted", "measured_to", "note", "advisory_for", "advisory_why", "not_for",
    "not_for_why", "exempt_before", "refer_before", "exempt_if", "applies_if", "reduced_if", "property_line_of",
    "refer_only", "also_advisory", "also_refer",
)
_LEG_KEYS = ("subjects", "constraint", "feet")

Distance = tuple[Optional[float], Optional[ComputedDistance]]


@dataclass(frozen=True)
class Ruleset:
    """One ruleset file as read, before the rulesets that it includes are added.

    Attributes
    ----------
    ruleset, authority, document, edition : str
        Name and citation, as in the file.
    includes : tuple of str
        Names of other rulesets whose rules apply too.
    rules : tuple of Rule
        In the order of the file.
    computed_distances : tuple of ComputedDistance
        Distances that depend on an attribute.
    file : str
        File name for messages.
    includes_line : int
        Line of the key `includes`; 0 where there is none.
    """

    ruleset: str
    authority: str
    document: str
    edition: str
    includes: tuple[str, ...]
    rules: tuple[Rule, ...]
    computed_distances: tuple[ComputedDistance, ...] = ()
    file: str = ""
    includes_line: int = 0


class _Keys:
    """The keys of one mapping, each read as the type that it must have, or refused with its line."""

    def __init__(self, mapping: Lines, name: str, what: str) -> None:
        self.mapping, self.name, self.what = mapping, name, what

    def __contains__(self, key: str) -> bool:
        return key in self.mapping

    def at(self, key: str) -> str:
        return f"{self.name}, line {self.mapping.lines.get(key, self.mapping.line)}"

    def error(self, key: str, must: str) -> RuleFileError:
        return RuleFileError(f"{self.at(key)}: {self.what}: '{key}' must be {must}, not {self.mapping.get(key)!r}")

    def text(self, key: str) -> str:
        """Text; "" where the key is absent. A number is refused: YAML reads 8.10 as 8.1, and 8:10 as 490."""
        if key not in self.mapping:
            return ""
        value = self.mapping[key]
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            raise self.error(key, "text; put quotes around it")
        if not isinstance(value, str) or not value.strip():
            raise self.error(key, "text")
        return " ".join(value.split())

    def flag(self, key: str) -> bool:
        value = self.mapping.get(key, False)
        if not isinstance(value, bool):
            raise self.error(key, "true or false")
        return value

    def number(self, key: str) -> float:
        value = self.mapping[key]
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
            raise self.error(key, "a number")
        return float(value)

    def feet(self, key: str) -> float:
        value = self.mapping[key]
        number = not isinstance(value, bool) and isinstance(value, (int, float))
        if not number or not 0 < value <= _MOST_FEET:
            raise self.error(key, f"a number of feet above 0 and at most {_MOST_FEET:g}")
        return float(value)

    def day(self, key: str) -> Optional[date]:
        if key not in self.mapping:
            return None
        value = self.mapping[key]
        if isinstance(value, date) and not isinstance(value, datetime):
            return value
        if isinstance(value, str) and re.fullmatch(r"\d{4}-\d{2}-\d{2}", value):
            try:
                return date.fromisoformat(value)
            except ValueError:
                pass
        raise self.error(key, "a date such as 2012-01-31")

    def words(self, key: str, known: Optional[Collection[str]] = None) -> tuple[str, ...]:
        """One word or a list of words, each among the known ones; () where the key is absent."""
        if key not in self.mapping:
            return ()
        value = self.mapping[key]
        words = value if isinstance(value, list) else [value]
        if not words or not all(isinstance(word, str) and word for word in words):
            raise self.error(key, "a word or a list of words")
        for word in words:
            if known is not None and word not in known:
                raise strict_yaml.unknown_word(
                    word, known, f"{self.at(key)}: {self.what}: '{key}' has the unknown word", RuleFileError)
        return tuple(words)

    def word(self, key: str, known: Collection[str]) -> str:
        if not isinstance(self.mapping[key], str):
            raise self.error(key, "a word")
        return self.words(key, known)[0]

    def inner(self, key: str, value: Any, required: Sequence[str], optional: Sequence[str] = ()) -> _Keys:
        """A mapping that is the value of a key, or an item of the list that is."""
        what = f"'{key}' of {self.what}"
        line = self.mapping.lines[key]
        return _Keys(strict_yaml.check_keys(value, self.name, what, RuleFileError, optional, required, line),
                     self.name, what)


def parse_ruleset(text: str, name: str) -> Ruleset:
    """Read one ruleset strictly.

    Parameters
    ----------
    text : str
        The whole file.
    name : str
        File name for the messages.

    Returns
    -------
    Ruleset

    Raises
    ------
    RuleFileError
        For anything that is not understood; names the file, the line, and the nearest valid word where there is one.
    """
    mapping = strict_yaml.parse(text, name, RuleFileError)
    strict_yaml.check_keys(mapping, name, "the ruleset", RuleFileError, _RULESET_OPTIONAL, _RULESET_REQUIRED)
    top = _Keys(mapping, name, "the ruleset")
    edition = mapping["edition"]
    citation = Ruleset(
        ruleset=top.text("ruleset"), authority=top.text("authority"), document=top.text("document"),
        # An edition that is a bare date comes out of YAML as a date; nothing is lost by printing it back.
        edition=edition.isoformat() if isinstance(edition, date) else top.text("edition"),
        includes=top.words("includes") if mapping.get("includes") != [] else (), rules=(),
        computed_distances=_computed_distances(top), file=name,
        includes_line=mapping.lines.get("includes", 0),
    )
    entries = mapping["rules"]
    if not isinstance(entries, list) or not entries:
        raise top.error("rules", "a list of rules")
    rules = tuple(_rule(entry, number, citation, mapping.lines["rules"]) for number, entry in enumerate(entries, 1))
    _refuse_repeated_ids(rules)
    return replace(citation, rules=rules)


def combine(rulesets: Sequence[Ruleset]) -> Catalogue:
    """Join rulesets in the order given, the town's own first; a `RuleFileError` where two have a rule of one id."""
    rules = tuple(rule for ruleset in rulesets for rule in ruleset.rules)
    _refuse_repeated_ids(rules)
    return Catalogue(rules, tuple(ruleset.ruleset for ruleset in rulesets))


def _refuse_repeated_ids(rules: Sequence[Rule]) -> None:
    first: dict[str, Rule] = {}
    for rule in rules:
        earlier = first.setdefault(rule.id, rule)
        if earlier is not rule:
            raise RuleFileError(f"{rule.file}, line {rule.line}: the rule id '{rule.id}' stands twice (first in "
                                f"{earlier.file}, line {earlier.line}); give each rule its own id")


def _computed_distances(top: _Keys) -> tuple[ComputedDistance, ...]:
    if "computed_distances" not in top:
        return ()
    if not isinstance(top.mapping["computed_distances"], Lines):
        raise top.error("computed_distances", "a mapping of names to distances")
    table = _Keys(top.mapping["computed_distances"], top.name, "computed_distances")
    found = []
    for name, value in table.mapping.items():
        keys = table.inner(name, value, _COMPUTED_REQUIRED)
        distance = ComputedDistance(
            name=name, section=keys.text("section"), attribute=keys.word("attribute", _NUMBERS),
            log10_factor=keys.number("log10_factor"), plus=keys.number("plus"), least_ft=keys.feet("least_ft"),
            most_ft=keys.feet("most_ft"), most_from=keys.number("most_from"),
        )
        if distance.least_ft > distance.most_ft:
            raise keys.error("least_ft", f"at most most_ft, which is {distance.most_ft:g}")
        found.append(distance)
    return tuple(found)


def _rule(entry: Any, number: int, citation: Ruleset, line: int) -> Rule:
    """One entry of `rules`."""
    what = f"rule {entry['id']}" if isinstance(entry, Lines) and entry.get("id") else f"rule number {number}"
    kind = entry.get("kind") if isinstance(entry, Lines) else None
    required = _RULE_REQUIRED + (_SETBACK_REQUIRED if kind == "setback" else ())
    keys = _Keys(strict_yaml.check_keys(entry, citation.file, what, RuleFileError, _RULE_OPTIONAL, required, line),
                 citation.file, what)
    kind = keys.word("kind", KINDS)
    adopted = keys.day("adopted")
    legs = _legs(keys, citation)
    property_line_of = keys.word("property_line_of", ("lot", "premises")) if "property_line_of" in keys else "lot"
    constraints = frozenset().union(*(leg.constraints for leg in legs))
    if "property_line_of" in keys and "property_line" not in constraints:
        raise RuleFileError(f"{keys.at('property_line_of')}: {what}: 'property_line_of' is for rules on property_line; "
                            "take it out")
    return Rule(
        id=keys.text("id"), section=keys.text("section"), kind=kind, summary=keys.text("summary"),
        verified=keys.flag("verified"), ruleset=citation.ruleset, authority=citation.authority,
        document=citation.document,
        edition=f"{citation.edition}; adopted {adopted.isoformat()}" if adopted else citation.edition,
        # The checks of the other kinds come later; until then such a rule is catalogued and not measured.
        legs=legs if kind == "setback" else (),
        source_words=_source_words(keys), measured_to=keys.text("measured_to"), note=keys.text("note"),
        advisory_for=_with_reason(keys, "advisory_for", "advisory_why"), advisory_why=keys.text("advisory_why"),
        not_for=_with_reason(keys, "not_for", "not_for_why"), not_for_why=keys.text("not_for_why"),
        exempt_before=keys.day("exempt_before"), refer_before=keys.day("refer_before"),
        exempt_if=keys.words("exempt_if", _YES_NO), applies_if=keys.words("applies_if", _YES_NO),
        reduced_if=_reduction(keys, legs[0].feet), property_line_of=property_line_of,
        subjects=frozenset().union(*(leg.subjects for leg in legs)), constraints=constraints,
        subject_words=keys.words("subjects"), constraint_words=keys.words("constraint"),
        file=citation.file, line=keys.mapping.line,
    )


def _legs(keys: _Keys, citation: Ruleset) -> tuple[Leg, ...]:
    """The rule's own pairing, then the weaker ones; for kinds other than setback only what they name."""
    refer_only = keys.flag("refer_only")
    if refer_only and "note" not in keys:
        raise RuleFileError(f"{keys.at('refer_only')}: {keys.what}: 'refer_only' needs a 'note' that says who decides")
    feet, computed = _distance(keys, citation)
    mode = "refer" if refer_only else "verdict"
    main = Leg(_roles(keys, "subjects"), _roles(keys, "constraint"), feet, computed, mode)
    legs = [main]
    for key, mode in (("also_advisory", "advisory"), ("also_refer", "refer")):
        entries = keys.mapping.get(key, [])
        if key in keys and (not isinstance(entries, list) or not entries):
            raise keys.error(key, "a list")
        for entry in entries:
            part = keys.inner(key, entry, ("why",), _LEG_KEYS)
            if not any(name in part for name in _LEG_KEYS):
                raise RuleFileError(f"{part.at('why')}: {part.what} must name subjects, constraint or feet that differ "
                                    "from the rule's own")
            own = _distance(part, citation) if "feet" in part else (feet, computed)
            legs.append(Leg(_roles(part, "subjects") or main.subjects, _roles(part, "constraint") or main.constraints,
                            own[0], own[1], mode, part.text("why")))
    return tuple(legs)


def _roles(keys: _Keys, key: str) -> frozenset[str]:
    return expand(keys.words(key, ROLES | GROUPS.keys()))


def _distance(keys: _Keys, citation: Ruleset) -> Distance:
    """`feet`: a number, or a computed distance by its name."""
    if "feet" not in keys:
        return None, None
    value = keys.mapping["feet"]
    if not isinstance(value, Lines):
        return keys.feet("feet"), None
    known = {distance.name: distance for distance in citation.computed_distances}
    return None, known[keys.inner("feet", value, ("from",)).word("from", known)]


def _source_words(keys: _Keys) -> str:
    words = keys.text("source_words")
    if len(words.split()) > _MOST_WORDS:
        raise RuleFileError(f"{keys.at('source_words')}: {keys.what}: 'source_words' has {len(words.split())} words; "
                            f"at most {_MOST_WORDS} may be quoted")
    return words


def _with_reason(keys: _Keys, key: str, why: str) -> frozenset[str]:
    """Project types, and the reason that must go with them, because the report prints it."""
    if (key in keys) != (why in keys):
        given, missing = (key, why) if key in keys else (why, key)
        raise RuleFileError(f"{keys.at(given)}: {keys.what}: '{given}' needs '{missing}' too")
    return frozenset(keys.words(key, PROJECT_TYPES))


def _reduction(keys: _Keys, full: Optional[float]) -> Optional[Reduction]:
    if "reduced_if" not in keys:
        return None
    part = keys.inner("reduced_if", keys.mapping["reduced_if"], ("attribute", "feet", "why"))
    feet = part.feet("feet")
    if full is None or feet >= full:
        raise part.error("feet", "less than the rule's own number of feet")
    return Reduction(part.word("attribute", _YES_NO), feet, part.text("why"))
