import pathlib

import pytest
from pyspark.sql import SparkSession

from thumbindex_spark import Dataset, IdentityError, append, build

from .conftest import command, listed, read_back


def test_what_is_added_comes_where_it_belongs(
    spark: SparkSession, names: list[str], tmp_path: pathlib.Path
) -> None:
    files = []
    for number, part in enumerate([names[:3000], names[2000:4000], names[4000:4100]]):
        files.append(str(tmp_path / f"{number}.txt"))
        pathlib.Path(files[-1]).write_text("\n".join(part))
    output = str(tmp_path / "data")
    build(spark, command("zh-Hans"), files[:1], output, partitions=2, chunk_size=20_000)
    for file in files[1:]:
        append(spark, command("zh-Hans"), [file], output, partitions=3)
    contacts = [(title, contact["name"]) for title, contact in listed("zh-Hans", *files)]
    assert read_back(output) == contacts
    assert len(list(pathlib.Path(output).glob("data-*"))) == 1


@pytest.mark.parametrize("other", [("de",), ("zh-Hans", "--numeric"), ("zh-Hans", "--plain")])
def test_another_identity_is_refused(spark: SparkSession, tmp_path: pathlib.Path, other: tuple[str, ...]) -> None:
    file, output = tmp_path / "names.txt", str(tmp_path / "data")
    file.write_text("Bo\nAda\n")
    build(spark, command("zh-Hans"), [str(file)], output, partitions=1)
    before = Dataset(output).index
    with pytest.raises(IdentityError):
        append(spark, command(*other), [str(file)], output)
    with pytest.raises(IdentityError):
        Dataset(output, identity=command(*other).identity())
    assert Dataset(output, identity=command("zh-Hans").identity()).index == before
    assert read_back(output) == [("A", "Ada"), ("B", "Bo")]


def test_there_has_to_be_something_to_add_to(spark: SparkSession, tmp_path: pathlib.Path) -> None:
    (tmp_path / "names.txt").write_text("Bo\n")
    with pytest.raises(FileNotFoundError):
        append(spark, command("en"), [str(tmp_path / "names.txt")], str(tmp_path / "data"))
    with pytest.raises(FileNotFoundError):
        Dataset(str(tmp_path / "data"))
