"""Kills parts of the cluster that a session has started."""

import os
import pathlib
import signal
import threading
import time

from pyspark.sql import SparkSession

from .conftest import PROGRAM

KILLER = """#!/bin/sh
# In place of the command: the first one that makes keys reads a little, then kills a process above it.
case "$*" in *--format*) if mkdir "{marker}" 2>/dev/null; then
  head -c 5000 >/dev/null
  pid=$PPID
  while ! tr '\\0' ' ' <"/proc/$pid/cmdline" | grep -q -e '{victim}'; do
    pid=$(cut -d ' ' -f 4 "/proc/$pid/stat")
  done
  kill -9 "$pid"
  exit 3
fi ;; esac
exec "{program}" "$@"
"""


def killer(folder: pathlib.Path, victim: str) -> tuple[str, pathlib.Path]:
    """A program in place of the command, and the folder that tells that it has killed."""
    marker = folder / "killed"
    program = folder / f"thumbindex-{folder.name}"
    program.write_text(KILLER.format(marker=marker, victim=victim, program=PROGRAM))
    program.chmod(0o755)
    return str(program), marker


def kill_executor_in_stage(spark: SparkSession, tasks: int) -> threading.Thread:
    """Kills a worker's process when some tasks of a stage with so many are done; its end tells that it has."""

    def run() -> None:
        tracker = spark.sparkContext.statusTracker()
        while True:
            stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
            if any(stage and stage.numTasks == tasks and stage.numCompletedTasks > 0 for stage in stages):
                os.kill(_executors()[0], signal.SIGKILL)
                return
            time.sleep(0.01)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    return thread


def _executors() -> list[int]:
    """The processes of this session's workers."""
    return [process for process in _below(os.getpid()) if "CoarseGrainedExecutorBackend" in _words(process)]


def _below(process: int) -> list[int]:
    found: list[int] = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rsplit(") ", 1)[1].split()[1])
        except OSError:
            continue
        if parent == process:
            found += [int(folder.name), *_below(int(folder.name))]
    return found


def _words(process: int) -> str:
    try:
        return pathlib.Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""
