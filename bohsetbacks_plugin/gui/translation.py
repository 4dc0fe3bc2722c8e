# SPDX-License-Identifier: GPL-2.0-or-later
"""The user's language: the words of the panel, and the shipped translation files."""

from __future__ import annotations

from typing import Optional

from qgis.PyQt.QtCore import QCoreApplication, QTranslator

from ..paths import resource

CONTEXT = "BohSetbacksGui"


def tr(text: str) -> str:
    """The text in the user's language; called with a literal, because the strings are collected from the source."""
    return str(QCoreApplication.translate(CONTEXT, text))


def install_translator(locale: str) -> Optional[QTranslator]:
    """Make the shipped translation of a locale such as ``es_MX`` the one in use; None where there is none for it."""
    language = locale.replace("-", "_").split("_")[0].lower()
    path = resource("i18n", f"bohsetbacks_{language}.qm")
    if not language or not path.is_file():
        return None
    translator = QTranslator()
    if not translator.load(str(path)) or not QCoreApplication.installTranslator(translator):
        return None
    return translator


def remove_translator(translator: Optional[QTranslator]) -> None:
    """Take away what `install_translator` gave; None is no mistake."""
    if translator is not None:
        QCoreApplication.removeTranslator(translator)
