"""CLDR's collations: their names, tags, rules, and the letters of their locales."""
import dataclasses
import functools
import os
import pathlib
import re
import xml.etree.ElementTree

# The types whose names in tags differ from those in the files (CLDR, common/bcp47/collation.xml).
TAG_TYPES = {"phonebook": "phonebk", "traditional": "trad", "dictionary": "dict"}
FILE_TYPES = {tag: name for name, tag in TAG_TYPES.items()}

# The collations that ICU 78's data leave out, most of them drafts: its answer to their tags is the
# root's order or that of the locale's other collation.
ABSENT_FROM_ICU = set(
    "aa-standard bal-standard bal-Latn-standard cs-digits-after cu-standard de-eor dz-standard"
    " sgs-standard ssy-standard vo-standard wae-standard".split()
)


@dataclasses.dataclass(frozen=True)
class Collation:
    """A `<collation>` of one of CLDR's files."""

    locale: str  # as in tags; `root` for the root
    type: str  # as in the files
    rules: str
    short_rules: str | None = None  # of Han collations: the form that lists fewer ideographs

    @property
    def name(self):
        """The name of its table."""
        return "root" if (self.locale, self.type) == ("root", "standard") else f"{self.locale}-{self.type}"

    @property
    def is_in_icu(self):
        return self.name not in ABSENT_FROM_ICU

    @property
    def is_whole_in_icu(self):
        """Whether ICU's data have all that the rules say: of Han collations they have the short form."""
        return self.is_in_icu and self.short_rules is None

    def tag(self, settings=None):
        """The language tag that asks for the collation, and for settings: {"ks": "level2"}."""
        keywords = {"co": TAG_TYPES.get(self.type, self.type)} | (settings or {})
        locale = "und" if self.locale == "root" else self.locale
        return "-".join([locale, "u"] + [f"{key}-{keywords[key]}" for key in sorted(keywords)])


@functools.cache
def common():
    """CLDR's folder `common`, somewhere below $UNICODE_DATA."""
    top = pathlib.Path(os.environ["UNICODE_DATA"])
    return next(path.parent.parent for path in top.rglob("common/collation/root.xml"))


def collations():
    """All the collations that can be asked for."""
    paths = sorted((common() / "collation").glob("*.xml"))
    found = [collation for path in paths for collation in in_file(path.stem).values()]
    return [collation for collation in found if not collation.type.startswith("private-")]


@functools.cache
def in_file(name):
    """The collations of a file by their type; of those without rules only the root's."""
    path = common() / "collation" / f"{name}.xml"
    locale = name.replace("_", "-").replace("POSIX", "posix")
    rules, short = {}, {}
    for element in xml.etree.ElementTree.parse(path).iter("collation"):
        # Other alternatives than the short ones are proposals that no table is made of.
        kind = {None: rules, "short": short}.get(element.get("alt"))
        if kind is not None:
            kind[element.get("type")] = unescaped("".join(cr.text or "" for cr in element.iter("cr")))
    return {
        type: Collation(locale, type, text, short.get(type))
        for type, text in rules.items()
        if text.strip() or (locale, type) == ("root", "standard")
    }


def unescaped(text):
    r"""Rules with what is written \uXXXX, \UXXXXXXXX or \\ in CLDR's files resolved."""
    pattern = r"\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(\\)"
    return re.sub(pattern, lambda match: match[3] or chr(int(match[1] or match[2], 16)), text)


@functools.cache
def expanded(rules):
    """Rules with those that they import in place of each `[import …]`."""

    def imported(match):
        locale, _, type = match[1].partition("-u-co-")
        file = in_file("root" if locale == "und" else locale.replace("-", "_"))
        return expanded(file[FILE_TYPES.get(type, type) or "standard"].rules)

    rules = re.sub(r"(?m)^\s*#.*$", "", rules)  # there may be brackets in comments
    return re.sub(r"\[import ([\w-]+)\]", imported, rules)


RULE_TOKEN = re.compile(
    r"(?P<skipped>#[^\n]*|\[(?:[^\[\]]|\[[^\[\]]*\])*\]|\s+)|(?P<operator>(?:&|<{1,4}|=|/|\|)\*?)"
    r"|(?P<text>(?:'(?:[^']|'')*'|\\.|[^\s<=&/|\[#'\\])+)",
    re.DOTALL,
)


@functools.cache
def tailored_strings(rules):
    """The strings that rules name, the lists (`<*a-z`) one by one."""
    found, is_list = {}, False
    for token in RULE_TOKEN.finditer(expanded(rules)):
        if token["operator"]:
            is_list = token["operator"].endswith("*")
        elif token["text"]:
            text = re.sub(r"''|'|\\(.)", lambda match: match[1] or match[0][1:], token["text"])
            found |= dict.fromkeys(listed(text) if is_list else [text])
    return list(found)


def listed(text):
    """The characters of a list, with its ranges filled."""
    return re.sub(
        "(.)-(.)",
        lambda match: "".join(map(chr, range(ord(match[1]), ord(match[2]) + 1))),
        text,
    )


def truncations(locale):
    """The locale, and those that it is a kind of: sr-Latn-BA, sr-Latn, sr."""
    subtags = locale.split("-")
    return ["-".join(subtags[:count]) for count in range(len(subtags), 0, -1)]


def locales():
    """The tags of all locales that CLDR has data of."""
    names = sorted(path.stem for path in (common() / "main").glob("*.xml"))
    others = {"root": "und", "en_US_POSIX": "en-US-u-va-posix"}
    return [others.get(name) or tag(name) for name in names]


def tag(name):
    """The tag of a file's name, with its variant in lower case."""
    return "-".join(part.lower() if len(part) > 4 else part for part in name.split("_"))


@functools.cache
def exemplars(locale):
    """The letters of a locale, or of the nearest that it is a kind of."""
    for name in truncations(locale):
        path = common() / "main" / f"{name.replace('-', '_')}.xml"
        if not path.exists():
            continue
        sets = [
            element.text or ""
            for element in xml.etree.ElementTree.parse(path).iter("exemplarCharacters")
            if element.get("type") in (None, "auxiliary", "index")
        ]
        letters = [letter for text in sets for letter in re.findall(r"\{[^}]+\}|[^\s\[\]{}\\-]", unescaped(text))]
        if letters:
            return list(dict.fromkeys(letter.strip("{}") for letter in letters))
    return []
