"""Short codes for everything that can be done at a table, for counting it."""

from __future__ import annotations

from prikup.deal.actions import (
    Answer,
    AnswerHalf,
    Bid,
    BidMisere,
    BidNoTalon,
    ChangeToMisere,
    ChooseMode,
    ConcedeThree,
    DeclarePreferans,
    Discard,
    GiveOver,
    Hold,
    Look,
    LookAtHand,
    Offer,
    OfferHalf,
    Order,
    Pass,
    Play,
    Point,
    TakeTalon,
    Whist,
)
from prikup.match import Agree, AnyAction, FixMatch, Propose


def kinds_of(action: AnyAction) -> tuple[str, ...]:
    """The codes of an action: its form, and beside it what is to be counted apart (a level, a thrown talon)."""
    match action:
        case Pass(dark):
            return ("pass-dark" if dark else "pass",)
        case Bid(game, dark):
            return ("bid-dark" if dark else "bid", f"bid-{game.level}")
        case BidNoTalon(level):
            return ("bid-no-talon", f"bid-no-talon-{level}")
        case BidMisere(no_talon, dark):
            return ("misere-dark" if dark else "misere-no-talon" if no_talon else "misere",)
        case Order(game, discard, thrown):
            return (f"order-{game.level}", *(("thrown",) if thrown else ()), *(() if discard else ("no-discard",)))
        case Discard(_, thrown):
            return ("discard", *(("thrown",) if thrown else ()))
        case Whist(word):
            return (f"say-{word}",)
        case ChooseMode(open_defence):
            return ("open" if open_defence else "closed",)
        case AnswerHalf(accept):
            return ("half-misere-accepted" if accept else "half-misere-declined",)
        case Offer(_, proven):
            return ("offer-proven" if proven else "offer",)
        case Answer(accept):
            return ("offer-accepted" if accept else "offer-declined",)
        case Agree(accept):
            return ("agreed" if accept else "disagreed",)
        case Propose(proposal):
            return (f"propose-{type(proposal).__name__.lower()}",)
        case FixMatch():
            return ("owner-fixes",)
        case _:
            return (_PLAIN[type(action)],)


_PLAIN: dict[type, str] = {
    Hold: "hold",
    Look: "look",
    TakeTalon: "take-talon",
    ChangeToMisere: "change-to-misere",
    OfferHalf: "half-misere-offered",
    ConcedeThree: "concede-three",
    DeclarePreferans: "preferans",
    LookAtHand: "look-at-hand",
    Play: "card",
    GiveOver: "give-over",
    Point: "point",
}
