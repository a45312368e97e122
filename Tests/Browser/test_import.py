"""Importing: dropped and chosen files, what would change, doing it and taking it back; and exporting."""
import pathlib

import pytest

from conftest import SAMPLES
from detail import Detail, answers

NEW = """BEGIN:VCARD
VERSION:4.0
FN:Newly Arrived
TEL:+1 555 0190
UID:urn:uuid:cccc0000-0001-4000-8000-000000000001
END:VCARD
BEGIN:VCARD
VERSION:4.0
FN:Grace Holloway-Smith
UID:urn:uuid:5f0a4c5e-0001-4000-8000-000000000001
END:VCARD
BEGIN:VCARD
VERSION:4.0
FN:<img src=x onerror=document.title='attacked'>
a line without its sign
UID:urn:uuid:cccc0000-0001-4000-8000-000000000002
END:VCARD
"""


@pytest.fixture
def detail(book, page):
    page.open(book.address)
    return Detail(page, book)


@pytest.fixture
def file(tmp_path):
    made = tmp_path / "new <i>contacts.vcf"
    made.write_text(NEW + (SAMPLES / "family.vcf").read_text().split("END:VCARD\n", 2)[1] + "END:VCARD\n")
    return made


def choose(detail, file):
    detail.choose_from_menu(".list-actions [aria-haspopup]", "Import…")
    detail.page.wait_for(lambda: detail.page.all(".import-offer"), "the offer")
    detail.page.find(".import input[type=file]").send_keys(str(file))
    preview(detail)


def preview(detail):
    detail.page.wait_for(lambda: detail.page.all(".import-counts"), "the preview")


def counts(detail):
    return detail.page.run(
        "return [...document.querySelectorAll('.import-count')].map((each) => "
        "each.querySelector('dt').textContent + ' ' + each.querySelector('dd').textContent)")


def total(detail):
    return detail.page.fetch("/api/v1/book")["count"]


def test_a_file_is_previewed_imported_and_taken_back(detail, file):
    before = total(detail)
    choose(detail, file)
    page = detail.page
    assert counts(detail) == ["New 2", "Changed 1", "Unchanged 1"]
    assert page.text(".import-file") == "new <i>contacts.vcf"
    names = page.run("return [...document.querySelectorAll('.import-names bdi')].map((each) => each.textContent)")
    assert names == ["Newly Arrived", "<img src=x onerror=document.title='attacked'>", "Grace Holloway-Smith"]
    assert page.text(".import-problems .problem-line") == "Line 15"
    assert page.axe() == []
    assert total(detail) == before
    detail.press_button("Import")
    page.wait_for(lambda: page.all(".import-done"), "the end")
    assert page.text(".import-done p") == "3 contacts imported"
    assert total(detail) == before + 2
    page.wait_for(lambda: page.names() and total(detail) == before + 2, "the list")
    detail.press_button("Undo")
    page.wait_for(lambda: total(detail) == before, "the undoing")
    assert page.run("return document.title") == "Contacts"


def test_a_file_may_be_dropped_anywhere(detail):
    page = detail.page
    drop = """
      const data = new DataTransfer()
      data.items.add(new File([arguments[1]], 'dropped.vcf'))
      for (const name of arguments[0]) {
        document.querySelector('.list').dispatchEvent(
          new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true }))
      }"""
    page.run(drop, ["dragenter", "dragover"], NEW)
    assert page.run("return document.querySelector('.drop-cover').checkVisibility()")
    page.run(drop, ["drop"], NEW)
    assert not page.run("return document.querySelector('.drop-cover').checkVisibility()")
    preview(detail)
    assert counts(detail) == ["New 2", "Changed 1", "Unchanged 0"]
    # Another one takes its place.
    page.run(drop, ["drop"], NEW.split("END:VCARD\n")[0] + "END:VCARD\n")
    page.wait_for(lambda: counts(detail) == ["New 1", "Changed 0", "Unchanged 0"], "the other one")


def card(name):
    return f"BEGIN:VCARD\nVERSION:4.0\nFN:{name}\nEND:VCARD"


def test_several_files_are_imported_together_or_in_turn(detail):
    page, before = detail.page, total(detail)
    page.run("""
      const data = new DataTransfer()
      for (const [name, text] of arguments[0]) data.items.add(new File([text], name))
      // A card that isn't in UTF-8: 'Jos' and an e with an accent, in Latin-1.
      data.items.add(new File([Uint8Array.from(arguments[1], (letter) => letter.codePointAt(0))], 'old.vcf'))
      document.querySelector('.list').dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    """, [["one.vcf", card("Ida One")], ["more.csv", "First Name,Last Name\nUna,Table\n"], ["two.VCF", "\ufeff" + card("Ida Two")]],
        card("Jos\u00e9 Three"))
    seen = []
    for _ in range(3):
        preview(detail)
        seen.append((page.text(".import-file"), counts(detail)[0],
                     [item.text for item in page.all(".import-names bdi")]))
        detail.press_button("Import")
        page.wait_for(lambda: page.all(".import-done"), "the end")
        detail.press_button("Done")
    page.wait_for(lambda: not page.all(".import"), "the list")
    assert seen == [
        ("2 files", "New 2", ["Ida One", "Ida Two"]), ("more.csv", "New 1", ["Una Table"]),
        ("old.vcf", "New 1", ["José Three"])]
    assert total(detail) == before + 4


def test_taking_one_file_back_leaves_the_next_where_it_is(detail):
    page, before = detail.page, total(detail)
    page.run("""
      const data = new DataTransfer()
      for (const name of ['first', 'second']) data.items.add(new File([`First Name,Last Name\\nOf,${name}\\n`], `${name}.csv`))
      document.querySelector('.list').dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))""")
    preview(detail)
    detail.press_button("Import")
    page.wait_for(lambda: page.all(".import-done"), "the end")
    detail.press_button("Done")
    preview(detail)
    page.find(".toast button").click()
    page.wait_for(lambda: total(detail) == before, "the undoing")
    assert page.text(".import-file") == "second.csv"


def test_sending_a_file_shows_how_far_it_is(detail):
    page = detail.page
    page.run("""
      window.seen = []
      new MutationObserver(() => {
        const bar = document.querySelector('.import progress')
        if (bar?.hasAttribute('value')) window.seen.push(bar.value)
      }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['value'] })
      const data = new DataTransfer()
      const text = 'BEGIN:VCARD\\nVERSION:4.0\\nFN:Ida Long\\nEND:VCARD\\n'
      data.items.add(new File([text, ' '.repeat(32 << 20)], 'long.txt'))
      document.querySelector('.list').dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))""")
    preview(detail)
    seen = page.run("return window.seen")
    assert seen and max(seen) == 1


def test_giving_up_changes_nothing(detail, file):
    before = total(detail)
    choose(detail, file)
    detail.press_button("Cancel")
    detail.page.wait_for(lambda: not detail.page.all(".import"), "the end")
    assert total(detail) == before


def test_a_file_with_nothing_new_has_nothing_to_import(detail):
    choose(detail, SAMPLES / "family.vcf")
    assert counts(detail)[:2] == ["New 0", "Changed 0"]
    assert "nothing new" in detail.page.text(".import")
    assert not detail.page.all(".import .primary")


def test_a_file_that_is_too_large_is_told(detail, file):
    with file.open("r+b") as content:
        content.truncate((256 << 20) + 1)
    detail.page.run("location.hash = '#/import'")
    detail.page.wait_for(lambda: detail.page.all(".import-offer"), "the offer")
    with answers(detail.page, 413):
        detail.page.find(".import input[type=file]").send_keys(str(file))
        detail.page.wait_for(lambda: "The file is too large." in detail.page.text(".import"), "the message")


@pytest.mark.parametrize("format, name, start", [
    ("vCard 4.0", "vcf", "BEGIN:VCARD"), ("jCard (JSON)", "json", "["), ("CSV for Google Contacts", "csv", ""),
    ("LDIF (for Thunderbird)", "ldif", "version: 1"),
])
def test_contacts_are_exported_in_a_format(detail, tmp_path, format, name, start):
    page = detail.page
    page.chromium.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    detail.choose_from_menu(".list-actions [aria-haspopup]", "Export…")
    page.wait_for(lambda: page.all("dialog[open]"), "the dialog")
    assert page.axe() == []
    page.run(
        "const select = document.getElementById('export-format')\n"
        "select.value = [...select.options].find((each) => each.textContent === arguments[0]).value", format)
    detail.press_button("Download", "dialog")
    found = page.wait_for(lambda: [each for each in pathlib.Path(tmp_path).glob(f"*.{name}") if each.stat().st_size], "the file")
    text = found[0].read_text(encoding="utf-8")
    assert text.startswith(start) and "Grace Holloway" in text


def test_one_contact_is_exported_as_a_card(detail, tmp_path):
    detail.page.chromium.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    detail.open("Grace Holloway")
    detail.choose_from_menu(".detail-bar [aria-haspopup]", "Export vCard")
    found = detail.page.wait_for(lambda: list(tmp_path.glob("*.vcf")), "the file")
    detail.page.wait_for(lambda: "END:VCARD" in found[0].read_text(), "its content")
    assert found[0].name == "Grace Holloway.vcf"
    assert found[0].read_text().count("BEGIN:VCARD") == 1
