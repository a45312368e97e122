"""Serves pages of a data set without reading the rest."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import BinaryIO

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from . import index as indexes
from .chunks import locate
from .index import DataFile, DatasetIndex

Opener = Callable[[str], BinaryIO | pa.NativeFile]


@dataclass(frozen=True, order=True)
class Place:
    """The place of a row in its section: it stays the same whatever else is added."""

    key: bytes
    position: int


After = int | bytes | Place | None


@dataclass(frozen=True)
class Page:
    """Rows of one section that follow each other."""

    rows: pa.Table

    @property
    def names(self) -> list[str]:
        """The names, if the rows have them in a column `name`."""
        return self.rows.column("name").to_pylist()

    @property
    def next(self) -> Place | None:
        """Where the next page goes on; none behind an empty one."""
        if self.rows.num_rows == 0:
            return None
        last = self.rows.slice(self.rows.num_rows - 1)
        return Place(last.column("key")[0].as_py(), last.column("position")[0].as_py())


class Dataset:
    """A data set that is read page by page.

    Its index is read once; a page then takes the footers of a file or two, and the row groups that it is in.
    """

    def __init__(self, place: str, identity: str | None = None, opener: Opener | None = None) -> None:
        """Opens a data set, unless its keys have another identity than the one that is asked for."""
        self._system, self._folder = locate(place)
        found = indexes.read(self._system, self._folder)
        if found is None:
            raise FileNotFoundError(f"there is no data set at {place}")
        if identity is not None:
            found.require(identity)
        self.index: DatasetIndex = found
        self._open: Opener = opener or self._system.open_input_file

    def page(self, section: int | str, after: After = None, count: int = 50) -> Page:
        """A page of a section, which is named by its number or its title.

        `after` is nothing for the beginning, the place that the page before gave as `next`, a key behind which to
        begin, or the number of rows to pass over.
        """
        found = self.index.section(section)
        files = self.index.files_of(found.number) if found else []
        tables: list[pa.Table] = []
        left = count
        for part in self._rows(files, after):
            if left <= 0:
                break
            tables.append(part.slice(0, left))
            left -= tables[-1].num_rows
        return Page(pa.concat_tables(tables) if tables else pa.table({"name": [], "key": [], "position": []}))

    def sections(self) -> list[indexes.Section]:
        """The sections that have rows."""
        return self.index.sections

    def rows(self, section: int | str) -> Iterator[pa.Table]:
        """All rows of a section, a row group at a time."""
        found = self.index.section(section)
        return self._rows(self.index.files_of(found.number) if found else [], None)

    def _rows(self, files: list[DataFile], after: After) -> Iterator[pa.Table]:
        if isinstance(after, int):
            first = bisect_right([file.start for file in files], after) - 1
            skipped = after - files[first].start if files else 0
            yield from self._from_row(files[max(0, first):], skipped)
        elif after is None:
            yield from self._from_row(files, 0)
        else:
            place = after if isinstance(after, Place) else Place(after, 1 << 62)
            first = bisect_left([bytes.fromhex(file.last_key) for file in files], place.key)
            yield from self._from_place(files[first:], place)

    def _from_row(self, files: list[DataFile], skipped: int) -> Iterator[pa.Table]:
        for file in files:
            if skipped >= file.rows:
                skipped -= file.rows
                continue
            with self._source(file) as source:
                for group in range(source.metadata.num_row_groups):
                    rows = source.metadata.row_group(group).num_rows
                    if skipped < rows:
                        yield source.read_row_group(group).slice(skipped)
                    skipped = max(0, skipped - rows)

    def _from_place(self, files: list[DataFile], place: Place) -> Iterator[pa.Table]:
        for file in files:
            with self._source(file) as source:
                for group in range(source.metadata.num_row_groups):
                    if _ends_before(source, group, place.key):
                        continue
                    table = source.read_row_group(group)
                    kept = table.filter(_behind(table, place))
                    if kept.num_rows:
                        yield kept

    def _source(self, file: DataFile) -> pq.ParquetFile:
        return pq.ParquetFile(self._open(f"{self._folder}/{file.path}"), pre_buffer=False)


def _ends_before(source: pq.ParquetFile, group: int, key: bytes) -> bool:
    """Whether all keys of a row group are known to come before one."""
    column = source.schema_arrow.get_field_index("key")
    statistics = source.metadata.row_group(group).column(column).statistics
    return statistics is not None and statistics.has_min_max and bytes(statistics.max) < key


def _behind(table: pa.Table, place: Place) -> pa.ChunkedArray:
    key = pa.scalar(place.key, pa.binary())
    keys, positions = table.column("key"), table.column("position")
    later = pc.and_(pc.equal(keys, key), pc.greater(positions, place.position))
    return pc.or_(pc.greater(keys, key), later)
