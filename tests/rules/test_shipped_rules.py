# SPDX-License-Identifier: GPL-2.0-or-later
"""The shipped rulesets against the texts they quote, the seed table, and the numbers of the law typed in by hand."""

from __future__ import annotations

import csv
import json
import math
import re
from functools import cache
from pathlib import Path

import jsonschema
import pytest
import yaml
from plain_yaml import plain_yaml

from bohsetbacks_plugin.engine import kind_loader, rule_kinds, vocabulary
from bohsetbacks_plugin.engine.rules import Rule
from bohsetbacks_plugin.rule_files import load_town, rules_folder, shipped_rulesets

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared"
TEXTS = {"plymouth": "000_b5b9b1bdce2ecff4.txt", "essex": "004_415a976d561bc33b.txt"}
SEED = SHARED / "reference" / "rules_seed.csv"
SCHEMA = json.loads((rules_folder() / "ruleset.schema.json").read_text(encoding="utf-8"))
PLAIN_FEET = re.compile(r"(\d+) ft$")

# 310 CMR 15.211 typed in from the reference, not from the ruleset: row, tank, leaching area.
STATE_TABLE = {
    "01": (10, 10), "02": (10, 20), "03": (10, 20), "04": (10, 10), "05": (10, 10), "06": (25, 50), "07": (25, 50),
    "08": (400, 400), "09": (200, 200), "10": (100, 100), "11": (50, 100), "12": (50, 100), "13": ("zone_i", "zone_i"),
    "14": (10, 25), "15": (50, 100), "16": (25, 50), "17": (5, 10), "18": (10, 25), "19": (None, 15),
}
PLYMOUTH_LIST = {
    "01": (10, 10), "02": (10, 20), "03": (10, 10), "04": (10, 10), "05": (10, 10), "06": (25, 50), "07": (25, 50),
    "08": (50, 100), "09": (10, 25),
}
# Numbers of the other kinds, typed in from the printed texts and the reference, not from the rulesets.
# Square feet, per each of, of how many; five acres are 5 x 43,560 sq ft, and 440 gallons a day for each 40,000 sq ft at
# 110 gallons a bedroom make 10,000 sq ft a bedroom.
AREAS = {
    "PLY-T5-ADD-70": (70, "", None), "PLY-HORSE-9-1": (25_000, "", 1), "PLY-HORSE-9-2": (50_000, "", 2),
    "PLY-HORSE-9-3": (70_000, "", 3), "PLY-HORSE-9-N": (70_000, "", None), "PLY-HORSE-9-5AC": (217_800, "", None),
    "ESX-8-2": (800, "", None), "ESX-8-4.2a": (12, "small_dogs", None), "ESX-8-4.2b": (20, "medium_dogs", None),
    "ESX-8-4.2c": (24, "large_dogs", None), "T5-214": (10_000, "bedrooms", None),
}
# The attribute, its unit, which test, and the number of the text.
VALUES = {
    "PLY-T5-3.1-AGE": ("designed", "years", "refer_years", (1950, 1979)),
    "PLY-T5-3.3-750": ("capacity_gal", "gal", "is_not", 750), "PLY-T5-7-30": ("installed", "years", "refer_from_years", 30),
    "PLY-WELL-6-SLOPE": ("slope_percent", "percent", "at_least", 2),
    "PLY-WELL-8-SUBM": ("submergence_ft", "ft", "at_least", 15),
    "PLY-WELL-13-DEPTH": ("depth_ft", "ft", "at_least", 50), "PLY-WELL-13-CASING": ("casing_height_in", "in", "at_least", 8),
    "PLY-WELL-13-VENT": ("vent_height_in", "in", "at_least", 24), "ESX-8-5": ("test_date", "years", "valid_years", 5),
    "ESX-8-6.3": ("capacity_gal", "gal", "at_least", 2000), "ESX-8-6.7-WALL": ("wall_thickness_in", "in", "at_least", 8),
    "ESX-8-6.7-FLOOR": ("floor_thickness_in", "in", "at_least", 6),
    "ESX-8-6.7-COVER": ("cover_thickness_in", "in", "at_least", 4), "ESX-8-6.8": ("test_date", "years", "month", 10),
}
# Wells 5: depth from, to, least, and the upper figure of the row; the last row says "over".
YIELD = [(1, 150, 5, 6), (150, 200, 4, 4), (200, 250, 2, 3), (250, 300, 1, 2), (350, math.inf, 0.5, 0.5)]
# What is counted, at most, at least.
COUNTS = {
    "PLY-T5-3.1-CES": ("itself", 0, None), "PLY-T5-3.1-RPT": ("on_lot", None, 1), "PLY-DWP-7": ("on_lot", None, 1),
    "PLY-WELL-16-COM": ("served_lots", 1, None), "PLY-HORSE-9-50P": ("allowed_by_area", None, None),
    "PLY-HORSE-7-PLAN": ("on_lot", None, 1), "PLY-POUL-2": ("attribute", 0, None), "ESX-8-3": ("served_dwellings", 1, None),
}
LISTS = {"PLY-HORSE-7-INV": 100, "PLY-POUL-4-N": 25, "T5-12W": 100, "WPA-BUFFER": 100, "WPA-RIVERFRONT": 200, "PLY-WET-35": 35,
         "PLY-WET-50": 50, "PLY-WET-100": 100, "PLY-WET-VP": 200}
# Feet, days before, proof, mail; three weeks are 21 days.
NOTICES = {
    "PLY-HORSE-17-NOT": (None, 10, "receipt", "certified mail"), "PLY-POUL-8-NOT": (None, 10, "mailing", "certified mail"),
    "ESX-B-A3": (300, None, "", ""), "ESX-B-I3": (300, 14, "", "mail, postage prepaid"), "ESX-J-E1.3": (None, 21, "", "mail"),
    "T5-405-NOT": (None, None, "", ""),
    "WPA-NOTICE": (100, None, "", "delivery in hand, or certified mail with return receipt"),
}
RELATIONS = {
    "PLY-T5-3.1-RES": "outside", "PLY-DWP-5E": "outside", "PLY-WELL-19-LOT": "served_lot", "PLY-HORSE-10K": "outside",
    "PLY-POUL-3": "own_lot", "ESX-8-6.4b": "apart", "ESX-8-6.5b": "within", "T5-13Z": "outside", "T5-08Z": "outside",
    "T5-213": "outside", "WPA-PRESUMPTION": "outside",
}
# Rules of the seed that are setbacks in name only: a pointer to the state table, and one without a number of its own.
NOT_CODED = {"PLY-T5-5-10", "PLY-WELL-LOC"}


@cache
def rules_of(town: str) -> dict[str, Rule]:
    return {rule.id: rule for rule in load_town(town).rules}


def own(town: str) -> list[Rule]:
    return [rule for rule in rules_of(town).values() if rule.ruleset == town]


def feet(rule: Rule) -> object:
    leg = rule.legs[0]
    return leg.computed.name if leg.computed is not None else leg.feet


def shipped() -> list[Rule]:
    return [rule for name in shipped_rulesets() for rule in own(name)]


def test_the_rulesets_are_there() -> None:
    assert shipped_rulesets() == ("essex", "plymouth", "plymouth_wetlands", "title5", "wetlands_act")
    # The town's local wetland zones were read in articles only: a site file must ask for them.
    assert load_town("plymouth").names == ("plymouth", "title5", "wetlands_act")
    assert load_town("essex").names == ("essex", "title5", "wetlands_act")
    assert not any(rule.verified for rule in own("plymouth_wetlands"))


@pytest.mark.parametrize("name", shipped_rulesets())
def test_file_is_named_like_its_ruleset_and_fits_the_schema(name: str) -> None:
    path = rules_folder() / f"{name}.yaml"
    assert load_town(name).title == name
    assert path.read_text(encoding="utf-8").startswith("# yaml-language-server: $schema=ruleset.schema.json\n")
    jsonschema.validate(plain_yaml(path), SCHEMA)


def test_schema_knows_the_vocabulary() -> None:
    words = SCHEMA["definitions"]
    assert set(words["role"]["enum"]) == vocabulary.ROLES | set(vocabulary.GROUPS)
    assert tuple(words["project_type"]["enum"]) == vocabulary.PROJECT_TYPES
    assert tuple(words["rule"]["properties"]["kind"]["enum"]) == vocabulary.KINDS
    for kind in ("yes_no", "number", "date", "text"):
        assert set(words[f"{kind}_attribute"]["enum"]) == {word for word, of in vocabulary.ATTRIBUTES.items() if of == kind}
    dated = {*words["number_attribute"]["enum"], *words["date_attribute"]["enum"]}
    assert set(words["value"]["properties"]["attribute"]["enum"]) == dated
    assert tuple(words["value"]["properties"]["unit"]["enum"]) == kind_loader.UNITS
    assert tuple(words["rule"]["properties"]["relation"]["enum"]) == rule_kinds.RELATIONS
    assert tuple(words["area"]["properties"]["of"]["enum"]) == rule_kinds.AREAS_OF
    assert tuple(words["count"]["properties"]["of"]["enum"]) == rule_kinds.COUNTED
    assert tuple(words["list"]["properties"]["measured_from"]["enum"]) == rule_kinds.LISTED_FROM
    assert tuple(words["notice_group"]["enum"]) == rule_kinds.NOTICE_GROUPS
    assert tuple(words["notify"]["properties"]["proof"]["enum"]) == rule_kinds.PROOFS


def test_readme_explains_every_key_and_word() -> None:
    readme = (rules_folder() / "README.md").read_text(encoding="utf-8")
    words = SCHEMA["definitions"]
    keys = [*SCHEMA["properties"]]
    for part in ("rule", "computed", "area", "value", "band", "count", "list", "notify", "remedy", "not_rule"):
        keys += words[part]["properties"]
    keys += [*rule_kinds.RELATIONS, *rule_kinds.AREAS_OF, *rule_kinds.COUNTED, *rule_kinds.LISTED_FROM,
             *rule_kinds.NOTICE_GROUPS, *rule_kinds.PROOFS, *kind_loader.UNITS, *vocabulary.KINDS]
    assert [key for key in keys if f"`{key}`" not in readme] == []


@pytest.mark.parametrize("name", shipped_rulesets())
def test_every_rule_is_whole(name: str) -> None:
    for rule in own(name):
        assert rule.section and rule.summary and rule.authority and rule.document, rule.id
        assert bool(rule.source_words) == (name in TEXTS), rule.id
        assert rule.verified or re.search("not seen|only part .* was seen|not verified", rule.note.lower()), \
            f"{rule.id}: say why it is not verified"
        assert all(leg.why for leg in rule.legs[1:]), rule.id
        # What is measured on the map says from which edge to which; values, counts and notices have none.
        if name != "plymouth_wetlands":
            assert bool(rule.measured_to) == (rule.kind in ("setback", "containment", "minimum_area", "inventory")), rule.id
        if rule.legs and rule.legs[0].mode == "refer":
            assert rule.note, f"{rule.id}: say who decides"
        assert _number_of(rule) in rule.summary, f"{rule.id}: the summary gives another number"


def _number_of(rule: Rule) -> str:
    """The number that the summary must give; empty where it may be in words."""
    if rule.area is not None and rule.area.square_feet != AREAS["PLY-HORSE-9-5AC"][0]:
        return f"{rule.area.square_feet:,g} sq ft"
    if rule.listing is not None:
        return f"{rule.listing.feet:g} ft"
    if not rule.legs or rule.relation:
        return ""
    return "Zone I" if rule.legs[0].computed is not None else f"{rule.legs[0].feet:g} ft"


def test_areas_typed_by_hand() -> None:
    found = {rule.id: rule.area for rule in shipped() if rule.area is not None}
    assert {key: (area.square_feet, area.per, area.number) for key, area in found.items()} == AREAS
    more = found["PLY-HORSE-9-N"]
    assert (more.more_than, more.each_more) == (3, 20_000)
    # Usable land is asked for in the sentence for one horse only.
    horses = {key: area for key, area in found.items() if area.number_of == "horses"}
    assert [key for key, area in horses.items() if area.usable_decides] == ["PLY-HORSE-9-1"]
    assert {area.of for area in horses.values()} == {"premises"}
    addition = found["PLY-T5-ADD-70"]
    assert (addition.refer_from, addition.and_attribute, addition.and_at_least) == (True, "headroom_ft", 7)
    assert found["PLY-HORSE-9-5AC"].refer_from and not any(found[key].refer_from for key in ("ESX-8-2", "T5-214", *horses))
    state = found["T5-214"]
    assert (state.of, state.where_lot_has, state.or_lot_touches) == (
        "lot", {"drinking_well", "suction_line"}, {"nitrogen_sensitive_area"})


def test_values_typed_by_hand() -> None:
    found = {rule.id: rule.value for rule in shipped() if rule.value is not None}
    table = found.pop("PLY-WELL-5-YIELD")
    for key, (attribute, unit, test, number) in VALUES.items():
        value = found.pop(key)
        assert (value.attribute, value.unit, getattr(value, test)) == (attribute, unit, number), key
        assert value.per == ("bedrooms" if key == "ESX-8-6.3" else "")
        assert value.where_yes == ("leaching_failed" if key == "PLY-T5-7-30" else "")
    assert found == {}
    assert (table.attribute, table.unit, table.by) == ("yield_gpm", "gpm", "depth_ft")
    assert [(band.start, band.end, band.at_least, band.up_to) for band in table.bands] == YIELD
    assert [band.over for band in table.bands] == [False, False, False, False, True]


def test_counts_lists_and_notices_typed_by_hand() -> None:
    counts = {rule.id: rule.count for rule in shipped() if rule.count is not None}
    assert {key: (count.of, count.at_most, count.at_least) for key, count in counts.items()} == COUNTS
    half = counts["PLY-HORSE-9-50P"]
    assert (half.attribute, half.percent_more, half.after_attribute, half.after) == ("horses", 50, "licensed_years", 3)
    assert counts["PLY-POUL-2"].attribute == "roosters"
    assert {rule.id: rule.listing.feet for rule in shipped() if rule.listing is not None} == LISTS
    notices = {rule.id: rule.notice for rule in shipped() if rule.notice is not None}
    assert {key: (one.within_ft, one.days_before, one.proof, one.mail) for key, one in notices.items()} == NOTICES
    parties = ("applicant", "abutters", "opposite", "abutters_of_abutters")
    assert {key: one.groups for key, one in notices.items() if one.groups != ("abutters",)} == {
        "ESX-B-A3": parties, "ESX-B-I3": (*parties, "planning_boards"), "WPA-NOTICE": ("abutters", "opposite", "owners_within")}
    assert notices["ESX-B-A3"].certified_by == "Board of Assessors or its designee"


def test_relations_typed_by_hand() -> None:
    assert {rule.id: rule.relation for rule in shipped() if rule.kind == "containment"} == RELATIONS


def test_the_wetlands_act_flags_nothing() -> None:
    """A buffer zone is no ban: what lies in it is listed, told to owners, or left to a person."""
    for rule in [*own("wetlands_act"), *own("plymouth_wetlands")]:
        assert rule.kind in ("inventory", "notify") or {leg.mode for leg in rule.legs} == {"refer"}, rule.id


def test_routes_for_a_shortfall() -> None:
    """A town's variance goes with its own rules; the state's table by upgrade approval first, with notice for two rows."""
    for rule in own("plymouth"):
        if rule.id.startswith("PLY-T5-5-"):
            assert [remedy.name for remedy in rule.remedies] == ["septic_variance"], rule.id
        if rule.id.startswith("PLY-HORSE-") and rule.remedies:
            assert [(remedy.name, remedy.lapses_after_years) for remedy in rule.remedies] == [("horse_variance", 1)], rule.id
        if rule.id.startswith("PLY-POUL-") and rule.remedies:
            assert [(remedy.name, remedy.lapses_after_years) for remedy in rule.remedies] == [("poultry_variance", 1)], rule.id
    for rule in own("title5"):
        if re.fullmatch(r"T5-\d\d[TS]", rule.id):
            notice = rule.id[3:5] in ("01", "12")
            assert [remedy.name for remedy in rule.remedies] == [
                "local_upgrade_with_notice" if notice else "local_upgrade", "variance"], rule.id
            assert "new_construction" not in rule.remedies[0].for_projects and not rule.remedies[1].for_projects
    assert all([remedy.name for remedy in rule.remedies] == ["local_variance"] for rule in own("essex")
               if rule.kind != "notify")


def test_what_is_no_rule_is_no_rule() -> None:
    for name in shipped_rulesets():
        catalogue = load_town(name)
        assert not {item.id for item in catalogue.not_rules if item.id} & {rule.id for rule in catalogue.rules}


@pytest.mark.parametrize("town", ["plymouth", "essex"])
def test_quotations_are_in_the_text(town: str) -> None:
    path = SHARED / "regulations" / TEXTS[town]
    if not path.is_file():
        pytest.skip(f"the text of the regulations is not at hand: {path.name}")
    text = " ".join(path.read_text(encoding="utf-8").split())
    assert [rule.id for rule in own(town) if rule.source_words not in text] == []


def test_every_setback_of_the_seed_has_its_rule() -> None:
    if not SEED.is_file():
        pytest.skip(f"the seed table is not at hand: {SEED.name}")
    with SEED.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["kind"].startswith("setback") and row["id"] not in NOT_CODED]
    coded = {**rules_of("plymouth"), **rules_of("essex")}
    assert [row["id"] for row in rows if row["id"] not in coded] == []
    for row in rows:
        plain = PLAIN_FEET.match(row["value"])
        if plain:
            assert feet(coded[row["id"]]) == int(plain.group(1)), row["id"]
    assert sum(1 for row in rows if PLAIN_FEET.match(row["value"])) >= 30


@pytest.mark.parametrize(("town", "start", "table"),
                         [("title5", "T5-", STATE_TABLE), ("plymouth", "PLY-T5-5-", PLYMOUTH_LIST)])
def test_tables_typed_by_hand(town: str, start: str, table: dict[str, tuple[object, object]]) -> None:
    expected = {f"{start}{row}{column}": number for row, pair in table.items()
                for column, number in zip("TS", pair) if number is not None}
    assert {rule.id: feet(rule) for rule in own(town) if re.fullmatch(rf"{start}\d\d[TS]", rule.id)} == expected


@pytest.mark.parametrize("town", ["title5", "plymouth"])
def test_columns(town: str) -> None:
    """The first number is the tanks', the second the leaching area's; what the heading omits is advisory."""
    for rule in own(town):
        if not re.fullmatch(r"(T5|PLY-T5-5)-\d\d[TS]", rule.id):
            continue
        tank = rule.id.endswith("T")
        main, extra = rule.legs
        assert main.subjects == (vocabulary.expand(["tank_group"]) if tank
                                 else {"soil_absorption_system", "reserve_area"}), rule.id
        assert extra.subjects == ({"distribution_box"} if tank else {"cesspool", "privy"}), rule.id
        assert (main.mode, extra.mode, extra.feet) == ("verdict", "advisory", main.feet), rule.id
        assert extra.constraints == main.constraints, rule.id


def test_what_binds_when() -> None:
    for rule in own("title5"):
        if re.fullmatch(r"T5-\d\d[TSZ]", rule.id):
            assert rule.advisory_for == {"existing"} and "15.303" in rule.advisory_why
    state = rules_of("title5")
    # Placing new parts; and the loading limit, which is for new construction and added flow.
    assert state["T5-213"].advisory_for == {"existing"} and state["T5-214"].not_for == {"existing", "repair"}
    for rule in own("plymouth"):
        if rule.id.startswith("PLY-T5-5-"):
            assert rule.advisory_for == {"upgrade", "repair", "existing"}
        if rule.id.startswith("PLY-WELL-"):
            assert rule.advisory_for == {"existing"} and not rule.not_for
        if rule.id.startswith("PLY-POUL-") and rule.kind not in ("inventory", "notify"):
            assert rule.exempt_if == ("agricultural",) and "Possibly exempt" in rule.note
            assert not rule.advisory_for and not rule.not_for and rule.exempt_before is None
    plymouth = rules_of("plymouth")
    for name in ("10L", "11A-1", "11A-2"):
        assert plymouth[f"PLY-HORSE-{name}"].not_for == {"existing"}
    # Prior use (§2) exempts stables; 10l and 11a are about new ones, or about pastures old or new.
    exempt = {rule.id for rule in own("plymouth") if rule.exempt_before is not None}
    assert exempt == {f"PLY-HORSE-{name}" for name in (
        "10J-1", "10J-2", "10J-3", "10K", "9-1", "9-2", "9-3", "9-N", "9-5AC", "9-50P")}
    assert {(str(plymouth[name].exempt_before), str(plymouth[name].refer_before)) for name in exempt} == {
        ("2012-01-01", "2017-04-12")}
    for name in ("10J-1", "10J-2", "10J-3"):
        rule = plymouth[f"PLY-HORSE-{name}"]
        assert [(leg.mode, leg.subjects) for leg in rule.legs[:2]] == [("verdict", {"stable", "corral"}),
                                                                      ("refer", {"pasture"})]
    drain = plymouth["PLY-HORSE-10J-2"].legs[2]
    assert (drain.mode, drain.constraints) == ("refer", {"supply_drain"})
    assert plymouth["PLY-HORSE-11A-3"].applies_if == ("agricultural",)
    premises = {rule.id for rule in own("plymouth") if rule.property_line_of == "premises"}
    assert premises == {"PLY-HORSE-11A-3", "PLY-POUL-3", "PLY-POUL-6-1", "PLY-POUL-6-3"}
    # Essex: what is built or tested is governed, not what stands.
    essex = rules_of("essex")
    for name in ("8-2", "8-5"):
        assert essex[f"ESX-{name}"].not_for == {"existing"}
    # A yearly test is for a cistern that stands.
    assert essex["ESX-8-6.8"].not_for == {"new_construction", "upgrade", "repair"}
    for name in ("8-1", "8-3", "8-6.3", "8-6.4a", "8-6.4b", "8-6.5a", "8-6.5b", "8-6.7-WALL", "8-6.7-FLOOR", "8-6.7-COVER"):
        assert essex[f"ESX-{name}"].advisory_for == {"existing"}, name
    adopted = {rule.id: rule.edition.rsplit(" ", 1)[-1] for rule in own("essex") if "adopted" in rule.edition}
    # The dates of the source table: 8-4 is of 1/9/78, 8-5 of 2/11/85, 8-6 of 11/7/83.
    assert (adopted["ESX-8-2"], adopted["ESX-8-3"], adopted["ESX-8-4.2a"], adopted["ESX-8-5"], adopted["ESX-8-6.3"]) == (
        "1977-11-07", "1977-11-07", "1978-01-09", "1985-02-11", "1983-11-07")


def test_pool_of_plymouth_keeps_both_numbers() -> None:
    rules = rules_of("plymouth")
    assert (feet(rules["PLY-T5-5-03S"]), feet(rules["T5-03S"])) == (10, 20)
    assert "10 ft" in rules["PLY-T5-5-03S"].note and "20" in rules["PLY-T5-5-03S"].note


def test_vernal_pool_is_reduced_in_plymouth_and_the_state_only() -> None:
    for rule in [*own("plymouth"), *own("title5")]:
        reduced = rule.id in ("PLY-T5-5-08S", "T5-11S")
        assert (rule.reduced_if is not None) == reduced
        if rule.reduced_if is not None:
            assert (rule.reduced_if.attribute, rule.reduced_if.feet) == ("downgradient", 50)
    assert all(rule.reduced_if is None for rule in own("essex"))


def test_essex_wetland_rule_covers_every_part() -> None:
    rule = rules_of("essex")["ESX-8-1"]
    parts, wetlands = vocabulary.expand(["septic_component"]), vocabulary.expand(["any_wetland"])
    assert rule.subjects == parts
    assert rule.legs[0].subjects == parts - {"building_sewer"} and rule.legs[0].constraints == wetlands
    assert {leg.mode for leg in rule.legs[1:]} == {"refer"} and {leg.feet for leg in rule.legs} == {100}
    assert rule.edition == "compiled by-laws, newest entry 1997-05-06; adopted 1976-11-30"


def test_stable_refer_rule_has_two_distances() -> None:
    main, river, stream = rules_of("plymouth")["PLY-HORSE-10L"].legs
    assert (main.mode, main.feet, river.mode, river.feet, river.constraints) == ("refer", 100, "refer", 200, {"river"})
    # Whether a stream flows all year is for a person.
    assert (stream.mode, stream.feet, stream.constraints) == ("refer", 200, {"stream", "supply_tributary"})


def test_not_verified_rows_of_the_state() -> None:
    not_verified = {rule.id for rule in own("title5") if not rule.verified}
    assert not_verified == {"T5-16T", "T5-16S", "T5-19S", "T5-214", "T5-405-NOT"}
    # The paragraph on tanks was read, that on leaching areas was not.
    main, *weaker = rules_of("title5")["T5-213"].legs
    assert main.subjects == vocabulary.expand(["tank_group"]) and main.mode == "refer"
    assert {leg.mode for leg in weaker} == {"refer"} and "not seen" in weaker[0].why
    assert weaker[0].subjects == {"soil_absorption_system", "reserve_area"}
    assert all(rule.verified for town in ("plymouth", "essex", "wetlands_act") for rule in own(town))


def test_no_law_in_the_code() -> None:
    """Rule ids and sections live in the rulesets; the engine's Python knows none of them."""
    law = re.compile(r"PLY-[A-Z]|ESX-|T5-\d|15\.211|310 CMR|§")
    found = [f"{path.name}: {law.search(path.read_text(encoding='utf-8'))}"
             for path in (ROOT / "bohsetbacks_plugin" / "engine").rglob("*.py")
             if law.search(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize("name", shipped_rulesets())
def test_no_yaml_trick_that_a_clerk_must_know(name: str) -> None:
    """No aliases, no long lines; one key a line, but for a list of words, the name of a formula and the rows of a table."""
    text = (rules_folder() / f"{name}.yaml").read_text(encoding="utf-8")
    assert not [event for event in yaml.parse(text) if isinstance(event, yaml.AliasEvent)]
    assert [number for number, line in enumerate(text.splitlines(), 1) if len(line) > 120] == []
    in_one_line = [line.strip() for line in text.splitlines() if "{" in line.split("#")[0]]
    assert [line for line in in_one_line if not line.startswith(("feet: {from: ", "- {from: "))] == []
