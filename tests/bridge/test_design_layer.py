# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers to draw in: the file as others read it, form and style after a fresh start, and the check without any mapping."""

from __future__ import annotations

import math
import shutil
import sqlite3
from pathlib import Path

import fiona
import numpy as np
import pytest
from qgis.core import (
    NULL,
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsFieldConstraints,
    QgsGeometry,
    QgsPointXY,
    QgsProject,
    QgsVectorLayer,
    QgsVectorLayerUtils,
)
from qgis.gui import QgsAttributeEditorContext, QgsAttributeForm, QgsGui
from qgis.PyQt.QtWidgets import QComboBox, QGroupBox, QLineEdit

from bohsetbacks_plugin.engine import vocabulary
from bohsetbacks_plugin.engine.errors import CrsError, OutputError
from bohsetbacks_plugin.engine.review import review
from bohsetbacks_plugin.layer_schema.design_layers import plans
from bohsetbacks_plugin.layer_schema.site_file import load_site_file
from bohsetbacks_plugin.paths import resource
from bohsetbacks_plugin.qgis_bridge.coordinates import QgisCoordinates
from bohsetbacks_plugin.qgis_bridge.design_layer import (
    free_path,
    known_design_layer,
    make_design_layer,
    suitable_crs,
)
from bohsetbacks_plugin.qgis_bridge.rectangle import Rectangle, RectangleBuilder
from bohsetbacks_plugin.qgis_bridge.site_layers import prepare_layers, read_site
from bohsetbacks_plugin.rule_files import load_town

METRES = QgsCoordinateReferenceSystem("EPSG:26986")
#: Metres in a US survey foot.
FOOT = 1200 / 3937
HARD = QgsFieldConstraints.ConstraintStrength.ConstraintStrengthHard


@pytest.fixture(name="editors", autouse=True, scope="module")
def _editors(qgis_app):
    QgsGui.editorWidgetRegistry().initEditors()


def square(layer, x, y, side=10.0, **values):
    """A new square of a layer, its lower left corner at x, y; default values are those of the layer."""
    corners = [(0, 0), (0, side), (side, side), (side, 0), (0, 0)]
    ring = [QgsPointXY(x + east, y + north) for east, north in corners]
    numbers = {layer.fields().indexOf(name): value for name, value in values.items()}
    feature = QgsVectorLayerUtils.createFeature(layer, QgsGeometry.fromMultiPolygonXY([[ring]]), numbers,
                                                layer.createExpressionContext())
    assert layer.addFeature(feature)
    return feature


def lots_layer(project, crs="EPSG:26986"):
    """Lot A west of x = 280000, lot B east of it, and a street all over the south."""
    layer = QgsVectorLayer(f"Polygon?crs={crs}&field=LOT_ID:string&field=KIND:string", "lots", "memory")
    boxes = {"A": (279900, 820000, 280000, 820100), "B": (280000, 820000, 280100, 820100),
             "ROW": (279900, 819900, 280100, 820000)}
    for name, (west, south, east, north) in boxes.items():
        feature = QgsFeature(layer.fields())
        feature.setAttributes([name, "street" if name == "ROW" else "lot"])
        feature.setGeometry(QgsGeometry.fromWkt(f"POLYGON(({west} {south}, {west} {north}, {east} {north}, {east} {south}, "
                                                f"{west} {south}))"))
        layer.dataProvider().addFeatures([feature])
    project.addMapLayer(layer)
    return layer


# The file.

def test_the_file_holds_three_layers_that_others_can_read(tmp_path, qgis_new_project):
    path = tmp_path / "design.gpkg"
    made = make_design_layer(path, QgsCoordinateReferenceSystem("EPSG:2249"), qgis_new_project)
    assert sorted(fiona.listlayers(path)) == ["components", "layer_styles", "pipes", "wells"]
    kinds = {}
    for name in ("components", "wells", "pipes"):
        with fiona.open(path, layer=name) as file:
            kinds[name] = (file.schema["geometry"], file.crs.to_epsg(), len(file))
            assert {"type", "id", "status", "lot", "accuracy_ft", "notes"} <= set(file.schema["properties"])
    assert kinds == {"components": ("MultiPolygon", 2249, 0),
                     "wells": ("Point", 2249, 0), "pipes": ("MultiLineString", 2249, 0)}
    with fiona.open(path, layer="components") as file:
        told = file.schema["properties"]
    wanted = {"capacity_gal": "float", "bedrooms": "int", "installed": "date", "downgradient": "str", "length_ft": "float"}
    assert {name: told[name].split(":")[0] for name in wanted} == wanted
    assert [one.entry.layer for one in (made, *made.others)] == ["components", "wells", "pipes"]
    assert [one.entry.completeness for one in (made, *made.others)] == ["design"] * 3
    assert [entry.layer for entry, _ in made.drawn()] == ["components"]
    wells = made.others[0].layer
    wells.startEditing()
    wells.addFeature(QgsVectorLayerUtils.createFeature(wells, QgsGeometry.fromPointXY(QgsPointXY(900000, 2800000)), {}))
    assert [entry.layer for entry, _ in made.drawn()] == ["components", "wells"]
    wells.rollBack()
    assert [file.name for file in tmp_path.iterdir() if not file.name.endswith(("-wal", "-shm"))] == ["design.gpkg"]


def test_the_style_is_the_default_of_the_file(tmp_path, qgis_new_project):
    make_design_layer(tmp_path / "design.gpkg", METRES, qgis_new_project)
    connection = sqlite3.connect(tmp_path / "design.gpkg")
    rows = connection.execute("SELECT f_table_name, useAsDefault FROM layer_styles ORDER BY 1").fetchall()
    connection.close()
    assert rows == [("components", 1), ("pipes", 1), ("wells", 1)]


def test_never_written_over_a_file(tmp_path, qgis_new_project):
    path = tmp_path / "design.gpkg"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(OutputError, match="choose another name"):
        make_design_layer(path, METRES, qgis_new_project)
    assert path.read_text(encoding="utf-8") == "mine"
    assert [file.name for file in tmp_path.iterdir()] == ["design.gpkg"]
    assert free_path(tmp_path).name == "design_2.gpkg"
    (tmp_path / "design_2.gpkg").touch()
    assert free_path(tmp_path).name == "design_3.gpkg"
    assert free_path(tmp_path, "plan").name == "plan.gpkg"


def test_a_failure_leaves_nothing(tmp_path, qgis_new_project, monkeypatch):
    with pytest.raises(OutputError, match="does not exist"):
        make_design_layer(tmp_path / "no" / "design.gpkg", METRES, qgis_new_project)
    # The style of the last of the three layers cannot be stored.
    plain = QgsVectorLayer.saveStyleToDatabase
    monkeypatch.setattr(QgsVectorLayer, "saveStyleToDatabase", lambda layer, *rest: (
        "disk full" if layer.name() == "Design pipes" else plain(layer, *rest)))
    with pytest.raises(OutputError, match="disk full"):
        make_design_layer(tmp_path / "design.gpkg", METRES, qgis_new_project)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("crs", "words"), [
    ("EPSG:4269", "degrees"), ("EPSG:3857", "third too long"), ("", "needs a coordinate")])
def test_a_crs_that_is_none_to_draw_in_is_refused(tmp_path, qgis_new_project, crs, words):
    with pytest.raises(CrsError, match=words) as told:
        make_design_layer(tmp_path / "design.gpkg", QgsCoordinateReferenceSystem(crs), qgis_new_project)
    assert "EPSG:26986" in str(told.value)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("crs", "taken"), [
    ("EPSG:2249", "EPSG:2249"), ("EPSG:4326", "EPSG:26986"), ("EPSG:3857", "EPSG:26986")])
def test_the_lots_crs_where_one_can_draw_in_it(qgis_new_project, crs, taken):
    given_layer = QgsVectorLayer(f"Polygon?crs={crs}", "lots", "memory")
    assert suitable_crs(given_layer).authid() == taken
    assert suitable_crs(None).authid() == "EPSG:26986"


# Form and style.

def freshly_opened_layer(path, name="components"):
    """As a user opens the file in another project."""
    return QgsVectorLayer(f"{path}|layername={name}", "anything", "ogr")


def setup_of(layer, name):
    """Widget of a field."""
    return layer.editorWidgetSetup(layer.fields().indexOf(name))


def drop_down(layer, name):
    """Words and values of a drop-down."""
    return {words: value for one in setup_of(layer, name).config()["map"] for words, value in one.items()}


def test_types_are_those_of_the_vocabulary_and_each_has_words_and_a_symbol(tmp_path, qgis_new_project):
    path = tmp_path / "design.gpkg"
    make_design_layer(path, METRES, qgis_new_project)
    layer = freshly_opened_layer(path)
    wanted = {role for group in ("septic_component", "stable_feature", "poultry_feature", "cistern")
              for role in vocabulary.GROUPS[group]} - {"building_sewer", "cistern"}
    assert set(drop_down(layer, "type").values()) == wanted
    assert drop_down(layer, "type")["Leaching area (soil absorption system)"] == "soil_absorption_system"
    categories = {one.value(): one for one in layer.renderer().categories()}
    assert set(categories) == wanted | {""}
    # Colour and hatch together tell all types apart that are not the same thing to the eye on purpose.
    looks = {}
    for role in wanted:
        symbol = categories[role].symbol()
        hatch = symbol.symbolLayer(1).lineAngle() if symbol.symbolLayerCount() > 1 else None
        looks.setdefault((symbol.color().name(), hatch), []).append(role)
    assert [roles for roles in looks.values() if len(roles) > 1] == []
    # No role was left to the fallback.
    assert all((len(one.words) > 3 and one.fill != "#b0b0b0") or plan.geometry == "line" for plan in plans().values()
               for one in plan.types)
    others = {name: set(drop_down(freshly_opened_layer(path, name), "type").values()) for name in ("wells", "pipes")}
    assert others == {"wells": set(vocabulary.GROUPS["any_well"]) - {"suction_line"},
                      "pipes": {"building_sewer", "suction_line", "water_line"}}
    assert layer.labelsEnabled()
    assert known_design_layer(layer) == "components"


def test_form_in_the_file_and_in_the_project(tmp_path, qgis_new_project):
    given_layer = lots_layer(qgis_new_project)
    made = make_design_layer(tmp_path / "design.gpkg", METRES, qgis_new_project, given_layer, "LOT_ID", "\"KIND\" = 'lot'")
    qgis_new_project.addMapLayer(made.layer)
    assert qgis_new_project.write(str(tmp_path / "p.qgz"))
    design_id = made.layer.id()
    del made, given_layer
    qgis_new_project.clear()
    fresh_layer = freshly_opened_layer(tmp_path / "design.gpkg")
    project = QgsProject.instance()
    assert project.read(str(tmp_path / "p.qgz"))
    for layer in (fresh_layer, project.mapLayer(design_id)):
        assert drop_down(layer, "status") == {"Proposed": "proposed", "Existing": "existing", "Abandoned": "abandoned"}
        assert list(drop_down(layer, "leaching_failed"))[1:] == ["Yes", "No"]
        assert setup_of(layer, "installed").type() == "DateTime"
        fields = layer.fields()
        constraints = fields.at(fields.indexOf("id")).constraints()
        assert constraints.constraintStrength(QgsFieldConstraints.Constraint.ConstraintUnique) == HARD
        assert fields.at(fields.indexOf("id")).alias() == "Id"
        assert fields.at(fields.indexOf("length_ft")).alias() == "Length, ft"
        assert fields.at(fields.indexOf("capacity_gal")).alias() == "Capacity, gal"
        assert layer.defaultValueDefinition(fields.indexOf("accuracy_ft")).expression() == "0.1"
        form = layer.editFormConfig()
        assert form.layout() == Qgis.AttributeFormLayout.DragAndDrop
        groups = {box.name(): box for box in form.tabs()}
        assert list(groups) == ["Component", "Tank", "Leaching", "Distribution box and sewer", "Horses", "Poultry", "Cistern",
                                "Size and place", "Notes"]
        assert "'septic_tank'" in groups["Tank"].visibilityExpression().data().expression()
        assert form.readOnly(fields.indexOf("length_ft"))
    # The lots of a project are nothing to another project: in the file the field is plain text.
    assert setup_of(fresh_layer, "lot").type() == "TextEdit"
    lot = setup_of(project.mapLayer(design_id), "lot")
    assert lot.type() == "ValueRelation"
    assert lot.config()["Key"] == "LOT_ID"
    del fresh_layer, layer
    project.clear()


def test_every_value_that_a_rule_asks_of_such_a_feature_is_a_field():
    """Read from the shipped rules: what a test of a value, an area or a count names, and what conditions name."""
    lacking = []
    for rule in (rule for town in ("plymouth", "essex") for rule in load_town(town).rules):
        asked = {one for test in (rule.value, rule.area, rule.count) if test is not None
                 for one in (getattr(test, "attribute", ""), getattr(test, "per", ""), getattr(test, "number_of", ""),
                             getattr(test, "stated_by", ""))} & set(vocabulary.ATTRIBUTES)
        for plan in plans().values():
            roles = {one.role for one in plan.types} & rule.subjects
            if roles:
                lacking += [(rule.id, plan.name, name) for name in asked - {one.name for one in plan.fields}]
    assert lacking == []


def test_new_features_get_ids_status_accuracy_and_sizes(tmp_path, qgis_new_project):
    layer = make_design_layer(tmp_path / "design.gpkg", METRES, qgis_new_project).layer
    qgis_new_project.addMapLayer(layer)
    layer.startEditing()
    ids = [square(layer, 280000 + 20 * step, 820000, type=role)["id"] for step, role in enumerate(
        ["septic_tank", "septic_tank", "distribution_box", "septic_tank", "poultry_structure", None])]
    assert ids == ["ST-1", "ST-2", "DB-1", "ST-3", "COOP-1", "NEW-1"]
    # A gap is not filled again: an id on paper stays with what it was given to.
    second = next(feature for feature in layer.getFeatures() if feature["id"] == "ST-2")
    layer.deleteFeature(second.id())
    assert square(layer, 280200, 820000, type="septic_tank")["id"] == "ST-4"
    one = next(feature for feature in layer.getFeatures() if feature["id"] == "ST-1")
    assert (one["status"], one["accuracy_ft"], one["lot"]) == ("proposed", 0.1, NULL)
    # A type that was wrong: the number follows it, and does not change with the place.
    assert layer.changeAttributeValue(one.id(), layer.fields().indexOf("type"), "grease_trap")
    assert layer.getFeature(one.id())["id"] == "GT-1"
    moved = QgsGeometry(one.geometry())
    moved.translate(0, 50)
    assert layer.changeGeometry(one.id(), moved)
    assert layer.getFeature(one.id())["id"] == "GT-1"
    # 10 m are 32.81 ft, and 100 square metres 1076.39 sq ft.
    assert (one["length_ft"], one["width_ft"], one["area_sqft"], one["rotation"]) == (32.81, 32.81, 1076.39, 0.0)
    assert layer.commitChanges()


def test_pasted_features_get_ids_of_their_own(tmp_path, qgis_new_project):
    layer = make_design_layer(tmp_path / "design.gpkg", METRES, qgis_new_project).layer
    qgis_new_project.addMapLayer(layer)
    layer.startEditing()
    first = square(layer, 280000, 820000, type="septic_tank")
    # As QGIS pastes: with the attributes of what was copied.
    data = [QgsVectorLayerUtils.QgsFeatureData(first.geometry(), dict(enumerate(first.attributes()))) for _ in range(3)]
    for feature in QgsVectorLayerUtils.createFeatures(layer, data, layer.createExpressionContext()):
        assert layer.addFeature(feature)
    ids = [feature["id"] for feature in layer.getFeatures()]
    assert len(set(ids)) == 4
    layer.rollBack()


def test_lot_under_a_new_feature(tmp_path, qgis_new_project):
    given_layer = lots_layer(qgis_new_project)
    made = make_design_layer(tmp_path / "design.gpkg", METRES, qgis_new_project, given_layer, "LOT_ID", "\"KIND\" = 'lot'")
    layer = made.layer
    qgis_new_project.addMapLayer(layer)
    layer.startEditing()
    assert square(layer, 279950, 820050)["lot"] == "A"
    assert square(layer, 279997, 820050)["lot"] == "B"  # 3 m on A, 7 m on B
    assert square(layer, 279950, 819994)["lot"] == "A"  # 6 m on the street, which is no lot
    assert square(layer, 279950, 819950)["lot"] == NULL
    layer.rollBack()


def test_lot_in_another_crs(tmp_path, qgis_new_project):
    given_layer = lots_layer(qgis_new_project)
    feet = QgsCoordinateReferenceSystem("EPSG:2249")
    layer = make_design_layer(tmp_path / "design.gpkg", feet, qgis_new_project, given_layer, "LOT_ID").layer
    qgis_new_project.addMapLayer(layer)
    layer.startEditing()
    # Both are one projection, so feet are metres / FOOT but for the false origin: 200,000 m, 750,000 m in both.
    feature = square(layer, 280050 / FOOT, 820050 / FOOT, side=10.0, type="septic_tank")
    assert feature["lot"] == "B"
    assert (feature["length_ft"], feature["width_ft"], feature["area_sqft"]) == (10.0, 10.0, 100.0)
    layer.rollBack()


def test_the_form_shows_what_the_type_is_asked_and_numbers_it(tmp_path, qgis_new_project):
    layer = make_design_layer(tmp_path / "design.gpkg", METRES, qgis_new_project).layer
    qgis_new_project.addMapLayer(layer)
    layer.startEditing()
    feature = QgsVectorLayerUtils.createFeature(layer, QgsGeometry.fromWkt(
        "MULTIPOLYGON(((280000 820000, 280000 820006, 280003 820006, 280003 820000, 280000 820000)))"), {},
        layer.createExpressionContext())
    form = QgsAttributeForm(layer, feature, QgsAttributeEditorContext())
    form.setMode(QgsAttributeEditorContext.Mode.AddFeatureMode)
    form.show()

    def shown():
        return {box.title() for box in form.findChildren(QGroupBox) if box.isVisible()}

    type_box = next(box for box in form.findChildren(QComboBox) if box.findData("septic_tank") >= 0)
    type_box.setCurrentIndex(type_box.findData("septic_tank"))
    assert "Tank" in shown()
    assert not shown() & {"Leaching", "Horses", "Poultry", "Cistern"}
    assert form.currentFormFeature()["id"] == "ST-1"
    type_box.setCurrentIndex(type_box.findData("corral"))
    assert "Horses" in shown()
    assert "Tank" not in shown()
    assert form.currentFormFeature()["id"] == "COR-1"
    id_box = next(box for box in form.findChildren(QLineEdit) if box.text() == "COR-1")
    id_box.setText("North paddock")
    type_box.setCurrentIndex(type_box.findData("pasture"))
    assert form.currentFormFeature()["id"] == "North paddock"  # what a person typed stays
    form.close()
    form.deleteLater()
    layer.rollBack()


def test_a_site_file_can_say_all_that_the_entry_says(tmp_path, qgis_new_project):
    """What the desktop saves, the command line reads: the keys of a site file hold the whole entry."""
    made = make_design_layer(tmp_path / "design.gpkg", METRES, qgis_new_project)
    lines = ["town: plymouth", "project_type: new_construction", "layers:"]
    for one in (made, *made.others):
        entry = one.entry
        lines += [f"  - path: {entry.path}", f"    layer: {entry.layer}", f"    role_field: {entry.role_field}",
                  f"    roles: {{{', '.join(f'{key}: {roles[0]}' for key, roles in entry.roles.items())}}}",
                  f"    id_field: {entry.id_field}", f"    accuracy_field: {entry.accuracy_field}",
                  f"    completeness: {entry.completeness}",
                  f"    attributes: {{{', '.join(f'{name}: {field}' for name, field in entry.attributes.items())}}}"]
    (tmp_path / "site.yaml").write_text("\n".join(lines), encoding="utf-8")
    for one, read in zip((made, *made.others), load_site_file(tmp_path / "site.yaml").layers):
        read.shown, read.where_stated = one.entry.shown, ""
        assert read == one.entry


# The check.

@pytest.fixture(name="sample")
def _sample(tmp_path):
    shutil.copytree(resource("sample", "manomet"), tmp_path / "manomet")
    return tmp_path / "manomet"


def checked(project, sample: Path, made):
    """Findings of the drawn components, unsaved, beside the sample's lots and wells."""
    site = load_site_file(sample / "site.yaml")
    layers = []
    for entry in site.layers:
        if entry.layer in ("parcels", "wells"):
            layer = QgsVectorLayer(f"{entry.path}|layername={entry.layer}", entry.layer, "ogr")
            project.addMapLayer(layer)
            layers.append((entry, layer))
    prepared = prepare_layers([(made.entry, made.layer), *layers], name="design", town="plymouth",
                              project_type="new_construction")
    result = review(read_site(prepared, QgisCoordinates()), load_town("plymouth"))
    return result, list(result.records())


def test_drawn_components_are_measured_without_any_mapping(tmp_path, qgis_new_project, sample):
    lots = QgsVectorLayer(f"{sample / 'manomet.gpkg'}|layername=parcels", "parcels", "ogr")
    wells = QgsVectorLayer(f"{sample / 'manomet.gpkg'}|layername=wells", "wells", "ogr")
    qgis_new_project.addMapLayers([lots, wells])
    made = make_design_layer(tmp_path / "design.gpkg", METRES, qgis_new_project, lots, "LOT_ID", "\"POLY_TYPE\" = 'FEE'")
    qgis_new_project.addMapLayer(made.layer)
    made.layer.startEditing()
    builder = RectangleBuilder(METRES)
    well = next(f for f in wells.getFeatures() if f["WELL_ID"] == "W-32").geometry().asPoint()

    def place(shape, at):
        feature = builder.feature(made.layer, builder.outline(at, METRES, shape), shape)
        assert made.layer.addFeature(feature)
        return feature

    # Corners at 27 and 36 ft, and at 72 and 96 ft, north-east of the well: 45 ft and 120 ft by 3-4-5.
    tank = place(Rectangle("septic_tank", 10, 6, 0, "near_left"), QgsPointXY(well.x() + 27 * FOOT, well.y() + 36 * FOOT))
    place(Rectangle("soil_absorption_system", 40, 20, 0, "near_left"), QgsPointXY(well.x() + 54 * FOOT, well.y() + 72 * FOOT))
    # A field along a straight side of lot 3, 8 ft inside of it.
    lot = next(f for f in lots.getFeatures() if f["LOT_ID"] == "MAN-03").geometry()
    ring = np.array([[p.x(), p.y()] for p in (lot.asMultiPolygon()[0][0] if lot.isMultipart() else lot.asPolygon()[0])])
    step = np.diff(ring, axis=0)
    longest = int(np.argmax(np.hypot(*step.T)))
    along = step[longest] / np.hypot(*step[longest])
    clockwise = np.sum(ring[:-1, 0] * ring[1:, 1] - ring[1:, 0] * ring[:-1, 1]) < 0
    inward = np.array([along[1], -along[0]]) * (1 if clockwise else -1)
    middle = (ring[longest] + ring[longest + 1]) / 2 + inward * 8 * FOOT
    turn = math.degrees(math.atan2(along[0], along[1]))
    field = place(Rectangle("soil_absorption_system", 40, 20, turn, "near_left" if clockwise else "near_right"),
                  QgsPointXY(*middle))
    assert [tank["id"], field["id"], field["lot"]] == ["ST-1", "LF-2", "MAN-03"]

    result, rows = checked(qgis_new_project, sample, made)
    found = {(row["rule_id"], row["subject_id"], row["constraint_id"]): row for row in rows}
    told = found["T5-12T", "ST-1", "W-32"]
    assert (told["outcome"], told["required"], told["provided"], told["shortfall"]) == ("intrudes", 50.0, 45.0, 5.0)
    told = found["T5-12S", "LF-1", "W-32"]
    assert (told["outcome"], told["required"], told["provided"], told["shortfall"]) == ("intrudes", 100.0, 90.0, 10.0)
    told = found["T5-01S", "LF-2", "MAN-03"]
    assert (told["outcome"], told["required"], told["provided"], told["shortfall"]) == ("intrudes", 10.0, 8.0, 2.0)
    assert "inferred" not in told["note"]
    assert told["subject_role"] == "soil_absorption_system"
    inputs = {row["layer"]: row for row in result.input_rows()}
    design = inputs["Design components"]
    assert (design["read"], design["measured"], design["not_measured"]) == (3, 3, 0)
    made.layer.rollBack()


def test_status_and_accuracy_of_a_feature_are_taken(tmp_path, qgis_new_project, sample):
    made = make_design_layer(tmp_path / "design.gpkg", METRES, qgis_new_project)
    qgis_new_project.addMapLayer(made.layer)
    made.layer.startEditing()
    square(made.layer, 280000, 820000, type="septic_tank", status="existing", accuracy_ft=3.0)
    square(made.layer, 280020, 820000, type="septic_tank")
    square(made.layer, 280040, 820000)
    second = next(feature for feature in made.layer.getFeatures() if feature["id"] == "ST-2")
    made.layer.changeAttributeValue(second.id(), made.layer.fields().indexOf("accuracy_ft"), NULL)
    prepared = prepare_layers([(made.entry, made.layer)], name="x", town="plymouth", project_type="new_construction")
    site = read_site(prepared, QgisCoordinates())
    assert list(site.features.status) == ["existing", "proposed", "proposed"]
    assert site.features.accuracy_ft[0] == 3.0
    assert math.isnan(site.features.accuracy_ft[1])  # what the designer took out is not stated
    assert [(item.id, item.reason != "") for item in site.not_measured] == [("NEW-1", True)]
    made.layer.rollBack()
