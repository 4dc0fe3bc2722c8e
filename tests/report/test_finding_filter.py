# SPDX-License-Identifier: GPL-2.0-or-later
"""Which findings are shown, in which order, and how many there are; expected rows are read off the table below by eye."""

from __future__ import annotations

import csv
import io

import numpy as np
import pytest
from factories import layer, rules, site

from bohsetbacks_plugin.engine import findings
from bohsetbacks_plugin.engine.context import RuleStatus
from bohsetbacks_plugin.engine.errors import OutputError
from bohsetbacks_plugin.engine.finding_parts import FindingPart
from bohsetbacks_plugin.engine.review import Review
from bohsetbacks_plugin.engine.verdict import CODE, LEANS
from bohsetbacks_plugin.report import finding_keys
from bohsetbacks_plugin.report.finding_columns import ColumnStore
from bohsetbacks_plugin.report.finding_filter import FindingFilter, counters, lots_found, rules_found, select, standing
from bohsetbacks_plugin.report.finding_keys import key_of, places_of, records_of
from bohsetbacks_plugin.report.not_checked import NotCheckedGroups
from bohsetbacks_plugin.report.note_parts import note_parts
from bohsetbacks_plugin.report.shown_csv import write_shown

CATALOGUE = rules("""rules:
  - {id: R1, section: '1', kind: setback, subjects: [septic_tank], constraint: [wetland], feet: 100, summary: s, verified: true}
  - {id: R2, section: '10', kind: setback, subjects: [septic_tank], constraint: [pond], feet: 50, summary: s, verified: true}
""")
# Rows of the features: 0 ST-2, 1 ST-10, 2 W-1, 3 P-1.
SITE = site(layer("Tanks", "septic_tank", ["POINT(0 0)", "POINT(9 0)"], ["ST-2", "ST-10"]),
            layer("Swamps", "wetland", ["POINT(60 0)"], ["W-1"]), layer("Ponds", "pond", ["POINT(0 40)"], ["P-1"]))

# rule, subject, constraint, outcome, lean, binding, governs, lot, constraint lot, required, signed, note
ROWS = [
    (0, 0, 2, "intrudes", "", True, True, "LOT-9", "LOT-10", 100.0, 60.0, ""),            # 0: short by 40
    (1, 0, 3, "intrudes", "", True, True, "LOT-9", None, 50.0, 40.0, "accuracy not stated"),  # 1: short by 10
    (0, 1, 2, "intrudes", "", False, False, "LOT-10", None, 100.0, 20.0, ""),             # 2: advisory, short by 80
    (1, 1, 3, "too_close_to_call", "intrudes", True, True, "LOT-10", None, 50.0, 49.0, ""),   # 3
    (1, 1, -1, "not_checked", "", True, False, "LOT-10", None, 50.0, np.nan, "no layer gives pond"),  # 4
    (-1, 0, -1, "not_checked", "", True, False, None, None, np.nan, np.nan, "no rule loaded"),  # 5
    (0, 0, 2, "meets", "", True, False, "LOT-9; LOT-90", None, 100.0, 120.0, ""),         # 6
    (1, 0, 3, "too_close_to_call", "meets", True, False, "LOT-9", None, 50.0, 51.0, ""),  # 7
    (0, 0, 2, "intrudes", "", True, False, "LOT-9", None, 80.0, -5.0, ""),                # 8: short by 85, inside
]


def _table(rows):
    columns = list(zip(*rows))
    roles = np.array(["septic_tank", "septic_tank", "wetland", "pond", None], dtype=object)
    return findings.table(
        len(rows), rule=columns[0], subject=columns[1], constraint=columns[2], outcome=[CODE[one] for one in columns[3]],
        leans=[LEANS.index(one) for one in columns[4]], binding=columns[5], governs=columns[6], lot=columns[7],
        constraint_lot=columns[8], required=columns[9], signed=columns[10], note=columns[11],
        subject_role=roles[list(columns[1])], constraint_role=roles[list(columns[2])])


@pytest.fixture(name="parts")
def _parts():
    statuses = [RuleStatus("ran"), RuleStatus("not_checked", "no layer gives pond")]
    return [FindingPart(Review(SITE, CATALOGUE.rules, _table(ROWS), statuses), np.arange(len(ROWS)))]


def _rows(parts, order="worst", descending=False, **wanted):
    chosen = select(parts, FindingFilter(**wanted), order, descending)
    assert chosen.dtype == np.int64
    assert chosen.shape == (len(chosen), 2)
    return [row for _, row in chosen.tolist()]


def test_worst_first(parts):
    # Binding intrusions by depth (8, 0, 1), the advisory one, too close, not checked (by lot, none last), meets.
    assert _rows(parts) == [8, 0, 1, 2, 3, 7, 4, 5, 6]


def test_equal_findings_go_by_lot_then_id_with_numbers_as_numbers():
    rows = [(0, 1, 2, "intrudes", "", True, True, lot, None, 100.0, 60.0, "") for lot in ("LOT-10", "LOT-9", None)]
    rows += [(0, 0, 2, "intrudes", "", True, True, "LOT-9", None, 100.0, 60.0, "")]
    part = FindingPart(Review(SITE, CATALOGUE.rules, _table(rows), []), np.arange(4))
    assert _rows([part]) == [3, 1, 0, 2]


@pytest.mark.parametrize(("wanted", "rows"), [
    ({"outcomes": frozenset({"meets"})}, [6]),
    ({"outcomes": frozenset()}, []),
    ({"leans": frozenset({"meets"})}, [7]),
    ({"force": "advisory"}, [2]),
    ({"force": "binding", "outcomes": frozenset({"intrudes"})}, [8, 0, 1]),
    ({"rules": frozenset({"R2"})}, [1, 3, 7, 4]),
    ({"rules": frozenset({""})}, [5]),
    ({"only_governing": True}, [0, 1, 3]),
    ({"lot": "LOT-9"}, [8, 0, 1, 7, 6]),            # LOT-9 is a lot: LOT-90 alone would not do, LOT-9; LOT-90 does
    ({"lot": "lot-10"}, [0, 2, 3, 4]),              # 0 by the lot of the wetland
    ({"lot": "LOT-1"}, [0, 2, 3, 4]),               # no such lot: a part of an id
    ({"text": "st-10"}, [2, 3, 4]),
    ({"text": "W-1 st-2"}, [8, 0, 6]),              # each word anywhere
    ({"text": "ponds"}, [1, 3, 7]),                 # a layer's name
    ({"text": "septic pond"}, [1, 3, 7, 4]),        # a role; in 4 the note
    ({"text": "no rule"}, [5]),
    ({"text": "R1"}, [8, 0, 2, 6]),
    ({"text": "board 10", "outcomes": frozenset({"too_close_to_call"})}, [3, 7]),   # authority and section
    ({"text": "nothing like it"}, []),
])
def test_filter(parts, wanted, rows):
    assert _rows(parts, **wanted) == rows


@pytest.mark.parametrize(("order", "descending", "rows"), [
    ("provided", False, [8, 2, 1, 3, 7, 0, 6, 4, 5]),
    ("provided", True, [6, 0, 7, 3, 1, 2, 8, 4, 5]),        # not measured stays last
    ("required", False, [1, 3, 7, 4, 8, 0, 2, 6, 5]),       # equal ones worst first
    ("shortfall", True, [8, 2, 0, 1, 3, 7, 6, 4, 5]),       # 8 is 80 short, as 2 is: provided is 0.00, however deep inside
    ("subject", False, [8, 0, 1, 7, 5, 6, 2, 3, 4]),        # ST-2 before ST-10
    ("lot", False, [8, 0, 1, 7, 6, 2, 3, 4, 5]),
    ("section", False, [8, 0, 2, 6, 1, 3, 7, 4, 5]),
    ("governs", True, [0, 1, 3, 8, 2, 7, 4, 5, 6]),
    ("outcome", True, [6, 4, 5, 3, 7, 2, 8, 0, 1]),
])
def test_order(parts, order, descending, rows):
    assert _rows(parts, order, descending) == rows


def test_an_unknown_order_is_an_error(parts):
    with pytest.raises(ValueError, match="no order 'colour'"):
        select(parts, FindingFilter(), "colour")


def test_only_the_rows_of_a_part_count(parts):
    part = FindingPart(parts[0].review, np.array([1, 4]))
    assert _rows([part]) == [1, 4]
    assert counters([part])["intrudes"] == 1


def test_several_parts_are_sorted_together(parts):
    other = site(layer("Tanks", "septic_tank", ["POINT(0 0)"], ["ST-5"]), layer("Swamps", "wetland", ["POINT(30 0)"], ["W-7"]))
    rows = [(0, 0, 1, "intrudes", "", True, True, "LOT-9", None, 100.0, 30.0, ""),
            (0, 0, 1, "meets", "", True, True, "LOT-11", None, 100.0, 130.0, "")]
    second = FindingPart(Review(other, CATALOGUE.rules, _table(rows), []), np.arange(2))
    kept = FindingPart(parts[0].review, np.array([0, 1, 4, 6]))
    assert select([kept, second], FindingFilter()).tolist() == [[1, 0], [0, 0], [0, 1], [0, 4], [0, 6], [1, 1]]
    # ST-2, ST-5, ST-10: the ids of both parts in one row.
    assert select([kept, second], FindingFilter(), "subject").tolist() == [[0, 0], [0, 1], [0, 6], [1, 0], [1, 1], [0, 4]]
    assert select([kept, second], FindingFilter(text="w-7")).tolist() == [[1, 0], [1, 1]]
    assert counters([kept, second])["flagged_pairs"] == 3


def test_counters_count_pairs_of_features(parts):
    # ST-2 and W-1 (twice), ST-2 and P-1, ST-10 and W-1 (advisory): three pairs intrude; two are too close to call.
    assert counters(parts) == {"intrudes": 3, "too_close_to_call": 2, "not_checked": 2, "refer": 0, "meets": 1,
                               "not_applicable": 0, "flagged_pairs": 3, "advisory_pairs": 1}
    assert counters([]) == dict.fromkeys(counters(parts), 0)


def test_counts_of_what_stands_are_those_of_the_review(parts):
    assert standing(parts).counts() == parts[0].review.counts()
    assert standing(parts).exit_code() == 1
    assert standing([FindingPart(parts[0].review, np.array([4]))]).exit_code() == 3


def test_choices_for_the_filter(parts):
    assert rules_found(parts) == [("", ""), ("R1", "s"), ("R2", "s")]
    assert lots_found(parts) == ["LOT-9", "LOT-10", "LOT-90"]


def test_a_finding_is_found_again_by_its_key(parts):
    chosen = select(parts, FindingFilter())
    assert key_of(parts[0], 4) == ("R2", "Tanks", "ST-10", "", "")
    assert places_of(parts, chosen, [key_of(parts[0], 3), ("R1", "Tanks", "ST-99", "Swamps", "W-1"), key_of(parts[0], 5)]) == [
        4, 7]


def test_records_come_in_the_order_asked_for(parts):
    made = records_of(parts, np.array([[0, 4], [0, 0]]))
    assert [(one["subject_id"], one["provided"]) for one in made] == [("ST-10", None), ("ST-2", 60.0)]


def test_reasons_of_what_was_not_checked(parts):
    groups = NotCheckedGroups(parts)
    assert groups.answers() == 2
    assert groups.reasons() == [("no layer gives pond", 1), ("no rule loaded", 1)]
    assert groups.rules_of("no layer gives pond") == [("R2", 1)]
    assert groups.rules_of("no rule loaded") == [("", 1)]
    assert [row for _, row in groups.places_of("no layer gives pond", "R2", 9)] == [4]
    assert groups.places_of("no layer gives pond", "R2", 0) == []
    assert groups.open_rules() == {"R2", ""}
    assert groups.statuses(on_part=False) == [("R2", "no layer gives pond")]
    assert groups.statuses(on_part=True) == []


def test_a_million_findings_are_never_made_into_objects(monkeypatch):
    count, tanks = 1_200_000, 500
    place = site(layer("Tanks", "septic_tank", [f"POINT({row} 0)" for row in range(tanks)],
                       [f"T-{row}" for row in range(tanks)]))
    numbers = np.arange(count)
    outcome = np.where(numbers < 1_000_000, CODE["not_checked"], CODE["intrudes"])
    notes = np.array(["no layer gives pond", "no layer gives bank"], dtype=object)[numbers % 2]
    lots = np.array([f"L-{row}" for row in range(100)], dtype=object)[numbers % 100]
    found = findings.table(count, rule=numbers % 2, subject=numbers % tanks, outcome=outcome, note=notes, lot=lots,
                           required=100.0, signed=np.where(numbers < 1_000_000, np.nan, 99.0 - numbers % 7))
    part = FindingPart(Review(place, CATALOGUE.rules, found, []), numbers)
    made = []
    monkeypatch.setattr(finding_keys, "records", lambda table, *_: made.append(len(table)) or [{}] * len(table))
    columns = ColumnStore()
    everything = select([part], FindingFilter(), columns=columns)
    assert len(everything) == count
    assert everything[0, 1] % 7 == 6
    assert len(select([part], FindingFilter(text="pond t-499"), "lot", True, columns=columns)) == 0   # odd rows have the bank
    assert len(select([part], FindingFilter(text="bank t-499"), columns=columns)) == count // tanks
    assert counters([part])["not_checked"] == 1_000_000
    # Alone: 500 tanks, each under the one rule that its number gives.
    assert counters([part])["flagged_pairs"] == tanks
    assert NotCheckedGroups([part], columns).reasons() == [("no layer gives bank", 500_000), ("no layer gives pond", 500_000)]
    assert made == []
    records_of([part], everything[:3])
    assert made == [3]


def test_the_note_is_taken_apart():
    rule = rules("""rules:
  - id: R1
    section: '1'
    kind: setback
    subjects: [septic_tank]
    constraint: [wetland]
    feet: 100
    summary: s
    verified: true
    note: About the rule; with a second half.
""").rules[0]
    parted = note_parts({"note": "kind assumed; 5 of them (a; b) here; About the rule; with a second half."}, rule)
    assert parted.own == ("kind assumed", "5 of them (a; b) here")
    assert parted.rule == "About the rule; with a second half."
    assert parted.routes == ()
    assert note_parts({"note": "no rule loaded"}, None).own == ("no rule loaded",)


def test_what_is_shown_is_written_whole_or_not_at_all(parts, tmp_path, monkeypatch):
    path = tmp_path / "shown.csv"
    write_shown(parts, select(parts, FindingFilter(text="st-10")), path)
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbfrule_id,authority,")
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    assert [(row["subject_id"], row["outcome"]) for row in rows] == [
        ("ST-10", "intrudes"), ("ST-10", "too_close_to_call"), ("ST-10", "not_checked")]

    def broken(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("bohsetbacks_plugin.report.shown_csv.records_of", broken)
    with pytest.raises(OutputError, match="No space left"):
        write_shown(parts, select(parts, FindingFilter()), path)
    assert path.read_bytes() == data
    assert [one.name for one in tmp_path.iterdir()] == ["shown.csv"]


def test_a_file_that_is_not_ours_is_never_replaced(parts, tmp_path):
    path = tmp_path / "wells.csv"
    path.write_text("WELL_ID,X,Y\n1,2,3\n", encoding="utf-8")
    with pytest.raises(OutputError, match="no table of findings"):
        write_shown(parts, select(parts, FindingFilter()), path)
    assert path.read_text(encoding="utf-8") == "WELL_ID,X,Y\n1,2,3\n"
    with pytest.raises(OutputError, match="does not exist"):
        write_shown(parts, select(parts, FindingFilter()), tmp_path / "gone" / "x.csv")
