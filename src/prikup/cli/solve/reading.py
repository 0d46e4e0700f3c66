"""Positions from the command line and from files."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from prikup.cards import Card, CardSet
from prikup.cli.errors import InputError
from prikup.cli.text import Catalogue
from prikup.notation.codec import decode
from prikup.notation.errors import HandError, NotationError
from prikup.notation.hands import parse_any_cards, parse_any_hand, split_hands
from prikup.solver.spot import STRAIN_NAMES, Spot, SpotError, StrainName, spot


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position of a file. ``tricks``, the answer expected, and ``source`` are not read."""

    hands: tuple[str, str, str]
    strain: str = "N"
    declarer: int = 0
    leader: int = 0
    on_table: tuple[str, ...] = ()
    talon: tuple[str, ...] = ()
    sitting_dealer: bool = False
    first_hand: int | None = None
    id: str | None = None
    source: str | None = None
    tricks: int | None = None


class Asked(msgspec.Struct, frozen=True):
    """A position to solve and the name it has in its file."""

    spot: Spot
    id: str | None = None


def read_words(
    hands: Sequence[str],
    *,
    strain: str | None,
    declarer: int,
    leader: int,
    on_table: str,
    talon: str,
    sitting_dealer: bool,
    say: Catalogue,
) -> Asked:
    """The position of one command line. Raises ``InputError``."""
    given = [part for text in hands for part in (split_hands(text) if len(hands) != 3 else [text])]
    try:
        return Asked(
            _spot(given, strain or "N", declarer, leader, _cards(on_table), _cards(talon), sitting_dealer, None)
        )
    except (SpotError, HandError) as error:
        raise InputError(*_sentences(error, say)) from None


def read_cases(text: str, path: str, say: Catalogue) -> list[Asked]:
    """The positions of a file: one or a list. Raises ``InputError`` with what is wrong in any of them."""
    try:
        cases = decode(text, list[Case]) if text.lstrip().startswith("[") else [decode(text, Case)]
    except NotationError as error:
        sentence = say(f"notation-{error.code}", **error.params)
        place = path if error.line is None else say("error-place", path=path, line=error.line)
        raise InputError(f"{place}: {sentence}") from None
    asked: list[Asked] = []
    wrong: list[str] = []
    for number, case in enumerate(cases, start=1):
        name = case.id or say("solve-place", number=number)
        try:
            position = _spot(
                case.hands,
                case.strain,
                case.declarer,
                case.leader,
                [card for word in case.on_table for card in _cards(word)],
                [card for word in case.talon for card in _cards(word)],
                case.sitting_dealer,
                case.first_hand,
            )
        except (SpotError, HandError) as error:
            wrong += [f"{path}: {name}: {sentence}" for sentence in _sentences(error, say)]
        else:
            asked.append(Asked(position, case.id))
    if wrong:
        raise InputError(*wrong)
    return asked


def _spot(
    hands: Sequence[str],
    strain: str,
    declarer: int,
    leader: int,
    on_table: Sequence[Card],
    talon: Sequence[Card],
    sitting_dealer: bool,
    first_hand: int | None,
) -> Spot:
    masks: list[CardSet] = [CardSet(0) if hand.strip() in ("-", "—") else parse_any_hand(hand) for hand in hands]
    return spot(
        masks,
        strain=_strain(strain),
        declarer=declarer,
        leader=leader,
        on_table=on_table,
        talon=talon,
        sitting_dealer=sitting_dealer,
        first_hand=first_hand,
    )


def _strain(word: str) -> StrainName:
    for name in STRAIN_NAMES:
        if word.casefold() == name.casefold():
            return name
    return word  # type: ignore[return-value]  # spot() names it as a problem


def _cards(text: str) -> tuple[Card, ...]:
    return parse_any_cards(text)


def _sentences(error: SpotError | HandError, say: Catalogue) -> list[str]:
    if isinstance(error, HandError):
        return [say(f"notation-{error.code}", **error.params)]
    return [say(f"solve-wrong-{problem.code}", **problem.params) for problem in error.problems]
