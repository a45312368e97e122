"""One contact: its fields, its links, its buttons, and what others change of it."""
import pytest
from selenium.webdriver.common.keys import Keys

from detail import Detail
from people import KATHARINA, LONG, PRIYA

NAME = "Dr. Katharina Anna Brückner"


@pytest.fixture
def detail(book, page):
    book.run("import", "-", input=KATHARINA + LONG + PRIYA)
    page.open(book.address)
    return Detail(page, book)


def test_fields_are_grouped_and_labelled_in_words(detail):
    detail.open(NAME)
    assert detail.card("Phone") == [
        ["Mobile · preferred", "+49 30 5550140", "tel:+49305550140"],
        ["Work fax", "+49 30 5550141", "tel:+49305550141"],
        ["Boat shed", "+49 30 5550142", "tel:+49305550142"],
    ]
    assert detail.card("E-mail") == [["Work", "k.brueckner@example.org", "mailto:k.brueckner@example.org"]]
    assert detail.card("Dates") == [["Birthday", "March 14, 1979", None], ["Anniversary", "June 21", None]]
    assert detail.card("Messaging") == [["Account", "xmpp:kathi@chat.example.org", None]]
    assert detail.page.text(".note") == "Vormittags anrufen.\nHat den Schlüssel."
    assert detail.page.text(".contact-name b") == "Brückner"
    assert "Leiterin · Sedimente · Institut für Gewässer" in detail.page.text(".contact-head")


def test_only_links_to_the_web_are_links(detail):
    detail.open(NAME)
    rows = detail.card("Website")
    assert rows[0] == ["Link", "example.org/team/brueckner", "https://www.example.org/team/brueckner/"]
    assert [row[2] for row in rows[1:]] == [None, None]
    assert rows[1][1] == "javascript:document.title='attacked'"
    links = detail.page.run(
        "return [...document.querySelectorAll('#detail-pane a')].map((link) => [link.protocol, link.rel])")
    assert {protocol for protocol, _ in links} <= {"tel:", "mailto:", "https:", "http:"}
    assert all("noreferrer" in rel for protocol, rel in links if protocol.startswith("http"))


def test_the_map_is_a_link_and_nothing_is_loaded_from_it(detail):
    detail.open(NAME)
    assert detail.page.find(".map-link").get_attribute("href") == (
        "https://www.openstreetmap.org/search?query="
        "Uferstra%C3%9Fe%20112%2C%2010115%2C%20Musterstadt%2C%20Deutschland")
    loaded = detail.page.run("return performance.getEntriesByType('resource').map((each) => new URL(each.name).host)")
    assert all(host.startswith("127.0.0.1") for host in loaded)


def test_the_code_is_shown_and_the_focus_comes_back(detail):
    detail.open(NAME)
    detail.page.run("document.querySelector('button.quick-action').focus()")
    detail.page.press(Keys.ENTER)
    detail.page.wait_for(lambda: detail.page.all("dialog[open] .code"), "the code")
    assert detail.page.attribute(".code", "aria-label") == f"QR code of {NAME}"
    assert detail.page.axe() == []
    detail.page.press(Keys.ESCAPE)
    detail.page.wait_for(lambda: not detail.page.all("dialog"), "the end of the dialog")
    assert detail.page.focused() == "quick-action"
    assert detail.page.text(".contact-name") == NAME


def test_a_contact_with_too_much_in_it_has_no_code(detail):
    detail.open("Long Winded")
    detail.page.find("button.quick-action").click()
    detail.page.wait_for(lambda: detail.page.all("dialog[open]"), "the dialog")
    assert "too much" in detail.page.text("dialog")
    assert not detail.page.all("dialog .code")


def test_the_star_makes_it_a_favourite_and_back(detail):
    number = detail.open(NAME)
    star = ".star[aria-pressed]"
    assert detail.page.attribute(star, "aria-pressed") == "false"
    detail.page.find(star).click()
    detail.page.wait_for(lambda: detail.kept(number)["favorite"], "the favourite")
    detail.page.wait_for(lambda: detail.page.attribute(star, "aria-pressed") == "true", "the star")
    assert detail.page.attribute(star, "aria-label") == "Remove from favourites"
    detail.page.find(star).click()
    detail.page.wait_for(lambda: not detail.kept(number)["favorite"], "its end")
    # Nothing else has changed.
    assert [phone["value"] for phone in detail.kept(number)["phones"]][2] == "+49 30 5550142"
    assert detail.kept(number)["phones"][2]["label"] == "Boat shed"


def test_a_group_shows_its_contacts(detail):
    detail.open(NAME)
    detail.press_button("Show Segelverein")
    detail.page.wait_for(lambda: detail.page.names() == [NAME], "the group")
    pressed = detail.page.run("return document.querySelector('.groups-bar [aria-pressed=true]').textContent")
    assert pressed.startswith("Segelverein")
    detail.press_button("All contacts", ".groups-bar")
    detail.page.wait_for(lambda: len(detail.page.names()) > 5, "all")


def test_removing_offers_to_undo(detail):
    number = detail.open(NAME)
    detail.choose_from_menu(".detail-bar [aria-haspopup]", "Remove")
    detail.page.wait_for(lambda: detail.toast() == f"{NAME} removed", "the message")
    assert detail.page.run("return document.querySelector('.toast').closest('[role=status], [aria-live]') !== null")
    detail.press_button("Undo", ".toast")
    detail.page.wait_for(lambda: detail.toast() == "Undone", "the undoing")
    assert detail.kept(number)["name"] == NAME


def test_what_others_change_appears(detail):
    number = detail.open(NAME)
    detail.book.run("edit", str(number), "title=Direktorin")
    detail.page.wait_for(lambda: "Direktorin" in detail.page.text(".contact-head"), "the change")
    detail.book.run("remove", str(number))
    detail.page.wait_for(lambda: "has been removed" in detail.page.text("#detail-pane"), "the removal")
    errors = detail.page.chromium.errors()
    assert all("a status of 404 " in error for error in errors), errors


def test_a_photo_is_shown(detail):
    detail.open("Priya Raman")
    detail.page.wait_for(
        lambda: detail.page.run("return document.querySelector('img.large-photo')?.naturalWidth === 64"), "the photo")
    assert detail.page.attribute("img.large-photo", "alt") == "Photo of Priya Raman"


def test_the_menu_works_by_keys(detail):
    detail.open(NAME)
    detail.page.run("document.querySelector('.detail-bar [aria-haspopup]').focus()")
    detail.page.press(Keys.ARROW_DOWN)
    item = "return document.activeElement.textContent"
    assert detail.page.run(item) == "Export vCard"
    detail.page.press(Keys.ARROW_DOWN)
    assert detail.page.run(item) == "QR code"
    detail.page.press(Keys.END)
    assert detail.page.run(item) == "Remove"
    detail.page.press("e")
    assert detail.page.run(item) == "Export vCard"
    detail.page.press(Keys.ESCAPE)
    assert not detail.page.all(".menu")
    assert detail.page.attribute(".detail-bar [aria-haspopup]", "aria-expanded") == "false"
    assert detail.page.run("return document.activeElement.getAttribute('aria-haspopup')") == "menu"
    assert detail.page.text(".contact-name") == NAME


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width, height", [(320, 700), (390, 844), (820, 1180), (1440, 900)])
def test_axe_finds_nothing_and_nothing_is_too_wide(detail, width, height, dark):
    detail.page.chromium.size(width, height, touch=width < 500)
    detail.page.chromium.looks(dark=dark)
    detail.open(NAME)
    assert detail.page.axe() == []
    assert detail.page.run("return document.documentElement.scrollWidth") == width
    pane = detail.page.run(
        "const pane = document.getElementById('detail-pane'); return pane.scrollWidth - pane.clientWidth")
    assert pane == 0


def test_the_telephone_list_on_paper_has_letters_names_and_numbers(detail):
    detail.page.run("window.print = () => { window.printed = document.querySelector('.paper').cloneNode(true) }")
    detail.choose_from_menu(".list-actions [aria-haspopup]", "Print")
    detail.page.wait_for(lambda: detail.page.run("return !!window.printed"), "the paper")
    letters = detail.page.run("return [...window.printed.querySelectorAll('h2')].map((each) => each.textContent)")
    assert letters[:3] == ["A", "B", "D"] and letters[-1] == "#"
    rows = detail.page.run(
        "return [...window.printed.querySelectorAll('.paper-row')].map((row) => "
        "[row.querySelector('.paper-name').textContent, row.querySelector('.paper-detail').textContent])")
    assert ["Priya Raman", "+1 555 0177"] in rows
    assert len(rows) == detail.page.fetch("/api/v1/book")["count"]
    detail.page.run("dispatchEvent(new Event('afterprint'))")
    assert not detail.page.all(".paper")


def test_the_focus_goes_back_to_the_list(detail):
    page = detail.page
    page.chromium.size(390, 844, touch=True)
    detail.open(NAME)
    page.find(".back-button").click()
    page.wait_for(lambda: page.focused() == "list", "the list")
    page.run("location.hash = '#/settings'")
    page.wait_for(lambda: page.all(".settings-card"), "the settings")
    page.find(".back-button").click()
    page.wait_for(lambda: page.focused() == "list", "the list again")


def test_the_contact_on_paper_has_no_buttons(detail):
    detail.open(NAME)
    detail.page.chromium.command("Emulation.setEmulatedMedia", media="print")
    seen = "return [...document.querySelectorAll('button:not(.chip), .quick-action, .map-link')].filter((each) => each.checkVisibility()).length"
    assert detail.page.run(seen) == 0
    assert detail.page.run("return document.querySelector('.contact-name').checkVisibility()")
    assert not detail.page.run("return document.querySelector('.list-pane').checkVisibility()")
    detail.page.chromium.command("Emulation.setEmulatedMedia", media="")
