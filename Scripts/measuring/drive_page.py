"""Looks at a page in Chromium and prints as JSON how long it took to show its first rows (each time in a browser
that has just been started), and the work that each frame took while the strip was dragged.

    drive_page.py ADDRESS ROUNDS
"""
import bisect
import json
import pathlib
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Tests/Browser"))
from chromium import Chromium
from page import Page

CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing"


def first_rows(address):
    """The milliseconds from the start of the navigation until the first rows have been drawn."""
    with Chromium() as chromium:
        page = Page(chromium)
        chromium.size(1440, 900)
        # The browser itself is busy when it starts.
        time.sleep(2)
        page.driver.get(address)
        return page.wait_for(
            lambda: page.run("return performance.getEntriesByName('list-shown')[0]?.startTime ?? 0"), "the rows")


def dragging(address, drags):
    """The work of each frame while the strip is dragged up and down: milliseconds of the processor, by the clock."""
    with Chromium(log={"performance": "ALL"}, trace=CATEGORIES) as chromium:
        page = Page(chromium)
        chromium.size(1440, 900)
        page.open(address)
        slots = page.slots()
        x, top, bottom = slots[0]["x"], slots[0]["y"], slots[-1]["y"]

        def mouse(event, y, **more):
            chromium.command("Input.dispatchMouseEvent", type=event, x=x, y=y, button="left", **more)

        page.run("performance.mark('drag-start')")
        mouse("mousePressed", top, clickCount=1)
        steps = 200
        for number in range(drags * steps):
            part = abs((number / steps) % 2 - 1)
            mouse("mouseMoved", bottom + (top - bottom) * part, buttons=1)
            time.sleep(0.004)
        mouse("mouseReleased", top, clickCount=1)
        return frames(trace(chromium.driver))


def trace(driver):
    events = []
    for entry in driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Tracing.dataCollected":
            part = message["params"]
            events += part["value"] if "value" in part else [part]
    return events


def frames(events):
    """What the page's main thread worked for each frame, in milliseconds of the processor and by the clock."""
    start = next(event for event in events if event["name"] == "drag-start")
    own = [
        event for event in events
        if (event["pid"], event["tid"]) == (start["pid"], start["tid"]) and event["ts"] >= start["ts"]
    ]
    # While the strip is dragged, each frame follows the pointer when it fires what waits for a frame.
    fires = sorted(event["ts"] for event in own if event["name"] == "FireAnimationFrame")
    work = [[0.0, 0.0] for _ in fires]
    for task in own:
        if task["name"] != "RunTask" or "dur" not in task:
            continue
        # A task belongs to the frame that is made in it, or else to the one before.
        frame = bisect.bisect_left(fires, task["ts"] + task["dur"]) - 1
        if frame >= 0:
            work[frame][0] += task["tdur"] / 1000
            work[frame][1] += task["dur"] / 1000
    return work[:-1]


def main():
    address, rounds = sys.argv[1], int(sys.argv[2])
    print(json.dumps({"first": [first_rows(address) for _ in range(rounds)], "frames": dragging(address, 2 * rounds)}))


main()
