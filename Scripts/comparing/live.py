"""The large comparison with ICU, and what it found."""
import concurrent.futures
import dataclasses
import os
import random

from . import cldr, keys, settings, strings


@dataclasses.dataclass
class Result:
    """How the order of a collation compares with ICU's."""

    name: str
    tag: str
    settings: dict = dataclasses.field(default_factory=dict)
    with_data: int | None = None  # strings compared with ICU's own data; None: they lack the collation
    with_rules: int | None = None  # strings compared with what ICU's builder makes of CLDR's rules
    differences: list[keys.Difference] = dataclasses.field(default_factory=list)

    def __str__(self):
        data = "-" if self.with_data is None else self.with_data
        rules = "-" if self.with_rules is None else self.with_rules
        head = f"{self.tag}\t{data}\t{rules}\t{len(self.differences)}"
        return "\n    ".join([head, *map(str, self.differences[:5])])


def compare_collation(programs, collation, count, seed):
    """Compares a collation with both of ICU's ways to it."""
    result = Result(collation.name, collation.tag())
    texts = strings.test_strings(collation, count, seed)
    ours = dict(zip(texts, programs.ours(result.tag, texts)))
    expected = programs.of_icu_builder(collation.rules, texts)
    result.with_rules = len(texts)
    result.differences += keys.differences(texts, expected, ours.values())
    if collation.is_in_icu:
        kept = strings.without_rare_ideographs(texts, collation)
        expected = programs.of_icu_data(result.tag, kept)
        result.with_data = len(kept)
        result.differences += keys.differences(kept, expected, [ours[text] for text in kept])
    return result


def compare_settings(programs, collation, chosen, count, seed):
    """Compares a collation with settings, by ICU's data where these have all of the collation."""
    result = Result(collation.name, collation.tag(chosen), chosen)
    texts = settings.texts(collation, count, seed)
    expected = programs.of_icu(collation, chosen, texts)
    result.with_data, result.with_rules = (len(texts), None) if collation.is_whole_in_icu else (None, len(texts))
    result.differences = keys.differences(texts, expected, programs.ours(result.tag, texts))
    return result


def compare_every_mapping(programs):
    """Compares all that the root's table maps, to the last level, with ICU's data."""
    result = Result("root", "und-u-ks-identic")
    texts = strings.every_mapping()
    expected = programs.of_icu_data(result.tag, texts)
    result.with_data = len(texts)
    result.differences = keys.differences(texts, expected, programs.ours(result.tag, texts))
    print(result, flush=True)
    return result


def compare_all(programs, count, only=(), seed=0):
    """The results of all collations, or of those that are named."""
    chosen = [collation for collation in cldr.collations() if not only or collation.name in only]
    return in_parallel(lambda collation: compare_collation(programs, collation, count, seed), chosen)


def compare_all_settings(programs, count, combinations, seed=0):
    """The results of every collation with each setting alone, and of random combinations.

    Of a collation with one setting a fifth of the strings is compared: there are thousands of these pairs.
    """
    chance = random.Random(seed)
    known = cldr.collations()
    runs = [(collation, chosen, count // 5) for chosen in settings.each_alone() for collation in known]
    runs += [(chance.choice(known), settings.combination(chance), count) for _ in range(combinations)]
    return in_parallel(
        lambda item: compare_settings(programs, *item[1], f"{seed} {item[0]}"), enumerate(runs)
    )


def in_parallel(function, items):
    """The results in the order of the items, printed as they come."""
    results = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for result in pool.map(function, items):
            print(*(result if isinstance(result, list) else [result]), sep="\n", flush=True)
            results.append(result)
    return results
