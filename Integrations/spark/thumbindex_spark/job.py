"""The job: keys from the command, order and files from Spark."""

import json
import time
import uuid
from collections.abc import Iterable
from dataclasses import dataclass

import pyarrow as pa
import pyarrow.parquet as pq
from pyspark import StorageLevel
from pyspark.sql import DataFrame, SparkSession, Window
from pyspark.sql import functions as f
from pyspark.sql.pandas.types import from_arrow_schema

from . import index as indexes
from .chunks import Kind, absolute, locate, plan, size_of
from .command import Command
from .index import DatasetIndex
from .keyed import CARD, NOTE, OWN, Keying
from .session import distribute

ORDER = ["section", "key", "position"]

ROW_GROUP_BYTES = 1 << 20
"""A page is read from a row group or two: they are small."""

PARTITION_BYTES = 16 << 20
"""So much of the input is sorted at a time."""


@dataclass(frozen=True)
class Report:
    """What a job has done."""

    index: DatasetIndex
    seconds: float
    """By the clock, all of it."""
    pipe_seconds: float
    """What workers spent in reading and making keys, all together."""
    command_seconds: float
    """What of that the command took of the processor."""
    task_seconds: float
    """What all tasks took, all together."""


def build(
    spark: SparkSession, command: Command, paths: Iterable[str], output: str, *, kind: Kind | str = Kind.NAMES,
    column: str = "name", partitions: int | None = None, chunk_size: int = 32 << 20, rows_of_file: int = 2_000_000,
) -> Report:
    """Makes a data set of all records of files, in order.

    `kind` says what the files hold; `column` is the one of Parquet that has the names, whose other columns are
    kept. Files are at most `rows_of_file` long. Whatever there was at `output` goes when the new one is whole.
    """
    job = _Job(spark, command, Kind(kind), column, partitions, chunk_size, rows_of_file)
    return job.run(list(paths), output, None)


def append(
    spark: SparkSession, command: Command, paths: Iterable[str], output: str, *, kind: Kind | str = Kind.NAMES,
    column: str = "name", partitions: int | None = None, chunk_size: int = 32 << 20, rows_of_file: int = 2_000_000,
) -> Report:
    """Adds records to a data set: equal names come behind those that it has.

    - Raises `IdentityError` if the command makes other keys than those of the data set.
    """
    system, folder = locate(output)
    known = indexes.read(system, folder)
    if known is None:
        raise FileNotFoundError(f"there is no data set at {output}")
    known.require(command.identity())
    job = _Job(spark, command, Kind(kind), column, partitions, chunk_size, rows_of_file)
    return job.run(list(paths), output, known)


@dataclass(frozen=True)
class _Job:
    spark: SparkSession
    command: Command
    kind: Kind
    column: str
    partitions: int | None
    chunk_size: int
    rows_of_file: int

    def run(self, paths: list[str], output: str, known: DatasetIndex | None) -> Report:
        start = time.monotonic()
        output = absolute(output)
        tasks_before = _task_seconds(self.spark)
        keying = self._keying(paths, known)
        system, folder = locate(output)
        system.create_dir(folder, recursive=True)
        below = f"data-{uuid.uuid4().hex[:12]}"
        keyed = self._keyed(keying).persist(StorageLevel.DISK_ONLY)
        try:
            rows = keyed.where(f.col("section") > NOTE)
            if known is not None:
                rows = rows.unionByName(self._stored(output, known, keying.schema), allowMissingColumns=True)
            if self.kind is Kind.CARDS:
                rows = _distinct(rows)
            self._write(rows, f"{output}/{below}", self.partitions or self._usual_partitions(paths, known))
            notes = [json.loads(note.key) for note in keyed.where(f.col("section") == NOTE).collect()]
        finally:
            keyed.unpersist()
        sections, files = indexes.scan(system, folder, below, self.command.titles())
        index = DatasetIndex(
            identity=self.command.identity(), locale=self.command.locale, titles=self.command.titles(),
            rows=sum(file.rows for file in files),
            rejected=(known.rejected if known else 0) + sum(note["rejected"] for note in notes),
            chunks=keying.first_chunk + len(keying.chunks), sections=sections, files=files)
        indexes.write(system, folder, index)
        _remove_others(system, folder, below)
        return Report(
            index, time.monotonic() - start, sum(note["seconds"] for note in notes),
            sum(note["command"] for note in notes), _task_seconds(self.spark) - tasks_before)

    def _keying(self, paths: list[str], known: DatasetIndex | None) -> Keying:
        # So that no worker waits long for the last.
        least = 2 * self.spark.sparkContext.defaultParallelism
        chunks = tuple(plan(paths, self.kind, self.chunk_size, least))
        command = Command(distribute(self.spark, self.command.path()), self.command.locale, self.command.options)
        return Keying(
            command, self.kind, chunks, known.chunks if known else 0, self.column, self._others(paths, chunks))

    def _others(self, paths: list[str], chunks: tuple) -> pa.Schema:
        """The columns beside ours."""
        if self.kind is Kind.NAMES:
            return pa.schema([("name", pa.string())])
        if self.kind is Kind.CARDS:
            return CARD
        if not chunks:
            raise FileNotFoundError(f"there is no Parquet in {', '.join(paths)}")
        system, place = locate(chunks[0].path)
        with system.open_input_file(place) as file:
            schema = pq.read_schema(file).remove_metadata()
        if self.column not in schema.names:
            raise ValueError(f"there is no column {self.column}; say which has the names")
        taken = {name for name, _ in OWN} & set(schema.names)
        if taken:
            raise ValueError(f"the column {min(taken)} has the name of one of ours; rename it")
        return schema

    def _keyed(self, keying: Keying) -> DataFrame:
        count = len(keying.chunks)
        numbers = self.spark.range(0, count, 1, numPartitions=max(1, count))
        return numbers.mapInArrow(keying, from_arrow_schema(keying.schema))

    def _stored(self, output: str, known: DatasetIndex, schema: pa.Schema) -> DataFrame:
        """The rows that a data set has."""
        folder = known.files[0].path.split("/", 1)[0] if known.files else None
        if folder is None:
            return self.spark.createDataFrame([], from_arrow_schema(schema))
        return self.spark.read.option("basePath", f"{output}/{folder}").parquet(f"{output}/{folder}")

    def _usual_partitions(self, paths: list[str], known: DatasetIndex | None) -> int:
        size = size_of(paths) + sum(file.bytes for file in (known.files if known else []))
        return max(2 * self.spark.sparkContext.defaultParallelism, size // PARTITION_BYTES)

    def _write(self, rows: DataFrame, place: str, count: int) -> None:
        ordered = rows.repartitionByRange(count, *ORDER).sortWithinPartitions(*ORDER)
        writer = ordered.write.partitionBy("section").option("maxRecordsPerFile", self.rows_of_file)
        # Hardly a key or a position comes twice.
        for column in ("key", "position"):
            writer = writer.option(f"parquet.enable.dictionary#{column}", "false")
        writer.option("parquet.block.size", ROW_GROUP_BYTES).parquet(place)


def _distinct(rows: DataFrame) -> DataFrame:
    """Contacts as `thumbindex list` has them: one that comes twice is left out the second time, and another with
    the identifier of one before gets a spare one.
    """
    has = f.coalesce(f.length("uid"), f.lit(0)) > 0
    # The spare one tells the whole contact, also where it has become the identifier.
    same = Window.partitionBy("spare").orderBy("position")
    once = rows.where(has).withColumn("place", f.row_number().over(same)).where("place = 1")
    among = Window.partitionBy("uid").orderBy("position")
    named = once.withColumn("place", f.row_number().over(among))
    named = named.withColumn("uid", f.when(f.col("place") > 1, f.col("spare")).otherwise(f.col("uid")))
    return rows.where(~has).unionByName(named.drop("place"))


def _remove_others(system: pa.fs.FileSystem, folder: str, below: str) -> None:
    """Removes what earlier jobs have left."""
    for item in system.get_file_info(pa.fs.FileSelector(folder)):
        name = item.path.rsplit("/", 1)[-1]
        if item.type == pa.fs.FileType.Directory and name.startswith("data-") and name != below:
            system.delete_dir(item.path)


def _task_seconds(spark: SparkSession) -> float:
    """What all tasks of the session have taken so far."""
    store = spark.sparkContext._jsc.sc().statusStore()
    executors = store.executorList(False)
    return sum(executors.apply(place).totalDuration() for place in range(executors.size())) / 1000
