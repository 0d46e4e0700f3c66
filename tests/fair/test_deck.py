"""The deck from everybody's randomness: made again here from the words of docs/fair-dealing; what it must not do."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.cards import CARDS, Card, card_set
from prikup.deal import deal_cards
from prikup.fair import CUTS, FairError, Given, Mix, committed, dealt, links, shuffled

SECRETS = st.binary(min_size=32, max_size=32)


def mix_of(secret: bytes, values: tuple[bytes, ...] = (), **fields: object) -> Mix:
    given_values = tuple(Given(seat, 1, value.hex()) for seat, value in enumerate(values))
    base = Mix(table="t1", number=1, commitment=committed(secret), given=given_values)
    return msgspec.structs.replace(base, **fields)


def by_the_page(
    table: str, number: int, cut: int, given_values: list[tuple[int, int, bytes]], secret: bytes
) -> list[Card]:
    """The shuffle written down a second time, from the page and nothing else."""

    def joined(*parts: bytes) -> bytes:
        return b"".join(len(part).to_bytes(4, "big") + part for part in parts)

    def mac(key: bytes, *parts: bytes) -> bytes:
        return hmac.new(key, joined(*parts), hashlib.sha256).digest()

    parts = [table.encode(), number.to_bytes(8, "big"), cut.to_bytes(8, "big")]
    for seat, place, value in given_values:
        parts += [seat.to_bytes(8, "big"), place.to_bytes(8, "big"), value]
    seed = mac(secret, b"prikup 1 seed", *parts)
    numbers: list[int] = []
    deck = sorted(CARDS)
    block = 0
    for last in range(31, 0, -1):
        while True:
            if not numbers:
                words = mac(seed, b"prikup 1 deck", block.to_bytes(8, "big"))
                numbers = [int.from_bytes(words[4 * at : 4 * at + 4], "big") for at in range(8)]
                block += 1
            drawn = numbers.pop(0)
            if drawn < 2**32 - 2**32 % (last + 1):
                break
        other = drawn % (last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck[cut:] + deck[:cut]


@given(
    SECRETS, st.lists(SECRETS, max_size=4), st.sampled_from([None, *CUTS]), st.integers(1, 10_000), st.text(max_size=20)
)
def test_the_deck_is_the_one_of_the_page(
    secret: bytes, values: list[bytes], cut: int | None, number: int, table: str
) -> None:
    mix = mix_of(secret, tuple(values), cut=cut, number=number, table=table)
    expected = by_the_page(table, number, cut or 0, [(seat, 1, value) for seat, value in enumerate(values)], secret)
    assert list(shuffled(mix, secret)) == expected
    assert sorted(expected) == list(CARDS)


@given(SECRETS, SECRETS, SECRETS, st.integers(0, 2))
def test_every_single_value_changes_the_deck(secret: bytes, value: bytes, other: bytes, seat: int) -> None:
    values = [bytes([place]) * 32 for place in range(3)]
    one, two = values.copy(), values.copy()
    one[seat], two[seat] = value, other
    same = shuffled(mix_of(secret, tuple(one)), secret) == shuffled(mix_of(secret, tuple(two)), secret)
    assert same == (value == other)


def test_a_seat_that_gives_nothing_changes_the_deck() -> None:
    secret, values = b"s" * 32, (b"a" * 32, b"b" * 32)
    assert shuffled(mix_of(secret, values), secret) != shuffled(mix_of(secret, values[:1]), secret)


def test_table_number_and_place_are_part_of_it() -> None:
    secret = b"s" * 32
    decks = {shuffled(mix_of(secret, table=table, number=number), secret) for table in ("a", "b") for number in (1, 2)}
    moved = mix_of(secret).__class__(
        table="t1", number=1, commitment=committed(secret), given=(Given(0, 2, (b"a" * 32).hex()),)
    )
    assert len(decks) == 4
    assert shuffled(moved, secret) != shuffled(mix_of(secret, (b"a" * 32,)), secret)


def test_the_cut_takes_cards_off_the_top() -> None:
    """A cut goes into the seed too, so it cannot be chosen by looking at the deck without it."""
    secret = b"s" * 32
    first = shuffled(mix_of(secret, cut=5), secret)
    whole = by_the_page("t1", 1, 5, [], secret)
    assert list(first) == whole
    assert first != (*shuffled(mix_of(secret), secret)[5:], *shuffled(mix_of(secret), secret)[:5])


def test_cards_lie_everywhere_equally_often() -> None:
    """Chi-square of the card on top and of the talon's round over 6,400 decks: 31 and 3 degrees of freedom, limits at
    one in a million."""
    random = Random(5)
    tops: Counter[Card] = Counter()
    laid: Counter[int] = Counter()
    decks = 6400
    for _ in range(decks):
        secret = random.randbytes(32)
        mix = mix_of(secret, (random.randbytes(32),))
        deck = shuffled(mix, secret)
        tops[deck[0]] += 1
        talon = dealt(mix, secret).talon
        laid[deck.index(talon[0]) // 6] += 1
    assert sum((tops[card] - 200) ** 2 / 200 for card in CARDS) < 83
    assert sum((laid[rounds] - 1600) ** 2 / 1600 for rounds in (1, 2, 3, 4)) < 31


def test_the_deal_is_dealt_from_the_deck() -> None:
    secret = b"x" * 32
    mix = mix_of(secret, (b"y" * 32,))
    deck = shuffled(mix, secret)
    assert dealt(mix, secret) in [deal_cards(deck, rounds) for rounds in (1, 2, 3, 4)]
    assert card_set(deck) == 0xFFFFFFFF


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"number": 0}, "number"),
        ({"cut": 1}, "cut"),
        ({"cut": 31}, "cut"),
        ({"commitment": "abc"}, "hex"),
        ({"given": (Given(1, 1, "0" * 64), Given(0, 1, "0" * 64))}, "seats"),
        ({"given": (Given(1, 1, "0" * 64), Given(1, 1, "0" * 64))}, "seats"),
    ],
)
def test_what_cannot_be_mixed_is_refused(fields: dict[str, object], code: str) -> None:
    whole: dict[str, object] = {"table": "t", "number": 1, "commitment": "0" * 64}
    with pytest.raises(FairError) as error:
        Mix(**(whole | fields))  # type: ignore[arg-type]
    assert error.value.code == code


def test_another_secret_than_the_one_promised_is_refused() -> None:
    with pytest.raises(FairError) as error:
        shuffled(mix_of(b"a" * 32), b"b" * 32)
    assert error.value.code == "secret"


def test_the_chain_of_the_page() -> None:
    """A link is SHA-256 of the label and the link after it, each with its length before it."""
    secret = bytes(range(32))
    label = b"prikup 1 chain"
    expected = [secret]
    for _ in range(3):
        text = len(label).to_bytes(4, "big") + label + (32).to_bytes(4, "big") + expected[-1]
        expected.append(hashlib.sha256(text).digest())
    assert links(secret, 3) == [value.hex() for value in reversed(expected)]
