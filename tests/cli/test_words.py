"""What people type at the table, in Russian and English, as tables."""

from __future__ import annotations

import pytest

from prikup.cards import parse_card
from prikup.cli.play import words
from prikup.cli.play.matters import read_change, read_changes
from prikup.cli.play.words import OfferWords, ReadError
from prikup.cli.text import LANGS, Lang, text
from prikup.deal import parse_game
from prikup.deal.actions import Action, Bid, BidMisere, BidNoTalon, Hold, Look, Pass, SpokenWord
from prikup.match import Change
from prikup.notation.errors import HandError

CARDS = [
    # Suit and rank in either order, in either alphabet, with signs or letters.
    ("тп", "AS"),
    ("пт", "AS"),
    ("Т♠", "AS"),
    ("♠т", "AS"),
    ("as", "AS"),
    ("sa", "AS"),
    ("A♠", "AS"),
    ("10ч", "TH"),
    ("ч10", "TH"),
    ("0ч", "TH"),
    ("10h", "TH"),
    ("th", "TH"),
    ("вб", "JD"),
    ("jd", "JD"),
    ("Дч", "QH"),
    ("qh", "QH"),
    ("кп", "KS"),
    ("ks", "KS"),
    ("7♦", "7D"),
    # «т» is the ace before another suit, clubs beside a rank, and both together.
    ("т7", "7C"),
    ("7т", "7C"),
    ("тк", "KC"),
    ("вт", "JC"),
    ("тт", "AC"),
    ("тб", "AD"),
    ("ts", "TS"),
    ("tc", "TC"),
    ("♣К", "KC"),
    # Words.
    ("туз", None),
    ("туз пик", None),
    ("11п", None),
    ("кк", None),
    ("", None),
]


@pytest.mark.parametrize(("text", "card"), CARDS)
def test_cards(text: str, card: str | None) -> None:
    assert words.read_card(text) == (None if card is None else parse_card(card))


SHOWN = tuple(parse_card(card) for card in ("AS", "KS", "7D", "8D", "9H"))


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("1", "AS"),
        ("5", "9H"),
        ("1 3", "AS 7D"),
        ("2, 5", "KS 9H"),
        ("тп 8б", "AS 8D"),
        ("as 8d", "AS 8D"),
        ("7d,9h", "7D 9H"),
        ("Т♠ 8♦", "AS 8D"),
    ],
)
def test_numbers_of_the_cards_shown(text: str, cards: str) -> None:
    assert words.read_cards(text, SHOWN) == tuple(parse_card(card) for card in cards.split())


@pytest.mark.parametrize("text", ["0", "6", "1 9"])
def test_a_number_beyond_the_cards_shown(text: str) -> None:
    with pytest.raises(ReadError) as error:
        words.read_cards(text, SHOWN)
    assert error.value.code == "card-number"


@pytest.mark.parametrize("text", ["Tп", "тS"])
def test_mixed_alphabets_that_change_the_meaning_are_refused(text: str) -> None:
    with pytest.raises(HandError):
        words.read_card(text)


def bid(name: str, dark: bool = False) -> Action:
    """A bid by the machine name of its game."""
    return Bid(parse_game(name), dark)


BIDS: list[tuple[str, Action | None]] = [
    ("пас", Pass()),
    ("п", Pass()),
    ("Pass", Pass()),
    ("p", Pass()),
    ("7б", bid("7D")),
    ("7d", bid("7D")),
    ("7♦", bid("7D")),
    ("7 бубен", bid("7D")),
    ("8 черви", bid("8H")),
    ("10бк", bid("10N")),
    ("10 nt", bid("10N")),
    ("9 без козыря", bid("9N")),
    ("6п", bid("6S")),
    ("6s", bid("6S")),
    ("раз", bid("6S")),
    ("два", bid("6C")),
    ("мизер", BidMisere()),
    ("М", BidMisere()),
    ("misère", BidMisere()),
    ("misere", BidMisere()),
    ("мизер без прикупа", BidMisere(no_talon=True)),
    ("мбп", BidMisere(no_talon=True)),
    ("mwt", BidMisere(no_talon=True)),
    ("misere without talon", BidMisere(no_talon=True)),
    ("здесь", Hold()),
    ("з", Hold()),
    ("here", Hold()),
    ("смотрю", Look()),
    ("look", Look()),
    ("пас втёмную", Pass(True)),
    ("пас втемную", Pass(True)),
    ("пт", Pass(True)),
    ("dark pass", Pass(True)),
    ("втёмную раз", bid("6S", True)),
    ("6п втёмную", bid("6S", True)),
    ("6s dark", bid("6S", True)),
    ("мизер втёмную", BidMisere(dark=True)),
    ("мт", BidMisere(dark=True)),
    ("7 без прикупа", BidNoTalon(7)),
    ("7бп", BidNoTalon(7)),
    ("8wt", BidNoTalon(8)),
    ("10 without talon", BidNoTalon(10)),
    ("5п", None),
    ("семь бубен", None),
    ("", None),
]


@pytest.mark.parametrize(("text", "action"), BIDS)
def test_words_of_the_auction(text: str, action: Action | None) -> None:
    assert words.read_bid(text) == action


def test_a_bare_level_is_the_only_game_of_that_level() -> None:
    assert words.read_bid("7", (parse_game("7C"),)) == bid("7C")
    with pytest.raises(ReadError) as error:
        words.read_bid("8", (parse_game("7C"),))
    assert error.value.code == "which-suit"


WHIST: list[tuple[str, tuple[SpokenWord, ...], SpokenWord | None]] = [
    ("вист", ("whist", "pass"), "whist"),
    ("в", ("whist", "pass", "half"), "whist"),
    ("w", ("whist", "pass"), "whist"),
    ("п", ("whist", "pass"), "pass"),
    ("л", ("whist", "pass", "half"), "half"),
    ("полвиста", ("whist", "pass", "half"), "half"),
    ("h", ("whist", "pass", "half"), "half"),
    # The same word means what it can mean now.
    ("вист", ("return", "accept"), "return"),
    ("пас", ("return", "accept"), "accept"),
    ("вернуть", ("return", "accept"), "return"),
    ("return", ("return", "accept"), "return"),
    ("согласен", ("return", "accept"), "accept"),
    ("вист", ("keep", "half"), "keep"),
    ("пас", ("whist", "keep"), "keep"),
    ("keep", ("whist", "keep"), "keep"),
    ("остаюсь", ("keep", "half"), "keep"),
    # A word that is not open now is understood, so that the referee can say why.
    ("полвиста", ("whist", "pass"), "half"),
    ("вернуть", ("whist", "pass"), "return"),
    ("мизер", ("whist", "pass"), None),
]


@pytest.mark.parametrize(("text", "open_words", "word"), WHIST)
def test_whist_words(text: str, open_words: tuple[SpokenWord, ...], word: SpokenWord | None) -> None:
    assert words.read_whist(text, open_words) == word


@pytest.mark.parametrize(
    ("text", "openly"),
    [
        ("открыто", True),
        ("в светлую", True),
        ("лёжа", True),
        ("open", True),
        ("закрыто", False),
        ("втёмную", False),
        ("стоя", False),
        ("closed", False),
        ("вист", None),
    ],
)
def test_open_or_closed(text: str, openly: bool | None) -> None:
    assert words.read_mode(text) is openly


@pytest.mark.parametrize(
    ("text", "answer"),
    [("да", True), ("Д", True), ("yes", True), ("нет", False), ("n", False), ("может", None), ("", None)],
)
def test_yes_and_no(text: str, answer: bool | None) -> None:
    assert words.read_yes_no(text) is answer


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("беру", "take"),
        ("беру прикуп", "take"),
        ("прикуп", "take"),
        ("take", "take"),
        ("мизер", "misere"),
        ("пополам", "half"),
        ("half", "half"),
        ("смотрю", "look"),
        ("да", None),
    ],
)
def test_words_before_the_talon(text: str, word: str | None) -> None:
    assert words.read_before_talon(text) == word


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("без трёх", "concede"),
        ("Б", "concede"),
        ("down three", "concede"),
        ("преферанс", "preferans"),
        ("в лицо", "throw"),
        ("throw", "throw"),
        ("7б", None),
    ],
)
def test_words_over_the_twelve_cards(text: str, word: str | None) -> None:
    assert words.read_exchange(text) == word


OFFERS = [
    ("остальные мои", OfferWords(True, None)),
    ("мои", OfferWords(True, None)),
    ("the rest are mine", OfferWords(True, None)),
    ("отдаю все", OfferWords(False, None)),
    ("моих больше нет", OfferWords(False, None)),
    ("give all", OfferWords(False, None)),
    ("беру ещё 2", OfferWords(True, 2)),
    ("беру 10", OfferWords(True, 10)),
    ("take 3 more", OfferWords(True, 3)),
    ("отдаю ещё 3 взятки", OfferWords(False, 3)),
    ("give 1 more", OfferWords(False, 1)),
    ("беру", None),
    ("тп", None),
]


@pytest.mark.parametrize(("text", "meant"), OFFERS)
def test_offers_in_words(text: str, meant: OfferWords | None) -> None:
    assert words.read_offer(text) == meant


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("?", ("help", "")),
        ("помощь", ("help", "")),
        ("пулька", ("sheet", "")),
        ("Счёт", ("sheet", "")),
        ("sheet", ("sheet", "")),
        ("прикуп", ("talon", "")),
        ("прик", ("talon", "")),
        ("взятка", ("last", "")),
        ("прав", ("rules", "")),
        ("исто", ("history", "")),
        ("предложить 3 1 1", ("offer", "3 1 1")),
        ("подсадить Глеб", ("admit", "глеб")),
        ("стоп", ("stop", "")),
        ("исправить гора анна +4", ("correct", "гора анна +4")),
        ("выход", ("quit", "")),
        ("все", ("skip", "")),
        ("пре", None),
        ("пас", None),
        ("7б", None),
    ],
)
def test_commands(text: str, command: tuple[str, str] | None) -> None:
    assert words.read_command(text) == command


@pytest.mark.parametrize(("typed", "meant"), [("gfc", "пас"), ("ng", "тп"), ("gekmrf", "пулька"), ("10x", "10ч")])
def test_the_wrong_keyboard(typed: str, meant: str) -> None:
    assert words.other_keys(typed) == meant


@pytest.mark.parametrize(("text", "card"), [("показать 7б", "7D"), ("point 7d", "7D"), ("7б", None)])
def test_pointing(text: str, card: str | None) -> None:
    assert words.read_point(text) == (None if card is None else parse_card(card))


NAMES = ("Вы", "Анна", "Борис", "Вера")


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("гора Анна +4", Change(column="mountain", seat=1, amount=4)),
        ("гору анна -4", Change(column="mountain", seat=1, amount=-4)),
        ("пуля вы 2", Change(column="pool", seat=0, amount=2)),
        ("pool Boris 2", None),
        ("висты Анна на Бориса 20", Change(column="whists", seat=1, on=2, amount=20)),
        ("вист вера анну −8", Change(column="whists", seat=3, on=1, amount=-8)),
        ("whists Анна on Борис 20", Change(column="whists", seat=1, on=2, amount=20)),
        ("п ан 6", Change(column="pool", seat=1, amount=6)),
        ("чудо Анна 4", None),
        ("гора Анна", None),
        ("гора Анна 4.5", None),
    ],
)
def test_corrections(text: str, change: Change | None) -> None:
    if text.startswith("pool Boris"):
        with pytest.raises(ReadError):
            read_change(text, NAMES)
    else:
        assert read_change(text, NAMES) == change


@pytest.mark.parametrize(
    ("text", "code"), [("гора Глеб 4", "name"), ("гора в 4", "name"), ("висты Анна 4", "change-whists")]
)
def test_corrections_that_cannot_be_understood(text: str, code: str) -> None:
    with pytest.raises(ReadError) as error:
        read_change(text, NAMES)
    assert error.value.code == code


@pytest.mark.parametrize("lang", LANGS)
def test_the_example_of_corrections_can_be_typed(lang: Lang) -> None:
    example = text(lang)("play-correct-how", one=NAMES[0], other=NAMES[-1]).partition(": ")[2]
    assert read_changes(example, NAMES) == [
        Change(column="mountain", seat=0, amount=4),
        Change(column="pool", seat=3, amount=-2),
        Change(column="whists", seat=0, on=3, amount=20),
    ]


def test_a_line_of_corrections_is_taken_whole_or_not_at_all() -> None:
    assert read_changes("гора Анна +4;", NAMES) == [Change(column="mountain", seat=1, amount=4)]
    assert read_changes("чушь; вздор", NAMES) is None
    assert read_changes(" ; ", NAMES) is None
    with pytest.raises(ReadError) as error:
        read_changes("гора Анна +4; чушь", NAMES)
    assert (error.value.code, error.value.params) == ("change", {"given": "чушь"})
