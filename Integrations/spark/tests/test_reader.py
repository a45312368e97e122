from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyspark.sql import SparkSession

from thumbindex_spark import Dataset, Place, build, job

from .conftest import command, read_back


@pytest.fixture(scope="module")
def place(spark: SparkSession, names_file: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A data set with many files of many row groups."""
    folder = str(tmp_path_factory.mktemp("paged"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(job, "ROW_GROUP_BYTES", 4000)
        build(spark, command("en"), [names_file], folder, partitions=4, rows_of_file=1000)
    yield folder


def rows_of(place: str, title: str) -> list[str]:
    return [name for section, name in read_back(place) if section == title]


def test_pages_follow_each_other(place: str) -> None:
    dataset = Dataset(place)
    for section in dataset.sections():
        expected = rows_of(place, section.title)
        assert len(expected) == section.count
        seen: list[str] = []
        after = None
        while names := (page := dataset.page(section.title, after, 170)).names:
            seen += names
            after = page.next
        assert seen == expected


def test_a_page_begins_at_any_row(place: str) -> None:
    dataset = Dataset(place)
    expected = rows_of(place, "M")
    for start in [0, 1, 999, 1000, 1001, len(expected) - 3, len(expected), len(expected) + 5]:
        assert dataset.page("M", start, 7).names == expected[start : start + 7]


def test_a_page_begins_behind_a_key(place: str) -> None:
    dataset = Dataset(place)
    rows = dataset.page("M", None, 10_000).rows
    keys = rows.column("key").to_pylist()
    names = rows.column("name").to_pylist()
    for key in {keys[0], keys[500], keys[1500], keys[-1], b"", keys[700] + b"\0", b"\xff"}:
        start = next((place for place, other in enumerate(keys) if other > key), len(keys))
        assert dataset.page("M", key, 5).names == names[start : start + 5]
    for start in [0, 500, 1500, len(keys) - 1]:
        assert dataset.page("M", Place(keys[start], rows.column("position")[start].as_py()), 5).names == (
            names[start + 1 : start + 6])


def test_a_section_without_rows_has_no_page(place: str) -> None:
    assert Dataset(place).page("Q").names == []
    assert Dataset(place).page("Q").next is None


def test_the_index_tells_what_the_files_have(place: str) -> None:
    dataset = Dataset(place)
    counts = Counter(section for section, _ in read_back(place))
    assert {section.title: section.count for section in dataset.sections()} == counts
    for section in dataset.sections():
        files = dataset.index.files_of(section.number)
        assert files[0].path == section.first_file
        assert [file.start for file in files] == [sum(other.rows for other in files[:n]) for n in range(len(files))]
        first = dataset.page(section.number, None, 1).rows.column("key")[0].as_py()
        assert first.hex() == section.first_key == files[0].first_key
        assert all(one.last_key <= other.first_key for one, other in pairwise(files))


def test_a_page_is_read_without_the_rest(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    files = Dataset(place).index.files_of(12)
    rows = Dataset(place).page("M", None, 10_000).rows
    last = files[-1]
    deep = last.start + last.rows // 2
    key, position = rows.column("key")[deep].as_py(), rows.column("position")[deep].as_py()
    groups = pq.read_metadata(f"{place}/{last.path}").num_row_groups
    assert len(files) > 2 and groups > 4
    opened: list[str] = []
    read: list[int] = []
    original = pq.ParquetFile.read_row_group

    def reading(source: pq.ParquetFile, group: int) -> pa.Table:
        read.append(group)
        return original(source, group)

    def opening(path: str) -> pa.NativeFile:
        opened.append(path)
        return pa.OSFile(path)

    monkeypatch.setattr(pq.ParquetFile, "read_row_group", reading)
    for after in [deep + 1, Place(key, position), key]:
        opened.clear()
        read.clear()
        page = Dataset(place, opener=opening).page("M", after, 3)
        assert opened == [f"{place}/{last.path}"]
        assert 1 <= len(read) <= 2
        if after != key:
            assert page.names == rows.column("name").to_pylist()[deep + 1 : deep + 4]
