"""Measures how the time of ordering grows with the number of names, and what awkward lists take."""
from . import programs, report, timing

HEADING = "## Growth and the worst cases"
SIZES = [10_000, 100_000, 1_000_000, 10_000_000]
# A family name for all names of a list: what stands before the given name, and where that begins.
FAMILIES = {
    "chinese": ("欧阳", lambda name: name[1:]),
    "english": ("Featherstonehaugh-Cholmondeley ", lambda name: name.split(" ")[-1]),
    "russian": ("Рождественская-Преображенская ", lambda name: name.split(" ", 1)[-1]),
}
LONG = 10_000
CASES = {
    "as they come": "",
    "sorted": "sorted",
    "reversed": "reversed",
    "all the same": "equal",
    "of one family": "family",
}


def growth(measure, maker, lists, rounds, most):
    """Lines of a table: nanoseconds a name of each size, and the last of the first."""
    sizes = [size for size in SIZES if size <= most]
    lines = [
        "| list | " + " | ".join(f"{size:,}" for size in sizes) + " | ratio |", "| --- |" + " --: |" * (len(sizes) + 1),
    ]
    for name in lists:
        measured = timing.Measurements()
        for _ in range(rounds):
            for size in sizes:
                path = programs.names(maker, name, size)
                # Small lists are done so often that a round takes about as long as one of a million.
                often = max(1, 1_000_000 // size)
                timing.workloads(measured, str(size), measure, path, programs.LOCALES[name], ["order"], often)
        keys = [f"{size} order" for size in sizes]
        times = [f"{measured.median(key) / size * 1e9:.1f}" for key, size in zip(keys, sizes)]
        ratio = measured.median(keys[-1]) / sizes[-1] / measured.median(keys[0]) * sizes[0]
        lines.append(f"| {name.capitalize()} | {' | '.join(times)} | {ratio:.2f} |")
        print(lines[-1], flush=True)
    return lines


def worst(thumbindex, measure, maker, rounds, count):
    """Lines of a table: what ordering awkward lists takes of what it takes with the names as they come."""
    lines = ["| list | " + " | ".join(CASES) + " | long texts alike |", "| --- |" + " --: |" * (len(CASES) + 1)]
    for name in FAMILIES:
        locale, path = programs.LOCALES[name], programs.names(maker, name, count)
        paths = awkward(thumbindex, path, name, locale)
        measured = timing.Measurements()
        for _ in range(rounds):
            for case, file in paths.items():
                timing.workloads(measured, case, measure, file, locale, ["order"])
        usual = measured.median(" order") / count * 1e9
        times = [f"{measured.ratio(f'{case} order', ' order'):.2f}" for case in list(CASES.values())[1:]]
        long = measured.ratio("alike order", "long order")
        lines.append(f"| {name.capitalize()} | {usual:.1f} ns | {' | '.join(times)} | {long:.2f} |")
        print(lines[-1], flush=True)
    return lines


def awkward(thumbindex, path, name, locale):
    """Files with the names of one in ways that are hard to order, by what they are."""
    def write(case, names):
        file = path.with_suffix(f".{case}.txt")
        file.write_text("".join(f"{name}\n" for name in names), encoding="utf-8")
        return file
    names = path.read_text(encoding="utf-8").splitlines()
    ordered = programs.output(thumbindex, "sort", "--locale", locale, path).splitlines()
    family, given = FAMILIES[name]
    text = " ".join(names[:100_000])
    pieces = [text[start:start + LONG // 2] for start in range(0, len(text) - LONG, LONG // 4)][:2000]
    alike = text[:LONG // 2]
    return {
        "": path,
        "sorted": write("sorted", ordered),
        "reversed": write("reversed", reversed(ordered)),
        "equal": write("equal", names[:1] * len(names)),
        "family": write("family", (family + given(name) for name in names)),
        "long": write("long", (cut(piece) for piece in pieces)),
        "alike": write("alike", (cut(alike)[:-20] + piece[:20] for piece in pieces)),
    }


def cut(text):
    """The beginning of a text that has so many bytes."""
    return text.encode()[:LONG].decode(errors="ignore")


def section(thumbindex, measure, maker, options):
    """Measures all of it, and says it in lines of Markdown."""
    grown = growth(measure, maker, options.lists, options.rounds, SIZES[-1])
    awkward_lists = worst(thumbindex, measure, maker, options.rounds, options.count)
    lines = [
        HEADING, "",
        f"Names in order by section and key, {report.machine()}: nanoseconds a name by the number of names, and those of"
        " the largest number of those of the smallest.", "",
        *grown, "",
        f"{options.count:,} names as they come, and how many times as long they take when they are sorted already, reversed,"
        f" all the same, or all behind one family name; and 2,000 texts of {LONG:,} bytes that begin alike, of as many that don't.",
        "", *awkward_lists,
    ]
    return "\n".join(lines) + "\n"
