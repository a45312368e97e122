"""The index of a data set: what stands beside the Parquet files, and leads to them."""

import json
import re
from dataclasses import asdict, dataclass, field

import pyarrow.parquet as pq
from pyarrow import fs

NAME = "_thumbindex.json"
FORMAT = 1


class IdentityError(ValueError):
    """Keys of two identities would meet: their order would be none."""


@dataclass(frozen=True)
class DataFile:
    """A file, whose rows are in one section and in order."""

    path: str
    """Below the data set's folder."""
    section: int
    rows: int
    start: int
    """How many rows the section has before."""
    first_key: str
    """In hexadecimal, as all keys in the index."""
    last_key: str
    bytes: int


@dataclass(frozen=True)
class Section:
    """A section that has rows."""

    number: int
    title: str
    count: int
    first_key: str
    first_file: str
    bytes: int


@dataclass(frozen=True)
class DatasetIndex:
    """What is known of a data set without a look into its files."""

    identity: str
    """Whatever the keys depend on."""
    locale: str
    titles: list[str]
    """Of all sections, by number."""
    rows: int
    rejected: int
    """How many records of the input could not be read."""
    chunks: int
    """How many chunks the input had: the next one that is added gets this number."""
    sections: list[Section] = field(default_factory=list)
    files: list[DataFile] = field(default_factory=list)
    format: int = FORMAT

    def require(self, identity: str) -> None:
        """Refuses keys of another identity."""
        if identity != self.identity:
            raise IdentityError(
                f"the keys of this data set are those of “{self.identity}”, not of “{identity}”; build it anew")

    def section(self, named: int | str) -> Section | None:
        """The section with a number or a title; none if no row is in it."""
        return next((section for section in self.sections if named in (section.number, section.title)), None)

    def files_of(self, section: int) -> list[DataFile]:
        """The files of a section, in order."""
        return [file for file in self.files if file.section == section]


def read(system: fs.FileSystem, folder: str) -> DatasetIndex | None:
    """The index in a folder, if there is one."""
    place = f"{folder}/{NAME}"
    if system.get_file_info(place).type == fs.FileType.NotFound:
        return None
    with system.open_input_stream(place) as file:
        values = json.loads(file.read())
    if values.get("format") != FORMAT:
        raise ValueError(f"{place} has the format {values.get('format')}, which this version doesn't know")
    values["sections"] = [Section(**section) for section in values["sections"]]
    values["files"] = [DataFile(**file) for file in values["files"]]
    return DatasetIndex(**values)


def write(system: fs.FileSystem, folder: str, index: DatasetIndex) -> None:
    """Puts the index into a folder, in one step."""
    text = json.dumps(asdict(index), ensure_ascii=False, indent=1)
    with system.open_output_stream(f"{folder}/{NAME}.new") as file:
        file.write(text.encode())
    system.move(f"{folder}/{NAME}.new", f"{folder}/{NAME}")


def scan(system: fs.FileSystem, folder: str, below: str, titles: list[str]) -> tuple[list[Section], list[DataFile]]:
    """What the files in a part of a data set's folder hold, told from their footers."""
    found = system.get_file_info(fs.FileSelector(f"{folder}/{below}", recursive=True))
    paths = [item.path for item in found if item.type == fs.FileType.File and item.path.endswith(".parquet")]
    files: list[DataFile] = []
    sections: list[Section] = []
    for place in sorted(paths, key=_order):
        number = _order(place)[0]
        start = files[-1].start + files[-1].rows if files and files[-1].section == number else 0
        file = _look(system, place, place[len(folder) + 1 :], number, start)
        if file is None:
            continue
        files.append(file)
        if start > 0:
            last = sections.pop()
            sections.append(Section(**{
                **asdict(last), "count": last.count + file.rows, "bytes": last.bytes + file.bytes}))
        else:
            sections.append(Section(number, titles[number], file.rows, file.first_key, file.path, file.bytes))
    return sections, files


def _order(path: str) -> tuple[int, int, int]:
    """Spark numbers files by the partition, and those of one by their order."""
    parts = re.search(r"section=(\d+)/part-(\d+)-.*?\.c(\d+)\.", path)
    if parts is None:
        raise ValueError(f"{path} is no file of a data set")
    section, partition, number = parts.groups()
    return int(section), int(partition), int(number)


def _look(system: fs.FileSystem, place: str, path: str, section: int, start: int) -> DataFile | None:
    with system.open_input_file(place) as file:
        source = pq.ParquetFile(file)
        metadata = source.metadata
        if metadata.num_rows == 0:
            return None
        keys = [_end(source, 0, 0), _end(source, metadata.num_row_groups - 1, -1)]
        return DataFile(path, section, metadata.num_rows, start, *keys, bytes=file.size())


def _end(source: pq.ParquetFile, group: int, row: int) -> str:
    """The first or last key of a row group. Statistics leave keys out that are very long."""
    column = source.schema_arrow.get_field_index("key")
    statistics = source.metadata.row_group(group).column(column).statistics
    if statistics is not None and statistics.has_min_max:
        return bytes(statistics.min if row == 0 else statistics.max).hex()
    return source.read_row_group(group, columns=["key"]).column(0)[row].as_py().hex()
