"""Claims, concessions and settlements, from words to numbers a hand (rules §7.7)."""

from __future__ import annotations

from typing import cast

from prikup.cli.play import words
from prikup.cli.play.desk import Desk, Prompt
from prikup.cli.play.parts import last_word
from prikup.cli.play.words import OfferWords, ReadError
from prikup.deal import Hand, SeatView
from prikup.deal.actions import Offer
from prikup.match import MatchView

TRICKS = 10


def offered_in_words(desk: Desk, view: MatchView, line: str) -> Offer | None:
    """«остальные мои», «отдаю ещё 3» as an offer; None when the line is nothing of the kind."""
    meant = words.read_offer(line)
    return None if meant is None else _offer(desk, view, meant)


def ask_offer(desk: Desk, view: MatchView, rest: str) -> Offer | None:
    """The command «предложить»: in words or as numbers a hand."""
    deal = view.deal
    if deal is None or deal.phase not in ("play", "raspasy"):
        raise ReadError("no-offer")
    order = _order(view, deal)
    names = ", ".join(desk.voice.holder(deal.setup, hand) for hand in order)
    remaining = _remaining(deal)
    above = (
        desk.voice.say("play-offer-numbers", count=remaining, names=names),
        desk.voice.say("play-offer-words"),
    )

    def read(line: str) -> Offer | bool | None:
        if words.is_back(line):
            return False
        offer = offered_in_words(desk, view, line)
        return offer if offer is not None else _numbers(deal, order, line)

    found: Offer | bool | None = read(rest) if rest else None
    if found is None:
        prompt = Prompt(text=desk.voice.say("play-ask-offer"), above=above)
        found = cast("Offer | bool", desk.ask(view, prompt, read))
    return found if isinstance(found, Offer) else None


def _order(view: MatchView, deal: SeatView) -> list[Hand]:
    """The hands that take part, from the reader's own clockwise, the talon's last."""
    hands = [hand for hand in range(3) if deal.setup.seats[hand] is not None]
    own = deal.setup.hand_of(view.seat) if view.seat is not None else None
    first = hands.index(own) if own is not None else 0
    around = hands[first:] + hands[:first]
    return [*around, 3] if len(deal.taken) > 3 and len(deal.tricks) < 2 else around


def _remaining(deal: SeatView) -> int:
    return TRICKS - len(deal.tricks)


def _numbers(deal: SeatView, order: list[Hand], line: str) -> Offer | None:
    """«3 1 1» in the order of the names shown."""
    given = words.plain(line).replace(",", " ").split()
    if len(given) < 2 or not all(word.isdecimal() for word in given):
        return None
    if len(given) != len(order):
        raise ReadError("offer-names", expected=len(order), given=len(given))
    numbers = [0] * len(deal.taken)
    for hand, word in zip(order, given, strict=True):
        numbers[hand] = int(word)
    return Offer(tuple(numbers))


def _offer(desk: Desk, view: MatchView, meant: OfferWords) -> Offer:
    """Numbers a hand for words about one's own side. Asks for the split where it changes the score."""
    deal = view.deal
    assert deal is not None
    remaining = _remaining(deal)
    count = remaining if meant.count is None else meant.count
    if count > remaining:
        raise ReadError("offer-too-many", count=count, most=remaining)
    mine = count if meant.to_me else remaining - count
    own = deal.setup.hand_of(view.seat) if view.seat is not None else None
    numbers = [0] * len(deal.taken)
    if deal.contract is None:
        return _in_raspasy(desk, view, deal, own, mine, remaining)
    declarer = deal.contract.declarer
    declares = own == declarer
    numbers[declarer] = mine if declares else remaining - mine
    defence = remaining - numbers[declarer]
    first, second = _defenders(deal)
    if second is None or not defence or not _split_matters(deal):
        numbers[first] = defence
    else:
        numbers[first] = _ask_share(desk, view, deal, first, second, defence)
        numbers[second] = defence - numbers[first]
    return Offer(tuple(numbers))


def _in_raspasy(desk: Desk, view: MatchView, deal: SeatView, own: Hand | None, mine: int, remaining: int) -> Offer:
    """Everyone is for himself: «остальные мои» is clear, anything else needs the others' numbers."""
    numbers = [0] * len(deal.taken)
    if own is None:
        raise ReadError("no-offer")
    others = [hand for hand in range(3) if hand != own and deal.setup.seats[hand] is not None]
    numbers[own] = mine
    left = remaining - mine
    if len(others) == 1:
        numbers[others[0]] = left
    elif left:
        numbers[others[0]] = _ask_share(desk, view, deal, others[0], others[1], left)
        numbers[others[1]] = left - numbers[others[0]]
    return Offer(tuple(numbers))


def _defenders(deal: SeatView) -> tuple[Hand, Hand | None]:
    """The hands that take tricks against the declarer: the whister's first where there is one whister."""
    assert deal.contract is not None
    declarer = deal.contract.declarer
    hands = [hand for hand in ((declarer + 1) % 3, (declarer + 2) % 3) if deal.setup.seats[hand] is not None]
    if len(hands) == 1:
        return hands[0], None
    whisting = [hand for hand in hands if last_word(deal, deal.setup.seats[hand]) in ("whist", "return")]
    if len(whisting) == 1:
        hands.sort(key=lambda hand: hand != whisting[0])
    return hands[0], hands[1]


def _split_matters(deal: SeatView) -> bool:
    """With two whisters an offer names tricks per defender (table 8); elsewhere the side counts as one."""
    if deal.contract is None or deal.contract.misere:
        return False
    if not deal.words:
        return deal.contract.game is not None and deal.contract.game.level < TRICKS
    return sum(last_word(deal, seat) in ("whist", "return") for seat in dict(deal.words)) == 2


def _ask_share(desk: Desk, view: MatchView, deal: SeatView, first: Hand, second: Hand, count: int) -> int:
    names = {"name": desk.voice.holder(deal.setup, first), "other": desk.voice.holder(deal.setup, second)}
    question = desk.voice.say("play-offer-share", count=count, **names)

    def read(line: str) -> int | None:
        word = words.plain(line)
        if not word.isdecimal():
            return None
        if int(word) > count:
            raise ReadError("offer-too-many", count=int(word), most=count)
        return int(word)

    return desk.ask(view, Prompt(text=names["name"], above=(question,)), read)
