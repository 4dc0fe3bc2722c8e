# SPDX-License-Identifier: GPL-2.0-or-later
"""What a user sees when a slot fails: one sentence, a button for the details, and nothing that keeps layers alive."""

import threading
import weakref

import pytest
from qgis.core import Qgis, QgsApplication
from qgis.gui import QgsMessageBar
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QObject, Qt, pyqtSignal
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import QApplication, QPushButton

from bohsetbacks_plugin.engine.errors import Cancelled, LayerError
from bohsetbacks_plugin.gui.messages import TITLE, set_bar, tell, told


class Thing:
    """Something that a frame holds, such as a layer."""


class Worker(QObject):
    """Slots that fail in each way."""

    sends_two = pyqtSignal(int, str)

    def __init__(self):
        super().__init__()
        self.seen = []
        self.held = None

    @told
    def plain(self):
        self.seen.append("plain")
        return 7

    @told
    def takes_one(self, number):
        self.seen.append(number)

    @told
    def takes_what_comes(self, *values):
        self.seen.append(values)

    @told
    def refuses(self):
        raise LayerError("parcels: the field LOC_ID is missing; name the field of the lot's id")

    @told
    def stops(self):
        raise Cancelled

    @told
    def breaks(self):
        thing = Thing()
        self.held = weakref.ref(thing)
        raise KeyError("who reads a message of Python")


@pytest.fixture
def bar(qgis_app):
    made = QgsMessageBar()
    set_bar(made)
    yield made
    set_bar(None)
    made.deleteLater()


@pytest.fixture
def logged(qgis_app):
    lines = []

    def note(text, tab, level):
        if tab == "BOH Setbacks":
            lines.append((text, level))

    QgsApplication.messageLog().messageReceived.connect(note)
    yield lines
    QgsApplication.messageLog().messageReceived.disconnect(note)


def test_a_boh_error_is_its_sentence_as_a_warning(bar):
    assert Worker().refuses() is None
    [item] = bar.items()
    assert item.text() == "parcels: the field LOC_ID is missing; name the field of the lot's id"
    assert item.level() == Qgis.MessageLevel.Warning
    assert not item.findChildren(QPushButton)


def test_a_boh_error_reaches_the_bar_of_qgis_too(qgis_iface):
    set_bar(qgis_iface.messageBar())
    qgis_iface.messageBar().clear_messages()
    Worker().refuses()
    set_bar(None)
    assert qgis_iface.messageBar().get_messages(Qgis.MessageLevel.Warning) == [
        "BOH Setbacks:parcels: the field LOC_ID is missing; name the field of the lot's id"]


def test_an_unexpected_error_in_the_bar_of_pytest_qgis(qgis_iface):
    set_bar(qgis_iface.messageBar())
    Worker().breaks()
    set_bar(None)
    assert qgis_iface.messageBar().currentItem().text() == (
        "Something went wrong in BOH Setbacks, and this step was not finished.")
    qgis_iface.messageBar().clearWidgets()


def test_a_cancelled_run_says_nothing(bar, logged):
    Worker().stops()
    assert bar.items() == []
    assert logged == []


def test_an_unexpected_error_shows_one_sentence_and_logs_the_rest(bar, logged):
    Worker().breaks()
    [item] = bar.items()
    assert "KeyError" not in item.text()
    assert "Traceback" not in item.text()
    assert item.level() == Qgis.MessageLevel.Critical
    [(text, level)] = logged
    assert level == Qgis.MessageLevel.Critical
    assert "KeyError: 'who reads a message of Python'" in text
    assert "test_messages.py" in text


def test_the_button_copies_the_traceback_and_the_versions(bar):
    bar.resize(900, 60)
    bar.show()
    Worker().breaks()
    QApplication.clipboard().clear()
    [button] = [found for found in bar.currentItem().findChildren(QPushButton) if "details" in found.text()]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    copied = QApplication.clipboard().text()
    assert "who reads a message of Python" in copied
    assert f"QGIS {Qgis.version()}" in copied
    assert "BOH Setbacks " in copied
    assert button.text() == "Copied"


def test_nothing_of_the_failed_step_lives_on(bar):
    worker = Worker()
    worker.breaks()
    assert worker.held() is None


def test_the_same_message_is_not_stacked(bar):
    worker = Worker()
    for _ in range(5):
        worker.breaks()
        worker.refuses()
    assert len(bar.items()) == 2
    tell(TITLE, "something else")
    assert len(bar.items()) == 3


def test_a_slot_gets_no_more_arguments_than_it_takes(bar):
    worker = Worker()
    button = QPushButton()
    button.clicked.connect(worker.plain)
    button.click()
    assert worker.seen == ["plain"]
    worker.sends_two.connect(worker.takes_one)
    worker.sends_two.connect(worker.takes_what_comes)
    worker.sends_two.emit(4, "four")
    assert worker.seen == ["plain", 4, (4, "four")]
    assert bar.items() == []


def test_a_call_without_a_signal_keeps_its_value():
    assert Worker().plain() == 7


def test_a_deleted_bar_does_not_matter(qgis_app, logged):
    bar = QgsMessageBar()
    set_bar(bar)
    sip.delete(bar)
    Worker().refuses()
    set_bar(None)
    [(text, _)] = logged
    assert text.startswith("BOH Setbacks: parcels: the field LOC_ID")


def test_another_thread_writes_to_the_log_only(bar):
    thread = threading.Thread(target=Worker().breaks)
    thread.start()
    thread.join()
    assert bar.items() == []
