"""The languages of the page: its table of texts, every language shown, and the language that contacts are sorted by."""
import json
import re

import pytest

from conftest import TOP, served, sample_files
from detail import Detail, answers
from people import KATHARINA

PAGE = TOP / "Page"
MESSAGES = json.loads((PAGE / "language/messages.json").read_text(encoding="utf-8"))
LANGUAGES = list(MESSAGES["language.name"])
RIGHT_TO_LEFT = {"ar"}
NAME = "Dr. Katharina Anna Brückner"


def texts(cell):
    return list(cell.values()) if isinstance(cell, dict) else [cell]


def holes(text):
    return set(re.findall(r"\{(\w+)\}", text))


def sources():
    return {path: path.read_text(encoding="utf-8") for path in PAGE.rglob("*.js")}


def test_every_text_is_there_in_every_language():
    for key, row in MESSAGES.items():
        assert list(row) == LANGUAGES, key
        for tag, cell in row.items():
            assert all(text.strip() for text in texts(cell)), (key, tag)
            if isinstance(cell, dict):
                assert "other" in cell, (key, tag)


def test_texts_of_one_key_have_the_same_holes():
    for key, row in MESSAGES.items():
        wanted = set().union(*(holes(text) for text in texts(row["en"])))
        for tag, cell in row.items():
            for text in texts(cell):
                # “no contacts” and “two contacts” need no number.
                assert holes(text) == wanted or isinstance(cell, dict) and holes(text) <= wanted, (key, tag)
            assert set().union(*(holes(text) for text in texts(cell))) == wanted, (key, tag)


def test_every_key_in_the_code_is_in_the_table():
    for path, source in sources().items():
        for key in re.findall(r"\bt\('([^']+)'", source):
            assert key in MESSAGES, f"{path.name}: {key}"
        for first, second in re.findall(r"\bt\([^()]*\? '([^']+)' : '([^']+)'\)", source):
            assert first in MESSAGES and second in MESSAGES, f"{path.name}: {first}, {second}"
        # Keys that are made of a part each, such as `type.${type}`.
        for start in re.findall(r"\bt\(`([^`$]+)\$", source):
            assert any(key.startswith(start) for key in MESSAGES), f"{path.name}: {start}"


def test_every_text_in_the_table_is_used():
    code = "\n".join(sources().values())
    starts = set(re.findall(r"`([a-z]+\.(?:[a-z]+\.)?)\$", code))
    for key in MESSAGES:
        assert f"'{key}'" in code or any(key.startswith(start) for start in starts), key


def test_plurals_have_the_forms_of_their_language():
    forms = {"en": {"one", "other"}, "de": {"one", "other"}, "ar": {"zero", "one", "two", "few", "many", "other"}}
    for key, row in MESSAGES.items():
        for tag, cell in row.items():
            if isinstance(cell, dict):
                assert set(cell) >= forms.get(tag, {"other"}), (key, tag)


@pytest.fixture(scope="module")
def people(tmp_path_factory):
    with served(tmp_path_factory.mktemp("people"), *sample_files()) as book:
        book.run("import", "-", input=KATHARINA)
        yield book


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_page_speaks_the_browser_s_language(page, people, tag):
    page.chromium.language(tag)
    detail = Detail(page, people)
    detail.open(NAME)
    assert page.run("return [document.documentElement.lang, document.documentElement.dir]") == [
        tag, "rtl" if tag in RIGHT_TO_LEFT else "ltr"]
    assert page.text(".card-title") == MESSAGES["section.phones"][tag]
    assert detail.card(MESSAGES["section.phones"][tag])[1][0] == MESSAGES["type.workfax"][tag]
    # No key stands for a text that is missing.
    seen = page.run("return document.body.innerText + [...document.querySelectorAll('[aria-label], [placeholder]')]"
                    ".map((each) => each.ariaLabel + each.placeholder).join()")
    assert not [key for key in MESSAGES if "." in key and re.search(rf"\b{re.escape(key)}\b", seen)]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_nothing_is_too_wide_in_any_language(page, people, tag):
    page.chromium.language(tag)
    page.chromium.size(320, 700, touch=True)
    detail = Detail(page, people)
    for show in (lambda: detail.open(NAME), lambda: detail.edit(NAME), lambda: go(page, "settings"), lambda: go(page, "import")):
        show()
        assert page.run("return document.documentElement.scrollWidth") == 320
        wide = page.run(
            "const pane = document.getElementById('detail-pane')\n"
            "return pane.scrollWidth > pane.clientWidth ? [...pane.querySelectorAll('*')]"
            ".filter((each) => each.getBoundingClientRect().right > 321 || each.getBoundingClientRect().left < -1)"
            ".map((each) => each.className) : []")
        assert wide == []


def go(page, place):
    page.run("location.hash = arguments[0]", f"#/{place}")
    page.wait_for(lambda: page.all(".other-pane"), place)


def select(page, name, value):
    page.wait_for(lambda: page.all(f"#{name}"), name)
    page.run(
        "const select = document.getElementById(arguments[0])\n"
        "select.value = arguments[1]\nselect.dispatchEvent(new Event('change', { bubbles: true }))", name, value)


def test_the_language_is_switched_and_remembered(page, people):
    page.open(people.address)
    go(page, "settings")
    assert page.axe() == []
    select(page, "setting-language", "ar")
    page.wait_for(lambda: page.run("return document.documentElement.dir") == "rtl", "Arabic")
    page.wait_for(lambda: page.text(".other-pane h1") == MESSAGES["settings.title"]["ar"], "the settings")
    page.wait_for(lambda: page.focused() == "setting-language", "the focus")
    assert page.axe() == []
    page.open(people.address)
    assert page.run("return document.documentElement.lang") == "ar"
    go(page, "settings")
    select(page, "setting-language", "")
    page.wait_for(lambda: page.run("return document.documentElement.lang") == "en", "English")


@pytest.mark.parametrize("theme, dark", [("dark", True), ("light", False)])
def test_the_theme_overrules_the_system_and_is_remembered(page, people, theme, dark):
    page.chromium.looks(dark=not dark)
    page.open(people.address)
    is_dark = lambda: sum(page.colors("body")[1]) < 200
    assert is_dark() != dark
    go(page, "settings")
    select(page, "setting-theme", theme)
    assert is_dark() == dark
    assert page.axe() == []
    page.open(people.address)
    assert is_dark() == dark
    go(page, "settings")
    select(page, "setting-theme", "auto")
    assert is_dark() != dark


def titles(page):
    return [each["title"] for each in page.fetch("/api/v1/sections?locale=sv&ordering=shown")["sections"]]


def test_the_sections_follow_the_sort_language(book, page):
    page.open(book.address)
    assert "Å" not in [slot["text"] for slot in page.slots()]
    go(page, "settings")
    select(page, "setting-sort-language", "sv")
    page.wait_for(lambda: "Å" in [slot["text"] for slot in page.slots()], "the Swedish letters")
    assert "Ö" in titles(page)
    # It is remembered.
    page.open(book.address)
    page.wait_for(lambda: "Å" in [slot["text"] for slot in page.slots()], "the Swedish letters")


def test_any_language_can_be_named_by_its_tag(book, page):
    page.open(book.address)
    go(page, "settings")
    select(page, "setting-sort-language", "#other")
    field = page.find("#setting-tag")
    assert page.focused() == "setting-tag"
    with answers(page, 400):
        field.send_keys("not a tag\ue007")
        page.wait_for(lambda: page.text(".setting-status"), "the message")
        assert "“not a tag” is not a language" in page.text(".setting-status")
    page.wait_for(lambda: field.is_enabled(), "the field")
    field.clear()
    field.send_keys("hu\ue007")
    page.wait_for(lambda: page.attribute("#list", "lang") == "hu", "the Hungarian list")
    assert page.run("return document.getElementById('setting-sort-language').value") == "hu"


def test_an_order_that_takes_long_shows_how_far_it_is(book, page):
    page.open(book.address)
    page.run("""
      const real = window.fetch
      window.done = 10
      window.fetch = (address, options) => options?.method !== 'PUT' || window.done > 100 ? real(address, options)
        : Promise.resolve(new Response(JSON.stringify({ state: 'making', done: window.done, total: 100 }), { status: 202 }))""")
    go(page, "settings")
    select(page, "setting-sort-language", "de")
    bar = lambda: page.run("return document.querySelector('.setting-status progress')?.value ?? 0")
    page.wait_for(lambda: bar() == 0.1, "the bar")
    assert page.run("return document.getElementById('setting-sort-language').disabled")
    page.run("window.done = 60")
    page.wait_for(lambda: bar() == 0.6, "the bar to move")
    page.run("window.done = 101")
    page.wait_for(lambda: page.attribute("#list", "lang") == "de", "the order")
    assert not page.all(".setting-status progress")
    assert not page.run("return document.getElementById('setting-sort-language').disabled")


def test_a_name_cannot_turn_the_text_around_it(book, page):
    name = "Reversed \u202eemaN"
    book.run("import", "-", input=f"BEGIN:VCARD\nVERSION:4.0\nFN:{name}\nEND:VCARD\n")
    page.open(book.address)
    detail = Detail(page, book)
    detail.open(name)
    detail.choose_from_menu(".detail-bar [aria-haspopup]", "Remove")
    page.wait_for(lambda: detail.toast() == f"\u2068{name}\u2069 removed", "the message")


def test_names_are_ordered_by_family_name_if_that_is_wanted(book, page):
    page.open(book.address)
    go(page, "settings")
    select(page, "setting-order", "family")
    wanted = lambda: page.run("return JSON.parse(localStorage.getItem('thumbindex.view') ?? '{}').ordering") == "family"
    page.wait_for(wanted, "the order")
    page.wait_for(lambda: "Grace Holloway" in page.names(), "the list")
    rows = page.fetch("/api/v1/contacts?ordering=family&count=100")["rows"]
    names = [row["name"] for row in rows]
    assert names.index("Grace Holloway") < names.index("Änne Öhlenschläger")
