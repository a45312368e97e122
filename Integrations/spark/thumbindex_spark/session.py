"""Spark sessions that know the package and the command."""

import os
import pathlib
import sys
import tempfile
import zipfile

import pyspark
from pyspark.sql import SparkSession

MASTER = "local-cluster[2,1,1024]"
"""Two worker processes on this machine, with a core and a gigabyte each."""


def start(master: str = MASTER, memory: str = "1g", **settings: str) -> SparkSession:
    """A session whose workers have this package. Settings are Spark's, with `_` for `.`."""
    if master.startswith("local"):
        # Workers that the session starts itself need to be told where Spark and Python are, and not to look for
        # each other on the network.
        os.environ.setdefault("SPARK_HOME", os.path.dirname(pyspark.__file__))
        os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
        os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    builder = SparkSession.builder.master(master).appName("thumbindex")
    values = {
        "spark.driver.memory": memory,
        "spark.executor.memory": memory,
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.execution.arrow.maxRecordsPerBatch": "50000",
        **{name.replace("_", "."): value for name, value in settings.items()},
    }
    for name, value in values.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    spark.sparkContext.addPyFile(_package())
    return spark


def distribute(spark: SparkSession, program: str) -> str:
    """Gives a program to all workers, and returns the name by which they find it."""
    spark.sparkContext.addFile(program)
    return os.path.basename(program)


def _package() -> str:
    """This package as an archive."""
    folder = pathlib.Path(__file__).parent
    archive = os.path.join(tempfile.mkdtemp(prefix="thumbindex-spark-"), "thumbindex_spark.zip")
    with zipfile.ZipFile(archive, "w") as file:
        for source in sorted(folder.glob("*.py")):
            file.write(source, f"{folder.name}/{source.name}")
    return archive
