"""From chunks of the input to rows with sections and keys: what each worker does."""

import json
import resource
import time
from binascii import unhexlify
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.json
import pyarrow.parquet as pq
from pyspark import SparkFiles

from .chunks import Chunk, Kind, locate, read_records
from .command import Command
from .pipe import Bytes, Rejected, stream

OWN = [("section", pa.int32()), ("key", pa.binary()), ("position", pa.int64())]
"""The columns that every row gets."""

NOTE = -1
"""The section of a row that is none, but tells what a worker did."""

POSITIONS_OF_CHUNK = 1 << 36
CARD = pa.schema([("name", pa.string()), ("detail", pa.string()), ("uid", pa.string()), ("spare", pa.string())])


@dataclass(frozen=True)
class Keying:
    """What workers have to know."""

    command: Command
    kind: Kind
    chunks: tuple[Chunk, ...]
    first_chunk: int
    """How many chunks there were before, in the data set that is added to."""
    column: str
    """The column of Parquet with the names."""
    others: pa.Schema
    """The columns beside section, key and position."""

    @property
    def schema(self) -> pa.Schema:
        """The columns of the rows."""
        return pa.schema([*OWN, *self.others])

    def __call__(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Makes the rows of the chunks whose numbers come."""
        for batch in batches:
            for number in batch.column(0).to_pylist():
                yield from self._rows(number)

    def _rows(self, number: int) -> Iterator[pa.RecordBatch]:
        clock, rejected = _Clock(), Rejected()
        first = (self.first_chunk + number) * POSITIONS_OF_CHUNK
        rows = 0
        makers: dict[Kind, Callable[[Chunk, Rejected], Iterator[pa.Table]]] = {
            Kind.NAMES: self._names,
            Kind.CARDS: self._cards,
            Kind.PARQUET: self._parquet,
        }
        for table in clock.measured(makers[self.kind](self.chunks[number], rejected)):
            rows += table.num_rows
            position = pc.add(table.column("number"), pa.scalar(first, pa.int64()))
            columns = [table.column("section"), table.column("key"), position]
            columns += [table.column(field.name) for field in self.others]
            yield from pa.table(columns, schema=self.schema).to_batches(max_chunksize=50_000)
        yield self._note(first, {"rows": rows, "rejected": rejected.count, **clock.told()})

    def _note(self, position: int, told: dict[str, float]) -> pa.RecordBatch:
        columns = [pa.array([NOTE], pa.int32()), pa.array([json.dumps(told).encode()], pa.binary())]
        columns += [pa.array([position], pa.int64())]
        columns += [pa.nulls(1, field.type) for field in self.others]
        return pa.RecordBatch.from_arrays(columns, schema=self.schema)

    def _words(self, kind: str, shown: str) -> list[str]:
        program = SparkFiles.get(self.command.program)
        return self.command.arguments("keys", "--format", kind, "--show", shown, program=program)

    def _names(self, chunk: Chunk, rejected: Rejected) -> Iterator[pa.Table]:
        words = self._words("names", "number,section,key,record")
        for lines in stream(words, read_records(chunk, b""), rejected):
            number, section, key, name = fields(lines, 4)
            yield _table(number, section, key).append_column("name", name)

    def _cards(self, chunk: Chunk, rejected: Rejected) -> Iterator[pa.Table]:
        words = self._words("cards", "number,section,key,record")
        for lines in stream(words, read_records(chunk, b"BEGIN:VCARD"), rejected):
            number, section, key, record = fields(lines, 4)
            table = _table(number, section, key)
            for column, values in zip(CARD.names, objects(record).columns, strict=True):
                table = table.append_column(column, values)
            yield table

    def _parquet(self, chunk: Chunk, rejected: Rejected) -> Iterator[pa.Table]:
        system, place = locate(chunk.path)
        with system.open_input_file(place) as file:
            source = pq.ParquetFile(file)
            rows = source.read_row_groups(list(range(chunk.start, chunk.end)))
        names = rows.column(self.column)
        words = self._words("frames", "number,section,key")
        for lines in stream(words, frames(names), rejected):
            number, section, key = fields(lines, 3)
            table = _table(number, section, key)
            taken = rows.take(pc.subtract(table.column("number"), 1))
            for field in self.others:
                table = table.append_column(field.name, taken.column(field.name))
            yield table


def fields(lines: bytes, count: int) -> list[pa.Array]:
    """The fields of lines, all of which have so many; the last may hold tabs."""
    text = pa.StringArray.from_buffers(
        1, pa.py_buffer(np.array([0, len(lines) - 1], np.int32)), pa.py_buffer(lines))
    all_lines = pc.split_pattern(text, "\n").values
    parts = pc.split_pattern(all_lines, "\t", max_splits=count - 1)
    values = parts.values
    places = np.arange(0, len(parts) * count, count)
    if len(values) != len(parts) * count:
        raise ValueError("the command wrote a line with too few fields")
    return [values.take(pa.array(places + place)) for place in range(count)]


def _table(number: pa.Array, section: pa.Array, key: pa.Array) -> pa.Table:
    return pa.table(
        [pc.cast(number, pa.int64()), pc.cast(section, pa.int32()), unhex(key)],
        names=["number", "section", "key"])


def unhex(texts: pa.StringArray) -> pa.BinaryArray:
    """The bytes that texts in hexadecimal stand for."""
    _, offsets, data = texts.buffers()
    places = np.frombuffer(offsets, np.int32)[texts.offset : texts.offset + len(texts) + 1]
    if len(texts) == 0 or data is None:
        return pa.array([b""] * len(texts), pa.binary())
    decoded = unhexlify(memoryview(data)[places[0] : places[-1]])
    starts = ((places - places[0]) >> 1).astype(np.int32)
    return pa.BinaryArray.from_buffers(pa.binary(), len(texts), [None, pa.py_buffer(starts), pa.py_buffer(decoded)])


def objects(records: pa.StringArray) -> pa.Table:
    """The columns of contacts that come as objects of JSON."""
    text = b"\n".join(record.as_buffer() for record in records)
    reading = pyarrow.json.ReadOptions(block_size=len(text) + 1, use_threads=False)
    parsing = pyarrow.json.ParseOptions(explicit_schema=CARD, unexpected_field_behavior="ignore")
    return pyarrow.json.read_json(pa.BufferReader(text), reading, parsing)


def frames(names: pa.ChunkedArray) -> Iterator[Bytes]:
    """Texts, each behind its length in four bytes, the highest first."""
    for chunk in names.chunks:
        for start in range(0, len(chunk), 100_000):
            texts = pc.fill_null(chunk.slice(start, 100_000).cast(pa.binary()), b"")
            lengths = pc.binary_length(texts).to_numpy(zero_copy_only=False).astype(">u4")
            ends = np.arange(0, 4 * len(texts) + 1, 4, dtype=np.int32)
            heads = pa.BinaryArray.from_buffers(
                pa.binary(), len(texts), [None, pa.py_buffer(ends), pa.py_buffer(lengths.tobytes())])
            joined = pc.binary_join_element_wise(heads, texts, b"")
            _, offsets, data = joined.buffers()
            yield memoryview(data)[: np.frombuffer(offsets, np.int32)[len(joined)]]


class _Clock:
    """How long the rows took that a worker makes, without what is done with them elsewhere."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.before = resource.getrusage(resource.RUSAGE_CHILDREN)

    def measured(self, tables: Iterator[pa.Table]) -> Iterator[pa.Table]:
        while True:
            start = time.perf_counter()
            table = next(tables, None)
            self.seconds += time.perf_counter() - start
            if table is None:
                return
            yield table

    def told(self) -> dict[str, float]:
        now = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = now.ru_utime + now.ru_stime - self.before.ru_utime - self.before.ru_stime
        return {"seconds": self.seconds, "command": command}
