"""Measures what a directory of many millions takes: keys as they come, the Spark job, PostgreSQL."""
import json
import os
import statistics
import subprocess
import sys

from . import programs, report
from .store import command, reading

START = "## At scale"
MILLION = 1_000_000
FORMATS = {
    "lines": ["--format", "lines"],
    "lines, keys in base64": ["--format", "lines", "--key", "base64"],
    "lines, binary": ["--format", "lines", "--key", "binary"],
    "TSV": ["--format", "tsv", "--column", "2"],
    "JSON Lines": ["--format", "jsonl", "--column", "name"],
}
PAGES = [
    "sections", "page at the start", "page at the end", "page at a position", "first page", "last page, behind a row",
]
LOCALES = {"chinese": "zh-Hans", "english": "en", "japanese": "ja", "german": "de-u-co-phonebk"}


def inputs(names):
    """The names as lines, as fields between tabs, and as objects."""
    table, objects = names.with_suffix(".tsv"), names.with_suffix(".jsonl")
    if not objects.exists():
        with names.open(encoding="utf-8") as lines, table.open("w", encoding="utf-8") as tsv, objects.open("w", encoding="utf-8") as jsonl:
            for number, line in enumerate(lines):
                name = line.rstrip("\n")
                tsv.write(f"{number}\t{name}\n")
                jsonl.write(json.dumps({"id": number, "name": name}, ensure_ascii=False) + "\n")
    return {"TSV": table, "JSON Lines": objects}


def keys(thumbindex, maker, rounds):
    """Millions of records a second of the processor, by locale and format."""
    lines = ["| `thumbindex keys` | " + " | ".join(LOCALES) + " | memory |", "| --- |" + " --: |" * (len(LOCALES) + 1)]
    for what, words in FORMATS.items():
        speeds, memory = [], 0
        for name, locale in LOCALES.items():
            file = programs.names(maker, name, MILLION)
            file = inputs(file).get(what, file)
            taken = [command([thumbindex, "keys", "--locale", locale, *words, file]) for _ in range(rounds)]
            speeds.append(f"{1 / statistics.median(seconds for _, seconds, _ in taken):.1f}")
            memory = max(memory, *(most for _, _, most in taken))
        lines.append(f"| {what} | {' | '.join(speeds)} | {memory / 1024:.0f} MB |")
    return ["Millions of records a second of one core:", "", *lines]


def job(what, thumbindex, *files):
    """What the benchmark of the Spark job tells, or nothing where it can't be run."""
    found = subprocess.run([programs.TOP / "Scripts/spark-programs"], stdout=subprocess.PIPE, text=True)
    if found.returncode:
        return []
    folder = programs.TOP / "Integrations/spark"
    words = [found.stdout.strip() + "/python", "benchmark.py", what, thumbindex, *files]
    return [json.loads(line) for line in programs.output(*words, cwd=folder).splitlines() if line.startswith("{")]


def spark(thumbindex, maker, most):
    """What the Spark job takes, and whether its order is that of list."""
    checked = job("verify", thumbindex, programs.names(maker, "mixture", 2 * MILLION))
    counts = [MILLION, most] if most > MILLION else [most]
    _, *measured = job("measure", thumbindex, *(programs.names(maker, "mixture", count) for count in counts))
    lines = ["", "The Spark job, two workers with a core each on this machine. The order beside that of `thumbindex list`:", "",
             "| names | locale | partitions | a worker killed | the same byte for byte |", "| --: | --- | --: | --- | --- |"]
    for one in checked:
        lines.append(
            f"| {one['rows']:,} | {one['locale']} | {one['partitions'] or 'usual'} | {'yes' if one['killed'] else 'no'} |"
            f" {'yes' if one['same'] else 'NO'} |")
    lines += ["", "| names | seconds by the clock | microseconds a name | ours of the tasks' time | of that the command |"
              " bytes a name, as text, in Parquet | first page, last page, last by number: ms |",
              "| --: | --: | --: | --: | --: | --: | --: |"]
    for one in measured:
        rows = one["rows"]
        pages = ", ".join(f"{one['pages'][name]:.1f}" for name in ("first", "last", "last by number"))
        lines.append(
            f"| {rows:,} | {one['seconds']:.0f} | {one['seconds'] / rows * 1e6:.1f} | {one['pipe'] / one['tasks']:.1%} |"
            f" {one['command'] / one['tasks']:.1%} | {one['input'] / rows:.1f}, {one['bytes'] / rows:.1f} | {pages} |")
    if len(measured) > 1:
        few, many = (one["seconds"] / one["rows"] for one in measured)
        lines += ["", f"From {counts[0]:,} to {counts[1]:,} names the time a name takes becomes {many / few:.2f} times as long."]
    return lines


def postgres(thumbindex, measure, maker, count, rounds):
    """What PostgreSQL takes with so many contacts."""
    names = programs.names(maker, "mixture", count)
    server = subprocess.Popen(
        [programs.TOP / "Scripts/postgres-server", "--durable"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        url = server.stdout.readline().strip()
        if not url:
            return []
        writer = subprocess.Popen(
            [sys.executable, programs.TOP / "Scripts/measuring/manycards.py", names, str(count)], stdout=subprocess.PIPE)
        taken = command([thumbindex, "import", "--store", url, "--locale", "zh-Hans", "-"], stdin=writer.stdout)
        writer.stdout.close()
        if writer.wait():
            raise RuntimeError("there were no cards")
        size = int(programs.output("psql", url, "-Atc", "SELECT pg_database_size('postgres')"))
        times = reading(measure, url, rounds)
    finally:
        server.stdin.close()
        server.wait()
    lines = ["", f"PostgreSQL with {count:,} contacts: the import takes {taken[0]:.0f} seconds by the clock, {taken[1]:.0f} of the"
             f" processor and {taken[2] / 1024:.0f} MB; a contact takes {size / count:.0f} bytes on the server. Milliseconds by the"
             " clock:", "", "| what | median | slowest |", "| --- | --: | --: |"]
    return lines + [f"| {what} | {statistics.median(times[what]):.1f} | {max(times[what]):.1f} |" for what in PAGES]


def section(thumbindex, options):
    """Measures all of it, and says it in lines of Markdown."""
    maker, load = programs.build("make-names"), os.getloadavg()[0]
    lines = [START, "", f"Names of the list Mixture, {report.machine()}; {load:.1f} other programs ran meanwhile.", ""]
    lines += keys(thumbindex, maker, options.rounds)
    if options.spark:
        lines += spark(thumbindex, maker, options.scale)
    if not options.no_postgres:
        lines += postgres(thumbindex, programs.build("measure-store"), maker, options.scale, options.rounds)
    return "\n".join(lines) + "\n"
