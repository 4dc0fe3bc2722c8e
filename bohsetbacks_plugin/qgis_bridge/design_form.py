# SPDX-License-Identifier: GPL-2.0-or-later
"""The form of a design layer: fields, drop-downs, default values, constraints, and groups that show what a type is asked."""

from __future__ import annotations

from typing import Any, Optional

from qgis.core import (
    Qgis,
    QgsAttributeEditorContainer,
    QgsAttributeEditorField,
    QgsCoordinateReferenceSystem,
    QgsDefaultValue,
    QgsEditorWidgetSetup,
    QgsExpression,
    QgsField,
    QgsFieldConstraints,
    QgsFields,
    QgsOptionalExpression,
    QgsValueMapFieldFormatter,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QMetaType

from ..engine import vocabulary
from ..engine.units import FEET_PER_METRE
from ..layer_schema.design_layers import DesignField, DesignLayerPlan
from .coordinates import QgisCoordinates

_TYPES = {"text": QMetaType.Type.QString, "yes_no": QMetaType.Type.QString, "date": QMetaType.Type.QDate,
          "number": QMetaType.Type.Double}
#: Fields that the drawing fills: name -> label.
_MEASURED = {"area": {"length_ft": "Length, ft", "width_ft": "Width, ft", "area_sqft": "Area, sq ft",
                      "rotation": "Rotation, degrees from north"},
             "line": {"length_ft": "Length, ft"}, "point": {}}
_LABELS = {"type": "Type", "id": "Id", "status": "Status", "lot": "Lot", "accuracy_ft": "Accuracy of the drawing, ft",
           "notes": "Notes"}
#: Letters of an id as long as no type is chosen.
_NO_TYPE = "NEW"
#: The outline whose sides are measured: the drawn one where it has four sides, else the smallest rectangle around it.
_SIDE = ("with_variable('drawn', {placed}, with_variable('ring', exterior_ring(geometry_n(if(num_points(@drawn) = 5, @drawn, "
         "oriented_bbox(@drawn)), 1)), {value}))")


def fields_of(plan: DesignLayerPlan) -> QgsFields:
    """The fields of a design layer. The type comes before the id, whose default value asks for it."""
    fields = QgsFields()
    for name in ("type", "id", "status", "lot"):
        fields.append(QgsField(name, QMetaType.Type.QString))
    for name in (*_MEASURED[plan.geometry], "accuracy_ft"):
        fields.append(QgsField(name, QMetaType.Type.Double))
    for one in plan.fields:
        fields.append(QgsField(one.name, QMetaType.Type.LongLong if one.whole else _TYPES[one.kind]))
    fields.append(QgsField("notes", QMetaType.Type.QString))
    return fields


def prepare(layer: QgsVectorLayer, plan: DesignLayerPlan, analysis: QgsCoordinateReferenceSystem) -> None:
    """Give a design layer its form.

    Parameters
    ----------
    layer : QgsVectorLayer
        With the fields of `fields_of`.
    plan : DesignLayerPlan
    analysis : QgsCoordinateReferenceSystem
        In which sizes are measured.
    """
    _label(layer, plan)
    _widgets(layer, plan)
    _defaults(layer, plan, analysis)
    for name in ("type", "id", "status"):
        _constrain(layer, name, QgsFieldConstraints.Constraint.ConstraintNotNull)
    _constrain(layer, "id", QgsFieldConstraints.Constraint.ConstraintUnique)
    _arrange(layer, plan)
    layer.setDisplayExpression("\"id\" || ' ' || coalesce(represent_value(\"type\"), '')")


def bind_lots(layer: QgsVectorLayer, lots: QgsVectorLayer, lot_field: str, lot_filter: str = "") -> None:
    """Let a design layer take its lots from a layer of the project: a drop-down, and the lot under a new feature.

    Parameters
    ----------
    layer : QgsVectorLayer
    lots : QgsVectorLayer
    lot_field : str
        Field of its ids.
    lot_filter : str
        Expression that tells lots from streets and water in the same layer; empty for all.
    """
    number = layer.fields().indexOf("lot")
    layer.setEditorWidgetSetup(number, QgsEditorWidgetSetup("ValueRelation", {
        "Layer": lots.id(), "LayerName": lots.name(), "LayerSource": lots.publicSource(),
        "LayerProviderName": lots.providerType(), "Key": lot_field, "Value": lot_field, "FilterExpression": lot_filter,
        "AllowNull": True, "OrderByValue": True, "UseCompleter": True, "AllowMulti": False}))
    only = f", filter:={lot_filter}" if lot_filter else ""
    # The lot with the greatest share comes first, which is the one that the check would infer.
    layer.setDefaultValueDefinition(number, QgsDefaultValue(
        f"array_first(overlay_intersects({QgsExpression.quotedString(lots.id())}, {QgsExpression.quotedColumnRef(lot_field)}"
        f"{only}, sort_by_intersection_size:='des'))"))


def _label(layer: QgsVectorLayer, plan: DesignLayerPlan) -> None:
    labels = {**_LABELS, **_MEASURED[plan.geometry], **{one.name: _with_unit(one) for one in plan.fields}}
    for name, label in labels.items():
        layer.setFieldAlias(layer.fields().indexOf(name), label)


def _with_unit(one: DesignField) -> str:
    # In the label and not behind the number, so that an empty field and the attribute table tell it too.
    return f"{one.label}, {one.unit}" if one.unit else one.label


def _widgets(layer: QgsVectorLayer, plan: DesignLayerPlan) -> None:
    setups = {"type": _choice({one.words: one.role for one in plan.types}),
              "status": _choice({word.capitalize(): word for word in vocabulary.STATUSES}),
              "lot": QgsEditorWidgetSetup("TextEdit", {}),
              "accuracy_ft": _range(10000.0, 2),
              "notes": QgsEditorWidgetSetup("TextEdit", {"IsMultiline": True}),
              "fid": QgsEditorWidgetSetup("Hidden", {})}
    for one in plan.fields:
        setups[one.name] = _widget(one)
    for name, setup in setups.items():
        layer.setEditorWidgetSetup(layer.fields().indexOf(name), setup)


def _widget(one: DesignField) -> QgsEditorWidgetSetup:
    if one.kind == "yes_no":
        return _choice({"Not stated": QgsValueMapFieldFormatter.NULL_VALUE, "Yes": "yes", "No": "no"})
    if one.kind == "date":
        return QgsEditorWidgetSetup("DateTime", {"display_format": "yyyy-MM-dd", "field_format": "yyyy-MM-dd",
                                                 "field_iso_format": False, "calendar_popup": True, "allow_null": True})
    if one.kind == "number":
        return _range(one.most, 0 if one.whole else 2)
    return QgsEditorWidgetSetup("TextEdit", {})


def _choice(values: dict[str, str]) -> QgsEditorWidgetSetup:
    return QgsEditorWidgetSetup("ValueMap", {"map": [{words: value} for words, value in values.items()]})


def _range(most: float, precision: int) -> QgsEditorWidgetSetup:
    top: Any = most if precision else int(most)
    return QgsEditorWidgetSetup("Range", {"Min": 0, "Max": top, "Step": 1, "AllowNull": True, "Style": "SpinBox",
                                          "Precision": precision})


def _defaults(layer: QgsVectorLayer, plan: DesignLayerPlan, analysis: QgsCoordinateReferenceSystem) -> None:
    values = {"id": (next_id(plan), True), "status": ("'proposed'", False), "accuracy_ft": (f"{plan.accuracy_ft:g}", False)}
    for name, expression in measures(plan.geometry, layer.crs(), analysis).items():
        # Kept true when the feature is moved or reshaped with QGIS's own tools.
        values[name] = (expression, True)
    for name, (expression, on_update) in values.items():
        layer.setDefaultValueDefinition(layer.fields().indexOf(name), QgsDefaultValue(expression, on_update))


def next_id(plan: DesignLayerPlan) -> str:
    """Expression of the id of a feature: the next free one of its type, such as ST-3.

    One that it has stays, unless it was numbered as another type: the type is mostly chosen after the first number was given.
    An id that a person typed always stays.
    """
    letters = ", ".join(f"'{one.role}', '{one.prefix}'" for one in plan.types)
    ours = "|".join(sorted({one.prefix for one in plan.types} | {_NO_TYPE}))
    numbered = "regexp_match(\"id\", '^' || @letters || '-[0-9]+$') > 0"
    following = ("@letters || '-' || (1 + coalesce(maximum(to_int(regexp_substr(\"id\", '-([0-9]+)$')), "
                 f"filter:={numbered}), 0))")
    return (f"with_variable('letters', coalesce(map_get(map({letters}), \"type\"), '{_NO_TYPE}'), CASE "
            f"WHEN {numbered} THEN \"id\" "
            f"WHEN \"id\" IS NOT NULL AND regexp_match(\"id\", '^({ours})-[0-9]+$') = 0 THEN \"id\" "
            f"ELSE {following} END)")


def measures(geometry: str, crs: QgsCoordinateReferenceSystem, analysis: QgsCoordinateReferenceSystem) -> dict[str, str]:
    """Expressions of what the drawing tells: sizes in feet of the analysis CRS.

    Parameters
    ----------
    geometry : str
        ``area``, ``line`` or ``point``.
    crs, analysis : QgsCoordinateReferenceSystem
        Of the layer, and the one to measure in.
    """
    placed = "@geometry"
    if crs != analysis and crs.authid() and analysis.authid():
        placed = f"transform(@geometry, '{crs.authid()}', '{analysis.authid()}')"
    per_unit = QgisCoordinates().feet_per_unit(analysis) or FEET_PER_METRE
    feet = f"{per_unit!r}"
    side = "round(distance(point_n(@ring, {}), point_n(@ring, {})) * " + feet + ", 2)"
    turn = "round(degrees(azimuth(point_n(@ring, 1), point_n(@ring, 2))), 2) % 180"
    if geometry == "line":
        return {"length_ft": f"round(length({placed}) * {feet}, 2)"}
    if geometry == "point":
        return {}
    return {"length_ft": _SIDE.format(placed=placed, value=side.format(1, 2)),
            "width_ft": _SIDE.format(placed=placed, value=side.format(2, 3)),
            "area_sqft": f"round(area({placed}) * {feet} * {feet}, 2)",
            "rotation": _SIDE.format(placed=placed, value=turn)}


def _constrain(layer: QgsVectorLayer, name: str, constraint: QgsFieldConstraints.Constraint) -> None:
    layer.setFieldConstraint(layer.fields().indexOf(name), constraint,
                             QgsFieldConstraints.ConstraintStrength.ConstraintStrengthHard)


def _arrange(layer: QgsVectorLayer, plan: DesignLayerPlan) -> None:
    """Put the fields into groups, each shown where the type is asked for it."""
    config = layer.editFormConfig()
    config.setLayout(Qgis.AttributeFormLayout.DragAndDrop)
    root = config.invisibleRootContainer()
    root.clear()
    _group(layer, root, "Component", ("type", "id", "status", "lot"), columns=2)
    for group in plan.form:
        names = ", ".join(f"'{role}'" for role in group.roles)
        # A layer of one group needs no condition: whatever its type, it is asked.
        condition = "" if len(plan.form) == 1 else f"\"type\" IN ({names})"
        _group(layer, root, group.title, group.fields, condition)
    _group(layer, root, "Size and place", (*_MEASURED[plan.geometry], "accuracy_ft"), columns=2)
    _group(layer, root, "Notes", ("notes",))
    for name in _MEASURED[plan.geometry]:
        config.setReadOnly(layer.fields().indexOf(name), True)
    layer.setEditFormConfig(config)


def _group(layer: QgsVectorLayer, root: QgsAttributeEditorContainer, title: str, names: tuple[str, ...],
           condition: Optional[str] = None, columns: int = 1) -> None:
    box = QgsAttributeEditorContainer(title, root)
    box.setType(Qgis.AttributeEditorContainerType.GroupBox)
    box.setColumnCount(columns)
    if condition:
        box.setVisibilityExpression(QgsOptionalExpression(QgsExpression(condition)))
    for name in names:
        box.addChildElement(QgsAttributeEditorField(name, layer.fields().indexOf(name), box))
    root.addChildElement(box)
