# SPDX-License-Identifier: GPL-2.0-or-later
"""`make docs`: writes docs/rules.md, every rule in words that a town clerk can read, from the rules and their cases."""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bohsetbacks_plugin.engine.rule_loader import Ruleset, parse_ruleset  # noqa: E402
from bohsetbacks_plugin.engine.rules import Leg, Rule  # noqa: E402
from bohsetbacks_plugin.engine.vocabulary import ATTRIBUTES  # noqa: E402
from bohsetbacks_plugin.report.rule_words import asks  # noqa: E402
from bohsetbacks_plugin.rule_files import rules_folder  # noqa: E402

PAGE = ROOT / "docs" / "rules.md"
CASES = ROOT / "tests" / "rules" / "cases"
#: In this order, and under these headings.
RULESETS = {"plymouth": "Plymouth", "essex": "Essex", "title5": "The state: Title 5", "wetlands_act": "The state: wetlands",
            "plymouth_wetlands": "Plymouth's local wetland zones (not verified, off unless asked for)"}
KINDS = {"setback": "distance", "containment": "inside or outside", "minimum_area": "area", "attribute": "value",
         "count": "number", "inventory": "list, no verdict", "notify": "owners to be notified"}
#: What each attribute holds; its kind stands in the vocabulary.
ATTRIBUTE_WORDS = {
    "lot": "id of the lot that a feature belongs to", "serves": "ids of the lots or buildings served, separated by semicolons",
    "status": "proposed, existing or abandoned", "owner": "owner; printed in the list of owners to be notified only",
    "address": "address of the site", "well_type": "driven, drilled, artesian or dug", "material": "such as poured concrete",
    "permit_date": "date of the permit", "installed": "date of installation", "designed": "date of design",
    "test_date": "date of the percolation test, or of a cistern's last water test",
    "agricultural": "land that meets the agricultural standards", "downgradient": "shown to be downgradient of a vernal pool",
    "common_land": "a lot that is common land", "leaching_failed": "the leaching part was found to have failed",
    "contributes": "water that flows into a supply, as traced", "contributes_ft": "feet along the stream to the supply",
    "town_water": "a lot with town water", "capacity_gal": "gallons that a tank or cistern holds", "bedrooms": "bedrooms",
    "effective_area_sqft": "leaching area by the design, side walls included", "depth_ft": "depth of a well",
    "yield_gpm": "gallons a minute over a pump test of four hours", "horses": "horses kept", "roosters": "roosters kept",
    "animals": "animals kept", "approved_gpd": "approved yield of a public well, gallons a day",
    "layout_width_ft": "width of a highway's layout", "surface_width_ft": "width of a travelled surface",
    "pool_radius_ft": "radius of a pool that is mapped as a point", "accuracy_ft": "how far a place may be off",
    "submergence_ft": "depth of a foot valve below the static water level", "slope_percent": "slope away from a well",
    "casing_height_in": "height of a casing above the ground", "vent_height_in": "height of a vent above the ground",
    "wall_thickness_in": "thickness of a cistern's walls", "floor_thickness_in": "thickness of its floor",
    "cover_thickness_in": "thickness of its cover", "headroom_ft": "floor to ceiling of an addition",
    "small_dogs": "dogs of 1 to 35 lb", "medium_dogs": "dogs of 36 to 50 lb", "large_dogs": "dogs of 51 lb and over",
    "licensed_years": "years that a farm has been licensed",
}
HEAD = """# Every rule, and how it is tested

This page is written by `make docs` from the files in [resources/rules](../resources/rules/README.md) and the cases in
`tests/rules/cases`; do not edit it. It is no legal advice and not the official text: each ruleset names the edition that was
read, and later amendments must be looked up.

A rule is *for a person* where the program gives no verdict of its own, and *advisory* where the text does not bind what is
checked but its number is worth knowing. *Not verified* means that nobody here has read the text itself; such a rule never
answers "meets".
"""


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
    print(f"Written: {PAGE.relative_to(ROOT)}")


def page() -> str:
    """The whole page."""
    tested = cases()
    rulesets = {name: parse_ruleset((rules_folder() / f"{name}.yaml").read_text(encoding="utf-8"), f"{name}.yaml")
                for name in RULESETS}
    counts = ", ".join(f"{len(rulesets[name].rules)} in [{title}](#{anchor(title)})" for name, title in RULESETS.items())
    parts = [HEAD, f"There are {sum(len(one.rules) for one in rulesets.values())} rules: {counts}.\n"]
    for name, title in RULESETS.items():
        parts.append(chapter(title, rulesets[name], tested))
    parts.append(attributes([rule for ruleset in rulesets.values() for rule in ruleset.rules]))
    return "\n".join(parts)


def attributes(rules: list[Rule]) -> str:
    """The values that rules ask for, for the site file's `attributes`."""
    lines = ["## Values that rules ask for", "",
             "Give them in a layer's `attributes`, as `attributes: {capacity_gal: GALLONS}`.", "",
             "| attribute | what it holds | kind | asked for by |", "|---|---|---|---|"]
    for name, kind in sorted(ATTRIBUTES.items()):
        asking = [rule.id for rule in rules if name in asked(rule)]
        told = ", ".join(asking[:8]) + (f" and {len(asking) - 8} more" if len(asking) > 8 else "")
        lines.append(f"| `{name}` | {ATTRIBUTE_WORDS[name]} | {kind.replace('_', ' or ')} | {told or 'the check itself'} |")
    return "\n".join([*lines, ""])


def asked(rule: Rule) -> set[str]:
    """Attributes that a rule reads."""
    names = {*rule.exempt_if, *rule.applies_if}
    names |= {"permit_date"} if rule.exempt_before else set()
    names |= {rule.reduced_if.attribute} if rule.reduced_if else set()
    names |= {leg.computed.attribute for leg in rule.legs if leg.computed}
    names |= {"contributes", "contributes_ft"} if rule.contributing else set()
    if rule.area:
        names |= {rule.area.per, rule.area.number_of, rule.area.stated_by, rule.area.and_attribute}
    if rule.value:
        names |= {rule.value.attribute, rule.value.per, rule.value.by, rule.value.where_yes}
        names |= {condition.attribute for condition in rule.value.unless}
    if rule.count:
        names |= {rule.count.attribute, rule.count.after_attribute}
    if rule.relation == "served_lot" or (rule.count and rule.count.of.startswith("served")):
        names.add("serves")
    if rule.listing and rule.listing.lots_without:
        names.add("town_water")
    return names


def cases() -> dict[str, list[str]]:
    """Rule id to the names of its cases."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(CASES.glob("*.yaml")):
        for rule, listed in yaml.safe_load(path.read_text(encoding="utf-8"))["cases"].items():
            found[rule] += [str(case["name"]) for case in listed]
    return found


def anchor(title: str) -> str:
    """The link target of a heading, as the usual readers of such pages make it."""
    return "".join(letter for letter in title.lower().replace(" ", "-") if letter.isalnum() or letter == "-")


def chapter(title: str, ruleset: Ruleset, tested: dict[str, list[str]]) -> str:
    """One ruleset: its citation, its rules, the routes for a shortfall, and what is no rule."""
    lines = [f"## {title}", "", f"{ruleset.authority}: {ruleset.document}.", f"Edition: {ruleset.edition}.", ""]
    if ruleset.includes:
        lines += [f"The rules of {', '.join(ruleset.includes)} apply too.", ""]
    lines += ["| rule | asks | about |", "|---|---|---|"]
    lines += [f"| [{rule.id}](#{anchor(rule.id)}) | {asks(rule)} | {rule.summary} |" for rule in ruleset.rules]
    lines.append("")
    for rule in ruleset.rules:
        lines += [*section(rule, ruleset, tested.get(rule.id, [])), ""]
    if ruleset.remedies:
        lines += ["### Routes that the text gives for a shortfall", ""]
        for remedy in ruleset.remedies:
            lapse = f" It lapses after {remedy.lapses_after_years} year if it is not used." if remedy.lapses_after_years else ""
            lines.append(f"- {remedy.section}: {remedy.route}.{lapse}")
        lines.append("")
    if ruleset.not_rules:
        lines += ["### Out of scope: sentences that are no rules here, and why", "", "| section | what it says | why |",
                  "|---|---|---|"]
        lines += [f"| {one.section}{f' ({one.id})' if one.id else ''} | {one.summary} | {one.why} |"
                  for one in ruleset.not_rules]
        lines.append("")
    return "\n".join(lines)


def section(rule: Rule, ruleset: Ruleset, tested: list[str]) -> list[str]:
    """One rule."""
    own_date = "" if rule.edition == ruleset.edition else f"; {rule.edition.split('; ')[-1]}"
    lines = [f"### {rule.id}", "", f"{rule.summary}", "",
             f"- **Section**: {rule.section} ({KINDS[rule.kind]}){own_date}",
             f"- **Asks**: {asks(rule)}{' (for a person)' if rule.legs and rule.legs[0].mode == 'refer' else ''}",
             f"- **About**: {words(rule.subject_words)}" + (f"; from: {words(rule.constraint_words)}"
                                                              if rule.constraint_words else "")]
    if rule.measured_to:
        lines.append(f"- **Measured**: {rule.measured_to}")
    for leg in rule.legs[1:]:
        lines.append(f"- **{'For a person' if leg.mode == 'refer' else 'Advisory'}**: {leg_words(leg, rule)}")
    lines += [f"- **{head}**: {text}" for head, text in assumptions(rule)]
    if rule.source_words:
        lines.append(f"- **Printed words**: \"{rule.source_words}\"")
    lines.append(f"- **Verified**: {'yes' if rule.verified else 'no'}")
    names = "; ".join(tested)
    lines.append(f"- **Tested by** {len(tested)} {'case' if len(tested) == 1 else 'cases'}: {names}" if tested
                 else "- **Tested by** no case")
    return lines


def assumptions(rule: Rule) -> list[tuple[str, str]]:
    """Whom the rule binds, and what is taken for granted."""
    told = []
    if rule.advisory_for:
        told.append(("Advisory for", f"{words(tuple(sorted(rule.advisory_for)))}. {rule.advisory_why}"))
    if rule.not_for:
        told.append(("Not for", f"{words(tuple(sorted(rule.not_for)))}. {rule.not_for_why}"))
    if rule.exempt_before:
        until = f"; from then until {rule.refer_before.isoformat()} a person decides" if rule.refer_before else ""
        told.append(("Exempt", f"a permit from before {rule.exempt_before.isoformat()}{until}"))
    if rule.exempt_if:
        told.append(("Exempt", f"where {words(rule.exempt_if)} is yes"))
    if rule.applies_if:
        told.append(("Only", f"where {words(rule.applies_if)} is yes"))
    if rule.reduced_if:
        told.append(("Less", f"{rule.reduced_if.feet:g} ft where '{rule.reduced_if.attribute}' is yes: {rule.reduced_if.why}"))
    if rule.if_mapped:
        told.append(("Only where mapped", "where no layer gives it, other rules say the same from the source"))
    if rule.note:
        told.append(("Note", rule.note))
    return told


def leg_words(leg: Leg, rule: Rule) -> str:
    """A weaker pairing of a rule."""
    differs = []
    if leg.subjects != rule.legs[0].subjects:
        differs.append(words(tuple(sorted(leg.subjects))))
    if leg.constraints != rule.legs[0].constraints:
        differs.append(f"from {words(tuple(sorted(leg.constraints)))}")
    if leg.feet is not None and leg.feet != rule.legs[0].feet:
        differs.append(f"{leg.feet:g} ft")
    return f"{', '.join(differs)}. {leg.why}"


def words(names: tuple[str, ...]) -> str:
    """Roles and other names without underscores."""
    return ", ".join(names).replace("_", " ")


if __name__ == "__main__":
    main()
