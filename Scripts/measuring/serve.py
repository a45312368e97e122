"""Measures the server: two hundred connections that read and write an address book at the same time."""
import http.client
import os
import pathlib
import re
import signal
import subprocess
import time
import urllib.parse

from . import cards, programs, report, store

START = "## The server"
HERE = pathlib.Path(__file__).resolve().parent
# Pages have connections of their own, so that their times can be told from those of the rest.
PAGES, MIXED = 40, 160
# Meanwhile all rows are looked at, and what is remembered of them is complete.
WARMING = 60


def start(thumbindex, place):
    """Starts a server, and gives the process and its address."""
    process = subprocess.Popen([thumbindex, "serve", "--store", place], stdout=subprocess.PIPE, text=True)
    return process, process.stdout.readline().strip().rstrip("/")


def memory(process):
    """What a process has of its own and what it shares with files, in megabytes."""
    text = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return [int(re.search(name + r":\s+(\d+) kB", text)[1]) / 1024 for name in ("RssAnon", "RssFile")]


def wrk(connections, seconds, script, address, *arguments, pause=0):
    environment = dict(os.environ, PAUSE=str(pause))
    words = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "10s", "-s", HERE / script, address, "--"]
    return subprocess.Popen([str(word) for word in [*words, *arguments]], stdout=subprocess.PIPE, text=True, env=environment)


def load(address, count, seconds, folder, pause=0):
    """Two hundred connections for so long; what they saw."""
    others = wrk(MIXED, seconds, "serve-mixed.lua", address, count, folder, pause=pause)
    pages = wrk(PAGES, seconds, "serve-pages.lua", address, count, pause=pause)
    output = [process.communicate()[0] for process in (pages, others)]
    if pages.returncode or others.returncode:
        raise RuntimeError("wrk failed: " + "\n".join(output))
    asked, middle, slow, slowest, faults = re.search(r"^pages (.*)$", output[0], re.M)[1].split()
    asked_others = int(re.search(r"(\d+) requests in", output[1])[1])
    socket_faults = re.search(r"Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)", output[1])
    faults = int(faults) + sum(int(number) for number in socket_faults.groups()) if socket_faults else int(faults)
    return {
        "seconds": seconds, "rate": (int(asked) + asked_others) / seconds, "pages": int(asked), "median": float(middle),
        "p99": float(slow), "slowest": float(slowest), "faults": faults,
    }


def written(folder):
    """The last acknowledged note of each contact, and what was refused."""
    kept, faults, count = {}, [], 0
    for line in (folder / "writes-0.txt").read_text().splitlines():
        words = line.split(" ", 3)
        if words[0] == "fault":
            faults.append(line)
        elif len(words) == 4:
            count += 1
            known = kept.get(int(words[1]))
            if known is None or known[0] < int(words[2]):
                kept[int(words[1])] = (int(words[2]), words[3])
    return kept, faults, count


def lost(address, kept):
    """The contacts that are not as was acknowledged. What was answered at the very end may have gone further."""
    connection = http.client.HTTPConnection(urllib.parse.urlsplit(address).netloc)
    missing = []
    for number, (revision, note) in kept.items():
        connection.request("GET", f"/api/v1/contacts/{number}")
        answer = connection.getresponse()
        text = answer.read().decode()
        found = re.search(r'"revision":(\d+)', text)
        if answer.status != 200 or int(found[1]) < revision or int(found[1]) == revision and note not in text:
            missing.append(number)
    return missing


def stop(process):
    process.send_signal(signal.SIGTERM)
    begun = time.monotonic()
    if process.wait():
        raise RuntimeError("the server did not end well")
    return time.monotonic() - begun


def run(thumbindex, place, count, seconds, folder, pause=0):
    """One load from the start of a server to its end; what was seen, and whether anything was lost."""
    process, address = start(thumbindex, place)
    load(address, count, WARMING, folder)
    before = memory(process)
    seen = load(address, count, seconds, folder, pause)
    after = memory(process)
    kept, faults, writes = written(folder)
    stopping = stop(process)
    # What is read back comes from another process: it is on the disk.
    process, address = start(thumbindex, place)
    missing = lost(address, kept)
    stop(process)
    check = programs.output(thumbindex, "store", "check", "--store", place).strip()
    return seen | {
        "before": before, "after": after, "refused": len(faults), "writes": writes, "lost": len(missing),
        "stopping": stopping, "check": check,
    }


def row(name, seen):
    return (
        f"| {name} | {seen['seconds']} | {seen['rate']:,.0f} | {seen['median']:.1f} | {seen['p99']:.1f} | {seen['faults'] + seen['refused']}"
        f" | {seen['writes']:,} | {seen['lost']} | {seen['before'][0]:.0f} → {seen['after'][0]:.0f} |"
    )


def section(thumbindex, count, seconds, load_average):
    """Measures all of it, and says it in lines of Markdown."""
    vcf, _ = cards.write(programs.names(programs.build("make-names"), "mixture", count), count)
    place = vcf.parent / "served.db"
    store.remove(place)
    subprocess.run([thumbindex, "import", "--store", place, "--locale", "zh", vcf], check=True, stdout=subprocess.DEVNULL)
    folder = vcf.parent
    saturated = run(thumbindex, place, count, seconds, folder)
    people = run(thumbindex, place, count, seconds, folder, pause=50)
    store.remove(place)
    lines = [
        START, "",
        f"`thumbindex serve` with {count:,} contacts, {report.machine()}, with wrk on the same cores; {load_average:.1f} other"
        f" programs ran meanwhile. {PAGES + MIXED} connections, after {WARMING} seconds of warming: pages of 50 to"
        " 100 rows at positions of the whole list and behind marks, sections, searches, single contacts, and 3 % changes"
        " (POST, and PUT with If-Match). Each acknowledged change was read back from another process.", "",
        "| connections that | seconds | requests a second | page, median ms | page, p99 ms | errors | changes | lost | own memory, MB |",
        "| --- | --: | --: | --: | --: | --: | --: | --: | --: |",
        row("ask again at once", saturated), row("think up to 0.1 s before", people), "",
        f"Terminated, the server ends within {max(saturated['stopping'], people['stopping']):.2f} seconds, and the store is"
        f" {saturated['check']}. What it shares with the store's file comes to the memory of its own.",
    ]
    return "\n".join(lines) + "\n"
