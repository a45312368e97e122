"""Everything in the list can be done with keys alone."""
import pytest
from selenium.webdriver.common.keys import Keys

from stand_in import StandIn


@pytest.fixture
def opened(page, library):
    page.open(library.address)
    return page


def tab_to(page, name, at_most=15):
    for _ in range(at_most):
        page.press(Keys.TAB)
        if name in page.focused():
            return
    raise AssertionError(f"Tab doesn't lead to {name}")


def test_tab_leads_to_search_list_and_strip(opened):
    for name in ["search", "list", "strip"]:
        tab_to(opened, name)
        outline = opened.run(
            "const at = document.activeElement; const shown = at.closest('.search-field') ?? at;"
            "return getComputedStyle(shown).outlineStyle")
        assert outline != "none", name


def test_a_walk_through_the_list(opened):
    opened.focus_list()
    opened.press(Keys.ARROW_DOWN)
    first = opened.active_row()
    opened.press(Keys.ARROW_DOWN)
    assert opened.active_row() != first
    opened.press(Keys.ARROW_UP)
    assert opened.active_row() == first
    opened.press("g")
    assert opened.header_at_top() == "G"
    assert opened.active_row() == "Grace Holloway"
    opened.press(Keys.ENTER)
    opened.wait_for(lambda: "Grace Holloway" in opened.text(".detail-pane"), "the contact")
    assert opened.run("return document.querySelector('.detail-pane').contains(document.activeElement)")
    opened.press(Keys.ESCAPE)
    assert opened.focused() == "list"
    assert opened.active_row() == "Grace Holloway"
    opened.press(Keys.END)
    last = opened.active_row()
    opened.press(Keys.PAGE_UP)
    assert opened.active_row() != last
    opened.press(Keys.HOME)
    assert opened.active_row() == first


@pytest.mark.parametrize("locale, titles, cases", [
    ("ko", "ㄱㄴㄷㄹㅁABC#", {"ㄴ": "ㄴ", "나": "ㄴ", "ㄲ": "ㄱ", "b": "B", "ж": "#"}),
    ("ja", "あかさたなはABC#", {"あ": "あ", "が": "か", "ガ": "か", "ぱ": "は", "c": "C"}),
    ("ru", "АБВГДЕЖABC#", {"б": "Б", "Ё": "Е", "a": "A", "é": "C"}),
    ("el", "ΑΒΓΔABC#", {"β": "Β", "ά": "Α"}),
    ("sv", "ABCÅÄÖ#", {"å": "Å", "ö": "Ö", "é": "C", "5": "#"}),
])
def test_letters_of_any_script_jump(page, locale, titles, cases):
    with StandIn(20_000, locale=locale, titles=list(titles)) as made:
        page.open(made.address)
        page.focus_list()
        for typed, title in cases.items():
            page.press(typed)
            assert page.header_at_top() == title, typed


def test_the_help_lists_the_keys(opened):
    opened.focus_list()
    opened.press("?")
    assert "Jump to a letter" in opened.text("dialog[open]")
    assert not opened.axe(runOnly=["wcag2a", "wcag2aa"])
    opened.press(Keys.ESCAPE)
    assert not opened.all("dialog")
