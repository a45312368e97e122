import pathlib
from itertools import pairwise

import pytest

from thumbindex_spark.chunks import Chunk, Kind, plan, read_records

CARDS = b"X-Header: 1\r\n" + b"".join(b"BEGIN:VCARD\r\nFN:%d\r\nEND:VCARD\r\n" % n for n in range(40)) + (
    b"begin:vcard\nFN:x BEGIN:VCARD\nEND:VCARD")
LINES = b"a\n\nbb\r\n" + b"c" * 30 + b"\nlast"


@pytest.mark.parametrize(("content", "beginning"), [(CARDS, b"BEGIN:VCARD"), (LINES, b"")])
def test_each_record_is_in_one_chunk(tmp_path: pathlib.Path, content: bytes, beginning: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    for size in range(1, 60):
        ends = [*range(0, len(content), size), len(content)]
        parts = [
            b"".join(read_records(Chunk(str(path), start, end), beginning))
            for start, end in pairwise(ends)
        ]
        assert b"".join(parts) == content
        if beginning:
            begin = [part for part in parts if part][1:]
            assert all(part.upper().startswith(beginning) for part in begin)
        assert all(part.endswith(b"\n") for part in [part for part in parts if part][:-1])


def test_files_of_folders_come_by_name(tmp_path: pathlib.Path) -> None:
    for name in ["b", "a/z", "_skipped", ".hidden"]:
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text("x\n" * 10)
    chunks = plan([str(tmp_path)], Kind.NAMES, 10)
    assert [(chunk.path[len(str(tmp_path)):], chunk.start, chunk.end) for chunk in chunks] == [
        ("/a/z", 0, 10), ("/a/z", 10, 20), ("/b", 0, 10), ("/b", 10, 20)]
    with pytest.raises(FileNotFoundError):
        plan([str(tmp_path / "none")], Kind.NAMES, 10)
