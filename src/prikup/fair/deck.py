"""From everybody's randomness to the deck, by a published algorithm (docs/fair-dealing).

The seed is a keyed hash of all that was given, so that each honest value alone makes it unknowable beforehand. A
stream of hashes of the seed drives the shuffle of Fisher and Yates; a number that would favour one card is drawn again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from prikup.cards import CARDS, Card
from prikup.deal import Dealt, deal_cards
from prikup.deal.dealing import TALON_ROUNDS
from prikup.deal.setup import Seat
from prikup.fair.digest import FairError, digest, keyed, number, secret_of

DECK: Final = len(CARDS)
CUTS: Final = range(2, DECK - 1)
"""Cards that may be cut off: never a single one (rules §2.4)."""
_BITS: Final = 32


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat gave to a deal: the value of its chain."""

    seat: Seat
    place: int
    value: str


class Mix(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a deck is made of but the dealer's secret. Fixed before anybody knows that."""

    table: str
    """The table, so that no deck is used twice."""
    number: int
    """Decks dealt at the table so far, this one included."""
    commitment: str
    """``committed`` of the server's secret, told before any seat gave its value."""
    cut: int | None = None
    """Cards that the player to the dealer's right took off the top, chosen before any seat gave its value; None where
    he let it be."""
    given: tuple[Given, ...] = ()
    """What the seats gave, in the order of the seats."""

    def __post_init__(self) -> None:
        if self.number < 1:
            raise FairError("number", number=self.number)
        if self.cut is not None and self.cut not in CUTS:
            raise FairError("cut", cut=self.cut, least=CUTS[0], most=CUTS[-1])
        secret_of(self.commitment)
        seats = [each.seat for each in self.given]
        if seats != sorted(set(seats)):
            raise FairError("seats", seats=" ".join(map(str, seats)))


def committed(secret: bytes) -> str:
    """The commitment to the server's secret of one deal."""
    return digest("secret", secret).hex()


def shuffled(mix: Mix, secret: bytes) -> tuple[Card, ...]:
    """The deck, top card first, cut already. Raises ``FairError`` ``secret`` for another secret than the one that was
    committed to."""
    stream = _stream(mix, secret)
    deck = list(CARDS)
    for last in range(DECK - 1, 0, -1):
        other = _below(last + 1, stream)
        deck[last], deck[other] = deck[other], deck[last]
    cut = mix.cut or 0
    return (*deck[cut:], *deck[:cut])


def dealt(mix: Mix, secret: bytes) -> Dealt:
    """The deal of the deck; the round after which the talon is laid aside is drawn too. Raises as ``shuffled``."""
    rounds = _below(len(TALON_ROUNDS), _stream(mix, secret, "talon"))
    return deal_cards(shuffled(mix, secret), TALON_ROUNDS[rounds])


def _seed(mix: Mix, secret: bytes) -> bytes:
    if committed(secret) != mix.commitment:
        raise FairError("secret", number=mix.number)
    parts = [mix.table.encode(), number(mix.number), number(mix.cut or 0)]
    for each in mix.given:
        parts += [number(each.seat), number(each.place), secret_of(each.value)]
    return keyed(secret, "seed", *parts)


def _stream(mix: Mix, secret: bytes, label: str = "deck") -> Iterator[int]:
    """Numbers of 32 bits, eight from every block."""
    seed, block = _seed(mix, secret), 0
    while True:
        found = keyed(seed, label, number(block))
        block += 1
        for start in range(0, len(found), _BITS // 8):
            yield int.from_bytes(found[start : start + _BITS // 8], "big")


def _below(limit: int, stream: Iterator[int]) -> int:
    """A number below the limit, each equally likely: numbers beyond the last whole multiple are passed over."""
    whole = (1 << _BITS) // limit * limit
    return next(value for value in stream if value < whole) % limit
