"""What the tests share: a cluster of two workers, the built command, and names."""

import json
import os
import pathlib
import random
import subprocess
from collections.abc import Iterator

import pytest
from pyspark.sql import SparkSession

from thumbindex_spark import Command, Dataset
from thumbindex_spark.session import start

TOP = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.environ.get("THUMBINDEX", str(TOP / ".build/debug/thumbindex"))
LOCALES = ["zh-Hans", "ja", "de-u-co-phonebk", "en"]

WORDS = [
    "张", "曾", "单", "欧阳", "王小芳", "阿宝", "佐藤", "たなか", "タナカ", "김", "이", "Müller", "Mueller", "Muller",
    "MÜLLER", "Zoe", "zoé", "Zoe\u0301", "Ann", "ann", "Bo", "Ælfric", "Øst", "Иван", "О’Brien", "McDonald", "de", "la",
    "9", "☎", "🍎", "العربي", "ŉ", "ß", "ss", "Straße", "Łuk",
]


@pytest.fixture(scope="session")
def spark() -> Iterator[SparkSession]:
    session = start(
        memory="512m", spark_shuffle_io_retryWait="200ms", spark_sql_shuffle_partitions="4",
        spark_task_maxFailures="8")
    yield session
    session.stop()


@pytest.fixture(scope="session")
def names() -> list[str]:
    """Names as they may stand in a list, many of them twice."""
    generator = random.Random(10)
    several = [" ".join(generator.choices(WORDS, k=generator.randint(1, 3))) for _ in range(16_000)]
    numbered = [f"{generator.choice(WORDS)}{generator.randrange(1000)}" for _ in range(4_000)]
    both = several + numbered
    generator.shuffle(both)
    return both


@pytest.fixture(scope="session")
def names_file(names: list[str], tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("names") / "names.txt"
    # As lists come: blanks around names, empty lines, ends of lines of all kinds.
    ends = ["\n", "\n", "\r\n", "\n\n", " \n", "\t\n  "]
    path.write_text("".join(name + ends[place % 6] for place, name in enumerate(names)), newline="")
    return str(path)


def command(locale: str, *options: str) -> Command:
    return Command(PROGRAM, locale, options)


def listed(locale: str, *files: str, format: str = "text", options: tuple[str, ...] = ()) -> list[tuple[str, dict]]:
    """What `thumbindex list` has of files: titles of sections and contacts, in order."""
    words = [PROGRAM, "list", "--locale", locale, "--format", "json", "--from", format, *options, *files]
    sections = json.loads(subprocess.run(words, capture_output=True, check=True).stdout)["sections"]
    return [(section["title"], contact) for section in sections for contact in section["contacts"]]


def read_back(place: str, column: str = "name") -> list[tuple[str, str]]:
    """All rows of a data set, in order: titles of sections and a column."""
    dataset = Dataset(place)
    return [
        (section.title, value)
        for section in dataset.sections()
        for rows in dataset.rows(section.number)
        for value in rows.column(column).to_pylist()
    ]


def as_bytes(rows: list[tuple[str, str]]) -> bytes:
    return "".join(f"{title}\t{name}\n" for title, name in rows).encode()
