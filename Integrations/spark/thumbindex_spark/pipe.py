"""Runs a command beside its input and output, so that neither waits for the other."""

import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import IO

Bytes = bytes | memoryview

SHOWN_MESSAGES = 20
"""How many messages of a command are shown in the log of a worker."""


class PipeError(RuntimeError):
    """The command ended before its work was done."""


@dataclass
class Rejected:
    """How many records the command could not read."""

    count: int = 0


def stream(words: list[str], feed: Iterable[Bytes], rejected: Rejected, size: int = 1 << 22) -> Iterator[bytes]:
    """Gives what a command writes for its input, in pieces of about `size` bytes that end with a line.

    A thread of its own writes the input, while the caller takes the output. The command's messages go into
    a file, so no pipe is ever full with nobody to empty it. The caller has to take all, or to close this.
    """
    with tempfile.TemporaryFile() as messages:
        process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=messages)
        assert process.stdin is not None and process.stdout is not None
        writer = _Writer(process.stdin, feed)
        writer.start()
        try:
            yield from _lines(process.stdout, size)
        except GeneratorExit:
            process.kill()
            raise
        finally:
            process.stdout.close()
            status = process.wait()
            writer.join()
        if writer.error is not None:
            raise writer.error
        _check(words, status, messages, rejected)


def _lines(output: IO[bytes], size: int) -> Iterator[bytes]:
    rest = b""
    while piece := output.read(size):
        end = piece.rfind(b"\n") + 1
        if end == 0:
            rest += piece
            continue
        yield rest + piece[:end]
        rest = piece[end:]
    if rest:
        raise PipeError("the output breaks off inside a line")


def _check(words: list[str], status: int, messages: IO[bytes], rejected: Rejected) -> None:
    messages.seek(0)
    told = 0
    last = ""
    for line in messages:
        told += 1
        last = line.decode("utf-8", "replace").rstrip("\n")
        if told <= SHOWN_MESSAGES:
            print(last, file=sys.stderr)
    # 1 says that some records could not be read, and each has been told.
    if status not in (0, 1) or (status == 1 and told == 0):
        raise PipeError(f"{words[0]} ended with status {status}: {last}")
    if status == 1:
        rejected.count += told


class _Writer(threading.Thread):
    """Writes the input of a command."""

    def __init__(self, stdin: IO[bytes], feed: Iterable[Bytes]) -> None:
        super().__init__(daemon=True)
        self.stdin = stdin
        self.feed = feed
        self.error: BaseException | None = None

    def run(self) -> None:
        """Writes all of it, unless the command ends before."""
        try:
            for piece in self.feed:
                self.stdin.write(piece)
        except BrokenPipeError:
            pass  # The command's status tells why.
        except BaseException as error:
            self.error = error
        finally:
            with suppress(BrokenPipeError):
                self.stdin.close()
