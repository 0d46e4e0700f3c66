"""A deal told line by line from its public history."""

from __future__ import annotations

from collections.abc import Iterator

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


def tell(view: SeatView, voice: Voice) -> list[str]:
    """The auction in one line, then talon, words, tricks: a line each."""
    lines = list(_lines(view, voice, together=view.phase != "auction"))
    running = view.table
    if running is not None and any(hand < 3 for hand, _ in running.cards):
        lines.append(trick_line(running, len(view.tricks) + 1, view, voice))
    return lines


def tell_steps(view: SeatView, voice: Voice) -> list[str]:
    """The same with a line for every word, and without the running trick: lines once told do not change."""
    return list(_lines(view, voice, together=False))


def _lines(view: SeatView, voice: Voice, *, together: bool) -> Iterator[str]:
    tricks = [sum(hand < 3 for hand, _ in trick.cards) for trick in view.tricks]
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
            yield voice.say("table-auction", words=", ".join(spoken))
            spoken = []
        if talon and isinstance(event.action, _EXCHANGE):
            yield talon
            talon = ""
        if not isinstance(event.action, Play):
            yield voice.said(event, view.setup)
            continue
        plays += 1
        if closed < len(tricks) and plays == tricks[closed]:
            closed, plays = closed + 1, 0
            yield trick_line(view.tricks[closed - 1], closed, view, voice)
    if spoken:
        yield voice.say("table-auction", words=", ".join(spoken))
    if talon and view.phase == "exchange":
        yield talon


def _talon_line(view: SeatView, voice: Voice) -> str:
    """The talon that the declarer took, as far as it may still be seen; empty where it stays unseen."""
    contract = view.contract
    if contract is None or contract.no_talon or contract.dark:
        return ""
    cards = [card for card in view.talon if card is not None]
    return voice.say("table-talon-shown", cards=voice.cards(cards))


def trick_line(trick: Trick, number: int, view: SeatView, voice: Voice) -> str:
    """``3-я взятка: Анна ♦7, Борис ♦В, Вы ♦Т — Борис``."""
    cards = ", ".join(f"{voice.holder(view.setup, hand)} {voice.card(card)}" for hand, card in trick.cards)
    if trick.winner is None:
        return voice.say("table-trick-open", number=number, cards=cards)
    winner = voice.holder(view.setup, trick.winner)
    return voice.say("table-trick", number=number, cards=cards, winner=winner)
