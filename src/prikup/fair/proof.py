"""What was told about a deal before, during and after it, and whether it holds together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from prikup.cards import Card
from prikup.deal import Dealt
from prikup.deal.setup import Seat
from prikup.fair.chain import Anchor, follows
from prikup.fair.deck import Mix, dealt
from prikup.fair.digest import FairError, secret_of
from prikup.fair.sealed import ENVELOPES, cards_at, opened, seal


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The proof of one deal, as far as it may be told now."""

    mix: Mix
    anchors: dict[Seat, Anchor] = {}
    """What was known of the chain of every seat that had one before this deal."""
    envelopes: tuple[str, ...] = ()
    """The sealed cards, told when the deal began."""
    salts: dict[int, str] = {}
    """Salts of the envelopes that may be opened to whoever has this proof."""
    secret: str | None = None
    """The server's secret, once everything may be seen."""

    @property
    def passed_over(self) -> tuple[Seat, ...]:
        """Seats that had committed themselves and gave nothing to this deal."""
        given = {each.seat for each in self.mix.given}
        return tuple(seat for seat in sorted(self.anchors) if seat not in given)


class Finding(msgspec.Struct, frozen=True):
    """What does not hold in a proof: a code of the message catalogue and its parameters."""

    code: str
    params: dict[str, str | int] = {}


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What a proof shows. Without findings it holds as far as it goes."""

    findings: tuple[Finding, ...]
    opened: int
    """Envelopes whose card was proved."""
    whole: bool
    """Whether the whole deck was made again from everybody's randomness."""


def check(proof: Proof, cards: Dealt) -> Verdict:
    """Whether a deal was dealt as its proof says: values follow from commitments, the deck from the values, the cards
    from the envelopes. ``cards`` are the cards as the record of the match gives them."""
    findings = [*_values(proof)]
    open_cards, bad = _opened(proof, cards)
    findings += bad
    whole = False
    if proof.secret is not None:
        remade = _remade(proof, cards)
        findings += remade
        whole = not remade
    return Verdict(findings=tuple(findings), opened=ENVELOPES if whole else open_cards, whole=whole)


def anchors_after(proof: Proof) -> dict[Seat, Anchor]:
    """What is known of every chain once this deal's values have been given."""
    return proof.anchors | {each.seat: Anchor(each.value, each.place) for each in proof.mix.given}


def continues(before: Proof, after: Proof) -> tuple[Finding, ...]:
    """Whether the proof of one deal takes up the chains where the one before left them. A seat may begin a new chain
    (at place 0), and then everybody sees it."""
    known: Mapping[Seat, Anchor] = anchors_after(before)
    return tuple(
        Finding("chain-restarted", {"seat": seat})
        for seat, anchor in after.anchors.items()
        if seat in known and anchor.place and anchor != known[seat]
    )


def _values(proof: Proof) -> list[Finding]:
    found = []
    for each in proof.mix.given:
        anchor = proof.anchors.get(each.seat)
        if anchor is None:
            found.append(Finding("no-commitment", {"seat": each.seat}))
        elif not follows(anchor, each.place, each.value):
            found.append(Finding("value", {"seat": each.seat}))
    return found


def _opened(proof: Proof, cards: Dealt) -> tuple[int, list[Finding]]:
    if proof.envelopes and len(proof.envelopes) != ENVELOPES:
        return 0, [Finding("envelopes", {"count": len(proof.envelopes), "expected": ENVELOPES})]
    found: dict[int, Card] = {}
    wrong = []
    for place, salt in proof.salts.items():
        inside = 0 <= place < ENVELOPES
        card = opened(proof.envelopes, place, salt, cards_at(cards, place)) if inside else None
        if card is None or card in found.values():
            wrong.append(Finding("card", {"place": place}))
        else:
            found[place] = card
    return len(found), wrong


def _remade(proof: Proof, cards: Dealt) -> Sequence[Finding]:
    assert proof.secret is not None
    try:
        secret = secret_of(proof.secret)
        made = dealt(proof.mix, secret)
    except FairError:
        return [Finding("secret", {"number": proof.mix.number})]
    found = []
    if made != cards:
        found.append(Finding("deck", {"number": proof.mix.number}))
    if proof.envelopes and seal(made, secret, proof.mix.number) != proof.envelopes:
        found.append(Finding("sealed", {"number": proof.mix.number}))
    return found
