"""The page as a person meets it: what is seen, and what can be done with keys and pointer."""
import json
import pathlib
import time

import axe_playwright_python
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By

AXE = pathlib.Path(axe_playwright_python.__file__).with_name("axe.min.js")

HEADER_AT_TOP = """
const top = document.querySelector('.list').getBoundingClientRect().top
for (const header of document.querySelectorAll('.section-header')) {
  const box = header.getBoundingClientRect()
  if (Math.abs(box.top - top) < 1) return header.textContent
}
return null
"""

FIRST_ROW = """
const list = document.querySelector('.list').getBoundingClientRect()
const header = document.querySelector('.section-header').offsetHeight
const rows = [...document.querySelectorAll('.list .row')].map((row) => [row.getBoundingClientRect().top, row])
const [first] = rows.filter(([top]) => top >= list.top + header - 1).sort((a, b) => a[0] - b[0])
return first && [first[1].querySelector('.row-name').textContent, Math.round(first[0] - list.top - header)]
"""


class Page:
    def __init__(self, chromium):
        self.chromium = chromium
        self.driver = chromium.driver

    # Opening and waiting.

    def open(self, address, place=""):
        self.driver.get(address + place)
        self.wait_for(lambda: self.run("return !!document.querySelector('.list[aria-busy=\"false\"]')"), "the list")
        self.settle()

    def wait_for(self, condition, what="it", seconds=10):
        end = time.monotonic() + seconds
        while True:
            found = condition()
            if found:
                return found
            assert time.monotonic() < end, f"waited in vain for {what}"
            time.sleep(0.02)

    def settle(self):
        """Waits until what has been done is on the screen, and every row in view has come."""
        # What a scroll changes, the page is told with the next frame.
        self.frame()
        self.wait_for(lambda: self.run("return !document.querySelector('.list .row.waiting')"), "the rows")

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0])?.textContent ?? null", selector)

    def attribute(self, selector, name):
        return self.run("return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null", selector, name)

    # What is seen.

    def header_at_top(self):
        return self.run(HEADER_AT_TOP)

    def first_row(self):
        """The first whole row below the header: its name, and its distance from there."""
        return self.run(FIRST_ROW)

    def names(self, place=".list"):
        """The names in the document, in the order of their places."""
        return self.run(
            "return [...document.querySelectorAll(arguments[0] + ' .row')]"
            ".sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)"
            ".map((row) => row.querySelector('.row-name').textContent)", place)

    def active_row(self):
        """The name of the row that assistive technology is told of."""
        return self.run(
            "const id = document.getElementById('list').getAttribute('aria-activedescendant')\n"
            "return id && document.getElementById(id).querySelector('.row-name').textContent")

    def focused(self):
        """The id or class of what has the focus."""
        return self.run("return document.activeElement.id || document.activeElement.className")

    def said(self):
        return self.text("#status")

    def colors(self, selector):
        """The text's colour and the ground's, as red, green, blue from 0 to 255."""
        style = self.run(
            "const style = getComputedStyle(document.querySelector(arguments[0]))\n"
            "return [style.color, style.backgroundColor]", selector)
        return [[float(part) for part in each[each.index("(") + 1:-1].split(",")[:3]] for each in style]

    def axe(self, **options):
        """What axe-core finds wrong."""
        self.run(AXE.read_text(encoding="utf-8"))
        found = self.driver.execute_async_script(
            "axe.run(document, arguments[0]).then(arguments[1])", {"resultTypes": ["violations"], **options})
        return [
            f"{each['id']}: {each['help']}: {node['html'][:200]} {node.get('failureSummary', '')}"
            for each in found["violations"] for node in each["nodes"]
        ]

    # Keys.

    def press(self, *keys):
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()

    def focus_list(self):
        self.run("document.getElementById('list').focus()")

    # The strip.

    def slots(self):
        """What the strip shows: the text of each slot, and where its middle is."""
        return self.run(
            "return [...document.querySelectorAll('.slot')].map((slot) => {\n"
            "  const box = slot.getBoundingClientRect()\n"
            "  return {text: slot.textContent, classes: slot.className, x: box.x + box.width / 2, y: box.y + box.height / 2}\n"
            "})")

    def hold(self, x, y, touch=False):
        """Presses the mouse's button, or a finger, at a place; `drag` and `release` go on with it."""
        self._touches = touch
        if touch:
            self._touch("touchStart", x, y)
        else:
            self._act(lambda pointer: (pointer.move_to_location(round(x), round(y)), pointer.pointer_down()))

    def drag(self, x, y):
        if self._touches:
            self._touch("touchMove", x, y)
        else:
            self._act(lambda pointer: pointer.move_to_location(round(x), round(y)))

    def release(self):
        if self._touches:
            self._touch("touchEnd")
        else:
            self._act(lambda pointer: pointer.pointer_up())

    def _act(self, what):
        builder = ActionBuilder(self.driver, duration=0)
        what(builder.pointer_action)
        builder.perform()
        self.frame()

    def _touch(self, event, *place):
        points = [{"x": place[0], "y": place[1]}] if place else []
        self.chromium.command("Input.dispatchTouchEvent", type=event, touchPoints=points)
        self.frame()

    def frame(self):
        """Waits until what has been done is on the screen."""
        self.driver.execute_async_script(
            "requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")

    # The server, asked directly.

    def fetch(self, path):
        return json.loads(self.driver.execute_async_script(
            "fetch(arguments[0]).then((answer) => answer.text()).then(arguments[1])", path))
