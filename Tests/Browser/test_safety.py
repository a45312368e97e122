"""What contacts are called is text, wherever it is shown."""
import pytest

NAMES = [
    "<img src=x onerror=document.title='attacked'>",
    "<script>document.title='attacked'</script>",
    "\"><svg onload=document.title='attacked'>",
    "{{constructor.constructor('document.title=1')()}}",
    "javascript:document.title='attacked'",
    "&lt;b&gt;bold&lt;/b&gt;",
]


@pytest.fixture
def attacked(page, book):
    cards = "".join(
        f"BEGIN:VCARD\nVERSION:4.0\nFN:{name}\nNOTE:{name}\nORG:{name}\nCATEGORIES:{name}\nEND:VCARD\n".replace(";", "\\;")
        for name in NAMES)
    book.run("import", "-", input=cards)
    page.open(book.address)
    return page


def seen_everywhere(page):
    names = set()
    page.focus_list()
    for _ in range(8):
        page.settle()
        names |= set(page.names())
        page.press("\ue00f")
        page.frame()
    return names


def test_hostile_names_are_shown_as_they_are(attacked):
    names = seen_everywhere(attacked)
    assert set(NAMES) <= names, set(NAMES) - names
    assert attacked.run("return document.title") == "Contacts"
    assert attacked.run("return document.querySelectorAll('.list script, .list svg[onload], .list img[onerror]').length") == 0


def test_hostile_names_are_text_among_results_and_as_a_contact(attacked):
    attacked.press("/", *"onerror")
    attacked.wait_for(lambda: NAMES[0] in attacked.names(".results"), "the result")
    attacked.press("\ue007")
    attacked.wait_for(lambda: NAMES[0] in attacked.text(".detail-pane"), "the contact")
    assert attacked.run("return document.title") == "Contacts"
    assert attacked.run("return document.querySelectorAll('main script, main img[onerror]').length") == 0


def test_a_query_is_text(page, library):
    page.open(library.address)
    page.press("/", *"<b>x</b>")
    page.wait_for(lambda: page.said() == "No results for “<b>x</b>”", "the message")
    assert page.run("return document.querySelectorAll('.results-message b').length") == 0
