"""Makes pictures of the page: screenshots.py FOLDER"""
import io
import json
import pathlib
import sys
import tempfile
import urllib.request

from PIL import Image

from chromium import Chromium
from conftest import sample_files, served
from page import Page

PHONE, TABLET, DESKTOP = (390, 844), (820, 1180), (1440, 900)
GROUPS = {
    "Grace Holloway": ["starred", "Family"], "Oliver Holloway": ["Family"], "王小芳": ["starred", "Neighbors"],
    "曾一鸣": ["Neighbors"], "橘 さくら": ["starred"],
}

#: name: size, dark, the language that is sorted by, that of the interface, what is done
PICTURES = {
    "desktop-light": (DESKTOP, False, "en", "en", ["open Grace Holloway"]),
    "desktop-dark": (DESKTOP, True, "zh-Hans", "zh-CN", ["open 王小芳"]),
    "tablet-light": (TABLET, False, "ja", "ja", ["open 橘 さくら"]),
    "tablet-dark": (TABLET, True, "en", "en", ["search holl"]),
    "phone-light": (PHONE, False, "zh-Hans", "zh-CN", ["hold M"]),
    "phone-dark": (PHONE, True, "en", "en", ["open Grace Holloway"]),
    "phone-arabic": (PHONE, False, "ar", "ar", []),
}


def contacts(address):
    answer = json.load(urllib.request.urlopen(f"{address}api/v1/contacts?position=0&count=500"))
    return {row["name"]: row["id"] for row in answer["rows"]}


def put_into_groups(address):
    for name, number in contacts(address).items():
        if name not in GROUPS:
            continue
        place = f"{address}api/v1/contacts/{number}"
        contact = json.load(urllib.request.urlopen(place))
        contact["categories"] = GROUPS[name]
        headers = {"If-Match": f'"{contact["revision"]}"', "Content-Type": "application/json"}
        urllib.request.urlopen(
            urllib.request.Request(place, json.dumps(contact).encode(), headers, method="PUT"))


def do(page, action):
    what, _, value = action.partition(" ")
    if what == "open":
        number = contacts(page.address)[value]
        page.run("location.hash = arguments[0]", f"#/contact/{number}")
        page.wait_for(lambda: value in (page.text(".detail-pane") or ""), value)
    elif what == "search":
        page.press("/", *value)
        page.wait_for(lambda: page.all(".results .row"), "results")
    elif what == "hold":
        slot = next(slot for slot in page.slots() if slot["text"] == value)
        page.hold(slot["x"], slot["y"], touch=True)


def take(chromium, address, folder, name):
    size, dark, _, language, actions = PICTURES[name]
    chromium.reset()
    chromium.language(language)
    chromium.size(*size, touch=size == PHONE)
    chromium.looks(dark=dark)
    page = Page(chromium)
    page.address = address
    page.open(address)
    for action in actions:
        do(page, action)
    page.driver.execute_async_script("setTimeout(arguments[0], 400)")
    picture = Image.open(io.BytesIO(page.driver.get_screenshot_as_png())).convert("RGB")
    picture.quantize(256, dither=Image.Dither.NONE).save(folder / f"{name}.png", optimize=True)
    if any(action.startswith("hold") for action in actions):
        page.release()


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with Chromium() as chromium:
        for locale in sorted({each[2] for each in PICTURES.values()}):
            with tempfile.TemporaryDirectory() as place:
                with served(pathlib.Path(place), *sample_files(), locale=locale) as book:
                    put_into_groups(book.address)
                    for name in [name for name in PICTURES if PICTURES[name][2] == locale]:
                        take(chromium, book.address, folder, name)


main()
