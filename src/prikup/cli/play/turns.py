"""A person's turn: what is asked in every part of a deal, and what the answer means."""

from __future__ import annotations

from typing import NoReturn, cast

from prikup.cards import Card
from prikup.cli.play import words
from prikup.cli.play.desk import Desk, Prompt
from prikup.cli.play.frame import listed_cards, playing_hand
from prikup.cli.play.hints import choices
from prikup.cli.play.offers import offered_in_words
from prikup.deal import GAMES, Hand, SeatView
from prikup.deal.actions import (
    Answer,
    AnswerHalf,
    Bid,
    BidMisere,
    ChangeToMisere,
    ChooseMode,
    ConcedeThree,
    DeclarePreferans,
    Discard,
    GiveOver,
    Look,
    LookAtHand,
    OfferHalf,
    Order,
    Play,
    Point,
    TakeTalon,
    Whist,
)
from prikup.deal.forms import DiscardChoice, OfferChoice, OrderChoice, PointChoice
from prikup.match import AnyAction, MatchView


def take_turn(desk: Desk, view: MatchView) -> AnyAction:
    """Ask for the action of the phase the deal is in."""
    deal = view.deal
    assert deal is not None
    if deal.offer is not None:
        return _answer(desk, view, deal)
    match deal.phase:
        case "auction":
            return _auction(desk, view, deal)
        case "before_talon":
            return _before_talon(desk, view, deal)
        case "exchange":
            return _exchange(desk, view, deal)
        case "whisting":
            return _whisting(desk, view, deal)
        case "mode":
            return _mode(desk, view)
        case _:
            return _play(desk, view, deal)


def _prompt(desk: Desk, view: MatchView, message: str) -> Prompt:
    return Prompt(text=desk.voice.say(message), above=(choices(view, desk.voice),))


def _auction(desk: Desk, view: MatchView, deal: SeatView) -> AnyAction:
    games = [form.game for form in deal.legal if isinstance(form, Bid)]

    def read(line: str) -> AnyAction | None:
        bid = words.read_bid(line, games)
        if isinstance(bid, BidMisere) and len(line.strip()) == 1 and not desk.sure(view, desk.voice.bid(bid)):
            return None
        return bid

    return desk.act(view, _prompt(desk, view, "play-ask-auction"), read)


def _before_talon(desk: Desk, view: MatchView, deal: SeatView) -> AnyAction:
    if any(isinstance(form, AnswerHalf) for form in deal.legal):
        assert deal.contract is not None
        question = desk.voice.say("play-half-asked", name=desk.voice.holder(deal.setup, deal.contract.declarer))

        def read_answer(line: str) -> AnyAction | None:
            answer = words.read_yes_no(line)
            return None if answer is None else AnswerHalf(answer)

        return desk.act(view, Prompt(text=desk.voice.say("play-yes-no"), above=(question,)), read_answer)
    meanings: dict[words.BeforeTalonWord, AnyAction] = {
        "take": TakeTalon(),
        "misere": ChangeToMisere(),
        "half": OfferHalf(),
        "look": Look(),
    }

    def read(line: str) -> AnyAction | None:
        word = words.read_before_talon(line)
        return None if word is None else meanings[word]

    return desk.act(view, _prompt(desk, view, "play-ask-before-talon"), read)


class _Exchange:
    """Discard and order in two steps, so that the discard can still be changed (rules §4.2)."""

    def __init__(self, desk: Desk, view: MatchView, deal: SeatView) -> None:
        self._desk = desk
        self._view = view
        self._deal = deal
        self._order = next((form for form in deal.legal if isinstance(form, OrderChoice)), None)
        self._with_discard = self._order.discard if self._order is not None else True
        self._twelve = listed_cards(view, desk.look)
        self._discard: tuple[Card, Card] | None = None
        self._thrown = False

    def prompt(self) -> Prompt:
        """What is asked in the step reached."""
        say = self._desk.voice.say
        above = choices(self._view, self._desk.voice)
        if self._with_discard and self._discard is None:
            return Prompt(text=say("play-ask-discard"), above=(say("play-discard-how"), above))
        shown = ""
        if self._discard is not None:
            rest = sum(card.bit for card in self._twelve if card not in self._discard)
            message = "play-discard-thrown" if self._thrown else "play-discard-laid"
            left = self._desk.voice.cards(self._desk.look.sorted(rest))
            shown = say(message, cards=self._desk.voice.cards(self._discard), rest=left)
        if self._order is None:
            return Prompt(text=say("play-yes-no"), above=(shown, say("play-discard-sure")))
        return Prompt(text=say("play-ask-order"), above=(shown, above))

    def read(self, line: str) -> AnyAction | None:
        """The whole action, once both steps are done; raises ``Step`` between them."""
        desk = self._desk
        match words.read_exchange(line):
            case "concede":
                sure = desk.sure(self._view, desk.voice.say("table-concede"))
                return ConcedeThree() if sure else self._ask_again()
            case "preferans":
                sure = desk.sure(self._view, desk.voice.say("table-preferans"))
                return DeclarePreferans() if sure else self._ask_again()
            case "throw":
                return self._throw()
        if self._with_discard and self._discard is None:
            return self._read_discard(line)
        if words.is_back(line):
            self._back()
        if self._order is None:
            answer = words.read_yes_no(line)
            if answer is None:
                return None
            return Discard(self._discard, self._thrown) if answer else self._back()
        game = words.read_game(line, GAMES[self._order.lowest :])
        return None if game is None else Order(game, self._discard, self._thrown)

    def _back(self) -> NoReturn:
        self._discard, self._thrown = None, False
        raise StepTaken

    def _ask_again(self) -> NoReturn:
        raise StepTaken

    def _throw(self) -> AnyAction | None:
        first, second = self._deal.talon
        if first is None or second is None:
            return None
        return self._laid((first, second), True)

    def _read_discard(self, line: str) -> AnyAction | None:
        cards = words.read_cards(line, self._twelve)
        if cards is None:
            return None
        if len(cards) != 2 or cards[0] == cards[1]:
            raise words.ReadError("two-cards")
        missing = [card for card in cards if card not in self._twelve]
        if missing:
            raise words.ReadError("not-held", card=self._desk.voice.card(missing[0]))
        return self._laid((cards[0], cards[1]), False)

    def _laid(self, cards: tuple[Card, Card], thrown: bool) -> AnyAction | None:
        probe = Discard(cards, thrown) if self._order is None else Order(self._order.lowest, cards, thrown)
        rejection = self._desk.host.judge(probe)
        if rejection is not None:
            return probe
        self._discard, self._thrown = cards, thrown
        raise StepTaken


class StepTaken(Exception):  # noqa: N818  # no error: the next step is to be asked
    """The first half of an answer is complete."""


def _exchange(desk: Desk, view: MatchView, deal: SeatView) -> AnyAction:
    if not any(isinstance(form, OrderChoice | DiscardChoice) for form in deal.legal):
        raise AssertionError(deal.legal)
    steps = _Exchange(desk, view, deal)
    while True:
        try:
            return desk.act(view, steps.prompt, steps.read)
        except StepTaken:
            continue


def _whisting(desk: Desk, view: MatchView, deal: SeatView) -> AnyAction:
    open_words = [form.word for form in deal.legal if isinstance(form, Whist)]
    hands = [form.hand for form in deal.legal if isinstance(form, LookAtHand)]

    def read(line: str) -> AnyAction | None:
        if hands:
            hand = _hand_named(desk, deal, hands, line)
            if hand is not None:
                return LookAtHand(hand)
        word = words.read_whist(line, open_words)
        return None if word is None else Whist(word)

    return desk.act(view, _prompt(desk, view, "play-ask-look" if hands else "play-ask-whist"), read)


def _hand_named(desk: Desk, deal: SeatView, hands: list[Hand], line: str) -> Hand | None:
    """Whose hand is meant: a name, its beginning, or 1 and 2."""
    word = words.read_whose(line)
    if word in ("1", "2"):
        return hands[int(word) - 1] if int(word) <= len(hands) else None
    named = [hand for hand in hands if word and words.plain(desk.voice.holder(deal.setup, hand)).startswith(word)]
    return named[0] if len(named) == 1 else None


def _mode(desk: Desk, view: MatchView) -> AnyAction:
    def read(line: str) -> AnyAction | None:
        openly = words.read_mode(line)
        return None if openly is None else ChooseMode(openly)

    return desk.act(view, _prompt(desk, view, "play-ask-mode"), read)


def _play(desk: Desk, view: MatchView, deal: SeatView) -> AnyAction:
    shown = listed_cards(view, desk.look)
    hand = playing_hand(deal)
    say = desk.voice.say
    own = deal.setup.hand_of(view.seat) if view.seat is not None else None
    if hand is None or hand == own:
        text = say("play-ask-card")
    else:
        text = say("play-ask-card-of", name=desk.voice.holder(deal.setup, hand))
    above = (say("play-may-give"),) if any(isinstance(form, GiveOver) for form in deal.legal) else ()
    forced = [form for form in deal.legal if isinstance(form, Play)]
    if len(forced) == 1:
        above = (*above, say("play-forced", card=desk.voice.card(forced[0].card)))

    def read(line: str) -> AnyAction | None:
        if not line.strip():
            return forced[0] if len(forced) == 1 else None
        offer = offered_in_words(desk, view, line)
        if offer is not None:
            return offer
        card = words.read_card(line, shown)
        return None if card is None else Play(card)

    return desk.act(view, Prompt(text=text, above=above), read)


def _answer(desk: Desk, view: MatchView, deal: SeatView) -> AnyAction:
    offer = deal.offer
    assert offer is not None
    name, numbers = desk.voice.name(offer.seat), desk.voice.numbers(offer.tricks, deal.setup)
    question = desk.voice.say("play-offer-asked", name=name, numbers=numbers)

    def read(line: str) -> AnyAction | None:
        answer = words.read_yes_no(line)
        return None if answer is None else Answer(answer)

    return desk.act(view, Prompt(text=desk.voice.say("play-yes-no"), above=(question,)), read)


def look_on(desk: Desk, view: MatchView) -> AnyAction | None:
    """Somebody else plays on: the person may point at a card, give his hand over or make an offer, or go on."""
    deal = view.deal
    assert deal is not None
    pointable = next((form.cards for form in deal.legal if isinstance(form, PointChoice)), 0)
    say = desk.voice.say
    above = []
    if pointable:
        above.append(say("play-may-point", cards=desk.voice.cards(desk.look.sorted(pointable))))
    if any(isinstance(form, GiveOver) for form in deal.legal):
        above.append(say("play-may-give"))
    if any(isinstance(form, OfferChoice) for form in deal.legal):
        above.append(say("play-may-offer"))
    above.append(say("play-may-skip"))

    def read(line: str) -> AnyAction | bool | None:
        if not line.strip():
            return True
        offer = offered_in_words(desk, view, line)
        if offer is not None:
            return offer
        card = words.read_point(line) or (words.read_card(line) if pointable else None)
        return None if card is None else Point(card)

    prompt = Prompt(text=say("play-ask-on"), above=tuple(above))

    def ask(note: str) -> AnyAction | None:
        found = cast("AnyAction | bool", desk.ask(view, prompt, read, note))
        return None if isinstance(found, bool) else found

    return desk.settle(ask)
