"""What the browser's tests share: programs that serve a store, and a Chromium that looks at it.

    def test_something(page, library):
        page.open(library.address)
        assert page.header_at_top() == "A"

A test fails if the browser's console has an error at its end.
"""
import contextlib
import os
import pathlib
import re
import subprocess

import pytest

from chromium import Chromium
from page import Page

TOP = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = TOP / "Samples"
PROGRAM = os.environ.get("THUMBINDEX", "")


class Book:
    """A store that a program serves."""

    def __init__(self, store, address):
        self.store = store
        self.address = address

    def run(self, *arguments, input=None):
        """Runs the command on the store, as another program does."""
        return run(*arguments, "--store", str(self.store), input=input)


def run(*arguments, input=None):
    answer = subprocess.run([PROGRAM, *arguments], input=input, capture_output=True, text=True, timeout=120)
    assert answer.returncode == 0, f"thumbindex {' '.join(arguments)}: {answer.stderr}"
    return answer.stdout


@contextlib.contextmanager
def served(folder, *files, locale="en"):
    """Imports files into a new store and serves it on a free port, until the context is left."""
    store = folder / "contacts.db"
    for file in files:
        run("import", "--store", str(store), "--locale", locale, str(file))
    arguments = [PROGRAM, "serve", "--store", str(store), "--listen", "127.0.0.1:0"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as server:
        try:
            line = server.stdout.readline()
            address = re.search(r"http://\S+/", line)
            assert address, f"no address in {line!r}"
            yield Book(store, address[0])
        finally:
            server.terminate()
            server.wait(timeout=20)


def sample_files():
    return [SAMPLES / "family.vcf", SAMPLES / "team.plist", SAMPLES / "contacts.plist"]


@pytest.fixture(scope="session")
def library(tmp_path_factory):
    """The sample contacts, which no test changes."""
    with served(tmp_path_factory.mktemp("library"), *sample_files()) as book:
        yield book


@pytest.fixture
def book(tmp_path):
    """The sample contacts, which the test may change."""
    with served(tmp_path, *sample_files()) as made:
        yield made


@pytest.fixture(scope="session")
def chromium():
    with Chromium() as browser:
        yield browser


@pytest.fixture
def page(chromium):
    """A page without anything kept from other tests: 1440 × 900, light, English."""
    chromium.reset()
    looked_at = Page(chromium)
    yield looked_at
    errors = chromium.errors()
    assert not errors, errors
