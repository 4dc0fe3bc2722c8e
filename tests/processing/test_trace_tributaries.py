# SPDX-License-Identifier: GPL-2.0-or-later
"""Trace tributaries, through Processing: layers in two CRS, what is empty and why, and the result in a site file."""

from __future__ import annotations

import pytest
import shapely
from qgis.core import (
    NULL,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransformContext,
    QgsFeature,
    QgsGeometry,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsVectorFileWriter,
    QgsVectorLayer,
)
from sample_site import FOOT, place
from shapely import LineString, MultiLineString, Point, Polygon, box

from bohsetbacks_plugin.layer_schema.site_file import LayerEntry
from bohsetbacks_plugin.qgis_bridge.coordinates import QgisCoordinates, analysis_crs
from bohsetbacks_plugin.qgis_bridge.layer_reader import read_snapshot, take_snapshot

AS_DIGITISED, NOT_KNOWN, BY_FIELD = 0, 1, 2
OURS = ["contributes", "contributes_ft", "supply_id", "trace_note"]

# In feet on the local grid of sample_site: the reservoir's east shore is x = 100. The main stream comes to it from the east
# through a pond (from 200 to 300), a brook joins the main stream at (150, 0), the outlet runs west into a river that goes on.
RESERVOIR = box(0, -50, 100, 50)
POND = box(200, -30, 300, 30)
FAR_POND = box(900, 900, 950, 950)
STREAMS = [("main", LineString([(200, 0), (100, 0)])), ("brook", LineString([(150, 70), (150, 0)])),
           ("inlet", LineString([(360, 80), (300, 0)])), ("outlet", LineString([(0, 0), (-100, 0)])),
           ("river", LineString([(-100, 90), (-100, 0), (-100, -90)]))]


def memory(kind, rows, crs="EPSG:26986", fields="name:string", name="things"):
    """A memory layer of (values..., shape in feet or None)."""
    vector_layer = QgsVectorLayer(f"{kind}?crs={crs}" + "".join(f"&field={one}" for one in fields.split(",")), name, "memory")
    features = []
    for *values, shape in rows:
        feature = QgsFeature(vector_layer.fields())
        feature.setAttributes(values)
        if shape is not None:
            placed = place(shape)
            if crs == "EPSG:2249":
                # The same projection in US survey feet; its false origin differs by less than 0.001 ft.
                placed = shapely.transform(placed, lambda xyz: xyz / FOOT, include_z=bool(shapely.has_z(placed)))
            feature.setGeometry(QgsGeometry.fromWkt(shapely.to_wkt(placed, rounding_precision=9)))
        features.append(feature)
    assert vector_layer.dataProvider().addFeatures(features)[0]
    return vector_layer


@pytest.fixture(name="trace")
def _trace(provider, qgis_new_project):
    """Run the algorithm on layers that are put into the project; returns its results, rows by name, and the log."""
    def run(streams, supplies, waters=None, **parameters):
        import processing

        # By their ids: QGIS keeps the frames of an exception, and no layer may be in them.
        layers = {"STREAMS": streams, "SUPPLIES": supplies, "WATERS": waters}
        ids = {key: qgis_new_project.addMapLayer(one).id() for key, one in layers.items() if one is not None}
        feedback = QgsProcessingFeedback(False)
        given = {"DIRECTION": AS_DIGITISED, "STREAMS_OUT": "memory:", "WATERS_OUT": "memory:", **ids, **parameters}
        result = processing.run("bohsetbacks:tracetributaries", given, feedback=feedback)
        return result, feedback.textLog()
    return run


def rows(out_layer, key="name"):
    """Our fields of each feature; None for NULL."""
    result = {}
    for feature in out_layer.getFeatures():
        values = [None if feature[field] == NULL else feature[field] for field in OURS]
        result[feature[key]] = (values[0], values[1] if values[1] is None else round(values[1], 2), *values[2:])
    return result


def supplies_layer(*more):
    return memory("Polygon", [("Great Reservoir", RESERVOIR), *more], name="supplies")


def ponds_layer(crs="EPSG:26986"):
    return memory("Polygon", [("pond", POND), ("far pond", FAR_POND)], crs, name="ponds")


@pytest.mark.parametrize("crs", ["EPSG:26986", "EPSG:2249"])
@pytest.mark.parametrize("measured", ["EPSG:26986", "EPSG:2249"])
def test_layers_in_feet_and_metres(trace, crs, measured):
    streams = memory("LineString", STREAMS, crs)
    result, _ = trace(streams, supplies_layer(), ponds_layer(), SUPPLY_ID="name", CRS=measured)
    found = rows(result["STREAMS_OUT"])
    # The main stream is 100 ft long; the brook joins it 50 ft above the shore; the way across the pond counts nothing.
    assert {name: row[:3] for name, row in found.items()} == {
        "main": ("yes", 0.0, "Great Reservoir"), "brook": ("yes", 50.0, "Great Reservoir"),
        "inlet": ("yes", 100.0, "Great Reservoir"), "outlet": ("no", None, None), "river": ("no", None, None)}
    ponds = rows(result["WATERS_OUT"])
    assert ponds["pond"][:3] == ("yes", 100.0, "Great Reservoir") and ponds["far pond"][:3] == ("no", None, None)
    assert (result["YES"], result["UNSURE"], result["NO"]) == (4, 0, 3)


def test_features_keep_their_own_shape_crs_and_fields(trace):
    two_parts = MultiLineString([[(200, 0, 5), (150, 0, 4)], [(150, 0, 4), (100, 0, 3)]])
    streams = memory("MultiLineStringZ", [("main", 7, two_parts)], "EPSG:2249", "name:string,order:integer")
    before = next(streams.getFeatures())
    result, _ = trace(streams, supplies_layer())
    out = result["STREAMS_OUT"]
    (after,) = out.getFeatures()
    assert [one.name() for one in out.fields()] == ["name", "order", *OURS]
    assert after.attributes()[:2] == ["main", 7] and after["contributes"] == "yes"
    assert after.geometry().asWkt(6) == before.geometry().asWkt(6) and "Z" in after.geometry().asWkt(0)
    assert out.crs().authid() == "EPSG:2249"
    assert "WATERS_OUT" not in result


def test_by_default_the_direction_is_not_known_and_nothing_is_said_surely(trace):
    result, _ = trace(memory("LineString", [*STREAMS, ("elsewhere", LineString([(900, 0), (990, 0)]))]), supplies_layer(),
                      DIRECTION=NOT_KNOWN)
    found = rows(result["STREAMS_OUT"])
    assert {name for name, row in found.items() if row[0] is None} == {"main", "brook", "outlet", "river"}
    assert {name for name, row in found.items() if row[0] == "no"} == {"elsewhere", "inlet"}
    assert found["outlet"][1] == 0.0 and "direction not known" in found["outlet"][3]


def test_direction_by_a_field(trace):
    # NHD's FlowDir as number and as text; 0, NULL and any other word mean that it is not known.
    texts = ["WithDigitized", "With Digitized", "1", "True"], ["Uninitialized", "0", None]
    for field, known, unknown in (("flow:integer", [1], [0, None]), ("flow:string", *texts), ("flow:double", [1.0], [0.0]),
                                  ("flow:boolean", [True], [False, None])):
        for value in (*known, *unknown):
            streams = memory("LineString", [("main", value, LineString([(200, 0), (100, 0)]))], fields=f"name:string,{field}")
            result, log = trace(streams, supplies_layer(), DIRECTION=BY_FIELD, DIRECTION_FIELD="flow")
            assert rows(result["STREAMS_OUT"])["main"][0] == ("yes" if value in known else None), (field, value)
            assert f"{int(value in known)} of 1 streams flow as digitised" in log


def test_null_geometry_is_kept_counted_and_told_in_a_geopackage(trace, tmp_path):
    streams = memory("LineString", [*STREAMS, ("lost", None)], "EPSG:2249", name="streams")
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName, options.layerName = "GPKG", "streams"
    path = tmp_path / "water.gpkg"
    QgsVectorFileWriter.writeAsVectorFormatV3(streams, str(path), QgsCoordinateTransformContext(), options)
    # Given by its path, as a script does.
    result, log = trace(None, supplies_layer(), memory("Polygon", [("pond", POND), ("no pond", None)], name="ponds"),
                        STREAMS=f"{path}|layername=streams", STREAMS_OUT=str(tmp_path / "out.gpkg"))
    out_layer = QgsVectorLayer(result["STREAMS_OUT"], "out", "ogr")
    found = rows(out_layer)
    assert len(found) == len(STREAMS) + 1
    assert found["lost"] == (None, None, None, "no usable geometry: not traced") and found["main"][0] == "yes"
    assert rows(result["WATERS_OUT"])["no pond"][0] is None
    assert "Layer streams: 1 of 6 features have no usable geometry" in log
    assert "Layer ponds: 1 of 2 features have no usable geometry" in log
    del out_layer


def test_result_in_a_site_file_reads_as_yes_no_and_unknown(trace, tmp_path):
    # A gap of 1 ft before the brook's mouth is closed in doubt.
    streams = memory("LineString", [("main", LineString([(200, 0), (100, 0)])), ("gap", LineString([(150, 70), (150, 1)])),
                                    ("outlet", LineString([(0, 0), (-100, 0)]))])
    result, _ = trace(streams, supplies_layer(), STREAMS_OUT=str(tmp_path / "out.gpkg"))
    traced_layer = QgsVectorLayer(result["STREAMS_OUT"], "traced", "ogr")
    entry = LayerEntry(path="", role=("stream",), id_field="name",
                       attributes={"contributes": "contributes", "contributes_ft": "contributes_ft"})
    data = read_snapshot(take_snapshot(traced_layer), entry, QgisCoordinates(), analysis_crs("EPSG:26986"))
    assert dict(zip(data.ids, data.attributes["contributes"])) == {"main": True, "gap": None, "outlet": False}
    assert dict(zip(data.ids, data.attributes["contributes_ft"])) == {"main": 0.0, "gap": 50.0, "outlet": None}
    assert not data.cautions
    del traced_layer


def test_doubts_are_told_in_words(trace):
    streams = memory("LineString", [
        ("main", LineString([(400, 0), (100, 0)])), ("gap", LineString([(150, 70), (150, 1)])),
        ("backwards", LineString([(200, 0), (200, 70)])), ("above", LineString([(200, 140), (200, 70)])),
        ("near", LineString([(300, 70), (300, 8)])), ("above near", LineString([(300, 140), (300, 70)]))])
    result, log = trace(streams, supplies_layer())
    found = rows(result["STREAMS_OUT"])
    assert {name: row[:2] for name, row in found.items()} == {
        "main": ("yes", 0.0), "gap": (None, 50.0), "backwards": (None, 100.0), "above": (None, 170.0), "near": (None, None),
        "above near": (None, None)}
    assert found["gap"][3] == "may flow into supply 1: over a gap closed by snapping"
    assert found["backwards"][3] == "may flow into supply 1: may be digitised backwards"
    assert found["above"][3] == "may flow into supply 1: by way of a stream that may be digitised backwards"
    assert found["near"][3] == "ends 8.0 ft from water that may contribute: a gap in the map?"
    assert "further down" in found["above near"][3]
    assert "1 streams may be digitised backwards: 3" in log and "5 (8.0 ft)" in log
    assert (result["YES"], result["UNSURE"], result["NO"]) == (1, 5, 0)


def test_snap_is_in_feet_whatever_the_crs(trace):
    streams = [("main", LineString([(400, 0), (100, 0)])), ("ditch", LineString([(150, 70), (150, 6)]))]
    for crs in ("EPSG:26986", "EPSG:2249"):
        for snap, flows in ((5.9, None), (6.1, 50.0)):
            result, _ = trace(memory("LineString", streams, crs), supplies_layer(), SNAP=snap)
            assert rows(result["STREAMS_OUT"])["ditch"][1] == flows, (crs, snap)


def test_fields_of_our_names_are_replaced_in_the_result_only(trace):
    streams = memory("LineString", [("main", "no", 99.0, LineString([(200, 0), (100, 0)]))],
                     fields="name:string,Contributes:string,contributes_ft:double")
    result, log = trace(streams, supplies_layer())
    assert [one.name() for one in result["STREAMS_OUT"].fields()] == ["name", *OURS]
    assert rows(result["STREAMS_OUT"])["main"][:2] == ("yes", 0.0)
    assert "hold the new values" in log and next(streams.getFeatures())["Contributes"] == "no"


def test_selected_supplies_and_their_names(trace):
    supplies = memory("Point", [("east intake", Point(150, 0)), ("west intake", Point(-50, 0))], name="intakes")
    streams = memory("LineString", STREAMS)
    result, _ = trace(streams, supplies, SUPPLY_ID="name")
    assert rows(result["STREAMS_OUT"])["outlet"][:3] == ("yes", 0.0, "west intake")
    streams, supplies = memory("LineString", STREAMS), supplies.clone()
    supplies.selectByExpression("\"name\" = 'east intake'")
    result, _ = trace(streams, supplies, SUPPLY_ID="name", SELECTED_SUPPLIES=True)
    found = rows(result["STREAMS_OUT"])
    assert found["brook"][:3] == ("yes", 0.0, "east intake") and found["outlet"][0] == "no"


def test_an_active_filter_clears_nothing(trace, tmp_path):
    streams = memory("LineString", STREAMS, name="streams")
    assert streams.setSubsetString("\"name\" <> 'inlet'")
    result, log = trace(streams, supplies_layer(), ponds_layer())
    found = rows(result["STREAMS_OUT"])
    assert found["main"][0] == "yes" and found["outlet"][0] is None and "filter" in found["outlet"][3]
    assert rows(result["WATERS_OUT"])["far pond"][0] is None
    assert "Nothing is said not to contribute" in log
    # On the supplies it is the user's choice of supplies.
    supplies = supplies_layer(("far", box(900, -50, 950, 50)))
    assert supplies.setSubsetString("\"name\" <> 'far'")
    result, _ = trace(memory("LineString", STREAMS), supplies)
    assert rows(result["STREAMS_OUT"])["outlet"][0] == "no"


def test_a_supply_without_geometry_clears_nothing(trace):
    result, _ = trace(memory("LineString", STREAMS), supplies_layer(("nowhere", None)))
    found = rows(result["STREAMS_OUT"])
    assert found["main"][0] == "yes" and found["outlet"][0] is None
    assert "1 supplies have no usable geometry" in found["outlet"][3]


def test_invalid_ponds_are_repaired_and_named(trace):
    # A bow tie: two triangles that meet in (250, 0); the main stream comes out of the western one.
    bow = Polygon([(200, -30), (200, 30), (300, -30), (300, 30), (200, -30)])
    result, log = trace(memory("LineString", STREAMS), supplies_layer(), memory("Polygon", [("bow", bow)], name="ponds"))
    assert rows(result["WATERS_OUT"])["bow"][0] == "yes"
    assert "Layer ponds: 1 invalid features were repaired on a copy: 1" in log
    assert rows(result["STREAMS_OUT"])["inlet"][0] == "yes"


@pytest.mark.parametrize(("change", "said"), [
    ({"DIRECTION": BY_FIELD}, ["streams", "no direction field", "name"]),
    ({"DIRECTION": BY_FIELD, "DIRECTION_FIELD": "flowdir"}, ["streams", "no field 'flowdir'", "name"]),
    ({"CRS": "EPSG:4326"}, ["degrees"]),
])
def test_mistakes_say_what_to_do(trace, change, said):
    with pytest.raises(QgsProcessingException) as told:
        trace(memory("LineString", STREAMS, name="streams"), supplies_layer(), **change)
    for word in said:
        assert word in str(told.value)


def test_a_layer_without_crs_is_refused(trace):
    streams = memory("LineString", STREAMS, name="streams")
    streams.setCrs(QgsCoordinateReferenceSystem())
    with pytest.raises(QgsProcessingException, match=r"layer streams: has no coordinate reference system.*26986"):
        trace(streams, supplies_layer())


def test_no_usable_supply_is_refused(trace):
    with pytest.raises(QgsProcessingException, match="layer supplies: holds no water supply with a usable geometry"):
        trace(memory("LineString", STREAMS), memory("Polygon", [("nowhere", None)], name="supplies"))
    with pytest.raises(QgsProcessingException, match="Selected supplies only"):
        trace(memory("LineString", STREAMS), supplies_layer(), SELECTED_SUPPLIES=True)
