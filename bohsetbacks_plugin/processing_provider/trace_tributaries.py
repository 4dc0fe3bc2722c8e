# SPDX-License-Identifier: GPL-2.0-or-later
"""`bohsetbacks:tracetributaries`: which streams, ponds and wetlands flow into a surface water supply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Optional

import numpy as np
from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsFeature,
    QgsFeatureSink,
    QgsField,
    QgsFields,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProcessingOutputNumber,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterCrs,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterField,
    QgsProcessingParameterNumber,
    QgsProcessingParameterVectorLayer,
)
from qgis.PyQt.QtCore import QMetaType

from ..engine import geometry as geo
from ..engine.errors import BohError, Cancelled, LayerError
from ..engine.site import LayerData, ObjectArray
from ..engine.tributaries import Doubt, Reached, Trace, trace
from ..engine.units import round_feet
from ..layer_schema.layer_entry import LayerEntry
from ..layer_schema.placement import squeezed
from ..layer_schema.site_file import DEFAULT_ANALYSIS_CRS
from ..layer_schema.values import some, value_key
from ..qgis_bridge.coordinates import QgisCoordinates, analysis_crs
from ..qgis_bridge.layer_reader import LayerSnapshot, plain_value, read_snapshot, take_snapshot
from ..qgis_bridge.site_layers import source_of
from .site_algorithm import BohAlgorithm, told_to_the_user

STREAMS, WATERS, SUPPLIES, SUPPLY_ID, SELECTED_SUPPLIES = "STREAMS", "WATERS", "SUPPLIES", "SUPPLY_ID", "SELECTED_SUPPLIES"
DIRECTION, DIRECTION_FIELD, SNAP, CRS = "DIRECTION", "DIRECTION_FIELD", "SNAP", "CRS"
STREAMS_OUT, WATERS_OUT = "STREAMS_OUT", "WATERS_OUT"
AS_DIGITISED, NOT_KNOWN, BY_FIELD = range(3)

#: Ours, not from a source: a slip of the digitiser, far below the accuracy of mapped streams.
DEFAULT_SNAP_FT = 3.0

#: Values of a direction field that say that water flows as the line is digitised (NHD: FlowDir 1, "WithDigitized").
WITH_DIGITISED = frozenset({"1", "withdigitized", "withdigitised", "true", "t", "yes", "y"})

#: The fields of the result, and their values. `contributes` is empty, not "no", wherever there is a doubt.
_FIELDS = (("contributes", QMetaType.Type.QString), ("contributes_ft", QMetaType.Type.Double),
           ("supply_id", QMetaType.Type.QString), ("trace_note", QMetaType.Type.QString))
Row = tuple[Optional[str], Optional[float], Optional[str], str]

#: What each doubt is called in `trace_note`.
_DOUBTS = ((Doubt.DIRECTION, "direction not known: walked both ways"), (Doubt.GAP, "over a gap closed by snapping"),
           (Doubt.BACKWARDS, "by way of a stream that may be digitised backwards"))
_NO_GEOMETRY = "no usable geometry: not traced"


@dataclass
class _Layer:
    """A layer as taken in the main thread."""

    snapshot: LayerSnapshot
    fields: QgsFields
    wkb_type: Any


class TraceTributaries(BohAlgorithm):
    """Made for a site file that says `attributes: {contributes: contributes, contributes_ft: contributes_ft}`."""

    def __init__(self) -> None:
        super().__init__()
        self.layers: dict[str, _Layer] = {}
        self.mistake = ""

    def name(self) -> str:
        """Stable id, used in scripts."""
        return "tracetributaries"

    def displayName(self) -> str:  # noqa: N802 - Qt's name
        """Name in the toolbox."""
        return self.tr("Trace tributaries of water supplies")

    def shortHelpString(self) -> str:  # noqa: N802 - Qt's name
        """Help beside the dialog."""
        return self.tr(
            "Walks upstream from each water supply along the streams and through ponds and wetlands, and writes for each of "
            "them whether its water flows into a supply (contributes: yes or no), how many feet of stream lie between "
            "(contributes_ft) and into which supply.\n\n"
            "contributes stays empty where the map does not tell: the direction of a stream is not known, a gap was closed or "
            "lies near, a stream may be digitised backwards, a filter hides features. trace_note says why. A rule takes an "
            "empty value as 'may contribute: confirm'.\n\n"
            "Two lines that cross without an end at the crossing are not joined. Ways through ponds and over gaps count "
            "nothing, so contributes_ft is never too long. Leave the sea out of ponds and wetlands: it joins all rivers.\n\n"
            "In a site file map the fields of the results: attributes: {contributes: contributes, contributes_ft: "
            "contributes_ft}. A shapefile cuts such names short: write a GeoPackage.")

    def initAlgorithm(self, configuration: Optional[dict[str, Any]] = None) -> None:  # noqa: N802 - Qt's name
        """Declare parameters and outputs."""
        line, polygon = Qgis.ProcessingSourceType.VectorLine, Qgis.ProcessingSourceType.VectorPolygon
        self.addParameter(QgsProcessingParameterVectorLayer(STREAMS, self.tr("Streams"), [line]))
        self.addParameter(QgsProcessingParameterVectorLayer(
            WATERS, self.tr("Ponds and wetlands (without the sea)"), [polygon], None, True))
        self.addParameter(QgsProcessingParameterVectorLayer(
            SUPPLIES, self.tr("Surface water supplies (reservoirs, intakes)"), [Qgis.ProcessingSourceType.VectorAnyGeometry]))
        self.addParameter(QgsProcessingParameterField(
            SUPPLY_ID, self.tr("Field that names a supply (empty: its feature id)"), None, SUPPLIES,
            Qgis.ProcessingFieldParameterDataType.Any, False, True))
        self.addParameter(QgsProcessingParameterBoolean(SELECTED_SUPPLIES, self.tr("Selected supplies only"), False))
        self.addParameter(QgsProcessingParameterEnum(
            DIRECTION, self.tr("Streams are digitised in the direction of flow"),
            [self.tr("Yes, all of them"), self.tr("Not known"), self.tr("As a field says")], False, NOT_KNOWN))
        self.addParameter(QgsProcessingParameterField(
            DIRECTION_FIELD, self.tr("Field that is 1, true or 'With Digitized' where they are"), None, STREAMS,
            Qgis.ProcessingFieldParameterDataType.Any, False, True))
        self.addParameter(QgsProcessingParameterNumber(
            SNAP, self.tr("Close gaps up to (feet)"), Qgis.ProcessingNumberParameterType.Double, DEFAULT_SNAP_FT, False, 0.01))
        crs = QgsProcessingParameterCrs(CRS, self.tr("Measure in"), DEFAULT_ANALYSIS_CRS)
        crs.setFlags(crs.flags() | QgsProcessingParameterDefinition.Flag.FlagAdvanced)
        self.addParameter(crs)
        self.addParameter(QgsProcessingParameterFeatureSink(STREAMS_OUT, self.tr("Streams traced"), line))
        self.addParameter(QgsProcessingParameterFeatureSink(
            WATERS_OUT, self.tr("Ponds and wetlands traced"), polygon, None, True))
        for name, text in (("YES", self.tr("Features that contribute")), ("UNSURE", self.tr("Features in doubt")),
                           ("NO", self.tr("Features that do not contribute"))):
            self.addOutput(QgsProcessingOutputNumber(name, text))

    def prepareAlgorithm(self, parameters: dict[str, Any], context: QgsProcessingContext,  # noqa: N802 - Qt's name
                         feedback: QgsProcessingFeedback) -> bool:
        """Take the state of the layers, in the main thread; a mistake is told when the run begins (see `Prepared`)."""
        try:
            for name in (STREAMS, WATERS, SUPPLIES):
                layer = self.parameterAsVectorLayer(parameters, name, context)
                if layer is None and name == WATERS:
                    continue
                if layer is None:
                    raise LayerError(f"{name}: there is no such layer; choose one that is in the project, or a file")
                # QGIS names a layer that it opens by its path after the file, whichever of the file's layers it is.
                ours = context.project() is not None and context.project().mapLayer(layer.id()) is not None
                snapshot = take_snapshot(layer, "" if ours else source_of(layer)[1] or "")
                if name == SUPPLIES:
                    # The user's own choice of supplies, by a filter or a selection, is no suspicion that one is missing.
                    snapshot.suspicions.clear()
                    if self.parameterAsBoolean(parameters, SELECTED_SUPPLIES, context):
                        snapshot.selected = sorted(layer.selectedFeatureIds())
                self.layers[name] = _Layer(snapshot, layer.fields(), layer.wkbType())
        except BohError as mistake:
            self.mistake = str(mistake)
        return True

    @told_to_the_user
    def processAlgorithm(self, parameters: dict[str, Any], context: QgsProcessingContext,  # noqa: N802 - Qt's name
                         feedback: QgsProcessingFeedback) -> dict[str, Any]:
        """Read, trace, write."""
        if self.mistake:
            raise BohError(self.mistake)
        coordinates = QgisCoordinates(context.transformContext())
        chosen = self.parameterAsCrs(parameters, CRS, context)
        analysis = analysis_crs(chosen.authid() or chosen.toWkt() or DEFAULT_ANALYSIS_CRS)
        known = self._known_directions(parameters, context, feedback)
        try:
            data = self._read(coordinates, analysis, self.parameterAsString(parameters, SUPPLY_ID, context), feedback)
        except Cancelled:
            return {}
        feet = coordinates.feet_per_unit(analysis) or 1.0
        waters = _whole(data[WATERS], feedback) if WATERS in data else np.empty(0, dtype=object)
        answer = trace(data[STREAMS].geometry, np.array([known[fid] for fid in data[STREAMS].fids], dtype=bool), waters,
                       _whole(data[SUPPLIES], feedback), self.parameterAsDouble(parameters, SNAP, context) / feet)
        words = _Words(answer, data[SUPPLIES].ids, feet, *_reasons(list(data.values()), data[SUPPLIES]))
        results: dict[str, Any] = {}
        counts = dict.fromkeys(("yes", "unsure", "no"), 0)
        for name, output, rows in ((STREAMS, STREAMS_OUT, words.of_lines()), (WATERS, WATERS_OUT, words.of_bodies())):
            if feedback.isCanceled():
                return {}
            if name not in data:
                continue
            sink, target = self._sink(name, output, parameters, context, feedback)
            results[output] = target
            if sink is not None:
                self._write(name, sink, dict(zip(data[name].fids, rows)))
            for row in rows:
                counts[row[0] or "unsure"] += 1
        _tell(answer, data, words.open_reasons, counts, feet, feedback)
        return {**results, **{name.upper(): number for name, number in counts.items()}}

    def _known_directions(self, parameters: dict[str, Any], context: QgsProcessingContext,
                          feedback: QgsProcessingFeedback) -> dict[str, bool]:
        """By feature id, whether a stream is known to flow as it is digitised."""
        snapshot = self.layers[STREAMS].snapshot
        choice = self.parameterAsEnum(parameters, DIRECTION, context)
        field = self.parameterAsString(parameters, DIRECTION_FIELD, context)
        if choice == BY_FIELD and field not in snapshot.fields:
            wrong = f"has no field '{field}'" if field else "no direction field is given"
            raise LayerError(f"layer {snapshot.name}: {wrong}; name the one that says whether a stream flows as it is "
                             f"digitised (its fields are {', '.join(snapshot.fields) or 'none'})")
        if choice != BY_FIELD:
            return {str(one.id()): choice == AS_DIGITISED for one in snapshot.features.read(geometry=False)}
        known = {str(one.id()): squeezed(value_key(plain_value(one[field]))) in WITH_DIGITISED
                 for one in snapshot.features.read(geometry=False)}
        feedback.pushInfo(f"{sum(known.values()):,} of {len(known):,} streams flow as digitised, by the field {field}")
        return known

    def _read(self, coordinates: QgisCoordinates, analysis: QgsCoordinateReferenceSystem, supply_id: str,
              feedback: QgsProcessingFeedback) -> dict[str, LayerData]:
        """Read the layers into the CRS in which lengths are measured."""
        entries = {STREAMS: LayerEntry(path="", role=("stream",)), WATERS: LayerEntry(path="", role=("surface_water",)),
                   SUPPLIES: LayerEntry(path="", role=("surface_water_supply",), id_field=supply_id or None)}
        result = {}
        for number, (name, layer) in enumerate(self.layers.items()):
            feedback.setProgress(10.0 + 15.0 * number)
            feedback.setProgressText(f"Reading {layer.snapshot.name}")
            data = read_snapshot(layer.snapshot, entries[name], coordinates, analysis, feedback.isCanceled)
            result[name] = data
            lost = ~geo.is_usable(data.geometry)
            for rows, what in ((lost, "have no usable geometry: neither they nor what flows through them was traced"),
                               (data.outside & ~lost, "lie outside Massachusetts, and were traced all the same")):
                if rows.any():
                    feedback.pushWarning(f"Layer {data.name}: {rows.sum():,} of {len(rows):,} features {what}: "
                                         f"{some(data.ids[rows])}")
            for caution in data.cautions:
                feedback.pushWarning(f"Layer {data.name}: {caution}")
            if name == SUPPLIES and lost.all():
                raise LayerError(f"layer {data.name}: holds no water supply with a usable geometry; choose another layer, "
                                 "or untick 'Selected supplies only'")
        return result

    def _kept(self, name: str) -> list[int]:
        """Fields of a layer that the result keeps: those that have not one of our names."""
        ours, fields = {field for field, _ in _FIELDS}, self.layers[name].fields
        return [number for number in range(fields.count()) if fields.at(number).name().casefold() not in ours]

    def _sink(self, name: str, output: str, parameters: dict[str, Any], context: QgsProcessingContext,
              feedback: QgsProcessingFeedback) -> tuple[Any, Any]:
        """Where the features of a layer go, in their own CRS; None if the user wants none."""
        layer, kept = self.layers[name], self._kept(name)
        if len(kept) < layer.fields.count():
            feedback.pushWarning(f"Layer {layer.snapshot.name}: its fields of our names hold the new values in the result")
        fields = QgsFields()
        for number in kept:
            fields.append(layer.fields.at(number))
        for field, kind in _FIELDS:
            fields.append(QgsField(field, kind))
        sink, target = self.parameterAsSink(parameters, output, context, fields, layer.wkb_type, layer.snapshot.crs)
        if sink is None and (name == STREAMS or parameters.get(output)):
            raise QgsProcessingException(self.invalidSinkError(parameters, output))
        return sink, target

    def _write(self, name: str, sink: Any, answers: dict[str, Row]) -> None:
        """The features of a layer as they are, with our fields."""
        kept = self._kept(name)
        for source in self.layers[name].snapshot.features.read():
            values, feature = source.attributes(), QgsFeature()
            feature.setAttributes([*(values[number] for number in kept), *answers[str(source.id())]])
            feature.setGeometry(source.geometry())
            sink.addFeature(feature, QgsFeatureSink.Flag.FastInsert)


class _Words:
    """The values of our fields; `open_reasons` and `misplaced` are those of `_reasons`."""

    def __init__(self, answer: Trace, names: ObjectArray, feet: float, open_reasons: list[str], misplaced: str) -> None:
        self.answer, self.names, self.feet, self.open_reasons, self.misplaced = answer, names, feet, open_reasons, misplaced

    def of_lines(self) -> list[Row]:
        """One row per stream."""
        near = {miss.line: miss.gap * self.feet for miss in self.answer.near_misses if miss.line >= 0}
        turned = set(self.answer.backwards.tolist())
        return [self._row(self.answer.lines, row, near.get(row), row in turned) for row in range(len(self.answer.lines.path))]

    def of_bodies(self) -> list[Row]:
        """One row per pond or wetland."""
        near = {miss.body: miss.gap * self.feet for miss in self.answer.near_misses if miss.body >= 0}
        return [self._row(self.answer.bodies, row, near.get(row), False) for row in range(len(self.answer.bodies.path))]

    def _row(self, reached: Reached, row: int, near: Optional[float], backwards: bool) -> Row:
        doubts = int(reached.doubts[row])
        if doubts & Doubt.NO_GEOMETRY:
            return None, None, None, _NO_GEOMETRY
        if not reached.contributing[row]:
            return self._not_reached(bool(reached.uncertain[row]), near)
        name = str(self.names[reached.supply[row]])
        length = float(round_feet(reached.path[row] * self.feet))
        reasons = [text for doubt, text in _DOUBTS if doubts & doubt]
        if backwards and reasons:
            reasons = ["may be digitised backwards"] + [text for text in reasons if text != _DOUBTS[2][1]]
        if self.misplaced:
            reasons.append(self.misplaced)
        if reasons:
            return None, length, name, f"may flow into supply {name}: {'; '.join(reasons)}"
        return "yes", length, name, f"flows into supply {name}"

    def _not_reached(self, uncertain: bool, near: Optional[float]) -> Row:
        if near is not None:
            return None, None, None, f"ends {near:.1f} ft from water that may contribute: a gap in the map?"
        if uncertain:
            return None, None, None, "ends, further down, near water that may contribute: a gap in the map?"
        reasons = [self.misplaced] if self.misplaced else self.open_reasons
        if reasons:
            return None, None, None, f"no way to a supply was found, but {'; '.join(reasons)}"
        return "no", None, None, "no way to a supply was found"


def _whole(data: LayerData, feedback: QgsProcessingFeedback) -> ObjectArray:
    """Geometry with what is invalid repaired on a copy, which is said."""
    geometry = data.geometry.copy()
    rows = np.flatnonzero(geo.is_usable(geometry))
    geometry[rows], _, repairs = geo.repair(geometry[rows])
    if repairs:
        feedback.pushWarning(f"Layer {data.name}: {len(repairs):,} invalid features were repaired on a copy: "
                             f"{some(f'{data.ids[rows[row]]} ({reason})' for row, reason in repairs)}")
    return geometry


def _reasons(layers: list[LayerData], supplies: LayerData) -> tuple[list[str], str]:
    """Why nothing can be said not to contribute, and why nothing can be said at all."""
    reasons = [f"layer {layer.name}: {suspicion}" for layer in layers for suspicion in layer.suspicions]
    lost = int((~geo.is_usable(supplies.geometry)).sum())
    if lost:
        reasons.append(f"{lost} supplies have no usable geometry")
    told = [layer.no_verdict for layer in layers if layer.no_verdict]
    apart = len({layer.operation for layer in layers}) > 1
    return reasons, f"the layers do not lie surely together: {told[0]}" if told and apart else ""


def _tell(answer: Trace, data: dict[str, LayerData], open_reasons: list[str], counts: dict[str, int], feet: float,
          feedback: QgsProcessingFeedback) -> None:
    """What a person should look at, in the log."""
    feedback.pushInfo(f"{counts['yes']:,} features contribute, {counts['unsure']:,} are in doubt, {counts['no']:,} do not")
    for reason in open_reasons:
        feedback.pushWarning(f"Nothing is said not to contribute: {reason}")
    if len(answer.backwards):
        feedback.pushWarning(f"{len(answer.backwards):,} streams may be digitised backwards: "
                             f"{some(data[STREAMS].ids[answer.backwards])}")
    misses = [(data[STREAMS].ids[miss.line] if miss.line >= 0 else data[WATERS].ids[miss.body], miss.gap * feet)
              for miss in answer.near_misses]
    if misses:
        feedback.pushWarning(f"{len(misses):,} features end near water that may contribute without touching it: "
                             f"{some(f'{name} ({gap:.1f} ft)' for name, gap in misses)}")
