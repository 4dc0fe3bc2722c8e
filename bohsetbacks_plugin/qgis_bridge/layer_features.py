# SPDX-License-Identifier: GPL-2.0-or-later
"""The features of a layer as it stands in the main thread, to be read in any thread."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Optional

from qgis.core import Qgis, QgsFeature, QgsFeatureRequest, QgsVectorLayer, QgsVectorLayerFeatureSource


class LayerFeatures:
    """Made in the main thread; unsaved edits, joins and filters are those of the layer at that moment.

    Where reading needs expressions (a virtual field, a filter on a memory layer) QGIS asks the project for its variables, in
    whichever thread reads. The project is not made for that: QGIS crashes if the main thread asks it too (seen in 3.40 and
    3.44; QGIS issues 44943 and 58296 tell of the same). So the features of such a layer are read at once, of others on demand.

    Parameters
    ----------
    layer : QgsVectorLayer
    """

    def __init__(self, layer: QgsVectorLayer) -> None:
        self._source = QgsVectorLayerFeatureSource(layer)
        self._read: Optional[list[QgsFeature]] = list(layer.getFeatures()) if needs_the_project(layer) else None

    def read(self, fids: Optional[list[int]] = None, geometry: bool = True) -> Iterable[QgsFeature]:
        """The features, each once.

        Parameters
        ----------
        fids : list of int, optional
            Keep to these feature ids.
        geometry : bool
            False where only attributes are wanted; then there may be geometry or none.
        """
        if self._read is not None:
            wanted = None if fids is None else frozenset(fids)
            return [one for one in self._read if wanted is None or one.id() in wanted]
        request = QgsFeatureRequest()
        if fids is not None:
            request.setFilterFids(fids)
        if not geometry:
            request.setFlags(Qgis.FeatureRequestFlag.NoGeometry)
        features: Iterable[QgsFeature] = self._source.getFeatures(request)
        return features


def needs_the_project(layer: QgsVectorLayer) -> bool:
    """Whether QGIS evaluates expressions, or reads other layers of the project, to read this one: itself or what it joins."""
    seen: set[str] = set()
    waiting = [layer]
    while waiting:
        one = waiting.pop()
        if one.id() in seen:
            continue
        seen.add(one.id())
        fields = one.fields()
        if (one.providerType() == "virtual" or (one.providerType() == "memory" and one.subsetString())
                or any(fields.fieldOrigin(number) == Qgis.FieldOrigin.Expression for number in range(fields.count()))):
            return True
        waiting.extend(join.joinLayer() for join in one.vectorJoins() if join.joinLayer() is not None)
    return False
