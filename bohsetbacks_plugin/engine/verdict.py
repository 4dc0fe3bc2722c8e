# SPDX-License-Identifier: GPL-2.0-or-later
"""From a signed distance, a required distance and the accuracy of the data to an outcome (DESIGN principles 3 and 5)."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from . import vocabulary
from .site import BoolArray, FloatArray
from .units import to_hundredths

#: Accuracy, in feet, at and below which data count as a survey: the rounded comparison then decides inside the band too.
SURVEY_ACCURACY_FT = 0.5

CODE = {name: code for code, name in enumerate(vocabulary.OUTCOMES)}
LEANS = ("", "intrudes", "meets")

CodeArray = npt.NDArray[np.int8]


@dataclass
class Verdicts:
    """Outcome of each pair; one entry per pair in every column, feet already rounded to 0.01.

    Attributes
    ----------
    outcome : ndarray of int8
        Index into `vocabulary.OUTCOMES`.
    leans : ndarray of int8
        Index into `LEANS`; 0 unless too close to call.
    within_survey : ndarray of bool
        Decided inside the band because both sides are a survey.
    """

    signed_ft: FloatArray
    required_ft: FloatArray
    band_ft: FloatArray
    outcome: CodeArray
    leans: CodeArray
    within_survey: BoolArray


@functools.cache
def _codes(names: tuple[str, ...]) -> BoolArray:
    return np.isin(np.arange(len(vocabulary.OUTCOMES)), [CODE[name] for name in names])


def is_one_of(outcome: CodeArray, *names: str) -> BoolArray:
    """Which codes stand for one of these outcomes; several times faster than a search where there are few."""
    result: BoolArray = _codes(names)[outcome]
    return result


def root_of_squares(*accuracies: FloatArray) -> FloatArray:
    """Root of the sum of squares; NaN (not stated) counts as nothing."""
    total = np.zeros(np.broadcast(*accuracies).shape)
    for accuracy in accuracies:
        total += np.square(np.where(np.isnan(accuracy), 0.0, accuracy))
    return np.sqrt(total)


def judge(signed_ft: FloatArray, required_ft: FloatArray, subject_accuracy_ft: FloatArray,
          constraint_accuracy_ft: FloatArray, operation_accuracy_ft: FloatArray) -> Verdicts:
    """Compare what is provided with what is required, in whole hundredths of a foot.

    `intrudes` if required - signed > band, `meets` if signed - required >= band, else `too_close_to_call`. Where everything
    that enters the band is a survey, the rounded comparison decides instead.

    Parameters
    ----------
    signed_ft, required_ft : ndarray of float64, shape (n,)
        Feet; signed is negative inside an area or beyond one's own lot line.
    subject_accuracy_ft, constraint_accuracy_ft : ndarray of float64, shape (n,)
        Feet; NaN where not stated.
    operation_accuracy_ft : ndarray of float64, shape (n,)
        Feet; 0 where both came through the same datum operation.

    Returns
    -------
    Verdicts
    """
    band_ft = root_of_squares(subject_accuracy_ft, constraint_accuracy_ft, operation_accuracy_ft)
    signed, required, band = to_hundredths(signed_ft), to_hundredths(required_ft), to_hundredths(band_ft)
    short = required - signed > band
    clear = signed - required >= band
    survey = ((subject_accuracy_ft <= SURVEY_ACCURACY_FT) & (constraint_accuracy_ft <= SURVEY_ACCURACY_FT)
              & (operation_accuracy_ft <= SURVEY_ACCURACY_FT))
    inside_band = ~short & ~clear
    lean_short = signed < required
    outcome = np.where(short | (inside_band & survey & lean_short), CODE["intrudes"],
                       np.where(clear | (inside_band & survey), CODE["meets"], CODE["too_close_to_call"]))
    open_ = outcome == CODE["too_close_to_call"]
    leans = np.where(open_, np.where(lean_short, LEANS.index("intrudes"), LEANS.index("meets")), 0)
    return Verdicts(signed / 100.0, required / 100.0, band / 100.0, outcome.astype(np.int8), leans.astype(np.int8),
                    inside_band & survey)
