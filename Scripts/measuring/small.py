"""Measures what is small by itself: a collator made, a row inserted, a command of ten lines."""
import os
import statistics
import time

from . import programs, report

HEADING = "## Small things"
TAGS = ["en", "de", "zh", "ja", "zh-u-kn-true", "en-u-ks-level2"]
STARTS = 200


def making(measure):
    """Lines of a table: what a collator takes to make."""
    lines = ["| a collator of | first, µs | from then on, µs |", "| --- | --: | --: |"]
    for line in programs.output(measure, *TAGS).splitlines():
        tag, first, later = line.split()
        lines.append(f"| `{tag}` | {float(first):.1f} | {float(later):.2f} |")
    return lines


def inserting(measure, maker, lists, rounds, count):
    """Lines of a table: what an insertion takes."""
    lines = ["| list | an insertion, µs | slowest thousand, µs |", "| --- | --: | --: |"]
    for name in lists:
        path = programs.names(maker, name, count)
        times = [float(line) for line in programs.output(measure, path, programs.LOCALES[name], rounds).split()]
        lines.append(f"| {name.capitalize()} | {statistics.median(times):.1f} | {max(times):.1f} |")
    return lines


def took(words):
    """The seconds by the clock from a program's start to its end."""
    start = time.monotonic()
    silent = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    process = os.posix_spawn(words[0], words, os.environ, file_actions=silent)
    if os.waitpid(process, 0)[1]:
        raise RuntimeError(f"{words} failed")
    return time.monotonic() - start


def starting(thumbindex, line, maker):
    """What sorting ten lines takes beside a program that prints one."""
    path = programs.names(maker, "english", 10)
    commands = {"sort": [str(thumbindex), "sort", "--locale", "en", str(path)], "print": [str(line)]}
    times = {name: [] for name in commands}
    for _ in range(STARTS):
        for name, words in commands.items():
            times[name].append(took(words))
    ours, peer = (statistics.median(times[name]) * 1000 for name in commands)
    return (
        f"`thumbindex sort` of ten lines takes {ours:.2f} ms from start to end, and a program in Swift that prints one line and is"
        f" linked in the same way {peer:.2f} ms: {ours / peer:.2f} times as long ({STARTS} starts of each in turns, medians).")


def section(options):
    """Measures all of it, and says it in lines of Markdown."""
    maker = programs.build("make-names")
    lines = [
        HEADING, "",
        f"A collator of a language tag, {report.machine()}; from then on the tag is known to the process.", "",
        *making(programs.build("measure-making")), "",
        f"Inserting into a `SectionList` of {options.count:,} names, sort key and all, in rounds of a thousand:", "",
        *inserting(programs.build("measure-list"), maker, options.lists, max(11, options.rounds), options.count), "",
        starting(programs.build_for_use(), programs.build_static("print-line"), maker),
    ]
    return "\n".join(lines) + "\n"
