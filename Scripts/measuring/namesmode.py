"""Measures what reading surnames as surnames costs, and writes it into the page of results."""
import statistics

from . import timing

HEADING = "## Names mode"
WHAT = {
    "order": "order by section and key",
    "keys": "sort keys, one by one",
    "compare": "compare, each name with the next",
    "section": "section of a name, one by one",
}


def measure(program, path, locale, rounds):
    """The rounds of both modes take turns in one process."""
    measured = timing.Measurements()
    names = [name for workload in WHAT for name in (workload, f"plain-{workload}")]
    timing.workloads(measured, "names", program, path, locale, names, rounds)
    return measured


def table(measured, count):
    lines = [
        HEADING,
        "",
        "What reading surnames as surnames costs, as the sections of an address book do, over the plain collation: the"
        f" Chinese list, {count:,} names, both modes in turns in one process. Nanoseconds a name, the shortest round of"
        " each, and the median of the ratios of rounds next to each other.",
        "",
        "| what | names mode | plain | ratio of the shortest | median of ratios |",
        "| --- | --: | --: | --: | --: |",
    ]
    for workload, what in WHAT.items():
        names, plain = (measured.times[f"names {prefix}{workload}"] for prefix in ("", "plain-"))
        ratios = [name / other for name, other in zip(names, plain)]
        shortest = [min(times) / count * 1e9 for times in (names, plain)]
        lines.append(
            f"| {what} | {shortest[0]:.1f} | {shortest[1]:.1f} | {shortest[0] / shortest[1]:.3f} |"
            f" {statistics.median(ratios):.3f} |"
        )
    return "\n".join(lines) + "\n"
