"""The strip: every place of it leads to a section, whose header then is at the top of the list."""
import pytest
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from stand_in import LETTERS, StandIn

FULL = [letter for letter in LETTERS if letter not in "QX"]


@pytest.fixture(scope="module")
def million():
    with StandIn(1_000_000) as made:
        yield made


@pytest.fixture
def opened(page, million):
    page.open(million.address)
    return page


def nearest(letter):
    """The letter, or the last one before it that has contacts."""
    return [full for full in FULL if LETTERS.index(full) <= LETTERS.index(letter)][-1]


def test_dragging_to_each_letter_puts_its_header_at_the_top(opened):
    slots = opened.slots()
    assert [slot["text"] for slot in slots] == list(LETTERS)
    opened.hold(slots[0]["x"], slots[0]["y"])
    for slot in slots:
        opened.drag(slot["x"], slot["y"])
        assert opened.header_at_top() == nearest(slot["text"])
        assert opened.first_row()[1] == 0
        assert opened.text(".bubble") == slot["text"]
    opened.release()


def test_a_finger_drags_too(page, million):
    page.chromium.size(390, 844, touch=True)
    page.open(million.address)
    slots = page.slots()
    page.hold(slots[3]["x"], slots[3]["y"], touch=True)
    assert page.header_at_top() == "D"
    assert "shown" in page.attribute(".bubble", "class")
    page.drag(slots[20]["x"], slots[20]["y"])
    assert page.header_at_top() == "U"
    page.release()
    assert "shown" not in page.attribute(".bubble", "class")


def test_a_click_and_the_wheel_lead_to_sections(opened):
    slot = opened.slots()[12]
    opened.hold(slot["x"], slot["y"])
    opened.release()
    assert opened.header_at_top() == "M"
    origin = ScrollOrigin.from_element(opened.find(".strip"))
    ActionChains(opened.driver).scroll_from_origin(origin, 0, 120).perform()
    opened.frame()
    assert opened.header_at_top() == "P"


def test_letters_without_contacts_are_dimmed(opened):
    dimmed = [slot["text"] for slot in opened.slots() if "empty" in slot["classes"]]
    assert dimmed == ["Q", "X"]


@pytest.mark.parametrize("height", [300, 440])
def test_where_it_is_low_bullets_stand_for_letters_and_every_place_leads_to_one(page, million, height):
    page.chromium.size(390, height)
    page.open(million.address)
    slots = page.slots()
    texts = [slot["text"] for slot in slots]
    assert texts[0] == "A" and texts[-1] == "#" and "•" in texts
    assert len(texts) < len(LETTERS)
    box = page.run("const box = document.querySelector('.strip-letters').getBoundingClientRect(); return [box.top, box.bottom]")
    seen = []
    page.hold(slots[0]["x"], box[0])
    for y in range(round(box[0]), round(box[1]), 2):
        page.drag(slots[0]["x"], y)
        seen.append(page.header_at_top())
    page.release()
    assert seen == sorted(seen, key=LETTERS.index)
    assert seen[0] == "A" and seen[-1] == "#"
    assert set(FULL) - set(seen) == set()


def test_it_is_a_slider_that_speaks_its_letter(opened):
    strip = opened.find(".strip")
    assert strip.get_attribute("role") == "slider"
    assert strip.get_attribute("aria-label") == "Letters"
    opened.run("arguments[0].focus()", strip)
    spoken = []
    for key in [Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.END, Keys.ARROW_UP, Keys.HOME, Keys.PAGE_DOWN]:
        opened.press(key)
        spoken.append(strip.get_attribute("aria-valuetext"))
        assert opened.header_at_top() == spoken[-1]
    assert spoken == ["B", "C", "#", "Z", "A", "F"]


def test_it_follows_the_list(opened):
    opened.run("document.getElementById('list').scrollTop = document.getElementById('list').scrollHeight / 2")
    opened.settle()
    assert opened.text(".slot.current") == opened.header_at_top() == opened.attribute(".strip", "aria-valuetext")


def test_sections_with_long_titles_have_short_ones_in_it(page):
    titles = [f"{count} strokes" for count in range(1, 36)] + ["#"]
    with StandIn(5_000, locale="zh-Hant", titles=titles) as made:
        for section in made.sections:
            section["indexTitle"] = section["title"].split()[0]
        page.open(made.address)
        slots = page.slots()
        assert [slot["text"] for slot in slots][:3] == ["1", "2", "3"]
        page.hold(slots[6]["x"], slots[6]["y"])
        page.release()
        assert page.header_at_top() == "7 strokes"
        assert page.attribute(".strip", "aria-valuetext") == "7 strokes"
