"""Finding as one types."""
import time

from selenium.webdriver.common.keys import Keys

from stand_in import StandIn


def type_query(page, text):
    page.press("/")
    assert page.focused() == "search"
    page.press(*text)


def results(page, count_is=lambda count: count > 0):
    page.wait_for(lambda: count_is(len(page.all(".results .row"))), "results")
    return page.names(".results")


def test_initials_find_a_chinese_name(page, book):
    book.run("import", "-", input="BEGIN:VCARD\nVERSION:4.0\nFN:张三\nN:张;三;;;\nEND:VCARD\n")
    page.open(book.address)
    type_query(page, "zs")
    assert "张三" in results(page)
    assert "张三" in page.run("return [...document.querySelectorAll('.results mark')].map((mark) => mark.textContent).join('')")


def test_what_matched_is_marked(page, library):
    page.open(library.address)
    type_query(page, "hollow")
    names = results(page)
    assert {"Grace Holloway", "Oliver Holloway"} <= set(names)
    assert page.text(".results mark") == "Hollow"


def test_digits_are_marked_in_the_number(page, library):
    page.open(library.address)
    type_query(page, "5550120")
    results(page)
    assert page.text(".results mark") == "555-0120"


def test_no_results_says_so(page, library):
    page.open(library.address)
    type_query(page, "qqxyz")
    page.wait_for(lambda: page.said() == "No results for “qqxyz”", "the message")
    assert "qqxyz" in page.text(".results-message")
    page.press(Keys.ESCAPE)
    assert page.find("#search").get_attribute("value") == ""
    assert page.run("return document.querySelector('.results-panel').hidden")


def test_results_are_reached_with_arrows_and_opened_with_enter(page, library):
    page.open(library.address)
    type_query(page, "holloway")
    results(page, lambda count: count == 2)
    combobox = page.find("#search")
    assert combobox.get_attribute("role") == "combobox"
    assert combobox.get_attribute("aria-expanded") == "true"
    first = combobox.get_attribute("aria-activedescendant")
    page.press(Keys.ARROW_DOWN)
    second = combobox.get_attribute("aria-activedescendant")
    assert first != second
    name = page.text(f"#{second} .row-name")
    page.press(Keys.ENTER)
    page.wait_for(lambda: name in (page.text(".detail-pane") or ""), "the contact")


def test_an_answer_that_was_overtaken_is_not_shown(page):
    with StandIn(1_000) as made:
        page.open(made.address)

        def slow(path, parameters):
            if parameters.get("q") == "A":
                time.sleep(0.6)

        made.before = slow
        type_query(page, "A")
        page.wait_for(lambda: any(asked[1].get("q") == "A" for asked in made.asked), "the first query")
        page.press("d", "a", " ", "A", "o", "r", "t", " ", "1", "2")
        page.wait_for(lambda: any(asked[1].get("q") == "Ada Aort 12" for asked in made.asked), "the last query")
        found = results(page)
        time.sleep(0.8)
        assert page.names(".results") == found
        assert all(name.startswith("Ada Aort 12") for name in found)


def test_esc_returns_to_the_list_as_it_was(page, library):
    page.open(library.address)
    page.focus_list()
    page.press("o")
    place = page.first_row()
    type_query(page, "grace")
    results(page)
    page.press(Keys.ESCAPE, Keys.ESCAPE)
    assert page.focused() == "list"
    assert page.first_row() == place
