"""The settings to compare with: each alone, and random combinations."""
import random

from . import strings

VALUES = {
    "ka": ["shifted", "noignore"],
    "kb": ["true", "false"],
    "kc": ["true", "false"],
    "kf": ["upper", "lower", "false"],
    "kn": ["true", "false"],
    "kr": (
        "latn-digit digit-zzzz grek-latn-digit zzzz-symbol cyrl-grek hani-hira zzzz-digit punct-space"
        " arab-hebr-zzzz-latn copt-phnx latn-zzzz-hang currency-symbol samr-thai-zzzz-space"
        " digit-latn-cyrl-arab tibt-mymr-khmr deva-zzzz-beng"
    ).split(),
    "ks": ["level1", "level2", "level3", "level4", "identic"],
    "kv": ["space", "punct", "symbol", "currency"],
}
# How rules say the same (LDML part 5, section 3.3), for collations that only ICU's builder can make.
OPTIONS = {
    "ka": ("alternate", {"noignore": "non-ignorable"}),
    "kb": ("backwards", {"true": "2"}),
    "kc": ("caseLevel", {"true": "on", "false": "off"}),
    "kf": ("caseFirst", {"false": "off"}),
    "kn": ("numericOrdering", {"true": "on", "false": "off"}),
    "kr": ("reorder", {}),
    "ks": ("strength", {f"level{level}": str(level) for level in range(1, 5)} | {"identic": "I"}),
    "kv": ("maxVariable", {}),
}
# Collations that have settings of their own, many contractions, or reorder scripts themselves.
INTRICATE = (
    "root root-search root-emoji ja-standard de-phonebook fr-CA-standard da-standard th-standard zh-stroke"
    " ko-standard ar-standard lt-standard vi-traditional sv-standard hu-standard my-standard"
    " es-traditional hr-standard bn-traditional he-standard"
).split()


def each_alone():
    """Each setting without others: {"ks": "level2"}."""
    return [{key: value} for key in VALUES for value in VALUES[key]]


def combination(chance):
    """A random one of two to five settings."""
    keys = chance.sample(list(VALUES), chance.randint(2, 5))
    return {key: chance.choice(VALUES[key]) for key in sorted(keys)}


def with_options(rules, chosen):
    """Rules that end with the options for settings."""
    if chosen.get("kb") == "false":  # there is no option to undo this one
        rules = rules.replace("[backwards 2]", "")
    for key, value in chosen.items():
        name, words = OPTIONS[key]
        value = value.replace("-", " ") if key == "kr" else words.get(value, value)
        if (key, value) != ("kb", "false"):
            rules += f"\n[{name} {value}]"
    return rules


def texts(collation, count, seed):
    """Test strings with digits, blanks and symbols among them, where settings make a difference."""
    chance = random.Random(f"{collation.name} {seed}")
    found = dict.fromkeys(strings.test_strings(collation, count - count // 4, seed, tailored_limit=count // 3))
    while len(found) < count:
        length = chance.choice([3, 5, 8, 8, 250 if chance.random() < 0.02 else 12])
        pool = chance.choice(["0123456789", "0012٠١٢٣abcAB -.,$Ωя", "aAáÀ -_\ufffeあア0", "0०५ ٠٩a"])
        found["".join(chance.choices(pool, k=length))] = None
    return list(found)
