"""A person at the terminal who thinks like a bot and types like a person, in Russian or English."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from prikup.bots import Player
from prikup.cards import Card
from prikup.cli.play.screen import Screen
from prikup.cli.text import Lang
from prikup.deal import Game, SeatView
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
    TakeTalon,
    Whist,
)
from prikup.match import Agree, AnyAction, FixMatch, MatchView
from prikup.notation.letters import RANK_NAMES, SUIT_LETTERS

WORDS: dict[Lang, dict[str, str]] = {
    "ru": {
        "pass": "пас",
        "misere": "мизер",
        "hold": "здесь",
        "look": "смотрю",
        "dark": " втёмную",
        "no_talon": " без прикупа",
        "nt": " бк",
        "take": "беру",
        "half_of_it": "пополам",
        "yes": "да",
        "no": "нет",
        "throw": "в лицо",
        "concede": "без трёх",
        "preferans": "преферанс",
        "whist": "вист",
        "half": "полвиста",
        "return": "вернуть",
        "accept": "согласен",
        "keep": "остаюсь",
        "open": "открыто",
        "closed": "закрыто",
        "give": "веди",
        "offer": "предложить",
    },
    "en": {
        "pass": "pass",
        "misere": "misere",
        "hold": "here",
        "look": "look",
        "dark": " dark",
        "no_talon": " without talon",
        "nt": " nt",
        "take": "take",
        "half_of_it": "half",
        "yes": "yes",
        "no": "no",
        "throw": "throw",
        "concede": "down three",
        "preferans": "preferans",
        "whist": "whist",
        "half": "half",
        "return": "return",
        "accept": "accept",
        "keep": "keep",
        "open": "open",
        "closed": "closed",
        "give": "give",
        "offer": "offer",
    },
}
ENDS = ("each_pool", "total_pool", "time", "rounds")


def card_text(card: Card, lang: Lang) -> str:
    """``10ч``, ``10h``."""
    return RANK_NAMES[lang][card.rank] + SUIT_LETTERS[lang][card.suit]


def game_text(game: Game, lang: Lang) -> str:
    """``7б``, ``8 nt``."""
    return f"{game.level}{WORDS[lang]['nt'] if game.strain == 4 else SUIT_LETTERS[lang][game.strain]}"


def typed(action: AnyAction, view: MatchView, lang: Lang) -> list[str]:
    """The lines that a person types to do this."""
    words, deal = WORDS[lang], view.deal
    match action:
        case Pass(dark):
            return [words["pass"] + (words["dark"] if dark else "")]
        case Bid(game, dark):
            return [game_text(game, lang) + (words["dark"] if dark else "")]
        case BidNoTalon(level):
            return [f"{level}{words['no_talon']}"]
        case BidMisere(no_talon, dark):
            return [words["misere"] + (words["no_talon"] if no_talon else words["dark"] if dark else "")]
        case Hold() | Look() | TakeTalon() | OfferHalf() | ChangeToMisere():
            names = {Hold: "hold", Look: "look", TakeTalon: "take", OfferHalf: "half_of_it", ChangeToMisere: "misere"}
            return [words[names[type(action)]]]
        case AnswerHalf(accept) | Answer(accept) | Agree(accept):
            return [words["yes" if accept else "no"]]
        case Order(game, discard, thrown):
            first = [] if discard is None else [_discard(discard, thrown, lang)]
            return [*first, game_text(game, lang)]
        case Discard(cards, thrown):
            assert cards is not None
            return [_discard(cards, thrown, lang), words["yes"]]
        case ConcedeThree():
            return [words["concede"], words["yes"]]
        case DeclarePreferans():
            return [words["preferans"], words["yes"]]
        case Whist(word):
            return [words[word]]
        case LookAtHand(hand):
            assert deal is not None
            seat = deal.setup.seats[hand]
            assert seat is not None
            return [view.names[seat]]
        case ChooseMode(openly):
            return [words["open" if openly else "closed"]]
        case Play(card):
            return [card_text(card, lang)]
        case GiveOver():
            return [words["give"]]
        case Offer(tricks):
            assert deal is not None
            return [words["offer"], _numbers(tricks, view, deal)]
        case FixMatch():
            return _fixed(action, view)
        case _:
            raise NotImplementedError(action)


def _discard(cards: tuple[Card, Card], thrown: bool, lang: Lang) -> str:
    return WORDS[lang]["throw"] if thrown else " ".join(card_text(card, lang) for card in cards)


def _numbers(tricks: tuple[int, ...], view: MatchView, deal: SeatView) -> str:
    """In the order in which the terminal names them: from one's own hand clockwise, then the talon's."""
    seats = deal.setup.seats
    counts = list(tricks)
    if seats[0] is None and deal.contract is not None:
        # A person cannot name the dummy: its tricks are the whister's.
        counts[3 - deal.contract.declarer] += counts[0]
    hands = [hand for hand in range(3) if seats[hand] is not None]
    own = deal.setup.hand_of(view.seat) if view.seat is not None else None
    first = hands.index(own) if own is not None else 0
    order = hands[first:] + hands[:first] + ([3] if len(tricks) > 3 and len(deal.tricks) < 2 else [])
    return " ".join(str(counts[hand]) for hand in order)


def _fixed(fix: FixMatch, view: MatchView) -> list[str]:
    lines = [str(fix.pool_size), "" if fix.end is None else str(1 + ENDS.index(fix.end))]
    if fix.end == "time" or (fix.end is None and view.rules.end == "time" and not view.rules.time_limit):
        lines.append(str(fix.time_limit or 60))
    return [*lines, "" if fix.stake is None else str(fix.stake)]


class Typist(Screen):
    """A screen whose reader answers by himself. ``view`` is asked for the match as he sees it."""

    def __init__(self, brain: Player, lang: Lang) -> None:
        super().__init__(pictures=False)
        self.brain = brain
        self.lang = lang
        self.view: Callable[[], MatchView]
        self.typed: list[str] = []
        self.actions: list[AnyAction] = []
        self._next: deque[str] = deque()
        self._last = ""

    def read(self, prompt: str) -> str:
        """The next line of the answer to what is asked."""
        if not self._next:
            self._next.extend(self._answer())
        line = self._next.popleft()
        print(f"{prompt}{line}")
        self.typed.append(line)
        return line

    def _answer(self) -> list[str]:
        view = self.view()
        if view.seat not in view.to_act:
            return [""]
        action = self.brain.act(view)
        assert action is not None
        self.actions.append(action)
        return typed(action, view, self.lang)
