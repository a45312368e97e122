import signal

import pytest

from thumbindex_spark.pipe import PipeError, Rejected, stream

LINE = b"a line that is not very long\n"


def test_much_goes_in_and_out_at_once() -> None:
    # Far more than pipes hold, in both directions.
    feed = (LINE * 1000 for _ in range(2000))
    rejected = Rejected()
    assert sum(map(len, stream(["cat"], feed, rejected))) == 2_000_000 * len(LINE)
    assert rejected.count == 0


def test_pieces_end_with_a_line() -> None:
    pieces = list(stream(["cat"], [LINE * 10_000], Rejected(), size=1000))
    assert all(piece.endswith(b"\n") for piece in pieces)
    assert b"".join(pieces) == LINE * 10_000


def test_rejected_records_are_counted() -> None:
    rejected = Rejected()
    script = "cat; for n in 1 2 3; do echo record $n >&2; done; exit 1"
    assert b"".join(stream(["sh", "-c", script], [LINE], rejected)) == LINE
    assert rejected.count == 3


@pytest.mark.parametrize("script", ["exit 2", "exit 1", f"kill -{signal.SIGKILL.value} $$", "cat; printf half"])
def test_a_command_that_fails_is_told(script: str) -> None:
    with pytest.raises(PipeError):
        list(stream(["sh", "-c", script], [LINE], Rejected()))


def test_an_error_of_the_input_is_told() -> None:
    def feed() -> None:
        yield LINE
        raise ValueError("the disk is gone")

    with pytest.raises(ValueError, match="the disk is gone"):
        list(stream(["cat"], feed(), Rejected()))


def test_closing_ends_a_command_that_would_go_on() -> None:
    def feed() -> None:
        while True:
            yield LINE * 1000

    pieces = stream(["cat"], feed(), Rejected())
    next(pieces)
    pieces.close()
