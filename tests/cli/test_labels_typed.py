"""The words offered on screen are understood when typed as they stand there, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from prikup.cli.play import words
from prikup.cli.play.voice import Voice
from prikup.cli.play.words import ReadError
from prikup.cli.text import LANGS, Lang, text
from prikup.deal import parse_game
from prikup.deal.actions import Action, Bid, BidMisere, BidNoTalon, Hold, Look, Pass, SpokenWord

OPEN: dict[SpokenWord, tuple[SpokenWord, ...]] = {
    "whist": ("whist", "pass", "half"),
    "pass": ("whist", "pass", "half"),
    "half": ("whist", "pass", "half"),
    "return": ("return", "accept"),
    "accept": ("return", "accept"),
    "keep": ("whist", "keep"),
}

Read = Callable[[str], object]

LABELS: list[tuple[str, Read, object]] = [
    ("hint-look", words.read_bid, Look()),
    ("hint-look", words.read_before_talon, "look"),
    ("hint-take", words.read_before_talon, "take"),
    ("hint-change-to-misere", words.read_before_talon, "misere"),
    ("hint-offer-half", words.read_before_talon, "half"),
    ("hint-yes", words.read_yes_no, True),
    ("hint-no", words.read_yes_no, False),
    ("hint-throw", words.read_exchange, "throw"),
    ("hint-preferans", words.read_exchange, "preferans"),
    ("table-concede", words.read_exchange, "concede"),
    ("hint-open", words.read_mode, True),
    ("hint-closed", words.read_mode, False),
    ("hint-give", words.read_command, ("give", "")),
    ("hint-offer", words.read_command, ("offer", "")),
]
VARIANTS: tuple[Callable[[str], str], ...] = (str, str.upper, lambda label: f" {label.replace('ё', 'е')} ")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("message", "read", "meant"), LABELS)
def test_a_label_means_what_it_offers(message: str, read: Read, meant: object, lang: Lang) -> None:
    label = text(lang)(message)
    assert [read(change(label)) for change in VARIANTS] == [meant] * len(VARIANTS)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("word", OPEN)
def test_a_word_of_whisting_means_what_it_offers(word: SpokenWord, lang: Lang) -> None:
    label = text(lang)(f"hint-word-{word}")
    assert [words.read_whist(change(label), OPEN[word]) for change in VARIANTS] == [word] * len(VARIANTS)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["Анна", "Семён", "Clara", "стол"])
def test_whose_cards(name: str, lang: Lang) -> None:
    label = text(lang)("hint-look-at", name=name)
    assert words.read_whose(label) == words.read_whose(name) == words.plain(name)


BIDS: list[Action] = [
    Pass(),
    Pass(True),
    Bid(parse_game("7D")),
    Bid(parse_game("10N")),
    Bid(parse_game("6S"), True),
    BidNoTalon(7),
    BidMisere(),
    BidMisere(dark=True),
    BidMisere(no_talon=True),
    Hold(),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("bid", BIDS)
def test_a_bid_is_read_as_it_is_shown(bid: Action, lang: Lang) -> None:
    assert words.read_bid(Voice(text(lang), lang, ("A", "B", "C")).bid(bid)) == bid


@pytest.mark.parametrize("lang", LANGS)
def test_pointing_needs_a_card(lang: Lang) -> None:
    with pytest.raises(ReadError) as error:
        words.read_point(text(lang)("hint-point"))
    assert error.value.code == "point-which"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("message", ["hint-give", "hint-offer"])
def test_a_command_is_no_offer_in_words(message: str, lang: Lang) -> None:
    assert words.read_offer(text(lang)(message)) is None
