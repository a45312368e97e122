"""The vectors for the tests: strings in ICU's order, each with how it stands to the one before."""
import concurrent.futures
import lzma
import os
import random

from . import cldr, settings, strings


def write(programs, folder):
    """Writes the vectors of all collations, and those of each setting and of random combinations."""
    collations = cldr.collations()
    chance = random.Random(0)
    intricate = [collation for collation in collations if collation.name in settings.INTRICATE]
    chosen = settings.each_alone() + [settings.combination(chance) for _ in range(40)]
    runs = [(chance.choice(intricate), item, number) for number, item in enumerate(chosen)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        archive(folder / "collations.xz", pool.map(lambda item: of_collation(programs, item), collations))
        archive(folder / "settings.xz", pool.map(lambda run: of_settings(programs, *run), runs))


def of_collation(programs, collation):
    texts = strings.test_strings(collation, 400, tailored_limit=200)
    return vector(collation.tag(), texts, programs.of_icu(collation, {}, texts))


def of_settings(programs, collation, chosen, seed):
    texts = settings.texts(collation, 300, seed)
    return vector(collation.tag(chosen), texts, programs.of_icu(collation, chosen, texts))


def vector(tag, texts, order):
    """A line `# TAG`, then the strings in their order, each after `=` if it equals the last, else `<`."""
    lines, last = [f"# {tag}\n"], None
    for key, text in sorted(zip(order, texts)):
        lines.append(("=" if key == last else "<") + text + "\n")
        last = key
    return "".join(lines)


def archive(path, parts):
    path.write_bytes(lzma.compress("".join(parts).encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{path}: {path.stat().st_size} bytes")
