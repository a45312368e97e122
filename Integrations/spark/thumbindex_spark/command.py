"""The command `thumbindex`: where it is, and what it says of a collation."""

import os
import shutil
import subprocess
from dataclasses import dataclass


@dataclass(frozen=True)
class Command:
    """The program, the locale of the keys, and options such as `--numeric` or `--order family`."""

    program: str = "thumbindex"
    locale: str = "en"
    options: tuple[str, ...] = ()

    def arguments(self, subcommand: str, *words: str, program: str | None = None) -> list[str]:
        """A command line."""
        return [program or self.program, subcommand, "--locale", self.locale, *self.options, *words]

    def identity(self) -> str:
        """Whatever keys depend on: only those of one identity may be compared."""
        return self._output("keys", "--identity").rstrip("\n")

    def titles(self) -> list[str]:
        """The titles of all sections, by number."""
        # What leads in names has no say in the letters.
        words = [word for word, before in zip(self.options, ("", *self.options), strict=False)
                 if word != "--order" and before != "--order"]
        return self._run([self.program, "index", "--locale", self.locale, *words]).splitlines()

    def path(self) -> str:
        """Where the program is on this machine."""
        found = shutil.which(self.program)
        if found is None:
            raise FileNotFoundError(f"there is no program {self.program}; say where it is with --command")
        return os.path.abspath(found)

    def _output(self, subcommand: str, *words: str) -> str:
        return self._run(self.arguments(subcommand, *words))

    @staticmethod
    def _run(words: list[str]) -> str:
        done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
        if done.returncode:
            raise ValueError(done.stderr.strip() or f"{words[0]} failed")
        return done.stdout
