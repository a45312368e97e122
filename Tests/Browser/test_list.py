"""The list: what is seen is in the document, and every place of a million contacts can be reached."""
import pytest
from selenium.webdriver.common.keys import Keys

from stand_in import StandIn

MILLION = 1_000_000


@pytest.fixture(scope="module")
def million():
    with StandIn(MILLION) as made:
        yield made


@pytest.fixture
def opened(page, million):
    page.open(million.address)
    return page


def scroll(page, script):
    page.run(f"const list = document.getElementById('list'); {script}")
    page.frame()


def test_the_first_rows_are_shown_below_their_header(page, library):
    page.open(library.address)
    assert page.header_at_top() == "A"
    assert page.first_row()[1] == 0
    assert len(page.names()) > 10


def test_the_family_name_is_marked(page, library):
    page.open(library.address)
    rows = page.run(
        "return [...document.querySelectorAll('.list .row-name')].map((name) =>"
        " [name.textContent, name.querySelector('b').textContent])")
    assert ["Grace Holloway", "Holloway"] in rows


def test_only_what_is_seen_is_in_the_document(opened):
    assert len(opened.all(".row")) < 60
    for part in [0.1, 0.5, 0.9]:
        scroll(opened, f"list.scrollTop = list.scrollHeight * {part}")
        opened.settle()
        assert len(opened.all(".row")) < 60


def test_rows_say_which_of_how_many_they_are(opened):
    assert opened.attribute(".row", "aria-posinset") == "1"
    assert opened.attribute(".row", "aria-setsize") == str(MILLION)


def test_the_last_contact_is_reached(opened):
    opened.focus_list()
    opened.press(Keys.END)
    opened.settle()
    assert opened.active_row().endswith(f" {MILLION - 1}")
    opened.press(Keys.HOME)
    opened.settle()
    assert opened.first_row() == ["Ada Aort 0", 0]


def test_the_bar_leads_to_the_same_part_of_the_list(opened):
    scroll(opened, "list.scrollTop = (list.scrollHeight - list.clientHeight) / 2")
    opened.settle()
    number = int(opened.first_row()[0].split()[-1])
    assert abs(number - MILLION / 2) < MILLION / 1000


def test_small_moves_move_the_rows_by_as_much(opened):
    scroll(opened, "list.scrollTop = list.scrollHeight / 3")
    opened.settle()
    name = opened.first_row()[0]
    place = (
        "const row = [...document.querySelectorAll('.list .row')]"
        ".find((row) => row.querySelector('.row-name').textContent === arguments[0]);"
        "return row.getBoundingClientRect().top")
    before = opened.run(place, name)
    for _ in range(5):
        scroll(opened, "list.scrollBy(0, 17)")
    assert opened.run(place, name) == before - 85
    # The bar is put where it belongs when scrolling rests; the rows stay.
    opened.driver.execute_async_script("setTimeout(arguments[0], 400)")
    assert opened.run(place, name) == before - 85


def test_small_moves_reach_the_start_and_the_end(opened):
    opened.run("document.getElementById('list').scrollTop = 30000")
    for _ in range(60):
        scroll(opened, "list.scrollBy(0, -600)")
    opened.settle()
    assert opened.first_row() == ["Ada Aort 0", 0]
    scroll(opened, "list.scrollTop = list.scrollHeight - 30000")
    for _ in range(60):
        scroll(opened, "list.scrollBy(0, 600)")
    opened.settle()
    assert opened.header_at_top() == "#"


def test_a_row_that_fails_to_come_is_asked_for_again(page):
    with StandIn(10_000) as made:
        page.open(made.address)
        fails = [503, 503]
        made.before = lambda path, parameters: fails.pop() if fails and parameters.get("position") == "5000" else None
        scroll(page, "list.scrollTop = 5040 * 56")
        assert page.run("return document.querySelectorAll('.row.waiting').length") > 0
        page.settle()
        assert not fails
    # Chromium itself writes the failed answers into the console.
    page.chromium.errors()


def test_a_list_that_cannot_be_loaded_says_so_and_can_be_tried_again(page):
    with StandIn(100) as made:
        made.before = lambda path, parameters: 500 if path.endswith("/sections") else None
        page.driver.get(made.address)
        page.wait_for(lambda: page.all(".list-message button"), "a message")
        made.before = lambda path, parameters: None
        page.find(".list-message button").click()
        page.wait_for(lambda: page.header_at_top() == "A", "the list")
        assert not page.all(".list-message")
    page.chromium.errors()


def test_an_empty_book_says_so(page):
    with StandIn(0) as made:
        made.sections = [dict(each, count=0, offset=0) for each in made.sections]
        page.open(made.address)
        assert page.text(".list-message-title") == "No contacts yet"
        assert page.find(".strip").get_attribute("hidden") is not None
