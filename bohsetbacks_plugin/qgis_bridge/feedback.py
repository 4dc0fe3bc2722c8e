# SPDX-License-Identifier: GPL-2.0-or-later
"""QGIS's feedback as the progress callback of the engine."""

from __future__ import annotations

from qgis.core import QgsProcessingFeedback

from ..engine.review import Progress


def progress_of(feedback: QgsProcessingFeedback, start: float, end: float) -> Progress:
    """A callback that moves the bar from `start` to `end` percent, and returns False once the user cancels."""
    def told(share: float, text: str) -> bool:
        feedback.setProgress(start + (end - start) * share)
        feedback.setProgressText(text)
        return not feedback.isCanceled()
    return told
