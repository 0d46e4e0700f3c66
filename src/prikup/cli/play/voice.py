"""Cards, games and everything that is said at the table, in the language and letters of the reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from prikup.cards import SUIT_LETTERS, Card, parse_card
from prikup.cli.numbers import signed
from prikup.cli.text import Catalogue, Lang, Param
from prikup.deal import Acted, Game, Rejection, parse_game
from prikup.deal.actions import (
    Action,
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
from prikup.deal.setup import DealSetup, Hand, Seat
from prikup.match import (
    Admit,
    Agree,
    AnyAction,
    Change,
    Correct,
    Fine,
    FixMatch,
    MatchActed,
    Proposal,
    Propose,
    Redeal,
    Stop,
)
from prikup.notation.games import format_game
from prikup.notation.hands import format_card, format_cards, format_hand
from prikup.notation.letters import SUIT_SYMBOLS


class Voice:
    """Speaks one language with one set of card letters at one table."""

    def __init__(self, say: Catalogue, letters: Lang, names: Sequence[str]) -> None:
        self.say = say
        self.letters = letters
        self.names = tuple(names)

    def name(self, seat: Seat | None) -> str:
        """Who sits there; the dummy where nobody does."""
        return self.say("table-dummy") if seat is None else self.names[seat]

    def holder(self, setup: DealSetup, hand: Hand) -> str:
        """Whose hand it is; hand 3 is the talon of the sitting dealer."""
        return self.name(setup.sitting_dealer if hand == len(setup.seats) else setup.seats[hand])

    def card(self, card: Card) -> str:
        """``♠Т`` or ``♠A``."""
        return format_card(card, self.letters)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in their order."""
        return format_cards(cards, self.letters)

    def hand(self, mask: int) -> str:
        """A hand suit by suit."""
        return format_hand(mask, self.letters)

    def game(self, game: Game) -> str:
        """``7♦``, ``8БК``."""
        return format_game(game, self.say.lang)

    def bid(self, action: Action) -> str:
        """A word of the auction."""
        match action:
            case Pass(dark):
                return self.say("table-pass-dark" if dark else "table-pass")
            case Bid(game, dark):
                shown = self.game(game)
                return self.say("table-bid-dark", game=shown) if dark else shown
            case BidNoTalon(level):
                return self.say("table-bid-no-talon", level=level)
            case BidMisere(no_talon, dark):
                form = "-no-talon" if no_talon else "-dark" if dark else ""
                return self.say(f"table-misere{form}")
            case Hold():
                return self.say("table-hold")
            case _:
                return self.say("table-look")

    def said(self, event: Acted | MatchActed, setup: DealSetup | None) -> str:
        """What a seat said or did, with its name: «Анна: вист»."""
        action = event.action
        words = (
            self._about_the_match(action)
            if isinstance(action, Propose | Agree | FixMatch)
            else self._in_the_deal(action, setup)
        )
        return self.say("table-said", name=self.name(event.seat), words=words)

    def spoken(self, action: AnyAction, setup: DealSetup | None) -> str:
        """The words of an action without the name."""
        if isinstance(action, Propose | Agree | FixMatch):
            return self._about_the_match(action)
        return self._in_the_deal(action, setup)

    def _in_the_deal(self, action: Action, setup: DealSetup | None) -> str:
        say = self.say
        match action:
            case Pass() | Bid() | BidNoTalon() | BidMisere() | Hold() | Look():
                return self.bid(action)
            case TakeTalon():
                return say("table-take")
            case ChangeToMisere():
                return say("table-change-to-misere")
            case OfferHalf():
                return say("table-offer-half", dealer=self.name(setup.sitting_dealer if setup else None))
            case AnswerHalf(accept):
                return say("table-half-yes" if accept else "table-half-no")
            case Order(game, _, thrown):
                return say("table-order-thrown" if thrown else "table-order", game=self.game(game))
            case Discard(_, thrown):
                return say("table-discard-thrown" if thrown else "table-discard")
            case ConcedeThree():
                return say("table-concede")
            case DeclarePreferans():
                return say("table-preferans")
            case Whist(word):
                return say(f"table-word-{word}")
            case LookAtHand(hand):
                return say("table-look-at-hand", other=self.holder(setup, hand) if setup else "")
            case ChooseMode(openly):
                return say("table-mode-open" if openly else "table-mode-closed")
            case Play(card):
                return self.card(card)
            case GiveOver():
                return say("table-give-over")
            case Point(card):
                return say("table-point", card=self.card(card))
            case Offer(tricks, proven):
                return say("table-offer-proven" if proven else "table-offer", numbers=self.numbers(tricks, setup))
            case Answer(accept):
                return say("table-answer-yes" if accept else "table-answer-no")

    def numbers(self, tricks: Sequence[int], setup: DealSetup | None) -> str:
        """Numbers of an offer with the names of those who get them; in gusarik the dummy's with its own name."""
        if setup is None:
            return " ".join(map(str, tricks))
        shown = [
            self.say("table-offer-number", name=self.holder(setup, hand), count=count)
            for hand, count in enumerate(tricks)
            if count or (hand < len(setup.seats) and setup.seats[hand] is not None)
        ]
        return ", ".join(shown)

    def _about_the_match(self, action: Propose | Agree | FixMatch) -> str:
        match action:
            case Propose(proposal):
                return self.proposal(proposal)
            case Agree(accept):
                return self.say("table-agree" if accept else "table-refuse")
            case FixMatch(pool_size=pool, end=end):
                if end is None:
                    return self.say("table-fix", pool=pool)
                from prikup.rules import OPTIONS

                return self.say("table-fix-end", pool=pool, end=OPTIONS["end"].words(end, self.say.lang))

    def proposal(self, proposal: Proposal) -> str:
        """What is put to the table."""
        match proposal:
            case Stop():
                return self.say("table-propose-stop")
            case Redeal():
                return self.say("table-propose-redeal")
            case Fine(proven):
                return self.say("table-propose-fine-proven" if proven else "table-propose-fine")
            case Admit(name):
                return self.say("table-propose-admit", name=name)
            case Correct(changes):
                shown = "; ".join(self.change(change) for change in changes)
                return self.say("table-propose-correct", changes=shown)

    def change(self, change: Change) -> str:
        """A number added to one cell by hand."""
        params: dict[str, Param] = {"name": self.name(change.seat), "amount": signed(change.amount)}
        if change.on is not None:
            params["other"] = self.name(change.on)
        return self.say(f"table-change-{change.column}", **params)

    def why(self, rejection: Rejection) -> str:
        """The sentence of a rejection, with cards, games and words as people say them."""
        return why(rejection, self.say, self.letters)


def why(rejection: Rejection, say: Catalogue, letters: Lang) -> str:
    """The sentence of a rejection in a language, with the letters of the cards."""
    params: dict[str, Param] = {}
    for key, value in rejection.params.items():
        params[key] = _shown(key, value, say, letters) if isinstance(value, str) else value
    return say(f"rejection-{rejection.code}", **params)


def _shown(key: str, value: str, say: Catalogue, letters: Lang) -> str:
    match key:
        case "card":
            return format_card(parse_card(value), letters)
        case "lowest":
            return format_game(parse_game(value), say.lang)
        case "suit":
            return SUIT_SYMBOLS[SUIT_LETTERS.index(value)]
        case "word":
            return say(f"table-word-{value}")
        case "words":
            return ", ".join(say(f"table-word-{word}") for word in value.split())
        case _:
            return value
