"""The comparison of indexes with ICU's: the labels, and the bucket of every test string."""
import dataclasses
import functools
import itertools
import subprocess

from . import cldr, indexstrings, live

# What is added to the labels of each tag.
ADDED = ((), ("en",))

# The languages whose collation ICU's data lack: its index has the root's order.
UNORDERED_IN_ICU = {name.removesuffix("-standard") for name in cldr.ABSENT_FROM_ICU if name.endswith("-standard")}


@dataclasses.dataclass(frozen=True)
class Index:
    """The labels of an index in order, and the number of each string's bucket."""

    types: tuple[str, ...]  # normal, underflow, inflow or overflow
    labels: tuple[str, ...]
    buckets: tuple[int, ...]

    @property
    def letters(self):
        return [label for type, label in zip(self.types, self.labels) if type == "normal"]


@dataclasses.dataclass
class Result:
    """How the index of a tag, with the labels of others added, compares with ICU's."""

    tag: str
    added: tuple[str, ...]
    labels: tuple[str, ...]  # ICU's
    compared: int = 0  # strings
    differences: list[str] = dataclasses.field(default_factory=list)

    def __str__(self):
        head = "\t".join([" ".join([self.tag, *self.added]), str(self.compared), str(len(self.differences))])
        return "\n    ".join([head, *self.differences[:5]])


def of_icu(oracle, tag, added, texts=()):
    """ICU's index."""
    rows = lines([oracle, "buckets", tag, *added], texts)
    count = int(rows[0])
    buckets = [row.split("\t", 1) for row in rows[1 : count + 1]]
    return Index(
        tuple(type for type, _ in buckets), tuple(label for _, label in buckets), tuple(map(int, rows[count + 1 :]))
    )


def labels(program, tag, added):
    """The labels of ours."""
    return tuple(lines([program, "index", *options(tag, added)], []))


def sections(program, tag, added, texts):
    """The label of each string's section in ours."""
    rows = lines([program, "sections", *options(tag, added)], texts)
    if [row.partition("\t")[2] for row in rows] != texts:
        raise RuntimeError(f"{program} sections {tag}: did not answer line by line")
    return [row.partition("\t")[0] for row in rows]


def options(tag, added):
    return ["--style", "cldr", "--locale", tag, *itertools.chain.from_iterable(("--add", other) for other in added)]


def lines(command, texts):
    answer = subprocess.run(command, input="".join(text + "\n" for text in texts).encode(), capture_output=True)
    if answer.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: {answer.stderr.decode()}")
    return answer.stdout.decode().split("\n")[:-1]


def compare(programs, tag, added, texts):
    """Compares an index by its labels and by the buckets of strings.

    The command shows a bucket by its label, so that those of the others (…) are not told apart here; the
    vectors for the tests do.
    """
    expected = of_icu(programs.oracle, tag, added, texts)
    result = Result(tag, added, expected.labels, len(texts))
    found = labels(programs.thumbindex, tag, added)
    if found != expected.labels:
        result.differences.append(f"labels {' '.join(found)}, not {' '.join(expected.labels)}")
    for text, bucket, section in zip(texts, expected.buckets, sections(programs.thumbindex, tag, added, texts)):
        if section != expected.labels[bucket]:
            codes = " ".join(f"{ord(character):04X}" for character in text)
            result.differences.append(f"{text!a} in {section}, not {expected.labels[bucket]} ({codes})")
    return result


def compare_all(programs, count, only=()):
    """The results of all indexes that ICU has, each alone and with English labels added."""

    def pair(tag):
        texts = test_strings(programs.oracle, tag, ADDED, count)
        return [compare(programs, tag, added, texts) for added in ADDED]

    tags = [tag for tag in tags_in_icu(programs.oracle) if not only or tag in only]
    return list(itertools.chain.from_iterable(live.in_parallel(pair, tags)))


def test_strings(oracle, tag, additions, count):
    """Test strings for the indexes of a tag alone and with others."""
    letters = itertools.chain.from_iterable(of_icu(oracle, tag, added).letters for added in additions)
    return indexstrings.test_strings(tag, list(dict.fromkeys(letters)), count)


def tags_in_icu(oracle):
    """The tags of CLDR's locales, and of all collations, that ICU has both letters and the order of."""
    tags = [tag for tag in cldr.locales() if is_in_icu(oracle, tag)]
    return tags + [collation.tag() for collation in cldr.collations() if collation.is_in_icu]


def tags_absent(oracle):
    """The tags of CLDR's locales that ICU lacks the letters or the order of."""
    return [tag for tag in cldr.locales() if not is_in_icu(oracle, tag)]


def is_in_icu(oracle, tag):
    has_order = UNORDERED_IN_ICU.isdisjoint(cldr.truncations(tag))
    return tag == "und" or (tag in locales_of_icu(oracle) and has_order)


@functools.cache
def locales_of_icu(oracle):
    return frozenset(lines([oracle, "locales"], []))
