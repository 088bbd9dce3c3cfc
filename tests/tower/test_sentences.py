"""Sentences of the tower's wire: the vectors shared with the firmware, and any damage."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tower.wire import cases, unescaped
from timonier.tower.meaning import complaint, said_by_tower
from timonier.tower.sentences import LONGEST, Reader, Sentence, frame, write

LETTERS = st.text(st.characters(min_codepoint=65, max_codepoint=90), min_size=1, max_size=8)
WORDS = st.text(
    st.characters(min_codepoint=0x21, max_codepoint=0x7E, exclude_characters="$*,"), min_size=1, max_size=12
)
SENTENCES = st.builds(Sentence, LETTERS, st.integers(0, 9999), st.lists(WORDS, max_size=4).map(tuple))


def one(data: bytes) -> Sentence:
    """Return the one sentence that *data* is."""
    found = Reader().feed(data)
    assert len(found) == 1, data
    return found[0]


@pytest.mark.parametrize("case", cases("ok"))
def test_good_sentences_are_understood(case: list[str]) -> None:
    whose, data = case[0], unescaped(case[1])
    sentence = one(data)
    assert write(sentence) == data
    assert (complaint(sentence) is None) if whose == "H" else (said_by_tower(sentence) is not None)


@pytest.mark.parametrize("case", cases("mean"))
def test_what_means_nothing_is_refused(case: list[str]) -> None:
    whose, answer, data = case[0], case[1], unescaped(case[2])
    sentence = one(data)
    if whose == "T":
        assert said_by_tower(sentence) is None
    elif sentence.verb == "CANCEL" and answer == "UNKNOWN":
        assert complaint(sentence) is None, "only the tower knows whether that roll is there"
    else:
        assert complaint(sentence) == answer


@pytest.mark.parametrize("case", cases("crc"))
def test_a_wrong_check_sum_is_counted(case: list[str]) -> None:
    reader = Reader()
    assert reader.feed(unescaped(case[0])) == []
    assert (reader.crc_errors, reader.dropped) == (1, 0)


@pytest.mark.parametrize("case", cases("drop"))
def test_rubbish_is_counted_once(case: list[str]) -> None:
    reader = Reader()
    assert reader.feed(unescaped(case[0])) == []
    assert (reader.crc_errors, reader.dropped) == (0, 1)


@pytest.mark.parametrize("at_once", [True, False])
@pytest.mark.parametrize("case", cases("stream"))
def test_sentences_are_found_among_rubbish(case: list[str], at_once: bool) -> None:
    found, crc_errors, dropped, data = case[0], int(case[1]), int(case[2]), unescaped(case[3])
    reader = Reader()
    pieces = [data] if at_once else [bytes([byte]) for byte in data]
    sentences = [sentence for piece in pieces for sentence in reader.feed(piece)]
    assert ";".join(f"{s.verb} {s.id}" for s in sentences) == found
    assert (reader.crc_errors, reader.dropped) == (crc_errors, dropped)


@given(SENTENCES)
def test_what_is_written_is_read_again(sentence: Sentence) -> None:
    body = ",".join(("PTIM", sentence.verb, str(sentence.id), *sentence.args))
    if len(body) + 8 > LONGEST:
        with pytest.raises(ValueError, match="not a sentence"):
            write(sentence)
    else:
        assert one(write(sentence)) == sentence


@given(st.binary(max_size=400), SENTENCES)
def test_any_bytes_are_survived(noise: bytes, sentence: Sentence) -> None:
    """Complaint 20: ModemManager's `AT`, boot loader noise, NULs; the next sentence is read all the same."""
    reader = Reader()
    for found in reader.feed(noise + b"\n"):
        said_by_tower(found)
        complaint(found)
    data = write(Sentence(sentence.verb, sentence.id))
    assert reader.feed(data) == [Sentence(sentence.verb, sentence.id)]


@given(st.sampled_from(cases("ok")), st.data())
def test_no_burst_up_to_sixteen_bits_passes(case: list[str], data: st.DataObject) -> None:
    good = unescaped(case[1])
    bits = len(good) * 8
    start = data.draw(st.integers(0, bits - 1))
    pattern = data.draw(st.integers(1, 2**16 - 1)) | 1
    damaged = (int.from_bytes(good) ^ (pattern << start)) & (2**bits - 1)
    assert not Reader().feed(damaged.to_bytes(len(good)))


@given(st.sampled_from(cases("ok")), st.data())
def test_no_three_flipped_bits_pass(case: list[str], data: st.DataObject) -> None:
    good = unescaped(case[1])
    flips = data.draw(st.sets(st.integers(0, len(good) * 8 - 1), min_size=1, max_size=3))
    damaged = int.from_bytes(good)
    for bit in flips:
        damaged ^= 1 << bit
    assert not Reader().feed(damaged.to_bytes(len(good)))


def test_megabytes_of_rubbish_cost_no_memory() -> None:
    reader = Reader()
    assert reader.feed(b"\x00" * 1_000_000 + b"$" + b"x" * 1_000_000 + b"\r\n") == []
    assert reader.dropped == 2
    assert reader.feed(frame(b"PTIM,BEAT,0")) == [Sentence("BEAT", 0)]
