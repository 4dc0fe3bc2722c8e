# SPDX-License-Identifier: GPL-2.0-or-later
"""From the text of a ruleset to rules: every key is checked, and a mistake is named with file, line and nearest word.

No file is opened here; `data/rule_files.py` finds and reads them. Each key is explained in resources/rules/README.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Optional

from . import kind_loader, strict_yaml
from .errors import RuleFileError
from .rule_keys import NUMBER_ATTRIBUTES, YES_NO_ATTRIBUTES, Keys
from .rule_kinds import LEAST_GAP_FT, RELATIONS, NotARule, Remedy
from .rules import Catalogue, ComputedDistance, Leg, Reduction, Rule
from .strict_yaml import Lines
from .vocabulary import KINDS, PROJECT_TYPES

_MOST_WORDS = 12  # of the source text, quoted so that a reader finds the place

_RULESET_REQUIRED = ("ruleset", "authority", "document", "edition", "rules")
_RULESET_OPTIONAL = ("includes", "computed_distances", "remedies", "not_rules")
_COMPUTED_REQUIRED = ("section", "attribute", "log10_factor", "plus", "least_ft", "most_ft", "most_from")
_RULE_REQUIRED = ("id", "section", "kind", "subjects", "summary", "verified")
_KIND_REQUIRED = {"setback": ("constraint", "feet"), "containment": ("constraint", "relation"),
                  **{kind: (part,) for kind, part in kind_loader.PART_OF.items()}}
_RULE_OPTIONAL = ("source_words", "adopted", "measured_to", "note")
# Whom a verdict binds; a list or a notice has none.
_VERDICT_OPTIONAL = ("advisory_for", "advisory_why", "not_for", "not_for_why", "exempt_before", "refer_before", "exempt_if",
                     "applies_if", "remedy")
_DISTANCE_OPTIONAL = ("refer_only", "also_advisory", "also_refer", "property_line_of", "if_mapped")
_KIND_OPTIONAL: dict[str, tuple[str, ...]] = {
    "setback": (*_VERDICT_OPTIONAL, *_DISTANCE_OPTIONAL, "reduced_if", "contributing"),
    "containment": (*_VERDICT_OPTIONAL, *_DISTANCE_OPTIONAL),
    **dict.fromkeys(("minimum_area", "attribute", "count"), _VERDICT_OPTIONAL), **dict.fromkeys(("inventory", "notify"), ()),
}
# Relations that know one area for each subject, so that nothing weaker stands beside it.
_SINGLE_AREA = ("within", "served_lot")
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
    remedies : tuple of Remedy
        Routes that the text gives for a shortfall.
    not_rules : tuple of NotARule
        Sentences of the text that are no rules here.
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
    remedies: tuple[Remedy, ...] = ()
    not_rules: tuple[NotARule, ...] = ()
    file: str = ""
    includes_line: int = 0


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
    top = Keys(mapping, name, "the ruleset")
    edition = mapping["edition"]
    citation = Ruleset(
        ruleset=top.text("ruleset"), authority=top.text("authority"), document=top.text("document"),
        # An edition that is a bare date comes out of YAML as a date; nothing is lost by printing it back.
        edition=edition.isoformat() if isinstance(edition, date) else top.text("edition"),
        includes=top.words("includes") if mapping.get("includes") != [] else (), rules=(),
        computed_distances=_computed_distances(top), remedies=tuple(kind_loader.read_remedies(top).values()),
        not_rules=kind_loader.read_not_rules(top), file=name,
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
    _refuse_lone_counts(rules)
    return Catalogue(rules, tuple(ruleset.ruleset for ruleset in rulesets),
                     tuple(item for ruleset in rulesets for item in ruleset.not_rules))


def _refuse_repeated_ids(rules: Sequence[Rule]) -> None:
    first: dict[str, Rule] = {}
    for rule in rules:
        earlier = first.setdefault(rule.id, rule)
        if earlier is not rule:
            raise RuleFileError(f"{rule.file}, line {rule.line}: the rule id '{rule.id}' stands twice (first in "
                                f"{earlier.file}, line {earlier.line}); give each rule its own id")


def _refuse_lone_counts(rules: Sequence[Rule]) -> None:
    """What the area allows is reckoned by the area rules on the same number."""
    numbers = {rule.area.number_of for rule in rules if rule.area is not None}
    for rule in rules:
        if rule.count is not None and rule.count.of == "allowed_by_area" and rule.count.attribute not in numbers:
            raise RuleFileError(f"{rule.file}, line {rule.line}: rule {rule.id}: 'of: allowed_by_area' needs a rule of kind "
                                f"minimum_area with 'number_of: {rule.count.attribute}' beside it; add one")


def _computed_distances(top: Keys) -> tuple[ComputedDistance, ...]:
    if "computed_distances" not in top:
        return ()
    if not isinstance(top.mapping["computed_distances"], Lines):
        raise top.error("computed_distances", "a mapping of names to distances")
    table = Keys(top.mapping["computed_distances"], top.name, "computed_distances")
    found = []
    for name, value in table.mapping.items():
        keys = table.inner(name, value, _COMPUTED_REQUIRED)
        distance = ComputedDistance(
            name=name, section=keys.text("section"), attribute=keys.word("attribute", NUMBER_ATTRIBUTES),
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
    allowed = _allowed(entry, what, citation.file)
    keys = Keys(strict_yaml.check_keys(entry, citation.file, what, RuleFileError, *allowed, line), citation.file, what)
    kind = keys.word("kind", KINDS)
    adopted = keys.day("adopted")
    measured = kind in ("setback", "containment")
    relation = keys.word("relation", RELATIONS) if kind == "containment" else ""
    legs = _legs(keys, citation, relation) if measured else ()
    subjects, constraints = keys.roles("subjects"), frozenset().union(*(leg.constraints for leg in legs))
    _check_relation(keys, legs, relation)
    return Rule(
        id=keys.text("id"), section=keys.text("section"), kind=kind, summary=keys.text("summary"),
        verified=keys.flag("verified"), ruleset=citation.ruleset, authority=citation.authority,
        document=citation.document,
        edition=f"{citation.edition}; adopted {adopted.isoformat()}" if adopted else citation.edition,
        legs=legs, relation=relation, source_words=_source_words(keys), measured_to=keys.text("measured_to"),
        note=keys.text("note"),
        advisory_for=_with_reason(keys, "advisory_for", "advisory_why"), advisory_why=keys.text("advisory_why"),
        not_for=_with_reason(keys, "not_for", "not_for_why"), not_for_why=keys.text("not_for_why"),
        exempt_before=keys.day("exempt_before"), refer_before=keys.day("refer_before"),
        exempt_if=keys.words("exempt_if", YES_NO_ATTRIBUTES), applies_if=keys.words("applies_if", YES_NO_ATTRIBUTES),
        reduced_if=_reduction(keys, legs[0].feet if legs else None),
        property_line_of=keys.word("property_line_of", ("lot", "premises")) if "property_line_of" in keys else "lot",
        if_mapped=keys.flag("if_mapped"), contributing=keys.flag("contributing"),
        area=kind_loader.read_area(keys) if kind == "minimum_area" else None,
        value=kind_loader.read_value(keys) if kind == "attribute" else None,
        count=kind_loader.read_count(keys) if kind == "count" else None,
        listing=kind_loader.read_listing(keys) if kind == "inventory" else None,
        notice=kind_loader.read_notice(keys) if kind == "notify" else None, remedies=_remedies(keys, citation),
        subjects=subjects.union(*(leg.subjects for leg in legs)), constraints=constraints,
        subject_words=keys.words("subjects"), constraint_words=keys.words("constraint"),
        file=citation.file, line=keys.mapping.line,
    )


def _allowed(entry: Any, what: str, name: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The keys that a rule of this kind may have, and those that it must; of no known kind, all."""
    kind = entry.get("kind") if isinstance(entry, Lines) else None
    if not isinstance(kind, str) or kind not in KINDS:
        every = {key for one in KINDS for key in (*_KIND_REQUIRED[one], *_KIND_OPTIONAL[one])}
        return (*_RULE_OPTIONAL, *every), _RULE_REQUIRED
    optional, required = (*_RULE_OPTIONAL, *_KIND_OPTIONAL[kind]), (*_RULE_REQUIRED, *_KIND_REQUIRED[kind])
    for key in entry:
        others = [one for one in KINDS if key in (*_KIND_REQUIRED[one], *_KIND_OPTIONAL[one])]
        if others and kind not in others:
            raise RuleFileError(f"{name}, line {entry.lines[key]}: {what}: '{key}' goes with the kind {' or '.join(others)}, "
                                f"not with {kind}; take it out")
    return optional, required


def _check_relation(keys: Keys, legs: Sequence[Leg], relation: str) -> None:
    """What goes with a property line, and only with one; what would be passed over beside a relation."""
    on_line = [leg for leg in legs if "property_line" in leg.constraints]
    if "property_line_of" in keys and not on_line:
        raise RuleFileError(f"{keys.at('property_line_of')}: {keys.what}: 'property_line_of' is for rules on property_line; "
                            "take it out")
    only = all(leg.constraints == {"property_line"} for leg in legs)
    if (relation == "own_lot" and not only) or (relation not in ("", "own_lot") and on_line):
        raise RuleFileError(f"{keys.at('relation')}: {keys.what}: 'relation: own_lot' goes with 'constraint: property_line', "
                            "and neither goes without the other")
    if relation == "served_lot" and legs[0].constraints != {"lot"}:
        raise RuleFileError(f"{keys.at('constraint')}: {keys.what}: 'relation: served_lot' goes with 'constraint: lot'")
    if relation in _SINGLE_AREA:
        keys.refuse(("also_advisory", "also_refer", "if_mapped"), f"does not go with 'relation: {relation}'; take it out")


def _remedies(keys: Keys, citation: Ruleset) -> tuple[Remedy, ...]:
    """The routes that a rule names, of those of its ruleset."""
    known = {remedy.name: remedy for remedy in citation.remedies}
    if "remedy" in keys and not known:
        raise RuleFileError(f"{keys.at('remedy')}: {keys.what}: 'remedy' names a route, and the file has no 'remedies'; add "
                            "them at its top")
    return tuple(known[name] for name in keys.words("remedy", known))


def _legs(keys: Keys, citation: Ruleset, relation: str) -> tuple[Leg, ...]:
    """The rule's own pairing, then the weaker ones; for a containment rule at no distance, or at the least one."""
    refer_only = keys.flag("refer_only")
    if refer_only and "note" not in keys:
        raise RuleFileError(f"{keys.at('refer_only')}: {keys.what}: 'refer_only' needs a 'note' that says who decides")
    feet, computed = _distance(keys, citation)
    if relation:
        feet = LEAST_GAP_FT if relation in ("apart", "within") else 0.0
    mode = "refer" if refer_only else "verdict"
    main = Leg(keys.roles("subjects"), keys.roles("constraint"), feet, computed, mode)
    legs = [main]
    for key, mode in (("also_advisory", "advisory"), ("also_refer", "refer")):
        entries = keys.mapping.get(key, [])
        if key in keys and (not isinstance(entries, list) or not entries):
            raise keys.error(key, "a list")
        for entry in entries:
            own_keys = _LEG_KEYS if not relation else _LEG_KEYS[:2]
            part = keys.inner(key, entry, ("why",), own_keys)
            if not any(name in part for name in own_keys):
                raise RuleFileError(f"{part.at('why')}: {part.what} must name {', '.join(own_keys[:-1])} or {own_keys[-1]} "
                                    "that differ from the rule's own")
            own = _distance(part, citation) if "feet" in part else (feet, computed)
            legs.append(Leg(part.roles("subjects") or main.subjects, part.roles("constraint") or main.constraints,
                            own[0], own[1], mode, part.text("why")))
    return tuple(legs)


def _distance(keys: Keys, citation: Ruleset) -> Distance:
    """`feet`: a number, or a computed distance by its name."""
    if "feet" not in keys:
        return None, None
    value = keys.mapping["feet"]
    if not isinstance(value, Lines):
        return keys.feet("feet"), None
    known = {distance.name: distance for distance in citation.computed_distances}
    return None, known[keys.inner("feet", value, ("from",)).word("from", known)]


def _source_words(keys: Keys) -> str:
    words = keys.text("source_words")
    if len(words.split()) > _MOST_WORDS:
        raise RuleFileError(f"{keys.at('source_words')}: {keys.what}: 'source_words' has {len(words.split())} words; "
                            f"at most {_MOST_WORDS} may be quoted")
    return words


def _with_reason(keys: Keys, key: str, why: str) -> frozenset[str]:
    """Project types, and the reason that must go with them, because the report prints it."""
    if (key in keys) != (why in keys):
        given, missing = (key, why) if key in keys else (why, key)
        raise RuleFileError(f"{keys.at(given)}: {keys.what}: '{given}' needs '{missing}' too")
    return frozenset(keys.words(key, PROJECT_TYPES))


def _reduction(keys: Keys, full: Optional[float]) -> Optional[Reduction]:
    if "reduced_if" not in keys:
        return None
    part = keys.inner("reduced_if", keys.mapping["reduced_if"], ("attribute", "feet", "why"))
    feet = part.feet("feet")
    if full is None or feet >= full:
        raise part.error("feet", "less than the rule's own number of feet")
    return Reduction(part.word("attribute", YES_NO_ATTRIBUTES), feet, part.text("why"))
