"""Sort keys of several programs, and where the orders that they give differ."""
import dataclasses
import pathlib
import subprocess
import tempfile

from . import cldr, settings


@dataclasses.dataclass
class Programs:
    """The command of ours, and the program of Tools/icu-oracle for each of its uses."""

    thumbindex: str
    oracle: str
    rules_oracle: str

    def ours(self, tag, strings):
        return keys([self.thumbindex, "keys", "--locale", tag], strings)

    def of_icu(self, collation, chosen, strings):
        """ICU's keys in a collation with settings, from its data if these have all of the collation."""
        if collation.is_whole_in_icu:
            return self.of_icu_data(collation.tag(chosen), strings)
        return self.of_icu_builder(settings.with_options(collation.rules, chosen), strings)

    def of_icu_data(self, tag, strings):
        return keys([self.oracle, "keys", tag], strings)

    def of_icu_builder(self, rules, strings):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "rules"
            path.write_text(cldr.expanded(rules), encoding="utf-8")
            return keys([self.rules_oracle, "rules", str(path)], strings)


def keys(command, strings):
    """The key of each string: `command` writes it in hexadecimal, a tab, and the line that it read."""
    lines = "".join(text + "\n" for text in strings).encode()
    answer = subprocess.run(command, input=lines, capture_output=True)
    if answer.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: {answer.stderr.decode()}")
    rows = [row.split(b"\t", 1) for row in answer.stdout.split(b"\n")[:-1]]
    if [row[1] for row in rows] != lines.split(b"\n")[:-1]:
        raise RuntimeError(f"{' '.join(command)}: did not answer line by line")
    return [bytes.fromhex(row[0].decode()) for row in rows]


def relation(left, right):
    return "=" if left == right else "<" if left < right else ">"


@dataclasses.dataclass(frozen=True)
class Difference:
    """Two strings that follow each other in the order that is expected."""

    left: str
    right: str
    expected: str
    found: str

    def __str__(self):
        left, right = (" ".join(f"{ord(character):04X}" for character in text) for text in (self.left, self.right))
        return f"{self.left!a} {self.expected} {self.right!a}, not {self.found} ({left}; {right})"


def differences(strings, expected, found):
    """The neighbours in the expected order that stand otherwise to each other in the order that is found.

    If there are none, the two orders are the same, ties included.
    """
    rows = sorted(zip(expected, found, strings), key=lambda row: row[0])
    result = []
    for left, right in zip(rows, rows[1:]):
        wanted, got = relation(left[0], right[0]), relation(left[1], right[1])
        if wanted != got:
            result.append(Difference(left[2], right[2], wanted, got))
    return result
