"""Measures the address book of the command, beside sqlite3's own import."""
import os
import statistics
import subprocess
import time

from . import cards, programs, report

TABLE = "create table c(id integer primary key, name text, card text); create index cn on c(name)"
START = "## The address book"


def command(words, **options):
    """The seconds by the clock and of the processor that a command takes, and its memory in kilobytes."""
    start = time.monotonic()
    process = subprocess.Popen([str(word) for word in words], stdout=subprocess.DEVNULL, **options)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise RuntimeError(f"{words} failed")
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def remove(path):
    for end in ("", "-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)


def imports(thumbindex, vcf, rows, rounds):
    """What each import took, ours and that of the peer by turns, and where the stores are."""
    folder = vcf.parent
    ours, peer = folder / "store.db", folder / "peer.db"
    times = {"ours": [], "peer": []}
    for _ in range(rounds):
        remove(peer)
        times["peer"].append(command(["sqlite3", peer, TABLE, f".import --csv {rows} c"]))
        remove(ours)
        times["ours"].append(command([thumbindex, "import", "--store", ours, "--locale", "zh", vcf]))
    return times, ours, peer


def reading(measure, place, rounds):
    """The milliseconds of what was done with a store, by what it was."""
    lines = programs.output(measure, place, rounds).splitlines()
    return {name: [float(time) for time in times.split()] for name, times in (line.split("\t") for line in lines)}


def commands(thumbindex, place, rounds):
    """The milliseconds of whole commands."""
    words = {
        "`thumbindex find zhang`": ["find", "zhang"],
        "`thumbindex find li acme user`": ["find", "li", "acme", "user"],
        "`thumbindex add`": ["add", "name=Ada Fairweather"],
    }
    return {
        name: [command([thumbindex, *word, "--store", place])[0] * 1000 for _ in range(rounds)]
        for name, word in words.items()
    }


def postgres(thumbindex, measure, vcf, rounds):
    """The same with a server of its own; `None` where there is none on this machine."""
    server = subprocess.Popen(
        [programs.TOP / "Scripts/postgres-server", "--durable"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )
    try:
        url = server.stdout.readline().strip()
        if not url:
            return None
        taken = command([thumbindex, "import", "--store", url, "--locale", "zh", vcf])
        return taken, reading(measure, url, rounds)
    finally:
        server.stdin.close()
        server.wait()


def row(name, times, most):
    middle, slowest = statistics.median(times), max(times)
    return f"| {name} | {middle:.2f} | {slowest:.2f} | {most} |"


LIMITS = {"open": "5", "sections": "10", "page at a position": "10", "page of a section": "10", "add": "5"}


def times_table(times, limits):
    lines = ["| what | median | slowest | at most |", "| --- | --: | --: | --: |"]
    return lines + [row(name, values, limits.get(name, "20")) for name, values in times.items()]


def section(thumbindex, measure, count, rounds, load):
    """Measures all of it, and says it in lines of Markdown."""
    vcf, rows = cards.write(programs.names(programs.build("make-names"), "mixture", count), count)
    times, ours, peer = imports(thumbindex, vcf, rows, rounds)
    middle = {who: [statistics.median(values) for values in zip(*taken)] for who, taken in times.items()}
    size, ours_size, peer_size = (path.stat().st_size for path in (vcf, ours, peer))
    read, whole = reading(measure, ours, rounds), commands(thumbindex, ours, rounds)
    lines = [
        START, "",
        f"{count:,} contacts of {size / count:.0f} bytes with names of the list Mixture, {report.machine()}; "
        f"{load:.1f} other programs ran meanwhile. Medians of {rounds} rounds, in which the two take turns. The peer"
        " is `.import` of sqlite3 into a table with one index.", "",
        "| import | ours | peer | ratio |", "| --- | --: | --: | --: |",
    ]
    for place, what in enumerate(["seconds by the clock", "seconds of the processor"]):
        mine, theirs = middle["ours"][place], middle["peer"][place]
        lines.append(f"| {what} | {mine:.2f} | {theirs:.2f} | {mine / theirs:.2f} |")
    lines += [
        "",
        f"The file has {ours_size / size:.2f} times the bytes of the cards, the peer's {peer_size / size:.2f} times."
        f" The import takes {middle['ours'][2] / 1024:.0f} MB.",
        "", "Milliseconds by the clock, each time with a store that has just been opened; of a search the slowest"
        " keystroke, which finds twenty contacts at most:", "",
        *times_table(read, LIMITS), "", "Whole commands:", "", *times_table(whole, {}),
    ]
    other = postgres(thumbindex, measure, vcf, rounds)
    if other:
        taken, read = other
        lines += [
            "", f"With PostgreSQL, whose import takes {taken[0]:.0f} seconds by the clock:", "",
            *times_table(read, {name: "15" for name in LIMITS}),
        ]
    remove(ours), remove(peer)
    return "\n".join(lines) + "\n"
