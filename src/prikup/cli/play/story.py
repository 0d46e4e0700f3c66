"""A deal told line by line from its public history.

Of the closed tricks only the last may be looked at until the deal is over (rules §7.5).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from prikup.cli.play.parts import tricks
from prikup.cli.play.voice import Voice
from prikup.deal import Acted, SeatView
from prikup.deal.actions import (
    Bid,
    BidMisere,
    BidNoTalon,
    ConcedeThree,
    DeclarePreferans,
    Discard,
    Hold,
    Look,
    Order,
    Pass,
    Play,
)
from prikup.deal.table import Trick

_AUCTION = (Pass, Bid, BidNoTalon, BidMisere, Hold)
_EXCHANGE = (Order, Discard, ConcedeThree, DeclarePreferans)


class Line(msgspec.Struct, frozen=True):
    """A sentence of the story; ``trick`` is the number of the closed trick that it tells, from 1, otherwise 0."""

    text: str
    trick: int = 0


def tell(view: SeatView, voice: Voice) -> list[str]:
    """The auction in one line, then talon, words, the tricks that may be looked at: a line each."""
    told = shown(view, _lines(view, voice, together=view.phase != "auction"))
    lines = [line.text for line in told]
    running = view.table
    if running is not None and any(hand < 3 for hand, _ in running.cards):
        lines.append(trick_line(running, len(view.tricks) + 1, view, voice))
    return lines


def tell_steps(view: SeatView, voice: Voice) -> list[Line]:
    """A line for every word and every closed trick, to be told as it happens: lines once told do not change."""
    return list(_lines(view, voice, together=False))


def shown(view: SeatView, lines: Iterable[Line]) -> list[Line]:
    """The lines that may be read again: of the closed tricks the last alone while the deal is played."""
    return [line for line in lines if line.trick in (0, len(view.tricks)) or view.phase == "finished"]


def taken(view: SeatView, voice: Voice) -> str:
    """How many tricks everybody has: what is told instead of the tricks themselves."""
    hands = [
        hand for hand in range(len(view.taken)) if view.taken[hand] or view.setup.seats[hand : hand + 1] != (None,)
    ]
    return ", ".join(
        voice.say("table-said", name=voice.holder(view.setup, hand), words=tricks(view, hand, voice)) for hand in hands
    )


def _lines(view: SeatView, voice: Voice, *, together: bool) -> Iterator[Line]:
    sizes = [sum(hand < 3 for hand, _ in trick.cards) for trick in view.tricks]
    spoken: list[str] = []
    talon = _talon_line(view, voice)
    closed = plays = 0
    for event in view.history:
        if not isinstance(event, Acted) or (together and isinstance(event.action, Look)):
            continue
        if together and isinstance(event.action, _AUCTION):
            spoken.append(voice.said(event, view.setup))
            continue
        if spoken:
            yield Line(voice.say("table-auction", words=", ".join(spoken)))
            spoken = []
        if talon and isinstance(event.action, _EXCHANGE):
            yield Line(talon)
            talon = ""
        if not isinstance(event.action, Play):
            yield Line(voice.said(event, view.setup))
            continue
        plays += 1
        if closed < len(sizes) and plays == sizes[closed]:
            closed, plays = closed + 1, 0
            yield Line(trick_line(view.tricks[closed - 1], closed, view, voice), closed)
    if spoken:
        yield Line(voice.say("table-auction", words=", ".join(spoken)))
    if talon and view.phase == "exchange":
        yield Line(talon)


def _talon_line(view: SeatView, voice: Voice) -> str:
    """The talon that the declarer took, as far as it may still be seen; empty where it stays unseen."""
    contract = view.contract
    if contract is None or contract.no_talon or contract.dark:
        return ""
    cards = [card for card in view.talon if card is not None]
    return voice.say("table-talon-shown", cards=voice.cards(cards))


def talon_words(deal: SeatView | None, voice: Voice) -> str:
    """The cards of the talon that the reader may see now; that it is closed where there are none."""
    cards = [card for card in deal.talon if card is not None] if deal is not None else []
    return voice.say("table-talon-shown", cards=voice.cards(cards)) if cards else voice.say("table-talon-closed")


def trick_line(trick: Trick, number: int, view: SeatView, voice: Voice) -> str:
    """``3-я взятка: Анна ♦7, Борис ♦В, Вы ♦Т — Борис``."""
    cards = ", ".join(f"{voice.holder(view.setup, hand)} {voice.card(card)}" for hand, card in trick.cards)
    if trick.winner is None:
        return voice.say("table-trick-open", number=number, cards=cards)
    winner = voice.holder(view.setup, trick.winner)
    return voice.say("table-trick", number=number, cards=cards, winner=winner)
