# SPDX-License-Identifier: GPL-2.0-or-later
"""How an outcome is printed: a word, a sign and a colour, so that no one of them is needed alone."""

from __future__ import annotations

#: Outcome in words, as the panel says it.
WORDS = {
    "intrudes": "Intrudes", "too_close_to_call": "Too close to call", "refer": "For a person to decide",
    "not_checked": "Not checked", "meets": "Meets", "not_applicable": "Not applicable",
}

#: The sign that stands before the word; shapes as in resources/styles/findings.qml.
SIGNS = {"intrudes": "\u2715", "too_close_to_call": "\u25b2", "refer": "\u25c6", "not_checked": "\u25cb", "meets": "\u25a0",
         "not_applicable": "\u2013"}

#: The colours of resources/styles/findings.qml, which the colour-blind can tell apart.
COLOURS = {
    "intrudes": "#d55e00", "too_close_to_call": "#e69f00", "refer": "#cc79a7", "not_checked": "#6b6b6b",
    "meets": "#0072b2", "not_applicable": "#9a9a9a",
}

#: One sentence on what each outcome says.
MEANINGS = {
    "intrudes": "Less is provided than required, by more than the data can be off.",
    "too_close_to_call": "The difference is smaller than what the data can be off; a survey must decide.",
    "refer": "The text leaves this to the Board or another person.",
    "not_checked": "This was not measured, so it is neither met nor intruded on.",
    "meets": "What is required is provided, as far as the layers show. A screening, not an approval.",
    "not_applicable": "The rule does not speak of this feature, with the reason.",
}

_LEANS = {"intrudes": "leans to intruding", "meets": "leans to meeting"}


def outcome_words(outcome: str, force: str = "binding", leans: str = "") -> str:
    """An outcome in words, such as ``Too close to call, leans to intruding (advisory)``."""
    words = WORDS[outcome] + (f", {_LEANS[leans]}" if leans in _LEANS else "")
    return f"{words} (advisory)" if force == "advisory" and outcome in ("intrudes", "too_close_to_call") else words
