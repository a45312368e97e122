"""What others change appears by itself, and nothing jumps."""
from selenium.webdriver.common.keys import Keys

from stand_in import StandIn


def card(name, more=""):
    return f"BEGIN:VCARD\nVERSION:4.0\nFN:{name}\n{more}END:VCARD\n"


def test_another_program_adds_a_contact_and_it_appears(page, book):
    page.open(book.address)
    page.run("window.stays = true")
    book.run("import", "-", input=card("Aaron Aardvark"))
    page.wait_for(lambda: "Aaron Aardvark" in page.names(), "the new contact")
    assert page.run("return window.stays")


def test_what_is_looked_at_stays_where_it_is(page, book):
    page.open(book.address)
    page.focus_list()
    page.press("o", Keys.ARROW_DOWN)
    page.run("document.getElementById('list').scrollBy(0, 13)")
    page.frame()
    place, active = page.first_row(), page.active_row()
    for number in range(3):
        book.run("import", "-", input=card(f"Abel Adams {number}"))
    page.wait_for(lambda: page.fetch("/api/v1/book")["count"] == int(page.attribute(".row", "aria-setsize")), "the list")
    assert page.first_row() == place
    assert page.active_row() == active


def test_an_added_letter_is_no_longer_dimmed(page, book):
    page.open(book.address)
    dimmed = lambda: [slot["text"] for slot in page.slots() if "empty" in slot["classes"]]
    assert "X" in dimmed()
    book.run("import", "-", input=card("Xaver Xylander"))
    page.wait_for(lambda: "X" not in dimmed(), "the letter")


def test_results_follow_changes(page, book):
    page.open(book.address)
    page.press("/", *"zaphod")
    page.wait_for(lambda: page.said().startswith("No results"), "the message")
    book.run("import", "-", input=card("Zaphod Zander"))
    page.wait_for(lambda: page.names(".results") == ["Zaphod Zander"], "the result")


def test_a_server_that_is_gone_is_missed_and_found_again(page):
    with StandIn(100) as made:
        page.open(made.address)
        made.stop()
        page.wait_for(lambda: page.text(".toast") and "No connection" in page.text(".toast"), "the message")
        made.start()
        page.wait_for(lambda: not page.all(".toast"), "the message to go")
        made.change()
        page.wait_for(lambda: ("/api/v1/sections", {}) in made.asked[-6:], "the list to be read anew")
        page.driver.get("about:blank")
    # Chromium itself writes the lost connection into the console.
    page.chromium.errors()
