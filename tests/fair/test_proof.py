"""Chains, sealed cards and proofs: honest ones hold, each lie is found."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from prikup.cards import CARDS, CardSet, iter_cards
from prikup.deal import Dealt
from prikup.fair import (
    ENVELOPES,
    Anchor,
    FairError,
    Given,
    Mix,
    Proof,
    anchors_after,
    cards_at,
    check,
    committed,
    continues,
    dealt,
    follows,
    links,
    opened,
    order,
    salts,
    seal,
)

SECRET = bytes(range(32))
CHAINS = {seat: links(bytes([seat]) * 32, 8) for seat in range(3)}


def proof_of(number: int, givers: tuple[int, ...] = (0, 1, 2), shown: bool = True) -> tuple[Proof, Dealt]:
    """An honest deal: all chains known up to the deal before, these seats give their values."""
    mix = Mix(
        table="t",
        number=number,
        commitment=committed(SECRET),
        cut=10,
        given=tuple(Given(seat, number, CHAINS[seat][number]) for seat in givers),
    )
    cards = dealt(mix, SECRET)
    anchors = {seat: Anchor(CHAINS[seat][number - 1], number - 1) for seat in CHAINS}
    proof = Proof(
        mix=mix,
        anchors=anchors,
        envelopes=seal(cards, SECRET, number),
        secret=SECRET.hex() if shown else None,
    )
    return proof, cards


def test_an_honest_deal_holds() -> None:
    proof, cards = proof_of(1)
    verdict = check(proof, cards)
    assert (verdict.findings, verdict.opened, verdict.whole) == ((), ENVELOPES, True)
    assert proof.passed_over == ()


def test_a_seat_that_slept_is_shown() -> None:
    proof, cards = proof_of(2, givers=(0, 2))
    assert check(proof, cards).whole
    assert proof.passed_over == (1,)


def test_chains_are_taken_up_where_they_were_left() -> None:
    first, _ = proof_of(1)
    second, _ = proof_of(2)
    assert continues(first, second) == ()
    assert anchors_after(first) == second.anchors
    forged = msgspec.structs.replace(second, anchors=second.anchors | {1: Anchor("0" * 64, 1)})
    assert [finding.code for finding in continues(first, forged)] == ["chain-restarted"]
    renewed = msgspec.structs.replace(second, anchors=second.anchors | {1: Anchor(links(b"n" * 32)[0])})
    assert continues(first, renewed) == ()


def test_own_and_played_cards_are_proved_without_the_secret() -> None:
    proof, cards = proof_of(1, shown=False)
    own = cards.hands[1]
    partly = msgspec.structs.replace(proof, salts=salts(cards, SECRET, 1, own))
    verdict = check(partly, cards)
    assert (verdict.findings, verdict.opened, verdict.whole) == ((), 10, False)
    assert {place // 10 for place in partly.salts} == {1}


def test_an_opened_envelope_opens_no_other() -> None:
    proof, cards = proof_of(1, shown=False)
    one = next(iter_cards(cards.hands[0]))
    (place, salt), *_ = salts(cards, SECRET, 1, CardSet(one.bit)).items()
    fitting = [other for other in range(ENVELOPES) if opened(proof.envelopes, other, salt, CARDS)]
    assert fitting == [place]


def test_places_of_a_hand_are_not_sorted() -> None:
    """Were they, a played card's place would tell how many lower cards lie beside it."""
    random = Random(3)
    sorted_hands = 0
    for number in range(1, 31):
        secret = random.randbytes(32)
        cards = dealt(Mix(table="t", number=number, commitment=committed(secret)), secret)
        placed = order(cards, secret, number)
        assert sorted(placed) == list(CARDS)
        for hand in range(3):
            part = placed[10 * hand : 10 * hand + 10]
            assert set(part) == set(iter_cards(cards.hands[hand])) == set(cards_at(cards, 10 * hand))
            sorted_hands += list(part) == sorted(part)
        assert placed[30:] == cards.talon
    assert sorted_hands == 0


def _other_value(proof: Proof) -> Proof:
    mix = msgspec.structs.replace(proof.mix, given=(Given(0, 1, "ab" * 32), *proof.mix.given[1:]))
    return msgspec.structs.replace(proof, mix=mix)


def _late_value(proof: Proof) -> Proof:
    mix = msgspec.structs.replace(proof.mix, given=(Given(0, 2, CHAINS[0][1]), *proof.mix.given[1:]))
    return msgspec.structs.replace(proof, mix=mix)


def _uncommitted(proof: Proof) -> Proof:
    return msgspec.structs.replace(proof, anchors={0: proof.anchors[0], 1: proof.anchors[1]})


def _other_secret(proof: Proof) -> Proof:
    return msgspec.structs.replace(proof, secret="cd" * 32)


def _other_cut(proof: Proof) -> Proof:
    return msgspec.structs.replace(proof, mix=msgspec.structs.replace(proof.mix, cut=11))


def _swapped_envelopes(proof: Proof) -> Proof:
    first, second, *rest = proof.envelopes
    return msgspec.structs.replace(proof, envelopes=(second, first, *rest))


def _few_envelopes(proof: Proof) -> Proof:
    return msgspec.structs.replace(proof, envelopes=proof.envelopes[:-1])


def _foreign_salt(proof: Proof) -> Proof:
    return msgspec.structs.replace(proof, salts={0: "ef" * 32})


def _salt_of_nothing(proof: Proof) -> Proof:
    return msgspec.structs.replace(proof, salts={77: "ef" * 32})


@pytest.mark.parametrize(
    ("lie", "code"),
    [
        (_other_value, "value"),
        (_late_value, "value"),
        (_uncommitted, "no-commitment"),
        (_other_secret, "secret"),
        (_other_cut, "deck"),
        (_swapped_envelopes, "sealed"),
        (_few_envelopes, "envelopes"),
        (_foreign_salt, "card"),
        (_salt_of_nothing, "card"),
    ],
)
def test_a_lie_is_found(lie: object, code: str) -> None:
    proof, cards = proof_of(1)
    verdict = check(lie(proof), cards)  # type: ignore[operator]
    assert code in {finding.code for finding in verdict.findings}


def test_cards_changed_after_the_deal_are_found() -> None:
    proof, cards = proof_of(1)
    mine, theirs = next(iter_cards(cards.hands[0])), next(iter_cards(cards.hands[1]))
    hands = (
        CardSet(cards.hands[0] & ~mine.bit | theirs.bit),
        CardSet(cards.hands[1] & ~theirs.bit | mine.bit),
        cards.hands[2],
    )
    changed = Dealt(hands, cards.talon)
    assert [finding.code for finding in check(proof, changed).findings] == ["deck"]
    own = msgspec.structs.replace(proof, secret=None, salts=salts(cards, SECRET, 1, cards.hands[0]))
    assert [finding.code for finding in check(own, changed).findings] == ["card"]


@pytest.mark.parametrize("place", [0, -1, 9, 10_000])
def test_only_a_later_place_within_reach_follows(place: int) -> None:
    anchor = Anchor(CHAINS[0][0])
    assert not follows(anchor, place, CHAINS[0][min(max(place, 0), 8)])


def test_deals_slept_through_are_stepped_over() -> None:
    anchor = Anchor(CHAINS[0][2], 2)
    assert follows(anchor, 7, CHAINS[0][7])
    assert not follows(anchor, 7, CHAINS[0][6])
    assert not follows(anchor, 7, "not a value")


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "g" * 64, "00 " * 21 + "0"])
def test_a_commitment_is_64_hexadecimal_digits(text: str) -> None:
    with pytest.raises(FairError) as error:
        Anchor(text)
    assert error.value.code == "hex"
