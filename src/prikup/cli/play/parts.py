"""Who plays what part in a deal, and how many tricks he has against what he needs."""

from __future__ import annotations

from prikup.cli.play.voice import Voice
from prikup.cli.text import Param
from prikup.deal import Acted, SeatView
from prikup.deal.actions import Bid, BidMisere, BidNoTalon, Hold, Pass, SpokenWord
from prikup.deal.setup import Hand, Seat
from prikup.score.prices import obligation

_AUCTION = (Pass, Bid, BidNoTalon, BidMisere, Hold)


def part(view: SeatView, seat: Seat | None, hand: Hand | None, voice: Voice, me: bool) -> str:
    """The part of a seat in a few words; ``hand`` is the one it holds."""
    who: dict[str, Param] = {"me": "yes" if me else "no"}
    words = []
    if view.contract is None:
        if view.phase == "auction" and hand is not None:
            words.append(_last_bid(view, hand, voice))
            if not view.looked[hand]:
                words.append(voice.say("table-not-looked"))
        elif hand in view.dark_passes:
            words.append(voice.say("table-pass-dark"))
    elif hand == view.contract.declarer:
        words.append(_declarer(view, voice, who))
    else:
        words.append(_defender(view, seat, hand, voice))
    words += _hands(view, seat, hand, voice, who)
    if seat is not None and seat == view.setup.sitting_dealer:
        words.append(voice.say("table-sitting"))
    return " · ".join(word for word in words if word)


def place(view: SeatView, seat: Seat | None, hand: Hand | None, voice: Voice) -> str:
    """First hand and dealer are marked."""
    words = []
    if hand == 0:
        words.append(voice.say("table-first-hand"))
    if seat is not None and seat == view.setup.dealer and seat != view.setup.sitting_dealer:
        words.append(voice.say("table-dealer"))
    return " · ".join(words)


def _last_bid(view: SeatView, hand: Hand, voice: Voice) -> str:
    said = [
        event.action
        for event in view.history
        if isinstance(event, Acted) and event.seat == view.setup.seats[hand] and isinstance(event.action, _AUCTION)
    ]
    return voice.bid(said[-1]) if said else voice.say("table-waiting")


def _declarer(view: SeatView, voice: Voice, who: dict[str, Param]) -> str:
    contract = view.contract
    assert contract is not None
    if contract.misere:
        return voice.say("table-role-misere", **who)
    if contract.game is None:
        return voice.say("table-role-won", bid=voice.bid(contract.bid), **who)
    return voice.say("table-role-plays", game=voice.game(contract.game), **who)


def _defender(view: SeatView, seat: Seat | None, hand: Hand | None, voice: Voice) -> str:
    contract = view.contract
    assert contract is not None
    word = last_word(view, seat)
    if word is not None:
        return voice.say(f"table-role-{word}")
    if hand is None:
        return voice.say("table-role-half-partner") if contract.half else ""
    if contract.misere:
        return voice.say("table-role-catches")
    if view.phase != "play" or seat is None:
        return ""
    checked = contract.game is not None and contract.game.level == 10
    return voice.say("table-role-defends" if checked else "table-role-whist")


def last_word(view: SeatView, seat: Seat | None) -> SpokenWord | None:
    """The whist word that stands for a seat: agreeing and keeping leave what was said before."""
    said = [word for speaker, word in view.words if speaker == seat and word not in ("accept", "keep")]
    return said[-1] if said else None


def _hands(view: SeatView, seat: Seat | None, hand: Hand | None, voice: Voice, who: dict[str, Param]) -> list[str]:
    if view.phase != "play" or seat is None:
        return []
    if view.controllers.count(seat) == 2:
        return [voice.say("table-role-both-hands", **who)]
    if hand is not None and view.controllers[hand] not in (seat, None):
        return [voice.say("table-role-no-cards", by=voice.name(view.controllers[hand]), **who)]
    return []


def tricks(view: SeatView, hand: Hand, voice: Voice) -> str:
    """Tricks of a hand, the declarer's against his contract."""
    count = view.taken[hand]
    contract = view.contract
    if contract is not None and hand == contract.declarer and contract.game is not None:
        return voice.say("table-tricks-of", count=count, need=contract.game.level)
    return voice.say("table-tricks", count=count)


def duty(view: SeatView, voice: Voice) -> str:
    """The whisters' tricks together against what they owe (table 4)."""
    contract = view.contract
    if contract is None or contract.game is None or view.phase not in ("play", "finished"):
        return ""
    whisting = any(last_word(view, seat) in ("whist", "return") for seat, _ in view.words)
    if contract.game.level == 10 and not whisting:
        return ""
    side = sum(count for hand, count in enumerate(view.taken[:3]) if hand != contract.declarer)
    return voice.say("table-defence", count=side, need=obligation(contract.game.level))


def is_played(view: SeatView) -> bool:
    """Whether cards are or were played in this deal."""
    return view.phase in ("play", "raspasy") or bool(view.tricks)
