"""`python -m thumbindex_spark`: builds data sets, and shows pages of them."""

import argparse
import json
import sys

from .chunks import Kind
from .command import Command
from .index import IdentityError
from .job import append, build
from .reader import After, Dataset, Place
from .session import MASTER, start


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="thumbindex_spark", description=__doc__)
    commands = parser.add_subparsers(dest="subcommand", required=True)
    for name, text in [("build", "make a data set"), ("append", "add to a data set")]:
        command = commands.add_parser(name, help=text)
        command.add_argument("paths", nargs="+", help="files or folders")
        command.add_argument("--output", required=True, help="the folder of the data set")
        command.add_argument("--kind", type=Kind, choices=list(Kind), default=Kind.NAMES)
        command.add_argument("--column", default="name", help="the column of Parquet with the names")
        command.add_argument("--locale", default="en")
        command.add_argument("--option", action="append", default=[], help="an option of thumbindex keys")
        command.add_argument("--command", default="thumbindex", help="where the program is")
        command.add_argument("--partitions", type=int, help="into how many parts to sort")
        command.add_argument("--master", default=MASTER, help="Spark's; yarn, spark://… and the like")
    page = commands.add_parser("page", help="show a page of a section")
    page.add_argument("dataset")
    page.add_argument("section")
    page.add_argument("--after", help="a place as “next” gives it, or how many rows to pass over")
    page.add_argument("--count", type=int, default=50)
    sections = commands.add_parser("sections", help="show the sections and their counts")
    sections.add_argument("dataset")
    return parser.parse_args()


def _after(text: str | None) -> After:
    if text is None or text.isdigit():
        return None if text is None else int(text)
    key, _, position = text.partition("@")
    return Place(bytes.fromhex(key), int(position)) if position else bytes.fromhex(key)


def _run(options: argparse.Namespace) -> None:
    if options.subcommand == "sections":
        for section in Dataset(options.dataset).sections():
            print(section.title, section.count, sep="\t")
    elif options.subcommand == "page":
        page = Dataset(options.dataset).page(options.section, _after(options.after), options.count)
        for row in page.rows.drop_columns(["key", "position"]).to_pylist():
            print(json.dumps(row, ensure_ascii=False, default=str))
        if page.next:
            print(f"next: {page.next.key.hex()}@{page.next.position}", file=sys.stderr)
    else:
        command = Command(options.command, options.locale, tuple(options.option))
        run = build if options.subcommand == "build" else append
        spark = start(options.master)
        try:
            report = run(
                spark, command, options.paths, options.output, kind=options.kind, column=options.column,
                partitions=options.partitions)
        finally:
            spark.stop()
        index = report.index
        print(f"{index.rows} rows in {len(index.sections)} sections, {index.rejected} could not be read")
        sys.exit(1 if index.rejected else 0)


def main() -> None:
    """Runs the command line; what can't be done is told in a line."""
    try:
        _run(_arguments())
    except (IdentityError, FileNotFoundError, ValueError) as error:
        print(f"thumbindex_spark: {error}", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
