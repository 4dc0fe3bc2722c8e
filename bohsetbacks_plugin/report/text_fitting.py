# SPDX-License-Identifier: GPL-2.0-or-later
"""Text into lines of a given width, whatever measures it; nothing is ever cut off."""

from __future__ import annotations

from collections.abc import Callable

#: Width of a text, in the unit of the width that it is to fit.
Measure = Callable[[str], float]

#: Behind these a long word, such as a list of ids, may be broken.
_BREAK_AFTER = "-/_;"


def wrap_words(text: str, width: float, measure: Measure, break_words: bool = True) -> list[str]:
    """Lines of a text; a line feed in it begins a new line, and what is no printable sign is left out.

    Parameters
    ----------
    text : str
    width : float
    measure : callable
    break_words : bool
        A word wider than a line is broken; otherwise it stands on a line of its own, wider than it should be.

    Returns
    -------
    list of str
        At least one line.
    """
    lines: list[str] = []
    for paragraph in str(text).split("\n"):
        line = ""
        for raw in paragraph.split():
            word = "".join(sign for sign in raw if sign.isprintable())
            wider = f"{line} {word}" if line else word
            if measure(wider) <= width:
                line = wider
                continue
            if line:
                lines.append(line)
            *full, line = broken_word(word, width, measure) if break_words else [word]
            lines += full
        lines.append(line)
    return lines


def broken_word(word: str, width: float, measure: Measure) -> list[str]:
    """A word in parts that fit a width; broken behind a sign where there is one, else between letters."""
    parts = []
    while measure(word) > width and len(word) > 1:
        most = 1
        while most < len(word) - 1 and measure(word[:most + 1]) <= width:
            most += 1
        at_sign = max((word.rfind(sign, 0, most) + 1 for sign in _BREAK_AFTER), default=0)
        at = at_sign if at_sign > most // 3 else most
        parts.append(word[:at])
        word = word[at:]
    return [*parts, word]
