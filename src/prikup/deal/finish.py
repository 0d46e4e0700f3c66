"""The outcome of a deal, from the phase it ended in."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.cards import Card
from prikup.deal.actions import Bid
from prikup.deal.outcome import Misere, Preferans, Raspasy, TrickGame, Word
from prikup.deal.raspasy import TALON
from prikup.deal.setup import DealSetup, Hand, Seat
from prikup.deal.state import DealState, Exchange, Finished, PlayPhase, RaspasyPhase, Whisting
from prikup.deal.table import Contract
from prikup.deal.words import Settled, whist_question


def tricks_by_seat(setup: DealSetup, taken: Sequence[int], dummy_to: Seat | None = None) -> dict[Seat, int]:
    """Tricks of each seat; the dummy's count for ``dummy_to``, a fourth number for the sitting dealer."""
    tricks: dict[Seat, int] = {}
    for hand, count in enumerate(taken):
        if hand == TALON:
            seat = setup.sitting_dealer
        else:
            seat = setup.seats[hand]
            if seat is None:
                seat = dummy_to
        if seat is not None:
            tricks[seat] = tricks.get(seat, 0) + count
    return tricks


def _dummy_player(setup: DealSetup, declarer: Hand) -> Seat | None:
    return setup.seats[3 - declarer] if setup.gusarik else None


def credited(state: DealState, phase: Whisting, settled: Settled) -> Finished:
    """A game that nobody whists, or that half a whist ends (rules §6.3, §6.6)."""
    return Finished(outcome=_game(state, phase.contract, settled.words, None, False), last=phase)


def conceded(state: DealState, phase: Exchange) -> Finished:
    """«Без трёх» (rules §5.3)."""
    contract = phase.contract
    assert isinstance(contract.bid, Bid)
    outcome = TrickGame(
        game=contract.bid.game,
        declarer=state.setup.holder(contract.declarer),
        conceded=True,
        talon=state.talon,
        dark=contract.dark,
    )
    return Finished(outcome=outcome, last=phase)


def declared(state: DealState, phase: Exchange) -> Finished:
    """«Преферанс» (rules §14.2)."""
    bid = phase.contract.bid
    assert isinstance(bid, Bid)
    return Finished(outcome=Preferans(declarer=state.setup.holder(phase.contract.declarer), game=bid.game), last=phase)


def played(state: DealState, phase: PlayPhase, taken: Sequence[int], claimed: bool) -> Finished:
    """A trick game or misère after its last trick, or as agreed."""
    contract = phase.contract
    tricks = tricks_by_seat(state.setup, taken, _dummy_player(state.setup, contract.declarer))
    if not contract.misere:
        return Finished(outcome=_game(state, contract, final_words(state, phase), tricks, claimed), last=phase)
    outcome = Misere(
        declarer=state.setup.holder(contract.declarer),
        tricks=tricks,
        talon=_talon(state, contract),
        thrown=contract.thrown,
        no_talon=contract.no_talon,
        half=contract.half,
        claimed=claimed,
        dark=contract.dark,
    )
    return Finished(outcome=outcome, last=phase)


def all_passed(state: DealState, phase: RaspasyPhase, taken: Sequence[int], claimed: bool) -> Finished:
    """A raspasy after its last trick, or as agreed."""
    dark = sorted(state.setup.holder(hand) for hand in phase.dark_passes)
    outcome = Raspasy(tricks=tricks_by_seat(state.setup, taken), dark=tuple(dark), claimed=claimed)
    return Finished(outcome=outcome, last=phase)


def final_words(state: DealState, phase: PlayPhase) -> dict[Seat, Word]:
    """The last whist words of a contract that is being played."""
    settled = whist_question(state.rules, state.setup, phase.contract, phase.words, phase.looked_at)
    assert isinstance(settled, Settled)
    return settled.words


def _game(
    state: DealState,
    contract: Contract,
    words: dict[Seat, Word],
    tricks: dict[Seat, int] | None,
    claimed: bool,
) -> TrickGame:
    assert contract.game is not None
    return TrickGame(
        game=contract.game,
        declarer=state.setup.holder(contract.declarer),
        words=words,
        tricks=tricks,
        talon=_talon(state, contract),
        thrown=contract.thrown,
        no_talon=contract.no_talon,
        claimed=claimed,
        dark=contract.dark,
    )


def _talon(state: DealState, contract: Contract) -> tuple[Card, Card] | None:
    return None if contract.no_talon else state.talon
