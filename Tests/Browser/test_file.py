"""The page as one file: it works from disk, without a network, finds as the program does, and changes nothing."""
import json
import subprocess

import pytest

from conftest import PROGRAM, run, sample_files
from people import KATHARINA, PRIYA

HOSTILE = "</script><img src=x onerror=document.title='attacked'>"
CHINESE = "".join(
    f"BEGIN:VCARD\nVERSION:4.0\nFN:{name}\nTEL:+86 10 5550{number}\nEND:VCARD\n"
    for number, name in enumerate(["张三", "曾国藩", "单雄信", "重庆火锅", "吕布", "欧阳修", "김민수", "さかもと りょうま", "ヴィクトル", "Łukasz Żak"]))
OTHERS = """BEGIN:VCARD
VERSION:4.0
FN:Anna Kowalska
NICKNAME:Ania
ORG:Öresund Brücken AB
EMAIL:Anna.K@Mail.example.org
TEL:+48 22 555 01 99
CATEGORIES:starred
END:VCARD
BEGIN:VCARD
VERSION:4.0
FN:Choir
KIND:group
MEMBER:urn:uuid:bbbb0000-0001-4000-8000-000000000001
END:VCARD
"""


@pytest.fixture(scope="module")
def cards(tmp_path_factory):
    made = tmp_path_factory.mktemp("cards") / "cards.vcf"
    hostile = f"BEGIN:VCARD\nVERSION:4.0\nFN:{HOSTILE}\nNOTE:{HOSTILE}\nCATEGORIES:{HOSTILE}\nEND:VCARD\n"
    made.write_text(KATHARINA + PRIYA + CHINESE + OTHERS + hostile, encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def files(cards):
    return [*sample_files(), cards]


@pytest.fixture(scope="module")
def document(tmp_path_factory, files):
    made = tmp_path_factory.mktemp("document") / "contacts.html"
    run("page", "--locale", "en,zh-Hans", "--title", "The <b>family</b>", "-o", str(made), *map(str, files))
    return made


@pytest.fixture(scope="module")
def store(tmp_path_factory, files):
    made = tmp_path_factory.mktemp("store") / "contacts.db"
    run("import", "--store", str(made), "--locale", "en", *map(str, files))
    return made


@pytest.fixture
def opened(page, document):
    page.chromium.command("Network.enable")
    page.chromium.command(
        "Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=-1, uploadThroughput=-1)
    page.open(document.as_uri())
    yield page
    page.chromium.command(
        "Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1)


def find(page, query):
    page.run("document.getElementById('status').textContent = ''\n"
             "const field = document.getElementById('search'); field.value = arguments[0]\n"
             "field.dispatchEvent(new Event('input', { bubbles: true }))", query)
    page.wait_for(
        lambda: page.run("return document.querySelector('.results-panel').checkVisibility()") and page.said(), "the results")
    return page.names(".results")


def test_it_opens_from_disk_with_its_title(opened):
    assert opened.text("#list-title") == "The <b>family</b>"
    assert opened.run("return document.title") == "The <b>family</b>"
    assert "Grace Holloway" in opened.names() or opened.header_at_top()
    assert opened.run("return performance.getEntriesByType('resource').length") == 0
    assert opened.axe() == []


def test_nothing_offers_to_change_anything(opened):
    opened.run("location.hash = '#/contact/1'")
    opened.wait_for(lambda: opened.all(".contact-name"), "a contact")
    names = [each.accessible_name for each in opened.all("button") if each.is_displayed()]
    assert not {"Edit", "New contact", "Add to favourites", "Remove from favourites"} & set(names)
    opened.find(".list-actions [aria-haspopup]").click()
    opened.wait_for(lambda: opened.all(".menu"), "the menu")
    assert [each.text for each in opened.all(".menu-item")] == ["Export…", "Print", "Settings"]
    for place in ["new", "import", "trash", "contact/1/edit"]:
        opened.run("location.hash = arguments[0]", f"#/{place}")
        opened.wait_for(lambda: not opened.all(".editor, .import"), "no form")


def test_a_contact_is_shown_with_its_picture(opened):
    row = "Priya Raman"
    find(opened, row)
    opened.all(".results .row")[0].click()
    opened.wait_for(lambda: opened.text(".contact-name") == row, "the contact")
    opened.wait_for(lambda: opened.run("return document.querySelector('img.large-photo')?.naturalWidth === 64"), "the picture")


def test_hostile_texts_are_text(opened):
    assert find(opened, "onerror") == [HOSTILE]
    opened.all(".results .row")[0].click()
    opened.wait_for(lambda: opened.text(".contact-name") == HOSTILE, "the contact")
    assert opened.text(".note") == HOSTILE
    assert opened.run("return document.title") == "The <b>family</b>"
    assert opened.run("return document.querySelectorAll('main img[onerror]').length") == 0


def found_in(store, query):
    """The names that the program finds; it fails if there is none."""
    arguments = [PROGRAM, "find", "--store", str(store), "--format", "json", "--limit", "500", *query.split()]
    answer = subprocess.run(arguments, capture_output=True, text=True, timeout=60)
    assert not answer.stderr, answer.stderr
    return sorted(each["name"] for each in json.loads(answer.stdout) if each["name"] != "Choir")


QUERIES = [
    "zs", "zhangs", "张", "zgf", "zenggf", "cengguo", "shanxx", "danxiong", "chongqing", "cq", "zhongqing", "lvbu", "lubu", "oyx",
    "ouyangx", "94264", "ㄱㅁㅅ", "김민", "kim", "sakamo", "さかも", "サカモト", "ryoma", "ryouma", "rym", "vikutoru", "lukasz", "ŁUKASZ zak",
    "zak luk", "ania", "oresund", "brucken", "anna.k", "mail.ex", "5550199", "22555", "48 22", "0199", "ohl", "ohlensch", "aker",
    "emile", "мария", "лес мар", "نور", "gracie", "boat", "xyz", "555", "kathi", "brü", "dr kath", "小", "xiaof", "tachi", "たちばな",
]


def test_it_finds_what_the_store_finds(opened, store):
    wrong = []
    for query in QUERIES:
        wanted, own = found_in(store, query), find(opened, query)
        if sorted(own) != wanted:
            wrong.append((query, sorted(set(own) - set(wanted)), sorted(set(wanted) - set(own))))
    assert not wrong


def test_lists_show_what_the_program_lists(opened, files):
    listed = json.loads(run("list", "--locale", "en", "--format", "json", *map(str, files)))
    wanted = [(each["name"], each["detail"]) for section in listed["sections"] for each in section["contacts"] if each["name"] != "Choir"]
    seen = {}
    height, step = opened.run("const list = document.getElementById('list'); return [list.scrollHeight, list.clientHeight / 2]")
    for top in range(0, int(height), int(step)):
        opened.run("document.getElementById('list').scrollTop = arguments[0]", top)
        opened.frame()
        opened.settle()
        rows = opened.run(
            "return [...document.querySelectorAll('.list .row')].map((row) => [Number(row.getAttribute('aria-posinset')), "
            "row.querySelector('.row-name').textContent, row.querySelector('.row-detail').textContent, "
            "!!row.querySelector('.avatar.group')])")
        seen |= {number: (name, detail) for number, name, detail, is_group in rows if not is_group}
    own = [seen[number] for number in sorted(seen)]
    # The favourites stand above, and in their sections too.
    assert own[-len(wanted):] == [(name, detail or "") for name, detail in wanted]


def test_the_order_can_be_switched_to_those_that_are_there(opened):
    opened.run("location.hash = '#/settings'")
    opened.wait_for(lambda: opened.all("#setting-sort-language"), "the settings")
    options = "return [...document.getElementById('setting-sort-language').options].map((each) => each.value).sort()"
    assert opened.run(options) == ["en", "zh-Hans"]
    assert "Z" in [slot["text"] for slot in opened.slots()]
    opened.run(
        "const select = document.getElementById('setting-sort-language')\n"
        "select.value = 'zh-Hans'\nselect.dispatchEvent(new Event('change', { bubbles: true }))")
    opened.wait_for(lambda: opened.attribute("#list", "lang") == "zh-Hans", "the Chinese order")


def test_groups_and_favourites_are_there(opened):
    groups = opened.run("return [...document.querySelectorAll('.list .row')].filter((row) => row.querySelector('.avatar.group'))"
                        ".map((row) => row.querySelector('.row-name').textContent)")
    assert "Choir" in groups and "Institut" in groups
    rows = [each for each in opened.all(".list .row") if each.text.startswith("Choir")]
    rows[0].click()
    opened.wait_for(lambda: "Dr. Katharina Anna Brückner" in opened.names() and len(opened.names()) <= 3, "the members")


def test_a_contact_and_all_contacts_are_saved_as_cards(opened, tmp_path):
    opened.chromium.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    opened.find(".list-actions [aria-haspopup]").click()
    opened.wait_for(lambda: opened.all(".menu"), "the menu")
    opened.all(".menu-item")[0].click()
    opened.wait_for(lambda: opened.all("dialog[open]"), "the dialog")
    opened.find("dialog .primary").click()
    opened.wait_for(lambda: (tmp_path / "contacts.vcf").exists(), "the file")
    saved = tmp_path / "contacts.vcf"
    opened.wait_for(lambda: saved.read_text(encoding="utf-8").endswith("END:VCARD\n") or b"END:VCARD\r\n" in saved.read_bytes()[-12:], "its end")
    again = json.loads(run("convert", "--to", "json", str(saved)))
    katharina = next(each for each in again if each["name"] == "Dr. Katharina Anna Brückner")
    assert katharina["phones"][0]["value"] == "+49 30 5550140"
    assert katharina["note"] == "Vormittags anrufen.\nHat den Schlüssel."
    assert katharina["birthday"] == "1979-03-14"


def test_ten_thousand_contacts_open_and_are_found(page, tmp_path):
    names = tmp_path / "names.txt"
    names.write_text("".join(f"{given} {family}{number}\n" for number in range(500) for given in "Ada Bo Cleo Dov Eva".split()
                             for family in "Adler Brandt Costa Dietz".split()))
    made = tmp_path / "many.html"
    run("page", "--locale", "en", "-o", str(made), str(names))
    page.open(made.as_uri())
    assert page.run("return document.querySelectorAll('.list .row').length") < 100
    assert find(page, "costa499")[:1] == ["Ada Costa499"]
