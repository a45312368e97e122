"""Test strings: what a collation tailors and what its locale writes, among what is hard in any."""
import random
import re
import unicodedata

from . import cldr


def span(*bounds):
    """The characters from the first of two code points to the second, and of more pairs."""
    pairs = zip(bounds[::2], bounds[1::2])
    return [chr(code) for first, last in pairs for code in range(first, last + 1)]


MARKS = span(0x300, 0x314, 0x64B, 0x655) + list("\u0323\u0327\u0328\u0331\u0338\u0345\u3099\u309a\u0f71\u05b0")
GENERAL = (
    span(0x20, 0x7E, 0xC0, 0x17F, 0x3B1, 0x3C9, 0x430, 0x44F)
    + list("\u00b7\u00ad\u05d0\u0627\u0628\u0660\u0905\u0e01\u0e40\u2010\u20ac\u2460\u3042\u30a2\u30fc")
    + list("\u4e00\u4e8c\uac00\U0001f600")
)
# Contractions, characters that change places, syllables in parts: what the root's order has of them.
SCRIPTS = [
    span(0x1100, 0x1112, 0x1161, 0x1175, 0x11A8, 0x11C2, 0x3131, 0x3163, 0xAC00, 0xAC1C, 0xA960, 0xA964),
    span(0x915, 0x91F, 0x93C, 0x94D, 0x995, 0x99A, 0x9BC, 0x9D7, 0xBBE, 0xBD7, 0xCC6, 0xCD6, 0xDCA, 0xDDF),
    span(0xE01, 0xE08, 0xE30, 0xE4E, 0xE81, 0xE88, 0xEB0, 0xECD, 0xAAB5, 0xAABC, 0x19B0, 0x19BA),
    span(0xF40, 0xF48, 0xF71, 0xF84, 0xF90, 0xF9C, 0xFB2, 0xFB3),
    span(0x1000, 0x1005, 0x1025, 0x103E, 0x104E, 0x1055, 0x1780, 0x1788, 0x17A3, 0x17DD),
    span(0x3041, 0x3050, 0x3099, 0x309E, 0x30A1, 0x30B0, 0x30FB, 0x30FE, 0xFF66, 0xFF70, 0xFF9E, 0xFF9F),
    span(0x410, 0x42F, 0x450, 0x45F, 0x490, 0x499, 0x306, 0x308) + list("lL\u0140\u0387"),
    span(0x621, 0x63A, 0x64B, 0x655, 0x671, 0x67F, 0xFE8D, 0xFE94) + list("\u0640\ufdfa\ufdfb\u200d"),
    span(0x2E80, 0x2E85, 0x2F00, 0x2F05, 0x3220, 0x3225, 0x3400, 0x3402, 0x9FF0, 0x9FFF, 0xF900, 0xF905)
    + list("\ufa0e\U00020000\U0002f800\U00031350"),
]
UNUSUAL = list("\x01\u0378\ue000\ufdd0\ufdd1\ufffd\ufffe\uffff\u200b\u200d\u2028\ufe0f") + [
    chr(code) for code in (0xF0000, 0x2FFFE, 0x50000, 0x10FFFF, 0x1D165, 0x1F1E6, 0x1F1E9)
]
# CLDR's table maps this pair of noncharacters for its own use; ICU maps it otherwise.
RESERVED = re.compile("\ufdd1\ufdd0")
HAN = re.compile("[\u2e80-\u2fdf\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")


def test_strings(collation, count, seed=0, tailored_limit=3000):
    """`count` different strings, the same for the same arguments, those that are tailored first."""
    chance = random.Random(f"{collation.name} {seed}")
    tailored = sample(chance, cldr.tailored_strings(collation.rules), tailored_limit)
    pools = [tailored or GENERAL, cldr.exemplars(collation.locale) or GENERAL, GENERAL, MARKS, SCRIPTS, UNUSUAL]
    strings = dict.fromkeys(filter(is_line, tailored))
    if len(tailored) < count / 3:
        strings |= dict.fromkeys(filter(is_line, neighbours(tailored)))
    while len(strings) < count:
        text = mixture(chance, pools)
        if is_line(text):
            strings[text] = None
    return list(strings)[:count]


def sample(chance, items, limit):
    """All the items, or, of more than `limit`, a random choice: at least half of them ideographs."""
    if len(items) <= limit:
        return items
    others = [item for item in items if not HAN.match(item)]
    others = chance.sample(others, min(len(others), limit // 2))
    ideographs = [item for item in items if HAN.match(item)]
    return others + chance.sample(ideographs, min(len(ideographs), limit - len(others)))


def neighbours(items):
    """The strings in other cases and twice, and the characters beside them in Unicode."""
    for item in items:
        yield from (item.upper(), item.lower(), item.capitalize(), item + item)
        if len(item) == 1:
            yield from (chr(max(ord(item) - 1, 0)), chr(min(ord(item) + 1, 0x10FFFF)))


def mixture(chance, pools):
    """A few items of the pools one after the other."""
    script = chance.choice(SCRIPTS)
    text = ""
    for _ in range(chance.randint(1, 5)):
        pool = chance.choices(pools, [5, 3, 2, 1.5, 1.5, 0.15])[0]
        item = chance.choice(script if pool is SCRIPTS else pool)
        text += item.upper() if chance.random() < 0.15 else item
    form = chance.choice(["NFC", "NFD"] + 6 * [None])
    return unicodedata.normalize(form, text) if form else text


def is_line(text):
    """Whether a text can be a line of UTF-8, without ends of lines and surrogates, and isn't left out."""
    return text != "" and not re.search("[\x00\n\r\ud800-\udfff]", text) and not RESERVED.search(text)


def without_rare_ideographs(strings, collation):
    """The strings without those that have ideographs, or labels, that only the long form of the rules lists."""
    if collation.short_rules is None:
        return strings
    listed = set(cldr.tailored_strings(collation.short_rules))
    return [text for text in strings if has_only_listed(text, listed)]


def has_only_listed(text, listed):
    """Whether all ideographs of a text, and all labels of an index, are listed."""
    text = unicodedata.normalize("NFD", text)
    return all(item in listed for item in HAN.findall(text) + re.findall("\ufdd0.", text))


def every_mapping():
    """Every code point that can be a line, and every sequence that the root's table maps."""
    path = next(cldr.common().glob("uca/FractionalUCA*.txt"))
    lines = re.findall("(?m)^([0-9A-F]{4}[0-9A-F |]*);", path.read_text(encoding="utf-8"))
    sequences = ["".join(chr(int(code, 16)) for code in re.findall("[0-9A-F]+", line)) for line in lines]
    return list(dict.fromkeys(filter(is_line, sequences + span(0, 0x10FFFF))))
