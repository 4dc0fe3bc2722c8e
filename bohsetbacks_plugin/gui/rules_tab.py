# SPDX-License-Identifier: GPL-2.0-or-later
"""The tab Rules: which town's rules and for which kind of project, and a reader for every rule. Nothing is edited here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Callable, Optional

from qgis.core import Qgis
from qgis.PyQt.QtCore import Qt, QUrl, pyqtSignal
from qgis.PyQt.QtGui import QDesktopServices
from qgis.PyQt.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ..engine.errors import RuleFileError
from ..engine.rules import Catalogue
from ..engine.vocabulary import PROJECT_TYPES
from ..rule_files import own_rules_folder, shipped_rulesets
from .help import RULES, HelpButton
from .messages import TITLE, tell, told
from .rule_choice import RuleChoice, file_of, load_choice, local_wetlands, project_words, town_words, towns
from .rules_browser import RulesBrowser
from .settings import settings
from .translation import tr


class RulesTab(QWidget):
    """Choose and read the rules. `opener` and `choose_file` stand in for the desktop's own where a test gives them."""

    #: The rules, or the project type that they are read for, are others now.
    rules_changed = pyqtSignal()

    def __init__(self, parent: Optional[QWidget] = None, opener: Optional[Callable[[QUrl], Any]] = None,
                 choose_file: Optional[Callable[[], str]] = None) -> None:
        super().__init__(parent)
        self._opener, self._choose_file = opener or QDesktopServices.openUrl, choose_file or self._ask_for_file
        self._showing = False
        self._choice, self._catalogue, problem = _first_choice()
        self._build()
        self._show_choice()
        self.browser.set_rules(self._catalogue.rules, self._choice.project_type)
        self._connect()
        if problem:
            self._say(problem, good=False)

    def town(self) -> str:
        """The town as a site file names it: a ruleset's name, or the path of the own file in use."""
        return self._choice.town

    def project_type(self) -> str:
        """One of `vocabulary.PROJECT_TYPES`."""
        return self._choice.project_type

    def conservation(self) -> bool:
        """Whether the Conservation Commission's rules are among the rules."""
        return self._choice.conservation

    def own_file(self) -> Optional[Path]:
        """The ruleset file that was chosen instead of a town by name; None where there is none."""
        return self._choice.own_file

    def also_rules(self) -> tuple[str, ...]:
        """Rulesets beside the town's, as a site file's `also_rules`."""
        return self._choice.also_in_use

    def catalogue(self) -> Catalogue:
        """The rules in use; always those of the last choice that could be read."""
        return self._catalogue

    def set_choice(self, town: str, project_type: str, conservation: bool, own_file: Optional[Path] = None,
                   also_rules: Sequence[str] = ()) -> bool:
        """Choose, as a project or a site file says; False, with the reason in the tab, where it cannot be used.

        What is empty stays as it is.
        """
        kind = project_type if project_type in PROJECT_TYPES else self._choice.project_type
        named = next((name for name in towns() if name.casefold() == town.casefold()), town or self._choice.town)
        return self._take(RuleChoice(str(own_file) if own_file else named, kind, conservation, tuple(also_rules)))

    def problem(self) -> str:
        """What the tab says is wrong; empty where nothing is."""
        return self.status.text() if self.status.property("bad") and self.status.isVisibleTo(self) else ""

    def show_rule(self, rule_id: str) -> bool:
        """Show a rule by its id, whatever the search hides; False where the rules in use have no such rule."""
        return self.browser.show_rule(rule_id)

    def close_down(self) -> None:
        """Nothing outside of the tab is connected; it only stops telling of changes."""
        self.blockSignals(True)

    def _build(self) -> None:
        self.town_box, self.project_box = QComboBox(), QComboBox()
        for box in (self.town_box, self.project_box):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(8)
        for name in towns():
            self.town_box.addItem(town_words(name), name)
        for name, words in project_words().items():
            self.project_box.addItem(words, name)
        self.town_box.setToolTip(tr("Whose rules are checked; the state's come with each town's"))
        self.project_box.setToolTip(tr("Decides which rules bind what is proposed"))
        self.conservation_box = QCheckBox(tr("&Conservation rules (wetlands)"))
        self.conservation_box.setToolTip(tr("The wetlands act: what lies in buffer zones and riverfront areas is listed"))
        self.local_box = QCheckBox(tr("Local &wetland zones (not verified)"))
        self.local_box.setToolTip(tr("The town's own wetland zones. Their text was not seen, so they only list."))
        self.status = QLabel()
        self.status.setWordWrap(True)
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.status.setAccessibleName(tr("Message about the rule file"))
        self.status.hide()
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self._label(tr("&Town:"), self.town_box), self._town_row())
        form.addRow(tr("&Project type:"), self.project_box)
        form.addRow(self.conservation_box)
        form.addRow(self.local_box)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.status)
        self.browser = RulesBrowser()
        column.addWidget(self.browser, 1)
        column.addLayout(self._button_row())

    def _town_row(self) -> QHBoxLayout:
        self.own_button = QPushButton(tr("&Use own file…"))
        self.own_button.setToolTip(tr("Check by a ruleset file of your own; it is validated first"))
        row = QHBoxLayout()
        row.addWidget(self.town_box, 1)
        row.addWidget(self.own_button)
        return row

    def _label(self, text: str, buddy: QWidget) -> QLabel:
        label = QLabel(text)
        label.setBuddy(buddy)
        return label

    def _button_row(self) -> QHBoxLayout:
        self.open_button = QPushButton(tr("&Open rule file"))
        self.open_button.setToolTip(tr("Open the file of the chosen rule, to read it"))
        self.reload_button = QPushButton(tr("&Reload"))
        self.reload_button.setToolTip(tr("Validate your own file again and use it as it is now"))
        row = QHBoxLayout()
        for button in (self.open_button, self.reload_button):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(HelpButton(RULES))
        return row

    def _connect(self) -> None:
        for box in (self.town_box, self.project_box):
            box.currentIndexChanged.connect(self._chosen)
        for tick in (self.conservation_box, self.local_box):
            tick.toggled.connect(self._chosen)
        self.open_button.clicked.connect(self._open_file)
        self.own_button.clicked.connect(self._use_own_file)
        self.reload_button.clicked.connect(self._reload)

    @told
    def _chosen(self) -> None:
        """Take what the boxes say."""
        if self._showing:
            return
        town = str(self.town_box.currentData())
        local = {name for name in map(local_wetlands, towns()) if name}
        also = [name for name in self._choice.also if name not in local]
        if self.local_box.isChecked() and self.conservation_box.isChecked() and local_wetlands(town):
            also.append(local_wetlands(town))
        self._take(RuleChoice(town, str(self.project_box.currentData()), self.conservation_box.isChecked(), tuple(also)))

    def _take(self, choice: RuleChoice, again: bool = False) -> bool:
        """Use a choice; where its rules cannot be read, say why and leave everything as it was."""
        if choice == self._choice and not again:
            self.status.hide()
            self._show_choice()
            return True
        try:
            same_rules = replace(choice, project_type=self._choice.project_type) == self._choice and not again
            catalogue = self._catalogue if same_rules else load_choice(choice)
        except RuleFileError as problem:
            self._show_choice()
            self._say(str(problem), good=False)
            return False
        changed = choice != self._choice or catalogue != self._catalogue
        self._choice, self._catalogue = choice, catalogue
        self.status.hide()
        self._show_choice()
        self.browser.set_rules(self._catalogue.rules, self._choice.project_type)
        if changed:
            self.rules_changed.emit()
        return True

    def _show_choice(self) -> None:
        """Set the boxes to the choice in use."""
        choice, self._showing = self._choice, True
        if self.town_box.findData(choice.town) < 0:
            self.town_box.addItem(town_words(choice.town), choice.town)
        self.town_box.setCurrentIndex(self.town_box.findData(choice.town))
        self.project_box.setCurrentIndex(self.project_box.findData(choice.project_type))
        self.conservation_box.setChecked(choice.conservation)
        local = local_wetlands(choice.town)
        self.local_box.setVisible(bool(local))
        self.local_box.setEnabled(choice.conservation)
        self.local_box.setChecked(bool(local) and local in choice.also)
        self.reload_button.setEnabled(choice.town.casefold() not in shipped_rulesets())
        self._showing = False

    @told
    def _open_file(self) -> None:
        rule = self.browser.current_rule() or self._catalogue.rules[0]
        path = file_of(self._choice, rule.file)
        if path is None:
            self._say(tr("{file} is no longer where it was read from.").format(file=rule.file), good=False)
        elif not self._opener(QUrl.fromLocalFile(str(path))):
            tell(TITLE, tr("No program opens this file here; it is {file}").format(file=path), Qgis.MessageLevel.Warning)

    @told
    def _use_own_file(self) -> None:
        path = self._choose_file()
        if path and self._take(replace(self._choice, town=path), again=True):
            self._say(self._counted(tr("{file}: {count} rules, no mistake found. It is in use now.")), good=True)

    @told
    def _reload(self) -> None:
        if self._take(self._choice, again=True):
            self._say(self._counted(tr("{file}: {count} rules, no mistake found. Read again.")), good=True)

    def _counted(self, text: str) -> str:
        """A sentence about the rules that stand in the user's own ruleset itself."""
        own = [rule for rule in self._catalogue.rules if rule.ruleset == self._catalogue.title]
        return text.format(file=own[0].file if own else self._choice.town, count=len(own))

    def _ask_for_file(self) -> str:
        used = self.own_file()
        folder = used.parent if used is not None else own_rules_folder()
        path, _ = QFileDialog.getOpenFileName(self, tr("Ruleset file"), str(folder), tr("Rulesets (*.yaml *.yml)"))
        return str(path)

    def _say(self, text: str, good: bool) -> None:
        """A line in the tab, with a sign before it."""
        self.status.setProperty("bad", not good)
        self.status.setText(f"{'✓' if good else '✗'} {text}")
        self.status.show()


def _first_choice() -> tuple[RuleChoice, Catalogue, str]:
    """What the settings say; where that cannot be read, the first town, and why."""
    chosen = settings()
    choice = RuleChoice(chosen.default_town(), chosen.default_project_type())
    try:
        return choice, load_choice(choice), ""
    except RuleFileError as problem:
        choice = replace(choice, town=towns()[0])
        return choice, load_choice(choice), str(problem)
