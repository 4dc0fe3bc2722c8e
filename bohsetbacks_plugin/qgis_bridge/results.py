# SPDX-License-Identifier: GPL-2.0-or-later
"""Result layers into the project, styled as the GeoPackage says, in one group."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from qgis.core import (
    QgsMapLayer,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingLayerPostProcessorInterface,
)

from ..report.tables import RESULT_LAYERS


class StoredStyle(QgsProcessingLayerPostProcessorInterface):
    """Draws a result layer as its GeoPackage says: Processing itself loads layers without their stored style."""

    #: QGIS keeps only a bare pointer: without a reference from Python the style would silently not be applied.
    kept: ClassVar[list[StoredStyle]] = []

    @classmethod
    def create(cls) -> StoredStyle:
        """A new one, kept alive; the last few suffice, because they are used as soon as the algorithm ends."""
        cls.kept = [*cls.kept[-50:], cls()]
        return cls.kept[-1]

    def postProcessLayer(self, layer: QgsMapLayer, context: QgsProcessingContext,  # noqa: N802 - Qt's name
                         feedback: QgsProcessingFeedback) -> None:
        """Called in the main thread once the layer is in the project."""
        layer.loadDefaultStyle()
        layer.triggerRepaint()


def load_when_done(context: QgsProcessingContext, geopackage: Path, site: str) -> None:
    """Ask Processing to add the result layers once the algorithm has ended, where there is a project.

    Parameters
    ----------
    context : QgsProcessingContext
    geopackage : Path
    site : str
        Name of the site, for the group.
    """
    project = context.project()
    if project is None:
        return
    for number, name in enumerate(RESULT_LAYERS):
        details = QgsProcessingContext.LayerDetails(name.replace("_", " ").capitalize(), project, name)
        details.forceName = True
        details.groupName = f"Setbacks: {site}" if site else "Setbacks"
        # Processing puts the highest key on top.
        details.layerSortKey = len(RESULT_LAYERS) - number
        details.setPostProcessor(StoredStyle.create())
        context.addLayerToLoadOnCompletion(f"{geopackage}|layername={name}", details)
