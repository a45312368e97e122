"""Dark and light, narrow and wide, left and right; and axe-core's rules in each."""
import pytest

from conftest import sample_files, served
from contrast import ratio


def all_well(page):
    assert page.axe() == []


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width, height", [(390, 844), (820, 1180), (1440, 900)])
def test_axe_finds_nothing(page, library, width, height, dark):
    page.chromium.size(width, height, touch=width < 500)
    page.chromium.looks(dark=dark)
    page.open(library.address)
    all_well(page)
    page.press("/", *"holl")
    page.wait_for(lambda: page.all(".results .row"), "results")
    all_well(page)


@pytest.mark.parametrize("dark", [False, True])
def test_monograms_and_texts_have_contrast(page, library, dark):
    page.chromium.looks(dark=dark)
    page.open(library.address)
    for number in range(12):
        page.run("document.querySelector('.list .avatar').className = arguments[0]", f"avatar tint-{number}")
        assert ratio(*page.colors(".list .avatar")) >= 4.5, number
    ground = page.colors("body")[1]
    assert (sum(ground) < 200) == dark
    for selector in [".list .row-name", ".list .row-detail", ".section-header", ".slot:not(.current, .empty)", ".slot.empty"]:
        assert ratio(page.colors(selector)[0], ground) >= 4.5, selector


@pytest.mark.parametrize("width", [320, 390, 820, 1440, 3840])
def test_nothing_is_wider_than_the_screen(page, library, width):
    page.chromium.size(width, 2160 if width > 2000 else 800)
    page.open(library.address)
    assert page.run("return document.documentElement.scrollWidth") == width
    for place in ["#/", "#/new", "#/contact/1"]:
        page.driver.get(library.address + place)
        page.wait_for(lambda: page.text(".detail-pane") or width < 700, place)
        for pane in ["list", "detail-pane"]:
            over = page.run("const pane = document.getElementById(arguments[0]); return pane.scrollWidth - pane.clientWidth", pane)
            assert over == 0, (place, pane)


def test_on_a_phone_the_contact_covers_the_list(page, library):
    page.chromium.size(390, 844, touch=True)
    page.open(library.address)
    page.all(".list .row")[2].click()
    page.wait_for(lambda: page.run("return document.getElementById('list-pane').inert"), "the contact")
    box = page.run("const box = document.getElementById('detail-pane').getBoundingClientRect(); return [box.left, box.width]")
    assert box == [0, 390]
    page.driver.back()
    page.wait_for(lambda: not page.run("return document.getElementById('list-pane').inert"), "the list")
    all_well(page)


def test_in_arabic_the_page_is_mirrored(page, tmp_path):
    with served(tmp_path, *sample_files(), locale="ar") as book:
        page.chromium.language("ar")
        page.open(book.address)
        assert page.run("return [document.documentElement.dir, document.documentElement.lang]") == ["rtl", "ar"]
        strip = page.run("const box = document.querySelector('.strip').getBoundingClientRect(); return box.right")
        rows = page.run("const box = document.querySelector('.list .row').getBoundingClientRect(); return box.left")
        assert strip <= rows
        assert "ا" in [slot["text"] for slot in page.slots()]
        all_well(page)
        slot = next(slot for slot in page.slots() if slot["text"] == "G")
        page.hold(slot["x"], slot["y"])
        assert page.header_at_top() == "G"
        bubble = page.run("const box = document.querySelector('.bubble').getBoundingClientRect(); return box.left")
        assert bubble >= strip
        page.release()


def test_names_are_in_the_list_language(page, tmp_path):
    with served(tmp_path, *sample_files(), locale="ja") as book:
        page.open(book.address)
        assert page.attribute("#list", "lang") == "ja"
        assert page.attribute(".strip", "lang") == "ja"


def test_the_language_that_was_chosen_is_kept(page, library):
    page.open(library.address)
    assert "Å" not in [slot["text"] for slot in page.slots()]
    page.run("localStorage.setItem('thumbindex.view', JSON.stringify({locale: 'sv'}))")
    page.driver.refresh()
    page.wait_for(lambda: "Å" in [slot["text"] for slot in page.slots()], "the Swedish letters")
    assert page.attribute("#list", "lang") == "sv"


def test_a_language_that_cannot_be_gives_way_to_the_book_s(page, library):
    page.open(library.address)
    page.run("localStorage.setItem('thumbindex.view', JSON.stringify({locale: '!!'}))")
    page.driver.refresh()
    page.wait_for(lambda: page.header_at_top() == "A", "the list")
    assert page.attribute("#list", "lang") == "en"
    # Chromium itself writes the refused request into the console.
    page.chromium.errors()


def test_a_contact_that_is_opened_by_its_address_is_in_view(page, library):
    page.open(library.address)
    last = page.fetch("/api/v1/contacts?position=40&count=1")["rows"][0]
    assert last["name"] not in page.names()
    page.driver.get("about:blank")
    page.open(library.address, f"#/contact/{last['id']}")
    page.wait_for(lambda: last["name"] in page.names(), last["name"])


def test_without_motion_nothing_moves(page, library):
    page.open(library.address)
    assert page.run("return getComputedStyle(document.querySelector('.bubble')).transitionDuration") == "0s"
