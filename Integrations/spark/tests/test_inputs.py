import pathlib

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyspark.sql import SparkSession

from thumbindex_spark import append, build

from .conftest import command, listed, read_back

CARD = "BEGIN:VCARD\r\nVERSION:3.0\r\n{uid}FN:{name}\r\nN:{name};;;;\r\nTEL:{phone}\r\nEND:VCARD\r\n"


@pytest.mark.parametrize("options", [(), ("--order", "family")])
def test_cards_stand_as_in_list(
    spark: SparkSession, names: list[str], tmp_path: pathlib.Path, options: tuple[str, ...]
) -> None:
    # Some have the identifier of another, some of these are the same contact.
    cards = [
        CARD.format(uid=f"UID:{place % 300}\r\n" if place % 3 else "", name=name, phone=place % 600)
        for place, name in enumerate(names[:300] * 5)
    ]
    files = [str(tmp_path / "a.vcf"), str(tmp_path / "b.vcf")]
    pathlib.Path(files[0]).write_text("".join(cards[:900]), newline="")
    pathlib.Path(files[1]).write_text("".join(cards[900:]), newline="")
    output = str(tmp_path / "data")
    build(spark, command("zh-Hans", *options), files, output, kind="cards", partitions=3, chunk_size=40_000)
    contacts = listed("zh-Hans", *files, format="vcard", options=options)
    assert len(contacts) < len(cards)
    for column in ("name", "detail", "uid"):
        assert read_back(output, column) == [(title, contact[column]) for title, contact in contacts]
    if not options:
        only_with_uid = tmp_path / "c.vcf"
        only_with_uid.write_text("".join(card for card in cards if "UID" in card), newline="")
        append(spark, command("zh-Hans"), [str(only_with_uid)], output, kind="cards", partitions=2)
        assert read_back(output, "uid") == [(title, contact["uid"]) for title, contact in contacts]


def test_columns_of_parquet_are_kept(spark: SparkSession, names: list[str], tmp_path: pathlib.Path) -> None:
    some = [*names[:2000], "a\tb", "new\nline", None, ""]
    source = pa.table({"id": range(len(some)), "full name": some, "tags": [["x", str(n)] for n in range(len(some))]})
    file, output = str(tmp_path / "in.parquet"), str(tmp_path / "data")
    pq.write_table(source, file, row_group_size=700)
    build(
        spark, command("ja"), [file], output, kind="parquet", column="full name", partitions=2, chunk_size=10_000)
    ids = [number for _, number in read_back(output, "id")]
    assert sorted(ids) == list(range(len(some)))
    assert [row[1] for row in read_back(output, "full name")] == [some[number] for number in ids]
    assert [row[1] for row in read_back(output, "tags")] == [["x", str(number)] for number in ids]
    only_names = [number for number in ids if number < 2000]
    (tmp_path / "names.txt").write_text("\n".join(names[:2000]))
    contacts = listed("ja", str(tmp_path / "names.txt"))
    assert [some[number] for number in only_names] == [contact["name"] for _, contact in contacts]


def test_what_is_not_there_is_told(spark: SparkSession, tmp_path: pathlib.Path) -> None:
    file = str(tmp_path / "in.parquet")
    pq.write_table(pa.table({"id": [1], "key": ["x"]}), file)
    for column in ("name", "id"):
        with pytest.raises(ValueError, match="column"):
            build(spark, command("en"), [file], str(tmp_path / "data"), kind="parquet", column=column)
    with pytest.raises(FileNotFoundError):
        build(spark, command("en"), [str(tmp_path / "none")], str(tmp_path / "data"))
    with pytest.raises(FileNotFoundError):
        build(spark, command("en").__class__("no-such-program"), [file], str(tmp_path / "data"))
