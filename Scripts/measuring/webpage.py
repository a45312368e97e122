"""Measures the page in Chromium: when its first rows are shown, and the work of frames while the strip is dragged."""
import contextlib
import json
import os
import re
import statistics
import subprocess

from . import cards, programs, report, store

START = "## The page"


@contextlib.contextmanager
def served(thumbindex, place):
    """The address of a server for a store, until the context is left."""
    words = [thumbindex, "serve", "--store", place, "--listen", "127.0.0.1:0"]
    with subprocess.Popen([str(word) for word in words], stdout=subprocess.PIPE, text=True) as server:
        try:
            yield re.search(r"http://\S+/", server.stdout.readline())[0]
        finally:
            server.terminate()


def drive(address, rounds):
    """What drive_page.py measures, in the environment of the browser's tests."""
    python = programs.output(programs.TOP / "Scripts/browser-programs").strip() + "/python"
    script = programs.TOP / "Scripts/measuring/drive_page.py"
    return json.loads(programs.output(python, script, address, rounds))


def quantile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def section(thumbindex, count, rounds):
    """Measures all of it, and says it in lines of Markdown."""
    load = os.getloadavg()[0]
    vcf, _ = cards.write(programs.names(programs.build("make-names"), "mixture", count), count)
    place = vcf.parent / "page.db"
    store.remove(place)
    programs.output(thumbindex, "import", "--store", place, "--locale", "zh", vcf)
    with served(thumbindex, place) as address:
        found = drive(address, rounds)
    store.remove(place)
    return "\n".join(lines(found, count, load)) + "\n"


def lines(found, count, load):
    first, frames = found["first"], found["frames"]
    browser = programs.output("chromium", "--version").split(" built")[0].strip()
    text = [
        START, "",
        f"{count:,} contacts with names of the list Mixture in a store of SQLite, served by the command as `make command`"
        f" builds it; {browser} without a window, 1440 × 900, without a graphics processor; {report.machine()}."
        f" {load:.1f} other programs ran meanwhile.", "",
        f"From the start of the navigation until the first rows are drawn, each time in a browser with empty"
        f" caches: {statistics.median(first):.0f} ms, the slowest of {len(first)} {max(first):.0f} ms (at most 300).",
        "", f"Work of the page's main thread for a frame, in the browser's own trace, while the strip is dragged from end"
        f" to end and back, {len(frames):,} frames (at most 16 ms):", "",
        "| milliseconds | median | 99 of 100 | most |", "| --- | --: | --: | --: |",
    ]
    for at, what in enumerate(["of the processor", "by the clock"]):
        values = [frame[at] for frame in frames]
        text.append(f"| {what} | {statistics.median(values):.1f} | {quantile(values, 0.99):.1f} | {max(values):.1f} |")
    return text
