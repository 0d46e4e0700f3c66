"""A deal told line by line from its public history."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.cli.play.voice import Voice
from prikup.deal import Acted, SeatView
from prikup.deal.actions import Bid, BidMisere, BidNoTalon, Hold, Look, Pass, Play
from prikup.deal.view import Trick

_AUCTION = (Pass, Bid, BidNoTalon, BidMisere, Hold)


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
    auction = False
    closed = plays = 0
    for event in view.history:
        if not isinstance(event, Acted) or (together and isinstance(event.action, Look)):
            continue
        if isinstance(event.action, _AUCTION):
            auction = True
            if together:
                spoken.append(voice.said(event, view.setup))
                continue
        elif auction and not isinstance(event.action, Look):
            auction = False
            yield from _auction_over(spoken, view, voice)
        if not isinstance(event.action, Play):
            yield voice.said(event, view.setup)
            continue
        plays += 1
        if closed < len(tricks) and plays == tricks[closed]:
            closed, plays = closed + 1, 0
            yield trick_line(view.tricks[closed - 1], closed, view, voice)
    if auction and (spoken or view.phase != "auction"):
        yield from _auction_over(spoken, view, voice)


def _auction_over(spoken: list[str], view: SeatView, voice: Voice) -> Iterator[str]:
    if spoken:
        yield voice.say("table-auction", words=", ".join(spoken))
    first, second = view.talon
    if view.contract is not None and first is not None and second is not None:
        yield voice.say("table-talon-shown", cards=voice.cards((first, second)))


def trick_line(trick: Trick, number: int, view: SeatView, voice: Voice) -> str:
    """``3-я взятка: Анна ♦7, Борис ♦В, Вы ♦Т – Борис``."""
    cards = ", ".join(f"{voice.holder(view.setup, hand)} {voice.card(card)}" for hand, card in trick.cards)
    if trick.winner is None:
        return voice.say("table-trick-open", number=number, cards=cards)
    winner = voice.holder(view.setup, trick.winner)
    return voice.say("table-trick", number=number, cards=cards, winner=winner)
