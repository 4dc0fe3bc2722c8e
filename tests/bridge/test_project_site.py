# SPDX-License-Identifier: GPL-2.0-or-later
"""What is said of a project's layers: kept, given back, told before a run as the run tells it, and handed on as a site file."""

from __future__ import annotations

import dataclasses
import json
import shutil
import sys
from pathlib import Path

import pytest
from qgis.core import QgsCoordinateReferenceSystem, QgsFeature, QgsGeometry, QgsPointXY, QgsProject, QgsVectorLayer
from sample_site import write_site

from bohsetbacks_plugin.data import crs as crs_tool
from bohsetbacks_plugin.data.loader import load_site
from bohsetbacks_plugin.data.readers import read_layer
from bohsetbacks_plugin.engine.assemble import assemble
from bohsetbacks_plugin.engine.checks.containment import HANDLED
from bohsetbacks_plugin.engine.errors import BohError, LayerError
from bohsetbacks_plugin.engine.needs import asked_roles, gaps, outline
from bohsetbacks_plugin.engine.review import review
from bohsetbacks_plugin.layer_schema.layer_entry import LayerEntry
from bohsetbacks_plugin.layer_schema.site_file import load_site_file
from bohsetbacks_plugin.qgis_bridge.coordinates import QgisCoordinates
from bohsetbacks_plugin.qgis_bridge.project_site import ProjectSite
from bohsetbacks_plugin.qgis_bridge.site_layers import read_site
from bohsetbacks_plugin.rule_files import load_town

ROOT = Path(__file__).resolve().parents[2]
CASE_28 = Path(__file__).resolve().parents[2].parent / "shared" / "cases" / "c28_qgis_layer_state"
WELL = LayerEntry(path="", role=("drinking_well",), id_field="well_id", accuracy_ft=0.0)


def sample(tmp_path: Path, name: str) -> Path:
    folder = tmp_path / name
    if not folder.exists():
        shutil.copytree(ROOT / "resources" / "sample" / name, folder)
    return folder


@pytest.fixture(name="manomet")
def _manomet(tmp_path, qgis_new_project):
    folder = sample(tmp_path, "manomet")
    assert qgis_new_project.read(str(folder / "manomet.qgz"))
    yield ProjectSite(qgis_new_project), folder
    qgis_new_project.clear()


def add(project, path: Path, name: str, sub_layer: str = "") -> QgsVectorLayer:
    layer = QgsVectorLayer(f"{path}|layername={sub_layer}" if sub_layer else str(path), name, "ogr")
    assert layer.isValid()
    project.addMapLayer(layer)
    return layer


@pytest.fixture(name="small")
def _small(tmp_path, qgis_new_project):
    """The small site of the command line's tests: lots, components, wells, wetlands in one GeoPackage."""
    path = write_site(tmp_path)
    for name in ("lots", "components", "wells", "wetlands"):
        add(qgis_new_project, path.parent / "site.gpkg", f"My {name}", name)
    yield ProjectSite(qgis_new_project), path
    qgis_new_project.clear()


def by_name(site: ProjectSite, name: str) -> QgsVectorLayer:
    return next(layer for layer in site.layers() if layer.name() == name)


# -- proposing and keeping -------------------------------------------------------------------------------------------


def test_the_site_file_beside_a_project_describes_it(manomet):
    site, folder = manomet
    found = site.site_file_beside()
    assert (found.path, found.described, found.total) == (folder / "site.yaml", 14, 14)
    assert site.import_site(found.path) == []
    assert site.site_file_beside() is None
    assert len(site.used_layers()) == 14
    assert site.stated.town == "plymouth"
    assert site.stated.premises == (("MAN-01", "MAN-02"), ("MAN-05", "MAN-06"))
    state = site.state_of(by_name(site, "Wells"))
    assert (state.use, state.meaning, state.count, state.id_field) == ("used", "by KIND: drinking well, irrigation well", 14,
                                                                       "WELL_ID")
    assert (state.accuracy.feet, state.accuracy.source) == (0.1, "stated")
    assert "site.yaml" in state.reason
    assert state.unknown == ()


def test_a_proposal_is_applied_only_when_it_is_accepted(manomet):
    site, _ = manomet
    layer = by_name(site, "Septic systems")
    state = site.state_of(layer)
    assert (state.use, state.proposals[0].role_field) == ("proposed", "TYPE")
    assert site.used_layers() == []
    site.accept(layer.id(), state.proposals[0])
    again = site.state_of(layer)
    assert again.use == "used"
    assert "accepted by you" in again.reason
    # expected from the GeoPackage's own table: seven kinds, none unknown
    assert sum(value.count for value in again.values) == 139
    assert {value.roles for value in again.values} >= {("septic_tank",), ("soil_absorption_system",), ("cesspool",)}


def test_project_is_saved_and_read_back(manomet, tmp_path):
    site, folder = manomet
    site.import_site(folder / "site.yaml")
    site.leave_out(by_name(site, "Easements").id())
    site.update(absent=frozenset({"public_well"}), town="essex", conservation=False)
    before = (site.stated, [(layer.id(), dataclasses.replace(entry, where_stated="", shown="", path=""))
                            for layer, entry in site.used_layers()])
    project = site.project
    assert project.write(str(folder / "again.qgz"))
    project.clear()
    site.clear()
    assert (site.used_layers(), site.stated.town) == ([], "")
    assert project.read(str(folder / "again.qgz"))
    site.restore()
    after = (site.stated, [(layer.id(), dataclasses.replace(entry, where_stated="", shown="", path=""))
                           for layer, entry in site.used_layers()])
    assert after == before
    assert site.is_left_out(by_name(site, "Easements").id())
    assert site.notes == []


def test_a_removed_layer_that_comes_back_is_known_again(small):
    site, path = small
    layer = by_name(site, "My wells")
    site.set_entry(layer.id(), WELL)
    site.set_entry(by_name(site, "My lots").id(), LayerEntry(path="", role=("lot",)))
    site.project.removeMapLayer(layer.id())
    assert [one.name() for one, _ in site.used_layers()] == ["My lots"]
    layer = add(site.project, path.parent / "site.gpkg", "Other name", "wells")
    assert site.entry(layer.id()).role == ("drinking_well",)
    assert [one.name() for one, _ in site.used_layers()] == ["Other name", "My lots"], "its place in the order stays"
    # another layer of the same file is another layer
    other = add(site.project, path.parent / "site.gpkg", "Lots again", "wetlands")
    assert site.entry(other.id()) is None


def test_it_is_known_again_after_saving_without_it(small, tmp_path):
    site, path = small
    layer = by_name(site, "My wells")
    site.set_entry(layer.id(), WELL)
    site.project.removeMapLayer(layer.id())
    assert site.project.write(str(tmp_path / "p.qgz"))
    site.project.clear()
    assert site.project.read(str(tmp_path / "p.qgz"))
    again = ProjectSite(site.project)
    layer = add(site.project, path.parent / "site.gpkg", "wells", "wells")
    assert again.entry(layer.id()).id_field == "well_id"


def test_a_copy_of_a_layer_is_not_measured_twice(small):
    site, _ = small
    layer = by_name(site, "My wells")
    site.set_entry(layer.id(), WELL)
    copy = layer.clone()
    site.project.addMapLayer(copy)
    assert copy.customProperty("BohSetbacks/entry")
    assert site.entry(copy.id()) is None
    assert len(site.used_layers()) == 1


def test_a_layer_carries_what_is_said_of_it_into_another_project(small):
    site, _ = small
    layer = by_name(site, "My wells")
    site.set_entry(layer.id(), WELL)
    other = QgsProject()
    other.addMapLayer(layer.clone())
    assert [entry.role for _, entry in ProjectSite(other).used_layers()] == [("drinking_well",)]
    other.clear()


def test_a_newer_project_is_told_and_left_as_it_is(small):
    site, _ = small
    project = site.project
    layer = by_name(site, "My wells")
    site.set_entry(layer.id(), WELL)
    project.writeEntry("BohSetbacks", "/schema", 2)
    later = ProjectSite(project)
    assert "newer version" in later.problem
    assert later.used_layers() == []
    for change in (lambda: later.set_entry(layer.id(), WELL), lambda: later.update(town="essex"),
                   lambda: later.leave_out(layer.id())):
        with pytest.raises(BohError, match="newer version"):
            change()
    assert project.readNumEntry("BohSetbacks", "/schema")[0] == 2
    assert json.loads(project.readEntry("BohSetbacks", "/layers")[0])[0]["name"] == "My wells"
    later.start_anew()
    later.set_entry(layer.id(), WELL)
    assert project.readNumEntry("BohSetbacks", "/schema")[0] == 1


def test_what_cannot_be_read_is_told_and_the_rest_is_read(small):
    site, _ = small
    site.set_entry(by_name(site, "My wells").id(), WELL)
    site.set_entry(by_name(site, "My lots").id(), LayerEntry(path="", role=("lot",)))
    text = site.project.readEntry("BohSetbacks", "/layers")[0]
    site.project.writeEntry("BohSetbacks", "/layers", text.replace("drinking_well", "drinking_wel"))
    for layer in site.layers():
        layer.removeCustomProperty("BohSetbacks/entry")
    again = ProjectSite(site.project)
    assert [layer.name() for layer, _ in again.used_layers()] == ["My lots"]
    assert "drinking_well" in again.notes[0]


def test_an_entry_without_a_role_is_refused(small):
    site, _ = small
    with pytest.raises(LayerError, match=r"My wells.*role"):
        site.set_entry(by_name(site, "My wells").id(), LayerEntry(path=""))
    with pytest.raises(LayerError, match="no longer"):
        site.set_entry("gone", WELL)


# -- states ----------------------------------------------------------------------------------------------------------


@pytest.fixture(name="case28")
def _case28(tmp_path, qgis_new_project):
    if not CASE_28.is_dir():
        pytest.skip("the shared cases are not here")
    shutil.copytree(CASE_28, tmp_path / "c28")
    site = ProjectSite(qgis_new_project)
    site.import_site(tmp_path / "c28" / "site.yaml")
    sys.path.insert(0, str(CASE_28))
    yield site
    sys.path.remove(str(CASE_28))
    qgis_new_project.clear()


def apply_state(site: ProjectSite, name: str) -> QgsVectorLayer:
    from apply_state import apply
    return apply(by_name(site, "wells"), name)


def test_states_of_case_28(case28):
    layer = apply_state(case28, "plain")
    state = case28.state_of(layer)
    assert (state.subset, state.selected, state.unsaved, state.count, state.cautions) == ("", 0, False, 2, ())
    apply_state(case28, "filter")
    state = case28.state_of(layer)
    assert (state.subset, state.count) == ('"fy" = 2024', 1)
    assert any("filter" in text and "fy" in text for text in state.cautions)
    apply_state(case28, "selection")
    state = case28.state_of(layer)
    assert (state.selected, state.count, state.subset) == (1, 2, "")
    apply_state(case28, "edit_buffer")
    state = case28.state_of(layer)
    assert (state.editing, state.unsaved, state.count) == (True, True, 3)
    assert any("unsaved" in text for text in state.cautions)
    layer.rollBack()


@pytest.mark.parametrize(("name", "least", "ids"), [
    ("plain", 45.0, 2), ("selection", 45.0, 2), ("edit_buffer", 20.0, 3), ("filter", 160.0, 1)])
def test_case_28_is_checked_as_the_layers_stand(case28, name, least, ids):
    layer = apply_state(case28, name)
    site = read_site(case28.prepare(case28.project), QgisCoordinates())
    wells = next(one for one in site.layers if one.name == "wells")
    assert wells.read == ids
    found = [row for row in review(site, load_case_rules(), want_all=True).records() if row["subject_id"] == "L-1"]
    assert min(row["provided"] for row in found) == least
    if name == "filter":
        assert {row["outcome"] for row in found} == {"not_checked"}
        assert "fy" in found[0]["note"]
    layer.rollBack()


def load_case_rules():
    from bohsetbacks_plugin.rule_files import load_ruleset_files
    return load_ruleset_files([CASE_28 / "rules.yaml"])


def test_selected_features_only_when_asked_for(case28):
    apply_state(case28, "selection")
    site = read_site(case28.prepare(case28.project, selected_only=True), QgisCoordinates())
    assert next(one for one in site.layers if one.name == "wells").read == 1
    assert site.layers[0].data.suspicions == [], "a layer without a selection is taken whole"


def point_layer(crs: str, x: float, y: float, **more: str) -> QgsVectorLayer:
    fields = "".join(f"&field={name}:{kind}" for name, kind in more.items())
    layer = QgsVectorLayer(f"Point?{f'crs={crs}' if crs else ''}{fields}", "points", "memory")
    feature = QgsFeature(layer.fields())
    feature.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(x, y)))
    layer.dataProvider().addFeature(feature)
    layer.updateExtents()
    return layer


def test_no_crs_is_an_error_that_says_what_it_looks_like(qgis_new_project):
    layer = point_layer("", 277000.0, 845000.0)
    layer.setCrs(QgsCoordinateReferenceSystem())
    qgis_new_project.addMapLayer(layer)
    site = ProjectSite(qgis_new_project)
    site.set_entry(layer.id(), WELL)
    state = site.state_of(layer)
    assert state.no_crs
    assert "EPSG:26986" in state.errors[0]
    site.set_entry(layer.id(), dataclasses.replace(WELL, id_field=None, crs="EPSG:26986"))
    state = site.state_of(layer)
    assert (state.errors, state.no_crs, state.operation) == ((), True, "none")
    qgis_new_project.clear()


def test_the_operation_and_its_accuracy(qgis_new_project):
    layer = point_layer("EPSG:4326", -70.6, 41.9)
    qgis_new_project.addMapLayer(layer)
    site = ProjectSite(qgis_new_project)
    state = site.state_of(layer)
    # EPSG:1188, published with 4 m: 4 x 3937 / 1200 ft
    assert "EPSG:1188" in state.operation
    assert state.operation_accuracy_ft == pytest.approx(13.1233, abs=1e-4)
    qgis_new_project.clear()


@pytest.mark.parametrize(("entry", "expected"), [
    (LayerEntry(path="", preset="massdep_wetlands"), "preset"), (dataclasses.replace(WELL, accuracy_ft=3.0), "stated"),
    (dataclasses.replace(WELL, accuracy_field="ACC", accuracy_ft=None), "field"),
    (dataclasses.replace(WELL, accuracy_ft=None), "not stated")])
def test_where_the_accuracy_is_from(qgis_new_project, entry, expected):
    layer = point_layer("EPSG:26986", 277000.0, 845000.0, ACC="double", TYPE="string", SOURCE_ID="string", well_id="string")
    qgis_new_project.addMapLayer(layer)
    site = ProjectSite(qgis_new_project)
    site.set_entry(layer.id(), entry)
    assert site.state_of(layer).accuracy.source == expected
    qgis_new_project.clear()


def test_unknown_values_are_first_and_counted(small):
    site, _ = small
    layer = by_name(site, "My components")
    field = next(name for name in (f.name() for f in layer.fields()) if "TYPE" in name.upper())
    values = sorted(str(feature[field]) for feature in layer.getFeatures())
    assert len(values) == 2
    site.set_entry(layer.id(), LayerEntry(path="", role_field=field, roles={values[0].casefold(): ("septic_tank",)}))
    state = site.state_of(layer)
    assert [(value.text, value.count, value.unknown) for value in state.values] == [(values[1], 1, True), (values[0], 1, False)]
    assert state.unknown_features == 1
    assert any(values[1] in text for text in state.cautions)


# -- needs -----------------------------------------------------------------------------------------------------------


def on_distance(rule) -> bool:
    return bool(rule.legs) and rule.relation not in HANDLED


def sites_with_one_layer_less(folder: Path):
    """The whole sample, then the sample without each layer in turn, as the command line reads it; each layer is read once.

    What names lots or features of a layer that is gone is left out.
    """
    site_file = load_site_file(folder / "site.yaml")
    crs = crs_tool.analysis_crs(site_file.analysis_crs)
    data = [read_layer(entry, crs) for entry in site_file.layers]
    told = {**site_file.circumstances, "premises": [], "variances": ()}
    for number in range(-1, len(data)):
        yield number, assemble(
            [one for row, one in enumerate(data) if row != number], name="", town=site_file.town, crs="",
            project_type=site_file.project_type, feet_per_unit=crs_tool.feet_per_unit(crs), **told)


@pytest.mark.parametrize("name", ["manomet", "conomo"])
def test_what_is_told_before_is_what_a_run_tells(name, tmp_path, qgis_new_project):
    """One layer taken away at a time: the same rules stay unchecked, for the same roles, as a run says."""
    folder = sample(tmp_path, name)
    site = ProjectSite(qgis_new_project)
    site.import_site(folder / "site.yaml")
    ids = [layer.id() for layer, _ in site.used_layers()]
    catalogue = load_town(site.stated.town, also=site.stated.also_rules)
    different, missed = [], []
    for number, whole_site in sites_with_one_layer_less(folder):
        if number >= 0:
            site.leave_out(ids[number])
        offers = site.offers()
        told = gaps(outline(offers, site.stated.project_type, site.stated.absent), offers, catalogue.rules)
        run = review(whole_site, catalogue)
        rows = [(rule, status) for rule, status in zip(run.rules, run.statuses) if status.status == "not_checked"
                and ("no layer gives" in status.reason or "in no mapped lot" in status.reason)]
        whole = {rule.id for rule, _ in rows if on_distance(rule)}
        part = {rule.id for rule, status in zip(run.rules, run.statuses) if status.on_part}
        mine = {gap.rule.id for gap in told if gap.whole and on_distance(gap.rule)}
        if (mine, {gap.rule.id for gap in told if not gap.whole}) != (whole, part):
            different.append((number, mine ^ whole))
        missed += [rule.id for rule, _ in rows if rule.id not in {gap.rule.id for gap in told}]
        if number >= 0:
            site.import_site(folder / "site.yaml")
    assert different == []
    assert missed == [], "a rule of another kind may be told too early, never too late"
    qgis_new_project.clear()


def test_needed_roles_say_who_gives_them_and_what_is_unchecked(manomet):
    site, folder = manomet
    site.import_site(folder / "site.yaml")
    catalogue = load_town("plymouth")
    needed = {one.name: one for one in site.needed(catalogue)}
    assert needed["swimming_pool"].provided_by == ("Swimming pools",)
    assert needed["public_well"].state == "stated as absent"
    assert needed["lot"].provided_by == ("Lots and street layouts",)
    site.leave_out(by_name(site, "Swimming pools").id())
    first = site.needed(catalogue)[0]
    pool = {one.name: one for one in site.needed(catalogue)}["swimming_pool"]
    assert first.state == pool.state == "not provided"
    # Plymouth's and the state's distances from a pool to the tank and to the leaching area
    assert set(pool.unchecked) == {"PLY-T5-5-03T", "PLY-T5-5-03S", "T5-03T", "T5-03S"}
    assert pool.official[0].name.startswith("the design plan")
    site.update(absent=site.stated.absent | {"swimming_pool"})
    assert {one.name: one for one in site.needed(catalogue)}["swimming_pool"].state == "stated as absent"


def test_a_whole_group_that_is_missing_is_one_line(small):
    site, path = small
    site.import_site(path)
    site.leave_out(by_name(site, "My wells").id())
    site.leave_out(by_name(site, "My wetlands").id())
    needed = [one for one in site.needed(load_town("plymouth")) if one.state == "not provided"]
    names = [one.name for one in needed]
    assert "any_wetland" in names
    assert not {"bordering_vegetated_wetland", "salt_marsh"} & set(names)
    wetland = needed[names.index("any_wetland")]
    assert wetland.official[0].preset == "massdep_wetlands"


def test_every_role_that_a_shipped_rule_asks_for_has_a_source():
    from bohsetbacks_plugin.layer_schema.official_layers import official_layers
    for town in ("plymouth", "essex", "plymouth_wetlands"):
        rules = load_town(town).rules
        asked = {role for rule in rules for roles in asked_roles(rule, rules) for role in roles}
        assert {role for role in asked if not official_layers((role,))} == set()


def test_nothing_to_check_is_said(small):
    site, path = small
    assert "no layer has a meaning" in site.nothing_to_check()
    site.set_entry(by_name(site, "My wells").id(), WELL)
    assert "none of the layers holds" in site.nothing_to_check()
    site.import_site(path)
    assert site.nothing_to_check() == ""


def test_outside_the_town(manomet, qgis_new_project):
    site, folder = manomet
    site.import_site(folder / "site.yaml")
    assert site.outside_town(site.project) == ""
    site.update(town="essex")
    assert "Essex County" in site.outside_town(site.project)
    fields = "field=LOC_ID:string&field=POLY_TYPE:string&field=TOWN_ID:int"
    lots = QgsVectorLayer(f"Polygon?crs=EPSG:26986&{fields}", "lots", "memory")
    feature = QgsFeature(lots.fields())
    feature.setAttributes(["F_1_1", "FEE", 25])
    lots.dataProvider().addFeature(feature)
    site.project.addMapLayer(lots)
    site.set_entry(lots.id(), LayerEntry(path="", preset="massgis_l3_parcels"))
    site.update(town="plymouth")
    told = site.outside_town(site.project)
    assert "TOWN_ID is 25" in told
    assert "239" in told


# -- site files ------------------------------------------------------------------------------------------------------


def records(site, catalogue):
    return sorted((row["rule_id"] or "", row["subject_id"], row["constraint_id"] or "", row["outcome"], str(row["provided"]))
                  for row in review(site, catalogue, want_all=True).records())


@pytest.mark.parametrize("name", ["manomet", "conomo"])
def test_project_and_its_site_file_give_the_same_findings(name, tmp_path, qgis_new_project):
    folder = sample(tmp_path, name)
    assert qgis_new_project.read(str(folder / f"{name}.qgz"))
    site = ProjectSite(qgis_new_project)
    site.import_site(folder / "site.yaml")
    saved = tmp_path / "out" / "saved.yaml"
    saved.parent.mkdir()
    assert site.export_site(saved) == []
    catalogue = load_town(site.stated.town, also=site.stated.also_rules)
    from_project = read_site(site.prepare(qgis_new_project), QgisCoordinates())
    from_file = load_site(load_site_file(saved)).site
    original = load_site(load_site_file(folder / "site.yaml")).site
    assert records(from_project, catalogue) == records(from_file, catalogue) == records(original, catalogue)
    assert [path.name for path in saved.parent.iterdir()] == ["saved.yaml"]
    prepared = site.prepare(qgis_new_project)
    assert {folder / f"{name}.gpkg", folder / f"{name}.qgz"} <= set(prepared.files)
    assert [snapshot.name for _, snapshot in prepared.layers] == [layer.name() for layer, _ in site.used_layers()]
    qgis_new_project.clear()


def test_a_layer_in_memory_is_named_with_what_to_do(small, tmp_path):
    site, path = small
    site.import_site(path)
    layer = point_layer("EPSG:26986", 277000.0, 845000.0)
    site.project.addMapLayer(layer)
    site.set_entry(layer.id(), dataclasses.replace(WELL, id_field=None))
    with pytest.raises(LayerError, match=r"points.*memory.*GeoPackage"):
        site.to_site_file(tmp_path / "x.yaml")
    with pytest.raises(LayerError):
        site.export_site(tmp_path / "x.yaml")
    assert not (tmp_path / "x.yaml").exists()


def test_what_a_site_file_cannot_say_is_told(case28, tmp_path):
    layer = apply_state(case28, "filter")
    case28.update(conservation=False)
    notes = case28.export_site(tmp_path / "x.yaml")
    assert any("wells" in note and "filter" in note for note in notes)
    assert load_site_file(tmp_path / "x.yaml").conservation is False
    text = (tmp_path / "x.yaml").read_text(encoding="utf-8")
    assert all(f"# {note}" in text for note in notes)
    layer.setSubsetString("")


def test_import_adds_layers_that_are_not_there(tmp_path, qgis_new_project):
    path = write_site(tmp_path)
    site = ProjectSite(qgis_new_project)
    notes = site.import_site(path)
    assert "lots" in notes[0]
    assert [layer.name() for layer, _ in site.used_layers()] == ["lots", "components", "wells", "wetlands"]
    assert site.import_site(path) == [], "a second time they are there"
    assert len(site.layers()) == 4
    qgis_new_project.clear()


def test_an_import_that_fails_changes_nothing(small):
    site, path = small
    site.update(town="essex")
    path.write_text(path.read_text(encoding="utf-8").replace("layer: wells", "layer: gone"), encoding="utf-8")
    with pytest.raises(LayerError):
        site.import_site(path)
    assert (site.stated.town, site.used_layers(), len(site.layers())) == ("essex", [], 4)


def test_a_file_named_twice_is_two_layers(small):
    """What exists and what is proposed may stand in one file, told apart by a filter."""
    site, path = small
    text = path.read_text(encoding="utf-8")
    start = text.index("  - path: site.gpkg\n    layer: wells")
    end = text.find("\n  - path", start + 5)
    item = text[start:end if end > 0 else None].rstrip()
    path.write_text(f"{text.rstrip()}\n{item}\n    where: \"fid > 5\"\n", encoding="utf-8")
    site.import_site(path)
    assert len(site.used_layers()) == 5
    assert [entry.where for _, entry in site.used_layers()] == [None, None, None, None, "fid > 5"]
