"""Parts of files that workers read each on its own, in the order of the input."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

import pyarrow as pa
import pyarrow.parquet as pq
from pyarrow import fs

READ_SIZE = 1 << 20


class Kind(str, Enum):
    """What files hold."""

    NAMES = "names"
    CARDS = "cards"
    PARQUET = "parquet"


@dataclass(frozen=True)
class Chunk:
    """A part of a file: bytes, or row groups of Parquet."""

    path: str
    start: int
    end: int


def plan(paths: Iterable[str], kind: Kind, size: int, least: int = 1) -> list[Chunk]:
    """The parts of files, and of the files in folders by name, of about `size` bytes each; smaller ones if there
    were fewer than about `least` otherwise.
    """
    files = [file for path in paths for file in _files(path)]
    size = max(1, min(size, sum(length for _, length in files) // least))
    chunks: list[Chunk] = []
    for file, length in files:
        chunks += _row_groups(file, size) if kind is Kind.PARQUET else _ranges(file, length, size)
    return chunks


def size_of(paths: Iterable[str]) -> int:
    """How many bytes files have."""
    return sum(length for path in paths for _, length in _files(path))


def locate(path: str) -> tuple[fs.FileSystem, str]:
    """The file system of a path or URL, and the path there."""
    if "://" in path:
        return fs.FileSystem.from_uri(path)
    return fs.LocalFileSystem(), path


def absolute(path: str) -> str:
    """A path that workers understand too, wherever they run."""
    return path if "://" in path else os.path.abspath(path)


def _files(path: str) -> list[tuple[str, int]]:
    path = absolute(path)
    system, place = locate(path)
    prefix = path[: len(path) - len(place)] if path.endswith(place) else ""
    info = system.get_file_info(place)
    if info.type == fs.FileType.NotFound:
        raise FileNotFoundError(path)
    if info.type == fs.FileType.File:
        return [(path, info.size)]
    inside = system.get_file_info(fs.FileSelector(place, recursive=True))
    files = [(prefix + item.path, item.size) for item in inside if item.type == fs.FileType.File]
    return sorted(file for file in files if not file[0].rsplit("/", 1)[-1].startswith((".", "_")))


def _ranges(path: str, length: int, size: int) -> list[Chunk]:
    count = max(1, round(length / size))
    ends = [length * number // count for number in range(count + 1)]
    return [Chunk(path, start, end) for start, end in pairwise(ends)]


def _row_groups(path: str, size: int) -> list[Chunk]:
    system, place = locate(path)
    chunks: list[Chunk] = []
    start = bytes_so_far = 0
    with system.open_input_file(place) as file:
        metadata = pq.read_metadata(file)
    for group in range(metadata.num_row_groups):
        bytes_so_far += metadata.row_group(group).total_byte_size
        if bytes_so_far >= size or group + 1 == metadata.num_row_groups:
            chunks.append(Chunk(path, start, group + 1))
            start, bytes_so_far = group + 1, 0
    return chunks


def read_records(chunk: Chunk, beginning: bytes) -> Iterator[bytes]:
    """The bytes of the records that begin in a chunk.

    A record begins with a line that begins with `beginning`, whatever the letters' case; with none, every
    line is a record. So each is in one chunk, wherever the chunks end. What stands before the first record of
    a file goes with it.
    """
    system, place = locate(chunk.path)
    with system.open_input_file(place) as file:
        start = 0 if chunk.start == 0 else _first_record(file, chunk.start, beginning)
        end = _first_record(file, chunk.end, beginning)
        file.seek(start)
        while start < end:
            piece = file.read(min(READ_SIZE, end - start))
            if not piece:
                return
            start += len(piece)
            yield piece


def _first_record(file: pa.NativeFile, place: int, beginning: bytes) -> int:
    """Where the first record begins at a place or behind it; the end of the file if none does."""
    wanted = b"\n" + beginning
    # The line feed before a record may be the byte before the place.
    start = max(0, place - 1)
    file.seek(start)
    rest = b""
    while piece := file.read(1 << 16):
        text = rest + piece
        found = text.upper().find(wanted)
        if found >= 0:
            return start + found + 1
        keep = min(len(text), len(wanted) - 1)
        start += len(text) - keep
        rest = text[len(text) - keep:]
    return start + len(rest)
