import json

import pyarrow as pa

from thumbindex_spark.keyed import fields, frames, objects, unhex


def test_fields_of_lines() -> None:
    lines = "1\t0\tff\ta\tb\n22\t1\t\t\n3\t2\t0a0b\tÄ\u0000\n".encode()
    columns = [column.to_pylist() for column in fields(lines, 4)]
    assert columns == [["1", "22", "3"], ["0", "1", "2"], ["ff", "", "0a0b"], ["a\tb", "", "Ä\u0000"]]


def test_hexadecimal() -> None:
    texts = pa.array(["00ff", "", "0a"])
    assert unhex(texts).to_pylist() == [b"\x00\xff", b"", b"\n"]
    assert unhex(texts.slice(1)).to_pylist() == [b"", b"\n"]
    assert unhex(pa.array(["", ""])).to_pylist() == [b"", b""]


def test_frames() -> None:
    names = pa.chunked_array([["a", None, "Ä\n"], [], ["x" * 300]]).slice(1)
    expected = [b"", "Ä\n".encode(), b"x" * 300]
    assert b"".join(map(bytes, frames(names))) == b"".join(len(name).to_bytes(4, "big") + name for name in expected)


def test_objects() -> None:
    rows = [
        {"name": "a\n", "detail": None, "uid": "1", "spare": "s"},
        {"name": "", "detail": "d", "uid": None, "spare": None},
        {"name": "2020-01-01", "detail": "5", "uid": "true", "spare": None},
    ]
    assert objects(pa.array([json.dumps(row) for row in rows])).to_pylist() == rows
