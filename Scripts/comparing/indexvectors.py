"""The vectors of indexes for the tests: ICU's labels, and the numbers of strings' buckets."""
import random

from . import index, indexstrings

# Indexes of several scripts, besides those of each locale alone and with English.
MIXED = [
    ("en", ("ar", "ru", "ja")),
    ("ja", ("en", "ko", "zh")),
    ("zh", ("zh-Hant", "en")),
    ("km", ("ru",)),
    ("zh-Hant", ("ja", "ko", "th")),
    ("ar", ("he", "fa", "en")),
    ("sr", ("sr-Latn", "el", "ka", "hy")),
    ("de", ("sv", "hu", "tr")),
    ("und", ("hi", "ta", "am", "chr")),
]


def write(oracle, path):
    """Writes the indexes that differ from each other, of all tags, alone and with English added."""
    probes = list(filter(indexstrings.known_to_icu("zh"), indexstrings.fixed()))
    found = {}
    for tag in sorted(index.tags_in_icu(oracle), key=lambda tag: (len(tag), tag)):
        for added in index.ADDED:
            found.setdefault(index.of_icu(oracle, tag, added, probes), (tag, added))
    text = "".join(vector(oracle, *run) for run in [*found.values(), *MIXED])
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{path}: {path.stat().st_size} bytes")


def vector(oracle, tag, added, count=40):
    """A line `# TAG MORE…`, one of the labels, tabs between, then the number and a tab before each string."""
    chance = random.Random(tag)
    strings = chance.sample(index.test_strings(oracle, tag, [added], 1000), count)
    found = index.of_icu(oracle, tag, added, strings)
    rows = [f"{bucket}\t{text}" for bucket, text in zip(found.buckets, strings)]
    return "\n".join(["# " + " ".join([tag, *added]), "\t".join(found.labels), *rows, ""])
