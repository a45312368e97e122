import pathlib

import pytest
from pyspark.sql import SparkSession

from thumbindex_spark import Command, build

from .cluster import kill_executor_in_stage, killer
from .conftest import LOCALES, as_bytes, command, listed, read_back

CHUNK = 60_000
"""The names are so in seven chunks."""


def expected(locale: str, file: str) -> bytes:
    return as_bytes([(title, contact["name"]) for title, contact in listed(locale, file)])


@pytest.mark.parametrize("locale", LOCALES)
def test_the_order_is_that_of_list(spark: SparkSession, names_file: str, tmp_path: pathlib.Path, locale: str) -> None:
    report = build(spark, command(locale), [names_file], str(tmp_path), partitions=5, chunk_size=CHUNK)
    assert as_bytes(read_back(str(tmp_path))) == expected(locale, names_file)
    assert report.index.rows == sum(section.count for section in report.index.sections) == 20_000
    assert report.index.rejected == 0
    assert 0 < report.pipe_seconds < report.task_seconds


def test_one_partition_gives_the_same(spark: SparkSession, names_file: str, tmp_path: pathlib.Path) -> None:
    build(spark, command("zh-Hans"), [names_file], str(tmp_path), partitions=1)
    assert as_bytes(read_back(str(tmp_path))) == expected("zh-Hans", names_file)


@pytest.mark.parametrize("victim", ["CoarseGrainedExecutorBackend", "pyspark"])
def test_a_process_killed_while_keys_are_made(
    spark: SparkSession, names_file: str, tmp_path: pathlib.Path, victim: str
) -> None:
    program, marker = killer(tmp_path, victim)
    output = str(tmp_path / "data")
    report = build(spark, Command(program, "ja"), [names_file], output, partitions=3, chunk_size=CHUNK)
    assert marker.exists()
    assert as_bytes(read_back(output)) == expected("ja", names_file)
    assert report.index.rejected == 0


def test_a_worker_killed_while_files_are_written(
    spark: SparkSession, names_file: str, tmp_path: pathlib.Path
) -> None:
    killing = kill_executor_in_stage(spark, 23)
    build(spark, command("de-u-co-phonebk"), [names_file], str(tmp_path), partitions=23, chunk_size=CHUNK)
    killing.join(0)
    assert not killing.is_alive()
    assert as_bytes(read_back(str(tmp_path))) == expected("de-u-co-phonebk", names_file)


def test_records_that_cannot_be_read_are_counted(
    spark: SparkSession, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "names.txt").write_bytes(b"Bo\n\xff\nAda\n")
    # Workers have another folder than the one that paths are seen from.
    monkeypatch.chdir(tmp_path)
    report = build(spark, command("en"), ["names.txt"], "data", partitions=2)
    assert read_back(str(tmp_path / "data")) == [("A", "Ada"), ("B", "Bo")]
    assert report.index.rejected == 1
