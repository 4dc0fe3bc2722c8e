# SPDX-License-Identifier: GPL-2.0-or-later
"""The tab Rules: choice, search, sorting, the page of a rule, own files good and bad, and what is told to others."""

import pytest
from qgis.core import QgsSettings
from qgis.PyQt.QtCore import Qt, QUrl
from qgis.PyQt.QtTest import QTest

from bohsetbacks_plugin.gui.rule_choice import CONSERVATION_RULESETS, towns
from bohsetbacks_plugin.gui.rules_model import CONSTRAINTS, REQUIRED, RULE, SECTION, SUBJECTS, VERIFIED
from bohsetbacks_plugin.gui.rules_tab import RulesTab
from bohsetbacks_plugin.gui.settings import close_settings, settings
from bohsetbacks_plugin.rule_files import load_ruleset_file, load_town, rules_folder, shipped_rulesets

OWN = """ruleset: mytown
authority: Town of Mytown Board of Health
document: Regulations
edition: "2020"
rules:
  - id: MY-10
    section: "1"
    kind: setback
    subjects: [septic_tank]
    constraint: property_line
    feet: 10
    summary: A tank stays 10 ft from the property line.
    source_words: ten feet
    verified: true
  - id: MY-9
    section: "2"
    kind: setback
    subjects: [stable]
    constraint: drinking_well
    feet: 150
    summary: A stable stays 150 ft from a drinking well <not the neighbour's>.
    verified: false
"""


@pytest.fixture(autouse=True)
def fresh_settings(qgis_app, tmp_path, monkeypatch):
    monkeypatch.setenv("BOHSETBACKS_RULES", str(tmp_path / "none"))
    close_settings()
    QgsSettings().remove("plugins/BohSetbacks")
    yield
    close_settings()
    QgsSettings().remove("plugins/BohSetbacks")


class Desk:
    """The tab with a desktop that notes what it is asked for."""

    def __init__(self):
        self.opened, self.file, self.told = [], "", []
        self.opens = True
        self.tab = RulesTab(opener=self.open, choose_file=lambda: self.file)
        self.tab.rules_changed.connect(lambda: self.told.append(1))
        self.tab.resize(420, 700)
        self.tab.show()

    def open(self, url):
        self.opened.append(url)
        return self.opens

    def click(self, button):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def column(self, column):
        table = self.tab.browser.filter
        return [table.index(row, column).data() for row in range(table.rowCount())]

    def search(self, text):
        box = self.tab.browser.search
        box.clear()
        QTest.keyClicks(box, text)

    def page(self):
        return self.tab.browser.details.toPlainText()


@pytest.fixture
def desk(qgis_app):
    made = Desk()
    yield made
    made.tab.close_down()
    made.tab.deleteLater()


@pytest.fixture
def own(tmp_path):
    path = tmp_path / "mytown.yaml"
    path.write_text(OWN, encoding="utf-8")
    return path


def test_it_starts_with_what_the_settings_say(desk):
    assert (desk.tab.town(), desk.tab.project_type(), desk.tab.conservation()) == ("plymouth", "new_construction", True)
    assert desk.tab.own_file() is None
    assert desk.tab.also_rules() == ()
    assert desk.tab.catalogue() == load_town("plymouth")
    settings().set_default_town("essex")
    settings().set_default_project_type("repair")
    other = RulesTab()
    assert (other.town(), other.project_type()) == ("essex", "repair")
    assert other.catalogue().title == "essex"


def test_a_default_town_that_is_gone_is_told_and_the_first_town_is_used():
    settings().set_default_town("/nowhere/gone.yaml")
    tab = RulesTab()
    assert tab.town() == "essex"
    assert "/nowhere/gone.yaml" in tab.problem()


def test_the_towns_are_those_of_the_rules_folder():
    """A ruleset that others include, or that stands beside a town, is no town."""
    included = {name for town in shipped_rulesets() for name in load_town(town).names[1:]}
    assert included == {"title5", "wetlands_act"}
    assert towns() == ("essex", "plymouth")
    assert set(shipped_rulesets()) - set(towns()) == included | {"plymouth_wetlands"}
    assert set(shipped_rulesets()) >= CONSERVATION_RULESETS


def test_choosing_another_town_changes_the_rules_and_tells(desk):
    desk.tab.town_box.setCurrentIndex(desk.tab.town_box.findText("Essex"))
    assert desk.told == [1]
    assert desk.tab.catalogue() == load_town("essex")
    assert desk.column(RULE)[0] == "ESX-8-1"
    assert not desk.tab.local_box.isVisible()


def test_without_the_conservation_rules(desk):
    desk.click(desk.tab.conservation_box)
    assert desk.tab.conservation() is False
    assert desk.told == [1]
    kept = desk.tab.catalogue()
    assert {rule.ruleset for rule in kept.rules} == {"plymouth", "title5"}
    assert kept.names == ("plymouth", "title5")
    assert len(load_town("plymouth").rules) - len(kept.rules) == len(load_town("wetlands_act").rules)
    desk.click(desk.tab.conservation_box)
    assert desk.tab.catalogue() == load_town("plymouth")


def test_the_local_wetland_zones_are_asked_for_apart(desk):
    desk.click(desk.tab.local_box)
    assert desk.tab.also_rules() == ("plymouth_wetlands",)
    assert desk.tab.catalogue() == load_town("plymouth", also=("plymouth_wetlands",))
    desk.click(desk.tab.conservation_box)
    assert desk.tab.also_rules() == ()
    assert not desk.tab.local_box.isEnabled()
    assert "PLY-WET-35" not in desk.column(RULE)


def test_set_choice_tells_only_of_a_change(desk):
    assert desk.tab.set_choice("plymouth", "new_construction", True, None)
    assert desk.tab.set_choice("Plymouth", "new_construction", True)
    assert desk.tab.set_choice("", "", True)    # a project in which nothing was chosen yet
    assert desk.told == []
    assert desk.tab.set_choice("essex", "upgrade", False, None)
    assert desk.told == [1]
    assert desk.tab.town_box.currentText() == "Essex"
    assert desk.tab.project_box.currentText() == "Upgrade"
    assert not desk.tab.conservation_box.isChecked()
    assert desk.tab.set_choice("plymouth", "upgrade", True, also_rules=("plymouth_wetlands",))
    assert desk.tab.local_box.isChecked()


def test_set_choice_with_what_cannot_be_read_changes_nothing(desk, tmp_path):
    assert not desk.tab.set_choice("plymouth", "repair", True, tmp_path / "gone.yaml")
    assert desk.tab.town() == "plymouth"
    assert desk.tab.project_type() == "new_construction"
    assert desk.told == []
    assert "gone.yaml does not exist" in desk.tab.problem()


def test_the_project_type_changes_what_the_page_says(desk):
    assert desk.tab.show_rule("PLY-T5-5-01T")
    assert "This project: applies" in desk.page()
    desk.tab.project_box.setCurrentIndex(desk.tab.project_box.findData("repair"))
    assert desk.tab.project_type() == "repair"
    assert desk.told == [1]
    assert "This project: advisory: shown, not binding" in desk.page()
    assert desk.tab.browser.current_rule().id == "PLY-T5-5-01T"


def test_the_columns_of_a_rule(desk):
    desk.search("ply-t5-5-02s")
    assert [desk.column(place) for place in (RULE, SECTION, REQUIRED, SUBJECTS, CONSTRAINTS, VERIFIED)] == [
        ["PLY-T5-5-02S"], ["Supplements to Title V, Reg 2 §5"], ["20 ft"], ["soil absorption system, reserve area"],
        ["cellar or crawl space"], ["✓ yes"]]


def test_what_is_not_verified_has_a_sign_and_a_word(desk):
    desk.click(desk.tab.local_box)
    desk.search("PLY-WET-35")
    assert desk.column(VERIFIED) == ["✗ no"]
    assert "Verified: ✗ not verified: never answers “meets”" in desk.page()


@pytest.mark.parametrize("text", ["cellar reserve_area PLY-T5-5", "PLY-T5-5  reserve area   CELLAR"])
def test_the_search_takes_words_in_any_order(desk, text):
    desk.search(text)
    assert desk.column(RULE) == ["PLY-T5-5-02S"]
    assert desk.tab.browser.count.text() == f"1 of {len(load_town('plymouth').rules)}"


def test_the_search_finds_roles_that_a_group_stands_for(desk):
    desk.search("grease trap property line PLY-T5")
    assert "PLY-T5-5-01T" in desk.column(RULE)


def test_nothing_found_shows_nothing(desk):
    desk.search("zeppelin")
    assert desk.column(RULE) == []
    assert desk.page() == ""
    desk.tab.browser.search.clear()
    assert desk.page() != ""


def test_the_required_feet_sort_as_numbers(desk):
    desk.tab.browser.table.sortByColumn(REQUIRED, Qt.SortOrder.AscendingOrder)
    texts = desk.column(REQUIRED)
    feet = [float(text.split()[0]) for text in texts if text.endswith(" ft") and text.split()[0].isdigit()]
    assert feet == sorted(feet)
    assert texts.index("50 ft") < texts.index("100 ft") < texts.index("400 ft")


def test_ids_sort_by_their_numbers_and_the_files_order_comes_first(desk, own):
    desk.tab.set_choice("plymouth", "upgrade", True, own)
    assert desk.column(RULE) == ["MY-10", "MY-9"]
    desk.tab.browser.table.sortByColumn(RULE, Qt.SortOrder.AscendingOrder)
    assert desk.column(RULE) == ["MY-9", "MY-10"]


def test_show_rule_finds_what_the_search_hides(desk):
    desk.search("stable")
    assert desk.tab.show_rule("PLY-T5-5-01T")
    assert desk.tab.browser.current_rule().id == "PLY-T5-5-01T"
    assert desk.tab.browser.search.text() == ""
    assert not desk.tab.show_rule("NO-SUCH")


def test_the_page_of_a_rule_says_all_that_the_file_says(desk):
    desk.tab.show_rule("PLY-T5-5-02S")
    page = desk.page()
    rule = next(rule for rule in load_town("plymouth").rules if rule.id == "PLY-T5-5-02S")
    for text in ("A leaching area and its reserve area stay 20 ft from a cellar or crawl space.",
                 "Asks: 20 ft (distance)", "Town of Plymouth Board of Health: Board of Health Rules and Regulations",
                 "Edition: revised 2017-05-12", "“Cellar or Crawl Space 10 20”", "outside face of the foundation wall",
                 "Advisory for: upgrade, repair, existing (no project).", "Section 5 is for new construction only",
                 "Advisory: cesspool, privy. The heading does not name",
                 "a local variance is asked for in writing", f"File: plymouth.yaml, line {rule.line}"):
        assert text in page, text
    line = (rules_folder() / "plymouth.yaml").read_text(encoding="utf-8").splitlines()[rule.line - 1]
    assert "PLY-T5-5-02S" in line


def test_every_shipped_rule_has_a_page(desk):
    for town in ("plymouth", "essex"):
        desk.tab.set_choice(town, "repair", True, also_rules=("plymouth_wetlands",))
        for rule in desk.tab.catalogue().rules:
            assert desk.tab.show_rule(rule.id)
            assert rule.summary in desk.page()


def test_the_keyboard_goes_from_the_search_through_the_table(desk):
    desk.tab.activateWindow()
    desk.search("T5-03")
    QTest.keyClick(desk.tab.browser.search, Qt.Key.Key_Return)
    first = desk.tab.browser.current_rule().id
    QTest.keyClick(desk.tab.browser.table, Qt.Key.Key_Down)
    second = desk.tab.browser.current_rule().id
    assert [first, second] == desk.column(RULE)[:2]
    assert second in desk.page()


def test_open_rule_file_opens_the_file_of_the_chosen_rule(desk):
    desk.tab.show_rule("WPA-BUFFER")
    desk.click(desk.tab.open_button)
    assert desk.opened == [QUrl.fromLocalFile(str(rules_folder() / "wetlands_act.yaml"))]


def test_a_file_that_nothing_opens_is_named(desk, qgis_iface):
    from qgis.core import Qgis

    from bohsetbacks_plugin.gui.messages import set_bar

    qgis_iface.messageBar().clear_messages()
    set_bar(qgis_iface.messageBar())
    desk.opens = False
    desk.tab.show_rule("PLY-T5-5-01T")
    desk.click(desk.tab.open_button)
    set_bar(None)
    [message] = qgis_iface.messageBar().get_messages(Qgis.MessageLevel.Warning)
    assert str(rules_folder() / "plymouth.yaml") in message


def test_an_own_file_is_validated_and_used(desk, own):
    desk.file = str(own)
    desk.click(desk.tab.own_button)
    assert desk.tab.own_file() == own
    assert desk.tab.town() == str(own)
    assert desk.tab.catalogue() == load_ruleset_file(own)
    assert desk.told == [1]
    assert desk.tab.town_box.currentText() == "mytown.yaml (own file)"
    assert desk.tab.status.text() == "✓ mytown.yaml: 2 rules, no mistake found. It is in use now."
    desk.tab.show_rule("MY-9")
    assert "<not the neighbour's>" in desk.page()
    desk.click(desk.tab.open_button)
    assert desk.opened == [QUrl.fromLocalFile(str(own))]


def test_a_wrong_file_is_refused_with_its_line_and_nothing_changes(desk, own):
    own.write_text(OWN.replace("    feet: 10\n", "    feets: 10\n"), encoding="utf-8")
    desk.file = str(own)
    desk.click(desk.tab.own_button)
    assert "mytown.yaml, line 11" in desk.tab.problem()
    assert "'feets'" in desk.tab.problem()
    assert desk.tab.status.isVisible()
    assert desk.tab.town() == "plymouth"
    assert desk.tab.town_box.currentText() == "Plymouth"
    assert desk.told == []
    assert desk.column(RULE)[0].startswith("PLY-")


def test_closing_the_file_chooser_changes_nothing(desk):
    desk.click(desk.tab.own_button)
    assert desk.told == []
    assert desk.tab.problem() == ""


def test_reload_takes_the_file_as_it_is_now(desk, own):
    assert not desk.tab.reload_button.isEnabled()
    desk.tab.set_choice("plymouth", "new_construction", True, own)
    assert desk.tab.reload_button.isEnabled()
    desk.told.clear()
    desk.click(desk.tab.reload_button)
    assert desk.told == []                       # the same rules
    own.write_text(OWN.replace("feet: 150", "feet: 175"), encoding="utf-8")
    desk.click(desk.tab.reload_button)
    assert desk.told == [1]
    assert desk.column(REQUIRED) == ["10 ft", "175 ft"]
    own.write_text(OWN.replace("feet: 150", "feet: -3"), encoding="utf-8")
    desk.click(desk.tab.reload_button)
    assert "mytown.yaml, line 20" in desk.tab.problem()
    assert desk.told == [1]
    assert desk.column(REQUIRED) == ["10 ft", "175 ft"]


def test_own_rulesets_by_name_are_offered(desk, own, monkeypatch):
    monkeypatch.setenv("BOHSETBACKS_RULES", str(own.parent))
    tab = RulesTab()
    assert [tab.town_box.itemText(place) for place in range(tab.town_box.count())] == [
        "Essex", "Plymouth", "mytown (own rules)"]
    tab.town_box.setCurrentIndex(2)
    assert tab.town() == "mytown"
    assert tab.own_file() is None
    assert tab.reload_button.isEnabled()


def test_an_own_file_of_conservation_rules_only_cannot_be_used_without_them(desk):
    path = rules_folder() / "wetlands_act.yaml"
    assert not desk.tab.set_choice("", "repair", False, path)
    assert "switched off" in desk.tab.problem()


def test_nothing_can_be_edited(desk):
    assert desk.tab.browser.details.isReadOnly()
    flags = desk.tab.browser.filter.flags(desk.tab.browser.filter.index(0, RULE))
    assert not flags & Qt.ItemFlag.ItemIsEditable


def test_a_closed_tab_tells_nothing(desk):
    desk.tab.close_down()
    desk.tab.set_choice("essex", "repair", True)
    assert desk.told == []


def test_it_fits_a_narrow_dock(desk):
    assert desk.tab.minimumSizeHint().width() <= 420
