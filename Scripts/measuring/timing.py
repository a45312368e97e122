"""Runs programs, and says how long they took."""
import os
import statistics
import subprocess
import time

from .programs import output


class Measurements:
    """The times of all rounds, by the name of what was measured."""

    def __init__(self):
        self.times = {}
        self.results = {}

    def add(self, name, time, result=None):
        self.times.setdefault(name, []).append(time)
        self.results[name] = result

    def median(self, name):
        return statistics.median(self.times[name]) if name in self.times else None

    def ratio(self, name, peer):
        """How long the one takes for each second of the other."""
        ours, theirs = self.median(name), self.median(peer)
        return ours / theirs if ours is not None and theirs else None


def workloads(measurements, prefix, program, path, locale, names=(), rounds=1):
    """Lets a program do its workloads."""
    for line in output(program, path, locale, rounds, *names).splitlines():
        name, times, result = line.split("\t")
        for seconds in times.split():
            measurements.add(f"{prefix} {name}", float(seconds), int(result))


def command(measurements, name, words, environment=()):
    """Runs a command with its output thrown away: the seconds by the clock, and the memory in kilobytes."""
    start = time.monotonic()
    process = subprocess.Popen(
        [str(word) for word in words],
        stdout=subprocess.DEVNULL,
        env={**os.environ, **dict(environment)},
    )
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise RuntimeError(f"{words} failed")
    measurements.add(name, time.monotonic() - start, usage.ru_maxrss)
