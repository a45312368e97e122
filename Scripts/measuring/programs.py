"""Builds what is measured, and makes the lists of names."""
import pathlib
import shutil
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
PACKAGE = TOP / "Benchmarks"
LOCALES = {
    "chinese": "zh",
    "english": "en",
    "german": "de",
    "japanese": "ja",
    "korean": "ko",
    "russian": "ru",
    "mixture": "zh",
}


def need(commands, packages):
    """Stops with what is missing, and how to get it."""
    missing = [name for name in commands if not shutil.which(name)]
    if "pkg-config" in commands and not missing:
        if subprocess.run(["pkg-config", "--exists", "icu-i18n", "icu-uc"]).returncode:
            missing.append("the headers of ICU")
    if missing:
        print(
            f"Missing: {', '.join(missing)}. On Debian: apt-get install --no-install-recommends {packages}",
            file=sys.stderr,
        )
        sys.exit(2)


def run(*command, **options):
    return subprocess.run([str(word) for word in command], check=True, **options)


def output(*command, **options):
    return run(*command, stdout=subprocess.PIPE, text=True, **options).stdout


def build(product, package=PACKAGE):
    """Builds a product for release, and says where it is."""
    flags = ["--package-path", package, "-c", "release"]
    run("swift", "build", "--quiet", *flags, "--product", product)
    folder = output("swift", "build", *flags, "--show-bin-path").strip()
    return pathlib.Path(folder) / product


def build_for_use():
    """Builds the command as people use it, linked statically, and says where it is."""
    return pathlib.Path(output("make", "--silent", "-C", TOP, "command").strip().splitlines()[-1])


def build_static(product):
    """Builds one of the programs here as the command is, and says where it is."""
    flags = ["--package-path", PACKAGE, "-c", "release", "--static-swift-stdlib", "--scratch-path", PACKAGE / ".build/static"]
    run("swift", "build", "--quiet", *flags, "-Xlinker", "-s", "--product", product)
    return pathlib.Path(output("swift", "build", *flags, "--show-bin-path").strip()) / product


def build_peers():
    program = PACKAGE / ".build/peers"
    icu = output("pkg-config", "--cflags", "--libs", "icu-i18n", "icu-uc").split()
    run("g++", "-O2", "-std=c++17", PACKAGE / "peers/peers.cpp", "-o", program, *icu)
    return program


def names(maker, name, count):
    """A file with so many names of a list; the same names always."""
    folder = PACKAGE / ".build/lists"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}-{count}.txt"
    if not path.exists():
        partial = path.with_suffix(".partial")
        with partial.open("wb") as file:
            run(maker, name, count, stdout=file)
        partial.rename(path)
    return path
