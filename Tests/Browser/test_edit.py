"""The form: adding and changing contacts, what is wrong with what is entered, and what others change meanwhile."""
import pytest
from selenium.webdriver.common.keys import Keys

from detail import Detail, answers
from people import KATHARINA, PRIYA, png

NAME = "Dr. Katharina Anna Brückner"


@pytest.fixture
def detail(book, page):
    book.run("import", "-", input=KATHARINA + PRIYA)
    page.open(book.address)
    return Detail(page, book)


def newest(detail):
    return max((row for row in detail.page.fetch("/api/v1/contacts?count=500")["rows"]), key=lambda row: row["id"])


def test_a_contact_is_added_by_keys_alone(detail):
    page = detail.page
    page.focus_list()
    page.press("+")
    page.wait_for(lambda: page.all(".editor"), "the form")
    page.press(*"Ada", Keys.TAB, *"Lovelace")
    assert page.run("return document.activeElement.dataset.field") == "family"
    number = page.find("input[type=tel]")
    page.run("arguments[0].focus()", number)
    page.press(*"+44 20 5550100")
    page.driver.switch_to.active_element.send_keys(Keys.CONTROL, Keys.ENTER)
    detail.saved()
    page.wait_for(lambda: page.text(".contact-name") == "Ada Lovelace", "the contact")
    assert detail.toast() == "Ada Lovelace added"
    kept = detail.kept(newest(detail)["id"])
    assert (kept["given"], kept["family"], kept["name"]) == ("Ada", "Lovelace", "Ada Lovelace")
    assert kept["phones"] == [{"value": "+44 20 5550100", "types": ["cell"]}]
    assert "emails" not in kept
    page.wait_for(lambda: "Ada Lovelace" in page.names(), "it in the list")


def test_east_asian_names_are_composed_without_a_blank(detail):
    detail.page.run("location.hash = '#/new'")
    detail.page.wait_for(lambda: detail.page.all(".editor"), "the form")
    detail.type_into(detail.field("Given name"), "三")
    detail.type_into(detail.field("Family name"), "张")
    detail.save()
    detail.saved()
    assert detail.page.text(".contact-name") == "张三"


def test_what_is_wrong_is_said_at_the_field_and_has_the_focus(detail):
    detail.edit(NAME)
    page = detail.page
    number = page.find("input[type=tel]")
    detail.type_into(number, "none")
    address = page.find("input[inputmode=email]")
    detail.type_into(address, "not an address")
    detail.save()
    assert detail.faults() == [
        "Enter a number with at least one digit.", "Enter an address such as ada@example.org."]
    assert page.driver.switch_to.active_element == number
    assert number.get_attribute("aria-invalid") == "true"
    assert page.text("#" + number.get_attribute("aria-describedby")) == "Enter a number with at least one digit."
    assert page.axe() == []
    detail.type_into(number, "+49 30 1")
    assert detail.faults() == ["Enter an address such as ada@example.org."]
    detail.type_into(address, "k@example.org")
    detail.save()
    detail.saved()


def test_a_contact_without_anything_is_none(detail):
    detail.page.run("location.hash = '#/new'")
    detail.page.wait_for(lambda: detail.page.all(".editor"), "the form")
    detail.save()
    assert detail.faults() == ["A contact needs a name, a number or an address."]


def test_a_day_that_is_none_is_said_and_a_year_may_be_missing(detail):
    number = detail.edit(NAME)
    page = detail.page
    day, month, year = (page.all(f".date-field {part}")[0] for part in ["[aria-label=Day]", ".month", ".year"])
    assert [each.get_attribute("value") for each in [day, month, year]] == ["14", "3", "1979"]
    page.run("arguments[0].value = '30'; arguments[1].value = '2'", day, month)
    detail.save()
    assert detail.faults() == ["This day does not exist."]
    page.run("arguments[0].value = '29'; arguments[1].value = ''", day, year)
    detail.save()
    detail.saved()
    assert detail.kept(number)["birthday"] == "--02-29"
    assert ["Birthday", "February 29", None] in detail.card("Dates")


def test_what_the_server_finds_wrong_is_said_at_its_field(detail):
    detail.edit(NAME)
    page = detail.page
    detail.type_into(detail.field("Job title"), "Direktorin")
    page.run("""
      const real = window.fetch
      window.fetch = (address, options) => options?.method !== 'PUT' ? real(address, options)
        : Promise.resolve(new Response(JSON.stringify({ status: 422, code: 'invalid', errors: [
            { field: 'phones[1].value', message: 'it has to be a number' }, { field: 'title', message: 'too long' }] }),
          { status: 422 }))""")
    detail.save()
    page.wait_for(lambda: len(detail.faults()) == 2, "the faults")
    assert detail.faults() == ["This cannot be saved: too long", "This cannot be saved: it has to be a number"]
    assert page.driver.switch_to.active_element == page.all("input[type=tel]")[1]


def test_only_what_is_changed_changes(detail):
    number = detail.open(NAME)
    before = detail.kept(number)
    detail.edit(NAME)
    detail.type_into(detail.field("Job title"), "Direktorin")
    detail.save()
    detail.saved()
    after = detail.kept(number)
    assert after.pop("title") == "Direktorin"
    assert after["revision"] > before["revision"]
    for each in (before, after):
        each.pop("title", None)
        each.pop("revision")
    assert after == before


def test_rows_are_added_and_removed_with_their_kinds(detail):
    number = detail.edit(NAME)
    page = detail.page
    detail.press_button("Add phone")
    page.driver.switch_to.active_element.send_keys("+49 30 7")
    rows = page.all("input[type=tel]")
    row = "ancestor::div[@class='form-row']//"
    kind = rows[-1].find_element("xpath", row + "select")
    page.run("arguments[0].value = 'workfax'; arguments[0].dispatchEvent(new Event('change'))", kind)
    rows[0].find_element("xpath", row + "button").click()
    detail.save()
    detail.saved()
    assert [(each["value"], sorted(each.get("types", [])), each.get("label")) for each in detail.kept(number)["phones"]] == [
        ("+49 30 5550141", ["fax", "work"], None), ("+49 30 5550142", [], "Boat shed"), ("+49 30 7", ["fax", "work"], None)]


def test_groups_are_added_and_taken_away(detail):
    number = detail.edit(NAME)
    page = detail.page
    group = page.find(".group-adding input")
    group.send_keys("Chor", Keys.ENTER)
    page.find(".chip-button[aria-label='Remove from Institut']").click()
    detail.save()
    detail.saved()
    assert detail.kept(number)["categories"] == ["Segelverein", "Chor"]


def test_a_photo_is_made_small_and_can_be_taken_away(detail, tmp_path):
    picture = tmp_path / "large.png"
    picture.write_bytes(png(1600, 800))
    number = detail.edit(NAME)
    page = detail.page
    page.find(".photo-field input[type=file]").send_keys(str(picture))
    page.wait_for(lambda: page.all(".photo-field img.large-photo"), "the picture")
    detail.save()
    detail.saved()
    size = page.driver.execute_async_script(
        "const image = new Image(); image.onload = () => arguments[1]([image.naturalWidth, image.naturalHeight]);"
        "image.src = arguments[0]", f"/api/v1/contacts/{number}/photo")
    assert size == [512, 256]
    assert page.driver.execute_async_script(
        "fetch(arguments[0]).then((answer) => arguments[1](answer.headers.get('Content-Type')))",
        f"/api/v1/contacts/{number}/photo") == "image/jpeg"
    # Another one takes its place, in the list too.
    picture.write_bytes(png(300, 300))
    detail.edit(NAME)
    page.wait_for(lambda: page.all(".photo-field img.large-photo"), "the form with the picture")
    page.find(".photo-field input[type=file]").send_keys(str(picture))
    page.wait_for(lambda: page.run("return document.querySelector('.photo-field img').naturalWidth") == 300, "the other picture")
    detail.save()
    detail.saved()
    shown = "return document.querySelector(arguments[0])?.naturalWidth"
    page.wait_for(lambda: page.run(shown, "img.large-photo") == 300, "it in the view")
    page.wait_for(lambda: page.run(shown, ".list .row.open img") == 300, "it in the list")
    detail.edit(NAME)
    page.wait_for(lambda: page.all(".photo-field img.large-photo"), "the form with the other picture")
    detail.press_button("Remove photo")
    detail.save()
    page.wait_for(lambda: not detail.kept(number)["hasPhoto"], "its removal")


def test_what_is_no_picture_is_told(detail, tmp_path):
    other = tmp_path / "notes.txt"
    other.write_text("no picture")
    detail.edit(NAME)
    detail.page.find(".photo-field input[type=file]").send_keys(str(other))
    detail.page.wait_for(lambda: "not a picture" in " ".join(detail.faults()), "the message")


def test_leaving_asks_if_something_would_be_lost(detail):
    page = detail.page
    detail.edit(NAME)
    detail.press_button("Cancel")
    page.wait_for(lambda: page.all(".contact-name"), "the contact: nothing was changed")
    detail.edit(NAME)
    detail.type_into(detail.field("Job title"), "Direktorin")
    detail.press_button("Cancel")
    page.wait_for(lambda: page.all("dialog[open]"), "the question")
    assert page.attribute("dialog", "role") == "alertdialog"
    detail.press_button("Keep editing", "dialog")
    assert detail.field("Job title").get_attribute("value") == "Direktorin"
    page.driver.back()
    page.wait_for(lambda: page.all("dialog[open]"), "the question again")
    page.press(Keys.ESCAPE)
    page.wait_for(lambda: not page.all("dialog"), "its end")
    assert page.all(".editor")
    detail.press_button("Cancel")
    page.wait_for(lambda: page.all("dialog[open]"), "the question once more")
    detail.press_button("Discard", "dialog")
    page.wait_for(lambda: page.all(".contact-name"), "the contact")
    assert "Leiterin" in page.text(".contact-head")


@pytest.fixture
def stale(detail):
    """A form whose contact someone else changes meanwhile: the title here, the title and the note there."""
    number = detail.edit(NAME)
    detail.type_into(detail.field("Job title"), "Direktorin")
    detail.type_into(detail.field("Role"), "Chair")
    detail.book.run("edit", str(number), "title=Chefin", "note=Neu")
    detail.page.wait_for(lambda: detail.page.text(".form-note") == "This contact has just been changed elsewhere.", "the note")
    with answers(detail.page, 412):
        detail.save()
        detail.page.wait_for(lambda: detail.page.all(".conflict"), "both versions")
        yield detail, number


def test_both_versions_are_shown_and_the_choice_is_saved(stale):
    detail, number = stale
    page = detail.page
    rows = page.run(
        "return [...document.querySelectorAll('.conflict tbody tr')].map((row) => [row.querySelector('th').textContent, "
        "...[...row.querySelectorAll('label')].map((each) => each.textContent + (each.querySelector('input').checked ? '*' : ''))])")
    assert rows == [
        ["Job title", "Direktorin*", "Chefin"], ["Role", "Chair*", "(empty)"],
        ["Note", "Vormittags anrufen.\nHat den Schlüssel.", "Neu*"]]
    assert page.axe() == []
    page.find("[aria-label='Job title: Saved']").click()
    detail.press_button("Save this choice", "dialog")
    detail.saved()
    kept = detail.kept(number)
    assert (kept["title"], kept["role"], kept["note"]) == ("Chefin", "Chair", "Neu")


def test_all_of_mine_can_be_kept(stale):
    detail, number = stale
    detail.press_button("Keep all of mine", "dialog")
    detail.saved()
    kept = detail.kept(number)
    assert (kept["title"], kept["role"], kept["note"]) == ("Direktorin", "Chair", "Vormittags anrufen.\nHat den Schlüssel.")


def test_all_of_theirs_can_be_taken(stale):
    detail, number = stale
    detail.press_button("Take all of theirs", "dialog")
    detail.saved()
    kept = detail.kept(number)
    assert (kept["title"], kept.get("role"), kept["note"]) == ("Chefin", None, "Neu")


def test_the_last_change_is_named_and_undone_from_the_menu(detail):
    number = detail.edit(NAME)
    detail.type_into(detail.field("Job title"), "Direktorin")
    detail.save()
    detail.saved()
    detail.choose_from_menu(".list-actions [aria-haspopup]", "Undo edit")
    detail.page.wait_for(lambda: detail.kept(number)["title"] == "Leiterin", "the undoing")
    detail.page.wait_for(lambda: "Leiterin" in detail.page.text(".contact-head"), "it in the view")


def test_what_was_removed_comes_back_from_the_trash(detail):
    page = detail.page
    number = detail.open(NAME)
    detail.choose_from_menu(".detail-bar [aria-haspopup]", "Remove")
    page.wait_for(lambda: detail.toast(), "the message")
    detail.choose_from_menu(".list-actions [aria-haspopup]", "Recently removed")
    page.wait_for(lambda: page.all(".trash li"), "the trash")
    assert page.text(".trash-name") == NAME
    assert page.axe() == []
    detail.press_button(f"Restore: {NAME}")
    page.wait_for(lambda: page.text(".pane-empty") == "Nothing has been removed.", "the empty trash")
    assert detail.kept(number)["name"] == NAME


def test_emptying_the_trash_asks_first(detail):
    page = detail.page
    detail.open(NAME)
    detail.choose_from_menu(".detail-bar [aria-haspopup]", "Remove")
    page.wait_for(lambda: detail.toast(), "the message")
    page.run("location.hash = '#/trash'")
    page.wait_for(lambda: page.all(".trash li"), "the trash")
    detail.press_button("Delete for good")
    page.wait_for(lambda: page.all("dialog[open]"), "the question")
    detail.press_button("Cancel", "dialog")
    assert len(page.fetch("/api/v1/trash")["contacts"]) == 1
    detail.press_button("Delete for good")
    page.wait_for(lambda: page.all("dialog[open]"), "the question again")
    detail.press_button("Delete for good", "dialog")
    page.wait_for(lambda: not page.fetch("/api/v1/trash")["contacts"], "the empty trash")


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width, height", [(320, 700), (820, 1180), (1440, 900)])
def test_axe_finds_nothing_in_the_form(detail, width, height, dark):
    detail.page.chromium.size(width, height, touch=width < 500)
    detail.page.chromium.looks(dark=dark)
    detail.edit(NAME)
    assert detail.page.axe() == []
    pane = "const pane = document.getElementById('detail-pane'); return pane.scrollWidth - pane.clientWidth"
    assert detail.page.run(pane) == 0
