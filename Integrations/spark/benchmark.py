"""Measures the job, and compares its order with that of `thumbindex list`.

    benchmark.py verify PROGRAM NAMES    four locales, one partition, a worker that is killed
    benchmark.py measure PROGRAM NAMES…  what the job takes for each file, and pages of what it has made

It writes objects of JSON, one a line. `Scripts/bench --spark` calls it.
"""

import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

from pyspark.sql import SparkSession

from tests.cluster import kill_executor_in_stage
from thumbindex_spark import Command, Dataset, Report, build
from thumbindex_spark.session import start

LOCALES = ["zh-Hans", "ja", "de-u-co-phonebk", "en"]


def listed(command: Command, names: str) -> Iterator[tuple[str, str]]:
    """The titles of sections and the names that `thumbindex list` has."""
    words = command.arguments("list", "--format", "json", "--from", "text", names)
    with subprocess.Popen(words, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        title = ""
        for line in process.stdout:
            text = line.strip().rstrip(b",]}").rstrip()
            if line.startswith(b'  {"title"'):
                title = json.loads(line[line.index(b":") + 1 : line.index(b', "contacts"')])
            elif text.startswith(b'{"name"'):
                yield title, json.loads(text + b"}")["name"]


def read_back(place: str) -> Iterator[tuple[str, str]]:
    """The same of a data set."""
    dataset = Dataset(place)
    for section in dataset.sections():
        for rows in dataset.rows(section.number):
            for name in rows.column("name").to_pylist():
                yield section.title, name


def is_same(command: Command, names: str, place: str) -> bool:
    """Whether the order of a data set is that of `thumbindex list`, byte for byte."""
    try:
        return all(one == other for one, other in zip(listed(command, names), read_back(place), strict=True))
    except ValueError:
        return False


def verify(spark: SparkSession, program: str, names: str, place: str) -> None:
    """Compares orders."""
    cases = [(locale, None, False) for locale in LOCALES] + [("zh-Hans", 1, False), ("zh-Hans", 17, True)]
    for locale, partitions, kills in cases:
        command = Command(program, locale)
        killing = kill_executor_in_stage(spark, 17) if kills else None
        report = build(spark, command, [names], place, partitions=partitions)
        print(json.dumps({
            "locale": locale, "partitions": partitions, "rows": report.index.rows,
            "killed": killing is not None and not killing.is_alive(), "same": is_same(command, names, place),
            "seconds": report.seconds}), flush=True)


def pages(place: str) -> dict[str, float]:
    """The milliseconds by the clock of a page of the longest section, at its beginning and its end."""
    longest = max(Dataset(place).sections(), key=lambda section: section.count)
    dataset = Dataset(place)
    last = dataset.page(longest.number, longest.count - 100, 50).next
    kinds = {"first": None, "last": last, "last by number": longest.count - 50}
    return {name: statistics.median(_milliseconds(dataset, longest.number, after) for _ in range(21))
            for name, after in kinds.items()}


def _milliseconds(dataset: Dataset, section: int, after: object) -> float:
    start = time.perf_counter()
    assert len(dataset.page(section, after, 50).names) == 50
    return 1000 * (time.perf_counter() - start)


def measure(spark: SparkSession, program: str, names: str, place: str) -> None:
    """Measures the job for a file."""
    report: Report = build(spark, Command(program, "zh-Hans"), [names], place)
    size = sum(file.bytes for file in report.index.files)
    print(json.dumps({
        "rows": report.index.rows, "seconds": report.seconds, "tasks": report.task_seconds,
        "pipe": report.pipe_seconds, "command": report.command_seconds, "input": pathlib.Path(names).stat().st_size,
        "bytes": size, "files": len(report.index.files), "pages": pages(place)}), flush=True)


def main() -> None:
    """Runs one of the two."""
    what, program, *files = sys.argv[1:]
    folder = tempfile.mkdtemp(prefix="thumbindex-spark-")
    spark = start(memory="1g")
    try:
        if what == "verify":
            verify(spark, program, files[0], f"{folder}/data")
        else:
            for file in [files[0], *files]:  # The first time the machine warms up.
                measure(spark, program, file, f"{folder}/data")
    finally:
        spark.stop()
        shutil.rmtree(folder)


main()
