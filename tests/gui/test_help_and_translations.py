# SPDX-License-Identifier: GPL-2.0-or-later
"""The help pages and the translations: all there, of themselves, in the zip, and what they promise."""

import ast
import importlib.util
import re
import shutil
import sys
from html.parser import HTMLParser
from pathlib import Path
from string import Formatter

import pytest
from qgis.core import Qgis, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, Qt, QUrl
from qgis.PyQt.QtTest import QTest

from bohsetbacks_plugin.gui import help as help_module
from bohsetbacks_plugin.gui.help import PAGES, HelpButton, open_help
from bohsetbacks_plugin.gui.messages import set_bar
from bohsetbacks_plugin.gui.rules_tab import RulesTab
from bohsetbacks_plugin.gui.settings import close_settings
from bohsetbacks_plugin.gui.translation import install_translator, remove_translator, tr
from bohsetbacks_plugin.paths import resource

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("es", "pt")


def script(name):
    """A script of .ci, which is no package."""
    spec = importlib.util.spec_from_file_location(f"ci_{name}", ROOT / ".ci" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[f"ci_{name}"] = module  # a dataclass looks for its module there
    spec.loader.exec_module(module)
    return module


translations = script("make_translations")


class Page(HTMLParser):
    """What a page refers to, and its words."""

    def __init__(self, text):
        super().__init__()
        self.links, self.open, self.words = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.links += [value for name, value in attrs if name in ("href", "src", "action", "data", "srcset")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


def page_text(name):
    return resource("help", f"{name}.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_whole_and_needs_no_network(name):
    text = page_text(name)
    page = Page(text)
    assert page.open == []
    assert {f"{other}.html" for other in PAGES} == set(page.links)
    for word in ("http", "//", "url(", "<script", "@import"):
        assert word not in text


@pytest.mark.parametrize("name", PAGES)
def test_a_page_promises_nothing(name):
    words = " ".join(Page(page_text(name)).words).lower()
    assert "approved" not in words
    assert "is a screening and drafting aid" in words
    assert len(words.split()) < 800


def test_the_results_page_explains_every_outcome():
    from bohsetbacks_plugin.engine.vocabulary import OUTCOMES

    text = page_text("results")
    words = {"intrudes": "Intrudes", "too_close_to_call": "Too close to call", "not_checked": "Not checked",
             "refer": "For a person to decide", "meets": "Meets", "not_applicable": "Not applicable"}
    assert set(words) == set(OUTCOMES)
    for outcome in words.values():
        assert f"<td>{outcome}</td>" in text


def named_pages():
    """Every page that the code asks for: HelpButton(X) and open_help(X), X one of our names or a literal."""
    for path in sorted((ROOT / "bohsetbacks_plugin").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node.func, "id", getattr(node.func, "attr", "")) if isinstance(node, ast.Call) else ""
            if name not in ("HelpButton", "open_help") or not node.args:
                continue
            asked = node.args[0]
            if isinstance(asked, ast.Constant):
                yield path.name, asked.value
            elif isinstance(asked, (ast.Name, ast.Attribute)):
                constant = getattr(asked, "id", getattr(asked, "attr", ""))
                if constant.isupper():
                    yield path.name, getattr(help_module, constant)


def test_every_page_that_the_code_names_is_there():
    asked = list(named_pages())
    assert ("rules_tab.py", "rules") in asked
    for file, page in asked:
        assert page in PAGES, file
        assert resource("help", f"{page}.html").is_file(), file


def test_the_button_opens_its_page(qgis_app):
    opened = []
    button = HelpButton("results", opener=lambda url: opened.append(url) or True)
    assert button.text() == "?"
    assert button.accessibleName() == "Help for this tab"
    button.show()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert opened == [QUrl.fromLocalFile(str(resource("help", "results.html")))]


def test_a_page_that_does_not_open_is_named(qgis_iface):
    qgis_iface.messageBar().clear_messages()
    set_bar(qgis_iface.messageBar())
    open_help("check", opener=lambda url: False)
    open_help("no such page", opener=lambda url: True)
    set_bar(None)
    told = qgis_iface.messageBar().get_messages(Qgis.MessageLevel.Warning)
    assert [message.rsplit("/", 1)[1] for message in told] == ["check.html", "no such page.html"]


# --- translations


@pytest.fixture(autouse=True)
def fresh_settings(qgis_app):
    close_settings()
    QgsSettings().remove("plugins/BohSetbacks")
    yield
    close_settings()


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


def finished(language):
    path = ROOT / "resources" / "i18n" / f"bohsetbacks_{language}.ts"
    wanted = translations.collect()
    return {key: one.text for key, one in translations.read(path).items() if one.text and key in wanted}


def fields(text):
    return sorted(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def test_enough_is_translated(language):
    assert len(finished(language)) >= 60


def test_the_placeholders_are_those_of_the_source(language):
    for (_, source), text in finished(language).items():
        assert fields(text) == fields(source), source


def test_mnemonics_and_ends_are_kept(language):
    """A button that has a key keeps one, and only one; a colon, an ellipsis or a full stop stays."""
    for (_, source), text in finished(language).items():
        assert text.count("&") == source.count("&"), source
        for end in (":", "…", "...", ".", "?"):
            assert text.endswith(end) == source.endswith(end), source
        assert text.startswith(" ") == source.startswith(" "), source


def test_every_string_of_the_source_is_in_the_files(language):
    """`python .ci/make_translations.py` puts them there."""
    path = ROOT / "resources" / "i18n" / f"bohsetbacks_{language}.ts"
    assert set(translations.collect()) <= set(translations.read(path))


def test_the_compiled_file_says_what_the_translators_wrote(qgis_app, language):
    translator = install_translator(language)
    try:
        for (context, source), text in finished(language).items():
            assert QCoreApplication.translate(context, source) == text
    finally:
        remove_translator(translator)


@pytest.mark.parametrize(("locale", "repair", "section"), [("es_MX", "Reparación", "Sección"), ("pt-BR", "Reparo", "Seção")])
def test_a_visible_word_changes_and_changes_back(qgis_app, locale, repair, section):
    translator = install_translator(locale)
    assert translator is not None
    tab = RulesTab()
    assert tab.project_box.itemText(2) == repair
    assert tab.browser.filter.headerData(1, Qt.Orientation.Horizontal) == section
    remove_translator(translator)
    assert tr("Repair") == "Repair"
    assert RulesTab().project_box.itemText(2) == "Repair"


@pytest.mark.parametrize("locale", ["en_US", "xx", "", "C", "../es"])
def test_a_language_that_is_not_there_is_no_mistake(qgis_app, locale):
    translator = install_translator(locale)
    assert translator is None
    remove_translator(translator)


def test_the_zip_holds_the_help_and_the_compiled_translations(tmp_path):
    package = script("package")
    shutil.copytree(ROOT / "resources" / "help", tmp_path / "help", ignore=package.LEFT_OUT_OF_RESOURCES)
    shutil.copytree(ROOT / "resources" / "i18n", tmp_path / "i18n", ignore=package.LEFT_OUT_OF_RESOURCES)
    assert {path.stem for path in (tmp_path / "help").iterdir()} == set(PAGES)
    assert {path.name for path in (tmp_path / "i18n").glob("*.qm")} == {f"bohsetbacks_{one}.qm" for one in LANGUAGES}


def test_the_script_keeps_what_was_translated_and_what_may_come_back(tmp_path):
    path = tmp_path / "x.ts"
    key, gone, new = ("BohSetbacksGui", "Lot <&1> \"a\""), ("BohSetbacksGui", "Gone"), ("BohSetbacksPlugin", "New")
    one = translations.Translation
    translations.write(path, "es", {key: [], new: []}, {key: one("Lote <&1> \"a\"", False), gone: one("Ido", False)})
    assert translations.read(path) == {key: one("Lote <&1> \"a\"", False), gone: one("Ido", False), new: one("", True)}
    assert re.search(r'<source>Gone</source>\s*<translation type="vanished">Ido', path.read_text(encoding="utf-8"))
    translations.write(path, "es", {key: [], gone: []}, translations.read(path))
    assert re.search(r"<source>Gone</source>\s*<translation>Ido", path.read_text(encoding="utf-8"))


def test_a_string_that_is_put_together_is_refused(tmp_path):
    path = tmp_path / "panel.py"
    path.write_text("one = tr('a' 'b')\ntwo = tr(f'{one} lots')\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="line 2"):
        translations.strings(path)
