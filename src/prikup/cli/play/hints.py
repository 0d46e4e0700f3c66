"""What may be done now, in a line and in full, and why other things may not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from prikup.cards import SUIT_LETTERS, iter_cards
from prikup.cli.play.frame import legal_cards, playing_hand
from prikup.cli.play.voice import Voice
from prikup.deal import GAMES, Rejection, SeatView
from prikup.deal.actions import (
    AnswerHalf,
    Bid,
    BidMisere,
    BidNoTalon,
    ChangeToMisere,
    ChooseMode,
    ConcedeThree,
    DeclarePreferans,
    GiveOver,
    Hold,
    Look,
    LookAtHand,
    OfferHalf,
    Pass,
    Play,
    TakeTalon,
    Whist,
)
from prikup.deal.forms import DiscardChoice, OfferChoice, OrderChoice, PointChoice
from prikup.match import AnyAction, MatchView
from prikup.notation.letters import SUIT_SYMBOLS

Judge: TypeAlias = Callable[[AnyAction], Rejection | None]
"""Why the reader may not do something now; None when he may."""

_MANY = 4


def choices(view: MatchView, voice: Voice) -> str:
    """What may be said now, in one line; cards are not listed, they show it themselves."""
    return voice.say("hint-choices", words=" · ".join(_labels(view, voice, short=True)))


def _labels(view: MatchView, voice: Voice, *, short: bool) -> Iterator[str]:
    say, deal = voice.say, view.deal
    if deal is None:
        return
    games = [action.game for action in deal.legal if isinstance(action, Bid) and not action.dark]
    dark_games = [action.game for action in deal.legal if isinstance(action, Bid) and action.dark]
    for form in deal.legal:
        match form:
            case Bid(game, dark):
                listed = dark_games if dark else games
                if len(listed) < _MANY or not short:
                    yield voice.bid(form)
                elif game == listed[0]:
                    span = say("hint-span", low=voice.game(listed[0]), high=voice.game(listed[-1]))
                    yield say("table-bid-dark", game=span) if dark else span
            case Pass() | BidMisere() | Hold() | BidNoTalon():
                yield voice.bid(form)
            case Look():
                yield say("hint-look")
            case TakeTalon():
                yield say("hint-take")
            case ChangeToMisere():
                yield say("hint-change-to-misere")
            case OfferHalf():
                yield say("hint-offer-half")
            case AnswerHalf(accept):
                yield say("hint-yes" if accept else "hint-no")
            case OrderChoice(lowest, discard, may_throw):
                yield say("hint-order", lowest=voice.game(lowest))
                if discard and may_throw:
                    yield say("hint-throw")
            case DiscardChoice(may_throw):
                yield say("hint-discard")
                if may_throw:
                    yield say("hint-throw")
            case ConcedeThree():
                yield say("table-concede")
            case DeclarePreferans():
                yield say("hint-preferans")
            case Whist(word):
                yield say(f"hint-word-{word}")
            case LookAtHand(hand):
                yield say("hint-look-at", name=voice.holder(deal.setup, hand))
            case ChooseMode(openly):
                yield say("hint-open" if openly else "hint-closed")
            case GiveOver():
                yield say("hint-give")
            case PointChoice():
                yield say("hint-point")
            case OfferChoice() if not short:
                yield say("hint-offer")


def explain(view: MatchView, judge: Judge, voice: Voice) -> list[str]:
    """The page of ``?``: what is legal and how to type it, what is not and why, and the commands."""
    say, deal = voice.say, view.deal
    lines = [say("hint-title")]
    if deal is not None:
        legal = list(_labels(view, voice, short=False))
        cards = legal_cards(deal)
        if cards:
            legal.insert(0, voice.cards(sorted(cards)))
        lines.append(f"  {' · '.join(legal) if legal else say('hint-nothing')}")
        lines += [f"  {say(f'hint-how-{kind}')}" for kind in _kinds(deal)]
        reasons = list(dict.fromkeys(_reasons(deal, judge, voice)))
        if reasons:
            lines += ["", say("hint-not"), *(f"  {reason}" for reason in reasons)]
    lines += ["", say("hint-commands"), *(f"  {line}" for line in say("hint-command-list").splitlines())]
    return lines


def _kinds(deal: SeatView) -> Iterator[str]:
    """Which explanations of typing help now."""
    forms = deal.legal
    if any(isinstance(form, Pass) for form in forms):
        yield "auction"
        if any(isinstance(form, Look) for form in forms):
            yield "dark"
        if any(isinstance(form, BidNoTalon) for form in forms):
            yield "no-talon"
    if any(isinstance(form, OrderChoice | DiscardChoice) for form in forms):
        yield "exchange"
    if any(isinstance(form, Whist) for form in forms):
        yield "whist"
    if any(isinstance(form, Play) for form in forms):
        yield "play"
    if any(isinstance(form, OfferChoice) for form in forms):
        yield "offer"
    if any(isinstance(form, PointChoice) for form in forms):
        yield "point"


def _reasons(deal: SeatView, judge: Judge, voice: Voice) -> Iterator[str]:
    """Why some things that a player might think of cannot be done now."""
    for action in _thoughts(deal):
        rejection = judge(action)
        # What the table never agreed on is in the rule card, not here.
        if rejection is None or rejection.code.endswith("-not-agreed") or rejection.code == "wrong-phase":
            continue
        yield f"{voice.spoken(action, deal.setup)} — {voice.why(rejection)}"
    hand = playing_hand(deal)
    cards = deal.hands[hand] if hand is not None else None
    reasons: dict[str, list[str]] = {}
    for card in iter_cards(cards or 0):
        rejection = judge(Play(card))
        if rejection is not None and rejection.code == "play-must-follow":
            due = SUIT_SYMBOLS[SUIT_LETTERS.index(str(rejection.params["suit"]))]
            reasons.setdefault(due, []).append(voice.card(card))
    for due, listed in reasons.items():
        yield voice.say("hint-must-follow", cards=" ".join(listed), suit=due)


def _thoughts(deal: SeatView) -> Iterator[AnyAction]:
    match deal.phase:
        case "auction":
            yield Hold()
            yield BidMisere()
            bids = [form.game for form in deal.legal if isinstance(form, Bid)]
            above = bids[-1] + 1 if bids else 0
            if above < len(GAMES):
                yield Bid(GAMES[above])
            yield Pass(True)
        case "whisting":
            yield from (Whist(word) for word in ("whist", "pass", "half", "return"))
        case "exchange":
            yield ConcedeThree()
        case "play" if deal.contract is not None and deal.contract.misere:
            yield GiveOver()
        case _:
            return
