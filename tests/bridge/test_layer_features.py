# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers that QGIS reads with expressions are read in the main thread, whoever wants their features later."""

from __future__ import annotations

import threading

import pytest
from qgis.core import (
    QgsExpression,
    QgsExpressionFunction,
    QgsFeature,
    QgsField,
    QgsGeometry,
    QgsTask,
    QgsVectorLayer,
    QgsVectorLayerJoinInfo,
)
from qgis.PyQt.QtCore import QMetaType

from bohsetbacks_plugin.qgis_bridge.layer_features import LayerFeatures, needs_the_project


class _Witness(QgsExpressionFunction):
    """`evaluated_here()` is true, and notes in which thread it was asked."""

    def __init__(self):
        super().__init__("evaluated_here", 0, "Tests", "")
        self.threads = set()

    def func(self, values, context, parent, node):
        self.threads.add(threading.get_ident())
        return True


class _Reading(QgsTask):
    """Reads features in a worker thread of QGIS, as a check does."""

    def __init__(self, features, **how):
        super().__init__("reading")
        self.features, self.how, self.thread, self.found = features, how, None, []

    def run(self):
        self.thread = threading.get_ident()
        self.found = sorted(one["name"] for one in self.features.read(**self.how))
        return True


@pytest.fixture(name="witness")
def _witness():
    function = _Witness()
    assert QgsExpression.registerFunction(function)
    yield function
    QgsExpression.unregisterFunction(function.name())


@pytest.fixture(name="wells")
def _wells(qgis_new_project):
    layer = QgsVectorLayer("Point?crs=EPSG:26986&field=name:string&field=owner:string", "wells", "memory")
    for number, name in enumerate(("A", "B", "C")):
        feature = QgsFeature(layer.fields())
        feature.setAttributes([name, f"owner {name}"])
        feature.setGeometry(QgsGeometry.fromWkt(f"Point({number} 0)"))
        assert layer.dataProvider().addFeature(feature)
    return qgis_new_project.addMapLayer(layer)


def in_a_worker(features, qgis_app, **how):
    reading = _Reading(features, **how)
    qgis_app.taskManager().addTask(reading)
    assert reading.waitForFinished(20000)
    assert reading.thread != threading.get_ident()
    return reading.found


def test_filter_of_a_memory_layer_is_asked_in_the_main_thread(wells, witness, qgis_app):
    assert wells.setSubsetString("evaluated_here() and \"name\" <> 'B'")
    assert in_a_worker(LayerFeatures(wells), qgis_app) == ["A", "C"]
    assert witness.threads == {threading.get_ident()}


def test_virtual_field_is_computed_in_the_main_thread(wells, witness, qgis_app):
    wells.addExpressionField("evaluated_here()", QgsField("seen", QMetaType.Type.Bool))
    assert in_a_worker(LayerFeatures(wells), qgis_app) == ["A", "B", "C"]
    assert witness.threads == {threading.get_ident()}


def test_virtual_field_of_a_joined_layer_is_computed_in_the_main_thread(wells, witness, qgis_app, qgis_new_project):
    lots = QgsVectorLayer("Point?crs=EPSG:26986&field=name:string&field=well:string", "lots", "memory")
    lot = QgsFeature(lots.fields())
    lot.setAttributes(["lot", "A"])
    assert lots.dataProvider().addFeature(lot)
    qgis_new_project.addMapLayer(lots)
    wells.addExpressionField("evaluated_here()", QgsField("seen", QMetaType.Type.Bool))
    join = QgsVectorLayerJoinInfo()
    join.setJoinLayer(wells)
    join.setJoinFieldName("name")
    join.setTargetFieldName("well")
    join.setUsingMemoryCache(False)
    assert lots.addJoin(join)
    assert needs_the_project(lots)
    assert in_a_worker(LayerFeatures(lots), qgis_app) == ["lot"]
    assert witness.threads == {threading.get_ident()}


def test_other_layers_are_read_when_they_are_wanted(wells):
    assert not needs_the_project(wells)


def test_layers_that_join_each_other_end(wells, qgis_new_project):
    other = qgis_new_project.addMapLayer(QgsVectorLayer("Point?crs=EPSG:26986&field=name:string", "other", "memory"))
    for one, joined in ((wells, other), (other, wells)):
        join = QgsVectorLayerJoinInfo()
        join.setJoinLayer(joined)
        join.setJoinFieldName("name")
        join.setTargetFieldName("name")
        one.addJoin(join)
    assert not needs_the_project(wells)


@pytest.mark.parametrize("filtered", [False, True])
def test_chosen_features_and_the_state_at_the_moment_of_taking(wells, qgis_app, filtered):
    """The same of both kinds of layer: what is edited, filtered or taken away later changes nothing."""
    if filtered:
        assert wells.setSubsetString("\"name\" <> 'C'")
    ids = {one["name"]: one.id() for one in wells.getFeatures()}
    taken = LayerFeatures(wells)
    wells.dataProvider().deleteFeatures([ids["A"]])
    assert in_a_worker(taken, qgis_app) == (["A", "B"] if filtered else ["A", "B", "C"])
    assert in_a_worker(taken, qgis_app, fids=[ids["B"]]) == ["B"]
    assert in_a_worker(taken, qgis_app, fids=[], geometry=False) == []
    (only,) = taken.read([ids["B"]])
    assert only.geometry().asWkt() == "Point (1 0)"
