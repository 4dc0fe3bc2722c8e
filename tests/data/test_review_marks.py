# SPDX-License-Identifier: GPL-2.0-or-later
"""Review marks: kept in the results file, through a re-run of panel or command line, and while QGIS holds the file open."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import fiona
import pytest
from cli.sample_site import write_site

from bohsetbacks_plugin.cli import main
from bohsetbacks_plugin.engine.errors import OutputError
from bohsetbacks_plugin.report import output_files, result_database
from bohsetbacks_plugin.report.output_files import is_our_result
from bohsetbacks_plugin.report.result_database import beside, reading
from bohsetbacks_plugin.report.results_reader import read_results
from bohsetbacks_plugin.report.review_marks import MARKS, MarkStore, key_of, read_marks

#: The leaching field of the sample, 60.83 ft from the well.
WELL_KEY = ("T5-12S", "components", "LF-1", "wells", "W1")


def finding(**values):
    made = dict(zip(("rule_id", "subject_layer", "subject_id", "constraint_layer", "constraint_id"), WELL_KEY))
    return {**made, "outcome": "intrudes", "provided": 43.0, "unit": "ft", **values}


@pytest.fixture(name="checked")
def _checked(tmp_path, capsys):
    """A site and its results."""
    site, out = write_site(tmp_path), tmp_path / "results.gpkg"
    assert main(["check", str(site), "--output", str(out)]) == 1
    capsys.readouterr()
    return site, out


def of_well(path):
    return next(row for row in read_results(path).records() if key_of(row) == WELL_KEY)


def test_key_is_the_rule_and_the_two_features():
    assert key_of(finding()) == WELL_KEY
    assert key_of(finding(rule_id=None, constraint_layer=None, constraint_id=None)) == ("", "components", "LF-1", "", "")
    assert set(MARKS) == {"accepted", "to_discuss", "wrong_data"}


def test_a_mark_is_in_the_file_at_once(checked):
    _, out = checked
    store = MarkStore(out)
    assert store.of(finding()) is None
    assert not store.in_memory
    store.set(finding(), "to_discuss", "  moved in revision B ")
    mark = read_marks(out)[WELL_KEY]
    assert (mark.key, mark.mark, mark.comment, mark.outcome, mark.provided) == (
        WELL_KEY, "to_discuss", "moved in revision B", "intrudes", 43.0)
    assert mark.marked_at.endswith("+00:00")
    assert MarkStore(out).of(finding()) == mark == store.of(finding())
    store.set(finding(), "accepted", "")
    assert [one.mark for one in read_marks(out).values()] == ["accepted"]
    store.set(finding(), "")
    assert read_marks(out) == {}
    assert store.of(finding()) is None


def test_the_file_stays_a_results_file_that_gis_programs_read(checked):
    _, out = checked
    layers = set(fiona.listlayers(out))
    MarkStore(out).set(finding(), "accepted", "seen")
    assert set(fiona.listlayers(out)) == layers | {"review_marks"}
    assert is_our_result(out)
    with fiona.open(out, layer="review_marks") as table:
        assert [(row["properties"]["subject_id"], row["properties"]["comment"]) for row in table] == [("LF-1", "seen")]
    with closing(sqlite3.connect(out)) as connection:
        assert connection.execute("SELECT data_type FROM gpkg_contents WHERE table_name = 'review_marks'").fetchone() == (
            "attributes",)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_texts_from_anybody_stay_texts(checked):
    _, out = checked
    nasty = "x'); DROP TABLE review_marks; -- \"<script>\" é 水"
    store = MarkStore(out)
    store.set(finding(subject_id=nasty), "wrong_data", nasty)
    store.set(finding(subject_id="broken \udce9"), "wrong_data", "broken \udce9")
    assert {mark.comment for mark in MarkStore(out).marks()} == {"broken ?", nasty}
    assert MarkStore(out).of(finding(subject_id=nasty)).comment == nasty
    assert MarkStore(out).of(finding(subject_id="broken \udce9")).mark == "wrong_data"


def test_an_unknown_mark_is_a_mistake_of_the_caller(checked):
    with pytest.raises(ValueError, match="approved"):
        MarkStore(checked[1]).set(finding(), "approved")


def test_without_a_file_marks_are_in_memory_until_there_is_one(checked):
    _, out = checked
    MarkStore(out).set(finding(subject_id="ST-1"), "accepted", "of the file")
    store = MarkStore(None)
    assert store.in_memory
    store.set(finding(), "accepted", "early")
    assert store.of(finding()).comment == "early"
    store.move_to(out)
    assert not store.in_memory
    assert sorted(one.comment for one in store.marks()) == ["early", "of the file"]
    assert sorted(one.comment for one in read_marks(out).values()) == ["early", "of the file"]


@pytest.mark.parametrize(("now", "told"), [
    ({}, ""), ({"provided": 43.004}, ""),
    ({"provided": 51.2}, "marked at 43.00 ft, now 51.20 ft"),
    ({"outcome": "too_close_to_call"}, "marked as intrudes, now too close to call"),
    ({"provided": 120.0, "outcome": "meets"}, "marked at 43.00 ft (intrudes), now 120.00 ft (meets)"),
    ({"provided": None, "outcome": "not_checked"}, "marked at 43.00 ft (intrudes), now not measured (not checked)"),
    ({"subject_id": "another"}, "")])
def test_says_what_changed_since(now, told):
    store = MarkStore(None)
    store.set(finding(), "accepted")
    assert store.changed_since(finding(**now)) == told


def test_amounts_have_their_unit():
    store = MarkStore(None)
    tank = {"provided": 750.0, "unit": "gal"}
    store.set(finding(**tank), "accepted")
    assert store.changed_since(finding(**{**tank, "provided": 1500.0})) == "marked at 750 gal, now 1,500 gal"


def test_a_mark_whose_pair_is_gone_is_kept_and_listed(checked):
    _, out = checked
    store = MarkStore(out)
    store.set(finding(), "accepted", "here")
    store.set(finding(subject_id="ST-9"), "to_discuss", "gone")
    assert [mark.comment for mark in store.orphans(read_results(out).records())] == ["gone"]
    assert [mark.comment for mark in store.orphans_of_keys([])] == ["here", "gone"]
    assert len(MarkStore(out)) == 2


def test_a_re_run_of_the_command_line_keeps_the_marks(checked):
    site, out = checked
    store = MarkStore(out)
    store.set(of_well(out), "accepted", "the well is to be abandoned")
    before = read_marks(out)
    text = site.read_text(encoding="utf-8")
    assert "id_field: ID\n    accuracy_ft: 0.5" in text
    assert main(["check", str(site), "--output", str(out), "--all"]) == 1
    assert read_marks(out) == before
    assert MarkStore(out).of(of_well(out)).comment == "the well is to be abandoned"
    assert MarkStore(out).changed_since(of_well(out)) == ""
    assert "review_marks" in fiona.listlayers(out)
    # An inventory over the same file carries them too.
    assert main(["inventory", str(site), "--output", str(out)]) in (0, 3)
    assert read_marks(out) == before
    # The store of an open panel goes on writing to the new file.
    store.set(finding(subject_id="ST-1"), "wrong_data")
    assert len(read_marks(out)) == 2


def test_a_results_file_without_marks_gets_no_table_of_them(checked):
    site, out = checked
    MarkStore(out).set(finding(), "accepted")
    MarkStore(out).set(finding(), "")
    main(["check", str(site), "--output", str(out)])
    assert "review_marks" not in fiona.listlayers(out)


def test_marks_that_cannot_be_read_stop_the_overwriting(checked, capsys):
    site, out = checked
    MarkStore(out).set(finding(), "accepted")
    with closing(sqlite3.connect(out)) as connection, connection:
        connection.execute("ALTER TABLE review_marks RENAME COLUMN comment TO remark")
    content = out.read_bytes()
    assert main(["check", str(site), "--output", str(out), "--json", str(out.with_suffix(".json"))]) == 2
    assert "review marks cannot be read" in capsys.readouterr().err
    assert out.read_bytes() == content
    assert not out.with_suffix(".json").exists()
    assert [path.name for path in out.parent.iterdir() if path.name.startswith(".bohsetbacks")] == []


def test_locked_and_read_only_files_are_told_with_what_to_do(checked, monkeypatch):
    _, out = checked
    monkeypatch.setattr(result_database, "PATIENCE", 0.05)
    store = MarkStore(out)
    with closing(sqlite3.connect(out)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(OutputError, match=r"results.gpkg: is in use by another program; .* try again"):
            store.set(finding(), "accepted")
        other.rollback()
    assert store.of(finding()) is None
    # A user who may not write; root, who runs the tests, always may.
    monkeypatch.setattr(result_database, "_uri", lambda path, options: f"file:{path}?mode=ro")
    with pytest.raises(OutputError, match="is read-only; allow writing"):
        store.set(finding(), "accepted")


def test_no_marks_go_into_other_files(checked, tmp_path):
    with pytest.raises(OutputError, match="is no results file of this program"):
        MarkStore(tmp_path / "site.gpkg").set(finding(), "accepted")
    assert "review_marks" not in fiona.listlayers(tmp_path / "site.gpkg")
    gone = tmp_path / "gone.gpkg"
    with pytest.raises(OutputError, match="cannot be opened"):
        MarkStore(gone).set(finding(), "accepted")
    assert not gone.exists()
    text = tmp_path / "text.gpkg"
    text.write_text("no database", encoding="utf-8")
    with pytest.raises(OutputError, match="cannot be read"):
        MarkStore(text)


def test_a_name_with_signs_of_a_url_is_a_name(checked, tmp_path):
    _, out = checked
    odd = tmp_path / "50% #1? é.gpkg"
    out.rename(odd)
    MarkStore(odd).set(finding(), "accepted", "odd")
    assert [one.comment for one in read_marks(odd).values()] == ["odd"]


def test_reading_leaves_nothing_beside_a_file_in_wal_mode(checked):
    _, out = checked
    with closing(sqlite3.connect(out)) as connection:
        connection.execute("PRAGMA journal_mode = wal")
    assert is_our_result(out)
    assert read_marks(out) == {}
    assert not beside(out, "-wal").exists()


@pytest.fixture(name="edited_layer")
def _edited_layer(checked, qgis_app):
    """The findings in QGIS, in edit mode with a change saved: the file is in WAL mode, and the change is beside it."""
    from qgis.core import QgsVectorLayer
    made = QgsVectorLayer(f"{checked[1]}|layername=findings", "findings", "ogr")
    assert made.startEditing()
    row = next(made.getFeatures())
    made.changeAttributeValue(row.id(), made.fields().indexOf("note"), "noted in QGIS")
    assert made.commitChanges(False)
    assert beside(checked[1], "-wal").stat().st_size > 0
    return made   # pytest-qgis takes layers of fixtures away by itself


def test_open_in_qgis_marks_are_seen_and_set(checked, edited_layer):
    _, out = checked
    MarkStore(out).set(finding(), "accepted", "beside QGIS")
    assert beside(out, "-wal").exists()
    assert [one.comment for one in read_marks(out).values()] == ["beside QGIS"]
    assert is_our_result(out)
    # Without what is beside it the file does not hold the mark: it is in the -wal only.
    with closing(sqlite3.connect(f"file:{out}?mode=ro&immutable=1", uri=True)) as connection:
        assert connection.execute("SELECT 1 FROM gpkg_contents WHERE table_name = 'review_marks'").fetchone() is None


def test_open_in_qgis_a_re_run_keeps_the_marks_and_the_file_whole(checked, edited_layer):
    site, out = checked
    MarkStore(out).set(finding(), "accepted", "before the re-run")
    assert main(["check", str(site), "--output", str(out), "--all"]) == 1
    assert [one.comment for one in read_marks(out).values()] == ["before the re-run"]
    notes = [row["note"] for row in read_results(out).records()]
    assert "noted in QGIS" not in notes   # the new results are there
    assert "meets" in {row["outcome"] for row in read_results(out).records()}
    edited_layer.rollBack()
    edited_layer.dataProvider().reloadData()
    assert "noted in QGIS" not in [row["note"] for row in edited_layer.getFeatures()]


def test_after_qgis_has_closed_it_the_new_results_stand(checked, qgis_app):
    from qgis.core import QgsVectorLayer
    site, out = checked
    vector_layer = QgsVectorLayer(f"{out}|layername=findings", "findings", "ogr")
    vector_layer.startEditing()
    row = next(vector_layer.getFeatures())
    vector_layer.changeAttributeValue(row.id(), vector_layer.fields().indexOf("note"), "noted in QGIS")
    vector_layer.commitChanges(False)
    MarkStore(out).set(finding(), "accepted", "kept")
    assert main(["check", str(site), "--output", str(out), "--all"]) == 1
    vector_layer.rollBack()
    del row, vector_layer
    assert not beside(out, "-wal").exists()
    with reading(out) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert [one.comment for one in read_marks(out).values()] == ["kept"]
    assert "noted in QGIS" not in [row["note"] for row in read_results(out).records()]
    assert set(fiona.listlayers(out)) >= {"findings", "rules", "review_marks"}


def test_locked_by_another_program_nothing_is_overwritten(checked, edited_layer, monkeypatch, capsys):
    site, out = checked
    monkeypatch.setattr(result_database, "PATIENCE", 0.05)
    before = sorted(row["rule_id"] for row in read_results(out).records())
    json = out.with_suffix(".json")
    with closing(sqlite3.connect(out)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert main(["check", str(site), "--output", str(out), "--all", "--json", str(json)]) == 2
        other.rollback()
    assert "is in use by another program" in capsys.readouterr().err
    assert sorted(row["rule_id"] for row in read_results(out).records()) == before
    assert not json.exists()


def test_a_file_that_is_only_looked_at_is_exchanged(checked, monkeypatch):
    """The quick way, by moving, is for a file that nobody edits."""
    site, out = checked
    monkeypatch.setattr(output_files, "replace_content", None)
    assert main(["check", str(site), "--output", str(out)]) == 1
