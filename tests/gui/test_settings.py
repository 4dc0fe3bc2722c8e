# SPDX-License-Identifier: GPL-2.0-or-later
"""The settings and their page: defaults, what is kept, what is refused, and that nothing stays after unloading."""

import gc
from pathlib import Path

import pytest
from qgis.core import QgsSettings, QgsSettingsTree

from bohsetbacks_plugin.gui import settings as module
from bohsetbacks_plugin.gui.options_page import OptionsPage, register_options, unregister_options
from bohsetbacks_plugin.gui.settings import (
    ASK,
    BESIDE_PROJECT,
    IN_FOLDER,
    PROPOSED_ACCURACY_FT,
    close_settings,
    settings,
)


@pytest.fixture(autouse=True)
def fresh(qgis_app):
    """No setting of an earlier run, and none left to a later one."""
    close_settings()
    QgsSettings().remove("plugins/BohSetbacks")
    yield
    close_settings()
    QgsSettings().remove("plugins/BohSetbacks")


def keys():
    return [key for key in QgsSettings().allKeys() if "bohsetbacks" in key.lower()]


def test_defaults():
    chosen = settings()
    assert chosen.default_town() == "plymouth"
    assert chosen.default_project_type() == "new_construction"
    assert chosen.units() == "ft"
    assert chosen.result_place() == BESIDE_PROJECT
    assert chosen.result_folder() is None
    assert chosen.live_check() is True
    assert chosen.live_delay_ms() == 150
    assert chosen.proposed_accuracy_ft("survey") == 0.1
    assert chosen.proposed_accuracy_ft("assessors_parcels") == 10.0


def test_what_is_chosen_is_kept_for_the_next_session():
    chosen = settings()
    chosen.set_default_town("essex")
    chosen.set_default_project_type("repair")
    chosen.set_units("m")
    chosen.set_proposed_accuracy_ft("gps", 3.5)
    chosen.set_result_place(IN_FOLDER)
    chosen.set_result_folder(Path("/srv/results"))
    chosen.set_live_check(False)
    chosen.set_live_delay_ms(400)
    close_settings()
    again = settings()
    assert again is not chosen
    assert again.default_town() == "essex"
    assert again.default_project_type() == "repair"
    assert again.units() == "m"
    assert again.proposed_accuracy_ft("gps") == 3.5
    assert again.result_place() == IN_FOLDER
    assert again.result_folder() == Path("/srv/results")
    assert again.live_check() is False
    assert again.live_delay_ms() == 400


def test_they_are_written_under_our_own_name():
    settings().set_units("m")
    assert keys() == ["plugins/BohSetbacks/units"]


@pytest.mark.parametrize(("key", "written", "read", "expected"), [
    ("units", "furlongs", "units", "ft"),
    ("default-project-type", "castle", "default_project_type", "new_construction"),
    ("result-place", "moon", "result_place", BESIDE_PROJECT),
    ("default-town", "  ", "default_town", "plymouth"),
    ("live-delay-ms", 0, "live_delay_ms", 50),
    ("live-delay-ms", 10**9, "live_delay_ms", 5000),
])
def test_what_means_nothing_reads_as_the_default(key, written, read, expected):
    QgsSettings().setValue(f"plugins/BohSetbacks/{key}", written)
    assert getattr(settings(), read)() == expected


def test_a_folder_that_was_never_chosen_asks():
    settings().set_result_place(IN_FOLDER)
    assert settings().result_place() == ASK


@pytest.mark.parametrize("nothing", [None, 0.0])
def test_no_accuracy_need_be_proposed(nothing):
    settings().set_proposed_accuracy_ft("survey", nothing)
    assert settings().proposed_accuracy_ft("survey") is None


def test_only_a_change_is_told():
    told = []
    settings().changed.connect(lambda: told.append(1))
    settings().set_units("ft")
    assert told == []
    settings().set_units("m")
    settings().set_units("m")
    assert told == [1]


def test_opened_and_closed_five_times_nothing_stays():
    for _ in range(5):
        settings().set_units("m")
        assert settings() is settings()
        close_settings()
        gc.collect()
        assert QgsSettingsTree.node("plugins").childNode("BohSetbacks") is None
    assert module._open == []


def test_closing_twice_is_no_mistake():
    settings()
    close_settings()
    close_settings()


def test_every_proposal_is_positive():
    assert set(PROPOSED_ACCURACY_FT) == {"survey", "gps", "assessors_parcels", "planning"}
    assert all(feet > 0 for feet in PROPOSED_ACCURACY_FT.values())


def test_the_options_page_writes_only_when_it_is_accepted():
    page = OptionsPage()
    page.town.setCurrentIndex(page.town.findData("essex"))
    page.project_type.setCurrentIndex(page.project_type.findText("Repair"))
    page.units.setCurrentIndex(page.units.findData("ft and in"))
    page.accuracy["survey"].setValue(0.25)
    page.accuracy["gps"].setValue(0.0)
    page.place.setCurrentIndex(page.place.findData(IN_FOLDER))
    page.folder.setFilePath("/srv/results")
    page.live.setChecked(False)
    page.delay.setValue(300)
    assert keys() == []
    page.apply()
    chosen = settings()
    assert chosen.default_town() == "essex"
    assert chosen.default_project_type() == "repair"
    assert chosen.units() == "ft and in"
    assert chosen.proposed_accuracy_ft("survey") == 0.25
    assert chosen.proposed_accuracy_ft("gps") is None
    assert chosen.result_place() == IN_FOLDER
    assert chosen.result_folder() == Path("/srv/results")
    assert chosen.live_check() is False
    assert chosen.live_delay_ms() == 300


def test_a_page_that_is_accepted_as_it_came_changes_nothing():
    settings().set_default_town("/srv/own.yaml")
    settings().set_proposed_accuracy_ft("survey", 0.125)
    before = {key: QgsSettings().value(key) for key in keys()}
    told = []
    settings().changed.connect(lambda: told.append(1))
    page = OptionsPage()
    assert page.town.currentText() == "own.yaml (own file)"
    page.apply()
    assert told == []
    assert {key: QgsSettings().value(key) for key in keys()} == before


def test_the_folder_can_be_chosen_only_where_it_counts():
    page = OptionsPage()
    assert not page.folder.isEnabled()
    page.place.setCurrentIndex(page.place.findData(IN_FOLDER))
    assert page.folder.isEnabled()
    page.live.setChecked(False)
    assert not page.delay.isEnabled()


class Window:
    """What QGIS offers for option pages."""

    def __init__(self):
        self.factories = []

    def registerOptionsWidgetFactory(self, factory):
        self.factories.append(factory)

    def unregisterOptionsWidgetFactory(self, factory):
        self.factories.remove(factory)


def test_the_page_is_added_and_taken_away():
    window = Window()
    factory = register_options(window)
    [listed] = window.factories
    assert listed.title() == "BOH Setbacks"
    assert not listed.icon().isNull()
    assert isinstance(listed.createWidget(None), OptionsPage)
    unregister_options(window, factory)
    unregister_options(window, None)
    assert window.factories == []
